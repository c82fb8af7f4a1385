"""How players of Oh Hell tell what may happen, in everyday words."""

from .stories import STORIES

ASKED = """
wrong_count: dealt six instead of five; dealt five cards but it should be six
    wrong hand size; everybody has one card too many
    wrong number of cards for this round; we skipped a round; we repeated a round
    skipped a deal; dealt the same number again
    dealt seven each and it should be eight; this deal should be four cards
    he gave us six when it is the round of five; we were supposed to get four this time
    we dealt the wrong round; missed a round out; one deal too big
    dealer put out too many
wrong_dealer: he dealt and all have bid; order of bidding wrong because of the dealer
wrong_turn_up: the wrong card was turned up; turned two cards; two trumps turned up
    turned the bottom card for trumps; turned the wrong card
    took the trump from the wrong place; turned up his own card for trump
    trump card was not the next card; he turned the second card
    flipped the wrong card for trumps; turned the top card before dealing
    two cards came up for trump; the trump card is not the right one; turn-up mistake
    changed the turned card; turned the trump from the discard
    the trump was turned from the bottom; dealer turned two and took one back
    wrong trump lies there
    she flipped two over; turned up the one from underneath
    that is not the card that should be turned
    he flipped one before he had dealt everybody; two are showing which is trumps
    flipped over the wrong one
turn_up_forgotten: forgot to turn a trump; no trump was turned
    no trump card on the table; we bid without trumps; dealer forgot the trump card
    nobody turned up a card; trump was not turned before bidding
    we play and there is no trump; no turn-up; trump card still face down
    started without a trump; what is trumps nobody turned one; did not flip the trump
    noticed that no card was turned; trump was never flipped
    first card led and no trump shown
    hang on nobody flipped a trump; we have all bid and there is no trump showing
    dealer never turned one over; is it no trumps if nobody turned it
    no card in the middle to say what trumps is; we started bidding and have no trump
imperfect_pack: 51 cards; 53 cards; not 52 cards; two jacks of clubs
bid_out_of_turn: bid out of turn; bid before his turn; he bid before me; bid too early
    not his turn to bid; wrong player bid; she said her number too soon
    the dealer bid first; he called before I did
    said his tricks before it was his go; announced too early
    he said two but I was first; guessed before me; spoke before his turn
    bids in the wrong order; I was skipped in the bidding and the next one bid
    he gave his number before me; she blurted her bid
    bid although it was another's turn
    she said hers before me; he shouted two and it was my go
    I said mine before it came to me; called before the one in front
    spoke first but is third; he jumped the order in the bidding
    not his turn to say a number
change_bid: change my bid; may I change my bid; he wants to change his bid
    take back a bid; I said the wrong number; can I bid again; correct my bid
    I meant three not two; raise my bid; lower my bid
    he changed his mind about his bid; new bid
    after I saw the others I want another bid; I bid two but want one; is my bid final
    can he alter his call; misspoke the bid; different number of tricks
    I want to say another number; wants one more than she said
    may he go down to zero now; he corrects his number after the next had bid
    I said two but I want three; can I go back on my bid; he is altering his number
    she wants another number now
    I misjudged my hand can I bid again; oops I meant zero; can I still put my bid up
    he wants to lower what he said
hook: screw the dealer; bids add up to the number of tricks; may the dealer bid that
    dealer made it come out even; total of bids equals the tricks
    can the last bidder make it even; last bid may not fit; the sum may not be equal
    the dealer must spoil it; forbidden bid; which number may the dealer not say
    can the bids be equal to the cards; dealer is not allowed to bid one
    dealer stuck with a bid; must the dealer bid something else; he made it even
    is the dealer restricted; bids came out exactly; everyone could make it
    the dealer bid two and now it is five of five; does the last one have a limit
    is hook on when only one card
    as dealer I want to say two but they tell me I cannot
    sum of the bids is the same as the tricks; why can I not bid one
    it may not come out; which number is forbidden
    is the last one not allowed to make it fit; what can dealer not say
    they tell me I cannot say one because I am last
    it comes to exactly the number of cards; he made it add up and he was last
    must somebody be wrong; is the last bid restricted
    I deal and want two; she is not allowed that number is she
no_bid: may I pass; he passed; he did not bid; must I bid; somebody said pass
    bid more than there are tricks; bid six with five cards; impossible bid
    too high a bid; forgot to bid; forgot to say a number; no bid from her
    skip the bidding; can I not bid; we play and he has not bid; refuses to bid
    bid over the hand size; he bid nothing said pass
    she said nothing when it was her bid; he bids more than he has cards
    do I have to say a number
    do I have to bid something; may I say pass
    he called seven with six cards; he wants more than there are
    somebody has not bid and we are playing; can you pass; we forgot to ask her
    he sat out the bidding; what if she says nothing
    bid is bigger than the hand
disagreement: what did he bid; I said two he heard three; he says he bid one
    wrong bid written; misheard the bid; bid in doubt; nobody remembers the bid
    she claims she bid zero; the bid on the phone is not what I said
    we cannot agree what she called; did he say one or two
    I said three and they wrote two; the sheet shows another bid
    he now says his bid was different; denies his bid; what number did he say
    sure that he bid three
    I called three and he put two; she never said four; did he go one or two
    my bid was put in wrong; he is making out he said zero; I distinctly said two
    no one can remember what I went; he is changing what he said he bid
forgotten_announcement: forgot to say over or under; nobody said over
    the scorekeeper did not announce; forgot to say even; call was missed
    not announced if over or under; scorer forgot to tell the total of the bids
    did not say the sum of bids; we started and nobody said under
    who must announce the total; nobody told us whether it was over or under
    the one who writes did not say it
    no one told us over or under; she should have said if it was over
    does it matter that nobody read out the total of the bids
    the scorer kept quiet about over and under
led_before_bidding: a card was led before all had bid; led too early
    played during the bidding; he led before I had bid; led before the last bid
    jumped the gun; put a card down before the bidding was over
    started playing while we still bid; card on the table before everybody bid
    showed a card in the bidding; played before the dealer had bid
    play began too soon bidding not finished; led and somebody has not bid yet
    threw a card before calls were done; a card lies there and I have not bid
    first card came before my bid
    he put a card out and I have not bid
    someone already played and we are still calling
    she led while the dealer was still thinking what to bid
    a card was played before I could say my number
    he led too early I had not said my bid; can I bid now that I saw his lead
led_out_of_turn: the highest bidder led but it was me; the dealer led the first trick
exposed_card: penalty card; what happens with a shown card; he peeked
    she peeked into my hand; does the dropped card stay on the table
face_up_card: penalty card not played; must he play the exposed card
    face-up card kept back; he did not play his penalty card
    open card still lying there; two cards lie face up which first
    when must the open card be played; he should have played the shown card
    may he keep the face up card; the card on the table in front of him was not played
    first legal turn; did not play the card lying open
    forgot to play the exposed card; can I choose which exposed card to play
    he played another instead of the faced card; he kept the shown card for later
    the card that fell should have been played now
    he still has that open card and played another
    she has to play the card lying there
    does he have to get rid of the exposed one first
    he is holding on to the card we all saw; when does the shown card have to go
    he should have put the face up one; two of mine are lying open which do I play
missed_a_trick: three cards in a trick of four players
tricks_disputed: how many tricks did he take; we disagree about the tricks
    tricks got mixed up; he says three tricks I say two; miscounted tricks
    tricks are not clear; piles mixed; did he make it
    number of tricks does not add up; we counted more tricks than cards
    trick count wrong; who has that many tricks; nobody knows how many tricks she made
    the tricks lie on one heap; tricks together are not right
    two tricks lay on top of each other
    she says she made her bid but I counted fewer tricks; how many tricks were mine
    her tricks are in my heap; we do not agree how many tricks she has
    they took more tricks than possible
    she says she has three but I make it two; how many have I got; did I make it or not
    we cannot tell whose tricks these are; all the tricks got heaped together
    somebody has one too many tricks; our tricks come to more than there were cards
    one trick too few between us; he counts my trick as his
looked_at_tricks: can I look what was played before
late_discovery: wrong bid found in the last deal
    wrong number of tricks in an earlier round; it was wrong the round before
    three deals ago
who_bids_first: who bids first; who starts the bidding; who begins to bid
    first to bid; does the dealer bid last; does the dealer bid first
    order of bidding; who says first; who calls first; in which order do we bid
    left of dealer bids first; do we all bid at once; who guesses first
    whose bid is it; who names a number first; who announces first
    who says their number first; do I bid before you; who is first to call
    does it start left of the dealer; dealer last or first; do we all say it together
    who has to go first with the bids
who_leads: does the highest bidder lead; does the one with the biggest bid start
    does the first bidder lead; leads whoever bid most
must_follow: how does trump work; what wins a trick; may I throw a trump any time
    can I ruff with the suit in hand; which wins trump or ace
    can I stick a trump on it; have none of what was led; when can I trump
over_under: what does over mean; what does under mean; what is even
    what means overbid; over by two; under by one; the phone says over
    meaning of over and under; bids more than tricks; bids fewer than tricks
    sum of the bids; minus one what is it; underbid and overbid
    what is the number beside over; what is over and under
    phone says under by two what is that
    what is plus two on the screen; it says under by one; what is it when we are over
    too many bids for the tricks what is that called; what does even mean here
ask_bids: what did he bid; may I ask what he bid; how many did you bid
    may I ask the bids during the play; how many tricks has he; remind me of my bid
    can I ask how many tricks he has; I forgot what I bid; must he tell his bid
    does he have to say how many he needs; may I count his tricks
    can I look up the bids; am I allowed to ask for the bids again
    must the bids be repeated; how many did he say again; may I see what everyone bid
    can I check what everybody went for
    do you have to tell me how many you have got; may I ask how many he needs
    remind me what I said; must she tell me
    how many have you made so far
no_trump_deals: is there a deal without trumps; no trump; which deals have no trumps
    last deal trumps; all cards dealt and no card left to turn
    all 52 cards dealt what is trump; thirteen cards each what is trumps
    is the biggest hand no trump; when do we play without trump; sans atout
    no card left for trumps; how do you find trump when all is dealt
    do we play one without trumps
    when all are dealt what is trumps
    is the top round no trumps; nothing left to turn up
    which rounds are without a trump
zero_bid: bid zero; what do I get for zero; bid of nothing; nil; null; nought; none
    how many points for nil; bid none and made it; zero tricks bid and one taken
    score for bidding zero; is zero worth less; bid nothing and took nothing
    ten for zero; five for a zero bid; what is a zero worth; I said zero and made it
    points when I bid nothing
    what for a nil; I went nought and got nought; how much is nothing worth
    went for zero and made one; do you get less for nil; bid none what do I score
bid_worth: how many points for a made bid; how many points if I miss; how is it scored
    points for a bid; what does a bid score; one trick too many; overtricks
    took one more than bid; took fewer than bid; missed by one; missed my bid
    made my bid exactly; bust; penalty for missing; what do I lose if I miss
    do I get points for tricks when I failed; is it ten plus tricks
    bid three made three how many points; what if I make more than I said
    bid two took three; minus points for missed bid; scoring; how does scoring work
    I got one too many what do I get; how are points given
    I said three and got three; how much for getting it right
    what do I get if I am one out; what if I make too many
    I am one over what do I score; I went for two and only got one
    do I lose points when I miss; what is a correct bid worth; points for being right
    how many points do I get; is it ten and the tricks; I was wrong what do I get
hand_sizes: how many cards each; how many cards do we get; how many deals are there
    largest hand; up and down; what is the next deal; how many cards next
    how many rounds; how long is the game; when does it end; when is it over
    do we go down again; do we start with one card; how many cards with five players
    which round comes now; how far up do we go; do we play back to one
    number of cards in this round; highest number of cards; what ends the game
    how many deals to go; what comes after the biggest hand
    how many cards this time; what round are we on
    up to how many cards do we go; do we come back down again
    how many each for four of us; how big is the biggest hand; how many more rounds
    is this the last deal; which number comes next; what do we deal next
tie: play-off; shared first place; two players tie for the win
    do we play another deal; does the winner bonus go to both; joint winners
    two of us came top
what_is_owed: winner bonus; difference of the scores; settles with everybody
    the extra ten for the winner
    winner gets an extra ten
interrupted_game: can we stop before all deals are played
"""
ASKED += STORIES
