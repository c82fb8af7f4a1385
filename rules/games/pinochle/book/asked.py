"""How players of Pinochle tell what may happen, in everyday words."""

ASKED = """
who_deals_first: who deals after a redeal
card_exposed_in_deal: a card of the stock is face up; card exposed is it a misdeal
wrong_count: eleven cards; thirteen cards; I have 11; he has 13
    sixteen instead of fifteen; a card left over after the last trick
    cards do not come out even; found at the last trick that he has a card too many
imperfect_pack: three aces of hearts; three queens of spades; three of the same card
    47 cards; 49 cards; not 48 cards; an eight in the pack; a two in the pack
    only one jack of diamonds
redeal_agreed: the stock was knocked over; tricks and stock are mixed
card_ranking: order of cards in pinochle; ace ten king queen jack nine
must_follow: must I beat the lead; must I play a higher card; must I go over
    must I trump if void; do I have to follow while there is a stock
    do I have to kill the trick; must I overtrump; trump led must I go higher
    do I have to head the trick when partner is winning
    must I kill it when my partner has it; have I to go above
takes_card_back: played two cards; two cards at once
    two cards stuck together when played; he played two and takes one back
drew_out_of_turn: winner should draw first
    he took the first card of the stock but lost the trick
forgot_to_draw: only eleven cards because he did not draw
    I have 11 cards as I forgot to draw
drew_too_many: thirteen cards in hand after drawing; he has 13 because he drew twice
revoke: he did not trump though he had no suit; he did not beat the trump
    did not go higher though he could; failed to trump; played under
    he could have beaten the card; underplayed; did not kill it; renege
    partner reneged; he did not play a higher trump; sloughed but had trump
    set for a renege; did not head the trick; he had a higher one; he had to beat it
    held back a trump
looked_at_tricks: counting his counters during the play; turned his tricks over
angling: tip off; well played partner; grimace; cue between partners; asks for a suit
    he says bravo when I lead
deece: what does the dix score; nine of trumps; what is the deece; ten for the nine
    dealer turns a nine; a nine was turned up; show the nine of trumps
    seven of trumps; points for the dix; second dix; exchanged the dix
    how much for the lowest trump; does the dealer get ten for turning the dix
    when do I score the nine of trumps; forgot the dix; dealer takes the dix
    what do I get for the low trump; the dealer turned up the nine
    ten for showing the nine
turn_up_exchange: exchange out of turn; who may exchange the turn-up; take the turn-up
    dix for the turn-up; both want the trump card; both have a dix
    dealer takes the turn-up; swap the nine for the trump card
    trade the nine of trumps for the face up card; exchanged before his turn
    may I exchange after melds are down; exchanged too late; who has first right
    can the dealer exchange; two players hold the nine; change the nine
    two of us have the nine and want the card
    may I take the card that lies open with my nine
last_draw: last card of the stock with two players; who gets the exchanged nine
    when do I have to follow suit; stock is finished who takes the turn-up
    when there is only the trump card and one other
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
meld_again: marriage then flush; flush then marriage; card from the hand needed
    meld a second time with the same cards
    use the queen of a marriage in the pinochle; must one card come from the hand
    higher meld of the same kind; add ace ten jack to my marriage
both_sets: double pinochle; both pinochles; two pinochles; eight aces; all eight kings
    double flush; double run; two flushes; 1000 aces; 300 or 80
    how much are both pinochles worth; all the kings; eight queens; double aces
    both queens of spades and both jacks of diamonds; all eight of a kind
    how much is a double meld; aces double; second pinochle
    I have both jacks and both queens; what are two runs; value of all eight aces
wrong_meld: not a pinochle; jack of hearts instead of diamonds; flush without the ten
    run is missing a card; only three aces; he said a hundred aces but has three suits
    two aces of the same suit in four aces; meld written too high; counted meld wrong
    counted too much meld; wrong cards for a run; we gave ourselves too much meld
    run without the ten; not all suits in his aces
meld_out_of_turn: meld after the stock is gone; stock finished and he melds
forgot_to_meld: forgot my flush; forgot my pinochle; forgot to show my run
    forgot the deece; started playing and forgot to meld
    may I meld after the first trick; did not count my marriage before play began
    picked up my meld too early; already led but I still had meld
no_trick: no trick; did not take a trick; melds lost without a trick
    must I win a trick; save the meld; took no tricks does the meld count
    we got zero tricks; shut out; lose the meld; need one trick to keep the meld
    never won a trick; they have not taken a single trick
    they won no trick do they keep the meld; our melds and we have not a single trick
card_points: counters; 250 points in a deal; how do we round; round up; 25 or 250
    points in tricks; count the tricks; last trick ten; do queens count
    how much is the last trick; do jacks count anything; point values of tricks
    does a nine count; do kings and queens count the same
    what do we get for the last one; is the nine worth nothing
count_wrong: does not make 250; adds up to 240; we counted 260; tricks do not make 250
    together we have more than 250; card points are not 240; our tricks come to 240
    your points and ours are more than 250
called_out: declares out; called out but short; I am out may I say so
    can I count my cards and call; called out at 1000; says he has a thousand
    called before counting; stop the play because I am out
    knock on the table to end the game; we stopped because they said they were out
doubling: double; redouble; he doubled; doubles the stakes; refuse a double; concede
    accept the double; whose double is it; may I double; who can double
    he does not answer the double; must I accept; double and I want to give up
    can I double again; raise the stake; doubling cube; give up after a double
    drop the game when doubled; he wants to play for twice the money
    I do not accept the double; do I lose if I refuse
tie: both over 1000; both reach a thousand in the same deal; who was first
    both sides went out; several out at once; who wins if both are over
    both have more than 1000; two players out in the same hand
    both teams over a thousand
what_ends_the_game: first to a thousand; is it 1000; one deal only; 1500
    reached 1000 in the middle
what_is_owed: one stake or the difference; do partners each pay
disagreement: did he meld it or not; did she show the flush
who_leads: does the dealer lead; the first trick after melding
led_out_of_turn: led twice in a row; put the first card though partner won
"""
