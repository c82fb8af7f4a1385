"""How players of Pinochle tell what may happen, in everyday words."""

from .stories import STORIES

ASKED = """
who_deals_first: who deals after a redeal
card_exposed_in_deal: a card of the stock is face up; card exposed is it a misdeal
wrong_count: eleven cards; thirteen cards; I have 11; he has 13
    sixteen instead of fifteen; a card left over after the last trick
    cards do not come out even; found at the last trick that he has a card too many
    I have got eleven; he has thirteen; one of us has sixteen
    we should all have twelve; one over after the last trick
imperfect_pack: three aces of hearts; three queens of spades; three of the same card
    47 cards; 49 cards; not 48 cards; an eight in the pack; a two in the pack
    only one jack of diamonds
    there is an eight in it; three of the same queen; forty seven cards
redeal_agreed: the stock was knocked over; tricks and stock are mixed
    tricks mixed with the stock
card_ranking: order of cards in pinochle; ace ten king queen jack nine
    is ten above king; ace ten king
must_follow: must I beat the lead; must I play a higher card; must I go over
    must I trump if void; do I have to follow while there is a stock
    do I have to kill the trick; must I overtrump; trump led must I go higher
    do I have to head the trick when partner is winning
    must I kill it when my partner has it; have I to go above
    have I got to go higher; do I need to beat my partner; must I kill his card
    nothing in the suit must I trump; stock is out what can I play
    can I play what I like while we draw; can I let it go
takes_card_back: played two cards; two cards at once
    two cards stuck together when played; he played two and takes one back
    he put two down and wants one back
drew_out_of_turn: winner should draw first
    he took the first card of the stock but lost the trick
    she took first and I had won
forgot_to_draw: only eleven cards because he did not draw
    I have 11 cards as I forgot to draw
    eleven in my hand since I did not take one
drew_too_many: thirteen cards in hand after drawing; he has 13 because he drew twice
    I have thirteen since I drew two
revoke: he did not trump though he had no suit; he did not beat the trump
    did not go higher though he could; failed to trump; played under
    he could have beaten the card; underplayed; did not kill it; renege
    partner reneged; he did not play a higher trump; sloughed but had trump
    set for a renege; did not head the trick; he had a higher one; he had to beat it
    held back a trump
    he could have gone over; she did not go higher; he played under and had better
    had to trump and did not; she did not kill it and she could
    he had none of it and did not trump
looked_at_tricks: counting his counters during the play; turned his tricks over
    he is counting his points in the tricks
angling: tip off; well played partner; grimace; cue between partners; asks for a suit
    he says bravo when I lead
    he says well done when his partner wins; she asks her partner for spades
    they signal with the way they play
deece: what does the dix score; nine of trumps; what is the deece; ten for the nine
    dealer turns a nine; a nine was turned up; show the nine of trumps
    seven of trumps; points for the dix; second dix; exchanged the dix
    how much for the lowest trump; does the dealer get ten for turning the dix
    when do I score the nine of trumps; forgot the dix; dealer takes the dix
    what do I get for the low trump; the dealer turned up the nine
    ten for showing the nine
    what for the nine; I have the low trump what do I get; dealer flipped a nine
    do I get ten for it; how much is the dix; second nine of trumps
    can I still claim my dix; ten points for the nine of trumps
turn_up_exchange: exchange out of turn; who may exchange the turn-up; take the turn-up
    dix for the turn-up; both want the trump card; both have a dix
    dealer takes the turn-up; swap the nine for the trump card
    trade the nine of trumps for the face up card; exchanged before his turn
    may I exchange after melds are down; exchanged too late; who has first right
    can the dealer exchange; two players hold the nine; change the nine
    two of us have the nine and want the card
    may I take the card that lies open with my nine
    can I swap my nine for the one lying there; we each have a nine who swaps
    who gets the turned card; can dealer take it; is it too late to swap
    he swapped before me; she took the trump without asking; may I trade it now
last_draw: last card of the stock with two players; who gets the exchanged nine
    when do I have to follow suit; stock is finished who takes the turn-up
    when there is only the trump card and one other
    one left and the trump card who gets which
one_card_twice: round house; roundhouse; 240 for kings and queens
    marriage in every suit; flush and marriage
    does the flush include the royal marriage; 190 or 150; may a card be in two melds
    use one queen twice; same queen in marriage and pinochle
    pinochle and marriage with the same queen; run with extra king and queen
    does a run count the marriage too; kings around and marriages
    one card in several melds; four marriages; jack of diamonds in jacks and pinochle
    kings and queens around; can I count the queen of spades in both
    extra queen in a flush; count a card in more than one meld
    can my queen be in two things; king and queen in the flush also as marriage
    can my queen count in two; king and queen in my run do they count again
    do I count the marriage in the run; is a roundhouse 240; can jack be in both
    queen of spades twice; one card two melds; do I get forty as well as the run
meld_again: marriage then flush; card from the hand needed
    meld a second time with the same cards
    use the queen of a marriage in the pinochle; must one card come from the hand
    higher meld of the same kind; add ace ten jack to my marriage
    I put down a marriage may I make it a run; do I need a new card for another
    can I reuse the jack; can I add on to what is down
    another meld with what lies there
both_sets: double pinochle; both pinochles; two pinochles; eight aces; all eight kings
    double flush; double run; two flushes; 1000 aces; 300 or 80
    how much are both pinochles worth; all the kings; eight queens; double aces
    both queens of spades and both jacks of diamonds; all eight of a kind
    how much is a double meld; second pinochle
    I have both jacks and both queens; what are two runs; value of all eight aces
    how much for two runs; what are all the aces worth
    two of everything; eight kings what for; is double pinochle 300
    how much for all eight
wrong_meld: not a pinochle; jack of hearts instead of diamonds; flush without the ten
    run is missing a card; only three aces; he said a hundred aces but has three suits
    two aces of the same suit in four aces; meld written too high; counted meld wrong
    counted too much meld; wrong cards for a run; we gave ourselves too much meld
    run without the ten; not all suits in his aces
    his run has no ten; that is not four suits; aces were two of the same
    wrong jack for a pinochle; we wrote too much meld for them
    he showed a meld that is not one
meld_out_of_turn: meld after the stock is gone; stock finished and he melds
    two melds in one go; I won and he melds
forgot_to_meld: forgot my flush; forgot my pinochle; forgot to show my run
    forgot the deece; started playing and forgot to meld
    may I meld after the first trick; did not count my marriage before play began
    picked up my meld too early; already led but I still had meld
    I never showed my run; we have begun and I still had a pinochle
    I put my meld away too soon; can I meld now we have started; did not show my aces
    forgot my marriage before the first trick
no_trick: no trick; did not take a trick; melds lost without a trick
    must I win a trick; save the meld; took no tricks does the meld count
    we got zero tricks; shut out; lose the meld; need one trick to keep the meld
    never won a trick; they have not taken a single trick
    they won no trick do they keep the meld; our melds and we have not a single trick
    they never took one; do we lose our meld without a trick; we have not won any
    is our meld worth nothing now; not a single trick to us
    do you need a trick to save it; meld counts for nothing
card_points: counters; 250 points in a deal; how do we round; round up; 25 or 250
    points in tricks; count the tricks; last trick ten; do queens count
    how much is the last trick; do jacks count anything; point values of tricks
    does a nine count; do kings and queens count the same
    what do we get for the last one; is the nine worth nothing
    what counts in the tricks; is it ten for an ace; how much for the last
    are queens worth anything; which are the counters
    how many points are there in all; aces tens and kings
count_wrong: does not make 250; adds up to 240; we counted 260; tricks do not make 250
    together we have more than 250; card points are not 240; our tricks come to 240
    your points and ours are more than 250
    it should come to 250; we get 240 between us; there are ten missing
    tricks come to more than 250; your lot and ours is too much
called_out: declares out; called out but short; I am out may I say so
    can I count my cards and call; called out at 1000; says he has a thousand
    called before counting; stop the play because I am out
    knock on the table to end the game; we stopped because they said they were out
    they said they were out and they are not; can I say I am out now
    he stopped us and had not enough; she said a thousand but is short
doubling: double; redouble; he doubled; doubles the stakes; refuse a double; concede
    accept the double; whose double is it; may I double; who can double
    he does not answer the double; must I accept; double and I want to give up
    can I double again; raise the stake; doubling cube; give up after a double
    drop the game when doubled; he wants to play for twice the money
    I do not accept the double; do I lose if I refuse
    he wants to double; do I have to take it; what if I say no to a double
    can I double him back; who may double now; I am giving up when he doubles
    how high can it go; do I drop or take; twice the stake
tie: both over 1000; both reach a thousand in the same deal; who was first
    both sides went out; several out at once; who wins if both are over
    both have more than 1000; two players out in the same hand
    both teams over a thousand
    both of us over a thousand; both teams made it
what_ends_the_game: first to a thousand; is it 1000; one deal only; 1500
    reached 1000 in the middle
    first to a thousand or one deal; thousand or fifteen hundred
what_is_owed: one stake or the difference; do partners each pay
    do both partners pay; is it double now
disagreement: did he meld it or not; did she show the flush
    did they show the run; she says she showed it
who_leads: does the dealer lead; the first trick after melding
    who starts after we have melded
led_out_of_turn: led twice in a row; put the first card though partner won
"""
ASKED += STORIES
