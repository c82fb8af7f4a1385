"""How players tell a whole story, with people and cards in it, whatever the game."""

STORIES = """
who_deals_first: who has the pack next; who is giving; who gives after me
    is it to me to give; to whom goes the deal; the turn to give goes which way
    do you deal again if you won; who must shuffle now
    does the same person give two times; on whom is the deal; Ann gave last so who now
    we cut and both have a king who deals; low card or high card for the first deal
    Ann dealt the last one, who is next; to whom passes the deal
    does the deal stay with the winner; who was dealing last time, is it me now
    deal goes to the left or the right
wrong_dealer: Tom gave though Ann is next; he took the pack and gave out of his turn
    the cards are given by the wrong man
    the turn to deal was mine and they have looked at their cards already
    it should have been the left neighbour who deals; gave two times one after another
    she deals again although she dealt the last; the dealer is not the right one
    we noticed after the first trick that the wrong one had dealt
    two deals running by the same person; dealing when it was for another
    the winner dealt but it goes round; I should be the dealer here
    the deal was mine and he gave; it was not for her to give the cards
    Ann gave the cards out and she was not the dealer; she took my turn to give
    it turns out that another had the deal; dealt by the one who dealt just before
not_cut: it was not lifted before he gave; I had to cut and he did not wait
    she pulled the pack back before I could cut; we deal without to cut, is it valid
    does it count if I have not cut; I was passed over for the cut; must the other cut
    must I be asked to cut; gave at once and no cut; nobody has lifted
    the cut was forgotten
not_shuffled: the cards lie as they were gathered
    the pack is as it was after the last deal; cards not well mixed
    they were not mixed at all before giving; dealt the deck like it came
    does it count if he has not mixed; it was not lifted before he gave
    I had to cut and he did not wait; we deal without to cut, is it valid
    I was passed over for the cut; are these mixed at all; he gave them out unmixed
    same order as they were taken up; must it be mixed again
card_exposed_in_deal: the dealer let me see the nine of clubs when he gave it
    as he gave them out one turned round; a king lay open when it was dealt to me
    he showed the bottom card when he gave; one flew off the table and we all saw it
    the ace came open in the dealing; I could see which card went to Ann
    my third card was dealt open; the card flipped itself when he dealt
    somebody knocked a card open in the deal; while dealing he let one be seen
    one turned in the air; the dealer uncovered a card
    mine came face up from the dealer; in the dealing the king was shown
    he dealt and one opened
wrong_count: Ann has one card more than Tom; he got two more than me
    she forgot to give me one; I count my cards and one lacks
    she was given a card twice; our hands are not the same size
    not all of us have the same number; she picks up her hand and has one extra
    my hand is not full; we play a while and see that one has too few
    not enough cards were given to him
    there remained one in the pack that should be mine; dealt me a card too much
    one of us has something too many; we do not have equally many
    I hold more than I ought to; count your cards, one is wrong
    she got one card too little in the deal
    there is one card more in his hand than there should be
    at the end I had one left and they had none
led_out_of_turn: he has come out although it was on me
    she opened with an ace but I had the trick; Tom led but the last trick was mine
    he leads two times one after another; the wrong one has played out
    who took the trick should lead and he did not
    she throws the first card and it is not to her
    my partner came out but the trick was with the other side
    he came first though he is not the one to lead; a heart was led by the wrong player
    I came out by error, it was on my left neighbour; must he take back his lead
    everyone followed and then we saw that another had the lead
    Ann starts the trick but she lost the one before; he leads while I was the winner
    the lead was with her and he played first; led for his partner
    I have the lead and he throws a card; the lead belonged to her
    he began the trick and had not won; who won should come out, it was another who did
    his lead though my card had won; he lost that one and still comes out
played_out_of_turn: she played while it was still on me
    he gave his card too early to the trick; it was to Ann to play and Tom did
    fourth played, third not yet; he laid his card down before his turn
    played before the one on his right; the last one played before me
    she dropped a card in the trick but I had not put mine
    I am second and he is third but he was quicker; two played out of order in the trick
    he put his card when his partner should; she played without waiting for me
    he was too quick with his card; it is on me and he has already given a card
    he skipped me and put his card; she should have waited for my card
    he gave his before it came to him
revoke: Ann put a club on my heart but later she plays a heart
    he trumped the diamond and had a diamond in his hand
    she said she has no spades and at the end comes a spade
    I led clubs, he threw a heart and two tricks later a club comes; he has not served
    had to give a heart but gave a spade; I find only now that I had the suit
    I threw a diamond but I had a club; she cut with a trump and still has the suit
    what does it cost not to follow; he threw off instead of following
    she has discarded though she had spades; Tom is void he said, and now he leads it
    he should give clubs and gave something else; forgot that I had one of them
    he could give hearts but gave another; she has the suit that she denied
    the suit was in his hand and he trumped; later on the club shows up
    she says she overlooked her spade; two tricks later he leads the suit he lacked
    I ought to have given a diamond
revoke_denied: Tom says he had no heart and we think he had
    he claims he followed all the time; we want to look in his tricks if he served
    the cards are mixed and he says he was void; I say he revoked, he says not
    she is sure that she gave the suit; can it be proved when the tricks are mixed
    who is right, I say he had a spade; they quarrel whether he had followed
    may we open the tricks to see if he had served; how to find out if he had one
    no proof that he did not follow
two_cards_played: he played the ace and the nine hung on it
    one card stuck behind the other; I laid down two, I saw it too late
    there are too many cards in this trick; he threw in two together
    Tom played two times in this trick; my two cards were glued together
    with the ace came a seven as well; he put one too many on the trick
    his card had a second one under it; twice one of hers is in there
    there came two from him
missed_a_trick: Tom has a card too many since he gave none to the trick
    she did not put a card in the second trick; I was not looking and gave no card
    he went to the kitchen and missed the trick; one in the trick is lacking
    all finished and one card remains to her; he gave no card to the fourth trick
    nobody saw that I had not played to it
    the trick was turned over before I had played; she looked away and gave none
    he holds one more than we since that trick; at the end a card stays in his hand
    they turned the trick before I had given mine
wrong_winner: we gave it to Tom but there was a trump of Ann in it
    they have taken it although my ace was higher
    trick was turned by them but the king was mine
    she beat it with a trump and we overlooked
    I won with the ten and he put it in his heap; we let him have it, but he did not win
    a trump was in there and nobody saw it; the last trick went to the wrong one
    we thought that his card was higher
    two cards of the same and the second one took it
    the one who took it had not trumped; the trick belongs to my partner and me
    it went to her side but I had beaten it; the trick was put on his heap wrongly
    she won it and they gathered it; we looked wrong and gave him the trick
    he had no trump in it and took it all the same; it should lie with us
looked_at_tricks: Tom wants to know which cards are gone
    he opened a trick that lay there; she takes up an old trick to look
    can we turn the last one round once more; he looks what has been played already
    is it permitted to look back; I want to know if the ace is out
    she looks again in what we took; may he count the trumps in his tricks
    he spread out his won cards; is there a punishment for turning up a trick
    what did you give on the last one; the trick is closed and he opens it
    he opens what was already taken; I forgot what was played and want to see
    she has turned a closed trick; may we check the last cards again
claim_rest: he opens his cards and says all is his
    Ann says I make all of them and shows her cards
    she puts her cards down because nobody can win against her
    all the rest go to me, may I lay them open; he says he has only high ones
    she gives up and throws her cards down; may we stop if I have the highest left
    lay down my hand, nobody can take a trick
    he says he wins what is left but I have a trump
    do we need to play the last three if they are all his
    I have only aces, do we have to play on; he says take the others, I have nothing
    he threw down his cards and said that he makes the rest
    he wants all that is left and shows what he has; she says it is clear and lays down
    no need to play it, all mine; he throws the rest to us
    she said the last two are yours; he gives us the others
takes_card_back: Ann played the king and now wants the seven instead
    he saw the trump and takes up his card again; I took the wrong card from my hand
    she has played and wants another; is it allowed to have my card again
    touched a card and then changed; can I have it back, I made a mistake
    he pulled his ace back when I trumped; I put the wrong card, may I change it
    once it lies on the table must it stay; he exchanged his card after he saw mine
    I played too fast, want it back; I wanted to play the nine and not the ten
    let me do that one over; once more please, I took the wrong one
    can she correct her card; he played one and grabs it back
    I was in thought and played wrong; is a card that was laid played for good
    he regrets his card; I would rather give another card
who_leads: who comes out first; the one left of the dealer or the dealer, who starts
    is the lead with me; on whom is it to start the play; must the dealer come out
    whose lead is it at the beginning; who has to begin with the tricks
    first card is whose
must_follow: I have no hearts, must I trump; may I give any card; must I serve
    can I keep my trump for later; void in clubs, what must I give
    I have the suit but want to trump; am I forced to win it
    can I throw a low one if I cannot follow; must I take with a trump
    is it allowed not to follow; which cards may I throw on a spade
    if I do not have the colour, what am I supposed to do
    is it my free choice what I play; nothing of that suit, what may I play
    do I have to take it; is one bound to give the suit; I could trump but must I
    may I lose on purpose
card_ranking: which goes over which; does the ten go over the queen
    which card is under the ten; both put the same card, whose trick
    in which order do the cards rank; the first ace or the second ace, who takes
    is the jack higher than the queen here; what beats the king
    trump nine against ace of another suit; which card is the strongest
    what is the order from the top; tell me the rank of the ten
tricks_score: what is it for the last trick; is there something for each trick
    for winning a trick what is given
angling: my partner made an eye to me; he said to his partner to lead trumps
    the one behind me says what cards I have; he shows with his fingers how many
    is it allowed to tell the partner something; she said that she has the ace
    they make signs under the table; can my husband help me with my cards
    he sighs so loud that all know he has nothing
    somebody who does not play looks in my cards and speaks
    an onlooker said it was a mistake; her son looks over my shoulder and talks
    he says careful, she has the ace; my wife gives me tips
    may a watcher tell me what to do; he clears his throat when he has trumps
    he tells everybody what I have; they understand each other by looks
other_breach: my partner made an eye to me; he said to his partner to lead trumps
    my mate says that he has the jack; he shows with his fingers how many
    is it allowed to tell the partner something; she said that she has the ace
    they make signs under the table; do we lose points when we talk
    somebody who does not play looks in my cards and speaks
    he said what he holds and we are in the play; remarks while we are playing
    her son looks over my shoulder and talks; he says careful, he has the ace
    he clears his throat when he has trumps; they understand each other by looks
    he tells everybody what I have
tie: both have the same number of points at the end; we have equally many points
    the same total on both sides after the last deal; both come over it together
    we are equally far at the end; nobody is ahead, who wins
    both got there with this deal; no difference in the score
what_ends_the_game: how far do we play; until what number; when is it finished
    how much do I need to win; who has won, he is over it
    is it over now that he has enough; in the middle of the deal he has enough
    how long goes the game; at which number is it finished; the first who has how many
    how much is needed to win; do we go on when somebody has enough
what_is_owed: what must the loser give; I lost by thirty, how much is that
    what do I get from the others when I win; who gives whom how much
    what do I owe when I am last; five cents a point how much
    what comes to pay for the one who lost; he won, what does he get from each
    is the loss doubled
count_wrong: the sum is not right when we count; we count all and there is one missing
    together we have more than there is; the points of both do not fit together
    when we add it does not come out; after counting something is missing
    it is too much when we count it together; our count and theirs do not fit
    it does not tally; we get another sum than we should; all together it is one too few
    when both count it is not the right number; his count plus mine is wrong
    there should be more of them
drew_out_of_turn: she took from the stock before the winner had
    he drew though I had won the trick; I took the card that he should get
    the wrong one has drawn first; he was too quick at the stock
forgot_to_draw: he has one less because he took none; he leads and has not drawn
    nobody drew after that trick; I led at once and took no card
drew_too_many: she drew one and then another; I saw the next card because I took two
    one too many from the stock; took a second one
last_draw: who gets the open card at the end; the trump card and one other are left
    when the stock runs out who takes what; is the last trick before the end special
    may I still meld when the last cards are drawn
meld_out_of_turn: he laid two melds after one trick; may I lay down two at once
    may I put down a meld now; melding without having won
    he puts kings down though he lost; can he show two things at a time
forgot_to_meld: I drew and then saw that I have a marriage
    can I still show it after drawing; he remembers too late that he had four jacks
    is the meld lost if I drew already; I overlooked my bezique
    I won the trick and did not lay my marriage
meld_again: the queen lies there as marriage, may she go with another
    can a card that lies already be used for another meld
    may I take one card for two melds
    my queen is in the marriage and I got the jack now; another king to the same queen
    can I put a second meld with a card that has scored
"""
