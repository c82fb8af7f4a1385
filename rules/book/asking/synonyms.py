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
    hubby missus missis auntie granddaughter niece nephew nan nana gran grandad grandpa
    grandfather grandmother mummy daddy bro sis boyfriend girlfriend fella chap geezer
    dad lass lassie mister mr mrs sir madam folks ppl everyones somebodys someones
    game games round table
    anyway actually basically apparently obviously honestly literally simply still yet
    though although because cos coz cause while whilst during until till bit lot lots
    bloody flipping flippin blooming damn hell heck blimey crikey bugger sod bleeding
    hey hi yo eh ah ha haha lol oops whoops yikes argh ugh hmm erm sorry excuse thanks
    cheers guys lads mates everybodys reckon reckons
    gonna gotta wanna gon dunno innit aint u ur r cuz im ill youd hed shed wed theyd
    theyll youll hell itll whod whys hows wheres whens
    seem seems seemed maybe perhaps probably possibly usually normally generally often
    sometimes ever almost nearly rather every either such unless whereas therefore
    however whether besides consider considered matter matters mattered suppose using
    try tries tried become became becomes feel feels felt case cases kind kinds sort
    reason question example chance trouble position strange silly clever serious
    immediately suddenly finally eventually truly certainly definitely supposedly
    quickly simple simply true enemy foe newcomer visitor beginner hope hoped receive
    receives received obtain gain gains gained expect expects expected lie lies lying
    bring brings brought let lets across upon within throughout toward towards
    along current former
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
     distributed deals redealt geben gibt gegeben donne dish deel deald
    dealer dealers giver geber donneur
    redeal redealing redo restart redealt
    again anew afresh fresh
    hand hands handful
    cut cuts cutting uncut abheben coupe
    shuffle shuffles shuffled shuffling mix mixes mixed mixing riffle riffled muddled
     unshuffled jumbled scrambled mixt mischen gemischt jumble muddle wash
    pack packs deck decks kartenspiel jeu
    stock stocks talon pile drawpile heap stack
    draw draws drew drawn drawing drawed pick picks picked picking lift lifted
    take takes took taken taking grab grabs grabbed grabbing capture captures captured
     capturing gather gathers gathered gathering collect collected swept raked scooped
     pocketed taked tooked nick pinch snatch nab bagged swipe swiped steal stole stolen
     scoop rake hoovered pull
    back return returned retract retracted undo undone withdraw withdrew withdrawn
     takeback
    change changes changed changing swap swaps swapped swapping exchange exchanges
     exchanged exchanging switch switched replace replaced alter altered trade traded
     substitute different instead tauschen
    play plays played playing put puts putting lay lays laid laying place placed throw
     throws threw thrown throwing chuck chucks chucked toss tossed chucking slung plonk
     plonked flung lays spielt gespielt bung shove shoved shoving whack slap slam bang
     fling sling dump popped pops plopped
    show shows showed shown showing expose exposes exposed exposing flash flashed reveal
     reveals revealed faced visible flipped flip flips facing disclosed display
     displayed upside open faceup flashes tip
    look looks looked looking see sees saw seen seeing peek peeks peeked peeking glimpse
     glimpsed glance glanced view viewed watch watched inspect inspected spy spied peep
     peeped check checks checked checking spotted notice noticed review examine spot
     eyeball nosy nosey sneak snuck squint stare stares stared staring gawp caught catch
     sight browse rummage rummages rummaging leaf flick rifle rifling eyes read
    drop drops dropped dropping fell fall falls fallen slip slips slipped slipping
     spilled spilt tumbled flew landed spill knock topple toppled tumble scatter flying
     flies
    floor ground carpet rug under underneath sofa couch
    lost missing misplaced disappeared vanished gone mislaid walkabout nowhere awol
     vanish
    find found finds finding discovered discover
    turn turns turned turning flipped
    go going goes went
    turnup upcard turncard
    wrong wrongly mistake mistakes mistakenly mistaken error errors incorrect
     fault faulty
     incorrectly false falsely accidentally accident accidental invalid bad badly
     erroneous misdeal misdealt misplay misplayed messed botched falsch faux
     inadvertently cocked botch slipup muck goofed blunder bungled fluffed duff dodgy
     fishy rubbish balls cockup muddle mishap oversight typo mixup screwed bungle
     illegally
    many much number
    wrongturn
    toolate
    extra more surplus additional superfluous excess spare
    few fewer less short lacking lacks shy light missing
    left leftover remaining remain remains rest remainder others
     stay stays stayed staying
    trump trumps trumped trumping ruff ruffed ruffing trumph atout atouts trumpf
    suit suits colour color farbe couleur
    follow follows followed following serve served obey
    revoke revokes revoked reneged renege reneges renounce renounced reneging revoking
     revokd renounces
    beat beats beaten beating outrank outranks higher overtrump overtake exceed stronger
     outranked head overtakes overtook kill tops topped topping trump
    high highest top best rank ranks ranking
    low lower lowest
    win wins won winner winning winners gewinnt gagne bagged earn
    trick tricks stich levee pli
    jack jacks knave knaves bube buben valet j
    queen queens dame damen q reine
    king kings konig roi k könig
    ace aces ass 1 as-card
    ten tens 10 zehn tenth
    nine nines 9 neun neuf ninth
    eight eights 8 eighth
    seven sevens 7 sieben sept seventh
    six sixes 6 sixth
    five fives 5 fifth
    four fours 4 vier quatre
    three threes 3 drei trois
    two twos 2 zwei deux second both twice double deuce
    heart hearts herz coeur coeurs
    diamond diamonds carreau carreaux karo
    spade spades
    club clubs trefle treff kreuz
    partner partners mate teammate mates pal buddy partnership side sides team ally
    bid bids bidding call calls called calling bidded guess guesses guessed predict
     predicted bet bets contract ansage forecast estimate estimated nominate nominated
     prediction
    say says said saying tell tells told telling announce announces announced announcing
     announcement spoke speak speaks spoken shout shouted name named names declared
     declare declares declaring declaration speak utter
    meld melds melded melding combination combinations combo
    score scores scored scoring point points pts tally punkte ptos
    worth value values valued
    count counts counted counting reckon recount reckoned tot tallied tallying
     arithmetic maths sums summing
    add adds added adding sum sums total totals
    write wrote written writing mark marked marks note noted enter entered entering
     record recorded type typed input scorekeeper scorer scoresheet sheet scribe paper
     jot scribble scribbled scribbling tap keyed logged notebook pencil pen rub edit
     erase erased
    pay pays paid paying owe owes owed owing money stake stakes settle settled
     settlement debt penny pence cash euro dollars dollar quid cents fork pound fiver
     tenner wager kitty
    end ends ended ending finish finishes finished finishing over complete completed
    concede resign resigns resigned conceded concedes surrender forfeit towel
    stop stops stopped stopping halt quit quits quitting abandon abandoned
    interrupt interrupted pause paused break continue continued resume tomorrow
     postponed later tonight halt suspend postpone
    leave leaves leaving home quit bed away scarper bail depart left goodbye bye leg
     shoot dash nip popping head quits flounced storm vamoose disappear went walk
    early b4 before beforehand soon prematurely premature prior ahead hasty hastily
    late later after afterwards already since
    tie ties tied level even equal equals drawn equally same identical square deadlock
     joint neck share shared
    agree agrees agreed agreement agreeing consent disagreeing
    argue argues argued argument arguing dispute disputes disputed disagree disagrees
     object objects objected protest protests complain complains
     disagreement quarrel row contested contradict insists insist bicker squabble
     squabbling fight fallen fell feud
    deny denies denied denying swear swore
    discard discards discarded discarding sluff slough sloughed ditch bin dump shed
    claim claims claimed claiming
    mean means meant meaning definition define explain explained
    talk talks talked talking hint hints hinted signal signals signalled sign signs wink
     whispers whispered
     winks advice advise advises advised comment comments kibitz kibitzer chat whisper
     mutter nod gesture gestures cough blab prompt sigh grimace grimaced nudge nudged
     nudges grin frown smile smiled raised eyebrow coach blurt
    join joins joined
    prove proof proves proved evidence proving accuse accuses accused accusing cheat
     fiddle fiddled fiddling
    last final
    damaged torn bent marked ripped creased dirty stained scuffed faded burnt burned
     sticky soggy ruined tatty cracked broken scratch rip tear crease nick dogeared worn
     spoilt spoiled fold bend stain wet chew bitten scribbled mark
    choose chooses chose chosen choosing choice decide decides decided select selected
     determine determined fixed chuse pick picks
    target goal
    penalty punish punishment fine penalties punished sanction consequence consequences
     penalised penalise penalized fined
     forfeit
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
    elder eldest forehand nondealer older
    younger pone
    run runs flush sequence sequences
    marriage marriages married marry
    dix deece
    tablanette tabla tablanet tablanetta sweep sweeps
    forty fourty
    refuse refused refuses refusing decline declines
    help helps helped helping assist
    keep keeps kept hold holds held holding retain
    know knows knew known remember remembers remembered recall remind memory aware
     realise realised realize realized twig
    ask asks asked asking demand demands request requests
    correct corrected right rightly proper fix fixed repair repaired
    think thinks thought believe believes believed sure certain
    want wants wanted wish wishes intend intended plan planned
    kick kicks kicked nudge nudged tap taps
    miscount miscounted miscounts uncounted
    middle midway halfway mid
    big bigger biggest large larger largest
    small smaller smallest little
    join joined joins joining
    sick ill hospital unwell poorly headache migraine fainted dizzy
    tired sleepy asleep knackered shattered exhausted sleep bedtime bed yawning nodded
     dozed doze dozing
    train bus taxi plane ferry boat cab lift tram coach flight airport bike metro tube
     car
    close closes closed closing shut pub bar cafe waiter landlord barman kicked chuck
    spill spilled spilt coffee beer wine tea drink pint lager juice glass mug cup whisky
     water cola soup gravy
    cat dog baby toddler child wind kids children puppy kitten grandchild draught draft
     gust breeze
    angry mad furious upset cross huff sulk temper stroppy strop annoyed
    whole entire
    half halves
    happen happens happened
    belong belongs belonged
    reach reaches reached hit exceeded exceeds
    pass passes passed passing
    accept accepts accepted
    stand stands stood valid
    dead void
    wait waited waiting waits
    errand work job shift school babysitter sitter meeting appointment dinner supper
     lunch tea food meal kids children bedtime midnight
    swear adamant certain sure positive
    cheat dishonest liar lied fib honest unfair fair foul
    onlooker spectator watcher bystander kibitzer audience
    mess shambles chaos muddle heap everywhere
    seat chair place
    most majority
    least minimum
    pair pairs couple
    zero nil nought null nul naught
    sort-cards sorted sorting arrange arranged arranging rearrange
    cover covers covered covering
    move moves moved moving
    divide divides divided dividing split
    admit admits admitted confess confesses confessed
    bluff bluffs bluffed bluffing pretend pretends pretended
    arrive arrives arrived arriving
    forgive forgives forgiven waive waived excused
    answer answers answered reply replies replied
    minute minutes hour hours
    cost costs costing
    rule rules law laws
    clear clears cleared clearing clean cleaned cleans empty emptied empties bare
    spread spreads fan fans fanned
    alone solo
"""
SUITS = ("heart", "diamond", "spade", "club")
RANKS = ("jack", "queen", "king", "ace", "ten", "nine", "eight", "seven")
CARDS = RANKS + ("six", "five", "four", "three", "two")
NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS += ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen")
NUMBERS += ("seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty", "fifty")
NUMBERS += ("sixty", "seventy", "eighty", "ninety", "hundred", "thousand")
