<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Viva il Re!</source>
        <translation>Informazioni su Viva il Re!</translation>
    </message>
    <message>
        <source>Version {version}, Qt {qt}</source>
        <translation>Versione {version}, Qt {qt}</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Where things are kept</source>
        <translation>Dove si trova tutto</translation>
    </message>
    <message>
        <source>The castle, the characters and the deck of secret goals are our own work.</source>
        <translation>Il castello, i personaggi e il mazzo degli obiettivi segreti sono opera nostra.</translation>
    </message>
    <message>
        <source>Fonts: Almendra, Alegreya Sans and Caprasimo, SIL Open Font License 1.1.</source>
        <translation>Caratteri: Almendra, Alegreya Sans e Caprasimo, SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Everything else in this download, each with its licence: {file}</source>
        <translation>Tutto il resto di questo pacchetto, ogni parte con la sua licenza: {file}</translation>
    </message>
    <message>
        <source>Settings: {file}</source>
        <translation>Impostazioni: {file}</translation>
    </message>
    <message>
        <source>Games: {folder}</source>
        <translation>Partite: {folder}</translation>
    </message>
    <message>
        <source>Reports of errors: {folder}</source>
        <translation>Resoconti degli errori: {folder}</translation>
    </message>
    <message>
        <source>A fan-made implementation for the family table, not a product of the publishers.</source>
        <translation>Un adattamento fatto da appassionati per giocare in famiglia, non un prodotto degli editori.</translation>
    </message>
    <message>
        <source>Viva il Re!, King Me! (2003): Stefano Luperto, daVinci Editrice.</source>
        <translation>Viva il Re!, King Me! (2003): Stefano Luperto, daVinci Editrice.</translation>
    </message>
    <message>
        <source>Vive le Roi! (2024): Stefano Luperto, Jean-Michel Maman and Andrés J. Voicu, Spiel-ou-Face.</source>
        <translation>Vive le Roi! (2024): Stefano Luperto, Jean-Michel Maman e Andrés J. Voicu, Spiel-ou-Face.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>I giochi</translation>
    </message>
    <message>
        <source>Vienna (2015): Johannes Schmidauer-König, Schmidt Spiele.</source>
        <translation>Vienna (2015): Johannes Schmidauer-König, Schmidt Spiele.</translation>
    </message>
    <message>
        <source>Board of your printed game: {file}</source>
        <translation>Tabellone del tuo gioco stampato: {file}</translation>
    </message>
    <message>
        <source>appdirs: MIT. miniaudio: MIT. cffi: MIT-0.</source>
        <translation>appdirs: MIT. miniaudio: MIT. cffi: MIT-0.</translation>
    </message>
    <message>
        <source>Program, pictures and sounds: MIT licence. Qt and PySide6: LGPL, version 3.</source>
        <translation>Programma, immagini e suoni: licenza MIT. Qt e PySide6: LGPL, versione 3.</translation>
    </message>
    <message>
        <source>Town and cards are our own work. About half of the printed board is published nowhere and reconstructed: the rules list it.</source>
        <translation>Città e carte sono opera nostra. Circa la metà del tabellone stampato non è pubblicata da nessuna parte ed è ricostruita: le regole la elencano.</translation>
    </message>
</context>
<context>
    <name>AccessibilityDialog</name>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilità</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>&amp;Continua la partita</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>Ca&amp;rica…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva c&amp;on nome…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Es&amp;porta…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>I&amp;mporta…</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Ri&amp;vedi</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Impostazioni…</translation>
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
        <source>&amp;Hint</source>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>S&amp;kip the animation</source>
        <translation>&amp;Salta l’animazione</translation>
    </message>
    <message>
        <source>&amp;Cover my favourites</source>
        <translation>&amp;Copri i miei favoriti</translation>
    </message>
    <message>
        <source>What ha&amp;ppened?</source>
        <translation>Che c&amp;osa è successo?</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>C&amp;hi gioca</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Mark my favourites with a heart</source>
        <translation>Segna i miei favoriti con un c&amp;uore</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Regole del gioco</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>&amp;About Viva il Re!</source>
        <translation>&amp;Informazioni su Viva il Re!</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Informazioni su &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Dusk</source>
        <translation>&amp;Tramonto</translation>
    </message>
    <message>
        <source>D&amp;ay</source>
        <translation>&amp;Giorno</translation>
    </message>
    <message>
        <source>&amp;No animation</source>
        <translation>&amp;Nessuna animazione</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>N&amp;ormale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
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
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animazione</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Same as the s&amp;ystem</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>Ri&amp;duci le animazioni</translation>
    </message>
    <message>
        <source>Explain the &amp;game</source>
        <translation>Spie&amp;ga la partita</translation>
    </message>
    <message>
        <source>The sound is off.</source>
        <translation>L’audio è disattivato.</translation>
    </message>
    <message>
        <source>M&amp;ute the sound</source>
        <translation>Disattiva l’a&amp;udio</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>I&amp;mpara a giocare…</translation>
    </message>
    <message>
        <source>&amp;Memories</source>
        <translation>&amp;Ricordi</translation>
    </message>
    <message>
        <source>My secret &amp;notes</source>
        <translation>Le mie &amp;note segrete</translation>
    </message>
    <message>
        <source>S&amp;hare this deal…</source>
        <translation>Con&amp;dividi questa mano…</translation>
    </message>
    <message>
        <source>Play a shared &amp;deal…</source>
        <translation>&amp;Gioca una mano condivisa…</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>&amp;Elenco delle mosse</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>Rip&amp;eti</translation>
    </message>
    <message>
        <source>A&amp;ccessibility</source>
        <translation>A&amp;ccessibilità</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>Che c&amp;os’è?</translation>
    </message>
    <message>
        <source>&amp;Read from afar</source>
        <translation>&amp;Leggibile da lontano</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>&amp;Contrasto elevato</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the page</source>
        <translation>Parte &amp;successiva della pagina</translation>
    </message>
    <message>
        <source>Part of the page &amp;before</source>
        <translation>Parte &amp;precedente della pagina</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>{move}: {reason}</source>
        <translation>{move}: {reason}</translation>
    </message>
    <message>
        <source>Play your Yes</source>
        <translation>Gioca il Sì</translation>
    </message>
    <message>
        <source>Play a No</source>
        <translation>Gioca un No</translation>
    </message>
    <message>
        <source>Play your Stomach-ache</source>
        <translation>Gioca il tuo Mal di pancia</translation>
    </message>
    <message>
        <source>Keep “{title}”</source>
        <translation>Tieni «{title}»</translation>
    </message>
    <message>
        <source>Place {character} {where}</source>
        <translation>Piazza {character} {where}</translation>
    </message>
    <message>
        <source>Move {character} up {where}</source>
        <translation>Fai salire {character} {where}</translation>
    </message>
    <message>
        <source>down there a non-favourite takes no good seat.</source>
        <translation>lì in basso un non favorito non occupa un buon posto.</translation>
    </message>
    <message>
        <source>a non-favourite up there is bait for the others’ No.</source>
        <translation>lì in alto un non favorito attira i No degli altri.</translation>
    </message>
    <message>
        <source>up there your favourite is worth more.</source>
        <translation>lassù il tuo favorito vale di più.</translation>
    </message>
    <message>
        <source>that fills the floor and keeps the others out.</source>
        <translation>così il piano è pieno e gli altri restano fuori.</translation>
    </message>
    <message>
        <source>the others will probably accept your favourite.</source>
        <translation>gli altri accetteranno probabilmente il tuo favorito.</translation>
    </message>
    <message>
        <source>you have no No left.</source>
        <translation>non ti restano No.</translation>
    </message>
    <message>
        <source>more than that can still be won in this round.</source>
        <translation>in questa manche si può ancora vincere di più.</translation>
    </message>
    <message>
        <source>nobody can propose your favourite in there.</source>
        <translation>lì nessuno può proporre il tuo favorito.</translation>
    </message>
    <message>
        <source>out of the WC your favourite scores again.</source>
        <translation>fuori dal bagno il tuo favorito vale di nuovo punti.</translation>
    </message>
    <message>
        <source>the Jester on the throne turns the count your way.</source>
        <translation>il Giullare sul trono rovescia i punti a tuo favore.</translation>
    </message>
    <message>
        <source>upside down, the count is good for you.</source>
        <translation>a punti rovesciati ti conviene.</translation>
    </message>
    <message>
        <source>upside down, the count is bad for you.</source>
        <translation>a punti rovesciati non ti conviene.</translation>
    </message>
    <message>
        <source>your favourite escapes the dungeon, back to the Nobles.</source>
        <translation>il tuo favorito scampa alla segreta e torna tra i Nobili.</translation>
    </message>
    <message>
        <source>your favourites are made for it.</source>
        <translation>i tuoi favoriti sono adatti.</translation>
    </message>
    <message>
        <source>it will probably bring more than the other one.</source>
        <translation>porterà probabilmente più dell’altra.</translation>
    </message>
    <message>
        <source>Turn the white die to {face}</source>
        <translation>Gira il dado bianco su {face}</translation>
    </message>
    <message>
        <source>the white die</source>
        <translation>il dado bianco</translation>
    </message>
    <message>
        <source>Keep the double turn</source>
        <translation>Tieni il doppio turno</translation>
    </message>
    <message>
        <source>Turn a die from {was} to {face}</source>
        <translation>Gira un dado da {was} a {face}</translation>
    </message>
    <message>
        <source>Choose “{card}”</source>
        <translation>Scegli «{card}»</translation>
    </message>
    <message>
        <source>Send the gendarme to {stop}</source>
        <translation>Manda il gendarme sulla casella {stop}</translation>
    </message>
    <message>
        <source>Take the point</source>
        <translation>Prendi il punto</translation>
    </message>
    <message>
        <source>Put {dice} on {stop}</source>
        <translation>Metti {dice} sulla casella {stop}</translation>
    </message>
    <message>
        <source>Put {dice} into the {stop}</source>
        <translation>Metti {dice} nel {stop}</translation>
    </message>
    <message>
        <source>Take {coins} from {names}</source>
        <translation>Prendi {coins} da {names}</translation>
    </message>
    <message>
        <source>Play a second turn</source>
        <translation>Gioca un secondo turno</translation>
    </message>
    <message>
        <source>Turn no die</source>
        <translation>Non girare nessun dado</translation>
    </message>
    <message>
        <source>Reroll {dice}</source>
        <translation>Rilancia {dice}</translation>
    </message>
    <message>
        <source>Take the coin</source>
        <translation>Prendi la moneta</translation>
    </message>
    <message>
        <source>somebody else has dice that fit there.</source>
        <translation>qualcun altro ha dadi che ci vanno.</translation>
    </message>
    <message>
        <source>somebody has enough coins for you to take three.</source>
        <translation>qualcuno ha abbastanza monete perché tu ne prenda tre.</translation>
    </message>
    <message>
        <source>weighed together, its coins and symbols are worth most.</source>
        <translation>tra monete e simboli, è la carta che vale di più.</translation>
    </message>
    <message>
        <source>none of your dice can go anywhere along the street.</source>
        <translation>nessuna casella della strada va bene per i tuoi dadi.</translation>
    </message>
    <message>
        <source>as they lie, these dice fit nothing ahead of you.</source>
        <translation>così come sono, questi dadi non vanno su nessuna casella davanti a te.</translation>
    </message>
    <message>
        <source>nobody has its special card yet, and it comes to you.</source>
        <translation>nessuno ha ancora la sua carta speciale, e va a te.</translation>
    </message>
    <message>
        <source>as the symbols are now, it brings you points.</source>
        <translation>con i simboli di adesso ti porta punti.</translation>
    </message>
    <message>
        <source>then your dice fit a stop that they do not fit now.</source>
        <translation>così i tuoi dadi andranno su una casella dove ora non vanno.</translation>
    </message>
    <message>
        <source>no symbol brings you more points.</source>
        <translation>nessun simbolo ti porta più punti.</translation>
    </message>
    <message>
        <source>a point is yours for good; coins come and go.</source>
        <translation>un punto è tuo per sempre; le monete vanno e vengono.</translation>
    </message>
    <message>
        <source>there is nothing else you can do.</source>
        <translation>è tutto quello che puoi fare.</translation>
    </message>
    <message>
        <source>you have the coins that its points cost.</source>
        <translation>hai le monete che costano i suoi punti.</translation>
    </message>
    <message>
        <source>nobody can choose a character before you.</source>
        <translation>nessuno può scegliere un personaggio prima di te.</translation>
    </message>
    <message>
        <source>nobody in the salon has more symbols.</source>
        <translation>nessuno nel salotto ha più simboli.</translation>
    </message>
    <message>
        <source>while you are there, nobody else gets your special card.</source>
        <translation>finché sei lì, nessun altro ottiene la tua carta speciale.</translation>
    </message>
    <message>
        <source>each die brings you a coin at once.</source>
        <translation>ogni dado ti porta subito una moneta.</translation>
    </message>
    <message>
        <source>no stop that your dice fit is nearer: you skip none.</source>
        <translation>nessuna casella per i tuoi dadi è più vicina: non salti nulla.</translation>
    </message>
    <message>
        <source>you may turn another die to any face at once.</source>
        <translation>puoi girare subito un altro dado sulla faccia che vuoi.</translation>
    </message>
    <message>
        <source>with it you overtake a neighbour in one symbol.</source>
        <translation>con questa carta superi un vicino in un simbolo.</translation>
    </message>
    <message>
        <source>you have no coin left.</source>
        <translation>non ti resta nessuna moneta.</translation>
    </message>
    <message>
        <source>the gendarme closes a stop for everybody.</source>
        <translation>il gendarme chiude una casella a tutti.</translation>
    </message>
    <message>
        <source>its coins cost nothing, and nobody can prevent them.</source>
        <translation>le sue monete non costano nulla, e nessuno può negartele.</translation>
    </message>
    <message>
        <source>its points cost nothing, and nobody can prevent them.</source>
        <translation>i suoi punti non costano nulla, e nessuno può negarteli.</translation>
    </message>
    <message>
        <source>you have more than one special card.</source>
        <translation>hai più di una carta speciale.</translation>
    </message>
    <message>
        <source>more coins cannot be taken.</source>
        <translation>non si possono prendere più monete.</translation>
    </message>
    <message>
        <source>nobody can take a stop in between.</source>
        <translation>nessuno può prendere una casella nel frattempo.</translation>
    </message>
    <message>
        <source>you get its special card from somebody else.</source>
        <translation>prendi la sua carta speciale a qualcun altro.</translation>
    </message>
    <message>
        <source>others have dice for it and could be there before you.</source>
        <translation>altri hanno i dadi giusti e potrebbero arrivarci prima di te.</translation>
    </message>
    <message>
        <source>you can still make zero ({percent}%), and zero is worth 33!</source>
        <translation>puoi ancora fare zero ({percent}%), e zero vale 33!</translation>
    </message>
    <message>
        <source>{move}.</source>
        <translation>{move}.</translation>
    </message>
    <message>
        <source>{move}: {reason} Another is close.</source>
        <translation>{move}: {reason} Un’altra scelta è alla pari.</translation>
    </message>
    <message>
        <source>a non-favourite scores nothing there; the WC stays occupied.</source>
        <translation>lì un non favorito non porta punti, e il bagno resta occupato.</translation>
    </message>
    <message numerus="yes">
        <source>this coronation brings you about %n point(s) more than an average card.</source>
        <translation>
            <numerusform>questa incoronazione ti dà circa %n punto in più che con una carta media.</numerusform>
            <numerusform>questa incoronazione ti dà circa %n punti in più che con una carta media.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that brings you about %n point(s) more than an average card.</source>
        <translation>
            <numerusform>così guadagni circa %n punto in più che con una carta media.</numerusform>
            <numerusform>così guadagni circa %n punti in più che con una carta media.</numerusform>
        </translation>
    </message>
    <message>
        <source>letting this non-favourite out gives nothing away.</source>
        <translation>far uscire questo non favorito non rivela nulla.</translation>
    </message>
    <message numerus="yes">
        <source>this coronation brings you about %n point(s) less than an average card.</source>
        <translation>
            <numerusform>questa incoronazione ti dà circa %n punto in meno che con una carta media.</numerusform>
            <numerusform>questa incoronazione ti dà circa %n punti in meno che con una carta media.</numerusform>
        </translation>
    </message>
    <message>
        <source>this is bait; then vote No yourself.</source>
        <translation>è un’esca; poi vota No.</translation>
    </message>
    <message>
        <source>moving this non-favourite up gives nothing away.</source>
        <translation>far salire questo non favorito non rivela nulla.</translation>
    </message>
    <message>
        <source>of all the moves tried out, this one ended best.</source>
        <translation>fra tutte le mosse provate, è quella che finisce meglio.</translation>
    </message>
    <message>
        <source>the others will probably spend a No on {character}.</source>
        <translation>gli altri spenderanno probabilmente un No contro {character}.</translation>
    </message>
    <message>
        <source>somebody else will probably say No, and you keep yours.</source>
        <translation>qualcun altro dirà probabilmente No, e tu conservi il tuo.</translation>
    </message>
    <message>
        <source>a favourite that starts up there ends up worth more.</source>
        <translation>un favorito che parte da lassù alla fine vale di più.</translation>
    </message>
    <message>
        <source>another choice is about as good.</source>
        <translation>un’altra scelta vale più o meno lo stesso.</translation>
    </message>
    <message>
        <source>as King, worth more to you than to most others.</source>
        <translation>da Re darebbe più punti a te che alla maggior parte degli altri.</translation>
    </message>
    <message numerus="yes">
        <source>as King, worth about %n point(s) more to you than an average card.</source>
        <translation>
            <numerusform>da Re ti darebbe circa %n punto in più che con una carta media.</numerusform>
            <numerusform>da Re ti darebbe circa %n punti in più che con una carta media.</numerusform>
        </translation>
    </message>
    <message>
        <source>this coronation brings more to you than to most others.</source>
        <translation>questa incoronazione dà più punti a te che alla maggior parte degli altri.</translation>
    </message>
    <message>
        <source>this coronation brings less to you than to most others.</source>
        <translation>questa incoronazione dà meno punti a te che alla maggior parte degli altri.</translation>
    </message>
    <message>
        <source>that brings more to you than to most others.</source>
        <translation>dà più punti a te che alla maggior parte degli altri.</translation>
    </message>
    <message>
        <source>this coronation brings more to most others than to you.</source>
        <translation>questa incoronazione dà più punti alla maggior parte degli altri che a te.</translation>
    </message>
    <message>
        <source>that makes room for a favourite of yours below.</source>
        <translation>così si fa posto a un tuo favorito appena sotto.</translation>
    </message>
    <message>
        <source>{move}: {reason} Another may be as good.</source>
        <translation>{move}: {reason} Un’altra scelta vale forse lo stesso.</translation>
    </message>
    <message>
        <source>there your favourite arouses no suspicion.</source>
        <translation>lì il tuo favorito non desta sospetti.</translation>
    </message>
    <message>
        <source>a non-favourite up there passes for one of yours.</source>
        <translation>lassù un non favorito sembra uno dei tuoi.</translation>
    </message>
    <message>
        <source>higher up your favourite would be suspected more.</source>
        <translation>più in alto il tuo favorito desterebbe più sospetti.</translation>
    </message>
    <message>
        <source>once rejected, a non-favourite counts for nobody.</source>
        <translation>una volta rifiutato, non vale più per nessuno.</translation>
    </message>
    <message>
        <source>about {percent} times in 100 the others accept your favourite.</source>
        <translation>circa {percent} volte su 100 gli altri accettano il tuo favorito.</translation>
    </message>
    <message>
        <source>up there a non-favourite will probably cost somebody a No.</source>
        <translation>lassù costerà probabilmente un No a qualcuno.</translation>
    </message>
    <message>
        <source>one floor up is one point more for your favourite.</source>
        <translation>un piano in più è un punto in più per il tuo favorito.</translation>
    </message>
    <message numerus="yes">
        <source>there your favourite counts %n point(s) at once.</source>
        <translation>
            <numerusform>lì il tuo favorito vale subito %n punto.</numerusform>
            <numerusform>lì il tuo favorito vale subito %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>a non-favourite that climbs passes for one of yours.</source>
        <translation>un non favorito che sale sembra uno dei tuoi.</translation>
    </message>
    <message>
        <source>your favourite can still climb from there.</source>
        <translation>da lì il tuo favorito può ancora salire.</translation>
    </message>
    <message>
        <source>down there a non-favourite counts little for others.</source>
        <translation>là in basso, a chi lo ha rende poco.</translation>
    </message>
    <message>
        <source>not one of yours, but the others cannot know that.</source>
        <translation>non è tra i tuoi, ma gli altri non possono saperlo.</translation>
    </message>
    <message>
        <source>your favourite brings 10 points if nobody votes against.</source>
        <translation>il tuo favorito porta 10 punti, se nessuno vota contro.</translation>
    </message>
    <message>
        <source>not one of yours: a rejection costs you no points.</source>
        <translation>non è tra i tuoi: un rifiuto non ti costa punti.</translation>
    </message>
    <message>
        <source>on the throne your favourite brings 10 points.</source>
        <translation>sul trono il tuo favorito porta 10 punti.</translation>
    </message>
    <message>
        <source>a Yes comes back to you, and your No is kept.</source>
        <translation>un Sì torna in mano, e il tuo No resta per dopo.</translation>
    </message>
    <message>
        <source>not one of yours: this coronation brings you nothing.</source>
        <translation>non è tra i tuoi: questa incoronazione non ti porta nulla.</translation>
    </message>
</context>
<context>
    <name>Agreements</name>
    <message>
        <source>Who voted what stays in the chronicle: for this game, to its end.</source>
        <translation>Chi ha votato cosa resta nella cronaca: per questa partita, fino alla fine.</translation>
    </message>
    <message>
        <source>Show past votes</source>
        <translation>Mostra i voti passati</translation>
    </message>
    <message>
        <source>Each ticket tells how many No were shown: for this game, to its end.</source>
        <translation>Ogni biglietto dice quanti No sono stati mostrati: per questa partita, fino alla fine.</translation>
    </message>
    <message>
        <source>Count each No shown</source>
        <translation>Conta i No mostrati</translation>
    </message>
</context>
<context>
    <name>AmbitionCardWords</name>
    <message>
        <source>The Jester crowned</source>
        <translation>Giullare Re</translation>
    </message>
    <message>
        <source>A woman crowned</source>
        <translation>Donna Regina</translation>
    </message>
    <message>
        <source>A man crowned</source>
        <translation>Uomo Re</translation>
    </message>
    <message>
        <source>No WC</source>
        <translation>0 favoriti in bagno</translation>
    </message>
    <message>
        <source>Not on floors 2, 3</source>
        <translation>Non ai piani 2 e 3</translation>
    </message>
    <message>
        <source>Not on floors 0, 1</source>
        <translation>Non ai piani 0 e 1</translation>
    </message>
    <message>
        <source>One dungeon</source>
        <translation>1 favorito in segreta</translation>
    </message>
    <message>
        <source>Two dungeons</source>
        <translation>2 favoriti in segreta</translation>
    </message>
    <message>
        <source>One WC</source>
        <translation>1 favorito in bagno</translation>
    </message>
    <message>
        <source>Both WCs</source>
        <translation>2 favoriti in bagno</translation>
    </message>
    <message>
        <source>Only a Yes left</source>
        <translation>Solo il Sì</translation>
    </message>
    <message>
        <source>Not on floors 4, 5</source>
        <translation>Non ai piani 4 e 5</translation>
    </message>
    <message>
        <source>Three dungeons</source>
        <translation>3 favoriti in segreta</translation>
    </message>
    <message>
        <source>No WC, no dungeon</source>
        <translation>Né bagno né segreta</translation>
    </message>
    <message>
        <source>Kingmaker</source>
        <translation>Chi fa il Re</translation>
    </message>
    <message>
        <source>Consolation</source>
        <translation>Consolazione</translation>
    </message>
    <message>
        <source>if the Jester is crowned King</source>
        <translation>se il Giullare diventa Re</translation>
    </message>
    <message>
        <source>if a woman is crowned Queen (neither Ouaf nor the Jester)</source>
        <translation>se una donna diventa Regina (né Ouaf né il Giullare)</translation>
    </message>
    <message>
        <source>if a man is crowned King (neither Ouaf nor the Jester)</source>
        <translation>se un uomo diventa Re (né Ouaf né il Giullare)</translation>
    </message>
    <message>
        <source>if none of your favourites is in a WC</source>
        <translation>se nessuno dei tuoi favoriti è in bagno</translation>
    </message>
    <message>
        <source>if none of your favourites is on floor 2 or 3</source>
        <translation>se nessuno dei tuoi favoriti è al piano 2 o 3</translation>
    </message>
    <message>
        <source>if none of your favourites is on floor 0 or 1</source>
        <translation>se nessuno dei tuoi favoriti è al piano 0 o 1</translation>
    </message>
    <message>
        <source>if exactly one of your favourites is in a dungeon</source>
        <translation>se esattamente 1 dei tuoi favoriti è in una segreta</translation>
    </message>
    <message>
        <source>if exactly two of your favourites are in dungeons</source>
        <translation>se esattamente 2 dei tuoi favoriti sono nelle segrete</translation>
    </message>
    <message>
        <source>if exactly one of your favourites is in a WC</source>
        <translation>se esattamente 1 dei tuoi favoriti è in bagno</translation>
    </message>
    <message>
        <source>if two of your favourites are in the WCs</source>
        <translation>se 2 dei tuoi favoriti sono nei bagni</translation>
    </message>
    <message>
        <source>if Yes is the only vote card you have left</source>
        <translation>se ti resta soltanto il tuo Sì</translation>
    </message>
    <message>
        <source>if none of your favourites is on floor 4 or 5</source>
        <translation>se nessuno dei tuoi favoriti è al piano 4 o 5</translation>
    </message>
    <message>
        <source>if three of your favourites are in dungeons</source>
        <translation>se 3 dei tuoi favoriti sono nelle segrete</translation>
    </message>
    <message>
        <source>if none of your favourites is in a WC or in a dungeon</source>
        <translation>se nessuno dei tuoi favoriti è in bagno o in una segreta</translation>
    </message>
    <message>
        <source>if you moved the new King to the Throne Room</source>
        <translation>se hai portato tu il nuovo Re nella Sala del Trono</translation>
    </message>
    <message>
        <source>if your favourites bring fewer than {points} points</source>
        <translation>se i tuoi favoriti portano meno di {points} punti</translation>
    </message>
</context>
<context>
    <name>AmbitionWords</name>
    <message>
        <source>Choose your Ambition</source>
        <translation>Scegli la tua Ambizione</translation>
    </message>
    <message>
        <source>{name}, choose your Ambition</source>
        <translation>{name}, scegli la tua Ambizione</translation>
    </message>
    <message>
        <source>Keep one card in secret; the other goes back into the box unseen.</source>
        <translation>Tieni una carta in segreto; l’altra torna nella scatola senza essere vista.</translation>
    </message>
    <message>
        <source>Your Ambition</source>
        <translation>La tua Ambizione</translation>
    </message>
    <message>
        <source>Ambitions are chosen</source>
        <translation>La scelta delle Ambizioni</translation>
    </message>
    <message>
        <source>Everybody keeps one of two cards in secret.</source>
        <translation>Ognuno tiene in segreto una carta su due.</translation>
    </message>
    <message>
        <source>the hint advises this card</source>
        <translation>la carta suggerita</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Tieni una carta</translation>
    </message>
    <message>
        <source>Keep “{title}”</source>
        <translation>Tieni «{title}»</translation>
    </message>
    <message>
        <source>Nobody else can see your cards.</source>
        <translation>Nessun altro vede le tue carte.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>{name} {did}</source>
        <translation>{name} {did}</translation>
    </message>
    <message>
        <source>It is kept in secret until the round ends. The others are still choosing.</source>
        <translation>Resta segreta fino alla fine della manche. Gli altri stanno ancora scegliendo.</translation>
    </message>
    <message>
        <source>{title}, {points}</source>
        <translation>{title}, {points}</translation>
    </message>
    <message>
        <source>is still choosing</source>
        <translation>deve scegliere</translation>
    </message>
    <message>
        <source>Only your team can see your cards.</source>
        <translation>Solo la tua squadra può vedere le tue carte.</translation>
    </message>
    <message>
        <source>1, 2 or the arrow keys choose, {key} keeps</source>
        <translation>1, 2 o le frecce per scegliere, {key} per tenere</translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message>
        <source>Nobody stood out enough for an award.</source>
        <translation>Niente di così notevole da meritare un premio.</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Previous award</source>
        <translation>Premio precedente</translation>
    </message>
    <message>
        <source>Next award</source>
        <translation>Premio successivo</translation>
    </message>
    <message>
        <source>{title}. {line}.</source>
        <translation>{title}. {line}.</translation>
    </message>
    <message>
        <source>Best-kept secret</source>
        <translation>Segreto meglio custodito</translation>
    </message>
    <message>
        <source>Open book</source>
        <translation>Libro aperto</translation>
    </message>
    <message>
        <source>The bluffer</source>
        <translation>Asso del bluff</translation>
    </message>
    <message>
        <source>The boldest No</source>
        <translation>Il No più audace</translation>
    </message>
    <message>
        <source>The kingmaker</source>
        <translation>Chi fa il Re</translation>
    </message>
    <message>
        <source>The closest call</source>
        <translation>Per un solo voto</translation>
    </message>
    <message>
        <source>The comeback</source>
        <translation>La rimonta</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n false trail(s)</source>
        <translation>
            <numerusform>{name}: %n falsa pista</numerusform>
            <numerusform>{name}: %n false piste</numerusform>
        </translation>
    </message>
    <message>
        <source>The true card of which a careful onlooker was least sure over the whole game.</source>
        <translation>In tutta la partita, è la carta vera che un osservatore attento ha indovinato di meno.</translation>
    </message>
    <message>
        <source>The true card of which a careful onlooker was most sure over the whole game.</source>
        <translation>In tutta la partita, è la carta vera che un osservatore attento ha indovinato meglio.</translation>
    </message>
    <message>
        <source>Moves and votes that made the true card look at most half as likely as before.</source>
        <translation>Mosse e voti che hanno almeno dimezzato i sospetti sulla carta vera.</translation>
    </message>
    <message>
        <source>The only No of an election, and what it was worth to the voter.</source>
        <translation>L’unico No di un’elezione, e quanto ha reso.</translation>
    </message>
    <message>
        <source>Proposed a candidate who was elected and who helped somebody else most.</source>
        <translation>Ha fatto eleggere un candidato che ha aiutato soprattutto qualcun altro.</translation>
    </message>
    <message>
        <source>The vote that, had it been different, would have cost the winner most.</source>
        <translation>Il voto che, se diverso, sarebbe costato di più a chi ha vinto.</translation>
    </message>
    <message>
        <source>How low the winner’s chance once was, with all cards open.</source>
        <translation>Quanto era scesa la probabilità prima della vittoria, a carte scoperte.</translation>
    </message>
    <message>
        <source>{name} against all: {after} chances in 100 to win, else {before}</source>
        <translation>{name} contro tutti: vince {after} volte su 100, se no {before}</translation>
    </message>
    <message>
        <source>{name} for {other}: {after} chances in 100 to win, before {before}</source>
        <translation>{name} per {other}: vince {after} volte su 100, prima {before}</translation>
    </message>
    <message>
        <source>{name} won from {before} chances in 100</source>
        <translation>{name} vince con {before} probabilità su 100</translation>
    </message>
    <message>
        <source>{name}: {after} chances in 100 to win; with one vote changed, {before}</source>
        <translation>{name}: vince {after} volte su 100, {before} con un voto diverso</translation>
    </message>
    <message>
        <source>Looking for awards…</source>
        <translation>Si cercano i premi…</translation>
    </message>
    <message>
        <source>{name}: onlookers guess the card {after} times in 100</source>
        <translation>{name}: chi osserva indovina la carta {after} volte su 100</translation>
    </message>
</context>
<context>
    <name>Ballot</name>
    <message>
        <source>{name}, {asked}</source>
        <translation>{name}, {asked}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>{move} ({reason})</source>
        <translation>{move} ({reason})</translation>
    </message>
    <message>
        <source>Place {where}</source>
        <translation>Piazza {where}</translation>
    </message>
    <message>
        <source>Come out {where}</source>
        <translation>Fai uscire {where}</translation>
    </message>
    <message>
        <source>Move up {where}</source>
        <translation>Fai salire {where}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Stomach-ache</source>
        <translation>Mal di pancia</translation>
    </message>
    <message>
        <source>Ache</source>
        <translation>Pancia</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Cittadini</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croci</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>Corone</translation>
    </message>
    <message numerus="yes">
        <source>%n citizen(s)</source>
        <translation>
            <numerusform>%n cittadino</numerusform>
            <numerusform>%n cittadini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n croce</numerusform>
            <numerusform>%n croci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s)</source>
        <translation>
            <numerusform>%n corona</numerusform>
            <numerusform>%n corone</numerusform>
        </translation>
    </message>
    <message>
        <source>In the circle: of the start card and all characters won.</source>
        <translation>Nella cerchia: carta di partenza e personaggi vinti.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Double turn</source>
        <translation>Doppio turno</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Extra influence</source>
        <translation>Influenza supplementare</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Dado supplementare</translation>
    </message>
    <message>
        <source>Begins the next round.</source>
        <translation>Comincia la prossima manche.</translation>
    </message>
    <message>
        <source>Once a round: a second turn right after the first.</source>
        <translation>Una volta per manche: un secondo turno subito dopo il primo.</translation>
    </message>
    <message>
        <source>A die that shows 1 may be placed as any number.</source>
        <translation>Un dado che mostra 1 vale il numero che si vuole.</translation>
    </message>
    <message>
        <source>Its symbols count with those of the circle.</source>
        <translation>I suoi simboli contano con quelli della cerchia.</translation>
    </message>
    <message>
        <source>The white die, placed together with another one.</source>
        <translation>Il dado bianco, da mettere insieme a un altro.</translation>
    </message>
    <message>
        <source>Used in this round.</source>
        <translation>Usata in questa manche.</translation>
    </message>
    <message>
        <source>Flower seller</source>
        <translation>Fioraia</translation>
    </message>
    <message>
        <source>Choirboy</source>
        <translation>Corista</translation>
    </message>
    <message>
        <source>Lady-in-waiting</source>
        <translation>Dama di compagnia</translation>
    </message>
    <message>
        <source>Head waiter</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardinale</translation>
    </message>
    <message>
        <source>Archduke</source>
        <translation>Arciduca</translation>
    </message>
    <message>
        <source>Nursing sister</source>
        <translation>Suora infermiera</translation>
    </message>
    <message>
        <source>Composer</source>
        <translation>Compositore</translation>
    </message>
    <message>
        <source>Court preacher</source>
        <translation>Predicatore di corte</translation>
    </message>
    <message>
        <source>Diva</source>
        <translation>Diva</translation>
    </message>
    <message>
        <source>Schoolmistress</source>
        <translation>Maestra</translation>
    </message>
    <message>
        <source>Prince-bishop</source>
        <translation>Principe vescovo</translation>
    </message>
    <message>
        <source>Hussar</source>
        <translation>Ussaro</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Travelling bag</source>
        <translation>Borsa da viaggio</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Violino</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Ventaglio</translation>
    </message>
    <message>
        <source>Prayer book</source>
        <translation>Libro di preghiere</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Borsellino</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CastleChances</name>
    <message>
        <source>Chance to win, as everybody saw it</source>
        <translation>Probabilità di vittoria, agli occhi di tutti</translation>
    </message>
    <message>
        <source>Chance to win, all cards open</source>
        <translation>Probabilità di vittoria, carte scoperte</translation>
    </message>
    <message>
        <source>Cards open</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>Seen by all</source>
        <translation>Agli occhi di tutti</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>all’inizio</translation>
    </message>
    <message>
        <source>One vote decided</source>
        <translation>Ha deciso un solo voto</translation>
    </message>
    <message>
        <source>Had {name} voted Yes, {character} would have been crowned.</source>
        <comment>a team</comment>
        <translation>Se {name} avessero votato Sì: corona per {character}.</translation>
    </message>
    <message>
        <source>Had {name} voted No: no crown for {character}.</source>
        <comment>a team</comment>
        <translation>Se {name} avessero votato No: niente corona per {character}.</translation>
    </message>
    <message>
        <source>Had {name} played the Stomach-ache: no crown for {character}.</source>
        <comment>a team</comment>
        <translation>Se {name} avessero giocato il Mal di pancia: niente corona per {character}.</translation>
    </message>
    <message>
        <source>Had {name} played the Stomach-ache: no crown for {character}.</source>
        <translation>Se {name} avesse giocato il Mal di pancia: niente corona per {character}.</translation>
    </message>
    <message>
        <source>With a Yes instead, {character} would have been crowned.</source>
        <translation>Con un Sì al suo posto, corona per {character}.</translation>
    </message>
    <message>
        <source>Had {name} voted Yes, {character} would have been crowned.</source>
        <translation>Se {name} avesse votato Sì: corona per {character}.</translation>
    </message>
    <message>
        <source>One more No, and no crown for {character}.</source>
        <translation>Con un No in più, niente corona per {character}.</translation>
    </message>
    <message>
        <source>Had {name} voted No: no crown for {character}.</source>
        <translation>Se {name} avesse votato No: niente corona per {character}.</translation>
    </message>
    <message>
        <source>One Stomach-ache, and no crown for {character}.</source>
        <translation>Con un Mal di pancia, niente corona per {character}.</translation>
    </message>
    <message>
        <source>{name}: {here}% in the game, {there}% otherwise</source>
        <translation>{name}: {here}% nella partita, {there}% altrimenti</translation>
    </message>
    <message>
        <source>Luck of the cards</source>
        <translation>La fortuna con le carte</translation>
    </message>
    <message>
        <source>What the curve is based on</source>
        <translation>Su che cosa si basa la curva</translation>
    </message>
    <message>
        <source>How much the cards dealt changed the chance to win, all rounds together.</source>
        <translation>Quanto le carte ricevute hanno cambiato le probabilità di vittoria, in tutte le manche insieme.</translation>
    </message>
    <message>
        <source>Chance to win in the game, and with the other vote. All other votes and cards are unchanged; the rest was played many times.</source>
        <translation>Probabilità di vittoria nella partita, e con l’altro voto. Gli altri voti e le carte restano uguali; il seguito è stato giocato molte volte.</translation>
    </message>
