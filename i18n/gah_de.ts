<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ChanceChoices</name>
    <message>
        <source>The seed must not be larger than %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The seed is a whole number, such as 7.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Chance and fairness</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The same seed deals the same cards and rolls the same dice.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fair</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Back to the last roll, revealed card or other player's step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Back as far as you like, even over dice and cards</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>%1: %2 left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close without choosing (Esc)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close without choosing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All where they fit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Guests first, the rest into the kitchen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep these cards (%1 of %2)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What can be chosen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What is meant</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Everything that can be done now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Items received</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Room tiles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your choice</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n room(s) left</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) for this krone</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>drag, click, or place all at once</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table stays hidden until you say that nobody else is looking at your cards.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I am %1: show the table</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>EmperorPage</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor's visit after round %1</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Everybody scores the space on the track and goes back %n space(s); who then stands on %1 or beyond is rewarded, who stands on %2 is punished.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>The tile of this visit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor track, before and after the visit</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n VP for the track</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>From space %1 back to space %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP before the visit: %1, after it: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Neither reward nor penalty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Penalty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Penalty avoided</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>HotelPreview</name>
    <message>
        <source>The rooms of the board %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>LeopoldChoices</name>
    <message>
        <source>Level</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Entrance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>He plays from his instruction cards, always on the night board, and begins.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>His entrance changes some rules for both of you.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Two to four players, people and bots</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Alone against Leopold</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The solo game with its instruction cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Something does not fit yet; the red lines say what.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only bots play: you will watch them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Player %1 has the same name.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Player %1 has the same colour.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Player %1 has this board too (%2), and every day side exists only once.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>OwnCard</name>
    <message>
        <source>You</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Rules and cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The second edition, with its clearer cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first edition, as it was in 2015</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Invite the two promo guests</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Against Leopold you keep six of ten staff cards; there is no other deal.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Everybody gets a set that plays well together</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep one card, pass the others to the left, six times</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Six cards each, at random</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove player %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Light blue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Back to the last roll, revealed card or other player's step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Back as far as you like, even over dice and cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Language and look</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Questions and reminders</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Window and files</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Bots and Leopold play</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Always show &amp;marks beside colours</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Collect plain gains by itself, where nothing is to choose</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ask before &amp;passing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ask before &amp;ending a turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Remind me of what I could still do before a turn ends</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As the system: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fair</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your system asks for less movement; nothing moves while it does.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset the window's layout</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Games and history: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Settings: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Vienna, around 1900</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take the last game up where you left it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Begin at once, with the usual rules</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose players, boards and rules</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Rules and cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Everything about the rules and the cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The games you have finished</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Language, look, pace and more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You against one bot, night side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The saved game cannot be read. %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The saved game cannot be read. %1 Nothing was deleted; the file is now %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A saved game is damaged</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game as it stood one step earlier is whole: you can continue there.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no earlier one to continue.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>boards</name>
    <message>
        <source>Night side</source>
        <translation>Nachtseite</translation>
    </message>
    <message>
        <source>Day side A</source>
        <translation>Tagseite A</translation>
    </message>
    <message>
        <source>Day side B</source>
        <translation>Tagseite B</translation>
    </message>
    <message>
        <source>Day side C</source>
        <translation>Tagseite C</translation>
    </message>
    <message>
        <source>Day side D</source>
        <translation>Tagseite D</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Options</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>show this help</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unknown: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>missing: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is no command %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>takes no value: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usage: </source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>expected a whole number from %1 to %2, not %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>expected one of %1, not %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>expected a size such as 1280x800, not %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Grand Austria Hotel on the desktop. Without a command it opens the window.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>show the version</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a saved game to go on with</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>day, night or system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>COMMAND</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the language: en, de, fr or it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>--bots: expected one name or %1, not %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>play whole games of bots and compare them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plays whole games of bots and compares what they score.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>how many games (100)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>how many processes at once (1)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one JSON object a game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>keep every game as a file in this folder</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>tell a saved game move by move, and check it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plays a saved game again, checks every step and tells it move by move.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a saved game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only this turn, counted from 1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>write a game as JSON lines, for analysis by programs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes one game as JSON lines: a saved one, or a fresh one played by bots.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a saved game; without one, bots play a new game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>write into this file instead of the terminal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>measure speed and memory; prints JSON</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Measures speed and memory on this machine and prints them as JSON.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>how long each measurement may take (5)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>measure the window as well</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>all cards, tiles and boards: names, numbers and what they do</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rules reference, with questions and answers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only the values that no rulebook prints</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only what matches; words of any of the languages</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as JSON</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>draw a page of the window into a picture, without a display</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Draws a page of the window into a PNG picture, without a display.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a saved game to show</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as it stood at this turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>day or night</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the size in pixels (1280x800)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the size of text in percent (100)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>which page: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the picture to write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game has only %n turn(s).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game goes on: it is for %1 to choose. %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 %2 VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Final score: %1. %2</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>colors</name>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>beliebige Farbe</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>Normal deal</source>
        <translation>Normale Verteilung</translation>
    </message>
    <message>
        <source>Starter sets</source>
        <translation>Einstiegssets</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>You get %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You take an extra turn right after this one, without taking a die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You carry out the action of any space with dice, without taking a die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may play %n staff card(s) from your hand at no cost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may play %n staff card(s) from your hand at the printed cost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may play %n staff card(s) from your hand, each for %1 less.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You draw three staff cards and play one of them at no cost; the others go under the deck.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You draw three staff cards and may play one of them for %1 less; the others go under the deck.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may prepare %n room(s) at no cost, on floors 1 to %1 only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may prepare %n room(s) at no cost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may prepare %n room(s) at the normal cost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may prepare %n room(s), each for %1 less.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may prepare one room at no cost, on floors 1 to %1 only, and turn it to occupied at once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may prepare one room at no cost and turn it to occupied at once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever %1 moves into a room, you get %n krone(s).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever %1 moves into a room, you score %n VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever %1 moves into a room, you advance %n step(s) on the Emperor track.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever a guest moves into one of your rooms, you get %n krone(s).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever one of your rooms is turned to occupied, you get %n krone(s).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever you take a die showing %1, you score %n VP at once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever you get the Emperor's reward, you score %n VP in addition.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever you take a die showing 4, each point of strength gives you 1 krone and also 1 step on the Emperor track.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A die showing 6 costs you no krone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preparing blue rooms costs you nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preparing red rooms costs you nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preparing yellow rooms costs you nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Serving from your kitchen costs you nothing, for any number of items.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Guests from the queue cost you nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may prepare up to two rooms; one of them, which you name, costs 1 krone less.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No reward.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If those floors are full, nothing happens.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The queue is refilled between the two guests.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In it you may take a guest and use additional actions.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The strength is as it stands: no boost, and no staff that asks for taking a die; space 6 costs its krone. It comes last of all this guest brings.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Works once, when you play it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Works once per round, in your turn, when you ask.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is moving in that counts, not the filled order.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At most once per die, with nothing in between.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It counts for your own hotel. A Secretary is not copied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It counts itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Vacant and occupied rooms both count.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It may be any guest, served before or not.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The marker counts as it stands after the last retreat.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You own %n krone(s).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You stand on space %n of the Emperor track or beyond.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You have at least %n staff card(s) in play.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You have at least %n room tile(s) in your hotel, vacant or occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At least %n floor(s) of your hotel are fully occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At least %n column(s) of your hotel are fully occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At least %n group(s) of your hotel are fully occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All rooms of at least %n colour(s) are occupied in your hotel.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You have at least %1 occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 Or, as you choose among what is possible: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 If that is not possible in full: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each of your staff cards in play.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each room tile in your hotel.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each fully occupied group.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each objective you have claimed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each fully occupied floor.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each fully occupied column.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score like the best end card an opponent has in play.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each occupied blue room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each occupied red room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each occupied yellow room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each occupied room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each space of the Emperor track up to your marker, at most %1 VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end you score %n VP for each space of the Emperor track up to your marker.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You lose %n krone(s).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You lose %n VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You lose %n VP for each of your staff cards in play.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All items in your kitchen go back to the supply.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All items in your kitchen and on the guests in your café go back to the supply.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You put %n staff card(s) from your hand under the deck.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You remove %n vacant room(s), from the highest floors possible.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You remove %n of your end cards in play.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You remove an occupied room of the highest floor that has one, and then the next occupied room below it in the same column, if there is one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You remove an occupied room of the highest floor that has one, and then one of the next lower floor that has one, if there is such a floor.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>emperor</name>
    <message>
        <source>The Privy Purse</source>
        <translation>Die Privatschatulle</translation>
    </message>
    <message>
        <source>The Court Kitchen</source>
        <translation>Die Hofküche</translation>
    </message>
    <message>
        <source>A Recommendation</source>
        <translation>Eine Empfehlung</translation>
    </message>
    <message>
        <source>The Court Architect</source>
        <translation>Der Hofarchitekt</translation>
    </message>
    <message>
        <source>The Court Banquet</source>
        <translation>Das Hofbankett</translation>
    </message>
    <message>
        <source>The Treasury</source>
        <translation>Die Schatzkammer</translation>
    </message>
    <message>
        <source>The Finest Reference</source>
        <translation>Das beste Dienstzeugnis</translation>
    </message>
    <message>
        <source>The Adjutant's Quarters</source>
        <translation>Das Quartier des Adjutanten</translation>
    </message>
    <message>
        <source>The Emperor's Praise</source>
        <translation>Das Lob des Kaisers</translation>
    </message>
    <message>
        <source>The Archduke's Suite</source>
        <translation>Die Suite des Erzherzogs</translation>
    </message>
    <message>
        <source>Inspection of the Staff</source>
        <translation>Die Personalinspektion</translation>
    </message>
    <message>
        <source>Purveyor to the Court</source>
        <translation>Der Hoflieferant</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file contains damaged text.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is nested too deeply to be a saved game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The cards in the file are not those that its set-up deals; it has been changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has been changed since it was saved.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is not text; byte %1 cannot be read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file comes from a newer version of the game (%1; this one reads up to %2).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has been cut short in line %1, column %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is damaged in line %1, column %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file says something twice: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file contains a number that makes no sense: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A part of the file is missing: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A part of the file makes no sense: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The set-up in the file is not possible: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file corrects a card in an impossible way: %1, %2, %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step %1 of the file makes no sense: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step %1 of the file is not allowed by the rules (%2).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In step %1 of the file, dice or cards are not those of this game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After step %1, the game is not the one that was saved.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n step(s) of the game could be read.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 prepares no more rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 turns no more rooms to occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 plays no more staff cards.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 plays none of the cards drawn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 takes no free guest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 does without the extra of the staff card.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 does without the additional action.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 does not pay the penalty off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 keeps a staff card and passes the rest on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 keeps six staff cards.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 puts a staff card under the deck.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 keeps %2 and passes the rest on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 keeps these staff cards: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 chooses a first guest: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 invites %2 into the café.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 invites %2 into the café and pays %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 takes a six for action %2, strength %3, and pays %4.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 takes a six for action %2, strength %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 takes a die showing %2, strength %3, and pays %4.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 takes a die showing %2, strength %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 carries out action %2 from space %3, strength %4, without taking a die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 takes no items.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 puts this into the kitchen: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 serves %2: %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 prepares the room on floor %2, column %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 prepares the room on floor %2, column %3, and pays %4.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 turns the room on floor %2, column %3 to occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 chooses %2 on the Emperor track.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 chooses %2 and %3 on the Emperor track.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 plays %2 at no cost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 plays %2 for %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 fills an order from the supply: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 serves from the kitchen: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 serves from the kitchen for %3: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%2 moves into the room on floor %3, column %4 (%1).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 claims objective %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 claims an objective: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 removes the room on floor %2, column %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 gives up %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 pays %2, and the Emperor overlooks everything.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 chooses the left penalty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 chooses the right penalty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 has to serve a guest of the opponent: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 does without this: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 passes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table is set; %1 begins.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Round %1: the dice show %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 has another turn, without a die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Round %1, number %2: it is the turn of %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are no more guests for the queue.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A new guest joins the queue: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The guests who have left are shuffled into a new deck.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 gets %2: %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 loses %2: %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Everyone has passed: one die is put aside, the others are rolled again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4, and a reward.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4, and a penalty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4; the penalty is avoided.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 %2 VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game is over: %1. The winner is %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game is over: %1. The victory is shared by %2.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>groups</name>
    <message>
        <source>Nobles</source>
        <translation>Adelige</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Artists</source>
        <translation>Künstler</translation>
    </message>
    <message>
        <source>Tourists</source>
        <translation>Touristen</translation>
    </message>
