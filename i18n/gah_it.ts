<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Q&amp;uick game against one bot</source>
        <translation>Partita &amp;rapida contro un bot</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>Pagina ini&amp;ziale</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Cronologia</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Back to the &amp;start of the turn</source>
        <translation>Torna all’ini&amp;zio del turno</translation>
    </message>
    <message>
        <source>&amp;All you can do now</source>
        <translation>T&amp;utto ciò che ora si può fare</translation>
    </message>
    <message>
        <source>Put &amp;items where they fit</source>
        <translation>Metti le &amp;consumazioni dove possibile</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>T&amp;ermina il turno</translation>
    </message>
    <message>
        <source>Pause the &amp;bots</source>
        <translation>Metti in pausa i &amp;bot</translation>
    </message>
    <message>
        <source>S&amp;kip to your next decision</source>
        <translation>Vai a&amp;lla Sua prossima decisione</translation>
    </message>
    <message>
        <source>&amp;Next step since your turn</source>
        <translation>Passo &amp;successivo dopo il Suo turno</translation>
    </message>
    <message>
        <source>Pre&amp;vious step since your turn</source>
        <translation>Passo prece&amp;dente dopo il Suo turno</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Riquadro s&amp;eguente</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Riquadro prece&amp;dente</translation>
    </message>
    <message>
        <source>&amp;First opponent’s hotel</source>
        <translation>Hotel del &amp;primo avversario</translation>
    </message>
    <message>
        <source>&amp;Second opponent’s hotel</source>
        <translation>Hotel del &amp;secondo avversario</translation>
    </message>
    <message>
        <source>&amp;Third opponent’s hotel</source>
        <translation>Hotel del &amp;terzo avversario</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Testo più p&amp;iccolo</translation>
    </message>
    <message>
        <source>N&amp;ormal text</source>
        <translation>Testo &amp;normale</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Ripristina la disposizione</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Rules and cards</source>
        <translation>&amp;Regole e carte</translation>
    </message>
    <message>
        <source>&amp;About Grand Austria Hotel</source>
        <translation>&amp;Informazioni su Grand Austria Hotel</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Informazioni su &amp;Qt</translation>
    </message>
    <message>
        <source>Same as the &amp;system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Giorno</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Notte</translation>
    </message>
    <message>
        <source>Un&amp;finished games</source>
        <translation>Partite &amp;in sospeso</translation>
    </message>
    <message>
        <source>First e&amp;vening, with advice</source>
        <translation>&amp;Prima serata, con consigli</translation>
    </message>
    <message>
        <source>The &amp;day’s deal</source>
        <translation>Partita del &amp;giorno</translation>
    </message>
    <message>
        <source>&amp;Where everybody stands</source>
        <translation>&amp;A che punto sono tutti</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>&amp;Look into my last turn</source>
        <translation>Esamina &amp;il mio ultimo turno</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>The coach cannot answer just now.</source>
        <translation>L’allenatore al momento non può rispondere.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>And on with it:</source>
        <translation>E poi:</translation>
    </message>
    <message>
        <source>You have not taken a turn yet.</source>
        <translation>Non ha ancora giocato nessun turno.</translation>
    </message>
    <message>
        <source>I am looking into your last turn…</source>
        <translation>Esamino il Suo ultimo turno…</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>L’allenatore</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>It is your turn.</source>
        <translation>È il Suo turno.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>È il turno di %1.</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>End turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Torna all’inizio del turno</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annulla l’ultimo passo</translation>
    </message>
    <message>
        <source>Redo the step taken back</source>
        <translation>Ripeti il passo annullato</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Metti in pausa i bot</translation>
    </message>
    <message>
        <source>Skip to your next decision</source>
        <translation>Vai alla Sua prossima decisione</translation>
    </message>
    <message>
        <source>Ends your turn once a die has been taken</source>
        <translation>Termina il Suo turno dopo aver preso un dado</translation>
    </message>
    <message>
        <source>Takes no turn now and waits for the next roll</source>
        <translation>Rinvia il turno e attende il prossimo lancio</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
</context>
<context>
    <name>ChanceChoices</name>
    <message>
        <source>The seed must not be larger than %1.</source>
        <translation>Il seme non deve superare %1.</translation>
    </message>
    <message>
        <source>The seed is a whole number, such as 7.</source>
        <translation>Il seme è un numero intero, per esempio 7.</translation>
    </message>
    <message>
        <source>Chance and fairness</source>
        <translation>Casualità ed equità</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>The same seed deals the same cards and rolls the same dice.</source>
        <translation>Lo stesso seme distribuisce le stesse carte e lancia gli stessi dadi.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nuovo seme</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annullamento</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Leale</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>Back to the last roll, the last card revealed or another player’s last step</source>
        <translation>Fino all’ultimo lancio, carta scoperta o mossa di un altro giocatore</translation>
    </message>
    <message>
        <source>As far back as you like, even past dice and cards</source>
        <translation>Fin dove vuole, anche oltre dadi e carte</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: ne resta %n</numerusform>
            <numerusform>%1: ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close without choosing (Esc)</source>
        <translation>Chiudi senza scegliere (Esc)</translation>
    </message>
    <message>
        <source>Close without choosing</source>
        <translation>Chiudi senza scegliere</translation>
    </message>
    <message>
        <source>All where they fit</source>
        <translation>Tutte dove possibile</translation>
    </message>
    <message>
        <source>Guests first, the rest into the kitchen</source>
        <translation>Prima gli Ospiti, il resto in Cucina</translation>
    </message>
    <message>
        <source>Keep (%1 of %2)</source>
        <translation>Tieni (%1 di %2)</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Ciò che si può scegliere</translation>
    </message>
    <message>
        <source>What is meant</source>
        <translation>Che cosa s’intende</translation>
    </message>
    <message>
        <source>Everything that can be done now</source>
        <translation>Tutto ciò che ora si può fare</translation>
    </message>
    <message>
        <source>Items received</source>
        <translation>Consumazioni ricevute</translation>
    </message>
    <message>
        <source>Room tiles</source>
        <translation>Tessere Camera</translation>
    </message>
    <message>
        <source>How do you use this space?</source>
        <translation>Come usa questo spazio?</translation>
    </message>
    <message>
        <source>For whom, or what?</source>
        <translation>Per chi, o per che cosa?</translation>
    </message>
    <message>
        <source>Who moves into which room?</source>
        <translation>Chi prende quale Camera?</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Che cosa desidera fare?</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>La Sua scelta</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left</source>
        <translation>
            <numerusform>ancora %n Camera</numerusform>
            <numerusform>ancora %n Camere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) for this krone</source>
        <translation>
            <numerusform>Ancora %n consumazione per questa Corona</numerusform>
            <numerusform>Ancora %n consumazioni per questa Corona</numerusform>
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>potenza %1</translation>
    </message>
    <message numerus="yes">
        <source>%n staff card(s) left</source>
        <translation>
            <numerusform>ancora %n carta Personale</numerusform>
            <numerusform>ancora %n carte Personale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) left</source>
        <translation>
            <numerusform>ancora %n Ospite</numerusform>
            <numerusform>ancora %n Ospiti</numerusform>
        </translation>
    </message>
    <message>
        <source>drag, click, or place all at once</source>
        <translation>trascinare, fare clic o mettere tutto insieme</translation>
    </message>
    <message numerus="yes">
        <source>%1, each for %n champagne less</source>
        <translation>
            <numerusform>%1, ognuno con %n Champagne in meno</numerusform>
            <numerusform>%1, ognuno con %n Champagne in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the next one for %n champagne less</source>
        <translation>
            <numerusform>%1, il prossimo con %n Champagne in meno</numerusform>
            <numerusform>%1, il prossimo con %n Champagne in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) to send</source>
        <translation>
            <numerusform>%n danzatore da mandare</numerusform>
            <numerusform>%n danzatori da mandare</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dancer, and where to?</source>
        <translation>Quale danzatore, e dove?</translation>
    </message>
    <message>
        <source>To a room or to a ball?</source>
        <translation>In una Camera o a un ballo?</translation>
    </message>
    <message>
        <source>Which dancer?</source>
        <translation>Quale danzatore?</translation>
    </message>
    <message>
        <source>flip %1?</source>
        <translation>girare %1?</translation>
    </message>
</context>
<context>
    <name>Concierge</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>I know the rest</source>
        <translation>Il resto lo so</translation>
    </message>
    <message>
        <source>Do you want to play on without advice? It does not come back in this game.</source>
        <translation>Vuole continuare senza consigli? In questa partita non torneranno più.</translation>
    </message>
    <message>
        <source>Play on without advice</source>
        <translation>Continua senza consigli</translation>
    </message>
    <message>
        <source>The concierge</source>
        <translation>Il concierge</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, è il Suo turno</translation>
    </message>
    <message>
        <source>The table stays hidden until you say that nobody else is looking at your cards.</source>
        <translation>Il tavolo resta nascosto finché Lei non conferma che nessun altro guarda le Sue carte.</translation>
    </message>
    <message>
        <source>I am %1: show the table</source>
        <translation>Sono %1: mostra il tavolo</translation>
    </message>
</context>
<context>
    <name>EmperorPage</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The Emperor’s visit after round %1</source>
        <translation>La visita dell’Imperatore dopo il round %1</translation>
    </message>
    <message numerus="yes">
        <source>Everybody scores their space on the track and goes back %n space(s); whoever then stands on %1 or beyond is rewarded, whoever stands on %2 is punished.</source>
        <translation>
            <numerusform>Tutti ottengono i PV del proprio spazio sul tracciato e retrocedono di %n spazio; chi poi si trova sullo spazio %1 o oltre riceve il Bonus Imperiale, chi si trova sullo spazio %2 subisce la penalità.</numerusform>
            <numerusform>Tutti ottengono i PV del proprio spazio sul tracciato e retrocedono di %n spazi; chi poi si trova sullo spazio %1 o oltre riceve il Bonus Imperiale, chi si trova sullo spazio %2 subisce la penalità.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is neither rewarded nor punished.</source>
        <translation>%1 non riceve né ricompense né penalità.</translation>
    </message>
    <message>
        <source>The tile for this visit</source>
        <translation>La tessera di questa visita</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>The Emperor track, before and after the visit</source>
        <translation>Il tracciato Imperatore, prima e dopo la visita</translation>
    </message>
    <message>
        <source>The Emperor’s carriage before the hotel of %1</source>
        <translation>La carrozza dell’Imperatore davanti all’Hotel di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n VP from the track</source>
        <translation>
            <numerusform>%n PV per il tracciato</numerusform>
            <numerusform>%n PV per il tracciato</numerusform>
        </translation>
    </message>
    <message>
        <source>From space %1 back to space %2</source>
        <translation>Dallo spazio %1 si retrocede allo spazio %2</translation>
    </message>
    <message>
        <source>VP before the visit: %1, after it: %2</source>
        <translation>PV prima della visita: %1, dopo: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3. %4.</source>
        <translation>%1: %2. %3. %4.</translation>
    </message>
    <message>
        <source>Emperor’s reward</source>
        <translation>Bonus Imperiale</translation>
    </message>
    <message>
        <source>Neither reward nor penalty</source>
        <translation>Né Bonus Imperiale né penalità</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Penalty avoided</source>
        <translation>Penalità evitata</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>%1: what do you get?</source>
        <translation>%1: che cosa riceve?</translation>
    </message>
    <message>
        <source>You give %1, and get as many items of other kinds.</source>
        <translation>Lei dà %1 e riceve altrettante consumazioni di altro tipo.</translation>
    </message>
    <message>
        <source>Exchange (%1 of %2)</source>
        <translation>Scambia (%1 di %2)</translation>
    </message>
    <message>
        <source>%1: what do you give?</source>
        <translation>%1: che cosa dà?</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n item(s) from your kitchen; then you choose what you get.</source>
        <translation>
            <numerusform>Fino a %n consumazione della Sua Cucina; poi sceglie che cosa riceve.</numerusform>
            <numerusform>Fino a %n consumazioni della Sua Cucina; poi sceglie che cosa riceve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give (%1)</source>
        <translation>Dai (%1)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Averages</source>
        <translation>Medie</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Punteggi migliori</translation>
    </message>
    <message>
        <source>No game played by a person has been finished yet.</source>
        <translation>Nessuna persona ha ancora concluso una partita.</translation>
    </message>
    <message>
        <source>A trend needs two games played by a person.</source>
        <translation>Per mostrare l’andamento servono due partite giocate da una persona.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Average VP</source>
        <translation>Media PV</translation>
    </message>
    <message>
        <source>Highest VP</source>
        <translation>Record PV</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Average VP of people, by source</source>
        <translation>Media PV delle persone, per fonte</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Highest VP, game by game</source>
        <translation>PV migliori, partita per partita</translation>
    </message>
    <message>
        <source>%1: people %2</source>
        <translation>%1: persone %2</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Opponent’s average</source>
        <translation>Media dell’avversario</translation>
    </message>
    <message>
        <source>Nobody has finished a game alone against bots or a solo opponent yet.</source>
        <translation>Nessuno ha ancora concluso una partita da solo contro i bot o contro l’avversario del solitario.</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back to the house (Esc)</source>
        <translation>Torna all’Hotel (Esc)</translation>
    </message>
    <message>
        <source>Auction: what do you bid, and for which entrance?</source>
        <translation>Asta: quanto offre, e per quale ingresso?</translation>
    </message>
    <message>
        <source>Choose your entrance</source>
        <translation>Scelga il Suo ingresso</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Scelga prima una partita dall’elenco.</translation>
    </message>
    <message>
        <source>This game cannot be shown. %1</source>
        <translation>Impossibile mostrare questa partita. %1</translation>
    </message>
    <message>
        <source>The history was damaged. It has been rebuilt from the saved games; the old file is now called %1.</source>
        <translation>La cronologia era danneggiata. È stata ricostruita dalle partite salvate; il vecchio file ora si chiama %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are missing here.</source>
        <translation>
            <numerusform>%n partita salvata è illeggibile e qui manca.</numerusform>
            <numerusform>%n partite salvate sono illeggibili e qui mancano.</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Delete this game? Its record will be lost, and it will no longer count in the statistics.</source>
        <translation>Eliminare questa partita? La sua registrazione viene cancellata e la partita non conta più nelle statistiche.</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>Elimina una partita</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partite concluse</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Moduli</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Qualsiasi numero</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>With and without modules</source>
        <translation>Con e senza moduli</translation>
    </message>
    <message>
        <source>Without modules</source>
        <translation>Senza moduli</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Tutto il periodo</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>L’ultima settimana</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>L’ultimo mese</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>L’ultimo anno</translation>
    </message>
    <message>
        <source>Name or date</source>
        <translation>Nome o data</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Players and VP</source>
        <translation>Giocatori e PV</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and VP</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The history cannot be read. %1</source>
        <translation>La cronologia non è leggibile. %1</translation>
    </message>
    <message>
        <source>Another copy of the program is running.</source>
        <translation>È in esecuzione un’altra copia del programma.</translation>
    </message>
    <message>
        <source>This game cannot be deleted. %1</source>
        <translation>Questa partita non può essere eliminata. %1</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Solitario</translation>
    </message>
    <message>
        <source>This game can be shown only in part. %1</source>
        <translation>Questa partita può essere mostrata solo in parte. %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
</context>
<context>
    <name>HotelPreview</name>
    <message>
        <source>The rooms of the board: %1</source>
        <translation>Le Camere della Plancia: %1</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>The game, and everything that comes with it:</source>
        <translation>Il gioco e tutto ciò che è fornito con esso:</translation>
    </message>
    <message>
        <source>What the game is made of</source>
        <translation>Di che cosa è fatto il gioco</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licenza: %1</translation>
    </message>
    <message>
        <source>Its text is published by its authors.</source>
        <translation>Il testo è pubblicato dai suoi autori.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Dal Suo turno</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Il passo precedente</translation>
    </message>
    <message>
        <source>Step through what happened since your last turn</source>
        <translation>Scorre ciò che è successo dal Suo ultimo turno</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Everything that has happened, the latest last</source>
        <translation>Tutto ciò che è successo, il più recente in fondo</translation>
    </message>
    <message>
        <source>A turn unfolds at a click; a name in it opens its card.</source>
        <translation>Un clic apre il turno; un nome apre la propria carta.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Saved games (*%1)</source>
        <translation>Partite salvate (*%1)</translation>
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
        <translation>L’espansione</translation>
    </message>
    <message>
        <source>None of it</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Tutti e quattro</translation>
    </message>
    <message>
        <source>One module is left out, Start Player: none of the sources gives its rules.</source>
        <translation>Manca un modulo, il Giocatore iniziale: nessun testo ne riporta le regole.</translation>
    </message>
    <message>
        <source>The expansion is made for the Deluxe rules; Classic is played without it.</source>
        <translation>L’espansione è fatta per le regole Deluxe; Classico si gioca senza.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Two to four players, people and bots</source>
        <translation>Da due a quattro giocatori, persone e bot</translation>
    </message>
    <message>
        <source>The solo game with its instruction cards</source>
        <translation>Il gioco in solitario con le sue carte Istruzione</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>With everything</source>
        <translation>Con tutto</translation>
    </message>
    <message>
        <source>Deals this game at once, with all four modules</source>
        <translation>Distribuisce subito questa partita, con tutti e quattro i moduli</translation>
    </message>
    <message>
        <source>Something is not right yet; the lines in red say what.</source>
        <translation>Qualcosa non va ancora bene; le righe rosse dicono che cosa.</translation>
    </message>
    <message>
        <source>Only bots play: you will watch them.</source>
        <translation>Giocano solo bot: Lei starà a guardare.</translation>
    </message>
    <message>
        <source>Your game is kept among the unfinished games.</source>
        <translation>La Sua partita resta fra le partite in sospeso.</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Ognuno ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Player %1 has the same name.</source>
        <translation>Il giocatore %1 ha lo stesso nome.</translation>
    </message>
    <message>
        <source>Player %1 has the same colour.</source>
        <translation>Il giocatore %1 ha lo stesso colore.</translation>
    </message>
    <message>
        <source>Player %1 has this board too (%2), and there is only one of each day side.</source>
        <translation>Anche il giocatore %1 ha questa Plancia (%2) e ogni lato giorno esiste una volta sola.</translation>
    </message>
    <message>
        <source>Either everybody plays on a night side or everybody on a day side. Player %1 has: %2.</source>
        <translation>Tutti giocano sul lato notte oppure tutti sul lato giorno. Il giocatore %1 ha: %2.</translation>
    </message>
    <message>
        <source>Solo against %1</source>
        <translation>In solitario contro %1</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Grand Austria Hotel for the desktop, version %1. A board game for one to four.</source>
        <translation>Grand Austria Hotel per desktop, versione %1. Un gioco da tavolo per 1–4 giocatori.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Impossibile aprire %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>Impossibile scrivere %1. %2</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>Impossibile salvare la partita. %1</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>Le impostazioni non hanno potuto essere salvate. %1</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partita è di nuovo salvata.</translation>
    </message>
    <message>
        <source>The finished game is in the history now.</source>
        <translation>La partita conclusa è ora nella cronologia.</translation>
    </message>
    <message>
        <source>The settings are saved again.</source>
        <translation>Le impostazioni sono di nuovo salvate.</translation>
    </message>
    <message>
        <source>Not everything could be saved. %1</source>
        <translation>Non è stato possibile salvare tutto. %1</translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <translation>&amp;Lascia aperto</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Chiudi comunque</translation>
    </message>
    <message>
        <source>What was done in this game since it was last saved would be lost.</source>
        <translation>Quanto è stato fatto in questa partita dopo l’ultimo salvataggio andrebbe perduto.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) would be missing from the history.</source>
        <translation>
            <numerusform>%n partita conclusa mancherebbe nella cronologia.</numerusform>
            <numerusform>%n partite concluse mancherebbero nella cronologia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last changes of the settings would be lost.</source>
        <translation>Le ultime modifiche delle impostazioni andrebbero perdute.</translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) would have to be made again.</source>
        <translation>
            <numerusform>%n analisi sarebbe da rifare.</numerusform>
            <numerusform>%n analisi sarebbero da rifare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was done in %n other game(s) since they were last saved would be lost.</source>
        <translation>
            <numerusform>Quanto è stato fatto in %n altra partita dopo l’ultimo salvataggio andrebbe perduto.</numerusform>
            <numerusform>Quanto è stato fatto in altre %n partite dopo l’ultimo salvataggio andrebbe perduto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some moves of this game follow earlier rules.</source>
        <translation>Alcune mosse di questa partita seguono regole precedenti.</translation>
    </message>
    <message>
        <source>They stay as they were played, and you can undo and redo them. From here on, today’s rules apply.</source>
        <translation>Restano come sono state giocate, e può annullarle e ripeterle. Da qui in poi valgono le regole attuali.</translation>
    </message>
    <message>
        <source>A bot has stopped playing, and the game is paused. The log file says why.</source>
        <translation>Un bot ha smesso di giocare e la partita è in pausa. Il motivo è nel file di registro.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>Impossibile aprire %1.</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Apri ciò che è leggibile</translation>
    </message>
    <message>
        <source>Some corrections of the cards cannot be used.</source>
        <translation>Alcune correzioni delle carte non si possono usare.</translation>
    </message>
    <message>
        <source>Games cannot be saved: nothing can be written to %1. %2</source>
        <translation>Le partite non possono essere salvate: non è possibile scrivere in %1. %2</translation>
    </message>
    <message>
        <source>Settings cannot be saved: nothing can be written to %1. %2</source>
        <translation>Le impostazioni non possono essere salvate: non è possibile scrivere in %1. %2</translation>
    </message>
    <message>
        <source>Another copy of the program is running but does not answer. You can play here, but nothing will be saved.</source>
        <translation>Il programma è già in esecuzione, ma non risponde. Qui può giocare, ma nulla verrà salvato.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The details are in the log file.</source>
        <translation>Si è verificato un errore imprevisto. I dettagli sono nel file di registro.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. Your game is saved; the details are in the log file.</source>
        <translation>Si è verificato un errore imprevisto. La Sua partita è salvata; i dettagli sono nel file di registro.</translation>
    </message>
    <message>
        <source>Show the log file</source>
        <translation>Mostra il file di registro</translation>
    </message>
    <message>
        <source>The finished game is kept and will be entered in the history later. %1</source>
        <translation>La partita conclusa è conservata e sarà inserita più tardi nella cronologia. %1</translation>
    </message>
    <message>
        <source>The finished game could not be added to the history. %1</source>
        <translation>La partita conclusa non ha potuto essere aggiunta alla cronologia. %1</translation>
    </message>
    <message>
        <source>The review could not be saved. %1</source>
        <translation>L’analisi non ha potuto essere salvata. %1</translation>
    </message>
    <message>
        <source>The review is saved now.</source>
        <translation>L’analisi è ora salvata.</translation>
    </message>
    <message>
        <source>Look at it up to there</source>
        <translation>Guardala fin lì</translation>
    </message>
    <message>
        <source>Continue from there</source>
        <translation>Continua da lì</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence, and unofficial.</source>
        <translation>Il programma è libero con licenza MIT e non ufficiale.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenze…</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Show the hotel of %1 in full</source>
        <translation>Mostra per intero l’Hotel di %1</translation>
    </message>
</context>
<context>
    <name>OpponentChoices</name>
    <message>
        <source>Level</source>
        <translation>Livello di difficoltà</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Ingresso dell’Hotel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>%1 plays from instruction cards, always on the night side, and goes first.</source>
        <translation>%1 gioca con le carte Istruzione, sempre sul lato notte, e comincia.</translation>
    </message>
    <message>
        <source>%1 is the opponent when ballrooms or celebrities are in play.</source>
        <translation>Con le sale da ballo o le celebrità l’avversario è %1.</translation>
    </message>
    <message>
        <source>This entrance changes some rules for both hotels.</source>
        <translation>Questo ingresso cambia alcune regole per entrambi gli Hotel.</translation>
    </message>
</context>
<context>
    <name>OwnCard</name>
    <message>
        <source>You</source>
        <translation>Lei</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Go back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo precedente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Passo seguente</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno seguente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Punto della partita</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Visto da</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio punti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Round %1, %2: %3</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>VP lost</source>
        <translation>PV persi</translation>
    </message>
    <message>
        <source>There is no error in this game.</source>
        <translation>In questa partita non ci sono errori.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Only turns with errors</source>
        <translation>Solo turni con errori</translation>
    </message>
    <message>
        <source>The costliest turns</source>
        <translation>I turni più costosi</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Over the games</source>
        <translation>Nel corso delle partite</translation>
    </message>
    <message>
        <source>How far the review has got</source>
        <translation>A che punto è l’analisi</translation>
    </message>
    <message>
        <source>The review could not be made.</source>
        <translation>Non è stato possibile fare l’analisi.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>L’analisi è stata interrotta.</translation>
    </message>
    <message>
        <source>Every decision is judged by what could be seen then: %1 of %2.</source>
        <translation>Ogni decisione viene giudicata in base a ciò che allora si vedeva: %1 di %2.</translation>
    </message>
    <message>
        <source>The game is being looked through…</source>
        <translation>La partita viene esaminata…</translation>
    </message>
    <message>
        <source>%1, ending at %2</source>
        <translation>%1, alla fine %2</translation>
    </message>
    <message>
        <source>A trend needs two reviewed games played by a person.</source>
        <translation>Per mostrare l’andamento servono due analisi di partite giocate da una persona.</translation>
    </message>
    <message>
        <source>What everybody could expect at the end</source>
        <translation>Ciò che ciascuno poteva aspettarsi alla fine</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>VP lost to errors a turn, game by game</source>
        <translation>PV persi per errori a ogni turno, partita per partita</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Rules and cards</source>
        <translation>Regole e carte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personale</translation>
    </message>
    <message>
        <source>The 2021 edition, with its clearer cards</source>
        <translation>L’edizione del 2021, con le sue carte più chiare</translation>
    </message>
    <message>
        <source>The first edition, as it was in 2015</source>
        <translation>La prima edizione, com’era nel 2015</translation>
    </message>
    <message>
        <source>Invite the eleven promo guests, and add the promo staff card</source>
        <translation>Invita gli undici Ospiti promozionali e aggiunge la carta Personale promozionale</translation>
    </message>
    <message>
        <source>Invite the seven promo guests</source>
        <translation>Invita i sette Ospiti promozionali</translation>
    </message>
    <message>
        <source>Invite the two promo guests</source>
        <translation>Invita i due Ospiti promozionali</translation>
    </message>
    <message>
        <source>Everybody gets a set of cards that work well together</source>
        <translation>Ognuno riceve un set ben affiatato</translation>
    </message>
    <message>
        <source>Keep one card, pass the others to the left, six times</source>
        <translation>Tenere una carta e passare le altre a sinistra, sei volte</translation>
    </message>
    <message>
        <source>Six cards each, at random</source>
        <translation>Sei carte a testa, a caso</translation>
    </message>
    <message>
        <source>In the solo game you always keep six of ten staff cards.</source>
        <translation>In solitario si tengono sempre sei carte Personale su dieci.</translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>%1 already exists. Do you want to replace it?</source>
        <translation>%1 esiste già. Vuole sostituirlo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Salva come immagine…</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Replay della partita</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca di nuovo</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio punti</translation>
    </message>
    <message>
        <source>Victory points by round, ending at %1</source>
        <translation>Punti Vittoria per round, alla fine %1</translation>
    </message>
    <message>
        <source>The hotel of %1, as it stands at the end</source>
        <translation>L’Hotel di %1, come si presenta alla fine</translation>
    </message>
    <message>
        <source>score.pdf</source>
        <translation>punteggio.pdf</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Salva il foglio punti</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>score.png</source>
        <translation>punteggio.png</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>Impossibile salvare %1. %2</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Nessun suggerimento</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizza la partita</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score so far</source>
        <translation>Il punteggio finora</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1: vittoria condivisa</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>VP during the game</source>
        <translation>PV durante la partita</translation>
    </message>
    <message>
        <source>Dishes and drinks</source>
        <translation>Cibi e bevande</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Piano %1</translation>
    </message>
    <message>
        <source>Krones and items, if tied</source>
        <translation>Corone e consumazioni, in caso di parità</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Victory points by round</source>
        <translation>Punti Vittoria per round</translation>
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
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plancia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Rimuovi il giocatore %1</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Azzurro</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Back to the last roll, the last card revealed or another player’s last step</source>
        <translation>Fino all’ultimo lancio, carta scoperta o mossa di un altro giocatore</translation>
    </message>
    <message>
        <source>As far back as you like, even past dice and cards</source>
        <translation>Fin dove vuole, anche oltre dadi e carte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Lingua e aspetto</translation>
    </message>
    <message>
        <source>Questions and reminders</source>
        <translation>Conferme e promemoria</translation>
    </message>
    <message>
        <source>Window and files</source>
        <translation>Finestra e file</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Dimensione del testo</translation>
    </message>
    <message>
        <source>A&amp;nimations</source>
        <translation>&amp;Movimento</translation>
    </message>
    <message>
        <source>Tell &amp;a screen reader</source>
        <translation>Annuncia al lettore di sc&amp;hermo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnullamento</translation>
    </message>
    <message>
        <source>&amp;Collect plain gains automatically when there is nothing to choose</source>
        <translation>Riscuoti automaticamente i &amp;guadagni semplici, dove non c’è nulla da scegliere</translation>
    </message>
    <message>
        <source>Ask before &amp;passing</source>
        <translation>Chiedi conferma prima di &amp;passare</translation>
    </message>
    <message>
        <source>Ask before &amp;ending a turn</source>
        <translation>Chiedi conferma prima di t&amp;erminare il turno</translation>
    </message>
    <message>
        <source>Before a turn ends, &amp;remind me what I could still do</source>
        <translation>&amp;Ricorda ciò che si può ancora fare prima che il turno finisca</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Same as the system: %1</source>
        <translation>Come il sistema: %1</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Leale</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion; as long as it does, nothing moves.</source>
        <translation>Il Suo sistema chiede di ridurre i movimenti; finché è così, nulla si muove.</translation>
    </message>
    <message>
        <source>Reset the window layout</source>
        <translation>Ripristina la disposizione della finestra</translation>
    </message>
    <message>
        <source>Games and history: %1</source>
        <translation>Partite e cronologia: %1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Impostazioni: %1</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Pace of &amp;bots and solo opponents</source>
        <translation>Ritmo di &amp;bot e avversari in solitario</translation>
    </message>
    <message>
        <source>Pace and hints</source>
        <translation>Ritmo e suggerimenti</translation>
    </message>
    <message>
        <source>Nothing by itself</source>
        <translation>Niente in automatico</translation>
    </message>
    <message>
        <source>A line for each turn</source>
        <translation>Una riga per turno</translation>
    </message>
    <message>
        <source>Everything that happens</source>
        <translation>Tutto ciò che accade</translation>
    </message>
    <message>
        <source>Count hints on the sc&amp;ore sheet</source>
        <translation>Conta i suggerimenti sul &amp;foglio punti</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dove guardare</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
    </message>
    <message>
        <source>What to do, and why</source>
        <translation>Che cosa fare, e perché</translation>
    </message>
    <message>
        <source>A hint be&amp;gins with</source>
        <translation>Un suggerimento &amp;inizia con</translation>
    </message>
</context>
<context>
    <name>StandingDialog</name>
    <message>
        <source>Where everybody stands</source>
        <translation>A che punto sono tutti</translation>
    </message>
    <message>
        <source>The score as if the game ended now.</source>
        <translation>Il punteggio come se la partita finisse ora.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>What is within reach of %1</source>
        <translation>Ciò che è alla portata di %1</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Vienna, around 1900</source>
        <translation>Vienna, intorno al 1900</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Pick up the last game where you left off</source>
        <translation>Riprenda l’ultima partita da dove l’ha lasciata</translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>Partita rapi&amp;da</translation>
    </message>
    <message>
        <source>Start right away, with the usual rules</source>
        <translation>Si comincia subito, con le regole consuete</translation>
    </message>
    <message>
        <source>&amp;First evening</source>
        <translation>Prima serata g&amp;uidata</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Choose players, boards and rules</source>
        <translation>Scelga giocatori, Plance e regole</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ap&amp;ri…</translation>
    </message>
    <message>
        <source>&amp;Rules and cards</source>
        <translation>R&amp;egole e carte</translation>
    </message>
    <message>
        <source>All about the rules and the cards</source>
        <translation>Tutto sulle regole e sulle carte</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>Crono&amp;logia</translation>
    </message>
    <message>
        <source>The games you have finished</source>
        <translation>Le partite che ha concluso</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Impos&amp;tazioni</translation>
    </message>
    <message>
        <source>Language, look, pace and more</source>
        <translation>Lingua, aspetto, ritmo e altro</translation>
    </message>
    <message>
        <source>You against one bot, night side</source>
        <translation>Lei contro un bot, lato notte</translation>
    </message>
    <message>
        <source>The saved game cannot be read. %1</source>
        <translation>La partita salvata è illeggibile. %1</translation>
    </message>
    <message>
        <source>The saved game cannot be read. %1 Nothing was deleted; the file is now called %2.</source>
        <translation>La partita salvata è illeggibile. %1 Nulla è stato cancellato; il file ora si chiama %2.</translation>
    </message>
    <message>
        <source>A saved game is damaged</source>
        <translation>Una partita salvata è danneggiata</translation>
    </message>
    <message>
        <source>The game as it stood one step earlier is intact: you can continue from there.</source>
        <translation>La partita è integra fino al passaggio precedente: può continuare da lì.</translation>
    </message>
    <message>
        <source>There is no earlier one to continue from.</source>
        <translation>Non ce n’è una precedente da continuare.</translation>
    </message>
    <message>
        <source>&amp;Unfinished games</source>
        <translation>Partite in &amp;sospeso</translation>
    </message>
    <message>
        <source>Games you left for another one, and games you saved</source>
        <translation>Le partite che ha lasciato per un’altra e quelle che ha salvato</translation>
    </message>
    <message>
        <source>Open a saved game from a file</source>
        <translation>Apra una partita salvata in un file</translation>
    </message>
    <message>
        <source>A saved game was played with older rules</source>
        <translation>Una partita salvata è stata giocata con regole precedenti</translation>
    </message>
    <message>
        <source>What can be done…</source>
        <translation>Che cosa si può fare…</translation>
    </message>
    <message>
        <source>Learn the game at the table: three rounds, with advice at every step</source>
        <translation>Impari il gioco al tavolo: tre round, con un consiglio a ogni passo</translation>
    </message>
    <message>
        <source>The &amp;day’s deal</source>
        <translation>Partita del &amp;giorno</translation>
    </message>
    <message>
        <source>The deal of today’s date, the same for everybody who plays it</source>
        <translation>La partita della data di oggi, uguale per chiunque la giochi</translation>
    </message>
    <message>
        <source>%1 of %2 won, best %3 VP</source>
        <translation>%1 su %2 vinte, record %3 PV</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Do you want to end your turn?</source>
        <translation>Desidera terminare il turno?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Do you want to pass? You take no turn until the dice are rolled again.</source>
        <translation>Desidera passare? Non avrà altri turni finché i dadi non saranno rilanciati.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Nulla è stato annullato.</translation>
    </message>
    <message>
        <source>This is the last of your first rooms. Afterwards nothing can be taken back.</source>
        <translation>È l’ultima delle Sue prime Camere. Dopo non si potrà più annullare nulla.</translation>
    </message>
    <message>
        <source>Finish the set-up</source>
        <translation>Concludi la preparazione</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Non è ancora stato fatto nulla.</translation>
    </message>
    <message>
        <source>Nothing can be taken back here: rolls, revealed cards and moves of others stay. With “Free” under Undo in the settings you can go back past them.</source>
        <translation>Qui non si può annullare nulla: lanci, carte scoperte e mosse altrui restano. Con «Libero» alla voce Annullamento delle impostazioni può tornare ancora più indietro.</translation>
    </message>
</context>
<context>
    <name>UnfinishedPage</name>
    <message>
        <source>This game cannot be deleted. %1</source>
        <translation>Questa partita non può essere eliminata. %1</translation>
    </message>
    <message>
        <source>This game cannot be put back. %1</source>
        <translation>Questa partita non può essere ripristinata. %1</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Scelga prima una partita dall’elenco.</translation>
    </message>
    <message>
        <source>This is the game in progress. Begin or continue another one first.</source>
        <translation>Questa è la partita in corso. Prima ne cominci o ne riprenda un’altra.</translation>
    </message>
    <message>
        <source>Another copy of the program is running.</source>
        <translation>È in esecuzione un’altra copia del programma.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) could not be read and are missing here.</source>
        <translation>
            <numerusform>%n partita salvata è illeggibile e qui manca.</numerusform>
            <numerusform>%n partite salvate sono illeggibili e qui mancano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1.</source>
        <translation>Cancellata: %1.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Partite in sospeso</translation>
    </message>
    <message>
        <source>A game that you leave for another waits here until you continue it.</source>
        <translation>Una partita che lascia per un’altra attende qui finché non la riprende.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In corso</translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back to your own hotel (Esc)</source>
        <translation>Torna al Suo Hotel (Esc)</translation>
    </message>
    <message>
        <source>The hotel of %1</source>
        <translation>L’Hotel di %1</translation>
    </message>
</context>
<context>
    <name>aid</name>
    <message>
        <source>Player aid</source>
        <translation>Foglio di riepilogo</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il Suo turno</translation>
    </message>
    <message>
        <source>**Pass, or take a turn.** You can pass only while you have done nothing in your turn.</source>
        <translation>**Passi o giochi il turno.** Può passare solo finché non ha ancora fatto nulla nel turno.</translation>
    </message>
    <message>
        <source>**One guest**, if you like: before the die, to a free table, for the krones below the place.</source>
        <translation>**Un Ospite**, se vuole: prima del dado, a un tavolo libero, per le Corone sotto il posto.</translation>
    </message>
    <message>
        <source>**One die:** take it from a space with dice and carry out the action there.</source>
        <translation>**Un dado:** lo prenda da uno spazio con dadi ed esegua l’azione.</translation>
    </message>
    <message>
        <source>**Strength:** the dice on the space before you take one, plus your staff, plus 1 if you pay 1 krone.</source>
        <translation>**Potenza:** i dadi sullo spazio prima di prenderne uno, il personale, e 1 in più per 1 Corona.</translation>
    </message>
    <message>
        <source>**Additional actions:** before, in between and after, as often as you like.</source>
        <translation>**Azioni addizionali:** prima, nel mezzo e dopo, quante ne vuole.</translation>
    </message>
    <message>
        <source>End your turn. The next uncovered number is up.</source>
        <translation>Termini il turno. Tocca al prossimo numero scoperto.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>The queue</source>
        <translation>La fila</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>When a guest leaves, the others slide to the right and a new one enters at once.</source>
        <translation>Quando un Ospite esce, gli altri scorrono verso destra e subito ne entra uno nuovo.</translation>
    </message>
    <message>
        <source>A guest moves in</source>
        <translation>Un Ospite prende la Camera</translation>
    </message>
    <message>
        <source>The order is complete and there is a vacant room of the guest’s colour; green guests take any.</source>
        <translation>L’ordinazione è completa e c’è una Camera libera del colore dell’Ospite; agli Ospiti verdi va bene qualsiasi colore.</translation>
    </message>
    <message>
        <source>The guest leaves the café, and you score the VP on the card.</source>
        <translation>L’Ospite lascia il Caffè e Lei ottiene i PV della carta.</translation>
    </message>
    <message>
        <source>Reward, its parts in any order; staff may add to it.</source>
        <translation>La ricompensa, con le parti in qualsiasi ordine; il personale può aggiungere qualcosa.</translation>
    </message>
    <message>
        <source>If the group is now full: the occupancy bonus, before or after the reward.</source>
        <translation>Se ora il gruppo è pieno: il Bonus Occupazione, prima o dopo la ricompensa.</translation>
    </message>
    <message>
        <source>as many as the strength; no more cake than strudel</source>
        <translation>quanti ne indica la potenza; non più Torte che Strudel</translation>
    </message>
    <message>
        <source>as many as the strength; no more coffee than wine</source>
        <translation>quanti ne indica la potenza; non più Caffè che Vino</translation>
    </message>
    <message>
        <source>up to the strength, each next to a tile, at the cost of its floor</source>
        <translation>fino alla potenza, accanto a una tessera, al costo del piano</translation>
    </message>
    <message>
        <source>split the strength between krones and Emperor steps</source>
        <translation>dividere la potenza fra Corone e passi Imperatore</translation>
    </message>
    <message>
        <source>one staff card from your hand, the strength off its cost</source>
        <translation>una carta Personale dalla mano, con la potenza come sconto</translation>
    </message>
    <message>
        <source>pay 1 krone, then do any action 1 to 5 with the strength of this space</source>
        <translation>pagare 1 Corona, eseguire un’azione da 1 a 5 con la potenza di questo spazio</translation>
    </message>
    <message>
        <source>**%1:** %2</source>
        <translation>**%1:** %2</translation>
    </message>
    <message>
        <source>The six actions</source>
        <translation>Le sei azioni</translation>
    </message>
    <message>
        <source>Additional actions</source>
        <translation>Azioni addizionali</translation>
    </message>
    <message>
        <source>**Serve:** for 1 krone, move up to 3 items from the kitchen onto your guests.</source>
        <translation>**Servire:** 1 Corona sposta fino a 3 consumazioni dalla Cucina ai Suoi Ospiti.</translation>
    </message>
    <message>
        <source>**Move a guest** with a complete order into a room.</source>
        <translation>**Sistemare un Ospite** con l’ordinazione completa in una Camera.</translation>
    </message>
    <message>
        <source>**Claim an objective** you have met.</source>
        <translation>**Rivendicare un Obiettivo** raggiunto.</translation>
    </message>
    <message>
        <source>**Use a staff card** that works once per round.</source>
        <translation>**Usare una carta Personale** che agisce una volta per round.</translation>
    </message>
    <message>
        <source>Items you receive go free of charge onto guests or into the kitchen.</source>
        <translation>Le consumazioni ricevute vanno gratuitamente agli Ospiti o in Cucina.</translation>
    </message>
    <message>
        <source>Passing, end of round</source>
        <translation>Passare, fine del round</translation>
    </message>
    <message>
        <source>When everyone with a number left has passed: one die goes to the dustbin, the others are rolled again, and all passes are cancelled.</source>
        <translation>Quando hanno passato tutti coloro che hanno ancora un numero, un dado va nella Pattumiera, gli altri vengono rilanciati e nessuno risulta più aver passato.</translation>
    </message>
    <message>
        <source>The round ends when all numbers are covered or no die is left. Then the turn order tiles are handed to the left.</source>
        <translation>Il round termina quando tutti i numeri sono coperti o non restano dadi. Poi le tessere Ordine di Turno si passano a sinistra.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>to prepare</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>VP at the end</source>
        <translation>PV alla fine</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Camere</translation>
    </message>
    <message>
        <source>When prepared, the two rightmost rooms of floor 3 score 1 VP each, the three rightmost of floor 4 score 2 VP each.</source>
        <translation>Alla preparazione, le due Camere più a destra del piano 3 danno 1 PV ciascuna, le tre più a destra del piano 4 ne danno 2.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>passi Imperatore</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Bonus Occupazione</translation>
    </message>
    <message>
        <source>Rooms in the group</source>
        <translation>Camere nel gruppo</translation>
    </message>
    <message>
        <source>Once per group, when its last room is occupied, by whatever means.</source>
        <translation>Una volta per gruppo, quando la sua ultima Camera viene occupata, in qualunque modo.</translation>
    </message>
    <message>
        <source>The first to claim one scores %1 VP, the second %2, the third %3; only on your own turn.</source>
        <translation>Il primo a rivendicare un Obiettivo ottiene %1 PV, il secondo %2, il terzo %3; solo nel proprio turno.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Simboli</translation>
    </message>
    <message>
        <source>krones, VP, Emperor steps</source>
        <translation>Corone, PV, passi Imperatore</translation>
    </message>
    <message>
        <source>prepare a room, occupy a room</source>
        <translation>preparare una Camera, occupare una Camera</translation>
    </message>
    <message>
        <source>staff card, guest, discount</source>
        <translation>carta Personale, Ospite, sconto</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <translation>L’Imperatore</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7: score the VP of your space, then go back 3, 5 or 7 spaces respectively, but not below 0.</source>
        <translation>Dopo i round 3, 5 e 7: si ottengono i PV dello spazio, poi si retrocede rispettivamente di 3, 5 o 7 spazi, non sotto lo 0.</translation>
    </message>
    <message>
        <source>On space 3 or higher: the reward of the tile. You may decline it.</source>
        <translation>Dallo spazio 3 in poi: il Bonus Imperiale della tessera. Può rinunciarvi.</translation>
    </message>
    <message>
        <source>On 1 or 2: nothing.</source>
        <translation>Sull’1 o sul 2: nulla.</translation>
    </message>
    <message>
        <source>On 0: the penalty. The left one if you can suffer it in full, otherwise the right one. In Classic you choose among those that are possible.</source>
        <translation>Sullo&#xa0;0: la penalità. Quella di sinistra se può subirla per intero, altrimenti quella di destra. In Classico sceglie fra quelle possibili.</translation>
    </message>
    <message>
        <source>Each step beyond space 13 is worth 1 VP at once.</source>
        <translation>Ogni passo oltre lo spazio 13 vale subito 1 PV.</translation>
    </message>
    <message>
        <source>The end, after round 7</source>
        <translation>La fine, dopo il round 7</translation>
    </message>
    <message>
        <source>Staff cards for the end of the game</source>
        <translation>Carte Personale di fine gioco</translation>
    </message>
    <message>
        <source>Occupied rooms: 1, 2, 3 and 4 VP each, by floor from the bottom</source>
        <translation>Camere occupate: 1, 2, 3 e 4 PV ciascuna, secondo il piano, dal basso</translation>
    </message>
    <message>
        <source>1 VP for each krone and each item in the kitchen</source>
        <translation>1 PV per ogni Corona e ogni consumazione in Cucina</translation>
    </message>
    <message>
        <source>5 VP lost for each guest left in the café</source>
        <translation>5 PV persi per ogni Ospite rimasto nel Caffè</translation>
    </message>
    <message>
        <source>Most VP wins. Ties go to the most krones and items combined.</source>
        <translation>Vince chi ha più PV. In caso di pareggio, chi ha in tutto più Corone e consumazioni.</translation>
    </message>
    <message>
        <source>when it is played</source>
        <translation>quando viene giocata</translation>
    </message>
    <message>
        <source>once in each round, on your turn, whenever you like</source>
        <translation>una volta in ogni round, nel Suo turno, quando vuole</translation>
    </message>
    <message>
        <source>from then on, but not for the die it was played with</source>
        <translation>da quel momento in poi, ma non per il dado con cui è stata giocata</translation>
    </message>
    <message>
        <source>in the final scoring</source>
        <translation>nel Conteggio Finale</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personale</translation>
    </message>
    <message>
        <source>A guest goes dancing</source>
        <translation>Un Ospite va a ballare</translation>
    </message>
    <message>
        <source>Instead of a room, with a complete order: choose a free space in a ballroom not yet scored, or the balcony.</source>
        <translation>Invece di una Camera, con l’ordinazione completa: scelga uno spazio libero in una sala da ballo non ancora conteggiata, o la balconata.</translation>
    </message>
    <message>
        <source>Pay its champagne from the kitchen.</source>
        <translation>Ne paghi lo Champagne dalla Cucina.</translation>
    </message>
    <message>
        <source>Move a dancer there from any area of your rehearsal room.</source>
        <translation>Vi metta un danzatore da un’area qualsiasi della Sua sala prove.</translation>
    </message>
    <message>
        <source>Score the guest’s VP.</source>
        <translation>Ottenga i PV dell’Ospite.</translation>
    </message>
    <message>
        <source>Then, in any order: the reward, staff, the row bonus, the room bonus of an area that is now empty.</source>
        <translation>Poi, nell’ordine che preferisce: ricompensa, personale, bonus di fila, bonus di sala di un’area ormai vuota.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagne</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spazi</translation>
    </message>
    <message>
        <source>Rows of each ballroom</source>
        <translation>File di ogni sala da ballo</translation>
    </message>
    <message>
        <source>Row bonus</source>
        <translation>Bonus di fila</translation>
    </message>
    <message>
        <source>Bonuses at once</source>
        <translation>Bonus immediati</translation>
    </message>
    <message>
        <source>Scoring after rounds 3, 5 and 7</source>
        <translation>Conteggio dopo i round 3, 5 e 7</translation>
    </message>
    <message>
        <source>After the Emperor: the left, the middle, the right ballroom.</source>
        <translation>Dopo l’Imperatore: la sala da ballo a sinistra, al centro, a destra.</translation>
    </message>
    <message>
        <source>Tied players share the VP of their rank and of the next ones they take up, rounded down. The balcony counts as the top row of the right ballroom.</source>
        <translation>In caso di parità i giocatori si dividono i PV della loro posizione e delle successive che occupano, arrotondando per difetto. La balconata conta come fila in alto della sala da ballo a destra.</translation>
    </message>
    <message>
        <source>Of your choice: a dish or a drink, never champagne.</source>
        <translation>A scelta: un cibo o una bevanda, mai lo Champagne.</translation>
    </message>
    <message>
        <source>1 VP each in the kitchen at the end.</source>
        <translation>Alla fine 1 PV ciascuno in Cucina.</translation>
    </message>
    <message>
        <source>Coloured dice</source>
        <translation>Dadi colorati</translation>
    </message>
    <message>
        <source>With the die you take its celebrity and score its VP. The effect holds until the end of the round, already for this main action.</source>
        <translation>Con il dado prende la sua celebrità e ne ottiene i PV. L’effetto vale fino alla fine del round, già per questa azione principale.</translation>
    </message>
    <message>
        <source>A source is one main action, the VP of a guest, the reward of a guest, or a single bonus, card or tile.</source>
        <translation>Una fonte è un’azione principale, i PV di un Ospite, la ricompensa di un Ospite, o un solo bonus, una sola carta o tessera.</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>Ingressi</translation>
    </message>
    <message>
        <source>The kitchen starts with what the entrance says.</source>
        <translation>La Cucina comincia con ciò che dice l’ingresso.</translation>
    </message>
    <message>
        <source>Flipping cards</source>
        <translation>Girare carte</translation>
    </message>
    <message>
        <source>Once in the game, when the action in which the event happens is over. The card stays in play.</source>
        <translation>Una volta per partita, quando è finita l’azione in cui è successo. La carta resta in gioco.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>left</source>
        <translation>sinistra</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>right</source>
        <translation>destra</translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation>Elisabetta</translation>
    </message>
    <message>
        <source>One arrow</source>
        <translation>Una freccia</translation>
    </message>
    <message>
        <source>Two arrows</source>
        <translation>Due frecce</translation>
    </message>
    <message>
        <source>Full: the next one to the right, lastly the balcony. Lowest free row, no price, no bonus.</source>
        <translation>Piena: la successiva a destra, alla fine la balconata. Fila libera più bassa, nessun prezzo, nessun bonus.</translation>
    </message>
    <message>
        <source>Her coloured die: the VP, and red an objective step, yellow 2 steps, blue 2 VP.</source>
        <translation>Il suo dado colorato: i PV, e rosso un passo su un Obiettivo, giallo 2 passi, blu 2 PV.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fine di un round</translation>
    </message>
    <message>
        <source>Celebrities leave; the Emperor; the ballroom; then as always.</source>
        <translation>Le celebrità se ne vanno; l’Imperatore; la sala da ballo; poi come sempre.</translation>
    </message>
    <message>
        <source>More symbols</source>
        <translation>Altri simboli</translation>
    </message>
    <message>
        <source>champagne, dancer, ballroom</source>
        <translation>Champagne, danzatore, sala da ballo</translation>
    </message>
    <message>
        <source>celebrity, entrance, flipped card</source>
        <translation>celebrità, ingresso, carta girata</translation>
    </message>
    <message numerus="yes">
        <source>No dancer there: %n VP lost.</source>
        <translation>
            <numerusform>Nessun danzatore: %n PV perso.</numerusform>
            <numerusform>Nessun danzatore: %n PV persi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansion</source>
        <extracomment>The number of the page for the expansion.</extracomment>
        <translation>Espansione</translation>
    </message>
    <message>
        <source>Action 1: %1. Action 2: %2. Of each no more than of the one before it.</source>
        <translation>Azione 1: %1. Azione 2: %2. Di ognuno non più che del precedente.</translation>
    </message>
    <message>
        <source>Bid %1 or more on an entrance without a bid, or at least %2 more than the bid that stands. Whoever is outbid bids next; in the end all pay.</source>
        <translation>Offra %1 o più per un ingresso senza offerte, o rilanci su un altro di almeno %2. Il prossimo a offrire è chi è stato superato; alla fine tutti pagano.</translation>
    </message>
</context>
<context>
    <name>ballrooms</name>
    <message>
        <source>left ballroom</source>
        <translation>sala da ballo a sinistra</translation>
    </message>
    <message>
        <source>middle ballroom</source>
        <translation>sala da ballo al centro</translation>
    </message>
    <message>
        <source>right ballroom</source>
        <translation>sala da ballo a destra</translation>
    </message>
    <message>
        <source>balcony</source>
        <translation>balconata</translation>
    </message>
    <message>
        <source>%1, bottom row</source>
        <translation>%1, fila in basso</translation>
    </message>
    <message>
        <source>%1, middle row</source>
        <translation>%1, fila centrale</translation>
    </message>
    <message>
        <source>%1, top row</source>
        <translation>%1, fila in alto</translation>
    </message>
    <message>
        <source>bottom row</source>
        <extracomment>The rows of every ballroom, from below, and the balcony.</extracomment>
        <translation>fila in basso</translation>
    </message>
    <message>
        <source>middle row</source>
        <translation>fila centrale</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>fila in alto</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>nessun bonus</translation>
    </message>
    <message>
        <source>You score your dancers here times the number of your highest row: 1, 2 or 3 VP for each.</source>
        <translation>Ottiene tanti PV quanti sono i Suoi danzatori qui, moltiplicati per il numero della Sua fila più alta: 1, 2 o 3 PV per ognuno.</translation>
    </message>
    <message>
        <source>Each row on its own: the player with the most dancers in it scores %1 VP, the second %2.</source>
        <translation>Ogni fila si conteggia a parte: il giocatore che vi ha più danzatori ottiene %1 PV, il secondo %2.</translation>
    </message>
    <message>
        <source>You score by your dancers here: %1 VP for 1, 2, 3, 4 and 5 or more.</source>
        <translation>Ottiene PV secondo i Suoi danzatori qui: %1 PV per 1, 2, 3, 4 e 5 o più.</translation>
    </message>
    <message>
        <source>By the number of dancers, from the most: %1 VP with two players, %2 VP with three or four.</source>
        <translation>Secondo il numero di danzatori, dal maggiore: %1 PV in due giocatori, %2 PV in tre o quattro.</translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s)</source>
        <translation>
            <numerusform>%n danzatore</numerusform>
            <numerusform>%n danzatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each pair of your dancers here.</source>
        <translation>
            <numerusform>Ottiene %n PV per ogni coppia di Suoi danzatori qui.</numerusform>
            <numerusform>Ottiene %n PV per ogni coppia di Suoi danzatori qui.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, if it were scored now</source>
        <translation>%1, se fosse conteggiata ora</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 invece di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) free</source>
        <translation>
            <numerusform>%n spazio libero</numerusform>
            <numerusform>%n spazi liberi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the discount it would cost %n champagne.</source>
        <translation>
            <numerusform>Senza lo sconto costerebbe %n Champagne.</numerusform>
            <numerusform>Senza lo sconto costerebbe %n Champagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>as the top row of VII</source>
        <translation>come la fila in alto di VII</translation>
    </message>
    <message>
        <source>dancers × highest row</source>
        <translation>danzatori × fila più alta</translation>
    </message>
    <message>
        <source>each row: %1</source>
        <translation>per fila: %1</translation>
    </message>
    <message>
        <source>most dancers: %1</source>
        <translation>più danzatori: %1</translation>
    </message>
    <message>
        <source>2 dancers: %1</source>
        <translation>2 danzatori: %1</translation>
    </message>
    <message>
        <source>%1, the %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It was scored after round %1 and is closed.</source>
        <translation>È stata conteggiata dopo il round %1 ed è chiusa.</translation>
    </message>
    <message>
        <source>It is scored next, after round %1.</source>
        <translation>È la prossima a essere conteggiata, dopo il round %1.</translation>
    </message>
    <message>
        <source>It is scored after round %1.</source>
        <translation>Viene conteggiata dopo il round %1.</translation>
    </message>
    <message>
        <source>Without a dancer there: %1.</source>
        <translation>Senza danzatori lì: %1.</translation>
    </message>
    <message>
        <source>As it stands: %1.</source>
        <translation>Per come stanno le cose: %1.</translation>
    </message>
    <message>
        <source>If it were scored now: %1.</source>
        <translation>Se fosse conteggiata ora: %1.</translation>
    </message>
    <message>
        <source>No row bonus.</source>
        <translation>Nessun bonus di fila.</translation>
    </message>
    <message>
        <source>Row bonus: %1.</source>
        <translation>Bonus di fila: %1.</translation>
    </message>
    <message>
        <source>It counts as the top row of the right ballroom, without a row bonus.</source>
        <translation>Conta come la fila in alto della sala da ballo a destra, senza bonus di fila.</translation>
    </message>
    <message>
        <source>Closed: this ballroom has been scored.</source>
        <translation>Chiusa: questa sala da ballo è già stata conteggiata.</translation>
    </message>
</context>
<context>
    <name>boards</name>
    <message>
        <source>Night side</source>
        <translation>Lato notte</translation>
    </message>
    <message>
        <source>Day side A</source>
        <translation>Lato giorno A</translation>
    </message>
    <message>
        <source>Day side B</source>
        <translation>Lato giorno B</translation>
    </message>
    <message>
        <source>Day side C</source>
        <translation>Lato giorno C</translation>
    </message>
    <message>
        <source>Day side D</source>
        <translation>Lato giorno D</translation>
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
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>mostra questo aiuto</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>manca un valore</translation>
    </message>
    <message>
        <source>not possible together with %1</source>
        <translation>impossibile insieme a %1</translation>
    </message>
    <message>
        <source>there is no command %1; see --help</source>
        <translation>il comando %1 non esiste; si veda --help</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>sconosciuto: %1</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>mancante: %1</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODICE</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>CARTELLA</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NOMI</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>PAGINA</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>PERCENTUALE</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TESTO</translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>TEMA</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>LxA</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argomenti</translation>
    </message>
    <message>
        <source>takes no value: %1</source>
        <translation>non accetta valori: %1</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Uso: </translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, not %3</source>
        <translation>previsto un numero intero da %1 a %2, non %3</translation>
    </message>
    <message>
        <source>expected %1, not %2</source>
        <translation>previsto %1, non %2</translation>
    </message>
    <message>
        <source>expected a size of text from 100 to 200, not %1</source>
        <translation>prevista una dimensione del testo da 100 a 200, non %1</translation>
    </message>
    <message>
        <source>Grand Austria Hotel on the desktop. Without a command it opens the window.</source>
        <translation>Grand Austria Hotel per desktop. Senza un comando apre la finestra.</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>mostra la versione</translation>
    </message>
    <message>
        <source>day, night or system</source>
        <translation>day, night o system (giorno, notte o sistema)</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>number of players (2)</source>
        <translation>numero di giocatori (2)</translation>
    </message>
    <message>
        <source>one bot for all seats, or one per seat, separated by commas: %1</source>
        <translation>un bot per tutti i posti, o uno per posto, separati da virgole: %1</translation>
    </message>
    <message>
        <source>the seed of the first game; the next games count up (1)</source>
        <translation>il seme della prima partita; le successive proseguono da lì (1)</translation>
    </message>
    <message>
        <source>the edition of the rules: deluxe (2021) or classic (2015)</source>
        <translation>l’edizione delle regole: deluxe (2021) o classic (2015)</translation>
    </message>
    <message>
        <source>night, day, or one board per seat: night, or day-A to day-D</source>
        <translation>night, day, o una Plancia per posto: night, oppure da day-A a day-D</translation>
    </message>
    <message>
        <source>how staff cards are dealt: normal, starter or draft</source>
        <translation>come si distribuiscono le carte Personale: normal, starter o draft</translation>
    </message>
    <message>
        <source>one bot against the solo opponent that goes with the modules: %1</source>
        <translation>un bot in solitario contro l’avversario che va con i moduli: %1</translation>
    </message>
    <message>
        <source>%1 is possible only together with %2</source>
        <translation>%1 è possibile solo insieme a %2</translation>
    </message>
    <message>
        <source>%1: expected one name for all or one per seat (%2), not %3</source>
        <translation>%1: previsto un nome per tutti o uno per posto (%2), non %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1 e %2 non si possono usare insieme</translation>
    </message>
    <message>
        <source>play whole games of bots and compare them</source>
        <translation>gioca partite intere fra bot e li confronta</translation>
    </message>
    <message>
        <source>Plays whole games of bots and compares what they score.</source>
        <translation>Gioca partite intere fra bot e confronta i punti che ottengono.</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>quante partite (100)</translation>
    </message>
    <message>
        <source>how many processes at once (1)</source>
        <translation>quanti processi insieme (1)</translation>
    </message>
    <message>
        <source>one JSON object per game</source>
        <translation>un oggetto JSON per partita</translation>
    </message>
    <message>
        <source>keep every game as a file in this folder</source>
        <translation>conserva ogni partita come file in questa cartella</translation>
    </message>
    <message>
        <source>describe a saved game move by move, and check it</source>
        <translation>racconta mossa per mossa una partita salvata e la controlla</translation>
    </message>
    <message>
        <source>Plays a saved game again, checks every step and describes it move by move.</source>
        <translation>Rigioca una partita salvata, ne controlla ogni passaggio e la racconta mossa per mossa.</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>una partita salvata</translation>
    </message>
    <message>
        <source>only this turn, counted from 1</source>
        <translation>solo questo turno, contato da 1</translation>
    </message>
    <message>
        <source>write a game as JSON lines, for analysis by programs</source>
        <translation>scrive una partita in righe JSON, per l’analisi con altri programmi</translation>
    </message>
    <message>
        <source>Writes one game as JSON lines: a saved one, or a fresh one played by bots.</source>
        <translation>Scrive una partita in righe JSON: una salvata oppure una nuova giocata dai bot.</translation>
    </message>
    <message>
        <source>a saved game; without one, bots play a new game</source>
        <translation>una partita salvata; senza, i bot ne giocano una nuova</translation>
    </message>
    <message>
        <source>write into this file instead of the terminal</source>
        <translation>scrive in questo file invece che nel terminale</translation>
    </message>
    <message>
        <source>write what a saved game has come to, as JSON or as one line of text</source>
        <translation>scrive a che punto è una partita salvata, in JSON o in una riga di testo</translation>
    </message>
    <message>
        <source>Writes the position of a saved game: every fact of it, by name. A position in a file is checked and written again.</source>
        <translation>Scrive la posizione di una partita salvata: tutto ciò che comprende, per nome. Una posizione contenuta in un file viene controllata e riscritta.</translation>
    </message>
    <message>
        <source>a saved game, or a position</source>
        <translation>una partita salvata o una posizione</translation>
    </message>
    <message>
        <source>as one line of text, for the clipboard</source>
        <translation>in una riga di testo, per gli appunti</translation>
    </message>
    <message>
        <source>the JSON schema of positions instead</source>
        <translation>invece, lo schema JSON delle posizioni</translation>
    </message>
    <message>
        <source>measure speed and memory; prints JSON</source>
        <translation>misura velocità e memoria; stampa JSON</translation>
    </message>
    <message>
        <source>how many seconds each measurement may take (5)</source>
        <translation>quanti secondi può durare ogni misura (5)</translation>
    </message>
    <message>
        <source>measure the window as well</source>
        <translation>misura anche la finestra</translation>
    </message>
    <message>
        <source>all cards, tiles and boards: names, numbers and what they do</source>
        <translation>tutte le carte, le tessere e le Plance: nomi, numeri ed effetti</translation>
    </message>
    <message>
        <source>Prints all cards, tiles and boards: names, numbers and what they do.</source>
        <translation>Mostra tutte le carte, le tessere e le Plance: nomi, numeri ed effetti.</translation>
    </message>
    <message>
        <source>the rules reference, with questions and answers</source>
        <translation>la guida alle regole, con domande e risposte</translation>
    </message>
    <message>
        <source>Prints the rules reference, with questions and answers.</source>
        <translation>Mostra la guida alle regole, con domande e risposte.</translation>
    </message>
    <message>
        <source>only the values that can be corrected</source>
        <translation>solo i valori che si possono correggere</translation>
    </message>
    <message>
        <source>only what matches, in any of the languages</source>
        <translation>solo ciò che corrisponde, in una qualsiasi delle lingue</translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation>in JSON</translation>
    </message>
    <message>
        <source>only what the player in this seat sees, counted from 1</source>
        <translation>solo ciò che vede il giocatore a questo posto, contato da 1</translation>
    </message>
    <message>
        <source>hidden cards as well, in a game that is not over</source>
        <translation>anche le carte coperte, in una partita non finita</translation>
    </message>
    <message>
        <source>draw a page of the window into a picture, without a display</source>
        <translation>disegna una pagina della finestra in un’immagine, senza schermo</translation>
    </message>
    <message>
        <source>Draws a page of the window into a PNG picture, without a display.</source>
        <translation>Disegna una pagina della finestra in un’immagine PNG, senza schermo.</translation>
    </message>
    <message>
        <source>a saved game to show</source>
        <translation>una partita salvata da mostrare</translation>
    </message>
    <message>
        <source>as it stood at this turn</source>
        <translation>com’era a questo turno</translation>
    </message>
    <message>
        <source>day or night</source>
        <translation>day o night (giorno o notte)</translation>
    </message>
    <message>
        <source>the size in pixels (1280x800)</source>
        <translation>la dimensione in pixel (1280x800)</translation>
    </message>
    <message>
        <source>the size of text in per cent (100)</source>
        <translation>la dimensione del testo in percentuale (100)</translation>
    </message>
    <message>
        <source>which page: %1</source>
        <translation>quale pagina: %1</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>l’immagine da scrivere</translation>
    </message>
    <message>
        <source>all pages in all looks, sizes and languages, as sheets in this folder</source>
        <translation>tutte le pagine in tutti gli aspetti, formati e lingue, su fogli in questa cartella</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), %1 decisions per game.</source>
        <translation>
            <numerusform>%n partita, %1 decisioni per partita.</numerusform>
            <numerusform>%n partite, %1 decisioni per partita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), every one checked.</source>
        <translation>
            <numerusform>%n passaggio, controllato.</numerusform>
            <numerusform>%n passaggi, tutti controllati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %n game(s).</source>
        <translation>
            <numerusform>Interrotto dopo %1 di %n partita.</numerusform>
            <numerusform>Interrotto dopo %1 di %n partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n seat(s).</source>
        <translation>
            <numerusform>La partita ha solo %n posto.</numerusform>
            <numerusform>La partita ha solo %n posti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n turn(s).</source>
        <translation>
            <numerusform>La partita ha solo %n turno.</numerusform>
            <numerusform>La partita ha solo %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not over yet. All hidden cards are named.</source>
        <translation>La partita non è finita. Tutte le carte coperte sono nominate.</translation>
    </message>
    <message>
        <source>The game is not over yet. Hidden cards are left out; see --seat and --all.</source>
        <translation>La partita non è finita. Le carte coperte non sono nominate; vedi --seat e --all.</translation>
    </message>
    <message>
        <source>Played with these modules: %1.</source>
        <translation>Giocato con questi moduli: %1.</translation>
    </message>
    <message>
        <source>The game is not over yet: %1 is to choose next. %2</source>
        <translation>La partita non è finita: ora tocca a %1 scegliere. %2</translation>
    </message>
    <message>
        <source>%1 with %2 VP</source>
        <translation>%1 con %2 PV</translation>
    </message>
    <message>
        <source>Final score: %1. %2</source>
        <translation>Punteggio finale: %1. %2</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Average VP</source>
        <translation>Media PV</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersione</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>VP by source</source>
        <translation>PV per fonte</translation>
    </message>
    <message>
        <source>These values come from two public transcriptions that agree. You can correct them in %1.</source>
        <translation>Questi valori provengono da due trascrizioni pubbliche concordanti. Si possono correggere in %1.</translation>
    </message>
    <message>
        <source>None of the texts consulted gives these values, and whole games of bots have changed them. Correct them in %1.</source>
        <translation>Nessuno dei testi consultati riporta questi valori, e sono stati ritoccati in base a partite intere fra bot. Si possono correggere in %1.</translation>
    </message>
    <message>
        <source>Nothing was found for “%1”.</source>
        <translation>Nessun risultato per «%1».</translation>
    </message>
    <message>
        <source>None of the texts consulted gives these values. Correct them in %1.</source>
        <translation>Nessuno dei testi consultati riporta questi valori. Si possono correggere in %1.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corretto</translation>
    </message>
    <message>
        <source>There is no display to open the window on; these commands need none: %1.</source>
        <translation>Manca uno schermo su cui aprire la finestra; questi comandi non ne hanno bisogno: %1.</translation>
    </message>
    <message>
        <source>Measures speed and memory on this machine and prints them as JSON, or beside those of another checkout of the game.</source>
        <translation>Misura velocità e memoria su questo computer e le stampa come JSON, o accanto a quelle di un’altra copia di lavoro del gioco.</translation>
    </message>
    <message>
        <source>expected a size from %1 to %2, such as 1280x800, not %3</source>
        <translation>prevista una dimensione da %1 a %2, come 1280x800, non %3</translation>
    </message>
    <message>
        <source>night sides for all, or day sides for all, each a different one</source>
        <translation>tutti giocano sul lato notte oppure tutti su lati giorno, ognuno su uno diverso</translation>
    </message>
    <message>
        <source>measure another checkout as well, and compare</source>
        <translation>misura anche un’altra copia di lavoro e le confronta</translation>
    </message>
    <message>
        <source>the comparison as JSON</source>
        <translation>il confronto come JSON</translation>
    </message>
    <message>
        <source>%1: this is not the folder of a checkout of the game.</source>
        <translation>%1: questa non è la cartella di una copia di lavoro del gioco.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Questa</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altra</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>minimo</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>massimo</translation>
    </message>
    <message>
        <source>Medians of several runs. Where the ratio is above 1, this one is better.</source>
        <translation>Mediane di più misurazioni. Dove il rapporto supera 1, questa è migliore.</translation>
    </message>
    <message>
        <source>the solo opponent’s level: easy, medium or hard</source>
        <translation>il livello dell’avversario in solitario: easy, medium o hard</translation>
    </message>
    <message>
        <source>the entrance of the solo opponent’s hotel: %1</source>
        <translation>l’ingresso dell’Hotel dell’avversario in solitario: %1</translation>
    </message>
    <message>
        <source>the language: %1</source>
        <translation>la lingua: %1</translation>
    </message>
    <message>
        <source>The window cannot open: Qt lacks these libraries of the system: %1.</source>
        <translation>La finestra non può aprirsi: a Qt mancano queste librerie di sistema: %1.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu: %1</source>
        <translation>Su Debian e Ubuntu: %1</translation>
    </message>
    <message>
        <source>let bots play each other and rate them</source>
        <translation>fa giocare i bot tra loro e li classifica</translation>
    </message>
    <message>
        <source>Lets each pair of bots play each other, each deal once from either side, and rates them.</source>
        <translation>Fa giocare i bot a due a due, ogni distribuzione una volta da ciascun posto, e li classifica.</translation>
    </message>
    <message>
        <source>the bots, separated by commas: %1</source>
        <translation>i bot, separati da virgole: %1</translation>
    </message>
    <message>
        <source>how many games each pair plays (100)</source>
        <translation>quante partite giocano a due a due (100)</translation>
    </message>
    <message>
        <source>the seed of the first deal; the next ones count up (1)</source>
        <translation>il seme della prima distribuzione; le successive proseguono da lì (1)</translation>
    </message>
    <message>
        <source>keep the games in this file, and go on where it ends</source>
        <translation>conserva le partite in questo file e riprende da dove finisce</translation>
    </message>
    <message>
        <source>expected two different bots or more</source>
        <translation>servono due bot diversi o più</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 games.</source>
        <translation>Interrotto dopo %1 partite su %2.</translation>
    </message>
    <message>
        <source>there are no games of bots in this file</source>
        <translation>questo file non contiene partite di bot</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Vantaggio</translation>
    </message>
    <message>
        <source>modules of the expansion, separated by commas: %1</source>
        <translation>moduli dell’espansione, separati da virgole: %1</translation>
    </message>
    <message>
        <source>with the promo cards: two guests, and more with modules</source>
        <translation>con le carte promozionali: due Ospiti, e di più con i moduli</translation>
    </message>
    <message>
        <source>expected %1 with these modules, not %2</source>
        <translation>con questi moduli è previsto %1, non %2</translation>
    </message>
    <message>
        <source>say what is best in a saved game</source>
        <translation>dice che cosa è meglio in una partita salvata</translation>
    </message>
    <message>
        <source>Says what is best where a saved game stands, or at the start of a turn, and why.</source>
        <translation>Dice che cosa è meglio nel punto in cui si trova una partita salvata, o all’inizio di un turno, e perché.</translation>
    </message>
    <message>
        <source>at the start of this turn, counted from 1</source>
        <translation>all’inizio di questo turno, contando da 1</translation>
    </message>
    <message>
        <source>look back on a finished game: errors, luck, turning points</source>
        <translation>analizza una partita finita: errori, fortuna, svolte</translation>
    </message>
    <message>
        <source>Judges every decision of a finished game from what could be seen, and tells luck from skill.</source>
        <translation>Giudica ogni decisione di una partita finita in base a ciò che si vedeva, e distingue la fortuna dall’abilità.</translation>
    </message>
    <message>
        <source>The game is over; name a turn with --turn.</source>
        <translation>La partita è finita; indichi un turno con --turn.</translation>
    </message>
    <message>
        <source>Turn %1 is that of %2, who has nothing to decide.</source>
        <translation>Il turno %1 tocca a %2, che non ha nulla da decidere.</translation>
    </message>
    <message>
        <source>The game is not over yet; ask for a hint instead.</source>
        <translation>La partita non è ancora finita; chieda invece un suggerimento con hint.</translation>
    </message>
    <message>
        <source>Stopped before the review was complete.</source>
        <translation>Fermato prima che l’analisi fosse completa.</translation>
    </message>
    <message>
        <source>a saved game to continue; a file alone means the same</source>
        <translation>una partita salvata da continuare; un file da solo vale lo stesso</translation>
    </message>
    <message>
        <source>a file is missing</source>
        <translation>manca un file</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>the guests who wait</source>
        <extracomment>Where to look, by the kind of place that a move is about.</extracomment>
        <translation>gli Ospiti in attesa</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>i dadi</translation>
    </message>
    <message>
        <source>your rooms</source>
        <translation>le Sue Camere</translation>
    </message>
    <message>
        <source>the guests in your café</source>
        <translation>gli Ospiti nel Suo Caffè</translation>
    </message>
    <message>
        <source>your kitchen</source>
        <translation>la Sua Cucina</translation>
    </message>
    <message>
        <source>your staff cards</source>
        <translation>le Sue carte Personale</translation>
    </message>
    <message>
        <source>the objectives</source>
        <translation>gli Obiettivi</translation>
    </message>
    <message>
        <source>what you are being asked</source>
        <translation>ciò che Le viene chiesto</translation>
    </message>
    <message>
        <source>points at once</source>
        <translation>punti subito</translation>
    </message>
    <message>
        <source>the Emperor</source>
        <translation>l’Imperatore</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Camere</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>personale</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>Ospiti</translation>
    </message>
    <message>
        <source>kitchen</source>
        <translation>Cucina</translation>
    </message>
    <message>
        <source>the ballrooms</source>
        <translation>le sale da ballo</translation>
    </message>
    <message>
        <source>celebrities</source>
        <translation>celebrità</translation>
    </message>
    <message>
        <source>the hotel entrance</source>
        <translation>l’ingresso dell’Hotel</translation>
    </message>
    <message>
        <source>what it leaves the others</source>
        <translation>ciò che resta agli altri</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dadi</translation>
    </message>
    <message>
        <source>staff cards</source>
        <translation>carte Personale</translation>
    </message>
    <message>
        <source>masterly</source>
        <translation>magistrale</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>brillante</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>solido</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>discontinuo</translation>
    </message>
    <message>
        <source>careless</source>
        <translation>distratto</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Da guardare</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Qui non c’è nulla da scegliere.</translation>
    </message>
    <message>
        <source>Whatever else you do comes to the same.</source>
        <translation>Qualsiasi altra scelta porta allo stesso risultato.</translation>
    </message>
    <message>
        <source>The coach cannot look any further just now.</source>
        <translation>L’allenatore al momento non può guardare oltre.</translation>
    </message>
    <message>
        <source>A first opinion; I am looking further.</source>
        <translation>Una prima impressione; sto ancora analizzando.</translation>
    </message>
    <message>
        <source>Next best, by less than 1 VP: %1</source>
        <translation>Quasi altrettanto buono, a meno di 1 PV: %1</translation>
    </message>
    <message>
        <source>the same without “%1”</source>
        <translation>lo stesso senza «%1»</translation>
    </message>
    <message>
        <source>As good, as far as anyone can tell: %1</source>
        <translation>Altrettanto buono, per quanto si può dire: %1</translation>
    </message>
    <message>
        <source>In its favour</source>
        <translation>A favore</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>%1 (%2 VP)</source>
        <translation>%1 (%2 PV)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Completes</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Round %1, turn %2: %3</source>
        <translation>Round %1, turno %2: %3</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giusto</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>%1 VP lost, counted to the end of the game</source>
        <translation>%1 PV persi, contati fino alla fine della partita</translation>
    </message>
    <message>
        <source>%1 VP lost, give or take %2</source>
        <translation>%1 PV persi, con un margine di %2</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Non si è trovato nulla di meglio.</translation>
    </message>
    <message>
        <source>%1 play, %2 VP lost to errors a turn</source>
        <translation>gioco %1, %2 PV persi per errori a ogni turno</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 VP by luck</source>
        <translation>%1 PV per fortuna</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the score to be expected rises by %3 VP.</source>
        <translation>Round %1, turno di %2: il punteggio atteso sale di %3 PV.</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the score to be expected falls by %3 VP.</source>
        <translation>Round %1, turno di %2: il punteggio atteso scende di %3 PV.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n possible game(s) so far; I am looking further.</source>
        <translation>
            <numerusform>Finora confrontato in %n partita possibile; sto ancora analizzando.</numerusform>
            <numerusform>Finora confrontato in %n partite possibili; sto ancora analizzando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n possible game(s).</source>
        <translation>
            <numerusform>Confrontato in %n partita possibile.</numerusform>
            <numerusform>Confrontato in %n partite possibili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next best is worth about %n VP less: %1</source>
        <translation>
            <numerusform>La seconda scelta vale circa %n PV in meno: %1</numerusform>
            <numerusform>La seconda scelta vale circa %n PV in meno: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted to the end of the game.</source>
        <translation>Contato fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Moving in</source>
        <translation>Sistemazione in Camera</translation>
    </message>
    <message>
        <source>%1 VP lost</source>
        <translation>%1 PV persi</translation>
    </message>
    <message>
        <source>Round %1, beside the turns: %2</source>
        <translation>Round %1, a margine dei turni: %2</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: the lead shifts by %3 VP in favour of %4.</source>
        <translation>Round %1, turno di %2: il vantaggio si sposta di %3 PV a favore di %4.</translation>
    </message>
</context>
<context>
    <name>colors</name>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>colore a scelta</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>Normal deal</source>
        <translation>Distribuzione normale</translation>
    </message>
    <message>
        <source>Starter sets</source>
        <translation>Set introduttivi</translation>
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
        <translation>bianco</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <source>You get %1.</source>
        <translation>Riceve %1.</translation>
    </message>
    <message>
        <source>You take an extra turn right after this one, without taking a die.</source>
        <translation>Subito dopo questo turno ne gioca uno extra, senza prendere dadi.</translation>
    </message>
    <message>
        <source>You carry out the action of any space with dice, without taking a die.</source>
        <translation>Esegue l’azione di uno spazio Azione a scelta con almeno un dado, senza prendere il dado.</translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand at no cost.</source>
        <translation>
            <numerusform>Può giocare gratuitamente %n carta Personale dalla Sua mano.</numerusform>
            <numerusform>Può giocare gratuitamente fino a %n carte Personale dalla Sua mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand at the printed cost.</source>
        <translation>
            <numerusform>Può giocare %n carta Personale dalla Sua mano al costo stampato.</numerusform>
            <numerusform>Può giocare fino a %n carte Personale dalla Sua mano al costo stampato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may play %n staff card(s) from your hand, each for %1 less.</source>
        <translation>
            <numerusform>Può giocare %n carta Personale dalla Sua mano, con uno sconto di %1.</numerusform>
            <numerusform>Può giocare fino a %n carte Personale dalla Sua mano, ognuna con uno sconto di %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw three staff cards and play one of them at no cost; the others go under the deck.</source>
        <translation>Pesca tre carte Personale e ne gioca una gratuitamente; le altre vanno in fondo al mazzo.</translation>
    </message>
    <message>
        <source>You draw three staff cards and may play one of them for %1 less; the others go under the deck.</source>
        <translation>Pesca tre carte Personale e può giocarne una con uno sconto di %1; le altre vanno in fondo al mazzo.</translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost, on floors 1 to %1 only.</source>
        <translation>
            <numerusform>Può preparare gratuitamente %n Camera, solo ai piani da 1 a %1.</numerusform>
            <numerusform>Può preparare gratuitamente fino a %n Camere, solo ai piani da 1 a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost.</source>
        <translation>
            <numerusform>Può preparare gratuitamente %n Camera.</numerusform>
            <numerusform>Può preparare gratuitamente fino a %n Camere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at the normal cost.</source>
        <translation>
            <numerusform>Può preparare %n Camera al costo normale.</numerusform>
            <numerusform>Può preparare fino a %n Camere al costo normale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s), each for %1 less.</source>
        <translation>
            <numerusform>Può preparare %n Camera, con uno sconto di %1.</numerusform>
            <numerusform>Può preparare fino a %n Camere, ognuna con uno sconto di %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may prepare one room at no cost, on floors 1 to %1 only, and turn it to occupied at once.</source>
        <translation>Può preparare gratuitamente una Camera, solo ai piani da 1 a %1, e occuparla subito.</translation>
    </message>
    <message>
        <source>You may prepare one room at no cost and turn it to occupied at once.</source>
        <translation>Può preparare gratuitamente una Camera e occuparla subito.</translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you get %n krone(s).</source>
        <translation>
            <numerusform>Ogni volta che %1 prende una Camera, Lei riceve %n Corona.</numerusform>
            <numerusform>Ogni volta che %1 prende una Camera, Lei riceve %n Corone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you score %n VP.</source>
        <translation>
            <numerusform>Ogni volta che %1 prende una Camera, Lei ottiene %n PV.</numerusform>
            <numerusform>Ogni volta che %1 prende una Camera, Lei ottiene %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever %1 moves into a room, you advance %n step(s) on the Emperor track.</source>
        <translation>
            <numerusform>Ogni volta che %1 prende una Camera, Lei avanza di %n passo sul tracciato Imperatore.</numerusform>
            <numerusform>Ogni volta che %1 prende una Camera, Lei avanza di %n passi sul tracciato Imperatore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before a penalty from the Emperor you may pay %n krone(s) to ignore it.</source>
        <translation>
            <numerusform>Prima di una penalità dell’Imperatore può pagare %n Corona per ignorarla.</numerusform>
            <numerusform>Prima di una penalità dell’Imperatore può pagare %n Corone per ignorarla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever a guest moves into one of your rooms, you get %n krone(s).</source>
        <translation>
            <numerusform>Ogni volta che un Ospite prende una delle Sue Camere, Lei riceve %n Corona.</numerusform>
            <numerusform>Ogni volta che un Ospite prende una delle Sue Camere, Lei riceve %n Corone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever one of your rooms is turned to occupied, you get %n krone(s).</source>
        <translation>
            <numerusform>Ogni volta che una delle Sue Camere viene occupata, Lei riceve %n Corona.</numerusform>
            <numerusform>Ogni volta che una delle Sue Camere viene occupata, Lei riceve %n Corone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, its strength is %n higher.</source>
        <translation>
            <numerusform>Ogni volta che prende un dado di valore %1, la sua potenza aumenta di %n.</numerusform>
            <numerusform>Ogni volta che prende un dado di valore %1, la sua potenza aumenta di %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also advance %n step(s) on the Emperor track, before or after the main action.</source>
        <translation>
            <numerusform>Ogni volta che prende un dado di valore %1, può anche avanzare di %n passo sul tracciato Imperatore, prima o dopo l’azione principale.</numerusform>
            <numerusform>Ogni volta che prende un dado di valore %1, può anche avanzare di %n passi sul tracciato Imperatore, prima o dopo l’azione principale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also play %n staff card(s) from your hand at the printed cost, before or after the main action.</source>
        <translation>
            <numerusform>Ogni volta che prende un dado di valore %1, può anche giocare %n carta Personale dalla mano al costo stampato, prima o dopo l’azione principale.</numerusform>
            <numerusform>Ogni volta che prende un dado di valore %1, può anche giocare fino a %n carte Personale dalla mano al costo stampato, prima o dopo l’azione principale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you may also prepare %n room(s) at the normal cost, before or after the main action.</source>
        <translation>
            <numerusform>Ogni volta che prende un dado di valore %1, può anche preparare %n Camera al costo normale, prima o dopo l’azione principale.</numerusform>
            <numerusform>Ogni volta che prende un dado di valore %1, può anche preparare fino a %n Camere al costo normale, prima o dopo l’azione principale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you take a die showing %1, you score %n VP at once.</source>
        <translation>
            <numerusform>Ogni volta che prende un dado di valore %1, ottiene subito %n PV.</numerusform>
            <numerusform>Ogni volta che prende un dado di valore %1, ottiene subito %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %1 and %n dish(es) or drink(s) of your choice from your kitchen.</source>
        <translation>
            <numerusform>Perde %1 e %n cibo o bevanda a scelta della Sua Cucina.</numerusform>
            <numerusform>Perde %1 e %n cibi o bevande a scelta della Sua Cucina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take %n guest(s) from the queue at no cost.</source>
        <translation>
            <numerusform>Può prendere gratuitamente %n Ospite dalla fila.</numerusform>
            <numerusform>Può prendere gratuitamente fino a %n Ospiti dalla fila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may turn %n vacant room(s) of any colour to occupied.</source>
        <translation>
            <numerusform>Può occupare %n Camera libera di qualsiasi colore.</numerusform>
            <numerusform>Può occupare fino a %n Camere libere di qualsiasi colore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whenever you take a die showing 4, each point of strength gives you 1 krone and also 1 step on the Emperor track.</source>
        <translation>Ogni volta che prende un dado di valore 4, ogni punto di potenza Le dà 1 Corona e anche 1 passo sul tracciato Imperatore.</translation>
    </message>
    <message>
        <source>A die showing 6 costs you no krone.</source>
        <translation>Un dado di valore 6 non Le costa alcuna Corona.</translation>
    </message>
    <message>
        <source>Preparing blue rooms costs you nothing.</source>
        <translation>Preparare Camere blu non Le costa nulla.</translation>
    </message>
    <message>
        <source>Preparing red rooms costs you nothing.</source>
        <translation>Preparare Camere rosse non Le costa nulla.</translation>
    </message>
    <message>
        <source>Preparing yellow rooms costs you nothing.</source>
        <translation>Preparare Camere gialle non Le costa nulla.</translation>
    </message>
    <message>
        <source>Serving from your kitchen costs you nothing, for any number of items.</source>
        <translation>Servire dalla Cucina non Le costa nulla, qualunque sia il numero di consumazioni.</translation>
    </message>
    <message>
        <source>Guests from the queue cost you nothing.</source>
        <translation>Gli Ospiti della fila non Le costano nulla.</translation>
    </message>
    <message>
        <source>You may prepare up to two rooms; one of them, of your choice, costs 1 krone less.</source>
        <translation>Può preparare fino a due Camere; una delle due, a Sua scelta, costa 1 Corona in meno.</translation>
    </message>
    <message>
        <source>No reward.</source>
        <translation>Nessuna ricompensa.</translation>
    </message>
    <message>
        <source>If those floors are full, nothing happens.</source>
        <translation>Se quei piani sono pieni, non succede nulla.</translation>
    </message>
    <message>
        <source>The queue is refilled between the two guests.</source>
        <translation>Tra il primo e il secondo Ospite la fila viene rifornita.</translation>
    </message>
    <message>
        <source>In it you may take a guest, use additional actions and carry out the action of one space with dice, which you may boost for 1 krone; the dice stay where they are.</source>
        <translation>Durante quel turno può prendere un Ospite, usare azioni addizionali ed eseguire l’azione di uno spazio con dadi, che può potenziare per 1 Corona; i dadi restano al loro posto.</translation>
    </message>
    <message>
        <source>The strength is as it stands: you cannot boost it, and staff that depends on taking a die does not work; space 6 costs its krone. This comes after everything else the guest brings.</source>
        <translation>La potenza vale com’è: non si può potenziare e non agisce il personale legato alla presa di un dado; lo spazio 6 costa la sua Corona. Arriva per ultima fra tutto ciò che porta questo Ospite.</translation>
    </message>
    <message>
        <source>With Vienna Ballrooms, going to a ball counts as moving in.</source>
        <translation>Con le Sale da ballo di Vienna, andare al ballo vale come prendere la Camera.</translation>
    </message>
    <message>
        <source>Works once, when you play it.</source>
        <translation>Agisce una volta, quando la carta viene giocata.</translation>
    </message>
    <message>
        <source>Works once per round, on your turn, whenever you like.</source>
        <translation>Agisce una volta per round, nel Suo turno, quando vuole.</translation>
    </message>
    <message>
        <source>What counts is moving in, not completing the order.</source>
        <translation>Conta il momento in cui l’Ospite prende la Camera, non il completamento dell’ordinazione.</translation>
    </message>
    <message>
        <source>At most once per die, and nothing may come in between.</source>
        <translation>Al massimo una volta per dado, senza nulla in mezzo.</translation>
    </message>
    <message>
        <source>It is counted for your own hotel. A Secretary cannot be copied.</source>
        <translation>Vale per il Suo Hotel. Una Segretaria non si può copiare.</translation>
    </message>
    <message>
        <source>This card counts too.</source>
        <translation>Conta anche questa carta.</translation>
    </message>
    <message>
        <source>Vacant and occupied rooms both count.</source>
        <translation>Contano sia le Camere libere sia quelle occupate.</translation>
    </message>
    <message>
        <source>Any guest will do, served before or not.</source>
        <translation>Può essere un Ospite qualsiasi, già servito o no.</translation>
    </message>
    <message>
        <source>What counts is where your marker stands after the last retreat.</source>
        <translation>Conta lo spazio su cui si trova il Suo segnalino dopo l’ultima retrocessione.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n krone(s).</source>
        <translation>
            <numerusform>Lei possiede %n Corona.</numerusform>
            <numerusform>Lei possiede %n Corone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>Ottiene %n PV per ogni Sua carta Personale in gioco.</numerusform>
            <numerusform>Ottiene %n PV per ogni Sua carta Personale in gioco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP.</source>
        <translation>
            <numerusform>Ottiene %n PV.</numerusform>
            <numerusform>Ottiene %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stand on space %n of the Emperor track or beyond.</source>
        <translation>
            <numerusform>Lei si trova sullo spazio %n del tracciato Imperatore o più avanti.</numerusform>
            <numerusform>Lei si trova sullo spazio %n del tracciato Imperatore o più avanti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n staff card(s) in play.</source>
        <translation>
            <numerusform>Lei ha in gioco almeno %n carta Personale.</numerusform>
            <numerusform>Lei ha in gioco almeno %n carte Personale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n room tile(s) in your hotel, vacant or occupied.</source>
        <translation>
            <numerusform>Lei ha nel Suo Hotel almeno %n tessera Camera, libera o occupata.</numerusform>
            <numerusform>Lei ha nel Suo Hotel almeno %n tessere Camera, libere o occupate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n floor(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Almeno %n piano del Suo Hotel è interamente occupato.</numerusform>
            <numerusform>Almeno %n piani del Suo Hotel sono interamente occupati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n column(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Almeno %n colonna del Suo Hotel è interamente occupata.</numerusform>
            <numerusform>Almeno %n colonne del Suo Hotel sono interamente occupate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n group(s) of your hotel are fully occupied.</source>
        <translation>
            <numerusform>Almeno %n gruppo del Suo Hotel è interamente occupato.</numerusform>
            <numerusform>Almeno %n gruppi del Suo Hotel sono interamente occupati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All rooms of at least %n colour(s) are occupied in your hotel.</source>
        <translation>
            <numerusform>Nel Suo Hotel tutte le Camere di almeno %n colore sono occupate.</numerusform>
            <numerusform>Nel Suo Hotel tutte le Camere di almeno %n colori sono occupate.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have at least %1 occupied.</source>
        <translation>Fra le Camere occupate Lei ha almeno: %1.</translation>
    </message>
    <message>
        <source>You draw three staff cards and may play one of them at no cost; the others go under the deck.</source>
        <translation>Pesca tre carte Personale e può giocarne una gratuitamente; le altre vanno in fondo al mazzo.</translation>
    </message>
    <message>
        <source>You choose among what is possible. 1) %1 2) %2</source>
        <translation>Scelga fra ciò che è possibile. 1) %1 2) %2</translation>
    </message>
    <message>
        <source>%1 Not possible in full? %2</source>
        <translation>%1 Non è possibile per intero? %2</translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni Sua carta Personale in gioco.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni Sua carta Personale in gioco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each room tile in your hotel.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni tessera Camera nel Suo Hotel.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni tessera Camera nel Suo Hotel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied group.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni gruppo interamente occupato.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni gruppo interamente occupato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each objective you have claimed.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni Obiettivo che ha rivendicato.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni Obiettivo che ha rivendicato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied floor.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni piano interamente occupato.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni piano interamente occupato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each fully occupied column.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni colonna interamente occupata.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni colonna interamente occupata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni serie di tre Camere occupate: una rossa, una blu e una gialla.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni serie di tre Camere occupate: una rossa, una blu e una gialla.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end you copy the best end card an opponent has in play.</source>
        <translation>Alla fine copia la migliore carta di fine gioco che un avversario ha in gioco.</translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied blue room.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni Camera blu occupata.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni Camera blu occupata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied red room.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni Camera rossa occupata.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni Camera rossa occupata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied yellow room.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni Camera gialla occupata.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni Camera gialla occupata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each occupied room.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni Camera occupata.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni Camera occupata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each step from space 0 to your marker on the Emperor track, at most %1 VP.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni passo dallo spazio 0 al Suo segnalino sul tracciato Imperatore, al massimo %1 PV.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni passo dallo spazio 0 al Suo segnalino sul tracciato Imperatore, al massimo %1 PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each step from space 0 to your marker on the Emperor track.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni passo dallo spazio 0 al Suo segnalino sul tracciato Imperatore.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni passo dallo spazio 0 al Suo segnalino sul tracciato Imperatore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You advance %n step(s) on the Emperor track.</source>
        <translation>
            <numerusform>Avanza di %n passo sul tracciato Imperatore.</numerusform>
            <numerusform>Avanza di %n passi sul tracciato Imperatore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n staff card(s) into your hand.</source>
        <translation>
            <numerusform>Pesca %n carta Personale e la aggiunge alla mano.</numerusform>
            <numerusform>Pesca %n carte Personale e le aggiunge alla mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You fill the order(s) of %n guest(s) in your café from the supply.</source>
        <translation>
            <numerusform>Completa dalla riserva l’ordinazione di %n Ospite del Suo Caffè.</numerusform>
            <numerusform>Completa dalla riserva le ordinazioni di %n Ospiti del Suo Caffè.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n item(s) of your choice.</source>
        <translation>
            <numerusform>Riceve %n consumazione a scelta.</numerusform>
            <numerusform>Riceve %n consumazioni a scelta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n krone(s).</source>
        <translation>
            <numerusform>Riceve %n Corona.</numerusform>
            <numerusform>Riceve %n Corone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n krone(s).</source>
        <translation>
            <numerusform>Perde %n Corona.</numerusform>
            <numerusform>Perde %n Corone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n VP.</source>
        <translation>
            <numerusform>Perde %n PV.</numerusform>
            <numerusform>Perde %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n VP for each of your staff cards in play.</source>
        <translation>
            <numerusform>Perde %n PV per ogni Sua carta Personale in gioco.</numerusform>
            <numerusform>Perde %n PV per ogni Sua carta Personale in gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>All dishes and drinks in your kitchen go back to the supply.</source>
        <translation>Tutti i cibi e le bevande della Sua Cucina tornano nella riserva.</translation>
    </message>
    <message>
        <source>All dishes and drinks in your kitchen and on the guests in your café go back to the supply.</source>
        <translation>Tutti i cibi e le bevande della Sua Cucina e degli Ospiti del Suo Caffè tornano nella riserva.</translation>
    </message>
    <message numerus="yes">
        <source>You put %n staff card(s) from your hand under the deck.</source>
        <translation>
            <numerusform>Mette %n carta Personale dalla Sua mano in fondo al mazzo.</numerusform>
            <numerusform>Mette %n carte Personale dalla Sua mano in fondo al mazzo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove %n vacant room(s), from the highest floors possible.</source>
        <translation>
            <numerusform>Rimuove %n Camera libera, dal piano più alto possibile.</numerusform>
            <numerusform>Rimuove %n Camere libere, dai piani più alti possibili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove %n of your end cards in play.</source>
        <translation>
            <numerusform>Rimuove %n carta di fine gioco fra quelle che ha in gioco.</numerusform>
            <numerusform>Rimuove %n carte di fine gioco fra quelle che ha in gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>You remove an occupied room from the highest floor that has one, and then the next occupied room below it in the same column, if there is one.</source>
        <translation>Rimuove una Camera occupata del piano più alto che ne ha una, poi la prima Camera occupata al di sotto nella stessa colonna, se c’è.</translation>
    </message>
    <message>
        <source>You remove an occupied room from the highest floor that has one, and then one from the next lower floor that has one, if there is such a floor.</source>
        <translation>Rimuove una Camera occupata del piano più alto che ne ha una, poi una del primo piano inferiore che ne ha una, se c’è.</translation>
    </message>
    <message numerus="yes">
        <source>A guest with an order of %1 or more items may leave your café with %n item(s) missing.</source>
        <translation>
            <numerusform>Un Ospite con un’ordinazione di almeno %1 consumazioni può lasciare il Suo Caffè anche se ne manca %n.</numerusform>
            <numerusform>Un Ospite con un’ordinazione di almeno %1 consumazioni può lasciare il Suo Caffè anche se ne mancano %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after %2 with an order of %n or more items has left for a room or a ball, you may flip this card: %1</source>
        <translation>
            <numerusform>Una volta, dopo che %2 con un’ordinazione di almeno %n consumazione è andato in una Camera o al ballo, può girare questa carta: %1</numerusform>
            <numerusform>Una volta, dopo che %2 con un’ordinazione di almeno %n consumazioni è andato in una Camera o al ballo, può girare questa carta: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of your dancers stand in ballrooms.</source>
        <translation>
            <numerusform>Almeno %n dei Suoi danzatori è in una sala da ballo.</numerusform>
            <numerusform>Almeno %n dei Suoi danzatori sono nelle sale da ballo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n room(s) of your top floor are occupied.</source>
        <translation>
            <numerusform>Almeno %n Camera del Suo ultimo piano è occupata.</numerusform>
            <numerusform>Almeno %n Camere del Suo ultimo piano sono occupate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end you score %n VP for each of your dancers in ballrooms.</source>
        <translation>
            <numerusform>Alla fine ottiene %n PV per ogni Suo danzatore nelle sale da ballo.</numerusform>
            <numerusform>Alla fine ottiene %n PV per ogni Suo danzatore nelle sale da ballo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each other player gets %n item(s) of their choice.</source>
        <translation>
            <numerusform>Ogni altro giocatore riceve %n consumazione a sua scelta.</numerusform>
            <numerusform>Ogni altro giocatore riceve %n consumazioni a sua scelta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has advanced you %n or more steps on the Emperor track, you may flip this card: %1</source>
        <translation>
            <numerusform>Una volta, dopo che un’azione L’ha fatta avanzare di almeno %n passo sul tracciato Imperatore, può girare questa carta: %1</numerusform>
            <numerusform>Una volta, dopo che un’azione L’ha fatta avanzare di almeno %n passi sul tracciato Imperatore, può girare questa carta: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has brought you %n or more dishes, you may flip this card: %1</source>
        <translation>
            <numerusform>Una volta, dopo che un’azione Le ha dato almeno %n cibo, può girare questa carta: %1</numerusform>
            <numerusform>Una volta, dopo che un’azione Le ha dato almeno %n cibi, può girare questa carta: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after one action has brought you %n or more drinks, you may flip this card: %1</source>
        <translation>
            <numerusform>Una volta, dopo che un’azione Le ha dato almeno %n bevanda, può girare questa carta: %1</numerusform>
            <numerusform>Una volta, dopo che un’azione Le ha dato almeno %n bevande, può girare questa carta: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, after you have fully occupied a group of %n or more rooms, you may flip this card: %1</source>
        <translation>
            <numerusform>Una volta, dopo aver occupato tutto un gruppo di almeno %n Camera, può girare questa carta: %1</numerusform>
            <numerusform>Una volta, dopo aver occupato tutto un gruppo di almeno %n Camere, può girare questa carta: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, on your turn, you may exchange up to %n dish(es) and drink(s) from your kitchen for as many of other kinds; these may go onto your guests.</source>
        <translation>
            <numerusform>Una volta, nel Suo turno, può scambiare fino a %n cibo o bevanda della Sua Cucina con altrettanti di altro tipo; questi possono andare sui Suoi Ospiti.</numerusform>
            <numerusform>Una volta, nel Suo turno, può scambiare fino a %n cibi e bevande della Sua Cucina con altrettanti di altro tipo; questi possono andare sui Suoi Ospiti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you get the Emperor’s reward, you also score %n VP, even if you decline it.</source>
        <translation>
            <numerusform>Ogni volta che riceve il Bonus Imperiale, ottiene in più %n PV, anche se vi rinuncia.</numerusform>
            <numerusform>Ogni volta che riceve il Bonus Imperiale, ottiene in più %n PV, anche se vi rinuncia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n item(s) of your choice, of other kinds than those you gave.</source>
        <translation>
            <numerusform>Riceve %n consumazione a Sua scelta, di tipo diverso da quelle cedute.</numerusform>
            <numerusform>Riceve %n consumazioni a Sua scelta, di tipo diverso da quelle cedute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have at least %n champagne in your kitchen.</source>
        <translation>
            <numerusform>Lei ha almeno %n Champagne nella Sua Cucina.</numerusform>
            <numerusform>Lei ha almeno %n Champagne nella Sua Cucina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed at least %n green guest(s).</source>
        <translation>
            <numerusform>Lei ha soddisfatto almeno %n Ospite verde.</numerusform>
            <numerusform>Lei ha soddisfatto almeno %n Ospiti verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed at least %n guest(s) with three or more items.</source>
        <translation>
            <numerusform>Lei ha soddisfatto almeno %n Ospite con tre o più consumazioni.</numerusform>
            <numerusform>Lei ha soddisfatto almeno %n Ospiti con tre o più consumazioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n of your dancers in the ballroom that is scored next.</source>
        <translation>
            <numerusform>Perde %n dei Suoi danzatori nella prossima sala da ballo da conteggiare.</numerusform>
            <numerusform>Perde %n dei Suoi danzatori nella prossima sala da ballo da conteggiare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may prepare %n room(s) at no cost and occupy them at once.</source>
        <translation>
            <numerusform>Può preparare gratuitamente %n Camera e girarla subito sul lato occupato.</numerusform>
            <numerusform>Può preparare gratuitamente fino a %n Camere e girarle subito sul lato occupato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom at no cost.</source>
        <translation>
            <numerusform>Può mandare gratuitamente %n danzatore in una sala da ballo.</numerusform>
            <numerusform>Può mandare gratuitamente fino a %n danzatori nelle sale da ballo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom at the normal cost.</source>
        <translation>
            <numerusform>Può mandare %n danzatore in una sala da ballo al costo normale.</numerusform>
            <numerusform>Può mandare fino a %n danzatori nelle sale da ballo al costo normale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, each for %1 less.</source>
        <translation>
            <numerusform>Può mandare %n danzatore in una sala da ballo, con uno sconto di %1.</numerusform>
            <numerusform>Può mandare fino a %n danzatori nelle sale da ballo, ognuno con uno sconto di %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, for %1 less per other player.</source>
        <translation>
            <numerusform>Può mandare %n danzatore in una sala da ballo, con uno sconto di %1 per ogni altro giocatore.</numerusform>
            <numerusform>Può mandare fino a %n danzatori nelle sale da ballo, ognuno con uno sconto di %1 per ogni altro giocatore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may send %n dancer(s) to a ballroom, the first for %1 less, the second for %2 less.</source>
        <translation>
            <numerusform>Può mandare %n danzatore in una sala da ballo, il primo con uno sconto di %1, il secondo di %2.</numerusform>
            <numerusform>Può mandare fino a %n danzatori nelle sale da ballo, il primo con uno sconto di %1, il secondo di %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may turn %n vacant room(s) of any colour to occupied, on floors 1 to %1 only.</source>
        <translation>
            <numerusform>Può occupare %n Camera libera di qualsiasi colore, solo ai piani da 1 a %1.</numerusform>
            <numerusform>Può occupare fino a %n Camere libere di qualsiasi colore, solo ai piani da 1 a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each objective you have claimed.</source>
        <translation>
            <numerusform>Ottiene %n PV per ogni Obiettivo che ha rivendicato.</numerusform>
            <numerusform>Ottiene %n PV per ogni Obiettivo che ha rivendicato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n VP for each of your dancers in ballrooms.</source>
        <translation>
            <numerusform>Ottiene %n PV per ogni Suo danzatore nelle sale da ballo.</numerusform>
            <numerusform>Ottiene %n PV per ogni Suo danzatore nelle sale da ballo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kitchen has at least %n of each dish and drink.</source>
        <translation>
            <numerusform>Nella Sua Cucina c’è almeno %n di ogni cibo e di ogni bevanda.</numerusform>
            <numerusform>Nella Sua Cucina ci sono almeno %n di ogni cibo e di ogni bevanda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stays at the table. Once per round, on your turn, you may give %1 for this: %2</source>
        <translation>Resta al tavolo. Una volta per round, nel Suo turno, può cedere %1 per questo: %2</translation>
    </message>
    <message>
        <source>Moves into two rooms side by side at once, and goes to no ball.</source>
        <translation>Prende insieme due Camere affiancate e non va al ballo.</translation>
    </message>
    <message>
        <source>Goes to a ball and moves into no room.</source>
        <translation>Va al ballo e non prende nessuna Camera.</translation>
    </message>
    <message>
        <source>Moves into a room on the bottom floor only, and goes to no ball.</source>
        <translation>Prende una Camera solo al piano più basso e non va al ballo.</translation>
    </message>
    <message>
        <source>To a room only, not to a ball.</source>
        <translation>Solo in una Camera, non al ballo.</translation>
    </message>
    <message>
        <source>You score VP by the round, from the first to the last: %1.</source>
        <translation>Ottiene PV secondo il round, dal primo all’ultimo: %1.</translation>
    </message>
    <message>
        <source>Once, after you have claimed an objective, you may flip this card: %1</source>
        <translation>Una volta, dopo aver rivendicato un Obiettivo, può girare questa carta: %1</translation>
    </message>
    <message>
        <source>You may send a second dancer to the same space.</source>
        <translation>Può mandare un secondo danzatore sullo stesso spazio.</translation>
    </message>
    <message>
        <source>The ballroom that is scored next is scored at once, for all players; it stays open and is scored again at its usual time.</source>
        <translation>La prossima sala da ballo da conteggiare viene conteggiata subito per tutti i giocatori; resta aperta e sarà conteggiata di nuovo quando verrà il suo turno.</translation>
    </message>
    <message>
        <source>The guests in your café get as much of this item as they are still waiting for: %1.</source>
        <translation>Gli Ospiti del Suo Caffè ricevono tutto ciò che ancora attendono di questa consumazione: %1.</translation>
    </message>
    <message>
        <source>You may take one guest from the queue at no cost and fill the order from the supply.</source>
        <translation>Può prendere gratuitamente un Ospite dalla fila e completarne l’ordinazione dalla riserva.</translation>
    </message>
    <message>
        <source>Whenever you take a die showing %1: %2</source>
        <translation>Ogni volta che prende un dado di valore %1: %2</translation>
    </message>
    <message>
        <source>Whenever you take a die showing %1, also, before or after the main action: %2</source>
        <translation>Ogni volta che prende un dado di valore %1, prima o dopo l’azione principale: %2</translation>
    </message>
    <message>
        <source>You may give %1 for this: %2</source>
        <translation>Può cedere %1 per questo: %2</translation>
    </message>
    <message>
        <source>After the main action of a die showing %1: %2</source>
        <translation>Dopo l’azione principale di un dado di valore %1: %2</translation>
    </message>
    <message>
        <source>Once per round, after you have played another staff card: %1</source>
        <translation>Una volta per round, dopo aver giocato un’altra carta Personale: %1</translation>
    </message>
    <message>
        <source>After you have played a staff card: %1</source>
        <translation>Dopo aver giocato una carta Personale: %1</translation>
    </message>
    <message>
        <source>Whenever you send a dancer: %1</source>
        <translation>Ogni volta che manda un danzatore: %1</translation>
    </message>
    <message>
        <source>Whenever you claim an objective: %1</source>
        <translation>Ogni volta che rivendica un Obiettivo: %1</translation>
    </message>
    <message>
        <source>Once in each action in which you pay champagne: %1</source>
        <translation>Una volta in ogni azione in cui paga Champagne: %1</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Perde %1.</translation>
    </message>
    <message>
        <source>You lose all your krones and everything in your kitchen.</source>
        <translation>Perde tutte le Sue Corone e tutto ciò che ha in Cucina.</translation>
    </message>
    <message>
        <source>What this adds does not count again.</source>
        <translation>Ciò che così si aggiunge non conta di nuovo.</translation>
    </message>
    <message>
        <source>After anything that has advanced you on the Emperor track: %1</source>
        <translation>Dopo tutto ciò che L’ha fatta avanzare sul tracciato Imperatore: %1</translation>
    </message>
    <message>
        <source>Whenever anything advances you on the Emperor track: %1</source>
        <translation>Ogni volta che qualcosa La fa avanzare sul tracciato Imperatore: %1</translation>
    </message>
    <message>
        <source>Whenever anything scores you VP: %1</source>
        <translation>Ogni volta che qualcosa Le dà PV: %1</translation>
    </message>
    <message>
        <source>After anything that has brought you krones: %1</source>
        <translation>Dopo tutto ciò che Le ha dato Corone: %1</translation>
    </message>
    <message>
        <source>Whenever anything brings you champagne: %1</source>
        <translation>Ogni volta che qualcosa Le dà Champagne: %1</translation>
    </message>
    <message>
        <source>Whenever one of your rooms is turned to occupied: %1</source>
        <translation>Ogni volta che una delle Sue Camere viene occupata: %1</translation>
    </message>
    <message>
        <source>Preparing rooms costs you nothing.</source>
        <translation>Preparare Camere non Le costa nulla.</translation>
    </message>
    <message>
        <source>%1 If you do: %2</source>
        <translation>%1 In tal caso: %2</translation>
    </message>
</context>
<context>
    <name>emperor</name>
    <message>
        <source>The Privy Purse</source>
        <translation>Lo scrigno privato</translation>
    </message>
    <message>
        <source>The Court Kitchen</source>
        <translation>La cucina di corte</translation>
    </message>
    <message>
        <source>A Recommendation</source>
        <translation>Una raccomandazione</translation>
    </message>
    <message>
        <source>The Court Architect</source>
        <translation>L’architetto di corte</translation>
    </message>
    <message>
        <source>The Court Banquet</source>
        <translation>Il banchetto di corte</translation>
    </message>
    <message>
        <source>The Treasury</source>
        <translation>Il tesoro imperiale</translation>
    </message>
    <message>
        <source>The Finest Reference</source>
        <translation>Le migliori referenze</translation>
    </message>
    <message>
        <source>The Adjutant’s Quarters</source>
        <translation>L’alloggio dell’aiutante</translation>
    </message>
    <message>
        <source>The Emperor’s Praise</source>
        <translation>L’elogio dell’Imperatore</translation>
    </message>
    <message>
        <source>The Archduke’s Suite</source>
        <translation>La suite dell’arciduca</translation>
    </message>
    <message>
        <source>Inspection of the Staff</source>
        <translation>L’ispezione del personale</translation>
    </message>
    <message>
        <source>Purveyor to the Court</source>
        <translation>Il fornitore di corte</translation>
    </message>
    <message>
        <source>The Imperial Cellar</source>
        <translation>La cantina imperiale</translation>
    </message>
    <message>
        <source>A Ball at Court</source>
        <translation>Un ballo a corte</translation>
    </message>
    <message>
        <source>The Emperor’s Waltz</source>
        <translation>Il valzer dell’Imperatore</translation>
    </message>
    <message>
        <source>The Court Larder</source>
        <translation>La dispensa di corte</translation>
    </message>
    <message>
        <source>Letters of Recommendation</source>
        <translation>Lettere di raccomandazione</translation>
    </message>
    <message>
        <source>Orders and Honours</source>
        <translation>Ordini e onorificenze</translation>
    </message>
</context>
<context>
    <name>entrances</name>
    <message>
        <source>a blue one</source>
        <extracomment>What the first room of a group gives, by colour.</extracomment>
        <translation>una blu</translation>
    </message>
    <message>
        <source>a red one</source>
        <translation>una rossa</translation>
    </message>
    <message>
        <source>a yellow one</source>
        <translation>una gialla</translation>
    </message>
    <message>
        <source>When it becomes yours: %1</source>
        <translation>Quando diventa Suo: %1</translation>
    </message>
    <message>
        <source>You get each row bonus of a ballroom twice.</source>
        <translation>Riceve due volte ogni bonus di fila di una sala da ballo.</translation>
    </message>
    <message>
        <source>Whenever a ballroom is scored in which you alone have the most dancers: %1</source>
        <translation>Ogni volta che si conteggia una sala da ballo in cui è il solo ad avere più danzatori di tutti: %1</translation>
    </message>
    <message>
        <source>You have occupancy bonuses of your own, for groups of one to four rooms: %1.</source>
        <translation>Ha Bonus Occupazione propri, per gruppi da una a quattro Camere: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The first room occupied in a group gives you something: %1.</source>
        <translation>La prima Camera occupata di un gruppo Le dà un bonus: %1.</translation>
    </message>
    <message>
        <source>blue %1/%2</source>
        <translation>blu %1/%2</translation>
    </message>
    <message>
        <source>red %1/%2</source>
        <translation>rosso %1/%2</translation>
    </message>
    <message>
        <source>yellow %1/%2</source>
        <translation>giallo %1/%2</translation>
    </message>
    <message>
        <source>In each of your turns, right after you have taken a guest and the queue has been refilled, you may take a second one for the cost of the place.</source>
        <translation>In ognuno dei Suoi turni, subito dopo aver preso un Ospite e rifornito la fila, può prenderne un secondo al costo del suo posto.</translation>
    </message>
    <message>
        <source>At the end of a round you score %1 VP if %2 guests have left for rooms or balls in it.</source>
        <translation>Alla fine di un round ottiene %1 PV se durante il round %2 Ospiti sono andati in Camere o al ballo.</translation>
    </message>
    <message>
        <source>As soon as you take your second die of a round, before its action and before what your staff gives for it, the sum of your two dice gives you something: %1.</source>
        <translation>Appena prende il Suo secondo dado di un round, prima della sua azione e di ciò che il Personale dà per esso, la somma dei due dadi Le dà un bonus: %1.</translation>
    </message>
    <message>
        <source>Before you use an action space you may turn one die of a neighbouring space to the number of the space you use and move it there; 1 and 6 are not neighbours.</source>
        <translation>Prima di usare uno spazio Azione può girare sul suo numero un dado di uno spazio vicino e spostarlo lì; 1 e 6 non sono vicini.</translation>
    </message>
    <message>
        <source>After each staff card you play: %1</source>
        <translation>Dopo ogni carta Personale che gioca: %1</translation>
    </message>
    <message>
        <source>Three objectives, one of each letter, are yours alone, for %1 VP by the round: in rounds 1 to 3, 4 to 5 and 6 to 7.</source>
        <translation>Tre Obiettivi, uno per lettera, sono solo Suoi, per %1 PV secondo il round: nei round da 1 a 3, da 4 a 5 e da 6 a 7.</translation>
    </message>
    <message>
        <source>At the end you score %1 VP for %2 objectives claimed, common ones and your own.</source>
        <translation>Alla fine ottiene %1 PV per %2 Obiettivi rivendicati, comuni e propri.</translation>
    </message>
    <message>
        <source>Six Emperor tiles are yours, two of each letter. Once per turn you may go back on the Emperor track for the Emperor’s reward of one, which then leaves the game: %1 steps for letters A, B and C.</source>
        <translation>Sei tessere Imperatore sono Sue, due per lettera. Una volta per turno può retrocedere sul tracciato Imperatore per il Bonus Imperiale di una di esse, che poi esce dal gioco: %1 passi per le lettere A, B e C.</translation>
    </message>
    <message numerus="yes">
        <source>Your café has %n table(s).</source>
        <translation>
            <numerusform>Il Suo Caffè ha %n tavolo.</numerusform>
            <numerusform>Il Suo Caffè ha %n tavoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>own occupancy bonuses</source>
        <translation>Bonus Occupazione propri</translation>
    </message>
    <message>
        <source>a gift by the sum of your two dice</source>
        <translation>un bonus secondo la somma dei due dadi</translation>
    </message>
    <message>
        <source>a second guest in each turn</source>
        <translation>un secondo Ospite in ogni turno</translation>
    </message>
    <message>
        <source>staff played: %1</source>
        <translation>personale giocato: %1</translation>
    </message>
    <message>
        <source>three objectives of your own</source>
        <translation>tre Obiettivi propri</translation>
    </message>
    <message>
        <source>a gift for the first room of each group</source>
        <translation>un bonus per la prima Camera di ogni gruppo</translation>
    </message>
    <message>
        <source>steps back for six Emperor tiles of your own</source>
        <translation>passi indietro per sei tessere Imperatore proprie</translation>
    </message>
    <message>
        <source>turn a die beside the space you use</source>
        <translation>girare un dado accanto allo spazio usato</translation>
    </message>
    <message>
        <source>row bonuses twice</source>
        <translation>bonus di fila due volte</translation>
    </message>
    <message>
        <source>most dancers alone: %1</source>
        <translation>il solo con più danzatori: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) completed in this round</source>
        <translation>
            <numerusform>%n Ospite soddisfatto in questo round</numerusform>
            <numerusform>%n Ospiti soddisfatti in questo round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) more at the start</source>
        <translation>
            <numerusform>%n Ospite in più all’inizio</numerusform>
            <numerusform>%n Ospiti in più all’inizio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more guest(s) make it %1 VP.</source>
        <translation>
            <numerusform>Con %n Ospite in più sono %1 PV.</numerusform>
            <numerusform>Con %n Ospiti in più sono %1 PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s)</source>
        <translation>
            <numerusform>%n Obiettivo</numerusform>
            <numerusform>%n Obiettivi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) more at the start</source>
        <translation>
            <numerusform>%n Camera in più all’inizio</numerusform>
            <numerusform>%n Camere in più all’inizio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n tavolo</numerusform>
            <numerusform>%n tavoli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n gettone</numerusform>
            <numerusform>%n gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) for full columns and floors</source>
        <translation>
            <numerusform>%n gettone per colonne e piani pieni</numerusform>
            <numerusform>%n gettoni per colonne e piani pieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may prepare %n more room(s) at no cost.</source>
        <translation>
            <numerusform>Prima del primo round può preparare gratuitamente %n Camera in più.</numerusform>
            <numerusform>Prima del primo round può preparare gratuitamente fino a %n Camere in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may prepare %n more room(s), at the usual cost.</source>
        <translation>
            <numerusform>Prima del primo round Lei può preparare %n Camera in più, al costo normale.</numerusform>
            <numerusform>Prima del primo round Lei può preparare fino a %n Camere in più, al costo normale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first round you may take %n more guest(s).</source>
        <translation>
            <numerusform>Prima del primo round può prendere %n Ospite in più.</numerusform>
            <numerusform>Prima del primo round può prendere fino a %n Ospiti in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Received for %1 of %n group(s).</source>
        <translation>
            <numerusform>Già ricevuto per %1 di %n gruppo.</numerusform>
            <numerusform>Già ricevuto per %1 di %n gruppi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this round it is worth %n VP to you, later less.</source>
        <translation>
            <numerusform>In questo round Le vale %n PV, più tardi meno.</numerusform>
            <numerusform>In questo round Le vale %n PV, più tardi meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lie beside it. For each full column and each full floor, take one of your choice at once. What they give (column / floor): %1.</source>
        <translation>
            <numerusform>Accanto c’è %n gettone. Lo prende subito per la prima colonna o il primo piano pieni. Dà (colonna / piano): %1.</numerusform>
            <numerusform>Accanto ci sono %n gettoni. Per ogni colonna e ogni piano pieni ne prende subito uno a scelta. Danno (colonna / piano): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>own Emperor tile %1, for %n step(s) back: %2</source>
        <translation>
            <numerusform>propria tessera Imperatore %1, per %n passo indietro: %2</numerusform>
            <numerusform>propria tessera Imperatore %1, per %n passi indietro: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n VP a round for guests who leave</source>
        <translation>
            <numerusform>fino a %n PV a round per gli Ospiti che escono</numerusform>
            <numerusform>fino a %n PV a round per gli Ospiti che escono</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n VP at the end for objectives</source>
        <translation>
            <numerusform>fino a %n PV alla fine per gli Obiettivi</numerusform>
            <numerusform>fino a %n PV alla fine per gli Obiettivi</numerusform>
        </translation>
    </message>
    <message>
        <source>first room of a blue group: %1</source>
        <translation>prima Camera di un gruppo blu: %1</translation>
    </message>
    <message>
        <source>first room of a red group: %1</source>
        <translation>prima Camera di un gruppo rosso: %1</translation>
    </message>
    <message>
        <source>first room of a yellow group: %1</source>
        <translation>prima Camera di un gruppo giallo: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a blue group: %1</source>
        <translation>Bonus Occupazione di un gruppo blu: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a red group: %1</source>
        <translation>Bonus Occupazione di un gruppo rosso: %1</translation>
    </message>
    <message>
        <source>occupancy bonus of a yellow group: %1</source>
        <translation>Bonus Occupazione di un gruppo giallo: %1</translation>
    </message>
    <message>
        <source>no entrance yet</source>
        <translation>ancora nessun ingresso</translation>
    </message>
    <message>
        <source>entrance: %1</source>
        <translation>ingresso: %1</translation>
    </message>
    <message>
        <source>token: column %1 / floor %2 (taken)</source>
        <translation>gettone: colonna %1 / piano %2 (preso)</translation>
    </message>
    <message>
        <source>token: column %1 / floor %2</source>
        <translation>gettone: colonna %1 / piano %2</translation>
    </message>
    <message>
        <source>You take one for each full column and each full floor.</source>
        <translation>Ne prende uno per ogni colonna e ogni piano pieni.</translation>
    </message>
    <message>
        <source>Now the half for a column counts.</source>
        <translation>Ora vale la metà per una colonna.</translation>
    </message>
    <message>
        <source>Now the half for a floor counts.</source>
        <translation>Ora vale la metà per un piano.</translation>
    </message>
    <message>
        <source>Once per turn; the tile then leaves the game.</source>
        <translation>Una volta per turno; la tessera esce poi dal gioco.</translation>
    </message>
    <message>
        <source>own objective: %1, claimed</source>
        <translation>proprio Obiettivo: %1, rivendicato</translation>
    </message>
    <message>
        <source>own objective: %1, you have %2</source>
        <translation>proprio Obiettivo: %1, Lei ha %2</translation>
    </message>
    <message>
        <source>sum of your dice %1: %2</source>
        <translation>somma dei Suoi dadi %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Out of reach now: your first die is a %1.</source>
        <translation>Ora fuori portata: il Suo primo dado è un %1.</translation>
    </message>
    <message>
        <source>Your first die is a %1: a second one of %2 brings it.</source>
        <translation>Il Suo primo dado è un %1: per averlo serve un secondo dado da %2.</translation>
    </message>
    <message>
        <source>More guests score nothing more.</source>
        <translation>Altri Ospiti non danno nulla di più.</translation>
    </message>
    <message>
        <source>For groups of one, two, three and four rooms.</source>
        <translation>Per gruppi di una, due, tre e quattro Camere.</translation>
    </message>
    <message>
        <source>entrance %1: no bid yet</source>
        <translation>ingresso %1: ancora nessuna offerta</translation>
    </message>
    <message>
        <source>entrance %1: %2 has bid %3</source>
        <translation>ingresso %1: %2 ha offerto %3</translation>
    </message>
    <message>
        <source>You would have to bid %1 or more.</source>
        <translation>Dovrebbe offrire %1 o più.</translation>
    </message>
    <message>
        <source>a bid of %1</source>
        <translation>un’offerta di %1</translation>
    </message>
    <message>
        <source>The objectives beside it: %1.</source>
        <translation>Gli Obiettivi accanto: %1.</translation>
    </message>
    <message>
        <source>The Emperor tiles beside it: %1.</source>
        <translation>Le tessere Imperatore accanto: %1.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <translation>Questo file non è una partita salvata.</translation>
    </message>
    <message>
        <source>The file contains damaged text.</source>
        <translation>Il file contiene testo danneggiato.</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>Il file ha troppi livelli annidati.</translation>
    </message>
    <message>
        <source>The cards in the file are not those its set-up deals; the file has been changed.</source>
        <translation>Le carte nel file non sono quelle distribuite dalla sua preparazione; il file è stato modificato.</translation>
    </message>
    <message>
        <source>The set-up in the file is not possible.</source>
        <translation>La preparazione indicata nel file non è possibile.</translation>
    </message>
    <message>
        <source>The file has been changed since it was saved.</source>
        <translation>Il file è stato modificato dopo il salvataggio.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Il file è troppo grande.</translation>
    </message>
    <message>
        <source>The file is not text; byte %1 cannot be read.</source>
        <translation>Il file non è un testo; il byte %1 è illeggibile.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the game (%1; this one reads up to %2).</source>
        <translation>Il file proviene da una versione più recente del gioco (%1; questa legge fino alla %2).</translation>
    </message>
    <message>
        <source>The file has been cut short at line %1, column %2.</source>
        <translation>Il file è troncato alla riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>The file is damaged at line %1, column %2.</source>
        <translation>Il file è danneggiato alla riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>The file contains something twice: %1.</source>
        <translation>Il file dice la stessa cosa due volte: %1.</translation>
    </message>
    <message>
        <source>The file contains a number that makes no sense: %1.</source>
        <translation>Il file contiene un numero senza senso: %1.</translation>
    </message>
    <message>
        <source>A part of the file is missing: %1.</source>
        <translation>Manca una parte del file: %1.</translation>
    </message>
    <message>
        <source>A part of the file makes no sense: %1.</source>
        <translation>Una parte del file non ha senso: %1.</translation>
    </message>
    <message>
        <source>Step %1 of the file makes no sense.</source>
        <translation>Il passaggio %1 del file non ha senso.</translation>
    </message>
    <message>
        <source>Step %1 of the file is not allowed by the rules.</source>
        <translation>Il passaggio %1 del file non è consentito dalle regole.</translation>
    </message>
    <message>
        <source>Your share of the disk is used up.</source>
        <translation>La quota di disco a disposizione è esaurita.</translation>
    </message>
    <message>
        <source>The disk does not work properly.</source>
        <translation>Il disco non funziona correttamente.</translation>
    </message>
    <message>
        <source>The system reports error number %1.</source>
        <translation>Il sistema segnala l’errore numero %1.</translation>
    </message>
    <message>
        <source>The history file cannot be written.</source>
        <translation>Non è possibile scrivere nel file della cronologia.</translation>
    </message>
    <message>
        <source>In step %1 of the file, the dice or cards are not those of this game.</source>
        <translation>Nel passaggio %1 del file i dadi o le carte non sono quelli di questa partita.</translation>
    </message>
    <message>
        <source>After step %1, the game is not the one that was saved.</source>
        <translation>Dopo il passaggio %1 la partita non è quella salvata.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Questo file o questa cartella non esiste.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>Un file occupa il posto di una cartella.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Questa è una cartella, non un file.</translation>
    </message>
    <message>
        <source>Access is not permitted.</source>
        <translation>L’accesso non è consentito.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Lì non si può scrivere nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of the game could be read.</source>
        <translation>
            <numerusform>È stato possibile leggere %n passaggio della partita.</numerusform>
            <numerusform>È stato possibile leggere %n passaggi della partita.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was played with older rules; from step %1 on it would go differently today.</source>
        <translation>La partita è stata giocata con regole precedenti; dal passaggio %1 in poi oggi andrebbe diversamente.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file.</source>
        <translation>Questo è un dispositivo o una pipe, non un file.</translation>
    </message>
    <message>
        <source>The game was played by a bot that this version does not know.</source>
        <translation>A questa partita ha giocato un bot che questa versione non conosce.</translation>
    </message>
    <message>
        <source>Another program is using it at the moment.</source>
        <translation>Un altro programma sta usando il file in questo momento.</translation>
    </message>
    <message>
        <source>The game was played with older rules; its cards would be dealt differently today.</source>
        <translation>La partita è stata giocata con regole precedenti; oggi le carte verrebbero distribuite diversamente.</translation>
    </message>
    <message>
        <source>The file corrects a card in an impossible way: %1.</source>
        <translation>Il file corregge una carta in modo impossibile: %1.</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message>
        <source>Good evening! Tonight this house is yours: four floors of rooms, a café with three tables, and a kitchen. Guests take a table, you serve what they have ordered, and then they move in upstairs. That is what brings victory points.</source>
        <translation>Buonasera! Stasera questa casa è Sua: quattro piani di Camere, un Caffè con tre tavoli e una Cucina. Gli Ospiti prendono posto a un tavolo, Lei serve ciò che hanno ordinato e poi prendono una Camera ai piani di sopra. È questo che porta Punti Vittoria.</translation>
    </message>
    <message>
        <source>We play three rounds together. All rules are the real ones, and you may do whatever they allow: I only advise. You can leave at any time; I will be here when you come back.</source>
        <translation>Giochiamo insieme tre round. Tutte le regole sono quelle vere e può fare tutto ciò che permettono: io do solo consigli. Può andarsene in qualsiasi momento; sarò qui al Suo ritorno.</translation>
    </message>
    <message>
        <source>Five guests would like a table. Under each name is what they order; below that, what they bring once they have moved in. Click the guest you want at your first table. Short orders are quickly served.</source>
        <translation>Questi cinque vorrebbero entrare. Sotto il nome, ogni carta mostra ciò che l’Ospite ordina e, in basso, ciò che porta quando ha preso la Camera. Faccia clic su chi vuole al primo tavolo; le ordinazioni brevi si servono in fretta.</translation>
    </message>
    <message>
        <source>A good choice. Your guest has taken a seat and is waiting.</source>
        <translation>Ottima scelta. Il Suo Ospite si è accomodato e aspetta.</translation>
    </message>
    <message>
        <source>Now prepare three rooms. Start at the bottom left; each new room must touch one you have. The bottom floor is free, each floor above costs 1 krone more. Guests only move into rooms of their own colour, so check who is in your café. Green guests take any room.</source>
        <translation>Ora prepari tre Camere, cominciando in basso a sinistra; ognuna deve toccarne un’altra. Il piano più basso è gratis, ogni piano sopra costa una Corona in più. Un Ospite prende solo una Camera del suo colore: guardi quindi chi siede nel Suo Caffè. Gli Ospiti verdi accettano qualsiasi Camera.</translation>
    </message>
    <message>
        <source>The beds are made. Now the guests may come.</source>
        <translation>I letti sono fatti. Ora gli Ospiti possono arrivare.</translation>
    </message>
    <message>
        <source>These are your staff cards: people you may hire later, with action 5. Rest the pointer on a card to read it; press F1 for everything about it.</source>
        <translation>Queste sono le Sue carte Personale: persone che potrà assumere più tardi con l’azione 5. Tenga il puntatore su una carta per leggerla; F1 ne dice tutto.</translation>
    </message>
    <message>
        <source>The dice of this round. Their number says which action they allow, and how many lie together says how strong that action is. Whoever takes one makes the action weaker for all who come after.</source>
        <translation>I dadi di questo round. Il loro valore dice quale azione permettono; quanti sono insieme dice quanto è forte. Chi ne prende uno indebolisce l’azione per tutti quelli che vengono dopo.</translation>
    </message>
    <message>
        <source>Before you take a die, you may invite a guest if you have a free table. The further left a guest stands, the more krones they cost; the two on the right are free. You don’t have to: an empty table does no harm yet.</source>
        <translation>Prima di prendere un dado può invitare un Ospite, se un tavolo è libero. Più è a sinistra, più Corone costa; a destra è gratis. Non è obbligatorio: un tavolo vuoto per ora non fa danni.</translation>
    </message>
    <message>
        <source>One more at table. Mind that each guest still in your café at the end costs you 5 VP.</source>
        <translation>Uno in più a tavola. Attenzione: ogni Ospite ancora nel Caffè alla fine Le costa 5 PV.</translation>
    </message>
    <message>
        <source>Take a die. 1 brings strudel and cake, 2 wine and coffee: what your guest has ordered. 3 prepares rooms, 4 gives krones and steps towards the Emperor, 5 hires staff, and 6 is any of these for a krone. One more krone makes any action stronger by one.</source>
        <translation>Prenda un dado. L’1 porta Strudel e Torta, il 2 Vino e Caffè: ciò che il Suo Ospite ha ordinato. Il 3 prepara Camere, il 4 dà Corone e passi verso l’Imperatore, il 5 assume personale e il 6 vale una qualsiasi di queste per una Corona. Un’altra Corona rende ogni azione più forte di uno.</translation>
    </message>
    <message>
        <source>That is your action for this turn.</source>
        <translation>Questa è la Sua azione di questo turno.</translation>
    </message>
    <message>
        <source>That is possible too. The dice can wait a moment.</source>
        <translation>Si può fare anche questo. I dadi possono aspettare un momento.</translation>
    </message>
    <message>
        <source>You may choose how much of each, but never more cake than strudel, nor more coffee than wine. Think of the orders in your café.</source>
        <translation>Scelga quanto di ciascuno, ma mai più Torta che Strudel, né più Caffè che Vino. Pensi alle ordinazioni nel Suo Caffè.</translation>
    </message>
    <message>
        <source>Well chosen.</source>
        <translation>Ben scelto.</translation>
    </message>
    <message>
        <source>Drag what you have received to a guest who has ordered it: that is free. All else goes into the kitchen, and carrying it out later costs a krone for three.</source>
        <translation>Trascini ciò che ha ricevuto su un Ospite che l’ha ordinato: è gratis. Il resto va in Cucina, e servirlo dopo costa una Corona ogni tre.</translation>
    </message>
    <message>
        <source>Served with a smile.</source>
        <translation>Servito con un sorriso.</translation>
    </message>
    <message>
        <source>Prepare rooms where your guests will want them. A room next to one of its colour completes a group sooner, and higher rooms score more at the end.</source>
        <translation>Prepari Camere dove i Suoi Ospiti le vorranno. Accanto a una dello stesso colore un gruppo si completa prima, e le Camere più in alto valgono di più alla fine.</translation>
    </message>
    <message>
        <source>Another room ready.</source>
        <translation>Un’altra Camera pronta.</translation>
    </message>
    <message>
        <source>Divide the strength as you like: krones for rooms and staff, steps for the Emperor’s favour.</source>
        <translation>Divida la potenza come vuole: Corone per Camere e personale, passi per il favore dell’Imperatore.</translation>
    </message>
    <message>
        <source>Both are always wanted.</source>
        <translation>Servono sempre entrambi.</translation>
    </message>
    <message>
        <source>Hire one of your staff; the strength of the action lowers the price. Some help once, some once a round, some always, and some score only at the end: the mark on the card tells.</source>
        <translation>Assuma qualcuno del personale; la potenza dell’azione abbassa il prezzo. Alcuni aiutano una volta, altri una volta per round, altri sempre, e altri contano solo alla fine: lo dice il segno sulla carta.</translation>
    </message>
    <message>
        <source>Welcome to the house!</source>
        <translation>Un caloroso benvenuto nella casa!</translation>
    </message>
    <message>
        <source>Someone in your café has everything they ordered. Drag them to a vacant room of their colour: you score their VP, collect their reward, and the table is free again.</source>
        <translation>Qualcuno nel Suo Caffè ha ricevuto tutto. Trascini l’Ospite in una Camera libera del suo colore: ottiene i suoi PV e la sua ricompensa, e il tavolo è di nuovo libero.</translation>
    </message>
    <message>
        <source>There is light in the window: your first guest lives here.</source>
        <translation>C’è luce alla finestra: il Suo primo Ospite abita qui.</translation>
    </message>
    <message>
        <source>As you wish; the guest is patient. Moving in is possible on any of your turns.</source>
        <translation>Come vuole; l’Ospite è paziente. Può prendere la Camera in uno qualunque dei Suoi turni.</translation>
    </message>
    <message>
        <source>Your guest is grateful. Collect the rewards in any order you like.</source>
        <translation>Il Suo Ospite è grato. Riscuota le ricompense nell’ordine che preferisce.</translation>
    </message>
    <message>
        <source>Thank you very much!</source>
        <translation>Grazie mille!</translation>
    </message>
    <message>
        <source>Something in your kitchen is on an order. For one krone you may carry up to three things to your tables: drag the first one to its guest.</source>
        <translation>Qualcosa nella Sua Cucina è in un’ordinazione. Per una Corona può portare fino a tre consumazioni ai tavoli: trascini la prima al suo Ospite.</translation>
    </message>
    <message>
        <source>The café is pleased.</source>
        <translation>Il Caffè è contento.</translation>
    </message>
    <message>
        <source>It will keep; nothing spoils in the kitchen.</source>
        <translation>Si conserva; in Cucina non va a male niente.</translation>
    </message>
    <message>
        <source>Your die is played. If nothing else tempts you, end your turn with the button below, or with E.</source>
        <translation>Il Suo dado è giocato. Se non La tenta altro, termini il turno con il pulsante in basso o con E.</translation>
    </message>
    <message>
        <source>Now it is the other house’s turn.</source>
        <translation>Ora tocca all’altra casa: è il suo turno.</translation>
    </message>
    <message>
        <source>Gladly. All this is still part of your turn.</source>
        <translation>Volentieri. Tutto questo fa ancora parte del Suo turno.</translation>
    </message>
    <message>
        <source>What the others do is shown here, a line for each turn. A click unfolds it, and a name in it leads to its card.</source>
        <translation>Ciò che fanno gli altri è scritto qui, una riga per turno. Un clic la apre, e un nome porta alla sua carta.</translation>
    </message>
    <message>
        <source>Everybody has two turns a round. Whoever begins also plays last: first, second, second, first. In the next round the other one begins.</source>
        <translation>Ognuno ha due turni per round. Chi comincia gioca anche per ultimo: primo, secondo, secondo, primo. Nel round successivo comincia l’altro.</translation>
    </message>
    <message>
        <source>Rooms of one colour that touch are a group. Once all of it is occupied, it pays, once in the game: blue groups VP, red ones krones, yellow ones steps towards the Emperor.</source>
        <translation>Le Camere di un colore che si toccano formano un gruppo. Quando è tutto occupato paga, una volta nella partita: i gruppi blu PV, i rossi Corone, i gialli passi verso l’Imperatore.</translation>
    </message>
    <message>
        <source>After round 3 the Emperor comes. Your marker then goes back three spaces: if it still stands on space 3 or beyond, you get the reward of his tile; if it falls back to 0, you suffer the penalty.</source>
        <translation>Dopo il round 3 arriva l’Imperatore. Il Suo segnalino torna allora indietro di tre spazi: se è ancora sullo spazio 3 o oltre, riceve la ricompensa della sua tessera (il Bonus Imperiale); se ricade a 0, subisce la penalità.</translation>
    </message>
    <message>
        <source>Three objectives for everybody. Whoever meets and claims one first gets 15 VP, the next 10, then 5; two can make a game.</source>
        <translation>Tre Obiettivi per tutti. Chi per primo ne raggiunge uno e lo rivendica riceve 15 PV, il secondo 10, poi 5; due possono decidere una partita.</translation>
    </message>
    <message>
        <source>You have met an objective. Click it and claim the points before others do!</source>
        <translation>Ha raggiunto un Obiettivo. Faccia clic su di esso e rivendichi i punti prima degli altri!</translation>
    </message>
    <message>
        <source>Bravo! Nobody can take that from you.</source>
        <translation>Complimenti! Quei punti non glieli toglie più nessuno.</translation>
    </message>
    <message>
        <source>Don’t wait too long: the others may get there first.</source>
        <translation>Non aspetti troppo: gli altri potrebbero arrivarci prima.</translation>
    </message>
    <message>
        <source>If no die suits you, you may pass (P) instead of taking your turn. When all have passed, one die goes and the rest are rolled again: a gamble, but sometimes a good one.</source>
        <translation>Se nessun dado Le va bene, può passare (P) invece di giocare il turno. Quando tutti hanno passato, un dado viene tolto e gli altri si rilanciano: un azzardo, ma a volte buono.</translation>
    </message>
    <message>
        <source>How are we doing? Press W to see the score as if the game ended now, and what is within your reach.</source>
        <translation>Come andiamo? Prema W per vedere il punteggio come se la partita finisse ora, e ciò che è alla Sua portata.</translation>
    </message>
    <message>
        <source>And should you not know what to do: press H, and the best player of the house looks over your shoulder.</source>
        <translation>E se non sa che cosa fare: prema H, e il miglior giocatore della casa Le guarda da sopra la spalla.</translation>
    </message>
    <message>
        <source>His Majesty has been here. Everybody got VP for the space of the marker; what his tile brought you is in the log. He comes again after rounds 5 and 7.</source>
        <translation>Sua Maestà è stata qui. Tutti hanno ottenuto PV per lo spazio del segnalino; ciò che Le ha portato la sua tessera è nel registro. Torna dopo i round 5 e 7.</translation>
    </message>
    <message>
        <source>That was our evening: you know the whole trade now. Press W for the score as if it ended here. Play on to round 7 if you like, without me, or begin a game of your own.</source>
        <translation>Questa è stata la nostra serata: ora conosce tutto il mestiere. Prema W per il punteggio come se finisse qui. Continui senza di me fino al round 7, se vuole, o cominci una partita tutta Sua.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>%1 prepares no more rooms.</source>
        <translation>%1 non prepara altre Camere.</translation>
    </message>
    <message>
        <source>%1 turns no more rooms to occupied.</source>
        <translation>%1 non occupa altre Camere.</translation>
    </message>
    <message>
        <source>%1 plays no more staff cards.</source>
        <translation>%1 non gioca altre carte Personale.</translation>
    </message>
    <message>
        <source>%1 plays none of the cards drawn.</source>
        <translation>%1 non gioca nessuna delle carte pescate.</translation>
    </message>
    <message>
        <source>%1 does without the extra of the staff card.</source>
        <translation>%1 rinuncia al vantaggio della carta Personale.</translation>
    </message>
    <message>
        <source>%1 does not pay to avoid the penalty.</source>
        <translation>%1 non paga per evitare la penalità.</translation>
    </message>
    <message>
        <source>%1 keeps a staff card and passes the rest on.</source>
        <translation>%1 tiene una carta Personale e passa le altre.</translation>
    </message>
    <message>
        <source>%1 keeps six staff cards.</source>
        <translation>%1 tiene sei carte Personale.</translation>
    </message>
    <message>
        <source>%1 puts a staff card under the deck.</source>
        <translation>%1 mette una carta Personale in fondo al mazzo.</translation>
    </message>
    <message>
        <source>%1 keeps %2 and passes the rest on.</source>
        <translation>%1 tiene %2 e passa le altre carte.</translation>
    </message>
    <message>
        <source>%1 keeps these staff cards: %2.</source>
        <translation>%1 tiene queste carte Personale: %2.</translation>
    </message>
    <message>
        <source>%1 chooses a first guest: %2.</source>
        <translation>%1 sceglie il primo Ospite: %2.</translation>
    </message>
    <message>
        <source>%1 invites %2 into the café.</source>
        <translation>%1 invita nel Caffè l’Ospite %2.</translation>
    </message>
    <message>
        <source>%1 invites %2 into the café and pays %3.</source>
        <translation>%1 invita nel Caffè l’Ospite %2 e paga %3.</translation>
    </message>
    <message>
        <source>%1 takes no guest.</source>
        <translation>%1 non prende alcun Ospite.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2.</source>
        <translation>%1 prende un dado di valore %2.</translation>
    </message>
    <message>
        <source>%1 takes a six for action %2, strength %3, and pays %4.</source>
        <translation>%1 prende un sei per l’azione %2, potenza %3, e paga %4.</translation>
    </message>
    <message>
        <source>%1 takes a six for action %2, strength %3.</source>
        <translation>%1 prende un sei per l’azione %2, potenza %3.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2, strength %3, and pays %4.</source>
        <translation>%1 prende un dado di valore %2, potenza %3, e paga %4.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2, strength %3.</source>
        <translation>%1 prende un dado di valore %2, potenza %3.</translation>
    </message>
    <message>
        <source>%1 carries out action %2 from space %3, strength %4, without taking a die.</source>
        <translation>%1 esegue l’azione %2 dallo spazio %3, potenza %4, senza prendere dadi.</translation>
    </message>
    <message>
        <source>%1 takes no items.</source>
        <translation>%1 non prende consumazioni.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 sceglie %2.</translation>
    </message>
    <message>
        <source>%1 serves %2: %3.</source>
        <translation>%1 serve l’Ospite %2: %3.</translation>
    </message>
    <message>
        <source>%1 prepares the room on floor %2, column %3.</source>
        <translation>%1 prepara la Camera al piano %2, colonna %3.</translation>
    </message>
    <message>
        <source>%1 prepares the room on floor %2, column %3, and pays %4.</source>
        <translation>%1 prepara la Camera al piano %2, colonna %3, e paga %4.</translation>
    </message>
    <message>
        <source>%1 turns the room on floor %2, column %3 to occupied.</source>
        <translation>%1 occupa la Camera al piano %2, colonna %3.</translation>
    </message>
    <message>
        <source>%1 chooses %2 on the Emperor track.</source>
        <translation>%1 sceglie %2 sul tracciato Imperatore.</translation>
    </message>
    <message>
        <source>%1 chooses %2 and %3 on the Emperor track.</source>
        <translation>%1 sceglie %2 e %3 sul tracciato Imperatore.</translation>
    </message>
    <message>
        <source>%1 plays %2 at no cost.</source>
        <translation>%1 gioca gratuitamente la carta %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 for %3.</source>
        <translation>%1 gioca la carta %2 per %3.</translation>
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <translation>%1 mette in fondo al mazzo: %2.</translation>
    </message>
    <message>
        <source>%1 fills an order from the supply: %2.</source>
        <translation>%1 completa un’ordinazione dalla riserva: %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 per l’Ospite %2</translation>
    </message>
    <message>
        <source>%1 serves from the kitchen: %2.</source>
        <translation>%1 serve dalla Cucina: %2.</translation>
    </message>
    <message>
        <source>%1 serves from the kitchen for %3: %2.</source>
        <translation>%1 serve dalla Cucina per %3: %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 into the room on floor %3, column %4.</source>
        <translation>L’Ospite %2 prende la Camera al piano %3, colonna %4 (%1).</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 usa la carta %2.</translation>
    </message>
    <message>
        <source>%1 claims an objective: %2.</source>
        <translation>%1 rivendica un Obiettivo: %2.</translation>
    </message>
    <message>
        <source>%1 removes the room on floor %2, column %3.</source>
        <translation>%1 rimuove la Camera al piano %2, colonna %3.</translation>
    </message>
    <message>
        <source>%1 gives up %2.</source>
        <translation>%1 cede la carta %2.</translation>
    </message>
    <message>
        <source>%1 pays %2, and the Emperor overlooks everything.</source>
        <translation>%1 paga %2 e l’Imperatore chiude un occhio.</translation>
    </message>
    <message>
        <source>%1 chooses the left penalty.</source>
        <translation>%1 sceglie la penalità di sinistra.</translation>
    </message>
    <message>
        <source>%1 chooses the right penalty.</source>
        <translation>%1 sceglie la penalità di destra.</translation>
    </message>
    <message>
        <source>%1 has to serve a guest of the opponent: %2.</source>
        <translation>%1 deve servire un Ospite dell’avversario: %2.</translation>
    </message>
    <message>
        <source>%1 does without this: %2.</source>
        <translation>%1 rinuncia a: %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termina il turno.</translation>
    </message>
    <message>
        <source>The table is set; %1 begins.</source>
        <translation>Il tavolo è pronto; comincia %1.</translation>
    </message>
    <message>
        <source>Round %1: the dice show %2.</source>
        <translation>Round %1: i dadi mostrano %2.</translation>
    </message>
    <message>
        <source>%1 has another turn, without a die.</source>
        <translation>%1 ha un altro turno, senza dado.</translation>
    </message>
    <message>
        <source>Round %1, number %2: it is %3’s turn.</source>
        <translation>Round %1, numero %2: è il turno di %3.</translation>
    </message>
    <message>
        <source>There are no more guests for the queue.</source>
        <translation>Non ci sono più Ospiti per la fila.</translation>
    </message>
    <message>
        <source>A new guest joins the queue: %1.</source>
        <translation>Un nuovo Ospite si mette in fila: %1.</translation>
    </message>
    <message>
        <source>The guests who have left are shuffled into a new deck.</source>
        <translation>Gli Ospiti scartati vengono mescolati e formano un nuovo mazzo.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pesca %2.</translation>
    </message>
    <message>
        <source>%1 gets %2: %3.</source>
        <translation>%1 riceve %2: %3.</translation>
    </message>
    <message>
        <source>%1 loses %2: %3.</source>
        <translation>%1 perde %2: %3.</translation>
    </message>
    <message>
        <source>All players have passed: one die goes to the dustbin, the others are rolled again.</source>
        <translation>Tutti i giocatori hanno passato: un dado va nella Pattumiera, gli altri vengono rilanciati.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4, and his reward.</source>
        <translation>L’Imperatore visita %1: %2 PV per lo spazio %3, retrocessione allo spazio %4 e Bonus Imperiale.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4, and a penalty.</source>
        <translation>L’Imperatore visita %1: %2 PV per lo spazio %3, retrocessione allo spazio %4 e penalità.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4; the penalty is avoided.</source>
        <translation>L’Imperatore visita %1: %2 PV per lo spazio %3, retrocessione allo spazio %4; la penalità è evitata.</translation>
    </message>
    <message>
        <source>The Emperor visits %1: %2 VP for space %3, back to %4.</source>
        <translation>L’Imperatore visita %1: %2 PV per lo spazio %3, retrocessione allo spazio %4.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Il round %1 è finito.</translation>
    </message>
    <message>
        <source>%1 with %2 VP</source>
        <translation>%1 con %2 PV</translation>
    </message>
    <message>
        <source>The game is over: %1. The winner is %2.</source>
        <translation>La partita è finita: %1. Vince %2.</translation>
    </message>
    <message>
        <source>The game is over: %1. The victory is shared by %2.</source>
        <translation>La partita è finita: %1. La vittoria è condivisa da %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 advances %n step(s) on the Emperor track: %2.</source>
        <translation>
            <numerusform>%1 avanza di %n passo sul tracciato Imperatore: %2.</numerusform>
            <numerusform>%1 avanza di %n passi sul tracciato Imperatore: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n staff card(s).</source>
        <translation>
            <numerusform>%1 pesca %n carta Personale.</numerusform>
            <numerusform>%1 pesca %n carte Personale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n krone(s): %2.</source>
        <translation>
            <numerusform>%1 riceve %n Corona: %2.</numerusform>
            <numerusform>%1 riceve %n Corone: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes back %n step(s) on the Emperor track: %2.</source>
        <translation>
            <numerusform>%1 retrocede di %n passo sul tracciato Imperatore: %2.</numerusform>
            <numerusform>%1 retrocede di %n passi sul tracciato Imperatore: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n VP: %2.</source>
        <translation>
            <numerusform>%1 perde %n PV: %2.</numerusform>
            <numerusform>%1 perde %n PV: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n krone(s): %2.</source>
        <translation>
            <numerusform>%1 perde %n Corona: %2.</numerusform>
            <numerusform>%1 perde %n Corone: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n VP: %2.</source>
        <translation>
            <numerusform>%1 ottiene %n PV: %2.</numerusform>
            <numerusform>%1 ottiene %n PV: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 collects a part of the reward: %2.</source>
        <translation>%1 riscuote una parte della ricompensa: %2.</translation>
    </message>
    <message>
        <source>%1 will have an extra turn right after this one.</source>
        <translation>%1 avrà un turno extra subito dopo questo.</translation>
    </message>
    <message>
        <source>%1 carries out action %2 from space %3, strength %4, without taking a die, and pays %5.</source>
        <translation>%1 esegue l’azione %2 dallo spazio %3, potenza %4, senza prendere dadi, e paga %5.</translation>
    </message>
    <message>
        <source>%1 puts %2 into the kitchen.</source>
        <translation>%1 mette %2 in Cucina.</translation>
    </message>
    <message>
        <source>%1 takes a coloured die, and with it %2 until the end of the round.</source>
        <translation>%1 prende un dado colorato e con esso, fino alla fine del round: %2.</translation>
    </message>
    <message>
        <source>In the lounge, from the left: %1.</source>
        <translation>Nel salone, da sinistra: %1.</translation>
    </message>
    <message>
        <source>%1 takes token %2: %3.</source>
        <translation>%1 prende il gettone %2: %3.</translation>
    </message>
    <message>
        <source>A ballroom is scored: the %1. %2.</source>
        <translation>Conteggio di una sala da ballo: %1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sends %2 to a ball for %n champagne: %3.</source>
        <translation>
            <numerusform>%1 manda al ballo l’Ospite %2 per %n Champagne: %3.</numerusform>
            <numerusform>%1 manda al ballo l’Ospite %2 per %n Champagne: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sends a dancer for %n champagne: %2.</source>
        <translation>
            <numerusform>%1 manda un danzatore per %n Champagne: %2.</numerusform>
            <numerusform>%1 manda un danzatore per %n Champagne: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dancer(s)</source>
        <translation>
            <numerusform>%1: %n danzatore</numerusform>
            <numerusform>%1: %n danzatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) of %1 leave the game: %2.</source>
        <translation>
            <numerusform>%n danzatore di %1 esce dal gioco: %2.</numerusform>
            <numerusform>%n danzatori di %1 escono dal gioco: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a rehearsal room: %2.</source>
        <translation>%1 prende una sala prove: %2.</translation>
    </message>
    <message>
        <source>%1 gives up a dancer: %2.</source>
        <translation>%1 cede un danzatore: %2.</translation>
    </message>
    <message>
        <source>%1 sends no dancer.</source>
        <translation>%1 non manda nessun danzatore.</translation>
    </message>
    <message>
        <source>%1 flips %2.</source>
        <translation>%1 gira la carta %2.</translation>
    </message>
    <message>
        <source>%1 flips no card.</source>
        <translation>%1 non gira nessuna carta.</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3.</source>
        <translation>%1 scambia %2 con %3.</translation>
    </message>
    <message>
        <source>%1 bids %2 for %3.</source>
        <translation>%1 offre %2 per %3.</translation>
    </message>
    <message>
        <source>%1 chooses an entrance: %2.</source>
        <translation>%1 sceglie un ingresso: %2.</translation>
    </message>
    <message>
        <source>%1 takes a second guest, %2, for %3.</source>
        <translation>%1 prende un secondo Ospite per %3: %2.</translation>
    </message>
    <message>
        <source>%1 goes back %2 on the Emperor track for the reward of the tile %3.</source>
        <translation>%1 retrocede di %2 sul tracciato Imperatore per un Bonus Imperiale: %3.</translation>
    </message>
    <message>
        <source>%1 turns a die from %2 to %3 (%4).</source>
        <translation>%1 gira un dado da %2 a %3 (%4).</translation>
    </message>
    <message>
        <source>%1 takes no token.</source>
        <translation>%1 non prende gettoni.</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>food and drink</source>
        <translation>cibi e bevande</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>passi Imperatore</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Camere</translation>
    </message>
    <message>
        <source>staff cards</source>
        <translation>carte Personale</translation>
    </message>
    <message>
        <source>guests and actions</source>
        <translation>Ospiti e azioni</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>Punti Vittoria</translation>
    </message>
    <message>
        <source>in this game, visible</source>
        <translation>visibili in questa partita</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>in Suo possesso</translation>
    </message>
    <message>
        <source>other players’</source>
        <translation>in possesso degli altri giocatori</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fuori gioco</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>per nome</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>per numero</translation>
    </message>
    <message>
        <source>by colour</source>
        <translation>per colore</translation>
    </message>
    <message>
        <source>by order</source>
        <translation>per ordinazione</translation>
    </message>
    <message>
        <source>by VP</source>
        <translation>per PV</translation>
    </message>
    <message>
        <source>by timing</source>
        <translation>per tempo di utilizzo</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>per costo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>all colours</source>
        <translation>tutti i colori</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordinazione</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>qualsiasi ordinazione</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>any VP</source>
        <translation>qualsiasi PV</translation>
    </message>
    <message>
        <source>%1 VP or more</source>
        <translation>%1 PV o più</translation>
    </message>
    <message>
        <source>%1 to %2 VP</source>
        <translation>da %1 a %2 PV</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Ricompensa</translation>
    </message>
    <message>
        <source>any reward</source>
        <translation>qualsiasi ricompensa</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempo di utilizzo</translation>
    </message>
    <message>
        <source>all staff</source>
        <translation>tutto il personale</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>any cost</source>
        <translation>qualsiasi costo</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>lettera %1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>all letters</source>
        <translation>tutte le lettere</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In questa partita</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>ovunque</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>dancers and ballrooms</source>
        <translation>danzatori e sale da ballo</translation>
    </message>
    <message>
        <source>%1 VP or fewer</source>
        <translation>%1 PV o meno</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>gioco base e moduli</translation>
    </message>
    <message>
        <source>only with %1</source>
        <translation>solo con: %1</translation>
    </message>
    <message>
        <source>without %1 too</source>
        <translation>anche senza: %1</translation>
    </message>
    <message>
        <source>Other modules</source>
        <translation>Altri moduli</translation>
    </message>
    <message>
        <source>with any modules</source>
        <translation>con qualsiasi modulo</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>both opponents</source>
        <translation>entrambi gli avversari</translation>
    </message>
</context>
<context>
    <name>groups</name>
    <message>
        <source>Nobles</source>
        <translation>Nobili</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Cittadini</translation>
    </message>
    <message>
        <source>Artists</source>
        <translation>Artisti</translation>
    </message>
    <message>
        <source>Tourists</source>
        <translation>Turisti</translation>
    </message>
</context>
<context>
    <name>guests</name>
    <message>
        <source>Sculptor</source>
        <translation>Scultore</translation>
    </message>
    <message>
        <source>Musician</source>
        <translation>Musicista</translation>
    </message>
    <message>
        <source>Composer</source>
        <translation>Compositore</translation>
    </message>
    <message>
        <source>Tailor</source>
        <translation>Sarto</translation>
    </message>
    <message>
        <source>Flamenco Dancer</source>
        <translation>Ballerina di flamenco</translation>
    </message>
    <message>
        <source>Portrait Painter</source>
        <translation>Ritrattista</translation>
    </message>
    <message>
        <source>Photographer</source>
        <translation>Fotografo</translation>
    </message>
    <message>
        <source>Vocalist</source>
        <translation>Cantante</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architetto</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Attrice</translation>
    </message>
    <message>
        <source>Poet</source>
        <translation>Poeta</translation>
    </message>
    <message>
        <source>Jewelry Designer</source>
        <translation>Disegnatrice di gioielli</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Pittore</translation>
    </message>
    <message>
        <source>Opera Singer</source>
        <translation>Cantante lirica</translation>
    </message>
    <message>
        <source>Dame</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>Duchessa</translation>
    </message>
    <message>
        <source>Knight of the Empire</source>
        <translation>Cavaliere dell’Impero</translation>
    </message>
    <message>
        <source>Landgrave</source>
        <translation>Langravio</translation>
    </message>
    <message>
        <source>Sovereign</source>
        <translation>Sovrano</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Principessa</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Contessa</translation>
    </message>
    <message>
        <source>Elector</source>
        <translation>Principe elettore</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Barone</translation>
    </message>
    <message>
        <source>Prince</source>
        <translation>Principe</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conte</translation>
    </message>
    <message>
        <source>Earl</source>
        <translation>Conte dell’Impero</translation>
    </message>
    <message>
        <source>Baroness</source>
        <translation>Baronessa</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duca</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Speziale</translation>
    </message>
    <message>
        <source>Post Councillor</source>
        <translation>Consigliere delle poste</translation>
    </message>
    <message>
        <source>Privy Councillor</source>
        <translation>Consigliere segreto</translation>
    </message>
    <message>
        <source>Professor Emeritus</source>
        <translation>Professore emerito</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Senior Councillor</source>
        <translation>Consigliere superiore</translation>
    </message>
    <message>
        <source>Councillor of Commerce</source>
        <translation>Consigliere di commercio</translation>
    </message>
    <message>
        <source>Court Councillor</source>
        <translation>Consigliere aulico</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Maggiore</translation>
    </message>
    <message>
        <source>Veterinary Councillor</source>
        <translation>Consigliere veterinario</translation>
    </message>
    <message>
        <source>Medicinal Councillor</source>
        <translation>Consigliere sanitario</translation>
    </message>
    <message>
        <source>Procurator</source>
        <translation>Procuratore</translation>
    </message>
    <message>
        <source>Lord High Commissioner</source>
        <translation>Gran commissario di corte</translation>
    </message>
    <message>
        <source>Senior Legal Secretary</source>
        <translation>Primo segretario legale</translation>
    </message>
    <message>
        <source>Tezcatlipoca</source>
        <translation>Tezcatlipoca</translation>
    </message>
    <message>
        <source>Capt. Goldhaken</source>
        <translation>Cap. Goldhaken</translation>
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
        <translation>Franz il contadino</translation>
    </message>
    <message>
        <source>Brother Uwe</source>
        <translation>Fra Uwe</translation>
    </message>
    <message>
        <source>Conductor</source>
        <translation>Capotreno</translation>
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
        <translation>Debuttante</translation>
    </message>
    <message>
        <source>Lady Companion</source>
        <translation>Dama di compagnia</translation>
    </message>
    <message>
        <source>Governess</source>
        <translation>Istitutrice</translation>
    </message>
    <message>
        <source>Prima Ballerina</source>
        <translation>Prima ballerina</translation>
    </message>
    <message>
        <source>Mannequin</source>
        <translation>Indossatrice</translation>
    </message>
    <message>
        <source>Diva</source>
        <translation>Diva</translation>
    </message>
    <message>
        <source>Waltz Queen</source>
        <translation>Regina del valzer</translation>
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
        <translation>Marchese</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Contessina</translation>
    </message>
    <message>
        <source>Tsarina</source>
        <translation>Zarina</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Ambasciatore</translation>
    </message>
    <message>
        <source>Abbess</source>
        <translation>Badessa</translation>
    </message>
    <message>
        <source>Consigliere</source>
        <translation>Consigliere</translation>
    </message>
    <message>
        <source>Admiral Winterbottom</source>
        <translation>Ammiraglio Winterbottom</translation>
    </message>
    <message>
        <source>Impresario</source>
        <translation>Impresario</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardinale</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Sindaco</translation>
    </message>
    <message>
        <source>The Beast</source>
        <translation>La Bestia</translation>
    </message>
    <message>
        <source>Kapellmeister Palfy</source>
        <translation>Maestro di cappella Palfy</translation>
    </message>
    <message>
        <source>C. Inderella</source>
        <translation>C. Enerentola</translation>
    </message>
    <message>
        <source>Phantom</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>The Beauty</source>
        <translation>La Bella</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Partyer</source>
        <translation>Festaiolo</translation>
    </message>
    <message>
        <source>Pope</source>
        <translation>Papa</translation>
    </message>
    <message>
        <source>E. Doolittle</source>
        <translation>E. Doolittle</translation>
    </message>
    <message>
        <source>M. Antoinette</source>
        <translation>M. Antonietta</translation>
    </message>
    <message>
        <source>Lord Mayor of London</source>
        <translation>Lord Mayor di Londra</translation>
    </message>
    <message>
        <source>J. Gatsby and D. Buchanan</source>
        <translation>J. Gatsby e D. Buchanan</translation>
    </message>
    <message>
        <source>Ms. Hildegard</source>
        <translation>Sig.ra Hildegard</translation>
    </message>
    <message>
        <source>Dr. Hagedorn</source>
        <translation>Dott. Hagedorn</translation>
    </message>
    <message>
        <source>Mr. Schulze</source>
        <translation>Sig. Schulze</translation>
    </message>
    <message>
        <source>J. Kesselhut</source>
        <translation>J. Kesselhut</translation>
    </message>
    <message>
        <source>Mrs. Kunkel</source>
        <translation>Sig.ra Kunkel</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Let go over your hotel to choose this.</source>
        <translation>Rilasci sul Suo Hotel per scegliere questa opzione.</translation>
    </message>
    <message>
        <source>Into a vacant room, once the order is complete.</source>
        <translation>In una Camera libera, quando l’ordinazione è completa.</translation>
    </message>
    <message>
        <source>The price is shown on each room.</source>
        <translation>Il costo è indicato su ogni Camera.</translation>
    </message>
    <message>
        <source>Onto a guest or into the kitchen, at no cost.</source>
        <translation>A un Ospite o in Cucina, gratuitamente.</translation>
    </message>
    <message>
        <source>Serving costs you nothing.</source>
        <translation>Servire non Le costa nulla.</translation>
    </message>
    <message>
        <source>1 krone for serving up to three items.</source>
        <translation>1 Corona per servire fino a tre consumazioni.</translation>
    </message>
    <message>
        <source>Strength %1, at no cost.</source>
        <translation>Potenza %1, gratuitamente.</translation>
    </message>
    <message>
        <source>Strength %1, for %2.</source>
        <translation>Potenza %1, per %2.</translation>
    </message>
    <message>
        <source>This costs nothing.</source>
        <translation>Non costa nulla.</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Il costo è di %1.</translation>
    </message>
    <message>
        <source>Into a vacant room or to a ball, once the order is complete.</source>
        <translation>In una Camera libera o a un ballo, una volta completata l’ordinazione.</translation>
    </message>
    <message>
        <source>Onto a free space; the champagne it costs is shown beside it.</source>
        <translation>Su uno spazio libero; lo Champagne che costa è indicato accanto.</translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) for the krone already paid.</source>
        <translation>
            <numerusform>Ancora %n consumazione per la Corona già pagata.</numerusform>
            <numerusform>Ancora %n consumazioni per la Corona già pagata.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>Order</source>
        <translation>Ordinazione</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>passi Imperatore</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>any dish or drink</source>
        <translation>cibo o bevanda</translation>
    </message>
    <message>
        <source>draw staff</source>
        <translation>pesca Personale</translation>
    </message>
    <message>
        <source>staff for free</source>
        <translation>Personale gratis</translation>
    </message>
    <message>
        <source>staff for less</source>
        <translation>Personale scontato</translation>
    </message>
    <message>
        <source>rooms for free</source>
        <translation>Camere gratis</translation>
    </message>
    <message>
        <source>a room for less</source>
        <translation>Camera scontata</translation>
    </message>
    <message>
        <source>guests for free</source>
        <translation>Ospiti gratis</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>ordinazioni</translation>
    </message>
    <message>
        <source>occupy rooms</source>
        <translation>occupare Camere</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Starter set</source>
        <translation>Set introduttivo</translation>
    </message>
    <message>
        <source>Colours of the rooms</source>
        <translation>Colori delle Camere</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spazi</translation>
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
        <translation>Tipi di consumazioni</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Offerta minima</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>Rilancio minimo</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Ospiti</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personale</translation>
    </message>
    <message>
        <source>Rows of the ballrooms</source>
        <translation>File delle sale da ballo</translation>
    </message>
    <message>
        <source>Rehearsal rooms</source>
        <translation>Sale prove</translation>
    </message>
    <message>
        <source>Actions 1 and 2</source>
        <translation>Azioni 1 e 2</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Celebrità</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>Ingressi</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Asta</translation>
    </message>
    <message>
        <source>Bottom rows</source>
        <translation>File in basso</translation>
    </message>
    <message>
        <source>Middle rows</source>
        <translation>File centrali</translation>
    </message>
    <message>
        <source>Top rows</source>
        <translation>File in alto</translation>
    </message>
    <message>
        <source>Balcony</source>
        <translation>Balconata</translation>
    </message>
    <message>
        <source>Action %1</source>
        <translation>Azione %1</translation>
    </message>
    <message>
        <source>The auction of the entrances</source>
        <translation>L’asta degli ingressi</translation>
    </message>
    <message>
        <source>Promo cards</source>
        <translation>Carte promozionali</translation>
    </message>
    <message>
        <source>Our own figures, until an owner sets them right: %1.</source>
        <translation>Valori nostri, finché chi possiede il gioco non li corregge: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The page of the reference that has the picture of a component.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checked: as printed.</source>
        <translation>Controllato: è stampato così.</translation>
    </message>
    <message>
        <source>This is taken from two public transcriptions that agree.</source>
        <translation>Lo riportano due trascrizioni pubbliche concordanti.</translation>
    </message>
    <message>
        <source>Our own figures; nobody has told us yet what is printed.</source>
        <translation>Valori nostri; che cosa sia stampato non ce l’ha ancora detto nessuno.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1: numero</translation>
    </message>
    <message>
        <source>token %1, for a full column</source>
        <translation>gettone %1, per una colonna piena</translation>
    </message>
    <message>
        <source>token %1, for a full floor</source>
        <translation>gettone %1, per un piano pieno</translation>
    </message>
    <message>
        <source>No text gives these figures, so they are our own. If you own the game, write in what is printed: new games then go by it.</source>
        <translation>Nessun testo riporta questi valori, quindi sono nostri. Chi possiede il gioco scriva ciò che è stampato: le nuove partite lo seguiranno.</translation>
    </message>
    <message>
        <source>all values checked</source>
        <translation>tutti i valori controllati</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>controllato</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>Impossibile scrivere %1. %2</translation>
    </message>
    <message>
        <source>Not all of the old file could be used; it is kept as %1.</source>
        <translation>Il vecchio file non era del tutto utilizzabile; ora si chiama %1.</translation>
    </message>
    <message>
        <source>Read values from a file</source>
        <translation>Leggi i valori da un file</translation>
    </message>
    <message>
        <source>Write the checked values into a file</source>
        <translation>Scrivi i valori controllati in un file</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>Leggi un file…</translation>
    </message>
    <message>
        <source>Write a file…</source>
        <translation>Scrivi un file…</translation>
    </message>
    <message>
        <source>Corrections (*.json)</source>
        <translation>Correzioni (*.json)</translation>
    </message>
    <message>
        <source>House values</source>
        <translation>Valori della casa</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modulo</translation>
    </message>
    <message>
        <source>Cards with house values</source>
        <translation>Carte con valori della casa</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>È stampato così</translation>
    </message>
    <message>
        <source>Keeps these values and goes on to the next card</source>
        <translation>Conserva questi valori e passa alla carta successiva</translation>
    </message>
    <message>
        <source>Back to our figures</source>
        <translation>Torna ai nostri valori</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 values left to check</source>
        <translation>
            <numerusform>%n valore su %1 da controllare</numerusform>
            <numerusform>%n valori su %1 da controllare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) left to check</source>
        <translation>
            <numerusform>%n valore da controllare</numerusform>
            <numerusform>%n valori da controllare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) adopted.</source>
        <translation>
            <numerusform>%n valore ripreso.</numerusform>
            <numerusform>%n valori ripresi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>E %n altro dello stesso tipo.</numerusform>
            <numerusform>E altri %n dello stesso tipo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>area of %n dancer(s)</source>
        <translation>
            <numerusform>area con %n danzatore</numerusform>
            <numerusform>area con %n danzatori</numerusform>
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
        <translation>Torta</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Caffè</translation>
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
        <translation>Medio</translation>
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
        <translation>dado %1: preso</translation>
    </message>
    <message>
        <source>%1 die: %2 is with %3 until the round ends</source>
        <translation>dado %1: %2 è con %3 fino alla fine del round</translation>
    </message>
    <message>
        <source>Whoever takes the die scores these VP and has the effect until the round ends.</source>
        <translation>Chi prende il dado ottiene questi PV e ha l’effetto fino alla fine del round.</translation>
    </message>
    <message>
        <source>The die is in the dustbin; nobody has this celebrity in this round.</source>
        <translation>Il dado è nella Pattumiera; nessuno ha questa celebrità in questo round.</translation>
    </message>
    <message>
        <source>until the round ends: %1, used</source>
        <translation>fino alla fine del round: %1, usato</translation>
    </message>
    <message>
        <source>until the round ends: %1</source>
        <translation>fino alla fine del round: %1</translation>
    </message>
    <message>
        <source>to give: %1, chosen</source>
        <translation>da dare: %1, scelto</translation>
    </message>
    <message>
        <source>to give: %1</source>
        <translation>da dare: %1</translation>
    </message>
    <message>
        <source>to get: %1, chosen</source>
        <translation>da ricevere: %1, scelto</translation>
    </message>
    <message>
        <source>to get: %1</source>
        <translation>da ricevere: %1</translation>
    </message>
    <message>
        <source>The effect does not count for %1.</source>
        <translation>L’effetto non vale per %1.</translation>
    </message>
    <message>
        <source>celebrities: %1</source>
        <translation>celebrità: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 die on space %3: %2, %n VP</source>
        <translation>
            <numerusform>dado %1 sullo spazio %3: %2, %n PV</numerusform>
            <numerusform>dado %1 sullo spazio %3: %2, %n PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 die: %2, %n VP</source>
        <translation>
            <numerusform>dado %1: %2, %n PV</numerusform>
            <numerusform>dado %1: %2, %n PV</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>in your hand</source>
        <translation>nella Sua mano</translation>
    </message>
    <message>
        <source>among the cards to choose from</source>
        <translation>tra le carte tra cui scegliere</translation>
    </message>
    <message>
        <source>in the queue</source>
        <translation>nella fila</translation>
    </message>
    <message>
        <source>in your café</source>
        <translation>nel Suo Caffè</translation>
    </message>
    <message>
        <source>in %1’s café</source>
        <translation>nel Caffè di %1</translation>
    </message>
    <message>
        <source>in play, yours</source>
        <translation>in gioco, Sua</translation>
    </message>
    <message>
        <source>in play: %1</source>
        <translation>in gioco: %1</translation>
    </message>
    <message>
        <source>gone: out of the game</source>
        <translation>via: fuori dal gioco</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>in play, claimed by you</source>
        <translation>in gioco, rivendicato da Lei</translation>
    </message>
    <message>
        <source>in play: the Emperor has already come</source>
        <translation>in gioco: l’Imperatore è passato</translation>
    </message>
    <message>
        <source>your hotel</source>
        <translation>il Suo Hotel</translation>
    </message>
    <message>
        <source>%1’s hotel</source>
        <translation>Hotel di %1</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>gone: has left the café</source>
        <translation>via: ha lasciato il Caffè</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>No file manager was found. The folder is: %1</source>
        <translation>Non è stato trovato alcun programma che mostri le cartelle. La cartella è questa: %1</translation>
    </message>
</context>
<context>
    <name>modules</name>
    <message>
        <source>Vienna Ballrooms</source>
        <translation>Sale da ballo di Vienna</translation>
    </message>
    <message>
        <source>Guests go to a ball: champagne, dancers and three ballrooms.</source>
        <translation>Gli Ospiti vanno al ballo: Champagne, danzatori e tre sale da ballo.</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Celebrità</translation>
    </message>
    <message>
        <source>Coloured dice bring a celebrity into your house for a round.</source>
        <translation>I dadi colorati portano in casa una celebrità per un round.</translation>
    </message>
    <message>
        <source>Unique Hotels</source>
        <translation>Hotel unici</translation>
    </message>
    <message>
        <source>Each hotel has an entrance with rules of its own.</source>
        <translation>Ogni Hotel ha un ingresso con regole sue.</translation>
    </message>
    <message>
        <source>Some More</source>
        <translation>Ancora di più</translation>
    </message>
    <message>
        <source>More staff, more objectives and more Emperor tiles.</source>
        <translation>Più personale, più Obiettivi e più tessere Imperatore.</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>a die showing %1</source>
        <translation>dado di valore %1</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) prepared</source>
        <translation>
            <numerusform>%n Camera preparata</numerusform>
            <numerusform>%n Camere preparate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with strength %2</source>
        <translation>%1 con potenza %2</translation>
    </message>
    <message>
        <source>objective claimed: %1</source>
        <translation>Obiettivo rivendicato: %1</translation>
    </message>
    <message>
        <source>invites %1</source>
        <translation>invita %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>gioca %1</translation>
    </message>
    <message>
        <source>fills the order of %1</source>
        <translation>completa l’ordinazione di %1</translation>
    </message>
    <message>
        <source>moved in: %1</source>
        <translation>sistemazione in Camera: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) served</source>
        <translation>
            <numerusform>%n consumazione servita</numerusform>
            <numerusform>%n consumazioni servite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) occupied</source>
        <translation>
            <numerusform>%n Camera occupata</numerusform>
            <numerusform>%n Camere occupate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>objectives</name>
    <message>
        <source>A Full Till</source>
        <translation>La cassa piena</translation>
    </message>
    <message>
        <source>Welcome at Court</source>
        <translation>Benvenuti a corte</translation>
    </message>
    <message>
        <source>A Well-Staffed House</source>
        <translation>Una casa ben servita</translation>
    </message>
    <message>
        <source>Twelve Made Beds</source>
        <translation>Dodici letti rifatti</translation>
    </message>
    <message>
        <source>Two Full Floors</source>
        <translation>Due piani completi</translation>
    </message>
    <message>
        <source>Two Full Columns</source>
        <translation>Due colonne complete</translation>
    </message>
    <message>
        <source>Six Full Groups</source>
        <translation>Sei gruppi completi</translation>
    </message>
    <message>
        <source>One Colour Complete</source>
        <translation>Un colore completo</translation>
    </message>
    <message>
        <source>A House for Everyone</source>
        <translation>Una casa per tutti</translation>
    </message>
    <message>
        <source>Citizens and Artists</source>
        <translation>Cittadini e artisti</translation>
    </message>
    <message>
        <source>Artists and Nobles</source>
        <translation>Artisti e nobili</translation>
    </message>
    <message>
        <source>Nobles and Citizens</source>
        <translation>Nobili e cittadini</translation>
    </message>
    <message>
        <source>A Cellar for Balls</source>
        <translation>Una cantina per i balli</translation>
    </message>
    <message>
        <source>Seven on the Floor</source>
        <translation>Sette in pista</translation>
    </message>
    <message>
        <source>Travellers at Home</source>
        <translation>Viaggiatori come a casa</translation>
    </message>
    <message>
        <source>Shelves Well Stocked</source>
        <translation>Scaffali ben forniti</translation>
    </message>
    <message>
        <source>Under the Roof</source>
        <translation>Sotto il tetto</translation>
    </message>
    <message>
        <source>A Good Appetite</source>
        <translation>Un buon appetito</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <source>%1’s cards</source>
        <translation>Le carte di %1</translation>
    </message>
    <message>
        <source>%1 has not turned up a card yet.</source>
        <translation>%1 non ha ancora scoperto alcuna carta.</translation>
    </message>
    <message>
        <source>Markers on the objectives: A %1, B %2, C %3.</source>
        <translation>Segnalini sugli Obiettivi: A %1, B %2, C %3.</translation>
    </message>
    <message>
        <source>Hotel entrance: %1.</source>
        <translation>Ingresso dell’Hotel: %1.</translation>
    </message>
    <message>
        <source>%1 on space %2</source>
        <translation>%1 sullo spazio %2</translation>
    </message>
    <message>
        <source>Toll to pay: %1.</source>
        <translation>Pedaggio da pagare: %1.</translation>
    </message>
    <message>
        <source>Items on the action spaces: %1.</source>
        <translation>Consumazioni sugli spazi Azione: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Card %1, %n left in the deck</source>
        <translation>
            <numerusform>Carta %1, ne resta %n nel mazzo</numerusform>
            <numerusform>Carta %1, ne restano %n nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stars: %n of 9.</source>
        <translation>
            <numerusform>Stelle: %n su 9.</numerusform>
            <numerusform>Stelle: %n su 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens lie on %n room(s).</source>
        <translation>
            <numerusform>%n Camera ha un gettone.</numerusform>
            <numerusform>%n Camere hanno un gettone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Prepare no more rooms</source>
        <translation>Non preparare altre Camere</translation>
    </message>
    <message>
        <source>Occupy no more rooms</source>
        <translation>Non occupare altre Camere</translation>
    </message>
    <message>
        <source>Play no more staff</source>
        <translation>Non giocare altre carte Personale</translation>
    </message>
    <message>
        <source>Play none of these cards</source>
        <translation>Non giocare nessuna di queste carte</translation>
    </message>
    <message>
        <source>Take no guest</source>
        <translation>Non prendere alcun Ospite</translation>
    </message>
    <message>
        <source>Do without the extra</source>
        <translation>Rinunciare al vantaggio</translation>
    </message>
    <message>
        <source>Do without the action</source>
        <translation>Rinunciare all’azione</translation>
    </message>
    <message>
        <source>Pay nothing and bear the penalty</source>
        <translation>Non pagare e subire la penalità</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Tenere: %1</translation>
    </message>
    <message>
        <source>Begin with %1</source>
        <translation>Cominciare con l’Ospite %1</translation>
    </message>
    <message>
        <source>Invite %1 for %2</source>
        <translation>Invitare l’Ospite %1 per %2</translation>
    </message>
    <message>
        <source>Invite %1 at no cost</source>
        <translation>Invitare gratuitamente l’Ospite %1</translation>
    </message>
    <message>
        <source>Die %1: %2, boosted to strength %3, for %4</source>
        <translation>Dado %1: %2, potenziato fino a potenza %3, per %4</translation>
    </message>
    <message>
        <source>Die %1: %2, strength %3, for %4</source>
        <translation>Dado %1: %2, potenza %3, per %4</translation>
    </message>
    <message>
        <source>Die %1: %2, strength %3</source>
        <translation>Dado %1: %2, potenza %3</translation>
    </message>
    <message>
        <source>Space %1: %2, strength %3, for %4</source>
        <translation>Spazio %1: %2, potenza %3, per %4</translation>
    </message>
    <message>
        <source>Space %1: %2, strength %3</source>
        <translation>Spazio %1: %2, potenza %3</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 per l’Ospite %2</translation>
    </message>
    <message>
        <source>%1 into the kitchen</source>
        <translation>%1 in Cucina</translation>
    </message>
    <message>
        <source>Prepare the room on floor %1, column %2, for %3</source>
        <translation>Preparare la Camera al piano %1, colonna %2, per %3</translation>
    </message>
    <message>
        <source>Prepare the room on floor %1, column %2</source>
        <translation>Preparare la Camera al piano %1, colonna %2</translation>
    </message>
    <message>
        <source>Occupy the room on floor %1, column %2</source>
        <translation>Occupare la Camera al piano %1, colonna %2</translation>
    </message>
    <message>
        <source>Remove the room on floor %1, column %2</source>
        <translation>Rimuovere la Camera al piano %1, colonna %2</translation>
    </message>
    <message>
        <source>Play %1 for %2</source>
        <translation>Giocare la carta %1 per %2</translation>
    </message>
    <message>
        <source>Play %1 at no cost</source>
        <translation>Giocare gratuitamente la carta %1</translation>
    </message>
    <message>
        <source>Put %1 under the deck</source>
        <translation>Mettere la carta %1 in fondo al mazzo</translation>
    </message>
    <message>
        <source>Fill the order of %1</source>
        <translation>Completare l’ordinazione dell’Ospite %1</translation>
    </message>
    <message>
        <source>Serve %2: %1</source>
        <translation>Servire l’Ospite %2: %1</translation>
    </message>
    <message>
        <source>Finish serving</source>
        <translation>Finire di servire</translation>
    </message>
    <message>
        <source>%1 to the room on floor %2, column %3</source>
        <translation>Ospite %1 nella Camera al piano %2, colonna %3</translation>
    </message>
    <message>
        <source>Collect: %1</source>
        <translation>Riscuotere: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usare la carta %1</translation>
    </message>
    <message>
        <source>Claim the objective: %1</source>
        <translation>Rivendicare l’Obiettivo: %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Cedere la carta %1</translation>
    </message>
    <message>
        <source>Pay %1 and be forgiven</source>
        <translation>Pagare %1 ed essere perdonati</translation>
    </message>
    <message>
        <source>The left penalty: %1</source>
        <translation>La penalità di sinistra: %1</translation>
    </message>
    <message>
        <source>The right penalty: %1</source>
        <translation>La penalità di destra: %1</translation>
    </message>
    <message>
        <source>Do without: %1</source>
        <translation>Rinunciare a: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminare il turno</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %1: %2, boosted to strength %3, for %4</source>
        <translation>Spazio %1: %2, potenziato fino a potenza %3, per %4</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, scelto</translation>
    </message>
    <message>
        <source>Serve the opponent’s guest %1</source>
        <translation>Servire l’Ospite dell’avversario: %1</translation>
    </message>
    <message>
        <source>%1 into the rooms on floor %2, columns %3 and %4</source>
        <translation>L’Ospite %1 nelle Camere al piano %2, colonne %3 e %4</translation>
    </message>
    <message>
        <source>A dancer from area %2: %1</source>
        <translation>Un danzatore dell’area %2: %1</translation>
    </message>
    <message>
        <source>Send no dancer</source>
        <translation>Non mandare danzatori</translation>
    </message>
    <message>
        <source>Flip %1 and use its effect</source>
        <translation>Girare la carta %1</translation>
    </message>
    <message>
        <source>Flip no card</source>
        <translation>Non girare nessuna carta</translation>
    </message>
    <message>
        <source>Exchange dishes and drinks from your kitchen</source>
        <translation>Scambiare cibi e bevande della Cucina</translation>
    </message>
    <message>
        <source>Bid %1 for %2</source>
        <translation>Offrire %1 per %2</translation>
    </message>
    <message>
        <source>%1 as a second guest, for %2</source>
        <translation>Secondo Ospite per %2: %1</translation>
    </message>
    <message>
        <source>Token: %1</source>
        <translation>Gettone: %1</translation>
    </message>
    <message>
        <source>Claim your own objective: %1</source>
        <translation>Rivendicare il proprio Obiettivo: %1</translation>
    </message>
    <message>
        <source>Go back on the Emperor track for the reward of the tile %1</source>
        <translation>Retrocedere sul tracciato Imperatore per questo Bonus Imperiale: %1</translation>
    </message>
    <message>
        <source>Turn a die from %1 to %2 and use space %2 (%3)</source>
        <translation>Girare un dado da %1 a %2 e usare lo spazio %2 (%3)</translation>
    </message>
    <message>
        <source>Take no token</source>
        <translation>Non prendere gettoni</translation>
    </message>
    <message>
        <source>Give up the dancer here: %1, space %2</source>
        <translation>Cedere il danzatore qui: %1, spazio %2</translation>
    </message>
    <message>
        <source>%1 dances: %2, area %3</source>
        <translation>L’Ospite %1 danza: %2, area %3</translation>
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
        <translation>Lei dà</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Lei riceve</translation>
    </message>
    <message>
        <source>You may then collect</source>
        <translation>Poi può riscuotere</translation>
    </message>
    <message>
        <source>You may then choose</source>
        <translation>Poi può scegliere</translation>
    </message>
    <message>
        <source>Everything served</source>
        <translation>Tutto servito</translation>
    </message>
    <message>
        <source>Enough to complete the order of</source>
        <translation>Basta per completare l’ordinazione di</translation>
    </message>
    <message>
        <source>Objective you can claim</source>
        <translation>Obiettivo che può rivendicare</translation>
    </message>
    <message numerus="yes">
        <source>%n staff card(s) drawn at random</source>
        <translation>
            <numerusform>%n carta Personale pescata a caso</numerusform>
            <numerusform>%n carte Personale pescate a caso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overrides</name>
    <message>
        <source>values by name, in braces</source>
        <translation>valori con il loro nome, fra parentesi graffe</translation>
    </message>
    <message>
        <source>each name only once</source>
        <translation>ogni nome una sola volta</translation>
    </message>
    <message>
        <source>the number of a card or the name of a board</source>
        <translation>il numero di una carta o il nome di una Plancia</translation>
    </message>
    <message>
        <source>a field that such a card has</source>
        <translation>un campo che una carta di questo tipo possiede</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>la parola %1</translation>
    </message>
    <message>
        <source>a value that can be corrected; those known from the rulebook or the cards stay as they are</source>
        <translation>un valore che si può correggere; quelli del regolamento o delle carte restano come sono</translation>
    </message>
    <message>
        <source>one to four items out of %1</source>
        <translation>da una a quattro consumazioni fra %1</translation>
    </message>
    <message>
        <source>a whole number from -99 to 99</source>
        <translation>un numero intero da -99 a 99</translation>
    </message>
    <message>
        <source>a whole number from 0 to 20</source>
        <translation>un numero intero da 0 a 20</translation>
    </message>
    <message>
        <source>five tokens, each with what it gives for a column and for a floor</source>
        <translation>cinque gettoni, ciascuno con ciò che dà per una colonna e per un piano</translation>
    </message>
    <message>
        <source>a whole number from 0 to 10</source>
        <translation>un numero intero da 0 a 10</translation>
    </message>
    <message>
        <source>A, B, C, D or null</source>
        <translation>A, B, C, D o null</translation>
    </message>
    <message>
        <source>six cards in each of the sets A to D</source>
        <translation>sei carte in ognuno dei set da A a D</translation>
    </message>
    <message>
        <source>four floors of five letters b, r or y, forming ten groups of at most four rooms</source>
        <translation>quattro piani di cinque lettere b, r o y, che formano dieci gruppi di al massimo quattro Camere</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Atteso: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2 The built-in values are used.</source>
        <translation>%1 è illeggibile. %2 Si usano i valori predefiniti.</translation>
    </message>
    <message>
        <source>%1: expected %2. The built-in values are used.</source>
        <translation>%1: ci si aspettava %2. Si usano i valori predefiniti.</translation>
    </message>
    <message>
        <source>%1, at %2: expected %3. The built-in values are used.</source>
        <translation>%1, in %2: ci si aspettava %3. Si usano i valori predefiniti.</translation>
    </message>
    <message>
        <source>%1, at %2: expected %3, found %4. The built-in value is used.</source>
        <translation>%1, in %2: ci si aspettava %3, c’è %4. Si usa il valore predefinito.</translation>
    </message>
    <message>
        <source>a whole number from 0 to 99</source>
        <translation>un numero intero da 0 a 99</translation>
    </message>
    <message>
        <source>a whole number from 1 to 10</source>
        <translation>un numero intero da 1 a 10</translation>
    </message>
    <message>
        <source>four areas of one, two, three and four dancers, each with its bonus</source>
        <translation>quattro aree di uno, due, tre e quattro danzatori, ognuna con il suo bonus</translation>
    </message>
    <message>
        <source>different items out of %1</source>
        <translation>consumazioni diverse fra %1</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Costs and VP of the rooms</source>
        <translation>Costi e PV delle Camere</translation>
    </message>
    <message>
        <source>The action board</source>
        <translation>La Plancia Azioni</translation>
    </message>
    <message>
        <source>The guest queue</source>
        <translation>La fila degli Ospiti</translation>
    </message>
    <message>
        <source>The Emperor track</source>
        <translation>Il tracciato Imperatore</translation>
    </message>
    <message>
        <source>Turn order tiles and dice</source>
        <translation>Tessere Ordine di Turno e dadi</translation>
    </message>
    <message>
        <source>Boards and tracks</source>
        <translation>Plance e tracciati</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Camere</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>The layout of this side is taken from two public transcriptions that agree. Owners of the game can correct it in the file %1.</source>
        <translation>La disposizione di questo lato proviene da due trascrizioni pubbliche concordanti. Chi possiede il gioco può correggerla nel file %1.</translation>
    </message>
    <message>
        <source>Hotel board</source>
        <translation>Plancia dell’Hotel</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of one room</source>
        <translation>
            <numerusform>%n gruppo di una Camera</numerusform>
            <numerusform>%n gruppi di una Camera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of two rooms</source>
        <translation>
            <numerusform>%n gruppo di due Camere</numerusform>
            <numerusform>%n gruppi di due Camere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) in this chapter</source>
        <translation>
            <numerusform>%n pagina in questo capitolo</numerusform>
            <numerusform>%n pagine in questo capitolo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advances %n step(s) on the Emperor track</source>
        <translation>
            <numerusform>avanza di %n passo sul tracciato Imperatore</numerusform>
            <numerusform>avanza di %n passi sul tracciato Imperatore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of three rooms</source>
        <translation>
            <numerusform>%n gruppo di tre Camere</numerusform>
            <numerusform>%n gruppi di tre Camere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of four rooms</source>
        <translation>
            <numerusform>%n gruppo di quattro Camere</numerusform>
            <numerusform>%n gruppi di quattro Camere</numerusform>
        </translation>
    </message>
    <message>
        <source>floor %1, column %2: %3 VP</source>
        <translation>piano %1, colonna %2: %3 PV</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Krones to prepare</source>
        <translation>Corone per preparare</translation>
    </message>
    <message>
        <source>VP at the end if occupied</source>
        <translation>PV alla fine, se occupata</translation>
    </message>
    <message>
        <source>VP for preparing</source>
        <translation>PV per la preparazione</translation>
    </message>
    <message>
        <source>Preparing a room costs %1; an occupied one scores %2 at the end.</source>
        <translation>Preparare una Camera costa %1; se è occupata, alla fine dà %2.</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Same group</source>
        <translation>Stesso gruppo</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Bonus Occupazione</translation>
    </message>
    <message>
        <source>A room is named by its floor and its column: 4/1 is the top left one.</source>
        <translation>Una Camera è indicata dal piano e dalla colonna: 4/1 è quella in alto a sinistra.</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Piano %1</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Che cosa dà</translation>
    </message>
    <message>
        <source>The numbered columns are the size of the group, in rooms.</source>
        <translation>Le colonne numerate indicano la grandezza del gruppo, in Camere.</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>Emperor steps</source>
        <translation>passi Imperatore</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>Width and height in the reader&apos;s letter heights.</extracomment>
        <translation>PV</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>All dice are rolled and sorted by their faces. The number of dice on a space is its strength.</source>
        <translation>Tutti i dadi vengono lanciati e ordinati per valore. Il numero di dadi su uno spazio ne è la potenza.</translation>
    </message>
    <message>
        <source>Place from the left</source>
        <translation>Posto da sinistra</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>New guests enter on the left; the others slide to the right.</source>
        <translation>I nuovi Ospiti entrano a sinistra; gli altri scorrono verso destra.</translation>
    </message>
    <message>
        <source>After the retreat: Emperor’s reward on space %1 or higher, penalty on space %2, nothing in between.</source>
        <translation>Dopo aver retrocesso: Bonus Imperiale dallo spazio %1 in poi, penalità sullo spazio %2, nulla nel mezzo.</translation>
    </message>
    <message>
        <source>After round</source>
        <translation>Dopo il round</translation>
    </message>
    <message>
        <source>Spaces back</source>
        <translation>Spazi indietro</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Turn order tiles</source>
        <translation>Tessere Ordine di Turno</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Simbolo</translation>
    </message>
    <message>
        <source>Instruction card %1</source>
        <extracomment>One of each kind of card, to welcome the reader.</extracomment>
        <translation>Carta Istruzione %1</translation>
    </message>
    <message>
        <source>From top to bottom, and at which level each symbol counts:</source>
        <translation>Dall’alto in basso, con il livello al quale conta ogni simbolo:</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Pareggi</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>da sinistra a destra</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>da destra a sinistra</translation>
    </message>
    <message>
        <source>takes a guest of any colour</source>
        <translation>prende un Ospite di qualsiasi colore</translation>
    </message>
    <message>
        <source>takes a guest of this colour: %1 (%2)</source>
        <translation>prende un Ospite di questo colore: %1 (%2)</translation>
    </message>
    <message>
        <source>takes any die</source>
        <translation>prende un dado qualsiasi</translation>
    </message>
    <message>
        <source>takes a die showing %1</source>
        <translation>prende un dado di valore %1</translation>
    </message>
    <message>
        <source>reveals a staff card from the pile</source>
        <translation>scopre una carta Personale della pila</translation>
    </message>
    <message>
        <source>advances on the least advanced objective</source>
        <translation>avanza sull’Obiettivo meno avanzato</translation>
    </message>
    <message>
        <source>advances on objective %1</source>
        <translation>avanza sull’Obiettivo %1</translation>
    </message>
    <message>
        <source>All guests</source>
        <translation>Tutti gli Ospiti</translation>
    </message>
    <message>
        <source>All staff</source>
        <translation>Tutto il personale</translation>
    </message>
    <message>
        <source>All objectives</source>
        <translation>Tutti gli Obiettivi</translation>
    </message>
    <message>
        <source>All Emperor tiles</source>
        <translation>Tutte le tessere Imperatore</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Foglio di riepilogo</translation>
    </message>
    <message>
        <source>House values</source>
        <translation>Valori della casa</translation>
    </message>
    <message>
        <source>The reference</source>
        <translation>La guida</translation>
    </message>
    <message>
        <source>Rules and cards of the house</source>
        <translation>Regole e carte della casa</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>Cards and boards</source>
        <translation>Carte e Plance</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Vedere anche</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>Cards mentioned</source>
        <translation>Carte citate</translation>
    </message>
    <message>
        <source>Related staff</source>
        <translation>Personale correlato</translation>
    </message>
    <message>
        <source>Related guests</source>
        <translation>Ospiti correlati</translation>
    </message>
    <message>
        <source>Objectives that go with it</source>
        <translation>Obiettivi collegati</translation>
    </message>
    <message>
        <source>Cards with a similar effect</source>
        <translation>Carte con un effetto dello stesso tipo</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>l’ordinazione</translation>
    </message>
    <message>
        <source>the VP</source>
        <translation>i PV</translation>
    </message>
    <message>
        <source>the colour</source>
        <translation>il colore</translation>
    </message>
    <message>
        <source>the reward</source>
        <translation>la ricompensa</translation>
    </message>
    <message>
        <source>the cost</source>
        <translation>il costo</translation>
    </message>
    <message>
        <source>the effect</source>
        <translation>l’effetto</translation>
    </message>
    <message>
        <source>Known from two public transcriptions only: %1. If you own the game, you can correct this in %2.</source>
        <translation>Noto solo da due trascrizioni pubbliche: %1. Se possiede il gioco, può correggerlo in %2.</translation>
    </message>
    <message>
        <source>Guest card %1 · %2 (%3)</source>
        <extracomment>The round after which the Emperor looks at the tile of a letter.</extracomment>
        <translation>Carta Ospite %1 · %2 (%3)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordinazione</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Punti Vittoria</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Ricompensa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Reward when the guest moves in</source>
        <translation>Ricompensa quando l’Ospite prende la Camera</translation>
    </message>
    <message>
        <source>vacant, of any colour</source>
        <translation>libera, di qualsiasi colore</translation>
    </message>
    <message>
        <source>vacant and blue</source>
        <translation>libera e blu</translation>
    </message>
    <message>
        <source>vacant and red</source>
        <translation>libera e rossa</translation>
    </message>
    <message>
        <source>vacant and yellow</source>
        <translation>libera e gialla</translation>
    </message>
    <message>
        <source>Staff card %1 · %2</source>
        <translation>Carta Personale %1 · %2</translation>
    </message>
    <message>
        <source>%1 in Deluxe, %2 in Classic</source>
        <translation>%1 in Deluxe, %2 in Classico</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempo di utilizzo</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>Starter set</source>
        <translation>Set introduttivo</translation>
    </message>
    <message>
        <source>What the card does</source>
        <translation>Che cosa fa la carta</translation>
    </message>
    <message>
        <source>%1 VP for the first, %2 for the second, %3 for the third</source>
        <translation>%1 PV al primo, %2 al secondo, %3 al terzo</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Richiede</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <translation>Obiettivo %1</translation>
    </message>
    <message>
        <source>The condition</source>
        <translation>La condizione</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Si valuta</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>dopo il round %1</translation>
    </message>
    <message>
        <source>Emperor’s reward</source>
        <translation>Bonus Imperiale</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Emperor tile %1</source>
        <translation>Tessera Imperatore %1</translation>
    </message>
    <message>
        <source>Emperor’s reward, on space 3 or higher</source>
        <translation>Bonus Imperiale, dallo spazio 3 in poi</translation>
    </message>
    <message>
        <source>Penalty, on space 0</source>
        <translation>Penalità, sullo spazio 0</translation>
    </message>
    <message>
        <source>%1 (Classic: %2)</source>
        <translation>%1 (Classico: %2)</translation>
    </message>
    <message>
        <source>**Classic:** %1</source>
        <translation>**Classico:** %1</translation>
    </message>
    <message>
        <source>Not known from any source, and estimated by us: %1. If you own the game, you can correct this in %2.</source>
        <translation>Nessuno dei testi consultati riporta questi dati della carta: %1. La casa ha fornito i propri. Chi possiede il gioco può correggerli nel file %2.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminata</translation>
    </message>
    <message>
        <source>During the set-up</source>
        <translation>Durante la preparazione</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>opponent and level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>all modules</source>
        <translation>tutti i moduli</translation>
    </message>
    <message>
        <source>First evening</source>
        <translation>Prima serata</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <translation>Partita del giorno %1</translation>
    </message>
    <message>
        <source>promo guests</source>
        <translation>Ospiti promozionali</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>Instruction cards</source>
        <translation>Carte Istruzione</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 di %2</translation>
    </message>
    <message>
        <source>Welcome. Here the house answers whatever you ask about the game. Search above in any of its languages, browse on the left, or begin with one of these pages:</source>
        <translation>Le diamo il benvenuto. Qui la casa risponde a ogni Sua domanda sul gioco. Cerchi qui sopra in una delle lingue disponibili, sfogli le pagine a sinistra oppure cominci da una di queste:</translation>
    </message>
    <message numerus="yes">
        <source>If this ballroom is the right one, the balcony belongs to it: as many dancers as you like, for %n champagne each and without a row bonus; when it is scored they count as in the top row.</source>
        <translation>
            <numerusform>Se questa sala da ballo è quella a destra, le appartiene la balconata: quanti danzatori vuole, per %n Champagne ciascuno e senza bonus di fila; al conteggio contano come nella fila in alto.</numerusform>
            <numerusform>Se questa sala da ballo è quella a destra, le appartiene la balconata: quanti danzatori vuole, per %n Champagne ciascuno e senza bonus di fila; al conteggio contano come nella fila in alto.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, who dances in the ballroom scored next</source>
        <translation>%1, che danza nella prossima sala da ballo da conteggiare</translation>
    </message>
    <message>
        <source>%1, who dances in the ballroom scored after the next one</source>
        <translation>%1, che danza nella sala da ballo conteggiata dopo la prossima</translation>
    </message>
    <message>
        <source>takes a coloured die</source>
        <translation>prende un dado colorato</translation>
    </message>
    <message>
        <source>sends one more dancer to the ballroom scored next</source>
        <translation>manda un altro danzatore nella prossima sala da ballo da conteggiare</translation>
    </message>
    <message>
        <source>sends one more dancer to the ballroom scored after the next one</source>
        <translation>manda un altro danzatore nella sala da ballo conteggiata dopo la prossima</translation>
    </message>
    <message>
        <source>All ballrooms</source>
        <translation>Tutte le sale da ballo</translation>
    </message>
    <message>
        <source>All rehearsal rooms</source>
        <translation>Tutte le sale prove</translation>
    </message>
    <message>
        <source>All celebrities</source>
        <translation>Tutte le celebrità</translation>
    </message>
    <message>
        <source>All entrances for players</source>
        <translation>Tutti gli ingressi propri</translation>
    </message>
    <message>
        <source>Three pages for the table, to print or to save as a PDF file; the last one is for the expansion.</source>
        <translation>Tre pagine per il tavolo, da stampare o da salvare come file PDF; l’ultima è per l’espansione.</translation>
    </message>
    <message>
        <source>The expansion</source>
        <translation>L’espansione</translation>
    </message>
    <message>
        <source>the areas and their bonuses</source>
        <translation>le aree e i loro bonus</translation>
    </message>
    <message>
        <source>what the tokens give</source>
        <translation>ciò che danno i gettoni</translation>
    </message>
    <message>
        <source>What the guest brings</source>
        <translation>Che cosa porta l’Ospite</translation>
    </message>
    <message>
        <source>Reward when the guest goes to a ball</source>
        <translation>Ricompensa quando l’Ospite va al ballo</translation>
    </message>
    <message>
        <source>Reward when the guest leaves for a room or a ball</source>
        <translation>Ricompensa quando l’Ospite va in una Camera o al ballo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagne</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spazi</translation>
    </message>
    <message>
        <source>Row bonus</source>
        <translation>Bonus di fila</translation>
    </message>
    <message>
        <source>Ballroom · %1</source>
        <translation>Sala da ballo · %1</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Whoever has no dancer here loses 5 VP.</source>
        <translation>Chi qui non ha danzatori perde 5 PV.</translation>
    </message>
    <message>
        <source>None of the texts consulted gives the champagne and the number of spaces of each row; the house has supplied its own. Owners of the game can correct them in the file %1.</source>
        <translation>Nessuno dei testi consultati riporta lo Champagne e il numero di spazi di ogni fila; la casa ha fornito i propri. Chi possiede il gioco può correggerli nel file %1.</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>Room bonus</source>
        <translation>Bonus di sala</translation>
    </message>
    <message>
        <source>The bonus of an area is yours as soon as the last dancer has left it.</source>
        <translation>Il bonus di un’area è Suo appena l’ultimo danzatore l’ha lasciata.</translation>
    </message>
    <message>
        <source>Rehearsal room · %1</source>
        <translation>Sala prove · %1</translation>
    </message>
    <message>
        <source>Celebrity · %1</source>
        <translation>Celebrità · %1</translation>
    </message>
    <message>
        <source>Until the end of the round, for whoever has taken the die</source>
        <translation>Fino alla fine del round, per chi ha preso il dado</translation>
    </message>
    <message>
        <source>Hotel entrance · %1</source>
        <translation>Ingresso dell’Hotel · %1</translation>
    </message>
    <message>
        <source>What the entrance says</source>
        <translation>Che cosa dice l’ingresso</translation>
    </message>
    <message>
        <source>Expansion · %1</source>
        <extracomment>What the rows of the tables of symbols show.</extracomment>
        <translation>Espansione · %1</translation>
    </message>
    <message>
        <source>base game</source>
        <extracomment>In this order; a module has a name of its own.</extracomment>
        <translation>gioco base</translation>
    </message>
    <message>
        <source>promotional cards</source>
        <translation>carte promozionali</translation>
    </message>
    <message>
        <source>promotional, optional</source>
        <extracomment>Where the catalog keeps the cards of a kind. The topic that introduces a module.</extracomment>
        <translation>promozionale, facoltativa</translation>
    </message>
    <message>
        <source>%1; with any module of the expansion</source>
        <translation>%1; con qualsiasi modulo dell’espansione</translation>
    </message>
    <message>
        <source>%1; only with %2</source>
        <translation>%1; solo con: %2</translation>
    </message>
    <message>
        <source>None of the texts consulted gives all figures on this page; the house has supplied its own. Owners of the game can correct them in the file %1.</source>
        <translation>Alcune cifre di questa pagina non si trovano in nessuno dei testi consultati: le ha stabilite la casa. Chi possiede il gioco può correggerle nel file %1.</translation>
    </message>
    <message>
        <source>An owner of the game has corrected figures on this page. These apply instead:</source>
        <translation>Chi possiede il gioco ha corretto alcune cifre di questa pagina. Al loro posto valgono:</translation>
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
        <translation>Cucina</translation>
    </message>
    <message>
        <source>What your kitchen holds</source>
        <translation>Ciò che contiene la Sua Cucina</translation>
    </message>
    <message>
        <source>Guests waiting</source>
        <translation>Ospiti in attesa</translation>
    </message>
    <message>
        <source>Guests waiting, from the left; the price is under each</source>
        <translation>Gli Ospiti in attesa, da sinistra; sotto ognuno il costo</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>The action spaces one to six with their dice</source>
        <translation>Gli spazi Azione da uno a sei con i loro dadi</translation>
    </message>
    <message>
        <source>Four floors of five rooms; the top floor is the first row</source>
        <translation>Quattro piani di cinque Camere; il piano più alto è la prima riga</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>Caffè</translation>
    </message>
    <message>
        <source>Your three tables</source>
        <translation>I Suoi tre tavoli</translation>
    </message>
    <message>
        <source>What the house owns</source>
        <translation>Che cosa possiede la casa</translation>
    </message>
    <message>
        <source>Victory points, krones, guests moved in, rooms</source>
        <translation>Punti Vittoria, Corone, Ospiti sistemati, Camere</translation>
    </message>
    <message>
        <source>Your staff in hand</source>
        <translation>Il Suo personale in mano</translation>
    </message>
    <message>
        <source>Staff cards you can play</source>
        <translation>Le carte Personale che può giocare</translation>
    </message>
    <message>
        <source>You have no staff cards in hand.</source>
        <translation>Non ha carte Personale in mano.</translation>
    </message>
    <message>
        <source>Your staff in play</source>
        <translation>Il Suo personale in gioco</translation>
    </message>
    <message>
        <source>Staff cards you have played</source>
        <translation>Le carte Personale che ha giocato</translation>
    </message>
    <message>
        <source>Staff cards you play are laid out here.</source>
        <translation>Qui si dispongono le carte Personale che Lei gioca.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>The three objectives of this game</source>
        <translation>I tre Obiettivi di questa partita</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Imperatore</translation>
    </message>
    <message>
        <source>The Emperor track, then the tiles of his three visits</source>
        <translation>Il tracciato Imperatore, poi le tessere delle sue tre visite</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordine di turno</translation>
    </message>
    <message>
        <source>The turn order of this round</source>
        <translation>L’ordine di turno di questo round</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>The seven rounds</source>
        <translation>I sette round</translation>
    </message>
    <message>
        <source>Your hotel</source>
        <translation>Il Suo Hotel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Staff in play</source>
        <translation>Personale in gioco</translation>
    </message>
    <message>
        <source>The last instruction cards, the latest first, and how each was read</source>
        <translation>Le ultime carte Istruzione, la più recente per prima, e come ciascuna è stata letta</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Sala prove</translation>
    </message>
    <message>
        <source>Your dancers who are still rehearsing, or the rooms to choose from</source>
        <translation>I Suoi danzatori ancora alle prove, o le sale tra cui scegliere</translation>
    </message>
    <message>
        <source>Ballrooms</source>
        <translation>Sale da ballo</translation>
    </message>
    <message>
        <source>Three ballrooms, the rows of each from the top, and the balcony</source>
        <translation>Tre sale da ballo, le file di ognuna dall’alto, e la balconata</translation>
    </message>
    <message>
        <source>Lounge</source>
        <translation>Salone</translation>
    </message>
    <message>
        <source>The coloured dice with their celebrities: red, yellow, blue</source>
        <translation>I dadi colorati con le loro celebrità: rosso, giallo, blu</translation>
    </message>
    <message>
        <source>Celebrities this round</source>
        <translation>Celebrità di questo round</translation>
    </message>
    <message>
        <source>Celebrities whose effect you have until the round ends</source>
        <translation>Celebrità di cui ha l’effetto fino alla fine del round</translation>
    </message>
    <message>
        <source>Items to exchange</source>
        <translation>Consumazioni da scambiare</translation>
    </message>
    <message>
        <source>Pick items, then confirm; what you bring from the kitchen is picked too</source>
        <translation>Scelga le consumazioni, poi confermi; anche ciò che porta dalla Cucina è scelto</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>The entrance of the hotel and what it allows; open it to see all of it</source>
        <translation>L’ingresso dell’Hotel e ciò che permette; lo apra per vedere tutto</translation>
    </message>
    <message>
        <source>Beside the entrance</source>
        <translation>Accanto all’ingresso</translation>
    </message>
    <message>
        <source>What lies beside the entrance of the hotel, or follows from it</source>
        <translation>Ciò che sta accanto all’ingresso dell’Hotel, o ne deriva</translation>
    </message>
    <message>
        <source>Entrances on offer</source>
        <translation>Ingressi disponibili</translation>
    </message>
    <message>
        <source>The entrances on offer, and the bid that stands on each</source>
        <translation>Gli ingressi disponibili e l’offerta su ciascuno</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>La Sua offerta</translation>
    </message>
    <message>
        <source>How many krones you bid: choose, then the entrance; or drag them there</source>
        <translation>Quante Corone offre: le scelga, poi l’ingresso; oppure le trascini lì</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>room on floor %1, column %2, %3, not prepared</source>
        <translation>Camera piano %1 colonna %2, colore %3, non preparata</translation>
    </message>
    <message>
        <source>room on floor %1, column %2, %3, vacant</source>
        <translation>Camera piano %1 colonna %2, colore %3, libera</translation>
    </message>
    <message>
        <source>room on floor %1, column %2, %3, occupied</source>
        <translation>Camera piano %1 colonna %2, colore %3, occupata</translation>
    </message>
    <message>
        <source>strudel and cake</source>
        <translation>Strudel e Torta</translation>
    </message>
    <message>
        <source>wine and coffee</source>
        <translation>Vino e Caffè</translation>
    </message>
    <message>
        <source>prepare rooms</source>
        <translation>preparare Camere</translation>
    </message>
    <message>
        <source>krones and Emperor</source>
        <translation>Corone e Imperatore</translation>
    </message>
    <message>
        <source>play a staff card</source>
        <translation>giocare una carta Personale</translation>
    </message>
    <message>
        <source>any action, for a krone</source>
        <translation>a scelta, 1 Corona</translation>
    </message>
    <message>
        <source>Preparing this room costs nothing.</source>
        <translation>Preparare questa Camera non costa nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n PV</numerusform>
            <numerusform>%n PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) occupied</source>
        <translation>
            <numerusform>%n Camera occupata</numerusform>
            <numerusform>%n Camere occupate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) prepared, occupied or not</source>
        <translation>
            <numerusform>%n Camera preparata, occupata o no</numerusform>
            <numerusform>%n Camere preparate, occupate o no</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preparing this room costs %n krone(s).</source>
        <translation>
            <numerusform>Preparare questa Camera costa %n Corona.</numerusform>
            <numerusform>Preparare questa Camera costa %n Corone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preparing this room scores %n VP.</source>
        <translation>
            <numerusform>Preparare questa Camera dà %n PV.</numerusform>
            <numerusform>Preparare questa Camera dà %n PV.</numerusform>
        </translation>
    </message>
    <message>
        <source>place %1 in the queue, empty</source>
        <translation>posto %1 della fila, vuoto</translation>
    </message>
    <message>
        <source>place %1 in the queue: %2, %3, costs %4</source>
        <translation>posto %1 della fila: %2, colore %3, costa %4</translation>
    </message>
    <message>
        <source>table %1, free</source>
        <translation>tavolo %1, libero</translation>
    </message>
    <message>
        <source>table %1: %2, %3, stays here, used this round</source>
        <translation>tavolo %1: %2, colore %3, resta qui, già usato in questo round</translation>
    </message>
    <message>
        <source>table %1: %2, %3, order complete</source>
        <translation>tavolo %1: %2, colore %3, ordinazione completa</translation>
    </message>
    <message>
        <source>table %1: %2, %3, waiting for %4</source>
        <translation>tavolo %1: %2, colore %3, attende %4</translation>
    </message>
    <message>
        <source>space %1, %2: no dice</source>
        <translation>spazio %1, %2: nessun dado</translation>
    </message>
    <message numerus="yes">
        <source>space %1, %2: %n dice, strength %3</source>
        <translation>
            <numerusform>spazio %1, %2: %n dado, potenza %3</numerusform>
            <numerusform>spazio %1, %2: %n dadi, potenza %3</numerusform>
        </translation>
    </message>
    <message>
        <source>kitchen, %1: %2</source>
        <translation>Cucina, %1: %2</translation>
    </message>
    <message>
        <source>received: %1</source>
        <translation>consumazione ricevuta: %1</translation>
    </message>
    <message numerus="yes">
        <source>room tiles, %1: %n left</source>
        <translation>
            <numerusform>tessere Camera, colore %1: %n rimasta</numerusform>
            <numerusform>tessere Camera, colore %1: %n rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>staff card in hand, face down</source>
        <translation>carta Personale in mano, coperta</translation>
    </message>
    <message>
        <source>staff card in hand: %1, costs %2</source>
        <translation>carta Personale in mano: %1, costa %2</translation>
    </message>
    <message>
        <source>staff in play: %1, used this round</source>
        <translation>personale in gioco: %1, già usato in questo round</translation>
    </message>
    <message>
        <source>staff in play: %1</source>
        <translation>personale in gioco: %1</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n VP now.</source>
        <translation>
            <numerusform>Ora vale %n PV.</numerusform>
            <numerusform>Ora vale %n PV.</numerusform>
        </translation>
    </message>
    <message>
        <source>objective %1: %2, you have %3</source>
        <translation>Obiettivo %1: %2, Lei ha %3</translation>
    </message>
    <message>
        <source>All points have been claimed.</source>
        <translation>Tutti i punti sono stati rivendicati.</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n VP to whoever claims it next.</source>
        <translation>
            <numerusform>Vale %n PV per il prossimo che lo rivendica.</numerusform>
            <numerusform>Vale %n PV per il prossimo che lo rivendica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is on space %2, worth %n VP, and will go back to %3</source>
        <translation>
            <numerusform>%1 è sullo spazio %2, che vale %n PV, e retrocederà allo spazio %3</numerusform>
            <numerusform>%1 è sullo spazio %2, che vale %n PV, e retrocederà allo spazio %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The Emperor’s reward awaits you.</source>
        <translation>L’attende il Bonus Imperiale.</translation>
    </message>
    <message>
        <source>A penalty awaits you.</source>
        <translation>L’attende una penalità.</translation>
    </message>
    <message>
        <source>Neither reward nor penalty awaits you.</source>
        <translation>Non L’attende né Bonus Imperiale né penalità.</translation>
    </message>
    <message>
        <source>round %1, then the Emperor comes</source>
        <translation>round %1, poi viene l’Imperatore</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>round %1</translation>
    </message>
    <message>
        <source>turn %1, %2: done</source>
        <translation>turno %1, %2: già giocato</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation>turno %1, %2</translation>
    </message>
    <message>
        <source>%1: %2 VP, %3, Emperor space %4</source>
        <translation>%1: %2 PV, %3, spazio Imperatore %4</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Orders %1.</source>
        <translation>Ordina %1.</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n VP.</source>
        <translation>
            <numerusform>Dà %n PV.</numerusform>
            <numerusform>Dà %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n krone(s).</source>
        <translation>
            <numerusform>Costa %n Corona.</numerusform>
            <numerusform>Costa %n Corone.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group of one room.</source>
        <translation>Un gruppo di una sola Camera.</translation>
    </message>
    <message>
        <source>column %1 on floor %2</source>
        <translation>colonna %1 al piano %2</translation>
    </message>
    <message>
        <source>columns %1 on floor %2</source>
        <translation>colonne %1 al piano %2</translation>
    </message>
    <message>
        <source>Its occupancy bonus has been given: %1.</source>
        <translation>Il suo Bonus Occupazione è già stato assegnato: %1.</translation>
    </message>
    <message>
        <source>Occupancy bonus once it is occupied: %1.</source>
        <translation>Bonus Occupazione quando è occupata: %1.</translation>
    </message>
    <message>
        <source>Occupancy bonus once all of it is occupied (now %2 of %3): %1.</source>
        <translation>Bonus Occupazione quando tutto il gruppo è occupato (ora %2 su %3): %1.</translation>
    </message>
    <message>
        <source>rooms: %1 occupied, %2 vacant</source>
        <translation>Camere occupate: %1, libere: %2</translation>
    </message>
    <message>
        <source>kitchen: empty</source>
        <translation>Cucina: vuota</translation>
    </message>
    <message>
        <source>kitchen: %1</source>
        <translation>Cucina: %1</translation>
    </message>
    <message>
        <source>no staff in play</source>
        <translation>nessun personale in gioco</translation>
    </message>
    <message numerus="yes">
        <source>A group of %n room(s): %1.</source>
        <translation>
            <numerusform>Un gruppo di %n Camera: %1.</numerusform>
            <numerusform>Un gruppo di %n Camere: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n VP at the end of the game.</source>
        <translation>
            <numerusform>A fine partita dà %n PV.</numerusform>
            <numerusform>A fine partita dà %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it scores %n VP at the end of the game.</source>
        <translation>
            <numerusform>Se occupata, a fine partita dà %n PV.</numerusform>
            <numerusform>Se occupata, a fine partita dà %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead over %1 came above all from this: %2, %n VP more.</source>
        <translation>
            <numerusform>Il vantaggio su %1 viene soprattutto da qui: %2, %n PV in più.</numerusform>
            <numerusform>Il vantaggio su %1 viene soprattutto da qui: %2, %n PV in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>floor %1: preparing a room costs %2, an occupied room scores %n VP at the end of the game</source>
        <translation>
            <numerusform>piano %1: preparare una Camera costa %2, una Camera occupata dà %n PV a fine partita</numerusform>
            <numerusform>piano %1: preparare una Camera costa %2, una Camera occupata dà %n PV a fine partita</numerusform>
        </translation>
    </message>
    <message>
        <source>strudel, cake and champagne</source>
        <translation>Strudel, Torta e Champagne</translation>
    </message>
    <message>
        <source>wine, coffee and champagne</source>
        <translation>Vino, Caffè e Champagne</translation>
    </message>
    <message>
        <source>%1, coloured: %2</source>
        <translation>%1, colorati: %2</translation>
    </message>
    <message>
        <source>table %1: %2, %3, stays here</source>
        <translation>tavolo %1: %2, colore %3, resta qui</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Bot: carefree</source>
        <translation>Bot: spensierato</translation>
    </message>
    <message>
        <source>Bot: prudent</source>
        <translation>Bot: avveduto</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Bot: page boy</source>
        <translation>Bot: fattorino</translation>
    </message>
    <message>
        <source>Bot: waiter</source>
        <translation>Bot: cameriere</translation>
    </message>
    <message>
        <source>Bot: housekeeper</source>
        <translation>Bot: governante</translation>
    </message>
    <message>
        <source>Bot: chamberlain</source>
        <translation>Bot: ciambellano</translation>
    </message>
    <message>
        <source>Bot: master builder</source>
        <translation>Bot: capomastro</translation>
    </message>
    <message>
        <source>Bot: cashier</source>
        <translation>Bot: cassiera</translation>
    </message>
    <message>
        <source>Bot: gambler</source>
        <translation>Bot: giocatore d’azzardo</translation>
    </message>
    <message>
        <source>Bot: well trained</source>
        <translation>Bot: ben addestrato</translation>
    </message>
    <message>
        <source>Bot: front desk</source>
        <translation>Bot: addetta al ricevimento</translation>
    </message>
    <message>
        <source>Bot: strong</source>
        <translation>Bot: forte</translation>
    </message>
    <message>
        <source>Bot: concierge</source>
        <translation>Bot: portiere capo</translation>
    </message>
    <message>
        <source>Bot: strongest</source>
        <translation>Bot: il più forte</translation>
    </message>
    <message>
        <source>Bot: hotel director</source>
        <translation>Bot: direttore dell’Hotel</translation>
    </message>
    <message>
        <source>Plays whatever comes to mind.</source>
        <translation>Gioca quello che gli passa per la testa.</translation>
    </message>
    <message>
        <source>It is his first week: he overlooks a great deal and forgets the Emperor.</source>
        <translation>È la sua prima settimana: gli sfuggono molte cose e si dimentica dell’Imperatore.</translation>
    </message>
    <message>
        <source>Knows the trade, but in the bustle misses many a good opportunity.</source>
        <translation>Conosce il mestiere, ma nel trambusto si lascia sfuggire parecchie buone occasioni.</translation>
    </message>
    <message>
        <source>Plays soundly, with a slip now and then.</source>
        <translation>Gioca con solidità, con qualche svista di tanto in tanto.</translation>
    </message>
    <message>
        <source>Plans each turn by fixed rules of thumb.</source>
        <translation>Pianifica ogni turno secondo regole pratiche fisse.</translation>
    </message>
    <message>
        <source>Plays well, and will do anything for the Emperor’s favour.</source>
        <translation>Gioca bene, e farebbe di tutto per il favore dell’Imperatore.</translation>
    </message>
    <message>
        <source>Plays well, and wants to see every room finished.</source>
        <translation>Gioca bene, e vorrebbe vedere finita ogni Camera.</translation>
    </message>
    <message>
        <source>Plays well, and does not like to part with krones.</source>
        <translation>Gioca bene, e si separa malvolentieri dalle Corone.</translation>
    </message>
    <message>
        <source>Plays well, and bets on staff cards and objectives.</source>
        <translation>Gioca bene, e punta sulle carte Personale e sugli Obiettivi.</translation>
    </message>
    <message>
        <source>Plays by what thousands of games have taught.</source>
        <translation>Gioca secondo ciò che migliaia di partite hanno insegnato.</translation>
    </message>
    <message>
        <source>Makes few mistakes and answers at once.</source>
        <translation>Commette pochi errori e risponde subito.</translation>
    </message>
    <message>
        <source>Thinks one round ahead.</source>
        <translation>Ragiona con un round di anticipo.</translation>
    </message>
    <message>
        <source>Thinks one round ahead, for a second or so: an opponent for experienced players.</source>
        <translation>Ragiona con un round di anticipo, per circa un secondo: un avversario per giocatori esperti.</translation>
    </message>
    <message>
        <source>Thinks one round ahead, for longer.</source>
        <translation>Ragiona con un round di anticipo, più a lungo.</translation>
    </message>
    <message>
        <source>Takes a few seconds for each turn. Nobody in this hotel plays better.</source>
        <translation>Si prende qualche secondo per ogni turno. In questo Hotel nessuno gioca meglio.</translation>
    </message>
    <message>
        <source>%1 Elo %2.</source>
        <translation>%1 Punteggio Elo: %2.</translation>
    </message>
</context>
<context>
    <name>portray</name>
    <message>
        <source>once</source>
        <translation>una volta</translation>
    </message>
    <message>
        <source>each round</source>
        <translation>ogni round</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanente</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>alla fine</translation>
    </message>
    <message>
        <source>|keeper|tionist|tioner|grapher|maid|master|tainer|preter</source>
        <translation>|tenitore|robiera|linista|tazioni|chestra|scarpe|sitore|gliere|ratore|sabile|chiera|bottom|lipoca|pholus|trice|tista|niere|pessa|mento|lista|dista|sario|nario|domo|sore|tore|pero</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>This is not a position.</source>
        <translation>Questa non è una posizione.</translation>
    </message>
    <message>
        <source>The text of the position is damaged or not complete.</source>
        <translation>Il testo della posizione è danneggiato o incompleto.</translation>
    </message>
    <message>
        <source>The position comes from a newer version of the game (%1; this one reads up to %2).</source>
        <translation>La posizione proviene da una versione più recente del gioco (%1; questa legge fino alla %2).</translation>
    </message>
    <message>
        <source>This makes no sense here.</source>
        <translation>Questo qui non ha senso.</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>Questo manca.</translation>
    </message>
    <message>
        <source>Nothing of this name belongs here.</source>
        <translation>Niente con questo nome va messo qui.</translation>
    </message>
    <message>
        <source>“%1” is not possible here; possible are: %2.</source>
        <translation>«%1» qui non è possibile; sono possibili: %2.</translation>
    </message>
    <message>
        <source>%1 is not possible here; possible is %2 to %3.</source>
        <translation>%1 qui non è possibile; è possibile da %2 a %3.</translation>
    </message>
    <message>
        <source>This has %1 in place of %2 entries.</source>
        <translation>Il numero di voci è %1 invece di %2.</translation>
    </message>
    <message>
        <source>This set-up is not possible (%1).</source>
        <translation>Questa preparazione non è possibile (%1).</translation>
    </message>
    <message>
        <source>There is no card %1.</source>
        <translation>La carta %1 non esiste.</translation>
    </message>
    <message>
        <source>There is no room “%1” here.</source>
        <translation>Qui non c’è una Camera «%1».</translation>
    </message>
    <message>
        <source>“%1” is nothing that can give this.</source>
        <translation>«%1» non può dare questo.</translation>
    </message>
    <message>
        <source>There is no decision “%1” in this game.</source>
        <translation>In questa partita non c’è una decisione «%1».</translation>
    </message>
    <message>
        <source>No card can have this value.</source>
        <translation>Nessuna carta può avere questo valore.</translation>
    </message>
    <message>
        <source>Card %1 is there twice; the other place is %2.</source>
        <translation>La carta %1 è presente due volte; l’altro posto è %2.</translation>
    </message>
    <message>
        <source>Card %1 is nowhere.</source>
        <translation>La carta %1 non è da nessuna parte.</translation>
    </message>
    <message>
        <source>Card %1 does not belong to this game.</source>
        <translation>La carta %1 non fa parte di questa partita.</translation>
    </message>
    <message>
        <source>Some cards of the position are not known: %1.</source>
        <translation>Alcune carte della posizione non sono note: %1.</translation>
    </message>
    <message>
        <source>More cards are unknown (%1) than can be unknown (%2).</source>
        <translation>Le carte ignote (%1) sono più di quelle che possono esserlo (%2).</translation>
    </message>
    <message>
        <source>%1 does not have the letter %2.</source>
        <translation>%1 non ha la lettera %2.</translation>
    </message>
    <message>
        <source>Staff card %1 does not score at the end of the game.</source>
        <translation>La carta Personale %1 non dà punti alla fine del gioco.</translation>
    </message>
    <message>
        <source>The queue has a gap here, but guests move up to the right.</source>
        <translation>Qui la fila ha un vuoto, ma gli Ospiti avanzano verso destra.</translation>
    </message>
    <message>
        <source>The café has more guests (%1) than tables (%2).</source>
        <translation>Il Caffè ha più Ospiti (%1) che tavoli (%2).</translation>
    </message>
    <message>
        <source>The guest %1 has not ordered as much as this: %2.</source>
        <translation>L’Ospite %1 non ne ha ordinato così tanto: %2.</translation>
    </message>
    <message>
        <source>The guest %1 sits in no café.</source>
        <translation>L’Ospite %1 non è in nessun Caffè.</translation>
    </message>
    <message>
        <source>The guest %1 does not wait in the queue.</source>
        <translation>L’Ospite %1 non aspetta nella fila.</translation>
    </message>
    <message>
        <source>No room is reserved for the guest %1.</source>
        <translation>Nessuna Camera è riservata per l’Ospite %1.</translation>
    </message>
    <message>
        <source>The guest %1 does not stay at a table.</source>
        <translation>L’Ospite %1 non resta a un tavolo.</translation>
    </message>
    <message>
        <source>Room %2 does not have the colour of the guest %1.</source>
        <translation>La Camera %2 non ha il colore dell’Ospite %1.</translation>
    </message>
    <message>
        <source>Room %1 is both vacant and occupied.</source>
        <translation>La Camera %1 è insieme libera e occupata.</translation>
    </message>
    <message>
        <source>Room %1 is not connected with the room at the bottom left.</source>
        <translation>La Camera %1 non è collegata alla Camera in basso a sinistra.</translation>
    </message>
    <message>
        <source>Room %1 is not vacant.</source>
        <translation>La Camera %1 non è libera.</translation>
    </message>
    <message>
        <source>There are not enough room tiles (%1): %2 are used, the game has %3.</source>
        <translation>Le tessere Camera non bastano (%1): ne sono usate %2, il gioco ne ha %3.</translation>
    </message>
    <message>
        <source>The group that begins with room %1 is occupied, but its bonus is missing.</source>
        <translation>Il gruppo che comincia con la Camera %1 è occupato, ma manca il suo bonus.</translation>
    </message>
    <message>
        <source>The group that begins with room %1 has its bonus, but is not occupied.</source>
        <translation>Il gruppo che comincia con la Camera %1 ha il suo bonus, ma non è occupato.</translation>
    </message>
    <message>
        <source>Staff card %1 is not in play.</source>
        <translation>La carta Personale %1 non è in gioco.</translation>
    </message>
    <message>
        <source>Staff card %1 is no card that is used once per round.</source>
        <translation>La carta Personale %1 non si usa una volta per round.</translation>
    </message>
    <message>
        <source>The sources come to %1 VP, but the player has %2 VP.</source>
        <translation>Le fonti danno %1 PV, ma il giocatore ha %2 PV.</translation>
    </message>
    <message>
        <source>The %1 points of this objective have been claimed twice.</source>
        <translation>I %1 punti di questo Obiettivo sono stati assegnati due volte.</translation>
    </message>
    <message>
        <source>The %1 points of this objective come first.</source>
        <translation>Prima vengono i %1 punti di questo Obiettivo.</translation>
    </message>
    <message>
        <source>This makes %1 dice with those on tiles and in the dustbin; the game has %2.</source>
        <translation>Con quelli sulle tessere e nella Pattumiera sono %1 dadi; il gioco ne ha %2.</translation>
    </message>
    <message>
        <source>No coloured die (%1) can be on action space %2.</source>
        <translation>Sullo spazio Azione %2 non può esserci un dado colorato (%1).</translation>
    </message>
    <message>
        <source>A die has been taken in this turn, but there is none on the turn order tile.</source>
        <translation>In questo turno è stato preso un dado, ma sulla tessera Ordine di Turno non ce n’è.</translation>
    </message>
    <message>
        <source>This player has no turn now.</source>
        <translation>Non è il turno di questo giocatore.</translation>
    </message>
    <message>
        <source>The decision “%1” does not belong to this phase of the game.</source>
        <translation>La decisione «%1» non appartiene a questa fase della partita.</translation>
    </message>
    <message>
        <source>The decision with which this phase of the game goes on is missing.</source>
        <translation>Manca la decisione con cui questa fase della partita prosegue.</translation>
    </message>
    <message>
        <source>The decision “%1” is not possible in this position.</source>
        <translation>La decisione «%1» non è possibile in questa posizione.</translation>
    </message>
    <message>
        <source>“%1” is there twice.</source>
        <translation>«%1» è presente due volte.</translation>
    </message>
    <message>
        <source>The entrance %1 is not among those offered.</source>
        <translation>L’ingresso %1 non è tra quelli offerti.</translation>
    </message>
    <message>
        <source>Nobody has the entrance to which this belongs.</source>
        <translation>Nessuno ha l’ingresso a cui questo appartiene.</translation>
    </message>
    <message>
        <source>%1 is already somewhere else in this game.</source>
        <translation>%1 è già altrove in questa partita.</translation>
    </message>
    <message>
        <source>The dancers of this player are %1 in all, but should be %2.</source>
        <translation>Questo giocatore ha in tutto %1 danzatori, ma dovrebbero essere %2.</translation>
    </message>
    <message>
        <source>The space “%1” is taken twice.</source>
        <translation>Il posto «%1» è occupato due volte.</translation>
    </message>
    <message>
        <source>The opponent’s marker on objective %1 does not agree with its points.</source>
        <translation>Il segnalino dell’avversario sull’Obiettivo %1 non corrisponde ai suoi punti.</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>%1: choose your first guest, free of charge.</source>
        <translation>%1: scelga gratuitamente il Suo primo Ospite.</translation>
    </message>
    <message>
        <source>%1: keep one of these staff cards; the others are passed on.</source>
        <translation>%1: tenga una di queste carte Personale; le altre vengono passate.</translation>
    </message>
    <message>
        <source>%1: keep six of these ten staff cards.</source>
        <translation>%1: tenga sei di queste dieci carte Personale.</translation>
    </message>
    <message>
        <source>%1: choose which items you take.</source>
        <translation>%1: scelga quali consumazioni prendere.</translation>
    </message>
    <message>
        <source>%1: put each item onto a guest or into the kitchen.</source>
        <translation>%1: dia ogni consumazione a un Ospite o la metta in Cucina.</translation>
    </message>
    <message>
        <source>%1: divide the strength between krones and Emperor steps.</source>
        <translation>%1: divida la potenza fra Corone e passi Imperatore.</translation>
    </message>
    <message>
        <source>%1: play a staff card from your hand, or do without.</source>
        <translation>%1: giochi una carta Personale dalla mano, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: play one of the cards drawn.</source>
        <translation>%1: giochi una delle carte pescate.</translation>
    </message>
    <message>
        <source>%1: which card goes under the deck next?</source>
        <translation>%1: quale carta va ora in fondo al mazzo?</translation>
    </message>
    <message>
        <source>%1: choose the guest whose order is filled.</source>
        <translation>%1: scelga l’Ospite di cui completare l’ordinazione.</translation>
    </message>
    <message>
        <source>%1: take a guest from the queue at no cost, or do without.</source>
        <translation>%1: prenda gratuitamente un Ospite dalla fila, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: collect what waits, in the order you like.</source>
        <translation>%1: riscuota ciò che L’attende, nell’ordine che preferisce.</translation>
    </message>
    <message>
        <source>%1: use the extra of your staff card, or do without.</source>
        <translation>%1: usi il vantaggio della Sua carta Personale, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: take a guest if you like, then choose a die.</source>
        <translation>%1: se vuole prenda un Ospite, poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: choose a die.</source>
        <translation>%1: scelga un dado.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 sta pensando.</translation>
    </message>
    <message>
        <source>%1 waits: the bots are paused.</source>
        <translation>%1 attende: i bot sono in pausa.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>È il turno di %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>%1: choose which items you take; you may use %2 first.</source>
        <translation>%1: scelga quali consumazioni prendere; prima può usare la carta %2.</translation>
    </message>
    <message>
        <source>%1: choose dishes and drinks of other kinds than you paid with.</source>
        <translation>%1: scelga cibi e bevande di tipo diverso da quelli pagati.</translation>
    </message>
    <message>
        <source>%1: choose any one dish or drink.</source>
        <translation>%1: scelga un cibo o una bevanda qualsiasi.</translation>
    </message>
    <message>
        <source>%1: choose any dishes and drinks.</source>
        <translation>%1: scelga i cibi e le bevande che desidera.</translation>
    </message>
    <message>
        <source>%1: serve one more item for the krone you have paid, or finish.</source>
        <translation>%1: serva ancora una consumazione per la Corona pagata, oppure finisca.</translation>
    </message>
    <message>
        <source>%1: serve more items for the krone you have paid, or finish.</source>
        <translation>%1: serva altre consumazioni per la Corona pagata, oppure finisca.</translation>
    </message>
    <message>
        <source>%1: choose what this guest gets.</source>
        <translation>%1: scelga che cosa riceve questo Ospite.</translation>
    </message>
    <message>
        <source>%1: choose who gets this.</source>
        <translation>%1: scelga chi lo riceve.</translation>
    </message>
    <message>
        <source>%1: choose who gets what.</source>
        <translation>%1: scelga chi riceve che cosa.</translation>
    </message>
    <message>
        <source>%1: choose an action for the 6, and whether to boost it.</source>
        <translation>%1: scelga l’azione per cui vale il sei, e se potenziarla.</translation>
    </message>
    <message>
        <source>%1: choose an action for the 6.</source>
        <translation>%1: scelga l’azione per cui vale il sei.</translation>
    </message>
    <message>
        <source>%1: use the action as it is, or boost it by 1 for 1 krone.</source>
        <translation>%1: usi l’azione così com’è, oppure la potenzi di 1 per 1 Corona.</translation>
    </message>
    <message>
        <source>%1: choose an action space to use without taking a die, or do without.</source>
        <translation>%1: scelga uno spazio Azione da usare senza prendere un dado, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: play a staff card from your hand, or do without; you may use %2 first.</source>
        <translation>%1: giochi una carta Personale dalla mano, oppure vi rinunci; prima può usare la carta %2.</translation>
    </message>
    <message>
        <source>%1: play one of the cards drawn, or none.</source>
        <translation>%1: giochi una delle carte pescate, oppure nessuna.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: give back a staff card from your hand.</source>
        <translation>%1: la penalità dell’Imperatore: restituisca una carta Personale dalla mano.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose the end card in play that leaves the game.</source>
        <translation>%1: la penalità dell’Imperatore: scelga fra le Sue carte di fine gioco in gioco quella da eliminare.</translation>
    </message>
    <message>
        <source>%1: take a guest from the queue, or do without.</source>
        <translation>%1: prenda un Ospite dalla fila, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: choose a room for %2.</source>
        <translation>%1: scelga una Camera per l’Ospite %2.</translation>
    </message>
    <message>
        <source>%1: choose who moves into this room.</source>
        <translation>%1: scelga chi prende questa Camera.</translation>
    </message>
    <message>
        <source>%1: collect what waits for you, or do without.</source>
        <translation>%1: riscuota ciò che L’attende, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: you may claim an objective; take a guest if you like, then choose a die.</source>
        <translation>%1: può rivendicare un Obiettivo; se vuole prenda un Ospite, poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may move a guest into a room; take a guest if you like, then choose a die.</source>
        <translation>%1: può sistemare un Ospite in Camera; se vuole prenda un Ospite, poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may use a staff card; take a guest if you like, then choose a die.</source>
        <translation>%1: può usare una carta Personale; se vuole prenda un Ospite, poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may serve your guests; take a guest if you like, then choose a die.</source>
        <translation>%1: può servire i Suoi Ospiti; se vuole prenda un Ospite, poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may claim an objective; then choose a die.</source>
        <translation>%1: può rivendicare un Obiettivo; poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may move a guest into a room; then choose a die.</source>
        <translation>%1: può sistemare un Ospite in Camera; poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may use a staff card; then choose a die.</source>
        <translation>%1: può usare una carta Personale; poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may serve your guests; then choose a die.</source>
        <translation>%1: può servire i Suoi Ospiti; poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; pass.</source>
        <translation>%1: non c’è un dado che possa prendere; passi.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; claim an objective, or pass.</source>
        <translation>%1: non c’è un dado che possa prendere; rivendichi un Obiettivo, oppure passi.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; move a guest into a room, or pass.</source>
        <translation>%1: non c’è un dado che possa prendere; sistemi un Ospite in Camera, oppure passi.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; use a staff card, or pass.</source>
        <translation>%1: non c’è un dado che possa prendere; usi una carta Personale, oppure passi.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; serve your guests, or pass.</source>
        <translation>%1: non c’è un dado che possa prendere; serva i Suoi Ospiti, oppure passi.</translation>
    </message>
    <message>
        <source>%1: end your turn.</source>
        <translation>%1: termini il turno.</translation>
    </message>
    <message>
        <source>%1: claim an objective, or end your turn.</source>
        <translation>%1: rivendichi un Obiettivo, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, or end your turn.</source>
        <translation>%1: sistemi un Ospite in Camera, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: use a staff card, or end your turn.</source>
        <translation>%1: usi una carta Personale, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: serve your guests, or end your turn.</source>
        <translation>%1: serva i Suoi Ospiti, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: claim an objective, move a guest into a room, or end your turn.</source>
        <translation>%1: rivendichi un Obiettivo, sistemi un Ospite in Camera, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: claim an objective, use a staff card, or end your turn.</source>
        <translation>%1: rivendichi un Obiettivo, usi una carta Personale, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: claim an objective, serve your guests, or end your turn.</source>
        <translation>%1: rivendichi un Obiettivo, serva i Suoi Ospiti, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, use a staff card, or end your turn.</source>
        <translation>%1: sistemi un Ospite in Camera, usi una carta Personale, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: move a guest into a room, serve your guests, or end your turn.</source>
        <translation>%1: sistemi un Ospite in Camera, serva i Suoi Ospiti, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: use a staff card, serve your guests, or end your turn.</source>
        <translation>%1: usi una carta Personale, serva i Suoi Ospiti, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: an extra turn: take a guest if you like, then use one space without taking its die, or end your turn.</source>
        <translation>%1: un turno extra: se vuole prenda un Ospite, poi usi uno spazio senza prenderne il dado, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: an extra turn: take a guest if you like, or end your turn.</source>
        <translation>%1: un turno extra: se vuole prenda un Ospite, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: an extra turn: use one space without taking its die, or end your turn.</source>
        <translation>%1: un turno extra: usi uno spazio senza prenderne il dado, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: choose what you want to do.</source>
        <translation>%1: scelga che cosa desidera fare.</translation>
    </message>
    <message>
        <source>%1: the Emperor is displeased; pay to be forgiven, or bear his penalty.</source>
        <translation>%1: l’Imperatore è contrariato; paghi per ottenere il perdono, oppure subisca la sua penalità.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which of its two halves you suffer.</source>
        <translation>%1: la penalità dell’Imperatore: scelga quale delle due metà subire.</translation>
    </message>
    <message>
        <source>%1: choose which of %2’s guests gets this: %3.</source>
        <translation>%1: scelga quale Ospite di %2 riceve questa consumazione: %3.</translation>
    </message>
    <message>
        <source>%1: prepare a room that is occupied at once, or do without.</source>
        <translation>%1: prepari una Camera che viene subito occupata, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: prepare a room at the bottom left, or do without.</source>
        <translation>%1: prepari una Camera in basso a sinistra, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: prepare another room next to one you have, or finish.</source>
        <translation>%1: prepari un’altra Camera accanto a una delle Sue, oppure finisca.</translation>
    </message>
    <message>
        <source>%1: prepare a room next to one you have, or do without.</source>
        <translation>%1: prepari una Camera accanto a una delle Sue, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: prepare another of your first rooms, next to one you have.</source>
        <translation>%1: prepari un’altra delle Sue prime Camere, accanto a una già presente.</translation>
    </message>
    <message>
        <source>%1: prepare your first room, at the bottom left, or do without.</source>
        <translation>%1: prepari la Sua prima Camera, in basso a sinistra, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: prepare another of your first rooms, next to one you have, or finish.</source>
        <translation>%1: prepari un’altra delle Sue prime Camere, accanto a una già presente, oppure finisca.</translation>
    </message>
    <message>
        <source>%1: prepare a room next to one you have, or do without; you may use %2 first.</source>
        <translation>%1: prepari una Camera accanto a una delle Sue, oppure vi rinunci; prima può usare la carta %2.</translation>
    </message>
    <message>
        <source>%1: you can prepare no room now; use %2 first, or do without.</source>
        <translation>%1: ora non può preparare alcuna Camera; usi prima la carta %2, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which occupied room on floor %2 is removed.</source>
        <translation>%1: la penalità dell’Imperatore: scelga la Camera occupata del piano %2 da rimuovere.</translation>
    </message>
    <message>
        <source>%1: the Emperor’s penalty: choose which vacant room on floor %2 is removed.</source>
        <translation>%1: la penalità dell’Imperatore: scelga la Camera libera del piano %2 da rimuovere.</translation>
    </message>
    <message>
        <source>%1: turn a vacant room to occupied, or do without.</source>
        <translation>%1: occupi una Camera libera, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>%1: collect what waits in the order you like, or do without any of it.</source>
        <translation>%1: riscuota ciò che L’attende nell’ordine che preferisce, oppure rinunci a ciò che vuole.</translation>
    </message>
    <message>
        <source>%1: choose what you pay with.</source>
        <translation>%1: scelga con che cosa pagare.</translation>
    </message>
    <message>
        <source>%1: choose your rehearsal room.</source>
        <translation>%1: scelga la Sua sala prove.</translation>
    </message>
    <message>
        <source>%1: send a dancer to a ballroom, or do without.</source>
        <translation>%1: mandi un danzatore in una sala da ballo, o vi rinunci.</translation>
    </message>
    <message>
        <source>%1: choose a dancer to give up.</source>
        <translation>%1: scelga un danzatore da cedere.</translation>
    </message>
    <message>
        <source>%1: you may send a dancer now.</source>
        <translation>%1: ora può mandare un danzatore.</translation>
    </message>
    <message>
        <source>%1: choose the second dancer, or do without.</source>
        <translation>%1: scelga il secondo danzatore, o vi rinunci.</translation>
    </message>
    <message>
        <source>%1: choose what you get, of other kinds than you give.</source>
        <translation>%1: scelga ciò che riceve, di tipo diverso da ciò che cede.</translation>
    </message>
    <message>
        <source>%1: choose the dishes and drinks that you exchange.</source>
        <translation>%1: scelga i cibi e le bevande da scambiare.</translation>
    </message>
    <message>
        <source>%1: bid for the entrance of your hotel.</source>
        <translation>%1: faccia un’offerta per l’ingresso del Suo Hotel.</translation>
    </message>
    <message>
        <source>%1: choose the entrance of your hotel.</source>
        <translation>%1: scelga l’ingresso del Suo Hotel.</translation>
    </message>
    <message>
        <source>%1: take a second guest, or do without.</source>
        <translation>%1: prenda un secondo Ospite, o vi rinunci.</translation>
    </message>
    <message>
        <source>%1: choose a token.</source>
        <translation>%1: scelga un gettone.</translation>
    </message>
    <message>
        <source>%1: use the space to which you have moved the die.</source>
        <translation>%1: usi lo spazio su cui ha spostato il dado.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a room or to a ball; take a guest if you like, then choose a die.</source>
        <translation>%1: può mandare un Ospite in Camera o a un ballo; se vuole prenda un Ospite, poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a ball; take a guest if you like, then choose a die.</source>
        <translation>%1: può mandare un Ospite a un ballo; se vuole prenda un Ospite, poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a room or to a ball; then choose a die.</source>
        <translation>%1: può mandare un Ospite in Camera o a un ballo; poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: you may send a guest to a ball; then choose a die.</source>
        <translation>%1: può mandare un Ospite a un ballo; poi scelga un dado.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; send a guest to a room or to a ball, or pass.</source>
        <translation>%1: non c’è un dado che possa prendere; mandi un Ospite in Camera o a un ballo, oppure passi.</translation>
    </message>
    <message>
        <source>%1: there is no die you can take; send a guest to a ball, or pass.</source>
        <translation>%1: non c’è un dado che possa prendere; mandi un Ospite a un ballo, oppure passi.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, or end your turn.</source>
        <translation>%1: mandi un Ospite in Camera o a un ballo, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, or end your turn.</source>
        <translation>%1: mandi un Ospite a un ballo, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: claim an objective, send a guest to a room or to a ball, or end your turn.</source>
        <translation>%1: rivendichi un Obiettivo, mandi un Ospite in Camera o a un ballo, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, use a staff card, or end your turn.</source>
        <translation>%1: mandi un Ospite in Camera o a un ballo, usi una carta Personale, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: send a guest to a room or to a ball, serve your guests, or end your turn.</source>
        <translation>%1: mandi un Ospite in Camera o a un ballo, serva i Suoi Ospiti, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: claim an objective, send a guest to a ball, or end your turn.</source>
        <translation>%1: rivendichi un Obiettivo, mandi un Ospite a un ballo, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, use a staff card, or end your turn.</source>
        <translation>%1: mandi un Ospite a un ballo, usi una carta Personale, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: send a guest to a ball, serve your guests, or end your turn.</source>
        <translation>%1: mandi un Ospite a un ballo, serva i Suoi Ospiti, oppure termini il turno.</translation>
    </message>
    <message>
        <source>%1: choose a destination for %2.</source>
        <translation>%1: scelga dove va l’Ospite %2.</translation>
    </message>
    <message>
        <source>%1: choose which dancer goes where.</source>
        <translation>%1: scelga quale danzatore va dove.</translation>
    </message>
    <message>
        <source>%1: choose which of these dice you take, and how you use it.</source>
        <translation>%1: scelga quale di questi dadi prendere e come usarlo.</translation>
    </message>
    <message>
        <source>%1: you may flip %2 and use its effect, once per game.</source>
        <translation>%1: può girare la carta %2 per il suo effetto, una volta nella partita.</translation>
    </message>
    <message>
        <source>%1: choose one more guest, at no cost, or do without.</source>
        <translation>%1: scelga un Ospite in più, gratuitamente, o vi rinunci.</translation>
    </message>
    <message>
        <source>%1: choose a dish or drink to give up.</source>
        <translation>%1: scelga un cibo o una bevanda da cedere.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Qui non è possibile.</translation>
    </message>
    <message>
        <source>You have already taken a guest in this turn.</source>
        <translation>In questo turno ha già preso un Ospite.</translation>
    </message>
    <message>
        <source>A guest must be taken before the die.</source>
        <translation>L’Ospite va preso prima del dado.</translation>
    </message>
    <message>
        <source>All the tables in your café are taken.</source>
        <translation>Tutti i tavoli del Suo Caffè sono occupati.</translation>
    </message>
    <message>
        <source>Nobody is waiting at this place in the queue.</source>
        <translation>In questo posto della fila non attende nessuno.</translation>
    </message>
    <message>
        <source>You have already taken a die in this turn.</source>
        <translation>In questo turno ha già preso un dado.</translation>
    </message>
    <message>
        <source>You must take a die before your turn can end.</source>
        <translation>Deve prendere un dado prima di terminare il turno.</translation>
    </message>
    <message>
        <source>You may not take more cake than strudel.</source>
        <translation>Non può prendere più Torte che Strudel.</translation>
    </message>
    <message>
        <source>You may not take more coffee than wine.</source>
        <translation>Non può prendere più Caffè che Vino.</translation>
    </message>
    <message>
        <source>There is no such room.</source>
        <translation>Questa Camera non esiste.</translation>
    </message>
    <message>
        <source>This room has already been prepared.</source>
        <translation>Questa Camera è già preparata.</translation>
    </message>
    <message>
        <source>A room must be next to, above or below one that is already there.</source>
        <translation>Una Camera deve stare accanto, sopra o sotto a una già presente.</translation>
    </message>
    <message>
        <source>The first room must be the one at the bottom left.</source>
        <translation>La prima Camera deve essere quella in basso a sinistra.</translation>
    </message>
    <message>
        <source>Rooms are prepared with action 3, or when a card says so.</source>
        <translation>Le Camere si preparano con l’azione 3, o quando lo dice una carta.</translation>
    </message>
    <message>
        <source>Staff cards are played with action 5, or when a card says so.</source>
        <translation>Le carte Personale si giocano con l’azione 5, o quando lo dice una carta.</translation>
    </message>
    <message>
        <source>This room has not been prepared yet.</source>
        <translation>Questa Camera non è ancora preparata.</translation>
    </message>
    <message>
        <source>This room is already occupied.</source>
        <translation>Questa Camera è già occupata.</translation>
    </message>
    <message>
        <source>You have already claimed this objective.</source>
        <translation>Ha già rivendicato questo Obiettivo.</translation>
    </message>
    <message>
        <source>All points of this objective have been claimed.</source>
        <translation>Tutti i punti di questo Obiettivo sono già stati rivendicati.</translation>
    </message>
    <message>
        <source>You cannot do without this; you must choose.</source>
        <translation>Qui non può rinunciare; deve scegliere.</translation>
    </message>
    <message>
        <source>First choose a staff card to keep.</source>
        <translation>Prima scelga una carta Personale da tenere.</translation>
    </message>
    <message>
        <source>First choose the six staff cards you keep.</source>
        <translation>Prima scelga le sei carte Personale da tenere.</translation>
    </message>
    <message>
        <source>First choose your first guest.</source>
        <translation>Prima scelga il Suo primo Ospite.</translation>
    </message>
    <message>
        <source>That does not belong to your turn just now.</source>
        <translation>In questo momento non rientra nel Suo turno.</translation>
    </message>
    <message>
        <source>First choose which items you take.</source>
        <translation>Prima scelga quali consumazioni prendere.</translation>
    </message>
    <message>
        <source>First put the items you received onto guests or into the kitchen.</source>
        <translation>Prima dia le consumazioni ricevute agli Ospiti o le metta in Cucina.</translation>
    </message>
    <message>
        <source>First finish preparing rooms.</source>
        <translation>Prima finisca di preparare le Camere.</translation>
    </message>
    <message>
        <source>First choose a vacant room to occupy.</source>
        <translation>Prima scelga una Camera libera da occupare.</translation>
    </message>
    <message>
        <source>First divide the strength between krones and steps.</source>
        <translation>Prima divida la potenza fra Corone e passi.</translation>
    </message>
    <message>
        <source>First play a staff card, or do without.</source>
        <translation>Prima giochi una carta Personale, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>First choose among the staff cards you have drawn.</source>
        <translation>Prima scelga fra le carte Personale che ha pescato.</translation>
    </message>
    <message>
        <source>First put staff cards under the deck.</source>
        <translation>Prima metta le carte Personale in fondo al mazzo.</translation>
    </message>
    <message>
        <source>First choose the cards from your hand that you give back.</source>
        <translation>Prima scelga le carte della Sua mano da restituire.</translation>
    </message>
    <message>
        <source>A tile goes only onto a space of its own colour.</source>
        <translation>Una tessera va solo su uno spazio del suo stesso colore.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il Suo turno.</translation>
    </message>
    <message>
        <source>This game is only being watched; nothing in it can be changed.</source>
        <translation>Questa partita si può solo guardare; non vi si può cambiare nulla.</translation>
    </message>
    <message>
        <source>First choose the guest whose order is filled.</source>
        <translation>Prima scelga l’Ospite di cui completare l’ordinazione.</translation>
    </message>
    <message>
        <source>First finish serving.</source>
        <translation>Prima finisca di servire.</translation>
    </message>
    <message>
        <source>First use the extra of your staff card, or do without.</source>
        <translation>Prima usi il vantaggio della Sua carta Personale, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>First choose the space whose action you carry out.</source>
        <translation>Prima scelga lo spazio di cui eseguire l’azione.</translation>
    </message>
    <message>
        <source>First choose which penalty you suffer.</source>
        <translation>Prima scelga quale penalità subire.</translation>
    </message>
    <message>
        <source>First choose the room that is removed.</source>
        <translation>Prima scelga la Camera da rimuovere.</translation>
    </message>
    <message>
        <source>First choose the staff card that leaves the game.</source>
        <translation>Prima scelga la carta Personale da eliminare dal gioco.</translation>
    </message>
    <message>
        <source>First choose which guest of the opponent gets the item.</source>
        <translation>Prima scelga quale Ospite dell’avversario riceve la consumazione.</translation>
    </message>
    <message>
        <source>This costs %1; you have %2.</source>
        <translation>Il costo è di %1; Lei ha %2.</translation>
    </message>
    <message>
        <source>Boosting costs %1; you have %2.</source>
        <translation>Potenziare costa %1; Lei ha %2.</translation>
    </message>
    <message>
        <source>The toll of this action space is %1; you have %2.</source>
        <translation>Il pedaggio di questo spazio Azione è di %1; Lei ha %2.</translation>
    </message>
    <message>
        <source>A six stands for one of the actions 1 to 5.</source>
        <translation>Un sei vale come una delle azioni da 1 a 5.</translation>
    </message>
    <message>
        <source>A die showing %1 cannot be used for action %2.</source>
        <translation>Un dado di valore %1 non può essere usato per l’azione %2.</translation>
    </message>
    <message>
        <source>Wrong colour of room for %1: %2.</source>
        <translation>L’Ospite %1 non prende una Camera di questo colore: %2.</translation>
    </message>
    <message>
        <source>No die shows a %1.</source>
        <translation>Nessun dado ha valore %1.</translation>
    </message>
    <message>
        <source>You have not received this item: %1.</source>
        <translation>Non ha ricevuto questa consumazione: %1.</translation>
    </message>
    <message>
        <source>This item is not in your kitchen: %1.</source>
        <translation>Questa consumazione non è nella Sua Cucina: %1.</translation>
    </message>
    <message>
        <source>This guest is not in your café.</source>
        <translation>Questo Ospite non è nel Suo Caffè.</translation>
    </message>
    <message>
        <source>Not on this guest’s order (%1): %2.</source>
        <translation>L’Ospite %1 non ha ordinato questa consumazione: %2.</translation>
    </message>
    <message>
        <source>This effect reaches only up to floor %1.</source>
        <translation>Questo effetto arriva solo fino al piano %1.</translation>
    </message>
    <message>
        <source>Order not complete yet: %1.</source>
        <translation>L’ordinazione dell’Ospite %1 non è ancora completa.</translation>
    </message>
    <message>
        <source>%1 is not in your hand.</source>
        <translation>La carta %1 non è nella Sua mano.</translation>
    </message>
    <message>
        <source>%1 is not among the cards to choose from.</source>
        <translation>La carta %1 non è fra quelle da scegliere.</translation>
    </message>
    <message>
        <source>%1 is not among your staff in play.</source>
        <translation>La carta %1 non è fra il Suo personale in gioco.</translation>
    </message>
    <message>
        <source>%1 has already been used this round.</source>
        <translation>La carta %1 è già stata usata in questo round.</translation>
    </message>
    <message>
        <source>You have not reached this objective yet: %1.</source>
        <translation>Non ha ancora raggiunto questo Obiettivo: %1.</translation>
    </message>
    <message>
        <source>A table is free, and you have not taken a guest.</source>
        <translation>Un tavolo è libero e Lei non ha preso alcun Ospite.</translation>
    </message>
    <message>
        <source>Order complete, ready to move in: %1.</source>
        <translation>L’ordinazione dell’Ospite %1 è completa: potrebbe prendere una Camera.</translation>
    </message>
    <message>
        <source>You could claim an objective: %1.</source>
        <translation>Potrebbe rivendicare un Obiettivo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Needs %n vacant room(s) side by side: %1.</source>
        <translation>
            <numerusform>Serve %n&#xa0;Camera libera: %1.</numerusform>
            <numerusform>Servono %n&#xa0;Camere libere affiancate: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take exactly %n item(s).</source>
        <translation>
            <numerusform>Deve prendere esattamente %n consumazione.</numerusform>
            <numerusform>Deve prendere esattamente %n consumazioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already taken a die; end your turn instead.</source>
        <translation>Ha già preso un dado; termini invece il Suo turno.</translation>
    </message>
    <message>
        <source>You have already started your turn, so you can no longer pass.</source>
        <translation>Ha già iniziato il Suo turno; non può più passare.</translation>
    </message>
    <message>
        <source>An extra turn cannot be passed; simply end it.</source>
        <translation>In un turno extra non si passa; lo termini semplicemente.</translation>
    </message>
    <message>
        <source>After paying %1 for the guest you could not take a die, and you must take one.</source>
        <translation>Dopo aver pagato %1 per l’Ospite non potrebbe prendere alcun dado; e un dado deve prenderlo.</translation>
    </message>
    <message>
        <source>There is no die you can take; pass instead of ending your turn.</source>
        <translation>Non c’è alcun dado che possa prendere; passi invece di terminare il turno.</translation>
    </message>
    <message>
        <source>In an extra turn you take no die.</source>
        <translation>In un turno extra non si prende alcun dado.</translation>
    </message>
    <message>
        <source>You have already used an action space in this extra turn.</source>
        <translation>In questo turno extra ha già usato uno spazio Azione.</translation>
    </message>
    <message>
        <source>This action cannot be boosted.</source>
        <translation>Questa azione non si può potenziare.</translation>
    </message>
    <message>
        <source>This action gives other items.</source>
        <translation>Questa azione dà altre consumazioni.</translation>
    </message>
    <message>
        <source>Only an occupied room is removed; this one is vacant.</source>
        <translation>Si rimuove solo una Camera occupata; questa è libera.</translation>
    </message>
    <message>
        <source>Only a vacant room is removed; this one is occupied.</source>
        <translation>Si rimuove solo una Camera libera; questa è occupata.</translation>
    </message>
    <message>
        <source>This comes before or after the whole reward, not in the middle of it.</source>
        <translation>Viene prima o dopo l’intera ricompensa, non nel mezzo.</translation>
    </message>
    <message>
        <source>This comes last, after everything else the guest brings.</source>
        <translation>Viene per ultimo, dopo tutto il resto che porta l’Ospite.</translation>
    </message>
    <message>
        <source>A guest goes from the queue to a table in your café, and from there into a room.</source>
        <translation>Un Ospite va dalla fila a un tavolo del Suo Caffè, e da lì in una Camera.</translation>
    </message>
    <message>
        <source>An item goes onto a guest in your café or into your kitchen.</source>
        <translation>Una consumazione va a un Ospite del Suo Caffè o nella Sua Cucina.</translation>
    </message>
    <message>
        <source>A die goes where its action is done: kitchen, hotel, Emperor track or staff in play.</source>
        <translation>Un dado va dove si svolge la sua azione: Cucina, Hotel, tracciato Imperatore o personale in gioco.</translation>
    </message>
    <message>
        <source>A room tile goes onto a space of your hotel.</source>
        <translation>Una tessera Camera va su uno spazio del Suo Hotel.</translation>
    </message>
    <message>
        <source>A staff card goes to your staff in play.</source>
        <translation>Una carta Personale va con il Suo personale in gioco.</translation>
    </message>
    <message>
        <source>Let go of this over your hotel to choose it.</source>
        <translation>Lo rilasci sul Suo Hotel per sceglierlo.</translation>
    </message>
    <message>
        <source>Boosting costs %1 on top of the %3 for the space; you have %2.</source>
        <translation>Potenziare costa %1 oltre a %3 per lo spazio; Lei ha %2.</translation>
    </message>
    <message>
        <source>The toll of this action space is %1 on top of the %3 for the six; you have %2.</source>
        <translation>Il pedaggio di questo spazio Azione è di %1 oltre a %3 per il sei; Lei ha %2.</translation>
    </message>
    <message>
        <source>After taking a guest you must take a die, and there is none you can take.</source>
        <translation>Dopo l’Ospite deve prendere un dado, e non ce n’è nessuno che possa prendere.</translation>
    </message>
    <message>
        <source>Order already complete: %1.</source>
        <translation>L’ordinazione dell’Ospite %1 è già completa.</translation>
    </message>
    <message>
        <source>Krones and steps must add up to exactly %1.</source>
        <translation>Corone e passi devono dare in tutto esattamente %1.</translation>
    </message>
    <message>
        <source>The highest floor comes first: choose a room on floor %1.</source>
        <translation>Viene prima il piano più alto: scelga una Camera del piano %1.</translation>
    </message>
    <message>
        <source>The second room comes from a lower floor: choose a room on floor %1.</source>
        <translation>La seconda Camera è di un piano più basso: scelga una Camera del piano %1.</translation>
    </message>
    <message>
        <source>%1 works automatically.</source>
        <translation>La carta %1 agisce automaticamente.</translation>
    </message>
    <message>
        <source>You will be asked when %1 can be used.</source>
        <translation>Le verrà chiesto quando la carta %1 potrà essere usata.</translation>
    </message>
    <message>
        <source>This belongs to somebody else.</source>
        <translation>Questo appartiene a qualcun altro.</translation>
    </message>
    <message>
        <source>%1 worked once, when it was played.</source>
        <translation>La carta %1 ha agito una volta, quando è stata giocata.</translation>
    </message>
    <message>
        <source>%1 counts only at the end of the game.</source>
        <translation>La carta %1 conta solo alla fine del gioco.</translation>
    </message>
    <message numerus="yes">
        <source>You keep exactly %n staff card(s).</source>
        <translation>
            <numerusform>Deve tenere esattamente %n carta Personale.</numerusform>
            <numerusform>Deve tenere esattamente %n carte Personale.</numerusform>
        </translation>
    </message>
    <message>
        <source>First decide whether to pay to avoid the Emperor’s penalty.</source>
        <translation>Prima decida se pagare per evitare la penalità dell’Imperatore.</translation>
    </message>
    <message>
        <source>You have already exchanged items in this round.</source>
        <translation>In questo round ha già scambiato consumazioni.</translation>
    </message>
    <message>
        <source>You give up to four dishes and drinks from your kitchen, but not of every kind.</source>
        <translation>Può cedere fino a quattro cibi e bevande della Sua Cucina, ma non di ogni tipo.</translation>
    </message>
    <message>
        <source>What you get must be dishes and drinks of other kinds than those you give.</source>
        <translation>Può ricevere solo cibi e bevande di tipo diverso da quelli che cede.</translation>
    </message>
    <message>
        <source>This entrance is not offered.</source>
        <translation>Questo ingresso non è tra quelli disponibili.</translation>
    </message>
    <message>
        <source>The entrance of your hotel does not allow this.</source>
        <translation>L’ingresso del Suo Hotel non lo permette.</translation>
    </message>
    <message>
        <source>A die is moved only to the space beside its own; 1 and 6 are not beside each other.</source>
        <translation>Un dado si sposta solo sullo spazio accanto al suo; 1 e 6 non sono vicini.</translation>
    </message>
    <message>
        <source>This tile is not among those you have left.</source>
        <translation>Questa tessera non è tra quelle che Le restano.</translation>
    </message>
    <message>
        <source>You have already used one of your tiles in this turn.</source>
        <translation>In questo turno ha già usato una delle Sue tessere.</translation>
    </message>
    <message>
        <source>This token is not among those you have left.</source>
        <translation>Questo gettone non è tra quelli che Le restano.</translation>
    </message>
    <message>
        <source>No die of this colour shows a %1.</source>
        <translation>Nessun dado di questo colore mostra un %1.</translation>
    </message>
    <message>
        <source>At least %1 must be bid for this entrance.</source>
        <translation>Per questo ingresso bisogna offrire almeno %1.</translation>
    </message>
    <message>
        <source>You have moved a die to space %1; now you use that space.</source>
        <translation>Ha spostato un dado sullo spazio %1; ora deve usare quello spazio.</translation>
    </message>
    <message>
        <source>This celebrity is not with you: %1.</source>
        <translation>Questa celebrità non è con Lei: %1.</translation>
    </message>
    <message>
        <source>You may not take more champagne than cake or coffee.</source>
        <translation>Non può prendere più Champagne che Torte o Caffè.</translation>
    </message>
    <message>
        <source>All your dancers have been sent.</source>
        <translation>Tutti i Suoi danzatori sono già stati mandati.</translation>
    </message>
    <message>
        <source>All spaces of this row are taken.</source>
        <translation>Tutti gli spazi di questa fila sono occupati.</translation>
    </message>
    <message>
        <source>This ballroom has already been scored.</source>
        <translation>Questa sala da ballo è già stata conteggiata.</translation>
    </message>
    <message>
        <source>None of the dancers you can give up is there.</source>
        <translation>Lì non c’è nessun Suo danzatore da cedere.</translation>
    </message>
    <message>
        <source>This rehearsal room is not among those left.</source>
        <translation>Questa sala prove non è più disponibile.</translation>
    </message>
    <message>
        <source>The second dancer goes to the same space, from an area that still has one.</source>
        <translation>Il secondo danzatore va sullo stesso spazio, da un’area che ne ha ancora uno.</translation>
    </message>
    <message>
        <source>Your kitchen does not have what this costs.</source>
        <translation>La Sua Cucina non ha quanto serve a pagare questo costo.</translation>
    </message>
    <message>
        <source>It would have no effect just now.</source>
        <translation>Al momento nulla del suo effetto è possibile.</translation>
    </message>
    <message>
        <source>That is not what has to be given.</source>
        <translation>Non è ciò che va dato.</translation>
    </message>
    <message>
        <source>First choose what you pay with.</source>
        <translation>Prima scelga con che cosa pagare.</translation>
    </message>
    <message>
        <source>Cannot go to a ball: %1.</source>
        <translation>L’Ospite %1 non va al ballo.</translation>
    </message>
    <message>
        <source>%1 has already been used in this round.</source>
        <translation>L’Ospite %1 è già stato usato in questo round.</translation>
    </message>
    <message>
        <source>No dancer is left in area %1 of your rehearsal room.</source>
        <translation>Nell’area %1 della Sua sala prove non ci sono più danzatori.</translation>
    </message>
    <message>
        <source>This space costs %1; you have %2.</source>
        <translation>Questo spazio costa %1; Lei ha %2.</translation>
    </message>
    <message>
        <source>%1 has already been flipped.</source>
        <translation>La carta %1 è già stata girata.</translation>
    </message>
    <message>
        <source>What %1 waits for has not happened in this action.</source>
        <translation>Ciò che la carta %1 attende non è accaduto in questa azione.</translation>
    </message>
    <message numerus="yes">
        <source>Your marker on the Emperor track cannot go back %n step(s).</source>
        <translation>
            <numerusform>Il Suo segnalino non può retrocedere di %n passo sul tracciato Imperatore.</numerusform>
            <numerusform>Il Suo segnalino non può retrocedere di %n passi sul tracciato Imperatore.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose your rehearsal room.</source>
        <translation>Prima scelga la Sua sala prove.</translation>
    </message>
    <message>
        <source>First send the dancer, or do without.</source>
        <translation>Prima mandi il danzatore, o vi rinunci.</translation>
    </message>
    <message>
        <source>First choose a dancer to give up.</source>
        <translation>Prima scelga un danzatore da cedere.</translation>
    </message>
    <message>
        <source>First decide whether you send a dancer now.</source>
        <translation>Prima decida se mandare ora un danzatore.</translation>
    </message>
    <message>
        <source>First decide whether to flip a staff card.</source>
        <translation>Prima decida se girare una carta Personale.</translation>
    </message>
    <message>
        <source>First send the second dancer, or do without.</source>
        <translation>Prima mandi il secondo danzatore, o vi rinunci.</translation>
    </message>
    <message>
        <source>First say what you exchange.</source>
        <translation>Prima indichi che cosa scambia.</translation>
    </message>
    <message>
        <source>First bid for an entrance.</source>
        <translation>Prima faccia un’offerta per un ingresso.</translation>
    </message>
    <message>
        <source>First choose the entrance of your hotel.</source>
        <translation>Prima scelga l’ingresso del Suo Hotel.</translation>
    </message>
    <message>
        <source>First take a second guest, or do without.</source>
        <translation>Prima prenda un secondo Ospite, o vi rinunci.</translation>
    </message>
    <message>
        <source>First choose a token.</source>
        <translation>Prima scelga un gettone.</translation>
    </message>
    <message>
        <source>First use the space to which you have moved the die.</source>
        <translation>Prima usi lo spazio su cui ha spostato il dado.</translation>
    </message>
    <message>
        <source>A dancer goes to a free space of a ballroom, or to the balcony.</source>
        <translation>Un danzatore va su uno spazio libero di una sala da ballo, o sulla balconata.</translation>
    </message>
    <message>
        <source>You take a token when all rooms of a column or of a floor are occupied.</source>
        <translation>Prende un gettone quando tutte le Camere di una colonna o di un piano sono occupate.</translation>
    </message>
    <message>
        <source>Krones are bid on an entrance.</source>
        <translation>Le Corone si offrono per un ingresso.</translation>
    </message>
    <message>
        <source>An entrance goes to the front of your hotel.</source>
        <translation>Un ingresso va sulla facciata del Suo Hotel.</translation>
    </message>
    <message>
        <source>This goes into your hotel, or to what it speaks of: Emperor track, objectives, kitchen.</source>
        <translation>Questo va nel Suo Hotel, o dove indica: tracciato Imperatore, Obiettivi, Cucina.</translation>
    </message>
    <message>
        <source>First collect or decline what waits for you.</source>
        <translation>Prima riscuota ciò che La attende, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>First take a guest from the queue, or do without.</source>
        <translation>Prima prenda un Ospite dalla fila, oppure vi rinunci.</translation>
    </message>
    <message>
        <source>Goes to a ball, never into a room: %1.</source>
        <translation>Va al ballo, mai in una Camera: %1.</translation>
    </message>
    <message>
        <source>Stays at the table and orders nothing: %1.</source>
        <translation>Resta al tavolo e non ordina nulla: %1.</translation>
    </message>
    <message>
        <source>Takes no room above floor %2: %1.</source>
        <translation>Non accetta Camere sopra il piano&#xa0;%2: %1.</translation>
    </message>
    <message>
        <source>First choose a dish or drink to give up.</source>
        <translation>Prima scelga un cibo o una bevanda da cedere.</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>First page</source>
        <translation>Prima pagina</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Stampa questa pagina…</translation>
    </message>
    <message>
        <source>Print everything…</source>
        <translation>Stampa tutto…</translation>
    </message>
    <message>
        <source>Print the player aid…</source>
        <translation>Stampa il foglio di riepilogo…</translation>
    </message>
    <message>
        <source>This page as PDF…</source>
        <translation>Questa pagina in PDF…</translation>
    </message>
    <message>
        <source>Everything as PDF…</source>
        <translation>Tutto in PDF…</translation>
    </message>
    <message>
        <source>Player aid as PDF…</source>
        <translation>Foglio di riepilogo in PDF…</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Una sola lingua</translation>
    </message>
    <message>
        <source>A second language beside the first</source>
        <translation>Una seconda lingua accanto alla prima</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Stampa o salva come PDF</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The branches under which the contents gather their chapters and galleries.</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Cards and boards</source>
        <translation>Carte e Plance</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personale</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Emperor tile</source>
        <translation>Tessera Imperatore</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plancia</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Risultati della ricerca</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <translation>%1 · %2: %3</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>%1 – Rules and cards</source>
        <translation>%1 – Regole e carte</translation>
    </message>
    <message>
        <source>In this game: %1</source>
        <translation>In questa partita: %1</translation>
    </message>
    <message>
        <source>player-aid</source>
        <translation>riepilogo</translation>
    </message>
    <message>
        <source>rules-and-cards</source>
        <translation>regole-e-carte</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written. %2</source>
        <translation>Impossibile scrivere %1. %2</translation>
    </message>
    <message>
        <source>Solo game</source>
        <translation>Gioco in solitario</translation>
    </message>
    <message>
        <source>Search in all languages</source>
        <translation>Cerca in tutte le lingue</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Espansione</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Sala da ballo</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Sala prove</translation>
    </message>
    <message>
        <source>Celebrity</source>
        <translation>Celebrità</translation>
    </message>
    <message>
        <source>Hotel entrance</source>
        <translation>Ingresso dell’Hotel</translation>
    </message>
    <message>
        <source>Rules of the expansion</source>
        <translation>Regole dell’espansione</translation>
    </message>
</context>
<context>
    <name>rehearsal</name>
    <message>
        <source>Treasury</source>
        <translation>Sala del tesoro</translation>
    </message>
    <message>
        <source>Antechamber</source>
        <translation>Anticamera</translation>
    </message>
    <message>
        <source>Champagne Cellar</source>
        <translation>Cantina dello Champagne</translation>
    </message>
    <message>
        <source>Hall of Mirrors</source>
        <translation>Sala degli specchi</translation>
    </message>
    <message>
        <source>Pantry</source>
        <translation>Dispensa</translation>
    </message>
    <message>
        <source>Its room bonus has been received: %1.</source>
        <translation>Il suo bonus di sala è già stato ricevuto: %1.</translation>
    </message>
    <message>
        <source>Room bonus when its last dancer leaves: %1.</source>
        <translation>Bonus di sala quando esce il suo ultimo danzatore: %1.</translation>
    </message>
    <message>
        <source>rehearsal room to choose: %1</source>
        <translation>sala prove da scegliere: %1</translation>
    </message>
    <message>
        <source>rehearsal room %1: %2</source>
        <translation>sala prove %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>rehearsal area %1: %n of %2 dancers left</source>
        <translation>
            <numerusform>area di prova %1: ancora %n danzatore su %2</numerusform>
            <numerusform>area di prova %1: ancora %n danzatori su %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Welcome to the house</source>
        <translation>Benvenuti nella casa</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Preparare il gioco</translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <translation>Round e turni</translation>
    </message>
    <message>
        <source>Dice and actions</source>
        <translation>Dadi e azioni</translation>
    </message>
    <message>
        <source>Serving, moving in, objectives</source>
        <translation>Servire, prendere la Camera, Obiettivi</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <translation>L’Imperatore</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fine del gioco</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Solo against Leopold</source>
        <translation>In solitario contro Leopold</translation>
    </message>
    <message>
        <source>Deluxe and Classic</source>
        <translation>Deluxe e Classico</translation>
    </message>
    <message>
        <source>Questions: turns, dice, guests</source>
        <translation>Domande: turni, dadi, Ospiti</translation>
    </message>
    <message>
        <source>Questions: items, rooms, staff</source>
        <translation>Domande: consumazioni, Camere, personale</translation>
    </message>
    <message>
        <source>Questions: Emperor, end, solo</source>
        <translation>Domande: Imperatore, fine, solitario</translation>
    </message>
    <message>
        <source>Symbols and words</source>
        <translation>Simboli e parole</translation>
    </message>
    <message>
        <source>Taking a guest</source>
        <translation>Prendere un Ospite</translation>
    </message>
    <message>
        <source>Once on your turn, **before** you take a die, you may take one guest from the queue and seat the guest at a **free table** in your café. You pay the cost below the guest’s place in the queue.</source>
        <translation>Una volta nel Suo turno, **prima** di prendere un dado, può prendere un Ospite dalla fila e farlo accomodare a un **tavolo libero** del Suo Caffè. Paga il costo indicato sotto il posto dell’Ospite nella fila.</translation>
    </message>
    <message>
        <source>Your café has three tables. If all of them are taken, you must first move a guest into a room, which you may do right before taking the new one.</source>
        <translation>Il Suo Caffè ha tre tavoli. Se sono tutti occupati, deve prima sistemare un Ospite in una Camera, cosa che può fare anche prima di prendere quello nuovo.</translation>
    </message>
    <message>
        <source>A guest stays at the table until the order is complete and the guest has moved into a room. There is no other way to get rid of a guest.</source>
        <translation>Un Ospite resta al tavolo finché, completata l’ordinazione, non prende la Camera. Non c’è altro modo di congedarlo.</translation>
    </message>
    <message>
        <source>With [[staff:25]] guests from the queue cost you nothing.</source>
        <translation>Con [[staff:25]] gli Ospiti della fila non Le costano nulla.</translation>
    </message>
    <message>
        <source>You may take a guest only if afterwards you can still take a die; see [[rule:no-die]].</source>
        <translation>Può prendere un Ospite solo se dopo può ancora prendere un dado; veda [[rule:no-die]].</translation>
    </message>
    <message>
        <source>The queue</source>
        <translation>La fila</translation>
    </message>
    <message>
        <source>The places in the queue cost 3, 2, 1, 0 and 0 krones, from left to right.</source>
        <translation>I posti della fila costano 3, 2, 1, 0 e 0 Corone, da sinistra a destra.</translation>
    </message>
    <message>
        <source>Whenever a guest leaves the queue, for whatever reason, the others slide to the right **at once** and a new guest enters on the left.</source>
        <translation>Ogni volta che un Ospite lascia la fila, per qualunque motivo, gli altri scorrono **subito** verso destra e un nuovo Ospite entra a sinistra.</translation>
    </message>
    <message>
        <source>When the deck is empty, the discards are shuffled to form a new one. If there are none, the place stays empty.</source>
        <translation>Se il mazzo è finito, si mescolano gli scarti e si forma un nuovo mazzo. Se non ci sono scarti, il posto resta vuoto.</translation>
    </message>
    <message>
        <source>Guests at no cost</source>
        <translation>Ospiti gratuiti</translation>
    </message>
    <message>
        <source>Some guests let you take another guest from the queue at no cost. This is in addition to the one guest of your turn, and possible whenever the reward comes, even after the die.</source>
        <translation>Alcuni Ospiti Le permettono di prendere gratuitamente un altro Ospite dalla fila. Si aggiunge all’unico Ospite del turno ed è possibile ogni volta che spetta la ricompensa, anche dopo il dado.</translation>
    </message>
    <message>
        <source>A free guest still needs a free table. The guest who brings the reward has already left the café, which frees one.</source>
        <translation>Anche un Ospite gratuito ha bisogno di un tavolo libero. L’Ospite che porta la ricompensa ha già lasciato il Caffè, e quindi ne ha liberato uno.</translation>
    </message>
    <message>
        <source>With [[guest:87]] the queue is refilled between the two guests.</source>
        <translation>Con [[guest:87]] la fila viene rifornita fra il primo e il secondo Ospite.</translation>
    </message>
    <message>
        <source>The die and its strength</source>
        <translation>Il dado e la sua potenza</translation>
    </message>
    <message>
        <source>Choose an action space with at least one die. The **strength** of the action is the number of dice on the space **before** you take yours, plus 1 if you boost, plus what your staff adds.</source>
        <translation>Scelga uno spazio Azione con almeno un dado. La **potenza** dell’azione è il numero di dadi sullo spazio **prima** che Lei prenda il Suo, più 1 se potenzia, più ciò che aggiunge il Suo personale.</translation>
    </message>
    <message>
        <source>Then you take one die off the space, place it on your lowest uncovered number and carry out the action.</source>
        <translation>Poi prende un dado dallo spazio, lo mette sul Suo numero scoperto più basso ed esegue l’azione.</translation>
    </message>
    <message>
        <source>You may take a die even if its action gives you nothing.</source>
        <translation>Può prendere un dado anche se la sua azione non Le porta nulla.</translation>
    </message>
    <message>
        <source>Boosting</source>
        <translation>Potenziare</translation>
    </message>
    <message>
        <source>When you take your die you may pay **exactly 1 krone** to add 1 to the strength. You decide this as you take the die, at most once per turn.</source>
        <translation>Quando prende il dado può pagare **esattamente 1 Corona** per aggiungere 1 alla potenza. Lo decide insieme al dado, e al massimo una volta per turno.</translation>
    </message>
    <message>
        <source>A boost needs a die on the space: you can never boost an empty one.</source>
        <translation>Per potenziare occorre un dado sullo spazio: non si può mai potenziare uno spazio vuoto.</translation>
    </message>
    <message>
        <source>Action 1: dishes</source>
        <translation>Azione 1: cibi</translation>
    </message>
    <message>
        <source>Take strudel and cake from the supply, **exactly** as many in total as the strength, and **no more cake than strudel**.</source>
        <translation>Prenda dalla riserva Strudel e Torte, in tutto **esattamente** quanti ne indica la potenza, e **non più Torte che Strudel**.</translation>
    </message>
    <message>
        <source>With strength 3 that means 3 strudel, or 2 strudel and 1 cake.</source>
        <translation>Con potenza 3 sono 3 Strudel, oppure 2 Strudel e 1 Torta.</translation>
    </message>
    <message>
        <source>Action 2: drinks</source>
        <translation>Azione 2: bevande</translation>
    </message>
    <message>
        <source>Take wine and coffee from the supply, **exactly** as many in total as the strength, and **no more coffee than wine**.</source>
        <translation>Prenda dalla riserva Vino e Caffè, in tutto **esattamente** quanto indica la potenza, e **non più Caffè che Vino**.</translation>
    </message>
    <message>
        <source>With strength 5 that means 5 wine, or 4 wine and 1 coffee, or 3 wine and 2 coffee.</source>
        <translation>Con potenza 5 sono 5 Vini, oppure 4 Vini e 1 Caffè, oppure 3 Vini e 2 Caffè.</translation>
    </message>
    <message>
        <source>Action 3: preparing rooms</source>
        <translation>Azione 3: preparare Camere</translation>
    </message>
    <message>
        <source>Prepare **up to** as many rooms as the strength, one after the other.</source>
        <translation>Prepari **fino a** un numero di Camere pari alla potenza, una dopo l’altra.</translation>
    </message>
    <message>
        <source>- Each room goes **orthogonally next to** a tile already in your hotel. If no tile is left, the next room is the bottom left one.</source>
        <translation>- La Camera è **ortogonalmente adiacente** a una tessera già presente nel Suo Hotel. Se non resta alcuna tessera, la prossima Camera è quella in basso a sinistra.</translation>
    </message>
    <message>
        <source>- Its colour is the one printed on the space; you cannot choose another.</source>
        <translation>- Il colore è quello stampato sullo spazio; non può sceglierne un altro.</translation>
    </message>
    <message>
        <source>- You pay the cost of its floor: 0, 1, 2 or 3 krones, from bottom to top.</source>
        <translation>- Paga il costo del piano: 0, 1, 2 o 3 Corone, dal basso all’alto.</translation>
    </message>
    <message>
        <source>The tile is laid vacant side up. The five spaces at the top right give their VP at once.</source>
        <translation>La tessera si mette con il lato libero in vista. I cinque spazi in alto a destra danno subito i loro PV.</translation>
    </message>
    <message>
        <source>The same rules apply when a guest, a staff card or the Emperor lets you prepare a room; only the cost may differ. You then prepare the number of rooms stated there, whatever the dice show.</source>
        <translation>Le stesse regole valgono quando a far preparare una Camera è un Ospite, una carta Personale o l’Imperatore; può cambiare solo il costo. In quel caso Lei prepara il numero di Camere indicato, qualunque cosa mostrino i dadi.</translation>
    </message>
    <message>
        <source>[[staff:9]], [[staff:10]] and [[staff:11]] make rooms of their colour free, whatever action or effect prepares them.</source>
        <translation>[[staff:9]], [[staff:10]] e [[staff:11]] rendono gratuite le Camere del proprio colore, qualunque sia l’azione o l’effetto che le prepara.</translation>
    </message>
    <message>
        <source>Action 4: krones and the Emperor</source>
        <translation>Azione 4: Corone e Imperatore</translation>
    </message>
    <message>
        <source>Split the strength as you please between **krones** and **steps on the Emperor track**. All of one and none of the other is fine.</source>
        <translation>Divida la potenza come preferisce fra **Corone** e **passi sul tracciato Imperatore**. Va bene anche tutto da una parte e nulla dall’altra.</translation>
    </message>
    <message>
        <source>Krones stop at 20; the rest is lost. Each step beyond space 13 of the track is worth 1 VP instead.</source>
        <translation>Le Corone si fermano a 20; il resto è perso. Ogni passo oltre lo spazio 13 del tracciato vale invece 1 PV.</translation>
    </message>
    <message>
        <source>With [[staff:15]] on a die showing 4, each point of strength gives you 1 krone **and** 1 step.</source>
        <translation>Con [[staff:15]], su un dado di valore 4, ogni punto di potenza Le dà 1 Corona **e** 1 passo.</translation>
    </message>
    <message>
        <source>Action 5: playing a staff card</source>
        <translation>Azione 5: giocare una carta Personale</translation>
    </message>
    <message>
        <source>Play **at most one** staff card from your hand. Its cost is lowered by the strength, but never below 0. You need not play any.</source>
        <translation>Giochi **al massimo una** carta Personale dalla Sua mano. Il costo è ridotto della potenza, mai sotto 0. Può anche non giocarne.</translation>
    </message>
    <message>
        <source>The card goes face up into your display. You do not draw a new one in its place.</source>
        <translation>La carta si mette scoperta nella Sua area di gioco. Al suo posto non se ne pesca una nuova.</translation>
    </message>
    <message>
        <source>When a guest, a staff card or an Emperor tile lets you play a staff card, the dice do not matter: the discount stated there applies.</source>
        <translation>Quando a far giocare una carta Personale è un Ospite, una carta Personale o una tessera Imperatore, i dadi non contano: vale lo sconto indicato lì.</translation>
    </message>
    <message>
        <source>Action 6: the wild die</source>
        <translation>Azione 6: il dado jolly</translation>
    </message>
    <message>
        <source>Pay 1 krone and carry out any of the actions 1 to 5, with the strength of **space 6**. The dice on the space of the chosen action do not matter; there need not even be any.</source>
        <translation>Paghi 1 Corona ed esegua una delle azioni da 1 a 5, con la potenza dello **spazio 6**. I dadi sullo spazio dell’azione scelta non contano, e può anche non esservene alcuno.</translation>
    </message>
    <message>
        <source>A boost costs 1 more krone. If you cannot pay the krone for the six, you cannot take it.</source>
        <translation>Potenziare costa un’altra Corona. Se non può pagare la Corona del sei, non può prenderlo.</translation>
    </message>
    <message>
        <source>For every staff card it remains a **die showing 6**. It does not trigger cards that ask for a 1, 2, 3, 4 or 5.</source>
        <translation>Per ogni carta Personale il dado resta un **dado di valore 6**. Le carte che chiedono un 1, 2, 3, 4 o 5 non reagiscono.</translation>
    </message>
    <message>
        <source>With [[staff:17]] a six costs nothing and has 1 more strength.</source>
        <translation>Con [[staff:17]] il sei non costa nulla e ha 1 di potenza in più.</translation>
    </message>
    <message>
        <source>Receiving items</source>
        <translation>Ricevere consumazioni</translation>
    </message>
    <message>
        <source>Items you receive, by whatever means, go **free of charge** onto guests in your café who ordered them, or into your kitchen. You decide item by item, as you receive them.</source>
        <translation>Le consumazioni che riceve, da qualunque fonte, vanno **gratuitamente** agli Ospiti del Suo Caffè che le hanno ordinate oppure nella Sua Cucina. Lo decide per ognuna, nel momento in cui le riceve.</translation>
    </message>
    <message>
        <source>Once items are in the kitchen, it takes a krone to serve them.</source>
        <translation>Una volta in Cucina, le consumazioni richiedono una Corona per essere servite.</translation>
    </message>
    <message>
        <source>An item on a guest never leaves that guest again, unless the Emperor takes it away.</source>
        <translation>Una consumazione data a un Ospite non lo lascia più, a meno che non la porti via l’Imperatore.</translation>
    </message>
    <message>
        <source>Rooms from rewards</source>
        <translation>Camere dalle ricompense</translation>
    </message>
    <message>
        <source>A reward may let you **prepare** a room at the normal cost, at a discount or at no cost. Or it may let you **occupy** a room: turn a vacant room of any colour to its occupied side.</source>
        <translation>Una ricompensa può permetterLe di **preparare** una Camera al costo normale, con uno sconto o gratuitamente. Può permetterLe di **occupare** una Camera: si gira sul lato occupato una Camera libera di qualsiasi colore.</translation>
    </message>
    <message>
        <source>Where two rooms are stated, as with [[guest:57]], [[guest:61]] and [[guest:88]], each is prepared on its own; you may stop after the first. The discount of [[guest:61]] is for one room of your choice.</source>
        <translation>Dove sono indicate due Camere, come per [[guest:57]], [[guest:61]] e [[guest:88]], ognuna si prepara per conto suo; può fermarsi dopo la prima. Lo sconto di [[guest:61]] vale per una sola Camera, indicata da Lei.</translation>
    </message>
    <message>
        <source>A room occupied by a reward counts like any other: for its group, for objectives and at the end.</source>
        <translation>Una Camera occupata grazie a una ricompensa conta come ogni altra: per il suo gruppo, per gli Obiettivi e alla fine.</translation>
    </message>
    <message>
        <source>Additional actions</source>
        <translation>Azioni addizionali</translation>
    </message>
    <message>
        <source>On your own turn you may do any of the following, in any order and as often as you like:</source>
        <translation>Nel Suo turno può fare quanto segue, in qualsiasi ordine e quante volte vuole:</translation>
    </message>
    <message>
        <source>- **serve** items from your kitchen,</source>
        <translation>- **servire** consumazioni dalla Cucina,</translation>
    </message>
    <message>
        <source>- **move a guest** whose order is complete into a room,</source>
        <translation>- **sistemare in una Camera un Ospite** con l’ordinazione completa,</translation>
    </message>
    <message>
        <source>- **claim an objective** you have met,</source>
        <translation>- **rivendicare un Obiettivo** raggiunto,</translation>
    </message>
    <message>
        <source>- **use a staff card** that works once per round.</source>
        <translation>- **usare una carta Personale** che agisce una volta per round.</translation>
    </message>
    <message>
        <source>They may come before, between and after taking a guest and taking a die, but never in the middle of another action. You may use them even if there is no die you can take; see [[rule:no-die]].</source>
        <translation>Possono venire prima di prendere un Ospite, dopo aver preso un dado o fra le due cose, ma mai nel mezzo di un’altra azione. Sono possibili anche se non c’è alcun dado che possa prendere; veda [[rule:no-die]].</translation>
    </message>
    <message>
        <source>There are no additional actions on another player’s turn or during an Emperor scoring.</source>
        <translation>Nel turno di un altro giocatore e durante un Conteggio Imperiale non ci sono azioni addizionali.</translation>
    </message>
    <message>
        <source>Serving from the kitchen</source>
        <translation>Servire dalla Cucina</translation>
    </message>
    <message>
        <source>Pay 1 krone and move **up to 3 items** from your kitchen onto one or more guests in your café who ordered them.</source>
        <translation>Paghi 1 Corona e sposti **fino a 3 consumazioni** dalla Sua Cucina a uno o più Ospiti del Suo Caffè che le hanno ordinate.</translation>
    </message>
    <message>
        <source>You may serve several times in a turn; each time costs a krone.</source>
        <translation>Può servire più volte in un turno; ogni volta costa una Corona.</translation>
    </message>
    <message>
        <source>With [[staff:24]] every serving is free, for any number of items.</source>
        <translation>Con [[staff:24]] servire è sempre gratuito, per qualsiasi numero di consumazioni.</translation>
    </message>
    <message>
        <source>Moving a guest into a room</source>
        <translation>Sistemare un Ospite in una Camera</translation>
    </message>
    <message>
        <source>You need a guest whose **order is complete** and a **vacant room of the guest’s colour**. Green guests move into a room of any colour.</source>
        <translation>Occorrono un Ospite con l’**ordinazione completa** e una **Camera libera del colore dell’Ospite**. Gli Ospiti verdi prendono una Camera di qualsiasi colore.</translation>
    </message>
    <message>
        <source>- The card leaves the café and frees the table. The items go back to the supply, and the room is turned to occupied.</source>
        <translation>- La carta lascia il Caffè e libera il tavolo. Le consumazioni tornano nella riserva, la Camera viene occupata.</translation>
    </message>
    <message>
        <source>- You score the VP on the card.</source>
        <translation>- Lei ottiene i PV della carta.</translation>
    </message>
    <message>
        <source>- You take the reward, whatever your staff adds, and the occupancy bonus if the group is now full.</source>
        <translation>- Riceve la ricompensa, ciò che il Suo personale dà per l’occasione e il Bonus Occupazione, se ora il gruppo è pieno.</translation>
    </message>
    <message>
        <source>You choose whether the occupancy bonus comes **before or after** the reward, and in which order you take the parts of a reward. You may decline any part.</source>
        <translation>Sceglie Lei se il Bonus Occupazione viene **prima o dopo** la ricompensa, e in quale ordine riceverne le parti. Può rinunciare a qualsiasi parte.</translation>
    </message>
    <message>
        <source>No one has to move in at once: a guest with a complete order may wait at the table as long as you like.</source>
        <translation>Nessuno è obbligato a prendere subito la Camera: un Ospite con l’ordinazione completa può attendere al tavolo finché Lei vuole.</translation>
    </message>
    <message>
        <source>The occupancy bonus</source>
        <translation>Il Bonus Occupazione</translation>
    </message>
    <message>
        <source>When all the rooms of a group are occupied you get a bonus at once. Its kind depends on the colour, its value on the size of the group.</source>
        <translation>Quando tutte le Camere di un gruppo sono occupate, riceve subito un bonus. Il tipo dipende dal colore, il valore dalla grandezza del gruppo.</translation>
    </message>
    <message>
        <source>| Rooms in the group | 1 | 2 | 3 | 4 |</source>
        <translation>| Camere nel gruppo | 1 | 2 | 3 | 4 |</translation>
    </message>
    <message>
        <source>| Blue: VP | 2 | 5 | 9 | 15 |</source>
        <translation>| Blu: PV | 2 | 5 | 9 | 15 |</translation>
    </message>
    <message>
        <source>| Red: krones | 1 | 3 | 6 | 10 |</source>
        <translation>| Rosso: Corone | 1 | 3 | 6 | 10 |</translation>
    </message>
    <message>
        <source>| Yellow: Emperor steps | 1 | 3 | 6 | 10 |</source>
        <translation>| Giallo: passi Imperatore | 1 | 3 | 6 | 10 |</translation>
    </message>
    <message>
        <source>It does not matter how the last room came to be occupied: by a guest, a reward, a staff card or the Emperor. If no guest moves in, the bonus comes right after the effect that caused it.</source>
        <translation>Non importa come sia stata occupata l’ultima Camera: da un Ospite, una ricompensa, una carta Personale o l’Imperatore. Se nessun Ospite ha preso la Camera, il bonus segue immediatamente l’effetto che l’ha causato.</translation>
    </message>
    <message>
        <source>Each group gives its bonus **once** per player in the whole game, even if one of its rooms is removed and occupied again.</source>
        <translation>Ogni gruppo dà il bonus **una volta sola** a ogni giocatore in tutta la partita, anche se una delle sue Camere viene rimossa e poi occupata di nuovo.</translation>
    </message>
    <message>
        <source>Claiming objectives</source>
        <translation>Rivendicare Obiettivi</translation>
    </message>
    <message>
        <source>On your turn, as an additional action, you may claim an objective whose condition you meet at that moment. You score the **highest value still available**: 15 VP for the first player, then 10, then 5.</source>
        <translation>Nel Suo turno, come azione addizionale, può rivendicare un Obiettivo di cui in quel momento soddisfa la condizione. Ottiene il **valore più alto ancora libero**: 15 PV per il primo giocatore, poi 10, poi 5.</translation>
    </message>
    <message>
        <source>Each player can claim each objective once. It stays claimed, even if you no longer meet the condition later.</source>
        <translation>Ogni giocatore può rivendicare ciascun Obiettivo una volta. Resta rivendicato anche se in seguito la condizione non è più soddisfatta.</translation>
    </message>
    <message>
        <source>Objectives cannot be claimed during an Emperor scoring, nor after the last one, at the end of the game.</source>
        <translation>Gli Obiettivi non si possono rivendicare durante un Conteggio Imperiale, né dopo l’ultimo, a fine partita.</translation>
    </message>
    <message>
        <source>Staff used once per round</source>
        <translation>Personale da usare una volta per round</translation>
    </message>
    <message>
        <source>[[staff:1]], [[staff:2]], [[staff:3]] and [[staff:4]] each bring you one item, once per round, on your turn, whenever you like. They may be used on the very turn they are played.</source>
        <translation>[[staff:1]], [[staff:2]], [[staff:3]] e [[staff:4]] portano ognuno una consumazione, una volta per round, nel Suo turno, quando vuole. Si possono usare già nel turno in cui vengono giocati.</translation>
    </message>
    <message>
        <source>A card left unused in one round cannot be used twice in the next.</source>
        <translation>Una carta non usata in un round non si usa due volte nel successivo.</translation>
    </message>
    <message>
        <source>Passing and the new roll</source>
        <translation>Passare e il nuovo lancio</translation>
    </message>
    <message>
        <source>You may pass only while you have done nothing in your turn: no guest taken, no additional action. You do not lose the turn, you only put it off.</source>
        <translation>Può passare solo finché non ha ancora fatto nulla nel turno: nessun Ospite preso, nessuna azione addizionale. Il turno non è perso, è solo rimandato.</translation>
    </message>
    <message>
        <source>When **all** players with uncovered numbers have passed, one die goes onto the **dustbin** and the remaining dice are rolled again. All passes are then cancelled, and the lowest uncovered number is next.</source>
        <translation>Quando **tutti** i giocatori con numeri scoperti hanno passato, un dado va nella **Pattumiera** e i dadi rimasti vengono rilanciati. Da quel momento nessuno risulta aver passato, e tocca al numero scoperto più basso.</translation>
    </message>
    <message>
        <source>This may happen several times. The round ends when all numbers are covered or no die is left to roll; turns not taken by then are lost.</source>
        <translation>Può succedere più volte. Il round termina quando tutti i numeri sono coperti o quando non restano dadi da lanciare; i turni non giocati fino ad allora sono persi.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fine di un round</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7 the Emperor scoring comes first.</source>
        <translation>Dopo i round 3, 5 e 7 si svolge prima il Conteggio Imperiale.</translation>
    </message>
    <message>
        <source>Then everyone passes their turn order tile to the **left**, staff used once per round is ready again, and the dice on the dustbin come back.</source>
        <translation>Poi ognuno passa la propria tessera Ordine di Turno a **sinistra**, il personale usato una volta per round torna disponibile e i dadi nella Pattumiera rientrano in gioco.</translation>
    </message>
    <message>
        <source>After round 7 and its Emperor scoring the game ends with the final scoring.</source>
        <translation>Dopo il round 7 e il suo Conteggio Imperiale la partita si chiude con il Conteggio Finale.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Lo scopo del gioco</translation>
    </message>
    <message>
        <source>You run a small hotel in Vienna around 1900. You seat guests in your café, serve what they order, prepare rooms, move the guests in and hire staff to make all of this easier.</source>
        <translation>Lei dirige un piccolo Hotel nella Vienna del 1900 circa. Fa accomodare gli Ospiti nel Suo Caffè, serve ciò che ordinano, prepara Camere, vi sistema gli Ospiti e assume personale che renda tutto più facile.</translation>
    </message>
    <message>
        <source>The game lasts **7 rounds**, and every player has 2 turns in each of them. After rounds 3, 5 and 7 the Emperor looks at your standing and rewards or punishes you.</source>
        <translation>La partita dura **7 round**, e in ognuno ogni giocatore ha 2 turni. Dopo i round 3, 5 e 7 l’Imperatore valuta la Sua reputazione e La premia o La punisce.</translation>
    </message>
    <message>
        <source>After the last Emperor scoring there is a final scoring. Whoever has the most victory points (VP) then has the finest house in town and wins.</source>
        <translation>Dopo l’ultimo Conteggio Imperiale si svolge un Conteggio Finale. Chi allora ha più Punti Vittoria (PV) ha la casa più bella della città e vince.</translation>
    </message>
    <message>
        <source>Where victory points come from</source>
        <translation>Da dove vengono i Punti Vittoria</translation>
    </message>
    <message>
        <source>- **Guests:** the VP on the card when the guest moves into a room.</source>
        <translation>- **Ospiti:** i PV della carta quando l’Ospite prende la Camera.</translation>
    </message>
    <message>
        <source>- **Rooms at the top right:** five spaces give VP as soon as a room is prepared there.</source>
        <translation>- **Camere in alto a destra:** cinque spazi danno PV appena vi si prepara una Camera.</translation>
    </message>
    <message>
        <source>- **Blue groups:** an occupancy bonus in VP. **Objectives:** 15, 10 or 5 VP each.</source>
        <translation>- **Gruppi blu:** un Bonus Occupazione in PV. **Obiettivi:** 15, 10 o 5 PV ciascuno.</translation>
    </message>
    <message>
        <source>- **The Emperor:** VP for your space on his track, and some of his rewards.</source>
        <translation>- **L’Imperatore:** PV per il Suo spazio sul tracciato, e alcuni Bonus Imperiali.</translation>
    </message>
    <message>
        <source>- **Staff:** some cards score during the game, others at the end.</source>
        <translation>- **Personale:** alcune carte danno punti durante la partita, altre alla fine.</translation>
    </message>
    <message>
        <source>- **The end:** occupied rooms by floor, krones, items in the kitchen. Every guest left in the café costs 5 VP.</source>
        <translation>- **La fine:** Camere occupate secondo il piano, Corone, consumazioni in Cucina. Ogni Ospite rimasto nel Caffè costa 5 PV.</translation>
    </message>
    <message>
        <source>VP can be lost as well, and the total may fall below zero.</source>
        <translation>I PV si possono anche perdere, e il totale può scendere sotto zero.</translation>
    </message>
    <message>
        <source>What is on the table</source>
        <translation>Che cosa c’è sul tavolo</translation>
    </message>
    <message>
        <source>- The **queue** shows five guests. Below each place is its cost: 3, 2, 1, 0 and 0 krones, from left to right.</source>
        <translation>- La **fila** mostra cinque Ospiti. Sotto ogni posto è indicato il costo: 3, 2, 1, 0 e 0 Corone, da sinistra a destra.</translation>
    </message>
    <message>
        <source>- The **action board** has six spaces, one for each face of a die. There are 10 dice for two players, 12 for three and 14 for four.</source>
        <translation>- La **Plancia Azioni** ha sei spazi, uno per ogni valore del dado. I dadi sono 10 in due giocatori, 12 in tre e 14 in quattro.</translation>
    </message>
    <message>
        <source>- The **dustbin** takes the dice that are out of the round. The **Emperor track** has spaces 0 to 13.</source>
        <translation>- La **Pattumiera** raccoglie i dadi che escono dal round. Il **tracciato Imperatore** ha spazi da 0 a 13.</translation>
    </message>
    <message>
        <source>- Three **objectives** and three **Emperor tiles** lie face up, one for each of the letters A, B and C.</source>
        <translation>- Tre **Obiettivi** e tre **tessere Imperatore** sono scoperti, uno per ogni lettera A, B e C.</translation>
    </message>
    <message>
        <source>- There are 56 guest cards, 48 staff cards and 84 room tiles: 30 blue, 29 red and 25 yellow. The supply of strudel, cake, wine and coffee never runs out.</source>
        <translation>- Ci sono 56 carte Ospite, 48 carte Personale e 84 tessere Camera: 30 blu, 29 rosse e 25 gialle. La riserva di Strudel, Torte, Vini e Caffè non si esaurisce mai.</translation>
    </message>
    <message>
        <source>Your hotel</source>
        <translation>Il Suo Hotel</translation>
    </message>
    <message>
        <source>Your hotel has 20 spaces for rooms, on 4 floors and in 5 columns. Each space is blue, red or yellow and takes only a room of that colour.</source>
        <translation>Il Suo Hotel ha 20 spazi per le Camere: 4 piani di 5 colonne. Ogni spazio è blu, rosso o giallo e accoglie solo una Camera di quel colore.</translation>
    </message>
    <message>
        <source>Adjacent rooms of the same colour form a **group** of one to four rooms. Every hotel has 10 groups.</source>
        <translation>Le Camere dello stesso colore che si toccano formano un **gruppo** da una a quattro Camere. Ogni Hotel ha 10 gruppi.</translation>
    </message>
    <message>
        <source>A room tile is laid with its **vacant** side up when the room is prepared, and turned to **occupied** when someone moves in.</source>
        <translation>Una tessera Camera, appena preparata, mostra il lato **libero**; quando qualcuno vi prende alloggio si gira sul lato **occupato**.</translation>
    </message>
    <message>
        <source>| Floor | Cost of a room | VP at the end, if occupied |</source>
        <translation>| Piano | Costo di una Camera | PV alla fine, se occupata |</translation>
    </message>
    <message>
        <source>| 4 (top) | 3 krones | 4 |</source>
        <translation>| 4 (in alto) | 3 Corone | 4 |</translation>
    </message>
    <message>
        <source>| 3 | 2 krones | 3 |</source>
        <translation>| 3 | 2 Corone | 3 |</translation>
    </message>
    <message>
        <source>| 2 | 1 krone | 2 |</source>
        <translation>| 2 | 1 Corona | 2 |</translation>
    </message>
    <message>
        <source>| 1 (bottom) | nothing | 1 |</source>
        <translation>| 1 (in basso) | nulla | 1 |</translation>
    </message>
    <message>
        <source>Below the rooms are the **café** with its three tables and the **kitchen**, where items wait. Both are yours alone.</source>
        <translation>Sotto le Camere si trovano il **Caffè** con tre tavoli e la **Cucina**, dove attendono le consumazioni. Entrambi sono soltanto Suoi.</translation>
    </message>
    <message>
        <source>The five rooms at the top right</source>
        <translation>Le cinque Camere in alto a destra</translation>
    </message>
    <message>
        <source>Five spaces show victory points. On floor 3, columns 4 and 5 give 1 VP each; on floor 4, columns 3, 4 and 5 give 2 VP each.</source>
        <translation>Cinque spazi mostrano Punti Vittoria. Al piano 3 le colonne 4 e 5 danno 1 PV ciascuna; al piano 4 le colonne 3, 4 e 5 danno 2 PV ciascuna.</translation>
    </message>
    <message>
        <source>You score them at once when a room is **prepared** there, by whatever action or effect. Turning the room to occupied later does not score them again.</source>
        <translation>Li ottiene subito, quando vi si **prepara** una Camera, con qualunque azione o effetto. Occupare poi la Camera non li dà una seconda volta.</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>Krones are the money of the house. You start with 10 and can never have more than **20**; anything beyond that is lost.</source>
        <translation>La Corona è la moneta della casa. Si comincia con 10 e non se ne possono mai avere più di **20**; ciò che eccede è perso.</translation>
    </message>
    <message>
        <source>You can never pay what you do not have: an action or effect you cannot pay for is not available to you.</source>
        <translation>Non può mai pagare ciò che non ha: un’azione o un effetto che non può pagare Le è precluso.</translation>
    </message>
    <message>
        <source>At the end of the game each krone left is worth 1 VP.</source>
        <translation>A fine partita ogni Corona rimasta vale 1 PV.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>La preparazione</translation>
    </message>
    <message>
        <source>One objective and one Emperor tile of each letter are drawn. Five guests are placed in the queue.</source>
        <translation>Si pescano un Obiettivo e una tessera Imperatore per ogni lettera. Cinque Ospiti vengono messi nella fila.</translation>
    </message>
    <message>
        <source>A start player is chosen at random. Everyone gets a turn order tile: 1/4 and 2/3 with two players; 1/6, 2/5 and 3/4 with three; 1/8, 2/7, 3/6 and 4/5 with four.</source>
        <translation>Un giocatore iniziale viene scelto a caso. Ognuno riceve una tessera Ordine di Turno: 1/4 e 2/3 in due giocatori; 1/6, 2/5 e 3/4 in tre; 1/8, 2/7, 3/6 e 4/5 in quattro.</translation>
    </message>
    <message>
        <source>Everyone starts with 10 krones and 0 VP, on space 0 of the Emperor track, and with a strudel, a cake, a wine and a coffee in the kitchen.</source>
        <translation>Tutti cominciano con 10 Corone, con uno Strudel, una Torta, un Vino e un Caffè in Cucina, sullo spazio 0 del tracciato Imperatore e con 0 PV.</translation>
    </message>
    <message>
        <source>Everyone gets six staff cards and keeps them hidden.</source>
        <translation>Ognuno riceve sei carte Personale e le tiene nascoste.</translation>
    </message>
    <message>
        <source>The first guest and the first rooms</source>
        <translation>Il primo Ospite e le prime Camere</translation>
    </message>
    <message>
        <source>From the **last** player back to the first, each takes one guest from the queue **free of charge**. The queue is refilled after each choice.</source>
        <translation>Dall’**ultimo** giocatore fino al primo, ognuno prende **gratuitamente** un Ospite dalla fila. La fila viene rifornita dopo ogni scelta.</translation>
    </message>
    <message>
        <source>Then everyone prepares exactly **three rooms**, in Classic up to three. The first must be the bottom left one, each further room goes orthogonally next to one already there, and the floor costs are paid as usual.</source>
        <translation>Poi ognuno prepara esattamente **tre Camere**, in Classico fino a tre. La prima deve essere quella in basso a sinistra, ogni altra è ortogonalmente adiacente a una già presente, e i costi dei piani si pagano come al solito.</translation>
    </message>
    <message>
        <source>A player who cannot pay for a room chooses another; the bottom floor never costs anything.</source>
        <translation>Chi non può pagare una Camera ne sceglie un’altra; il piano più basso non costa mai nulla.</translation>
    </message>
    <message>
        <source>Starter sets</source>
        <translation>Set introduttivi</translation>
    </message>
    <message>
        <source>For a first game the six staff cards need not be dealt at random. Instead there are four fixed sets of six cards, A to D: the start player gets A, the next player B, and so on.</source>
        <translation>Per una prima partita le sei carte Personale non devono per forza essere distribuite a caso. Al loro posto ci sono quattro set fissi di sei carte, da A a D: il giocatore iniziale riceve A, il successivo B e così via.</translation>
    </message>
    <message>
        <source>Sets that are not used are shuffled back into the staff deck.</source>
        <translation>I set non usati vengono rimescolati nel mazzo del personale.</translation>
    </message>
    <message>
        <source>The letters are those printed on the cards, taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Le lettere sono quelle stampate sulle carte, riprese da due trascrizioni pubbliche concordanti. Chi possiede il gioco può correggerle.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Il draft</translation>
    </message>
    <message>
        <source>For experienced hoteliers. Everyone looks at six staff cards, **keeps one** and passes the rest to the left, then keeps one of the cards just received, and so on until everyone has kept six.</source>
        <translation>Per albergatori esperti. Ognuno guarda sei carte Personale, **ne tiene una** e passa le altre a sinistra; fra le carte appena ricevute se ne tiene di nuovo una, finché ognuno non ne ha tenute sei.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un round</translation>
    </message>
    <message>
        <source>At the start of a round all the dice are rolled and placed on the action spaces that match their faces.</source>
        <translation>All’inizio di un round tutti i dadi vengono lanciati e messi sugli spazi Azione corrispondenti al loro valore.</translation>
    </message>
    <message>
        <source>Then the players take their turns in the order of the numbers on the turn order tiles. The next player is always the one with the **lowest uncovered number** among those who have not passed.</source>
        <translation>Poi i giocatori svolgono i turni nell’ordine dei numeri sulle tessere Ordine di Turno. Tocca sempre a chi ha il **numero scoperto più basso** fra coloro che non hanno passato.</translation>
    </message>
    <message>
        <source>Every die covers the lowest uncovered number of the player who takes it. So everyone has two turns in a round, and the player to the right of the start player may have both in a row.</source>
        <translation>Ogni dado preso copre il numero scoperto più basso di chi lo prende. Ognuno ha perciò due turni per round, e il giocatore alla destra del giocatore iniziale può averli uno dopo l’altro.</translation>
    </message>
    <message>
        <source>The round ends when all numbers are covered, or when no die is left.</source>
        <translation>Il round termina quando tutti i numeri sono coperti o quando non restano dadi.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il Suo turno</translation>
    </message>
    <message>
        <source>When it is your turn you either **pass** or **take a turn**.</source>
        <translation>Quando è il Suo turno, Lei **passa** oppure **gioca il turno**.</translation>
    </message>
    <message>
        <source>- **First, if you like:** take one guest from the queue. Only before the die, and only with a free table.</source>
        <translation>- **Prima, se vuole:** prende un Ospite dalla fila. Solo prima del dado, e solo con un tavolo libero.</translation>
    </message>
    <message>
        <source>- **Then:** take exactly one die and carry out its action.</source>
        <translation>- **Poi:** prende esattamente un dado e ne esegue l’azione.</translation>
    </message>
    <message>
        <source>- **At any time:** additional actions, as many as you like.</source>
        <translation>- **Quando vuole:** azioni addizionali, quante ne desidera.</translation>
    </message>
    <message>
        <source>Additional actions may come before, between and after these two steps, but never in the middle of another action.</source>
        <translation>Le azioni addizionali possono venire prima di questi due passaggi, fra l’uno e l’altro o dopo, ma mai nel mezzo di un’altra azione.</translation>
    </message>
    <message>
        <source>You pass instead of taking a turn. Taking a guest or doing an additional action starts your turn: then you can no longer pass, and you must take a die.</source>
        <translation>Si passa invece di giocare il turno. Prendere un Ospite o svolgere un’azione addizionale dà inizio al turno: allora non si può più passare e si deve prendere un dado.</translation>
    </message>
    <message>
        <source>A turn without a die</source>
        <translation>Un turno senza dado</translation>
    </message>
    <message>
        <source>At the start of your turn there may be no die you can take, say because only sixes are left and you have no krone. You may pass. You may also start your turn with additional actions: a guest who moves in may bring the krone.</source>
        <translation>All’inizio del turno può non esserci un dado che possa prendere, per esempio se restano solo dei sei e non ha Corone. Può passare. Può anche iniziare il turno con azioni addizionali: un Ospite che prende la Camera può portare la Corona.</translation>
    </message>
    <message>
        <source>Taking a guest from the queue obliges you to take a die. So you may take one only if afterwards there is still a die you can take and pay for.</source>
        <translation>Chi prende un Ospite dalla fila deve anche prendere un dado. Può farlo quindi solo se dopo resta un dado che può prendere e pagare.</translation>
    </message>
    <message>
        <source>If you have started your turn and there is no die left that you can take, the turn ends without a die. That counts as passing. A guest taken in that turn stays with you: you may not take a second one with the same number after the new roll.</source>
        <translation>Se ha iniziato il turno e non resta alcun dado che possa prendere, il turno termina senza dado. Questo vale come passare. Un Ospite preso in quel turno resta Suo: dopo il nuovo lancio non può prenderne un secondo con lo stesso numero.</translation>
    </message>
    <message>
        <source>Guest cards</source>
        <translation>Carte Ospite</translation>
    </message>
    <message>
        <source>A guest card shows the guest’s VP beside the head, the guest’s colour in the band with the name, the order below it and the reward at the foot.</source>
        <translation>Una carta Ospite mostra i PV accanto alla testa, il colore dell’Ospite nella fascia con il nome, sotto l’ordinazione e in basso la ricompensa.</translation>
    </message>
    <message>
        <source>- **Nobles (blue)** move only into blue rooms.</source>
        <translation>- I **nobili (blu)** prendono solo Camere blu.</translation>
    </message>
    <message>
        <source>- **Artists (yellow)** move only into yellow rooms.</source>
        <translation>- Gli **artisti (giallo)** prendono solo Camere gialle.</translation>
    </message>
    <message>
        <source>- **Citizens (red)** move only into red rooms.</source>
        <translation>- I **cittadini (rosso)** prendono solo Camere rosse.</translation>
    </message>
    <message>
        <source>- **Tourists (green)** move into rooms of any colour.</source>
        <translation>- I **turisti (verde)** prendono Camere di qualsiasi colore.</translation>
    </message>
    <message>
        <source>VP and reward come when the guest moves in, not when the order is complete.</source>
        <translation>PV e ricompensa arrivano quando l’Ospite prende la Camera, non quando l’ordinazione è completa.</translation>
    </message>
    <message>
        <source>Rewards in detail</source>
        <translation>Le ricompense nel dettaglio</translation>
    </message>
    <message>
        <source>The parts of a reward may be taken in any order, and any part may be declined.</source>
        <translation>Le parti di una ricompensa si ricevono in qualsiasi ordine, e si può rinunciare a qualsiasi parte.</translation>
    </message>
    <message>
        <source>Krones stop at 20, Emperor steps beyond space 13 become VP, and items go onto guests or into the kitchen.</source>
        <translation>Le Corone si fermano a 20, i passi Imperatore oltre lo spazio 13 diventano PV, le consumazioni vanno agli Ospiti o in Cucina.</translation>
    </message>
    <message>
        <source>Staff cards you draw go into your hand, which has no limit. Even with a discount a staff card never costs less than 0.</source>
        <translation>Le carte Personale pescate vanno in mano; la mano non ha limiti. Con uno sconto una carta Personale non costa mai meno di 0.</translation>
    </message>
    <message>
        <source>[[guest:49]] lets you prepare a room on the two lowest floors only. If they are full, nothing happens.</source>
        <translation>[[guest:49]] Le permette di preparare una Camera solo ai due piani più bassi. Se sono pieni, non succede nulla.</translation>
    </message>
    <message>
        <source>[[guest:65]] has no reward; the three VP are reward enough.</source>
        <translation>[[guest:65]] non ha ricompensa; i tre PV sono già una ricompensa sufficiente.</translation>
    </message>
    <message>
        <source>Draw three, play one</source>
        <translation>Pescarne tre, giocarne una</translation>
    </message>
    <message>
        <source>Three staff cards are drawn from the deck; they are not part of your hand.</source>
        <translation>Si pescano dal mazzo tre carte Personale; non fanno parte della Sua mano.</translation>
    </message>
    <message>
        <source>The cards not played go under the deck, in an order of your choice. If the deck holds fewer than three cards, you see as many as there are.</source>
        <translation>Le carte non giocate vanno in fondo al mazzo, nell’ordine che preferisce. Se il mazzo ha meno di tre carte, ne vede quante ce ne sono.</translation>
    </message>
    <message>
        <source>The extra action of E. Gizia</source>
        <translation>L’azione extra di E. Gizia</translation>
    </message>
    <message>
        <source>When [[guest:97]] moves in, choose any space with dice on it and carry out its action at the strength it has. **No die** is taken.</source>
        <translation>Quando [[guest:97]] prende la Camera, scelga uno spazio Azione con almeno un dado ed esegua la sua azione con la potenza così com’è. **Non** si prende alcun dado.</translation>
    </message>
    <message>
        <source>In Classic the guest gives a whole extra turn instead, right after this one; there the action may be boosted. See [[rule:edition-cards]]. What follows is about Deluxe.</source>
        <translation>In Classico l’Ospite dà invece un intero turno extra, subito dopo questo; lì l’azione si può potenziare. Si veda [[rule:edition-cards]]. Quanto segue vale per Deluxe.</translation>
    </message>
    <message>
        <source>You cannot boost it, and staff that depends on taking a die does not work. Space 6 costs its krone.</source>
        <translation>Non la si può potenziare e non agisce il personale legato alla presa di un dado. Lo spazio 6 costa la sua Corona.</translation>
    </message>
    <message>
        <source>It is the last thing this guest brings: VP, staff and occupancy bonus come first. The die of your turn is not affected.</source>
        <translation>È l’ultima cosa che porta questo Ospite: PV, personale e Bonus Occupazione vengono prima. Il dado del Suo turno non ne risente.</translation>
    </message>
    <message>
        <source>None of them works with the extra action of [[guest:97]], or its extra turn in Classic, since no die is taken.</source>
        <translation>Nessuna di queste carte agisce con l’azione extra di [[guest:97]], né con il suo turno extra in Classico, poiché non si prende alcun dado.</translation>
    </message>
    <message>
        <source>[[staff:33]] needs an order of four or more items, in Classic of exactly four.</source>
        <translation>[[staff:33]] chiede un’ordinazione di almeno quattro consumazioni, in Classico di esattamente quattro.</translation>
    </message>
    <message>
        <source>[[staff:23]] pays for every room turned to occupied, by whatever means: guests, rewards, staff or the Emperor. In Classic it pays only when a guest moves in.</source>
        <translation>[[staff:23]] paga per ogni Camera che viene occupata, qualunque ne sia la causa: Ospiti, ricompense, personale o Imperatore. In Classico paga solo quando un Ospite prende la Camera.</translation>
    </message>
    <message>
        <source>- [[staff:41]] scores twice the number of the space where your marker stands after the last retreat, without a limit; in Classic at most 12 VP.</source>
        <translation>- [[staff:41]] dà il doppio del numero dello spazio su cui si trova il Suo segnalino dopo l’ultima retrocessione, senza limite; in Classico al massimo 12&#xa0;PV.</translation>
    </message>
    <message>
        <source>Staff cards</source>
        <translation>Carte Personale</translation>
    </message>
    <message>
        <source>You start with six staff cards. They cost krones when you play them and lie face up from then on. There are four kinds:</source>
        <translation>Si comincia con sei carte Personale. Costano Corone quando si giocano, e da allora restano scoperte. Ce ne sono di quattro tipi:</translation>
    </message>
    <message>
        <source>- **Once:** works when it is played, and never again.</source>
        <translation>- **Una volta:** agisce quando viene giocata, e poi mai più.</translation>
    </message>
    <message>
        <source>- **Once per round:** works once in each round, on your turn, whenever you like.</source>
        <translation>- **Una volta per round:** agisce una volta in ogni round, nel Suo turno, quando vuole.</translation>
    </message>
    <message>
        <source>- **Permanent:** works from then on, to the end of the game.</source>
        <translation>- **Permanente:** agisce da quel momento in poi, fino alla fine del gioco.</translation>
    </message>
    <message>
        <source>- **End of game:** scores in the final scoring.</source>
        <translation>- **Fine del gioco:** dà punti nel Conteggio Finale.</translation>
    </message>
    <message>
        <source>Every card in play counts as a staff card, even one that has done its work: for objectives, for [[staff:32]] and for [[emperor:C3]].</source>
        <translation>Ogni carta in gioco conta come carta Personale, anche se ha già svolto il suo compito: per gli Obiettivi, per [[staff:32]] e per [[emperor:C3]].</translation>
    </message>
    <message>
        <source>When staff works</source>
        <translation>Quando agisce il personale</translation>
    </message>
    <message>
        <source>A card works from the moment it is played. One that asks for a die, or adds strength, does **not** work for the die it was played with.</source>
        <translation>Una carta agisce dal momento in cui viene giocata. Se richiede un dado o aumenta la potenza, **non** agisce per il dado con cui è stata giocata.</translation>
    </message>
    <message>
        <source>The same event may trigger several cards; each applies.</source>
        <translation>Più carte possono reagire allo stesso evento; ognuna ha effetto.</translation>
    </message>
    <message>
        <source>Staff that depends on the face of a die looks at the **die taken**, not at the action done with it.</source>
        <translation>Per il personale legato al valore di un dado conta il **dado preso**, non l’azione che si compie con esso.</translation>
    </message>
    <message>
        <source>Staff that adds strength</source>
        <translation>Personale che aggiunge potenza</translation>
    </message>
    <message>
        <source>- [[staff:13]] adds 1 on a die showing 1 or 2.</source>
        <translation>- [[staff:13]] aggiunge 1 su un dado di valore 1 o 2.</translation>
    </message>
    <message>
        <source>- [[staff:18]] adds 2 on a die showing 5: that much more discount.</source>
        <translation>- [[staff:18]] aggiunge 2 su un dado di valore 5: altrettanto sconto in più.</translation>
    </message>
    <message>
        <source>- [[staff:17]] adds 1 on a die showing 6 and saves its krone.</source>
        <translation>- [[staff:17]] aggiunge 1 su un dado di valore 6 e ne risparmia la Corona.</translation>
    </message>
    <message>
        <source>- [[staff:15]] turns each point of strength on a die showing 4 into 1 krone and 1 step.</source>
        <translation>- [[staff:15]] trasforma ogni punto di potenza di un dado di valore 4 in 1 Corona e 1 passo.</translation>
    </message>
    <message>
        <source>This is part of the strength. You may boost on top of it.</source>
        <translation>Tutto questo fa parte della potenza. In più si può potenziare.</translation>
    </message>
    <message>
        <source>Staff triggered by a die</source>
        <translation>Personale che reagisce a un dado</translation>
    </message>
    <message>
        <source>**At once, when the die is taken:** [[staff:12]] (3 or 4), [[staff:16]] (4) and [[staff:19]] (3) give VP.</source>
        <translation>**Subito, quando si prende il dado:** [[staff:12]] (3 o 4), [[staff:16]] (4) e [[staff:19]] (3) danno PV.</translation>
    </message>
    <message>
        <source>**Before or after the main action, as you choose:** [[staff:14]] (1 or 2), [[staff:20]] (5) and [[staff:22]] (3). At most once per die, and nothing may come in between.</source>
        <translation>**Prima o dopo l’azione principale, a Sua scelta:** [[staff:14]] (1 o 2), [[staff:20]] (5) e [[staff:22]] (3). Al massimo una volta per dado, e senza nulla in mezzo.</translation>
    </message>
    <message>
        <source>Staff triggered by guests and rooms</source>
        <translation>Personale che reagisce a Ospiti e Camere</translation>
    </message>
    <message>
        <source>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] work when the guest **moves into a room**, not when the order is complete.</source>
        <translation>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] e [[staff:33]] agiscono quando l’Ospite **prende la Camera**, non quando l’ordinazione viene completata.</translation>
    </message>
    <message>
        <source>Staff for the end of the game</source>
        <translation>Personale per la fine del gioco</translation>
    </message>
    <message>
        <source>These cards do nothing before the final scoring, but they count as played.</source>
        <translation>Queste carte non fanno nulla prima del Conteggio Finale, ma contano come giocate.</translation>
    </message>
    <message>
        <source>- [[staff:29]] copies the best end card an opponent has in play, counted for **your** hotel. A Secretary cannot be copied.</source>
        <translation>- [[staff:29]] copia la migliore carta di fine gioco che un avversario ha in gioco, calcolata per il **Suo** Hotel. Una Segretaria non si può copiare.</translation>
    </message>
    <message>
        <source>- [[staff:32]] scores 2 VP for each of your staff cards in play, itself included.</source>
        <translation>- [[staff:32]] dà 2 PV per ogni Sua carta Personale in gioco, inclusa questa.</translation>
    </message>
    <message>
        <source>- [[staff:34]] scores for every room tile, vacant or occupied.</source>
        <translation>- [[staff:34]] dà punti per ogni tessera Camera, libera o occupata.</translation>
    </message>
    <message>
        <source>- [[staff:37]] needs full groups: every room occupied.</source>
        <translation>- [[staff:37]] chiede gruppi pieni: con ogni Camera occupata.</translation>
    </message>
    <message>
        <source>- [[staff:48]] scores 4 VP for each set of a red, a blue and a yellow occupied room.</source>
        <translation>- [[staff:48]] dà 4 PV per ogni serie di tre Camere occupate: una rossa, una blu e una gialla.</translation>
    </message>
    <message>
        <source>Staff that needs explaining</source>
        <translation>Personale che richiede una spiegazione</translation>
    </message>
    <message>
        <source>[[staff:35]] turns up to two vacant rooms, of any colour, to occupied.</source>
        <translation>[[staff:35]] occupa fino a due Camere libere, di qualsiasi colore.</translation>
    </message>
    <message>
        <source>[[staff:38]] fills the order of one guest in your café from the supply. The guest need not have received anything yet.</source>
        <translation>[[staff:38]] completa dalla riserva l’ordinazione di un Ospite del Suo Caffè. L’Ospite può anche non aver ancora ricevuto nulla.</translation>
    </message>
    <message>
        <source>[[staff:24]] makes every serving free. [[staff:25]] makes the queue free; it does not bring a guest by itself.</source>
        <translation>[[staff:24]] rende gratuito ogni servizio. [[staff:25]] rende gratuita la fila; di per sé non porta alcun Ospite.</translation>
    </message>
    <message>
        <source>[[staff:9]], [[staff:10]] and [[staff:11]] only take away the cost; they do not bring a room by themselves.</source>
        <translation>[[staff:9]], [[staff:10]] e [[staff:11]] tolgono soltanto il costo; di per sé non portano alcuna Camera.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>There are three objectives in the game, one of each letter. You meet one when its condition holds on your turn.</source>
        <translation>In ogni partita ci sono tre Obiettivi, uno per ogni lettera. Se ne raggiunge uno quando la sua condizione è soddisfatta nel proprio turno.</translation>
    </message>
    <message>
        <source>A full floor or column has all its rooms **occupied**; full floors or columns need not lie next to each other. A full group has all its rooms occupied.</source>
        <translation>Un piano pieno o una colonna piena hanno tutte le Camere **occupate**; non occorre che i piani pieni o le colonne piene siano vicini. Un gruppo pieno ha tutte le sue Camere occupate.</translation>
    </message>
    <message>
        <source>Staff cards in play count, whatever their kind. Where the objective asks for room tiles, vacant and occupied ones count.</source>
        <translation>Le carte Personale in gioco contano di qualunque tipo siano; dove l’Obiettivo chiede tessere Camera, contano libere o occupate.</translation>
    </message>
    <message>
        <source>Having 20 krones is enough: you keep them when you claim.</source>
        <translation>Basta possedere 20 Corone: rivendicando l’Obiettivo le conserva.</translation>
    </message>
    <message>
        <source>The Emperor track</source>
        <translation>Il tracciato Imperatore</translation>
    </message>
    <message>
        <source>The track has spaces 0 to 13; each is worth VP when the Emperor comes.</source>
        <translation>Il tracciato ha spazi da 0 a 13; ognuno vale dei PV quando arriva l’Imperatore.</translation>
    </message>
    <message>
        <source>| Space | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |</source>
        <translation>| Spazio | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |</translation>
    </message>
    <message>
        <source>| VP | 0 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 8 | 9 |</source>
        <translation>| PV | 0 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 8 | 9 |</translation>
    </message>
    <message>
        <source>Your marker never moves beyond space 13: each further step is worth 1 VP at once, whatever effect gives it.</source>
        <translation>Il Suo segnalino non supera mai lo spazio 13: ogni passo oltre vale subito 1 PV, qualunque sia l’effetto che l’avrebbe portato.</translation>
    </message>
    <message>
        <source>Several players may stand on the same space.</source>
        <translation>Più giocatori possono trovarsi sullo stesso spazio.</translation>
    </message>
    <message>
        <source>The Emperor scoring</source>
        <translation>Il Conteggio Imperiale</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7, in the turn order of the round just ended, each player does the following:</source>
        <translation>Dopo i round 3, 5 e 7, nell’ordine di turno del round appena concluso, ogni giocatore fa quanto segue:</translation>
    </message>
    <message>
        <source>- score the VP of your space on the Emperor track,</source>
        <translation>- ottenere i PV del proprio spazio sul tracciato Imperatore,</translation>
    </message>
    <message>
        <source>- move back **3, 5 or 7** spaces (after rounds 3, 5 and 7 respectively), but not below 0,</source>
        <translation>- retrocedere di **3, 5 o 7** spazi (dopo i round 3, 5 e 7 rispettivamente), ma non sotto lo 0,</translation>
    </message>
    <message>
        <source>- then, on **3 or higher**, get the reward of the tile; on **1 or 2** nothing happens; on **0** suffer the penalty.</source>
        <translation>- poi, sul **3 o oltre**, ricevere il Bonus Imperiale della tessera; sull’**1 o sul 2** non succede nulla; sullo **0** subire la penalità.</translation>
    </message>
    <message>
        <source>The marker stays where it is; it does not go back to the start.</source>
        <translation>Il segnalino resta dove si trova ora; non torna all’inizio.</translation>
    </message>
    <message>
        <source>Tile A belongs to round 3, tile B to round 5, tile C to round 7.</source>
        <translation>La tessera A appartiene al round 3, la tessera B al round 5, la tessera C al round 7.</translation>
    </message>
    <message>
        <source>The Emperor’s rewards</source>
        <translation>I Bonus Imperiali</translation>
    </message>
    <message>
        <source>The Emperor’s reward may be declined.</source>
        <translation>A un Bonus Imperiale si può rinunciare.</translation>
    </message>
    <message>
        <source>If it brings items you place them as usual, on guests or in the kitchen. If it fills a group, you get the occupancy bonus.</source>
        <translation>Se il bonus porta consumazioni, vanno come al solito agli Ospiti o in Cucina. Se riempie un gruppo, si riceve il Bonus Occupazione.</translation>
    </message>
    <message>
        <source>It is not your turn: no guest can move in, nothing can be served and no objective can be claimed.</source>
        <translation>Non è il Suo turno: nessun Ospite può prendere una Camera, non si può servire nulla né rivendicare Obiettivi.</translation>
    </message>
    <message>
        <source>With [[staff:42]] you also score 5 VP whenever you get the Emperor’s reward; one that you decline counts too.</source>
        <translation>Con [[staff:42]] ottiene in più 5 PV ogni volta che riceve il Bonus Imperiale; conta anche quello a cui rinuncia.</translation>
    </message>
    <message>
        <source>The Emperor’s penalties</source>
        <translation>Le penalità dell’Imperatore</translation>
    </message>
    <message>
        <source>Where a tile shows two penalties you suffer the **left** one if you can suffer it in full, otherwise the **right** one. The choice is not yours. In Classic it is: you choose among those that are possible.</source>
        <translation>Se una tessera mostra due penalità, subisce quella di **sinistra** se può subirla per intero, altrimenti quella di **destra**. La scelta non spetta a Lei. In Classico sì: sceglie fra quelle possibili.</translation>
    </message>
    <message>
        <source>- [[emperor:C2]] takes an occupied room from the highest floor that has one, then one from the next lower floor that has one. In Classic the second must lie below the first in the same column. If there is none, only the first is lost.</source>
        <translation>- [[emperor:C2]] toglie una Camera occupata del piano più alto che ne ha una, poi una del primo piano inferiore che ne ha una. In Classico la seconda deve stare sotto la prima nella stessa colonna. Se non c’è, si perde solo la prima.</translation>
    </message>
    <message>
        <source>VP may fall below zero.</source>
        <translation>I PV possono scendere sotto zero.</translation>
    </message>
    <message>
        <source>With [[staff:26]] you may pay 1 krone before a penalty to ignore it altogether.</source>
        <translation>Con [[staff:26]] può pagare 1 Corona prima di una penalità per ignorarla del tutto.</translation>
    </message>
    <message>
        <source>- [[emperor:C4]] takes an end card you have in play; it leaves the game.</source>
        <translation>- [[emperor:C4]] toglie una carta di fine gioco che Lei ha in gioco; la carta esce dal gioco.</translation>
    </message>
    <message>
        <source>Rooms removed by the Emperor</source>
        <translation>Camere rimosse dall’Imperatore</translation>
    </message>
    <message>
        <source>Vacant rooms are removed from the highest floor that has one, then, if another must go, from the highest floor that now has one. If several qualify, you choose.</source>
        <translation>Le Camere libere si rimuovono dal piano più alto che ne ha una; poi, se ne va tolta un’altra, dal piano più alto che ne ha una in quel momento. Fra più possibilità sceglie Lei.</translation>
    </message>
    <message>
        <source>This may split the hotel. Later rooms may go next to **any** tile; the parts need not be connected again.</source>
        <translation>L’Hotel può dividersi in più parti. Le Camere successive possono affiancare **qualsiasi** tessera; non occorre ricongiungere le parti.</translation>
    </message>
    <message>
        <source>If no tile is left, the next room is the bottom left one.</source>
        <translation>Se non resta alcuna tessera, la prossima Camera è quella in basso a sinistra.</translation>
    </message>
    <message>
        <source>You keep the VP already scored for preparing a room, and any occupancy bonus already received. The bonus is not given a second time.</source>
        <translation>I PV già ottenuti per una Camera preparata e un Bonus Occupazione già ricevuto restano Suoi. Il bonus non viene pagato una seconda volta.</translation>
    </message>
    <message>
        <source>The final scoring</source>
        <translation>Il Conteggio Finale</translation>
    </message>
    <message>
        <source>After the Emperor scoring of round 7:</source>
        <translation>Dopo il Conteggio Imperiale del round 7:</translation>
    </message>
    <message>
        <source>- your staff cards for the end of the game score;</source>
        <translation>- le Sue carte Personale di fine gioco danno punti;</translation>
    </message>
    <message>
        <source>- each occupied room scores 1, 2, 3 or 4 VP by its floor, from the bottom to the top; vacant rooms score nothing;</source>
        <translation>- ogni Camera occupata dà 1, 2, 3 o 4 PV secondo il piano, dal basso all’alto; le Camere libere non danno nulla;</translation>
    </message>
    <message>
        <source>- each krone and each item in the **kitchen** scores 1 VP; items on guests do not count;</source>
        <translation>- ogni Corona e ogni consumazione in **Cucina** danno 1 PV; le consumazioni date agli Ospiti non contano;</translation>
    </message>
    <message>
        <source>- each guest still in the café costs **5 VP**, served or not.</source>
        <translation>- ogni Ospite ancora nel Caffè costa **5 PV**, servito o no.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Pareggi</translation>
    </message>
    <message>
        <source>In a tie the player with more krones and kitchen items combined wins. If that is equal too, the victory is shared.</source>
        <translation>In caso di pareggio prevale chi ha in tutto più Corone e consumazioni in Cucina. Se anche queste sono pari, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>May I claim an objective during the Emperor scoring?</source>
        <translation>Posso rivendicare un Obiettivo durante il Conteggio Imperiale?</translation>
    </message>
    <message>
        <source>No. You claim only on your own turn, and the condition must hold then.</source>
        <translation>No. Si rivendica solo nel proprio turno, e la condizione deve valere in quel momento.</translation>
    </message>
    <message>
        <source>The last Emperor reward makes me meet an objective. May I still claim it?</source>
        <translation>Con l’ultimo Bonus Imperiale raggiungo un Obiettivo. Posso ancora rivendicarlo?</translation>
    </message>
    <message>
        <source>No. There are no more turns after round 7.</source>
        <translation>No. Dopo il round 7 non ci sono altri turni.</translation>
    </message>
    <message>
        <source>Do I lose the 20 krones when I claim the objective?</source>
        <translation>Perdo le 20 Corone quando rivendico l’Obiettivo?</translation>
    </message>
    <message>
        <source>No. You only need to have them at that moment.</source>
        <translation>No. Deve soltanto possederle in quel momento.</translation>
    </message>
    <message>
        <source>Another player has claimed the objective. May I claim it too?</source>
        <translation>Un altro giocatore ha rivendicato l’Obiettivo. Posso rivendicarlo anch’io?</translation>
    </message>
    <message>
        <source>Yes, for the highest value still available: 15, then 10, then 5 VP.</source>
        <translation>Sì, per il valore più alto ancora libero: 15, poi 10, poi 5 PV.</translation>
    </message>
    <message>
        <source>May I choose between the two penalties?</source>
        <translation>Posso scegliere fra le due penalità?</translation>
    </message>
    <message>
        <source>In Deluxe, no: the left one is forced if you can suffer it in full, otherwise it is the right one. In Classic you choose among those that are possible.</source>
        <translation>In Deluxe no: quella di sinistra è obbligata se può subirla per intero, altrimenti tocca a quella di destra. In Classico sceglie fra quelle possibili.</translation>
    </message>
    <message>
        <source>I have 2 krones and am to lose 3. Do I lose the 2?</source>
        <translation>Ho 2 Corone e dovrei perderne 3. Perdo quelle 2?</translation>
    </message>
    <message>
        <source>No. You cannot suffer the left penalty in full, so you lose the VP on the right instead.</source>
        <translation>No. Non può subire per intero la penalità di sinistra, quindi perde invece i PV di quella di destra.</translation>
    </message>
    <message>
        <source>Can my victory points fall below zero?</source>
        <translation>I miei Punti Vittoria possono scendere sotto zero?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Sì.</translation>
    </message>
    <message>
        <source>Does the marker go back to 0 after the scoring?</source>
        <translation>Dopo il conteggio il segnalino torna a 0?</translation>
    </message>
    <message>
        <source>No, it stays where the retreat left it.</source>
        <translation>No, resta dove è finito dopo aver retrocesso.</translation>
    </message>
    <message>
        <source>I stand on 1 or 2 after the retreat. What happens?</source>
        <translation>Dopo aver retrocesso mi trovo sull’1 o sul 2. Che cosa succede?</translation>
    </message>
    <message>
        <source>Nothing, neither reward nor penalty.</source>
        <translation>Nulla, né Bonus Imperiale né penalità.</translation>
    </message>
    <message>
        <source>In which order is the Emperor scoring done?</source>
        <translation>In quale ordine si svolge il Conteggio Imperiale?</translation>
    </message>
    <message>
        <source>In the turn order of the round just ended, each player in full.</source>
        <translation>Nell’ordine di turno del round appena concluso, un giocatore alla volta per intero.</translation>
    </message>
    <message>
        <source>Must I take the Emperor’s reward?</source>
        <translation>Devo accettare il Bonus Imperiale?</translation>
    </message>
    <message>
        <source>No, you may decline it. It counts as received all the same, so [[staff:42]] scores its 5 VP.</source>
        <translation>No, può rinunciarvi. Conta comunque come ricevuto: [[staff:42]] dà i suoi 5 PV.</translation>
    </message>
    <message>
        <source>How does [[staff:26]] work?</source>
        <translation>Come funziona [[staff:26]]?</translation>
    </message>
    <message>
        <source>Before a penalty you may pay 1 krone and ignore it. Without a krone the penalty stands.</source>
        <translation>Prima di una penalità può pagare 1 Corona e ignorarla. Senza una Corona la penalità resta.</translation>
    </message>
    <message>
        <source>My hotel has been split in two. Where may I build?</source>
        <translation>Il mio Hotel si è diviso in due parti. Dove posso costruire?</translation>
    </message>
    <message>
        <source>Next to any tile of any part. The parts need not be joined.</source>
        <translation>Accanto a qualsiasi tessera di qualsiasi parte. Non occorre unire le parti.</translation>
    </message>
    <message>
        <source>All my rooms have been removed. Where do I begin?</source>
        <translation>Tutte le mie Camere sono state rimosse. Da dove comincio?</translation>
    </message>
    <message>
        <source>At the bottom left, as at the start.</source>
        <translation>In basso a sinistra, come all’inizio.</translation>
    </message>
    <message>
        <source>Which vacant room is removed?</source>
        <translation>Quale Camera libera viene rimossa?</translation>
    </message>
    <message>
        <source>One on the highest floor that has a vacant room; among several there, the one you choose.</source>
        <translation>Una del piano più alto che ha una Camera libera; se lì ce n’è più d’una, quella che sceglie Lei.</translation>
    </message>
    <message>
        <source>[[emperor:C2]]: all my occupied rooms are on one floor. Do I lose two?</source>
        <translation>[[emperor:C2]]: le mie Camere occupate sono tutte su un piano. Ne perdo due?</translation>
    </message>
    <message>
        <source>In Deluxe you lose one: the second must come from a lower floor. In Classic it must lie below the first in the same column.</source>
        <translation>In Deluxe ne perde una: la seconda deve stare su un piano inferiore. In Classico deve stare sotto la prima nella stessa colonna.</translation>
    </message>
    <message>
        <source>Which number does [[staff:41]] double?</source>
        <translation>Quale numero raddoppia [[staff:41]]?</translation>
    </message>
    <message>
        <source>The number of your space after the last retreat, not its VP. In Classic it gives at most 12 VP.</source>
        <translation>Il numero dello spazio dopo l’ultima retrocessione, non i suoi PV. In Classico dà al massimo 12 PV.</translation>
    </message>
    <message>
        <source>What does [[staff:29]] copy?</source>
        <translation>Che cosa copia [[staff:29]]?</translation>
    </message>
    <message>
        <source>The best end card an opponent has in play, counted for your hotel. Your own cards and other Secretaries cannot be copied. If there is no such card, it scores nothing.</source>
        <translation>La migliore carta di fine gioco che un avversario ha in gioco, calcolata per il Suo Hotel. Le proprie carte e altre Segretarie non vengono copiate. Se non ce n’è nessuna, non dà nulla.</translation>
    </message>
    <message>
        <source>Does [[staff:32]] count itself?</source>
        <translation>La carta [[staff:32]] conta anche sé stessa?</translation>
    </message>
    <message>
        <source>Yes, 2 VP for every staff card in play, itself included.</source>
        <translation>Sì, 2 PV per ogni carta Personale in gioco, inclusa questa.</translation>
    </message>
    <message>
        <source>A guest has been served but has no room at the end. Do I lose VP?</source>
        <translation>Alla fine un Ospite è servito ma non ha una Camera. Perdo PV?</translation>
    </message>
    <message>
        <source>Yes, 5 VP, as for every guest left in the café.</source>
        <translation>Sì, 5 PV, come per ogni Ospite rimasto nel Caffè.</translation>
    </message>
    <message>
        <source>Do items on guests count at the end?</source>
        <translation>Le consumazioni date agli Ospiti contano alla fine?</translation>
    </message>
    <message>
        <source>No, only those in the kitchen.</source>
        <translation>No, solo quelle in Cucina.</translation>
    </message>
    <message>
        <source>Who wins a tie?</source>
        <translation>Chi vince in caso di pareggio?</translation>
    </message>
    <message>
        <source>The player with more krones and kitchen items combined. If still tied, they share the victory. Against Leopold a tie is a loss.</source>
        <translation>Chi ha in tutto più Corone e consumazioni in Cucina. Se la parità rimane, la vittoria è condivisa. Contro Leopold un pareggio è una sconfitta.</translation>
    </message>
    <message>
        <source>Does E. Gizia use up a die?</source>
        <translation>E. Gizia consuma un dado?</translation>
    </message>
    <message>
        <source>No, the die stays. Nor can you boost, and space 6 costs its krone. In Classic the guest gives a whole extra turn, in which you may boost.</source>
        <translation>No, il dado resta. Inoltre non si può potenziare, e lo spazio 6 costa la sua Corona. In Classico l’Ospite dà un intero turno extra, in cui si può potenziare.</translation>
    </message>
    <message>
        <source>Does Leopold get rewards or an occupancy bonus?</source>
        <translation>Leopold riceve ricompense o il Bonus Occupazione?</translation>
    </message>
    <message>
        <source>Never. Leopold scores rooms and the VP of their spaces, guests, the Emperor track, objectives, and the staff turned up.</source>
        <translation>Mai. Leopold ottiene punti per le Camere e i PV dei loro spazi, gli Ospiti, il tracciato Imperatore, gli Obiettivi e il personale scoperto.</translation>
    </message>
    <message>
        <source>All rooms of the colour shown are occupied in Leopold’s hotel. What does he take?</source>
        <translation>Nell’Hotel di Leopold tutte le Camere del colore indicato sono occupate. Che cosa prende?</translation>
    </message>
    <message>
        <source>The guest with the most VP of any colour he can still house. The hand breaks ties.</source>
        <translation>L’Ospite con più PV, di qualsiasi colore, che può ancora alloggiare. La mano sulla carta risolve i pareggi.</translation>
    </message>
    <message>
        <source>May I move an item from one guest to another?</source>
        <translation>Posso spostare una consumazione da un Ospite a un altro?</translation>
    </message>
    <message>
        <source>No. An item on a guest stays there. Only the Emperor can take it away.</source>
        <translation>No. Una consumazione data a un Ospite vi resta. Solo l’Imperatore può portarla via.</translation>
    </message>
    <message>
        <source>May one serving go to several guests?</source>
        <translation>Un solo servizio può andare a più Ospiti?</translation>
    </message>
    <message>
        <source>Yes. Up to 3 items for 1 krone, onto as many guests as you like.</source>
        <translation>Sì. Fino a 3 consumazioni per 1 Corona, a quanti Ospiti vuole.</translation>
    </message>
    <message>
        <source>Can strudel or coffee run out?</source>
        <translation>Strudel o Caffè possono esaurirsi?</translation>
    </message>
    <message>
        <source>No, the supply is unlimited.</source>
        <translation>No, la riserva è illimitata.</translation>
    </message>
    <message>
        <source>How many items may I keep in my kitchen?</source>
        <translation>Quante consumazioni possono stare nella mia Cucina?</translation>
    </message>
    <message>
        <source>As many as you like. At the end each is worth 1 VP.</source>
        <translation>Quante ne vuole. Alla fine ognuna vale 1 PV.</translation>
    </message>
    <message>
        <source>Which room does a green guest need?</source>
        <translation>Di quale Camera ha bisogno un Ospite verde?</translation>
    </message>
    <message>
        <source>Any vacant room, whatever its colour. No room is green.</source>
        <translation>Di una Camera libera qualsiasi, di qualunque colore. Non esistono Camere verdi.</translation>
    </message>
    <message>
        <source>Must I move a guest in as soon as the order is complete?</source>
        <translation>Devo sistemare un Ospite in una Camera appena l’ordinazione è completa?</translation>
    </message>
    <message>
        <source>No, you may wait for a better moment. But in the final scoring the guest costs 5 VP if still at the table.</source>
        <translation>No, può attendere un momento migliore. Nel Conteggio Finale però l’Ospite costa 5 PV, se è ancora al tavolo.</translation>
    </message>
    <message>
        <source>Occupancy bonus or reward: which comes first?</source>
        <translation>Bonus Occupazione o ricompensa: che cosa viene prima?</translation>
    </message>
    <message>
        <source>Whichever you like. So krones from a red group may pay for what the reward offers.</source>
        <translation>Come preferisce. Le Corone di un gruppo rosso possono dunque pagare ciò che la ricompensa offre.</translation>
    </message>
    <message>
        <source>In which order do I take the parts of a reward?</source>
        <translation>In quale ordine ricevo le parti di una ricompensa?</translation>
    </message>
    <message>
        <source>In any order, and you may decline any part. Only the extra action of [[guest:97]] always comes last. In Classic the guest gives an extra turn instead, which follows this one.</source>
        <translation>In qualsiasi ordine, e può rinunciare a qualsiasi parte. Solo l’azione extra di [[guest:97]] viene sempre per ultima. In Classico l’Ospite dà invece un turno extra, che segue questo.</translation>
    </message>
    <message>
        <source>May I keep a reward for later?</source>
        <translation>Posso tenere una ricompensa per dopo?</translation>
    </message>
    <message>
        <source>No. It is taken when the guest moves in, or it is declined.</source>
        <translation>No. Si riceve quando l’Ospite prende la Camera, oppure vi si rinuncia.</translation>
    </message>
    <message>
        <source>A room of a full group was removed. Do I get the bonus again?</source>
        <translation>Una Camera di un gruppo pieno è stata rimossa. Ricevo di nuovo il bonus?</translation>
    </message>
    <message>
        <source>No. Each group gives its bonus once per player in the whole game.</source>
        <translation>No. Ogni gruppo dà il bonus una volta sola a ogni giocatore in tutta la partita.</translation>
    </message>
    <message>
        <source>Does [[staff:35]] bring the occupancy bonus?</source>
        <translation>[[staff:35]] porta il Bonus Occupazione?</translation>
    </message>
    <message>
        <source>Yes. It does not matter how the last room of a group was occupied.</source>
        <translation>Sì. Non importa come sia stata occupata l’ultima Camera di un gruppo.</translation>
    </message>
    <message>
        <source>May [[staff:35]] turn only one room?</source>
        <translation>Con [[staff:35]] posso occupare una sola Camera?</translation>
    </message>
    <message>
        <source>Yes, up to two.</source>
        <translation>Sì, fino a due.</translation>
    </message>
    <message>
        <source>Do I get the VP of the top right rooms again when they are occupied?</source>
        <translation>Ricevo di nuovo i PV delle Camere in alto a destra quando vengono occupate?</translation>
    </message>
    <message>
        <source>No, only once, when the room is prepared. Once occupied, it scores by its floor at the end.</source>
        <translation>No, una volta sola, quando la Camera viene preparata. Se è occupata, alla fine dà punti secondo il piano.</translation>
    </message>
    <message>
        <source>Is it enough if rooms touch at a corner?</source>
        <translation>Basta che le Camere si tocchino per un angolo?</translation>
    </message>
    <message>
        <source>No. A new room needs a tile above, below, to the left or to the right.</source>
        <translation>No. Una nuova Camera richiede una tessera sopra, sotto, a sinistra o a destra.</translation>
    </message>
    <message>
        <source>Which room gets the discount of [[guest:61]]?</source>
        <translation>Quale Camera riceve lo sconto di [[guest:61]]?</translation>
    </message>
    <message>
        <source>The one you choose. Each of the two rooms is prepared on its own, and you may leave out the second.</source>
        <translation>Quella che indica Lei. Ognuna delle due Camere si prepara per conto suo, e può tralasciare la seconda.</translation>
    </message>
    <message>
        <source>May the second room of [[guest:57]] or [[guest:88]] lie next to the first?</source>
        <translation>La seconda Camera di [[guest:57]] o [[guest:88]] può stare accanto alla prima?</translation>
    </message>
    <message>
        <source>Yes. They are prepared one after the other.</source>
        <translation>Sì. Si preparano una dopo l’altra.</translation>
    </message>
    <message>
        <source>What happens to krones beyond 20?</source>
        <translation>Che cosa succede alle Corone oltre le 20?</translation>
    </message>
    <message>
        <source>They are lost.</source>
        <translation>Sono perse.</translation>
    </message>
    <message>
        <source>What happens to Emperor steps beyond space 13?</source>
        <translation>Che cosa succede ai passi Imperatore oltre lo spazio 13?</translation>
    </message>
    <message>
        <source>Each is 1 VP at once.</source>
        <translation>Ognuno vale subito 1 PV.</translation>
    </message>
    <message>
        <source>Draw three, play one: must I play one?</source>
        <translation>Pescarne tre, giocarne una: devo giocarne una?</translation>
    </message>
    <message>
        <source>May I see the three cards before I decide to pay?</source>
        <translation>Posso vedere le tre carte prima di decidere di pagare?</translation>
    </message>
    <message>
        <source>Yes. You look first, then you play one, or none where that is allowed.</source>
        <translation>Sì. Prima si guarda, poi se ne gioca una, oppure nessuna dove è permesso.</translation>
    </message>
    <message>
        <source>I play a staff card with a die. Does it work for this die?</source>
        <translation>Gioco una carta Personale con un dado. Agisce per quel dado?</translation>
    </message>
    <message>
        <source>Not if it asks for a die or adds strength: such a card works from the next die on. Anything else works at once.</source>
        <translation>Non se richiede un dado o aumenta la potenza: una carta così agisce solo dal dado successivo. Tutto il resto agisce subito.</translation>
    </message>
    <message>
        <source>May I prepare the room of [[staff:14]] before the main action?</source>
        <translation>Posso preparare la Camera di [[staff:14]] prima dell’azione principale?</translation>
    </message>
    <message>
        <source>Yes, before or after, at most once per die. Nothing may come between it and the main action. The same goes for [[staff:20]] and [[staff:22]].</source>
        <translation>Sì, prima o dopo, al massimo una volta per dado. Fra questa e l’azione principale non può esserci nulla. Lo stesso vale per [[staff:20]] e [[staff:22]].</translation>
    </message>
    <message>
        <source>Does [[staff:22]] give a discount?</source>
        <translation>[[staff:22]] dà uno sconto?</translation>
    </message>
    <message>
        <source>No, you pay the printed cost of the card.</source>
        <translation>No, paga il costo stampato della carta.</translation>
    </message>
    <message>
        <source>[[staff:15]]: is a boost doubled too?</source>
        <translation>[[staff:15]]: raddoppia anche il potenziamento?</translation>
    </message>
    <message>
        <source>Yes. Each point of strength gives a krone and a step, including the boosted one.</source>
        <translation>Sì. Ogni punto di potenza dà una Corona e un passo, anche quello potenziato.</translation>
    </message>
    <message>
        <source>May [[staff:18]] lower a cost below 0?</source>
        <translation>[[staff:18]] può ridurre un costo sotto 0?</translation>
    </message>
    <message>
        <source>No. A cost never falls below 0, and nothing is paid out.</source>
        <translation>No. Un costo non scende mai sotto 0, e non si riceve alcun resto.</translation>
    </message>
    <message>
        <source>I have [[staff:12]] and [[staff:16]]. Do both score for a four?</source>
        <translation>Ho [[staff:12]] e [[staff:16]]. Danno punti entrambe per un quattro?</translation>
    </message>
    <message>
        <source>Yes, 2 VP and 4 VP. Both cards apply.</source>
        <translation>Sì, 2 PV e 4 PV. Hanno effetto entrambe le carte.</translation>
    </message>
    <message>
        <source>May [[staff:38]] fill an order that has no items yet?</source>
        <translation>[[staff:38]] può completare un’ordinazione che non ha ancora consumazioni?</translation>
    </message>
    <message>
        <source>Yes, that of any one guest in your café, with items from the supply.</source>
        <translation>Sì, quella di un Ospite qualsiasi del Suo Caffè, con consumazioni dalla riserva.</translation>
    </message>
    <message>
        <source>Does [[staff:23]] pay for rooms occupied by a reward?</source>
        <translation>[[staff:23]] paga per le Camere occupate da una ricompensa?</translation>
    </message>
    <message>
        <source>In Deluxe, yes: for every room turned to occupied. In Classic only when a guest moves in.</source>
        <translation>In Deluxe sì: per ogni Camera che viene occupata. In Classico solo quando un Ospite prende la Camera.</translation>
    </message>
    <message>
        <source>When does [[staff:33]] score?</source>
        <translation>Quando dà punti [[staff:33]]?</translation>
    </message>
    <message>
        <source>When a guest with an order of four or more items moves in; in Classic, of exactly four.</source>
        <translation>Quando prende la Camera un Ospite con un’ordinazione di almeno quattro consumazioni; in Classico, di esattamente quattro.</translation>
    </message>
    <message>
        <source>Does a staff card count after it has done its work?</source>
        <translation>Una carta Personale conta dopo aver svolto il suo compito?</translation>
    </message>
    <message>
        <source>Yes. It stays in play and counts for objectives, for [[staff:32]] and for [[emperor:C3]].</source>
        <translation>Sì. Resta in gioco e conta per gli Obiettivi, per [[staff:32]] e per [[emperor:C3]].</translation>
    </message>
    <message>
        <source>May I take a guest after the die?</source>
        <translation>Posso prendere un Ospite dopo il dado?</translation>
    </message>
    <message>
        <source>No. The one guest of your turn comes before the die. Only rewards bring guests later.</source>
        <translation>No. L’unico Ospite del turno viene prima del dado. Dopo, solo le ricompense portano Ospiti.</translation>
    </message>
    <message>
        <source>May I take two guests in one turn?</source>
        <translation>Posso prendere due Ospiti in un turno?</translation>
    </message>
    <message>
        <source>Only one from the queue by your own choice. Guests from a reward come in addition, as long as there is a free table.</source>
        <translation>Per Sua scelta, uno solo dalla fila. Quelli dati da una ricompensa si aggiungono, finché c’è un tavolo libero.</translation>
    </message>
    <message>
        <source>My café is full. May I empty a table and then take a guest?</source>
        <translation>Il mio Caffè è pieno. Posso liberare un tavolo e poi prendere un Ospite?</translation>
    </message>
    <message>
        <source>Yes. Moving a guest in is an additional action and may come first. Do it before you take a die: after the die it is too late for the guest of your turn.</source>
        <translation>Sì. Sistemare un Ospite in una Camera è un’azione addizionale e può venire per prima. Lo faccia prima di prendere un dado: dopo il dado non può più prendere l’Ospite del turno.</translation>
    </message>
    <message>
        <source>Does a free guest need a free table?</source>
        <translation>Un Ospite gratuito ha bisogno di un tavolo libero?</translation>
    </message>
    <message>
        <source>Yes, always. The guest whose reward you take has already left the table, so that one is free.</source>
        <translation>Sì, sempre. L’Ospite di cui riceve la ricompensa ha già lasciato il tavolo, e quindi quello è libero.</translation>
    </message>
    <message>
        <source>When is the queue refilled?</source>
        <translation>Quando viene rifornita la fila?</translation>
    </message>
    <message>
        <source>At once, whatever made a guest leave: the others slide to the right, and a new card enters on the left. This applies between the two guests of [[guest:87]] as well.</source>
        <translation>Subito, qualunque sia il motivo per cui un Ospite la lascia: gli altri scorrono verso destra e una nuova carta entra a sinistra. Quindi anche fra il primo e il secondo Ospite di [[guest:87]].</translation>
    </message>
    <message>
        <source>What if the guest deck is empty?</source>
        <translation>E se il mazzo degli Ospiti è vuoto?</translation>
    </message>
    <message>
        <source>The discards are shuffled and become the deck. If there are none, the place in the queue stays empty.</source>
        <translation>Gli scarti vengono mescolati e diventano il mazzo. Se non ce ne sono, il posto nella fila resta vuoto.</translation>
    </message>
    <message>
        <source>Does [[staff:25]] bring me a guest?</source>
        <translation>[[staff:25]] mi porta un Ospite?</translation>
    </message>
    <message>
        <source>No, it only makes the queue free of charge. You still take at most one guest per turn that way, and you still need a free table.</source>
        <translation>No, rende soltanto gratuita la fila. Anche così prende al massimo un Ospite per turno, e Le serve comunque un tavolo libero.</translation>
    </message>
    <message>
        <source>May I serve or take a guest and then pass?</source>
        <translation>Posso servire o prendere un Ospite e poi passare?</translation>
    </message>
    <message>
        <source>No. You pass instead of taking a turn. Serving, any other additional action and taking a guest start your turn: then you must take a die. If there is none you can take, the turn ends without a die, which counts as passing.</source>
        <translation>No. Si passa invece di giocare il turno. Servire, svolgere un’altra azione addizionale o prendere un Ospite dà inizio al turno: allora si deve prendere un dado. Se non c’è alcun dado da poter prendere, il turno termina senza dado, e questo vale come passare.</translation>
    </message>
    <message>
        <source>Do I lose my turn when I pass?</source>
        <translation>Se passo, perdo il turno?</translation>
    </message>
    <message>
        <source>No, it is put off until everyone else has passed or had both turns. But a die goes to the dustbin before each new roll; if no die is left, the turn is lost.</source>
        <translation>No, è rimandato finché tutti gli altri non hanno passato o giocato entrambi i turni. Prima di ogni nuovo lancio, però, un dado va nella Pattumiera; se non resta alcun dado, il turno è perso.</translation>
    </message>
    <message>
        <source>I passed and the dice were rolled again. May I pass once more?</source>
        <translation>Ho passato, i dadi sono stati rilanciati. Posso passare ancora?</translation>
    </message>
    <message>
        <source>Yes. A new roll cancels all passes: everyone with an uncovered number may take a turn or pass.</source>
        <translation>Sì. Dopo un nuovo lancio nessuno risulta aver passato, e chiunque abbia un numero scoperto può giocare il turno o passare.</translation>
    </message>
    <message>
        <source>Who is next after the new roll?</source>
        <translation>A chi tocca dopo il nuovo lancio?</translation>
    </message>
    <message>
        <source>The player with the lowest uncovered number, as always. That need not be the player who passed first.</source>
        <translation>A chi ha il numero scoperto più basso, come sempre. Non è detto che sia chi ha passato per primo.</translation>
    </message>
    <message>
        <source>Why did one player have two turns in a row?</source>
        <translation>Perché un giocatore ha avuto due turni di fila?</translation>
    </message>
    <message>
        <source>Turns follow the numbers. The player with the two middle numbers has both turns in a row, and after passes it may happen to others too.</source>
        <translation>I turni seguono i numeri. Chi ha i due numeri centrali li gioca uno dopo l’altro, e dopo che qualcuno ha passato può capitare anche ad altri.</translation>
    </message>
    <message>
        <source>What if there is no die I can take?</source>
        <translation>E se non c’è alcun dado che posso prendere?</translation>
    </message>
    <message>
        <source>At the start of your turn you may pass, or do additional actions that may bring the krone you lack. Once you have started your turn, you end it without a die, which counts as passing.</source>
        <translation>All’inizio del turno può passare, oppure svolgere azioni addizionali che possono portare la Corona che manca. Se ha già iniziato il turno, lo termina senza dado, e questo vale come passare.</translation>
    </message>
    <message>
        <source>Only sixes are left and I have no krone. What now?</source>
        <translation>Restano solo dei sei e non ho Corone. E adesso?</translation>
    </message>
    <message>
        <source>Without [[staff:17]] you cannot take a six without a krone, nor a guest from the queue, since a die must follow. You may pass, or start your turn with additional actions: a guest who moves in may bring the krone.</source>
        <translation>Senza [[staff:17]] e senza una Corona non può prendere un sei, e nemmeno un Ospite dalla fila, perché poi deve seguire un dado. Può passare, oppure iniziare il turno con azioni addizionali: un Ospite che prende la Camera può portare la Corona.</translation>
    </message>
    <message>
        <source>May I boost by two?</source>
        <translation>Posso potenziare di due?</translation>
    </message>
    <message>
        <source>No. Exactly 1 krone for exactly 1 strength, once per turn.</source>
        <translation>No. Esattamente 1 Corona per esattamente 1 di potenza, una volta per turno.</translation>
    </message>
    <message>
        <source>May I boost a space without dice?</source>
        <translation>Posso potenziare uno spazio senza dadi?</translation>
    </message>
    <message>
        <source>No. There must be at least one die to take.</source>
        <translation>No. Deve esserci almeno un dado da prendere.</translation>
    </message>
    <message>
        <source>Does the die I take count towards the strength?</source>
        <translation>Il dado che prendo conta per la potenza?</translation>
    </message>
    <message>
        <source>Yes. The strength is counted before you take it.</source>
        <translation>Sì. La potenza si conta prima di prenderlo.</translation>
    </message>
    <message>
        <source>May I take a die just to be done with it?</source>
        <translation>Posso prendere un dado solo per togliermi il pensiero?</translation>
    </message>
    <message>
        <source>Yes. You may take a die whose action gives you nothing.</source>
        <translation>Sì. Può prendere un dado la cui azione non Le porta nulla.</translation>
    </message>
    <message>
        <source>I take a six and use it for action 1. Does [[staff:13]] help?</source>
        <translation>Prendo un sei e lo uso come azione 1. [[staff:13]] mi aiuta?</translation>
    </message>
    <message>
        <source>No. The die remains a six for every staff card. [[staff:17]] is the one that helps with sixes.</source>
        <translation>No. Per ogni carta Personale il dado resta un sei. Con i sei aiuta [[staff:17]].</translation>
    </message>
    <message>
        <source>A six for action 2: which dice count?</source>
        <translation>Un sei come azione 2: quali dadi contano?</translation>
    </message>
    <message>
        <source>Those on space 6, plus your boost, and [[staff:17]] if you have the card. The dice on space 2 do not matter, and it may be empty.</source>
        <translation>Quelli sullo spazio 6, con il Suo potenziamento e con [[staff:17]], se ha la carta. I dadi sullo spazio 2 non contano, e lo spazio può anche essere vuoto.</translation>
    </message>
    <message>
        <source>May I take fewer items than the strength?</source>
        <translation>Posso prendere meno consumazioni di quante ne indica la potenza?</translation>
    </message>
    <message>
        <source>No. You take exactly as many as the strength, and never more cake than strudel or more coffee than wine. What no guest needs goes into the kitchen.</source>
        <translation>No. Ne prende esattamente quante ne indica la potenza, e mai più Torte che Strudel o più Caffè che Vino. Ciò che non serve a nessun Ospite va in Cucina.</translation>
    </message>
    <message>
        <source>May I prepare fewer rooms than the strength?</source>
        <translation>Posso preparare meno Camere di quante ne indica la potenza?</translation>
    </message>
    <message>
        <source>Yes, the strength is the most you may prepare. With action 5, too, you need not play a card.</source>
        <translation>Sì, la potenza è il massimo che può preparare. Anche con l’azione 5 può non giocare alcuna carta.</translation>
    </message>
    <message>
        <source>May I serve in the middle of an action?</source>
        <translation>Posso servire nel mezzo di un’azione?</translation>
    </message>
    <message>
        <source>No. But items you are just receiving go onto guests for free. Additional actions come before, between or after other actions.</source>
        <translation>No. Ma le consumazioni che sta ricevendo vanno gratuitamente agli Ospiti. Le azioni addizionali vengono prima, fra un passaggio e l’altro e dopo.</translation>
    </message>
    <message>
        <source>May I use additional actions on another player’s turn?</source>
        <translation>Posso usare azioni addizionali nel turno di un altro giocatore?</translation>
    </message>
    <message>
        <source>No, only on your own turn.</source>
        <translation>No, solo nel proprio turno.</translation>
    </message>
    <message>
        <source>Leopold, your opponent</source>
        <translation>Leopold, il Suo avversario</translation>
    </message>
    <message>
        <source>Leopold is your opponent when you play alone. He plays from a deck of 20 instruction cards and follows rules of his own; you play as in a two-player game.</source>
        <translation>Leopold è il Suo avversario quando gioca in solitario. Gioca con un mazzo di 20 carte Istruzione e segue regole proprie; Lei gioca come in una partita a due.</translation>
    </message>
    <message>
        <source>He never passes and never pays, has no krones and no items, and does not need to complete orders. You win only with **more** VP than he has.</source>
        <translation>Non passa mai, non paga mai, non possiede né Corone né consumazioni e non gli servono ordinazioni complete. Lei vince solo con **più** PV dei suoi.</translation>
    </message>
    <message>
        <source>Everything not mentioned in this chapter is as usual, options included.</source>
        <translation>Tutto ciò che questo capitolo non menziona resta come al solito, opzioni comprese.</translation>
    </message>
    <message>
        <source>Solo: setting up</source>
        <translation>Solitario: la preparazione</translation>
    </message>
    <message>
        <source>- Leopold has the turn order tile 1/4 in round 1, you have 2/3. The tiles are swapped after every round.</source>
        <translation>- Nel round 1 Leopold ha la tessera Ordine di Turno 1/4, Lei la 2/3. Le tessere si scambiano dopo ogni round.</translation>
    </message>
    <message>
        <source>- Leopold always uses the **night side**. You may use any side.</source>
        <translation>- Leopold usa sempre il **lato notte**. Lei può usare qualsiasi lato.</translation>
    </message>
    <message>
        <source>- First, five of the staff cards for the end of the game are drawn unseen; they are **Leopold’s pile**. The others of that kind are shuffled back into the deck.</source>
        <translation>- Per prima cosa si pescano alla cieca cinque delle carte Personale di fine gioco; formano la **pila di Leopold**. Le altre dello stesso tipo vengono rimescolate nel mazzo.</translation>
    </message>
    <message>
        <source>- Then you look at **ten** staff cards and keep six. The other four go under the deck, in an order of your choice.</source>
        <translation>- Poi Lei guarda **dieci** carte Personale e ne tiene sei. Le altre quattro vanno in fondo al mazzo, nell’ordine che preferisce.</translation>
    </message>
    <message>
        <source>- Only you take a first guest and prepare three rooms, in Classic up to three.</source>
        <translation>- Solo Lei prende un primo Ospite e prepara tre Camere, in Classico fino a tre.</translation>
    </message>
    <message>
        <source>Solo: Leopold’s turn</source>
        <translation>Solitario: il turno di Leopold</translation>
    </message>
    <message>
        <source>On his turn the top instruction card is revealed and carried out **from top to bottom**: guests, the die, and one or two further symbols.</source>
        <translation>Nel suo turno si scopre la prima carta Istruzione e la si esegue **dall’alto in basso**: Ospiti, dado e uno o due altri simboli.</translation>
    </message>
    <message>
        <source>A symbol counts only from its level up; see [[rule:solo-levels]].</source>
        <translation>Un simbolo conta solo dal suo livello in su; veda [[rule:solo-levels]].</translation>
    </message>
    <message>
        <source>Your own turns go on as usual. You may pass: then you wait until Leopold has had his turns, one die goes to the dustbin and the rest are rolled again.</source>
        <translation>I Suoi turni si svolgono come al solito. Può passare: allora attende che Leopold abbia avuto i suoi turni, un dado va nella Pattumiera e gli altri vengono rilanciati.</translation>
    </message>
    <message>
        <source>Solo: the three levels</source>
        <translation>Solitario: i tre livelli</translation>
    </message>
    <message>
        <source>| Level | Symbols that count |</source>
        <translation>| Livello | Simboli che contano |</translation>
    </message>
    <message>
        <source>| Easy | those without a border |</source>
        <translation>| Facile | quelli senza bordo |</translation>
    </message>
    <message>
        <source>| Medium | those without a border or with a silver one |</source>
        <translation>| Medio | quelli senza bordo e quelli con il bordo argentato |</translation>
    </message>
    <message>
        <source>| Hard | all, including those with a gold border |</source>
        <translation>| Difficile | tutti, anche quelli con il bordo dorato |</translation>
    </message>
    <message>
        <source>The higher the level, the more Leopold does on his turn.</source>
        <translation>Più alto è il livello, più Leopold fa nel suo turno.</translation>
    </message>
    <message>
        <source>Solo: which guest Leopold takes</source>
        <translation>Solitario: quale Ospite prende Leopold</translation>
    </message>
    <message>
        <source>Leopold takes a guest from the queue for each guest symbol that counts, the left one first. The queue is refilled after each.</source>
        <translation>Leopold prende un Ospite dalla fila per ogni simbolo Ospite che conta, a partire da quello di sinistra. La fila viene rifornita dopo ciascuno.</translation>
    </message>
    <message>
        <source>- Of the colour shown he takes the guest with the **most VP**.</source>
        <translation>- Del colore indicato prende l’Ospite con **più PV**.</translation>
    </message>
    <message>
        <source>- If there is no guest of that colour, or if the symbol shows no colour, he takes the guest with the most VP of **any** colour he can still house.</source>
        <translation>- Se non c’è alcun Ospite di quel colore, o se il simbolo non mostra un colore, prende l’Ospite con più PV di **qualsiasi** colore che può ancora alloggiare.</translation>
    </message>
    <message>
        <source>- If all rooms of the colour shown are occupied in his hotel, he does the same.</source>
        <translation>- Se nel suo Hotel tutte le Camere del colore indicato sono occupate, fa lo stesso.</translation>
    </message>
    <message>
        <source>- Green guests can be housed as long as any space is empty.</source>
        <translation>- Gli Ospiti verdi si possono alloggiare finché c’è uno spazio vuoto.</translation>
    </message>
    <message>
        <source>The hand on the card breaks ties. If there is no guest he can house, he takes none.</source>
        <translation>A parità decide la mano sulla carta. Se non c’è alcun Ospite che possa alloggiare, non ne prende.</translation>
    </message>
    <message>
        <source>Solo: where Leopold’s guests live</source>
        <translation>Solitario: dove alloggiano gli Ospiti di Leopold</translation>
    </message>
    <message>
        <source>Leopold’s guest moves in at once: an **occupied** room is placed in his hotel. He scores the VP of the guest, and those of the space if it shows any.</source>
        <translation>L’Ospite di Leopold prende subito la Camera: nel suo Hotel si mette una Camera **occupata**. Leopold ottiene i PV dell’Ospite e quelli dello spazio, se ne mostra.</translation>
    </message>
    <message>
        <source>- A blue, red or yellow guest gets the first empty space of the colour **from the left on the lowest floor possible**.</source>
        <translation>- Un Ospite blu, rosso o giallo riceve il primo spazio vuoto del suo colore **da sinistra, al piano più basso possibile**.</translation>
    </message>
    <message>
        <source>- A green guest gets the first empty space **from the bottom in the rightmost column possible**.</source>
        <translation>- Un Ospite verde riceve il primo spazio vuoto **dal basso, nella colonna più a destra possibile**.</translation>
    </message>
    <message>
        <source>His rooms need not be next to each other, and he pays nothing. He gets no rewards and no occupancy bonus.</source>
        <translation>Non occorre che le sue Camere siano adiacenti, e lui non paga nulla. Non riceve ricompense né Bonus Occupazione.</translation>
    </message>
    <message>
        <source>Solo: which die Leopold takes</source>
        <translation>Solitario: quale dado prende Leopold</translation>
    </message>
    <message>
        <source>Leopold takes the die shown and places it on his turn order tile. He does **not** carry out its action.</source>
        <translation>Leopold prende il dado indicato e lo mette sulla sua tessera Ordine di Turno. **Non** ne esegue l’azione.</translation>
    </message>
    <message>
        <source>If two dice are shown, he takes the one there are more of on the board. If a question mark is shown, or if none of the dice shown is there, he takes one from the space with the **most dice**.</source>
        <translation>Se sono indicati due dadi, prende quello presente in maggior numero sulla Plancia. Se c’è un punto interrogativo, o se nessuno dei dadi indicati è presente, ne prende uno dallo spazio con **più dadi**.</translation>
    </message>
    <message>
        <source>The hand breaks ties.</source>
        <translation>A parità decide la mano.</translation>
    </message>
    <message>
        <source>Solo: the other symbols</source>
        <translation>Solitario: gli altri simboli</translation>
    </message>
    <message>
        <source>- **Emperor:** Leopold moves forward that many steps; beyond space 13 he scores VP as usual.</source>
        <translation>- **Imperatore:** Leopold avanza di altrettanti passi; oltre lo spazio 13 ottiene PV come al solito.</translation>
    </message>
    <message>
        <source>- **Staff:** the top card of his pile is turned face up. It will score at the end.</source>
        <translation>- **Personale:** si scopre la prima carta della sua pila. Alla fine darà punti.</translation>
    </message>
    <message>
        <source>- **Objective:** his marker on that objective moves on.</source>
        <translation>- **Obiettivo:** il suo segnalino su quell’Obiettivo avanza.</translation>
    </message>
    <message>
        <source>Solo: Leopold and the objectives</source>
        <translation>Solitario: Leopold e gli Obiettivi</translation>
    </message>
    <message>
        <source>Leopold ignores the conditions. The first symbol for an objective puts his marker on **III**, the next moves it to **II**, the next to **I**; on I he claims the objective at once, for the highest value still available.</source>
        <translation>Leopold non bada alle condizioni. Il suo primo simbolo per un Obiettivo mette il segnalino sul **III**, il successivo lo porta sul **II**, quello dopo sull’**I**; sull’I rivendica subito l’Obiettivo, per il valore più alto ancora libero.</translation>
    </message>
    <message>
        <source>A symbol for an objective he has claimed, or a question mark, counts for the objective where he is **least advanced**. Having no marker there counts as less than III.</source>
        <translation>Un simbolo per un Obiettivo che ha già rivendicato, o un punto interrogativo, va all’Obiettivo su cui è **meno avanzato**. Dove non ha ancora un segnalino è meno avanzato che sul III.</translation>
    </message>
    <message>
        <source>The hand breaks ties; from left to right the objectives are A, B, C. Once he has claimed all three, nothing happens.</source>
        <translation>La mano risolve i pareggi; da sinistra a destra gli Obiettivi sono A, B, C. Quando li ha rivendicati tutti e tre, non succede nulla.</translation>
    </message>
    <message>
        <source>Solo: the hand that breaks ties</source>
        <translation>Solitario: la mano che risolve i pareggi</translation>
    </message>
    <message>
        <source>Whenever Leopold has to break a tie, look at the hand at the bottom of the card. A hand pointing **right** breaks it from left to right, a hand pointing **left** from right to left.</source>
        <translation>Ogni volta che Leopold si trova davanti a una parità, si guarda il simbolo della mano in fondo alla carta. Una mano che indica a **destra** risolve il pareggio da sinistra a destra, una che indica a **sinistra** da destra a sinistra.</translation>
    </message>
    <message>
        <source>For guests this is the order in the queue; for dice, left is 1 and right is 6; for objectives, left is A and right is C.</source>
        <translation>Per gli Ospiti è l’ordine nella fila; per i dadi, a sinistra c’è l’1 e a destra il 6; per gli Obiettivi, a sinistra c’è A e a destra C.</translation>
    </message>
    <message>
        <source>Solo: Leopold’s staff</source>
        <translation>Solitario: il personale di Leopold</translation>
    </message>
    <message>
        <source>Leopold’s pile has five cards. He scores only those turned face up, by the usual rules:</source>
        <translation>La pila di Leopold ha cinque carte. Danno punti solo quelle scoperte, secondo le regole consuete:</translation>
    </message>
    <message>
        <source>- [[staff:29]] copies whichever of your end cards in play is worth most to him; if you have none, it scores nothing.</source>
        <translation>- [[staff:29]] copia, fra le Sue carte di fine gioco in gioco, quella che per lui vale di più; se Lei non ne ha, non dà nulla.</translation>
    </message>
    <message>
        <source>- [[staff:32]] counts only the cards turned face up.</source>
        <translation>- [[staff:32]] conta solo le carte scoperte.</translation>
    </message>
    <message>
        <source>- [[staff:34]] counts his room tiles; empty spaces do not count.</source>
        <translation>- [[staff:34]] conta le sue tessere Camera; gli spazi vuoti non contano.</translation>
    </message>
    <message>
        <source>- [[staff:40]] counts only objectives he has claimed, not those where his marker still stands on II or III.</source>
        <translation>- [[staff:40]] conta solo gli Obiettivi che ha rivendicato, non quelli in cui il suo segnalino è ancora sul II o sul III.</translation>
    </message>
    <message>
        <source>Solo: Leopold and the Emperor</source>
        <translation>Solitario: Leopold e l’Imperatore</translation>
    </message>
    <message>
        <source>Leopold scores the VP of his space and moves back like everyone else. He gets no reward and suffers no penalty; you do.</source>
        <translation>Leopold ottiene i PV del suo spazio e retrocede come tutti. Non riceve Bonus Imperiali e non subisce penalità; Lei sì.</translation>
    </message>
    <message>
        <source>Solo: the final scoring</source>
        <translation>Solitario: il Conteggio Finale</translation>
    </message>
    <message>
        <source>Leopold scores his occupied rooms by floor and his staff turned face up, on top of everything he has scored during the game. He has no krones and no items to count, and no guests to lose VP for.</source>
        <translation>Leopold ottiene punti per le sue Camere occupate secondo il piano e per il suo personale scoperto, oltre a tutto ciò che ha ottenuto strada facendo. Non ha Corone né consumazioni da contare, né Ospiti per cui perdere PV.</translation>
    </message>
    <message>
        <source>You win only with **more** VP than Leopold. A tie goes to him.</source>
        <translation>Lei vince solo con **più** PV di Leopold. Il pareggio è suo.</translation>
    </message>
    <message>
        <source>Solo: hotel entrances</source>
        <translation>Solitario: ingressi dell’Hotel</translation>
    </message>
    <message>
        <source>As a variant, Leopold gets one of four hotel entrances, chosen or at random. Each gives him a special power that affects you as well.</source>
        <translation>Come variante Leopold riceve uno di quattro ingressi dell’Hotel, scelto o a caso. Ognuno gli dà un potere proprio, che riguarda anche Lei.</translation>
    </message>
    <message>
        <source>In print the entrances belong to module 3 of the expansion: there you start with 7 krones and an entrance of your own. Without that module they are our variant: you start with the usual 10 krones and have no entrance.</source>
        <translation>Nella versione stampata gli ingressi appartengono al modulo 3 dell’espansione: lì si comincia con 7 Corone e un proprio ingresso. Senza quel modulo sono una nostra variante: si comincia con le solite 10 Corone e senza ingresso.</translation>
    </message>
    <message>
        <source>Hautel Couture</source>
        <translation>Hautel Couture</translation>
    </message>
    <message>
        <source>**Set-up:** guests are turned up from the shuffled deck until there are three worth 5, 6 or 7 VP. They sit in Leopold’s café. For each, in the order they came, a vacant room of the guest’s colour is placed in his hotel, from the top floor down and from left to right; a green guest gets the first empty space. Those rooms are **reserved**.</source>
        <translation>**Preparazione:** dal mazzo mescolato si scoprono Ospiti finché non ce ne sono tre che valgono 5, 6 o 7 PV. Si siedono nel Caffè di Leopold. Per ognuno, nell’ordine di arrivo, si mette nel suo Hotel una Camera libera del colore dell’Ospite, dal piano più alto verso il basso e da sinistra a destra; un Ospite verde riceve il primo spazio vuoto. Queste Camere sono **riservate**.</translation>
    </message>
    <message>
        <source>If a reserved space shows VP, Leopold scores them at once.</source>
        <translation>Se uno spazio riservato mostra dei PV, Leopold li ottiene subito.</translation>
    </message>
    <message>
        <source>The items these guests have ordered form a pool, topped up to **18 items** by adding strudel, cake, wine, coffee and so on, one at a time. One item from the pool, chosen at random, lies on each action space.</source>
        <translation>Le consumazioni che questi Ospiti hanno ordinato formano una scorta, completata fino a **18 consumazioni** nell’ordine Strudel, Torta, Vino, Caffè e poi da capo. Su ogni spazio Azione si mette una consumazione, presa a caso dalla scorta.</translation>
    </message>
    <message>
        <source>**During the game:** whenever **you** take a die from a space with an item, you must place the item on one of Leopold’s guests who still needs it, as you choose. If none does, the item goes back to the supply. Empty spaces are refilled from the pool at the start of the next round.</source>
        <translation>**Durante la partita:** ogni volta che **Lei** prende un dado da uno spazio con una consumazione, deve darla a uno degli Ospiti di Leopold che ne hanno ancora bisogno, a Sua scelta. Se non ce n’è alcuno, la consumazione torna nella riserva. Gli spazi vuoti si riempiono dalla scorta all’inizio del round successivo.</translation>
    </message>
    <message>
        <source>When an order is complete, Leopold scores the VP of that guest at once, and the guest moves into the reserved room.</source>
        <translation>Quando un’ordinazione è completa, Leopold ottiene subito i PV di quell’Ospite, che prende la Camera riservata.</translation>
    </message>
    <message>
        <source>Leopold loses no VP for guests left in his café. Vacant rooms in his hotel count for [[staff:34]].</source>
        <translation>Leopold non perde PV per gli Ospiti rimasti nel suo Caffè. Le Camere libere nel suo Hotel contano per [[staff:34]].</translation>
    </message>
    <message>
        <source>Nine Stars Inn</source>
        <translation>Nine Stars Inn</translation>
    </message>
    <message>
        <source>Leopold has a **star track** with nine spaces in three rows of three: III, II and I. Each objective symbol that counts also puts a token on the next space, from left to right, first in row III, then II, then I.</source>
        <translation>Leopold ha un **tracciato delle stelle** di nove spazi, in tre righe di tre: III, II e I. Ogni simbolo Obiettivo che conta mette anche un gettone sullo spazio successivo, da sinistra a destra, prima la riga III, poi la II, poi la I.</translation>
    </message>
    <message>
        <source>Whenever **you** fill a floor or a column of your hotel with occupied rooms, the last token is taken away. If there is none, nothing happens.</source>
        <translation>Ogni volta che **Lei** riempie di Camere occupate un piano o una colonna del Suo Hotel, l’ultimo gettone viene tolto. Se non ce ne sono, non succede nulla.</translation>
    </message>
    <message>
        <source>At the end of each Emperor scoring Leopold scores by the last row that holds a token: III gives 5 VP, II gives 10, I gives 15. There are never more than nine tokens.</source>
        <translation>Alla fine di ogni Conteggio Imperiale Leopold ottiene punti secondo l’ultima riga che ha un gettone: la III dà 5 PV, la II ne dà 10, la I ne dà 15. I gettoni non sono mai più di nove.</translation>
    </message>
    <message>
        <source>Sushi Resort</source>
        <translation>Sushi Resort</translation>
    </message>
    <message>
        <source>Six tokens lie in Leopold’s hotel: on the last two spaces of floor 1, the first three of floor 2, and the first of floor 3.</source>
        <translation>Sei gettoni si trovano nell’Hotel di Leopold: sugli ultimi due spazi del piano 1, sui primi tre del piano 2 e sul primo del piano 3.</translation>
    </message>
    <message>
        <source>When Leopold places a room on a space with a token, the token goes to the **leftmost guest** in the queue, once it has been refilled. It stays with that guest as the guest slides to the right.</source>
        <translation>Quando Leopold mette una Camera su uno spazio con un gettone, il gettone va all’**Ospite più a sinistra** della fila, dopo che è stata rifornita. Resta con quell’Ospite mentre questi scorre verso destra.</translation>
    </message>
    <message>
        <source>If **you** take such a guest, you pay **1 krone more**, even if the guest is otherwise free, and the token leaves the game. If you cannot pay, you cannot take the guest.</source>
        <translation>Se **Lei** prende un Ospite con un gettone, paga **1 Corona in più**, anche se l’Ospite è altrimenti gratuito, e il gettone esce dal gioco. Se non può pagare, non può prendere l’Ospite.</translation>
    </message>
    <message>
        <source>If **Leopold** takes such a guest, or if the guest reaches the rightmost place in the queue, he scores 8 VP and the token leaves the game.</source>
        <translation>Se è **Leopold** a prendere un Ospite con un gettone, o se l’Ospite arriva al posto più a destra della fila, Leopold ottiene 8 PV e il gettone esce dal gioco.</translation>
    </message>
    <message>
        <source>Toll Bridge Hotel</source>
        <translation>Toll Bridge Hotel</translation>
    </message>
    <message>
        <source>Whenever **Leopold** takes a die he leaves a token on the action space. Tokens pile up and stay from round to round.</source>
        <translation>Ogni volta che **Leopold** prende un dado lascia un gettone sullo spazio Azione. I gettoni si accumulano e restano da un round all’altro.</translation>
    </message>
    <message>
        <source>To use a space with tokens you pay **exactly 1 krone**, however many there are. Without a krone you cannot use it.</source>
        <translation>Per usare uno spazio con gettoni si paga **esattamente 1 Corona**, qualunque sia il loro numero. Senza una Corona non lo si può usare.</translation>
    </message>
    <message>
        <source>Only if you have no krone and every space open to you holds a token do you lose **5 VP** instead. From then on no space costs you a toll for the rest of that turn, whatever comes into your purse. As long as you have a krone, you must pay.</source>
        <translation>Solo se Lei non ha Corone e ogni spazio a Sua disposizione ha un gettone, perde invece **5 PV**. Da quel momento, per il resto di quel turno, nessuno spazio Le costa pedaggio, qualunque cosa entri in cassa. Finché ha una Corona, deve pagare.</translation>
    </message>
    <message>
        <source>When you use a space Leopold scores 1 VP for **each** token on it; then one of them is taken away.</source>
        <translation>Quando Lei usa uno spazio, Leopold ottiene 1 PV per **ogni** gettone che vi si trova; poi se ne toglie uno.</translation>
    </message>
    <message>
        <source>Symbols: colours</source>
        <translation>Simboli: i colori</translation>
    </message>
    <message>
        <source>Every colour has a mark of its own, so that nothing is told by colour alone.</source>
        <translation>Ogni colore ha un segno proprio, così che nulla dipende dal solo colore.</translation>
    </message>
    <message>
        <source>| Mark | Colour | Guests |</source>
        <translation>| Segno | Colore | Ospiti |</translation>
    </message>
    <message>
        <source>| lozenge | blue | nobles |</source>
        <translation>| rombo | blu | nobili |</translation>
    </message>
    <message>
        <source>| bell | red | citizens |</source>
        <translation>| campanello | rosso | cittadini |</translation>
    </message>
    <message>
        <source>| crown | yellow | artists |</source>
        <translation>| corona | giallo | artisti |</translation>
    </message>
    <message>
        <source>| suitcase | green | tourists, at home in rooms of any colour |</source>
        <translation>| valigia | verde | turisti, a casa in Camere di qualsiasi colore |</translation>
    </message>
    <message>
        <source>Symbols: food and drink</source>
        <translation>Simboli: cibi e bevande</translation>
    </message>
    <message>
        <source>Items differ by shape as well as by colour.</source>
        <translation>Le consumazioni si distinguono per forma oltre che per colore.</translation>
    </message>
    <message>
        <source>| Item | Shape | Comes from |</source>
        <translation>| Consumazione | Forma | Arriva con |</translation>
    </message>
    <message>
        <source>| strudel | a sliced roll | action 1 |</source>
        <translation>| Strudel | un rotolo affettato | azione 1 |</translation>
    </message>
    <message>
        <source>| cake | a wedge in layers | action 1 |</source>
        <translation>| Torta | una fetta a strati | azione 1 |</translation>
    </message>
    <message>
        <source>| wine | a glass with a stem | action 2 |</source>
        <translation>| Vino | un calice | azione 2 |</translation>
    </message>
    <message>
        <source>| coffee | a steaming cup | action 2 |</source>
        <translation>| Caffè | una tazza fumante | azione 2 |</translation>
    </message>
    <message>
        <source>A covered dish stands for an item of your choice.</source>
        <translation>Un piatto coperto indica una consumazione a scelta.</translation>
    </message>
    <message>
        <source>Symbols: on the cards</source>
        <translation>Simboli: sulle carte</translation>
    </message>
    <message>
        <source>| Picture | What it means |</source>
        <translation>| Immagine | Che cosa significa |</translation>
    </message>
    <message>
        <source>| coin with a K | krones |</source>
        <translation>| moneta con una K | Corone |</translation>
    </message>
    <message>
        <source>| laurel wreath | victory points |</source>
        <translation>| corona d’alloro | Punti Vittoria |</translation>
    </message>
    <message>
        <source>| crown with a cross | steps on the Emperor track |</source>
        <translation>| corona con una croce | passi sul tracciato Imperatore |</translation>
    </message>
    <message>
        <source>| open door | prepare a room |</source>
        <translation>| porta aperta | preparare una Camera |</translation>
    </message>
    <message>
        <source>| bed | occupy a room |</source>
        <translation>| letto | occupare una Camera |</translation>
    </message>
    <message>
        <source>| portrait with a bow tie | staff: play a card or draw one |</source>
        <translation>| ritratto con papillon | personale: giocare o pescare una carta |</translation>
    </message>
    <message>
        <source>| portrait with a hat | take a guest from the queue |</source>
        <translation>| ritratto con cappello | prendere un Ospite dalla fila |</translation>
    </message>
    <message>
        <source>| per cent sign | a discount |</source>
        <translation>| segno di percentuale | uno sconto |</translation>
    </message>
    <message>
        <source>Symbols: when staff works</source>
        <translation>Simboli: quando agisce il personale</translation>
    </message>
    <message>
        <source>| a 1 in a ring | once, when played |</source>
        <translation>| un 1 in un anello | una volta, quando viene giocata |</translation>
    </message>
    <message>
        <source>| turning arrow | once per round |</source>
        <translation>| freccia circolare | una volta per round |</translation>
    </message>
    <message>
        <source>| endless loop | permanent |</source>
        <translation>| nastro infinito | permanente |</translation>
    </message>
    <message>
        <source>| chequered flag | end of the game |</source>
        <translation>| bandiera a scacchi | fine del gioco |</translation>
    </message>
    <message>
        <source>Words of the house</source>
        <translation>Parole della casa</translation>
    </message>
    <message>
        <source>| Word | What it means |</source>
        <translation>| Parola | Che cosa significa |</translation>
    </message>
    <message>
        <source>| group | adjacent rooms of the same colour; a suite of one to four rooms |</source>
        <translation>| gruppo | Camere dello stesso colore che si toccano; una suite da una a quattro Camere |</translation>
    </message>
    <message>
        <source>| vacant | a room that is prepared and waits for a guest |</source>
        <translation>| libero | una Camera preparata che attende un Ospite |</translation>
    </message>
    <message>
        <source>| occupied | a room someone lives in; it counts for groups and at the end |</source>
        <translation>| occupato | una Camera in cui qualcuno alloggia; conta per i gruppi e alla fine |</translation>
    </message>
    <message>
        <source>| strength | how much an action is worth: dice, boost and staff |</source>
        <translation>| potenza | quanto vale un’azione: dadi, potenziamento e personale |</translation>
    </message>
    <message>
        <source>| boost | 1 krone for 1 more strength, once per turn |</source>
        <translation>| potenziare | 1 Corona per 1 di potenza in più, una volta per turno |</translation>
    </message>
    <message>
        <source>| order | the items a guest wants before moving in |</source>
        <translation>| ordinazione | le consumazioni che un Ospite vuole prima di prendere la Camera |</translation>
    </message>
    <message>
        <source>| to serve | to move items from the kitchen onto guests |</source>
        <translation>| servire | spostare consumazioni dalla Cucina agli Ospiti |</translation>
    </message>
    <message>
        <source>| display | the staff cards you have in play |</source>
        <translation>| area di gioco | le carte Personale che Lei ha in gioco |</translation>
    </message>
    <message>
        <source>| dustbin | where the dice go that are out of the round |</source>
        <translation>| Pattumiera | dove vanno i dadi che escono dal round |</translation>
    </message>
    <message>
        <source>| supply | everything that belongs to nobody |</source>
        <translation>| riserva | tutto ciò che non appartiene a nessuno |</translation>
    </message>
    <message>
        <source>Night side and day side</source>
        <translation>Lato notte e lato giorno</translation>
    </message>
    <message>
        <source>On the **night side** all hotels are alike. On the **day side** each of the four hotels, A to D, has a layout of its own.</source>
        <translation>Sul **lato notte** tutti gli Hotel sono uguali. Sul **lato giorno** ognuno dei quattro Hotel, da A a D, ha una disposizione propria.</translation>
    </message>
    <message>
        <source>Both sides have the same floors, costs, bonuses and VP. The night side is the kinder one for a first game.</source>
        <translation>Entrambi i lati hanno gli stessi piani, costi, bonus e PV. Il lato notte è il più benevolo per una prima partita.</translation>
    </message>
    <message>
        <source>The day layouts are those printed on the boards, taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Le disposizioni dei lati giorno sono quelle stampate sulle Plance, riprese da due trascrizioni pubbliche concordanti. Chi possiede il gioco può correggerle.</translation>
    </message>
    <message>
        <source>The promotional guests</source>
        <translation>Gli Ospiti promozionali</translation>
    </message>
    <message>
        <source>[[guest:117]] and [[guest:118]] may be shuffled into the deck in either ruleset. They stay out unless you ask for them.</source>
        <translation>[[guest:117]] e [[guest:118]] possono essere mescolati nel mazzo in entrambi i regolamenti. Restano fuori finché Lei non li invita.</translation>
    </message>
    <message>
        <source>Their orders, VP and colours are taken from two public transcriptions that agree. Owners of the game can correct them.</source>
        <translation>Le loro ordinazioni, i PV e i colori provengono da due trascrizioni pubbliche concordanti. Chi possiede il gioco può correggerli.</translation>
    </message>
    <message>
        <source>The rulesets: Deluxe and Classic</source>
        <translation>I regolamenti: Deluxe e Classico</translation>
    </message>
    <message>
        <source>The game has two rulesets. **Deluxe** follows the edition of 2021 and is the default. **Classic** follows the first edition of 2015.</source>
        <translation>Il gioco ha due regolamenti. **Deluxe** segue l’edizione del 2021 ed è quello predefinito. **Classico** segue la prima edizione del 2015.</translation>
    </message>
    <message>
        <source>They differ only in the points listed in this chapter; everything else in this reference applies to both.</source>
        <translation>Differiscono solo nei punti elencati in questo capitolo; tutto il resto di questa guida vale per entrambi.</translation>
    </message>
    <message>
        <source>The printings of the first edition disagree in places; see [[rule:edition-printings]]. Classic here is the reading that most of them and the cards share.</source>
        <translation>Le versioni stampate della prima edizione non concordano in ogni punto; veda [[rule:edition-printings]]. Classico è qui la lettura condivisa dalla maggior parte di esse e dalle carte.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: cards</source>
        <translation>Deluxe e Classico: le carte</translation>
    </message>
    <message>
        <source>| Card | Deluxe | Classic |</source>
        <translation>| Carta | Deluxe | Classico |</translation>
    </message>
    <message>
        <source>| [[staff:17]] | costs 5 krones | costs 3 krones |</source>
        <translation>| [[staff:17]] | costa 5 Corone | costa 3 Corone |</translation>
    </message>
    <message>
        <source>| [[staff:41]] | no limit | at most 12 VP |</source>
        <translation>| [[staff:41]] | senza limite | al massimo 12 PV |</translation>
    </message>
    <message>
        <source>| [[staff:33]] | orders of four or more items | orders of exactly four items |</source>
        <translation>| [[staff:33]] | ordinazioni di almeno quattro consumazioni | ordinazioni di esattamente quattro consumazioni |</translation>
    </message>
    <message>
        <source>| [[staff:23]] | every room turned to occupied | only when a guest moves in |</source>
        <translation>| [[staff:23]] | ogni Camera che viene occupata | solo quando un Ospite prende la Camera |</translation>
    </message>
    <message>
        <source>| [[guest:97]] | one extra action without taking a die | a whole extra turn without taking a die |</source>
        <translation>| [[guest:97]] | un’azione extra senza prendere un dado | un intero turno extra senza prendere un dado |</translation>
    </message>
    <message>
        <source>In Classic the extra turn of [[guest:97]] comes right after this one: with a guest from the queue, additional actions and the action of one space with dice, which may be boosted for 1 krone. No die is taken.</source>
        <translation>In Classico il turno extra di [[guest:97]] segue immediatamente questo: con un Ospite dalla fila, azioni addizionali e l’azione di uno spazio con dadi, che si può potenziare per 1 Corona. Non si prende alcun dado.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: set-up and Emperor</source>
        <translation>Deluxe e Classico: preparazione e Imperatore</translation>
    </message>
    <message>
        <source>- **Set-up:** in Deluxe everyone prepares exactly three rooms, in Classic up to three.</source>
        <translation>- **Preparazione:** in Deluxe si preparano esattamente tre Camere, in Classico fino a tre.</translation>
    </message>
    <message>
        <source>- **Penalties with two options:** in Deluxe the left one is forced if it can be suffered in full. In Classic the player chooses among those that are possible.</source>
        <translation>- **Penalità con due opzioni:** Deluxe impone quella di sinistra se si può subirla per intero. In Classico il giocatore sceglie fra quelle possibili.</translation>
    </message>
    <message>
        <source>- **Penalty of [[emperor:C2]]:** in Deluxe the second room comes from the next lower floor that has an occupied one. In Classic it is the next occupied room below the first in the **same column**, if there is one.</source>
        <translation>- **Penalità della tessera [[emperor:C2]]:** in Deluxe la seconda Camera è una del primo piano inferiore che ne ha una occupata. In Classico è la prima Camera occupata al di sotto nella **stessa colonna**, se c’è.</translation>
    </message>
    <message>
        <source>- **Emperor’s reward of [[emperor:B3]]:** in Deluxe one of the three cards drawn must be played, in Classic it may be.</source>
        <translation>- **Bonus Imperiale della tessera [[emperor:B3]]:** in Deluxe si deve giocare una delle tre carte pescate, in Classico si può.</translation>
    </message>
    <message>
        <source>Deluxe and Classic: the same in both</source>
        <translation>Deluxe e Classico: uguale in entrambi</translation>
    </message>
    <message>
        <source>- [[staff:32]] scores 2 VP per staff card.</source>
        <translation>- [[staff:32]] dà 2 PV per carta Personale.</translation>
    </message>
    <message>
        <source>- With [[staff:26]] you pay 1 krone to ignore a penalty.</source>
        <translation>- [[staff:26]] chiede 1 Corona per ignorare una penalità.</translation>
    </message>
    <message>
        <source>- The penalty of [[emperor:B4]] removes **vacant** rooms.</source>
        <translation>- La penalità della tessera [[emperor:B4]] rimuove Camere **libere**.</translation>
    </message>
    <message>
        <source>- There are 56 guest cards; the two promotional guests are optional.</source>
        <translation>- Le carte Ospite sono 56; i due Ospiti promozionali sono facoltativi.</translation>
    </message>
    <message>
        <source>Classic: printings that disagree</source>
        <translation>Classico: dove le versioni stampate non concordano</translation>
    </message>
    <message>
        <source>The first edition was printed in several languages, and its printings do not always say the same thing. Each line shows where they differ, and how Classic is played here.</source>
        <translation>La prima edizione uscì in più lingue, e le sue versioni stampate non dicono sempre la stessa cosa. Ogni riga indica in che cosa differiscono e come si gioca qui Classico.</translation>
    </message>
    <message>
        <source>| What | Printings | Here |</source>
        <translation>| Che cosa | Versioni stampate | Qui |</translation>
    </message>
    <message>
        <source>| First rooms | exactly three in the Italian rules, up to three in the others | up to three |</source>
        <translation>| Prime Camere | esattamente tre nelle regole italiane, fino a tre nelle altre | fino a tre |</translation>
    </message>
    <message>
        <source>| Occupancy bonus | after the reward in the French rules | before or after it, as you choose |</source>
        <translation>| Bonus Occupazione | dopo la ricompensa nelle regole francesi | prima o dopo, a Sua scelta |</translation>
    </message>
    <message>
        <source>| Two penalties | the left one is forced in the Italian rules, as in Deluxe | the player chooses |</source>
        <translation>| Due penalità | quella di sinistra è obbligata nelle regole italiane, come in Deluxe | sceglie il giocatore |</translation>
    </message>
    <message>
        <source>| Penalty of [[emperor:B4]] | the words say vacant rooms, but a picture shows occupied ones | vacant rooms |</source>
        <translation>| Penalità della tessera [[emperor:B4]] | il testo parla di Camere libere, ma un’immagine ne mostra di occupate | Camere libere |</translation>
    </message>
    <message>
        <source>| [[staff:5]], [[staff:6]] | when the order is complete in the German and Italian rules | when the guest moves in |</source>
        <translation>| [[staff:5]], [[staff:6]] | quando l’ordinazione è completa, nelle regole tedesche e italiane | quando l’Ospite prende la Camera |</translation>
    </message>
    <message>
        <source>| [[staff:26]] | the German rules and a French translation forget the krone | costs 1 krone |</source>
        <translation>| [[staff:26]] | le regole tedesche e una traduzione francese dimenticano la Corona | costa 1 Corona |</translation>
    </message>
    <message>
        <source>| [[staff:29]] | copies your own end cards too in the Italian rules | only those of opponents |</source>
        <translation>| [[staff:29]] | copia anche le proprie carte di fine gioco nelle regole italiane | solo quelle degli avversari |</translation>
    </message>
    <message>
        <source>| [[staff:32]] | 4 VP per card in the German rules and a French translation, 2 VP in the French and Italian rules | 2 VP |</source>
        <translation>| [[staff:32]] | 4 PV per carta nelle regole tedesche e in una traduzione francese, 2 PV nelle regole francesi e italiane | 2 PV |</translation>
    </message>
    <message>
        <source>| [[staff:36]] | costs 5 krones in a French translation | costs 2 krones |</source>
        <translation>| [[staff:36]] | costa 5 Corone in una traduzione francese | costa 2 Corone |</translation>
    </message>
    <message>
        <source>At a **discount** you may play one of them or, having seen them, decline. At **no cost** one must be played if any was drawn; only the Emperor’s reward of [[emperor:B3]] leaves you the choice in Classic.</source>
        <translation>Con uno **sconto** può giocarne una oppure, dopo averle viste, rinunciare. Se invece si gioca **gratuitamente**, una carta va giocata, purché ne sia stata pescata almeno una; solo il Bonus Imperiale della tessera [[emperor:B3]] in Classico lascia la scelta.</translation>
    </message>
    <message>
        <source>At a discount, no; you may decline after seeing them. At no cost, yes, if any was drawn; only the Emperor’s reward of [[emperor:B3]] leaves you the choice in Classic.</source>
        <translation>Con uno sconto no; può rinunciare dopo averle viste. Gratuitamente sì, se ne è stata pescata almeno una; solo il Bonus Imperiale della tessera [[emperor:B3]] in Classico lascia la scelta.</translation>
    </message>
    <message>
        <source>Let’s Waltz!: all modules</source>
        <translation>Let’s Waltz!: tutti i moduli</translation>
    </message>
    <message>
        <source>Questions: champagne, dancers, ballrooms</source>
        <translation>Domande: Champagne, danzatori, sale da ballo</translation>
    </message>
    <message>
        <source>Questions: celebrities and entrances</source>
        <translation>Domande: celebrità e ingressi</translation>
    </message>
    <message>
        <source>Questions: more cards, Elisabeth</source>
        <translation>Domande: altre carte, Elisabetta</translation>
    </message>
    <message>
        <source>Unique Hotels: an entrance of your own</source>
        <translation>Hotel unici: un ingresso tutto Suo</translation>
    </message>
    <message>
        <source>Every player gets a hotel entrance. It says what is in the kitchen at the start, gives something at once, and changes a rule for you alone, to the end of the game.</source>
        <translation>Ogni giocatore riceve un ingresso dell’Hotel. Dice che cosa c’è in Cucina all’inizio, dà subito qualcosa e cambia una regola soltanto per Lei, fino alla fine del gioco.</translation>
    </message>
    <message>
        <source>Nobody starts with dishes or drinks: what the entrance shows is all there is. The champagne of Vienna Ballrooms comes on top.</source>
        <translation>Nessuno comincia con cibi o bevande: c’è solo ciò che mostra l’ingresso. Lo Champagne delle Sale da ballo di Vienna si aggiunge.</translation>
    </message>
    <message>
        <source>- **Rooms:** [[entrance:1]], [[entrance:3]], [[entrance:7]]</source>
        <translation>- **Camere:** [[entrance:1]], [[entrance:3]], [[entrance:7]]</translation>
    </message>
    <message>
        <source>- **Guests and staff:** [[entrance:4]], [[entrance:5]]</source>
        <translation>- **Ospiti e personale:** [[entrance:4]], [[entrance:5]]</translation>
    </message>
    <message>
        <source>- **Dice:** [[entrance:2]], [[entrance:9]]</source>
        <translation>- **Dadi:** [[entrance:2]], [[entrance:9]]</translation>
    </message>
    <message>
        <source>- **Objectives and Emperor tiles:** [[entrance:6]], [[entrance:8]]</source>
        <translation>- **Obiettivi e tessere Imperatore:** [[entrance:6]], [[entrance:8]]</translation>
    </message>
    <message>
        <source>- **Ballrooms:** [[entrance:10]], in play only with Vienna Ballrooms</source>
        <translation>- **Sale da ballo:** [[entrance:10]], in gioco solo con le Sale da ballo di Vienna</translation>
    </message>
    <message>
        <source>The auction of the entrances</source>
        <translation>L’asta degli ingressi</translation>
    </message>
    <message>
        <source>As many entrances as there are players lie open. They are sold for krones, and everybody ends up with one. All start with 10 krones.</source>
        <translation>Sul tavolo ci sono tanti ingressi quanti giocatori. Si vendono in cambio di Corone, e alla fine ognuno ne ha uno. Tutti cominciano con 10 Corone.</translation>
    </message>
    <message>
        <source>- The first player begins. A player without a standing bid bids 0 or more on an entrance without a bid, or more than the bid that stands on another one.</source>
        <translation>- Comincia il primo giocatore. Chi non ha un’offerta in corso offre 0 o più per un ingresso senza offerte, oppure rilancia su un altro.</translation>
    </message>
    <message>
        <source>- Whoever has been outbid bids next.</source>
        <translation>- Il prossimo a offrire è chi è stato superato.</translation>
    </message>
    <message>
        <source>- When every bid stands, all pay.</source>
        <translation>- Quando ognuno ha un’offerta in corso, tutti pagano.</translation>
    </message>
    <message>
        <source>Bids are open, and nobody may bid more than they have. So the bidding always comes to an end.</source>
        <translation>Le offerte sono scoperte, e nessuno può offrire più di quanto ha. Così l’asta ha sempre una fine.</translation>
    </message>
    <message>
        <source>**Example:** Anna bids 2 on [[entrance:3]], Ben 0 on [[entrance:7]], Clara 3 on [[entrance:3]]. Anna is outbid and bids 1 on [[entrance:7]]. Now Ben takes the last entrance for 0. Clara pays 3 krones, Anna 1 and Ben nothing.</source>
        <translation>**Esempio:** Anna offre 2 per [[entrance:3]], Ben 0 per [[entrance:7]], Clara 3 per [[entrance:3]]. Anna è superata e offre 1 per [[entrance:7]]. Ora Ben prende l’ultimo ingresso per 0. Clara paga 3 Corone, Anna 1 e Ben nulla.</translation>
    </message>
    <message>
        <source>Entrances before the first round</source>
        <translation>Gli ingressi prima del primo round</translation>
    </message>
    <message>
        <source>- [[entrance:5]]: draw a staff card and play one for 3 krones less, or none. There is neither guest nor room yet, so an effect that needs one is lost.</source>
        <translation>- [[entrance:5]]: peschi una carta Personale e ne giochi una per 3 Corone in meno, o nessuna. Non ci sono ancora né Ospiti né Camere: un effetto che ne ha bisogno va perso.</translation>
    </message>
    <message>
        <source>- [[entrance:8]]: two steps on the Emperor track.</source>
        <translation>- [[entrance:8]]: due passi sul tracciato Imperatore.</translation>
    </message>
    <message>
        <source>Entrances for rooms</source>
        <translation>Gli ingressi per le Camere</translation>
    </message>
    <message>
        <source>**[[entrance:1]]** has occupancy bonuses of its own:</source>
        <translation>**[[entrance:1]]** ha Bonus Occupazione propri:</translation>
    </message>
    <message>
        <source>| Blue: VP | 4 | 8 | 13 | 20 |</source>
        <translation>| Blu: PV | 4 | 8 | 13 | 20 |</translation>
    </message>
    <message>
        <source>| Red: krones | 2 | 4 | 8 | 13 |</source>
        <translation>| Rosso: Corone | 2 | 4 | 8 | 13 |</translation>
    </message>
    <message>
        <source>| Yellow: Emperor steps | 2 | 4 | 8 | 13 |</source>
        <translation>| Giallo: passi sul tracciato Imperatore | 2 | 4 | 8 | 13 |</translation>
    </message>
    <message>
        <source>**[[entrance:3]]** has five tokens. For each full column you take one of your choice and receive its upper half, for each full floor one and its lower half. You take it at once; it cannot be declined or kept for later. A room that fills a column and a floor brings two tokens; when no token is left, nothing.</source>
        <translation>**[[entrance:3]]** ha cinque gettoni. Per ogni colonna piena ne prende uno a scelta e ne riceve la metà superiore, per ogni piano pieno un altro e la sua metà inferiore. Lo prende subito; non può rinunciarvi né tenerlo per dopo. Una Camera che riempie una colonna e un piano dà due gettoni; quando non ce ne sono più, nulla.</translation>
    </message>
    <message>
        <source>Each group, floor and column pays once, even if rooms are lost and occupied again. These bonuses come with the occupancy bonus, in an order of your choice.</source>
        <translation>Ogni gruppo, ogni piano e ogni colonna dà il suo bonus una volta sola, anche se si perdono Camere e le si occupa di nuovo. Questi bonus vengono con il Bonus Occupazione, nell’ordine che preferisce.</translation>
    </message>
    <message>
        <source>Entrances for guests and staff</source>
        <translation>Gli ingressi per Ospiti e personale</translation>
    </message>
    <message>
        <source>**[[entrance:4]]** has four tables. In each of your turns you may take a second guest, right after the first one and the refill, for the cost of the place. It needs a free table.</source>
        <translation>**[[entrance:4]]** ha quattro tavoli. In ognuno dei Suoi turni può prendere un secondo Ospite, subito dopo il primo e dopo il rifornimento della fila, al costo del suo posto. Serve un tavolo libero.</translation>
    </message>
    <message>
        <source>The second guest follows only a guest taken by the action of your turn, never one that an effect has given. [[staff:25]] makes both free.</source>
        <translation>Il secondo Ospite segue solo un Ospite preso con l’azione del Suo turno, mai uno dato da un effetto. [[staff:25]] li rende gratuiti entrambi.</translation>
    </message>
    <message>
        <source>At the end of a round it scores 1, 3, 6 or 9 VP if 2, 3, 4 or 5 of your guests were completed in it. **Example:** three guests moved in and one danced: 6 VP.</source>
        <translation>Alla fine di un round dà 1, 3, 6 o 9 PV se vi sono stati soddisfatti 2, 3, 4 o 5 Suoi Ospiti. **Esempio:** tre Ospiti hanno preso la Camera e uno ha danzato: 6 PV.</translation>
    </message>
    <message>
        <source>**[[entrance:5]]** gives 1 krone and a staff card from the deck after every staff card you play from the first round on, once its effect is done.</source>
        <translation>**[[entrance:5]]** dà, a partire dal primo round, 1 Corona e una carta Personale dal mazzo dopo ogni carta Personale che gioca, quando il suo effetto è finito.</translation>
    </message>
    <message>
        <source>Entrances for dice</source>
        <translation>Gli ingressi per i dadi</translation>
    </message>
    <message>
        <source>**[[entrance:2]]** looks at the sum of your two dice of the round. Its bonus comes as soon as you take the second one, before its action and before what staff such as [[staff:15]] and [[staff:124]] gives for it:</source>
        <translation>Con **[[entrance:2]]** conta la somma dei Suoi due dadi del round. Il bonus arriva appena prende il secondo, prima della sua azione e di ciò che Personale come [[staff:15]] e [[staff:124]] dà per esso:</translation>
    </message>
    <message>
        <source>| Sum | Bonus |</source>
        <translation>| Somma | Bonus |</translation>
    </message>
    <message>
        <source>| 7 | none |</source>
        <translation>| 7 | nessuno |</translation>
    </message>
    <message>
        <source>| 6 or 8 | play a staff card for 1 krone less |</source>
        <translation>| 6 o 8 | giocare una carta Personale per 1 Corona in meno |</translation>
    </message>
    <message>
        <source>| 5 or 9 | 1 strudel, 1 wine |</source>
        <translation>| 5 o 9 | 1 Strudel, 1 Vino |</translation>
    </message>
    <message>
        <source>| 4 or 10 | 1 krone, 1 Emperor step |</source>
        <translation>| 4 o 10 | 1 Corona, 1 passo sul tracciato Imperatore |</translation>
    </message>
    <message>
        <source>| 3 or 11 | 1 cake, 1 coffee |</source>
        <translation>| 3 o 11 | 1 Torta, 1 Caffè |</translation>
    </message>
    <message>
        <source>| 2 or 12 | prepare a room at no cost, 1 VP |</source>
        <translation>| 2 o 12 | preparare gratuitamente una Camera, 1 PV |</translation>
    </message>
    <message>
        <source>What counts are the faces taken, and space 6 is a 6. With only one die in a round there is no bonus.</source>
        <translation>Contano i valori dei dadi presi, e lo spazio 6 è un 6. Con un solo dado nel round non c’è bonus.</translation>
    </message>
    <message>
        <source>**Example:** three dice lie on space 4, two on space 5. You move one from 5 to 4 and take a 4 at strength 4.</source>
        <translation>**Esempio:** tre dadi sono sullo spazio 4, due sullo spazio 5. Ne sposta uno dal 5 al 4 e prende un 4 con potenza 4.</translation>
    </message>
    <message>
        <source>Entrances for objectives and Emperor tiles</source>
        <translation>Gli ingressi per Obiettivi e tessere Imperatore</translation>
    </message>
    <message>
        <source>**[[entrance:6]]** has an objective A, B and C for you alone. You claim them on your turn while the condition holds: 15 VP in rounds 1 to 3, 10 in rounds 4 and 5, 5 in rounds 6 and 7.</source>
        <translation>**[[entrance:6]]** ha un Obiettivo A, uno B e uno C solo per Lei. Li rivendica nel Suo turno, finché la condizione vale: 15 PV nei round da 1 a 3, 10 nei round 4 e 5, 5 nei round 6 e 7.</translation>
    </message>
    <message>
        <source>At the end it scores 3, 6 or 10 VP for 4, 5 or 6 objectives of both sorts. Your own do not count as markers for [[staff:40]], [[staff:132]], [[staff:179]] and [[emperor:C6]].</source>
        <translation>Alla fine dà 3, 6 o 10 PV per 4, 5 o 6 Obiettivi dei due tipi. I Suoi non sono segnalini per [[staff:40]], [[staff:132]], [[staff:179]] e [[emperor:C6]].</translation>
    </message>
    <message>
        <source>**[[entrance:8]]** has six Emperor tiles, two of each letter. Once per turn, between two actions, you may go back 1, 2 or 3 steps for the Emperor’s reward of a tile A, B or C, which then leaves the game. Your marker must be at least that far along the track.</source>
        <translation>**[[entrance:8]]** ha sei tessere Imperatore, due per lettera. Una volta per turno, fra due azioni, può retrocedere di 1, 2 o 3 passi per il Bonus Imperiale di una tessera A, B o C, che poi esce dal gioco. Il Suo segnalino dev’essere avanti almeno di tanto.</translation>
    </message>
    <message>
        <source>This is not an Emperor scoring: penalties do not matter, and [[staff:42]] gives nothing.</source>
        <translation>Non è un Conteggio Imperiale: le penalità non contano, e [[staff:42]] non dà nulla.</translation>
    </message>
    <message>
        <source>The Ren</source>
        <translation>L’ingresso The Ren</translation>
    </message>
    <message>
        <source>[[entrance:10]] gives one more champagne when it is gained.</source>
        <translation>[[entrance:10]] dà uno Champagne in più appena diventa Suo.</translation>
    </message>
    <message>
        <source>When a ballroom is scored in which its owner alone has the most dancers, that is 4 VP more, even if [[guest:186]] has it scored early.</source>
        <translation>Quando si conteggia una sala da ballo in cui è il solo ad avere più danzatori di tutti, ottiene 4 PV in più, anche se [[guest:186]] ne anticipa il conteggio.</translation>
    </message>
    <message>
        <source>**Example:** a dancer in the top row of [[ballroom:zur-kettenbruecke]]: 5 VP and then another 5 VP.</source>
        <translation>**Esempio:** un danzatore nella fila in alto di [[ballroom:zur-kettenbruecke]]: 5 PV e ancora 5 PV.</translation>
    </message>
    <message>
        <source>Unique Hotels in the solo game</source>
        <translation>Hotel unici in solitario</translation>
    </message>
    <message>
        <source>You start with **7 krones**. Three entrances are drawn, and you choose one of them at no cost; there is no auction.</source>
        <translation>Comincia con **7 Corone**. Si pescano tre ingressi, e Lei ne sceglie uno gratuitamente; non c’è asta.</translation>
    </message>
    <message>
        <source>Your opponent has one of the four entrances of the solo rules, at random or as you like: see [[rule:solo-entrances]].</source>
        <translation>Il Suo avversario ha uno dei quattro ingressi delle regole in solitario, a caso o come preferisce: veda [[rule:solo-entrances]].</translation>
    </message>
    <message>
        <source>With Vienna Ballrooms the three guests of [[rule:entrance-hautel-couture]] are chosen from among those who want no champagne.</source>
        <translation>Con le Sale da ballo di Vienna i tre Ospiti di [[rule:entrance-hautel-couture]] si scelgono fra quelli che non vogliono Champagne.</translation>
    </message>
    <message>
        <source>Tolls and items of the opponent’s entrance are those of the space you use, even if [[entrance:9]] has moved a die there.</source>
        <translation>Il pedaggio e le consumazioni dell’ingresso avversario sono quelli dello spazio che usa, anche se [[entrance:9]] vi ha spostato un dado.</translation>
    </message>
    <message>
        <source>Unique Hotels</source>
        <translation>Hotel unici</translation>
    </message>
    <message>
        <source>What the expansion adds</source>
        <translation>Che cosa porta l’espansione</translation>
    </message>
    <message>
        <source>**Let’s Waltz!** is a box of modules. Each of them can be switched on by itself, and they all go together, with two to four players or alone.</source>
        <translation>**Let’s Waltz!** è una scatola di moduli. Ognuno si può usare da solo, e tutti stanno bene insieme, in due, tre o quattro o in solitario.</translation>
    </message>
    <message>
        <source>- **Module 1, Vienna Ballrooms:** champagne, dancers, ballrooms and rehearsal rooms. See [[rule:ballrooms]].</source>
        <translation>- **Modulo 1, Sale da ballo di Vienna:** Champagne, danzatori, sale da ballo e sale prove. Veda [[rule:ballrooms]].</translation>
    </message>
    <message>
        <source>- **Module 2, Celebrities:** three coloured dice, each with somebody famous. See [[rule:coloured-dice]].</source>
        <translation>- **Modulo 2, Celebrità:** tre dadi colorati, ognuno con una celebrità. Veda [[rule:coloured-dice]].</translation>
    </message>
    <message>
        <source>- **Module 3, Unique Hotels:** an entrance of your own, with an ability that lasts. See [[rule:unique-hotels]].</source>
        <translation>- **Modulo 3, Hotel unici:** un ingresso dell’Hotel tutto Suo, con un potere che dura. Veda [[rule:unique-hotels]].</translation>
    </message>
    <message>
        <source>- **Module 5, Some More:** more staff, objectives and Emperor tiles, without new rules. See [[rule:some-more]].</source>
        <translation>- **Modulo 5, Ancora di più:** altro personale, altri Obiettivi e altre tessere Imperatore, senza regole nuove. Veda [[rule:some-more]].</translation>
    </message>
    <message>
        <source>Module 4, Start Player, is left out: none of the texts consulted gives its rules.</source>
        <translation>Il modulo 4, Giocatore iniziale, non c’è: nessuno dei testi consultati ne riporta le regole.</translation>
    </message>
    <message>
        <source>The cards of a module in play are shuffled into the stacks of the base game. As always, one objective and one Emperor tile of each letter are drawn, now from a larger choice.</source>
        <translation>Le carte dei moduli scelti si mescolano nei mazzi del gioco base. Come sempre si pescano un Obiettivo e una tessera Imperatore per lettera, ora fra un numero maggiore.</translation>
    </message>
    <message>
        <source>The expansion follows the Deluxe rules. With Classic it is not offered.</source>
        <translation>L’espansione segue le regole Deluxe. Con Classico non viene offerta.</translation>
    </message>
    <message>
        <source>Setting up with the expansion</source>
        <translation>La preparazione con l’espansione</translation>
    </message>
    <message>
        <source>All changes to the set-up are added together, in this order:</source>
        <translation>Tutti i cambiamenti della preparazione si sommano, in quest’ordine:</translation>
    </message>
    <message>
        <source>- **Cards:** those of the modules in play are shuffled in; then objectives and Emperor tiles are drawn.</source>
        <translation>- **Carte:** quelle dei moduli scelti si mescolano alle altre; poi si pescano Obiettivi e tessere Imperatore.</translation>
    </message>
    <message>
        <source>- **Ballrooms:** three of the five, at random and in a row, and the balcony at the right end. Everybody has 10 dancers and 1 champagne.</source>
        <translation>- **Sale da ballo:** tre delle cinque, a caso e in fila, con la balconata all’estremità destra. Ognuno ha 10 danzatori e 1 Champagne.</translation>
    </message>
    <message>
        <source>- **Dice:** a red, a yellow and a blue die replace three white ones. The lounge shows a celebrity for each.</source>
        <translation>- **Dadi:** uno rosso, uno giallo e uno blu sostituiscono tre dadi bianchi. Il salone mostra una celebrità per ciascuno.</translation>
    </message>
    <message>
        <source>- **Entrances:** as many as there are players, with all that lies beside them; in the solo game, three to choose from.</source>
        <translation>- **Ingressi:** tanti quanti i giocatori, con tutto ciò che li accompagna; in solitario, tre fra cui scegliere.</translation>
    </message>
    <message>
        <source>- **Staff:** everybody gets their six cards, dealt or drafted as usual.</source>
        <translation>- **Personale:** ognuno riceve le sue sei carte, distribuite o con il draft come al solito.</translation>
    </message>
    <message>
        <source>- **Rehearsal rooms:** as many as there are players. The last player chooses first.</source>
        <translation>- **Sale prove:** tante quanti i giocatori. Sceglie per primo l’ultimo giocatore.</translation>
    </message>
    <message>
        <source>- **First guests and first rooms**, as usual: guests from the last player back to the first, then the rooms.</source>
        <translation>- **Primi Ospiti e prime Camere**, come al solito: gli Ospiti dall’ultimo giocatore al primo, poi le Camere.</translation>
    </message>
    <message>
        <source>| At the start | Without Unique Hotels | With Unique Hotels |</source>
        <translation>| All’inizio | Senza Hotel unici | Con Hotel unici |</translation>
    </message>
    <message>
        <source>| Krones | 10 | 10 before the auction; 7 if you play alone |</source>
        <translation>| Corone | 10 | 10 prima dell’asta; 7 in solitario |</translation>
    </message>
    <message>
        <source>| Kitchen | a strudel, a cake, a wine and a coffee | what your entrance says |</source>
        <translation>| Cucina | uno Strudel, una Torta, un Vino e un Caffè | ciò che dice l’ingresso |</translation>
    </message>
    <message>
        <source>| Champagne, with Vienna Ballrooms | 1 | 1, and what your entrance says |</source>
        <translation>| Champagne, con le Sale da ballo di Vienna | 1 | 1, più ciò che dice l’ingresso |</translation>
    </message>
    <message>
        <source>Items, guests, sources and actions</source>
        <translation>Consumazioni, Ospiti, fonti e azioni</translation>
    </message>
    <message>
        <source>An **item** is a dish (strudel or cake), a drink (wine or coffee) or champagne. Where you get items of your choice, you choose among dishes and drinks; champagne is never one of them.</source>
        <translation>Una **consumazione** è un cibo (Strudel o Torta), una bevanda (Vino o Caffè) o uno Champagne. Dove riceve consumazioni a scelta, sceglie fra cibi e bevande, mai lo Champagne.</translation>
    </message>
    <message>
        <source>A guest is **completed** on leaving the café with the order full, for a room or for a ball. A guest at a table whose order is full is not yet completed.</source>
        <translation>Un Ospite è **soddisfatto** quando lascia il Caffè con l’ordinazione completa, per una Camera o per un ballo. Finché è al tavolo, anche se servito del tutto, non lo è ancora.</translation>
    </message>
    <message>
        <source>The size of an order is the printed one, champagne included, even if [[celebrity:11]] lets an item be missing.</source>
        <translation>La grandezza di un’ordinazione è quella stampata, Champagne compreso, anche se [[celebrity:11]] condona una consumazione.</translation>
    </message>
    <message>
        <source>An **action** is one main action with all that goes with its die, or one additional action, each with everything it sets off. The main action of [[guest:97]] is an action of its own; set-up and Emperor scoring are not actions.</source>
        <translation>Un’**azione** è un’azione principale con tutto ciò che riguarda il suo dado, oppure un’azione addizionale, ognuna con tutto ciò che mette in moto. L’azione principale di [[guest:97]] è un’azione a sé; la preparazione e il Conteggio Imperiale non lo sono.</translation>
    </message>
    <message>
        <source>**Example:** a guest moves in for 4 VP, the reward brings 2 VP, and the room fills a blue group. These are three sources of VP, so [[celebrity:3]] adds 2 VP three times.</source>
        <translation>**Esempio:** un Ospite prende la Camera per 4 PV, la sua ricompensa dà 2 PV e la Camera completa un gruppo blu. Sono tre fonti di PV: [[celebrity:3]] aggiunge tre volte 2 PV.</translation>
    </message>
    <message>
        <source>The end of a round, and of the game</source>
        <translation>La fine di un round e della partita</translation>
    </message>
    <message>
        <source>At the end of a round these things happen one after the other, as far as the modules are in play:</source>
        <translation>Alla fine di un round, secondo i moduli in uso, avvengono una dopo l’altra queste cose:</translation>
    </message>
    <message>
        <source>- Celebrities that were taken leave; except after round 7, the lounge is filled again.</source>
        <translation>- Le celebrità prese se ne vanno; tranne dopo il round 7, il salone viene rifornito.</translation>
    </message>
    <message>
        <source>- [[entrance:4]] scores for the guests completed in this round.</source>
        <translation>- [[entrance:4]] dà punti per gli Ospiti soddisfatti in questo round.</translation>
    </message>
    <message>
        <source>- After rounds 3, 5 and 7: the Emperor scoring, with Emperor’s rewards and penalties.</source>
        <translation>- Dopo i round 3, 5 e 7: il Conteggio Imperiale, con i Bonus Imperiali e le penalità.</translation>
    </message>
    <message>
        <source>- In the solo game, the stars of [[rule:entrance-nine-stars-inn]] are scored.</source>
        <translation>- In solitario si conteggiano le stelle: veda [[rule:entrance-nine-stars-inn]].</translation>
    </message>
    <message>
        <source>- After rounds 3, 5 and 7: a ballroom is scored.</source>
        <translation>- Dopo i round 3, 5 e 7: si conteggia una sala da ballo.</translation>
    </message>
    <message>
        <source>Then everything goes on as always; after round 7 comes the final scoring. There every champagne in the kitchen is worth 1 VP, and in a tie it counts as an item.</source>
        <translation>Poi tutto prosegue come sempre; dopo il round 7 viene il Conteggio Finale. Lì ogni Champagne in Cucina vale 1 PV e, in caso di parità, conta come consumazione.</translation>
    </message>
    <message>
        <source>Cards add lines of their own to the final scoring: [[staff:126]] scores for dancers, [[entrance:6]] for objectives.</source>
        <translation>Alcune carte aggiungono righe proprie al Conteggio Finale: [[staff:126]] per i danzatori, [[entrance:6]] per gli Obiettivi.</translation>
    </message>
    <message>
        <source>If several things happen to a player at once, that player chooses the order; if they happen to several players, they happen in turn order.</source>
        <translation>Se a un giocatore succedono più cose insieme, decide lui l’ordine; se riguardano più giocatori, vale l’ordine di turno.</translation>
    </message>
    <message>
        <source>What is printed, and what is ours</source>
        <translation>Che cosa è stampato e che cosa è nostro</translation>
    </message>
    <message>
        <source>- **Known:** what cards, celebrities and entrances do; the row bonuses and the scoring of the ballrooms, ties and the 5 VP lost; 10 dancers and 1 champagne; every card of Elisabeth’s deck.</source>
        <translation>- **Noto:** che cosa fanno carte, celebrità e ingressi; i bonus di fila e il conteggio delle sale da ballo, le parità e i 5 PV persi; i 10 danzatori e lo Champagne iniziale; ogni carta del mazzo di Elisabetta.</translation>
    </message>
    <message>
        <source>- **Ours:** the orders of the new guests and nearly all their VP, the costs of the new staff, the VP of the celebrities.</source>
        <translation>- **Nostro:** le ordinazioni dei nuovi Ospiti e quasi tutti i loro PV, i costi del nuovo personale, i PV delle celebrità.</translation>
    </message>
    <message>
        <source>- **Ours, too:** champagne and spaces of the rows, the rehearsal rooms, the auction, the tokens of [[entrance:3]], and how much champagne actions 1 and 2 bring.</source>
        <translation>- **Nostro anche:** lo Champagne e gli spazi delle file, le sale prove, l’asta, i gettoni di [[entrance:3]] e quanto Champagne danno le azioni 1 e 2.</translation>
    </message>
    <message>
        <source>Symbols: the expansion</source>
        <translation>Simboli: l’espansione</translation>
    </message>
    <message>
        <source>| flute | champagne, the fifth item |</source>
        <translation>| flûte | Champagne, la quinta consumazione |</translation>
    </message>
    <message>
        <source>| figure in a wide skirt | a dancer |</source>
        <translation>| figura con la gonna ampia | un danzatore |</translation>
    </message>
    <message>
        <source>| chandelier | a ballroom |</source>
        <translation>| lampadario | una sala da ballo |</translation>
    </message>
    <message>
        <source>| portrait under a star | a celebrity |</source>
        <translation>| ritratto sotto una stella | una celebrità |</translation>
    </message>
    <message>
        <source>| house front | the entrance of your hotel |</source>
        <translation>| facciata | l’ingresso del Suo Hotel |</translation>
    </message>
    <message>
        <source>| card with an arrow | a staff card flipped, or used in this round |</source>
        <translation>| carta con una freccia | una carta Personale girata, o già usata in questo round |</translation>
    </message>
    <message>
        <source>Vienna Ballrooms: the idea</source>
        <translation>Sale da ballo di Vienna: l’idea</translation>
    </message>
    <message>
        <source>A guest whose order is complete may go to a ball instead of a room: one of your dancers then stands in a ballroom. The guest’s VP and reward are yours either way.</source>
        <translation>Un Ospite con l’ordinazione completa può andare al ballo anziché in una Camera: allora uno dei Suoi danzatori prende posto in una sala da ballo. I PV e la ricompensa dell’Ospite sono Suoi in ogni caso.</translation>
    </message>
    <message>
        <source>- Every player has **10 dancers** in a rehearsal room and starts with **1 champagne** in the kitchen.</source>
        <translation>- Ogni giocatore ha **10 danzatori** in una sala prove e comincia con **1 Champagne** in Cucina.</translation>
    </message>
    <message>
        <source>- Three of the five ballrooms are in play. The left one is scored after round 3, the middle one after round 5, the right one after round 7. The **balcony** belongs to the right one.</source>
        <translation>- Sono in gioco tre delle cinque sale da ballo. Quella a sinistra si conteggia dopo il round 3, quella al centro dopo il round 5, quella a destra dopo il round 7. La **balconata** appartiene a quella a destra.</translation>
    </message>
    <message>
        <source>- Champagne is a fifth item: guests order it, and it pays for the spaces in the ballrooms.</source>
        <translation>- Lo Champagne è la quinta consumazione: gli Ospiti lo ordinano, e con esso si pagano gli spazi delle sale da ballo.</translation>
    </message>
    <message>
        <source>The module brings the staff cards 119 to 133, the guests 134 to 162, and the objectives and Emperor tiles A5, B5 and C5. Three celebrities and [[entrance:10]] are in play only with it.</source>
        <translation>Il modulo aggiunge le carte Personale da 119 a 133, gli Ospiti da 134 a 162, e gli Obiettivi e le tessere Imperatore A5, B5 e C5. Tre celebrità e [[entrance:10]] sono in gioco solo insieme a esso.</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Lo Champagne</translation>
    </message>
    <message>
        <source>Champagne goes onto a guest who wants it at the moment you receive it, or into the kitchen. From there it is served like every other item.</source>
        <translation>Appena ricevuto, lo Champagne va su un Ospite che lo vuole oppure in Cucina. Da lì si serve come ogni altra consumazione.</translation>
    </message>
    <message>
        <source>**Action 1** gives strudel, cake and champagne, **action 2** wine, coffee and champagne: as many items as the strength says, and of each kind no more than of the kind before it. An action 6 done as 1 or 2 gives it too.</source>
        <translation>**L’azione 1** dà Strudel, Torta e Champagne, **l’azione 2** Vino, Caffè e Champagne: tante consumazioni quante ne indica la potenza, e di ogni tipo non più che del tipo precedente. Lo dà anche un’azione 6 eseguita come 1 o 2.</translation>
    </message>
    <message>
        <source>| Strength | Champagne at most | For example |</source>
        <translation>| Potenza | Champagne al massimo | Per esempio |</translation>
    </message>
    <message>
        <source>| 2 | 0 | 1 strudel, 1 cake |</source>
        <translation>| 2 | 0 | 1 Strudel, 1 Torta |</translation>
    </message>
    <message>
        <source>| 3 | 1 | 1 strudel, 1 cake, 1 champagne |</source>
        <translation>| 3 | 1 | 1 Strudel, 1 Torta, 1 Champagne |</translation>
    </message>
    <message>
        <source>| 5 | 1 | 2 wine, 2 coffee, 1 champagne |</source>
        <translation>| 5 | 1 | 2 Vini, 2 Caffè, 1 Champagne |</translation>
    </message>
    <message>
        <source>| 6 | 2 | 2 strudel, 2 cake, 2 champagne |</source>
        <translation>| 6 | 2 | 2 Strudel, 2 Torte, 2 Champagne |</translation>
    </message>
    <message>
        <source>Champagne from cards such as [[staff:121]], [[staff:124]] and [[staff:131]] comes on top and asks for nothing.</source>
        <translation>Lo Champagne di carte come [[staff:121]], [[staff:124]] e [[staff:131]] si aggiunge e non richiede nulla.</translation>
    </message>
    <message>
        <source>“Of your choice” never means champagne. At the end of the game each champagne in the kitchen is worth 1 VP. The supply never runs out.</source>
        <translation>«A scelta» non vuol mai dire Champagne. Alla fine del gioco ogni Champagne in Cucina vale 1 PV. La riserva non si esaurisce mai.</translation>
    </message>
    <message>
        <source>Rehearsal rooms</source>
        <translation>Le sale prove</translation>
    </message>
    <message>
        <source>As many rehearsal rooms as there are players are drawn at random. The last player chooses one first, then the others, back to the first player; only then are the first guests taken.</source>
        <translation>Si pescano a caso tante sale prove quanti sono i giocatori. Sceglie per primo l’ultimo giocatore, poi gli altri a ritroso fino al primo; solo allora si prendono i primi Ospiti.</translation>
    </message>
    <message>
        <source>Your dancers stand there in four areas of 1, 2, 3 and 4. Whenever you send a dancer you take it from whichever area you like.</source>
        <translation>I Suoi danzatori vi stanno in quattro aree da 1, 2, 3 e 4. Quando manda un danzatore, lo prende dall’area che preferisce.</translation>
    </message>
    <message>
        <source>When the last dancer leaves an area, its **room bonus** is yours at once. The rehearsal rooms differ only in these bonuses: [[rehearsal:treasury]], [[rehearsal:antechamber]], [[rehearsal:cellar]], [[rehearsal:mirror-hall]] and [[rehearsal:pantry]].</source>
        <translation>Quando l’ultimo danzatore lascia un’area, Lei ne riceve subito il **bonus di sala**. Le sale prove differiscono solo in questo: [[rehearsal:treasury]], [[rehearsal:antechamber]], [[rehearsal:cellar]], [[rehearsal:mirror-hall]] e [[rehearsal:pantry]].</translation>
    </message>
    <message>
        <source>**Example:** in [[rehearsal:mirror-hall]] your first dancer leaves the area of one: 1 VP. The next three come from the area of three, and the last of them brings 5 VP.</source>
        <translation>**Esempio:** con [[rehearsal:mirror-hall]] il Suo primo danzatore lascia l’area da 1: 1 PV. I tre successivi vengono dall’area da 3, e l’ultimo di loro dà 5 PV.</translation>
    </message>
    <message>
        <source>Sending a dancer</source>
        <translation>Mandare un danzatore</translation>
    </message>
    <message>
        <source>Sending a guest with a complete order to a ball is an additional action, like moving a guest into a room:</source>
        <translation>Mandare al ballo un Ospite con l’ordinazione completa è un’azione addizionale, come fargli prendere una Camera:</translation>
    </message>
    <message>
        <source>- Choose a free space in a ballroom that has not been scored yet, or the balcony, which is open from the first round on.</source>
        <translation>- Scelga uno spazio libero in una sala da ballo non ancora conteggiata, oppure la balconata, aperta fin dal primo round.</translation>
    </message>
    <message>
        <source>- Pay the champagne of that space from the kitchen.</source>
        <translation>- Paghi lo Champagne di quello spazio dalla Cucina.</translation>
    </message>
    <message>
        <source>- Move any one dancer from your rehearsal room there.</source>
        <translation>- Vi metta un danzatore qualsiasi della Sua sala prove.</translation>
    </message>
    <message>
        <source>**Cards** that let you send a dancer do the same without a guest. A discount lowers the champagne, never below 0. “Up to two” are sent one after the other, to one ballroom or to two; only what the first one sets off comes in between.</source>
        <translation>**Le carte** che fanno mandare un danzatore fanno lo stesso, senza Ospite. Uno sconto riduce lo Champagne, mai sotto 0. «Fino a due» vanno uno dopo l’altro, in una sala da ballo o in due; in mezzo viene solo ciò che il primo mette in moto.</translation>
    </message>
    <message>
        <source>Rows, spaces and row bonuses</source>
        <translation>File, spazi e bonus di fila</translation>
    </message>
    <message>
        <source>Every ballroom has three rows, the same for two, three and four players. Each space holds one dancer.</source>
        <translation>Ogni sala da ballo ha tre file, le stesse per due, tre o quattro giocatori. Ogni spazio accoglie un danzatore.</translation>
    </message>
    <message>
        <source>| Row | Champagne | Spaces |</source>
        <translation>| Fila | Champagne | Spazi |</translation>
    </message>
    <message>
        <source>| Balcony | 3 | no limit |</source>
        <translation>| Balconata | 3 | senza limite |</translation>
    </message>
    <message>
        <source>| Top | 3 | 2 |</source>
        <translation>| In alto | 3 | 2 |</translation>
    </message>
    <message>
        <source>| Middle | 2 | 3 |</source>
        <translation>| Centrale | 2 | 3 |</translation>
    </message>
    <message>
        <source>| Bottom | 1 | 4 |</source>
        <translation>| In basso | 1 | 4 |</translation>
    </message>
    <message>
        <source>Dancers in the middle and top rows bring a **row bonus** at once. The bottom row and the balcony have none.</source>
        <translation>I danzatori nella fila centrale e in quella in alto danno subito un **bonus di fila**. La fila in basso e la balconata non ne hanno.</translation>
    </message>
    <message>
        <source>| Ballroom | Middle row | Top row |</source>
        <translation>| Sala da ballo | Fila centrale | Fila in alto |</translation>
    </message>
    <message>
        <source>| [[ballroom:apollosaal]] | 2 krones | 3 krones |</source>
        <translation>| [[ballroom:apollosaal]] | 2 Corone | 3 Corone |</translation>
    </message>
    <message>
        <source>| [[ballroom:goldener-strauss]] | 1 Emperor step | 3 Emperor steps |</source>
        <translation>| [[ballroom:goldener-strauss]] | 1 passo sul tracciato Imperatore | 3 passi sul tracciato Imperatore |</translation>
    </message>
    <message>
        <source>| [[ballroom:odeonsaal]] | occupy a room on floors 1 to 3 | occupy a room, 3 VP |</source>
        <translation>| [[ballroom:odeonsaal]] | occupare una Camera, piani da 1 a 3 | occupare una Camera, 3 PV |</translation>
    </message>
    <message>
        <source>| [[ballroom:zum-sperl]] | 1 cake | 1 strudel, 1 wine, 1 coffee |</source>
        <translation>| [[ballroom:zum-sperl]] | 1 Torta | 1 Strudel, 1 Vino, 1 Caffè |</translation>
    </message>
    <message>
        <source>| [[ballroom:zur-kettenbruecke]] | 2 VP | 5 VP |</source>
        <translation>| [[ballroom:zur-kettenbruecke]] | 2 PV | 5 PV |</translation>
    </message>
    <message>
        <source>A room occupied by a row bonus is occupied like any other: its group may be full, and staff reacts to it. Without a vacant room nothing happens.</source>
        <translation>Una Camera occupata grazie a un bonus di fila è occupata come ogni altra: può completare il suo gruppo, e il personale vi reagisce. Senza una Camera libera non succede nulla.</translation>
    </message>
    <message>
        <source>A guest goes dancing, step by step</source>
        <translation>Un Ospite va a ballare, passo per passo</translation>
    </message>
    <message>
        <source>- The card leaves the café; items on it go to the supply.</source>
        <translation>- La carta lascia il Caffè; le consumazioni che vi si trovano vanno nella riserva.</translation>
    </message>
    <message>
        <source>- The champagne of the space is paid.</source>
        <translation>- Si paga lo Champagne dello spazio.</translation>
    </message>
    <message>
        <source>- The dancer is placed.</source>
        <translation>- Si mette il danzatore.</translation>
    </message>
    <message>
        <source>- You score the guest’s VP.</source>
        <translation>- Lei ottiene i PV dell’Ospite.</translation>
    </message>
    <message>
        <source>- Then, in an order of your choice: the parts of the reward, staff that reacts, the row bonus and the room bonus. Each of them may be declined.</source>
        <translation>- Poi, nell’ordine che preferisce: le parti della ricompensa, il personale che reagisce, il bonus di fila e il bonus di sala. Può rinunciare a ognuno.</translation>
    </message>
    <message>
        <source>The reward’s champagne comes too late for this guest’s own dancer, but in time for a dancer that the reward itself sends.</source>
        <translation>Lo Champagne della ricompensa arriva tardi per il danzatore di questo Ospite, ma in tempo per un danzatore mandato dalla ricompensa stessa.</translation>
    </message>
    <message>
        <source>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] react to every completed guest, room or ball; [[staff:23]] reacts to rooms alone.</source>
        <translation>[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] e [[staff:33]] reagiscono a ogni Ospite soddisfatto, Camera o ballo; [[staff:23]] reagisce solo alle Camere.</translation>
    </message>
    <message>
        <source>**Example:** [[guest:146]] dances in the middle row of [[ballroom:apollosaal]], and her dancer is the only one of its area in [[rehearsal:treasury]]. You pay 2 champagne and score 15 VP; then you have 2 krones for the row and 1 krone for the area, 3 in all.</source>
        <translation>**Esempio:** [[guest:146]] danza nella fila centrale dell’[[ballroom:apollosaal]], e il suo danzatore è l’unico della sua area, con [[rehearsal:treasury]]. Lei paga 2 Champagne e ottiene 15 PV; poi riceve 2 Corone per la fila e 1 Corona per l’area, 3 in tutto.</translation>
    </message>
    <message>
        <source>Scoring a ballroom</source>
        <translation>Il conteggio di una sala da ballo</translation>
    </message>
    <message>
        <source>After rounds 3, 5 and 7, when the Emperor has given his rewards and penalties, a ballroom is scored: the left one, the middle one, the right one.</source>
        <translation>Dopo i round 3, 5 e 7, quando l’Imperatore ha dato i suoi Bonus Imperiali e le penalità, si conteggia una sala da ballo: quella a sinistra, quella al centro, quella a destra.</translation>
    </message>
    <message>
        <source>- Whoever has **no dancer** there loses **5 VP**, even below zero.</source>
        <translation>- Chi lì non ha **alcun danzatore** perde **5 PV**, anche sotto zero.</translation>
    </message>
    <message>
        <source>- Tied players share their rank and as many of the next ranks as they take up: the VP are added, divided among them and rounded down.</source>
        <translation>- In caso di parità i giocatori si dividono la loro posizione e le successive che così occupano: i PV si sommano, si dividono e si arrotondano per difetto.</translation>
    </message>
    <message>
        <source>- Dancers on the balcony belong to the right ballroom, as if in its top row.</source>
        <translation>- I danzatori sulla balconata appartengono alla sala a destra, come se fossero nella sua fila in alto.</translation>
    </message>
    <message>
        <source>Afterwards the ballroom is closed. Its dancers stay and go on counting for [[objective:B5]], [[emperor:C5]], [[staff:126]] and [[guest:184]].</source>
        <translation>Dopo, la sala è chiusa. I suoi danzatori restano e continuano a contare per [[objective:B5]], [[emperor:C5]], [[staff:126]] e [[guest:184]].</translation>
    </message>
    <message>
        <source>The five ballrooms in numbers</source>
        <translation>Le cinque sale da ballo in cifre</translation>
    </message>
    <message>
        <source>- **[[ballroom:apollosaal]]:** your dancers times your highest row. Two dancers, one of them in the top row: 2 × 3 = 6 VP. One in the bottom row: 1 VP. Three in the middle row: 6 VP.</source>
        <translation>- **[[ballroom:apollosaal]]:** i Suoi danzatori per la Sua fila più alta. Due danzatori, di cui uno in alto: 2 × 3 = 6 PV. Uno in basso: 1 PV. Tre al centro: 6 PV.</translation>
    </message>
    <message>
        <source>- **[[ballroom:goldener-strauss]]:** each row on its own, 7 VP for the most and 2 for the second. Two tied for the most: 4 each. Three tied: 3 each. Two tied for second: 1 each. Alone in a row: 7.</source>
        <translation>- **[[ballroom:goldener-strauss]]:** ogni fila si conteggia a parte, 7 PV per il maggior numero di danzatori e 2 per il secondo. Due in parità al primo posto: 4 ciascuno. Tre in parità: 3 ciascuno. Due in parità al secondo posto: 1 ciascuno. Da soli in una fila: 7.</translation>
    </message>
    <message>
        <source>- **[[ballroom:odeonsaal]]:** 1, 4, 9 or 16 VP for one to four dancers, 25 for five or more. With six dancers: 25 VP.</source>
        <translation>- **[[ballroom:odeonsaal]]:** 1, 4, 9 o 16 PV per uno, due, tre o quattro danzatori, 25 per cinque o più. Con sei danzatori: 25 PV.</translation>
    </message>
    <message>
        <source>- **[[ballroom:zum-sperl]]:** by the number of dancers. Two players score 10 and 3, three or four 15, 10 and 5. Three players with 3, 3 and 1 dancers: 12, 12 and 5. Four tied players: 7 each.</source>
        <translation>- **[[ballroom:zum-sperl]]:** secondo il numero di danzatori. In due giocatori 10 e 3 PV, in tre o quattro 15, 10 e 5. Tre giocatori con 3, 3 e 1 danzatori: 12, 12 e 5. Quattro giocatori in parità: 7 ciascuno.</translation>
    </message>
    <message>
        <source>- **[[ballroom:zur-kettenbruecke]]:** 7 VP for every second dancer. With 1, 4 and 3 dancers: 0, 14 and 7 VP.</source>
        <translation>- **[[ballroom:zur-kettenbruecke]]:** 7 PV ogni due danzatori. Con 1, 4 e 3 danzatori: 0, 14 e 7 PV.</translation>
    </message>
    <message>
        <source>Staff of the ballrooms</source>
        <translation>Il personale delle sale da ballo</translation>
    </message>
    <message>
        <source>- [[staff:119]] and [[staff:125]] react to a die as [[staff:14]] does: before or after the main action. The krone of [[staff:119]] comes even if no dancer is sent.</source>
        <translation>- [[staff:119]] e [[staff:125]] reagiscono a un dado come [[staff:14]]: prima o dopo l’azione principale. La Corona di [[staff:119]] arriva anche se non si manda nessun danzatore.</translation>
    </message>
    <message>
        <source>- [[staff:121]] and [[staff:131]] react after the main action, [[staff:124]] at once when the die is taken.</source>
        <translation>- [[staff:121]] e [[staff:131]] reagiscono dopo l’azione principale, [[staff:124]] subito, quando si prende il dado.</translation>
    </message>
    <message>
        <source>- [[staff:127]] sends up to two dancers, in this order: the first for 2 champagne less, the second for 1 less.</source>
        <translation>- [[staff:127]] manda fino a due danzatori, in quest’ordine: il primo con 2 Champagne in meno, il secondo con 1 in meno.</translation>
    </message>
    <message>
        <source>- [[staff:130]] pays for each dancer you send, by whatever means.</source>
        <translation>- [[staff:130]] premia ogni danzatore che manda, in qualunque modo.</translation>
    </message>
    <message>
        <source>- [[staff:132]] gives its champagne after the VP of the objective, for each of your markers on common objectives.</source>
        <translation>- [[staff:132]] dà il suo Champagne dopo i PV dell’Obiettivo, per ogni Suo segnalino sugli Obiettivi comuni.</translation>
    </message>
    <message>
        <source>- [[staff:133]] is offered right after another staff card and its effect, once per round; not later, and not on itself.</source>
        <translation>- La carta [[staff:133]] viene proposta subito dopo un’altra carta Personale e il suo effetto, una volta per round; non più tardi, e non per sé stessa.</translation>
    </message>
    <message>
        <source>- [[staff:126]] scores 2 VP for each of your dancers in all ballrooms and on the balcony. [[staff:29]] may copy it, for its owner’s dancers.</source>
        <translation>- [[staff:126]] dà 2 PV per ogni Suo danzatore in tutte le sale da ballo e sulla balconata. [[staff:29]] può copiare questa carta, ma conta i danzatori di chi copia.</translation>
    </message>
    <message>
        <source>Objectives and Emperor tiles of the ballrooms</source>
        <translation>Obiettivi e tessere Imperatore delle sale da ballo</translation>
    </message>
    <message>
        <source>- [[objective:A5]] looks at the champagne in the kitchen, not on guests. You keep it when you claim.</source>
        <translation>- Per [[objective:A5]] conta lo Champagne in Cucina, non quello sugli Ospiti. Chi rivendica l’Obiettivo non lo spende.</translation>
    </message>
    <message>
        <source>- [[objective:B5]] counts dancers in all ballrooms, scored ones and the balcony included.</source>
        <translation>- [[objective:B5]] conta i danzatori in tutte le sale da ballo, anche in quelle già conteggiate, e sulla balconata.</translation>
    </message>
    <message>
        <source>- [[objective:C5]] counts green guests that were completed, whether they took a room or went to a ball.</source>
        <translation>- [[objective:C5]] conta gli Ospiti verdi soddisfatti, sia che abbiano preso una Camera sia che siano andati al ballo.</translation>
    </message>
    <message>
        <source>- [[emperor:B5]] brings you a dancer at no cost, row bonus and room bonus included. The ballroom about to be scored is still open to it.</source>
        <translation>- Con [[emperor:B5]] manda gratuitamente un danzatore, con bonus di fila e bonus di sala. La sala che sta per essere conteggiata è ancora aperta.</translation>
    </message>
    <message>
        <source>- The penalty of [[emperor:B5]] takes one of your dancers from the middle ballroom, that of [[emperor:C5]] two from the right one or the balcony. You choose which.</source>
        <translation>- La penalità della tessera [[emperor:B5]] toglie un Suo danzatore dalla sala al centro, quella della tessera [[emperor:C5]] due da quella a destra o dalla balconata. Sceglie Lei quali.</translation>
    </message>
    <message>
        <source>Dancers taken in this way leave the game, and their spaces are free again.</source>
        <translation>I danzatori persi così escono dal gioco, e i loro spazi tornano liberi.</translation>
    </message>
    <message>
        <source>Vienna Ballrooms</source>
        <translation>Sale da ballo di Vienna</translation>
    </message>
    <message>
        <source>Celebrities: coloured dice</source>
        <translation>Celebrità: i dadi colorati</translation>
    </message>
    <message>
        <source>A red, a yellow and a blue die replace three of the white ones; the number of dice stays the same. The **lounge** shows one celebrity for each colour.</source>
        <translation>Un dado rosso, uno giallo e uno blu sostituiscono tre dadi bianchi; il numero dei dadi resta lo stesso. Il **salone** mostra una celebrità per ogni colore.</translation>
    </message>
    <message>
        <source>A coloured die is a die like any other and counts for the strength of its space. Whoever takes it takes the celebrity of its colour too and **scores its VP at once**. The effect is yours until the end of the round.</source>
        <translation>Un dado colorato è un dado come gli altri e conta per la potenza del suo spazio. Chi lo prende riceve anche la celebrità del suo colore e ne **ottiene subito i PV**. L’effetto è suo fino alla fine del round.</translation>
    </message>
    <message>
        <source>If white and coloured dice lie on the space you use, you choose which one you take.</source>
        <translation>Se sullo spazio che usa ci sono dadi bianchi e dadi colorati, sceglie Lei quale prendere.</translation>
    </message>
    <message>
        <source>The effect already holds for the main action of that very die, but not for the VP of its own tile.</source>
        <translation>L’effetto vale già per l’azione principale di quello stesso dado, ma non per i PV della celebrità stessa.</translation>
    </message>
    <message>
        <source>[[guest:97]] takes no die, and so no celebrity.</source>
        <translation>[[guest:97]] non prende un dado, e quindi nemmeno una celebrità.</translation>
    </message>
    <message>
        <source>The die for the dustbin is a white one as long as there is any. Coloured dice are rolled again with the rest and keep their celebrities.</source>
        <translation>Nella Pattumiera va un dado bianco, finché ce n’è uno. I dadi colorati vengono rilanciati con gli altri e conservano le loro celebrità.</translation>
    </message>
    <message>
        <source>The lounge at the end of a round</source>
        <translation>Il salone alla fine di un round</translation>
    </message>
    <message>
        <source>Celebrities stay with their owners until the end of the round and leave before any scoring. After every round but the last the lounge is then filled again:</source>
        <translation>Le celebrità restano fino alla fine del round e se ne vanno prima di ogni conteggio. Dopo ogni round tranne l’ultimo il salone viene allora rifornito:</translation>
    </message>
    <message>
        <source>- Celebrities that were taken are discarded.</source>
        <translation>- Le celebrità prese vengono scartate.</translation>
    </message>
    <message>
        <source>- Those left move to the right. If nobody was taken, the one on the right is discarded.</source>
        <translation>- Quelle rimaste si spostano verso destra. Se nessuna è stata presa, si scarta quella a destra.</translation>
    </message>
    <message>
        <source>- New ones enter from the left. From the left the colours are red, yellow and blue.</source>
        <translation>- Le nuove entrano da sinistra. Da sinistra i colori sono rosso, giallo e blu.</translation>
    </message>
    <message>
        <source>When the pile is empty, the discards are shuffled to make a new one.</source>
        <translation>Quando la pila è vuota, si rimescolano gli scarti.</translation>
    </message>
    <message>
        <source>**Example:** [[celebrity:8]] stands above the red die, [[celebrity:7]] above the yellow one and [[celebrity:11]] above the blue one. Only the yellow die was taken. Now [[celebrity:8]] moves on to yellow, [[celebrity:11]] stays with blue, and somebody new comes in at red.</source>
        <translation>**Esempio:** [[celebrity:8]] sta sopra il dado rosso, [[celebrity:7]] sopra il giallo e [[celebrity:11]] sopra il blu. È stato preso solo il dado giallo. Ora [[celebrity:8]] passa al giallo, [[celebrity:11]] resta al blu e al rosso arriva una nuova.</translation>
    </message>
    <message>
        <source>What the celebrities do</source>
        <translation>Che cosa fanno le celebrità</translation>
    </message>
    <message>
        <source>- **For each source:** [[celebrity:3]] adds 2 VP to VP, [[celebrity:12]] 1 step to steps on the Emperor track. What they add does not set them off again.</source>
        <translation>- **A ogni fonte:** [[celebrity:3]] aggiunge 2 PV ai PV, [[celebrity:12]] 1 passo ai passi sul tracciato Imperatore. Ciò che aggiungono non conta di nuovo.</translation>
    </message>
    <message>
        <source>- **After each source:** steps let you play a staff card for 2 krones less with [[celebrity:1]]; krones let you prepare a room for 1 krone less with [[celebrity:4]].</source>
        <translation>- **Dopo ogni fonte:** con [[celebrity:1]], dopo dei passi, può giocare una carta Personale per 2 Corone in meno; con [[celebrity:4]], dopo delle Corone, può preparare una Camera per 1 Corona in meno.</translation>
    </message>
    <message>
        <source>- **After each staff card:** [[celebrity:8]] gives 2 items of your choice, [[celebrity:5]] 1 champagne and 2 VP, once the effect of the card is done.</source>
        <translation>- **Dopo ogni carta Personale:** [[celebrity:8]] dà 2 consumazioni a scelta, [[celebrity:5]] 1 Champagne e 2 PV, quando l’effetto della carta è finito.</translation>
    </message>
    <message>
        <source>- **Rooms:** with [[celebrity:7]] preparing costs nothing; with [[celebrity:6]] every room you occupy is worth 2 VP.</source>
        <translation>- **Camere:** con [[celebrity:7]] preparare non costa nulla; con [[celebrity:6]] ogni Camera che occupa dà 2 PV.</translation>
    </message>
    <message>
        <source>- **Ballrooms:** [[celebrity:9]] gives 1 VP and 1 step for each dancer you send, [[celebrity:10]] 1 item of your choice and 1 VP for each source of champagne.</source>
        <translation>- **Sale da ballo:** [[celebrity:9]] dà 1 PV e 1 passo per ogni danzatore che manda, [[celebrity:10]] 1 consumazione a scelta e 1 PV per ogni fonte di Champagne.</translation>
    </message>
    <message>
        <source>- [[celebrity:2]] exchanges up to four dishes and drinks from the kitchen, once, for as many of other kinds. These may go onto guests.</source>
        <translation>- [[celebrity:2]] scambia, una volta, fino a quattro cibi e bevande della Cucina con altrettanti di altro tipo. Questi possono andare sugli Ospiti.</translation>
    </message>
    <message>
        <source>- [[celebrity:11]]: a guest whose order of two or more items lacks one of them may still leave; the missing item may be champagne.</source>
        <translation>- [[celebrity:11]] lascia andare un Ospite a cui manca una consumazione, anche Champagne, di un’ordinazione di due o più.</translation>
    </message>
    <message>
        <source>[[celebrity:5]], [[celebrity:9]] and [[celebrity:10]] are in play only with Vienna Ballrooms: twelve celebrities with it, nine without.</source>
        <translation>[[celebrity:5]], [[celebrity:9]] e [[celebrity:10]] sono in gioco solo con le Sale da ballo di Vienna: dodici celebrità con esse, nove senza.</translation>
    </message>
    <message>
        <source>**Example:** a guest’s reward brings 3 Emperor steps, and a yellow group is full. These are two sources: with [[celebrity:12]] you go 1 step further for each.</source>
        <translation>**Esempio:** la ricompensa di un Ospite dà 3 passi sul tracciato Imperatore, e un gruppo giallo è completo. Sono due fonti: con [[celebrity:12]] avanza di 1 passo in più per ciascuna.</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Celebrità</translation>
    </message>
    <message>
        <source>Elisabeth, who dances</source>
        <translation>Elisabetta, che danza</translation>
    </message>
    <message>
        <source>Elisabeth is your opponent when you play alone with Vienna Ballrooms, with Celebrities or with both. Otherwise it is Leopold, even with Unique Hotels and Some More.</source>
        <translation>Elisabetta è la Sua avversaria quando gioca in solitario con le Sale da ballo di Vienna, con Celebrità o con entrambe. Altrimenti è Leopold, anche con Hotel unici e Ancora di più.</translation>
    </message>
    <message>
        <source>All rules for Leopold hold for her, unless this chapter says something else. She has 20 instruction cards of her own.</source>
        <translation>Per lei valgono tutte le regole di Leopold, se questo capitolo non dice altro. Ha 20 carte Istruzione proprie.</translation>
    </message>
    <message>
        <source>You win only with **more** VP than she has.</source>
        <translation>Lei vince solo con **più** PV di Elisabetta.</translation>
    </message>
    <message>
        <source>Elisabeth: setting up</source>
        <translation>Elisabetta: la preparazione</translation>
    </message>
    <message>
        <source>- As with Leopold: she has the turn order tile 1/4 in round 1, the night side and five unseen cards for the end of the game; you keep six of ten staff cards.</source>
        <translation>- Come con Leopold: nel round 1 Elisabetta ha la tessera Ordine di Turno 1/4, ha il lato notte e cinque carte di fine gioco coperte; Lei tiene sei carte Personale su dieci.</translation>
    </message>
    <message>
        <source>- With Vienna Ballrooms [[staff:126]] is among the cards those five are drawn from.</source>
        <translation>- Con le Sale da ballo di Vienna [[staff:126]] è fra le carte da cui si pescano queste cinque.</translation>
    </message>
    <message>
        <source>- You have one rehearsal room, drawn at random, and 1 champagne. She has neither; her 10 dancers stand beside her hotel.</source>
        <translation>- Lei ha una sala prove pescata a caso e 1 Champagne. Elisabetta non ha né l’una né l’altro; i suoi 10 danzatori stanno accanto al suo Hotel.</translation>
    </message>
    <message>
        <source>- With Unique Hotels you start with 7 krones and choose one of three entrances, and she has one of the four solo entrances.</source>
        <translation>- Con Hotel unici comincia con 7 Corone e sceglie uno fra tre ingressi, ed Elisabetta ha uno dei quattro ingressi in solitario.</translation>
    </message>
    <message>
        <source>All changes are added together: first those of the solo game, then entrances, rehearsal room, guest and rooms.</source>
        <translation>Tutti i cambiamenti si sommano: prima quelli del gioco in solitario, poi ingressi, sala prove, Ospite e Camere.</translation>
    </message>
    <message>
        <source>Elisabeth: the three levels</source>
        <translation>Elisabetta: i tre livelli</translation>
    </message>
    <message>
        <source>As on Leopold’s cards a symbol counts at its level and above. In her whole deck there are:</source>
        <translation>Come sulle carte di Leopold, un simbolo conta dal suo livello in su. In tutto il suo mazzo ce ne sono:</translation>
    </message>
    <message>
        <source>| Symbols | Easy | Medium | Hard |</source>
        <translation>| Simboli | Facile | Medio | Difficile |</translation>
    </message>
    <message>
        <source>| Guests | 19 | 21 | 23 |</source>
        <translation>| Ospiti | 19 | 21 | 23 |</translation>
    </message>
    <message>
        <source>| of them dancing | 5 | 5 | 5 |</source>
        <translation>| di cui danzanti | 5 | 5 | 5 |</translation>
    </message>
    <message>
        <source>| Dancers below | 4 | 5 | 6 |</source>
        <translation>| Danzatori in basso | 4 | 5 | 6 |</translation>
    </message>
    <message>
        <source>| Emperor | 11 | 12 | 12 |</source>
        <translation>| Imperatore | 11 | 12 | 12 |</translation>
    </message>
    <message>
        <source>| Objectives | 9 | 11 | 14 |</source>
        <translation>| Obiettivi | 9 | 11 | 14 |</translation>
    </message>
    <message>
        <source>| Staff | 3 | 4 | 5 |</source>
        <translation>| Personale | 3 | 4 | 5 |</translation>
    </message>
    <message>
        <source>Elisabeth: her guests</source>
        <translation>Elisabetta: i suoi Ospiti</translation>
    </message>
    <message>
        <source>She chooses her guests as Leopold does, even where a dancer stands beside the symbol: by colour, then by VP, then by the hand. If all rooms of the colour are occupied, she takes the best guest of any colour she can still house.</source>
        <translation>Sceglie i suoi Ospiti come Leopold, anche dove accanto al simbolo c’è un danzatore: per colore, poi per PV, poi secondo la mano. Se tutte le Camere del colore sono occupate, prende il miglior Ospite di qualsiasi colore che può ancora sistemare.</translation>
    </message>
    <message>
        <source>**With a dancer**, if Vienna Ballrooms is in play: she scores the VP of the card, it is discarded, and one of her dancers goes to a ballroom. No room is placed, and there is no reward.</source>
        <translation>**Con un danzatore**, se le Sale da ballo di Vienna sono in gioco: ottiene i PV della carta, che si scarta, e uno dei suoi danzatori va in una sala da ballo. Non si mette alcuna Camera, e non c’è ricompensa.</translation>
    </message>
    <message>
        <source>Without Vienna Ballrooms the dancer means nothing, and the guest takes a room.</source>
        <translation>Senza le Sale da ballo di Vienna il danzatore non significa nulla, e l’Ospite prende una Camera.</translation>
    </message>
    <message>
        <source>If she has no dancer left, the guest takes a room as well. If there is no guest she can house, she takes none, and the dancer beside the symbol stays at home.</source>
        <translation>Se non le restano danzatori, anche quell’Ospite prende una Camera. Se non c’è alcun Ospite che possa sistemare, non ne prende, e il danzatore accanto al simbolo resta dov’è.</translation>
    </message>
    <message>
        <source>For her, guests who may go only to a room or only to a ball may go to either. [[guest:190]] is a green guest like any other to her.</source>
        <translation>Gli Ospiti legati a Camere o balli per lei non lo sono. [[guest:190]] per lei è un Ospite verde come gli altri.</translation>
    </message>
    <message>
        <source>Elisabeth: which ballroom</source>
        <translation>Elisabetta: quale sala da ballo</translation>
    </message>
    <message>
        <source>| Round | One arrow | Two arrows |</source>
        <translation>| Round | Una freccia | Due frecce |</translation>
    </message>
    <message>
        <source>| 1 to 3 | left | middle |</source>
        <translation>| da 1 a 3 | sinistra | centro |</translation>
    </message>
    <message>
        <source>| 4 and 5 | middle | right |</source>
        <translation>| 4 e 5 | centro | destra |</translation>
    </message>
    <message>
        <source>| 6 and 7 | right | right |</source>
        <translation>| 6 e 7 | destra | destra |</translation>
    </message>
    <message>
        <source>**One arrow** means the ballroom scored next, **two arrows** the one after it. If it is full, the dancer goes to the next one to the right with a free space, or, if there is none, to the balcony.</source>
        <translation>**Una freccia** indica la prossima sala da ballo da conteggiare, **due frecce** quella dopo. Se è piena, il danzatore va nella prima più a destra con uno spazio libero, e alla fine sulla balconata.</translation>
    </message>
    <message>
        <source>A dancer in the lower part of the card is one more, without a guest, whatever happened above.</source>
        <translation>Un danzatore nella parte bassa della carta è uno in più, senza Ospite, qualunque cosa sia successa sopra.</translation>
    </message>
    <message>
        <source>Elisabeth: her die, and celebrities</source>
        <translation>Elisabetta: il suo dado e le celebrità</translation>
    </message>
    <message>
        <source>- **A coloured symbol:** she takes the coloured die whose celebrity has the most VP. If there is none, or Celebrities is not in play, she takes a die from the space with the most dice. The hand breaks ties; the lounge is read from the left: red, yellow, blue.</source>
        <translation>- **Un simbolo colorato:** prende il dado colorato la cui celebrità ha più PV. Se non ce n’è, o se Celebrità non è in gioco, prende un dado dallo spazio che ne ha di più. La mano risolve le parità; il salone si legge da sinistra: rosso, giallo, blu.</translation>
    </message>
    <message>
        <source>- **Any other symbol:** she chooses the space as Leopold does. If there is a coloured die, she takes it; of several, the one with the best celebrity.</source>
        <translation>- **Ogni altro simbolo:** sceglie lo spazio come Leopold. Se vi è un dado colorato, lo prende; fra più d’uno, quello con la celebrità migliore.</translation>
    </message>
    <message>
        <source>| Die | Instead of the effect |</source>
        <translation>| Dado | Invece dell’effetto |</translation>
    </message>
    <message>
        <source>| red | one step on the objective where she is least advanced |</source>
        <translation>| rosso | un passo sull’Obiettivo in cui è meno avanti |</translation>
    </message>
    <message>
        <source>| yellow | 2 steps on the Emperor track |</source>
        <translation>| giallo | 2 passi sul tracciato Imperatore |</translation>
    </message>
    <message>
        <source>| blue | 2 VP |</source>
        <translation>| blu | 2 PV |</translation>
    </message>
    <message>
        <source>The red bonus is not an objective symbol for the stars of [[rule:entrance-nine-stars-inn]]. Her celebrities are discarded at the end of the round.</source>
        <translation>Il bonus rosso non è un simbolo Obiettivo per le stelle di [[rule:entrance-nine-stars-inn]]. Le sue celebrità si scartano alla fine del round.</translation>
    </message>
    <message>
        <source>Elisabeth: scoring</source>
        <translation>Elisabetta: i conteggi</translation>
    </message>
    <message>
        <source>**Ballrooms:** she scores like a player, with the values for two players. She is ranked against you, and without a dancer she loses 5 VP.</source>
        <translation>**Sale da ballo:** ottiene punti come un giocatore, con i valori per due. È in classifica insieme a Lei, e senza danzatori perde 5 PV.</translation>
    </message>
    <message>
        <source>**Emperor:** she scores her space and goes back; there is no Emperor’s reward and no penalty for her.</source>
        <translation>**Imperatore:** ottiene i PV del suo spazio e retrocede; per lei non c’è Bonus Imperiale né penalità.</translation>
    </message>
    <message>
        <source>**The end:** her rooms by floor and her end cards turned face up, [[staff:126]] for her own dancers. She has no krones, items or guests to count.</source>
        <translation>**La fine:** le sue Camere secondo il piano e le sue carte di fine gioco scoperte, [[staff:126]] per i propri danzatori. Non ha Corone, consumazioni o Ospiti da contare.</translation>
    </message>
    <message>
        <source>**Examples:** [[ballroom:zum-sperl]], you and she with two dancers each: 6 VP for both. [[ballroom:odeonsaal]], she with three and you with none: 9 VP for her, 5 VP lost for you.</source>
        <translation>**Esempi:** [[ballroom:zum-sperl]], Lei ed Elisabetta con due danzatori ciascuno: 6 PV a testa. [[ballroom:odeonsaal]], Elisabetta con tre e Lei con nessuno: 9 PV per Elisabetta, 5 PV persi per Lei.</translation>
    </message>
    <message>
        <source>Elisabeth: examples</source>
        <translation>Elisabetta: esempi</translation>
    </message>
    <message>
        <source>**Card 214 in round 2:** the best red guest, their VP, and a dancer in the bottom row of the middle ballroom. The same card in round 6 sends the dancer to the right ballroom.</source>
        <translation>**Carta 214 nel round 2:** il miglior Ospite rosso, i suoi PV e un danzatore nella fila in basso della sala al centro. Nel round 6 la stessa carta manda il danzatore in quella a destra.</translation>
    </message>
    <message>
        <source>**Card 228 in round 4, Medium:** the best guest of any colour she can house dances in the middle ballroom, and a second dancer follows there. The objective symbol counts only at Hard. If the middle ballroom is full, both go to the right one.</source>
        <translation>**Carta 228 nel round 4, Medio:** il miglior Ospite di qualsiasi colore che può sistemare danza nella sala al centro, e un secondo danzatore lo segue lì. Il simbolo Obiettivo conta solo al livello Difficile. Se la sala al centro è piena, vanno entrambi in quella a destra.</translation>
    </message>
    <message>
        <source>**Card 232 in round 7**, one space free in the right ballroom: the yellow guest takes a room, and the dancer of the second guest has the last space. One more would stand on the balcony.</source>
        <translation>**Carta 232 nel round 7**, uno spazio libero nella sala a destra: l’Ospite giallo prende una Camera, e il danzatore del secondo Ospite ha l’ultimo spazio. Uno in più starebbe sulla balconata.</translation>
    </message>
    <message>
        <source>**Card 230 with Celebrities**, the red die gone, yellow with a celebrity of 2 VP, blue with one of 4 VP: she takes the blue die, wherever it lies, for 4 VP and 2 VP more.</source>
        <translation>**Carta 230 con Celebrità**, il dado rosso già preso, il giallo con una celebrità da 2 PV, il blu con una da 4 PV: prende il dado blu, dovunque sia, per 4 PV e altri 2 PV.</translation>
    </message>
    <message>
        <source>Solo against Elisabeth</source>
        <translation>In solitario contro Elisabetta</translation>
    </message>
    <message>
        <source>Some More: new cards</source>
        <translation>Ancora di più: nuove carte</translation>
    </message>
    <message>
        <source>This module has no rules of its own. It brings the staff cards 166 to 179 and the objectives and Emperor tiles A6, B6 and C6.</source>
        <translation>Questo modulo non ha regole proprie. Aggiunge le carte Personale da 166 a 179 e gli Obiettivi e le tessere Imperatore A6, B6 e C6.</translation>
    </message>
    <message>
        <source>- **Flipped once per game:** [[staff:166]], [[staff:167]], [[staff:168]], [[staff:169]], [[staff:172]], [[staff:174]], [[staff:178]] and [[staff:179]]. See [[rule:turning-down]].</source>
        <translation>- **Girate una volta per partita:** [[staff:166]], [[staff:167]], [[staff:168]], [[staff:169]], [[staff:172]], [[staff:174]], [[staff:178]] e [[staff:179]]. Veda [[rule:turning-down]].</translation>
    </message>
    <message>
        <source>[[staff:175]] gives two items of other kinds than the two you paid. [[staff:177]] is paid with two steps back on the Emperor track.</source>
        <translation>[[staff:175]] dà due consumazioni di tipo diverso dalle due pagate. [[staff:177]] si paga con due passi indietro sul tracciato Imperatore.</translation>
    </message>
    <message>
        <source>Flipping a card</source>
        <translation>Girare una carta</translation>
    </message>
    <message>
        <source>Eight cards wait for an event. When it has happened, you may flip the card, once per game, and use its effect.</source>
        <translation>Otto carte aspettano che succeda qualcosa. Dopo, e una volta per partita, può girare la carta e riceverne l’effetto.</translation>
    </message>
    <message>
        <source>Several cards at once are flipped in an order of your choice. Flipping a card is an action of its own and may set off another card.</source>
        <translation>Più carte insieme si girano nell’ordine che preferisce. Girare una carta è un’azione a sé e può metterne in moto un’altra.</translation>
    </message>
    <message>
        <source>A flipped card stays in play: it still counts as a staff card.</source>
        <translation>Una carta girata resta in gioco: continua a contare come carta Personale.</translation>
    </message>
    <message>
        <source>- [[staff:167]], [[staff:168]] and [[staff:169]] ask for an order of three or more items, champagne included, of a blue, red or yellow guest who leaves for a room or a ball.</source>
        <translation>- [[staff:167]], [[staff:168]] e [[staff:169]] chiedono un’ordinazione di tre o più consumazioni, Champagne compreso, di un Ospite blu, rosso o giallo che se ne va per una Camera o per un ballo.</translation>
    </message>
    <message>
        <source>- [[staff:172]] asks for three drinks, [[staff:174]] for three dishes from one action. What one action gives is added up, wherever it goes; champagne is neither.</source>
        <translation>- [[staff:172]] chiede tre bevande, [[staff:174]] tre cibi da una sola azione. Ciò che un’azione dà si somma, dovunque vada; lo Champagne non è né l’uno né l’altro.</translation>
    </message>
    <message>
        <source>- [[staff:178]] asks for a group of three or four as it is printed on the board, filled by that action.</source>
        <translation>- [[staff:178]] chiede un gruppo di tre o quattro Camere com’è stampato sulla Plancia, completato da quell’azione.</translation>
    </message>
    <message>
        <source>**Example:** action 2 at strength 3 brings 2 wine and 1 coffee. That is three drinks from one action: [[staff:172]] may be flipped for 5 steps. With 1 wine, 1 coffee and 1 champagne it would be only two.</source>
        <translation>**Esempio:** l’azione 2 con potenza 3 dà 2 Vini e 1 Caffè. Sono tre bevande da una sola azione: la carta [[staff:172]] può essere girata per 5 passi. Con 1 Vino, 1 Caffè e 1 Champagne sarebbero solo due.</translation>
    </message>
    <message>
        <source>Objectives and Emperor tiles of Some More</source>
        <translation>Obiettivi e tessere Imperatore di Ancora di più</translation>
    </message>
    <message>
        <source>- [[objective:A6]]: three strudel, three cake, three wine and three coffee in the kitchen.</source>
        <translation>- [[objective:A6]]: tre Strudel, tre Torte, tre Vini e tre Caffè in Cucina.</translation>
    </message>
    <message>
        <source>- [[objective:B6]]: three occupied rooms on the top floor, in any columns.</source>
        <translation>- [[objective:B6]]: tre Camere occupate al piano più alto, in colonne qualsiasi.</translation>
    </message>
    <message>
        <source>- [[objective:C6]]: five completed guests with orders of three or more items, for rooms or balls.</source>
        <translation>- [[objective:C6]]: cinque Ospiti soddisfatti con ordinazioni di tre o più consumazioni, Camera o ballo.</translation>
    </message>
    <message>
        <source>- [[emperor:A6]] gives 2 krones and a dish or drink. Its penalty takes 2 krones and a dish or drink of your choice from the kitchen, never champagne. Without 2 krones, or with no dish or drink in the kitchen, you lose 5 VP instead.</source>
        <translation>- [[emperor:A6]] dà 2 Corone e un cibo o una bevanda. La penalità prende 2 Corone e un cibo o una bevanda a scelta della Cucina, mai Champagne. Senza 2 Corone, o senza cibi né bevande in Cucina, perde invece 5 PV.</translation>
    </message>
    <message>
        <source>- [[emperor:B6]] lets you draw three staff cards and score 4 VP; its penalty takes three from your hand.</source>
        <translation>- [[emperor:B6]] Le fa pescare tre carte Personale e dà 4 PV; la penalità ne prende tre dalla Sua mano.</translation>
    </message>
    <message>
        <source>- [[emperor:C6]] gives 5 VP for each common objective you have claimed. Its penalty leaves you without a krone and with an empty kitchen.</source>
        <translation>- [[emperor:C6]] dà 5 PV per ogni Obiettivo comune che ha rivendicato. La penalità La lascia senza una Corona e con la Cucina vuota.</translation>
    </message>
    <message>
        <source>Some More</source>
        <translation>Ancora di più</translation>
    </message>
    <message>
        <source>Promotional cards with Vienna Ballrooms</source>
        <translation>Carte promozionali con le Sale da ballo di Vienna</translation>
    </message>
    <message>
        <source>The cards 183 to 187 need Vienna Ballrooms. They stay out unless you ask for the promotional cards.</source>
        <translation>Le carte da 183 a 187 richiedono le Sale da ballo di Vienna. Restano fuori finché non chiede le carte promozionali.</translation>
    </message>
    <message>
        <source>- [[staff:183]]: 1 krone, once in each action in which you pay champagne, for a space, for [[staff:122]] or for [[guest:190]]. Serving champagne is not a payment.</source>
        <translation>- [[staff:183]]: 1 Corona, una volta in ogni azione in cui paga Champagne, per uno spazio, per [[staff:122]] o per [[guest:190]]. Servire Champagne non è pagare.</translation>
    </message>
    <message>
        <source>- [[guest:184]] goes only to a ball and takes a second dancer onto the same space, for one price and one row bonus. Then each of your dancers in the ballrooms is worth 1 VP.</source>
        <translation>- [[guest:184]] va solo al ballo e porta un secondo danzatore sullo stesso spazio, per un solo prezzo e un solo bonus di fila. Poi ogni Suo danzatore nelle sale da ballo vale 1 PV.</translation>
    </message>
    <message>
        <source>- [[guest:185]] moves only into a room. You may send a dancer for 1 champagne less per other player; if you do, each other player takes a dish or drink. You score 8 VP in rounds 1 to 3, 5 in rounds 4 and 5, 2 in rounds 6 and 7.</source>
        <translation>- [[guest:185]] prende una Camera e non va al ballo. Può mandare un danzatore per 1 Champagne in meno per ogni altro giocatore; in tal caso ogni altro giocatore prende un cibo o una bevanda. Lei ottiene 8 PV nei round da 1 a 3, 5 nei round 4 e 5, 2 nei round 6 e 7.</translation>
    </message>
    <message>
        <source>- [[guest:186]]: the ballroom scored next is scored now, for all, with the 5 VP lost. It stays open and is scored again at its usual time.</source>
        <translation>- [[guest:186]]: la prossima sala da ballo da conteggiare si conteggia ora, per tutti, compresi i 5 PV persi. Resta aperta e sarà conteggiata di nuovo a suo tempo.</translation>
    </message>
    <message>
        <source>- [[guest:187]] move only into a room, occupy another one and bring four Emperor steps.</source>
        <translation>- [[guest:187]] prendono una Camera e non vanno al ballo, ne occupano un’altra e danno quattro passi sul tracciato Imperatore.</translation>
    </message>
    <message>
        <source>Promotional guests with any module</source>
        <translation>Ospiti promozionali con qualsiasi modulo</translation>
    </message>
    <message>
        <source>The guests 188 to 192 need at least one module of the expansion, whichever it is.</source>
        <translation>Gli Ospiti da 188 a 192 richiedono almeno un modulo dell’espansione, uno qualsiasi.</translation>
    </message>
    <message>
        <source>- [[guest:188]] moves only into a room.</source>
        <translation>- [[guest:188]] prende una Camera e non va al ballo.</translation>
    </message>
    <message>
        <source>- [[guest:189]] needs two vacant rooms side by side on one floor, of any colours. Both are occupied; it is one guest, but what reacts to a room reacts twice.</source>
        <translation>- [[guest:189]] ha bisogno di due Camere libere affiancate sullo stesso piano, di colori qualsiasi. Si occupano entrambe; è un solo Ospite, ma ciò che reagisce a una Camera reagisce due volte.</translation>
    </message>
    <message>
        <source>- [[guest:190]] stays at the table and orders nothing. Once per round you may pay 1 item from your kitchen to play a staff card at its printed cost, score 1 VP and advance 1 step. He never counts as completed, never leaves his table, and costs no VP at the end.</source>
        <translation>- [[guest:190]] resta al tavolo e non ordina nulla. Una volta per round può pagare 1 consumazione della Cucina: giocare una carta Personale al suo costo, ottenere 1 PV, avanzare di 1 passo. Alla fine non costa PV, non è mai soddisfatto e tiene il suo tavolo.</translation>
    </message>
    <message>
        <source>- [[guest:191]] supplies all the wine that the other guests in your café still want.</source>
        <translation>- [[guest:191]] dà tutto il Vino che gli altri Ospiti del Suo Caffè vogliono ancora.</translation>
    </message>
    <message>
        <source>- [[guest:192]] moves only into a room on floor 1.</source>
        <translation>- [[guest:192]] prende una Camera solo al piano 1.</translation>
    </message>
    <message>
        <source>Promotional cards</source>
        <translation>Carte promozionali</translation>
    </message>
    <message>
        <source>A card gives me an item of my choice. May I take champagne?</source>
        <translation>Una carta mi dà una consumazione a scelta. Posso prendere Champagne?</translation>
    </message>
    <message>
        <source>No. “Of your choice” means a dish or a drink. Champagne comes only from what names it, and from actions 1 and 2.</source>
        <translation>No. A scelta vuol dire un cibo o una bevanda. Lo Champagne viene solo da ciò che lo nomina e dalle azioni 1 e 2.</translation>
    </message>
    <message>
        <source>I have strength 3 on action 1. How much champagne can I have?</source>
        <translation>Ho potenza 3 sull’azione 1. Quanto Champagne posso avere?</translation>
    </message>
    <message>
        <source>One: 1 strudel, 1 cake and 1 champagne. Of each kind you may have no more than of the kind before it, so the second champagne asks for strength 6.</source>
        <translation>Uno: 1 Strudel, 1 Torta e 1 Champagne. Di ogni tipo non può averne più che del tipo precedente, quindi il secondo Champagne richiede potenza 6.</translation>
    </message>
    <message>
        <source>Does the extra action of [[guest:97]] give champagne?</source>
        <translation>L’azione extra di [[guest:97]] dà Champagne?</translation>
    </message>
    <message>
        <source>Yes, as action 1 or 2 at the strength of the space. But no die is taken: [[staff:119]], [[staff:121]], [[staff:124]], [[staff:125]] and [[staff:131]] do not react.</source>
        <translation>Sì, come azione 1 o 2 con la potenza dello spazio. Ma non si prende alcun dado: [[staff:119]], [[staff:121]], [[staff:124]], [[staff:125]] e [[staff:131]] non reagiscono.</translation>
    </message>
    <message>
        <source>Does champagne count when a card asks for a large order?</source>
        <translation>Lo Champagne conta quando una carta chiede un’ordinazione grande?</translation>
    </message>
    <message>
        <source>Yes. For [[staff:33]], [[objective:C6]] and cards such as [[staff:167]] each champagne of the printed order is an item.</source>
        <translation>Sì. Per [[staff:33]], [[objective:C6]] e carte come [[staff:167]] ogni Champagne dell’ordinazione stampata è una consumazione.</translation>
    </message>
    <message>
        <source>May [[staff:38]] fill an order with champagne in it?</source>
        <translation>[[staff:38]] può completare un’ordinazione che contiene Champagne?</translation>
    </message>
    <message>
        <source>Yes, and so may [[staff:174]] and [[staff:179]]. They fill the whole order from the supply. [[staff:24]] makes serving champagne free as well.</source>
        <translation>Sì, e così [[staff:174]] e [[staff:179]]. Completano tutta l’ordinazione dalla riserva. Con [[staff:24]] anche servire Champagne è gratuito.</translation>
    </message>
    <message>
        <source>Do I lose my champagne to the penalty of [[emperor:A2]]?</source>
        <translation>Perdo il mio Champagne con la penalità della tessera [[emperor:A2]]?</translation>
    </message>
    <message>
        <source>No. A penalty that speaks of dishes and drinks neither counts nor takes champagne, in the kitchen or on guests. The same holds for [[emperor:B1]] and [[emperor:A6]]. [[emperor:C6]] takes everything.</source>
        <translation>No. Una penalità che parla di cibi e bevande non conta né prende lo Champagne, in Cucina o sugli Ospiti. Lo stesso vale per [[emperor:B1]] e [[emperor:A6]]. [[emperor:C6]] prende tutto.</translation>
    </message>
    <message>
        <source>What is champagne worth at the end?</source>
        <translation>Quanto vale lo Champagne alla fine?</translation>
    </message>
    <message>
        <source>1 VP for each in the kitchen, like any item. It counts for the tie-break too. Champagne on guests is worth nothing.</source>
        <translation>1 PV ciascuno in Cucina, come ogni consumazione. Conta anche per risolvere una parità. Lo Champagne sugli Ospiti non vale nulla.</translation>
    </message>
    <message>
        <source>May a guest who dances take a room as well?</source>
        <translation>Un Ospite che danza può anche prendere una Camera?</translation>
    </message>
    <message>
        <source>No, it is one or the other. But the reward, or the row bonus of [[ballroom:odeonsaal]], may occupy a room.</source>
        <translation>No, o l’uno o l’altro. Ma la ricompensa, o il bonus di fila dell’[[ballroom:odeonsaal]], può occupare una Camera.</translation>
    </message>
    <message>
        <source>I have no vacant room. May my guest still leave?</source>
        <translation>Non ho Camere libere. Il mio Ospite può andarsene lo stesso?</translation>
    </message>
    <message>
        <source>Yes, to a ball, if you have a dancer, a free space and its champagne. That is often the best use of a guest whose colour is full.</source>
        <translation>Sì, al ballo, se ha un danzatore, uno spazio libero e il suo Champagne. Spesso è l’uso migliore di un Ospite il cui colore è già completo.</translation>
    </message>
    <message>
        <source>May I pay for the dancer with the champagne of the same guest’s reward?</source>
        <translation>Posso pagare il danzatore con lo Champagne della ricompensa dello stesso Ospite?</translation>
    </message>
    <message>
        <source>No. You pay when the guest leaves; the reward comes later. It can pay for a dancer that the reward itself sends.</source>
        <translation>No. Si paga quando l’Ospite se ne va; la ricompensa viene dopo. Può pagare un danzatore che è la ricompensa stessa a mandare.</translation>
    </message>
    <message>
        <source>Is there an occupancy bonus for a guest who dances?</source>
        <translation>C’è il Bonus Occupazione per un Ospite che danza?</translation>
    </message>
    <message>
        <source>No, for no room is occupied. A row bonus of [[ballroom:odeonsaal]] that occupies a room may fill a group, and then there is one.</source>
        <translation>No, perché non si occupa alcuna Camera. Se un bonus di fila dell’[[ballroom:odeonsaal]] ne occupa una, può completare un gruppo, e allora c’è.</translation>
    </message>
    <message>
        <source>Does [[staff:23]] pay for a guest who goes to a ball?</source>
        <translation>[[staff:23]] vale anche per un Ospite che va al ballo?</translation>
    </message>
    <message>
        <source>No, only for rooms that become occupied. [[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] do react, once for the guest.</source>
        <translation>No, solo per le Camere che diventano occupate. [[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] e [[staff:33]] invece reagiscono, una volta per l’Ospite.</translation>
    </message>
    <message>
        <source>Is a dancer sent by a staff card a completed guest?</source>
        <translation>Un danzatore mandato da una carta Personale è un Ospite soddisfatto?</translation>
    </message>
    <message>
        <source>No, only a guest is. So it counts neither for [[objective:C5]] nor for [[entrance:4]], and it does not set off [[staff:5]]; [[staff:130]] pays all the same.</source>
        <translation>No, lo è solo un Ospite. Non conta quindi né per [[objective:C5]] né per [[entrance:4]], e non mette in moto [[staff:5]]; [[staff:130]] reagisce comunque.</translation>
    </message>
    <message>
        <source>A card makes a dancer 2 champagne cheaper, and the space costs 1. Do I get one back?</source>
        <translation>Una carta fa costare un danzatore 2 Champagne in meno, e lo spazio ne costa 1. Me ne torna uno?</translation>
    </message>
    <message>
        <source>No. The cost never falls below 0, and what is left of a discount is lost.</source>
        <translation>No. Il costo non scende mai sotto 0, e ciò che avanza di uno sconto va perso.</translation>
    </message>
    <message>
        <source>May I use the row bonus of my first dancer to pay for the second?</source>
        <translation>Posso usare il bonus di fila del primo danzatore per pagare il secondo?</translation>
    </message>
    <message>
        <source>Yes, if one card sends both: what the first one sets off comes in between. Nothing else does, not even serving.</source>
        <translation>Sì, se una sola carta li manda entrambi: ciò che il primo mette in moto viene in mezzo. Nient’altro, nemmeno il servizio.</translation>
    </message>
    <message>
        <source>From which area do I take my dancer?</source>
        <translation>Da quale area prendo il mio danzatore?</translation>
    </message>
    <message>
        <source>From any you like. Whoever empties the smallest area first has a small bonus early; the four dancers of the largest bring the largest bonus.</source>
        <translation>Da quella che vuole. Chi svuota per prima l’area più piccola ha presto un piccolo bonus; i quattro danzatori della più grande danno quello maggiore.</translation>
    </message>
    <message>
        <source>Do dancers ever come back to the rehearsal room?</source>
        <translation>I danzatori tornano mai nella sala prove?</translation>
    </message>
    <message>
        <source>No. Those taken by a penalty leave the game, the others stay in the ballrooms. So each room bonus comes once.</source>
        <translation>No. Quelli tolti da una penalità escono dal gioco, gli altri restano nelle sale da ballo. Quindi ogni bonus di sala arriva una volta sola.</translation>
    </message>
    <message>
        <source>May I send a dancer to a ballroom that has been scored?</source>
        <translation>Posso mandare un danzatore in una sala da ballo già conteggiata?</translation>
    </message>
    <message>
        <source>No. It is closed for the rest of the game, but the dancers in it stay and count for cards.</source>
        <translation>No. È chiusa per il resto della partita, ma i danzatori che ci sono restano e contano per le carte.</translation>
    </message>
    <message>
        <source>All ballrooms are full. What can I do?</source>
        <translation>Tutte le sale da ballo sono piene. Che cosa posso fare?</translation>
    </message>
    <message>
        <source>There is always the balcony: 3 champagne, no limit, no row bonus. It belongs to the right ballroom and is scored after round 7.</source>
        <translation>C’è sempre la balconata: 3 Champagne, senza limite, senza bonus di fila. Appartiene alla sala a destra e si conteggia dopo il round 7.</translation>
    </message>
    <message>
        <source>How does a dancer on the balcony count?</source>
        <translation>Come conta un danzatore sulla balconata?</translation>
    </message>
    <message>
        <source>As a dancer in the top row of the right ballroom: it makes 3 your highest row in [[ballroom:apollosaal]], and counts for the majority of the top row in [[ballroom:goldener-strauss]].</source>
        <translation>Come un danzatore nella fila in alto della sala a destra: nell’[[ballroom:apollosaal]] fa della 3 la Sua fila più alta, e in [[ballroom:goldener-strauss]] conta per la maggioranza della fila in alto.</translation>
    </message>
    <message>
        <source>May I fall below zero for a ballroom without a dancer of mine?</source>
        <translation>Posso scendere sotto zero per una sala da ballo senza un mio danzatore?</translation>
    </message>
    <message>
        <source>Yes. The 5 VP are lost in any case, and the total may be negative.</source>
        <translation>Sì. I 5 PV si perdono in ogni caso, e il totale può essere negativo.</translation>
    </message>
    <message>
        <source>[[ballroom:goldener-strauss]]: two of us tie for the most in a row. What do we get?</source>
        <translation>[[ballroom:goldener-strauss]]: siamo in due in parità al primo posto in una fila. Che cosa riceviamo?</translation>
    </message>
    <message>
        <source>You share the first and the second rank: 7 and 2 VP make 9, divided by two and rounded down: 4 VP each. A third player in this row gets nothing.</source>
        <translation>Vi dividete la prima e la seconda posizione: 7 e 2 PV fanno 9, divisi per due e arrotondati per difetto: 4 PV ciascuno. Un terzo giocatore in quella fila non riceve nulla.</translation>
    </message>
    <message>
        <source>[[ballroom:goldener-strauss]]: I stand in one row only. Do I lose 5 VP for the others?</source>
        <translation>[[ballroom:goldener-strauss]]: sono in una fila soltanto. Perdo 5 PV per le altre?</translation>
    </message>
    <message>
        <source>No. You lose them only if you have no dancer in the whole ballroom. In rows without you, you are simply not ranked.</source>
        <translation>No. Li perde solo se non ha danzatori in tutta la sala. Nelle file dove non ha danzatori, semplicemente non è in classifica.</translation>
    </message>
    <message>
        <source>[[ballroom:zum-sperl]] with four players: does the last one get anything?</source>
        <translation>[[ballroom:zum-sperl]] in quattro giocatori: l’ultimo riceve qualcosa?</translation>
    </message>
    <message>
        <source>There are 15, 10 and 5 VP for three ranks, so the fourth gets nothing. If two tie for third, they share 5 VP: 2 each.</source>
        <translation>Ci sono 15, 10 e 5 PV per tre posizioni, quindi il quarto non riceve nulla. Se due sono in parità al terzo posto, si dividono 5 PV: 2 ciascuno.</translation>
    </message>
    <message>
        <source>[[ballroom:odeonsaal]]: are six dancers better than five?</source>
        <translation>[[ballroom:odeonsaal]]: sei danzatori sono meglio di cinque?</translation>
    </message>
    <message>
        <source>Not here: five or more are worth 25 VP. The sixth may still bring a row bonus, and counts for your cards.</source>
        <translation>Qui no: cinque o più valgono 25 PV. Il sesto può ancora dare un bonus di fila, e conta per le Sue carte.</translation>
    </message>
    <message>
        <source>May the Emperor’s reward of [[emperor:B5]] still go to the middle ballroom?</source>
        <translation>Il Bonus Imperiale della tessera [[emperor:B5]] può ancora andare nella sala da ballo al centro?</translation>
    </message>
    <message>
        <source>Yes. The Emperor comes first, and the ballroom is scored after him. So the penalty may take a dancer just before it counts.</source>
        <translation>Sì. Prima viene l’Imperatore, poi si conteggia la sala. Così anche la penalità può togliere un danzatore appena prima che conti.</translation>
    </message>
    <message>
        <source>Does [[staff:133]] react to being played itself?</source>
        <translation>La carta [[staff:133]] reagisce quando viene giocata lei stessa?</translation>
    </message>
    <message>
        <source>No, it needs another card, played later. It is offered right after that card and its effect, once per round, and cannot be saved for later.</source>
        <translation>No, serve un’altra carta, giocata più tardi. Viene proposta subito dopo quella carta e il suo effetto, una volta per round, e non si può tenere per dopo.</translation>
    </message>
    <message>
        <source>[[guest:186]]: is the ballroom then closed?</source>
        <translation>[[guest:186]]: dopo, la sala da ballo è chiusa?</translation>
    </message>
    <message>
        <source>No. It is scored now for everybody, 5 VP lost included, stays open, and is scored again after its round. In rounds 1 to 3 it is the left one, in 4 and 5 the middle one, then the right one.</source>
        <translation>No. Si conteggia ora per tutti, compresi i 5 PV persi, resta aperta e si conteggia di nuovo dopo il suo round. Nei round da 1 a 3 è quella a sinistra, nei round 4 e 5 quella al centro, poi quella a destra.</translation>
    </message>
    <message>
        <source>[[guest:184]]: do the two dancers pay twice?</source>
        <translation>[[guest:184]]: i due danzatori pagano due volte?</translation>
    </message>
    <message>
        <source>No. The second one joins the first on the same space, on the balcony too: one price, one row bonus. But two dancers have been sent: [[staff:130]] and [[celebrity:9]] react twice.</source>
        <translation>No. Il secondo raggiunge il primo sullo stesso spazio, anche sulla balconata: un solo prezzo, un solo bonus di fila. Ma si sono mandati due danzatori: [[staff:130]] e [[celebrity:9]] reagiscono due volte.</translation>
    </message>
    <message>
        <source>[[guest:185]]: when do the others take their items?</source>
        <translation>[[guest:185]]: quando prendono le loro consumazioni gli altri?</translation>
    </message>
    <message>
        <source>As soon as your dancer is sent: in turn order from you on, each puts a dish or drink onto a guest or into the kitchen. You cannot decline this for them, and without the dancer nobody takes anything. A solo opponent counts as another player and takes nothing.</source>
        <translation>Appena il Suo danzatore è mandato: in ordine di turno a partire da Lei, ognuno mette un cibo o una bevanda su un Ospite o in Cucina. Non può rinunciarvi per gli altri, e senza il danzatore nessuno prende nulla. Un avversario in solitario conta come altro giocatore e non prende nulla.</translation>
    </message>
    <message>
        <source>How does [[celebrity:2]] work?</source>
        <translation>Come funziona [[celebrity:2]]?</translation>
    </message>
    <message>
        <source>Once, on your turn: you give up to four dishes and drinks from the kitchen and get as many of other kinds. They go onto guests or back into the kitchen. Three strudel may become a cake, a wine and a coffee, but none of them a strudel.</source>
        <translation>Una volta, nel Suo turno: dà fino a quattro cibi e bevande della Cucina e ne riceve altrettanti di altro tipo. Vanno sugli Ospiti o di nuovo in Cucina. Tre Strudel possono diventare una Torta, un Vino e un Caffè, ma nessuno di loro uno Strudel.</translation>
    </message>
    <message>
        <source>No. The exchange knows dishes and drinks alone, on both sides.</source>
        <translation>No. Lo scambio conosce solo cibi e bevande, da entrambe le parti.</translation>
    </message>
    <message>
        <source>With [[celebrity:11]], what exactly may be missing?</source>
        <translation>Con [[celebrity:11]], che cosa può mancare esattamente?</translation>
    </message>
    <message>
        <source>One item, champagne included, of an order of two or more. The guest may then move in or dance, and counts as completed with an order of the printed size.</source>
        <translation>Una consumazione, anche Champagne, di un’ordinazione di due o più. Allora l’Ospite può prendere la Camera o danzare. Conta come soddisfatto, con la grandezza dell’ordinazione stampata.</translation>
    </message>
    <message>
        <source>May a guest with an order of one leave for nothing, thanks to [[celebrity:11]]?</source>
        <translation>Un Ospite che ordina una sola consumazione può andarsene senza nulla, grazie a [[celebrity:11]]?</translation>
    </message>
    <message>
        <source>No. The order must ask for at least two items.</source>
        <translation>No. L’ordinazione dev’essere di almeno due consumazioni.</translation>
    </message>
    <message>
        <source>A guest scores 4 VP and fills a blue group. How often does [[celebrity:3]] pay?</source>
        <translation>Un Ospite dà 4 PV e completa un gruppo blu. Quante volte reagisce [[celebrity:3]]?</translation>
    </message>
    <message>
        <source>Twice: the VP of the guest and the occupancy bonus are two sources. VP in the reward would be a third. The 2 VP that are added do not count again.</source>
        <translation>Due: i PV dell’Ospite e il Bonus Occupazione sono due fonti. PV nella ricompensa sarebbero una terza. I 2 PV aggiunti non contano di nuovo.</translation>
    </message>
    <message>
        <source>Does [[celebrity:3]] pay when a ballroom is scored?</source>
        <translation>[[celebrity:3]] reagisce quando si conteggia una sala da ballo?</translation>
    </message>
    <message>
        <source>Not at the end of a round: celebrities have left by then, and after round 7 too. But if [[guest:186]] has a ballroom scored early, it is a source for each player who scores VP there.</source>
        <translation>Non alla fine di un round: allora le celebrità se ne sono già andate, anche dopo il round 7. Ma se [[guest:186]] fa conteggiare prima una sala da ballo, è una fonte per ogni giocatore che vi ottiene PV.</translation>
    </message>
    <message>
        <source>Does [[celebrity:3]] pay when I lose VP?</source>
        <translation>[[celebrity:3]] reagisce quando perdo PV?</translation>
    </message>
    <message>
        <source>[[celebrity:12]]: action 4 brings me 3 steps. How many in all?</source>
        <translation>[[celebrity:12]]: l’azione 4 mi dà 3 passi. Quanti sono in tutto?</translation>
    </message>
    <message>
        <source>May [[celebrity:2]] make champagne out of strudel?</source>
        <translation>[[celebrity:2]] può cambiare Strudel in Champagne?</translation>
    </message>
    <message>
        <source>Four. The main action is one source, however many steps it brings. What a card that reacts to the die gives is another one.</source>
        <translation>Quattro. L’azione principale è una sola fonte, quanti che siano i passi. Ciò che dà una carta che reagisce al dado ne è un’altra.</translation>
    </message>
    <message>
        <source>[[celebrity:1]]: may I wait with the staff card?</source>
        <translation>[[celebrity:1]]: posso aspettare per la carta Personale?</translation>
    </message>
    <message>
        <source>No. It is offered once the source that brought the steps is over, and can be declined. Each further source of steps offers it anew.</source>
        <translation>No. Viene proposta appena è finita la fonte che ha dato i passi, e vi si può rinunciare. Ogni nuova fonte di passi la propone ancora.</translation>
    </message>
    <message>
        <source>Does [[celebrity:8]] react to a card played by an effect?</source>
        <translation>[[celebrity:8]] reagisce a una carta giocata grazie a un effetto?</translation>
    </message>
    <message>
        <source>Yes, to every staff card that comes into play, by whatever means, after its own effect. Two cards by one effect, as with [[staff:178]], count twice.</source>
        <translation>Sì, a ogni carta Personale che entra in gioco, in qualunque modo, dopo il suo effetto. Due carte per un solo effetto, come con [[staff:178]], sono due volte.</translation>
    </message>
    <message>
        <source>I take the die with [[celebrity:3]]. Do its own VP count for it?</source>
        <translation>Prendo il dado di [[celebrity:3]]. I suoi PV contano già?</translation>
    </message>
    <message>
        <source>No. The VP of the tile are scored before the effect holds. It holds for the main action of that die, though.</source>
        <translation>No. Ottiene quei PV prima che l’effetto valga. Per l’azione principale di quel dado, però, vale.</translation>
    </message>
    <message>
        <source>Everybody has passed. May a coloured die go to the dustbin?</source>
        <translation>Tutti hanno passato. Un dado colorato può finire nella Pattumiera?</translation>
    </message>
    <message>
        <source>Only if there is no white one left; then it is the blue one, then the yellow, then the red. Otherwise a white one goes, and the coloured ones are rolled again with their celebrities above them.</source>
        <translation>Solo se non ce n’è più uno bianco; allora è il blu, poi il giallo, infine il rosso. Altrimenti ci va un bianco, e i dadi colorati vengono rilanciati e conservano le loro celebrità.</translation>
    </message>
    <message>
        <source>A white and a red die lie on space 3. Must I take the red one?</source>
        <translation>Sullo spazio 3 ci sono un dado bianco e uno rosso. Devo prendere il rosso?</translation>
    </message>
    <message>
        <source>No, you choose. Both count for the strength, whichever you take.</source>
        <translation>No, sceglie Lei. Entrambi contano per la potenza, qualunque prenda.</translation>
    </message>
    <message>
        <source>May I have two celebrities in one round?</source>
        <translation>Posso avere due celebrità in un round?</translation>
    </message>
    <message>
        <source>Yes, with two coloured dice. Both effects hold until the end of the round, the first one from your first turn on.</source>
        <translation>Sì, con due dadi colorati. Entrambi gli effetti valgono fino alla fine del round, il primo già dal Suo primo turno.</translation>
    </message>
    <message>
        <source>[[celebrity:7]]: what about a discount on rooms?</source>
        <translation>[[celebrity:7]]: che ne è di uno sconto sulle Camere?</translation>
    </message>
    <message>
        <source>There is nothing left to reduce: each room costs 0, as with [[staff:9]], [[staff:10]] and [[staff:11]]. The rule that rooms lie next to each other stays.</source>
        <translation>Non resta nulla da ridurre: ogni Camera costa 0, come con [[staff:9]], [[staff:10]] e [[staff:11]]. Le Camere devono comunque essere adiacenti.</translation>
    </message>
    <message>
        <source>May I get an entrance for nothing?</source>
        <translation>Posso avere un ingresso per nulla?</translation>
    </message>
    <message>
        <source>Yes, with a bid of 0 that stands. The last player without a bid always finds one entrance left for 0.</source>
        <translation>Sì, con un’offerta di 0 che nessuno supera. L’ultimo giocatore senza offerta trova sempre un ingresso a 0.</translation>
    </message>
    <message>
        <source>May I bid krones that my entrance will bring?</source>
        <translation>Posso offrire Corone che il mio ingresso mi darà?</translation>
    </message>
    <message>
        <source>No. A bid is never more than the krones you have, and what the entrance gives comes after you have paid.</source>
        <translation>No. Un’offerta non supera mai le Corone che ha, e ciò che l’ingresso dà viene dopo il pagamento.</translation>
    </message>
    <message>
        <source>[[entrance:3]]: one room fills a column and a floor. How many tokens?</source>
        <translation>[[entrance:3]]: una Camera completa una colonna e un piano. Quanti gettoni sono?</translation>
    </message>
    <message>
        <source>Two: one for its upper half, one for its lower half, in an order of your choice. There are five in all, and nine floors and columns.</source>
        <translation>Due: uno per la metà superiore, uno per quella inferiore, nell’ordine che preferisce. In tutto sono cinque, per nove piani e colonne.</translation>
    </message>
    <message>
        <source>[[entrance:7]]: what about a group of one room?</source>
        <translation>[[entrance:7]]: che succede in un gruppo di una sola Camera?</translation>
    </message>
    <message>
        <source>[[entrance:4]]: must the second guest follow at once?</source>
        <translation>[[entrance:4]]: il secondo Ospite deve seguire subito?</translation>
    </message>
    <message>
        <source>Yes, right after the first and the refill; nothing comes in between, not even serving. You need a free table and the krones for the place.</source>
        <translation>Sì, subito dopo il primo e dopo il rifornimento della fila; nulla viene in mezzo, nemmeno il servizio. Servono un tavolo libero e le Corone per il posto.</translation>
    </message>
    <message>
        <source>[[entrance:4]]: an effect gave me a guest. May I take a second one?</source>
        <translation>[[entrance:4]]: un effetto mi ha dato un Ospite. Posso prenderne un secondo?</translation>
    </message>
    <message>
        <source>No, only after the guest taken by the action of your turn. With [[staff:25]] both of these cost nothing.</source>
        <translation>No, solo dopo l’Ospite preso con l’azione del Suo turno. Con [[staff:25]] quei due non costano nulla.</translation>
    </message>
    <message>
        <source>[[entrance:2]] adds up my dice. Which number counts if I use space 6?</source>
        <translation>[[entrance:2]] somma i miei dadi. Quale numero vale se uso lo spazio 6?</translation>
    </message>
    <message>
        <source>The face of the die, 6, whatever action you do with it. The bonus comes with the second die of the round, before its action.</source>
        <translation>Il valore del dado, 6, qualunque azione ne faccia. Il bonus arriva con il secondo dado del round, prima della sua azione.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: may I turn a 6 into a 1?</source>
        <translation>[[entrance:9]]: posso girare un 6 in un 1?</translation>
    </message>
    <message>
        <source>No. Spaces 1 and 6 are not neighbours.</source>
        <translation>No. Gli spazi 1 e 6 non sono vicini.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: must I take the die that I have moved?</source>
        <translation>[[entrance:9]]: devo prendere il dado che ho spostato?</translation>
    </message>
    <message>
        <source>No, any die on that space, white or coloured. A coloured die that you move keeps its celebrity. Cards ask for the face it has then: a 5 turned to 4 is a 4.</source>
        <translation>No, uno qualsiasi su quello spazio, bianco o colorato. Un dado colorato che sposta conserva la sua celebrità. Le carte guardano il valore che ha in quel momento: un 5 girato sul 4 è un 4.</translation>
    </message>
    <message>
        <source>[[entrance:9]]: may I use a space without dice?</source>
        <translation>[[entrance:9]]: posso usare uno spazio senza dadi?</translation>
    </message>
    <message>
        <source>Yes, by moving a die onto it from a neighbouring space. Its strength is then 1, and you may boost.</source>
        <translation>Sì, spostandovi un dado da uno spazio vicino. La potenza è allora 1, e può potenziare.</translation>
    </message>
    <message>
        <source>[[entrance:6]]: may others claim my objectives?</source>
        <translation>[[entrance:6]]: altri possono rivendicare i miei Obiettivi?</translation>
    </message>
    <message>
        <source>No, they are yours alone. You claim them as an additional action, beside the three common ones.</source>
        <translation>No, sono soltanto Suoi. Li rivendica come azione addizionale, accanto ai tre comuni.</translation>
    </message>
    <message>
        <source>[[entrance:8]]: may I step back during the Emperor scoring?</source>
        <translation>[[entrance:8]]: posso retrocedere durante il Conteggio Imperiale?</translation>
    </message>
    <message>
        <source>No, only on your turn, between two actions, and once in it. Stepping back does not start your turn: you may still pass after it.</source>
        <translation>No, solo nel Suo turno, fra due azioni, e una volta sola. Arretrare non dà inizio al turno: dopo può ancora passare.</translation>
    </message>
    <message>
        <source>[[entrance:8]]: does [[staff:42]] pay for the Emperor’s reward of my own tile?</source>
        <translation>[[entrance:8]]: [[staff:42]] vale per il Bonus Imperiale di una mia tessera?</translation>
    </message>
    <message>
        <source>No. It pays only in the Emperor scoring.</source>
        <translation>No. Vale solo nel Conteggio Imperiale.</translation>
    </message>
    <message>
        <source>[[entrance:10]]: are the two row bonuses one source or two?</source>
        <translation>[[entrance:10]]: i due bonus di fila sono una fonte o due?</translation>
    </message>
    <message>
        <source>Two, so celebrities react twice. You may have one of them and decline the other.</source>
        <translation>Due, quindi le celebrità reagiscono due volte. Può prendere l’uno e rinunciare all’altro.</translation>
    </message>
    <message>
        <source>Does a flipped card still count?</source>
        <translation>Una carta girata conta ancora?</translation>
    </message>
    <message>
        <source>Yes. It stays in play: for [[staff:32]], [[objective:A3]] and [[emperor:C3]] it is a staff card like the others.</source>
        <translation>Sì. Resta in gioco: per [[staff:32]], [[objective:A3]] e [[emperor:C3]] è una carta Personale come le altre.</translation>
    </message>
    <message>
        <source>I do not want to flip my card now. May I do it later?</source>
        <translation>Non voglio girare ora la mia carta. Posso farlo più tardi?</translation>
    </message>
    <message>
        <source>Only after the next such event. It is offered once for each, when the action in which it happened is over.</source>
        <translation>Solo dopo il prossimo evento del genere. Viene proposto una volta per ciascuno, quando è finita l’azione in cui è successo.</translation>
    </message>
    <message>
        <source>Do items I exchange count for [[staff:172]] and [[staff:174]]?</source>
        <translation>Le consumazioni che scambio contano per [[staff:172]] e [[staff:174]]?</translation>
    </message>
    <message>
        <source>Yes. Whatever one action gives is added up, exchanged items too, on guests or in the kitchen. Champagne counts for neither.</source>
        <translation>Sì. Ciò che un’azione dà si somma, anche le consumazioni scambiate, sugli Ospiti o in Cucina. Lo Champagne non conta per nessuna delle due.</translation>
    </message>
    <message>
        <source>What does [[staff:174]] need?</source>
        <translation>Che cosa serve a [[staff:174]]?</translation>
    </message>
    <message>
        <source>A guest in the queue and a free table. The guest costs nothing, and the order is filled from the supply.</source>
        <translation>Un Ospite nella fila e un tavolo libero. L’Ospite non costa nulla, e la sua ordinazione viene completata dalla riserva.</translation>
    </message>
    <message>
        <source>My flipped card lets me play another one. Does that set off a further card?</source>
        <translation>La mia carta girata me ne fa giocare un’altra. Questo mette in moto un’ulteriore carta?</translation>
    </message>
    <message>
        <source>It may. Flipping a card is an action of its own, and what it gives counts for the next card, such as [[staff:166]] after three steps.</source>
        <translation>Può darsi. Girare una carta è un’azione a sé, e ciò che dà conta per la carta successiva, per esempio [[staff:166]] dopo tre passi.</translation>
    </message>
    <message>
        <source>[[guest:190]] is still at the table at the end. Do I lose 5 VP?</source>
        <translation>[[guest:190]] alla fine è ancora al tavolo. Perdo 5 PV?</translation>
    </message>
    <message>
        <source>No. He has no order, so he is never completed. He keeps his table and counts for nothing else.</source>
        <translation>No. Non ha ordinato nulla e non è mai soddisfatto. Tiene il suo tavolo e per il resto non conta.</translation>
    </message>
    <message>
        <source>[[guest:189]]: do both rooms count?</source>
        <translation>[[guest:189]]: contano entrambe le Camere?</translation>
    </message>
    <message>
        <source>Yes. Both are occupied: [[staff:23]] and [[celebrity:6]] react twice, and two groups may be filled. The guest is one guest.</source>
        <translation>Sì. Si occupano entrambe: [[staff:23]] e [[celebrity:6]] reagiscono due volte, e si possono completare due gruppi. L’Ospite è un solo Ospite.</translation>
    </message>
    <message>
        <source>Which space does Elisabeth’s dancer take?</source>
        <translation>Quale spazio prende il danzatore di Elisabetta?</translation>
    </message>
    <message>
        <source>Does Elisabeth pay champagne or get row bonuses?</source>
        <translation>Elisabetta paga Champagne o riceve bonus di fila?</translation>
    </message>
    <message>
        <source>Neither. She has no kitchen and no rehearsal room, only her 10 dancers.</source>
        <translation>Né l’uno né l’altro. Non ha Cucina né sala prove, solo i suoi 10 danzatori.</translation>
    </message>
    <message>
        <source>The ballroom of the arrow is full. Where does the dancer go?</source>
        <translation>La sala da ballo della freccia è piena. Dove va il danzatore?</translation>
    </message>
    <message>
        <source>To the next ballroom on the right with a free space or, if there is none, to the balcony. She never goes to the left.</source>
        <translation>Nella prima sala da ballo più a destra con uno spazio libero, e alla fine sulla balconata. Elisabetta non va mai verso sinistra.</translation>
    </message>
    <message>
        <source>Elisabeth has no dancer left. Does a dancing guest still score?</source>
        <translation>Elisabetta non ha più danzatori. Un Ospite danzante dà ancora PV?</translation>
    </message>
    <message>
        <source>Yes, they take a room like any other guest. Dancers in the lower part of the card then do nothing.</source>
        <translation>Sì, prende una Camera come ogni altro Ospite. I danzatori nella parte bassa della carta allora non fanno nulla.</translation>
    </message>
    <message>
        <source>Does Elisabeth use the effect of her celebrity?</source>
        <translation>Elisabetta usa l’effetto della sua celebrità?</translation>
    </message>
    <message>
        <source>Does my [[guest:186]] score the ballroom for Elisabeth too?</source>
        <translation>Il mio Ospite [[guest:186]] fa conteggiare la sala da ballo anche per Elisabetta?</translation>
    </message>
    <message>
        <source>Yes. She is compared like a player and loses 5 VP without a dancer. For [[guest:185]] she counts as another player and takes nothing.</source>
        <translation>Sì. Viene confrontata come un giocatore e senza danzatori perde 5 PV. Per [[guest:185]] conta come altro giocatore e non prende nulla.</translation>
    </message>
    <message>
        <source>A hotel that loses rooms keeps the tokens and bonuses it has received; none of them comes twice.</source>
        <translation>Un Hotel che perde Camere conserva i gettoni e i bonus ricevuti; nessuno di essi si riceve due volte.</translation>
    </message>
    <message>
        <source>What an entrance gives when it is gained is received in turn order, before rehearsal rooms, guests and rooms. What speaks of the first guest or the first rooms waits for these:</source>
        <translation>Ciò che un ingresso dà appena diventa Suo si riceve in ordine di turno, prima delle sale prove, degli Ospiti e delle Camere. Ciò che parla del primo Ospite o delle prime Camere aspetta questi:</translation>
    </message>
    <message>
        <source>- [[entrance:1]]: you may prepare up to two more rooms, after your three and at their cost.</source>
        <translation>- [[entrance:1]]: può preparare fino a due Camere in più, dopo le Sue tre e al loro costo.</translation>
    </message>
    <message>
        <source>- [[entrance:3]]: you may prepare a fourth room after your three, at no cost.</source>
        <translation>- [[entrance:3]]: può preparare una quarta Camera dopo le Sue tre, gratuitamente.</translation>
    </message>
    <message>
        <source>- [[entrance:4]]: you may choose a second guest right after your first, once the queue has been refilled and before the next player chooses.</source>
        <translation>- [[entrance:4]]: può scegliere un secondo Ospite subito dopo il primo, quando la fila è stata rifornita e prima che scelga il giocatore successivo.</translation>
    </message>
    <message>
        <source>**[[entrance:7]]** pays for the first room occupied in a group: blue 3 VP, red 2 krones, yellow 2 steps. In a group of one it is the first room and the last: you get both bonuses.</source>
        <translation>**[[entrance:7]]** premia la prima Camera occupata di un gruppo: blu 3 PV, rosso 2 Corone, giallo 2 passi. In un gruppo di una Camera è la prima e l’ultima: riceve entrambi i bonus.</translation>
    </message>
    <message>
        <source>**[[entrance:9]]** lets you turn one die of a neighbouring space and move it onto the space you are about to use, so that the strength grows by 1. Spaces 1 and 6 are not neighbours. The space may have been empty, and any die there may then be taken. Moving a die and using its new space are one choice.</source>
        <translation>**[[entrance:9]]** Le permette di girare un dado di uno spazio vicino e di spostarlo sullo spazio che sta per usare, la cui potenza cresce così di 1. Gli spazi 1 e 6 non sono vicini. Lo spazio poteva essere vuoto, e vi si può poi prendere un dado qualsiasi. Spostare un dado e usare il suo nuovo spazio sono una scelta sola.</translation>
    </message>
    <message>
        <source>Its owner receives every row bonus **twice**. The two times are two sources, and each part may be declined.</source>
        <translation>Chi lo possiede riceve **due volte** ogni bonus di fila. Le due volte sono due fonti, e si può rinunciare a ogni parte.</translation>
    </message>
    <message>
        <source>- **Auction:** the entrances are sold; then, in turn order, everybody receives what their entrance gives.</source>
        <translation>- **Asta:** gli ingressi vengono venduti; poi, in ordine di turno, ognuno riceve ciò che dà il suo.</translation>
    </message>
    <message>
        <source>In the same way the penalties of [[emperor:A2]], [[emperor:B1]] and [[emperor:A6]] spare champagne, in the kitchen and on guests. That of [[emperor:C6]] takes everything in the kitchen.</source>
        <translation>Allo stesso modo le penalità delle tessere [[emperor:A2]], [[emperor:B1]] e [[emperor:A6]] risparmiano lo Champagne, in Cucina e sugli Ospiti. Quella della tessera [[emperor:C6]] prende tutto ciò che è in Cucina.</translation>
    </message>
    <message>
        <source>A **source** is one main action, the VP of one guest, the reward of one guest, or a single bonus, card or tile at work. What a source sets off is a source of its own. What you pay or lose is not a source, nor is change you are given.</source>
        <translation>Una **fonte** è un’azione principale, i PV di un Ospite, la ricompensa di un Ospite, o l’effetto di un solo bonus, di una sola carta o di una sola tessera. Ciò che una fonte mette in moto è una fonte a sé. Ciò che paga o perde non lo è, e nemmeno il resto.</translation>
    </message>
    <message>
        <source>The full rules of the expansion were not available. Much is known from its solo rules and from what its owners have written down; the rest is our own decision, and marked as such.</source>
        <translation>Le regole complete dell’espansione non erano disponibili. Molto si sa dalle sue regole in solitario e da ciò che ne hanno annotato i proprietari; il resto è una nostra decisione, ed è indicato come tale.</translation>
    </message>
    <message>
        <source>The page of every card says which of its values are ours. Whoever owns the box can set them all right, on the page “House values”.</source>
        <translation>La pagina di ogni carta dice quali dei suoi valori sono nostri. Chi possiede la scatola può correggerli tutti, alla pagina «Valori della casa».</translation>
    </message>
    <message>
        <source>The card leaves the café, you score its VP and receive its reward. No vacant room is needed, nothing is occupied, and there is no occupancy bonus.</source>
        <translation>La carta lascia il Caffè, Lei ne ottiene i PV e ne riceve la ricompensa. Non serve una Camera libera, nulla viene occupato e non c’è Bonus Occupazione.</translation>
    </message>
    <message>
        <source>Without a dancer, a space or the champagne it cannot be done. One completed guest sends one dancer, whatever the order was.</source>
        <translation>Senza danzatore, senza spazio o senza quello Champagne non si può. Un Ospite soddisfatto manda un danzatore, qualunque fosse l’ordinazione.</translation>
    </message>
    <message>
        <source>- Where ranks count, only those who have a dancer there are ranked; in [[ballroom:goldener-strauss]], in that row.</source>
        <translation>- Dove conta la posizione, è in classifica solo chi ha un danzatore lì; in [[ballroom:goldener-strauss]], in quella fila.</translation>
    </message>
    <message>
        <source>Without a single dancer there you get nothing in any of them, and lose 5 VP.</source>
        <translation>Senza alcun danzatore non riceve nulla in nessuna di esse e perde 5 PV.</translation>
    </message>
    <message>
        <source>- [[staff:122]], [[staff:123]], [[staff:128]] and [[staff:129]] work once per round. A card with a price may be used only while at least part of its effect is possible.</source>
        <translation>- [[staff:122]], [[staff:123]], [[staff:128]] e [[staff:129]] agiscono una volta per round. Una carta con un prezzo si può usare solo finché è possibile almeno una parte del suo effetto.</translation>
    </message>
    <message>
        <source>There she takes the lowest row with a free space. She pays no champagne and gets no row bonus.</source>
        <translation>Lì prende la fila più bassa con uno spazio libero. Elisabetta non paga Champagne e non ha bonus di fila.</translation>
    </message>
    <message>
        <source>Of a celebrity she scores the VP and ignores the effect. Instead she gets, by the colour of the die:</source>
        <translation>Di una celebrità ottiene i PV e ignora l’effetto. Ha invece, secondo il colore del dado:</translation>
    </message>
    <message>
        <source>- **Once per round, for a price:** [[staff:170]], [[staff:171]], [[staff:173]], [[staff:175]], [[staff:176]] and [[staff:177]]. The price is paid exactly, and only if at least part of the effect is possible.</source>
        <translation>- **Una volta per round, a un prezzo:** [[staff:170]], [[staff:171]], [[staff:173]], [[staff:175]], [[staff:176]] e [[staff:177]]. Il prezzo si paga esattamente, e solo se è possibile almeno una parte dell’effetto.</translation>
    </message>
    <message>
        <source>It is offered when the action in which the event happened is over, and only if at least part of the effect is possible. If you decline, the card waits for the next such event.</source>
        <translation>Le viene proposto quando è finita l’azione in cui è successo, e solo se è possibile almeno una parte dell’effetto. Se rinuncia, la carta aspetta il prossimo evento del genere.</translation>
    </message>
    <message>
        <source>No. What is paid or lost is not a source, nor is change. [[guest:155]] and [[guest:158]] cost their VP, and nothing is added.</source>
        <translation>No. Perdite, prezzi e resto non sono fonti. [[guest:155]] e [[guest:158]] costano i loro PV, e non si aggiunge nulla.</translation>
    </message>
    <message>
        <source>Its room is the first of the group and fills it. You get the bonus of the entrance and the occupancy bonus.</source>
        <translation>Quella Camera è la prima del gruppo e lo completa. Riceve il bonus dell’ingresso e il Bonus Occupazione.</translation>
    </message>
    <message>
        <source>The lowest row with a free space in the ballroom of the arrow. Within a row all spaces are alike. A space she has taken is gone for you, too.</source>
        <translation>La fila più bassa con uno spazio libero, nella sala da ballo indicata dalla freccia. In una fila tutti gli spazi sono uguali. Uno spazio che ha occupato non è più libero nemmeno per Lei.</translation>
    </message>
    <message>
        <source>No. She scores the VP and gets the bonus of the colour instead: a step on an objective, two Emperor steps or 2 VP.</source>
        <translation>No. Ottiene i PV e, invece, il bonus del colore: un passo su un Obiettivo, due passi sul tracciato Imperatore o 2 PV.</translation>
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
        <translation>Classico</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Guests</source>
        <translation>Ospiti</translation>
    </message>
    <message>
        <source>Rooms prepared</source>
        <translation>Camere preparate</translation>
    </message>
    <message>
        <source>Occupancy bonus</source>
        <translation>Bonus Occupazione</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Emperor track</source>
        <translation>Tracciato Imperatore</translation>
    </message>
    <message>
        <source>Emperor tiles</source>
        <translation>Tessere Imperatore</translation>
    </message>
    <message>
        <source>Staff during the game</source>
        <translation>Personale in partita</translation>
    </message>
    <message>
        <source>Hotel entrance</source>
        <translation>Ingresso dell’Hotel</translation>
    </message>
    <message>
        <source>Staff at the end</source>
        <translation>Personale alla fine</translation>
    </message>
    <message>
        <source>Occupied rooms</source>
        <translation>Camere occupate</translation>
    </message>
    <message>
        <source>Krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>Items in the kitchen</source>
        <translation>Consumazioni in Cucina</translation>
    </message>
    <message>
        <source>Guests left in the café</source>
        <translation>Ospiti rimasti nel Caffè</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Imperatore</translation>
    </message>
    <message>
        <source>Ballrooms</source>
        <translation>Sale da ballo</translation>
    </message>
    <message>
        <source>Rows of ballrooms</source>
        <translation>File delle sale da ballo</translation>
    </message>
    <message>
        <source>Rehearsal room</source>
        <translation>Sala prove</translation>
    </message>
    <message>
        <source>Celebrities</source>
        <translation>Celebrità</translation>
    </message>
    <message>
        <source>Own objectives and tiles</source>
        <translation>Obiettivi e tessere propri</translation>
    </message>
</context>
<context>
    <name>short</name>
    <message numerus="yes">
        <source>%n item(s) of choice</source>
        <translation>
            <numerusform>%n consumazione a scelta</numerusform>
            <numerusform>%n consumazioni a scelta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n PV</numerusform>
            <numerusform>%n PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per staff card</source>
        <translation>
            <numerusform>%n PV per carta Personale</numerusform>
            <numerusform>%n PV per carta Personale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Emperor step(s)</source>
        <translation>
            <numerusform>%n passo Imperatore</numerusform>
            <numerusform>%n passi Imperatore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>die %1: +%n strength</source>
        <translation>
            <numerusform>dado %1: +%n potenza</numerusform>
            <numerusform>dado %1: +%n potenza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n staff</source>
        <translation>
            <numerusform>pesca %n carta Personale</numerusform>
            <numerusform>pesca %n carte Personale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free guest(s)</source>
        <translation>
            <numerusform>%n Ospite gratis</numerusform>
            <numerusform>%n Ospiti gratis</numerusform>
        </translation>
    </message>
    <message>
        <source>extra action</source>
        <translation>azione extra</translation>
    </message>
    <message numerus="yes">
        <source>fill %n order(s)</source>
        <translation>
            <numerusform>completa %n ordinazione</numerusform>
            <numerusform>completa %n ordinazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff, free</source>
        <translation>
            <numerusform>gioca %n carta Personale gratis</numerusform>
            <numerusform>gioca %n carte Personale gratis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff, −%1</source>
        <translation>
            <numerusform>gioca %n carta Personale,&#xa0;−%1</numerusform>
            <numerusform>gioca %n carte Personale,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play %n staff</source>
        <translation>
            <numerusform>gioca %n carta Personale</numerusform>
            <numerusform>gioca %n carte Personale</numerusform>
        </translation>
    </message>
    <message>
        <source>draw 3, play 1 free</source>
        <translation>pesca 3, gioca&#xa0;1&#xa0;gratis</translation>
    </message>
    <message>
        <source>draw 3, play 1, −%1</source>
        <translation>pesca 3, gioca&#xa0;1,&#xa0;−%1</translation>
    </message>
    <message numerus="yes">
        <source>%n free room(s), floors 1–%1</source>
        <translation>
            <numerusform>%n Camera gratis, piani 1–%1</numerusform>
            <numerusform>%n Camere gratis, piani 1–%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free room(s)</source>
        <translation>
            <numerusform>%n Camera gratis</numerusform>
            <numerusform>%n Camere gratis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>occupy %n room(s)</source>
        <translation>
            <numerusform>occupa %n Camera</numerusform>
            <numerusform>occupa %n Camere</numerusform>
        </translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>turno extra</translation>
    </message>
    <message>
        <source>free occupied room, floors 1–%1</source>
        <translation>Camera occupata gratis, piani 1–%1</translation>
    </message>
    <message>
        <source>free occupied room</source>
        <translation>Camera occupata gratis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>guest moves in: %1</source>
        <translation>Ospite in Camera: %1</translation>
    </message>
    <message>
        <source>room occupied: %1</source>
        <translation>Camera occupata: %1</translation>
    </message>
    <message>
        <source>die %1: %2</source>
        <translation>dado %1: %2</translation>
    </message>
    <message>
        <source>Emperor’s reward: %1</source>
        <translation>Bonus Imperiale: %1</translation>
    </message>
    <message>
        <source>die 4: krones and steps</source>
        <translation>dado 4: Corone e passi</translation>
    </message>
    <message>
        <source>die 6 free</source>
        <translation>dado 6 gratis</translation>
    </message>
    <message>
        <source>free serving</source>
        <translation>servizio gratis</translation>
    </message>
    <message>
        <source>free queue</source>
        <translation>fila gratis</translation>
    </message>
    <message>
        <source>%1 instead of a penalty</source>
        <translation>niente penalità per %1</translation>
    </message>
    <message>
        <source>blue guest</source>
        <translation>Ospite blu</translation>
    </message>
    <message>
        <source>red guest</source>
        <translation>Ospite rosso</translation>
    </message>
    <message>
        <source>yellow guest</source>
        <translation>Ospite giallo</translation>
    </message>
    <message>
        <source>green guest</source>
        <translation>Ospite verde</translation>
    </message>
    <message numerus="yes">
        <source>prepare %n room(s), −%1</source>
        <translation>
            <numerusform>prepara %n Camera,&#xa0;−%1</numerusform>
            <numerusform>prepara %n Camere,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prepare %n room(s)</source>
        <translation>
            <numerusform>prepara %n Camera</numerusform>
            <numerusform>prepara %n Camere</numerusform>
        </translation>
    </message>
    <message>
        <source>blue rooms free</source>
        <translation>Camere blu gratis</translation>
    </message>
    <message>
        <source>red rooms free</source>
        <translation>Camere rosse gratis</translation>
    </message>
    <message>
        <source>yellow rooms free</source>
        <translation>Camere gialle gratis</translation>
    </message>
    <message numerus="yes">
        <source>%n VP per blue room</source>
        <translation>
            <numerusform>%n PV per Camera blu</numerusform>
            <numerusform>%n PV per Camera blu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per red room</source>
        <translation>
            <numerusform>%n PV per Camera rossa</numerusform>
            <numerusform>%n PV per Camera rossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per yellow room</source>
        <translation>
            <numerusform>%n PV per Camera gialla</numerusform>
            <numerusform>%n PV per Camera gialla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per occupied room</source>
        <translation>
            <numerusform>%n PV per Camera occupata</numerusform>
            <numerusform>%n PV per Camera occupata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per room tile</source>
        <translation>
            <numerusform>%n PV per tessera Camera</numerusform>
            <numerusform>%n PV per tessera Camera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full group</source>
        <translation>
            <numerusform>%n PV per gruppo pieno</numerusform>
            <numerusform>%n PV per gruppo pieno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per objective</source>
        <translation>
            <numerusform>%n PV per Obiettivo</numerusform>
            <numerusform>%n PV per Obiettivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per Emperor step</source>
        <translation>
            <numerusform>%n PV per passo Imperatore</numerusform>
            <numerusform>%n PV per passo Imperatore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full floor</source>
        <translation>
            <numerusform>%n PV per piano pieno</numerusform>
            <numerusform>%n PV per piano pieno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per full column</source>
        <translation>
            <numerusform>%n PV per colonna piena</numerusform>
            <numerusform>%n PV per colonna piena</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per colour set</source>
        <translation>
            <numerusform>%n PV per tris di colori</numerusform>
            <numerusform>%n PV per tris di colori</numerusform>
        </translation>
    </message>
    <message>
        <source>copy an end card</source>
        <translation>copia carta di fine gioco</translation>
    </message>
    <message numerus="yes">
        <source>−%n krone(s)</source>
        <translation>
            <numerusform>−%n Corona</numerusform>
            <numerusform>−%n Corone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n VP</source>
        <translation>
            <numerusform>−%n PV</numerusform>
            <numerusform>−%n PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of %n or more</source>
        <translation>
            <numerusform>ordinazione da %n o più</numerusform>
            <numerusform>ordinazione da %n o più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of exactly %n</source>
        <translation>
            <numerusform>ordinazione di esattamente %n</numerusform>
            <numerusform>ordinazione di esattamente %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 and %n dish(es) or drink(s)</source>
        <translation>
            <numerusform>−%1 e %n cibo o bevanda</numerusform>
            <numerusform>−%1 e %n cibi o bevande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n VP per staff card</source>
        <translation>
            <numerusform>−%n PV per carta Personale</numerusform>
            <numerusform>−%n PV per carta Personale</numerusform>
        </translation>
    </message>
    <message>
        <source>kitchen emptied</source>
        <translation>Cucina svuotata</translation>
    </message>
    <message>
        <source>kitchen and tables emptied</source>
        <translation>Cucina e tavoli svuotati</translation>
    </message>
    <message numerus="yes">
        <source>−%n staff in hand</source>
        <translation>
            <numerusform>−%n carta Personale in mano</numerusform>
            <numerusform>−%n carte Personale in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n vacant room(s)</source>
        <translation>
            <numerusform>−%n Camera libera</numerusform>
            <numerusform>−%n Camere libere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n occupied room(s)</source>
        <translation>
            <numerusform>−%n Camera occupata</numerusform>
            <numerusform>−%n Camere occupate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n end card(s)</source>
        <translation>
            <numerusform>−%n carta di fine gioco</numerusform>
            <numerusform>−%n carte di fine gioco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s) owned</source>
        <translation>
            <numerusform>%n Corona posseduta</numerusform>
            <numerusform>%n Corone possedute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emperor space %n</source>
        <translation>
            <numerusform>spazio Imperatore %n</numerusform>
            <numerusform>spazio Imperatore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n staff in play</source>
        <translation>
            <numerusform>%n carta Personale in gioco</numerusform>
            <numerusform>%n carte Personale in gioco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room tile(s)</source>
        <translation>
            <numerusform>%n tessera Camera</numerusform>
            <numerusform>%n tessere Camera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full floor(s)</source>
        <translation>
            <numerusform>%n piano pieno</numerusform>
            <numerusform>%n piani pieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full column(s)</source>
        <translation>
            <numerusform>%n colonna piena</numerusform>
            <numerusform>%n colonne piene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full group(s)</source>
        <translation>
            <numerusform>%n gruppo pieno</numerusform>
            <numerusform>%n gruppi pieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full colour(s)</source>
        <translation>
            <numerusform>%n colore pieno</numerusform>
            <numerusform>%n colori pieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other item(s) of choice</source>
        <translation>
            <numerusform>%n altra consumazione a scelta</numerusform>
            <numerusform>%n altre consumazioni a scelta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a full group of %n or more</source>
        <translation>
            <numerusform>un gruppo completo di %n o più</numerusform>
            <numerusform>un gruppo completo di %n o più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all others: %n item(s) of choice</source>
        <translation>
            <numerusform>tutti gli altri: %n consumazione a scelta</numerusform>
            <numerusform>tutti gli altri: %n consumazioni a scelta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange up to %n item(s)</source>
        <translation>
            <numerusform>scambia fino a %n consumazione</numerusform>
            <numerusform>scambia fino a %n consumazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>occupy %n room(s), floors 1–%1</source>
        <translation>
            <numerusform>occupa %n Camera, piani 1–%1</numerusform>
            <numerusform>occupa %n Camere, piani 1–%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>orders may lack %n item(s)</source>
        <translation>
            <numerusform>ordinazioni: può mancare %n consumazione</numerusform>
            <numerusform>ordinazioni: possono mancare %n consumazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s)</source>
        <translation>
            <numerusform>manda %n danzatore</numerusform>
            <numerusform>manda %n danzatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), free</source>
        <translation>
            <numerusform>manda %n danzatore gratis</numerusform>
            <numerusform>manda %n danzatori gratis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1</source>
        <translation>
            <numerusform>manda %n danzatore,&#xa0;−%1</numerusform>
            <numerusform>manda %n danzatori,&#xa0;−%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1 and −%2</source>
        <translation>
            <numerusform>manda %n danzatore,&#xa0;−%1 e −%2</numerusform>
            <numerusform>manda %n danzatori,&#xa0;−%1 e −%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n dancer(s), −%1 per other player</source>
        <translation>
            <numerusform>manda %n danzatore,&#xa0;−%1 per altro giocatore</numerusform>
            <numerusform>manda %n danzatori,&#xa0;−%1 per altro giocatore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n dancer(s)</source>
        <translation>
            <numerusform>−%n danzatore</numerusform>
            <numerusform>−%n danzatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n or more</source>
        <translation>
            <numerusform>%1 con %n o più</numerusform>
            <numerusform>%1 con %n o più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP per dancer</source>
        <translation>
            <numerusform>%n PV per danzatore</numerusform>
            <numerusform>%n PV per danzatore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champagne in the kitchen</source>
        <translation>
            <numerusform>%n Champagne in Cucina</numerusform>
            <numerusform>%n Champagne in Cucina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dancer(s) in ballrooms</source>
        <translation>
            <numerusform>%n danzatore nelle sale da ballo</numerusform>
            <numerusform>%n danzatori nelle sale da ballo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dish(es)</source>
        <translation>
            <numerusform>%n cibo</numerusform>
            <numerusform>%n cibi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s)</source>
        <translation>
            <numerusform>%n bevanda</numerusform>
            <numerusform>%n bevande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free occupied room(s)</source>
        <translation>
            <numerusform>%n Camera occupata gratis</numerusform>
            <numerusform>%n Camere occupate gratis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green guest(s) completed</source>
        <translation>
            <numerusform>%n Ospite verde soddisfatto</numerusform>
            <numerusform>%n Ospiti verdi soddisfatti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) of three or more items</source>
        <translation>
            <numerusform>%n Ospite da tre o più consumazioni</numerusform>
            <numerusform>%n Ospiti da tre o più consumazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occupied on the top floor</source>
        <translation>
            <numerusform>%n occupata all’ultimo piano</numerusform>
            <numerusform>%n occupate all’ultimo piano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each dish and drink</source>
        <translation>
            <numerusform>%n di ogni cibo e bevanda</numerusform>
            <numerusform>%n di ogni cibo e bevanda</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>flip after %1: %2</source>
        <translation>gira dopo %1: %2</translation>
    </message>
    <message>
        <source>an objective</source>
        <translation>un Obiettivo</translation>
    </message>
    <message>
        <source>staff played, once per round: %1</source>
        <translation>personale giocato, una volta per round: %1</translation>
    </message>
    <message>
        <source>staff played: %1</source>
        <translation>personale giocato: %1</translation>
    </message>
    <message>
        <source>a second dancer</source>
        <translation>un secondo danzatore</translation>
    </message>
    <message>
        <source>next ballroom is scored</source>
        <translation>conteggio della prossima sala da ballo</translation>
    </message>
    <message>
        <source>%1 VP by round</source>
        <translation>%1 PV secondo il round</translation>
    </message>
    <message>
        <source>all wanted: %1</source>
        <translation>tutto ciò che è ordinato: %1</translation>
    </message>
    <message>
        <source>free guest, order filled</source>
        <translation>Ospite gratis, ordinazione completata</translation>
    </message>
    <message>
        <source>give %1: %2</source>
        <translation>cedi %1: %2</translation>
    </message>
    <message>
        <source>dancer sent: %1</source>
        <translation>danzatore mandato: %1</translation>
    </message>
    <message>
        <source>objective claimed: %1</source>
        <translation>Obiettivo rivendicato: %1</translation>
    </message>
    <message>
        <source>champagne paid: %1</source>
        <translation>Champagne pagato: %1</translation>
    </message>
    <message>
        <source>after Emperor steps: %1</source>
        <translation>dopo passi sul tracciato: %1</translation>
    </message>
    <message>
        <source>Emperor steps: %1 more</source>
        <translation>passi sul tracciato: %1 in più</translation>
    </message>
    <message>
        <source>VP scored: %1 more</source>
        <translation>PV ottenuti: %1 in più</translation>
    </message>
    <message>
        <source>after krones: %1</source>
        <translation>dopo Corone: %1</translation>
    </message>
    <message>
        <source>champagne gained: %1</source>
        <translation>Champagne ricevuto: %1</translation>
    </message>
    <message>
        <source>rooms free</source>
        <translation>Camere gratis</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>krones and kitchen emptied</source>
        <translation>Corone e Cucina svuotate</translation>
    </message>
    <message>
        <source>%1, else %2</source>
        <translation>%1, altrimenti %2</translation>
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
        <translation>Ingresso a caso</translation>
    </message>
    <message numerus="yes">
        <source>%1 advances %n step(s) on the Emperor track, to space %2.</source>
        <translation>
            <numerusform>%1 avanza di %n passo sul tracciato Imperatore, fino allo spazio %2.</numerusform>
            <numerusform>%1 avanza di %n passi sul tracciato Imperatore, fino allo spazio %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves a toll token on action space %2; there are %n now.</source>
        <translation>
            <numerusform>%1 lascia un gettone pedaggio sullo spazio Azione %2; ora ce n’è %n.</numerusform>
            <numerusform>%1 lascia un gettone pedaggio sullo spazio Azione %2; ora ce ne sono %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turns up a staff card: %2; %n left in the pile.</source>
        <translation>
            <numerusform>%1 scopre una carta Personale: %2; ne resta %n nella pila.</numerusform>
            <numerusform>%1 scopre una carta Personale: %2; ne restano %n nella pila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) go beyond the track and become VP.</source>
        <translation>
            <numerusform>%n passo va oltre il tracciato e diventa PV.</numerusform>
            <numerusform>%n passi vanno oltre il tracciato e diventano PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Emperor track count only from this level on: %1.</source>
        <translation>
            <numerusform>%n passo sul tracciato Imperatore conta solo da questo livello in su: %1.</numerusform>
            <numerusform>%n passi sul tracciato Imperatore contano solo da questo livello in su: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A star is added; there are now %n.</source>
        <translation>
            <numerusform>Si aggiunge una stella; ora ce n’è %n.</numerusform>
            <numerusform>Si aggiunge una stella; ora ce ne sono %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All nine stars are there already.</source>
        <translation>Tutte e nove le stelle sono già al loro posto.</translation>
    </message>
    <message numerus="yes">
        <source>The stars reach row %1: %2 scores %n VP.</source>
        <translation>
            <numerusform>Le stelle raggiungono la riga %1: %2 ottiene %n PV.</numerusform>
            <numerusform>Le stelle raggiungono la riga %1: %2 ottiene %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have filled column %1: a star is taken away, %n are left.</source>
        <translation>
            <numerusform>Ha riempito la colonna %1: una stella viene tolta, ne resta %n.</numerusform>
            <numerusform>Ha riempito la colonna %1: una stella viene tolta, ne restano %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have filled floor %1: a star is taken away, %n are left.</source>
        <translation>
            <numerusform>Ha riempito il piano %1: una stella viene tolta, ne resta %n.</numerusform>
            <numerusform>Ha riempito il piano %1: una stella viene tolta, ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card asks for a guest of this colour: %1.</source>
        <translation>La carta chiede un Ospite di questo colore: %1.</translation>
    </message>
    <message>
        <source>The card asks for a guest of any colour.</source>
        <translation>La carta chiede un Ospite di qualsiasi colore.</translation>
    </message>
    <message>
        <source>%1 takes the only candidate, %2.</source>
        <translation>%1 prende l’unico candidato, l’Ospite %2.</translation>
    </message>
    <message>
        <source>%1 takes the guest worth the most: %2, %3 VP.</source>
        <translation>%1 prende l’Ospite %2, che vale di più: %3 PV.</translation>
    </message>
    <message>
        <source>Several guests are worth the same; the hand on the card decides, and %1 takes %2.</source>
        <translation>Più Ospiti valgono lo stesso; decide la mano sulla carta e %1 prende l’Ospite %2.</translation>
    </message>
    <message>
        <source>The card asks for a die: %1.</source>
        <translation>La carta chiede un dado: %1.</translation>
    </message>
    <message>
        <source>The card shows two dice (%1): the space with more of them counts.</source>
        <translation>La carta mostra due dadi (%1): conta lo spazio che ne ha di più.</translation>
    </message>
    <message>
        <source>The card asks for any die: the space with the most dice counts.</source>
        <translation>La carta chiede un dado qualsiasi: conta lo spazio con più dadi.</translation>
    </message>
    <message>
        <source>None of the dice asked for is there (%1), so the space with the most dice counts.</source>
        <translation>Nessuno dei dadi richiesti è presente (%1): conta lo spazio con più dadi.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2.</source>
        <translation>%1 prende un dado di valore %2.</translation>
    </message>
    <message>
        <source>%1 takes a die showing %2; no other space that counts has as many.</source>
        <translation>%1 prende un dado di valore %2: nessun altro spazio che conta ne ha altrettanti.</translation>
    </message>
    <message>
        <source>Several of the spaces that count have the same number of dice; the hand decides, and %1 takes a die showing %2.</source>
        <translation>Più spazi hanno lo stesso numero di dadi; decide la mano e %1 prende un dado di valore %2.</translation>
    </message>
    <message>
        <source>The card names objective %1.</source>
        <translation>La carta indica l’Obiettivo %1.</translation>
    </message>
    <message>
        <source>The card leaves the objective open: the least advanced one counts.</source>
        <translation>La carta lascia aperta la scelta dell’Obiettivo: conta il meno avanzato.</translation>
    </message>
    <message>
        <source>%1 puts a marker on step III of an objective: %2.</source>
        <translation>%1 mette un segnalino sul gradino III di un Obiettivo: %2.</translation>
    </message>
    <message>
        <source>%1 moves the marker to step II of an objective: %2.</source>
        <translation>%1 porta il segnalino sul gradino II di un Obiettivo: %2.</translation>
    </message>
    <message>
        <source>%1 reaches step I and claims an objective: %2.</source>
        <translation>%1 raggiunge il gradino I e rivendica un Obiettivo: %2.</translation>
    </message>
    <message>
        <source>%1, floor %2, column %3: the leftmost free space of the colour on the lowest floor possible.</source>
        <translation>L’Ospite %1 va al piano %2, colonna %3: il primo spazio del colore da sinistra, il più in basso possibile.</translation>
    </message>
    <message>
        <source>%1, floor %2, column %3: the lowest empty space in the rightmost column possible.</source>
        <translation>L’Ospite %1 va al piano %2, colonna %3: il primo spazio vuoto dal basso, il più a destra possibile.</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>da sinistra a destra</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>da destra a sinistra</translation>
    </message>
    <message>
        <source>%1 turns up an instruction card; level: %2, ties are broken %3.</source>
        <translation>%1 scopre una carta Istruzione; livello: %2, i pareggi si risolvono %3.</translation>
    </message>
    <message>
        <source>A guest symbol (%1) counts only from this level on: %2.</source>
        <translation>Un simbolo Ospite (%1) conta solo da questo livello in su: %2.</translation>
    </message>
    <message>
        <source>The staff symbol counts only from this level on: %1.</source>
        <translation>Il simbolo del personale conta solo da questo livello in su: %1.</translation>
    </message>
    <message>
        <source>The objective symbol counts only from this level on: %1.</source>
        <translation>Il simbolo dell’Obiettivo conta solo da questo livello in su: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 VP)</source>
        <translation>%1 (%2 PV)</translation>
    </message>
    <message>
        <source>Candidates: %1.</source>
        <translation>Candidati: %1.</translation>
    </message>
    <message>
        <source>Nobody in the queue can be housed by %1.</source>
        <translation>%1 non può alloggiare nessuno della fila.</translation>
    </message>
    <message>
        <source>There is no die for %1.</source>
        <translation>Non c’è alcun dado per %1.</translation>
    </message>
    <message>
        <source>The staff symbol does nothing: the pile is empty.</source>
        <translation>Il simbolo del personale non ha effetto: la pila è vuota.</translation>
    </message>
    <message>
        <source>Several are equally advanced; the hand on the card decides.</source>
        <translation>Più Obiettivi sono allo stesso punto; decide la mano sulla carta.</translation>
    </message>
    <message>
        <source>The objective symbol does nothing: %1 has claimed all three.</source>
        <translation>Il simbolo dell’Obiettivo non ha effetto: %1 li ha già rivendicati tutti e tre.</translation>
    </message>
    <message>
        <source>The pool of items: %1.</source>
        <translation>La scorta di consumazioni: %1.</translation>
    </message>
    <message>
        <source>The token on floor %1, column %2 moves to a guest in the queue: %3.</source>
        <translation>Il gettone al piano %1, colonna %2 passa a un Ospite della fila: %3.</translation>
    </message>
    <message>
        <source>The token on floor %1, column %2 is lost: nobody is in the queue.</source>
        <translation>Il gettone al piano %1, colonna %2 è perso: nella fila non c’è nessuno.</translation>
    </message>
    <message>
        <source>A guest with a token has reached the rightmost place in the queue (%2), and %1 scores.</source>
        <translation>L’Ospite %2 è arrivato con un gettone all’ultimo posto della fila e %1 ottiene PV.</translation>
    </message>
    <message>
        <source>%1 has taken a guest with a token, %2, and scores.</source>
        <translation>%1 ha preso un Ospite con un gettone, %2, e ottiene PV.</translation>
    </message>
    <message>
        <source>You have paid for the token of %1; it leaves the game.</source>
        <translation>Ha pagato per il gettone dell’Ospite %1; il gettone esce dal gioco.</translation>
    </message>
    <message>
        <source>You cannot pay any toll: you may use space %1 and lose VP instead.</source>
        <translation>Non può pagare alcun pedaggio: può invece usare lo spazio %1 e perdere PV.</translation>
    </message>
    <message>
        <source>The order of %1 is complete: the room on floor %2, column %3 is occupied.</source>
        <translation>L’ordinazione dell’Ospite %1 è completa: la Camera al piano %2, colonna %3 viene occupata.</translation>
    </message>
    <message>
        <source>No guest of this colour is waiting (%1), so every guest whom %2 can house is a candidate.</source>
        <translation>Nessun Ospite di questo colore è in attesa (%1): è candidato ogni Ospite per cui %2 ha posto.</translation>
    </message>
    <message>
        <source>%2 has no space of this colour left (%1), so every guest who can still be housed is a candidate.</source>
        <translation>%2 non ha più spazi di questo colore (%1): è candidato ogni Ospite per cui c’è posto.</translation>
    </message>
    <message>
        <source>%2 has already claimed objective %1, so the least advanced one counts.</source>
        <translation>%2 ha già rivendicato l’Obiettivo %1: conta il meno avanzato.</translation>
    </message>
    <message>
        <source>%1’s hotel has an entrance: %2.</source>
        <translation>L’Hotel di %1 ha un ingresso: %2.</translation>
    </message>
    <message>
        <source>Waiting in %1’s café for the room on floor %3, column %4: %2.</source>
        <translation>L’Ospite %2 attende nel Caffè di %1 la Camera al piano %3, colonna %4.</translation>
    </message>
    <message>
        <source>This item goes onto action space %1: %2.</source>
        <translation>Questa consumazione va sullo spazio Azione %1: %2.</translation>
    </message>
    <message>
        <source>%2 scores for the toll tokens on action space %1 (%3).</source>
        <translation>%2 ottiene PV per i gettoni pedaggio dello spazio Azione %1 (%3).</translation>
    </message>
    <message>
        <source>None of %1’s guests is waiting for this item; it goes back to the supply: %2.</source>
        <translation>Nessun Ospite di %1 attende questa consumazione, che torna nella riserva: %2.</translation>
    </message>
    <message>
        <source>The card asks for a coloured die: the one whose celebrity is worth the most counts.</source>
        <translation>La carta chiede un dado colorato: conta quello la cui celebrità vale di più.</translation>
    </message>
    <message>
        <source>No coloured die is left, so the space with the most dice counts.</source>
        <translation>Non ci sono più dadi colorati, quindi conta lo spazio con più dadi.</translation>
    </message>
    <message>
        <source>Without ballrooms the dancer symbol does nothing.</source>
        <translation>Senza sale da ballo il simbolo del danzatore non ha effetto.</translation>
    </message>
    <message>
        <source>The dancer symbol counts only from this level on: %1.</source>
        <translation>Il simbolo del danzatore conta solo da questo livello in su: %1.</translation>
    </message>
    <message>
        <source>One arrow means the ballroom that is scored next: %1.</source>
        <translation>Una freccia indica la prossima sala da ballo conteggiata: %1.</translation>
    </message>
    <message>
        <source>Two arrows mean the ballroom that is scored after the next one; towards the end, the right one: %1.</source>
        <translation>Due frecce indicano la sala da ballo conteggiata dopo la prossima, verso la fine quella a destra: %1.</translation>
    </message>
    <message>
        <source>It is full, so the next one to the right with a free space counts.</source>
        <translation>È piena, quindi conta la prossima verso destra con uno spazio libero.</translation>
    </message>
    <message>
        <source>No space is left there or further to the right, so the balcony it is.</source>
        <translation>Lì e più a destra non ci sono spazi liberi, quindi la balconata.</translation>
    </message>
    <message>
        <source>%1 takes the red die with its celebrity, %2, for %3 VP and, instead of the effect, a step on the objective advanced least.</source>
        <translation>%1 prende il dado rosso con la sua celebrità, %2, per %3 PV e, invece dell’effetto, un passo sull’Obiettivo meno avanzato.</translation>
    </message>
    <message>
        <source>%1 takes the yellow die with its celebrity, %2, for %3 VP and, instead of the effect, 2 steps on the Emperor track.</source>
        <translation>%1 prende il dado giallo con la sua celebrità, %2, per %3 PV e, invece dell’effetto, 2 passi sul tracciato Imperatore.</translation>
    </message>
    <message>
        <source>%1 takes the blue die with its celebrity, %2, for %3 VP and, instead of the effect, 2 VP more.</source>
        <translation>%1 prende il dado blu con la sua celebrità, %2, per %3 PV e, invece dell’effetto, altri 2 PV.</translation>
    </message>
    <message>
        <source>Several coloured dice are there: %1. The one worth the most VP counts.</source>
        <translation>Ci sono più dadi colorati: %1. Decide il maggior numero di PV.</translation>
    </message>
    <message>
        <source>Several coloured dice are there: %1. They are worth the same, and the hand on the card decides.</source>
        <translation>Ci sono più dadi colorati: %1. Valgono lo stesso e decide la mano sulla carta.</translation>
    </message>
    <message>
        <source>A dance instead of a room for %1, in the lowest row with a free space: %2.</source>
        <translation>L’Ospite %1 non prende una Camera ma danza, nello spazio libero più in basso: %2.</translation>
    </message>
    <message>
        <source>A dance instead of a room for %1: %2.</source>
        <translation>L’Ospite %1 non prende una Camera ma danza: %2.</translation>
    </message>
    <message>
        <source>%1 sends one more dancer, in the lowest row with a free space: %2.</source>
        <translation>%1 manda un altro danzatore, nello spazio libero più in basso: %2.</translation>
    </message>
    <message>
        <source>%1 sends one more dancer: %2.</source>
        <translation>%1 manda un altro danzatore: %2.</translation>
    </message>
    <message>
        <source>%1 has no dancer left, so it is a room for %2.</source>
        <translation>%1 non ha più danzatori, quindi l’Ospite prende una Camera: %2.</translation>
    </message>
    <message>
        <source>The dancer symbol does nothing: %1 has no dancer left.</source>
        <translation>Il simbolo del danzatore non ha effetto: %1 non ha più danzatori.</translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation>Elisabetta</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>die showing %1</source>
        <translation>dado di valore %1</translation>
    </message>
    <message>
        <source>occupancy bonus</source>
        <translation>Bonus Occupazione</translation>
    </message>
    <message>
        <source>room on floor %1, column %2</source>
        <translation>Camera al piano %1, colonna %2</translation>
    </message>
    <message>
        <source>Emperor track, round %1</source>
        <translation>tracciato Imperatore, round %1</translation>
    </message>
    <message>
        <source>beyond the Emperor track</source>
        <translation>oltre il tracciato Imperatore</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>servizio</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>preparazione</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>Conteggio Finale</translation>
    </message>
    <message>
        <source>instruction card</source>
        <translation>carta Istruzione</translation>
    </message>
    <message numerus="yes">
        <source>%n VP, %1</source>
        <translation>
            <numerusform>%n PV, %1</numerusform>
            <numerusform>%n PV, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n krone(s), %1</source>
        <translation>
            <numerusform>%n Corona, %1</numerusform>
            <numerusform>%n Corone, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the Emperor track, %1</source>
        <translation>
            <numerusform>%n passo sul tracciato Imperatore, %1</numerusform>
            <numerusform>%n passi sul tracciato Imperatore, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>row bonus, %1</source>
        <translation>bonus di fila, %1</translation>
    </message>
    <message>
        <source>rehearsal area %1</source>
        <translation>area di prova %1</translation>
    </message>
    <message>
        <source>own Emperor tile %1</source>
        <translation>tessera Imperatore propria %1</translation>
    </message>
    <message>
        <source>own objective %1</source>
        <translation>Obiettivo proprio %1</translation>
    </message>
</context>
<context>
    <name>staff</name>
    <message>
        <source>Breakfast Server</source>
        <translation>Addetto alla Colazione</translation>
    </message>
    <message>
        <source>Waitress</source>
        <translation>Cameriera</translation>
    </message>
    <message>
        <source>Barkeeper</source>
        <translation>Addetto alla Cantina</translation>
    </message>
    <message>
        <source>Sous-Chef</source>
        <translation>Aiuto Cuoco</translation>
    </message>
    <message>
        <source>Groom</source>
        <translation>Stalliere</translation>
    </message>
    <message>
        <source>Stableman</source>
        <translation>Cocchiere</translation>
    </message>
    <message>
        <source>Masseuse</source>
        <translation>Massaggiatrice</translation>
    </message>
    <message>
        <source>Tour Guide</source>
        <translation>Guida turistica</translation>
    </message>
    <message>
        <source>Butler</source>
        <translation>Maggiordomo</translation>
    </message>
    <message>
        <source>Chauffeur</source>
        <translation>Autista</translation>
    </message>
    <message>
        <source>Florist</source>
        <translation>Fioraia</translation>
    </message>
    <message>
        <source>Executive Housekeeper</source>
        <translation>Governante</translation>
    </message>
    <message>
        <source>Restaurant Manager</source>
        <translation>Capo Sala</translation>
    </message>
    <message>
        <source>Decorator</source>
        <translation>Decoratore</translation>
    </message>
    <message>
        <source>Bootblack</source>
        <translation>Lustrascarpe</translation>
    </message>
    <message>
        <source>Laundress</source>
        <translation>Lavandaia</translation>
    </message>
    <message>
        <source>Kitchen Hand</source>
        <translation>Lavapiatti</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>Guardarobiera</translation>
    </message>
    <message>
        <source>Interior Architect</source>
        <translation>Arredatore</translation>
    </message>
    <message>
        <source>Detective</source>
        <translation>Detective</translation>
    </message>
    <message>
        <source>Chef</source>
        <translation>Cuoco</translation>
    </message>
    <message>
        <source>Staff Manager</source>
        <translation>Capo del personale</translation>
    </message>
    <message>
        <source>Custodian</source>
        <translation>Custode</translation>
    </message>
    <message>
        <source>Chief Waiter</source>
        <translation>Capo Cameriere</translation>
    </message>
    <message>
        <source>Delivery Boy</source>
        <translation>Fattorino</translation>
    </message>
    <message>
        <source>Conference Manager</source>
        <translation>Direttore Eventi</translation>
    </message>
    <message>
        <source>Booking Manager</source>
        <translation>Direttore delle prenotazioni</translation>
    </message>
    <message>
        <source>Concierge</source>
        <translation>Portiere</translation>
    </message>
    <message>
        <source>Secretary</source>
        <translation>Segretaria</translation>
    </message>
    <message>
        <source>Reception Clerk</source>
        <translation>Segretario di Ricevimento</translation>
    </message>
    <message>
        <source>Chambermaid</source>
        <translation>Cameriera di Piano</translation>
    </message>
    <message>
        <source>Assistant Manager</source>
        <translation>Vice Direttore</translation>
    </message>
    <message>
        <source>Male Floor Housekeeper</source>
        <translation>Uomo delle Pulizie</translation>
    </message>
    <message>
        <source>Receptionist</source>
        <translation>Addetto alla Reception</translation>
    </message>
    <message>
        <source>Page Boy</source>
        <translation>Portiere Notturno</translation>
    </message>
    <message>
        <source>Sommelier</source>
        <translation>Sommelier</translation>
    </message>
    <message>
        <source>Room Service</source>
        <translation>Addetto al Servizio in Camera</translation>
    </message>
    <message>
        <source>Porter</source>
        <translation>Facchino</translation>
    </message>
    <message>
        <source>Confectioner</source>
        <translation>Pasticcere</translation>
    </message>
    <message>
        <source>Marketing Director</source>
        <translation>Direttore Marketing</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Centralinista</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Giardiniere</translation>
    </message>
    <message>
        <source>Barista</source>
        <translation>Barista</translation>
    </message>
    <message>
        <source>Larder Cook</source>
        <translation>Addetta alla Dispensa</translation>
    </message>
    <message>
        <source>Pool Attendant</source>
        <translation>Bagnino</translation>
    </message>
    <message>
        <source>Female Floor Housekeeper</source>
        <translation>Donna delle Pulizie</translation>
    </message>
    <message>
        <source>Liftboy</source>
        <translation>Addetto all’Ascensore</translation>
    </message>
    <message>
        <source>Hotel Manager</source>
        <translation>Direttore</translation>
    </message>
    <message>
        <source>Dancing Master</source>
        <translation>Maestro di danza</translation>
    </message>
    <message>
        <source>Violinist</source>
        <translation>Violinista</translation>
    </message>
    <message>
        <source>Concertmaster</source>
        <translation>Primo violino</translation>
    </message>
    <message>
        <source>Symphonist</source>
        <translation>Sinfonista</translation>
    </message>
    <message>
        <source>Usherette</source>
        <translation>Maschera</translation>
    </message>
    <message>
        <source>Conductor</source>
        <translation>Direttore d’orchestra</translation>
    </message>
    <message>
        <source>Choirmaster</source>
        <translation>Maestro del coro</translation>
    </message>
    <message>
        <source>Leading Dancer</source>
        <translation>Primo ballerino</translation>
    </message>
    <message>
        <source>Harpist</source>
        <translation>Arpista</translation>
    </message>
    <message>
        <source>Cellist</source>
        <translation>Violoncellista</translation>
    </message>
    <message>
        <source>Pianist</source>
        <translation>Pianista</translation>
    </message>
    <message>
        <source>Ballet Master</source>
        <translation>Maestro di ballo</translation>
    </message>
    <message>
        <source>Trumpeter</source>
        <translation>Trombettista</translation>
    </message>
    <message>
        <source>Arranger</source>
        <translation>Arrangiatore</translation>
    </message>
    <message>
        <source>Danube Steamship Captain</source>
        <translation>Capitano del piroscafo sul Danubio</translation>
    </message>
    <message>
        <source>Handmaid</source>
        <translation>Ancella</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Dishwasher</source>
        <translation>Sguattero</translation>
    </message>
    <message>
        <source>Tapster</source>
        <translation>Mescitore</translation>
    </message>
    <message>
        <source>Coachwoman</source>
        <translation>Cocchiera</translation>
    </message>
    <message>
        <source>Bookkeeper</source>
        <translation>Contabile</translation>
    </message>
    <message>
        <source>Chef de Rang</source>
        <translation>Chef de rang</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Interprete</translation>
    </message>
    <message>
        <source>Bartender</source>
        <translation>Banconiere</translation>
    </message>
    <message>
        <source>Wagon Master</source>
        <translation>Responsabile delle carrozze</translation>
    </message>
    <message>
        <source>Dog Walker</source>
        <translation>Dogsitter</translation>
    </message>
    <message>
        <source>Hairdresser</source>
        <translation>Parrucchiera</translation>
    </message>
    <message>
        <source>Janitor</source>
        <translation>Portinaio</translation>
    </message>
    <message>
        <source>Entertainer</source>
        <translation>Intrattenitore</translation>
    </message>
    <message>
        <source>Manager’s Son</source>
        <translation>Figlio del direttore</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message numerus="yes">
        <source>%1 of %2; %n VP for the next to claim it</source>
        <translation>
            <numerusform>%1 su %2; %n PV per il prossimo che lo rivendica</numerusform>
            <numerusform>%1 su %2; %n PV per il prossimo che lo rivendica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left to occupy (%1 already prepared), then %2</source>
        <translation>
            <numerusform>ancora %n Camera da occupare, di cui preparate: %1; poi %2</numerusform>
            <numerusform>ancora %n Camere da occupare, di cui preparate: %1; poi %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1, %2 is scored; your %n dancer(s) there bring %3 VP.</source>
        <translation>
            <numerusform>Dopo il round %1 si conteggia %2; %n Suo danzatore lì porta %3 PV.</numerusform>
            <numerusform>Dopo il round %1 si conteggia %2; %n Suoi danzatori lì portano %3 PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the Emperor gives %n VP for space %2 and moves you back to %3.</source>
        <translation>
            <numerusform>Dopo il round %1 l’Imperatore dà %n PV per lo spazio %2 e La riporta allo spazio %3.</numerusform>
            <numerusform>Dopo il round %1 l’Imperatore dà %n PV per lo spazio %2 e La riporta allo spazio %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His tile “%1” does nothing; %n step(s) more, and it rewards you.</source>
        <translation>
            <numerusform>La sua tessera «%1» non fa nulla; ancora %n passo, e La ricompensa.</numerusform>
            <numerusform>La sua tessera «%1» non fa nulla; ancora %n passi, e La ricompensa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>His tile “%1” punishes you; %n step(s) more, and it does not.</source>
        <translation>
            <numerusform>La sua tessera «%1» La penalizza; ancora %n passo, e non lo farà.</numerusform>
            <numerusform>La sua tessera «%1» La penalizza; ancora %n passi, e non lo farà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reached; %n VP when you claim it</source>
        <translation>
            <numerusform>raggiunto; %n PV quando lo rivendica</numerusform>
            <numerusform>raggiunto; %n PV quando lo rivendica</numerusform>
        </translation>
    </message>
    <message>
        <source>The blue group with the room on floor %1, column %2</source>
        <translation>Il gruppo blu con la Camera al piano %1, colonna %2</translation>
    </message>
    <message>
        <source>The red group with the room on floor %1, column %2</source>
        <translation>Il gruppo rosso con la Camera al piano %1, colonna %2</translation>
    </message>
    <message>
        <source>The yellow group with the room on floor %1, column %2</source>
        <translation>Il gruppo giallo con la Camera al piano %1, colonna %2</translation>
    </message>
    <message>
        <source>all places are taken</source>
        <translation>tutti i posti sono presi</translation>
    </message>
    <message>
        <source>His tile “%1” rewards you.</source>
        <translation>La sua tessera «%1» La ricompensa.</translation>
    </message>
    <message>
        <source>After round %1, %2 is scored; without a dancer there you lose %3 VP.</source>
        <translation>Dopo il round %1 si conteggia %2; senza un danzatore lì Lei perde %3 PV.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>free table</source>
        <translation>tavolo libero</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 ora</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PV</translation>
    </message>
    <message>
        <source>after the visit: %1, his reward</source>
        <translation>dopo la visita: %1, bonus</translation>
    </message>
    <message>
        <source>after the visit: %1, nothing</source>
        <translation>dopo la visita: %1, nulla</translation>
    </message>
    <message>
        <source>after the visit: %1, penalty</source>
        <translation>dopo la visita: %1, penalità</translation>
    </message>
    <message>
        <source>Hotel %1</source>
        <translation>Hotel %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>occupate</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Camere</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carta %1</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>a guest with an order of exactly %n item(s)</source>
        <translation>
            <numerusform>un Ospite con un’ordinazione di esattamente %n consumazione</numerusform>
            <numerusform>un Ospite con un’ordinazione di esattamente %n consumazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>a blue guest</source>
        <extracomment>A guest of a colour as the subject of a sentence: &quot;Whenever a blue guest moves in&quot;.</extracomment>
        <translation>un Ospite blu</translation>
    </message>
    <message>
        <source>a red guest</source>
        <translation>un Ospite rosso</translation>
    </message>
    <message>
        <source>a yellow guest</source>
        <translation>un Ospite giallo</translation>
    </message>
    <message>
        <source>a green guest</source>
        <translation>un Ospite verde</translation>
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
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
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
            <numerusform>%n Corona</numerusform>
            <numerusform>%n Corone</numerusform>
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
            <numerusform>%n Torta</numerusform>
            <numerusform>%n Torte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wine</source>
        <translation>
            <numerusform>%n Vino</numerusform>
            <numerusform>%n Vini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coffee</source>
        <translation>
            <numerusform>%n Caffè</numerusform>
            <numerusform>%n Caffè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue room(s)</source>
        <translation>
            <numerusform>%n Camera blu</numerusform>
            <numerusform>%n Camere blu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red room(s)</source>
        <translation>
            <numerusform>%n Camera rossa</numerusform>
            <numerusform>%n Camere rosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow room(s)</source>
        <translation>
            <numerusform>%n Camera gialla</numerusform>
            <numerusform>%n Camere gialle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a guest with an order of %n or more items</source>
        <translation>
            <numerusform>un Ospite con un’ordinazione di almeno %n consumazione</numerusform>
            <numerusform>un Ospite con un’ordinazione di almeno %n consumazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champagne</source>
        <translation>
            <numerusform>%n Champagne</numerusform>
            <numerusform>%n Champagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dish(es) or drink(s)</source>
        <translation>
            <numerusform>%n cibo o bevanda</numerusform>
            <numerusform>%n cibi o bevande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n consumazione</numerusform>
            <numerusform>%n consumazioni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timing</name>
    <message>
        <source>Once</source>
        <translation>Una volta</translation>
    </message>
    <message>
        <source>Once per round</source>
        <translation>Una volta per round</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanente</translation>
    </message>
    <message>
        <source>End of game</source>
        <translation>Fine del gioco</translation>
    </message>
</context>
<context>
    <name>tokens</name>
    <message>
        <source>krones</source>
        <translation>Corone</translation>
    </message>
    <message>
        <source>Emperor track</source>
        <translation>tracciato Imperatore</translation>
    </message>
    <message>
        <source>staff card</source>
        <translation>carta Personale</translation>
    </message>
    <message>
        <source>occupied room</source>
        <translation>Camera occupata</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
</context>
</TS>
