<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>Q&amp;uick game against one bot</source>
        <translation>Schnelles Spiel &amp;gegen einen Bot</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Back to the &amp;start of the turn</source>
        <translation>Zurück zum &amp;Anfang des Zuges</translation>
    </message>
    <message>
        <source>&amp;All you can do now</source>
        <translation>Alles, was jetzt &amp;möglich ist</translation>
    </message>
    <message>
        <source>Put &amp;items where they fit</source>
        <translation>&amp;Verteilen, wo es passt</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug b&amp;eenden</translation>
    </message>
    <message>
        <source>Pause the &amp;bots</source>
        <translation>&amp;Bots anhalten</translation>
    </message>
    <message>
        <source>S&amp;kip to your next decision</source>
        <translation>&amp;Zur nächsten eigenen Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Next step since your turn</source>
        <translation>&amp;Nächster Schritt seit Ihrem Zug</translation>
    </message>
    <message>
        <source>Pre&amp;vious step since your turn</source>
        <translation>Vor&amp;heriger Schritt seit Ihrem Zug</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächster Bereich des Fensters</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>&amp;Voriger Bereich des Fensters</translation>
    </message>
    <message>
        <source>&amp;First opponent’s hotel</source>
        <translation>Hotel des &amp;ersten Gegners</translation>
    </message>
    <message>
        <source>&amp;Second opponent’s hotel</source>
        <translation>Hotel des &amp;zweiten Gegners</translation>
    </message>
    <message>
        <source>&amp;Third opponent’s hotel</source>
        <translation>Hotel des &amp;dritten Gegners</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>N&amp;ormal text</source>
        <translation>N&amp;ormaler Text</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Aufteilung zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules and cards</source>
        <translation>&amp;Regeln und Karten</translation>
    </message>
    <message>
        <source>&amp;About Grand Austria Hotel</source>
        <translation>&amp;Über Grand Austria Hotel</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Same as the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nacht</translation>
    </message>
    <message>
        <source>Un&amp;finished games</source>
        <translation>&amp;Angefangene Spiele</translation>
    </message>
    <message>
        <source>First e&amp;vening, with advice</source>
        <translation>Erster Aben&amp;d, mit Rat</translation>
    </message>
    <message>
        <source>The &amp;day’s deal</source>
        <translation>Tag&amp;esspiel</translation>
    </message>
    <message>
        <source>&amp;Where everybody stands</source>
        <translation>&amp;Wo alle stehen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>H&amp;inweis</translation>
    </message>
    <message>
        <source>&amp;Look into my last turn</source>
        <translation>Meinen &amp;letzten Zug ansehen</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was tun</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The coach cannot answer just now.</source>
        <translation>Der Trainer kann gerade nicht antworten.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Augenblick …</translation>
    </message>
    <message>
        <source>And on with it:</source>
        <translation>Und so geht es weiter:</translation>
    </message>
    <message>
        <source>You have not taken a turn yet.</source>
        <translation>Sie haben noch keinen Zug gemacht.</translation>
    </message>
    <message>
        <source>I am looking into your last turn…</source>
        <translation>Ihr letzter Zug wird angesehen …</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Der Trainer</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind am Zug.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Zurück zum Anfang des Zuges</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Den letzten Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the step taken back</source>
        <translation>Den zurückgenommenen Schritt wiederholen</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Bots anhalten</translation>
    </message>
    <message>
        <source>Skip to your next decision</source>
        <translation>Zur nächsten eigenen Entscheidung</translation>
    </message>
    <message>
        <source>Ends your turn once a die has been taken</source>
        <translation>Beendet Ihren Zug, sobald ein Würfel genommen ist</translation>
    </message>
    <message>
        <source>Takes no turn now and waits for the next roll</source>
        <translation>Verzichtet vorerst auf den Zug und wartet auf den nächsten Wurf</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>ChanceChoices</name>
    <message>
        <source>The seed must not be larger than %1.</source>
        <translation>Der Startwert darf nicht größer als %1 sein.</translation>
    </message>
    <message>
        <source>The seed is a whole number, such as 7.</source>
        <translation>Der Startwert ist eine ganze Zahl, zum Beispiel 7.</translation>
    </message>
    <message>
        <source>Chance and fairness</source>
        <translation>Zufall und Fairness</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed deals the same cards and rolls the same dice.</source>
        <translation>Gleicher Startwert, gleiche Karten und gleiche Würfe.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Back to the last roll, the last card revealed or another player’s last step</source>
        <translation>Zurück bis zum letzten Wurf, zur letzten aufgedeckten Karte oder zum letzten Schritt eines anderen</translation>
    </message>
    <message>
        <source>As far back as you like, even past dice and cards</source>
        <translation>Zurück, so weit Sie möchten, auch über Würfe und Karten hinweg</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close without choosing (Esc)</source>
        <translation>Schließen, ohne zu wählen (Esc)</translation>
    </message>
    <message>
        <source>Close without choosing</source>
        <translation>Schließen, ohne zu wählen</translation>
    </message>
    <message>
        <source>All where they fit</source>
        <translation>Alles dorthin, wo es passt</translation>
    </message>
    <message>
        <source>Guests first, the rest into the kitchen</source>
        <translation>Zuerst die Gäste, der Rest in die Küche</translation>
    </message>
    <message>
        <source>Keep (%1 of %2)</source>
        <translation>Behalten (%1 von %2)</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Was zur Wahl steht</translation>
    </message>
    <message>
        <source>What is meant</source>
        <translation>Was gemeint ist</translation>
    </message>
    <message>
        <source>Everything that can be done now</source>
        <translation>Alles, was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Items received</source>
        <translation>Erhaltene Speisen und Getränke</translation>
    </message>
    <message>
        <source>Room tiles</source>
        <translation>Zimmerplättchen</translation>
    </message>
    <message>
        <source>How do you use this space?</source>
        <translation>Wie nutzen Sie dieses Feld?</translation>
    </message>
    <message>
        <source>For whom, or what?</source>
        <translation>Für wen oder was?</translation>
    </message>
    <message>
        <source>Who moves into which room?</source>
        <translation>Wer zieht in welches Zimmer ein?</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left</source>
        <translation>
            <numerusform>noch %n Zimmer</numerusform>
            <numerusform>noch %n Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) for this krone</source>
        <translation>
            <numerusform>noch %n Speise oder Getränk für diese Krone</numerusform>
            <numerusform>noch %n Speisen oder Getränke für diese Krone</numerusform>
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message numerus="yes">
        <source>%n staff card(s) left</source>
        <translation>
            <numerusform>noch %n Personalkarte</numerusform>
            <numerusform>noch %n Personalkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) left</source>
        <translation>
            <numerusform>noch %n Gast</numerusform>
            <numerusform>noch %n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>drag, click, or place all at once</source>
        <translation>ziehen, anklicken oder alles auf einmal verteilen</translation>
    </message>
    <message numerus="yes">
        <source>%1, each for %n champagne less</source>
        <translation>
            <numerusform>%1, je %n Champagner weniger</numerusform>
            <numerusform>%1, je %n Champagner weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the next one for %n champagne less</source>
        <translation>
            <numerusform>%1, der nächste für %n Champagner weniger</numerusform>
            <numerusform>%1, der nächste für %n Champagner weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) to send</source>
        <translation>
            <numerusform>%n Tänzer zu entsenden</numerusform>
            <numerusform>%n Tänzer zu entsenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dancer, and where to?</source>
        <translation>Welcher Tänzer, und wohin?</translation>
    </message>
    <message>
        <source>To a room or to a ball?</source>
        <translation>In ein Zimmer oder auf einen Ball?</translation>
    </message>
    <message>
        <source>Which dancer?</source>
        <translation>Welcher Tänzer?</translation>
    </message>
    <message>
        <source>flip %1?</source>
        <translation>%1 umdrehen?</translation>
    </message>
</context>
<context>
    <name>Concierge</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>I know the rest</source>
        <translation>Den Rest kenne ich</translation>
    </message>
    <message>
        <source>Do you want to play on without advice? It does not come back in this game.</source>
        <translation>Möchten Sie ohne Rat weiterspielen? In dieser Partie kommt er nicht wieder.</translation>
    </message>
    <message>
        <source>Play on without advice</source>
        <translation>Ohne Rat weiterspielen</translation>
    </message>
    <message>
        <source>The concierge</source>
        <translation>Der Concierge</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, Sie sind am Zug</translation>
    </message>
    <message>
        <source>The table stays hidden until you say that nobody else is looking at your cards.</source>
        <translation>Der Tisch bleibt verdeckt, bis Sie bestätigen, dass Ihnen niemand in die Karten schaut.</translation>
    </message>
    <message>
        <source>I am %1: show the table</source>
        <translation>Ich bin %1: Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>EmperorPage</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The Emperor’s visit after round %1</source>
        <translation>Der Besuch des Kaisers nach Durchgang %1</translation>
    </message>
    <message numerus="yes">
        <source>Everybody scores their space on the track and goes back %n space(s); whoever then stands on %1 or beyond is rewarded, whoever stands on %2 is punished.</source>
        <translation>
            <numerusform>Alle werten ihr Feld auf der Leiste und gehen %n Feld zurück; wer dann auf Feld %1 oder höher steht, erhält den Kaiserbonus, wer auf Feld %2 steht, die Strafe.</numerusform>
            <numerusform>Alle werten ihr Feld auf der Leiste und gehen %n Felder zurück; wer dann auf Feld %1 oder höher steht, erhält den Kaiserbonus, wer auf Feld %2 steht, die Strafe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is neither rewarded nor punished.</source>
        <translation>%1 wird weder belohnt noch bestraft.</translation>
    </message>
    <message>
        <source>The tile for this visit</source>
        <translation>Das Kaiserplättchen dieses Besuchs</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>The Emperor track, before and after the visit</source>
        <translation>Die Kaiserleiste vor und nach dem Besuch</translation>
    </message>
    <message>
        <source>The Emperor’s carriage before the hotel of %1</source>
        <translation>Die Kutsche des Kaisers vor dem Hotel von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n VP from the track</source>
        <translation>
            <numerusform>%n SP für die Leiste</numerusform>
            <numerusform>%n SP für die Leiste</numerusform>
        </translation>
    </message>
    <message>
        <source>From space %1 back to space %2</source>
        <translation>Von Feld %1 zurück auf Feld %2</translation>
    </message>
    <message>
        <source>VP before the visit: %1, after it: %2</source>
        <translation>SP vor dem Besuch: %1, danach: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3. %4.</source>
        <translation>%1: %2. %3. %4.</translation>
    </message>
    <message>
        <source>Emperor’s reward</source>
        <translation>Kaiserbonus</translation>
    </message>
    <message>
        <source>Neither reward nor penalty</source>
        <translation>Weder Kaiserbonus noch Strafe</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Penalty avoided</source>
        <translation>Strafe abgewendet</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>%1: what do you get?</source>
        <translation>%1: Was bekommen Sie?</translation>
    </message>
    <message>
        <source>You give %1, and get as many items of other kinds.</source>
        <translation>Sie geben %1 und bekommen ebenso viele Speisen und Getränke anderer Art.</translation>
    </message>
    <message>
        <source>Exchange (%1 of %2)</source>
        <translation>Tauschen (%1 von %2)</translation>
    </message>
    <message>
        <source>%1: what do you give?</source>
        <translation>%1: Was geben Sie?</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n item(s) from your kitchen; then you choose what you get.</source>
        <translation>
            <numerusform>Bis zu %n Speise oder Getränk Ihrer Küche; dann wählen Sie, was Sie bekommen.</numerusform>
            <numerusform>Bis zu %n Speisen und Getränke Ihrer Küche; dann wählen Sie, was Sie bekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give (%1)</source>
        <translation>Geben (%1)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Averages</source>
        <translation>Durchschnitte</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>No game played by a person has been finished yet.</source>
        <translation>Noch hat niemand selbst ein Spiel beendet.</translation>
    </message>
    <message>
        <source>A trend needs two games played by a person.</source>
        <translation>Um eine Entwicklung zu zeigen, braucht es zwei Spiele, die eine Person gespielt hat.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average VP</source>
        <translation>SP im Mittel</translation>
    </message>
    <message>
        <source>Highest VP</source>
        <translation>Meiste SP</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Average VP of people, by source</source>
        <translation>SP der Personen im Mittel, nach Herkunft</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Highest VP, game by game</source>
        <translation>Meiste SP, Spiel für Spiel</translation>
    </message>
    <message>
        <source>%1: people %2</source>
        <translation>%1: Personen %2</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponent’s average</source>
        <translation>Gegner im Mittel</translation>
    </message>
    <message>
        <source>Nobody has finished a game alone against bots or a solo opponent yet.</source>
        <translation>Noch hat niemand allein gegen Bots oder Sologegner zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the house (Esc)</source>
        <translation>Zurück zum Haus (Esc)</translation>
    </message>
    <message>
        <source>Auction: what do you bid, and for which entrance?</source>
        <translation>Versteigerung: Was bieten Sie, und für welchen Eingang?</translation>
    </message>
    <message>
        <source>Choose your entrance</source>
        <translation>Wählen Sie Ihren Eingang</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Wählen Sie zuerst ein Spiel aus der Liste.</translation>
    </message>
    <message>
        <source>This game cannot be shown. %1</source>
        <translation>Dieses Spiel lässt sich nicht anzeigen. %1</translation>
    </message>
    <message>
        <source>The history was damaged. It has been rebuilt from the saved games; the old file is now called %1.</source>
        <translation>Der Verlauf war beschädigt. Er wurde aus den gespeicherten Spielen neu aufgebaut; die alte Datei heißt jetzt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are missing here.</source>
        <translation>
            <numerusform>%n gespeichertes Spiel war nicht lesbar und fehlt hier.</numerusform>
            <numerusform>%n gespeicherte Spiele waren nicht lesbar und fehlen hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Delete this game? Its record will be lost, and it will no longer count in the statistics.</source>
        <translation>Dieses Spiel löschen? Seine Aufzeichnung geht verloren, und es zählt in der Statistik nicht mehr mit.</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>Ein Spiel löschen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>With and without modules</source>
        <translation>Mit und ohne Module</translation>
    </message>
    <message>
        <source>Without modules</source>
        <translation>Ohne Module</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Die letzte Woche</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Der letzte Monat</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Das letzte Jahr</translation>
    </message>
    <message>
        <source>Name or date</source>
        <translation>Name oder Datum</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players and VP</source>
        <translation>Spieler und SP</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and VP</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The history cannot be read. %1</source>
        <translation>Der Verlauf ist nicht lesbar. %1</translation>
    </message>
    <message>
        <source>Another copy of the program is running.</source>
        <translation>Das Programm läuft noch ein zweites Mal.</translation>
    </message>
    <message>
        <source>This game cannot be deleted. %1</source>
        <translation>Dieses Spiel lässt sich nicht löschen. %1</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Solospiele</translation>
    </message>
    <message>
        <source>This game can be shown only in part. %1</source>
        <translation>Dieses Spiel lässt sich nur zum Teil anzeigen. %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
</context>
<context>
    <name>HotelPreview</name>
    <message>
        <source>The rooms of the board: %1</source>
        <translation>Die Zimmer des Hotelplans: %1</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>The game, and everything that comes with it:</source>
        <translation>Das Spiel und alles, was mitgeliefert wird:</translation>
    </message>
    <message>
        <source>What the game is made of</source>
        <translation>Woraus das Spiel besteht</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>Its text is published by its authors.</source>
        <translation>Den Wortlaut veröffentlichen die Urheber.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Seit Ihrem Zug</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Der Schritt davor</translation>
    </message>
    <message>
        <source>Step through what happened since your last turn</source>
        <translation>Schritt für Schritt ansehen, was seit Ihrem letzten Zug geschehen ist</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Everything that has happened, the latest last</source>
        <translation>Alles, was geschehen ist, das Neueste zuletzt</translation>
    </message>
    <message>
        <source>A turn unfolds at a click; a name in it opens its card.</source>
        <translation>Ein Klick klappt den Zug auf; ein Name darin öffnet seine Karte.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Saved games (*%1)</source>
        <translation>Gespeicherte Spiele (*%1)</translation>
    </message>
    <message>
        <source>Grand Austria Hotel</source>
        <translation>Grand Austria Hotel</translation>
    </message>
</context>
<context>
    <name>ModuleChoices</name>
    <message>
        <source>The expansion</source>
        <translation>Die Erweiterung</translation>
    </message>
    <message>
        <source>None of it</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Alle vier</translation>
    </message>
    <message>
        <source>One module is left out, Start Player: none of the sources gives its rules.</source>
        <translation>Ein Modul fehlt, der Startspieler: Kein Text kennt seine Regeln.</translation>
    </message>
    <message>
        <source>The expansion is made for the Deluxe rules; Classic is played without it.</source>
        <translation>Die Erweiterung ist für die Deluxe-Regeln gemacht; Classic spielt sich ohne sie.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Two to four players, people and bots</source>
        <translation>Zwei bis vier Spieler, Personen und Bots</translation>
    </message>
    <message>
        <source>The solo game with its instruction cards</source>
        <translation>Das Solospiel mit den Anweisungskarten</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>With everything</source>
        <translation>Mit allem</translation>
    </message>
    <message>
        <source>Deals this game at once, with all four modules</source>
        <translation>Beginnt dieses Spiel sofort, mit allen vier Modulen</translation>
    </message>
    <message>
        <source>Something is not right yet; the lines in red say what.</source>
        <translation>Etwas passt noch nicht; die roten Zeilen sagen, was.</translation>
    </message>
    <message>
        <source>Only bots play: you will watch them.</source>
        <translation>Es spielen nur Bots: Sie sehen zu.</translation>
    </message>
    <message>
        <source>Your game is kept among the unfinished games.</source>
        <translation>Ihr Spiel bleibt unter den angefangenen Spielen.</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Player %1 has the same name.</source>
        <translation>Spieler %1 hat denselben Namen.</translation>
    </message>
    <message>
        <source>Player %1 has the same colour.</source>
        <translation>Spieler %1 hat dieselbe Farbe.</translation>
    </message>
    <message>
        <source>Player %1 has this board too (%2), and there is only one of each day side.</source>
        <translation>Spieler %1 hat diesen Plan ebenfalls (%2), und jede Tagseite gibt es nur einmal.</translation>
    </message>
    <message>
        <source>Either everybody plays on a night side or everybody on a day side. Player %1 has: %2.</source>
        <translation>Alle spielen auf Nachtseiten oder alle auf Tagseiten. Spieler %1 hat: %2.</translation>
    </message>
    <message>
        <source>Solo against %1</source>
        <translation>Allein gegen %1</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Grand Austria Hotel for the desktop, version %1. A board game for one to four.</source>
        <translation>Grand Austria Hotel für den Computer, Version %1. Ein Brettspiel für eine bis vier Personen.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Spiel</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 kann nicht geöffnet werden. %2</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>%1 kann nicht geschrieben werden. %2</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>Das Spiel konnte nicht gespeichert werden. %1</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden. %1</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>The finished game is in the history now.</source>
        <translation>Das beendete Spiel steht jetzt im Verlauf.</translation>
    </message>
    <message>
        <source>The settings are saved again.</source>
        <translation>Die Einstellungen sind wieder gespeichert.</translation>
    </message>
    <message>
        <source>Not everything could be saved. %1</source>
        <translation>Nicht alles konnte gespeichert werden. %1</translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <translation>&amp;Offen lassen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
        <source>What was done in this game since it was last saved would be lost.</source>
        <translation>Was in diesem Spiel seit dem letzten Speichern geschehen ist, ginge verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) would be missing from the history.</source>
        <translation>
            <numerusform>%n beendetes Spiel würde im Verlauf fehlen.</numerusform>
            <numerusform>%n beendete Spiele würden im Verlauf fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last changes of the settings would be lost.</source>
        <translation>Die letzten Änderungen der Einstellungen gingen verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) would have to be made again.</source>
        <translation>
            <numerusform>%n Rückschau müsste neu gemacht werden.</numerusform>
            <numerusform>%n Rückschauen müssten neu gemacht werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was done in %n other game(s) since they were last saved would be lost.</source>
        <translation>
            <numerusform>Was in %n anderen Spiel seit dem letzten Speichern geschehen ist, ginge verloren.</numerusform>
            <numerusform>Was in %n anderen Spielen seit dem letzten Speichern geschehen ist, ginge verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some moves of this game follow earlier rules.</source>
        <translation>Einige Züge dieser Partie folgen früheren Regeln.</translation>
    </message>
    <message>
        <source>They stay as they were played, and you can undo and redo them. From here on, today’s rules apply.</source>
        <translation>Sie bleiben, wie sie gespielt wurden, und Sie können sie rückgängig machen und wiederholen. Ab hier gelten die heutigen Regeln.</translation>
    </message>
    <message>
        <source>A bot has stopped playing, and the game is paused. The log file says why.</source>
        <translation>Ein Bot spielt nicht mehr weiter, das Spiel ist angehalten. Den Grund nennt die Protokolldatei.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Öffnen, was lesbar ist</translation>
    </message>
    <message>
        <source>Some corrections of the cards cannot be used.</source>
        <translation>Einige Berichtigungen der Karten lassen sich nicht verwenden.</translation>
    </message>
    <message>
        <source>Games cannot be saved: nothing can be written to %1. %2</source>
        <translation>Spiele können nicht gespeichert werden: In %1 lässt sich nichts schreiben. %2</translation>
    </message>
    <message>
        <source>Settings cannot be saved: nothing can be written to %1. %2</source>
        <translation>Einstellungen können nicht gespeichert werden: In %1 lässt sich nichts schreiben. %2</translation>
    </message>
    <message>
        <source>Another copy of the program is running but does not answer. You can play here, but nothing will be saved.</source>
        <translation>Das Programm läuft bereits, antwortet aber nicht. Sie können hier spielen, gespeichert wird jedoch nichts.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The details are in the log file.</source>
        <translation>Etwas Unvorhergesehenes ist schiefgegangen. Einzelheiten stehen in der Protokolldatei.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. Your game is saved; the details are in the log file.</source>
        <translation>Etwas Unvorhergesehenes ist schiefgegangen. Ihr Spiel ist gespeichert; Einzelheiten stehen in der Protokolldatei.</translation>
    </message>
    <message>
        <source>Show the log file</source>
        <translation>Protokolldatei zeigen</translation>
    </message>
    <message>
        <source>The finished game is kept and will be entered in the history later. %1</source>
        <translation>Das beendete Spiel ist gesichert und wird später in den Verlauf eingetragen. %1</translation>
    </message>
    <message>
        <source>The finished game could not be added to the history. %1</source>
        <translation>Das beendete Spiel konnte nicht in den Verlauf aufgenommen werden. %1</translation>
    </message>
    <message>
        <source>The review could not be saved. %1</source>
        <translation>Die Rückschau konnte nicht gespeichert werden. %1</translation>
    </message>
    <message>
        <source>The review is saved now.</source>
        <translation>Die Rückschau ist jetzt gespeichert.</translation>
    </message>
    <message>
        <source>Look at it up to there</source>
        <translation>Bis dahin ansehen</translation>
    </message>
    <message>
        <source>Continue from there</source>
        <translation>Von dort weiterspielen</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence, and unofficial.</source>
        <translation>Das Programm ist frei unter der MIT-Lizenz und inoffiziell.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen …</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Show the hotel of %1 in full</source>
        <translation>Das ganze Hotel von %1 zeigen</translation>
    </message>
</context>
<context>
    <name>OpponentChoices</name>
    <message>
        <source>Level</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Hoteleingang</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>%1 plays from instruction cards, always on the night side, and goes first.</source>
        <translation>%1 spielt nach Anweisungskarten, immer auf der Nachtseite, und beginnt.</translation>
    </message>
    <message>
        <source>%1 is the opponent when ballrooms or celebrities are in play.</source>
        <translation>Mit Ballsälen oder Berühmtheiten ist %1 Ihr Gegner.</translation>
    </message>
    <message>
        <source>This entrance changes some rules for both hotels.</source>
        <translation>Dieser Hoteleingang ändert einige Regeln für beide Hotels.</translation>
    </message>
</context>
<context>
    <name>OwnCard</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Spielbeginn</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Aus der Sicht von</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Durchgang %1, %2: %3</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>VP lost</source>
        <translation>SP verloren</translation>
    </message>
    <message>
        <source>There is no error in this game.</source>
        <translation>In diesem Spiel gibt es keinen Fehler.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Only turns with errors</source>
        <translation>Nur Züge mit Fehlern</translation>
    </message>
    <message>
        <source>The costliest turns</source>
        <translation>Die teuersten Züge</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Over the games</source>
        <translation>Über alle Spiele</translation>
    </message>
    <message>
        <source>How far the review has got</source>
        <translation>Wie weit die Rückschau ist</translation>
    </message>
    <message>
        <source>The review could not be made.</source>
        <translation>Die Rückschau ist nicht gelungen.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Die Rückschau wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Every decision is judged by what could be seen then: %1 of %2.</source>
        <translation>Jede Entscheidung wird nach dem beurteilt, was damals zu sehen war: %1 von %2.</translation>
    </message>
    <message>
        <source>The game is being looked through…</source>
        <translation>Das Spiel wird durchgesehen …</translation>
    </message>
    <message>
        <source>%1, ending at %2</source>
        <translation>%1, am Ende %2</translation>
    </message>
    <message>
        <source>A trend needs two reviewed games played by a person.</source>
        <translation>Um eine Entwicklung zu zeigen, braucht es zwei Rückschauen auf Spiele, die eine Person gespielt hat.</translation>
    </message>
    <message>
        <source>What everybody could expect at the end</source>
        <translation>Was alle am Ende erwarten konnten</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>VP lost to errors a turn, game by game</source>
        <translation>SP, die Fehler je Zug gekostet haben, Spiel für Spiel</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>The 2021 edition, with its clearer cards</source>
        <translation>Die Ausgabe von 2021 mit ihren klareren Karten</translation>
    </message>
    <message>
        <source>The first edition, as it was in 2015</source>
        <translation>Die erste Auflage, wie sie 2015 war</translation>
    </message>
    <message>
        <source>Invite the eleven promo guests, and add the promo staff card</source>
        <translation>Die elf Promo-Gäste einladen und die Promo-Personalkarte dazunehmen</translation>
    </message>
    <message>
        <source>Invite the seven promo guests</source>
        <translation>Die sieben Promo-Gäste einladen</translation>
    </message>
    <message>
        <source>Invite the two promo guests</source>
        <translation>Die beiden Promo-Gäste einladen</translation>
    </message>
    <message>
        <source>Everybody gets a set of cards that work well together</source>
        <translation>Alle erhalten ein Set, das gut zusammenpasst</translation>
    </message>
    <message>
        <source>Keep one card, pass the others to the left, six times</source>
        <translation>Eine Karte behalten, die übrigen nach links weitergeben, sechsmal</translation>
    </message>
    <message>
        <source>Six cards each, at random</source>
        <translation>Je sechs zufällige Karten</translation>
    </message>
    <message>
        <source>In the solo game you always keep six of ten staff cards.</source>
        <translation>Im Solospiel behalten Sie immer sechs von zehn Personalkarten.</translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>%1 already exists. Do you want to replace it?</source>
        <translation>%1 ist bereits vorhanden. Möchten Sie die Datei ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Als Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Wiederholung ansehen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Victory points by round, ending at %1</source>
        <translation>Siegpunkte nach Durchgang, zuletzt %1</translation>
    </message>
    <message>
        <source>The hotel of %1, as it stands at the end</source>
        <translation>Das Hotel von %1, wie es am Ende dasteht</translation>
    </message>
    <message>
        <source>score.pdf</source>
        <translation>wertung.pdf</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Das Wertungsblatt speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>score.png</source>
        <translation>wertung.png</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 konnte nicht gespeichert werden. %2</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Keine Hinweise</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Rückschau auf das Spiel</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score so far</source>
        <translation>Der bisherige Stand</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>VP during the game</source>
        <translation>SP im Spielverlauf</translation>
    </message>
    <message>
        <source>Dishes and drinks</source>
        <translation>Speisen und Getränke</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Etage %1</translation>
    </message>
    <message>
        <source>Krones and items, if tied</source>
        <translation>Kronen, Speisen und Getränke, bei Gleichstand</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Victory points by round</source>
        <translation>Siegpunkte nach Durchgang</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Spieler %1 entfernen</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Back to the last roll, the last card revealed or another player’s last step</source>
        <translation>Zurück bis zum letzten Wurf, zur letzten aufgedeckten Karte oder zum letzten Schritt eines anderen</translation>
    </message>
    <message>
        <source>As far back as you like, even past dice and cards</source>
        <translation>Zurück, so weit Sie möchten, auch über Würfe und Karten hinweg</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Questions and reminders</source>
        <translation>Fragen und Erinnerungen</translation>
    </message>
    <message>
        <source>Window and files</source>
        <translation>Fenster und Dateien</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>A&amp;nimations</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>Tell &amp;a screen reader</source>
        <translation>Dem Bildschirmleser s&amp;agen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Collect plain gains automatically when there is nothing to choose</source>
        <translation>&amp;Einfache Einnahmen automatisch annehmen, wenn es nichts zu wählen gibt</translation>
    </message>
    <message>
        <source>Ask before &amp;passing</source>
        <translation>Vor dem &amp;Passen nachfragen</translation>
    </message>
    <message>
        <source>Ask before &amp;ending a turn</source>
        <translation>Vor dem Zugende &amp;nachfragen</translation>
    </message>
    <message>
        <source>Before a turn ends, &amp;remind me what I could still do</source>
        <translation>Vor dem Zugende daran er&amp;innern, was noch möglich wäre</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Same as the system: %1</source>
        <translation>Wie das System: %1</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion; as long as it does, nothing moves.</source>
        <translation>Ihr System wünscht weniger Bewegung; solange das gilt, bewegt sich nichts.</translation>
    </message>
    <message>
        <source>Reset the window layout</source>
        <translation>Fensteraufteilung zurücksetzen</translation>
    </message>
    <message>
        <source>Games and history: %1</source>
        <translation>Spiele und Verlauf: %1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Einstellungen: %1</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Pace of &amp;bots and solo opponents</source>
        <translation>Tempo von Bots und So&amp;logegnern</translation>
    </message>
    <message>
        <source>Pace and hints</source>
        <translation>Tempo und Hinweise</translation>
    </message>
    <message>
        <source>Nothing by itself</source>
        <translation>Nichts von selbst</translation>
    </message>
    <message>
        <source>A line for each turn</source>
        <translation>Eine Zeile je Zug</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Alles, was geschieht</translation>
    </message>
    <message>
        <source>Count hints on the sc&amp;ore sheet</source>
        <translation>Hinweise auf dem Wertungsblatt zä&amp;hlen</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wohin sehen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was tun</translation>
    </message>
    <message>
        <source>What to do, and why</source>
        <translation>Was tun, und warum</translation>
    </message>
    <message>
        <source>A hint be&amp;gins with</source>
        <translation>Ein Hin&amp;weis beginnt mit</translation>
    </message>
</context>
<context>
    <name>StandingDialog</name>
    <message>
        <source>Where everybody stands</source>
        <translation>Wo alle stehen</translation>
    </message>
    <message>
        <source>The score as if the game ended now.</source>
        <translation>Die Wertung, als wäre das Spiel jetzt zu Ende.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What is within reach of %1</source>
        <translation>Was in Reichweite von %1 liegt</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Vienna, around 1900</source>
        <translation>Wien, um 1900</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Pick up the last game where you left off</source>
        <translation>Das letzte Spiel dort fortsetzen, wo Sie es verlassen haben</translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>S&amp;chnellstart</translation>
    </message>
    <message>
        <source>Start right away, with the usual rules</source>
        <translation>Sofort beginnen, mit den üblichen Regeln</translation>
    </message>
    <message>
        <source>&amp;First evening</source>
        <translation>Erster A&amp;bend</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>Choose players, boards and rules</source>
        <translation>Spieler, Hotelpläne und Regeln wählen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules and cards</source>
        <translation>&amp;Regeln und Karten</translation>
    </message>
    <message>
        <source>All about the rules and the cards</source>
        <translation>Alles über die Regeln und die Karten</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>The games you have finished</source>
        <translation>Die Spiele, die Sie beendet haben</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>E&amp;instellungen</translation>
    </message>
    <message>
        <source>Language, look, pace and more</source>
        <translation>Sprache, Aussehen, Tempo und mehr</translation>
    </message>
    <message>
        <source>You against one bot, night side</source>
        <translation>Sie gegen einen Bot, Nachtseite</translation>
    </message>
    <message>
        <source>The saved game cannot be read. %1</source>
        <translation>Das gespeicherte Spiel ist nicht lesbar. %1</translation>
    </message>
    <message>
        <source>The saved game cannot be read. %1 Nothing was deleted; the file is now called %2.</source>
        <translation>Das gespeicherte Spiel ist nicht lesbar. %1 Gelöscht wurde nichts; die Datei heißt jetzt %2.</translation>
    </message>
    <message>
        <source>A saved game is damaged</source>
        <translation>Ein gespeichertes Spiel ist beschädigt</translation>
    </message>
    <message>
        <source>The game as it stood one step earlier is intact: you can continue from there.</source>
        <translation>Der Spielstand von einem Schritt davor ist unversehrt: Von dort können Sie weiterspielen.</translation>
    </message>
    <message>
        <source>There is no earlier one to continue from.</source>
        <translation>Einen früheren Stand zum Fortsetzen gibt es nicht.</translation>
    </message>
    <message>
        <source>&amp;Unfinished games</source>
        <translation>An&amp;gefangene Spiele</translation>
    </message>
    <message>
        <source>Games you left for another one, and games you saved</source>
        <translation>Spiele, die Sie für ein anderes verlassen haben, und Spiele, die Sie gespeichert haben</translation>
    </message>
    <message>
        <source>Open a saved game from a file</source>
        <translation>Ein gespeichertes Spiel aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>A saved game was played with older rules</source>
        <translation>Ein gespeichertes Spiel folgt älteren Regeln</translation>
    </message>
    <message>
        <source>What can be done…</source>
        <translation>Was sich tun lässt&#xa0;…</translation>
    </message>
    <message>
        <source>Learn the game at the table: three rounds, with advice at every step</source>
        <translation>Das Spiel am Tisch lernen: drei Durchgänge, mit Rat bei jedem Schritt</translation>
    </message>
    <message>
        <source>The &amp;day’s deal</source>
        <translation>&amp;Tagesspiel</translation>
    </message>
    <message>
        <source>The deal of today’s date, the same for everybody who plays it</source>
        <translation>Das Spiel zum heutigen Datum, für alle gleich</translation>
    </message>
    <message>
        <source>%1 of %2 won, best %3 VP</source>
        <translation>%1 von %2 gewonnen, bestes Ergebnis %3 SP</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Do you want to end your turn?</source>
        <translation>Möchten Sie Ihren Zug beenden?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Do you want to pass? You take no turn until the dice are rolled again.</source>
        <translation>Möchten Sie passen? Bis die Würfel neu geworfen werden, haben Sie dann keinen Zug.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>This is the last of your first rooms. Afterwards nothing can be taken back.</source>
        <translation>Das ist das letzte Ihrer ersten Zimmer. Danach lässt sich nichts mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>Finish the set-up</source>
        <translation>Aufbau abschließen</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Es wurde noch nichts getan.</translation>
    </message>
    <message>
        <source>Nothing can be taken back here: rolls, revealed cards and moves of others stay. With “Free” under Undo in the settings you can go back past them.</source>
        <translation>Hier lässt sich nichts zurücknehmen: Würfe, aufgedeckte Karten und Züge anderer bleiben. Mit „Frei“ unter „Rückgängig machen“ in den Einstellungen können Sie auch dahinter zurückgehen.</translation>
    </message>
</context>
<context>
    <name>UnfinishedPage</name>
    <message>
        <source>This game cannot be deleted. %1</source>
        <translation>Dieses Spiel lässt sich nicht löschen. %1</translation>
    </message>
    <message>
        <source>This game cannot be put back. %1</source>
        <translation>Dieses Spiel lässt sich nicht zurückholen. %1</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Wählen Sie zuerst ein Spiel aus der Liste.</translation>
    </message>
    <message>
        <source>This is the game in progress. Begin or continue another one first.</source>
        <translation>Dieses Spiel ist gerade im Gange. Beginnen Sie zuerst ein anderes, oder setzen Sie ein anderes fort.</translation>
    </message>
    <message>
        <source>Another copy of the program is running.</source>
        <translation>Das Programm läuft noch ein zweites Mal.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are missing here.</source>
        <translation>
            <numerusform>%n gespeichertes Spiel war nicht lesbar und fehlt hier.</numerusform>
            <numerusform>%n gespeicherte Spiele waren nicht lesbar und fehlen hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1.</source>
        <translation>Gelöscht: %1.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Angefangene Spiele</translation>
    </message>
    <message>
        <source>A game that you leave for another waits here until you continue it.</source>
        <translation>Ein Spiel, das Sie für ein anderes verlassen, wartet hier, bis Sie es fortsetzen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Im Gange</translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to your own hotel (Esc)</source>
        <translation>Zurück zum eigenen Hotel (Esc)</translation>
    </message>
    <message>
        <source>The hotel of %1</source>
        <translation>Das Hotel von %1</translation>
    </message>
</context>
<context>
    <name>aid</name>
    <message>
        <source>Player aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>**Pass, or take a turn.** You can pass only while you have done nothing in your turn.</source>
        <translation>**Passen oder einen Zug machen.** Passen können Sie nur, solange Sie in Ihrem Zug noch nichts getan haben.</translation>
    </message>
    <message>
        <source>**One guest**, if you like: before the die, to a free table, for the krones below the place.</source>
        <translation>**Ein Gast**, wenn Sie möchten: vor dem Würfel, an einen freien Tisch, für die Kronen unter dem Platz.</translation>
    </message>
    <message>
        <source>**One die:** take it from a space with dice and carry out the action there.</source>
        <translation>**Ein Würfel:** Nehmen Sie ihn von einem Feld mit Würfeln und führen Sie die Aktion aus.</translation>
    </message>
    <message>
        <source>**Strength:** the dice on the space before you take one, plus your staff, plus 1 if you pay 1 krone.</source>
        <translation>**Stärke:** die Würfel auf dem Feld, bevor Sie einen nehmen, Ihr Personal und 1&#xa0;mehr für 1&#xa0;Krone.</translation>
    </message>
    <message>
        <source>**Additional actions:** before, in between and after, as often as you like.</source>
        <translation>**Zusatzaktionen:** davor, dazwischen und danach, so oft Sie möchten.</translation>
    </message>
    <message>
        <source>End your turn. The next uncovered number is up.</source>
        <translation>Beenden Sie Ihren Zug. Die nächste offene Nummer ist an der Reihe.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>The queue</source>
        <translation>Die Warteschlange</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>When a guest leaves, the others slide to the right and a new one enters at once.</source>
        <translation>Geht ein Gast, rücken die anderen nach rechts, und sofort kommt ein neuer dazu.</translation>
    </message>
    <message>
        <source>A guest moves in</source>
        <translation>Ein Gast zieht ein</translation>
    </message>
    <message>
        <source>The order is complete and there is a vacant room of the guest’s colour; green guests take any.</source>
        <translation>Die Bestellung ist erfüllt, und ein freies Zimmer in der Farbe des Gastes ist da; grüne Gäste nehmen jedes.</translation>
    </message>
    <message>
        <source>The guest leaves the café, and you score the VP on the card.</source>
        <translation>Der Gast verlässt das Kaffeehaus, und Sie erhalten die SP der Karte.</translation>
    </message>
    <message>
        <source>Reward, its parts in any order; staff may add to it.</source>
        <translation>Die Belohnung, ihre Teile in beliebiger Reihenfolge; Personal kann etwas dazugeben.</translation>
    </message>
    <message>
        <source>If the group is now full: the occupancy bonus, before or after the reward.</source>
        <translation>Ist der Bereich nun voll: der Belegungsbonus, vor oder nach der Belohnung.</translation>
    </message>
    <message>
        <source>as many as the strength; no more cake than strudel</source>
        <translation>so viele, wie die Stärke beträgt; nicht mehr Torten als Strudel</translation>
    </message>
    <message>
        <source>as many as the strength; no more coffee than wine</source>
        <translation>so viel, wie die Stärke beträgt; nicht mehr Kaffee als Wein</translation>
    </message>
    <message>
        <source>up to the strength, each next to a tile, at the cost of its floor</source>
        <translation>bis zur Stärke, neben einem Plättchen, zu den Kosten der Etage</translation>
    </message>
    <message>
        <source>split the strength between krones and Emperor steps</source>
        <translation>die Stärke auf Kronen und Kaiserschritte aufteilen</translation>
    </message>
    <message>
        <source>one staff card from your hand, the strength off its cost</source>
        <translation>eine Personalkarte aus Ihrer Hand; die Stärke senkt ihre Kosten</translation>
    </message>
    <message>
        <source>pay 1 krone, then do any action 1 to 5 with the strength of this space</source>
        <translation>1&#xa0;Krone zahlen, eine beliebige Aktion&#xa0;1&#xa0;bis&#xa0;5 mit der Stärke dieses Feldes ausführen</translation>
    </message>
    <message>
        <source>**%1:** %2</source>
        <translation>**%1:** %2</translation>
    </message>
    <message>
        <source>The six actions</source>
        <translation>Die sechs Aktionen</translation>
    </message>
    <message>
        <source>Additional actions</source>
        <translation>Zusatzaktionen</translation>
    </message>
    <message>
        <source>**Serve:** for 1 krone, move up to 3 items from the kitchen onto your guests.</source>
        <translation>**Servieren:** 1&#xa0;Krone bringt bis zu&#xa0;3&#xa0;Speisen und Getränke aus der Küche zu Ihren Gästen.</translation>
    </message>
    <message>
        <source>**Move a guest** with a complete order into a room.</source>
        <translation>**Einen Gast** mit erfüllter Bestellung in ein Zimmer einziehen lassen.</translation>
    </message>
    <message>
        <source>**Claim an objective** you have met.</source>
        <translation>**Ein Ziel beanspruchen**, das Sie erreicht haben.</translation>
    </message>
    <message>
        <source>**Use a staff card** that works once per round.</source>
        <translation>**Eine Personalkarte nutzen**, die einmal pro Durchgang wirkt.</translation>
    </message>
    <message>
        <source>Items you receive go free of charge onto guests or into the kitchen.</source>
        <translation>Was Sie an Speisen und Getränken erhalten, kommt kostenlos zu Gästen oder in die Küche.</translation>
    </message>
    <message>
        <source>Passing, end of round</source>
        <translation>Passen, Ende des Durchgangs</translation>
    </message>
    <message>
        <source>When everyone with a number left has passed: one die goes to the dustbin, the others are rolled again, and all passes are cancelled.</source>
        <translation>Haben alle gepasst, die noch eine Nummer haben: ein Würfel auf den Mistkübel, die übrigen werden neu gewürfelt, und alles Passen ist aufgehoben.</translation>
    </message>
    <message>
        <source>The round ends when all numbers are covered or no die is left. Then the turn order tiles are handed to the left.</source>
        <translation>Der Durchgang endet, wenn alle Nummern bedeckt sind oder kein Würfel mehr da ist. Dann werden die Reihenfolgeplättchen nach links weitergegeben.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Etage</translation>
    </message>
    <message>
        <source>to prepare</source>
        <translation>vorbereiten</translation>
    </message>
    <message>
        <source>VP at the end</source>
        <translation>SP am Ende</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>When prepared, the two rightmost rooms of floor 3 score 1 VP each, the three rightmost of floor 4 score 2 VP each.</source>
        <translation>Beim Vorbereiten bringen die beiden Zimmer rechts außen auf Etage 3 je 1 SP, die drei rechts außen auf Etage 4 je 2 SP.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>Kaiserschritte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Belegungsbonus</translation>
    </message>
    <message>
        <source>Rooms in the group</source>
        <translation>Zimmer im Bereich</translation>
    </message>
    <message>
        <source>Once per group, when its last room is occupied, by whatever means.</source>
        <translation>Einmal pro Bereich, wenn sein letztes Zimmer belegt wird, wodurch auch immer.</translation>
    </message>
    <message>
        <source>The first to claim one scores %1 VP, the second %2, the third %3; only on your own turn.</source>
        <translation>Wer ein Ziel als Erster beansprucht, erhält %1&#xa0;SP, der Zweite&#xa0;%2, der Dritte&#xa0;%3; nur im eigenen Zug.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>krones, VP, Emperor steps</source>
        <translation>Kronen, SP, Kaiserschritte</translation>
    </message>
    <message>
        <source>prepare a room, occupy a room</source>
        <translation>Zimmer vorbereiten, Zimmer belegen</translation>
    </message>
    <message>
        <source>staff card, guest, discount</source>
        <translation>Personalkarte, Gast, Rabatt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <translation>Der Kaiser</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7: score the VP of your space, then go back 3, 5 or 7 spaces respectively, but not below 0.</source>
        <translation>Nach den Durchgängen 3, 5 und 7: Sie erhalten die SP Ihres Feldes und gehen dann der Reihe nach 3, 5 oder 7 Felder zurück, nicht unter&#xa0;0.</translation>
    </message>
    <message>
        <source>On space 3 or higher: the reward of the tile. You may decline it.</source>
        <translation>Auf Feld&#xa0;3&#xa0;oder höher: der Kaiserbonus des Plättchens. Sie dürfen verzichten.</translation>
    </message>
    <message>
        <source>On 1 or 2: nothing.</source>
        <translation>Auf&#xa0;1&#xa0;oder 2: nichts.</translation>
    </message>
    <message>
        <source>On 0: the penalty. The left one if you can suffer it in full, otherwise the right one. In Classic you choose among those that are possible.</source>
        <translation>Auf&#xa0;0: die Strafe. Die linke, wenn sie zur Gänze möglich ist, sonst die rechte. In Classic wählen Sie unter den möglichen.</translation>
    </message>
    <message>
        <source>Each step beyond space 13 is worth 1 VP at once.</source>
        <translation>Jeder Schritt über Feld&#xa0;13 hinaus bringt sofort 1&#xa0;SP.</translation>
    </message>
    <message>
        <source>The end, after round 7</source>
        <translation>Spielende, nach Durchgang&#xa0;7</translation>
    </message>
    <message>
        <source>Staff cards for the end of the game</source>
        <translation>Schlusswertungskarten</translation>
    </message>
    <message>
        <source>Occupied rooms: 1, 2, 3 and 4 VP each, by floor from the bottom</source>
        <translation>Belegte Zimmer: je 1, 2, 3 und 4&#xa0;SP, nach Etage von unten</translation>
    </message>
    <message>
        <source>1 VP for each krone and each item in the kitchen</source>
        <translation>1&#xa0;SP für jede Krone sowie für jede Speise und jedes Getränk in der Küche</translation>
    </message>
    <message>
        <source>5 VP lost for each guest left in the café</source>
        <translation>5&#xa0;SP Verlust für jeden Gast, der noch im Kaffeehaus sitzt</translation>
    </message>
    <message>
        <source>Most VP wins. Ties go to the most krones and items combined.</source>
        <translation>Die meisten SP gewinnen. Bei Gleichstand entscheiden Kronen, Speisen und Getränke zusammen.</translation>
    </message>
    <message>
        <source>when it is played</source>
        <translation>beim Ausspielen</translation>
    </message>
    <message>
        <source>once in each round, on your turn, whenever you like</source>
        <translation>in jedem Durchgang neu, in Ihrem Zug, wann Sie es wünschen</translation>
    </message>
    <message>
        <source>from then on, but not for the die it was played with</source>
        <translation>von da an, aber nicht für den Würfel, mit dem die Karte ausgespielt wurde</translation>
    </message>
    <message>
        <source>in the final scoring</source>
        <translation>wirkt erst in der Schlusswertung</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>A guest goes dancing</source>
        <translation>Ein Gast geht tanzen</translation>
    </message>
    <message>
        <source>Instead of a room, with a complete order: choose a free space in a ballroom not yet scored, or the balcony.</source>
        <translation>Statt ins Zimmer, mit erfüllter Bestellung: Wählen Sie ein freies Feld in einem noch nicht gewerteten Ballsaal oder den Balkon.</translation>
    </message>
    <message>
        <source>Pay its champagne from the kitchen.</source>
        <translation>Bezahlen Sie dessen Champagner aus der Küche.</translation>
    </message>
    <message>
        <source>Move a dancer there from any area of your rehearsal room.</source>
        <translation>Stellen Sie einen Tänzer aus einem beliebigen Probebereich Ihres Proberaums dorthin.</translation>
    </message>
    <message>
        <source>Score the guest’s VP.</source>
        <translation>Erhalten Sie die SP des Gastes.</translation>
    </message>
    <message>
        <source>Then, in any order: the reward, staff, the row bonus, the room bonus of an area that is now empty.</source>
        <translation>Dann in beliebiger Reihenfolge: Belohnung, Personal, Reihenbonus, Raumbonus eines nun leeren Probebereichs.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagner</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Rows of each ballroom</source>
        <translation>Reihen jedes Ballsaals</translation>
    </message>
    <message>
        <source>Row bonus</source>
        <translation>Reihenbonus</translation>
    </message>
    <message>
        <source>Bonuses at once</source>
        <translation>Sofortige Boni</translation>
    </message>
    <message>
        <source>Scoring after rounds 3, 5 and 7</source>
        <translation>Wertung nach Durchgang 3, 5 und 7</translation>
    </message>
    <message>
        <source>After the Emperor: the left, the middle, the right ballroom.</source>
        <translation>Nach dem Kaiser: der linke, der mittlere, der rechte Ballsaal.</translation>
    </message>
    <message>
        <source>Tied players share the VP of their rank and of the next ones they take up, rounded down. The balcony counts as the top row of the right ballroom.</source>
        <translation>Bei Gleichstand teilen sich die Spieler die SP ihres Rangs und der folgenden, die sie einnehmen, abgerundet. Der Balkon zählt als obere Reihe des rechten Ballsaals.</translation>
    </message>
    <message>
        <source>Of your choice: a dish or a drink, never champagne.</source>
        <translation>Nach Wahl: eine Speise oder ein Getränk, nie Champagner.</translation>
    </message>
    <message>
        <source>1 VP each in the kitchen at the end.</source>
        <translation>Am Ende je 1 SP in der Küche.</translation>
    </message>
    <message>
        <source>Coloured dice</source>
        <translation>Farbige Würfel</translation>
    </message>
    <message>
        <source>With the die you take its celebrity and score its VP. The effect holds until the end of the round, already for this main action.</source>
        <translation>Mit dem Würfel nehmen Sie seine Berühmtheit und erhalten deren SP. Die Wirkung gilt bis zum Ende des Durchgangs, schon für diese Hauptaktion.</translation>
    </message>
    <message>
        <source>A source is one main action, the VP of a guest, the reward of a guest, or a single bonus, card or tile.</source>
        <translation>Eine Quelle ist eine Hauptaktion, die SP eines Gastes, die Belohnung eines Gastes oder ein einzelner Bonus, eine Karte oder ein Plättchen.</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>The kitchen starts with what the entrance says.</source>
        <translation>In der Küche steht zu Beginn, was der Eingang sagt.</translation>
    </message>
    <message>
        <source>Flipping cards</source>
        <translation>Karten umdrehen</translation>
    </message>
    <message>
        <source>Once in the game, when the action in which the event happens is over. The card stays in play.</source>
        <translation>Einmal im Spiel, wenn die Aktion vorbei ist, in der es geschah. Die Karte bleibt im Spiel.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation>Elisabeth</translation>
    </message>
    <message>
        <source>One arrow</source>
        <translation>Ein Pfeil</translation>
    </message>
    <message>
        <source>Two arrows</source>
        <translation>Zwei Pfeile</translation>
    </message>
    <message>
        <source>Full: the next one to the right, lastly the balcony. Lowest free row, no price, no bonus.</source>
        <translation>Voll: der nächste weiter rechts, zuletzt der Balkon. Unterste freie Reihe, kein Preis, kein Bonus.</translation>
    </message>
    <message>
        <source>Her coloured die: the VP, and red an objective step, yellow 2 steps, blue 2 VP.</source>
        <translation>Elisabeths farbiger Würfel: die SP, dazu bei Rot ein Schritt bei einem Ziel, bei Gelb 2 Schritte, bei Blau 2 SP.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Das Ende eines Durchgangs</translation>
    </message>
    <message>
        <source>Celebrities leave; the Emperor; the ballroom; then as always.</source>
        <translation>Berühmtheiten gehen; der Kaiser; der Ballsaal; dann wie immer.</translation>
    </message>
    <message>
        <source>More symbols</source>
        <translation>Weitere Symbole</translation>
    </message>
    <message>
        <source>champagne, dancer, ballroom</source>
        <translation>Champagner, Tänzer, Ballsaal</translation>
    </message>
    <message>
        <source>celebrity, entrance, flipped card</source>
        <translation>Berühmtheit, Eingang, umgedrehte Karte</translation>
    </message>
    <message numerus="yes">
        <source>No dancer there: %n VP lost.</source>
        <translation>
            <numerusform>Kein Tänzer dort: %n SP Verlust.</numerusform>
            <numerusform>Kein Tänzer dort: %n SP Verlust.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>The number of the page for the expansion.</extracomment>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Action 1: %1. Action 2: %2. Of each no more than of the one before it.</source>
        <translation>Aktion 1: %1. Aktion 2: %2. Von jedem nicht mehr als von dem davor.</translation>
    </message>
    <message>
        <source>Bid %1 or more on an entrance without a bid, or at least %2 more than the bid that stands. Whoever is outbid bids next; in the end all pay.</source>
        <translation>Bieten Sie %1 oder mehr auf einen Eingang ohne Gebot oder mindestens %2 mehr als das stehende Gebot. Wer überboten wird, ist als Nächster dran; am Ende zahlen alle.</translation>
    </message>
</context>
<context>
    <name>ballrooms</name>
    <message>
        <source>left ballroom</source>
        <translation>linker Ballsaal</translation>
    </message>
    <message>
        <source>middle ballroom</source>
        <translation>mittlerer Ballsaal</translation>
    </message>
    <message>
        <source>right ballroom</source>
        <translation>rechter Ballsaal</translation>
    </message>
    <message>
        <source>balcony</source>
        <translation>Balkon</translation>
    </message>
    <message>
        <source>%1, bottom row</source>
        <translation>%1, untere Reihe</translation>
    </message>
    <message>
        <source>%1, middle row</source>
        <translation>%1, mittlere Reihe</translation>
    </message>
    <message>
        <source>%1, top row</source>
        <translation>%1, obere Reihe</translation>
    </message>
    <message>
        <source>bottom row</source>
        <extracomment>The rows of every ballroom, from below, and the balcony.</extracomment>
        <translation>untere Reihe</translation>
    </message>
    <message>
        <source>middle row</source>
        <translation>mittlere Reihe</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>obere Reihe</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>kein Bonus</translation>
    </message>
    <message>
        <source>You score your dancers here times the number of your highest row: 1, 2 or 3 VP for each.</source>
        <translation>Die Zahl Ihrer Tänzer hier wird mit der Nummer Ihrer höchsten Reihe multipliziert: je Tänzer 1, 2 oder 3 SP.</translation>
    </message>
    <message>
        <source>Each row on its own: the player with the most dancers in it scores %1 VP, the second %2.</source>
        <translation>Jede Reihe für sich: Wer die meisten Tänzer darin hat, erhält %1 SP, der Zweite %2.</translation>
    </message>
    <message>
        <source>You score by your dancers here: %1 VP for 1, 2, 3, 4 and 5 or more.</source>
        <translation>Sie erhalten nach Ihren Tänzern hier %1 SP für 1, 2, 3, 4 und 5 oder mehr.</translation>
    </message>
    <message>
        <source>By the number of dancers, from the most: %1 VP with two players, %2 VP with three or four.</source>
        <translation>Nach der Zahl der Tänzer, von den meisten an: %1 SP bei zwei Spielern, %2 SP bei drei oder vier.</translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s)</source>
        <translation>
            <numerusform>%n Tänzer</numerusform>
            <numerusform>%n Tänzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each pair of your dancers here.</source>
        <translation>
            <numerusform>Je zwei Ihrer Tänzer hier bringen Ihnen %n SP.</numerusform>
            <numerusform>Je zwei Ihrer Tänzer hier bringen Ihnen %n SP.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, if it were scored now</source>
        <translation>%1, wenn er jetzt gewertet würde</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) free</source>
        <translation>
            <numerusform>%n Feld frei</numerusform>
            <numerusform>%n Felder frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the discount it would cost %n champagne.</source>
        <translation>
            <numerusform>Ohne Rabatt würde es %n Champagner kosten.</numerusform>
            <numerusform>Ohne Rabatt würde es %n Champagner kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>as the top row of VII</source>
        <translation>wie die obere Reihe von VII</translation>
    </message>
    <message>
        <source>dancers × highest row</source>
        <translation>Tänzer × höchste Reihe</translation>
    </message>
    <message>
        <source>each row: %1</source>
        <translation>je Reihe: %1</translation>
    </message>
    <message>
        <source>most dancers: %1</source>
        <translation>meiste Tänzer: %1</translation>
    </message>
    <message>
        <source>2 dancers: %1</source>
        <translation>2 Tänzer: %1</translation>
    </message>
    <message>
        <source>%1, the %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It was scored after round %1 and is closed.</source>
        <translation>Er wurde nach Durchgang %1 gewertet und ist geschlossen.</translation>
    </message>
    <message>
        <source>It is scored next, after round %1.</source>
        <translation>Er wird als Nächster gewertet, nach Durchgang %1.</translation>
    </message>
    <message>
        <source>It is scored after round %1.</source>
        <translation>Er wird nach Durchgang %1 gewertet.</translation>
    </message>
    <message>
        <source>Without a dancer there: %1.</source>
        <translation>Ohne Tänzer dort: %1.</translation>
    </message>
    <message>
        <source>As it stands: %1.</source>
        <translation>So wie es steht: %1.</translation>
    </message>
    <message>
        <source>If it were scored now: %1.</source>
        <translation>Würde er jetzt gewertet: %1.</translation>
    </message>
    <message>
        <source>No row bonus.</source>
        <translation>Kein Reihenbonus.</translation>
    </message>
    <message>
        <source>Row bonus: %1.</source>
        <translation>Reihenbonus: %1.</translation>
    </message>
    <message>
        <source>It counts as the top row of the right ballroom, without a row bonus.</source>
        <translation>Er zählt als obere Reihe des rechten Ballsaals, ohne Reihenbonus.</translation>
    </message>
    <message>
        <source>Closed: this ballroom has been scored.</source>
        <translation>Geschlossen: Dieser Ballsaal wurde bereits gewertet.</translation>
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
    <name>celebrities</name>
    <message>
        <source>Agatha Christie</source>
        <translation>Agatha Christie</translation>
    </message>
    <message>
        <source>Albert Einstein</source>
        <translation>Albert Einstein</translation>
    </message>
    <message>
        <source>Charlie Chaplin</source>
        <translation>Charlie Chaplin</translation>
    </message>
    <message>
        <source>Elizabeth Magie</source>
        <translation>Elizabeth Magie</translation>
    </message>
    <message>
        <source>Giacomo Puccini</source>
        <translation>Giacomo Puccini</translation>
    </message>
    <message>
        <source>J.R.R. Tolkien</source>
        <translation>J.R.R. Tolkien</translation>
    </message>
    <message>
        <source>Mahatma Gandhi</source>
        <translation>Mahatma Gandhi</translation>
    </message>
    <message>
        <source>Marie Curie</source>
        <translation>Marie Curie</translation>
    </message>
    <message>
        <source>Mata Hari</source>
        <translation>Mata Hari</translation>
    </message>
    <message>
        <source>Pablo Picasso</source>
        <translation>Pablo Picasso</translation>
    </message>
    <message>
        <source>Sigmund Freud</source>
        <translation>Sigmund Freud</translation>
    </message>
    <message>
        <source>Winston Churchill</source>
        <translation>Winston Churchill</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>diese Hilfe anzeigen</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>not possible together with %1</source>
        <translation>nicht zusammen mit %1 möglich</translation>
    </message>
    <message>
        <source>there is no command %1; see --help</source>
        <translation>den Befehl %1 gibt es nicht; siehe --help</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>unbekannt: %1</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>fehlt: %1</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>KÜRZEL</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NAMEN</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>PROZENT</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>DESIGN</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>BxH</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>takes no value: %1</source>
        <translation>erlaubt keinen Wert: %1</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, not %3</source>
        <translation>erwartet wird eine ganze Zahl von %1 bis %2, nicht %3</translation>
    </message>
    <message>
        <source>expected %1, not %2</source>
        <translation>erwartet wird %1, nicht %2</translation>
    </message>
    <message>
        <source>expected a size of text from 100 to 200, not %1</source>
        <translation>erwartet wird eine Textgröße von 100 bis 200, nicht %1</translation>
    </message>
    <message>
        <source>Grand Austria Hotel on the desktop. Without a command it opens the window.</source>
        <translation>Grand Austria Hotel am Computer. Ohne Befehl öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>die Version anzeigen</translation>
    </message>
    <message>
        <source>day, night or system</source>
        <translation>day, night oder system</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>number of players (2)</source>
        <translation>Zahl der Spieler (2)</translation>
    </message>
    <message>
        <source>one bot for all seats, or one per seat, separated by commas: %1</source>
        <translation>ein Bot für alle Plätze oder je einer pro Platz, durch Kommas getrennt: %1</translation>
    </message>
    <message>
        <source>the seed of the first game; the next games count up (1)</source>
        <translation>der Startwert des ersten Spiels; die nächsten zählen weiter (1)</translation>
    </message>
    <message>
        <source>the edition of the rules: deluxe (2021) or classic (2015)</source>
        <translation>die Ausgabe der Regeln: deluxe (2021) oder classic (2015)</translation>
    </message>
    <message>
        <source>night, day, or one board per seat: night, or day-A to day-D</source>
        <translation>night, day oder ein Hotelplan pro Platz: night oder day-A bis day-D</translation>
    </message>
    <message>
        <source>how staff cards are dealt: normal, starter or draft</source>
        <translation>wie Personalkarten verteilt werden: normal, starter oder draft</translation>
    </message>
    <message>
        <source>one bot against the solo opponent that goes with the modules: %1</source>
        <translation>ein Bot gegen den Sologegner, der zu den Modulen gehört: %1</translation>
    </message>
    <message>
        <source>%1 is possible only together with %2</source>
        <translation>%1 ist nur zusammen mit %2 möglich</translation>
    </message>
    <message>
        <source>%1: expected one name for all or one per seat (%2), not %3</source>
        <translation>%1: erwartet wird ein Name für alle oder einer pro Platz (%2), nicht %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1 und %2 passen nicht zusammen</translation>
    </message>
    <message>
        <source>play whole games of bots and compare them</source>
        <translation>ganze Spiele von Bots spielen und vergleichen</translation>
    </message>
    <message>
        <source>Plays whole games of bots and compares what they score.</source>
        <translation>Spielt ganze Spiele von Bots und vergleicht, was sie erreichen.</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>wie viele Spiele (100)</translation>
    </message>
    <message>
        <source>how many processes at once (1)</source>
        <translation>wie viele Prozesse zugleich (1)</translation>
    </message>
    <message>
        <source>one JSON object per game</source>
        <translation>ein JSON-Objekt pro Spiel</translation>
    </message>
    <message>
        <source>keep every game as a file in this folder</source>
        <translation>jedes Spiel als Datei in diesem Ordner behalten</translation>
    </message>
    <message>
        <source>describe a saved game move by move, and check it</source>
        <translation>ein gespeichertes Spiel Zug um Zug erzählen und prüfen</translation>
    </message>
    <message>
        <source>Plays a saved game again, checks every step and describes it move by move.</source>
        <translation>Spielt ein gespeichertes Spiel nach, prüft jeden Schritt und erzählt es Zug um Zug.</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>ein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>only this turn, counted from 1</source>
        <translation>nur diesen Zug, gezählt ab 1</translation>
    </message>
    <message>
        <source>write a game as JSON lines, for analysis by programs</source>
        <translation>ein Spiel als JSON-Zeilen ausgeben, zur Auswertung durch Programme</translation>
    </message>
    <message>
        <source>Writes one game as JSON lines: a saved one, or a fresh one played by bots.</source>
        <translation>Gibt ein Spiel als JSON-Zeilen aus: ein gespeichertes oder ein neues, das Bots spielen.</translation>
    </message>
    <message>
        <source>a saved game; without one, bots play a new game</source>
        <translation>ein gespeichertes Spiel; ohne Angabe spielen Bots ein neues</translation>
    </message>
    <message>
        <source>write into this file instead of the terminal</source>
        <translation>in diese Datei schreiben statt ins Terminal</translation>
    </message>
    <message>
        <source>write what a saved game has come to, as JSON or as one line of text</source>
        <translation>den Stand eines gespeicherten Spiels ausgeben, als JSON oder als eine Zeile Text</translation>
    </message>
    <message>
        <source>Writes the position of a saved game: every fact of it, by name. A position in a file is checked and written again.</source>
        <translation>Gibt die Stellung eines gespeicherten Spiels aus: alles, was zu ihr gehört, mit Namen. Eine Stellung in einer Datei wird geprüft und neu ausgegeben.</translation>
    </message>
    <message>
        <source>a saved game, or a position</source>
        <translation>ein gespeichertes Spiel oder eine Stellung</translation>
    </message>
    <message>
        <source>as one line of text, for the clipboard</source>
        <translation>als eine Zeile Text, für die Zwischenablage</translation>
    </message>
    <message>
        <source>the JSON schema of positions instead</source>
        <translation>stattdessen das JSON-Schema von Stellungen</translation>
    </message>
    <message>
        <source>measure speed and memory; prints JSON</source>
        <translation>Tempo und Speicher messen; gibt JSON aus</translation>
    </message>
    <message>
        <source>how many seconds each measurement may take (5)</source>
        <translation>wie viele Sekunden jede Messung dauern darf (5)</translation>
    </message>
    <message>
        <source>measure the window as well</source>
        <translation>auch das Fenster messen</translation>
    </message>
    <message>
        <source>all cards, tiles and boards: names, numbers and what they do</source>
        <translation>alle Karten, Plättchen und Pläne: Namen, Zahlen und was sie tun</translation>
    </message>
    <message>
        <source>Prints all cards, tiles and boards: names, numbers and what they do.</source>
        <translation>Gibt alle Karten, Plättchen und Pläne aus: Namen, Zahlen und was sie tun.</translation>
    </message>
    <message>
        <source>the rules reference, with questions and answers</source>
        <translation>die Regeln zum Nachschlagen, mit Fragen und Antworten</translation>
    </message>
    <message>
        <source>Prints the rules reference, with questions and answers.</source>
        <translation>Gibt die Regeln zum Nachschlagen aus, mit Fragen und Antworten.</translation>
    </message>
    <message>
        <source>only the values that can be corrected</source>
        <translation>nur die Werte, die sich berichtigen lassen</translation>
    </message>
    <message>
        <source>only what matches, in any of the languages</source>
        <translation>nur Passendes, in jeder der Sprachen</translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation>als JSON</translation>
    </message>
    <message>
        <source>only what the player in this seat sees, counted from 1</source>
        <translation>nur was der Spieler auf diesem Platz sieht, gezählt ab 1</translation>
    </message>
    <message>
        <source>hidden cards as well, in a game that is not over</source>
        <translation>auch verdeckte Karten, in einem Spiel, das nicht zu Ende ist</translation>
    </message>
    <message>
        <source>draw a page of the window into a picture, without a display</source>
        <translation>eine Seite des Fensters als Bild zeichnen, ohne Bildschirm</translation>
    </message>
    <message>
        <source>Draws a page of the window into a PNG picture, without a display.</source>
        <translation>Zeichnet eine Seite des Fensters als PNG-Bild, ohne Bildschirm.</translation>
    </message>
    <message>
        <source>a saved game to show</source>
        <translation>ein gespeichertes Spiel, das gezeigt wird</translation>
    </message>
    <message>
        <source>as it stood at this turn</source>
        <translation>wie es bei diesem Zug stand</translation>
    </message>
    <message>
        <source>day or night</source>
        <translation>day oder night</translation>
    </message>
    <message>
        <source>the size in pixels (1280x800)</source>
        <translation>die Größe in Pixeln (1280x800)</translation>
    </message>
    <message>
        <source>the size of text in per cent (100)</source>
        <translation>die Textgröße in Prozent (100)</translation>
    </message>
    <message>
        <source>which page: %1</source>
        <translation>welche Seite: %1</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>das Bild, das geschrieben wird</translation>
    </message>
    <message>
        <source>all pages in all looks, sizes and languages, as sheets in this folder</source>
        <translation>alle Seiten in allen Ansichten, Größen und Sprachen als Bögen in diesem Ordner</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), %1 decisions per game.</source>
        <translation>
            <numerusform>%n Spiel, %1 Entscheidungen pro Spiel.</numerusform>
            <numerusform>%n Spiele, %1 Entscheidungen pro Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), every one checked.</source>
        <translation>
            <numerusform>%n Schritt, geprüft.</numerusform>
            <numerusform>%n Schritte, jeder geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %n game(s).</source>
        <translation>
            <numerusform>Nach %1 von %n Spiel angehalten.</numerusform>
            <numerusform>Nach %1 von %n Spielen angehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n seat(s).</source>
        <translation>
            <numerusform>Das Spiel hat nur %n Platz.</numerusform>
            <numerusform>Das Spiel hat nur %n Plätze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n turn(s).</source>
        <translation>
            <numerusform>Das Spiel hat nur %n Zug.</numerusform>
            <numerusform>Das Spiel hat nur %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not over yet. All hidden cards are named.</source>
        <translation>Das Spiel ist noch nicht zu Ende. Alle verdeckten Karten werden genannt.</translation>
    </message>
    <message>
        <source>The game is not over yet. Hidden cards are left out; see --seat and --all.</source>
        <translation>Das Spiel ist noch nicht zu Ende. Verdeckte Karten werden nicht genannt; siehe --seat und --all.</translation>
    </message>
    <message>
        <source>Played with these modules: %1.</source>
        <translation>Gespielt mit diesen Modulen: %1.</translation>
    </message>
    <message>
        <source>The game is not over yet: %1 is to choose next. %2</source>
        <translation>Das Spiel ist noch nicht zu Ende: Als Nächstes wählt %1. %2</translation>
    </message>
    <message>
        <source>%1 with %2 VP</source>
        <translation>%1 mit %2 SP</translation>
    </message>
    <message>
        <source>Final score: %1. %2</source>
        <translation>Endstand: %1. %2</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Average VP</source>
        <translation>SP im Mittel</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>VP by source</source>
        <translation>SP nach Herkunft</translation>
    </message>
    <message>
        <source>These values come from two public transcriptions that agree. You can correct them in %1.</source>
        <translation>Diese Werte stammen aus zwei öffentlichen Abschriften, die übereinstimmen. Berichtigen lassen sie sich in %1.</translation>
    </message>
    <message>
        <source>None of the texts consulted gives these values, and whole games of bots have changed them. Correct them in %1.</source>
        <translation>Diese Werte stehen in keinem hier bekannten Text; ganze Spiele von Bots haben sie geändert. Berichtigen lassen sie sich in %1.</translation>
    </message>
    <message>
        <source>Nothing was found for “%1”.</source>
        <translation>Zu „%1“ wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>None of the texts consulted gives these values. Correct them in %1.</source>
        <translation>Diese Werte stehen in keinem hier bekannten Text. Berichtigen lassen sie sich in %1.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>There is no display to open the window on; these commands need none: %1.</source>
        <translation>Es gibt keinen Bildschirm für das Fenster; diese Befehle brauchen keinen: %1.</translation>
    </message>
    <message>
        <source>Measures speed and memory on this machine and prints them as JSON, or beside those of another checkout of the game.</source>
        <translation>Misst Tempo und Speicher auf diesem Rechner und gibt sie als JSON aus oder stellt sie denen einer anderen Arbeitskopie des Spiels gegenüber.</translation>
    </message>
    <message>
        <source>expected a size from %1 to %2, such as 1280x800, not %3</source>
        <translation>erwartet wird eine Größe von %1 bis %2, etwa 1280x800, nicht %3</translation>
    </message>
    <message>
        <source>night sides for all, or day sides for all, each a different one</source>
        <translation>alle spielen auf Nachtseiten oder alle auf Tagseiten, jeder auf einer anderen</translation>
    </message>
    <message>
        <source>measure another checkout as well, and compare</source>
        <translation>auch eine andere Arbeitskopie messen und vergleichen</translation>
    </message>
    <message>
        <source>the comparison as JSON</source>
        <translation>den Vergleich als JSON</translation>
    </message>
    <message>
        <source>%1: this is not the folder of a checkout of the game.</source>
        <translation>%1: Das ist nicht der Ordner einer Arbeitskopie des Spiels.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Diese</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>kleinstes</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>größtes</translation>
    </message>
    <message>
        <source>Medians of several runs. Where the ratio is above 1, this one is better.</source>
        <translation>Mediane mehrerer Läufe. Wo das Verhältnis über 1 liegt, ist diese besser.</translation>
    </message>
    <message>
        <source>the solo opponent’s level: easy, medium or hard</source>
        <translation>der Schwierigkeitsgrad des Sologegners: easy, medium oder hard</translation>
    </message>
    <message>
        <source>the entrance of the solo opponent’s hotel: %1</source>
        <translation>der Eingang zum Hotel des Sologegners: %1</translation>
    </message>
    <message>
        <source>the language: %1</source>
        <translation>die Sprache: %1</translation>
    </message>
    <message>
        <source>The window cannot open: Qt lacks these libraries of the system: %1.</source>
        <translation>Das Fenster lässt sich nicht öffnen: Qt fehlen diese Bibliotheken des Systems: %1.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu: %1</source>
        <translation>Unter Debian und Ubuntu: %1</translation>
    </message>
    <message>
        <source>let bots play each other and rate them</source>
        <translation>Bots gegeneinander spielen lassen und bewerten</translation>
    </message>
    <message>
        <source>Lets each pair of bots play each other, each deal once from either side, and rates them.</source>
        <translation>Lässt je zwei der Bots gegeneinander spielen, jede Verteilung einmal von jedem Platz aus, und bewertet sie.</translation>
    </message>
    <message>
        <source>the bots, separated by commas: %1</source>
        <translation>die Bots, durch Kommas getrennt: %1</translation>
    </message>
    <message>
        <source>how many games each pair plays (100)</source>
        <translation>wie viele Spiele je zwei von ihnen spielen (100)</translation>
    </message>
    <message>
        <source>the seed of the first deal; the next ones count up (1)</source>
        <translation>der Startwert der ersten Verteilung; die nächsten zählen weiter (1)</translation>
    </message>
    <message>
        <source>keep the games in this file, and go on where it ends</source>
        <translation>die Spiele in dieser Datei festhalten und dort weitermachen, wo sie endet</translation>
    </message>
    <message>
        <source>expected two different bots or more</source>
        <translation>erwartet werden zwei verschiedene Bots oder mehr</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 games.</source>
        <translation>Nach %1 von %2 Spielen abgebrochen.</translation>
    </message>
    <message>
        <source>there are no games of bots in this file</source>
        <translation>in dieser Datei stehen keine Partien von Bots</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>modules of the expansion, separated by commas: %1</source>
        <translation>Module der Erweiterung, durch Kommas getrennt: %1</translation>
    </message>
    <message>
        <source>with the promo cards: two guests, and more with modules</source>
        <translation>mit den Promo-Karten: zwei Gäste, mit Modulen mehr</translation>
    </message>
    <message>
        <source>expected %1 with these modules, not %2</source>
        <translation>mit diesen Modulen wird %1 erwartet, nicht %2</translation>
    </message>
    <message>
        <source>say what is best in a saved game</source>
        <translation>sagen, was in einem gespeicherten Spiel das Beste ist</translation>
    </message>
    <message>
        <source>Says what is best where a saved game stands, or at the start of a turn, and why.</source>
        <translation>Sagt, was dort, wo ein gespeichertes Spiel steht, oder am Anfang eines Zuges das Beste ist, und warum.</translation>
    </message>
    <message>
        <source>at the start of this turn, counted from 1</source>
        <translation>am Anfang dieses Zuges, von 1 an gezählt</translation>
    </message>
    <message>
        <source>look back on a finished game: errors, luck, turning points</source>
        <translation>auf ein beendetes Spiel zurückschauen: Fehler, Glück, Wendepunkte</translation>
    </message>
    <message>
        <source>Judges every decision of a finished game from what could be seen, and tells luck from skill.</source>
        <translation>Beurteilt jede Entscheidung eines beendeten Spiels nach dem, was zu sehen war, und trennt Glück von Können.</translation>
    </message>
    <message>
        <source>The game is over; name a turn with --turn.</source>
        <translation>Das Spiel ist zu Ende; nennen Sie mit --turn einen Zug.</translation>
    </message>
    <message>
        <source>Turn %1 is that of %2, who has nothing to decide.</source>
        <translation>Zug %1 gehört %2, und da gibt es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>The game is not over yet; ask for a hint instead.</source>
        <translation>Das Spiel ist noch nicht zu Ende; bitten Sie stattdessen mit hint um einen Hinweis.</translation>
    </message>
    <message>
        <source>Stopped before the review was complete.</source>
        <translation>Angehalten, bevor die Rückschau fertig war.</translation>
    </message>
    <message>
        <source>a saved game to continue; a file alone means the same</source>
        <translation>ein gespeichertes Spiel, das fortgesetzt wird; eine Datei allein bewirkt dasselbe</translation>
    </message>
    <message>
        <source>a file is missing</source>
        <translation>es fehlt eine Datei</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>the guests who wait</source>
        <extracomment>Where to look, by the kind of place that a move is about.</extracomment>
        <translation>die wartenden Gäste</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>die Würfel</translation>
    </message>
    <message>
        <source>your rooms</source>
        <translation>Ihre Zimmer</translation>
    </message>
    <message>
        <source>the guests in your café</source>
        <translation>die Gäste in Ihrem Kaffeehaus</translation>
    </message>
    <message>
        <source>your kitchen</source>
        <translation>Ihre Küche</translation>
    </message>
    <message>
        <source>your staff cards</source>
        <translation>Ihre Personalkarten</translation>
    </message>
    <message>
        <source>the objectives</source>
        <translation>die Ziele</translation>
    </message>
    <message>
        <source>what you are being asked</source>
        <translation>was Sie gefragt werden</translation>
    </message>
    <message>
        <source>points at once</source>
        <translation>Punkte sofort</translation>
    </message>
    <message>
        <source>the Emperor</source>
        <translation>der Kaiser</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>the ballrooms</source>
        <translation>die Ballsäle</translation>
    </message>
    <message>
        <source>celebrities</source>
        <translation>Berühmtheiten</translation>
    </message>
    <message>
        <source>the hotel entrance</source>
        <translation>der Hoteleingang</translation>
    </message>
    <message>
        <source>what it leaves the others</source>
        <translation>was den anderen bleibt</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>Übriges</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>staff cards</source>
        <translation>Personalkarten</translation>
    </message>
    <message>
        <source>masterly</source>
        <translation>meisterhaft</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>solide</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>wechselhaft</translation>
    </message>
    <message>
        <source>careless</source>
        <translation>sorglos</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Ein Blick lohnt sich auf</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Hier gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Whatever else you do comes to the same.</source>
        <translation>Alles andere läuft auf dasselbe hinaus.</translation>
    </message>
    <message>
        <source>The coach cannot look any further just now.</source>
        <translation>Weiter kann der Trainer gerade nicht sehen.</translation>
    </message>
    <message>
        <source>A first opinion; I am looking further.</source>
        <translation>Ein erster Eindruck; die Suche geht noch weiter.</translation>
    </message>
    <message>
        <source>Next best, by less than 1 VP: %1</source>
        <translation>Am nächsten kommt, mit weniger als 1 SP Abstand: %1</translation>
    </message>
    <message>
        <source>the same without “%1”</source>
        <translation>dasselbe ohne „%1“</translation>
    </message>
    <message>
        <source>As good, as far as anyone can tell: %1</source>
        <translation>Ebenso gut, soweit es sich sagen lässt: %1</translation>
    </message>
    <message>
        <source>In its favour</source>
        <translation>Dafür spricht</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Dagegen spricht</translation>
    </message>
    <message>
        <source>%1 (%2 VP)</source>
        <translation>%1 (%2 SP)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Completes</source>
        <translation>Vollendet</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Round %1, turn %2: %3</source>
        <translation>Durchgang %1, Zug %2: %3</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>%1 VP lost, counted to the end of the game</source>
        <translation>%1 SP verloren, bis zum Ende des Spiels durchgerechnet</translation>
    </message>
    <message>
        <source>%1 VP lost, give or take %2</source>
        <translation>%1 SP verloren, auf %2 genau</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Es hat sich nichts Besseres gefunden.</translation>
    </message>
    <message>
        <source>%1 play, %2 VP lost to errors a turn</source>
        <translation>%1 gespielt, %2 SP je Zug durch Fehler verloren</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 VP by luck</source>
        <translation>%1 SP durch Glück</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the score to be expected rises by %3 VP.</source>
        <translation>Durchgang %1, Zug von %2: Das zu erwartende Ergebnis steigt um %3 SP.</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the score to be expected falls by %3 VP.</source>
        <translation>Durchgang %1, Zug von %2: Das zu erwartende Ergebnis sinkt um %3 SP.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n possible game(s) so far; I am looking further.</source>
        <translation>
            <numerusform>Bisher in %n möglichen Spiel verglichen; die Suche geht noch weiter.</numerusform>
            <numerusform>Bisher in %n möglichen Spielen verglichen; die Suche geht noch weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n possible game(s).</source>
        <translation>
            <numerusform>In %n möglichen Spiel verglichen.</numerusform>
            <numerusform>In %n möglichen Spielen verglichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next best is worth about %n VP less: %1</source>
        <translation>
            <numerusform>Das Nächstbeste ist etwa %n SP weniger wert: %1</numerusform>
            <numerusform>Das Nächstbeste ist etwa %n SP weniger wert: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted to the end of the game.</source>
        <translation>Bis zum Ende des Spiels durchgerechnet.</translation>
    </message>
    <message>
        <source>Moving in</source>
        <translation>Einzug</translation>
    </message>
    <message>
        <source>%1 VP lost</source>
        <translation>%1 SP verloren</translation>
    </message>
    <message>
        <source>Round %1, beside the turns: %2</source>
        <translation>Durchgang %1, außerhalb der Züge: %2</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the lead shifts by %3 VP in favour of %4.</source>
        <translation>Durchgang %1, Zug von %2: Der Vorsprung verschiebt sich um %3 SP zugunsten von %4.</translation>
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
        <translation>Normal ausgeteilt</translation>
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
    <name>dice</name>
    <message>
        <source>white</source>
        <translation>weiß</translation>
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
        <source>blue</source>
        <translation>blau</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>You get %1.</source>
        <translation>Sie erhalten %1.</translation>
    </message>
    <message>
        <source>You take an extra turn right after this one, without taking a die.</source>
        <translation>Sie machen gleich nach diesem Zug einen weiteren, ohne einen Würfel zu nehmen.</translation>
    </message>
    <message>
        <source>You carry out the action of any space with dice, without taking a die.</source>
        <translation>Sie führen die Aktion eines beliebigen Feldes mit Würfeln aus, ohne einen Würfel zu nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand at no cost.</source>
        <translation>
            <numerusform>Sie dürfen %n Personalkarte kostenlos aus Ihrer Hand ausspielen.</numerusform>
            <numerusform>Sie dürfen bis zu %n Personalkarten kostenlos aus Ihrer Hand ausspielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand at the printed cost.</source>
        <translation>
            <numerusform>Sie dürfen %n Personalkarte zu den aufgedruckten Kosten aus Ihrer Hand ausspielen.</numerusform>
            <numerusform>Sie dürfen bis zu %n Personalkarten zu den aufgedruckten Kosten aus Ihrer Hand ausspielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand, each for %1 less.</source>
        <translation>
            <numerusform>Sie dürfen %n Personalkarte aus Ihrer Hand ausspielen; der Rabatt beträgt %1.</numerusform>
            <numerusform>Sie dürfen bis zu %n Personalkarten aus Ihrer Hand ausspielen; der Rabatt beträgt jeweils %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw three staff cards and play one of them at no cost; the others go under the deck.</source>
        <translation>Sie ziehen drei Personalkarten und spielen eine davon kostenlos aus; die übrigen kommen unter den Stapel.</translation>
    </message>
    <message>
        <source>You draw three staff cards and may play one of them for %1 less; the others go under the deck.</source>
        <translation>Sie ziehen drei Personalkarten und dürfen eine davon um %1 billiger ausspielen; die übrigen kommen unter den Stapel.</translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost, on floors 1 to %1 only.</source>
        <translation>
            <numerusform>Sie dürfen %n Zimmer kostenlos vorbereiten, aber nur in den Etagen 1 bis %1.</numerusform>
            <numerusform>Sie dürfen bis zu %n Zimmer kostenlos vorbereiten, aber nur in den Etagen 1 bis %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost.</source>
        <translation>
            <numerusform>Sie dürfen %n Zimmer kostenlos vorbereiten.</numerusform>
            <numerusform>Sie dürfen bis zu %n Zimmer kostenlos vorbereiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at the normal cost.</source>
        <translation>
            <numerusform>Sie dürfen %n Zimmer zu den üblichen Kosten vorbereiten.</numerusform>
            <numerusform>Sie dürfen bis zu %n Zimmer zu den üblichen Kosten vorbereiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s), each for %1 less.</source>
        <translation>
            <numerusform>Sie dürfen %n Zimmer vorbereiten; der Rabatt beträgt %1.</numerusform>
            <numerusform>Sie dürfen bis zu %n Zimmer vorbereiten; der Rabatt beträgt jeweils %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may prepare one room at no cost, on floors 1 to %1 only, and turn it to occupied at once.</source>
        <translation>Sie dürfen ein Zimmer kostenlos vorbereiten, aber nur in den Etagen 1 bis %1; es ist sofort belegt.</translation>
    </message>
    <message>
        <source>You may prepare one room at no cost and turn it to occupied at once.</source>
        <translation>Sie dürfen ein Zimmer kostenlos vorbereiten; es ist sofort belegt.</translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you get %n krone(s).</source>
        <translation>
            <numerusform>Immer wenn %1 in ein Zimmer einzieht, erhalten Sie %n Krone.</numerusform>
            <numerusform>Immer wenn %1 in ein Zimmer einzieht, erhalten Sie %n Kronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you score %n VP.</source>
        <translation>
            <numerusform>Immer wenn %1 in ein Zimmer einzieht, erhalten Sie %n SP.</numerusform>
            <numerusform>Immer wenn %1 in ein Zimmer einzieht, erhalten Sie %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you advance %n step(s) on the Emperor track.</source>
        <translation>
            <numerusform>Immer wenn %1 in ein Zimmer einzieht, rückt Ihr Spielstein auf der Kaiserleiste %n Schritt vor.</numerusform>
            <numerusform>Immer wenn %1 in ein Zimmer einzieht, rückt Ihr Spielstein auf der Kaiserleiste %n Schritte vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before a penalty from the Emperor you may pay %n krone(s) to ignore it.</source>
        <translation>
            <numerusform>Vor einer Strafe des Kaisers dürfen Sie %n Krone zahlen, um ihr zu entgehen.</numerusform>
            <numerusform>Vor einer Strafe des Kaisers dürfen Sie %n Kronen zahlen, um ihr zu entgehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever a guest moves into one of your rooms, you get %n krone(s).</source>
        <translation>
            <numerusform>Immer wenn ein Gast in eines Ihrer Zimmer einzieht, erhalten Sie %n Krone.</numerusform>
            <numerusform>Immer wenn ein Gast in eines Ihrer Zimmer einzieht, erhalten Sie %n Kronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever one of your rooms is turned to occupied, you get %n krone(s).</source>
        <translation>
            <numerusform>Immer wenn eines Ihrer Zimmer belegt wird, erhalten Sie %n Krone.</numerusform>
            <numerusform>Immer wenn eines Ihrer Zimmer belegt wird, erhalten Sie %n Kronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, its strength is %n higher.</source>
        <translation>
            <numerusform>Jeder Würfel mit der %1, den Sie nehmen, bringt %n Stärke mehr.</numerusform>
            <numerusform>Jeder Würfel mit der %1, den Sie nehmen, bringt %n Stärke mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also advance %n step(s) on the Emperor track, before or after the main action.</source>
        <translation>
            <numerusform>Zu jedem Würfel mit der %1, den Sie nehmen, dürfen Sie vor oder nach der Hauptaktion auch auf der Kaiserleiste %n Schritt vorrücken.</numerusform>
            <numerusform>Zu jedem Würfel mit der %1, den Sie nehmen, dürfen Sie vor oder nach der Hauptaktion auch auf der Kaiserleiste %n Schritte vorrücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also play %n staff card(s) from your hand at the printed cost, before or after the main action.</source>
        <translation>
            <numerusform>Zu jedem Würfel mit der %1, den Sie nehmen, dürfen Sie vor oder nach der Hauptaktion auch %n Personalkarte zu den aufgedruckten Kosten aus Ihrer Hand ausspielen.</numerusform>
            <numerusform>Zu jedem Würfel mit der %1, den Sie nehmen, dürfen Sie vor oder nach der Hauptaktion auch bis zu %n Personalkarten zu den aufgedruckten Kosten aus Ihrer Hand ausspielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also prepare %n room(s) at the normal cost, before or after the main action.</source>
        <translation>
            <numerusform>Zu jedem Würfel mit der %1, den Sie nehmen, dürfen Sie vor oder nach der Hauptaktion auch %n Zimmer zu den üblichen Kosten vorbereiten.</numerusform>
            <numerusform>Zu jedem Würfel mit der %1, den Sie nehmen, dürfen Sie vor oder nach der Hauptaktion auch bis zu %n Zimmer zu den üblichen Kosten vorbereiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you score %n VP at once.</source>
        <translation>
            <numerusform>Jeder Würfel mit der %1, den Sie nehmen, bringt Ihnen sofort %n SP.</numerusform>
            <numerusform>Jeder Würfel mit der %1, den Sie nehmen, bringt Ihnen sofort %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %1 and %n dish(es) or drink(s) of your choice from your kitchen.</source>
        <translation>
            <numerusform>Sie verlieren %1 und %n Speise oder Getränk Ihrer Wahl aus Ihrer Küche.</numerusform>
            <numerusform>Sie verlieren %1 und %n Speisen oder Getränke Ihrer Wahl aus Ihrer Küche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n guest(s) from the queue at no cost.</source>
        <translation>
            <numerusform>Sie dürfen kostenlos %n Gast aus der Warteschlange nehmen.</numerusform>
            <numerusform>Sie dürfen kostenlos bis zu %n Gäste aus der Warteschlange nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may turn %n vacant room(s) of any colour to occupied.</source>
        <translation>
            <numerusform>Sie dürfen %n freies Zimmer beliebiger Farbe belegen.</numerusform>
            <numerusform>Sie dürfen bis zu %n freie Zimmer beliebiger Farbe belegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whenever you take a die showing 4, each point of strength gives you 1 krone and also 1 step on the Emperor track.</source>
        <translation>Bei jedem Würfel mit der 4, den Sie nehmen, bringt Ihnen jeder Punkt Stärke 1 Krone und dazu 1 Schritt auf der Kaiserleiste.</translation>
    </message>
    <message>
        <source>A die showing 6 costs you no krone.</source>
        <translation>Für einen Würfel mit der 6 zahlen Sie keine Krone.</translation>
    </message>
    <message>
        <source>Preparing blue rooms costs you nothing.</source>
        <translation>Blaue Zimmer bereiten Sie kostenlos vor.</translation>
    </message>
    <message>
        <source>Preparing red rooms costs you nothing.</source>
        <translation>Rote Zimmer bereiten Sie kostenlos vor.</translation>
    </message>
    <message>
        <source>Preparing yellow rooms costs you nothing.</source>
        <translation>Gelbe Zimmer bereiten Sie kostenlos vor.</translation>
    </message>
    <message>
        <source>Serving from your kitchen costs you nothing, for any number of items.</source>
        <translation>Das Servieren aus Ihrer Küche ist kostenlos, wie viele Speisen und Getränke es auch sind.</translation>
    </message>
    <message>
        <source>Guests from the queue cost you nothing.</source>
        <translation>Gäste aus der Warteschlange kosten Sie nichts.</translation>
    </message>
    <message>
        <source>You may prepare up to two rooms; one of them, of your choice, costs 1 krone less.</source>
        <translation>Sie dürfen bis zu zwei Zimmer vorbereiten; eines davon, das Sie bestimmen, kostet 1 Krone weniger.</translation>
    </message>
    <message>
        <source>No reward.</source>
        <translation>Keine Belohnung.</translation>
    </message>
    <message>
        <source>If those floors are full, nothing happens.</source>
        <translation>Sind diese Etagen voll, geschieht nichts.</translation>
    </message>
    <message>
        <source>The queue is refilled between the two guests.</source>
        <translation>Zwischen den beiden Gästen wird die Warteschlange aufgefüllt.</translation>
    </message>
    <message>
        <source>In it you may take a guest, use additional actions and carry out the action of one space with dice, which you may boost for 1 krone; the dice stay where they are.</source>
        <translation>Sie dürfen darin einen Gast nehmen, Zusatzaktionen nutzen und die Aktion eines Feldes mit Würfeln ausführen, auch für 1 Krone verstärkt; die Würfel bleiben liegen.</translation>
    </message>
    <message>
        <source>The strength is as it stands: you cannot boost it, and staff that depends on taking a die does not work; space 6 costs its krone. This comes after everything else the guest brings.</source>
        <translation>Es zählt die Stärke der Würfel, die dort liegen: kein Verstärken und kein Personal, das einen genommenen Würfel verlangt; Feld 6 kostet seine Krone. Von allem, was dieser Gast bringt, kommt das zuletzt.</translation>
    </message>
    <message>
        <source>With Vienna Ballrooms, going to a ball counts as moving in.</source>
        <translation>Mit den Wiener Ballsälen zählt es wie ein Einzug, wenn der Gast auf einen Ball geht.</translation>
    </message>
    <message>
        <source>Works once, when you play it.</source>
        <translation>Wirkt einmalig, wenn Sie die Karte ausspielen.</translation>
    </message>
    <message>
        <source>Works once per round, on your turn, whenever you like.</source>
        <translation>Wirkt einmal pro Durchgang, in Ihrem Zug, wann Sie es wünschen.</translation>
    </message>
    <message>
        <source>What counts is moving in, not completing the order.</source>
        <translation>Es zählt der Einzug, nicht die erfüllte Bestellung.</translation>
    </message>
    <message>
        <source>At most once per die, and nothing may come in between.</source>
        <translation>Höchstens einmal pro Würfel, und nichts darf dazwischenkommen.</translation>
    </message>
    <message>
        <source>It is counted for your own hotel. A Secretary cannot be copied.</source>
        <translation>Gewertet wird für Ihr eigenes Hotel. Eine Sekretärin lässt sich nicht kopieren.</translation>
    </message>
    <message>
        <source>This card counts too.</source>
        <translation>Diese Karte zählt mit.</translation>
    </message>
    <message>
        <source>Vacant and occupied rooms both count.</source>
        <translation>Freie und belegte Zimmer zählen gleichermaßen.</translation>
    </message>
    <message>
        <source>Any guest will do, served before or not.</source>
        <translation>Es darf jeder Ihrer Gäste sein, ob schon etwas serviert wurde oder nicht.</translation>
    </message>
    <message>
        <source>What counts is where your marker stands after the last retreat.</source>
        <translation>Es zählt, wo Ihr Spielstein nach dem letzten Zurückgehen steht.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n krone(s).</source>
        <translation>
            <numerusform>Sie besitzen %n Krone.</numerusform>
            <numerusform>Sie besitzen %n Kronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>Sie erhalten %n SP für jede Ihrer ausgespielten Personalkarten.</numerusform>
            <numerusform>Sie erhalten %n SP für jede Ihrer ausgespielten Personalkarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP.</source>
        <translation>
            <numerusform>Sie erhalten %n SP.</numerusform>
            <numerusform>Sie erhalten %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stand on space %n of the Emperor track or beyond.</source>
        <translation>
            <numerusform>Sie stehen auf Feld %n der Kaiserleiste oder weiter vorne.</numerusform>
            <numerusform>Sie stehen auf Feld %n der Kaiserleiste oder weiter vorne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n staff card(s) in play.</source>
        <translation>
            <numerusform>Sie haben mindestens %n Personalkarte ausgespielt.</numerusform>
            <numerusform>Sie haben mindestens %n Personalkarten ausgespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n room tile(s) in your hotel, vacant or occupied.</source>
        <translation>
            <numerusform>In Ihrem Hotel liegt mindestens %n Zimmerplättchen, ob frei oder belegt.</numerusform>
            <numerusform>In Ihrem Hotel liegen mindestens %n Zimmerplättchen, ob frei oder belegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n floor(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Mindestens %n Etage Ihres Hotels ist voll belegt.</numerusform>
            <numerusform>Mindestens %n Etagen Ihres Hotels sind voll belegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n column(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Mindestens %n Spalte Ihres Hotels ist voll belegt.</numerusform>
            <numerusform>Mindestens %n Spalten Ihres Hotels sind voll belegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n group(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Mindestens %n Bereich Ihres Hotels ist voll belegt.</numerusform>
            <numerusform>Mindestens %n Bereiche Ihres Hotels sind voll belegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All rooms of at least %n colour(s) are occupied in your hotel.</source>
        <translation>
            <numerusform>In mindestens %n Farbe sind alle Zimmer Ihres Hotels belegt.</numerusform>
            <numerusform>In mindestens %n Farben sind alle Zimmer Ihres Hotels belegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have at least %1 occupied.</source>
        <translation>Belegt sind in Ihrem Hotel mindestens %1.</translation>
    </message>
    <message>
        <source>You draw three staff cards and may play one of them at no cost; the others go under the deck.</source>
        <translation>Sie ziehen drei Personalkarten und dürfen eine davon kostenlos ausspielen; die übrigen kommen unter den Stapel.</translation>
    </message>
    <message>
        <source>You choose among what is possible. 1) %1 2) %2</source>
        <translation>Sie wählen unter dem, was möglich ist. 1) %1 2) %2</translation>
    </message>
    <message>
        <source>%1 Not possible in full? %2</source>
        <translation>%1 Nicht zur Gänze möglich? %2</translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jede Ihrer ausgespielten Personalkarten %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jede Ihrer ausgespielten Personalkarten %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each room tile in your hotel.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jedes Zimmerplättchen in Ihrem Hotel %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jedes Zimmerplättchen in Ihrem Hotel %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied group.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jeder voll belegte Bereich %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jeder voll belegte Bereich %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each objective you have claimed.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jedes Ziel, das Sie beansprucht haben, %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jedes Ziel, das Sie beansprucht haben, %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied floor.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jede voll belegte Etage %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jede voll belegte Etage %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied column.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jede voll belegte Spalte %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jede voll belegte Spalte %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jedes Trio aus einem roten, einem blauen und einem gelben belegten Zimmer %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jedes Trio aus einem roten, einem blauen und einem gelben belegten Zimmer %n SP.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end you copy the best end card an opponent has in play.</source>
        <translation>In der Schlusswertung kopieren Sie die beste Schlusswertungskarte, die ein Gegner ausgespielt hat.</translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied blue room.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jedes belegte blaue Zimmer %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jedes belegte blaue Zimmer %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied red room.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jedes belegte rote Zimmer %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jedes belegte rote Zimmer %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied yellow room.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jedes belegte gelbe Zimmer %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jedes belegte gelbe Zimmer %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied room.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jedes belegte Zimmer %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jedes belegte Zimmer %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each step from space 0 to your marker on the Emperor track, at most %1 VP.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jeder Schritt von Feld 0 bis zu Ihrem Spielstein auf der Kaiserleiste %n SP, insgesamt höchstens %1 SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jeder Schritt von Feld 0 bis zu Ihrem Spielstein auf der Kaiserleiste %n SP, insgesamt höchstens %1 SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each step from space 0 to your marker on the Emperor track.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jeder Schritt von Feld 0 bis zu Ihrem Spielstein auf der Kaiserleiste %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jeder Schritt von Feld 0 bis zu Ihrem Spielstein auf der Kaiserleiste %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You advance %n step(s) on the Emperor track.</source>
        <translation>
            <numerusform>Ihr Spielstein rückt auf der Kaiserleiste %n Schritt vor.</numerusform>
            <numerusform>Ihr Spielstein rückt auf der Kaiserleiste %n Schritte vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n staff card(s) into your hand.</source>
        <translation>
            <numerusform>Sie ziehen %n Personalkarte auf die Hand.</numerusform>
            <numerusform>Sie ziehen %n Personalkarten auf die Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You fill the order(s) of %n guest(s) in your café from the supply.</source>
        <translation>
            <numerusform>Sie erfüllen %n Gast in Ihrem Kaffeehaus die Bestellung aus dem Vorrat.</numerusform>
            <numerusform>Sie erfüllen %n Gästen in Ihrem Kaffeehaus die Bestellung aus dem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n item(s) of your choice.</source>
        <translation>
            <numerusform>Sie erhalten %n Speise oder Getränk nach Wahl.</numerusform>
            <numerusform>Sie erhalten %n Speisen und Getränke nach Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n krone(s).</source>
        <translation>
            <numerusform>Sie erhalten %n Krone.</numerusform>
            <numerusform>Sie erhalten %n Kronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n krone(s).</source>
        <translation>
            <numerusform>Sie verlieren %n Krone.</numerusform>
            <numerusform>Sie verlieren %n Kronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n VP.</source>
        <translation>
            <numerusform>Sie verlieren %n SP.</numerusform>
            <numerusform>Sie verlieren %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>Sie verlieren %n SP für jede Ihrer ausgespielten Personalkarten.</numerusform>
            <numerusform>Sie verlieren %n SP für jede Ihrer ausgespielten Personalkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All dishes and drinks in your kitchen go back to the supply.</source>
        <translation>Alle Speisen und Getränke aus Ihrer Küche kommen zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>All dishes and drinks in your kitchen and on the guests in your café go back to the supply.</source>
        <translation>Alle Speisen und Getränke aus Ihrer Küche und von den Gästen in Ihrem Kaffeehaus kommen zurück in den Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>You put %n staff card(s) from your hand under the deck.</source>
        <translation>
            <numerusform>Sie legen %n Personalkarte aus Ihrer Hand unter den Stapel.</numerusform>
            <numerusform>Sie legen %n Personalkarten aus Ihrer Hand unter den Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove %n vacant room(s), from the highest floors possible.</source>
        <translation>
            <numerusform>Sie entfernen %n freies Zimmer, und zwar in der höchstmöglichen Etage.</numerusform>
            <numerusform>Sie entfernen %n freie Zimmer, und zwar in den höchstmöglichen Etagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove %n of your end cards in play.</source>
        <translation>
            <numerusform>Sie entfernen %n Ihrer ausgespielten Schlusswertungskarten.</numerusform>
            <numerusform>Sie entfernen %n Ihrer ausgespielten Schlusswertungskarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You remove an occupied room from the highest floor that has one, and then the next occupied room below it in the same column, if there is one.</source>
        <translation>Sie entfernen ein belegtes Zimmer der höchsten Etage, in der es eines gibt, und dann das nächste belegte Zimmer darunter in derselben Spalte, sofern vorhanden.</translation>
    </message>
    <message>
        <source>You remove an occupied room from the highest floor that has one, and then one from the next lower floor that has one, if there is such a floor.</source>
        <translation>Sie entfernen ein belegtes Zimmer der höchsten Etage, in der es eines gibt, und dann eines der nächsttieferen Etage, in der es eines gibt, sofern vorhanden.</translation>
    </message>
    <message numerus="yes">
        <source>A guest with an order of %1 or more items may leave your café with %n item(s) missing.</source>
        <translation>
            <numerusform>Ein Gast, dessen Bestellung mindestens %1 Stück umfasst, darf Ihr Kaffeehaus verlassen, auch wenn noch %n Stück fehlt.</numerusform>
            <numerusform>Ein Gast, dessen Bestellung mindestens %1 Stück umfasst, darf Ihr Kaffeehaus verlassen, auch wenn noch %n Stück fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after %2 with an order of %n or more items has left for a room or a ball, you may flip this card: %1</source>
        <translation>
            <numerusform>Einmal, nachdem %2, dessen Bestellung mindestens %n Stück umfasst, in ein Zimmer oder auf einen Ball gegangen ist, dürfen Sie diese Karte umdrehen: %1</numerusform>
            <numerusform>Einmal, nachdem %2, dessen Bestellung mindestens %n Stück umfasst, in ein Zimmer oder auf einen Ball gegangen ist, dürfen Sie diese Karte umdrehen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of your dancers stand in ballrooms.</source>
        <translation>
            <numerusform>In den Ballsälen steht mindestens %n Ihrer Tänzer.</numerusform>
            <numerusform>In den Ballsälen stehen mindestens %n Ihrer Tänzer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n room(s) of your top floor are occupied.</source>
        <translation>
            <numerusform>In Ihrer obersten Etage ist mindestens %n Zimmer belegt.</numerusform>
            <numerusform>In Ihrer obersten Etage sind mindestens %n Zimmer belegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each of your dancers in ballrooms.</source>
        <translation>
            <numerusform>In der Schlusswertung bringt Ihnen jeder Ihrer Tänzer in den Ballsälen %n SP.</numerusform>
            <numerusform>In der Schlusswertung bringt Ihnen jeder Ihrer Tänzer in den Ballsälen %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each other player gets %n item(s) of their choice.</source>
        <translation>
            <numerusform>Alle anderen Spieler bekommen je %n Speise oder Getränk ihrer Wahl.</numerusform>
            <numerusform>Alle anderen Spieler bekommen je %n Speisen oder Getränke ihrer Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has advanced you %n or more steps on the Emperor track, you may flip this card: %1</source>
        <translation>
            <numerusform>Einmal, nachdem eine Aktion Sie auf der Kaiserleiste mindestens %n Schritt vorangebracht hat, dürfen Sie diese Karte umdrehen: %1</numerusform>
            <numerusform>Einmal, nachdem eine Aktion Sie auf der Kaiserleiste mindestens %n Schritte vorangebracht hat, dürfen Sie diese Karte umdrehen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has brought you %n or more dishes, you may flip this card: %1</source>
        <translation>
            <numerusform>Einmal, nachdem eine Aktion Ihnen mindestens %n Speise gebracht hat, dürfen Sie diese Karte umdrehen: %1</numerusform>
            <numerusform>Einmal, nachdem eine Aktion Ihnen mindestens %n Speisen gebracht hat, dürfen Sie diese Karte umdrehen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has brought you %n or more drinks, you may flip this card: %1</source>
        <translation>
            <numerusform>Einmal, nachdem eine Aktion Ihnen mindestens %n Getränk gebracht hat, dürfen Sie diese Karte umdrehen: %1</numerusform>
            <numerusform>Einmal, nachdem eine Aktion Ihnen mindestens %n Getränke gebracht hat, dürfen Sie diese Karte umdrehen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after you have fully occupied a group of %n or more rooms, you may flip this card: %1</source>
        <translation>
            <numerusform>Einmal, nachdem Sie einen Bereich aus mindestens %n Zimmern voll belegt haben, dürfen Sie diese Karte umdrehen: %1</numerusform>
            <numerusform>Einmal, nachdem Sie einen Bereich aus mindestens %n Zimmern voll belegt haben, dürfen Sie diese Karte umdrehen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, on your turn, you may exchange up to %n dish(es) and drink(s) from your kitchen for as many of other kinds; these may go onto your guests.</source>
        <translation>
            <numerusform>Einmal, in Ihrem Zug, dürfen Sie bis zu %n Speise oder Getränk Ihrer Küche gegen ebenso viele anderer Art tauschen; diese dürfen Sie auch auf Ihre Gäste legen.</numerusform>
            <numerusform>Einmal, in Ihrem Zug, dürfen Sie bis zu %n Speisen und Getränke Ihrer Küche gegen ebenso viele anderer Art tauschen; diese dürfen Sie auch auf Ihre Gäste legen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you get the Emperor’s reward, you also score %n VP, even if you decline it.</source>
        <translation>
            <numerusform>Jeder Kaiserbonus bringt Ihnen zusätzlich %n SP, auch wenn Sie darauf verzichten.</numerusform>
            <numerusform>Jeder Kaiserbonus bringt Ihnen zusätzlich %n SP, auch wenn Sie darauf verzichten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n item(s) of your choice, of other kinds than those you gave.</source>
        <translation>
            <numerusform>Sie bekommen %n Speise oder Getränk Ihrer Wahl, von anderer Art als das Abgegebene.</numerusform>
            <numerusform>Sie bekommen %n Speisen oder Getränke Ihrer Wahl, von anderer Art als das Abgegebene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n champagne in your kitchen.</source>
        <translation>
            <numerusform>In Ihrer Küche steht mindestens %n Champagner.</numerusform>
            <numerusform>In Ihrer Küche stehen mindestens %n Champagner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed at least %n green guest(s).</source>
        <translation>
            <numerusform>Sie haben mindestens %n grünem Gast die Bestellung erfüllt.</numerusform>
            <numerusform>Sie haben mindestens %n grünen Gästen die Bestellung erfüllt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed at least %n guest(s) with three or more items.</source>
        <translation>
            <numerusform>Sie haben mindestens %n Gast mit einer Bestellung zu drei oder mehr Stück verabschiedet.</numerusform>
            <numerusform>Sie haben mindestens %n Gäste mit einer Bestellung zu drei oder mehr Stück verabschiedet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n of your dancers in the ballroom that is scored next.</source>
        <translation>
            <numerusform>Sie verlieren %n Ihrer Tänzer in dem Ballsaal, der als Nächster gewertet wird.</numerusform>
            <numerusform>Sie verlieren %n Ihrer Tänzer in dem Ballsaal, der als Nächster gewertet wird.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost and occupy them at once.</source>
        <translation>
            <numerusform>Sie dürfen %n Zimmer kostenlos vorbereiten und sofort belegen.</numerusform>
            <numerusform>Sie dürfen bis zu %n Zimmer kostenlos vorbereiten und sofort belegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom at no cost.</source>
        <translation>
            <numerusform>Sie dürfen %n Tänzer kostenlos in einen Ballsaal entsenden.</numerusform>
            <numerusform>Sie dürfen bis zu %n Tänzer kostenlos in Ballsäle entsenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom at the normal cost.</source>
        <translation>
            <numerusform>Sie dürfen %n Tänzer zu den normalen Kosten in einen Ballsaal entsenden.</numerusform>
            <numerusform>Sie dürfen bis zu %n Tänzer zu den normalen Kosten in Ballsäle entsenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, each for %1 less.</source>
        <translation>
            <numerusform>Sie dürfen %n Tänzer in einen Ballsaal entsenden; der Rabatt beträgt %1.</numerusform>
            <numerusform>Sie dürfen bis zu %n Tänzer in Ballsäle entsenden; der Rabatt beträgt jeweils %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, for %1 less per other player.</source>
        <translation>
            <numerusform>Sie dürfen %n Tänzer in einen Ballsaal entsenden; der Rabatt beträgt %1 pro anderem Spieler.</numerusform>
            <numerusform>Sie dürfen bis zu %n Tänzer in Ballsäle entsenden; der Rabatt beträgt jeweils %1 pro anderem Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, the first for %1 less, the second for %2 less.</source>
        <translation>
            <numerusform>Sie dürfen %n Tänzer in einen Ballsaal entsenden; der Rabatt beträgt beim ersten %1, beim zweiten %2.</numerusform>
            <numerusform>Sie dürfen bis zu %n Tänzer in Ballsäle entsenden; der Rabatt beträgt beim ersten %1, beim zweiten %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may turn %n vacant room(s) of any colour to occupied, on floors 1 to %1 only.</source>
        <translation>
            <numerusform>Sie dürfen %n freies Zimmer beliebiger Farbe belegen, nur in Etage 1 bis %1.</numerusform>
            <numerusform>Sie dürfen bis zu %n freie Zimmer beliebiger Farbe belegen, nur in Etage 1 bis %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each objective you have claimed.</source>
        <translation>
            <numerusform>Jedes Ziel, das Sie beansprucht haben, bringt Ihnen %n SP.</numerusform>
            <numerusform>Jedes Ziel, das Sie beansprucht haben, bringt Ihnen %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each of your dancers in ballrooms.</source>
        <translation>
            <numerusform>Jeder Ihrer Tänzer in den Ballsälen bringt Ihnen %n SP.</numerusform>
            <numerusform>Jeder Ihrer Tänzer in den Ballsälen bringt Ihnen %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kitchen has at least %n of each dish and drink.</source>
        <translation>
            <numerusform>In Ihrer Küche steht von jeder Speise und jedem Getränk mindestens %n.</numerusform>
            <numerusform>In Ihrer Küche stehen von jeder Speise und jedem Getränk mindestens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stays at the table. Once per round, on your turn, you may give %1 for this: %2</source>
        <translation>Bleibt am Tisch sitzen. Einmal pro Durchgang dürfen Sie in Ihrem Zug abgeben: %1. Dafür: %2</translation>
    </message>
    <message>
        <source>Moves into two rooms side by side at once, and goes to no ball.</source>
        <translation>Zieht in zwei benachbarte Zimmer zugleich ein und geht auf keinen Ball.</translation>
    </message>
    <message>
        <source>Goes to a ball and moves into no room.</source>
        <translation>Geht auf einen Ball und zieht in kein Zimmer ein.</translation>
    </message>
    <message>
        <source>Moves into a room on the bottom floor only, and goes to no ball.</source>
        <translation>Zieht nur in ein Zimmer der untersten Etage ein und geht auf keinen Ball.</translation>
    </message>
    <message>
        <source>To a room only, not to a ball.</source>
        <translation>Nur in ein Zimmer, nicht auf einen Ball.</translation>
    </message>
    <message>
        <source>You score VP by the round, from the first to the last: %1.</source>
        <translation>Je nach Durchgang bekommen Sie SP, vom ersten bis zum letzten: %1.</translation>
    </message>
    <message>
        <source>Once, after you have claimed an objective, you may flip this card: %1</source>
        <translation>Einmal, nachdem Sie ein Ziel beansprucht haben, dürfen Sie diese Karte umdrehen: %1</translation>
    </message>
    <message>
        <source>You may send a second dancer to the same space.</source>
        <translation>Sie dürfen einen zweiten Tänzer auf dasselbe Feld entsenden.</translation>
    </message>
    <message>
        <source>The ballroom that is scored next is scored at once, for all players; it stays open and is scored again at its usual time.</source>
        <translation>Der Ballsaal, der als Nächster gewertet wird, wird sofort für alle Spieler gewertet; er bleibt offen und wird zu seiner Zeit erneut gewertet.</translation>
    </message>
    <message>
        <source>The guests in your café get as much of this item as they are still waiting for: %1.</source>
        <translation>Die Gäste in Ihrem Kaffeehaus bekommen von dieser Speise oder diesem Getränk alles, worauf sie noch warten: %1.</translation>
    </message>
    <message>
        <source>You may take one guest from the queue at no cost and fill the order from the supply.</source>
        <translation>Sie dürfen einen Gast kostenlos aus der Warteschlange nehmen und seine Bestellung aus dem Vorrat erfüllen.</translation>
    </message>
    <message>
        <source>Whenever you take a die showing %1: %2</source>
        <translation>Immer wenn Sie einen Würfel mit der %1 nehmen: %2</translation>
    </message>
    <message>
        <source>Whenever you take a die showing %1, also, before or after the main action: %2</source>
        <translation>Zu jedem Würfel mit der %1, den Sie nehmen, vor oder nach der Hauptaktion: %2</translation>
    </message>
    <message>
        <source>You may give %1 for this: %2</source>
        <translation>Sie dürfen abgeben: %1. Dafür: %2</translation>
    </message>
    <message>
        <source>After the main action of a die showing %1: %2</source>
        <translation>Nach der Hauptaktion eines Würfels mit der %1: %2</translation>
    </message>
    <message>
        <source>Once per round, after you have played another staff card: %1</source>
        <translation>Einmal pro Durchgang, nachdem Sie eine andere Personalkarte ausgespielt haben: %1</translation>
    </message>
    <message>
        <source>After you have played a staff card: %1</source>
        <translation>Nachdem Sie eine Personalkarte ausgespielt haben: %1</translation>
    </message>
    <message>
        <source>Whenever you send a dancer: %1</source>
        <translation>Immer wenn Sie einen Tänzer entsenden: %1</translation>
    </message>
    <message>
        <source>Whenever you claim an objective: %1</source>
        <translation>Immer wenn Sie ein Ziel beanspruchen: %1</translation>
    </message>
    <message>
        <source>Once in each action in which you pay champagne: %1</source>
        <translation>Einmal in jeder Aktion, in der Sie Champagner bezahlen: %1</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Sie verlieren %1.</translation>
    </message>
    <message>
        <source>You lose all your krones and everything in your kitchen.</source>
        <translation>Sie verlieren alle Ihre Kronen und alles in Ihrer Küche.</translation>
    </message>
    <message>
        <source>What this adds does not count again.</source>
        <translation>Was dadurch hinzukommt, zählt nicht noch einmal.</translation>
    </message>
    <message>
        <source>After anything that has advanced you on the Emperor track: %1</source>
        <translation>Nach allem, was Sie auf der Kaiserleiste vorangebracht hat: %1</translation>
    </message>
    <message>
        <source>Whenever anything advances you on the Emperor track: %1</source>
        <translation>Immer wenn Sie etwas auf der Kaiserleiste voranbringt: %1</translation>
    </message>
    <message>
        <source>Whenever anything scores you VP: %1</source>
        <translation>Immer wenn Ihnen etwas SP bringt: %1</translation>
    </message>
    <message>
        <source>After anything that has brought you krones: %1</source>
        <translation>Nach allem, was Ihnen Kronen gebracht hat: %1</translation>
    </message>
    <message>
        <source>Whenever anything brings you champagne: %1</source>
        <translation>Immer wenn Ihnen etwas Champagner bringt: %1</translation>
    </message>
    <message>
        <source>Whenever one of your rooms is turned to occupied: %1</source>
        <translation>Immer wenn eines Ihrer Zimmer belegt wird: %1</translation>
    </message>
    <message>
        <source>Preparing rooms costs you nothing.</source>
        <translation>Zimmer vorzubereiten kostet Sie nichts.</translation>
    </message>
    <message>
        <source>%1 If you do: %2</source>
        <translation>%1 Wenn Sie das tun: %2</translation>
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
        <source>The Adjutant’s Quarters</source>
        <translation>Das Quartier des Adjutanten</translation>
    </message>
    <message>
        <source>The Emperor’s Praise</source>
        <translation>Das Lob des Kaisers</translation>
    </message>
    <message>
        <source>The Archduke’s Suite</source>
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
    <message>
        <source>The Imperial Cellar</source>
        <translation>Der kaiserliche Weinkeller</translation>
    </message>
    <message>
        <source>A Ball at Court</source>
        <translation>Ein Ball bei Hofe</translation>
    </message>
    <message>
        <source>The Emperor’s Waltz</source>
        <translation>Der Kaiserwalzer</translation>
    </message>
    <message>
        <source>The Court Larder</source>
        <translation>Die Speisekammer des Hofes</translation>
    </message>
    <message>
        <source>Letters of Recommendation</source>
        <translation>Empfehlungsschreiben</translation>
    </message>
    <message>
        <source>Orders and Honours</source>
        <translation>Orden und Ehren</translation>
    </message>
</context>
<context>
    <name>entrances</name>
    <message>
        <source>a blue one</source>
        <extracomment>What the first room of a group gives, by colour.</extracomment>
        <translation>ein blaues</translation>
    </message>
    <message>
        <source>a red one</source>
        <translation>ein rotes</translation>
    </message>
    <message>
        <source>a yellow one</source>
        <translation>ein gelbes</translation>
    </message>
    <message>
        <source>When it becomes yours: %1</source>
        <translation>Sobald er Ihnen gehört: %1</translation>
    </message>
    <message>
        <source>You get each row bonus of a ballroom twice.</source>
        <translation>Jeden Reihenbonus eines Ballsaals erhalten Sie zweimal.</translation>
    </message>
    <message>
        <source>Whenever a ballroom is scored in which you alone have the most dancers: %1</source>
        <translation>Immer wenn ein Ballsaal gewertet wird, in dem Sie allein die meisten Tänzer haben: %1</translation>
    </message>
    <message>
        <source>You have occupancy bonuses of your own, for groups of one to four rooms: %1.</source>
        <translation>Sie haben eigene Belegungsboni für Bereiche aus einem bis vier Zimmern: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The first room occupied in a group gives you something: %1.</source>
        <translation>Das erste belegte Zimmer eines Bereichs bringt Ihnen etwas: %1.</translation>
    </message>
    <message>
        <source>blue %1/%2</source>
        <translation>blau %1/%2</translation>
    </message>
    <message>
        <source>red %1/%2</source>
        <translation>rot %1/%2</translation>
    </message>
    <message>
        <source>yellow %1/%2</source>
        <translation>gelb %1/%2</translation>
    </message>
    <message>
        <source>In each of your turns, right after you have taken a guest and the queue has been refilled, you may take a second one for the cost of the place.</source>
        <translation>In jedem Ihrer Züge dürfen Sie, gleich nachdem Sie einen Gast genommen haben und die Warteschlange aufgefüllt ist, einen zweiten zu den Kosten seines Platzes nehmen.</translation>
    </message>
    <message>
        <source>At the end of a round you score %1 VP if %2 guests have left for rooms or balls in it.</source>
        <translation>Am Ende eines Durchgangs erhalten Sie %1 SP, wenn darin %2 Gäste in Zimmer oder auf Bälle gegangen sind.</translation>
    </message>
    <message>
        <source>As soon as you take your second die of a round, before its action and before what your staff gives for it, the sum of your two dice gives you something: %1.</source>
        <translation>Sobald Sie Ihren zweiten Würfel eines Durchgangs nehmen, vor dessen Aktion und vor dem, was Ihr Personal dafür gibt, bringt Ihnen die Summe Ihrer beiden Würfel etwas: %1.</translation>
    </message>
    <message>
        <source>Before you use an action space you may turn one die of a neighbouring space to the number of the space you use and move it there; 1 and 6 are not neighbours.</source>
        <translation>Bevor Sie ein Aktionsfeld nutzen, dürfen Sie einen Würfel eines Nachbarfelds auf die Zahl des genutzten Feldes drehen und dorthin legen; 1 und 6 sind keine Nachbarn.</translation>
    </message>
    <message>
        <source>After each staff card you play: %1</source>
        <translation>Nach jeder Personalkarte, die Sie ausspielen: %1</translation>
    </message>
    <message>
        <source>Three objectives, one of each letter, are yours alone, for %1 VP by the round: in rounds 1 to 3, 4 to 5 and 6 to 7.</source>
        <translation>Drei Ziele, eines von jedem Buchstaben, gehören Ihnen allein und bringen je nach Durchgang %1 SP: in Durchgang 1 bis 3, 4 bis 5 und 6 bis 7.</translation>
    </message>
    <message>
        <source>At the end you score %1 VP for %2 objectives claimed, common ones and your own.</source>
        <translation>In der Schlusswertung erhalten Sie %1 SP für %2 beanspruchte Ziele, gemeinsame und eigene.</translation>
    </message>
    <message>
        <source>Six Emperor tiles are yours, two of each letter. Once per turn you may go back on the Emperor track for the Emperor’s reward of one, which then leaves the game: %1 steps for letters A, B and C.</source>
        <translation>Sechs Kaiserplättchen gehören Ihnen, zwei von jedem Buchstaben. Einmal pro Zug dürfen Sie auf der Kaiserleiste zurückgehen und dafür den Kaiserbonus eines davon nutzen, das dann aus dem Spiel kommt: %1 Schritte für die Buchstaben A, B und C.</translation>
    </message>
    <message numerus="yes">
        <source>Your café has %n table(s).</source>
        <translation>
            <numerusform>Ihr Kaffeehaus hat %n Tisch.</numerusform>
            <numerusform>Ihr Kaffeehaus hat %n Tische.</numerusform>
        </translation>
    </message>
    <message>
        <source>own occupancy bonuses</source>
        <translation>eigene Belegungsboni</translation>
    </message>
    <message>
        <source>a gift by the sum of your two dice</source>
        <translation>ein Geschenk nach der Summe der zwei Würfel</translation>
    </message>
    <message>
        <source>a second guest in each turn</source>
        <translation>ein zweiter Gast in jedem Zug</translation>
    </message>
    <message>
        <source>staff played: %1</source>
        <translation>Personal ausgespielt: %1</translation>
    </message>
    <message>
        <source>three objectives of your own</source>
        <translation>drei eigene Ziele</translation>
    </message>
    <message>
        <source>a gift for the first room of each group</source>
        <translation>ein Geschenk für das erste Zimmer jedes Bereichs</translation>
    </message>
    <message>
        <source>steps back for six Emperor tiles of your own</source>
        <translation>Schritte zurück für sechs eigene Kaiserplättchen</translation>
    </message>
    <message>
        <source>turn a die beside the space you use</source>
        <translation>einen Würfel neben dem genutzten Feld drehen</translation>
    </message>
    <message>
        <source>row bonuses twice</source>
        <translation>Reihenboni zweimal</translation>
    </message>
    <message>
        <source>most dancers alone: %1</source>
        <translation>allein die meisten Tänzer: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) completed in this round</source>
        <translation>
            <numerusform>%n Gast in diesem Durchgang verabschiedet</numerusform>
            <numerusform>%n Gäste in diesem Durchgang verabschiedet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) more at the start</source>
        <translation>
            <numerusform>zu Beginn %n Gast mehr</numerusform>
            <numerusform>zu Beginn %n Gäste mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more guest(s) make it %1 VP.</source>
        <translation>
            <numerusform>Mit %n Gast mehr sind es %1 SP.</numerusform>
            <numerusform>Mit %n Gästen mehr sind es %1 SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s)</source>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) more at the start</source>
        <translation>
            <numerusform>zu Beginn %n Zimmer mehr</numerusform>
            <numerusform>zu Beginn %n Zimmer mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n Tisch</numerusform>
            <numerusform>%n Tische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) for full columns and floors</source>
        <translation>
            <numerusform>%n Marker für volle Spalten und Etagen</numerusform>
            <numerusform>%n Marker für volle Spalten und Etagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may prepare %n more room(s) at no cost.</source>
        <translation>
            <numerusform>Vor dem ersten Durchgang dürfen Sie kostenlos %n weiteres Zimmer vorbereiten.</numerusform>
            <numerusform>Vor dem ersten Durchgang dürfen Sie kostenlos bis zu %n weitere Zimmer vorbereiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may prepare %n more room(s), at the usual cost.</source>
        <translation>
            <numerusform>Vor dem ersten Durchgang dürfen Sie %n weiteres Zimmer zu den üblichen Kosten vorbereiten.</numerusform>
            <numerusform>Vor dem ersten Durchgang dürfen Sie bis zu %n weitere Zimmer zu den üblichen Kosten vorbereiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may take %n more guest(s).</source>
        <translation>
            <numerusform>Vor dem ersten Durchgang dürfen Sie %n weiteren Gast nehmen.</numerusform>
            <numerusform>Vor dem ersten Durchgang dürfen Sie bis zu %n weitere Gäste nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Received for %1 of %n group(s).</source>
        <translation>
            <numerusform>Schon erhalten für %1 von %n Bereich.</numerusform>
            <numerusform>Schon erhalten für %1 von %n Bereichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this round it is worth %n VP to you, later less.</source>
        <translation>
            <numerusform>In diesem Durchgang ist es Ihnen %n SP wert, später weniger.</numerusform>
            <numerusform>In diesem Durchgang ist es Ihnen %n SP wert, später weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lie beside it. For each full column and each full floor, take one of your choice at once. What they give (column / floor): %1.</source>
        <translation>
            <numerusform>Daneben liegt %n Marker. Sie nehmen ihn sofort für die erste volle Spalte oder Etage. Er bringt (Spalte / Etage): %1.</numerusform>
            <numerusform>Daneben liegen %n Marker. Für jede volle Spalte und jede volle Etage nehmen Sie sofort einen nach Wahl. Sie bringen (Spalte / Etage): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>own Emperor tile %1, for %n step(s) back: %2</source>
        <translation>
            <numerusform>eigenes Kaiserplättchen %1, für %n Schritt zurück: %2</numerusform>
            <numerusform>eigenes Kaiserplättchen %1, für %n Schritte zurück: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n VP a round for guests who leave</source>
        <translation>
            <numerusform>bis zu %n SP je Durchgang für Gäste, die gehen</numerusform>
            <numerusform>bis zu %n SP je Durchgang für Gäste, die gehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n VP at the end for objectives</source>
        <translation>
            <numerusform>bis zu %n SP am Ende für Ziele</numerusform>
            <numerusform>bis zu %n SP am Ende für Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>first room of a blue group: %1</source>
        <translation>erstes Zimmer eines blauen Bereichs: %1</translation>
    </message>
    <message>
        <source>first room of a red group: %1</source>
        <translation>erstes Zimmer eines roten Bereichs: %1</translation>
    </message>
    <message>
        <source>first room of a yellow group: %1</source>
        <translation>erstes Zimmer eines gelben Bereichs: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a blue group: %1</source>
        <translation>Belegungsbonus eines blauen Bereichs: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a red group: %1</source>
        <translation>Belegungsbonus eines roten Bereichs: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a yellow group: %1</source>
        <translation>Belegungsbonus eines gelben Bereichs: %1</translation>
    </message>
    <message>
        <source>no entrance yet</source>
        <translation>noch kein Eingang</translation>
    </message>
    <message>
        <source>entrance: %1</source>
        <translation>Eingang: %1</translation>
    </message>
    <message>
        <source>token: column %1 / floor %2 (taken)</source>
        <translation>Marker: Spalte %1 / Etage %2, genommen</translation>
    </message>
    <message>
        <source>token: column %1 / floor %2</source>
        <translation>Marker: Spalte %1 / Etage %2</translation>
    </message>
    <message>
        <source>You take one for each full column and each full floor.</source>
        <translation>Für jede volle Spalte und jede volle Etage nehmen Sie einen.</translation>
    </message>
    <message>
        <source>Now the half for a column counts.</source>
        <translation>Jetzt gilt die Hälfte für eine Spalte.</translation>
    </message>
    <message>
        <source>Now the half for a floor counts.</source>
        <translation>Jetzt gilt die Hälfte für eine Etage.</translation>
    </message>
    <message>
        <source>Once per turn; the tile then leaves the game.</source>
        <translation>Einmal pro Zug; das Plättchen kommt dann aus dem Spiel.</translation>
    </message>
    <message>
        <source>own objective: %1, claimed</source>
        <translation>eigenes Ziel: %1, beansprucht</translation>
    </message>
    <message>
        <source>own objective: %1, you have %2</source>
        <translation>eigenes Ziel: %1, Sie haben %2</translation>
    </message>
    <message>
        <source>sum of your dice %1: %2</source>
        <translation>Summe Ihrer Würfel %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Out of reach now: your first die is a %1.</source>
        <translation>Jetzt nicht erreichbar: Ihr erster Würfel ist eine %1.</translation>
    </message>
    <message>
        <source>Your first die is a %1: a second one of %2 brings it.</source>
        <translation>Ihr erster Würfel ist eine %1: Ein zweiter mit %2 bringt es.</translation>
    </message>
    <message>
        <source>More guests score nothing more.</source>
        <translation>Weitere Gäste bringen nicht mehr.</translation>
    </message>
    <message>
        <source>For groups of one, two, three and four rooms.</source>
        <translation>Für Bereiche aus einem, zwei, drei und vier Zimmern.</translation>
    </message>
    <message>
        <source>entrance %1: no bid yet</source>
        <translation>Eingang %1: noch kein Gebot</translation>
    </message>
    <message>
        <source>entrance %1: %2 has bid %3</source>
        <translation>Eingang %1: %2 hat %3 geboten</translation>
    </message>
    <message>
        <source>You would have to bid %1 or more.</source>
        <translation>Sie müssten %1 oder mehr bieten.</translation>
    </message>
    <message>
        <source>a bid of %1</source>
        <translation>ein Gebot von %1</translation>
    </message>
    <message>
        <source>The objectives beside it: %1.</source>
        <translation>Die Ziele daneben: %1.</translation>
    </message>
    <message>
        <source>The Emperor tiles beside it: %1.</source>
        <translation>Die Kaiserplättchen daneben: %1.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <translation>Diese Datei ist kein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>The file contains damaged text.</source>
        <translation>Die Datei enthält beschädigten Text.</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>Die Datei ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The cards in the file are not those its set-up deals; the file has been changed.</source>
        <translation>Die Karten in der Datei sind nicht jene, die ihr Aufbau austeilt; die Datei wurde verändert.</translation>
    </message>
    <message>
        <source>The set-up in the file is not possible.</source>
        <translation>Der Aufbau in der Datei ist nicht möglich.</translation>
    </message>
    <message>
        <source>The file has been changed since it was saved.</source>
        <translation>Die Datei wurde seit dem Speichern verändert.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>The file is not text; byte %1 cannot be read.</source>
        <translation>Die Datei ist kein Text; Byte %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the game (%1; this one reads up to %2).</source>
        <translation>Die Datei stammt aus einer neueren Version des Spiels (%1; diese hier liest bis %2).</translation>
    </message>
    <message>
        <source>The file has been cut short at line %1, column %2.</source>
        <translation>Die Datei ist unvollständig; sie bricht in Zeile %1, Spalte %2 ab.</translation>
    </message>
    <message>
        <source>The file is damaged at line %1, column %2.</source>
        <translation>Die Datei ist in Zeile %1, Spalte %2 beschädigt.</translation>
    </message>
    <message>
        <source>The file contains something twice: %1.</source>
        <translation>Die Datei enthält eine Angabe doppelt: %1.</translation>
    </message>
    <message>
        <source>The file contains a number that makes no sense: %1.</source>
        <translation>Die Datei enthält eine sinnlose Zahl: %1.</translation>
    </message>
    <message>
        <source>A part of the file is missing: %1.</source>
        <translation>In der Datei fehlt ein Teil: %1.</translation>
    </message>
    <message>
        <source>A part of the file makes no sense: %1.</source>
        <translation>Ein Teil der Datei ergibt keinen Sinn: %1.</translation>
    </message>
    <message>
        <source>Step %1 of the file makes no sense.</source>
        <translation>Schritt %1 der Datei ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>Step %1 of the file is not allowed by the rules.</source>
        <translation>Schritt %1 der Datei ist nach den Regeln nicht erlaubt.</translation>
    </message>
    <message>
        <source>Your share of the disk is used up.</source>
        <translation>Ihr Anteil am Datenträger ist aufgebraucht.</translation>
    </message>
    <message>
        <source>The disk does not work properly.</source>
        <translation>Der Datenträger arbeitet nicht richtig.</translation>
    </message>
    <message>
        <source>The system reports error number %1.</source>
        <translation>Das System meldet den Fehler Nummer %1.</translation>
    </message>
    <message>
        <source>The history file cannot be written.</source>
        <translation>In die Datei des Verlaufs kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>In step %1 of the file, the dice or cards are not those of this game.</source>
        <translation>In Schritt %1 der Datei stimmen Würfel oder Karten nicht mit diesem Spiel überein.</translation>
    </message>
    <message>
        <source>After step %1, the game is not the one that was saved.</source>
        <translation>Nach Schritt %1 ist das Spiel nicht mehr jenes, das gespeichert wurde.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Eine solche Datei oder einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>Wo ein Ordner sein müsste, liegt eine Datei.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>Access is not permitted.</source>
        <translation>Der Zugriff darauf ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Dorthin lässt sich nichts schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of the game could be read.</source>
        <translation>
            <numerusform>%n Schritt des Spiels konnte gelesen werden.</numerusform>
            <numerusform>%n Schritte des Spiels konnten gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was played with older rules; from step %1 on it would go differently today.</source>
        <translation>Das Spiel wurde nach älteren Regeln gespielt; ab Schritt %1 verliefe es heute anders.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file.</source>
        <translation>Das ist ein Gerät oder eine Pipe, keine Datei.</translation>
    </message>
    <message>
        <source>The game was played by a bot that this version does not know.</source>
        <translation>An diesem Spiel war ein Bot beteiligt, den diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>Another program is using it at the moment.</source>
        <translation>Ein anderes Programm verwendet die Datei gerade.</translation>
    </message>
    <message>
        <source>The game was played with older rules; its cards would be dealt differently today.</source>
        <translation>Das Spiel wurde nach älteren Regeln gespielt; die Karten würden heute anders ausgeteilt.</translation>
    </message>
    <message>
        <source>The file corrects a card in an impossible way: %1.</source>
        <translation>Die Datei berichtigt eine Karte auf unmögliche Weise: %1.</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message>
        <source>Good evening! Tonight this house is yours: four floors of rooms, a café with three tables, and a kitchen. Guests take a table, you serve what they have ordered, and then they move in upstairs. That is what brings victory points.</source>
        <translation>Guten Abend! Heute gehört dieses Haus Ihnen: vier Etagen mit Zimmern, ein Kaffeehaus mit drei Tischen und eine Küche. Gäste nehmen an einem Tisch Platz, Sie servieren, was sie bestellt haben, und dann ziehen sie oben ein. Das bringt Siegpunkte.</translation>
    </message>
    <message>
        <source>We play three rounds together. All rules are the real ones, and you may do whatever they allow: I only advise. You can leave at any time; I will be here when you come back.</source>
        <translation>Wir spielen drei Durchgänge miteinander. Alle Regeln sind die echten, und Sie dürfen tun, was sie erlauben: Ich rate nur. Sie können jederzeit gehen; ich bin da, wenn Sie wiederkommen.</translation>
    </message>
    <message>
        <source>Five guests would like a table. Under each name is what they order; below that, what they bring once they have moved in. Click the guest you want at your first table. Short orders are quickly served.</source>
        <translation>Diese fünf möchten herein. Unter dem Namen steht auf jeder Karte, was der Gast bestellt, und ganz unten, was er bringt, sobald er eingezogen ist. Klicken Sie an, wer an Ihrem ersten Tisch sitzen soll; kurze Bestellungen sind schnell serviert.</translation>
    </message>
    <message>
        <source>A good choice. Your guest has taken a seat and is waiting.</source>
        <translation>Eine gute Wahl. Ihr Gast hat Platz genommen und wartet.</translation>
    </message>
    <message>
        <source>Now prepare three rooms. Start at the bottom left; each new room must touch one you have. The bottom floor is free, each floor above costs 1 krone more. Guests only move into rooms of their own colour, so check who is in your café. Green guests take any room.</source>
        <translation>Bereiten Sie nun drei Zimmer vor, unten links beginnend; jedes muss ein anderes berühren. Die unterste Etage kostet nichts, jede Etage darüber eine Krone mehr. Ein Gast zieht nur in ein Zimmer seiner Farbe; sehen Sie also nach, wer in Ihrem Kaffeehaus sitzt. Grüne Gäste nehmen jedes Zimmer.</translation>
    </message>
    <message>
        <source>The beds are made. Now the guests may come.</source>
        <translation>Die Betten sind gemacht. Jetzt können die Gäste kommen.</translation>
    </message>
    <message>
        <source>These are your staff cards: people you may hire later, with action 5. Rest the pointer on a card to read it; press F1 for everything about it.</source>
        <translation>Das sind Ihre Personalkarten: Leute, die Sie später mit Aktion 5 einstellen können. Halten Sie den Zeiger auf eine Karte, um sie zu lesen; F1 zeigt alles über sie.</translation>
    </message>
    <message>
        <source>The dice of this round. Their number says which action they allow, and how many lie together says how strong that action is. Whoever takes one makes the action weaker for all who come after.</source>
        <translation>Die Würfel dieses Durchgangs. Die Augenzahl sagt, welche Aktion ein Würfel erlaubt; wie viele beisammenliegen, sagt, wie stark sie ist. Wer einen nimmt, schwächt die Aktion für alle, die danach kommen.</translation>
    </message>
    <message>
        <source>Before you take a die, you may invite a guest if you have a free table. The further left a guest stands, the more krones they cost; the two on the right are free. You don’t have to: an empty table does no harm yet.</source>
        <translation>Bevor Sie einen Würfel nehmen, dürfen Sie einen Gast einladen, wenn ein Tisch frei ist. Je weiter links ein Gast steht, desto mehr Kronen kostet er; rechts ist er umsonst. Sie müssen nicht: Ein leerer Tisch schadet noch nicht.</translation>
    </message>
    <message>
        <source>One more at table. Mind that each guest still in your café at the end costs you 5 VP.</source>
        <translation>Noch einer am Tisch. Bedenken Sie: Jeder Gast, der am Ende noch im Kaffeehaus sitzt, kostet Sie 5 SP.</translation>
    </message>
    <message>
        <source>Take a die. 1 brings strudel and cake, 2 wine and coffee: what your guest has ordered. 3 prepares rooms, 4 gives krones and steps towards the Emperor, 5 hires staff, and 6 is any of these for a krone. One more krone makes any action stronger by one.</source>
        <translation>Nehmen Sie einen Würfel. 1 bringt Strudel und Torte, 2 Wein und Kaffee: was Ihr Gast bestellt hat. 3 bereitet Zimmer vor, 4 gibt Kronen und Schritte zum Kaiser, 5 stellt Personal ein, und 6 ist für eine Krone eine beliebige davon. Eine weitere Krone macht jede Aktion um eins stärker.</translation>
    </message>
    <message>
        <source>That is your action for this turn.</source>
        <translation>Das ist Ihre Aktion für diesen Zug.</translation>
    </message>
    <message>
        <source>That is possible too. The dice can wait a moment.</source>
        <translation>Das geht auch. Die Würfel können einen Moment warten.</translation>
    </message>
    <message>
        <source>You may choose how much of each, but never more cake than strudel, nor more coffee than wine. Think of the orders in your café.</source>
        <translation>Sie wählen, wie viel von jedem, aber nie mehr Torte als Strudel und nie mehr Kaffee als Wein. Denken Sie an die Bestellungen in Ihrem Kaffeehaus.</translation>
    </message>
    <message>
        <source>Well chosen.</source>
        <translation>Gut gewählt.</translation>
    </message>
    <message>
        <source>Drag what you have received to a guest who has ordered it: that is free. All else goes into the kitchen, and carrying it out later costs a krone for three.</source>
        <translation>Ziehen Sie, was Sie erhalten haben, zu einem Gast, der es bestellt hat: Das kostet nichts. Alles andere kommt in die Küche, und später kostet das Servieren eine Krone für drei Stück.</translation>
    </message>
    <message>
        <source>Served with a smile.</source>
        <translation>Mit einem Lächeln serviert.</translation>
    </message>
    <message>
        <source>Prepare rooms where your guests will want them. A room next to one of its colour completes a group sooner, and higher rooms score more at the end.</source>
        <translation>Bereiten Sie Zimmer dort vor, wo Ihre Gäste sie brauchen. Ein Zimmer neben einem der gleichen Farbe vollendet einen Bereich früher, und höhere Zimmer zählen am Ende mehr.</translation>
    </message>
    <message>
        <source>Another room ready.</source>
        <translation>Wieder ein Zimmer bereit.</translation>
    </message>
    <message>
        <source>Divide the strength as you like: krones for rooms and staff, steps for the Emperor’s favour.</source>
        <translation>Teilen Sie die Stärke auf, wie Sie mögen: Kronen für Zimmer und Personal, Schritte für die Gunst des Kaisers.</translation>
    </message>
    <message>
        <source>Both are always wanted.</source>
        <translation>Beides wird immer gebraucht.</translation>
    </message>
    <message>
        <source>Hire one of your staff; the strength of the action lowers the price. Some help once, some once a round, some always, and some score only at the end: the mark on the card tells.</source>
        <translation>Stellen Sie jemanden vom Personal ein; die Stärke der Aktion senkt den Preis. Manche helfen einmal, manche einmal je Durchgang, manche immer, und manche zählen erst am Ende: Das Zeichen auf der Karte sagt es.</translation>
    </message>
    <message>
        <source>Welcome to the house!</source>
        <translation>Willkommen im Haus!</translation>
    </message>
    <message>
        <source>Someone in your café has everything they ordered. Drag them to a vacant room of their colour: you score their VP, collect their reward, and the table is free again.</source>
        <translation>Jemand in Ihrem Kaffeehaus hat alles bekommen. Ziehen Sie den Gast in ein freies Zimmer seiner Farbe: Er bringt SP und seine Belohnung, und der Tisch ist wieder frei.</translation>
    </message>
    <message>
        <source>There is light in the window: your first guest lives here.</source>
        <translation>Es ist Licht im Fenster: Ihr erster Gast wohnt hier.</translation>
    </message>
    <message>
        <source>As you wish; the guest is patient. Moving in is possible on any of your turns.</source>
        <translation>Wie Sie wünschen; der Gast hat Geduld. Einziehen kann er in jedem Ihrer Züge.</translation>
    </message>
    <message>
        <source>Your guest is grateful. Collect the rewards in any order you like.</source>
        <translation>Ihr Gast ist dankbar. Nehmen Sie die Belohnungen in der Reihenfolge, die Ihnen am besten passt.</translation>
    </message>
    <message>
        <source>Thank you very much!</source>
        <translation>Herzlichen Dank!</translation>
    </message>
    <message>
        <source>Something in your kitchen is on an order. For one krone you may carry up to three things to your tables: drag the first one to its guest.</source>
        <translation>Etwas in Ihrer Küche steht auf einer Bestellung. Für eine Krone dürfen Sie bis zu drei Stück an Ihre Tische bringen: Ziehen Sie das erste zu seinem Gast.</translation>
    </message>
    <message>
        <source>The café is pleased.</source>
        <translation>Das Kaffeehaus ist zufrieden.</translation>
    </message>
    <message>
        <source>It will keep; nothing spoils in the kitchen.</source>
        <translation>Es hält sich; in der Küche verdirbt nichts.</translation>
    </message>
    <message>
        <source>Your die is played. If nothing else tempts you, end your turn with the button below, or with E.</source>
        <translation>Ihr Würfel ist gespielt. Wenn Sie nichts anderes mehr lockt, beenden Sie den Zug mit dem Knopf unten oder mit E.</translation>
    </message>
    <message>
        <source>Now it is the other house’s turn.</source>
        <translation>Jetzt ist das andere Haus an der Reihe.</translation>
    </message>
    <message>
        <source>Gladly. All this is still part of your turn.</source>
        <translation>Gern. Das alles gehört noch zu Ihrem Zug.</translation>
    </message>
    <message>
        <source>What the others do is shown here, a line for each turn. A click unfolds it, and a name in it leads to its card.</source>
        <translation>Was die anderen tun, steht hier, eine Zeile je Zug. Ein Klick klappt sie auf, und ein Name darin führt zu seiner Karte.</translation>
    </message>
    <message>
        <source>Everybody has two turns a round. Whoever begins also plays last: first, second, second, first. In the next round the other one begins.</source>
        <translation>Jeder hat zwei Züge je Durchgang. Wer beginnt, spielt auch als Letzter: erster, zweiter, zweiter, erster. Im nächsten Durchgang beginnt der andere.</translation>
    </message>
    <message>
        <source>Rooms of one colour that touch are a group. Once all of it is occupied, it pays, once in the game: blue groups VP, red ones krones, yellow ones steps towards the Emperor.</source>
        <translation>Zimmer einer Farbe, die sich berühren, sind ein Bereich. Ist er ganz belegt, zahlt er sich aus, einmal im Spiel: blaue Bereiche SP, rote Kronen, gelbe Schritte zum Kaiser.</translation>
    </message>
    <message>
        <source>After round 3 the Emperor comes. Your marker then goes back three spaces: if it still stands on space 3 or beyond, you get the reward of his tile; if it falls back to 0, you suffer the penalty.</source>
        <translation>Nach Durchgang 3 kommt der Kaiser. Ihr Spielstein geht dann drei Felder zurück: Steht er immer noch auf Feld 3 oder weiter, erhalten Sie den Kaiserbonus, die Belohnung seines Plättchens; fällt er auf 0, trifft Sie die Strafe.</translation>
    </message>
    <message>
        <source>Three objectives for everybody. Whoever meets and claims one first gets 15 VP, the next 10, then 5; two can make a game.</source>
        <translation>Drei Ziele für alle. Wer eines als Erster erreicht und beansprucht, erhält 15 SP, der Nächste 10, dann 5; zwei davon können ein Spiel entscheiden.</translation>
    </message>
    <message>
        <source>You have met an objective. Click it and claim the points before others do!</source>
        <translation>Sie haben ein Ziel erreicht. Klicken Sie es an und beanspruchen Sie die Punkte, bevor es andere tun!</translation>
    </message>
    <message>
        <source>Bravo! Nobody can take that from you.</source>
        <translation>Bravo! Das kann Ihnen niemand mehr nehmen.</translation>
    </message>
    <message>
        <source>Don’t wait too long: the others may get there first.</source>
        <translation>Warten Sie nicht zu lange: Die anderen könnten schneller sein.</translation>
    </message>
    <message>
        <source>If no die suits you, you may pass (P) instead of taking your turn. When all have passed, one die goes and the rest are rolled again: a gamble, but sometimes a good one.</source>
        <translation>Passt Ihnen kein Würfel, dürfen Sie passen (P), statt einen Zug zu machen. Haben alle gepasst, kommt ein Würfel weg und der Rest wird neu geworfen: ein Wagnis, aber manchmal ein gutes.</translation>
    </message>
    <message>
        <source>How are we doing? Press W to see the score as if the game ended now, and what is within your reach.</source>
        <translation>Wie stehen wir? Drücken Sie W: Sie sehen die Wertung, als wäre das Spiel jetzt zu Ende, und was in Ihrer Reichweite liegt.</translation>
    </message>
    <message>
        <source>And should you not know what to do: press H, and the best player of the house looks over your shoulder.</source>
        <translation>Und wissen Sie einmal nicht weiter: Drücken Sie H, und der beste Spieler des Hauses sieht Ihnen über die Schulter.</translation>
    </message>
    <message>
        <source>His Majesty has been here. Everybody got VP for the space of the marker; what his tile brought you is in the log. He comes again after rounds 5 and 7.</source>
        <translation>Seine Majestät war hier. Alle haben SP für das Feld ihres Spielsteins erhalten; was Ihnen sein Plättchen gebracht hat, steht im Protokoll. Nach Durchgang 5 und 7 kommt er wieder.</translation>
    </message>
    <message>
        <source>That was our evening: you know the whole trade now. Press W for the score as if it ended here. Play on to round 7 if you like, without me, or begin a game of your own.</source>
        <translation>Das war unser Abend: Jetzt kennen Sie das ganze Handwerk. Sehen Sie mit W nach, wie es stünde, wenn hier Schluss wäre. Spielen Sie ohne mich bis Durchgang 7 weiter, wenn Sie mögen, oder beginnen Sie ein eigenes Spiel.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 prepares no more rooms.</source>
        <translation>%1 bereitet keine weiteren Zimmer vor.</translation>
    </message>
    <message>
        <source>%1 turns no more rooms to occupied.</source>
        <translation>%1 belegt keine weiteren Zimmer.</translation>
    </message>
    <message>
        <source>%1 plays no more staff cards.</source>
        <translation>%1 spielt keine weiteren Personalkarten aus.</translation>
    </message>
    <message>
        <source>%1 plays none of the cards drawn.</source>
        <translation>%1 spielt keine der gezogenen Karten aus.</translation>
    </message>
    <message>
        <source>%1 does without the extra of the staff card.</source>
        <translation>%1 verzichtet auf die Zugabe der Personalkarte.</translation>
    </message>
    <message>
        <source>%1 does not pay to avoid the penalty.</source>
        <translation>%1 kauft sich von der Strafe nicht frei.</translation>
    </message>
    <message>
        <source>%1 keeps a staff card and passes the rest on.</source>
        <translation>%1 behält eine Personalkarte und gibt die übrigen weiter.</translation>
    </message>
    <message>
        <source>%1 keeps six staff cards.</source>
        <translation>%1 behält sechs Personalkarten.</translation>
    </message>
    <message>
        <source>%1 puts a staff card under the deck.</source>
        <translation>%1 legt eine Personalkarte unter den Stapel.</translation>
    </message>
    <message>
        <source>%1 keeps %2 and passes the rest on.</source>
        <translation>%1 behält eine Personalkarte und gibt die übrigen weiter: %2.</translation>
    </message>
    <message>
        <source>%1 keeps these staff cards: %2.</source>
        <translation>%1 behält diese Personalkarten: %2.</translation>
    </message>
    <message>
        <source>%1 chooses a first guest: %2.</source>
        <translation>%1 wählt den ersten Gast: %2.</translation>
    </message>
    <message>
        <source>%1 invites %2 into the café.</source>
        <translation>%1 lädt einen Gast ins Kaffeehaus ein: %2.</translation>
    </message>
    <message>
        <source>%1 invites %2 into the café and pays %3.</source>
        <translation>%1 zahlt %3 und lädt einen Gast ins Kaffeehaus ein: %2.</translation>
    </message>
    <message>
        <source>%1 takes no guest.</source>
        <translation>%1 nimmt keinen Gast.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2.</source>
        <translation>%1 nimmt einen Würfel mit der %2.</translation>
    </message>
    <message>
        <source>%1 takes a six for action %2, strength %3, and pays %4.</source>
        <translation>%1 nimmt einen Sechser für Aktion %2, Stärke %3, und zahlt %4.</translation>
    </message>
    <message>
        <source>%1 takes a six for action %2, strength %3.</source>
        <translation>%1 nimmt einen Sechser für Aktion %2, Stärke %3.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2, strength %3, and pays %4.</source>
        <translation>%1 nimmt einen Würfel mit der %2, Stärke %3, und zahlt %4.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2, strength %3.</source>
        <translation>%1 nimmt einen Würfel mit der %2, Stärke %3.</translation>
    </message>
    <message>
        <source>%1 carries out action %2 from space %3, strength %4, without taking a die.</source>
        <translation>%1 führt Aktion %2 von Feld %3 aus, Stärke %4, ohne einen Würfel zu nehmen.</translation>
    </message>
    <message>
        <source>%1 takes no items.</source>
        <translation>%1 nimmt weder Speisen noch Getränke.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 wählt %2.</translation>
    </message>
    <message>
        <source>%1 serves %2: %3.</source>
        <translation>%1 serviert einem Gast (%2): %3.</translation>
    </message>
    <message>
        <source>%1 prepares the room on floor %2, column %3.</source>
        <translation>%1 bereitet ein Zimmer vor: Etage %2, Spalte %3.</translation>
    </message>
    <message>
        <source>%1 prepares the room on floor %2, column %3, and pays %4.</source>
        <translation>%1 zahlt %4 und bereitet ein Zimmer vor: Etage %2, Spalte %3.</translation>
    </message>
    <message>
        <source>%1 turns the room on floor %2, column %3 to occupied.</source>
        <translation>%1 belegt ein Zimmer: Etage %2, Spalte %3.</translation>
    </message>
    <message>
        <source>%1 chooses %2 on the Emperor track.</source>
        <translation>%1 wählt %2 auf der Kaiserleiste.</translation>
    </message>
    <message>
        <source>%1 chooses %2 and %3 on the Emperor track.</source>
        <translation>%1 wählt %2 und %3 auf der Kaiserleiste.</translation>
    </message>
    <message>
        <source>%1 plays %2 at no cost.</source>
        <translation>%1 spielt kostenlos eine Personalkarte aus: %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 for %3.</source>
        <translation>%1 spielt für %3 eine Personalkarte aus: %2.</translation>
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <translation>%1 legt unter den Stapel: %2.</translation>
    </message>
    <message>
        <source>%1 fills an order from the supply: %2.</source>
        <translation>%1 erfüllt eine Bestellung aus dem Vorrat: %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 serves from the kitchen: %2.</source>
        <translation>%1 serviert aus der Küche: %2.</translation>
    </message>
    <message>
        <source>%1 serves from the kitchen for %3: %2.</source>
        <translation>%1 zahlt %3 und serviert aus der Küche: %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 into the room on floor %3, column %4.</source>
        <translation>%1 lässt einen Gast einziehen (%2): Etage %3, Spalte %4.</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 nutzt eine Personalkarte: %2.</translation>
    </message>
    <message>
        <source>%1 claims an objective: %2.</source>
        <translation>%1 beansprucht ein Ziel: %2.</translation>
    </message>
    <message>
        <source>%1 removes the room on floor %2, column %3.</source>
        <translation>%1 entfernt ein Zimmer: Etage %2, Spalte %3.</translation>
    </message>
    <message>
        <source>%1 gives up %2.</source>
        <translation>%1 gibt eine Personalkarte ab: %2.</translation>
    </message>
    <message>
        <source>%1 pays %2, and the Emperor overlooks everything.</source>
        <translation>%1 zahlt %2, und der Kaiser sieht über alles hinweg.</translation>
    </message>
    <message>
        <source>%1 chooses the left penalty.</source>
        <translation>%1 wählt die linke Strafe.</translation>
    </message>
    <message>
        <source>%1 chooses the right penalty.</source>
        <translation>%1 wählt die rechte Strafe.</translation>
    </message>
    <message>
        <source>%1 has to serve a guest of the opponent: %2.</source>
        <translation>%1 muss einem Gast des Gegners servieren: %2.</translation>
    </message>
    <message>
        <source>%1 does without this: %2.</source>
        <translation>%1 verzichtet auf Folgendes: %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>The table is set; %1 begins.</source>
        <translation>Es ist angerichtet; %1 beginnt.</translation>
    </message>
    <message>
        <source>Round %1: the dice show %2.</source>
        <translation>Durchgang %1: Die Würfel zeigen %2.</translation>
    </message>
    <message>
        <source>%1 has another turn, without a die.</source>
        <translation>%1 hat einen weiteren Zug, ohne Würfel.</translation>
    </message>
    <message>
        <source>Round %1, number %2: it is %3’s turn.</source>
        <translation>Durchgang %1, Nummer %2: %3 ist am Zug.</translation>
    </message>
    <message>
        <source>There are no more guests for the queue.</source>
        <translation>Für die Warteschlange gibt es keine Gäste mehr.</translation>
    </message>
    <message>
        <source>A new guest joins the queue: %1.</source>
        <translation>Ein neuer Gast in der Warteschlange: %1.</translation>
    </message>
    <message>
        <source>The guests who have left are shuffled into a new deck.</source>
        <translation>Die abgereisten Gäste werden zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 zieht: %2.</translation>
    </message>
    <message>
        <source>%1 gets %2: %3.</source>
        <translation>%1 erhält %2: %3.</translation>
    </message>
    <message>
        <source>%1 loses %2: %3.</source>
        <translation>%1 verliert %2: %3.</translation>
    </message>
    <message>
        <source>All players have passed: one die goes to the dustbin, the others are rolled again.</source>
        <translation>Alle Spieler haben gepasst: Ein Würfel kommt auf den Mistkübel, die übrigen werden neu gewürfelt.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4, and his reward.</source>
        <translation>Der Kaiser besucht %1: %2 SP für Feld %3, zurück auf %4, dazu der Kaiserbonus.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4, and a penalty.</source>
        <translation>Der Kaiser besucht %1: %2 SP für Feld %3, zurück auf %4, dazu eine Strafe.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4; the penalty is avoided.</source>
        <translation>Der Kaiser besucht %1: %2 SP für Feld %3, zurück auf %4; die Strafe bleibt erspart.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4.</source>
        <translation>Der Kaiser besucht %1: %2 SP für Feld %3, zurück auf %4.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Durchgang %1 ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 with %2 VP</source>
        <translation>%1 mit %2 SP</translation>
    </message>
    <message>
        <source>The game is over: %1. The winner is %2.</source>
        <translation>Das Spiel ist zu Ende: %1. Gewonnen hat %2.</translation>
    </message>
    <message>
        <source>The game is over: %1. The victory is shared by %2.</source>
        <translation>Das Spiel ist zu Ende: %1. Den Sieg teilen sich %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 advances %n step(s) on the Emperor track: %2.</source>
        <translation>
            <numerusform>%1 rückt auf der Kaiserleiste %n Schritt vor: %2.</numerusform>
            <numerusform>%1 rückt auf der Kaiserleiste %n Schritte vor: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n staff card(s).</source>
        <translation>
            <numerusform>%1 zieht %n Personalkarte.</numerusform>
            <numerusform>%1 zieht %n Personalkarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n krone(s): %2.</source>
        <translation>
            <numerusform>%1 erhält %n Krone: %2.</numerusform>
            <numerusform>%1 erhält %n Kronen: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes back %n step(s) on the Emperor track: %2.</source>
        <translation>
            <numerusform>%1 geht auf der Kaiserleiste %n Schritt zurück: %2.</numerusform>
            <numerusform>%1 geht auf der Kaiserleiste %n Schritte zurück: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n VP: %2.</source>
        <translation>
            <numerusform>%1 verliert %n SP: %2.</numerusform>
            <numerusform>%1 verliert %n SP: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n krone(s): %2.</source>
        <translation>
            <numerusform>%1 verliert %n Krone: %2.</numerusform>
            <numerusform>%1 verliert %n Kronen: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n VP: %2.</source>
        <translation>
            <numerusform>%1 erhält %n SP: %2.</numerusform>
            <numerusform>%1 erhält %n SP: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 collects a part of the reward: %2.</source>
        <translation>%1 nimmt einen Teil der Belohnung: %2.</translation>
    </message>
    <message>
        <source>%1 will have an extra turn right after this one.</source>
        <translation>%1 hat gleich nach diesem Zug einen zusätzlichen Zug.</translation>
    </message>
    <message>
        <source>%1 carries out action %2 from space %3, strength %4, without taking a die, and pays %5.</source>
        <translation>%1 zahlt %5 und führt Aktion %2 von Feld %3 aus, Stärke %4, ohne einen Würfel zu nehmen.</translation>
    </message>
    <message>
        <source>%1 puts %2 into the kitchen.</source>
        <translation>%1 stellt %2 in die Küche.</translation>
    </message>
    <message>
        <source>%1 takes a coloured die, and with it %2 until the end of the round.</source>
        <translation>%1 nimmt einen farbigen Würfel und damit bis zum Ende des Durchgangs: %2.</translation>
    </message>
    <message>
        <source>In the lounge, from the left: %1.</source>
        <translation>In der Lounge, von links: %1.</translation>
    </message>
    <message>
        <source>%1 takes token %2: %3.</source>
        <translation>%1 nimmt Marker %2: %3.</translation>
    </message>
    <message>
        <source>A ballroom is scored: the %1. %2.</source>
        <translation>Ein Ballsaal wird gewertet (%1). %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sends %2 to a ball for %n champagne: %3.</source>
        <translation>
            <numerusform>%1 schickt einen Gast für %n Champagner auf den Ball (%2): %3.</numerusform>
            <numerusform>%1 schickt einen Gast für %n Champagner auf den Ball (%2): %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sends a dancer for %n champagne: %2.</source>
        <translation>
            <numerusform>%1 entsendet für %n Champagner einen Tänzer: %2.</numerusform>
            <numerusform>%1 entsendet für %n Champagner einen Tänzer: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dancer(s)</source>
        <translation>
            <numerusform>%1: %n Tänzer</numerusform>
            <numerusform>%1: %n Tänzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) of %1 leave the game: %2.</source>
        <translation>
            <numerusform>%n Tänzer kommt aus dem Spiel (%1): %2.</numerusform>
            <numerusform>%n Tänzer kommen aus dem Spiel (%1): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a rehearsal room: %2.</source>
        <translation>%1 nimmt einen Proberaum: %2.</translation>
    </message>
    <message>
        <source>%1 gives up a dancer: %2.</source>
        <translation>%1 gibt einen Tänzer ab: %2.</translation>
    </message>
    <message>
        <source>%1 sends no dancer.</source>
        <translation>%1 entsendet keinen Tänzer.</translation>
    </message>
    <message>
        <source>%1 flips %2.</source>
        <translation>%1 dreht eine Personalkarte um: %2.</translation>
    </message>
    <message>
        <source>%1 flips no card.</source>
        <translation>%1 dreht keine Karte um.</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3.</source>
        <translation>%1 tauscht %2 gegen %3.</translation>
    </message>
    <message>
        <source>%1 bids %2 for %3.</source>
        <translation>%1 bietet %2 für %3.</translation>
    </message>
    <message>
        <source>%1 chooses an entrance: %2.</source>
        <translation>%1 wählt einen Hoteleingang: %2.</translation>
    </message>
    <message>
        <source>%1 takes a second guest, %2, for %3.</source>
        <translation>%1 nimmt für %3 einen zweiten Gast: %2.</translation>
    </message>
    <message>
        <source>%1 goes back %2 on the Emperor track for the reward of the tile %3.</source>
        <translation>%1 geht auf der Kaiserleiste %2 zurück und nutzt dafür einen Kaiserbonus: %3.</translation>
    </message>
    <message>
        <source>%1 turns a die from %2 to %3 (%4).</source>
        <translation>%1 dreht einen Würfel von %2 auf %3 (%4).</translation>
    </message>
    <message>
        <source>%1 takes no token.</source>
        <translation>%1 nimmt keinen Marker.</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>food and drink</source>
        <translation>Speisen und Getränke</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>Kaiserschritte</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>staff cards</source>
        <translation>Personalkarten</translation>
    </message>
    <message>
        <source>guests and actions</source>
        <translation>Gäste und Aktionen</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>in this game, visible</source>
        <translation>in diesem Spiel, sichtbar</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>Ihre</translation>
    </message>
    <message>
        <source>other players’</source>
        <translation>die der anderen Spieler</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>nicht mehr dabei</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>nach Nummer</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>nach Farbe</translation>
    </message>
    <message>
        <source>by order</source>
        <translation>nach Bestellung</translation>
    </message>
    <message>
        <source>by VP</source>
        <translation>nach SP</translation>
    </message>
    <message>
        <source>by timing</source>
        <translation>nach Zeitpunkt</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>nach Kosten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>all colours</source>
        <translation>alle Farben</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellung</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>jede Bestellung</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>any VP</source>
        <translation>beliebige SP</translation>
    </message>
    <message>
        <source>%1 VP or more</source>
        <translation>ab %1 SP</translation>
    </message>
    <message>
        <source>%1 to %2 VP</source>
        <translation>%1 bis %2 SP</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>any reward</source>
        <translation>jede Belohnung</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>all staff</source>
        <translation>das ganze Personal</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>any cost</source>
        <translation>beliebige Kosten</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>Buchstabe %1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>all letters</source>
        <translation>alle Buchstaben</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In diesem Spiel</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>dancers and ballrooms</source>
        <translation>Tänzer und Ballsäle</translation>
    </message>
    <message>
        <source>%1 VP or fewer</source>
        <translation>%1 SP oder weniger</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>Grundspiel und alle Module</translation>
    </message>
    <message>
        <source>only with %1</source>
        <translation>nur mit: %1</translation>
    </message>
    <message>
        <source>without %1 too</source>
        <translation>auch ohne: %1</translation>
    </message>
    <message>
        <source>Other modules</source>
        <translation>Andere Module</translation>
    </message>
    <message>
        <source>with any modules</source>
        <translation>mit beliebigen Modulen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>both opponents</source>
        <translation>beide Gegner</translation>
    </message>
</context>
<context>
    <name>groups</name>
    <message>
        <source>Nobles</source>
        <translation>Adlige</translation>
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
    <message>
        <source>Debutante</source>
        <translation>Debütantin</translation>
    </message>
    <message>
        <source>Lady Companion</source>
        <translation>Gesellschafterin</translation>
    </message>
    <message>
        <source>Governess</source>
        <translation>Gouvernante</translation>
    </message>
    <message>
        <source>Prima Ballerina</source>
        <translation>Primaballerina</translation>
    </message>
    <message>
        <source>Mannequin</source>
        <translation>Mannequin</translation>
    </message>
    <message>
        <source>Diva</source>
        <translation>Diva</translation>
    </message>
    <message>
        <source>Waltz Queen</source>
        <translation>Walzerkönigin</translation>
    </message>
    <message>
        <source>Khan</source>
        <translation>Khan</translation>
    </message>
    <message>
        <source>Tenno</source>
        <translation>Tenno</translation>
    </message>
    <message>
        <source>Laird</source>
        <translation>Laird</translation>
    </message>
    <message>
        <source>Maharani</source>
        <translation>Maharani</translation>
    </message>
    <message>
        <source>Marquis</source>
        <translation>Marquis</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Contessa</translation>
    </message>
    <message>
        <source>Tsarina</source>
        <translation>Zarin</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Botschafter</translation>
    </message>
    <message>
        <source>Abbess</source>
        <translation>Äbtissin</translation>
    </message>
    <message>
        <source>Consigliere</source>
        <translation>Consigliere</translation>
    </message>
    <message>
        <source>Admiral Winterbottom</source>
        <translation>Admiral Winterbottom</translation>
    </message>
    <message>
        <source>Impresario</source>
        <translation>Impresario</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Kardinal</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>The Beast</source>
        <translation>Das Biest</translation>
    </message>
    <message>
        <source>Kapellmeister Palfy</source>
        <translation>Kapellmeister Palfy</translation>
    </message>
    <message>
        <source>C. Inderella</source>
        <translation>A. Schenputtel</translation>
    </message>
    <message>
        <source>Phantom</source>
        <translation>Phantom</translation>
    </message>
    <message>
        <source>The Beauty</source>
        <translation>Die Schöne</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Partyer</source>
        <translation>Partylöwe</translation>
    </message>
    <message>
        <source>Pope</source>
        <translation>Papst</translation>
    </message>
    <message>
        <source>E. Doolittle</source>
        <translation>E. Doolittle</translation>
    </message>
    <message>
        <source>M. Antoinette</source>
        <translation>M. Antoinette</translation>
    </message>
    <message>
        <source>Lord Mayor of London</source>
        <translation>Lord Mayor von London</translation>
    </message>
    <message>
        <source>J. Gatsby and D. Buchanan</source>
        <translation>J. Gatsby und D. Buchanan</translation>
    </message>
    <message>
        <source>Ms. Hildegard</source>
        <translation>Frau Hildegard</translation>
    </message>
    <message>
        <source>Dr. Hagedorn</source>
        <translation>Dr. Hagedorn</translation>
    </message>
    <message>
        <source>Mr. Schulze</source>
        <translation>Herr Schulze</translation>
    </message>
    <message>
        <source>J. Kesselhut</source>
        <translation>J. Kesselhut</translation>
    </message>
    <message>
        <source>Mrs. Kunkel</source>
        <translation>Frau Kunkel</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Let go over your hotel to choose this.</source>
        <translation>Über Ihrem Hotel loslassen, um dies zu wählen.</translation>
    </message>
    <message>
        <source>Into a vacant room, once the order is complete.</source>
        <translation>In ein freies Zimmer, sobald die Bestellung erfüllt ist.</translation>
    </message>
    <message>
        <source>The price is shown on each room.</source>
        <translation>Der Preis steht auf jedem Zimmer.</translation>
    </message>
    <message>
        <source>Onto a guest or into the kitchen, at no cost.</source>
        <translation>Kostenlos zu einem Gast oder in die Küche.</translation>
    </message>
    <message>
        <source>Serving costs you nothing.</source>
        <translation>Das Servieren kostet Sie nichts.</translation>
    </message>
    <message>
        <source>1 krone for serving up to three items.</source>
        <translation>1 Krone für das Servieren von bis zu drei Speisen und Getränken.</translation>
    </message>
    <message>
        <source>Strength %1, at no cost.</source>
        <translation>Stärke %1, kostenlos.</translation>
    </message>
    <message>
        <source>Strength %1, for %2.</source>
        <translation>Stärke %1, für %2.</translation>
    </message>
    <message>
        <source>This costs nothing.</source>
        <translation>Das kostet nichts.</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Das kostet %1.</translation>
    </message>
    <message>
        <source>Into a vacant room or to a ball, once the order is complete.</source>
        <translation>In ein freies Zimmer oder auf einen Ball, sobald die Bestellung erfüllt ist.</translation>
    </message>
    <message>
        <source>Onto a free space; the champagne it costs is shown beside it.</source>
        <translation>Auf ein freies Feld; der Champagner, den es kostet, steht daneben.</translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) for the krone already paid.</source>
        <translation>
            <numerusform>Noch %n Speise oder Getränk für die schon gezahlte Krone.</numerusform>
            <numerusform>Noch %n Speisen oder Getränke für die schon gezahlte Krone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>Order</source>
        <translation>Bestellung</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>Kaiserschritte</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>any dish or drink</source>
        <translation>Speise, Getränk</translation>
    </message>
    <message>
        <source>draw staff</source>
        <translation>Personal ziehen</translation>
    </message>
    <message>
        <source>staff for free</source>
        <translation>Personal gratis</translation>
    </message>
    <message>
        <source>staff for less</source>
        <translation>Personal billiger</translation>
    </message>
    <message>
        <source>rooms for free</source>
        <translation>Zimmer gratis</translation>
    </message>
    <message>
        <source>a room for less</source>
        <translation>Zimmer billiger</translation>
    </message>
    <message>
        <source>guests for free</source>
        <translation>Gäste gratis</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>occupy rooms</source>
        <translation>Zimmer belegen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Starter set</source>
        <translation>Einstiegsset</translation>
    </message>
    <message>
        <source>Colours of the rooms</source>
        <translation>Farben der Zimmer</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagner</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>Kinds of items</source>
        <translation>Arten von Speisen und Getränken</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Niedrigstes Gebot</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>Kleinste Erhöhung</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Rows of the ballrooms</source>
        <translation>Reihen der Ballsäle</translation>
    </message>
    <message>
        <source>Rehearsal rooms</source>
        <translation>Proberäume</translation>
    </message>
    <message>
        <source>Actions 1 and 2</source>
        <translation>Aktionen 1 und 2</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Berühmtheiten</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>Bottom rows</source>
        <translation>Untere Reihen</translation>
    </message>
    <message>
        <source>Middle rows</source>
        <translation>Mittlere Reihen</translation>
    </message>
    <message>
        <source>Top rows</source>
        <translation>Obere Reihen</translation>
    </message>
    <message>
        <source>Balcony</source>
        <translation>Balkon</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Aktion %1</translation>
    </message>
    <message>
        <source>The auction of the entrances</source>
        <translation>Die Versteigerung der Eingänge</translation>
    </message>
    <message>
        <source>Promo cards</source>
        <translation>Promo-Karten</translation>
    </message>
    <message>
        <source>Our own figures, until an owner sets them right: %1.</source>
        <translation>Unsere eigenen Angaben, bis jemand, der das Spiel besitzt, sie berichtigt: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The page of the reference that has the picture of a component.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checked: as printed.</source>
        <translation>Geprüft: So ist es gedruckt.</translation>
    </message>
    <message>
        <source>This is taken from two public transcriptions that agree.</source>
        <translation>Das steht so in zwei öffentlichen Abschriften, die übereinstimmen.</translation>
    </message>
    <message>
        <source>Our own figures; nobody has told us yet what is printed.</source>
        <translation>Unsere eigenen Angaben; was gedruckt ist, hat uns noch niemand gesagt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1: Anzahl</translation>
    </message>
    <message>
        <source>token %1, for a full column</source>
        <translation>Marker %1, für eine volle Spalte</translation>
    </message>
    <message>
        <source>token %1, for a full floor</source>
        <translation>Marker %1, für eine volle Etage</translation>
    </message>
    <message>
        <source>No text gives these figures, so they are our own. If you own the game, write in what is printed: new games then go by it.</source>
        <translation>Diese Angaben stehen in keinem Text, darum sind es unsere eigenen. Wer das Spiel besitzt, trägt ein, was gedruckt ist: Neue Spiele richten sich danach.</translation>
    </message>
    <message>
        <source>all values checked</source>
        <translation>alle Werte geprüft</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>%1 lässt sich nicht schreiben. %2</translation>
    </message>
    <message>
        <source>Not all of the old file could be used; it is kept as %1.</source>
        <translation>Die alte Datei war nicht ganz zu gebrauchen; sie heißt nun %1.</translation>
    </message>
    <message>
        <source>Read values from a file</source>
        <translation>Werte aus einer Datei lesen</translation>
    </message>
    <message>
        <source>Write the checked values into a file</source>
        <translation>Geprüfte Werte in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>Datei lesen …</translation>
    </message>
    <message>
        <source>Write a file…</source>
        <translation>Datei schreiben …</translation>
    </message>
    <message>
        <source>Corrections (*.json)</source>
        <translation>Berichtigungen (*.json)</translation>
    </message>
    <message>
        <source>House values</source>
        <translation>Hauswerte</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Cards with house values</source>
        <translation>Karten mit Hauswerten</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>So ist es gedruckt</translation>
    </message>
    <message>
        <source>Keeps these values and goes on to the next card</source>
        <translation>Behält diese Werte und geht zur nächsten Karte</translation>
    </message>
    <message>
        <source>Back to our figures</source>
        <translation>Unsere Angaben</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 values left to check</source>
        <translation>
            <numerusform>%n von %1 Werten noch zu prüfen</numerusform>
            <numerusform>%n von %1 Werten noch zu prüfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) left to check</source>
        <translation>
            <numerusform>noch %n Wert zu prüfen</numerusform>
            <numerusform>noch %n Werte zu prüfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) adopted.</source>
        <translation>
            <numerusform>%n Wert übernommen.</numerusform>
            <numerusform>%n Werte übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>Und %n weiterer Fehler dieser Art.</numerusform>
            <numerusform>Und %n weitere Fehler dieser Art.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>area of %n dancer(s)</source>
        <translation>
            <numerusform>Probebereich mit %n Tänzer</numerusform>
            <numerusform>Probebereich mit %n Tänzern</numerusform>
        </translation>
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
    <message>
        <source>Champagne</source>
        <translation>Champagner</translation>
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
    <name>lounge</name>
    <message>
        <source>%1 die: taken</source>
        <translation>Würfel (%1): vergeben</translation>
    </message>
    <message>
        <source>%1 die: %2 is with %3 until the round ends</source>
        <translation>Würfel (%1): %2 ist bis zum Ende des Durchgangs bei %3</translation>
    </message>
    <message>
        <source>Whoever takes the die scores these VP and has the effect until the round ends.</source>
        <translation>Wer den Würfel nimmt, bekommt diese SP und hat die Wirkung bis zum Ende des Durchgangs.</translation>
    </message>
    <message>
        <source>The die is in the dustbin; nobody has this celebrity in this round.</source>
        <translation>Der Würfel liegt auf dem Mistkübel; niemand bekommt diese Berühmtheit in diesem Durchgang.</translation>
    </message>
    <message>
        <source>until the round ends: %1, used</source>
        <translation>bis zum Ende des Durchgangs: %1, genutzt</translation>
    </message>
    <message>
        <source>until the round ends: %1</source>
        <translation>bis zum Ende des Durchgangs: %1</translation>
    </message>
    <message>
        <source>to give: %1, chosen</source>
        <translation>zu geben: %1, gewählt</translation>
    </message>
    <message>
        <source>to give: %1</source>
        <translation>zu geben: %1</translation>
    </message>
    <message>
        <source>to get: %1, chosen</source>
        <translation>zu bekommen: %1, gewählt</translation>
    </message>
    <message>
        <source>to get: %1</source>
        <translation>zu bekommen: %1</translation>
    </message>
    <message>
        <source>The effect does not count for %1.</source>
        <translation>Für %1 gilt die Wirkung nicht.</translation>
    </message>
    <message>
        <source>celebrities: %1</source>
        <translation>Berühmtheiten: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 die on space %3: %2, %n VP</source>
        <translation>
            <numerusform>Würfel (%1) auf Feld %3: %2, %n SP</numerusform>
            <numerusform>Würfel (%1) auf Feld %3: %2, %n SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 die: %2, %n VP</source>
        <translation>
            <numerusform>Würfel (%1): %2, %n SP</numerusform>
            <numerusform>Würfel (%1): %2, %n SP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>in your hand</source>
        <translation>auf Ihrer Hand</translation>
    </message>
    <message>
        <source>among the cards to choose from</source>
        <translation>unter den Karten, die zur Wahl stehen</translation>
    </message>
    <message>
        <source>in the queue</source>
        <translation>in der Warteschlange</translation>
    </message>
    <message>
        <source>in your café</source>
        <translation>in Ihrem Kaffeehaus</translation>
    </message>
    <message>
        <source>in %1’s café</source>
        <translation>im Kaffeehaus von %1</translation>
    </message>
    <message>
        <source>in play, yours</source>
        <translation>ausgespielt, von Ihnen</translation>
    </message>
    <message>
        <source>in play: %1</source>
        <translation>ausgespielt: %1</translation>
    </message>
    <message>
        <source>gone: out of the game</source>
        <translation>nicht mehr dabei: aus dem Spiel</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>in play, claimed by you</source>
        <translation>im Spiel, von Ihnen beansprucht</translation>
    </message>
    <message>
        <source>in play: the Emperor has already come</source>
        <translation>im Spiel: der Kaiser war schon da</translation>
    </message>
    <message>
        <source>your hotel</source>
        <translation>Ihr Hotel</translation>
    </message>
    <message>
        <source>%1’s hotel</source>
        <translation>Hotel von %1</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>gone: has left the café</source>
        <translation>fort: hat das Kaffeehaus verlassen</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>No file manager was found. The folder is: %1</source>
        <translation>Es wurde kein Programm zum Anzeigen von Ordnern gefunden. Der Ordner: %1</translation>
    </message>
</context>
<context>
    <name>modules</name>
    <message>
        <source>Vienna Ballrooms</source>
        <translation>Wiener Ballsäle</translation>
    </message>
    <message>
        <source>Guests go to a ball: champagne, dancers and three ballrooms.</source>
        <translation>Gäste gehen zum Ball: Champagner, Tänzer und drei Ballsäle.</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Berühmtheiten</translation>
    </message>
    <message>
        <source>Coloured dice bring a celebrity into your house for a round.</source>
        <translation>Farbige Würfel holen für einen Durchgang eine Berühmtheit ins Haus.</translation>
    </message>
    <message>
        <source>Unique Hotels</source>
        <translation>Einzigartige Hotels</translation>
    </message>
    <message>
        <source>Each hotel has an entrance with rules of its own.</source>
        <translation>Jedes Hotel hat einen Eingang mit eigenen Regeln.</translation>
    </message>
    <message>
        <source>Some More</source>
        <translation>Noch mehr</translation>
    </message>
    <message>
        <source>More staff, more objectives and more Emperor tiles.</source>
        <translation>Mehr Personal, mehr Ziele und mehr Kaiserplättchen.</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>a die showing %1</source>
        <translation>Würfel mit der %1</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) prepared</source>
        <translation>
            <numerusform>%n Zimmer vorbereitet</numerusform>
            <numerusform>%n Zimmer vorbereitet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with strength %2</source>
        <translation>%1 mit Stärke %2</translation>
    </message>
    <message>
        <source>objective claimed: %1</source>
        <translation>beansprucht das Ziel %1</translation>
    </message>
    <message>
        <source>invites %1</source>
        <translation>lädt %1 ein</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>spielt %1 aus</translation>
    </message>
    <message>
        <source>fills the order of %1</source>
        <translation>erfüllt die Bestellung von %1</translation>
    </message>
    <message>
        <source>moved in: %1</source>
        <translation>eingezogen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) served</source>
        <translation>
            <numerusform>%n Stück serviert</numerusform>
            <numerusform>%n Stück serviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) occupied</source>
        <translation>
            <numerusform>%n Zimmer belegt</numerusform>
            <numerusform>%n Zimmer belegt</numerusform>
        </translation>
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
        <translation>Künstler und Adlige</translation>
    </message>
    <message>
        <source>Nobles and Citizens</source>
        <translation>Adlige und Bürger</translation>
    </message>
    <message>
        <source>A Cellar for Balls</source>
        <translation>Ein Keller für Bälle</translation>
    </message>
    <message>
        <source>Seven on the Floor</source>
        <translation>Sieben auf dem Parkett</translation>
    </message>
    <message>
        <source>Travellers at Home</source>
        <translation>Reisende zu Hause</translation>
    </message>
    <message>
        <source>Shelves Well Stocked</source>
        <translation>Volle Regale</translation>
    </message>
    <message>
        <source>Under the Roof</source>
        <translation>Unter dem Dach</translation>
    </message>
    <message>
        <source>A Good Appetite</source>
        <translation>Guter Appetit</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <source>%1’s cards</source>
        <translation>Die Karten von %1</translation>
    </message>
    <message>
        <source>%1 has not turned up a card yet.</source>
        <translation>%1 hat noch keine Karte aufgedeckt.</translation>
    </message>
    <message>
        <source>Markers on the objectives: A %1, B %2, C %3.</source>
        <translation>Spielsteine auf den Zielen: A %1, B %2, C %3.</translation>
    </message>
    <message>
        <source>Hotel entrance: %1.</source>
        <translation>Hoteleingang: %1.</translation>
    </message>
    <message>
        <source>%1 on space %2</source>
        <translation>%1 auf Feld %2</translation>
    </message>
    <message>
        <source>Toll to pay: %1.</source>
        <translation>Zu zahlende Maut: %1.</translation>
    </message>
    <message>
        <source>Items on the action spaces: %1.</source>
        <translation>Speisen und Getränke auf den Aktionsfeldern: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Card %1, %n left in the deck</source>
        <translation>
            <numerusform>Karte %1, noch %n im Stapel</numerusform>
            <numerusform>Karte %1, noch %n im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stars: %n of 9.</source>
        <translation>
            <numerusform>Sterne: %n von 9.</numerusform>
            <numerusform>Sterne: %n von 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens lie on %n room(s).</source>
        <translation>
            <numerusform>Auf %n Zimmer liegt ein Marker.</numerusform>
            <numerusform>Auf %n Zimmern liegt je ein Marker.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Prepare no more rooms</source>
        <translation>Keine weiteren Zimmer vorbereiten</translation>
    </message>
    <message>
        <source>Occupy no more rooms</source>
        <translation>Keine weiteren Zimmer belegen</translation>
    </message>
    <message>
        <source>Play no more staff</source>
        <translation>Kein weiteres Personal ausspielen</translation>
    </message>
    <message>
        <source>Play none of these cards</source>
        <translation>Keine dieser Karten ausspielen</translation>
    </message>
    <message>
        <source>Take no guest</source>
        <translation>Keinen Gast nehmen</translation>
    </message>
    <message>
        <source>Do without the extra</source>
        <translation>Auf die Zugabe verzichten</translation>
    </message>
    <message>
        <source>Do without the action</source>
        <translation>Auf die Aktion verzichten</translation>
    </message>
    <message>
        <source>Pay nothing and bear the penalty</source>
        <translation>Nichts zahlen und die Strafe ertragen</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Behalten: %1</translation>
    </message>
    <message>
        <source>Begin with %1</source>
        <translation>Erster Gast: %1</translation>
    </message>
    <message>
        <source>Invite %1 for %2</source>
        <translation>Einladen für %2: %1</translation>
    </message>
    <message>
        <source>Invite %1 at no cost</source>
        <translation>Kostenlos einladen: %1</translation>
    </message>
    <message>
        <source>Die %1: %2, boosted to strength %3, for %4</source>
        <translation>Würfel %1: %2, verstärkt auf %3, für %4</translation>
    </message>
    <message>
        <source>Die %1: %2, strength %3, for %4</source>
        <translation>Würfel %1: %2, Stärke %3, für %4</translation>
    </message>
    <message>
        <source>Die %1: %2, strength %3</source>
        <translation>Würfel %1: %2, Stärke %3</translation>
    </message>
    <message>
        <source>Space %1: %2, strength %3, for %4</source>
        <translation>Feld %1: %2, Stärke %3, für %4</translation>
    </message>
    <message>
        <source>Space %1: %2, strength %3</source>
        <translation>Feld %1: %2, Stärke %3</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1 into the kitchen</source>
        <translation>In die Küche: %1</translation>
    </message>
    <message>
        <source>Prepare the room on floor %1, column %2, for %3</source>
        <translation>Zimmer vorbereiten: Etage %1, Spalte %2, für %3</translation>
    </message>
    <message>
        <source>Prepare the room on floor %1, column %2</source>
        <translation>Zimmer vorbereiten: Etage %1, Spalte %2</translation>
    </message>
    <message>
        <source>Occupy the room on floor %1, column %2</source>
        <translation>Zimmer belegen: Etage %1, Spalte %2</translation>
    </message>
    <message>
        <source>Remove the room on floor %1, column %2</source>
        <translation>Zimmer entfernen: Etage %1, Spalte %2</translation>
    </message>
    <message>
        <source>Play %1 for %2</source>
        <translation>Ausspielen für %2: %1</translation>
    </message>
    <message>
        <source>Play %1 at no cost</source>
        <translation>Kostenlos ausspielen: %1</translation>
    </message>
    <message>
        <source>Put %1 under the deck</source>
        <translation>Unter den Stapel: %1</translation>
    </message>
    <message>
        <source>Fill the order of %1</source>
        <translation>Bestellung erfüllen: %1</translation>
    </message>
    <message>
        <source>Serve %2: %1</source>
        <translation>%2: %1 servieren</translation>
    </message>
    <message>
        <source>Finish serving</source>
        <translation>Servieren beenden</translation>
    </message>
    <message>
        <source>%1 to the room on floor %2, column %3</source>
        <translation>Einziehen lassen: %1, Etage %2, Spalte %3</translation>
    </message>
    <message>
        <source>Collect: %1</source>
        <translation>Annehmen: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Nutzen: %1</translation>
    </message>
    <message>
        <source>Claim the objective: %1</source>
        <translation>Ziel beanspruchen: %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Abgeben: %1</translation>
    </message>
    <message>
        <source>Pay %1 and be forgiven</source>
        <translation>%1 zahlen und Gnade finden</translation>
    </message>
    <message>
        <source>The left penalty: %1</source>
        <translation>Die linke Strafe: %1</translation>
    </message>
    <message>
        <source>The right penalty: %1</source>
        <translation>Die rechte Strafe: %1</translation>
    </message>
    <message>
        <source>Do without: %1</source>
        <translation>Verzichten: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %1: %2, boosted to strength %3, for %4</source>
        <translation>Feld %1: %2, verstärkt auf %3, für %4</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>Serve the opponent’s guest %1</source>
        <translation>Gast des Gegners bedienen: %1</translation>
    </message>
    <message>
        <source>%1 into the rooms on floor %2, columns %3 and %4</source>
        <translation>%1 in die Zimmer in Etage %2, Spalten %3 und %4</translation>
    </message>
    <message>
        <source>A dancer from area %2: %1</source>
        <translation>Ein Tänzer aus Probebereich %2: %1</translation>
    </message>
    <message>
        <source>Send no dancer</source>
        <translation>Keinen Tänzer entsenden</translation>
    </message>
    <message>
        <source>Flip %1 and use its effect</source>
        <translation>Personalkarte umdrehen: %1</translation>
    </message>
    <message>
        <source>Flip no card</source>
        <translation>Keine Karte umdrehen</translation>
    </message>
    <message>
        <source>Exchange dishes and drinks from your kitchen</source>
        <translation>Speisen und Getränke Ihrer Küche tauschen</translation>
    </message>
    <message>
        <source>Bid %1 for %2</source>
        <translation>%1 für %2 bieten</translation>
    </message>
    <message>
        <source>%1 as a second guest, for %2</source>
        <translation>Zweiter Gast für %2: %1</translation>
    </message>
    <message>
        <source>Token: %1</source>
        <translation>Marker: %1</translation>
    </message>
    <message>
        <source>Claim your own objective: %1</source>
        <translation>Eigenes Ziel beanspruchen: %1</translation>
    </message>
    <message>
        <source>Go back on the Emperor track for the reward of the tile %1</source>
        <translation>Auf der Kaiserleiste zurückgehen für diesen Kaiserbonus: %1</translation>
    </message>
    <message>
        <source>Turn a die from %1 to %2 and use space %2 (%3)</source>
        <translation>Einen Würfel von %1 auf %2 drehen und Feld %2 nutzen (%3)</translation>
    </message>
    <message>
        <source>Take no token</source>
        <translation>Keinen Marker nehmen</translation>
    </message>
    <message>
        <source>Give up the dancer here: %1, space %2</source>
        <translation>Den Tänzer hier abgeben: %1, Feld %2</translation>
    </message>
    <message>
        <source>%1 dances: %2, area %3</source>
        <translation>%1 tanzt: %2, Probebereich %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message>
        <source>You give</source>
        <translation>Sie geben</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Sie erhalten</translation>
    </message>
    <message>
        <source>You may then collect</source>
        <translation>Danach wartet auf Sie</translation>
    </message>
    <message>
        <source>You may then choose</source>
        <translation>Danach können Sie wählen</translation>
    </message>
    <message>
        <source>Everything served</source>
        <translation>Vollständig bedient</translation>
    </message>
    <message>
        <source>Enough to complete the order of</source>
        <translation>Genügt für alles, was noch bestellt ist von</translation>
    </message>
    <message>
        <source>Objective you can claim</source>
        <translation>Ziel, das Sie beanspruchen können</translation>
    </message>
    <message numerus="yes">
        <source>%n staff card(s) drawn at random</source>
        <translation>
            <numerusform>%n Personalkarte, zufällig gezogen</numerusform>
            <numerusform>%n Personalkarten, zufällig gezogen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overrides</name>
    <message>
        <source>values by name, in braces</source>
        <translation>Werte mit Namen, in geschwungenen Klammern</translation>
    </message>
    <message>
        <source>each name only once</source>
        <translation>jeder Name nur einmal</translation>
    </message>
    <message>
        <source>the number of a card or the name of a board</source>
        <translation>die Nummer einer Karte oder der Name eines Hotelplans</translation>
    </message>
    <message>
        <source>a field that such a card has</source>
        <translation>ein Feld, das eine solche Karte hat</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>das Wort %1</translation>
    </message>
    <message>
        <source>a value that can be corrected; those known from the rulebook or the cards stay as they are</source>
        <translation>ein Wert, der sich berichtigen lässt; Werte aus Regelheft oder Karten bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>one to four items out of %1</source>
        <translation>ein bis vier Speisen oder Getränke aus %1</translation>
    </message>
    <message>
        <source>a whole number from -99 to 99</source>
        <translation>eine ganze Zahl von -99 bis 99</translation>
    </message>
    <message>
        <source>a whole number from 0 to 20</source>
        <translation>eine ganze Zahl von 0 bis 20</translation>
    </message>
    <message>
        <source>five tokens, each with what it gives for a column and for a floor</source>
        <translation>fünf Marker, jeder mit dem, was er für eine Spalte und für eine Etage gibt</translation>
    </message>
    <message>
        <source>a whole number from 0 to 10</source>
        <translation>eine ganze Zahl von 0 bis 10</translation>
    </message>
    <message>
        <source>A, B, C, D or null</source>
        <translation>A, B, C, D oder null</translation>
    </message>
    <message>
        <source>six cards in each of the sets A to D</source>
        <translation>sechs Karten in jedem der Sets A bis D</translation>
    </message>
    <message>
        <source>four floors of five letters b, r or y, forming ten groups of at most four rooms</source>
        <translation>vier Etagen aus fünf Buchstaben b, r oder y, die zehn Bereiche aus höchstens vier Zimmern bilden</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Erwartet: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2 The built-in values are used.</source>
        <translation>%1 ist nicht lesbar. %2 Es gelten die eingebauten Werte.</translation>
    </message>
    <message>
        <source>%1: expected %2. The built-in values are used.</source>
        <translation>%1 – erwartet: %2. Es gelten die eingebauten Werte.</translation>
    </message>
    <message>
        <source>%1, at %2: expected %3. The built-in values are used.</source>
        <translation>%1, bei %2 – erwartet: %3. Es gelten die eingebauten Werte.</translation>
    </message>
    <message>
        <source>%1, at %2: expected %3, found %4. The built-in value is used.</source>
        <translation>%1, bei %2 – erwartet: %3, gefunden: %4. Es gilt der eingebaute Wert.</translation>
    </message>
    <message>
        <source>a whole number from 0 to 99</source>
        <translation>eine ganze Zahl von 0 bis 99</translation>
    </message>
    <message>
        <source>a whole number from 1 to 10</source>
        <translation>eine ganze Zahl von 1 bis 10</translation>
    </message>
    <message>
        <source>four areas of one, two, three and four dancers, each with its bonus</source>
        <translation>vier Probebereiche mit einem, zwei, drei und vier Tänzern, jeder mit seinem Bonus</translation>
    </message>
    <message>
        <source>different items out of %1</source>
        <translation>verschiedene Speisen oder Getränke aus %1</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Costs and VP of the rooms</source>
        <translation>Kosten und SP der Zimmer</translation>
    </message>
    <message>
        <source>The action board</source>
        <translation>Der Aktionsplan</translation>
    </message>
    <message>
        <source>The guest queue</source>
        <translation>Die Warteschlange der Gäste</translation>
    </message>
    <message>
        <source>The Emperor track</source>
        <translation>Die Kaiserleiste</translation>
    </message>
    <message>
        <source>Turn order tiles and dice</source>
        <translation>Reihenfolgeplättchen und Würfel</translation>
    </message>
    <message>
        <source>Boards and tracks</source>
        <translation>Pläne und Leisten</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>The layout of this side is taken from two public transcriptions that agree. Owners of the game can correct it in the file %1.</source>
        <translation>Die Einteilung dieser Seite stammt aus zwei öffentlichen Abschriften, die übereinstimmen. Wer das Spiel besitzt, kann sie in der Datei %1 berichtigen.</translation>
    </message>
    <message>
        <source>Hotel board</source>
        <translation>Hotelplan</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of one room</source>
        <translation>
            <numerusform>%n Bereich mit einem Zimmer</numerusform>
            <numerusform>%n Bereiche mit einem Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of two rooms</source>
        <translation>
            <numerusform>%n Bereich mit zwei Zimmern</numerusform>
            <numerusform>%n Bereiche mit zwei Zimmern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) in this chapter</source>
        <translation>
            <numerusform>%n Seite in diesem Kapitel</numerusform>
            <numerusform>%n Seiten in diesem Kapitel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances %n step(s) on the Emperor track</source>
        <translation>
            <numerusform>rückt auf der Kaiserleiste %n Schritt vor</numerusform>
            <numerusform>rückt auf der Kaiserleiste %n Schritte vor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of three rooms</source>
        <translation>
            <numerusform>%n Bereich mit drei Zimmern</numerusform>
            <numerusform>%n Bereiche mit drei Zimmern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of four rooms</source>
        <translation>
            <numerusform>%n Bereich mit vier Zimmern</numerusform>
            <numerusform>%n Bereiche mit vier Zimmern</numerusform>
        </translation>
    </message>
    <message>
        <source>floor %1, column %2: %3 VP</source>
        <translation>Etage %1, Spalte %2: %3 SP</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Etage</translation>
    </message>
    <message>
        <source>Krones to prepare</source>
        <translation>Kronen fürs Vorbereiten</translation>
    </message>
    <message>
        <source>VP at the end if occupied</source>
        <translation>SP am Ende, wenn belegt</translation>
    </message>
    <message>
        <source>VP for preparing</source>
        <translation>SP fürs Vorbereiten</translation>
    </message>
    <message>
        <source>Preparing a room costs %1; an occupied one scores %2 at the end.</source>
        <translation>Ein Zimmer vorzubereiten kostet %1; ein belegtes bringt am Ende %2.</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Same group</source>
        <translation>Im selben Bereich</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Belegungsbonus</translation>
    </message>
    <message>
        <source>A room is named by its floor and its column: 4/1 is the top left one.</source>
        <translation>Ein Zimmer ist nach seiner Etage und seiner Spalte benannt: 4/1 ist jenes links oben.</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Etage %1</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Was er bringt</translation>
    </message>
    <message>
        <source>The numbered columns are the size of the group, in rooms.</source>
        <translation>Die Spalten mit Zahlen geben die Größe des Bereichs in Zimmern an.</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>Kaiserschritte</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>Width and height in the reader&apos;s letter heights.</extracomment>
        <translation>SP</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>All dice are rolled and sorted by their faces. The number of dice on a space is its strength.</source>
        <translation>Alle Würfel werden geworfen und nach ihrer Augenzahl sortiert. Die Zahl der Würfel auf einem Feld ist seine Stärke.</translation>
    </message>
    <message>
        <source>Place from the left</source>
        <translation>Platz von links</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>New guests enter on the left; the others slide to the right.</source>
        <translation>Neue Gäste kommen links dazu; die anderen rücken nach rechts.</translation>
    </message>
    <message>
        <source>After the retreat: Emperor’s reward on space %1 or higher, penalty on space %2, nothing in between.</source>
        <translation>Nach dem Zurückgehen: Kaiserbonus auf Feld %1 oder höher, Strafe auf Feld %2, dazwischen nichts.</translation>
    </message>
    <message>
        <source>After round</source>
        <translation>Nach Durchgang</translation>
    </message>
    <message>
        <source>Spaces back</source>
        <translation>Felder zurück</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Turn order tiles</source>
        <translation>Reihenfolgeplättchen</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Instruction card %1</source>
        <extracomment>One of each kind of card, to welcome the reader.</extracomment>
        <translation>Anweisungskarte %1</translation>
    </message>
    <message>
        <source>From top to bottom, and at which level each symbol counts:</source>
        <translation>Von oben nach unten, und ab welchem Schwierigkeitsgrad jedes Symbol zählt:</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstände</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>von links nach rechts</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>von rechts nach links</translation>
    </message>
    <message>
        <source>takes a guest of any colour</source>
        <translation>nimmt einen Gast beliebiger Farbe</translation>
    </message>
    <message>
        <source>takes a guest of this colour: %1 (%2)</source>
        <translation>nimmt einen Gast dieser Farbe: %1 (%2)</translation>
    </message>
    <message>
        <source>takes any die</source>
        <translation>nimmt einen beliebigen Würfel</translation>
    </message>
    <message>
        <source>takes a die showing %1</source>
        <translation>nimmt einen Würfel mit der %1</translation>
    </message>
    <message>
        <source>reveals a staff card from the pile</source>
        <translation>deckt eine Personalkarte vom Stapel auf</translation>
    </message>
    <message>
        <source>advances on the least advanced objective</source>
        <translation>rückt bei dem Ziel vor, bei dem er am weitesten zurückliegt</translation>
    </message>
    <message>
        <source>advances on objective %1</source>
        <translation>rückt bei Ziel %1 vor</translation>
    </message>
    <message>
        <source>All guests</source>
        <translation>Alle Gäste</translation>
    </message>
    <message>
        <source>All staff</source>
        <translation>Das ganze Personal</translation>
    </message>
    <message>
        <source>All objectives</source>
        <translation>Alle Ziele</translation>
    </message>
    <message>
        <source>All Emperor tiles</source>
        <translation>Alle Kaiserplättchen</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>House values</source>
        <translation>Hauswerte</translation>
    </message>
    <message>
        <source>The reference</source>
        <translation>Das Nachschlagewerk</translation>
    </message>
    <message>
        <source>Rules and cards of the house</source>
        <translation>Regeln und Karten des Hauses</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>Cards and boards</source>
        <translation>Karten und Pläne</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Cards mentioned</source>
        <translation>Erwähnte Karten</translation>
    </message>
    <message>
        <source>Related staff</source>
        <translation>Dazu passendes Personal</translation>
    </message>
    <message>
        <source>Related guests</source>
        <translation>Dazu passende Gäste</translation>
    </message>
    <message>
        <source>Objectives that go with it</source>
        <translation>Dazu passende Ziele</translation>
    </message>
    <message>
        <source>Cards with a similar effect</source>
        <translation>Karten mit einer Wirkung derselben Art</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>die Bestellung</translation>
    </message>
    <message>
        <source>the VP</source>
        <translation>die SP</translation>
    </message>
    <message>
        <source>the colour</source>
        <translation>die Farbe</translation>
    </message>
    <message>
        <source>the reward</source>
        <translation>die Belohnung</translation>
    </message>
    <message>
        <source>the cost</source>
        <translation>die Kosten</translation>
    </message>
    <message>
        <source>the effect</source>
        <translation>die Wirkung</translation>
    </message>
    <message>
        <source>Known from two public transcriptions only: %1. If you own the game, you can correct this in %2.</source>
        <translation>Nur aus zwei öffentlichen Abschriften bekannt: %1. Wenn Sie das Spiel besitzen, können Sie es in %2 berichtigen.</translation>
    </message>
    <message>
        <source>Guest card %1 · %2 (%3)</source>
        <extracomment>The round after which the Emperor looks at the tile of a letter.</extracomment>
        <translation>Gästekarte %1 · %2 (%3)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellung</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Reward when the guest moves in</source>
        <translation>Belohnung, wenn der Gast einzieht</translation>
    </message>
    <message>
        <source>vacant, of any colour</source>
        <translation>frei, in beliebiger Farbe</translation>
    </message>
    <message>
        <source>vacant and blue</source>
        <translation>frei und blau</translation>
    </message>
    <message>
        <source>vacant and red</source>
        <translation>frei und rot</translation>
    </message>
    <message>
        <source>vacant and yellow</source>
        <translation>frei und gelb</translation>
    </message>
    <message>
        <source>Staff card %1 · %2</source>
        <translation>Personalkarte %1 · %2</translation>
    </message>
    <message>
        <source>%1 in Deluxe, %2 in Classic</source>
        <translation>%1 in Deluxe, %2 in Classic</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Starter set</source>
        <translation>Einstiegsset</translation>
    </message>
    <message>
        <source>What the card does</source>
        <translation>Was die Karte bewirkt</translation>
    </message>
    <message>
        <source>%1 VP for the first, %2 for the second, %3 for the third</source>
        <translation>%1 SP für den Ersten, %2 für den Zweiten, %3 für den Dritten</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>The condition</source>
        <translation>Die Bedingung</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>nach Durchgang %1</translation>
    </message>
    <message>
        <source>Emperor’s reward</source>
        <translation>Kaiserbonus</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Emperor tile %1</source>
        <translation>Kaiserplättchen %1</translation>
    </message>
    <message>
        <source>Emperor’s reward, on space 3 or higher</source>
        <translation>Kaiserbonus, auf Feld 3 oder höher</translation>
    </message>
    <message>
        <source>Penalty, on space 0</source>
        <translation>Strafe, auf Feld 0</translation>
    </message>
    <message>
        <source>%1 (Classic: %2)</source>
        <translation>%1 (Classic: %2)</translation>
    </message>
    <message>
        <source>**Classic:** %1</source>
        <translation>**Classic:** %1</translation>
    </message>
    <message>
        <source>Not known from any source, and estimated by us: %1. If you own the game, you can correct this in %2.</source>
        <translation>Folgendes steht in keinem hier bekannten Text zu dieser Karte und stammt vom Haus: %1. Wer das Spiel besitzt, kann es in der Datei %2 berichtigen.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>During the set-up</source>
        <translation>Während des Aufbaus</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>opponent and level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>all modules</source>
        <translation>alle Module</translation>
    </message>
    <message>
        <source>First evening</source>
        <translation>Erster Abend</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <translation>Tagesspiel vom %1</translation>
    </message>
    <message>
        <source>promo guests</source>
        <translation>Promo-Gäste</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Instruction cards</source>
        <translation>Anweisungskarten</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Durchgang %1 von %2</translation>
    </message>
    <message>
        <source>Welcome. Here the house answers whatever you ask about the game. Search above in any of its languages, browse on the left, or begin with one of these pages:</source>
        <translation>Willkommen. Hier beantwortet das Haus, was immer Sie zum Spiel wissen möchten. Suchen Sie oben in jeder seiner Sprachen, blättern Sie links, oder beginnen Sie mit einer dieser Seiten:</translation>
    </message>
    <message numerus="yes">
        <source>If this ballroom is the right one, the balcony belongs to it: as many dancers as you like, for %n champagne each and without a row bonus; when it is scored they count as in the top row.</source>
        <translation>
            <numerusform>Ist dieser Ballsaal der rechte, gehört der Balkon zu ihm: beliebig viele Tänzer für je %n Champagner und ohne Reihenbonus; bei der Wertung zählen sie wie in der oberen Reihe.</numerusform>
            <numerusform>Ist dieser Ballsaal der rechte, gehört der Balkon zu ihm: beliebig viele Tänzer für je %n Champagner und ohne Reihenbonus; bei der Wertung zählen sie wie in der oberen Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, who dances in the ballroom scored next</source>
        <translation>%1; dieser tanzt im Ballsaal, der als Nächster gewertet wird</translation>
    </message>
    <message>
        <source>%1, who dances in the ballroom scored after the next one</source>
        <translation>%1; dieser tanzt im Ballsaal, der als Übernächster gewertet wird</translation>
    </message>
    <message>
        <source>takes a coloured die</source>
        <translation>nimmt einen farbigen Würfel</translation>
    </message>
    <message>
        <source>sends one more dancer to the ballroom scored next</source>
        <translation>entsendet einen weiteren Tänzer in den Ballsaal, der als Nächster gewertet wird</translation>
    </message>
    <message>
        <source>sends one more dancer to the ballroom scored after the next one</source>
        <translation>entsendet einen weiteren Tänzer in den Ballsaal, der als Übernächster gewertet wird</translation>
    </message>
    <message>
        <source>All ballrooms</source>
        <translation>Alle Ballsäle</translation>
    </message>
    <message>
        <source>All rehearsal rooms</source>
        <translation>Alle Proberäume</translation>
    </message>
    <message>
        <source>All celebrities</source>
        <translation>Alle Berühmtheiten</translation>
    </message>
    <message>
        <source>All entrances for players</source>
        <translation>Alle eigenen Hoteleingänge</translation>
    </message>
    <message>
        <source>Three pages for the table, to print or to save as a PDF file; the last one is for the expansion.</source>
        <translation>Drei Seiten für den Tisch, zum Drucken oder zum Speichern als PDF-Datei; die letzte ist für die Erweiterung.</translation>
    </message>
    <message>
        <source>The expansion</source>
        <translation>Die Erweiterung</translation>
    </message>
    <message>
        <source>the areas and their bonuses</source>
        <translation>die Probebereiche und ihre Boni</translation>
    </message>
    <message>
        <source>what the tokens give</source>
        <translation>was die Marker geben</translation>
    </message>
    <message>
        <source>What the guest brings</source>
        <translation>Was der Gast bringt</translation>
    </message>
    <message>
        <source>Reward when the guest goes to a ball</source>
        <translation>Belohnung, wenn der Gast auf einen Ball geht</translation>
    </message>
    <message>
        <source>Reward when the guest leaves for a room or a ball</source>
        <translation>Belohnung, wenn der Gast in ein Zimmer oder auf einen Ball geht</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagner</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Row bonus</source>
        <translation>Reihenbonus</translation>
    </message>
    <message>
        <source>Ballroom · %1</source>
        <translation>Ballsaal · %1</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Whoever has no dancer here loses 5 VP.</source>
        <translation>Wer hier keinen Tänzer hat, verliert 5 SP.</translation>
    </message>
    <message>
        <source>None of the texts consulted gives the champagne and the number of spaces of each row; the house has supplied its own. Owners of the game can correct them in the file %1.</source>
        <translation>Wie viel Champagner und wie viele Felder jede Reihe hat, steht in keinem hier bekannten Text und stammt vom Haus. Wer das Spiel besitzt, kann es in der Datei %1 berichtigen.</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Probebereich</translation>
    </message>
    <message>
        <source>Room bonus</source>
        <translation>Raumbonus</translation>
    </message>
    <message>
        <source>The bonus of an area is yours as soon as the last dancer has left it.</source>
        <translation>Der Bonus eines Probebereichs gehört Ihnen, sobald der letzte Tänzer ihn verlassen hat.</translation>
    </message>
    <message>
        <source>Rehearsal room · %1</source>
        <translation>Proberaum · %1</translation>
    </message>
    <message>
        <source>Celebrity · %1</source>
        <translation>Berühmtheit · %1</translation>
    </message>
    <message>
        <source>Until the end of the round, for whoever has taken the die</source>
        <translation>Bis zum Ende des Durchgangs, für den, der den Würfel genommen hat</translation>
    </message>
    <message>
        <source>Hotel entrance · %1</source>
        <translation>Hoteleingang · %1</translation>
    </message>
    <message>
        <source>What the entrance says</source>
        <translation>Was der Eingang sagt</translation>
    </message>
    <message>
        <source>Expansion · %1</source>
        <extracomment>What the rows of the tables of symbols show.</extracomment>
        <translation>Erweiterung · %1</translation>
    </message>
    <message>
        <source>base game</source>
        <extracomment>In this order; a module has a name of its own.</extracomment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>promotional cards</source>
        <translation>Promo-Karten</translation>
    </message>
    <message>
        <source>promotional, optional</source>
        <extracomment>Where the catalog keeps the cards of a kind. The topic that introduces a module.</extracomment>
        <translation>Promo-Karte, wahlweise</translation>
    </message>
    <message>
        <source>%1; with any module of the expansion</source>
        <translation>%1; mit jedem Modul der Erweiterung</translation>
    </message>
    <message>
        <source>%1; only with %2</source>
        <translation>%1; nur mit: %2</translation>
    </message>
    <message>
        <source>None of the texts consulted gives all figures on this page; the house has supplied its own. Owners of the game can correct them in the file %1.</source>
        <translation>Nicht alle Zahlen dieser Seite stehen in einem hier bekannten Text; die übrigen stammen vom Haus. Wer das Spiel besitzt, kann sie in der Datei %1 berichtigen.</translation>
    </message>
    <message>
        <source>An owner of the game has corrected figures on this page. These apply instead:</source>
        <translation>Jemand, der das Spiel besitzt, hat Zahlen dieser Seite berichtigt. Stattdessen gilt:</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>What your kitchen holds</source>
        <translation>Was in Ihrer Küche steht</translation>
    </message>
    <message>
        <source>Guests waiting</source>
        <translation>Wartende Gäste</translation>
    </message>
    <message>
        <source>Guests waiting, from the left; the price is under each</source>
        <translation>Wartende Gäste, von links; darunter steht jeweils der Preis</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The action spaces one to six with their dice</source>
        <translation>Die Aktionsfelder eins bis sechs mit ihren Würfeln</translation>
    </message>
    <message>
        <source>Four floors of five rooms; the top floor is the first row</source>
        <translation>Vier Etagen mit je fünf Zimmern; die oberste Etage ist die erste Zeile</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>Kaffeehaus</translation>
    </message>
    <message>
        <source>Your three tables</source>
        <translation>Ihre drei Tische</translation>
    </message>
    <message>
        <source>What the house owns</source>
        <translation>Was das Haus besitzt</translation>
    </message>
    <message>
        <source>Victory points, krones, guests moved in, rooms</source>
        <translation>Siegpunkte, Kronen, eingezogene Gäste, Zimmer</translation>
    </message>
    <message>
        <source>Your staff in hand</source>
        <translation>Ihre Personalkarten auf der Hand</translation>
    </message>
    <message>
        <source>Staff cards you can play</source>
        <translation>Personalkarten, die Sie ausspielen können</translation>
    </message>
    <message>
        <source>You have no staff cards in hand.</source>
        <translation>Sie haben keine Personalkarten auf der Hand.</translation>
    </message>
    <message>
        <source>Your staff in play</source>
        <translation>Ihr ausgespieltes Personal</translation>
    </message>
    <message>
        <source>Staff cards you have played</source>
        <translation>Personalkarten, die Sie ausgespielt haben</translation>
    </message>
    <message>
        <source>Staff cards you play are laid out here.</source>
        <translation>Hier liegen die Personalkarten, die Sie ausspielen.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>The three objectives of this game</source>
        <translation>Die drei Ziele dieses Spiels</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Kaiser</translation>
    </message>
    <message>
        <source>The Emperor track, then the tiles of his three visits</source>
        <translation>Die Kaiserleiste, dann die Plättchen seiner drei Besuche</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Reihenfolge der Züge</translation>
    </message>
    <message>
        <source>The turn order of this round</source>
        <translation>Die Reihenfolge der Züge in diesem Durchgang</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>The seven rounds</source>
        <translation>Die sieben Durchgänge</translation>
    </message>
    <message>
        <source>Your hotel</source>
        <translation>Ihr Hotel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Staff in play</source>
        <translation>Ausgespieltes Personal</translation>
    </message>
    <message>
        <source>The last instruction cards, the latest first, and how each was read</source>
        <translation>Die letzten Anweisungskarten, die neueste zuerst, und wie jede gelesen wurde</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Proberaum</translation>
    </message>
    <message>
        <source>Your dancers who are still rehearsing, or the rooms to choose from</source>
        <translation>Ihre Tänzer, die noch proben, oder die Räume zur Auswahl</translation>
    </message>
    <message>
        <source>Ballrooms</source>
        <translation>Ballsäle</translation>
    </message>
    <message>
        <source>Three ballrooms, the rows of each from the top, and the balcony</source>
        <translation>Drei Ballsäle, ihre Reihen jeweils von oben, und der Balkon</translation>
    </message>
    <message>
        <source>Lounge</source>
        <translation>Lounge</translation>
    </message>
    <message>
        <source>The coloured dice with their celebrities: red, yellow, blue</source>
        <translation>Die farbigen Würfel mit ihren Berühmtheiten: rot, gelb, blau</translation>
    </message>
    <message>
        <source>Celebrities this round</source>
        <translation>Berühmtheiten in diesem Durchgang</translation>
    </message>
    <message>
        <source>Celebrities whose effect you have until the round ends</source>
        <translation>Berühmtheiten, deren Wirkung Sie bis zum Ende des Durchgangs haben</translation>
    </message>
    <message>
        <source>Items to exchange</source>
        <translation>Speisen und Getränke zum Tauschen</translation>
    </message>
    <message>
        <source>Pick items, then confirm; what you bring from the kitchen is picked too</source>
        <translation>Wählen Sie Speisen und Getränke und bestätigen Sie dann; auch was Sie aus der Küche bringen, gilt als gewählt</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>The entrance of the hotel and what it allows; open it to see all of it</source>
        <translation>Der Eingang des Hotels und was er erlaubt; öffnen zeigt alles</translation>
    </message>
    <message>
        <source>Beside the entrance</source>
        <translation>Neben dem Eingang</translation>
    </message>
    <message>
        <source>What lies beside the entrance of the hotel, or follows from it</source>
        <translation>Was neben dem Eingang des Hotels liegt oder aus ihm folgt</translation>
    </message>
    <message>
        <source>Entrances on offer</source>
        <translation>Angebotene Eingänge</translation>
    </message>
    <message>
        <source>The entrances on offer, and the bid that stands on each</source>
        <translation>Die angebotenen Eingänge und das Gebot auf jedem</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ihr Gebot</translation>
    </message>
    <message>
        <source>How many krones you bid: choose, then the entrance; or drag them there</source>
        <translation>Wie viele Kronen Sie bieten: erst wählen, dann den Eingang; oder dorthin ziehen</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>room on floor %1, column %2, %3, not prepared</source>
        <translation>Zimmer Etage %1, Spalte %2, %3, nicht vorbereitet</translation>
    </message>
    <message>
        <source>room on floor %1, column %2, %3, vacant</source>
        <translation>Zimmer Etage %1, Spalte %2, %3, frei</translation>
    </message>
    <message>
        <source>room on floor %1, column %2, %3, occupied</source>
        <translation>Zimmer Etage %1, Spalte %2, %3, belegt</translation>
    </message>
    <message>
        <source>strudel and cake</source>
        <translation>Strudel und Torte</translation>
    </message>
    <message>
        <source>wine and coffee</source>
        <translation>Wein und Kaffee</translation>
    </message>
    <message>
        <source>prepare rooms</source>
        <translation>Zimmer vorbereiten</translation>
    </message>
    <message>
        <source>krones and Emperor</source>
        <translation>Kronen und Kaiser</translation>
    </message>
    <message>
        <source>play a staff card</source>
        <translation>Personal ausspielen</translation>
    </message>
    <message>
        <source>any action, for a krone</source>
        <translation>jede, für 1 Krone</translation>
    </message>
    <message>
        <source>Preparing this room costs nothing.</source>
        <translation>Dieses Zimmer vorzubereiten kostet nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n SP</numerusform>
            <numerusform>%n SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) occupied</source>
        <translation>
            <numerusform>%n Zimmer belegt</numerusform>
            <numerusform>%n Zimmer belegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) prepared, occupied or not</source>
        <translation>
            <numerusform>%n Zimmer vorbereitet, belegt oder nicht</numerusform>
            <numerusform>%n Zimmer vorbereitet, belegt oder nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preparing this room costs %n krone(s).</source>
        <translation>
            <numerusform>Dieses Zimmer vorzubereiten kostet %n Krone.</numerusform>
            <numerusform>Dieses Zimmer vorzubereiten kostet %n Kronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preparing this room scores %n VP.</source>
        <translation>
            <numerusform>Dieses Zimmer vorzubereiten bringt %n SP.</numerusform>
            <numerusform>Dieses Zimmer vorzubereiten bringt %n SP.</numerusform>
        </translation>
    </message>
    <message>
        <source>place %1 in the queue, empty</source>
        <translation>Warteschlange, Platz %1, leer</translation>
    </message>
    <message>
        <source>place %1 in the queue: %2, %3, costs %4</source>
        <translation>Warteschlange, Platz %1: %2, %3, kostet %4</translation>
    </message>
    <message>
        <source>table %1, free</source>
        <translation>Tisch %1, frei</translation>
    </message>
    <message>
        <source>table %1: %2, %3, stays here, used this round</source>
        <translation>Tisch %1: %2, %3, bleibt hier, in diesem Durchgang bereits genutzt</translation>
    </message>
    <message>
        <source>table %1: %2, %3, order complete</source>
        <translation>Tisch %1: %2, %3, Bestellung erfüllt</translation>
    </message>
    <message>
        <source>table %1: %2, %3, waiting for %4</source>
        <translation>Tisch %1: %2, %3, wartet auf %4</translation>
    </message>
    <message>
        <source>space %1, %2: no dice</source>
        <translation>Feld %1, %2: keine Würfel</translation>
    </message>
    <message numerus="yes">
        <source>space %1, %2: %n dice, strength %3</source>
        <translation>
            <numerusform>Feld %1, %2: %n Würfel, Stärke %3</numerusform>
            <numerusform>Feld %1, %2: %n Würfel, Stärke %3</numerusform>
        </translation>
    </message>
    <message>
        <source>kitchen, %1: %2</source>
        <translation>Küche, %1: %2</translation>
    </message>
    <message>
        <source>received: %1</source>
        <translation>erhalten: %1</translation>
    </message>
    <message numerus="yes">
        <source>room tiles, %1: %n left</source>
        <translation>
            <numerusform>Zimmerplättchen, %1: noch %n</numerusform>
            <numerusform>Zimmerplättchen, %1: noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>staff card in hand, face down</source>
        <translation>Personalkarte auf der Hand, verdeckt</translation>
    </message>
    <message>
        <source>staff card in hand: %1, costs %2</source>
        <translation>Personalkarte auf der Hand: %1, kostet %2</translation>
    </message>
    <message>
        <source>staff in play: %1, used this round</source>
        <translation>ausgespieltes Personal: %1, in diesem Durchgang bereits genutzt</translation>
    </message>
    <message>
        <source>staff in play: %1</source>
        <translation>ausgespieltes Personal: %1</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n VP now.</source>
        <translation>
            <numerusform>Jetzt %n SP wert.</numerusform>
            <numerusform>Jetzt %n SP wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>objective %1: %2, you have %3</source>
        <translation>Ziel %1: %2, Ihr Stand: %3</translation>
    </message>
    <message>
        <source>All points have been claimed.</source>
        <translation>Alle Punkte sind bereits vergeben.</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n VP to whoever claims it next.</source>
        <translation>
            <numerusform>Wer das Ziel als Nächster beansprucht, erhält %n SP.</numerusform>
            <numerusform>Wer das Ziel als Nächster beansprucht, erhält %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is on space %2, worth %n VP, and will go back to %3</source>
        <translation>
            <numerusform>%1 steht auf Feld %2, das %n SP wert ist, und geht zurück auf %3</numerusform>
            <numerusform>%1 steht auf Feld %2, das %n SP wert ist, und geht zurück auf %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The Emperor’s reward awaits you.</source>
        <translation>Der Kaiserbonus erwartet Sie.</translation>
    </message>
    <message>
        <source>A penalty awaits you.</source>
        <translation>Eine Strafe erwartet Sie.</translation>
    </message>
    <message>
        <source>Neither reward nor penalty awaits you.</source>
        <translation>Es erwartet Sie weder Kaiserbonus noch Strafe.</translation>
    </message>
    <message>
        <source>round %1, then the Emperor comes</source>
        <translation>Durchgang %1, danach kommt der Kaiser</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>turn %1, %2: done</source>
        <translation>Zug %1, %2: erledigt</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>%1: %2 VP, %3, Emperor space %4</source>
        <translation>%1: %2 SP, %3, Kaiserfeld %4</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Orders %1.</source>
        <translation>Bestellt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n VP.</source>
        <translation>
            <numerusform>Bringt %n SP.</numerusform>
            <numerusform>Bringt %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n krone(s).</source>
        <translation>
            <numerusform>Kostet %n Krone.</numerusform>
            <numerusform>Kostet %n Kronen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group of one room.</source>
        <translation>Ein Bereich aus einem Zimmer.</translation>
    </message>
    <message>
        <source>column %1 on floor %2</source>
        <translation>Etage %2, Spalte %1</translation>
    </message>
    <message>
        <source>columns %1 on floor %2</source>
        <translation>Etage %2, Spalten %1</translation>
    </message>
    <message>
        <source>Its occupancy bonus has been given: %1.</source>
        <translation>Der Belegungsbonus wurde schon vergeben: %1.</translation>
    </message>
    <message>
        <source>Occupancy bonus once it is occupied: %1.</source>
        <translation>Belegungsbonus, sobald es belegt ist: %1.</translation>
    </message>
    <message>
        <source>Occupancy bonus once all of it is occupied (now %2 of %3): %1.</source>
        <translation>Belegungsbonus, sobald der Bereich voll belegt ist (jetzt %2 von %3): %1.</translation>
    </message>
    <message>
        <source>rooms: %1 occupied, %2 vacant</source>
        <translation>Zimmer: %1 belegt, %2 frei</translation>
    </message>
    <message>
        <source>kitchen: empty</source>
        <translation>Küche: leer</translation>
    </message>
    <message>
        <source>kitchen: %1</source>
        <translation>Küche: %1</translation>
    </message>
    <message>
        <source>no staff in play</source>
        <translation>kein Personal ausgespielt</translation>
    </message>
    <message numerus="yes">
        <source>A group of %n room(s): %1.</source>
        <translation>
            <numerusform>Ein Bereich aus %n Zimmer: %1.</numerusform>
            <numerusform>Ein Bereich aus %n Zimmern: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n VP at the end of the game.</source>
        <translation>
            <numerusform>Bei Spielende bringt es %n SP.</numerusform>
            <numerusform>Bei Spielende bringt es %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it scores %n VP at the end of the game.</source>
        <translation>
            <numerusform>Belegt bringt es bei Spielende %n SP.</numerusform>
            <numerusform>Belegt bringt es bei Spielende %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead over %1 came above all from this: %2, %n VP more.</source>
        <translation>
            <numerusform>Den Vorsprung vor %1 brachte vor allem dies: %2, %n SP mehr.</numerusform>
            <numerusform>Den Vorsprung vor %1 brachte vor allem dies: %2, %n SP mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>floor %1: preparing a room costs %2, an occupied room scores %n VP at the end of the game</source>
        <translation>
            <numerusform>Etage %1: Ein Zimmer vorzubereiten kostet %2, ein belegtes bringt bei Spielende %n SP</numerusform>
            <numerusform>Etage %1: Ein Zimmer vorzubereiten kostet %2, ein belegtes bringt bei Spielende %n SP</numerusform>
        </translation>
    </message>
    <message>
        <source>strudel, cake and champagne</source>
        <translation>Strudel, Torte und Champagner</translation>
    </message>
    <message>
        <source>wine, coffee and champagne</source>
        <translation>Wein, Kaffee und Champagner</translation>
    </message>
    <message>
        <source>%1, coloured: %2</source>
        <translation>%1, farbig: %2</translation>
    </message>
    <message>
        <source>table %1: %2, %3, stays here</source>
        <translation>Tisch %1: %2, %3, bleibt hier</translation>
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
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Bot: page boy</source>
        <translation>Bot: Page</translation>
    </message>
    <message>
        <source>Bot: waiter</source>
        <translation>Bot: Kellner</translation>
    </message>
    <message>
        <source>Bot: housekeeper</source>
        <translation>Bot: Hausdame</translation>
    </message>
    <message>
        <source>Bot: chamberlain</source>
        <translation>Bot: Kammerherr</translation>
    </message>
    <message>
        <source>Bot: master builder</source>
        <translation>Bot: Baumeister</translation>
    </message>
    <message>
        <source>Bot: cashier</source>
        <translation>Bot: Kassiererin</translation>
    </message>
    <message>
        <source>Bot: gambler</source>
        <translation>Bot: Spielernatur</translation>
    </message>
    <message>
        <source>Bot: well trained</source>
        <translation>Bot: geschult</translation>
    </message>
    <message>
        <source>Bot: front desk</source>
        <translation>Bot: Empfangschefin</translation>
    </message>
    <message>
        <source>Bot: strong</source>
        <translation>Bot: stark</translation>
    </message>
    <message>
        <source>Bot: concierge</source>
        <translation>Bot: Concierge</translation>
    </message>
    <message>
        <source>Bot: strongest</source>
        <translation>Bot: am stärksten</translation>
    </message>
    <message>
        <source>Bot: hotel director</source>
        <translation>Bot: Hoteldirektor</translation>
    </message>
    <message>
        <source>Plays whatever comes to mind.</source>
        <translation>Spielt, was ihm gerade einfällt.</translation>
    </message>
    <message>
        <source>It is his first week: he overlooks a great deal and forgets the Emperor.</source>
        <translation>Es ist seine erste Woche: Er übersieht vieles und vergisst den Kaiser.</translation>
    </message>
    <message>
        <source>Knows the trade, but in the bustle misses many a good opportunity.</source>
        <translation>Kennt das Handwerk, lässt im Trubel aber manche gute Gelegenheit aus.</translation>
    </message>
    <message>
        <source>Plays soundly, with a slip now and then.</source>
        <translation>Spielt solide, mit einem Versehen dann und wann.</translation>
    </message>
    <message>
        <source>Plans each turn by fixed rules of thumb.</source>
        <translation>Plant jeden Zug nach festen Faustregeln.</translation>
    </message>
    <message>
        <source>Plays well, and will do anything for the Emperor’s favour.</source>
        <translation>Spielt gut und tut alles für die Gunst des Kaisers.</translation>
    </message>
    <message>
        <source>Plays well, and wants to see every room finished.</source>
        <translation>Spielt gut und möchte jedes Zimmer fertig sehen.</translation>
    </message>
    <message>
        <source>Plays well, and does not like to part with krones.</source>
        <translation>Spielt gut und trennt sich ungern von Kronen.</translation>
    </message>
    <message>
        <source>Plays well, and bets on staff cards and objectives.</source>
        <translation>Spielt gut und setzt auf Personalkarten und Ziele.</translation>
    </message>
    <message>
        <source>Plays by what thousands of games have taught.</source>
        <translation>Spielt nach dem, was Tausende Spiele gelehrt haben.</translation>
    </message>
    <message>
        <source>Makes few mistakes and answers at once.</source>
        <translation>Macht wenige Fehler und antwortet sofort.</translation>
    </message>
    <message>
        <source>Thinks one round ahead.</source>
        <translation>Denkt einen Durchgang voraus.</translation>
    </message>
    <message>
        <source>Thinks one round ahead, for a second or so: an opponent for experienced players.</source>
        <translation>Denkt einen Durchgang voraus, etwa eine Sekunde lang: ein Gegner für erfahrene Spieler.</translation>
    </message>
    <message>
        <source>Thinks one round ahead, for longer.</source>
        <translation>Denkt einen Durchgang voraus, und länger.</translation>
    </message>
    <message>
        <source>Takes a few seconds for each turn. Nobody in this hotel plays better.</source>
        <translation>Nimmt sich für jeden Zug einige Sekunden. Besser spielt in diesem Hotel niemand.</translation>
    </message>
    <message>
        <source>%1 Elo %2.</source>
        <translation>%1 Elo-Zahl: %2.</translation>
    </message>
</context>
<context>
    <name>portray</name>
    <message>
        <source>once</source>
        <translation>einmalig</translation>
    </message>
    <message>
        <source>each round</source>
        <translation>pro Durchgang</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanent</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Schluss</translation>
    </message>
    <message>
        <source>|keeper|tionist|tioner|grapher|maid|master|tainer|preter</source>
        <translation>|schifffahrts|unterhalter|designerin|anweiserin|schafterin|assistent|architekt|spielerin|verwalter|ballerina|sekretär|tänzerin|sängerin|detektiv|schafter|kellner|meister|mädchen|mamsell|kapitän|wäscher|scherin|tionist|königin|leiter|führer|diener|knecht|ritter|putzer|nistin|gliere|bottom|puttel|lipoca|pholus|maler|hilfe|niker|nante|chef|frau|rat</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>This is not a position.</source>
        <translation>Das ist keine Stellung.</translation>
    </message>
    <message>
        <source>The text of the position is damaged or not complete.</source>
        <translation>Der Text der Stellung ist beschädigt oder nicht vollständig.</translation>
    </message>
    <message>
        <source>The position comes from a newer version of the game (%1; this one reads up to %2).</source>
        <translation>Die Stellung stammt aus einer neueren Version des Spiels (%1; diese hier liest bis %2).</translation>
    </message>
    <message>
        <source>This makes no sense here.</source>
        <translation>Das ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>Das fehlt.</translation>
    </message>
    <message>
        <source>Nothing of this name belongs here.</source>
        <translation>Hierher gehört nichts mit diesem Namen.</translation>
    </message>
    <message>
        <source>“%1” is not possible here; possible are: %2.</source>
        <translation>„%1“ ist hier nicht möglich; möglich sind: %2.</translation>
    </message>
    <message>
        <source>%1 is not possible here; possible is %2 to %3.</source>
        <translation>%1 ist hier nicht möglich; möglich ist %2 bis %3.</translation>
    </message>
    <message>
        <source>This has %1 in place of %2 entries.</source>
        <translation>Das hat %1 statt %2 Einträge.</translation>
    </message>
    <message>
        <source>This set-up is not possible (%1).</source>
        <translation>Dieser Aufbau ist nicht möglich (%1).</translation>
    </message>
    <message>
        <source>There is no card %1.</source>
        <translation>Eine Karte %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no room “%1” here.</source>
        <translation>Ein Zimmer „%1“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>“%1” is nothing that can give this.</source>
        <translation>„%1“ ist nichts, das dies geben kann.</translation>
    </message>
    <message>
        <source>There is no decision “%1” in this game.</source>
        <translation>Eine Entscheidung „%1“ gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>No card can have this value.</source>
        <translation>Diesen Wert kann keine Karte haben.</translation>
    </message>
    <message>
        <source>Card %1 is there twice; the other place is %2.</source>
        <translation>Karte %1 ist zweimal da; der andere Ort ist %2.</translation>
    </message>
    <message>
        <source>Card %1 is nowhere.</source>
        <translation>Karte %1 ist nirgends.</translation>
    </message>
    <message>
        <source>Card %1 does not belong to this game.</source>
        <translation>Karte %1 gehört nicht zu diesem Spiel.</translation>
    </message>
    <message>
        <source>Some cards of the position are not known: %1.</source>
        <translation>Einige Karten der Stellung sind nicht bekannt: %1.</translation>
    </message>
    <message>
        <source>More cards are unknown (%1) than can be unknown (%2).</source>
        <translation>Es sind mehr Karten unbekannt (%1), als unbekannt sein können (%2).</translation>
    </message>
    <message>
        <source>%1 does not have the letter %2.</source>
        <translation>%1 hat nicht den Buchstaben %2.</translation>
    </message>
    <message>
        <source>Staff card %1 does not score at the end of the game.</source>
        <translation>Personalkarte %1 zählt nicht in der Schlusswertung.</translation>
    </message>
    <message>
        <source>The queue has a gap here, but guests move up to the right.</source>
        <translation>Die Warteschlange hat hier eine Lücke, doch Gäste rücken nach rechts auf.</translation>
    </message>
    <message>
        <source>The café has more guests (%1) than tables (%2).</source>
        <translation>Das Kaffeehaus hat mehr Gäste (%1) als Tische (%2).</translation>
    </message>
    <message>
        <source>The guest %1 has not ordered as much as this: %2.</source>
        <translation>Der Gast %1 hat davon nicht so viel bestellt: %2.</translation>
    </message>
    <message>
        <source>The guest %1 sits in no café.</source>
        <translation>Der Gast %1 sitzt in keinem Kaffeehaus.</translation>
    </message>
    <message>
        <source>The guest %1 does not wait in the queue.</source>
        <translation>Der Gast %1 wartet nicht in der Warteschlange.</translation>
    </message>
    <message>
        <source>No room is reserved for the guest %1.</source>
        <translation>Für den Gast %1 ist kein Zimmer reserviert.</translation>
    </message>
    <message>
        <source>The guest %1 does not stay at a table.</source>
        <translation>Der Gast %1 bleibt nicht an einem Tisch.</translation>
    </message>
    <message>
        <source>Room %2 does not have the colour of the guest %1.</source>
        <translation>Zimmer %2 hat nicht die Farbe des Gastes %1.</translation>
    </message>
    <message>
        <source>Room %1 is both vacant and occupied.</source>
        <translation>Zimmer %1 ist frei und belegt zugleich.</translation>
    </message>
    <message>
        <source>Room %1 is not connected with the room at the bottom left.</source>
        <translation>Zimmer %1 hängt nicht mit dem Zimmer links unten zusammen.</translation>
    </message>
    <message>
        <source>Room %1 is not vacant.</source>
        <translation>Zimmer %1 ist nicht frei.</translation>
    </message>
    <message>
        <source>There are not enough room tiles (%1): %2 are used, the game has %3.</source>
        <translation>Die Zimmerplättchen reichen nicht (%1): Es sind %2 verwendet, das Spiel hat %3.</translation>
    </message>
    <message>
        <source>The group that begins with room %1 is occupied, but its bonus is missing.</source>
        <translation>Der Bereich, der mit Zimmer %1 beginnt, ist belegt, doch sein Bonus fehlt.</translation>
    </message>
    <message>
        <source>The group that begins with room %1 has its bonus, but is not occupied.</source>
        <translation>Der Bereich, der mit Zimmer %1 beginnt, hat seinen Bonus, ist aber nicht belegt.</translation>
    </message>
    <message>
        <source>Staff card %1 is not in play.</source>
        <translation>Personalkarte %1 ist nicht ausgespielt.</translation>
    </message>
    <message>
        <source>Staff card %1 is no card that is used once per round.</source>
        <translation>Personalkarte %1 wird nicht einmal pro Durchgang genutzt.</translation>
    </message>
    <message>
        <source>The sources come to %1 VP, but the player has %2 VP.</source>
        <translation>Die Quellen ergeben %1 SP, der Spieler hat aber %2 SP.</translation>
    </message>
    <message>
        <source>The %1 points of this objective have been claimed twice.</source>
        <translation>Die %1 Punkte dieses Ziels sind zweimal vergeben.</translation>
    </message>
    <message>
        <source>The %1 points of this objective come first.</source>
        <translation>Zuerst kommen die %1 Punkte dieses Ziels.</translation>
    </message>
    <message>
        <source>This makes %1 dice with those on tiles and in the dustbin; the game has %2.</source>
        <translation>Mit denen auf Plättchen und Mistkübel sind das %1 Würfel; das Spiel hat %2.</translation>
    </message>
    <message>
        <source>No coloured die (%1) can be on action space %2.</source>
        <translation>Auf Aktionsfeld %2 kann kein farbiger Würfel (%1) liegen.</translation>
    </message>
    <message>
        <source>A die has been taken in this turn, but there is none on the turn order tile.</source>
        <translation>In diesem Zug wurde ein Würfel genommen, doch auf dem Reihenfolgeplättchen liegt keiner.</translation>
    </message>
    <message>
        <source>This player has no turn now.</source>
        <translation>Dieser Spieler ist jetzt nicht am Zug.</translation>
    </message>
    <message>
        <source>The decision “%1” does not belong to this phase of the game.</source>
        <translation>Die Entscheidung „%1“ gehört nicht in diese Phase des Spiels.</translation>
    </message>
    <message>
        <source>The decision with which this phase of the game goes on is missing.</source>
        <translation>Die Entscheidung, mit der diese Phase des Spiels weitergeht, fehlt.</translation>
    </message>
    <message>
        <source>The decision “%1” is not possible in this position.</source>
        <translation>Die Entscheidung „%1“ ist in dieser Stellung nicht möglich.</translation>
    </message>
    <message>
        <source>“%1” is there twice.</source>
        <translation>„%1“ ist zweimal da.</translation>
    </message>
    <message>
        <source>The entrance %1 is not among those offered.</source>
        <translation>Der Eingang %1 gehört nicht zu den angebotenen.</translation>
    </message>
    <message>
        <source>Nobody has the entrance to which this belongs.</source>
        <translation>Niemand hat den Eingang, zu dem das gehört.</translation>
    </message>
    <message>
        <source>%1 is already somewhere else in this game.</source>
        <translation>%1 ist schon anderswo in diesem Spiel.</translation>
    </message>
    <message>
        <source>The dancers of this player are %1 in all, but should be %2.</source>
        <translation>Dieser Spieler hat insgesamt %1 Tänzer, es müssten aber %2 sein.</translation>
    </message>
    <message>
        <source>The space “%1” is taken twice.</source>
        <translation>Der Platz „%1“ ist doppelt besetzt.</translation>
    </message>
    <message>
        <source>The opponent’s marker on objective %1 does not agree with its points.</source>
        <translation>Der Spielstein des Gegners bei Ziel %1 passt nicht zu seinen Punkten.</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>%1: choose your first guest, free of charge.</source>
        <translation>%1: Wählen Sie Ihren ersten Gast; er kommt kostenlos.</translation>
    </message>
    <message>
        <source>%1: keep one of these staff cards; the others are passed on.</source>
        <translation>%1: Behalten Sie eine dieser Personalkarten; die übrigen werden weitergegeben.</translation>
    </message>
    <message>
        <source>%1: keep six of these ten staff cards.</source>
        <translation>%1: Behalten Sie sechs dieser zehn Personalkarten.</translation>
    </message>
    <message>
        <source>%1: choose which items you take.</source>
        <translation>%1: Wählen Sie, welche Speisen und Getränke Sie nehmen.</translation>
    </message>
    <message>
        <source>%1: put each item onto a guest or into the kitchen.</source>
        <translation>%1: Verteilen Sie alles auf Ihre Gäste und die Küche.</translation>
    </message>
    <message>
        <source>%1: divide the strength between krones and Emperor steps.</source>
        <translation>%1: Teilen Sie die Stärke auf Kronen und Kaiserschritte auf.</translation>
    </message>
    <message>
        <source>%1: play a staff card from your hand, or do without.</source>
        <translation>%1: Spielen Sie eine Personalkarte aus Ihrer Hand aus oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: play one of the cards drawn.</source>
        <translation>%1: Spielen Sie eine der gezogenen Karten aus.</translation>
    </message>
    <message>
        <source>%1: which card goes under the deck next?</source>
        <translation>%1: Welche Karte kommt als Nächstes unter den Stapel?</translation>
    </message>
    <message>
        <source>%1: choose the guest whose order is filled.</source>
        <translation>%1: Wählen Sie den Gast, dessen Bestellung erfüllt wird.</translation>
    </message>
    <message>
        <source>%1: take a guest from the queue at no cost, or do without.</source>
        <translation>%1: Nehmen Sie kostenlos einen Gast aus der Warteschlange oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: collect what waits, in the order you like.</source>
        <translation>%1: Nehmen Sie an, was Ihnen zusteht, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>%1: use the extra of your staff card, or do without.</source>
        <translation>%1: Nutzen Sie die Zugabe Ihrer Personalkarte oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: take a guest if you like, then choose a die.</source>
        <translation>%1: Nehmen Sie einen Gast, wenn Sie möchten, und wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: choose a die.</source>
        <translation>%1: Wählen Sie einen Würfel.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 denkt nach.</translation>
    </message>
    <message>
        <source>%1 waits: the bots are paused.</source>
        <translation>%1 wartet: Die Bots machen Pause.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Am Zug ist %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>%1: choose which items you take; you may use %2 first.</source>
        <translation>%1: Wählen Sie, welche Speisen und Getränke Sie nehmen; vorher dürfen Sie eine Personalkarte nutzen (%2).</translation>
    </message>
    <message>
        <source>%1: choose dishes and drinks of other kinds than you paid with.</source>
        <translation>%1: Wählen Sie Speisen und Getränke von anderer Art, als Sie bezahlt haben.</translation>
    </message>
    <message>
        <source>%1: choose any one dish or drink.</source>
        <translation>%1: Wählen Sie eine beliebige Speise oder ein beliebiges Getränk.</translation>
    </message>
    <message>
        <source>%1: choose any dishes and drinks.</source>
        <translation>%1: Wählen Sie beliebige Speisen und Getränke.</translation>
    </message>
    <message>
        <source>%1: serve one more item for the krone you have paid, or finish.</source>
        <translation>%1: Servieren Sie für die gezahlte Krone noch eine Speise oder ein Getränk oder schließen Sie ab.</translation>
    </message>
    <message>
        <source>%1: serve more items for the krone you have paid, or finish.</source>
        <translation>%1: Servieren Sie für die gezahlte Krone weitere Speisen oder Getränke oder schließen Sie ab.</translation>
    </message>
    <message>
        <source>%1: choose what this guest gets.</source>
        <translation>%1: Wählen Sie, was dieser Gast bekommt.</translation>
    </message>
    <message>
        <source>%1: choose who gets this.</source>
        <translation>%1: Wählen Sie, wer das bekommt.</translation>
    </message>
    <message>
        <source>%1: choose who gets what.</source>
        <translation>%1: Wählen Sie, wer was bekommt.</translation>
    </message>
    <message>
        <source>%1: choose an action for the 6, and whether to boost it.</source>
        <translation>%1: Wählen Sie die Aktion, für die der Sechser steht, und ob Sie sie verstärken.</translation>
    </message>
    <message>
        <source>%1: choose an action for the 6.</source>
        <translation>%1: Wählen Sie die Aktion, für die der Sechser steht.</translation>
    </message>
    <message>
        <source>%1: use the action as it is, or boost it by 1 for 1 krone.</source>
        <translation>%1: Nutzen Sie die Aktion, wie sie ist, oder verstärken Sie sie für 1 Krone um 1.</translation>
    </message>
    <message>
        <source>%1: choose an action space to use without taking a die, or do without.</source>
        <translation>%1: Wählen Sie ein Aktionsfeld, das Sie nutzen, ohne einen Würfel zu nehmen, oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: play a staff card from your hand, or do without; you may use %2 first.</source>
        <translation>%1: Spielen Sie eine Personalkarte aus Ihrer Hand aus oder verzichten Sie; vorher dürfen Sie eine Karte nutzen (%2).</translation>
    </message>
    <message>
        <source>%1: play one of the cards drawn, or none.</source>
        <translation>%1: Spielen Sie eine der gezogenen Karten aus oder keine.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: give back a staff card from your hand.</source>
        <translation>%1: Die Strafe des Kaisers: Geben Sie eine Personalkarte aus Ihrer Hand zurück.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose the end card in play that leaves the game.</source>
        <translation>%1: Die Strafe des Kaisers: Wählen Sie die ausgespielte Schlusswertungskarte, die aus dem Spiel kommt.</translation>
    </message>
    <message>
        <source>%1: take a guest from the queue, or do without.</source>
        <translation>%1: Nehmen Sie einen Gast aus der Warteschlange oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: choose a room for %2.</source>
        <translation>%1: Wählen Sie ein Zimmer für diesen Gast: %2.</translation>
    </message>
    <message>
        <source>%1: choose who moves into this room.</source>
        <translation>%1: Wählen Sie, wer in dieses Zimmer einzieht.</translation>
    </message>
    <message>
        <source>%1: collect what waits for you, or do without.</source>
        <translation>%1: Nehmen Sie an, was Ihnen zusteht, oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: you may claim an objective; take a guest if you like, then choose a die.</source>
        <translation>%1: Sie dürfen ein Ziel beanspruchen; nehmen Sie einen Gast, wenn Sie möchten, und wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may move a guest into a room; take a guest if you like, then choose a die.</source>
        <translation>%1: Sie dürfen einen Gast in ein Zimmer einziehen lassen; nehmen Sie einen Gast, wenn Sie möchten, und wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may use a staff card; take a guest if you like, then choose a die.</source>
        <translation>%1: Sie dürfen eine Personalkarte nutzen; nehmen Sie einen Gast, wenn Sie möchten, und wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may serve your guests; take a guest if you like, then choose a die.</source>
        <translation>%1: Sie dürfen Ihren Gästen servieren; nehmen Sie einen Gast, wenn Sie möchten, und wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may claim an objective; then choose a die.</source>
        <translation>%1: Sie dürfen ein Ziel beanspruchen; wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may move a guest into a room; then choose a die.</source>
        <translation>%1: Sie dürfen einen Gast in ein Zimmer einziehen lassen; wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may use a staff card; then choose a die.</source>
        <translation>%1: Sie dürfen eine Personalkarte nutzen; wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may serve your guests; then choose a die.</source>
        <translation>%1: Sie dürfen Ihren Gästen servieren; wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; pass.</source>
        <translation>%1: Es gibt keinen Würfel, den Sie nehmen können; passen Sie.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; claim an objective, or pass.</source>
        <translation>%1: Es gibt keinen Würfel, den Sie nehmen können; beanspruchen Sie ein Ziel oder passen Sie.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; move a guest into a room, or pass.</source>
        <translation>%1: Es gibt keinen Würfel, den Sie nehmen können; lassen Sie einen Gast in ein Zimmer einziehen oder passen Sie.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; use a staff card, or pass.</source>
        <translation>%1: Es gibt keinen Würfel, den Sie nehmen können; nutzen Sie eine Personalkarte oder passen Sie.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; serve your guests, or pass.</source>
        <translation>%1: Es gibt keinen Würfel, den Sie nehmen können; servieren Sie Ihren Gästen oder passen Sie.</translation>
    </message>
    <message>
        <source>%1: end your turn.</source>
        <translation>%1: Beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: claim an objective, or end your turn.</source>
        <translation>%1: Beanspruchen Sie ein Ziel oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, or end your turn.</source>
        <translation>%1: Lassen Sie einen Gast in ein Zimmer einziehen oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: use a staff card, or end your turn.</source>
        <translation>%1: Nutzen Sie eine Personalkarte oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: serve your guests, or end your turn.</source>
        <translation>%1: Servieren Sie Ihren Gästen oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: claim an objective, move a guest into a room, or end your turn.</source>
        <translation>%1: Beanspruchen Sie ein Ziel, lassen Sie einen Gast in ein Zimmer einziehen oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: claim an objective, use a staff card, or end your turn.</source>
        <translation>%1: Beanspruchen Sie ein Ziel, nutzen Sie eine Personalkarte oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: claim an objective, serve your guests, or end your turn.</source>
        <translation>%1: Beanspruchen Sie ein Ziel, servieren Sie Ihren Gästen oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, use a staff card, or end your turn.</source>
        <translation>%1: Lassen Sie einen Gast in ein Zimmer einziehen, nutzen Sie eine Personalkarte oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, serve your guests, or end your turn.</source>
        <translation>%1: Lassen Sie einen Gast in ein Zimmer einziehen, servieren Sie Ihren Gästen oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: use a staff card, serve your guests, or end your turn.</source>
        <translation>%1: Nutzen Sie eine Personalkarte, servieren Sie Ihren Gästen oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: an extra turn: take a guest if you like, then use one space without taking its die, or end your turn.</source>
        <translation>%1: Ein weiterer Zug: Nehmen Sie einen Gast, wenn Sie möchten, und nutzen Sie dann ein Feld, ohne dessen Würfel zu nehmen, oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: an extra turn: take a guest if you like, or end your turn.</source>
        <translation>%1: Ein weiterer Zug: Nehmen Sie einen Gast, wenn Sie möchten, oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: an extra turn: use one space without taking its die, or end your turn.</source>
        <translation>%1: Ein weiterer Zug: Nutzen Sie ein Feld, ohne dessen Würfel zu nehmen, oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: choose what you want to do.</source>
        <translation>%1: Wählen Sie, was Sie tun möchten.</translation>
    </message>
    <message>
        <source>%1: the Emperor is displeased; pay to be forgiven, or bear his penalty.</source>
        <translation>%1: Der Kaiser ist ungehalten; kaufen Sie sich frei oder tragen Sie seine Strafe mit Fassung.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which of its two halves you suffer.</source>
        <translation>%1: Die Strafe des Kaisers: Wählen Sie, welche ihrer beiden Hälften Sie erleiden.</translation>
    </message>
    <message>
        <source>%1: choose which of %2’s guests gets this: %3.</source>
        <translation>%1: Wählen Sie, welcher Gast von %2 das bekommt: %3.</translation>
    </message>
    <message>
        <source>%1: prepare a room that is occupied at once, or do without.</source>
        <translation>%1: Bereiten Sie ein Zimmer vor, das sofort belegt wird, oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: prepare a room at the bottom left, or do without.</source>
        <translation>%1: Bereiten Sie links unten ein Zimmer vor oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: prepare another room next to one you have, or finish.</source>
        <translation>%1: Bereiten Sie neben einem Ihrer Zimmer ein weiteres vor oder schließen Sie ab.</translation>
    </message>
    <message>
        <source>%1: prepare a room next to one you have, or do without.</source>
        <translation>%1: Bereiten Sie ein Zimmer neben einem der Ihren vor oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: prepare another of your first rooms, next to one you have.</source>
        <translation>%1: Bereiten Sie neben einem Ihrer Zimmer das nächste Ihrer ersten Zimmer vor.</translation>
    </message>
    <message>
        <source>%1: prepare your first room, at the bottom left, or do without.</source>
        <translation>%1: Bereiten Sie Ihr erstes Zimmer vor, links unten, oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: prepare another of your first rooms, next to one you have, or finish.</source>
        <translation>%1: Bereiten Sie neben einem Ihrer Zimmer das nächste Ihrer ersten Zimmer vor oder schließen Sie ab.</translation>
    </message>
    <message>
        <source>%1: prepare a room next to one you have, or do without; you may use %2 first.</source>
        <translation>%1: Bereiten Sie ein Zimmer neben einem der Ihren vor oder verzichten Sie; vorher dürfen Sie eine Personalkarte nutzen (%2).</translation>
    </message>
    <message>
        <source>%1: you can prepare no room now; use %2 first, or do without.</source>
        <translation>%1: Sie können jetzt kein Zimmer vorbereiten; nutzen Sie vorher eine Personalkarte (%2) oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which occupied room on floor %2 is removed.</source>
        <translation>%1: Die Strafe des Kaisers: Wählen Sie das belegte Zimmer in Etage %2, das entfernt wird.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which vacant room on floor %2 is removed.</source>
        <translation>%1: Die Strafe des Kaisers: Wählen Sie das freie Zimmer in Etage %2, das entfernt wird.</translation>
    </message>
    <message>
        <source>%1: turn a vacant room to occupied, or do without.</source>
        <translation>%1: Belegen Sie ein freies Zimmer oder verzichten Sie.</translation>
    </message>
    <message>
        <source>%1: collect what waits in the order you like, or do without any of it.</source>
        <translation>%1: Nehmen Sie an, was Ihnen zusteht, in beliebiger Reihenfolge, oder verzichten Sie auf Einzelnes.</translation>
    </message>
    <message>
        <source>%1: choose what you pay with.</source>
        <translation>%1: Wählen Sie, womit Sie bezahlen.</translation>
    </message>
    <message>
        <source>%1: choose your rehearsal room.</source>
        <translation>%1: Wählen Sie Ihren Proberaum.</translation>
    </message>
    <message>
        <source>%1: send a dancer to a ballroom, or do without.</source>
        <translation>%1: Entsenden Sie einen Tänzer in einen Ballsaal, oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>%1: choose a dancer to give up.</source>
        <translation>%1: Wählen Sie einen Tänzer, den Sie abgeben.</translation>
    </message>
    <message>
        <source>%1: you may send a dancer now.</source>
        <translation>%1: Sie dürfen jetzt einen Tänzer entsenden.</translation>
    </message>
    <message>
        <source>%1: choose the second dancer, or do without.</source>
        <translation>%1: Wählen Sie den zweiten Tänzer, oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>%1: choose what you get, of other kinds than you give.</source>
        <translation>%1: Wählen Sie, was Sie bekommen, von anderer Art als das Abgegebene.</translation>
    </message>
    <message>
        <source>%1: choose the dishes and drinks that you exchange.</source>
        <translation>%1: Wählen Sie die Speisen und Getränke, die Sie tauschen.</translation>
    </message>
    <message>
        <source>%1: bid for the entrance of your hotel.</source>
        <translation>%1: Bieten Sie auf Ihren Hoteleingang.</translation>
    </message>
    <message>
        <source>%1: choose the entrance of your hotel.</source>
        <translation>%1: Wählen Sie Ihren Hoteleingang.</translation>
    </message>
    <message>
        <source>%1: take a second guest, or do without.</source>
        <translation>%1: Nehmen Sie einen zweiten Gast, oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>%1: choose a token.</source>
        <translation>%1: Wählen Sie einen Marker.</translation>
    </message>
    <message>
        <source>%1: use the space to which you have moved the die.</source>
        <translation>%1: Nutzen Sie das Feld, auf das Sie den Würfel gelegt haben.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a room or to a ball; take a guest if you like, then choose a die.</source>
        <translation>%1: Sie dürfen einen Gast in ein Zimmer oder auf einen Ball schicken; nehmen Sie einen Gast, wenn Sie möchten, und wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a ball; take a guest if you like, then choose a die.</source>
        <translation>%1: Sie dürfen einen Gast auf einen Ball schicken; nehmen Sie einen Gast, wenn Sie möchten, und wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a room or to a ball; then choose a die.</source>
        <translation>%1: Sie dürfen einen Gast in ein Zimmer oder auf einen Ball schicken; wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a ball; then choose a die.</source>
        <translation>%1: Sie dürfen einen Gast auf einen Ball schicken; wählen Sie dann einen Würfel.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; send a guest to a room or to a ball, or pass.</source>
        <translation>%1: Es gibt keinen Würfel, den Sie nehmen können; schicken Sie einen Gast in ein Zimmer oder auf einen Ball oder passen Sie.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; send a guest to a ball, or pass.</source>
        <translation>%1: Es gibt keinen Würfel, den Sie nehmen können; schicken Sie einen Gast auf einen Ball oder passen Sie.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, or end your turn.</source>
        <translation>%1: Schicken Sie einen Gast in ein Zimmer oder auf einen Ball oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, or end your turn.</source>
        <translation>%1: Schicken Sie einen Gast auf einen Ball oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: claim an objective, send a guest to a room or to a ball, or end your turn.</source>
        <translation>%1: Beanspruchen Sie ein Ziel, schicken Sie einen Gast in ein Zimmer oder auf einen Ball oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, use a staff card, or end your turn.</source>
        <translation>%1: Schicken Sie einen Gast in ein Zimmer oder auf einen Ball, nutzen Sie eine Personalkarte oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, serve your guests, or end your turn.</source>
        <translation>%1: Schicken Sie einen Gast in ein Zimmer oder auf einen Ball, servieren Sie Ihren Gästen oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: claim an objective, send a guest to a ball, or end your turn.</source>
        <translation>%1: Beanspruchen Sie ein Ziel, schicken Sie einen Gast auf einen Ball oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, use a staff card, or end your turn.</source>
        <translation>%1: Schicken Sie einen Gast auf einen Ball, nutzen Sie eine Personalkarte oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, serve your guests, or end your turn.</source>
        <translation>%1: Schicken Sie einen Gast auf einen Ball, servieren Sie Ihren Gästen oder beenden Sie den Zug.</translation>
    </message>
    <message>
        <source>%1: choose a destination for %2.</source>
        <translation>%1: Wählen Sie, wohin %2 geht.</translation>
    </message>
    <message>
        <source>%1: choose which dancer goes where.</source>
        <translation>%1: Wählen Sie, welcher Tänzer wohin geht.</translation>
    </message>
    <message>
        <source>%1: choose which of these dice you take, and how you use it.</source>
        <translation>%1: Wählen Sie, welchen dieser Würfel Sie nehmen und wie Sie ihn nutzen.</translation>
    </message>
    <message>
        <source>%1: you may flip %2 and use its effect, once per game.</source>
        <translation>%1: Sie dürfen %2 für die Wirkung umdrehen, einmal im Spiel.</translation>
    </message>
    <message>
        <source>%1: choose one more guest, at no cost, or do without.</source>
        <translation>%1: Wählen Sie kostenlos noch einen Gast, oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>%1: choose a dish or drink to give up.</source>
        <translation>%1: Wählen Sie eine Speise oder ein Getränk zum Abgeben.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>You have already taken a guest in this turn.</source>
        <translation>Sie haben in diesem Zug bereits einen Gast genommen.</translation>
    </message>
    <message>
        <source>A guest must be taken before the die.</source>
        <translation>Ein Gast muss vor dem Würfel genommen werden.</translation>
    </message>
    <message>
        <source>All the tables in your café are taken.</source>
        <translation>In Ihrem Kaffeehaus sind alle Tische besetzt.</translation>
    </message>
    <message>
        <source>Nobody is waiting at this place in the queue.</source>
        <translation>An diesem Platz der Warteschlange wartet niemand.</translation>
    </message>
    <message>
        <source>You have already taken a die in this turn.</source>
        <translation>Sie haben in diesem Zug bereits einen Würfel genommen.</translation>
    </message>
    <message>
        <source>You must take a die before your turn can end.</source>
        <translation>Bevor Ihr Zug enden kann, müssen Sie einen Würfel nehmen.</translation>
    </message>
    <message>
        <source>You may not take more cake than strudel.</source>
        <translation>Mehr Torten als Strudel dürfen Sie nicht nehmen.</translation>
    </message>
    <message>
        <source>You may not take more coffee than wine.</source>
        <translation>Mehr Kaffee als Wein dürfen Sie nicht nehmen.</translation>
    </message>
    <message>
        <source>There is no such room.</source>
        <translation>Ein solches Zimmer gibt es nicht.</translation>
    </message>
    <message>
        <source>This room has already been prepared.</source>
        <translation>Dieses Zimmer ist bereits vorbereitet.</translation>
    </message>
    <message>
        <source>A room must be next to, above or below one that is already there.</source>
        <translation>Ein Zimmer muss neben, über oder unter einem liegen, das schon da ist.</translation>
    </message>
    <message>
        <source>The first room must be the one at the bottom left.</source>
        <translation>Das erste Zimmer muss jenes links unten sein.</translation>
    </message>
    <message>
        <source>Rooms are prepared with action 3, or when a card says so.</source>
        <translation>Zimmer werden mit Aktion 3 vorbereitet, oder wenn eine Karte es sagt.</translation>
    </message>
    <message>
        <source>Staff cards are played with action 5, or when a card says so.</source>
        <translation>Personalkarten werden mit Aktion 5 ausgespielt, oder wenn eine Karte es sagt.</translation>
    </message>
    <message>
        <source>This room has not been prepared yet.</source>
        <translation>Dieses Zimmer ist noch nicht vorbereitet.</translation>
    </message>
    <message>
        <source>This room is already occupied.</source>
        <translation>Dieses Zimmer ist bereits belegt.</translation>
    </message>
    <message>
        <source>You have already claimed this objective.</source>
        <translation>Sie haben dieses Ziel bereits beansprucht.</translation>
    </message>
    <message>
        <source>All points of this objective have been claimed.</source>
        <translation>Alle Punkte dieses Ziels sind bereits vergeben.</translation>
    </message>
    <message>
        <source>You cannot do without this; you must choose.</source>
        <translation>Darauf können Sie nicht verzichten; Sie müssen wählen.</translation>
    </message>
    <message>
        <source>First choose a staff card to keep.</source>
        <translation>Wählen Sie bitte zuerst eine Personalkarte, die Sie behalten.</translation>
    </message>
    <message>
        <source>First choose the six staff cards you keep.</source>
        <translation>Wählen Sie bitte zuerst die sechs Personalkarten, die Sie behalten.</translation>
    </message>
    <message>
        <source>First choose your first guest.</source>
        <translation>Wählen Sie bitte zuerst Ihren ersten Gast.</translation>
    </message>
    <message>
        <source>That does not belong to your turn just now.</source>
        <translation>Das gehört im Augenblick nicht zu Ihrem Zug.</translation>
    </message>
    <message>
        <source>First choose which items you take.</source>
        <translation>Wählen Sie bitte zuerst, welche Speisen und Getränke Sie nehmen.</translation>
    </message>
    <message>
        <source>First put the items you received onto guests or into the kitchen.</source>
        <translation>Verteilen Sie bitte zuerst die erhaltenen Speisen und Getränke auf Gäste und Küche.</translation>
    </message>
    <message>
        <source>First finish preparing rooms.</source>
        <translation>Schließen Sie bitte zuerst das Vorbereiten der Zimmer ab.</translation>
    </message>
    <message>
        <source>First choose a vacant room to occupy.</source>
        <translation>Wählen Sie bitte zuerst ein freies Zimmer, das belegt wird.</translation>
    </message>
    <message>
        <source>First divide the strength between krones and steps.</source>
        <translation>Teilen Sie bitte zuerst die Stärke auf Kronen und Schritte auf.</translation>
    </message>
    <message>
        <source>First play a staff card, or do without.</source>
        <translation>Spielen Sie bitte zuerst eine Personalkarte aus oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>First choose among the staff cards you have drawn.</source>
        <translation>Wählen Sie bitte zuerst unter den gezogenen Personalkarten.</translation>
    </message>
    <message>
        <source>First put staff cards under the deck.</source>
        <translation>Legen Sie bitte zuerst Personalkarten unter den Stapel.</translation>
    </message>
    <message>
        <source>First choose the cards from your hand that you give back.</source>
        <translation>Wählen Sie bitte zuerst die Karten aus Ihrer Hand, die Sie zurückgeben.</translation>
    </message>
    <message>
        <source>A tile goes only onto a space of its own colour.</source>
        <translation>Ein Plättchen kommt nur auf ein Feld seiner eigenen Farbe.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Sie sind nicht am Zug.</translation>
    </message>
    <message>
        <source>This game is only being watched; nothing in it can be changed.</source>
        <translation>Bei diesem Spiel wird nur zugesehen; daran lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>First choose the guest whose order is filled.</source>
        <translation>Wählen Sie bitte zuerst den Gast, dessen Bestellung erfüllt wird.</translation>
    </message>
    <message>
        <source>First finish serving.</source>
        <translation>Schließen Sie bitte zuerst das Servieren ab.</translation>
    </message>
    <message>
        <source>First use the extra of your staff card, or do without.</source>
        <translation>Nutzen Sie bitte zuerst die Zugabe Ihrer Personalkarte oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>First choose the space whose action you carry out.</source>
        <translation>Wählen Sie bitte zuerst das Feld, dessen Aktion Sie ausführen.</translation>
    </message>
    <message>
        <source>First choose which penalty you suffer.</source>
        <translation>Wählen Sie bitte zuerst, welche Strafe Sie erleiden.</translation>
    </message>
    <message>
        <source>First choose the room that is removed.</source>
        <translation>Wählen Sie bitte zuerst das Zimmer, das entfernt wird.</translation>
    </message>
    <message>
        <source>First choose the staff card that leaves the game.</source>
        <translation>Wählen Sie bitte zuerst die Personalkarte, die aus dem Spiel kommt.</translation>
    </message>
    <message>
        <source>First choose which guest of the opponent gets the item.</source>
        <translation>Wählen Sie bitte zuerst, welchem Gast des Gegners Sie servieren.</translation>
    </message>
    <message>
        <source>This costs %1; you have %2.</source>
        <translation>Das kostet %1; Sie haben %2.</translation>
    </message>
    <message>
        <source>Boosting costs %1; you have %2.</source>
        <translation>Das Verstärken kostet %1; Sie haben %2.</translation>
    </message>
    <message>
        <source>The toll of this action space is %1; you have %2.</source>
        <translation>Die Maut für dieses Aktionsfeld beträgt %1; Sie haben %2.</translation>
    </message>
    <message>
        <source>A six stands for one of the actions 1 to 5.</source>
        <translation>Ein Sechser steht für eine der Aktionen 1 bis 5.</translation>
    </message>
    <message>
        <source>A die showing %1 cannot be used for action %2.</source>
        <translation>Ein Würfel mit der %1 lässt sich nicht für Aktion %2 verwenden.</translation>
    </message>
    <message>
        <source>Wrong colour of room for %1: %2.</source>
        <translation>Die Farbe des Zimmers passt nicht zu diesem Gast (%1): %2.</translation>
    </message>
    <message>
        <source>No die shows a %1.</source>
        <translation>Kein Würfel zeigt die %1.</translation>
    </message>
    <message>
        <source>You have not received this item: %1.</source>
        <translation>Das haben Sie nicht erhalten: %1.</translation>
    </message>
    <message>
        <source>This item is not in your kitchen: %1.</source>
        <translation>Das steht nicht in Ihrer Küche: %1.</translation>
    </message>
    <message>
        <source>This guest is not in your café.</source>
        <translation>Dieser Gast ist nicht in Ihrem Kaffeehaus.</translation>
    </message>
    <message>
        <source>Not on this guest’s order (%1): %2.</source>
        <translation>Das hat dieser Gast nicht bestellt (%1): %2.</translation>
    </message>
    <message>
        <source>This effect reaches only up to floor %1.</source>
        <translation>Diese Wirkung reicht nur bis Etage %1.</translation>
    </message>
    <message>
        <source>Order not complete yet: %1.</source>
        <translation>Die Bestellung ist noch nicht vollständig: %1.</translation>
    </message>
    <message>
        <source>%1 is not in your hand.</source>
        <translation>Diese Karte haben Sie nicht auf der Hand: %1.</translation>
    </message>
    <message>
        <source>%1 is not among the cards to choose from.</source>
        <translation>Diese Karte steht nicht zur Wahl: %1.</translation>
    </message>
    <message>
        <source>%1 is not among your staff in play.</source>
        <translation>Diese Karte haben Sie nicht ausgespielt: %1.</translation>
    </message>
    <message>
        <source>%1 has already been used this round.</source>
        <translation>Diese Karte wurde in diesem Durchgang bereits genutzt: %1.</translation>
    </message>
    <message>
        <source>You have not reached this objective yet: %1.</source>
        <translation>Dieses Ziel haben Sie noch nicht erreicht: %1.</translation>
    </message>
    <message>
        <source>A table is free, and you have not taken a guest.</source>
        <translation>Ein Tisch ist frei, und Sie haben keinen Gast genommen.</translation>
    </message>
    <message>
        <source>Order complete, ready to move in: %1.</source>
        <translation>Die Bestellung ist erfüllt, der Gast könnte einziehen: %1.</translation>
    </message>
    <message>
        <source>You could claim an objective: %1.</source>
        <translation>Sie könnten ein Ziel beanspruchen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Needs %n vacant room(s) side by side: %1.</source>
        <translation>
            <numerusform>Braucht %n&#xa0;freies Zimmer: %1.</numerusform>
            <numerusform>Braucht %n&#xa0;freie Zimmer nebeneinander: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take exactly %n item(s).</source>
        <translation>
            <numerusform>Sie nehmen genau %n Speise oder Getränk.</numerusform>
            <numerusform>Sie nehmen genau %n Speisen und Getränke.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already taken a die; end your turn instead.</source>
        <translation>Sie haben schon einen Würfel genommen; beenden Sie stattdessen Ihren Zug.</translation>
    </message>
    <message>
        <source>You have already started your turn, so you can no longer pass.</source>
        <translation>Sie haben Ihren Zug schon begonnen und können nicht mehr passen.</translation>
    </message>
    <message>
        <source>An extra turn cannot be passed; simply end it.</source>
        <translation>In einem zusätzlichen Zug wird nicht gepasst; beenden Sie ihn einfach.</translation>
    </message>
    <message>
        <source>After paying %1 for the guest you could not take a die, and you must take one.</source>
        <translation>Nach Zahlung von %1 für den Gast könnten Sie keinen Würfel nehmen; einen Würfel aber müssen Sie nehmen.</translation>
    </message>
    <message>
        <source>There is no die you can take; pass instead of ending your turn.</source>
        <translation>Es gibt keinen Würfel, den Sie nehmen können; passen Sie, statt den Zug zu beenden.</translation>
    </message>
    <message>
        <source>In an extra turn you take no die.</source>
        <translation>In einem zusätzlichen Zug nehmen Sie keinen Würfel.</translation>
    </message>
    <message>
        <source>You have already used an action space in this extra turn.</source>
        <translation>In diesem zusätzlichen Zug haben Sie bereits ein Aktionsfeld genutzt.</translation>
    </message>
    <message>
        <source>This action cannot be boosted.</source>
        <translation>Diese Aktion lässt sich nicht verstärken.</translation>
    </message>
    <message>
        <source>This action gives other items.</source>
        <translation>Diese Aktion gibt andere Speisen und Getränke.</translation>
    </message>
    <message>
        <source>Only an occupied room is removed; this one is vacant.</source>
        <translation>Entfernt wird nur ein belegtes Zimmer; dieses ist frei.</translation>
    </message>
    <message>
        <source>Only a vacant room is removed; this one is occupied.</source>
        <translation>Entfernt wird nur ein freies Zimmer; dieses ist belegt.</translation>
    </message>
    <message>
        <source>This comes before or after the whole reward, not in the middle of it.</source>
        <translation>Das kommt vor oder nach der ganzen Belohnung, nicht mittendrin.</translation>
    </message>
    <message>
        <source>This comes last, after everything else the guest brings.</source>
        <translation>Das kommt zuletzt, nach allem anderen, was der Gast bringt.</translation>
    </message>
    <message>
        <source>A guest goes from the queue to a table in your café, and from there into a room.</source>
        <translation>Ein Gast kommt aus der Warteschlange an einen Tisch Ihres Kaffeehauses und von dort in ein Zimmer.</translation>
    </message>
    <message>
        <source>An item goes onto a guest in your café or into your kitchen.</source>
        <translation>Speisen und Getränke kommen zu einem Gast Ihres Kaffeehauses oder in Ihre Küche.</translation>
    </message>
    <message>
        <source>A die goes where its action is done: kitchen, hotel, Emperor track or staff in play.</source>
        <translation>Ein Würfel kommt dorthin, wo seine Aktion geschieht: Küche, Hotel, Kaiserleiste oder ausgespieltes Personal.</translation>
    </message>
    <message>
        <source>A room tile goes onto a space of your hotel.</source>
        <translation>Ein Zimmerplättchen kommt auf ein Feld Ihres Hotels.</translation>
    </message>
    <message>
        <source>A staff card goes to your staff in play.</source>
        <translation>Eine Personalkarte kommt zu Ihrem ausgespielten Personal.</translation>
    </message>
    <message>
        <source>Let go of this over your hotel to choose it.</source>
        <translation>Lassen Sie dies über Ihrem Hotel los, um es zu wählen.</translation>
    </message>
    <message>
        <source>Boosting costs %1 on top of the %3 for the space; you have %2.</source>
        <translation>Das Verstärken kostet %1 zusätzlich zu %3 für das Feld; Sie haben %2.</translation>
    </message>
    <message>
        <source>The toll of this action space is %1 on top of the %3 for the six; you have %2.</source>
        <translation>Die Maut für dieses Aktionsfeld beträgt %1 zusätzlich zu %3 für den Sechser; Sie haben %2.</translation>
    </message>
    <message>
        <source>After taking a guest you must take a die, and there is none you can take.</source>
        <translation>Nach dem Gast müssten Sie einen Würfel nehmen, und es gibt keinen, den Sie nehmen können.</translation>
    </message>
    <message>
        <source>Order already complete: %1.</source>
        <translation>Die Bestellung ist schon vollständig: %1.</translation>
    </message>
    <message>
        <source>Krones and steps must add up to exactly %1.</source>
        <translation>Kronen und Schritte müssen zusammen genau %1 ergeben.</translation>
    </message>
    <message>
        <source>The highest floor comes first: choose a room on floor %1.</source>
        <translation>Die höchste Etage kommt zuerst: Wählen Sie ein Zimmer in Etage %1.</translation>
    </message>
    <message>
        <source>The second room comes from a lower floor: choose a room on floor %1.</source>
        <translation>Das zweite Zimmer liegt in einer tieferen Etage: Wählen Sie ein Zimmer in Etage %1.</translation>
    </message>
    <message>
        <source>%1 works automatically.</source>
        <translation>Diese Karte wirkt automatisch: %1.</translation>
    </message>
    <message>
        <source>You will be asked when %1 can be used.</source>
        <translation>Sie werden gefragt, sobald sich diese Karte nutzen lässt: %1.</translation>
    </message>
    <message>
        <source>This belongs to somebody else.</source>
        <translation>Das gehört jemand anderem.</translation>
    </message>
    <message>
        <source>%1 worked once, when it was played.</source>
        <translation>Diese Karte hat einmalig beim Ausspielen gewirkt: %1.</translation>
    </message>
    <message>
        <source>%1 counts only at the end of the game.</source>
        <translation>Diese Karte zählt erst bei der Schlusswertung: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You keep exactly %n staff card(s).</source>
        <translation>
            <numerusform>Sie behalten genau %n Personalkarte.</numerusform>
            <numerusform>Sie behalten genau %n Personalkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First decide whether to pay to avoid the Emperor’s penalty.</source>
        <translation>Entscheiden Sie bitte zuerst, ob Sie sich von der Strafe des Kaisers freikaufen.</translation>
    </message>
    <message>
        <source>You have already exchanged items in this round.</source>
        <translation>In diesem Durchgang haben Sie bereits Speisen oder Getränke getauscht.</translation>
    </message>
    <message>
        <source>You give up to four dishes and drinks from your kitchen, but not of every kind.</source>
        <translation>Sie geben bis zu vier Speisen und Getränke Ihrer Küche ab, aber nicht von jeder Art.</translation>
    </message>
    <message>
        <source>What you get must be dishes and drinks of other kinds than those you give.</source>
        <translation>Sie bekommen nur Speisen und Getränke anderer Art als die abgegebenen.</translation>
    </message>
    <message>
        <source>This entrance is not offered.</source>
        <translation>Dieser Hoteleingang steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>The entrance of your hotel does not allow this.</source>
        <translation>Ihr Hoteleingang erlaubt das nicht.</translation>
    </message>
    <message>
        <source>A die is moved only to the space beside its own; 1 and 6 are not beside each other.</source>
        <translation>Ein Würfel kommt nur auf das Feld neben seinem eigenen; 1 und 6 liegen nicht nebeneinander.</translation>
    </message>
    <message>
        <source>This tile is not among those you have left.</source>
        <translation>Dieses Plättchen haben Sie nicht mehr.</translation>
    </message>
    <message>
        <source>You have already used one of your tiles in this turn.</source>
        <translation>In diesem Zug haben Sie bereits eines Ihrer Plättchen genutzt.</translation>
    </message>
    <message>
        <source>This token is not among those you have left.</source>
        <translation>Diesen Marker haben Sie nicht mehr.</translation>
    </message>
    <message>
        <source>No die of this colour shows a %1.</source>
        <translation>Kein Würfel dieser Farbe zeigt eine %1.</translation>
    </message>
    <message>
        <source>At least %1 must be bid for this entrance.</source>
        <translation>Für diesen Hoteleingang müssen Sie mindestens %1 bieten.</translation>
    </message>
    <message>
        <source>You have moved a die to space %1; now you use that space.</source>
        <translation>Sie haben einen Würfel auf Feld %1 gelegt; nun nutzen Sie dieses Feld.</translation>
    </message>
    <message>
        <source>This celebrity is not with you: %1.</source>
        <translation>Diese Berühmtheit ist nicht bei Ihnen: %1.</translation>
    </message>
    <message>
        <source>You may not take more champagne than cake or coffee.</source>
        <translation>Sie dürfen nicht mehr Champagner nehmen als Torte oder Kaffee.</translation>
    </message>
    <message>
        <source>All your dancers have been sent.</source>
        <translation>Alle Ihre Tänzer sind bereits entsandt.</translation>
    </message>
    <message>
        <source>All spaces of this row are taken.</source>
        <translation>Alle Felder dieser Reihe sind besetzt.</translation>
    </message>
    <message>
        <source>This ballroom has already been scored.</source>
        <translation>Dieser Ballsaal wurde bereits gewertet.</translation>
    </message>
    <message>
        <source>None of the dancers you can give up is there.</source>
        <translation>Dort steht kein Tänzer von Ihnen, den Sie abgeben können.</translation>
    </message>
    <message>
        <source>This rehearsal room is not among those left.</source>
        <translation>Dieser Proberaum ist nicht mehr zu haben.</translation>
    </message>
    <message>
        <source>The second dancer goes to the same space, from an area that still has one.</source>
        <translation>Der zweite Tänzer kommt auf dasselbe Feld, aus einem Probebereich, in dem noch einer steht.</translation>
    </message>
    <message>
        <source>Your kitchen does not have what this costs.</source>
        <translation>In Ihrer Küche fehlt, was dies kostet.</translation>
    </message>
    <message>
        <source>It would have no effect just now.</source>
        <translation>Von dieser Wirkung ist gerade nichts zu haben.</translation>
    </message>
    <message>
        <source>That is not what has to be given.</source>
        <translation>Das ist nicht das, was abzugeben ist.</translation>
    </message>
    <message>
        <source>First choose what you pay with.</source>
        <translation>Wählen Sie bitte zuerst, womit Sie bezahlen.</translation>
    </message>
    <message>
        <source>Cannot go to a ball: %1.</source>
        <translation>Dieser Gast geht auf keinen Ball: %1.</translation>
    </message>
    <message>
        <source>%1 has already been used in this round.</source>
        <translation>Dieser Gast wurde in diesem Durchgang bereits genutzt: %1.</translation>
    </message>
    <message>
        <source>No dancer is left in area %1 of your rehearsal room.</source>
        <translation>In Probebereich %1 Ihres Proberaums steht kein Tänzer mehr.</translation>
    </message>
    <message>
        <source>This space costs %1; you have %2.</source>
        <translation>Dieses Feld kostet %1; Sie haben %2.</translation>
    </message>
    <message>
        <source>%1 has already been flipped.</source>
        <translation>Diese Karte ist bereits umgedreht: %1.</translation>
    </message>
    <message>
        <source>What %1 waits for has not happened in this action.</source>
        <translation>Worauf diese Karte wartet, ist in dieser Aktion nicht geschehen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your marker on the Emperor track cannot go back %n step(s).</source>
        <translation>
            <numerusform>Ihr Spielstein kann auf der Kaiserleiste nicht um %n Schritt zurückgehen.</numerusform>
            <numerusform>Ihr Spielstein kann auf der Kaiserleiste nicht um %n Schritte zurückgehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose your rehearsal room.</source>
        <translation>Wählen Sie bitte zuerst Ihren Proberaum.</translation>
    </message>
    <message>
        <source>First send the dancer, or do without.</source>
        <translation>Entsenden Sie bitte zuerst den Tänzer, oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>First choose a dancer to give up.</source>
        <translation>Wählen Sie bitte zuerst einen Tänzer, den Sie abgeben.</translation>
    </message>
    <message>
        <source>First decide whether you send a dancer now.</source>
        <translation>Entscheiden Sie bitte zuerst, ob Sie jetzt einen Tänzer entsenden.</translation>
    </message>
    <message>
        <source>First decide whether to flip a staff card.</source>
        <translation>Entscheiden Sie bitte zuerst, ob Sie eine Personalkarte umdrehen.</translation>
    </message>
    <message>
        <source>First send the second dancer, or do without.</source>
        <translation>Entsenden Sie bitte zuerst den zweiten Tänzer, oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>First say what you exchange.</source>
        <translation>Sagen Sie bitte zuerst, was Sie tauschen.</translation>
    </message>
    <message>
        <source>First bid for an entrance.</source>
        <translation>Bieten Sie bitte zuerst auf einen Hoteleingang.</translation>
    </message>
    <message>
        <source>First choose the entrance of your hotel.</source>
        <translation>Wählen Sie bitte zuerst Ihren Hoteleingang.</translation>
    </message>
    <message>
        <source>First take a second guest, or do without.</source>
        <translation>Nehmen Sie bitte zuerst einen zweiten Gast, oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>First choose a token.</source>
        <translation>Wählen Sie bitte zuerst einen Marker.</translation>
    </message>
    <message>
        <source>First use the space to which you have moved the die.</source>
        <translation>Nutzen Sie bitte zuerst das Feld, auf das Sie den Würfel gelegt haben.</translation>
    </message>
    <message>
        <source>A dancer goes to a free space of a ballroom, or to the balcony.</source>
        <translation>Ein Tänzer kommt auf ein freies Feld eines Ballsaals oder auf den Balkon.</translation>
    </message>
    <message>
        <source>You take a token when all rooms of a column or of a floor are occupied.</source>
        <translation>Einen Marker nehmen Sie, wenn alle Zimmer einer Spalte oder Etage belegt sind.</translation>
    </message>
    <message>
        <source>Krones are bid on an entrance.</source>
        <translation>Kronen werden auf einen Eingang geboten.</translation>
    </message>
    <message>
        <source>An entrance goes to the front of your hotel.</source>
        <translation>Ein Eingang kommt an die Front Ihres Hotels.</translation>
    </message>
    <message>
        <source>This goes into your hotel, or to what it speaks of: Emperor track, objectives, kitchen.</source>
        <translation>Das gehört in Ihr Hotel oder dorthin, wo es wirkt: Kaiserleiste, Ziele, Küche.</translation>
    </message>
    <message>
        <source>First collect or decline what waits for you.</source>
        <translation>Nehmen Sie bitte zuerst an, was auf Sie wartet, oder lehnen Sie es ab.</translation>
    </message>
    <message>
        <source>First take a guest from the queue, or do without.</source>
        <translation>Nehmen Sie bitte zuerst einen Gast aus der Warteschlange oder verzichten Sie darauf.</translation>
    </message>
    <message>
        <source>Goes to a ball, never into a room: %1.</source>
        <translation>Geht auf einen Ball, nie in ein Zimmer: %1.</translation>
    </message>
    <message>
        <source>Stays at the table and orders nothing: %1.</source>
        <translation>Bleibt am Tisch und bestellt nichts: %1.</translation>
    </message>
    <message>
        <source>Takes no room above floor %2: %1.</source>
        <translation>Nimmt kein Zimmer über Etage&#xa0;%2: %1.</translation>
    </message>
    <message>
        <source>First choose a dish or drink to give up.</source>
        <translation>Wählen Sie bitte zuerst eine Speise oder ein Getränk zum Abgeben.</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Diese Seite drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print everything…</source>
        <translation>Alles drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print the player aid…</source>
        <translation>Spielhilfe drucken&#xa0;…</translation>
    </message>
    <message>
        <source>This page as PDF…</source>
        <translation>Diese Seite als PDF&#xa0;…</translation>
    </message>
    <message>
        <source>Everything as PDF…</source>
        <translation>Alles als PDF&#xa0;…</translation>
    </message>
    <message>
        <source>Player aid as PDF…</source>
        <translation>Spielhilfe als PDF&#xa0;…</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Eine Sprache</translation>
    </message>
    <message>
        <source>A second language beside the first</source>
        <translation>Eine zweite Sprache neben der ersten</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The branches under which the contents gather their chapters and galleries.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Cards and boards</source>
        <translation>Karten und Pläne</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Emperor tile</source>
        <translation>Kaiserplättchen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <translation>%1 · %2: %3</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 – Rules and cards</source>
        <translation>%1 – Regeln und Karten</translation>
    </message>
    <message>
        <source>In this game: %1</source>
        <translation>In diesem Spiel: %1</translation>
    </message>
    <message>
        <source>player-aid</source>
        <translation>spielhilfe</translation>
    </message>
    <message>
        <source>rules-and-cards</source>
        <translation>regeln-und-karten</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>%1 kann nicht geschrieben werden. %2</translation>
    </message>
    <message>
        <source>Solo game</source>
        <translation>Solospiel</translation>
    </message>
    <message>
        <source>Search in all languages</source>
        <translation>In allen Sprachen suchen</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Ballsaal</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Proberaum</translation>
    </message>
    <message>
        <source>Celebrity</source>
        <translation>Berühmtheit</translation>
    </message>
    <message>
        <source>Hotel entrance</source>
        <translation>Hoteleingang</translation>
    </message>
    <message>
        <source>Rules of the expansion</source>
        <translation>Regeln der Erweiterung</translation>
    </message>
</context>
<context>
    <name>rehearsal</name>
    <message>
        <source>Treasury</source>
        <translation>Schatzkammer</translation>
    </message>
    <message>
        <source>Antechamber</source>
        <translation>Vorzimmer</translation>
    </message>
    <message>
        <source>Champagne Cellar</source>
        <translation>Champagnerkeller</translation>
    </message>
    <message>
        <source>Hall of Mirrors</source>
        <translation>Spiegelsaal</translation>
    </message>
    <message>
        <source>Pantry</source>
        <translation>Vorratskammer</translation>
    </message>
    <message>
        <source>Its room bonus has been received: %1.</source>
        <translation>Der Raumbonus wurde schon vergeben: %1.</translation>
    </message>
    <message>
        <source>Room bonus when its last dancer leaves: %1.</source>
        <translation>Raumbonus, wenn der letzte Tänzer geht: %1.</translation>
    </message>
    <message>
        <source>rehearsal room to choose: %1</source>
        <translation>Proberaum zur Auswahl: %1</translation>
    </message>
    <message>
        <source>rehearsal room %1: %2</source>
        <translation>Proberaum %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>rehearsal area %1: %n of %2 dancers left</source>
        <translation>
            <numerusform>Probebereich %1: noch %n von %2 Tänzern</numerusform>
            <numerusform>Probebereich %1: noch %n von %2 Tänzern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Welcome to the house</source>
        <translation>Willkommen im Haus</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Der Spielaufbau</translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <translation>Durchgänge und Züge</translation>
    </message>
    <message>
        <source>Dice and actions</source>
        <translation>Würfel und Aktionen</translation>
    </message>
    <message>
        <source>Serving, moving in, objectives</source>
        <translation>Servieren, Einziehen, Ziele</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <translation>Der Kaiser</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Solo against Leopold</source>
        <translation>Allein gegen Leopold</translation>
    </message>
    <message>
        <source>Deluxe and Classic</source>
        <translation>Deluxe und Classic</translation>
    </message>
    <message>
        <source>Questions: turns, dice, guests</source>
        <translation>Fragen: Züge, Würfel, Gäste</translation>
    </message>
    <message>
        <source>Questions: items, rooms, staff</source>
        <translation>Fragen: Speisen, Zimmer, Personal</translation>
    </message>
    <message>
        <source>Questions: Emperor, end, solo</source>
        <translation>Fragen: Kaiser, Spielende, solo</translation>
    </message>
    <message>
        <source>Symbols and words</source>
        <translation>Symbole und Wörter</translation>
    </message>
    <message>
        <source>Taking a guest</source>
        <translation>Einen Gast nehmen</translation>
    </message>
    <message>
        <source>Once on your turn, **before** you take a die, you may take one guest from the queue and seat the guest at a **free table** in your café. You pay the cost below the guest’s place in the queue.</source>
        <translation>Einmal in Ihrem Zug, und zwar **bevor** Sie einen Würfel nehmen, dürfen Sie einen Gast aus der Warteschlange an einen **freien Tisch** Ihres Kaffeehauses bitten. Sie zahlen, was unter seinem Platz steht.</translation>
    </message>
    <message>
        <source>Your café has three tables. If all of them are taken, you must first move a guest into a room, which you may do right before taking the new one.</source>
        <translation>Ihr Kaffeehaus hat drei Tische. Sind alle besetzt, muss zuerst ein Gast in ein Zimmer einziehen; das dürfen Sie tun, ehe Sie den neuen nehmen.</translation>
    </message>
    <message>
        <source>A guest stays at the table until the order is complete and the guest has moved into a room. There is no other way to get rid of a guest.</source>
        <translation>Ein Gast bleibt am Tisch, bis seine Bestellung erfüllt und er in ein Zimmer eingezogen ist. Anders werden Sie ihn nicht los.</translation>
    </message>
    <message>
        <source>With [[staff:25]] guests from the queue cost you nothing.</source>
        <translation>Der [[staff:25]] macht Gäste aus der Warteschlange für Sie kostenlos.</translation>
    </message>
    <message>
        <source>You may take a guest only if afterwards you can still take a die; see [[rule:no-die]].</source>
        <translation>Einen Gast dürfen Sie nur nehmen, wenn Sie danach noch einen Würfel nehmen können; siehe [[rule:no-die]].</translation>
    </message>
    <message>
        <source>The queue</source>
        <translation>Die Warteschlange</translation>
    </message>
    <message>
        <source>The places in the queue cost 3, 2, 1, 0 and 0 krones, from left to right.</source>
        <translation>Die Plätze der Warteschlange kosten von links nach rechts 3, 2, 1, 0 und 0 Kronen.</translation>
    </message>
    <message>
        <source>Whenever a guest leaves the queue, for whatever reason, the others slide to the right **at once** and a new guest enters on the left.</source>
        <translation>Sobald ein Gast die Warteschlange verlässt, aus welchem Grund auch immer, rücken die anderen **sofort** nach rechts, und links kommt ein neuer Gast dazu.</translation>
    </message>
    <message>
        <source>When the deck is empty, the discards are shuffled to form a new one. If there are none, the place stays empty.</source>
        <translation>Ist der Stapel leer, wird er aus dem gemischten Ablagestapel neu gebildet. Gibt es auch diesen nicht, bleibt der Platz leer.</translation>
    </message>
    <message>
        <source>Guests at no cost</source>
        <translation>Kostenlose Gäste</translation>
    </message>
    <message>
        <source>Some guests let you take another guest from the queue at no cost. This is in addition to the one guest of your turn, and possible whenever the reward comes, even after the die.</source>
        <translation>Manche Gäste erlauben Ihnen, kostenlos einen weiteren Gast aus der Warteschlange zu nehmen. Dieser kommt zu dem einen Gast Ihres Zuges hinzu, und zwar wann immer die Belohnung anfällt, also auch nach dem Würfel.</translation>
    </message>
    <message>
        <source>A free guest still needs a free table. The guest who brings the reward has already left the café, which frees one.</source>
        <translation>Auch ein kostenloser Gast braucht einen freien Tisch. Wer die Belohnung bringt, hat das Kaffeehaus schon verlassen und so einen Tisch frei gemacht.</translation>
    </message>
    <message>
        <source>With [[guest:87]] the queue is refilled between the two guests.</source>
        <translation>Beim [[guest:87]] wird die Warteschlange zwischen den beiden Gästen aufgefüllt.</translation>
    </message>
    <message>
        <source>The die and its strength</source>
        <translation>Der Würfel und seine Stärke</translation>
    </message>
    <message>
        <source>Choose an action space with at least one die. The **strength** of the action is the number of dice on the space **before** you take yours, plus 1 if you boost, plus what your staff adds.</source>
        <translation>Wählen Sie ein Aktionsfeld, auf dem mindestens ein Würfel liegt. Die **Stärke** der Aktion ist die Zahl der Würfel auf dem Feld, **bevor** Sie Ihren nehmen, plus 1, falls Sie verstärken, plus das, was Ihr Personal beiträgt.</translation>
    </message>
    <message>
        <source>Then you take one die off the space, place it on your lowest uncovered number and carry out the action.</source>
        <translation>Dann nehmen Sie einen Würfel vom Feld, legen ihn auf Ihre niedrigste noch offene Nummer und führen die Aktion aus.</translation>
    </message>
    <message>
        <source>You may take a die even if its action gives you nothing.</source>
        <translation>Sie dürfen einen Würfel auch dann nehmen, wenn seine Aktion Ihnen nichts bringt.</translation>
    </message>
    <message>
        <source>Boosting</source>
        <translation>Verstärken</translation>
    </message>
    <message>
        <source>When you take your die you may pay **exactly 1 krone** to add 1 to the strength. You decide this as you take the die, at most once per turn.</source>
        <translation>Wenn Sie Ihren Würfel nehmen, dürfen Sie **genau 1 Krone** zahlen und so die Stärke um 1 erhöhen. Das entscheiden Sie, wenn Sie den Würfel nehmen, höchstens einmal pro Zug.</translation>
    </message>
    <message>
        <source>A boost needs a die on the space: you can never boost an empty one.</source>
        <translation>Verstärken setzt einen Würfel auf dem Feld voraus: Ein leeres Feld lässt sich nicht verstärken.</translation>
    </message>
    <message>
        <source>Action 1: dishes</source>
        <translation>Aktion 1: Speisen</translation>
    </message>
    <message>
        <source>Take strudel and cake from the supply, **exactly** as many in total as the strength, and **no more cake than strudel**.</source>
        <translation>Nehmen Sie Strudel und Torten aus dem Vorrat, zusammen **genau** so viele, wie die Stärke beträgt, und **nicht mehr Torten als Strudel**.</translation>
    </message>
    <message>
        <source>With strength 3 that means 3 strudel, or 2 strudel and 1 cake.</source>
        <translation>Bei Stärke 3 sind das 3 Strudel oder 2 Strudel und 1 Torte.</translation>
    </message>
    <message>
        <source>Action 2: drinks</source>
        <translation>Aktion 2: Getränke</translation>
    </message>
    <message>
        <source>Take wine and coffee from the supply, **exactly** as many in total as the strength, and **no more coffee than wine**.</source>
        <translation>Nehmen Sie Wein und Kaffee aus dem Vorrat, zusammen **genau** so viel, wie die Stärke beträgt, und **nicht mehr Kaffee als Wein**.</translation>
    </message>
    <message>
        <source>With strength 5 that means 5 wine, or 4 wine and 1 coffee, or 3 wine and 2 coffee.</source>
        <translation>Bei Stärke 5 sind das 5 Wein oder 4 Wein und 1 Kaffee oder 3 Wein und 2 Kaffee.</translation>
    </message>
    <message>
        <source>Action 3: preparing rooms</source>
        <translation>Aktion 3: Zimmer vorbereiten</translation>
    </message>
    <message>
        <source>Prepare **up to** as many rooms as the strength, one after the other.</source>
        <translation>Bereiten Sie nacheinander **höchstens** so viele Zimmer vor, wie die Stärke beträgt.</translation>
    </message>
    <message>
        <source>- Each room goes **orthogonally next to** a tile already in your hotel. If no tile is left, the next room is the bottom left one.</source>
        <translation>- Das Zimmer liegt **waagrecht oder senkrecht neben** einem Plättchen Ihres Hotels. Ist keines mehr da, kommt als Nächstes das Zimmer links unten.</translation>
    </message>
    <message>
        <source>- Its colour is the one printed on the space; you cannot choose another.</source>
        <translation>- Seine Farbe ist die auf dem Feld aufgedruckte; eine andere können Sie nicht wählen.</translation>
    </message>
    <message>
        <source>- You pay the cost of its floor: 0, 1, 2 or 3 krones, from bottom to top.</source>
        <translation>- Sie zahlen die Kosten der Etage: von unten nach oben 0, 1, 2 oder 3 Kronen.</translation>
    </message>
    <message>
        <source>The tile is laid vacant side up. The five spaces at the top right give their VP at once.</source>
        <translation>Das Plättchen liegt mit der freien Seite nach oben. Die fünf Felder rechts oben bringen ihre SP sofort.</translation>
    </message>
    <message>
        <source>The same rules apply when a guest, a staff card or the Emperor lets you prepare a room; only the cost may differ. You then prepare the number of rooms stated there, whatever the dice show.</source>
        <translation>Dieselben Regeln gelten, wenn ein Gast, eine Personalkarte oder der Kaiser Sie ein Zimmer vorbereiten lässt; nur die Kosten können andere sein. Sie bereiten dann so viele vor, wie dort steht, was immer die Würfel zeigen.</translation>
    </message>
    <message>
        <source>[[staff:9]], [[staff:10]] and [[staff:11]] make rooms of their colour free, whatever action or effect prepares them.</source>
        <translation>[[staff:9]], [[staff:10]] und [[staff:11]] machen Zimmer ihrer Farbe kostenlos, durch welche Aktion oder Wirkung auch immer sie vorbereitet werden.</translation>
    </message>
    <message>
        <source>Action 4: krones and the Emperor</source>
        <translation>Aktion 4: Kronen und der Kaiser</translation>
    </message>
    <message>
        <source>Split the strength as you please between **krones** and **steps on the Emperor track**. All of one and none of the other is fine.</source>
        <translation>Teilen Sie die Stärke nach Belieben auf **Kronen** und **Schritte auf der Kaiserleiste** auf. Auch alles für das eine und nichts für das andere ist recht.</translation>
    </message>
    <message>
        <source>Krones stop at 20; the rest is lost. Each step beyond space 13 of the track is worth 1 VP instead.</source>
        <translation>Bei 20 Kronen ist Schluss; der Rest verfällt. Jeder Schritt über Feld 13 der Leiste hinaus bringt stattdessen 1 SP.</translation>
    </message>
    <message>
        <source>With [[staff:15]] on a die showing 4, each point of strength gives you 1 krone **and** 1 step.</source>
        <translation>Mit dem [[staff:15]] bringt bei einem Würfel mit der 4 jeder Punkt Stärke 1 Krone **und** 1 Schritt.</translation>
    </message>
    <message>
        <source>Action 5: playing a staff card</source>
        <translation>Aktion 5: eine Personalkarte ausspielen</translation>
    </message>
    <message>
        <source>Play **at most one** staff card from your hand. Its cost is lowered by the strength, but never below 0. You need not play any.</source>
        <translation>Spielen Sie **höchstens eine** Personalkarte aus Ihrer Hand aus. Deren Kosten sinken um die Stärke, aber nie unter 0. Sie müssen aber keine ausspielen.</translation>
    </message>
    <message>
        <source>The card goes face up into your display. You do not draw a new one in its place.</source>
        <translation>Die Karte kommt offen in Ihre Personalauslage. Ersatz ziehen Sie keinen.</translation>
    </message>
    <message>
        <source>When a guest, a staff card or an Emperor tile lets you play a staff card, the dice do not matter: the discount stated there applies.</source>
        <translation>Lässt ein Gast, eine Personalkarte oder ein Kaiserplättchen Sie Personal ausspielen, so spielen die Würfel keine Rolle: Es gilt der dort genannte Rabatt.</translation>
    </message>
    <message>
        <source>Action 6: the wild die</source>
        <translation>Aktion 6: der freie Würfel</translation>
    </message>
    <message>
        <source>Pay 1 krone and carry out any of the actions 1 to 5, with the strength of **space 6**. The dice on the space of the chosen action do not matter; there need not even be any.</source>
        <translation>Zahlen Sie 1 Krone und führen Sie eine beliebige der Aktionen 1 bis 5 aus, mit der Stärke von **Feld 6**. Die Würfel auf dem Feld der gewählten Aktion zählen nicht; es muss dort auch keiner liegen.</translation>
    </message>
    <message>
        <source>A boost costs 1 more krone. If you cannot pay the krone for the six, you cannot take it.</source>
        <translation>Verstärken kostet 1 weitere Krone. Können Sie die Krone für den Sechser nicht zahlen, können Sie ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>For every staff card it remains a **die showing 6**. It does not trigger cards that ask for a 1, 2, 3, 4 or 5.</source>
        <translation>Der Würfel bleibt für jede Personalkarte ein **Würfel mit der 6**. Karten, die eine 1, 2, 3, 4 oder 5 verlangen, sprechen auf ihn nicht an.</translation>
    </message>
    <message>
        <source>With [[staff:17]] a six costs nothing and has 1 more strength.</source>
        <translation>Mit der [[staff:17]] kostet der Sechser nichts und hat 1 Stärke mehr.</translation>
    </message>
    <message>
        <source>Receiving items</source>
        <translation>Speisen und Getränke erhalten</translation>
    </message>
    <message>
        <source>Items you receive, by whatever means, go **free of charge** onto guests in your café who ordered them, or into your kitchen. You decide item by item, as you receive them.</source>
        <translation>Was Sie an Speisen und Getränken erhalten, woher auch immer, kommt **kostenlos** zu Gästen in Ihrem Kaffeehaus, die es bestellt haben, oder in Ihre Küche. Das entscheiden Sie beim Erhalten, Stück für Stück.</translation>
    </message>
    <message>
        <source>Once items are in the kitchen, it takes a krone to serve them.</source>
        <translation>Was in die Küche gekommen ist, braucht später eine Krone, um serviert zu werden.</translation>
    </message>
    <message>
        <source>An item on a guest never leaves that guest again, unless the Emperor takes it away.</source>
        <translation>Was einmal bei einem Gast steht, verlässt ihn nicht mehr, es sei denn, der Kaiser nimmt es weg.</translation>
    </message>
    <message>
        <source>Rooms from rewards</source>
        <translation>Zimmer aus Belohnungen</translation>
    </message>
    <message>
        <source>A reward may let you **prepare** a room at the normal cost, at a discount or at no cost. Or it may let you **occupy** a room: turn a vacant room of any colour to its occupied side.</source>
        <translation>Eine Belohnung kann Sie ein Zimmer zu den üblichen Kosten, mit Rabatt oder kostenlos **vorbereiten** lassen. Sie kann Sie auch ein Zimmer **belegen** lassen: Sie drehen dann ein freies Zimmer beliebiger Farbe auf die belegte Seite.</translation>
    </message>
    <message>
        <source>Where two rooms are stated, as with [[guest:57]], [[guest:61]] and [[guest:88]], each is prepared on its own; you may stop after the first. The discount of [[guest:61]] is for one room of your choice.</source>
        <translation>Wo zwei Zimmer genannt sind, wie bei [[guest:57]], [[guest:61]] und [[guest:88]], wird jedes für sich vorbereitet; nach dem ersten dürfen Sie aufhören. Der Rabatt beim [[guest:61]] gilt für jenes Zimmer, das Sie bestimmen.</translation>
    </message>
    <message>
        <source>A room occupied by a reward counts like any other: for its group, for objectives and at the end.</source>
        <translation>Ein durch eine Belohnung belegtes Zimmer zählt wie jedes andere: für seinen Bereich, für Ziele und in der Schlusswertung.</translation>
    </message>
    <message>
        <source>Additional actions</source>
        <translation>Zusatzaktionen</translation>
    </message>
    <message>
        <source>On your own turn you may do any of the following, in any order and as often as you like:</source>
        <translation>In Ihrem eigenen Zug dürfen Sie Folgendes tun, in beliebiger Reihenfolge und so oft Sie möchten:</translation>
    </message>
    <message>
        <source>- **serve** items from your kitchen,</source>
        <translation>- aus Ihrer Küche **servieren**,</translation>
    </message>
    <message>
        <source>- **move a guest** whose order is complete into a room,</source>
        <translation>- einen **Gast einziehen lassen**, dessen Bestellung erfüllt ist,</translation>
    </message>
    <message>
        <source>- **claim an objective** you have met,</source>
        <translation>- ein erreichtes **Ziel beanspruchen**,</translation>
    </message>
    <message>
        <source>- **use a staff card** that works once per round.</source>
        <translation>- eine **Personalkarte nutzen**, die einmal pro Durchgang wirkt.</translation>
    </message>
    <message>
        <source>They may come before, between and after taking a guest and taking a die, but never in the middle of another action. You may use them even if there is no die you can take; see [[rule:no-die]].</source>
        <translation>Diese dürfen vor, zwischen und nach Gast und Würfel kommen, aber nie mitten in einer anderen Aktion. Nutzen dürfen Sie sie auch, wenn Sie keinen Würfel nehmen können; siehe [[rule:no-die]].</translation>
    </message>
    <message>
        <source>There are no additional actions on another player’s turn or during an Emperor scoring.</source>
        <translation>Im Zug eines anderen und während einer Kaiserwertung gibt es keine Zusatzaktionen.</translation>
    </message>
    <message>
        <source>Serving from the kitchen</source>
        <translation>Aus der Küche servieren</translation>
    </message>
    <message>
        <source>Pay 1 krone and move **up to 3 items** from your kitchen onto one or more guests in your café who ordered them.</source>
        <translation>Zahlen Sie 1 Krone und bringen Sie **bis zu 3 Speisen und Getränke** aus Ihrer Küche zu einem oder mehreren Gästen in Ihrem Kaffeehaus, die sie bestellt haben.</translation>
    </message>
    <message>
        <source>You may serve several times in a turn; each time costs a krone.</source>
        <translation>In einem Zug dürfen Sie mehrmals servieren; jedes Mal kostet es eine Krone.</translation>
    </message>
    <message>
        <source>With [[staff:24]] every serving is free, for any number of items.</source>
        <translation>Mit dem [[staff:24]] ist jedes Servieren kostenlos, wie viele Speisen und Getränke es auch sind.</translation>
    </message>
    <message>
        <source>Moving a guest into a room</source>
        <translation>Einen Gast einziehen lassen</translation>
    </message>
    <message>
        <source>You need a guest whose **order is complete** and a **vacant room of the guest’s colour**. Green guests move into a room of any colour.</source>
        <translation>Sie brauchen einen Gast, dessen **Bestellung erfüllt** ist, und ein **freies Zimmer in seiner Farbe**. Grüne Gäste ziehen in ein Zimmer beliebiger Farbe ein.</translation>
    </message>
    <message>
        <source>- The card leaves the café and frees the table. The items go back to the supply, and the room is turned to occupied.</source>
        <translation>- Die Karte verlässt das Kaffeehaus und macht den Tisch frei. Speisen und Getränke kommen in den Vorrat zurück, das Zimmer wird auf die belegte Seite gedreht.</translation>
    </message>
    <message>
        <source>- You score the VP on the card.</source>
        <translation>- Sie erhalten die SP der Karte.</translation>
    </message>
    <message>
        <source>- You take the reward, whatever your staff adds, and the occupancy bonus if the group is now full.</source>
        <translation>- Sie nehmen die Belohnung, was Ihr Personal dafür bringt, und den Belegungsbonus, falls der Bereich jetzt voll ist.</translation>
    </message>
    <message>
        <source>You choose whether the occupancy bonus comes **before or after** the reward, and in which order you take the parts of a reward. You may decline any part.</source>
        <translation>Sie wählen, ob der Belegungsbonus **vor oder nach** der Belohnung kommt und in welcher Reihenfolge Sie die Teile einer Belohnung nehmen. Auf jeden Teil dürfen Sie verzichten.</translation>
    </message>
    <message>
        <source>No one has to move in at once: a guest with a complete order may wait at the table as long as you like.</source>
        <translation>Niemand muss sofort einziehen: Ein Gast mit erfüllter Bestellung darf am Tisch warten, solange es Ihnen beliebt.</translation>
    </message>
    <message>
        <source>The occupancy bonus</source>
        <translation>Der Belegungsbonus</translation>
    </message>
    <message>
        <source>When all the rooms of a group are occupied you get a bonus at once. Its kind depends on the colour, its value on the size of the group.</source>
        <translation>Sind alle Zimmer eines Bereichs belegt, erhalten Sie sofort einen Bonus. Seine Art richtet sich nach der Farbe, sein Wert nach der Größe des Bereichs.</translation>
    </message>
    <message>
        <source>| Rooms in the group | 1 | 2 | 3 | 4 |</source>
        <translation>| Zimmer im Bereich | 1 | 2 | 3 | 4 |</translation>
    </message>
    <message>
        <source>| Blue: VP | 2 | 5 | 9 | 15 |</source>
        <translation>| Blau: SP | 2 | 5 | 9 | 15 |</translation>
    </message>
    <message>
        <source>| Red: krones | 1 | 3 | 6 | 10 |</source>
        <translation>| Rot: Kronen | 1 | 3 | 6 | 10 |</translation>
    </message>
    <message>
        <source>| Yellow: Emperor steps | 1 | 3 | 6 | 10 |</source>
        <translation>| Gelb: Kaiserschritte | 1 | 3 | 6 | 10 |</translation>
    </message>
    <message>
        <source>It does not matter how the last room came to be occupied: by a guest, a reward, a staff card or the Emperor. If no guest moves in, the bonus comes right after the effect that caused it.</source>
        <translation>Es ist gleich, wodurch das letzte Zimmer belegt wurde: durch einen Gast, eine Belohnung, eine Personalkarte oder den Kaiser. Zieht kein Gast ein, kommt der Bonus gleich nach der Wirkung, die ihn ausgelöst hat.</translation>
    </message>
    <message>
        <source>Each group gives its bonus **once** per player in the whole game, even if one of its rooms is removed and occupied again.</source>
        <translation>Jeder Bereich bringt jedem Spieler den Bonus im ganzen Spiel nur **einmal**, auch wenn eines seiner Zimmer entfernt und wieder belegt wird.</translation>
    </message>
    <message>
        <source>Claiming objectives</source>
        <translation>Ziele beanspruchen</translation>
    </message>
    <message>
        <source>On your turn, as an additional action, you may claim an objective whose condition you meet at that moment. You score the **highest value still available**: 15 VP for the first player, then 10, then 5.</source>
        <translation>In Ihrem Zug dürfen Sie als Zusatzaktion ein Ziel beanspruchen, dessen Bedingung Sie in diesem Augenblick erfüllen. Sie erhalten den **höchsten noch freien Wert**: wer zuerst kommt, 15 SP, dann 10, dann 5.</translation>
    </message>
    <message>
        <source>Each player can claim each objective once. It stays claimed, even if you no longer meet the condition later.</source>
        <translation>Jeder kann jedes Ziel einmal beanspruchen. Es bleibt beansprucht, auch wenn Sie die Bedingung später nicht mehr erfüllen.</translation>
    </message>
    <message>
        <source>Objectives cannot be claimed during an Emperor scoring, nor after the last one, at the end of the game.</source>
        <translation>Während einer Kaiserwertung und nach der letzten, am Ende des Spiels, lassen sich keine Ziele beanspruchen.</translation>
    </message>
    <message>
        <source>Staff used once per round</source>
        <translation>Personal, das einmal pro Durchgang wirkt</translation>
    </message>
    <message>
        <source>[[staff:1]], [[staff:2]], [[staff:3]] and [[staff:4]] each bring you one item, once per round, on your turn, whenever you like. They may be used on the very turn they are played.</source>
        <translation>[[staff:1]], [[staff:2]], [[staff:3]] und [[staff:4]] bringen Ihnen je eine Speise oder ein Getränk, einmal pro Durchgang, in Ihrem Zug, wann Sie es wünschen. Das geht schon in dem Zug, in dem sie ausgespielt werden.</translation>
    </message>
    <message>
        <source>A card left unused in one round cannot be used twice in the next.</source>
        <translation>Eine Karte, die in einem Durchgang ungenutzt bleibt, wirkt dafür im nächsten nicht zweimal.</translation>
    </message>
    <message>
        <source>Passing and the new roll</source>
        <translation>Passen und der neue Wurf</translation>
    </message>
    <message>
        <source>You may pass only while you have done nothing in your turn: no guest taken, no additional action. You do not lose the turn, you only put it off.</source>
        <translation>Passen dürfen Sie nur, solange Sie in Ihrem Zug noch nichts getan haben: kein Gast genommen, keine Zusatzaktion ausgeführt. Ihr Zug geht nicht verloren, Sie schieben ihn nur auf.</translation>
    </message>
    <message>
        <source>When **all** players with uncovered numbers have passed, one die goes onto the **dustbin** and the remaining dice are rolled again. All passes are then cancelled, and the lowest uncovered number is next.</source>
        <translation>Haben **alle** gepasst, die noch offene Nummern haben, kommt ein Würfel auf den **Mistkübel**, und die übrigen werden neu gewürfelt. Damit ist alles Passen aufgehoben, und als Nächste ist die niedrigste offene Nummer an der Reihe.</translation>
    </message>
    <message>
        <source>This may happen several times. The round ends when all numbers are covered or no die is left to roll; turns not taken by then are lost.</source>
        <translation>Das kann mehrmals geschehen. Der Durchgang endet, wenn alle Nummern bedeckt sind oder kein Würfel mehr zu werfen ist; bis dahin nicht genutzte Züge verfallen.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Das Ende eines Durchgangs</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7 the Emperor scoring comes first.</source>
        <translation>Nach den Durchgängen 3, 5 und 7 kommt zuerst die Kaiserwertung.</translation>
    </message>
    <message>
        <source>Then everyone passes their turn order tile to the **left**, staff used once per round is ready again, and the dice on the dustbin come back.</source>
        <translation>Dann geben alle ihr Reihenfolgeplättchen nach **links** weiter, Personal, das einmal pro Durchgang wirkt, steht wieder bereit, und die Würfel auf dem Mistkübel kommen zurück.</translation>
    </message>
    <message>
        <source>After round 7 and its Emperor scoring the game ends with the final scoring.</source>
        <translation>Nach Durchgang 7 und seiner Kaiserwertung endet das Spiel mit der Schlusswertung.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>You run a small hotel in Vienna around 1900. You seat guests in your café, serve what they order, prepare rooms, move the guests in and hire staff to make all of this easier.</source>
        <translation>Sie führen ein kleines Hotel im Wien um 1900. Sie bitten Gäste an die Tische Ihres Kaffeehauses, servieren, was sie bestellen, bereiten Zimmer vor, lassen die Gäste einziehen und stellen Personal ein, das all dies leichter macht.</translation>
    </message>
    <message>
        <source>The game lasts **7 rounds**, and every player has 2 turns in each of them. After rounds 3, 5 and 7 the Emperor looks at your standing and rewards or punishes you.</source>
        <translation>Das Spiel dauert **7 Durchgänge**, und in jedem haben alle 2 Züge. Nach den Durchgängen 3, 5 und 7 prüft der Kaiser Ihr Ansehen und belohnt oder bestraft Sie.</translation>
    </message>
    <message>
        <source>After the last Emperor scoring there is a final scoring. Whoever has the most victory points (VP) then has the finest house in town and wins.</source>
        <translation>Auf die letzte Kaiserwertung folgt eine Schlusswertung. Wer danach die meisten Siegpunkte (SP) hat, führt das erste Haus am Platz und gewinnt.</translation>
    </message>
    <message>
        <source>Where victory points come from</source>
        <translation>Woher die Siegpunkte kommen</translation>
    </message>
    <message>
        <source>- **Guests:** the VP on the card when the guest moves into a room.</source>
        <translation>- **Gäste:** die SP der Karte, wenn der Gast in ein Zimmer einzieht.</translation>
    </message>
    <message>
        <source>- **Rooms at the top right:** five spaces give VP as soon as a room is prepared there.</source>
        <translation>- **Zimmer rechts oben:** Fünf Felder bringen SP, sobald dort ein Zimmer vorbereitet wird.</translation>
    </message>
    <message>
        <source>- **Blue groups:** an occupancy bonus in VP. **Objectives:** 15, 10 or 5 VP each.</source>
        <translation>- **Blaue Bereiche:** ein Belegungsbonus in SP. **Ziele:** je 15, 10 oder 5 SP.</translation>
    </message>
    <message>
        <source>- **The Emperor:** VP for your space on his track, and some of his rewards.</source>
        <translation>- **Der Kaiser:** SP für Ihr Feld auf seiner Leiste und manch ein Kaiserbonus.</translation>
    </message>
    <message>
        <source>- **Staff:** some cards score during the game, others at the end.</source>
        <translation>- **Personal:** Manche Karten bringen SP im Spielverlauf, andere am Ende.</translation>
    </message>
    <message>
        <source>- **The end:** occupied rooms by floor, krones, items in the kitchen. Every guest left in the café costs 5 VP.</source>
        <translation>- **Der Schluss:** belegte Zimmer nach Etage, Kronen, Speisen und Getränke in der Küche. Jeder Gast, der noch im Kaffeehaus sitzt, kostet 5 SP.</translation>
    </message>
    <message>
        <source>VP can be lost as well, and the total may fall below zero.</source>
        <translation>SP kann man auch verlieren, und die Summe kann unter null fallen.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>- The **queue** shows five guests. Below each place is its cost: 3, 2, 1, 0 and 0 krones, from left to right.</source>
        <translation>- Die **Warteschlange** zeigt fünf Gäste. Unter den Plätzen stehen die Kosten, von links nach rechts 3, 2, 1, 0 und 0 Kronen.</translation>
    </message>
    <message>
        <source>- The **action board** has six spaces, one for each face of a die. There are 10 dice for two players, 12 for three and 14 for four.</source>
        <translation>- Der **Aktionsplan** hat sechs Felder, eines für jede Augenzahl. Zu zweit sind es 10 Würfel, zu dritt 12 und zu viert 14.</translation>
    </message>
    <message>
        <source>- The **dustbin** takes the dice that are out of the round. The **Emperor track** has spaces 0 to 13.</source>
        <translation>- Der **Mistkübel** nimmt Würfel auf, die aus dem Durchgang ausscheiden. Die **Kaiserleiste** hat die Felder 0 bis 13.</translation>
    </message>
    <message>
        <source>- Three **objectives** and three **Emperor tiles** lie face up, one for each of the letters A, B and C.</source>
        <translation>- Drei **Ziele** und drei **Kaiserplättchen** liegen offen, je eines zu den Buchstaben A, B und C.</translation>
    </message>
    <message>
        <source>- There are 56 guest cards, 48 staff cards and 84 room tiles: 30 blue, 29 red and 25 yellow. The supply of strudel, cake, wine and coffee never runs out.</source>
        <translation>- Es gibt 56 Gästekarten, 48 Personalkarten und 84 Zimmerplättchen: 30 blaue, 29 rote und 25 gelbe. Der Vorrat an Strudel, Torten, Wein und Kaffee geht nie aus.</translation>
    </message>
    <message>
        <source>Your hotel</source>
        <translation>Ihr Hotel</translation>
    </message>
    <message>
        <source>Your hotel has 20 spaces for rooms, on 4 floors and in 5 columns. Each space is blue, red or yellow and takes only a room of that colour.</source>
        <translation>Ihr Hotel hat 20 Felder für Zimmer: 4 Etagen mit je 5 Spalten. Jedes Feld ist blau, rot oder gelb und nimmt nur ein Zimmer dieser Farbe auf.</translation>
    </message>
    <message>
        <source>Adjacent rooms of the same colour form a **group** of one to four rooms. Every hotel has 10 groups.</source>
        <translation>Zimmer einer Farbe, die beisammenliegen, bilden einen **Bereich** aus einem bis vier Zimmern. Jedes Hotel hat 10 Bereiche.</translation>
    </message>
    <message>
        <source>A room tile is laid with its **vacant** side up when the room is prepared, and turned to **occupied** when someone moves in.</source>
        <translation>Ein Zimmerplättchen liegt mit der **freien** Seite nach oben, wenn das Zimmer vorbereitet wird, und wird auf die **belegte** gedreht, wenn jemand einzieht.</translation>
    </message>
    <message>
        <source>| Floor | Cost of a room | VP at the end, if occupied |</source>
        <translation>| Etage | Kosten eines Zimmers | SP am Ende, wenn belegt |</translation>
    </message>
    <message>
        <source>| 4 (top) | 3 krones | 4 |</source>
        <translation>| 4 (oben) | 3 Kronen | 4 |</translation>
    </message>
    <message>
        <source>| 3 | 2 krones | 3 |</source>
        <translation>| 3 | 2 Kronen | 3 |</translation>
    </message>
    <message>
        <source>| 2 | 1 krone | 2 |</source>
        <translation>| 2 | 1 Krone | 2 |</translation>
    </message>
    <message>
        <source>| 1 (bottom) | nothing | 1 |</source>
        <translation>| 1 (unten) | nichts | 1 |</translation>
    </message>
    <message>
        <source>Below the rooms are the **café** with its three tables and the **kitchen**, where items wait. Both are yours alone.</source>
        <translation>Unter den Zimmern liegen das **Kaffeehaus** mit drei Tischen und die **Küche**, in der Speisen und Getränke warten. Beides gehört Ihnen allein.</translation>
    </message>
    <message>
        <source>The five rooms at the top right</source>
        <translation>Die fünf Zimmer rechts oben</translation>
    </message>
    <message>
        <source>Five spaces show victory points. On floor 3, columns 4 and 5 give 1 VP each; on floor 4, columns 3, 4 and 5 give 2 VP each.</source>
        <translation>Fünf Felder zeigen Siegpunkte. In Etage 3 bringen die Spalten 4 und 5 je 1 SP, in Etage 4 die Spalten 3, 4 und 5 je 2 SP.</translation>
    </message>
    <message>
        <source>You score them at once when a room is **prepared** there, by whatever action or effect. Turning the room to occupied later does not score them again.</source>
        <translation>Sie erhalten sie sofort, wenn dort ein Zimmer **vorbereitet** wird, durch welche Aktion oder Wirkung auch immer. Wird das Zimmer später belegt, gibt es sie nicht noch einmal.</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Krones are the money of the house. You start with 10 and can never have more than **20**; anything beyond that is lost.</source>
        <translation>Die Krone ist das Geld des Hauses. Sie beginnen mit 10 und können nie mehr als **20** besitzen; was darüber hinausginge, verfällt.</translation>
    </message>
    <message>
        <source>You can never pay what you do not have: an action or effect you cannot pay for is not available to you.</source>
        <translation>Sie können nie zahlen, was Sie nicht haben: Eine Aktion oder Wirkung, die Sie nicht bezahlen können, steht Ihnen nicht offen.</translation>
    </message>
    <message>
        <source>At the end of the game each krone left is worth 1 VP.</source>
        <translation>Am Ende des Spiels ist jede verbliebene Krone 1 SP wert.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>One objective and one Emperor tile of each letter are drawn. Five guests are placed in the queue.</source>
        <translation>Von jedem Buchstaben werden ein Ziel und ein Kaiserplättchen gezogen. Fünf Gäste kommen in die Warteschlange.</translation>
    </message>
    <message>
        <source>A start player is chosen at random. Everyone gets a turn order tile: 1/4 and 2/3 with two players; 1/6, 2/5 and 3/4 with three; 1/8, 2/7, 3/6 and 4/5 with four.</source>
        <translation>Ein Startspieler wird ausgelost. Alle erhalten ein Reihenfolgeplättchen: zu zweit 1/4 und 2/3; zu dritt 1/6, 2/5 und 3/4; zu viert 1/8, 2/7, 3/6 und 4/5.</translation>
    </message>
    <message>
        <source>Everyone starts with 10 krones and 0 VP, on space 0 of the Emperor track, and with a strudel, a cake, a wine and a coffee in the kitchen.</source>
        <translation>Alle beginnen mit 10 Kronen, mit einem Strudel, einer Torte, einem Wein und einem Kaffee in der Küche, auf Feld 0 der Kaiserleiste und mit 0 SP.</translation>
    </message>
    <message>
        <source>Everyone gets six staff cards and keeps them hidden.</source>
        <translation>Alle erhalten sechs Personalkarten und halten sie verdeckt.</translation>
    </message>
    <message>
        <source>The first guest and the first rooms</source>
        <translation>Der erste Gast und die ersten Zimmer</translation>
    </message>
    <message>
        <source>From the **last** player back to the first, each takes one guest from the queue **free of charge**. The queue is refilled after each choice.</source>
        <translation>Beginnend mit dem **letzten** Spieler und zurück bis zum ersten nehmen alle **kostenlos** einen Gast aus der Warteschlange. Nach jeder Wahl wird sie aufgefüllt.</translation>
    </message>
    <message>
        <source>Then everyone prepares exactly **three rooms**, in Classic up to three. The first must be the bottom left one, each further room goes orthogonally next to one already there, and the floor costs are paid as usual.</source>
        <translation>Dann bereiten alle genau **drei Zimmer** vor, in Classic bis zu drei. Das erste muss jenes links unten sein, jedes weitere liegt waagrecht oder senkrecht neben einem vorhandenen, und die Kosten der Etage sind wie üblich zu zahlen.</translation>
    </message>
    <message>
        <source>A player who cannot pay for a room chooses another; the bottom floor never costs anything.</source>
        <translation>Wer ein Zimmer nicht bezahlen kann, wählt ein anderes; die unterste Etage kostet nie etwas.</translation>
    </message>
    <message>
        <source>Starter sets</source>
        <translation>Einstiegssets</translation>
    </message>
    <message>
        <source>For a first game the six staff cards need not be dealt at random. Instead there are four fixed sets of six cards, A to D: the start player gets A, the next player B, and so on.</source>
        <translation>In Ihrer ersten Partie müssen die sechs Personalkarten nicht zufällig ausgeteilt werden. An ihre Stelle treten vier feste Sets aus je sechs Karten, A bis D: A geht an den Startspieler, B an den nächsten und so fort.</translation>
    </message>
    <message>
        <source>Sets that are not used are shuffled back into the staff deck.</source>
        <translation>Nicht verwendete Sets werden in den Personalstapel gemischt.</translation>
    </message>
    <message>
        <source>The letters are those printed on the cards, taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Die Buchstaben sind die auf den Karten gedruckten, übernommen aus zwei öffentlichen Abschriften, die übereinstimmen. Wer das Spiel besitzt, kann sie berichtigen.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Der Draft</translation>
    </message>
    <message>
        <source>For experienced hoteliers. Everyone looks at six staff cards, **keeps one** and passes the rest to the left, then keeps one of the cards just received, and so on until everyone has kept six.</source>
        <translation>Für erfahrene Hoteliers. Alle sehen sich sechs Personalkarten an, **behalten eine** und geben die übrigen nach links weiter; von den eben erhaltenen wird wieder eine behalten, bis alle sechs beisammen haben.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Ein Durchgang</translation>
    </message>
    <message>
        <source>At the start of a round all the dice are rolled and placed on the action spaces that match their faces.</source>
        <translation>Zu Beginn eines Durchgangs werden alle Würfel geworfen und auf die Aktionsfelder ihrer Augenzahl gelegt.</translation>
    </message>
    <message>
        <source>Then the players take their turns in the order of the numbers on the turn order tiles. The next player is always the one with the **lowest uncovered number** among those who have not passed.</source>
        <translation>Dann ziehen die Spieler in der Reihenfolge der Nummern auf den Reihenfolgeplättchen. An der Reihe ist stets, wer von denen, die nicht gepasst haben, die **niedrigste offene Nummer** hat.</translation>
    </message>
    <message>
        <source>Every die covers the lowest uncovered number of the player who takes it. So everyone has two turns in a round, and the player to the right of the start player may have both in a row.</source>
        <translation>Jeder genommene Würfel bedeckt die niedrigste offene Nummer seines Besitzers. So kommen alle auf zwei Züge pro Durchgang, und wer rechts vom Startspieler sitzt, hat sie womöglich hintereinander.</translation>
    </message>
    <message>
        <source>The round ends when all numbers are covered, or when no die is left.</source>
        <translation>Der Durchgang endet, wenn alle Nummern bedeckt sind oder kein Würfel mehr da ist.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>When it is your turn you either **pass** or **take a turn**.</source>
        <translation>Sind Sie an der Reihe, **passen** Sie entweder oder Sie **machen einen Zug**.</translation>
    </message>
    <message>
        <source>- **First, if you like:** take one guest from the queue. Only before the die, and only with a free table.</source>
        <translation>- **Zuerst, wenn Sie möchten:** Nehmen Sie einen Gast aus der Warteschlange. Das geht nur vor dem Würfel und nur mit einem freien Tisch.</translation>
    </message>
    <message>
        <source>- **Then:** take exactly one die and carry out its action.</source>
        <translation>- **Dann:** Nehmen Sie genau einen Würfel und führen Sie seine Aktion aus.</translation>
    </message>
    <message>
        <source>- **At any time:** additional actions, as many as you like.</source>
        <translation>- **Wann immer Sie möchten:** Zusatzaktionen, so viele Sie wollen.</translation>
    </message>
    <message>
        <source>Additional actions may come before, between and after these two steps, but never in the middle of another action.</source>
        <translation>Zusatzaktionen dürfen vor, zwischen und nach diesen beiden Schritten kommen, aber nie mitten in einer anderen Aktion.</translation>
    </message>
    <message>
        <source>You pass instead of taking a turn. Taking a guest or doing an additional action starts your turn: then you can no longer pass, and you must take a die.</source>
        <translation>Sie passen, statt einen Zug zu machen. Ein Gast aus der Warteschlange oder eine Zusatzaktion beginnt Ihren Zug: Dann können Sie nicht mehr passen und müssen einen Würfel nehmen.</translation>
    </message>
    <message>
        <source>A turn without a die</source>
        <translation>Ein Zug ohne Würfel</translation>
    </message>
    <message>
        <source>At the start of your turn there may be no die you can take, say because only sixes are left and you have no krone. You may pass. You may also start your turn with additional actions: a guest who moves in may bring the krone.</source>
        <translation>Zu Beginn Ihres Zuges gibt es vielleicht keinen Würfel, den Sie nehmen können, etwa weil nur Sechser da sind und Sie keine Krone haben. Sie können passen. Sie können Ihren Zug aber auch mit Zusatzaktionen beginnen: Ein Gast, der einzieht, bringt womöglich die Krone.</translation>
    </message>
    <message>
        <source>Taking a guest from the queue obliges you to take a die. So you may take one only if afterwards there is still a die you can take and pay for.</source>
        <translation>Wer einen Gast aus der Warteschlange nimmt, muss auch einen Würfel nehmen. Sie dürfen es daher nur, wenn Sie danach noch einen Würfel nehmen und bezahlen können.</translation>
    </message>
    <message>
        <source>If you have started your turn and there is no die left that you can take, the turn ends without a die. That counts as passing. A guest taken in that turn stays with you: you may not take a second one with the same number after the new roll.</source>
        <translation>Haben Sie Ihren Zug begonnen und gibt es keinen Würfel mehr, den Sie nehmen können, endet der Zug ohne Würfel. Das gilt als Passen. Ein Gast, den Sie in diesem Zug genommen haben, bleibt bei Ihnen: Einen zweiten dürfen Sie nach dem neuen Wurf mit derselben Nummer nicht nehmen.</translation>
    </message>
    <message>
        <source>Guest cards</source>
        <translation>Gästekarten</translation>
    </message>
    <message>
        <source>A guest card shows the guest’s VP beside the head, the guest’s colour in the band with the name, the order below it and the reward at the foot.</source>
        <translation>Eine Gästekarte zeigt neben dem Kopf die SP, im Streifen mit dem Namen die Farbe des Gastes, darunter die Bestellung und unten die Belohnung.</translation>
    </message>
    <message>
        <source>- **Nobles (blue)** move only into blue rooms.</source>
        <translation>- **Adlige (blau)** ziehen nur in blaue Zimmer ein.</translation>
    </message>
    <message>
        <source>- **Artists (yellow)** move only into yellow rooms.</source>
        <translation>- **Künstler (gelb)** ziehen nur in gelbe Zimmer ein.</translation>
    </message>
    <message>
        <source>- **Citizens (red)** move only into red rooms.</source>
        <translation>- **Bürger (rot)** ziehen nur in rote Zimmer ein.</translation>
    </message>
    <message>
        <source>- **Tourists (green)** move into rooms of any colour.</source>
        <translation>- **Touristen (grün)** ziehen in Zimmer jeder Farbe ein.</translation>
    </message>
    <message>
        <source>VP and reward come when the guest moves in, not when the order is complete.</source>
        <translation>SP und Belohnung gibt es beim Einzug, nicht schon für die erfüllte Bestellung.</translation>
    </message>
    <message>
        <source>Rewards in detail</source>
        <translation>Belohnungen im Einzelnen</translation>
    </message>
    <message>
        <source>The parts of a reward may be taken in any order, and any part may be declined.</source>
        <translation>Die Teile einer Belohnung dürfen in beliebiger Reihenfolge genommen werden, und auf jeden Teil kann man verzichten.</translation>
    </message>
    <message>
        <source>Krones stop at 20, Emperor steps beyond space 13 become VP, and items go onto guests or into the kitchen.</source>
        <translation>Bei 20 Kronen ist Schluss, Kaiserschritte über Feld 13 hinaus bringen SP, Speisen und Getränke kommen zu Gästen oder in die Küche.</translation>
    </message>
    <message>
        <source>Staff cards you draw go into your hand, which has no limit. Even with a discount a staff card never costs less than 0.</source>
        <translation>Gezogene Personalkarten kommen auf die Hand; eine Obergrenze gibt es dort nicht. Auch mit Rabatt kostet eine Personalkarte nie weniger als 0.</translation>
    </message>
    <message>
        <source>[[guest:49]] lets you prepare a room on the two lowest floors only. If they are full, nothing happens.</source>
        <translation>Der [[guest:49]] lässt Sie ein Zimmer nur in den beiden unteren Etagen vorbereiten. Sind diese voll, geschieht nichts.</translation>
    </message>
    <message>
        <source>[[guest:65]] has no reward; the three VP are reward enough.</source>
        <translation>Der [[guest:65]] bringt keine Belohnung; seine drei SP sind Lohn genug.</translation>
    </message>
    <message>
        <source>Draw three, play one</source>
        <translation>Drei ziehen, eine ausspielen</translation>
    </message>
    <message>
        <source>Three staff cards are drawn from the deck; they are not part of your hand.</source>
        <translation>Drei Personalkarten werden vom Stapel gezogen; sie gehören nicht zu Ihrer Hand.</translation>
    </message>
    <message>
        <source>The cards not played go under the deck, in an order of your choice. If the deck holds fewer than three cards, you see as many as there are.</source>
        <translation>Die nicht ausgespielten Karten kommen unter den Stapel, in einer Reihenfolge Ihrer Wahl. Liegen im Stapel weniger als drei Karten, sehen Sie eben so viele, wie da sind.</translation>
    </message>
    <message>
        <source>The extra action of E. Gizia</source>
        <translation>Die Extraaktion von E. Gizia</translation>
    </message>
    <message>
        <source>When [[guest:97]] moves in, choose any space with dice on it and carry out its action at the strength it has. **No die** is taken.</source>
        <translation>Zieht [[guest:97]] ein, wählen Sie ein beliebiges Aktionsfeld mit mindestens einem Würfel und führen seine Aktion mit der vorhandenen Stärke aus. Ein Würfel wird dabei **nicht** genommen.</translation>
    </message>
    <message>
        <source>In Classic the guest gives a whole extra turn instead, right after this one; there the action may be boosted. See [[rule:edition-cards]]. What follows is about Deluxe.</source>
        <translation>In Classic gibt der Gast stattdessen einen ganzen weiteren Zug, gleich nach diesem; dort darf die Aktion verstärkt werden. Siehe [[rule:edition-cards]]. Das Folgende gilt für Deluxe.</translation>
    </message>
    <message>
        <source>You cannot boost it, and staff that depends on taking a die does not work. Space 6 costs its krone.</source>
        <translation>Verstärken können Sie dabei nicht, und Personal, das einen genommenen Würfel verlangt, wirkt nicht. Feld 6 kostet seine Krone.</translation>
    </message>
    <message>
        <source>It is the last thing this guest brings: VP, staff and occupancy bonus come first. The die of your turn is not affected.</source>
        <translation>Es ist das Letzte, was dieser Gast bringt: SP, Personal und Belegungsbonus kommen zuvor. Ihr Würfel in diesem Zug bleibt davon unberührt.</translation>
    </message>
    <message>
        <source>None of them works with the extra action of [[guest:97]], or its extra turn in Classic, since no die is taken.</source>
        <translation>Bei der Extraaktion von [[guest:97]], in Classic beim weiteren Zug, wirkt keine dieser Karten, da kein Würfel genommen wird.</translation>
    </message>
    <message>
        <source>[[staff:33]] needs an order of four or more items, in Classic of exactly four.</source>
        <translation>Der [[staff:33]] verlangt eine Bestellung aus mindestens vier Stück, in Classic aus genau vier.</translation>
    </message>
    <message>
        <source>[[staff:23]] pays for every room turned to occupied, by whatever means: guests, rewards, staff or the Emperor. In Classic it pays only when a guest moves in.</source>
        <translation>Der [[staff:23]] zahlt für jedes Zimmer, das belegt wird, wodurch auch immer: durch Gäste, Belohnungen, Personal oder den Kaiser. In Classic zahlt er nur, wenn ein Gast einzieht.</translation>
    </message>
    <message>
        <source>- [[staff:41]] scores twice the number of the space where your marker stands after the last retreat, without a limit; in Classic at most 12 VP.</source>
        <translation>- [[staff:41]] bringt doppelt so viele SP, wie die Nummer des Feldes beträgt, auf dem Ihr Spielstein nach dem letzten Zurückgehen steht, ohne Obergrenze; in Classic höchstens 12&#xa0;SP.</translation>
    </message>
    <message>
        <source>Staff cards</source>
        <translation>Personalkarten</translation>
    </message>
    <message>
        <source>You start with six staff cards. They cost krones when you play them and lie face up from then on. There are four kinds:</source>
        <translation>Sie beginnen mit sechs Personalkarten. Beim Ausspielen kosten sie Kronen; von da an liegen sie offen. Es gibt vier Arten:</translation>
    </message>
    <message>
        <source>- **Once:** works when it is played, and never again.</source>
        <translation>- **Einmalig:** wirkt beim Ausspielen und dann nie wieder.</translation>
    </message>
    <message>
        <source>- **Once per round:** works once in each round, on your turn, whenever you like.</source>
        <translation>- **Einmal pro Durchgang:** wirkt in jedem Durchgang einmal, in Ihrem Zug, wann Sie es wünschen.</translation>
    </message>
    <message>
        <source>- **Permanent:** works from then on, to the end of the game.</source>
        <translation>- **Permanent:** wirkt von da an, bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>- **End of game:** scores in the final scoring.</source>
        <translation>- **Schlusswertung:** bringt SP in der Schlusswertung.</translation>
    </message>
    <message>
        <source>Every card in play counts as a staff card, even one that has done its work: for objectives, for [[staff:32]] and for [[emperor:C3]].</source>
        <translation>Jede ausgespielte Karte zählt als Personalkarte, auch eine, die ihre Arbeit schon getan hat: für Ziele, für die Karte „[[staff:32]]“ und für das Kaiserplättchen „[[emperor:C3]]“.</translation>
    </message>
    <message>
        <source>When staff works</source>
        <translation>Wann Personal wirkt</translation>
    </message>
    <message>
        <source>A card works from the moment it is played. One that asks for a die, or adds strength, does **not** work for the die it was played with.</source>
        <translation>Eine Karte wirkt ab dem Augenblick, in dem sie ausgespielt wird. Verlangt sie einen Würfel oder erhöht sie die Stärke, so wirkt sie für den Würfel, mit dem sie ausgespielt wurde, **nicht**.</translation>
    </message>
    <message>
        <source>The same event may trigger several cards; each applies.</source>
        <translation>Auf dasselbe Ereignis können mehrere Karten ansprechen; jede gilt.</translation>
    </message>
    <message>
        <source>Staff that depends on the face of a die looks at the **die taken**, not at the action done with it.</source>
        <translation>Für Personal, das nach einer Augenzahl fragt, zählt der **genommene Würfel**, nicht die Aktion, die damit ausgeführt wird.</translation>
    </message>
    <message>
        <source>Staff that adds strength</source>
        <translation>Personal, das die Stärke erhöht</translation>
    </message>
    <message>
        <source>- [[staff:13]] adds 1 on a die showing 1 or 2.</source>
        <translation>- [[staff:13]] gibt 1 dazu bei einem Würfel mit der 1 oder 2.</translation>
    </message>
    <message>
        <source>- [[staff:18]] adds 2 on a die showing 5: that much more discount.</source>
        <translation>- [[staff:18]] gibt 2 dazu bei einem Würfel mit der 5: um so viel größer ist der Rabatt.</translation>
    </message>
    <message>
        <source>- [[staff:17]] adds 1 on a die showing 6 and saves its krone.</source>
        <translation>- [[staff:17]] gibt 1 dazu bei einem Würfel mit der 6 und erspart dessen Krone.</translation>
    </message>
    <message>
        <source>- [[staff:15]] turns each point of strength on a die showing 4 into 1 krone and 1 step.</source>
        <translation>- [[staff:15]] macht bei einem Würfel mit der 4 aus jedem Punkt Stärke 1 Krone und 1 Schritt.</translation>
    </message>
    <message>
        <source>This is part of the strength. You may boost on top of it.</source>
        <translation>Das ist Teil der Stärke. Verstärken dürfen Sie noch dazu.</translation>
    </message>
    <message>
        <source>Staff triggered by a die</source>
        <translation>Personal, das auf einen Würfel anspricht</translation>
    </message>
    <message>
        <source>**At once, when the die is taken:** [[staff:12]] (3 or 4), [[staff:16]] (4) and [[staff:19]] (3) give VP.</source>
        <translation>**Sofort, wenn der Würfel genommen wird:** [[staff:12]] (3 oder 4), [[staff:16]] (4) und [[staff:19]] (3) bringen SP.</translation>
    </message>
    <message>
        <source>**Before or after the main action, as you choose:** [[staff:14]] (1 or 2), [[staff:20]] (5) and [[staff:22]] (3). At most once per die, and nothing may come in between.</source>
        <translation>**Vor oder nach der Hauptaktion, wie Sie wünschen:** [[staff:14]] (1 oder 2), [[staff:20]] (5) und [[staff:22]] (3). Höchstens einmal pro Würfel, und nichts darf dazwischenkommen.</translation>
    </message>
    <message>
        <source>Staff triggered by guests and rooms</source>
        <translation>Personal, das auf Gäste und Zimmer anspricht</translation>
    </message>
    <message>
        <source>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] work when the guest **moves into a room**, not when the order is complete.</source>
        <translation>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] und [[staff:33]] wirken, wenn der Gast **in ein Zimmer einzieht**, nicht schon, wenn die Bestellung erfüllt ist.</translation>
    </message>
    <message>
        <source>Staff for the end of the game</source>
        <translation>Personal für die Schlusswertung</translation>
    </message>
    <message>
        <source>These cards do nothing before the final scoring, but they count as played.</source>
        <translation>Vor der Schlusswertung tun diese Karten nichts, gelten aber als ausgespielt.</translation>
    </message>
    <message>
        <source>- [[staff:29]] copies the best end card an opponent has in play, counted for **your** hotel. A Secretary cannot be copied.</source>
        <translation>- [[staff:29]] kopiert die beste Schlusswertungskarte, die ein Gegner ausgespielt hat, gerechnet für **Ihr** Hotel. Eine Sekretärin lässt sich nicht kopieren.</translation>
    </message>
    <message>
        <source>- [[staff:32]] scores 2 VP for each of your staff cards in play, itself included.</source>
        <translation>- [[staff:32]] bringt 2 SP für jede Ihrer ausgespielten Personalkarten, diese hier mitgezählt.</translation>
    </message>
    <message>
        <source>- [[staff:34]] scores for every room tile, vacant or occupied.</source>
        <translation>- [[staff:34]] bringt SP für jedes Zimmerplättchen, ob frei oder belegt.</translation>
    </message>
    <message>
        <source>- [[staff:37]] needs full groups: every room occupied.</source>
        <translation>- [[staff:37]] verlangt volle Bereiche: Jedes Zimmer ist belegt.</translation>
    </message>
    <message>
        <source>- [[staff:48]] scores 4 VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation>- [[staff:48]] bringt 4 SP für jedes Trio aus einem roten, einem blauen und einem gelben belegten Zimmer.</translation>
    </message>
    <message>
        <source>Staff that needs explaining</source>
        <translation>Personal, das eine Erklärung braucht</translation>
    </message>
    <message>
        <source>[[staff:35]] turns up to two vacant rooms, of any colour, to occupied.</source>
        <translation>Der [[staff:35]] belegt bis zu zwei freie Zimmer beliebiger Farbe.</translation>
    </message>
    <message>
        <source>[[staff:38]] fills the order of one guest in your café from the supply. The guest need not have received anything yet.</source>
        <translation>Der [[staff:38]] erfüllt einem Gast in Ihrem Kaffeehaus die Bestellung aus dem Vorrat. Serviert muss ihm dafür noch nichts worden sein.</translation>
    </message>
    <message>
        <source>[[staff:24]] makes every serving free. [[staff:25]] makes the queue free; it does not bring a guest by itself.</source>
        <translation>Der [[staff:24]] macht jedes Servieren kostenlos. Der [[staff:25]] macht die Warteschlange kostenlos; einen Gast bringt er von sich aus nicht.</translation>
    </message>
    <message>
        <source>[[staff:9]], [[staff:10]] and [[staff:11]] only take away the cost; they do not bring a room by themselves.</source>
        <translation>[[staff:9]], [[staff:10]] und [[staff:11]] ersparen nur die Kosten; ein Zimmer bringen sie von sich aus nicht.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>There are three objectives in the game, one of each letter. You meet one when its condition holds on your turn.</source>
        <translation>Im Spiel sind drei Ziele, je eines pro Buchstabe. Sie erreichen eines, wenn seine Bedingung in Ihrem Zug gilt.</translation>
    </message>
    <message>
        <source>A full floor or column has all its rooms **occupied**; full floors or columns need not lie next to each other. A full group has all its rooms occupied.</source>
        <translation>In einer vollen Etage oder Spalte sind alle Zimmer **belegt**; volle Etagen oder Spalten müssen nicht nebeneinanderliegen. In einem vollen Bereich sind alle Zimmer belegt.</translation>
    </message>
    <message>
        <source>Staff cards in play count, whatever their kind. Where the objective asks for room tiles, vacant and occupied ones count.</source>
        <translation>Ausgespielte Personalkarten zählen, gleich welcher Art; Zimmerplättchen zählen frei oder belegt, wo das Ziel nach Plättchen fragt.</translation>
    </message>
    <message>
        <source>Having 20 krones is enough: you keep them when you claim.</source>
        <translation>20 Kronen zu besitzen genügt: Sie behalten sie, wenn Sie das Ziel beanspruchen.</translation>
    </message>
    <message>
        <source>The Emperor track</source>
        <translation>Die Kaiserleiste</translation>
    </message>
    <message>
        <source>The track has spaces 0 to 13; each is worth VP when the Emperor comes.</source>
        <translation>Die Leiste hat die Felder 0 bis 13; jedes ist SP wert, wenn der Kaiser kommt.</translation>
    </message>
    <message>
        <source>| Space | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |</source>
        <translation>| Feld | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |</translation>
    </message>
    <message>
        <source>| VP | 0 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 8 | 9 |</source>
        <translation>| SP | 0 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 8 | 9 |</translation>
    </message>
    <message>
        <source>Your marker never moves beyond space 13: each further step is worth 1 VP at once, whatever effect gives it.</source>
        <translation>Über Feld 13 kommt Ihr Spielstein nie hinaus: Jeder Schritt darüber bringt sofort 1 SP, woher er auch stammt.</translation>
    </message>
    <message>
        <source>Several players may stand on the same space.</source>
        <translation>Auf einem Feld dürfen mehrere Spieler stehen.</translation>
    </message>
    <message>
        <source>The Emperor scoring</source>
        <translation>Die Kaiserwertung</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7, in the turn order of the round just ended, each player does the following:</source>
        <translation>Nach den Durchgängen 3, 5 und 7 gilt für alle, in der Reihenfolge des eben beendeten Durchgangs:</translation>
    </message>
    <message>
        <source>- score the VP of your space on the Emperor track,</source>
        <translation>- Sie erhalten die SP Ihres Feldes auf der Kaiserleiste,</translation>
    </message>
    <message>
        <source>- move back **3, 5 or 7** spaces (after rounds 3, 5 and 7 respectively), but not below 0,</source>
        <translation>- gehen **3, 5 oder 7** Felder zurück (nach Durchgang 3, 5 und 7), aber nicht unter 0,</translation>
    </message>
    <message>
        <source>- then, on **3 or higher**, get the reward of the tile; on **1 or 2** nothing happens; on **0** suffer the penalty.</source>
        <translation>- und erhalten dann auf **3 oder höher** den Kaiserbonus des Plättchens; auf **1 oder 2** geschieht nichts; auf **0** gibt es die Strafe.</translation>
    </message>
    <message>
        <source>The marker stays where it is; it does not go back to the start.</source>
        <translation>Der Spielstein bleibt, wo er nun steht; an den Anfang kommt er nicht zurück.</translation>
    </message>
    <message>
        <source>Tile A belongs to round 3, tile B to round 5, tile C to round 7.</source>
        <translation>Plättchen A gehört zu Durchgang 3, Plättchen B zu Durchgang 5, Plättchen C zu Durchgang 7.</translation>
    </message>
    <message>
        <source>The Emperor’s rewards</source>
        <translation>Der Kaiserbonus</translation>
    </message>
    <message>
        <source>The Emperor’s reward may be declined.</source>
        <translation>Auf einen Kaiserbonus darf man verzichten.</translation>
    </message>
    <message>
        <source>If it brings items you place them as usual, on guests or in the kitchen. If it fills a group, you get the occupancy bonus.</source>
        <translation>Bringt der Kaiserbonus Speisen oder Getränke, verteilen Sie diese wie gewohnt an Gäste oder in die Küche. Wird durch ihn ein Bereich voll, gibt es den Belegungsbonus.</translation>
    </message>
    <message>
        <source>It is not your turn: no guest can move in, nothing can be served and no objective can be claimed.</source>
        <translation>Sie sind dabei nicht am Zug: Kein Gast kann einziehen, nichts kann serviert und kein Ziel beansprucht werden.</translation>
    </message>
    <message>
        <source>With [[staff:42]] you also score 5 VP whenever you get the Emperor’s reward; one that you decline counts too.</source>
        <translation>Mit dem [[staff:42]] erhalten Sie 5 SP zusätzlich, wann immer Sie den Kaiserbonus bekommen; auch einer, auf den Sie verzichten, zählt.</translation>
    </message>
    <message>
        <source>The Emperor’s penalties</source>
        <translation>Die Strafen des Kaisers</translation>
    </message>
    <message>
        <source>Where a tile shows two penalties you suffer the **left** one if you can suffer it in full, otherwise the **right** one. The choice is not yours. In Classic it is: you choose among those that are possible.</source>
        <translation>Wo ein Plättchen zwei Strafen zeigt, erleiden Sie die **linke**, wenn das zur Gänze möglich ist, sonst die **rechte**. Die Wahl liegt nicht bei Ihnen. In Classic schon: Dort wählen Sie unter den möglichen.</translation>
    </message>
    <message>
        <source>- [[emperor:C2]] takes an occupied room from the highest floor that has one, then one from the next lower floor that has one. In Classic the second must lie below the first in the same column. If there is none, only the first is lost.</source>
        <translation>- „[[emperor:C2]]“ nimmt ein belegtes Zimmer der höchsten Etage, in der es eines gibt, dann eines der nächsttieferen Etage, in der es eines gibt. In Classic muss das zweite in derselben Spalte unter dem ersten liegen. Gibt es kein solches, geht nur das erste verloren.</translation>
    </message>
    <message>
        <source>VP may fall below zero.</source>
        <translation>SP können unter null fallen.</translation>
    </message>
    <message>
        <source>With [[staff:26]] you may pay 1 krone before a penalty to ignore it altogether.</source>
        <translation>Mit dem [[staff:26]] dürfen Sie vor einer Strafe 1 Krone zahlen, um ihr ganz zu entgehen.</translation>
    </message>
    <message>
        <source>- [[emperor:C4]] takes an end card you have in play; it leaves the game.</source>
        <translation>- „[[emperor:C4]]“ nimmt eine Ihrer ausgespielten Schlusswertungskarten; sie kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>Rooms removed by the Emperor</source>
        <translation>Zimmer, die der Kaiser entfernt</translation>
    </message>
    <message>
        <source>Vacant rooms are removed from the highest floor that has one, then, if another must go, from the highest floor that now has one. If several qualify, you choose.</source>
        <translation>Freie Zimmer werden aus der höchsten Etage entfernt, in der es eines gibt, und wenn noch eines weg muss, aus der höchsten, in der es nun eines gibt. Kommen mehrere infrage, wählen Sie.</translation>
    </message>
    <message>
        <source>This may split the hotel. Later rooms may go next to **any** tile; the parts need not be connected again.</source>
        <translation>Das Hotel kann dabei auseinanderfallen. Spätere Zimmer dürfen an **jedes** Plättchen anschließen; verbunden werden müssen die Teile nicht mehr.</translation>
    </message>
    <message>
        <source>If no tile is left, the next room is the bottom left one.</source>
        <translation>Ist kein Plättchen mehr da, kommt als Nächstes das Zimmer links unten.</translation>
    </message>
    <message>
        <source>You keep the VP already scored for preparing a room, and any occupancy bonus already received. The bonus is not given a second time.</source>
        <translation>SP, die Sie für ein vorbereitetes Zimmer erhalten haben, und ein einmal ausgezahlter Belegungsbonus bleiben Ihnen. Ein zweites Mal gibt es den Bonus nicht.</translation>
    </message>
    <message>
        <source>The final scoring</source>
        <translation>Die Schlusswertung</translation>
    </message>
    <message>
        <source>After the Emperor scoring of round 7:</source>
        <translation>Nach der Kaiserwertung von Durchgang 7:</translation>
    </message>
    <message>
        <source>- your staff cards for the end of the game score;</source>
        <translation>- Ihre Schlusswertungskarten bringen SP;</translation>
    </message>
    <message>
        <source>- each occupied room scores 1, 2, 3 or 4 VP by its floor, from the bottom to the top; vacant rooms score nothing;</source>
        <translation>- jedes belegte Zimmer bringt je nach Etage von unten nach oben 1, 2, 3 oder 4 SP; freie Zimmer bringen nichts;</translation>
    </message>
    <message>
        <source>- each krone and each item in the **kitchen** scores 1 VP; items on guests do not count;</source>
        <translation>- jede Krone sowie jede Speise und jedes Getränk in der **Küche** bringt 1 SP; was bei Gästen steht, zählt nicht;</translation>
    </message>
    <message>
        <source>- each guest still in the café costs **5 VP**, served or not.</source>
        <translation>- jeder Gast, der noch im Kaffeehaus sitzt, kostet **5 SP**, ob bedient oder nicht.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>In a tie the player with more krones and kitchen items combined wins. If that is equal too, the victory is shared.</source>
        <translation>Bei Gleichstand liegt vorne, wer Kronen sowie Speisen und Getränke in der Küche zusammengezählt mehr hat. Ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>May I claim an objective during the Emperor scoring?</source>
        <translation>Darf ich während der Kaiserwertung ein Ziel beanspruchen?</translation>
    </message>
    <message>
        <source>No. You claim only on your own turn, and the condition must hold then.</source>
        <translation>Nein. Sie beanspruchen nur im eigenen Zug, und die Bedingung muss dann gelten.</translation>
    </message>
    <message>
        <source>The last Emperor reward makes me meet an objective. May I still claim it?</source>
        <translation>Durch den letzten Kaiserbonus erreiche ich ein Ziel. Darf ich es noch beanspruchen?</translation>
    </message>
    <message>
        <source>No. There are no more turns after round 7.</source>
        <translation>Nein. Nach Durchgang 7 gibt es keinen Zug mehr.</translation>
    </message>
    <message>
        <source>Do I lose the 20 krones when I claim the objective?</source>
        <translation>Verliere ich die 20 Kronen, wenn ich das Ziel beanspruche?</translation>
    </message>
    <message>
        <source>No. You only need to have them at that moment.</source>
        <translation>Nein. Sie müssen sie in diesem Augenblick nur besitzen.</translation>
    </message>
    <message>
        <source>Another player has claimed the objective. May I claim it too?</source>
        <translation>Jemand anderer hat das Ziel schon beansprucht. Darf ich es auch?</translation>
    </message>
    <message>
        <source>Yes, for the highest value still available: 15, then 10, then 5 VP.</source>
        <translation>Ja, zum höchsten noch freien Wert: 15, dann 10, dann 5 SP.</translation>
    </message>
    <message>
        <source>May I choose between the two penalties?</source>
        <translation>Darf ich zwischen den beiden Strafen wählen?</translation>
    </message>
    <message>
        <source>In Deluxe, no: the left one is forced if you can suffer it in full, otherwise it is the right one. In Classic you choose among those that are possible.</source>
        <translation>In Deluxe nein: Die linke ist zwingend, wenn sie zur Gänze möglich ist, sonst gilt die rechte. In Classic wählen Sie unter den möglichen.</translation>
    </message>
    <message>
        <source>I have 2 krones and am to lose 3. Do I lose the 2?</source>
        <translation>Ich habe 2 Kronen und soll 3 verlieren. Verliere ich die 2?</translation>
    </message>
    <message>
        <source>No. You cannot suffer the left penalty in full, so you lose the VP on the right instead.</source>
        <translation>Nein. Die linke Strafe können Sie nicht zur Gänze erleiden, also verlieren Sie stattdessen die SP rechts.</translation>
    </message>
    <message>
        <source>Can my victory points fall below zero?</source>
        <translation>Können meine Siegpunkte unter null fallen?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>Does the marker go back to 0 after the scoring?</source>
        <translation>Kommt der Spielstein nach der Wertung auf 0 zurück?</translation>
    </message>
    <message>
        <source>No, it stays where the retreat left it.</source>
        <translation>Nein, er bleibt, wo das Zurückgehen ihn hingestellt hat.</translation>
    </message>
    <message>
        <source>I stand on 1 or 2 after the retreat. What happens?</source>
        <translation>Nach dem Zurückgehen stehe ich auf 1 oder 2. Was geschieht?</translation>
    </message>
    <message>
        <source>Nothing, neither reward nor penalty.</source>
        <translation>Nichts, weder Kaiserbonus noch Strafe.</translation>
    </message>
    <message>
        <source>In which order is the Emperor scoring done?</source>
        <translation>In welcher Reihenfolge läuft die Kaiserwertung ab?</translation>
    </message>
    <message>
        <source>In the turn order of the round just ended, each player in full.</source>
        <translation>In der Reihenfolge des eben beendeten Durchgangs, einer nach dem anderen und jeder vollständig.</translation>
    </message>
    <message>
        <source>Must I take the Emperor’s reward?</source>
        <translation>Muss ich den Kaiserbonus nehmen?</translation>
    </message>
    <message>
        <source>No, you may decline it. It counts as received all the same, so [[staff:42]] scores its 5 VP.</source>
        <translation>Nein, Sie dürfen verzichten. Er gilt trotzdem als erhalten: Der [[staff:42]] bringt seine 5 SP.</translation>
    </message>
    <message>
        <source>How does [[staff:26]] work?</source>
        <translation>Wie wirkt der [[staff:26]]?</translation>
    </message>
    <message>
        <source>Before a penalty you may pay 1 krone and ignore it. Without a krone the penalty stands.</source>
        <translation>Vor einer Strafe dürfen Sie 1 Krone zahlen und ihr entgehen. Ohne Krone bleibt es bei der Strafe.</translation>
    </message>
    <message>
        <source>My hotel has been split in two. Where may I build?</source>
        <translation>Mein Hotel ist in zwei Teile zerfallen. Wo darf ich bauen?</translation>
    </message>
    <message>
        <source>Next to any tile of any part. The parts need not be joined.</source>
        <translation>Neben jedem Plättchen jedes Teils. Verbunden werden müssen die Teile nicht.</translation>
    </message>
    <message>
        <source>All my rooms have been removed. Where do I begin?</source>
        <translation>Alle meine Zimmer wurden entfernt. Wo fange ich an?</translation>
    </message>
    <message>
        <source>At the bottom left, as at the start.</source>
        <translation>Links unten, wie zu Beginn.</translation>
    </message>
    <message>
        <source>Which vacant room is removed?</source>
        <translation>Welches freie Zimmer wird entfernt?</translation>
    </message>
    <message>
        <source>One on the highest floor that has a vacant room; among several there, the one you choose.</source>
        <translation>Eines in der höchsten Etage mit einem freien Zimmer; sind dort mehrere, jenes, das Sie wählen.</translation>
    </message>
    <message>
        <source>[[emperor:C2]]: all my occupied rooms are on one floor. Do I lose two?</source>
        <translation>„[[emperor:C2]]“: Alle meine belegten Zimmer liegen in einer Etage. Verliere ich zwei?</translation>
    </message>
    <message>
        <source>In Deluxe you lose one: the second must come from a lower floor. In Classic it must lie below the first in the same column.</source>
        <translation>In Deluxe verlieren Sie eines: Das zweite muss aus einer tieferen Etage kommen. In Classic muss es in derselben Spalte unter dem ersten liegen.</translation>
    </message>
    <message>
        <source>Which number does [[staff:41]] double?</source>
        <translation>Welche Zahl verdoppelt die [[staff:41]]?</translation>
    </message>
    <message>
        <source>The number of your space after the last retreat, not its VP. In Classic it gives at most 12 VP.</source>
        <translation>Die Nummer Ihres Feldes nach dem letzten Zurückgehen, nicht dessen SP. In Classic gibt es höchstens 12 SP.</translation>
    </message>
    <message>
        <source>What does [[staff:29]] copy?</source>
        <translation>Was kopiert die [[staff:29]]?</translation>
    </message>
    <message>
        <source>The best end card an opponent has in play, counted for your hotel. Your own cards and other Secretaries cannot be copied. If there is no such card, it scores nothing.</source>
        <translation>Die beste Schlusswertungskarte, die ein Gegner ausgespielt hat, gerechnet für Ihr Hotel. Ihre eigenen Karten und andere Sekretärinnen werden nicht kopiert. Ohne eine solche Karte bringt sie nichts.</translation>
    </message>
    <message>
        <source>Does [[staff:32]] count itself?</source>
        <translation>Zählt der [[staff:32]] sich selbst mit?</translation>
    </message>
    <message>
        <source>Yes, 2 VP for every staff card in play, itself included.</source>
        <translation>Ja, 2 SP für jede ausgespielte Personalkarte, diese hier mitgezählt.</translation>
    </message>
    <message>
        <source>A guest has been served but has no room at the end. Do I lose VP?</source>
        <translation>Ein Gast ist bedient, hat am Ende aber kein Zimmer. Verliere ich SP?</translation>
    </message>
    <message>
        <source>Yes, 5 VP, as for every guest left in the café.</source>
        <translation>Ja, 5 SP, wie für jeden Gast, der im Kaffeehaus geblieben ist.</translation>
    </message>
    <message>
        <source>Do items on guests count at the end?</source>
        <translation>Zählt am Ende, was bei den Gästen steht?</translation>
    </message>
    <message>
        <source>No, only those in the kitchen.</source>
        <translation>Nein, nur was in der Küche steht.</translation>
    </message>
    <message>
        <source>Who wins a tie?</source>
        <translation>Wer gewinnt bei Gleichstand?</translation>
    </message>
    <message>
        <source>The player with more krones and kitchen items combined. If still tied, they share the victory. Against Leopold a tie is a loss.</source>
        <translation>Wer Kronen sowie Speisen und Getränke in der Küche zusammen mehr hat. Ist auch das gleich, wird der Sieg geteilt. Gegen Leopold gilt ein Gleichstand als Niederlage.</translation>
    </message>
    <message>
        <source>Does E. Gizia use up a die?</source>
        <translation>Verbraucht E. Gizia einen Würfel?</translation>
    </message>
    <message>
        <source>No, the die stays. Nor can you boost, and space 6 costs its krone. In Classic the guest gives a whole extra turn, in which you may boost.</source>
        <translation>Nein, der Würfel bleibt liegen. Verstärken können Sie auch nicht, und Feld 6 kostet seine Krone. In Classic bringt der Gast einen ganzen weiteren Zug, in dem Sie verstärken dürfen.</translation>
    </message>
    <message>
        <source>Does Leopold get rewards or an occupancy bonus?</source>
        <translation>Erhält Leopold Belohnungen oder einen Belegungsbonus?</translation>
    </message>
    <message>
        <source>Never. Leopold scores rooms and the VP of their spaces, guests, the Emperor track, objectives, and the staff turned up.</source>
        <translation>Nie. Leopold wertet Zimmer und die SP ihrer Felder, Gäste, die Kaiserleiste, Ziele und aufgedecktes Personal.</translation>
    </message>
    <message>
        <source>All rooms of the colour shown are occupied in Leopold’s hotel. What does he take?</source>
        <translation>In Leopolds Hotel sind alle Zimmer der gezeigten Farbe belegt. Was nimmt er?</translation>
    </message>
    <message>
        <source>The guest with the most VP of any colour he can still house. The hand breaks ties.</source>
        <translation>Den Gast mit den meisten SP in beliebiger Farbe, den er noch unterbringen kann. Bei Gleichstand entscheidet die Hand.</translation>
    </message>
    <message>
        <source>May I move an item from one guest to another?</source>
        <translation>Darf ich eine Speise oder ein Getränk von einem Gast zu einem anderen geben?</translation>
    </message>
    <message>
        <source>No. An item on a guest stays there. Only the Emperor can take it away.</source>
        <translation>Nein. Was bei einem Gast steht, bleibt dort. Nur der Kaiser kann es wegnehmen.</translation>
    </message>
    <message>
        <source>May one serving go to several guests?</source>
        <translation>Darf ich bei einem Servieren mehrere Gäste bedienen?</translation>
    </message>
    <message>
        <source>Yes. Up to 3 items for 1 krone, onto as many guests as you like.</source>
        <translation>Ja. Bis zu 3 Speisen und Getränke für 1 Krone, an so viele Gäste, wie Sie möchten.</translation>
    </message>
    <message>
        <source>Can strudel or coffee run out?</source>
        <translation>Können Strudel oder Kaffee ausgehen?</translation>
    </message>
    <message>
        <source>No, the supply is unlimited.</source>
        <translation>Nein, der Vorrat ist unerschöpflich.</translation>
    </message>
    <message>
        <source>How many items may I keep in my kitchen?</source>
        <translation>Wie viele Speisen und Getränke dürfen in meiner Küche stehen?</translation>
    </message>
    <message>
        <source>As many as you like. At the end each is worth 1 VP.</source>
        <translation>So viele Sie möchten. Am Ende bringt jedes Stück 1 SP.</translation>
    </message>
    <message>
        <source>Which room does a green guest need?</source>
        <translation>Welches Zimmer braucht ein grüner Gast?</translation>
    </message>
    <message>
        <source>Any vacant room, whatever its colour. No room is green.</source>
        <translation>Irgendein freies, gleich welcher Farbe. Grüne Zimmer gibt es nicht.</translation>
    </message>
    <message>
        <source>Must I move a guest in as soon as the order is complete?</source>
        <translation>Muss ein Gast einziehen, sobald die Bestellung erfüllt ist?</translation>
    </message>
    <message>
        <source>No, you may wait for a better moment. But in the final scoring the guest costs 5 VP if still at the table.</source>
        <translation>Nein, Sie dürfen einen besseren Augenblick abwarten. Sitzt der Gast aber in der Schlusswertung noch am Tisch, kostet er 5 SP.</translation>
    </message>
    <message>
        <source>Occupancy bonus or reward: which comes first?</source>
        <translation>Belegungsbonus oder Belohnung: Was kommt zuerst?</translation>
    </message>
    <message>
        <source>Whichever you like. So krones from a red group may pay for what the reward offers.</source>
        <translation>Wie Sie wünschen. So können Kronen aus einem roten Bereich bezahlen, was die Belohnung anbietet.</translation>
    </message>
    <message>
        <source>In which order do I take the parts of a reward?</source>
        <translation>In welcher Reihenfolge nehme ich die Teile einer Belohnung?</translation>
    </message>
    <message>
        <source>In any order, and you may decline any part. Only the extra action of [[guest:97]] always comes last. In Classic the guest gives an extra turn instead, which follows this one.</source>
        <translation>In beliebiger, und auf jeden Teil dürfen Sie verzichten. Nur die Extraaktion von [[guest:97]] kommt immer zuletzt. In Classic gibt der Gast stattdessen einen weiteren Zug, der auf diesen folgt.</translation>
    </message>
    <message>
        <source>May I keep a reward for later?</source>
        <translation>Darf ich mir eine Belohnung aufheben?</translation>
    </message>
    <message>
        <source>No. It is taken when the guest moves in, or it is declined.</source>
        <translation>Nein. Man nimmt sie, wenn der Gast einzieht, oder verzichtet darauf.</translation>
    </message>
    <message>
        <source>A room of a full group was removed. Do I get the bonus again?</source>
        <translation>Ein Zimmer eines vollen Bereichs wurde entfernt. Gibt es den Bonus noch einmal?</translation>
    </message>
    <message>
        <source>No. Each group gives its bonus once per player in the whole game.</source>
        <translation>Nein. Jeder Bereich bringt jedem Spieler den Bonus im ganzen Spiel nur einmal.</translation>
    </message>
    <message>
        <source>Does [[staff:35]] bring the occupancy bonus?</source>
        <translation>Bringt der [[staff:35]] den Belegungsbonus?</translation>
    </message>
    <message>
        <source>Yes. It does not matter how the last room of a group was occupied.</source>
        <translation>Ja. Es ist gleich, wodurch das letzte Zimmer eines Bereichs belegt wurde.</translation>
    </message>
    <message>
        <source>May [[staff:35]] turn only one room?</source>
        <translation>Darf der [[staff:35]] auch nur ein Zimmer belegen?</translation>
    </message>
    <message>
        <source>Yes, up to two.</source>
        <translation>Ja, bis zu zwei.</translation>
    </message>
    <message>
        <source>Do I get the VP of the top right rooms again when they are occupied?</source>
        <translation>Erhalte ich die SP der Zimmer rechts oben noch einmal, wenn sie belegt werden?</translation>
    </message>
    <message>
        <source>No, only once, when the room is prepared. Once occupied, it scores by its floor at the end.</source>
        <translation>Nein, nur einmal, beim Vorbereiten. Ist das Zimmer belegt, bringt es am Ende SP nach seiner Etage.</translation>
    </message>
    <message>
        <source>Is it enough if rooms touch at a corner?</source>
        <translation>Genügt es, wenn sich Zimmer an einer Ecke berühren?</translation>
    </message>
    <message>
        <source>No. A new room needs a tile above, below, to the left or to the right.</source>
        <translation>Nein. Ein neues Zimmer braucht ein Plättchen darüber, darunter, links oder rechts davon.</translation>
    </message>
    <message>
        <source>Which room gets the discount of [[guest:61]]?</source>
        <translation>Für welches Zimmer gilt der Rabatt beim [[guest:61]]?</translation>
    </message>
    <message>
        <source>The one you choose. Each of the two rooms is prepared on its own, and you may leave out the second.</source>
        <translation>Für jenes, das Sie bestimmen. Jedes der beiden Zimmer wird für sich vorbereitet, und das zweite dürfen Sie auslassen.</translation>
    </message>
    <message>
        <source>May the second room of [[guest:57]] or [[guest:88]] lie next to the first?</source>
        <translation>Darf das zweite Zimmer bei [[guest:57]] oder [[guest:88]] neben dem ersten liegen?</translation>
    </message>
    <message>
        <source>Yes. They are prepared one after the other.</source>
        <translation>Ja. Beide werden nacheinander vorbereitet.</translation>
    </message>
    <message>
        <source>What happens to krones beyond 20?</source>
        <translation>Was geschieht mit Kronen über 20?</translation>
    </message>
    <message>
        <source>They are lost.</source>
        <translation>Sie verfallen.</translation>
    </message>
    <message>
        <source>What happens to Emperor steps beyond space 13?</source>
        <translation>Was geschieht mit Kaiserschritten über Feld 13 hinaus?</translation>
    </message>
    <message>
        <source>Each is 1 VP at once.</source>
        <translation>Jeder bringt sofort 1 SP.</translation>
    </message>
    <message>
        <source>Draw three, play one: must I play one?</source>
        <translation>Drei ziehen, eine ausspielen: Muss ich eine ausspielen?</translation>
    </message>
    <message>
        <source>May I see the three cards before I decide to pay?</source>
        <translation>Darf ich die drei Karten sehen, bevor ich mich für die Kosten entscheide?</translation>
    </message>
    <message>
        <source>Yes. You look first, then you play one, or none where that is allowed.</source>
        <translation>Ja. Sie sehen sich zuerst die Karten an, dann spielen Sie eine aus oder, wo das erlaubt ist, keine.</translation>
    </message>
    <message>
        <source>I play a staff card with a die. Does it work for this die?</source>
        <translation>Ich spiele mit einem Würfel eine Personalkarte aus. Wirkt sie für diesen Würfel?</translation>
    </message>
    <message>
        <source>Not if it asks for a die or adds strength: such a card works from the next die on. Anything else works at once.</source>
        <translation>Nicht, wenn sie einen Würfel verlangt oder die Stärke erhöht: So eine Karte wirkt erst ab dem nächsten Würfel. Alles andere wirkt sofort.</translation>
    </message>
    <message>
        <source>May I prepare the room of [[staff:14]] before the main action?</source>
        <translation>Darf ich das Zimmer vom [[staff:14]] vor der Hauptaktion vorbereiten?</translation>
    </message>
    <message>
        <source>Yes, before or after, at most once per die. Nothing may come between it and the main action. The same goes for [[staff:20]] and [[staff:22]].</source>
        <translation>Ja, davor oder danach, höchstens einmal pro Würfel. Zwischen ihm und der Hauptaktion darf nichts kommen. Dasselbe gilt für [[staff:20]] und [[staff:22]].</translation>
    </message>
    <message>
        <source>Does [[staff:22]] give a discount?</source>
        <translation>Gibt der [[staff:22]] einen Rabatt?</translation>
    </message>
    <message>
        <source>No, you pay the printed cost of the card.</source>
        <translation>Nein, Sie zahlen die aufgedruckten Kosten der Karte.</translation>
    </message>
    <message>
        <source>[[staff:15]]: is a boost doubled too?</source>
        <translation>[[staff:15]]: Verdoppelt sich auch das Verstärken?</translation>
    </message>
    <message>
        <source>Yes. Each point of strength gives a krone and a step, including the boosted one.</source>
        <translation>Ja. Jeder Punkt Stärke bringt eine Krone und einen Schritt, auch der durch Verstärken gewonnene.</translation>
    </message>
    <message>
        <source>May [[staff:18]] lower a cost below 0?</source>
        <translation>Darf die [[staff:18]] Kosten unter 0 senken?</translation>
    </message>
    <message>
        <source>No. A cost never falls below 0, and nothing is paid out.</source>
        <translation>Nein. Kosten fallen nie unter 0, und ausbezahlt wird nichts.</translation>
    </message>
    <message>
        <source>I have [[staff:12]] and [[staff:16]]. Do both score for a four?</source>
        <translation>Ich habe [[staff:12]] und [[staff:16]]. Bringen für einen Vierer beide SP?</translation>
    </message>
    <message>
        <source>Yes, 2 VP and 4 VP. Both cards apply.</source>
        <translation>Ja, 2 SP und 4 SP. Beide Karten gelten.</translation>
    </message>
    <message>
        <source>May [[staff:38]] fill an order that has no items yet?</source>
        <translation>Darf der [[staff:38]] eine Bestellung erfüllen, zu der noch nichts serviert wurde?</translation>
    </message>
    <message>
        <source>Yes, that of any one guest in your café, with items from the supply.</source>
        <translation>Ja, für einen beliebigen Gast in Ihrem Kaffeehaus, mit Speisen und Getränken aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Does [[staff:23]] pay for rooms occupied by a reward?</source>
        <translation>Zahlt der [[staff:23]] für Zimmer, die durch eine Belohnung belegt werden?</translation>
    </message>
    <message>
        <source>In Deluxe, yes: for every room turned to occupied. In Classic only when a guest moves in.</source>
        <translation>In Deluxe ja: für jedes Zimmer, das belegt wird. In Classic nur, wenn ein Gast einzieht.</translation>
    </message>
    <message>
        <source>When does [[staff:33]] score?</source>
        <translation>Wann bringt der [[staff:33]] SP?</translation>
    </message>
    <message>
        <source>When a guest with an order of four or more items moves in; in Classic, of exactly four.</source>
        <translation>Wenn ein Gast mit einer Bestellung zu vier oder mehr Stück einzieht; in Classic zu genau vier.</translation>
    </message>
    <message>
        <source>Does a staff card count after it has done its work?</source>
        <translation>Zählt eine Personalkarte noch, wenn sie ihre Arbeit getan hat?</translation>
    </message>
    <message>
        <source>Yes. It stays in play and counts for objectives, for [[staff:32]] and for [[emperor:C3]].</source>
        <translation>Ja. Sie bleibt ausgespielt und zählt für Ziele, für die Karte „[[staff:32]]“ und für das Kaiserplättchen „[[emperor:C3]]“.</translation>
    </message>
    <message>
        <source>May I take a guest after the die?</source>
        <translation>Darf ich nach dem Würfel einen Gast nehmen?</translation>
    </message>
    <message>
        <source>No. The one guest of your turn comes before the die. Only rewards bring guests later.</source>
        <translation>Nein. Der eine Gast Ihres Zuges kommt vor dem Würfel. Später bringen nur noch Belohnungen Gäste.</translation>
    </message>
    <message>
        <source>May I take two guests in one turn?</source>
        <translation>Darf ich in einem Zug zwei Gäste nehmen?</translation>
    </message>
    <message>
        <source>Only one from the queue by your own choice. Guests from a reward come in addition, as long as there is a free table.</source>
        <translation>Aus freien Stücken nur einen aus der Warteschlange. Gäste, die Ihnen eine Belohnung gibt, kommen hinzu, solange ein Tisch frei ist.</translation>
    </message>
    <message>
        <source>My café is full. May I empty a table and then take a guest?</source>
        <translation>Mein Kaffeehaus ist voll. Darf ich einen Tisch frei machen und dann einen Gast nehmen?</translation>
    </message>
    <message>
        <source>Yes. Moving a guest in is an additional action and may come first. Do it before you take a die: after the die it is too late for the guest of your turn.</source>
        <translation>Ja. Das Einziehen ist eine Zusatzaktion und darf zuerst kommen. Tun Sie es, bevor Sie einen Würfel nehmen, denn danach ist der Gast Ihres Zuges dahin.</translation>
    </message>
    <message>
        <source>Does a free guest need a free table?</source>
        <translation>Braucht ein kostenloser Gast einen freien Tisch?</translation>
    </message>
    <message>
        <source>Yes, always. The guest whose reward you take has already left the table, so that one is free.</source>
        <translation>Ja, immer. Der Gast, dessen Belohnung Sie nehmen, hat seinen Tisch schon verlassen; dieser ist also frei.</translation>
    </message>
    <message>
        <source>When is the queue refilled?</source>
        <translation>Wann wird die Warteschlange aufgefüllt?</translation>
    </message>
    <message>
        <source>At once, whatever made a guest leave: the others slide to the right, and a new card enters on the left. This applies between the two guests of [[guest:87]] as well.</source>
        <translation>Sofort, warum auch immer ein Gast geht: Die anderen rücken nach rechts, und links kommt eine neue Karte dazu. So auch zwischen den beiden Gästen beim [[guest:87]].</translation>
    </message>
    <message>
        <source>What if the guest deck is empty?</source>
        <translation>Was, wenn der Stapel der Gäste leer ist?</translation>
    </message>
    <message>
        <source>The discards are shuffled and become the deck. If there are none, the place in the queue stays empty.</source>
        <translation>Der Ablagestapel wird gemischt und zum neuen Stapel. Gibt es keinen, bleibt der Platz in der Warteschlange leer.</translation>
    </message>
    <message>
        <source>Does [[staff:25]] bring me a guest?</source>
        <translation>Bringt mir der [[staff:25]] einen Gast?</translation>
    </message>
    <message>
        <source>No, it only makes the queue free of charge. You still take at most one guest per turn that way, and you still need a free table.</source>
        <translation>Nein, er macht nur die Warteschlange kostenlos. Sie nehmen auf diesem Weg weiterhin höchstens einen Gast pro Zug und brauchen weiterhin einen freien Tisch.</translation>
    </message>
    <message>
        <source>May I serve or take a guest and then pass?</source>
        <translation>Darf ich servieren oder einen Gast nehmen und dann passen?</translation>
    </message>
    <message>
        <source>No. You pass instead of taking a turn. Serving, any other additional action and taking a guest start your turn: then you must take a die. If there is none you can take, the turn ends without a die, which counts as passing.</source>
        <translation>Nein. Sie passen, statt einen Zug zu machen. Servieren, jede andere Zusatzaktion und ein Gast aus der Warteschlange beginnen Ihren Zug: Dann müssen Sie einen Würfel nehmen. Gibt es keinen, den Sie nehmen können, endet der Zug ohne Würfel, und das gilt als Passen.</translation>
    </message>
    <message>
        <source>Do I lose my turn when I pass?</source>
        <translation>Verliere ich meinen Zug, wenn ich passe?</translation>
    </message>
    <message>
        <source>No, it is put off until everyone else has passed or had both turns. But a die goes to the dustbin before each new roll; if no die is left, the turn is lost.</source>
        <translation>Nein, er ist aufgeschoben, bis alle anderen gepasst oder beide Züge gehabt haben. Doch vor jedem neuen Wurf kommt ein Würfel auf den Mistkübel; ist keiner mehr da, ist der Zug verloren.</translation>
    </message>
    <message>
        <source>I passed and the dice were rolled again. May I pass once more?</source>
        <translation>Ich habe gepasst, die Würfel wurden neu geworfen. Darf ich noch einmal passen?</translation>
    </message>
    <message>
        <source>Yes. A new roll cancels all passes: everyone with an uncovered number may take a turn or pass.</source>
        <translation>Ja. Nach einem neuen Wurf ist alles Passen aufgehoben: Wer eine offene Nummer hat, darf einen Zug machen oder passen.</translation>
    </message>
    <message>
        <source>Who is next after the new roll?</source>
        <translation>Wer ist nach dem neuen Wurf an der Reihe?</translation>
    </message>
    <message>
        <source>The player with the lowest uncovered number, as always. That need not be the player who passed first.</source>
        <translation>Wie immer der Spieler mit der niedrigsten offenen Nummer. Das muss nicht der sein, der zuerst gepasst hat.</translation>
    </message>
    <message>
        <source>Why did one player have two turns in a row?</source>
        <translation>Warum hatte jemand zwei Züge hintereinander?</translation>
    </message>
    <message>
        <source>Turns follow the numbers. The player with the two middle numbers has both turns in a row, and after passes it may happen to others too.</source>
        <translation>Die Reihenfolge richtet sich nach den Nummern. Wer die beiden mittleren hat, zieht zweimal hintereinander, und nach dem Passen kann das auch bei anderen vorkommen.</translation>
    </message>
    <message>
        <source>What if there is no die I can take?</source>
        <translation>Was, wenn es keinen Würfel gibt, den ich nehmen kann?</translation>
    </message>
    <message>
        <source>At the start of your turn you may pass, or do additional actions that may bring the krone you lack. Once you have started your turn, you end it without a die, which counts as passing.</source>
        <translation>Zu Beginn Ihres Zuges können Sie passen oder Zusatzaktionen ausführen, die vielleicht die fehlende Krone bringen. Haben Sie Ihren Zug schon begonnen, beenden Sie ihn ohne Würfel, und das gilt als Passen.</translation>
    </message>
    <message>
        <source>Only sixes are left and I have no krone. What now?</source>
        <translation>Es gibt nur noch Sechser, und ich habe keine Krone. Was nun?</translation>
    </message>
    <message>
        <source>Without [[staff:17]] you cannot take a six without a krone, nor a guest from the queue, since a die must follow. You may pass, or start your turn with additional actions: a guest who moves in may bring the krone.</source>
        <translation>Ohne die [[staff:17]] können Sie ohne Krone keinen Sechser nehmen, und auch keinen Gast aus der Warteschlange, da ein Würfel folgen muss. Sie können passen oder Ihren Zug mit Zusatzaktionen beginnen: Ein Gast, der einzieht, bringt womöglich die Krone.</translation>
    </message>
    <message>
        <source>May I boost by two?</source>
        <translation>Darf ich um zwei verstärken?</translation>
    </message>
    <message>
        <source>No. Exactly 1 krone for exactly 1 strength, once per turn.</source>
        <translation>Nein. Genau 1 Krone für genau 1 Stärke, einmal pro Zug.</translation>
    </message>
    <message>
        <source>May I boost a space without dice?</source>
        <translation>Darf ich ein Feld ohne Würfel verstärken?</translation>
    </message>
    <message>
        <source>No. There must be at least one die to take.</source>
        <translation>Nein. Es muss dort mindestens ein Würfel liegen, den Sie nehmen.</translation>
    </message>
    <message>
        <source>Does the die I take count towards the strength?</source>
        <translation>Zählt der Würfel, den ich nehme, zur Stärke?</translation>
    </message>
    <message>
        <source>Yes. The strength is counted before you take it.</source>
        <translation>Ja. Die Stärke wird gezählt, bevor Sie ihn nehmen.</translation>
    </message>
    <message>
        <source>May I take a die just to be done with it?</source>
        <translation>Darf ich einen Würfel nehmen, nur um ihn hinter mir zu haben?</translation>
    </message>
    <message>
        <source>Yes. You may take a die whose action gives you nothing.</source>
        <translation>Ja. Sie dürfen einen Würfel nehmen, dessen Aktion Ihnen nichts bringt.</translation>
    </message>
    <message>
        <source>I take a six and use it for action 1. Does [[staff:13]] help?</source>
        <translation>Ich nehme einen Sechser und nutze ihn als Aktion 1. Hilft der [[staff:13]]?</translation>
    </message>
    <message>
        <source>No. The die remains a six for every staff card. [[staff:17]] is the one that helps with sixes.</source>
        <translation>Nein. Der Würfel bleibt für jede Personalkarte ein Sechser. Bei Sechsern hilft die [[staff:17]].</translation>
    </message>
    <message>
        <source>A six for action 2: which dice count?</source>
        <translation>Ein Sechser als Aktion 2: Welche Würfel zählen?</translation>
    </message>
    <message>
        <source>Those on space 6, plus your boost, and [[staff:17]] if you have the card. The dice on space 2 do not matter, and it may be empty.</source>
        <translation>Jene auf Feld 6, mit Ihrer Verstärkung und der [[staff:17]], falls Sie die Karte haben. Die Würfel auf Feld 2 zählen nicht, und es darf leer sein.</translation>
    </message>
    <message>
        <source>May I take fewer items than the strength?</source>
        <translation>Darf ich weniger Speisen und Getränke nehmen, als die Stärke beträgt?</translation>
    </message>
    <message>
        <source>No. You take exactly as many as the strength, and never more cake than strudel or more coffee than wine. What no guest needs goes into the kitchen.</source>
        <translation>Nein. Sie nehmen genau so viel, wie die Stärke beträgt, und nie mehr Torten als Strudel oder mehr Kaffee als Wein. Was kein Gast braucht, kommt in die Küche.</translation>
    </message>
    <message>
        <source>May I prepare fewer rooms than the strength?</source>
        <translation>Darf ich weniger Zimmer vorbereiten, als die Stärke beträgt?</translation>
    </message>
    <message>
        <source>Yes, the strength is the most you may prepare. With action 5, too, you need not play a card.</source>
        <translation>Ja, die Stärke ist nur die Obergrenze: Sie dürfen auch weniger vorbereiten. Auch bei Aktion 5 müssen Sie keine Karte ausspielen.</translation>
    </message>
    <message>
        <source>May I serve in the middle of an action?</source>
        <translation>Darf ich mitten in einer Aktion servieren?</translation>
    </message>
    <message>
        <source>No. But items you are just receiving go onto guests for free. Additional actions come before, between or after other actions.</source>
        <translation>Nein. Was Sie gerade erhalten, geht aber kostenlos an Gäste. Zusatzaktionen kommen vor, zwischen oder nach anderen Aktionen.</translation>
    </message>
    <message>
        <source>May I use additional actions on another player’s turn?</source>
        <translation>Darf ich im Zug eines anderen Zusatzaktionen nutzen?</translation>
    </message>
    <message>
        <source>No, only on your own turn.</source>
        <translation>Nein, nur in Ihrem eigenen.</translation>
    </message>
    <message>
        <source>Leopold, your opponent</source>
        <translation>Leopold, Ihr Gegner</translation>
    </message>
    <message>
        <source>Leopold is your opponent when you play alone. He plays from a deck of 20 instruction cards and follows rules of his own; you play as in a two-player game.</source>
        <translation>Leopold ist der Gegner, wenn Sie allein spielen. Er spielt nach einem Stapel von 20 Anweisungskarten und folgt eigenen Regeln; Sie spielen wie zu zweit.</translation>
    </message>
    <message>
        <source>He never passes and never pays, has no krones and no items, and does not need to complete orders. You win only with **more** VP than he has.</source>
        <translation>Er passt nie, zahlt nie, besitzt weder Kronen noch Speisen und Getränke und muss keine Bestellungen erfüllen. Sie gewinnen nur mit **mehr** SP, als er hat.</translation>
    </message>
    <message>
        <source>Everything not mentioned in this chapter is as usual, options included.</source>
        <translation>Was in diesem Kapitel nicht erwähnt ist, gilt wie üblich, auch die Varianten.</translation>
    </message>
    <message>
        <source>Solo: setting up</source>
        <translation>Solo: der Aufbau</translation>
    </message>
    <message>
        <source>- Leopold has the turn order tile 1/4 in round 1, you have 2/3. The tiles are swapped after every round.</source>
        <translation>- Leopold hat in Durchgang 1 das Reihenfolgeplättchen 1/4, Sie haben 2/3. Nach jedem Durchgang werden die Plättchen getauscht.</translation>
    </message>
    <message>
        <source>- Leopold always uses the **night side**. You may use any side.</source>
        <translation>- Leopold nutzt immer die **Nachtseite**. Sie dürfen jede Seite nutzen.</translation>
    </message>
    <message>
        <source>- First, five of the staff cards for the end of the game are drawn unseen; they are **Leopold’s pile**. The others of that kind are shuffled back into the deck.</source>
        <translation>- Zuerst werden aus den Schlusswertungskarten verdeckt fünf gezogen; sie sind **Leopolds Stapel**. Die übrigen dieser Art werden in den Stapel zurückgemischt.</translation>
    </message>
    <message>
        <source>- Then you look at **ten** staff cards and keep six. The other four go under the deck, in an order of your choice.</source>
        <translation>- Dann sehen Sie sich **zehn** Personalkarten an und behalten sechs. Die vier anderen kommen in einer Reihenfolge Ihrer Wahl unter den Stapel.</translation>
    </message>
    <message>
        <source>- Only you take a first guest and prepare three rooms, in Classic up to three.</source>
        <translation>- Nur Sie nehmen einen ersten Gast und bereiten drei Zimmer vor, in Classic bis zu drei.</translation>
    </message>
    <message>
        <source>Solo: Leopold’s turn</source>
        <translation>Solo: Leopolds Zug</translation>
    </message>
    <message>
        <source>On his turn the top instruction card is revealed and carried out **from top to bottom**: guests, the die, and one or two further symbols.</source>
        <translation>In seinem Zug wird die oberste Anweisungskarte aufgedeckt und **von oben nach unten** ausgeführt: die Gäste, der Würfel und ein oder zwei weitere Symbole.</translation>
    </message>
    <message>
        <source>A symbol counts only from its level up; see [[rule:solo-levels]].</source>
        <translation>Ein Symbol zählt erst ab seinem Schwierigkeitsgrad; siehe [[rule:solo-levels]].</translation>
    </message>
    <message>
        <source>Your own turns go on as usual. You may pass: then you wait until Leopold has had his turns, one die goes to the dustbin and the rest are rolled again.</source>
        <translation>Ihre eigenen Züge verlaufen wie üblich. Sie dürfen passen: Dann warten Sie, bis Leopold seine Züge gehabt hat, ein Würfel kommt auf den Mistkübel, und die übrigen werden neu gewürfelt.</translation>
    </message>
    <message>
        <source>Solo: the three levels</source>
        <translation>Solo: die drei Schwierigkeitsgrade</translation>
    </message>
    <message>
        <source>| Level | Symbols that count |</source>
        <translation>| Schwierigkeitsgrad | Symbole, die zählen |</translation>
    </message>
    <message>
        <source>| Easy | those without a border |</source>
        <translation>| Leicht | jene ohne Rand |</translation>
    </message>
    <message>
        <source>| Medium | those without a border or with a silver one |</source>
        <translation>| Mittel | jene ohne Rand und jene mit silbernem |</translation>
    </message>
    <message>
        <source>| Hard | all, including those with a gold border |</source>
        <translation>| Schwer | alle, auch jene mit goldenem Rand |</translation>
    </message>
    <message>
        <source>The higher the level, the more Leopold does on his turn.</source>
        <translation>Je höher der Schwierigkeitsgrad, desto mehr tut Leopold in seinem Zug.</translation>
    </message>
    <message>
        <source>Solo: which guest Leopold takes</source>
        <translation>Solo: welchen Gast Leopold nimmt</translation>
    </message>
    <message>
        <source>Leopold takes a guest from the queue for each guest symbol that counts, the left one first. The queue is refilled after each.</source>
        <translation>Für jedes Gästesymbol, das zählt, nimmt Leopold einen Gast aus der Warteschlange, zuerst für das linke. Nach jedem wird sie aufgefüllt.</translation>
    </message>
    <message>
        <source>- Of the colour shown he takes the guest with the **most VP**.</source>
        <translation>- In der gezeigten Farbe nimmt er den Gast mit den **meisten SP**.</translation>
    </message>
    <message>
        <source>- If there is no guest of that colour, or if the symbol shows no colour, he takes the guest with the most VP of **any** colour he can still house.</source>
        <translation>- Gibt es keinen Gast dieser Farbe oder zeigt das Symbol keine Farbe, nimmt er den Gast mit den meisten SP in **beliebiger** Farbe, den er noch unterbringen kann.</translation>
    </message>
    <message>
        <source>- If all rooms of the colour shown are occupied in his hotel, he does the same.</source>
        <translation>- Sind in seinem Hotel alle Zimmer der gezeigten Farbe belegt, hält er es ebenso.</translation>
    </message>
    <message>
        <source>- Green guests can be housed as long as any space is empty.</source>
        <translation>- Grüne Gäste lassen sich unterbringen, solange irgendein Feld leer ist.</translation>
    </message>
    <message>
        <source>The hand on the card breaks ties. If there is no guest he can house, he takes none.</source>
        <translation>Bei Gleichstand entscheidet die Hand auf der Karte. Gibt es keinen Gast, den er unterbringen kann, nimmt er keinen.</translation>
    </message>
    <message>
        <source>Solo: where Leopold’s guests live</source>
        <translation>Solo: wo Leopolds Gäste wohnen</translation>
    </message>
    <message>
        <source>Leopold’s guest moves in at once: an **occupied** room is placed in his hotel. He scores the VP of the guest, and those of the space if it shows any.</source>
        <translation>Leopolds Gast zieht sofort ein: Ein **belegtes** Zimmer kommt in sein Hotel. Er erhält die SP des Gastes und jene des Feldes, falls es welche zeigt.</translation>
    </message>
    <message>
        <source>- A blue, red or yellow guest gets the first empty space of the colour **from the left on the lowest floor possible**.</source>
        <translation>- Ein blauer, roter oder gelber Gast bekommt **in der tiefstmöglichen Etage das erste leere Feld von links** in seiner Farbe.</translation>
    </message>
    <message>
        <source>- A green guest gets the first empty space **from the bottom in the rightmost column possible**.</source>
        <translation>- Ein grüner Gast bekommt **in der Spalte möglichst weit rechts das erste leere Feld von unten**.</translation>
    </message>
    <message>
        <source>His rooms need not be next to each other, and he pays nothing. He gets no rewards and no occupancy bonus.</source>
        <translation>Seine Zimmer müssen nicht nebeneinanderliegen, und er zahlt nichts. Belohnungen und Belegungsbonus erhält er nicht.</translation>
    </message>
    <message>
        <source>Solo: which die Leopold takes</source>
        <translation>Solo: welchen Würfel Leopold nimmt</translation>
    </message>
    <message>
        <source>Leopold takes the die shown and places it on his turn order tile. He does **not** carry out its action.</source>
        <translation>Leopold nimmt den gezeigten Würfel und legt ihn auf sein Reihenfolgeplättchen. Dessen Aktion führt er **nicht** aus.</translation>
    </message>
    <message>
        <source>If two dice are shown, he takes the one there are more of on the board. If a question mark is shown, or if none of the dice shown is there, he takes one from the space with the **most dice**.</source>
        <translation>Sind zwei Würfel gezeigt, nimmt er jenen, von dem mehr auf dem Plan liegen. Ist ein Fragezeichen gezeigt oder liegt kein gezeigter Würfel da, nimmt er einen vom Feld mit den **meisten Würfeln**.</translation>
    </message>
    <message>
        <source>The hand breaks ties.</source>
        <translation>Bei Gleichstand entscheidet die Hand.</translation>
    </message>
    <message>
        <source>Solo: the other symbols</source>
        <translation>Solo: die anderen Symbole</translation>
    </message>
    <message>
        <source>- **Emperor:** Leopold moves forward that many steps; beyond space 13 he scores VP as usual.</source>
        <translation>- **Kaiser:** Leopold rückt so viele Schritte vor; über Feld 13 hinaus erhält er wie üblich SP.</translation>
    </message>
    <message>
        <source>- **Staff:** the top card of his pile is turned face up. It will score at the end.</source>
        <translation>- **Personal:** Die oberste Karte seines Stapels wird aufgedeckt. Sie zählt in der Schlusswertung.</translation>
    </message>
    <message>
        <source>- **Objective:** his marker on that objective moves on.</source>
        <translation>- **Ziel:** Sein Spielstein bei diesem Ziel rückt weiter.</translation>
    </message>
    <message>
        <source>Solo: Leopold and the objectives</source>
        <translation>Solo: Leopold und die Ziele</translation>
    </message>
    <message>
        <source>Leopold ignores the conditions. The first symbol for an objective puts his marker on **III**, the next moves it to **II**, the next to **I**; on I he claims the objective at once, for the highest value still available.</source>
        <translation>Bedingungen kümmern Leopold nicht. Sein erstes Symbol für ein Ziel setzt seinen Spielstein auf **III**, das nächste rückt ihn auf **II**, das nächste auf **I**; auf I beansprucht er das Ziel sofort, zum höchsten noch freien Wert.</translation>
    </message>
    <message>
        <source>A symbol for an objective he has claimed, or a question mark, counts for the objective where he is **least advanced**. Having no marker there counts as less than III.</source>
        <translation>Ein Symbol für ein Ziel, das er schon beansprucht hat, oder ein Fragezeichen gilt jenem Ziel, bei dem er **am weitesten zurückliegt**. Gar kein Spielstein ist noch weniger als III.</translation>
    </message>
    <message>
        <source>The hand breaks ties; from left to right the objectives are A, B, C. Once he has claimed all three, nothing happens.</source>
        <translation>Bei Gleichstand entscheidet die Hand; von links nach rechts sind die Ziele A, B, C. Hat er alle drei beansprucht, geschieht nichts.</translation>
    </message>
    <message>
        <source>Solo: the hand that breaks ties</source>
        <translation>Solo: die Hand, die bei Gleichstand entscheidet</translation>
    </message>
    <message>
        <source>Whenever Leopold has to break a tie, look at the hand at the bottom of the card. A hand pointing **right** breaks it from left to right, a hand pointing **left** from right to left.</source>
        <translation>Kann Leopold sich bei Gleichstand nicht entscheiden, sehen Sie auf das Handsymbol am unteren Rand der Karte. Zeigt die Hand nach **rechts**, wird der Gleichstand von links nach rechts aufgelöst, zeigt sie nach **links**, von rechts nach links.</translation>
    </message>
    <message>
        <source>For guests this is the order in the queue; for dice, left is 1 and right is 6; for objectives, left is A and right is C.</source>
        <translation>Bei Gästen gilt die Reihenfolge in der Warteschlange; bei Würfeln ist links die 1 und rechts die 6; bei Zielen ist links A und rechts C.</translation>
    </message>
    <message>
        <source>Solo: Leopold’s staff</source>
        <translation>Solo: Leopolds Personal</translation>
    </message>
    <message>
        <source>Leopold’s pile has five cards. He scores only those turned face up, by the usual rules:</source>
        <translation>Leopolds Stapel hat fünf Karten. Er wertet nur die aufgedeckten, nach den üblichen Regeln:</translation>
    </message>
    <message>
        <source>- [[staff:29]] copies whichever of your end cards in play is worth most to him; if you have none, it scores nothing.</source>
        <translation>- [[staff:29]] kopiert jene Karte von Ihnen, die ihm am meisten bringt; haben Sie keine Schlusswertungskarte ausgespielt, bringt sie nichts.</translation>
    </message>
    <message>
        <source>- [[staff:32]] counts only the cards turned face up.</source>
        <translation>- [[staff:32]] zählt nur die aufgedeckten Karten.</translation>
    </message>
    <message>
        <source>- [[staff:34]] counts his room tiles; empty spaces do not count.</source>
        <translation>- [[staff:34]] zählt seine Zimmerplättchen; leere Felder zählen nicht.</translation>
    </message>
    <message>
        <source>- [[staff:40]] counts only objectives he has claimed, not those where his marker still stands on II or III.</source>
        <translation>- [[staff:40]] zählt nur Ziele, die er beansprucht hat, nicht jene, bei denen sein Spielstein noch auf II oder III steht.</translation>
    </message>
    <message>
        <source>Solo: Leopold and the Emperor</source>
        <translation>Solo: Leopold und der Kaiser</translation>
    </message>
    <message>
        <source>Leopold scores the VP of his space and moves back like everyone else. He gets no reward and suffers no penalty; you do.</source>
        <translation>Leopold erhält die SP seines Feldes und geht zurück wie alle. Einen Kaiserbonus bekommt er nicht, und eine Strafe erleidet er nicht; Sie schon.</translation>
    </message>
    <message>
        <source>Solo: the final scoring</source>
        <translation>Solo: die Schlusswertung</translation>
    </message>
    <message>
        <source>Leopold scores his occupied rooms by floor and his staff turned face up, on top of everything he has scored during the game. He has no krones and no items to count, and no guests to lose VP for.</source>
        <translation>Leopold wertet seine belegten Zimmer nach Etage und sein aufgedecktes Personal, zusätzlich zu allem, was er unterwegs erhalten hat. Kronen sowie Speisen und Getränke hat er nicht zu zählen, und Gäste, für die er SP verlöre, auch nicht.</translation>
    </message>
    <message>
        <source>You win only with **more** VP than Leopold. A tie goes to him.</source>
        <translation>Sie gewinnen nur mit **mehr** SP als Leopold. Ein Gleichstand gehört ihm.</translation>
    </message>
    <message>
        <source>Solo: hotel entrances</source>
        <translation>Solo: die Hoteleingänge</translation>
    </message>
    <message>
        <source>As a variant, Leopold gets one of four hotel entrances, chosen or at random. Each gives him a special power that affects you as well.</source>
        <translation>Als Variante erhält Leopold einen von vier Hoteleingängen, gewählt oder zufällig. Jeder gibt ihm eine eigene Fähigkeit, die auch Sie betrifft.</translation>
    </message>
    <message>
        <source>In print the entrances belong to module 3 of the expansion: there you start with 7 krones and an entrance of your own. Without that module they are our variant: you start with the usual 10 krones and have no entrance.</source>
        <translation>Gedruckt gehören die Hoteleingänge zu Modul 3 der Erweiterung: Dort beginnen Sie mit 7 Kronen und einem eigenen Hoteleingang. Ohne dieses Modul sind sie unsere Variante: Sie beginnen mit den üblichen 10 Kronen und haben keinen Hoteleingang.</translation>
    </message>
    <message>
        <source>Hautel Couture</source>
        <translation>Hautel Couture</translation>
    </message>
    <message>
        <source>**Set-up:** guests are turned up from the shuffled deck until there are three worth 5, 6 or 7 VP. They sit in Leopold’s café. For each, in the order they came, a vacant room of the guest’s colour is placed in his hotel, from the top floor down and from left to right; a green guest gets the first empty space. Those rooms are **reserved**.</source>
        <translation>**Aufbau:** Vom gemischten Stapel werden Gäste aufgedeckt, bis drei mit 5, 6 oder 7 SP da sind. Diese sitzen in Leopolds Kaffeehaus. Für jeden kommt, in der Reihenfolge ihres Erscheinens, ein freies Zimmer in der Farbe des Gastes in sein Hotel, von der obersten Etage abwärts und von links nach rechts; ein grüner Gast bekommt das erste leere Feld. Diese Zimmer sind **reserviert**.</translation>
    </message>
    <message>
        <source>If a reserved space shows VP, Leopold scores them at once.</source>
        <translation>Zeigt ein reserviertes Feld SP, erhält Leopold sie sofort.</translation>
    </message>
    <message>
        <source>The items these guests have ordered form a pool, topped up to **18 items** by adding strudel, cake, wine, coffee and so on, one at a time. One item from the pool, chosen at random, lies on each action space.</source>
        <translation>Was diese Gäste bestellt haben, kommt in einen Topf, der auf **18 Speisen und Getränke** aufgefüllt wird, in der Reihenfolge Strudel, Torte, Wein, Kaffee und wieder von vorne. Auf jedem Aktionsfeld liegt ein zufälliges Stück daraus.</translation>
    </message>
    <message>
        <source>**During the game:** whenever **you** take a die from a space with an item, you must place the item on one of Leopold’s guests who still needs it, as you choose. If none does, the item goes back to the supply. Empty spaces are refilled from the pool at the start of the next round.</source>
        <translation>**Im Spiel:** Wann immer **Sie** einen Würfel von einem Feld mit einer Speise oder einem Getränk nehmen, müssen Sie das Stück nach Ihrer Wahl einem von Leopolds Gästen geben, der es noch braucht. Braucht es keiner, kommt es in den Vorrat zurück. Leere Felder werden zu Beginn des nächsten Durchgangs aus dem Topf wieder bestückt.</translation>
    </message>
    <message>
        <source>When an order is complete, Leopold scores the VP of that guest at once, and the guest moves into the reserved room.</source>
        <translation>Ist eine Bestellung erfüllt, erhält Leopold sofort die SP dieses Gastes, und der Gast zieht in das reservierte Zimmer ein.</translation>
    </message>
    <message>
        <source>Leopold loses no VP for guests left in his café. Vacant rooms in his hotel count for [[staff:34]].</source>
        <translation>Für Gäste, die in seinem Kaffeehaus bleiben, verliert Leopold keine SP. Freie Zimmer in seinem Hotel zählen für die Karte „[[staff:34]]“.</translation>
    </message>
    <message>
        <source>Nine Stars Inn</source>
        <translation>Nine Stars Inn</translation>
    </message>
    <message>
        <source>Leopold has a **star track** with nine spaces in three rows of three: III, II and I. Each objective symbol that counts also puts a token on the next space, from left to right, first in row III, then II, then I.</source>
        <translation>Leopold hat eine **Sternenleiste** mit neun Feldern, in drei Reihen III, II und I zu je dreien. Jedes Zielsymbol, das zählt, legt auch einen Marker auf das nächste Feld, von links nach rechts, zuerst in Reihe III, dann II, dann I.</translation>
    </message>
    <message>
        <source>Whenever **you** fill a floor or a column of your hotel with occupied rooms, the last token is taken away. If there is none, nothing happens.</source>
        <translation>Wann immer **Sie** eine Etage oder Spalte Ihres Hotels voll belegen, wird der letzte Marker weggenommen. Ist keiner da, geschieht nichts.</translation>
    </message>
    <message>
        <source>At the end of each Emperor scoring Leopold scores by the last row that holds a token: III gives 5 VP, II gives 10, I gives 15. There are never more than nine tokens.</source>
        <translation>Am Ende jeder Kaiserwertung wertet Leopold die letzte Reihe, in der ein Marker liegt: III bringt 5 SP, II bringt 10, I bringt 15. Mehr als neun Marker sind es nie.</translation>
    </message>
    <message>
        <source>Sushi Resort</source>
        <translation>Sushi Resort</translation>
    </message>
    <message>
        <source>Six tokens lie in Leopold’s hotel: on the last two spaces of floor 1, the first three of floor 2, and the first of floor 3.</source>
        <translation>Sechs Marker liegen in Leopolds Hotel: auf den letzten beiden Feldern von Etage 1, den ersten drei von Etage 2 und dem ersten von Etage 3.</translation>
    </message>
    <message>
        <source>When Leopold places a room on a space with a token, the token goes to the **leftmost guest** in the queue, once it has been refilled. It stays with that guest as the guest slides to the right.</source>
        <translation>Legt Leopold ein Zimmer auf ein Feld mit Marker, kommt der Marker zum **Gast ganz links** in der Warteschlange, nachdem diese aufgefüllt wurde. Er bleibt bei diesem Gast, während der Gast nach rechts rückt.</translation>
    </message>
    <message>
        <source>If **you** take such a guest, you pay **1 krone more**, even if the guest is otherwise free, and the token leaves the game. If you cannot pay, you cannot take the guest.</source>
        <translation>Nehmen **Sie** einen solchen Gast, zahlen Sie **1 Krone mehr**, auch wenn der Gast sonst kostenlos wäre, und der Marker kommt aus dem Spiel. Können Sie nicht zahlen, können Sie den Gast nicht nehmen.</translation>
    </message>
    <message>
        <source>If **Leopold** takes such a guest, or if the guest reaches the rightmost place in the queue, he scores 8 VP and the token leaves the game.</source>
        <translation>Nimmt **Leopold** einen solchen Gast oder erreicht der Gast den Platz ganz rechts in der Warteschlange, erhält Leopold 8 SP, und der Marker kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>Toll Bridge Hotel</source>
        <translation>Toll Bridge Hotel</translation>
    </message>
    <message>
        <source>Whenever **Leopold** takes a die he leaves a token on the action space. Tokens pile up and stay from round to round.</source>
        <translation>Wann immer **Leopold** einen Würfel nimmt, lässt er einen Marker auf dem Aktionsfeld zurück. Die Marker häufen sich und bleiben von Durchgang zu Durchgang.</translation>
    </message>
    <message>
        <source>To use a space with tokens you pay **exactly 1 krone**, however many there are. Without a krone you cannot use it.</source>
        <translation>Um ein Feld mit Markern zu nutzen, zahlen Sie **genau 1 Krone**, wie viele es auch sind. Ohne Krone können Sie es nicht nutzen.</translation>
    </message>
    <message>
        <source>Only if you have no krone and every space open to you holds a token do you lose **5 VP** instead. From then on no space costs you a toll for the rest of that turn, whatever comes into your purse. As long as you have a krone, you must pay.</source>
        <translation>Nur wenn Sie keine Krone haben und auf jedem Feld, das Ihnen offensteht, ein Marker liegt, verlieren Sie stattdessen **5 SP**. Von da an kostet Sie für den Rest dieses Zuges kein Feld mehr Maut, was immer noch in Ihre Kasse kommt. Solange Sie eine Krone haben, müssen Sie zahlen.</translation>
    </message>
    <message>
        <source>When you use a space Leopold scores 1 VP for **each** token on it; then one of them is taken away.</source>
        <translation>Nutzen Sie ein Feld, erhält Leopold 1 SP für **jeden** Marker darauf; dann wird einer davon weggenommen.</translation>
    </message>
    <message>
        <source>Symbols: colours</source>
        <translation>Symbole: Farben</translation>
    </message>
    <message>
        <source>Every colour has a mark of its own, so that nothing is told by colour alone.</source>
        <translation>Jede Farbe hat ihr eigenes Zeichen, damit es nirgends auf die Farbe allein ankommt.</translation>
    </message>
    <message>
        <source>| Mark | Colour | Guests |</source>
        <translation>| Zeichen | Farbe | Gäste |</translation>
    </message>
    <message>
        <source>| lozenge | blue | nobles |</source>
        <translation>| Raute | blau | Adlige |</translation>
    </message>
    <message>
        <source>| bell | red | citizens |</source>
        <translation>| Glocke | rot | Bürger |</translation>
    </message>
    <message>
        <source>| crown | yellow | artists |</source>
        <translation>| Krone | gelb | Künstler |</translation>
    </message>
    <message>
        <source>| suitcase | green | tourists, at home in rooms of any colour |</source>
        <translation>| Koffer | grün | Touristen, in Zimmern jeder Farbe daheim |</translation>
    </message>
    <message>
        <source>Symbols: food and drink</source>
        <translation>Symbole: Speisen und Getränke</translation>
    </message>
    <message>
        <source>Items differ by shape as well as by colour.</source>
        <translation>Speisen und Getränke unterscheiden sich nicht nur in der Farbe, sondern auch in der Form.</translation>
    </message>
    <message>
        <source>| Item | Shape | Comes from |</source>
        <translation>| Speise, Getränk | Form | Gibt es bei |</translation>
    </message>
    <message>
        <source>| strudel | a sliced roll | action 1 |</source>
        <translation>| Strudel | eine angeschnittene Rolle | Aktion 1 |</translation>
    </message>
    <message>
        <source>| cake | a wedge in layers | action 1 |</source>
        <translation>| Torte | ein geschichtetes Stück | Aktion 1 |</translation>
    </message>
    <message>
        <source>| wine | a glass with a stem | action 2 |</source>
        <translation>| Wein | ein Stielglas | Aktion 2 |</translation>
    </message>
    <message>
        <source>| coffee | a steaming cup | action 2 |</source>
        <translation>| Kaffee | eine dampfende Schale | Aktion 2 |</translation>
    </message>
    <message>
        <source>A covered dish stands for an item of your choice.</source>
        <translation>Eine Servierglocke steht für eine Speise oder ein Getränk Ihrer Wahl.</translation>
    </message>
    <message>
        <source>Symbols: on the cards</source>
        <translation>Symbole: auf den Karten</translation>
    </message>
    <message>
        <source>| Picture | What it means |</source>
        <translation>| Bild | Was es bedeutet |</translation>
    </message>
    <message>
        <source>| coin with a K | krones |</source>
        <translation>| Münze mit einem K | Kronen |</translation>
    </message>
    <message>
        <source>| laurel wreath | victory points |</source>
        <translation>| Lorbeerkranz | Siegpunkte |</translation>
    </message>
    <message>
        <source>| crown with a cross | steps on the Emperor track |</source>
        <translation>| Krone mit Kreuz | Schritte auf der Kaiserleiste |</translation>
    </message>
    <message>
        <source>| open door | prepare a room |</source>
        <translation>| offene Tür | ein Zimmer vorbereiten |</translation>
    </message>
    <message>
        <source>| bed | occupy a room |</source>
        <translation>| Bett | ein Zimmer belegen |</translation>
    </message>
    <message>
        <source>| portrait with a bow tie | staff: play a card or draw one |</source>
        <translation>| Porträt mit Fliege | Personal: eine Karte ausspielen oder ziehen |</translation>
    </message>
    <message>
        <source>| portrait with a hat | take a guest from the queue |</source>
        <translation>| Porträt mit Hut | einen Gast aus der Warteschlange nehmen |</translation>
    </message>
    <message>
        <source>| per cent sign | a discount |</source>
        <translation>| Prozentzeichen | ein Rabatt |</translation>
    </message>
    <message>
        <source>Symbols: when staff works</source>
        <translation>Symbole: wann Personal wirkt</translation>
    </message>
    <message>
        <source>| a 1 in a ring | once, when played |</source>
        <translation>| eine 1 im Ring | einmalig, beim Ausspielen |</translation>
    </message>
    <message>
        <source>| turning arrow | once per round |</source>
        <translation>| gebogener Pfeil | einmal pro Durchgang |</translation>
    </message>
    <message>
        <source>| endless loop | permanent |</source>
        <translation>| endlose Schleife | permanent |</translation>
    </message>
    <message>
        <source>| chequered flag | end of the game |</source>
        <translation>| karierte Flagge | Schlusswertung |</translation>
    </message>
    <message>
        <source>Words of the house</source>
        <translation>Wörter des Hauses</translation>
    </message>
    <message>
        <source>| Word | What it means |</source>
        <translation>| Wort | Was es bedeutet |</translation>
    </message>
    <message>
        <source>| group | adjacent rooms of the same colour; a suite of one to four rooms |</source>
        <translation>| Bereich | Zimmer einer Farbe, die beisammenliegen; eine Zimmerflucht aus einem bis vier Zimmern |</translation>
    </message>
    <message>
        <source>| vacant | a room that is prepared and waits for a guest |</source>
        <translation>| frei | ein Zimmer, das vorbereitet ist und auf einen Gast wartet |</translation>
    </message>
    <message>
        <source>| occupied | a room someone lives in; it counts for groups and at the end |</source>
        <translation>| belegt | ein Zimmer, in dem jemand wohnt; es zählt für Bereiche und am Ende |</translation>
    </message>
    <message>
        <source>| strength | how much an action is worth: dice, boost and staff |</source>
        <translation>| Stärke | wie viel eine Aktion wert ist: Würfel, Verstärken und Personal |</translation>
    </message>
    <message>
        <source>| boost | 1 krone for 1 more strength, once per turn |</source>
        <translation>| verstärken | 1 Krone für 1 Stärke mehr, einmal pro Zug |</translation>
    </message>
    <message>
        <source>| order | the items a guest wants before moving in |</source>
        <translation>| Bestellung | die Speisen und Getränke, die ein Gast vor dem Einzug wünscht |</translation>
    </message>
    <message>
        <source>| to serve | to move items from the kitchen onto guests |</source>
        <translation>| servieren | Speisen und Getränke aus der Küche zu Gästen bringen |</translation>
    </message>
    <message>
        <source>| display | the staff cards you have in play |</source>
        <translation>| Personalauslage | die Personalkarten, die Sie ausgespielt haben |</translation>
    </message>
    <message>
        <source>| dustbin | where the dice go that are out of the round |</source>
        <translation>| Mistkübel | wohin Würfel kommen, die aus dem Durchgang ausscheiden |</translation>
    </message>
    <message>
        <source>| supply | everything that belongs to nobody |</source>
        <translation>| Vorrat | alles, was niemandem gehört |</translation>
    </message>
    <message>
        <source>Night side and day side</source>
        <translation>Nachtseite und Tagseite</translation>
    </message>
    <message>
        <source>On the **night side** all hotels are alike. On the **day side** each of the four hotels, A to D, has a layout of its own.</source>
        <translation>Auf der **Nachtseite** sind alle Hotels gleich. Auf der **Tagseite** hat jedes der vier Hotels, A bis D, seine eigene Einteilung.</translation>
    </message>
    <message>
        <source>Both sides have the same floors, costs, bonuses and VP. The night side is the kinder one for a first game.</source>
        <translation>Etagen, Kosten, Boni und SP sind auf beiden Seiten dieselben. Für ein erstes Spiel ist die Nachtseite die freundlichere.</translation>
    </message>
    <message>
        <source>The day layouts are those printed on the boards, taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Die Einteilungen der Tagseiten sind die auf den Hotelplänen gedruckten, übernommen aus zwei öffentlichen Abschriften, die übereinstimmen. Wer das Spiel besitzt, kann sie berichtigen.</translation>
    </message>
    <message>
        <source>The promotional guests</source>
        <translation>Die Promo-Gäste</translation>
    </message>
    <message>
        <source>[[guest:117]] and [[guest:118]] may be shuffled into the deck in either ruleset. They stay out unless you ask for them.</source>
        <translation>[[guest:117]] und [[guest:118]] lassen sich in beiden Regelwerken in den Stapel mischen. Ohne Ihren Wunsch bleiben sie draußen.</translation>
    </message>
    <message>
        <source>Their orders, VP and colours are taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Bestellungen, SP und Farben dieser Gäste stammen aus zwei öffentlichen Abschriften, die übereinstimmen. Wer das Spiel besitzt, kann sie berichtigen.</translation>
    </message>
    <message>
        <source>The rulesets: Deluxe and Classic</source>
        <translation>Die Regelwerke: Deluxe und Classic</translation>
    </message>
    <message>
        <source>The game has two rulesets. **Deluxe** follows the edition of 2021 and is the default. **Classic** follows the first edition of 2015.</source>
        <translation>Das Spiel hat zwei Regelwerke. **Deluxe** folgt der Ausgabe von 2021 und ist voreingestellt. **Classic** folgt der ersten Auflage von 2015.</translation>
    </message>
    <message>
        <source>They differ only in the points listed in this chapter; everything else in this reference applies to both.</source>
        <translation>Die beiden unterscheiden sich nur in den Punkten dieses Kapitels; alles andere in diesem Nachschlagewerk gilt für beide.</translation>
    </message>
    <message>
        <source>The printings of the first edition disagree in places; see [[rule:edition-printings]]. Classic here is the reading that most of them and the cards share.</source>
        <translation>Die Drucke der ersten Auflage widersprechen einander an manchen Stellen; siehe [[rule:edition-printings]]. Classic ist hier jene Lesart, die den meisten von ihnen und den Karten gemeinsam ist.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: cards</source>
        <translation>Deluxe und Classic: die Karten</translation>
    </message>
    <message>
        <source>| Card | Deluxe | Classic |</source>
        <translation>| Karte | Deluxe | Classic |</translation>
    </message>
    <message>
        <source>| [[staff:17]] | costs 5 krones | costs 3 krones |</source>
        <translation>| [[staff:17]] | kostet 5 Kronen | kostet 3 Kronen |</translation>
    </message>
    <message>
        <source>| [[staff:41]] | no limit | at most 12 VP |</source>
        <translation>| [[staff:41]] | ohne Obergrenze | höchstens 12 SP |</translation>
    </message>
    <message>
        <source>| [[staff:33]] | orders of four or more items | orders of exactly four items |</source>
        <translation>| [[staff:33]] | Bestellungen zu vier oder mehr Stück | Bestellungen zu genau vier Stück |</translation>
    </message>
    <message>
        <source>| [[staff:23]] | every room turned to occupied | only when a guest moves in |</source>
        <translation>| [[staff:23]] | jedes Zimmer, das belegt wird | nur wenn ein Gast einzieht |</translation>
    </message>
    <message>
        <source>| [[guest:97]] | one extra action without taking a die | a whole extra turn without taking a die |</source>
        <translation>| [[guest:97]] | eine Extraaktion, ohne einen Würfel zu nehmen | ein ganzer weiterer Zug, ohne einen Würfel zu nehmen |</translation>
    </message>
    <message>
        <source>In Classic the extra turn of [[guest:97]] comes right after this one: with a guest from the queue, additional actions and the action of one space with dice, which may be boosted for 1 krone. No die is taken.</source>
        <translation>In Classic kommt der weitere Zug durch [[guest:97]] gleich nach diesem: mit einem Gast aus der Warteschlange, Zusatzaktionen und der Aktion eines Feldes mit Würfeln, die Sie für 1 Krone verstärken dürfen. Ein Würfel wird nicht genommen.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: set-up and Emperor</source>
        <translation>Deluxe und Classic: Aufbau und Kaiser</translation>
    </message>
    <message>
        <source>- **Set-up:** in Deluxe everyone prepares exactly three rooms, in Classic up to three.</source>
        <translation>- **Aufbau:** In Deluxe bereitet man genau drei Zimmer vor, in Classic bis zu drei.</translation>
    </message>
    <message>
        <source>- **Penalties with two options:** in Deluxe the left one is forced if it can be suffered in full. In Classic the player chooses among those that are possible.</source>
        <translation>- **Strafen mit zwei Möglichkeiten:** In Deluxe ist die linke zwingend, wenn sie zur Gänze möglich ist. In Classic wählt man unter den möglichen.</translation>
    </message>
    <message>
        <source>- **Penalty of [[emperor:C2]]:** in Deluxe the second room comes from the next lower floor that has an occupied one. In Classic it is the next occupied room below the first in the **same column**, if there is one.</source>
        <translation>- **Strafe von „[[emperor:C2]]“:** In Deluxe ist das zweite Zimmer eines der nächsttieferen Etage, in der es ein belegtes gibt. In Classic ist es das nächste belegte Zimmer unter dem ersten in **derselben Spalte**, sofern vorhanden.</translation>
    </message>
    <message>
        <source>- **Emperor’s reward of [[emperor:B3]]:** in Deluxe one of the three cards drawn must be played, in Classic it may be.</source>
        <translation>- **Kaiserbonus von „[[emperor:B3]]“:** In Deluxe muss eine der drei gezogenen Karten ausgespielt werden, in Classic darf sie es.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: the same in both</source>
        <translation>Deluxe und Classic: in beiden gleich</translation>
    </message>
    <message>
        <source>- [[staff:32]] scores 2 VP per staff card.</source>
        <translation>- [[staff:32]] bringt 2 SP pro Personalkarte.</translation>
    </message>
    <message>
        <source>- With [[staff:26]] you pay 1 krone to ignore a penalty.</source>
        <translation>- [[staff:26]] verlangt 1 Krone, um einer Strafe zu entgehen.</translation>
    </message>
    <message>
        <source>- The penalty of [[emperor:B4]] removes **vacant** rooms.</source>
        <translation>- Die Strafe von „[[emperor:B4]]“ entfernt **freie** Zimmer.</translation>
    </message>
    <message>
        <source>- There are 56 guest cards; the two promotional guests are optional.</source>
        <translation>- Es gibt 56 Gästekarten; die beiden Promo-Gäste sind nach Wunsch dabei.</translation>
    </message>
    <message>
        <source>Classic: printings that disagree</source>
        <translation>Classic: wo die Drucke einander widersprechen</translation>
    </message>
    <message>
        <source>The first edition was printed in several languages, and its printings do not always say the same thing. Each line shows where they differ, and how Classic is played here.</source>
        <translation>Die erste Auflage erschien in mehreren Sprachen, und ihre Drucke sagen nicht immer dasselbe. Jede Zeile nennt, worin sie sich unterscheiden und wie Classic hier gespielt wird.</translation>
    </message>
    <message>
        <source>| What | Printings | Here |</source>
        <translation>| Was | Drucke | Hier |</translation>
    </message>
    <message>
        <source>| First rooms | exactly three in the Italian rules, up to three in the others | up to three |</source>
        <translation>| Erste Zimmer | genau drei in den italienischen Regeln, bis zu drei in den anderen | bis zu drei |</translation>
    </message>
    <message>
        <source>| Occupancy bonus | after the reward in the French rules | before or after it, as you choose |</source>
        <translation>| Belegungsbonus | in den französischen Regeln nach der Belohnung | davor oder danach, wie Sie wünschen |</translation>
    </message>
    <message>
        <source>| Two penalties | the left one is forced in the Italian rules, as in Deluxe | the player chooses |</source>
        <translation>| Zwei Strafen | in den italienischen Regeln ist die linke zwingend, wie in Deluxe | der Spieler wählt |</translation>
    </message>
    <message>
        <source>| Penalty of [[emperor:B4]] | the words say vacant rooms, but a picture shows occupied ones | vacant rooms |</source>
        <translation>| Strafe von „[[emperor:B4]]“ | der Text nennt freie Zimmer, ein Bild aber zeigt belegte | freie Zimmer |</translation>
    </message>
    <message>
        <source>| [[staff:5]], [[staff:6]] | when the order is complete in the German and Italian rules | when the guest moves in |</source>
        <translation>| [[staff:5]], [[staff:6]] | in den deutschen und italienischen Regeln, wenn die Bestellung erfüllt ist | wenn der Gast einzieht |</translation>
    </message>
    <message>
        <source>| [[staff:26]] | the German rules and a French translation forget the krone | costs 1 krone |</source>
        <translation>| [[staff:26]] | die deutschen Regeln und eine französische Übersetzung vergessen die Krone | kostet 1 Krone |</translation>
    </message>
    <message>
        <source>| [[staff:29]] | copies your own end cards too in the Italian rules | only those of opponents |</source>
        <translation>| [[staff:29]] | kopiert in den italienischen Regeln auch eigene Schlusswertungskarten | nur solche von Gegnern |</translation>
    </message>
    <message>
        <source>| [[staff:32]] | 4 VP per card in the German rules and a French translation, 2 VP in the French and Italian rules | 2 VP |</source>
        <translation>| [[staff:32]] | 4 SP pro Karte in den deutschen Regeln und einer französischen Übersetzung, 2 SP in den französischen und italienischen Regeln | 2 SP |</translation>
    </message>
    <message>
        <source>| [[staff:36]] | costs 5 krones in a French translation | costs 2 krones |</source>
        <translation>| [[staff:36]] | kostet in einer französischen Übersetzung 5 Kronen | kostet 2 Kronen |</translation>
    </message>
    <message>
        <source>At a **discount** you may play one of them or, having seen them, decline. At **no cost** one must be played if any was drawn; only the Emperor’s reward of [[emperor:B3]] leaves you the choice in Classic.</source>
        <translation>Mit **Rabatt** dürfen Sie eine davon ausspielen oder, nachdem Sie die Karten gesehen haben, verzichten. Ist das Ausspielen **kostenlos**, müssen Sie eine ausspielen, sofern eine gezogen wurde; nur der Kaiserbonus von „[[emperor:B3]]“ lässt Ihnen in Classic die Wahl.</translation>
    </message>
    <message>
        <source>At a discount, no; you may decline after seeing them. At no cost, yes, if any was drawn; only the Emperor’s reward of [[emperor:B3]] leaves you the choice in Classic.</source>
        <translation>Mit Rabatt nein; Sie dürfen nach dem Ansehen verzichten. Kostenlos ja, sofern eine gezogen wurde; nur der Kaiserbonus von „[[emperor:B3]]“ lässt Ihnen in Classic die Wahl.</translation>
    </message>
    <message>
        <source>Let’s Waltz!: all modules</source>
        <translation>Let’s Waltz!: alle Module</translation>
    </message>
    <message>
        <source>Questions: champagne, dancers, ballrooms</source>
        <translation>Fragen: Champagner, Tänzer, Ballsäle</translation>
    </message>
    <message>
        <source>Questions: celebrities and entrances</source>
        <translation>Fragen: Berühmtheiten und Eingänge</translation>
    </message>
    <message>
        <source>Questions: more cards, Elisabeth</source>
        <translation>Fragen: weitere Karten, Elisabeth</translation>
    </message>
    <message>
        <source>Unique Hotels: an entrance of your own</source>
        <translation>Einzigartige Hotels: ein eigener Eingang</translation>
    </message>
    <message>
        <source>Every player gets a hotel entrance. It says what is in the kitchen at the start, gives something at once, and changes a rule for you alone, to the end of the game.</source>
        <translation>Jeder Spieler erhält einen Hoteleingang. Er sagt, was zu Beginn in der Küche steht, gibt sofort etwas und ändert für Sie allein eine Regel, bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>Nobody starts with dishes or drinks: what the entrance shows is all there is. The champagne of Vienna Ballrooms comes on top.</source>
        <translation>Niemand beginnt mit Speisen und Getränken: Was der Eingang zeigt, ist alles. Der Champagner der Wiener Ballsäle kommt dazu.</translation>
    </message>
    <message>
        <source>- **Rooms:** [[entrance:1]], [[entrance:3]], [[entrance:7]]</source>
        <translation>- **Zimmer:** [[entrance:1]], [[entrance:3]], [[entrance:7]]</translation>
    </message>
    <message>
        <source>- **Guests and staff:** [[entrance:4]], [[entrance:5]]</source>
        <translation>- **Gäste und Personal:** [[entrance:4]], [[entrance:5]]</translation>
    </message>
    <message>
        <source>- **Dice:** [[entrance:2]], [[entrance:9]]</source>
        <translation>- **Würfel:** [[entrance:2]], [[entrance:9]]</translation>
    </message>
    <message>
        <source>- **Objectives and Emperor tiles:** [[entrance:6]], [[entrance:8]]</source>
        <translation>- **Ziele und Kaiserplättchen:** [[entrance:6]], [[entrance:8]]</translation>
    </message>
    <message>
        <source>- **Ballrooms:** [[entrance:10]], in play only with Vienna Ballrooms</source>
        <translation>- **Ballsäle:** [[entrance:10]], nur mit den Wiener Ballsälen im Spiel</translation>
    </message>
    <message>
        <source>The auction of the entrances</source>
        <translation>Die Versteigerung der Eingänge</translation>
    </message>
    <message>
        <source>As many entrances as there are players lie open. They are sold for krones, and everybody ends up with one. All start with 10 krones.</source>
        <translation>Es liegen so viele Eingänge offen, wie es Spieler gibt. Diese werden für Kronen verkauft, und am Ende hat jeder einen. Alle beginnen mit 10 Kronen.</translation>
    </message>
    <message>
        <source>- The first player begins. A player without a standing bid bids 0 or more on an entrance without a bid, or more than the bid that stands on another one.</source>
        <translation>- Der erste Spieler beginnt. Wer kein stehendes Gebot hat, bietet 0 oder mehr auf einen Eingang ohne Gebot oder mehr als das stehende Gebot auf einen anderen.</translation>
    </message>
    <message>
        <source>- Whoever has been outbid bids next.</source>
        <translation>- Wer überboten wurde, bietet als Nächster.</translation>
    </message>
    <message>
        <source>- When every bid stands, all pay.</source>
        <translation>- Stehen alle Gebote, zahlen alle.</translation>
    </message>
    <message>
        <source>Bids are open, and nobody may bid more than they have. So the bidding always comes to an end.</source>
        <translation>Geboten wird offen, und niemand darf mehr bieten, als er hat. So kommt das Bieten immer zu einem Ende.</translation>
    </message>
    <message>
        <source>**Example:** Anna bids 2 on [[entrance:3]], Ben 0 on [[entrance:7]], Clara 3 on [[entrance:3]]. Anna is outbid and bids 1 on [[entrance:7]]. Now Ben takes the last entrance for 0. Clara pays 3 krones, Anna 1 and Ben nothing.</source>
        <translation>**Beispiel:** Anna bietet 2 auf [[entrance:3]], Ben 0 auf [[entrance:7]], Clara 3 auf [[entrance:3]]. Anna ist überboten und bietet 1 auf [[entrance:7]]. Nun nimmt Ben den letzten Eingang für 0. Clara zahlt 3 Kronen, Anna 1 und Ben nichts.</translation>
    </message>
    <message>
        <source>Entrances before the first round</source>
        <translation>Eingänge vor dem ersten Durchgang</translation>
    </message>
    <message>
        <source>- [[entrance:5]]: draw a staff card and play one for 3 krones less, or none. There is neither guest nor room yet, so an effect that needs one is lost.</source>
        <translation>- [[entrance:5]]: Ziehen Sie eine Personalkarte und spielen Sie eine für 3 Kronen weniger aus, oder keine. Noch gibt es weder Gast noch Zimmer, also verfällt, was einen braucht.</translation>
    </message>
    <message>
        <source>- [[entrance:8]]: two steps on the Emperor track.</source>
        <translation>- [[entrance:8]]: zwei Schritte auf der Kaiserleiste.</translation>
    </message>
    <message>
        <source>Entrances for rooms</source>
        <translation>Eingänge für Zimmer</translation>
    </message>
    <message>
        <source>**[[entrance:1]]** has occupancy bonuses of its own:</source>
        <translation>**[[entrance:1]]** hat eigene Belegungsboni:</translation>
    </message>
    <message>
        <source>| Blue: VP | 4 | 8 | 13 | 20 |</source>
        <translation>| Blau: SP | 4 | 8 | 13 | 20 |</translation>
    </message>
    <message>
        <source>| Red: krones | 2 | 4 | 8 | 13 |</source>
        <translation>| Rot: Kronen | 2 | 4 | 8 | 13 |</translation>
    </message>
    <message>
        <source>| Yellow: Emperor steps | 2 | 4 | 8 | 13 |</source>
        <translation>| Gelb: Kaiserschritte | 2 | 4 | 8 | 13 |</translation>
    </message>
    <message>
        <source>**[[entrance:3]]** has five tokens. For each full column you take one of your choice and receive its upper half, for each full floor one and its lower half. You take it at once; it cannot be declined or kept for later. A room that fills a column and a floor brings two tokens; when no token is left, nothing.</source>
        <translation>**[[entrance:3]]** hat fünf Marker. Für jede volle Spalte nehmen Sie einen Ihrer Wahl und erhalten seine obere Hälfte, für jede volle Etage einen und seine untere. Sie nehmen ihn sofort; auf ihn kann man weder verzichten noch ihn für später aufheben. Ein Zimmer, das eine Spalte und eine Etage füllt, bringt zwei Marker; ist keiner mehr da, nichts.</translation>
    </message>
    <message>
        <source>Each group, floor and column pays once, even if rooms are lost and occupied again. These bonuses come with the occupancy bonus, in an order of your choice.</source>
        <translation>Jeder Bereich, jede Etage und jede Spalte zahlt einmal, auch wenn Zimmer verloren gehen und wieder belegt werden. Diese Boni kommen mit dem Belegungsbonus, in einer Reihenfolge Ihrer Wahl.</translation>
    </message>
    <message>
        <source>Entrances for guests and staff</source>
        <translation>Eingänge für Gäste und Personal</translation>
    </message>
    <message>
        <source>**[[entrance:4]]** has four tables. In each of your turns you may take a second guest, right after the first one and the refill, for the cost of the place. It needs a free table.</source>
        <translation>**[[entrance:4]]** hat vier Tische. In jedem Ihrer Züge dürfen Sie einen zweiten Gast nehmen, gleich nach dem ersten und dem Auffüllen, zu den Kosten seines Platzes. Er braucht einen freien Tisch.</translation>
    </message>
    <message>
        <source>The second guest follows only a guest taken by the action of your turn, never one that an effect has given. [[staff:25]] makes both free.</source>
        <translation>Der zweite Gast folgt nur auf einen, den Sie durch die Aktion Ihres Zuges genommen haben, nie auf einen, den eine Wirkung gegeben hat. [[staff:25]] macht beide kostenlos.</translation>
    </message>
    <message>
        <source>At the end of a round it scores 1, 3, 6 or 9 VP if 2, 3, 4 or 5 of your guests were completed in it. **Example:** three guests moved in and one danced: 6 VP.</source>
        <translation>Am Ende eines Durchgangs bringt der Eingang 1, 3, 6 oder 9 SP, wenn darin 2, 3, 4 oder 5 Ihrer Gäste verabschiedet wurden. **Beispiel:** Drei Gäste sind eingezogen, einer hat getanzt: 6 SP.</translation>
    </message>
    <message>
        <source>**[[entrance:5]]** gives 1 krone and a staff card from the deck after every staff card you play from the first round on, once its effect is done.</source>
        <translation>**[[entrance:5]]** gibt ab dem ersten Durchgang nach jeder Personalkarte, die Sie ausspielen, 1 Krone und eine Personalkarte vom Stapel, sobald deren Wirkung vorbei ist.</translation>
    </message>
    <message>
        <source>Entrances for dice</source>
        <translation>Eingänge für Würfel</translation>
    </message>
    <message>
        <source>**[[entrance:2]]** looks at the sum of your two dice of the round. Its bonus comes as soon as you take the second one, before its action and before what staff such as [[staff:15]] and [[staff:124]] gives for it:</source>
        <translation>**[[entrance:2]]** achtet auf die Summe Ihrer beiden Würfel des Durchgangs. Der Bonus kommt, sobald Sie den zweiten nehmen, vor dessen Aktion und vor dem, was Personal wie [[staff:15]] und [[staff:124]] dafür gibt:</translation>
    </message>
    <message>
        <source>| Sum | Bonus |</source>
        <translation>| Summe | Bonus |</translation>
    </message>
    <message>
        <source>| 7 | none |</source>
        <translation>| 7 | keiner |</translation>
    </message>
    <message>
        <source>| 6 or 8 | play a staff card for 1 krone less |</source>
        <translation>| 6 oder 8 | eine Personalkarte für 1 Krone weniger ausspielen |</translation>
    </message>
    <message>
        <source>| 5 or 9 | 1 strudel, 1 wine |</source>
        <translation>| 5 oder 9 | 1 Strudel, 1 Wein |</translation>
    </message>
    <message>
        <source>| 4 or 10 | 1 krone, 1 Emperor step |</source>
        <translation>| 4 oder 10 | 1 Krone, 1 Kaiserschritt |</translation>
    </message>
    <message>
        <source>| 3 or 11 | 1 cake, 1 coffee |</source>
        <translation>| 3 oder 11 | 1 Torte, 1 Kaffee |</translation>
    </message>
    <message>
        <source>| 2 or 12 | prepare a room at no cost, 1 VP |</source>
        <translation>| 2 oder 12 | kostenlos ein Zimmer vorbereiten, 1 SP |</translation>
    </message>
    <message>
        <source>What counts are the faces taken, and space 6 is a 6. With only one die in a round there is no bonus.</source>
        <translation>Es zählen die Augenzahlen der genommenen Würfel, und Feld 6 ist eine 6. Mit nur einem Würfel im Durchgang gibt es keinen Bonus.</translation>
    </message>
    <message>
        <source>**Example:** three dice lie on space 4, two on space 5. You move one from 5 to 4 and take a 4 at strength 4.</source>
        <translation>**Beispiel:** Drei Würfel liegen auf Feld 4, zwei auf Feld 5. Sie legen einen von 5 auf 4 und nehmen eine 4 mit Stärke 4.</translation>
    </message>
    <message>
        <source>Entrances for objectives and Emperor tiles</source>
        <translation>Eingänge für Ziele und Kaiserplättchen</translation>
    </message>
    <message>
        <source>**[[entrance:6]]** has an objective A, B and C for you alone. You claim them on your turn while the condition holds: 15 VP in rounds 1 to 3, 10 in rounds 4 and 5, 5 in rounds 6 and 7.</source>
        <translation>**[[entrance:6]]** hat je ein Ziel A, B und C für Sie allein. Sie beanspruchen sie in Ihrem Zug, solange die Bedingung gilt: 15 SP in Durchgang 1 bis 3, 10 in Durchgang 4 und 5, 5 in Durchgang 6 und 7.</translation>
    </message>
    <message>
        <source>At the end it scores 3, 6 or 10 VP for 4, 5 or 6 objectives of both sorts. Your own do not count as markers for [[staff:40]], [[staff:132]], [[staff:179]] and [[emperor:C6]].</source>
        <translation>In der Schlusswertung bringt er 3, 6 oder 10 SP für 4, 5 oder 6 Ziele beider Arten. Die eigenen sind keine Spielsteine für [[staff:40]], [[staff:132]], [[staff:179]] und „[[emperor:C6]]“.</translation>
    </message>
    <message>
        <source>**[[entrance:8]]** has six Emperor tiles, two of each letter. Once per turn, between two actions, you may go back 1, 2 or 3 steps for the Emperor’s reward of a tile A, B or C, which then leaves the game. Your marker must be at least that far along the track.</source>
        <translation>**[[entrance:8]]** hat sechs Kaiserplättchen, zwei von jedem Buchstaben. Einmal pro Zug dürfen Sie zwischen zwei Aktionen 1, 2 oder 3 Schritte zurückgehen und erhalten dafür den Kaiserbonus eines Plättchens A, B oder C, das dann aus dem Spiel kommt. So weit vorn muss Ihr Spielstein stehen.</translation>
    </message>
    <message>
        <source>This is not an Emperor scoring: penalties do not matter, and [[staff:42]] gives nothing.</source>
        <translation>Das ist keine Kaiserwertung: Strafen spielen keine Rolle, und [[staff:42]] bringt nichts.</translation>
    </message>
    <message>
        <source>The Ren</source>
        <translation>Der Hoteleingang The Ren</translation>
    </message>
    <message>
        <source>[[entrance:10]] gives one more champagne when it is gained.</source>
        <translation>[[entrance:10]] gibt einen weiteren Champagner, sobald er Ihnen gehört.</translation>
    </message>
    <message>
        <source>When a ballroom is scored in which its owner alone has the most dancers, that is 4 VP more, even if [[guest:186]] has it scored early.</source>
        <translation>Wird ein Ballsaal gewertet, in dem der Besitzer allein die meisten Tänzer hat, gibt das 4 SP mehr, auch wenn [[guest:186]] ihn früher werten lässt.</translation>
    </message>
    <message>
        <source>**Example:** a dancer in the top row of [[ballroom:zur-kettenbruecke]]: 5 VP and then another 5 VP.</source>
        <translation>**Beispiel:** ein Tänzer in der oberen Reihe von „[[ballroom:zur-kettenbruecke]]“: 5 SP und noch einmal 5 SP.</translation>
    </message>
    <message>
        <source>Unique Hotels in the solo game</source>
        <translation>Einzigartige Hotels im Solospiel</translation>
    </message>
    <message>
        <source>You start with **7 krones**. Three entrances are drawn, and you choose one of them at no cost; there is no auction.</source>
        <translation>Sie beginnen mit **7 Kronen**. Drei Eingänge werden gezogen, und Sie wählen kostenlos einen davon; eine Versteigerung gibt es nicht.</translation>
    </message>
    <message>
        <source>Your opponent has one of the four entrances of the solo rules, at random or as you like: see [[rule:solo-entrances]].</source>
        <translation>Ihr Gegner hat einen der vier Eingänge der Soloregeln, zufällig oder nach Ihrem Wunsch: siehe [[rule:solo-entrances]].</translation>
    </message>
    <message>
        <source>With Vienna Ballrooms the three guests of [[rule:entrance-hautel-couture]] are chosen from among those who want no champagne.</source>
        <translation>Mit den Wiener Ballsälen werden die drei Gäste von [[rule:entrance-hautel-couture]] unter denen gewählt, die keinen Champagner wollen.</translation>
    </message>
    <message>
        <source>Tolls and items of the opponent’s entrance are those of the space you use, even if [[entrance:9]] has moved a die there.</source>
        <translation>Maut und Stücke des gegnerischen Eingangs sind die des Feldes, das Sie nutzen, auch wenn [[entrance:9]] einen Würfel dorthin gelegt hat.</translation>
    </message>
    <message>
        <source>Unique Hotels</source>
        <translation>Einzigartige Hotels</translation>
    </message>
    <message>
        <source>What the expansion adds</source>
        <translation>Was die Erweiterung bringt</translation>
    </message>
    <message>
        <source>**Let’s Waltz!** is a box of modules. Each of them can be switched on by itself, and they all go together, with two to four players or alone.</source>
        <translation>**Let’s Waltz!** ist eine Schachtel voller Module. Jedes lässt sich für sich verwenden, und alle vertragen sich miteinander, zu zweit bis viert oder allein.</translation>
    </message>
    <message>
        <source>- **Module 1, Vienna Ballrooms:** champagne, dancers, ballrooms and rehearsal rooms. See [[rule:ballrooms]].</source>
        <translation>- **Modul 1, Wiener Ballsäle:** Champagner, Tänzer, Ballsäle und Proberäume. Siehe [[rule:ballrooms]].</translation>
    </message>
    <message>
        <source>- **Module 2, Celebrities:** three coloured dice, each with somebody famous. See [[rule:coloured-dice]].</source>
        <translation>- **Modul 2, Berühmtheiten:** drei farbige Würfel, zu jedem jemand Berühmtes. Siehe [[rule:coloured-dice]].</translation>
    </message>
    <message>
        <source>- **Module 3, Unique Hotels:** an entrance of your own, with an ability that lasts. See [[rule:unique-hotels]].</source>
        <translation>- **Modul 3, Einzigartige Hotels:** ein eigener Hoteleingang mit einer Fähigkeit, die bleibt. Siehe [[rule:unique-hotels]].</translation>
    </message>
    <message>
        <source>- **Module 5, Some More:** more staff, objectives and Emperor tiles, without new rules. See [[rule:some-more]].</source>
        <translation>- **Modul 5, Noch mehr:** mehr Personal, Ziele und Kaiserplättchen, ohne neue Regeln. Siehe [[rule:some-more]].</translation>
    </message>
    <message>
        <source>Module 4, Start Player, is left out: none of the texts consulted gives its rules.</source>
        <translation>Modul 4, Startspieler, fehlt hier: Kein hier bekannter Text nennt seine Regeln.</translation>
    </message>
    <message>
        <source>The cards of a module in play are shuffled into the stacks of the base game. As always, one objective and one Emperor tile of each letter are drawn, now from a larger choice.</source>
        <translation>Die Karten der verwendeten Module werden in die Stapel des Grundspiels gemischt. Wie immer werden von jedem Buchstaben ein Ziel und ein Kaiserplättchen gezogen, nun aus einer größeren Auswahl.</translation>
    </message>
    <message>
        <source>The expansion follows the Deluxe rules. With Classic it is not offered.</source>
        <translation>Die Erweiterung folgt den Deluxe-Regeln. Mit Classic wird sie nicht angeboten.</translation>
    </message>
    <message>
        <source>Setting up with the expansion</source>
        <translation>Der Aufbau mit der Erweiterung</translation>
    </message>
    <message>
        <source>All changes to the set-up are added together, in this order:</source>
        <translation>Alle Änderungen am Aufbau kommen zusammen, und zwar in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>- **Cards:** those of the modules in play are shuffled in; then objectives and Emperor tiles are drawn.</source>
        <translation>- **Karten:** Die Karten der verwendeten Module werden eingemischt, dann werden Ziele und Kaiserplättchen gezogen.</translation>
    </message>
    <message>
        <source>- **Ballrooms:** three of the five, at random and in a row, and the balcony at the right end. Everybody has 10 dancers and 1 champagne.</source>
        <translation>- **Ballsäle:** drei von fünf, zufällig und in einer Reihe, rechts außen der Balkon. Jeder hat 10 Tänzer und 1 Champagner.</translation>
    </message>
    <message>
        <source>- **Dice:** a red, a yellow and a blue die replace three white ones. The lounge shows a celebrity for each.</source>
        <translation>- **Würfel:** Ein roter, ein gelber und ein blauer ersetzen drei weiße. Die Lounge zeigt zu jedem eine Berühmtheit.</translation>
    </message>
    <message>
        <source>- **Entrances:** as many as there are players, with all that lies beside them; in the solo game, three to choose from.</source>
        <translation>- **Hoteleingänge:** so viele wie Spieler, mit allem, was dazugehört; allein stehen drei zur Wahl.</translation>
    </message>
    <message>
        <source>- **Staff:** everybody gets their six cards, dealt or drafted as usual.</source>
        <translation>- **Personal:** Jeder erhält seine sechs Karten, ausgeteilt oder gedraftet wie üblich.</translation>
    </message>
    <message>
        <source>- **Rehearsal rooms:** as many as there are players. The last player chooses first.</source>
        <translation>- **Proberäume:** so viele wie Spieler. Der letzte Spieler wählt zuerst.</translation>
    </message>
    <message>
        <source>- **First guests and first rooms**, as usual: guests from the last player back to the first, then the rooms.</source>
        <translation>- **Erste Gäste und erste Zimmer**, wie üblich: die Gäste vom letzten Spieler zurück zum ersten, dann die Zimmer.</translation>
    </message>
    <message>
        <source>| At the start | Without Unique Hotels | With Unique Hotels |</source>
        <translation>| Zu Beginn | Ohne Einzigartige Hotels | Mit Einzigartigen Hotels |</translation>
    </message>
    <message>
        <source>| Krones | 10 | 10 before the auction; 7 if you play alone |</source>
        <translation>| Kronen | 10 | 10 vor der Versteigerung; 7 im Solospiel |</translation>
    </message>
    <message>
        <source>| Kitchen | a strudel, a cake, a wine and a coffee | what your entrance says |</source>
        <translation>| Küche | ein Strudel, eine Torte, ein Wein und ein Kaffee | was der Eingang sagt |</translation>
    </message>
    <message>
        <source>| Champagne, with Vienna Ballrooms | 1 | 1, and what your entrance says |</source>
        <translation>| Champagner, mit Wiener Ballsälen | 1 | 1 und was der Eingang sagt |</translation>
    </message>
    <message>
        <source>Items, guests, sources and actions</source>
        <translation>Stücke, Gäste, Quellen und Aktionen</translation>
    </message>
    <message>
        <source>An **item** is a dish (strudel or cake), a drink (wine or coffee) or champagne. Where you get items of your choice, you choose among dishes and drinks; champagne is never one of them.</source>
        <translation>Ein **Stück** ist eine Speise (Strudel oder Torte), ein Getränk (Wein oder Kaffee) oder ein Champagner. Wo Sie Speisen und Getränke nach Wahl erhalten, ist Champagner nie dabei.</translation>
    </message>
    <message>
        <source>A guest is **completed** on leaving the café with the order full, for a room or for a ball. A guest at a table whose order is full is not yet completed.</source>
        <translation>**Verabschiedet** ist ein Gast, wenn er mit erfüllter Bestellung das Kaffeehaus verlässt und in ein Zimmer oder auf einen Ball geht. Wer mit erfüllter Bestellung noch am Tisch sitzt, ist es noch nicht.</translation>
    </message>
    <message>
        <source>The size of an order is the printed one, champagne included, even if [[celebrity:11]] lets an item be missing.</source>
        <translation>Als Größe einer Bestellung gilt die gedruckte, mit Champagner, auch wenn [[celebrity:11]] ein Stück erlässt.</translation>
    </message>
    <message>
        <source>An **action** is one main action with all that goes with its die, or one additional action, each with everything it sets off. The main action of [[guest:97]] is an action of its own; set-up and Emperor scoring are not actions.</source>
        <translation>Eine **Aktion** ist eine Hauptaktion mit allem, was zu ihrem Würfel gehört, oder eine Zusatzaktion, jeweils mit allem, was sie auslöst. Die Hauptaktion von [[guest:97]] ist eine Aktion für sich; Aufbau und Kaiserwertung sind keine.</translation>
    </message>
    <message>
        <source>**Example:** a guest moves in for 4 VP, the reward brings 2 VP, and the room fills a blue group. These are three sources of VP, so [[celebrity:3]] adds 2 VP three times.</source>
        <translation>**Beispiel:** Ein Gast zieht für 4 SP ein, die Belohnung bringt 2 SP, und das Zimmer füllt einen blauen Bereich. Das sind drei Quellen von SP, also gibt [[celebrity:3]] dreimal 2 SP dazu.</translation>
    </message>
    <message>
        <source>The end of a round, and of the game</source>
        <translation>Das Ende eines Durchgangs und des Spiels</translation>
    </message>
    <message>
        <source>At the end of a round these things happen one after the other, as far as the modules are in play:</source>
        <translation>Am Ende eines Durchgangs geschieht nacheinander, soweit die Module verwendet werden:</translation>
    </message>
    <message>
        <source>- Celebrities that were taken leave; except after round 7, the lounge is filled again.</source>
        <translation>- Genommene Berühmtheiten gehen; außer nach Durchgang 7 wird die Lounge wieder aufgefüllt.</translation>
    </message>
    <message>
        <source>- [[entrance:4]] scores for the guests completed in this round.</source>
        <translation>- [[entrance:4]] wertet die Gäste, die in diesem Durchgang verabschiedet wurden.</translation>
    </message>
    <message>
        <source>- After rounds 3, 5 and 7: the Emperor scoring, with Emperor’s rewards and penalties.</source>
        <translation>- Nach Durchgang 3, 5 und 7: die Kaiserwertung mit Kaiserboni und Strafen.</translation>
    </message>
    <message>
        <source>- In the solo game, the stars of [[rule:entrance-nine-stars-inn]] are scored.</source>
        <translation>- Im Solospiel werden die Sterne gewertet, siehe [[rule:entrance-nine-stars-inn]].</translation>
    </message>
    <message>
        <source>- After rounds 3, 5 and 7: a ballroom is scored.</source>
        <translation>- Nach Durchgang 3, 5 und 7: Ein Ballsaal wird gewertet.</translation>
    </message>
    <message>
        <source>Then everything goes on as always; after round 7 comes the final scoring. There every champagne in the kitchen is worth 1 VP, and in a tie it counts as an item.</source>
        <translation>Dann geht alles weiter wie immer; nach Durchgang 7 folgt die Schlusswertung. Dort bringt jeder Champagner in der Küche 1 SP, und bei Gleichstand zählt er mit den Speisen und Getränken.</translation>
    </message>
    <message>
        <source>Cards add lines of their own to the final scoring: [[staff:126]] scores for dancers, [[entrance:6]] for objectives.</source>
        <translation>Manche Karten bringen der Schlusswertung eigene Zeilen: [[staff:126]] wertet Tänzer, [[entrance:6]] Ziele.</translation>
    </message>
    <message>
        <source>If several things happen to a player at once, that player chooses the order; if they happen to several players, they happen in turn order.</source>
        <translation>Geschieht einem Spieler mehreres zugleich, bestimmt er die Reihenfolge; betrifft es mehrere Spieler, gilt die Zugreihenfolge.</translation>
    </message>
    <message>
        <source>What is printed, and what is ours</source>
        <translation>Was gedruckt ist und was von uns stammt</translation>
    </message>
    <message>
        <source>- **Known:** what cards, celebrities and entrances do; the row bonuses and the scoring of the ballrooms, ties and the 5 VP lost; 10 dancers and 1 champagne; every card of Elisabeth’s deck.</source>
        <translation>- **Bekannt:** was Karten, Berühmtheiten und Hoteleingänge tun; Reihenboni und Wertung der Ballsäle, Gleichstand und die 5 SP Verlust; 10 Tänzer und 1 Champagner; jede Karte von Elisabeths Stapel.</translation>
    </message>
    <message>
        <source>- **Ours:** the orders of the new guests and nearly all their VP, the costs of the new staff, the VP of the celebrities.</source>
        <translation>- **Von uns:** die Bestellungen der neuen Gäste und fast alle ihre SP, die Kosten des neuen Personals, die SP der Berühmtheiten.</translation>
    </message>
    <message>
        <source>- **Ours, too:** champagne and spaces of the rows, the rehearsal rooms, the auction, the tokens of [[entrance:3]], and how much champagne actions 1 and 2 bring.</source>
        <translation>- **Ebenfalls von uns:** Champagner und Felder der Reihen, die Proberäume, die Versteigerung, die Marker von [[entrance:3]] und wie viel Champagner die Aktionen 1 und 2 bringen.</translation>
    </message>
    <message>
        <source>Symbols: the expansion</source>
        <translation>Symbole: die Erweiterung</translation>
    </message>
    <message>
        <source>| flute | champagne, the fifth item |</source>
        <translation>| Sektflöte | Champagner, das fünfte Stück |</translation>
    </message>
    <message>
        <source>| figure in a wide skirt | a dancer |</source>
        <translation>| Figur im weiten Rock | ein Tänzer |</translation>
    </message>
    <message>
        <source>| chandelier | a ballroom |</source>
        <translation>| Kronleuchter | ein Ballsaal |</translation>
    </message>
    <message>
        <source>| portrait under a star | a celebrity |</source>
        <translation>| Porträt unter einem Stern | eine Berühmtheit |</translation>
    </message>
    <message>
        <source>| house front | the entrance of your hotel |</source>
        <translation>| Hausfront | der Eingang Ihres Hotels |</translation>
    </message>
    <message>
        <source>| card with an arrow | a staff card flipped, or used in this round |</source>
        <translation>| Karte mit Pfeil | eine Personalkarte, die umgedreht ist oder in diesem Durchgang genutzt wurde |</translation>
    </message>
    <message>
        <source>Vienna Ballrooms: the idea</source>
        <translation>Wiener Ballsäle: worum es geht</translation>
    </message>
    <message>
        <source>A guest whose order is complete may go to a ball instead of a room: one of your dancers then stands in a ballroom. The guest’s VP and reward are yours either way.</source>
        <translation>Ein Gast, dessen Bestellung erfüllt ist, darf statt in ein Zimmer auf einen Ball gehen: Dann steht einer Ihrer Tänzer in einem Ballsaal. SP und Belohnung des Gastes erhalten Sie so oder so.</translation>
    </message>
    <message>
        <source>- Every player has **10 dancers** in a rehearsal room and starts with **1 champagne** in the kitchen.</source>
        <translation>- Jeder Spieler hat **10 Tänzer** in einem Proberaum und beginnt mit **1 Champagner** in der Küche.</translation>
    </message>
    <message>
        <source>- Three of the five ballrooms are in play. The left one is scored after round 3, the middle one after round 5, the right one after round 7. The **balcony** belongs to the right one.</source>
        <translation>- Drei der fünf Ballsäle sind im Spiel. Der linke wird nach Durchgang 3 gewertet, der mittlere nach Durchgang 5, der rechte nach Durchgang 7. Zum rechten gehört der **Balkon**.</translation>
    </message>
    <message>
        <source>- Champagne is a fifth item: guests order it, and it pays for the spaces in the ballrooms.</source>
        <translation>- Champagner steht neben Strudel, Torte, Wein und Kaffee als fünftes Stück: Gäste bestellen ihn, und er bezahlt die Felder in den Ballsälen.</translation>
    </message>
    <message>
        <source>The module brings the staff cards 119 to 133, the guests 134 to 162, and the objectives and Emperor tiles A5, B5 and C5. Three celebrities and [[entrance:10]] are in play only with it.</source>
        <translation>Das Modul bringt die Personalkarten 119 bis 133, die Gäste 134 bis 162 sowie die Ziele und Kaiserplättchen A5, B5 und C5. Drei Berühmtheiten und [[entrance:10]] sind nur mit ihm im Spiel.</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagner</translation>
    </message>
    <message>
        <source>Champagne goes onto a guest who wants it at the moment you receive it, or into the kitchen. From there it is served like every other item.</source>
        <translation>Champagner kommt in dem Augenblick, in dem Sie ihn erhalten, auf einen Gast, der ihn will, oder in die Küche. Von dort wird er serviert wie jedes andere Stück.</translation>
    </message>
    <message>
        <source>**Action 1** gives strudel, cake and champagne, **action 2** wine, coffee and champagne: as many items as the strength says, and of each kind no more than of the kind before it. An action 6 done as 1 or 2 gives it too.</source>
        <translation>**Aktion 1** bringt Strudel, Torte und Champagner, **Aktion 2** Wein, Kaffee und Champagner: insgesamt so viele Stücke, wie die Stärke angibt, und von jedem nicht mehr als von dem davor. Auch eine Aktion 6, die als 1 oder 2 ausgeführt wird, bringt ihn.</translation>
    </message>
    <message>
        <source>| Strength | Champagne at most | For example |</source>
        <translation>| Stärke | Champagner höchstens | Zum Beispiel |</translation>
    </message>
    <message>
        <source>| 2 | 0 | 1 strudel, 1 cake |</source>
        <translation>| 2 | 0 | 1 Strudel, 1 Torte |</translation>
    </message>
    <message>
        <source>| 3 | 1 | 1 strudel, 1 cake, 1 champagne |</source>
        <translation>| 3 | 1 | 1 Strudel, 1 Torte, 1 Champagner |</translation>
    </message>
    <message>
        <source>| 5 | 1 | 2 wine, 2 coffee, 1 champagne |</source>
        <translation>| 5 | 1 | 2 Wein, 2 Kaffee, 1 Champagner |</translation>
    </message>
    <message>
        <source>| 6 | 2 | 2 strudel, 2 cake, 2 champagne |</source>
        <translation>| 6 | 2 | 2 Strudel, 2 Torten, 2 Champagner |</translation>
    </message>
    <message>
        <source>Champagne from cards such as [[staff:121]], [[staff:124]] and [[staff:131]] comes on top and asks for nothing.</source>
        <translation>Champagner von Karten wie [[staff:121]], [[staff:124]] und [[staff:131]] kommt dazu und setzt nichts voraus.</translation>
    </message>
    <message>
        <source>“Of your choice” never means champagne. At the end of the game each champagne in the kitchen is worth 1 VP. The supply never runs out.</source>
        <translation>„Nach Wahl“ heißt nie Champagner. Am Ende des Spiels bringt jeder Champagner in der Küche 1 SP. Der Vorrat geht nie aus.</translation>
    </message>
    <message>
        <source>Rehearsal rooms</source>
        <translation>Proberäume</translation>
    </message>
    <message>
        <source>As many rehearsal rooms as there are players are drawn at random. The last player chooses one first, then the others, back to the first player; only then are the first guests taken.</source>
        <translation>Es werden zufällig so viele Proberäume gezogen, wie es Spieler gibt. Der letzte Spieler wählt zuerst, dann die anderen zurück bis zum ersten; erst danach werden die ersten Gäste genommen.</translation>
    </message>
    <message>
        <source>Your dancers stand there in four areas of 1, 2, 3 and 4. Whenever you send a dancer you take it from whichever area you like.</source>
        <translation>Dort stehen Ihre Tänzer in vier Probebereichen zu 1, 2, 3 und 4. Entsenden Sie einen Tänzer, nehmen Sie ihn aus einem beliebigen.</translation>
    </message>
    <message>
        <source>When the last dancer leaves an area, its **room bonus** is yours at once. The rehearsal rooms differ only in these bonuses: [[rehearsal:treasury]], [[rehearsal:antechamber]], [[rehearsal:cellar]], [[rehearsal:mirror-hall]] and [[rehearsal:pantry]].</source>
        <translation>Verlässt der letzte Tänzer einen Probebereich, gehört der **Raumbonus** sofort Ihnen. Nur darin unterscheiden sich die Proberäume: [[rehearsal:treasury]], [[rehearsal:antechamber]], [[rehearsal:cellar]], [[rehearsal:mirror-hall]] und [[rehearsal:pantry]].</translation>
    </message>
    <message>
        <source>**Example:** in [[rehearsal:mirror-hall]] your first dancer leaves the area of one: 1 VP. The next three come from the area of three, and the last of them brings 5 VP.</source>
        <translation>**Beispiel:** Im Proberaum „[[rehearsal:mirror-hall]]“ verlässt Ihr erster Tänzer den Probebereich zu 1: 1 SP. Die nächsten drei kommen aus jenem zu 3, und der letzte von ihnen bringt 5 SP.</translation>
    </message>
    <message>
        <source>Sending a dancer</source>
        <translation>Einen Tänzer entsenden</translation>
    </message>
    <message>
        <source>Sending a guest with a complete order to a ball is an additional action, like moving a guest into a room:</source>
        <translation>Einen Gast mit erfüllter Bestellung auf einen Ball zu schicken ist eine Zusatzaktion, wie einen Gast in ein Zimmer einziehen zu lassen:</translation>
    </message>
    <message>
        <source>- Choose a free space in a ballroom that has not been scored yet, or the balcony, which is open from the first round on.</source>
        <translation>- Wählen Sie ein freies Feld in einem Ballsaal, der noch nicht gewertet ist, oder den Balkon, der vom ersten Durchgang an offen steht.</translation>
    </message>
    <message>
        <source>- Pay the champagne of that space from the kitchen.</source>
        <translation>- Bezahlen Sie den Champagner dieses Feldes aus der Küche.</translation>
    </message>
    <message>
        <source>- Move any one dancer from your rehearsal room there.</source>
        <translation>- Stellen Sie einen beliebigen Tänzer aus Ihrem Proberaum dorthin.</translation>
    </message>
    <message>
        <source>**Cards** that let you send a dancer do the same without a guest. A discount lowers the champagne, never below 0. “Up to two” are sent one after the other, to one ballroom or to two; only what the first one sets off comes in between.</source>
        <translation>**Karten**, die Sie einen Tänzer entsenden lassen, tun dasselbe ohne Gast. Ein Rabatt senkt den Champagner, nie unter 0. „Bis zu zwei“ gehen nacheinander, in denselben Ballsaal oder in zwei; dazwischen kommt nur, was der erste auslöst.</translation>
    </message>
    <message>
        <source>Rows, spaces and row bonuses</source>
        <translation>Reihen, Felder und Reihenboni</translation>
    </message>
    <message>
        <source>Every ballroom has three rows, the same for two, three and four players. Each space holds one dancer.</source>
        <translation>Jeder Ballsaal hat drei Reihen, zu zweit, zu dritt und zu viert dieselben. Auf jedem Feld hat ein Tänzer Platz.</translation>
    </message>
    <message>
        <source>| Row | Champagne | Spaces |</source>
        <translation>| Reihe | Champagner | Felder |</translation>
    </message>
    <message>
        <source>| Balcony | 3 | no limit |</source>
        <translation>| Balkon | 3 | beliebig viele |</translation>
    </message>
    <message>
        <source>| Top | 3 | 2 |</source>
        <translation>| Obere | 3 | 2 |</translation>
    </message>
    <message>
        <source>| Middle | 2 | 3 |</source>
        <translation>| Mittlere | 2 | 3 |</translation>
    </message>
    <message>
        <source>| Bottom | 1 | 4 |</source>
        <translation>| Untere | 1 | 4 |</translation>
    </message>
    <message>
        <source>Dancers in the middle and top rows bring a **row bonus** at once. The bottom row and the balcony have none.</source>
        <translation>Tänzer in der mittleren und der oberen Reihe bringen sofort einen **Reihenbonus**. Die untere Reihe und der Balkon haben keinen.</translation>
    </message>
    <message>
        <source>| Ballroom | Middle row | Top row |</source>
        <translation>| Ballsaal | Mittlere Reihe | Obere Reihe |</translation>
    </message>
    <message>
        <source>| [[ballroom:apollosaal]] | 2 krones | 3 krones |</source>
        <translation>| [[ballroom:apollosaal]] | 2 Kronen | 3 Kronen |</translation>
    </message>
    <message>
        <source>| [[ballroom:goldener-strauss]] | 1 Emperor step | 3 Emperor steps |</source>
        <translation>| [[ballroom:goldener-strauss]] | 1 Kaiserschritt | 3 Kaiserschritte |</translation>
    </message>
    <message>
        <source>| [[ballroom:odeonsaal]] | occupy a room on floors 1 to 3 | occupy a room, 3 VP |</source>
        <translation>| [[ballroom:odeonsaal]] | ein Zimmer in Etage 1 bis 3 belegen | ein Zimmer belegen, 3 SP |</translation>
    </message>
    <message>
        <source>| [[ballroom:zum-sperl]] | 1 cake | 1 strudel, 1 wine, 1 coffee |</source>
        <translation>| [[ballroom:zum-sperl]] | 1 Torte | 1 Strudel, 1 Wein, 1 Kaffee |</translation>
    </message>
    <message>
        <source>| [[ballroom:zur-kettenbruecke]] | 2 VP | 5 VP |</source>
        <translation>| [[ballroom:zur-kettenbruecke]] | 2 SP | 5 SP |</translation>
    </message>
    <message>
        <source>A room occupied by a row bonus is occupied like any other: its group may be full, and staff reacts to it. Without a vacant room nothing happens.</source>
        <translation>Ein Zimmer, das ein Reihenbonus belegt, ist belegt wie jedes andere: Sein Bereich kann voll werden, und Personal wirkt dabei. Ohne freies Zimmer geschieht nichts.</translation>
    </message>
    <message>
        <source>A guest goes dancing, step by step</source>
        <translation>Ein Gast geht tanzen, Schritt für Schritt</translation>
    </message>
    <message>
        <source>- The card leaves the café; items on it go to the supply.</source>
        <translation>- Die Karte verlässt das Kaffeehaus; was darauf steht, kommt in den Vorrat.</translation>
    </message>
    <message>
        <source>- The champagne of the space is paid.</source>
        <translation>- Der Champagner des Feldes wird bezahlt.</translation>
    </message>
    <message>
        <source>- The dancer is placed.</source>
        <translation>- Der Tänzer wird auf das Feld gestellt.</translation>
    </message>
    <message>
        <source>- You score the guest’s VP.</source>
        <translation>- Sie erhalten die SP des Gastes.</translation>
    </message>
    <message>
        <source>- Then, in an order of your choice: the parts of the reward, staff that reacts, the row bonus and the room bonus. Each of them may be declined.</source>
        <translation>- Dann in einer Reihenfolge Ihrer Wahl: die Teile der Belohnung, Personal, das dabei wirkt, Reihenbonus und Raumbonus. Auf jedes davon dürfen Sie verzichten.</translation>
    </message>
    <message>
        <source>The reward’s champagne comes too late for this guest’s own dancer, but in time for a dancer that the reward itself sends.</source>
        <translation>Champagner aus der Belohnung kommt zu spät für den Tänzer dieses Gastes, aber rechtzeitig für einen Tänzer, den die Belohnung selbst entsendet.</translation>
    </message>
    <message>
        <source>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] react to every completed guest, room or ball; [[staff:23]] reacts to rooms alone.</source>
        <translation>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] und [[staff:33]] wirken bei jedem verabschiedeten Gast, Zimmer oder Ball; [[staff:23]] wirkt nur bei Zimmern.</translation>
    </message>
    <message>
        <source>**Example:** [[guest:146]] dances in the middle row of [[ballroom:apollosaal]], and her dancer is the only one of its area in [[rehearsal:treasury]]. You pay 2 champagne and score 15 VP; then you have 2 krones for the row and 1 krone for the area, 3 in all.</source>
        <translation>**Beispiel:** Die [[guest:146]] tanzt in der mittleren Reihe im [[ballroom:apollosaal]], und ihr Tänzer ist der einzige seines Probebereichs im Proberaum „[[rehearsal:treasury]]“. Sie bezahlen 2 Champagner und erhalten 15 SP; dann gibt es 2 Kronen für die Reihe und 1 Krone für den Probebereich, zusammen 3.</translation>
    </message>
    <message>
        <source>Scoring a ballroom</source>
        <translation>Die Wertung eines Ballsaals</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7, when the Emperor has given his rewards and penalties, a ballroom is scored: the left one, the middle one, the right one.</source>
        <translation>Nach Durchgang 3, 5 und 7, wenn Kaiserboni und Strafen verteilt sind, wird ein Ballsaal gewertet: der linke, der mittlere, der rechte.</translation>
    </message>
    <message>
        <source>- Whoever has **no dancer** there loses **5 VP**, even below zero.</source>
        <translation>- Wer dort **keinen Tänzer** hat, verliert **5 SP**, auch unter null.</translation>
    </message>
    <message>
        <source>- Tied players share their rank and as many of the next ranks as they take up: the VP are added, divided among them and rounded down.</source>
        <translation>- Bei Gleichstand teilen sich die Spieler ihren Rang und so viele folgende, wie sie einnehmen: Die SP werden zusammengezählt, geteilt und abgerundet.</translation>
    </message>
    <message>
        <source>- Dancers on the balcony belong to the right ballroom, as if in its top row.</source>
        <translation>- Tänzer auf dem Balkon gehören zum rechten Ballsaal, als stünden sie in seiner oberen Reihe.</translation>
    </message>
    <message>
        <source>Afterwards the ballroom is closed. Its dancers stay and go on counting for [[objective:B5]], [[emperor:C5]], [[staff:126]] and [[guest:184]].</source>
        <translation>Danach ist der Ballsaal geschlossen. Seine Tänzer bleiben und zählen weiter für „[[objective:B5]]“, „[[emperor:C5]]“, [[staff:126]] und [[guest:184]].</translation>
    </message>
    <message>
        <source>The five ballrooms in numbers</source>
        <translation>Die fünf Ballsäle in Zahlen</translation>
    </message>
    <message>
        <source>- **[[ballroom:apollosaal]]:** your dancers times your highest row. Two dancers, one of them in the top row: 2 × 3 = 6 VP. One in the bottom row: 1 VP. Three in the middle row: 6 VP.</source>
        <translation>- **[[ballroom:apollosaal]]:** Ihre Tänzer mal Ihre höchste Reihe. Zwei Tänzer, einer davon in der oberen Reihe: 2 × 3 = 6 SP. Einer in der unteren: 1 SP. Drei in der mittleren: 6 SP.</translation>
    </message>
    <message>
        <source>- **[[ballroom:goldener-strauss]]:** each row on its own, 7 VP for the most and 2 for the second. Two tied for the most: 4 each. Three tied: 3 each. Two tied for second: 1 each. Alone in a row: 7.</source>
        <translation>- **[[ballroom:goldener-strauss]]:** jede Reihe für sich, 7 SP für die meisten Tänzer und 2 für den Zweiten. Gleichstand von zweien an der Spitze: je 4. Von dreien: je 3. Gleichstand von zweien auf Platz zwei: je 1. Allein in einer Reihe: 7.</translation>
    </message>
    <message>
        <source>- **[[ballroom:odeonsaal]]:** 1, 4, 9 or 16 VP for one to four dancers, 25 for five or more. With six dancers: 25 VP.</source>
        <translation>- **[[ballroom:odeonsaal]]:** 1, 4, 9 oder 16 SP für einen bis vier Tänzer, 25 für fünf oder mehr. Mit sechs Tänzern: 25 SP.</translation>
    </message>
    <message>
        <source>- **[[ballroom:zum-sperl]]:** by the number of dancers. Two players score 10 and 3, three or four 15, 10 and 5. Three players with 3, 3 and 1 dancers: 12, 12 and 5. Four tied players: 7 each.</source>
        <translation>- **[[ballroom:zum-sperl]]:** nach den meisten Tänzern. Zu zweit gibt es 10 und 3, zu dritt oder viert 15, 10 und 5. Drei Spieler mit 3, 3 und 1 Tänzern: 12, 12 und 5. Vier im Gleichstand: je 7.</translation>
    </message>
    <message>
        <source>- **[[ballroom:zur-kettenbruecke]]:** 7 VP for every second dancer. With 1, 4 and 3 dancers: 0, 14 and 7 VP.</source>
        <translation>- **[[ballroom:zur-kettenbruecke]]:** 7 SP für jeden zweiten Tänzer. Mit 1, 4 und 3 Tänzern: 0, 14 und 7 SP.</translation>
    </message>
    <message>
        <source>Staff of the ballrooms</source>
        <translation>Personal der Ballsäle</translation>
    </message>
    <message>
        <source>- [[staff:119]] and [[staff:125]] react to a die as [[staff:14]] does: before or after the main action. The krone of [[staff:119]] comes even if no dancer is sent.</source>
        <translation>- [[staff:119]] und [[staff:125]] wirken bei einem Würfel wie [[staff:14]]: vor oder nach der Hauptaktion. Die Krone von [[staff:119]] gibt es auch, wenn kein Tänzer entsandt wird.</translation>
    </message>
    <message>
        <source>- [[staff:121]] and [[staff:131]] react after the main action, [[staff:124]] at once when the die is taken.</source>
        <translation>- [[staff:121]] und [[staff:131]] wirken nach der Hauptaktion, [[staff:124]] sofort, wenn der Würfel genommen wird.</translation>
    </message>
    <message>
        <source>- [[staff:127]] sends up to two dancers, in this order: the first for 2 champagne less, the second for 1 less.</source>
        <translation>- [[staff:127]] entsendet bis zu zwei Tänzer, in dieser Reihenfolge: den ersten für 2 Champagner weniger, den zweiten für 1 weniger.</translation>
    </message>
    <message>
        <source>- [[staff:130]] pays for each dancer you send, by whatever means.</source>
        <translation>- [[staff:130]] zahlt für jeden Tänzer, den Sie entsenden, wodurch auch immer.</translation>
    </message>
    <message>
        <source>- [[staff:132]] gives its champagne after the VP of the objective, for each of your markers on common objectives.</source>
        <translation>- [[staff:132]] gibt Champagner nach den SP des Ziels, für jeden Ihrer Spielsteine auf gemeinsamen Zielen.</translation>
    </message>
    <message>
        <source>- [[staff:133]] is offered right after another staff card and its effect, once per round; not later, and not on itself.</source>
        <translation>- [[staff:133]] wird gleich nach einer anderen Personalkarte und deren Wirkung angeboten, einmal pro Durchgang; nicht später und nicht für sich selbst.</translation>
    </message>
    <message>
        <source>- [[staff:126]] scores 2 VP for each of your dancers in all ballrooms and on the balcony. [[staff:29]] may copy it, for its owner’s dancers.</source>
        <translation>- [[staff:126]] bringt 2 SP für jeden Ihrer Tänzer in allen Ballsälen und auf dem Balkon. [[staff:29]] darf das kopieren, für die Tänzer ihres Besitzers.</translation>
    </message>
    <message>
        <source>Objectives and Emperor tiles of the ballrooms</source>
        <translation>Ziele und Kaiserplättchen der Ballsäle</translation>
    </message>
    <message>
        <source>- [[objective:A5]] looks at the champagne in the kitchen, not on guests. You keep it when you claim.</source>
        <translation>- „[[objective:A5]]“ zählt den Champagner in der Küche, nicht auf Gästen. Sie behalten ihn, wenn Sie das Ziel beanspruchen.</translation>
    </message>
    <message>
        <source>- [[objective:B5]] counts dancers in all ballrooms, scored ones and the balcony included.</source>
        <translation>- „[[objective:B5]]“ zählt Tänzer in allen Ballsälen, auch in gewerteten, und auf dem Balkon.</translation>
    </message>
    <message>
        <source>- [[objective:C5]] counts green guests that were completed, whether they took a room or went to a ball.</source>
        <translation>- „[[objective:C5]]“ zählt verabschiedete grüne Gäste, ob sie ein Zimmer nahmen oder auf einen Ball gingen.</translation>
    </message>
    <message>
        <source>- [[emperor:B5]] brings you a dancer at no cost, row bonus and room bonus included. The ballroom about to be scored is still open to it.</source>
        <translation>- „[[emperor:B5]]“ bringt Ihnen kostenlos einen Tänzer, samt Reihenbonus und Raumbonus. Der Ballsaal, der gleich gewertet wird, steht ihm noch offen.</translation>
    </message>
    <message>
        <source>- The penalty of [[emperor:B5]] takes one of your dancers from the middle ballroom, that of [[emperor:C5]] two from the right one or the balcony. You choose which.</source>
        <translation>- Die Strafe von „[[emperor:B5]]“ nimmt einen Ihrer Tänzer aus dem mittleren Ballsaal, jene von „[[emperor:C5]]“ zwei aus dem rechten oder vom Balkon. Welche, wählen Sie.</translation>
    </message>
    <message>
        <source>Dancers taken in this way leave the game, and their spaces are free again.</source>
        <translation>So verlorene Tänzer kommen aus dem Spiel, und ihre Felder sind wieder frei.</translation>
    </message>
    <message>
        <source>Vienna Ballrooms</source>
        <translation>Wiener Ballsäle</translation>
    </message>
    <message>
        <source>Celebrities: coloured dice</source>
        <translation>Berühmtheiten: farbige Würfel</translation>
    </message>
    <message>
        <source>A red, a yellow and a blue die replace three of the white ones; the number of dice stays the same. The **lounge** shows one celebrity for each colour.</source>
        <translation>Ein roter, ein gelber und ein blauer Würfel ersetzen drei weiße; die Zahl der Würfel bleibt gleich. Die **Lounge** zeigt zu jeder Farbe eine Berühmtheit.</translation>
    </message>
    <message>
        <source>A coloured die is a die like any other and counts for the strength of its space. Whoever takes it takes the celebrity of its colour too and **scores its VP at once**. The effect is yours until the end of the round.</source>
        <translation>Ein farbiger Würfel ist ein Würfel wie jeder andere und zählt für die Stärke seines Feldes. Wer ihn nimmt, nimmt auch die Berühmtheit seiner Farbe und **erhält sofort ihre SP**. Ihre Wirkung gehört ihm bis zum Ende des Durchgangs.</translation>
    </message>
    <message>
        <source>If white and coloured dice lie on the space you use, you choose which one you take.</source>
        <translation>Liegen auf dem genutzten Feld weiße und farbige Würfel, wählen Sie, welchen Sie nehmen.</translation>
    </message>
    <message>
        <source>The effect already holds for the main action of that very die, but not for the VP of its own tile.</source>
        <translation>Die Wirkung gilt schon für die Hauptaktion ebendieses Würfels, aber noch nicht für die SP der Berühmtheit selbst.</translation>
    </message>
    <message>
        <source>[[guest:97]] takes no die, and so no celebrity.</source>
        <translation>[[guest:97]] nimmt keinen Würfel und daher auch keine Berühmtheit.</translation>
    </message>
    <message>
        <source>The die for the dustbin is a white one as long as there is any. Coloured dice are rolled again with the rest and keep their celebrities.</source>
        <translation>Auf den Mistkübel kommt ein weißer Würfel, solange einer da ist. Farbige Würfel werden mit den übrigen neu gewürfelt und behalten ihre Berühmtheiten.</translation>
    </message>
    <message>
        <source>The lounge at the end of a round</source>
        <translation>Die Lounge am Ende eines Durchgangs</translation>
    </message>
    <message>
        <source>Celebrities stay with their owners until the end of the round and leave before any scoring. After every round but the last the lounge is then filled again:</source>
        <translation>Berühmtheiten bleiben bis zum Ende des Durchgangs und gehen vor jeder Wertung. Nach jedem Durchgang außer dem letzten wird die Lounge dann aufgefüllt:</translation>
    </message>
    <message>
        <source>- Celebrities that were taken are discarded.</source>
        <translation>- Genommene Berühmtheiten werden abgelegt.</translation>
    </message>
    <message>
        <source>- Those left move to the right. If nobody was taken, the one on the right is discarded.</source>
        <translation>- Die übrigen rücken nach rechts. Wurde keine genommen, wird die rechte abgelegt.</translation>
    </message>
    <message>
        <source>- New ones enter from the left. From the left the colours are red, yellow and blue.</source>
        <translation>- Neue kommen von links. Von links sind die Farben Rot, Gelb und Blau.</translation>
    </message>
    <message>
        <source>When the pile is empty, the discards are shuffled to make a new one.</source>
        <translation>Ist der Stapel leer, werden die abgelegten neu gemischt.</translation>
    </message>
    <message>
        <source>**Example:** [[celebrity:8]] stands above the red die, [[celebrity:7]] above the yellow one and [[celebrity:11]] above the blue one. Only the yellow die was taken. Now [[celebrity:8]] moves on to yellow, [[celebrity:11]] stays with blue, and somebody new comes in at red.</source>
        <translation>**Beispiel:** [[celebrity:8]] liegt über dem roten Würfel, [[celebrity:7]] über dem gelben, [[celebrity:11]] über dem blauen. Nur der gelbe Würfel wurde genommen. Nun rückt [[celebrity:8]] zu Gelb, [[celebrity:11]] bleibt bei Blau, und zu Rot kommt jemand Neues.</translation>
    </message>
    <message>
        <source>What the celebrities do</source>
        <translation>Was die Berühmtheiten tun</translation>
    </message>
    <message>
        <source>- **For each source:** [[celebrity:3]] adds 2 VP to VP, [[celebrity:12]] 1 step to steps on the Emperor track. What they add does not set them off again.</source>
        <translation>- **Bei jeder Quelle:** [[celebrity:3]] legt zu SP 2 SP dazu, [[celebrity:12]] zu Schritten auf der Kaiserleiste 1 Schritt. Was sie dazulegen, löst sie nicht noch einmal aus.</translation>
    </message>
    <message>
        <source>- **After each source:** steps let you play a staff card for 2 krones less with [[celebrity:1]]; krones let you prepare a room for 1 krone less with [[celebrity:4]].</source>
        <translation>- **Nach jeder Quelle:** Bei [[celebrity:1]] dürfen Sie nach Schritten eine Personalkarte für 2 Kronen weniger ausspielen, bei [[celebrity:4]] nach Kronen ein Zimmer für 1 Krone weniger vorbereiten.</translation>
    </message>
    <message>
        <source>- **After each staff card:** [[celebrity:8]] gives 2 items of your choice, [[celebrity:5]] 1 champagne and 2 VP, once the effect of the card is done.</source>
        <translation>- **Nach jeder Personalkarte:** [[celebrity:8]] gibt 2 Speisen oder Getränke nach Wahl, [[celebrity:5]] 1 Champagner und 2 SP, sobald die Wirkung der Karte vorbei ist.</translation>
    </message>
    <message>
        <source>- **Rooms:** with [[celebrity:7]] preparing costs nothing; with [[celebrity:6]] every room you occupy is worth 2 VP.</source>
        <translation>- **Zimmer:** Mit [[celebrity:7]] kostet das Vorbereiten nichts; mit [[celebrity:6]] bringt jedes Zimmer, das Sie belegen, 2 SP.</translation>
    </message>
    <message>
        <source>- **Ballrooms:** [[celebrity:9]] gives 1 VP and 1 step for each dancer you send, [[celebrity:10]] 1 item of your choice and 1 VP for each source of champagne.</source>
        <translation>- **Ballsäle:** [[celebrity:9]] gibt 1 SP und 1 Schritt für jeden Tänzer, den Sie entsenden, [[celebrity:10]] 1 Speise oder Getränk nach Wahl und 1 SP für jede Quelle von Champagner.</translation>
    </message>
    <message>
        <source>- [[celebrity:2]] exchanges up to four dishes and drinks from the kitchen, once, for as many of other kinds. These may go onto guests.</source>
        <translation>- [[celebrity:2]] tauscht einmal bis zu vier Speisen und Getränke der Küche gegen ebenso viele anderer Art. Diese dürfen Sie auch auf Gäste legen.</translation>
    </message>
    <message>
        <source>- [[celebrity:11]]: a guest whose order of two or more items lacks one of them may still leave; the missing item may be champagne.</source>
        <translation>- [[celebrity:11]] lässt einen Gast gehen, dem von einer Bestellung zu zwei oder mehr ein Stück fehlt, auch Champagner.</translation>
    </message>
    <message>
        <source>[[celebrity:5]], [[celebrity:9]] and [[celebrity:10]] are in play only with Vienna Ballrooms: twelve celebrities with it, nine without.</source>
        <translation>[[celebrity:5]], [[celebrity:9]] und [[celebrity:10]] sind nur mit den Wiener Ballsälen im Spiel: zwölf Berühmtheiten mit ihnen, neun ohne.</translation>
    </message>
    <message>
        <source>**Example:** a guest’s reward brings 3 Emperor steps, and a yellow group is full. These are two sources: with [[celebrity:12]] you go 1 step further for each.</source>
        <translation>**Beispiel:** Die Belohnung eines Gastes bringt 3 Kaiserschritte, und ein gelber Bereich ist voll. Das sind zwei Quellen: Mit [[celebrity:12]] gehen Sie bei jeder 1 Schritt weiter.</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Berühmtheiten</translation>
    </message>
    <message>
        <source>Elisabeth, who dances</source>
        <translation>Elisabeth, die tanzt</translation>
    </message>
    <message>
        <source>Elisabeth is your opponent when you play alone with Vienna Ballrooms, with Celebrities or with both. Otherwise it is Leopold, even with Unique Hotels and Some More.</source>
        <translation>Elisabeth ist Ihre Gegnerin, wenn Sie allein mit den Wiener Ballsälen, mit Berühmtheiten oder mit beiden spielen. Sonst ist es Leopold, auch mit Einzigartigen Hotels und Noch mehr.</translation>
    </message>
    <message>
        <source>All rules for Leopold hold for her, unless this chapter says something else. She has 20 instruction cards of her own.</source>
        <translation>Alle Regeln für Leopold gelten auch für sie, wenn dieses Kapitel nichts anderes sagt. Sie hat 20 eigene Anweisungskarten.</translation>
    </message>
    <message>
        <source>You win only with **more** VP than she has.</source>
        <translation>Sie gewinnen nur mit **mehr** SP, als sie hat.</translation>
    </message>
    <message>
        <source>Elisabeth: setting up</source>
        <translation>Elisabeth: der Aufbau</translation>
    </message>
    <message>
        <source>- As with Leopold: she has the turn order tile 1/4 in round 1, the night side and five unseen cards for the end of the game; you keep six of ten staff cards.</source>
        <translation>- Wie bei Leopold: Sie hat in Durchgang 1 das Reihenfolgeplättchen 1/4, die Nachtseite und fünf verdeckte Schlusswertungskarten; Sie selbst behalten sechs von zehn Personalkarten.</translation>
    </message>
    <message>
        <source>- With Vienna Ballrooms [[staff:126]] is among the cards those five are drawn from.</source>
        <translation>- Mit den Wiener Ballsälen ist [[staff:126]] unter den Karten, aus denen diese fünf gezogen werden.</translation>
    </message>
    <message>
        <source>- You have one rehearsal room, drawn at random, and 1 champagne. She has neither; her 10 dancers stand beside her hotel.</source>
        <translation>- Sie haben einen zufällig gezogenen Proberaum und 1 Champagner. Elisabeth hat weder noch; ihre 10 Tänzer stehen neben ihrem Hotel.</translation>
    </message>
    <message>
        <source>- With Unique Hotels you start with 7 krones and choose one of three entrances, and she has one of the four solo entrances.</source>
        <translation>- Mit Einzigartigen Hotels beginnen Sie mit 7 Kronen und wählen einen von drei Eingängen, und sie hat einen der vier Solo-Eingänge.</translation>
    </message>
    <message>
        <source>All changes are added together: first those of the solo game, then entrances, rehearsal room, guest and rooms.</source>
        <translation>Alle Änderungen kommen zusammen: zuerst die des Solospiels, dann Eingänge, Proberaum, Gast und Zimmer.</translation>
    </message>
    <message>
        <source>Elisabeth: the three levels</source>
        <translation>Elisabeth: die drei Schwierigkeitsgrade</translation>
    </message>
    <message>
        <source>As on Leopold’s cards a symbol counts at its level and above. In her whole deck there are:</source>
        <translation>Wie auf Leopolds Karten zählt ein Symbol ab seinem Schwierigkeitsgrad. In ihrem ganzen Stapel sind das:</translation>
    </message>
    <message>
        <source>| Symbols | Easy | Medium | Hard |</source>
        <translation>| Symbole | Leicht | Mittel | Schwer |</translation>
    </message>
    <message>
        <source>| Guests | 19 | 21 | 23 |</source>
        <translation>| Gäste | 19 | 21 | 23 |</translation>
    </message>
    <message>
        <source>| of them dancing | 5 | 5 | 5 |</source>
        <translation>| davon tanzend | 5 | 5 | 5 |</translation>
    </message>
    <message>
        <source>| Dancers below | 4 | 5 | 6 |</source>
        <translation>| Tänzer unten | 4 | 5 | 6 |</translation>
    </message>
    <message>
        <source>| Emperor | 11 | 12 | 12 |</source>
        <translation>| Kaiser | 11 | 12 | 12 |</translation>
    </message>
    <message>
        <source>| Objectives | 9 | 11 | 14 |</source>
        <translation>| Ziele | 9 | 11 | 14 |</translation>
    </message>
    <message>
        <source>| Staff | 3 | 4 | 5 |</source>
        <translation>| Personal | 3 | 4 | 5 |</translation>
    </message>
    <message>
        <source>Elisabeth: her guests</source>
        <translation>Elisabeth: ihre Gäste</translation>
    </message>
    <message>
        <source>She chooses her guests as Leopold does, even where a dancer stands beside the symbol: by colour, then by VP, then by the hand. If all rooms of the colour are occupied, she takes the best guest of any colour she can still house.</source>
        <translation>Sie wählt ihre Gäste wie Leopold, auch wo ein Tänzer neben dem Symbol steht: nach Farbe, dann nach SP, dann nach der Hand. Sind alle Zimmer der Farbe belegt, nimmt sie den besten Gast irgendeiner Farbe, den sie noch unterbringen kann.</translation>
    </message>
    <message>
        <source>**With a dancer**, if Vienna Ballrooms is in play: she scores the VP of the card, it is discarded, and one of her dancers goes to a ballroom. No room is placed, and there is no reward.</source>
        <translation>**Mit Tänzer**, falls die Wiener Ballsäle im Spiel sind: Sie erhält die SP der Karte, diese wird abgelegt, und einer ihrer Tänzer geht in einen Ballsaal. Es wird kein Zimmer gelegt, und es gibt keine Belohnung.</translation>
    </message>
    <message>
        <source>Without Vienna Ballrooms the dancer means nothing, and the guest takes a room.</source>
        <translation>Ohne die Wiener Ballsäle bedeutet der Tänzer nichts, und der Gast nimmt ein Zimmer.</translation>
    </message>
    <message>
        <source>If she has no dancer left, the guest takes a room as well. If there is no guest she can house, she takes none, and the dancer beside the symbol stays at home.</source>
        <translation>Hat sie keinen Tänzer mehr, nimmt der Gast ebenfalls ein Zimmer. Gibt es keinen Gast, den sie unterbringen kann, nimmt sie keinen, und der Tänzer neben dem Symbol bleibt zu Hause.</translation>
    </message>
    <message>
        <source>For her, guests who may go only to a room or only to a ball may go to either. [[guest:190]] is a green guest like any other to her.</source>
        <translation>Gäste, die an Zimmer oder Bälle gebunden sind, sind es für sie nicht. [[guest:190]] ist für sie ein grüner Gast wie jeder andere.</translation>
    </message>
    <message>
        <source>Elisabeth: which ballroom</source>
        <translation>Elisabeth: welcher Ballsaal</translation>
    </message>
    <message>
        <source>| Round | One arrow | Two arrows |</source>
        <translation>| Durchgang | Ein Pfeil | Zwei Pfeile |</translation>
    </message>
    <message>
        <source>| 1 to 3 | left | middle |</source>
        <translation>| 1 bis 3 | links | Mitte |</translation>
    </message>
    <message>
        <source>| 4 and 5 | middle | right |</source>
        <translation>| 4 und 5 | Mitte | rechts |</translation>
    </message>
    <message>
        <source>| 6 and 7 | right | right |</source>
        <translation>| 6 und 7 | rechts | rechts |</translation>
    </message>
    <message>
        <source>**One arrow** means the ballroom scored next, **two arrows** the one after it. If it is full, the dancer goes to the next one to the right with a free space, or, if there is none, to the balcony.</source>
        <translation>**Ein Pfeil** meint den Ballsaal, der als Nächster gewertet wird, **zwei Pfeile** den danach. Ist er voll, geht der Tänzer in den nächsten weiter rechts mit einem freien Feld, zuletzt auf den Balkon.</translation>
    </message>
    <message>
        <source>A dancer in the lower part of the card is one more, without a guest, whatever happened above.</source>
        <translation>Ein Tänzer im unteren Teil der Karte ist einer mehr, ohne Gast, was immer darüber geschah.</translation>
    </message>
    <message>
        <source>Elisabeth: her die, and celebrities</source>
        <translation>Elisabeth: ihr Würfel und die Berühmtheiten</translation>
    </message>
    <message>
        <source>- **A coloured symbol:** she takes the coloured die whose celebrity has the most VP. If there is none, or Celebrities is not in play, she takes a die from the space with the most dice. The hand breaks ties; the lounge is read from the left: red, yellow, blue.</source>
        <translation>- **Ein farbiges Symbol:** Sie nimmt den farbigen Würfel, dessen Berühmtheit die meisten SP hat. Ist keiner da oder sind die Berühmtheiten nicht im Spiel, nimmt sie einen Würfel vom Feld mit den meisten Würfeln. Die Hand entscheidet bei Gleichstand; die Lounge wird von links gelesen: Rot, Gelb, Blau.</translation>
    </message>
    <message>
        <source>- **Any other symbol:** she chooses the space as Leopold does. If there is a coloured die, she takes it; of several, the one with the best celebrity.</source>
        <translation>- **Jedes andere Symbol:** Sie wählt das Feld wie Leopold. Liegt dort ein farbiger Würfel, nimmt sie ihn; von mehreren den mit der besten Berühmtheit.</translation>
    </message>
    <message>
        <source>| Die | Instead of the effect |</source>
        <translation>| Würfel | Statt der Wirkung |</translation>
    </message>
    <message>
        <source>| red | one step on the objective where she is least advanced |</source>
        <translation>| rot | einen Schritt bei dem Ziel, bei dem sie am weitesten zurückliegt |</translation>
    </message>
    <message>
        <source>| yellow | 2 steps on the Emperor track |</source>
        <translation>| gelb | 2 Schritte auf der Kaiserleiste |</translation>
    </message>
    <message>
        <source>| blue | 2 VP |</source>
        <translation>| blau | 2 SP |</translation>
    </message>
    <message>
        <source>The red bonus is not an objective symbol for the stars of [[rule:entrance-nine-stars-inn]]. Her celebrities are discarded at the end of the round.</source>
        <translation>Der rote Bonus ist kein Zielsymbol für die Sterne von [[rule:entrance-nine-stars-inn]]. Elisabeths Berühmtheiten werden am Ende des Durchgangs abgelegt.</translation>
    </message>
    <message>
        <source>Elisabeth: scoring</source>
        <translation>Elisabeth: Wertungen</translation>
    </message>
    <message>
        <source>**Ballrooms:** she scores like a player, with the values for two players. She is ranked against you, and without a dancer she loses 5 VP.</source>
        <translation>**Ballsäle:** Sie wird gewertet wie ein Spieler, mit den Werten für zwei. Für die Ränge wird sie mit Ihnen verglichen, und ohne Tänzer verliert sie 5 SP.</translation>
    </message>
    <message>
        <source>**Emperor:** she scores her space and goes back; there is no Emperor’s reward and no penalty for her.</source>
        <translation>**Kaiser:** Sie wertet ihr Feld und geht zurück; Kaiserbonus und Strafe gibt es für sie nicht.</translation>
    </message>
    <message>
        <source>**The end:** her rooms by floor and her end cards turned face up, [[staff:126]] for her own dancers. She has no krones, items or guests to count.</source>
        <translation>**Das Ende:** ihre Zimmer nach Etage und ihre aufgedeckten Schlusswertungskarten, [[staff:126]] für ihre eigenen Tänzer. Kronen, Speisen und Getränke oder Gäste hat sie nicht zu zählen.</translation>
    </message>
    <message>
        <source>**Examples:** [[ballroom:zum-sperl]], you and she with two dancers each: 6 VP for both. [[ballroom:odeonsaal]], she with three and you with none: 9 VP for her, 5 VP lost for you.</source>
        <translation>**Beispiele:** „[[ballroom:zum-sperl]]“, Sie und Elisabeth mit je zwei Tänzern: je 6 SP. [[ballroom:odeonsaal]], sie mit drei und Sie ohne: 9 SP für Elisabeth, 5 SP Verlust für Sie.</translation>
    </message>
    <message>
        <source>Elisabeth: examples</source>
        <translation>Elisabeth: Beispiele</translation>
    </message>
    <message>
        <source>**Card 214 in round 2:** the best red guest, their VP, and a dancer in the bottom row of the middle ballroom. The same card in round 6 sends the dancer to the right ballroom.</source>
        <translation>**Karte 214 in Durchgang 2:** der beste rote Gast, seine SP und ein Tänzer in der unteren Reihe des mittleren Ballsaals. In Durchgang 6 schickt dieselbe Karte den Tänzer in den rechten.</translation>
    </message>
    <message>
        <source>**Card 228 in round 4, Medium:** the best guest of any colour she can house dances in the middle ballroom, and a second dancer follows there. The objective symbol counts only at Hard. If the middle ballroom is full, both go to the right one.</source>
        <translation>**Karte 228 in Durchgang 4, Mittel:** Der beste Gast irgendeiner Farbe, den sie unterbringen kann, tanzt im mittleren Ballsaal, und ein zweiter Tänzer folgt dorthin. Das Zielsymbol zählt erst auf Schwer. Ist der mittlere Ballsaal voll, gehen beide in den rechten.</translation>
    </message>
    <message>
        <source>**Card 232 in round 7**, one space free in the right ballroom: the yellow guest takes a room, and the dancer of the second guest has the last space. One more would stand on the balcony.</source>
        <translation>**Karte 232 in Durchgang 7**, ein Feld frei im rechten Ballsaal: Der gelbe Gast nimmt ein Zimmer, und der Tänzer des zweiten Gastes hat das letzte Feld. Noch einer stünde auf dem Balkon.</translation>
    </message>
    <message>
        <source>**Card 230 with Celebrities**, the red die gone, yellow with a celebrity of 2 VP, blue with one of 4 VP: she takes the blue die, wherever it lies, for 4 VP and 2 VP more.</source>
        <translation>**Karte 230 mit Berühmtheiten**, der rote Würfel fort, Gelb mit einer Berühmtheit zu 2 SP, Blau mit einer zu 4 SP: Sie nimmt den blauen Würfel, wo immer er liegt, für 4 SP und 2 SP dazu.</translation>
    </message>
    <message>
        <source>Solo against Elisabeth</source>
        <translation>Allein gegen Elisabeth</translation>
    </message>
    <message>
        <source>Some More: new cards</source>
        <translation>Noch mehr: neue Karten</translation>
    </message>
    <message>
        <source>This module has no rules of its own. It brings the staff cards 166 to 179 and the objectives and Emperor tiles A6, B6 and C6.</source>
        <translation>Dieses Modul hat keine eigenen Regeln. Es bringt die Personalkarten 166 bis 179 und die Ziele und Kaiserplättchen A6, B6 und C6.</translation>
    </message>
    <message>
        <source>- **Flipped once per game:** [[staff:166]], [[staff:167]], [[staff:168]], [[staff:169]], [[staff:172]], [[staff:174]], [[staff:178]] and [[staff:179]]. See [[rule:turning-down]].</source>
        <translation>- **Einmal im Spiel umgedreht:** [[staff:166]], [[staff:167]], [[staff:168]], [[staff:169]], [[staff:172]], [[staff:174]], [[staff:178]] und [[staff:179]]. Siehe [[rule:turning-down]].</translation>
    </message>
    <message>
        <source>[[staff:175]] gives two items of other kinds than the two you paid. [[staff:177]] is paid with two steps back on the Emperor track.</source>
        <translation>[[staff:175]] gibt zwei Stücke anderer Art als die beiden bezahlten. [[staff:177]] wird mit zwei Schritten zurück auf der Kaiserleiste bezahlt.</translation>
    </message>
    <message>
        <source>Flipping a card</source>
        <translation>Eine Karte umdrehen</translation>
    </message>
    <message>
        <source>Eight cards wait for an event. When it has happened, you may flip the card, once per game, and use its effect.</source>
        <translation>Acht Karten warten darauf, dass etwas geschieht. Danach dürfen Sie, einmal im Spiel, die Karte umdrehen und ihre Wirkung nutzen.</translation>
    </message>
    <message>
        <source>Several cards at once are flipped in an order of your choice. Flipping a card is an action of its own and may set off another card.</source>
        <translation>Mehrere Karten zugleich werden in einer Reihenfolge Ihrer Wahl umgedreht. Das Umdrehen ist eine eigene Aktion und kann eine weitere Karte auslösen.</translation>
    </message>
    <message>
        <source>A flipped card stays in play: it still counts as a staff card.</source>
        <translation>Eine umgedrehte Karte bleibt im Spiel: Sie zählt weiter als Personalkarte.</translation>
    </message>
    <message>
        <source>- [[staff:167]], [[staff:168]] and [[staff:169]] ask for an order of three or more items, champagne included, of a blue, red or yellow guest who leaves for a room or a ball.</source>
        <translation>- [[staff:167]], [[staff:168]] und [[staff:169]] verlangen eine Bestellung zu drei oder mehr Stück, Champagner mitgezählt, eines blauen, roten oder gelben Gastes, der in ein Zimmer oder auf einen Ball geht.</translation>
    </message>
    <message>
        <source>- [[staff:172]] asks for three drinks, [[staff:174]] for three dishes from one action. What one action gives is added up, wherever it goes; champagne is neither.</source>
        <translation>- [[staff:172]] verlangt drei Getränke, [[staff:174]] drei Speisen aus einer Aktion. Was eine Aktion gibt, wird zusammengezählt, wohin es auch kommt; Champagner ist keines von beiden.</translation>
    </message>
    <message>
        <source>- [[staff:178]] asks for a group of three or four as it is printed on the board, filled by that action.</source>
        <translation>- [[staff:178]] verlangt einen Bereich zu drei oder vier Zimmern, wie er auf dem Plan steht, durch diese Aktion gefüllt.</translation>
    </message>
    <message>
        <source>**Example:** action 2 at strength 3 brings 2 wine and 1 coffee. That is three drinks from one action: [[staff:172]] may be flipped for 5 steps. With 1 wine, 1 coffee and 1 champagne it would be only two.</source>
        <translation>**Beispiel:** Aktion 2 mit Stärke 3 bringt 2 Wein und 1 Kaffee. Das sind drei Getränke aus einer Aktion: [[staff:172]] darf für 5 Schritte umgedreht werden. Mit 1 Wein, 1 Kaffee und 1 Champagner wären es nur zwei.</translation>
    </message>
    <message>
        <source>Objectives and Emperor tiles of Some More</source>
        <translation>Ziele und Kaiserplättchen von Noch mehr</translation>
    </message>
    <message>
        <source>- [[objective:A6]]: three strudel, three cake, three wine and three coffee in the kitchen.</source>
        <translation>- „[[objective:A6]]“: drei Strudel, drei Torten, drei Wein und drei Kaffee in der Küche.</translation>
    </message>
    <message>
        <source>- [[objective:B6]]: three occupied rooms on the top floor, in any columns.</source>
        <translation>- „[[objective:B6]]“: drei belegte Zimmer in der obersten Etage, in beliebigen Spalten.</translation>
    </message>
    <message>
        <source>- [[objective:C6]]: five completed guests with orders of three or more items, for rooms or balls.</source>
        <translation>- „[[objective:C6]]“: fünf verabschiedete Gäste mit Bestellungen zu drei oder mehr Stück, Zimmer oder Ball.</translation>
    </message>
    <message>
        <source>- [[emperor:A6]] gives 2 krones and a dish or drink. Its penalty takes 2 krones and a dish or drink of your choice from the kitchen, never champagne. Without 2 krones, or with no dish or drink in the kitchen, you lose 5 VP instead.</source>
        <translation>- „[[emperor:A6]]“ gibt 2 Kronen und eine Speise oder ein Getränk. Die Strafe nimmt 2 Kronen und eine Speise oder ein Getränk Ihrer Wahl aus der Küche, niemals Champagner. Ohne 2 Kronen, oder wenn weder Speise noch Getränk in der Küche steht, verlieren Sie stattdessen 5 SP.</translation>
    </message>
    <message>
        <source>- [[emperor:B6]] lets you draw three staff cards and score 4 VP; its penalty takes three from your hand.</source>
        <translation>- „[[emperor:B6]]“ lässt Sie drei Personalkarten ziehen und gibt 4 SP; die Strafe nimmt drei aus Ihrer Hand.</translation>
    </message>
    <message>
        <source>- [[emperor:C6]] gives 5 VP for each common objective you have claimed. Its penalty leaves you without a krone and with an empty kitchen.</source>
        <translation>- „[[emperor:C6]]“ gibt 5 SP für jedes gemeinsame Ziel, das Sie beansprucht haben. Die Strafe lässt Ihnen keine Krone und eine leere Küche.</translation>
    </message>
    <message>
        <source>Some More</source>
        <translation>Noch mehr</translation>
    </message>
    <message>
        <source>Promotional cards with Vienna Ballrooms</source>
        <translation>Promo-Karten mit den Wiener Ballsälen</translation>
    </message>
    <message>
        <source>The cards 183 to 187 need Vienna Ballrooms. They stay out unless you ask for the promotional cards.</source>
        <translation>Die Karten 183 bis 187 brauchen die Wiener Ballsäle. Ohne Ihren Wunsch nach den Promo-Karten bleiben sie draußen.</translation>
    </message>
    <message>
        <source>- [[staff:183]]: 1 krone, once in each action in which you pay champagne, for a space, for [[staff:122]] or for [[guest:190]]. Serving champagne is not a payment.</source>
        <translation>- [[staff:183]]: 1 Krone, einmal in jeder Aktion, in der Sie Champagner bezahlen, für ein Feld, für [[staff:122]] oder für [[guest:190]]. Champagner zu servieren ist keine Bezahlung.</translation>
    </message>
    <message>
        <source>- [[guest:184]] goes only to a ball and takes a second dancer onto the same space, for one price and one row bonus. Then each of your dancers in the ballrooms is worth 1 VP.</source>
        <translation>- [[guest:184]] geht nur auf einen Ball und nimmt einen zweiten Tänzer auf dasselbe Feld mit, für einen Preis und einen Reihenbonus. Dann bringt jeder Ihrer Tänzer in den Ballsälen 1 SP.</translation>
    </message>
    <message>
        <source>- [[guest:185]] moves only into a room. You may send a dancer for 1 champagne less per other player; if you do, each other player takes a dish or drink. You score 8 VP in rounds 1 to 3, 5 in rounds 4 and 5, 2 in rounds 6 and 7.</source>
        <translation>- [[guest:185]] zieht nur in ein Zimmer ein. Sie dürfen einen Tänzer für 1 Champagner weniger pro anderem Spieler entsenden; tun Sie das, nimmt jeder andere Spieler eine Speise oder ein Getränk. Sie erhalten 8 SP in Durchgang 1 bis 3, 5 in Durchgang 4 und 5, 2 in Durchgang 6 und 7.</translation>
    </message>
    <message>
        <source>- [[guest:186]]: the ballroom scored next is scored now, for all, with the 5 VP lost. It stays open and is scored again at its usual time.</source>
        <translation>- [[guest:186]]: Der Ballsaal, der als Nächster gewertet wird, wird jetzt für alle gewertet, samt den 5 SP Verlust. Er bleibt offen und wird zu seiner Zeit erneut gewertet.</translation>
    </message>
    <message>
        <source>- [[guest:187]] move only into a room, occupy another one and bring four Emperor steps.</source>
        <translation>- [[guest:187]] ziehen nur in ein Zimmer ein, belegen ein weiteres und bringen vier Kaiserschritte.</translation>
    </message>
    <message>
        <source>Promotional guests with any module</source>
        <translation>Promo-Gäste mit beliebigen Modulen</translation>
    </message>
    <message>
        <source>The guests 188 to 192 need at least one module of the expansion, whichever it is.</source>
        <translation>Die Gäste 188 bis 192 brauchen mindestens ein Modul der Erweiterung, gleich welches.</translation>
    </message>
    <message>
        <source>- [[guest:188]] moves only into a room.</source>
        <translation>- [[guest:188]] zieht nur in ein Zimmer ein.</translation>
    </message>
    <message>
        <source>- [[guest:189]] needs two vacant rooms side by side on one floor, of any colours. Both are occupied; it is one guest, but what reacts to a room reacts twice.</source>
        <translation>- [[guest:189]] braucht zwei freie Zimmer beliebiger Farben nebeneinander in einer Etage. Beide werden belegt; es ist ein Gast, aber was bei einem Zimmer wirkt, wirkt zweimal.</translation>
    </message>
    <message>
        <source>- [[guest:190]] stays at the table and orders nothing. Once per round you may pay 1 item from your kitchen to play a staff card at its printed cost, score 1 VP and advance 1 step. He never counts as completed, never leaves his table, and costs no VP at the end.</source>
        <translation>- [[guest:190]] bleibt am Tisch und bestellt nichts. Einmal pro Durchgang dürfen Sie 1 Stück der Küche bezahlen: eine Personalkarte zu ihren Kosten ausspielen, 1 SP, 1 Schritt. Am Ende kostet er keine SP, wird nie verabschiedet und behält seinen Tisch.</translation>
    </message>
    <message>
        <source>- [[guest:191]] supplies all the wine that the other guests in your café still want.</source>
        <translation>- [[guest:191]] gibt den anderen Gästen in Ihrem Kaffeehaus allen Wein, den sie noch wollen.</translation>
    </message>
    <message>
        <source>- [[guest:192]] moves only into a room on floor 1.</source>
        <translation>- [[guest:192]] zieht nur in ein Zimmer der Etage 1 ein.</translation>
    </message>
    <message>
        <source>Promotional cards</source>
        <translation>Promo-Karten</translation>
    </message>
    <message>
        <source>A card gives me an item of my choice. May I take champagne?</source>
        <translation>Eine Karte gibt mir eine Speise oder ein Getränk nach Wahl. Darf ich Champagner nehmen?</translation>
    </message>
    <message>
        <source>No. “Of your choice” means a dish or a drink. Champagne comes only from what names it, and from actions 1 and 2.</source>
        <translation>Nein. Nach Wahl heißt: eine Speise oder ein Getränk. Champagner bringt nur, was ihn nennt, sowie Aktion 1 und 2.</translation>
    </message>
    <message>
        <source>I have strength 3 on action 1. How much champagne can I have?</source>
        <translation>Ich habe auf Aktion 1 Stärke 3. Wie viel Champagner kann ich haben?</translation>
    </message>
    <message>
        <source>One: 1 strudel, 1 cake and 1 champagne. Of each kind you may have no more than of the kind before it, so the second champagne asks for strength 6.</source>
        <translation>Einen: 1 Strudel, 1 Torte und 1 Champagner. Von jedem dürfen Sie nicht mehr haben als von dem davor, also verlangt der zweite Champagner Stärke 6.</translation>
    </message>
    <message>
        <source>Does the extra action of [[guest:97]] give champagne?</source>
        <translation>Bringt die Extraaktion von [[guest:97]] Champagner?</translation>
    </message>
    <message>
        <source>Yes, as action 1 or 2 at the strength of the space. But no die is taken: [[staff:119]], [[staff:121]], [[staff:124]], [[staff:125]] and [[staff:131]] do not react.</source>
        <translation>Ja, als Aktion 1 oder 2 mit der Stärke des Feldes. Aber es wird kein Würfel genommen: [[staff:119]], [[staff:121]], [[staff:124]], [[staff:125]] und [[staff:131]] wirken nicht.</translation>
    </message>
    <message>
        <source>Does champagne count when a card asks for a large order?</source>
        <translation>Zählt Champagner, wenn eine Karte eine große Bestellung verlangt?</translation>
    </message>
    <message>
        <source>Yes. For [[staff:33]], [[objective:C6]] and cards such as [[staff:167]] each champagne of the printed order is an item.</source>
        <translation>Ja. Für [[staff:33]], „[[objective:C6]]“ und Karten wie [[staff:167]] ist jeder Champagner der gedruckten Bestellung ein Stück.</translation>
    </message>
    <message>
        <source>May [[staff:38]] fill an order with champagne in it?</source>
        <translation>Darf [[staff:38]] eine Bestellung mit Champagner erfüllen?</translation>
    </message>
    <message>
        <source>Yes, and so may [[staff:174]] and [[staff:179]]. They fill the whole order from the supply. [[staff:24]] makes serving champagne free as well.</source>
        <translation>Ja, ebenso [[staff:174]] und [[staff:179]]. Alle drei erfüllen die ganze Bestellung aus dem Vorrat. Auch Champagner serviert man mit [[staff:24]] umsonst.</translation>
    </message>
    <message>
        <source>Do I lose my champagne to the penalty of [[emperor:A2]]?</source>
        <translation>Verliere ich durch die Strafe von „[[emperor:A2]]“ meinen Champagner?</translation>
    </message>
    <message>
        <source>No. A penalty that speaks of dishes and drinks neither counts nor takes champagne, in the kitchen or on guests. The same holds for [[emperor:B1]] and [[emperor:A6]]. [[emperor:C6]] takes everything.</source>
        <translation>Nein. Eine Strafe, die von Speisen und Getränken spricht, zählt und nimmt keinen Champagner, weder in der Küche noch auf Gästen. Das gilt auch für „[[emperor:B1]]“ und „[[emperor:A6]]“. „[[emperor:C6]]“ nimmt alles.</translation>
    </message>
    <message>
        <source>What is champagne worth at the end?</source>
        <translation>Was ist Champagner am Ende wert?</translation>
    </message>
    <message>
        <source>1 VP for each in the kitchen, like any item. It counts for the tie-break too. Champagne on guests is worth nothing.</source>
        <translation>1 SP für jeden in der Küche, wie alles, was dort steht. Auch bei Gleichstand zählt er mit. Champagner auf Gästen ist nichts wert.</translation>
    </message>
    <message>
        <source>May a guest who dances take a room as well?</source>
        <translation>Darf ein Gast, der tanzt, auch ein Zimmer nehmen?</translation>
    </message>
    <message>
        <source>No, it is one or the other. But the reward, or the row bonus of [[ballroom:odeonsaal]], may occupy a room.</source>
        <translation>Nein, es ist das eine oder das andere. Aber die Belohnung oder der Reihenbonus im [[ballroom:odeonsaal]] kann ein Zimmer belegen.</translation>
    </message>
    <message>
        <source>I have no vacant room. May my guest still leave?</source>
        <translation>Ich habe kein freies Zimmer. Darf mein Gast trotzdem gehen?</translation>
    </message>
    <message>
        <source>Yes, to a ball, if you have a dancer, a free space and its champagne. That is often the best use of a guest whose colour is full.</source>
        <translation>Ja, auf einen Ball, wenn Sie einen Tänzer, ein freies Feld und den Champagner dafür haben. Für Gäste, deren Farbe schon voll ist, ist das oft der beste Weg.</translation>
    </message>
    <message>
        <source>May I pay for the dancer with the champagne of the same guest’s reward?</source>
        <translation>Darf ich den Tänzer mit Champagner aus der Belohnung desselben Gastes bezahlen?</translation>
    </message>
    <message>
        <source>No. You pay when the guest leaves; the reward comes later. It can pay for a dancer that the reward itself sends.</source>
        <translation>Nein. Bezahlt wird, wenn der Gast geht; die Belohnung kommt danach. Sie kann einen Tänzer bezahlen, den die Belohnung selbst entsendet.</translation>
    </message>
    <message>
        <source>Is there an occupancy bonus for a guest who dances?</source>
        <translation>Gibt es einen Belegungsbonus für einen Gast, der tanzt?</translation>
    </message>
    <message>
        <source>No, for no room is occupied. A row bonus of [[ballroom:odeonsaal]] that occupies a room may fill a group, and then there is one.</source>
        <translation>Nein, denn es wird kein Zimmer belegt. Belegt ein Reihenbonus im [[ballroom:odeonsaal]] ein Zimmer, kann das einen Bereich füllen, und dann gibt es ihn.</translation>
    </message>
    <message>
        <source>Does [[staff:23]] pay for a guest who goes to a ball?</source>
        <translation>Zahlt der [[staff:23]] für einen Gast, der auf einen Ball geht?</translation>
    </message>
    <message>
        <source>No, only for rooms that become occupied. [[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] do react, once for the guest.</source>
        <translation>Nein, nur für Zimmer, die belegt werden. [[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] und [[staff:33]] wirken sehr wohl, einmal für den Gast.</translation>
    </message>
    <message>
        <source>Is a dancer sent by a staff card a completed guest?</source>
        <translation>Ist ein Tänzer, den eine Personalkarte entsendet, ein verabschiedeter Gast?</translation>
    </message>
    <message>
        <source>No, only a guest is. So it counts neither for [[objective:C5]] nor for [[entrance:4]], and it does not set off [[staff:5]]; [[staff:130]] pays all the same.</source>
        <translation>Nein, das kann nur ein Gast sein. Der Tänzer zählt weder für „[[objective:C5]]“ noch für [[entrance:4]] und löst [[staff:5]] nicht aus; [[staff:130]] zahlt dennoch.</translation>
    </message>
    <message>
        <source>A card makes a dancer 2 champagne cheaper, and the space costs 1. Do I get one back?</source>
        <translation>Eine Karte macht einen Tänzer um 2 Champagner billiger, das Feld kostet 1. Bekomme ich einen zurück?</translation>
    </message>
    <message>
        <source>No. The cost never falls below 0, and what is left of a discount is lost.</source>
        <translation>Nein. Die Kosten fallen nie unter 0, und was vom Rabatt übrig ist, verfällt.</translation>
    </message>
    <message>
        <source>May I use the row bonus of my first dancer to pay for the second?</source>
        <translation>Darf ich mit dem Reihenbonus des ersten Tänzers den zweiten bezahlen?</translation>
    </message>
    <message>
        <source>Yes, if one card sends both: what the first one sets off comes in between. Nothing else does, not even serving.</source>
        <translation>Ja, wenn eine Karte beide entsendet: Was der erste auslöst, kommt dazwischen. Sonst nichts, auch kein Servieren.</translation>
    </message>
    <message>
        <source>From which area do I take my dancer?</source>
        <translation>Aus welchem Probebereich nehme ich meinen Tänzer?</translation>
    </message>
    <message>
        <source>From any you like. Whoever empties the smallest area first has a small bonus early; the four dancers of the largest bring the largest bonus.</source>
        <translation>Aus jedem, den Sie wollen. Wer den kleinsten zuerst leert, hat früh einen kleinen Bonus; die vier Tänzer des größten bringen den größten.</translation>
    </message>
    <message>
        <source>Do dancers ever come back to the rehearsal room?</source>
        <translation>Kommen Tänzer je in den Proberaum zurück?</translation>
    </message>
    <message>
        <source>No. Those taken by a penalty leave the game, the others stay in the ballrooms. So each room bonus comes once.</source>
        <translation>Nein. Die durch eine Strafe verlorenen kommen aus dem Spiel, die anderen bleiben in den Ballsälen. Daher kommt jeder Raumbonus nur einmal.</translation>
    </message>
    <message>
        <source>May I send a dancer to a ballroom that has been scored?</source>
        <translation>Darf ich einen Tänzer in einen Ballsaal entsenden, der schon gewertet ist?</translation>
    </message>
    <message>
        <source>No. It is closed for the rest of the game, but the dancers in it stay and count for cards.</source>
        <translation>Nein. Er ist für den Rest des Spiels geschlossen, aber die Tänzer darin bleiben und zählen für Karten.</translation>
    </message>
    <message>
        <source>All ballrooms are full. What can I do?</source>
        <translation>Alle Ballsäle sind voll. Was kann ich tun?</translation>
    </message>
    <message>
        <source>There is always the balcony: 3 champagne, no limit, no row bonus. It belongs to the right ballroom and is scored after round 7.</source>
        <translation>Den Balkon gibt es immer: 3 Champagner, beliebig viele Tänzer, kein Reihenbonus. Er gehört zum rechten Ballsaal und wird nach Durchgang 7 gewertet.</translation>
    </message>
    <message>
        <source>How does a dancer on the balcony count?</source>
        <translation>Wie zählt ein Tänzer auf dem Balkon?</translation>
    </message>
    <message>
        <source>As a dancer in the top row of the right ballroom: it makes 3 your highest row in [[ballroom:apollosaal]], and counts for the majority of the top row in [[ballroom:goldener-strauss]].</source>
        <translation>Wie ein Tänzer in der oberen Reihe des rechten Ballsaals: Im [[ballroom:apollosaal]] macht er 3 zu Ihrer höchsten Reihe, und bei „[[ballroom:goldener-strauss]]“ zählt er für die Mehrheit in der oberen Reihe.</translation>
    </message>
    <message>
        <source>May I fall below zero for a ballroom without a dancer of mine?</source>
        <translation>Darf ich wegen eines Ballsaals ohne Tänzer von mir unter null fallen?</translation>
    </message>
    <message>
        <source>Yes. The 5 VP are lost in any case, and the total may be negative.</source>
        <translation>Ja. Die 5 SP sind auf jeden Fall verloren, und die Summe darf negativ sein.</translation>
    </message>
    <message>
        <source>[[ballroom:goldener-strauss]]: two of us tie for the most in a row. What do we get?</source>
        <translation>„[[ballroom:goldener-strauss]]“: Zwei von uns stehen in einer Reihe im Gleichstand an der Spitze. Was erhalten wir?</translation>
    </message>
    <message>
        <source>You share the first and the second rank: 7 and 2 VP make 9, divided by two and rounded down: 4 VP each. A third player in this row gets nothing.</source>
        <translation>Sie teilen sich den ersten und den zweiten Rang: 7 und 2 SP sind 9, geteilt durch zwei und abgerundet je 4 SP. Ein dritter Spieler in dieser Reihe geht leer aus.</translation>
    </message>
    <message>
        <source>[[ballroom:goldener-strauss]]: I stand in one row only. Do I lose 5 VP for the others?</source>
        <translation>„[[ballroom:goldener-strauss]]“: Ich stehe nur in einer Reihe. Verliere ich 5 SP für die anderen?</translation>
    </message>
    <message>
        <source>No. You lose them only if you have no dancer in the whole ballroom. In rows without you, you are simply not ranked.</source>
        <translation>Nein. Die verlieren Sie nur, wenn Sie im ganzen Ballsaal keinen Tänzer haben. In Reihen ohne Ihre Tänzer gehen Sie nur leer aus.</translation>
    </message>
    <message>
        <source>[[ballroom:zum-sperl]] with four players: does the last one get anything?</source>
        <translation>„[[ballroom:zum-sperl]]“ mit vier Spielern: Erhält der Letzte etwas?</translation>
    </message>
    <message>
        <source>There are 15, 10 and 5 VP for three ranks, so the fourth gets nothing. If two tie for third, they share 5 VP: 2 each.</source>
        <translation>Es gibt 15, 10 und 5 SP für drei Ränge, der Vierte geht also leer aus. Stehen zwei auf dem dritten Rang im Gleichstand, teilen sie sich die 5 SP: je 2.</translation>
    </message>
    <message>
        <source>[[ballroom:odeonsaal]]: are six dancers better than five?</source>
        <translation>[[ballroom:odeonsaal]]: Sind sechs Tänzer besser als fünf?</translation>
    </message>
    <message>
        <source>Not here: five or more are worth 25 VP. The sixth may still bring a row bonus, and counts for your cards.</source>
        <translation>Hier nicht: Fünf oder mehr bringen 25 SP. Der sechste kann noch einen Reihenbonus bringen und zählt für Ihre Karten.</translation>
    </message>
    <message>
        <source>May the Emperor’s reward of [[emperor:B5]] still go to the middle ballroom?</source>
        <translation>Darf der Kaiserbonus von „[[emperor:B5]]“ noch in den mittleren Ballsaal gehen?</translation>
    </message>
    <message>
        <source>Yes. The Emperor comes first, and the ballroom is scored after him. So the penalty may take a dancer just before it counts.</source>
        <translation>Ja. Zuerst kommt der Kaiser, nach ihm wird der Ballsaal gewertet. So kann auch die Strafe einen Tänzer nehmen, kurz bevor er gezählt hätte.</translation>
    </message>
    <message>
        <source>Does [[staff:133]] react to being played itself?</source>
        <translation>Wirkt der [[staff:133]], wenn er selbst ausgespielt wird?</translation>
    </message>
    <message>
        <source>No, it needs another card, played later. It is offered right after that card and its effect, once per round, and cannot be saved for later.</source>
        <translation>Nein, er braucht eine andere Karte, die später ausgespielt wird. Angeboten wird er gleich nach dieser Karte und ihrer Wirkung, einmal pro Durchgang; aufsparen lässt sich das nicht.</translation>
    </message>
    <message>
        <source>[[guest:186]]: is the ballroom then closed?</source>
        <translation>[[guest:186]]: Ist der Ballsaal dann geschlossen?</translation>
    </message>
    <message>
        <source>No. It is scored now for everybody, 5 VP lost included, stays open, and is scored again after its round. In rounds 1 to 3 it is the left one, in 4 and 5 the middle one, then the right one.</source>
        <translation>Nein. Er wird jetzt für alle gewertet, samt den 5 SP Verlust, bleibt offen und wird nach seinem Durchgang erneut gewertet. In Durchgang 1 bis 3 ist es der linke, in 4 und 5 der mittlere, dann der rechte.</translation>
    </message>
    <message>
        <source>[[guest:184]]: do the two dancers pay twice?</source>
        <translation>[[guest:184]]: Bezahlen die beiden Tänzer zweimal?</translation>
    </message>
    <message>
        <source>No. The second one joins the first on the same space, on the balcony too: one price, one row bonus. But two dancers have been sent: [[staff:130]] and [[celebrity:9]] react twice.</source>
        <translation>Nein. Der zweite kommt zum ersten auf dasselbe Feld, auch auf dem Balkon: ein Preis, ein Reihenbonus. Aber zwei Tänzer wurden entsandt: [[staff:130]] und [[celebrity:9]] wirken zweimal.</translation>
    </message>
    <message>
        <source>[[guest:185]]: when do the others take their items?</source>
        <translation>[[guest:185]]: Wann nehmen die anderen ihre Speise oder ihr Getränk?</translation>
    </message>
    <message>
        <source>As soon as your dancer is sent: in turn order from you on, each puts a dish or drink onto a guest or into the kitchen. You cannot decline this for them, and without the dancer nobody takes anything. A solo opponent counts as another player and takes nothing.</source>
        <translation>Sobald Ihr Tänzer entsandt ist: In Zugreihenfolge von Ihnen an legt jeder eine Speise oder ein Getränk auf einen Gast oder in die Küche. Darauf können Sie nicht für die anderen verzichten, und ohne den Tänzer nimmt niemand etwas. Ein Sologegner zählt als anderer Spieler und nimmt nichts.</translation>
    </message>
    <message>
        <source>How does [[celebrity:2]] work?</source>
        <translation>Wie wirkt [[celebrity:2]]?</translation>
    </message>
    <message>
        <source>Once, on your turn: you give up to four dishes and drinks from the kitchen and get as many of other kinds. They go onto guests or back into the kitchen. Three strudel may become a cake, a wine and a coffee, but none of them a strudel.</source>
        <translation>Einmal, in Ihrem Zug: Sie geben bis zu vier Speisen und Getränke der Küche und erhalten ebenso viele anderer Art. Diese kommen auf Gäste oder zurück in die Küche. Aus drei Strudeln können eine Torte, ein Wein und ein Kaffee werden, aber keiner davon ein Strudel.</translation>
    </message>
    <message>
        <source>No. The exchange knows dishes and drinks alone, on both sides.</source>
        <translation>Nein. Der Tausch kennt nur Speisen und Getränke, auf beiden Seiten.</translation>
    </message>
    <message>
        <source>With [[celebrity:11]], what exactly may be missing?</source>
        <translation>Was genau darf mit [[celebrity:11]] fehlen?</translation>
    </message>
    <message>
        <source>One item, champagne included, of an order of two or more. The guest may then move in or dance, and counts as completed with an order of the printed size.</source>
        <translation>Ein Stück, auch Champagner, von einer Bestellung zu zwei oder mehr. Dann darf der Gast einziehen oder tanzen. Er gilt als verabschiedet, mit der Größe der gedruckten Bestellung.</translation>
    </message>
    <message>
        <source>May a guest with an order of one leave for nothing, thanks to [[celebrity:11]]?</source>
        <translation>Darf ein Gast, der nur ein Stück bestellt, dank [[celebrity:11]] ohne alles gehen?</translation>
    </message>
    <message>
        <source>No. The order must ask for at least two items.</source>
        <translation>Nein. Die Bestellung muss mindestens zwei Stück umfassen.</translation>
    </message>
    <message>
        <source>A guest scores 4 VP and fills a blue group. How often does [[celebrity:3]] pay?</source>
        <translation>Ein Gast bringt 4 SP und füllt einen blauen Bereich. Wie oft zahlt [[celebrity:3]]?</translation>
    </message>
    <message>
        <source>Twice: the VP of the guest and the occupancy bonus are two sources. VP in the reward would be a third. The 2 VP that are added do not count again.</source>
        <translation>Zweimal: Die SP des Gastes und der Belegungsbonus sind zwei Quellen. SP in der Belohnung wären eine dritte. Die 2 SP, die dazukommen, zählen nicht noch einmal.</translation>
    </message>
    <message>
        <source>Does [[celebrity:3]] pay when a ballroom is scored?</source>
        <translation>Zahlt [[celebrity:3]], wenn ein Ballsaal gewertet wird?</translation>
    </message>
    <message>
        <source>Not at the end of a round: celebrities have left by then, and after round 7 too. But if [[guest:186]] has a ballroom scored early, it is a source for each player who scores VP there.</source>
        <translation>Am Ende eines Durchgangs nicht: Da sind die Berühmtheiten schon fort, auch nach Durchgang 7. Lässt aber [[guest:186]] einen Ballsaal früher werten, ist das eine Quelle für jeden Spieler, der dort SP erhält.</translation>
    </message>
    <message>
        <source>Does [[celebrity:3]] pay when I lose VP?</source>
        <translation>Zahlt [[celebrity:3]], wenn ich SP verliere?</translation>
    </message>
    <message>
        <source>[[celebrity:12]]: action 4 brings me 3 steps. How many in all?</source>
        <translation>[[celebrity:12]]: Aktion 4 bringt mir 3 Schritte. Wie viele sind es insgesamt?</translation>
    </message>
    <message>
        <source>May [[celebrity:2]] make champagne out of strudel?</source>
        <translation>Darf [[celebrity:2]] aus Strudel Champagner machen?</translation>
    </message>
    <message>
        <source>Four. The main action is one source, however many steps it brings. What a card that reacts to the die gives is another one.</source>
        <translation>Vier. Die Hauptaktion ist eine Quelle, wie viele Schritte sie auch bringt. Was eine Karte bei diesem Würfel gibt, ist eine weitere.</translation>
    </message>
    <message>
        <source>[[celebrity:1]]: may I wait with the staff card?</source>
        <translation>[[celebrity:1]]: Darf ich mit der Personalkarte warten?</translation>
    </message>
    <message>
        <source>No. It is offered once the source that brought the steps is over, and can be declined. Each further source of steps offers it anew.</source>
        <translation>Nein. Sie wird angeboten, sobald die Quelle vorbei ist, die die Schritte brachte, und Sie dürfen verzichten. Jede weitere Quelle von Schritten bietet sie neu an.</translation>
    </message>
    <message>
        <source>Does [[celebrity:8]] react to a card played by an effect?</source>
        <translation>Wirkt [[celebrity:8]] bei einer Karte, die durch eine Wirkung ausgespielt wird?</translation>
    </message>
    <message>
        <source>Yes, to every staff card that comes into play, by whatever means, after its own effect. Two cards by one effect, as with [[staff:178]], count twice.</source>
        <translation>Ja, bei jeder Personalkarte, die ins Spiel kommt, wodurch auch immer, nach deren eigener Wirkung. Zwei Karten durch eine Wirkung, wie bei [[staff:178]], zählen zweimal.</translation>
    </message>
    <message>
        <source>I take the die with [[celebrity:3]]. Do its own VP count for it?</source>
        <translation>Ich nehme den Würfel mit [[celebrity:3]]. Zählen die SP der Berühmtheit selbst schon?</translation>
    </message>
    <message>
        <source>No. The VP of the tile are scored before the effect holds. It holds for the main action of that die, though.</source>
        <translation>Nein. Sie erhalten diese SP, bevor die Wirkung gilt. Für die Hauptaktion dieses Würfels gilt sie aber.</translation>
    </message>
    <message>
        <source>Everybody has passed. May a coloured die go to the dustbin?</source>
        <translation>Alle haben gepasst. Kann ein farbiger Würfel auf den Mistkübel kommen?</translation>
    </message>
    <message>
        <source>Only if there is no white one left; then it is the blue one, then the yellow, then the red. Otherwise a white one goes, and the coloured ones are rolled again with their celebrities above them.</source>
        <translation>Nur, wenn kein weißer mehr da ist; dann ist es der blaue, danach der gelbe, zuletzt der rote. Sonst geht ein weißer, und die farbigen werden neu gewürfelt und behalten ihre Berühmtheiten.</translation>
    </message>
    <message>
        <source>A white and a red die lie on space 3. Must I take the red one?</source>
        <translation>Auf Feld 3 liegen ein weißer und ein roter Würfel. Muss ich den roten nehmen?</translation>
    </message>
    <message>
        <source>No, you choose. Both count for the strength, whichever you take.</source>
        <translation>Nein, Sie wählen. Für die Stärke zählen beide, welchen Sie auch nehmen.</translation>
    </message>
    <message>
        <source>May I have two celebrities in one round?</source>
        <translation>Darf ich in einem Durchgang zwei Berühmtheiten haben?</translation>
    </message>
    <message>
        <source>Yes, with two coloured dice. Both effects hold until the end of the round, the first one from your first turn on.</source>
        <translation>Ja, mit zwei farbigen Würfeln. Beide Wirkungen gelten bis zum Ende des Durchgangs, die erste schon von Ihrem ersten Zug an.</translation>
    </message>
    <message>
        <source>[[celebrity:7]]: what about a discount on rooms?</source>
        <translation>[[celebrity:7]]: Was ist mit einem Rabatt auf Zimmer?</translation>
    </message>
    <message>
        <source>There is nothing left to reduce: each room costs 0, as with [[staff:9]], [[staff:10]] and [[staff:11]]. The rule that rooms lie next to each other stays.</source>
        <translation>Da ist nichts mehr zu senken: Jedes Zimmer kostet 0, wie bei [[staff:9]], [[staff:10]] und [[staff:11]]. Dass Zimmer aneinandergrenzen müssen, gilt weiter.</translation>
    </message>
    <message>
        <source>May I get an entrance for nothing?</source>
        <translation>Kann ich einen Eingang umsonst bekommen?</translation>
    </message>
    <message>
        <source>Yes, with a bid of 0 that stands. The last player without a bid always finds one entrance left for 0.</source>
        <translation>Ja, mit einem Gebot von 0, das stehen bleibt. Für den letzten Spieler ohne Gebot ist immer noch ein Eingang für 0 da.</translation>
    </message>
    <message>
        <source>May I bid krones that my entrance will bring?</source>
        <translation>Darf ich Kronen bieten, die mir mein Eingang erst bringt?</translation>
    </message>
    <message>
        <source>No. A bid is never more than the krones you have, and what the entrance gives comes after you have paid.</source>
        <translation>Nein. Ein Gebot ist nie höher als die Kronen, die Sie haben, und was der Eingang gibt, kommt erst nach dem Bezahlen.</translation>
    </message>
    <message>
        <source>[[entrance:3]]: one room fills a column and a floor. How many tokens?</source>
        <translation>[[entrance:3]]: Ein Zimmer füllt eine Spalte und eine Etage. Wie viele Marker gibt es?</translation>
    </message>
    <message>
        <source>Two: one for its upper half, one for its lower half, in an order of your choice. There are five in all, and nine floors and columns.</source>
        <translation>Zwei: einen für die obere, einen für die untere Hälfte, in einer Reihenfolge Ihrer Wahl. Insgesamt sind es fünf, bei neun Etagen und Spalten.</translation>
    </message>
    <message>
        <source>[[entrance:7]]: what about a group of one room?</source>
        <translation>[[entrance:7]]: Was gilt für einen Bereich aus einem Zimmer?</translation>
    </message>
    <message>
        <source>[[entrance:4]]: must the second guest follow at once?</source>
        <translation>[[entrance:4]]: Muss der zweite Gast sofort folgen?</translation>
    </message>
    <message>
        <source>Yes, right after the first and the refill; nothing comes in between, not even serving. You need a free table and the krones for the place.</source>
        <translation>Ja, gleich nach dem ersten und dem Auffüllen; nichts kommt dazwischen, auch kein Servieren. Sie brauchen einen freien Tisch und die Kronen für den Platz.</translation>
    </message>
    <message>
        <source>[[entrance:4]]: an effect gave me a guest. May I take a second one?</source>
        <translation>[[entrance:4]]: Eine Wirkung gab mir einen Gast. Darf ich einen zweiten nehmen?</translation>
    </message>
    <message>
        <source>No, only after the guest taken by the action of your turn. With [[staff:25]] both of these cost nothing.</source>
        <translation>Nein, nur nach dem Gast, den Sie durch die Aktion Ihres Zuges genommen haben. Mit [[staff:25]] kosten diese beiden nichts.</translation>
    </message>
    <message>
        <source>[[entrance:2]] adds up my dice. Which number counts if I use space 6?</source>
        <translation>[[entrance:2]] zählt meine Würfel zusammen. Welche Zahl gilt, wenn ich Feld 6 nutze?</translation>
    </message>
    <message>
        <source>The face of the die, 6, whatever action you do with it. The bonus comes with the second die of the round, before its action.</source>
        <translation>Die Augenzahl des Würfels, also 6, welche Aktion Sie auch damit ausführen. Der Bonus kommt mit dem zweiten Würfel des Durchgangs, vor dessen Aktion.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: may I turn a 6 into a 1?</source>
        <translation>[[entrance:9]]: Darf ich eine 6 auf 1 drehen?</translation>
    </message>
    <message>
        <source>No. Spaces 1 and 6 are not neighbours.</source>
        <translation>Nein. Die Felder 1 und 6 sind keine Nachbarn.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: must I take the die that I have moved?</source>
        <translation>[[entrance:9]]: Muss ich den verlegten Würfel nehmen?</translation>
    </message>
    <message>
        <source>No, any die on that space, white or coloured. A coloured die that you move keeps its celebrity. Cards ask for the face it has then: a 5 turned to 4 is a 4.</source>
        <translation>Nein, einen beliebigen Würfel auf diesem Feld, weiß oder farbig. Ein farbiger, den Sie verlegen, behält seine Berühmtheit. Karten fragen nach der Augenzahl, die er dann hat: Eine 5, auf 4 gedreht, ist eine 4.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: may I use a space without dice?</source>
        <translation>[[entrance:9]]: Darf ich ein Feld ohne Würfel nutzen?</translation>
    </message>
    <message>
        <source>Yes, by moving a die onto it from a neighbouring space. Its strength is then 1, and you may boost.</source>
        <translation>Ja, indem Sie von einem Nachbarfeld einen Würfel dorthin legen. Dann ist die Stärke 1, und Sie dürfen verstärken.</translation>
    </message>
    <message>
        <source>[[entrance:6]]: may others claim my objectives?</source>
        <translation>[[entrance:6]]: Dürfen andere meine Ziele beanspruchen?</translation>
    </message>
    <message>
        <source>No, they are yours alone. You claim them as an additional action, beside the three common ones.</source>
        <translation>Nein, sie gehören Ihnen allein. Sie beanspruchen sie als Zusatzaktion, neben den drei gemeinsamen.</translation>
    </message>
    <message>
        <source>[[entrance:8]]: may I step back during the Emperor scoring?</source>
        <translation>[[entrance:8]]: Darf ich während der Kaiserwertung zurückgehen?</translation>
    </message>
    <message>
        <source>No, only on your turn, between two actions, and once in it. Stepping back does not start your turn: you may still pass after it.</source>
        <translation>Nein, nur in Ihrem Zug, zwischen zwei Aktionen, und darin nur einmal. Ihr Zug beginnt damit noch nicht: Sie können danach noch passen.</translation>
    </message>
    <message>
        <source>[[entrance:8]]: does [[staff:42]] pay for the Emperor’s reward of my own tile?</source>
        <translation>[[entrance:8]]: Zahlt der [[staff:42]] für den Kaiserbonus eines eigenen Plättchens?</translation>
    </message>
    <message>
        <source>No. It pays only in the Emperor scoring.</source>
        <translation>Nein. Er zahlt nur in der Kaiserwertung.</translation>
    </message>
    <message>
        <source>[[entrance:10]]: are the two row bonuses one source or two?</source>
        <translation>[[entrance:10]]: Sind die beiden Reihenboni eine Quelle oder zwei?</translation>
    </message>
    <message>
        <source>Two, so celebrities react twice. You may have one of them and decline the other.</source>
        <translation>Zwei, also wirken Berühmtheiten zweimal. Sie dürfen den einen nehmen und auf den anderen verzichten.</translation>
    </message>
    <message>
        <source>Does a flipped card still count?</source>
        <translation>Zählt eine umgedrehte Karte noch?</translation>
    </message>
    <message>
        <source>Yes. It stays in play: for [[staff:32]], [[objective:A3]] and [[emperor:C3]] it is a staff card like the others.</source>
        <translation>Ja. Sie bleibt im Spiel: Für [[staff:32]], „[[objective:A3]]“ und „[[emperor:C3]]“ ist sie eine Personalkarte wie die anderen.</translation>
    </message>
    <message>
        <source>I do not want to flip my card now. May I do it later?</source>
        <translation>Ich will meine Karte jetzt nicht umdrehen. Darf ich es später tun?</translation>
    </message>
    <message>
        <source>Only after the next such event. It is offered once for each, when the action in which it happened is over.</source>
        <translation>Erst nach dem nächsten solchen Ereignis. Angeboten wird es bei jedem einmal, wenn die Aktion vorbei ist, in der es geschah.</translation>
    </message>
    <message>
        <source>Do items I exchange count for [[staff:172]] and [[staff:174]]?</source>
        <translation>Zählen getauschte Stücke für [[staff:172]] und [[staff:174]]?</translation>
    </message>
    <message>
        <source>Yes. Whatever one action gives is added up, exchanged items too, on guests or in the kitchen. Champagne counts for neither.</source>
        <translation>Ja. Was eine Aktion gibt, wird zusammengezählt, auch Getauschtes, auf Gästen wie in der Küche. Champagner zählt für keine der beiden.</translation>
    </message>
    <message>
        <source>What does [[staff:174]] need?</source>
        <translation>Was braucht [[staff:174]]?</translation>
    </message>
    <message>
        <source>A guest in the queue and a free table. The guest costs nothing, and the order is filled from the supply.</source>
        <translation>Einen Gast in der Warteschlange und einen freien Tisch. Der Gast kostet nichts, und seine Bestellung wird aus dem Vorrat erfüllt.</translation>
    </message>
    <message>
        <source>My flipped card lets me play another one. Does that set off a further card?</source>
        <translation>Meine umgedrehte Karte lässt mich eine andere ausspielen. Löst das eine weitere Karte aus?</translation>
    </message>
    <message>
        <source>It may. Flipping a card is an action of its own, and what it gives counts for the next card, such as [[staff:166]] after three steps.</source>
        <translation>Das kann sein. Das Umdrehen ist eine eigene Aktion, und was sie gibt, zählt für die nächste Karte, etwa [[staff:166]] nach drei Schritten.</translation>
    </message>
    <message>
        <source>[[guest:190]] is still at the table at the end. Do I lose 5 VP?</source>
        <translation>[[guest:190]] sitzt am Ende noch am Tisch. Verliere ich 5 SP?</translation>
    </message>
    <message>
        <source>No. He has no order, so he is never completed. He keeps his table and counts for nothing else.</source>
        <translation>Nein. Er hat nichts bestellt und wird nie verabschiedet. Er behält seinen Tisch und zählt sonst für nichts.</translation>
    </message>
    <message>
        <source>[[guest:189]]: do both rooms count?</source>
        <translation>[[guest:189]]: Zählen beide Zimmer?</translation>
    </message>
    <message>
        <source>Yes. Both are occupied: [[staff:23]] and [[celebrity:6]] react twice, and two groups may be filled. The guest is one guest.</source>
        <translation>Ja. Beide werden belegt: [[staff:23]] und [[celebrity:6]] wirken zweimal, und zwei Bereiche können voll werden. Der Gast ist ein Gast.</translation>
    </message>
    <message>
        <source>Which space does Elisabeth’s dancer take?</source>
        <translation>Welches Feld nimmt Elisabeths Tänzer?</translation>
    </message>
    <message>
        <source>Does Elisabeth pay champagne or get row bonuses?</source>
        <translation>Bezahlt Elisabeth Champagner, oder erhält sie Reihenboni?</translation>
    </message>
    <message>
        <source>Neither. She has no kitchen and no rehearsal room, only her 10 dancers.</source>
        <translation>Weder noch. Sie hat keine Küche und keinen Proberaum, nur ihre 10 Tänzer.</translation>
    </message>
    <message>
        <source>The ballroom of the arrow is full. Where does the dancer go?</source>
        <translation>Der Ballsaal, den der Pfeil meint, ist voll. Wohin geht der Tänzer?</translation>
    </message>
    <message>
        <source>To the next ballroom on the right with a free space or, if there is none, to the balcony. She never goes to the left.</source>
        <translation>In den nächsten Ballsaal weiter rechts mit einem freien Feld, zuletzt auf den Balkon. Nach links geht Elisabeth nie.</translation>
    </message>
    <message>
        <source>Elisabeth has no dancer left. Does a dancing guest still score?</source>
        <translation>Elisabeth hat keinen Tänzer mehr. Bringt ein tanzender Gast noch SP?</translation>
    </message>
    <message>
        <source>Yes, they take a room like any other guest. Dancers in the lower part of the card then do nothing.</source>
        <translation>Ja, er nimmt ein Zimmer wie jeder andere Gast. Tänzer im unteren Teil der Karte bewirken dann nichts.</translation>
    </message>
    <message>
        <source>Does Elisabeth use the effect of her celebrity?</source>
        <translation>Nutzt Elisabeth die Wirkung ihrer Berühmtheit?</translation>
    </message>
    <message>
        <source>Does my [[guest:186]] score the ballroom for Elisabeth too?</source>
        <translation>Lässt mein Gast [[guest:186]] den Ballsaal auch für Elisabeth werten?</translation>
    </message>
    <message>
        <source>Yes. She is compared like a player and loses 5 VP without a dancer. For [[guest:185]] she counts as another player and takes nothing.</source>
        <translation>Ja. Sie wird verglichen wie ein Spieler und verliert ohne Tänzer 5 SP. Für [[guest:185]] zählt sie als anderer Spieler und nimmt nichts.</translation>
    </message>
    <message>
        <source>A hotel that loses rooms keeps the tokens and bonuses it has received; none of them comes twice.</source>
        <translation>Ein Hotel, das Zimmer verliert, behält die Marker und Boni, die es erhalten hat; keinen gibt es zweimal.</translation>
    </message>
    <message>
        <source>What an entrance gives when it is gained is received in turn order, before rehearsal rooms, guests and rooms. What speaks of the first guest or the first rooms waits for these:</source>
        <translation>Was ein Eingang gibt, sobald er Ihnen gehört, kommt in Zugreihenfolge, vor Proberäumen, Gästen und Zimmern. Was vom ersten Gast oder den ersten Zimmern spricht, wartet auf diese:</translation>
    </message>
    <message>
        <source>- [[entrance:1]]: you may prepare up to two more rooms, after your three and at their cost.</source>
        <translation>- [[entrance:1]]: Sie dürfen bis zu zwei weitere Zimmer vorbereiten, nach Ihren drei und zu den üblichen Kosten.</translation>
    </message>
    <message>
        <source>- [[entrance:3]]: you may prepare a fourth room after your three, at no cost.</source>
        <translation>- [[entrance:3]]: Sie dürfen nach Ihren drei ein viertes Zimmer vorbereiten, kostenlos.</translation>
    </message>
    <message>
        <source>- [[entrance:4]]: you may choose a second guest right after your first, once the queue has been refilled and before the next player chooses.</source>
        <translation>- [[entrance:4]]: Sie dürfen gleich nach dem ersten einen zweiten Gast wählen, sobald die Warteschlange aufgefüllt ist und bevor der nächste Spieler wählt.</translation>
    </message>
    <message>
        <source>**[[entrance:7]]** pays for the first room occupied in a group: blue 3 VP, red 2 krones, yellow 2 steps. In a group of one it is the first room and the last: you get both bonuses.</source>
        <translation>**[[entrance:7]]** zahlt für das erste belegte Zimmer eines Bereichs: Blau 3 SP, Rot 2 Kronen, Gelb 2 Schritte. In einem Bereich aus einem Zimmer ist es das erste und das letzte: Sie erhalten beide Boni.</translation>
    </message>
    <message>
        <source>**[[entrance:9]]** lets you turn one die of a neighbouring space and move it onto the space you are about to use, so that the strength grows by 1. Spaces 1 and 6 are not neighbours. The space may have been empty, and any die there may then be taken. Moving a die and using its new space are one choice.</source>
        <translation>**[[entrance:9]]** lässt Sie einen Würfel eines Nachbarfelds drehen und auf das Feld legen, das Sie nutzen wollen; so wächst dessen Stärke um 1. Die Felder 1 und 6 sind keine Nachbarn. Das Feld darf leer gewesen sein, und jeder Würfel dort darf dann genommen werden. Einen Würfel zu legen und sein neues Feld zu nutzen ist eine einzige Entscheidung.</translation>
    </message>
    <message>
        <source>Its owner receives every row bonus **twice**. The two times are two sources, and each part may be declined.</source>
        <translation>Sein Besitzer erhält jeden Reihenbonus **zweimal**. Die beiden Male sind zwei Quellen, und auf jeden Teil darf man verzichten.</translation>
    </message>
    <message>
        <source>- **Auction:** the entrances are sold; then, in turn order, everybody receives what their entrance gives.</source>
        <translation>- **Versteigerung:** Die Eingänge werden verkauft; dann erhält jeder in Zugreihenfolge, was sein Eingang gibt.</translation>
    </message>
    <message>
        <source>In the same way the penalties of [[emperor:A2]], [[emperor:B1]] and [[emperor:A6]] spare champagne, in the kitchen and on guests. That of [[emperor:C6]] takes everything in the kitchen.</source>
        <translation>Ebenso verschonen die Strafen von „[[emperor:A2]]“, „[[emperor:B1]]“ und „[[emperor:A6]]“ den Champagner, in der Küche wie auf Gästen. Jene von „[[emperor:C6]]“ nimmt alles, was in der Küche steht.</translation>
    </message>
    <message>
        <source>A **source** is one main action, the VP of one guest, the reward of one guest, or a single bonus, card or tile at work. What a source sets off is a source of its own. What you pay or lose is not a source, nor is change you are given.</source>
        <translation>Eine **Quelle** ist eine Hauptaktion, die SP eines Gastes, die Belohnung eines Gastes oder ein einzelner Bonus, eine Karte oder ein Plättchen, das wirkt. Was eine Quelle auslöst, ist eine eigene Quelle. Was Sie bezahlen oder verlieren, ist keine Quelle, und Wechselgeld auch nicht.</translation>
    </message>
    <message>
        <source>The full rules of the expansion were not available. Much is known from its solo rules and from what its owners have written down; the rest is our own decision, and marked as such.</source>
        <translation>Die vollständigen Regeln der Erweiterung lagen nicht vor. Vieles ist aus ihren Soloregeln und aus Aufzeichnungen von Besitzern bekannt; das Übrige haben wir entschieden, und es ist so gekennzeichnet.</translation>
    </message>
    <message>
        <source>The page of every card says which of its values are ours. Whoever owns the box can set them all right, on the page “House values”.</source>
        <translation>Die Seite jeder Karte sagt, welche ihrer Werte von uns stammen. Wer die Schachtel besitzt, kann sie alle berichtigen, auf der Seite „Hauswerte“.</translation>
    </message>
    <message>
        <source>The card leaves the café, you score its VP and receive its reward. No vacant room is needed, nothing is occupied, and there is no occupancy bonus.</source>
        <translation>Die Karte verlässt das Kaffeehaus, Sie erhalten ihre SP und ihre Belohnung. Ein freies Zimmer ist nicht nötig, nichts wird belegt, und es gibt keinen Belegungsbonus.</translation>
    </message>
    <message>
        <source>Without a dancer, a space or the champagne it cannot be done. One completed guest sends one dancer, whatever the order was.</source>
        <translation>Ohne Tänzer, ohne Feld oder ohne den Champagner geht es nicht. Ein verabschiedeter Gast entsendet einen Tänzer, wie groß die Bestellung auch war.</translation>
    </message>
    <message>
        <source>- Where ranks count, only those who have a dancer there are ranked; in [[ballroom:goldener-strauss]], in that row.</source>
        <translation>- Wo Ränge zählen, erhält nur der einen Rang, der dort einen Tänzer hat; bei „[[ballroom:goldener-strauss]]“: in dieser Reihe.</translation>
    </message>
    <message>
        <source>Without a single dancer there you get nothing in any of them, and lose 5 VP.</source>
        <translation>Ganz ohne Tänzer erhalten Sie in keinem davon etwas und verlieren 5 SP.</translation>
    </message>
    <message>
        <source>- [[staff:122]], [[staff:123]], [[staff:128]] and [[staff:129]] work once per round. A card with a price may be used only while at least part of its effect is possible.</source>
        <translation>- [[staff:122]], [[staff:123]], [[staff:128]] und [[staff:129]] wirken einmal pro Durchgang. Eine Karte mit Preis dürfen Sie nur nutzen, solange etwas von ihrer Wirkung möglich ist.</translation>
    </message>
    <message>
        <source>There she takes the lowest row with a free space. She pays no champagne and gets no row bonus.</source>
        <translation>Dort nimmt sie die unterste Reihe mit einem freien Feld. Sie bezahlt keinen Champagner und erhält keinen Reihenbonus.</translation>
    </message>
    <message>
        <source>Of a celebrity she scores the VP and ignores the effect. Instead she gets, by the colour of the die:</source>
        <translation>Von einer Berühmtheit erhält sie die SP; die Wirkung beachtet sie nicht. Stattdessen erhält sie, je nach Farbe des Würfels:</translation>
    </message>
    <message>
        <source>- **Once per round, for a price:** [[staff:170]], [[staff:171]], [[staff:173]], [[staff:175]], [[staff:176]] and [[staff:177]]. The price is paid exactly, and only if at least part of the effect is possible.</source>
        <translation>- **Einmal pro Durchgang, gegen einen Preis:** [[staff:170]], [[staff:171]], [[staff:173]], [[staff:175]], [[staff:176]] und [[staff:177]]. Der Preis wird genau bezahlt, und nur, wenn etwas von der Wirkung möglich ist.</translation>
    </message>
    <message>
        <source>It is offered when the action in which the event happened is over, and only if at least part of the effect is possible. If you decline, the card waits for the next such event.</source>
        <translation>Angeboten wird das, wenn die Aktion vorbei ist, in der es geschah, und nur, wenn etwas von der Wirkung möglich ist. Verzichten Sie, wartet die Karte auf das nächste solche Ereignis.</translation>
    </message>
    <message>
        <source>No. What is paid or lost is not a source, nor is change. [[guest:155]] and [[guest:158]] cost their VP, and nothing is added.</source>
        <translation>Nein. Verluste, Preise und Wechselgeld sind keine Quellen. [[guest:155]] und [[guest:158]] kosten ihre SP, und es kommt nichts dazu.</translation>
    </message>
    <message>
        <source>Its room is the first of the group and fills it. You get the bonus of the entrance and the occupancy bonus.</source>
        <translation>Dieses Zimmer ist das erste des Bereichs und füllt ihn. Sie erhalten den Bonus des Eingangs und den Belegungsbonus.</translation>
    </message>
    <message>
        <source>The lowest row with a free space in the ballroom of the arrow. Within a row all spaces are alike. A space she has taken is gone for you, too.</source>
        <translation>Die unterste Reihe mit einem freien Feld im Ballsaal, den der Pfeil meint. In einer Reihe sind alle Felder gleich. Ein Feld, das sie besetzt, fehlt auch Ihnen.</translation>
    </message>
    <message>
        <source>No. She scores the VP and gets the bonus of the colour instead: a step on an objective, two Emperor steps or 2 VP.</source>
        <translation>Nein. Sie erhält die SP und stattdessen den Bonus der Farbe: einen Schritt bei einem Ziel, zwei Kaiserschritte oder 2 SP.</translation>
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
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Rooms prepared</source>
        <translation>Vorbereitete Zimmer</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Belegungsbonus</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Emperor track</source>
        <translation>Kaiserleiste</translation>
    </message>
    <message>
        <source>Emperor tiles</source>
        <translation>Kaiserplättchen</translation>
    </message>
    <message>
        <source>Staff during the game</source>
        <translation>Personal im Spielverlauf</translation>
    </message>
    <message>
        <source>Hotel entrance</source>
        <translation>Hoteleingang</translation>
    </message>
    <message>
        <source>Staff at the end</source>
        <translation>Personal in der Schlusswertung</translation>
    </message>
    <message>
        <source>Occupied rooms</source>
        <translation>Belegte Zimmer</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Items in the kitchen</source>
        <translation>Speisen und Getränke in der Küche</translation>
    </message>
    <message>
        <source>Guests left in the café</source>
        <translation>Verbliebene Gäste im Kaffeehaus</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Kaiser</translation>
    </message>
    <message>
        <source>Ballrooms</source>
        <translation>Ballsäle</translation>
    </message>
    <message>
        <source>Rows of ballrooms</source>
        <translation>Reihen der Ballsäle</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Proberaum</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Berühmtheiten</translation>
    </message>
    <message>
        <source>Own objectives and tiles</source>
        <translation>Eigene Ziele und Plättchen</translation>
    </message>
</context>
<context>
    <name>short</name>
    <message numerus="yes">
        <source>%n item(s) of choice</source>
        <translation>
            <numerusform>%n Speise/Getränk nach Wahl</numerusform>
            <numerusform>%n Speisen/Getränke nach Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n SP</numerusform>
            <numerusform>%n SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per staff card</source>
        <translation>
            <numerusform>%n SP pro Personalkarte</numerusform>
            <numerusform>%n SP pro Personalkarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Emperor step(s)</source>
        <translation>
            <numerusform>%n Kaiserschritt</numerusform>
            <numerusform>%n Kaiserschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>die %1: +%n strength</source>
        <translation>
            <numerusform>Würfel %1: +%n Stärke</numerusform>
            <numerusform>Würfel %1: +%n Stärke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n staff</source>
        <translation>
            <numerusform>%n Personalkarte ziehen</numerusform>
            <numerusform>%n Personalkarten ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free guest(s)</source>
        <translation>
            <numerusform>%n Gast kostenlos</numerusform>
            <numerusform>%n Gäste kostenlos</numerusform>
        </translation>
    </message>
    <message>
        <source>extra action</source>
        <translation>Extraaktion</translation>
    </message>
    <message numerus="yes">
        <source>fill %n order(s)</source>
        <translation>
            <numerusform>%n Bestellung erfüllen</numerusform>
            <numerusform>%n Bestellungen erfüllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff, free</source>
        <translation>
            <numerusform>%n Personalkarte gratis spielen</numerusform>
            <numerusform>%n Personalkarten gratis spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff, −%1</source>
        <translation>
            <numerusform>%n Personalkarte spielen,&#xa0;−%1</numerusform>
            <numerusform>%n Personalkarten spielen,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff</source>
        <translation>
            <numerusform>%n Personalkarte ausspielen</numerusform>
            <numerusform>%n Personalkarten ausspielen</numerusform>
        </translation>
    </message>
    <message>
        <source>draw 3, play 1 free</source>
        <translation>3 ziehen, 1 gratis spielen</translation>
    </message>
    <message>
        <source>draw 3, play 1, −%1</source>
        <translation>3 ziehen, 1&#xa0;spielen,&#xa0;−%1</translation>
    </message>
    <message numerus="yes">
        <source>%n free room(s), floors 1–%1</source>
        <translation>
            <numerusform>%n Zimmer gratis, Etage 1–%1</numerusform>
            <numerusform>%n Zimmer gratis, Etage 1–%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free room(s)</source>
        <translation>
            <numerusform>%n Zimmer gratis</numerusform>
            <numerusform>%n Zimmer gratis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>occupy %n room(s)</source>
        <translation>
            <numerusform>%n Zimmer belegen</numerusform>
            <numerusform>%n Zimmer belegen</numerusform>
        </translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>weiterer Zug</translation>
    </message>
    <message>
        <source>free occupied room, floors 1–%1</source>
        <translation>belegtes Zimmer gratis, Etage 1–%1</translation>
    </message>
    <message>
        <source>free occupied room</source>
        <translation>belegtes Zimmer gratis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>guest moves in: %1</source>
        <translation>Gast zieht ein: %1</translation>
    </message>
    <message>
        <source>room occupied: %1</source>
        <translation>Zimmer belegt: %1</translation>
    </message>
    <message>
        <source>die %1: %2</source>
        <translation>Würfel %1: %2</translation>
    </message>
    <message>
        <source>Emperor’s reward: %1</source>
        <translation>Kaiserbonus: %1</translation>
    </message>
    <message>
        <source>die 4: krones and steps</source>
        <translation>Würfel 4: Kronen und Schritte</translation>
    </message>
    <message>
        <source>die 6 free</source>
        <translation>Würfel 6 gratis</translation>
    </message>
    <message>
        <source>free serving</source>
        <translation>Servieren gratis</translation>
    </message>
    <message>
        <source>free queue</source>
        <translation>Warteschlange gratis</translation>
    </message>
    <message>
        <source>%1 instead of a penalty</source>
        <translation>%1 statt Strafe</translation>
    </message>
    <message>
        <source>blue guest</source>
        <translation>blauer Gast</translation>
    </message>
    <message>
        <source>red guest</source>
        <translation>roter Gast</translation>
    </message>
    <message>
        <source>yellow guest</source>
        <translation>gelber Gast</translation>
    </message>
    <message>
        <source>green guest</source>
        <translation>grüner Gast</translation>
    </message>
    <message numerus="yes">
        <source>prepare %n room(s), −%1</source>
        <translation>
            <numerusform>%n Zimmer vorbereiten,&#xa0;−%1</numerusform>
            <numerusform>%n Zimmer vorbereiten,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prepare %n room(s)</source>
        <translation>
            <numerusform>%n Zimmer vorbereiten</numerusform>
            <numerusform>%n Zimmer vorbereiten</numerusform>
        </translation>
    </message>
    <message>
        <source>blue rooms free</source>
        <translation>blaue Zimmer gratis</translation>
    </message>
    <message>
        <source>red rooms free</source>
        <translation>rote Zimmer gratis</translation>
    </message>
    <message>
        <source>yellow rooms free</source>
        <translation>gelbe Zimmer gratis</translation>
    </message>
    <message numerus="yes">
        <source>%n VP per blue room</source>
        <translation>
            <numerusform>%n SP pro blaues Zimmer</numerusform>
            <numerusform>%n SP pro blaues Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per red room</source>
        <translation>
            <numerusform>%n SP pro rotes Zimmer</numerusform>
            <numerusform>%n SP pro rotes Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per yellow room</source>
        <translation>
            <numerusform>%n SP pro gelbes Zimmer</numerusform>
            <numerusform>%n SP pro gelbes Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per occupied room</source>
        <translation>
            <numerusform>%n SP pro belegtes Zimmer</numerusform>
            <numerusform>%n SP pro belegtes Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per room tile</source>
        <translation>
            <numerusform>%n SP pro Zimmerplättchen</numerusform>
            <numerusform>%n SP pro Zimmerplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full group</source>
        <translation>
            <numerusform>%n SP pro vollen Bereich</numerusform>
            <numerusform>%n SP pro vollen Bereich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per objective</source>
        <translation>
            <numerusform>%n SP pro Ziel</numerusform>
            <numerusform>%n SP pro Ziel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per Emperor step</source>
        <translation>
            <numerusform>%n SP pro Kaiserschritt</numerusform>
            <numerusform>%n SP pro Kaiserschritt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full floor</source>
        <translation>
            <numerusform>%n SP pro volle Etage</numerusform>
            <numerusform>%n SP pro volle Etage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full column</source>
        <translation>
            <numerusform>%n SP pro volle Spalte</numerusform>
            <numerusform>%n SP pro volle Spalte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per colour set</source>
        <translation>
            <numerusform>%n SP pro Farbtrio</numerusform>
            <numerusform>%n SP pro Farbtrio</numerusform>
        </translation>
    </message>
    <message>
        <source>copy an end card</source>
        <translation>Schlusswertungskarte kopieren</translation>
    </message>
    <message numerus="yes">
        <source>−%n krone(s)</source>
        <translation>
            <numerusform>−%n Krone</numerusform>
            <numerusform>−%n Kronen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n VP</source>
        <translation>
            <numerusform>−%n SP</numerusform>
            <numerusform>−%n SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of %n or more</source>
        <translation>
            <numerusform>Bestellung ab %n</numerusform>
            <numerusform>Bestellung ab %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of exactly %n</source>
        <translation>
            <numerusform>Bestellung aus genau %n</numerusform>
            <numerusform>Bestellung aus genau %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 and %n dish(es) or drink(s)</source>
        <translation>
            <numerusform>−%1 und %n Speise oder Getränk</numerusform>
            <numerusform>−%1 und %n Speisen oder Getränke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n VP per staff card</source>
        <translation>
            <numerusform>−%n SP pro Personalkarte</numerusform>
            <numerusform>−%n SP pro Personalkarte</numerusform>
        </translation>
    </message>
    <message>
        <source>kitchen emptied</source>
        <translation>Küche leeren</translation>
    </message>
    <message>
        <source>kitchen and tables emptied</source>
        <translation>Küche und Tische leeren</translation>
    </message>
    <message numerus="yes">
        <source>−%n staff in hand</source>
        <translation>
            <numerusform>−%n Handkarte</numerusform>
            <numerusform>−%n Handkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n vacant room(s)</source>
        <translation>
            <numerusform>−%n freies Zimmer</numerusform>
            <numerusform>−%n freie Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n occupied room(s)</source>
        <translation>
            <numerusform>−%n belegtes Zimmer</numerusform>
            <numerusform>−%n belegte Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n end card(s)</source>
        <translation>
            <numerusform>−%n Schlusswertungskarte</numerusform>
            <numerusform>−%n Schlusswertungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s) owned</source>
        <translation>
            <numerusform>%n Krone besitzen</numerusform>
            <numerusform>%n Kronen besitzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emperor space %n</source>
        <translation>
            <numerusform>Kaiserfeld %n</numerusform>
            <numerusform>Kaiserfeld %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n staff in play</source>
        <translation>
            <numerusform>%n Personalkarte ausgespielt</numerusform>
            <numerusform>%n Personalkarten ausgespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room tile(s)</source>
        <translation>
            <numerusform>%n Zimmerplättchen</numerusform>
            <numerusform>%n Zimmerplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full floor(s)</source>
        <translation>
            <numerusform>%n volle Etage</numerusform>
            <numerusform>%n volle Etagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full column(s)</source>
        <translation>
            <numerusform>%n volle Spalte</numerusform>
            <numerusform>%n volle Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full group(s)</source>
        <translation>
            <numerusform>%n voller Bereich</numerusform>
            <numerusform>%n volle Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full colour(s)</source>
        <translation>
            <numerusform>%n volle Farbe</numerusform>
            <numerusform>%n volle Farben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other item(s) of choice</source>
        <translation>
            <numerusform>%n andere Speise/Getränk nach Wahl</numerusform>
            <numerusform>%n andere Speisen/Getränke nach Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a full group of %n or more</source>
        <translation>
            <numerusform>voller Bereich ab %n</numerusform>
            <numerusform>voller Bereich ab %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all others: %n item(s) of choice</source>
        <translation>
            <numerusform>alle anderen: %n Speise/Getränk nach Wahl</numerusform>
            <numerusform>alle anderen: %n Speisen/Getränke nach Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange up to %n item(s)</source>
        <translation>
            <numerusform>bis zu %n Stück tauschen</numerusform>
            <numerusform>bis zu %n Stück tauschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>occupy %n room(s), floors 1–%1</source>
        <translation>
            <numerusform>%n Zimmer belegen, Etage 1–%1</numerusform>
            <numerusform>%n Zimmer belegen, Etage 1–%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>orders may lack %n item(s)</source>
        <translation>
            <numerusform>bei Bestellungen darf %n Stück fehlen</numerusform>
            <numerusform>bei Bestellungen dürfen %n Stück fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s)</source>
        <translation>
            <numerusform>%n Tänzer entsenden</numerusform>
            <numerusform>%n Tänzer entsenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), free</source>
        <translation>
            <numerusform>%n Tänzer gratis entsenden</numerusform>
            <numerusform>%n Tänzer gratis entsenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1</source>
        <translation>
            <numerusform>%n Tänzer entsenden,&#xa0;−%1</numerusform>
            <numerusform>%n Tänzer entsenden,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1 and −%2</source>
        <translation>
            <numerusform>%n Tänzer entsenden,&#xa0;−%1 und −%2</numerusform>
            <numerusform>%n Tänzer entsenden,&#xa0;−%1 und −%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1 per other player</source>
        <translation>
            <numerusform>%n Tänzer entsenden,&#xa0;−%1 je anderem Spieler</numerusform>
            <numerusform>%n Tänzer entsenden,&#xa0;−%1 je anderem Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n dancer(s)</source>
        <translation>
            <numerusform>−%n Tänzer</numerusform>
            <numerusform>−%n Tänzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n or more</source>
        <translation>
            <numerusform>%1 ab %n Stück</numerusform>
            <numerusform>%1 ab %n Stück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per dancer</source>
        <translation>
            <numerusform>%n SP je Tänzer</numerusform>
            <numerusform>%n SP je Tänzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champagne in the kitchen</source>
        <translation>
            <numerusform>%n Champagner in der Küche</numerusform>
            <numerusform>%n Champagner in der Küche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) in ballrooms</source>
        <translation>
            <numerusform>%n Tänzer in Ballsälen</numerusform>
            <numerusform>%n Tänzer in Ballsälen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dish(es)</source>
        <translation>
            <numerusform>%n Speise</numerusform>
            <numerusform>%n Speisen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s)</source>
        <translation>
            <numerusform>%n Getränk</numerusform>
            <numerusform>%n Getränke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free occupied room(s)</source>
        <translation>
            <numerusform>%n belegtes Zimmer gratis</numerusform>
            <numerusform>%n belegte Zimmer gratis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green guest(s) completed</source>
        <translation>
            <numerusform>Bestellung von %n grünem Gast erfüllt</numerusform>
            <numerusform>Bestellungen von %n grünen Gästen erfüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) of three or more items</source>
        <translation>
            <numerusform>%n Gast mit Bestellung ab drei Stück</numerusform>
            <numerusform>%n Gäste mit Bestellung ab drei Stück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occupied on the top floor</source>
        <translation>
            <numerusform>%n belegt in der obersten Etage</numerusform>
            <numerusform>%n belegt in der obersten Etage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each dish and drink</source>
        <translation>
            <numerusform>je %n von jeder Speise und jedem Getränk</numerusform>
            <numerusform>je %n von jeder Speise und jedem Getränk</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>flip after %1: %2</source>
        <translation>umdrehen (%1): %2</translation>
    </message>
    <message>
        <source>an objective</source>
        <translation>beanspruchtes Ziel</translation>
    </message>
    <message>
        <source>staff played, once per round: %1</source>
        <translation>Personal ausgespielt, einmal pro Durchgang: %1</translation>
    </message>
    <message>
        <source>staff played: %1</source>
        <translation>Personal ausgespielt: %1</translation>
    </message>
    <message>
        <source>a second dancer</source>
        <translation>ein zweiter Tänzer</translation>
    </message>
    <message>
        <source>next ballroom is scored</source>
        <translation>nächster Ballsaal wird gewertet</translation>
    </message>
    <message>
        <source>%1 VP by round</source>
        <translation>%1 SP je nach Durchgang</translation>
    </message>
    <message>
        <source>all wanted: %1</source>
        <translation>alles Bestellte: %1</translation>
    </message>
    <message>
        <source>free guest, order filled</source>
        <translation>Gast gratis, Bestellung erfüllt</translation>
    </message>
    <message>
        <source>give %1: %2</source>
        <translation>%1 abgeben: %2</translation>
    </message>
    <message>
        <source>dancer sent: %1</source>
        <translation>Tänzer entsandt: %1</translation>
    </message>
    <message>
        <source>objective claimed: %1</source>
        <translation>Ziel beansprucht: %1</translation>
    </message>
    <message>
        <source>champagne paid: %1</source>
        <translation>Champagner bezahlt: %1</translation>
    </message>
    <message>
        <source>after Emperor steps: %1</source>
        <translation>nach Schritten auf der Kaiserleiste: %1</translation>
    </message>
    <message>
        <source>Emperor steps: %1 more</source>
        <translation>Schritte auf der Kaiserleiste: %1 dazu</translation>
    </message>
    <message>
        <source>VP scored: %1 more</source>
        <translation>SP erhalten: %1 dazu</translation>
    </message>
    <message>
        <source>after krones: %1</source>
        <translation>nach Kronen: %1</translation>
    </message>
    <message>
        <source>champagne gained: %1</source>
        <translation>Champagner erhalten: %1</translation>
    </message>
    <message>
        <source>rooms free</source>
        <translation>Zimmer gratis</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>krones and kitchen emptied</source>
        <translation>Kronen und Küche geleert</translation>
    </message>
    <message>
        <source>%1, else %2</source>
        <translation>%1, sonst %2</translation>
    </message>
</context>
<context>
    <name>solo</name>
    <message>
        <source>Leopold</source>
        <translation>Leopold</translation>
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
    <message numerus="yes">
        <source>%1 advances %n step(s) on the Emperor track, to space %2.</source>
        <translation>
            <numerusform>%1 rückt auf der Kaiserleiste %n Schritt vor, auf Feld %2.</numerusform>
            <numerusform>%1 rückt auf der Kaiserleiste %n Schritte vor, auf Feld %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves a toll token on action space %2; there are %n now.</source>
        <translation>
            <numerusform>%1 lässt auf Aktionsfeld %2 einen Mautmarker zurück; dort liegt nun %n.</numerusform>
            <numerusform>%1 lässt auf Aktionsfeld %2 einen Mautmarker zurück; dort liegen nun %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turns up a staff card: %2; %n left in the pile.</source>
        <translation>
            <numerusform>%1 deckt eine Personalkarte auf: %2; im Stapel bleibt %n.</numerusform>
            <numerusform>%1 deckt eine Personalkarte auf: %2; im Stapel bleiben %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) go beyond the track and become VP.</source>
        <translation>
            <numerusform>%n Schritt geht über die Leiste hinaus und wird zu SP.</numerusform>
            <numerusform>%n Schritte gehen über die Leiste hinaus und werden zu SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Emperor track count only from this level on: %1.</source>
        <translation>
            <numerusform>%n Schritt auf der Kaiserleiste zählt erst ab diesem Schwierigkeitsgrad: %1.</numerusform>
            <numerusform>%n Schritte auf der Kaiserleiste zählen erst ab diesem Schwierigkeitsgrad: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A star is added; there are now %n.</source>
        <translation>
            <numerusform>Ein Stern kommt dazu; nun ist es %n.</numerusform>
            <numerusform>Ein Stern kommt dazu; nun sind es %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All nine stars are there already.</source>
        <translation>Es liegen schon alle neun Sterne.</translation>
    </message>
    <message numerus="yes">
        <source>The stars reach row %1: %2 scores %n VP.</source>
        <translation>
            <numerusform>Die Sterne reichen bis Reihe %1: %2 erhält %n SP.</numerusform>
            <numerusform>Die Sterne reichen bis Reihe %1: %2 erhält %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have filled column %1: a star is taken away, %n are left.</source>
        <translation>
            <numerusform>Sie haben Spalte %1 voll belegt: Ein Stern wird weggenommen, %n bleibt.</numerusform>
            <numerusform>Sie haben Spalte %1 voll belegt: Ein Stern wird weggenommen, %n bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have filled floor %1: a star is taken away, %n are left.</source>
        <translation>
            <numerusform>Sie haben Etage %1 voll belegt: Ein Stern wird weggenommen, %n bleibt.</numerusform>
            <numerusform>Sie haben Etage %1 voll belegt: Ein Stern wird weggenommen, %n bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card asks for a guest of this colour: %1.</source>
        <translation>Die Karte verlangt einen Gast dieser Farbe: %1.</translation>
    </message>
    <message>
        <source>The card asks for a guest of any colour.</source>
        <translation>Die Karte verlangt einen Gast beliebiger Farbe.</translation>
    </message>
    <message>
        <source>%1 takes the only candidate, %2.</source>
        <translation>%1 nimmt den einzigen Gast, der infrage kommt: %2.</translation>
    </message>
    <message>
        <source>%1 takes the guest worth the most: %2, %3 VP.</source>
        <translation>%1 nimmt den Gast, der am meisten wert ist: %2, %3 SP.</translation>
    </message>
    <message>
        <source>Several guests are worth the same; the hand on the card decides, and %1 takes %2.</source>
        <translation>Mehrere Gäste sind gleich viel wert; die Hand auf der Karte entscheidet, und %1 nimmt: %2.</translation>
    </message>
    <message>
        <source>The card asks for a die: %1.</source>
        <translation>Die Karte verlangt einen Würfel: %1.</translation>
    </message>
    <message>
        <source>The card shows two dice (%1): the space with more of them counts.</source>
        <translation>Die Karte zeigt zwei Würfel (%1): Es zählt das Feld, auf dem mehr davon liegen.</translation>
    </message>
    <message>
        <source>The card asks for any die: the space with the most dice counts.</source>
        <translation>Die Karte verlangt einen beliebigen Würfel: Es zählt das Feld mit den meisten Würfeln.</translation>
    </message>
    <message>
        <source>None of the dice asked for is there (%1), so the space with the most dice counts.</source>
        <translation>Keiner der verlangten Würfel ist da (%1), daher zählt das Feld mit den meisten Würfeln.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2.</source>
        <translation>%1 nimmt einen Würfel mit der %2.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2; no other space that counts has as many.</source>
        <translation>%1 nimmt einen Würfel mit der %2; kein anderes Feld, das in Frage kommt, hat so viele.</translation>
    </message>
    <message>
        <source>Several of the spaces that count have the same number of dice; the hand decides, and %1 takes a die showing %2.</source>
        <translation>Auf mehreren Feldern liegen gleich viele Würfel; die Hand entscheidet, und %1 nimmt einen Würfel mit der %2.</translation>
    </message>
    <message>
        <source>The card names objective %1.</source>
        <translation>Die Karte nennt Ziel %1.</translation>
    </message>
    <message>
        <source>The card leaves the objective open: the least advanced one counts.</source>
        <translation>Die Karte lässt das Ziel offen: Es zählt jenes mit dem geringsten Fortschritt.</translation>
    </message>
    <message>
        <source>%1 puts a marker on step III of an objective: %2.</source>
        <translation>%1 setzt bei einem Ziel den Spielstein auf Stufe III: %2.</translation>
    </message>
    <message>
        <source>%1 moves the marker to step II of an objective: %2.</source>
        <translation>%1 rückt bei einem Ziel den Spielstein auf Stufe II: %2.</translation>
    </message>
    <message>
        <source>%1 reaches step I and claims an objective: %2.</source>
        <translation>%1 erreicht Stufe I und beansprucht ein Ziel: %2.</translation>
    </message>
    <message>
        <source>%1, floor %2, column %3: the leftmost free space of the colour on the lowest floor possible.</source>
        <translation>%1: Etage %2, Spalte %3, das erste Feld der Farbe von links, so tief wie möglich.</translation>
    </message>
    <message>
        <source>%1, floor %2, column %3: the lowest empty space in the rightmost column possible.</source>
        <translation>%1: Etage %2, Spalte %3, das erste leere Feld von unten, so weit rechts wie möglich.</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>von links nach rechts</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>von rechts nach links</translation>
    </message>
    <message>
        <source>%1 turns up an instruction card; level: %2, ties are broken %3.</source>
        <translation>%1 deckt eine Anweisungskarte auf; Schwierigkeitsgrad: %2, Gleichstände werden %3 aufgelöst.</translation>
    </message>
    <message>
        <source>A guest symbol (%1) counts only from this level on: %2.</source>
        <translation>Ein Gästesymbol (%1) zählt erst ab diesem Schwierigkeitsgrad: %2.</translation>
    </message>
    <message>
        <source>The staff symbol counts only from this level on: %1.</source>
        <translation>Das Personalsymbol zählt erst ab diesem Schwierigkeitsgrad: %1.</translation>
    </message>
    <message>
        <source>The objective symbol counts only from this level on: %1.</source>
        <translation>Das Zielsymbol zählt erst ab diesem Schwierigkeitsgrad: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 VP)</source>
        <translation>%1 (%2 SP)</translation>
    </message>
    <message>
        <source>Candidates: %1.</source>
        <translation>Zur Wahl stehen: %1.</translation>
    </message>
    <message>
        <source>Nobody in the queue can be housed by %1.</source>
        <translation>In der Warteschlange ist niemand, den %1 unterbringen kann.</translation>
    </message>
    <message>
        <source>There is no die for %1.</source>
        <translation>Für %1 gibt es keinen Würfel.</translation>
    </message>
    <message>
        <source>The staff symbol does nothing: the pile is empty.</source>
        <translation>Das Personalsymbol bewirkt nichts: Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>Several are equally advanced; the hand on the card decides.</source>
        <translation>Bei mehreren ist der Fortschritt gleich; die Hand auf der Karte entscheidet.</translation>
    </message>
    <message>
        <source>The objective symbol does nothing: %1 has claimed all three.</source>
        <translation>Das Zielsymbol bewirkt nichts: %1 hat alle drei Ziele beansprucht.</translation>
    </message>
    <message>
        <source>The pool of items: %1.</source>
        <translation>Im Topf: %1.</translation>
    </message>
    <message>
        <source>The token on floor %1, column %2 moves to a guest in the queue: %3.</source>
        <translation>Der Marker in Etage %1, Spalte %2 kommt zu einem Gast in der Warteschlange: %3.</translation>
    </message>
    <message>
        <source>The token on floor %1, column %2 is lost: nobody is in the queue.</source>
        <translation>Der Marker in Etage %1, Spalte %2 verfällt: In der Warteschlange ist niemand.</translation>
    </message>
    <message>
        <source>A guest with a token has reached the rightmost place in the queue (%2), and %1 scores.</source>
        <translation>Ein Gast mit einem Marker hat den letzten Platz der Warteschlange erreicht (%2), und %1 erhält SP.</translation>
    </message>
    <message>
        <source>%1 has taken a guest with a token, %2, and scores.</source>
        <translation>%1 hat einen Gast mit Marker genommen (%2) und erhält SP.</translation>
    </message>
    <message>
        <source>You have paid for the token of %1; it leaves the game.</source>
        <translation>Sie haben für den Marker bezahlt (%1); er kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>You cannot pay any toll: you may use space %1 and lose VP instead.</source>
        <translation>Sie können keine Maut zahlen: Sie dürfen Feld %1 nutzen und verlieren stattdessen SP.</translation>
    </message>
    <message>
        <source>The order of %1 is complete: the room on floor %2, column %3 is occupied.</source>
        <translation>Eine Bestellung ist erfüllt (%1): Das Zimmer in Etage %2, Spalte %3 ist belegt.</translation>
    </message>
    <message>
        <source>No guest of this colour is waiting (%1), so every guest whom %2 can house is a candidate.</source>
        <translation>Kein Gast dieser Farbe wartet (%1), daher kommt jeder Gast infrage, den %2 unterbringen kann.</translation>
    </message>
    <message>
        <source>%2 has no space of this colour left (%1), so every guest who can still be housed is a candidate.</source>
        <translation>%2 hat in dieser Farbe kein Feld mehr (%1), daher kommt jeder Gast infrage, für den noch Platz ist.</translation>
    </message>
    <message>
        <source>%2 has already claimed objective %1, so the least advanced one counts.</source>
        <translation>%2 hat Ziel %1 schon beansprucht, daher zählt jenes mit dem geringsten Fortschritt.</translation>
    </message>
    <message>
        <source>%1’s hotel has an entrance: %2.</source>
        <translation>Das Hotel von %1 hat einen Hoteleingang: %2.</translation>
    </message>
    <message>
        <source>Waiting in %1’s café for the room on floor %3, column %4: %2.</source>
        <translation>Im Kaffeehaus von %1 wartet ein Gast (%2) auf das Zimmer in Etage %3, Spalte %4.</translation>
    </message>
    <message>
        <source>This item goes onto action space %1: %2.</source>
        <translation>Auf Aktionsfeld %1 kommt: %2.</translation>
    </message>
    <message>
        <source>%2 scores for the toll tokens on action space %1 (%3).</source>
        <translation>%2 erhält SP für die Mautmarker auf Aktionsfeld %1 (%3).</translation>
    </message>
    <message>
        <source>None of %1’s guests is waiting for this item; it goes back to the supply: %2.</source>
        <translation>Kein Gast von %1 wartet darauf; zurück in den Vorrat kommt: %2.</translation>
    </message>
    <message>
        <source>The card asks for a coloured die: the one whose celebrity is worth the most counts.</source>
        <translation>Die Karte verlangt einen farbigen Würfel: Es zählt der, dessen Berühmtheit am meisten wert ist.</translation>
    </message>
    <message>
        <source>No coloured die is left, so the space with the most dice counts.</source>
        <translation>Kein farbiger Würfel ist mehr da, daher zählt das Feld mit den meisten Würfeln.</translation>
    </message>
    <message>
        <source>Without ballrooms the dancer symbol does nothing.</source>
        <translation>Ohne Ballsäle bewirkt das Tänzersymbol nichts.</translation>
    </message>
    <message>
        <source>The dancer symbol counts only from this level on: %1.</source>
        <translation>Das Tänzersymbol zählt erst ab diesem Schwierigkeitsgrad: %1.</translation>
    </message>
    <message>
        <source>One arrow means the ballroom that is scored next: %1.</source>
        <translation>Ein Pfeil meint den Ballsaal, der als Nächster gewertet wird: %1.</translation>
    </message>
    <message>
        <source>Two arrows mean the ballroom that is scored after the next one; towards the end, the right one: %1.</source>
        <translation>Zwei Pfeile meinen den Ballsaal, der als Übernächster gewertet wird, gegen Ende den rechten: %1.</translation>
    </message>
    <message>
        <source>It is full, so the next one to the right with a free space counts.</source>
        <translation>Er ist voll, daher zählt der nächste weiter rechts, der ein freies Feld hat.</translation>
    </message>
    <message>
        <source>No space is left there or further to the right, so the balcony it is.</source>
        <translation>Dort und weiter rechts ist kein Feld mehr frei, daher der Balkon.</translation>
    </message>
    <message>
        <source>%1 takes the red die with its celebrity, %2, for %3 VP and, instead of the effect, a step on the objective advanced least.</source>
        <translation>%1 nimmt den roten Würfel mit seiner Berühmtheit (%2) für %3 SP und geht statt der Wirkung bei dem Ziel mit dem geringsten Fortschritt einen Schritt weiter.</translation>
    </message>
    <message>
        <source>%1 takes the yellow die with its celebrity, %2, for %3 VP and, instead of the effect, 2 steps on the Emperor track.</source>
        <translation>%1 nimmt den gelben Würfel mit seiner Berühmtheit (%2) für %3 SP und statt der Wirkung 2 Schritte auf der Kaiserleiste.</translation>
    </message>
    <message>
        <source>%1 takes the blue die with its celebrity, %2, for %3 VP and, instead of the effect, 2 VP more.</source>
        <translation>%1 nimmt den blauen Würfel mit seiner Berühmtheit (%2) für %3 SP und statt der Wirkung 2 weitere SP.</translation>
    </message>
    <message>
        <source>Several coloured dice are there: %1. The one worth the most VP counts.</source>
        <translation>Mehrere farbige Würfel sind da: %1. Die meisten SP entscheiden.</translation>
    </message>
    <message>
        <source>Several coloured dice are there: %1. They are worth the same, and the hand on the card decides.</source>
        <translation>Mehrere farbige Würfel sind da: %1. Sie sind gleich viel wert, und die Hand auf der Karte entscheidet.</translation>
    </message>
    <message>
        <source>A dance instead of a room for %1, in the lowest row with a free space: %2.</source>
        <translation>Dieser Gast nimmt kein Zimmer, sondern tanzt, so weit unten wie möglich: %1. Platz: %2.</translation>
    </message>
    <message>
        <source>A dance instead of a room for %1: %2.</source>
        <translation>Dieser Gast nimmt kein Zimmer, sondern tanzt: %1. Platz: %2.</translation>
    </message>
    <message>
        <source>%1 sends one more dancer, in the lowest row with a free space: %2.</source>
        <translation>%1 entsendet einen weiteren Tänzer, so weit unten wie möglich: %2.</translation>
    </message>
    <message>
        <source>%1 sends one more dancer: %2.</source>
        <translation>%1 entsendet einen weiteren Tänzer: %2.</translation>
    </message>
    <message>
        <source>%1 has no dancer left, so it is a room for %2.</source>
        <translation>%1 hat keinen Tänzer mehr, daher nimmt dieser Gast ein Zimmer: %2.</translation>
    </message>
    <message>
        <source>The dancer symbol does nothing: %1 has no dancer left.</source>
        <translation>Das Tänzersymbol bewirkt nichts: %1 hat keinen Tänzer mehr.</translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation>Elisabeth</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>die showing %1</source>
        <translation>Würfel mit der %1</translation>
    </message>
    <message>
        <source>occupancy bonus</source>
        <translation>Belegungsbonus</translation>
    </message>
    <message>
        <source>room on floor %1, column %2</source>
        <translation>Zimmer Etage %1, Spalte %2</translation>
    </message>
    <message>
        <source>Emperor track, round %1</source>
        <translation>Kaiserleiste, Durchgang %1</translation>
    </message>
    <message>
        <source>beyond the Emperor track</source>
        <translation>über die Kaiserleiste hinaus</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>Servieren</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>instruction card</source>
        <translation>Anweisungskarte</translation>
    </message>
    <message numerus="yes">
        <source>%n VP, %1</source>
        <translation>
            <numerusform>%n SP, %1</numerusform>
            <numerusform>%n SP, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s), %1</source>
        <translation>
            <numerusform>%n Krone, %1</numerusform>
            <numerusform>%n Kronen, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Emperor track, %1</source>
        <translation>
            <numerusform>%n Schritt auf der Kaiserleiste, %1</numerusform>
            <numerusform>%n Schritte auf der Kaiserleiste, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>row bonus, %1</source>
        <translation>Reihenbonus, %1</translation>
    </message>
    <message>
        <source>rehearsal area %1</source>
        <translation>Probebereich %1</translation>
    </message>
    <message>
        <source>own Emperor tile %1</source>
        <translation>eigenes Kaiserplättchen %1</translation>
    </message>
    <message>
        <source>own objective %1</source>
        <translation>eigenes Ziel %1</translation>
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
    <message>
        <source>Dancing Master</source>
        <translation>Tanzmeister</translation>
    </message>
    <message>
        <source>Violinist</source>
        <translation>Geigerin</translation>
    </message>
    <message>
        <source>Concertmaster</source>
        <translation>Konzertmeister</translation>
    </message>
    <message>
        <source>Symphonist</source>
        <translation>Symphoniker</translation>
    </message>
    <message>
        <source>Usherette</source>
        <translation>Platzanweiserin</translation>
    </message>
    <message>
        <source>Conductor</source>
        <translation>Dirigent</translation>
    </message>
    <message>
        <source>Choirmaster</source>
        <translation>Chorleiter</translation>
    </message>
    <message>
        <source>Leading Dancer</source>
        <translation>Vortänzer</translation>
    </message>
    <message>
        <source>Harpist</source>
        <translation>Harfenistin</translation>
    </message>
    <message>
        <source>Cellist</source>
        <translation>Cellist</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianist</translation>
    </message>
    <message>
        <source>Ballet Master</source>
        <translation>Ballettmeister</translation>
    </message>
    <message>
        <source>Trumpeter</source>
        <translation>Trompeter</translation>
    </message>
    <message>
        <source>Arranger</source>
        <translation>Arrangeur</translation>
    </message>
    <message>
        <source>Danube Steamship Captain</source>
        <translation>Donaudampfschifffahrtskapitän</translation>
    </message>
    <message>
        <source>Handmaid</source>
        <translation>Zofe</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Dishwasher</source>
        <translation>Tellerwäscher</translation>
    </message>
    <message>
        <source>Tapster</source>
        <translation>Schankwirt</translation>
    </message>
    <message>
        <source>Coachwoman</source>
        <translation>Kutscherin</translation>
    </message>
    <message>
        <source>Bookkeeper</source>
        <translation>Buchhalter</translation>
    </message>
    <message>
        <source>Chef de Rang</source>
        <translation>Chef de Rang</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Dolmetscherin</translation>
    </message>
    <message>
        <source>Bartender</source>
        <translation>Schankkellner</translation>
    </message>
    <message>
        <source>Wagon Master</source>
        <translation>Wagenmeister</translation>
    </message>
    <message>
        <source>Dog Walker</source>
        <translation>Hundeausführer</translation>
    </message>
    <message>
        <source>Hairdresser</source>
        <translation>Friseurin</translation>
    </message>
    <message>
        <source>Janitor</source>
        <translation>Hauswart</translation>
    </message>
    <message>
        <source>Entertainer</source>
        <translation>Alleinunterhalter</translation>
    </message>
    <message>
        <source>Manager’s Son</source>
        <translation>Sohn des Direktors</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message numerus="yes">
        <source>%1 of %2; %n VP for the next to claim it</source>
        <translation>
            <numerusform>%1 von %2; %n SP für den Nächsten, der es beansprucht</numerusform>
            <numerusform>%1 von %2; %n SP für den Nächsten, der es beansprucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left to occupy (%1 already prepared), then %2</source>
        <translation>
            <numerusform>noch %n Zimmer zu belegen, davon vorbereitet: %1; dann %2</numerusform>
            <numerusform>noch %n Zimmer zu belegen, davon vorbereitet: %1; dann %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1, %2 is scored; your %n dancer(s) there bring %3 VP.</source>
        <translation>
            <numerusform>Nach Durchgang %1 wird %2 gewertet; Ihr %n Tänzer dort bringt %3 SP.</numerusform>
            <numerusform>Nach Durchgang %1 wird %2 gewertet; Ihre %n Tänzer dort bringen %3 SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the Emperor gives %n VP for space %2 and moves you back to %3.</source>
        <translation>
            <numerusform>Nach Durchgang %1 gibt der Kaiser %n SP für Feld %2 und setzt Sie auf %3 zurück.</numerusform>
            <numerusform>Nach Durchgang %1 gibt der Kaiser %n SP für Feld %2 und setzt Sie auf %3 zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His tile “%1” does nothing; %n step(s) more, and it rewards you.</source>
        <translation>
            <numerusform>Sein Plättchen „%1“ bewirkt nichts; noch %n Schritt, und es belohnt Sie.</numerusform>
            <numerusform>Sein Plättchen „%1“ bewirkt nichts; noch %n Schritte, und es belohnt Sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His tile “%1” punishes you; %n step(s) more, and it does not.</source>
        <translation>
            <numerusform>Sein Plättchen „%1“ bestraft Sie; noch %n Schritt, und Sie bleiben verschont.</numerusform>
            <numerusform>Sein Plättchen „%1“ bestraft Sie; noch %n Schritte, und Sie bleiben verschont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reached; %n VP when you claim it</source>
        <translation>
            <numerusform>erreicht; %n SP, wenn Sie es beanspruchen</numerusform>
            <numerusform>erreicht; %n SP, wenn Sie es beanspruchen</numerusform>
        </translation>
    </message>
    <message>
        <source>The blue group with the room on floor %1, column %2</source>
        <translation>Der blaue Bereich mit dem Zimmer in Etage %1, Spalte %2</translation>
    </message>
    <message>
        <source>The red group with the room on floor %1, column %2</source>
        <translation>Der rote Bereich mit dem Zimmer in Etage %1, Spalte %2</translation>
    </message>
    <message>
        <source>The yellow group with the room on floor %1, column %2</source>
        <translation>Der gelbe Bereich mit dem Zimmer in Etage %1, Spalte %2</translation>
    </message>
    <message>
        <source>all places are taken</source>
        <translation>alle Plätze sind vergeben</translation>
    </message>
    <message>
        <source>His tile “%1” rewards you.</source>
        <translation>Sein Plättchen „%1“ belohnt Sie.</translation>
    </message>
    <message>
        <source>After round %1, %2 is scored; without a dancer there you lose %3 VP.</source>
        <translation>Nach Durchgang %1 wird %2 gewertet; ohne Tänzer dort verlieren Sie %3 SP.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>free table</source>
        <translation>freier Tisch</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 SP</translation>
    </message>
    <message>
        <source>after the visit: %1, his reward</source>
        <translation>nach dem Besuch: %1, Bonus</translation>
    </message>
    <message>
        <source>after the visit: %1, nothing</source>
        <translation>nach dem Besuch: %1, nichts</translation>
    </message>
    <message>
        <source>after the visit: %1, penalty</source>
        <translation>nach dem Besuch: %1, Strafe</translation>
    </message>
    <message>
        <source>Hotel %1</source>
        <translation>Hotel %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>a guest with an order of exactly %n item(s)</source>
        <translation>
            <numerusform>ein Gast mit einer Bestellung zu genau %n Stück</numerusform>
            <numerusform>ein Gast mit einer Bestellung zu genau %n Stück</numerusform>
        </translation>
    </message>
    <message>
        <source>a blue guest</source>
        <extracomment>A guest of a colour as the subject of a sentence: &quot;Whenever a blue guest moves in&quot;.</extracomment>
        <translation>ein blauer Gast</translation>
    </message>
    <message>
        <source>a red guest</source>
        <translation>ein roter Gast</translation>
    </message>
    <message>
        <source>a yellow guest</source>
        <translation>ein gelber Gast</translation>
    </message>
    <message>
        <source>a green guest</source>
        <translation>ein grüner Gast</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s)</source>
        <translation>
            <numerusform>%n Krone</numerusform>
            <numerusform>%n Kronen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strudel</source>
        <translation>
            <numerusform>%n Strudel</numerusform>
            <numerusform>%n Strudel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake</source>
        <translation>
            <numerusform>%n Torte</numerusform>
            <numerusform>%n Torten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wine</source>
        <translation>
            <numerusform>%n Wein</numerusform>
            <numerusform>%n Wein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coffee</source>
        <translation>
            <numerusform>%n Kaffee</numerusform>
            <numerusform>%n Kaffee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue room(s)</source>
        <translation>
            <numerusform>%n blaues Zimmer</numerusform>
            <numerusform>%n blaue Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red room(s)</source>
        <translation>
            <numerusform>%n rotes Zimmer</numerusform>
            <numerusform>%n rote Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow room(s)</source>
        <translation>
            <numerusform>%n gelbes Zimmer</numerusform>
            <numerusform>%n gelbe Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a guest with an order of %n or more items</source>
        <translation>
            <numerusform>ein Gast mit einer Bestellung zu mindestens %n Stück</numerusform>
            <numerusform>ein Gast mit einer Bestellung zu mindestens %n Stück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champagne</source>
        <translation>
            <numerusform>%n Champagner</numerusform>
            <numerusform>%n Champagner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dish(es) or drink(s)</source>
        <translation>
            <numerusform>%n Speise oder Getränk</numerusform>
            <numerusform>%n Speisen oder Getränke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Speise oder Getränk</numerusform>
            <numerusform>%n Speisen oder Getränke</numerusform>
        </translation>
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
<context>
    <name>tokens</name>
    <message>
        <source>krones</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Emperor track</source>
        <translation>Kaiserleiste</translation>
    </message>
    <message>
        <source>staff card</source>
        <translation>Personalkarte</translation>
    </message>
    <message>
        <source>occupied room</source>
        <translation>belegtes Zimmer</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
</context>
</TS>
