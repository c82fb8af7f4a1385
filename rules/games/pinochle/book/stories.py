"""How players of Pinochle tell whole stories of what happened."""

STORIES = """\
wrong_count: Walt has thirteen and I have eleven; I got sixteen she has fourteen
    dealt me eleven; fifteen each but Lou has sixteen; I have one extra after the deal
    somebody got three too many; at the last trick one guy has two cards
    came up one short in the last trick; he has thirteen after drawing; hand's too big
card_exposed_in_deal: Stan flipped up my ace when he was dealing
    one came face up on the deal; he turned the jack over dealing it
imperfect_pack: no second ace of spades in the deck; there's three tens of clubs
    forty nine cards in this deck; an eight got mixed in; one queen of hearts only
    only three kings in hearts and one in clubs; deck is missing a nine
redeal_agreed: Stan got mad and tossed his hand in the middle; can we all toss it in
    I've got no aces can I get a redeal; five nines, do we deal over
    he threw in his hand; we all want a new one; nobody's got meld, redeal
    kid messed up the cards; somebody tossed the hand on the pile
card_ranking: two aces of hearts in one trick, which one's good
    what's next under the ace; where's the ten rank; does first ace win
    identical queens, who gets it; king ten which beats
must_follow: do I gotta go over when trump's led
    partner's ace is winning, must I beat it; can I slough if I can't follow
    do I need to head it; got none of it and no trump
    do I have to follow while we are still drawing
    before the stock's out can I play anything; must I win it if I can
    does he have to follow my spade when there's stock; can I play under
    do you gotta kill
led_out_of_turn: she's leading and it was my partner's trick
    who's out, he led and it ain't his; bidder should lead, he went
    dealer's left leads but the dealer did
    threw out an ace to start and wasn't his lead; came out with a trump out of turn
    why is he out when I won
played_out_of_turn: I hadn't played yet and down goes his ten; third man went second
    she jumped in front of me on that trick
takes_card_back: I meant the other queen, can I take it back
    he dropped two cards on the trick; two came down, he wants one back
    he wants his ten back when my ace shows; pulled his card back off the trick
    already played, wants to switch
drew_out_of_turn: she drew first and I took the trick
    he grabbed the top card, it was my draw; loser drew ahead of me
    drew mine off the stock; I won it and she already picked up
forgot_to_draw: he's got eleven, never drew; played again without picking up
    I led and never picked up off the stock; neither of us drew
drew_too_many: picked up two off the stock; two cards came off
    saw the next one when I drew
revoke: I led clubs, he trumped and now he's playing clubs; he reneged on spades
    should've beat my queen and didn't; Walt didn't go over the ten and he's got the ace
    played a heart on my diamond; he's supposed to trump and threw off
    partner reneged, what do we lose; he was supposed to head it
    had the ace all along and played under; didn't kill my king
    he didn't follow, how much do they go set
wrong_winner: my ace came first and he took it; the second ten took it but first should
    there was trump in that trick and they've got it; his nine of trump was over my ace
    we let the wrong side have it; both played the ace, wrong one took it
looked_at_tricks: he's going through his tricks to count trump
    wants to see if both aces are gone; she's flipping back through tricks
    can I look at that last one; counting counters before the hand's over
claim_rest: he says the rest are mine and lays 'em down
    I've got all trump left, can I lay down; she threw in her last four, all winners
    rest is good he says
wrong_meld: he showed aces and two are hearts; we gave them 150 and the queen's missing
    she laid jack of hearts for pinochle; that ain't a run
    he took 100 for aces but had three; they wrote 40 for a plain marriage
    marriage isn't trump, he counted forty; royal marriage in the wrong suit
    meld counted too high; he only had one pinochle and took 300
    kings around but no king of clubs; four jacks, two the same suit
    put down the wrong queen; counted the meld wrong, too low; that's not eighty kings
meld_out_of_turn: lost the trick and he's melding; can he meld with the stock gone
    two melds on one trick; I won and she lays down a marriage
    put down two melds at a time; no more stock and he melds
    melding when it's not his trick; melded though his opponent took it
forgot_to_meld: I had a pinochle and never showed it
    first trick's played and I find a marriage; picked up my meld before it was counted
    we're playing and he remembers the aces; I never laid down my deece
    can I still meld after the lead; missed forty in my meld
    oh no I had queens around and didn't lay them
    I picked my cards up and no one wrote it; I left out a marriage when we melded
deece: I got both nines of trump; is the dix ten; does the nine count in meld
    I hold the deece
turn_up_exchange: got the nine, can I take the turned up ace
    who gets the upcard if two have the dix; can I trade the nine for what's up
    can dealer keep the turned card; I want to swap my deece for the trump showing
    two of us hold a nine, who's first; traded the nine late
    he took the turned card and it's my nine first; swap before or after melding
    who can pick up the turned card
last_draw: one card and the upcard left in the stock
    do we follow suit when the stock's done; last draw who takes which
    final trick with the stock
one_card_twice: kings and queens around with marriages, how much; one king two melds
    same jack in jacks and pinochle; is it 190 with the run and marriage
    can the trump queen count two ways; roundhouse how many
    count a queen in queens and in a marriage; use a card for more than one meld
    my king is in the run and in kings; both melds with one card
meld_again: marriage is down, drew the ace ten jack, is it a run
    can I meld with one that's already down; new king to the old queen
    from the table again; queens around used before, now marriage
    run down and then marriage with the same king; does one have to come from my hand
both_sets: eight queens how much; how much is double aces; two pinochles is it 300
    both runs in my hand; I hold every king
no_trick: we didn't take a trick, does our meld stand
    they got no tricks, their meld's gone or not
    what about meld if you don't pull a trick; gotta take one trick to save it
card_points: how many for a ten; kings five or ten; do queens count; nine counts zero
    how many counters in the deck; last trick worth how much; what's a king good for
    how many points in the tricks total; jack count two; point cards
    rounding up the count; how do you count what you pulled
count_wrong: counts don't come to 250; we have 120 they have 140; it's ten over
    tricks add up short; pulled more than there is; points don't come out; total is 260
    does not make two fifty
called_out: he says he's out; she called out with 990; says he's out and isn't
    called out in the middle; I've got a thousand, how do I claim it
    stopped the hand, claims he's out; declared himself out
    do they lose if they're short; can I count up and say I'm out
doubling: he doubles, I don't want it; says double and waits
    do I lose if I don't take the double; accepted a double, now redouble
    drop when he doubles; didn't say anything to the double
    how many times can it be doubled
tie: two went over a thousand; both made it this hand; they've 1010 and we've 1020
    three of us over; both out same deal; everybody's over the top; all sides over 1000
what_ends_the_game: 1000 or 1500; is it one hand; how far up do we go
what_is_owed: who pays when we finish; how much per point
angling: Hank told Rosa to lead trump; told his partner what he's holding
    table talk, what's the penalty; my partner says I got the aces
    he groans at his hand; she asks if he's got trump; coffee housing
    he told me what to lead
disagreement: he says he showed queens, nobody saw; she swears she laid the marriage
    who called what, nobody knows; we say 40 they say 80; was the dix shown or not
who_leads: does the dealer lead; left of dealer goes out
    melds are counted, who leads now
wrong_score: gave us 20, should be 40; our meld ain't on the sheet
    meld was put on the wrong side; sheet's off by ten; wrote down the wrong meld
    scorekeeper shorted us; put 100 instead of 150
late_discovery: last hand's meld was wrong; found out a hand late
    two hands ago he reneged; we already dealt and see the mistake
exposed_card: dropped his ace face up; I saw his whole hand; she flashed a ten
    tipped her hand; one of mine was showing; he let his jack be seen
lost_card: a nine's on the floor; found a king under the table; beer on a card
    spilled on the ten
player_leaves: his wife's calling and he's gotta go; she's leaving, who takes her hand
    he walked out in the middle; he has to head home
interrupted_game: bar's closing and we aren't done; gotta quit in the middle
    game called off; power's out
not_cut: Al never got his cut; dealt without a cut; he didn't offer the cut
wrong_dealer: Marv dealt but it was me; deal was mine
"""