</context>
<context>
    <name>guests</name>
    <message>
        <source>Sculptor</source>
        <translation>Bildhauer</translation>
    </message>
    <message>
        <source>Musician</source>
        <translation>Musiker</translation>
    </message>
    <message>
        <source>Composer</source>
        <translation>Komponist</translation>
    </message>
    <message>
        <source>Tailor</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Flamenco Dancer</source>
        <translation>Flamencotänzerin</translation>
    </message>
    <message>
        <source>Portrait Painter</source>
        <translation>Porträtmaler</translation>
    </message>
    <message>
        <source>Photographer</source>
        <translation>Fotograf</translation>
    </message>
    <message>
        <source>Vocalist</source>
        <translation>Sängerin</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architekt</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Schauspielerin</translation>
    </message>
    <message>
        <source>Poet</source>
        <translation>Dichter</translation>
    </message>
    <message>
        <source>Jewelry Designer</source>
        <translation>Schmuckdesignerin</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Maler</translation>
    </message>
    <message>
        <source>Opera Singer</source>
        <translation>Opernsängerin</translation>
    </message>
    <message>
        <source>Dame</source>
        <translation>Freifrau</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>Herzogin</translation>
    </message>
    <message>
        <source>Knight of the Empire</source>
        <translation>Reichsritter</translation>
    </message>
    <message>
        <source>Landgrave</source>
        <translation>Landgraf</translation>
    </message>
    <message>
        <source>Sovereign</source>
        <translation>Fürst</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinzessin</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Gräfin</translation>
    </message>
    <message>
        <source>Elector</source>
        <translation>Kurfürst</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Baron</translation>
    </message>
    <message>
        <source>Prince</source>
        <translation>Prinz</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Earl</source>
        <translation>Reichsgraf</translation>
    </message>
    <message>
        <source>Baroness</source>
        <translation>Baronin</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Apotheker</translation>
    </message>
    <message>
        <source>Post Councillor</source>
        <translation>Postrat</translation>
    </message>
    <message>
        <source>Privy Councillor</source>
        <translation>Geheimrat</translation>
    </message>
    <message>
        <source>Professor Emeritus</source>
        <translation>Professor emeritus</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Senior Councillor</source>
        <translation>Oberamtsrat</translation>
    </message>
    <message>
        <source>Councillor of Commerce</source>
        <translation>Kommerzialrat</translation>
    </message>
    <message>
        <source>Court Councillor</source>
        <translation>Hofrat</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Major</translation>
    </message>
    <message>
        <source>Veterinary Councillor</source>
        <translation>Veterinärrat</translation>
    </message>
    <message>
        <source>Medicinal Councillor</source>
        <translation>Medizinalrat</translation>
    </message>
    <message>
        <source>Procurator</source>
        <translation>Prokurator</translation>
    </message>
    <message>
        <source>Lord High Commissioner</source>
        <translation>Obersthofmeister</translation>
    </message>
    <message>
        <source>Senior Legal Secretary</source>
        <translation>Oberjustizsekretär</translation>
    </message>
    <message>
        <source>Tezcatlipoca</source>
        <translation>Tezcatlipoca</translation>
    </message>
    <message>
        <source>Capt. Goldhaken</source>
        <translation>Kapt. Goldhaken</translation>
    </message>
    <message>
        <source>Mr. Horsa</source>
        <translation>Mr. Horsa</translation>
    </message>
    <message>
        <source>M. Ingalls</source>
        <translation>M. Ingalls</translation>
    </message>
    <message>
        <source>Mr. Boydell</source>
        <translation>Mr. Boydell</translation>
    </message>
    <message>
        <source>Mr. Oundo</source>
        <translation>Mr. Oundo</translation>
    </message>
    <message>
        <source>E. Gizia</source>
        <translation>E. Gizia</translation>
    </message>
    <message>
        <source>M. Polo</source>
        <translation>M. Polo</translation>
    </message>
    <message>
        <source>Cramersopholus</source>
        <translation>Cramersopholus</translation>
    </message>
    <message>
        <source>Farmer Franz</source>
        <translation>Bauer Franz</translation>
    </message>
    <message>
        <source>Brother Uwe</source>
        <translation>Bruder Uwe</translation>
    </message>
    <message>
        <source>Conductor</source>
        <translation>Schaffner</translation>
    </message>
    <message>
        <source>Durgoing</source>
        <translation>Durgoing</translation>
    </message>
    <message>
        <source>MacLeod</source>
        <translation>MacLeod</translation>
    </message>
    <message>
        <source>Mag. Ferdinand</source>
        <translation>Mag. Ferdinand</translation>
    </message>
    <message>
        <source>Mr. Moras</source>
        <translation>Mr. Moras</translation>
    </message>
</context>
<context>
    <name>items</name>
    <message>
        <source>Strudel</source>
        <translation>Strudel</translation>
    </message>
    <message>
        <source>Cake</source>
        <translation>Torte</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Wein</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Kaffee</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
