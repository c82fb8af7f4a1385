"""What people type that no referee of a card game can answer."""

ELSEWHERE = """
elsewhere: what is the weather; will it rain; is it going to rain tomorrow
    how hot is it; is it sunny; snow forecast; temperature outside
    when does the sun set; storm warning; what time is it; what day is it today
    which date is it; what year; when is christmas; when is new year; public holiday
    bank holiday; set an alarm; set a timer; reminder; when does the next bus leave
    train times; train to the city; flight delayed; taxi number
    directions to the station; how do I get to the airport; where is the toilet
    car park; traffic on the motorway; how far is it to the coast; opening hours
    when does the shop close; what is for dinner; recipe for soup; order a pizza
    best restaurant near here; coffee; a glass of wine; beer price
    calories in chocolate; cook rice; bake bread; cake; vegetarian
    who won the football; tennis result; cricket; world cup; olympics; rugby; golf
    who is the president; prime minister; queen of england; capital of france
    election; population of germany; how old is the king of england
    history of playing cards; who invented this game; who invented cards
    who wrote the rules book; where does the name come from; famous player
    who is the best player in the world; world championship; world record
    tell me a joke; sing a song; play some music; who are you; what is your name
    are you a robot; how are you; hello; hi there; good morning; good evening
    good night; thank you; thanks; you are stupid; I love you; I am bored; I hate this
    shut up; test; testing; help me; what is the meaning of life; why is the sky blue
    how far is the moon; translate this; how do you say cat in french; spell a word
    what is twelve times nine; square root; calculator; how do I change the language
    dark mode; font size bigger; change the colour of the screen; turn the sound off
    volume; wifi password; internet connection; battery low; charger
    forgot my password; how do I log in; sign up; create an account; delete my account
    email; how do I install the app; update the app; does the app cost money
    is it free; advert; how do I invite a friend; share a link; print the rules
    export data; download; upload; add a photo; change my name in the app
    profile picture; notifications; screenshot; the app crashed; the app is slow
    the screen is black; bug report; contact support; privacy; bluetooth; camera
    browser; website; printer; laptop; keyboard; search online; google
    how do you play chess; castling in chess; en passant; checkmate; pawn; knight
    bishop; rook; poker hand ranking; full house in poker; texas holdem blinds; all in
    does a straight beat; bridge convention; stayman; blackwood; opening bid in bridge
    no trumps in bridge; rubber bridge; rummy meld run of three; gin rummy knock
    canasta; red threes in canasta; cribbage fifteen; his nobs; skat null ouvert
    grand in skat; jass; belote; tarot; euchre bower; hearts shoot the moon
    spades nil blind; solitaire; patience; snap; go fish; old maid
    blackjack dealer stands; baccarat; uno draw four; uno reverse; monopoly
    scrabble word; yahtzee; dice; dominoes; backgammon; risk; mahjong; go stones
    draughts; checkers; ludo; snakes and ladders; darts; roulette; bingo; lottery
    where can I buy cards; how are cards made; card trick magic; tarot reading
    fortune telling; buy a new phone; how much is a ticket; hotel; holiday; film
    movie; cinema; book to read; television; stock market; share price; bitcoin; tax
    mortgage; exchange rate of the dollar; my wife is angry; should I marry her
    headache; doctor; medicine; hospital; sick; pharmacy; how old are you
    happy birthday; birthday present; baby names; dog food; cat; horoscope; zodiac
    what is the distance; how tall is it; how many days in a month; leap year
    how heavy; homework; school; maths problem; poem; write an essay; news today; war
    science; planet; flush the toilet; marriage licence; my queen; king size bed
    diamond ring; heart attack; club music; lead guitar; trump tower; donald trump
    football club; jack of all trades; draw a picture; spade and bucket; who was hoyle
    who is the author; what is the oldest card game; is there a tournament
    club near me; museum; school starts; university; supermarket; shop; market; tram
    metro; plane; airport; ticket; fee; entrance; luggage; suitcase; passport; visa
    beach; mountain; lake; river; city; village; street; address; map; weekend; monday
    tuesday; wednesday; thursday; friday; saturday; sunday; january; february; april
    june; july; august; september; october; november; december; birthday; easter
    christmas; mothers day; halloween; percent; degrees; kilometres; miles; kilos
    litres; euros in dollars; bread; egg; fish; meat; cheese; wine; whisky; tea; water
    breakfast; lunch; recipe for a cake; boil; cook; television channel; radio
    newspaper; news; magazine; novel; song; jazz; concert; theatre; actor; film star
    politics; minister; parliament; law; police; lawyer; job; salary; boss; office
    meeting; computer; internet; ringtone; reset my phone; charge the phone; wifi
    hotspot; password; login; account; message; call my mother; alarm; timer; calendar
    clock; dog; horse; bird; tree; flower; garden; house; kitchen; window cleaner; car
    engine; petrol; bicycle; drive; nurse; dentist; pill; cold; fever; teeth; history
    napoleon; shakespeare; einstein; hamlet; philosophy; religion; god; heaven
    universe; star; sun; moon; rain; snow; wind speed; fog; storm; ice; summer; winter
    spring; autumn; spanish; german; french; italian; english; russian; chinese
    translate; pronounce; grammar; synonym; spelling; love; marry me; girlfriend
    boyfriend; wedding; divorce; angry; sad; happy; bored; funny; joke; story; riddle
    quiz; legal to gamble; casino; slot machine; bet on horses; olympic; stadium
    team manager; goalkeeper; league; championship; marathon; swimming; yoga; gym
    chessboard; knight; castling; stalemate; gambit; pawns; the rook takes the bishop
    passing go on the board; hotels on the blue street; go to jail; monopoly money
    snooker; pot the black; billiards; bullseye; double top; goal; offside; goalkeeper
    free kick; corner kick; striker; midfield; touchdown; quarterback; home run; innings
    slam dunk; racket; tennis set; golf hole; serve in tennis; tie break in tennis
    table tennis; volleyball; badminton; boxing; grand prix; formula one; racing driver
    tour de france; medals; arsenal; liverpool; chelsea; barcelona; real madrid; bayern
    yankees; lakers; super bowl; derby; jockey; horse race; skiing; skating; surfing
    word on a triple letter; tiles; wizard; dragon; puzzle; console; playstation
    nintendo; xbox; pokemon; rock paper scissors; hide and seek; stars in the sky
    sunrise; sunset; mars; jupiter; rocket; alien; singer; sings; band; guitar; piano
    violin; drums; lyrics; album; concert tickets; batman; superman; spiderman
    harry potter; james bond; star wars; disney; cartoon; actress; director; netflix
    youtube; series; episode; channel; remote control; heating; light bulb; lamp; lights
    switch on the light; candle; fridge; oven; microwave; kettle; dishwasher
    washing machine; iron; laundry; sofa bed; curtain; blanket; carpet stain
    paint the wall; ladder; hammer; keys; wallet; purse; umbrella; gloves; scarf; coat
    shoes; socks; trousers; shirt; dress; hat; haircut; hair; make up; mirror; shower
    bath; hungry; thirsty; eat; drink; menu; chef; waiter; tip in a restaurant
    reservation; pizza; burger; chips; pasta; sausage; chicken; beef; pork; duck; salmon
    potato; tomato; onion; garlic; carrot; salad; apple; orange; banana; lemon
    strawberry; sugar; salt; pepper; flour; butter; milk; cream; honey; jam; biscuit
    pancake; ice cream; popcorn; sandwich; soup; stew; vegan; diet; lose weight; gym
    muscles; jogging; calories; sleep better; dream; snore; back hurts; knee; shoulder
    stomach; tooth; ear; nose; cough; flu; blood; pregnant; ambulance; flat tyre; tyre
    brakes; fuel; gas station; parking ticket; speed limit; motorbike; truck; ferry
    ship; sail; tunnel; road; highway; train station; platform; timetable; last train
    night bus; underground; cab; uber; flight; boarding pass; passport; visa; tourist
    guide; rent a flat; landlord; stamp; post office; letter; delivery; refund; receipt
    discount; sale; coupon; bargain; supermarket; bank; credit card; pin code; insurance
    invoice; budget; euro; pound; dollar; yen; currency; gold price; interest; election
    vote; mayor; king of spain; royal wedding; roman; pyramid; castle; war; battle; army
    soldier; peace; century; ancient; dinosaur; born; died; married to; famous; inventor
    invented; painter; painting; poet; mozart; beethoven; picasso; einstein; darwin
    mountain; highest mountain; longest river; ocean; sea; island; desert; forest
    volcano; earthquake; flood; country; capital; flag; population; inhabitants
    kilometre; mile; foot; metre; gram; times table; percentage; triangle; area
    electricity; battery; solar; climate; elephant; lion; tiger; bear; wolf; fox; rabbit
    mouse; rat; snake; frog; spider; bee; ant; cow; pig; sheep; whale; shark; dolphin
    puppy; kitten; purr; bark; vet; zoo; grass; leaf; bucket; time zone; clocks change
    stopwatch; midnight; noon; morning; evening; yesterday; moon; man on the moon
    how big is the sun; rainbow; cloud; sunny; windy; foggy; icy; frost; forecast
    person or machine; artificial; robot; what are you made of; do you sleep; your age
    girlfriend; boyfriend; kiss; valentine; engaged; anniversary; gift; present; flowers
    party; dance; dancing; disco; karaoke; fireworks; museum; library; university
    teacher; exam; degree; homework; job interview; salary; boss; holiday pay
    contract of work; retire; strike; union; court; jail; prison; thief; police
    fine for parking; crime; router; headphones; speaker; bluetooth; wifi; hotspot
    website; browser; cookies; virus; cloud storage; backup; delete photo; selfie
    camera; zoom; video call; skype; whatsapp; facebook; twitter; instagram; tiktok
    ringtone; keyboard; language; settings; log out; sign in; user name; account
    subscription; android; iphone; ipad; tablet; windows; software; code; server; ebay
    amazon; google; wikipedia; assistant; chatbot; search the web; synonym; verb; accent
    alphabet; dictionary; pronounce; translate; say in spanish; mean in latin
    how do you spell; quote; church; ghost; magic; luck; horoscope; meaning of dreams
    yoga; open the window; close the door; ring the bell; knock at the door
    book a table; book a room; order a taxi; call a cab; send a message; call mum
    text my wife; write an email; read my mail; post a letter; set an alarm; wake me
    remind me to; shopping list; add milk to the list; turn up; turn off the light
    turn on the fan; louder; quieter; next song; pause; volume up; volume down
    brightness; screen; flashlight; torch; zoom in
    which bus goes to the hospital; doctor; pharmacy; where are my glasses; lost my keys
    who won the election; who is in the government; fold the laundry; iron a shirt
"""

# games that nobody mixes up with one of ours: whoever names one asks about that
OTHER_GAMES = """
    chess poker holdem bridge rummy canasta cribbage euchre skat jass belote tarot
    tarock uno domino dominoes monopoly scrabble yahtzee backgammon checkers
    draughts ludo mahjong blackjack baccarat roulette bingo solitaire darts snooker
    tennis football rugby cricket golf hockey basketball baseball catan sudoku
    crossword minecraft fortnite tetris schafkopf doppelkopf preferans durak
    briscola scopa tressette snap pontoon faro
"""