</context>
<context>
    <name>ChancesWords</name>
    <message>
        <source>Chances</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Svolte</translation>
    </message>
    <message>
        <source>Nothing stands out here.</source>
        <translation>Niente di notevole qui.</translation>
    </message>
    <message>
        <source>Watch this moment</source>
        <translation>Rivedi questo momento</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{name}: {before}% → {after}%</source>
        <translation>{name}: {before}% → {after}%</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Per ora nessuna.</translation>
    </message>
    <message>
        <source>Give or take {percent}%.</source>
        <translation>Margine: {percent}%.</translation>
    </message>
    <message>
        <source>{name}: {percent}%</source>
        <translation>{name}: {percent}%</translation>
    </message>
    <message>
        <source>Chance to win: before → after</source>
        <translation>Probabilità di vittoria: prima → dopo</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Tell only of one stop</source>
        <translation>Racconta una sola casella</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
</context>
<context>
    <name>ChronicleFilter</name>
    <message>
        <source>Tell only of one player</source>
        <translation>Racconta un solo giocatore</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
</context>
<context>
    <name>ChroniclePanel</name>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Nothing of that has happened yet.</source>
        <translation>Di questo non è ancora successo nulla.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>adesso</translation>
    </message>
</context>
<context>
    <name>ChronicleWords</name>
    <message>
        <source>{player} has chosen an Ambition.</source>
        <translation>{player} ha scelto un’Ambizione.</translation>
    </message>
    <message>
        <source>{player} placed {character} {where}.</source>
        <translation>{player} piazza {character} {where}.</translation>
    </message>
    <message>
        <source>{player} placed {character} {where} and get {points}.</source>
        <comment>a team</comment>
        <translation>{player} piazzano {character} {where} e ricevono {points}.</translation>
    </message>
    <message>
        <source>{player} placed {character} {where} and gets {points}.</source>
        <translation>{player} piazza {character} {where} e riceve {points}.</translation>
    </message>
    <message>
        <source>{player} placed {character} {where}.</source>
        <comment>a team</comment>
        <translation>{player} piazzano {character} {where}.</translation>
    </message>
    <message>
        <source>{names} starts {where}.</source>
        <translation>{names} comincia {where}.</translation>
    </message>
    <message>
        <source>{names} start {where}.</source>
        <translation>{names} cominciano {where}.</translation>
    </message>
    <message>
        <source>{player} moved {character} up {where}.</source>
        <translation>{player} fa salire {character} {where}.</translation>
    </message>
    <message>
        <source>{player} moved {character} out of the WC, {where}.</source>
        <comment>a team</comment>
        <translation>{player} fanno uscire {character} dal bagno, {where}.</translation>
    </message>
    <message>
        <source>{player} moved {character} out of the WC, {where}.</source>
        <translation>{player} fa uscire {character} dal bagno, {where}.</translation>
    </message>
    <message>
        <source>{player} moved {character} up {where}.</source>
        <comment>a team</comment>
        <translation>{player} fanno salire {character} {where}.</translation>
    </message>
    <message>
        <source>Cancelled by a Stomach-ache: {character} goes back {where}.</source>
        <translation>Annullamento (Mal di pancia): {character} torna {where}.</translation>
    </message>
    <message>
        <source>{card}: {names}</source>
        <translation>{card}: {names}</translation>
    </message>
    <message>
        <source>All favourites are revealed; first coronation: {scores}.</source>
        <translation>Tutti i favoriti sono scoperti; prima incoronazione: {scores}.</translation>
    </message>
    <message>
        <source>The {name} wins the game.</source>
        <translation>L’{name} vince la partita.</translation>
    </message>
    <message>
        <source>{names} win the game.</source>
        <translation>{names} vincono la partita.</translation>
    </message>
    <message>
        <source>{player} chose this start card: {card}.</source>
        <translation>{player} sceglie questa carta di partenza: {card}.</translation>
    </message>
    <message>
        <source>Round {number}: {player} begins.</source>
        <translation>Manche {number}: comincia {player}.</translation>
    </message>
    <message>
        <source>{player} threw {dice}.</source>
        <translation>{player} lancia i dadi: {dice}.</translation>
    </message>
    <message>
        <source>{player} paid a coin to reroll {dice}.</source>
        <translation>{player} paga una moneta e rilancia {dice}.</translation>
    </message>
    <message>
        <source>{player} paid a coin and turned a die from {was} to {face}.</source>
        <translation>{player} paga una moneta e gira un dado da {was} a {face}.</translation>
    </message>
    <message>
        <source>{player} paid a coin and turned the white die from {was} to {face}.</source>
        <translation>{player} paga una moneta e gira il dado bianco da {was} a {face}.</translation>
    </message>
    <message>
        <source>{player} put {dice} into the {stop}: {coins}.</source>
        <translation>{player} mette {dice} nel {stop}: {coins}.</translation>
    </message>
    <message>
        <source>{player} paid a coin to go back to {stop}, with {dice}.</source>
        <translation>{player} paga il cocchiere, torna indietro e mette {dice} sulla casella {stop}.</translation>
    </message>
    <message>
        <source>{player} put {dice} on {stop}, thanks to the Joker.</source>
        <translation>{player} mette {dice} sulla casella {stop}, grazie al Jolly.</translation>
    </message>
    <message>
        <source>{player} put {dice} on {stop}.</source>
        <translation>{player} mette {dice} sulla casella {stop}.</translation>
    </message>
    <message>
        <source>{player} sent the gendarme to {stop}.</source>
        <translation>{player} manda il gendarme sulla casella {stop}.</translation>
    </message>
    <message>
        <source>{player} has to choose at {stop}.</source>
        <translation>{player} deve scegliere: casella {stop}.</translation>
    </message>
    <message>
        <source>{player} turned a die from {was} to {face}.</source>
        <translation>{player} gira un dado da {was} a {face}.</translation>
    </message>
    <message>
        <source>{player} turned the white die from {was} to {face}.</source>
        <translation>{player} gira il dado bianco da {was} a {face}.</translation>
    </message>
    <message>
        <source>{player} turned no die.</source>
        <translation>{player} non gira nessun dado.</translation>
    </message>
    <message>
        <source>{player} takes a second turn.</source>
        <translation>{player} gioca un secondo turno.</translation>
    </message>
    <message>
        <source>{player} keeps the double turn for later.</source>
        <translation>{player} tiene il doppio turno per dopo.</translation>
    </message>
    <message>
        <source>white {face}</source>
        <translation>{face} bianco</translation>
    </message>
    <message>
        <source>Evaluation of round {number}</source>
        <translation>Valutazione della manche {number}</translation>
    </message>
    <message>
        <source>Round {number} is over: {scores}.</source>
        <translation>La manche {number} è finita: {scores}.</translation>
    </message>
    <message>
        <source>{names} wins the game.</source>
        <translation>{names} vince la partita.</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} condividono la vittoria.</translation>
    </message>
    <message>
        <source>{player}: {gains}</source>
        <translation>{player}: {gains}</translation>
    </message>
    <message>
        <source>{player}, {stop}: {told}</source>
        <translation>{player}, {stop}: {told}</translation>
    </message>
    <message>
        <source>{player} gets the watch, the card of the first player, and will begin.</source>
        <translation>{player} riceve l’orologio, la carta del primo giocatore, e comincerà.</translation>
    </message>
</context>
<context>
    <name>ColumnTabs</name>
    <message>
        <source>This stop</source>
        <translation>Questa casella</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Che cosa è aperto</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Carte di partenza</translation>
    </message>
    <message>
        <source>My dice</source>
        <translation>I miei dadi</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Da giocare</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Salotto</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Exactly 0 points in round 3 count as 33: {names}.</source>
        <translation>Zero punti esatti nella manche 3 valgono 33: {names}.</translation>
    </message>
    <message>
        <source>First coronation</source>
        <translation>Prima incoronazione</translation>
    </message>
    <message>
        <source>Upside down: + is −</source>
        <translation>Tutto s’inverte: + diventa −</translation>
    </message>
    <message>
        <source>Favourites and Ambition</source>
        <translation>Favoriti e Ambizione</translation>
    </message>
    <message>
        <source>Equal totals share a rank.</source>
        <translation>A totale pari, stesso posto.</translation>
    </message>
    <message>
        <source>{name} waits beside the throne, and the round goes on.</source>
        <translation>{name} aspetta accanto al trono, e la manche continua.</translation>
    </message>
    <message>
        <source>Nobody is left to be crowned: no second count.</source>
        <translation>Non resta nessuno da incoronare: niente secondo conteggio.</translation>
    </message>
    <message>
        <source>Go on with the round</source>
        <translation>Continua la manche</translation>
    </message>
    <message>
        <source>See who wins</source>
        <translation>Vedi chi vince</translation>
    </message>
    <message>
        <source>Back to the count</source>
        <translation>Torna al conteggio</translation>
    </message>
    <message>
        <source>See the castle</source>
        <translation>Vedi il castello</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>{name}, {floor}: the Banished does not count as a favourite</source>
        <translation>{name}, {floor}: l’Esiliato non conta come favorito</translation>
    </message>
    <message>
        <source>{name}, {floor}: {points}</source>
        <translation>{name}, {floor}: {points}</translation>
    </message>
    <message>
        <source>Ambition, secret until the round ends</source>
        <translation>Ambizione, segreta fino alla fine della manche</translation>
    </message>
    <message>
        <source>Ambition “{title}” ({condition}): {points}</source>
        <translation>Ambizione «{title}» ({condition}): {points}</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>never below 0</source>
        <translation>mai sotto 0</translation>
    </message>
    <message numerus="yes">
        <source>starts on %n point(s)</source>
        <comment>the Emissary</comment>
        <translation>
            <numerusform>parte da %n punto</numerusform>
            <numerusform>parte da %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everybody starts on %n point(s)</source>
        <translation>
            <numerusform>tutti partono da %n punto</numerusform>
            <numerusform>tutti partono da %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank}. {name}: {before} before, {points} in this round, {total} in total.</source>
        <translation>{rank}. {name}: {before} prima, {points} in questa manche, {total} in totale.</translation>
    </message>
    <message>
        <source>{counted} → {points}</source>
        <translation>{counted} → {points}</translation>
    </message>
    <message>
        <source>with {points} for placing only one character</source>
        <translation>con {points} per un solo personaggio piazzato</translation>
    </message>
    <message>
        <source>{count} Yes and no No</source>
        <translation>{count} Sì, nessun No</translation>
    </message>
</context>
<context>
    <name>CurtainOverlay</name>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Sono {name}: apri il sipario</translation>
    </message>
    <message>
        <source>We are {name}: open the curtain</source>
        <translation>Siamo {name}: apri il sipario</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Torna alla replica</translation>
    </message>
    <message>
        <source>The curtain is down: {name} is next</source>
        <translation>Il sipario è calato: tocca a {name}</translation>
    </message>
    <message>
        <source>The curtain is down: {name} are next</source>
        <translation>Il sipario è calato: tocca a {name}</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Annulla l’ultima mossa</translation>
    </message>
    <message>
        <source>Let the computer play…</source>
        <translation>Fai giocare il computer…</translation>
    </message>
    <message>
        <source>Let the computer play for {name}</source>
        <translation>Fai giocare il computer per {name}</translation>
    </message>
</context>
<context>
    <name>CurtainPicture</name>
    <message>
        <source>No peeking!</source>
        <translation>Non sbirciare!</translation>
    </message>
    <message>
        <source>Eyes shut!</source>
        <translation>Occhi chiusi!</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Lascia il posto a {name}</translation>
    </message>
    <message>
        <source>Everybody else: look away, please!</source>
        <translation>Gli altri guardino altrove, per favore!</translation>
    </message>
    <message>
        <source>Hold the button, Space or Enter for half a second</source>
        <translation>Tieni premuto il pulsante, Spazio o Invio per mezzo secondo</translation>
    </message>
</context>
<context>
    <name>CurtainWords</name>
    <message>
        <source>Favourites and votes are secret: only one team looks at a time.</source>
        <translation>Favoriti e voti sono segreti: guarda una sola squadra alla volta.</translation>
    </message>
    <message>
        <source>Favourites and votes are secret: only one of you looks at a time.</source>
        <translation>Favoriti e voti sono segreti: guarda uno solo alla volta.</translation>
    </message>
</context>
<context>
    <name>DecisionsWords</name>
    <message>
        <source>Decisions: {name}</source>
        <translation>Decisioni: {name}</translation>
    </message>
    <message>
        <source>Back to the largest</source>
        <translation>Torna ai più evidenti</translation>
    </message>
    <message>
        <source>No clear slip: wherever another choice looked better, the difference was within chance.</source>
        <translation>Nessun errore evidente: il distacco da una scelta migliore restava nel margine del caso.</translation>
    </message>
    <message>
        <source>With what you could know then, it was better to {act}.</source>
        <comment>a team</comment>
        <translation>Con ciò che potevate sapere, era meglio {act}.</translation>
    </message>
    <message>
        <source>With the real cards, your choice did no harm.</source>
        <translation>Con le carte vere, la tua scelta non è costata nulla.</translation>
    </message>
    <message>
        <source>Judged only by what your seat could see then.</source>
        <translation>Giudicato solo da ciò che si poteva vedere allora.</translation>
    </message>
    <message>
        <source>With your Stomach-ache: no crown for {character}.</source>
        <translation>Con il tuo Mal di pancia: niente corona per {character}.</translation>
    </message>
    <message>
        <source>You chose to {act}.</source>
        <translation>La tua scelta: {act}.</translation>
    </message>
    <message>
        <source>Had you voted No: no crown for {character}.</source>
        <comment>a team</comment>
        <translation>Se aveste votato No: niente corona per {character}.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Le tue decisioni</translation>
    </message>
    <message>
        <source>keep the Ambition “{title}”</source>
        <translation>tenere l’Ambizione «{title}»</translation>
    </message>
    <message numerus="yes">
        <source>%n clear slip(s)</source>
        <translation>
            <numerusform>%n errore evidente</numerusform>
            <numerusform>%n errori evidenti</numerusform>
        </translation>
    </message>
    <message>
        <source>place {character} {where}</source>
        <translation>piazzare {character} {where}</translation>
    </message>
    <message>
        <source>Had you voted Yes, {character} would have been crowned.</source>
        <translation>Se avessi votato Sì: corona per {character}.</translation>
    </message>
    <message>
        <source>With what you could know then, it was better to {act}.</source>
        <translation>Con ciò che potevi sapere, era meglio {act}.</translation>
    </message>
    <message>
        <source>move {character} up {where}</source>
        <translation>far salire {character} {where}</translation>
    </message>
    <message>
        <source>With the real cards, your choice did no harm.</source>
        <comment>a team</comment>
        <translation>Con le carte vere, la vostra scelta non è costata nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at</source>
        <translation>
            <numerusform>%n decisione esaminata</numerusform>
            <numerusform>%n decisioni esaminate</numerusform>
        </translation>
    </message>
    <message>
        <source>vote No against {character}</source>
        <translation>votare No contro {character}</translation>
    </message>
    <message>
        <source>How it is judged</source>
        <translation>Come si giudica</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Di chi sono le decisioni</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>slips</comment>
        <translation>
            <numerusform>Un altro</numerusform>
            <numerusform>Altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>vote Yes for {character}</source>
        <translation>votare Sì per {character}</translation>
    </message>
    <message>
        <source>Had you voted No: no crown for {character}.</source>
        <translation>Se avessi votato No: niente corona per {character}.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>You chose to {act}.</source>
        <comment>a team</comment>
        <translation>La vostra scelta: {act}.</translation>
    </message>
    <message>
        <source>play the Stomach-ache</source>
        <translation>giocare il Mal di pancia</translation>
    </message>
    <message>
        <source>Had you voted Yes, {character} would have been crowned.</source>
        <comment>a team</comment>
        <translation>Se aveste votato Sì: corona per {character}.</translation>
    </message>
    <message>
        <source>Judged only by what that seat could see then.</source>
        <translation>Giudicato solo da ciò che da quel posto si poteva vedere allora.</translation>
    </message>
    <message>
        <source>With what could be known there, it was better to {act}.</source>
        <translation>Con ciò che da lì si poteva sapere, era meglio {act}.</translation>
    </message>
    <message>
        <source>With a Stomach-ache: no crown for {character}.</source>
        <translation>Con un Mal di pancia: niente corona per {character}.</translation>
    </message>
    <message>
        <source>{name} chose to {act}.</source>
        <translation>Scelta ({name}): {act}.</translation>
    </message>
    <message>
        <source>With a Yes instead, {character} would have been crowned.</source>
        <translation>Con un Sì al suo posto, corona per {character}.</translation>
    </message>
    <message>
        <source>With a No instead: no crown for {character}.</source>
        <translation>Con un No al suo posto, niente corona per {character}.</translation>
    </message>
    <message>
        <source>Look at these decisions</source>
        <translation>Esamina queste decisioni</translation>
    </message>
    <message>
        <source>With the real cards, the choice did no harm.</source>
        <translation>Con le carte vere, la scelta non è costata nulla.</translation>
    </message>
    <message>
        <source>{name}: none of these decisions is known to be made by a person, so none is judged.</source>
        <translation>{name}: nulla dice che queste scelte le abbia fatte una persona, perciò nessuna viene giudicata.</translation>
    </message>
    <message>
        <source>Out of 100 games like this, about {loss} more would be won (give or take {error}).</source>
        <translation>Su 100 partite come questa, circa {loss} vinte in più (margine: {error}).</translation>
    </message>
    <message>
        <source>Out of 100 games like this, about {loss} more would be won (give or take {error}), playing on as well as the strongest computer player.</source>
        <translation>Su 100 partite come questa, circa {loss} vinte in più (margine: {error}), continuando bene quanto il computer più forte.</translation>
    </message>
    <message>
        <source>{name}: {here}% to win in the game, {there}% otherwise</source>
        <translation>{name}: {here}% di probabilità di vittoria nella partita, {there}% altrimenti</translation>
    </message>
    <message>
        <source>“Better” means: a greater chance to win for whoever then plays on as well as the strongest computer player, with the others as they seemed then. It does not mean that the game would have been won.</source>
        <translation>«Meglio» vuol dire: più probabilità di vittoria per chi continua bene quanto il computer più forte, con gli altri come sembravano allora. Non vuol dire che la partita sarebbe stata vinta.</translation>
    </message>
    <message>
        <source>The computer played for {name}. These decisions can be looked at too.</source>
        <translation>Per {name} ha giocato il computer. Si possono esaminare anche queste decisioni.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Attorno al tavolo</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>non esaminate</translation>
    </message>
    <message>
        <source>Still being looked at. No clear slip so far.</source>
        <translation>Si sta ancora esaminando. Finora nessun errore netto.</translation>
    </message>
</context>
<context>
    <name>Descriptions</name>
    <message>
        <source>Full</source>
        <translation>Pieno</translation>
    </message>
    <message>
        <source>At the gate</source>
        <translation>Davanti al portone</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Il castello</translation>
    </message>
    <message>
        <source>may be placed</source>
        <translation>si può piazzare</translation>
    </message>
    <message>
        <source>may come out</source>
        <translation>può uscire</translation>
    </message>
    <message>
        <source>may move up</source>
        <translation>può salire</translation>
    </message>
    <message>
        <source>may go to the WC</source>
        <translation>può andare in bagno</translation>
    </message>
    <message>
        <source>favourite of {names}</source>
        <translation>favorito di {names}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Emissary of the Empire</source>
        <translation>Emissario dell’Impero</translation>
    </message>
    <message>
        <source>{said} (+{passed})</source>
        <translation>{said} (+{passed})</translation>
    </message>
    <message>
        <source>bears the black seal for {names}: does not count</source>
        <translation>porta il sigillo nero per {names}: non conta</translation>
    </message>
    <message>
        <source>last move by {name}</source>
        <translation>ultima mossa: {name}</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Explain the game</source>
        <translation>Spiega la partita</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Spiega</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>EnterDialog</name>
    <message>
        <source>Play a shared deal</source>
        <translation>Gioca una mano condivisa</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuisci</translation>
    </message>
    <message>
        <source>Set up the same table first, then type the code that you were told.</source>
        <translation>Prima prepara lo stesso tavolo, poi scrivi il codice che ti hanno detto.</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Codice della mano</translation>
    </message>
</context>
<context>
    <name>EvaluatedWords</name>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>not enough coins, so nothing</source>
        <translation>monete insufficienti, quindi niente</translation>
    </message>
    <message>
        <source>nobody is left in the salon</source>
        <translation>nel salotto non c’è più nessuno</translation>
    </message>
    <message>
        <source>all symbols have been compared</source>
        <translation>tutti i simboli sono già stati confrontati</translation>
    </message>
    <message>
        <source>nobody else has a coin</source>
        <translation>nessun altro ha monete</translation>
    </message>
    <message>
        <source>{coins} from {player}</source>
        <translation>{coins} da {player}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nessun punto</translation>
    </message>
    <message>
        <source>{card}, until now with {player}</source>
        <translation>{card}, finora di {player}</translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n moneta</numerusform>
            <numerusform>+%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punto</numerusform>
            <numerusform>+%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n moneta</numerusform>
            <numerusform>−%n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>{symbols} against {theirs}: {brings}</source>
        <translation>{symbols} contro {theirs}: {brings}</translation>
    </message>
</context>
<context>
    <name>EvaluationWords</name>
    <message>
        <source>Evaluation</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Stop by stop, from Krieau to Heuriger</source>
        <translation>Casella per casella, fino in fondo</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>This is the first stop.</source>
        <translation>È la prima casella.</translation>
    </message>
    <message>
        <source>{coins} fewer</source>
        <translation>{coins} in meno</translation>
    </message>
    <message>
        <source>{name} compares citizens with both neighbours</source>
        <translation>{name} confronta i cittadini con i due vicini</translation>
    </message>
    <message>
        <source>{name} compares crosses with both neighbours</source>
        <translation>{name} confronta le croci con i due vicini</translation>
    </message>
    <message>
        <source>{name} compares crowns with both neighbours</source>
        <translation>{name} confronta le corone con i due vicini</translation>
    </message>
    <message>
        <source>{name}: {symbols}</source>
        <translation>{name}: {symbols}</translation>
    </message>
    <message>
        <source>{name} chooses a character</source>
        <translation>{name} sceglie un personaggio</translation>
    </message>
    <message>
        <source>{name} chooses a symbol to compare</source>
        <translation>{name} sceglie un simbolo da confrontare</translation>
    </message>
    <message>
        <source>{name} takes coins from others</source>
        <translation>{name} prende monete dagli altri</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{own} against {theirs} ({name}): {brings}</source>
        <translation>{own} contro {theirs} ({name}): {brings}</translation>
    </message>
    <message>
        <source>Back one stop</source>
        <translation>Una casella indietro</translation>
    </message>
    <message>
        <source>On one stop</source>
        <translation>Una casella avanti</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>To the next stop</source>
        <translation>Casella successiva</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancia i dadi</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossima manche</translation>
    </message>
    <message>
        <source>To the last count</source>
        <translation>Ultimo conteggio</translation>
    </message>
    <message>
        <source>{name} takes {gifts}</source>
        <translation>{name} prende {gifts}</translation>
    </message>
    <message>
        <source>{what} from {player}</source>
        <translation>{what} a {player}</translation>
    </message>
    <message>
        <source>This round, dice included</source>
        <translation>Questa manche, dadi compresi</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the game</source>
        <translation>Esporta la partita</translation>
    </message>
    <message>
        <source>The whole game in one text file: to go on with it elsewhere, to keep it, or to send it along when something went wrong.</source>
        <translation>Tutta la partita in un solo file di testo: per continuarla altrove, conservarla, o allegarla se qualcosa è andato storto.</translation>
    </message>
    <message>
        <source>The file also says on which system the game was played.</source>
        <translation>Il file indica anche su quale sistema si è giocato.</translation>
    </message>
    <message>
        <source>Leave out the &amp;names of the players</source>
        <translation>Ometti i &amp;nomi dei giocatori</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Scegli un file…</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Among the favourites: {name}, but not {other}.</source>
        <translation>Tra i favoriti: {name}, ma non {other}.</translation>
    </message>
    <message>
        <source>Among the favourites: {name}, worth {points} points on the throne.</source>
        <translation>Tra i favoriti: {name}, {points} punti sul trono.</translation>
    </message>
    <message>
        <source>A Yes comes back each time, a No is spent.</source>
        <translation>Un Sì torna ogni volta, un No si gioca una volta sola.</translation>
    </message>
    <message>
        <source>Among the favourites: {name}.</source>
        <translation>Tra i favoriti: {name}.</translation>
    </message>
    <message>
        <source>Not among the favourites: {name}.</source>
        <translation>Non è tra i favoriti: {name}.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>this cannot be read. Write each value once, as in “cost = 2”, and words in straight quotation marks.</source>
        <translation>non si riesce a leggere. Scrivi ogni valore una volta sola, come «cost = 2», e le parole tra virgolette diritte.</translation>
    </message>
    <message>
        <source>say which special card this stop hands out, with a value “card”: {known}.</source>
        <translation>di’ quale carta speciale dà questa casella, con un valore «card»: {known}.</translation>
    </message>
    <message>
        <source>a name has letters only, {highest} at most; “{found}” is not one.</source>
        <translation>un nome ha solo lettere, {highest} al massimo; «{found}» non lo è.</translation>
    </message>
    <message>
        <source>“{section}” has no value “{found}”. It has: {known}.</source>
        <translation>«{section}» non ha un valore «{found}». Valori possibili: {known}.</translation>
    </message>
    <message>
        <source>no stop hands out the special card “{found}” any more. Give it to one.</source>
        <translation>nessuna casella dà più la carta speciale «{found}». Assegnala a una.</translation>
    </message>
    <message>
        <source>this is not text in UTF-8. Save the file once more in that encoding.</source>
        <translation>questo non è testo in UTF-8. Salva di nuovo il file in questa codifica.</translation>
    </message>
    <message>
        <source>nobody could place dice there. Write at least one number into the brackets.</source>
        <translation>nessuno potrebbe metterci dadi. Scrivi almeno un numero tra le parentesi.</translation>
    </message>
    <message>
        <source>“{value}” has to be a whole number from {lowest} to {highest}, not {found}.</source>
        <translation>«{value}» dev’essere un numero intero da {lowest} a {highest}, non {found}.</translation>
    </message>
    <message>
        <source>a number is there twice: {found}. Leave one of them out.</source>
        <translation>un numero c’è due volte: {found}. Togline uno.</translation>
    </message>
    <message>
        <source>“{value}” has to be numbers from {lowest} to {highest} in brackets, as [2, 3], or “{known}” in quotation marks; not {found}.</source>
        <translation>«{value}» vuole numeri da {lowest} a {highest} tra parentesi quadre, come [2, 3], oppure «{known}» tra virgolette diritte; non {found}.</translation>
    </message>
    <message>
        <source>“{value}” has to be one of these words: {known}; not {found}.</source>
        <translation>«{value}» dev’essere una di queste parole: {known}; non {found}.</translation>
    </message>
    <message>
        <source>“{value}” has values of its own. Write them below a line [{value}].</source>
        <translation>«{value}» ha valori suoi. Scrivili sotto una riga [{value}].</translation>
    </message>
    <message>
        <source>there have to be {lowest} characters in all; these are {found}.</source>
        <translation>ci vogliono {lowest} personaggi in tutto; questi sono {found}.</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Riga {line}: {what}</translation>
    </message>
    <message>
        <source>there is no stop “{found}”. There are: {known}.</source>
        <translation>non c’è una casella «{found}». Ci sono: {known}.</translation>
    </message>
    <message>
        <source>the file is longer than {highest} bytes. Leave in it what differs on your board.</source>
        <translation>il file supera i {highest} byte. Lasciaci solo ciò che è diverso sul tuo tabellone.</translation>
    </message>
    <message>
        <source>a stop has {highest} numbers at most; {found} are more. Leave some of them out.</source>
        <translation>una casella ha al massimo {highest} numeri; {found} sono di più. Togline qualcuno.</translation>
    </message>
</context>
<context>
    <name>FavouritesFold</name>
    <message>
        <source>My favourites</source>
        <translation>I miei favoriti</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo di file:</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>Favourites and votes are written in such a way that nobody reads them just by opening the file.</source>
        <translation>I favoriti e i voti sono scritti in modo che nessuno li legga aprendo il file.</translation>
    </message>
</context>
<context>
    <name>FinalWords</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Proposti</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Aches</source>
        <translation>Pance</translation>
    </message>
    <message>
        <source>Candidates moved onto the throne</source>
        <translation>Candidati portati sul trono</translation>
    </message>
    <message>
        <source>Candidates moved onto the throne and elected King</source>
        <translation>Candidati portati sul trono ed eletti Re</translation>
    </message>
    <message>
        <source>The {name} wins!</source>
        <translation>L’{name} vince!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>{names} vincono!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Vince {name}!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} condividono la vittoria!</translation>
    </message>
    <message>
        <source>with {points}</source>
        <translation>con {points}</translation>
    </message>
    <message>
        <source>It is ahead of everybody, and wins alone.</source>
        <translation>È davanti a tutti e vince da solo.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>Vince il totale più alto.</translation>
    </message>
    <message>
        <source>Exactly 0 points in round 3 count as 33: {names}.</source>
        <translation>Zero punti esatti nella manche 3 valgono 33: {names}.</translation>
    </message>
    <message>
        <source>The highest favourite decides: {counts}.</source>
        <translation>Decide il favorito più in alto: {counts}.</translation>
    </message>
    <message>
        <source>Their highest favourites stand equally high: {counts}.</source>
        <translation>I loro favoriti più in alto sono alla stessa altezza: {counts}.</translation>
    </message>
    <message>
        <source>{name}: {where}</source>
        <translation>{name}: {where}</translation>
    </message>
    <message>
        <source>none on a floor</source>
        <translation>nessuno su un piano</translation>
    </message>
    <message>
        <source>Favourites still in the castle decide: {counts}.</source>
        <translation>Decidono i favoriti ancora nel castello: {counts}.</translation>
    </message>
    <message>
        <source>{counted} → {points}</source>
        <translation>{counted} → {points}</translation>
    </message>
    <message>
        <source>{name} · {total}</source>
        <translation>{name} · {total}</translation>
    </message>
    <message>
        <source>{points} at the start</source>
        <translation>{points} all’inizio</translation>
    </message>
    <message>
        <source>{total} (the lower one; the other is {other})</source>
        <translation>{total} (il più basso; l’altro è {other})</translation>
    </message>
    <message numerus="yes">
        <source>%n election(s)</source>
        <translation>
            <numerusform>%n elezione</numerusform>
            <numerusform>%n elezioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <translation>
            <numerusform>%n annullata</numerusform>
            <numerusform>%n annullate</numerusform>
        </translation>
    </message>
    <message>
        <source>They have the same number of favourites still in the castle: {counts}.</source>
        <translation>Hanno lo stesso numero di favoriti ancora nel castello: {counts}.</translation>
    </message>
    <message>
        <source>No cards played in all elections</source>
        <translation>Carte No giocate in tutte le elezioni</translation>
    </message>
    <message>
        <source>For a team, the lower total counts.</source>
        <translation>Per una squadra conta il totale più basso.</translation>
    </message>
    <message>
        <source>{names} are tied on {points}.</source>
        <translation>{names} sono a pari merito con {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) rejected</source>
        <translation>
            <numerusform>%n candidato rifiutato</numerusform>
            <numerusform>%n candidati rifiutati</numerusform>
        </translation>
    </message>
    <message>
        <source>Stomach-ache cards played in all elections</source>
        <translation>Carte Mal di pancia giocate in tutte le elezioni</translation>
    </message>
    <message>
        <source>By round: {rounds}. No used: {no}.</source>
        <translation>Per manche: {rounds}. No giocati: {no}.</translation>
    </message>
    <message>
        <source>{rank}. {name}: {total} in total</source>
        <translation>{rank}. {name}: {total} in totale</translation>
    </message>
    <message>
        <source>By round: {rounds}. No used: {no}, proposed: {proposed}, Kings: {kings}.</source>
        <translation>Per manche: {rounds}. No giocati: {no}, proposti: {proposed}, Re: {kings}.</translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message>
        <source>Three rounds, placed by the players</source>
        <translation>Tre manche, piazzano i giocatori</translation>
    </message>
    <message>
        <source>Quick form</source>
        <translation>Partita veloce</translation>
    </message>
    <message>
        <source>One round, placed at random</source>
        <translation>Una manche, piazzamento a caso</translation>
    </message>
    <message>
        <source>Two to eight players, Jester and dungeons</source>
        <translation>Da due a otto giocatori, Giullare e segrete</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Piazzamento</translation>
    </message>
    <message>
        <source>by the players</source>
        <translation>dai giocatori</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>Options and variants…</source>
        <translation>Opzioni e varianti…</translation>
    </message>
    <message>
        <source>2 to 8 players, pawns and secret votes</source>
        <translation>Da 2 a 8 giocatori, pedine e voti segreti</translation>
    </message>
    <message>
        <source>Open the gates</source>
        <translation>Apri il portone</translation>
    </message>
    <message>
        <source>Three rounds, placed at random</source>
        <translation>Tre manche, piazzamento a caso</translation>
    </message>
    <message>
        <source>One round, placed by the players</source>
        <translation>Una manche, piazzano i giocatori</translation>
    </message>
</context>
<context>
    <name>FormWords</name>
    <message>
        <source>Partners share one marker; it moves by the lower of their two scores. So up to sixteen people can play.</source>
        <translation>I compagni condividono una pedina, che avanza del più basso dei loro punteggi. Così si può giocare anche in sedici.</translation>
    </message>
    <message>
        <source>More than eight people always do so.</source>
        <translation>In più di otto persone è obbligatorio.</translation>
    </message>
    <message>
        <source>Royal wedding</source>
        <translation>Il matrimonio reale</translation>
    </message>
    <message>
        <source>One scoring marker a team</source>
        <translation>Una pedina segnapunti per squadra</translation>
    </message>
    <message>
        <source>One of your six favourites bears the black seal: it does not count, neither for points nor for an Ambition.</source>
        <translation>Uno dei tuoi sei favoriti porta il sigillo nero: non conta, né per i punti né per un’Ambizione.</translation>
    </message>
    <message>
        <source>It is for two to five players or teams.</source>
        <translation>È da due a cinque giocatori o squadre.</translation>
    </message>
    <message>
        <source>It is for teams: give somebody a partner.</source>
        <translation>È per le squadre: dai un compagno a qualcuno.</translation>
    </message>
    <message>
        <source>Emissary of the Empire</source>
        <translation>L’Emissario dell’Impero</translation>
    </message>
    <message>
        <source>The Banished</source>
        <translation>L’Esiliato</translation>
    </message>
    <message>
        <source>Each round crowns a couple and counts twice; after the first coronation all favourites are revealed.</source>
        <translation>Ogni manche incorona una coppia e conta due volte; dopo la prima incoronazione tutti i favoriti sono scoperti.</translation>
    </message>
    <message>
        <source>A rival whom nobody plays votes and scores too. It starts on 40 points, and wins if nobody catches up with it.</source>
        <translation>Un rivale che nessuno manovra vota e fa punti anche lui. Parte da 40 punti e vince se nessuno lo raggiunge.</translation>
    </message>
    <message>
        <source>Two players or teams always play with it.</source>
        <translation>Due giocatori o due squadre giocano sempre con lui.</translation>
    </message>
    <message>
        <source>Ambition</source>
        <translation>Ambizione</translation>
    </message>
    <message>
        <source>In each round everybody keeps one of two secret Ambition cards, which can bring 3 to 8 extra points.</source>
        <translation>In ogni manche ciascuno tiene una di due carte Ambizione segrete, che può dare da 3 a 8 punti in più.</translation>
    </message>
    <message>
        <source>The base game, without options</source>
        <translation>Il gioco base, senza opzioni</translation>
    </message>
    <message>
        <source>There are cards for eight people only.</source>
        <translation>Ci sono carte solo per otto persone.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Export the game</source>
        <translation>Esporta la partita</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importa una partita</translation>
    </message>
    <message>
        <source>Games of Viva il Re! (*{suffix})</source>
        <translation>Partite di Viva il Re! (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}: {told}</translation>
    </message>
</context>
<context>
    <name>GuestFields</name>
    <message>
        <source>{animal}. {temper}: {about}</source>
        <translation>{animal}. {temper}. {about}</translation>
    </message>
    <message>
        <source>Shield at seat {number}: {colour}</source>
        <translation>Scudo al posto {number}: {colour}</translation>
    </message>
    <message>
        <source>Avatar at seat {number}: {avatar}</source>
        <translation>Animale al posto {number}: {avatar}</translation>
    </message>
    <message>
        <source>{colour}: {name} has it, and takes yours in exchange</source>
        <translation>{colour}: lo porta {name}, che prende il tuo in cambio</translation>
    </message>
