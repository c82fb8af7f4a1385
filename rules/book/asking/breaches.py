"""How players tell of a breach of the rules in play, whatever the game."""

BREACHES = """
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
    he went first and it was my lead; she kicked off the trick but I won the last
    he thought it was him to go; it was my turn to come out
    he led when it was down to me; put a card out first and he had no right to
    the lead was on my left; I led from habit but it was not me
    she had lost the trick and still led; wrong one kicked off
    do I have to follow his wrong lead; can I make her take the lead back
    we have all followed to a wrong lead; he jumped in and started the trick
    they both led; two people led at once; led before I could
    opened when it was for his partner to open; hang on I won that so why is he leading
played_out_of_turn: played out of turn; he played before me; played too early
    not his turn; it was not her turn to play; jumped ahead; played before his turn
    he went before me; third player before the second; fourth before third
    I was next but he played; the order of play was wrong; wrong order
    he put his card before it was his go; she played ahead of her partner
    he did not wait for his turn; skipped me and played
    he jumped the queue; he overtook me; threw his card in before me
    it was my go and he already put a card; he did not wait for me
    played as second but was the third; went too early; the turn was mine
    he threw a card before the other had played; put down her card before I did
    wrong order of players in the trick
    she put hers down before it got to her; he could not wait
    I had not played yet and down goes his card; she has gone ahead of me; out of order
    you are too quick it is me next; he came in ahead of his turn
    he dropped his in before mine; last player went second
    he played when it was for me; it was not her go yet
    the one on my right went before me; he played while I was thinking
    played round the wrong way; he has shown his card before I chose mine
    both played at the same moment; can she take it back if it was not her turn
    third hand played second
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
    not serving the suit; did not serve
    he trumped and later he played a card of that suit
    he had no spades and now he plays one
    threw away a club and had a diamond all the time; I find a heart among my clubs
    oh I had one after all; played off suit; did not give the suit he had
    I did not see my spade; he should have played a club
    he played hearts but I led diamonds; now he shows a suit that he did not follow
    she did not follow
    he had one all the time; she had hearts and did not play one
    I have just found a spade I should have played
    sorry I had one stuck behind another; it was hidden behind another card
    he trumped it and now out comes a heart; he said no diamonds and here is a diamond
    he chucked a club on my heart but he has hearts
    I mixed up hearts and diamonds; mistook a spade for a club
    he did not give a club to my club; now he leads the suit he did not have
    you cannot trump you have one; he should have given a heart
    what do I get when he did not follow; how many points for not following
    can I still put it right if I did not follow
    I put the wrong suit on it; is that allowed he still had the suit
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
    he says he never had any; she reckons she had none left but I saw one
    can we go through the tricks to see if he followed
    may I turn up the tricks to show it; I say he had a heart and he says no
    he will not admit it; how can I show that he did not follow; I bet she had one
    he mixed his tricks up so you cannot tell; no way to prove he did not follow
    I accuse him of it and he denies it; must he let me look to check it
    it cannot be proved any more; she swears blind she had no clubs
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
    she nods when he should trump; he rolls his eyes; she gave him a look
    he taps the table when he has the ace; nudged her foot; he mutters what he has got
    stop telling him what to play; gran keeps telling my son what to play
    somebody behind me shouts which card; the ones looking on give it away
    they chat about what is left; can I tell my mate to lead hearts
    she sighs so that her partner knows; he blabbed what I hold
    he said do not play that; they are cheating with signals
    he gave away that he has the ten; I said something I should not have
    are we allowed to speak during the game; she prompts him
    he pulls faces at his partner
other_breach: he told his partner what to play; table talk; gave a hint; gave a signal
    made a sign to his partner; winked; pulled a face; coughed as a signal
    unfair remark; they talk about their cards; somebody cheated
    he said which cards he has; told him to trump; secret signs; kicked him
    onlooker gave it away; spectator helps; broke a rule; bad manners
    what is the penalty for talking; his partner asked for a suit
    breaking another rule; comments on the play; advice
    she helps her partner; may I tell my partner what I have
    asks his partner if he has the ten; my partner said play hearts
    looks hard at his partner; they whisper; she hums when she has trumps
    moans about his cards
    she nods when he should trump; she gave him a look
    he taps the table when he has the ace; nudged her foot; mutters what he has got
    stop telling him what to play; gran keeps telling my son what to play
    somebody behind me shouts which card; the ones looking on give it away
    they chat about what is left; can I tell my mate to lead hearts
    he blabbed what he holds; cheating with signals; he gave away that he has the ten
    I said something I should not have; are we allowed to speak; he sighed
    he rolls his eyes; pulls faces at his partner
    drew his partner's notice to something; prompts her
"""
