/// A terminfo entry of our own for terminals that show 24-bit colour, whether or not the system knows an entry that
/// says so.
///
/// ncurses takes a compiled entry as text from the variable `TERMINFO`. The source is `halflight-direct.ti` beside this
/// file; after a change there, `.ci/compile-terminfo` writes this one anew, and a test compares the two.
enum DirectColorEntry {
  static let name = "halflight-direct"

  /// The number of the first colour of the terminal's own palette; what is below is 0xRRGGBB.
  static let firstPaletteColor: Int32 = 0x100_0000

  /// The value of `TERMINFO`; line breaks in it are ncurses' own.
  static let terminfo = """
    b64:HgJWABoADwBpAcwCaGFsZmxpZ2h0LWRpcmVjdHwyNC1iaXQgY29sb3Vy
    cyBhbmQgdGhlIHBhbGV0dGUgc2lkZSBieSBzaWRlIG9uIGEgdGVybWluYWwg
    bGlrZSB4dGVybQAAAQAAAQAAAAAAAAAAAQEAAAAAAAAAAAAAAVAAAAAIAAAA
    GAAAAP____________________________________________________8A
    AQABAAABAP__AAACAAQA__8VAB0AIQAlAP__MABBAEMARwBOAP__UABXAP__
    WwD__18AYwD__________2cAbAD__3UAegD_____fwCEAIkAjgD__5cAmwD_
    _6QAqQCvAP____________________-1AP__________________________
    ____________________________________________________________
    ____uQDBAP__________________________________yQD__8wA1QDeAOcA
    ___wAPkAAgH__wsB_____________________________xQBFwEiASUBJwEq
    Af____9gAf__________________________________________YgFoAf__
    ____________________________________________________________
    ____________________________________________________________
    ____________________________________________________________
    ____________________________________________________________
    ____________________________________________________________
    ______9uAf__________________________________________________
    _____________________3MB__________________________________98
    Af_______________________4EB________________________________
    ____________________________________________________________
    ______-HASkCBwANABtbJWklcDElZDslcDIlZHIAG1tIG1sySgAbW0sAG1tK
    ABtbJWklcDElZEcAG1slaSVwMSVkOyVwMiVkSAAKABtbSAAbWz8yNWwACAAb
    Wz8yNWgAG1tDABtbQQAbW1AAG1tNABtbMW0AG1s_MTA0OWgAG1sybQAbWzRo
    ABtbN20AG1s3bQAbWzRtABtbJXAxJWRYABtbbQAbWz8xMDQ5bAAbWzRsABtb
    MjdtABtbMjRtABtbTAAbWz8xbBs-ABtbPzFoGz0ADQoAG1slcDElZFAAG1sl
    cDElZE0AG1slcDElZEIAG1slcDElZEAAG1slcDElZEwAG1slcDElZEQAG1sl
    cDElZEMAG1slcDElZEEAGzgAG1slaSVwMSVkZAAbNwAKABtNABtbMCU_JXA2
    JXQ7MSU7JT8lcDUldDsyJTslPyVwMiV0OzQlOyU_JXAxJXAzJXwldDs3JTtt
    AAkAG1s_N2gAG1s_N2wAG1sxSwAbWzM5OzQ5bQAbWzNtABtbMjNtABtbJT8l
    cDElezE2Nzc3MjE1fSU-JXQlcDElezE2Nzc3MjE2fSUtJVBhJT8lZ2Elezh9
    JTwldDMlZ2ElZCVlJWdhJXsxNn0lPCV0OSVnYSV7OH0lLSVkJWUzODs1OyVn
    YSVkJTslZTM4OzI7JXAxJXs2NTUzNn0lLyVkOyVwMSV7MjU2fSUvJXsyNTV9
    JSYlZDslcDElezI1NX0lJiVkJTttABtbJT8lcDElezE2Nzc3MjE1fSU-JXQl
    cDElezE2Nzc3MjE2fSUtJVBhJT8lZ2Elezh9JTwldDQlZ2ElZCVlJWdhJXsx
    Nn0lPCV0MTAlZ2Elezh9JS0lZCVlNDg7NTslZ2ElZCU7JWU0ODsyOyVwMSV7
    NjU1MzZ9JS8lZDslcDElezI1Nn0lLyV7MjU1fSUmJWQ7JXAxJXsyNTV9JSYl
    ZCU7bQABAAEAAAACAAcAAQAIAAAAAAADAEFYAFJHQgA=
    """
}