</context>
<context>
    <name>HallWords</name>
    <message>
        <source>Shall {name} wear the crown?</source>
        <translation>Incoroniamo {name}?</translation>
    </message>
    <message>
        <source>{yes} Yes · {no} No: {outcome}</source>
        <translation>{yes} Sì · {no} No: {outcome}</translation>
    </message>
    <message>
        <source>all favourites are revealed now, and the round goes on</source>
        <translation>ora tutti i favoriti sono scoperti, e la manche continua</translation>
    </message>
    <message>
        <source>{names} are the royal couple</source>
        <translation>{names} sono la coppia reale</translation>
    </message>
    <message>
        <source>from its pile</source>
        <comment>how the Emissary votes, on a name tag</comment>
        <translation>dal mazzetto</translation>
    </message>
    <message>
        <source>has not voted yet</source>
        <translation>non ha ancora votato</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>ha votato</translation>
    </message>
    <message>
        <source>said Yes</source>
        <translation>ha detto Sì</translation>
    </message>
    <message>
        <source>said No</source>
        <translation>ha detto No</translation>
    </message>
    <message>
        <source>said No, spent too</source>
        <translation>ha detto No, speso anch’esso</translation>
    </message>
    <message>
        <source>has a Stomach-ache</source>
        <translation>ha il Mal di pancia</translation>
    </message>
    <message>
        <source>says Yes to a favourite, without a card</source>
        <translation>dice Sì a un favorito, senza carta</translation>
    </message>
    <message>
        <source>not voted yet</source>
        <comment>on a name tag, as short as this</comment>
        <translation>deve votare</translation>
    </message>
    <message>
        <source>No, spent too</source>
        <comment>on a name tag, as short as this</comment>
        <translation>No, speso</translation>
    </message>
    <message>
        <source>cancel it</source>
        <comment>of a team, on a name tag, as short as this</comment>
        <translation>annullano</translation>
    </message>
    <message>
        <source>cancels it</source>
        <comment>on a name tag, as short as this</comment>
        <translation>annulla</translation>
    </message>
    <message>
        <source>Yes, no card</source>
        <comment>on a name tag, as short as this</comment>
        <translation>Sì d’ufficio</translation>
    </message>
    <message>
        <source>{name} {did}</source>
        <translation>{name} {did}</translation>
    </message>
    <message>
        <source>no No left: play one card</source>
        <comment>a team</comment>
        <translation>non avete più No: giocate una carta</translation>
    </message>
    <message>
        <source>no No left: play one card</source>
        <translation>non hai più No: gioca una carta</translation>
    </message>
    <message>
        <source>no No left: play Yes</source>
        <comment>a team</comment>
        <translation>non avete più No: giocate Sì</translation>
    </message>
    <message>
        <source>no No left: play Yes</source>
        <translation>non hai più No: gioca Sì</translation>
    </message>
    <message>
        <source>your vote is sealed</source>
        <translation>il tuo voto è sigillato</translation>
    </message>
    <message>
        <source>the hint advises this card</source>
        <translation>la carta suggerita</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>{name} is its favourite: it says Yes, without a card.</source>
        <translation>Il suo favorito: {name}. Dice Sì, senza carta.</translation>
    </message>
    <message>
        <source>It says Yes to its own favourites; now the top of its pile decides.</source>
        <translation>Dice Sì ai suoi favoriti; ora decide la prima carta del suo mazzetto.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in its pile</source>
        <translation>
            <numerusform>%n carta nel suo mazzetto</numerusform>
            <numerusform>%n carte nel suo mazzetto</numerusform>
        </translation>
    </message>
    <message>
        <source>your vote is sealed</source>
        <comment>a team</comment>
        <translation>il vostro voto è sigillato</translation>
    </message>
    <message>
        <source>Stomach-ache</source>
        <comment>on a button, as short as this</comment>
        <translation>Mal di pancia</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Gioca una carta</translation>
    </message>
    <message>
        <source>Rejected!</source>
        <translation>Candidatura rifiutata!</translation>
    </message>
    <message>
        <source>play one card face down</source>
        <comment>a team</comment>
        <translation>giocate una carta coperta</translation>
    </message>
    <message>
        <source>Play Yes</source>
        <translation>Gioca Sì</translation>
    </message>
    <message numerus="yes">
        <source>%n Stomach-ache(s): {name} goes back {where}, nobody is rejected</source>
        <translation>
            <numerusform>Un Mal di pancia: {name} torna {where}, nessuno è rifiutato</numerusform>
            <numerusform>%n Mal di pancia: {name} torna {where}, nessuno è rifiutato</numerusform>
        </translation>
    </message>
    <message>
        <source>Play No</source>
        <translation>Gioca No</translation>
    </message>
    <message>
        <source>play one card face down</source>
        <translation>gioca una carta coperta</translation>
    </message>
    <message>
        <source>have not voted yet</source>
        <translation>non hanno ancora votato</translation>
    </message>
    <message>
        <source>said Yes</source>
        <comment>a team</comment>
        <translation>hanno detto Sì</translation>
    </message>
    <message>
        <source>have voted</source>
        <translation>hanno votato</translation>
    </message>
    <message>
        <source>said No, spent too</source>
        <comment>a team</comment>
        <translation>hanno detto No, speso anch’esso</translation>
    </message>
    <message>
        <source>have the crown: moved the candidate onto the throne</source>
        <translation>hanno la corona: hanno portato il candidato sul trono</translation>
    </message>
    <message>
        <source>are thinking…</source>
        <translation>pensano…</translation>
    </message>
    <message>
        <source>said No</source>
        <comment>a team</comment>
        <translation>hanno detto No</translation>
    </message>
    <message>
        <source>have a Stomach-ache</source>
        <translation>hanno il Mal di pancia</translation>
    </message>
    <message>
        <source>has the crown: moved the candidate onto the throne</source>
        <translation>ha la corona: ha portato il candidato sul trono</translation>
    </message>
    <message>
        <source>not voted yet</source>
        <comment>of a team, on a name tag, as short as this</comment>
        <translation>devono votare</translation>
    </message>
    <message>
        <source>Election cancelled!</source>
        <translation>Elezione annullata!</translation>
    </message>
    <message>
        <source>votes with the top card of its pile</source>
        <translation>vota con la prima carta del suo mazzetto</translation>
    </message>
    <message>
        <source>Unanimous, {yes} Yes: {outcome}</source>
        <translation>{yes} Sì: {outcome}</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>My dice</source>
        <translation>I miei dadi</translation>
    </message>
    <message>
        <source>{name}: dice</source>
        <translation>{name}: dadi</translation>
    </message>
    <message>
        <source>A die, not thrown yet</source>
        <translation>Un dado, non ancora lanciato</translation>
    </message>
    <message>
        <source>White die {face}</source>
        <translation>Dado bianco {face}</translation>
    </message>
    <message>
        <source>Die {face}</source>
        <translation>Dado {face}</translation>
    </message>
    <message>
        <source>Placed together with another die; alone only in the Geheimbund.</source>
        <translation>Si mette con un altro dado; da solo, soltanto nel Geheimbund.</translation>
    </message>
    <message>
        <source>{die}, chosen</source>
        <translation>{die}, scelto</translation>
    </message>
    <message>
        <source>Leave it at {face}</source>
        <translation>Lascialo sul {face}</translation>
    </message>
    <message>
        <source>Turn it to {face}</source>
        <translation>Giralo sul {face}</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n die(dice)</source>
        <translation>
            <numerusform>Rilancia %n dado</numerusform>
            <numerusform>Rilancia %n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancia i dadi</translation>
    </message>
    <message>
        <source>Turn ±1</source>
        <translation>Gira ±1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>A coin</source>
        <translation>Una moneta</translation>
    </message>
    <message>
        <source>A point</source>
        <translation>Un punto</translation>
    </message>
    <message>
        <source>Leave the dice</source>
        <translation>Lascia i dadi</translation>
    </message>
    <message>
        <source>Double turn</source>
        <translation>Doppio turno</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Reroll any dice, 1 coin</source>
        <translation>Rilancia dei dadi, 1 moneta</translation>
    </message>
    <message>
        <source>Turn a die by one, 1 coin</source>
        <translation>Gira un dado di uno, 1 moneta</translation>
    </message>
    <message>
        <source>Reroll the chosen dice, 1 coin</source>
        <translation>Rilancia i dadi scelti, 1 moneta</translation>
    </message>
    <message>
        <source>It costs 1 coin, and you have none.</source>
        <translation>Costa 1 moneta, e non ne hai.</translation>
    </message>
    <message>
        <source>Choose one die at least.</source>
        <translation>Scegli almeno un dado.</translation>
    </message>
    <message>
        <source>The dice are thrown first.</source>
        <translation>Prima si lanciano i dadi.</translation>
    </message>
    <message>
        <source>Something else comes first: the ribbon says what.</source>
        <translation>Prima c’è altro da fare: lo dice il nastro.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>Only {name} changes these dice.</source>
        <translation>Questi dadi sono di {name}.</translation>
    </message>
    <message>
        <source>My circle</source>
        <translation>La mia cerchia</translation>
    </message>
    <message>
        <source>{name}: circle</source>
        <translation>{name}: cerchia</translation>
    </message>
    <message>
        <source>{die}, Joker: any number</source>
        <translation>{die}, Jolly: un numero qualsiasi</translation>
    </message>
    <message>
        <source>{die}, {number} of {all}</source>
        <translation>{die}, {number} di {all}</translation>
    </message>
</context>
<context>
    <name>Handle</name>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Drag to another seat, or press Up and Down</source>
        <translation>Trascina a un altro posto, o frecce Su e Giù</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint could be found in time. Ask again.</source>
        <translation>Nessun suggerimento trovato in tempo. Riprova.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Cerco un suggerimento…</translation>
    </message>
    <message>
        <source>Hints are for the player whose turn it is.</source>
        <translation>I suggerimenti sono per chi è di turno.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Carica…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Attorno al tavolo</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo di partita</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>Giulia</source>
        <translation>Giulia</translation>
    </message>
    <message>
        <source>Marco</source>
        <translation>Marco</translation>
    </message>
    <message>
        <source>Amélie</source>
        <translation>Amélie</translation>
    </message>
    <message>
        <source>Luc</source>
        <translation>Luc</translation>
    </message>
    <message>
        <source>Nonna Pia</source>
        <translation>Nonna Pia</translation>
    </message>
    <message>
        <source>Sofia</source>
        <translation>Sofia</translation>
    </message>
    <message>
        <source>Théo</source>
        <translation>Teo</translation>
    </message>
    <message>
        <source>Zoé</source>
        <translation>Zoe</translation>
    </message>
    <message>
        <source>Camille</source>
        <translation>Camilla</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Ugo</translation>
    </message>
    <message>
        <source>Inès</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Ernest</source>
        <translation>Ernesto</translation>
    </message>
    <message>
        <source>Chiara</source>
        <translation>Chiara</translation>
    </message>
    <message>
        <source>Oscar</source>
        <translation>Oscar</translation>
    </message>
    <message>
        <source>Elena</source>
        <translation>Elena</translation>
    </message>
    <message>
        <source>Matteo</source>
        <translation>Matteo</translation>
    </message>
    <message>
        <source>{count} players ({fewest} to {most})</source>
        <translation>{count} giocatori (da {fewest} a {most})</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n persone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n squadra</numerusform>
            <numerusform>%n squadre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single player(s)</source>
        <translation>
            <numerusform>%n giocatore singolo</numerusform>
            <numerusform>%n giocatori singoli</numerusform>
        </translation>
    </message>
    <message>
        <source>At least {count} seats</source>
        <translation>Almeno {count} posti</translation>
    </message>
    <message>
        <source>At most {count} seats</source>
        <translation>Al massimo {count} posti</translation>
    </message>
    <message>
        <source>Sixteen people at most</source>
        <translation>Al massimo sedici persone</translation>
    </message>
    <message>
        <source>Chance decides who sits next to whom; teams stay together.</source>
        <translation>Il caso decide chi siede accanto a chi; le squadre restano insieme.</translation>
    </message>
    <message>
        <source>Two take turns, however they sit.</source>
        <translation>In due si gioca a turno, comunque ci si sieda.</translation>
    </message>
    <message>
        <source>shares this screen</source>
        <translation>a questo schermo</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>gioca qui</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>In the castle</source>
        <translation>Nel castello</translation>
    </message>
    <message>
        <source>Choose among the characters</source>
        <translation>Scegliere tra i personaggi</translation>
    </message>
    <message>
        <source>In Vienna</source>
        <translation>A Vienna</translation>
    </message>
    <message>
        <source>Throw the dice, go on reading</source>
        <translation>Lanciare i dadi, continuare</translation>
    </message>
    <message>
        <source>Choose a die, let go of it</source>
        <translation>Scegliere un dado, lasciarlo</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>da 1 a 6</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go along the street, to every stop</source>
        <translation>Seguire la strada, casella per casella</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>Place the chosen dice</source>
        <translation>Mettere i dadi scelti</translation>
    </message>
    <message>
        <source>Let go of all dice</source>
        <translation>Lasciare tutti i dadi</translation>
    </message>
    <message>
        <source>Evaluation: a stop back, a stop on</source>
        <translation>Valutazione: una casella indietro, avanti</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Sinistra, Destra</translation>
    </message>
    <message>
        <source>Evaluation: pause, to its end</source>
        <translation>Valutazione: pausa, andare alla fine</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Choose a character by initial</source>
        <translation>Scegliere un personaggio con l’iniziale</translation>
    </message>
    <message>
        <source>A to V</source>
        <translation>da A a V</translation>
    </message>
    <message>
        <source>Lift a character, put it down</source>
        <translation>Prendere un personaggio, posarlo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Send it to a floor, to the WC (2024)</source>
        <translation>Mandarlo a un piano, in bagno (2024)</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>da 0 a 6</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Go back, put the character back</source>
        <translation>Tornare indietro, rimettere a posto il personaggio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What this character may do</source>
        <translation>Che cosa può fare questo personaggio</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Choose a vote card</source>
        <translation>Scegliere una carta voto</translation>
    </message>
    <message>
        <source>Choose an Ambition card (2024)</source>
        <translation>Scegliere una carta Ambizione (2024)</translation>
    </message>
    <message>
        <source>Play the vote card, keep the Ambition</source>
        <translation>Giocare la carta voto, tenere l’Ambizione</translation>
    </message>
    <message>
        <source>Open the chronicle</source>
        <translation>Aprire la cronaca</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Go from die to die, choose one</source>
        <translation>Passare da un dado all’altro, sceglierne uno</translation>
    </message>
    <message>
        <source>Turn a die by one, then to which face</source>
        <translation>Girare un dado di uno, poi scegliere la faccia</translation>
    </message>
    <message>
        <source>Reroll: begin, then throw the chosen dice</source>
        <translation>Rilanciare: cominciare, poi lanciare i dadi scelti</translation>
    </message>
    <message>
        <source>Go from framed stop to framed stop</source>
        <translation>Andare tra le caselle evidenziate</translation>
    </message>
    <message>
        <source>Its first letter</source>
        <translation>La sua iniziale</translation>
    </message>
    <message>
        <source>Go to a stop by its name</source>
        <translation>Andare a una casella dal nome</translation>
    </message>
    <message>
        <source>Shift and letter</source>
        <translation>Maiusc e lettera</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>{key} stands for a floor or a die.</source>
        <translation>{key} indica un piano o un dado.</translation>
    </message>
    <message>
        <source>{key} finds a character by its initial.</source>
        <translation>{key} trova un personaggio per iniziale.</translation>
    </message>
    <message>
        <source>All keys as at first</source>
        <translation>Tutti i tasti come all’inizio</translation>
    </message>
    <message>
        <source>{key} is needed in the game itself.</source>
        <translation>{key} serve al gioco stesso.</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”.</source>
        <translation>{key} serve già a «{command}».</translation>
    </message>
    <message>
        <source>This key composes an accent, or the system needs it.</source>
        <translation>Questo tasto compone un accento, o serve al sistema.</translation>
    </message>
</context>
<context>
    <name>LastCountWords</name>
    <message>
        <source>In a tie: {cards}; then {coins}</source>
        <translation>A parità: {cards}; poi {coins}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corsa</translation>
    </message>
    <message>
        <source>Level on special cards, too; the coins left over decide: {counts}.</source>
        <translation>Parità anche di carte speciali; decidono le monete rimaste: {counts}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Vince {name}!</translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation>Vince chi ha più punti.</translation>
    </message>
    <message>
        <source>{points} in total</source>
        <translation>{points} in totale</translation>
    </message>
    <message>
        <source>{end} points ended the game in round {round}.</source>
        <translation>{end} punti hanno chiuso la partita, manche {round}.</translation>
    </message>
    <message>
        <source>The most special cards decide: {counts}.</source>
        <translation>Decide il numero di carte speciali: {counts}.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>{name} · {total}</source>
        <translation>{name} · {total}</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} condividono la vittoria!</translation>
    </message>
    <message>
        <source>with {points}</source>
        <translation>con {points}</translation>
    </message>
    <message>
        <source>{coins}: {points}, {left} left</source>
        <translation>{coins}: {points}, ne restano {left}</translation>
    </message>
    <message>
        <source>{names} are tied on {points}.</source>
        <translation>{names} sono a pari merito con {points}.</translation>
    </message>
    <message>
        <source>{points} when the race was over</source>
        <translation>{points} alla fine della corsa</translation>
    </message>
    <message>
        <source>Level on special cards and coins, too.</source>
        <translation>Parità anche di carte speciali e di monete.</translation>
    </message>
    <message>
        <source>{symbols} against {left} and {right}: {points}</source>
        <translation>{symbols} contro {left} e {right}: {points}</translation>
    </message>
    <message>
        <source>{end} points ended the game in round {round}. More symbols than both neighbours: 1 point each. {coins} coins: 1 point.</source>
        <translation>{end} punti hanno chiuso la partita, manche {round}. Più simboli dei due vicini: 1 punto per simbolo. {coins} monete: 1 punto.</translation>
    </message>
    <message>
        <source>no special cards</source>
        <translation>nessuna carta speciale</translation>
    </message>
    <message>
        <source>In a tie</source>
        <translation>A parità</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>done</source>
        <translation>fatta</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Il rompicapo del giorno</translation>
    </message>
</context>
<context>
    <name>LegendWords</name>
    <message>
        <source>A crown in your circle</source>
        <translation>Una corona nella tua cerchia</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>A che cosa serve</translation>
    </message>
    <message>
        <source>You get as many points as the red seal shows</source>
        <translation>Ricevi i punti che il sigillo rosso mostra</translation>
    </message>
    <message>
        <source>Put the gendarme on a free stop</source>
        <translation>Metti il gendarme su una casella libera</translation>
    </message>
    <message>
        <source>Take coins from others</source>
        <translation>Prendi monete agli altri</translation>
    </message>
    <message>
        <source>A citizen in your circle</source>
        <translation>Un cittadino nella tua cerchia</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Segno</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Che cosa significa</translation>
    </message>
    <message>
        <source>You pay a coin first</source>
        <translation>Prima paghi una moneta</translation>
    </message>
    <message>
        <source>A cross in your circle</source>
        <translation>Una croce nella tua cerchia</translation>
    </message>
    <message>
        <source>Any dice fit</source>
        <translation>Va bene qualsiasi dado</translation>
    </message>
    <message>
        <source>You take a character from the salon</source>
        <translation>Prendi un personaggio dal salotto</translation>
    </message>
    <message>
        <source>At once, when dice are placed: not in the evaluation</source>
        <translation>Subito, quando vi si posano dadi: non nella valutazione</translation>
    </message>
    <message>
        <source>Compare this symbol with both neighbours</source>
        <translation>Confronta questo simbolo con i due vicini</translation>
    </message>
    <message>
        <source>A special card: its drawing tells which one</source>
        <translation>Una carta speciale: il disegno dice quale</translation>
    </message>
    <message>
        <source>You get a coin</source>
        <translation>Ricevi una moneta</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Turn a die to any face</source>
        <translation>Gira un dado sulla faccia che vuoi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Choose the symbol to compare</source>
        <translation>Scegli il simbolo da confrontare</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Cover my favourites</source>
        <translation>Copri i miei favoriti</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Che cosa è successo?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Salta l’animazione</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Elenco delle mosse</translation>
    </message>
</context>
<context>
    <name>LoadDialog</name>
    <message>
        <source>This game was saved by a newer version of Viva il Re!</source>
        <translation>Questa partita è stata salvata da una versione più recente di Viva il Re!</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Carica una partita</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>No game has been saved yet.

“Save as…” in the menu saves the current game under a name; you will find it here. A game in progress is kept anyway: “Continue” on the first page brings it back.</source>
        <translation>Nessuna partita è stata ancora salvata.

«Salva con nome…», nel menu, salva la partita in corso con un nome; la ritroverai qui. Una partita in corso resta comunque: «Continua», nella prima pagina, la riporta sul tavolo.</translation>
    </message>
    <message>
        <source>There is no readable game in this file.</source>
        <translation>Questo file non contiene nessuna partita leggibile.</translation>
    </message>
</context>
<context>
    <name>Lore</name>
    <message>
        <source>Servants</source>
        <translation>Servi</translation>
    </message>
    <message>
        <source>Craftsmen</source>
        <translation>Artigiani</translation>
    </message>
    <message>
        <source>Traders</source>
        <translation>Mercanti</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Ufficiali</translation>
    </message>
    <message>
        <source>Dignitaries</source>
        <translation>Dignitari</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Nobili</translation>
    </message>
    <message>
        <source>King’s Throne</source>
        <translation>Trono del Re</translation>
    </message>
    <message>
        <source>to the Servants</source>
        <translation>tra i Servi</translation>
    </message>
    <message>
        <source>to the Craftsmen</source>
        <translation>tra gli Artigiani</translation>
    </message>
    <message>
        <source>to the Traders</source>
        <translation>tra i Mercanti</translation>
    </message>
    <message>
        <source>to the Officers</source>
        <translation>tra gli Ufficiali</translation>
    </message>
    <message>
        <source>to the Dignitaries</source>
        <translation>tra i Dignitari</translation>
    </message>
    <message>
        <source>to the Nobles</source>
        <translation>tra i Nobili</translation>
    </message>
    <message>
        <source>to the King’s Throne</source>
        <translation>sul Trono del Re</translation>
    </message>
    <message>
        <source>on the Servants’ floor</source>
        <translation>al piano dei Servi</translation>
    </message>
    <message>
        <source>on the Craftsmen’s floor</source>
        <translation>al piano degli Artigiani</translation>
    </message>
    <message>
        <source>on the Traders’ floor</source>
        <translation>al piano dei Mercanti</translation>
    </message>
    <message>
        <source>on the Officers’ floor</source>
        <translation>al piano degli Ufficiali</translation>
    </message>
    <message>
        <source>on the Dignitaries’ floor</source>
        <translation>al piano dei Dignitari</translation>
    </message>
    <message>
        <source>on the Nobles’ floor</source>
        <translation>al piano dei Nobili</translation>
    </message>
    <message>
        <source>on the King’s Throne</source>
        <translation>sul Trono del Re</translation>
    </message>
    <message>
        <source>{name}, floor {number}</source>
        <translation>{name}, piano {number}</translation>
    </message>
    <message>
        <source>WC of floor {number}</source>
        <translation>bagno del piano {number}</translation>
    </message>
    <message>
        <source>dungeon of floor {number}</source>
        <translation>segreta del piano {number}</translation>
    </message>
    <message>
        <source>at the gate</source>
        <translation>davanti al portone</translation>
    </message>
    <message>
        <source>beside the throne</source>
        <translation>accanto al trono</translation>
    </message>
    <message>
        <source>to the WC of floor {number}</source>
        <translation>nel bagno del piano {number}</translation>
    </message>
    <message>
        <source>to the dungeon of floor {number}</source>
        <translation>nella segreta del piano {number}</translation>
    </message>
    <message>
        <source>to the box</source>
        <translation>nella scatola</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>fuori dal castello</translation>
    </message>
    <message>
        <source>Alighiero</source>
        <translation>Alighiero</translation>
    </message>
    <message>
        <source>Beatrice</source>
        <translation>Beatrice</translation>
    </message>
    <message>
        <source>Clemente</source>
        <translation>Clemente</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Ernesto</source>
        <translation>Ernesto</translation>
    </message>
    <message>
        <source>Fiorello</source>
        <translation>Fiorello</translation>
    </message>
    <message>
        <source>Gavino</source>
        <translation>Gavino</translation>
    </message>
    <message>
        <source>Irina</source>
        <translation>Irina</translation>
    </message>
    <message>
        <source>Leonardo</source>
        <translation>Leonardo</translation>
    </message>
    <message>
        <source>Merlino</source>
        <translation>Merlino</translation>
    </message>
    <message>
        <source>Natale</source>
        <translation>Natale</translation>
    </message>
    <message>
        <source>Odessa</source>
        <translation>Odessa</translation>
    </message>
    <message>
        <source>Piero</source>
        <translation>Piero</translation>
    </message>
    <message>
        <source>Alighiero the Squire</source>
        <translation>Alighiero lo Scudiero</translation>
    </message>
    <message>
        <source>Beatrice the Enchantress</source>
        <translation>Beatrice l’Incantatrice</translation>
    </message>
    <message>
        <source>Clemente the Sergeant</source>
        <translation>Clemente il Sergente</translation>
    </message>
    <message>
        <source>Dario the Antiquary</source>
        <translation>Dario l’Antiquario</translation>
    </message>
    <message>
        <source>Ernesto the Duke</source>
        <translation>Ernesto il Duca Onesto</translation>
    </message>
    <message>
        <source>Fiorello the Painter</source>
        <translation>Fiorello Artista del Pennello</translation>
    </message>
    <message>
        <source>Gavino the Paladin</source>
        <translation>Gavino il Paladino</translation>
    </message>
    <message>
        <source>Irina the Farmer</source>
        <translation>Irina la Contadina</translation>
    </message>
    <message>
        <source>Leonardo the Messenger</source>
        <translation>Leonardo Messo Gagliardo</translation>
    </message>
    <message>
        <source>Merlino the Seer</source>
        <translation>Merlino l’Indovino</translation>
    </message>
    <message>
        <source>Natale the Innkeeper</source>
        <translation>Natale Oste Gioviale</translation>
    </message>
    <message>
        <source>Odessa the Countess</source>
        <translation>Odessa la Contessa</translation>
    </message>
    <message>
        <source>Piero the Cook</source>
        <translation>Piero il Cuoco Fiero</translation>
    </message>
    <message>
        <source>Long live King {name}!</source>
        <translation>Viva il Re {name}!</translation>
    </message>
    <message>
        <source>{name} is elected</source>
        <translation>unanimità per {name}</translation>
    </message>
    <message>
        <source>{name} is eliminated</source>
        <translation>{name} lascia il castello</translation>
    </message>
    <message>
        <source>Shall {name} be King?</source>
        <translation>Incoroniamo {name}?</translation>
    </message>
    <message>
        <source>{player} takes the crown and proposes {character} as King: all vote!</source>
        <translation>{player} prende la corona e propone {character} come Re: si vota!</translation>
    </message>
    <message>
        <source>{player} take the crown and propose {character} as King: all vote!</source>
        <comment>a team</comment>
        <translation>{player} prendono la corona e propongono {character} come Re: si vota!</translation>
    </message>
    <message>
        <source>{character} is elected King.</source>
        <translation>Il nuovo Re è {character}.</translation>
    </message>
    <message>
        <source>{character} is eliminated.</source>
        <translation>{character} lascia il castello.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Manche {number} di {rounds}</translation>
    </message>
    <message>
        <source>Round {number} begins with {player}.</source>
        <translation>La manche {number} comincia con {player}.</translation>
    </message>
    <message>
        <source>End of round {number}: {scores}.</source>
        <translation>Fine della manche {number}: {scores}.</translation>
    </message>
    <message>
        <source>End of round {number}</source>
        <translation>Fine della manche {number}</translation>
    </message>
    <message>
        <source>New cards for round {number}.</source>
        <translation>Nuove carte per la manche {number}.</translation>
    </message>
    <message>
        <source>Equal totals: the favourites still in the castle decide.</source>
        <translation>Totali pari: decidono i favoriti ancora nel castello.</translation>
    </message>
    <message>
        <source>This was the last round: the highest total wins.</source>
        <translation>Era l’ultima manche: vince il totale più alto.</translation>
    </message>
    <message>
        <source>Round {number} is the last: the highest total wins.</source>
        <translation>La manche {number} è l’ultima: vince il totale più alto.</translation>
    </message>
    <message>
        <source>Start round {number}</source>
        <translation>Comincia la manche {number}</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminati</translation>
    </message>
    <message>
        <source>My six favourites</source>
        <translation>I miei sei favoriti</translation>
    </message>
    <message>
        <source>Six favourites</source>
        <translation>Sei favoriti</translation>
    </message>
    <message>
        <source>The secret goals are dealt</source>
        <translation>Si distribuiscono gli obiettivi segreti</translation>
    </message>
    <message>
        <source>The secret goals are not dealt yet</source>
        <translation>Gli obiettivi segreti non sono ancora distribuiti</translation>
    </message>
    <message>
        <source>{player} take the crown and propose {character} as Queen: all vote!</source>
        <comment>a team</comment>
        <translation>{player} prendono la corona e propongono {character} come Regina: si vota!</translation>
    </message>
    <message>
        <source>{name}, on the throne, is worth 10 points, every other favourite the number of its floor, an eliminated one nothing.</source>
        <translation>{name}, sul trono, vale 10 punti, ogni altro favorito il numero del suo piano, chi è eliminato niente.</translation>
    </message>
    <message>
        <source>{character} is elected Queen.</source>
        <translation>La nuova Regina è {character}.</translation>
    </message>
    <message>
        <source>{year} edition</source>
        <translation>Edizione {year}</translation>
    </message>
    <message>
        <source>This edition is for three to six players, without teams.</source>
        <translation>Questa edizione è da tre a sei giocatori, senza squadre.</translation>
    </message>
    <message>
        <source>{player} takes the crown and proposes {character} as Queen: all vote!</source>
        <translation>{player} prende la corona e propone {character} come Regina: si vota!</translation>
    </message>
    <message>
        <source>An estimate: the rest of the round was played {count} times from each moment.</source>
        <translation>Una stima: il resto della manche è stato giocato {count} volte da ogni momento.</translation>
    </message>
    <message>
        <source>Nobody yet: rejected candidates wait here.</source>
        <translation>Ancora nessuno: chi è rifiutato aspetta qui.</translation>
    </message>
    <message>
        <source>Shall {name} be Queen?</source>
        <translation>Incoroniamo {name}?</translation>
    </message>
    <message>
        <source>A single No is enough to reject</source>
        <translation>Basta un solo No per rifiutare</translation>
    </message>
    <message>
        <source>Your Yes always comes back; a No is spent once revealed.</source>
        <translation>Il Sì torna sempre; un No rivelato è speso.</translation>
    </message>
    <message>
        <source>has the crown: the player on the left begins the next round</source>
        <translation>ha la corona: comincerà chi siede alla sua sinistra</translation>
    </message>
    <message>
        <source>{name}, to the left of the crown, begins the next round.</source>
        <translation>{name}, a sinistra della corona, comincia la prossima manche.</translation>
    </message>
    <message>
        <source>Long live Queen {name}!</source>
        <translation>Viva la Regina {name}!</translation>
    </message>
    <message>
        <source>Is {about} a favourite? {before}% → {after}%</source>
        <translation>{about} tra i favoriti? {before}% → {after}%</translation>
    </message>
    <message>
        <source>place a non-favourite {where}</source>
        <translation>piazzare un non favorito {where}</translation>
    </message>
    <message>
        <source>Hearts mark the true favourites.</source>
        <translation>I cuori segnano i veri favoriti.</translation>
    </message>
    <message>
        <source>place a favourite {where}</source>
        <translation>piazzare un favorito {where}</translation>
    </message>
    <message>
        <source>propose {character} as King</source>
        <translation>proporre {character} per il trono</translation>
    </message>
    <message>
        <source>Explain the round</source>
        <translation>Spiega la manche</translation>
    </message>
    <message>
        <source>Round {number} explained</source>
        <translation>La manche {number} spiegata</translation>
    </message>
