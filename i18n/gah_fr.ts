<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>P&amp;références</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Q&amp;uick game against one bot</source>
        <translation>Partie &amp;rapide contre un bot</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Page d’accueil</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Back to the &amp;start of the turn</source>
        <translation>Retour au &amp;début du tour</translation>
    </message>
    <message>
        <source>&amp;All you can do now</source>
        <translation>&amp;Tout ce qui est possible maintenant</translation>
    </message>
    <message>
        <source>Put &amp;items where they fit</source>
        <translation>Placer les élé&amp;ments au mieux</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>T&amp;erminer le tour</translation>
    </message>
    <message>
        <source>Pause the &amp;bots</source>
        <translation>Mettre les &amp;bots en pause</translation>
    </message>
    <message>
        <source>S&amp;kip to your next decision</source>
        <translation>Aller à votre pro&amp;chaine décision</translation>
    </message>
    <message>
        <source>&amp;Next step since your turn</source>
        <translation>Étape &amp;suivante depuis votre tour</translation>
    </message>
    <message>
        <source>Pre&amp;vious step since your turn</source>
        <translation>Étape précédente depuis &amp;votre tour</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Panneau &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Panneau &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;First opponent’s hotel</source>
        <translation>Hôtel du pre&amp;mier adversaire</translation>
    </message>
    <message>
        <source>&amp;Second opponent’s hotel</source>
        <translation>Hôtel du &amp;deuxième adversaire</translation>
    </message>
    <message>
        <source>&amp;Third opponent’s hotel</source>
        <translation>Hôtel du &amp;troisième adversaire</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Agrandir le texte</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Réduire le texte</translation>
    </message>
    <message>
        <source>N&amp;ormal text</source>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Rétablir la disp&amp;osition</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Rules and cards</source>
        <translation>&amp;Règles et cartes</translation>
    </message>
    <message>
        <source>&amp;About Grand Austria Hotel</source>
        <translation>À &amp;propos de Grand Austria Hotel</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>Same as the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Jour</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nuit</translation>
    </message>
    <message>
        <source>Un&amp;finished games</source>
        <translation>Parties &amp;inachevées</translation>
    </message>
    <message>
        <source>First e&amp;vening, with advice</source>
        <translation>Première &amp;soirée, avec conseils</translation>
    </message>
    <message>
        <source>The &amp;day’s deal</source>
        <translation>&amp;Donne du jour</translation>
    </message>
    <message>
        <source>&amp;Where everybody stands</source>
        <translation>Où en sont les &amp;joueurs</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>&amp;Look into my last turn</source>
        <translation>Examiner mon dernier to&amp;ur</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>The coach cannot answer just now.</source>
        <translation>L’entraîneur ne peut pas répondre pour l’instant.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>And on with it:</source>
        <translation>Et ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>You have not taken a turn yet.</source>
        <translation>Vous n’avez encore joué aucun tour.</translation>
    </message>
    <message>
        <source>I am looking into your last turn…</source>
        <translation>J’examine votre dernier tour…</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>L’entraîneur</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Retour au début du tour</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <source>Redo the step taken back</source>
        <translation>Rétablir l’étape annulée</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Mettre les bots en pause</translation>
    </message>
    <message>
        <source>Skip to your next decision</source>
        <translation>Aller à votre prochaine décision</translation>
    </message>
    <message>
        <source>Ends your turn once a die has been taken</source>
        <translation>Termine votre tour une fois un dé pris</translation>
    </message>
    <message>
        <source>Takes no turn now and waits for the next roll</source>
        <translation>Ne joue pas maintenant et attend le prochain lancer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>ChanceChoices</name>
    <message>
        <source>The seed must not be larger than %1.</source>
        <translation>La graine ne doit pas dépasser %1.</translation>
    </message>
    <message>
        <source>The seed is a whole number, such as 7.</source>
        <translation>La graine est un nombre entier, par exemple 7.</translation>
    </message>
    <message>
        <source>Chance and fairness</source>
        <translation>Hasard et équité</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed deals the same cards and rolls the same dice.</source>
        <translation>La même graine distribue les mêmes cartes et lance les mêmes dés.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Équitable</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Back to the last roll, the last card revealed or another player’s last step</source>
        <translation>Jusqu’au dernier lancer, à la dernière carte révélée ou au coup d’un autre joueur</translation>
    </message>
    <message>
        <source>As far back as you like, even past dice and cards</source>
        <translation>Aussi loin que vous voulez, même au-delà des dés et des cartes</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1&#xa0;: %n en réserve</numerusform>
            <numerusform>%1&#xa0;: %n en réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close without choosing (Esc)</source>
        <translation>Fermer sans choisir (Échap)</translation>
    </message>
    <message>
        <source>Close without choosing</source>
        <translation>Fermer sans choisir</translation>
    </message>
    <message>
        <source>All where they fit</source>
        <translation>Tout placer au mieux</translation>
    </message>
    <message>
        <source>Guests first, the rest into the kitchen</source>
        <translation>D’abord sur les Hôtes, le reste dans la cuisine</translation>
    </message>
    <message>
        <source>Keep (%1 of %2)</source>
        <translation>Garder (%1 sur %2)</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Ce qui peut être choisi</translation>
    </message>
    <message>
        <source>What is meant</source>
        <translation>Ce dont il s’agit</translation>
    </message>
    <message>
        <source>Everything that can be done now</source>
        <translation>Tout ce qui est possible maintenant</translation>
    </message>
    <message>
        <source>Items received</source>
        <translation>Éléments reçus</translation>
    </message>
    <message>
        <source>Room tiles</source>
        <translation>Tuiles Chambre</translation>
    </message>
    <message>
        <source>How do you use this space?</source>
        <translation>Comment utilisez-vous cette case&#x202f;?</translation>
    </message>
    <message>
        <source>For whom, or what?</source>
        <translation>Pour qui, ou quoi&#x202f;?</translation>
    </message>
    <message>
        <source>Who moves into which room?</source>
        <translation>Qui emménage dans quelle Chambre&#x202f;?</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que souhaitez-vous faire&#x202f;?</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Votre choix</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left</source>
        <translation>
            <numerusform>Encore %n&#xa0;Chambre</numerusform>
            <numerusform>Encore %n&#xa0;Chambres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) for this krone</source>
        <translation>
            <numerusform>Encore %n&#xa0;élément pour cette Couronne</numerusform>
            <numerusform>Encore %n&#xa0;éléments pour cette Couronne</numerusform>
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>force %1</translation>
    </message>
    <message numerus="yes">
        <source>%n staff card(s) left</source>
        <translation>
            <numerusform>Encore %n&#xa0;carte Personnel</numerusform>
            <numerusform>Encore %n&#xa0;cartes Personnel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) left</source>
        <translation>
            <numerusform>Encore %n&#xa0;Hôte</numerusform>
            <numerusform>Encore %n&#xa0;Hôtes</numerusform>
        </translation>
    </message>
    <message>
        <source>drag, click, or place all at once</source>
        <translation>glisser, cliquer ou tout placer d’un coup</translation>
    </message>
    <message numerus="yes">
        <source>%1, each for %n champagne less</source>
        <translation>
            <numerusform>%1, chacun pour %n&#xa0;Champagne de moins</numerusform>
            <numerusform>%1, chacun pour %n&#xa0;Champagnes de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the next one for %n champagne less</source>
        <translation>
            <numerusform>%1, le prochain pour %n&#xa0;Champagne de moins</numerusform>
            <numerusform>%1, le prochain pour %n&#xa0;Champagnes de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) to send</source>
        <translation>
            <numerusform>%n&#xa0;danseur à envoyer</numerusform>
            <numerusform>%n&#xa0;danseurs à envoyer</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dancer, and where to?</source>
        <translation>Quel danseur, et où&#x202f;?</translation>
    </message>
    <message>
        <source>To a room or to a ball?</source>
        <translation>Dans une Chambre ou au bal&#x202f;?</translation>
    </message>
    <message>
        <source>Which dancer?</source>
        <translation>Quel danseur&#x202f;?</translation>
    </message>
    <message>
        <source>flip %1?</source>
        <translation>retourner %1&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Concierge</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>I know the rest</source>
        <translation>Je connais la suite</translation>
    </message>
    <message>
        <source>Do you want to play on without advice? It does not come back in this game.</source>
        <translation>Voulez-vous continuer sans conseils&#x202f;? Ils ne reviendront plus dans cette partie.</translation>
    </message>
    <message>
        <source>Play on without advice</source>
        <translation>Continuer sans conseils</translation>
    </message>
    <message>
        <source>The concierge</source>
        <translation>Le concierge</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, c’est à vous</translation>
    </message>
    <message>
        <source>The table stays hidden until you say that nobody else is looking at your cards.</source>
        <translation>La table reste cachée jusqu’à ce que vous confirmiez que personne d’autre ne regarde vos cartes.</translation>
    </message>
    <message>
        <source>I am %1: show the table</source>
        <translation>C’est moi, %1&#xa0;: montrer la table</translation>
    </message>
</context>
<context>
    <name>EmperorPage</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The Emperor’s visit after round %1</source>
        <translation>La visite de l’Empereur après la manche&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>Everybody scores their space on the track and goes back %n space(s); whoever then stands on %1 or beyond is rewarded, whoever stands on %2 is punished.</source>
        <translation>
            <numerusform>Chacun marque les PV de sa case sur la piste et recule de %n&#xa0;case&#x202f;; qui se trouve ensuite sur %1 ou plus est récompensé, qui se trouve sur %2 est puni.</numerusform>
            <numerusform>Chacun marque les PV de sa case sur la piste et recule de %n&#xa0;cases&#x202f;; qui se trouve ensuite sur %1 ou plus est récompensé, qui se trouve sur %2 est puni.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is neither rewarded nor punished.</source>
        <translation>%1 ne reçoit ni récompense ni pénalité.</translation>
    </message>
    <message>
        <source>The tile for this visit</source>
        <translation>La tuile de cette visite</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>The Emperor track, before and after the visit</source>
        <translation>La piste Empereur, avant et après la visite</translation>
    </message>
    <message>
        <source>The Emperor’s carriage before the hotel of %1</source>
        <translation>Le carrosse de l’Empereur s’arrête chez %1</translation>
    </message>
    <message numerus="yes">
        <source>%n VP from the track</source>
        <translation>
            <numerusform>%n&#xa0;PV pour la piste</numerusform>
            <numerusform>%n&#xa0;PV pour la piste</numerusform>
        </translation>
    </message>
    <message>
        <source>From space %1 back to space %2</source>
        <translation>De la case&#xa0;%1, recul à la case&#xa0;%2</translation>
    </message>
    <message>
        <source>VP before the visit: %1, after it: %2</source>
        <translation>PV avant la visite&#xa0;: %1, après&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3. %4.</source>
        <translation>%1&#xa0;: %2. %3. %4.</translation>
    </message>
    <message>
        <source>Emperor’s reward</source>
        <translation>Récompense de l’Empereur</translation>
    </message>
    <message>
        <source>Neither reward nor penalty</source>
        <translation>Ni récompense ni pénalité</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Penalty avoided</source>
        <translation>Pénalité évitée</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>%1: what do you get?</source>
        <translation>%1&#xa0;: qu’obtenez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You give %1, and get as many items of other kinds.</source>
        <translation>Vous donnez %1 et obtenez autant d’éléments d’autres sortes.</translation>
    </message>
    <message>
        <source>Exchange (%1 of %2)</source>
        <translation>Échanger (%1 sur %2)</translation>
    </message>
    <message>
        <source>%1: what do you give?</source>
        <translation>%1&#xa0;: que donnez-vous&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n item(s) from your kitchen; then you choose what you get.</source>
        <translation>
            <numerusform>Jusqu’à %n&#xa0;élément de votre cuisine&#x202f;; ensuite vous choisissez ce que vous obtenez.</numerusform>
            <numerusform>Jusqu’à %n&#xa0;éléments de votre cuisine&#x202f;; ensuite vous choisissez ce que vous obtenez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give (%1)</source>
        <translation>Donner (%1)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Averages</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>No game played by a person has been finished yet.</source>
        <translation>Aucun joueur humain n’a encore terminé de partie.</translation>
    </message>
    <message>
        <source>A trend needs two games played by a person.</source>
        <translation>Pour tracer une évolution, il faut au moins deux parties jouées par un humain.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Average VP</source>
        <translation>PV moyens</translation>
    </message>
    <message>
        <source>Highest VP</source>
        <translation>Meilleurs PV</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Average VP of people, by source</source>
        <translation>PV moyens des joueurs humains, par source</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Humains</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Highest VP, game by game</source>
        <translation>Meilleurs PV, partie par partie</translation>
    </message>
    <message>
        <source>%1: people %2</source>
        <translation>%1&#xa0;: humains %2</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Opponent’s average</source>
        <translation>Moyenne de l’adversaire</translation>
    </message>
    <message>
        <source>Nobody has finished a game alone against bots or a solo opponent yet.</source>
        <translation>Personne n’a encore terminé une partie seul contre des bots ou un adversaire solo.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the house (Esc)</source>
        <translation>Retour à l’hôtel (Échap)</translation>
    </message>
    <message>
        <source>Auction: what do you bid, and for which entrance?</source>
        <translation>Enchères&#xa0;: combien offrez-vous, et pour quelle entrée&#x202f;?</translation>
    </message>
    <message>
        <source>Choose your entrance</source>
        <translation>Choisissez votre entrée</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n&#xa0;partie</numerusform>
            <numerusform>%n&#xa0;parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Choisissez d’abord une partie dans la liste.</translation>
    </message>
    <message>
        <source>This game cannot be shown. %1</source>
        <translation>Cette partie ne peut pas être affichée. %1</translation>
    </message>
    <message>
        <source>The history was damaged. It has been rebuilt from the saved games; the old file is now called %1.</source>
        <translation>L’historique était endommagé. Il a été reconstitué à partir des parties enregistrées&#x202f;; l’ancien fichier est désormais %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are missing here.</source>
        <translation>
            <numerusform>%n&#xa0;partie enregistrée n’a pas pu être lue et manque ici.</numerusform>
            <numerusform>%n&#xa0;parties enregistrées n’ont pas pu être lues et manquent ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Delete this game? Its record will be lost, and it will no longer count in the statistics.</source>
        <translation>Supprimer cette partie&#x202f;? Son enregistrement sera effacé, et elle ne comptera plus dans les statistiques.</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>Supprimer une partie</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modules de jeu</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>1 à 4&#xa0;joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;joueur</numerusform>
            <numerusform>%n&#xa0;joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À plusieurs</translation>
    </message>
    <message>
        <source>With and without modules</source>
        <translation>Avec ou sans modules</translation>
    </message>
    <message>
        <source>Without modules</source>
        <translation>Sans modules</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>La dernière semaine</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Le dernier mois</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>La dernière année</translation>
    </message>
    <message>
        <source>Name or date</source>
        <translation>Nom ou date</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players and VP</source>
        <translation>Joueurs et PV</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and VP</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The history cannot be read. %1</source>
        <translation>L’historique est illisible. %1</translation>
    </message>
    <message>
        <source>Another copy of the program is running.</source>
        <translation>Une autre instance du programme est en cours d’exécution.</translation>
    </message>
    <message>
        <source>This game cannot be deleted. %1</source>
        <translation>Cette partie ne peut pas être supprimée. %1</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Parties en solo</translation>
    </message>
    <message>
        <source>This game can be shown only in part. %1</source>
        <translation>Cette partie ne peut être affichée que partiellement. %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>HotelPreview</name>
    <message>
        <source>The rooms of the board: %1</source>
        <translation>Les Chambres du plateau&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>The game, and everything that comes with it:</source>
        <translation>Le jeu, et tout ce qui est livré avec lui&#xa0;:</translation>
    </message>
    <message>
        <source>What the game is made of</source>
        <translation>Ce dont le jeu est fait</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its text is published by its authors.</source>
        <translation>Le texte en est publié par ses auteurs.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Depuis votre tour</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>L’étape précédente</translation>
    </message>
    <message>
        <source>Step through what happened since your last turn</source>
        <translation>Parcourir ce qui s’est passé depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Everything that has happened, the latest last</source>
        <translation>Tout ce qui s’est passé, le plus récent en dernier</translation>
    </message>
    <message>
        <source>A turn unfolds at a click; a name in it opens its card.</source>
        <translation>Un clic déplie le tour&#x202f;; un nom y ouvre sa carte.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Saved games (*%1)</source>
        <translation>Parties enregistrées (*%1)</translation>
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
        <translation>L’extension</translation>
    </message>
    <message>
        <source>None of it</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Tous les quatre</translation>
    </message>
    <message>
        <source>One module is left out, Start Player: none of the sources gives its rules.</source>
        <translation>Un module manque, le Premier joueur&#xa0;: aucun texte n’en donne les règles.</translation>
    </message>
    <message>
        <source>The expansion is made for the Deluxe rules; Classic is played without it.</source>
        <translation>L’extension est faite pour les règles Deluxe&#x202f;; Classique se joue sans elle.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À plusieurs</translation>
    </message>
    <message>
        <source>Two to four players, people and bots</source>
        <translation>Deux à quatre joueurs, humains et bots</translation>
    </message>
    <message>
        <source>The solo game with its instruction cards</source>
        <translation>Le jeu en solo avec ses cartes Instruction</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>With everything</source>
        <translation>Avec tout</translation>
    </message>
    <message>
        <source>Deals this game at once, with all four modules</source>
        <translation>Distribue aussitôt cette partie, avec les quatre modules</translation>
    </message>
    <message>
        <source>Something is not right yet; the lines in red say what.</source>
        <translation>Il reste quelque chose à corriger&#x202f;; les lignes en rouge disent quoi.</translation>
    </message>
    <message>
        <source>Only bots play: you will watch them.</source>
        <translation>Il n’y a que des bots&#xa0;: vous les regarderez jouer.</translation>
    </message>
    <message>
        <source>Your game is kept among the unfinished games.</source>
        <translation>Votre partie reste parmi les parties inachevées.</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Chacun doit avoir un nom.</translation>
    </message>
    <message>
        <source>Player %1 has the same name.</source>
        <translation>Le joueur %1 porte le même nom.</translation>
    </message>
    <message>
        <source>Player %1 has the same colour.</source>
        <translation>Le joueur %1 a la même couleur.</translation>
    </message>
    <message>
        <source>Player %1 has this board too (%2), and there is only one of each day side.</source>
        <translation>Le joueur %1 a aussi ce plateau (%2), et chaque face jour n’existe qu’une fois.</translation>
    </message>
    <message>
        <source>Either everybody plays on a night side or everybody on a day side. Player %1 has: %2.</source>
        <translation>Tout le monde joue sur des faces nuit, ou tout le monde sur des faces jour. Joueur %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Solo against %1</source>
        <translation>En solo face à %1</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Grand Austria Hotel for the desktop, version %1. A board game for one to four.</source>
        <translation>Grand Austria Hotel pour ordinateur, version %1. Un jeu de société pour une à quatre personnes.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 ne peut pas être ouvert. %2</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>%1 ne peut pas être écrit. %2</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>La partie n’a pas pu être enregistrée. %1</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>Les préférences n’ont pas pu être enregistrées. %1</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The finished game is in the history now.</source>
        <translation>La partie terminée est maintenant dans l’historique.</translation>
    </message>
    <message>
        <source>The settings are saved again.</source>
        <translation>Les préférences sont de nouveau enregistrées.</translation>
    </message>
    <message>
        <source>Not everything could be saved. %1</source>
        <translation>Tout n’a pas pu être enregistré. %1</translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <translation>&amp;Laisser ouvert</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Fermer quand même</translation>
    </message>
    <message>
        <source>What was done in this game since it was last saved would be lost.</source>
        <translation>Ce qui a été fait dans cette partie depuis le dernier enregistrement serait perdu.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) would be missing from the history.</source>
        <translation>
            <numerusform>%n&#xa0;partie terminée manquerait dans l’historique.</numerusform>
            <numerusform>%n&#xa0;parties terminées manqueraient dans l’historique.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last changes of the settings would be lost.</source>
        <translation>Les dernières modifications des préférences seraient perdues.</translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) would have to be made again.</source>
        <translation>
            <numerusform>%n analyse serait à refaire.</numerusform>
            <numerusform>%n analyses seraient à refaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was done in %n other game(s) since they were last saved would be lost.</source>
        <translation>
            <numerusform>Ce qui a été fait dans %n autre partie depuis le dernier enregistrement serait perdu.</numerusform>
            <numerusform>Ce qui a été fait dans %n autres parties depuis le dernier enregistrement serait perdu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some moves of this game follow earlier rules.</source>
        <translation>Certains coups de cette partie suivent des règles antérieures.</translation>
    </message>
    <message>
        <source>They stay as they were played, and you can undo and redo them. From here on, today’s rules apply.</source>
        <translation>Ils restent tels qu’ils ont été joués, et vous pouvez les annuler et les rétablir. À partir d’ici, les règles actuelles s’appliquent.</translation>
    </message>
    <message>
        <source>A bot has stopped playing, and the game is paused. The log file says why.</source>
        <translation>Un bot a cessé de jouer et la partie est en pause. Le fichier journal dit pourquoi.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Ouvrir ce qui est lisible</translation>
    </message>
    <message>
        <source>Some corrections of the cards cannot be used.</source>
        <translation>Certaines corrections des cartes sont inutilisables.</translation>
    </message>
    <message>
        <source>Games cannot be saved: nothing can be written to %1. %2</source>
        <translation>Les parties ne peuvent pas être enregistrées&#xa0;: il est impossible d’écrire dans %1. %2</translation>
    </message>
    <message>
        <source>Settings cannot be saved: nothing can be written to %1. %2</source>
        <translation>Les préférences ne peuvent pas être enregistrées&#xa0;: il est impossible d’écrire dans %1. %2</translation>
    </message>
    <message>
        <source>Another copy of the program is running but does not answer. You can play here, but nothing will be saved.</source>
        <translation>Le programme est déjà en cours d’exécution, mais ne répond pas. Vous pouvez jouer ici, mais rien ne sera enregistré.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The details are in the log file.</source>
        <translation>Une erreur imprévue s’est produite. Les détails se trouvent dans le fichier journal.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. Your game is saved; the details are in the log file.</source>
        <translation>Une erreur imprévue s’est produite. Votre partie est enregistrée&#x202f;; les détails se trouvent dans le fichier journal.</translation>
    </message>
    <message>
        <source>Show the log file</source>
        <translation>Montrer le fichier journal</translation>
    </message>
    <message>
        <source>The finished game is kept and will be entered in the history later. %1</source>
        <translation>La partie terminée est conservée et sera inscrite plus tard dans l’historique. %1</translation>
    </message>
    <message>
        <source>The finished game could not be added to the history. %1</source>
        <translation>La partie terminée n’a pas pu être ajoutée à l’historique. %1</translation>
    </message>
    <message>
        <source>The review could not be saved. %1</source>
        <translation>L’analyse n’a pas pu être enregistrée. %1</translation>
    </message>
    <message>
        <source>The review is saved now.</source>
        <translation>L’analyse est maintenant enregistrée.</translation>
    </message>
    <message>
        <source>Look at it up to there</source>
        <translation>La regarder jusque-là</translation>
    </message>
    <message>
        <source>Continue from there</source>
        <translation>Continuer à partir de là</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence, and unofficial.</source>
        <translation>Le programme est libre sous licence MIT, et non officiel.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Show the hotel of %1 in full</source>
        <translation>Voir l’hôtel en grand&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>OpponentChoices</name>
    <message>
        <source>Level</source>
        <translation>Niveau de difficulté</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Entrée d’hôtel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>%1 plays from instruction cards, always on the night side, and goes first.</source>
        <translation>%1 joue selon des cartes Instruction, toujours sur la face nuit, et commence.</translation>
    </message>
    <message>
        <source>%1 is the opponent when ballrooms or celebrities are in play.</source>
        <translation>Avec les salles de bal ou les célébrités, %1 est votre adversaire.</translation>
    </message>
    <message>
        <source>This entrance changes some rules for both hotels.</source>
        <translation>Cette entrée change quelques règles pour les deux hôtels.</translation>
    </message>
</context>
<context>
    <name>OwnCard</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape&#xa0;%1 sur %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>À la distribution</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Manche&#xa0;%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>VP lost</source>
        <translation>PV perdus</translation>
    </message>
    <message>
        <source>There is no error in this game.</source>
        <translation>Il n’y a aucune erreur dans cette partie.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Only turns with errors</source>
        <translation>Seulement les tours avec erreurs</translation>
    </message>
    <message>
        <source>The costliest turns</source>
        <translation>Les tours les plus coûteux</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Rejouer à partir d’ici</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Over the games</source>
        <translation>Au fil des parties</translation>
    </message>
    <message>
        <source>How far the review has got</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>The review could not be made.</source>
        <translation>L’analyse n’a pas pu être faite.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>L’analyse a été abandonnée.</translation>
    </message>
    <message>
        <source>Every decision is judged by what could be seen then: %1 of %2.</source>
        <translation>Chaque décision est jugée d’après ce que l’on voyait alors&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>The game is being looked through…</source>
        <translation>La partie est parcourue…</translation>
    </message>
    <message>
        <source>%1, ending at %2</source>
        <translation>%1, à la fin %2</translation>
    </message>
    <message>
        <source>A trend needs two reviewed games played by a person.</source>
        <translation>Pour tracer une évolution, il faut au moins deux analyses de parties jouées par un humain.</translation>
    </message>
    <message>
        <source>What everybody could expect at the end</source>
        <translation>Ce que chacun pouvait espérer à la fin</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>VP lost to errors a turn, game by game</source>
        <translation>PV perdus par tour à cause d’erreurs, partie par partie</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Humains</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Rules and cards</source>
        <translation>Règles et cartes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>The 2021 edition, with its clearer cards</source>
        <translation>L’édition de 2021, aux cartes plus claires</translation>
    </message>
    <message>
        <source>The first edition, as it was in 2015</source>
        <translation>La première édition, telle qu’en 2015</translation>
    </message>
    <message>
        <source>Invite the eleven promo guests, and add the promo staff card</source>
        <translation>Inviter les onze Hôtes promotionnels et ajouter la carte Personnel promotionnelle</translation>
    </message>
    <message>
        <source>Invite the seven promo guests</source>
        <translation>Inviter les sept Hôtes promotionnels</translation>
    </message>
    <message>
        <source>Invite the two promo guests</source>
        <translation>Inviter les deux Hôtes promotionnels</translation>
    </message>
    <message>
        <source>Everybody gets a set of cards that work well together</source>
        <translation>Chacun reçoit une série de cartes qui vont bien ensemble</translation>
    </message>
    <message>
        <source>Keep one card, pass the others to the left, six times</source>
        <translation>Garder une carte, passer les autres à gauche, six fois</translation>
    </message>
    <message>
        <source>Six cards each, at random</source>
        <translation>Six cartes chacun, au hasard</translation>
    </message>
    <message>
        <source>In the solo game you always keep six of ten staff cards.</source>
        <translation>En solo, vous gardez toujours six cartes Personnel sur dix.</translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>%1 already exists. Do you want to replace it?</source>
        <translation>%1 existe déjà. Voulez-vous le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Enregistrer comme image…</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Victory points by round, ending at %1</source>
        <translation>Points de victoire par manche&#x202f;; à la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>The hotel of %1, as it stands at the end</source>
        <translation>Chez %1&#xa0;: l’hôtel à la fin de la partie</translation>
    </message>
    <message>
        <source>score.pdf</source>
        <translation>score.pdf</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Enregistrer la feuille de score</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>score.png</source>
        <translation>score.png</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 n’a pas pu être enregistré. %2</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Aucun conseil</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analyser la partie</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score so far</source>
        <translation>Le score jusqu’ici</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>VP during the game</source>
        <translation>PV en cours de partie</translation>
    </message>
    <message>
        <source>Dishes and drinks</source>
        <translation>Plats et boissons</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Étage&#xa0;%1</translation>
    </message>
    <message>
        <source>Krones and items, if tied</source>
        <translation>Couronnes et éléments, en cas d’égalité</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Victory points by round</source>
        <translation>Points de victoire par manche</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Retirer le joueur %1</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Bleu clair</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Back to the last roll, the last card revealed or another player’s last step</source>
        <translation>Jusqu’au dernier lancer, à la dernière carte révélée ou au coup d’un autre joueur</translation>
    </message>
    <message>
        <source>As far back as you like, even past dice and cards</source>
        <translation>Aussi loin que vous voulez, même au-delà des dés et des cartes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>Questions and reminders</source>
        <translation>Questions et rappels</translation>
    </message>
    <message>
        <source>Window and files</source>
        <translation>Fenêtre et fichiers</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>A&amp;nimations</source>
        <translation>Rythme des &amp;animations</translation>
    </message>
    <message>
        <source>Tell &amp;a screen reader</source>
        <translation>Annoncer au lecteur d’é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;ulation</translation>
    </message>
    <message>
        <source>&amp;Collect plain gains automatically when there is nothing to choose</source>
        <translation>&amp;Encaisser d’office les gains simples, quand il n’y a rien à choisir</translation>
    </message>
    <message>
        <source>Ask before &amp;passing</source>
        <translation>Demander avant de &amp;passer</translation>
    </message>
    <message>
        <source>Ask before &amp;ending a turn</source>
        <translation>Demander avant de terminer un t&amp;our</translation>
    </message>
    <message>
        <source>Before a turn ends, &amp;remind me what I could still do</source>
        <translation>&amp;Rappeler ce que je pourrais encore faire avant la fin d’un tour</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Same as the system: %1</source>
        <translation>Comme le système&#xa0;: %1</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Équitable</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion; as long as it does, nothing moves.</source>
        <translation>Votre système demande de limiter les animations&#x202f;; rien ne bouge tant qu’il en est ainsi.</translation>
    </message>
    <message>
        <source>Reset the window layout</source>
        <translation>Rétablir la disposition de la fenêtre</translation>
    </message>
    <message>
        <source>Games and history: %1</source>
        <translation>Parties et historique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Préférences&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Pace of &amp;bots and solo opponents</source>
        <translation>Rythme des &amp;bots et des adversaires solo</translation>
    </message>
    <message>
        <source>Pace and hints</source>
        <translation>Rythme et conseils</translation>
    </message>
    <message>
        <source>Nothing by itself</source>
        <translation>Rien spontanément</translation>
    </message>
    <message>
        <source>A line for each turn</source>
        <translation>Une ligne par tour</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Tout ce qui se passe</translation>
    </message>
    <message>
        <source>Count hints on the sc&amp;ore sheet</source>
        <translation>Compter les conseils sur la &amp;feuille de score</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Où regarder</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>What to do, and why</source>
        <translation>Que faire, et pourquoi</translation>
    </message>
    <message>
        <source>A hint be&amp;gins with</source>
        <translation>Un con&amp;seil commence par</translation>
    </message>
</context>
<context>
    <name>StandingDialog</name>
    <message>
        <source>Where everybody stands</source>
        <translation>Où en sont les joueurs</translation>
    </message>
    <message>
        <source>The score as if the game ended now.</source>
        <translation>Le score comme si la partie finissait maintenant.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What is within reach of %1</source>
        <translation>À portée de main, pour %1</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Vienna, around 1900</source>
        <translation>Vienne, vers 1900</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Con&amp;tinuer</translation>
    </message>
    <message>
        <source>Pick up the last game where you left off</source>
        <translation>Reprendre la dernière partie là où vous l’avez laissée</translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>Partie rapi&amp;de</translation>
    </message>
    <message>
        <source>Start right away, with the usual rules</source>
        <translation>Commencer tout de suite, avec les règles habituelles</translation>
    </message>
    <message>
        <source>&amp;First evening</source>
        <translation>Pr&amp;emière soirée</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Choose players, boards and rules</source>
        <translation>Choisir les joueurs, les plateaux et les règles</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Rules and cards</source>
        <translation>Rè&amp;gles et cartes</translation>
    </message>
    <message>
        <source>All about the rules and the cards</source>
        <translation>Tout sur les règles et les cartes</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>The games you have finished</source>
        <translation>Les parties que vous avez terminées</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Pré&amp;férences</translation>
    </message>
    <message>
        <source>Language, look, pace and more</source>
        <translation>Langue, apparence, rythme et plus encore</translation>
    </message>
    <message>
        <source>You against one bot, night side</source>
        <translation>Vous contre un bot, face nuit</translation>
    </message>
    <message>
        <source>The saved game cannot be read. %1</source>
        <translation>La partie enregistrée est illisible. %1</translation>
    </message>
    <message>
        <source>The saved game cannot be read. %1 Nothing was deleted; the file is now called %2.</source>
        <translation>La partie enregistrée est illisible. %1 Rien n’a été supprimé&#x202f;; le fichier est désormais %2.</translation>
    </message>
    <message>
        <source>A saved game is damaged</source>
        <translation>Une partie enregistrée est endommagée</translation>
    </message>
    <message>
        <source>The game as it stood one step earlier is intact: you can continue from there.</source>
        <translation>La partie telle qu’elle était une étape plus tôt est intacte&#xa0;: vous pouvez la reprendre à cet endroit.</translation>
    </message>
    <message>
        <source>There is no earlier one to continue from.</source>
        <translation>Il n’y en a pas de plus ancienne à reprendre.</translation>
    </message>
    <message>
        <source>&amp;Unfinished games</source>
        <translation>Partie&amp;s inachevées</translation>
    </message>
    <message>
        <source>Games you left for another one, and games you saved</source>
        <translation>Les parties que vous avez quittées pour une autre et celles que vous avez enregistrées</translation>
    </message>
    <message>
        <source>Open a saved game from a file</source>
        <translation>Ouvrir une partie enregistrée dans un fichier</translation>
    </message>
    <message>
        <source>A saved game was played with older rules</source>
        <translation>Une partie enregistrée a été jouée avec d’anciennes règles</translation>
    </message>
    <message>
        <source>What can be done…</source>
        <translation>Que faire…</translation>
    </message>
    <message>
        <source>Learn the game at the table: three rounds, with advice at every step</source>
        <translation>Apprendre le jeu autour de la table&#xa0;: trois manches, avec un conseil à chaque étape</translation>
    </message>
    <message>
        <source>The &amp;day’s deal</source>
        <translation>Donne du &amp;jour</translation>
    </message>
    <message>
        <source>The deal of today’s date, the same for everybody who plays it</source>
        <translation>La donne du jour, la même pour tous ceux qui la jouent</translation>
    </message>
    <message>
        <source>%1 of %2 won, best %3 VP</source>
        <translation>%1 sur %2 gagnées, record %3&#xa0;PV</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Do you want to end your turn?</source>
        <translation>Voulez-vous terminer votre tour&#x202f;?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Do you want to pass? You take no turn until the dice are rolled again.</source>
        <translation>Voulez-vous passer&#x202f;? Vous ne jouerez pas avant que les dés soient relancés.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>This is the last of your first rooms. Afterwards nothing can be taken back.</source>
        <translation>C’est la dernière de vos premières Chambres. Ensuite, plus rien ne peut être annulé.</translation>
    </message>
    <message>
        <source>Finish the set-up</source>
        <translation>Terminer la mise en place</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Rien n’a encore été fait.</translation>
    </message>
    <message>
        <source>Nothing can be taken back here: rolls, revealed cards and moves of others stay. With “Free” under Undo in the settings you can go back past them.</source>
        <translation>Rien ne peut être annulé ici&#xa0;: les lancers, les cartes révélées et les coups des autres restent acquis. Avec «&#x202f;Libre&#x202f;» sous Annulation dans les préférences, vous pouvez revenir au-delà.</translation>
    </message>
</context>
<context>
    <name>UnfinishedPage</name>
    <message>
        <source>This game cannot be deleted. %1</source>
        <translation>Cette partie ne peut pas être supprimée. %1</translation>
    </message>
    <message>
        <source>This game cannot be put back. %1</source>
        <translation>Cette partie ne peut pas être rétablie. %1</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Choisissez d’abord une partie dans la liste.</translation>
    </message>
    <message>
        <source>This is the game in progress. Begin or continue another one first.</source>
        <translation>C’est la partie en cours. Commencez ou reprenez d’abord une autre partie.</translation>
    </message>
    <message>
        <source>Another copy of the program is running.</source>
        <translation>Une autre instance du programme est en cours d’exécution.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are missing here.</source>
        <translation>
            <numerusform>%n&#xa0;partie enregistrée n’a pas pu être lue et manque ici.</numerusform>
            <numerusform>%n&#xa0;parties enregistrées n’ont pas pu être lues et manquent ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1.</source>
        <translation>Supprimée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>A game that you leave for another waits here until you continue it.</source>
        <translation>Une partie que vous quittez pour une autre attend ici que vous la repreniez.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to your own hotel (Esc)</source>
        <translation>Retour à votre propre hôtel (Échap)</translation>
    </message>
    <message>
        <source>The hotel of %1</source>
        <translation>Hôtel&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>aid</name>
    <message>
        <source>Player aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>**Pass, or take a turn.** You can pass only while you have done nothing in your turn.</source>
        <translation>**Passez, ou jouez.** Vous ne pouvez passer que si vous n’avez encore rien fait pendant votre tour.</translation>
    </message>
    <message>
        <source>**One guest**, if you like: before the die, to a free table, for the krones below the place.</source>
        <translation>**Un Hôte**, si vous le souhaitez&#xa0;: avant le dé, à une table libre, pour les Couronnes indiquées sous sa place.</translation>
    </message>
    <message>
        <source>**One die:** take it from a space with dice and carry out the action there.</source>
        <translation>**Un dé&#xa0;:** prenez-le sur une case garnie de dés et effectuez l’action.</translation>
    </message>
    <message>
        <source>**Strength:** the dice on the space before you take one, plus your staff, plus 1 if you pay 1 krone.</source>
        <translation>**Force&#xa0;:** les dés sur la case avant d’en prendre un, votre Personnel, et 1 de plus pour 1&#xa0;Couronne.</translation>
    </message>
    <message>
        <source>**Additional actions:** before, in between and after, as often as you like.</source>
        <translation>**Actions supplémentaires&#xa0;:** avant, entre-temps et après, aussi souvent que vous voulez.</translation>
    </message>
    <message>
        <source>End your turn. The next uncovered number is up.</source>
        <translation>Terminez votre tour. Le prochain numéro découvert joue.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>The queue</source>
        <translation>La file</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>When a guest leaves, the others slide to the right and a new one enters at once.</source>
        <translation>Quand un Hôte part, les autres glissent vers la droite et un nouveau entre aussitôt.</translation>
    </message>
    <message>
        <source>A guest moves in</source>
        <translation>Un Hôte emménage</translation>
    </message>
    <message>
        <source>The order is complete and there is a vacant room of the guest’s colour; green guests take any.</source>
        <translation>La commande est complète, et une Chambre libre de la couleur de l’Hôte est disponible&#x202f;; un Hôte vert accepte toutes les couleurs.</translation>
    </message>
    <message>
        <source>The guest leaves the café, and you score the VP on the card.</source>
        <translation>L’Hôte quitte le café et vous marquez les PV de la carte.</translation>
    </message>
    <message>
        <source>Reward, its parts in any order; staff may add to it.</source>
        <translation>La récompense, ses parties dans n’importe quel ordre&#x202f;; le Personnel peut y ajouter.</translation>
    </message>
    <message>
        <source>If the group is now full: the occupancy bonus, before or after the reward.</source>
        <translation>Si le groupe est désormais plein&#xa0;: le bonus d’occupation, avant ou après la récompense.</translation>
    </message>
    <message>
        <source>as many as the strength; no more cake than strudel</source>
        <translation>autant que la force&#x202f;; pas plus de Gâteau que de Strudel</translation>
    </message>
    <message>
        <source>as many as the strength; no more coffee than wine</source>
        <translation>autant que la force&#x202f;; pas plus de Café que de Vin</translation>
    </message>
    <message>
        <source>up to the strength, each next to a tile, at the cost of its floor</source>
        <translation>jusqu’à la force, chacune à côté d’une tuile, au coût de l’étage</translation>
    </message>
    <message>
        <source>split the strength between krones and Emperor steps</source>
        <translation>répartir la force entre Couronnes et cases sur la piste Empereur</translation>
    </message>
    <message>
        <source>one staff card from your hand, the strength off its cost</source>
        <translation>une carte Personnel de votre main, son coût réduit de la force</translation>
    </message>
    <message>
        <source>pay 1 krone, then do any action 1 to 5 with the strength of this space</source>
        <translation>payer 1&#xa0;Couronne, faire l’une des actions&#xa0;1 à 5 avec la force de cette case</translation>
    </message>
    <message>
        <source>**%1:** %2</source>
        <translation>**%1&#xa0;:** %2</translation>
    </message>
    <message>
        <source>The six actions</source>
        <translation>Les six actions</translation>
    </message>
    <message>
        <source>Additional actions</source>
        <translation>Actions supplémentaires</translation>
    </message>
    <message>
        <source>**Serve:** for 1 krone, move up to 3 items from the kitchen onto your guests.</source>
        <translation>**Servir&#xa0;:** pour 1&#xa0;Couronne, déplacer jusqu’à 3&#xa0;éléments de la cuisine sur vos Hôtes.</translation>
    </message>
    <message>
        <source>**Move a guest** with a complete order into a room.</source>
        <translation>**Loger un Hôte** dont la commande est complète dans une Chambre.</translation>
    </message>
    <message>
        <source>**Claim an objective** you have met.</source>
        <translation>**Réclamer un Objectif** que vous avez atteint.</translation>
    </message>
    <message>
        <source>**Use a staff card** that works once per round.</source>
        <translation>**Utiliser une carte Personnel** qui agit une fois par manche.</translation>
    </message>
    <message>
        <source>Items you receive go free of charge onto guests or into the kitchen.</source>
        <translation>Les éléments que vous recevez vont gratuitement sur des Hôtes ou dans la cuisine.</translation>
    </message>
    <message>
        <source>Passing, end of round</source>
        <translation>Passer, fin de la manche</translation>
    </message>
    <message>
        <source>When everyone with a number left has passed: one die goes to the dustbin, the others are rolled again, and all passes are cancelled.</source>
        <translation>Quand tous ceux qui ont encore un numéro ont passé&#xa0;: un dé à la poubelle, les autres sont relancés, et plus personne n’est considéré comme ayant passé.</translation>
    </message>
    <message>
        <source>The round ends when all numbers are covered or no die is left. Then the turn order tiles are handed to the left.</source>
        <translation>La manche se termine quand tous les numéros sont couverts ou qu’il ne reste plus de dé. Puis on passe les tuiles d’ordre du tour à gauche.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Étage</translation>
    </message>
    <message>
        <source>to prepare</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>VP at the end</source>
        <translation>PV à la fin</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Chambres</translation>
    </message>
    <message>
        <source>When prepared, the two rightmost rooms of floor 3 score 1 VP each, the three rightmost of floor 4 score 2 VP each.</source>
        <translation>Préparer une des deux Chambres les plus à droite de l’étage&#xa0;3 rapporte 1&#xa0;PV, une des trois les plus à droite de l’étage&#xa0;4 en rapporte 2.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>cases sur la piste Empereur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Bonus d’occupation</translation>
    </message>
    <message>
        <source>Rooms in the group</source>
        <translation>Chambres du groupe</translation>
    </message>
    <message>
        <source>Once per group, when its last room is occupied, by whatever means.</source>
        <translation>Une fois par groupe, quand sa dernière Chambre devient occupée, de quelque manière que ce soit.</translation>
    </message>
    <message>
        <source>The first to claim one scores %1 VP, the second %2, the third %3; only on your own turn.</source>
        <translation>Le premier à en réclamer un marque %1&#xa0;PV, le deuxième %2, le troisième %3&#x202f;; seulement à votre propre tour.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>krones, VP, Emperor steps</source>
        <translation>Couronnes, PV, cases sur la piste Empereur</translation>
    </message>
    <message>
        <source>prepare a room, occupy a room</source>
        <translation>préparer une Chambre, occuper une Chambre</translation>
    </message>
    <message>
        <source>staff card, guest, discount</source>
        <translation>carte Personnel, Hôte, réduction</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <translation>L’Empereur</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7: score the VP of your space, then go back 3, 5 or 7 spaces respectively, but not below 0.</source>
        <translation>Après les manches&#xa0;3, 5 et 7&#xa0;: marquez les PV de votre case, puis reculez respectivement de 3, 5 ou 7&#xa0;cases, sans descendre au-dessous de 0.</translation>
    </message>
    <message>
        <source>On space 3 or higher: the reward of the tile. You may decline it.</source>
        <translation>Sur la case&#xa0;3 ou plus&#xa0;: la récompense de la tuile. Vous pouvez la refuser.</translation>
    </message>
    <message>
        <source>On 1 or 2: nothing.</source>
        <translation>Sur 1 ou 2&#xa0;: rien.</translation>
    </message>
    <message>
        <source>On 0: the penalty. The left one if you can suffer it in full, otherwise the right one. In Classic you choose among those that are possible.</source>
        <translation>Sur&#xa0;0&#xa0;: la pénalité. Celle de gauche si vous pouvez la subir en entier, sinon celle de droite. En Classique, vous choisissez parmi celles qui sont possibles.</translation>
    </message>
    <message>
        <source>Each step beyond space 13 is worth 1 VP at once.</source>
        <translation>Chaque case au-delà de la 13 vaut aussitôt 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>The end, after round 7</source>
        <translation>La fin, après la manche&#xa0;7</translation>
    </message>
    <message>
        <source>Staff cards for the end of the game</source>
        <translation>Cartes Personnel de fin de partie</translation>
    </message>
    <message>
        <source>Occupied rooms: 1, 2, 3 and 4 VP each, by floor from the bottom</source>
        <translation>Chambres occupées&#xa0;: 1, 2, 3 et 4&#xa0;PV chacune, selon l’étage à partir du bas</translation>
    </message>
    <message>
        <source>1 VP for each krone and each item in the kitchen</source>
        <translation>1&#xa0;PV par Couronne et par élément en cuisine</translation>
    </message>
    <message>
        <source>5 VP lost for each guest left in the café</source>
        <translation>5&#xa0;PV perdus par Hôte resté au café</translation>
    </message>
    <message>
        <source>Most VP wins. Ties go to the most krones and items combined.</source>
        <translation>Le plus grand total de PV gagne. À égalité, le plus de Couronnes et d’éléments réunis l’emporte.</translation>
    </message>
    <message>
        <source>when it is played</source>
        <translation>quand on la joue</translation>
    </message>
    <message>
        <source>once in each round, on your turn, whenever you like</source>
        <translation>une fois dans chaque manche, à votre tour, quand vous le souhaitez</translation>
    </message>
    <message>
        <source>from then on, but not for the die it was played with</source>
        <translation>à partir de là, mais pas pour le dé avec lequel on l’a jouée</translation>
    </message>
    <message>
        <source>in the final scoring</source>
        <translation>lors du décompte final</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>A guest goes dancing</source>
        <translation>Un Hôte va danser</translation>
    </message>
    <message>
        <source>Instead of a room, with a complete order: choose a free space in a ballroom not yet scored, or the balcony.</source>
        <translation>Au lieu d’une Chambre, avec une commande complète&#xa0;: choisissez une case libre dans une salle de bal pas encore décomptée, ou le balcon.</translation>
    </message>
    <message>
        <source>Pay its champagne from the kitchen.</source>
        <translation>Payez son Champagne depuis la cuisine.</translation>
    </message>
    <message>
        <source>Move a dancer there from any area of your rehearsal room.</source>
        <translation>Placez-y un danseur de n’importe quelle zone de votre salle de répétition.</translation>
    </message>
    <message>
        <source>Score the guest’s VP.</source>
        <translation>Marquez les PV de l’Hôte.</translation>
    </message>
    <message>
        <source>Then, in any order: the reward, staff, the row bonus, the room bonus of an area that is now empty.</source>
        <translation>Puis, dans n’importe quel ordre&#xa0;: récompense, Personnel, bonus de rangée, bonus de salle d’une zone désormais vide.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagne</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Rows of each ballroom</source>
        <translation>Rangées de chaque salle de bal</translation>
    </message>
    <message>
        <source>Row bonus</source>
        <translation>Bonus de rangée</translation>
    </message>
    <message>
        <source>Bonuses at once</source>
        <translation>Bonus immédiats</translation>
    </message>
    <message>
        <source>Scoring after rounds 3, 5 and 7</source>
        <translation>Décompte après les manches&#xa0;3, 5 et 7</translation>
    </message>
    <message>
        <source>After the Emperor: the left, the middle, the right ballroom.</source>
        <translation>Après l’Empereur&#xa0;: la salle de bal de gauche, du milieu, de droite.</translation>
    </message>
    <message>
        <source>Tied players share the VP of their rank and of the next ones they take up, rounded down. The balcony counts as the top row of the right ballroom.</source>
        <translation>En cas d’égalité, les joueurs se partagent les PV de leur rang et des suivants qu’ils prennent, en arrondissant à l’inférieur. Le balcon compte comme la rangée du haut de la salle de bal de droite.</translation>
    </message>
    <message>
        <source>Of your choice: a dish or a drink, never champagne.</source>
        <translation>Au choix&#xa0;: un plat ou une boisson, jamais le Champagne.</translation>
    </message>
    <message>
        <source>1 VP each in the kitchen at the end.</source>
        <translation>1&#xa0;PV chacun en cuisine à la fin.</translation>
    </message>
    <message>
        <source>Coloured dice</source>
        <translation>Dés de couleur</translation>
    </message>
    <message>
        <source>With the die you take its celebrity and score its VP. The effect holds until the end of the round, already for this main action.</source>
        <translation>Avec le dé, vous prenez sa célébrité et marquez ses PV. L’effet vaut jusqu’à la fin de la manche, dès cette action principale.</translation>
    </message>
    <message>
        <source>A source is one main action, the VP of a guest, the reward of a guest, or a single bonus, card or tile.</source>
        <translation>Une source est une action principale, les PV d’un Hôte, la récompense d’un Hôte, ou un seul bonus, une seule carte ou tuile.</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>The kitchen starts with what the entrance says.</source>
        <translation>La cuisine commence avec ce que dit l’entrée.</translation>
    </message>
    <message>
        <source>Flipping cards</source>
        <translation>Retourner des cartes</translation>
    </message>
    <message>
        <source>Once in the game, when the action in which the event happens is over. The card stays in play.</source>
        <translation>Une fois dans la partie, quand l’action qui contenait l’événement est terminée. La carte reste en jeu.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>milieu</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation>Élisabeth</translation>
    </message>
    <message>
        <source>One arrow</source>
        <translation>Une flèche</translation>
    </message>
    <message>
        <source>Two arrows</source>
        <translation>Deux flèches</translation>
    </message>
    <message>
        <source>Full: the next one to the right, lastly the balcony. Lowest free row, no price, no bonus.</source>
        <translation>Pleine&#xa0;: la suivante vers la droite, à défaut le balcon. Rangée libre la plus basse, ni prix ni bonus.</translation>
    </message>
    <message>
        <source>Her coloured die: the VP, and red an objective step, yellow 2 steps, blue 2 VP.</source>
        <translation>Son dé de couleur&#xa0;: les PV, et rouge une étape d’Objectif, jaune 2&#xa0;cases, bleu 2&#xa0;PV.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>Celebrities leave; the Emperor; the ballroom; then as always.</source>
        <translation>Les célébrités partent&#x202f;; l’Empereur&#x202f;; la salle de bal&#x202f;; puis comme d’habitude.</translation>
    </message>
    <message>
        <source>More symbols</source>
        <translation>Autres symboles</translation>
    </message>
    <message>
        <source>champagne, dancer, ballroom</source>
        <translation>Champagne, danseur, salle de bal</translation>
    </message>
    <message>
        <source>celebrity, entrance, flipped card</source>
        <translation>célébrité, entrée, carte retournée</translation>
    </message>
    <message numerus="yes">
        <source>No dancer there: %n VP lost.</source>
        <translation>
            <numerusform>Aucun danseur&#xa0;: %n&#xa0;PV perdu.</numerusform>
            <numerusform>Aucun danseur&#xa0;: %n&#xa0;PV perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>The number of the page for the expansion.</extracomment>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Action 1: %1. Action 2: %2. Of each no more than of the one before it.</source>
        <translation>Action&#xa0;1&#xa0;: %1. Action&#xa0;2&#xa0;: %2. De chacun, pas plus que du précédent.</translation>
    </message>
    <message>
        <source>Bid %1 or more on an entrance without a bid, or at least %2 more than the bid that stands. Whoever is outbid bids next; in the end all pay.</source>
        <translation>Misez %1 ou plus sur une entrée sans enchère, ou au moins %2 de plus que l’enchère en cours. Qui est dépassé joue ensuite&#x202f;; à la fin, tous paient.</translation>
    </message>
</context>
<context>
    <name>ballrooms</name>
    <message>
        <source>left ballroom</source>
        <translation>salle de bal de gauche</translation>
    </message>
    <message>
        <source>middle ballroom</source>
        <translation>salle de bal du milieu</translation>
    </message>
    <message>
        <source>right ballroom</source>
        <translation>salle de bal de droite</translation>
    </message>
    <message>
        <source>balcony</source>
        <translation>balcon</translation>
    </message>
    <message>
        <source>%1, bottom row</source>
        <translation>%1, rangée du bas</translation>
    </message>
    <message>
        <source>%1, middle row</source>
        <translation>%1, rangée du milieu</translation>
    </message>
    <message>
        <source>%1, top row</source>
        <translation>%1, rangée du haut</translation>
    </message>
    <message>
        <source>bottom row</source>
        <extracomment>The rows of every ballroom, from below, and the balcony.</extracomment>
        <translation>rangée du bas</translation>
    </message>
    <message>
        <source>middle row</source>
        <translation>rangée du milieu</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>rangée du haut</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>pas de bonus</translation>
    </message>
    <message>
        <source>You score your dancers here times the number of your highest row: 1, 2 or 3 VP for each.</source>
        <translation>Vous marquez le nombre de vos danseurs ici multiplié par le numéro de votre plus haute rangée&#xa0;: 1, 2 ou 3&#xa0;PV pour chacun.</translation>
    </message>
    <message>
        <source>Each row on its own: the player with the most dancers in it scores %1 VP, the second %2.</source>
        <translation>Chaque rangée compte séparément&#xa0;: le joueur qui y a le plus de danseurs marque %1&#xa0;PV, le deuxième %2.</translation>
    </message>
    <message>
        <source>You score by your dancers here: %1 VP for 1, 2, 3, 4 and 5 or more.</source>
        <translation>Vous marquez selon vos danseurs ici&#xa0;: %1&#xa0;PV pour 1, 2, 3, 4 et 5 ou plus.</translation>
    </message>
    <message>
        <source>By the number of dancers, from the most: %1 VP with two players, %2 VP with three or four.</source>
        <translation>Selon le nombre de danseurs, à partir du plus grand&#xa0;: %1&#xa0;PV à deux joueurs, %2&#xa0;PV à trois ou quatre.</translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s)</source>
        <translation>
            <numerusform>%n&#xa0;danseur</numerusform>
            <numerusform>%n&#xa0;danseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each pair of your dancers here.</source>
        <translation>
            <numerusform>Vous marquez %n&#xa0;PV pour chaque paire de vos danseurs ici.</numerusform>
            <numerusform>Vous marquez %n&#xa0;PV pour chaque paire de vos danseurs ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, if it were scored now</source>
        <translation>%1, en cas de décompte maintenant</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) free</source>
        <translation>
            <numerusform>%n&#xa0;case libre</numerusform>
            <numerusform>%n&#xa0;cases libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the discount it would cost %n champagne.</source>
        <translation>
            <numerusform>Sans la réduction, cela coûterait %n&#xa0;Champagne.</numerusform>
            <numerusform>Sans la réduction, cela coûterait %n&#xa0;Champagnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>as the top row of VII</source>
        <translation>comme la rangée du haut de VII</translation>
    </message>
    <message>
        <source>dancers × highest row</source>
        <translation>danseurs × plus haute rangée</translation>
    </message>
    <message>
        <source>each row: %1</source>
        <translation>par rangée&#xa0;: %1</translation>
    </message>
    <message>
        <source>most dancers: %1</source>
        <translation>le plus de danseurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>2 dancers: %1</source>
        <translation>2&#xa0;danseurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, the %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It was scored after round %1 and is closed.</source>
        <translation>Elle a été décomptée après la manche&#xa0;%1 et est fermée.</translation>
    </message>
    <message>
        <source>It is scored next, after round %1.</source>
        <translation>C’est la prochaine à être décomptée, après la manche&#xa0;%1.</translation>
    </message>
    <message>
        <source>It is scored after round %1.</source>
        <translation>Elle est décomptée après la manche&#xa0;%1.</translation>
    </message>
    <message>
        <source>Without a dancer there: %1.</source>
        <translation>Sans danseur ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>As it stands: %1.</source>
        <translation>En l’état&#xa0;: %1.</translation>
    </message>
    <message>
        <source>If it were scored now: %1.</source>
        <translation>Si elle était décomptée maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No row bonus.</source>
        <translation>Pas de bonus de rangée.</translation>
    </message>
    <message>
        <source>Row bonus: %1.</source>
        <translation>Bonus de rangée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It counts as the top row of the right ballroom, without a row bonus.</source>
        <translation>Il compte comme la rangée du haut de la salle de bal de droite, sans bonus de rangée.</translation>
    </message>
    <message>
        <source>Closed: this ballroom has been scored.</source>
        <translation>Fermée&#xa0;: cette salle de bal a déjà été décomptée.</translation>
    </message>
</context>
<context>
    <name>boards</name>
    <message>
        <source>Night side</source>
        <translation>Face nuit</translation>
    </message>
    <message>
        <source>Day side A</source>
        <translation>Face jour A</translation>
    </message>
    <message>
        <source>Day side B</source>
        <translation>Face jour B</translation>
    </message>
    <message>
        <source>Day side C</source>
        <translation>Face jour C</translation>
    </message>
    <message>
        <source>Day side D</source>
        <translation>Face jour D</translation>
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
        <translation>Options</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>afficher cette aide</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>not possible together with %1</source>
        <translation>impossible avec %1</translation>
    </message>
    <message>
        <source>there is no command %1; see --help</source>
        <translation>la commande %1 n’existe pas&#x202f;; voir --help</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>manquant&#xa0;: %1</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NOMS</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>PAGE</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>POURCENTAGE</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>THÈME</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>LxH</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>takes no value: %1</source>
        <translation>n’accepte pas de valeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Utilisation&#xa0;: </translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, not %3</source>
        <translation>un nombre entier de %1 à %2 est attendu, et non %3</translation>
    </message>
    <message>
        <source>expected %1, not %2</source>
        <translation>valeur attendue&#xa0;: %1, et non %2</translation>
    </message>
    <message>
        <source>expected a size of text from 100 to 200, not %1</source>
        <translation>une taille de texte de 100 à 200 est attendue, et non %1</translation>
    </message>
    <message>
        <source>Grand Austria Hotel on the desktop. Without a command it opens the window.</source>
        <translation>Grand Austria Hotel sur votre ordinateur. Sans commande, la fenêtre s’ouvre.</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>afficher la version</translation>
    </message>
    <message>
        <source>day, night or system</source>
        <translation>day (jour), night (nuit) ou system (système)</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>number of players (2)</source>
        <translation>nombre de joueurs (2)</translation>
    </message>
    <message>
        <source>one bot for all seats, or one per seat, separated by commas: %1</source>
        <translation>un bot pour toutes les places, ou un par place, séparés par des virgules&#xa0;: %1</translation>
    </message>
    <message>
        <source>the seed of the first game; the next games count up (1)</source>
        <translation>la graine de la première partie&#x202f;; les suivantes comptent à partir d’elle (1)</translation>
    </message>
    <message>
        <source>the edition of the rules: deluxe (2021) or classic (2015)</source>
        <translation>l’édition des règles&#xa0;: deluxe (2021) ou classic (2015)</translation>
    </message>
    <message>
        <source>night, day, or one board per seat: night, or day-A to day-D</source>
        <translation>night (nuit), day (jour), ou un plateau par place&#xa0;: night, ou day-A à day-D</translation>
    </message>
    <message>
        <source>how staff cards are dealt: normal, starter or draft</source>
        <translation>distribution des cartes Personnel&#xa0;: normal, starter (séries de départ) ou draft</translation>
    </message>
    <message>
        <source>one bot against the solo opponent that goes with the modules: %1</source>
        <translation>un bot en solo face à l’adversaire qui va avec les modules&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is possible only together with %2</source>
        <translation>%1 n’est possible qu’avec %2</translation>
    </message>
    <message>
        <source>%1: expected one name for all or one per seat (%2), not %3</source>
        <translation>%1&#xa0;: un nom pour tous ou un par place (%2) est attendu, et non %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1 et %2 ne vont pas ensemble</translation>
    </message>
    <message>
        <source>play whole games of bots and compare them</source>
        <translation>jouer des parties entières entre bots et les comparer</translation>
    </message>
    <message>
        <source>Plays whole games of bots and compares what they score.</source>
        <translation>Joue des parties entières entre bots et compare leurs scores.</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>nombre de parties (100)</translation>
    </message>
    <message>
        <source>how many processes at once (1)</source>
        <translation>nombre de processus simultanés (1)</translation>
    </message>
    <message>
        <source>one JSON object per game</source>
        <translation>un objet JSON par partie</translation>
    </message>
    <message>
        <source>keep every game as a file in this folder</source>
        <translation>garder chaque partie dans un fichier de ce dossier</translation>
    </message>
    <message>
        <source>describe a saved game move by move, and check it</source>
        <translation>raconter coup par coup une partie enregistrée, et la vérifier</translation>
    </message>
    <message>
        <source>Plays a saved game again, checks every step and describes it move by move.</source>
        <translation>Rejoue une partie enregistrée, vérifie chaque étape et la raconte coup par coup.</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>une partie enregistrée</translation>
    </message>
    <message>
        <source>only this turn, counted from 1</source>
        <translation>seulement ce tour, compté à partir de 1</translation>
    </message>
    <message>
        <source>write a game as JSON lines, for analysis by programs</source>
        <translation>écrire une partie en lignes JSON, pour l’analyse par des programmes</translation>
    </message>
    <message>
        <source>Writes one game as JSON lines: a saved one, or a fresh one played by bots.</source>
        <translation>Écrit une partie en lignes JSON&#xa0;: une partie enregistrée, ou une nouvelle jouée par des bots.</translation>
    </message>
    <message>
        <source>a saved game; without one, bots play a new game</source>
        <translation>une partie enregistrée&#x202f;; à défaut, les bots en jouent une nouvelle</translation>
    </message>
    <message>
        <source>write into this file instead of the terminal</source>
        <translation>écrire dans ce fichier plutôt que dans le terminal</translation>
    </message>
    <message>
        <source>write what a saved game has come to, as JSON or as one line of text</source>
        <translation>écrire où en est une partie enregistrée, en JSON ou en une ligne de texte</translation>
    </message>
    <message>
        <source>Writes the position of a saved game: every fact of it, by name. A position in a file is checked and written again.</source>
        <translation>Écrit la position d’une partie enregistrée&#xa0;: tout ce qu’elle comprend, par son nom. Une position dans un fichier est vérifiée et écrite de nouveau.</translation>
    </message>
    <message>
        <source>a saved game, or a position</source>
        <translation>une partie enregistrée, ou une position</translation>
    </message>
    <message>
        <source>as one line of text, for the clipboard</source>
        <translation>en une ligne de texte, pour le presse-papiers</translation>
    </message>
    <message>
        <source>the JSON schema of positions instead</source>
        <translation>à la place, le schéma JSON des positions</translation>
    </message>
    <message>
        <source>measure speed and memory; prints JSON</source>
        <translation>mesurer la vitesse et la mémoire&#x202f;; affiche du JSON</translation>
    </message>
    <message>
        <source>how many seconds each measurement may take (5)</source>
        <translation>durée permise de chaque mesure, en secondes (5)</translation>
    </message>
    <message>
        <source>measure the window as well</source>
        <translation>mesurer aussi la fenêtre</translation>
    </message>
    <message>
        <source>all cards, tiles and boards: names, numbers and what they do</source>
        <translation>toutes les cartes, tuiles et plateaux&#xa0;: noms, numéros et effets</translation>
    </message>
    <message>
        <source>Prints all cards, tiles and boards: names, numbers and what they do.</source>
        <translation>Affiche toutes les cartes, tuiles et plateaux&#xa0;: noms, numéros et effets.</translation>
    </message>
    <message>
        <source>the rules reference, with questions and answers</source>
        <translation>les règles complètes, avec des questions et réponses</translation>
    </message>
    <message>
        <source>Prints the rules reference, with questions and answers.</source>
        <translation>Affiche les règles complètes, avec des questions et réponses.</translation>
    </message>
    <message>
        <source>only the values that can be corrected</source>
        <translation>seulement les valeurs qui peuvent être corrigées</translation>
    </message>
    <message>
        <source>only what matches, in any of the languages</source>
        <translation>seulement ce qui correspond, dans n’importe laquelle des langues</translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation>en JSON</translation>
    </message>
    <message>
        <source>only what the player in this seat sees, counted from 1</source>
        <translation>seulement ce que voit le joueur à cette place, comptée à partir de 1</translation>
    </message>
    <message>
        <source>hidden cards as well, in a game that is not over</source>
        <translation>aussi les cartes cachées, dans une partie qui n’est pas terminée</translation>
    </message>
    <message>
        <source>draw a page of the window into a picture, without a display</source>
        <translation>dessiner une page de la fenêtre dans une image, sans écran</translation>
    </message>
    <message>
        <source>Draws a page of the window into a PNG picture, without a display.</source>
        <translation>Dessine une page de la fenêtre dans une image PNG, sans écran.</translation>
    </message>
    <message>
        <source>a saved game to show</source>
        <translation>une partie enregistrée à montrer</translation>
    </message>
    <message>
        <source>as it stood at this turn</source>
        <translation>telle qu’elle était à ce tour</translation>
    </message>
    <message>
        <source>day or night</source>
        <translation>day (jour) ou night (nuit)</translation>
    </message>
    <message>
        <source>the size in pixels (1280x800)</source>
        <translation>la taille en pixels (1280x800)</translation>
    </message>
    <message>
        <source>the size of text in per cent (100)</source>
        <translation>la taille du texte en pour cent (100)</translation>
    </message>
    <message>
        <source>which page: %1</source>
        <translation>quelle page&#xa0;: %1</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>l’image à écrire</translation>
    </message>
    <message>
        <source>all pages in all looks, sizes and languages, as sheets in this folder</source>
        <translation>toutes les pages dans tous les aspects, tailles et langues, en planches dans ce dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), %1 decisions per game.</source>
        <translation>
            <numerusform>%n&#xa0;partie, %1 décisions par partie.</numerusform>
            <numerusform>%n&#xa0;parties, %1 décisions par partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), every one checked.</source>
        <translation>
            <numerusform>%n&#xa0;étape, vérifiée.</numerusform>
            <numerusform>%n&#xa0;étapes, toutes vérifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %n game(s).</source>
        <translation>
            <numerusform>Parties jouées avant l’arrêt&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Parties jouées avant l’arrêt&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n seat(s).</source>
        <translation>
            <numerusform>La partie n’a que %n&#xa0;place.</numerusform>
            <numerusform>La partie n’a que %n&#xa0;places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n turn(s).</source>
        <translation>
            <numerusform>La partie n’a que %n&#xa0;tour.</numerusform>
            <numerusform>La partie n’a que %n&#xa0;tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not over yet. All hidden cards are named.</source>
        <translation>La partie n’est pas terminée. Toutes les cartes cachées sont nommées.</translation>
    </message>
    <message>
        <source>The game is not over yet. Hidden cards are left out; see --seat and --all.</source>
        <translation>La partie n’est pas terminée. Les cartes cachées ne sont pas nommées&#x202f;; voir --seat et --all.</translation>
    </message>
    <message>
        <source>Played with these modules: %1.</source>
        <translation>Joué avec ces modules&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game is not over yet: %1 is to choose next. %2</source>
        <translation>La partie n’est pas terminée&#xa0;: c’est à %1 de choisir. %2</translation>
    </message>
    <message>
        <source>%1 with %2 VP</source>
        <translation>%1 (%2&#xa0;PV)</translation>
    </message>
    <message>
        <source>Final score: %1. %2</source>
        <translation>Score final&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Average VP</source>
        <translation>PV moyens</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>VP by source</source>
        <translation>PV par source</translation>
    </message>
    <message>
        <source>These values come from two public transcriptions that agree. You can correct them in %1.</source>
        <translation>Ces valeurs proviennent de deux transcriptions publiques concordantes. Vous pouvez les corriger dans %1.</translation>
    </message>
    <message>
        <source>None of the texts consulted gives these values, and whole games of bots have changed them. Correct them in %1.</source>
        <translation>Aucun des textes consultés ne donne ces valeurs&#x202f;; des parties entières de bots les ont modifiées. Corrigez-les dans %1.</translation>
    </message>
    <message>
        <source>Nothing was found for “%1”.</source>
        <translation>Rien n’a été trouvé pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>None of the texts consulted gives these values. Correct them in %1.</source>
        <translation>Aucun des textes consultés ne donne ces valeurs. Corrigez-les dans %1.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>There is no display to open the window on; these commands need none: %1.</source>
        <translation>Il n’y a pas d’écran où ouvrir la fenêtre&#x202f;; ces commandes s’en passent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Measures speed and memory on this machine and prints them as JSON, or beside those of another checkout of the game.</source>
        <translation>Mesure la vitesse et la mémoire sur cette machine et les affiche en JSON, ou à côté de celles d’une autre copie de travail du jeu.</translation>
    </message>
    <message>
        <source>expected a size from %1 to %2, such as 1280x800, not %3</source>
        <translation>une taille de %1 à %2, comme 1280x800, est attendue, et non %3</translation>
    </message>
    <message>
        <source>night sides for all, or day sides for all, each a different one</source>
        <translation>tout le monde joue sur des faces nuit, ou tout le monde sur des faces jour, chacun sur une autre</translation>
    </message>
    <message>
        <source>measure another checkout as well, and compare</source>
        <translation>mesurer aussi une autre copie de travail, et comparer</translation>
    </message>
    <message>
        <source>the comparison as JSON</source>
        <translation>la comparaison en JSON</translation>
    </message>
    <message>
        <source>%1: this is not the folder of a checkout of the game.</source>
        <translation>%1&#xa0;: ce n’est pas le dossier d’une copie de travail du jeu.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Celle-ci</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>L’autre</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>Medians of several runs. Where the ratio is above 1, this one is better.</source>
        <translation>Médianes de plusieurs passages. Là où le rapport dépasse 1, celle-ci est meilleure.</translation>
    </message>
    <message>
        <source>the solo opponent’s level: easy, medium or hard</source>
        <translation>le niveau de l’adversaire solo&#xa0;: easy (facile), medium (moyen) ou hard (difficile)</translation>
    </message>
    <message>
        <source>the entrance of the solo opponent’s hotel: %1</source>
        <translation>l’entrée de l’hôtel de l’adversaire solo&#xa0;: %1</translation>
    </message>
    <message>
        <source>the language: %1</source>
        <translation>la langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>The window cannot open: Qt lacks these libraries of the system: %1.</source>
        <translation>La fenêtre ne peut pas s’ouvrir&#xa0;: il manque à Qt ces bibliothèques du système&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu: %1</source>
        <translation>Sous Debian et Ubuntu&#xa0;: %1</translation>
    </message>
    <message>
        <source>let bots play each other and rate them</source>
        <translation>faire jouer les bots entre eux et les classer</translation>
    </message>
    <message>
        <source>Lets each pair of bots play each other, each deal once from either side, and rates them.</source>
        <translation>Fait jouer les bots deux à deux, chaque donne une fois de chaque côté, et les classe.</translation>
    </message>
    <message>
        <source>the bots, separated by commas: %1</source>
        <translation>les bots, séparés par des virgules&#xa0;: %1</translation>
    </message>
    <message>
        <source>how many games each pair plays (100)</source>
        <translation>nombre de parties jouées par chaque paire de bots (100)</translation>
    </message>
    <message>
        <source>the seed of the first deal; the next ones count up (1)</source>
        <translation>la graine de la première donne&#x202f;; les suivantes comptent à partir de là (1)</translation>
    </message>
    <message>
        <source>keep the games in this file, and go on where it ends</source>
        <translation>consigner les parties dans ce fichier et reprendre là où il s’arrête</translation>
    </message>
    <message>
        <source>expected two different bots or more</source>
        <translation>au moins deux bots différents sont attendus</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 games.</source>
        <translation>Arrêté après %1 des %2&#xa0;parties.</translation>
    </message>
    <message>
        <source>there are no games of bots in this file</source>
        <translation>ce fichier ne contient aucune partie de bots</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>modules of the expansion, separated by commas: %1</source>
        <translation>modules de l’extension, séparés par des virgules&#xa0;: %1</translation>
    </message>
    <message>
        <source>with the promo cards: two guests, and more with modules</source>
        <translation>avec les cartes promotionnelles&#xa0;: deux Hôtes, et plus avec des modules</translation>
    </message>
    <message>
        <source>expected %1 with these modules, not %2</source>
        <translation>avec ces modules, valeur attendue&#xa0;: %1, et non %2</translation>
    </message>
    <message>
        <source>say what is best in a saved game</source>
        <translation>dire ce qu’il y a de mieux à faire dans une partie enregistrée</translation>
    </message>
    <message>
        <source>Says what is best where a saved game stands, or at the start of a turn, and why.</source>
        <translation>Dit ce qu’il y a de mieux à faire là où en est une partie enregistrée, ou au début d’un tour, et pourquoi.</translation>
    </message>
    <message>
        <source>at the start of this turn, counted from 1</source>
        <translation>au début de ce tour, compté à partir de 1</translation>
    </message>
    <message>
        <source>look back on a finished game: errors, luck, turning points</source>
        <translation>analyser une partie terminée&#xa0;: erreurs, chance, tournants</translation>
    </message>
    <message>
        <source>Judges every decision of a finished game from what could be seen, and tells luck from skill.</source>
        <translation>Juge chaque décision d’une partie terminée d’après ce que l’on voyait, et distingue la chance du talent.</translation>
    </message>
    <message>
        <source>The game is over; name a turn with --turn.</source>
        <translation>La partie est terminée&#x202f;; indiquez un tour avec --turn.</translation>
    </message>
    <message>
        <source>Turn %1 is that of %2, who has nothing to decide.</source>
        <translation>Le tour&#xa0;%1 revient à %2, qui n’a rien à décider.</translation>
    </message>
    <message>
        <source>The game is not over yet; ask for a hint instead.</source>
        <translation>La partie n’est pas terminée&#x202f;; demandez plutôt un conseil avec hint.</translation>
    </message>
    <message>
        <source>Stopped before the review was complete.</source>
        <translation>Arrêté avant la fin de l’analyse.</translation>
    </message>
    <message>
        <source>a saved game to continue; a file alone means the same</source>
        <translation>une partie enregistrée à continuer&#x202f;; un fichier seul a le même sens</translation>
    </message>
    <message>
        <source>a file is missing</source>
        <translation>il manque un fichier</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>the guests who wait</source>
        <extracomment>Where to look, by the kind of place that a move is about.</extracomment>
        <translation>les Hôtes qui attendent</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>les dés</translation>
    </message>
    <message>
        <source>your rooms</source>
        <translation>vos Chambres</translation>
    </message>
    <message>
        <source>the guests in your café</source>
        <translation>les Hôtes de votre café</translation>
    </message>
    <message>
        <source>your kitchen</source>
        <translation>votre cuisine</translation>
    </message>
    <message>
        <source>your staff cards</source>
        <translation>vos cartes Personnel</translation>
    </message>
    <message>
        <source>the objectives</source>
        <translation>les Objectifs</translation>
    </message>
    <message>
        <source>what you are being asked</source>
        <translation>ce qui vous est demandé</translation>
    </message>
    <message>
        <source>points at once</source>
        <translation>points immédiats</translation>
    </message>
    <message>
        <source>the Emperor</source>
        <translation>l’Empereur</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Chambres</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>Hôtes</translation>
    </message>
    <message>
        <source>kitchen</source>
        <translation>cuisine</translation>
    </message>
    <message>
        <source>the ballrooms</source>
        <translation>les salles de bal</translation>
    </message>
    <message>
        <source>celebrities</source>
        <translation>célébrités</translation>
    </message>
    <message>
        <source>the hotel entrance</source>
        <translation>l’entrée de l’hôtel</translation>
    </message>
    <message>
        <source>what it leaves the others</source>
        <translation>ce qui reste aux autres</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>le reste</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>staff cards</source>
        <translation>cartes Personnel</translation>
    </message>
    <message>
        <source>masterly</source>
        <translation>magistral</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>brillant</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>solide</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>inégal</translation>
    </message>
    <message>
        <source>careless</source>
        <translation>négligent</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>À regarder</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Il n’y a rien à choisir ici.</translation>
    </message>
    <message>
        <source>Whatever else you do comes to the same.</source>
        <translation>Tout autre choix revient au même.</translation>
    </message>
    <message>
        <source>The coach cannot look any further just now.</source>
        <translation>L’entraîneur ne peut pas voir plus loin pour l’instant.</translation>
    </message>
    <message>
        <source>A first opinion; I am looking further.</source>
        <translation>Un premier avis&#x202f;; je regarde plus loin.</translation>
    </message>
    <message>
        <source>Next best, by less than 1 VP: %1</source>
        <translation>Presque aussi bien, à moins de 1&#xa0;PV&#xa0;: %1</translation>
    </message>
    <message>
        <source>the same without “%1”</source>
        <translation>la même chose sans «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>As good, as far as anyone can tell: %1</source>
        <translation>Aussi bien, pour autant qu’on puisse en juger&#xa0;: %1</translation>
    </message>
    <message>
        <source>In its favour</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>%1 (%2 VP)</source>
        <translation>%1 (%2&#xa0;PV)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Completes</source>
        <translation>Achève</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Round %1, turn %2: %3</source>
        <translation>Manche&#xa0;%1, tour&#xa0;%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>%1 VP lost, counted to the end of the game</source>
        <translation>Perte&#xa0;: %1&#xa0;PV, en comptant jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>%1 VP lost, give or take %2</source>
        <translation>Perte&#xa0;: %1&#xa0;PV, à %2&#xa0;PV près</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Rien de mieux n’a été trouvé.</translation>
    </message>
    <message>
        <source>%1 play, %2 VP lost to errors a turn</source>
        <translation>jeu %1, perte par tour due aux erreurs&#xa0;: %2&#xa0;PV</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 VP by luck</source>
        <translation>part de la chance&#xa0;: %1&#xa0;PV</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the score to be expected rises by %3 VP.</source>
        <translation>Manche&#xa0;%1, %2 joue&#xa0;: le score attendu augmente de %3&#xa0;PV.</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the score to be expected falls by %3 VP.</source>
        <translation>Manche&#xa0;%1, %2 joue&#xa0;: le score attendu baisse de %3&#xa0;PV.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n possible game(s) so far; I am looking further.</source>
        <translation>
            <numerusform>Comparé jusqu’ici dans %n&#xa0;partie possible&#x202f;; je regarde plus loin.</numerusform>
            <numerusform>Comparé jusqu’ici dans %n&#xa0;parties possibles&#x202f;; je regarde plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n possible game(s).</source>
        <translation>
            <numerusform>Comparé dans %n&#xa0;partie possible.</numerusform>
            <numerusform>Comparé dans %n&#xa0;parties possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next best is worth about %n VP less: %1</source>
        <translation>
            <numerusform>Ce qui vient ensuite vaut environ %n&#xa0;PV de moins&#xa0;: %1</numerusform>
            <numerusform>Ce qui vient ensuite vaut environ %n&#xa0;PV de moins&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted to the end of the game.</source>
        <translation>Compté jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Moving in</source>
        <translation>Emménagement</translation>
    </message>
    <message>
        <source>%1 VP lost</source>
        <translation>Perte&#xa0;: %1&#xa0;PV</translation>
    </message>
    <message>
        <source>Round %1, beside the turns: %2</source>
        <translation>Manche&#xa0;%1, en marge des tours&#xa0;: %2</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the lead shifts by %3 VP in favour of %4.</source>
        <translation>Manche&#xa0;%1, %2 joue&#xa0;: l’avance bascule de %3&#xa0;PV vers %4.</translation>
    </message>
</context>
<context>
    <name>colors</name>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>couleur au choix</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>Normal deal</source>
        <translation>Distribution normale</translation>
    </message>
    <message>
        <source>Starter sets</source>
        <translation>Séries de départ</translation>
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
        <translation>blanc</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>You get %1.</source>
        <translation>Vous recevez %1.</translation>
    </message>
    <message>
        <source>You take an extra turn right after this one, without taking a die.</source>
        <translation>Vous jouez un tour supplémentaire juste après celui-ci, sans prendre de dé.</translation>
    </message>
    <message>
        <source>You carry out the action of any space with dice, without taking a die.</source>
        <translation>Vous effectuez l’action d’une case de votre choix où il y a des dés, sans prendre de dé.</translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand at no cost.</source>
        <translation>
            <numerusform>Vous pouvez jouer gratuitement %n&#xa0;carte Personnel de votre main.</numerusform>
            <numerusform>Vous pouvez jouer gratuitement jusqu’à %n&#xa0;cartes Personnel de votre main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand at the printed cost.</source>
        <translation>
            <numerusform>Vous pouvez jouer %n&#xa0;carte Personnel de votre main au coût imprimé.</numerusform>
            <numerusform>Vous pouvez jouer jusqu’à %n&#xa0;cartes Personnel de votre main au coût imprimé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand, each for %1 less.</source>
        <translation>
            <numerusform>Vous pouvez jouer %n&#xa0;carte Personnel de votre main pour %1 de moins.</numerusform>
            <numerusform>Vous pouvez jouer jusqu’à %n&#xa0;cartes Personnel de votre main, chacune pour %1 de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw three staff cards and play one of them at no cost; the others go under the deck.</source>
        <translation>Vous piochez trois cartes Personnel et en jouez une gratuitement&#x202f;; les autres vont sous la pioche.</translation>
    </message>
    <message>
        <source>You draw three staff cards and may play one of them for %1 less; the others go under the deck.</source>
        <translation>Vous piochez trois cartes Personnel et pouvez en jouer une pour %1 de moins&#x202f;; les autres vont sous la pioche.</translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost, on floors 1 to %1 only.</source>
        <translation>
            <numerusform>Vous pouvez préparer gratuitement %n&#xa0;Chambre, jusqu’à l’étage&#xa0;%1 seulement.</numerusform>
            <numerusform>Vous pouvez préparer gratuitement au plus %n&#xa0;Chambres, jusqu’à l’étage&#xa0;%1 seulement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost.</source>
        <translation>
            <numerusform>Vous pouvez préparer gratuitement %n&#xa0;Chambre.</numerusform>
            <numerusform>Vous pouvez préparer gratuitement jusqu’à %n&#xa0;Chambres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at the normal cost.</source>
        <translation>
            <numerusform>Vous pouvez préparer %n&#xa0;Chambre au coût normal.</numerusform>
            <numerusform>Vous pouvez préparer jusqu’à %n&#xa0;Chambres au coût normal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s), each for %1 less.</source>
        <translation>
            <numerusform>Vous pouvez préparer %n&#xa0;Chambre pour %1 de moins.</numerusform>
            <numerusform>Vous pouvez préparer jusqu’à %n&#xa0;Chambres, chacune pour %1 de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may prepare one room at no cost, on floors 1 to %1 only, and turn it to occupied at once.</source>
        <translation>Vous pouvez préparer gratuitement une Chambre, jusqu’à l’étage&#xa0;%1 seulement, et l’occuper aussitôt.</translation>
    </message>
    <message>
        <source>You may prepare one room at no cost and turn it to occupied at once.</source>
        <translation>Vous pouvez préparer gratuitement une Chambre et l’occuper aussitôt.</translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you get %n krone(s).</source>
        <translation>
            <numerusform>Chaque fois qu’%1 emménage dans une Chambre, vous recevez %n&#xa0;Couronne.</numerusform>
            <numerusform>Chaque fois qu’%1 emménage dans une Chambre, vous recevez %n&#xa0;Couronnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you score %n VP.</source>
        <translation>
            <numerusform>Chaque fois qu’%1 emménage dans une Chambre, vous marquez %n&#xa0;PV.</numerusform>
            <numerusform>Chaque fois qu’%1 emménage dans une Chambre, vous marquez %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you advance %n step(s) on the Emperor track.</source>
        <translation>
            <numerusform>Chaque fois qu’%1 emménage dans une Chambre, vous avancez de %n&#xa0;case sur la piste Empereur.</numerusform>
            <numerusform>Chaque fois qu’%1 emménage dans une Chambre, vous avancez de %n&#xa0;cases sur la piste Empereur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before a penalty from the Emperor you may pay %n krone(s) to ignore it.</source>
        <translation>
            <numerusform>Avant une pénalité de l’Empereur, vous pouvez payer %n&#xa0;Couronne pour l’ignorer.</numerusform>
            <numerusform>Avant une pénalité de l’Empereur, vous pouvez payer %n&#xa0;Couronnes pour l’ignorer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever a guest moves into one of your rooms, you get %n krone(s).</source>
        <translation>
            <numerusform>Chaque fois qu’un Hôte emménage dans l’une de vos Chambres, vous recevez %n&#xa0;Couronne.</numerusform>
            <numerusform>Chaque fois qu’un Hôte emménage dans l’une de vos Chambres, vous recevez %n&#xa0;Couronnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever one of your rooms is turned to occupied, you get %n krone(s).</source>
        <translation>
            <numerusform>Chaque fois que l’une de vos Chambres devient occupée, vous recevez %n&#xa0;Couronne.</numerusform>
            <numerusform>Chaque fois que l’une de vos Chambres devient occupée, vous recevez %n&#xa0;Couronnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, its strength is %n higher.</source>
        <translation>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, sa force augmente de %n.</numerusform>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, sa force augmente de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also advance %n step(s) on the Emperor track, before or after the main action.</source>
        <translation>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, vous pouvez aussi avancer de %n&#xa0;case sur la piste Empereur, avant ou après l’action principale.</numerusform>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, vous pouvez aussi avancer de %n&#xa0;cases sur la piste Empereur, avant ou après l’action principale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also play %n staff card(s) from your hand at the printed cost, before or after the main action.</source>
        <translation>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, vous pouvez aussi jouer %n&#xa0;carte Personnel de votre main au coût imprimé, avant ou après l’action principale.</numerusform>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, vous pouvez aussi jouer jusqu’à %n&#xa0;cartes Personnel de votre main au coût imprimé, avant ou après l’action principale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also prepare %n room(s) at the normal cost, before or after the main action.</source>
        <translation>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, vous pouvez aussi préparer %n&#xa0;Chambre au coût normal, avant ou après l’action principale.</numerusform>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, vous pouvez aussi préparer jusqu’à %n&#xa0;Chambres au coût normal, avant ou après l’action principale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you score %n VP at once.</source>
        <translation>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, vous marquez aussitôt %n&#xa0;PV.</numerusform>
            <numerusform>Chaque fois que vous prenez un dé de valeur %1, vous marquez aussitôt %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %1 and %n dish(es) or drink(s) of your choice from your kitchen.</source>
        <translation>
            <numerusform>Vous perdez %1 et %n plat ou boisson de votre choix de votre cuisine.</numerusform>
            <numerusform>Vous perdez %1 et %n plats ou boissons de votre choix de votre cuisine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n guest(s) from the queue at no cost.</source>
        <translation>
            <numerusform>Vous pouvez prendre gratuitement %n&#xa0;Hôte de la file.</numerusform>
            <numerusform>Vous pouvez prendre gratuitement jusqu’à %n&#xa0;Hôtes de la file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may turn %n vacant room(s) of any colour to occupied.</source>
        <translation>
            <numerusform>Vous pouvez occuper %n&#xa0;Chambre libre de la couleur de votre choix.</numerusform>
            <numerusform>Vous pouvez occuper jusqu’à %n&#xa0;Chambres libres, des couleurs de votre choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whenever you take a die showing 4, each point of strength gives you 1 krone and also 1 step on the Emperor track.</source>
        <translation>Chaque fois que vous prenez un dé de valeur 4, chaque point de force vous rapporte 1&#xa0;Couronne et, en plus, 1&#xa0;case sur la piste Empereur.</translation>
    </message>
    <message>
        <source>A die showing 6 costs you no krone.</source>
        <translation>Un dé de valeur 6 ne vous coûte aucune Couronne.</translation>
    </message>
    <message>
        <source>Preparing blue rooms costs you nothing.</source>
        <translation>Préparer des Chambres bleues ne vous coûte rien.</translation>
    </message>
    <message>
        <source>Preparing red rooms costs you nothing.</source>
        <translation>Préparer des Chambres rouges ne vous coûte rien.</translation>
    </message>
    <message>
        <source>Preparing yellow rooms costs you nothing.</source>
        <translation>Préparer des Chambres jaunes ne vous coûte rien.</translation>
    </message>
    <message>
        <source>Serving from your kitchen costs you nothing, for any number of items.</source>
        <translation>Servir depuis votre cuisine ne vous coûte rien, quel que soit le nombre d’éléments.</translation>
    </message>
    <message>
        <source>Guests from the queue cost you nothing.</source>
        <translation>Les Hôtes de la file ne vous coûtent rien.</translation>
    </message>
    <message>
        <source>You may prepare up to two rooms; one of them, of your choice, costs 1 krone less.</source>
        <translation>Vous pouvez préparer jusqu’à deux Chambres&#x202f;; l’une d’elles, que vous désignez, coûte 1&#xa0;Couronne de moins.</translation>
    </message>
    <message>
        <source>No reward.</source>
        <translation>Pas de récompense.</translation>
    </message>
    <message>
        <source>If those floors are full, nothing happens.</source>
        <translation>Si ces étages sont pleins, il ne se passe rien.</translation>
    </message>
    <message>
        <source>The queue is refilled between the two guests.</source>
        <translation>La file est complétée entre les deux Hôtes.</translation>
    </message>
    <message>
        <source>In it you may take a guest, use additional actions and carry out the action of one space with dice, which you may boost for 1 krone; the dice stay where they are.</source>
        <translation>Pendant ce tour, vous pouvez prendre un Hôte, effectuer des actions supplémentaires et réaliser l’action d’une case où il y a des dés, que vous pouvez renforcer pour 1&#xa0;Couronne&#x202f;; les dés restent en place.</translation>
    </message>
    <message>
        <source>The strength is as it stands: you cannot boost it, and staff that depends on taking a die does not work; space 6 costs its krone. This comes after everything else the guest brings.</source>
        <translation>La force est prise telle quelle&#xa0;: on ne peut pas la renforcer, et le Personnel lié à la prise d’un dé n’agit pas&#x202f;; la case&#xa0;6 coûte sa Couronne. Cette action vient après tout ce que cet Hôte apporte.</translation>
    </message>
    <message>
        <source>With Vienna Ballrooms, going to a ball counts as moving in.</source>
        <translation>Avec les Salles de bal de Vienne, aller au bal compte comme emménager.</translation>
    </message>
    <message>
        <source>Works once, when you play it.</source>
        <translation>Agit une fois, quand vous jouez la carte.</translation>
    </message>
    <message>
        <source>Works once per round, on your turn, whenever you like.</source>
        <translation>Agit une fois par manche, à votre tour, quand vous le souhaitez.</translation>
    </message>
    <message>
        <source>What counts is moving in, not completing the order.</source>
        <translation>C’est l’emménagement qui compte, non la commande complétée.</translation>
    </message>
    <message>
        <source>At most once per die, and nothing may come in between.</source>
        <translation>Au plus une fois par dé, sans rien entre les deux.</translation>
    </message>
    <message>
        <source>It is counted for your own hotel. A Secretary cannot be copied.</source>
        <translation>Elle compte pour votre propre hôtel. Une Secrétaire ne peut pas être copiée.</translation>
    </message>
    <message>
        <source>This card counts too.</source>
        <translation>Cette carte compte aussi.</translation>
    </message>
    <message>
        <source>Vacant and occupied rooms both count.</source>
        <translation>Chambres libres et occupées comptent également.</translation>
    </message>
    <message>
        <source>Any guest will do, served before or not.</source>
        <translation>N’importe quel Hôte convient, qu’il ait déjà été servi ou non.</translation>
    </message>
    <message>
        <source>What counts is where your marker stands after the last retreat.</source>
        <translation>Le marqueur compte là où il se trouve après le dernier recul.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n krone(s).</source>
        <translation>
            <numerusform>Vous possédez %n&#xa0;Couronne.</numerusform>
            <numerusform>Vous possédez %n&#xa0;Couronnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>Vous marquez %n&#xa0;PV pour chacune de vos cartes Personnel en jeu.</numerusform>
            <numerusform>Vous marquez %n&#xa0;PV pour chacune de vos cartes Personnel en jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP.</source>
        <translation>
            <numerusform>Vous marquez %n&#xa0;PV.</numerusform>
            <numerusform>Vous marquez %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stand on space %n of the Emperor track or beyond.</source>
        <translation>
            <numerusform>Vous êtes sur la case&#xa0;%n de la piste Empereur ou plus loin.</numerusform>
            <numerusform>Vous êtes sur la case&#xa0;%n de la piste Empereur ou plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n staff card(s) in play.</source>
        <translation>
            <numerusform>Vous avez au moins %n&#xa0;carte Personnel en jeu.</numerusform>
            <numerusform>Vous avez au moins %n&#xa0;cartes Personnel en jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n room tile(s) in your hotel, vacant or occupied.</source>
        <translation>
            <numerusform>Vous avez au moins %n&#xa0;tuile Chambre dans votre hôtel, libre ou occupée.</numerusform>
            <numerusform>Vous avez au moins %n&#xa0;tuiles Chambre dans votre hôtel, libres ou occupées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n floor(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Au moins %n&#xa0;étage de votre hôtel est entièrement occupé.</numerusform>
            <numerusform>Au moins %n&#xa0;étages de votre hôtel sont entièrement occupés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n column(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Au moins %n&#xa0;colonne de votre hôtel est entièrement occupée.</numerusform>
            <numerusform>Au moins %n&#xa0;colonnes de votre hôtel sont entièrement occupées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n group(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Au moins %n&#xa0;groupe de votre hôtel est entièrement occupé.</numerusform>
            <numerusform>Au moins %n&#xa0;groupes de votre hôtel sont entièrement occupés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All rooms of at least %n colour(s) are occupied in your hotel.</source>
        <translation>
            <numerusform>Toutes les Chambres d’au moins %n&#xa0;couleur sont occupées dans votre hôtel.</numerusform>
            <numerusform>Toutes les Chambres d’au moins %n&#xa0;couleurs sont occupées dans votre hôtel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have at least %1 occupied.</source>
        <translation>Dans votre hôtel sont occupées au moins %1.</translation>
    </message>
    <message>
        <source>You draw three staff cards and may play one of them at no cost; the others go under the deck.</source>
        <translation>Vous piochez trois cartes Personnel et pouvez en jouer une gratuitement&#x202f;; les autres vont sous la pioche.</translation>
    </message>
    <message>
        <source>You choose among what is possible. 1) %1 2) %2</source>
        <translation>Choisissez parmi ce qui est possible. 1) %1 2) %2</translation>
    </message>
    <message>
        <source>%1 Not possible in full? %2</source>
        <translation>%1 Impossible en entier&#x202f;? %2</translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chacune de vos cartes Personnel en jeu.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chacune de vos cartes Personnel en jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each room tile in your hotel.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque tuile Chambre de votre hôtel.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque tuile Chambre de votre hôtel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied group.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque groupe entièrement occupé.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque groupe entièrement occupé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each objective you have claimed.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Objectif que vous avez réclamé.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Objectif que vous avez réclamé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied floor.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque étage entièrement occupé.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque étage entièrement occupé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied column.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque colonne entièrement occupée.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque colonne entièrement occupée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque trio formé d’une Chambre rouge, d’une bleue et d’une jaune occupées.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque trio formé d’une Chambre rouge, d’une bleue et d’une jaune occupées.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end you copy the best end card an opponent has in play.</source>
        <translation>À la fin, vous copiez la meilleure carte de fin de partie qu’un adversaire a en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied blue room.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Chambre bleue occupée.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Chambre bleue occupée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied red room.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Chambre rouge occupée.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Chambre rouge occupée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied yellow room.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Chambre jaune occupée.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Chambre jaune occupée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied room.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Chambre occupée.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chaque Chambre occupée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each step from space 0 to your marker on the Emperor track, at most %1 VP.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV par case entre la case&#xa0;0 et votre marqueur sur la piste Empereur, au plus %1&#xa0;PV.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV par case entre la case&#xa0;0 et votre marqueur sur la piste Empereur, au plus %1&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each step from space 0 to your marker on the Emperor track.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV par case entre la case&#xa0;0 et votre marqueur sur la piste Empereur.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV par case entre la case&#xa0;0 et votre marqueur sur la piste Empereur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You advance %n step(s) on the Emperor track.</source>
        <translation>
            <numerusform>Vous avancez de %n&#xa0;case sur la piste Empereur.</numerusform>
            <numerusform>Vous avancez de %n&#xa0;cases sur la piste Empereur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n staff card(s) into your hand.</source>
        <translation>
            <numerusform>Vous piochez %n&#xa0;carte Personnel, que vous gardez en main.</numerusform>
            <numerusform>Vous piochez %n&#xa0;cartes Personnel, que vous gardez en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You fill the order(s) of %n guest(s) in your café from the supply.</source>
        <translation>
            <numerusform>Vous complétez, avec des éléments de la réserve, la commande de %n&#xa0;Hôte de votre café.</numerusform>
            <numerusform>Vous complétez, avec des éléments de la réserve, les commandes de %n&#xa0;Hôtes de votre café.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n item(s) of your choice.</source>
        <translation>
            <numerusform>Vous recevez %n&#xa0;élément de votre choix.</numerusform>
            <numerusform>Vous recevez %n&#xa0;éléments de votre choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n krone(s).</source>
        <translation>
            <numerusform>Vous recevez %n&#xa0;Couronne.</numerusform>
            <numerusform>Vous recevez %n&#xa0;Couronnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n krone(s).</source>
        <translation>
            <numerusform>Vous perdez %n&#xa0;Couronne.</numerusform>
            <numerusform>Vous perdez %n&#xa0;Couronnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n VP.</source>
        <translation>
            <numerusform>Vous perdez %n&#xa0;PV.</numerusform>
            <numerusform>Vous perdez %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>Vous perdez %n&#xa0;PV pour chacune de vos cartes Personnel en jeu.</numerusform>
            <numerusform>Vous perdez %n&#xa0;PV pour chacune de vos cartes Personnel en jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>All dishes and drinks in your kitchen go back to the supply.</source>
        <translation>Tous les plats et boissons de votre cuisine retournent à la réserve.</translation>
    </message>
    <message>
        <source>All dishes and drinks in your kitchen and on the guests in your café go back to the supply.</source>
        <translation>Tous les plats et boissons de votre cuisine et ceux posés sur les Hôtes de votre café retournent à la réserve.</translation>
    </message>
    <message numerus="yes">
        <source>You put %n staff card(s) from your hand under the deck.</source>
        <translation>
            <numerusform>Vous remettez %n&#xa0;carte Personnel de votre main sous la pioche.</numerusform>
            <numerusform>Vous remettez %n&#xa0;cartes Personnel de votre main sous la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove %n vacant room(s), from the highest floors possible.</source>
        <translation>
            <numerusform>Vous retirez %n&#xa0;Chambre libre, à l’étage le plus haut possible.</numerusform>
            <numerusform>Vous retirez %n&#xa0;Chambres libres, aux étages les plus hauts possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove %n of your end cards in play.</source>
        <translation>
            <numerusform>Vous retirez %n&#xa0;carte de fin de partie que vous avez en jeu.</numerusform>
            <numerusform>Vous retirez %n&#xa0;cartes de fin de partie que vous avez en jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>You remove an occupied room from the highest floor that has one, and then the next occupied room below it in the same column, if there is one.</source>
        <translation>Vous retirez une Chambre occupée de l’étage le plus haut qui en a une, puis la première Chambre occupée au-dessous dans la même colonne, s’il y en a une.</translation>
    </message>
    <message>
        <source>You remove an occupied room from the highest floor that has one, and then one from the next lower floor that has one, if there is such a floor.</source>
        <translation>Vous retirez une Chambre occupée de l’étage le plus haut qui en a une, puis une autre de l’étage inférieur le plus proche qui en a une, s’il existe.</translation>
    </message>
    <message numerus="yes">
        <source>A guest with an order of %1 or more items may leave your café with %n item(s) missing.</source>
        <translation>
            <numerusform>Un Hôte dont la commande compte au moins %1&#xa0;éléments peut quitter votre café alors qu’il lui en manque %n.</numerusform>
            <numerusform>Un Hôte dont la commande compte au moins %1&#xa0;éléments peut quitter votre café alors qu’il lui en manque %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after %2 with an order of %n or more items has left for a room or a ball, you may flip this card: %1</source>
        <translation>
            <numerusform>Une fois, après qu’%2 dont la commande compte au moins %n&#xa0;élément est parti dans une Chambre ou au bal, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
            <numerusform>Une fois, après qu’%2 dont la commande compte au moins %n&#xa0;éléments est parti dans une Chambre ou au bal, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of your dancers stand in ballrooms.</source>
        <translation>
            <numerusform>Au moins %n&#xa0;de vos danseurs se trouve dans une salle de bal.</numerusform>
            <numerusform>Au moins %n&#xa0;de vos danseurs se trouvent dans des salles de bal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n room(s) of your top floor are occupied.</source>
        <translation>
            <numerusform>Au moins %n&#xa0;Chambre de votre dernier étage est occupée.</numerusform>
            <numerusform>Au moins %n&#xa0;Chambres de votre dernier étage sont occupées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each of your dancers in ballrooms.</source>
        <translation>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chacun de vos danseurs dans les salles de bal.</numerusform>
            <numerusform>À la fin, vous marquez %n&#xa0;PV pour chacun de vos danseurs dans les salles de bal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each other player gets %n item(s) of their choice.</source>
        <translation>
            <numerusform>Chaque autre joueur reçoit %n&#xa0;élément de son choix.</numerusform>
            <numerusform>Chaque autre joueur reçoit %n&#xa0;éléments de son choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has advanced you %n or more steps on the Emperor track, you may flip this card: %1</source>
        <translation>
            <numerusform>Une fois, après une action qui vous a fait avancer d’au moins %n&#xa0;case sur la piste Empereur, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
            <numerusform>Une fois, après une action qui vous a fait avancer d’au moins %n&#xa0;cases sur la piste Empereur, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has brought you %n or more dishes, you may flip this card: %1</source>
        <translation>
            <numerusform>Une fois, après une action qui vous a rapporté au moins %n&#xa0;plat, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
            <numerusform>Une fois, après une action qui vous a rapporté au moins %n&#xa0;plats, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has brought you %n or more drinks, you may flip this card: %1</source>
        <translation>
            <numerusform>Une fois, après une action qui vous a rapporté au moins %n&#xa0;boisson, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
            <numerusform>Une fois, après une action qui vous a rapporté au moins %n&#xa0;boissons, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after you have fully occupied a group of %n or more rooms, you may flip this card: %1</source>
        <translation>
            <numerusform>Une fois, après avoir entièrement occupé un groupe d’au moins %n&#xa0;Chambre, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
            <numerusform>Une fois, après avoir entièrement occupé un groupe d’au moins %n&#xa0;Chambres, vous pouvez retourner cette carte&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, on your turn, you may exchange up to %n dish(es) and drink(s) from your kitchen for as many of other kinds; these may go onto your guests.</source>
        <translation>
            <numerusform>Une fois, à votre tour, vous pouvez échanger jusqu’à %n plat ou boisson de votre cuisine contre autant d’éléments d’autres sortes&#x202f;; ceux-ci peuvent aller sur vos Hôtes.</numerusform>
            <numerusform>Une fois, à votre tour, vous pouvez échanger jusqu’à %n plats et boissons de votre cuisine contre autant d’éléments d’autres sortes&#x202f;; ceux-ci peuvent aller sur vos Hôtes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you get the Emperor’s reward, you also score %n VP, even if you decline it.</source>
        <translation>
            <numerusform>Chaque fois que vous obtenez la récompense de l’Empereur, vous marquez en outre %n&#xa0;PV, même si vous y renoncez.</numerusform>
            <numerusform>Chaque fois que vous obtenez la récompense de l’Empereur, vous marquez en outre %n&#xa0;PV, même si vous y renoncez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n item(s) of your choice, of other kinds than those you gave.</source>
        <translation>
            <numerusform>Vous recevez %n&#xa0;élément de votre choix, d’une autre sorte que ceux que vous avez donnés.</numerusform>
            <numerusform>Vous recevez %n&#xa0;éléments de votre choix, d’autres sortes que ceux que vous avez donnés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n champagne in your kitchen.</source>
        <translation>
            <numerusform>Vous avez au moins %n&#xa0;Champagne dans votre cuisine.</numerusform>
            <numerusform>Vous avez au moins %n&#xa0;Champagnes dans votre cuisine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed at least %n green guest(s).</source>
        <translation>
            <numerusform>Vous avez satisfait au moins %n&#xa0;Hôte vert.</numerusform>
            <numerusform>Vous avez satisfait au moins %n&#xa0;Hôtes verts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed at least %n guest(s) with three or more items.</source>
        <translation>
            <numerusform>Vous avez satisfait au moins %n&#xa0;Hôte dont la commande compte au moins trois éléments.</numerusform>
            <numerusform>Vous avez satisfait au moins %n&#xa0;Hôtes dont la commande compte au moins trois éléments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n of your dancers in the ballroom that is scored next.</source>
        <translation>
            <numerusform>Vous perdez %n&#xa0;de vos danseurs dans la salle de bal du prochain décompte.</numerusform>
            <numerusform>Vous perdez %n&#xa0;de vos danseurs dans la salle de bal du prochain décompte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost and occupy them at once.</source>
        <translation>
            <numerusform>Vous pouvez préparer gratuitement %n&#xa0;Chambre et la retourner aussitôt côté occupé.</numerusform>
            <numerusform>Vous pouvez préparer gratuitement jusqu’à %n&#xa0;Chambres et les retourner aussitôt côté occupé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom at no cost.</source>
        <translation>
            <numerusform>Vous pouvez envoyer gratuitement %n&#xa0;danseur dans une salle de bal.</numerusform>
            <numerusform>Vous pouvez envoyer gratuitement jusqu’à %n&#xa0;danseurs dans des salles de bal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom at the normal cost.</source>
        <translation>
            <numerusform>Vous pouvez envoyer %n&#xa0;danseur dans une salle de bal au coût normal.</numerusform>
            <numerusform>Vous pouvez envoyer jusqu’à %n&#xa0;danseurs dans des salles de bal au coût normal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, each for %1 less.</source>
        <translation>
            <numerusform>Vous pouvez envoyer %n&#xa0;danseur dans une salle de bal pour %1 de moins.</numerusform>
            <numerusform>Vous pouvez envoyer jusqu’à %n&#xa0;danseurs dans des salles de bal, chacun pour %1 de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, for %1 less per other player.</source>
        <translation>
            <numerusform>Vous pouvez envoyer %n&#xa0;danseur dans une salle de bal pour %1 de moins par autre joueur.</numerusform>
            <numerusform>Vous pouvez envoyer jusqu’à %n&#xa0;danseurs dans des salles de bal, chacun pour %1 de moins par autre joueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, the first for %1 less, the second for %2 less.</source>
        <translation>
            <numerusform>Vous pouvez envoyer %n&#xa0;danseur dans une salle de bal, le premier pour %1 de moins, le second pour %2 de moins.</numerusform>
            <numerusform>Vous pouvez envoyer jusqu’à %n&#xa0;danseurs dans des salles de bal, le premier pour %1 de moins, le second pour %2 de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may turn %n vacant room(s) of any colour to occupied, on floors 1 to %1 only.</source>
        <translation>
            <numerusform>Vous pouvez occuper %n&#xa0;Chambre libre de la couleur de votre choix, seulement aux étages&#xa0;1 à %1.</numerusform>
            <numerusform>Vous pouvez occuper jusqu’à %n&#xa0;Chambres libres, des couleurs de votre choix, seulement aux étages&#xa0;1 à %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each objective you have claimed.</source>
        <translation>
            <numerusform>Vous marquez %n&#xa0;PV pour chaque Objectif que vous avez réclamé.</numerusform>
            <numerusform>Vous marquez %n&#xa0;PV pour chaque Objectif que vous avez réclamé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each of your dancers in ballrooms.</source>
        <translation>
            <numerusform>Vous marquez %n&#xa0;PV pour chacun de vos danseurs dans les salles de bal.</numerusform>
            <numerusform>Vous marquez %n&#xa0;PV pour chacun de vos danseurs dans les salles de bal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kitchen has at least %n of each dish and drink.</source>
        <translation>
            <numerusform>Votre cuisine contient au moins %n&#xa0;exemplaire de chaque plat et de chaque boisson.</numerusform>
            <numerusform>Votre cuisine contient au moins %n&#xa0;exemplaires de chaque plat et de chaque boisson.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stays at the table. Once per round, on your turn, you may give %1 for this: %2</source>
        <translation>Reste à table. Une fois par manche, pendant votre tour, vous pouvez donner %1 pour ceci&#xa0;: %2</translation>
    </message>
    <message>
        <source>Moves into two rooms side by side at once, and goes to no ball.</source>
        <translation>Emménage dans deux Chambres voisines à la fois et ne va pas au bal.</translation>
    </message>
    <message>
        <source>Goes to a ball and moves into no room.</source>
        <translation>Va au bal et n’emménage dans aucune Chambre.</translation>
    </message>
    <message>
        <source>Moves into a room on the bottom floor only, and goes to no ball.</source>
        <translation>N’emménage que dans une Chambre de l’étage du bas et ne va pas au bal.</translation>
    </message>
    <message>
        <source>To a room only, not to a ball.</source>
        <translation>Dans une Chambre seulement, pas au bal.</translation>
    </message>
    <message>
        <source>You score VP by the round, from the first to the last: %1.</source>
        <translation>Vous marquez des PV selon la manche, de la première à la dernière&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Once, after you have claimed an objective, you may flip this card: %1</source>
        <translation>Une fois, après avoir réclamé un Objectif, vous pouvez retourner cette carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>You may send a second dancer to the same space.</source>
        <translation>Vous pouvez envoyer un second danseur sur la même case.</translation>
    </message>
    <message>
        <source>The ballroom that is scored next is scored at once, for all players; it stays open and is scored again at its usual time.</source>
        <translation>La salle de bal du prochain décompte est décomptée aussitôt pour tous les joueurs&#x202f;; elle reste ouverte et sera décomptée de nouveau quand viendra son tour.</translation>
    </message>
    <message>
        <source>The guests in your café get as much of this item as they are still waiting for: %1.</source>
        <translation>Les Hôtes de votre café reçoivent tout ce qu’ils attendent encore de cet élément&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You may take one guest from the queue at no cost and fill the order from the supply.</source>
        <translation>Vous pouvez prendre gratuitement un Hôte dans la file et compléter sa commande avec la réserve.</translation>
    </message>
    <message>
        <source>Whenever you take a die showing %1: %2</source>
        <translation>Chaque fois que vous prenez un dé de valeur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Whenever you take a die showing %1, also, before or after the main action: %2</source>
        <translation>Chaque fois que vous prenez un dé de valeur %1, en plus, avant ou après l’action principale&#xa0;: %2</translation>
    </message>
    <message>
        <source>You may give %1 for this: %2</source>
        <translation>Vous pouvez donner %1 pour ceci&#xa0;: %2</translation>
    </message>
    <message>
        <source>After the main action of a die showing %1: %2</source>
        <translation>Après l’action principale d’un dé de valeur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Once per round, after you have played another staff card: %1</source>
        <translation>Une fois par manche, après avoir joué une autre carte Personnel&#xa0;: %1</translation>
    </message>
    <message>
        <source>After you have played a staff card: %1</source>
        <translation>Après avoir joué une carte Personnel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Whenever you send a dancer: %1</source>
        <translation>Chaque fois que vous envoyez un danseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Whenever you claim an objective: %1</source>
        <translation>Chaque fois que vous réclamez un Objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Once in each action in which you pay champagne: %1</source>
        <translation>Une fois dans chaque action durant laquelle vous payez du Champagne&#xa0;: %1</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Vous perdez %1.</translation>
    </message>
    <message>
        <source>You lose all your krones and everything in your kitchen.</source>
        <translation>Vous perdez toutes vos Couronnes et tout le contenu de votre cuisine.</translation>
    </message>
    <message>
        <source>What this adds does not count again.</source>
        <translation>Ce que cela ajoute ne compte pas à nouveau.</translation>
    </message>
    <message>
        <source>After anything that has advanced you on the Emperor track: %1</source>
        <translation>Après tout ce qui vous a fait avancer sur la piste Empereur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Whenever anything advances you on the Emperor track: %1</source>
        <translation>Chaque fois que quelque chose vous fait avancer sur la piste Empereur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Whenever anything scores you VP: %1</source>
        <translation>Chaque fois que quelque chose vous rapporte des PV&#xa0;: %1</translation>
    </message>
    <message>
        <source>After anything that has brought you krones: %1</source>
        <translation>Après tout ce qui vous a rapporté des Couronnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Whenever anything brings you champagne: %1</source>
        <translation>Chaque fois que quelque chose vous rapporte du Champagne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Whenever one of your rooms is turned to occupied: %1</source>
        <translation>Chaque fois que l’une de vos Chambres devient occupée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Preparing rooms costs you nothing.</source>
        <translation>Préparer des Chambres ne vous coûte rien.</translation>
    </message>
    <message>
        <source>%1 If you do: %2</source>
        <translation>%1 Dans ce cas&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>emperor</name>
    <message>
        <source>The Privy Purse</source>
        <translation>La cassette privée</translation>
    </message>
    <message>
        <source>The Court Kitchen</source>
        <translation>La cuisine de la cour</translation>
    </message>
    <message>
        <source>A Recommendation</source>
        <translation>Une recommandation</translation>
    </message>
    <message>
        <source>The Court Architect</source>
        <translation>L’architecte de la cour</translation>
    </message>
    <message>
        <source>The Court Banquet</source>
        <translation>Le banquet de la cour</translation>
    </message>
    <message>
        <source>The Treasury</source>
        <translation>Le trésor impérial</translation>
    </message>
    <message>
        <source>The Finest Reference</source>
        <translation>La meilleure référence</translation>
    </message>
    <message>
        <source>The Adjutant’s Quarters</source>
        <translation>Les quartiers de l’aide de camp</translation>
    </message>
    <message>
        <source>The Emperor’s Praise</source>
        <translation>L’éloge de l’Empereur</translation>
    </message>
    <message>
        <source>The Archduke’s Suite</source>
        <translation>La suite de l’archiduc</translation>
    </message>
    <message>
        <source>Inspection of the Staff</source>
        <translation>L’inspection du personnel</translation>
    </message>
    <message>
        <source>Purveyor to the Court</source>
        <translation>Le fournisseur de la cour</translation>
    </message>
    <message>
        <source>The Imperial Cellar</source>
        <translation>La cave impériale</translation>
    </message>
    <message>
        <source>A Ball at Court</source>
        <translation>Un bal à la cour</translation>
    </message>
    <message>
        <source>The Emperor’s Waltz</source>
        <translation>La valse de l’Empereur</translation>
    </message>
    <message>
        <source>The Court Larder</source>
        <translation>Le garde-manger de la cour</translation>
    </message>
    <message>
        <source>Letters of Recommendation</source>
        <translation>Lettres de recommandation</translation>
    </message>
    <message>
        <source>Orders and Honours</source>
        <translation>Ordres et honneurs</translation>
    </message>
</context>
<context>
    <name>entrances</name>
    <message>
        <source>a blue one</source>
        <extracomment>What the first room of a group gives, by colour.</extracomment>
        <translation>une bleue</translation>
    </message>
    <message>
        <source>a red one</source>
        <translation>une rouge</translation>
    </message>
    <message>
        <source>a yellow one</source>
        <translation>une jaune</translation>
    </message>
    <message>
        <source>When it becomes yours: %1</source>
        <translation>Dès qu’elle vous revient&#xa0;: %1</translation>
    </message>
    <message>
        <source>You get each row bonus of a ballroom twice.</source>
        <translation>Vous recevez deux fois chaque bonus de rangée d’une salle de bal.</translation>
    </message>
    <message>
        <source>Whenever a ballroom is scored in which you alone have the most dancers: %1</source>
        <translation>Chaque fois qu’on décompte une salle de bal où vous seul avez le plus de danseurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>You have occupancy bonuses of your own, for groups of one to four rooms: %1.</source>
        <translation>Vous avez vos propres bonus d’occupation, pour des groupes d’une à quatre Chambres&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The first room occupied in a group gives you something: %1.</source>
        <translation>La première Chambre occupée d’un groupe vous rapporte quelque chose&#xa0;: %1.</translation>
    </message>
    <message>
        <source>blue %1/%2</source>
        <translation>bleu %1/%2</translation>
    </message>
    <message>
        <source>red %1/%2</source>
        <translation>rouge %1/%2</translation>
    </message>
    <message>
        <source>yellow %1/%2</source>
        <translation>jaune %1/%2</translation>
    </message>
    <message>
        <source>In each of your turns, right after you have taken a guest and the queue has been refilled, you may take a second one for the cost of the place.</source>
        <translation>À chacun de vos tours, juste après avoir pris un Hôte et une fois la file complétée, vous pouvez en prendre un second au coût de sa place.</translation>
    </message>
    <message>
        <source>At the end of a round you score %1 VP if %2 guests have left for rooms or balls in it.</source>
        <translation>À la fin d’une manche, vous marquez %1&#xa0;PV si %2&#xa0;Hôtes sont partis dans des Chambres ou au bal pendant celle-ci.</translation>
    </message>
    <message>
        <source>As soon as you take your second die of a round, before its action and before what your staff gives for it, the sum of your two dice gives you something: %1.</source>
        <translation>Dès que vous prenez votre second dé d’une manche, avant son action et avant ce que votre Personnel donne pour lui, la somme de vos deux dés vous rapporte quelque chose&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Before you use an action space you may turn one die of a neighbouring space to the number of the space you use and move it there; 1 and 6 are not neighbours.</source>
        <translation>Avant d’utiliser une case action, vous pouvez tourner un dé d’une case voisine sur son numéro et l’y déplacer&#x202f;; 1 et 6 ne sont pas voisins.</translation>
    </message>
    <message>
        <source>After each staff card you play: %1</source>
        <translation>Après chaque carte Personnel que vous jouez&#xa0;: %1</translation>
    </message>
    <message>
        <source>Three objectives, one of each letter, are yours alone, for %1 VP by the round: in rounds 1 to 3, 4 to 5 and 6 to 7.</source>
        <translation>Trois Objectifs, un de chaque lettre, sont à vous seul, pour %1&#xa0;PV selon la manche&#xa0;: manches&#xa0;1 à 3, 4 à 5 et 6 à 7.</translation>
    </message>
    <message>
        <source>At the end you score %1 VP for %2 objectives claimed, common ones and your own.</source>
        <translation>À la fin, vous marquez %1&#xa0;PV pour %2 Objectifs réclamés, communs et personnels.</translation>
    </message>
    <message>
        <source>Six Emperor tiles are yours, two of each letter. Once per turn you may go back on the Emperor track for the Emperor’s reward of one, which then leaves the game: %1 steps for letters A, B and C.</source>
        <translation>Six tuiles Empereur sont à vous, deux de chaque lettre. Une fois par tour, vous pouvez reculer sur la piste Empereur pour obtenir la récompense de l’Empereur de l’une d’elles, qui quitte alors la partie&#xa0;: %1&#xa0;cases pour les lettres A, B et C.</translation>
    </message>
    <message numerus="yes">
        <source>Your café has %n table(s).</source>
        <translation>
            <numerusform>Votre café a %n table.</numerusform>
            <numerusform>Votre café a %n tables.</numerusform>
        </translation>
    </message>
    <message>
        <source>own occupancy bonuses</source>
        <translation>bonus d’occupation propres</translation>
    </message>
    <message>
        <source>a gift by the sum of your two dice</source>
        <translation>un cadeau selon la somme des deux dés</translation>
    </message>
    <message>
        <source>a second guest in each turn</source>
        <translation>un second Hôte à chaque tour</translation>
    </message>
    <message>
        <source>staff played: %1</source>
        <translation>Personnel joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>three objectives of your own</source>
        <translation>trois Objectifs à vous</translation>
    </message>
    <message>
        <source>a gift for the first room of each group</source>
        <translation>un cadeau pour la première Chambre de chaque groupe</translation>
    </message>
    <message>
        <source>steps back for six Emperor tiles of your own</source>
        <translation>des cases en arrière pour six tuiles Empereur à vous</translation>
    </message>
    <message>
        <source>turn a die beside the space you use</source>
        <translation>tourner un dé voisin de la case utilisée</translation>
    </message>
    <message>
        <source>row bonuses twice</source>
        <translation>bonus de rangée deux fois</translation>
    </message>
    <message>
        <source>most dancers alone: %1</source>
        <translation>seul à avoir le plus de danseurs&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) completed in this round</source>
        <translation>
            <numerusform>%n&#xa0;Hôte satisfait pendant cette manche</numerusform>
            <numerusform>%n&#xa0;Hôtes satisfaits pendant cette manche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) more at the start</source>
        <translation>
            <numerusform>%n&#xa0;Hôte de plus au départ</numerusform>
            <numerusform>%n&#xa0;Hôtes de plus au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more guest(s) make it %1 VP.</source>
        <translation>
            <numerusform>Avec %n&#xa0;Hôte de plus, ce sont %1&#xa0;PV.</numerusform>
            <numerusform>Avec %n&#xa0;Hôtes de plus, ce sont %1&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s)</source>
        <translation>
            <numerusform>%n Objectif</numerusform>
            <numerusform>%n Objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) more at the start</source>
        <translation>
            <numerusform>%n&#xa0;Chambre de plus au départ</numerusform>
            <numerusform>%n&#xa0;Chambres de plus au départ</numerusform>
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
            <numerusform>%n&#xa0;tuile</numerusform>
            <numerusform>%n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) for full columns and floors</source>
        <translation>
            <numerusform>%n jeton pour colonnes et étages complets</numerusform>
            <numerusform>%n jetons pour colonnes et étages complets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may prepare %n more room(s) at no cost.</source>
        <translation>
            <numerusform>Avant la première manche, vous pouvez préparer gratuitement %n&#xa0;Chambre de plus.</numerusform>
            <numerusform>Avant la première manche, vous pouvez préparer gratuitement jusqu’à %n&#xa0;Chambres de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may prepare %n more room(s), at the usual cost.</source>
        <translation>
            <numerusform>Avant la première manche, vous pouvez préparer %n&#xa0;Chambre de plus, au coût normal.</numerusform>
            <numerusform>Avant la première manche, vous pouvez préparer jusqu’à %n&#xa0;Chambres de plus, au coût normal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may take %n more guest(s).</source>
        <translation>
            <numerusform>Avant la première manche, vous pouvez prendre %n&#xa0;Hôte de plus.</numerusform>
            <numerusform>Avant la première manche, vous pouvez prendre jusqu’à %n&#xa0;Hôtes de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Received for %1 of %n group(s).</source>
        <translation>
            <numerusform>Déjà reçu pour %1&#xa0;groupe sur %n.</numerusform>
            <numerusform>Déjà reçu pour %1 des %n&#xa0;groupes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this round it is worth %n VP to you, later less.</source>
        <translation>
            <numerusform>Dans cette manche, il vous vaut %n&#xa0;PV, plus tard moins.</numerusform>
            <numerusform>Dans cette manche, il vous vaut %n&#xa0;PV, plus tard moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lie beside it. For each full column and each full floor, take one of your choice at once. What they give (column / floor): %1.</source>
        <translation>
            <numerusform>%n jeton se trouve à côté. Vous le prenez immédiatement pour la première colonne ou le premier étage complets. Il donne (colonne / étage)&#xa0;: %1.</numerusform>
            <numerusform>%n jetons se trouvent à côté. Pour chaque colonne et chaque étage complets, vous en prenez immédiatement un au choix. Ils donnent (colonne / étage)&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>own Emperor tile %1, for %n step(s) back: %2</source>
        <translation>
            <numerusform>votre tuile Empereur %1, pour %n&#xa0;case en arrière&#xa0;: %2</numerusform>
            <numerusform>votre tuile Empereur %1, pour %n&#xa0;cases en arrière&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n VP a round for guests who leave</source>
        <translation>
            <numerusform>jusqu’à %n&#xa0;PV par manche pour les Hôtes qui partent</numerusform>
            <numerusform>jusqu’à %n&#xa0;PV par manche pour les Hôtes qui partent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n VP at the end for objectives</source>
        <translation>
            <numerusform>jusqu’à %n&#xa0;PV à la fin pour les Objectifs</numerusform>
            <numerusform>jusqu’à %n&#xa0;PV à la fin pour les Objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>first room of a blue group: %1</source>
        <translation>première Chambre d’un groupe bleu&#xa0;: %1</translation>
    </message>
    <message>
        <source>first room of a red group: %1</source>
        <translation>première Chambre d’un groupe rouge&#xa0;: %1</translation>
    </message>
    <message>
        <source>first room of a yellow group: %1</source>
        <translation>première Chambre d’un groupe jaune&#xa0;: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a blue group: %1</source>
        <translation>bonus d’occupation d’un groupe bleu&#xa0;: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a red group: %1</source>
        <translation>bonus d’occupation d’un groupe rouge&#xa0;: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a yellow group: %1</source>
        <translation>bonus d’occupation d’un groupe jaune&#xa0;: %1</translation>
    </message>
    <message>
        <source>no entrance yet</source>
        <translation>pas encore d’entrée</translation>
    </message>
    <message>
        <source>entrance: %1</source>
        <translation>entrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>token: column %1 / floor %2 (taken)</source>
        <translation>jeton&#xa0;: colonne&#xa0;%1 / étage&#xa0;%2 (pris)</translation>
    </message>
    <message>
        <source>token: column %1 / floor %2</source>
        <translation>jeton&#xa0;: colonne&#xa0;%1 / étage&#xa0;%2</translation>
    </message>
    <message>
        <source>You take one for each full column and each full floor.</source>
        <translation>Vous en prenez un pour chaque colonne et chaque étage complets.</translation>
    </message>
    <message>
        <source>Now the half for a column counts.</source>
        <translation>C’est maintenant la moitié pour une colonne qui compte.</translation>
    </message>
    <message>
        <source>Now the half for a floor counts.</source>
        <translation>C’est maintenant la moitié pour un étage qui compte.</translation>
    </message>
    <message>
        <source>Once per turn; the tile then leaves the game.</source>
        <translation>Une fois par tour&#x202f;; la tuile quitte alors la partie.</translation>
    </message>
    <message>
        <source>own objective: %1, claimed</source>
        <translation>votre Objectif&#xa0;: %1, réclamé</translation>
    </message>
    <message>
        <source>own objective: %1, you have %2</source>
        <translation>votre Objectif&#xa0;: %1, vous avez %2</translation>
    </message>
    <message>
        <source>sum of your dice %1: %2</source>
        <translation>somme de vos dés %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Out of reach now: your first die is a %1.</source>
        <translation>Hors d’atteinte&#xa0;: votre premier dé est un %1.</translation>
    </message>
    <message>
        <source>Your first die is a %1: a second one of %2 brings it.</source>
        <translation>Votre premier dé est un %1&#xa0;: un second de %2 l’apporte.</translation>
    </message>
    <message>
        <source>More guests score nothing more.</source>
        <translation>D’autres Hôtes ne rapportent rien de plus.</translation>
    </message>
    <message>
        <source>For groups of one, two, three and four rooms.</source>
        <translation>Pour des groupes d’une, deux, trois et quatre Chambres.</translation>
    </message>
    <message>
        <source>entrance %1: no bid yet</source>
        <translation>entrée %1&#xa0;: pas encore d’enchère</translation>
    </message>
    <message>
        <source>entrance %1: %2 has bid %3</source>
        <translation>entrée %1&#xa0;: %2 a offert %3</translation>
    </message>
    <message>
        <source>You would have to bid %1 or more.</source>
        <translation>Il faudrait offrir %1 ou plus.</translation>
    </message>
    <message>
        <source>a bid of %1</source>
        <translation>une enchère de %1</translation>
    </message>
    <message>
        <source>The objectives beside it: %1.</source>
        <translation>Les Objectifs à côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Emperor tiles beside it: %1.</source>
        <translation>Les tuiles Empereur à côté&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <translation>Ce fichier n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>The file contains damaged text.</source>
        <translation>Le fichier contient du texte endommagé.</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>Le fichier est trop imbriqué.</translation>
    </message>
    <message>
        <source>The cards in the file are not those its set-up deals; the file has been changed.</source>
        <translation>Les cartes du fichier ne sont pas celles que sa mise en place distribue&#x202f;; il a été modifié.</translation>
    </message>
    <message>
        <source>The set-up in the file is not possible.</source>
        <translation>La mise en place du fichier n’est pas possible.</translation>
    </message>
    <message>
        <source>The file has been changed since it was saved.</source>
        <translation>Le fichier a été modifié depuis son enregistrement.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop volumineux.</translation>
    </message>
    <message>
        <source>The file is not text; byte %1 cannot be read.</source>
        <translation>Le fichier n’est pas du texte&#x202f;; l’octet %1 est illisible.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the game (%1; this one reads up to %2).</source>
        <translation>Le fichier vient d’une version plus récente du jeu (%1&#x202f;; celle-ci lit jusqu’à %2).</translation>
    </message>
    <message>
        <source>The file has been cut short at line %1, column %2.</source>
        <translation>Le fichier est tronqué à la ligne&#xa0;%1, colonne&#xa0;%2.</translation>
    </message>
    <message>
        <source>The file is damaged at line %1, column %2.</source>
        <translation>Le fichier est endommagé à la ligne&#xa0;%1, colonne&#xa0;%2.</translation>
    </message>
    <message>
        <source>The file contains something twice: %1.</source>
        <translation>Le fichier contient un doublon&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file contains a number that makes no sense: %1.</source>
        <translation>Le fichier contient un nombre qui n’a pas de sens&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A part of the file is missing: %1.</source>
        <translation>Il manque une partie du fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A part of the file makes no sense: %1.</source>
        <translation>Une partie du fichier n’a pas de sens&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Step %1 of the file makes no sense.</source>
        <translation>L’étape&#xa0;%1 du fichier n’a pas de sens.</translation>
    </message>
    <message>
        <source>Step %1 of the file is not allowed by the rules.</source>
        <translation>L’étape&#xa0;%1 du fichier n’est pas permise par les règles.</translation>
    </message>
    <message>
        <source>Your share of the disk is used up.</source>
        <translation>Votre part du disque est épuisée.</translation>
    </message>
    <message>
        <source>The disk does not work properly.</source>
        <translation>Le disque ne fonctionne pas correctement.</translation>
    </message>
    <message>
        <source>The system reports error number %1.</source>
        <translation>Le système signale l’erreur numéro %1.</translation>
    </message>
    <message>
        <source>The history file cannot be written.</source>
        <translation>Il est impossible d’écrire dans le fichier de l’historique.</translation>
    </message>
    <message>
        <source>In step %1 of the file, the dice or cards are not those of this game.</source>
        <translation>À l’étape&#xa0;%1 du fichier, les dés ou les cartes ne sont pas ceux de cette partie.</translation>
    </message>
    <message>
        <source>After step %1, the game is not the one that was saved.</source>
        <translation>Après l’étape&#xa0;%1, la partie n’est plus celle qui a été enregistrée.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Ce fichier ou ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>Un fichier occupe la place d’un dossier.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>C’est un dossier, et non un fichier.</translation>
    </message>
    <message>
        <source>Access is not permitted.</source>
        <translation>Vous n’y avez pas accès.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Il est impossible d’écrire à cet endroit.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of the game could be read.</source>
        <translation>
            <numerusform>%n&#xa0;étape de la partie a pu être lue.</numerusform>
            <numerusform>%n&#xa0;étapes de la partie ont pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was played with older rules; from step %1 on it would go differently today.</source>
        <translation>La partie a été jouée avec d’anciennes règles&#x202f;; à partir de l’étape&#xa0;%1, elle se déroulerait autrement aujourd’hui.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file.</source>
        <translation>C’est un périphérique ou un tube, et non un fichier.</translation>
    </message>
    <message>
        <source>The game was played by a bot that this version does not know.</source>
        <translation>Un bot que cette version ne connaît pas a joué cette partie.</translation>
    </message>
    <message>
        <source>Another program is using it at the moment.</source>
        <translation>Un autre programme l’utilise en ce moment.</translation>
    </message>
    <message>
        <source>The game was played with older rules; its cards would be dealt differently today.</source>
        <translation>La partie a été jouée avec d’anciennes règles&#x202f;; ses cartes seraient distribuées autrement aujourd’hui.</translation>
    </message>
    <message>
        <source>The file corrects a card in an impossible way: %1.</source>
        <translation>Le fichier corrige une carte de façon impossible&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message>
        <source>Good evening! Tonight this house is yours: four floors of rooms, a café with three tables, and a kitchen. Guests take a table, you serve what they have ordered, and then they move in upstairs. That is what brings victory points.</source>
        <translation>Bonsoir&#x202f;! Ce soir, cette maison est à vous&#xa0;: quatre étages de Chambres, un café de trois tables et une cuisine. Les Hôtes prennent place à une table, vous servez ce qu’ils ont commandé, puis ils emménagent à l’étage. C’est ce qui rapporte des points de victoire.</translation>
    </message>
    <message>
        <source>We play three rounds together. All rules are the real ones, and you may do whatever they allow: I only advise. You can leave at any time; I will be here when you come back.</source>
        <translation>Nous jouons trois manches ensemble. Toutes les règles sont les vraies, et vous pouvez faire tout ce qu’elles permettent&#xa0;: je ne fais que conseiller. Vous pouvez partir à tout moment&#x202f;; je serai là à votre retour.</translation>
    </message>
    <message>
        <source>Five guests would like a table. Under each name is what they order; below that, what they bring once they have moved in. Click the guest you want at your first table. Short orders are quickly served.</source>
        <translation>Ces cinq-là voudraient entrer. Sous le nom, chaque carte montre ce que l’Hôte commande et, tout en bas, ce qu’il apporte une fois emménagé. Cliquez sur celui que vous voulez à votre première table&#x202f;; les commandes courtes sont vite servies.</translation>
    </message>
    <message>
        <source>A good choice. Your guest has taken a seat and is waiting.</source>
        <translation>Un bon choix. Votre Hôte a pris place et attend.</translation>
    </message>
    <message>
        <source>Now prepare three rooms. Start at the bottom left; each new room must touch one you have. The bottom floor is free, each floor above costs 1 krone more. Guests only move into rooms of their own colour, so check who is in your café. Green guests take any room.</source>
        <translation>Préparez maintenant trois Chambres, en commençant en bas à gauche&#x202f;; chacune doit en toucher une autre. L’étage du bas est gratuit, chaque étage au-dessus coûte une Couronne de plus. Un Hôte n’emménage que dans une Chambre de sa couleur&#xa0;: voyez donc qui est assis dans votre café. Les Hôtes verts prennent n’importe quelle Chambre.</translation>
    </message>
    <message>
        <source>The beds are made. Now the guests may come.</source>
        <translation>Les lits sont faits. Les Hôtes peuvent venir.</translation>
    </message>
    <message>
        <source>These are your staff cards: people you may hire later, with action 5. Rest the pointer on a card to read it; press F1 for everything about it.</source>
        <translation>Voici vos cartes Personnel&#xa0;: des gens que vous pourrez engager plus tard avec l’action&#xa0;5. Laissez le pointeur sur une carte pour la lire&#x202f;; F1 vous en dit tout.</translation>
    </message>
    <message>
        <source>The dice of this round. Their number says which action they allow, and how many lie together says how strong that action is. Whoever takes one makes the action weaker for all who come after.</source>
        <translation>Les dés de cette manche. Leur chiffre dit quelle action ils permettent&#x202f;; leur nombre dit sa force. Qui en prend un affaiblit l’action pour tous ceux qui suivent.</translation>
    </message>
    <message>
        <source>Before you take a die, you may invite a guest if you have a free table. The further left a guest stands, the more krones they cost; the two on the right are free. You don’t have to: an empty table does no harm yet.</source>
        <translation>Avant de prendre un dé, vous pouvez inviter un Hôte si une table est libre. Plus il se trouve à gauche, plus il coûte de Couronnes&#x202f;; à droite, il est gratuit. Rien ne presse&#xa0;: une table vide ne fait pas encore de mal.</translation>
    </message>
    <message>
        <source>One more at table. Mind that each guest still in your café at the end costs you 5 VP.</source>
        <translation>Un de plus à table. Attention&#xa0;: chaque Hôte encore au café à la fin vous coûte 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>Take a die. 1 brings strudel and cake, 2 wine and coffee: what your guest has ordered. 3 prepares rooms, 4 gives krones and steps towards the Emperor, 5 hires staff, and 6 is any of these for a krone. One more krone makes any action stronger by one.</source>
        <translation>Prenez un dé. Le 1 apporte Strudel et Gâteau, le 2&#xa0;Vin et Café&#xa0;: ce que votre Hôte a commandé. Le 3 prépare des Chambres, le 4 donne des Couronnes et des cases sur la piste Empereur, le 5 engage du Personnel, et le 6 vaut n’importe laquelle de ces actions pour une Couronne. Une Couronne de plus renforce toute action de un.</translation>
    </message>
    <message>
        <source>That is your action for this turn.</source>
        <translation>Voilà votre action pour ce tour.</translation>
    </message>
    <message>
        <source>That is possible too. The dice can wait a moment.</source>
        <translation>C’est possible aussi. Les dés peuvent attendre un instant.</translation>
    </message>
    <message>
        <source>You may choose how much of each, but never more cake than strudel, nor more coffee than wine. Think of the orders in your café.</source>
        <translation>À vous de choisir combien de chaque, mais jamais plus de Gâteau que de Strudel, ni plus de Café que de Vin. Pensez aux commandes de votre café.</translation>
    </message>
    <message>
        <source>Well chosen.</source>
        <translation>Bien choisi.</translation>
    </message>
    <message>
        <source>Drag what you have received to a guest who has ordered it: that is free. All else goes into the kitchen, and carrying it out later costs a krone for three.</source>
        <translation>Glissez ce que vous avez reçu vers un Hôte qui l’a commandé&#xa0;: c’est gratuit. Le reste va en cuisine, et le servir plus tard coûtera une Couronne pour trois.</translation>
    </message>
    <message>
        <source>Served with a smile.</source>
        <translation>Servi avec le sourire.</translation>
    </message>
    <message>
        <source>Prepare rooms where your guests will want them. A room next to one of its colour completes a group sooner, and higher rooms score more at the end.</source>
        <translation>Préparez des Chambres là où vos Hôtes en voudront. À côté d’une Chambre de même couleur, un groupe se complète plus tôt&#x202f;; et plus c’est haut, plus cela rapporte à la fin.</translation>
    </message>
    <message>
        <source>Another room ready.</source>
        <translation>Encore une Chambre prête.</translation>
    </message>
    <message>
        <source>Divide the strength as you like: krones for rooms and staff, steps for the Emperor’s favour.</source>
        <translation>Répartissez la force à votre gré&#xa0;: des Couronnes pour les Chambres et le Personnel, des cases pour la faveur de l’Empereur.</translation>
    </message>
    <message>
        <source>Both are always wanted.</source>
        <translation>On a toujours besoin des deux.</translation>
    </message>
    <message>
        <source>Hire one of your staff; the strength of the action lowers the price. Some help once, some once a round, some always, and some score only at the end: the mark on the card tells.</source>
        <translation>Engagez un membre du Personnel&#x202f;; la force de l’action fait baisser le prix. Certains aident une fois, d’autres une fois par manche, d’autres toujours, et d’autres ne comptent qu’à la fin&#xa0;: le signe sur la carte le dit.</translation>
    </message>
    <message>
        <source>Welcome to the house!</source>
        <translation>Bienvenue dans la maison&#x202f;!</translation>
    </message>
    <message>
        <source>Someone in your café has everything they ordered. Drag them to a vacant room of their colour: you score their VP, collect their reward, and the table is free again.</source>
        <translation>Quelqu’un dans votre café a tout reçu. Glissez cet Hôte vers une Chambre libre de sa couleur&#xa0;: vous marquez ses PV, recevez sa récompense, et la table est de nouveau libre.</translation>
    </message>
    <message>
        <source>There is light in the window: your first guest lives here.</source>
        <translation>Il y a de la lumière à la fenêtre&#xa0;: votre premier Hôte habite ici.</translation>
    </message>
    <message>
        <source>As you wish; the guest is patient. Moving in is possible on any of your turns.</source>
        <translation>Comme vous voulez&#x202f;; l’Hôte est patient. Il peut emménager à n’importe lequel de vos tours.</translation>
    </message>
    <message>
        <source>Your guest is grateful. Collect the rewards in any order you like.</source>
        <translation>Votre Hôte est reconnaissant. Récupérez les récompenses dans l’ordre qui vous convient le mieux.</translation>
    </message>
    <message>
        <source>Thank you very much!</source>
        <translation>Merci beaucoup&#x202f;!</translation>
    </message>
    <message>
        <source>Something in your kitchen is on an order. For one krone you may carry up to three things to your tables: drag the first one to its guest.</source>
        <translation>Quelque chose dans votre cuisine figure sur une commande. Pour une Couronne, vous pouvez porter jusqu’à trois éléments à vos tables&#xa0;: glissez le premier vers son Hôte.</translation>
    </message>
    <message>
        <source>The café is pleased.</source>
        <translation>Le café est content.</translation>
    </message>
    <message>
        <source>It will keep; nothing spoils in the kitchen.</source>
        <translation>Cela se garde&#x202f;; rien ne se gâte en cuisine.</translation>
    </message>
    <message>
        <source>Your die is played. If nothing else tempts you, end your turn with the button below, or with E.</source>
        <translation>Votre dé est joué. Si rien d’autre ne vous tente, terminez votre tour avec le bouton en bas, ou avec E.</translation>
    </message>
    <message>
        <source>Now it is the other house’s turn.</source>
        <translation>C’est maintenant le tour de l’autre maison.</translation>
    </message>
    <message>
        <source>Gladly. All this is still part of your turn.</source>
        <translation>Volontiers. Tout cela fait encore partie de votre tour.</translation>
    </message>
    <message>
        <source>What the others do is shown here, a line for each turn. A click unfolds it, and a name in it leads to its card.</source>
        <translation>Ce que font les autres est écrit ici, une ligne par tour. Un clic la déplie, et un nom y mène à sa carte.</translation>
    </message>
    <message>
        <source>Everybody has two turns a round. Whoever begins also plays last: first, second, second, first. In the next round the other one begins.</source>
        <translation>Chacun a deux tours par manche. Qui commence joue aussi en dernier&#xa0;: premier, second, second, premier. À la manche suivante, c’est l’autre qui commence.</translation>
    </message>
    <message>
        <source>Rooms of one colour that touch are a group. Once all of it is occupied, it pays, once in the game: blue groups VP, red ones krones, yellow ones steps towards the Emperor.</source>
        <translation>Les Chambres d’une couleur qui se touchent forment un groupe. Entièrement occupé, il rapporte, une fois dans la partie&#xa0;: les groupes bleus des PV, les rouges des Couronnes, les jaunes des cases sur la piste Empereur.</translation>
    </message>
    <message>
        <source>After round 3 the Emperor comes. Your marker then goes back three spaces: if it still stands on space 3 or beyond, you get the reward of his tile; if it falls back to 0, you suffer the penalty.</source>
        <translation>Après la manche&#xa0;3 vient l’Empereur. Votre marqueur recule alors de trois cases&#xa0;: s’il est encore sur la case&#xa0;3 ou au-delà, vous recevez la récompense de sa tuile&#x202f;; s’il retombe à 0, vous subissez la pénalité.</translation>
    </message>
    <message>
        <source>Three objectives for everybody. Whoever meets and claims one first gets 15 VP, the next 10, then 5; two can make a game.</source>
        <translation>Trois Objectifs pour tous. Le premier à en atteindre un et à le réclamer reçoit 15&#xa0;PV, le suivant 10, puis 5&#x202f;; deux d’entre eux peuvent décider d’une partie.</translation>
    </message>
    <message>
        <source>You have met an objective. Click it and claim the points before others do!</source>
        <translation>Vous avez atteint un Objectif. Cliquez dessus et réclamez les points avant les autres&#x202f;!</translation>
    </message>
    <message>
        <source>Bravo! Nobody can take that from you.</source>
        <translation>Bravo&#x202f;! Personne ne peut plus vous les prendre.</translation>
    </message>
    <message>
        <source>Don’t wait too long: the others may get there first.</source>
        <translation>N’attendez pas trop&#xa0;: les autres pourraient y arriver avant vous.</translation>
    </message>
    <message>
        <source>If no die suits you, you may pass (P) instead of taking your turn. When all have passed, one die goes and the rest are rolled again: a gamble, but sometimes a good one.</source>
        <translation>Si aucun dé ne vous convient, vous pouvez passer (P) au lieu de jouer votre tour. Quand tous ont passé, un dé s’en va et les autres sont relancés&#xa0;: un pari, parfois un bon.</translation>
    </message>
    <message>
        <source>How are we doing? Press W to see the score as if the game ended now, and what is within your reach.</source>
        <translation>Où en sommes-nous&#x202f;? Appuyez sur W pour voir le score comme si la partie finissait maintenant, et ce qui est à votre portée.</translation>
    </message>
    <message>
        <source>And should you not know what to do: press H, and the best player of the house looks over your shoulder.</source>
        <translation>Et si vous ne savez pas quoi faire&#xa0;: appuyez sur H, et le meilleur joueur de la maison regarde par-dessus votre épaule.</translation>
    </message>
    <message>
        <source>His Majesty has been here. Everybody got VP for the space of the marker; what his tile brought you is in the log. He comes again after rounds 5 and 7.</source>
        <translation>Sa Majesté est passée. Chacun a reçu des PV pour la case de son marqueur&#x202f;; ce que la tuile vous a apporté est dans le journal. Sa Majesté revient après les manches&#xa0;5 et 7.</translation>
    </message>
    <message>
        <source>That was our evening: you know the whole trade now. Press W for the score as if it ended here. Play on to round 7 if you like, without me, or begin a game of your own.</source>
        <translation>Voilà notre soirée&#xa0;: vous connaissez maintenant tout le métier. Voyez avec W le score comme si tout finissait ici. Continuez sans moi jusqu’à la manche&#xa0;7 si vous voulez, ou commencez votre propre partie.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 prepares no more rooms.</source>
        <translation>%1 ne prépare plus de Chambre.</translation>
    </message>
    <message>
        <source>%1 turns no more rooms to occupied.</source>
        <translation>%1 n’occupe plus d’autre Chambre.</translation>
    </message>
    <message>
        <source>%1 plays no more staff cards.</source>
        <translation>%1 ne joue plus de carte Personnel.</translation>
    </message>
    <message>
        <source>%1 plays none of the cards drawn.</source>
        <translation>%1 ne joue aucune des cartes piochées.</translation>
    </message>
    <message>
        <source>%1 does without the extra of the staff card.</source>
        <translation>%1 renonce au supplément de la carte Personnel.</translation>
    </message>
    <message>
        <source>%1 does not pay to avoid the penalty.</source>
        <translation>%1 ne paie pas pour écarter la pénalité.</translation>
    </message>
    <message>
        <source>%1 keeps a staff card and passes the rest on.</source>
        <translation>%1 garde une carte Personnel et passe les autres.</translation>
    </message>
    <message>
        <source>%1 keeps six staff cards.</source>
        <translation>%1 garde six cartes Personnel.</translation>
    </message>
    <message>
        <source>%1 puts a staff card under the deck.</source>
        <translation>%1 remet une carte Personnel sous la pioche.</translation>
    </message>
    <message>
        <source>%1 keeps %2 and passes the rest on.</source>
        <translation>%1 garde la carte %2 et passe les autres.</translation>
    </message>
    <message>
        <source>%1 keeps these staff cards: %2.</source>
        <translation>%1 garde ces cartes Personnel&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 chooses a first guest: %2.</source>
        <translation>%1 choisit un premier Hôte&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 invites %2 into the café.</source>
        <translation>%1 accueille au café&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 invites %2 into the café and pays %3.</source>
        <translation>%1 accueille au café&#xa0;: %2. Prix payé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 takes no guest.</source>
        <translation>%1 ne prend pas d’Hôte.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2.</source>
        <translation>%1 prend un dé de valeur %2.</translation>
    </message>
    <message>
        <source>%1 takes a six for action %2, strength %3, and pays %4.</source>
        <translation>%1 prend un six pour l’action&#xa0;%2, force %3, et paie %4.</translation>
    </message>
    <message>
        <source>%1 takes a six for action %2, strength %3.</source>
        <translation>%1 prend un six pour l’action&#xa0;%2, force %3.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2, strength %3, and pays %4.</source>
        <translation>%1 prend un dé de valeur %2, force %3, et paie %4.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2, strength %3.</source>
        <translation>%1 prend un dé de valeur %2, force %3.</translation>
    </message>
    <message>
        <source>%1 carries out action %2 from space %3, strength %4, without taking a die.</source>
        <translation>%1 effectue l’action&#xa0;%2 depuis la case&#xa0;%3, force %4, sans prendre de dé.</translation>
    </message>
    <message>
        <source>%1 takes no items.</source>
        <translation>%1 ne prend aucun élément.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 choisit %2.</translation>
    </message>
    <message>
        <source>%1 serves %2: %3.</source>
        <translation>%1 sert un Hôte (%2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 prepares the room on floor %2, column %3.</source>
        <translation>%1 prépare la Chambre de l’étage&#xa0;%2, colonne&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 prepares the room on floor %2, column %3, and pays %4.</source>
        <translation>%1 prépare la Chambre de l’étage&#xa0;%2, colonne&#xa0;%3, et paie %4.</translation>
    </message>
    <message>
        <source>%1 turns the room on floor %2, column %3 to occupied.</source>
        <translation>%1 occupe la Chambre de l’étage&#xa0;%2, colonne&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 chooses %2 on the Emperor track.</source>
        <translation>%1 choisit %2 sur la piste Empereur.</translation>
    </message>
    <message>
        <source>%1 chooses %2 and %3 on the Emperor track.</source>
        <translation>%1 choisit %2 et %3 sur la piste Empereur.</translation>
    </message>
    <message>
        <source>%1 plays %2 at no cost.</source>
        <translation>%1 joue gratuitement la carte %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 for %3.</source>
        <translation>%1 joue la carte %2 pour %3.</translation>
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <translation>%1 remet sous la pioche&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 fills an order from the supply: %2.</source>
        <translation>%1 complète une commande avec la réserve&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1 serves from the kitchen: %2.</source>
        <translation>%1 sert depuis la cuisine&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 serves from the kitchen for %3: %2.</source>
        <translation>%1 sert depuis la cuisine pour %3&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 into the room on floor %3, column %4.</source>
        <translation>L’Hôte %2 emménage dans la Chambre de l’étage&#xa0;%3, colonne&#xa0;%4 (%1).</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 utilise la carte %2.</translation>
    </message>
    <message>
        <source>%1 claims an objective: %2.</source>
        <translation>%1 réclame un Objectif&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 removes the room on floor %2, column %3.</source>
        <translation>%1 retire la Chambre de l’étage&#xa0;%2, colonne&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 gives up %2.</source>
        <translation>%1 renonce à la carte %2.</translation>
    </message>
    <message>
        <source>%1 pays %2, and the Emperor overlooks everything.</source>
        <translation>%1 paie %2, et l’Empereur ferme les yeux sur tout.</translation>
    </message>
    <message>
        <source>%1 chooses the left penalty.</source>
        <translation>%1 choisit la pénalité de gauche.</translation>
    </message>
    <message>
        <source>%1 chooses the right penalty.</source>
        <translation>%1 choisit la pénalité de droite.</translation>
    </message>
    <message>
        <source>%1 has to serve a guest of the opponent: %2.</source>
        <translation>%1 doit servir un Hôte de l’adversaire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 does without this: %2.</source>
        <translation>%1 renonce à ceci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termine son tour.</translation>
    </message>
    <message>
        <source>The table is set; %1 begins.</source>
        <translation>La table est mise&#x202f;; %1 commence.</translation>
    </message>
    <message>
        <source>Round %1: the dice show %2.</source>
        <translation>Manche&#xa0;%1&#xa0;: les dés montrent %2.</translation>
    </message>
    <message>
        <source>%1 has another turn, without a die.</source>
        <translation>%1 joue un autre tour, sans dé.</translation>
    </message>
    <message>
        <source>Round %1, number %2: it is %3’s turn.</source>
        <translation>Manche&#xa0;%1, numéro %2&#xa0;: c’est à %3 de jouer.</translation>
    </message>
    <message>
        <source>There are no more guests for the queue.</source>
        <translation>Il n’y a plus d’Hôtes pour la file.</translation>
    </message>
    <message>
        <source>A new guest joins the queue: %1.</source>
        <translation>Un nouvel Hôte rejoint la file&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The guests who have left are shuffled into a new deck.</source>
        <translation>Les Hôtes partis sont mélangés et forment une nouvelle pioche.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pioche&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 gets %2: %3.</source>
        <translation>%1 reçoit %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 loses %2: %3.</source>
        <translation>%1 perd %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>All players have passed: one die goes to the dustbin, the others are rolled again.</source>
        <translation>Tous les joueurs ont passé&#xa0;: un dé va à la poubelle, les autres sont relancés.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4, and his reward.</source>
        <translation>L’Empereur rend visite à %1&#xa0;: %2&#xa0;PV pour la case&#xa0;%3, recul à la case&#xa0;%4, et sa récompense.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4, and a penalty.</source>
        <translation>L’Empereur rend visite à %1&#xa0;: %2&#xa0;PV pour la case&#xa0;%3, recul à la case&#xa0;%4, et une pénalité.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4; the penalty is avoided.</source>
        <translation>L’Empereur rend visite à %1&#xa0;: %2&#xa0;PV pour la case&#xa0;%3, recul à la case&#xa0;%4&#x202f;; la pénalité est évitée.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4.</source>
        <translation>L’Empereur rend visite à %1&#xa0;: %2&#xa0;PV pour la case&#xa0;%3, recul à la case&#xa0;%4.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>La manche&#xa0;%1 est terminée.</translation>
    </message>
    <message>
        <source>%1 with %2 VP</source>
        <translation>%1 (%2&#xa0;PV)</translation>
    </message>
    <message>
        <source>The game is over: %1. The winner is %2.</source>
        <translation>La partie est terminée&#xa0;: %1. Victoire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The game is over: %1. The victory is shared by %2.</source>
        <translation>La partie est terminée&#xa0;: %1. Victoire partagée&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 advances %n step(s) on the Emperor track: %2.</source>
        <translation>
            <numerusform>%1 avance de %n&#xa0;case sur la piste Empereur&#xa0;: %2.</numerusform>
            <numerusform>%1 avance de %n&#xa0;cases sur la piste Empereur&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n staff card(s).</source>
        <translation>
            <numerusform>%1 pioche %n&#xa0;carte Personnel.</numerusform>
            <numerusform>%1 pioche %n&#xa0;cartes Personnel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n krone(s): %2.</source>
        <translation>
            <numerusform>%1 reçoit %n&#xa0;Couronne&#xa0;: %2.</numerusform>
            <numerusform>%1 reçoit %n&#xa0;Couronnes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes back %n step(s) on the Emperor track: %2.</source>
        <translation>
            <numerusform>%1 recule de %n&#xa0;case sur la piste Empereur&#xa0;: %2.</numerusform>
            <numerusform>%1 recule de %n&#xa0;cases sur la piste Empereur&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n VP: %2.</source>
        <translation>
            <numerusform>%1 perd %n&#xa0;PV&#xa0;: %2.</numerusform>
            <numerusform>%1 perd %n&#xa0;PV&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n krone(s): %2.</source>
        <translation>
            <numerusform>%1 perd %n&#xa0;Couronne&#xa0;: %2.</numerusform>
            <numerusform>%1 perd %n&#xa0;Couronnes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n VP: %2.</source>
        <translation>
            <numerusform>%1 marque %n&#xa0;PV&#xa0;: %2.</numerusform>
            <numerusform>%1 marque %n&#xa0;PV&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n&#xa0;case</numerusform>
            <numerusform>%n&#xa0;cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 collects a part of the reward: %2.</source>
        <translation>%1 perçoit une partie de la récompense&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 will have an extra turn right after this one.</source>
        <translation>%1 jouera un tour supplémentaire juste après celui-ci.</translation>
    </message>
    <message>
        <source>%1 carries out action %2 from space %3, strength %4, without taking a die, and pays %5.</source>
        <translation>%1 effectue l’action&#xa0;%2 depuis la case&#xa0;%3, force %4, sans prendre de dé, et paie %5.</translation>
    </message>
    <message>
        <source>%1 puts %2 into the kitchen.</source>
        <translation>%1 place&#xa0;%2 dans la cuisine.</translation>
    </message>
    <message>
        <source>%1 takes a coloured die, and with it %2 until the end of the round.</source>
        <translation>%1 prend un dé de couleur, et avec lui, jusqu’à la fin de la manche&#xa0;: %2.</translation>
    </message>
    <message>
        <source>In the lounge, from the left: %1.</source>
        <translation>Dans le salon, de gauche à droite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 takes token %2: %3.</source>
        <translation>%1 prend le jeton %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>A ballroom is scored: the %1. %2.</source>
        <translation>Décompte d’une salle de bal&#xa0;: %1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sends %2 to a ball for %n champagne: %3.</source>
        <translation>
            <numerusform>%1 envoie l’Hôte %2 au bal pour %n&#xa0;Champagne&#xa0;: %3.</numerusform>
            <numerusform>%1 envoie l’Hôte %2 au bal pour %n&#xa0;Champagnes&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sends a dancer for %n champagne: %2.</source>
        <translation>
            <numerusform>%1 envoie un danseur pour %n&#xa0;Champagne&#xa0;: %2.</numerusform>
            <numerusform>%1 envoie un danseur pour %n&#xa0;Champagnes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dancer(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n&#xa0;danseur</numerusform>
            <numerusform>%1&#xa0;: %n&#xa0;danseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) of %1 leave the game: %2.</source>
        <translation>
            <numerusform>%1 perd %n&#xa0;danseur, qui quitte la partie&#xa0;: %2.</numerusform>
            <numerusform>%1 perd %n&#xa0;danseurs, qui quittent la partie&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a rehearsal room: %2.</source>
        <translation>%1 prend une salle de répétition&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 gives up a dancer: %2.</source>
        <translation>%1 renonce à un danseur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 sends no dancer.</source>
        <translation>%1 n’envoie aucun danseur.</translation>
    </message>
    <message>
        <source>%1 flips %2.</source>
        <translation>%1 retourne la carte %2.</translation>
    </message>
    <message>
        <source>%1 flips no card.</source>
        <translation>%1 ne retourne aucune carte.</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3.</source>
        <translation>%1 échange %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 bids %2 for %3.</source>
        <translation>%1 offre %2 pour %3.</translation>
    </message>
    <message>
        <source>%1 chooses an entrance: %2.</source>
        <translation>%1 choisit une entrée d’hôtel&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 takes a second guest, %2, for %3.</source>
        <translation>%1 prend un second Hôte pour %3&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 goes back %2 on the Emperor track for the reward of the tile %3.</source>
        <translation>%1 recule de %2 sur la piste Empereur pour la récompense d’une tuile&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 turns a die from %2 to %3 (%4).</source>
        <translation>%1 tourne un dé de %2 à %3 (%4).</translation>
    </message>
    <message>
        <source>%1 takes no token.</source>
        <translation>%1 ne prend aucun jeton.</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>food and drink</source>
        <translation>plats et boissons</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>cases sur la piste Empereur</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Chambres</translation>
    </message>
    <message>
        <source>staff cards</source>
        <translation>cartes Personnel</translation>
    </message>
    <message>
        <source>guests and actions</source>
        <translation>Hôtes et actions</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>points de victoire</translation>
    </message>
    <message>
        <source>in this game, visible</source>
        <translation>visibles dans cette partie</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>other players’</source>
        <translation>aux autres joueurs</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>sortis du jeu</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>par nom</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>par numéro</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>par couleur</translation>
    </message>
    <message>
        <source>by order</source>
        <translation>par commande</translation>
    </message>
    <message>
        <source>by VP</source>
        <translation>par PV</translation>
    </message>
    <message>
        <source>by timing</source>
        <translation>par type d’effet</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>par coût</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>all colours</source>
        <translation>toutes les couleurs</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>toutes les commandes</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>any VP</source>
        <translation>tous les PV</translation>
    </message>
    <message>
        <source>%1 VP or more</source>
        <translation>%1&#xa0;PV ou plus</translation>
    </message>
    <message>
        <source>%1 to %2 VP</source>
        <translation>%1 à %2&#xa0;PV</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>any reward</source>
        <translation>toutes les récompenses</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Type d’effet</translation>
    </message>
    <message>
        <source>all staff</source>
        <translation>tout le Personnel</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>any cost</source>
        <translation>tous les coûts</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>lettre %1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>all letters</source>
        <translation>toutes les lettres</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>Dans cette partie</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Tri</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>dancers and ballrooms</source>
        <translation>danseurs et salles de bal</translation>
    </message>
    <message>
        <source>%1 VP or fewer</source>
        <translation>%1&#xa0;PV ou moins</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>jeu de base et modules</translation>
    </message>
    <message>
        <source>only with %1</source>
        <translation>seulement avec&#xa0;: %1</translation>
    </message>
    <message>
        <source>without %1 too</source>
        <translation>aussi sans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Other modules</source>
        <translation>Autres modules</translation>
    </message>
    <message>
        <source>with any modules</source>
        <translation>avec n’importe quels modules</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>both opponents</source>
        <translation>les deux adversaires</translation>
    </message>
</context>
<context>
    <name>groups</name>
    <message>
        <source>Nobles</source>
        <translation>Nobles</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Dignitaires</translation>
    </message>
    <message>
        <source>Artists</source>
        <translation>Artistes</translation>
    </message>
    <message>
        <source>Tourists</source>
        <translation>Touristes</translation>
    </message>
</context>
<context>
    <name>guests</name>
    <message>
        <source>Sculptor</source>
        <translation>Sculpteur</translation>
    </message>
    <message>
        <source>Musician</source>
        <translation>Musicien</translation>
    </message>
    <message>
        <source>Composer</source>
        <translation>Compositeur</translation>
    </message>
    <message>
        <source>Tailor</source>
        <translation>Tailleur</translation>
    </message>
    <message>
        <source>Flamenco Dancer</source>
        <translation>Danseuse de flamenco</translation>
    </message>
    <message>
        <source>Portrait Painter</source>
        <translation>Portraitiste</translation>
    </message>
    <message>
        <source>Photographer</source>
        <translation>Photographe</translation>
    </message>
    <message>
        <source>Vocalist</source>
        <translation>Chanteuse</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architecte</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Comédienne</translation>
    </message>
    <message>
        <source>Poet</source>
        <translation>Poète</translation>
    </message>
    <message>
        <source>Jewelry Designer</source>
        <translation>Créatrice de bijoux</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Peintre</translation>
    </message>
    <message>
        <source>Opera Singer</source>
        <translation>Cantatrice</translation>
    </message>
    <message>
        <source>Dame</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>Duchesse</translation>
    </message>
    <message>
        <source>Knight of the Empire</source>
        <translation>Chevalier d’Empire</translation>
    </message>
    <message>
        <source>Landgrave</source>
        <translation>Landgrave</translation>
    </message>
    <message>
        <source>Sovereign</source>
        <translation>Souverain</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Comtesse</translation>
    </message>
    <message>
        <source>Elector</source>
        <translation>Prince-électeur</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Baron</translation>
    </message>
    <message>
        <source>Prince</source>
        <translation>Prince</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Comte</translation>
    </message>
    <message>
        <source>Earl</source>
        <translation>Comte d’Empire</translation>
    </message>
    <message>
        <source>Baroness</source>
        <translation>Baronne</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duc</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Apothicaire</translation>
    </message>
    <message>
        <source>Post Councillor</source>
        <translation>Conseiller des postes</translation>
    </message>
    <message>
        <source>Privy Councillor</source>
        <translation>Conseiller privé</translation>
    </message>
    <message>
        <source>Professor Emeritus</source>
        <translation>Professeur émérite</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Senior Councillor</source>
        <translation>Conseiller principal</translation>
    </message>
    <message>
        <source>Councillor of Commerce</source>
        <translation>Conseiller de commerce</translation>
    </message>
    <message>
        <source>Court Councillor</source>
        <translation>Conseiller aulique</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Major</translation>
    </message>
    <message>
        <source>Veterinary Councillor</source>
        <translation>Conseiller vétérinaire</translation>
    </message>
    <message>
        <source>Medicinal Councillor</source>
        <translation>Conseiller médical</translation>
    </message>
    <message>
        <source>Procurator</source>
        <translation>Procureur</translation>
    </message>
    <message>
        <source>Lord High Commissioner</source>
        <translation>Grand commissaire de la cour</translation>
    </message>
    <message>
        <source>Senior Legal Secretary</source>
        <translation>Premier secrétaire juridique</translation>
    </message>
    <message>
        <source>Tezcatlipoca</source>
        <translation>Tezcatlipoca</translation>
    </message>
    <message>
        <source>Capt. Goldhaken</source>
        <translation>Capt. Goldhaken</translation>
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
        <translation>Franz le fermier</translation>
    </message>
    <message>
        <source>Brother Uwe</source>
        <translation>Frère Uwe</translation>
    </message>
    <message>
        <source>Conductor</source>
        <translation>Chef de train</translation>
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
        <translation>Débutante</translation>
    </message>
    <message>
        <source>Lady Companion</source>
        <translation>Dame de compagnie</translation>
    </message>
    <message>
        <source>Governess</source>
        <translation>Institutrice</translation>
    </message>
    <message>
        <source>Prima Ballerina</source>
        <translation>Danseuse étoile</translation>
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
        <translation>Reine de la valse</translation>
    </message>
    <message>
        <source>Khan</source>
        <translation>Khan</translation>
    </message>
    <message>
        <source>Tenno</source>
        <translation>Mikado</translation>
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
        <translation>Tsarine</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Ambassadeur</translation>
    </message>
    <message>
        <source>Abbess</source>
        <translation>Abbesse</translation>
    </message>
    <message>
        <source>Consigliere</source>
        <translation>Consigliere</translation>
    </message>
    <message>
        <source>Admiral Winterbottom</source>
        <translation>Amiral Winterbottom</translation>
    </message>
    <message>
        <source>Impresario</source>
        <translation>Imprésario</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardinal</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Bourgmestre</translation>
    </message>
    <message>
        <source>The Beast</source>
        <translation>La Bête</translation>
    </message>
    <message>
        <source>Kapellmeister Palfy</source>
        <translation>Maître de chapelle Palfy</translation>
    </message>
    <message>
        <source>C. Inderella</source>
        <translation>C. Endrillon</translation>
    </message>
    <message>
        <source>Phantom</source>
        <translation>Fantôme</translation>
    </message>
    <message>
        <source>The Beauty</source>
        <translation>La Belle</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médium</translation>
    </message>
    <message>
        <source>Partyer</source>
        <translation>Fêtard</translation>
    </message>
    <message>
        <source>Pope</source>
        <translation>Pape</translation>
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
        <translation>Lord-maire de Londres</translation>
    </message>
    <message>
        <source>J. Gatsby and D. Buchanan</source>
        <translation>J. Gatsby et D. Buchanan</translation>
    </message>
    <message>
        <source>Ms. Hildegard</source>
        <translation>Mme Hildegard</translation>
    </message>
    <message>
        <source>Dr. Hagedorn</source>
        <translation>Dr Hagedorn</translation>
    </message>
    <message>
        <source>Mr. Schulze</source>
        <translation>M. Schulze</translation>
    </message>
    <message>
        <source>J. Kesselhut</source>
        <translation>J. Kesselhut</translation>
    </message>
    <message>
        <source>Mrs. Kunkel</source>
        <translation>Mme Kunkel</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Let go over your hotel to choose this.</source>
        <translation>Lâchez au-dessus de votre hôtel pour choisir ceci.</translation>
    </message>
    <message>
        <source>Into a vacant room, once the order is complete.</source>
        <translation>Dans une Chambre libre, une fois la commande complète.</translation>
    </message>
    <message>
        <source>The price is shown on each room.</source>
        <translation>Le prix figure sur chaque Chambre.</translation>
    </message>
    <message>
        <source>Onto a guest or into the kitchen, at no cost.</source>
        <translation>Sur un Hôte ou dans la cuisine, gratuitement.</translation>
    </message>
    <message>
        <source>Serving costs you nothing.</source>
        <translation>Servir ne vous coûte rien.</translation>
    </message>
    <message>
        <source>1 krone for serving up to three items.</source>
        <translation>1&#xa0;Couronne pour servir jusqu’à trois éléments.</translation>
    </message>
    <message>
        <source>Strength %1, at no cost.</source>
        <translation>Force %1, gratuitement.</translation>
    </message>
    <message>
        <source>Strength %1, for %2.</source>
        <translation>Force %1, pour %2.</translation>
    </message>
    <message>
        <source>This costs nothing.</source>
        <translation>Cela ne coûte rien.</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Cela coûte %1.</translation>
    </message>
    <message>
        <source>Into a vacant room or to a ball, once the order is complete.</source>
        <translation>Dans une Chambre libre ou au bal, une fois la commande complète.</translation>
    </message>
    <message>
        <source>Onto a free space; the champagne it costs is shown beside it.</source>
        <translation>Sur une case libre&#x202f;; le Champagne qu’elle coûte est indiqué à côté.</translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) for the krone already paid.</source>
        <translation>
            <numerusform>Encore %n&#xa0;élément pour la Couronne déjà payée.</numerusform>
            <numerusform>Encore %n&#xa0;éléments pour la Couronne déjà payée.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>Order</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>cases Empereur</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>any dish or drink</source>
        <translation>plat ou boisson</translation>
    </message>
    <message>
        <source>draw staff</source>
        <translation>piocher du Personnel</translation>
    </message>
    <message>
        <source>staff for free</source>
        <translation>Personnel gratuit</translation>
    </message>
    <message>
        <source>staff for less</source>
        <translation>Personnel à prix réduit</translation>
    </message>
    <message>
        <source>rooms for free</source>
        <translation>Chambres gratuites</translation>
    </message>
    <message>
        <source>a room for less</source>
        <translation>Chambre à prix réduit</translation>
    </message>
    <message>
        <source>guests for free</source>
        <translation>Hôtes gratuits</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>occupy rooms</source>
        <translation>occuper des Chambres</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Starter set</source>
        <translation>Série de départ</translation>
    </message>
    <message>
        <source>Colours of the rooms</source>
        <translation>Couleurs des Chambres</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagne</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Kinds of items</source>
        <translation>Sortes d’éléments</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Enchère minimale</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>Surenchère minimale</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Hôtes</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Rows of the ballrooms</source>
        <translation>Rangées des salles de bal</translation>
    </message>
    <message>
        <source>Rehearsal rooms</source>
        <translation>Salles de répétition</translation>
    </message>
    <message>
        <source>Actions 1 and 2</source>
        <translation>Actions&#xa0;1 et 2</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Célébrités</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Bottom rows</source>
        <translation>Rangées du bas</translation>
    </message>
    <message>
        <source>Middle rows</source>
        <translation>Rangées du milieu</translation>
    </message>
    <message>
        <source>Top rows</source>
        <translation>Rangées du haut</translation>
    </message>
    <message>
        <source>Balcony</source>
        <translation>Balcon</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Action&#xa0;%1</translation>
    </message>
    <message>
        <source>The auction of the entrances</source>
        <translation>La mise aux enchères des entrées</translation>
    </message>
    <message>
        <source>Promo cards</source>
        <translation>Cartes promotionnelles</translation>
    </message>
    <message>
        <source>Our own figures, until an owner sets them right: %1.</source>
        <translation>Nos propres chiffres, jusqu’à ce qu’un propriétaire du jeu les corrige&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The page of the reference that has the picture of a component.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Checked: as printed.</source>
        <translation>Vérifié&#xa0;: c’est imprimé ainsi.</translation>
    </message>
    <message>
        <source>This is taken from two public transcriptions that agree.</source>
        <translation>Deux transcriptions publiques concordantes l’indiquent.</translation>
    </message>
    <message>
        <source>Our own figures; nobody has told us yet what is printed.</source>
        <translation>Nos propres chiffres&#x202f;; personne ne nous a encore dit ce qui est imprimé.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1&#xa0;: nombre</translation>
    </message>
    <message>
        <source>token %1, for a full column</source>
        <translation>jeton %1, pour une colonne pleine</translation>
    </message>
    <message>
        <source>token %1, for a full floor</source>
        <translation>jeton %1, pour un étage plein</translation>
    </message>
    <message>
        <source>No text gives these figures, so they are our own. If you own the game, write in what is printed: new games then go by it.</source>
        <translation>Aucun texte ne donne ces chiffres, ce sont donc les nôtres. Si vous possédez le jeu, inscrivez ce qui est imprimé&#xa0;: les nouvelles parties s’y tiendront.</translation>
    </message>
    <message>
        <source>all values checked</source>
        <translation>toutes les valeurs vérifiées</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>vérifié</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>Impossible d’écrire %1. %2</translation>
    </message>
    <message>
        <source>Not all of the old file could be used; it is kept as %1.</source>
        <translation>L’ancien fichier n’était pas entièrement utilisable&#x202f;; il s’appelle maintenant %1.</translation>
    </message>
    <message>
        <source>Read values from a file</source>
        <translation>Lire les valeurs d’un fichier</translation>
    </message>
    <message>
        <source>Write the checked values into a file</source>
        <translation>Écrire les valeurs vérifiées dans un fichier</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>Lire un fichier…</translation>
    </message>
    <message>
        <source>Write a file…</source>
        <translation>Écrire un fichier…</translation>
    </message>
    <message>
        <source>Corrections (*.json)</source>
        <translation>Fichiers de corrections (*.json)</translation>
    </message>
    <message>
        <source>House values</source>
        <translation>Valeurs de la maison</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Le module</translation>
    </message>
    <message>
        <source>Cards with house values</source>
        <translation>Cartes aux valeurs de la maison</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>C’est imprimé ainsi</translation>
    </message>
    <message>
        <source>Keeps these values and goes on to the next card</source>
        <translation>Garde ces valeurs et passe à la carte suivante</translation>
    </message>
    <message>
        <source>Back to our figures</source>
        <translation>Revenir à nos chiffres</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 values left to check</source>
        <translation>
            <numerusform>%n valeur sur %1 reste à vérifier</numerusform>
            <numerusform>%n valeurs sur %1 restent à vérifier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) left to check</source>
        <translation>
            <numerusform>%n valeur à vérifier</numerusform>
            <numerusform>%n valeurs à vérifier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) adopted.</source>
        <translation>
            <numerusform>%n valeur reprise.</numerusform>
            <numerusform>%n valeurs reprises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>Et %n autre du même genre.</numerusform>
            <numerusform>Et %n autres du même genre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>area of %n dancer(s)</source>
        <translation>
            <numerusform>zone de %n&#xa0;danseur</numerusform>
            <numerusform>zone de %n&#xa0;danseurs</numerusform>
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
        <translation>Gâteau</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vin</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Café</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagne</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
</context>
<context>
    <name>lounge</name>
    <message>
        <source>%1 die: taken</source>
        <translation>dé %1&#xa0;: pris</translation>
    </message>
    <message>
        <source>%1 die: %2 is with %3 until the round ends</source>
        <translation>dé %1&#xa0;: %2 est avec %3 jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>Whoever takes the die scores these VP and has the effect until the round ends.</source>
        <translation>Qui prend le dé marque ces PV et a l’effet jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>The die is in the dustbin; nobody has this celebrity in this round.</source>
        <translation>Le dé est à la poubelle&#x202f;; personne n’a cette célébrité dans cette manche.</translation>
    </message>
    <message>
        <source>until the round ends: %1, used</source>
        <translation>jusqu’à la fin de la manche&#xa0;: %1, effet déjà utilisé</translation>
    </message>
    <message>
        <source>until the round ends: %1</source>
        <translation>jusqu’à la fin de la manche&#xa0;: %1</translation>
    </message>
    <message>
        <source>to give: %1, chosen</source>
        <translation>à donner&#xa0;: %1, choisi</translation>
    </message>
    <message>
        <source>to give: %1</source>
        <translation>à donner&#xa0;: %1</translation>
    </message>
    <message>
        <source>to get: %1, chosen</source>
        <translation>à recevoir&#xa0;: %1, choisi</translation>
    </message>
    <message>
        <source>to get: %1</source>
        <translation>à recevoir&#xa0;: %1</translation>
    </message>
    <message>
        <source>The effect does not count for %1.</source>
        <translation>L’effet ne compte pas pour %1.</translation>
    </message>
    <message>
        <source>celebrities: %1</source>
        <translation>célébrités&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 die on space %3: %2, %n VP</source>
        <translation>
            <numerusform>dé %1 sur la case&#xa0;%3&#xa0;: %2, %n&#xa0;PV</numerusform>
            <numerusform>dé %1 sur la case&#xa0;%3&#xa0;: %2, %n&#xa0;PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 die: %2, %n VP</source>
        <translation>
            <numerusform>dé %1&#xa0;: %2, %n&#xa0;PV</numerusform>
            <numerusform>dé %1&#xa0;: %2, %n&#xa0;PV</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>in your hand</source>
        <translation>dans votre main</translation>
    </message>
    <message>
        <source>among the cards to choose from</source>
        <translation>parmi les cartes au choix</translation>
    </message>
    <message>
        <source>in the queue</source>
        <translation>dans la file</translation>
    </message>
    <message>
        <source>in your café</source>
        <translation>dans votre café</translation>
    </message>
    <message>
        <source>in %1’s café</source>
        <translation>au café, chez %1</translation>
    </message>
    <message>
        <source>in play, yours</source>
        <translation>en jeu, chez vous</translation>
    </message>
    <message>
        <source>in play: %1</source>
        <translation>en jeu, chez %1</translation>
    </message>
    <message>
        <source>gone: out of the game</source>
        <translation>sorti du jeu&#xa0;: retiré de la partie</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>in play, claimed by you</source>
        <translation>en jeu, réclamé par vous</translation>
    </message>
    <message>
        <source>in play: the Emperor has already come</source>
        <translation>en jeu&#xa0;: l’Empereur est déjà venu</translation>
    </message>
    <message>
        <source>your hotel</source>
        <translation>votre hôtel</translation>
    </message>
    <message>
        <source>%1’s hotel</source>
        <translation>hôtel&#xa0;: %1</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>révélée</translation>
    </message>
    <message>
        <source>gone: has left the café</source>
        <translation>parti&#xa0;: a quitté le café</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>No file manager was found. The folder is: %1</source>
        <translation>Aucun programme capable d’afficher des dossiers n’a été trouvé. Le dossier est celui-ci&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>modules</name>
    <message>
        <source>Vienna Ballrooms</source>
        <translation>Salles de bal de Vienne</translation>
    </message>
    <message>
        <source>Guests go to a ball: champagne, dancers and three ballrooms.</source>
        <translation>Des Hôtes vont au bal&#xa0;: Champagne, danseurs, trois salles de bal.</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Célébrités</translation>
    </message>
    <message>
        <source>Coloured dice bring a celebrity into your house for a round.</source>
        <translation>Des dés de couleur amènent une célébrité chez vous pour une manche.</translation>
    </message>
    <message>
        <source>Unique Hotels</source>
        <translation>Hôtels uniques</translation>
    </message>
    <message>
        <source>Each hotel has an entrance with rules of its own.</source>
        <translation>Chaque hôtel a une entrée aux règles bien à elle.</translation>
    </message>
    <message>
        <source>Some More</source>
        <translation>Vous en voulez plus&#x202f;?</translation>
    </message>
    <message>
        <source>More staff, more objectives and more Emperor tiles.</source>
        <translation>Plus de Personnel, d’Objectifs et de tuiles Empereur.</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>a die showing %1</source>
        <translation>dé de valeur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) prepared</source>
        <translation>
            <numerusform>%n&#xa0;Chambre préparée</numerusform>
            <numerusform>%n&#xa0;Chambres préparées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with strength %2</source>
        <translation>%1 avec une force de %2</translation>
    </message>
    <message>
        <source>objective claimed: %1</source>
        <translation>Objectif réclamé&#xa0;: %1</translation>
    </message>
    <message>
        <source>invites %1</source>
        <translation>invite %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>joue %1</translation>
    </message>
    <message>
        <source>fills the order of %1</source>
        <translation>commande complétée&#xa0;: %1</translation>
    </message>
    <message>
        <source>moved in: %1</source>
        <translation>emménagement&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) served</source>
        <translation>
            <numerusform>%n&#xa0;élément servi</numerusform>
            <numerusform>%n&#xa0;éléments servis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) occupied</source>
        <translation>
            <numerusform>%n&#xa0;Chambre occupée</numerusform>
            <numerusform>%n&#xa0;Chambres occupées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>objectives</name>
    <message>
        <source>A Full Till</source>
        <translation>La caisse pleine</translation>
    </message>
    <message>
        <source>Welcome at Court</source>
        <translation>Bienvenue à la cour</translation>
    </message>
    <message>
        <source>A Well-Staffed House</source>
        <translation>Une maison bien servie</translation>
    </message>
    <message>
        <source>Twelve Made Beds</source>
        <translation>Douze lits faits</translation>
    </message>
    <message>
        <source>Two Full Floors</source>
        <translation>Deux étages complets</translation>
    </message>
    <message>
        <source>Two Full Columns</source>
        <translation>Deux colonnes complètes</translation>
    </message>
    <message>
        <source>Six Full Groups</source>
        <translation>Six groupes complets</translation>
    </message>
    <message>
        <source>One Colour Complete</source>
        <translation>Une couleur complète</translation>
    </message>
    <message>
        <source>A House for Everyone</source>
        <translation>Une maison pour tous</translation>
    </message>
    <message>
        <source>Citizens and Artists</source>
        <translation>Dignitaires et artistes</translation>
    </message>
    <message>
        <source>Artists and Nobles</source>
        <translation>Artistes et nobles</translation>
    </message>
    <message>
        <source>Nobles and Citizens</source>
        <translation>Nobles et dignitaires</translation>
    </message>
    <message>
        <source>A Cellar for Balls</source>
        <translation>Une cave pour les bals</translation>
    </message>
    <message>
        <source>Seven on the Floor</source>
        <translation>Sept sur la piste</translation>
    </message>
    <message>
        <source>Travellers at Home</source>
        <translation>Voyageurs chez eux</translation>
    </message>
    <message>
        <source>Shelves Well Stocked</source>
        <translation>Des étagères bien garnies</translation>
    </message>
    <message>
        <source>Under the Roof</source>
        <translation>Sous les toits</translation>
    </message>
    <message>
        <source>A Good Appetite</source>
        <translation>Un bel appétit</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <source>%1’s cards</source>
        <translation>Cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has not turned up a card yet.</source>
        <translation>%1 n’a encore révélé aucune carte.</translation>
    </message>
    <message>
        <source>Markers on the objectives: A %1, B %2, C %3.</source>
        <translation>Marqueurs sur les Objectifs&#xa0;: A %1, B %2, C %3.</translation>
    </message>
    <message>
        <source>Hotel entrance: %1.</source>
        <translation>Entrée de l’hôtel&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 on space %2</source>
        <translation>%1 sur la case&#xa0;%2</translation>
    </message>
    <message>
        <source>Toll to pay: %1.</source>
        <translation>Péage à payer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Items on the action spaces: %1.</source>
        <translation>Éléments sur les cases action&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Card %1, %n left in the deck</source>
        <translation>
            <numerusform>Carte %1, il en reste %n dans la pioche</numerusform>
            <numerusform>Carte %1, il en reste %n dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stars: %n of 9.</source>
        <translation>
            <numerusform>Étoiles&#xa0;: %n sur 9.</numerusform>
            <numerusform>Étoiles&#xa0;: %n sur 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens lie on %n room(s).</source>
        <translation>
            <numerusform>%n&#xa0;Chambre porte un jeton.</numerusform>
            <numerusform>%n&#xa0;Chambres portent un jeton.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Prepare no more rooms</source>
        <translation>Ne plus préparer de Chambre</translation>
    </message>
    <message>
        <source>Occupy no more rooms</source>
        <translation>Ne plus occuper de Chambre</translation>
    </message>
    <message>
        <source>Play no more staff</source>
        <translation>Ne plus jouer de Personnel</translation>
    </message>
    <message>
        <source>Play none of these cards</source>
        <translation>Ne jouer aucune de ces cartes</translation>
    </message>
    <message>
        <source>Take no guest</source>
        <translation>Ne pas prendre d’Hôte</translation>
    </message>
    <message>
        <source>Do without the extra</source>
        <translation>Renoncer au supplément</translation>
    </message>
    <message>
        <source>Do without the action</source>
        <translation>Renoncer à l’action</translation>
    </message>
    <message>
        <source>Pay nothing and bear the penalty</source>
        <translation>Ne rien payer et subir la pénalité</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Garder&#xa0;: %1</translation>
    </message>
    <message>
        <source>Begin with %1</source>
        <translation>Commencer avec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Invite %1 for %2</source>
        <translation>Accueillir&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Invite %1 at no cost</source>
        <translation>Accueillir gratuitement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Die %1: %2, boosted to strength %3, for %4</source>
        <translation>Dé %1&#xa0;: %2, renforcé à la force %3, pour %4</translation>
    </message>
    <message>
        <source>Die %1: %2, strength %3, for %4</source>
        <translation>Dé %1&#xa0;: %2, force %3, pour %4</translation>
    </message>
    <message>
        <source>Die %1: %2, strength %3</source>
        <translation>Dé %1&#xa0;: %2, force %3</translation>
    </message>
    <message>
        <source>Space %1: %2, strength %3, for %4</source>
        <translation>Case&#xa0;%1&#xa0;: %2, force %3, pour %4</translation>
    </message>
    <message>
        <source>Space %1: %2, strength %3</source>
        <translation>Case&#xa0;%1&#xa0;: %2, force %3</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1 into the kitchen</source>
        <translation>%1 dans la cuisine</translation>
    </message>
    <message>
        <source>Prepare the room on floor %1, column %2, for %3</source>
        <translation>Préparer la Chambre de l’étage&#xa0;%1, colonne&#xa0;%2, pour %3</translation>
    </message>
    <message>
        <source>Prepare the room on floor %1, column %2</source>
        <translation>Préparer la Chambre de l’étage&#xa0;%1, colonne&#xa0;%2</translation>
    </message>
    <message>
        <source>Occupy the room on floor %1, column %2</source>
        <translation>Occuper la Chambre de l’étage&#xa0;%1, colonne&#xa0;%2</translation>
    </message>
    <message>
        <source>Remove the room on floor %1, column %2</source>
        <translation>Retirer la Chambre de l’étage&#xa0;%1, colonne&#xa0;%2</translation>
    </message>
    <message>
        <source>Play %1 for %2</source>
        <translation>Jouer&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Play %1 at no cost</source>
        <translation>Jouer gratuitement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put %1 under the deck</source>
        <translation>Remettre sous la pioche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fill the order of %1</source>
        <translation>Compléter la commande&#xa0;: %1</translation>
    </message>
    <message>
        <source>Serve %2: %1</source>
        <translation>Servir un Hôte (%2)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Finish serving</source>
        <translation>Terminer le service</translation>
    </message>
    <message>
        <source>%1 to the room on floor %2, column %3</source>
        <translation>%1&#xa0;: Chambre de l’étage&#xa0;%2, colonne&#xa0;%3</translation>
    </message>
    <message>
        <source>Collect: %1</source>
        <translation>Prendre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser&#xa0;: %1</translation>
    </message>
    <message>
        <source>Claim the objective: %1</source>
        <translation>Réclamer l’Objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Renoncer à&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pay %1 and be forgiven</source>
        <translation>Payer %1 et obtenir grâce</translation>
    </message>
    <message>
        <source>The left penalty: %1</source>
        <translation>La pénalité de gauche&#xa0;: %1</translation>
    </message>
    <message>
        <source>The right penalty: %1</source>
        <translation>La pénalité de droite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Do without: %1</source>
        <translation>Renoncer à ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n&#xa0;case</numerusform>
            <numerusform>%n&#xa0;cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %1: %2, boosted to strength %3, for %4</source>
        <translation>Case&#xa0;%1&#xa0;: %2, renforcé à la force %3, pour %4</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, choisi</translation>
    </message>
    <message>
        <source>Serve the opponent’s guest %1</source>
        <translation>Servir l’Hôte adverse&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 into the rooms on floor %2, columns %3 and %4</source>
        <translation>%1&#xa0;: Chambres de l’étage&#xa0;%2, colonnes&#xa0;%3 et %4</translation>
    </message>
    <message>
        <source>A dancer from area %2: %1</source>
        <translation>Un danseur de la zone&#xa0;%2&#xa0;: %1</translation>
    </message>
    <message>
        <source>Send no dancer</source>
        <translation>N’envoyer aucun danseur</translation>
    </message>
    <message>
        <source>Flip %1 and use its effect</source>
        <translation>Retourner la carte %1</translation>
    </message>
    <message>
        <source>Flip no card</source>
        <translation>Ne retourner aucune carte</translation>
    </message>
    <message>
        <source>Exchange dishes and drinks from your kitchen</source>
        <translation>Échanger des plats et boissons de votre cuisine</translation>
    </message>
    <message>
        <source>Bid %1 for %2</source>
        <translation>Offrir %1 pour %2</translation>
    </message>
    <message>
        <source>%1 as a second guest, for %2</source>
        <translation>Second Hôte pour %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>Token: %1</source>
        <translation>Jeton&#xa0;: %1</translation>
    </message>
    <message>
        <source>Claim your own objective: %1</source>
        <translation>Réclamer votre propre Objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go back on the Emperor track for the reward of the tile %1</source>
        <translation>Reculer sur la piste Empereur pour la récompense de cette tuile&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turn a die from %1 to %2 and use space %2 (%3)</source>
        <translation>Tourner un dé de %1 à %2 et utiliser la case&#xa0;%2 (%3)</translation>
    </message>
    <message>
        <source>Take no token</source>
        <translation>Ne prendre aucun jeton</translation>
    </message>
    <message>
        <source>Give up the dancer here: %1, space %2</source>
        <translation>Renoncer au danseur ici&#xa0;: %1, case&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 dances: %2, area %3</source>
        <translation>L’Hôte %1 danse&#xa0;: %2, zone %3</translation>
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
        <translation>Vous donnez</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Vous recevez</translation>
    </message>
    <message>
        <source>You may then collect</source>
        <translation>Vous pourrez ensuite récupérer</translation>
    </message>
    <message>
        <source>You may then choose</source>
        <translation>Vous pourrez ensuite choisir</translation>
    </message>
    <message>
        <source>Everything served</source>
        <translation>Tout est servi</translation>
    </message>
    <message>
        <source>Enough to complete the order of</source>
        <translation>De quoi compléter la commande de</translation>
    </message>
    <message>
        <source>Objective you can claim</source>
        <translation>Objectif que vous pouvez réclamer</translation>
    </message>
    <message numerus="yes">
        <source>%n staff card(s) drawn at random</source>
        <translation>
            <numerusform>%n&#xa0;carte Personnel tirée au hasard</numerusform>
            <numerusform>%n&#xa0;cartes Personnel tirées au hasard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overrides</name>
    <message>
        <source>values by name, in braces</source>
        <translation>des valeurs par nom, entre accolades</translation>
    </message>
    <message>
        <source>each name only once</source>
        <translation>chaque nom une seule fois</translation>
    </message>
    <message>
        <source>the number of a card or the name of a board</source>
        <translation>le numéro d’une carte ou le nom d’un plateau</translation>
    </message>
    <message>
        <source>a field that such a card has</source>
        <translation>un champ qu’une telle carte possède</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>le mot %1</translation>
    </message>
    <message>
        <source>a value that can be corrected; those known from the rulebook or the cards stay as they are</source>
        <translation>une valeur qui peut être corrigée&#x202f;; celles du livret ou des cartes restent telles quelles</translation>
    </message>
    <message>
        <source>one to four items out of %1</source>
        <translation>un à quatre éléments parmi %1</translation>
    </message>
    <message>
        <source>a whole number from -99 to 99</source>
        <translation>un nombre entier de -99 à 99</translation>
    </message>
    <message>
        <source>a whole number from 0 to 20</source>
        <translation>un nombre entier de 0 à 20</translation>
    </message>
    <message>
        <source>five tokens, each with what it gives for a column and for a floor</source>
        <translation>cinq jetons, chacun avec ce qu’il donne pour une colonne et pour un étage</translation>
    </message>
    <message>
        <source>a whole number from 0 to 10</source>
        <translation>un nombre entier de 0 à 10</translation>
    </message>
    <message>
        <source>A, B, C, D or null</source>
        <translation>A, B, C, D ou «&#x202f;null&#x202f;»</translation>
    </message>
    <message>
        <source>six cards in each of the sets A to D</source>
        <translation>six cartes dans chacune des séries A à D</translation>
    </message>
    <message>
        <source>four floors of five letters b, r or y, forming ten groups of at most four rooms</source>
        <translation>quatre étages de cinq lettres b, r ou y, formant dix groupes d’au plus quatre Chambres</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Attendu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2 The built-in values are used.</source>
        <translation>%1 est illisible. %2 Les valeurs d’origine sont utilisées.</translation>
    </message>
    <message>
        <source>%1: expected %2. The built-in values are used.</source>
        <translation>%1, attendu&#xa0;: %2. Les valeurs d’origine sont utilisées.</translation>
    </message>
    <message>
        <source>%1, at %2: expected %3. The built-in values are used.</source>
        <translation>%1, à l’endroit %2, attendu&#xa0;: %3. Les valeurs d’origine sont utilisées.</translation>
    </message>
    <message>
        <source>%1, at %2: expected %3, found %4. The built-in value is used.</source>
        <translation>%1, à l’endroit %2, attendu&#xa0;: %3, trouvé&#xa0;: %4. La valeur d’origine est utilisée.</translation>
    </message>
    <message>
        <source>a whole number from 0 to 99</source>
        <translation>un nombre entier de 0 à 99</translation>
    </message>
    <message>
        <source>a whole number from 1 to 10</source>
        <translation>un nombre entier de 1 à 10</translation>
    </message>
    <message>
        <source>four areas of one, two, three and four dancers, each with its bonus</source>
        <translation>quatre zones d’un, deux, trois et quatre danseurs, chacune avec son bonus</translation>
    </message>
    <message>
        <source>different items out of %1</source>
        <translation>des éléments différents parmi %1</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Costs and VP of the rooms</source>
        <translation>Coûts et PV des Chambres</translation>
    </message>
    <message>
        <source>The action board</source>
        <translation>Le plateau action</translation>
    </message>
    <message>
        <source>The guest queue</source>
        <translation>La file des Hôtes</translation>
    </message>
    <message>
        <source>The Emperor track</source>
        <translation>La piste Empereur</translation>
    </message>
    <message>
        <source>Turn order tiles and dice</source>
        <translation>Tuiles d’ordre du tour et dés</translation>
    </message>
    <message>
        <source>Boards and tracks</source>
        <translation>Plateaux et pistes</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Chambres</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>The layout of this side is taken from two public transcriptions that agree. Owners of the game can correct it in the file %1.</source>
        <translation>La disposition de cette face provient de deux transcriptions publiques concordantes. Les propriétaires du jeu peuvent la corriger dans le fichier %1.</translation>
    </message>
    <message>
        <source>Hotel board</source>
        <translation>Plateau hôtel</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of one room</source>
        <translation>
            <numerusform>%n&#xa0;groupe d’une Chambre</numerusform>
            <numerusform>%n&#xa0;groupes d’une Chambre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of two rooms</source>
        <translation>
            <numerusform>%n&#xa0;groupe de deux Chambres</numerusform>
            <numerusform>%n&#xa0;groupes de deux Chambres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n&#xa0;page</numerusform>
            <numerusform>%n&#xa0;pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) in this chapter</source>
        <translation>
            <numerusform>%n&#xa0;page dans ce chapitre</numerusform>
            <numerusform>%n&#xa0;pages dans ce chapitre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances %n step(s) on the Emperor track</source>
        <translation>
            <numerusform>avance de %n&#xa0;case sur la piste Empereur</numerusform>
            <numerusform>avance de %n&#xa0;cases sur la piste Empereur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of three rooms</source>
        <translation>
            <numerusform>%n&#xa0;groupe de trois Chambres</numerusform>
            <numerusform>%n&#xa0;groupes de trois Chambres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of four rooms</source>
        <translation>
            <numerusform>%n&#xa0;groupe de quatre Chambres</numerusform>
            <numerusform>%n&#xa0;groupes de quatre Chambres</numerusform>
        </translation>
    </message>
    <message>
        <source>floor %1, column %2: %3 VP</source>
        <translation>étage&#xa0;%1, colonne&#xa0;%2&#xa0;: %3&#xa0;PV</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Étage</translation>
    </message>
    <message>
        <source>Krones to prepare</source>
        <translation>Couronnes pour préparer</translation>
    </message>
    <message>
        <source>VP at the end if occupied</source>
        <translation>PV à la fin si occupée</translation>
    </message>
    <message>
        <source>VP for preparing</source>
        <translation>PV à la préparation</translation>
    </message>
    <message>
        <source>Preparing a room costs %1; an occupied one scores %2 at the end.</source>
        <translation>Préparer une Chambre coûte %1&#x202f;; occupée, elle rapporte %2 à la fin.</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Same group</source>
        <translation>Même groupe</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Bonus d’occupation</translation>
    </message>
    <message>
        <source>A room is named by its floor and its column: 4/1 is the top left one.</source>
        <translation>Une Chambre est désignée par son étage et sa colonne&#xa0;: 4/1 est celle d’en haut à gauche.</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Étage&#xa0;%1</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Ce qu’il rapporte</translation>
    </message>
    <message>
        <source>The numbered columns are the size of the group, in rooms.</source>
        <translation>Les colonnes numérotées donnent la taille du groupe, en Chambres.</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>cases sur la piste Empereur</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>Width and height in the reader&apos;s letter heights.</extracomment>
        <translation>PV</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>All dice are rolled and sorted by their faces. The number of dice on a space is its strength.</source>
        <translation>Tous les dés sont lancés et triés selon leur valeur. Le nombre de dés sur une case fait sa force.</translation>
    </message>
    <message>
        <source>Place from the left</source>
        <translation>Place depuis la gauche</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>New guests enter on the left; the others slide to the right.</source>
        <translation>Les nouveaux Hôtes entrent à gauche&#x202f;; les autres glissent vers la droite.</translation>
    </message>
    <message>
        <source>After the retreat: Emperor’s reward on space %1 or higher, penalty on space %2, nothing in between.</source>
        <translation>Après le recul&#xa0;: récompense de l’Empereur sur la case&#xa0;%1 ou plus, pénalité sur la case&#xa0;%2, rien entre les deux.</translation>
    </message>
    <message>
        <source>After round</source>
        <translation>Après la manche</translation>
    </message>
    <message>
        <source>Spaces back</source>
        <translation>Cases de recul</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Turn order tiles</source>
        <translation>Tuiles d’ordre du tour</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Instruction card %1</source>
        <extracomment>One of each kind of card, to welcome the reader.</extracomment>
        <translation>Carte Instruction %1</translation>
    </message>
    <message>
        <source>From top to bottom, and at which level each symbol counts:</source>
        <translation>De haut en bas, avec le niveau à partir duquel chaque symbole compte&#xa0;:</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>de gauche à droite</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>de droite à gauche</translation>
    </message>
    <message>
        <source>takes a guest of any colour</source>
        <translation>prend un Hôte de n’importe quelle couleur</translation>
    </message>
    <message>
        <source>takes a guest of this colour: %1 (%2)</source>
        <translation>prend un Hôte de cette couleur&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>takes any die</source>
        <translation>prend n’importe quel dé</translation>
    </message>
    <message>
        <source>takes a die showing %1</source>
        <translation>prend un dé de valeur %1</translation>
    </message>
    <message>
        <source>reveals a staff card from the pile</source>
        <translation>révèle une carte Personnel de la pile</translation>
    </message>
    <message>
        <source>advances on the least advanced objective</source>
        <translation>avance sur l’Objectif le moins avancé</translation>
    </message>
    <message>
        <source>advances on objective %1</source>
        <translation>avance sur l’Objectif %1</translation>
    </message>
    <message>
        <source>All guests</source>
        <translation>Tous les Hôtes</translation>
    </message>
    <message>
        <source>All staff</source>
        <translation>Tout le Personnel</translation>
    </message>
    <message>
        <source>All objectives</source>
        <translation>Tous les Objectifs</translation>
    </message>
    <message>
        <source>All Emperor tiles</source>
        <translation>Toutes les tuiles Empereur</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>House values</source>
        <translation>Valeurs de la maison</translation>
    </message>
    <message>
        <source>The reference</source>
        <translation>Les règles complètes</translation>
    </message>
    <message>
        <source>Rules and cards of the house</source>
        <translation>Règles et cartes de la maison</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Cards and boards</source>
        <translation>Cartes et plateaux</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Cards mentioned</source>
        <translation>Cartes citées</translation>
    </message>
    <message>
        <source>Related staff</source>
        <translation>Personnel concerné</translation>
    </message>
    <message>
        <source>Related guests</source>
        <translation>Hôtes concernés</translation>
    </message>
    <message>
        <source>Objectives that go with it</source>
        <translation>Objectifs qui vont de pair</translation>
    </message>
    <message>
        <source>Cards with a similar effect</source>
        <translation>Cartes ayant un effet du même genre</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>la commande</translation>
    </message>
    <message>
        <source>the VP</source>
        <translation>les PV</translation>
    </message>
    <message>
        <source>the colour</source>
        <translation>la couleur</translation>
    </message>
    <message>
        <source>the reward</source>
        <translation>la récompense</translation>
    </message>
    <message>
        <source>the cost</source>
        <translation>le coût</translation>
    </message>
    <message>
        <source>the effect</source>
        <translation>l’effet</translation>
    </message>
    <message>
        <source>Known from two public transcriptions only: %1. If you own the game, you can correct this in %2.</source>
        <translation>Connu par deux transcriptions publiques seulement&#xa0;: %1. Si vous possédez le jeu, vous pouvez le corriger dans %2.</translation>
    </message>
    <message>
        <source>Guest card %1 · %2 (%3)</source>
        <extracomment>The round after which the Emperor looks at the tile of a letter.</extracomment>
        <translation>Carte Hôte %1 · %2 (%3)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Chambre</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Reward when the guest moves in</source>
        <translation>Récompense quand l’Hôte emménage</translation>
    </message>
    <message>
        <source>vacant, of any colour</source>
        <translation>libre, de n’importe quelle couleur</translation>
    </message>
    <message>
        <source>vacant and blue</source>
        <translation>libre et bleue</translation>
    </message>
    <message>
        <source>vacant and red</source>
        <translation>libre et rouge</translation>
    </message>
    <message>
        <source>vacant and yellow</source>
        <translation>libre et jaune</translation>
    </message>
    <message>
        <source>Staff card %1 · %2</source>
        <translation>Carte Personnel %1 · %2</translation>
    </message>
    <message>
        <source>%1 in Deluxe, %2 in Classic</source>
        <translation>%1 en Deluxe, %2 en Classique</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Type d’effet</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Starter set</source>
        <translation>Série de départ</translation>
    </message>
    <message>
        <source>What the card does</source>
        <translation>Ce que fait la carte</translation>
    </message>
    <message>
        <source>%1 VP for the first, %2 for the second, %3 for the third</source>
        <translation>%1&#xa0;PV au premier, %2 au deuxième, %3 au troisième</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <translation>Objectif %1</translation>
    </message>
    <message>
        <source>The condition</source>
        <translation>La condition</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Appliquée</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>après la manche&#xa0;%1</translation>
    </message>
    <message>
        <source>Emperor’s reward</source>
        <translation>Récompense de l’Empereur</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Emperor tile %1</source>
        <translation>Tuile Empereur %1</translation>
    </message>
    <message>
        <source>Emperor’s reward, on space 3 or higher</source>
        <translation>Récompense de l’Empereur, sur la case&#xa0;3 ou plus</translation>
    </message>
    <message>
        <source>Penalty, on space 0</source>
        <translation>Pénalité, sur la case&#xa0;0</translation>
    </message>
    <message>
        <source>%1 (Classic: %2)</source>
        <translation>%1 (Classique&#xa0;: %2)</translation>
    </message>
    <message>
        <source>**Classic:** %1</source>
        <translation>**Classique&#xa0;:** %1</translation>
    </message>
    <message>
        <source>Not known from any source, and estimated by us: %1. If you own the game, you can correct this in %2.</source>
        <translation>Aucun des textes consultés ne donne ceci pour cette carte&#xa0;: %1. La maison y a mis ses propres valeurs. Les propriétaires du jeu peuvent les corriger dans le fichier %2.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>During the set-up</source>
        <translation>Pendant la mise en place</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>opponent and level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>all modules</source>
        <translation>tous les modules</translation>
    </message>
    <message>
        <source>First evening</source>
        <translation>Première soirée</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <translation>Donne du %1</translation>
    </message>
    <message>
        <source>promo guests</source>
        <translation>Hôtes promotionnels</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Instruction cards</source>
        <translation>Cartes Instruction</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche&#xa0;%1 sur %2</translation>
    </message>
    <message>
        <source>Welcome. Here the house answers whatever you ask about the game. Search above in any of its languages, browse on the left, or begin with one of these pages:</source>
        <translation>Bienvenue. Ici, la maison répond à toutes vos questions sur le jeu. Cherchez ci-dessus dans l’une de ses langues, feuilletez à gauche, ou commencez par l’une de ces pages&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>If this ballroom is the right one, the balcony belongs to it: as many dancers as you like, for %n champagne each and without a row bonus; when it is scored they count as in the top row.</source>
        <translation>
            <numerusform>Si cette salle de bal est celle de droite, le balcon lui appartient&#xa0;: autant de danseurs que vous voulez, pour %n&#xa0;Champagne chacun et sans bonus de rangée&#x202f;; au décompte, ils comptent comme dans la rangée du haut.</numerusform>
            <numerusform>Si cette salle de bal est celle de droite, le balcon lui appartient&#xa0;: autant de danseurs que vous voulez, pour %n&#xa0;Champagnes chacun et sans bonus de rangée&#x202f;; au décompte, ils comptent comme dans la rangée du haut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, who dances in the ballroom scored next</source>
        <translation>%1, qui danse dans la prochaine salle de bal à décompter</translation>
    </message>
    <message>
        <source>%1, who dances in the ballroom scored after the next one</source>
        <translation>%1, qui danse dans la salle de bal décomptée après la prochaine</translation>
    </message>
    <message>
        <source>takes a coloured die</source>
        <translation>prend un dé de couleur</translation>
    </message>
    <message>
        <source>sends one more dancer to the ballroom scored next</source>
        <translation>envoie un danseur de plus dans la prochaine salle de bal à décompter</translation>
    </message>
    <message>
        <source>sends one more dancer to the ballroom scored after the next one</source>
        <translation>envoie un danseur de plus dans la salle de bal décomptée après la prochaine</translation>
    </message>
    <message>
        <source>All ballrooms</source>
        <translation>Toutes les salles de bal</translation>
    </message>
    <message>
        <source>All rehearsal rooms</source>
        <translation>Toutes les salles de répétition</translation>
    </message>
    <message>
        <source>All celebrities</source>
        <translation>Toutes les célébrités</translation>
    </message>
    <message>
        <source>All entrances for players</source>
        <translation>Toutes les entrées d’hôtel des joueurs</translation>
    </message>
    <message>
        <source>Three pages for the table, to print or to save as a PDF file; the last one is for the expansion.</source>
        <translation>Trois pages pour la table, à imprimer ou à enregistrer en fichier PDF&#x202f;; la dernière est pour l’extension.</translation>
    </message>
    <message>
        <source>The expansion</source>
        <translation>L’extension</translation>
    </message>
    <message>
        <source>the areas and their bonuses</source>
        <translation>les zones et leurs bonus</translation>
    </message>
    <message>
        <source>what the tokens give</source>
        <translation>ce que donnent les jetons</translation>
    </message>
    <message>
        <source>What the guest brings</source>
        <translation>Ce que rapporte l’Hôte</translation>
    </message>
    <message>
        <source>Reward when the guest goes to a ball</source>
        <translation>Récompense quand l’Hôte va au bal</translation>
    </message>
    <message>
        <source>Reward when the guest leaves for a room or a ball</source>
        <translation>Récompense quand l’Hôte part pour une Chambre ou un bal</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagne</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Row bonus</source>
        <translation>Bonus de rangée</translation>
    </message>
    <message>
        <source>Ballroom · %1</source>
        <translation>Salle de bal · %1</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Whoever has no dancer here loses 5 VP.</source>
        <translation>Qui n’a aucun danseur ici perd 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>None of the texts consulted gives the champagne and the number of spaces of each row; the house has supplied its own. Owners of the game can correct them in the file %1.</source>
        <translation>Aucun des textes consultés ne donne le Champagne et le nombre de cases de chaque rangée&#x202f;; la maison y a mis ses propres valeurs. Les propriétaires du jeu peuvent les corriger dans le fichier %1.</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Room bonus</source>
        <translation>Bonus de salle</translation>
    </message>
    <message>
        <source>The bonus of an area is yours as soon as the last dancer has left it.</source>
        <translation>Le bonus d’une zone est à vous dès que le dernier danseur l’a quittée.</translation>
    </message>
    <message>
        <source>Rehearsal room · %1</source>
        <translation>Salle de répétition · %1</translation>
    </message>
    <message>
        <source>Celebrity · %1</source>
        <translation>Célébrité · %1</translation>
    </message>
    <message>
        <source>Until the end of the round, for whoever has taken the die</source>
        <translation>Jusqu’à la fin de la manche, pour qui a pris le dé</translation>
    </message>
    <message>
        <source>Hotel entrance · %1</source>
        <translation>Entrée d’hôtel · %1</translation>
    </message>
    <message>
        <source>What the entrance says</source>
        <translation>Ce que dit l’entrée</translation>
    </message>
    <message>
        <source>Expansion · %1</source>
        <extracomment>What the rows of the tables of symbols show.</extracomment>
        <translation>Extension · %1</translation>
    </message>
    <message>
        <source>base game</source>
        <extracomment>In this order; a module has a name of its own.</extracomment>
        <translation>jeu de base</translation>
    </message>
    <message>
        <source>promotional cards</source>
        <translation>cartes promotionnelles</translation>
    </message>
    <message>
        <source>promotional, optional</source>
        <extracomment>Where the catalog keeps the cards of a kind. The topic that introduces a module.</extracomment>
        <translation>promotionnelle, en option</translation>
    </message>
    <message>
        <source>%1; with any module of the expansion</source>
        <translation>%1&#x202f;; avec n’importe quel module de l’extension</translation>
    </message>
    <message>
        <source>%1; only with %2</source>
        <translation>%1&#x202f;; seulement avec&#xa0;: %2</translation>
    </message>
    <message>
        <source>None of the texts consulted gives all figures on this page; the house has supplied its own. Owners of the game can correct them in the file %1.</source>
        <translation>Certains chiffres de cette page ne figurent dans aucun des textes consultés&#x202f;; la maison y a mis les siens. Les propriétaires du jeu peuvent les corriger dans le fichier %1.</translation>
    </message>
    <message>
        <source>An owner of the game has corrected figures on this page. These apply instead:</source>
        <translation>Un propriétaire du jeu a corrigé des chiffres de cette page. Voici ceux qui valent à la place&#xa0;:</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Kitchen</source>
        <translation>Cuisine</translation>
    </message>
    <message>
        <source>What your kitchen holds</source>
        <translation>Ce que contient votre cuisine</translation>
    </message>
    <message>
        <source>Guests waiting</source>
        <translation>Hôtes en attente</translation>
    </message>
    <message>
        <source>Guests waiting, from the left; the price is under each</source>
        <translation>Les Hôtes qui attendent, depuis la gauche&#x202f;; le prix figure sous chacun</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>The action spaces one to six with their dice</source>
        <translation>Les cases action un à six avec leurs dés</translation>
    </message>
    <message>
        <source>Four floors of five rooms; the top floor is the first row</source>
        <translation>Quatre étages de cinq Chambres&#x202f;; l’étage du haut est la première ligne</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>Café</translation>
    </message>
    <message>
        <source>Your three tables</source>
        <translation>Vos trois tables</translation>
    </message>
    <message>
        <source>What the house owns</source>
        <translation>Ce que possède la maison</translation>
    </message>
    <message>
        <source>Victory points, krones, guests moved in, rooms</source>
        <translation>Points de victoire, Couronnes, Hôtes emménagés, Chambres</translation>
    </message>
    <message>
        <source>Your staff in hand</source>
        <translation>Votre Personnel en main</translation>
    </message>
    <message>
        <source>Staff cards you can play</source>
        <translation>Les cartes Personnel que vous pouvez jouer</translation>
    </message>
    <message>
        <source>You have no staff cards in hand.</source>
        <translation>Vous n’avez aucune carte Personnel en main.</translation>
    </message>
    <message>
        <source>Your staff in play</source>
        <translation>Votre Personnel en jeu</translation>
    </message>
    <message>
        <source>Staff cards you have played</source>
        <translation>Les cartes Personnel que vous avez jouées</translation>
    </message>
    <message>
        <source>Staff cards you play are laid out here.</source>
        <translation>Les cartes Personnel que vous jouez prennent place ici.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>The three objectives of this game</source>
        <translation>Les trois Objectifs de cette partie</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Empereur</translation>
    </message>
    <message>
        <source>The Emperor track, then the tiles of his three visits</source>
        <translation>La piste Empereur, puis les tuiles de ses trois visites</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordre des tours</translation>
    </message>
    <message>
        <source>The turn order of this round</source>
        <translation>L’ordre des tours de cette manche</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>The seven rounds</source>
        <translation>Les sept manches</translation>
    </message>
    <message>
        <source>Your hotel</source>
        <translation>Votre hôtel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Staff in play</source>
        <translation>Personnel en jeu</translation>
    </message>
    <message>
        <source>The last instruction cards, the latest first, and how each was read</source>
        <translation>Les dernières cartes Instruction, la plus récente d’abord, et la façon dont chacune a été lue</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Salle de répétition</translation>
    </message>
    <message>
        <source>Your dancers who are still rehearsing, or the rooms to choose from</source>
        <translation>Vos danseurs qui répètent encore, ou les salles au choix</translation>
    </message>
    <message>
        <source>Ballrooms</source>
        <translation>Salles de bal</translation>
    </message>
    <message>
        <source>Three ballrooms, the rows of each from the top, and the balcony</source>
        <translation>Trois salles de bal, les rangées de chacune depuis le haut, et le balcon</translation>
    </message>
    <message>
        <source>Lounge</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>The coloured dice with their celebrities: red, yellow, blue</source>
        <translation>Les dés de couleur et leurs célébrités&#xa0;: rouge, jaune, bleu</translation>
    </message>
    <message>
        <source>Celebrities this round</source>
        <translation>Célébrités de cette manche</translation>
    </message>
    <message>
        <source>Celebrities whose effect you have until the round ends</source>
        <translation>Célébrités dont vous avez l’effet jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>Items to exchange</source>
        <translation>Éléments à échanger</translation>
    </message>
    <message>
        <source>Pick items, then confirm; what you bring from the kitchen is picked too</source>
        <translation>Choisissez des éléments, puis confirmez&#x202f;; ce que vous apportez de la cuisine est choisi aussi</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>The entrance of the hotel and what it allows; open it to see all of it</source>
        <translation>L’entrée de l’hôtel et ce qu’elle permet&#x202f;; ouvrez-la pour tout voir</translation>
    </message>
    <message>
        <source>Beside the entrance</source>
        <translation>À côté de l’entrée</translation>
    </message>
    <message>
        <source>What lies beside the entrance of the hotel, or follows from it</source>
        <translation>Ce qui se trouve à côté de l’entrée de l’hôtel, ou en découle</translation>
    </message>
    <message>
        <source>Entrances on offer</source>
        <translation>Entrées proposées</translation>
    </message>
    <message>
        <source>The entrances on offer, and the bid that stands on each</source>
        <translation>Les entrées proposées, et l’enchère sur chacune</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre enchère</translation>
    </message>
    <message>
        <source>How many krones you bid: choose, then the entrance; or drag them there</source>
        <translation>Combien de Couronnes vous offrez&#xa0;: choisissez, puis l’entrée&#x202f;; ou glissez-les dessus</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>room on floor %1, column %2, %3, not prepared</source>
        <translation>Chambre étage&#xa0;%1&#xa0;colonne&#xa0;%2, couleur&#xa0;: %3, non préparée</translation>
    </message>
    <message>
        <source>room on floor %1, column %2, %3, vacant</source>
        <translation>Chambre étage&#xa0;%1&#xa0;colonne&#xa0;%2, couleur&#xa0;: %3, libre</translation>
    </message>
    <message>
        <source>room on floor %1, column %2, %3, occupied</source>
        <translation>Chambre étage&#xa0;%1&#xa0;colonne&#xa0;%2, couleur&#xa0;: %3, occupée</translation>
    </message>
    <message>
        <source>strudel and cake</source>
        <translation>Strudel et Gâteau</translation>
    </message>
    <message>
        <source>wine and coffee</source>
        <translation>Vin et Café</translation>
    </message>
    <message>
        <source>prepare rooms</source>
        <translation>préparer des Chambres</translation>
    </message>
    <message>
        <source>krones and Emperor</source>
        <translation>Couronnes, Empereur</translation>
    </message>
    <message>
        <source>play a staff card</source>
        <translation>jouer une carte Personnel</translation>
    </message>
    <message>
        <source>any action, for a krone</source>
        <translation>au choix, 1&#xa0;Couronne</translation>
    </message>
    <message>
        <source>Preparing this room costs nothing.</source>
        <translation>Préparer cette Chambre ne coûte rien.</translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n&#xa0;PV</numerusform>
            <numerusform>%n&#xa0;PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) occupied</source>
        <translation>
            <numerusform>%n&#xa0;Chambre occupée</numerusform>
            <numerusform>%n&#xa0;Chambres occupées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) prepared, occupied or not</source>
        <translation>
            <numerusform>%n&#xa0;Chambre préparée, occupée ou non</numerusform>
            <numerusform>%n&#xa0;Chambres préparées, occupées ou non</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preparing this room costs %n krone(s).</source>
        <translation>
            <numerusform>Préparer cette Chambre coûte %n&#xa0;Couronne.</numerusform>
            <numerusform>Préparer cette Chambre coûte %n&#xa0;Couronnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preparing this room scores %n VP.</source>
        <translation>
            <numerusform>Préparer cette Chambre rapporte %n&#xa0;PV.</numerusform>
            <numerusform>Préparer cette Chambre rapporte %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message>
        <source>place %1 in the queue, empty</source>
        <translation>file, place&#xa0;%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>place %1 in the queue: %2, %3, costs %4</source>
        <translation>file, place&#xa0;%1&#xa0;: %2, %3, coûte %4</translation>
    </message>
    <message>
        <source>table %1, free</source>
        <translation>table&#xa0;%1, libre</translation>
    </message>
    <message>
        <source>table %1: %2, %3, stays here, used this round</source>
        <translation>table&#xa0;%1&#xa0;: %2, %3, reste ici, déjà utilisé pendant cette manche</translation>
    </message>
    <message>
        <source>table %1: %2, %3, order complete</source>
        <translation>table&#xa0;%1&#xa0;: %2, %3, commande complète</translation>
    </message>
    <message>
        <source>table %1: %2, %3, waiting for %4</source>
        <translation>table&#xa0;%1&#xa0;: %2, %3, attend %4</translation>
    </message>
    <message>
        <source>space %1, %2: no dice</source>
        <translation>case&#xa0;%1, %2&#xa0;: aucun dé</translation>
    </message>
    <message numerus="yes">
        <source>space %1, %2: %n dice, strength %3</source>
        <translation>
            <numerusform>case&#xa0;%1, %2&#xa0;: %n&#xa0;dé, force %3</numerusform>
            <numerusform>case&#xa0;%1, %2&#xa0;: %n&#xa0;dés, force %3</numerusform>
        </translation>
    </message>
    <message>
        <source>kitchen, %1: %2</source>
        <translation>cuisine, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>received: %1</source>
        <translation>reçu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>room tiles, %1: %n left</source>
        <translation>
            <numerusform>tuiles Chambre, couleur %1&#xa0;: il en reste %n</numerusform>
            <numerusform>tuiles Chambre, couleur %1&#xa0;: il en reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>staff card in hand, face down</source>
        <translation>carte Personnel en main, face cachée</translation>
    </message>
    <message>
        <source>staff card in hand: %1, costs %2</source>
        <translation>carte Personnel en main&#xa0;: %1, coûte %2</translation>
    </message>
    <message>
        <source>staff in play: %1, used this round</source>
        <translation>Personnel en jeu&#xa0;: %1, déjà utilisé pendant cette manche</translation>
    </message>
    <message>
        <source>staff in play: %1</source>
        <translation>Personnel en jeu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n VP now.</source>
        <translation>
            <numerusform>Vaut %n&#xa0;PV en ce moment.</numerusform>
            <numerusform>Vaut %n&#xa0;PV en ce moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>objective %1: %2, you have %3</source>
        <translation>Objectif %1&#xa0;: %2, vous avez %3</translation>
    </message>
    <message>
        <source>All points have been claimed.</source>
        <translation>Tous les points ont été réclamés.</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n VP to whoever claims it next.</source>
        <translation>
            <numerusform>Vaut %n&#xa0;PV pour le prochain qui le réclamera.</numerusform>
            <numerusform>Vaut %n&#xa0;PV pour le prochain qui le réclamera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is on space %2, worth %n VP, and will go back to %3</source>
        <translation>
            <numerusform>%1 est sur la case&#xa0;%2, qui vaut %n&#xa0;PV, et reculera à la case&#xa0;%3</numerusform>
            <numerusform>%1 est sur la case&#xa0;%2, qui vaut %n&#xa0;PV, et reculera à la case&#xa0;%3</numerusform>
        </translation>
    </message>
    <message>
        <source>The Emperor’s reward awaits you.</source>
        <translation>La récompense de l’Empereur vous attend.</translation>
    </message>
    <message>
        <source>A penalty awaits you.</source>
        <translation>Une pénalité vous attend.</translation>
    </message>
    <message>
        <source>Neither reward nor penalty awaits you.</source>
        <translation>Ni récompense ni pénalité ne vous attend.</translation>
    </message>
    <message>
        <source>round %1, then the Emperor comes</source>
        <translation>manche&#xa0;%1, puis l’Empereur vient</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche&#xa0;%1</translation>
    </message>
    <message>
        <source>turn %1, %2: done</source>
        <translation>tour&#xa0;%1, %2&#xa0;: joué</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation>tour&#xa0;%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 VP, %3, Emperor space %4</source>
        <translation>%1&#xa0;: %2&#xa0;PV, %3, case Empereur %4</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Orders %1.</source>
        <translation>Commande&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n VP.</source>
        <translation>
            <numerusform>Rapporte %n&#xa0;PV.</numerusform>
            <numerusform>Rapporte %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n krone(s).</source>
        <translation>
            <numerusform>Coûte %n&#xa0;Couronne.</numerusform>
            <numerusform>Coûte %n&#xa0;Couronnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group of one room.</source>
        <translation>Un groupe d’une seule Chambre.</translation>
    </message>
    <message>
        <source>column %1 on floor %2</source>
        <translation>colonne&#xa0;%1 à l’étage&#xa0;%2</translation>
    </message>
    <message>
        <source>columns %1 on floor %2</source>
        <translation>colonnes&#xa0;%1 à l’étage&#xa0;%2</translation>
    </message>
    <message>
        <source>Its occupancy bonus has been given: %1.</source>
        <translation>Son bonus d’occupation a déjà été donné&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Occupancy bonus once it is occupied: %1.</source>
        <translation>Bonus d’occupation dès qu’elle est occupée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Occupancy bonus once all of it is occupied (now %2 of %3): %1.</source>
        <translation>Bonus d’occupation dès que tout le groupe est occupé (%2 sur %3 pour l’instant)&#xa0;: %1.</translation>
    </message>
    <message>
        <source>rooms: %1 occupied, %2 vacant</source>
        <translation>Chambres occupées&#xa0;: %1, libres&#xa0;: %2</translation>
    </message>
    <message>
        <source>kitchen: empty</source>
        <translation>cuisine&#xa0;: vide</translation>
    </message>
    <message>
        <source>kitchen: %1</source>
        <translation>cuisine&#xa0;: %1</translation>
    </message>
    <message>
        <source>no staff in play</source>
        <translation>aucun Personnel en jeu</translation>
    </message>
    <message numerus="yes">
        <source>A group of %n room(s): %1.</source>
        <translation>
            <numerusform>Un groupe de %n&#xa0;Chambre&#xa0;: %1.</numerusform>
            <numerusform>Un groupe de %n&#xa0;Chambres&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n VP at the end of the game.</source>
        <translation>
            <numerusform>Elle rapporte %n&#xa0;PV à la fin de la partie.</numerusform>
            <numerusform>Elle rapporte %n&#xa0;PV à la fin de la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it scores %n VP at the end of the game.</source>
        <translation>
            <numerusform>Une fois occupée, elle rapporte %n&#xa0;PV à la fin de la partie.</numerusform>
            <numerusform>Une fois occupée, elle rapporte %n&#xa0;PV à la fin de la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead over %1 came above all from this: %2, %n VP more.</source>
        <translation>
            <numerusform>L’avance sur %1 vient surtout de là&#xa0;: %2, %n&#xa0;PV de plus.</numerusform>
            <numerusform>L’avance sur %1 vient surtout de là&#xa0;: %2, %n&#xa0;PV de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>floor %1: preparing a room costs %2, an occupied room scores %n VP at the end of the game</source>
        <translation>
            <numerusform>étage&#xa0;%1&#xa0;: préparer une Chambre coûte %2, une Chambre occupée rapporte %n&#xa0;PV à la fin de la partie</numerusform>
            <numerusform>étage&#xa0;%1&#xa0;: préparer une Chambre coûte %2, une Chambre occupée rapporte %n&#xa0;PV à la fin de la partie</numerusform>
        </translation>
    </message>
    <message>
        <source>strudel, cake and champagne</source>
        <translation>Strudel, Gâteau et Champagne</translation>
    </message>
    <message>
        <source>wine, coffee and champagne</source>
        <translation>Vin, Café et Champagne</translation>
    </message>
    <message>
        <source>%1, coloured: %2</source>
        <translation>%1, de couleur&#xa0;: %2</translation>
    </message>
    <message>
        <source>table %1: %2, %3, stays here</source>
        <translation>table&#xa0;%1&#xa0;: %2, %3, reste ici</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot: carefree</source>
        <translation>Bot&#xa0;: insouciant</translation>
    </message>
    <message>
        <source>Bot: prudent</source>
        <translation>Bot&#xa0;: avisé</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Bot: page boy</source>
        <translation>Bot&#xa0;: groom</translation>
    </message>
    <message>
        <source>Bot: waiter</source>
        <translation>Bot&#xa0;: serveur</translation>
    </message>
    <message>
        <source>Bot: housekeeper</source>
        <translation>Bot&#xa0;: gouvernante</translation>
    </message>
    <message>
        <source>Bot: chamberlain</source>
        <translation>Bot&#xa0;: chambellan</translation>
    </message>
    <message>
        <source>Bot: master builder</source>
        <translation>Bot&#xa0;: maître d’œuvre</translation>
    </message>
    <message>
        <source>Bot: cashier</source>
        <translation>Bot&#xa0;: caissière</translation>
    </message>
    <message>
        <source>Bot: gambler</source>
        <translation>Bot&#xa0;: flambeur</translation>
    </message>
    <message>
        <source>Bot: well trained</source>
        <translation>Bot&#xa0;: bien formé</translation>
    </message>
    <message>
        <source>Bot: front desk</source>
        <translation>Bot&#xa0;: réceptionniste</translation>
    </message>
    <message>
        <source>Bot: strong</source>
        <translation>Bot&#xa0;: fort</translation>
    </message>
    <message>
        <source>Bot: concierge</source>
        <translation>Bot&#xa0;: concierge</translation>
    </message>
    <message>
        <source>Bot: strongest</source>
        <translation>Bot&#xa0;: le plus fort</translation>
    </message>
    <message>
        <source>Bot: hotel director</source>
        <translation>Bot&#xa0;: directeur de l’hôtel</translation>
    </message>
    <message>
        <source>Plays whatever comes to mind.</source>
        <translation>Joue ce qui lui passe par la tête.</translation>
    </message>
    <message>
        <source>It is his first week: he overlooks a great deal and forgets the Emperor.</source>
        <translation>C’est sa première semaine&#xa0;: il laisse passer bien des choses et oublie l’Empereur.</translation>
    </message>
    <message>
        <source>Knows the trade, but in the bustle misses many a good opportunity.</source>
        <translation>Connaît le métier, mais dans l’agitation manque plus d’une belle occasion.</translation>
    </message>
    <message>
        <source>Plays soundly, with a slip now and then.</source>
        <translation>Joue solidement, avec une inattention de temps à autre.</translation>
    </message>
    <message>
        <source>Plans each turn by fixed rules of thumb.</source>
        <translation>Prépare chaque tour selon des règles empiriques fixes.</translation>
    </message>
    <message>
        <source>Plays well, and will do anything for the Emperor’s favour.</source>
        <translation>Joue bien, et ferait tout pour la faveur de l’Empereur.</translation>
    </message>
    <message>
        <source>Plays well, and wants to see every room finished.</source>
        <translation>Joue bien, et voudrait voir chaque Chambre terminée.</translation>
    </message>
    <message>
        <source>Plays well, and does not like to part with krones.</source>
        <translation>Joue bien, et se sépare à regret de ses Couronnes.</translation>
    </message>
    <message>
        <source>Plays well, and bets on staff cards and objectives.</source>
        <translation>Joue bien, et mise sur les cartes Personnel et les Objectifs.</translation>
    </message>
    <message>
        <source>Plays by what thousands of games have taught.</source>
        <translation>Joue selon ce que des milliers de parties ont appris.</translation>
    </message>
    <message>
        <source>Makes few mistakes and answers at once.</source>
        <translation>Commet peu d’erreurs et répond aussitôt.</translation>
    </message>
    <message>
        <source>Thinks one round ahead.</source>
        <translation>Réfléchit une manche à l’avance.</translation>
    </message>
    <message>
        <source>Thinks one round ahead, for a second or so: an opponent for experienced players.</source>
        <translation>Réfléchit une manche à l’avance, environ une seconde&#xa0;: un adversaire pour joueurs expérimentés.</translation>
    </message>
    <message>
        <source>Thinks one round ahead, for longer.</source>
        <translation>Réfléchit une manche à l’avance, plus longuement.</translation>
    </message>
    <message>
        <source>Takes a few seconds for each turn. Nobody in this hotel plays better.</source>
        <translation>Prend quelques secondes à chaque tour. Personne dans cet hôtel ne joue mieux.</translation>
    </message>
    <message>
        <source>%1 Elo %2.</source>
        <translation>%1 Classement Elo&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>portray</name>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>each round</source>
        <translation>par manche</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanent</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>|keeper|tionist|tioner|grapher|maid|master|tainer|preter</source>
        <translation>|vations|chestre|graphe|siteur|sadeur|mestre|gliere|bottom|lipoca|pholus|niste|seuse|tiste|naire|sable|tique|nante|caire|tecte|liste|trice|rieur|saire</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>This is not a position.</source>
        <translation>Ce n’est pas une position.</translation>
    </message>
    <message>
        <source>The text of the position is damaged or not complete.</source>
        <translation>Le texte de la position est endommagé ou incomplet.</translation>
    </message>
    <message>
        <source>The position comes from a newer version of the game (%1; this one reads up to %2).</source>
        <translation>La position vient d’une version plus récente du jeu (%1&#x202f;; celle-ci lit jusqu’à %2).</translation>
    </message>
    <message>
        <source>This makes no sense here.</source>
        <translation>Cela n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>Cela manque.</translation>
    </message>
    <message>
        <source>Nothing of this name belongs here.</source>
        <translation>Rien de ce nom n’a sa place ici.</translation>
    </message>
    <message>
        <source>“%1” is not possible here; possible are: %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas possible ici&#x202f;; sont possibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is not possible here; possible is %2 to %3.</source>
        <translation>%1 n’est pas possible ici&#x202f;; valeurs possibles&#xa0;: %2 à %3.</translation>
    </message>
    <message>
        <source>This has %1 in place of %2 entries.</source>
        <translation>Nombre d’entrées&#xa0;: %1&#x202f;; attendu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This set-up is not possible (%1).</source>
        <translation>Cette mise en place n’est pas possible (%1).</translation>
    </message>
    <message>
        <source>There is no card %1.</source>
        <translation>La carte %1 n’existe pas.</translation>
    </message>
    <message>
        <source>There is no room “%1” here.</source>
        <translation>Il n’y a pas ici de Chambre «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is nothing that can give this.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas donner cela.</translation>
    </message>
    <message>
        <source>There is no decision “%1” in this game.</source>
        <translation>Il n’y a pas de décision «&#x202f;%1&#x202f;» dans cette partie.</translation>
    </message>
    <message>
        <source>No card can have this value.</source>
        <translation>Aucune carte ne peut avoir cette valeur.</translation>
    </message>
    <message>
        <source>Card %1 is there twice; the other place is %2.</source>
        <translation>La carte %1 est là deux fois&#x202f;; l’autre endroit est %2.</translation>
    </message>
    <message>
        <source>Card %1 is nowhere.</source>
        <translation>La carte %1 n’est nulle part.</translation>
    </message>
    <message>
        <source>Card %1 does not belong to this game.</source>
        <translation>La carte %1 ne fait pas partie de cette partie.</translation>
    </message>
    <message>
        <source>Some cards of the position are not known: %1.</source>
        <translation>Certaines cartes de la position ne sont pas connues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>More cards are unknown (%1) than can be unknown (%2).</source>
        <translation>Il y a plus de cartes inconnues (%1) qu’il ne peut y en avoir (%2).</translation>
    </message>
    <message>
        <source>%1 does not have the letter %2.</source>
        <translation>%1 n’a pas la lettre %2.</translation>
    </message>
    <message>
        <source>Staff card %1 does not score at the end of the game.</source>
        <translation>La carte Personnel %1 ne rapporte rien en fin de partie.</translation>
    </message>
    <message>
        <source>The queue has a gap here, but guests move up to the right.</source>
        <translation>La file a un trou ici, mais les Hôtes avancent vers la droite.</translation>
    </message>
    <message>
        <source>The café has more guests (%1) than tables (%2).</source>
        <translation>Le café a plus d’Hôtes (%1) que de tables (%2).</translation>
    </message>
    <message>
        <source>The guest %1 has not ordered as much as this: %2.</source>
        <translation>L’Hôte %1 n’en a pas commandé autant&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The guest %1 sits in no café.</source>
        <translation>L’Hôte %1 n’est dans aucun café.</translation>
    </message>
    <message>
        <source>The guest %1 does not wait in the queue.</source>
        <translation>L’Hôte %1 n’attend pas dans la file.</translation>
    </message>
    <message>
        <source>No room is reserved for the guest %1.</source>
        <translation>Aucune Chambre n’est réservée pour l’Hôte %1.</translation>
    </message>
    <message>
        <source>The guest %1 does not stay at a table.</source>
        <translation>L’Hôte %1 ne reste pas à une table.</translation>
    </message>
    <message>
        <source>Room %2 does not have the colour of the guest %1.</source>
        <translation>La Chambre %2 n’a pas la couleur de l’Hôte %1.</translation>
    </message>
    <message>
        <source>Room %1 is both vacant and occupied.</source>
        <translation>La Chambre %1 est à la fois libre et occupée.</translation>
    </message>
    <message>
        <source>Room %1 is not connected with the room at the bottom left.</source>
        <translation>La Chambre %1 n’est pas reliée à la Chambre en bas à gauche.</translation>
    </message>
    <message>
        <source>Room %1 is not vacant.</source>
        <translation>La Chambre %1 n’est pas libre.</translation>
    </message>
    <message>
        <source>There are not enough room tiles (%1): %2 are used, the game has %3.</source>
        <translation>Il n’y a pas assez de tuiles Chambre (%1)&#xa0;: %2 sont utilisées, le jeu en a %3.</translation>
    </message>
    <message>
        <source>The group that begins with room %1 is occupied, but its bonus is missing.</source>
        <translation>Le groupe qui commence par la Chambre %1 est occupé, mais son bonus manque.</translation>
    </message>
    <message>
        <source>The group that begins with room %1 has its bonus, but is not occupied.</source>
        <translation>Le groupe qui commence par la Chambre %1 a son bonus, mais n’est pas occupé.</translation>
    </message>
    <message>
        <source>Staff card %1 is not in play.</source>
        <translation>La carte Personnel %1 n’est pas en jeu.</translation>
    </message>
    <message>
        <source>Staff card %1 is no card that is used once per round.</source>
        <translation>La carte Personnel %1 ne s’utilise pas une fois par manche.</translation>
    </message>
    <message>
        <source>The sources come to %1 VP, but the player has %2 VP.</source>
        <translation>Les sources donnent %1&#xa0;PV, mais le joueur a %2&#xa0;PV.</translation>
    </message>
    <message>
        <source>The %1 points of this objective have been claimed twice.</source>
        <translation>Les %1&#xa0;points de cet Objectif ont été attribués deux fois.</translation>
    </message>
    <message>
        <source>The %1 points of this objective come first.</source>
        <translation>Les %1&#xa0;points de cet Objectif viennent d’abord.</translation>
    </message>
    <message>
        <source>This makes %1 dice with those on tiles and in the dustbin; the game has %2.</source>
        <translation>Avec ceux des tuiles et de la poubelle, cela fait %1&#xa0;dés&#x202f;; le jeu en a %2.</translation>
    </message>
    <message>
        <source>No coloured die (%1) can be on action space %2.</source>
        <translation>Aucun dé de couleur (%1) ne peut être sur la case action&#xa0;%2.</translation>
    </message>
    <message>
        <source>A die has been taken in this turn, but there is none on the turn order tile.</source>
        <translation>Un dé a été pris dans ce tour, mais il n’y en a aucun sur la tuile d’ordre du tour.</translation>
    </message>
    <message>
        <source>This player has no turn now.</source>
        <translation>Ce n’est pas au tour de ce joueur.</translation>
    </message>
    <message>
        <source>The decision “%1” does not belong to this phase of the game.</source>
        <translation>La décision «&#x202f;%1&#x202f;» n’a pas sa place dans cette phase de la partie.</translation>
    </message>
    <message>
        <source>The decision with which this phase of the game goes on is missing.</source>
        <translation>La décision par laquelle cette phase de la partie continue manque.</translation>
    </message>
    <message>
        <source>The decision “%1” is not possible in this position.</source>
        <translation>La décision «&#x202f;%1&#x202f;» n’est pas possible dans cette position.</translation>
    </message>
    <message>
        <source>“%1” is there twice.</source>
        <translation>«&#x202f;%1&#x202f;» est là deux fois.</translation>
    </message>
    <message>
        <source>The entrance %1 is not among those offered.</source>
        <translation>L’entrée %1 n’est pas parmi celles qui sont proposées.</translation>
    </message>
    <message>
        <source>Nobody has the entrance to which this belongs.</source>
        <translation>Personne n’a l’entrée à laquelle cela appartient.</translation>
    </message>
    <message>
        <source>%1 is already somewhere else in this game.</source>
        <translation>%1 est déjà ailleurs dans cette partie.</translation>
    </message>
    <message>
        <source>The dancers of this player are %1 in all, but should be %2.</source>
        <translation>Ce joueur a %1&#xa0;danseurs en tout, mais il devrait en avoir %2.</translation>
    </message>
    <message>
        <source>The space “%1” is taken twice.</source>
        <translation>La place «&#x202f;%1&#x202f;» est prise deux fois.</translation>
    </message>
    <message>
        <source>The opponent’s marker on objective %1 does not agree with its points.</source>
        <translation>Le marqueur de l’adversaire sur l’Objectif %1 ne correspond pas à ses points.</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>%1: choose your first guest, free of charge.</source>
        <translation>%1&#xa0;: choisissez gratuitement votre premier Hôte.</translation>
    </message>
    <message>
        <source>%1: keep one of these staff cards; the others are passed on.</source>
        <translation>%1&#xa0;: gardez une de ces cartes Personnel&#x202f;; les autres passent au voisin.</translation>
    </message>
    <message>
        <source>%1: keep six of these ten staff cards.</source>
        <translation>%1&#xa0;: gardez six de ces dix cartes Personnel.</translation>
    </message>
    <message>
        <source>%1: choose which items you take.</source>
        <translation>%1&#xa0;: choisissez les éléments que vous prenez.</translation>
    </message>
    <message>
        <source>%1: put each item onto a guest or into the kitchen.</source>
        <translation>%1&#xa0;: placez chaque élément sur un Hôte ou dans la cuisine.</translation>
    </message>
    <message>
        <source>%1: divide the strength between krones and Emperor steps.</source>
        <translation>%1&#xa0;: répartissez la force entre Couronnes et cases sur la piste Empereur.</translation>
    </message>
    <message>
        <source>%1: play a staff card from your hand, or do without.</source>
        <translation>%1&#xa0;: jouez une carte Personnel de votre main, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: play one of the cards drawn.</source>
        <translation>%1&#xa0;: jouez une des cartes piochées.</translation>
    </message>
    <message>
        <source>%1: which card goes under the deck next?</source>
        <translation>%1&#xa0;: quelle carte va ensuite sous la pioche&#x202f;?</translation>
    </message>
    <message>
        <source>%1: choose the guest whose order is filled.</source>
        <translation>%1&#xa0;: choisissez l’Hôte dont la commande est complétée.</translation>
    </message>
    <message>
        <source>%1: take a guest from the queue at no cost, or do without.</source>
        <translation>%1&#xa0;: prenez gratuitement un Hôte de la file, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: collect what waits, in the order you like.</source>
        <translation>%1&#xa0;: prenez ce qui vous attend, dans l’ordre qui vous plaît.</translation>
    </message>
    <message>
        <source>%1: use the extra of your staff card, or do without.</source>
        <translation>%1&#xa0;: utilisez le supplément de votre carte Personnel, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: take a guest if you like, then choose a die.</source>
        <translation>%1&#xa0;: prenez un Hôte si vous le souhaitez, puis choisissez un dé.</translation>
    </message>
    <message>
        <source>%1: choose a die.</source>
        <translation>%1&#xa0;: choisissez un dé.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>%1 waits: the bots are paused.</source>
        <translation>%1 attend&#xa0;: les bots sont en pause.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>%1: choose which items you take; you may use %2 first.</source>
        <translation>%1&#xa0;: choisissez les éléments que vous prenez&#x202f;; vous pouvez d’abord utiliser la carte %2.</translation>
    </message>
    <message>
        <source>%1: choose dishes and drinks of other kinds than you paid with.</source>
        <translation>%1&#xa0;: choisissez des plats et des boissons d’autres sortes que ceux que vous avez payés.</translation>
    </message>
    <message>
        <source>%1: choose any one dish or drink.</source>
        <translation>%1&#xa0;: choisissez librement un plat ou une boisson.</translation>
    </message>
    <message>
        <source>%1: choose any dishes and drinks.</source>
        <translation>%1&#xa0;: choisissez librement vos plats et boissons.</translation>
    </message>
    <message>
        <source>%1: serve one more item for the krone you have paid, or finish.</source>
        <translation>%1&#xa0;: servez encore un élément pour la Couronne payée, ou terminez.</translation>
    </message>
    <message>
        <source>%1: serve more items for the krone you have paid, or finish.</source>
        <translation>%1&#xa0;: servez d’autres éléments pour la Couronne payée, ou terminez.</translation>
    </message>
    <message>
        <source>%1: choose what this guest gets.</source>
        <translation>%1&#xa0;: choisissez ce que reçoit cet Hôte.</translation>
    </message>
    <message>
        <source>%1: choose who gets this.</source>
        <translation>%1&#xa0;: choisissez qui reçoit ceci.</translation>
    </message>
    <message>
        <source>%1: choose who gets what.</source>
        <translation>%1&#xa0;: choisissez qui reçoit quoi.</translation>
    </message>
    <message>
        <source>%1: choose an action for the 6, and whether to boost it.</source>
        <translation>%1&#xa0;: choisissez l’action que le six remplace, et si vous la renforcez.</translation>
    </message>
    <message>
        <source>%1: choose an action for the 6.</source>
        <translation>%1&#xa0;: choisissez l’action que le six remplace.</translation>
    </message>
    <message>
        <source>%1: use the action as it is, or boost it by 1 for 1 krone.</source>
        <translation>%1&#xa0;: utilisez l’action telle quelle, ou renforcez-la de 1 pour 1&#xa0;Couronne.</translation>
    </message>
    <message>
        <source>%1: choose an action space to use without taking a die, or do without.</source>
        <translation>%1&#xa0;: choisissez une case action à utiliser sans prendre de dé, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: play a staff card from your hand, or do without; you may use %2 first.</source>
        <translation>%1&#xa0;: jouez une carte Personnel de votre main, ou renoncez-y&#x202f;; vous pouvez d’abord utiliser la carte %2.</translation>
    </message>
    <message>
        <source>%1: play one of the cards drawn, or none.</source>
        <translation>%1&#xa0;: jouez une des cartes piochées, ou aucune.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: give back a staff card from your hand.</source>
        <translation>%1&#xa0;: la pénalité de l’Empereur&#xa0;: rendez une carte Personnel de votre main.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose the end card in play that leaves the game.</source>
        <translation>%1&#xa0;: la pénalité de l’Empereur&#xa0;: choisissez la carte de fin de partie en jeu qui quitte la partie.</translation>
    </message>
    <message>
        <source>%1: take a guest from the queue, or do without.</source>
        <translation>%1&#xa0;: prenez un Hôte de la file, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: choose a room for %2.</source>
        <translation>%1&#xa0;: choisissez une Chambre pour cet Hôte&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: choose who moves into this room.</source>
        <translation>%1&#xa0;: choisissez qui emménage dans cette Chambre.</translation>
    </message>
    <message>
        <source>%1: collect what waits for you, or do without.</source>
        <translation>%1&#xa0;: prenez ce qui vous attend, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: you may claim an objective; take a guest if you like, then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez réclamer un Objectif&#x202f;; prenez un Hôte si vous le souhaitez, puis choisissez un dé.</translation>
    </message>
    <message>
        <source>%1: you may move a guest into a room; take a guest if you like, then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez loger un Hôte dans une Chambre&#x202f;; prenez un Hôte si vous le souhaitez, puis choisissez un dé.</translation>
    </message>
    <message>
        <source>%1: you may use a staff card; take a guest if you like, then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez utiliser une carte Personnel&#x202f;; prenez un Hôte si vous le souhaitez, puis choisissez un dé.</translation>
    </message>
    <message>
        <source>%1: you may serve your guests; take a guest if you like, then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez servir vos Hôtes&#x202f;; prenez un Hôte si vous le souhaitez, puis choisissez un dé.</translation>
    </message>
    <message>
        <source>%1: you may claim an objective; then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez réclamer un Objectif&#x202f;; choisissez ensuite un dé.</translation>
    </message>
    <message>
        <source>%1: you may move a guest into a room; then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez loger un Hôte dans une Chambre&#x202f;; choisissez ensuite un dé.</translation>
    </message>
    <message>
        <source>%1: you may use a staff card; then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez utiliser une carte Personnel&#x202f;; choisissez ensuite un dé.</translation>
    </message>
    <message>
        <source>%1: you may serve your guests; then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez servir vos Hôtes&#x202f;; choisissez ensuite un dé.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; pass.</source>
        <translation>%1&#xa0;: aucun dé à prendre&#x202f;; passez.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; claim an objective, or pass.</source>
        <translation>%1&#xa0;: aucun dé à prendre&#x202f;; réclamez un Objectif, ou passez.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; move a guest into a room, or pass.</source>
        <translation>%1&#xa0;: aucun dé à prendre&#x202f;; logez un Hôte dans une Chambre, ou passez.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; use a staff card, or pass.</source>
        <translation>%1&#xa0;: aucun dé à prendre&#x202f;; utilisez une carte Personnel, ou passez.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; serve your guests, or pass.</source>
        <translation>%1&#xa0;: aucun dé à prendre&#x202f;; servez vos Hôtes, ou passez.</translation>
    </message>
    <message>
        <source>%1: end your turn.</source>
        <translation>%1&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: claim an objective, or end your turn.</source>
        <translation>%1&#xa0;: réclamez un Objectif, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, or end your turn.</source>
        <translation>%1&#xa0;: logez un Hôte dans une Chambre, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: use a staff card, or end your turn.</source>
        <translation>%1&#xa0;: utilisez une carte Personnel, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: serve your guests, or end your turn.</source>
        <translation>%1&#xa0;: servez vos Hôtes, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: claim an objective, move a guest into a room, or end your turn.</source>
        <translation>%1&#xa0;: réclamez un Objectif, logez un Hôte dans une Chambre, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: claim an objective, use a staff card, or end your turn.</source>
        <translation>%1&#xa0;: réclamez un Objectif, utilisez une carte Personnel, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: claim an objective, serve your guests, or end your turn.</source>
        <translation>%1&#xa0;: réclamez un Objectif, servez vos Hôtes, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, use a staff card, or end your turn.</source>
        <translation>%1&#xa0;: logez un Hôte dans une Chambre, utilisez une carte Personnel, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, serve your guests, or end your turn.</source>
        <translation>%1&#xa0;: logez un Hôte dans une Chambre, servez vos Hôtes, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: use a staff card, serve your guests, or end your turn.</source>
        <translation>%1&#xa0;: utilisez une carte Personnel, servez vos Hôtes, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: an extra turn: take a guest if you like, then use one space without taking its die, or end your turn.</source>
        <translation>%1&#xa0;: un tour supplémentaire&#xa0;: prenez un Hôte si vous le souhaitez, puis utilisez une case sans prendre son dé, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: an extra turn: take a guest if you like, or end your turn.</source>
        <translation>%1&#xa0;: un tour supplémentaire&#xa0;: prenez un Hôte si vous le souhaitez, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: an extra turn: use one space without taking its die, or end your turn.</source>
        <translation>%1&#xa0;: un tour supplémentaire&#xa0;: utilisez une case sans prendre son dé, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: choose what you want to do.</source>
        <translation>%1&#xa0;: choisissez ce que vous souhaitez faire.</translation>
    </message>
    <message>
        <source>%1: the Emperor is displeased; pay to be forgiven, or bear his penalty.</source>
        <translation>%1&#xa0;: l’Empereur est mécontent&#x202f;; payez pour obtenir grâce, ou subissez sa pénalité.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which of its two halves you suffer.</source>
        <translation>%1&#xa0;: la pénalité de l’Empereur&#xa0;: choisissez laquelle de ses deux moitiés vous subissez.</translation>
    </message>
    <message>
        <source>%1: choose which of %2’s guests gets this: %3.</source>
        <translation>%1&#xa0;: chez %2, choisissez l’Hôte qui reçoit ceci&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: prepare a room that is occupied at once, or do without.</source>
        <translation>%1&#xa0;: préparez une Chambre aussitôt occupée, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: prepare a room at the bottom left, or do without.</source>
        <translation>%1&#xa0;: préparez une Chambre en bas à gauche, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: prepare another room next to one you have, or finish.</source>
        <translation>%1&#xa0;: préparez une autre Chambre à côté d’une des vôtres, ou terminez.</translation>
    </message>
    <message>
        <source>%1: prepare a room next to one you have, or do without.</source>
        <translation>%1&#xa0;: préparez une Chambre à côté d’une des vôtres, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: prepare another of your first rooms, next to one you have.</source>
        <translation>%1&#xa0;: préparez une autre de vos premières Chambres, à côté d’une des vôtres.</translation>
    </message>
    <message>
        <source>%1: prepare your first room, at the bottom left, or do without.</source>
        <translation>%1&#xa0;: préparez votre première Chambre, en bas à gauche, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: prepare another of your first rooms, next to one you have, or finish.</source>
        <translation>%1&#xa0;: préparez une autre de vos premières Chambres, à côté d’une des vôtres, ou terminez.</translation>
    </message>
    <message>
        <source>%1: prepare a room next to one you have, or do without; you may use %2 first.</source>
        <translation>%1&#xa0;: préparez une Chambre à côté d’une des vôtres, ou renoncez-y&#x202f;; vous pouvez d’abord utiliser la carte %2.</translation>
    </message>
    <message>
        <source>%1: you can prepare no room now; use %2 first, or do without.</source>
        <translation>%1&#xa0;: vous ne pouvez préparer aucune Chambre pour l’instant&#x202f;; utilisez d’abord la carte %2, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which occupied room on floor %2 is removed.</source>
        <translation>%1&#xa0;: la pénalité de l’Empereur&#xa0;: choisissez la Chambre occupée de l’étage&#xa0;%2 à retirer.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which vacant room on floor %2 is removed.</source>
        <translation>%1&#xa0;: la pénalité de l’Empereur&#xa0;: choisissez la Chambre libre de l’étage&#xa0;%2 à retirer.</translation>
    </message>
    <message>
        <source>%1: turn a vacant room to occupied, or do without.</source>
        <translation>%1&#xa0;: occupez une Chambre libre, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: collect what waits in the order you like, or do without any of it.</source>
        <translation>%1&#xa0;: prenez ce qui vous attend dans l’ordre qui vous plaît, ou renoncez à ce que vous voulez.</translation>
    </message>
    <message>
        <source>%1: choose what you pay with.</source>
        <translation>%1&#xa0;: choisissez avec quoi vous payez.</translation>
    </message>
    <message>
        <source>%1: choose your rehearsal room.</source>
        <translation>%1&#xa0;: choisissez votre salle de répétition.</translation>
    </message>
    <message>
        <source>%1: send a dancer to a ballroom, or do without.</source>
        <translation>%1&#xa0;: envoyez un danseur dans une salle de bal, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: choose a dancer to give up.</source>
        <translation>%1&#xa0;: choisissez le danseur auquel vous renoncez.</translation>
    </message>
    <message>
        <source>%1: you may send a dancer now.</source>
        <translation>%1&#xa0;: vous pouvez maintenant envoyer un danseur.</translation>
    </message>
    <message>
        <source>%1: choose the second dancer, or do without.</source>
        <translation>%1&#xa0;: choisissez le second danseur, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: choose what you get, of other kinds than you give.</source>
        <translation>%1&#xa0;: choisissez ce que vous recevez, d’autres sortes que ce que vous donnez.</translation>
    </message>
    <message>
        <source>%1: choose the dishes and drinks that you exchange.</source>
        <translation>%1&#xa0;: choisissez les plats et boissons que vous échangez.</translation>
    </message>
    <message>
        <source>%1: bid for the entrance of your hotel.</source>
        <translation>%1&#xa0;: enchérissez pour l’entrée de votre hôtel.</translation>
    </message>
    <message>
        <source>%1: choose the entrance of your hotel.</source>
        <translation>%1&#xa0;: choisissez l’entrée de votre hôtel.</translation>
    </message>
    <message>
        <source>%1: take a second guest, or do without.</source>
        <translation>%1&#xa0;: prenez un second Hôte, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: choose a token.</source>
        <translation>%1&#xa0;: choisissez un jeton.</translation>
    </message>
    <message>
        <source>%1: use the space to which you have moved the die.</source>
        <translation>%1&#xa0;: utilisez la case où vous avez déplacé le dé.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a room or to a ball; take a guest if you like, then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez envoyer un Hôte dans une Chambre ou au bal&#x202f;; prenez un Hôte si vous le souhaitez, puis choisissez un dé.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a ball; take a guest if you like, then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez envoyer un Hôte au bal&#x202f;; prenez un Hôte si vous le souhaitez, puis choisissez un dé.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a room or to a ball; then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez envoyer un Hôte dans une Chambre ou au bal&#x202f;; choisissez ensuite un dé.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a ball; then choose a die.</source>
        <translation>%1&#xa0;: vous pouvez envoyer un Hôte au bal&#x202f;; choisissez ensuite un dé.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; send a guest to a room or to a ball, or pass.</source>
        <translation>%1&#xa0;: aucun dé à prendre&#x202f;; envoyez un Hôte dans une Chambre ou au bal, ou passez.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; send a guest to a ball, or pass.</source>
        <translation>%1&#xa0;: aucun dé à prendre&#x202f;; envoyez un Hôte au bal, ou passez.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, or end your turn.</source>
        <translation>%1&#xa0;: envoyez un Hôte dans une Chambre ou au bal, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, or end your turn.</source>
        <translation>%1&#xa0;: envoyez un Hôte au bal, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: claim an objective, send a guest to a room or to a ball, or end your turn.</source>
        <translation>%1&#xa0;: réclamez un Objectif, envoyez un Hôte dans une Chambre ou au bal, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, use a staff card, or end your turn.</source>
        <translation>%1&#xa0;: envoyez un Hôte dans une Chambre ou au bal, utilisez une carte Personnel, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, serve your guests, or end your turn.</source>
        <translation>%1&#xa0;: envoyez un Hôte dans une Chambre ou au bal, servez vos Hôtes, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: claim an objective, send a guest to a ball, or end your turn.</source>
        <translation>%1&#xa0;: réclamez un Objectif, envoyez un Hôte au bal, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, use a staff card, or end your turn.</source>
        <translation>%1&#xa0;: envoyez un Hôte au bal, utilisez une carte Personnel, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, serve your guests, or end your turn.</source>
        <translation>%1&#xa0;: envoyez un Hôte au bal, servez vos Hôtes, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>%1: choose a destination for %2.</source>
        <translation>%1&#xa0;: choisissez où va l’Hôte %2.</translation>
    </message>
    <message>
        <source>%1: choose which dancer goes where.</source>
        <translation>%1&#xa0;: choisissez quel danseur va où.</translation>
    </message>
    <message>
        <source>%1: choose which of these dice you take, and how you use it.</source>
        <translation>%1&#xa0;: choisissez lequel de ces dés vous prenez, et comment vous l’utilisez.</translation>
    </message>
    <message>
        <source>%1: you may flip %2 and use its effect, once per game.</source>
        <translation>%1&#xa0;: vous pouvez retourner la carte %2 pour son effet, une fois dans la partie.</translation>
    </message>
    <message>
        <source>%1: choose one more guest, at no cost, or do without.</source>
        <translation>%1&#xa0;: choisissez un Hôte de plus, gratuitement, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1: choose a dish or drink to give up.</source>
        <translation>%1&#xa0;: choisissez le plat ou la boisson à céder.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Ce n’est pas possible ici.</translation>
    </message>
    <message>
        <source>You have already taken a guest in this turn.</source>
        <translation>Vous avez déjà pris un Hôte pendant ce tour.</translation>
    </message>
    <message>
        <source>A guest must be taken before the die.</source>
        <translation>Un Hôte se prend avant le dé.</translation>
    </message>
    <message>
        <source>All the tables in your café are taken.</source>
        <translation>Toutes les tables de votre café sont prises.</translation>
    </message>
    <message>
        <source>Nobody is waiting at this place in the queue.</source>
        <translation>Personne n’attend à cette place de la file.</translation>
    </message>
    <message>
        <source>You have already taken a die in this turn.</source>
        <translation>Vous avez déjà pris un dé pendant ce tour.</translation>
    </message>
    <message>
        <source>You must take a die before your turn can end.</source>
        <translation>Vous devez prendre un dé avant de terminer votre tour.</translation>
    </message>
    <message>
        <source>You may not take more cake than strudel.</source>
        <translation>Vous ne pouvez pas prendre plus de Gâteau que de Strudel.</translation>
    </message>
    <message>
        <source>You may not take more coffee than wine.</source>
        <translation>Vous ne pouvez pas prendre plus de Café que de Vin.</translation>
    </message>
    <message>
        <source>There is no such room.</source>
        <translation>Cette Chambre n’existe pas.</translation>
    </message>
    <message>
        <source>This room has already been prepared.</source>
        <translation>Cette Chambre est déjà préparée.</translation>
    </message>
    <message>
        <source>A room must be next to, above or below one that is already there.</source>
        <translation>Une Chambre doit être à côté, au-dessus ou au-dessous d’une autre déjà en place.</translation>
    </message>
    <message>
        <source>The first room must be the one at the bottom left.</source>
        <translation>La première Chambre doit être celle d’en bas à gauche.</translation>
    </message>
    <message>
        <source>Rooms are prepared with action 3, or when a card says so.</source>
        <translation>Les Chambres se préparent avec l’action&#xa0;3, ou quand une carte le dit.</translation>
    </message>
    <message>
        <source>Staff cards are played with action 5, or when a card says so.</source>
        <translation>Les cartes Personnel se jouent avec l’action&#xa0;5, ou quand une carte le dit.</translation>
    </message>
    <message>
        <source>This room has not been prepared yet.</source>
        <translation>Cette Chambre n’est pas encore préparée.</translation>
    </message>
    <message>
        <source>This room is already occupied.</source>
        <translation>Cette Chambre est déjà occupée.</translation>
    </message>
    <message>
        <source>You have already claimed this objective.</source>
        <translation>Vous avez déjà réclamé cet Objectif.</translation>
    </message>
    <message>
        <source>All points of this objective have been claimed.</source>
        <translation>Tous les points de cet Objectif ont été réclamés.</translation>
    </message>
    <message>
        <source>You cannot do without this; you must choose.</source>
        <translation>Vous ne pouvez pas y renoncer&#x202f;; il faut choisir.</translation>
    </message>
    <message>
        <source>First choose a staff card to keep.</source>
        <translation>Choisissez d’abord une carte Personnel à garder.</translation>
    </message>
    <message>
        <source>First choose the six staff cards you keep.</source>
        <translation>Choisissez d’abord les six cartes Personnel que vous gardez.</translation>
    </message>
    <message>
        <source>First choose your first guest.</source>
        <translation>Choisissez d’abord votre premier Hôte.</translation>
    </message>
    <message>
        <source>That does not belong to your turn just now.</source>
        <translation>Cela ne fait pas partie de votre tour en ce moment.</translation>
    </message>
    <message>
        <source>First choose which items you take.</source>
        <translation>Choisissez d’abord les éléments que vous prenez.</translation>
    </message>
    <message>
        <source>First put the items you received onto guests or into the kitchen.</source>
        <translation>Placez d’abord les éléments reçus sur des Hôtes ou dans la cuisine.</translation>
    </message>
    <message>
        <source>First finish preparing rooms.</source>
        <translation>Finissez d’abord de préparer des Chambres.</translation>
    </message>
    <message>
        <source>First choose a vacant room to occupy.</source>
        <translation>Choisissez d’abord une Chambre libre à occuper.</translation>
    </message>
    <message>
        <source>First divide the strength between krones and steps.</source>
        <translation>Répartissez d’abord la force entre Couronnes et cases.</translation>
    </message>
    <message>
        <source>First play a staff card, or do without.</source>
        <translation>Jouez d’abord une carte Personnel, ou renoncez-y.</translation>
    </message>
    <message>
        <source>First choose among the staff cards you have drawn.</source>
        <translation>Choisissez d’abord parmi les cartes Personnel piochées.</translation>
    </message>
    <message>
        <source>First put staff cards under the deck.</source>
        <translation>Remettez d’abord des cartes Personnel sous la pioche.</translation>
    </message>
    <message>
        <source>First choose the cards from your hand that you give back.</source>
        <translation>Choisissez d’abord les cartes de votre main que vous rendez.</translation>
    </message>
    <message>
        <source>A tile goes only onto a space of its own colour.</source>
        <translation>Une tuile ne va que sur un emplacement de sa couleur.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>This game is only being watched; nothing in it can be changed.</source>
        <translation>Vous ne faites que regarder cette partie&#x202f;; rien ne peut y être changé.</translation>
    </message>
    <message>
        <source>First choose the guest whose order is filled.</source>
        <translation>Choisissez d’abord l’Hôte dont la commande est complétée.</translation>
    </message>
    <message>
        <source>First finish serving.</source>
        <translation>Terminez d’abord le service.</translation>
    </message>
    <message>
        <source>First use the extra of your staff card, or do without.</source>
        <translation>Utilisez d’abord le supplément de votre carte Personnel, ou renoncez-y.</translation>
    </message>
    <message>
        <source>First choose the space whose action you carry out.</source>
        <translation>Choisissez d’abord la case dont vous effectuez l’action.</translation>
    </message>
    <message>
        <source>First choose which penalty you suffer.</source>
        <translation>Choisissez d’abord la pénalité que vous subissez.</translation>
    </message>
    <message>
        <source>First choose the room that is removed.</source>
        <translation>Choisissez d’abord la Chambre à retirer.</translation>
    </message>
    <message>
        <source>First choose the staff card that leaves the game.</source>
        <translation>Choisissez d’abord la carte Personnel qui quitte la partie.</translation>
    </message>
    <message>
        <source>First choose which guest of the opponent gets the item.</source>
        <translation>Choisissez d’abord l’Hôte adverse qui reçoit l’élément.</translation>
    </message>
    <message>
        <source>This costs %1; you have %2.</source>
        <translation>Cela coûte %1&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>Boosting costs %1; you have %2.</source>
        <translation>Renforcer coûte %1&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>The toll of this action space is %1; you have %2.</source>
        <translation>Le péage de cette case action est de %1&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>A six stands for one of the actions 1 to 5.</source>
        <translation>Un six remplace l’une des actions&#xa0;1 à 5.</translation>
    </message>
    <message>
        <source>A die showing %1 cannot be used for action %2.</source>
        <translation>Un dé de valeur %1 ne peut pas servir pour l’action&#xa0;%2.</translation>
    </message>
    <message>
        <source>Wrong colour of room for %1: %2.</source>
        <translation>L’Hôte %1 n’emménage pas dans une Chambre de cette couleur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No die shows a %1.</source>
        <translation>Aucun dé n’a la valeur %1.</translation>
    </message>
    <message>
        <source>You have not received this item: %1.</source>
        <translation>Vous n’avez pas reçu cet élément&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This item is not in your kitchen: %1.</source>
        <translation>Cet élément n’est pas dans votre cuisine&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This guest is not in your café.</source>
        <translation>Cet Hôte n’est pas dans votre café.</translation>
    </message>
    <message>
        <source>Not on this guest’s order (%1): %2.</source>
        <translation>L’Hôte %1 n’a pas commandé cela&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This effect reaches only up to floor %1.</source>
        <translation>Cet effet ne va que jusqu’à l’étage&#xa0;%1.</translation>
    </message>
    <message>
        <source>Order not complete yet: %1.</source>
        <translation>La commande de l’Hôte %1 n’est pas encore complète.</translation>
    </message>
    <message>
        <source>%1 is not in your hand.</source>
        <translation>La carte %1 n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>%1 is not among the cards to choose from.</source>
        <translation>La carte %1 n’est pas parmi celles au choix.</translation>
    </message>
    <message>
        <source>%1 is not among your staff in play.</source>
        <translation>La carte %1 n’est pas parmi votre Personnel en jeu.</translation>
    </message>
    <message>
        <source>%1 has already been used this round.</source>
        <translation>La carte %1 a déjà servi pendant cette manche.</translation>
    </message>
    <message>
        <source>You have not reached this objective yet: %1.</source>
        <translation>Vous n’avez pas encore atteint cet Objectif&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A table is free, and you have not taken a guest.</source>
        <translation>Une table est libre, et vous n’avez pas pris d’Hôte.</translation>
    </message>
    <message>
        <source>Order complete, ready to move in: %1.</source>
        <translation>La commande de l’Hôte %1 est complète, et il pourrait emménager dans une Chambre.</translation>
    </message>
    <message>
        <source>You could claim an objective: %1.</source>
        <translation>Vous pourriez réclamer un Objectif&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Needs %n vacant room(s) side by side: %1.</source>
        <translation>
            <numerusform>Il faut %n&#xa0;Chambre libre&#xa0;: %1.</numerusform>
            <numerusform>Il faut %n&#xa0;Chambres libres côte à côte&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take exactly %n item(s).</source>
        <translation>
            <numerusform>Vous prenez exactement %n&#xa0;élément.</numerusform>
            <numerusform>Vous prenez exactement %n&#xa0;éléments.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already taken a die; end your turn instead.</source>
        <translation>Vous avez déjà pris un dé&#x202f;; terminez plutôt votre tour.</translation>
    </message>
    <message>
        <source>You have already started your turn, so you can no longer pass.</source>
        <translation>Vous avez déjà commencé votre tour&#x202f;; vous ne pouvez plus passer.</translation>
    </message>
    <message>
        <source>An extra turn cannot be passed; simply end it.</source>
        <translation>On ne passe pas un tour supplémentaire&#x202f;; terminez-le simplement.</translation>
    </message>
    <message>
        <source>After paying %1 for the guest you could not take a die, and you must take one.</source>
        <translation>Après avoir payé %1 pour l’Hôte, vous ne pourriez plus prendre de dé&#x202f;; or vous devez en prendre un.</translation>
    </message>
    <message>
        <source>There is no die you can take; pass instead of ending your turn.</source>
        <translation>Il n’y a aucun dé que vous puissiez prendre&#x202f;; passez au lieu de terminer votre tour.</translation>
    </message>
    <message>
        <source>In an extra turn you take no die.</source>
        <translation>Pendant un tour supplémentaire, vous ne prenez pas de dé.</translation>
    </message>
    <message>
        <source>You have already used an action space in this extra turn.</source>
        <translation>Vous avez déjà utilisé une case action pendant ce tour supplémentaire.</translation>
    </message>
    <message>
        <source>This action cannot be boosted.</source>
        <translation>Cette action ne peut pas être renforcée.</translation>
    </message>
    <message>
        <source>This action gives other items.</source>
        <translation>Cette action donne d’autres éléments.</translation>
    </message>
    <message>
        <source>Only an occupied room is removed; this one is vacant.</source>
        <translation>On ne retire qu’une Chambre occupée&#x202f;; celle-ci est libre.</translation>
    </message>
    <message>
        <source>Only a vacant room is removed; this one is occupied.</source>
        <translation>On ne retire qu’une Chambre libre&#x202f;; celle-ci est occupée.</translation>
    </message>
    <message>
        <source>This comes before or after the whole reward, not in the middle of it.</source>
        <translation>Cela se prend avant ou après toute la récompense, pas au milieu.</translation>
    </message>
    <message>
        <source>This comes last, after everything else the guest brings.</source>
        <translation>Cela vient en dernier, après tout ce que l’Hôte apporte.</translation>
    </message>
    <message>
        <source>A guest goes from the queue to a table in your café, and from there into a room.</source>
        <translation>Un Hôte passe de la file à une table de votre café, et de là dans une Chambre.</translation>
    </message>
    <message>
        <source>An item goes onto a guest in your café or into your kitchen.</source>
        <translation>Un élément va sur un Hôte de votre café ou dans votre cuisine.</translation>
    </message>
    <message>
        <source>A die goes where its action is done: kitchen, hotel, Emperor track or staff in play.</source>
        <translation>Un dé va là où se fait son action&#xa0;: cuisine, hôtel, piste Empereur ou Personnel en jeu.</translation>
    </message>
    <message>
        <source>A room tile goes onto a space of your hotel.</source>
        <translation>Une tuile Chambre va sur un emplacement de votre hôtel.</translation>
    </message>
    <message>
        <source>A staff card goes to your staff in play.</source>
        <translation>Une carte Personnel va avec votre Personnel en jeu.</translation>
    </message>
    <message>
        <source>Let go of this over your hotel to choose it.</source>
        <translation>Lâchez ceci au-dessus de votre hôtel pour le choisir.</translation>
    </message>
    <message>
        <source>Boosting costs %1 on top of the %3 for the space; you have %2.</source>
        <translation>Renforcer coûte %1, en plus de %3 pour la case&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>The toll of this action space is %1 on top of the %3 for the six; you have %2.</source>
        <translation>Le péage de cette case action est de %1, en plus de %3 pour le six&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>After taking a guest you must take a die, and there is none you can take.</source>
        <translation>Après l’Hôte, vous devez prendre un dé, et il n’y en a aucun que vous puissiez prendre.</translation>
    </message>
    <message>
        <source>Order already complete: %1.</source>
        <translation>La commande de l’Hôte %1 est déjà complète.</translation>
    </message>
    <message>
        <source>Krones and steps must add up to exactly %1.</source>
        <translation>Les Couronnes et les cases doivent faire exactement %1 au total.</translation>
    </message>
    <message>
        <source>The highest floor comes first: choose a room on floor %1.</source>
        <translation>L’étage le plus haut passe d’abord&#xa0;: choisissez une Chambre de l’étage&#xa0;%1.</translation>
    </message>
    <message>
        <source>The second room comes from a lower floor: choose a room on floor %1.</source>
        <translation>La seconde Chambre vient d’un étage plus bas&#xa0;: choisissez une Chambre de l’étage&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 works automatically.</source>
        <translation>La carte %1 agit automatiquement.</translation>
    </message>
    <message>
        <source>You will be asked when %1 can be used.</source>
        <translation>La question vous sera posée quand la carte %1 pourra servir.</translation>
    </message>
    <message>
        <source>This belongs to somebody else.</source>
        <translation>Ceci appartient à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>%1 worked once, when it was played.</source>
        <translation>La carte %1 a agi une fois, quand elle a été jouée.</translation>
    </message>
    <message>
        <source>%1 counts only at the end of the game.</source>
        <translation>La carte %1 ne compte qu’à la fin de la partie.</translation>
    </message>
    <message numerus="yes">
        <source>You keep exactly %n staff card(s).</source>
        <translation>
            <numerusform>Vous gardez exactement %n&#xa0;carte Personnel.</numerusform>
            <numerusform>Vous gardez exactement %n&#xa0;cartes Personnel.</numerusform>
        </translation>
    </message>
    <message>
        <source>First decide whether to pay to avoid the Emperor’s penalty.</source>
        <translation>Décidez d’abord si vous payez pour écarter la pénalité de l’Empereur.</translation>
    </message>
    <message>
        <source>You have already exchanged items in this round.</source>
        <translation>Vous avez déjà échangé des éléments durant cette manche.</translation>
    </message>
    <message>
        <source>You give up to four dishes and drinks from your kitchen, but not of every kind.</source>
        <translation>Vous donnez jusqu’à quatre plats et boissons de votre cuisine, mais pas de toutes les sortes.</translation>
    </message>
    <message>
        <source>What you get must be dishes and drinks of other kinds than those you give.</source>
        <translation>Vous ne recevez que des plats et boissons d’autres sortes que ceux que vous donnez.</translation>
    </message>
    <message>
        <source>This entrance is not offered.</source>
        <translation>Cette entrée d’hôtel n’est pas proposée.</translation>
    </message>
    <message>
        <source>The entrance of your hotel does not allow this.</source>
        <translation>L’entrée de votre hôtel ne le permet pas.</translation>
    </message>
    <message>
        <source>A die is moved only to the space beside its own; 1 and 6 are not beside each other.</source>
        <translation>Un dé ne va que sur la case voisine de la sienne&#x202f;; 1 et 6 ne sont pas voisins.</translation>
    </message>
    <message>
        <source>This tile is not among those you have left.</source>
        <translation>Cette tuile n’est pas parmi celles qui vous restent.</translation>
    </message>
    <message>
        <source>You have already used one of your tiles in this turn.</source>
        <translation>Vous avez déjà utilisé l’une de vos tuiles durant ce tour.</translation>
    </message>
    <message>
        <source>This token is not among those you have left.</source>
        <translation>Ce jeton n’est pas parmi ceux qui vous restent.</translation>
    </message>
    <message>
        <source>No die of this colour shows a %1.</source>
        <translation>Aucun dé de cette couleur ne montre un %1.</translation>
    </message>
    <message>
        <source>At least %1 must be bid for this entrance.</source>
        <translation>Il faut offrir au moins %1 pour cette entrée.</translation>
    </message>
    <message>
        <source>You have moved a die to space %1; now you use that space.</source>
        <translation>Vous avez déplacé un dé sur la case&#xa0;%1&#x202f;; utilisez maintenant cette case.</translation>
    </message>
    <message>
        <source>This celebrity is not with you: %1.</source>
        <translation>Cette célébrité n’est pas chez vous&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You may not take more champagne than cake or coffee.</source>
        <translation>Vous ne pouvez pas prendre plus de Champagne que de Gâteau ou de Café.</translation>
    </message>
    <message>
        <source>All your dancers have been sent.</source>
        <translation>Tous vos danseurs ont déjà été envoyés.</translation>
    </message>
    <message>
        <source>All spaces of this row are taken.</source>
        <translation>Toutes les cases de cette rangée sont prises.</translation>
    </message>
    <message>
        <source>This ballroom has already been scored.</source>
        <translation>Cette salle de bal a déjà été décomptée.</translation>
    </message>
    <message>
        <source>None of the dancers you can give up is there.</source>
        <translation>Aucun de vos danseurs à retirer ne se trouve là.</translation>
    </message>
    <message>
        <source>This rehearsal room is not among those left.</source>
        <translation>Cette salle de répétition n’est plus disponible.</translation>
    </message>
    <message>
        <source>The second dancer goes to the same space, from an area that still has one.</source>
        <translation>Le second danseur va sur la même case, depuis une zone où il en reste un.</translation>
    </message>
    <message>
        <source>Your kitchen does not have what this costs.</source>
        <translation>Votre cuisine n’a pas de quoi payer ce coût.</translation>
    </message>
    <message>
        <source>It would have no effect just now.</source>
        <translation>Rien de son effet n’est possible pour le moment.</translation>
    </message>
    <message>
        <source>That is not what has to be given.</source>
        <translation>Ce n’est pas ce qu’il faut donner.</translation>
    </message>
    <message>
        <source>First choose what you pay with.</source>
        <translation>Choisissez d’abord avec quoi vous payez.</translation>
    </message>
    <message>
        <source>Cannot go to a ball: %1.</source>
        <translation>L’Hôte %1 ne va pas au bal.</translation>
    </message>
    <message>
        <source>%1 has already been used in this round.</source>
        <translation>L’Hôte %1 a déjà été utilisé pendant cette manche.</translation>
    </message>
    <message>
        <source>No dancer is left in area %1 of your rehearsal room.</source>
        <translation>Il ne reste aucun danseur dans la zone %1 de votre salle de répétition.</translation>
    </message>
    <message>
        <source>This space costs %1; you have %2.</source>
        <translation>Cette case coûte %1&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>%1 has already been flipped.</source>
        <translation>La carte %1 est déjà retournée.</translation>
    </message>
    <message>
        <source>What %1 waits for has not happened in this action.</source>
        <translation>Ce qu’attend la carte %1 n’a pas eu lieu pendant cette action.</translation>
    </message>
    <message numerus="yes">
        <source>Your marker on the Emperor track cannot go back %n step(s).</source>
        <translation>
            <numerusform>Votre marqueur ne peut pas reculer de %n&#xa0;case sur la piste Empereur.</numerusform>
            <numerusform>Votre marqueur ne peut pas reculer de %n&#xa0;cases sur la piste Empereur.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose your rehearsal room.</source>
        <translation>Choisissez d’abord votre salle de répétition.</translation>
    </message>
    <message>
        <source>First send the dancer, or do without.</source>
        <translation>Envoyez d’abord le danseur, ou renoncez-y.</translation>
    </message>
    <message>
        <source>First choose a dancer to give up.</source>
        <translation>Choisissez d’abord le danseur auquel vous renoncez.</translation>
    </message>
    <message>
        <source>First decide whether you send a dancer now.</source>
        <translation>Décidez d’abord si vous envoyez un danseur maintenant.</translation>
    </message>
    <message>
        <source>First decide whether to flip a staff card.</source>
        <translation>Décidez d’abord si vous retournez une carte Personnel.</translation>
    </message>
    <message>
        <source>First send the second dancer, or do without.</source>
        <translation>Envoyez d’abord le second danseur, ou renoncez-y.</translation>
    </message>
    <message>
        <source>First say what you exchange.</source>
        <translation>Dites d’abord ce que vous échangez.</translation>
    </message>
    <message>
        <source>First bid for an entrance.</source>
        <translation>Enchérissez d’abord pour une entrée.</translation>
    </message>
    <message>
        <source>First choose the entrance of your hotel.</source>
        <translation>Choisissez d’abord l’entrée de votre hôtel.</translation>
    </message>
    <message>
        <source>First take a second guest, or do without.</source>
        <translation>Prenez d’abord un second Hôte, ou renoncez-y.</translation>
    </message>
    <message>
        <source>First choose a token.</source>
        <translation>Choisissez d’abord un jeton.</translation>
    </message>
    <message>
        <source>First use the space to which you have moved the die.</source>
        <translation>Utilisez d’abord la case où vous avez déplacé le dé.</translation>
    </message>
    <message>
        <source>A dancer goes to a free space of a ballroom, or to the balcony.</source>
        <translation>Un danseur va sur une case libre d’une salle de bal, ou au balcon.</translation>
    </message>
    <message>
        <source>You take a token when all rooms of a column or of a floor are occupied.</source>
        <translation>Vous prenez un jeton quand toutes les Chambres d’une colonne ou d’un étage sont occupées.</translation>
    </message>
    <message>
        <source>Krones are bid on an entrance.</source>
        <translation>Les Couronnes s’offrent pour une entrée.</translation>
    </message>
    <message>
        <source>An entrance goes to the front of your hotel.</source>
        <translation>Une entrée va à la façade de votre hôtel.</translation>
    </message>
    <message>
        <source>This goes into your hotel, or to what it speaks of: Emperor track, objectives, kitchen.</source>
        <translation>Cela va dans votre hôtel, ou à l’endroit concerné&#xa0;: piste Empereur, Objectifs, cuisine.</translation>
    </message>
    <message>
        <source>First collect or decline what waits for you.</source>
        <translation>Prenez ou refusez d’abord ce qui vous attend.</translation>
    </message>
    <message>
        <source>First take a guest from the queue, or do without.</source>
        <translation>Prenez d’abord un Hôte de la file, ou renoncez-y.</translation>
    </message>
    <message>
        <source>Goes to a ball, never into a room: %1.</source>
        <translation>Va au bal, jamais dans une Chambre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Stays at the table and orders nothing: %1.</source>
        <translation>Reste à la table et ne commande rien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Takes no room above floor %2: %1.</source>
        <translation>Ne prend pas de Chambre au-dessus de l’étage&#xa0;%2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>First choose a dish or drink to give up.</source>
        <translation>Choisissez d’abord le plat ou la boisson à céder.</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>First page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Imprimer cette page…</translation>
    </message>
    <message>
        <source>Print everything…</source>
        <translation>Tout imprimer…</translation>
    </message>
    <message>
        <source>Print the player aid…</source>
        <translation>Imprimer l’aide-mémoire…</translation>
    </message>
    <message>
        <source>This page as PDF…</source>
        <translation>Cette page en PDF…</translation>
    </message>
    <message>
        <source>Everything as PDF…</source>
        <translation>Tout en PDF…</translation>
    </message>
    <message>
        <source>Player aid as PDF…</source>
        <translation>L’aide-mémoire en PDF…</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Une seule langue</translation>
    </message>
    <message>
        <source>A second language beside the first</source>
        <translation>Une seconde langue à côté de la première</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Imprimer ou enregistrer en PDF</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The branches under which the contents gather their chapters and galleries.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Cards and boards</source>
        <translation>Cartes et plateaux</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Emperor tile</source>
        <translation>Tuile Empereur</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <translation>%1 · %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>%1 – Rules and cards</source>
        <translation>%1 – Règles et cartes</translation>
    </message>
    <message>
        <source>In this game: %1</source>
        <translation>Dans cette partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>player-aid</source>
        <translation>aide-memoire</translation>
    </message>
    <message>
        <source>rules-and-cards</source>
        <translation>regles-et-cartes</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>%1 ne peut pas être écrit. %2</translation>
    </message>
    <message>
        <source>Solo game</source>
        <translation>Jeu en solo</translation>
    </message>
    <message>
        <source>Search in all languages</source>
        <translation>Chercher dans toutes les langues</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Salle de bal</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Salle de répétition</translation>
    </message>
    <message>
        <source>Celebrity</source>
        <translation>Célébrité</translation>
    </message>
    <message>
        <source>Hotel entrance</source>
        <translation>Entrée d’hôtel</translation>
    </message>
    <message>
        <source>Rules of the expansion</source>
        <translation>Règles de l’extension</translation>
    </message>
</context>
<context>
    <name>rehearsal</name>
    <message>
        <source>Treasury</source>
        <translation>Salle du trésor</translation>
    </message>
    <message>
        <source>Antechamber</source>
        <translation>Antichambre</translation>
    </message>
    <message>
        <source>Champagne Cellar</source>
        <translation>Cave à Champagne</translation>
    </message>
    <message>
        <source>Hall of Mirrors</source>
        <translation>Galerie des glaces</translation>
    </message>
    <message>
        <source>Pantry</source>
        <translation>Office</translation>
    </message>
    <message>
        <source>Its room bonus has been received: %1.</source>
        <translation>Son bonus de salle a déjà été reçu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Room bonus when its last dancer leaves: %1.</source>
        <translation>Bonus de salle quand son dernier danseur part&#xa0;: %1.</translation>
    </message>
    <message>
        <source>rehearsal room to choose: %1</source>
        <translation>salle de répétition au choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>rehearsal room %1: %2</source>
        <translation>salle de répétition %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>rehearsal area %1: %n of %2 dancers left</source>
        <translation>
            <numerusform>zone de répétition %1&#xa0;: encore %n&#xa0;danseur sur %2</numerusform>
            <numerusform>zone de répétition %1&#xa0;: encore %n&#xa0;danseurs sur %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Welcome to the house</source>
        <translation>Bienvenue dans la maison</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Mettre le jeu en place</translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <translation>Manches et tours</translation>
    </message>
    <message>
        <source>Dice and actions</source>
        <translation>Dés et actions</translation>
    </message>
    <message>
        <source>Serving, moving in, objectives</source>
        <translation>Servir, emménager, Objectifs</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <translation>L’Empereur</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Solo against Leopold</source>
        <translation>En solo face à Léopold</translation>
    </message>
    <message>
        <source>Deluxe and Classic</source>
        <translation>Deluxe et Classique</translation>
    </message>
    <message>
        <source>Questions: turns, dice, guests</source>
        <translation>Questions&#xa0;: tours, dés, Hôtes</translation>
    </message>
    <message>
        <source>Questions: items, rooms, staff</source>
        <translation>Questions&#xa0;: éléments, Chambres, Personnel</translation>
    </message>
    <message>
        <source>Questions: Emperor, end, solo</source>
        <translation>Questions&#xa0;: Empereur, fin, solo</translation>
    </message>
    <message>
        <source>Symbols and words</source>
        <translation>Symboles et mots</translation>
    </message>
    <message>
        <source>Taking a guest</source>
        <translation>Prendre un Hôte</translation>
    </message>
    <message>
        <source>Once on your turn, **before** you take a die, you may take one guest from the queue and seat the guest at a **free table** in your café. You pay the cost below the guest’s place in the queue.</source>
        <translation>Une fois par tour, **avant** de prendre un dé, vous pouvez prendre un Hôte de la file et l’installer à une **table libre** de votre café. Vous payez le coût indiqué sous sa place dans la file.</translation>
    </message>
    <message>
        <source>Your café has three tables. If all of them are taken, you must first move a guest into a room, which you may do right before taking the new one.</source>
        <translation>Votre café a trois tables. Si toutes sont prises, il faut d’abord loger un Hôte dans une Chambre, ce que vous pouvez faire avant de prendre le nouveau.</translation>
    </message>
    <message>
        <source>A guest stays at the table until the order is complete and the guest has moved into a room. There is no other way to get rid of a guest.</source>
        <translation>Un Hôte reste à table jusqu’à ce que sa commande soit complète et qu’il ait emménagé dans une Chambre. Il n’y a pas d’autre moyen de s’en séparer.</translation>
    </message>
    <message>
        <source>With [[staff:25]] guests from the queue cost you nothing.</source>
        <translation>Avec [[staff:25]], les Hôtes de la file ne vous coûtent rien.</translation>
    </message>
    <message>
        <source>You may take a guest only if afterwards you can still take a die; see [[rule:no-die]].</source>
        <translation>Vous ne pouvez prendre un Hôte que s’il vous reste possible de prendre ensuite un dé&#x202f;; voir [[rule:no-die]].</translation>
    </message>
    <message>
        <source>The queue</source>
        <translation>La file</translation>
    </message>
    <message>
        <source>The places in the queue cost 3, 2, 1, 0 and 0 krones, from left to right.</source>
        <translation>Les places de la file coûtent 3, 2, 1, 0 et 0&#xa0;Couronnes, de gauche à droite.</translation>
    </message>
    <message>
        <source>Whenever a guest leaves the queue, for whatever reason, the others slide to the right **at once** and a new guest enters on the left.</source>
        <translation>Dès qu’un Hôte quitte la file, pour quelque raison que ce soit, les autres glissent **aussitôt** vers la droite et un nouvel Hôte entre à gauche.</translation>
    </message>
    <message>
        <source>When the deck is empty, the discards are shuffled to form a new one. If there are none, the place stays empty.</source>
        <translation>Une pioche épuisée est reformée avec la défausse mélangée. S’il n’y en a pas, la place reste vide.</translation>
    </message>
    <message>
        <source>Guests at no cost</source>
        <translation>Hôtes gratuits</translation>
    </message>
    <message>
        <source>Some guests let you take another guest from the queue at no cost. This is in addition to the one guest of your turn, and possible whenever the reward comes, even after the die.</source>
        <translation>Certains Hôtes vous laissent prendre gratuitement un autre Hôte de la file. Il s’ajoute à l’Hôte de votre tour, et vous pouvez le prendre à tout moment où la récompense se présente, même après le dé.</translation>
    </message>
    <message>
        <source>A free guest still needs a free table. The guest who brings the reward has already left the café, which frees one.</source>
        <translation>Un Hôte gratuit a lui aussi besoin d’une table libre. L’Hôte qui apporte la récompense a déjà quitté le café et en a donc libéré une.</translation>
    </message>
    <message>
        <source>With [[guest:87]] the queue is refilled between the two guests.</source>
        <translation>Avec [[guest:87]], la file est complétée entre les deux Hôtes.</translation>
    </message>
    <message>
        <source>The die and its strength</source>
        <translation>Le dé et sa force</translation>
    </message>
    <message>
        <source>Choose an action space with at least one die. The **strength** of the action is the number of dice on the space **before** you take yours, plus 1 if you boost, plus what your staff adds.</source>
        <translation>Choisissez une case action où se trouve au moins un dé. La **force** de l’action est le nombre de dés sur la case **avant** que vous preniez le vôtre, plus 1 si vous la renforcez, plus ce qu’ajoute votre Personnel.</translation>
    </message>
    <message>
        <source>Then you take one die off the space, place it on your lowest uncovered number and carry out the action.</source>
        <translation>Prenez ensuite un dé de la case, posez-le sur votre plus petit numéro découvert et effectuez l’action.</translation>
    </message>
    <message>
        <source>You may take a die even if its action gives you nothing.</source>
        <translation>Vous pouvez prendre un dé même si son action ne vous rapporte rien.</translation>
    </message>
    <message>
        <source>Boosting</source>
        <translation>Renforcer</translation>
    </message>
    <message>
        <source>When you take your die you may pay **exactly 1 krone** to add 1 to the strength. You decide this as you take the die, at most once per turn.</source>
        <translation>En prenant votre dé, vous pouvez payer **exactement 1&#xa0;Couronne** pour ajouter 1 à la force. Cela se décide avec le dé, et une fois par tour au plus.</translation>
    </message>
    <message>
        <source>A boost needs a die on the space: you can never boost an empty one.</source>
        <translation>Il faut un dé sur la case pour renforcer&#xa0;: on ne peut jamais renforcer une case vide.</translation>
    </message>
    <message>
        <source>Action 1: dishes</source>
        <translation>Action&#xa0;1&#xa0;: les plats</translation>
    </message>
    <message>
        <source>Take strudel and cake from the supply, **exactly** as many in total as the strength, and **no more cake than strudel**.</source>
        <translation>Prenez du Strudel et du Gâteau dans la réserve, en tout **exactement** autant que la force, et **pas plus de Gâteau que de Strudel**.</translation>
    </message>
    <message>
        <source>With strength 3 that means 3 strudel, or 2 strudel and 1 cake.</source>
        <translation>Avec une force de 3, cela donne 3&#xa0;Strudels, ou 2&#xa0;Strudels et 1&#xa0;Gâteau.</translation>
    </message>
    <message>
        <source>Action 2: drinks</source>
        <translation>Action&#xa0;2&#xa0;: les boissons</translation>
    </message>
    <message>
        <source>Take wine and coffee from the supply, **exactly** as many in total as the strength, and **no more coffee than wine**.</source>
        <translation>Prenez du Vin et du Café dans la réserve, en tout **exactement** autant que la force, et **pas plus de Café que de Vin**.</translation>
    </message>
    <message>
        <source>With strength 5 that means 5 wine, or 4 wine and 1 coffee, or 3 wine and 2 coffee.</source>
        <translation>Avec une force de 5, cela donne 5&#xa0;Vins, ou 4&#xa0;Vins et 1&#xa0;Café, ou 3&#xa0;Vins et 2&#xa0;Cafés.</translation>
    </message>
    <message>
        <source>Action 3: preparing rooms</source>
        <translation>Action&#xa0;3&#xa0;: préparer des Chambres</translation>
    </message>
    <message>
        <source>Prepare **up to** as many rooms as the strength, one after the other.</source>
        <translation>Préparez **au plus** autant de Chambres que la force, l’une après l’autre.</translation>
    </message>
    <message>
        <source>- Each room goes **orthogonally next to** a tile already in your hotel. If no tile is left, the next room is the bottom left one.</source>
        <translation>- La Chambre est **à côté, au-dessus ou au-dessous** d’une tuile déjà présente dans votre hôtel. S’il n’y reste aucune tuile, la prochaine Chambre est celle d’en bas à gauche.</translation>
    </message>
    <message>
        <source>- Its colour is the one printed on the space; you cannot choose another.</source>
        <translation>- Sa couleur est celle imprimée sur l’emplacement&#x202f;; vous ne pouvez pas en choisir une autre.</translation>
    </message>
    <message>
        <source>- You pay the cost of its floor: 0, 1, 2 or 3 krones, from bottom to top.</source>
        <translation>- Vous payez le coût de son étage&#xa0;: 0, 1, 2 ou 3&#xa0;Couronnes, de bas en haut.</translation>
    </message>
    <message>
        <source>The tile is laid vacant side up. The five spaces at the top right give their VP at once.</source>
        <translation>La tuile est posée côté libre. Les cinq emplacements en haut à droite rapportent aussitôt leurs PV.</translation>
    </message>
    <message>
        <source>The same rules apply when a guest, a staff card or the Emperor lets you prepare a room; only the cost may differ. You then prepare the number of rooms stated there, whatever the dice show.</source>
        <translation>Les mêmes règles valent quand un Hôte, une carte Personnel ou l’Empereur vous laisse préparer une Chambre&#x202f;; seul le coût peut changer. Vous préparez alors le nombre indiqué, quels que soient les dés.</translation>
    </message>
    <message>
        <source>[[staff:9]], [[staff:10]] and [[staff:11]] make rooms of their colour free, whatever action or effect prepares them.</source>
        <translation>[[staff:9]], [[staff:10]] et [[staff:11]] rendent gratuites les Chambres de leur couleur, quels que soient l’action ou l’effet qui les préparent.</translation>
    </message>
    <message>
        <source>Action 4: krones and the Emperor</source>
        <translation>Action&#xa0;4&#xa0;: Couronnes et Empereur</translation>
    </message>
    <message>
        <source>Split the strength as you please between **krones** and **steps on the Emperor track**. All of one and none of the other is fine.</source>
        <translation>Répartissez la force à votre guise entre **Couronnes** et **cases sur la piste Empereur**. Tout d’un côté et rien de l’autre, c’est permis.</translation>
    </message>
    <message>
        <source>Krones stop at 20; the rest is lost. Each step beyond space 13 of the track is worth 1 VP instead.</source>
        <translation>Les Couronnes plafonnent à 20&#x202f;; le reste est perdu. Chaque case au-delà de la 13 sur la piste vaut 1&#xa0;PV à la place.</translation>
    </message>
    <message>
        <source>With [[staff:15]] on a die showing 4, each point of strength gives you 1 krone **and** 1 step.</source>
        <translation>Avec [[staff:15]] et un dé de valeur 4, chaque point de force vous rapporte 1&#xa0;Couronne **et** 1&#xa0;case.</translation>
    </message>
    <message>
        <source>Action 5: playing a staff card</source>
        <translation>Action&#xa0;5&#xa0;: jouer une carte Personnel</translation>
    </message>
    <message>
        <source>Play **at most one** staff card from your hand. Its cost is lowered by the strength, but never below 0. You need not play any.</source>
        <translation>Jouez **au plus une** carte Personnel de votre main. Son coût est réduit de la force, jamais au-dessous de 0. Vous pouvez aussi n’en jouer aucune.</translation>
    </message>
    <message>
        <source>The card goes face up into your display. You do not draw a new one in its place.</source>
        <translation>La carte va face visible dans votre zone de jeu. Vous n’en piochez pas de nouvelle en échange.</translation>
    </message>
    <message>
        <source>When a guest, a staff card or an Emperor tile lets you play a staff card, the dice do not matter: the discount stated there applies.</source>
        <translation>Quand un Hôte, une carte Personnel ou une tuile Empereur vous laisse jouer une carte Personnel, les dés n’entrent pas en jeu&#xa0;: seule compte la réduction indiquée.</translation>
    </message>
    <message>
        <source>Action 6: the wild die</source>
        <translation>Action&#xa0;6&#xa0;: le dé joker</translation>
    </message>
    <message>
        <source>Pay 1 krone and carry out any of the actions 1 to 5, with the strength of **space 6**. The dice on the space of the chosen action do not matter; there need not even be any.</source>
        <translation>Payez 1&#xa0;Couronne et effectuez l’une des actions&#xa0;1 à 5, avec la force de la **case&#xa0;6**. Les dés posés sur la case de l’action choisie ne comptent pas, et il peut n’y en avoir aucun.</translation>
    </message>
    <message>
        <source>A boost costs 1 more krone. If you cannot pay the krone for the six, you cannot take it.</source>
        <translation>Renforcer coûte 1&#xa0;Couronne de plus. Si vous ne pouvez pas payer la Couronne du six, vous ne pouvez pas le prendre.</translation>
    </message>
    <message>
        <source>For every staff card it remains a **die showing 6**. It does not trigger cards that ask for a 1, 2, 3, 4 or 5.</source>
        <translation>Pour toute carte Personnel, le dé reste un **dé de valeur 6**. Les cartes qui demandent un 1, 2, 3, 4 ou 5 n’y réagissent pas.</translation>
    </message>
    <message>
        <source>With [[staff:17]] a six costs nothing and has 1 more strength.</source>
        <translation>Avec [[staff:17]], le six ne coûte rien et sa force augmente de 1.</translation>
    </message>
    <message>
        <source>Receiving items</source>
        <translation>Recevoir des éléments</translation>
    </message>
    <message>
        <source>Items you receive, by whatever means, go **free of charge** onto guests in your café who ordered them, or into your kitchen. You decide item by item, as you receive them.</source>
        <translation>Les éléments que vous recevez, de quelque façon que ce soit, vont **gratuitement** sur les Hôtes de votre café qui les ont commandés, ou dans votre cuisine. Vous en décidez un par un, au moment de les recevoir.</translation>
    </message>
    <message>
        <source>Once items are in the kitchen, it takes a krone to serve them.</source>
        <translation>Une fois dans la cuisine, les éléments ne se servent que contre une Couronne.</translation>
    </message>
    <message>
        <source>An item on a guest never leaves that guest again, unless the Emperor takes it away.</source>
        <translation>Un élément posé sur un Hôte ne le quitte plus, à moins que l’Empereur ne le reprenne.</translation>
    </message>
    <message>
        <source>Rooms from rewards</source>
        <translation>Chambres offertes en récompense</translation>
    </message>
    <message>
        <source>A reward may let you **prepare** a room at the normal cost, at a discount or at no cost. Or it may let you **occupy** a room: turn a vacant room of any colour to its occupied side.</source>
        <translation>Une récompense peut vous laisser **préparer** une Chambre au coût normal, avec une réduction ou gratuitement. Elle peut aussi vous laisser **occuper** une Chambre&#xa0;: retourner côté occupé une Chambre libre de n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>Where two rooms are stated, as with [[guest:57]], [[guest:61]] and [[guest:88]], each is prepared on its own; you may stop after the first. The discount of [[guest:61]] is for one room of your choice.</source>
        <translation>Quand deux Chambres sont indiquées, comme avec [[guest:57]], [[guest:61]] et [[guest:88]], chacune se prépare séparément&#x202f;; vous pouvez vous arrêter après la première. La réduction de la carte [[guest:61]] vaut pour la seule Chambre que vous désignez.</translation>
    </message>
    <message>
        <source>A room occupied by a reward counts like any other: for its group, for objectives and at the end.</source>
        <translation>Une Chambre occupée grâce à une récompense compte comme toute autre&#xa0;: pour son groupe, pour les Objectifs et à la fin.</translation>
    </message>
    <message>
        <source>Additional actions</source>
        <translation>Actions supplémentaires</translation>
    </message>
    <message>
        <source>On your own turn you may do any of the following, in any order and as often as you like:</source>
        <translation>Pendant votre propre tour, vous pouvez faire ce qui suit, dans n’importe quel ordre et autant de fois que vous le souhaitez&#xa0;:</translation>
    </message>
    <message>
        <source>- **serve** items from your kitchen,</source>
        <translation>- **servir** des éléments de votre cuisine,</translation>
    </message>
    <message>
        <source>- **move a guest** whose order is complete into a room,</source>
        <translation>- **loger un Hôte** dont la commande est complète dans une Chambre,</translation>
    </message>
    <message>
        <source>- **claim an objective** you have met,</source>
        <translation>- **réclamer un Objectif** que vous avez atteint,</translation>
    </message>
    <message>
        <source>- **use a staff card** that works once per round.</source>
        <translation>- **utiliser une carte Personnel** qui agit une fois par manche.</translation>
    </message>
    <message>
        <source>They may come before, between and after taking a guest and taking a die, but never in the middle of another action. You may use them even if there is no die you can take; see [[rule:no-die]].</source>
        <translation>Elles peuvent venir avant la prise d’un Hôte, après celle d’un dé ou entre les deux, mais jamais au milieu d’une autre action. Elles restent possibles même si vous ne pouvez prendre aucun dé&#x202f;; voir [[rule:no-die]].</translation>
    </message>
    <message>
        <source>There are no additional actions on another player’s turn or during an Emperor scoring.</source>
        <translation>Pendant le tour d’un autre joueur et pendant un décompte de l’Empereur, il n’y a pas d’actions supplémentaires.</translation>
    </message>
    <message>
        <source>Serving from the kitchen</source>
        <translation>Servir depuis la cuisine</translation>
    </message>
    <message>
        <source>Pay 1 krone and move **up to 3 items** from your kitchen onto one or more guests in your café who ordered them.</source>
        <translation>Payez 1&#xa0;Couronne et déplacez **jusqu’à 3&#xa0;éléments** de votre cuisine sur un ou plusieurs Hôtes de votre café qui les ont commandés.</translation>
    </message>
    <message>
        <source>You may serve several times in a turn; each time costs a krone.</source>
        <translation>Vous pouvez servir plusieurs fois pendant un tour&#x202f;; chaque fois coûte une Couronne.</translation>
    </message>
    <message>
        <source>With [[staff:24]] every serving is free, for any number of items.</source>
        <translation>Avec [[staff:24]], chaque service est gratuit, pour autant d’éléments que vous voulez.</translation>
    </message>
    <message>
        <source>Moving a guest into a room</source>
        <translation>Loger un Hôte dans une Chambre</translation>
    </message>
    <message>
        <source>You need a guest whose **order is complete** and a **vacant room of the guest’s colour**. Green guests move into a room of any colour.</source>
        <translation>Il vous faut un Hôte dont la **commande est complète** et une **Chambre libre de sa couleur**. Les Hôtes verts emménagent dans une Chambre de n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>- The card leaves the café and frees the table. The items go back to the supply, and the room is turned to occupied.</source>
        <translation>- La carte quitte le café et libère la table. Les éléments retournent à la réserve, la Chambre devient occupée.</translation>
    </message>
    <message>
        <source>- You score the VP on the card.</source>
        <translation>- Vous marquez les PV de la carte.</translation>
    </message>
    <message>
        <source>- You take the reward, whatever your staff adds, and the occupancy bonus if the group is now full.</source>
        <translation>- Vous prenez la récompense, ce que votre Personnel y ajoute, et le bonus d’occupation si le groupe est désormais plein.</translation>
    </message>
    <message>
        <source>You choose whether the occupancy bonus comes **before or after** the reward, and in which order you take the parts of a reward. You may decline any part.</source>
        <translation>Vous choisissez si le bonus d’occupation vient **avant ou après** la récompense, et dans quel ordre vous en prenez les parties. Vous pouvez refuser n’importe laquelle.</translation>
    </message>
    <message>
        <source>No one has to move in at once: a guest with a complete order may wait at the table as long as you like.</source>
        <translation>Rien ne presse&#xa0;: un Hôte dont la commande est complète peut attendre à table aussi longtemps que vous le voulez.</translation>
    </message>
    <message>
        <source>The occupancy bonus</source>
        <translation>Le bonus d’occupation</translation>
    </message>
    <message>
        <source>When all the rooms of a group are occupied you get a bonus at once. Its kind depends on the colour, its value on the size of the group.</source>
        <translation>Un groupe dont la dernière Chambre vient d’être occupée vous rapporte aussitôt un bonus. Sa nature dépend de la couleur, sa valeur de la taille du groupe.</translation>
    </message>
    <message>
        <source>| Rooms in the group | 1 | 2 | 3 | 4 |</source>
        <translation>| Chambres du groupe | 1 | 2 | 3 | 4 |</translation>
    </message>
    <message>
        <source>| Blue: VP | 2 | 5 | 9 | 15 |</source>
        <translation>| Bleu&#xa0;: PV | 2 | 5 | 9 | 15 |</translation>
    </message>
    <message>
        <source>| Red: krones | 1 | 3 | 6 | 10 |</source>
        <translation>| Rouge&#xa0;: Couronnes | 1 | 3 | 6 | 10 |</translation>
    </message>
    <message>
        <source>| Yellow: Emperor steps | 1 | 3 | 6 | 10 |</source>
        <translation>| Jaune&#xa0;: cases sur la piste Empereur | 1 | 3 | 6 | 10 |</translation>
    </message>
    <message>
        <source>It does not matter how the last room came to be occupied: by a guest, a reward, a staff card or the Emperor. If no guest moves in, the bonus comes right after the effect that caused it.</source>
        <translation>Peu importe ce qui a occupé la dernière Chambre&#xa0;: un Hôte, une récompense, une carte Personnel ou l’Empereur. Si aucun Hôte n’emménage, le bonus vient juste après l’effet qui l’a provoqué.</translation>
    </message>
    <message>
        <source>Each group gives its bonus **once** per player in the whole game, even if one of its rooms is removed and occupied again.</source>
        <translation>Chaque groupe ne rapporte son bonus qu’**une fois** par joueur dans toute la partie, même si l’une de ses Chambres est retirée puis occupée de nouveau.</translation>
    </message>
    <message>
        <source>Claiming objectives</source>
        <translation>Réclamer des Objectifs</translation>
    </message>
    <message>
        <source>On your turn, as an additional action, you may claim an objective whose condition you meet at that moment. You score the **highest value still available**: 15 VP for the first player, then 10, then 5.</source>
        <translation>À votre tour, par une action supplémentaire, vous pouvez réclamer un Objectif dont vous remplissez la condition à cet instant. Vous marquez la **plus haute valeur encore libre**&#xa0;: 15&#xa0;PV pour le premier joueur, puis 10, puis 5.</translation>
    </message>
    <message>
        <source>Each player can claim each objective once. It stays claimed, even if you no longer meet the condition later.</source>
        <translation>Chaque joueur peut réclamer chaque Objectif une fois. Il reste acquis, même si vous n’en remplissez plus la condition par la suite.</translation>
    </message>
    <message>
        <source>Objectives cannot be claimed during an Emperor scoring, nor after the last one, at the end of the game.</source>
        <translation>On ne peut réclamer d’Objectif ni pendant un décompte de l’Empereur, ni après le dernier, en fin de partie.</translation>
    </message>
    <message>
        <source>Staff used once per round</source>
        <translation>Le Personnel utilisé une fois par manche</translation>
    </message>
    <message>
        <source>[[staff:1]], [[staff:2]], [[staff:3]] and [[staff:4]] each bring you one item, once per round, on your turn, whenever you like. They may be used on the very turn they are played.</source>
        <translation>[[staff:1]], [[staff:2]], [[staff:3]] et [[staff:4]] vous apportent chacun un élément, une fois par manche, à votre tour, quand vous le souhaitez. Vous pouvez les utiliser dès le tour où vous les jouez.</translation>
    </message>
    <message>
        <source>A card left unused in one round cannot be used twice in the next.</source>
        <translation>Une carte non utilisée pendant une manche ne s’utilise pas deux fois dans la suivante.</translation>
    </message>
    <message>
        <source>Passing and the new roll</source>
        <translation>Passer et relancer</translation>
    </message>
    <message>
        <source>You may pass only while you have done nothing in your turn: no guest taken, no additional action. You do not lose the turn, you only put it off.</source>
        <translation>Vous ne pouvez passer que si vous n’avez encore rien fait pendant votre tour&#xa0;: aucun Hôte pris, aucune action supplémentaire. Vous ne perdez pas le tour, vous le remettez seulement à plus tard.</translation>
    </message>
    <message>
        <source>When **all** players with uncovered numbers have passed, one die goes onto the **dustbin** and the remaining dice are rolled again. All passes are then cancelled, and the lowest uncovered number is next.</source>
        <translation>Quand **tous** les joueurs ayant des numéros découverts ont passé, un dé va à la **poubelle** et les dés restants sont relancés. Plus personne n’est alors considéré comme ayant passé, et c’est au plus petit numéro découvert de jouer.</translation>
    </message>
    <message>
        <source>This may happen several times. The round ends when all numbers are covered or no die is left to roll; turns not taken by then are lost.</source>
        <translation>Cela peut se répéter. La manche se termine quand tous les numéros sont couverts ou qu’il ne reste aucun dé à lancer&#x202f;; les tours non joués à ce moment-là sont perdus.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7 the Emperor scoring comes first.</source>
        <translation>Après les manches&#xa0;3, 5 et 7 vient d’abord le décompte de l’Empereur.</translation>
    </message>
    <message>
        <source>Then everyone passes their turn order tile to the **left**, staff used once per round is ready again, and the dice on the dustbin come back.</source>
        <translation>Puis chacun passe sa tuile d’ordre du tour à **gauche**, le Personnel utilisé une fois par manche est de nouveau prêt, et les dés de la poubelle reviennent.</translation>
    </message>
    <message>
        <source>After round 7 and its Emperor scoring the game ends with the final scoring.</source>
        <translation>Après la manche&#xa0;7 et son décompte de l’Empereur, la partie se termine par le décompte final.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>You run a small hotel in Vienna around 1900. You seat guests in your café, serve what they order, prepare rooms, move the guests in and hire staff to make all of this easier.</source>
        <translation>Vous dirigez un petit hôtel dans la Vienne des années 1900. Vous installez des Hôtes dans votre café, servez ce qu’ils commandent, préparez des Chambres, y logez vos Hôtes et engagez du Personnel qui vous facilite la tâche.</translation>
    </message>
    <message>
        <source>The game lasts **7 rounds**, and every player has 2 turns in each of them. After rounds 3, 5 and 7 the Emperor looks at your standing and rewards or punishes you.</source>
        <translation>La partie dure **7&#xa0;manches**, et chaque joueur a 2&#xa0;tours dans chacune. Après les manches&#xa0;3, 5 et 7, l’Empereur regarde où vous en êtes et vous récompense ou vous punit.</translation>
    </message>
    <message>
        <source>After the last Emperor scoring there is a final scoring. Whoever has the most victory points (VP) then has the finest house in town and wins.</source>
        <translation>Après le dernier décompte de l’Empereur vient le décompte final. Qui a alors le plus de points de victoire (PV) tient la plus belle maison de la ville et gagne.</translation>
    </message>
    <message>
        <source>Where victory points come from</source>
        <translation>D’où viennent les points de victoire</translation>
    </message>
    <message>
        <source>- **Guests:** the VP on the card when the guest moves into a room.</source>
        <translation>- **Hôtes&#xa0;:** les PV de la carte quand l’Hôte emménage dans une Chambre.</translation>
    </message>
    <message>
        <source>- **Rooms at the top right:** five spaces give VP as soon as a room is prepared there.</source>
        <translation>- **Chambres en haut à droite&#xa0;:** cinq emplacements rapportent des PV dès qu’une Chambre y est préparée.</translation>
    </message>
    <message>
        <source>- **Blue groups:** an occupancy bonus in VP. **Objectives:** 15, 10 or 5 VP each.</source>
        <translation>- **Groupes bleus&#xa0;:** un bonus d’occupation en PV. **Objectifs&#xa0;:** 15, 10 ou 5&#xa0;PV chacun.</translation>
    </message>
    <message>
        <source>- **The Emperor:** VP for your space on his track, and some of his rewards.</source>
        <translation>- **L’Empereur&#xa0;:** des PV selon votre case sur sa piste, et certaines de ses récompenses.</translation>
    </message>
    <message>
        <source>- **Staff:** some cards score during the game, others at the end.</source>
        <translation>- **Personnel&#xa0;:** certaines cartes en rapportent en cours de partie, d’autres à la fin.</translation>
    </message>
    <message>
        <source>- **The end:** occupied rooms by floor, krones, items in the kitchen. Every guest left in the café costs 5 VP.</source>
        <translation>- **La fin&#xa0;:** Chambres occupées selon l’étage, Couronnes, éléments en cuisine. Chaque Hôte resté au café coûte 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>VP can be lost as well, and the total may fall below zero.</source>
        <translation>On peut aussi perdre des PV, et le total peut descendre au-dessous de zéro.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Ce qu’il y a sur la table</translation>
    </message>
    <message>
        <source>- The **queue** shows five guests. Below each place is its cost: 3, 2, 1, 0 and 0 krones, from left to right.</source>
        <translation>- La **file** montre cinq Hôtes. Sous leurs places figurent les coûts, de gauche à droite 3, 2, 1, 0 et 0&#xa0;Couronnes.</translation>
    </message>
    <message>
        <source>- The **action board** has six spaces, one for each face of a die. There are 10 dice for two players, 12 for three and 14 for four.</source>
        <translation>- Le **plateau action** a six cases, une par valeur de dé. Il y a 10&#xa0;dés à deux joueurs, 12 à trois et 14 à quatre.</translation>
    </message>
    <message>
        <source>- The **dustbin** takes the dice that are out of the round. The **Emperor track** has spaces 0 to 13.</source>
        <translation>- La **poubelle** accueille les dés qui quittent la manche. La **piste Empereur** a des cases de 0 à 13.</translation>
    </message>
    <message>
        <source>- Three **objectives** and three **Emperor tiles** lie face up, one for each of the letters A, B and C.</source>
        <translation>- Trois **Objectifs** et trois **tuiles Empereur** sont visibles&#xa0;: un Objectif et une tuile pour chaque lettre, A, B et C.</translation>
    </message>
    <message>
        <source>- There are 56 guest cards, 48 staff cards and 84 room tiles: 30 blue, 29 red and 25 yellow. The supply of strudel, cake, wine and coffee never runs out.</source>
        <translation>- Il y a 56&#xa0;cartes Hôte, 48&#xa0;cartes Personnel et 84&#xa0;tuiles Chambre&#xa0;: 30 bleues, 29 rouges et 25 jaunes. La réserve de Strudel, Gâteau, Vin et Café ne s’épuise jamais.</translation>
    </message>
    <message>
        <source>Your hotel</source>
        <translation>Votre hôtel</translation>
    </message>
    <message>
        <source>Your hotel has 20 spaces for rooms, on 4 floors and in 5 columns. Each space is blue, red or yellow and takes only a room of that colour.</source>
        <translation>Votre hôtel a 20 emplacements de Chambre&#xa0;: 4&#xa0;étages de 5&#xa0;colonnes. Chaque emplacement est bleu, rouge ou jaune et n’accepte qu’une Chambre de cette couleur.</translation>
    </message>
    <message>
        <source>Adjacent rooms of the same colour form a **group** of one to four rooms. Every hotel has 10 groups.</source>
        <translation>Les Chambres d’une même couleur qui se touchent forment un **groupe** d’une à quatre Chambres. Chaque hôtel a 10&#xa0;groupes.</translation>
    </message>
    <message>
        <source>A room tile is laid with its **vacant** side up when the room is prepared, and turned to **occupied** when someone moves in.</source>
        <translation>Une tuile Chambre est posée côté **libre** quand on la prépare, et retournée côté **occupé** quand quelqu’un emménage.</translation>
    </message>
    <message>
        <source>| Floor | Cost of a room | VP at the end, if occupied |</source>
        <translation>| Étage | Coût d’une Chambre | PV à la fin, si occupée |</translation>
    </message>
    <message>
        <source>| 4 (top) | 3 krones | 4 |</source>
        <translation>| 4 (en haut) | 3&#xa0;Couronnes | 4 |</translation>
    </message>
    <message>
        <source>| 3 | 2 krones | 3 |</source>
        <translation>| 3 | 2&#xa0;Couronnes | 3 |</translation>
    </message>
    <message>
        <source>| 2 | 1 krone | 2 |</source>
        <translation>| 2 | 1&#xa0;Couronne | 2 |</translation>
    </message>
    <message>
        <source>| 1 (bottom) | nothing | 1 |</source>
        <translation>| 1 (en bas) | rien | 1 |</translation>
    </message>
    <message>
        <source>Below the rooms are the **café** with its three tables and the **kitchen**, where items wait. Both are yours alone.</source>
        <translation>Sous les Chambres se trouvent le **café** avec ses trois tables et la **cuisine**, où attendent les éléments. Tous deux n’appartiennent qu’à vous.</translation>
    </message>
    <message>
        <source>The five rooms at the top right</source>
        <translation>Les cinq Chambres en haut à droite</translation>
    </message>
    <message>
        <source>Five spaces show victory points. On floor 3, columns 4 and 5 give 1 VP each; on floor 4, columns 3, 4 and 5 give 2 VP each.</source>
        <translation>Cinq emplacements montrent des points de victoire. À l’étage&#xa0;3, les colonnes&#xa0;4 et 5 rapportent 1&#xa0;PV chacune&#x202f;; à l’étage&#xa0;4, les colonnes&#xa0;3, 4 et 5 rapportent 2&#xa0;PV chacune.</translation>
    </message>
    <message>
        <source>You score them at once when a room is **prepared** there, by whatever action or effect. Turning the room to occupied later does not score them again.</source>
        <translation>Vous les marquez dès qu’une Chambre y est **préparée**, quels que soient l’action ou l’effet. Occuper la Chambre plus tard ne les rapporte pas une seconde fois.</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Krones are the money of the house. You start with 10 and can never have more than **20**; anything beyond that is lost.</source>
        <translation>La Couronne est la monnaie de la maison. Vous commencez avec 10 et ne pouvez jamais en posséder plus de **20**&#x202f;; ce qui dépasserait est perdu.</translation>
    </message>
    <message>
        <source>You can never pay what you do not have: an action or effect you cannot pay for is not available to you.</source>
        <translation>Vous ne pouvez jamais payer ce que vous n’avez pas&#xa0;: une action ou un effet que vous ne pouvez payer ne vous est pas ouvert.</translation>
    </message>
    <message>
        <source>At the end of the game each krone left is worth 1 VP.</source>
        <translation>À la fin de la partie, chaque Couronne restante vaut 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>One objective and one Emperor tile of each letter are drawn. Five guests are placed in the queue.</source>
        <translation>On tire un Objectif et une tuile Empereur de chaque lettre. Cinq Hôtes sont placés dans la file.</translation>
    </message>
    <message>
        <source>A start player is chosen at random. Everyone gets a turn order tile: 1/4 and 2/3 with two players; 1/6, 2/5 and 3/4 with three; 1/8, 2/7, 3/6 and 4/5 with four.</source>
        <translation>Un premier joueur est tiré au sort. Chacun reçoit une tuile d’ordre du tour&#xa0;: 1/4 et 2/3 à deux joueurs&#x202f;; 1/6, 2/5 et 3/4 à trois&#x202f;; 1/8, 2/7, 3/6 et 4/5 à quatre.</translation>
    </message>
    <message>
        <source>Everyone starts with 10 krones and 0 VP, on space 0 of the Emperor track, and with a strudel, a cake, a wine and a coffee in the kitchen.</source>
        <translation>Chacun commence avec 10&#xa0;Couronnes, un Strudel, un Gâteau, un Vin et un Café dans la cuisine, sur la case&#xa0;0 de la piste Empereur et avec 0&#xa0;PV.</translation>
    </message>
    <message>
        <source>Everyone gets six staff cards and keeps them hidden.</source>
        <translation>Chacun reçoit six cartes Personnel et les garde secrètes.</translation>
    </message>
    <message>
        <source>The first guest and the first rooms</source>
        <translation>Le premier Hôte et les premières Chambres</translation>
    </message>
    <message>
        <source>From the **last** player back to the first, each takes one guest from the queue **free of charge**. The queue is refilled after each choice.</source>
        <translation>Du **dernier** joueur au premier, chacun prend **gratuitement** un Hôte de la file. Elle est complétée après chaque choix.</translation>
    </message>
    <message>
        <source>Then everyone prepares exactly **three rooms**, in Classic up to three. The first must be the bottom left one, each further room goes orthogonally next to one already there, and the floor costs are paid as usual.</source>
        <translation>Puis chacun prépare exactement **trois Chambres**, en Classique jusqu’à trois. La première doit être celle d’en bas à gauche, chacune des suivantes touche par un côté une Chambre déjà en place, et les coûts des étages se paient comme d’habitude.</translation>
    </message>
    <message>
        <source>A player who cannot pay for a room chooses another; the bottom floor never costs anything.</source>
        <translation>Un joueur qui ne peut payer une Chambre en choisit une autre&#x202f;; l’étage du bas ne coûte jamais rien.</translation>
    </message>
    <message>
        <source>Starter sets</source>
        <translation>Séries de départ</translation>
    </message>
    <message>
        <source>For a first game the six staff cards need not be dealt at random. Instead there are four fixed sets of six cards, A to D: the start player gets A, the next player B, and so on.</source>
        <translation>Pour une première partie, il n’est pas nécessaire de distribuer au hasard les six cartes Personnel. Quatre séries fixes de six cartes, A à D, en tiennent lieu&#xa0;: le premier joueur reçoit A, le suivant B, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Sets that are not used are shuffled back into the staff deck.</source>
        <translation>Les séries non utilisées sont mélangées à la pioche de Personnel.</translation>
    </message>
    <message>
        <source>The letters are those printed on the cards, taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Les lettres sont celles imprimées sur les cartes, reprises de deux transcriptions publiques concordantes. Les propriétaires du jeu peuvent les corriger.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Le draft</translation>
    </message>
    <message>
        <source>For experienced hoteliers. Everyone looks at six staff cards, **keeps one** and passes the rest to the left, then keeps one of the cards just received, and so on until everyone has kept six.</source>
        <translation>Pour hôteliers aguerris. Chacun regarde six cartes Personnel, **en garde une** et passe les autres à gauche&#x202f;; des cartes reçues, chacun en garde de nouveau une, jusqu’à en avoir gardé six.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>At the start of a round all the dice are rolled and placed on the action spaces that match their faces.</source>
        <translation>Au début d’une manche, tous les dés sont lancés et posés sur les cases action correspondant à leur valeur.</translation>
    </message>
    <message>
        <source>Then the players take their turns in the order of the numbers on the turn order tiles. The next player is always the one with the **lowest uncovered number** among those who have not passed.</source>
        <translation>Les joueurs jouent ensuite dans l’ordre des numéros des tuiles d’ordre du tour. Le suivant est toujours celui qui a le **plus petit numéro découvert**, parmi ceux qui n’ont pas passé.</translation>
    </message>
    <message>
        <source>Every die covers the lowest uncovered number of the player who takes it. So everyone has two turns in a round, and the player to the right of the start player may have both in a row.</source>
        <translation>Chaque dé couvre le plus petit numéro découvert du joueur qui le prend. Chacun a donc deux tours par manche, et le joueur à droite du premier joueur peut avoir les deux de suite.</translation>
    </message>
    <message>
        <source>The round ends when all numbers are covered, or when no die is left.</source>
        <translation>La manche se termine quand tous les numéros sont couverts ou qu’il ne reste plus de dé.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>When it is your turn you either **pass** or **take a turn**.</source>
        <translation>Quand c’est votre tour, vous **passez** ou vous **jouez**.</translation>
    </message>
    <message>
        <source>- **First, if you like:** take one guest from the queue. Only before the die, and only with a free table.</source>
        <translation>- **D’abord, si vous le souhaitez&#xa0;:** prenez un Hôte de la file. Seulement avant le dé, et seulement avec une table libre.</translation>
    </message>
    <message>
        <source>- **Then:** take exactly one die and carry out its action.</source>
        <translation>- **Ensuite&#xa0;:** prenez exactement un dé et effectuez son action.</translation>
    </message>
    <message>
        <source>- **At any time:** additional actions, as many as you like.</source>
        <translation>- **Quand vous le souhaitez&#xa0;:** des actions supplémentaires, autant que vous voulez.</translation>
    </message>
    <message>
        <source>Additional actions may come before, between and after these two steps, but never in the middle of another action.</source>
        <translation>Les actions supplémentaires peuvent venir avant, entre et après ces deux étapes, mais jamais au milieu d’une autre action.</translation>
    </message>
    <message>
        <source>You pass instead of taking a turn. Taking a guest or doing an additional action starts your turn: then you can no longer pass, and you must take a die.</source>
        <translation>Vous passez au lieu de jouer votre tour. Prendre un Hôte ou effectuer une action supplémentaire commence votre tour&#xa0;: vous ne pouvez alors plus passer et vous devez prendre un dé.</translation>
    </message>
    <message>
        <source>A turn without a die</source>
        <translation>Un tour sans dé</translation>
    </message>
    <message>
        <source>At the start of your turn there may be no die you can take, say because only sixes are left and you have no krone. You may pass. You may also start your turn with additional actions: a guest who moves in may bring the krone.</source>
        <translation>Au début de votre tour, il peut n’y avoir aucun dé que vous puissiez prendre, par exemple s’il ne reste que des six et que vous n’avez pas de Couronne. Vous pouvez passer. Vous pouvez aussi commencer votre tour par des actions supplémentaires&#xa0;: un Hôte qui emménage apportera peut-être la Couronne.</translation>
    </message>
    <message>
        <source>Taking a guest from the queue obliges you to take a die. So you may take one only if afterwards there is still a die you can take and pay for.</source>
        <translation>Prendre un Hôte de la file vous oblige à prendre un dé. Vous ne le pouvez donc que s’il reste ensuite un dé que vous puissiez prendre et payer.</translation>
    </message>
    <message>
        <source>If you have started your turn and there is no die left that you can take, the turn ends without a die. That counts as passing. A guest taken in that turn stays with you: you may not take a second one with the same number after the new roll.</source>
        <translation>Si vous avez commencé votre tour et qu’il ne reste aucun dé que vous puissiez prendre, le tour se termine sans dé. Cela revient à passer. Un Hôte pris pendant ce tour reste chez vous&#xa0;: vous ne pouvez pas en prendre un second avec le même numéro après le nouveau lancer.</translation>
    </message>
    <message>
        <source>Guest cards</source>
        <translation>Cartes Hôte</translation>
    </message>
    <message>
        <source>A guest card shows the guest’s VP beside the head, the guest’s colour in the band with the name, the order below it and the reward at the foot.</source>
        <translation>Une carte Hôte montre les PV à côté de la tête, la couleur de l’Hôte dans le bandeau qui porte son nom, la commande au-dessous et la récompense en bas.</translation>
    </message>
    <message>
        <source>- **Nobles (blue)** move only into blue rooms.</source>
        <translation>- **Les nobles (bleu)** n’emménagent que dans des Chambres bleues.</translation>
    </message>
    <message>
        <source>- **Artists (yellow)** move only into yellow rooms.</source>
        <translation>- **Les artistes (jaune)** n’emménagent que dans des Chambres jaunes.</translation>
    </message>
    <message>
        <source>- **Citizens (red)** move only into red rooms.</source>
        <translation>- **Les dignitaires (rouge)** n’emménagent que dans des Chambres rouges.</translation>
    </message>
    <message>
        <source>- **Tourists (green)** move into rooms of any colour.</source>
        <translation>- **Les touristes (vert)** emménagent dans des Chambres de n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>VP and reward come when the guest moves in, not when the order is complete.</source>
        <translation>PV et récompense viennent quand l’Hôte emménage, non quand la commande est complète.</translation>
    </message>
    <message>
        <source>Rewards in detail</source>
        <translation>Les récompenses en détail</translation>
    </message>
    <message>
        <source>The parts of a reward may be taken in any order, and any part may be declined.</source>
        <translation>On peut prendre les parties d’une récompense dans n’importe quel ordre et refuser n’importe laquelle.</translation>
    </message>
    <message>
        <source>Krones stop at 20, Emperor steps beyond space 13 become VP, and items go onto guests or into the kitchen.</source>
        <translation>Les Couronnes plafonnent à 20, les cases au-delà de la 13 sur la piste Empereur deviennent des PV, les éléments vont sur des Hôtes ou dans la cuisine.</translation>
    </message>
    <message>
        <source>Staff cards you draw go into your hand, which has no limit. Even with a discount a staff card never costs less than 0.</source>
        <translation>Les cartes Personnel piochées vont dans votre main, qui n’a pas de limite. Avec une réduction, une carte Personnel ne coûte jamais moins de 0.</translation>
    </message>
    <message>
        <source>[[guest:49]] lets you prepare a room on the two lowest floors only. If they are full, nothing happens.</source>
        <translation>[[guest:49]] vous laisse préparer une Chambre aux deux étages du bas seulement. S’ils sont pleins, il ne se passe rien.</translation>
    </message>
    <message>
        <source>[[guest:65]] has no reward; the three VP are reward enough.</source>
        <translation>[[guest:65]] n’a pas de récompense&#x202f;; les trois PV en tiennent bien lieu.</translation>
    </message>
    <message>
        <source>Draw three, play one</source>
        <translation>Piocher trois cartes, en jouer une</translation>
    </message>
    <message>
        <source>Three staff cards are drawn from the deck; they are not part of your hand.</source>
        <translation>On pioche trois cartes Personnel&#x202f;; elles ne font pas partie de votre main.</translation>
    </message>
    <message>
        <source>The cards not played go under the deck, in an order of your choice. If the deck holds fewer than three cards, you see as many as there are.</source>
        <translation>Les cartes non jouées vont sous la pioche, dans l’ordre de votre choix. Si la pioche compte moins de trois cartes, vous voyez celles qui restent.</translation>
    </message>
    <message>
        <source>The extra action of E. Gizia</source>
        <translation>L’action bonus de la carte E. Gizia</translation>
    </message>
    <message>
        <source>When [[guest:97]] moves in, choose any space with dice on it and carry out its action at the strength it has. **No die** is taken.</source>
        <translation>Quand [[guest:97]] emménage, choisissez une case action où se trouve au moins un dé et effectuez son action avec la force telle qu’elle est. **Aucun dé** n’est pris.</translation>
    </message>
    <message>
        <source>In Classic the guest gives a whole extra turn instead, right after this one; there the action may be boosted. See [[rule:edition-cards]]. What follows is about Deluxe.</source>
        <translation>En Classique, l’Hôte donne à la place un tour supplémentaire entier, juste après le tour en cours&#x202f;; l’action peut alors être renforcée. Voir [[rule:edition-cards]]. La suite concerne Deluxe.</translation>
    </message>
    <message>
        <source>You cannot boost it, and staff that depends on taking a die does not work. Space 6 costs its krone.</source>
        <translation>Vous ne pouvez pas la renforcer, et aucun Personnel lié à la prise d’un dé n’agit. La case&#xa0;6 coûte sa Couronne.</translation>
    </message>
    <message>
        <source>It is the last thing this guest brings: VP, staff and occupancy bonus come first. The die of your turn is not affected.</source>
        <translation>C’est la dernière chose que cet Hôte apporte&#xa0;: PV, Personnel et bonus d’occupation passent d’abord. Votre dé de ce tour n’en est pas affecté.</translation>
    </message>
    <message>
        <source>None of them works with the extra action of [[guest:97]], or its extra turn in Classic, since no die is taken.</source>
        <translation>Aucune de ces cartes n’agit avec l’action bonus de la carte [[guest:97]], ni avec son tour supplémentaire en Classique, puisqu’aucun dé n’est pris.</translation>
    </message>
    <message>
        <source>[[staff:33]] needs an order of four or more items, in Classic of exactly four.</source>
        <translation>[[staff:33]] demande une commande d’au moins quatre éléments, en Classique d’exactement quatre.</translation>
    </message>
    <message>
        <source>[[staff:23]] pays for every room turned to occupied, by whatever means: guests, rewards, staff or the Emperor. In Classic it pays only when a guest moves in.</source>
        <translation>[[staff:23]] rapporte des Couronnes pour toute Chambre qui devient occupée, par quelque effet que ce soit&#xa0;: Hôtes, récompenses, Personnel ou Empereur. En Classique, seulement quand un Hôte emménage.</translation>
    </message>
    <message>
        <source>- [[staff:41]] scores twice the number of the space where your marker stands after the last retreat, without a limit; in Classic at most 12 VP.</source>
        <translation>- [[staff:41]] rapporte le double du numéro de la case où se trouve votre marqueur après le dernier recul, sans limite&#x202f;; en Classique, au plus 12&#xa0;PV.</translation>
    </message>
    <message>
        <source>Staff cards</source>
        <translation>Cartes Personnel</translation>
    </message>
    <message>
        <source>You start with six staff cards. They cost krones when you play them and lie face up from then on. There are four kinds:</source>
        <translation>Vous commencez avec six cartes Personnel. Elles coûtent des Couronnes quand vous les jouez, puis restent face visible. Il y en a quatre sortes&#xa0;:</translation>
    </message>
    <message>
        <source>- **Once:** works when it is played, and never again.</source>
        <translation>- **Une fois&#xa0;:** agit quand on la joue, puis plus jamais.</translation>
    </message>
    <message>
        <source>- **Once per round:** works once in each round, on your turn, whenever you like.</source>
        <translation>- **Une fois par manche&#xa0;:** agit une fois dans chaque manche, à votre tour, quand vous le souhaitez.</translation>
    </message>
    <message>
        <source>- **Permanent:** works from then on, to the end of the game.</source>
        <translation>- **Permanent&#xa0;:** agit à partir de là, jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>- **End of game:** scores in the final scoring.</source>
        <translation>- **Fin de partie&#xa0;:** rapporte des PV lors du décompte final.</translation>
    </message>
    <message>
        <source>Every card in play counts as a staff card, even one that has done its work: for objectives, for [[staff:32]] and for [[emperor:C3]].</source>
        <translation>Chaque carte en jeu compte comme carte Personnel, même si elle a déjà agi&#xa0;: pour les Objectifs, pour [[staff:32]] et pour [[emperor:C3]].</translation>
    </message>
    <message>
        <source>When staff works</source>
        <translation>Quand le Personnel agit</translation>
    </message>
    <message>
        <source>A card works from the moment it is played. One that asks for a die, or adds strength, does **not** work for the die it was played with.</source>
        <translation>Une carte agit dès qu’elle est jouée. Si elle demande un dé ou augmente la force, elle n’agit **pas** pour le dé avec lequel elle a été jouée.</translation>
    </message>
    <message>
        <source>The same event may trigger several cards; each applies.</source>
        <translation>Plusieurs cartes peuvent réagir au même événement&#x202f;; chacune s’applique.</translation>
    </message>
    <message>
        <source>Staff that depends on the face of a die looks at the **die taken**, not at the action done with it.</source>
        <translation>Le Personnel qui demande une valeur de dé regarde le **dé pris**, non l’action effectuée avec lui.</translation>
    </message>
    <message>
        <source>Staff that adds strength</source>
        <translation>Le Personnel qui ajoute de la force</translation>
    </message>
    <message>
        <source>- [[staff:13]] adds 1 on a die showing 1 or 2.</source>
        <translation>- [[staff:13]] ajoute 1 pour un dé de valeur 1 ou 2.</translation>
    </message>
    <message>
        <source>- [[staff:18]] adds 2 on a die showing 5: that much more discount.</source>
        <translation>- [[staff:18]] ajoute 2 pour un dé de valeur 5&#xa0;: autant de réduction en plus.</translation>
    </message>
    <message>
        <source>- [[staff:17]] adds 1 on a die showing 6 and saves its krone.</source>
        <translation>- [[staff:17]] ajoute 1 pour un dé de valeur 6 et en épargne la Couronne.</translation>
    </message>
    <message>
        <source>- [[staff:15]] turns each point of strength on a die showing 4 into 1 krone and 1 step.</source>
        <translation>- [[staff:15]] change chaque point de force d’un dé de valeur 4 en 1&#xa0;Couronne et 1&#xa0;case.</translation>
    </message>
    <message>
        <source>This is part of the strength. You may boost on top of it.</source>
        <translation>Cela fait partie de la force. Vous pouvez la renforcer en plus.</translation>
    </message>
    <message>
        <source>Staff triggered by a die</source>
        <translation>Le Personnel qui réagit à un dé</translation>
    </message>
    <message>
        <source>**At once, when the die is taken:** [[staff:12]] (3 or 4), [[staff:16]] (4) and [[staff:19]] (3) give VP.</source>
        <translation>**Aussitôt le dé pris&#xa0;:** [[staff:12]] (3 ou 4), [[staff:16]] (4) et [[staff:19]] (3) rapportent des PV.</translation>
    </message>
    <message>
        <source>**Before or after the main action, as you choose:** [[staff:14]] (1 or 2), [[staff:20]] (5) and [[staff:22]] (3). At most once per die, and nothing may come in between.</source>
        <translation>**Avant ou après l’action principale, à votre choix&#xa0;:** [[staff:14]] (1 ou 2), [[staff:20]] (5) et [[staff:22]] (3). Au plus une fois par dé, et rien ne s’intercale.</translation>
    </message>
    <message>
        <source>Staff triggered by guests and rooms</source>
        <translation>Le Personnel qui réagit aux Hôtes et aux Chambres</translation>
    </message>
    <message>
        <source>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] work when the guest **moves into a room**, not when the order is complete.</source>
        <translation>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] et [[staff:33]] agissent quand l’Hôte **emménage dans une Chambre**, non quand la commande est complétée.</translation>
    </message>
    <message>
        <source>Staff for the end of the game</source>
        <translation>Le Personnel de fin de partie</translation>
    </message>
    <message>
        <source>These cards do nothing before the final scoring, but they count as played.</source>
        <translation>Ces cartes ne font rien avant le décompte final, mais elles comptent comme jouées.</translation>
    </message>
    <message>
        <source>- [[staff:29]] copies the best end card an opponent has in play, counted for **your** hotel. A Secretary cannot be copied.</source>
        <translation>- [[staff:29]] copie la meilleure carte de fin de partie qu’un adversaire a en jeu, comptée pour **votre** hôtel. Une Secrétaire ne peut pas être copiée.</translation>
    </message>
    <message>
        <source>- [[staff:32]] scores 2 VP for each of your staff cards in play, itself included.</source>
        <translation>- [[staff:32]] rapporte 2&#xa0;PV pour chacune de vos cartes Personnel en jeu, cette carte comprise.</translation>
    </message>
    <message>
        <source>- [[staff:34]] scores for every room tile, vacant or occupied.</source>
        <translation>- [[staff:34]] rapporte des PV pour chaque tuile Chambre, libre ou occupée.</translation>
    </message>
    <message>
        <source>- [[staff:37]] needs full groups: every room occupied.</source>
        <translation>- [[staff:37]] demande des groupes pleins&#xa0;: toutes les Chambres occupées.</translation>
    </message>
    <message>
        <source>- [[staff:48]] scores 4 VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation>- [[staff:48]] rapporte 4&#xa0;PV par trio de Chambres occupées&#xa0;: une rouge, une bleue et une jaune.</translation>
    </message>
    <message>
        <source>Staff that needs explaining</source>
        <translation>Le Personnel qui demande une explication</translation>
    </message>
    <message>
        <source>[[staff:35]] turns up to two vacant rooms, of any colour, to occupied.</source>
        <translation>[[staff:35]] occupe jusqu’à deux Chambres libres, de n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>[[staff:38]] fills the order of one guest in your café from the supply. The guest need not have received anything yet.</source>
        <translation>[[staff:38]] complète avec la réserve la commande d’un Hôte de votre café. L’Hôte peut n’avoir encore rien reçu.</translation>
    </message>
    <message>
        <source>[[staff:24]] makes every serving free. [[staff:25]] makes the queue free; it does not bring a guest by itself.</source>
        <translation>[[staff:24]] rend chaque service gratuit. [[staff:25]] rend la file gratuite&#x202f;; cette carte n’amène par elle-même aucun Hôte.</translation>
    </message>
    <message>
        <source>[[staff:9]], [[staff:10]] and [[staff:11]] only take away the cost; they do not bring a room by themselves.</source>
        <translation>[[staff:9]], [[staff:10]] et [[staff:11]] suppriment seulement le coût&#x202f;; ces cartes n’apportent par elles-mêmes aucune Chambre.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>There are three objectives in the game, one of each letter. You meet one when its condition holds on your turn.</source>
        <translation>Trois Objectifs sont en jeu, un de chaque lettre. Vous en atteignez un quand sa condition est remplie à votre tour.</translation>
    </message>
    <message>
        <source>A full floor or column has all its rooms **occupied**; full floors or columns need not lie next to each other. A full group has all its rooms occupied.</source>
        <translation>Un étage ou une colonne est plein quand toutes ses Chambres sont **occupées**&#x202f;; étages ou colonnes pleins n’ont pas à se toucher. Un groupe plein a toutes ses Chambres occupées.</translation>
    </message>
    <message>
        <source>Staff cards in play count, whatever their kind. Where the objective asks for room tiles, vacant and occupied ones count.</source>
        <translation>Les cartes Personnel en jeu comptent, quelle qu’en soit la sorte&#x202f;; les tuiles Chambre comptent libres ou occupées quand l’Objectif demande des tuiles.</translation>
    </message>
    <message>
        <source>Having 20 krones is enough: you keep them when you claim.</source>
        <translation>Il suffit de posséder 20&#xa0;Couronnes&#xa0;: vous les gardez en réclamant l’Objectif.</translation>
    </message>
    <message>
        <source>The Emperor track</source>
        <translation>La piste Empereur</translation>
    </message>
    <message>
        <source>The track has spaces 0 to 13; each is worth VP when the Emperor comes.</source>
        <translation>La piste a des cases de 0 à 13&#x202f;; chacune vaut des PV quand l’Empereur vient.</translation>
    </message>
    <message>
        <source>| Space | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |</source>
        <translation>| Case | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |</translation>
    </message>
    <message>
        <source>| VP | 0 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 8 | 9 |</source>
        <translation>| PV | 0 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 8 | 9 |</translation>
    </message>
    <message>
        <source>Your marker never moves beyond space 13: each further step is worth 1 VP at once, whatever effect gives it.</source>
        <translation>Votre marqueur ne dépasse jamais la case&#xa0;13&#xa0;: chaque case au-delà vaut aussitôt 1&#xa0;PV, quel que soit l’effet qui vous l’aurait donnée.</translation>
    </message>
    <message>
        <source>Several players may stand on the same space.</source>
        <translation>Une case peut accueillir plusieurs marqueurs.</translation>
    </message>
    <message>
        <source>The Emperor scoring</source>
        <translation>Le décompte de l’Empereur</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7, in the turn order of the round just ended, each player does the following:</source>
        <translation>Après les manches&#xa0;3, 5 et 7, dans l’ordre du tour de la manche qui s’achève, chaque joueur procède ainsi&#xa0;:</translation>
    </message>
    <message>
        <source>- score the VP of your space on the Emperor track,</source>
        <translation>- marquer les PV de votre case sur la piste Empereur,</translation>
    </message>
    <message>
        <source>- move back **3, 5 or 7** spaces (after rounds 3, 5 and 7 respectively), but not below 0,</source>
        <translation>- reculer de **3, 5 ou 7** cases (après la manche&#xa0;3, 5 ou 7), mais pas au-dessous de 0,</translation>
    </message>
    <message>
        <source>- then, on **3 or higher**, get the reward of the tile; on **1 or 2** nothing happens; on **0** suffer the penalty.</source>
        <translation>- puis, sur **3 ou plus**, recevoir la récompense de la tuile&#x202f;; sur **1 ou 2**, il ne se passe rien&#x202f;; sur **0**, subir la pénalité.</translation>
    </message>
    <message>
        <source>The marker stays where it is; it does not go back to the start.</source>
        <translation>Le marqueur reste là où il se trouve alors&#x202f;; il ne revient pas au départ.</translation>
    </message>
    <message>
        <source>Tile A belongs to round 3, tile B to round 5, tile C to round 7.</source>
        <translation>La tuile A va avec la manche&#xa0;3, la tuile B avec la manche&#xa0;5, la tuile C avec la manche&#xa0;7.</translation>
    </message>
    <message>
        <source>The Emperor’s rewards</source>
        <translation>Les récompenses de l’Empereur</translation>
    </message>
    <message>
        <source>The Emperor’s reward may be declined.</source>
        <translation>On peut refuser la récompense de l’Empereur.</translation>
    </message>
    <message>
        <source>If it brings items you place them as usual, on guests or in the kitchen. If it fills a group, you get the occupancy bonus.</source>
        <translation>Si la récompense apporte des éléments, vous les placez comme d’habitude, sur des Hôtes ou dans la cuisine. Si elle remplit un groupe, le bonus d’occupation est versé.</translation>
    </message>
    <message>
        <source>It is not your turn: no guest can move in, nothing can be served and no objective can be claimed.</source>
        <translation>Ce n’est pas votre tour&#xa0;: aucun Hôte ne peut emménager, rien ne peut être servi et aucun Objectif réclamé.</translation>
    </message>
    <message>
        <source>With [[staff:42]] you also score 5 VP whenever you get the Emperor’s reward; one that you decline counts too.</source>
        <translation>Avec [[staff:42]], vous marquez en outre 5&#xa0;PV chaque fois que vous obtenez la récompense de l’Empereur&#x202f;; celle que vous refusez compte aussi.</translation>
    </message>
    <message>
        <source>The Emperor’s penalties</source>
        <translation>Les pénalités de l’Empereur</translation>
    </message>
    <message>
        <source>Where a tile shows two penalties you suffer the **left** one if you can suffer it in full, otherwise the **right** one. The choice is not yours. In Classic it is: you choose among those that are possible.</source>
        <translation>Quand une tuile montre deux pénalités, vous subissez celle de **gauche** si vous le pouvez en entier, sinon celle de **droite**. Le choix ne vous appartient pas. En Classique, si&#xa0;: vous choisissez parmi celles qui sont possibles.</translation>
    </message>
    <message>
        <source>- [[emperor:C2]] takes an occupied room from the highest floor that has one, then one from the next lower floor that has one. In Classic the second must lie below the first in the same column. If there is none, only the first is lost.</source>
        <translation>- [[emperor:C2]] prend une Chambre occupée de l’étage le plus haut qui en a une, puis une de l’étage inférieur le plus proche qui en a une. En Classique, la seconde doit se trouver sous la première, dans la même colonne. S’il n’y en a pas, seule la première est perdue.</translation>
    </message>
    <message>
        <source>VP may fall below zero.</source>
        <translation>Les PV peuvent descendre au-dessous de zéro.</translation>
    </message>
    <message>
        <source>With [[staff:26]] you may pay 1 krone before a penalty to ignore it altogether.</source>
        <translation>Avec [[staff:26]], vous pouvez payer 1&#xa0;Couronne avant une pénalité pour l’ignorer tout à fait.</translation>
    </message>
    <message>
        <source>- [[emperor:C4]] takes an end card you have in play; it leaves the game.</source>
        <translation>- [[emperor:C4]] prend une carte de fin de partie que vous avez en jeu&#x202f;; elle quitte la partie.</translation>
    </message>
    <message>
        <source>Rooms removed by the Emperor</source>
        <translation>Chambres retirées par l’Empereur</translation>
    </message>
    <message>
        <source>Vacant rooms are removed from the highest floor that has one, then, if another must go, from the highest floor that now has one. If several qualify, you choose.</source>
        <translation>Les Chambres libres sont retirées de l’étage le plus haut qui en a une puis, s’il en faut une autre, de l’étage le plus haut qui en a alors une. À égalité, vous choisissez.</translation>
    </message>
    <message>
        <source>This may split the hotel. Later rooms may go next to **any** tile; the parts need not be connected again.</source>
        <translation>L’hôtel peut se trouver coupé en plusieurs parties. Les Chambres suivantes peuvent rejoindre **n’importe quelle** tuile&#x202f;; il n’est pas nécessaire de relier les parties.</translation>
    </message>
    <message>
        <source>If no tile is left, the next room is the bottom left one.</source>
        <translation>S’il ne reste aucune tuile, la prochaine Chambre est celle d’en bas à gauche.</translation>
    </message>
    <message>
        <source>You keep the VP already scored for preparing a room, and any occupancy bonus already received. The bonus is not given a second time.</source>
        <translation>Les PV déjà marqués pour une Chambre préparée et un bonus d’occupation déjà versé vous restent acquis. Le bonus n’est pas versé une seconde fois.</translation>
    </message>
    <message>
        <source>The final scoring</source>
        <translation>Le décompte final</translation>
    </message>
    <message>
        <source>After the Emperor scoring of round 7:</source>
        <translation>Après le décompte de l’Empereur de la manche&#xa0;7&#xa0;:</translation>
    </message>
    <message>
        <source>- your staff cards for the end of the game score;</source>
        <translation>- vos cartes Personnel de fin de partie rapportent leurs points&#x202f;;</translation>
    </message>
    <message>
        <source>- each occupied room scores 1, 2, 3 or 4 VP by its floor, from the bottom to the top; vacant rooms score nothing;</source>
        <translation>- chaque Chambre occupée rapporte 1, 2, 3 ou 4&#xa0;PV selon son étage, de bas en haut&#x202f;; les Chambres libres ne rapportent rien&#x202f;;</translation>
    </message>
    <message>
        <source>- each krone and each item in the **kitchen** scores 1 VP; items on guests do not count;</source>
        <translation>- chaque Couronne et chaque élément dans la **cuisine** rapporte 1&#xa0;PV&#x202f;; les éléments sur les Hôtes ne comptent pas&#x202f;;</translation>
    </message>
    <message>
        <source>- each guest still in the café costs **5 VP**, served or not.</source>
        <translation>- chaque Hôte encore au café coûte **5&#xa0;PV**, servi ou non.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>In a tie the player with more krones and kitchen items combined wins. If that is equal too, the victory is shared.</source>
        <translation>En cas d’égalité, le joueur qui a le plus de Couronnes et d’éléments en cuisine réunis passe devant. Si cela aussi est égal, la victoire est partagée.</translation>
    </message>
    <message>
        <source>May I claim an objective during the Emperor scoring?</source>
        <translation>Puis-je réclamer un Objectif pendant le décompte de l’Empereur&#x202f;?</translation>
    </message>
    <message>
        <source>No. You claim only on your own turn, and the condition must hold then.</source>
        <translation>Non. Vous ne réclamez qu’à votre propre tour, et la condition doit être remplie à ce moment-là.</translation>
    </message>
    <message>
        <source>The last Emperor reward makes me meet an objective. May I still claim it?</source>
        <translation>La dernière récompense de l’Empereur me fait atteindre un Objectif. Puis-je encore le réclamer&#x202f;?</translation>
    </message>
    <message>
        <source>No. There are no more turns after round 7.</source>
        <translation>Non. Après la manche&#xa0;7, il n’y a plus de tour.</translation>
    </message>
    <message>
        <source>Do I lose the 20 krones when I claim the objective?</source>
        <translation>Est-ce que je perds les 20&#xa0;Couronnes en réclamant l’Objectif&#x202f;?</translation>
    </message>
    <message>
        <source>No. You only need to have them at that moment.</source>
        <translation>Non. Il vous suffit de les posséder à cet instant.</translation>
    </message>
    <message>
        <source>Another player has claimed the objective. May I claim it too?</source>
        <translation>Un autre joueur a réclamé l’Objectif. Puis-je le réclamer aussi&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, for the highest value still available: 15, then 10, then 5 VP.</source>
        <translation>Oui, pour la plus haute valeur encore libre&#xa0;: 15, puis 10, puis 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>May I choose between the two penalties?</source>
        <translation>Puis-je choisir entre les deux pénalités&#x202f;?</translation>
    </message>
    <message>
        <source>In Deluxe, no: the left one is forced if you can suffer it in full, otherwise it is the right one. In Classic you choose among those that are possible.</source>
        <translation>En Deluxe, non&#xa0;: celle de gauche s’impose si vous pouvez la subir en entier, sinon c’est celle de droite. En Classique, vous choisissez parmi celles qui sont possibles.</translation>
    </message>
    <message>
        <source>I have 2 krones and am to lose 3. Do I lose the 2?</source>
        <translation>J’ai 2&#xa0;Couronnes et devrais en perdre 3. Est-ce que je perds les 2&#x202f;?</translation>
    </message>
    <message>
        <source>No. You cannot suffer the left penalty in full, so you lose the VP on the right instead.</source>
        <translation>Non. Vous ne pouvez subir en entier la pénalité de gauche&#xa0;: vous perdez donc les PV de celle de droite.</translation>
    </message>
    <message>
        <source>Can my victory points fall below zero?</source>
        <translation>Mes points de victoire peuvent-ils descendre au-dessous de zéro&#x202f;?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Oui.</translation>
    </message>
    <message>
        <source>Does the marker go back to 0 after the scoring?</source>
        <translation>Le marqueur revient-il à 0 après le décompte&#x202f;?</translation>
    </message>
    <message>
        <source>No, it stays where the retreat left it.</source>
        <translation>Non, il reste là où le recul l’a laissé.</translation>
    </message>
    <message>
        <source>I stand on 1 or 2 after the retreat. What happens?</source>
        <translation>Je suis sur 1 ou 2 après le recul. Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing, neither reward nor penalty.</source>
        <translation>Rien, ni récompense ni pénalité.</translation>
    </message>
    <message>
        <source>In which order is the Emperor scoring done?</source>
        <translation>Dans quel ordre se fait le décompte de l’Empereur&#x202f;?</translation>
    </message>
    <message>
        <source>In the turn order of the round just ended, each player in full.</source>
        <translation>Dans l’ordre du tour de la manche qui s’achève&#x202f;; chaque joueur fait tout son décompte avant le suivant.</translation>
    </message>
    <message>
        <source>Must I take the Emperor’s reward?</source>
        <translation>Dois-je prendre la récompense de l’Empereur&#x202f;?</translation>
    </message>
    <message>
        <source>No, you may decline it. It counts as received all the same, so [[staff:42]] scores its 5 VP.</source>
        <translation>Non, vous pouvez la refuser. Elle compte tout de même comme reçue&#xa0;: [[staff:42]] rapporte ses 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>How does [[staff:26]] work?</source>
        <translation>Comment agit la carte [[staff:26]]&#x202f;?</translation>
    </message>
    <message>
        <source>Before a penalty you may pay 1 krone and ignore it. Without a krone the penalty stands.</source>
        <translation>Avant une pénalité, vous pouvez payer 1&#xa0;Couronne et l’ignorer. Sans Couronne, la pénalité demeure.</translation>
    </message>
    <message>
        <source>My hotel has been split in two. Where may I build?</source>
        <translation>Mon hôtel est coupé en deux. Où puis-je construire&#x202f;?</translation>
    </message>
    <message>
        <source>Next to any tile of any part. The parts need not be joined.</source>
        <translation>À côté de n’importe quelle tuile de n’importe quelle partie. Il n’est pas nécessaire de les relier.</translation>
    </message>
    <message>
        <source>All my rooms have been removed. Where do I begin?</source>
        <translation>Toutes mes Chambres ont été retirées. Où recommencer&#x202f;?</translation>
    </message>
    <message>
        <source>At the bottom left, as at the start.</source>
        <translation>En bas à gauche, comme au début.</translation>
    </message>
    <message>
        <source>Which vacant room is removed?</source>
        <translation>Quelle Chambre libre est retirée&#x202f;?</translation>
    </message>
    <message>
        <source>One on the highest floor that has a vacant room; among several there, the one you choose.</source>
        <translation>Une Chambre de l’étage le plus haut qui en a une libre&#x202f;; s’il y en a plusieurs, celle que vous choisissez.</translation>
    </message>
    <message>
        <source>[[emperor:C2]]: all my occupied rooms are on one floor. Do I lose two?</source>
        <translation>[[emperor:C2]]&#xa0;: toutes mes Chambres occupées sont au même étage. Est-ce que j’en perds deux&#x202f;?</translation>
    </message>
    <message>
        <source>In Deluxe you lose one: the second must come from a lower floor. In Classic it must lie below the first in the same column.</source>
        <translation>En Deluxe, vous en perdez une&#xa0;: la seconde doit venir d’un étage inférieur. En Classique, elle doit se trouver sous la première, dans la même colonne.</translation>
    </message>
    <message>
        <source>Which number does [[staff:41]] double?</source>
        <translation>Quel nombre la carte [[staff:41]] double-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>The number of your space after the last retreat, not its VP. In Classic it gives at most 12 VP.</source>
        <translation>Le numéro de la case après le dernier recul, non ses PV. En Classique, elle rapporte au plus 12&#xa0;PV.</translation>
    </message>
    <message>
        <source>What does [[staff:29]] copy?</source>
        <translation>Que copie la carte [[staff:29]]&#x202f;?</translation>
    </message>
    <message>
        <source>The best end card an opponent has in play, counted for your hotel. Your own cards and other Secretaries cannot be copied. If there is no such card, it scores nothing.</source>
        <translation>La meilleure carte de fin de partie qu’un adversaire a en jeu, comptée pour votre hôtel. Vos propres cartes et les autres Secrétaires ne sont pas copiées. Sans une telle carte, elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>Does [[staff:32]] count itself?</source>
        <translation>La carte [[staff:32]] se compte-t-elle elle-même&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, 2 VP for every staff card in play, itself included.</source>
        <translation>Oui, 2&#xa0;PV par carte Personnel en jeu, elle-même comprise.</translation>
    </message>
    <message>
        <source>A guest has been served but has no room at the end. Do I lose VP?</source>
        <translation>Un Hôte est servi mais n’a pas de Chambre à la fin. Est-ce que je perds des PV&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, 5 VP, as for every guest left in the café.</source>
        <translation>Oui, 5&#xa0;PV, comme pour tout Hôte resté au café.</translation>
    </message>
    <message>
        <source>Do items on guests count at the end?</source>
        <translation>Les éléments posés sur les Hôtes comptent-ils à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>No, only those in the kitchen.</source>
        <translation>Non, seulement ceux de la cuisine.</translation>
    </message>
    <message>
        <source>Who wins a tie?</source>
        <translation>Qui l’emporte en cas d’égalité&#x202f;?</translation>
    </message>
    <message>
        <source>The player with more krones and kitchen items combined. If still tied, they share the victory. Against Leopold a tie is a loss.</source>
        <translation>Le joueur qui a le plus de Couronnes et d’éléments en cuisine réunis. Si l’égalité demeure, la victoire est partagée. Face à Léopold, une égalité est une défaite.</translation>
    </message>
    <message>
        <source>Does E. Gizia use up a die?</source>
        <translation>La carte E. Gizia consomme-t-elle un dé&#x202f;?</translation>
    </message>
    <message>
        <source>No, the die stays. Nor can you boost, and space 6 costs its krone. In Classic the guest gives a whole extra turn, in which you may boost.</source>
        <translation>Non, le dé reste en place. Vous ne pouvez pas non plus renforcer, et la case&#xa0;6 coûte sa Couronne. En Classique, cet Hôte donne un tour supplémentaire entier, où vous pouvez renforcer.</translation>
    </message>
    <message>
        <source>Does Leopold get rewards or an occupancy bonus?</source>
        <translation>Léopold reçoit-il des récompenses ou un bonus d’occupation&#x202f;?</translation>
    </message>
    <message>
        <source>Never. Leopold scores rooms and the VP of their spaces, guests, the Emperor track, objectives, and the staff turned up.</source>
        <translation>Jamais. Léopold marque des PV pour ses Chambres, leurs emplacements, ses Hôtes, la piste Empereur, les Objectifs et le Personnel révélé.</translation>
    </message>
    <message>
        <source>All rooms of the colour shown are occupied in Leopold’s hotel. What does he take?</source>
        <translation>Toutes les Chambres de la couleur demandée sont occupées chez Léopold. Que prend-il&#x202f;?</translation>
    </message>
    <message>
        <source>The guest with the most VP of any colour he can still house. The hand breaks ties.</source>
        <translation>L’Hôte qui vaut le plus de PV parmi toutes les couleurs qu’il peut encore loger. La main tranche les égalités.</translation>
    </message>
    <message>
        <source>May I move an item from one guest to another?</source>
        <translation>Puis-je déplacer un élément d’un Hôte à un autre&#x202f;?</translation>
    </message>
    <message>
        <source>No. An item on a guest stays there. Only the Emperor can take it away.</source>
        <translation>Non. Un élément posé sur un Hôte y reste. Seul l’Empereur peut le reprendre.</translation>
    </message>
    <message>
        <source>May one serving go to several guests?</source>
        <translation>Un seul service peut-il aller à plusieurs Hôtes&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. Up to 3 items for 1 krone, onto as many guests as you like.</source>
        <translation>Oui. Jusqu’à 3&#xa0;éléments pour 1&#xa0;Couronne, sur autant d’Hôtes que vous voulez.</translation>
    </message>
    <message>
        <source>Can strudel or coffee run out?</source>
        <translation>Le Strudel ou le Café peuvent-ils s’épuiser&#x202f;?</translation>
    </message>
    <message>
        <source>No, the supply is unlimited.</source>
        <translation>Non, la réserve est sans fin.</translation>
    </message>
    <message>
        <source>How many items may I keep in my kitchen?</source>
        <translation>Combien d’éléments ma cuisine peut-elle contenir&#x202f;?</translation>
    </message>
    <message>
        <source>As many as you like. At the end each is worth 1 VP.</source>
        <translation>Autant que vous voulez. À la fin, chacun vaut 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Which room does a green guest need?</source>
        <translation>De quelle Chambre un Hôte vert a-t-il besoin&#x202f;?</translation>
    </message>
    <message>
        <source>Any vacant room, whatever its colour. No room is green.</source>
        <translation>N’importe quelle Chambre libre, de n’importe quelle couleur. Il n’y a pas de Chambres vertes.</translation>
    </message>
    <message>
        <source>Must I move a guest in as soon as the order is complete?</source>
        <translation>Dois-je loger un Hôte dès que sa commande est complète&#x202f;?</translation>
    </message>
    <message>
        <source>No, you may wait for a better moment. But in the final scoring the guest costs 5 VP if still at the table.</source>
        <translation>Non, vous pouvez attendre un meilleur moment. Mais au décompte final, l’Hôte coûte 5&#xa0;PV s’il est encore à table.</translation>
    </message>
    <message>
        <source>Occupancy bonus or reward: which comes first?</source>
        <translation>Bonus d’occupation ou récompense&#xa0;: qu’est-ce qui vient en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Whichever you like. So krones from a red group may pay for what the reward offers.</source>
        <translation>Comme vous voulez. Les Couronnes d’un groupe rouge peuvent donc payer ce que la récompense propose.</translation>
    </message>
    <message>
        <source>In which order do I take the parts of a reward?</source>
        <translation>Dans quel ordre prend-on les parties d’une récompense&#x202f;?</translation>
    </message>
    <message>
        <source>In any order, and you may decline any part. Only the extra action of [[guest:97]] always comes last. In Classic the guest gives an extra turn instead, which follows this one.</source>
        <translation>Dans n’importe quel ordre, et vous pouvez en refuser une ou plusieurs. Seule l’action bonus de la carte [[guest:97]] vient toujours en dernier. En Classique, l’Hôte donne à la place un tour supplémentaire, qui suit le tour en cours.</translation>
    </message>
    <message>
        <source>May I keep a reward for later?</source>
        <translation>Puis-je garder une récompense pour plus tard&#x202f;?</translation>
    </message>
    <message>
        <source>No. It is taken when the guest moves in, or it is declined.</source>
        <translation>Non. On la prend quand l’Hôte emménage, ou on la refuse.</translation>
    </message>
    <message>
        <source>A room of a full group was removed. Do I get the bonus again?</source>
        <translation>Une Chambre d’un groupe plein a été retirée. Le bonus est-il versé de nouveau&#x202f;?</translation>
    </message>
    <message>
        <source>No. Each group gives its bonus once per player in the whole game.</source>
        <translation>Non. Chaque groupe ne le rapporte qu’une fois par joueur dans toute la partie.</translation>
    </message>
    <message>
        <source>Does [[staff:35]] bring the occupancy bonus?</source>
        <translation>La carte [[staff:35]] donne-t-elle droit au bonus d’occupation&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. It does not matter how the last room of a group was occupied.</source>
        <translation>Oui. Peu importe comment la dernière Chambre d’un groupe a été occupée.</translation>
    </message>
    <message>
        <source>May [[staff:35]] turn only one room?</source>
        <translation>La carte [[staff:35]] peut-elle occuper une seule Chambre&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, up to two.</source>
        <translation>Oui, jusqu’à deux.</translation>
    </message>
    <message>
        <source>Do I get the VP of the top right rooms again when they are occupied?</source>
        <translation>Est-ce que je marque une seconde fois les PV des Chambres en haut à droite en les occupant&#x202f;?</translation>
    </message>
    <message>
        <source>No, only once, when the room is prepared. Once occupied, it scores by its floor at the end.</source>
        <translation>Non, une seule fois, quand la Chambre est préparée. Occupée, elle rapporte à la fin selon son étage.</translation>
    </message>
    <message>
        <source>Is it enough if rooms touch at a corner?</source>
        <translation>Suffit-il que deux Chambres se touchent par un coin&#x202f;?</translation>
    </message>
    <message>
        <source>No. A new room needs a tile above, below, to the left or to the right.</source>
        <translation>Non. Une nouvelle Chambre a besoin d’une tuile au-dessus, au-dessous, à gauche ou à droite.</translation>
    </message>
    <message>
        <source>Which room gets the discount of [[guest:61]]?</source>
        <translation>Quelle Chambre bénéficie de la réduction de la carte [[guest:61]]&#x202f;?</translation>
    </message>
    <message>
        <source>The one you choose. Each of the two rooms is prepared on its own, and you may leave out the second.</source>
        <translation>Celle que vous désignez. Chacune des deux Chambres se prépare séparément, et vous pouvez laisser la seconde.</translation>
    </message>
    <message>
        <source>May the second room of [[guest:57]] or [[guest:88]] lie next to the first?</source>
        <translation>La seconde Chambre de la carte [[guest:57]] ou [[guest:88]] peut-elle toucher la première&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. They are prepared one after the other.</source>
        <translation>Oui. On les prépare l’une après l’autre.</translation>
    </message>
    <message>
        <source>What happens to krones beyond 20?</source>
        <translation>Que deviennent les Couronnes au-delà de 20&#x202f;?</translation>
    </message>
    <message>
        <source>They are lost.</source>
        <translation>Elles sont perdues.</translation>
    </message>
    <message>
        <source>What happens to Emperor steps beyond space 13?</source>
        <translation>Que deviennent les avancées au-delà de la case&#xa0;13 de la piste Empereur&#x202f;?</translation>
    </message>
    <message>
        <source>Each is 1 VP at once.</source>
        <translation>Chacun vaut aussitôt 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Draw three, play one: must I play one?</source>
        <translation>Piocher trois cartes, en jouer une&#xa0;: dois-je en jouer une&#x202f;?</translation>
    </message>
    <message>
        <source>May I see the three cards before I decide to pay?</source>
        <translation>Puis-je voir les trois cartes avant de décider de payer&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. You look first, then you play one, or none where that is allowed.</source>
        <translation>Oui. Vous regardez d’abord, puis vous en jouez une, ou aucune là où c’est permis.</translation>
    </message>
    <message>
        <source>I play a staff card with a die. Does it work for this die?</source>
        <translation>Je joue une carte Personnel avec un dé. Agit-elle pour ce dé&#x202f;?</translation>
    </message>
    <message>
        <source>Not if it asks for a die or adds strength: such a card works from the next die on. Anything else works at once.</source>
        <translation>Pas si elle demande un dé ou augmente la force&#xa0;: une telle carte n’agit qu’à partir du dé suivant. Tout le reste agit aussitôt.</translation>
    </message>
    <message>
        <source>May I prepare the room of [[staff:14]] before the main action?</source>
        <translation>Puis-je préparer la Chambre de la carte [[staff:14]] avant l’action principale&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, before or after, at most once per die. Nothing may come between it and the main action. The same goes for [[staff:20]] and [[staff:22]].</source>
        <translation>Oui, avant ou après, au plus une fois par dé. Rien ne peut s’intercaler entre elle et l’action principale. Il en va de même pour [[staff:20]] et [[staff:22]].</translation>
    </message>
    <message>
        <source>Does [[staff:22]] give a discount?</source>
        <translation>La carte [[staff:22]] donne-t-elle une réduction&#x202f;?</translation>
    </message>
    <message>
        <source>No, you pay the printed cost of the card.</source>
        <translation>Non, vous payez le coût imprimé de la carte.</translation>
    </message>
    <message>
        <source>[[staff:15]]: is a boost doubled too?</source>
        <translation>[[staff:15]]&#xa0;: le renfort est-il doublé aussi&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. Each point of strength gives a krone and a step, including the boosted one.</source>
        <translation>Oui. Chaque point de force rapporte une Couronne et une case, celui du renfort aussi.</translation>
    </message>
    <message>
        <source>May [[staff:18]] lower a cost below 0?</source>
        <translation>La carte [[staff:18]] peut-elle faire descendre un coût au-dessous de 0&#x202f;?</translation>
    </message>
    <message>
        <source>No. A cost never falls below 0, and nothing is paid out.</source>
        <translation>Non. Un coût ne descend jamais au-dessous de 0, et rien n’est remboursé.</translation>
    </message>
    <message>
        <source>I have [[staff:12]] and [[staff:16]]. Do both score for a four?</source>
        <translation>J’ai [[staff:12]] et [[staff:16]]. Ces deux cartes rapportent-elles des PV pour un quatre&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, 2 VP and 4 VP. Both cards apply.</source>
        <translation>Oui, 2&#xa0;PV et 4&#xa0;PV. Les deux cartes s’appliquent.</translation>
    </message>
    <message>
        <source>May [[staff:38]] fill an order that has no items yet?</source>
        <translation>La carte [[staff:38]] peut-elle compléter une commande encore sans élément&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, that of any one guest in your café, with items from the supply.</source>
        <translation>Oui. N’importe quel Hôte de votre café, avec des éléments de la réserve.</translation>
    </message>
    <message>
        <source>Does [[staff:23]] pay for rooms occupied by a reward?</source>
        <translation>La carte [[staff:23]] rapporte-t-elle des Couronnes pour une Chambre occupée grâce à une récompense&#x202f;?</translation>
    </message>
    <message>
        <source>In Deluxe, yes: for every room turned to occupied. In Classic only when a guest moves in.</source>
        <translation>En Deluxe, oui&#xa0;: pour toute Chambre qui devient occupée. En Classique, seulement quand un Hôte emménage.</translation>
    </message>
    <message>
        <source>When does [[staff:33]] score?</source>
        <translation>Quand la carte [[staff:33]] rapporte-t-elle des PV&#x202f;?</translation>
    </message>
    <message>
        <source>When a guest with an order of four or more items moves in; in Classic, of exactly four.</source>
        <translation>Quand emménage un Hôte dont la commande compte au moins quatre éléments&#x202f;; en Classique, exactement quatre.</translation>
    </message>
    <message>
        <source>Does a staff card count after it has done its work?</source>
        <translation>Une carte Personnel compte-t-elle après avoir agi&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. It stays in play and counts for objectives, for [[staff:32]] and for [[emperor:C3]].</source>
        <translation>Oui. Elle reste en jeu et compte pour les Objectifs, pour [[staff:32]] et pour [[emperor:C3]].</translation>
    </message>
    <message>
        <source>May I take a guest after the die?</source>
        <translation>Puis-je prendre un Hôte après le dé&#x202f;?</translation>
    </message>
    <message>
        <source>No. The one guest of your turn comes before the die. Only rewards bring guests later.</source>
        <translation>Non. L’unique Hôte de votre tour vient avant le dé. Seules des récompenses amènent des Hôtes plus tard.</translation>
    </message>
    <message>
        <source>May I take two guests in one turn?</source>
        <translation>Puis-je prendre deux Hôtes pendant un tour&#x202f;?</translation>
    </message>
    <message>
        <source>Only one from the queue by your own choice. Guests from a reward come in addition, as long as there is a free table.</source>
        <translation>De votre propre choix, un seul de la file. Les Hôtes qu’une récompense vous donne s’y ajoutent, tant qu’il y a une table libre.</translation>
    </message>
    <message>
        <source>My café is full. May I empty a table and then take a guest?</source>
        <translation>Mon café est plein. Puis-je vider une table, puis prendre un Hôte&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. Moving a guest in is an additional action and may come first. Do it before you take a die: after the die it is too late for the guest of your turn.</source>
        <translation>Oui. Loger un Hôte est une action supplémentaire et peut venir d’abord. Faites-le avant de prendre un dé&#xa0;: après le dé, il est trop tard pour l’Hôte de votre tour.</translation>
    </message>
    <message>
        <source>Does a free guest need a free table?</source>
        <translation>Un Hôte gratuit a-t-il besoin d’une table libre&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, always. The guest whose reward you take has already left the table, so that one is free.</source>
        <translation>Oui, toujours. L’Hôte dont vous prenez la récompense a déjà quitté la sienne, qui est donc libre.</translation>
    </message>
    <message>
        <source>When is the queue refilled?</source>
        <translation>Quand la file est-elle complétée&#x202f;?</translation>
    </message>
    <message>
        <source>At once, whatever made a guest leave: the others slide to the right, and a new card enters on the left. This applies between the two guests of [[guest:87]] as well.</source>
        <translation>Aussitôt, quelle que soit la raison du départ d’un Hôte&#xa0;: les autres glissent vers la droite, et une nouvelle carte entre à gauche. C’est donc aussi le cas entre les deux Hôtes de la carte [[guest:87]].</translation>
    </message>
    <message>
        <source>What if the guest deck is empty?</source>
        <translation>Et si la pioche des Hôtes est épuisée&#x202f;?</translation>
    </message>
    <message>
        <source>The discards are shuffled and become the deck. If there are none, the place in the queue stays empty.</source>
        <translation>La défausse est mélangée et devient la pioche. S’il n’y en a pas, la place de la file reste vide.</translation>
    </message>
    <message>
        <source>Does [[staff:25]] bring me a guest?</source>
        <translation>La carte [[staff:25]] m’amène-t-elle un Hôte&#x202f;?</translation>
    </message>
    <message>
        <source>No, it only makes the queue free of charge. You still take at most one guest per turn that way, and you still need a free table.</source>
        <translation>Non, elle rend seulement la file gratuite. Vous prenez toujours au plus un Hôte par tour de cette façon, et il vous faut toujours une table libre.</translation>
    </message>
    <message>
        <source>May I serve or take a guest and then pass?</source>
        <translation>Puis-je servir ou prendre un Hôte, puis passer&#x202f;?</translation>
    </message>
    <message>
        <source>No. You pass instead of taking a turn. Serving, any other additional action and taking a guest start your turn: then you must take a die. If there is none you can take, the turn ends without a die, which counts as passing.</source>
        <translation>Non. Vous passez au lieu de jouer votre tour. Servir, effectuer toute autre action supplémentaire ou prendre un Hôte commence votre tour&#xa0;: vous devez alors prendre un dé. S’il n’y en a aucun que vous puissiez prendre, le tour se termine sans dé, ce qui revient à passer.</translation>
    </message>
    <message>
        <source>Do I lose my turn when I pass?</source>
        <translation>Est-ce que je perds mon tour en passant&#x202f;?</translation>
    </message>
    <message>
        <source>No, it is put off until everyone else has passed or had both turns. But a die goes to the dustbin before each new roll; if no die is left, the turn is lost.</source>
        <translation>Non, il est remis jusqu’à ce que tous les autres aient passé ou joué leurs deux tours. Mais un dé va à la poubelle avant chaque nouveau lancer&#x202f;; s’il ne reste plus de dé, le tour est perdu.</translation>
    </message>
    <message>
        <source>I passed and the dice were rolled again. May I pass once more?</source>
        <translation>J’ai passé, les dés ont été relancés. Puis-je passer encore&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. A new roll cancels all passes: everyone with an uncovered number may take a turn or pass.</source>
        <translation>Oui. Après un nouveau lancer, personne n’a passé, et chacun de ceux qui ont un numéro découvert peut jouer ou passer.</translation>
    </message>
    <message>
        <source>Who is next after the new roll?</source>
        <translation>À qui le tour après le nouveau lancer&#x202f;?</translation>
    </message>
    <message>
        <source>The player with the lowest uncovered number, as always. That need not be the player who passed first.</source>
        <translation>Au joueur qui a le plus petit numéro découvert, comme toujours. Ce n’est pas forcément celui qui a passé le premier.</translation>
    </message>
    <message>
        <source>Why did one player have two turns in a row?</source>
        <translation>Pourquoi un joueur a-t-il eu deux tours de suite&#x202f;?</translation>
    </message>
    <message>
        <source>Turns follow the numbers. The player with the two middle numbers has both turns in a row, and after passes it may happen to others too.</source>
        <translation>L’ordre suit les numéros. Le joueur qui a les deux numéros du milieu les joue l’un après l’autre, et après que des joueurs ont passé, cela peut arriver aussi à d’autres.</translation>
    </message>
    <message>
        <source>What if there is no die I can take?</source>
        <translation>Et s’il n’y a aucun dé que je puisse prendre&#x202f;?</translation>
    </message>
    <message>
        <source>At the start of your turn you may pass, or do additional actions that may bring the krone you lack. Once you have started your turn, you end it without a die, which counts as passing.</source>
        <translation>Au début de votre tour, vous pouvez passer, ou effectuer des actions supplémentaires qui apporteront peut-être la Couronne qui manque. Si vous avez déjà commencé votre tour, vous le terminez sans dé, ce qui revient à passer.</translation>
    </message>
    <message>
        <source>Only sixes are left and I have no krone. What now?</source>
        <translation>Il ne reste que des six et je n’ai pas de Couronne. Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>Without [[staff:17]] you cannot take a six without a krone, nor a guest from the queue, since a die must follow. You may pass, or start your turn with additional actions: a guest who moves in may bring the krone.</source>
        <translation>Sans [[staff:17]], vous ne pouvez prendre sans Couronne ni un six, ni un Hôte de la file, puisqu’un dé doit suivre. Vous pouvez passer, ou commencer votre tour par des actions supplémentaires&#xa0;: un Hôte qui emménage apportera peut-être la Couronne.</translation>
    </message>
    <message>
        <source>May I boost by two?</source>
        <translation>Puis-je renforcer de deux&#x202f;?</translation>
    </message>
    <message>
        <source>No. Exactly 1 krone for exactly 1 strength, once per turn.</source>
        <translation>Non. Exactement 1&#xa0;Couronne pour exactement 1 de force, une fois par tour.</translation>
    </message>
    <message>
        <source>May I boost a space without dice?</source>
        <translation>Puis-je renforcer une case sans dé&#x202f;?</translation>
    </message>
    <message>
        <source>No. There must be at least one die to take.</source>
        <translation>Non. Il doit y avoir au moins un dé à prendre.</translation>
    </message>
    <message>
        <source>Does the die I take count towards the strength?</source>
        <translation>Le dé que je prends compte-t-il pour la force&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. The strength is counted before you take it.</source>
        <translation>Oui. La force se compte avant que vous le preniez.</translation>
    </message>
    <message>
        <source>May I take a die just to be done with it?</source>
        <translation>Puis-je prendre un dé juste pour en finir&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. You may take a die whose action gives you nothing.</source>
        <translation>Oui. Vous pouvez prendre un dé dont l’action ne vous rapporte rien.</translation>
    </message>
    <message>
        <source>I take a six and use it for action 1. Does [[staff:13]] help?</source>
        <translation>Je prends un six pour l’action&#xa0;1. La carte [[staff:13]] aide-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>No. The die remains a six for every staff card. [[staff:17]] is the one that helps with sixes.</source>
        <translation>Non. Pour toute carte Personnel, le dé reste un six. Pour les six, c’est [[staff:17]] qui aide.</translation>
    </message>
    <message>
        <source>A six for action 2: which dice count?</source>
        <translation>Un six pour l’action&#xa0;2&#xa0;: quels dés comptent&#x202f;?</translation>
    </message>
    <message>
        <source>Those on space 6, plus your boost, and [[staff:17]] if you have the card. The dice on space 2 do not matter, and it may be empty.</source>
        <translation>Ceux de la case&#xa0;6, avec votre renfort et [[staff:17]] si vous avez la carte. Les dés de la case&#xa0;2 n’ont pas d’importance, et elle peut être vide.</translation>
    </message>
    <message>
        <source>May I take fewer items than the strength?</source>
        <translation>Puis-je prendre moins d’éléments que la force&#x202f;?</translation>
    </message>
    <message>
        <source>No. You take exactly as many as the strength, and never more cake than strudel or more coffee than wine. What no guest needs goes into the kitchen.</source>
        <translation>Non. Vous prenez exactement autant d’éléments que la force, et jamais plus de Gâteau que de Strudel ni plus de Café que de Vin. Ce dont aucun Hôte n’a besoin va dans la cuisine.</translation>
    </message>
    <message>
        <source>May I prepare fewer rooms than the strength?</source>
        <translation>Puis-je préparer moins de Chambres que la force&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, the strength is the most you may prepare. With action 5, too, you need not play a card.</source>
        <translation>Oui, la force est un maximum. Pour l’action&#xa0;5 aussi, vous pouvez ne jouer aucune carte.</translation>
    </message>
    <message>
        <source>May I serve in the middle of an action?</source>
        <translation>Puis-je servir au milieu d’une action&#x202f;?</translation>
    </message>
    <message>
        <source>No. But items you are just receiving go onto guests for free. Additional actions come before, between or after other actions.</source>
        <translation>Non. Mais les éléments que vous êtes en train de recevoir vont gratuitement sur les Hôtes. Les actions supplémentaires viennent avant d’autres actions, entre elles ou après.</translation>
    </message>
    <message>
        <source>May I use additional actions on another player’s turn?</source>
        <translation>Puis-je faire des actions supplémentaires pendant le tour d’un autre&#x202f;?</translation>
    </message>
    <message>
        <source>No, only on your own turn.</source>
        <translation>Non, seulement pendant votre propre tour.</translation>
    </message>
    <message>
        <source>Leopold, your opponent</source>
        <translation>Léopold, votre adversaire</translation>
    </message>
    <message>
        <source>Leopold is your opponent when you play alone. He plays from a deck of 20 instruction cards and follows rules of his own; you play as in a two-player game.</source>
        <translation>Léopold est votre adversaire quand vous jouez en solo. Il joue selon une pioche de 20&#xa0;cartes Instruction et suit ses propres règles&#x202f;; vous jouez comme dans une partie à deux.</translation>
    </message>
    <message>
        <source>He never passes and never pays, has no krones and no items, and does not need to complete orders. You win only with **more** VP than he has.</source>
        <translation>Il ne passe jamais, ne paie jamais, ne possède ni Couronnes ni éléments et n’a pas de commandes à compléter. Vous ne gagnez qu’avec **plus** de PV que lui.</translation>
    </message>
    <message>
        <source>Everything not mentioned in this chapter is as usual, options included.</source>
        <translation>Tout ce que ce chapitre ne mentionne pas reste comme d’habitude, options comprises.</translation>
    </message>
    <message>
        <source>Solo: setting up</source>
        <translation>Solo&#xa0;: la mise en place</translation>
    </message>
    <message>
        <source>- Leopold has the turn order tile 1/4 in round 1, you have 2/3. The tiles are swapped after every round.</source>
        <translation>- Léopold a la tuile d’ordre du tour&#xa0;1/4 à la manche&#xa0;1, vous avez 2/3. Les tuiles s’échangent après chaque manche.</translation>
    </message>
    <message>
        <source>- Leopold always uses the **night side**. You may use any side.</source>
        <translation>- Léopold utilise toujours la **face nuit**. Vous pouvez utiliser n’importe quelle face.</translation>
    </message>
    <message>
        <source>- First, five of the staff cards for the end of the game are drawn unseen; they are **Leopold’s pile**. The others of that kind are shuffled back into the deck.</source>
        <translation>- D’abord, on pioche sans les regarder cinq des cartes Personnel de fin de partie&#x202f;; c’est **la pile de Léopold**. Les autres de cette sorte retournent, mélangées, dans la pioche.</translation>
    </message>
    <message>
        <source>- Then you look at **ten** staff cards and keep six. The other four go under the deck, in an order of your choice.</source>
        <translation>- Ensuite, vous regardez **dix** cartes Personnel et en gardez six. Les quatre autres vont sous la pioche, dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>- Only you take a first guest and prepare three rooms, in Classic up to three.</source>
        <translation>- Vous seul prenez un premier Hôte et préparez trois Chambres, en Classique jusqu’à trois.</translation>
    </message>
    <message>
        <source>Solo: Leopold’s turn</source>
        <translation>Solo&#xa0;: le tour de Léopold</translation>
    </message>
    <message>
        <source>On his turn the top instruction card is revealed and carried out **from top to bottom**: guests, the die, and one or two further symbols.</source>
        <translation>À son tour, la première carte Instruction est retournée et exécutée **de haut en bas**&#xa0;: les Hôtes, le dé, puis un ou deux autres symboles.</translation>
    </message>
    <message>
        <source>A symbol counts only from its level up; see [[rule:solo-levels]].</source>
        <translation>Un symbole ne compte qu’à partir de son niveau&#x202f;; voir [[rule:solo-levels]].</translation>
    </message>
    <message>
        <source>Your own turns go on as usual. You may pass: then you wait until Leopold has had his turns, one die goes to the dustbin and the rest are rolled again.</source>
        <translation>Vos propres tours se déroulent comme d’habitude. Vous pouvez passer&#xa0;: vous attendez alors que Léopold ait joué ses tours, un dé va à la poubelle et les autres sont relancés.</translation>
    </message>
    <message>
        <source>Solo: the three levels</source>
        <translation>Solo&#xa0;: les trois niveaux</translation>
    </message>
    <message>
        <source>| Level | Symbols that count |</source>
        <translation>| Niveau | Symboles qui comptent |</translation>
    </message>
    <message>
        <source>| Easy | those without a border |</source>
        <translation>| Facile | ceux sans bordure |</translation>
    </message>
    <message>
        <source>| Medium | those without a border or with a silver one |</source>
        <translation>| Moyen | ceux sans bordure et ceux à bordure argentée |</translation>
    </message>
    <message>
        <source>| Hard | all, including those with a gold border |</source>
        <translation>| Difficile | tous, ceux à bordure dorée aussi |</translation>
    </message>
    <message>
        <source>The higher the level, the more Leopold does on his turn.</source>
        <translation>Plus le niveau est élevé, plus Léopold en fait à son tour.</translation>
    </message>
    <message>
        <source>Solo: which guest Leopold takes</source>
        <translation>Solo&#xa0;: quel Hôte prend Léopold</translation>
    </message>
    <message>
        <source>Leopold takes a guest from the queue for each guest symbol that counts, the left one first. The queue is refilled after each.</source>
        <translation>Léopold prend un Hôte de la file pour chaque symbole d’Hôte qui compte, celui de gauche d’abord. La file est complétée après chacun.</translation>
    </message>
    <message>
        <source>- Of the colour shown he takes the guest with the **most VP**.</source>
        <translation>- De la couleur montrée, il prend l’Hôte qui vaut **le plus de PV**.</translation>
    </message>
    <message>
        <source>- If there is no guest of that colour, or if the symbol shows no colour, he takes the guest with the most VP of **any** colour he can still house.</source>
        <translation>- S’il n’y a aucun Hôte de cette couleur, ou si le symbole n’en montre pas, il prend l’Hôte qui vaut le plus de PV, de **n’importe quelle** couleur qu’il peut encore loger.</translation>
    </message>
    <message>
        <source>- If all rooms of the colour shown are occupied in his hotel, he does the same.</source>
        <translation>- Si toutes les Chambres de la couleur montrée sont occupées dans son hôtel, il fait de même.</translation>
    </message>
    <message>
        <source>- Green guests can be housed as long as any space is empty.</source>
        <translation>- Les Hôtes verts peuvent être logés tant qu’il reste un emplacement vide.</translation>
    </message>
    <message>
        <source>The hand on the card breaks ties. If there is no guest he can house, he takes none.</source>
        <translation>En cas d’égalité, la main de la carte décide. S’il n’y a aucun Hôte qu’il puisse loger, il n’en prend pas.</translation>
    </message>
    <message>
        <source>Solo: where Leopold’s guests live</source>
        <translation>Solo&#xa0;: où habitent les Hôtes de Léopold</translation>
    </message>
    <message>
        <source>Leopold’s guest moves in at once: an **occupied** room is placed in his hotel. He scores the VP of the guest, and those of the space if it shows any.</source>
        <translation>L’Hôte de Léopold emménage aussitôt&#xa0;: une Chambre **occupée** est posée dans son hôtel. Il marque les PV de l’Hôte, et ceux de l’emplacement s’il en montre.</translation>
    </message>
    <message>
        <source>- A blue, red or yellow guest gets the first empty space of the colour **from the left on the lowest floor possible**.</source>
        <translation>- Un Hôte bleu, rouge ou jaune reçoit le premier emplacement vide de la couleur **depuis la gauche, à l’étage le plus bas possible**.</translation>
    </message>
    <message>
        <source>- A green guest gets the first empty space **from the bottom in the rightmost column possible**.</source>
        <translation>- Un Hôte vert reçoit le premier emplacement vide **à partir du bas, dans la colonne la plus à droite possible**.</translation>
    </message>
    <message>
        <source>His rooms need not be next to each other, and he pays nothing. He gets no rewards and no occupancy bonus.</source>
        <translation>Ses Chambres n’ont pas à se toucher, et il ne paie rien. Il ne reçoit ni récompenses ni bonus d’occupation.</translation>
    </message>
    <message>
        <source>Solo: which die Leopold takes</source>
        <translation>Solo&#xa0;: quel dé prend Léopold</translation>
    </message>
    <message>
        <source>Leopold takes the die shown and places it on his turn order tile. He does **not** carry out its action.</source>
        <translation>Léopold prend le dé montré et le pose sur sa tuile d’ordre du tour. Il n’en effectue **pas** l’action.</translation>
    </message>
    <message>
        <source>If two dice are shown, he takes the one there are more of on the board. If a question mark is shown, or if none of the dice shown is there, he takes one from the space with the **most dice**.</source>
        <translation>Si deux dés sont montrés, il prend celui dont il y a le plus sur le plateau. Si un point d’interrogation est montré, ou si aucun dé montré n’est là, il en prend un de la case qui a **le plus de dés**.</translation>
    </message>
    <message>
        <source>The hand breaks ties.</source>
        <translation>En cas d’égalité, la main décide.</translation>
    </message>
    <message>
        <source>Solo: the other symbols</source>
        <translation>Solo&#xa0;: les autres symboles</translation>
    </message>
    <message>
        <source>- **Emperor:** Leopold moves forward that many steps; beyond space 13 he scores VP as usual.</source>
        <translation>- **Empereur&#xa0;:** Léopold avance d’autant de cases&#x202f;; au-delà de la case&#xa0;13, il marque des PV comme d’habitude.</translation>
    </message>
    <message>
        <source>- **Staff:** the top card of his pile is turned face up. It will score at the end.</source>
        <translation>- **Personnel&#xa0;:** la première carte de sa pile est révélée. Elle rapportera des PV à la fin.</translation>
    </message>
    <message>
        <source>- **Objective:** his marker on that objective moves on.</source>
        <translation>- **Objectif&#xa0;:** son marqueur sur cet Objectif avance.</translation>
    </message>
    <message>
        <source>Solo: Leopold and the objectives</source>
        <translation>Solo&#xa0;: Léopold et les Objectifs</translation>
    </message>
    <message>
        <source>Leopold ignores the conditions. The first symbol for an objective puts his marker on **III**, the next moves it to **II**, the next to **I**; on I he claims the objective at once, for the highest value still available.</source>
        <translation>Léopold ne se soucie pas des conditions. Son premier symbole pour un Objectif place son marqueur sur **III**, le suivant le porte à **II**, le suivant à **I**&#x202f;; sur I, il réclame aussitôt l’Objectif, pour la plus haute valeur encore libre.</translation>
    </message>
    <message>
        <source>A symbol for an objective he has claimed, or a question mark, counts for the objective where he is **least advanced**. Having no marker there counts as less than III.</source>
        <translation>Un symbole pour un Objectif qu’il a déjà réclamé, ou un point d’interrogation, va à l’Objectif où il est **le moins avancé**. L’absence de marqueur compte comme moins que III.</translation>
    </message>
    <message>
        <source>The hand breaks ties; from left to right the objectives are A, B, C. Once he has claimed all three, nothing happens.</source>
        <translation>La main tranche les égalités&#x202f;; de gauche à droite, les Objectifs sont A, B, C. Quand il les a réclamés tous les trois, il ne se passe rien.</translation>
    </message>
    <message>
        <source>Solo: the hand that breaks ties</source>
        <translation>Solo&#xa0;: la main qui tranche les égalités</translation>
    </message>
    <message>
        <source>Whenever Leopold has to break a tie, look at the hand at the bottom of the card. A hand pointing **right** breaks it from left to right, a hand pointing **left** from right to left.</source>
        <translation>Chaque fois que Léopold hésite entre plusieurs choix équivalents, regardez la main au bas de la carte. Une main tournée vers la **droite** tranche de gauche à droite, une main tournée vers la **gauche** de droite à gauche.</translation>
    </message>
    <message>
        <source>For guests this is the order in the queue; for dice, left is 1 and right is 6; for objectives, left is A and right is C.</source>
        <translation>Pour les Hôtes, c’est l’ordre de la file&#x202f;; pour les dés, la gauche est 1 et la droite 6&#x202f;; pour les Objectifs, la gauche est A et la droite C.</translation>
    </message>
    <message>
        <source>Solo: Leopold’s staff</source>
        <translation>Solo&#xa0;: le Personnel de Léopold</translation>
    </message>
    <message>
        <source>Leopold’s pile has five cards. He scores only those turned face up, by the usual rules:</source>
        <translation>La pile de Léopold compte cinq cartes. Seules celles qui sont révélées lui rapportent, selon les règles habituelles&#xa0;:</translation>
    </message>
    <message>
        <source>- [[staff:29]] copies whichever of your end cards in play is worth most to him; if you have none, it scores nothing.</source>
        <translation>- [[staff:29]] copie celle de vos cartes de fin de partie en jeu qui lui rapporte le plus&#x202f;; si vous n’en avez aucune, elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>- [[staff:32]] counts only the cards turned face up.</source>
        <translation>- [[staff:32]] ne compte que les cartes révélées.</translation>
    </message>
    <message>
        <source>- [[staff:34]] counts his room tiles; empty spaces do not count.</source>
        <translation>- [[staff:34]] compte ses tuiles Chambre&#x202f;; les emplacements vides ne comptent pas.</translation>
    </message>
    <message>
        <source>- [[staff:40]] counts only objectives he has claimed, not those where his marker still stands on II or III.</source>
        <translation>- [[staff:40]] ne compte que les Objectifs qu’il a réclamés, non ceux où son marqueur est encore sur II ou III.</translation>
    </message>
    <message>
        <source>Solo: Leopold and the Emperor</source>
        <translation>Solo&#xa0;: Léopold et l’Empereur</translation>
    </message>
    <message>
        <source>Leopold scores the VP of his space and moves back like everyone else. He gets no reward and suffers no penalty; you do.</source>
        <translation>Léopold marque les PV de sa case et recule comme tout le monde. Il ne reçoit pas de récompense et ne subit pas de pénalité&#x202f;; vous, si.</translation>
    </message>
    <message>
        <source>Solo: the final scoring</source>
        <translation>Solo&#xa0;: le décompte final</translation>
    </message>
    <message>
        <source>Leopold scores his occupied rooms by floor and his staff turned face up, on top of everything he has scored during the game. He has no krones and no items to count, and no guests to lose VP for.</source>
        <translation>Léopold marque ses Chambres occupées selon l’étage et son Personnel révélé, en plus de tout ce qu’il a marqué en chemin. Il n’a ni Couronnes ni éléments à compter, ni Hôtes qui lui fassent perdre des PV.</translation>
    </message>
    <message>
        <source>You win only with **more** VP than Leopold. A tie goes to him.</source>
        <translation>Vous ne gagnez qu’avec **plus** de PV que Léopold. L’égalité est pour lui.</translation>
    </message>
    <message>
        <source>Solo: hotel entrances</source>
        <translation>Solo&#xa0;: les entrées d’hôtel</translation>
    </message>
    <message>
        <source>As a variant, Leopold gets one of four hotel entrances, chosen or at random. Each gives him a special power that affects you as well.</source>
        <translation>En variante, Léopold reçoit l’une des quatre entrées d’hôtel, choisie ou tirée au sort. Chacune lui donne un pouvoir particulier qui vous concerne aussi.</translation>
    </message>
    <message>
        <source>In print the entrances belong to module 3 of the expansion: there you start with 7 krones and an entrance of your own. Without that module they are our variant: you start with the usual 10 krones and have no entrance.</source>
        <translation>Dans la version imprimée, les entrées d’hôtel relèvent du module 3 de l’extension&#xa0;: vous y commencez avec 7&#xa0;Couronnes et une entrée à vous. Sans ce module, elles sont notre variante&#xa0;: vous commencez avec les 10&#xa0;Couronnes habituelles et sans entrée.</translation>
    </message>
    <message>
        <source>Hautel Couture</source>
        <translation>Hautel Couture</translation>
    </message>
    <message>
        <source>**Set-up:** guests are turned up from the shuffled deck until there are three worth 5, 6 or 7 VP. They sit in Leopold’s café. For each, in the order they came, a vacant room of the guest’s colour is placed in his hotel, from the top floor down and from left to right; a green guest gets the first empty space. Those rooms are **reserved**.</source>
        <translation>**Mise en place&#xa0;:** dans la pioche mélangée, on révèle des Hôtes jusqu’à ce que trois d’entre eux vaillent 5, 6 ou 7&#xa0;PV. Ils s’installent au café de Léopold. Pour chacun, dans l’ordre de leur venue, une Chambre libre de sa couleur est posée dans l’hôtel de Léopold, en partant de l’étage du haut et de gauche à droite&#x202f;; un Hôte vert reçoit le premier emplacement vide. Ces Chambres sont **réservées**.</translation>
    </message>
    <message>
        <source>If a reserved space shows VP, Leopold scores them at once.</source>
        <translation>Si un emplacement réservé montre des PV, Léopold les marque aussitôt.</translation>
    </message>
    <message>
        <source>The items these guests have ordered form a pool, topped up to **18 items** by adding strudel, cake, wine, coffee and so on, one at a time. One item from the pool, chosen at random, lies on each action space.</source>
        <translation>Les éléments commandés par ces Hôtes forment une réserve d’éléments, complétée jusqu’à **18&#xa0;éléments** dans l’ordre Strudel, Gâteau, Vin, Café, puis en recommençant. Un élément de cette réserve, tiré au hasard, se trouve sur chaque case action.</translation>
    </message>
    <message>
        <source>**During the game:** whenever **you** take a die from a space with an item, you must place the item on one of Leopold’s guests who still needs it, as you choose. If none does, the item goes back to the supply. Empty spaces are refilled from the pool at the start of the next round.</source>
        <translation>**En cours de partie&#xa0;:** quand **vous** prenez un dé là où se trouve un élément, il vous faut servir cet élément à un Hôte de Léopold qui en a encore besoin, à votre choix. Si aucun n’en a besoin, l’élément retourne à la réserve générale. Au début de la manche suivante, les cases vides sont regarnies à partir de la réserve des 18&#xa0;éléments.</translation>
    </message>
    <message>
        <source>When an order is complete, Leopold scores the VP of that guest at once, and the guest moves into the reserved room.</source>
        <translation>Quand une commande est complète, Léopold marque aussitôt les PV de cet Hôte, qui emménage dans la Chambre réservée.</translation>
    </message>
    <message>
        <source>Leopold loses no VP for guests left in his café. Vacant rooms in his hotel count for [[staff:34]].</source>
        <translation>Léopold ne perd pas de PV pour les Hôtes restés à son café. Les Chambres libres de son hôtel comptent pour [[staff:34]].</translation>
    </message>
    <message>
        <source>Nine Stars Inn</source>
        <translation>Nine Stars Inn</translation>
    </message>
    <message>
        <source>Leopold has a **star track** with nine spaces in three rows of three: III, II and I. Each objective symbol that counts also puts a token on the next space, from left to right, first in row III, then II, then I.</source>
        <translation>Léopold a une **piste des étoiles** de neuf cases, en trois rangées de trois&#xa0;: III, II et I. Chaque symbole d’Objectif qui compte place aussi un jeton sur la case suivante, de gauche à droite, d’abord la rangée III, puis II, puis I.</translation>
    </message>
    <message>
        <source>Whenever **you** fill a floor or a column of your hotel with occupied rooms, the last token is taken away. If there is none, nothing happens.</source>
        <translation>Chaque fois que **vous** remplissez de Chambres occupées un étage ou une colonne de votre hôtel, le dernier jeton est retiré. S’il n’y en a pas, il ne se passe rien.</translation>
    </message>
    <message>
        <source>At the end of each Emperor scoring Leopold scores by the last row that holds a token: III gives 5 VP, II gives 10, I gives 15. There are never more than nine tokens.</source>
        <translation>Pour clore chaque décompte de l’Empereur, Léopold marque selon la dernière rangée qui porte un jeton&#xa0;: III rapporte 5&#xa0;PV, II en rapporte 10, I en rapporte 15. Il n’y a jamais plus de neuf jetons.</translation>
    </message>
    <message>
        <source>Sushi Resort</source>
        <translation>Sushi Resort</translation>
    </message>
    <message>
        <source>Six tokens lie in Leopold’s hotel: on the last two spaces of floor 1, the first three of floor 2, and the first of floor 3.</source>
        <translation>Six jetons se trouvent dans l’hôtel de Léopold&#xa0;: sur les deux derniers emplacements de l’étage&#xa0;1, les trois premiers de l’étage&#xa0;2 et le premier de l’étage&#xa0;3.</translation>
    </message>
    <message>
        <source>When Leopold places a room on a space with a token, the token goes to the **leftmost guest** in the queue, once it has been refilled. It stays with that guest as the guest slides to the right.</source>
        <translation>Quand Léopold pose une Chambre sur un emplacement portant un jeton, celui-ci va à l’**Hôte le plus à gauche** de la file, une fois celle-ci complétée. Il accompagne cet Hôte à mesure que celui-ci glisse vers la droite.</translation>
    </message>
    <message>
        <source>If **you** take such a guest, you pay **1 krone more**, even if the guest is otherwise free, and the token leaves the game. If you cannot pay, you cannot take the guest.</source>
        <translation>Si **vous** prenez un tel Hôte, vous payez **1&#xa0;Couronne de plus**, même si l’Hôte est gratuit par ailleurs, et le jeton quitte la partie. Si vous ne pouvez pas payer, il faut renoncer à cet Hôte.</translation>
    </message>
    <message>
        <source>If **Leopold** takes such a guest, or if the guest reaches the rightmost place in the queue, he scores 8 VP and the token leaves the game.</source>
        <translation>Si **Léopold** prend un tel Hôte, ou si l’Hôte atteint la place la plus à droite de la file, il marque 8&#xa0;PV et le jeton quitte la partie.</translation>
    </message>
    <message>
        <source>Toll Bridge Hotel</source>
        <translation>Toll Bridge Hotel</translation>
    </message>
    <message>
        <source>Whenever **Leopold** takes a die he leaves a token on the action space. Tokens pile up and stay from round to round.</source>
        <translation>Chaque fois que **Léopold** prend un dé, il laisse un jeton sur la case action. Les jetons s’accumulent et restent d’une manche à l’autre.</translation>
    </message>
    <message>
        <source>To use a space with tokens you pay **exactly 1 krone**, however many there are. Without a krone you cannot use it.</source>
        <translation>Pour utiliser une case portant des jetons, vous payez **exactement 1&#xa0;Couronne**, quel qu’en soit le nombre. Sans Couronne, vous ne pouvez pas l’utiliser.</translation>
    </message>
    <message>
        <source>Only if you have no krone and every space open to you holds a token do you lose **5 VP** instead. From then on no space costs you a toll for the rest of that turn, whatever comes into your purse. As long as you have a krone, you must pay.</source>
        <translation>Si vous n’avez aucune Couronne et que toute case qui vous est ouverte porte un jeton, et dans ce cas seulement, vous perdez **5&#xa0;PV** à la place. Dès lors, plus aucune case ne vous coûte de péage pendant le reste de ce tour, quoi qu’il entre dans votre caisse. Tant que vous avez une Couronne, vous devez payer.</translation>
    </message>
    <message>
        <source>When you use a space Leopold scores 1 VP for **each** token on it; then one of them is taken away.</source>
        <translation>Quand vous utilisez une case, Léopold marque 1&#xa0;PV pour **chaque** jeton qui s’y trouve&#x202f;; puis l’un d’eux est retiré.</translation>
    </message>
    <message>
        <source>Symbols: colours</source>
        <translation>Symboles&#xa0;: les couleurs</translation>
    </message>
    <message>
        <source>Every colour has a mark of its own, so that nothing is told by colour alone.</source>
        <translation>Chaque couleur a sa propre marque, afin que rien ne repose sur la seule couleur.</translation>
    </message>
    <message>
        <source>| Mark | Colour | Guests |</source>
        <translation>| Marque | Couleur | Hôtes |</translation>
    </message>
    <message>
        <source>| lozenge | blue | nobles |</source>
        <translation>| losange | bleu | nobles |</translation>
    </message>
    <message>
        <source>| bell | red | citizens |</source>
        <translation>| cloche | rouge | dignitaires |</translation>
    </message>
    <message>
        <source>| crown | yellow | artists |</source>
        <translation>| couronne | jaune | artistes |</translation>
    </message>
    <message>
        <source>| suitcase | green | tourists, at home in rooms of any colour |</source>
        <translation>| valise | vert | touristes, chez eux dans des Chambres de n’importe quelle couleur |</translation>
    </message>
    <message>
        <source>Symbols: food and drink</source>
        <translation>Symboles&#xa0;: plats et boissons</translation>
    </message>
    <message>
        <source>Items differ by shape as well as by colour.</source>
        <translation>Les éléments se distinguent par la forme comme par la couleur.</translation>
    </message>
    <message>
        <source>| Item | Shape | Comes from |</source>
        <translation>| Élément | Forme | S’obtient par |</translation>
    </message>
    <message>
        <source>| strudel | a sliced roll | action 1 |</source>
        <translation>| Strudel | un rouleau tranché | l’action&#xa0;1 |</translation>
    </message>
    <message>
        <source>| cake | a wedge in layers | action 1 |</source>
        <translation>| Gâteau | une part à étages | l’action&#xa0;1 |</translation>
    </message>
    <message>
        <source>| wine | a glass with a stem | action 2 |</source>
        <translation>| Vin | un verre à pied | l’action&#xa0;2 |</translation>
    </message>
    <message>
        <source>| coffee | a steaming cup | action 2 |</source>
        <translation>| Café | une tasse fumante | l’action&#xa0;2 |</translation>
    </message>
    <message>
        <source>A covered dish stands for an item of your choice.</source>
        <translation>Un plat sous cloche représente un élément de votre choix.</translation>
    </message>
    <message>
        <source>Symbols: on the cards</source>
        <translation>Symboles&#xa0;: sur les cartes</translation>
    </message>
    <message>
        <source>| Picture | What it means |</source>
        <translation>| Image | Ce qu’elle signifie |</translation>
    </message>
    <message>
        <source>| coin with a K | krones |</source>
        <translation>| pièce marquée d’un K | Couronnes |</translation>
    </message>
    <message>
        <source>| laurel wreath | victory points |</source>
        <translation>| couronne de laurier | points de victoire |</translation>
    </message>
    <message>
        <source>| crown with a cross | steps on the Emperor track |</source>
        <translation>| couronne surmontée d’une croix | cases sur la piste Empereur |</translation>
    </message>
    <message>
        <source>| open door | prepare a room |</source>
        <translation>| porte ouverte | préparer une Chambre |</translation>
    </message>
    <message>
        <source>| bed | occupy a room |</source>
        <translation>| lit | occuper une Chambre |</translation>
    </message>
    <message>
        <source>| portrait with a bow tie | staff: play a card or draw one |</source>
        <translation>| portrait à nœud papillon | Personnel&#xa0;: jouer une carte ou en piocher une |</translation>
    </message>
    <message>
        <source>| portrait with a hat | take a guest from the queue |</source>
        <translation>| portrait à chapeau | prendre un Hôte de la file |</translation>
    </message>
    <message>
        <source>| per cent sign | a discount |</source>
        <translation>| signe pour cent | une réduction |</translation>
    </message>
    <message>
        <source>Symbols: when staff works</source>
        <translation>Symboles&#xa0;: quand le Personnel agit</translation>
    </message>
    <message>
        <source>| a 1 in a ring | once, when played |</source>
        <translation>| un 1 dans un anneau | une fois, quand on joue la carte |</translation>
    </message>
    <message>
        <source>| turning arrow | once per round |</source>
        <translation>| flèche tournante | une fois par manche |</translation>
    </message>
    <message>
        <source>| endless loop | permanent |</source>
        <translation>| boucle sans fin | permanent |</translation>
    </message>
    <message>
        <source>| chequered flag | end of the game |</source>
        <translation>| drapeau à damier | fin de partie |</translation>
    </message>
    <message>
        <source>Words of the house</source>
        <translation>Mots de la maison</translation>
    </message>
    <message>
        <source>| Word | What it means |</source>
        <translation>| Mot | Ce qu’il signifie |</translation>
    </message>
    <message>
        <source>| group | adjacent rooms of the same colour; a suite of one to four rooms |</source>
        <translation>| groupe | des Chambres d’une même couleur qui se touchent&#x202f;; une suite d’une à quatre Chambres |</translation>
    </message>
    <message>
        <source>| vacant | a room that is prepared and waits for a guest |</source>
        <translation>| libre | se dit d’une Chambre préparée qui attend un Hôte |</translation>
    </message>
    <message>
        <source>| occupied | a room someone lives in; it counts for groups and at the end |</source>
        <translation>| occupé | se dit d’une Chambre où quelqu’un habite&#x202f;; elle compte pour les groupes et à la fin |</translation>
    </message>
    <message>
        <source>| strength | how much an action is worth: dice, boost and staff |</source>
        <translation>| force | ce que vaut une action&#xa0;: dés, renfort et Personnel |</translation>
    </message>
    <message>
        <source>| boost | 1 krone for 1 more strength, once per turn |</source>
        <translation>| renforcer | 1&#xa0;Couronne pour 1 de force en plus, une fois par tour |</translation>
    </message>
    <message>
        <source>| order | the items a guest wants before moving in |</source>
        <translation>| commande | les éléments qu’un Hôte veut avant d’emménager |</translation>
    </message>
    <message>
        <source>| to serve | to move items from the kitchen onto guests |</source>
        <translation>| servir | déplacer des éléments de la cuisine sur les Hôtes |</translation>
    </message>
    <message>
        <source>| display | the staff cards you have in play |</source>
        <translation>| zone de jeu | les cartes Personnel que vous avez en jeu |</translation>
    </message>
    <message>
        <source>| dustbin | where the dice go that are out of the round |</source>
        <translation>| poubelle | où vont les dés qui quittent la manche |</translation>
    </message>
    <message>
        <source>| supply | everything that belongs to nobody |</source>
        <translation>| réserve | tout ce qui n’appartient à personne |</translation>
    </message>
    <message>
        <source>Night side and day side</source>
        <translation>Face nuit et face jour</translation>
    </message>
    <message>
        <source>On the **night side** all hotels are alike. On the **day side** each of the four hotels, A to D, has a layout of its own.</source>
        <translation>Sur la **face nuit**, tous les hôtels sont pareils. Sur la **face jour**, chacun des quatre hôtels, A à D, a sa propre disposition.</translation>
    </message>
    <message>
        <source>Both sides have the same floors, costs, bonuses and VP. The night side is the kinder one for a first game.</source>
        <translation>Les deux faces ont les mêmes étages, coûts, bonus et PV. La face nuit est la plus clémente pour une première partie.</translation>
    </message>
    <message>
        <source>The day layouts are those printed on the boards, taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Les dispositions des faces jour sont celles imprimées sur les plateaux, reprises de deux transcriptions publiques concordantes. Les propriétaires du jeu peuvent les corriger.</translation>
    </message>
    <message>
        <source>The promotional guests</source>
        <translation>Les Hôtes promotionnels</translation>
    </message>
    <message>
        <source>[[guest:117]] and [[guest:118]] may be shuffled into the deck in either ruleset. They stay out unless you ask for them.</source>
        <translation>[[guest:117]] et [[guest:118]] peuvent être mélangés à la pioche dans les deux jeux de règles. Ils sont absents tant que vous ne les demandez pas.</translation>
    </message>
    <message>
        <source>Their orders, VP and colours are taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Leurs commandes, leurs PV et leurs couleurs proviennent de deux transcriptions publiques concordantes. Les propriétaires du jeu peuvent les corriger.</translation>
    </message>
    <message>
        <source>The rulesets: Deluxe and Classic</source>
        <translation>Les jeux de règles&#xa0;: Deluxe et Classique</translation>
    </message>
    <message>
        <source>The game has two rulesets. **Deluxe** follows the edition of 2021 and is the default. **Classic** follows the first edition of 2015.</source>
        <translation>Deux jeux de règles vous sont proposés. **Deluxe** suit l’édition de 2021 et s’applique par défaut. **Classique** suit la première édition, de 2015.</translation>
    </message>
    <message>
        <source>They differ only in the points listed in this chapter; everything else in this reference applies to both.</source>
        <translation>Ils ne diffèrent que sur les points énumérés dans ce chapitre&#x202f;; tout le reste de ces pages vaut pour les deux.</translation>
    </message>
    <message>
        <source>The printings of the first edition disagree in places; see [[rule:edition-printings]]. Classic here is the reading that most of them and the cards share.</source>
        <translation>Les tirages de la première édition se contredisent par endroits&#x202f;; voir [[rule:edition-printings]]. Classique est ici la lecture que partagent la plupart d’entre eux et les cartes.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: cards</source>
        <translation>Deluxe et Classique&#xa0;: les cartes</translation>
    </message>
    <message>
        <source>| Card | Deluxe | Classic |</source>
        <translation>| Carte | Deluxe | Classique |</translation>
    </message>
    <message>
        <source>| [[staff:17]] | costs 5 krones | costs 3 krones |</source>
        <translation>| [[staff:17]] | coûte 5&#xa0;Couronnes | coûte 3&#xa0;Couronnes |</translation>
    </message>
    <message>
        <source>| [[staff:41]] | no limit | at most 12 VP |</source>
        <translation>| [[staff:41]] | sans limite | au plus 12&#xa0;PV |</translation>
    </message>
    <message>
        <source>| [[staff:33]] | orders of four or more items | orders of exactly four items |</source>
        <translation>| [[staff:33]] | commandes d’au moins quatre éléments | commandes d’exactement quatre éléments |</translation>
    </message>
    <message>
        <source>| [[staff:23]] | every room turned to occupied | only when a guest moves in |</source>
        <translation>| [[staff:23]] | toute Chambre qui devient occupée | seulement quand un Hôte emménage |</translation>
    </message>
    <message>
        <source>| [[guest:97]] | one extra action without taking a die | a whole extra turn without taking a die |</source>
        <translation>| [[guest:97]] | une action bonus sans prendre de dé | un tour supplémentaire entier sans prendre de dé |</translation>
    </message>
    <message>
        <source>In Classic the extra turn of [[guest:97]] comes right after this one: with a guest from the queue, additional actions and the action of one space with dice, which may be boosted for 1 krone. No die is taken.</source>
        <translation>En Classique, le tour supplémentaire de la carte [[guest:97]] vient juste après le tour en cours&#xa0;: avec un Hôte de la file, des actions supplémentaires et l’action d’une case où il y a des dés, que vous pouvez renforcer pour 1&#xa0;Couronne. Aucun dé n’est pris.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: set-up and Emperor</source>
        <translation>Deluxe et Classique&#xa0;: mise en place et Empereur</translation>
    </message>
    <message>
        <source>- **Set-up:** in Deluxe everyone prepares exactly three rooms, in Classic up to three.</source>
        <translation>- **Mise en place&#xa0;:** en Deluxe, exactement trois Chambres sont préparées&#x202f;; en Classique, jusqu’à trois.</translation>
    </message>
    <message>
        <source>- **Penalties with two options:** in Deluxe the left one is forced if it can be suffered in full. In Classic the player chooses among those that are possible.</source>
        <translation>- **Pénalités à deux options&#xa0;:** Deluxe impose celle de gauche si elle peut être subie en entier. En Classique, le joueur choisit parmi celles qui sont possibles.</translation>
    </message>
    <message>
        <source>- **Penalty of [[emperor:C2]]:** in Deluxe the second room comes from the next lower floor that has an occupied one. In Classic it is the next occupied room below the first in the **same column**, if there is one.</source>
        <translation>- **Pénalité de la tuile [[emperor:C2]]&#xa0;:** en Deluxe, la seconde Chambre est l’une de celles de l’étage inférieur le plus proche qui en a une occupée. En Classique, c’est la première Chambre occupée sous l’autre dans la **même colonne**, s’il y en a une.</translation>
    </message>
    <message>
        <source>- **Emperor’s reward of [[emperor:B3]]:** in Deluxe one of the three cards drawn must be played, in Classic it may be.</source>
        <translation>- **Récompense de la tuile [[emperor:B3]]&#xa0;:** en Deluxe, il faut jouer une des trois cartes piochées&#x202f;; en Classique, on le peut.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: the same in both</source>
        <translation>Deluxe et Classique&#xa0;: ce qui ne change pas</translation>
    </message>
    <message>
        <source>- [[staff:32]] scores 2 VP per staff card.</source>
        <translation>- [[staff:32]] rapporte 2&#xa0;PV par carte Personnel.</translation>
    </message>
    <message>
        <source>- With [[staff:26]] you pay 1 krone to ignore a penalty.</source>
        <translation>- [[staff:26]] demande 1&#xa0;Couronne pour ignorer une pénalité.</translation>
    </message>
    <message>
        <source>- The penalty of [[emperor:B4]] removes **vacant** rooms.</source>
        <translation>- La pénalité de la tuile [[emperor:B4]] retire des Chambres **libres**.</translation>
    </message>
    <message>
        <source>- There are 56 guest cards; the two promotional guests are optional.</source>
        <translation>- Il y a 56&#xa0;cartes Hôte&#x202f;; les deux Hôtes promotionnels sont en option.</translation>
    </message>
    <message>
        <source>Classic: printings that disagree</source>
        <translation>Classique&#xa0;: quand les tirages se contredisent</translation>
    </message>
    <message>
        <source>The first edition was printed in several languages, and its printings do not always say the same thing. Each line shows where they differ, and how Classic is played here.</source>
        <translation>La première édition a paru en plusieurs langues, et ses tirages ne disent pas toujours la même chose. Chaque ligne indique en quoi ils diffèrent et comment Classique se joue ici.</translation>
    </message>
    <message>
        <source>| What | Printings | Here |</source>
        <translation>| Quoi | Tirages | Ici |</translation>
    </message>
    <message>
        <source>| First rooms | exactly three in the Italian rules, up to three in the others | up to three |</source>
        <translation>| Premières Chambres | exactement trois dans les règles italiennes, jusqu’à trois dans les autres | jusqu’à trois |</translation>
    </message>
    <message>
        <source>| Occupancy bonus | after the reward in the French rules | before or after it, as you choose |</source>
        <translation>| Bonus d’occupation | après la récompense dans les règles françaises | avant ou après elle, à votre choix |</translation>
    </message>
    <message>
        <source>| Two penalties | the left one is forced in the Italian rules, as in Deluxe | the player chooses |</source>
        <translation>| Deux pénalités | celle de gauche s’impose dans les règles italiennes, comme en Deluxe | le joueur choisit |</translation>
    </message>
    <message>
        <source>| Penalty of [[emperor:B4]] | the words say vacant rooms, but a picture shows occupied ones | vacant rooms |</source>
        <translation>| Pénalité de la tuile [[emperor:B4]] | le texte parle de Chambres libres, mais une image en montre d’occupées | Chambres libres |</translation>
    </message>
    <message>
        <source>| [[staff:5]], [[staff:6]] | when the order is complete in the German and Italian rules | when the guest moves in |</source>
        <translation>| [[staff:5]], [[staff:6]] | quand la commande est complète, dans les règles allemandes et italiennes | quand l’Hôte emménage |</translation>
    </message>
    <message>
        <source>| [[staff:26]] | the German rules and a French translation forget the krone | costs 1 krone |</source>
        <translation>| [[staff:26]] | les règles allemandes et une traduction française oublient la Couronne | coûte 1&#xa0;Couronne |</translation>
    </message>
    <message>
        <source>| [[staff:29]] | copies your own end cards too in the Italian rules | only those of opponents |</source>
        <translation>| [[staff:29]] | copie aussi vos propres cartes de fin de partie dans les règles italiennes | seulement celles des adversaires |</translation>
    </message>
    <message>
        <source>| [[staff:32]] | 4 VP per card in the German rules and a French translation, 2 VP in the French and Italian rules | 2 VP |</source>
        <translation>| [[staff:32]] | 4&#xa0;PV par carte dans les règles allemandes et une traduction française, 2&#xa0;PV dans les règles françaises et italiennes | 2&#xa0;PV |</translation>
    </message>
    <message>
        <source>| [[staff:36]] | costs 5 krones in a French translation | costs 2 krones |</source>
        <translation>| [[staff:36]] | coûte 5&#xa0;Couronnes dans une traduction française | coûte 2&#xa0;Couronnes |</translation>
    </message>
    <message>
        <source>At a **discount** you may play one of them or, having seen them, decline. At **no cost** one must be played if any was drawn; only the Emperor’s reward of [[emperor:B3]] leaves you the choice in Classic.</source>
        <translation>Avec une **réduction**, vous pouvez en jouer une ou, les ayant vues, y renoncer. Si c’est **gratuit**, il faut en jouer une, pourvu qu’une au moins ait été piochée&#x202f;; seule la récompense de la tuile [[emperor:B3]] vous laisse le choix en Classique.</translation>
    </message>
    <message>
        <source>At a discount, no; you may decline after seeing them. At no cost, yes, if any was drawn; only the Emperor’s reward of [[emperor:B3]] leaves you the choice in Classic.</source>
        <translation>Avec une réduction, non&#x202f;; vous pouvez renoncer après les avoir vues. Si c’est gratuit, oui, pourvu qu’une au moins ait été piochée&#x202f;; seule la récompense de la tuile [[emperor:B3]] vous laisse le choix en Classique.</translation>
    </message>
    <message>
        <source>Let’s Waltz!: all modules</source>
        <translation>Valsons&#x202f;! Tous les modules</translation>
    </message>
    <message>
        <source>Questions: champagne, dancers, ballrooms</source>
        <translation>Questions&#xa0;: Champagne, danseurs, salles de bal</translation>
    </message>
    <message>
        <source>Questions: celebrities and entrances</source>
        <translation>Questions&#xa0;: célébrités et entrées</translation>
    </message>
    <message>
        <source>Questions: more cards, Elisabeth</source>
        <translation>Questions&#xa0;: autres cartes, Élisabeth</translation>
    </message>
    <message>
        <source>Unique Hotels: an entrance of your own</source>
        <translation>Hôtels uniques&#xa0;: une entrée bien à vous</translation>
    </message>
    <message>
        <source>Every player gets a hotel entrance. It says what is in the kitchen at the start, gives something at once, and changes a rule for you alone, to the end of the game.</source>
        <translation>Chaque joueur reçoit une entrée d’hôtel. Elle dit ce qu’il y a en cuisine au départ, donne quelque chose aussitôt et change une règle pour vous seul, jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Nobody starts with dishes or drinks: what the entrance shows is all there is. The champagne of Vienna Ballrooms comes on top.</source>
        <translation>Personne ne commence avec des plats ou des boissons&#xa0;: il n’y a que ce que montre l’entrée. Le Champagne des Salles de bal de Vienne vient en plus.</translation>
    </message>
    <message>
        <source>- **Rooms:** [[entrance:1]], [[entrance:3]], [[entrance:7]]</source>
        <translation>- **Chambres&#xa0;:** [[entrance:1]], [[entrance:3]], [[entrance:7]]</translation>
    </message>
    <message>
        <source>- **Guests and staff:** [[entrance:4]], [[entrance:5]]</source>
        <translation>- **Hôtes et Personnel&#xa0;:** [[entrance:4]], [[entrance:5]]</translation>
    </message>
    <message>
        <source>- **Dice:** [[entrance:2]], [[entrance:9]]</source>
        <translation>- **Dés&#xa0;:** [[entrance:2]], [[entrance:9]]</translation>
    </message>
    <message>
        <source>- **Objectives and Emperor tiles:** [[entrance:6]], [[entrance:8]]</source>
        <translation>- **Objectifs et tuiles Empereur&#xa0;:** [[entrance:6]], [[entrance:8]]</translation>
    </message>
    <message>
        <source>- **Ballrooms:** [[entrance:10]], in play only with Vienna Ballrooms</source>
        <translation>- **Salles de bal&#xa0;:** [[entrance:10]], en jeu seulement avec les Salles de bal de Vienne</translation>
    </message>
    <message>
        <source>The auction of the entrances</source>
        <translation>La mise aux enchères des entrées</translation>
    </message>
    <message>
        <source>As many entrances as there are players lie open. They are sold for krones, and everybody ends up with one. All start with 10 krones.</source>
        <translation>Il y a autant d’entrées sur la table que de joueurs. Elles se vendent contre des Couronnes, et chacun finit par en avoir une. Tous commencent avec 10&#xa0;Couronnes.</translation>
    </message>
    <message>
        <source>- The first player begins. A player without a standing bid bids 0 or more on an entrance without a bid, or more than the bid that stands on another one.</source>
        <translation>- Le premier joueur commence. Un joueur sans enchère en cours mise 0 ou plus sur une entrée sans enchère, ou plus que l’enchère en cours sur une autre.</translation>
    </message>
    <message>
        <source>- Whoever has been outbid bids next.</source>
        <translation>- Celui dont l’enchère est dépassée joue ensuite.</translation>
    </message>
    <message>
        <source>- When every bid stands, all pay.</source>
        <translation>- Quand toutes les enchères tiennent, tous paient.</translation>
    </message>
    <message>
        <source>Bids are open, and nobody may bid more than they have. So the bidding always comes to an end.</source>
        <translation>Les enchères sont ouvertes, et nul ne peut miser plus qu’il n’a. Elles ont donc toujours une fin.</translation>
    </message>
    <message>
        <source>**Example:** Anna bids 2 on [[entrance:3]], Ben 0 on [[entrance:7]], Clara 3 on [[entrance:3]]. Anna is outbid and bids 1 on [[entrance:7]]. Now Ben takes the last entrance for 0. Clara pays 3 krones, Anna 1 and Ben nothing.</source>
        <translation>**Exemple&#xa0;:** Anna mise 2 sur [[entrance:3]], Ben 0 sur [[entrance:7]], Clara 3 sur [[entrance:3]]. L’enchère d’Anna est dépassée&#xa0;: elle mise 1 sur [[entrance:7]]. Ben prend alors la dernière entrée pour 0. Clara paie 3&#xa0;Couronnes, Anna 1 et Ben rien.</translation>
    </message>
    <message>
        <source>Entrances before the first round</source>
        <translation>Les entrées avant la première manche</translation>
    </message>
    <message>
        <source>- [[entrance:5]]: draw a staff card and play one for 3 krones less, or none. There is neither guest nor room yet, so an effect that needs one is lost.</source>
        <translation>- [[entrance:5]]&#xa0;: piochez une carte Personnel et jouez-en une pour 3&#xa0;Couronnes de moins, ou aucune. Il n’y a encore ni Hôte ni Chambre&#xa0;: l’effet qui en demande est perdu.</translation>
    </message>
    <message>
        <source>- [[entrance:8]]: two steps on the Emperor track.</source>
        <translation>- [[entrance:8]]&#xa0;: deux cases sur la piste Empereur.</translation>
    </message>
    <message>
        <source>Entrances for rooms</source>
        <translation>Les entrées pour les Chambres</translation>
    </message>
    <message>
        <source>**[[entrance:1]]** has occupancy bonuses of its own:</source>
        <translation>**[[entrance:1]]** a ses propres bonus d’occupation&#xa0;:</translation>
    </message>
    <message>
        <source>| Blue: VP | 4 | 8 | 13 | 20 |</source>
        <translation>| Bleu&#xa0;: PV | 4 | 8 | 13 | 20 |</translation>
    </message>
    <message>
        <source>| Red: krones | 2 | 4 | 8 | 13 |</source>
        <translation>| Rouge&#xa0;: Couronnes | 2 | 4 | 8 | 13 |</translation>
    </message>
    <message>
        <source>| Yellow: Emperor steps | 2 | 4 | 8 | 13 |</source>
        <translation>| Jaune&#xa0;: cases sur la piste Empereur | 2 | 4 | 8 | 13 |</translation>
    </message>
    <message>
        <source>**[[entrance:3]]** has five tokens. For each full column you take one of your choice and receive its upper half, for each full floor one and its lower half. You take it at once; it cannot be declined or kept for later. A room that fills a column and a floor brings two tokens; when no token is left, nothing.</source>
        <translation>**[[entrance:3]]** a cinq jetons. Pour chaque colonne complète, vous en prenez un de votre choix et recevez sa moitié supérieure&#x202f;; pour chaque étage complet, un autre et sa moitié inférieure. Vous le prenez aussitôt&#x202f;; on ne peut ni y renoncer ni le garder pour plus tard. Une Chambre qui complète une colonne et un étage rapporte deux jetons&#x202f;; quand il n’en reste plus, rien.</translation>
    </message>
    <message>
        <source>Each group, floor and column pays once, even if rooms are lost and occupied again. These bonuses come with the occupancy bonus, in an order of your choice.</source>
        <translation>Chaque groupe, chaque étage et chaque colonne ne rapporte qu’une fois, même si des Chambres sont perdues puis occupées de nouveau. Ces bonus viennent avec le bonus d’occupation, dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Entrances for guests and staff</source>
        <translation>Les entrées pour les Hôtes et le Personnel</translation>
    </message>
    <message>
        <source>**[[entrance:4]]** has four tables. In each of your turns you may take a second guest, right after the first one and the refill, for the cost of the place. It needs a free table.</source>
        <translation>**[[entrance:4]]** a quatre tables. À chacun de vos tours, vous pouvez prendre un second Hôte, juste après le premier et une fois la file complétée, au coût de sa place. Il lui faut une table libre.</translation>
    </message>
    <message>
        <source>The second guest follows only a guest taken by the action of your turn, never one that an effect has given. [[staff:25]] makes both free.</source>
        <translation>Le second Hôte ne suit qu’un Hôte pris par l’action de votre tour, jamais un Hôte donné par un effet. [[staff:25]] rend les deux gratuits.</translation>
    </message>
    <message>
        <source>At the end of a round it scores 1, 3, 6 or 9 VP if 2, 3, 4 or 5 of your guests were completed in it. **Example:** three guests moved in and one danced: 6 VP.</source>
        <translation>À la fin d’une manche, elle rapporte 1, 3, 6 ou 9&#xa0;PV si 2, 3, 4 ou 5 de vos Hôtes y ont été satisfaits. **Exemple&#xa0;:** trois Hôtes ont emménagé et un a dansé&#xa0;: 6&#xa0;PV.</translation>
    </message>
    <message>
        <source>**[[entrance:5]]** gives 1 krone and a staff card from the deck after every staff card you play from the first round on, once its effect is done.</source>
        <translation>**[[entrance:5]]** donne, à partir de la première manche, 1&#xa0;Couronne et une carte Personnel de la pioche après chaque carte Personnel que vous jouez, une fois son effet terminé.</translation>
    </message>
    <message>
        <source>Entrances for dice</source>
        <translation>Les entrées pour les dés</translation>
    </message>
    <message>
        <source>**[[entrance:2]]** looks at the sum of your two dice of the round. Its bonus comes as soon as you take the second one, before its action and before what staff such as [[staff:15]] and [[staff:124]] gives for it:</source>
        <translation>**[[entrance:2]]** tient compte de la somme de vos deux dés de la manche. Son bonus vient dès que vous prenez le second, avant son action et avant ce que du Personnel comme [[staff:15]] et [[staff:124]] donne pour lui&#xa0;:</translation>
    </message>
    <message>
        <source>| Sum | Bonus |</source>
        <translation>| Somme | Bonus |</translation>
    </message>
    <message>
        <source>| 7 | none |</source>
        <translation>| 7 | aucun |</translation>
    </message>
    <message>
        <source>| 6 or 8 | play a staff card for 1 krone less |</source>
        <translation>| 6 ou 8 | jouer une carte Personnel pour 1&#xa0;Couronne de moins |</translation>
    </message>
    <message>
        <source>| 5 or 9 | 1 strudel, 1 wine |</source>
        <translation>| 5 ou 9 | 1&#xa0;Strudel, 1&#xa0;Vin |</translation>
    </message>
    <message>
        <source>| 4 or 10 | 1 krone, 1 Emperor step |</source>
        <translation>| 4 ou 10 | 1&#xa0;Couronne, 1&#xa0;case sur la piste Empereur |</translation>
    </message>
    <message>
        <source>| 3 or 11 | 1 cake, 1 coffee |</source>
        <translation>| 3 ou 11 | 1&#xa0;Gâteau, 1&#xa0;Café |</translation>
    </message>
    <message>
        <source>| 2 or 12 | prepare a room at no cost, 1 VP |</source>
        <translation>| 2 ou 12 | préparer gratuitement une Chambre, 1&#xa0;PV |</translation>
    </message>
    <message>
        <source>What counts are the faces taken, and space 6 is a 6. With only one die in a round there is no bonus.</source>
        <translation>Ce sont les valeurs des dés pris qui comptent, et la case&#xa0;6 est un 6. Avec un seul dé dans la manche, pas de bonus.</translation>
    </message>
    <message>
        <source>**Example:** three dice lie on space 4, two on space 5. You move one from 5 to 4 and take a 4 at strength 4.</source>
        <translation>**Exemple&#xa0;:** trois dés sont sur la case&#xa0;4, deux sur la case&#xa0;5. Vous en déplacez un de 5 à 4 et prenez un 4 avec une force de 4.</translation>
    </message>
    <message>
        <source>Entrances for objectives and Emperor tiles</source>
        <translation>Les entrées pour les Objectifs et les tuiles Empereur</translation>
    </message>
    <message>
        <source>**[[entrance:6]]** has an objective A, B and C for you alone. You claim them on your turn while the condition holds: 15 VP in rounds 1 to 3, 10 in rounds 4 and 5, 5 in rounds 6 and 7.</source>
        <translation>**[[entrance:6]]** a un Objectif A, un B et un C pour vous seul. Vous les réclamez à votre tour, tant que la condition est remplie&#xa0;: 15&#xa0;PV aux manches&#xa0;1 à 3, 10 aux manches&#xa0;4 et 5, 5 aux manches&#xa0;6 et 7.</translation>
    </message>
    <message>
        <source>At the end it scores 3, 6 or 10 VP for 4, 5 or 6 objectives of both sorts. Your own do not count as markers for [[staff:40]], [[staff:132]], [[staff:179]] and [[emperor:C6]].</source>
        <translation>Au décompte final, cette entrée rapporte 3, 6 ou 10&#xa0;PV pour 4, 5 ou 6 Objectifs des deux sortes. Les vôtres ne sont pas des marqueurs pour [[staff:40]], [[staff:132]], [[staff:179]] et [[emperor:C6]].</translation>
    </message>
    <message>
        <source>**[[entrance:8]]** has six Emperor tiles, two of each letter. Once per turn, between two actions, you may go back 1, 2 or 3 steps for the Emperor’s reward of a tile A, B or C, which then leaves the game. Your marker must be at least that far along the track.</source>
        <translation>**[[entrance:8]]** a six tuiles Empereur, deux de chaque lettre. Une fois par tour, entre deux actions, vous pouvez reculer de 1, 2 ou 3&#xa0;cases pour la récompense d’une tuile A, B ou C, qui quitte alors la partie. Votre marqueur doit être avancé d’autant.</translation>
    </message>
    <message>
        <source>This is not an Emperor scoring: penalties do not matter, and [[staff:42]] gives nothing.</source>
        <translation>Ce n’est pas un décompte de l’Empereur&#xa0;: les pénalités n’y jouent aucun rôle, et [[staff:42]] ne donne rien.</translation>
    </message>
    <message>
        <source>The Ren</source>
        <translation>L’entrée The Ren</translation>
    </message>
    <message>
        <source>[[entrance:10]] gives one more champagne when it is gained.</source>
        <translation>L’entrée [[entrance:10]] donne un Champagne de plus dès qu’elle vous revient.</translation>
    </message>
    <message>
        <source>When a ballroom is scored in which its owner alone has the most dancers, that is 4 VP more, even if [[guest:186]] has it scored early.</source>
        <translation>Quand on décompte une salle de bal où le propriétaire de l’entrée est seul à avoir le plus de danseurs, ce sont 4&#xa0;PV de plus, même si [[guest:186]] avance ce décompte.</translation>
    </message>
    <message>
        <source>**Example:** a dancer in the top row of [[ballroom:zur-kettenbruecke]]: 5 VP and then another 5 VP.</source>
        <translation>**Exemple&#xa0;:** un danseur dans la rangée du haut de [[ballroom:zur-kettenbruecke]]&#xa0;: 5&#xa0;PV, et encore 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>Unique Hotels in the solo game</source>
        <translation>Hôtels uniques en solo</translation>
    </message>
    <message>
        <source>You start with **7 krones**. Three entrances are drawn, and you choose one of them at no cost; there is no auction.</source>
        <translation>Vous commencez avec **7&#xa0;Couronnes**. On tire trois entrées, et vous en choisissez une gratuitement&#x202f;; il n’y a pas d’enchères.</translation>
    </message>
    <message>
        <source>Your opponent has one of the four entrances of the solo rules, at random or as you like: see [[rule:solo-entrances]].</source>
        <translation>Votre adversaire a l’une des quatre entrées des règles solo, au hasard ou à votre choix&#xa0;: voir [[rule:solo-entrances]].</translation>
    </message>
    <message>
        <source>With Vienna Ballrooms the three guests of [[rule:entrance-hautel-couture]] are chosen from among those who want no champagne.</source>
        <translation>Avec les Salles de bal de Vienne, les trois Hôtes que reçoit [[rule:entrance-hautel-couture]] sont pris parmi ceux qui ne veulent pas de Champagne.</translation>
    </message>
    <message>
        <source>Tolls and items of the opponent’s entrance are those of the space you use, even if [[entrance:9]] has moved a die there.</source>
        <translation>Péage et éléments de l’entrée adverse sont ceux de la case que vous utilisez, même si [[entrance:9]] y a déplacé un dé.</translation>
    </message>
    <message>
        <source>Unique Hotels</source>
        <translation>Hôtels uniques</translation>
    </message>
    <message>
        <source>What the expansion adds</source>
        <translation>Ce qu’apporte l’extension</translation>
    </message>
    <message>
        <source>**Let’s Waltz!** is a box of modules. Each of them can be switched on by itself, and they all go together, with two to four players or alone.</source>
        <translation>**Valsons&#x202f;!** est une boîte de modules. Chacun se joue à part, et tous s’accordent entre eux, à deux, trois ou quatre joueurs comme en solo.</translation>
    </message>
    <message>
        <source>- **Module 1, Vienna Ballrooms:** champagne, dancers, ballrooms and rehearsal rooms. See [[rule:ballrooms]].</source>
        <translation>- **Module 1, Salles de bal de Vienne&#xa0;:** du Champagne, des danseurs, des salles de bal et des salles de répétition. Voir [[rule:ballrooms]].</translation>
    </message>
    <message>
        <source>- **Module 2, Celebrities:** three coloured dice, each with somebody famous. See [[rule:coloured-dice]].</source>
        <translation>- **Module 2, Célébrités&#xa0;:** trois dés de couleur, chacun avec une célébrité. Voir [[rule:coloured-dice]].</translation>
    </message>
    <message>
        <source>- **Module 3, Unique Hotels:** an entrance of your own, with an ability that lasts. See [[rule:unique-hotels]].</source>
        <translation>- **Module 3, Hôtels uniques&#xa0;:** une entrée d’hôtel bien à vous, dont le pouvoir dure. Voir [[rule:unique-hotels]].</translation>
    </message>
    <message>
        <source>- **Module 5, Some More:** more staff, objectives and Emperor tiles, without new rules. See [[rule:some-more]].</source>
        <translation>- **Module 5, Vous en voulez plus&#x202f;?** D’autres cartes Personnel, Objectifs et tuiles Empereur, sans règle nouvelle. Voir [[rule:some-more]].</translation>
    </message>
    <message>
        <source>Module 4, Start Player, is left out: none of the texts consulted gives its rules.</source>
        <translation>Le module 4, Premier joueur, n’y est pas&#xa0;: aucun des textes consultés n’en donne les règles.</translation>
    </message>
    <message>
        <source>The cards of a module in play are shuffled into the stacks of the base game. As always, one objective and one Emperor tile of each letter are drawn, now from a larger choice.</source>
        <translation>Les cartes des modules choisis sont mélangées aux pioches du jeu de base. Comme toujours, on tire un Objectif et une tuile Empereur de chaque lettre, parmi un plus grand choix.</translation>
    </message>
    <message>
        <source>The expansion follows the Deluxe rules. With Classic it is not offered.</source>
        <translation>L’extension suit les règles Deluxe. En Classique, elle n’est pas proposée.</translation>
    </message>
    <message>
        <source>Setting up with the expansion</source>
        <translation>La mise en place avec l’extension</translation>
    </message>
    <message>
        <source>All changes to the set-up are added together, in this order:</source>
        <translation>Tous les changements de la mise en place s’ajoutent, dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>- **Cards:** those of the modules in play are shuffled in; then objectives and Emperor tiles are drawn.</source>
        <translation>- **Cartes&#xa0;:** celles des modules choisis sont mélangées aux autres, puis on tire les Objectifs et les tuiles Empereur.</translation>
    </message>
    <message>
        <source>- **Ballrooms:** three of the five, at random and in a row, and the balcony at the right end. Everybody has 10 dancers and 1 champagne.</source>
        <translation>- **Salles de bal&#xa0;:** trois des cinq, au hasard et côte à côte, et le balcon tout à droite. Chacun a 10&#xa0;danseurs et 1&#xa0;Champagne.</translation>
    </message>
    <message>
        <source>- **Dice:** a red, a yellow and a blue die replace three white ones. The lounge shows a celebrity for each.</source>
        <translation>- **Dés&#xa0;:** un rouge, un jaune et un bleu remplacent trois dés blancs. Le salon montre une célébrité pour chacun.</translation>
    </message>
    <message>
        <source>- **Entrances:** as many as there are players, with all that lies beside them; in the solo game, three to choose from.</source>
        <translation>- **Entrées&#xa0;:** autant que de joueurs, avec tout ce qui s’y rattache&#x202f;; en solo, trois au choix.</translation>
    </message>
    <message>
        <source>- **Staff:** everybody gets their six cards, dealt or drafted as usual.</source>
        <translation>- **Personnel&#xa0;:** chacun reçoit ses six cartes, distribuées ou draftées comme d’habitude.</translation>
    </message>
    <message>
        <source>- **Rehearsal rooms:** as many as there are players. The last player chooses first.</source>
        <translation>- **Salles de répétition&#xa0;:** autant que de joueurs. Le dernier joueur choisit en premier.</translation>
    </message>
    <message>
        <source>- **First guests and first rooms**, as usual: guests from the last player back to the first, then the rooms.</source>
        <translation>- **Premiers Hôtes et premières Chambres**, comme d’habitude&#xa0;: les Hôtes du dernier joueur au premier, puis les Chambres.</translation>
    </message>
    <message>
        <source>| At the start | Without Unique Hotels | With Unique Hotels |</source>
        <translation>| Au départ | Sans Hôtels uniques | Avec Hôtels uniques |</translation>
    </message>
    <message>
        <source>| Krones | 10 | 10 before the auction; 7 if you play alone |</source>
        <translation>| Couronnes | 10 | 10 avant les enchères&#x202f;; 7 en solo |</translation>
    </message>
    <message>
        <source>| Kitchen | a strudel, a cake, a wine and a coffee | what your entrance says |</source>
        <translation>| Cuisine | un Strudel, un Gâteau, un Vin et un Café | ce que dit votre entrée |</translation>
    </message>
    <message>
        <source>| Champagne, with Vienna Ballrooms | 1 | 1, and what your entrance says |</source>
        <translation>| Champagne, avec les Salles de bal de Vienne | 1 | 1, plus ce que dit votre entrée |</translation>
    </message>
    <message>
        <source>Items, guests, sources and actions</source>
        <translation>Éléments, Hôtes, sources et actions</translation>
    </message>
    <message>
        <source>An **item** is a dish (strudel or cake), a drink (wine or coffee) or champagne. Where you get items of your choice, you choose among dishes and drinks; champagne is never one of them.</source>
        <translation>Un **élément** est un plat (Strudel ou Gâteau), une boisson (Vin ou Café) ou un Champagne. Là où vous recevez des éléments au choix, vous choisissez parmi les plats et les boissons, jamais le Champagne.</translation>
    </message>
    <message>
        <source>A guest is **completed** on leaving the café with the order full, for a room or for a ball. A guest at a table whose order is full is not yet completed.</source>
        <translation>Un Hôte est **satisfait** quand il quitte le café avec une commande complète, pour une Chambre ou pour un bal. Tant qu’il est à table, même servi en entier, il ne l’est pas encore.</translation>
    </message>
    <message>
        <source>The size of an order is the printed one, champagne included, even if [[celebrity:11]] lets an item be missing.</source>
        <translation>La taille d’une commande est celle qui est imprimée, Champagne compris, même si [[celebrity:11]] dispense d’un élément.</translation>
    </message>
    <message>
        <source>An **action** is one main action with all that goes with its die, or one additional action, each with everything it sets off. The main action of [[guest:97]] is an action of its own; set-up and Emperor scoring are not actions.</source>
        <translation>Une **action** est une action principale avec tout ce qui va avec son dé, ou une action supplémentaire, chacune avec tout ce qu’elle déclenche. L’action principale de la carte [[guest:97]] est une action à part&#x202f;; la mise en place et le décompte de l’Empereur n’en sont pas.</translation>
    </message>
    <message>
        <source>**Example:** a guest moves in for 4 VP, the reward brings 2 VP, and the room fills a blue group. These are three sources of VP, so [[celebrity:3]] adds 2 VP three times.</source>
        <translation>**Exemple&#xa0;:** un Hôte emménage pour 4&#xa0;PV, sa récompense rapporte 2&#xa0;PV et la Chambre complète un groupe bleu. Ce sont trois sources de PV&#xa0;: [[celebrity:3]] ajoute trois fois 2&#xa0;PV.</translation>
    </message>
    <message>
        <source>The end of a round, and of the game</source>
        <translation>La fin d’une manche, et de la partie</translation>
    </message>
    <message>
        <source>At the end of a round these things happen one after the other, as far as the modules are in play:</source>
        <translation>À la fin d’une manche, procédez dans cet ordre, selon les modules en jeu&#xa0;:</translation>
    </message>
    <message>
        <source>- Celebrities that were taken leave; except after round 7, the lounge is filled again.</source>
        <translation>- Les célébrités prises s’en vont&#x202f;; sauf après la manche&#xa0;7, le salon est complété.</translation>
    </message>
    <message>
        <source>- [[entrance:4]] scores for the guests completed in this round.</source>
        <translation>- [[entrance:4]] rapporte des PV pour les Hôtes satisfaits pendant cette manche.</translation>
    </message>
    <message>
        <source>- After rounds 3, 5 and 7: the Emperor scoring, with Emperor’s rewards and penalties.</source>
        <translation>- Après les manches&#xa0;3, 5 et 7&#xa0;: le décompte de l’Empereur, avec récompenses et pénalités.</translation>
    </message>
    <message>
        <source>- In the solo game, the stars of [[rule:entrance-nine-stars-inn]] are scored.</source>
        <translation>- En solo, on décompte les étoiles&#xa0;: voir [[rule:entrance-nine-stars-inn]].</translation>
    </message>
    <message>
        <source>- After rounds 3, 5 and 7: a ballroom is scored.</source>
        <translation>- Après les manches&#xa0;3, 5 et 7&#xa0;: on décompte une salle de bal.</translation>
    </message>
    <message>
        <source>Then everything goes on as always; after round 7 comes the final scoring. There every champagne in the kitchen is worth 1 VP, and in a tie it counts as an item.</source>
        <translation>Puis tout continue comme d’habitude&#x202f;; après la manche&#xa0;7 vient le décompte final. Chaque Champagne en cuisine y vaut 1&#xa0;PV et compte comme un élément en cas d’égalité.</translation>
    </message>
    <message>
        <source>Cards add lines of their own to the final scoring: [[staff:126]] scores for dancers, [[entrance:6]] for objectives.</source>
        <translation>Certaines cartes ajoutent leurs propres lignes au décompte final&#xa0;: [[staff:126]] pour les danseurs, [[entrance:6]] pour les Objectifs.</translation>
    </message>
    <message>
        <source>If several things happen to a player at once, that player chooses the order; if they happen to several players, they happen in turn order.</source>
        <translation>Si plusieurs choses arrivent en même temps à un joueur, il en choisit l’ordre&#x202f;; si elles touchent plusieurs joueurs, c’est l’ordre du tour.</translation>
    </message>
    <message>
        <source>What is printed, and what is ours</source>
        <translation>Ce qui est imprimé, et ce qui est de nous</translation>
    </message>
    <message>
        <source>- **Known:** what cards, celebrities and entrances do; the row bonuses and the scoring of the ballrooms, ties and the 5 VP lost; 10 dancers and 1 champagne; every card of Elisabeth’s deck.</source>
        <translation>- **Connu&#xa0;:** ce que font les cartes, les célébrités et les entrées&#x202f;; les bonus de rangée et le décompte des salles de bal, les égalités et les 5&#xa0;PV perdus&#x202f;; les 10&#xa0;danseurs et le Champagne de départ&#x202f;; chaque carte de la pioche d’Élisabeth.</translation>
    </message>
    <message>
        <source>- **Ours:** the orders of the new guests and nearly all their VP, the costs of the new staff, the VP of the celebrities.</source>
        <translation>- **De nous&#xa0;:** les commandes des nouveaux Hôtes et presque tous leurs PV, les coûts du nouveau Personnel, les PV des célébrités.</translation>
    </message>
    <message>
        <source>- **Ours, too:** champagne and spaces of the rows, the rehearsal rooms, the auction, the tokens of [[entrance:3]], and how much champagne actions 1 and 2 bring.</source>
        <translation>- **De nous aussi&#xa0;:** le Champagne et le nombre de cases des rangées, les salles de répétition, les enchères, les jetons de [[entrance:3]] et la quantité de Champagne des actions&#xa0;1 et 2.</translation>
    </message>
    <message>
        <source>Symbols: the expansion</source>
        <translation>Symboles&#xa0;: l’extension</translation>
    </message>
    <message>
        <source>| flute | champagne, the fifth item |</source>
        <translation>| flûte | le Champagne, cinquième élément |</translation>
    </message>
    <message>
        <source>| figure in a wide skirt | a dancer |</source>
        <translation>| silhouette en jupe ample | un danseur |</translation>
    </message>
    <message>
        <source>| chandelier | a ballroom |</source>
        <translation>| lustre | une salle de bal |</translation>
    </message>
    <message>
        <source>| portrait under a star | a celebrity |</source>
        <translation>| portrait sous une étoile | une célébrité |</translation>
    </message>
    <message>
        <source>| house front | the entrance of your hotel |</source>
        <translation>| façade | l’entrée de votre hôtel |</translation>
    </message>
    <message>
        <source>| card with an arrow | a staff card flipped, or used in this round |</source>
        <translation>| carte avec une flèche | une carte Personnel retournée, ou déjà utilisée durant cette manche |</translation>
    </message>
    <message>
        <source>Vienna Ballrooms: the idea</source>
        <translation>Salles de bal de Vienne&#xa0;: l’idée</translation>
    </message>
    <message>
        <source>A guest whose order is complete may go to a ball instead of a room: one of your dancers then stands in a ballroom. The guest’s VP and reward are yours either way.</source>
        <translation>Un Hôte dont la commande est complète peut aller au bal plutôt que dans une Chambre&#xa0;: l’un de vos danseurs prend alors place dans une salle de bal. Les PV et la récompense de l’Hôte sont à vous dans les deux cas.</translation>
    </message>
    <message>
        <source>- Every player has **10 dancers** in a rehearsal room and starts with **1 champagne** in the kitchen.</source>
        <translation>- Chaque joueur a **10&#xa0;danseurs** dans une salle de répétition et commence avec **1&#xa0;Champagne** en cuisine.</translation>
    </message>
    <message>
        <source>- Three of the five ballrooms are in play. The left one is scored after round 3, the middle one after round 5, the right one after round 7. The **balcony** belongs to the right one.</source>
        <translation>- Trois des cinq salles de bal sont en jeu. Celle de gauche est décomptée après la manche&#xa0;3, celle du milieu après la manche&#xa0;5, celle de droite après la manche&#xa0;7. Le **balcon** appartient à celle de droite.</translation>
    </message>
    <message>
        <source>- Champagne is a fifth item: guests order it, and it pays for the spaces in the ballrooms.</source>
        <translation>- Le Champagne est un cinquième élément&#xa0;: des Hôtes en commandent, et il paie les cases des salles de bal.</translation>
    </message>
    <message>
        <source>The module brings the staff cards 119 to 133, the guests 134 to 162, and the objectives and Emperor tiles A5, B5 and C5. Three celebrities and [[entrance:10]] are in play only with it.</source>
        <translation>Le module apporte les cartes Personnel 119 à 133, les Hôtes 134 à 162, et les Objectifs et tuiles Empereur A5, B5 et C5. Trois célébrités et [[entrance:10]] ne sont en jeu qu’avec lui.</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Le Champagne</translation>
    </message>
    <message>
        <source>Champagne goes onto a guest who wants it at the moment you receive it, or into the kitchen. From there it is served like every other item.</source>
        <translation>Le Champagne va, au moment où vous le recevez, sur un Hôte qui en veut ou dans la cuisine. De là, il se sert comme tout autre élément.</translation>
    </message>
    <message>
        <source>**Action 1** gives strudel, cake and champagne, **action 2** wine, coffee and champagne: as many items as the strength says, and of each kind no more than of the kind before it. An action 6 done as 1 or 2 gives it too.</source>
        <translation>**L’action&#xa0;1** donne Strudel, Gâteau et Champagne, **l’action&#xa0;2** Vin, Café et Champagne&#xa0;: autant d’éléments que l’indique la force, et de chaque sorte pas plus que de la sorte précédente. Une action&#xa0;6 effectuée comme 1 ou 2 en donne aussi.</translation>
    </message>
    <message>
        <source>| Strength | Champagne at most | For example |</source>
        <translation>| Force | Champagne au plus | Par exemple |</translation>
    </message>
    <message>
        <source>| 2 | 0 | 1 strudel, 1 cake |</source>
        <translation>| 2 | 0 | 1&#xa0;Strudel, 1&#xa0;Gâteau |</translation>
    </message>
    <message>
        <source>| 3 | 1 | 1 strudel, 1 cake, 1 champagne |</source>
        <translation>| 3 | 1 | 1&#xa0;Strudel, 1&#xa0;Gâteau, 1&#xa0;Champagne |</translation>
    </message>
    <message>
        <source>| 5 | 1 | 2 wine, 2 coffee, 1 champagne |</source>
        <translation>| 5 | 1 | 2&#xa0;Vins, 2&#xa0;Cafés, 1&#xa0;Champagne |</translation>
    </message>
    <message>
        <source>| 6 | 2 | 2 strudel, 2 cake, 2 champagne |</source>
        <translation>| 6 | 2 | 2&#xa0;Strudels, 2&#xa0;Gâteaux, 2&#xa0;Champagnes |</translation>
    </message>
    <message>
        <source>Champagne from cards such as [[staff:121]], [[staff:124]] and [[staff:131]] comes on top and asks for nothing.</source>
        <translation>Le Champagne de cartes comme [[staff:121]], [[staff:124]] et [[staff:131]] vient en plus, sans condition.</translation>
    </message>
    <message>
        <source>“Of your choice” never means champagne. At the end of the game each champagne in the kitchen is worth 1 VP. The supply never runs out.</source>
        <translation>«&#x202f;Au choix&#x202f;» ne veut jamais dire Champagne. À la fin de la partie, chaque Champagne en cuisine vaut 1&#xa0;PV. La réserve ne s’épuise jamais.</translation>
    </message>
    <message>
        <source>Rehearsal rooms</source>
        <translation>Les salles de répétition</translation>
    </message>
    <message>
        <source>As many rehearsal rooms as there are players are drawn at random. The last player chooses one first, then the others, back to the first player; only then are the first guests taken.</source>
        <translation>On tire au hasard autant de salles de répétition qu’il y a de joueurs. Le dernier joueur choisit en premier, puis les autres en remontant jusqu’au premier&#x202f;; alors seulement on prend les premiers Hôtes.</translation>
    </message>
    <message>
        <source>Your dancers stand there in four areas of 1, 2, 3 and 4. Whenever you send a dancer you take it from whichever area you like.</source>
        <translation>Vos danseurs s’y tiennent dans quatre zones de 1, 2, 3 et 4. Quand vous envoyez un danseur, vous le prenez dans la zone de votre choix.</translation>
    </message>
    <message>
        <source>When the last dancer leaves an area, its **room bonus** is yours at once. The rehearsal rooms differ only in these bonuses: [[rehearsal:treasury]], [[rehearsal:antechamber]], [[rehearsal:cellar]], [[rehearsal:mirror-hall]] and [[rehearsal:pantry]].</source>
        <translation>Quand le dernier danseur quitte une zone, son **bonus de salle** est aussitôt à vous. Les salles de répétition ne diffèrent que par là&#xa0;: [[rehearsal:treasury]], [[rehearsal:antechamber]], [[rehearsal:cellar]], [[rehearsal:mirror-hall]] et [[rehearsal:pantry]].</translation>
    </message>
    <message>
        <source>**Example:** in [[rehearsal:mirror-hall]] your first dancer leaves the area of one: 1 VP. The next three come from the area of three, and the last of them brings 5 VP.</source>
        <translation>**Exemple&#xa0;:** avec [[rehearsal:mirror-hall]], votre premier danseur quitte la zone de 1&#xa0;: 1&#xa0;PV. Les trois suivants viennent de la zone de 3, et le dernier d’entre eux rapporte 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>Sending a dancer</source>
        <translation>Envoyer un danseur</translation>
    </message>
    <message>
        <source>Sending a guest with a complete order to a ball is an additional action, like moving a guest into a room:</source>
        <translation>Envoyer au bal un Hôte dont la commande est complète est une action supplémentaire, comme loger un Hôte dans une Chambre&#xa0;:</translation>
    </message>
    <message>
        <source>- Choose a free space in a ballroom that has not been scored yet, or the balcony, which is open from the first round on.</source>
        <translation>- Choisissez une case libre dans une salle de bal pas encore décomptée, ou le balcon, ouvert dès la première manche.</translation>
    </message>
    <message>
        <source>- Pay the champagne of that space from the kitchen.</source>
        <translation>- Payez le Champagne de cette case depuis la cuisine.</translation>
    </message>
    <message>
        <source>- Move any one dancer from your rehearsal room there.</source>
        <translation>- Placez-y n’importe lequel des danseurs de votre salle de répétition.</translation>
    </message>
    <message>
        <source>**Cards** that let you send a dancer do the same without a guest. A discount lowers the champagne, never below 0. “Up to two” are sent one after the other, to one ballroom or to two; only what the first one sets off comes in between.</source>
        <translation>**Les cartes** qui vous laissent envoyer un danseur font de même, sans Hôte. Une réduction abaisse le Champagne, jamais au-dessous de 0. «&#x202f;Jusqu’à deux&#x202f;» partent l’un après l’autre, vers une salle de bal ou deux&#x202f;; entre eux vient seulement ce que le premier déclenche.</translation>
    </message>
    <message>
        <source>Rows, spaces and row bonuses</source>
        <translation>Rangées, cases et bonus de rangée</translation>
    </message>
    <message>
        <source>Every ballroom has three rows, the same for two, three and four players. Each space holds one dancer.</source>
        <translation>Chaque salle de bal a trois rangées, les mêmes à deux, trois et quatre joueurs. Une case accueille un danseur.</translation>
    </message>
    <message>
        <source>| Row | Champagne | Spaces |</source>
        <translation>| Rangée | Champagne | Cases |</translation>
    </message>
    <message>
        <source>| Balcony | 3 | no limit |</source>
        <translation>| Balcon | 3 | sans limite |</translation>
    </message>
    <message>
        <source>| Top | 3 | 2 |</source>
        <translation>| Haut | 3 | 2 |</translation>
    </message>
    <message>
        <source>| Middle | 2 | 3 |</source>
        <translation>| Milieu | 2 | 3 |</translation>
    </message>
    <message>
        <source>| Bottom | 1 | 4 |</source>
        <translation>| Bas | 1 | 4 |</translation>
    </message>
    <message>
        <source>Dancers in the middle and top rows bring a **row bonus** at once. The bottom row and the balcony have none.</source>
        <translation>Un danseur dans la rangée du milieu ou du haut rapporte aussitôt un **bonus de rangée**. La rangée du bas et le balcon n’en ont pas.</translation>
    </message>
    <message>
        <source>| Ballroom | Middle row | Top row |</source>
        <translation>| Salle de bal | Rangée du milieu | Rangée du haut |</translation>
    </message>
    <message>
        <source>| [[ballroom:apollosaal]] | 2 krones | 3 krones |</source>
        <translation>| [[ballroom:apollosaal]] | 2&#xa0;Couronnes | 3&#xa0;Couronnes |</translation>
    </message>
    <message>
        <source>| [[ballroom:goldener-strauss]] | 1 Emperor step | 3 Emperor steps |</source>
        <translation>| [[ballroom:goldener-strauss]] | 1&#xa0;case sur la piste Empereur | 3&#xa0;cases sur la piste Empereur |</translation>
    </message>
    <message>
        <source>| [[ballroom:odeonsaal]] | occupy a room on floors 1 to 3 | occupy a room, 3 VP |</source>
        <translation>| [[ballroom:odeonsaal]] | occuper une Chambre, étages&#xa0;1 à 3 | occuper une Chambre, 3&#xa0;PV |</translation>
    </message>
    <message>
        <source>| [[ballroom:zum-sperl]] | 1 cake | 1 strudel, 1 wine, 1 coffee |</source>
        <translation>| [[ballroom:zum-sperl]] | 1&#xa0;Gâteau | 1&#xa0;Strudel, 1&#xa0;Vin, 1&#xa0;Café |</translation>
    </message>
    <message>
        <source>| [[ballroom:zur-kettenbruecke]] | 2 VP | 5 VP |</source>
        <translation>| [[ballroom:zur-kettenbruecke]] | 2&#xa0;PV | 5&#xa0;PV |</translation>
    </message>
    <message>
        <source>A room occupied by a row bonus is occupied like any other: its group may be full, and staff reacts to it. Without a vacant room nothing happens.</source>
        <translation>Une Chambre occupée grâce à un bonus de rangée l’est comme toute autre&#xa0;: elle peut compléter son groupe, et le Personnel y réagit. Sans Chambre libre, il ne se passe rien.</translation>
    </message>
    <message>
        <source>A guest goes dancing, step by step</source>
        <translation>Un Hôte va danser, pas à pas</translation>
    </message>
    <message>
        <source>- The card leaves the café; items on it go to the supply.</source>
        <translation>- La carte quitte le café&#x202f;; les éléments posés dessus vont à la réserve.</translation>
    </message>
    <message>
        <source>- The champagne of the space is paid.</source>
        <translation>- Le Champagne de la case est payé.</translation>
    </message>
    <message>
        <source>- The dancer is placed.</source>
        <translation>- Le danseur est placé.</translation>
    </message>
    <message>
        <source>- You score the guest’s VP.</source>
        <translation>- Vous marquez les PV de l’Hôte.</translation>
    </message>
    <message>
        <source>- Then, in an order of your choice: the parts of the reward, staff that reacts, the row bonus and the room bonus. Each of them may be declined.</source>
        <translation>- Puis, dans l’ordre de votre choix&#xa0;: les parties de la récompense, le Personnel qui réagit, le bonus de rangée et le bonus de salle. Vous pouvez renoncer à chacun.</translation>
    </message>
    <message>
        <source>The reward’s champagne comes too late for this guest’s own dancer, but in time for a dancer that the reward itself sends.</source>
        <translation>Le Champagne de la récompense arrive trop tard pour le danseur de cet Hôte, mais à temps pour un danseur que la récompense elle-même envoie.</translation>
    </message>
    <message>
        <source>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] react to every completed guest, room or ball; [[staff:23]] reacts to rooms alone.</source>
        <translation>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] et [[staff:33]] réagissent à tout Hôte satisfait, Chambre ou bal&#x202f;; [[staff:23]] ne réagit qu’aux Chambres.</translation>
    </message>
    <message>
        <source>**Example:** [[guest:146]] dances in the middle row of [[ballroom:apollosaal]], and her dancer is the only one of its area in [[rehearsal:treasury]]. You pay 2 champagne and score 15 VP; then you have 2 krones for the row and 1 krone for the area, 3 in all.</source>
        <translation>**Exemple&#xa0;:** [[guest:146]] danse dans la rangée du milieu de l’[[ballroom:apollosaal]], et son danseur est le seul de sa zone, avec [[rehearsal:treasury]]. Vous payez 2&#xa0;Champagnes et marquez 15&#xa0;PV&#x202f;; puis viennent 2&#xa0;Couronnes pour la rangée et 1&#xa0;Couronne pour la zone, 3 en tout.</translation>
    </message>
    <message>
        <source>Scoring a ballroom</source>
        <translation>Le décompte d’une salle de bal</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7, when the Emperor has given his rewards and penalties, a ballroom is scored: the left one, the middle one, the right one.</source>
        <translation>Après les manches&#xa0;3, 5 et 7, une fois données les récompenses de l’Empereur et ses pénalités, une salle de bal est décomptée&#xa0;: celle de gauche, celle du milieu, celle de droite.</translation>
    </message>
    <message>
        <source>- Whoever has **no dancer** there loses **5 VP**, even below zero.</source>
        <translation>- Qui n’y a **aucun danseur** perd **5&#xa0;PV**, même au-dessous de zéro.</translation>
    </message>
    <message>
        <source>- Tied players share their rank and as many of the next ranks as they take up: the VP are added, divided among them and rounded down.</source>
        <translation>- En cas d’égalité, les joueurs partagent leur rang et autant de rangs suivants qu’ils en prennent&#xa0;: on additionne les PV, on divise et on arrondit à l’inférieur.</translation>
    </message>
    <message>
        <source>- Dancers on the balcony belong to the right ballroom, as if in its top row.</source>
        <translation>- Les danseurs du balcon appartiennent à la salle de bal de droite, comme s’ils étaient dans sa rangée du haut.</translation>
    </message>
    <message>
        <source>Afterwards the ballroom is closed. Its dancers stay and go on counting for [[objective:B5]], [[emperor:C5]], [[staff:126]] and [[guest:184]].</source>
        <translation>Ensuite la salle est fermée. Ses danseurs y restent et comptent encore pour [[objective:B5]], [[emperor:C5]], [[staff:126]] et [[guest:184]].</translation>
    </message>
    <message>
        <source>The five ballrooms in numbers</source>
        <translation>Les cinq salles de bal en chiffres</translation>
    </message>
    <message>
        <source>- **[[ballroom:apollosaal]]:** your dancers times your highest row. Two dancers, one of them in the top row: 2 × 3 = 6 VP. One in the bottom row: 1 VP. Three in the middle row: 6 VP.</source>
        <translation>- **[[ballroom:apollosaal]]&#xa0;:** vos danseurs multipliés par votre plus haute rangée. Deux danseurs, dont un en haut&#xa0;: 2 × 3 = 6&#xa0;PV. Un en bas&#xa0;: 1&#xa0;PV. Trois au milieu&#xa0;: 6&#xa0;PV.</translation>
    </message>
    <message>
        <source>- **[[ballroom:goldener-strauss]]:** each row on its own, 7 VP for the most and 2 for the second. Two tied for the most: 4 each. Three tied: 3 each. Two tied for second: 1 each. Alone in a row: 7.</source>
        <translation>- **[[ballroom:goldener-strauss]]&#xa0;:** chaque rangée à part, 7&#xa0;PV pour le plus de danseurs et 2 pour le deuxième. Deux à égalité en tête&#xa0;: 4 chacun. Trois à égalité&#xa0;: 3 chacun. Deux à égalité pour la deuxième place&#xa0;: 1 chacun. Seul dans une rangée&#xa0;: 7.</translation>
    </message>
    <message>
        <source>- **[[ballroom:odeonsaal]]:** 1, 4, 9 or 16 VP for one to four dancers, 25 for five or more. With six dancers: 25 VP.</source>
        <translation>- **[[ballroom:odeonsaal]]&#xa0;:** 1, 4, 9 ou 16&#xa0;PV pour un à quatre danseurs, 25 pour cinq ou plus. Avec six danseurs&#xa0;: 25&#xa0;PV.</translation>
    </message>
    <message>
        <source>- **[[ballroom:zum-sperl]]:** by the number of dancers. Two players score 10 and 3, three or four 15, 10 and 5. Three players with 3, 3 and 1 dancers: 12, 12 and 5. Four tied players: 7 each.</source>
        <translation>- **[[ballroom:zum-sperl]]&#xa0;:** selon le nombre de danseurs. À deux joueurs, 10 et 3&#xa0;PV&#x202f;; à trois ou quatre, 15, 10 et 5. Trois joueurs avec 3, 3 et 1&#xa0;danseurs&#xa0;: 12, 12 et 5. Quatre joueurs à égalité&#xa0;: 7 chacun.</translation>
    </message>
    <message>
        <source>- **[[ballroom:zur-kettenbruecke]]:** 7 VP for every second dancer. With 1, 4 and 3 dancers: 0, 14 and 7 VP.</source>
        <translation>- **[[ballroom:zur-kettenbruecke]]&#xa0;:** 7&#xa0;PV tous les deux danseurs. Avec 1, 4 et 3&#xa0;danseurs&#xa0;: 0, 14 et 7&#xa0;PV.</translation>
    </message>
    <message>
        <source>Staff of the ballrooms</source>
        <translation>Le Personnel des salles de bal</translation>
    </message>
    <message>
        <source>- [[staff:119]] and [[staff:125]] react to a die as [[staff:14]] does: before or after the main action. The krone of [[staff:119]] comes even if no dancer is sent.</source>
        <translation>- [[staff:119]] et [[staff:125]] réagissent à un dé comme [[staff:14]]&#xa0;: avant ou après l’action principale. La Couronne de [[staff:119]] vient même si aucun danseur n’est envoyé.</translation>
    </message>
    <message>
        <source>- [[staff:121]] and [[staff:131]] react after the main action, [[staff:124]] at once when the die is taken.</source>
        <translation>- [[staff:121]] et [[staff:131]] réagissent après l’action principale, [[staff:124]] dès que le dé est pris.</translation>
    </message>
    <message>
        <source>- [[staff:127]] sends up to two dancers, in this order: the first for 2 champagne less, the second for 1 less.</source>
        <translation>- [[staff:127]] envoie jusqu’à deux danseurs, dans cet ordre&#xa0;: le premier pour 2&#xa0;Champagnes de moins, le second pour 1 de moins.</translation>
    </message>
    <message>
        <source>- [[staff:130]] pays for each dancer you send, by whatever means.</source>
        <translation>- [[staff:130]] réagit à chaque danseur que vous envoyez, par quelque moyen que ce soit.</translation>
    </message>
    <message>
        <source>- [[staff:132]] gives its champagne after the VP of the objective, for each of your markers on common objectives.</source>
        <translation>- [[staff:132]] donne son Champagne après les PV de l’Objectif, pour chacun de vos marqueurs sur les Objectifs communs.</translation>
    </message>
    <message>
        <source>- [[staff:133]] is offered right after another staff card and its effect, once per round; not later, and not on itself.</source>
        <translation>- La carte [[staff:133]] est proposée juste après une autre carte Personnel et son effet, une fois par manche&#x202f;; pas plus tard, et pas pour elle-même.</translation>
    </message>
    <message>
        <source>- [[staff:126]] scores 2 VP for each of your dancers in all ballrooms and on the balcony. [[staff:29]] may copy it, for its owner’s dancers.</source>
        <translation>- [[staff:126]] rapporte 2&#xa0;PV pour chacun de vos danseurs, dans toutes les salles de bal et au balcon. [[staff:29]] peut copier cette carte&#x202f;; comptent alors les danseurs de qui copie.</translation>
    </message>
    <message>
        <source>Objectives and Emperor tiles of the ballrooms</source>
        <translation>Objectifs et tuiles Empereur des salles de bal</translation>
    </message>
    <message>
        <source>- [[objective:A5]] looks at the champagne in the kitchen, not on guests. You keep it when you claim.</source>
        <translation>- [[objective:A5]] regarde le Champagne en cuisine, pas celui des Hôtes. Vous le gardez en réclamant l’Objectif.</translation>
    </message>
    <message>
        <source>- [[objective:B5]] counts dancers in all ballrooms, scored ones and the balcony included.</source>
        <translation>- [[objective:B5]] compte les danseurs de toutes les salles de bal, décomptées ou non, et du balcon.</translation>
    </message>
    <message>
        <source>- [[objective:C5]] counts green guests that were completed, whether they took a room or went to a ball.</source>
        <translation>- [[objective:C5]] compte les Hôtes verts satisfaits, qu’ils aient pris une Chambre ou soient allés au bal.</translation>
    </message>
    <message>
        <source>- [[emperor:B5]] brings you a dancer at no cost, row bonus and room bonus included. The ballroom about to be scored is still open to it.</source>
        <translation>- [[emperor:B5]] vous offre un danseur gratuitement, bonus de rangée et bonus de salle compris. La salle qui va être décomptée lui est encore ouverte.</translation>
    </message>
    <message>
        <source>- The penalty of [[emperor:B5]] takes one of your dancers from the middle ballroom, that of [[emperor:C5]] two from the right one or the balcony. You choose which.</source>
        <translation>- La pénalité de la tuile [[emperor:B5]] retire un de vos danseurs de la salle de bal du milieu, celle de la tuile [[emperor:C5]] deux de celle de droite ou du balcon. Vous choisissez lesquels.</translation>
    </message>
    <message>
        <source>Dancers taken in this way leave the game, and their spaces are free again.</source>
        <translation>Les danseurs ainsi perdus quittent la partie, et leurs cases redeviennent libres.</translation>
    </message>
    <message>
        <source>Vienna Ballrooms</source>
        <translation>Salles de bal de Vienne</translation>
    </message>
    <message>
        <source>Celebrities: coloured dice</source>
        <translation>Célébrités&#xa0;: les dés de couleur</translation>
    </message>
    <message>
        <source>A red, a yellow and a blue die replace three of the white ones; the number of dice stays the same. The **lounge** shows one celebrity for each colour.</source>
        <translation>Un dé rouge, un jaune et un bleu remplacent trois des dés blancs&#x202f;; le nombre de dés ne change pas. Le **salon** montre une célébrité pour chaque couleur.</translation>
    </message>
    <message>
        <source>A coloured die is a die like any other and counts for the strength of its space. Whoever takes it takes the celebrity of its colour too and **scores its VP at once**. The effect is yours until the end of the round.</source>
        <translation>Un dé de couleur est un dé comme les autres et compte pour la force de sa case. Qui le prend prend aussi la célébrité de sa couleur et **marque aussitôt ses PV**. L’effet est à lui jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>If white and coloured dice lie on the space you use, you choose which one you take.</source>
        <translation>S’il y a des dés blancs et des dés de couleur sur la case utilisée, vous choisissez lequel prendre.</translation>
    </message>
    <message>
        <source>The effect already holds for the main action of that very die, but not for the VP of its own tile.</source>
        <translation>L’effet vaut déjà pour l’action principale de ce dé même, mais pas pour les PV de la célébrité elle-même.</translation>
    </message>
    <message>
        <source>[[guest:97]] takes no die, and so no celebrity.</source>
        <translation>[[guest:97]] ne prend pas de dé, donc pas de célébrité.</translation>
    </message>
    <message>
        <source>The die for the dustbin is a white one as long as there is any. Coloured dice are rolled again with the rest and keep their celebrities.</source>
        <translation>C’est un dé blanc qui va à la poubelle, tant qu’il y en a. Les dés de couleur sont relancés avec les autres et gardent leurs célébrités.</translation>
    </message>
    <message>
        <source>The lounge at the end of a round</source>
        <translation>Le salon à la fin d’une manche</translation>
    </message>
    <message>
        <source>Celebrities stay with their owners until the end of the round and leave before any scoring. After every round but the last the lounge is then filled again:</source>
        <translation>Les célébrités restent jusqu’à la fin de la manche et s’en vont avant tout décompte. Après chaque manche sauf la dernière, le salon est alors complété&#xa0;:</translation>
    </message>
    <message>
        <source>- Celebrities that were taken are discarded.</source>
        <translation>- Les célébrités prises sont défaussées.</translation>
    </message>
    <message>
        <source>- Those left move to the right. If nobody was taken, the one on the right is discarded.</source>
        <translation>- Celles qui restent glissent vers la droite. Si aucune n’a été prise, celle de droite est défaussée.</translation>
    </message>
    <message>
        <source>- New ones enter from the left. From the left the colours are red, yellow and blue.</source>
        <translation>- Les nouvelles entrent par la gauche. De gauche à droite, les couleurs sont rouge, jaune et bleu.</translation>
    </message>
    <message>
        <source>When the pile is empty, the discards are shuffled to make a new one.</source>
        <translation>Quand la pile est vide, on mélange la défausse pour en refaire une.</translation>
    </message>
    <message>
        <source>**Example:** [[celebrity:8]] stands above the red die, [[celebrity:7]] above the yellow one and [[celebrity:11]] above the blue one. Only the yellow die was taken. Now [[celebrity:8]] moves on to yellow, [[celebrity:11]] stays with blue, and somebody new comes in at red.</source>
        <translation>**Exemple&#xa0;:** [[celebrity:8]] est au-dessus du dé rouge, [[celebrity:7]] au-dessus du jaune et [[celebrity:11]] au-dessus du bleu. Seul le dé jaune a été pris. [[celebrity:8]] passe alors au jaune, [[celebrity:11]] reste au bleu, et une nouvelle arrive au rouge.</translation>
    </message>
    <message>
        <source>What the celebrities do</source>
        <translation>Ce que font les célébrités</translation>
    </message>
    <message>
        <source>- **For each source:** [[celebrity:3]] adds 2 VP to VP, [[celebrity:12]] 1 step to steps on the Emperor track. What they add does not set them off again.</source>
        <translation>- **À chaque source&#xa0;:** [[celebrity:3]] ajoute 2&#xa0;PV à tout gain de PV, [[celebrity:12]] 1&#xa0;case à toute avancée sur la piste Empereur. Ce qui s’ajoute ne compte pas de nouveau.</translation>
    </message>
    <message>
        <source>- **After each source:** steps let you play a staff card for 2 krones less with [[celebrity:1]]; krones let you prepare a room for 1 krone less with [[celebrity:4]].</source>
        <translation>- **Après chaque source&#xa0;:** une avancée sur la piste Empereur permet de jouer une carte Personnel pour 2&#xa0;Couronnes de moins avec [[celebrity:1]]&#x202f;; des Couronnes, de préparer une Chambre pour 1&#xa0;Couronne de moins avec [[celebrity:4]].</translation>
    </message>
    <message>
        <source>- **After each staff card:** [[celebrity:8]] gives 2 items of your choice, [[celebrity:5]] 1 champagne and 2 VP, once the effect of the card is done.</source>
        <translation>- **Après chaque carte Personnel&#xa0;:** [[celebrity:8]] donne 2&#xa0;éléments au choix, [[celebrity:5]] 1&#xa0;Champagne et 2&#xa0;PV, une fois l’effet de la carte terminé.</translation>
    </message>
    <message>
        <source>- **Rooms:** with [[celebrity:7]] preparing costs nothing; with [[celebrity:6]] every room you occupy is worth 2 VP.</source>
        <translation>- **Chambres&#xa0;:** avec [[celebrity:7]], préparer ne coûte rien&#x202f;; avec [[celebrity:6]], chaque Chambre que vous occupez rapporte 2&#xa0;PV.</translation>
    </message>
    <message>
        <source>- **Ballrooms:** [[celebrity:9]] gives 1 VP and 1 step for each dancer you send, [[celebrity:10]] 1 item of your choice and 1 VP for each source of champagne.</source>
        <translation>- **Salles de bal&#xa0;:** [[celebrity:9]] donne 1&#xa0;PV et 1&#xa0;case pour chaque danseur que vous envoyez, [[celebrity:10]] 1&#xa0;élément au choix et 1&#xa0;PV pour chaque source de Champagne.</translation>
    </message>
    <message>
        <source>- [[celebrity:2]] exchanges up to four dishes and drinks from the kitchen, once, for as many of other kinds. These may go onto guests.</source>
        <translation>- [[celebrity:2]] échange, une fois, jusqu’à quatre plats et boissons de la cuisine contre autant d’éléments d’autres sortes. Ils peuvent aller sur des Hôtes.</translation>
    </message>
    <message>
        <source>- [[celebrity:11]]: a guest whose order of two or more items lacks one of them may still leave; the missing item may be champagne.</source>
        <translation>- [[celebrity:11]] laisse partir un Hôte à qui manque un élément, fût-ce du Champagne, sur une commande de deux ou plus.</translation>
    </message>
    <message>
        <source>[[celebrity:5]], [[celebrity:9]] and [[celebrity:10]] are in play only with Vienna Ballrooms: twelve celebrities with it, nine without.</source>
        <translation>[[celebrity:5]], [[celebrity:9]] et [[celebrity:10]] ne sont en jeu qu’avec les Salles de bal de Vienne&#xa0;: douze célébrités avec elles, neuf sans.</translation>
    </message>
    <message>
        <source>**Example:** a guest’s reward brings 3 Emperor steps, and a yellow group is full. These are two sources: with [[celebrity:12]] you go 1 step further for each.</source>
        <translation>**Exemple&#xa0;:** la récompense d’un Hôte rapporte 3&#xa0;cases sur la piste Empereur, et un groupe jaune est complet. Ce sont deux sources&#xa0;: avec [[celebrity:12]], vous avancez de 1&#xa0;case de plus à chacune.</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Célébrités</translation>
    </message>
    <message>
        <source>Elisabeth, who dances</source>
        <translation>Élisabeth, qui danse</translation>
    </message>
    <message>
        <source>Elisabeth is your opponent when you play alone with Vienna Ballrooms, with Celebrities or with both. Otherwise it is Leopold, even with Unique Hotels and Some More.</source>
        <translation>Élisabeth est votre adversaire quand vous jouez en solo avec les Salles de bal de Vienne, avec les Célébrités ou avec les deux. Sinon c’est Léopold, même avec les Hôtels uniques et «&#x202f;Vous en voulez plus&#x202f;?&#x202f;».</translation>
    </message>
    <message>
        <source>All rules for Leopold hold for her, unless this chapter says something else. She has 20 instruction cards of her own.</source>
        <translation>Toutes les règles de Léopold valent pour elle, sauf si ce chapitre dit autre chose. Elle a 20&#xa0;cartes Instruction à elle.</translation>
    </message>
    <message>
        <source>You win only with **more** VP than she has.</source>
        <translation>Vous ne gagnez qu’avec **plus** de PV qu’elle.</translation>
    </message>
    <message>
        <source>Elisabeth: setting up</source>
        <translation>Élisabeth&#xa0;: la mise en place</translation>
    </message>
    <message>
        <source>- As with Leopold: she has the turn order tile 1/4 in round 1, the night side and five unseen cards for the end of the game; you keep six of ten staff cards.</source>
        <translation>- Comme avec Léopold&#xa0;: elle a la tuile d’ordre du tour&#xa0;1/4 à la manche&#xa0;1, la face nuit et cinq cartes de fin de partie face cachée&#x202f;; vous gardez six cartes Personnel sur dix.</translation>
    </message>
    <message>
        <source>- With Vienna Ballrooms [[staff:126]] is among the cards those five are drawn from.</source>
        <translation>- Avec les Salles de bal de Vienne, [[staff:126]] est parmi les cartes d’où l’on tire ces cinq-là.</translation>
    </message>
    <message>
        <source>- You have one rehearsal room, drawn at random, and 1 champagne. She has neither; her 10 dancers stand beside her hotel.</source>
        <translation>- Vous avez une salle de répétition tirée au hasard et 1&#xa0;Champagne. Elle n’a ni salle ni Champagne&#x202f;; ses 10&#xa0;danseurs sont à côté de son hôtel.</translation>
    </message>
    <message>
        <source>- With Unique Hotels you start with 7 krones and choose one of three entrances, and she has one of the four solo entrances.</source>
        <translation>- Avec Hôtels uniques, vous commencez avec 7&#xa0;Couronnes et choisissez une entrée sur trois&#x202f;; elle a l’une des quatre entrées solo.</translation>
    </message>
    <message>
        <source>All changes are added together: first those of the solo game, then entrances, rehearsal room, guest and rooms.</source>
        <translation>Tous les changements s’ajoutent&#xa0;: d’abord ceux du solo, puis entrées, salle de répétition, Hôte et Chambres.</translation>
    </message>
    <message>
        <source>Elisabeth: the three levels</source>
        <translation>Élisabeth&#xa0;: les trois niveaux</translation>
    </message>
    <message>
        <source>As on Leopold’s cards a symbol counts at its level and above. In her whole deck there are:</source>
        <translation>Comme sur les cartes de Léopold, un symbole compte à partir de son niveau. Dans toute sa pioche, cela fait&#xa0;:</translation>
    </message>
    <message>
        <source>| Symbols | Easy | Medium | Hard |</source>
        <translation>| Symboles | Facile | Moyen | Difficile |</translation>
    </message>
    <message>
        <source>| Guests | 19 | 21 | 23 |</source>
        <translation>| Hôtes | 19 | 21 | 23 |</translation>
    </message>
    <message>
        <source>| of them dancing | 5 | 5 | 5 |</source>
        <translation>| dont dansants | 5 | 5 | 5 |</translation>
    </message>
    <message>
        <source>| Dancers below | 4 | 5 | 6 |</source>
        <translation>| Danseurs en bas | 4 | 5 | 6 |</translation>
    </message>
    <message>
        <source>| Emperor | 11 | 12 | 12 |</source>
        <translation>| Empereur | 11 | 12 | 12 |</translation>
    </message>
    <message>
        <source>| Objectives | 9 | 11 | 14 |</source>
        <translation>| Objectifs | 9 | 11 | 14 |</translation>
    </message>
    <message>
        <source>| Staff | 3 | 4 | 5 |</source>
        <translation>| Personnel | 3 | 4 | 5 |</translation>
    </message>
    <message>
        <source>Elisabeth: her guests</source>
        <translation>Élisabeth&#xa0;: ses Hôtes</translation>
    </message>
    <message>
        <source>She chooses her guests as Leopold does, even where a dancer stands beside the symbol: by colour, then by VP, then by the hand. If all rooms of the colour are occupied, she takes the best guest of any colour she can still house.</source>
        <translation>Elle choisit ses Hôtes comme Léopold, même quand un danseur est à côté du symbole&#xa0;: par couleur, puis par PV, puis selon la main. Si toutes les Chambres de la couleur sont occupées, elle prend le meilleur Hôte qu’elle peut encore loger, quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>**With a dancer**, if Vienna Ballrooms is in play: she scores the VP of the card, it is discarded, and one of her dancers goes to a ballroom. No room is placed, and there is no reward.</source>
        <translation>**Avec un danseur**, si les Salles de bal de Vienne sont en jeu&#xa0;: elle marque les PV de la carte, qui est défaussée, et l’un de ses danseurs va dans une salle de bal. On ne pose pas de Chambre, et il n’y a pas de récompense.</translation>
    </message>
    <message>
        <source>Without Vienna Ballrooms the dancer means nothing, and the guest takes a room.</source>
        <translation>Sans les Salles de bal de Vienne, le danseur ne signifie rien, et l’Hôte prend une Chambre.</translation>
    </message>
    <message>
        <source>If she has no dancer left, the guest takes a room as well. If there is no guest she can house, she takes none, and the dancer beside the symbol stays at home.</source>
        <translation>S’il ne lui reste plus de danseur, l’Hôte prend aussi une Chambre. S’il n’y a aucun Hôte qu’elle puisse loger, elle n’en prend pas, et le danseur à côté du symbole ne bouge pas.</translation>
    </message>
    <message>
        <source>For her, guests who may go only to a room or only to a ball may go to either. [[guest:190]] is a green guest like any other to her.</source>
        <translation>Les Hôtes voués aux Chambres ou aux bals ne le sont pas pour elle. [[guest:190]] est pour elle un Hôte vert comme un autre.</translation>
    </message>
    <message>
        <source>Elisabeth: which ballroom</source>
        <translation>Élisabeth&#xa0;: quelle salle de bal</translation>
    </message>
    <message>
        <source>| Round | One arrow | Two arrows |</source>
        <translation>| Manche | Une flèche | Deux flèches |</translation>
    </message>
    <message>
        <source>| 1 to 3 | left | middle |</source>
        <translation>| 1 à 3 | gauche | milieu |</translation>
    </message>
    <message>
        <source>| 4 and 5 | middle | right |</source>
        <translation>| 4 et 5 | milieu | droite |</translation>
    </message>
    <message>
        <source>| 6 and 7 | right | right |</source>
        <translation>| 6 et 7 | droite | droite |</translation>
    </message>
    <message>
        <source>**One arrow** means the ballroom scored next, **two arrows** the one after it. If it is full, the dancer goes to the next one to the right with a free space, or, if there is none, to the balcony.</source>
        <translation>**Une flèche** désigne la prochaine salle de bal à décompter, **deux flèches** la suivante. Si elle est pleine, le danseur va dans la première, vers la droite, qui a une case libre, et à défaut au balcon.</translation>
    </message>
    <message>
        <source>A dancer in the lower part of the card is one more, without a guest, whatever happened above.</source>
        <translation>Un danseur dans le bas de la carte en fait un de plus, sans Hôte, quoi qu’il se soit passé au-dessus.</translation>
    </message>
    <message>
        <source>Elisabeth: her die, and celebrities</source>
        <translation>Élisabeth&#xa0;: son dé et les célébrités</translation>
    </message>
    <message>
        <source>- **A coloured symbol:** she takes the coloured die whose celebrity has the most VP. If there is none, or Celebrities is not in play, she takes a die from the space with the most dice. The hand breaks ties; the lounge is read from the left: red, yellow, blue.</source>
        <translation>- **Un symbole de couleur&#xa0;:** elle prend le dé de couleur dont la célébrité a le plus de PV. S’il n’y en a pas, ou si les Célébrités ne sont pas en jeu, elle prend un dé de la case qui en a le plus. La main tranche les égalités&#x202f;; le salon se lit de gauche à droite&#xa0;: rouge, jaune, bleu.</translation>
    </message>
    <message>
        <source>- **Any other symbol:** she chooses the space as Leopold does. If there is a coloured die, she takes it; of several, the one with the best celebrity.</source>
        <translation>- **Tout autre symbole&#xa0;:** elle choisit la case comme Léopold. S’il y a là un dé de couleur, elle le prend&#x202f;; s’il y en a plusieurs, celui de la meilleure célébrité.</translation>
    </message>
    <message>
        <source>| Die | Instead of the effect |</source>
        <translation>| Dé | Au lieu de l’effet |</translation>
    </message>
    <message>
        <source>| red | one step on the objective where she is least advanced |</source>
        <translation>| rouge | une étape sur l’Objectif où elle est le moins avancée |</translation>
    </message>
    <message>
        <source>| yellow | 2 steps on the Emperor track |</source>
        <translation>| jaune | 2&#xa0;cases sur la piste Empereur |</translation>
    </message>
    <message>
        <source>| blue | 2 VP |</source>
        <translation>| bleu | 2&#xa0;PV |</translation>
    </message>
    <message>
        <source>The red bonus is not an objective symbol for the stars of [[rule:entrance-nine-stars-inn]]. Her celebrities are discarded at the end of the round.</source>
        <translation>Le bonus rouge n’est pas un symbole d’Objectif pour les étoiles de [[rule:entrance-nine-stars-inn]]. Ses célébrités sont défaussées à la fin de la manche.</translation>
    </message>
    <message>
        <source>Elisabeth: scoring</source>
        <translation>Élisabeth&#xa0;: les décomptes</translation>
    </message>
    <message>
        <source>**Ballrooms:** she scores like a player, with the values for two players. She is ranked against you, and without a dancer she loses 5 VP.</source>
        <translation>**Salles de bal&#xa0;:** elle marque comme un joueur, avec les valeurs pour deux. Elle est classée face à vous, et sans danseur elle perd 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>**Emperor:** she scores her space and goes back; there is no Emperor’s reward and no penalty for her.</source>
        <translation>**Empereur&#xa0;:** elle marque sa case et recule&#x202f;; ni récompense de l’Empereur ni pénalité pour elle.</translation>
    </message>
    <message>
        <source>**The end:** her rooms by floor and her end cards turned face up, [[staff:126]] for her own dancers. She has no krones, items or guests to count.</source>
        <translation>**La fin&#xa0;:** ses Chambres selon l’étage et ses cartes de fin de partie révélées, [[staff:126]] pour ses propres danseurs. Elle n’a ni Couronnes, ni éléments, ni Hôtes à compter.</translation>
    </message>
    <message>
        <source>**Examples:** [[ballroom:zum-sperl]], you and she with two dancers each: 6 VP for both. [[ballroom:odeonsaal]], she with three and you with none: 9 VP for her, 5 VP lost for you.</source>
        <translation>**Exemples&#xa0;:** [[ballroom:zum-sperl]], vous et elle avec deux danseurs chacun&#xa0;: 6&#xa0;PV pour vous comme pour elle. [[ballroom:odeonsaal]], elle avec trois et vous sans aucun&#xa0;: 9&#xa0;PV pour elle, 5&#xa0;PV perdus pour vous.</translation>
    </message>
    <message>
        <source>Elisabeth: examples</source>
        <translation>Élisabeth&#xa0;: exemples</translation>
    </message>
    <message>
        <source>**Card 214 in round 2:** the best red guest, their VP, and a dancer in the bottom row of the middle ballroom. The same card in round 6 sends the dancer to the right ballroom.</source>
        <translation>**Carte 214 à la manche&#xa0;2&#xa0;:** le meilleur Hôte rouge, ses PV, et un danseur dans la rangée du bas de la salle du milieu. À la manche&#xa0;6, la même carte envoie le danseur dans celle de droite.</translation>
    </message>
    <message>
        <source>**Card 228 in round 4, Medium:** the best guest of any colour she can house dances in the middle ballroom, and a second dancer follows there. The objective symbol counts only at Hard. If the middle ballroom is full, both go to the right one.</source>
        <translation>**Carte 228 à la manche&#xa0;4, Moyen&#xa0;:** le meilleur Hôte qu’elle peut loger, quelle que soit sa couleur, danse dans la salle du milieu, et un second danseur l’y suit. Le symbole d’Objectif ne compte qu’au niveau Difficile. Si la salle du milieu est pleine, les deux vont dans celle de droite.</translation>
    </message>
    <message>
        <source>**Card 232 in round 7**, one space free in the right ballroom: the yellow guest takes a room, and the dancer of the second guest has the last space. One more would stand on the balcony.</source>
        <translation>**Carte 232 à la manche&#xa0;7**, une case libre dans la salle de droite&#xa0;: l’Hôte jaune prend une Chambre, et le danseur du second Hôte prend la dernière case. Un de plus serait au balcon.</translation>
    </message>
    <message>
        <source>**Card 230 with Celebrities**, the red die gone, yellow with a celebrity of 2 VP, blue with one of 4 VP: she takes the blue die, wherever it lies, for 4 VP and 2 VP more.</source>
        <translation>**Carte 230 avec les Célébrités**, le dé rouge parti, le jaune avec une célébrité à 2&#xa0;PV, le bleu avec une à 4&#xa0;PV&#xa0;: elle prend le dé bleu, où qu’il soit, pour 4&#xa0;PV et 2&#xa0;PV de plus.</translation>
    </message>
    <message>
        <source>Solo against Elisabeth</source>
        <translation>En solo face à Élisabeth</translation>
    </message>
    <message>
        <source>Some More: new cards</source>
        <translation>Vous en voulez plus&#x202f;? Les nouvelles cartes</translation>
    </message>
    <message>
        <source>This module has no rules of its own. It brings the staff cards 166 to 179 and the objectives and Emperor tiles A6, B6 and C6.</source>
        <translation>Ce module n’a pas de règles à lui. Il apporte les cartes Personnel 166 à 179 et les Objectifs et tuiles Empereur A6, B6 et C6.</translation>
    </message>
    <message>
        <source>- **Flipped once per game:** [[staff:166]], [[staff:167]], [[staff:168]], [[staff:169]], [[staff:172]], [[staff:174]], [[staff:178]] and [[staff:179]]. See [[rule:turning-down]].</source>
        <translation>- **Retournées une fois dans la partie&#xa0;:** [[staff:166]], [[staff:167]], [[staff:168]], [[staff:169]], [[staff:172]], [[staff:174]], [[staff:178]] et [[staff:179]]. Voir [[rule:turning-down]].</translation>
    </message>
    <message>
        <source>[[staff:175]] gives two items of other kinds than the two you paid. [[staff:177]] is paid with two steps back on the Emperor track.</source>
        <translation>[[staff:175]] donne deux éléments d’autres sortes que les deux payés. [[staff:177]] se paie de deux cases en arrière sur la piste Empereur.</translation>
    </message>
    <message>
        <source>Flipping a card</source>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>Eight cards wait for an event. When it has happened, you may flip the card, once per game, and use its effect.</source>
        <translation>Huit cartes attendent qu’un événement se produise. Après lui, et une fois dans la partie, vous pouvez retourner la carte et profiter de son effet.</translation>
    </message>
    <message>
        <source>Several cards at once are flipped in an order of your choice. Flipping a card is an action of its own and may set off another card.</source>
        <translation>Plusieurs cartes à la fois se retournent dans l’ordre de votre choix. Retourner une carte est une action à part, qui peut en déclencher une autre.</translation>
    </message>
    <message>
        <source>A flipped card stays in play: it still counts as a staff card.</source>
        <translation>Une carte retournée reste en jeu&#xa0;: elle compte toujours comme carte Personnel.</translation>
    </message>
    <message>
        <source>- [[staff:167]], [[staff:168]] and [[staff:169]] ask for an order of three or more items, champagne included, of a blue, red or yellow guest who leaves for a room or a ball.</source>
        <translation>- [[staff:167]], [[staff:168]] et [[staff:169]] demandent une commande d’au moins trois éléments, Champagne compris, d’un Hôte bleu, rouge ou jaune qui part pour une Chambre ou pour un bal.</translation>
    </message>
    <message>
        <source>- [[staff:172]] asks for three drinks, [[staff:174]] for three dishes from one action. What one action gives is added up, wherever it goes; champagne is neither.</source>
        <translation>- [[staff:172]] demande trois boissons, [[staff:174]] trois plats d’une même action. Ce que donne une action s’additionne, où que cela aille&#x202f;; le Champagne n’est ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>- [[staff:178]] asks for a group of three or four as it is printed on the board, filled by that action.</source>
        <translation>- [[staff:178]] demande un groupe de trois ou quatre Chambres tel qu’imprimé sur le plateau, complété par cette action.</translation>
    </message>
    <message>
        <source>**Example:** action 2 at strength 3 brings 2 wine and 1 coffee. That is three drinks from one action: [[staff:172]] may be flipped for 5 steps. With 1 wine, 1 coffee and 1 champagne it would be only two.</source>
        <translation>**Exemple&#xa0;:** l’action&#xa0;2 avec une force de 3 rapporte 2&#xa0;Vins et 1&#xa0;Café. Cela fait trois boissons d’une même action&#xa0;: la carte [[staff:172]] peut être retournée pour 5&#xa0;cases. Avec 1&#xa0;Vin, 1&#xa0;Café et 1&#xa0;Champagne, il n’y en aurait que deux.</translation>
    </message>
    <message>
        <source>Objectives and Emperor tiles of Some More</source>
        <translation>Objectifs et tuiles Empereur de «&#x202f;Vous en voulez plus&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>- [[objective:A6]]: three strudel, three cake, three wine and three coffee in the kitchen.</source>
        <translation>- [[objective:A6]]&#xa0;: trois Strudels, trois Gâteaux, trois Vins et trois Cafés en cuisine.</translation>
    </message>
    <message>
        <source>- [[objective:B6]]: three occupied rooms on the top floor, in any columns.</source>
        <translation>- [[objective:B6]]&#xa0;: trois Chambres occupées à l’étage du haut, dans n’importe quelles colonnes.</translation>
    </message>
    <message>
        <source>- [[objective:C6]]: five completed guests with orders of three or more items, for rooms or balls.</source>
        <translation>- [[objective:C6]]&#xa0;: cinq Hôtes satisfaits dont la commande compte au moins trois éléments, Chambre ou bal.</translation>
    </message>
    <message>
        <source>- [[emperor:A6]] gives 2 krones and a dish or drink. Its penalty takes 2 krones and a dish or drink of your choice from the kitchen, never champagne. Without 2 krones, or with no dish or drink in the kitchen, you lose 5 VP instead.</source>
        <translation>- [[emperor:A6]] donne 2&#xa0;Couronnes et un plat ou une boisson. Sa pénalité prend 2&#xa0;Couronnes et un plat ou une boisson de votre choix en cuisine, jamais de Champagne. Sans 2&#xa0;Couronnes, ou sans plat ni boisson en cuisine, vous perdez 5&#xa0;PV à la place.</translation>
    </message>
    <message>
        <source>- [[emperor:B6]] lets you draw three staff cards and score 4 VP; its penalty takes three from your hand.</source>
        <translation>- [[emperor:B6]] vous laisse piocher trois cartes Personnel et marquer 4&#xa0;PV&#x202f;; sa pénalité en prend trois de votre main.</translation>
    </message>
    <message>
        <source>- [[emperor:C6]] gives 5 VP for each common objective you have claimed. Its penalty leaves you without a krone and with an empty kitchen.</source>
        <translation>- [[emperor:C6]] donne 5&#xa0;PV pour chaque Objectif commun que vous avez réclamé. Sa pénalité vous laisse sans une Couronne et la cuisine vide.</translation>
    </message>
    <message>
        <source>Some More</source>
        <translation>Vous en voulez plus&#x202f;?</translation>
    </message>
    <message>
        <source>Promotional cards with Vienna Ballrooms</source>
        <translation>Cartes promotionnelles avec les Salles de bal de Vienne</translation>
    </message>
    <message>
        <source>The cards 183 to 187 need Vienna Ballrooms. They stay out unless you ask for the promotional cards.</source>
        <translation>Les cartes 183 à 187 demandent les Salles de bal de Vienne. Elles restent de côté tant que vous ne demandez pas les cartes promotionnelles.</translation>
    </message>
    <message>
        <source>- [[staff:183]]: 1 krone, once in each action in which you pay champagne, for a space, for [[staff:122]] or for [[guest:190]]. Serving champagne is not a payment.</source>
        <translation>- [[staff:183]]&#xa0;: 1&#xa0;Couronne, une fois dans chaque action durant laquelle vous payez du Champagne, pour une case, pour [[staff:122]] ou pour [[guest:190]]. Servir du Champagne n’est pas payer.</translation>
    </message>
    <message>
        <source>- [[guest:184]] goes only to a ball and takes a second dancer onto the same space, for one price and one row bonus. Then each of your dancers in the ballrooms is worth 1 VP.</source>
        <translation>- [[guest:184]] ne va qu’au bal et emmène un second danseur sur la même case, pour un seul prix et un seul bonus de rangée. Puis chacun de vos danseurs dans les salles de bal vaut 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>- [[guest:185]] moves only into a room. You may send a dancer for 1 champagne less per other player; if you do, each other player takes a dish or drink. You score 8 VP in rounds 1 to 3, 5 in rounds 4 and 5, 2 in rounds 6 and 7.</source>
        <translation>- [[guest:185]] ne peut qu’emménager dans une Chambre. Vous pouvez envoyer un danseur pour 1&#xa0;Champagne de moins par autre joueur&#x202f;; dans ce cas, chaque autre joueur prend un plat ou une boisson. Vous marquez 8&#xa0;PV aux manches&#xa0;1 à 3, 5 aux manches&#xa0;4 et 5, 2 aux manches&#xa0;6 et 7.</translation>
    </message>
    <message>
        <source>- [[guest:186]]: the ballroom scored next is scored now, for all, with the 5 VP lost. It stays open and is scored again at its usual time.</source>
        <translation>- [[guest:186]]&#xa0;: la prochaine salle de bal à décompter l’est tout de suite, pour tous, 5&#xa0;PV perdus compris. Elle reste ouverte et sera décomptée de nouveau en son temps.</translation>
    </message>
    <message>
        <source>- [[guest:187]] move only into a room, occupy another one and bring four Emperor steps.</source>
        <translation>- [[guest:187]] ne peuvent qu’emménager dans une Chambre, en occupent une autre et font avancer de quatre cases sur la piste Empereur.</translation>
    </message>
    <message>
        <source>Promotional guests with any module</source>
        <translation>Hôtes promotionnels avec n’importe quel module</translation>
    </message>
    <message>
        <source>The guests 188 to 192 need at least one module of the expansion, whichever it is.</source>
        <translation>Les Hôtes 188 à 192 demandent au moins un module de l’extension, n’importe lequel.</translation>
    </message>
    <message>
        <source>- [[guest:188]] moves only into a room.</source>
        <translation>- [[guest:188]] ne peut qu’emménager dans une Chambre.</translation>
    </message>
    <message>
        <source>- [[guest:189]] needs two vacant rooms side by side on one floor, of any colours. Both are occupied; it is one guest, but what reacts to a room reacts twice.</source>
        <translation>- [[guest:189]] a besoin de deux Chambres libres côte à côte au même étage, de n’importe quelles couleurs. Les deux sont occupées&#x202f;; ce n’est qu’un Hôte, mais ce qui réagit à une Chambre réagit deux fois.</translation>
    </message>
    <message>
        <source>- [[guest:190]] stays at the table and orders nothing. Once per round you may pay 1 item from your kitchen to play a staff card at its printed cost, score 1 VP and advance 1 step. He never counts as completed, never leaves his table, and costs no VP at the end.</source>
        <translation>- [[guest:190]] reste à table et ne commande rien. Une fois par manche, vous pouvez payer 1&#xa0;élément de la cuisine pour jouer une carte Personnel à son coût imprimé, marquer 1&#xa0;PV et avancer de 1&#xa0;case. Il ne coûte pas de PV à la fin, n’est jamais satisfait et garde sa table.</translation>
    </message>
    <message>
        <source>- [[guest:191]] supplies all the wine that the other guests in your café still want.</source>
        <translation>- [[guest:191]] sert tout le Vin que les autres Hôtes de votre café veulent encore.</translation>
    </message>
    <message>
        <source>- [[guest:192]] moves only into a room on floor 1.</source>
        <translation>- [[guest:192]] ne peut emménager que dans une Chambre de l’étage&#xa0;1.</translation>
    </message>
    <message>
        <source>Promotional cards</source>
        <translation>Cartes promotionnelles</translation>
    </message>
    <message>
        <source>A card gives me an item of my choice. May I take champagne?</source>
        <translation>Une carte me donne un élément au choix. Puis-je prendre du Champagne&#x202f;?</translation>
    </message>
    <message>
        <source>No. “Of your choice” means a dish or a drink. Champagne comes only from what names it, and from actions 1 and 2.</source>
        <translation>Non. Au choix veut dire un plat ou une boisson. Le Champagne ne vient que de ce qui le nomme, et des actions&#xa0;1 et 2.</translation>
    </message>
    <message>
        <source>I have strength 3 on action 1. How much champagne can I have?</source>
        <translation>J’ai une force de 3 à l’action&#xa0;1. Combien de Champagne puis-je avoir&#x202f;?</translation>
    </message>
    <message>
        <source>One: 1 strudel, 1 cake and 1 champagne. Of each kind you may have no more than of the kind before it, so the second champagne asks for strength 6.</source>
        <translation>Un&#xa0;: 1&#xa0;Strudel, 1&#xa0;Gâteau et 1&#xa0;Champagne. De chaque sorte, vous ne pouvez avoir plus que de la précédente&#x202f;; un second Champagne demande donc une force de 6.</translation>
    </message>
    <message>
        <source>Does the extra action of [[guest:97]] give champagne?</source>
        <translation>L’action bonus de la carte [[guest:97]] donne-t-elle du Champagne&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, as action 1 or 2 at the strength of the space. But no die is taken: [[staff:119]], [[staff:121]], [[staff:124]], [[staff:125]] and [[staff:131]] do not react.</source>
        <translation>Oui, comme action&#xa0;1 ou 2 avec la force de la case. Mais aucun dé n’est pris&#xa0;: [[staff:119]], [[staff:121]], [[staff:124]], [[staff:125]] et [[staff:131]] ne réagissent pas.</translation>
    </message>
    <message>
        <source>Does champagne count when a card asks for a large order?</source>
        <translation>Le Champagne compte-t-il quand une carte demande une grande commande&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. For [[staff:33]], [[objective:C6]] and cards such as [[staff:167]] each champagne of the printed order is an item.</source>
        <translation>Oui. Pour [[staff:33]], [[objective:C6]] et des cartes comme [[staff:167]], chaque Champagne de la commande imprimée est un élément.</translation>
    </message>
    <message>
        <source>May [[staff:38]] fill an order with champagne in it?</source>
        <translation>La carte [[staff:38]] peut-elle compléter une commande qui contient du Champagne&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, and so may [[staff:174]] and [[staff:179]]. They fill the whole order from the supply. [[staff:24]] makes serving champagne free as well.</source>
        <translation>Oui, de même que [[staff:174]] et [[staff:179]]. Ces cartes complètent toute la commande depuis la réserve. Avec [[staff:24]], servir du Champagne est gratuit aussi.</translation>
    </message>
    <message>
        <source>Do I lose my champagne to the penalty of [[emperor:A2]]?</source>
        <translation>Est-ce que je perds mon Champagne à cause de la pénalité de la tuile [[emperor:A2]]&#x202f;?</translation>
    </message>
    <message>
        <source>No. A penalty that speaks of dishes and drinks neither counts nor takes champagne, in the kitchen or on guests. The same holds for [[emperor:B1]] and [[emperor:A6]]. [[emperor:C6]] takes everything.</source>
        <translation>Non. Une pénalité qui parle de plats et de boissons ne compte ni ne prend le Champagne, en cuisine ou sur les Hôtes. Il en va de même pour [[emperor:B1]] et [[emperor:A6]]. [[emperor:C6]] prend tout.</translation>
    </message>
    <message>
        <source>What is champagne worth at the end?</source>
        <translation>Que vaut le Champagne à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>1 VP for each in the kitchen, like any item. It counts for the tie-break too. Champagne on guests is worth nothing.</source>
        <translation>1&#xa0;PV chacun en cuisine, comme tout élément. Il compte aussi pour départager une égalité. Le Champagne des Hôtes ne vaut rien.</translation>
    </message>
    <message>
        <source>May a guest who dances take a room as well?</source>
        <translation>Un Hôte qui danse peut-il aussi prendre une Chambre&#x202f;?</translation>
    </message>
    <message>
        <source>No, it is one or the other. But the reward, or the row bonus of [[ballroom:odeonsaal]], may occupy a room.</source>
        <translation>Non, c’est l’un ou l’autre. Mais la récompense, ou le bonus de rangée de l’[[ballroom:odeonsaal]], peut occuper une Chambre.</translation>
    </message>
    <message>
        <source>I have no vacant room. May my guest still leave?</source>
        <translation>Je n’ai aucune Chambre libre. Mon Hôte peut-il partir quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, to a ball, if you have a dancer, a free space and its champagne. That is often the best use of a guest whose colour is full.</source>
        <translation>Oui, au bal, si vous avez un danseur, une case libre et son Champagne. C’est souvent le meilleur emploi d’un Hôte dont la couleur est complète.</translation>
    </message>
    <message>
        <source>May I pay for the dancer with the champagne of the same guest’s reward?</source>
        <translation>Puis-je payer le danseur avec le Champagne de la récompense du même Hôte&#x202f;?</translation>
    </message>
    <message>
        <source>No. You pay when the guest leaves; the reward comes later. It can pay for a dancer that the reward itself sends.</source>
        <translation>Non. Vous payez quand l’Hôte part&#x202f;; la récompense vient après. Elle peut payer un danseur qu’elle envoie elle-même.</translation>
    </message>
    <message>
        <source>Is there an occupancy bonus for a guest who dances?</source>
        <translation>Un Hôte qui danse donne-t-il un bonus d’occupation&#x202f;?</translation>
    </message>
    <message>
        <source>No, for no room is occupied. A row bonus of [[ballroom:odeonsaal]] that occupies a room may fill a group, and then there is one.</source>
        <translation>Non, puisqu’aucune Chambre n’est occupée. Si un bonus de rangée de l’[[ballroom:odeonsaal]] en occupe une, elle peut compléter un groupe, et alors il y en a un.</translation>
    </message>
    <message>
        <source>Does [[staff:23]] pay for a guest who goes to a ball?</source>
        <translation>La carte [[staff:23]] réagit-elle à un Hôte qui va au bal&#x202f;?</translation>
    </message>
    <message>
        <source>No, only for rooms that become occupied. [[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] do react, once for the guest.</source>
        <translation>Non, seulement pour les Chambres qui deviennent occupées. [[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] et [[staff:33]] réagissent bien, une fois pour l’Hôte.</translation>
    </message>
    <message>
        <source>Is a dancer sent by a staff card a completed guest?</source>
        <translation>Un danseur envoyé par une carte Personnel est-il un Hôte satisfait&#x202f;?</translation>
    </message>
    <message>
        <source>No, only a guest is. So it counts neither for [[objective:C5]] nor for [[entrance:4]], and it does not set off [[staff:5]]; [[staff:130]] pays all the same.</source>
        <translation>Non, seul un Hôte peut l’être. Il ne compte donc ni pour [[objective:C5]] ni pour [[entrance:4]], et ne déclenche pas [[staff:5]]&#x202f;; [[staff:130]] réagit quand même.</translation>
    </message>
    <message>
        <source>A card makes a dancer 2 champagne cheaper, and the space costs 1. Do I get one back?</source>
        <translation>Une carte baisse le prix d’un danseur de 2&#xa0;Champagnes, et la case en coûte 1. M’en rend-on un&#x202f;?</translation>
    </message>
    <message>
        <source>No. The cost never falls below 0, and what is left of a discount is lost.</source>
        <translation>Non. Le coût ne descend jamais au-dessous de 0, et ce qui reste d’une réduction est perdu.</translation>
    </message>
    <message>
        <source>May I use the row bonus of my first dancer to pay for the second?</source>
        <translation>Le bonus de rangée du premier danseur peut-il payer le second&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, if one card sends both: what the first one sets off comes in between. Nothing else does, not even serving.</source>
        <translation>Oui, si une même carte envoie les deux&#xa0;: ce que le premier déclenche vient entre eux. Rien d’autre, pas même le service.</translation>
    </message>
    <message>
        <source>From which area do I take my dancer?</source>
        <translation>De quelle zone est-ce que je prends mon danseur&#x202f;?</translation>
    </message>
    <message>
        <source>From any you like. Whoever empties the smallest area first has a small bonus early; the four dancers of the largest bring the largest bonus.</source>
        <translation>De celle que vous voulez. Vider d’abord la plus petite donne tôt un petit bonus&#x202f;; les quatre danseurs de la plus grande rapportent le plus gros.</translation>
    </message>
    <message>
        <source>Do dancers ever come back to the rehearsal room?</source>
        <translation>Les danseurs reviennent-ils dans la salle de répétition&#x202f;?</translation>
    </message>
    <message>
        <source>No. Those taken by a penalty leave the game, the others stay in the ballrooms. So each room bonus comes once.</source>
        <translation>Non. Ceux qu’une pénalité retire quittent la partie, les autres restent dans les salles de bal. Chaque bonus de salle ne vient donc qu’une fois.</translation>
    </message>
    <message>
        <source>May I send a dancer to a ballroom that has been scored?</source>
        <translation>Puis-je envoyer un danseur dans une salle de bal déjà décomptée&#x202f;?</translation>
    </message>
    <message>
        <source>No. It is closed for the rest of the game, but the dancers in it stay and count for cards.</source>
        <translation>Non. Elle est fermée pour le reste de la partie, mais ses danseurs restent et comptent pour les cartes.</translation>
    </message>
    <message>
        <source>All ballrooms are full. What can I do?</source>
        <translation>Toutes les salles de bal sont pleines. Que puis-je faire&#x202f;?</translation>
    </message>
    <message>
        <source>There is always the balcony: 3 champagne, no limit, no row bonus. It belongs to the right ballroom and is scored after round 7.</source>
        <translation>Il reste toujours le balcon&#xa0;: 3&#xa0;Champagnes, sans limite, sans bonus de rangée. Il appartient à la salle de droite et se décompte après la manche&#xa0;7.</translation>
    </message>
    <message>
        <source>How does a dancer on the balcony count?</source>
        <translation>Comment compte un danseur du balcon&#x202f;?</translation>
    </message>
    <message>
        <source>As a dancer in the top row of the right ballroom: it makes 3 your highest row in [[ballroom:apollosaal]], and counts for the majority of the top row in [[ballroom:goldener-strauss]].</source>
        <translation>Comme un danseur de la rangée du haut de la salle de droite&#xa0;: à l’[[ballroom:apollosaal]], il fait de 3 votre plus haute rangée, et il compte pour la majorité de la rangée du haut à [[ballroom:goldener-strauss]].</translation>
    </message>
    <message>
        <source>May I fall below zero for a ballroom without a dancer of mine?</source>
        <translation>Puis-je passer au-dessous de zéro pour une salle de bal où je n’ai aucun danseur&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. The 5 VP are lost in any case, and the total may be negative.</source>
        <translation>Oui. Les 5&#xa0;PV sont perdus de toute façon, et le total peut être négatif.</translation>
    </message>
    <message>
        <source>[[ballroom:goldener-strauss]]: two of us tie for the most in a row. What do we get?</source>
        <translation>[[ballroom:goldener-strauss]]&#xa0;: nous sommes deux à égalité en tête d’une rangée. Que recevons-nous&#x202f;?</translation>
    </message>
    <message>
        <source>You share the first and the second rank: 7 and 2 VP make 9, divided by two and rounded down: 4 VP each. A third player in this row gets nothing.</source>
        <translation>Vous partagez le premier et le deuxième rang&#xa0;: 7 et 2&#xa0;PV font 9, divisés par deux et arrondis à l’inférieur&#xa0;: 4&#xa0;PV chacun. Un troisième dans cette rangée ne reçoit rien.</translation>
    </message>
    <message>
        <source>[[ballroom:goldener-strauss]]: I stand in one row only. Do I lose 5 VP for the others?</source>
        <translation>[[ballroom:goldener-strauss]]&#xa0;: je ne suis que dans une rangée. Est-ce que je perds 5&#xa0;PV pour les autres&#x202f;?</translation>
    </message>
    <message>
        <source>No. You lose them only if you have no dancer in the whole ballroom. In rows without you, you are simply not ranked.</source>
        <translation>Non. Vous ne les perdez que si vous n’avez aucun danseur dans toute la salle. Dans les rangées sans vous, vous n’êtes simplement pas classé.</translation>
    </message>
    <message>
        <source>[[ballroom:zum-sperl]] with four players: does the last one get anything?</source>
        <translation>[[ballroom:zum-sperl]] à quatre joueurs&#xa0;: le dernier reçoit-il quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>There are 15, 10 and 5 VP for three ranks, so the fourth gets nothing. If two tie for third, they share 5 VP: 2 each.</source>
        <translation>Il y a 15, 10 et 5&#xa0;PV pour trois rangs&#x202f;; le quatrième ne reçoit donc rien. Si deux sont à égalité pour le troisième, ils partagent 5&#xa0;PV&#xa0;: 2 chacun.</translation>
    </message>
    <message>
        <source>[[ballroom:odeonsaal]]: are six dancers better than five?</source>
        <translation>[[ballroom:odeonsaal]]&#xa0;: six danseurs valent-ils mieux que cinq&#x202f;?</translation>
    </message>
    <message>
        <source>Not here: five or more are worth 25 VP. The sixth may still bring a row bonus, and counts for your cards.</source>
        <translation>Pas ici&#xa0;: cinq ou plus valent 25&#xa0;PV. Le sixième peut encore rapporter un bonus de rangée, et il compte pour vos cartes.</translation>
    </message>
    <message>
        <source>May the Emperor’s reward of [[emperor:B5]] still go to the middle ballroom?</source>
        <translation>La récompense de la tuile [[emperor:B5]] peut-elle encore aller à la salle de bal du milieu&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. The Emperor comes first, and the ballroom is scored after him. So the penalty may take a dancer just before it counts.</source>
        <translation>Oui. L’Empereur vient d’abord, la salle est décomptée après lui. La pénalité peut donc aussi retirer un danseur juste avant qu’il ne compte.</translation>
    </message>
    <message>
        <source>Does [[staff:133]] react to being played itself?</source>
        <translation>La carte [[staff:133]] réagit-elle quand on la joue elle-même&#x202f;?</translation>
    </message>
    <message>
        <source>No, it needs another card, played later. It is offered right after that card and its effect, once per round, and cannot be saved for later.</source>
        <translation>Non, il lui faut une autre carte, jouée plus tard. Elle est proposée juste après cette carte et son effet, une fois par manche, et ne se garde pas pour la suite.</translation>
    </message>
    <message>
        <source>[[guest:186]]: is the ballroom then closed?</source>
        <translation>[[guest:186]]&#xa0;: la salle de bal est-elle fermée ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>No. It is scored now for everybody, 5 VP lost included, stays open, and is scored again after its round. In rounds 1 to 3 it is the left one, in 4 and 5 the middle one, then the right one.</source>
        <translation>Non. Elle est décomptée tout de suite pour tous, 5&#xa0;PV perdus compris, reste ouverte, et l’est de nouveau après sa manche. Aux manches&#xa0;1 à 3 c’est celle de gauche, aux manches&#xa0;4 et 5 celle du milieu, puis celle de droite.</translation>
    </message>
    <message>
        <source>[[guest:184]]: do the two dancers pay twice?</source>
        <translation>[[guest:184]]&#xa0;: les deux danseurs paient-ils deux fois&#x202f;?</translation>
    </message>
    <message>
        <source>No. The second one joins the first on the same space, on the balcony too: one price, one row bonus. But two dancers have been sent: [[staff:130]] and [[celebrity:9]] react twice.</source>
        <translation>Non. Le second rejoint le premier sur la même case, au balcon aussi&#xa0;: un seul prix, un seul bonus de rangée. Mais deux danseurs ont été envoyés&#xa0;: [[staff:130]] et [[celebrity:9]] réagissent deux fois.</translation>
    </message>
    <message>
        <source>[[guest:185]]: when do the others take their items?</source>
        <translation>[[guest:185]]&#xa0;: quand les autres prennent-ils leurs éléments&#x202f;?</translation>
    </message>
    <message>
        <source>As soon as your dancer is sent: in turn order from you on, each puts a dish or drink onto a guest or into the kitchen. You cannot decline this for them, and without the dancer nobody takes anything. A solo opponent counts as another player and takes nothing.</source>
        <translation>Dès que votre danseur est envoyé&#xa0;: dans l’ordre du tour à partir de vous, chacun place un plat ou une boisson sur un Hôte ou en cuisine. Vous ne pouvez pas y renoncer pour eux, et sans le danseur personne ne prend rien. Un adversaire solo compte comme un autre joueur et ne prend rien.</translation>
    </message>
    <message>
        <source>How does [[celebrity:2]] work?</source>
        <translation>Comment agit [[celebrity:2]]&#x202f;?</translation>
    </message>
    <message>
        <source>Once, on your turn: you give up to four dishes and drinks from the kitchen and get as many of other kinds. They go onto guests or back into the kitchen. Three strudel may become a cake, a wine and a coffee, but none of them a strudel.</source>
        <translation>Une fois, à votre tour&#xa0;: vous donnez jusqu’à quatre plats et boissons de la cuisine et en recevez autant d’autres sortes. Ils vont sur des Hôtes ou retournent en cuisine. Trois Strudels peuvent devenir un Gâteau, un Vin et un Café, mais aucun d’eux un Strudel.</translation>
    </message>
    <message>
        <source>No. The exchange knows dishes and drinks alone, on both sides.</source>
        <translation>Non. L’échange ne connaît que plats et boissons, des deux côtés.</translation>
    </message>
    <message>
        <source>With [[celebrity:11]], what exactly may be missing?</source>
        <translation>Avec [[celebrity:11]], que peut-il manquer au juste&#x202f;?</translation>
    </message>
    <message>
        <source>One item, champagne included, of an order of two or more. The guest may then move in or dance, and counts as completed with an order of the printed size.</source>
        <translation>Un élément, fût-ce du Champagne, sur une commande de deux ou plus. L’Hôte peut alors emménager ou danser. Il compte comme satisfait, avec la taille de la commande imprimée.</translation>
    </message>
    <message>
        <source>May a guest with an order of one leave for nothing, thanks to [[celebrity:11]]?</source>
        <translation>Un Hôte qui ne commande qu’un élément peut-il partir sans rien, grâce à [[celebrity:11]]&#x202f;?</translation>
    </message>
    <message>
        <source>No. The order must ask for at least two items.</source>
        <translation>Non. La commande doit compter au moins deux éléments.</translation>
    </message>
    <message>
        <source>A guest scores 4 VP and fills a blue group. How often does [[celebrity:3]] pay?</source>
        <translation>Un Hôte rapporte 4&#xa0;PV et complète un groupe bleu. Combien de fois [[celebrity:3]] rapporte-t-il des PV&#x202f;?</translation>
    </message>
    <message>
        <source>Twice: the VP of the guest and the occupancy bonus are two sources. VP in the reward would be a third. The 2 VP that are added do not count again.</source>
        <translation>Deux fois&#xa0;: les PV de l’Hôte et le bonus d’occupation sont deux sources. Des PV dans la récompense en seraient une troisième. Les 2&#xa0;PV ajoutés ne comptent pas de nouveau.</translation>
    </message>
    <message>
        <source>Does [[celebrity:3]] pay when a ballroom is scored?</source>
        <translation>[[celebrity:3]] rapporte-t-il des PV quand on décompte une salle de bal&#x202f;?</translation>
    </message>
    <message>
        <source>Not at the end of a round: celebrities have left by then, and after round 7 too. But if [[guest:186]] has a ballroom scored early, it is a source for each player who scores VP there.</source>
        <translation>Pas à la fin d’une manche&#xa0;: les célébrités sont déjà parties, après la manche&#xa0;7 aussi. Mais si [[guest:186]] fait décompter une salle de bal plus tôt, c’est une source pour chaque joueur qui y marque des PV.</translation>
    </message>
    <message>
        <source>Does [[celebrity:3]] pay when I lose VP?</source>
        <translation>[[celebrity:3]] rapporte-t-il quelque chose quand je perds des PV&#x202f;?</translation>
    </message>
    <message>
        <source>[[celebrity:12]]: action 4 brings me 3 steps. How many in all?</source>
        <translation>[[celebrity:12]]&#xa0;: l’action&#xa0;4 me rapporte 3&#xa0;cases. Combien en tout&#x202f;?</translation>
    </message>
    <message>
        <source>May [[celebrity:2]] make champagne out of strudel?</source>
        <translation>[[celebrity:2]] peut-il changer du Strudel en Champagne&#x202f;?</translation>
    </message>
    <message>
        <source>Four. The main action is one source, however many steps it brings. What a card that reacts to the die gives is another one.</source>
        <translation>Quatre. L’action principale est une seule source, quel que soit le nombre de cases. Ce que donne une carte qui réagit au dé en est une autre.</translation>
    </message>
    <message>
        <source>[[celebrity:1]]: may I wait with the staff card?</source>
        <translation>[[celebrity:1]]&#xa0;: puis-je attendre pour la carte Personnel&#x202f;?</translation>
    </message>
    <message>
        <source>No. It is offered once the source that brought the steps is over, and can be declined. Each further source of steps offers it anew.</source>
        <translation>Non. Elle est proposée dès que la source qui vous a fait avancer est terminée, et vous pouvez y renoncer. Chaque nouvelle source qui vous fait avancer la propose encore.</translation>
    </message>
    <message>
        <source>Does [[celebrity:8]] react to a card played by an effect?</source>
        <translation>[[celebrity:8]] réagit-elle à une carte jouée par un effet&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, to every staff card that comes into play, by whatever means, after its own effect. Two cards by one effect, as with [[staff:178]], count twice.</source>
        <translation>Oui, à toute carte Personnel qui entre en jeu, par quelque moyen que ce soit, après son propre effet. Deux cartes par un seul effet, comme avec [[staff:178]], font deux fois.</translation>
    </message>
    <message>
        <source>I take the die with [[celebrity:3]]. Do its own VP count for it?</source>
        <translation>Je prends le dé de [[celebrity:3]]. Ses propres PV comptent-ils pour lui&#x202f;?</translation>
    </message>
    <message>
        <source>No. The VP of the tile are scored before the effect holds. It holds for the main action of that die, though.</source>
        <translation>Non. Vous marquez ces PV avant que l’effet ne vaille. Mais il vaut pour l’action principale de ce dé.</translation>
    </message>
    <message>
        <source>Everybody has passed. May a coloured die go to the dustbin?</source>
        <translation>Tous ont passé. Un dé de couleur peut-il aller à la poubelle&#x202f;?</translation>
    </message>
    <message>
        <source>Only if there is no white one left; then it is the blue one, then the yellow, then the red. Otherwise a white one goes, and the coloured ones are rolled again with their celebrities above them.</source>
        <translation>Seulement s’il n’y a plus de dé blanc&#x202f;; c’est alors le bleu, puis le jaune, enfin le rouge. Sinon un blanc y va, et les dés de couleur sont relancés et gardent leurs célébrités.</translation>
    </message>
    <message>
        <source>A white and a red die lie on space 3. Must I take the red one?</source>
        <translation>Un dé blanc et un dé rouge sont sur la case&#xa0;3. Dois-je prendre le rouge&#x202f;?</translation>
    </message>
    <message>
        <source>No, you choose. Both count for the strength, whichever you take.</source>
        <translation>Non, vous choisissez. Les deux comptent pour la force, quel que soit celui que vous prenez.</translation>
    </message>
    <message>
        <source>May I have two celebrities in one round?</source>
        <translation>Puis-je avoir deux célébrités dans une même manche&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, with two coloured dice. Both effects hold until the end of the round, the first one from your first turn on.</source>
        <translation>Oui, avec deux dés de couleur. Les deux effets valent jusqu’à la fin de la manche, le premier dès votre premier tour.</translation>
    </message>
    <message>
        <source>[[celebrity:7]]: what about a discount on rooms?</source>
        <translation>[[celebrity:7]]&#xa0;: que devient une réduction sur les Chambres&#x202f;?</translation>
    </message>
    <message>
        <source>There is nothing left to reduce: each room costs 0, as with [[staff:9]], [[staff:10]] and [[staff:11]]. The rule that rooms lie next to each other stays.</source>
        <translation>Il n’y a plus rien à réduire&#xa0;: chaque Chambre coûte 0, comme avec [[staff:9]], [[staff:10]] et [[staff:11]]. Les Chambres doivent toujours se toucher.</translation>
    </message>
    <message>
        <source>May I get an entrance for nothing?</source>
        <translation>Puis-je avoir une entrée pour rien&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, with a bid of 0 that stands. The last player without a bid always finds one entrance left for 0.</source>
        <translation>Oui, avec une enchère de 0 qui tient. Le dernier joueur sans enchère trouve toujours une entrée à 0.</translation>
    </message>
    <message>
        <source>May I bid krones that my entrance will bring?</source>
        <translation>Puis-je miser des Couronnes que mon entrée va rapporter&#x202f;?</translation>
    </message>
    <message>
        <source>No. A bid is never more than the krones you have, and what the entrance gives comes after you have paid.</source>
        <translation>Non. Une enchère ne dépasse jamais les Couronnes que vous avez, et ce que donne l’entrée vient après le paiement.</translation>
    </message>
    <message>
        <source>[[entrance:3]]: one room fills a column and a floor. How many tokens?</source>
        <translation>[[entrance:3]]&#xa0;: une Chambre complète une colonne et un étage. Combien de jetons&#x202f;?</translation>
    </message>
    <message>
        <source>Two: one for its upper half, one for its lower half, in an order of your choice. There are five in all, and nine floors and columns.</source>
        <translation>Deux&#xa0;: un pour sa moitié supérieure, un pour sa moitié inférieure, dans l’ordre de votre choix. Il y en a cinq en tout, pour neuf étages et colonnes.</translation>
    </message>
    <message>
        <source>[[entrance:7]]: what about a group of one room?</source>
        <translation>[[entrance:7]]&#xa0;: qu’en est-il d’un groupe d’une seule Chambre&#x202f;?</translation>
    </message>
    <message>
        <source>[[entrance:4]]: must the second guest follow at once?</source>
        <translation>[[entrance:4]]&#xa0;: le second Hôte doit-il suivre aussitôt&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, right after the first and the refill; nothing comes in between, not even serving. You need a free table and the krones for the place.</source>
        <translation>Oui, juste après le premier et une fois la file complétée&#x202f;; rien ne vient entre eux, pas même le service. Il vous faut une table libre et les Couronnes de la place.</translation>
    </message>
    <message>
        <source>[[entrance:4]]: an effect gave me a guest. May I take a second one?</source>
        <translation>[[entrance:4]]&#xa0;: un effet m’a donné un Hôte. Puis-je en prendre un second&#x202f;?</translation>
    </message>
    <message>
        <source>No, only after the guest taken by the action of your turn. With [[staff:25]] both of these cost nothing.</source>
        <translation>Non, seulement après l’Hôte pris par l’action de votre tour. Avec [[staff:25]], ces deux-là ne coûtent rien.</translation>
    </message>
    <message>
        <source>[[entrance:2]] adds up my dice. Which number counts if I use space 6?</source>
        <translation>[[entrance:2]] additionne mes dés. Quel nombre compte si j’utilise la case&#xa0;6&#x202f;?</translation>
    </message>
    <message>
        <source>The face of the die, 6, whatever action you do with it. The bonus comes with the second die of the round, before its action.</source>
        <translation>La valeur du dé, 6, quelle que soit l’action que vous en faites. Le bonus vient avec le second dé de la manche, avant son action.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: may I turn a 6 into a 1?</source>
        <translation>[[entrance:9]]&#xa0;: puis-je tourner un 6 en 1&#x202f;?</translation>
    </message>
    <message>
        <source>No. Spaces 1 and 6 are not neighbours.</source>
        <translation>Non. Les cases&#xa0;1 et 6 ne sont pas voisines.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: must I take the die that I have moved?</source>
        <translation>[[entrance:9]]&#xa0;: dois-je prendre le dé que j’ai déplacé&#x202f;?</translation>
    </message>
    <message>
        <source>No, any die on that space, white or coloured. A coloured die that you move keeps its celebrity. Cards ask for the face it has then: a 5 turned to 4 is a 4.</source>
        <translation>Non, n’importe quel dé de cette case, blanc ou de couleur. Un dé de couleur déplacé garde sa célébrité. Les cartes regardent sa valeur du moment&#xa0;: un 5 tourné sur 4 est un 4.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: may I use a space without dice?</source>
        <translation>[[entrance:9]]&#xa0;: puis-je utiliser une case sans dé&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, by moving a die onto it from a neighbouring space. Its strength is then 1, and you may boost.</source>
        <translation>Oui, en y déplaçant un dé d’une case voisine. Sa force est alors de 1, et vous pouvez renforcer.</translation>
    </message>
    <message>
        <source>[[entrance:6]]: may others claim my objectives?</source>
        <translation>[[entrance:6]]&#xa0;: d’autres peuvent-ils réclamer mes Objectifs&#x202f;?</translation>
    </message>
    <message>
        <source>No, they are yours alone. You claim them as an additional action, beside the three common ones.</source>
        <translation>Non, ils sont à vous seul. Vous les réclamez comme action supplémentaire, en plus des trois communs.</translation>
    </message>
    <message>
        <source>[[entrance:8]]: may I step back during the Emperor scoring?</source>
        <translation>[[entrance:8]]&#xa0;: puis-je reculer pendant le décompte de l’Empereur&#x202f;?</translation>
    </message>
    <message>
        <source>No, only on your turn, between two actions, and once in it. Stepping back does not start your turn: you may still pass after it.</source>
        <translation>Non, seulement à votre tour, entre deux actions et une seule fois. Reculer ne commence pas votre tour&#xa0;: vous pouvez encore passer ensuite.</translation>
    </message>
    <message>
        <source>[[entrance:8]]: does [[staff:42]] pay for the Emperor’s reward of my own tile?</source>
        <translation>[[entrance:8]]&#xa0;: la carte [[staff:42]] rapporte-t-elle ses PV pour la récompense de l’Empereur de l’une de mes tuiles&#x202f;?</translation>
    </message>
    <message>
        <source>No. It pays only in the Emperor scoring.</source>
        <translation>Non. Elle ne les rapporte qu’au décompte de l’Empereur.</translation>
    </message>
    <message>
        <source>[[entrance:10]]: are the two row bonuses one source or two?</source>
        <translation>[[entrance:10]]&#xa0;: les deux bonus de rangée font-ils une source ou deux&#x202f;?</translation>
    </message>
    <message>
        <source>Two, so celebrities react twice. You may have one of them and decline the other.</source>
        <translation>Deux, et les célébrités réagissent donc deux fois. Vous pouvez prendre l’un et renoncer à l’autre.</translation>
    </message>
    <message>
        <source>Does a flipped card still count?</source>
        <translation>Une carte retournée compte-t-elle encore&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. It stays in play: for [[staff:32]], [[objective:A3]] and [[emperor:C3]] it is a staff card like the others.</source>
        <translation>Oui. Elle reste en jeu&#xa0;: pour [[staff:32]], [[objective:A3]] et [[emperor:C3]], c’est une carte Personnel comme les autres.</translation>
    </message>
    <message>
        <source>I do not want to flip my card now. May I do it later?</source>
        <translation>Je ne veux pas retourner ma carte maintenant. Puis-je le faire plus tard&#x202f;?</translation>
    </message>
    <message>
        <source>Only after the next such event. It is offered once for each, when the action in which it happened is over.</source>
        <translation>Seulement après le prochain événement de ce genre. C’est proposé une fois pour chacun, quand l’action qui le contenait est terminée.</translation>
    </message>
    <message>
        <source>Do items I exchange count for [[staff:172]] and [[staff:174]]?</source>
        <translation>Les éléments que j’échange comptent-ils pour [[staff:172]] et [[staff:174]]&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. Whatever one action gives is added up, exchanged items too, on guests or in the kitchen. Champagne counts for neither.</source>
        <translation>Oui. Tout ce que donne une action s’additionne, les éléments échangés aussi, sur les Hôtes ou en cuisine. Le Champagne ne compte pour aucune des deux.</translation>
    </message>
    <message>
        <source>What does [[staff:174]] need?</source>
        <translation>Que faut-il à [[staff:174]]&#x202f;?</translation>
    </message>
    <message>
        <source>A guest in the queue and a free table. The guest costs nothing, and the order is filled from the supply.</source>
        <translation>Un Hôte dans la file et une table libre. L’Hôte ne coûte rien, et sa commande est complétée depuis la réserve.</translation>
    </message>
    <message>
        <source>My flipped card lets me play another one. Does that set off a further card?</source>
        <translation>Ma carte retournée m’en laisse jouer une autre. Cela en déclenche-t-il encore une&#x202f;?</translation>
    </message>
    <message>
        <source>It may. Flipping a card is an action of its own, and what it gives counts for the next card, such as [[staff:166]] after three steps.</source>
        <translation>C’est possible. Retourner une carte est une action à part, et ce qu’elle donne compte pour la carte suivante, par exemple [[staff:166]] après trois cases.</translation>
    </message>
    <message>
        <source>[[guest:190]] is still at the table at the end. Do I lose 5 VP?</source>
        <translation>[[guest:190]] est encore à table à la fin. Est-ce que je perds 5&#xa0;PV&#x202f;?</translation>
    </message>
    <message>
        <source>No. He has no order, so he is never completed. He keeps his table and counts for nothing else.</source>
        <translation>Non. Il n’a rien commandé et n’est jamais satisfait. Il garde sa table et ne compte pour rien d’autre.</translation>
    </message>
    <message>
        <source>[[guest:189]]: do both rooms count?</source>
        <translation>[[guest:189]]&#xa0;: les deux Chambres comptent-elles&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. Both are occupied: [[staff:23]] and [[celebrity:6]] react twice, and two groups may be filled. The guest is one guest.</source>
        <translation>Oui. Les deux sont occupées&#xa0;: [[staff:23]] et [[celebrity:6]] réagissent deux fois, et deux groupes peuvent être complétés. L’Hôte, lui, est un seul Hôte.</translation>
    </message>
    <message>
        <source>Which space does Elisabeth’s dancer take?</source>
        <translation>Quelle case prend le danseur d’Élisabeth&#x202f;?</translation>
    </message>
    <message>
        <source>Does Elisabeth pay champagne or get row bonuses?</source>
        <translation>Élisabeth paie-t-elle du Champagne, ou reçoit-elle des bonus de rangée&#x202f;?</translation>
    </message>
    <message>
        <source>Neither. She has no kitchen and no rehearsal room, only her 10 dancers.</source>
        <translation>Ni l’un ni l’autre. Elle n’a ni cuisine ni salle de répétition, seulement ses 10&#xa0;danseurs.</translation>
    </message>
    <message>
        <source>The ballroom of the arrow is full. Where does the dancer go?</source>
        <translation>La salle de bal que désigne la flèche est pleine. Où va le danseur&#x202f;?</translation>
    </message>
    <message>
        <source>To the next ballroom on the right with a free space or, if there is none, to the balcony. She never goes to the left.</source>
        <translation>Dans la première salle de bal, vers la droite, qui a une case libre, et à défaut au balcon. Élisabeth ne va jamais vers la gauche.</translation>
    </message>
    <message>
        <source>Elisabeth has no dancer left. Does a dancing guest still score?</source>
        <translation>Élisabeth n’a plus de danseur. Un Hôte dansant rapporte-t-il encore&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, they take a room like any other guest. Dancers in the lower part of the card then do nothing.</source>
        <translation>Oui, il prend une Chambre comme un autre Hôte. Les danseurs du bas de la carte ne font alors rien.</translation>
    </message>
    <message>
        <source>Does Elisabeth use the effect of her celebrity?</source>
        <translation>Élisabeth utilise-t-elle l’effet de sa célébrité&#x202f;?</translation>
    </message>
    <message>
        <source>Does my [[guest:186]] score the ballroom for Elisabeth too?</source>
        <translation>Mon Hôte [[guest:186]] fait-il décompter la salle de bal pour Élisabeth aussi&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. She is compared like a player and loses 5 VP without a dancer. For [[guest:185]] she counts as another player and takes nothing.</source>
        <translation>Oui. Elle est comparée comme un joueur et perd 5&#xa0;PV sans danseur. Pour [[guest:185]], elle compte comme un autre joueur et ne prend rien.</translation>
    </message>
    <message>
        <source>A hotel that loses rooms keeps the tokens and bonuses it has received; none of them comes twice.</source>
        <translation>Un hôtel qui perd des Chambres garde les jetons et bonus reçus&#x202f;; aucun ne vient deux fois.</translation>
    </message>
    <message>
        <source>What an entrance gives when it is gained is received in turn order, before rehearsal rooms, guests and rooms. What speaks of the first guest or the first rooms waits for these:</source>
        <translation>Ce qu’une entrée donne dès qu’elle vous revient se reçoit dans l’ordre du tour, avant les salles de répétition, les Hôtes et les Chambres. Ce qui parle du premier Hôte ou des premières Chambres attend ceux-ci&#xa0;:</translation>
    </message>
    <message>
        <source>- [[entrance:1]]: you may prepare up to two more rooms, after your three and at their cost.</source>
        <translation>- [[entrance:1]]&#xa0;: vous pouvez préparer jusqu’à deux Chambres de plus, après vos trois et à leur coût.</translation>
    </message>
    <message>
        <source>- [[entrance:3]]: you may prepare a fourth room after your three, at no cost.</source>
        <translation>- [[entrance:3]]&#xa0;: vous pouvez préparer une quatrième Chambre après vos trois, gratuitement.</translation>
    </message>
    <message>
        <source>- [[entrance:4]]: you may choose a second guest right after your first, once the queue has been refilled and before the next player chooses.</source>
        <translation>- [[entrance:4]]&#xa0;: vous pouvez choisir un second Hôte juste après le premier, une fois la file complétée et avant que le joueur suivant ne choisisse.</translation>
    </message>
    <message>
        <source>**[[entrance:7]]** pays for the first room occupied in a group: blue 3 VP, red 2 krones, yellow 2 steps. In a group of one it is the first room and the last: you get both bonuses.</source>
        <translation>**[[entrance:7]]** récompense la première Chambre occupée d’un groupe&#xa0;: bleu 3&#xa0;PV, rouge 2&#xa0;Couronnes, jaune 2&#xa0;cases. Dans un groupe d’une Chambre, c’est la première et la dernière&#xa0;: vous avez les deux bonus.</translation>
    </message>
    <message>
        <source>**[[entrance:9]]** lets you turn one die of a neighbouring space and move it onto the space you are about to use, so that the strength grows by 1. Spaces 1 and 6 are not neighbours. The space may have been empty, and any die there may then be taken. Moving a die and using its new space are one choice.</source>
        <translation>**[[entrance:9]]** vous laisse tourner un dé d’une case voisine et le déplacer sur la case que vous allez utiliser, dont la force augmente de 1. Les cases&#xa0;1 et 6 ne sont pas voisines. La case pouvait être vide, et l’on peut alors y prendre n’importe quel dé. Déplacer un dé et utiliser sa nouvelle case ne font qu’un seul choix.</translation>
    </message>
    <message>
        <source>Its owner receives every row bonus **twice**. The two times are two sources, and each part may be declined.</source>
        <translation>Son propriétaire reçoit **deux fois** chaque bonus de rangée. Les deux fois sont deux sources, et l’on peut renoncer à chaque partie.</translation>
    </message>
    <message>
        <source>- **Auction:** the entrances are sold; then, in turn order, everybody receives what their entrance gives.</source>
        <translation>- **Enchères&#xa0;:** les entrées sont vendues&#x202f;; puis, dans l’ordre du tour, chacun reçoit ce que donne la sienne.</translation>
    </message>
    <message>
        <source>In the same way the penalties of [[emperor:A2]], [[emperor:B1]] and [[emperor:A6]] spare champagne, in the kitchen and on guests. That of [[emperor:C6]] takes everything in the kitchen.</source>
        <translation>De même, les pénalités des tuiles [[emperor:A2]], [[emperor:B1]] et [[emperor:A6]] épargnent le Champagne, en cuisine comme sur les Hôtes. Celle de la tuile [[emperor:C6]] prend tout ce qui est en cuisine.</translation>
    </message>
    <message>
        <source>A **source** is one main action, the VP of one guest, the reward of one guest, or a single bonus, card or tile at work. What a source sets off is a source of its own. What you pay or lose is not a source, nor is change you are given.</source>
        <translation>Une **source** est une action principale, les PV d’un Hôte, la récompense d’un Hôte, ou l’effet d’un seul bonus, d’une seule carte ou d’une seule tuile. Ce qu’une source déclenche est une source à part. Ce que vous payez ou perdez n’en est pas une, la monnaie rendue non plus.</translation>
    </message>
    <message>
        <source>The full rules of the expansion were not available. Much is known from its solo rules and from what its owners have written down; the rest is our own decision, and marked as such.</source>
        <translation>Les règles complètes de l’extension n’étaient pas disponibles. On en connaît beaucoup par ses règles solo et par ce que ses propriétaires ont noté&#x202f;; le reste est notre décision, et signalé comme tel.</translation>
    </message>
    <message>
        <source>The page of every card says which of its values are ours. Whoever owns the box can set them all right, on the page “House values”.</source>
        <translation>La page de chaque carte dit lesquelles de ses valeurs sont de nous. Qui possède la boîte peut toutes les corriger, à la page «&#x202f;Valeurs de la maison&#x202f;».</translation>
    </message>
    <message>
        <source>The card leaves the café, you score its VP and receive its reward. No vacant room is needed, nothing is occupied, and there is no occupancy bonus.</source>
        <translation>La carte quitte le café, vous marquez ses PV et recevez sa récompense. Il ne faut pas de Chambre libre, rien n’est occupé, et il n’y a pas de bonus d’occupation.</translation>
    </message>
    <message>
        <source>Without a dancer, a space or the champagne it cannot be done. One completed guest sends one dancer, whatever the order was.</source>
        <translation>Sans danseur, sans case ou sans ce Champagne, c’est impossible. Un Hôte satisfait envoie un danseur, quelle que soit la commande.</translation>
    </message>
    <message>
        <source>- Where ranks count, only those who have a dancer there are ranked; in [[ballroom:goldener-strauss]], in that row.</source>
        <translation>- Là où le rang compte, seuls sont classés ceux qui ont un danseur sur place&#x202f;; dans [[ballroom:goldener-strauss]], dans cette rangée.</translation>
    </message>
    <message>
        <source>Without a single dancer there you get nothing in any of them, and lose 5 VP.</source>
        <translation>Sans aucun danseur sur place, vous ne recevez rien dans aucune d’elles et perdez 5&#xa0;PV.</translation>
    </message>
    <message>
        <source>- [[staff:122]], [[staff:123]], [[staff:128]] and [[staff:129]] work once per round. A card with a price may be used only while at least part of its effect is possible.</source>
        <translation>- [[staff:122]], [[staff:123]], [[staff:128]] et [[staff:129]] servent une fois par manche. Une carte qui a un prix ne s’utilise que si une part de son effet est possible.</translation>
    </message>
    <message>
        <source>There she takes the lowest row with a free space. She pays no champagne and gets no row bonus.</source>
        <translation>Il y prend la rangée la plus basse qui a une case libre. Élisabeth ne paie pas de Champagne et n’a pas de bonus de rangée.</translation>
    </message>
    <message>
        <source>Of a celebrity she scores the VP and ignores the effect. Instead she gets, by the colour of the die:</source>
        <translation>D’une célébrité, elle marque les PV et ignore l’effet. À sa place, selon la couleur du dé&#xa0;:</translation>
    </message>
    <message>
        <source>- **Once per round, for a price:** [[staff:170]], [[staff:171]], [[staff:173]], [[staff:175]], [[staff:176]] and [[staff:177]]. The price is paid exactly, and only if at least part of the effect is possible.</source>
        <translation>- **Une fois par manche, à un certain prix&#xa0;:** [[staff:170]], [[staff:171]], [[staff:173]], [[staff:175]], [[staff:176]] et [[staff:177]]. Le prix se paie exactement, et seulement si une part de l’effet est possible.</translation>
    </message>
    <message>
        <source>It is offered when the action in which the event happened is over, and only if at least part of the effect is possible. If you decline, the card waits for the next such event.</source>
        <translation>Cela vous est proposé quand l’action qui contenait l’événement est terminée, et seulement si une part de l’effet est possible. Si vous y renoncez, la carte attend le prochain événement de ce genre.</translation>
    </message>
    <message>
        <source>No. What is paid or lost is not a source, nor is change. [[guest:155]] and [[guest:158]] cost their VP, and nothing is added.</source>
        <translation>Non. Pertes, prix et monnaie rendue ne sont pas des sources. [[guest:155]] et [[guest:158]] coûtent leurs PV, et rien ne s’ajoute.</translation>
    </message>
    <message>
        <source>Its room is the first of the group and fills it. You get the bonus of the entrance and the occupancy bonus.</source>
        <translation>Cette Chambre est la première du groupe et le complète. Vous avez le bonus de l’entrée et le bonus d’occupation.</translation>
    </message>
    <message>
        <source>The lowest row with a free space in the ballroom of the arrow. Within a row all spaces are alike. A space she has taken is gone for you, too.</source>
        <translation>La rangée la plus basse qui a une case libre, dans la salle de bal que désigne la flèche. Dans une rangée, toutes les cases se valent. Une case qu’elle a prise ne vous revient plus.</translation>
    </message>
    <message>
        <source>No. She scores the VP and gets the bonus of the colour instead: a step on an objective, two Emperor steps or 2 VP.</source>
        <translation>Non. Elle marque les PV et reçoit, au lieu de l’effet, le bonus de la couleur&#xa0;: une étape sur un Objectif, deux cases sur la piste Empereur ou 2&#xa0;PV.</translation>
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
        <translation>Classique</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Guests</source>
        <translation>Hôtes</translation>
    </message>
    <message>
        <source>Rooms prepared</source>
        <translation>Chambres préparées</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Bonus d’occupation</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Emperor track</source>
        <translation>Piste Empereur</translation>
    </message>
    <message>
        <source>Emperor tiles</source>
        <translation>Tuiles Empereur</translation>
    </message>
    <message>
        <source>Staff during the game</source>
        <translation>Personnel en cours de partie</translation>
    </message>
    <message>
        <source>Hotel entrance</source>
        <translation>Entrée d’hôtel</translation>
    </message>
    <message>
        <source>Staff at the end</source>
        <translation>Personnel de fin de partie</translation>
    </message>
    <message>
        <source>Occupied rooms</source>
        <translation>Chambres occupées</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Items in the kitchen</source>
        <translation>Éléments en cuisine</translation>
    </message>
    <message>
        <source>Guests left in the café</source>
        <translation>Hôtes restés au café</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Empereur</translation>
    </message>
    <message>
        <source>Ballrooms</source>
        <translation>Salles de bal</translation>
    </message>
    <message>
        <source>Rows of ballrooms</source>
        <translation>Rangées des salles de bal</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Salle de répétition</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Célébrités</translation>
    </message>
    <message>
        <source>Own objectives and tiles</source>
        <translation>Objectifs et tuiles personnels</translation>
    </message>
</context>
<context>
    <name>short</name>
    <message numerus="yes">
        <source>%n item(s) of choice</source>
        <translation>
            <numerusform>%n&#xa0;élément au choix</numerusform>
            <numerusform>%n&#xa0;éléments au choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n&#xa0;PV</numerusform>
            <numerusform>%n&#xa0;PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per staff card</source>
        <translation>
            <numerusform>%n&#xa0;PV par carte Personnel</numerusform>
            <numerusform>%n&#xa0;PV par carte Personnel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Emperor step(s)</source>
        <translation>
            <numerusform>%n&#xa0;case Empereur</numerusform>
            <numerusform>%n&#xa0;cases Empereur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>die %1: +%n strength</source>
        <translation>
            <numerusform>dé %1&#xa0;: force +%n</numerusform>
            <numerusform>dé %1&#xa0;: force +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n staff</source>
        <translation>
            <numerusform>piocher %n&#xa0;carte Personnel</numerusform>
            <numerusform>piocher %n&#xa0;cartes Personnel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free guest(s)</source>
        <translation>
            <numerusform>%n&#xa0;Hôte gratuit</numerusform>
            <numerusform>%n&#xa0;Hôtes gratuits</numerusform>
        </translation>
    </message>
    <message>
        <source>extra action</source>
        <translation>action bonus</translation>
    </message>
    <message numerus="yes">
        <source>fill %n order(s)</source>
        <translation>
            <numerusform>compléter %n commande</numerusform>
            <numerusform>compléter %n commandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff, free</source>
        <translation>
            <numerusform>jouer %n&#xa0;carte Personnel, gratuite</numerusform>
            <numerusform>jouer %n&#xa0;cartes Personnel, gratuites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff, −%1</source>
        <translation>
            <numerusform>jouer %n&#xa0;carte Personnel,&#xa0;−%1</numerusform>
            <numerusform>jouer %n&#xa0;cartes Personnel,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff</source>
        <translation>
            <numerusform>jouer %n&#xa0;carte Personnel</numerusform>
            <numerusform>jouer %n&#xa0;cartes Personnel</numerusform>
        </translation>
    </message>
    <message>
        <source>draw 3, play 1 free</source>
        <translation>piocher 3, en jouer 1, gratuite</translation>
    </message>
    <message>
        <source>draw 3, play 1, −%1</source>
        <translation>piocher 3, en&#xa0;jouer&#xa0;1,&#xa0;−%1</translation>
    </message>
    <message numerus="yes">
        <source>%n free room(s), floors 1–%1</source>
        <translation>
            <numerusform>%n&#xa0;Chambre gratuite, étages&#xa0;1–%1</numerusform>
            <numerusform>%n&#xa0;Chambres gratuites, étages&#xa0;1–%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free room(s)</source>
        <translation>
            <numerusform>%n&#xa0;Chambre gratuite</numerusform>
            <numerusform>%n&#xa0;Chambres gratuites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>occupy %n room(s)</source>
        <translation>
            <numerusform>occuper %n&#xa0;Chambre</numerusform>
            <numerusform>occuper %n&#xa0;Chambres</numerusform>
        </translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>tour supplémentaire</translation>
    </message>
    <message>
        <source>free occupied room, floors 1–%1</source>
        <translation>Chambre occupée gratuite, étages&#xa0;1–%1</translation>
    </message>
    <message>
        <source>free occupied room</source>
        <translation>Chambre occupée gratuite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>guest moves in: %1</source>
        <translation>Hôte emménage&#xa0;: %1</translation>
    </message>
    <message>
        <source>room occupied: %1</source>
        <translation>Chambre occupée&#xa0;: %1</translation>
    </message>
    <message>
        <source>die %1: %2</source>
        <translation>dé %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Emperor’s reward: %1</source>
        <translation>récompense de l’Empereur&#xa0;: %1</translation>
    </message>
    <message>
        <source>die 4: krones and steps</source>
        <translation>dé 4&#xa0;: Couronnes et cases</translation>
    </message>
    <message>
        <source>die 6 free</source>
        <translation>dé 6 gratuit</translation>
    </message>
    <message>
        <source>free serving</source>
        <translation>service gratuit</translation>
    </message>
    <message>
        <source>free queue</source>
        <translation>file gratuite</translation>
    </message>
    <message>
        <source>%1 instead of a penalty</source>
        <translation>pas de pénalité pour %1</translation>
    </message>
    <message>
        <source>blue guest</source>
        <translation>Hôte bleu</translation>
    </message>
    <message>
        <source>red guest</source>
        <translation>Hôte rouge</translation>
    </message>
    <message>
        <source>yellow guest</source>
        <translation>Hôte jaune</translation>
    </message>
    <message>
        <source>green guest</source>
        <translation>Hôte vert</translation>
    </message>
    <message numerus="yes">
        <source>prepare %n room(s), −%1</source>
        <translation>
            <numerusform>préparer %n&#xa0;Chambre,&#xa0;−%1</numerusform>
            <numerusform>préparer %n&#xa0;Chambres,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prepare %n room(s)</source>
        <translation>
            <numerusform>préparer %n&#xa0;Chambre</numerusform>
            <numerusform>préparer %n&#xa0;Chambres</numerusform>
        </translation>
    </message>
    <message>
        <source>blue rooms free</source>
        <translation>Chambres bleues gratuites</translation>
    </message>
    <message>
        <source>red rooms free</source>
        <translation>Chambres rouges gratuites</translation>
    </message>
    <message>
        <source>yellow rooms free</source>
        <translation>Chambres jaunes gratuites</translation>
    </message>
    <message numerus="yes">
        <source>%n VP per blue room</source>
        <translation>
            <numerusform>%n&#xa0;PV par Chambre bleue</numerusform>
            <numerusform>%n&#xa0;PV par Chambre bleue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per red room</source>
        <translation>
            <numerusform>%n&#xa0;PV par Chambre rouge</numerusform>
            <numerusform>%n&#xa0;PV par Chambre rouge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per yellow room</source>
        <translation>
            <numerusform>%n&#xa0;PV par Chambre jaune</numerusform>
            <numerusform>%n&#xa0;PV par Chambre jaune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per occupied room</source>
        <translation>
            <numerusform>%n&#xa0;PV par Chambre occupée</numerusform>
            <numerusform>%n&#xa0;PV par Chambre occupée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per room tile</source>
        <translation>
            <numerusform>%n&#xa0;PV par tuile Chambre</numerusform>
            <numerusform>%n&#xa0;PV par tuile Chambre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full group</source>
        <translation>
            <numerusform>%n&#xa0;PV par groupe plein</numerusform>
            <numerusform>%n&#xa0;PV par groupe plein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per objective</source>
        <translation>
            <numerusform>%n&#xa0;PV par Objectif</numerusform>
            <numerusform>%n&#xa0;PV par Objectif</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per Emperor step</source>
        <translation>
            <numerusform>%n&#xa0;PV par case Empereur</numerusform>
            <numerusform>%n&#xa0;PV par case Empereur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full floor</source>
        <translation>
            <numerusform>%n&#xa0;PV par étage plein</numerusform>
            <numerusform>%n&#xa0;PV par étage plein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full column</source>
        <translation>
            <numerusform>%n&#xa0;PV par colonne pleine</numerusform>
            <numerusform>%n&#xa0;PV par colonne pleine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per colour set</source>
        <translation>
            <numerusform>%n&#xa0;PV par trio de couleurs</numerusform>
            <numerusform>%n&#xa0;PV par trio de couleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>copy an end card</source>
        <translation>copier une carte de fin</translation>
    </message>
    <message numerus="yes">
        <source>−%n krone(s)</source>
        <translation>
            <numerusform>−%n&#xa0;Couronne</numerusform>
            <numerusform>−%n&#xa0;Couronnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n VP</source>
        <translation>
            <numerusform>−%n&#xa0;PV</numerusform>
            <numerusform>−%n&#xa0;PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of %n or more</source>
        <translation>
            <numerusform>commande d’au moins %n</numerusform>
            <numerusform>commande d’au moins %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of exactly %n</source>
        <translation>
            <numerusform>commande de %n exactement</numerusform>
            <numerusform>commande de %n exactement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 and %n dish(es) or drink(s)</source>
        <translation>
            <numerusform>−%1 et %n plat ou boisson</numerusform>
            <numerusform>−%1 et %n plats ou boissons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n VP per staff card</source>
        <translation>
            <numerusform>−%n&#xa0;PV par carte Personnel</numerusform>
            <numerusform>−%n&#xa0;PV par carte Personnel</numerusform>
        </translation>
    </message>
    <message>
        <source>kitchen emptied</source>
        <translation>cuisine vidée</translation>
    </message>
    <message>
        <source>kitchen and tables emptied</source>
        <translation>cuisine et tables vidées</translation>
    </message>
    <message numerus="yes">
        <source>−%n staff in hand</source>
        <translation>
            <numerusform>−%n&#xa0;carte Personnel en main</numerusform>
            <numerusform>−%n&#xa0;cartes Personnel en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n vacant room(s)</source>
        <translation>
            <numerusform>−%n&#xa0;Chambre libre</numerusform>
            <numerusform>−%n&#xa0;Chambres libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n occupied room(s)</source>
        <translation>
            <numerusform>−%n&#xa0;Chambre occupée</numerusform>
            <numerusform>−%n&#xa0;Chambres occupées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n end card(s)</source>
        <translation>
            <numerusform>−%n&#xa0;carte de fin</numerusform>
            <numerusform>−%n&#xa0;cartes de fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s) owned</source>
        <translation>
            <numerusform>posséder %n&#xa0;Couronne</numerusform>
            <numerusform>posséder %n&#xa0;Couronnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emperor space %n</source>
        <translation>
            <numerusform>case Empereur %n</numerusform>
            <numerusform>case Empereur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n staff in play</source>
        <translation>
            <numerusform>%n&#xa0;carte Personnel en jeu</numerusform>
            <numerusform>%n&#xa0;cartes Personnel en jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room tile(s)</source>
        <translation>
            <numerusform>%n&#xa0;tuile Chambre</numerusform>
            <numerusform>%n&#xa0;tuiles Chambre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full floor(s)</source>
        <translation>
            <numerusform>%n&#xa0;étage plein</numerusform>
            <numerusform>%n&#xa0;étages pleins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full column(s)</source>
        <translation>
            <numerusform>%n&#xa0;colonne pleine</numerusform>
            <numerusform>%n&#xa0;colonnes pleines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full group(s)</source>
        <translation>
            <numerusform>%n&#xa0;groupe plein</numerusform>
            <numerusform>%n&#xa0;groupes pleins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full colour(s)</source>
        <translation>
            <numerusform>%n&#xa0;couleur complète</numerusform>
            <numerusform>%n&#xa0;couleurs complètes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other item(s) of choice</source>
        <translation>
            <numerusform>%n autre élément au choix</numerusform>
            <numerusform>%n autres éléments au choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a full group of %n or more</source>
        <translation>
            <numerusform>un groupe complet de %n ou plus</numerusform>
            <numerusform>un groupe complet de %n ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all others: %n item(s) of choice</source>
        <translation>
            <numerusform>tous les autres&#xa0;: %n&#xa0;élément au choix</numerusform>
            <numerusform>tous les autres&#xa0;: %n&#xa0;éléments au choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange up to %n item(s)</source>
        <translation>
            <numerusform>échanger jusqu’à %n&#xa0;élément</numerusform>
            <numerusform>échanger jusqu’à %n&#xa0;éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>occupy %n room(s), floors 1–%1</source>
        <translation>
            <numerusform>occuper %n&#xa0;Chambre, étages&#xa0;1–%1</numerusform>
            <numerusform>occuper %n&#xa0;Chambres, étages&#xa0;1–%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>orders may lack %n item(s)</source>
        <translation>
            <numerusform>commandes&#xa0;: %n&#xa0;élément peut manquer</numerusform>
            <numerusform>commandes&#xa0;: %n&#xa0;éléments peuvent manquer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s)</source>
        <translation>
            <numerusform>envoyer %n&#xa0;danseur</numerusform>
            <numerusform>envoyer %n&#xa0;danseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), free</source>
        <translation>
            <numerusform>envoyer %n&#xa0;danseur, gratuit</numerusform>
            <numerusform>envoyer %n&#xa0;danseurs, gratuits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1</source>
        <translation>
            <numerusform>envoyer %n&#xa0;danseur,&#xa0;−%1</numerusform>
            <numerusform>envoyer %n&#xa0;danseurs,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1 and −%2</source>
        <translation>
            <numerusform>envoyer %n&#xa0;danseur,&#xa0;−%1 et −%2</numerusform>
            <numerusform>envoyer %n&#xa0;danseurs,&#xa0;−%1 et −%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1 per other player</source>
        <translation>
            <numerusform>envoyer %n&#xa0;danseur,&#xa0;−%1 par autre joueur</numerusform>
            <numerusform>envoyer %n&#xa0;danseurs,&#xa0;−%1 par autre joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n dancer(s)</source>
        <translation>
            <numerusform>−%n&#xa0;danseur</numerusform>
            <numerusform>−%n&#xa0;danseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n or more</source>
        <translation>
            <numerusform>%1 à %n ou plus</numerusform>
            <numerusform>%1 à %n ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per dancer</source>
        <translation>
            <numerusform>%n&#xa0;PV par danseur</numerusform>
            <numerusform>%n&#xa0;PV par danseur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champagne in the kitchen</source>
        <translation>
            <numerusform>%n&#xa0;Champagne en cuisine</numerusform>
            <numerusform>%n&#xa0;Champagnes en cuisine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) in ballrooms</source>
        <translation>
            <numerusform>%n&#xa0;danseur en salle de bal</numerusform>
            <numerusform>%n&#xa0;danseurs en salle de bal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dish(es)</source>
        <translation>
            <numerusform>%n plat</numerusform>
            <numerusform>%n plats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s)</source>
        <translation>
            <numerusform>%n boisson</numerusform>
            <numerusform>%n boissons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free occupied room(s)</source>
        <translation>
            <numerusform>%n&#xa0;Chambre occupée gratuite</numerusform>
            <numerusform>%n&#xa0;Chambres occupées gratuites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green guest(s) completed</source>
        <translation>
            <numerusform>%n&#xa0;Hôte vert satisfait</numerusform>
            <numerusform>%n&#xa0;Hôtes verts satisfaits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) of three or more items</source>
        <translation>
            <numerusform>%n&#xa0;Hôte, commande d’au moins trois éléments</numerusform>
            <numerusform>%n&#xa0;Hôtes, commandes d’au moins trois éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occupied on the top floor</source>
        <translation>
            <numerusform>%n&#xa0;occupée au dernier étage</numerusform>
            <numerusform>%n&#xa0;occupées au dernier étage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each dish and drink</source>
        <translation>
            <numerusform>%n&#xa0;de chaque plat et boisson</numerusform>
            <numerusform>%n&#xa0;de chaque plat et boisson</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>flip after %1: %2</source>
        <translation>retourner après %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>an objective</source>
        <translation>un Objectif</translation>
    </message>
    <message>
        <source>staff played, once per round: %1</source>
        <translation>Personnel joué, une fois par manche&#xa0;: %1</translation>
    </message>
    <message>
        <source>staff played: %1</source>
        <translation>Personnel joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>a second dancer</source>
        <translation>un second danseur</translation>
    </message>
    <message>
        <source>next ballroom is scored</source>
        <translation>décompte de la prochaine salle de bal</translation>
    </message>
    <message>
        <source>%1 VP by round</source>
        <translation>%1&#xa0;PV selon la manche</translation>
    </message>
    <message>
        <source>all wanted: %1</source>
        <translation>tout ce qui est commandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>free guest, order filled</source>
        <translation>Hôte gratuit, commande complétée</translation>
    </message>
    <message>
        <source>give %1: %2</source>
        <translation>donner %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>dancer sent: %1</source>
        <translation>danseur envoyé&#xa0;: %1</translation>
    </message>
    <message>
        <source>objective claimed: %1</source>
        <translation>Objectif réclamé&#xa0;: %1</translation>
    </message>
    <message>
        <source>champagne paid: %1</source>
        <translation>Champagne payé&#xa0;: %1</translation>
    </message>
    <message>
        <source>after Emperor steps: %1</source>
        <translation>après une avancée sur la piste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Emperor steps: %1 more</source>
        <translation>cases sur la piste&#xa0;: %1 de plus</translation>
    </message>
    <message>
        <source>VP scored: %1 more</source>
        <translation>PV marqués&#xa0;: %1 de plus</translation>
    </message>
    <message>
        <source>after krones: %1</source>
        <translation>après des Couronnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>champagne gained: %1</source>
        <translation>Champagne reçu&#xa0;: %1</translation>
    </message>
    <message>
        <source>rooms free</source>
        <translation>Chambres gratuites</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>krones and kitchen emptied</source>
        <translation>Couronnes perdues, cuisine vidée</translation>
    </message>
    <message>
        <source>%1, else %2</source>
        <translation>%1, sinon %2</translation>
    </message>
</context>
<context>
    <name>solo</name>
    <message>
        <source>Leopold</source>
        <translation>Léopold</translation>
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
        <translation>Entrée au hasard</translation>
    </message>
    <message numerus="yes">
        <source>%1 advances %n step(s) on the Emperor track, to space %2.</source>
        <translation>
            <numerusform>%1 avance de %n&#xa0;case sur la piste Empereur, jusqu’à la case&#xa0;%2.</numerusform>
            <numerusform>%1 avance de %n&#xa0;cases sur la piste Empereur, jusqu’à la case&#xa0;%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves a toll token on action space %2; there are %n now.</source>
        <translation>
            <numerusform>%1 laisse un jeton de péage sur la case action&#xa0;%2&#x202f;; il y en a maintenant %n.</numerusform>
            <numerusform>%1 laisse un jeton de péage sur la case action&#xa0;%2&#x202f;; il y en a maintenant %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turns up a staff card: %2; %n left in the pile.</source>
        <translation>
            <numerusform>%1 révèle une carte Personnel&#xa0;: %2&#x202f;; il en reste %n dans la pile.</numerusform>
            <numerusform>%1 révèle une carte Personnel&#xa0;: %2&#x202f;; il en reste %n dans la pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) go beyond the track and become VP.</source>
        <translation>
            <numerusform>%n&#xa0;case dépasse la piste et devient des PV.</numerusform>
            <numerusform>%n&#xa0;cases dépassent la piste et deviennent des PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Emperor track count only from this level on: %1.</source>
        <translation>
            <numerusform>Le symbole de %n&#xa0;case sur la piste Empereur ne compte qu’à partir de ce niveau&#xa0;: %1.</numerusform>
            <numerusform>Le symbole de %n&#xa0;cases sur la piste Empereur ne compte qu’à partir de ce niveau&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A star is added; there are now %n.</source>
        <translation>
            <numerusform>Une étoile s’ajoute&#x202f;; il y en a maintenant %n.</numerusform>
            <numerusform>Une étoile s’ajoute&#x202f;; il y en a maintenant %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All nine stars are there already.</source>
        <translation>Les neuf étoiles sont déjà toutes là.</translation>
    </message>
    <message numerus="yes">
        <source>The stars reach row %1: %2 scores %n VP.</source>
        <translation>
            <numerusform>Les étoiles atteignent la rangée %1&#xa0;: %2 marque %n&#xa0;PV.</numerusform>
            <numerusform>Les étoiles atteignent la rangée %1&#xa0;: %2 marque %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have filled column %1: a star is taken away, %n are left.</source>
        <translation>
            <numerusform>Vous avez rempli la colonne&#xa0;%1&#xa0;: une étoile est retirée, il en reste %n.</numerusform>
            <numerusform>Vous avez rempli la colonne&#xa0;%1&#xa0;: une étoile est retirée, il en reste %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have filled floor %1: a star is taken away, %n are left.</source>
        <translation>
            <numerusform>Vous avez rempli l’étage&#xa0;%1&#xa0;: une étoile est retirée, il en reste %n.</numerusform>
            <numerusform>Vous avez rempli l’étage&#xa0;%1&#xa0;: une étoile est retirée, il en reste %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card asks for a guest of this colour: %1.</source>
        <translation>La carte demande un Hôte de cette couleur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The card asks for a guest of any colour.</source>
        <translation>La carte demande un Hôte de n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>%1 takes the only candidate, %2.</source>
        <translation>%1 prend le seul candidat&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 takes the guest worth the most: %2, %3 VP.</source>
        <translation>%1 prend l’Hôte qui vaut le plus&#xa0;: %2, %3&#xa0;PV.</translation>
    </message>
    <message>
        <source>Several guests are worth the same; the hand on the card decides, and %1 takes %2.</source>
        <translation>Plusieurs Hôtes valent autant&#x202f;; la main de la carte tranche, et %1 choisit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The card asks for a die: %1.</source>
        <translation>La carte demande un dé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The card shows two dice (%1): the space with more of them counts.</source>
        <translation>La carte montre deux dés (%1)&#xa0;: la case qui en a le plus compte.</translation>
    </message>
    <message>
        <source>The card asks for any die: the space with the most dice counts.</source>
        <translation>La carte demande un dé quelconque&#xa0;: la case qui a le plus de dés compte.</translation>
    </message>
    <message>
        <source>None of the dice asked for is there (%1), so the space with the most dice counts.</source>
        <translation>Aucun des dés demandés n’est là (%1)&#xa0;: la case qui a le plus de dés compte.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2.</source>
        <translation>%1 prend un dé de valeur %2.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2; no other space that counts has as many.</source>
        <translation>%1 prend un dé de valeur %2&#x202f;; aucune autre case qui compte n’en a autant.</translation>
    </message>
    <message>
        <source>Several of the spaces that count have the same number of dice; the hand decides, and %1 takes a die showing %2.</source>
        <translation>Plusieurs cases ont autant de dés&#x202f;; la main tranche, et %1 prend un dé de valeur %2.</translation>
    </message>
    <message>
        <source>The card names objective %1.</source>
        <translation>La carte désigne l’Objectif %1.</translation>
    </message>
    <message>
        <source>The card leaves the objective open: the least advanced one counts.</source>
        <translation>La carte laisse l’Objectif ouvert&#xa0;: le moins avancé compte.</translation>
    </message>
    <message>
        <source>%1 puts a marker on step III of an objective: %2.</source>
        <translation>%1 place un marqueur à l’étape III d’un Objectif&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 moves the marker to step II of an objective: %2.</source>
        <translation>%1 avance le marqueur à l’étape II d’un Objectif&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 reaches step I and claims an objective: %2.</source>
        <translation>%1 atteint l’étape I et réclame un Objectif&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, floor %2, column %3: the leftmost free space of the colour on the lowest floor possible.</source>
        <translation>L’Hôte %1 est logé à l’étage&#xa0;%2, colonne&#xa0;%3&#xa0;: le premier emplacement de la couleur depuis la gauche, le plus bas possible.</translation>
    </message>
    <message>
        <source>%1, floor %2, column %3: the lowest empty space in the rightmost column possible.</source>
        <translation>L’Hôte %1 est logé à l’étage&#xa0;%2, colonne&#xa0;%3&#xa0;: le premier emplacement vide depuis le bas, le plus à droite possible.</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>de gauche à droite</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>de droite à gauche</translation>
    </message>
    <message>
        <source>%1 turns up an instruction card; level: %2, ties are broken %3.</source>
        <translation>%1 retourne une carte Instruction&#x202f;; niveau&#xa0;: %2, égalités tranchées %3.</translation>
    </message>
    <message>
        <source>A guest symbol (%1) counts only from this level on: %2.</source>
        <translation>Un symbole d’Hôte (%1) ne compte qu’à partir de ce niveau&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The staff symbol counts only from this level on: %1.</source>
        <translation>Le symbole Personnel ne compte qu’à partir de ce niveau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The objective symbol counts only from this level on: %1.</source>
        <translation>Le symbole Objectif ne compte qu’à partir de ce niveau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 VP)</source>
        <translation>%1 (%2&#xa0;PV)</translation>
    </message>
    <message>
        <source>Candidates: %1.</source>
        <translation>Candidats&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nobody in the queue can be housed by %1.</source>
        <translation>%1 ne peut loger personne de la file.</translation>
    </message>
    <message>
        <source>There is no die for %1.</source>
        <translation>Il n’y a pas de dé pour %1.</translation>
    </message>
    <message>
        <source>The staff symbol does nothing: the pile is empty.</source>
        <translation>Le symbole Personnel ne fait rien&#xa0;: la pile est vide.</translation>
    </message>
    <message>
        <source>Several are equally advanced; the hand on the card decides.</source>
        <translation>Plusieurs sont au même point&#x202f;; la main de la carte tranche.</translation>
    </message>
    <message>
        <source>The objective symbol does nothing: %1 has claimed all three.</source>
        <translation>Le symbole Objectif ne fait rien&#xa0;: %1 a réclamé les trois.</translation>
    </message>
    <message>
        <source>The pool of items: %1.</source>
        <translation>La réserve d’éléments&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The token on floor %1, column %2 moves to a guest in the queue: %3.</source>
        <translation>Le jeton de l’étage&#xa0;%1, colonne&#xa0;%2, passe à un Hôte de la file&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The token on floor %1, column %2 is lost: nobody is in the queue.</source>
        <translation>Le jeton de l’étage&#xa0;%1, colonne&#xa0;%2, est perdu&#xa0;: personne n’est dans la file.</translation>
    </message>
    <message>
        <source>A guest with a token has reached the rightmost place in the queue (%2), and %1 scores.</source>
        <translation>L’Hôte %2 arrive avec un jeton à la dernière place de la file, et %1 marque des points.</translation>
    </message>
    <message>
        <source>%1 has taken a guest with a token, %2, and scores.</source>
        <translation>%1 a pris un Hôte avec un jeton, %2, et marque des points.</translation>
    </message>
    <message>
        <source>You have paid for the token of %1; it leaves the game.</source>
        <translation>Vous avez payé pour le jeton de cet Hôte, et le jeton quitte la partie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You cannot pay any toll: you may use space %1 and lose VP instead.</source>
        <translation>Vous ne pouvez payer aucun péage&#xa0;: la case&#xa0;%1 vous est ouverte contre une perte de PV.</translation>
    </message>
    <message>
        <source>The order of %1 is complete: the room on floor %2, column %3 is occupied.</source>
        <translation>%1&#xa0;: commande complète&#x202f;; la Chambre de l’étage&#xa0;%2, colonne&#xa0;%3, est occupée.</translation>
    </message>
    <message>
        <source>No guest of this colour is waiting (%1), so every guest whom %2 can house is a candidate.</source>
        <translation>Aucun Hôte de cette couleur n’attend (%1)&#xa0;: pour %2, tout Hôte qui peut être logé entre en ligne de compte.</translation>
    </message>
    <message>
        <source>%2 has no space of this colour left (%1), so every guest who can still be housed is a candidate.</source>
        <translation>%2 n’a plus de place pour cette couleur (%1)&#xa0;: tout Hôte qui peut être logé entre en ligne de compte.</translation>
    </message>
    <message>
        <source>%2 has already claimed objective %1, so the least advanced one counts.</source>
        <translation>%2 a déjà réclamé l’Objectif %1&#xa0;: le moins avancé compte.</translation>
    </message>
    <message>
        <source>%1’s hotel has an entrance: %2.</source>
        <translation>Chez %1, l’hôtel a une entrée particulière&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Waiting in %1’s café for the room on floor %3, column %4: %2.</source>
        <translation>Au café, chez %1, l’Hôte %2 attend la Chambre de l’étage&#xa0;%3, colonne&#xa0;%4.</translation>
    </message>
    <message>
        <source>This item goes onto action space %1: %2.</source>
        <translation>Cet élément arrive sur la case action&#xa0;%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%2 scores for the toll tokens on action space %1 (%3).</source>
        <translation>%2 marque des points pour les jetons de péage de la case action&#xa0;%1 (%3).</translation>
    </message>
    <message>
        <source>None of %1’s guests is waiting for this item; it goes back to the supply: %2.</source>
        <translation>Chez %1, aucun Hôte n’attend cet élément, qui retourne à la réserve&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The card asks for a coloured die: the one whose celebrity is worth the most counts.</source>
        <translation>La carte demande un dé de couleur&#xa0;: celui dont la célébrité vaut le plus compte.</translation>
    </message>
    <message>
        <source>No coloured die is left, so the space with the most dice counts.</source>
        <translation>Il ne reste aucun dé de couleur, c’est donc la case avec le plus de dés qui compte.</translation>
    </message>
    <message>
        <source>Without ballrooms the dancer symbol does nothing.</source>
        <translation>Sans salles de bal, le symbole de danseur n’a aucun effet.</translation>
    </message>
    <message>
        <source>The dancer symbol counts only from this level on: %1.</source>
        <translation>Le symbole de danseur ne compte qu’à partir de ce niveau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>One arrow means the ballroom that is scored next: %1.</source>
        <translation>Une flèche désigne la prochaine salle de bal décomptée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Two arrows mean the ballroom that is scored after the next one; towards the end, the right one: %1.</source>
        <translation>Deux flèches désignent la salle de bal décomptée après la prochaine, et en fin de partie celle de droite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is full, so the next one to the right with a free space counts.</source>
        <translation>Elle est pleine, c’est donc la prochaine vers la droite ayant une case libre qui compte.</translation>
    </message>
    <message>
        <source>No space is left there or further to the right, so the balcony it is.</source>
        <translation>Il n’y a plus de case libre là ni plus à droite&#xa0;: ce sera donc le balcon.</translation>
    </message>
    <message>
        <source>%1 takes the red die with its celebrity, %2, for %3 VP and, instead of the effect, a step on the objective advanced least.</source>
        <translation>%1 prend le dé rouge avec sa célébrité, %2, pour %3&#xa0;PV et, au lieu de l’effet, une étape sur l’Objectif le moins avancé.</translation>
    </message>
    <message>
        <source>%1 takes the yellow die with its celebrity, %2, for %3 VP and, instead of the effect, 2 steps on the Emperor track.</source>
        <translation>%1 prend le dé jaune avec sa célébrité, %2, pour %3&#xa0;PV et, au lieu de l’effet, 2&#xa0;cases sur la piste Empereur.</translation>
    </message>
    <message>
        <source>%1 takes the blue die with its celebrity, %2, for %3 VP and, instead of the effect, 2 VP more.</source>
        <translation>%1 prend le dé bleu avec sa célébrité, %2, pour %3&#xa0;PV et, au lieu de l’effet, 2&#xa0;PV de plus.</translation>
    </message>
    <message>
        <source>Several coloured dice are there: %1. The one worth the most VP counts.</source>
        <translation>Il y a plusieurs dés de couleur&#xa0;: %1. Celui qui vaut le plus de PV l’emporte.</translation>
    </message>
    <message>
        <source>Several coloured dice are there: %1. They are worth the same, and the hand on the card decides.</source>
        <translation>Il y a plusieurs dés de couleur&#xa0;: %1. Ils valent autant, et la main de la carte tranche.</translation>
    </message>
    <message>
        <source>A dance instead of a room for %1, in the lowest row with a free space: %2.</source>
        <translation>L’Hôte %1 ne prend pas de Chambre mais danse, dans la rangée la plus basse qui a une case libre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A dance instead of a room for %1: %2.</source>
        <translation>L’Hôte %1 ne prend pas de Chambre mais danse&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 sends one more dancer, in the lowest row with a free space: %2.</source>
        <translation>%1 envoie un danseur de plus, dans la rangée la plus basse qui a une case libre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 sends one more dancer: %2.</source>
        <translation>%1 envoie un danseur de plus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has no dancer left, so it is a room for %2.</source>
        <translation>%1 n’a plus de danseur, l’Hôte prend donc une Chambre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The dancer symbol does nothing: %1 has no dancer left.</source>
        <translation>Le symbole de danseur n’a aucun effet&#xa0;: %1 n’a plus de danseur.</translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation>Élisabeth</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>die showing %1</source>
        <translation>dé de valeur %1</translation>
    </message>
    <message>
        <source>occupancy bonus</source>
        <translation>bonus d’occupation</translation>
    </message>
    <message>
        <source>room on floor %1, column %2</source>
        <translation>Chambre de l’étage&#xa0;%1, colonne&#xa0;%2</translation>
    </message>
    <message>
        <source>Emperor track, round %1</source>
        <translation>piste Empereur, manche&#xa0;%1</translation>
    </message>
    <message>
        <source>beyond the Emperor track</source>
        <translation>au-delà de la piste Empereur</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>service</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>décompte final</translation>
    </message>
    <message>
        <source>instruction card</source>
        <translation>carte Instruction</translation>
    </message>
    <message numerus="yes">
        <source>%n VP, %1</source>
        <translation>
            <numerusform>%n&#xa0;PV, %1</numerusform>
            <numerusform>%n&#xa0;PV, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s), %1</source>
        <translation>
            <numerusform>%n&#xa0;Couronne, %1</numerusform>
            <numerusform>%n&#xa0;Couronnes, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Emperor track, %1</source>
        <translation>
            <numerusform>%n&#xa0;case sur la piste Empereur, %1</numerusform>
            <numerusform>%n&#xa0;cases sur la piste Empereur, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>row bonus, %1</source>
        <translation>bonus de rangée, %1</translation>
    </message>
    <message>
        <source>rehearsal area %1</source>
        <translation>zone de répétition %1</translation>
    </message>
    <message>
        <source>own Emperor tile %1</source>
        <translation>tuile Empereur personnelle %1</translation>
    </message>
    <message>
        <source>own objective %1</source>
        <translation>Objectif personnel %1</translation>
    </message>
</context>
<context>
    <name>staff</name>
    <message>
        <source>Breakfast Server</source>
        <translation>Service du petit-déjeuner</translation>
    </message>
    <message>
        <source>Waitress</source>
        <translation>Serveuse</translation>
    </message>
    <message>
        <source>Barkeeper</source>
        <translation>Barman</translation>
    </message>
    <message>
        <source>Sous-Chef</source>
        <translation>Sous-chef</translation>
    </message>
    <message>
        <source>Groom</source>
        <translation>Groom</translation>
    </message>
    <message>
        <source>Stableman</source>
        <translation>Écuyer</translation>
    </message>
    <message>
        <source>Masseuse</source>
        <translation>Masseuse</translation>
    </message>
    <message>
        <source>Tour Guide</source>
        <translation>Guide touristique</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Majordome</translation>
    </message>
    <message>
        <source>Chauffeur</source>
        <translation>Chauffeur</translation>
    </message>
    <message>
        <source>Florist</source>
        <translation>Fleuriste</translation>
    </message>
    <message>
        <source>Executive Housekeeper</source>
        <translation>Gouvernante</translation>
    </message>
    <message>
        <source>Restaurant Manager</source>
        <translation>Chef de salle</translation>
    </message>
    <message>
        <source>Decorator</source>
        <translation>Décorateur</translation>
    </message>
    <message>
        <source>Bootblack</source>
        <translation>Cireur</translation>
    </message>
    <message>
        <source>Laundress</source>
        <translation>Blanchisseuse</translation>
    </message>
    <message>
        <source>Kitchen Hand</source>
        <translation>Aide cuisinier</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>Vestiaire</translation>
    </message>
    <message>
        <source>Interior Architect</source>
        <translation>Architecte d’intérieur</translation>
    </message>
    <message>
        <source>Detective</source>
        <translation>Détective</translation>
    </message>
    <message>
        <source>Chef</source>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Staff Manager</source>
        <translation>Responsable du personnel</translation>
    </message>
    <message>
        <source>Custodian</source>
        <translation>Gardien</translation>
    </message>
    <message>
        <source>Chief Waiter</source>
        <translation>Chef de rang</translation>
    </message>
    <message>
        <source>Delivery Boy</source>
        <translation>Livreur</translation>
    </message>
    <message>
        <source>Conference Manager</source>
        <translation>Maître de conférence</translation>
    </message>
    <message>
        <source>Booking Manager</source>
        <translation>Gestionnaire des réservations</translation>
    </message>
    <message>
        <source>Concierge</source>
        <translation>Concierge</translation>
    </message>
    <message>
        <source>Secretary</source>
        <translation>Secrétaire</translation>
    </message>
    <message>
        <source>Reception Clerk</source>
        <translation>Chef de réception</translation>
    </message>
    <message>
        <source>Chambermaid</source>
        <translation>Femme de chambre</translation>
    </message>
    <message>
        <source>Assistant Manager</source>
        <translation>Assistant de direction</translation>
    </message>
    <message>
        <source>Male Floor Housekeeper</source>
        <translation>Service d’étage (homme)</translation>
    </message>
    <message>
        <source>Receptionist</source>
        <translation>Réceptionniste</translation>
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
        <translation>Service de chambre</translation>
    </message>
    <message>
        <source>Porter</source>
        <translation>Portier</translation>
    </message>
    <message>
        <source>Confectioner</source>
        <translation>Pâtissier</translation>
    </message>
    <message>
        <source>Marketing Director</source>
        <translation>Directeur marketing</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Jardinier</translation>
    </message>
    <message>
        <source>Barista</source>
        <translation>Barista</translation>
    </message>
    <message>
        <source>Larder Cook</source>
        <translation>Responsable du buffet</translation>
    </message>
    <message>
        <source>Pool Attendant</source>
        <translation>Maître nageur</translation>
    </message>
    <message>
        <source>Female Floor Housekeeper</source>
        <translation>Service d’étage (femme)</translation>
    </message>
    <message>
        <source>Liftboy</source>
        <translation>Liftier</translation>
    </message>
    <message>
        <source>Hotel Manager</source>
        <translation>Directeur de l’hôtel</translation>
    </message>
    <message>
        <source>Dancing Master</source>
        <translation>Maître à danser</translation>
    </message>
    <message>
        <source>Violinist</source>
        <translation>Violoniste</translation>
    </message>
    <message>
        <source>Concertmaster</source>
        <translation>Premier violon</translation>
    </message>
    <message>
        <source>Symphonist</source>
        <translation>Symphoniste</translation>
    </message>
    <message>
        <source>Usherette</source>
        <translation>Ouvreuse</translation>
    </message>
    <message>
        <source>Conductor</source>
        <translation>Chef d’orchestre</translation>
    </message>
    <message>
        <source>Choirmaster</source>
        <translation>Chef de chœur</translation>
    </message>
    <message>
        <source>Leading Dancer</source>
        <translation>Premier danseur</translation>
    </message>
    <message>
        <source>Harpist</source>
        <translation>Harpiste</translation>
    </message>
    <message>
        <source>Cellist</source>
        <translation>Violoncelliste</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianiste</translation>
    </message>
    <message>
        <source>Ballet Master</source>
        <translation>Maître de ballet</translation>
    </message>
    <message>
        <source>Trumpeter</source>
        <translation>Trompettiste</translation>
    </message>
    <message>
        <source>Arranger</source>
        <translation>Arrangeur</translation>
    </message>
    <message>
        <source>Danube Steamship Captain</source>
        <translation>Capitaine de vapeur du Danube</translation>
    </message>
    <message>
        <source>Handmaid</source>
        <translation>Camériste</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Dishwasher</source>
        <translation>Plongeur</translation>
    </message>
    <message>
        <source>Tapster</source>
        <translation>Tireur de bière</translation>
    </message>
    <message>
        <source>Coachwoman</source>
        <translation>Conductrice de fiacre</translation>
    </message>
    <message>
        <source>Bookkeeper</source>
        <translation>Teneur de livres</translation>
    </message>
    <message>
        <source>Chef de Rang</source>
        <translation>Demi-chef de rang</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Interprète</translation>
    </message>
    <message>
        <source>Bartender</source>
        <translation>Serveur de bar</translation>
    </message>
    <message>
        <source>Wagon Master</source>
        <translation>Voiturier</translation>
    </message>
    <message>
        <source>Dog Walker</source>
        <translation>Promeneur de chiens</translation>
    </message>
    <message>
        <source>Hairdresser</source>
        <translation>Coiffeuse</translation>
    </message>
    <message>
        <source>Janitor</source>
        <translation>Factotum</translation>
    </message>
    <message>
        <source>Entertainer</source>
        <translation>Animateur</translation>
    </message>
    <message>
        <source>Manager’s Son</source>
        <translation>Fils du directeur</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message numerus="yes">
        <source>%1 of %2; %n VP for the next to claim it</source>
        <translation>
            <numerusform>%1 sur %2&#x202f;; %n&#xa0;PV pour le prochain qui le réclame</numerusform>
            <numerusform>%1 sur %2&#x202f;; %n&#xa0;PV pour le prochain qui le réclame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left to occupy (%1 already prepared), then %2</source>
        <translation>
            <numerusform>encore %n&#xa0;Chambre à occuper (préparées&#xa0;: %1), puis %2</numerusform>
            <numerusform>encore %n&#xa0;Chambres à occuper (préparées&#xa0;: %1), puis %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1, %2 is scored; your %n dancer(s) there bring %3 VP.</source>
        <translation>
            <numerusform>Après la manche&#xa0;%1, %2 est décomptée&#x202f;; avec %n&#xa0;danseur, vous y marquez %3&#xa0;PV.</numerusform>
            <numerusform>Après la manche&#xa0;%1, %2 est décomptée&#x202f;; avec %n&#xa0;danseurs, vous y marquez %3&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the Emperor gives %n VP for space %2 and moves you back to %3.</source>
        <translation>
            <numerusform>Après la manche&#xa0;%1, l’Empereur donne %n&#xa0;PV pour la case&#xa0;%2 et vous fait reculer à la case&#xa0;%3.</numerusform>
            <numerusform>Après la manche&#xa0;%1, l’Empereur donne %n&#xa0;PV pour la case&#xa0;%2 et vous fait reculer à la case&#xa0;%3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His tile “%1” does nothing; %n step(s) more, and it rewards you.</source>
        <translation>
            <numerusform>Sa tuile «&#x202f;%1&#x202f;» reste sans effet&#x202f;; encore %n&#xa0;case, et elle vous récompense.</numerusform>
            <numerusform>Sa tuile «&#x202f;%1&#x202f;» reste sans effet&#x202f;; encore %n&#xa0;cases, et elle vous récompense.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His tile “%1” punishes you; %n step(s) more, and it does not.</source>
        <translation>
            <numerusform>Sa tuile «&#x202f;%1&#x202f;» vous pénalise&#x202f;; encore %n&#xa0;case, et vous y échappez.</numerusform>
            <numerusform>Sa tuile «&#x202f;%1&#x202f;» vous pénalise&#x202f;; encore %n&#xa0;cases, et vous y échappez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reached; %n VP when you claim it</source>
        <translation>
            <numerusform>atteint&#x202f;; %n&#xa0;PV quand vous le réclamez</numerusform>
            <numerusform>atteint&#x202f;; %n&#xa0;PV quand vous le réclamez</numerusform>
        </translation>
    </message>
    <message>
        <source>The blue group with the room on floor %1, column %2</source>
        <translation>Le groupe bleu avec la Chambre à l’étage&#xa0;%1, colonne&#xa0;%2</translation>
    </message>
    <message>
        <source>The red group with the room on floor %1, column %2</source>
        <translation>Le groupe rouge avec la Chambre à l’étage&#xa0;%1, colonne&#xa0;%2</translation>
    </message>
    <message>
        <source>The yellow group with the room on floor %1, column %2</source>
        <translation>Le groupe jaune avec la Chambre à l’étage&#xa0;%1, colonne&#xa0;%2</translation>
    </message>
    <message>
        <source>all places are taken</source>
        <translation>toutes les places sont prises</translation>
    </message>
    <message>
        <source>His tile “%1” rewards you.</source>
        <translation>Sa tuile «&#x202f;%1&#x202f;» vous récompense.</translation>
    </message>
    <message>
        <source>After round %1, %2 is scored; without a dancer there you lose %3 VP.</source>
        <translation>Après la manche&#xa0;%1, %2 est décomptée&#x202f;; si vous n’y avez aucun danseur, vous perdez %3&#xa0;PV.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>free table</source>
        <translation>table libre</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 à présent</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1&#xa0;PV</translation>
    </message>
    <message>
        <source>after the visit: %1, his reward</source>
        <translation>après la visite&#xa0;: %1, récompense</translation>
    </message>
    <message>
        <source>after the visit: %1, nothing</source>
        <translation>après la visite&#xa0;: %1, rien</translation>
    </message>
    <message>
        <source>after the visit: %1, penalty</source>
        <translation>après la visite&#xa0;: %1, pénalité</translation>
    </message>
    <message>
        <source>Hotel %1</source>
        <translation>Hôtel %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>occupées</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Chambres</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carte %1</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>a guest with an order of exactly %n item(s)</source>
        <translation>
            <numerusform>un Hôte dont la commande compte exactement %n&#xa0;élément</numerusform>
            <numerusform>un Hôte dont la commande compte exactement %n&#xa0;éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>a blue guest</source>
        <extracomment>A guest of a colour as the subject of a sentence: &quot;Whenever a blue guest moves in&quot;.</extracomment>
        <translation>un Hôte bleu</translation>
    </message>
    <message>
        <source>a red guest</source>
        <translation>un Hôte rouge</translation>
    </message>
    <message>
        <source>a yellow guest</source>
        <translation>un Hôte jaune</translation>
    </message>
    <message>
        <source>a green guest</source>
        <translation>un Hôte vert</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s)</source>
        <translation>
            <numerusform>%n&#xa0;Couronne</numerusform>
            <numerusform>%n&#xa0;Couronnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strudel</source>
        <translation>
            <numerusform>%n&#xa0;Strudel</numerusform>
            <numerusform>%n&#xa0;Strudels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake</source>
        <translation>
            <numerusform>%n&#xa0;Gâteau</numerusform>
            <numerusform>%n&#xa0;Gâteaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wine</source>
        <translation>
            <numerusform>%n&#xa0;Vin</numerusform>
            <numerusform>%n&#xa0;Vins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coffee</source>
        <translation>
            <numerusform>%n&#xa0;Café</numerusform>
            <numerusform>%n&#xa0;Cafés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue room(s)</source>
        <translation>
            <numerusform>%n&#xa0;Chambre bleue</numerusform>
            <numerusform>%n&#xa0;Chambres bleues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red room(s)</source>
        <translation>
            <numerusform>%n&#xa0;Chambre rouge</numerusform>
            <numerusform>%n&#xa0;Chambres rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow room(s)</source>
        <translation>
            <numerusform>%n&#xa0;Chambre jaune</numerusform>
            <numerusform>%n&#xa0;Chambres jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a guest with an order of %n or more items</source>
        <translation>
            <numerusform>un Hôte dont la commande compte au moins %n&#xa0;élément</numerusform>
            <numerusform>un Hôte dont la commande compte au moins %n&#xa0;éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champagne</source>
        <translation>
            <numerusform>%n&#xa0;Champagne</numerusform>
            <numerusform>%n&#xa0;Champagnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dish(es) or drink(s)</source>
        <translation>
            <numerusform>%n&#xa0;plat ou boisson</numerusform>
            <numerusform>%n&#xa0;plats ou boissons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n&#xa0;élément</numerusform>
            <numerusform>%n&#xa0;éléments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timing</name>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Once per round</source>
        <translation>Une fois par manche</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>End of game</source>
        <translation>Fin de partie</translation>
    </message>
</context>
<context>
    <name>tokens</name>
    <message>
        <source>krones</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Emperor track</source>
        <translation>piste Empereur</translation>
    </message>
    <message>
        <source>staff card</source>
        <translation>carte Personnel</translation>
    </message>
    <message>
        <source>occupied room</source>
        <translation>Chambre occupée</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
</context>
</TS>