</context>
<context>
    <name>objectives</name>
    <message>
        <source>A Full Till</source>
        <translation>Volle Kasse</translation>
    </message>
    <message>
        <source>Welcome at Court</source>
        <translation>Bei Hof willkommen</translation>
    </message>
    <message>
        <source>A Well-Staffed House</source>
        <translation>Ein gut besetztes Haus</translation>
    </message>
    <message>
        <source>Twelve Made Beds</source>
        <translation>Zwölf gemachte Betten</translation>
    </message>
    <message>
        <source>Two Full Floors</source>
        <translation>Zwei volle Etagen</translation>
    </message>
    <message>
        <source>Two Full Columns</source>
        <translation>Zwei volle Spalten</translation>
    </message>
    <message>
        <source>Six Full Groups</source>
        <translation>Sechs volle Bereiche</translation>
    </message>
    <message>
        <source>One Colour Complete</source>
        <translation>Eine Farbe vollständig</translation>
    </message>
    <message>
        <source>A House for Everyone</source>
        <translation>Ein Haus für alle</translation>
    </message>
    <message>
        <source>Citizens and Artists</source>
        <translation>Bürger und Künstler</translation>
    </message>
    <message>
        <source>Artists and Nobles</source>
        <translation>Künstler und Adelige</translation>
    </message>
    <message>
        <source>Nobles and Citizens</source>
        <translation>Adelige und Bürger</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Prepare no more rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Occupy no more rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Play no more staff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Play none of these cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take no guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do without the extra</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do without the action</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pay nothing and bear the penalty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Begin with %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Invite %1 for %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Invite %1 at no cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Die %1: %2, raised to strength %3, for %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Die %1: %2, strength %3, for %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Die %1: %2, strength %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Space %1: %2, strength %3, for %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Space %1: %2, strength %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 into the kitchen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Prepare the room on floor %1, column %2, for %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Prepare the room on floor %1, column %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Occupy the room on floor %1, column %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove the room on floor %1, column %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Play %1 for %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Play %1 at no cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put %1 under the deck</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fill the order of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Serve %2: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Finish serving</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 to the room on floor %2, column %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Collect: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Claim the objective: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give up %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pay %1 and be forgiven</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The left penalty: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The right penalty: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Serve the opponent's guest %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do without: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>overrides</name>
    <message>
        <source>a file in JSON format</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>values by name, in braces</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>guests, staff or boards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the number of a card or the name of a board</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a field that such a card has</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a house value, since printed values stay as they are</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>blue, red, yellow or green</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one to four items out of strudel, cake, wine and coffee</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A, B, C, D or null</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>six cards in each of the sets A to D</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>four floors of five letters b, r or y, forming ten groups of at most four rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: expected %2. The built-in values are used.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, at %2: expected %3. The built-in values are used.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, at %2: expected %3, found %4. The built-in value is used.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Costs and VP of the rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The action board</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The guest queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The track of the Emperor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turn order tiles and dice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boards and tracks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>**Floor %1:** %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rooms from left to right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The printed layout of this side is not known here; this one is the house's own. Owners of the game can correct it in the file %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hotel board</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n group(s) of one room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n group(s) of two rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n group(s) of three rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n group(s) of four rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>floor %1, column %2: %3 VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Floor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Krones to prepare</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP at the end if occupied</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP for preparing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What it gives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The columns are the size of the group, in rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>krones</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Emperor steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All dice are rolled and sorted by their faces. The dice on a space are its strength.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Place from the left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Krones</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New guests enter on the left; the others slide to the right.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After the retreat: reward on space %1 or more, penalty on space %2, nothing between.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Spaces back</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turn order tiles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Symbol</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Instruction card %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>From top to bottom, and on which level each symbol counts:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ties</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>counts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from left to right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from right to left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>takes a guest of any colour</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>takes a guest of this colour: %1 (%2)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>takes a die of any face</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>takes a die showing %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>turns up a staff card of his pile</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>advances on an objective, the least advanced</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>advances on objective %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All guests</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All staff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All objectives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All Emperor tiles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold's instruction cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Player aid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The reference</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Two pages for the table, to print or to save as a PDF file.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Welcome. Here the house answers whatever you ask about the game. Search above in any of its four languages, turn the pages on the left, or begin with one of these:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rules and cards of the house</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The rules</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards and boards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>See also</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards mentioned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff that answers to it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Guests it answers to</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards with an effect of the same kind</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the order</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the colour</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the reward</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the effect</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Guest card %1 · %2 (%3)</source>
        <extracomment>The round after which the Emperor looks at the tile of a letter.</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Victory points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>promotional guest, an option</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reward when the guest moves in</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>vacant, of any colour</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>vacant and blue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>vacant and red</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>vacant and yellow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff card %1 · %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 in Deluxe, %2 in Classic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Works</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In short</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Starter set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What the card does</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 VP to the first, %2 to the second, %3 to the third</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Asks for</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Worth</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objective %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The condition</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Looked at</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after round %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Penalty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Emperor tile %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reward, on space 3 or more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Penalty, on space 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>**Classic:** %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No text known here prints %1 of this card; the house has supplied its own. Owners of the game can correct it in the file %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rules · %1</source>
        <extracomment>What the rows of the tables of symbols show.</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>During the set-up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Round %1 of 7</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>promo guests</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>room floor %1 column %2, %3, not prepared</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>room floor %1 column %2, %3, vacant</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>room floor %1 column %2, %3, occupied</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>strudel and cake</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wine and coffee</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>prepare rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>krones and Emperor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>play a staff card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>any action, for a krone</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preparing this room costs nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preparing this room costs %n krone(s).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preparing this room scores %n VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>queue place %1, empty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>queue place %1: %2, %3, costs %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>table %1, free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>table %1: %2, %3, order complete</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>table %1: %2, %3, waits for %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>space %1, %2: no dice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>space %1, %2: %n dice, strength %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>kitchen, %1: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>received: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>room tiles, %1: %n left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>staff card in hand, face down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>staff card in hand: %1, costs %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>staff in play: %1, used in this round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>staff in play: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Worth %n VP now.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objective %1: %2, you have %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All points have been claimed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Worth %n VP to the next to claim it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is on space %2, worth %n VP, and will go back to %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A reward awaits you.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A penalty awaits you.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Neither reward nor penalty awaits you.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>round %1, then the Emperor comes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>round %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>turn %1, %2: done</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2 VP, %3, Emperor space %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Orders %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Scores %n VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Costs %n krone(s).</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Bot: carefree</source>
        <translation>Bot: sorglos</translation>
    </message>
    <message>
        <source>Bot: prudent</source>
        <translation>Bot: umsichtig</translation>
    </message>
    <message>
        <source>Leopold</source>
        <translation>Leopold</translation>
    </message>
