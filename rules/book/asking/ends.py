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
count_wrong: the count is wrong; it does not add up; points do not add up
    the total of the deal does not come out; miscounted; counted wrong
    we counted and it is too few; we counted and it is too many; the sum is wrong
    the numbers do not match; count again; we count different
    both counts together are wrong; recount; some points are missing in the count
    the phone does not accept the count; adding both piles gives a wrong number
    a card missing when counting; the phone says the count is wrong
    adds up to the wrong number; together it gives the wrong sum
    we have added it three times and it is always different
    the points of both sides make too many; something is wrong with the count
    the count cannot be right; the total should be more; result does not match
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
tie: it is a tie; it is a draw; same score; both have the same points; level
    equal points at the end; who wins a tie; tied for first; we are level; dead heat
    two winners; drawn game; equal score what now; is there a tie break
    both finished on the same; even at the end; same total; all square
    what if we have the same number at the end
    both have equal points who is the winner; the two of us end with the same score
    nobody is ahead; we are equal; no winner because of equal points
    who wins when it is level
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
what_is_owed: who pays what; who pays whom; how much do I owe; how much does he owe me
    what do I pay; how much did I win; settle up; stakes; what is owed; how much money
    how do we split the money; how do we settle; paying out; what does the loser pay
    do all losers pay; cash; pennies a point; how much is it at a penny a point
    the final settlement; who gets the pot; payment at the end
    what does it cost to lose; does everybody pay the winner; how is it paid
    what must I give him; how do we work out the money; what do we pay each other
    how much do the losers give; what does the winner get; we play for money
    we play for ten cents a point; do I pay both of them; what do I get when I win
player_leaves: somebody has to leave; has to go home; he must go
    she wants to go to bed; he has to go now; a player quits; he gives up; he resigns
    I want to stop; she does not want to play any more; he will not play on
    he left the table; one of us is leaving; can somebody take over; takes his place
    substitute; her husband wants to play for her; my wife takes over; swap players
    another player takes his cards; change of players; replace a player
    someone joins late; can a new player come in; play on with one fewer
    he got a phone call and went; he fell asleep; taxi is here; babysitter
    he stormed off; dropped out; goes home early; called away; he is ill
    my brother will play his hand; somebody else plays on for him
    can another one play his cards; somebody else wants to join in his place
    she must pick up the kids; he walked out; he will not continue
    he does not come back; she gave up; can I resign; a player has disappeared
    he has to work; a friend wants to sit in for her
    can my son play the next hand for me; we are now one less; gets tired and leaves
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
drew_out_of_turn: he drew first but I won the trick; loser drew first; drew before me
    drew out of turn; took my card from the stock; she took the card that was mine
    drew in the wrong order; wrong card from the stock; drew before the winner
    we drew the wrong way round; the wrong player drew first
    he picked up from the pile before me; he took the top card before me
    winner draws first but he was faster; he got my card
    he took the card before the winner did; I should have drawn first; drew too early
    she has my card in her hand now because she drew first
    in the wrong order from the pile
forgot_to_draw: forgot to draw; did not draw; played without drawing; missed his draw
    forgot to take a card from the stock; did not pick up a card after the trick
    I have one card less because I did not draw; one card short in hand
    he has not drawn; led before drawing; did not take a new card; forgot to pick up
    she played on without drawing; one of us skipped drawing
    I am a card short since I missed a draw; he forgot to take a new one
    did not pull a card after the trick; she has one fewer because she did not draw
    he played the next card without having drawn; did I draw or not
drew_too_many: drew two cards; took two cards from the stock; drew too many; overdrew
    two cards stuck together when drawing; picked up two cards by mistake
    he has one card too many after drawing; lifted two; drew twice
    took an extra card from the pile; he saw the next card of the stock
    drew another card though he had drawn; two came off the stock
    he has drawn one too many; she looked at the next card
    took one card too many from the stock; two cards came with it when I drew
    he drew again although he had already; she looked at the card below
    the next card turned over when drawing
last_draw: last card of the stock; who gets the last card; who takes the trump card
    who gets the turn-up at the end; two cards left in the stock; stock is gone
    who draws the last card; the end of the stock; when does melding stop
    can I still meld after the last draw; last meld; stock runs out
    what happens when the stock is empty; who draws first
    when there is one card and the trump card left; can I meld in the last tricks
    who picks up the face up card; what happens to the trump card at the end
    how do the last two cards go; may I still declare when the last cards are drawn
    is the face up card for the loser
meld_again: may I use a card twice; use the same card in another meld
    meld the same queen again; queen of the marriage for another meld; same king again
    reuse a card; can a melded card be used again; a marriage after a sequence
    a sequence after a marriage; four queens with the same queen
    use my married queen for four queens; can a card count in two melds
    can I add cards to a meld; use it once more; use cards on the table again
    replace one ace and meld four aces again; can this queen count a second time
    my king was already in a marriage; may I put the same king in something else
    is this card used up; from one meld to another
called_out: he called out; called the game too early; said he is out but he is not
    false call; he says he has enough but he has not; called out wrongly
    declares himself out; miscounted his points and called; knocked
    may I stop the game when I have enough; claim to be out; I am out
    he claims he reached the target; she said game but she is short
    nobody called but he has enough; forgot to call out; when can I call out
    he said I am out and was wrong; stops the hand because he thinks he won
    says stop I have it; thought he had enough
card_points: what does each card count; value of the cards; points for cards
    how much is a king worth; how much is an ace worth; how much does a jack score
    what is a queen worth; how many points is the ten; card values; which cards score
    how do we count the cards; scoring of cards; what is this card worth
    how do you count the cards you took; which cards bring points
"""