</context>
<context>
    <name>Lore2024</name>
    <message>
        <source>Vive le Roi!</source>
        <translation>Viva il Re! 2024</translation>
    </message>
    <message>
        <source>This edition is for two to eight players or teams.</source>
        <translation>Questa edizione è da due a otto giocatori o squadre.</translation>
    </message>
    <message>
        <source>Servants</source>
        <comment>2024</comment>
        <translation>Servi</translation>
    </message>
    <message>
        <source>Throne Room</source>
        <translation>Sala del Trono</translation>
    </message>
    <message>
        <source>to the Servants</source>
        <comment>2024</comment>
        <translation>tra i Servi</translation>
    </message>
    <message>
        <source>to the Throne Room</source>
        <translation>nella Sala del Trono</translation>
    </message>
    <message>
        <source>on the Servants’ floor</source>
        <comment>2024</comment>
        <translation>al piano dei Servi</translation>
    </message>
    <message>
        <source>in the Throne Room</source>
        <translation>nella Sala del Trono</translation>
    </message>
    <message>
        <source>in the box</source>
        <translation>nella scatola</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Bridget</source>
        <translation>Bridget</translation>
    </message>
    <message>
        <source>Clothilde</source>
        <translation>Clothilde</translation>
    </message>
    <message>
        <source>Dagobert</source>
        <translation>Dagobert</translation>
    </message>
    <message>
        <source>Éloïse</source>
        <translation>Éloïse</translation>
    </message>
    <message>
        <source>Foidvo</source>
        <translation>Foidvo</translation>
    </message>
    <message>
        <source>Gaston</source>
        <translation>Gaston</translation>
    </message>
    <message>
        <source>Jeanne</source>
        <translation>Jeanne</translation>
    </message>
    <message>
        <source>Leonardo</source>
        <comment>2024</comment>
        <translation>Leonardo</translation>
    </message>
    <message>
        <source>Merlin</source>
        <translation>Merlin</translation>
    </message>
    <message>
        <source>Ouaf</source>
        <translation>Ouaf</translation>
    </message>
    <message>
        <source>Roméo</source>
        <translation>Roméo</translation>
    </message>
    <message>
        <source>Victoria</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Giullare</translation>
    </message>
    <message>
        <source>Anna (a woman)</source>
        <translation>Anna (una donna)</translation>
    </message>
    <message>
        <source>Bridget (a woman)</source>
        <translation>Bridget (una donna)</translation>
    </message>
    <message>
        <source>Clothilde (a woman)</source>
        <translation>Clothilde (una donna)</translation>
    </message>
    <message>
        <source>Dagobert (a man)</source>
        <translation>Dagobert (un uomo)</translation>
    </message>
    <message>
        <source>Éloïse (a woman)</source>
        <translation>Éloïse (una donna)</translation>
    </message>
    <message>
        <source>Foidvo (a man)</source>
        <translation>Foidvo (un uomo)</translation>
    </message>
    <message>
        <source>Gaston (a man)</source>
        <translation>Gaston (un uomo)</translation>
    </message>
    <message>
        <source>Jeanne (a woman)</source>
        <translation>Jeanne (una donna)</translation>
    </message>
    <message>
        <source>Leonardo (a man)</source>
        <translation>Leonardo (un uomo)</translation>
    </message>
    <message>
        <source>Merlin (a man)</source>
        <translation>Merlin (un uomo)</translation>
    </message>
    <message>
        <source>Ouaf (a dog)</source>
        <translation>Ouaf (un cane)</translation>
    </message>
    <message>
        <source>Roméo (a man)</source>
        <translation>Roméo (un uomo)</translation>
    </message>
    <message>
        <source>Victoria (a woman)</source>
        <translation>Victoria (una donna)</translation>
    </message>
    <message>
        <source>Jester (neither woman nor man)</source>
        <translation>Giullare (né donna né uomo)</translation>
    </message>
    <message>
        <source>the Jester</source>
        <translation>il Giullare</translation>
    </message>
    <message>
        <source>{name} falls {where}</source>
        <translation>{name} cade {where}</translation>
    </message>
    <message>
        <source>{name} goes {where}</source>
        <translation>{name} va {where}</translation>
    </message>
    <message>
        <source>Long live the King: {character}! All points are turned upside down.</source>
        <translation>Viva il Re: {character}! Tutti i punti sono invertiti.</translation>
    </message>
    <message>
        <source>Rejected: {character} falls {where}.</source>
        <translation>Rifiuto: {character} ricade {where}.</translation>
    </message>
    <message>
        <source>Rejected: {character} goes {where}.</source>
        <translation>Rifiuto: {character} va {where}.</translation>
    </message>
    <message>
        <source>Emissary of the Empire</source>
        <translation>Emissario dell’Impero</translation>
    </message>
    <message>
        <source>Emissary</source>
        <translation>Emissario</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Nella scatola</translation>
    </message>
    <message>
        <source>The dungeons come first: floors 3, 2, then 1.</source>
        <translation>Prima le segrete: piani 3, 2, poi 1.</translation>
    </message>
    <message>
        <source>Long live the Jester!</source>
        <translation>Viva il Giullare!</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>2024</comment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>2024</comment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <comment>2024</comment>
        <translation>Manche {number} di {rounds}</translation>
    </message>
    <message>
        <source>Round {number} begins with {player}.</source>
        <comment>2024</comment>
        <translation>La manche {number} comincia con {player}.</translation>
    </message>
    <message>
        <source>Round {number} begins with {player}: everybody starts on {points} points.</source>
        <translation>La manche {number} comincia con {player}: tutti partono da {points} punti.</translation>
    </message>
    <message>
        <source>End of round {number}: {scores}.</source>
        <comment>2024</comment>
        <translation>Fine della manche {number}: {scores}.</translation>
    </message>
    <message>
        <source>End of round {number}</source>
        <comment>2024</comment>
        <translation>Fine della manche {number}</translation>
    </message>
    <message>
        <source>New cards for round {number}.</source>
        <comment>2024</comment>
        <translation>Nuove carte per la manche {number}.</translation>
    </message>
    <message>
        <source>{name} is worth 10 points, a favourite on a floor the number of the floor; dungeons cost 1 to 3, WCs and the box bring nothing.</source>
        <translation>{name} vale 10 punti, un favorito su un piano il numero del piano; le segrete costano da 1 a 3, bagni e scatola non valgono niente.</translation>
    </message>
    <message>
        <source>Equal totals: the highest favourite decides.</source>
        <translation>Totali pari: decide il favorito più in alto.</translation>
    </message>
    <message>
        <source>This was the last round: the highest total wins.</source>
        <comment>2024</comment>
        <translation>Era l’ultima manche: vince il totale più alto.</translation>
    </message>
    <message>
        <source>Round {number} is the last: the highest total wins.</source>
        <comment>2024</comment>
        <translation>La manche {number} è l’ultima: vince il totale più alto.</translation>
    </message>
    <message>
        <source>Start round {number}</source>
        <comment>2024</comment>
        <translation>Comincia la manche {number}</translation>
    </message>
    <message>
        <source>My six favourites</source>
        <comment>2024</comment>
        <translation>I miei sei favoriti</translation>
    </message>
    <message>
        <source>Six favourites</source>
        <comment>2024</comment>
        <translation>Sei favoriti</translation>
    </message>
    <message>
        <source>The Favourites are dealt</source>
        <translation>Le carte dei favoriti sono distribuite</translation>
    </message>
    <message>
        <source>The Favourites are not dealt yet</source>
        <translation>Le carte dei favoriti non sono ancora distribuite</translation>
    </message>
    <message>
        <source>Yes always comes back; No and Stomach-ache are spent.</source>
        <translation>Il Sì torna sempre; No e Mal di pancia sono spesi.</translation>
    </message>
    <message>
        <source>has the crown and begins the next round</source>
        <translation>ha la corona e comincerà la prossima manche</translation>
    </message>
    <message>
        <source>An estimate: the rest of the round was played {count} times from each moment.</source>
        <comment>2024</comment>
        <translation>Una stima: il resto della manche è stato giocato {count} volte da ogni momento.</translation>
    </message>
    <message>
        <source>The Jester is King: all is turned upside down. Floors cost points, and dungeons bring some.</source>
        <translation>Il Giullare è Re: tutto è invertito. I piani costano punti, le segrete ne portano.</translation>
    </message>
    <message>
        <source>{name} has the crown and begins the next round.</source>
        <translation>{name} ha la corona e comincia la prossima manche.</translation>
    </message>
    <message>
        <source>{names} have the crown and begin the next round.</source>
        <translation>{names} hanno la corona e cominciano la prossima manche.</translation>
    </message>
    <message>
        <source>A No rejects, a Stomach-ache cancels</source>
        <translation>Un No rifiuta, un Mal di pancia annulla</translation>
    </message>
    <message>
        <source>have the crown and begin the next round</source>
        <translation>hanno la corona e cominceranno la prossima manche</translation>
    </message>
    <message>
        <source>Is {about} a favourite? {before}% → {after}%</source>
        <comment>2024</comment>
        <translation>{about} tra i favoriti? {before}% → {after}%</translation>
    </message>
    <message>
        <source>place a non-favourite {where}</source>
        <comment>2024</comment>
        <translation>piazzare un non favorito {where}</translation>
    </message>
    <message>
        <source>place a favourite {where}</source>
        <comment>2024</comment>
        <translation>piazzare un favorito {where}</translation>
    </message>
    <message>
        <source>propose {character} for the throne</source>
        <translation>proporre {character} per il trono</translation>
    </message>
    <message>
        <source>Hearts mark the true favourites.</source>
        <comment>2024</comment>
        <translation>I cuori segnano i veri favoriti.</translation>
    </message>
    <message>
        <source>Explain the round</source>
        <comment>2024</comment>
        <translation>Spiega la manche</translation>
    </message>
    <message>
        <source>Round {number} explained</source>
        <comment>2024</comment>
        <translation>La manche {number} spiegata</translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} su {games}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Non è stato possibile scrivere il file.</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Ricordi</translation>
    </message>
    <message>
        <source>The file of memories cannot be opened. It is left as it is.</source>
        <translation>Non è possibile aprire il file dei ricordi. Resta com’è.</translation>
    </message>
    <message>
        <source>Decided by the tie-break</source>
        <translation>Decisa dallo spareggio</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>&amp;Forget everything…</source>
        <translation>&amp;Dimentica tutto…</translation>
    </message>
    <message>
        <source>Written to “{name}”.</source>
        <translation>Salvato in «{name}».</translation>
    </message>
    <message>
        <source>Wins by game</source>
        <translation>Vittorie per gioco</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>Nothing yet: games that people play to the end are remembered here.</source>
        <translation>Ancora niente: qui si ricorderanno le partite giocate fino alla fine.</translation>
    </message>
    <message>
        <source>Whose memories</source>
        <translation>Ricordi di chi</translation>
    </message>
    <message>
        <source>Wins by strongest opponent</source>
        <translation>Vittorie secondo l’avversario più forte</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n point(s)</source>
        <translation>
            <numerusform>Vittoria per %n punto</numerusform>
            <numerusform>Vittoria per %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{before}% → {after}%</source>
        <translation>{before}% → {after}%</translation>
    </message>
    <message>
        <source>The closest finish</source>
        <translation>Il finale più combattuto</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read, and stay in it.</source>
        <translation>
            <numerusform>%n riga del file non è leggibile e vi resta.</numerusform>
            <numerusform>%n righe del file non sono leggibili e vi restano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Kings brought to the throne</source>
        <translation>Re portati sul trono</translation>
    </message>
    <message>
        <source>The boldest No</source>
        <translation>Il No più audace</translation>
    </message>
    <message>
        <source>The file could not be deleted.</source>
        <translation>Non è stato possibile eliminare il file.</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Re</translation>
    </message>
    <message numerus="yes">
        <source>Lost by %n point(s)</source>
        <translation>
            <numerusform>Sconfitta per %n punto</numerusform>
            <numerusform>Sconfitta per %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles of the day solved: {number}.</source>
        <translation>Rompicapi del giorno risolti: {number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n giorno di fila.</numerusform>
            <numerusform>%n giorni di fila.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The system says: {reason}. Free some space or choose another name.</source>
        <translation>Il sistema dice: {reason}. Fai spazio o scegli un altro nome.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Viva il Re!</source>
        <translation>Questa partita è stata salvata da una versione più recente di Viva il Re!</translation>
    </message>
    <message>
        <source>A new game takes its place. Saved as “{name}”, the old one can be played on later.</source>
        <translation>Una nuova partita prenderà il suo posto. Salvata come «{name}», quella di prima si potrà riprendere più tardi.</translation>
    </message>
    <message>
        <source>Save and start</source>
        <translation>Salva e comincia</translation>
    </message>
    <message>
        <source>Start without saving</source>
        <translation>Comincia senza salvare</translation>
    </message>
    <message>
        <source>Another one takes its place. Saved as “{name}”, the old one can be played on later.</source>
        <translation>Un’altra prenderà il suo posto. Salvata come «{name}», quella di prima si potrà riprendere più tardi.</translation>
    </message>
    <message>
        <source>Save and load</source>
        <translation>Salva e carica</translation>
    </message>
    <message>
        <source>Load without saving</source>
        <translation>Carica senza salvare</translation>
    </message>
    <message>
        <source>The game that was played last is not finished.</source>
        <translation>L’ultima partita giocata non è finita.</translation>
    </message>
    <message>
        <source>Install the newer version to go on with it.</source>
        <translation>Installa la versione più recente per continuarla.</translation>
    </message>
    <message>
        <source>The saved game cannot be read.</source>
        <translation>La partita salvata non si può leggere.</translation>
    </message>
    <message>
        <source>Start a new game; everything else is in order.</source>
        <translation>Comincia una nuova partita; tutto il resto è a posto.</translation>
    </message>
    <message>
        <source>The file is kept as {file}</source>
        <translation>Il file è conservato come {file}</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Non c’è nessun file {file}.</translation>
    </message>
    <message>
        <source>If it was moved, open it where it is now; otherwise start a new game.</source>
        <translation>Se è stato spostato, aprilo dove si trova ora; altrimenti comincia una nuova partita.</translation>
    </message>
    <message>
        <source>There is a game called “{name}” already.</source>
        <translation>Esiste già una partita chiamata «{name}».</translation>
    </message>
    <message>
        <source>It would be replaced by this one.</source>
        <translation>Verrebbe sostituita da questa.</translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation>Sostituiscila</translation>
    </message>
    <message>
        <source>Delete the game “{name}”?</source>
        <translation>Eliminare la partita «{name}»?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Non si potrà più recuperare.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Eliminala</translation>
    </message>
    <message>
        <source>The game cannot be deleted ({reason}).</source>
        <translation>La partita non può essere eliminata ({reason}).</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvata come «{name}».</translation>
    </message>
    <message>
        <source>The game cannot be saved there.</source>
        <translation>La partita non può essere salvata lì.</translation>
    </message>
    <message>
        <source>Exported as “{name}”.</source>
        <translation>Esportata come «{name}».</translation>
    </message>
    <message>
        <source>The system says: {reason}.</source>
        <translation>Il sistema dice: {reason}.</translation>
    </message>
    <message>
        <source>It is damaged, or was never a game of Viva il Re!</source>
        <translation>È danneggiato, o non è mai stato una partita di Viva il Re!</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nulla è stato cambiato.</translation>
    </message>
    <message>
        <source>The program ended while it was opening this game.</source>
        <translation>Il programma si è chiuso mentre apriva questa partita.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Something went wrong. Sorry!</source>
        <translation>Qualcosa è andato storto. Ci dispiace!</translation>
    </message>
    <message>
        <source>The game is saved. You can play on, or go back to the start page.</source>
        <translation>La partita è salvata. Puoi continuare a giocare o tornare alla pagina iniziale.</translation>
    </message>
    <message>
        <source>The program cannot start. Your games stay: try the newest version.</source>
        <translation>Il programma non può avviarsi. Le partite restano: provate la versione più recente.</translation>
    </message>
    <message>
        <source>What happened is written down in {file}, without names or secrets.</source>
        <translation>Quello che è successo è scritto in {file}, senza nomi né segreti.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Alla pagina iniziale</translation>
    </message>
    <message>
        <source>You can set it aside: the file is kept, and you start afresh.</source>
        <translation>Puoi metterla da parte: il file viene conservato, e ricominci da capo.</translation>
    </message>
    <message>
        <source>The game was set aside.</source>
        <translation>La partita è stata messa da parte.</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Mettila da parte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The game that was played last cannot be read now.</source>
        <translation>Per ora l’ultima partita giocata non si può leggere.</translation>
    </message>
    <message>
        <source>Another game would take its place for good.</source>
        <translation>Un’altra partita prenderebbe il suo posto per sempre.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sostituiscila</translation>
    </message>
    <message>
        <source>There is no readable game in this file.</source>
        <translation>Questo file non contiene nessuna partita leggibile.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Viva il Re! is open already with the games in this folder.</source>
        <translation>Viva il Re! è già aperto con le partite di questa cartella.</translation>
    </message>
    <message>
        <source>Its window does not answer. Close it, on whichever computer it is.</source>
        <translation>La sua finestra non risponde. Chiudila, su qualunque computer si trovi.</translation>
    </message>
    <message>
        <source>The saved game was changed elsewhere. The other version is kept as “{name}”.</source>
        <translation>La partita salvata è stata modificata altrove. L’altra versione è conservata come «{name}».</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Dimentica tutto</translation>
    </message>
    <message>
        <source>Forget all games that were played?</source>
        <translation>Dimenticare tutte le partite giocate?</translation>
    </message>
    <message>
        <source>Their memories cannot be brought back. Saved games stay.</source>
        <translation>Questi ricordi andranno persi per sempre. Le partite salvate restano.</translation>
    </message>
    <message>
        <source>The settings cannot be read, and are as at first.</source>
        <translation>Le impostazioni non si possono leggere, e sono come all’inizio.</translation>
    </message>
    <message>
        <source>Your games are in order.</source>
        <translation>Le partite sono a posto.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Continue: {game}</source>
        <translation>Continua: {game}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Which story tonight?</source>
        <translation>Che storia, stasera?</translation>
    </message>
    <message>
        <source>Or continue: {games}</source>
        <translation>Oppure continua: {games}</translation>
    </message>
</context>
<context>
    <name>OpenCards</name>
    <message>
        <source>Everybody’s favourites</source>
        <translation>I favoriti di tutti</translation>
    </message>
</context>
<context>
    <name>OpponentWords</name>
    <message>
        <source>Bluffs, finds out how each of you plays, and looks ahead to the end of the game.</source>
        <translation>Bluffa, scopre come gioca ciascuno, e guarda fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Looks at one stop at a time, and often not at the best one.</source>
        <translation>Guarda una casella alla volta, e spesso non la migliore.</translation>
    </message>
    <message>
        <source>Plays each turn out many times, with your dice and its own.</source>
        <translation>Prova ogni turno tante volte a mente, con i tuoi dadi e i suoi.</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Tiene i No</translation>
    </message>
    <message>
        <source>Spender</source>
        <translation>Spende i No</translation>
    </message>
    <message>
        <source>Plays it straight</source>
        <translation>Gioca con equilibrio</translation>
    </message>
    <message>
        <source>Bluffs a lot</source>
        <translation>Bluffa spesso</translation>
    </message>
    <message>
        <source>Holds back its No</source>
        <translation>Tiene i No</translation>
    </message>
    <message>
        <source>Spends its No early</source>
        <translation>Spende presto i No</translation>
    </message>
    <message>
        <source>Plays a few rounds out in thought, and thinks of itself alone.</source>
        <translation>Gioca a mente qualche manche, e pensa soltanto a sé.</translation>
    </message>
    <message>
        <source>Plans all its dice together, but thinks little of later rounds.</source>
        <translation>Prevede tutti i suoi dadi insieme, ma pensa poco alle manche successive.</translation>
    </message>
    <message>
        <source>Straight to the throne</source>
        <translation>Dritto al trono</translation>
    </message>
    <message>
        <source>Unforgiving</source>
        <translation>Il puntiglio</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>Agisce d’istinto</translation>
    </message>
    <message>
        <source>Waits and counts</source>
        <translation>Aspetta e conta</translation>
    </message>
    <message>
        <source>Tries everything</source>
        <translation>Prova di tutto</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>La bonarietà</translation>
    </message>
    <message>
        <source>Keeps its No</source>
        <translation>Risparmia i No</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>L’onore</translation>
    </message>
    <message>
        <source>Bluffs, and smiles</source>
        <translation>Bluffa e sorride</translation>
    </message>
    <message>
        <source>Never bluffs</source>
        <translation>Non bluffa mai</translation>
    </message>
    <message>
        <source>Cheerful</source>
        <translation>L’allegria</translation>
    </message>
    <message>
        <source>Shy</source>
        <translation>La timidezza</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Il sapere</translation>
    </message>
    <message>
        <source>Stands by its friends</source>
        <translation>Fedele agli amici</translation>
    </message>
    <message>
        <source>Sly</source>
        <translation>L’astuzia</translation>
    </message>
    <message>
        <source>Hides and waits</source>
        <translation>Si nasconde e aspetta</translation>
    </message>
    <message>
        <source>Hasty</source>
        <translation>La fretta</translation>
    </message>
    <message>
        <source>Vain</source>
        <translation>La vanità</translation>
    </message>
    <message>
        <source>Dramatic</source>
        <translation>Il melodramma</translation>
    </message>
    <message>
        <source>Notes who said No</source>
        <translation>Segna chi dice No</translation>
    </message>
    <message>
        <source>Lifts its favourites, votes for them and for few others, often on a whim: a child can win.</source>
        <translation>Fa salire i suoi favoriti, vota per loro e per pochi altri, spesso d’impulso: un bambino può vincere.</translation>
    </message>
    <message>
        <source>Looks a little ahead, and goes for the crown early.</source>
        <translation>Guarda un po’ avanti, e punta presto alla corona.</translation>
    </message>
    <message>
        <source>Finds out how you play: where you say Yes easily it takes the crown, else it waits.</source>
        <translation>Scopre come giocate: dove dite Sì facilmente prende la corona, se no aspetta.</translation>
    </message>
    <message>
        <source>Waits, counts and explains.</source>
        <translation>Aspetta, conta e spiega.</translation>
    </message>
    <message>
        <source>Plays it straight.</source>
        <translation>Gioca senza preferenze.</translation>
    </message>
    <message>
        <source>Thunder first, thoughts later.</source>
        <translation>Prima il tuono, poi l’idea.</translation>
    </message>
    <message>
        <source>Stands by its friends. Brings cake.</source>
        <translation>Fedele agli amici. Porta la torta.</translation>
    </message>
    <message>
        <source>Tries everything and regrets nothing.</source>
        <translation>Prova tutto, non rimpiange nulla.</translation>
    </message>
    <message>
        <source>Looks bored, and keeps its No.</source>
        <translation>Sembra annoiarsi, e si tiene i No.</translation>
    </message>
    <message>
        <source>Even temper</source>
        <translation>Umore costante</translation>
    </message>
    <message>
        <source>Bluffs a lot, and smiles.</source>
        <translation>Bluffa spesso, e sorride.</translation>
    </message>
    <message>
        <source>Bluffs a lot.</source>
        <translation>Bluffa molto.</translation>
    </message>
    <message>
        <source>Never bluffs, never sulks.</source>
        <translation>Niente bluff, niente broncio.</translation>
    </message>
    <message>
        <source>Hides, waits, and says No at last.</source>
        <translation>Si nasconde, aspetta, poi dice No.</translation>
    </message>
    <message>
        <source>Writes down who said No.</source>
        <translation>Segna chi ha detto No.</translation>
    </message>
    <message>
        <source>Holds back its No.</source>
        <translation>Si tiene i No.</translation>
    </message>
    <message>
        <source>Spends its No early.</source>
        <translation>Spende presto i No.</translation>
    </message>
    <message>
        <source>Straight to the throne, at once.</source>
        <translation>Dritto al trono, e di corsa.</translation>
    </message>
</context>
<context>
    <name>OwnersFileWords</name>
    <message>
        <source>Your board has an error in line {line}: ours is played.</source>
        <translation>Il tuo tabellone ha un errore alla riga {line}: si gioca sul nostro.</translation>
    </message>
    <message>
        <source>Something of that name is there already: it stays as it is.</source>
        <translation>C’è già qualcosa con questo nome: resta com’è.</translation>
    </message>
    <message>
        <source>A folder has the name of the file. Give it another name, or move it away.</source>
        <translation>Una cartella ha il nome del file. Dalle un altro nome, o spostala.</translation>
    </message>
    <message>
        <source>As far as it is known, the rest reconstructed</source>
        <translation>Ciò che se ne sa, il resto ricostruito</translation>
    </message>
    <message>
        <source>Your board has an error in line {line}.</source>
        <translation>Il tuo tabellone ha un errore alla riga {line}.</translation>
    </message>
    <message>
        <source>Your printed board</source>
        <translation>Il tuo tabellone stampato</translation>
    </message>
    <message>
        <source>About half of the printed board is published nowhere, so we have reconstructed it. If you own the game, write down in this file what your board says; what you leave out stays as ours. Games that have begun keep their board.

{file}</source>
        <translation>Circa la metà del tabellone stampato non è pubblicata da nessuna parte: l’abbiamo ricostruita. Se possiedi il gioco, scrivi in questo file che cosa dice il tuo tabellone; ciò che non scrivi resta come sul nostro. Le partite già cominciate tengono il loro tabellone.

{file}</translation>
    </message>
    <message>
        <source>Board of the printed game</source>
        <translation>Tabellone del gioco stampato</translation>
    </message>
    <message>
        <source>There is no such file yet. “Begin the file” writes one with all values of our board and an explanation of each; open it in any text editor.</source>
        <translation>Questo file non c’è ancora. «Crea il file» ne scrive uno con tutti i valori del nostro tabellone e la loro spiegazione; aprilo con un qualsiasi editor di testo.</translation>
    </message>
    <message>
        <source>Your board cannot be read: ours is played.</source>
        <translation>Il tuo tabellone non si legge: si gioca sul nostro.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Rileggi</translation>
    </message>
    <message>
        <source>Our board</source>
        <translation>Il nostro tabellone</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Che cosa c’è nel file</translation>
    </message>
    <message>
        <source>Your board is gone: ours is played.</source>
        <translation>Il tuo tabellone non c’è più: si gioca sul nostro.</translation>
    </message>
    <message>
        <source>Until this is put right, new games are played on our board.</source>
        <translation>Finché non è corretto, le nuove partite si giocano sul nostro tabellone.</translation>
    </message>
    <message>
        <source>The file can be read. So far it says nothing that is not on our board.</source>
        <translation>Il file si legge. Per ora non dice nulla che non sia sul nostro tabellone.</translation>
    </message>
    <message>
        <source>The file is there, but it cannot be read from the disk.</source>
        <translation>Il file c’è, ma non si riesce a leggerlo dal disco.</translation>
    </message>
    <message>
        <source>With the values that you write down</source>
        <translation>Con i valori che scrivi tu</translation>
    </message>
    <message>
        <source>The file is there, but this program may not read it. Change its permissions.</source>
        <translation>Il file c’è, ma questo programma non può leggerlo. Cambia i suoi permessi.</translation>
    </message>
    <message>
        <source>The file can be read. Your own values:</source>
        <translation>Il file si legge. I tuoi valori:</translation>
    </message>
    <message>
        <source>The folder could not be opened: you will find it at the place named above.</source>
        <translation>Non è stato possibile aprire la cartella: la trovi nel luogo indicato sopra.</translation>
    </message>
    <message>
        <source>Board of the printed game…</source>
        <translation>Tabellone del gioco stampato…</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Begin the file</source>
        <translation>Crea il file</translation>
    </message>
    <message>
        <source>Your board cannot be read.</source>
        <translation>Il tuo tabellone non si legge.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Non è stato possibile scrivere il file: {reason}</translation>
    </message>
</context>
<context>
    <name>OwnersText</name>
    <message>
        <source>{where}. Reconstructed: {values}</source>
        <translation>{where}. Ricostruito: {values}</translation>
    </message>
    <message>
        <source>The six start cards: coins, and each symbol so many times.</source>
        <translation>Le sei carte di partenza: le monete, e ogni simbolo tante volte.</translation>
    </message>
    <message>
        <source>Where the markers start, by the number of players.</source>
        <translation>Da dove partono i segnapunti, secondo il numero dei giocatori.</translation>
    </message>
    <message>
        <source>The symbols of the special card “Extra influence”.</source>
        <translation>I simboli della carta speciale «Influenza supplementare».</translation>
    </message>
    <message>
        <source>numbers: what one die, or the sum of two, has to show; or &quot;double&quot; for two dice that show the same. cost: coins to be paid first. coins, points: what the stop brings. more_, equal_: against each neighbour with fewer symbols, and with as many. action: &quot;gain&quot;, &quot;character&quot; or &quot;special&quot;. card: &quot;first_player&quot;, &quot;double_turn&quot;, &quot;joker&quot;, &quot;influence&quot; or &quot;extra_die&quot;.</source>
        <translation>numbers: ciò che deve mostrare un dado, o la somma di due; oppure &quot;double&quot; per due dadi uguali. cost: monete da pagare prima. coins, points: monete e punti che porta la casella. more_, equal_: contro ogni vicino con meno simboli, o altrettanti. action: &quot;gain&quot; (guadagno), &quot;character&quot; (personaggio) o &quot;special&quot; (carta speciale). card: &quot;first_player&quot; (primo giocatore), &quot;double_turn&quot; (doppio turno), &quot;joker&quot;, &quot;influence&quot; o &quot;extra_die&quot; (dado supplementare).</translation>
    </message>
    <message>
        <source>How many copies there are of each character, 44 in all. A name tells the symbols: c citizen, x cross, k crown.</source>
        <translation>Quante copie ci sono di ogni personaggio, 44 in tutto. Il nome dice i simboli: c cittadino, x croce, k corona.</translation>
    </message>
    <message>
        <source>The board of your printed game of Vienna.</source>
        <translation>Il tabellone del tuo gioco Vienna stampato.</translation>
    </message>
    <message>
        <source>Below stand all values of the board that the game comes with. Where yours says something else, take away the “#” before that line and write what yours says. Leave everything else as it is.</source>
        <translation>Qui sotto ci sono tutti i valori del tabellone incluso nel gioco. Dove sul tuo è stampato altro, togli il «#» davanti a quella riga e scrivi ciò che dice il tuo. Lascia tutto il resto com’è.</translation>
    </message>
</context>
<context>
    <name>PanelWords</name>
    <message>
        <source>Your turn, {name}</source>
        <translation>Tocca a te, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} sta pensando…</translation>
    </message>
    <message>
        <source>{names} are thinking…</source>
        <translation>{names} stanno pensando…</translation>
    </message>
    <message>
        <source>It is {name}’s turn</source>
        <translation>È il turno di {name}</translation>
    </message>
    <message>
        <source>The election of the King</source>
        <translation>L’elezione al trono</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Everybody chooses an Ambition</source>
        <translation>Ognuno sceglie un’Ambizione</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>your score</source>
        <translation>i tuoi punti</translation>
    </message>
    <message>
        <source>Choose a character to move up one floor.</source>
        <translation>Scegli un personaggio da far salire di un piano.</translation>
    </message>
    <message>
        <source>Moves a character up one floor.</source>
        <translation>Fa salire un personaggio di un piano.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Has voted</source>
        <translation>Ha votato</translation>
    </message>
    <message>
        <source>Votes now</source>
        <translation>Vota</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensa…</translation>
    </message>
    <message>
        <source>The characters are shuffled</source>
        <translation>Si mescolano i personaggi</translation>
    </message>
    <message>
        <source>The next round begins</source>
        <translation>Comincia la prossima manche</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>i tuoi punti</translation>
    </message>
    <message>
        <source>Choose a start card.</source>
        <translation>Scegli una carta di partenza.</translation>
    </message>
    <message>
        <source>Take a coin or a point.</source>
        <translation>Prendi una moneta o un punto.</translation>
    </message>
    <message>
        <source>Choose its new face.</source>
        <translation>Scegli la nuova faccia.</translation>
    </message>
    <message>
        <source>Turn a die to any face, or leave them.</source>
        <translation>Gira un dado a piacere, o lasciali.</translation>
    </message>
    <message>
        <source>Choose the dice to reroll: 1 coin.</source>
        <translation>Scegli i dadi da rilanciare: 1 moneta.</translation>
    </message>
    <message>
        <source>Choose its new face: 1 coin.</source>
        <translation>Scegli la nuova faccia: 1 moneta.</translation>
    </message>
    <message>
        <source>Choose the die to turn by one: 1 coin.</source>
        <translation>Scegli il dado da girare: 1 moneta.</translation>
    </message>
    <message>
        <source>Choose one or two dice.</source>
        <translation>Scegli uno o due dadi.</translation>
    </message>
    <message>
        <source>{dice}, 1 as any number: choose a stop.</source>
        <translation>{dice}, l’1 a scelta: casella evidenziata.</translation>
    </message>
    <message>
        <source>{dice} makes {sum}: choose a framed stop.</source>
        <translation>{dice} fa {sum}: una casella evidenziata.</translation>
    </message>
    <message>
        <source>{dice} makes {sum}: only the Geheimbund.</source>
        <translation>{dice} fa {sum}: solo il Geheimbund.</translation>
    </message>
    <message>
        <source>{dice} makes {sum}: go back for 1 coin.</source>
        <translation>{dice} fa {sum}: indietro, per 1 moneta.</translation>
    </message>
    <message>
        <source>{dice}: choose a framed stop, or a second die.</source>
        <translation>{dice}: casella evidenziata, o altro dado.</translation>
    </message>
    <message>
        <source>{dice}: the Geheimbund, or add a die.</source>
        <translation>{dice}: il Geheimbund, o un altro dado.</translation>
    </message>
    <message>
        <source>{dice}: go back for 1 coin, or add a die.</source>
        <translation>{dice}: indietro (1 moneta), o un altro dado.</translation>
    </message>
    <message>
        <source>Chooses a start card.</source>
        <translation>Sceglie una carta di partenza.</translation>
    </message>
    <message>
        <source>Throws the dice.</source>
        <translation>Lancia i dadi.</translation>
    </message>
    <message>
        <source>Places one or two dice.</source>
        <translation>Mette uno o due dadi.</translation>
    </message>
    <message>
        <source>Places the gendarme.</source>
        <translation>Mette il gendarme.</translation>
    </message>
    <message>
        <source>Takes a coin or a point.</source>
        <translation>Prende una moneta o un punto.</translation>
    </message>
    <message>
        <source>May turn a die to any face.</source>
        <translation>Può girare un dado su una faccia a piacere.</translation>
    </message>
    <message>
        <source>May play a second turn.</source>
        <translation>Può giocare un secondo turno.</translation>
    </message>
    <message>
        <source>Chooses a character.</source>
        <translation>Sceglie un personaggio.</translation>
    </message>
    <message>
        <source>Chooses what to compare.</source>
        <translation>Sceglie il simbolo da confrontare.</translation>
    </message>
    <message>
        <source>Takes coins from others.</source>
        <translation>Prende monete dagli altri.</translation>
    </message>
    <message numerus="yes">
        <source>Race to %n point(s)</source>
        <translation>
            <numerusform>Corsa a %n punto</numerusform>
            <numerusform>Corsa a %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Gli altri giocatori</translation>
    </message>
    <message>
        <source>Plays now</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Plays next</source>
        <translation>Gioca dopo</translation>
    </message>
    <message>
        <source>All dice placed</source>
        <translation>Ha messo tutti i dadi</translation>
    </message>
    <message>
        <source>white {face}</source>
        <translation>bianco {face}</translation>
    </message>
    <message>
        <source>dice {faces}</source>
        <translation>dadi {faces}</translation>
    </message>
    <message>
        <source>In the salon</source>
        <translation>Nel salotto</translation>
    </message>
    <message>
        <source>The salon: people on display. Whoever wins one has it in the circle.</source>
        <translation>Il salotto: i personaggi da vincere. Entrano nella tua cerchia.</translation>
    </message>
    <message>
        <source>Nobody is left this round.</source>
        <translation>Non c’è più nessuno.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>everybody starts on %n point(s)</source>
        <translation>
            <numerusform>tutti partono da %n punto</numerusform>
            <numerusform>tutti partono da %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {one}, {second} {other}: {points} count</source>
        <translation>{first} {one}, {second} {other}: contano {points}</translation>
    </message>
    <message>
        <source>open favourites of {name}: {names}</source>
        <translation>favoriti scoperti di {name}: {names}</translation>
    </message>
    <message>
        <source>open favourites: {names}</source>
        <translation>favoriti scoperti: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in its pile</source>
        <translation>
            <numerusform>%n carta nel suo mazzetto</numerusform>
            <numerusform>%n carte nel suo mazzetto</numerusform>
        </translation>
    </message>
    <message>
        <source>Past votes are shown in this game.</source>
        <translation>In questa partita i voti passati si vedono.</translation>
    </message>
    <message>
        <source>Past votes are not shown in this game.</source>
        <translation>In questa partita i voti passati non si vedono.</translation>
    </message>
    <message>
        <source>Chronicle with past votes</source>
        <translation>Cronaca con i voti passati</translation>
    </message>
    <message>
        <source>Our favourites</source>
        <translation>I nostri favoriti</translation>
    </message>
    <message>
        <source>{name} bears the black seal and does not count as a favourite</source>
        <translation>{name} porta il sigillo nero e non conta come favorito</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>I giocatori</translation>
    </message>
    <message>
        <source>Move {name} {where}, to the framed place.</source>
        <translation>Porta {name} {where}, nella cornice.</translation>
    </message>
    <message>
        <source>Move {name} up {where}, to the framed floor.</source>
        <translation>Fai salire {name} {where}, sul piano incorniciato.</translation>
    </message>
    <message>
        <source>Place a character ({step} of {each}).</source>
        <comment>a team</comment>
        <translation>Piazzano un personaggio ({step} di {each}).</translation>
    </message>
    <message>
        <source>Move a character up one floor.</source>
        <comment>a team</comment>
        <translation>Fanno salire un personaggio di un piano.</translation>
    </message>
    <message>
        <source>Tell only of one character</source>
        <translation>Racconta un solo personaggio</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>Tutta la corte</translation>
    </message>
    <message>
        <source>Open to everybody now</source>
        <translation>Ora visibili a tutti</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s) right now</source>
        <translation>
            <numerusform>Ora valgono %n punto</numerusform>
            <numerusform>Ora valgono %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n now</source>
        <translation>
            <numerusform>Ora valgono %n</numerusform>
            <numerusform>Ora valgono %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth {points} now: the lower counts</source>
        <translation>Ora valgono {points}: conta il più basso</translation>
    </message>
    <message>
        <source>Worth {points} now</source>
        <translation>Valgono {points}</translation>
    </message>
    <message>
        <source>{points} if the Jester is King: all upside down</source>
        <translation>{points} se il Giullare è Re: tutto s’inverte</translation>
    </message>
    <message>
        <source>Ambition “{title}”: {points} {condition}.</source>
        <translation>Ambizione «{title}»: {points} {condition}.</translation>
    </message>
    <message>
        <source>The Banished, {name}, does not count for it.</source>
        <translation>L’Esiliato, {name}, non conta per questa Ambizione.</translation>
    </message>
    <message>
        <source>Met as things stand.</source>
        <translation>Raggiunta per ora.</translation>
    </message>
    <message>
        <source>Not met right now.</source>
        <translation>Non raggiunta per ora.</translation>
    </message>
    <message>
        <source>Nobody’s favourites are open</source>
        <translation>Nessun favorito è scoperto</translation>
    </message>
    <message>
        <source>My votes</source>
        <translation>I miei voti</translation>
    </message>
    <message>
        <source>Our votes</source>
        <translation>I nostri voti</translation>
    </message>
    <message>
        <source>Played when a character reaches the throne</source>
        <translation>Si vota quando un personaggio sale al trono</translation>
    </message>
    <message>
        <source>Nobody’s vote cards are open</source>
        <translation>Nessuna carta voto è scoperta</translation>
    </message>
    <message numerus="yes">
        <source>One Yes, %n No card(s) and a Stomach-ache</source>
        <translation>
            <numerusform>Un Sì, %n carta No e un Mal di pancia</numerusform>
            <numerusform>Un Sì, %n carte No e un Mal di pancia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One Yes and %n No card(s)</source>
        <translation>
            <numerusform>Un Sì e %n No</numerusform>
            <numerusform>Un Sì e %n No</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {name} up to the framed floor.</source>
        <translation>Fai salire {name} sul piano incorniciato.</translation>
    </message>
    <message>
        <source>Choose a character at the gate ({step} of {each}).</source>
        <translation>Scegli un personaggio davanti al portone ({step} di {each}).</translation>
    </message>
    <message>
        <source>Choose a character ({step} of {each}).</source>
        <translation>Scegli un personaggio ({step} di {each}).</translation>
    </message>
    <message>
        <source>Place {name} on a framed floor ({step} of {each}).</source>
        <translation>Piazza {name} su un piano incorniciato ({step} di {each}).</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <comment>a team</comment>
        <translation>Tocca a voi, {name}</translation>
    </message>
    <message>
        <source>Places a character ({step} of {each}).</source>
        <translation>Piazza un personaggio ({step} di {each}).</translation>
    </message>
    <message>
        <source>{question} Everybody plays a card.</source>
        <translation>{question} Ognuno gioca una carta.</translation>
    </message>
    <message>
        <source>Move {name} up {where}, to the framed floor.</source>
        <comment>a team</comment>
        <translation>Fate salire {name} {where}, sul piano incorniciato.</translation>
    </message>
    <message>
        <source>your score</source>
        <comment>a team</comment>
        <translation>i vostri punti</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Giocano</translation>
    </message>
    <message>
        <source>Move {name} {where}, to the framed place.</source>
        <comment>a team</comment>
        <translation>Portate {name} {where}, nella cornice.</translation>
    </message>
    <message>
        <source>Place {name} on a framed floor ({step} of {each}).</source>
        <comment>a team</comment>
        <translation>Piazzate {name} su un piano incorniciato ({step} di {each}).</translation>
    </message>
    <message>
        <source>Vote now</source>
        <translation>Votano</translation>
    </message>
    <message>
        <source>Move {name} up to the framed floor.</source>
        <comment>a team</comment>
        <translation>Fate salire {name} sul piano incorniciato.</translation>
    </message>
    <message>
        <source>Have voted</source>
        <translation>Hanno votato</translation>
    </message>
    <message>
        <source>Choose a character at the gate ({step} of {each}).</source>
        <comment>a team</comment>
        <translation>Scegliete un personaggio davanti al portone ({step} di {each}).</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Giocano dopo</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a team</comment>
        <translation>Voi</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <comment>a team</comment>
        <translation>Pensano…</translation>
    </message>
    <message>
        <source>Choose a character to move up one floor.</source>
        <comment>a team</comment>
        <translation>Scegliete un personaggio da far salire di un piano.</translation>
    </message>
    <message>
        <source>Choose a character ({step} of {each}).</source>
        <comment>a team</comment>
        <translation>Scegliete un personaggio ({step} di {each}).</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a team</comment>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>Take coins from the others.</source>
        <translation>Prendi monete dagli altri.</translation>
    </message>
    <message>
        <source>Choose a character.</source>
        <translation>Scegli un personaggio.</translation>
    </message>
    <message>
        <source>Place the gendarme on a framed stop.</source>
        <translation>Il gendarme su una casella evidenziata.</translation>
    </message>
    <message>
        <source>Play a second turn, or end yours.</source>
        <translation>Gioca un secondo turno, o finisci.</translation>
    </message>
    <message>
        <source>Throw your dice.</source>
        <translation>Lancia i tuoi dadi.</translation>
    </message>
    <message>
        <source>Choose a symbol to compare.</source>
        <translation>Scegli il simbolo da confrontare.</translation>
    </message>
    <message>
        <source>Won at stops with a person</source>
        <translation>Alle caselle con una persona</translation>
    </message>
    <message numerus="yes">
        <source>%n No shown in this round</source>
        <translation>
            <numerusform>%n No mostrato in questa manche</numerusform>
            <numerusform>%n No mostrati in questa manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Not like this</source>
        <translation>Così non va</translation>
    </message>
    <message>
        <source>{name}, {character}: a favourite</source>
        <translation>{name}, {character}: è tra i favoriti</translation>
    </message>
    <message>
        <source>{name}, {character}: no favourite</source>
        <translation>{name}, {character}: non è tra i favoriti</translation>
    </message>
    <message>
        <source>{name}, {character}: nothing noted</source>
        <translation>{name}, {character}: nessuna nota</translation>
    </message>
    <message>
        <source>{name}, {character}: perhaps</source>
        <translation>{name}, {character}: forse</translation>
    </message>
    <message>
        <source>My secret notes</source>
        <translation>Le mie note segrete</translation>
    </message>
    <message>
        <source>Each No that is shown is counted.</source>
        <translation>Ogni No mostrato viene contato.</translation>
    </message>
    <message>
        <source>{points} if {name} is crowned</source>
        <translation>{points} se {name} ottiene la corona</translation>
    </message>
    <message>
        <source>{points} if crowned</source>
        <comment>of a candidate, as short as this</comment>
        <translation>{points} con la corona</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>who plays next</comment>
        <translation>Dopo</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Frog</source>
        <translation>Rana</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Umano</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Gufo</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>Cinghiale</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Volpe</translation>
    </message>
    <message>
        <source>Crimson, star</source>
        <translation>Cremisi, stella</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Lepre</translation>
    </message>
    <message>
        <source>Counsellor</source>
        <translation>Consigliere</translation>
    </message>
    <message>
        <source>Violet, bell</source>
        <translation>Viola, campana</translation>
    </message>
    <message>
        <source>Cobalt, moon</source>
        <translation>Cobalto, luna</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Scoiattolo</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Cervo</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novizio</translation>
    </message>
    <message>
        <source>Saffron, sun</source>
        <translation>Zafferano, sole</translation>
    </message>
    <message>
        <source>Tangerine, heart</source>
        <translation>Mandarino, cuore</translation>
    </message>
    <message>
        <source>Emerald, leaf</source>
        <translation>Smeraldo, foglia</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Topo</translation>
    </message>
    <message>
        <source>Turquoise, key</source>
        <translation>Turchese, chiave</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Riccio</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Corvo</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Cigno</translation>
    </message>
    <message>
        <source>Grey Eminence</source>
        <translation>Eminenza grigia</translation>
    </message>
    <message>
        <source>Charcoal, tower</source>
        <translation>Carbone, torre</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Orso</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drago</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Cortigiano</translation>
    </message>
    <message>
        <source>AI · {level}</source>
        <translation>IA · {level}</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>Tasso</translation>
    </message>
    <message>
        <source>Unicorn</source>
        <translation>Unicorno</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>minus %n point(s)</source>
        <translation>
            <numerusform>meno %n punto</numerusform>
            <numerusform>meno %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Start cards</source>
        <translation>Carte di partenza</translation>
    </message>
    <message>
        <source>Coins once, symbols for the whole game. The first player chooses last.</source>
        <translation>Le monete una volta, i simboli per tutta la partita. Il primo giocatore sceglie per ultimo.</translation>
    </message>
    <message>
        <source>{card} ({name} has it)</source>
        <translation>{card} (ce l’ha {name})</translation>
    </message>
    <message>
        <source>{symbol}: brings {points}</source>
        <translation>{symbol}: porta {points}</translation>
    </message>
    <message>
        <source>You have compared this symbol in this round.</source>
        <translation>Hai già confrontato questo simbolo in questa manche.</translation>
    </message>
    <message>
        <source>It is not your choice.</source>
        <translation>Non tocca a te scegliere.</translation>
    </message>
    <message>
        <source>{coins} from {name}</source>
        <translation>{coins} da {name}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Non prendere niente</translation>
    </message>
    <message>
        <source>Take {what}</source>
        <translation>Prendi {what}</translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>Prendi %n moneta</numerusform>
            <numerusform>Prendi %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>With it: {symbols}</source>
        <translation>Con questa carta: {symbols}</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Nobody has acted since your turn.</source>
        <translation>Nessuno ha giocato nel frattempo.</translation>
    </message>
    <message>
        <source>At your turn you are told what has happened since the last one.</source>
        <translation>Al tuo turno ti viene detto che cosa è successo dal precedente.</translation>
    </message>
