/// A terminfo entry of our own for terminals that show 24-bit colour, whether or not the system knows an entry that
/// says so.
///
/// ncurses takes a compiled entry as text from the variable `TERMINFO`. The source is `halflight-direct.ti` beside this
/// file; after a change there, `.ci/compile-terminfo` writes this one anew, and a test compares the two.
enum DirectColorEntry {
  static let name = "halflight-direct"

  /// The number of a colour given as 0xRRGGBB; numbers up to 255 are the terminal's own palette.
  static func number(ofColor rgb: UInt32) -> Int32 { Int32(0x100_0000 | rgb) }

  /// The value of `TERMINFO`; line breaks in it are ncurses' own.
  static let terminfo = """
    b64:HgJWABoADwBpAfMBaGFsZmxpZ2h0LWRpcmVjdHwyNC1iaXQgY29sb3Vy
    cyBhbmQgdGhlIHBhbGV0dGUgc2lkZSBieSBzaWRlIG9uIGEgdGVybWluYWwg
    bGlrZSB4dGVybQAAAQAAAQAAAAAAAAAAAQEAAAAAAAAAAAAAAVAAAAAIAAAA
    GAAAAP____________________________________________________8A
    AAACAAABAP__AAACAAQA__8VAB0AIQD_____JQA2AP__OAA_AP__QQD_____
    _____0gATAD__________1AAVQD__14AYwD_____aABtAHIAdwD__4AAhAD_
    _40AkgCYAP____________________-eAP__________________________
    ____________________________________________________________
    ____ogCqAP__________________________________sgD__7UAvgD__8cA
    ___QAP_______________________________________9kA___cAN8A4QD_
    _______kAP__________________________________________5gDsAP__
    ____________________________________________________________
    ____________________________________________________________
    ____________________________________________________________
    ____________________________________________________________
    ____________________________________________________________
    _______yAP__________________________________________________
    ______________________cA__________________________________8A
    Af_______________________wUB________________________________
    ____________________________________________________________
    ______8LAX8BBwANABtbJWklcDElZDslcDIlZHIAG1tIG1sySgAbW0sAG1tK
    ABtbJWklcDElZDslcDIlZEgACgAbWz8yNWwACAAbWz8yNWgAG1tQABtbTQAb
    WzFtABtbPzEwNDloABtbMm0AG1s0aAAbWzdtABtbN20AG1s0bQAbWyVwMSVk
    WAAbW20AG1s_MTA0OWwAG1s0bAAbWzI3bQAbWzI0bQAbW0wAG1s_MWwbPgAb
    Wz8xaBs9AA0KABtbJXAxJWRQABtbJXAxJWRNABtbJXAxJWRAABtbJXAxJWRM
    ABs4ABs3AAoAG00ACQAbWz83aAAbWz83bAAbWzFLABtbMzk7NDltABtbM20A
    G1syM20AG1szJT8lcDElezE2Nzc3MjE2fSUmJXQ4OzI7JXAxJXs2NTUzNn0l
    LyV7MjU1fSUmJWQ7JXAxJXsyNTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUm
    JWQlZSU_JXAxJXs3fSU-JXQ4OzU7JTslcDElZCU7bQAbWzQlPyVwMSV7MTY3
    NzcyMTZ9JSYldDg7MjslcDElezY1NTM2fSUvJXsyNTV9JSYlZDslcDElezI1
    Nn0lLyV7MjU1fSUmJWQ7JXAxJXsyNTV9JSYlZCVlJT8lcDElezd9JT4ldDg7
    NTslOyVwMSVkJTttAAABAAEAAAACAAcAAQAIAAAAAAADAEFYAFJHQgA=
    """
}
