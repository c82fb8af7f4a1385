"""How players of Piquet tell whole stories of what happened."""

STORIES = """\
who_leads: younger or elder, who says his point; who exchanges first
    does he who dealt say his things after me; who calls first, dealer or me
wrong_count: dealt me eleven; twelve each but he has thirteen; talon is one short
card_exposed_in_deal: he turned a card of the talon; a talon card lies open
    my queen was dealt open; dealer showed his own by accident, may I ask to deal new
imperfect_pack: the seven of clubs is gone; thirty one cards only
    there are two tens of clubs; the pack has thirty three; a marked king, can we go on
exposed_card: he let his queen be seen while sorting; she saw my hand in the exchange
    I saw two of his; showed his tierce too early
redeal_agreed: our hands are both bad, deal again; may I ask for new cards
    he did not like it and threw it in; can the dealer be made to deal anew
    I want it dealt again, I have no picture
forgot_carte_blanche: I had no picture card and said nothing; all my cards are low
    must be said before the exchange, I did not
    he discarded and then says he had carte blanche; twelve plain cards unannounced
    may I still have the ten for carte blanche; not one court card and kept quiet
    showed carte blanche after discarding; I saw only later that I have no figures
change_discard: wants to discard other cards; may I put another card away
    discarded already and now changes it; take back what I put down for the exchange
    before drawing he changes his discard; can he swap his throw away
    he put five down and now wants four; not drawn yet, may I change
drew_too_many: he drew before he had discarded; younger drew first; he took all eight
    took the wrong cards from the talon; took from younger's three
    he has thirteen after the exchange; drew too much and looked at them
    I drew four and threw three
unannounced_leave: elder took only three without saying
    did not tell that he leaves some; younger did not know that there were five for him
    he took four and gave no notice; must elder say how many he leaves
short_hand: he put out more than he took; one card too few after the exchange
    what about the last trick when I have eleven; took one less than I laid away
    he plays short; forgot to draw the last card of the exchange
how_many_exchange: how many can the dealer take; must I throw at least one; at most five
    can younger take all eight; can I leave some of the talon
    how many do I take when he left two; first exchange five and then three
    least number I must discard
cards_left: who may see the rest of the talon; younger looked at the cards he leaves
    do we turn over the ones that nobody took; can elder look at the remaining ones
forgot_to_declare: I did not say my four kings and the trick is played
    I led before I said my sequence; had a tierce, not called
    we play already and I see a quart; second trick and I remember three queens
    she wants to call a set after the lead; I said the point and forgot the rest
    forgot quatorze of tens; played a card before I had called everything
declared_out_of_turn: younger called his kings and it was not on him
    he shows his set before I said mine; he tells what he has too early
    elder has not spoken yet and the dealer calls; he declared when I was not ready
    told his sequence before the answer; called the point after the sets
    spoke while it was on the other
wrong_answer: I let his point count and mine was better
    his answer to my tierce was wrong; I misunderstood and said good
    I gave him the point but I have better
false_declaration: he called four tens but threw one away
    she said quint and it was a quart; he counted fourteen for three kings
    called a set that is not there; he has no fourth ace
    claimed tierce and the middle card lacks
    he had discarded one of the queens that he called; scored for what he has not
    no such sequence in his hand; she told me a fourteen and it was three
    he called a trio with two
misnomer: I said to the king, it is to the ace; said tens instead of nines
    I named the tierce in the wrong colour
combination_worth: what gives a trio of tens; what counts five cards in spades
    tierce counts three or; six in a row what is it; which of two points is better
    my point 48 his 44; five against six cards; four jacks how many
    what is fourteen for; how is a trio counted
equal: tierce against tierce to the king; both of us say 44; his quart is like my quart
    both tierces go to the queen; same number same height
    we are equal in the point, what about the sequences
    who counts it when it is the same
sinking: must I tell all my aces; may I say tierce with a quart
    can I ask him which king he lacks; do I have to show my sequence
    is it allowed to declare less; which ten is not in his quatorze
    may I be silent about four tens; conceal a set
long_hand: he has a card left after twelve tricks
    played the whole deal with one too many; we are done and one has still a card
    his hand is one too long in the play; too many cards seen at the last trick
claims_do_not_fit: he called four aces and I have one
    what he declared and what he plays do not match
    he plays a heart that is not in his point; he cannot hold the card he is playing
    both of us have the same queen says the phone; it refuses my card because of the set
    the app tells me the declarations exclude this; too many cards for what he called
    his point and his quint do not go together
led_out_of_turn: younger came out first but elder should; I am elder and he led
revoke: I led clubs and he has clubs
claim_rest: he lays down five hearts at once; he says the other tricks are his
looked_at_tricks: may he turn the tricks; how many clubs are out, may I look
must_follow: which card wins
tricks_score: I took his card, do I count one; point for the trick that he led and I won
    what do I count when I win
cards_and_capot: six and six, who has the cards; all tricks, how many points
    what gives eight tricks; how much do I get for seven; I made all of them
    ten for the cards goes to whom
pique: I have 28 in hand and count two before he has one
    thirty before he gets one, is it sixty; is it pique if I lead to 30
    I have thirty and the other nothing; I came to thirty in the play
    what must I have for sixty; do I jump from 29 to 60; exactly thirty
what_saves: he has the better point, is my repique gone; does an equal point save him
    he counted one for his lead before I was at thirty
    what comes first in the reckoning; his tierce is good, do I get pique
    order in which things are counted for pique
    does the point of the other hinder the repique; I have 30 but he had one
    can I still pique when his point was good
what_ends_the_game: we gave six times, is it over; is four deals enough
    after the sixth deal both under 100; goes the game on when we are level
    he is over 100, is it finished
what_is_owed: I have 85 and he has 120, what do I pay; below hundred, double
    loser did not reach 100; what comes on top of the difference
    rubicon, how is it reckoned; I made 99; what do I win with 130 to 70
tie: equal at the end of the partie; same score, do we play two more
    level after the last deal
widow: he took both cards of the widow before me; who has the right to the two cards
    two over cards lie there, who takes them; widow seen and not taken
    the two remaining cards, may I have them
partners_count: does one side score all the sequences; are the points of both added
wrong_pair: it should be Ann against me; two who were not on the list have played
    the pair was wrong this time; it was the turn of the other two
    the third had to play
wrong_score: I said 23 but it was 24; forgot the ten for cards
    the last trick was not counted; counted three too few; wrote 5 and should be 3
    he pegged the wrong number; I lost my count in the middle
interrupted_game: the cards got mixed before the end of the deal
    talon fell into the hands; we must stop after four deals; partie not finished
player_leaves: he feels faint and lies down; my opponent goes
    another wants to play it to the end for me
disagreement: what did he call, point of five or six
wrong_dealer: dealt two times
who_deals_first: high gives or low gives; who gives in the first deal
    is it better to be dealer
takes_card_back: he led and wants it back; wants to change his lead
"""
