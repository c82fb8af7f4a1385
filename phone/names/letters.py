"""Letters, as names need them: what nobody sees, and capitals as small letters.

Tables of our own, since a phone's small Python has none, and each version of the large
one has others: what one takes for a name and the other does not is refused for ever.
All numbers are code points in base 16. Letters that come to Unicode later stay as they
are typed; a test holds the tables against the Python that runs it.
"""

# Control, direction, private use, half a letter, no letter ever, and what is drawn
# as nothing at all: from-to.
UNSEEN = """
    0-1f 7f-9f ad 34f 600-605 61c 6dd 70f 890-891 8e2 115f-1160 17b4-17b5 180b-180f
    200b-200f 202a-202e 2060-206f 2800 3164 d800-f8ff fdd0-fdef fe00-fe0f feff ffa0
    fff0-fffb fffe-ffff 110bd 110cd 13430-1343f 1bca0-1bca3 1d173-1d17a 1fffe-1ffff
    2fffe-2ffff 3fffe-3ffff 4fffe-4ffff 5fffe-5ffff 6fffe-6ffff 7fffe-7ffff 8fffe-8ffff
    9fffe-9ffff afffe-affff bfffe-bffff cfffe-cffff dfffe-e0fff efffe-10ffff
"""

SPACES = "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004"
SPACES += "\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"

# A letter and the small one: from>to, *so many one after the other, /2: every second.
SMALL = """
    41>61*26 b5>3bc c0>e0*23 d8>f8*7 100>101*24/2 132>133*3/2 139>13a*8/2 14a>14b*23/2
    178>ff 179>17a*3/2 17f>73 181>253 182>183*2/2 186>254 187>188 189>256*2 18b>18c
    18e>1dd 18f>259 190>25b 191>192 193>260 194>263 196>269 197>268 198>199 19c>26f
    19d>272 19f>275 1a0>1a1*3/2 1a6>280 1a7>1a8 1a9>283 1ac>1ad 1ae>288 1af>1b0
    1b1>28a*2 1b3>1b4*2/2 1b7>292 1b8>1b9 1bc>1bd 1c4>1c6 1c5>1c6 1c7>1c9 1c8>1c9
    1ca>1cc 1cb>1cc*9/2 1de>1df*9/2 1f1>1f3 1f2>1f3*2/2 1f6>195 1f7>1bf 1f8>1f9*20/2
    220>19e 222>223*9/2 23a>2c65 23b>23c 23d>19a 23e>2c66 241>242 243>180 244>289
    245>28c 246>247*5/2 345>3b9 370>371*2/2 376>377 37f>3f3 386>3ac 388>3ad*3 38c>3cc
    38e>3cd*2 391>3b1*17 3a3>3c3*9 3c2>3c3 3cf>3d7 3d0>3b2 3d1>3b8 3d5>3c6 3d6>3c0
    3d8>3d9*12/2 3f0>3ba 3f1>3c1 3f4>3b8 3f5>3b5 3f7>3f8 3f9>3f2 3fa>3fb 3fd>37b*3
    400>450*16 410>430*32 460>461*17/2 48a>48b*27/2 4c0>4cf 4c1>4c2*7/2 4d0>4d1*48/2
    531>561*38 10a0>2d00*38 10c7>2d27 10cd>2d2d 13f8>13f0*6 1c80>432 1c81>434 1c82>43e
    1c83>441*2 1c85>442 1c86>44a 1c87>463 1c88>a64b 1c90>10d0*43 1cbd>10fd*3
    1e00>1e01*75/2 1e9b>1e61 1ea0>1ea1*48/2 1f08>1f00*8 1f18>1f10*6 1f28>1f20*8
    1f38>1f30*8 1f48>1f40*6 1f59>1f51*4/2 1f68>1f60*8 1fb8>1fb0*2 1fba>1f70*2 1fbe>3b9
    1fc8>1f72*4 1fd8>1fd0*2 1fda>1f76*2 1fe8>1fe0*2 1fea>1f7a*2 1fec>1fe5 1ff8>1f78*2
    1ffa>1f7c*2 2126>3c9 212a>6b 212b>e5 2132>214e 2160>2170*16 2183>2184 24b6>24d0*26
    2c00>2c30*48 2c60>2c61 2c62>26b 2c63>1d7d 2c64>27d 2c67>2c68*3/2 2c6d>251 2c6e>271
    2c6f>250 2c70>252 2c72>2c73 2c75>2c76 2c7e>23f*2 2c80>2c81*50/2 2ceb>2cec*2/2
    2cf2>2cf3 a640>a641*23/2 a680>a681*14/2 a722>a723*7/2 a732>a733*31/2 a779>a77a*2/2
    a77d>1d79 a77e>a77f*5/2 a78b>a78c a78d>265 a790>a791*2/2 a796>a797*10/2 a7aa>266
    a7ab>25c a7ac>261 a7ad>26c a7ae>26a a7b0>29e a7b1>287 a7b2>29d a7b3>ab53
    a7b4>a7b5*8/2 a7c4>a794 a7c5>282 a7c6>1d8e a7c7>a7c8*2/2 a7d0>a7d1 a7d6>a7d7*2/2
    a7f5>a7f6 ab70>13a0*80 ff21>ff41*26 10400>10428*40 104b0>104d8*36 10570>10597*19/2
    10571>10598*5/2 1057d>105a4*7/2 1058d>105b4*3/2 10595>105bc 10c80>10cc0*51
    118a0>118c0*32 16e40>16e60*32 1e900>1e922*34
"""