</context>
<context>
    <name>RecapSlip</name>
    <message numerus="yes">
        <source>%n earlier event(s)</source>
        <translation>
            <numerusform>%n evento precedente</numerusform>
            <numerusform>%n eventi precedenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Nel frattempo</translation>
    </message>
    <message>
        <source>Esc puts it away</source>
        <translation>Esc la chiude</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>It is somebody else’s turn: wait for your name.</source>
        <translation>È il turno di qualcun altro: aspetta il tuo nome.</translation>
    </message>
    <message>
        <source>The game is over: start a new one to go on playing.</source>
        <translation>La partita è finita: cominciane un’altra per giocare ancora.</translation>
    </message>
    <message>
        <source>Not now: this belongs to another step of the round.</source>
        <translation>Non ora: questo si fa in un altro momento della manche.</translation>
    </message>
    <message>
        <source>There is no such stop in this town.</source>
        <translation>In questa città non c’è questa casella.</translation>
    </message>
    <message>
        <source>Dice lie there already: choose a free stop.</source>
        <translation>Ci sono già dei dadi: scegli una casella libera.</translation>
    </message>
    <message>
        <source>The gendarme stands there: nobody stops here this round.</source>
        <translation>C’è il gendarme: in questa manche non si ferma nessuno.</translation>
    </message>
    <message>
        <source>This stop takes two dice that show the same number.</source>
        <translation>Questa casella vuole due dadi uguali.</translation>
    </message>
    <message>
        <source>The white die goes with one of yours; alone only into the Geheimbund.</source>
        <translation>Il dado bianco va con uno dei tuoi; da solo, soltanto nel Geheimbund.</translation>
    </message>
    <message>
        <source>This stop lies behind your carriage, and you have no coin to go back.</source>
        <translation>Questa casella è dietro la tua carrozza, e non hai monete per tornare.</translation>
    </message>
    <message>
        <source>The gendarme stands on the street only.</source>
        <translation>Il gendarme sta soltanto lungo la strada.</translation>
    </message>
    <message>
        <source>You do not have these dice before you.</source>
        <translation>Non hai questi dadi davanti a te.</translation>
    </message>
    <message>
        <source>Place one die or two.</source>
        <translation>Metti uno o due dadi.</translation>
    </message>
    <message>
        <source>You have no coin: dice are changed for a coin each.</source>
        <translation>Non hai monete: cambiare i dadi ne costa una ogni volta.</translation>
    </message>
    <message>
        <source>Choose which dice to reroll.</source>
        <translation>Scegli i dadi da rilanciare.</translation>
    </message>
    <message>
        <source>A die is turned by one: never from 6 to 1.</source>
        <translation>Un dado si gira di uno: mai da 6 a 1.</translation>
    </message>
    <message>
        <source>The die shows that already.</source>
        <translation>Il dado mostra già quel numero.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>Un dado mostra da 1 a 6.</translation>
    </message>
    <message>
        <source>That start card is taken.</source>
        <translation>Questa carta di partenza è già presa.</translation>
    </message>
    <message>
        <source>That character is not in the salon.</source>
        <translation>Questo personaggio non è nel salotto.</translation>
    </message>
    <message>
        <source>You have compared this symbol in this round.</source>
        <translation>Hai già confrontato questo simbolo in questa manche.</translation>
    </message>
    <message>
        <source>Take up to three coins from one player, or one each from two.</source>
        <translation>Prendi fino a tre monete da un giocatore, o una a testa da due.</translation>
    </message>
    <message>
        <source>Your dice make {shown}; this stop takes {wanted}.</source>
        <translation>I tuoi dadi fanno {shown}; questa casella vuole {wanted}.</translation>
    </message>
    <message>
        <source>New characters have come: that is final.</source>
        <translation>Sono arrivati nuovi personaggi: è definitivo.</translation>
    </message>
    <message>
        <source>Not now: this belongs to another phase of the round.</source>
        <translation>Non ora: questo si fa in un’altra fase della manche.</translation>
    </message>
    <message>
        <source>Already placed: choose a character at the gate.</source>
        <translation>Già piazzato: scegli un personaggio davanti al portone.</translation>
    </message>
    <message>
        <source>Characters are placed on floors 1 to 4.</source>
        <translation>I personaggi si piazzano ai piani da 1 a 4.</translation>
    </message>
    <message>
        <source>That floor is full: nobody else fits in.</source>
        <translation>Quel piano è pieno: non ci sta più nessuno.</translation>
    </message>
    <message>
        <source>A WC can only be entered while the floor beside it is full.</source>
        <translation>In bagno solo quando il piano accanto è pieno.</translation>
    </message>
    <message>
        <source>Somebody is in that WC already.</source>
        <translation>Quel bagno è già occupato.</translation>
    </message>
    <message>
        <source>A WC can only be left for the floor beside it.</source>
        <translation>Dal bagno si esce solo sul piano accanto.</translation>
    </message>
    <message>
        <source>Choose one of the two Ambition cards dealt to you.</source>
        <translation>Scegli una delle due carte Ambizione ricevute.</translation>
    </message>
    <message>
        <source>This character is not in the castle any more.</source>
        <translation>Questo personaggio non è più nel castello.</translation>
    </message>
    <message>
        <source>Characters never move down, only up to the next floor.</source>
        <translation>Non si scende mai: si sale al piano di sopra.</translation>
    </message>
    <message>
        <source>A WC can only be entered from the floor below, while the floor beside it is full.</source>
        <translation>In bagno solo dal piano di sotto, quando il piano accanto è pieno.</translation>
    </message>
    <message>
        <source>One floor at a time.</source>
        <translation>Un piano alla volta: quello di sopra.</translation>
    </message>
    <message>
        <source>You have voted: your vote is sealed.</source>
        <translation>Hai votato: il tuo voto è sigillato.</translation>
    </message>
    <message>
        <source>You do not have that card.</source>
        <translation>Non hai più questa carta.</translation>
    </message>
    <message>
        <source>Nobody of that name lives in the castle.</source>
        <translation>Nessuno con questo nome abita nel castello.</translation>
    </message>
    <message>
        <source>Everybody votes anew: this election was not over.</source>
        <translation>Si rivota: questa elezione non era finita.</translation>
    </message>
    <message>
        <source>Read the votes first; the replay waits.</source>
        <translation>Prima leggi i voti: poi rivedrai la partita.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è niente da annullare.</translation>
    </message>
    <message>
        <source>Somebody else has acted since.</source>
        <translation>Qualcun altro ha giocato nel frattempo.</translation>
    </message>
    <message>
        <source>The votes have been revealed: they are final.</source>
        <translation>I voti sono rivelati: è definitivo.</translation>
    </message>
    <message>
        <source>A new round has begun.</source>
        <translation>È cominciata una nuova manche.</translation>
    </message>
    <message>
        <source>Chance has decided since: that is final.</source>
        <translation>Nel frattempo ha deciso il caso: non si torna indietro.</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay</source>
        <translation>Replica</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Passo della partita</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>What everybody at the table saw.</source>
        <translation>Ciò che tutti al tavolo hanno visto.</translation>
    </message>
    <message>
        <source>The curtain falls first: nobody else may look.</source>
        <translation>Prima cala il sipario: nessun altro guarda.</translation>
    </message>
    <message>
        <source>With the secrets of this seat.</source>
        <translation>Con i segreti di questo posto.</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Prima della prima manche</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Punto di vista</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>A carte scoperte</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} torna a giocare</translation>
    </message>
    <message>
        <source>The computer plays for {name} ({level})</source>
        <translation>Il computer gioca per {name} ({level})</translation>
    </message>
    <message>
        <source>{name} play again</source>
        <translation>{name} tornano a giocare</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
</context>
<context>
    <name>RetellingWords</name>
    <message>
        <source>{player} keeps “{title}”.</source>
        <translation>{player} tiene «{title}».</translation>
    </message>
    <message>
        <source>All favourites and votes are face up.</source>
        <translation>Tutti i favoriti e i voti sono scoperti.</translation>
    </message>
    <message>
        <source>Previous evaluation</source>
        <translation>Valutazione precedente</translation>
    </message>
    <message>
        <source>Next evaluation</source>
        <translation>Valutazione successiva</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Carte di partenza</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>Everything has been face up all along.</source>
        <translation>Tutto è stato scoperto fin dall’inizio.</translation>
    </message>
    <message>
        <source>Accession</source>
        <translation>Salita</translation>
    </message>
    <message>
        <source>Quick form</source>
        <translation>Partita veloce</translation>
    </message>
    <message>
        <source>{player} has voted.</source>
        <translation>{player} ha votato.</translation>
    </message>
    <message>
        <source>{player} have voted.</source>
        <translation>{player} hanno votato.</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Piazzamento</translation>
    </message>
    <message>
        <source>Everybody has voted.</source>
        <translation>Tutti hanno votato.</translation>
    </message>
    <message>
        <source>Previous election</source>
        <translation>Elezione precedente</translation>
    </message>
    <message>
        <source>All favourites, votes and Ambitions are face up.</source>
        <translation>Favoriti, voti e Ambizioni sono tutti scoperti.</translation>
    </message>
    <message>
        <source>Next election</source>
        <translation>Elezione successiva</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>Election</source>
        <translation>Elezione</translation>
    </message>
    <message>
        <source>Ambition</source>
        <translation>Ambizione</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The game explained</source>
        <translation>La partita spiegata</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Previous tab</source>
        <translation>Scheda precedente</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Scheda successiva</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Leave the explanation</source>
        <translation>Esci dalla spiegazione</translation>
    </message>
    <message>
        <source>Still working it out: {percent}%</source>
        <translation>Calcolo in corso: {percent}%</translation>
    </message>
    <message>
        <source>The rest could not be worked out.</source>
        <translation>Il resto non si è potuto calcolare.</translation>
    </message>
    <message>
        <source>All of it is worked out.</source>
        <translation>È tutto calcolato.</translation>
    </message>
</context>
<context>
    <name>RoundSteps</name>
    <message>
        <source>Ambition</source>
        <translation>Ambizione</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Piazzamento</translation>
    </message>
    <message>
        <source>Accession</source>
        <translation>Salita</translation>
    </message>
    <message>
        <source>Election</source>
        <translation>Elezione</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Valutazione</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>Vienna</source>
        <translation>Vienna</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The rules of the game</source>
        <translation>Le regole del gioco</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Testo delle regole</translation>
    </message>
</context>
<context>
    <name>RulesTools</name>
    <message>
        <source>Find in the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print the rules to a PDF file</source>
        <translation>Stampa le regole in un file PDF</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Scritto in {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Non si può scrivere {file}.</translation>
    </message>
    <message>
        <source>rules.pdf</source>
        <translation>regole.pdf</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Type a name with letters or numbers.</source>
        <translation>Scrivi un nome con lettere o numeri.</translation>
    </message>
    <message>
        <source>There is a game of that name already.</source>
        <translation>Esiste già una partita con questo nome.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Nessuna partita è stata ancora salvata.</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Nome della partita salvata</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>{moment} · finished</source>
        <translation>{moment} · finita</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>Partita finita</translation>
    </message>
</context>
<context>
    <name>SeatMenus</name>
    <message>
        <source>{name} plays again</source>
        <translation>{name} torna a giocare</translation>
    </message>
    <message>
        <source>{name} play again</source>
        <translation>{name} tornano a giocare</translation>
    </message>
    <message>
        <source>Let the computer play for {name}</source>
        <translation>Fai giocare il computer per {name}</translation>
    </message>
    <message>
        <source>Temper: {temper}</source>
        <translation>Carattere: {temper}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Remove this seat</source>
        <translation>Togli questo posto</translation>
    </message>
    <message>
        <source>Make it a team: a partner plays from this seat too</source>
        <translation>Forma una squadra: un compagno gioca anche lui da questo posto</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nome al posto {number}</translation>
    </message>
    <message>
        <source>Partner’s name at seat {number}</source>
        <translation>Nome del compagno al posto {number}</translation>
    </message>
    <message>
        <source>A partner for seat {number}</source>
        <translation>Un compagno per il posto {number}</translation>
    </message>
    <message>
        <source>Send the partner of seat {number} away</source>
        <translation>Togli il compagno del posto {number}</translation>
    </message>
    <message>
        <source>Send the partner away</source>
        <translation>Togli il compagno</translation>
    </message>
    <message>
        <source>Level at seat {number}</source>
        <translation>Livello al posto {number}</translation>
    </message>
    <message>
        <source>Move seat {number}</source>
        <translation>Sposta il posto {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Togli il posto {number}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Umano</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>This is a team of two already</source>
        <translation>Sono già in due</translation>
    </message>
    <message>
        <source>Temper at seat {number}: {temper}</source>
        <translation>Carattere al posto {number}: {temper}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Chi gioca al posto {number}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>Mix the seats</source>
        <translation>Mescola i posti</translation>
    </message>
</context>
<context>
    <name>SecretsWords</name>
    <message>
        <source>{name} voted Yes for {character}.</source>
        <translation>{name} ha votato Sì per {character}.</translation>
    </message>
    <message>
        <source>{name} voted No against {character}.</source>
        <translation>{name} ha votato No contro {character}.</translation>
    </message>
    <message>
        <source>{name} voted Yes for {character}.</source>
        <comment>a team</comment>
        <translation>{name} hanno votato Sì per {character}.</translation>
    </message>
    <message>
        <source>{name} played the Stomach-ache for {character}.</source>
        <translation>{name} ha giocato il Mal di pancia per {character}.</translation>
    </message>
    <message>
        <source>What gave {name} away most</source>
        <translation>Gli indizi più forti: {name}</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}%</translation>
    </message>
    <message>
        <source>The longer a character’s bar, the surer a careful onlooker was.</source>
        <translation>Più la barra di un personaggio è lunga, più un osservatore attento lo sospettava.</translation>
    </message>
    <message>
        <source>All placed</source>
        <translation>Tutti piazzati</translation>
    </message>
    <message>
        <source>{name} voted No against {character}.</source>
        <comment>a team</comment>
        <translation>{name} hanno votato No contro {character}.</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>Di chi è la carta</translation>
    </message>
    <message>
        <source>{name} played the Stomach-ache for {character}.</source>
        <comment>a team</comment>
        <translation>{name} hanno giocato il Mal di pancia per {character}.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segreti</translation>
    </message>
    <message>
        <source>No single thing gave much away.</source>
        <translation>Nessuna mossa ha svelato granché.</translation>
    </message>
    <message>
        <source>What the table could guess: {name}</source>
        <translation>Che cosa si poteva intuire: {name}</translation>
    </message>
    <message>
        <source>Election {number}</source>
        <translation>Elezione {number}</translation>
    </message>
    <message>
        <source>nobody above 50%</source>
        <translation>nessuno sopra il 50%</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Carte distribuite</translation>
    </message>
    <message>
        <source>{character} {percent}%</source>
        <translation>{character} {percent}%</translation>
    </message>
    <message>
        <source>The whole card: {percent}%</source>
        <translation>Tutta la carta: {percent}%</translation>
    </message>
    <message>
        <source>The clearer a character, the surer a careful onlooker was.</source>
        <translation>Più un personaggio è nitido, più un osservatore attento lo sospettava.</translation>
    </message>
    <message>
        <source>What gave {name} away</source>
        <translation>Un indizio forte: {name}</translation>
    </message>
    <message>
        <source>Who was suspected</source>
        <translation>Chi era sospettato</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>True card</source>
        <translation>Carta vera</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>{name} gave no answer: a simple move was played instead.</source>
        <translation>{name} non ha risposto: è stata giocata una mossa semplice al suo posto.</translation>
    </message>
    <message>
        <source>The game cannot be saved now ({reason}). You can play on.</source>
        <translation>La partita non si può salvare ({reason}). Puoi continuare a giocare.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animazione</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Tramonto</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Curtain &amp;between players</source>
        <translation>&amp;Sipario tra i giocatori</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>&amp;Mark my favourites in the castle with a heart</source>
        <translation>Se&amp;gna i miei favoriti nel castello con un cuore</translation>
    </message>
    <message>
        <source>When I come back: tell me what &amp;happened</source>
        <translation>Al mio ritorno, raccontami che co&amp;sa è successo</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>With two or more people</source>
        <translation>Con due o più persone</translation>
    </message>
    <message>
        <source>&amp;Reduce motion: fades instead of movement</source>
        <translation>Ri&amp;duci le animazioni: dissolvenze al posto dei movimenti</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generali</translation>
    </message>
    <message>
        <source>Kind of settings</source>
        <translation>Genere di impostazioni</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Living &amp;castle: flags wave, the cat stretches</source>
        <translation>&amp;Castello animato: le bandiere sventolano, il gatto si stiracchia</translation>
    </message>
    <message>
        <source>&amp;Go on by itself after a rejected candidate, where I play alone (not with a screen reader)</source>
        <translation>&amp;Proseguire automaticamente dopo un rifiuto, quando gioco da solo (non con un lettore di schermo)</translation>
    </message>
    <message>
        <source>&amp;Ambience</source>
        <translation>&amp;Atmosfera</translation>
    </message>
    <message>
        <source>During the game too</source>
        <translation>Anche durante la partita</translation>
    </message>
    <message>
        <source>Music &amp;plays</source>
        <translation>&amp;Quando suona la musica</translation>
    </message>
    <message>
        <source>&amp;Effects</source>
        <translation>&amp;Effetti</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Disattiva l’audio</translation>
    </message>
    <message>
        <source>At home and between rounds</source>
        <translation>Nella pagina iniziale e tra le manche</translation>
    </message>
    <message>
        <source>M&amp;usic</source>
        <translation>M&amp;usica</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Many remarks</source>
        <translation>Tante battute</translation>
    </message>
    <message>
        <source>What the opponents &amp;say</source>
        <translation>Che cosa &amp;dicono gli avversari</translation>
    </message>
    <message>
        <source>A few remarks</source>
        <translation>Qualche battuta</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>&amp;Contrasto elevato</translation>
    </message>
    <message>
        <source>On</source>
        <comment>whatever the system wishes</comment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>whatever the system wishes</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>Open the &amp;curtain by pressing twice, not by holding</source>
        <translation>Apri il &amp;sipario premendo due volte, senza tenere premuto</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Lettura ad alta voce</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>&amp;Say what happens</source>
        <translation>&amp;Di’ quello che succede</translation>
    </message>
    <message>
        <source>What others do</source>
        <translation>Quello che fanno gli altri</translation>
    </message>
    <message>
        <source>Say who has &amp;voted</source>
        <translation>Di’ chi ha &amp;votato</translation>
    </message>
    <message>
        <source>Tell ti&amp;ps, each of them once</source>
        <translation>Dare piccoli co&amp;nsigli, ciascuno una volta sola</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>Tasti di una sola &amp;lettera</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>size of text</comment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Dimensione del te&amp;sto</translation>
    </message>
    <message>
        <source>After the first touch</source>
        <translation>Dopo il primo tocco</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Large &amp;touch targets</source>
        <translation>Bersagli grandi per il &amp;tocco</translation>
    </message>
    <message>
        <source>Read from a&amp;far: larger names, scores and votes</source>
        <translation>&amp;Leggibile da lontano: nomi, punti e voti più grandi</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Or play it again at once, everybody in the next chair, with what was there.</source>
        <translation>O rigiocatela subito, ognuno sulla sedia accanto, con quello che c’era lì.</translation>
    </message>
    <message>
        <source>Swap chairs</source>
        <translation>Scambiate le sedie</translation>
    </message>
    <message>
        <source>Whoever types this code at a table like yours is dealt the same.</source>
        <translation>Chi scrive questo codice a un tavolo come il vostro riceve la stessa mano.</translation>
    </message>
    <message>
        <source>Code of this deal</source>
        <translation>Codice di questa mano</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Condividi questa mano</translation>
    </message>
</context>
<context>
    <name>SharedDeals</name>
    <message>
        <source>This is no code: compare it letter by letter.</source>
        <translation>Non è un codice: confrontalo lettera per lettera.</translation>
    </message>
    <message>
        <source>{game} (shared deal)</source>
        <translation>{game} (mano condivisa)</translation>
    </message>
    <message>
        <source>This code is of a newer version of the game.</source>
        <translation>Questo codice è di una versione più recente del gioco.</translation>
    </message>
    <message>
        <source>A shared deal: it was played before, and somebody may know it.</source>
        <translation>Mano condivisa: è già stata giocata, e qualcuno forse la conosce.</translation>
    </message>
    <message>
        <source>The code is for {game} with {number} seats, and for the options of that game. Choose the same on the first page.</source>
        <translation>Il codice è per {game} con {number} posti, e per le opzioni di quella partita. Scegli le stesse nella prima pagina.</translation>
    </message>
</context>
<context>
    <name>SharedPill</name>
    <message>
        <source>Shared deal</source>
        <translation>Mano condivisa</translation>
    </message>
    <message>
        <source>It was played before, and somebody may know it.</source>
        <translation>È già stata giocata, e qualcuno forse la conosce.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Nella replica</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Aprire il sipario</translation>
    </message>
    <message>
        <source>Hold Space</source>
        <translation>Tenere premuto Spazio</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Riproduzione, pausa</translation>
    </message>
    <message>
        <source>One step back, forward</source>
        <translation>Un passo indietro, avanti</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pag ↑</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Pag ↓</translation>
    </message>
    <message>
        <source>Previous mark, next mark</source>
        <translation>Segno precedente, successivo</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>All’inizio, alla fine</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Più lento, più veloce</translation>
    </message>
    <message>
        <source>Skip what moves; held, hurry it</source>
        <translation>Saltare ciò che si muove; tenuto: accelerare</translation>
    </message>
</context>
<context>
    <name>Silence</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Non è stato trovato nessun dispositivo audio.</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>Told elsewhere</source>
        <translation>Secondo altre fonti</translation>
    </message>
    <message>
        <source>Starts of the markers</source>
        <translation>Partenza dei segnapunti</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>simboli</translation>
    </message>
    <message>
        <source>gain for a tie</source>
        <translation>guadagno in parità</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>how many of each</source>
        <translation>quante copie</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prezzo</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>guadagno</translation>
    </message>
    <message>
        <source>coins and symbols</source>
        <translation>monete e simboli</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>{name}: {values}</source>
        <translation>{name}: {values}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>numeri</translation>
    </message>
    <message>
        <source>what for</source>
        <translation>azione</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>simbolo</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personaggi</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Nel regolamento</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutto</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Carte di partenza</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>gain for more</source>
        <translation>guadagno in maggioranza</translation>
    </message>
    <message>
        <source>place</source>
        <translation>posto</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Ricostruito</translation>
    </message>
</context>
<context>
    <name>StepCommands</name>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Annulla: {step}</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Non c’è niente da ripetere.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>Rip&amp;eti</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è niente da annullare.</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Annulla la tua ultima mossa</translation>
    </message>
    <message>
        <source>Do again what you took back</source>
        <translation>Ripeti ciò che hai annullato</translation>
    </message>
    <message>
        <source>R&amp;edo: {step}</source>
        <translation>Rip&amp;eti: {step}</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>my start card</source>
        <translation>la mia carta di partenza</translation>
    </message>
    <message>
        <source>die from {was} to {face}</source>
        <translation>dado da {was} a {face}</translation>
    </message>
    <message>
        <source>second turn</source>
        <translation>secondo turno</translation>
    </message>
    <message>
        <source>double turn for later</source>
        <translation>doppio turno per dopo</translation>
    </message>
    <message>
        <source>no die turned</source>
        <translation>nessun dado girato</translation>
    </message>
    <message>
        <source>my Ambition</source>
        <translation>la mia Ambizione</translation>
    </message>
    <message>
        <source>the gendarme to {stop}</source>
        <translation>il gendarme sulla casella {stop}</translation>
    </message>
    <message>
        <source>reroll {dice}</source>
        <translation>rilancio di {dice}</translation>
    </message>
    <message>
        <source>{dice} on {stop}</source>
        <translation>{dice} sulla casella {stop}</translation>
    </message>
    <message>
        <source>my vote</source>
        <translation>il mio voto</translation>
    </message>
    <message>
        <source>white die from {was} to {face}</source>
        <translation>dado bianco da {was} a {face}</translation>
    </message>
    <message>
        <source>{character} {where}</source>
        <comment>a step: Odessa to the Nobles</comment>
        <translation>{character} {where}</translation>
    </message>
</context>
<context>
    <name>StopWords</name>
    <message>
        <source>The town</source>
        <translation>La città</translation>
    </message>
    <message>
        <source>any dice</source>
        <translation>dadi qualsiasi</translation>
    </message>
    <message>
        <source>two dice that show the same</source>
        <translation>due dadi uguali</translation>
    </message>
    <message>
        <source>for a {number}</source>
        <translation>per un {number}</translation>
    </message>
    <message>
        <source>for a {some} or {last}</source>
        <translation>per un {some} o un {last}</translation>
    </message>
    <message numerus="yes">
        <source>For %n coin(s), if you have them: {effect}</source>
        <translation>
            <numerusform>Per %n moneta, se ce l’hai: {effect}</numerusform>
            <numerusform>Per %n monete, se ce le hai: {effect}</numerusform>
        </translation>
    </message>
    <message>
        <source>At once: put the gendarme on a free stop, then take {coins} or {points}.</source>
        <translation>Subito: metti il gendarme su una casella libera, poi prendi {coins} o {points}.</translation>
    </message>
    <message>
        <source>At once: turn one of your other dice to any face.</source>
        <translation>Subito: gira un altro dei tuoi dadi sulla faccia che vuoi.</translation>
    </message>
    <message>
        <source>Take {gains}.</source>
        <translation>Prendi {gains}.</translation>
    </message>
    <message>
        <source>Take a character from the salon.</source>
        <translation>Prendi un personaggio dal salotto.</translation>
    </message>
    <message>
        <source>Take the special card “{name}”.</source>
        <translation>Prendi la carta speciale «{name}».</translation>
    </message>
    <message>
        <source>Take the special card “{name}” and {gains}.</source>
        <translation>Prendi la carta speciale «{name}» e {gains}.</translation>
    </message>
    <message>
        <source>Compare a symbol that you have not compared in this round.</source>
        <translation>Confronta un simbolo che in questa manche non hai ancora confrontato.</translation>
    </message>
    <message>
        <source>Take up to {most} coins from one player, or 1 each from two.</source>
        <translation>Prendi fino a {most} monete da un giocatore, o 1 a testa da due.</translation>
    </message>
    <message>
        <source>Take 1 point for each special card before you.</source>
        <translation>Prendi 1 punto per ogni carta speciale davanti a te.</translation>
    </message>
    <message>
        <source>At once: take {gains} for each die. Any number of dice, at any time.</source>
        <translation>Subito: prendi {gains} per ogni dado. Quanti dadi si vuole, in ogni momento.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} e {other}</translation>
    </message>
    <message>
        <source>{face} (white)</source>
        <translation>{face} (bianco)</translation>
    </message>
    <message>
        <source>Dice of {name} lie there: {faces}.</source>
        <translation>Dadi di {name}: {faces}.</translation>
    </message>
    <message>
        <source>The gendarme stands there.</source>
        <translation>C’è il gendarme.</translation>
    </message>
    <message>
        <source>The chosen dice fit.</source>
        <translation>I dadi scelti vanno bene.</translation>
    </message>
    <message numerus="yes">
        <source>It lies behind your carriage: %n coin(s) for the coachman.</source>
        <translation>
            <numerusform>Casella già passata: %n moneta per il cocchiere.</numerusform>
            <numerusform>Casella già passata: %n monete per il cocchiere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your dice that fit: {ways}.</source>
        <translation>I tuoi dadi che vanno bene: {ways}.</translation>
    </message>
    <message>
        <source>The gendarme can be put there.</source>
        <translation>Il gendarme può andare lì.</translation>
    </message>
    <message>
        <source>{symbols}: {more} per neighbour who has fewer, {equal} per neighbour who has as many.</source>
        <translation>{symbols}: {more} per ogni vicino che ne ha meno, {equal} per ogni vicino che ne ha altrettanti.</translation>
    </message>
    <message>
        <source>None of your dice fit.</source>
        <translation>Nessuno dei tuoi dadi va bene.</translation>
    </message>
    <message>
        <source>for an {number}</source>
        <translation>per un {number}</translation>
    </message>
    <message>
        <source>for an {some} or {last}</source>
        <translation>per un {some} o un {last}</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Curtain between human players</source>
        <translation>Sipario tra i giocatori umani</translation>
    </message>
    <message>
        <source>Mark my favourites with a heart</source>
        <translation>Segna i miei favoriti con un cuore</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci le animazioni</translation>
    </message>
</context>
<context>
    <name>TableLeaves</name>
    <message>
        <source>Votes</source>
        <translation>Voti</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Che cosa è aperto</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castello</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriti</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Da giocare</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Elsewhere on this page</source>
        <translation>Altrove in questa pagina</translation>
    </message>
    <message>
        <source>Nothing to tell here</source>
        <translation>Niente da dire qui</translation>
    </message>
</context>
<context>
    <name>TemperButton</name>
    <message>
        <source>{temper}, as the animal: {animal}</source>
        <translation>{temper}, secondo l’animale: {animal}</translation>
    </message>
</context>
<context>
    <name>TipsAgain</name>
    <message>
        <source>Show all tips again</source>
        <translation>Mostra di nuovo tutti i consigli</translation>
    </message>
</context>
<context>
    <name>TitlePicture</name>
    <message>
        <source>Who shall be King?</source>
        <translation>Chi sarà Re?</translation>
    </message>
    <message>
        <source>Who will be the talk of the town?</source>
        <translation>Di chi parlerà tutta Vienna?</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
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
        <source>One step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Cover the favourites</source>
        <translation>Copri i favoriti</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Esci dalla replica</translation>
    </message>
    <message>
        <source>Previous mark</source>
        <translation>Segno precedente</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Segno successivo</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Options and variants</source>
        <translation>Opzioni e varianti</translation>
    </message>
</context>
<context>
    <name>ViennaChances</name>
    <message>
        <source>at the start</source>
        <translation>all’inizio</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message numerus="yes">
        <source>Each point: %n way(s) to play on in thought, with other dice.</source>
        <translation>
            <numerusform>Ogni punto: il seguito giocato %n volta a mente, con altri dadi.</numerusform>
            <numerusform>Ogni punto: il seguito giocato %n volte a mente, con altri dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>after round {number}</source>
        <translation>dopo la manche {number}</translation>
    </message>
    <message>
        <source>Chance to win, as everybody saw it</source>
        <translation>Probabilità di vittoria, agli occhi di tutti</translation>
    </message>
    <message>
        <source>Luck of dice and cards</source>
        <translation>La fortuna di dadi e carte</translation>
    </message>
    <message>
        <source>How much dice, cards and the first watch changed the chance to win, all together.</source>
        <translation>Quanto dadi, carte e il primo orologio hanno cambiato le probabilità di vittoria, in tutto.</translation>
    </message>
