<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChoicePanel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left</source>
        <translation>
            <numerusform>%n room left</numerusform>
            <numerusform>%n rooms left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) for this krone</source>
        <translation>
            <numerusform>%n more item for this krone</numerusform>
            <numerusform>%n more items for this krone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n staff card(s) left</source>
        <translation>
            <numerusform>%n staff card left</numerusform>
            <numerusform>%n staff cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) left</source>
        <translation>
            <numerusform>%n guest left</numerusform>
            <numerusform>%n guests left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, each for %n champagne less</source>
        <translation>
            <numerusform>%1, each for %n champagne less</numerusform>
            <numerusform>%1, each for %n champagne less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the next one for %n champagne less</source>
        <translation>
            <numerusform>%1, the next one for %n champagne less</numerusform>
            <numerusform>%1, the next one for %n champagne less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) to send</source>
        <translation>
            <numerusform>%n dancer to send</numerusform>
            <numerusform>%n dancers to send</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmperorPage</name>
    <message numerus="yes">
        <source>Everybody scores their space on the track and goes back %n space(s); whoever then stands on %1 or beyond is rewarded, whoever stands on %2 is punished.</source>
        <translation>
            <numerusform>Everybody scores their space on the track and goes back %n space; whoever then stands on %1 or beyond is rewarded, whoever stands on %2 is punished.</numerusform>
            <numerusform>Everybody scores their space on the track and goes back %n spaces; whoever then stands on %1 or beyond is rewarded, whoever stands on %2 is punished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP from the track</source>
        <translation>
            <numerusform>%n VP from the track</numerusform>
            <numerusform>%n VP from the track</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>Up to %n item(s) from your kitchen; then you choose what you get.</source>
        <translation>
            <numerusform>Up to %n item from your kitchen; then you choose what you get.</numerusform>
            <numerusform>Up to %n items from your kitchen; then you choose what you get.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are missing here.</source>
        <translation>
            <numerusform>%n saved game could not be read and is missing here.</numerusform>
            <numerusform>%n saved games could not be read and are missing here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%n finished game(s) would be missing from the history.</source>
        <translation>
            <numerusform>%n finished game would be missing from the history.</numerusform>
            <numerusform>%n finished games would be missing from the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) would have to be made again.</source>
        <translation>
            <numerusform>%n review would have to be made again.</numerusform>
            <numerusform>%n reviews would have to be made again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was done in %n other game(s) since they were last saved would be lost.</source>
        <translation>
            <numerusform>What was done in %n other game since it was last saved would be lost.</numerusform>
            <numerusform>What was done in %n other games since they were last saved would be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfinishedPage</name>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are missing here.</source>
        <translation>
            <numerusform>%n saved game could not be read and is missing here.</numerusform>
            <numerusform>%n saved games could not be read and are missing here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>aid</name>
    <message numerus="yes">
        <source>No dancer there: %n VP lost.</source>
        <translation>
            <numerusform>No dancer there: %n VP lost.</numerusform>
            <numerusform>No dancer there: %n VP lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ballrooms</name>
    <message numerus="yes">
        <source>%n dancer(s)</source>
        <translation>
            <numerusform>%n dancer</numerusform>
            <numerusform>%n dancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each pair of your dancers here.</source>
        <translation>
            <numerusform>You score %n VP for each pair of your dancers here.</numerusform>
            <numerusform>You score %n VP for each pair of your dancers here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) free</source>
        <translation>
            <numerusform>%n space free</numerusform>
            <numerusform>%n spaces free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the discount it would cost %n champagne.</source>
        <translation>
            <numerusform>Without the discount it would cost %n champagne.</numerusform>
            <numerusform>Without the discount it would cost %n champagne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n game(s), %1 decisions per game.</source>
        <translation>
            <numerusform>%n game, %1 decisions per game.</numerusform>
            <numerusform>%n games, %1 decisions per game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), every one checked.</source>
        <translation>
            <numerusform>%n step, every one checked.</numerusform>
            <numerusform>%n steps, every one checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %n game(s).</source>
        <translation>
            <numerusform>Stopped after %1 of %n game.</numerusform>
            <numerusform>Stopped after %1 of %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n seat(s).</source>
        <translation>
            <numerusform>The game has only %n seat.</numerusform>
            <numerusform>The game has only %n seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n turn(s).</source>
        <translation>
            <numerusform>The game has only %n turn.</numerusform>
            <numerusform>The game has only %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message numerus="yes">
        <source>Compared in %n possible game(s) so far; I am looking further.</source>
        <translation>
            <numerusform>Compared in %n possible game so far; I am looking further.</numerusform>
            <numerusform>Compared in %n possible games so far; I am looking further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n possible game(s).</source>
        <translation>
            <numerusform>Compared in %n possible game.</numerusform>
            <numerusform>Compared in %n possible games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next best is worth about %n VP less: %1</source>
        <translation>
            <numerusform>The next best is worth about %n VP less: %1</numerusform>
            <numerusform>The next best is worth about %n VP less: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message numerus="yes">
        <source>All rooms of at least %n colour(s) are occupied in your hotel.</source>
        <translation>
            <numerusform>All rooms of at least %n colour are occupied in your hotel.</numerusform>
            <numerusform>All rooms of at least %n colours are occupied in your hotel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n column(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>At least %n column of your hotel is fully occupied.</numerusform>
            <numerusform>At least %n columns of your hotel are fully occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n floor(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>At least %n floor of your hotel is fully occupied.</numerusform>
            <numerusform>At least %n floors of your hotel are fully occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n group(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>At least %n group of your hotel is fully occupied.</numerusform>
            <numerusform>At least %n groups of your hotel are fully occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied column.</source>
        <translation>
            <numerusform>At the end you score %n VP for each fully occupied column.</numerusform>
            <numerusform>At the end you score %n VP for each fully occupied column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied floor.</source>
        <translation>
            <numerusform>At the end you score %n VP for each fully occupied floor.</numerusform>
            <numerusform>At the end you score %n VP for each fully occupied floor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied group.</source>
        <translation>
            <numerusform>At the end you score %n VP for each fully occupied group.</numerusform>
            <numerusform>At the end you score %n VP for each fully occupied group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each objective you have claimed.</source>
        <translation>
            <numerusform>At the end you score %n VP for each objective you have claimed.</numerusform>
            <numerusform>At the end you score %n VP for each objective you have claimed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied blue room.</source>
        <translation>
            <numerusform>At the end you score %n VP for each occupied blue room.</numerusform>
            <numerusform>At the end you score %n VP for each occupied blue room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied red room.</source>
        <translation>
            <numerusform>At the end you score %n VP for each occupied red room.</numerusform>
            <numerusform>At the end you score %n VP for each occupied red room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied room.</source>
        <translation>
            <numerusform>At the end you score %n VP for each occupied room.</numerusform>
            <numerusform>At the end you score %n VP for each occupied room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied yellow room.</source>
        <translation>
            <numerusform>At the end you score %n VP for each occupied yellow room.</numerusform>
            <numerusform>At the end you score %n VP for each occupied yellow room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>At the end you score %n VP for each of your staff cards in play.</numerusform>
            <numerusform>At the end you score %n VP for each of your staff cards in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each room tile in your hotel.</source>
        <translation>
            <numerusform>At the end you score %n VP for each room tile in your hotel.</numerusform>
            <numerusform>At the end you score %n VP for each room tile in your hotel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation>
            <numerusform>At the end you score %n VP for each set of a red, a blue and a yellow occupied room.</numerusform>
            <numerusform>At the end you score %n VP for each set of a red, a blue and a yellow occupied room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each step from space 0 to your marker on the Emperor track, at most %1 VP.</source>
        <translation>
            <numerusform>At the end you score %n VP for each step from space 0 to your marker on the Emperor track, at most %1 VP.</numerusform>
            <numerusform>At the end you score %n VP for each step from space 0 to your marker on the Emperor track, at most %1 VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each step from space 0 to your marker on the Emperor track.</source>
        <translation>
            <numerusform>At the end you score %n VP for each step from space 0 to your marker on the Emperor track.</numerusform>
            <numerusform>At the end you score %n VP for each step from space 0 to your marker on the Emperor track.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before a penalty from the Emperor you may pay %n krone(s) to ignore it.</source>
        <translation>
            <numerusform>Before a penalty from the Emperor you may pay %n krone to ignore it.</numerusform>
            <numerusform>Before a penalty from the Emperor you may pay %n krones to ignore it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you advance %n step(s) on the Emperor track.</source>
        <translation>
            <numerusform>Whenever %1 moves into a room, you advance %n step on the Emperor track.</numerusform>
            <numerusform>Whenever %1 moves into a room, you advance %n steps on the Emperor track.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you get %n krone(s).</source>
        <translation>
            <numerusform>Whenever %1 moves into a room, you get %n krone.</numerusform>
            <numerusform>Whenever %1 moves into a room, you get %n krones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you score %n VP.</source>
        <translation>
            <numerusform>Whenever %1 moves into a room, you score %n VP.</numerusform>
            <numerusform>Whenever %1 moves into a room, you score %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever a guest moves into one of your rooms, you get %n krone(s).</source>
        <translation>
            <numerusform>Whenever a guest moves into one of your rooms, you get %n krone.</numerusform>
            <numerusform>Whenever a guest moves into one of your rooms, you get %n krones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever one of your rooms is turned to occupied, you get %n krone(s).</source>
        <translation>
            <numerusform>Whenever one of your rooms is turned to occupied, you get %n krone.</numerusform>
            <numerusform>Whenever one of your rooms is turned to occupied, you get %n krones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, its strength is %n higher.</source>
        <translation>
            <numerusform>Whenever you take a die showing %1, its strength is %n higher.</numerusform>
            <numerusform>Whenever you take a die showing %1, its strength is %n higher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also advance %n step(s) on the Emperor track, before or after the main action.</source>
        <translation>
            <numerusform>Whenever you take a die showing %1, you may also advance %n step on the Emperor track, before or after the main action.</numerusform>
            <numerusform>Whenever you take a die showing %1, you may also advance %n steps on the Emperor track, before or after the main action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also play %n staff card(s) from your hand at the printed cost, before or after the main action.</source>
        <translation>
            <numerusform>Whenever you take a die showing %1, you may also play %n staff card from your hand at the printed cost, before or after the main action.</numerusform>
            <numerusform>Whenever you take a die showing %1, you may also play up to %n staff cards from your hand at the printed cost, before or after the main action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also prepare %n room(s) at the normal cost, before or after the main action.</source>
        <translation>
            <numerusform>Whenever you take a die showing %1, you may also prepare %n room at the normal cost, before or after the main action.</numerusform>
            <numerusform>Whenever you take a die showing %1, you may also prepare up to %n rooms at the normal cost, before or after the main action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you score %n VP at once.</source>
        <translation>
            <numerusform>Whenever you take a die showing %1, you score %n VP at once.</numerusform>
            <numerusform>Whenever you take a die showing %1, you score %n VP at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You advance %n step(s) on the Emperor track.</source>
        <translation>
            <numerusform>You advance %n step on the Emperor track.</numerusform>
            <numerusform>You advance %n steps on the Emperor track.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n staff card(s) into your hand.</source>
        <translation>
            <numerusform>You draw %n staff card into your hand.</numerusform>
            <numerusform>You draw %n staff cards into your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You fill the order(s) of %n guest(s) in your café from the supply.</source>
        <translation>
            <numerusform>You fill the order of %n guest in your café from the supply.</numerusform>
            <numerusform>You fill the orders of %n guests in your café from the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n item(s) of your choice.</source>
        <translation>
            <numerusform>You get %n item of your choice.</numerusform>
            <numerusform>You get %n items of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n krone(s).</source>
        <translation>
            <numerusform>You get %n krone.</numerusform>
            <numerusform>You get %n krones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n room tile(s) in your hotel, vacant or occupied.</source>
        <translation>
            <numerusform>You have at least %n room tile in your hotel, vacant or occupied.</numerusform>
            <numerusform>You have at least %n room tiles in your hotel, vacant or occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n staff card(s) in play.</source>
        <translation>
            <numerusform>You have at least %n staff card in play.</numerusform>
            <numerusform>You have at least %n staff cards in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %1 and %n dish(es) or drink(s) of your choice from your kitchen.</source>
        <translation>
            <numerusform>You lose %1 and %n dish or drink of your choice from your kitchen.</numerusform>
            <numerusform>You lose %1 and %n dishes or drinks of your choice from your kitchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>You lose %n VP for each of your staff cards in play.</numerusform>
            <numerusform>You lose %n VP for each of your staff cards in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n VP.</source>
        <translation>
            <numerusform>You lose %n VP.</numerusform>
            <numerusform>You lose %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n krone(s).</source>
        <translation>
            <numerusform>You lose %n krone.</numerusform>
            <numerusform>You lose %n krones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand at no cost.</source>
        <translation>
            <numerusform>You may play %n staff card from your hand at no cost.</numerusform>
            <numerusform>You may play up to %n staff cards from your hand at no cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand at the printed cost.</source>
        <translation>
            <numerusform>You may play %n staff card from your hand at the printed cost.</numerusform>
            <numerusform>You may play up to %n staff cards from your hand at the printed cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand, each for %1 less.</source>
        <translation>
            <numerusform>You may play %n staff card from your hand for %1 less.</numerusform>
            <numerusform>You may play up to %n staff cards from your hand, each for %1 less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost, on floors 1 to %1 only.</source>
        <translation>
            <numerusform>You may prepare %n room at no cost, on floors 1 to %1 only.</numerusform>
            <numerusform>You may prepare up to %n rooms at no cost, on floors 1 to %1 only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost.</source>
        <translation>
            <numerusform>You may prepare %n room at no cost.</numerusform>
            <numerusform>You may prepare up to %n rooms at no cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at the normal cost.</source>
        <translation>
            <numerusform>You may prepare %n room at the normal cost.</numerusform>
            <numerusform>You may prepare up to %n rooms at the normal cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s), each for %1 less.</source>
        <translation>
            <numerusform>You may prepare %n room for %1 less.</numerusform>
            <numerusform>You may prepare up to %n rooms, each for %1 less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, the first for %1 less, the second for %2 less.</source>
        <translation>
            <numerusform>You may send %n dancer to a ballroom, the first for %1 less, the second for %2 less.</numerusform>
            <numerusform>You may send up to %n dancers to ballrooms, the first for %1 less, the second for %2 less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n guest(s) from the queue at no cost.</source>
        <translation>
            <numerusform>You may take %n guest from the queue at no cost.</numerusform>
            <numerusform>You may take up to %n guests from the queue at no cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may turn %n vacant room(s) of any colour to occupied.</source>
        <translation>
            <numerusform>You may turn %n vacant room of any colour to occupied.</numerusform>
            <numerusform>You may turn up to %n vacant rooms of any colour to occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n krone(s).</source>
        <translation>
            <numerusform>You have %n krone.</numerusform>
            <numerusform>You have %n krones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You put %n staff card(s) from your hand under the deck.</source>
        <translation>
            <numerusform>You put %n staff card from your hand under the deck.</numerusform>
            <numerusform>You put %n staff cards from your hand under the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove %n of your end cards in play.</source>
        <translation>
            <numerusform>You remove %n of your end cards in play.</numerusform>
            <numerusform>You remove %n of your end cards in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove %n vacant room(s), from the highest floors possible.</source>
        <translation>
            <numerusform>You remove %n vacant room, from the highest floor possible.</numerusform>
            <numerusform>You remove %n vacant rooms, each from the highest floor possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>You score %n VP for each of your staff cards in play.</numerusform>
            <numerusform>You score %n VP for each of your staff cards in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP.</source>
        <translation>
            <numerusform>You score %n VP.</numerusform>
            <numerusform>You score %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stand on space %n of the Emperor track or beyond.</source>
        <translation>
            <numerusform>You stand on space %n of the Emperor track or beyond.</numerusform>
            <numerusform>You stand on space %n of the Emperor track or beyond.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n of your dancers stand in ballrooms.</source>
        <translation>
            <numerusform>At least %n of your dancers stands in a ballroom.</numerusform>
            <numerusform>At least %n of your dancers stand in ballrooms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n room(s) of your top floor are occupied.</source>
        <translation>
            <numerusform>At least %n room of your top floor is occupied.</numerusform>
            <numerusform>At least %n rooms of your top floor are occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each of your dancers in ballrooms.</source>
        <translation>
            <numerusform>At the end you score %n VP for each of your dancers in ballrooms.</numerusform>
            <numerusform>At the end you score %n VP for each of your dancers in ballrooms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each other player gets %n item(s) of their choice.</source>
        <translation>
            <numerusform>Each other player gets %n item of their choice.</numerusform>
            <numerusform>Each other player gets %n items of their choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has advanced you %n or more steps on the Emperor track, you may flip this card: %1</source>
        <translation>
            <numerusform>Once, after one action has advanced you %n or more steps on the Emperor track, you may flip this card: %1</numerusform>
            <numerusform>Once, after one action has advanced you %n or more steps on the Emperor track, you may flip this card: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has brought you %n or more dishes, you may flip this card: %1</source>
        <translation>
            <numerusform>Once, after one action has brought you %n or more dishes, you may flip this card: %1</numerusform>
            <numerusform>Once, after one action has brought you %n or more dishes, you may flip this card: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has brought you %n or more drinks, you may flip this card: %1</source>
        <translation>
            <numerusform>Once, after one action has brought you %n or more drinks, you may flip this card: %1</numerusform>
            <numerusform>Once, after one action has brought you %n or more drinks, you may flip this card: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after you have fully occupied a group of %n or more rooms, you may flip this card: %1</source>
        <translation>
            <numerusform>Once, after you have fully occupied a group of %n or more rooms, you may flip this card: %1</numerusform>
            <numerusform>Once, after you have fully occupied a group of %n or more rooms, you may flip this card: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, on your turn, you may exchange up to %n dish(es) and drink(s) from your kitchen for as many of other kinds; these may go onto your guests.</source>
        <translation>
            <numerusform>Once, on your turn, you may exchange up to %n dish or drink from your kitchen for as many of other kinds; these may go onto your guests.</numerusform>
            <numerusform>Once, on your turn, you may exchange up to %n dishes and drinks from your kitchen for as many of other kinds; these may go onto your guests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you get the Emperor’s reward, you also score %n VP, even if you decline it.</source>
        <translation>
            <numerusform>Whenever you get the Emperor’s reward, you also score %n VP, even if you decline it.</numerusform>
            <numerusform>Whenever you get the Emperor’s reward, you also score %n VP, even if you decline it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n item(s) of your choice, of other kinds than those you gave.</source>
        <translation>
            <numerusform>You get %n item of your choice, of another kind than those you gave.</numerusform>
            <numerusform>You get %n items of your choice, of other kinds than those you gave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n champagne in your kitchen.</source>
        <translation>
            <numerusform>You have at least %n champagne in your kitchen.</numerusform>
            <numerusform>You have at least %n champagne in your kitchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed at least %n green guest(s).</source>
        <translation>
            <numerusform>You have completed at least %n green guest.</numerusform>
            <numerusform>You have completed at least %n green guests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed at least %n guest(s) with three or more items.</source>
        <translation>
            <numerusform>You have completed at least %n guest with three or more items.</numerusform>
            <numerusform>You have completed at least %n guests with three or more items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n of your dancers in the ballroom that is scored next.</source>
        <translation>
            <numerusform>You lose %n of your dancers in the ballroom that is scored next.</numerusform>
            <numerusform>You lose %n of your dancers in the ballroom that is scored next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost and occupy them at once.</source>
        <translation>
            <numerusform>You may prepare %n room at no cost and occupy it at once.</numerusform>
            <numerusform>You may prepare up to %n rooms at no cost and occupy them at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom at no cost.</source>
        <translation>
            <numerusform>You may send %n dancer to a ballroom at no cost.</numerusform>
            <numerusform>You may send up to %n dancers to ballrooms at no cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom at the normal cost.</source>
        <translation>
            <numerusform>You may send %n dancer to a ballroom at the normal cost.</numerusform>
            <numerusform>You may send up to %n dancers to ballrooms at the normal cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, each for %1 less.</source>
        <translation>
            <numerusform>You may send %n dancer to a ballroom for %1 less.</numerusform>
            <numerusform>You may send up to %n dancers to ballrooms, each for %1 less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, for %1 less per other player.</source>
        <translation>
            <numerusform>You may send %n dancer to a ballroom for %1 less per other player.</numerusform>
            <numerusform>You may send up to %n dancers to ballrooms, each for %1 less per other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may turn %n vacant room(s) of any colour to occupied, on floors 1 to %1 only.</source>
        <translation>
            <numerusform>You may turn %n vacant room of any colour to occupied, on floors 1 to %1 only.</numerusform>
            <numerusform>You may turn up to %n vacant rooms of any colour to occupied, on floors 1 to %1 only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each objective you have claimed.</source>
        <translation>
            <numerusform>You score %n VP for each objective you have claimed.</numerusform>
            <numerusform>You score %n VP for each objective you have claimed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each of your dancers in ballrooms.</source>
        <translation>
            <numerusform>You score %n VP for each of your dancers in ballrooms.</numerusform>
            <numerusform>You score %n VP for each of your dancers in ballrooms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kitchen has at least %n of each dish and drink.</source>
        <translation>
            <numerusform>Your kitchen has at least %n of each dish and drink.</numerusform>
            <numerusform>Your kitchen has at least %n of each dish and drink.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A guest with an order of %1 or more items may leave your café with %n item(s) missing.</source>
        <translation>
            <numerusform>A guest with an order of %1 or more items may leave your café with %n item missing.</numerusform>
            <numerusform>A guest with an order of %1 or more items may leave your café with %n items missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after %2 with an order of %n or more items has left for a room or a ball, you may flip this card: %1</source>
        <translation>
            <numerusform>Once, after %2 with an order of %n or more items has left for a room or a ball, you may flip this card: %1</numerusform>
            <numerusform>Once, after %2 with an order of %n or more items has left for a room or a ball, you may flip this card: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entrances</name>
    <message numerus="yes">
        <source>%n guest(s) completed in this round</source>
        <translation>
            <numerusform>%n guest completed in this round</numerusform>
            <numerusform>%n guests completed in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) more at the start</source>
        <translation>
            <numerusform>%n guest more at the start</numerusform>
            <numerusform>%n guests more at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more guest(s) make it %1 VP.</source>
        <translation>
            <numerusform>%n more guest makes it %1 VP.</numerusform>
            <numerusform>%n more guests make it %1 VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s)</source>
        <translation>
            <numerusform>%n objective</numerusform>
            <numerusform>%n objectives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) more at the start</source>
        <translation>
            <numerusform>%n room more at the start</numerusform>
            <numerusform>%n rooms more at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) for full columns and floors</source>
        <translation>
            <numerusform>%n token for full columns and floors</numerusform>
            <numerusform>%n tokens for full columns and floors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lie beside it. For each full column and each full floor, take one of your choice at once. What they give (column / floor): %1.</source>
        <translation>
            <numerusform>%n token lies beside it. Take it at once for the first full column or full floor. What it gives (column / floor): %1.</numerusform>
            <numerusform>%n tokens lie beside it. For each full column and each full floor, take one of your choice at once. What they give (column / floor): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Received for %1 of %n group(s).</source>
        <translation>
            <numerusform>Received for %1 of %n group.</numerusform>
            <numerusform>Received for %1 of %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this round it is worth %n VP to you, later less.</source>
        <translation>
            <numerusform>In this round it is worth %n VP to you, later less.</numerusform>
            <numerusform>In this round it is worth %n VP to you, later less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may prepare %n more room(s) at no cost.</source>
        <translation>
            <numerusform>Before the first round you may prepare %n more room at no cost.</numerusform>
            <numerusform>Before the first round you may prepare up to %n more rooms at no cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may prepare %n more room(s), at the usual cost.</source>
        <translation>
            <numerusform>Before the first round you may prepare %n more room, at the usual cost.</numerusform>
            <numerusform>Before the first round you may prepare up to %n more rooms, at the usual cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may take %n more guest(s).</source>
        <translation>
            <numerusform>Before the first round you may take %n more guest.</numerusform>
            <numerusform>Before the first round you may take up to %n more guests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your café has %n table(s).</source>
        <translation>
            <numerusform>Your café has %n table.</numerusform>
            <numerusform>Your café has %n tables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>own Emperor tile %1, for %n step(s) back: %2</source>
        <translation>
            <numerusform>own Emperor tile %1, for %n step back: %2</numerusform>
            <numerusform>own Emperor tile %1, for %n steps back: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n VP a round for guests who leave</source>
        <translation>
            <numerusform>up to %n VP a round for guests who leave</numerusform>
            <numerusform>up to %n VP a round for guests who leave</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n VP at the end for objectives</source>
        <translation>
            <numerusform>up to %n VP at the end for objectives</numerusform>
            <numerusform>up to %n VP at the end for objectives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message numerus="yes">
        <source>%n step(s) of the game could be read.</source>
        <translation>
            <numerusform>%n step of the game could be read.</numerusform>
            <numerusform>%n steps of the game could be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>%1 advances %n step(s) on the Emperor track: %2.</source>
        <translation>
            <numerusform>%1 advances %n step on the Emperor track: %2.</numerusform>
            <numerusform>%1 advances %n steps on the Emperor track: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n staff card(s).</source>
        <translation>
            <numerusform>%1 draws %n staff card.</numerusform>
            <numerusform>%1 draws %n staff cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n krone(s): %2.</source>
        <translation>
            <numerusform>%1 gets %n krone: %2.</numerusform>
            <numerusform>%1 gets %n krones: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes back %n step(s) on the Emperor track: %2.</source>
        <translation>
            <numerusform>%1 goes back %n step on the Emperor track: %2.</numerusform>
            <numerusform>%1 goes back %n steps on the Emperor track: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n VP: %2.</source>
        <translation>
            <numerusform>%1 loses %n VP: %2.</numerusform>
            <numerusform>%1 loses %n VP: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n krone(s): %2.</source>
        <translation>
            <numerusform>%1 loses %n krone: %2.</numerusform>
            <numerusform>%1 loses %n krones: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n VP: %2.</source>
        <translation>
            <numerusform>%1 scores %n VP: %2.</numerusform>
            <numerusform>%1 scores %n VP: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sends %2 to a ball for %n champagne: %3.</source>
        <translation>
            <numerusform>%1 sends %2 to a ball for %n champagne: %3.</numerusform>
            <numerusform>%1 sends %2 to a ball for %n champagne: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sends a dancer for %n champagne: %2.</source>
        <translation>
            <numerusform>%1 sends a dancer for %n champagne: %2.</numerusform>
            <numerusform>%1 sends a dancer for %n champagne: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dancer(s)</source>
        <translation>
            <numerusform>%1: %n dancer</numerusform>
            <numerusform>%1: %n dancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) of %1 leave the game: %2.</source>
        <translation>
            <numerusform>%n dancer of %1 leaves the game: %2.</numerusform>
            <numerusform>%n dancers of %1 leave the game: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message numerus="yes">
        <source>%n more item(s) for the krone already paid.</source>
        <translation>
            <numerusform>%n more item for the krone already paid.</numerusform>
            <numerusform>%n more items for the krone already paid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>house</name>
    <message numerus="yes">
        <source>%n of %1 values left to check</source>
        <translation>
            <numerusform>%n of %1 values left to check</numerusform>
            <numerusform>%n of %1 values left to check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) left to check</source>
        <translation>
            <numerusform>%n value left to check</numerusform>
            <numerusform>%n values left to check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) adopted.</source>
        <translation>
            <numerusform>%n value adopted.</numerusform>
            <numerusform>%n values adopted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>And %n more like these.</numerusform>
            <numerusform>And %n more like these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>area of %n dancer(s)</source>
        <translation>
            <numerusform>area of %n dancer</numerusform>
            <numerusform>area of %n dancers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lounge</name>
    <message numerus="yes">
        <source>%1 die on space %3: %2, %n VP</source>
        <translation>
            <numerusform>%1 die on space %3: %2, %n VP</numerusform>
            <numerusform>%1 die on space %3: %2, %n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 die: %2, %n VP</source>
        <translation>
            <numerusform>%1 die: %2, %n VP</numerusform>
            <numerusform>%1 die: %2, %n VP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>news</name>
    <message numerus="yes">
        <source>%n room(s) prepared</source>
        <translation>
            <numerusform>%n room prepared</numerusform>
            <numerusform>%n rooms prepared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) served</source>
        <translation>
            <numerusform>%n item served</numerusform>
            <numerusform>%n items served</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) occupied</source>
        <translation>
            <numerusform>%n room occupied</numerusform>
            <numerusform>%n rooms occupied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message numerus="yes">
        <source>Card %1, %n left in the deck</source>
        <translation>
            <numerusform>Card %1, %n left in the deck</numerusform>
            <numerusform>Card %1, %n left in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stars: %n of 9.</source>
        <translation>
            <numerusform>Stars: %n of 9.</numerusform>
            <numerusform>Stars: %n of 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens lie on %n room(s).</source>
        <translation>
            <numerusform>A token lies on %n room.</numerusform>
            <numerusform>Tokens lie on %n rooms.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>options</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message numerus="yes">
        <source>%n staff card(s) drawn at random</source>
        <translation>
            <numerusform>%n staff card drawn at random</numerusform>
            <numerusform>%n staff cards drawn at random</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message numerus="yes">
        <source>%n group(s) of four rooms</source>
        <translation>
            <numerusform>%n group of four rooms</numerusform>
            <numerusform>%n groups of four rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of one room</source>
        <translation>
            <numerusform>%n group of one room</numerusform>
            <numerusform>%n groups of one room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of three rooms</source>
        <translation>
            <numerusform>%n group of three rooms</numerusform>
            <numerusform>%n groups of three rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of two rooms</source>
        <translation>
            <numerusform>%n group of two rooms</numerusform>
            <numerusform>%n groups of two rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) in this chapter</source>
        <translation>
            <numerusform>%n page in this chapter</numerusform>
            <numerusform>%n pages in this chapter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances %n step(s) on the Emperor track</source>
        <translation>
            <numerusform>advances %n step on the Emperor track</numerusform>
            <numerusform>advances %n steps on the Emperor track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If this ballroom is the right one, the balcony belongs to it: as many dancers as you like, for %n champagne each and without a row bonus; when it is scored they count as in the top row.</source>
        <translation>
            <numerusform>If this ballroom is the right one, the balcony belongs to it: as many dancers as you like, for %n champagne each and without a row bonus; when it is scored they count as in the top row.</numerusform>
            <numerusform>If this ballroom is the right one, the balcony belongs to it: as many dancers as you like, for %n champagne each and without a row bonus; when it is scored they count as in the top row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>places</name>
    <message numerus="yes">
        <source>%1 is on space %2, worth %n VP, and will go back to %3</source>
        <translation>
            <numerusform>%1 is on space %2, worth %n VP, and will go back to %3</numerusform>
            <numerusform>%1 is on space %2, worth %n VP, and will go back to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) occupied</source>
        <translation>
            <numerusform>%n room occupied</numerusform>
            <numerusform>%n rooms occupied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) prepared, occupied or not</source>
        <translation>
            <numerusform>%n room prepared, occupied or not</numerusform>
            <numerusform>%n rooms prepared, occupied or not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n krone(s).</source>
        <translation>
            <numerusform>Costs %n krone.</numerusform>
            <numerusform>Costs %n krones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preparing this room costs %n krone(s).</source>
        <translation>
            <numerusform>Preparing this room costs %n krone.</numerusform>
            <numerusform>Preparing this room costs %n krones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preparing this room scores %n VP.</source>
        <translation>
            <numerusform>Preparing this room scores %n VP.</numerusform>
            <numerusform>Preparing this room scores %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n VP.</source>
        <translation>
            <numerusform>Scores %n VP.</numerusform>
            <numerusform>Scores %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead over %1 came above all from this: %2, %n VP more.</source>
        <translation>
            <numerusform>The lead over %1 came above all from this: %2, %n VP more.</numerusform>
            <numerusform>The lead over %1 came above all from this: %2, %n VP more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n VP now.</source>
        <translation>
            <numerusform>Worth %n VP now.</numerusform>
            <numerusform>Worth %n VP now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n VP to whoever claims it next.</source>
        <translation>
            <numerusform>Worth %n VP to whoever claims it next.</numerusform>
            <numerusform>Worth %n VP to whoever claims it next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room tiles, %1: %n left</source>
        <translation>
            <numerusform>room tiles, %1: %n left</numerusform>
            <numerusform>room tiles, %1: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>space %1, %2: %n dice, strength %3</source>
        <translation>
            <numerusform>space %1, %2: %n die, strength %3</numerusform>
            <numerusform>space %1, %2: %n dice, strength %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group of %n room(s): %1.</source>
        <translation>
            <numerusform>A group of %n room: %1.</numerusform>
            <numerusform>A group of %n rooms: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n VP at the end of the game.</source>
        <translation>
            <numerusform>It scores %n VP at the end of the game.</numerusform>
            <numerusform>It scores %n VP at the end of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it scores %n VP at the end of the game.</source>
        <translation>
            <numerusform>Once occupied, it scores %n VP at the end of the game.</numerusform>
            <numerusform>Once occupied, it scores %n VP at the end of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>floor %1: preparing a room costs %2, an occupied room scores %n VP at the end of the game</source>
        <translation>
            <numerusform>floor %1: preparing a room costs %2, an occupied room scores %n VP at the end of the game</numerusform>
            <numerusform>floor %1: preparing a room costs %2, an occupied room scores %n VP at the end of the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message numerus="yes">
        <source>You take exactly %n item(s).</source>
        <translation>
            <numerusform>You take exactly %n item.</numerusform>
            <numerusform>You take exactly %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep exactly %n staff card(s).</source>
        <translation>
            <numerusform>You keep exactly %n staff card.</numerusform>
            <numerusform>You keep exactly %n staff cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs %n vacant room(s) side by side: %1.</source>
        <translation>
            <numerusform>Needs %n vacant room: %1.</numerusform>
            <numerusform>Needs %n vacant rooms side by side: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your marker on the Emperor track cannot go back %n step(s).</source>
        <translation>
            <numerusform>Your marker on the Emperor track cannot go back %n step.</numerusform>
            <numerusform>Your marker on the Emperor track cannot go back %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rehearsal</name>
    <message numerus="yes">
        <source>rehearsal area %1: %n of %2 dancers left</source>
        <translation>
            <numerusform>rehearsal area %1: %n of %2 dancers left</numerusform>
            <numerusform>rehearsal area %1: %n of %2 dancers left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>short</name>
    <message numerus="yes">
        <source>%n Emperor step(s)</source>
        <translation>
            <numerusform>%n Emperor step</numerusform>
            <numerusform>%n Emperor steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per Emperor step</source>
        <translation>
            <numerusform>%n VP per Emperor step</numerusform>
            <numerusform>%n VP per Emperor step</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per blue room</source>
        <translation>
            <numerusform>%n VP per blue room</numerusform>
            <numerusform>%n VP per blue room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per colour set</source>
        <translation>
            <numerusform>%n VP per colour set</numerusform>
            <numerusform>%n VP per colour set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full column</source>
        <translation>
            <numerusform>%n VP per full column</numerusform>
            <numerusform>%n VP per full column</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full floor</source>
        <translation>
            <numerusform>%n VP per full floor</numerusform>
            <numerusform>%n VP per full floor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full group</source>
        <translation>
            <numerusform>%n VP per full group</numerusform>
            <numerusform>%n VP per full group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per objective</source>
        <translation>
            <numerusform>%n VP per objective</numerusform>
            <numerusform>%n VP per objective</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per occupied room</source>
        <translation>
            <numerusform>%n VP per occupied room</numerusform>
            <numerusform>%n VP per occupied room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per red room</source>
        <translation>
            <numerusform>%n VP per red room</numerusform>
            <numerusform>%n VP per red room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per room tile</source>
        <translation>
            <numerusform>%n VP per room tile</numerusform>
            <numerusform>%n VP per room tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per staff card</source>
        <translation>
            <numerusform>%n VP per staff card</numerusform>
            <numerusform>%n VP per staff card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per yellow room</source>
        <translation>
            <numerusform>%n VP per yellow room</numerusform>
            <numerusform>%n VP per yellow room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free guest(s)</source>
        <translation>
            <numerusform>%n free guest</numerusform>
            <numerusform>%n free guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free room(s)</source>
        <translation>
            <numerusform>%n free room</numerusform>
            <numerusform>%n free rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free room(s), floors 1–%1</source>
        <translation>
            <numerusform>%n free room, floors 1–%1</numerusform>
            <numerusform>%n free rooms, floors 1–%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full colour(s)</source>
        <translation>
            <numerusform>%n full colour</numerusform>
            <numerusform>%n full colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full column(s)</source>
        <translation>
            <numerusform>%n full column</numerusform>
            <numerusform>%n full columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full floor(s)</source>
        <translation>
            <numerusform>%n full floor</numerusform>
            <numerusform>%n full floors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full group(s)</source>
        <translation>
            <numerusform>%n full group</numerusform>
            <numerusform>%n full groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of choice</source>
        <translation>
            <numerusform>%n item of choice</numerusform>
            <numerusform>%n items of choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s) owned</source>
        <translation>
            <numerusform>%n krone owned</numerusform>
            <numerusform>%n krones owned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room tile(s)</source>
        <translation>
            <numerusform>%n room tile</numerusform>
            <numerusform>%n room tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n staff in play</source>
        <translation>
            <numerusform>%n staff in play</numerusform>
            <numerusform>%n staff in play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emperor space %n</source>
        <translation>
            <numerusform>Emperor space %n</numerusform>
            <numerusform>Emperor space %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>die %1: +%n strength</source>
        <translation>
            <numerusform>die %1: +%n strength</numerusform>
            <numerusform>die %1: +%n strength</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n staff</source>
        <translation>
            <numerusform>draw %n staff</numerusform>
            <numerusform>draw %n staff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fill %n order(s)</source>
        <translation>
            <numerusform>fill %n order</numerusform>
            <numerusform>fill %n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>occupy %n room(s)</source>
        <translation>
            <numerusform>occupy %n room</numerusform>
            <numerusform>occupy %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of %n or more</source>
        <translation>
            <numerusform>order of %n or more</numerusform>
            <numerusform>order of %n or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of exactly %n</source>
        <translation>
            <numerusform>order of exactly %n</numerusform>
            <numerusform>order of exactly %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff</source>
        <translation>
            <numerusform>play %n staff</numerusform>
            <numerusform>play %n staff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff, free</source>
        <translation>
            <numerusform>play %n staff, free</numerusform>
            <numerusform>play %n staff, free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff, −%1</source>
        <translation>
            <numerusform>play %n staff, −%1</numerusform>
            <numerusform>play %n staff, −%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prepare %n room(s)</source>
        <translation>
            <numerusform>prepare %n room</numerusform>
            <numerusform>prepare %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prepare %n room(s), −%1</source>
        <translation>
            <numerusform>prepare %n room, −%1</numerusform>
            <numerusform>prepare %n rooms, −%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1 and −%2</source>
        <translation>
            <numerusform>send %n dancer, −%1 and −%2</numerusform>
            <numerusform>send %n dancers, −%1 and −%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 and %n dish(es) or drink(s)</source>
        <translation>
            <numerusform>−%1 and %n dish or drink</numerusform>
            <numerusform>−%1 and %n dishes or drinks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n VP</source>
        <translation>
            <numerusform>−%n VP</numerusform>
            <numerusform>−%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n VP per staff card</source>
        <translation>
            <numerusform>−%n VP per staff card</numerusform>
            <numerusform>−%n VP per staff card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n end card(s)</source>
        <translation>
            <numerusform>−%n end card</numerusform>
            <numerusform>−%n end cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n krone(s)</source>
        <translation>
            <numerusform>−%n krone</numerusform>
            <numerusform>−%n krones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n occupied room(s)</source>
        <translation>
            <numerusform>−%n occupied room</numerusform>
            <numerusform>−%n occupied rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n staff in hand</source>
        <translation>
            <numerusform>−%n staff in hand</numerusform>
            <numerusform>−%n staff in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n vacant room(s)</source>
        <translation>
            <numerusform>−%n vacant room</numerusform>
            <numerusform>−%n vacant rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n or more</source>
        <translation>
            <numerusform>%1 with %n or more</numerusform>
            <numerusform>%1 with %n or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per dancer</source>
        <translation>
            <numerusform>%n VP per dancer</numerusform>
            <numerusform>%n VP per dancer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champagne in the kitchen</source>
        <translation>
            <numerusform>%n champagne in the kitchen</numerusform>
            <numerusform>%n champagne in the kitchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) in ballrooms</source>
        <translation>
            <numerusform>%n dancer in ballrooms</numerusform>
            <numerusform>%n dancers in ballrooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dish(es)</source>
        <translation>
            <numerusform>%n dish</numerusform>
            <numerusform>%n dishes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s)</source>
        <translation>
            <numerusform>%n drink</numerusform>
            <numerusform>%n drinks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free occupied room(s)</source>
        <translation>
            <numerusform>%n free occupied room</numerusform>
            <numerusform>%n free occupied rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green guest(s) completed</source>
        <translation>
            <numerusform>%n green guest completed</numerusform>
            <numerusform>%n green guests completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) of three or more items</source>
        <translation>
            <numerusform>%n guest of three or more items</numerusform>
            <numerusform>%n guests of three or more items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occupied on the top floor</source>
        <translation>
            <numerusform>%n occupied on the top floor</numerusform>
            <numerusform>%n occupied on the top floor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each dish and drink</source>
        <translation>
            <numerusform>%n of each dish and drink</numerusform>
            <numerusform>%n of each dish and drink</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other item(s) of choice</source>
        <translation>
            <numerusform>%n other item of choice</numerusform>
            <numerusform>%n other items of choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a full group of %n or more</source>
        <translation>
            <numerusform>a full group of %n or more</numerusform>
            <numerusform>a full group of %n or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all others: %n item(s) of choice</source>
        <translation>
            <numerusform>all others: %n item of choice</numerusform>
            <numerusform>all others: %n items of choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange up to %n item(s)</source>
        <translation>
            <numerusform>exchange up to %n item</numerusform>
            <numerusform>exchange up to %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>occupy %n room(s), floors 1–%1</source>
        <translation>
            <numerusform>occupy %n room, floors 1–%1</numerusform>
            <numerusform>occupy %n rooms, floors 1–%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>orders may lack %n item(s)</source>
        <translation>
            <numerusform>orders may lack %n item</numerusform>
            <numerusform>orders may lack %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s)</source>
        <translation>
            <numerusform>send %n dancer</numerusform>
            <numerusform>send %n dancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), free</source>
        <translation>
            <numerusform>send %n dancer, free</numerusform>
            <numerusform>send %n dancers, free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1</source>
        <translation>
            <numerusform>send %n dancer, −%1</numerusform>
            <numerusform>send %n dancers, −%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1 per other player</source>
        <translation>
            <numerusform>send %n dancer, −%1 per other player</numerusform>
            <numerusform>send %n dancers, −%1 per other player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n dancer(s)</source>
        <translation>
            <numerusform>−%n dancer</numerusform>
            <numerusform>−%n dancers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solo</name>
    <message numerus="yes">
        <source>%1 advances %n step(s) on the Emperor track, to space %2.</source>
        <translation>
            <numerusform>%1 advances %n step on the Emperor track, to space %2.</numerusform>
            <numerusform>%1 advances %n steps on the Emperor track, to space %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves a toll token on action space %2; there are %n now.</source>
        <translation>
            <numerusform>%1 leaves a toll token on action space %2; there is %n now.</numerusform>
            <numerusform>%1 leaves a toll token on action space %2; there are %n now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turns up a staff card: %2; %n left in the pile.</source>
        <translation>
            <numerusform>%1 turns up a staff card: %2; %n left in the pile.</numerusform>
            <numerusform>%1 turns up a staff card: %2; %n left in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) go beyond the track and become VP.</source>
        <translation>
            <numerusform>%n step goes beyond the track and becomes VP.</numerusform>
            <numerusform>%n steps go beyond the track and become VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Emperor track count only from this level on: %1.</source>
        <translation>
            <numerusform>%n step on the Emperor track counts only from this level on: %1.</numerusform>
            <numerusform>%n steps on the Emperor track count only from this level on: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A star is added; there are now %n.</source>
        <translation>
            <numerusform>A star is added; there is now %n.</numerusform>
            <numerusform>A star is added; there are now %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stars reach row %1: %2 scores %n VP.</source>
        <translation>
            <numerusform>The stars reach row %1: %2 scores %n VP.</numerusform>
            <numerusform>The stars reach row %1: %2 scores %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have filled column %1: a star is taken away, %n are left.</source>
        <translation>
            <numerusform>You have filled column %1: a star is taken away, %n is left.</numerusform>
            <numerusform>You have filled column %1: a star is taken away, %n are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have filled floor %1: a star is taken away, %n are left.</source>
        <translation>
            <numerusform>You have filled floor %1: a star is taken away, %n is left.</numerusform>
            <numerusform>You have filled floor %1: a star is taken away, %n are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message numerus="yes">
        <source>%n VP, %1</source>
        <translation>
            <numerusform>%n VP, %1</numerusform>
            <numerusform>%n VP, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s), %1</source>
        <translation>
            <numerusform>%n krone, %1</numerusform>
            <numerusform>%n krones, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Emperor track, %1</source>
        <translation>
            <numerusform>%n step on the Emperor track, %1</numerusform>
            <numerusform>%n steps on the Emperor track, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message numerus="yes">
        <source>%1 of %2; %n VP for the next to claim it</source>
        <translation>
            <numerusform>%1 of %2; %n VP for the next to claim it</numerusform>
            <numerusform>%1 of %2; %n VP for the next to claim it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left to occupy (%1 already prepared), then %2</source>
        <translation>
            <numerusform>%n room left to occupy (%1 already prepared), then %2</numerusform>
            <numerusform>%n rooms left to occupy (%1 already prepared), then %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the Emperor gives %n VP for space %2 and moves you back to %3.</source>
        <translation>
            <numerusform>After round %1 the Emperor gives %n VP for space %2 and moves you back to %3.</numerusform>
            <numerusform>After round %1 the Emperor gives %n VP for space %2 and moves you back to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His tile “%1” does nothing; %n step(s) more, and it rewards you.</source>
        <translation>
            <numerusform>His tile “%1” does nothing; %n step more, and it rewards you.</numerusform>
            <numerusform>His tile “%1” does nothing; %n steps more, and it rewards you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His tile “%1” punishes you; %n step(s) more, and it does not.</source>
        <translation>
            <numerusform>His tile “%1” punishes you; %n step more, and it does not.</numerusform>
            <numerusform>His tile “%1” punishes you; %n steps more, and it does not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reached; %n VP when you claim it</source>
        <translation>
            <numerusform>reached; %n VP when you claim it</numerusform>
            <numerusform>reached; %n VP when you claim it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1, %2 is scored; your %n dancer(s) there bring %3 VP.</source>
        <translation>
            <numerusform>After round %1, %2 is scored; your %n dancer there brings %3 VP.</numerusform>
            <numerusform>After round %1, %2 is scored; your %n dancers there bring %3 VP.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>%n blue room(s)</source>
        <translation>
            <numerusform>%n blue room</numerusform>
            <numerusform>%n blue rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake</source>
        <translation>
            <numerusform>%n cake</numerusform>
            <numerusform>%n cake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coffee</source>
        <translation>
            <numerusform>%n coffee</numerusform>
            <numerusform>%n coffee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s)</source>
        <translation>
            <numerusform>%n krone</numerusform>
            <numerusform>%n krones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red room(s)</source>
        <translation>
            <numerusform>%n red room</numerusform>
            <numerusform>%n red rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strudel</source>
        <translation>
            <numerusform>%n strudel</numerusform>
            <numerusform>%n strudel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wine</source>
        <translation>
            <numerusform>%n wine</numerusform>
            <numerusform>%n wine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow room(s)</source>
        <translation>
            <numerusform>%n yellow room</numerusform>
            <numerusform>%n yellow rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a guest with an order of %n or more items</source>
        <translation>
            <numerusform>a guest with an order of %n or more items</numerusform>
            <numerusform>a guest with an order of %n or more items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a guest with an order of exactly %n item(s)</source>
        <translation>
            <numerusform>a guest with an order of exactly %n item</numerusform>
            <numerusform>a guest with an order of exactly %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champagne</source>
        <translation>
            <numerusform>%n champagne</numerusform>
            <numerusform>%n champagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dish(es) or drink(s)</source>
        <translation>
            <numerusform>%n dish or drink</numerusform>
            <numerusform>%n dishes or drinks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
</TS>
