print("halflight")