</context>
<context>
    <name>ViennaForm</name>
    <message>
        <source>3 to 5 players, dice and carriages</source>
        <translation>Da 3 a 5 giocatori, dadi e carrozze</translation>
    </message>
    <message>
        <source>Call the carriage</source>
        <translation>Chiama la carrozza</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>{floor}, floor {n}, {taken} of 4 places taken</source>
        <comment>table.floor</comment>
        <translation>{floor}, piano {n}, {taken} posti occupati su 4</translation>
    </message>
    <message>
        <source>{throne}, floor 6, empty</source>
        <comment>table.throne.empty</comment>
        <translation>{throne}, piano 6, vuoto</translation>
    </message>
    <message>
        <source>may move up {to}</source>
        <comment>table.pawn.may_up</comment>
        <translation>può salire {to}</translation>
    </message>
    <message>
        <source>{kind}; {state}</source>
        <comment>table.seat.how</comment>
        <translation>{kind}; {state}</translation>
    </message>
    <message>
        <source>The arrow keys go from character to character. Enter picks one up.</source>
        <comment>table.castle.how</comment>
        <translation>Le frecce vanno da un personaggio all’altro. Invio lo prende in mano.</translation>
    </message>
    <message>
        <source>WC of floor {n}, {who}, 0 points</source>
        <comment>table.wc</comment>
        <translation>Bagno del piano {n}, {who}, 0 punti</translation>
    </message>
    <message>
        <source>Press to open them. They will be read aloud: put on headphones.</source>
        <comment>table.favourites.covered.how</comment>
        <translation>Premi per scoprirli. Verranno letti ad alta voce: metti le cuffie.</translation>
    </message>
    <message>
        <source>{character} out of the WC: {floor}, floor {n}</source>
        <comment>table.move.out</comment>
        <translation>{character} esce dal bagno: {floor}, piano {n}</translation>
    </message>
    <message>
        <source>{character} on {floor}, floor {n}</source>
        <comment>table.move.place</comment>
        <translation>{character}: {floor}, piano {n}</translation>
    </message>
    <message>
        <source>At the gate, characters: {n}</source>
        <comment>table.gate</comment>
        <translation>Davanti al portone, personaggi: {n}</translation>
    </message>
    <message>
        <source>Dungeon of floor {n}, {who}, minus {points}</source>
        <comment>table.dungeon</comment>
        <translation>Segreta del piano {n}, {who}, meno {points}</translation>
    </message>
    <message>
        <source>may be placed on floors {floors}</source>
        <comment>table.pawn.may_place</comment>
        <translation>si può piazzare ai piani {floors}</translation>
    </message>
    <message>
        <source>My favourites, covered</source>
        <comment>table.favourites.covered</comment>
        <translation>I miei favoriti, coperti</translation>
    </message>
    <message>
        <source>{floor}, floor {n}, 1 of 4 places taken</source>
        <comment>table.floor.one</comment>
        <translation>{floor}, piano {n}, 1 posto occupato su 4</translation>
    </message>
    <message>
        <source>{character} up to {floor}, floor {n}</source>
        <comment>table.move.up</comment>
        <translation>{character} sale: {floor}, piano {n}</translation>
    </message>
    <message>
        <source>{floor}, floor {n}: {character} may go here</source>
        <comment>table.floor.target</comment>
        <translation>{floor}, piano {n}: {character} può andarci</translation>
    </message>
    <message>
        <source>may come out {to}</source>
        <comment>table.pawn.may_out</comment>
        <translation>può uscire {to}</translation>
    </message>
    <message>
        <source>{character} to the throne: then everybody votes</source>
        <comment>table.move.throne</comment>
        <translation>{character} sul trono: poi si vota</translation>
    </message>
    <message>
        <source>may move up to the throne: then everybody votes</source>
        <comment>table.pawn.may_throne</comment>
        <translation>può salire sul trono: poi si vota</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>table.annex.empty</comment>
        <translation>libero</translation>
    </message>
    <message>
        <source>Eliminated characters: {n}</source>
        <comment>table.out</comment>
        <translation>Personaggi eliminati: {n}</translation>
    </message>
    <message>
        <source>{floor}, floor {n}, empty</source>
        <comment>table.floor.empty</comment>
        <translation>{floor}, piano {n}, vuoto</translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <comment>table.seat</comment>
        <translation>{name}, {points}</translation>
    </message>
    <message>
        <source>{character} into the WC of floor {n}</source>
        <comment>table.move.wc</comment>
        <translation>{character} nel bagno del piano {n}</translation>
    </message>
    <message>
        <source>cannot move now: the floor above is full</source>
        <comment>table.pawn.stuck</comment>
        <translation>non può salire: il piano di sopra è pieno</translation>
    </message>
    <message>
        <source>may go to the WC of floor {n}</source>
        <comment>table.pawn.may_wc</comment>
        <translation>può andare nel bagno del piano {n}</translation>
    </message>
    <message>
        <source>Enter makes the move. A letter jumps to a name.</source>
        <comment>table.moves.how</comment>
        <translation>Invio fa la mossa. Una lettera salta a un nome.</translation>
    </message>
    <message>
        <source>Possible moves: {n}</source>
        <comment>table.moves</comment>
        <translation>Mosse possibili: {n}</translation>
    </message>
    <message>
        <source>{floor}, floor {n}, full</source>
        <comment>table.floor.full</comment>
        <translation>{floor}, piano {n}, pieno</translation>
    </message>
    <message>
        <source>Proposed by {player}. {rule}</source>
        <comment>hall.question.how</comment>
        <translation>Candidatura proposta da {player}. {rule}</translation>
    </message>
    <message>
        <source>{name} is not one of my favourites. With this crown my six are worth {points}.</source>
        <comment>hall.stake.other</comment>
        <translation>{name} non è tra i miei favoriti. Con questa corona i miei sei valgono {points}.</translation>
    </message>
    <message>
        <source>{name} is one of my favourites. With this crown my six are worth {points}.</source>
        <comment>hall.stake.mine</comment>
        <translation>{name} è tra i miei favoriti. Con questa corona i miei sei valgono {points}.</translation>
    </message>
    <message>
        <source>Votes played: {laid} of {all}</source>
        <comment>hall.voters</comment>
        <translation>Voti giocati: {laid} su {all}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <comment>hall.card</comment>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>The curtain is down: {name} is next.</source>
        <comment>say.curtain</comment>
        <translation>Il sipario è calato: tocca a {name}.</translation>
    </message>
    <message>
        <source>Hold for half a second; with a screen reader, press twice. Secrets will be read aloud: put on headphones first.</source>
        <comment>curtain.open.how</comment>
        <translation>Tieni premuto mezzo secondo; con un lettore di schermo premi due volte. Verranno letti ad alta voce dei segreti: prima metti le cuffie.</translation>
    </message>
    <message>
        <source>Your vote is sealed.</source>
        <comment>say.laid</comment>
        <translation>Il tuo voto è sigillato.</translation>
    </message>
    <message>
        <source>You: {points} this time, {own} in total.</source>
        <comment>say.count.you</comment>
        <translation>Tu: {points} questa volta, {own} in totale.</translation>
    </message>
    <message>
        <source>Taken back: {what}.</source>
        <comment>say.undone</comment>
        <translation>Annullato: {what}.</translation>
    </message>
    <message>
        <source>{head}. In the lead: {leader} with {total}.</source>
        <comment>say.count</comment>
        <translation>{head}. In testa: {leader} con {total}.</translation>
    </message>
    <message>
        <source>{name} has voted: {laid} of {all}.</source>
        <comment>say.voted</comment>
        <translation>{name} ha votato: {laid} su {all}.</translation>
    </message>
    <message>
        <source>Is it really {name}? Press once more</source>
        <comment>curtain.open.again</comment>
        <translation>Davvero {name}? Premi ancora una volta</translation>
    </message>
    <message>
        <source>Is it really {name}? Press once more. Headphones on?</source>
        <comment>say.curtain_again</comment>
        <translation>Davvero {name}? Premi ancora una volta. Hai messo le cuffie?</translation>
    </message>
    <message>
        <source>Cards covered.</source>
        <comment>say.covered</comment>
        <translation>Carte coperte.</translation>
    </message>
    <message>
        <source>Reroll dice</source>
        <comment>moves.reroll</comment>
        <translation>Rilancia dadi</translation>
    </message>
    <message>
        <source>{card}, {n} in hand</source>
        <comment>hall.ballot.several</comment>
        <translation>{card}, {n} in mano</translation>
    </message>
    <message>
        <source>Enter: {button}.</source>
        <comment>hall.result.how</comment>
        <translation>Invio: {button}.</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>minus</comment>
        <translation>meno</translation>
    </message>
    <message>
        <source>Turn a die</source>
        <comment>moves.turn</comment>
        <translation>Gira un dado</translation>
    </message>
    <message>
        <source>{character} stays there.</source>
        <comment>say.stays</comment>
        <translation>{character} resta al suo posto.</translation>
    </message>
    <message>
        <source>{name} have voted: {laid} of {all}.</source>
        <comment>say.voted.several</comment>
        <translation>{name} hanno votato: {laid} su {all}.</translation>
    </message>
    <message>
        <source>Six favourites, worth {points} now</source>
        <comment>table.favourites.worth</comment>
        <translation>Sei favoriti, che ora valgono {points}</translation>
    </message>
    <message>
        <source>Done again: {what}.</source>
        <comment>say.redone</comment>
        <translation>Ripetuto: {what}.</translation>
    </message>
    <message>
        <source>Move {name} {where}.</source>
        <comment>say.lift.team</comment>
        <translation>Portate {name} {where}.</translation>
    </message>
    <message>
        <source>Move {name} {where}.</source>
        <comment>say.lift</comment>
        <translation>Porta {name} {where}.</translation>
    </message>
    <message>
        <source>Place {name} on a possible floor ({step} of {each}).</source>
        <comment>say.place.team</comment>
        <translation>Piazzate {name} su un piano possibile ({step} di {each}).</translation>
    </message>
    <message>
        <source>Place {name} on a possible floor ({step} of {each}).</source>
        <comment>say.place</comment>
        <translation>Piazza {name} su un piano possibile ({step} di {each}).</translation>
    </message>
    <message>
        <source>{character} in hand.</source>
        <comment>say.picked.one</comment>
        <translation>{character} in mano.</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>pages</comment>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <comment>say.turn</comment>
        <translation>È il turno di {name}.</translation>
    </message>
    <message>
        <source>Stuck? The command Hint[, {hint_key},] tells a good move and says why.</source>
        <comment>say.tip.hint</comment>
        <translation>In dubbio? Il comando Suggerimento[, {hint_key},] dice una buona mossa e perché.</translation>
    </message>
    <message>
        <source>{character} in hand. Possible: {floors}.</source>
        <comment>say.picked</comment>
        <translation>{character} in mano. Possibile: {floors}.</translation>
    </message>
    <message>
        <source>Choice of an Ambition</source>
        <comment>ambition</comment>
        <translation>Scelta di un’Ambizione</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>count</comment>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Something is being shown: Space skips it</source>
        <comment>skip</comment>
        <translation>Si sta mostrando qualcosa: Spazio salta</translation>
    </message>
    <message>
        <source>Election</source>
        <comment>hall</comment>
        <translation>Elezione</translation>
    </message>
    <message>
        <source>End of the game</source>
        <comment>end</comment>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>The curtain is open. Your cards are covered: [{cover_key} opens|a press opens] them and reads them aloud.</source>
        <comment>say.curtain_open</comment>
        <translation>Il sipario è aperto. Le tue carte sono coperte: [{cover_key} le scopre e le legge|una pressione le scopre e le legge].</translation>
    </message>
    <message>
        <source>From here on secrets are read aloud. Put on headphones, then press [{cover_key} ]again.</source>
        <comment>say.headphones</comment>
        <translation>Da qui si leggono segreti ad alta voce. Metti le cuffie, poi premi di nuovo[ {cover_key}].</translation>
    </message>
    <message>
        <source>Nothing higher.</source>
        <comment>say.end.up</comment>
        <translation>Niente più in alto.</translation>
    </message>
    <message>
        <source>A slip? [{undo_key} takes|The menu takes] your move back until somebody else plays.</source>
        <comment>say.tip.undo</comment>
        <translation>Un errore? [{undo_key} annulla|Il menu annulla] finché nessun altro ha giocato.</translation>
    </message>
    <message>
        <source>Put away.</source>
        <comment>say.away</comment>
        <translation>Messo via.</translation>
    </message>
    <message>
        <source>Nothing further left.</source>
        <comment>say.end.left</comment>
        <translation>Niente più a sinistra.</translation>
    </message>
    <message>
        <source>Nothing further right.</source>
        <comment>say.end.right</comment>
        <translation>Niente più a destra.</translation>
    </message>
    <message>
        <source>{about}: full! Nobody can move up there until somebody leaves that floor.</source>
        <comment>say.tip.full</comment>
        <translation>{about}: pieno! Non ci sale più nessuno finché qualcuno non lo lascia.</translation>
    </message>
    <message>
        <source>Nothing lower.</source>
        <comment>say.end.down</comment>
        <translation>Niente più in basso.</translation>
    </message>
    <message>
        <source>Enter throws them.</source>
        <comment>town.throw</comment>
        <translation>Invio li lancia.</translation>
    </message>
    <message>
        <source>Stop {number} of {all} along the street, row {row} of {rows}.</source>
        <comment>town.place</comment>
        <translation>Casella {number} di {all} lungo la strada, fila {row} di {rows}.</translation>
    </message>
    <message>
        <source>{move}, by going back</source>
        <comment>moves.back</comment>
        <translation>{move}, tornando indietro</translation>
    </message>
    <message>
        <source>carriage at {stop}</source>
        <comment>town.carriage.at</comment>
        <translation>carrozza a {stop}</translation>
    </message>
    <message>
        <source>By going back, for {coins}: {stops}.</source>
        <comment>town.fits.back</comment>
        <translation>Tornando indietro, per {coins}: {stops}.</translation>
    </message>
    <message>
        <source>Your carriage stands there.</source>
        <comment>town.carriage.own</comment>
        <translation>La tua carrozza è lì.</translation>
    </message>
    <message>
        <source>Beside the street, at any time.</source>
        <comment>town.beside</comment>
        <translation>Accanto alla strada, in ogni momento.</translation>
    </message>
    <message>
        <source>Fits: {stops}.</source>
        <comment>town.fits</comment>
        <translation>Va bene: {stops}.</translation>
    </message>
    <message>
        <source>carriage not set out yet</source>
        <comment>town.carriage.home</comment>
        <translation>carrozza non ancora partita</translation>
    </message>
    <message>
        <source>The carriage of {name} stands there.</source>
        <comment>town.carriage</comment>
        <translation>La carrozza di {name} è lì.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <comment>choice</comment>
        <translation>{number} di {all}</translation>
    </message>
    <message>
        <source>Six favourites, worth {points} if {name} is crowned</source>
        <comment>table.favourites.crowned</comment>
        <translation>Sei favoriti, che valgono {points} se {name} ottiene la corona</translation>
    </message>
    <message>
        <source>then</source>
        <comment>then</comment>
        <translation>poi</translation>
    </message>
    <message>
        <source>Enter opens the moves of a name. A letter jumps to a name.</source>
        <comment>table.moves.how.about</comment>
        <translation>Invio apre le mosse di un nome. Una lettera salta a un nome.</translation>
    </message>
    <message>
        <source>With headphones nobody else can hear it.</source>
        <comment>hall.lay.headphones</comment>
        <translation>Con le cuffie nessun altro sente.</translation>
    </message>
    <message>
        <source>{key} does it too.</source>
        <comment>hall.lay.how</comment>
        <translation>Anche {key} fa lo stesso.</translation>
    </message>
    <message>
        <source>one of my favourites</source>
        <comment>table.pawn.mine</comment>
        <translation>uno dei miei favoriti</translation>
    </message>
</context>
<context>
    <name>accessibility</name>
    <message>
        <source>Nothing has to be done in time, and nothing flashes more than three times a second. What goes by itself can be had again: {happened} tells what happened, and the chronicle keeps all of it.</source>
        <comment>motion.time</comment>
        <translation>Niente va fatto in fretta, e niente lampeggia più di tre volte al secondo. Quello che sparisce da sé si ritrova: {happened} dice che cosa è successo, e la cronaca conserva tutto.</translation>
    </message>
    <message>
        <source>Hearing</source>
        <comment>hearing</comment>
        <translation>Sentire</translation>
    </message>
    <message>
        <source>Seeing</source>
        <comment>seeing</comment>
        <translation>Vedere</translation>
    </message>
    <message>
        <source>Text from 100 to 200% of its size, or as large as the system’s, by Settings, Display. Where it gets too large for the window, pages give way, and scroll downwards at last. The smallest window has 720 by 450 pixels. {afar} makes names, scores and votes larger for those who sit across the table.</source>
        <comment>seeing.size</comment>
        <translation>Il testo va dal 100 al 200% della sua grandezza, o segue quella del sistema, con Impostazioni, Aspetto. Quando diventa troppo grande per la finestra, le pagine si restringono, e infine scorrono verso il basso. La finestra più piccola misura 720 pixel per 450. {afar} ingrandisce nomi, punteggi e voti per chi siede dall’altra parte del tavolo.</translation>
    </message>
    <message>
        <source>Motion and time</source>
        <comment>motion</comment>
        <translation>Movimento e tempo</translation>
    </message>
    <message>
        <source>Screen reader, voice, switch</source>
        <comment>reading</comment>
        <translation>Lettore di schermo, voce, sensore</translation>
    </message>
    <message>
        <source>What was tried, and what was not</source>
        <comment>tried</comment>
        <translation>Che cosa è stato provato, e che cosa no</translation>
    </message>
    <message>
        <source>No colour stands alone: players have an emblem, an animal and a name, votes a word and a sign. The colours of the players differ for colour-blind eyes too.</source>
        <comment>seeing.colours</comment>
        <translation>Nessun colore è solo: i giocatori hanno un emblema, un animale e un nome, i voti una parola e un segno. I colori dei giocatori si distinguono anche per gli occhi daltonici.</translation>
    </message>
    <message>
        <source>Reduced motion, fades instead of movement, comes where the system wishes it, or by Settings, Motion. Animations can be slower, quicker or off, and {skip} skips them.</source>
        <comment>motion.less</comment>
        <translation>Le animazioni ridotte, dissolvenze al posto dei movimenti, arrivano quando il sistema lo desidera, oppure con Impostazioni, Movimento. Le animazioni possono essere più lente, più veloci o assenti, e {skip} le salta.</translation>
    </message>
    <message>
        <source>On Linux with X11, whole games were played to their end by a program that knows only what a screen reader is told, and others by keyboard alone.</source>
        <comment>tried.yes</comment>
        <translation>Su Linux con X11, partite intere sono state giocate fino in fondo da un programma che conosce solo quello che è detto a un lettore di schermo, e altre con la sola tastiera.</translation>
    </message>
    <message>
        <source>Nothing is told by sound alone. {mute} mutes, and effects, music and ambience have a volume each.</source>
        <comment>hearing.all</comment>
        <translation>Niente è detto solo con l’audio. {mute} lo disattiva, ed effetti, musica e atmosfera hanno ciascuno il suo volume.</translation>
    </message>
    <message>
        <source>Settings, Keys, changes the keys of commands and switches single letters off. {shortcuts} lists all keys.</source>
        <comment>hands.changed</comment>
        <translation>Impostazioni, Tasti, cambia i tasti dei comandi e disattiva i tasti di una sola lettera. {shortcuts} li elenca tutti.</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>hands</comment>
        <translation>Mani</translation>
    </message>
    <message>
        <source>{moves} opens a list of all that can be played: letters and arrows find a move, Enter or a double click plays it.</source>
        <comment>hands.list</comment>
        <translation>{moves} apre l’elenco di tutto quello che si può giocare: lettere e frecce trovano una mossa, Invio o un doppio clic la gioca.</translation>
    </message>
    <message>
        <source>Every page is told to assistive technology, the castle floor by floor; a press picks up, plays and opens. What happens is said once and in its order, a result after all cards lie open.</source>
        <comment>reading.pages</comment>
        <translation>Ogni pagina è descritta alle tecnologie assistive, il castello piano per piano; una pressione prende, gioca e apre. Quello che succede è detto una volta e in ordine, un risultato dopo che tutte le carte sono scoperte.</translation>
    </message>
    <message>
        <source>High contrast for the whole game, with flat papers, dark walls and words of at least 7:1, comes where the system wishes it, or by Settings, Display. At dusk and by day words have at least 4.5:1.</source>
        <comment>seeing.contrast</comment>
        <translation>Il contrasto elevato, per tutto il gioco, con carte lisce, muri scuri e parole almeno a 7:1, arriva quando il sistema lo desidera, oppure con Impostazioni, Aspetto. Al tramonto e di giorno le parole hanno almeno 4,5:1.</translation>
    </message>
    <message>
        <source>Where several people share the screen, cards stay covered until the one who holds them has asked twice, with headphones on. The picture is there for everybody: cover it with the screen curtain of your screen reader.</source>
        <comment>reading.secrets</comment>
        <translation>Quando più persone condividono lo schermo, le carte restano coperte finché chi le ha non lo chiede due volte, con le cuffie. L’immagine però la vedono tutti: coprila con la tenda schermo del tuo lettore.</translation>
    </message>
    <message>
        <source>By finger: tap and tap, drag, or rest on something, which tells what it is with its moves below. From the first touch on, or by Settings, Keys, everything that is pressed is at least 44 pixels large.</source>
        <comment>hands.finger</comment>
        <translation>Con il dito: tocca e tocca, trascina, oppure resta su qualcosa, che dice allora che cos’è, con le sue mosse sotto. Dal primo tocco in poi, o con Impostazioni, Tasti, tutto quello che si preme misura almeno 44 pixel.</translation>
    </message>
    <message>
        <source>Prepared for screen readers; not yet tested by people who use one. Not tried: Orca, NVDA, VoiceOver, voice control, switches, a real touch screen; Windows, macOS, Wayland.</source>
        <comment>tried.no</comment>
        <translation>Preparato per i lettori di schermo; non ancora provato da persone che ne usano uno. Non provati: Orca, NVDA, VoiceOver, comando vocale, sensori, un vero schermo tattile; Windows, macOS, Wayland.</translation>
    </message>
    <message>
        <source>{tell} tells what hovering tells, wherever the keys are; so does the right button.</source>
        <comment>hands.told</comment>
        <translation>{tell} dice, dove sono i tasti, quello che dice il puntatore; anche il tasto destro.</translation>
    </message>
    <message>
        <source>The whole game is played by keyboard, or by mouse without ever dragging. {next_part} leads from part to part of a page: board, papers, tabs, bar, and round. The curtain opens by holding, or by two presses where Settings, Reading aloud, says so.</source>
        <comment>hands.keys</comment>
        <translation>Tutto il gioco si gioca con la tastiera, o con il mouse senza mai trascinare. {next_part} porta da una parte della pagina all’altra: tabellone, carte, schede, barra, e da capo. Il sipario si apre tenendo premuto, o premendo due volte se Impostazioni, Lettura ad alta voce, lo prevede.</translation>
    </message>