</context>
<context>
    <name>portray</name>
    <message>
        <source>once</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>each round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at the end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>%1: keep one of these staff cards; the others are passed on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: keep six of these ten staff cards.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose your first guest; it costs nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose which items you take.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose any items.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: put each item onto a guest or into the kitchen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: prepare a room next to one of yours.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose a vacant room that becomes occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: divide the strength between krones and Emperor steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: play a staff card from your hand, or do without.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: play one of the cards drawn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: which card goes under the deck next?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: give back a staff card from your hand.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose the staff card in play that leaves the game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose the guest whose order is filled.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: serve up to three items for this krone, or finish.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: take a guest from the queue at no cost, or do without.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: collect what waits, in the order you like.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: use the extra of your staff card, or do without.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose an action space to use without taking a die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: the Emperor is displeased; pay him off, or bear it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose which penalty you suffer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose the room that is removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose which guest of the opponent gets the item.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: prepare your first three rooms, the first at the bottom left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: take a guest if you like, then choose a die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: choose a die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: an extra turn: everything but a die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: there is no die you can take; end your turn or pass.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: guests can still move in or goals be claimed; or end your turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: serve, move guests, or end your turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 waits: the bots are paused.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You have already taken a guest in this turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A guest must be taken before the die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All tables of your café are taken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody waits in this place of the queue.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You have already taken a die in this turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You must take a die before your turn can end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You can pass only while you have done nothing in this turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no die left to take; you can only pass.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may not take more cake than strudel.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may not take more coffee than wine.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no such room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This room has already been prepared.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A room must be next to, above or below one that is already there.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first room must be the one at the bottom left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This room has not been prepared yet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This room is already occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You have already claimed this objective.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All points of this objective have been claimed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You cannot do without this; you must choose.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The occupancy bonus comes before or after the whole reward, not in the middle of it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This action comes last, after everything else this guest brings.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose a staff card to keep.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose the six staff cards you keep.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose your first guest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First prepare your first rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>That does not belong to your turn just now.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose which items you take.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First put the items you received onto guests or into the kitchen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First finish preparing rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose a vacant room to occupy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First divide the strength between krones and steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First play a staff card, or do without.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose among the staff cards you have drawn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First put staff cards under the deck.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose the cards of your hand that you give back.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First decide whether to pay the Emperor's penalty off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A tile goes only onto a room of its own colour.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This game is only being watched; nothing in it can be changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose the guest whose order is filled.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First finish serving.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First take the guest you may have for free, or do without.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First collect or decline what your guest brings.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First use the extra of your staff card, or do without.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose the space whose action you carry out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose which penalty you suffer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose the room that is removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose the staff card that leaves the game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>First choose which guest of the opponent gets the item.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This costs %1; you have %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Raising the strength costs %1; you have %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The toll of this action space is %1; you have %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A six stands for one of the actions 1 to 5.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A die showing %1 cannot be used for action %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 does not move into a room of this colour: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No die shows a %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You have not received this item: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This item is not in your kitchen: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This guest is not in your café.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 does not wait for this: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This effect reaches only up to floor %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 still waits for the rest of the order.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A room of floor %1 must be removed first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is not in your hand.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is not among the cards to choose from.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is not among your staff in play.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 has already been used in this round.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 works without being asked.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 cannot be used just now.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You have not reached this objective yet: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A table is free, and you have not taken a guest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 has got everything and could move into a room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You could claim an objective: %1.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Welcome to the house</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Setting up the game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rounds and turns</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dice and actions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Serving, moving in, objectives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The end of the game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Alone against Leopold</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Deluxe and Classic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Questions: turns, dice, guests</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Questions: items, rooms, staff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Questions: Emperor, end, solo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Symbols and words</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Taking a guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Once in your turn, **before** you take a die, you may take one guest from the queue and seat the guest at a **free table** of your café. You pay the cost under the guest's space.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your café has three tables. If all of them are taken you must first move a guest into a room, which you may do before taking the new one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A guest stays at the table until the order is complete and the guest has moved into a room. There is no other way to be rid of a guest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With [[staff:25]] guests from the queue cost you nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The spaces of the queue cost 3, 2, 1, 0 and 0 krones, from left to right.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever a guest leaves the queue, for whatever reason, the others slide to the right **at once** and a new guest enters on the left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An empty deck is rebuilt from the shuffled discards. If there are none, the space stays empty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Guests at no cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some guests let you take another guest from the queue at no cost. This is in addition to the one guest of your turn and possible at any time the reward comes up, after the die as well.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A free guest still needs a free table. The guest who brings the reward has already left the café, and so has freed one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With [[guest:87]] the queue is refilled between the two guests.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The die and its strength</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose an action space with at least one die. The **strength** of the action is the number of dice on the space **before** you take yours, plus 1 if you boost, plus what your staff adds.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Then you take one die off the space, lay it on your lowest uncovered number, and carry out the action.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may take a die even if its action gives you nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boosting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When you take your die you may pay **exactly 1 krone** to add 1 to the strength. You decide this together with the die, and once per turn at most.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A boost needs a die on the space: it can never open an empty one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Action 1: dishes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take strudel and cake from the supply, together **exactly** the strength, and **not more cake than strudel**.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With strength 3 that means 3 strudel, or 2 strudel and 1 cake.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Action 2: drinks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take wine and coffee from the supply, together **exactly** the strength, and **not more coffee than wine**.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With strength 4 that means 4 wine, or 3 wine and 1 coffee, or 2 of each.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Action 3: preparing rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Prepare **up to** as many rooms as the strength, one after the other.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- The room lies **orthogonally next to** a tile already in your hotel. With no tile left, the next room is the bottom left one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- Its colour is the one printed on the space; you cannot choose another.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- You pay the cost of its floor: 0, 1, 2 or 3 krones from the bottom to the top.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The tile is laid vacant side up. The five spaces at the top right give their VP at once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The same rules hold when a guest, a staff card or the Emperor lets you prepare a room; only the cost may differ. Then you prepare the number named there, whatever the dice show.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:9]], [[staff:10]] and [[staff:11]] make rooms of their colour free, by whatever action or effect they are prepared.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Action 4: krones and the Emperor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the strength as you please between **krones** and **steps on the Emperor track**. All of one and none of the other is fine.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Krones stop at 20; the rest is lost. Each step beyond space 13 of the track is 1 VP instead.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With [[staff:15]] on a die showing 4, each point of strength gives you 1 krone **and** 1 step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Action 5: playing a staff card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Play **at most one** staff card from your hand. Its cost is lowered by the strength, never below 0. You may also play none.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The card goes face up into your display. You do not draw a new one for it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When a guest, a staff card or an Emperor tile lets you play a staff card, the dice do not matter: the discount named there counts.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Action 6: the wild die</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pay 1 krone and carry out any of the actions 1 to 5, with the strength of **space 6**. The dice on the space of the action you choose do not matter, and there need not be any.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A boost costs 1 further krone. Who cannot pay the krone cannot take the die.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The die stays a **die showing 6** for every staff card. Cards that ask for a 1, 2, 3, 4 or 5 do not answer to it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With [[staff:17]] the six costs nothing and has 1 more strength.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Receiving items</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Items you receive, by whatever means, go **free of charge** onto guests in your café who ordered them, or into your kitchen. You decide item by item, while you receive them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What has gone into the kitchen later needs a krone to be served.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An item on a guest never leaves that guest again, unless the Emperor takes it away.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rooms from rewards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A reward may let you **prepare** a room at the normal cost, at a discount or at no cost. It may let you **occupy** a room: turn a vacant room of any colour to its occupied side.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where two rooms are named, as with [[guest:57]], [[guest:61]] and [[guest:88]], each is prepared on its own; you may stop after the first. The discount of [[guest:61]] is for the one room you name.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A room occupied by a reward counts like any other: for its group, for objectives and at the end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Additional actions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In your own turn you may do these things, in any order and as often as you like:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **serve** items from your kitchen,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **move a guest** whose order is complete into a room,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **claim an objective** you have met,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **use a staff card** that works once per round.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Before, between and after taking a guest and using the die: all are allowed. In the middle of another action they are not.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In another player's turn, and during an Emperor scoring, there are no additional actions.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Serving from the kitchen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pay 1 krone and move **up to 3 items** from your kitchen onto one or more guests in your café who ordered them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may serve several times in a turn; each time costs a krone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With [[staff:24]] every serving is free, any number of items.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Moving a guest into a room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You need a guest whose **order is complete** and a **vacant room of the guest's colour**. Green guests move into a room of any colour.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- The card leaves the café and frees the table. The items go back to the supply, the room is turned to occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- You score the VP of the card.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- You take the reward, what your staff gives for it, and the occupancy bonus if the group is now full.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You choose whether the occupancy bonus comes **before or after** the reward, and in which order you take the parts of a reward. You may decline any part.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No one has to move in at once: a guest with a complete order may wait at the table as long as you like.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The occupancy bonus</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When all the rooms of a group are occupied you get a bonus at once. Its kind depends on the colour, its worth on the size of the group.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Rooms in the group | 1 | 2 | 3 | 4 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Blue: VP | 2 | 5 | 9 | 15 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Red: krones | 1 | 3 | 6 | 10 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Yellow: Emperor steps | 1 | 3 | 6 | 10 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It does not matter what occupied the last room: a guest, a reward, a staff card or the Emperor. Without a guest moving in, the bonus comes right after the effect that caused it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Each group pays **once** per player in the whole game, even if one of its rooms is removed and occupied again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Claiming objectives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In your turn, as an additional action, you may claim an objective whose condition you meet at that moment. You score the **highest value still free**: 15 VP for the first player, then 10, then 5.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Each player can claim each objective once. It stays claimed, even if you no longer meet the condition later.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objectives cannot be claimed during an Emperor scoring, nor after it at the end of the game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff used once per round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:1]], [[staff:2]], [[staff:3]] and [[staff:4]] each bring you one item, once per round, in your turn, whenever you ask. They may be used in the very turn they are played.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A card not used in a round is not used twice in the next.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Passing and the new roll</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>To pass you must not have done anything in this turn. You do not lose the turn, you only put it off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When **all** players with uncovered numbers have passed, one die goes onto the **dustbin** and the remaining dice are rolled again. Then nobody has passed any more, and the lowest uncovered number is next.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This may happen several times. The round ends when all numbers are covered or when there is no die left to roll; turns not taken by then are lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The end of a round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After rounds 3, 5 and 7 the Emperor scoring comes first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Then everyone passes the turn order tile to the **left**, staff used once per round is ready again, and the dice on the dustbin come back.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After round 7 and its Emperor scoring the game ends with the final scoring.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The aim of the house</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You run a small hotel in the Vienna of about 1900. You seat guests in your café, serve what they order, prepare rooms, move the guests in and hire staff who make all of this easier.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game lasts **7 rounds**, and every player has 2 turns in each of them. After rounds 3, 5 and 7 the Emperor looks at your standing and rewards or punishes you.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After the last Emperor scoring there is a final scoring. Whoever has the most victory points (VP) then has the finest house in town and wins.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where victory points come from</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Guests:** the VP on the card when the guest moves into a room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Rooms at the top right:** five spaces give VP as soon as a room is prepared there.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Blue groups:** an occupancy bonus in VP. **Objectives:** 15, 10 or 5 VP each.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **The Emperor:** VP for the space on his track, and some of his rewards.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Staff:** some score during the game, others at its end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **The end:** occupied rooms by floor, krones, items in the kitchen. Every guest left in the café costs 5 VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP can be lost as well, and the total may fall below zero.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What is on the table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- The **queue** shows five guests. Under its spaces stand their costs, from left to right 3, 2, 1, 0 and 0 krones.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- The **action board** has six spaces, one for each face of a die. There are 10 dice for two players, 12 for three and 14 for four.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- The **dustbin** takes dice that leave the round. The **Emperor track** has spaces 0 to 13.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- Three **objectives** and three **Emperor tiles** lie open, one of each letter A, B and C.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- There are 56 guest cards, 48 staff cards, and 84 room tiles: 30 blue, 29 red and 25 yellow. The supply of strudel, cake, wine and coffee never runs out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your hotel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your hotel has 20 spaces for rooms: 4 floors of 5 columns. Each space is blue, red or yellow and takes only a room of that colour.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rooms of one colour that lie together form a **group** of one to four rooms. Every hotel has 10 groups.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A room tile lies with its **vacant** side up when it is prepared, and is turned to **occupied** when someone moves in.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Floor | Cost of a room | VP at the end, if occupied |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| 4 (top) | 3 krones | 4 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| 3 | 2 krones | 3 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| 2 | 1 krone | 2 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| 1 (bottom) | nothing | 1 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Below the rooms lie the **café** with three tables and the **kitchen**, where items wait. Both belong to you alone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The five rooms at the top right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Five spaces show victory points. On floor 3, columns 4 and 5 give 1 VP each; on floor 4, columns 3, 4 and 5 give 2 VP each.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You score them at once when a room is **prepared** there, by whatever action or effect. Turning the room to occupied later does not score them again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Krones</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The krone is the money of the house. You start with 10 and can never own more than **20**; what would go beyond is lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You can never pay what you do not have: an action or an effect you cannot pay for is not open to you.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end of the game each krone left is worth 1 VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Setting up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One objective and one Emperor tile of each letter are drawn. Five guests are laid into the queue.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A start player is chosen at random. Everyone gets a turn order tile: 1/4 and 2/3 with two players; 1/6, 2/5 and 3/4 with three; 1/8, 2/7, 3/6 and 4/5 with four.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Everyone starts with 10 krones, with a strudel, a cake, a wine and a coffee in the kitchen, on space 0 of the Emperor track and with 0 VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Everyone gets six staff cards and keeps them hidden.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first guest and the first rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>From the **last** player back to the first, each takes one guest from the queue **free of charge**. The queue is refilled after each choice.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Then everyone prepares exactly **three rooms**. The first must be the bottom left one, every further room lies orthogonally next to one already there, and the floor costs are paid as usual.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A player who cannot pay for a room chooses another; the bottom floor always costs nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Starter sets</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>For a first evening the six staff cards need not be dealt at random. Four fixed sets of six cards, A to D, take their place: the start player gets A, the next player B, and so on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sets that are not used are shuffled back into the staff deck.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The sets in this game are composed by the house, of about equal worth.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The draft</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>For experienced hoteliers. Everyone looks at six staff cards, **keeps one** and passes the rest to the left; from the cards just received one is kept again, until everyone has kept six.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the start of a round all the dice are rolled and laid on the action spaces that match their faces.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Then the players take turns in the order of the numbers on the turn order tiles. The next player is always the one with the **lowest uncovered number** among those who have not passed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every die that is taken covers the lowest uncovered number of its owner. Everyone therefore has two turns in a round, and the player to the right of the start player may have both in a row.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The round ends when all numbers are covered, or when no die is left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When it is your turn you either **pass** or **take a turn**.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **First, if you like:** take one guest from the queue. Only before the die, and only with a free table.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Then:** take exactly one die and carry out its action.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Whenever you like:** additional actions, as many as you like.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Additional actions may come before, between and after these two steps, but never in the middle of another action.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You may pass only while you have done nothing at all in this turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A turn without a die</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If there is no die you could take at the start of your turn, passing is the only choice.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If your turn has already begun and no die can be taken, say because only sixes are left and your krones are spent, you may end the turn. That counts as passing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Guest cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A guest card shows the order at the top, the colour of the table, the VP and the reward.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Nobles (blue)** move only into blue rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Artists (yellow)** move only into yellow rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Citizens (red)** move only into red rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Tourists (green)** move into rooms of any colour.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP and reward come when the guest moves in, not when the order is complete.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rewards in detail</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The parts of a reward may be taken in any order, and any part may be declined.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Krones stop at 20, Emperor steps beyond space 13 are VP, items go onto guests or into the kitchen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff cards drawn go into your hand; there is no limit to the hand. With a discount a staff card never costs less than 0.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[guest:49]] lets you prepare a room on the two lower floors only. If they are full, nothing happens.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[guest:65]] has no reward; the three VP are reward enough.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Draw three, play one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Three staff cards are drawn from the deck; they are not part of your hand.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At a **discount** you may play one of them or, having seen them, decline. At **no cost** one must be played if any was drawn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The cards not played go under the deck, in an order of your choice. If the deck holds fewer than three cards, you see as many as there are.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The extra action of E. Gizia</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When [[guest:97]] moves in, choose any action space with at least one die and carry out its action with the strength as it stands. **No die** is taken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You cannot boost it, and no staff works that asks for taking a die. Space 6 costs its krone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is the last thing this guest brings: VP, staff and occupancy bonus come first. Your die of this turn is not affected.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You start with six staff cards. They cost krones when you play them and lie face up from then on. There are four kinds:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Once:** works when it is played, and never again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Once per round:** works once in each round, in your turn, when you ask.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Permanent:** works from now on, to the end of the game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **End of game:** scores in the final scoring.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every card in play counts as a staff card, also one that has done its work: for objectives, for [[staff:32]] and for [[emperor:C3]].</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When staff works</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A card works from the moment it is played. It does **not** work for the die with which it was played.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Several cards may answer to the same event; each gives its own.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff asking for the face of a die look at the **die taken**, not at the action done with it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff that adds strength</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:13]] adds 1 on a die showing 1 or 2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:18]] adds 2 on a die showing 5: that much more discount.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:17]] adds 1 on a die showing 6 and saves its krone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:15]] turns each point of strength on a die showing 4 into 1 krone and 1 step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is part of the strength. You may boost on top of it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff that answers to a die</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>**At once, when the die is taken:** [[staff:12]] (3 or 4), [[staff:16]] (4) and [[staff:19]] (3) give VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>**Before or after the main action, as you choose:** [[staff:14]] (1 or 2), [[staff:20]] (5) and [[staff:22]] (3). At most once per die, and nothing comes in between.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>None of them works with the extra action of [[guest:97]], since no die is taken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff that answers to guests and rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] work when the guest **moves into a room**, not when the order is filled.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:33]] asks for an order of four or more items.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:23]] pays for every room turned to occupied, by whatever effect: guests, rewards, staff or the Emperor.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff for the end of the game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>These cards do nothing before the final scoring, but they count as played.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:29]] scores like the best end card an opponent has in play, counted for **your** hotel. A Secretary is not copied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:32]] scores 2 VP for each of your staff cards in play, itself included.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:34]] scores for every room tile, vacant or occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:37]] asks for full groups: every room occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:41]] scores twice the number of the space where your marker stands after the last retreat, without a limit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:48]] scores 4 VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff that needs a word</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:35]] turns up to two vacant rooms, of any colour, to occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:38]] fills the order of one guest in your café from the supply. The guest need not have received anything yet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:24]] makes every serving free. [[staff:25]] makes the queue free; it brings no guest by itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:9]], [[staff:10]] and [[staff:11]] only take away the cost; they bring no room by themselves.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objectives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Three objectives are in the game, one of each letter. You meet one when its condition holds in your turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A full floor or column has all its rooms **occupied**; full floors or columns need not lie next to each other. A full group has all its rooms occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff cards in play count whatever their kind; room tiles count vacant or occupied where the objective asks for tiles.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Owning 20 krones is enough: you keep them when you claim.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor track</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The track has spaces 0 to 13; each is worth VP when the Emperor comes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Space | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| VP | 0 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 8 | 9 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your marker never passes space 13: each step beyond it is 1 VP at once, by whatever effect you would have taken it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Several players may stand on the same space.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor scoring</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After rounds 3, 5 and 7, in the turn order of the round just ended, each player does this:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- scores the VP of the space on the Emperor track,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- moves back **3, 5 or 7** spaces (after round 3, 5 and 7), but not below 0,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- then, standing on **3 or more**, gets the reward of the tile; on **1 or 2** nothing happens; on **0** there is the penalty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The marker stays where it now stands; it is not put back to the start.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tile A belongs to round 3, tile B to round 5, tile C to round 7.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor's rewards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A reward may be declined.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If the reward brings items you place them as usual, on guests or in the kitchen. If it fills a group, the occupancy bonus is paid.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You are not in your turn: no guest can move in, nothing can be served and no objective can be claimed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With [[staff:42]] you score 5 VP in addition whenever you get the reward.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The Emperor's penalties</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where a tile shows two penalties you suffer the **left** one if you can suffer it in full, otherwise the **right** one. The choice is not yours.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP may fall below zero.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With [[staff:26]] you may pay 1 krone before a penalty to ignore it altogether.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[emperor:C2]] takes an occupied room of the highest floor that has one, then one of the next lower floor that has one. If there is none, only the first is lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[emperor:C4]] takes an end card you have in play; it leaves the game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rooms removed by the Emperor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Vacant rooms are removed from the highest floor that has one, then, if another must go, from the highest floor that has one now. Among equals you choose.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The hotel may fall apart. Later rooms may join **any** tile; the parts need not be connected again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With no tile left, the next room is the bottom left one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP once scored for a prepared room and an occupancy bonus once paid are yours to keep. The bonus is not paid a second time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The final scoring</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After the Emperor scoring of round 7:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- your staff cards for the end of the game score;</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- each occupied room scores 1, 2, 3 or 4 VP by its floor, from the bottom to the top; vacant rooms score nothing;</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- each krone and each item in the **kitchen** scores 1 VP; items on guests do not count;</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- each guest still in the café costs **5 VP**, served or not.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ties</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In a tie the player with more krones and items in the kitchen together is ahead. If that is equal too, the victory is shared.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I claim an objective during the Emperor scoring?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. You claim in your own turn only, and the condition must hold then.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The last Emperor reward meets an objective. May I still claim it?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. After round 7 there is no further turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do I lose the 20 krones when I claim the objective?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. You only have to own them at that moment.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Another player has claimed the objective. May I claim it too?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, for the highest value still free: 15, then 10, then 5 VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I choose between the two penalties?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In Deluxe, no: the left one is forced if you can suffer it in full, otherwise it is the right one. In Classic you choose among those that are possible.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I have 2 krones and should lose 3. Do I lose the 2?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. You cannot suffer the left penalty in full, so you lose the VP on the right instead.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Can my victory points fall below zero?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does the marker go back to 0 after the scoring?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, it stays where the retreat left it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I stand on 1 or 2 after the retreat. What happens?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing, neither reward nor penalty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In which order is the Emperor scored?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In the turn order of the round just ended, each player in full.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Must I take the Emperor's reward?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, you may decline it. [[staff:42]] scores when you get it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How does [[staff:26]] work?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Before a penalty you may pay 1 krone and ignore it. Without a krone the penalty stands.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>My hotel has fallen into two parts. Where may I build?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Next to any tile of any part. The parts need not be joined.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All my rooms have been removed. Where do I begin?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the bottom left, as at the start.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Which vacant room is removed?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One on the highest floor that has a vacant room; among several there, the one you choose.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[emperor:C2]]: all my occupied rooms are on one floor. Do I lose two?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In Deluxe you lose one: the second must come from a lower floor. In Classic it must lie below the first in the same column.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Which number does [[staff:41]] double?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The number of the space after the last retreat, not its VP. In Classic it gives at most 12 VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What does [[staff:29]] copy?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The best end card an opponent has in play, counted for your hotel. Your own cards and other Secretaries are not copied. Without such a card she scores nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does [[staff:32]] count itself?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, 2 VP for every staff card in play, itself included.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A guest is served but has no room at the end. Do I lose VP?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, 5 VP, as for every guest left in the café.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do items on guests count at the end?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, only those in the kitchen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Who wins a tie?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The player with more krones and kitchen items together. If still tied, both win. Against Leopold a tie is lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does E. Gizia use up a die?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, the die stays. You also cannot boost, and space 6 costs its krone. In Classic the guest gives a whole extra turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does Leopold get rewards or an occupancy bonus?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Never. He scores rooms, VP of spaces, VP of guests, the Emperor track, objectives and staff turned up.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All rooms of the colour shown are occupied in Leopold's hotel. What does he take?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The guest with the most VP of any colour he can still house. The hand breaks ties.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I move an item from one guest to another?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. An item on a guest stays there. Only the Emperor can take it away.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May one serving go to several guests?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. Up to 3 items for 1 krone, onto as many guests as you like.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Can strudel or coffee run out?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, the supply is without end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How many items may be in my kitchen?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As many as you like. At the end each is worth 1 VP.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Which room does a green guest need?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Any vacant room, of whatever colour. There are no green rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Must I move a guest in as soon as the order is complete?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, you may wait for a better moment. But in the final scoring the guest costs 5 VP if still at the table.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Occupancy bonus or reward: which comes first?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As you choose. So a krone from a red group may pay for what the reward offers.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In which order do I take the parts of a reward?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In any order, and you may decline any part. Only the extra action of [[guest:97]] always comes last.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I keep a reward for later?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. It is taken when the guest moves in, or it is declined.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A room of a full group was removed. Is the bonus paid again?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. Each group pays once per player in the whole game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does [[staff:35]] bring the occupancy bonus?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. It does not matter how the last room of a group was occupied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May [[staff:35]] turn only one room?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, up to two.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do I get the VP of the top right rooms again when they are occupied?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, only once, when the room is prepared. Occupied, it scores by its floor at the end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May rooms touch by a corner only?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. A new room needs a tile above, below, to the left or to the right.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Which room gets the discount of [[guest:61]]?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The one you name. Each of the two rooms is prepared on its own, and you may leave out the second.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May the second room of [[guest:57]] or [[guest:88]] lie next to the first?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. They are prepared one after the other.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What happens to krones beyond 20?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>They are lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What happens to Emperor steps beyond space 13?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Each is 1 VP at once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Draw three, play one: must I play one?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At a discount, no; you may decline after seeing them. At no cost, yes, if any was drawn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I see the three cards before I decide about the cost?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. You look first, then you play one, or none where that is allowed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I play a staff card with a die. Does it work for this die?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, only from the next one on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I prepare the room of [[staff:14]] before the main action?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, before or after, at most once per die. Nothing may come between it and the main action. The same holds for [[staff:20]] and [[staff:22]].</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does [[staff:22]] give a discount?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, you pay the printed cost of the card.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[staff:15]]: is a boost doubled too?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. Each point of strength gives a krone and a step, the boosted one as well.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May [[staff:18]] lower a cost below 0?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. A cost never falls below 0, and nothing is paid out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I have [[staff:12]] and [[staff:16]]. Do both score for a four?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, 2 VP and 4 VP. Each card gives its own.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May [[staff:38]] fill an order that has no items yet?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, any one guest in your café, with items from the supply.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does [[staff:23]] pay for rooms occupied by a reward?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In Deluxe, yes: for every room turned to occupied. In Classic only when a guest moves in.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When does [[staff:33]] score?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When a guest with an order of four or more items moves in; in Classic, of exactly four.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does a staff card count after it has done its work?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. It stays in play and counts for objectives, for [[staff:32]] and for [[emperor:C3]].</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I take a guest after the die?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. The one guest of your turn comes before the die. Only rewards bring guests later.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I take two guests in one turn?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only one from the queue as your own choice. Guests that a reward gives you come in addition, as long as there is a free table.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>My café is full. May I empty a table and then take a guest?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. Moving a guest in is an additional action and may come first. Do it before you take a die, since after the die the guest of your turn is gone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does a free guest need a free table?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, always. The guest whose reward you take has left the table already, so that one is free.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When is the queue refilled?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At once, whatever made a guest leave: the others slide to the right, and a new card enters on the left. So it is between the two guests of [[guest:87]] as well.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What if the guest deck is empty?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The discards are shuffled and become the deck. If there are none, the space in the queue stays empty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does [[staff:25]] bring me a guest?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, he only makes the queue free of charge. You still take at most one guest per turn that way, and you still need a free table.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I serve or take a guest and then pass?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. Passing is possible only while nothing has been done in this turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do I lose my turn when I pass?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, it is put off until all others have passed or had both turns. But a die goes to the dustbin before each new roll; if no die is left, the turn is lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I passed, the dice were rolled again. May I pass once more?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. After a new roll nobody has passed, and everyone with an uncovered number may take a turn or pass.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Who is next after the new roll?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The player with the lowest uncovered number, as always. That need not be the player who passed first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Why did one player have two turns in a row?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The order follows the numbers. The player with the two middle numbers has them one after the other, and after passes it may happen to others too.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What if there is no die I can take?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the start of the turn you pass. In a turn that has begun you may end it, and that counts as passing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only sixes are left and I have no krone. What now?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Without [[staff:17]] you cannot take a six without a krone. You pass, or end your turn if it has begun.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I boost by two?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. Exactly 1 krone for exactly 1 strength, once per turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I boost a space without dice?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. There must be at least one die to take.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does the die I take count for the strength?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. The strength is counted before you take it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I take a die just to be done with it?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes. You may take a die whose action gives you nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I take a six and use it as action 1. Does [[staff:13]] help?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. The die remains a six for every staff card. [[staff:17]] is the one who helps with sixes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A six as action 2: which dice count?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Those on space 6, with your boost and [[staff:17]] if you have the card. The dice on space 2 do not matter, and it may be empty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I take fewer items than the strength?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. You take exactly the strength, and never more cake than strudel or more coffee than wine. What no guest needs goes into the kitchen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I prepare fewer rooms than the strength?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Yes, the strength is the most you may prepare. For action 5, too, you may play no card at all.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I serve in the middle of an action?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No. But items you are just receiving go onto guests for free. Additional actions come before, between and after.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>May I use additional actions in another player's turn?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No, only in your own turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold, your opponent</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold is the opponent of a person who plays alone. He plays by a deck of 20 instruction cards and follows rules of his own; you play as in a game of two.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>He never passes, never pays, owns no krones and no items, and needs no orders filled. You win only with **more** VP than he has.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All that is not mentioned in this chapter is as usual, options included.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: setting up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- Leopold has the turn order tile 1/4 in round 1, you have 2/3. The tiles are swapped after every round.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- Leopold always uses the **night side**. You may use any side.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- First, five cards are drawn unseen from the staff cards for the end of the game; they are **Leopold's pile**. The others of that kind are shuffled back into the deck.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- Then you look at **ten** staff cards and keep six. The other four go under the deck, in an order of your choice.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- Only you take a first guest and prepare three rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: Leopold's turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In his turn the top instruction card is turned up and carried out **from top to bottom**: guests, the die, and one or two further symbols.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A symbol counts only from its level upwards; see [[rule:solo-levels]].</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your own turns go on as usual. You may pass: then you wait until Leopold has had his turns, one die goes to the dustbin and the rest are rolled again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: the three levels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Level | Symbols that count |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Easy | those without a border |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Medium | those without a border and those with a silver one |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Hard | all, those with a golden border too |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The higher the level, the more Leopold does in his turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: which guest Leopold takes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold takes a guest from the queue for each guest symbol that counts, the left one first. The queue is refilled after each.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- Of the colour shown he takes the guest with the **most VP**.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- With no guest of that colour, or if the symbol shows no colour, he takes the guest with the most VP of **any** colour he can still house.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- If all rooms of the colour shown are occupied in his hotel, he does the same.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- Green guests can be housed as long as any space is empty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Among equals the hand on the card decides. If there is no guest he could house, he takes none.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: where Leopold's guests live</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold's guest moves in at once: an **occupied** room is laid into his hotel. He scores the VP of the guest, and those of the space if it shows any.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- A blue, red or yellow guest gets the first empty space of the colour **from the left on the lowest floor possible**.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- A green guest gets the first empty space **from the bottom in the rightmost column possible**.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>His rooms need not be next to each other, and he pays nothing. He gets no rewards and no occupancy bonus.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: which die Leopold takes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold takes the die shown and lays it on his turn order tile. He does **not** carry out its action.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If two dice are shown he takes the one of which more lie on the board. If a question mark is shown, or if no die shown is there, he takes one from the space with the **most dice**.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Among equals the hand decides.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: the other symbols</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Emperor:** Leopold moves forward that many steps; beyond space 13 he scores VP as usual.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Staff:** the top card of his pile is turned up. It will score at the end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Objective:** his marker on that objective moves on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: Leopold and the objectives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold does not care about conditions. His first symbol for an objective puts his marker on **III**, the next moves it to **II**, the next to **I**; on I he claims the objective at once, for the highest value still free.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A symbol for an objective he has claimed, or a question mark, goes to the objective where he is **least advanced**. No marker at all is less than III.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Among equals the hand decides, from left to right A, B, C. When all three are claimed nothing happens.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: the hand that breaks ties</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever Leopold cannot decide between equals, look at the hand at the bottom of the card. A hand that points **right** breaks the tie from left to right, a hand that points **left** from right to left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>For guests this is the order in the queue; for dice, left is 1 and right is 6; for objectives, left is A and right is C.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: Leopold's staff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold's pile has five cards. He scores only those turned up, by the usual rules:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:29]] copies the card of yours that is worth most to him; without an end card of yours in play it scores nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:32]] counts only the cards turned up.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:34]] counts his room tiles; empty spaces do not count.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:40]] counts only objectives he has claimed, not those where his marker still stands on II or III.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: Leopold and the Emperor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold scores the VP of his space and moves back like everyone. He gets no reward and suffers no penalty; you do.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: the final scoring</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold scores his occupied rooms by floor and his staff turned up, on top of all he has scored on the way. He has no krones and no items to count, and no guests to lose VP for.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You win with **more** VP than Leopold. A tie is his.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Solo: hotel entrances</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As a variant Leopold gets one of four hotel entrances, chosen or at random. Each gives him a power of his own that also bears on you.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>You start with 10 krones as usual.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hautel Couture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>**Set-up:** from the shuffled deck, guests are turned up until three are worth 5, 6 or 7 VP. They sit in Leopold's café. For each, in the order they came, a vacant room of the guest's colour is laid in his hotel, from the top floor down and from left to right; a green guest gets the first empty space. Those rooms are **reserved**.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The items these guests have ordered form a pool, filled up to **18 items** in the order strudel, cake, wine, coffee and over again. One item, at random from the pool, lies on each action space.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>**In the game:** whenever **you** take a die from a space with an item, you must place the item on one of Leopold's guests who still needs it, at your choice. If none does, the item goes back to the supply. Empty spaces are refilled from the pool at the start of the next round.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With the last item of an order Leopold scores the VP of that guest at once, and the guest moves into the reserved room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold loses no VP for guests left in his café. Vacant rooms in his hotel count for [[staff:34]].</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nine Stars Inn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leopold has a **track of stars** with nine spaces, in three rows III, II and I of three. Each objective symbol that counts also puts a token on the next space, from left to right, row III first, then II, then I.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever **you** fill a floor or a column of your hotel with occupied rooms, the last token is taken away. With none there, nothing happens.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end of each Emperor scoring Leopold scores by the last row that holds a token: III gives 5 VP, II gives 10, I gives 15. There are never more than nine tokens.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sushi Resort</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Six tokens lie in Leopold's hotel: on the last two spaces of floor 1, the first three of floor 2, and the first of floor 3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When Leopold lays a room on a space with a token, the token goes to the **leftmost guest** of the queue, after it has been refilled. It stays with that guest as the guest slides to the right.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If **you** take such a guest you pay **1 krone more**, even if the guest is otherwise free, and the token leaves the game. If you cannot pay you cannot take the guest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If **Leopold** takes such a guest, or if the guest reaches the rightmost space of the queue, he scores 8 VP and the token leaves the game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Toll Bridge Hotel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whenever **Leopold** takes a die he leaves a token on the action space. Tokens pile up and stay from round to round.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>To use a space with tokens you pay **exactly 1 krone**, however many there are. Without a krone you cannot use it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only if you have no krone and every space open to you holds a token, you lose **5 VP** and may use any space this turn without paying. With a krone in hand you must pay.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When you use a space Leopold scores 1 VP for **each** token on it; then one of them is taken away.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Symbols: colours</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every colour has a mark of its own, so that nothing is told by colour alone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Mark | Colour | Guests |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| lozenge | blue | nobles |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| bell | red | citizens |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| crown | yellow | artists |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| suitcase | green | tourists, at home in rooms of any colour |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Symbols: food and drink</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Items differ by shape as well as by colour.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Item | Colour | Comes with |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| strudel | brown | action 1 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| cake | white | action 1 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| wine | red | action 2 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| coffee | black | action 2 |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A covered dish stands for an item of your choice.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Symbols: on the cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Picture | What it means |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| coin with a K | krones |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| laurel wreath | victory points |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| crown with a cross | steps on the Emperor track |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| open door | prepare a room |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| bed | occupy a room |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| portrait with a bow tie | staff: play a card or draw one |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| portrait with a hat | take a guest from the queue |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| percent sign | a discount |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Symbols: when staff works</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| a 1 in a ring | once, when played |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| turning arrow | once per round |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| endless loop | permanent |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| chequered flag | end of the game |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Words of the house</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Word | What it means |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| group | rooms of one colour that lie together; a suite of one to four rooms |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| vacant | a room that is prepared and waits for a guest |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| occupied | a room someone lives in; it counts for groups and at the end |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| strength | how much an action is worth: dice, boost and staff |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| boost | 1 krone for 1 more strength, once per turn |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| order | the items a guest wants before moving in |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| to serve | to move items from the kitchen onto guests |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| display | the staff cards you have in play |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| dustbin | where dice go that leave the round |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| supply | all that belongs to nobody |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Night side and day side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>On the **night side** all hotels are alike. On the **day side** each of the four hotels, A to D, has a layout of its own.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Both sides have the same floors, costs, bonuses and VP. The night side is the kinder one for a first game.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The printed day layouts are not known here; layouts of our own, of the same kind, stand in. Owners of the game can correct them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The promotional guests</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[[guest:117]] and [[guest:118]] may be shuffled into the deck in either ruleset. They are off unless you ask for them, because their printed orders are not known here and the house has supplied its own.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The rulesets: Deluxe and Classic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game knows two rulesets. **Deluxe** follows the edition of 2021 and is the default. **Classic** follows the first edition of 2015.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>They differ only in the points listed in this chapter; all else in this reference holds for both.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The printings of the first edition disagree with each other in places. Classic here is the reading that most of them and the cards share.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Deluxe and Classic: cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| Card | Deluxe | Classic |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| [[staff:17]] | costs 5 krones | costs 3 krones |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| [[staff:41]] | no limit | at most 12 VP |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| [[staff:33]] | orders of four or more items | orders of exactly four items |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| [[staff:23]] | every room turned to occupied | only when a guest moves in |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>| [[guest:97]] | one extra action without taking a die | a whole extra turn without taking a die |</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In Classic the extra turn of [[guest:97]] comes right after this one: with a guest from the queue and additional actions, but without taking a die at its end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Deluxe and Classic: set-up and Emperor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Set-up:** Deluxe prepares exactly three rooms, Classic up to three.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Penalties with two options:** Deluxe forces the left one if it can be suffered in full. In Classic the player chooses among those that are possible.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- **Penalty of [[emperor:C2]]:** in Deluxe the second room is one of the next lower floor that has an occupied one. In Classic it is the next occupied room below the first in the **same column**, if there is one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Deluxe and Classic: the same in both</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:32]] scores 2 VP per staff card.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- [[staff:26]] asks 1 krone to ignore a penalty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- The penalty of [[emperor:B4]] removes **vacant** rooms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>- There are 56 guest cards; the two promotional guests are an option.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <source>Deluxe</source>
        <translation>Deluxe</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Guests</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rooms prepared</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objectives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Emperor track</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Emperor tiles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff during the game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hotel entrance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Staff at the end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Occupied rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Krones</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Items in the kitchen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Guests left in the café</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Emperor</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>short</name>
    <message>
        <source>%n item(s) of choice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per staff card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n Emperor step(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>draw %n staff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n free guest(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>extra action</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fill %n order(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>play %n staff, free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>play %n staff, −%1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>play %n staff</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>draw 3, play 1 free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>draw 3, play 1, −%1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n free room(s), floor 1–%1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n free room(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>occupy %n room(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>free occupied room, floor 1–%1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>free occupied room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>room occupied: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>die %1: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Emperor's reward: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>die 4: krones and steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>die 6 free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>free serving</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>free queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no penalty for %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>blue guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>red guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>yellow guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>green guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>prepare %n room(s), −%1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>prepare %n room(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>blue rooms free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>red rooms free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>yellow rooms free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per blue room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per red room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per yellow room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per occupied room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per room tile</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per full group</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per objective</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per Emperor space</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per full floor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per full column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP per colour set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>copy an end card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>−%n krone(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>−%n VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>−%n VP per staff card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>kitchen emptied</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>kitchen and tables emptied</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>−%n staff in hand</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>−%n vacant room(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>−%n occupied room(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>−%n end card(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n krone(s) owned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Emperor space %n</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n staff in play</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n room tile(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n full floor(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n full column(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n full group(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n full colour(s)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>solo</name>
    <message>
        <source>Leopold</source>
        <translation>Leopold</translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation>Elisabeth</translation>
    </message>
    <message>
        <source>Hautel Couture</source>
        <translation>Hautel Couture</translation>
    </message>
    <message>
        <source>Nine Stars Inn</source>
        <translation>Nine Stars Inn</translation>
    </message>
    <message>
        <source>Sushi Resort</source>
        <translation>Sushi Resort</translation>
    </message>
    <message>
        <source>Toll Bridge Hotel</source>
        <translation>Toll Bridge Hotel</translation>
    </message>
    <message>
        <source>Any entrance, at random</source>
        <translation>Zufälliger Eingang</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>die showing %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>occupancy bonus</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>room on floor %1, column %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Emperor track, round %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>beyond the Emperor track</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>serving</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>set-up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>final scoring</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>instruction card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n VP, %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n krone(s), %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n step(s) on the Emperor track, %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>staff</name>
    <message>
        <source>Breakfast Server</source>
        <translation>Frühstückskellner</translation>
    </message>
    <message>
        <source>Waitress</source>
        <translation>Kellnerin</translation>
    </message>
    <message>
        <source>Barkeeper</source>
        <translation>Barmann</translation>
    </message>
    <message>
        <source>Sous-Chef</source>
        <translation>Sous Chef</translation>
    </message>
    <message>
        <source>Groom</source>
        <translation>Pferdeknecht</translation>
    </message>
    <message>
        <source>Stableman</source>
        <translation>Stallmeister</translation>
    </message>
    <message>
        <source>Masseuse</source>
        <translation>Masseurin</translation>
    </message>
    <message>
        <source>Tour Guide</source>
        <translation>Fremdenführer</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Butler</translation>
    </message>
    <message>
        <source>Chauffeur</source>
        <translation>Chauffeur</translation>
    </message>
    <message>
        <source>Florist</source>
        <translation>Floristin</translation>
    </message>
    <message>
        <source>Executive Housekeeper</source>
        <translation>Hausdame</translation>
    </message>
    <message>
        <source>Restaurant Manager</source>
        <translation>Restaurantchef</translation>
    </message>
    <message>
        <source>Decorator</source>
        <translation>Dekorateur</translation>
    </message>
    <message>
        <source>Bootblack</source>
        <translation>Schuhputzer</translation>
    </message>
    <message>
        <source>Laundress</source>
        <translation>Wäscherin</translation>
    </message>
    <message>
        <source>Kitchen Hand</source>
        <translation>Küchenhilfe</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>Garderobenfrau</translation>
    </message>
    <message>
        <source>Interior Architect</source>
        <translation>Innenarchitekt</translation>
    </message>
    <message>
        <source>Detective</source>
        <translation>Hausdetektiv</translation>
    </message>
    <message>
        <source>Chef</source>
        <translation>Chefkoch</translation>
    </message>
    <message>
        <source>Staff Manager</source>
        <translation>Personalchef</translation>
    </message>
    <message>
        <source>Custodian</source>
        <translation>Hausverwalter</translation>
    </message>
    <message>
        <source>Chief Waiter</source>
        <translation>Oberkellner</translation>
    </message>
    <message>
        <source>Delivery Boy</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Conference Manager</source>
        <translation>Veranstaltungsleiter</translation>
    </message>
    <message>
        <source>Booking Manager</source>
        <translation>Reservierungsleiter</translation>
    </message>
    <message>
        <source>Concierge</source>
        <translation>Concierge</translation>
    </message>
    <message>
        <source>Secretary</source>
        <translation>Sekretärin</translation>
    </message>
    <message>
        <source>Reception Clerk</source>
        <translation>Empfangschef</translation>
    </message>
    <message>
        <source>Chambermaid</source>
        <translation>Zimmermädchen</translation>
    </message>
    <message>
        <source>Assistant Manager</source>
        <translation>Direktionsassistent</translation>
    </message>
    <message>
        <source>Male Floor Housekeeper</source>
        <translation>Etagendiener</translation>
    </message>
    <message>
        <source>Receptionist</source>
        <translation>Rezeptionist</translation>
    </message>
    <message>
        <source>Page Boy</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Sommelier</source>
        <translation>Sommelier</translation>
    </message>
    <message>
        <source>Room Service</source>
        <translation>Zimmerdiener</translation>
    </message>
    <message>
        <source>Porter</source>
        <translation>Portier</translation>
    </message>
    <message>
        <source>Confectioner</source>
        <translation>Konditor</translation>
    </message>
    <message>
        <source>Marketing Director</source>
        <translation>Marketingleiter</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Telefonistin</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Gärtner</translation>
    </message>
    <message>
        <source>Barista</source>
        <translation>Barista</translation>
    </message>
    <message>
        <source>Larder Cook</source>
        <translation>Kaltmamsell</translation>
    </message>
    <message>
        <source>Pool Attendant</source>
        <translation>Bademeister</translation>
    </message>
    <message>
        <source>Female Floor Housekeeper</source>
        <translation>Etagendame</translation>
    </message>
    <message>
        <source>Liftboy</source>
        <translation>Liftboy</translation>
    </message>
    <message>
        <source>Hotel Manager</source>
        <translation>Direktor</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>free table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 VP</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 kr</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after the visit: %1, reward</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after the visit: %1, nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after the visit: %1, penalty</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>a guest with an order of exactly %n item(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a blue guest</source>
        <extracomment>A guest of a colour as the subject of a sentence: "Whenever a blue guest moves in".</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a red guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a yellow guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a green guest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n krone(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n strudel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n cake</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n wine</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n coffee</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n blue room(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n red room(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%n yellow room(s)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>timing</name>
    <message>
        <source>Once</source>
        <translation>Einmalig</translation>
    </message>
    <message>
        <source>Once per round</source>
        <translation>Einmal pro Durchgang</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>End of game</source>
        <translation>Schlusswertung</translation>
    </message>
</context>
</TS>
