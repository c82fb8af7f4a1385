"""How players tell of counts, scores and ends, whatever the game."""

ENDS = """
who_leads: who leads; who leads first; who plays first; who starts; who begins
    who goes first; who opens; who has the first lead; who leads to the first trick
    whose lead is it; who comes out; who puts the first card; first to play
    does the dealer lead; does the dealer start; does the left of the dealer lead
    who leads next; who leads after the trick; does the trick winner lead
    who is eldest hand; forehand; who starts the play; who has to start
    whose turn is it to lead; who lays the first card; the opening lead
    which of us has to lead now; who is supposed to start after the deal
    who is the first to put a card; is it me or the dealer who starts
    is it me to go; who plays the first card of all
    which seat begins; do I start or you
    is it the left hand one who leads; whose go first
    dealer first or the other one; who is first out; we do not know who should start
    who has to put the first one down
late_discovery: we noticed a mistake in the last deal; mistake in an earlier hand
    found out later; noticed too late; found out after the deal was scored
    the previous deal was wrong; the hand before was wrong; wrong two deals ago
    can we go back a deal; correct the last hand; correct an earlier deal
    can we still change the last round; we already started the next deal
    already dealt the next hand when we saw it; noticed afterwards
    he revoked in the last deal and we see it only now; discovered an old mistake
    after the hand was over we saw it; is it too late to correct the last deal
    last round we counted wrong; last time he scored too much; earlier mistake
    an hour ago; the deal is already written down and it was wrong
    after counting we noticed; in the hand before this he did not follow suit
    now we are in the next deal and remember that something was wrong
    before the next deal we saw it; we have counted and now he says he revoked
    it happened in the deal before; something in the first deal was wrong
    he admits it after the deal; a mistake some deals ago
    too late to complain about the hand before; is it possible to repair an old deal
    cards were put away and then we noticed; after we had scored it she told us
    we only twigged after the next deal; spotted it two hands later
    it was in the hand before last; she owned up afterwards
    can we still put right what happened last hand; it has been scored already
    the hand is over and done and now he says; is it water under the bridge
    can we reopen the last deal; it dawned on me afterwards; too late to fix it
    he has come clean about a revoke in the hand before; we moved on already
    last hand somebody messed up and nobody saw
    realised when the next cards were dealt; do we leave an old mistake as it is
    ages ago; it is already in the book
    somebody found a card after the deal had been scored
count_wrong: the count is wrong; it does not add up; points do not add up
    the total of the deal does not come out; miscounted
    we counted and it is too few; we counted and it is too many; the sum is wrong
    the numbers do not match; count again; we count different
    both counts together are wrong; recount; some points are missing in the count
    the phone does not accept the count; adding both piles gives a wrong number
    a card missing when counting; the phone says the count is wrong
    adds up to the wrong number; together it gives the wrong sum
    we have added it three times and it is always different
    the points of both sides make too many; something is wrong with the count
    the count cannot be right; the total should be more; result does not match
    we cannot make it add up; it comes to too much; we are one point out
    we are off by one; something is missing in the sums; the totals do not tally
    our two piles come to less than they should; we each counted and got something else
    he counts one thing and I another; the app will not take our numbers
    whatever we do it does not come to the right sum
    my arithmetic is off; short when you add us both up
    who counted badly
wrong_score: the score is wrong; the score on the sheet is wrong; wrong total
    points written to the wrong player; I wrote it in the wrong column
    he wrote down a wrong score; entered the wrong number; typed it wrong
    how do I correct the score; fix the score; change the score; typo in the score
    points are missing; we forgot to write points; scored twice; counted twice
    put in the wrong points; adding mistake; the sum on paper is different
    scorekeeper made a mistake; gave her points that were mine
    my points are not there; I have fewer points than I should have
    he pressed the wrong button; entered it for the wrong person; sheets differ
    paper and phone do not agree; total is off by ten; the tally is not right
    booked to the wrong side; marked too many points; it shows the wrong points for me
    he was given my points; I got his points
    the number in the phone is not what we said; we wrote ten too many
    how can I repair a wrong entry; delete an entry; take out what I put in
    wrong button; our sheet says something else than the phone
    I have not been given my points; he cheated himself by writing less
    points were put down twice; put the points to the wrong person
    40 instead of 20 was written
    you have put it down wrong; that is not what I scored; the app has us wrong
    it should say thirty not twenty; I am missing ten; you forgot to give me mine
    it went to the wrong team; you put mine on his line; somebody typed rubbish
    my total looks fishy; it was never written down
    scribbled in the wrong place; how do I undo what I tapped; hit the wrong key
    can I edit it; he put in fifty and it was fifteen; you left my points off
    we are down as losing but we are winning; the tally is out
    it says minus but should be plus; last hand was written in twice
    can you rub it out; the book says different; how to put a number right
disagreement: we do not agree what happened; no agreement; we argue; an argument
    a dispute; he says one thing and she says another; he said she said; who is right
    quarrel; he denies it; I say I did and he says I did not
    everybody remembers it differently; we cannot agree; who decides
    he claims he said it; nobody remembers; one says yes the other says no
    they disagree about the trick; contested; there is a row about it
    I am sure but he is sure too; who played which card we do not agree
    our word against theirs; two opinions; he insists
    I say it was mine and he says it was his; we both think we are right
    he swears he said it and I heard nothing; everybody tells another story
    we are not sure what was played; there is an argument about who took it
    his memory is different; who should we believe; he contradicts me
    both are certain
    who do we believe; she is adamant
    we keep arguing; it did not happen like that
    that is not how I remember it; we fell out over it; two say yes and two say no
    he reckons it was his and so do I
    nobody can remember who put what; he is lying; she is fibbing
    it is all he said she said
    how do we settle an argument; each of us is certain
    did too did not
tie: it is a tie; it is a draw; same score; both have the same points; level
    equal points at the end; who wins a tie; tied for first
    two winners; drawn game; equal score what now; is there a tie break
    both finished on the same; even at the end; same total
    what if we have the same number at the end
    both have equal points who is the winner; the two of us end with the same score
    nobody is ahead; we are equal; no winner because of equal points
    who wins when it is level
    we are neck and neck at the end; same number both; who wins when nobody is in front
    finished level; both on the same total; ended up equal; dead level; do we share it
    joint first; is it a shared win; do we play one more to decide; nothing between us
    exactly the same points what now
what_ends_the_game: when is the game over; when does it end; what ends the game
    how many points do you need; how many points to win; play to how many
    how much to win; up to what score do we play; what is the target; how do you win
    who wins the game; he reached the target is it over; does it stop at once
    do we play the deal out; do we finish the hand; I have enough points have I won
    when do you win; how long is a game; does the game end in the middle of a deal
    he has reached it in mid hand; how high do we play; what do I have to reach
    what score wins; do we continue after somebody reached it
    is he the winner already; game point; how long do we play; what is the limit
    till when do we play
    are we done yet; is that it have I won; how long does this go on
    what are we playing to; what do you need to win; when can we stop; who has won
    first to how many; do we stop straight away when someone gets there
    I am there in the middle of the hand; she has got enough do we play on
    how many more to go; is it finished now
    do we have to finish this one after he has got enough; where is the finishing line
    what total is game
what_is_owed: who pays what; who pays whom; how much do I owe
    what do I pay; how much did I win; settle up; stakes; what is owed; how much money
    how do we split the money; how do we settle; paying out; what does the loser pay
    do all losers pay; cash; pennies a point; how much is it at a penny a point
    the final settlement; who gets the pot; payment at the end
    what does it cost to lose; does everybody pay the winner; how is it paid
    what must I give him; how do we work out the money; what do we pay each other
    how much do the losers give; what does the winner get; we play for money
    we play for ten cents a point; do I pay both of them; what do I get when I win
    what do I owe you; cough up how much; who gets paid
    what does second place pay; who pays up; we said a penny a point what is it now
    how much is in it for me; how much have I lost
    what has she won off me; do I pay the difference; do we all chip in to the winner
    what goes in the pot; work out what everyone pays
    I lost how much is it; reckon up the money; a quid a game
player_leaves: somebody has to leave; has to go home
    she wants to go to bed; a player quits; he gives up; he resigns
    I want to stop; she does not want to play any more; he will not play on
    he left the table; one of us is leaving; can somebody take over; takes his place
    substitute; her husband wants to play for her; swap players
    another player takes his cards; change of players; replace a player
    someone joins late; can a new player come in; play on with one fewer
    he got a phone call and went; he fell asleep; taxi is here; babysitter
    he stormed off; goes home early; called away; he is ill
    my brother will play his hand; somebody else plays on for him
    can another one play his cards; somebody else wants to join in his place
    she must pick up the kids; he walked out; he will not continue
    he does not come back; can I resign; a player has disappeared
    he has to work; a friend wants to sit in for her
    can my son play the next hand for me; we are now one less; gets tired and leaves
    she has had enough; I am off home
    he is knackered and wants to go to bed; her lift is here; my taxi has come
    he needs to collect the children; the missus rang and he has to go
    can my sister play for me; can he take my seat
    can mum take my cards while I go out; he has gone and left his cards
    who plays for her now; there are only three of us now; what if somebody drops out
    she has packed it in; he is in a huff and will not play; he flounced out
    lost his temper and left; she felt ill; he has a train to catch
    it is past her bedtime; may a friend come in for him; swap in another player
    he went off to work; a stand in for the absent one
    does he forfeit; can somebody else finish for me; wants to chuck it in
    he has to answer the door so can I play his cards
    late guest wants to play too
interrupted_game: we have to stop; we stop here for tonight; it is too late to finish
    can we continue tomorrow; finish another day; go on next week; pause
    the game was interrupted; broken off; we must break off; out of time
    no time to finish; the pub is closing; last orders; power cut; fire alarm
    dinner is ready; can we carry on later; save the game for later; unfinished game
    stop early; half finished; take a break; abandon the game; we put the cards away
    cards were put away; what if we do not finish; continue another night
    we ran out of time; the doorbell rang; the boat arrives; the train arrives
    we want to stop now who wins; nobody has reached the target and we must stop
    it is late and we are not finished; dinner is on the table
    the waiter wants to clear the table; they are closing
    we want to finish it next time; can the game wait; we cannot finish tonight
    end it now; does the score count if we stop; landing soon; let us call it a night
    can we pick it up tomorrow
    they are chucking us out; the bar is shutting
    food is ready; tea is on the table; we never got to the end
    got to stop halfway; how do we leave it if we stop now; who wins if we stop now
    no time left; lights went out; it is gone midnight; everybody is tired can we stop
    we need the table for supper; our train is in and we are not done
    finish it next week; does it count when it is not played to the end
    we all have to go; break it off; can we stop and carry on later; put it on hold
    whoever is ahead wins when we stop
drew_out_of_turn: he drew first but I won the trick; loser drew first; drew before me
    drew out of turn; took my card from the stock; she took the card that was mine
    drew in the wrong order; wrong card from the stock; drew before the winner
    we drew the wrong way round; the wrong player drew first
    he picked up from the pile before me; he took the top card before me
    winner draws first but he was faster; he got my card
    he took the card before the winner did; I should have drawn first; drew too early
    she has my card in her hand now because she drew first
    in the wrong order from the pile
    he helped himself before me and I had won; she got in first at the stock
    I won so I should take first; I lost but drew first
    he took the top one that should have been mine; my card went to him
    he nabbed the card off the top before I could
    does it matter who draws first; she reached for the stock too soon
forgot_to_draw: forgot to draw; did not draw; played without drawing; missed his draw
    forgot to take a card from the stock; did not pick up a card after the trick
    I have one card less because I did not draw; one card short in hand
    he has not drawn; led before drawing; did not take a new card; forgot to pick up
    one of us skipped drawing
    I am a card short since I missed a draw; he forgot to take a new one
    did not pull a card after the trick; she has one fewer because she did not draw
    he played the next card without having drawn
    I never took one after that trick
    my hand is one down because I did not take a new one
    she went on playing without taking a card; he did not top up
    I have one less I must have missed drawing; can I take two now to make up
    I played straight on and did not draw; not picked up since the last trick
    must I draw now that I forgot
drew_too_many: drew two cards; took two cards from the stock; drew too many; overdrew
    two cards stuck together when drawing; picked up two cards by mistake
    he has one card too many after drawing; lifted two; drew twice
    took an extra card from the pile; he saw the next card of the stock
    drew another card though he had drawn; two came off the stock
    he has drawn one too many; she looked at the next card
    took one card too many from the stock; two cards came with it when I drew
    he drew again although he had already; she looked at the card below
    the next card turned over when drawing
    I lifted two by mistake; two came up together from the stock
    she took one more than she should; he has one more now because he took two
    can I put the second one back on the stock; I saw the one underneath when I drew
    he drew again; two stuck together when I took from the stock; picked two off the top
last_draw: last card of the stock; who gets the last card; who takes the trump card
    who gets the turn-up at the end; two cards left in the stock; stock is gone
    who draws the last card; the end of the stock; when does melding stop
    can I still meld after the last draw; last meld; stock runs out
    what happens when the stock is empty; who draws first
    when there is one card and the trump card left; can I meld in the last tricks
    who picks up the face up card; what happens to the trump card at the end
    how do the last two cards go; may I still declare when the last cards are drawn
    is the face up card for the loser
    there are two left who takes what; what happens with the very last card
    who ends up with the trump that is lying there; do I get the trump card if I win
    the stock is nearly gone what now; what changes once the stock has run out
    is the loser left with the turned card; final card of the stock who has it
meld_again: may I use a card twice; use the same card in another meld
    meld the same queen again; queen of the marriage for another meld; same king again
    reuse a card; can a melded card be used again; a marriage after a sequence
    four queens with the same queen
    use my married queen for four queens; can a card count in two melds
    can I add cards to a meld; use it once more; use cards on the table again
    replace one ace and meld four aces again; can this queen count a second time
    my king was already in a marriage; may I put the same king in something else
    is this card used up; from one meld to another
    can I use her again; is my queen spent; I have used that king can I use him again
    can the same cards make something else
    it is on the table already can it go in another one
    add one card and score it again; may I build on a meld
    the same ones for a second meld; can that card do double duty
called_out: he called out; called the game too early; said he is out but he is not
    false call; he says he has enough but he has not; called out wrongly
    declares himself out; miscounted his points and called; knocked
    may I stop the game when I have enough; claim to be out; I am out
    he claims he reached the target; she said game but she is short
    nobody called but he has enough; forgot to call out; when can I call out
    he said I am out and was wrong; stops the hand because he thinks he won
    says stop I have it; thought he had enough
    she shouted out too soon
    I thought I had enough but I am short; he stopped the hand to say he had won
    what if I say I am out and am wrong; am I allowed to say I have got there
    do I have to say that I am out; she reckons she has enough
    he claimed the game before he had it; may I call it when I get there
card_points: what does each card count; value of the cards; points for cards
    how much is a king worth; how much is an ace worth; how much does a jack score
    what is a queen worth; how many points is the ten; which cards score
    how do we count the cards; scoring of cards; what is this card worth
    how do you count the cards you took; which cards bring points
    what is it worth; what do they count; how many for an ace
    how much do I get for a king; which of them score; are the tens worth anything
    what do you get for the cards
    which ones are worth something; add up what I took; how do I add up my cards
    is a jack worth points
"""
