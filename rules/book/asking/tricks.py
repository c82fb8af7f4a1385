"""How players tell what happens in tricks, whatever the game."""

TRICKS = """
takes_card_back: take back a card; may I take my card back
    he wants to take his card back; can I undo my card; I played the wrong card
    I meant to play another card; wrong card by mistake; pulled the wrong card
    he changed his mind; change the card I played; swap the card I played for another
    may he replace his card; wants a different card; did not mean to play that
    misplayed; slip of the hand; touch move; card laid is card played
    I put down the wrong one can I change it; pick up a played card again
    he picked his card up again; took his card back into his hand
    she withdrew her card; can you retract a card; regret a card
    is a played card final; let go of the card already; I misclicked my card
    he saw what I played and wants another card; can he have the card back
    it was a mistake I wanted another one; oops wrong card; I pulled out the wrong one
    she wants to play something else instead; can I still change my card
    he had already let go of the card
    the king is lying there but he wants to take it again
    put it back in his hand and played another one; I grabbed the wrong card
two_cards_played: he played two cards at once; played two cards to one trick
    two cards together; two cards stuck together; cards were sticking
    a second card came with it; played twice in a trick; somebody put two cards
    he threw two cards; one card too many in the trick; the trick has too many cards
    an extra card in the trick; five cards in the trick; I played two by accident
    the second card slipped out; he laid a pair of cards at a time
    I threw two by accident; two of them came out together
    with his card another one fell; there are two cards of hers in this trick
    he added two cards to the same trick
missed_a_trick: forgot to play to a trick; did not play to a trick; missed a trick
    he has a card left at the end; one card left over; card over at the end
    the trick has a card too few; three cards in the trick; trick is one short
    somebody was skipped; he missed his turn; she was passed over in the trick
    I still have a card and all tricks are over; did not put a card to the trick
    we forgot him and played on; left out of a trick; he has more cards than us now
    a player did not add a card to the trick
    we have all finished but she still holds a card; we skipped a player in one trick
    somebody did not put a card in that trick
    I still have one when the others have none
    one player did not play a card and the next trick has begun
    I was asleep and did not play
led_out_of_turn: he led out of turn; led when it was not his lead; wrong player led
    the wrong person started the trick; it was my lead; I should have led
    he led but I won the trick; led though I took the last trick
    started a trick when it was not his turn; the wrong one opened
    she came out but it was not her turn; it was not my turn to lead
    he played first but it was me to play; somebody led too soon
    led before the trick was gathered; led from the wrong hand; false lead
    the dealer led by mistake; lead out of turn; he led twice
    he led although partner had won; put down the first card out of turn
    began the trick instead of me; he led to the next trick too early
    he thought it was his lead; he thought he won the trick and led
    she already led though it was his lead
    he came out with a king but the lead was mine; led from the wrong side
    started the next trick though he lost the last
    we played on after a lead by the wrong person
    nobody noticed that the wrong player led; the lead was not hers
    who should have led; after I won he put a card
    put out a card when the lead was mine
played_out_of_turn: played out of turn; he played before me; played too early
    not his turn; it was not her turn to play; jumped ahead; played before his turn
    he went before me; third player before the second; fourth before third
    I was next but he played; the order of play was wrong; wrong order
    he put his card before it was his go; she played ahead of her partner
    he did not wait for his turn; played too soon; skipped me and played
    he jumped the queue; he overtook me; threw his card in before me
    it was my go and he already put a card; he did not wait for me
    played as second but was the third; went too early; the turn was mine
    he threw a card before the other had played; put down her card before I did
    wrong order of players in the trick
must_follow: must I follow suit; do I have to follow suit; may I play any card
    must I trump; do I have to trump if I have none; am I forced to trump
    can I throw away any card; may I discard; must I win the trick; must I beat it
    must I go higher; must I overtrump; can I trump when I have the suit
    what if I have no card of the suit; when may I trump; can I play what I like
    what must I play; am I allowed to play low; is following suit compulsory
    which card wins; what card can I play; void in the suit what do I play
    not having the suit; may I trump in; do we have to follow suit
    can I hold back a trump; is ruffing allowed; have I to play the suit that was led
    if I cannot follow what then; can I play a trump though I have the suit
    may I play anything; can I put any card I want; am I obliged to take the trick
    what are the rules about following
card_ranking: what beats what; which card is higher; rank of the cards
    order of the cards; is the ten higher than the king; does the ten beat the king
    is ace high; which is the highest card; which is the best trump; highest trump
    two the same cards in a trick who wins; same card twice who wins
    identical cards which one wins; both played the ace of hearts
    does the first or the second win if they are the same; who wins the trick; ranking
    strength of cards; which card is stronger; is the nine low
    does a trump beat an ace; lowest card; what is higher than the ace
    where does the jack rank; where does the ten stand; is the king above the ten
    which of the two is bigger; biggest card; what order are the cards in
    what is the top card; is king or ten stronger
    two of the same ace who gets the trick
wrong_winner: the wrong player took the trick; he took my trick; I won that trick
    that trick was mine; gathered the wrong trick; she picked up my trick
    he took a trick he did not win; the trick was given to the wrong side
    wrong winner of the trick; my card was higher; my card was the highest
    who won that trick; whose trick was it; he picked up our trick by mistake
    he trumped but the other took it; my ace was best but he took the trick
    swept up the wrong trick; raked in my trick; trick went to the wrong pile
    he grabbed the trick with a lower card; my trump won and he took it
    we gave the trick to the wrong one; we thought his ten won but there was a trump
    he turned the trick over but it belongs to us
    took it in although I had the higher card; nobody saw that my card was better
    wrong person has our trick in his pile; I took it but actually she had won it
    trick was mistakenly taken
revoke: he did not follow suit; he revoked; he reneged; she failed to follow suit
    he had a heart after all; he had that suit; played another suit but had one
    he trumped but had the suit; ruffed and later played that suit
    did not follow although he could; he did not play the suit; renounce
    he discarded but still had one; wrong suit played; threw off a wrong suit
    said he had none and then played one; he did have clubs; she still had spades
    I overlooked that I had a diamond; I could have followed
    did not follow to a spade; he should have followed suit; I forgot to follow suit
    he hid a card of the suit; partner revoked; broke suit; cheated on the suit
    what is the penalty for a revoke; what happens if you do not follow suit
    not serving the suit; did not serve; he could follow but did not
    he trumped and later he played a card of that suit
    he had no spades and now he plays one
    threw away a club and had a diamond all the time; I find a heart among my clubs
    oh I had one after all; played off suit; did not give the suit he had
    I did not see my spade; he should have played a club
    he played hearts but I led diamonds; now he shows a suit that he did not follow
    she did not follow
revoke_denied: he denies the revoke; he says he had none of it
    he says he followed suit; how can we prove a revoke; proof of a revoke
    did he revoke or not; I think he revoked but he denies it
    look through the tricks to prove it; I suspect a revoke; claim a revoke
    accused of a revoke; I am sure he had one
    he mixed up the tricks so we cannot prove it; we cannot check if he revoked
    he swears he had no hearts; may we check whether he revoked; she denies it
    accuses me of not following suit; how do you check if someone followed suit
    he says it is not true that he had one
    I believe she had a heart but she denies it
    can I demand to see the tricks to show he had a club
    how do I prove he did not follow
    may I look in the tricks because I think he cheated
    not sure whether he did not follow
looked_at_tricks: may I look at the last trick; can I see the last trick again
    he looked at the tricks; she turned over a trick; looked through his tricks
    looked back at old tricks; is it allowed to look at the tricks already taken
    he keeps looking at the tricks; peeked at a trick; counting cards in his pile
    can I check which cards have gone; may I see what was played; which aces are out
    review the tricks; turned up a trick that was closed; what was in the last trick
    let me see that again; quitted trick; he goes through his won cards
    may I check which cards are gone; show me the last trick please
    he turned over an old trick; she wants to see a trick from before
    flips through his pile; may I see once more what was played
    can I count the trumps that have gone; he takes a look at what he won
    checking tricks during play; lifted the trick to look; what has been played so far
    I want to see it again
claim_rest: the rest are mine; I claim the rest; he says he has all the rest
    he laid down his hand and claimed; he showed his cards and said all mine
    he lays down his cards; all the other tricks are mine; I win everything now
    can you claim the remaining tricks; she claims the last tricks
    he gives up the rest; he concedes; you get the rest; all yours
    nobody can beat my cards now can I lay them down; stop early because I have all
    do we have to play it out; must we play the last cards; puts his hand face up
    the others are yours; he threw his hand down and said he wins
    no more tricks for me; spread his hand; tabled his hand
    lays his cards open claiming everything; he opens his hand and says it is all his
    can I put my cards down if I win everything
    says nobody can beat him any more and shows the cards
    stops playing since he has only winners
    she puts her cards on the table before the end
    I have only trumps left the rest is mine
    he does not want to play to the end because he has all the tricks
angling: he told another what to play; he told his partner what to play; table talk
    gave a hint; gave his partner a signal; made a sign to his partner
    kicked him under the table; winks; pulled a face; coughs as a signal
    onlooker gave it away; a spectator said something; somebody watching helps
    kibitzer; they talk about their cards; talking about the hand; giving advice
    he said what he has in his hand; told him which card; secret signs
    they speak in another language; remarks about the play; her husband advises her
    is talking allowed; may partners talk; cheating by signs; commenting
    my son looked and told him my cards; he named a card that I hold
    says what he should lead; she helps him to play
    he asks his partner if he has a trump; looks hard at his partner
    the people behind us give away cards; my partner said play hearts
    tells him what card to play; may I tell my partner what I have; they whisper
    she hums when she has trumps; moans about his cards
other_breach: he told his partner what to play; table talk; gave a hint; gave a signal
    made a sign to his partner; winked; pulled a face; coughed as a signal
    unfair remark; they talk about their cards; somebody cheated
    he said which cards he has; told him to trump; secret signs; kicked him
    onlooker gave it away; spectator helps; broke a rule; bad manners
    what is the penalty for talking; his partner asked for a suit
    breaking another rule; they are cheating; comments on the play; advice
    she helps her partner; may I tell my partner what I have
    asks his partner if he has the ten; my partner said play hearts
    looks hard at his partner; they whisper; she hums when she has trumps
    moans about his cards
tricks_score: what do tricks score; points for tricks; what do aces and tens count
    last trick; ten for the last trick; how much is the last trick
    when are tricks counted; what counts in the tricks; points in tricks
    does winning a trick give points; what do I get for a trick
    how many points for the last one; does taking tricks bring points
"""
