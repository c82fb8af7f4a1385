"""Words that mean the same at a card table: a line a meaning, its own name first.

A word may stand in several lines; the first is what it means most.
"""

# said too often to tell one question from another
EMPTY = """
    a an the of to in on at is are was were be been being am im ive id it its
    this that these those there theres here and or but if so then than as for from by
    with into onto off up out down over about just only also very really quite some any
    do does did done doing has have had having get gets got getting gotten will would
    shall he she they we you i him her them me us his hers their theirs our ours my
    mine your yours himself herself myself one ones s t d ll m re ve hes shes theyre
    youre weve theyve thats lets let oh ok okay please pls plz help um er
    now well like thing things stuff
    somebody someone anybody anyone everybody everyone person people player players
    guy man woman girl boy lady fellow bloke lad dude opponent opponents neighbour
    husband wife son daughter brother sister mother father mum mom dad uncle aunt
    cousin grandma grandpa granny friend granddad nan kid child grandson
    game games round table
    ist der die das und ein eine er sie le la les un une des il elle est et
"""

MEANINGS = """
    not no didnt doesnt dont cant cannot couldnt wasnt isnt havent hasnt hadnt wont
     wouldnt never without nobody none nothing neither nor noone forgot forget forgets
     forgotten forgetting omit omitted overlooked overlook missed miss misses skipped
     skip neglected failed fail fails failing arent werent shouldnt unannounced nichts
     nicht kein pas
    may can could allowed permitted able allow allows permit might legal okay illegal
     darf dürfen kann
    must should need needs needed obliged forced compulsory obligatory mandatory
     supposed required ought gotta muss
    start starts started starting begin begins began begun beginning first open opens
     opened opening commence goes erster
    lead leads led leading leader leaded ausspielen
    deal deals dealt dealing dealed give gives gave given giving handed distribute
     distributed deals redealt geben gibt gegeben donne
    dealer dealers giver geber donneur
    redeal redealing redo restart redealt
    again anew afresh fresh
    hand hands handful
    cut cuts cutting uncut abheben coupe
    shuffle shuffles shuffled shuffling mix mixes mixed mixing riffle riffled muddled
     unshuffled jumbled scrambled mixt mischen gemischt
    pack packs deck decks kartenspiel jeu
    stock stocks talon pile drawpile heap stack
    draw draws drew drawn drawing drawed pick picks picked picking lift lifted
    take takes took taken taking grab grabs grabbed grabbing capture captures captured
     capturing gather gathers gathered gathering collect collected swept raked scooped
     pocketed taked tooked
    back return returned retract retracted undo undone withdraw withdrew withdrawn
     takeback
    change changes changed changing swap swaps swapped swapping exchange exchanges
     exchanged exchanging switch switched replace replaced alter altered trade traded
     substitute different instead tauschen
    play plays played playing put puts putting lay lays laid laying place placed throw
     throws threw thrown throwing chuck chucks chucked toss tossed chucking slung plonk
     plonked flung lays spielt gespielt
    show shows showed shown showing expose exposes exposed exposing flash flashed
     reveal reveals revealed faced visible flipped flip flips facing disclosed display
     displayed upside open faceup flashes
    look looks looked looking see sees saw seen seeing peek peeks peeked peeking glimpse
     glimpsed glance glanced view viewed watch watched inspect inspected spy spied
     peep peeped check checks checked checking spotted notice noticed review
     examine
    drop drops dropped dropping fell fall falls fallen slip slips slipped slipping
     spilled spilt tumbled flew landed
    floor ground carpet rug under underneath sofa couch
    lost missing misplaced disappeared vanished gone mislaid
    find found finds finding discovered discover
    turn turns turned turning flipped
    go going goes went
    turnup upcard turncard
    wrong wrongly mistake mistakes mistakenly mistaken error errors incorrect
     incorrectly false falsely accidentally accident accidental invalid bad badly
     erroneous misdeal misdealt misplay misplayed messed botched falsch faux
     inadvertently
    many much number
    wrongturn
    toolate
    extra more surplus additional superfluous excess
    few fewer less short lacking lacks shy
    left leftover remaining remain remains rest remainder others
    trump trumps trumped trumping ruff ruffed ruffing trumph atout atouts trumpf
    suit suits colour color farbe couleur
    follow follows followed following serve served obey
    revoke revokes revoked reneged renege reneges renounce renounced reneging revoking
    beat beats beaten beating outrank outranks higher overtrump overtake exceed
     stronger outranked head
    high highest top best rank ranks ranking
    low lower lowest
    win wins won winner winning winners gewinnt gagne
    trick tricks stich levee pli
    jack jacks knave knaves bube buben valet j
    queen queens dame damen q reine
    king kings konig roi k könig
    ace aces ass 1 as-card
    ten tens 10 zehn
    nine nines 9 neun neuf
    eight eights 8
    seven sevens 7 sieben sept
    six sixes 6
    five fives 5
    four fours 4 vier quatre
    three threes 3 drei trois
    two twos 2 zwei deux second both twice double deuce
    heart hearts herz coeur coeurs
    diamond diamonds carreau carreaux karo
    spade spades
    club clubs trefle treff kreuz
    partner partners mate teammate mates pal buddy partnership
    bid bids bidding call calls called calling bidded guess guesses guessed predict
     predicted bet bets contract ansage
    say says said saying tell tells told telling announce announces announced announcing
     announcement spoke speak speaks spoken shout shouted name named names declared
     declare declares declaring declaration speak utter
    meld melds melded melding combination combinations combo
    score scores scored scoring point points pts tally punkte ptos
    worth value values valued
    count counts counted counting reckon recount reckoned
    add adds added adding sum sums total totals
    write wrote written writing mark marked marks note noted enter entered entering
     record recorded type typed input scorekeeper scorer scoresheet sheet scribe paper
    pay pays paid paying owe owes owed owing money stake stakes settle settled
     settlement debt penny pence cash euro dollars dollar quid cents
    end ends ended ending finish finishes finished finishing over complete completed
    concede resign resigns resigned conceded concedes surrender
    stop stops stopped stopping halt quit quits quitting abandon abandoned
    interrupt interrupted pause paused break continue continued resume tomorrow
     postponed later tonight
    leave leaves leaving home quit bed away
    early b4 before beforehand soon prematurely premature prior ahead
    late later after afterwards already since
    tie ties tied level even equal equals drawn equally same identical
    agree agrees agreed agreement agreeing consent
    argue argues argued argument arguing dispute disputes disputed disagree disagrees
     disagreement quarrel row contested contradict insists insist
    deny denies denied denying
    discard discards discarded discarding sluff slough sloughed
    claim claims claimed claiming
    mean means meant meaning definition define explain explained
    talk talks talked talking hint hints hinted signal signals signalled sign signs wink
     winks advice advise advises advised comment comments kibitz kibitzer
    join joins joined
    prove proof proves proved
    last final
    damaged torn bent marked ripped creased dirty stained
    choose chooses chose chosen choosing choice decide decides decided select selected
     determine determined fixed
    target goal
    penalty punish punishment fine penalties punished
    order
    long length
    together
    stick stuck sticking
    joker jokers
    blank
    pique pic
    repique repic
    quatorze quatorzes
    trio trios
    tierce tierces
    quart quarts
    quint quints
    who whos whose whom
    what whats
    elder eldest forehand nondealer
    younger pone
    run runs flush sequence sequences
    marriage marriages married marry
    dix deece
    tablanette tabla tablanet tablanetta sweep sweeps
    forty fourty
    refuse refused refuses refusing decline declines
    help helps helped helping assist
    keep keeps kept hold holds held holding retain
    know knows knew known remember remembers remembered recall
    ask asks asked asking demand demands request requests
    correct corrected right rightly proper fix fixed repair repaired
    think thinks thought believe believes believed sure certain
    want wants wanted wish wishes
    kick kicks kicked nudge nudged tap taps
    miscount miscounted miscounts uncounted
    middle midway halfway mid
    big bigger biggest large larger largest
    small smaller smallest little
    join joined joins joining
    sick ill hospital unwell
    tired sleepy asleep
    train bus taxi plane ferry boat
    close closes closed closing
    spill spilled spilt coffee beer wine tea
    cat dog baby toddler child wind
    angry mad furious upset cross
    whole entire
    half halves
    happen happens happened
    belong belongs belonged
    reach reaches reached hit
    pass passes passed passing
    accept accepts accepted
    stand stands stood valid
    dead void
    wait waited waiting waits
"""
# several words that say one thing; read from left to right, before all else
PHRASES = (
    ("have to", "must"),
    ("has to", "must"),
    ("had to", "must"),
    ("got to", "must"),
    ("needs to", "must"),
    ("is it ok", "may"),
    ("am i allowed", "may"),
    ("give up", "concede"),
    ("gave up", "concede"),
    ("gives up", "concede"),
    ("giving up", "concede"),
    ("give in", "concede"),
    ("look like", "seem"),
    ("pick up", "take"),
    ("picked up", "take"),
    ("picks up", "take"),
    ("own up", "admit"),
    ("face up", "show"),
    ("face down", "hidden"),
    ("turned up", "turnup"),
    ("turn up", "turnup"),
    ("turns up", "turnup"),
    ("up card", "turnup"),
    ("turning up", "turnup"),
    ("end up", "become"),
    ("put down", "play"),
    ("puts down", "play"),
    ("start over", "redeal"),
    ("deal again", "redeal"),
    ("dealt again", "deal again"),
    ("start again", "redeal"),
    ("new deal", "redeal"),
    ("fresh deal", "redeal"),
    ("new hand", "redeal"),
    ("do over", "redeal"),
    ("throw in", "redeal"),
    ("throw it in", "redeal"),
    ("chuck it in", "redeal"),
    ("chuck in", "redeal"),
    ("carry on", "continue"),
    ("go on", "continue"),
    ("going on", "continue"),
    ("take over", "substitute player"),
    ("takes over", "substitute player"),
    ("step in", "substitute player"),
    ("out of turn", "wrongturn"),
    ("too early", "early"),
    ("too soon", "early"),
    ("too late", "toolate"),
    ("too many", "extra"),
    ("too much", "extra"),
    ("too few", "fewer"),
    ("too little", "fewer"),
    ("one more", "extra"),
    ("one less", "fewer"),
    ("as well", "too"),
    ("at once", "together"),
    ("at the same time", "together"),
    ("by mistake", "wrong"),
    ("by accident", "wrong"),
    ("by error", "wrong"),
    ("on purpose", "deliberately"),
    ("last time", "late"),
    ("only now", "late"),
    ("just now", "now"),
    ("in the middle", "middle"),
    ("add up", "add"),
    ("adds up", "add"),
    ("added up", "add"),
    ("come out", "come"),
    ("comes out", "come"),
)
SUITS = ("heart", "diamond", "spade", "club")
RANKS = ("jack", "queen", "king", "ace", "ten", "nine", "eight", "seven")
CARDS = RANKS + ("six", "five", "four", "three", "two")
NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS += ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen")
NUMBERS += ("seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty", "fifty")
NUMBERS += ("sixty", "seventy", "eighty", "ninety", "hundred", "thousand")