</context>
<context>
    <name>controls</name>
    <message>
        <source>First see how the vote ends: press Continue.</source>
        <comment>unread</comment>
        <translation>Guarda prima come finisce il voto: premi Continua.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <comment>no.game</comment>
        <translation>Non c’è nessuna partita sul tavolo.</translation>
    </message>
    <message>
        <source>Throw first: then there is a hint.</source>
        <comment>hint.throw</comment>
        <translation>Prima lancia i dadi: il suggerimento viene dopo.</translation>
    </message>
    <message>
        <source>The hint is already there, or on its way.</source>
        <comment>hint.coming</comment>
        <translation>Il suggerimento c’è già, o sta arrivando.</translation>
    </message>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <comment>load.replay</comment>
        <translation>In questa partita non si è ancora giocato.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <comment>ballot.lay</comment>
        <translation>Prima scegli una carta.</translation>
    </message>
    <message>
        <source>First choose a game from the list.</source>
        <comment>load.delete</comment>
        <translation>Prima scegli una partita dall’elenco.</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <comment>save.save</comment>
        <translation>Prima scrivi un nome.</translation>
    </message>
    <message>
        <source>First choose one of your two cards.</source>
        <comment>ambition.keep</comment>
        <translation>Prima scegli una delle tue due carte.</translation>
    </message>
    <message>
        <source>No favourites are open.</source>
        <comment>cover</comment>
        <translation>Non ci sono favoriti scoperti.</translation>
    </message>
    <message>
        <source>Nothing is moving now.</source>
        <comment>skip</comment>
        <translation>Adesso non si muove niente.</translation>
    </message>
    <message>
        <source>Seats can only change hands during a game.</source>
        <comment>seats</comment>
        <translation>I posti si cedono solo durante una partita.</translation>
    </message>
    <message>
        <source>First choose a game from the list.</source>
        <comment>load.load</comment>
        <translation>Prima scegli una partita dall’elenco.</translation>
    </message>
    <message>
        <source>There is nothing to guess now.</source>
        <comment>notes</comment>
        <translation>Ora non c’è niente da indovinare.</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>When a King is crowned, a favourite here brings the number of the floor.</source>
        <comment>floor.value</comment>
        <translation>All’incoronazione un favorito porta qui il numero del piano.</translation>
    </message>
    <message>
        <source>What this favourite would bring if the round ended now.</source>
        <comment>badge.2024</comment>
        <translation>Quanto varrebbe questo favorito se la manche finisse adesso.</translation>
    </message>
    <message>
        <source>What this favourite would bring if the round ended now.</source>
        <comment>badge</comment>
        <translation>Quanto varrebbe questo favorito se la manche finisse adesso.</translation>
    </message>
    <message>
        <source>Candidates this player moved up to the throne who were elected King.</source>
        <comment>column.kings</comment>
        <translation>Candidati portati sul trono da questo giocatore ed eletti Re.</translation>
    </message>
    <message>
        <source>A favourite who is elected King brings 10.</source>
        <comment>throne.value</comment>
        <translation>Un favorito eletto Re vale 10.</translation>
    </message>
    <message>
        <source>Places on this floor: a filled figure is taken, an empty one is free. With two players, three at most.</source>
        <comment>pips.two</comment>
        <translation>Posti su questo piano: figurina piena, posto occupato; vuota, posto libero. In due, al massimo tre.</translation>
    </message>
    <message>
        <source>“No” cards played in all elections of this game.</source>
        <comment>column.no</comment>
        <translation>Carte No giocate in tutte le elezioni della partita.</translation>
    </message>
    <message>
        <source>A favourite who is elected King brings 10.</source>
        <comment>throne.value.2024</comment>
        <translation>Un favorito eletto Re vale 10.</translation>
    </message>
    <message>
        <source>Stomach-ache: the vote is cancelled, the candidate goes back to floor 5. Beats a No; then it is spent.</source>
        <comment>vote.mav</comment>
        <translation>Mal di pancia: elezione annullata, il candidato torna al piano 5. Batte il No; poi la carta è spesa.</translation>
    </message>
    <message>
        <source>Stomach-ache cards played in all elections.</source>
        <comment>column.aches</comment>
        <translation>Carte Mal di pancia giocate in tutte le elezioni.</translation>
    </message>
    <message>
        <source>Yes: everybody must say it to crown a King. The card comes back to you.</source>
        <comment>vote.yes</comment>
        <translation>Sì: devono dirlo tutti per incoronare un Re. La carta ti torna in mano.</translation>
    </message>
    <message>
        <source>No: a single one rejects the candidate. The card is then spent.</source>
        <comment>vote.no</comment>
        <translation>No: ne basta uno per rifiutare il candidato. Poi la carta è spesa.</translation>
    </message>
    <message>
        <source>Rejected in an election: out of this round, 0 points for everybody.</source>
        <comment>eliminated</comment>
        <translation>Elezione persa: fuori dalla manche, 0 punti per tutti.</translation>
    </message>
    <message>
        <source>This floor is full: nobody can move up to it until somebody leaves it.</source>
        <comment>full</comment>
        <translation>Questo piano è pieno: nessuno ci sale finché qualcuno non lo lascia.</translation>
    </message>
    <message>
        <source>Places on this floor: a filled figure is taken, an empty one is free. Four at most.</source>
        <comment>pips</comment>
        <translation>Posti su questo piano: figurina piena, posto occupato; vuota, posto libero. Al massimo quattro.</translation>
    </message>
    <message>
        <source>Candidates this player moved up to the throne, elected or not.</source>
        <comment>column.proposed</comment>
        <translation>Candidati portati sul trono da questo giocatore, eletti o no.</translation>
    </message>
    <message>
        <source>When a King is crowned, a favourite here brings the number of the floor.</source>
        <comment>floor.value.2024</comment>
        <translation>All’incoronazione un favorito porta qui il numero del piano.</translation>
    </message>
    <message>
        <source>From the fourth rejection on: out of this round, 0 points.</source>
        <comment>box</comment>
        <translation>Dal quarto rifiuto in poi: fuori dalla manche, 0 punti.</translation>
    </message>
    <message>
        <source>The Jester: nobody’s favourite. With the Jester as King, all points are turned upside down.</source>
        <comment>jester</comment>
        <translation>Il Giullare: non è favorito di nessuno. Se è incoronato, tutti i punti si invertono.</translation>
    </message>
    <message>
        <source>On your secret goal. Only you see the hearts.</source>
        <comment>heart</comment>
        <translation>È sul tuo obiettivo segreto. I cuori li vedi solo tu.</translation>
    </message>
    <message>
        <source>Emissary of the Empire: moves nobody; says Yes to his own, otherwise turns the top card of his pile.</source>
        <comment>emissary</comment>
        <translation>Emissario dell’Impero: non muove nessuno; dice Sì ai suoi, altrimenti gira la prima carta del mazzetto.</translation>
    </message>
    <message>
        <source>Called the last election. Whoever moves the new King up to the throne begins the next round.</source>
        <comment>crown.ticket.2024</comment>
        <translation>Ha aperto l’ultima elezione. Chi porterà il nuovo Re sul trono comincerà la prossima manche.</translation>
    </message>
    <message>
        <source>Black seal: your Banished, who counts for nothing on your card.</source>
        <comment>seal</comment>
        <translation>Sigillo nero: il tuo Esiliato. Sulla tua carta non conta.</translation>
    </message>
    <message>
        <source>On your secret goal. Only you see the hearts.</source>
        <comment>heart.2024</comment>
        <translation>È sul tuo obiettivo segreto. I cuori li vedi solo tu.</translation>
    </message>
    <message>
        <source>Has not voted yet.</source>
        <comment>hourglass</comment>
        <translation>Non ha ancora votato.</translation>
    </message>
    <message>
        <source>{name}: one place, 0 points. In from the floor below if this floor is full; out onto this floor.</source>
        <comment>wc</comment>
        <translation>{name}: un posto, 0 punti. Si entra da sotto se il piano è pieno; si esce sullo stesso piano.</translation>
    </message>
    <message>
        <source>{name}: colour and emblem, the same on the scoring track, in the Chronicle and here.</source>
        <comment>shield</comment>
        <translation>{name}: colore e stemma, gli stessi sulla cornice segnapunti e nella Cronaca.</translation>
    </message>
    <message>
        <source>{name}: colour and emblem, the same on the scoring track, in the Chronicle and here.</source>
        <comment>shield.2024</comment>
        <translation>{name}: colore e stemma, gli stessi sulla cornice segnapunti e nella Cronaca.</translation>
    </message>
    <message>
        <source>Called the last election. The player to the left of the crown begins the next round.</source>
        <comment>crown.ticket</comment>
        <translation>Ha aperto l’ultima elezione. Chi siede a sinistra comincerà la prossima manche.</translation>
    </message>
    <message>
        <source>{name}: a favourite here costs {points}, and brings as much if the Jester is King.</source>
        <comment>dungeon</comment>
        <translation>{name}: un favorito costa {points}, e ne porta altrettanti se il Giullare è Re.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Chronicle: all that has happened[ ({chronicle_key})]</source>
        <comment>chronicle.open</comment>
        <translation>Cronaca: tutto ciò che è successo[ ({chronicle_key})]</translation>
    </message>
    <message>
        <source>Covered: [press {cover_key} or ]click to look</source>
        <comment>cover.covered</comment>
        <translation>Coperti: [tasto {cover_key} o ]clic per guardare</translation>
    </message>
    <message>
        <source>Click, or press 1, 2 or 3: yes, no, perhaps.[ {cover_key} covers them.]</source>
        <comment>notes.how</comment>
        <translation>Clicca, o premi 1, 2 o 3: sì, no, forse.[ {cover_key} le copre.]</translation>
    </message>
    <message>
        <source>Your notes are covered together with your favourites[: press {cover_key}].</source>
        <comment>notes.covered</comment>
        <translation>Le tue note sono coperte insieme ai favoriti[: premi {cover_key}].</translation>
    </message>
    <message>
        <source>Secret[: press {cover_key} to cover]</source>
        <comment>cover.open</comment>
        <translation>Segreto[: {cover_key} per coprire]</translation>
    </message>
    <message>
        <source>A covered Ambition card: [press {cover_key} or ]click to look</source>
        <comment>ambition.covered</comment>
        <translation>Una carta Ambizione coperta: [premi {cover_key} o ]fai clic per guardare</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>A guided round</source>
        <comment>t.guided</comment>
        <translation>Una manche guidata</translation>
    </message>
    <message>
        <source>New in 2024: WC, dungeons, Stomach-ache</source>
        <comment>t.new</comment>
        <translation>Novità 2024: bagni, segrete, Mal di pancia</translation>
    </message>
    <message>
        <source>The Jester</source>
        <comment>t.jester</comment>
        <translation>Il Giullare</translation>
    </message>
    <message>
        <source>Ambition and the Banished</source>
        <comment>t.ambition</comment>
        <translation>L’Ambizione e l’Esiliato</translation>
    </message>
    <message>
        <source>The Emissary of the Empire</source>
        <comment>t.emissary</comment>
        <translation>L’Emissario dell’Impero</translation>
    </message>
    <message>
        <source>The Royal wedding</source>
        <comment>t.wedding</comment>
        <translation>Il matrimonio reale</translation>
    </message>
    <message>
        <source>In teams</source>
        <comment>t.teams</comment>
        <translation>A squadre</translation>
    </message>
    <message>
        <source>The rule of 33</source>
        <comment>t.33</comment>
        <translation>La regola del 33</translation>
    </message>
    <message>
        <source>Two at one screen</source>
        <comment>t.curtain</comment>
        <translation>In due, un solo schermo</translation>
    </message>
    <message>
        <source>Who wants whom?</source>
        <comment>t.p1</comment>
        <translation>Chi vuole chi?</translation>
    </message>
    <message>
        <source>Spend the No?</source>
        <comment>t.p2</comment>
        <translation>Spendere il No?</translation>
    </message>
    <message>
        <source>Keep the No?</source>
        <comment>t.p3</comment>
        <translation>Tenere il No?</translation>
    </message>
    <message>
        <source>Bait first?</source>
        <comment>t.p4</comment>
        <translation>Prima un’esca?</translation>
    </message>
    <message>
        <source>Let somebody else do it?</source>
        <comment>t.p5</comment>
        <translation>Lasciar fare a un altro?</translation>
    </message>
    <message>
        <source>That is allowed, but let us try something else first. Look at what is shining.</source>
        <comment>try.other</comment>
        <translation>Si può fare, ma prima proviamo un’altra cosa. Guarda dove brilla.</translation>
    </message>
    <message>
        <source>Let me show you: follow the arrow.</source>
        <comment>try.show</comment>
        <translation>Te lo mostro io: segui la freccia.</translation>
    </message>
    <message>
        <source>Hello! I am the castle cat. I see everything and tell nobody. Let us play one round.</source>
        <comment>g.hello</comment>
        <translation>Ciao! Sono il gatto del castello. Vedo tutto e non dico niente. Giochiamo una manche.</translation>
    </message>
    <message>
        <source>This is your secret goal: six favourites. Only you see them. A heart marks them in the castle.</source>
        <comment>g.goal</comment>
        <translation>Ecco il tuo obiettivo segreto: sei favoriti. Li vedi solo tu. Nel castello portano un cuore.</translation>
    </message>
    <message>
        <source>You want them high up. Best of all: one of them on the King’s Throne.</source>
        <comment>g.aim</comment>
        <translation>Il tuo scopo: portarli in alto. Meglio ancora: uno di loro sul Trono del Re.</translation>
    </message>
    <message>
        <source>A good height, and nobody suspects a thing. Now the others place.</source>
        <comment>g.place1.done</comment>
        <translation>Buona altezza, e nessuno sospetta. Ora piazzano gli altri.</translation>
    </message>
    <message>
        <source>Floor 4 shouts “he is mine!”. One floor lower is safer: floor 3.</source>
        <comment>g.place1.top</comment>
        <translation>Il piano 4 grida «è mio!». Un piano più sotto è più sicuro: il 3.</translation>
    </message>
    <message>
        <source>That one is yours too. Keep it for later: first take Gavino, to floor 3.</source>
        <comment>g.place1.other</comment>
        <translation>Anche questo è un tuo favorito. Lo teniamo per dopo: prendi Gavino, piano 3.</translation>
    </message>
    <message>
        <source>That one is not on your card. Begin with Gavino, who has a heart.</source>
        <comment>g.place1.stranger</comment>
        <translation>Questo non è sulla tua carta. Comincia con Gavino: ha un cuore.</translation>
    </message>
    <message>
        <source>Now a trick: Piero is not yours. Put him high, on floor 4. The others will guess wrong.</source>
        <comment>g.place2</comment>
        <translation>Ora un trucco: Piero non è tuo. Mettilo in alto, al piano 4. Gli altri si sbaglieranno.</translation>
    </message>
    <message>
        <source>Now they think Piero is yours. That will come in handy.</source>
        <comment>g.place2.done</comment>
        <translation>Adesso pensano che Piero sia tuo. Ci servirà.</translation>
    </message>
    <message>
        <source>That one is yours. If all your favourites stand high, everybody will guess your card.</source>
        <comment>g.place2.mine</comment>
        <translation>Questo è un tuo favorito. Se stanno tutti in alto, chiunque indovina la tua carta.</translation>
    </message>
    <message>
        <source>A trick must be seen. Floor 4, please.</source>
        <comment>g.place2.high</comment>
        <translation>Un trucco si deve vedere. Al piano 4, per favore.</translation>
    </message>
    <message>
        <source>A floor holds four. Try to put Irina on floor 4, and see what happens.</source>
        <comment>g.full</comment>
        <translation>In un piano c’è posto per quattro. Prova a mettere Irina al piano 4 e guarda che succede.</translation>
    </message>
    <message>
        <source>Full! The four little figures beside the name are all filled. No harm done: she goes back.</source>
        <comment>g.full.done</comment>
        <translation>Pieno! Le quattro figurine accanto al nome sono tutte piene. Niente paura: Irina torna indietro.</translation>
    </message>
    <message>
        <source>Put Irina on floor 2. Down there she is forgotten, and she can still climb.</source>
        <comment>g.place3</comment>
        <translation>Metti Irina al piano 2. In basso ci si dimentica di lei, e può ancora salire.</translation>
    </message>
    <message>
        <source>A trick up high, Gavino in the middle, Irina low: a good mix.</source>
        <comment>g.place3.done</comment>
        <translation>Un trucco in alto, Gavino nel mezzo, Irina più in basso: bel miscuglio.</translation>
    </message>
    <message>
        <source>Nearly. Irina should not stand out: put her on floor 2.</source>
        <comment>g.place3.two</comment>
        <translation>Quasi. Restiamo discreti: piano 2 per Irina.</translation>
    </message>
    <message>
        <source>Leonardo is left over. Whoever is left over begins on floor 0, with the Servants.</source>
        <comment>g.left</comment>
        <translation>Resta Leonardo. Chi resta fuori comincia al piano 0, tra i Servi.</translation>
    </message>
    <message>
        <source>See the number on your card: Irina is worth 3 now.</source>
        <comment>g.move1.done</comment>
        <translation>Guarda il numero sulla tua carta: ora Irina vale 3.</translation>
    </message>
    <message>
        <source>Floor 4 is full: he has to wait. Irina has room above her.</source>
        <comment>g.wrong.full</comment>
        <translation>Il piano 4 è pieno: deve aspettare. Sopra Irina c’è posto.</translation>
    </message>
    <message>
        <source>From floor 5 anybody could send him to the throne. Too early. Irina first.</source>
        <comment>g.move1.merlino</comment>
        <translation>Dal piano 5 chiunque può mandarlo sul trono. Troppo presto. Prima Irina.</translation>
    </message>
    <message>
        <source>You may move anybody, yours or not. But Irina brings you a point.</source>
        <comment>g.move1.stranger</comment>
        <translation>Si può far salire chiunque. Ma Irina ti porta un punto.</translation>
    </message>
    <message>
        <source>You see: anybody may move anybody. Watch who moves whom up: it tells you a lot.</source>
        <comment>g.anybody</comment>
        <translation>Vedi: tutti possono far salire tutti. Guarda chi fa salire chi: dice molto.</translation>
    </message>
    <message>
        <source>There is room on floor 4 now. Odessa is yours: move her up.</source>
        <comment>g.move2</comment>
        <translation>Ora al piano 4 c’è posto. Odessa è tua: falla salire.</translation>
    </message>
    <message>
        <source>That makes 4 points. Let us leave Gavino alone: others may move him up for us.</source>
        <comment>g.move2.done</comment>
        <translation>Fa 4 punti. Gavino lo lasciamo stare: forse lo fanno salire gli altri.</translation>
    </message>
    <message>
        <source>One floor more and there is a vote. Everybody still has three No. Wait a little.</source>
        <comment>g.move2.throne</comment>
        <translation>Un piano ancora e si vota. Tutti hanno ancora tre No. Aspetta un po’.</translation>
    </message>
    <message>
        <source>Do not crown Ernesto yourself: he is not on your card. Odessa is.</source>
        <comment>g.move2.ernesto</comment>
        <translation>Non incoronare tu Ernesto: non è sulla tua carta. Odessa sì.</translation>
    </message>
    <message>
        <source>He can wait. If you never touch him, nobody knows that he is yours.</source>
        <comment>g.move2.gavino</comment>
        <translation>Può aspettare. Se non lo tocchi mai, nessuno sa che è tuo.</translation>
    </message>
    <message>
        <source>Ernesto is not yours: as King he would bring others 10, and you 0. Play a No.</source>
        <comment>g.vote1</comment>
        <translation>Ernesto non è tuo: da Re porterebbe 10 punti ad altri, e 0 a te. Gioca un No.</translation>
    </message>
    <message>
        <source>With four Yes he would be King, and you would get nothing for him. A No, please.</source>
        <comment>g.vote1.yes</comment>
        <translation>Con quattro Sì sarebbe Re, e a te non porterebbe niente. Un No, per favore.</translation>
    </message>
    <message>
        <source>Two said No. One is enough: Ernesto is eliminated and brings 0 to everybody.</source>
        <comment>g.vote1.result</comment>
        <translation>Due No. Ne basta uno: Ernesto è eliminato e vale 0 per tutti.</translation>
    </message>
    <message>
        <source>Your No is spent: you have two left. Luc played one as well. Remember that.</source>
        <comment>g.vote1.spent</comment>
        <translation>Il tuo No è speso: te ne restano due. Anche Luc ne ha giocato uno. Ricordalo.</translation>
    </message>
    <message>
        <source>Beatrice is yours and stands just below the throne. Be bold: move her up and see what they say.</source>
        <comment>g.move3</comment>
        <translation>Beatrice è tua e sta sotto il trono. Coraggio: falla salire e vediamo i voti.</translation>
    </message>
    <message>
        <source>Gavino is our secret. Take Beatrice.</source>
        <comment>g.move3.gavino</comment>
        <translation>Gavino è il nostro segreto. Prendi Beatrice.</translation>
    </message>
    <message>
        <source>Possible, but let us try our luck with Beatrice.</source>
        <comment>g.move3.beatrice</comment>
        <translation>Si può, ma tentiamo la fortuna con Beatrice.</translation>
    </message>
    <message>
        <source>She is yours: Yes, of course. A Yes comes back to you every time.</source>
        <comment>g.vote2</comment>
        <translation>È tua: Sì, certo. Il Sì ti torna in mano ogni volta.</translation>
    </message>
    <message>
        <source>A No against your own favourite? Sometimes clever, but not now. Play Yes.</source>
        <comment>g.vote2.no</comment>
        <translation>Un No contro la tua favorita? A volte è furbo, adesso no. Gioca Sì.</translation>
    </message>
    <message>
        <source>Luc said No, so Beatrice is gone. A pity, but we learn: she is probably not Luc’s.</source>
        <comment>g.vote2.result</comment>
        <translation>Luc ha detto No. Beatrice è eliminata. Peccato, ma impariamo: pare che non sia di Luc.</translation>
    </message>
    <message>
        <source>Your Yes is back. Luc had three No and has played two: one is left. First we must lure it out.</source>
        <comment>g.count.no</comment>
        <translation>Il tuo Sì è tornato. Luc aveva tre No, ne ha giocati due: ne resta uno. Facciamoglielo giocare.</translation>
    </message>
    <message>
        <source>Bluff! Send Piero to the throne. Luc believes that he is yours.</source>
        <comment>g.move4</comment>
        <translation>Bluffa! Manda Piero sul trono. Luc crede che sia tuo.</translation>
    </message>
    <message>
        <source>Look as if you meant it.</source>
        <comment>g.move4.done</comment>
        <translation>Fai finta di crederci.</translation>
    </message>
    <message>
        <source>Luc still has a No: Gavino would be gone. Piero first, as bait.</source>
        <comment>g.move4.gavino</comment>
        <translation>Luc ha ancora un No: Gavino sarebbe eliminato. Prima Piero, come esca.</translation>
    </message>
    <message>
        <source>Merlino is yours, and there are still No cards out there. Risk Piero instead.</source>
        <comment>g.move4.merlino</comment>
        <translation>Merlino è tuo, e ci sono ancora dei No. Meglio rischiare Piero.</translation>
    </message>
    <message>
        <source>A fine move on another day. Now we want Luc’s last No: Piero to the throne.</source>
        <comment>g.move4.other</comment>
        <translation>Bella mossa, un altro giorno. Ora vogliamo l’ultimo No di Luc: Piero sul trono.</translation>
    </message>
    <message>
        <source>Your No is worth gold. Let Luc pay.</source>
        <comment>g.vote3.no</comment>
        <translation>Il tuo No vale oro. Lascia che paghi Luc.</translation>
    </message>
    <message>
        <source>Luc takes the bait: his third No. He has none left, so from now on he must say Yes.</source>
        <comment>g.vote3.result</comment>
        <translation>Luc abbocca: il suo terzo No. Non ne ha più: d’ora in poi deve dire Sì.</translation>
    </message>
    <message>
        <source>Careful: a bluff is a risk. With four Yes, Piero would be King and bring you 0.</source>
        <comment>g.risk</comment>
        <translation>Attenzione: un bluff è un rischio. Con quattro Sì, Piero sarebbe Re: per te 0.</translation>
    </message>
    <message>
        <source>Gavino! Now we see whether you read them well.</source>
        <comment>g.move5.done</comment>
        <translation>Gavino! Vediamo se li hai capiti bene.</translation>
    </message>
    <message>
        <source>Only Luc moved Merlino up. Marco and Amélie still hold No cards.</source>
        <comment>g.move5.merlino</comment>
        <translation>Merlino l’ha fatto salire solo Luc. Marco e Amélie hanno ancora dei No.</translation>
    </message>
    <message>
        <source>Luc has no No left: this is the moment to crown somebody.</source>
        <comment>g.move5.other</comment>
        <translation>Luc non ha più No: è il momento di incoronare qualcuno.</translation>
    </message>
    <message>
        <source>Yes for Gavino!</source>
        <comment>g.vote4</comment>
        <translation>Sì per Gavino!</translation>
    </message>
    <message>
        <source>He is yours, and nobody seems against him. Yes!</source>
        <comment>g.vote4.no</comment>
        <translation>È tuo, e nessuno sembra contrario. Sì!</translation>
    </message>
    <message>
        <source>Four Yes: long live King Gavino! The round is over, and now we count.</source>
        <comment>g.king</comment>
        <translation>Quattro Sì: viva il Re Gavino! La manche è finita, si conta.</translation>
    </message>
    <message>
        <source>Right: Luc. He never moved Gavino up. He said Yes because he had no No left.</source>
        <comment>g.guess.done</comment>
        <translation>Giusto: Luc. Non l’ha mai fatto salire. Ha detto Sì perché non aveva più No.</translation>
    </message>
    <message>
        <source>Marco moved Gavino up to the Nobles. Why would he, if not for points? Guess again.</source>
        <comment>g.guess.marco</comment>
        <translation>Marco ha portato Gavino tra i Nobili. Perché, se non per i punti? Riprova.</translation>
    </message>
    <message>
        <source>Amélie was the first to move him up. Guess again.</source>
        <comment>g.guess.amelie</comment>
        <translation>Amélie è stata la prima a farlo salire. Riprova.</translation>
    </message>
    <message>
        <source>You: King Gavino 10, Merlino 5, Odessa 5, Irina 3, Alighiero 2, Beatrice 0. That makes 25.</source>
        <comment>g.count.own</comment>
        <translation>Tu: Re Gavino 10, Merlino 5, Odessa 5, Irina 3, Alighiero 2, Beatrice 0. Fa 25.</translation>
    </message>
    <message>
        <source>Marco: 21. He placed Ernesto high and sent him to the throne: Ernesto was his, and brings 0 now.</source>
        <comment>g.count.marco</comment>
        <translation>Marco: 21. Ha messo Ernesto in alto e l’ha mandato sul trono: era suo, e ora vale 0.</translation>
    </message>
    <message>
        <source>Amélie: 18. She moved up Beatrice, Gavino, Piero and Odessa: all four are on her card.</source>
        <comment>g.count.amelie</comment>
        <translation>Amélie: 18. Ha fatto salire Beatrice, Gavino, Piero e Odessa: tutti e quattro suoi.</translation>
    </message>
    <message>
        <source>Luc: 18. He moved up Merlino, Clemente, Alighiero: all his. His three No hit those of others.</source>
        <comment>g.count.luc</comment>
        <translation>Luc: 18. Ha fatto salire Merlino, Clemente, Alighiero: suoi. I suoi tre No? Contro quelli altrui.</translation>
    </message>
    <message>
        <source>You win! A whole game has three rounds, and the points add up. Shall we go on?</source>
        <comment>g.end</comment>
        <translation>Hai vinto! Una partita ha tre manche e i punti si sommano. Continuiamo?</translation>
    </message>
    <message>
        <source>2024 is the same castle with some surprises. The Jester starts on floor 3 and is on nobody’s card.</source>
        <comment>n.hello</comment>
        <translation>2024: stesso castello, qualche sorpresa. Il Giullare parte dal piano 3 e non è su nessuna carta.</translation>
    </message>
    <message>
        <source>Leonardo is yours and wants to go up. Try floor 4.</source>
        <comment>n.full</comment>
        <translation>Leonardo è tuo e vuole salire. Prova il piano 4.</translation>
    </message>
    <message>
        <source>Full. But because it is full, somebody may wait in the WC next to it.</source>
        <comment>n.full.done</comment>
        <translation>Pieno. Ma proprio perché è pieno, qualcuno può aspettare nel bagno accanto.</translation>
    </message>
    <message>
        <source>Send Leonardo to the WC of floor 4. It holds one, and is worth 0.</source>
        <comment>n.wc</comment>
        <translation>Manda Leonardo nel bagno del piano 4. C’è un posto solo, e vale 0.</translation>
    </message>
    <message>
        <source>The WC is occupied now: nobody else gets in.</source>
        <comment>n.wc.done</comment>
        <translation>Il bagno è occupato: non entra più nessuno.</translation>
    </message>
    <message>
        <source>There is only one place in the WC: keep it for Leonardo.</source>
        <comment>n.wc.leonardo</comment>
        <translation>Nel bagno c’è un posto solo: tienilo per Leonardo.</translation>
    </message>
    <message>
        <source>Floor 4 has room again. He comes out on the same floor: let Leonardo out.</source>
        <comment>n.out</comment>
        <translation>Al piano 4 c’è di nuovo posto. Si esce allo stesso piano: fai uscire Leonardo.</translation>
    </message>
    <message>
        <source>Leonardo stands on floor 4 now: 4 points. He got past the crowd.</source>
        <comment>n.out.done</comment>
        <translation>Leonardo è al piano 4: 4 punti. Ha saltato la fila.</translation>
    </message>
    <message>
        <source>Jeanne is not yours. This time play your Stomach-ache: you have only one.</source>
        <comment>n.ache</comment>
        <translation>Jeanne non è tua. Stavolta gioca il Mal di pancia: ne hai uno solo.</translation>
    </message>
    <message>
        <source>If everybody says Yes, she is Queen. Try the Stomach-ache.</source>
        <comment>n.ache.yes</comment>
        <translation>Se tutti dicono Sì, diventa Regina. Prova il Mal di pancia.</translation>
    </message>
    <message>
        <source>A No would work too, and send her to a dungeon. But let us see the new card first.</source>
        <comment>n.ache.no</comment>
        <translation>Anche un No basterebbe: finirebbe in una segreta. Prima però vediamo la carta nuova.</translation>
    </message>
    <message>
        <source>Cancelled! She feels ill and goes back to floor 5. It beats even a No, and the card is spent.</source>
        <comment>n.ache.result</comment>
        <translation>Elezione annullata! Torna al piano 5. Vince perfino su un No, e la carta è spesa.</translation>
    </message>
    <message>
        <source>Victoria is not yours. Now play a No.</source>
        <comment>n.no</comment>
        <translation>Victoria non è tua. Adesso gioca un No.</translation>
    </message>
    <message>
        <source>Let us see a rejection: play a No.</source>
        <comment>n.no.yes</comment>
        <translation>Vediamo un rifiuto: gioca un No.</translation>
    </message>
    <message>
        <source>Rejected: off to the dungeon beside floor 3. Whoever has Victoria loses 3 points.</source>
        <comment>n.dungeon</comment>
        <translation>Rifiuto: nella segreta del piano 3. Chi ha Victoria perde 3 punti.</translation>
    </message>
    <message>
        <source>The first to be rejected goes to 3, the second to 2, the third to 1. Any others leave for the box.</source>
        <comment>n.dungeons</comment>
        <translation>Il primo rifiutato va al 3, il secondo al 2, il terzo all’1. Gli altri tornano nella scatola.</translation>
    </message>
    <message>
        <source>That is what is new. Markers start on 20, and a game has three coronations.</source>
        <comment>n.end</comment>
        <translation>Ecco le novità. Le pedine partono da 20, e tre incoronazioni fanno una partita.</translation>
    </message>
    <message>
        <source>A bad round: your favourites stand low, and Anna sits in a dungeon.</source>
        <comment>j.low</comment>
        <translation>Brutta manche: i tuoi favoriti sono in basso, e Anna è in una segreta.</translation>
    </message>
    <message>
        <source>If the Jester is crowned, all is upside down: floor 5 costs 5 points, and dungeons bring some.</source>
        <comment>j.rule</comment>
        <translation>Se il Giullare è incoronato, tutto è invertito: il piano 5 costa 5 punti, una segreta ne porta.</translation>
    </message>
    <message>
        <source>Send the Jester to the throne.</source>
        <comment>j.move</comment>
        <translation>Manda il Giullare sul trono.</translation>
    </message>
    <message>
        <source>A rejected Jester only falls back to floor 2, never into a dungeon.</source>
        <comment>j.move.done</comment>
        <translation>Se è rifiutato, ricade solo al piano 2. Lui non va mai in una segreta.</translation>
    </message>
    <message>
        <source>Your favourites are too low for that. The Jester saves you.</source>
        <comment>j.move.other</comment>
        <translation>I tuoi favoriti sono troppo in basso. Ti salva il Giullare.</translation>
    </message>
    <message>
        <source>Play Yes and hope.</source>
        <comment>j.vote</comment>
        <translation>Gioca Sì e spera.</translation>
    </message>
    <message>
        <source>Then the world stays as it is, and you lose. Yes!</source>
        <comment>j.vote.no</comment>
        <translation>Allora il mondo resta dritto, e perdi. Sì!</translation>
    </message>
    <message>
        <source>Anna +3, Clothilde −2, Romeo −2, Leonardo −1, Foidvo −1, Merlin 0: you lose only 3.</source>
        <comment>j.count</comment>
        <translation>Anna +3, Clothilde −2, Romeo −2, Leonardo −1, Foidvo −1, Merlin 0: perdi solo 3.</translation>
    </message>
    <message>
        <source>Marco loses 22: his favourites stood high. Losing the least is winning the most!</source>
        <comment>j.others</comment>
        <translation>Marco perde 22: i suoi stavano in alto. Chi perde meno, guadagna di più!</translation>
    </message>
    <message>
        <source>But nobody ever falls below 0 on the scoring track.</source>
        <comment>j.floor0</comment>
        <translation>Ma nessuno scende sotto lo 0 sulla cornice segnapunti.</translation>
    </message>
    <message>
        <source>Before each round you get two Ambition cards and keep one. Nobody sees it.</source>
        <comment>a.hello</comment>
        <translation>Prima di ogni manche ricevi due carte Ambizione e ne tieni una. Nessuno la vede.</translation>
    </message>
    <message>
        <source>3 points if a woman is crowned, or 5 for two favourites in the WCs. Which is easier? The first.</source>
        <comment>a.choose</comment>
        <translation>3 punti se è incoronata una donna, o 5 con due favoriti nei bagni. La più facile? La prima.</translation>
    </message>
    <message>
        <source>Anna and Clothilde are women, and both are yours. One coronation, two wishes.</source>
        <comment>a.choose.done</comment>
        <translation>Anna e Clothilde sono donne, e sono tue. Un’incoronazione, due desideri.</translation>
    </message>
    <message>
        <source>Two in the WCs at the end is rare, and there they are worth 0. Take the other card.</source>
        <comment>a.choose.wc</comment>
        <translation>Due nei bagni alla fine è raro, e lì valgono 0. Scegli l’altra carta.</translation>
    </message>
    <message>
        <source>We also play with the Banished: Merlin has the black seal. For you he does not count.</source>
        <comment>a.seal</comment>
        <translation>Si gioca anche con l’Esiliato: Merlin ha il sigillo nero. Per te non conta.</translation>
    </message>
    <message>
        <source>Three stand on floor 5. Who is good for both your card and your Ambition?</source>
        <comment>a.move</comment>
        <translation>Al piano 5 ce ne sono tre. Chi serve alla tua carta e alla tua Ambizione?</translation>
    </message>
    <message>
        <source>Anna: a favourite and a woman. Let us vote.</source>
        <comment>a.move.done</comment>
        <translation>Anna: favorita, e donna. Si vota.</translation>
    </message>
    <message>
        <source>Merlin is your Banished, and a man: he brings you nothing at all.</source>
        <comment>a.move.merlin</comment>
        <translation>Merlin è il tuo Esiliato, ed è un uomo: non ti porta proprio niente.</translation>
    </message>
    <message>
        <source>A woman, so your Ambition is fulfilled. But she is not yours. Anna gives you both.</source>
        <comment>a.move.jeanne</comment>
        <translation>Una donna: l’Ambizione c’è. Ma non è tua. Anna fa tutte e due le cose.</translation>
    </message>
    <message>
        <source>Look at floor 5: one of them serves you twice.</source>
        <comment>a.move.other</comment>
        <translation>Guarda il piano 5: uno di loro ti serve due volte.</translation>
    </message>
    <message>
        <source>Yes for Anna!</source>
        <comment>a.vote</comment>
        <translation>Sì per Anna!</translation>
    </message>
    <message>
        <source>She is your best hope. Play Yes.</source>
        <comment>a.vote.other</comment>
        <translation>È la tua speranza migliore. Gioca Sì.</translation>
    </message>
    <message>
        <source>Anna 10, Leonardo 3, Romeo 3, Clothilde 2, Foidvo 2: 20. And 3 for your Ambition: 23.</source>
        <comment>a.count</comment>
        <translation>Anna 10, Leonardo 3, Romeo 3, Clothilde 2, Foidvo 2: 20. E 3 per l’Ambizione: 23.</translation>
    </message>
    <message>
        <source>Merlin stands on floor 5 and brings nothing: he is your Banished.</source>
        <comment>a.banished</comment>
        <translation>Merlin è al piano 5 e non porta niente: è il tuo Esiliato.</translation>
    </message>
    <message>
        <source>The Emissary of the Empire plays with you. His six favourites lie open. He never moves anybody.</source>
        <comment>e.hello</comment>
        <translation>L’Emissario dell’Impero gioca con voi. I suoi sei favoriti sono scoperti. Non muove nessuno.</translation>
    </message>
    <message>
        <source>Bridget is not his. So he turns over the top card of his pile, and nobody knows which it is.</source>
        <comment>e.stranger</comment>
        <translation>Bridget non è sua. Gira la prima carta del suo mazzetto, e nessuno sa quale sia.</translation>
    </message>
    <message>
        <source>Keep your No. Play Yes and see what the Emissary does.</source>
        <comment>e.vote1</comment>
        <translation>Tieni il No. Gioca Sì e guarda che fa l’Emissario.</translation>
    </message>
    <message>
        <source>Save that card. A Yes costs nothing here.</source>
        <comment>e.vote1.other</comment>
        <translation>Tieni quella carta. Qui un Sì non costa niente.</translation>
    </message>
    <message>
        <source>His card was a No: Bridget goes to the dungeon, and his No is gone.</source>
        <comment>e.no</comment>
        <translation>Era un No: Bridget va nella segreta, e il suo No è speso.</translation>
    </message>
    <message>
        <source>Anna is yours, and his too. For his own he always says Yes. Move her up.</source>
        <comment>e.move</comment>
        <translation>Anna è tua, e anche sua. Per i suoi dice sempre Sì. Falla salire.</translation>
    </message>
    <message>
        <source>One Yes is certain: the Emissary’s.</source>
        <comment>e.move.done</comment>
        <translation>Un Sì è sicuro: quello dell’Emissario.</translation>
    </message>
    <message>
        <source>Look at his open card and at yours. Anna is on both.</source>
        <comment>e.move.other</comment>
        <translation>Guarda la sua carta e la tua. Anna è su tutte e due.</translation>
    </message>
    <message>
        <source>Yes for Anna.</source>
        <comment>e.vote2</comment>
        <translation>Sì per Anna.</translation>
    </message>
    <message>
        <source>He scores too. He started on 40, you on 20.</source>
        <comment>e.count</comment>
        <translation>Segna punti anche lui. È partito da 40, voi da 20.</translation>
    </message>
    <message>
        <source>If he ends ahead of everybody, he wins and all of you lose. Do not feed him too much.</source>
        <comment>e.end</comment>
        <translation>Se alla fine è davanti a tutti, vince lui e perdete tutti. Non dategli troppo.</translation>
    </message>
    <message>
        <source>Queen Victoria is crowned. She waits beside the throne for her other half.</source>
        <comment>w.first</comment>
        <translation>La Regina Victoria è incoronata. Accanto al trono aspetta la sua metà.</translation>
    </message>
    <message>
        <source>Now all favourites lie open till the end of the round. No more secrets!</source>
        <comment>w.open</comment>
        <translation>Ora tutti i favoriti sono scoperti, fino alla fine della manche. Niente più segreti!</translation>
    </message>
    <message>
        <source>Read the cards of Marco and Amélie. Who on floor 5 is yours and also Marco’s?</source>
        <comment>w.read</comment>
        <translation>Leggi le carte di Marco e di Amélie. Chi, al piano 5, è tuo e anche di Marco?</translation>
    </message>
    <message>
        <source>Send up the one who is yours and has a friend at the table.</source>
        <comment>w.move</comment>
        <translation>Manda il personaggio che è tuo e ha un amico al tavolo.</translation>
    </message>
    <message>
        <source>Romeo: yours and Marco’s. Only Amélie could say No.</source>
        <comment>w.move.done</comment>
        <translation>Romeo: tuo e di Marco. Solo Amélie può dire No.</translation>
    </message>
    <message>
        <source>That one is not on your card. Look again: Romeo.</source>
        <comment>w.move.jeanne</comment>
        <translation>Non è sulla tua carta. Guarda ancora: Romeo.</translation>
    </message>
    <message>
        <source>Somebody on floor 5, please: Romeo.</source>
        <comment>w.move.other</comment>
        <translation>Qualcuno del piano 5: Romeo.</translation>
    </message>
    <message>
        <source>Yes for Romeo!</source>
        <comment>w.vote</comment>
        <translation>Sì per Romeo!</translation>
    </message>
    <message>
        <source>He is yours. Play Yes.</source>
        <comment>w.vote.other</comment>
        <translation>È tuo. Gioca Sì.</translation>
    </message>
    <message>
        <source>The second count: Romeo 10, Anna 3, Leonardo 3, Clothilde 2, Foidvo 2, Merlin 1. 21 for you.</source>
        <comment>w.count</comment>
        <translation>Secondo conteggio: Romeo 10, Anna 3, Leonardo 3, Clothilde 2, Foidvo 2, Merlin 1. Per te 21.</translation>
    </message>
    <message>
        <source>A royal couple. Two counts in one round; the first one crowned is not counted again.</source>
        <comment>w.end</comment>
        <translation>Una coppia reale. Due conteggi in una manche; la prima testa coronata non si riconta.</translation>
    </message>
    <message>
        <source>You two are a team: one turn, one hand of vote cards, but two secret goals.</source>
        <comment>m.hello</comment>
        <translation>Voi due siete una squadra: un turno, una mano di carte voto, ma due obiettivi segreti.</translation>
    </message>
    <message>
        <source>In the end only the lower of the two scores counts. Help the one who is behind!</source>
        <comment>m.lower</comment>
        <translation>Alla fine conta solo il punteggio più basso dei due. Aiutate chi è indietro!</translation>
    </message>
    <message>
        <source>One of you has 21 points in the castle, the other 12. Whose favourite should be crowned?</source>
        <comment>m.move</comment>
        <translation>Una carta vale già 21 punti, l’altra 12. Quale favorito incoronare?</translation>
    </message>
    <message>
        <source>Jeanne is on the weaker card. Well spotted.</source>
        <comment>m.move.done</comment>
        <translation>Jeanne è sulla carta più debole. Ben pensato.</translation>
    </message>
    <message>
        <source>Good for the one who is ahead, but the lower score counts. Take Jeanne.</source>
        <comment>m.move.anna</comment>
        <translation>Va bene per chi è avanti, ma conta il più basso. Prendete Jeanne.</translation>
    </message>
    <message>
        <source>Somebody from floor 5 to the throne, please.</source>
        <comment>m.move.other</comment>
        <translation>Qualcuno dal piano 5 sul trono.</translation>
    </message>
    <message>
        <source>One vote for both of you: Yes.</source>
        <comment>m.vote</comment>
        <translation>Un voto solo per tutti e due: Sì.</translation>
    </message>
    <message>
        <source>Play Yes: she is on one of your cards.</source>
        <comment>m.vote.other</comment>
        <translation>Giocate Sì: è su una delle vostre carte.</translation>
    </message>
    <message>
        <source>21 and 17: the team scores 17. With Anna it would have been 26 and 12.</source>
        <comment>m.count</comment>
        <translation>21 e 17: per la squadra vale 17. Con Anna sarebbero stati 26 e 12.</translation>
    </message>
    <message>
        <source>You may show each other your cards. The other teams must not see them.</source>
        <comment>m.end</comment>
        <translation>Mostratevi pure le carte. Le altre squadre non devono vederle.</translation>
    </message>
    <message>
        <source>Round three, a sad one: five of your favourites bring 0. Only Merlino brings 5.</source>
        <comment>z.zero</comment>
        <translation>Terza manche, triste: cinque favoriti valgono 0. Solo Merlino vale 5.</translation>
    </message>
    <message>
        <source>But in the third round exactly 0 points turn into 33! So Merlino is in the way.</source>
        <comment>z.rule</comment>
        <translation>Ma nella terza manche esattamente 0 punti diventano 33! Allora Merlino è di troppo.</translation>
    </message>
    <message>
        <source>Send Merlino to the throne yourself… to say No to him.</source>
        <comment>z.move</comment>
        <translation>Manda tu Merlino sul trono… per dirgli No.</translation>
    </message>
    <message>
        <source>They think you want to crown him.</source>
        <comment>z.move.done</comment>
        <translation>Credono che tu voglia incoronarlo.</translation>
    </message>
    <message>
        <source>Merlino still brings 5, so no 33 for you. Get rid of him.</source>
        <comment>z.move.other</comment>
        <translation>Merlino vale ancora 5: niente 33. Liberati di lui.</translation>
    </message>
    <message>
        <source>Against your own favourite: No!</source>
        <comment>z.vote1</comment>
        <translation>Contro il tuo favorito: No!</translation>
    </message>
    <message>
        <source>A No from you? Nobody expects that.</source>
        <comment>z.vote1.done</comment>
        <translation>Un No da te? Non se l’aspetta nessuno.</translation>
    </message>
    <message>
        <source>As King he brings 10. 33 is more: play No.</source>
        <comment>z.vote1.yes</comment>
        <translation>Da Re porta 10. 33 è di più: gioca No.</translation>
    </message>
    <message>
        <source>Natale is not yours. Normally a No, but now you want the round to end: Yes.</source>
        <comment>z.vote2</comment>
        <translation>Natale non è tuo. Di solito No, ma ora la manche deve finire: Sì.</translation>
    </message>
    <message>
        <source>Then the round goes on, and one of yours might move up. End it: Yes.</source>
        <comment>z.vote2.no</comment>
        <translation>La manche continuerebbe, e uno dei tuoi potrebbe salire. Chiudila: Sì.</translation>
    </message>
    <message>
        <source>All six bring 0. Exactly 0 in the third round: 33 points for you!</source>
        <comment>z.end</comment>
        <translation>Tutti e sei valgono 0. Esattamente 0 nella terza manche: 33 punti per te!</translation>
    </message>
    <message>
        <source>Two people, one screen. Your favourites are secret, so a curtain falls between you.</source>
        <comment>c.hello</comment>
        <translation>Due persone, uno schermo. I favoriti sono segreti: tra voi cala un sipario.</translation>
    </message>
    <message>
        <source>It is your turn. The other player looks away, then you hold the button for half a second.</source>
        <comment>c.hold</comment>
        <translation>Tocca a te. L’altra persona guarda altrove, poi tieni premuto il pulsante mezzo secondo.</translation>
    </message>
    <message>
        <source>A little longer: hold it till the curtain opens.</source>
        <comment>c.hold.short</comment>
        <translation>Un po’ di più: tieni premuto finché il sipario si apre.</translation>
    </message>
    <message>
        <source>Now you see your six favourites, and nobody else does.</source>
        <comment>c.open</comment>
        <translation>Ora vedi i tuoi sei favoriti, e nessun altro li vede.</translation>
    </message>
    <message>
        <source>Now play: move Odessa up to floor 4.</source>
        <comment>c.move</comment>
        <translation>Adesso gioca: fai salire Odessa al piano 4.</translation>
    </message>
    <message>
        <source>Done, and the curtain falls again.</source>
        <comment>c.move.done</comment>
        <translation>Fatto, e il sipario cala di nuovo.</translation>
    </message>
    <message>
        <source>A slip? Take back the last move, here on the curtain, before the other one looks.</source>
        <comment>c.undo</comment>
        <translation>Un errore? Annulla l’ultima mossa, qui sul sipario, prima che guardi l’altra persona.</translation>
    </message>
    <message>
        <source>Taken back. Play it again when you like.</source>
        <comment>c.undo.done</comment>
        <translation>Annullata. Rigioca quando vuoi.</translation>
    </message>
    <message>
        <source>Now it is the other player’s turn. Look away: no peeking!</source>
        <comment>c.other</comment>
        <translation>Ora tocca all’altra persona. Tu guarda altrove: non si sbircia!</translation>
    </message>
    <message>
        <source>Other favourites, other plans. The hearts change as well.</source>
        <comment>c.secret</comment>
        <translation>Altri favoriti, altri piani. Cambiano anche i cuori.</translation>
    </message>
    <message>
        <source>That is all. With only one person at the table there is no curtain.</source>
        <comment>c.end</comment>
        <translation>Tutto qui. Con una sola persona al tavolo non c’è sipario.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>p.yes</comment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <comment>p.no</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>Only Luc has a No left. He moves up only his own, and rejects all others while he can.</source>
        <comment>p1.story</comment>
        <translation>Solo Luc ha ancora un No. Fa salire solo i suoi e rifiuta tutti gli altri finché può.</translation>
    </message>
    <message>
        <source>Merlino</source>
        <comment>p1.a</comment>
        <translation>Merlino</translation>
    </message>
    <message>
        <source>Gavino</source>
        <comment>p1.b</comment>
        <translation>Gavino</translation>
    </message>
    <message>
        <source>Piero</source>
        <comment>p1.c</comment>
        <translation>Piero</translation>
    </message>
    <message>
        <source>Luc moved Merlino up twice, so Merlino is his: a sure Yes. King Merlino, 22 points.</source>
        <comment>p1.right</comment>
        <translation>Luc ha fatto salire Merlino due volte: è suo, Sì sicuro. Re Merlino, 22 punti.</translation>
    </message>
    <message>
        <source>Is Gavino on Luc’s card? Nobody knows. If not, he is gone. Another one is certain.</source>
        <comment>p1.wrong.b</comment>
        <translation>Gavino è di Luc? Nessuno lo sa. Se no, è eliminato. Un altro è sicuro.</translation>
    </message>
    <message>
        <source>Piero is not yours. You can crown one of your own now.</source>
        <comment>p1.wrong.c</comment>
        <translation>Piero non è tuo. Puoi incoronare uno dei tuoi adesso.</translation>
    </message>
    <message>
        <source>Luc sent Natale to the throne. The others have no No left. You have one. Natale is not yours.</source>
        <comment>p2.story</comment>
        <translation>Luc ha mandato Natale sul trono. Gli altri non hanno più No. Tu ne hai uno. Natale non è tuo.</translation>
    </message>
    <message>
        <source>After Luc it is your turn. Beatrice and Gavino are yours, on floor 5. What do you play?</source>
        <comment>p2.facts</comment>
        <translation>Dopo Luc tocca a te. Beatrice e Gavino sono tuoi, al piano 5. Che cosa giochi?</translation>
    </message>
    <message>
        <source>Now nobody can say No. Your turn: Beatrice to the throne, and crowned! 20 instead of 15.</source>
        <comment>p2.right</comment>
        <translation>Ora nessuno può rifiutare. Tocca a te: Beatrice sul trono, e incoronata! 20 invece di 15.</translation>
    </message>
    <message>
        <source>Then Natale is King, and you have 15. What is your last No for, if not for this?</source>
        <comment>p2.wrong</comment>
        <translation>Così Natale è Re, e tu hai 15. A che serve l’ultimo No, se non a questo?</translation>
    </message>
    <message>
        <source>Marco proposes Ernesto. He is not yours. Luc moves only his own, and rejects all others.</source>
        <comment>p3.story</comment>
        <translation>Marco propone Ernesto. Non è tuo. Luc muove solo i suoi e rifiuta tutti gli altri.</translation>
    </message>
    <message>
        <source>Luc placed or moved Alighiero, Clemente, Merlino, Dario, Leonardo, Odessa. What do you play?</source>
        <comment>p3.facts</comment>
        <translation>Luc ha piazzato o mosso Alighiero, Clemente, Merlino, Dario, Leonardo, Odessa. Che cosa giochi?</translation>
    </message>
    <message>
        <source>That makes six: his whole card. Ernesto is not on it, so Luc pays. You keep three No.</source>
        <comment>p3.right</comment>
        <translation>Sono sei: tutta la sua carta. Ernesto non c’è, paga Luc. Tu tieni tre No.</translation>
    </message>
    <message>
        <source>It works, but Luc plays a No too. Count his six names: you could have saved yours.</source>
        <comment>p3.wrong</comment>
        <translation>Funziona, ma anche Luc gioca No. Conta i suoi sei nomi: il tuo potevi tenerlo.</translation>
    </message>
    <message>
        <source>You want King Gavino. Only you and Luc still have a No, one each.</source>
        <comment>p4.story</comment>
        <translation>Vuoi Gavino Re. Solo tu e Luc avete ancora un No, uno a testa.</translation>
    </message>
    <message>
        <source>Luc’s six are known: no Gavino, no Piero. He rejects all but his own. What do you do?</source>
        <comment>p4.facts</comment>
        <translation>I sei di Luc si conoscono: né Gavino né Piero. Rifiuta tutti gli altri. Che fai?</translation>
    </message>
    <message>
        <source>Piero to the throne</source>
        <comment>p4.a</comment>
        <translation>Piero sul trono</translation>
    </message>
    <message>
        <source>Gavino to the throne</source>
        <comment>p4.b</comment>
        <translation>Gavino sul trono</translation>
    </message>
    <message>
        <source>Irina to floor 4</source>
        <comment>p4.c</comment>
        <translation>Irina al piano 4</translation>
    </message>
    <message>
        <source>Piero eats Luc’s last No. Now nobody can stop Gavino, and you still hold yours.</source>
        <comment>p4.right</comment>
        <translation>Piero si mangia l’ultimo No di Luc. Nessuno ferma più Gavino, e il tuo No resta.</translation>
    </message>
    <message>
        <source>Luc plays his last No, and Gavino is gone. Somebody else must take that No.</source>
        <comment>p4.wrong.b</comment>
        <translation>Luc gioca l’ultimo No e Gavino è eliminato. Quel No deve prenderselo un altro.</translation>
    </message>
    <message>
        <source>One point, but then somebody may send Gavino up, and Luc says No. Lure that No out first.</source>
        <comment>p4.wrong.c</comment>
        <translation>Un punto, ma un altro può mandare su Gavino, e Luc rifiuta. Prima fagli spendere quel No.</translation>
    </message>
    <message>
        <source>Luc says No to anyone you send up, and Yes to the others’ candidates. He has one No left.</source>
        <comment>p5.story</comment>
        <translation>Luc rifiuta chiunque mandi tu, e dice Sì ai candidati degli altri. Ha ancora un No.</translation>
    </message>
    <message>
        <source>Marco moves Gavino up whenever he can. Gavino is yours too, on floor 5. Marco is next. What now?</source>
        <comment>p5.facts</comment>
        <translation>Marco fa salire Gavino appena può. Gavino è anche tuo, al piano 5. Dopo tocca a Marco. Che fai?</translation>
    </message>
    <message>
        <source>Irina to floor 3</source>
        <comment>p5.a</comment>
        <translation>Irina al piano 3</translation>
    </message>
    <message>
        <source>Gavino to the throne</source>
        <comment>p5.b</comment>
        <translation>Gavino sul trono</translation>
    </message>
    <message>
        <source>Natale to floor 4</source>
        <comment>p5.c</comment>
        <translation>Natale al piano 4</translation>
    </message>
    <message>
        <source>Marco sends Gavino up, Luc says Yes: King Gavino. And Irina gave you one more: 23.</source>
        <comment>p5.right</comment>
        <translation>Marco manda su Gavino, Luc dice Sì: Re Gavino. E Irina aggiunge un punto: 23.</translation>
    </message>
    <message>
        <source>Luc accepts nobody from you. Let Marco send Gavino up.</source>
        <comment>p5.wrong.b</comment>
        <translation>Da te Luc non accetta nessuno. Lascia che ci pensi Marco.</translation>
    </message>
    <message>
        <source>Waiting is a good idea. But use the move for one of your own: one point more.</source>
        <comment>p5.wrong.c</comment>
        <translation>Aspettare è una buona idea. Ma usa la mossa per uno dei tuoi: un punto in più.</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>ui.next</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>ui.back</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>ui.show</comment>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <comment>ui.leave</comment>
        <translation>Esci dalla lezione</translation>
    </message>
    <message>
        <source>Leave the lesson? You will find it again under Help, Learn to play.</source>
        <comment>ui.leave.ask</comment>
        <translation>Uscire dalla lezione? La ritrovi in Aiuto, Impara a giocare.</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <comment>ui.resume</comment>
        <translation>Riprendi la lezione</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>ui.again</comment>
        <translation>Da capo</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <comment>ui.step</comment>
        <translation>Passo {number} di {count}</translation>
    </message>
    <message>
        <source>Now the others play. Watch.</source>
        <comment>ui.wait</comment>
        <translation>Ora giocano gli altri. Guarda.</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <comment>ui.play</comment>
        <translation>Gioca una partita vera</translation>
    </message>
    <message>
        <source>More lessons</source>
        <comment>ui.lessons</comment>
        <translation>Altre lezioni</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <comment>ui.puzzles</comment>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>The castle cat</source>
        <comment>ui.coach</comment>
        <translation>Il gatto del castello</translation>
    </message>
    <message>
        <source>A lesson is never saved and changes nothing in your games.</source>
        <comment>ui.not.saved</comment>
        <translation>Una lezione non viene salvata e non cambia nulla nelle tue partite.</translation>
    </message>
    <message>
        <source>Your game is waiting. It goes on after the lesson.</source>
        <comment>ui.paused</comment>
        <translation>La tua partita aspetta. Riprende dopo la lezione.</translation>
    </message>
    <message>
        <source>First time? Play a guided round</source>
        <comment>home.first</comment>
        <translation>Prima volta? Gioca una manche guidata</translation>
    </message>
    <message>
        <source>About five minutes, no rulebook needed</source>
        <comment>home.first.sub</comment>
        <translation>Circa cinque minuti, senza regolamento</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>home.first.start</comment>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>We know the game</source>
        <comment>home.first.no</comment>
        <translation>Lo conosciamo già</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <comment>home.learn</comment>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>The salon: people on display. At stops with a person you take one into your circle, and whoever acts first chooses first.</source>
        <comment>vg.salon</comment>
        <translation>Il salotto: i personaggi da vincere. Una casella con un personaggio ne porta uno nella tua cerchia; chi arriva prima sceglie prima.</translation>
    </message>
    <message>
        <source>A 1 fits there too. But begin with Krieau, the first stop of the street.</source>
        <comment>vg.krieau.one</comment>
        <translation>Anche lì va bene un 1. Ma comincia da Krieau, la prima casella della strada.</translation>
    </message>
    <message>
        <source>Taken: Amélie’s die lies there. A stop is for one player.</source>
        <comment>vg.taken.done</comment>
        <translation>Occupata: c’è il dado di Amélie. Una casella è per un solo giocatore.</translation>
    </message>
    <message>
        <source>Three points, not bad. But Extra influence gives you two crowns: Belvedere brings four points.</source>
        <comment>vc.white.schoenbrunn</comment>
        <translation>Tre punti, niente male. Ma con l’Influenza hai due corone: il Belvedere porta quattro punti.</translation>
    </message>
    <message>
        <source>Heuriger wants a pair too, but would bring you one point. Coins are worth more today.</source>
        <comment>ve.pair.heuriger</comment>
        <translation>Anche lo Heuriger vuole un doppio, ma ti porterebbe un punto. Oggi le monete valgono di più.</translation>
    </message>
    <message>
        <source>A new throw costs a coin too, and nobody knows what falls. Turning is certain.</source>
        <comment>vg.turn.reroll</comment>
        <translation>Anche rilanciare costa una moneta, e chissà che cosa esce. Girare è sicuro.</translation>
    </message>
    <message>
        <source>Heuriger wants two alike: the Joker makes your 1 a 5. It brings a point for each special card.</source>
        <comment>vc.pair</comment>
        <translation>Lo Heuriger vuole un doppio: il Jolly fa del tuo 1 un 5. Porta un punto per ogni carta speciale.</translation>
    </message>
    <message>
        <source>A good idea: there are people there too. But take Parlament, right after Heldenplatz.</source>
        <comment>vg.parliament.albertina</comment>
        <translation>Buona idea: anche lì c’è un personaggio. Ma prendi Parlament, subito dopo Heldenplatz.</translation>
    </message>
    <message>
        <source>Crowns: as many as both, 2 points. One of the symbols brings 4.</source>
        <comment>ve.symbol.crown</comment>
        <translation>Le corone: quante gli altri due, 2 punti. Uno dei simboli ne porta 4.</translation>
    </message>
    <message>
        <source>Down works too. But here up is better: a 5.</source>
        <comment>vg.turn.down</comment>
        <translation>Si può anche in giù. Ma qui è meglio in su: un 5.</translation>
    </message>
    <message>
        <source>Naschmarkt takes your 3 and will bring two coins. Go there before you drive further.</source>
        <comment>vg.market</comment>
        <translation>Naschmarkt vuole un 3 e porterà due monete. Vacci prima di andare più lontano.</translation>
    </message>
    <message>
        <source>A 1, a 3 and three 4s. They stay as they fell until you place them.</source>
        <comment>vg.dice</comment>
        <translation>Un 1, un 3 e tre 4. Restano come sono caduti finché non li metti.</translation>
    </message>
    <message>
        <source>Wait: first your last two dice should make a 9. Turn one 4 into a 5.</source>
        <comment>vg.turn.other</comment>
        <translation>Aspetta: prima i tuoi ultimi due dadi devono fare 9. Gira un 4 in un 5.</translation>
    </message>
    <message>
        <source>And Schönbrunn: Marco has 28. The game will end, but only when all stops are done.</source>
        <comment>ve.schoenbrunn</comment>
        <translation>E Schönbrunn: Marco ha 28 punti. La partita finirà, ma solo dopo l’ultima casella.</translation>
    </message>
    <message>
        <source>Both 2s together: Tiergarten.</source>
        <comment>ve.pair.other</comment>
        <translation>I due 2 insieme: Tiergarten.</translation>
    </message>
    <message>
        <source>Not yet. Take the white die and your 6 together, for Belvedere.</source>
        <comment>vc.white.other</comment>
        <translation>Non ancora. Prendi insieme il dado bianco e il tuo 6, per il Belvedere.</translation>
    </message>
    <message>
        <source>Now you: throw your five dice!</source>
        <comment>vg.throw</comment>
        <translation>Ora tu: lancia i tuoi cinque dadi!</translation>
    </message>
    <message>
        <source>He would be in somebody’s way there too. But two 6s fit Tiergarten, and the coins are yours.</source>
        <comment>vg.gendarme.other</comment>
        <translation>Darebbe fastidio anche lì. Ma due 6 vanno al Tiergarten, e le monete sono le tue.</translation>
    </message>
    <message>
        <source>First an ordinary turn: your 2 on Oper.</source>
        <comment>vc.oper</comment>
        <translation>Prima un turno normale: il tuo 2 su Oper.</translation>
    </message>
    <message>
        <source>5 and 6 are 11: Gloriette. For a coin you will compare there whatever symbol you like.</source>
        <comment>ve.gloriette</comment>
        <translation>5 e 6 fanno 11: Gloriette. Per una moneta ci confronterai il simbolo che vuoi.</translation>
    </message>
    <message>
        <source>Parlament takes a 4 as well: for a coin, somebody from the salon will join your circle.</source>
        <comment>vg.parliament</comment>
        <translation>Anche Parlament vuole un 4: per una moneta, qualcuno del salotto entrerà nella tua cerchia.</translation>
    </message>
    <message>
        <source>Rathaus: three struck coins are paid first. Marco has them, and gets 4 points: 25.</source>
        <comment>ve.rathaus</comment>
        <translation>Rathaus: prima si pagano le tre monete barrate. Marco le ha, e riceve 4 punti: 25.</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>home.kept.no</comment>
        <translation>Non adesso</translation>
    </message>
    <message>
        <source>Café Central costs nothing. But Marco comes later and gets whoever is left.</source>
        <comment>vg.eval.central</comment>
        <translation>Il Café Central è gratis. Ma Marco arriva dopo e prende chi è rimasto.</translation>
    </message>
    <message>
        <source>You win! With one coin from each, Marco would have won.</source>
        <comment>ve.end</comment>
        <translation>Hai vinto! Con una moneta a testa avrebbe vinto Marco.</translation>
    </message>
    <message>
        <source>That one lacks a symbol. Take the card with citizen, cross and crown.</source>
        <comment>vg.start.other</comment>
        <translation>Le manca un simbolo. Prendi la carta con cittadino, croce e corona.</translation>
    </message>
    <message>
        <source>Gloriette is yours. Of which symbol do you have more than Marco and more than Amélie? Choose it.</source>
        <comment>ve.symbol</comment>
        <translation>Gloriette è tua. Di quale simbolo hai più di Marco e più di Amélie? Scegli quello.</translation>
    </message>
    <message>
        <source>A citizen and a cross more in your circle. That makes two crosses.</source>
        <comment>vg.eval.take</comment>
        <translation>Un cittadino e una croce in più nella tua cerchia. Adesso hai due croci.</translation>
    </message>
    <message>
        <source>Amélie put a 4 on Heldenplatz. One or two dice a turn, then it is the next player’s turn.</source>
        <comment>vg.amelie</comment>
        <translation>Amélie ha messo un 4 su Heldenplatz. Uno o due dadi per turno, poi tocca al prossimo.</translation>
    </message>
    <message>
        <source>So it goes on until somebody has 25 points. At the end three coins are worth one more. Shall we go on?</source>
        <comment>vg.end</comment>
        <translation>Si va avanti finché qualcuno ha 25 punti. Alla fine tre monete ne valgono uno. Continuiamo?</translation>
    </message>
    <message>
        <source>A point is good as well. But soon you will need a coin: take it.</source>
        <comment>vg.gain.point</comment>
        <translation>Anche un punto va bene. Ma presto ti servirà una moneta: prendila.</translation>
    </message>
    <message>
        <source>Two crowns, one of them by Extra influence: more than Marco, 3 points, and as many as Amélie, 1 point.</source>
        <comment>vc.crowns</comment>
        <translation>Due corone, una grazie all’Influenza: più di Marco, 3 punti, e quante Amélie, 1 punto.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <comment>t.vend</comment>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>Three coins, a citizen, a cross and a crown. Now the others choose.</source>
        <comment>vg.start.done</comment>
        <translation>Tre monete, un cittadino, una croce e una corona. Ora scelgono gli altri.</translation>
    </message>
    <message>
        <source>Marco has the watch and begins. He threw all his dice and put a 2 on Oper.</source>
        <comment>vg.marco</comment>
        <translation>Marco ha l’orologio e comincia. Ha lanciato tutti i dadi e messo un 2 su Oper.</translation>
    </message>
    <message>
        <source>Possible. But two coins for a single die are hard to beat: Naschmarkt!</source>
        <comment>vg.market.other</comment>
        <translation>Si può. Ma due monete per un dado solo non sono poche: Naschmarkt!</translation>
    </message>
    <message>
        <source>Your two crosses beat Marco’s one and Amélie’s one: 2 points and a coin each time. Four points!</source>
        <comment>vg.eval.dom</comment>
        <translation>Le tue due croci battono quella di Marco e quella di Amélie: 2 punti e 1 moneta ogni volta. Quattro punti!</translation>
    </message>
    <message>
        <source>8 points for you, and you lead. That is what the red cards can do.</source>
        <comment>vc.end</comment>
        <translation>8 punti, e sei in testa. Ecco che cosa possono fare le carte rosse.</translation>
    </message>
    <message>
        <source>Hello! The castle cat, on holiday in Vienna. Let us drive through the town for one round.</source>
        <comment>vg.hello</comment>
        <translation>Ciao! Il gatto del castello, in vacanza a Vienna. Facciamo insieme una manche in carrozza.</translation>
    </message>
    <message>
        <source>On the stop it goes on showing its 1.</source>
        <comment>vc.joker.done</comment>
        <translation>Sulla casella continua a mostrare il suo 1.</translation>
    </message>
    <message>
        <source>Two 4s are left. For a coin you may turn a die by one: make one of them a 5.</source>
        <comment>vg.turn</comment>
        <translation>Ti restano due 4. Per una moneta giri un dado di uno: fanne diventare uno un 5.</translation>
    </message>
    <message>
        <source>Each stop has its numbers. Krieau, where the street begins, takes a 1: choose the die, then the stop.</source>
        <comment>vg.krieau</comment>
        <translation>Ogni casella ha i suoi numeri. Krieau, dove comincia la strada, vuole un 1: scegli il dado, poi la casella.</translation>
    </message>
    <message>
        <source>The round is over: 4 points for you, 2 for Marco, 1 for Amélie. And you have six coins.</source>
        <comment>vg.eval.end</comment>
        <translation>La manche è finita: 4 punti a te, 2 a Marco, 1 ad Amélie. E tu hai sei monete.</translation>
    </message>
    <message>
        <source>Then Marco would keep three coins, and they are his 29th point. Take his.</source>
        <comment>ve.steal.amelie</comment>
        <translation>A Marco resterebbero tre monete: il suo 29° punto. Prendi le sue.</translation>
    </message>
    <message>
        <source>The extra die is the white one: you throw six dice now.</source>
        <comment>vc.throw</comment>
        <translation>Il dado supplementare è quello bianco: adesso lanci sei dadi.</translation>
    </message>
    <message>
        <source>Amélie’s last die is in the Geheimbund: it takes any die and pays a coin at once.</source>
        <comment>vg.secret</comment>
        <translation>L’ultimo dado di Amélie è nel Geheimbund: accetta ogni dado e paga subito una moneta.</translation>
    </message>
    <message>
        <source>That would cost a coin, and these dice are good. Keep them as they are.</source>
        <comment>vg.change</comment>
        <translation>Costerebbe una moneta, e questi dadi vanno bene. Tienili così.</translation>
    </message>
    <message>
        <source>Parlament: a coin for a character. Soon Stephansdom will count crosses. Whom do you take?</source>
        <comment>vg.take</comment>
        <translation>Parlament: una moneta per un personaggio. Tra poco Stephansdom conterà le croci. Chi prendi?</translation>
    </message>
    <message>
        <source>You may keep it for later in the round. But Naschmarkt is still free: use it now.</source>
        <comment>vc.double.end</comment>
        <translation>Puoi tenerlo per dopo. Ma Naschmarkt è ancora libero: usalo adesso.</translation>
    </message>
    <message>
        <source>You have six coins, Marco none. Now for the last count.</source>
        <comment>ve.coins</comment>
        <translation>Tu hai sei monete, Marco nessuna. E ora l’ultimo conteggio.</translation>
    </message>
    <message>
        <source>You have won four special cards, the red ones. They stay yours until an evaluation gives them to another.</source>
        <comment>vc.hello</comment>
        <translation>Hai vinto quattro carte speciali, quelle rosse. Sono tue finché una valutazione non le dà a un altro.</translation>
    </message>
    <message>
        <source>All dice are placed. Only now the stops act, one after the other. Oper: a point for Marco.</source>
        <comment>vg.eval</comment>
        <translation>Tutti i dadi sono messi. Solo ora le caselle agiscono, una dopo l’altra. Oper: un punto per Marco.</translation>
    </message>
    <message>
        <source>Tiergarten: up to three coins from one, or one from each. At the end three coins are a point. Whose?</source>
        <comment>ve.steal</comment>
        <translation>Tiergarten: fino a tre monete da uno, o una a testa. Alla fine tre monete sono un punto. A chi?</translation>
    </message>
    <message>
        <source>Everybody’s dice lie open. Amélie still has two 6s: remember them.</source>
        <comment>vg.open</comment>
        <translation>I dadi di tutti sono scoperti. Amélie ha ancora due 6: tienili a mente.</translation>
    </message>
    <message>
        <source>Now a 4. Try to put it on Heldenplatz, and see what happens.</source>
        <comment>vg.taken</comment>
        <translation>Ora un 4. Prova a metterlo su Heldenplatz, e guarda che cosa succede.</translation>
    </message>
    <message>
        <source>Vienna: a guided round</source>
        <comment>t.vguided</comment>
        <translation>Vienna: una manche guidata</translation>
    </message>
    <message>
        <source>Two crowns! Fine at Belvedere. But you are on the way to Stephansdom: take the cross.</source>
        <comment>vg.take.crowns</comment>
        <translation>Due corone! Ottimo al Belvedere. Ma tu vai a Stephansdom: prendi la croce.</translation>
    </message>
    <message>
        <source>25, and 1 because you have more citizens than both neighbours, and 2 for six coins: 28.</source>
        <comment>ve.count</comment>
        <translation>25, più 1 perché hai più cittadini di entrambi i vicini, più 2 per sei monete: 28.</translation>
    </message>
    <message>
        <source>Two dice count together: 4 and 5 are 9. Choose both, and off to Stephansdom!</source>
        <comment>vg.dom</comment>
        <translation>Due dadi si sommano: 4 e 5 fanno 9. Sceglili tutti e due, e via a Stephansdom!</translation>
    </message>
    <message>
        <source>Nobody else has a citizen: twice 2 points. You have 25 now.</source>
        <comment>ve.citizens</comment>
        <translation>Nessun altro ha un cittadino: due volte 2 punti. Ora hai 25 punti.</translation>
    </message>
    <message>
        <source>Where he stands nobody gets in. With two 6s Amélie could take your coins at Tiergarten: send him there.</source>
        <comment>vg.gendarme</comment>
        <translation>Dove sta lui non entra nessuno. Con due 6 Amélie potrebbe prenderti monete al Tiergarten: mandalo lì.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <comment>t.vcards</comment>
        <translation>Le carte speciali</translation>
    </message>
    <message>
        <source>Now the Double turn: once a round, a second turn right after yours, before others take the good stops.</source>
        <comment>vc.double</comment>
        <translation>Ecco il Doppio turno: una volta per manche, un secondo turno subito, prima che altri occupino le caselle buone.</translation>
    </message>
    <message>
        <source>Then Naschmarkt would lie behind you, and the way back costs a coin. First the 3.</source>
        <comment>vg.market.far</comment>
        <translation>Naschmarkt resterebbe dietro di te, e tornarci costa una moneta. Prima il 3.</translation>
    </message>
    <message>
        <source>Keep two 4s for later: there is something better for them.</source>
        <comment>vg.parliament.two</comment>
        <translation>Tieni due 4 per dopo: c’è qualcosa di meglio per loro.</translation>
    </message>
    <message>
        <source>Stadtpark gives Amélie the watch: she will begin the next round.</source>
        <comment>vc.watch</comment>
        <translation>Stadtpark dà l’orologio ad Amélie: comincerà lei la prossima manche.</translation>
    </message>
    <message>
        <source>4 and 4 are 8: two points. But with a 5 there is more to be had.</source>
        <comment>vg.turn.riding</comment>
        <translation>4 e 4 fanno 8: due punti. Ma con un 5 c’è di meglio.</translation>
    </message>
    <message>
        <source>Four coins are tempting, but one symbol is not much. Take the card with all three.</source>
        <comment>vg.start.coins</comment>
        <translation>Quattro monete fanno gola, ma un simbolo solo è poco. Prendi la carta che li ha tutti e tre.</translation>
    </message>
    <message>
        <source>Crosses: more than Marco, as many as Amélie, 3 points. One of the symbols brings 4.</source>
        <comment>ve.symbol.cross</comment>
        <translation>Le croci: più di Marco, quante Amélie, 3 punti. Uno dei simboli ne porta 4.</translation>
    </message>
    <message>
        <source>Both together are worth more: they fit Stephansdom.</source>
        <comment>vg.dom.other</comment>
        <translation>Tutti e due insieme valgono di più: vanno a Stephansdom.</translation>
    </message>
    <message>
        <source>You need four points, and Gloriette can bring them: the 5 and the 6 together.</source>
        <comment>ve.gloriette.other</comment>
        <translation>Ti servono quattro punti, e Gloriette può portarli: il 5 e il 6 insieme.</translation>
    </message>
    <message>
        <source>The white die goes with one of yours: 4 and 6 are 10, for Belvedere. There your crowns count.</source>
        <comment>vc.white</comment>
        <translation>Il dado bianco si mette con uno dei tuoi: 4 e 6 fanno 10, per il Belvedere. Lì contano le tue corone.</translation>
    </message>
    <message>
        <source>Marco has 28 as well! Then special cards decide: you have one, Marco has none. After that coins would.</source>
        <comment>ve.tie</comment>
        <translation>Anche Marco ha 28! Decidono le carte speciali: tu ne hai una, Marco nessuna. Poi deciderebbero le monete.</translation>
    </message>
    <message>
        <source>Then your carriage would be past Krieau, and it only drives on. First the 1.</source>
        <comment>vg.krieau.other</comment>
        <translation>La tua carrozza avrebbe già superato Krieau, e va solo avanti. Prima l’1.</translation>
    </message>
    <message>
        <source>With the Joker your 1s are any number. Naschmarkt wants a 3: put a 1 there.</source>
        <comment>vc.joker</comment>
        <translation>Con il Jolly i tuoi 1 sono il numero che vuoi. Naschmarkt vuole un 3: metti lì un 1.</translation>
    </message>
    <message>
        <source>Count: six coins will be two points for you. Take three, from Marco.</source>
        <comment>ve.steal.other</comment>
        <translation>Conta: sei monete saranno due punti per te. Prendine tre a Marco.</translation>
    </message>
    <message>
        <source>Extra influence counts like a character: one citizen, one cross and one crown more in your circle.</source>
        <comment>vc.influence</comment>
        <translation>L’Influenza supplementare conta come un personaggio: un cittadino, una croce e una corona in più.</translation>
    </message>
    <message>
        <source>Pestsäule compares citizens with both neighbours. Marco has as many as Amélie: one point.</source>
        <comment>vg.eval.pest</comment>
        <translation>Pestsäule confronta i cittadini con i due vicini. Marco ne ha quanti Amélie: un punto.</translation>
    </message>
    <message>
        <source>Four coins now. The others drive on.</source>
        <comment>vg.gain.done</comment>
        <translation>Ora hai quattro monete. Gli altri vanno avanti.</translation>
    </message>
    <message>
        <source>There is a better end to this drive: both dice on Heuriger.</source>
        <comment>vc.pair.other</comment>
        <translation>C’è una fine migliore per questo giro: tutti e due i dadi sullo Heuriger.</translation>
    </message>
    <message>
        <source>Heuriger counts the cards that you have now: three, so three points. On the way they may change hands!</source>
        <comment>vc.heuriger</comment>
        <translation>Lo Heuriger conta le carte che hai adesso: tre, quindi tre punti. Per strada possono cambiare padrone!</translation>
    </message>
    <message>
        <source>Your two 2s fit there. But then Gloriette would lie behind you: go there first.</source>
        <comment>ve.gloriette.pair</comment>
        <translation>I tuoi due 2 ci vanno. Ma Gloriette resterebbe dietro di te: prima lì.</translation>
    </message>
    <message>
        <source>A carriage stands at the foremost dice of its player. It drives on; the way back costs a coin.</source>
        <comment>vg.carriage</comment>
        <translation>Ogni carrozza sta al dado più avanzato del suo giocatore. Va avanti; tornare indietro costa una moneta.</translation>
    </message>
    <message>
        <source>And Krieau pays: a coin or a point. Take the coin: coins change dice.</source>
        <comment>vg.gain</comment>
        <translation>E Krieau paga: una moneta o un punto. Prendi la moneta: con le monete si cambiano i dadi.</translation>
    </message>
    <message>
        <source>A lesson is waiting: {lesson}</source>
        <comment>home.kept</comment>
        <translation>Una lezione ti aspetta: {lesson}</translation>
    </message>
    <message>
        <source>Not now. One of your 4s takes you to Parlament.</source>
        <comment>vg.parliament.other</comment>
        <translation>Non ora. Uno dei tuoi 4 ti porta a Parlament.</translation>
    </message>
    <message>
        <source>Two dice alike: Tiergarten. There you take coins from others.</source>
        <comment>ve.pair</comment>
        <translation>Due dadi uguali: Tiergarten. Lì prendi monete agli altri.</translation>
    </message>
    <message>
        <source>Later. Oper lies near the beginning of the street: go there first.</source>
        <comment>vc.oper.other</comment>
        <translation>Dopo. Oper è quasi all’inizio della strada: vacci prima.</translation>
    </message>
    <message>
        <source>Marco stopped at Café Landtmann: he takes the Joker from you. Three cards are left.</source>
        <comment>vc.lost</comment>
        <translation>Marco si è fermato al Café Landtmann: ti prende il Jolly. Ti restano tre carte.</translation>
    </message>
    <message>
        <source>Naschmarkt is yours: two coins. And the die comes home.</source>
        <comment>vg.eval.market</comment>
        <translation>Naschmarkt è tuo: due monete. E il dado torna a casa.</translation>
    </message>
    <message>
        <source>That works too. But two coins for a 1 that counts as a 3: Naschmarkt!</source>
        <comment>vc.joker.other</comment>
        <translation>Anche così va bene. Ma due monete per un 1 che conta come un 3: Naschmarkt!</translation>
    </message>
    <message>
        <source>A game near its end: everybody stands on 21. Whoever has 25 after an evaluation ends it.</source>
        <comment>ve.hello</comment>
        <translation>La partita volge al termine: tutti hanno 21 punti. Appena qualcuno ne ha 25 dopo una valutazione, finisce.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>home.kept.start</comment>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Gavino, yes, but on floor 3: high enough, and it gives nothing away.</source>
        <comment>g.place1.floor</comment>
        <translation>Gavino sì, ma al piano 3: abbastanza in alto, e non tradisce niente.</translation>
    </message>
    <message>
        <source>What did you miss? This slip tells you.[ {happened_key} shows it again.]</source>
        <comment>c.happened</comment>
        <translation>Che cosa ti è sfuggito? Te lo dice questo foglietto.[ {happened_key} lo mostra di nuovo.]</translation>
    </message>
    <message>
        <source>Somebody walking past? [Press {cover_key}, and your card turns over|Click your card, and it turns over]. Try it.</source>
        <comment>c.cover</comment>
        <translation>Passa qualcuno? [Premi {cover_key}|Clicca sulla carta] e la carta si gira. Prova.</translation>
    </message>
    <message>
        <source>Hidden. [Press {cover_key}|Click it] again to see it.</source>
        <comment>c.cover.done</comment>
        <translation>Nascosta. [Premi ancora {cover_key}|Clicca ancora] e torna.</translation>
    </message>
    <message>
        <source>Beatrice on the throne! Now the others say what they think of her.</source>
        <comment>g.move3.done</comment>
        <translation>Beatrice sul trono! Vediamo che cosa ne pensano gli altri.</translation>
    </message>
    <message>
        <source>Now Marco moves Gavino up, and you have never moved him up yourself. Two others want him!</source>
        <comment>g.see.marco</comment>
        <translation>E ora Marco fa salire Gavino, che tu non hai mai fatto salire. Lo vogliono altri due!</translation>
    </message>
    <message>
        <source>Only you and Amélie moved her up. Which one did both Amélie and Marco move up?</source>
        <comment>g.move5.odessa</comment>
        <translation>Solo tu e Amélie l’avete fatta salire. Quale personaggio è salito grazie ad Amélie e anche grazie a Marco?</translation>
    </message>
    <message>
        <source>Before we see everybody’s favourites: which of the three does not have Gavino?</source>
        <comment>g.guess</comment>
        <translation>Prima di vedere i favoriti di tutti: chi dei tre non ha Gavino sulla sua carta?</translation>
    </message>
    <message>
        <source>Beatrice was eliminated: 0. Among the Nobles she would have brought 5, as Queen 10.</source>
        <comment>g.count.beatrice</comment>
        <translation>Beatrice, eliminata: 0. Tra i Nobili avrebbe portato 5, e 10 da Regina.</translation>
    </message>
    <message>
        <source>The whole game in five minutes: place, climb, vote, count</source>
        <comment>about.guided</comment>
        <translation>Tutta la partita in cinque minuti: piazzare, salire, votare, contare</translation>
    </message>
    <message>
        <source>Share a screen, and keep your favourites secret</source>
        <comment>about.curtain</comment>
        <translation>Uno schermo per tutti, e favoriti che restano segreti</translation>
    </message>
    <message>
        <source>In the third round, exactly 0 points turn into 33</source>
        <comment>about.33</comment>
        <translation>Alla terza manche, 0 punti esatti diventano 33</translation>
    </message>
    <message>
        <source>Only one No is left: who is certain of a Yes?</source>
        <comment>about.p1</comment>
        <translation>Resta un solo No: chi è sicuro di un Sì?</translation>
    </message>
    <message>
        <source>The last No at the table is yours</source>
        <comment>about.p2</comment>
        <translation>L’ultimo No del tavolo è il tuo</translation>
    </message>
    <message>
        <source>Will somebody else play the No?</source>
        <comment>about.p3</comment>
        <translation>Lo giocherà un altro, il No?</translation>
    </message>
    <message>
        <source>One No still stands in King Gavino’s way</source>
        <comment>about.p4</comment>
        <translation>Un No sbarra ancora la strada a Re Gavino</translation>
    </message>
    <message>
        <source>He accepts nobody from you: what now?</source>
        <comment>about.p5</comment>
        <translation>Da te non accetta nessuno: che fare?</translation>
    </message>
    <message>
        <source>Begin here: these rules are in every game of 2024</source>
        <comment>about.new</comment>
        <translation>Comincia da qui: sono le regole di ogni partita del 2024</translation>
    </message>
    <message>
        <source>The crowned Jester turns all points upside down</source>
        <comment>about.jester</comment>
        <translation>Se è incoronato, il Giullare inverte tutti i punti</translation>
    </message>
    <message>
        <source>A second coronation, with all favourites open</source>
        <comment>about.wedding</comment>
        <translation>Una seconda incoronazione, con tutti i favoriti scoperti</translation>
    </message>
    <message>
        <source>The Empire votes too, and can win</source>
        <comment>about.emissary</comment>
        <translation>Anche l’Impero vota, e può vincere</translation>
    </message>
    <message>
        <source>A secret wish brings points, a black seal takes some away</source>
        <comment>about.ambition</comment>
        <translation>Un desiderio segreto porta punti, un sigillo nero ne toglie</translation>
    </message>
    <message>
        <source>Two persons a team: the lower score counts</source>
        <comment>about.teams</comment>
        <translation>Due per squadra: conta il punteggio più basso</translation>
    </message>
    <message>
        <source>Dice, carriages and stops: one round in ten minutes</source>
        <comment>about.vguided</comment>
        <translation>Dadi, carrozze e caselle: una manche in dieci minuti</translation>
    </message>
    <message>
        <source>What the red cards can do</source>
        <comment>about.vcards</comment>
        <translation>Che cosa sanno fare le carte rosse</translation>
    </message>
    <message>
        <source>25 points, the last count, and a tie</source>
        <comment>about.vend</comment>
        <translation>25 punti, l’ultimo conteggio e un pareggio</translation>
    </message>
    <message>
        <source>begun: go on where you left it</source>
        <comment>ui.waiting</comment>
        <translation>cominciata: riprendi da dove eri</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <comment>ui.go.on</comment>
        <translation>Riprendi: {lesson}</translation>
    </message>
    <message>
        <source>At the end a favourite brings the number of its floor, 0 to 5. The throne is number 6, but a King brings 10!</source>
        <comment>g.values</comment>
        <translation>Alla fine un favorito porta il numero del suo piano, da 0 a 5. Il trono è il 6, ma un Re porta 10!</translation>
    </message>
    <message>
        <source>And that is how it went.</source>
        <comment>ui.solved</comment>
        <translation>Ed ecco com’è andata.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <comment>ui.next.puzzle</comment>
        <translation>Prossimo rompicapo</translation>
    </message>
    <message>
        <source>You want points: 25 end the game. Dice take you to stops, which bring coins, people, special cards and points.</source>
        <comment>vg.aim</comment>
        <translation>Ti servono punti: con 25 la partita finisce. I dadi vanno sulle caselle, che portano monete, personaggi, carte e punti.</translation>
    </message>
    <message>
        <source>First a start card: coins for your purse, symbols for your circle, the people around you. Take the one with all three symbols.</source>
        <comment>vg.start</comment>
        <translation>Prima una carta di partenza: monete, e simboli per la tua cerchia, la gente intorno a te. Prendi quella con tutti e tre.</translation>
    </message>
    <message>
        <source>Beside each name: the coins, and the citizens, crosses and crowns of that player’s circle. Some stops compare these.</source>
        <comment>vg.circle</comment>
        <translation>Accanto a ogni nome: le monete, e cittadini, croci e corone della sua cerchia. Alcune caselle li confrontano.</translation>
    </message>
    <message>
        <source>A flash: this stop acts at once. The gendarme obeys you: choose where he stands.</source>
        <comment>vg.krieau.done</comment>
        <translation>Un fulmine: questa casella agisce subito. Il gendarme ti obbedisce: scegli dove sta.</translation>
    </message>
    <message>
        <source>The chronicle tells whom Luc has moved up. Gavino and Merlino are yours. Whom do you send to the throne?</source>
        <comment>p1.facts</comment>
        <translation>La cronaca dice chi ha fatto salire Luc. Gavino e Merlino sono tuoi. Chi mandi sul trono?</translation>
    </message>
    <message>
        <source>Amélie sits left of the crown, so she goes on: she moves Gavino up! Perhaps he is on her card too.</source>
        <comment>g.see.amelie</comment>
        <translation>Amélie siede a sinistra della corona: tocca a lei. Fa salire Gavino! Forse è anche suo.</translation>
    </message>
    <message>
        <source>Say Yes: the card comes back to you, and the bluff looks true.</source>
        <comment>g.vote3</comment>
        <translation>Di’ Sì: la carta ti torna in mano, e il bluff sembra vero.</translation>
    </message>
    <message>
        <source>Your turn! Amélie and Marco both moved up the same favourite of yours: send it to the throne! A click opens the chronicle, which knows whom.</source>
        <comment>g.move5</comment>
        <translation>Tocca a te! Amélie e Marco hanno fatto salire tutti e due uno dei tuoi favoriti: mandalo sul trono! Un clic apre la cronaca, che sa chi era.</translation>
    </message>
    <message>
        <source>Everybody places characters. Gavino is yours: drag him to floor 3, or click him, then the floor[{letter_key} (keys: G, then 3)].</source>
        <comment>g.place1</comment>
        <translation>Tutti piazzano dei personaggi. Gavino è tuo: trascinalo al piano 3, o clicca su di lui e poi sul piano[{letter_key} (tasti: G, poi 3)].</translation>
    </message>
    <message>
        <source>Now the Accession: each turn, one character climbs one floor. Irina has room above her: move her up.</source>
        <comment>g.move1</comment>
        <translation>La salita: a ogni turno un personaggio sale di un piano. Sopra Irina c’è posto: falla salire.</translation>
    </message>
    <message>
        <source>Marco sent Ernesto to the throne. Is he to be King? Everybody plays a card face down; then all are turned over, for all to see.</source>
        <comment>g.hall</comment>
        <translation>Marco ha mandato Ernesto sul trono. Sarà Re? Ognuno gioca una carta coperta, poi si girano tutte, davanti a tutti.</translation>
    </message>
    <message>
        <source>Your card lies face down. Once all have voted, all cards are turned over together.</source>
        <comment>g.vote1.done</comment>
        <translation>La tua carta è coperta. Quando tutti avranno votato, si gireranno tutte insieme.</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>Somebody else proposes one of yours. Perhaps you have a friend at the table.</source>
        <comment>tip.mine.on.throne</comment>
        <translation>Qualcun altro propone uno dei tuoi. Forse hai un amico al tavolo.</translation>
    </message>
    <message>
        <source>Full! Nobody can move up there until somebody leaves that floor.</source>
        <comment>tip.full</comment>
        <translation>Pieno! Non ci sale più nessuno finché qualcuno non lo lascia.</translation>
    </message>
    <message>
        <source>This is your last No. Once it is spent, you cannot say No again in this round.</source>
        <comment>tip.last.no</comment>
        <translation>È il tuo ultimo No. Poi in questa manche non potrai più dire No.</translation>
    </message>
    <message>
        <source>One No is enough to reject. A No is spent; your Yes always comes back.</source>
        <comment>tip.vote</comment>
        <translation>Basta un No per rifiutare. Il No è speso; il tuo Sì torna sempre.</translation>
    </message>
    <message>
        <source>“Watch again” shows every move and vote, with all cards open.</source>
        <comment>tip.replay</comment>
        <translation>«Rivedi» mostra ogni mossa e ogni voto, a carte scoperte.</translation>
    </message>
    <message>
        <source>This floor is full, so the WC beside it is open: one place, 0 points.</source>
        <comment>tip.wc</comment>
        <translation>Questo piano è pieno, quindi il bagno è aperto: un posto, 0 punti.</translation>
    </message>
    <message>
        <source>Last round: whoever scores exactly 0 points in it gets 33 instead.</source>
        <comment>tip.33</comment>
        <translation>Ultima manche: se fai esattamente 0 punti, ne ricevi 33.</translation>
    </message>
    <message>
        <source>A slip? You can take your move back until somebody else plays.</source>
        <comment>tip.undo</comment>
        <translation>Un errore? Puoi annullare finché nessun altro ha giocato.</translation>
    </message>
    <message>
        <source>Somebody else proposes one of yours. Perhaps you have a friend at the table.</source>
        <comment>tip.mine.on.throne.2024</comment>
        <translation>Qualcun altro propone uno dei tuoi. Forse hai un amico al tavolo.</translation>
    </message>
    <message>
        <source>This is your last No. Once it is spent, you cannot say No again in this round.</source>
        <comment>tip.last.no.2024</comment>
        <translation>È il tuo ultimo No. Poi in questa manche non potrai più dire No.</translation>
    </message>
    <message>
        <source>[{happened_key} shows|The menu shows] you again what has happened since your turn.</source>
        <comment>tip.happened</comment>
        <translation>[{happened_key}|Il menu] mostra di nuovo che cosa è successo dopo il tuo turno.</translation>
    </message>
    <message>
        <source>Stuck? The light bulb[ ({hint_key})] shows a good move and says why.</source>
        <comment>tip.hint</comment>
        <translation>In dubbio? La lampadina[ ({hint_key})] mostra una buona mossa e dice perché.</translation>
    </message>
    <message>
        <source>Somebody coming? [{cover_key} turns|A click turns] your card over.</source>
        <comment>tip.cover</comment>
        <translation>Arriva qualcuno? [Il tasto {cover_key}|Un clic] gira la tua carta.</translation>
    </message>
    <message>
        <source>A new secret goal, and all your No cards are back. Whoever sits left of the crown begins.</source>
        <comment>tip.new.round</comment>
        <translation>Un nuovo obiettivo segreto, e tutti i tuoi No sono tornati. Comincia chi siede a sinistra della corona.</translation>
    </message>
</context>
</TS>