# Where it takes several: from>to+to.
SEVERAL = """
    df>73+73 130>69+307 149>2bc+6e 1f0>6a+30c 390>3b9+308+301 3b0>3c5+308+301
    587>565+582 1e96>68+331 1e97>74+308 1e98>77+30a 1e99>79+30a 1e9a>61+2be 1e9e>73+73
    1f50>3c5+313 1f52>3c5+313+300 1f54>3c5+313+301 1f56>3c5+313+342 1f80>1f00+3b9
    1f81>1f01+3b9 1f82>1f02+3b9 1f83>1f03+3b9 1f84>1f04+3b9 1f85>1f05+3b9 1f86>1f06+3b9
    1f87>1f07+3b9 1f88>1f00+3b9 1f89>1f01+3b9 1f8a>1f02+3b9 1f8b>1f03+3b9 1f8c>1f04+3b9
    1f8d>1f05+3b9 1f8e>1f06+3b9 1f8f>1f07+3b9 1f90>1f20+3b9 1f91>1f21+3b9 1f92>1f22+3b9
    1f93>1f23+3b9 1f94>1f24+3b9 1f95>1f25+3b9 1f96>1f26+3b9 1f97>1f27+3b9 1f98>1f20+3b9
    1f99>1f21+3b9 1f9a>1f22+3b9 1f9b>1f23+3b9 1f9c>1f24+3b9 1f9d>1f25+3b9 1f9e>1f26+3b9
    1f9f>1f27+3b9 1fa0>1f60+3b9 1fa1>1f61+3b9 1fa2>1f62+3b9 1fa3>1f63+3b9 1fa4>1f64+3b9
    1fa5>1f65+3b9 1fa6>1f66+3b9 1fa7>1f67+3b9 1fa8>1f60+3b9 1fa9>1f61+3b9 1faa>1f62+3b9
    1fab>1f63+3b9 1fac>1f64+3b9 1fad>1f65+3b9 1fae>1f66+3b9 1faf>1f67+3b9 1fb2>1f70+3b9
    1fb3>3b1+3b9 1fb4>3ac+3b9 1fb6>3b1+342 1fb7>3b1+342+3b9 1fbc>3b1+3b9 1fc2>1f74+3b9
    1fc3>3b7+3b9 1fc4>3ae+3b9 1fc6>3b7+342 1fc7>3b7+342+3b9 1fcc>3b7+3b9
    1fd2>3b9+308+300 1fd3>3b9+308+301 1fd6>3b9+342 1fd7>3b9+308+342 1fe2>3c5+308+300
    1fe3>3c5+308+301 1fe4>3c1+313 1fe6>3c5+342 1fe7>3c5+308+342 1ff2>1f7c+3b9
    1ff3>3c9+3b9 1ff4>3ce+3b9 1ff6>3c9+342 1ff7>3c9+342+3b9 1ffc>3c9+3b9 fb00>66+66
    fb01>66+69 fb02>66+6c fb03>66+66+69 fb04>66+66+6c fb05>73+74 fb06>73+74 fb13>574+576
    fb14>574+565 fb15>574+56b fb16>57e+576 fb17>574+56d
"""


def is_seen(letter):
    """Whether a letter is drawn as anything."""
    return ord(letter) in PLAIN or not is_within(RANGES, letter)


def is_within(ranges, letter):
    """Whether a letter is in some ranges; "" is in none."""
    if not letter:
        return False
    code, left, right = ord(letter), 0, len(ranges)  # the last that begins before it
    while right - left > 1:
        middle = (left + right) // 2
        left, right = (middle, right) if ranges[middle][0] <= code else (left, middle)
    return ranges[left][0] <= code <= ranges[left][1]


def small(letter):
    """A letter as it is compared, capital or not: one or several."""
    return FOLDED.get(letter, letter)


def ranges(text):
    """(first, last) of each range that a text names."""
    pairs = [one.partition("-") for one in text.split()]
    return tuple([(int(low, 16), int(high or low, 16)) for low, _dash, high in pairs])


def folded_letters():
    """(letter, what it is compared as) of all that is not compared as itself."""
    for text in SMALL.split():
        low, _arrow, rest = text.partition(">")
        to, _star, many = rest.partition("*")
        count, _slash, step = many.partition("/")
        for place in range(int(count or 1)):
            more = place * int(step or 1)
            yield chr(int(low, 16) + more), chr(int(to, 16) + more)
    for text in SEVERAL.split():
        letter, _arrow, several = text.partition(">")
        yield (
            chr(int(letter, 16)),
            "".join([chr(int(code, 16)) for code in several.split("+")]),
        )


PLAIN = range(0x20, 0x7F)
RANGES = ranges(UNSEEN)
FOLDED = dict(folded_letters())
