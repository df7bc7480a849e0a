<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Viva il Re!</source>
        <translation>À propos de Viva il Re!</translation>
    </message>
    <message>
        <source>Version {version}, Qt {qt}</source>
        <translation>Version {version}, Qt {qt}</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>Where things are kept</source>
        <translation>Où tout est rangé</translation>
    </message>
    <message>
        <source>The castle, the characters and the deck of secret goals are our own work.</source>
        <translation>Le château, les personnages et le jeu d’objectifs secrets sont de notre main.</translation>
    </message>
    <message>
        <source>Fonts: Almendra, Alegreya Sans and Caprasimo, SIL Open Font License 1.1.</source>
        <translation>Polices&#xa0;: Almendra, Alegreya Sans et Caprasimo, SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Everything else in this download, each with its licence: {file}</source>
        <translation>Tout le reste de ce téléchargement, chaque partie avec sa licence&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Settings: {file}</source>
        <translation>Réglages&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Games: {folder}</source>
        <translation>Parties&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>Reports of errors: {folder}</source>
        <translation>Rapports d’erreurs&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>A fan-made implementation for the family table, not a product of the publishers.</source>
        <translation>Une adaptation faite par des passionnés pour jouer en famille&#xa0;; ce n’est pas un produit des éditeurs.</translation>
    </message>
    <message>
        <source>Viva il Re!, King Me! (2003): Stefano Luperto, daVinci Editrice.</source>
        <translation>Viva il Re!, King Me! (2003)&#xa0;: Stefano Luperto, daVinci Editrice.</translation>
    </message>
    <message>
        <source>Vive le Roi! (2024): Stefano Luperto, Jean-Michel Maman and Andrés J. Voicu, Spiel-ou-Face.</source>
        <translation>Vive le Roi&#xa0;! (2024)&#xa0;: Stefano Luperto, Jean-Michel Maman et Andrés J. Voicu, Spiel-ou-Face.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>Vienna (2015): Johannes Schmidauer-König, Schmidt Spiele.</source>
        <translation>Vienna (2015)&#xa0;: Johannes Schmidauer-König, Schmidt Spiele.</translation>
    </message>
    <message>
        <source>Board of your printed game: {file}</source>
        <translation>Plateau de votre jeu imprimé&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Program, pictures and sounds: MIT licence. Qt and PySide6: LGPL, version 3.</source>
        <translation>Programme, images et sons&#xa0;: licence MIT. Qt et PySide6&#xa0;: LGPL, version 3.</translation>
    </message>
    <message>
        <source>appdirs: MIT. miniaudio: MIT. cffi: MIT-0.</source>
        <translation>appdirs&#xa0;: MIT. miniaudio&#xa0;: MIT. cffi&#xa0;: MIT-0.</translation>
    </message>
    <message>
        <source>Town and cards are our own work. About half of the printed board is published nowhere and reconstructed: the rules list it.</source>
        <translation>La ville et les cartes sont notre œuvre. La moitié environ du plateau imprimé n’est publiée nulle part et a été reconstituée&#xa0;: les règles en donnent la liste.</translation>
    </message>
</context>
<context>
    <name>AccessibilityDialog</name>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilité</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>&amp;Continuer la partie</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>C&amp;harger…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Réglages…</translation>
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
        <source>&amp;Hint</source>
        <translation>Co&amp;nseil</translation>
    </message>
    <message>
        <source>S&amp;kip the animation</source>
        <translation>&amp;Passer l’animation</translation>
    </message>
    <message>
        <source>&amp;Cover my favourites</source>
        <translation>&amp;Cacher mes favoris</translation>
    </message>
    <message>
        <source>What ha&amp;ppened?</source>
        <translation>Que s’est-il pa&amp;ssé&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Mark my favourites with a heart</source>
        <translation>&amp;Marquer mes favoris d’un cœur</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>&amp;About Viva il Re!</source>
        <translation>À &amp;propos de Viva il Re!</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Dusk</source>
        <translation>&amp;Crépuscule</translation>
    </message>
    <message>
        <source>D&amp;ay</source>
        <translation>&amp;Jour</translation>
    </message>
    <message>
        <source>&amp;No animation</source>
        <translation>&amp;Aucune animation</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
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
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Réduire les animations</translation>
    </message>
    <message>
        <source>Same as the s&amp;ystem</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>Explain the &amp;game</source>
        <translation>Expliquer la &amp;partie</translation>
    </message>
    <message>
        <source>M&amp;ute the sound</source>
        <translation>Co&amp;uper le son</translation>
    </message>
    <message>
        <source>The sound is off.</source>
        <translation>Le son est coupé.</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>&amp;Apprendre à jouer…</translation>
    </message>
    <message>
        <source>&amp;Memories</source>
        <translation>&amp;Souvenirs</translation>
    </message>
    <message>
        <source>My secret &amp;notes</source>
        <translation>Mes &amp;notes secrètes</translation>
    </message>
    <message>
        <source>Play a shared &amp;deal…</source>
        <translation>Jouer une &amp;donne partagée…</translation>
    </message>
    <message>
        <source>S&amp;hare this deal…</source>
        <translation>Par&amp;tager cette donne…</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>&amp;Liste des coups</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>Rétabl&amp;ir</translation>
    </message>
    <message>
        <source>A&amp;ccessibility</source>
        <translation>A&amp;ccessibilité</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>Q&amp;u’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Read from afar</source>
        <translation>&amp;Lisible de loin</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the page</source>
        <translation>Zone &amp;suivante</translation>
    </message>
    <message>
        <source>Part of the page &amp;before</source>
        <translation>Zone &amp;précédente</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>{move}: {reason}</source>
        <translation>{move}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Play your Yes</source>
        <translation>Posez votre Oui</translation>
    </message>
    <message>
        <source>Play a No</source>
        <translation>Posez un Non</translation>
    </message>
    <message>
        <source>Play your Stomach-ache</source>
        <translation>Posez votre Mal-au-Ventre</translation>
    </message>
    <message>
        <source>Keep “{title}”</source>
        <translation>Garder «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Place {character} {where}</source>
        <translation>Placez {character} {where}</translation>
    </message>
    <message>
        <source>Move {character} up {where}</source>
        <translation>Faites monter {character} {where}</translation>
    </message>
    <message>
        <source>down there a non-favourite takes no good seat.</source>
        <translation>si bas, les bonnes places restent libres pour les vôtres.</translation>
    </message>
    <message>
        <source>a non-favourite up there is bait for the others’ No.</source>
        <translation>si haut, c’est un appât pour les Non des autres.</translation>
    </message>
    <message>
        <source>up there your favourite is worth more.</source>
        <translation>là-haut, il y a plus de points pour vous.</translation>
    </message>
    <message>
        <source>that fills the floor and keeps the others out.</source>
        <translation>cela remplit l’étage, et les autres restent dehors.</translation>
    </message>
    <message>
        <source>the others will probably accept your favourite.</source>
        <translation>les autres diront sans doute Oui.</translation>
    </message>
    <message>
        <source>you have no No left.</source>
        <translation>il ne vous reste pas de Non.</translation>
    </message>
    <message>
        <source>more than that can still be won in this round.</source>
        <translation>il y a encore mieux à gagner.</translation>
    </message>
    <message>
        <source>nobody can propose your favourite in there.</source>
        <translation>là, personne ne peut proposer votre Favori.</translation>
    </message>
    <message>
        <source>out of the WC your favourite scores again.</source>
        <translation>hors des WC, votre Favori rapporte de nouveau.</translation>
    </message>
    <message>
        <source>the Jester on the throne turns the count your way.</source>
        <translation>le décompte s’inverse à votre avantage.</translation>
    </message>
    <message>
        <source>upside down, the count is good for you.</source>
        <translation>une fois inversé, le décompte vous est favorable.</translation>
    </message>
    <message>
        <source>upside down, the count is bad for you.</source>
        <translation>une fois inversé, le décompte vous est défavorable.</translation>
    </message>
    <message>
        <source>your favourite escapes the dungeon, back to the Nobles.</source>
        <translation>votre Favori échappe au cachot et revient chez les Nobles.</translation>
    </message>
    <message>
        <source>your favourites are made for it.</source>
        <translation>vos Favoris s’y prêtent bien.</translation>
    </message>
    <message>
        <source>it will probably bring more than the other one.</source>
        <translation>elle rapportera sans doute plus que l’autre.</translation>
    </message>
    <message>
        <source>Put {dice} on {stop}</source>
        <translation>Posez {dice} sur la case {stop}</translation>
    </message>
    <message>
        <source>Send the gendarme to {stop}</source>
        <translation>Envoyez le gendarme sur la case {stop}</translation>
    </message>
    <message>
        <source>Take the point</source>
        <translation>Prenez le point</translation>
    </message>
    <message>
        <source>Take {coins} from {names}</source>
        <translation>Prenez {coins} à {names}</translation>
    </message>
    <message>
        <source>Reroll {dice}</source>
        <translation>Relancez {dice}</translation>
    </message>
    <message>
        <source>Turn the white die to {face}</source>
        <translation>Tournez le dé blanc sur {face}</translation>
    </message>
    <message>
        <source>Turn a die from {was} to {face}</source>
        <translation>Tournez un dé de {was} à {face}</translation>
    </message>
    <message>
        <source>Keep the double turn</source>
        <translation>Gardez le double tour</translation>
    </message>
    <message>
        <source>Put {dice} into the {stop}</source>
        <translation>Posez {dice} au {stop}</translation>
    </message>
    <message>
        <source>Choose “{card}”</source>
        <translation>Choisissez «&#xa0;{card}&#xa0;»</translation>
    </message>
    <message>
        <source>Take the coin</source>
        <translation>Prenez la pièce</translation>
    </message>
    <message>
        <source>the white die</source>
        <translation>le dé blanc</translation>
    </message>
    <message>
        <source>Play a second turn</source>
        <translation>Jouez un second tour</translation>
    </message>
    <message>
        <source>Turn no die</source>
        <translation>Ne tournez aucun dé</translation>
    </message>
    <message>
        <source>as they lie, these dice fit nothing ahead of you.</source>
        <translation>tels qu’ils sont, ces dés ne vont sur aucune case devant vous.</translation>
    </message>
    <message>
        <source>none of your dice can go anywhere along the street.</source>
        <translation>aucune case de la rue ne convient à vos dés.</translation>
    </message>
    <message>
        <source>there is nothing else you can do.</source>
        <translation>c’est tout ce que vous pouvez faire.</translation>
    </message>
    <message>
        <source>a point is yours for good; coins come and go.</source>
        <translation>un point est acquis&#xa0;; les pièces vont et viennent.</translation>
    </message>
    <message>
        <source>somebody else has dice that fit there.</source>
        <translation>quelqu’un d’autre a des dés qui y vont.</translation>
    </message>
    <message>
        <source>the gendarme closes a stop for everybody.</source>
        <translation>le gendarme ferme une case à tout le monde.</translation>
    </message>
    <message>
        <source>each die brings you a coin at once.</source>
        <translation>chaque dé vous rapporte aussitôt une pièce.</translation>
    </message>
    <message>
        <source>with it you overtake a neighbour in one symbol.</source>
        <translation>avec cette carte, vous dépassez un voisin pour un symbole.</translation>
    </message>
    <message>
        <source>more coins cannot be taken.</source>
        <translation>on ne peut pas prendre plus de pièces.</translation>
    </message>
    <message>
        <source>then your dice fit a stop that they do not fit now.</source>
        <translation>vos dés iront alors sur une case où ils ne vont pas maintenant.</translation>
    </message>
    <message>
        <source>no symbol brings you more points.</source>
        <translation>aucun symbole ne vous rapporte plus de points.</translation>
    </message>
    <message>
        <source>its coins cost nothing, and nobody can prevent them.</source>
        <translation>ses pièces ne coûtent rien, et personne ne peut vous les refuser.</translation>
    </message>
    <message>
        <source>weighed together, its coins and symbols are worth most.</source>
        <translation>pièces et symboles ensemble, c’est la carte qui vaut le plus.</translation>
    </message>
    <message>
        <source>nobody has its special card yet, and it comes to you.</source>
        <translation>personne n’a encore sa carte spéciale, et elle vous revient.</translation>
    </message>
    <message>
        <source>you have more than one special card.</source>
        <translation>vous avez plus d’une carte spéciale.</translation>
    </message>
    <message>
        <source>somebody has enough coins for you to take three.</source>
        <translation>quelqu’un a assez de pièces pour vous en laisser prendre trois.</translation>
    </message>
    <message>
        <source>you get its special card from somebody else.</source>
        <translation>vous prenez sa carte spéciale à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>nobody in the salon has more symbols.</source>
        <translation>personne au salon n’a plus de symboles.</translation>
    </message>
    <message>
        <source>no stop that your dice fit is nearer: you skip none.</source>
        <translation>aucune case pour vos dés n’est plus proche&#xa0;: vous n’en sautez aucune.</translation>
    </message>
    <message>
        <source>as the symbols are now, it brings you points.</source>
        <translation>avec les symboles actuels, elle vous rapporte des points.</translation>
    </message>
    <message>
        <source>while you are there, nobody else gets your special card.</source>
        <translation>tant que vous y êtes, personne d’autre n’obtient votre carte spéciale.</translation>
    </message>
    <message>
        <source>nobody can take a stop in between.</source>
        <translation>personne ne peut prendre une case entre-temps.</translation>
    </message>
    <message>
        <source>its points cost nothing, and nobody can prevent them.</source>
        <translation>ses points ne coûtent rien, et personne ne peut vous les refuser.</translation>
    </message>
    <message>
        <source>you may turn another die to any face at once.</source>
        <translation>vous pouvez aussitôt tourner un autre dé sur la face de votre choix.</translation>
    </message>
    <message>
        <source>you have no coin left.</source>
        <translation>il ne vous reste aucune pièce.</translation>
    </message>
    <message>
        <source>you have the coins that its points cost.</source>
        <translation>vous avez les pièces que coûtent ses points.</translation>
    </message>
    <message>
        <source>nobody can choose a character before you.</source>
        <translation>personne ne peut choisir un personnage avant vous.</translation>
    </message>
    <message>
        <source>others have dice for it and could be there before you.</source>
        <translation>d’autres ont les dés qu’il faut et pourraient y être avant vous.</translation>
    </message>
    <message numerus="yes">
        <source>that brings you about %n point(s) more than an average card.</source>
        <translation>
            <numerusform>vous y gagnez environ %n point de plus qu’avec une carte moyenne.</numerusform>
            <numerusform>vous y gagnez environ %n points de plus qu’avec une carte moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>letting this non-favourite out gives nothing away.</source>
        <translation>ce n’est pas un des vôtres&#xa0;: cette sortie ne trahit rien.</translation>
    </message>
    <message>
        <source>somebody else will probably say No, and you keep yours.</source>
        <translation>quelqu’un d’autre dira sans doute Non, et vous gardez le vôtre.</translation>
    </message>
    <message numerus="yes">
        <source>this coronation brings you about %n point(s) more than an average card.</source>
        <translation>
            <numerusform>ce couronnement vous rapporte environ %n point de plus qu’avec une carte moyenne.</numerusform>
            <numerusform>ce couronnement vous rapporte environ %n points de plus qu’avec une carte moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>a non-favourite scores nothing there; the WC stays occupied.</source>
        <translation>un non-Favori n’y rapporte rien, et les WC restent occupés.</translation>
    </message>
    <message numerus="yes">
        <source>this coronation brings you about %n point(s) less than an average card.</source>
        <translation>
            <numerusform>ce couronnement vous rapporte environ %n point de moins qu’avec une carte moyenne.</numerusform>
            <numerusform>ce couronnement vous rapporte environ %n points de moins qu’avec une carte moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>this is bait; then vote No yourself.</source>
        <translation>c’est un appât&#xa0;; votez ensuite Non.</translation>
    </message>
    <message>
        <source>{move}: {reason} Another is close.</source>
        <translation>{move}&#xa0;: {reason} Un autre coup le vaut.</translation>
    </message>
    <message>
        <source>the others will probably spend a No on {character}.</source>
        <translation>les autres poseront sans doute un Non contre {character}.</translation>
    </message>
    <message>
        <source>{move}.</source>
        <translation>{move}.</translation>
    </message>
    <message>
        <source>you can still make zero ({percent}%), and zero is worth 33!</source>
        <translation>vous pouvez encore faire zéro ({percent}&#xa0;%), et zéro vaut 33&#xa0;!</translation>
    </message>
    <message>
        <source>moving this non-favourite up gives nothing away.</source>
        <translation>ce n’est pas un des vôtres&#xa0;: cela ne trahit rien.</translation>
    </message>
    <message>
        <source>a favourite that starts up there ends up worth more.</source>
        <translation>placé si haut, un des vôtres rapporte plus à la fin.</translation>
    </message>
    <message>
        <source>of all the moves tried out, this one ended best.</source>
        <translation>de tous les coups essayés, c’est celui qui finit le mieux.</translation>
    </message>
    <message>
        <source>another choice is about as good.</source>
        <translation>un autre choix vaut à peu près autant.</translation>
    </message>
    <message>
        <source>that brings more to you than to most others.</source>
        <translation>cela vous rapporte plus qu’à la plupart des autres.</translation>
    </message>
    <message>
        <source>this coronation brings more to you than to most others.</source>
        <translation>ce couronnement vous rapporte plus qu’à la plupart des autres.</translation>
    </message>
    <message numerus="yes">
        <source>as King, worth about %n point(s) more to you than an average card.</source>
        <translation>
            <numerusform>Roi, environ %n point de plus qu’avec une carte moyenne.</numerusform>
            <numerusform>Roi, environ %n points de plus qu’avec une carte moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>this coronation brings more to most others than to you.</source>
        <translation>ce couronnement rapporte plus à la plupart des autres qu’à vous.</translation>
    </message>
    <message>
        <source>as King, worth more to you than to most others.</source>
        <translation>Roi, il vous vaut plus qu’à la plupart des autres.</translation>
    </message>
    <message>
        <source>this coronation brings less to you than to most others.</source>
        <translation>ce couronnement vous rapporte moins qu’à la plupart des autres.</translation>
    </message>
    <message>
        <source>higher up your favourite would be suspected more.</source>
        <translation>plus haut, on se douterait davantage qu’il est des vôtres.</translation>
    </message>
    <message>
        <source>up there a non-favourite will probably cost somebody a No.</source>
        <translation>là-haut, il coûtera sans doute un Non à quelqu’un.</translation>
    </message>
    <message>
        <source>{move}: {reason} Another may be as good.</source>
        <translation>{move}&#xa0;: {reason} Un autre coup le vaut peut-être.</translation>
    </message>
    <message>
        <source>one floor up is one point more for your favourite.</source>
        <translation>un étage de plus, c’est un point de plus pour vous.</translation>
    </message>
    <message numerus="yes">
        <source>there your favourite counts %n point(s) at once.</source>
        <translation>
            <numerusform>là, il rapporte déjà %n point.</numerusform>
            <numerusform>là, il rapporte déjà %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>a non-favourite that climbs passes for one of yours.</source>
        <translation>on le prendra pour un des vôtres.</translation>
    </message>
    <message>
        <source>about {percent} times in 100 the others accept your favourite.</source>
        <translation>environ {percent} fois sur 100, les autres disent Oui.</translation>
    </message>
    <message>
        <source>that makes room for a favourite of yours below.</source>
        <translation>cela fait de la place à un des vôtres, juste en dessous.</translation>
    </message>
    <message>
        <source>a non-favourite up there passes for one of yours.</source>
        <translation>si haut, on le prendra pour un des vôtres.</translation>
    </message>
    <message>
        <source>there your favourite arouses no suspicion.</source>
        <translation>là, personne ne cherchera un des vôtres.</translation>
    </message>
    <message>
        <source>once rejected, a non-favourite counts for nobody.</source>
        <translation>une fois rejeté, il ne rapporte plus à personne.</translation>
    </message>
    <message>
        <source>your favourite can still climb from there.</source>
        <translation>de là, votre Favori peut encore monter.</translation>
    </message>
    <message>
        <source>down there a non-favourite counts little for others.</source>
        <translation>en bas, cela ne rapporte guère aux autres.</translation>
    </message>
    <message>
        <source>not one of yours, but the others cannot know that.</source>
        <translation>ce n’est pas un des vôtres, mais les autres ne peuvent pas le savoir.</translation>
    </message>
    <message>
        <source>your favourite brings 10 points if nobody votes against.</source>
        <translation>votre Favori rapporte 10 points si personne ne vote contre.</translation>
    </message>
    <message>
        <source>not one of yours: a rejection costs you no points.</source>
        <translation>ce n’est pas un des vôtres&#xa0;: un rejet ne vous coûte aucun point.</translation>
    </message>
    <message>
        <source>on the throne your favourite brings 10 points.</source>
        <translation>c’est votre Favori&#xa0;: sur le trône, 10 points.</translation>
    </message>
    <message>
        <source>a Yes comes back to you, and your No is kept.</source>
        <translation>un Oui vous revient, et vous gardez votre Non.</translation>
    </message>
    <message>
        <source>not one of yours: this coronation brings you nothing.</source>
        <translation>ce n’est pas un des vôtres&#xa0;: ce couronnement ne vous rapporte rien.</translation>
    </message>
</context>
<context>
    <name>Agreements</name>
    <message>
        <source>Show past votes</source>
        <translation>Montrer les votes passés</translation>
    </message>
    <message>
        <source>Who voted what stays in the chronicle: for this game, to its end.</source>
        <translation>Qui a voté quoi reste dans la chronique&#xa0;: pour cette partie, jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Count each No shown</source>
        <translation>Compter les Non montrés</translation>
    </message>
    <message>
        <source>Each ticket tells how many No were shown: for this game, to its end.</source>
        <translation>Chaque billet dit combien de Non ont été montrés&#xa0;: pour cette partie, jusqu’à la fin.</translation>
    </message>
</context>
<context>
    <name>AmbitionCardWords</name>
    <message>
        <source>The Jester crowned</source>
        <translation>Bouffon Roi</translation>
    </message>
    <message>
        <source>A woman crowned</source>
        <translation>Femme Reine</translation>
    </message>
    <message>
        <source>A man crowned</source>
        <translation>Homme Roi</translation>
    </message>
    <message>
        <source>No WC</source>
        <translation>0 Favori aux WC</translation>
    </message>
    <message>
        <source>Not on floors 2, 3</source>
        <translation>Pas étages 2 et 3</translation>
    </message>
    <message>
        <source>Not on floors 0, 1</source>
        <translation>Pas étages 0 et 1</translation>
    </message>
    <message>
        <source>One dungeon</source>
        <translation>1 Favori au cachot</translation>
    </message>
    <message>
        <source>Two dungeons</source>
        <translation>2 Favoris au cachot</translation>
    </message>
    <message>
        <source>One WC</source>
        <translation>1 Favori aux WC</translation>
    </message>
    <message>
        <source>Both WCs</source>
        <translation>2 Favoris aux WC</translation>
    </message>
    <message>
        <source>Only a Yes left</source>
        <translation>Plus de Non/MaV</translation>
    </message>
    <message>
        <source>Not on floors 4, 5</source>
        <translation>Pas étages 4 et 5</translation>
    </message>
    <message>
        <source>Three dungeons</source>
        <translation>3 Favoris au cachot</translation>
    </message>
    <message>
        <source>No WC, no dungeon</source>
        <translation>Ni WC ni cachot</translation>
    </message>
    <message>
        <source>Kingmaker</source>
        <translation>Faiseur de Rois</translation>
    </message>
    <message>
        <source>Consolation</source>
        <translation>Consolation</translation>
    </message>
    <message>
        <source>if the Jester is crowned King</source>
        <translation>si le Bouffon devient Roi</translation>
    </message>
    <message>
        <source>if a woman is crowned Queen (neither Ouaf nor the Jester)</source>
        <translation>si une femme devient Reine (ni Ouaf ni le Bouffon)</translation>
    </message>
    <message>
        <source>if a man is crowned King (neither Ouaf nor the Jester)</source>
        <translation>si un homme devient Roi (ni Ouaf ni le Bouffon)</translation>
    </message>
    <message>
        <source>if none of your favourites is in a WC</source>
        <translation>si aucun de vos Favoris n’est aux WC</translation>
    </message>
    <message>
        <source>if none of your favourites is on floor 2 or 3</source>
        <translation>si aucun de vos Favoris n’est à l’étage 2 ou 3</translation>
    </message>
    <message>
        <source>if none of your favourites is on floor 0 or 1</source>
        <translation>si aucun de vos Favoris n’est à l’étage 0 ou 1</translation>
    </message>
    <message>
        <source>if exactly one of your favourites is in a dungeon</source>
        <translation>si exactement 1 de vos Favoris est dans les cachots</translation>
    </message>
    <message>
        <source>if exactly two of your favourites are in dungeons</source>
        <translation>si exactement 2 de vos Favoris sont dans les cachots</translation>
    </message>
    <message>
        <source>if exactly one of your favourites is in a WC</source>
        <translation>si exactement 1 de vos Favoris est aux WC</translation>
    </message>
    <message>
        <source>if two of your favourites are in the WCs</source>
        <translation>si 2 de vos Favoris sont aux WC</translation>
    </message>
    <message>
        <source>if Yes is the only vote card you have left</source>
        <translation>s’il ne vous reste plus que votre carte Oui</translation>
    </message>
    <message>
        <source>if none of your favourites is on floor 4 or 5</source>
        <translation>si aucun de vos Favoris n’est à l’étage 4 ou 5</translation>
    </message>
    <message>
        <source>if three of your favourites are in dungeons</source>
        <translation>si 3 de vos Favoris sont dans les cachots</translation>
    </message>
    <message>
        <source>if none of your favourites is in a WC or in a dungeon</source>
        <translation>si aucun de vos Favoris n’est aux WC ni au cachot</translation>
    </message>
    <message>
        <source>if you moved the new King to the Throne Room</source>
        <translation>si vous avez fait monter le nouveau Roi dans la Salle du Trône</translation>
    </message>
    <message>
        <source>if your favourites bring fewer than {points} points</source>
        <translation>si vos Favoris rapportent moins de {points} points</translation>
    </message>
</context>
<context>
    <name>AmbitionWords</name>
    <message>
        <source>Choose your Ambition</source>
        <translation>Choisissez votre Ambition</translation>
    </message>
    <message>
        <source>{name}, choose your Ambition</source>
        <translation>{name}, choisissez votre Ambition</translation>
    </message>
    <message>
        <source>Keep one card in secret; the other goes back into the box unseen.</source>
        <translation>Gardez une carte en secret&#xa0;; l’autre retourne dans la boîte sans être vue.</translation>
    </message>
    <message>
        <source>Your Ambition</source>
        <translation>Votre Ambition</translation>
    </message>
    <message>
        <source>Ambitions are chosen</source>
        <translation>Le choix des Ambitions</translation>
    </message>
    <message>
        <source>Everybody keeps one of two cards in secret.</source>
        <translation>Chacun garde en secret une carte sur deux.</translation>
    </message>
    <message>
        <source>the hint advises this card</source>
        <translation>carte conseillée</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Garder une carte</translation>
    </message>
    <message>
        <source>Keep “{title}”</source>
        <translation>Garder «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Nobody else can see your cards.</source>
        <translation>Personne d’autre ne voit vos cartes.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>{name} {did}</source>
        <translation>{name} {did}</translation>
    </message>
    <message>
        <source>is still choosing</source>
        <translation>doit choisir</translation>
    </message>
    <message>
        <source>It is kept in secret until the round ends. The others are still choosing.</source>
        <translation>Elle reste secrète jusqu’à la fin du round. Les autres n’ont pas encore choisi.</translation>
    </message>
    <message>
        <source>{title}, {points}</source>
        <translation>{title}, {points}</translation>
    </message>
    <message>
        <source>Only your team can see your cards.</source>
        <translation>Seule votre équipe peut voir vos cartes.</translation>
    </message>
    <message>
        <source>1, 2 or the arrow keys choose, {key} keeps</source>
        <translation>1, 2 ou les flèches pour choisir, {key} pour garder</translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message>
        <source>Nobody stood out enough for an award.</source>
        <translation>Rien d’assez marquant pour un prix.</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Previous award</source>
        <translation>Prix précédent</translation>
    </message>
    <message>
        <source>Next award</source>
        <translation>Prix suivant</translation>
    </message>
    <message>
        <source>{title}. {line}.</source>
        <translation>{title}. {line}.</translation>
    </message>
    <message>
        <source>Best-kept secret</source>
        <translation>Secret le mieux gardé</translation>
    </message>
    <message>
        <source>Open book</source>
        <translation>Livre ouvert</translation>
    </message>
    <message>
        <source>The bluffer</source>
        <translation>As du bluff</translation>
    </message>
    <message>
        <source>The boldest No</source>
        <translation>Le Non le plus hardi</translation>
    </message>
    <message>
        <source>The kingmaker</source>
        <translation>La main qui couronne</translation>
    </message>
    <message>
        <source>The closest call</source>
        <translation>Il s’en est fallu d’un vote</translation>
    </message>
    <message>
        <source>The comeback</source>
        <translation>La remontée</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n false trail(s)</source>
        <translation>
            <numerusform>{name}&#xa0;:&#xa0;%n fausse piste</numerusform>
            <numerusform>{name}&#xa0;:&#xa0;%n fausses pistes</numerusform>
        </translation>
    </message>
    <message>
        <source>The true card of which a careful onlooker was least sure over the whole game.</source>
        <translation>Sur toute la partie, c’est la vraie carte qu’un observateur attentif a le moins bien devinée.</translation>
    </message>
    <message>
        <source>The true card of which a careful onlooker was most sure over the whole game.</source>
        <translation>Sur toute la partie, c’est la vraie carte qu’un observateur attentif a le mieux devinée.</translation>
    </message>
    <message>
        <source>Moves and votes that made the true card look at most half as likely as before.</source>
        <translation>Coups et votes qui ont réduit au moins de moitié les soupçons sur la vraie carte.</translation>
    </message>
    <message>
        <source>The only No of an election, and what it was worth to the voter.</source>
        <translation>Le seul Non d’une élection, et ce qu’il a rapporté.</translation>
    </message>
    <message>
        <source>Proposed a candidate who was elected and who helped somebody else most.</source>
        <translation>A fait élire un candidat qui a surtout servi quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The vote that, had it been different, would have cost the winner most.</source>
        <translation>Le vote qui, changé, aurait coûté le plus de chances de victoire.</translation>
    </message>
    <message>
        <source>How low the winner’s chance once was, with all cards open.</source>
        <translation>Jusqu’où la chance était descendue avant la victoire, cartes découvertes.</translation>
    </message>
    <message>
        <source>{name} for {other}: {after} chances in 100 to win, before {before}</source>
        <translation>{name} pour {other}&#xa0;: {after} chances sur 100 de gagner, avant {before}</translation>
    </message>
    <message>
        <source>{name}: {after} chances in 100 to win; with one vote changed, {before}</source>
        <translation>{name}&#xa0;: {after} chances sur 100 de gagner&#xa0;; avec un seul vote changé, {before}</translation>
    </message>
    <message>
        <source>{name} against all: {after} chances in 100 to win, else {before}</source>
        <translation>{name} contre tous&#xa0;: {after} chances sur 100 de gagner, sinon {before}</translation>
    </message>
    <message>
        <source>{name} won from {before} chances in 100</source>
        <translation>{name} gagne avec {before} chances sur 100</translation>
    </message>
    <message>
        <source>Looking for awards…</source>
        <translation>Recherche des prix…</translation>
    </message>
    <message>
        <source>{name}: onlookers guess the card {after} times in 100</source>
        <translation>{name}&#xa0;: on devine sa carte {after} fois sur 100 en observant</translation>
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
        <translation>Placer {where}</translation>
    </message>
    <message>
        <source>Come out {where}</source>
        <translation>Faire sortir {where}</translation>
    </message>
    <message>
        <source>Move up {where}</source>
        <translation>Faire monter {where}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Stomach-ache</source>
        <translation>Mal-au-Ventre</translation>
    </message>
    <message>
        <source>Ache</source>
        <translation>Ventre</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Citoyens</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>Couronnes</translation>
    </message>
    <message numerus="yes">
        <source>%n citizen(s)</source>
        <translation>
            <numerusform>%n citoyen</numerusform>
            <numerusform>%n citoyens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n croix</numerusform>
            <numerusform>%n croix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s)</source>
        <translation>
            <numerusform>%n couronne</numerusform>
            <numerusform>%n couronnes</numerusform>
        </translation>
    </message>
    <message>
        <source>In the circle: of the start card and all characters won.</source>
        <translation>Dans le cercle&#xa0;: carte de départ et personnages gagnés.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Double turn</source>
        <translation>Double tour</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Extra influence</source>
        <translation>Influence supplémentaire</translation>
    </message>
    <message>
        <source>Extra die</source>
        <translation>Dé additionnel</translation>
    </message>
    <message>
        <source>Begins the next round.</source>
        <translation>Commence la manche suivante.</translation>
    </message>
    <message>
        <source>Once a round: a second turn right after the first.</source>
        <translation>Une fois par manche&#xa0;: un second tour juste après le premier.</translation>
    </message>
    <message>
        <source>A die that shows 1 may be placed as any number.</source>
        <translation>Un dé qui montre 1 se pose comme n’importe quel chiffre.</translation>
    </message>
    <message>
        <source>Its symbols count with those of the circle.</source>
        <translation>Ses symboles comptent avec ceux du cercle.</translation>
    </message>
    <message>
        <source>The white die, placed together with another one.</source>
        <translation>Le dé blanc, posé avec un autre dé.</translation>
    </message>
    <message>
        <source>Used in this round.</source>
        <translation>Utilisée dans cette manche.</translation>
    </message>
    <message>
        <source>Flower seller</source>
        <translation>Marchande de fleurs</translation>
    </message>
    <message>
        <source>Choirboy</source>
        <translation>Petit chanteur</translation>
    </message>
    <message>
        <source>Lady-in-waiting</source>
        <translation>Dame d’honneur</translation>
    </message>
    <message>
        <source>Head waiter</source>
        <translation>Maître d’hôtel</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardinal</translation>
    </message>
    <message>
        <source>Archduke</source>
        <translation>Archiduc</translation>
    </message>
    <message>
        <source>Nursing sister</source>
        <translation>Sœur infirmière</translation>
    </message>
    <message>
        <source>Composer</source>
        <translation>Compositeur</translation>
    </message>
    <message>
        <source>Court preacher</source>
        <translation>Prédicateur de la cour</translation>
    </message>
    <message>
        <source>Diva</source>
        <translation>Diva</translation>
    </message>
    <message>
        <source>Schoolmistress</source>
        <translation>Institutrice</translation>
    </message>
    <message>
        <source>Prince-bishop</source>
        <translation>Prince-évêque</translation>
    </message>
    <message>
        <source>Hussar</source>
        <translation>Hussard</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Travelling bag</source>
        <translation>Sac de voyage</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Violon</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Éventail</translation>
    </message>
    <message>
        <source>Prayer book</source>
        <translation>Missel</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Bourse</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CastleChances</name>
    <message>
        <source>Chance to win, as everybody saw it</source>
        <translation>Chances de victoire, aux yeux de tous</translation>
    </message>
    <message>
        <source>Chance to win, all cards open</source>
        <translation>Chances de victoire, cartes découvertes</translation>
    </message>
    <message>
        <source>Cards open</source>
        <translation>Cartes découvertes</translation>
    </message>
    <message>
        <source>Seen by all</source>
        <translation>Aux yeux de tous</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au début</translation>
    </message>
    <message>
        <source>One vote decided</source>
        <translation>Un seul vote a tout décidé</translation>
    </message>
    <message>
        <source>Had {name} voted Yes, {character} would have been crowned.</source>
        <comment>a team</comment>
        <translation>Si {name} avaient voté Oui, la couronne était pour {character}.</translation>
    </message>
    <message>
        <source>Had {name} voted No: no crown for {character}.</source>
        <comment>a team</comment>
        <translation>Si {name} avaient voté Non&#xa0;: pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>Had {name} played the Stomach-ache: no crown for {character}.</source>
        <comment>a team</comment>
        <translation>Si {name} avaient joué le Mal-au-Ventre&#xa0;: pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>Had {name} played the Stomach-ache: no crown for {character}.</source>
        <translation>Si {name} avait joué le Mal-au-Ventre&#xa0;: pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>With a Yes instead, {character} would have been crowned.</source>
        <translation>Un Oui à la place, et la couronne était pour {character}.</translation>
    </message>
    <message>
        <source>Had {name} voted Yes, {character} would have been crowned.</source>
        <translation>Si {name} avait voté Oui, la couronne était pour {character}.</translation>
    </message>
    <message>
        <source>One more No, and no crown for {character}.</source>
        <translation>Un Non de plus, et pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>Had {name} voted No: no crown for {character}.</source>
        <translation>Si {name} avait voté Non&#xa0;: pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>One Stomach-ache, and no crown for {character}.</source>
        <translation>Un Mal-au-Ventre, et pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>{name}: {here}% in the game, {there}% otherwise</source>
        <translation>{name}&#xa0;: {here}&#xa0;% dans la partie, {there}&#xa0;% sinon</translation>
    </message>
    <message>
        <source>Luck of the cards</source>
        <translation>La chance aux cartes</translation>
    </message>
    <message>
        <source>What the curve is based on</source>
        <translation>Sur quoi repose la courbe</translation>
    </message>
    <message>
        <source>Chance to win in the game, and with the other vote. All other votes and cards are unchanged; the rest was played many times.</source>
        <translation>Chances de victoire dans la partie, et avec l’autre vote. Autres votes et cartes inchangés&#xa0;; la suite a été jouée de nombreuses fois.</translation>
    </message>
    <message>
        <source>How much the cards dealt changed the chance to win, all rounds together.</source>
        <translation>Ce que les cartes reçues ont changé aux chances de victoire, toutes manches confondues.</translation>
    </message>
</context>
<context>
    <name>ChancesWords</name>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Nothing stands out here.</source>
        <translation>Rien de marquant ici.</translation>
    </message>
    <message>
        <source>Watch this moment</source>
        <translation>Revoir ce moment</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{name}: {before}% → {after}%</source>
        <translation>{name}&#xa0;: {before}&#xa0;% → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Aucun pour l’instant.</translation>
    </message>
    <message>
        <source>Give or take {percent}%.</source>
        <translation>À {percent}&#xa0;% près.</translation>
    </message>
    <message>
        <source>Chance to win: before → after</source>
        <translation>Chances de victoire&#xa0;: avant → après</translation>
    </message>
    <message>
        <source>{name}: {percent}%</source>
        <translation>{name}&#xa0;: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Tell only of one stop</source>
        <translation>Ne raconter qu’une case</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
</context>
<context>
    <name>ChronicleFilter</name>
    <message>
        <source>Tell only of one player</source>
        <translation>Ne raconter qu’un joueur</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
</context>
<context>
    <name>ChroniclePanel</name>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Nothing of that has happened yet.</source>
        <translation>Rien de tel ne s’est encore passé.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
</context>
<context>
    <name>ChronicleWords</name>
    <message>
        <source>{player} has chosen an Ambition.</source>
        <translation>{player} a choisi une Ambition.</translation>
    </message>
    <message>
        <source>{player} placed {character} {where}.</source>
        <translation>{player} place {character} {where}.</translation>
    </message>
    <message>
        <source>{player} placed {character} {where} and get {points}.</source>
        <comment>a team</comment>
        <translation>{player} placent {character} {where} et reçoivent {points}.</translation>
    </message>
    <message>
        <source>{player} placed {character} {where} and gets {points}.</source>
        <translation>{player} place {character} {where} et reçoit {points}.</translation>
    </message>
    <message>
        <source>{player} placed {character} {where}.</source>
        <comment>a team</comment>
        <translation>{player} placent {character} {where}.</translation>
    </message>
    <message>
        <source>{names} starts {where}.</source>
        <translation>{names} commence {where}.</translation>
    </message>
    <message>
        <source>{names} start {where}.</source>
        <translation>{names} commencent {where}.</translation>
    </message>
    <message>
        <source>{player} moved {character} up {where}.</source>
        <translation>{player} fait monter {character} {where}.</translation>
    </message>
    <message>
        <source>{player} moved {character} out of the WC, {where}.</source>
        <comment>a team</comment>
        <translation>{player} sortent {character} des WC, {where}.</translation>
    </message>
    <message>
        <source>{player} moved {character} out of the WC, {where}.</source>
        <translation>{player} sort {character} des WC, {where}.</translation>
    </message>
    <message>
        <source>{player} moved {character} up {where}.</source>
        <comment>a team</comment>
        <translation>{player} font monter {character} {where}.</translation>
    </message>
    <message>
        <source>Cancelled by a Stomach-ache: {character} goes back {where}.</source>
        <translation>Annulation (Mal-au-Ventre)&#xa0;: {character} retourne {where}.</translation>
    </message>
    <message>
        <source>{card}: {names}</source>
        <translation>{card}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>All favourites are revealed; first coronation: {scores}.</source>
        <translation>Tous les Favoris sont visibles&#xa0;; premier couronnement&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>The {name} wins the game.</source>
        <translation>L’{name} gagne la partie.</translation>
    </message>
    <message>
        <source>{names} win the game.</source>
        <translation>{names} gagnent la partie.</translation>
    </message>
    <message>
        <source>{player} chose this start card: {card}.</source>
        <translation>{player} choisit cette carte de départ&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Round {number}: {player} begins.</source>
        <translation>Manche {number}&#xa0;: {player} commence.</translation>
    </message>
    <message>
        <source>{player} threw {dice}.</source>
        <translation>{player} a lancé&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>{player} paid a coin to reroll {dice}.</source>
        <translation>{player} paie une pièce et relance {dice}.</translation>
    </message>
    <message>
        <source>{player} paid a coin and turned a die from {was} to {face}.</source>
        <translation>{player} paie une pièce et tourne un dé de {was} à {face}.</translation>
    </message>
    <message>
        <source>{player} paid a coin and turned the white die from {was} to {face}.</source>
        <translation>{player} paie une pièce et tourne le dé blanc de {was} à {face}.</translation>
    </message>
    <message>
        <source>{player} put {dice} into the {stop}: {coins}.</source>
        <translation>{player} pose {dice} au {stop}&#xa0;: {coins}.</translation>
    </message>
    <message>
        <source>{player} paid a coin to go back to {stop}, with {dice}.</source>
        <translation>{player} soudoie le cocher et pose {dice} sur la case {stop}.</translation>
    </message>
    <message>
        <source>{player} put {dice} on {stop}, thanks to the Joker.</source>
        <translation>{player} pose {dice} sur la case {stop}, grâce au Joker.</translation>
    </message>
    <message>
        <source>{player} put {dice} on {stop}.</source>
        <translation>{player} pose {dice} sur la case {stop}.</translation>
    </message>
    <message>
        <source>{player} sent the gendarme to {stop}.</source>
        <translation>{player} envoie le gendarme sur la case {stop}.</translation>
    </message>
    <message>
        <source>{player} has to choose at {stop}.</source>
        <translation>{player} doit choisir&#xa0;: case {stop}.</translation>
    </message>
    <message>
        <source>{player} turned a die from {was} to {face}.</source>
        <translation>{player} tourne un dé de {was} à {face}.</translation>
    </message>
    <message>
        <source>{player} turned the white die from {was} to {face}.</source>
        <translation>{player} tourne le dé blanc de {was} à {face}.</translation>
    </message>
    <message>
        <source>{player} turned no die.</source>
        <translation>{player} ne tourne aucun dé.</translation>
    </message>
    <message>
        <source>{player} takes a second turn.</source>
        <translation>{player} joue un second tour.</translation>
    </message>
    <message>
        <source>{player} keeps the double turn for later.</source>
        <translation>{player} garde le double tour pour plus tard.</translation>
    </message>
    <message>
        <source>white {face}</source>
        <translation>{face} blanc</translation>
    </message>
    <message>
        <source>Evaluation of round {number}</source>
        <translation>Évaluation de la manche {number}</translation>
    </message>
    <message>
        <source>Round {number} is over: {scores}.</source>
        <translation>La manche {number} est finie&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>{names} wins the game.</source>
        <translation>{names} gagne la partie.</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} se partagent la victoire.</translation>
    </message>
    <message>
        <source>{player}: {gains}</source>
        <translation>{player}&#xa0;: {gains}</translation>
    </message>
    <message>
        <source>{player}, {stop}: {told}</source>
        <translation>{player}, {stop}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{player} gets the watch, the card of the first player, and will begin.</source>
        <translation>{player} reçoit la montre, la carte du premier joueur, et commencera.</translation>
    </message>
</context>
<context>
    <name>ColumnTabs</name>
    <message>
        <source>My dice</source>
        <translation>Mes dés</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Cartes de départ</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>À jouer</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>This stop</source>
        <translation>Cette case</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Ce qui est ouvert</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Exactly 0 points in round 3 count as 33: {names}.</source>
        <translation>Exactement 0 point à la manche 3, cela fait 33&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>First coronation</source>
        <translation>Premier couronnement</translation>
    </message>
    <message>
        <source>Upside down: + is −</source>
        <translation>Tout s’inverse&#xa0;: + devient −</translation>
    </message>
    <message>
        <source>Favourites and Ambition</source>
        <translation>Favoris et Ambition</translation>
    </message>
    <message>
        <source>Equal totals share a rank.</source>
        <translation>À total égal, même rang.</translation>
    </message>
    <message>
        <source>{name} waits beside the throne, and the round goes on.</source>
        <translation>{name} attend à côté du trône, et le round continue.</translation>
    </message>
    <message>
        <source>Nobody is left to be crowned: no second count.</source>
        <translation>Plus personne à couronner&#xa0;: pas de second décompte.</translation>
    </message>
    <message>
        <source>Go on with the round</source>
        <translation>Continuer le round</translation>
    </message>
    <message>
        <source>See who wins</source>
        <translation>Voir qui gagne</translation>
    </message>
    <message>
        <source>Back to the count</source>
        <translation>Revenir au décompte</translation>
    </message>
    <message>
        <source>See the castle</source>
        <translation>Voir le château</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>{name}, {floor}: the Banished does not count as a favourite</source>
        <translation>{name}, {floor}&#xa0;: le Banni ne compte pas comme Favori</translation>
    </message>
    <message>
        <source>{name}, {floor}: {points}</source>
        <translation>{name}, {floor}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Ambition, secret until the round ends</source>
        <translation>Ambition, secrète jusqu’à la fin du round</translation>
    </message>
    <message>
        <source>Ambition “{title}” ({condition}): {points}</source>
        <translation>Ambition «&#xa0;{title}&#xa0;» ({condition})&#xa0;: {points}</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>avec {name}</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>never below 0</source>
        <translation>jamais sous 0</translation>
    </message>
    <message numerus="yes">
        <source>starts on %n point(s)</source>
        <comment>the Emissary</comment>
        <translation>
            <numerusform>part de %n point</numerusform>
            <numerusform>part de %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everybody starts on %n point(s)</source>
        <translation>
            <numerusform>tout le monde part de %n point</numerusform>
            <numerusform>tout le monde part de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank}. {name}: {before} before, {points} in this round, {total} in total.</source>
        <translation>{rank}. {name}&#xa0;: {before} avant, {points} cette fois, {total} au total.</translation>
    </message>
    <message>
        <source>{counted} → {points}</source>
        <translation>{counted} → {points}</translation>
    </message>
    <message>
        <source>with {points} for placing only one character</source>
        <translation>avec {points} pour un seul personnage placé</translation>
    </message>
    <message>
        <source>{count} Yes and no No</source>
        <translation>{count} Oui, aucun Non</translation>
    </message>
</context>
<context>
    <name>CurtainOverlay</name>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Je suis {name}&#xa0;: ouvrir le rideau</translation>
    </message>
    <message>
        <source>We are {name}: open the curtain</source>
        <translation>Nous sommes {name}&#xa0;: ouvrir le rideau</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Retour à la relecture</translation>
    </message>
    <message>
        <source>The curtain is down: {name} is next</source>
        <translation>Le rideau est tombé&#xa0;: c’est à {name}</translation>
    </message>
    <message>
        <source>The curtain is down: {name} are next</source>
        <translation>Le rideau est tombé&#xa0;: c’est à {name}</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <source>Let the computer play…</source>
        <translation>Laisser l’ordinateur jouer…</translation>
    </message>
    <message>
        <source>Let the computer play for {name}</source>
        <translation>Laisser l’ordinateur jouer pour {name}</translation>
    </message>
</context>
<context>
    <name>CurtainPicture</name>
    <message>
        <source>No peeking!</source>
        <translation>Interdit de regarder&#xa0;!</translation>
    </message>
    <message>
        <source>Eyes shut!</source>
        <translation>Fermez les yeux&#xa0;!</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Passez la main à {name}</translation>
    </message>
    <message>
        <source>Everybody else: look away, please!</source>
        <translation>Que personne d’autre ne regarde&#xa0;!</translation>
    </message>
    <message>
        <source>Hold the button, Space or Enter for half a second</source>
        <translation>Maintenez le bouton, Espace ou Entrée une demi-seconde</translation>
    </message>
</context>
<context>
    <name>CurtainWords</name>
    <message>
        <source>Favourites and votes are secret: only one team looks at a time.</source>
        <translation>Favoris et votes sont secrets&#xa0;: une seule équipe regarde à la fois.</translation>
    </message>
    <message>
        <source>Favourites and votes are secret: only one of you looks at a time.</source>
        <translation>Favoris et votes sont secrets&#xa0;: un seul d’entre vous regarde à la fois.</translation>
    </message>
</context>
<context>
    <name>DecisionsWords</name>
    <message>
        <source>place {character} {where}</source>
        <translation>placer {character} {where}</translation>
    </message>
    <message>
        <source>Back to the largest</source>
        <translation>Retour aux plus nettes</translation>
    </message>
    <message>
        <source>With the real cards, your choice did no harm.</source>
        <comment>a team</comment>
        <translation>Vu les vraies cartes, votre choix n’a rien coûté.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>With your Stomach-ache: no crown for {character}.</source>
        <translation>Avec votre Mal-au-Ventre&#xa0;: pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>move {character} up {where}</source>
        <translation>faire monter {character} {where}</translation>
    </message>
    <message>
        <source>Judged only by what your seat could see then.</source>
        <translation>Jugé d’après ce que vous pouviez voir alors.</translation>
    </message>
    <message>
        <source>vote Yes for {character}</source>
        <translation>voter Oui pour {character}</translation>
    </message>
    <message>
        <source>How it is judged</source>
        <translation>Comment c’est jugé</translation>
    </message>
    <message>
        <source>Had you voted No: no crown for {character}.</source>
        <translation>Si vous aviez voté Non&#xa0;: pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>keep the Ambition “{title}”</source>
        <translation>garder l’Ambition «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Had you voted No: no crown for {character}.</source>
        <comment>a team</comment>
        <translation>Si vous aviez voté Non&#xa0;: pas de couronne pour {character}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>slips</comment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>vote No against {character}</source>
        <translation>voter Non contre {character}</translation>
    </message>
    <message>
        <source>With what you could know then, it was better to {act}.</source>
        <translation>D’après ce que vous pouviez savoir, mieux valait {act}.</translation>
    </message>
    <message>
        <source>With what you could know then, it was better to {act}.</source>
        <comment>a team</comment>
        <translation>D’après ce que vous pouviez savoir, mieux valait {act}.</translation>
    </message>
    <message>
        <source>Had you voted Yes, {character} would have been crowned.</source>
        <translation>Si vous aviez voté Oui, la couronne était pour {character}.</translation>
    </message>
    <message>
        <source>Had you voted Yes, {character} would have been crowned.</source>
        <comment>a team</comment>
        <translation>Si vous aviez voté Oui, la couronne était pour {character}.</translation>
    </message>
    <message numerus="yes">
        <source>%n clear slip(s)</source>
        <translation>
            <numerusform>%n erreur nette</numerusform>
            <numerusform>%n erreurs nettes</numerusform>
        </translation>
    </message>
    <message>
        <source>You chose to {act}.</source>
        <comment>a team</comment>
        <translation>Votre choix&#xa0;: {act}.</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>À qui sont ces décisions</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Vos décisions</translation>
    </message>
    <message>
        <source>No clear slip: wherever another choice looked better, the difference was within chance.</source>
        <translation>Aucune erreur nette&#xa0;: l’écart avec un meilleur choix restait dans la marge du hasard.</translation>
    </message>
    <message>
        <source>play the Stomach-ache</source>
        <translation>jouer le Mal-au-Ventre</translation>
    </message>
    <message>
        <source>You chose to {act}.</source>
        <translation>Votre choix&#xa0;: {act}.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at</source>
        <translation>
            <numerusform>%n décision examinée</numerusform>
            <numerusform>%n décisions examinées</numerusform>
        </translation>
    </message>
    <message>
        <source>With the real cards, your choice did no harm.</source>
        <translation>Vu les vraies cartes, votre choix n’a rien coûté.</translation>
    </message>
    <message>
        <source>Decisions: {name}</source>
        <translation>Décisions&#xa0;: {name}</translation>
    </message>
    <message>
        <source>With a No instead: no crown for {character}.</source>
        <translation>Un Non à la place, et pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>With a Yes instead, {character} would have been crowned.</source>
        <translation>Un Oui à la place, et la couronne était pour {character}.</translation>
    </message>
    <message>
        <source>With what could be known there, it was better to {act}.</source>
        <translation>D’après ce qu’on pouvait savoir à cette place, mieux valait {act}.</translation>
    </message>
    <message>
        <source>Judged only by what that seat could see then.</source>
        <translation>Jugé d’après ce qu’on pouvait voir alors de cette place.</translation>
    </message>
    <message>
        <source>With the real cards, the choice did no harm.</source>
        <translation>Vu les vraies cartes, ce choix n’a rien coûté.</translation>
    </message>
    <message>
        <source>With a Stomach-ache: no crown for {character}.</source>
        <translation>Avec un Mal-au-Ventre&#xa0;: pas de couronne pour {character}.</translation>
    </message>
    <message>
        <source>{name} chose to {act}.</source>
        <translation>Choix ({name})&#xa0;: {act}.</translation>
    </message>
    <message>
        <source>Look at these decisions</source>
        <translation>Examiner ces décisions</translation>
    </message>
    <message>
        <source>{name}: none of these decisions is known to be made by a person, so none is judged.</source>
        <translation>{name}&#xa0;: rien ne dit qu’une personne a fait ces choix&#xa0;; aucun n’est donc jugé.</translation>
    </message>
    <message>
        <source>Out of 100 games like this, about {loss} more would be won (give or take {error}), playing on as well as the strongest computer player.</source>
        <translation>Sur 100 parties comme celle-ci, environ {loss} gagnées de plus (à {error} près), en continuant aussi bien que l’ordinateur le plus fort.</translation>
    </message>
    <message>
        <source>Out of 100 games like this, about {loss} more would be won (give or take {error}).</source>
        <translation>Sur 100 parties comme celle-ci, environ {loss} gagnées de plus (à {error} près).</translation>
    </message>
    <message>
        <source>“Better” means: a greater chance to win for whoever then plays on as well as the strongest computer player, with the others as they seemed then. It does not mean that the game would have been won.</source>
        <translation>«&#xa0;Mieux&#xa0;» veut dire&#xa0;: plus de chances de victoire pour qui continue aussi bien que l’ordinateur le plus fort, avec les autres tels qu’ils paraissaient alors. Cela ne veut pas dire que la partie aurait été gagnée.</translation>
    </message>
    <message>
        <source>The computer played for {name}. These decisions can be looked at too.</source>
        <translation>L’ordinateur a joué pour {name}. Ces décisions peuvent être examinées aussi.</translation>
    </message>
    <message>
        <source>{name}: {here}% to win in the game, {there}% otherwise</source>
        <translation>{name}&#xa0;: {here}&#xa0;% de chances de victoire dans la partie, {there}&#xa0;% sinon</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>non examinées</translation>
    </message>
    <message>
        <source>Still being looked at. No clear slip so far.</source>
        <translation>Examen en cours. Aucune erreur nette pour le moment.</translation>
    </message>
</context>
<context>
    <name>Descriptions</name>
    <message>
        <source>Full</source>
        <translation>Plein</translation>
    </message>
    <message>
        <source>At the gate</source>
        <translation>Devant la porte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Le château</translation>
    </message>
    <message>
        <source>may be placed</source>
        <translation>à placer</translation>
    </message>
    <message>
        <source>may come out</source>
        <translation>peut sortir</translation>
    </message>
    <message>
        <source>may move up</source>
        <translation>peut monter</translation>
    </message>
    <message>
        <source>may go to the WC</source>
        <translation>peut aller aux WC</translation>
    </message>
    <message>
        <source>favourite of {names}</source>
        <translation>Favori pour {names}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Emissary of the Empire</source>
        <translation>Émissaire de l’Empire</translation>
    </message>
    <message>
        <source>{said} (+{passed})</source>
        <translation>{said} (+{passed})</translation>
    </message>
    <message>
        <source>bears the black seal for {names}: does not count</source>
        <translation>porte le sceau noir pour {names}&#xa0;: ne compte pas</translation>
    </message>
    <message>
        <source>last move by {name}</source>
        <translation>dernier coup&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Explain the game</source>
        <translation>Expliquer la partie</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>EnterDialog</name>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Play a shared deal</source>
        <translation>Jouer une donne partagée</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Code de la donne</translation>
    </message>
    <message>
        <source>Set up the same table first, then type the code that you were told.</source>
        <translation>Mettez d’abord la même table, puis tapez le code qu’on vous a dit.</translation>
    </message>
</context>
<context>
    <name>EvaluatedWords</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>not enough coins, so nothing</source>
        <translation>pas assez de pièces, donc rien</translation>
    </message>
    <message>
        <source>nobody is left in the salon</source>
        <translation>il ne reste personne au salon</translation>
    </message>
    <message>
        <source>all symbols have been compared</source>
        <translation>tous les symboles sont déjà comparés</translation>
    </message>
    <message>
        <source>nobody else has a coin</source>
        <translation>personne d’autre n’a de pièce</translation>
    </message>
    <message>
        <source>{coins} from {player}</source>
        <translation>{coins} ({player})</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>{card}, until now with {player}</source>
        <translation>{card}, jusqu’ici chez {player}</translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n pièce</numerusform>
            <numerusform>+%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n pièce</numerusform>
            <numerusform>−%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{symbols} against {theirs}: {brings}</source>
        <translation>{symbols} contre {theirs}&#xa0;: {brings}</translation>
    </message>
</context>
<context>
    <name>EvaluationWords</name>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Stop by stop, from Krieau to Heuriger</source>
        <translation>Case par case, jusqu’au Heuriger</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>This is the first stop.</source>
        <translation>C’est la première case.</translation>
    </message>
    <message>
        <source>{coins} fewer</source>
        <translation>{coins} de moins</translation>
    </message>
    <message>
        <source>{name} compares citizens with both neighbours</source>
        <translation>{name} compare les citoyens avec ses deux voisins</translation>
    </message>
    <message>
        <source>{name} compares crosses with both neighbours</source>
        <translation>{name} compare les croix avec ses deux voisins</translation>
    </message>
    <message>
        <source>{name} compares crowns with both neighbours</source>
        <translation>{name} compare les couronnes avec ses deux voisins</translation>
    </message>
    <message>
        <source>{name}: {symbols}</source>
        <translation>{name}&#xa0;: {symbols}</translation>
    </message>
    <message>
        <source>{name} chooses a character</source>
        <translation>{name} choisit un personnage</translation>
    </message>
    <message>
        <source>{name} chooses a symbol to compare</source>
        <translation>{name} choisit un symbole à comparer</translation>
    </message>
    <message>
        <source>{name} takes coins from others</source>
        <translation>{name} prend des pièces aux autres</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{own} against {theirs} ({name}): {brings}</source>
        <translation>{own} contre {theirs} ({name})&#xa0;: {brings}</translation>
    </message>
    <message>
        <source>Back one stop</source>
        <translation>Une case en arrière</translation>
    </message>
    <message>
        <source>On one stop</source>
        <translation>Une case en avant</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>To the next stop</source>
        <translation>Case suivante</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>To the last count</source>
        <translation>Dernier décompte</translation>
    </message>
    <message>
        <source>{name} takes {gifts}</source>
        <translation>{name} prend {gifts}</translation>
    </message>
    <message>
        <source>{what} from {player}</source>
        <translation>{what} à {player}</translation>
    </message>
    <message>
        <source>This round, dice included</source>
        <translation>Cette manche, dés compris</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>The whole game in one text file: to go on with it elsewhere, to keep it, or to send it along when something went wrong.</source>
        <translation>Toute la partie dans un fichier texte&#xa0;: pour la continuer ailleurs, la garder, ou la joindre quand vous signalez un problème.</translation>
    </message>
    <message>
        <source>The file also says on which system the game was played.</source>
        <translation>Le fichier indique aussi sur quel système la partie a été jouée.</translation>
    </message>
    <message>
        <source>Leave out the &amp;names of the players</source>
        <translation>Omettre les &amp;noms des joueurs</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Among the favourites: {name}, but not {other}.</source>
        <translation>Parmi les favoris&#xa0;: {name}, mais pas {other}.</translation>
    </message>
    <message>
        <source>Among the favourites: {name}, worth {points} points on the throne.</source>
        <translation>Parmi les favoris&#xa0;: {name}, {points} points sur le trône.</translation>
    </message>
    <message>
        <source>A Yes comes back each time, a No is spent.</source>
        <translation>Un Oui revient à chaque fois, un Non ne sert qu’une fois.</translation>
    </message>
    <message>
        <source>Among the favourites: {name}.</source>
        <translation>Parmi les favoris&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Not among the favourites: {name}.</source>
        <translation>Pas parmi les favoris&#xa0;: {name}.</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>this is not text in UTF-8. Save the file once more in that encoding.</source>
        <translation>ce n’est pas du texte en UTF-8. Enregistrez de nouveau le fichier dans cet encodage.</translation>
    </message>
    <message>
        <source>nobody could place dice there. Write at least one number into the brackets.</source>
        <translation>personne ne pourrait y poser de dés. Écrivez au moins un nombre entre les crochets.</translation>
    </message>
    <message>
        <source>this cannot be read. Write each value once, as in “cost = 2”, and words in straight quotation marks.</source>
        <translation>impossible à lire. Écrivez chaque valeur une seule fois, comme «&#xa0;cost = 2&#xa0;», et les mots entre guillemets droits.</translation>
    </message>
    <message>
        <source>“{value}” has to be a whole number from {lowest} to {highest}, not {found}.</source>
        <translation>«&#xa0;{value}&#xa0;» doit être un nombre entier de {lowest} à {highest}, et non {found}.</translation>
    </message>
    <message>
        <source>“{section}” has no value “{found}”. It has: {known}.</source>
        <translation>«&#xa0;{section}&#xa0;» n’a pas de valeur «&#xa0;{found}&#xa0;». Valeurs possibles&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Ligne {line}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the file is longer than {highest} bytes. Leave in it what differs on your board.</source>
        <translation>le fichier dépasse {highest} octets. N’y laissez que ce qui diffère sur votre plateau.</translation>
    </message>
    <message>
        <source>a number is there twice: {found}. Leave one of them out.</source>
        <translation>un nombre y est deux fois&#xa0;: {found}. Enlevez-en un.</translation>
    </message>
    <message>
        <source>say which special card this stop hands out, with a value “card”: {known}.</source>
        <translation>dites quelle carte spéciale donne cette case, par une valeur «&#xa0;card&#xa0;»&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>there have to be {lowest} characters in all; these are {found}.</source>
        <translation>il faut {lowest} personnages en tout&#xa0;; il y en a {found}.</translation>
    </message>
    <message>
        <source>“{value}” has to be numbers from {lowest} to {highest} in brackets, as [2, 3], or “{known}” in quotation marks; not {found}.</source>
        <translation>«&#xa0;{value}&#xa0;» doit donner des nombres de {lowest} à {highest} entre crochets, comme [2, 3], ou «&#xa0;{known}&#xa0;» entre guillemets droits&#xa0;; et non {found}.</translation>
    </message>
    <message>
        <source>a name has letters only, {highest} at most; “{found}” is not one.</source>
        <translation>un nom n’a que des lettres, {highest} au plus&#xa0;; «&#xa0;{found}&#xa0;» n’en est pas un.</translation>
    </message>
    <message>
        <source>“{value}” has to be one of these words: {known}; not {found}.</source>
        <translation>«&#xa0;{value}&#xa0;» doit être l’un de ces mots&#xa0;: {known}&#xa0;; et non {found}.</translation>
    </message>
    <message>
        <source>there is no stop “{found}”. There are: {known}.</source>
        <translation>il n’y a pas de case «&#xa0;{found}&#xa0;». Il y a&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{value}” has values of its own. Write them below a line [{value}].</source>
        <translation>«&#xa0;{value}&#xa0;» a ses propres valeurs. Écrivez-les sous une ligne [{value}].</translation>
    </message>
    <message>
        <source>no stop hands out the special card “{found}” any more. Give it to one.</source>
        <translation>plus aucune case ne donne la carte spéciale «&#xa0;{found}&#xa0;». Donnez-la à l’une d’elles.</translation>
    </message>
    <message>
        <source>a stop has {highest} numbers at most; {found} are more. Leave some of them out.</source>
        <translation>une case a {highest} nombres au plus&#xa0;; {found}, c’est trop. Enlevez-en.</translation>
    </message>
</context>
<context>
    <name>FavouritesFold</name>
    <message>
        <source>My favourites</source>
        <translation>Mes favoris</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Type de fichier&#xa0;:</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>Favourites and votes are written in such a way that nobody reads them just by opening the file.</source>
        <translation>Les favoris et les votes y sont écrits de façon que personne ne les lise en ouvrant le fichier.</translation>
    </message>
</context>
<context>
    <name>FinalWords</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Proposés</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Rois</translation>
    </message>
    <message>
        <source>Aches</source>
        <translation>MaV</translation>
    </message>
    <message>
        <source>Candidates moved onto the throne</source>
        <translation>Candidats amenés sur le trône</translation>
    </message>
    <message>
        <source>Candidates moved onto the throne and elected King</source>
        <translation>Candidats amenés sur le trône et élus Roi</translation>
    </message>
    <message>
        <source>The {name} wins!</source>
        <translation>L’{name} gagne&#xa0;!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>{names} gagnent&#xa0;!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} se partagent la victoire&#xa0;!</translation>
    </message>
    <message>
        <source>with {points}</source>
        <translation>avec {points}</translation>
    </message>
    <message>
        <source>It is ahead of everybody, and wins alone.</source>
        <translation>Il devance tout le monde et gagne seul.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>Le total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>Exactly 0 points in round 3 count as 33: {names}.</source>
        <translation>Exactement 0 point à la manche 3, cela fait 33&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The highest favourite decides: {counts}.</source>
        <translation>Le Favori le plus haut départage&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Their highest favourites stand equally high: {counts}.</source>
        <translation>Leurs Favoris les plus hauts sont à la même hauteur&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>{name}: {where}</source>
        <translation>{name}&#xa0;: {where}</translation>
    </message>
    <message>
        <source>none on a floor</source>
        <translation>aucun à un étage</translation>
    </message>
    <message>
        <source>Favourites still in the castle decide: {counts}.</source>
        <translation>Les favoris encore au château les départagent&#xa0;: {counts}.</translation>
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
        <translation>{points} au départ</translation>
    </message>
    <message>
        <source>{total} (the lower one; the other is {other})</source>
        <translation>{total} (le plus bas&#xa0;; l’autre est {other})</translation>
    </message>
    <message numerus="yes">
        <source>%n election(s)</source>
        <translation>
            <numerusform>%n élection</numerusform>
            <numerusform>%n élections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <translation>
            <numerusform>%n annulée</numerusform>
            <numerusform>%n annulées</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards played in all elections</source>
        <translation>Nombre de cartes Non, toutes élections comprises</translation>
    </message>
    <message>
        <source>{names} are tied on {points}.</source>
        <translation>{names} sont à égalité avec {points}.</translation>
    </message>
    <message>
        <source>They have the same number of favourites still in the castle: {counts}.</source>
        <translation>Même nombre de favoris encore au château&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Stomach-ache cards played in all elections</source>
        <translation>Nombre de Mal-au-Ventre, toutes élections comprises</translation>
    </message>
    <message>
        <source>For a team, the lower total counts.</source>
        <translation>Pour une équipe, c’est le total le plus bas qui compte.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) rejected</source>
        <translation>
            <numerusform>%n candidat rejeté</numerusform>
            <numerusform>%n candidats rejetés</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank}. {name}: {total} in total</source>
        <translation>{rank}. {name}&#xa0;: {total} au total</translation>
    </message>
    <message>
        <source>By round: {rounds}. No used: {no}.</source>
        <translation>Par round&#xa0;: {rounds}. Cartes Non&#xa0;: {no}.</translation>
    </message>
    <message>
        <source>By round: {rounds}. No used: {no}, proposed: {proposed}, Kings: {kings}.</source>
        <translation>Détail&#xa0;: {rounds}. Cartes Non&#xa0;: {no}, proposés&#xa0;: {proposed}, Rois&#xa0;: {kings}.</translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message>
        <source>Three rounds, placed by the players</source>
        <translation>Trois manches, placement par les joueurs</translation>
    </message>
    <message>
        <source>Quick form</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>One round, placed at random</source>
        <translation>Une manche, placement au hasard</translation>
    </message>
    <message>
        <source>Two to eight players, Jester and dungeons</source>
        <translation>De deux à huit joueurs, Bouffon et cachots</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>by the players</source>
        <translation>par les joueurs</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Options and variants…</source>
        <translation>Options et variantes…</translation>
    </message>
    <message>
        <source>2 to 8 players, pawns and secret votes</source>
        <translation>De 2 à 8 joueurs, pions et votes secrets</translation>
    </message>
    <message>
        <source>Open the gates</source>
        <translation>Ouvrir les portes</translation>
    </message>
    <message>
        <source>One round, placed by the players</source>
        <translation>Une manche, placement par les joueurs</translation>
    </message>
    <message>
        <source>Three rounds, placed at random</source>
        <translation>Trois manches, placement au hasard</translation>
    </message>
</context>
<context>
    <name>FormWords</name>
    <message>
        <source>There are cards for eight people only.</source>
        <translation>Il n’y a de cartes que pour huit personnes.</translation>
    </message>
    <message>
        <source>It is for teams: give somebody a partner.</source>
        <translation>C’est pour les équipes&#xa0;: donnez un coéquipier à quelqu’un.</translation>
    </message>
    <message>
        <source>Partners share one marker; it moves by the lower of their two scores. So up to sixteen people can play.</source>
        <translation>Les coéquipiers partagent un pion, qui avance du plus petit de leurs deux totaux. On peut ainsi jouer jusqu’à seize.</translation>
    </message>
    <message>
        <source>One scoring marker a team</source>
        <translation>Un pion de score par équipe</translation>
    </message>
    <message>
        <source>Royal wedding</source>
        <translation>Le mariage royal</translation>
    </message>
    <message>
        <source>Two players or teams always play with it.</source>
        <translation>À deux joueurs ou équipes, on joue toujours avec lui.</translation>
    </message>
    <message>
        <source>Each round crowns a couple and counts twice; after the first coronation all favourites are revealed.</source>
        <translation>Chaque round couronne un couple et compte deux fois&#xa0;; après le premier couronnement, tous les Favoris sont visibles.</translation>
    </message>
    <message>
        <source>It is for two to five players or teams.</source>
        <translation>Il se joue de deux à cinq joueurs ou équipes.</translation>
    </message>
    <message>
        <source>The Banished</source>
        <translation>Le Banni</translation>
    </message>
    <message>
        <source>Ambition</source>
        <translation>Ambition</translation>
    </message>
    <message>
        <source>More than eight people always do so.</source>
        <translation>À plus de huit personnes, c’est obligatoire.</translation>
    </message>
    <message>
        <source>The base game, without options</source>
        <translation>Le jeu de base, sans options</translation>
    </message>
    <message>
        <source>One of your six favourites bears the black seal: it does not count, neither for points nor for an Ambition.</source>
        <translation>L’un de vos six Favoris porte le sceau noir&#xa0;: il ne compte pas, ni pour les points ni pour une Ambition.</translation>
    </message>
    <message>
        <source>Emissary of the Empire</source>
        <translation>L’Émissaire de l’Empire</translation>
    </message>
    <message>
        <source>A rival whom nobody plays votes and scores too. It starts on 40 points, and wins if nobody catches up with it.</source>
        <translation>Un rival que personne ne joue vote et marque des points, lui aussi. Il part de 40 points et gagne si personne ne le rattrape.</translation>
    </message>
    <message>
        <source>In each round everybody keeps one of two secret Ambition cards, which can bring 3 to 8 extra points.</source>
        <translation>À chaque round, chacun garde l’une de ses deux cartes Ambition secrètes&#xa0;; elle peut rapporter de 3 à 8 points de plus.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>Games of Viva il Re! (*{suffix})</source>
        <translation>Parties de Viva il Re! (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}&#xa0;: {told}</translation>
    </message>
</context>
<context>
    <name>GuestFields</name>
    <message>
        <source>{animal}. {temper}: {about}</source>
        <translation>{animal}. {temper}. {about}</translation>
    </message>
    <message>
        <source>Avatar at seat {number}: {avatar}</source>
        <translation>Animal à la place {number}&#xa0;: {avatar}</translation>
    </message>
    <message>
        <source>Shield at seat {number}: {colour}</source>
        <translation>Écu à la place {number}&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>{colour}: {name} has it, and takes yours in exchange</source>
        <translation>{colour}&#xa0;: {name} le porte et prend le vôtre en échange</translation>
    </message>
</context>
<context>
    <name>HallWords</name>
    <message>
        <source>Shall {name} wear the crown?</source>
        <translation>La couronne pour {name}&#xa0;?</translation>
    </message>
    <message>
        <source>{yes} Yes · {no} No: {outcome}</source>
        <translation>{yes} Oui · {no} Non&#xa0;: {outcome}</translation>
    </message>
    <message>
        <source>all favourites are revealed now, and the round goes on</source>
        <translation>tous les Favoris sont visibles, et le round continue</translation>
    </message>
    <message>
        <source>{names} are the royal couple</source>
        <translation>{names} forment le couple royal</translation>
    </message>
    <message>
        <source>from its pile</source>
        <comment>how the Emissary votes, on a name tag</comment>
        <translation>par sa pile</translation>
    </message>
    <message>
        <source>has not voted yet</source>
        <translation>n’a pas encore voté</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>a voté</translation>
    </message>
    <message>
        <source>said Yes</source>
        <translation>a dit Oui</translation>
    </message>
    <message>
        <source>said No</source>
        <translation>a dit Non</translation>
    </message>
    <message>
        <source>said No, spent too</source>
        <translation>a dit Non, dépensé aussi</translation>
    </message>
    <message>
        <source>has a Stomach-ache</source>
        <translation>a un Mal-au-Ventre</translation>
    </message>
    <message>
        <source>says Yes to a favourite, without a card</source>
        <translation>dit Oui à un Favori, sans carte</translation>
    </message>
    <message>
        <source>not voted yet</source>
        <comment>on a name tag, as short as this</comment>
        <translation>n’a pas voté</translation>
    </message>
    <message>
        <source>No, spent too</source>
        <comment>on a name tag, as short as this</comment>
        <translation>Non, dépensé</translation>
    </message>
    <message>
        <source>cancel it</source>
        <comment>of a team, on a name tag, as short as this</comment>
        <translation>font annuler</translation>
    </message>
    <message>
        <source>cancels it</source>
        <comment>on a name tag, as short as this</comment>
        <translation>fait annuler</translation>
    </message>
    <message>
        <source>Yes, no card</source>
        <comment>on a name tag, as short as this</comment>
        <translation>Oui d’office</translation>
    </message>
    <message>
        <source>{name} {did}</source>
        <translation>{name} {did}</translation>
    </message>
    <message>
        <source>no No left: play one card</source>
        <comment>a team</comment>
        <translation>plus de Non&#xa0;: posez une carte</translation>
    </message>
    <message>
        <source>no No left: play one card</source>
        <translation>plus de Non&#xa0;: posez une carte</translation>
    </message>
    <message>
        <source>no No left: play Yes</source>
        <comment>a team</comment>
        <translation>plus de Non&#xa0;: posez Oui</translation>
    </message>
    <message>
        <source>no No left: play Yes</source>
        <translation>plus de Non&#xa0;: posez Oui</translation>
    </message>
    <message>
        <source>your vote is sealed</source>
        <translation>votre vote est scellé</translation>
    </message>
    <message>
        <source>the hint advises this card</source>
        <translation>carte conseillée</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{name} is its favourite: it says Yes, without a card.</source>
        <translation>Son Favori&#xa0;: {name}. Il dit Oui, sans carte.</translation>
    </message>
    <message>
        <source>It says Yes to its own favourites; now the top of its pile decides.</source>
        <translation>Il dit Oui à ses propres Favoris&#xa0;; cette fois, le dessus de sa pile décide.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in its pile</source>
        <translation>
            <numerusform>%n carte dans sa pile</numerusform>
            <numerusform>%n cartes dans sa pile</numerusform>
        </translation>
    </message>
    <message>
        <source>Play Yes</source>
        <translation>Poser Oui</translation>
    </message>
    <message>
        <source>play one card face down</source>
        <translation>posez une carte face cachée</translation>
    </message>
    <message numerus="yes">
        <source>%n Stomach-ache(s): {name} goes back {where}, nobody is rejected</source>
        <translation>
            <numerusform>Un Mal-au-Ventre&#xa0;: {name} retourne {where}, personne n’est rejeté</numerusform>
            <numerusform>%n Mal-au-Ventre&#xa0;: {name} retourne {where}, personne n’est rejeté</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected!</source>
        <translation>Candidature rejetée&#xa0;!</translation>
    </message>
    <message>
        <source>play one card face down</source>
        <comment>a team</comment>
        <translation>posez une carte face cachée</translation>
    </message>
    <message>
        <source>Play No</source>
        <translation>Poser Non</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Poser une carte</translation>
    </message>
    <message>
        <source>your vote is sealed</source>
        <comment>a team</comment>
        <translation>votre vote est scellé</translation>
    </message>
    <message>
        <source>Stomach-ache</source>
        <comment>on a button, as short as this</comment>
        <translation>Mal-au-Ventre</translation>
    </message>
    <message>
        <source>have a Stomach-ache</source>
        <translation>ont un Mal-au-Ventre</translation>
    </message>
    <message>
        <source>are thinking…</source>
        <translation>réfléchissent…</translation>
    </message>
    <message>
        <source>have not voted yet</source>
        <translation>n’ont pas encore voté</translation>
    </message>
    <message>
        <source>said No</source>
        <comment>a team</comment>
        <translation>ont dit Non</translation>
    </message>
    <message>
        <source>have voted</source>
        <translation>ont voté</translation>
    </message>
    <message>
        <source>has the crown: moved the candidate onto the throne</source>
        <translation>a la couronne&#xa0;: a fait monter le candidat sur le trône</translation>
    </message>
    <message>
        <source>said Yes</source>
        <comment>a team</comment>
        <translation>ont dit Oui</translation>
    </message>
    <message>
        <source>said No, spent too</source>
        <comment>a team</comment>
        <translation>ont dit Non, dépensé aussi</translation>
    </message>
    <message>
        <source>have the crown: moved the candidate onto the throne</source>
        <translation>ont la couronne&#xa0;: ont fait monter le candidat sur le trône</translation>
    </message>
    <message>
        <source>not voted yet</source>
        <comment>of a team, on a name tag, as short as this</comment>
        <translation>n’ont pas voté</translation>
    </message>
    <message>
        <source>Election cancelled!</source>
        <translation>Élection annulée&#xa0;!</translation>
    </message>
    <message>
        <source>votes with the top card of its pile</source>
        <translation>vote avec la première carte de sa pile</translation>
    </message>
    <message>
        <source>Unanimous, {yes} Yes: {outcome}</source>
        <translation>{yes} Oui&#xa0;: {outcome}</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>My dice</source>
        <translation>Mes dés</translation>
    </message>
    <message>
        <source>{name}: dice</source>
        <translation>{name}&#xa0;: dés</translation>
    </message>
    <message>
        <source>A die, not thrown yet</source>
        <translation>Un dé, pas encore lancé</translation>
    </message>
    <message>
        <source>White die {face}</source>
        <translation>Dé blanc {face}</translation>
    </message>
    <message>
        <source>Die {face}</source>
        <translation>Dé {face}</translation>
    </message>
    <message>
        <source>Placed together with another die; alone only in the Geheimbund.</source>
        <translation>Se pose avec un autre dé&#xa0;; seul, au Geheimbund uniquement.</translation>
    </message>
    <message>
        <source>{die}, chosen</source>
        <translation>{die}, choisi</translation>
    </message>
    <message>
        <source>Leave it at {face}</source>
        <translation>Le laisser sur {face}</translation>
    </message>
    <message>
        <source>Turn it to {face}</source>
        <translation>Le tourner sur {face}</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n die(dice)</source>
        <translation>
            <numerusform>Relancer %n dé</numerusform>
            <numerusform>Relancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Turn ±1</source>
        <translation>Tourner ±1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A coin</source>
        <translation>Une pièce</translation>
    </message>
    <message>
        <source>A point</source>
        <translation>Un point</translation>
    </message>
    <message>
        <source>Leave the dice</source>
        <translation>Laisser les dés</translation>
    </message>
    <message>
        <source>Double turn</source>
        <translation>Double tour</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Finir mon tour</translation>
    </message>
    <message>
        <source>Reroll any dice, 1 coin</source>
        <translation>Relancer des dés, 1 pièce</translation>
    </message>
    <message>
        <source>Turn a die by one, 1 coin</source>
        <translation>Tourner un dé d’un chiffre, 1 pièce</translation>
    </message>
    <message>
        <source>Reroll the chosen dice, 1 coin</source>
        <translation>Relancer les dés choisis, 1 pièce</translation>
    </message>
    <message>
        <source>It costs 1 coin, and you have none.</source>
        <translation>Cela coûte 1 pièce, et vous n’en avez pas.</translation>
    </message>
    <message>
        <source>Choose one die at least.</source>
        <translation>Choisissez au moins un dé.</translation>
    </message>
    <message>
        <source>The dice are thrown first.</source>
        <translation>Il faut d’abord lancer les dés.</translation>
    </message>
    <message>
        <source>Something else comes first: the ribbon says what.</source>
        <translation>Autre chose passe avant&#xa0;: le ruban le dit.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>Only {name} changes these dice.</source>
        <translation>Ces dés sont à {name}.</translation>
    </message>
    <message>
        <source>My circle</source>
        <translation>Mon cercle</translation>
    </message>
    <message>
        <source>{name}: circle</source>
        <translation>{name}&#xa0;: cercle</translation>
    </message>
    <message>
        <source>{die}, Joker: any number</source>
        <translation>{die}, Joker&#xa0;: n’importe quel chiffre</translation>
    </message>
    <message>
        <source>{die}, {number} of {all}</source>
        <translation>{die}, {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>Handle</name>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Drag to another seat, or press Up and Down</source>
        <translation>Glissez vers une autre place, ou flèches Haut et Bas</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint could be found in time. Ask again.</source>
        <translation>Pas de conseil trouvé à temps. Redemandez.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un conseil…</translation>
    </message>
    <message>
        <source>Hints are for the player whose turn it is.</source>
        <translation>Les conseils sont pour la personne dont c’est le tour.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Charger…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Type de partie</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
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
        <translation>Théo</translation>
    </message>
    <message>
        <source>Zoé</source>
        <translation>Zoé</translation>
    </message>
    <message>
        <source>Camille</source>
        <translation>Camille</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Inès</source>
        <translation>Inès</translation>
    </message>
    <message>
        <source>Ernest</source>
        <translation>Ernest</translation>
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
        <translation>{count} joueurs (de {fewest} à {most})</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n équipe</numerusform>
            <numerusform>%n équipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single player(s)</source>
        <translation>
            <numerusform>%n joueur seul</numerusform>
            <numerusform>%n joueurs seuls</numerusform>
        </translation>
    </message>
    <message>
        <source>At least {count} seats</source>
        <translation>{count} places au moins</translation>
    </message>
    <message>
        <source>At most {count} seats</source>
        <translation>{count} places au plus</translation>
    </message>
    <message>
        <source>Sixteen people at most</source>
        <translation>Seize personnes au plus</translation>
    </message>
    <message>
        <source>Chance decides who sits next to whom; teams stay together.</source>
        <translation>Le hasard décide qui s’assoit à côté de qui&#xa0;; les équipes restent ensemble.</translation>
    </message>
    <message>
        <source>Two take turns, however they sit.</source>
        <translation>À deux, on joue chacun son tour, où que l’on s’assoie.</translation>
    </message>
    <message>
        <source>shares this screen</source>
        <translation>partage cet écran</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>joue ici</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>In the castle</source>
        <translation>Au château</translation>
    </message>
    <message>
        <source>Choose among the characters</source>
        <translation>Choisir parmi les personnages</translation>
    </message>
    <message>
        <source>In Vienna</source>
        <translation>À Vienne</translation>
    </message>
    <message>
        <source>Throw the dice, go on reading</source>
        <translation>Lancer les dés, continuer</translation>
    </message>
    <message>
        <source>Choose a die, let go of it</source>
        <translation>Choisir un dé, le lâcher</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 à 6</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go along the street, to every stop</source>
        <translation>Suivre la rue, de case en case</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Place the chosen dice</source>
        <translation>Poser les dés choisis</translation>
    </message>
    <message>
        <source>Let go of all dice</source>
        <translation>Lâcher tous les dés</translation>
    </message>
    <message>
        <source>Evaluation: a stop back, a stop on</source>
        <translation>Évaluation&#xa0;: une case en arrière, en avant</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Evaluation: pause, to its end</source>
        <translation>Évaluation&#xa0;: pause, aller à la fin</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Choose a character by initial</source>
        <translation>Choisir un personnage par son initiale</translation>
    </message>
    <message>
        <source>A to V</source>
        <translation>A à V</translation>
    </message>
    <message>
        <source>Lift a character, put it down</source>
        <translation>Prendre un personnage, le poser</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Send it to a floor, to the WC (2024)</source>
        <translation>L’envoyer à un étage, aux WC (2024)</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>0 à 6</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Go back, put the character back</source>
        <translation>Revenir, remettre le personnage à sa place</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>What this character may do</source>
        <translation>Ce que ce personnage peut faire</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Choose a vote card</source>
        <translation>Choisir une carte vote</translation>
    </message>
    <message>
        <source>Choose an Ambition card (2024)</source>
        <translation>Choisir une carte Ambition (2024)</translation>
    </message>
    <message>
        <source>Play the vote card, keep the Ambition</source>
        <translation>Poser la carte vote, garder l’Ambition</translation>
    </message>
    <message>
        <source>Open the chronicle</source>
        <translation>Ouvrir la chronique</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Turn a die by one, then to which face</source>
        <translation>Tourner un dé d’un chiffre, puis choisir sa face</translation>
    </message>
    <message>
        <source>Reroll: begin, then throw the chosen dice</source>
        <translation>Relancer&#xa0;: commencer, puis lancer les dés choisis</translation>
    </message>
    <message>
        <source>Go from die to die, choose one</source>
        <translation>Aller de dé en dé, en choisir un</translation>
    </message>
    <message>
        <source>Go from framed stop to framed stop</source>
        <translation>Aller de case encadrée en case encadrée</translation>
    </message>
    <message>
        <source>Go to a stop by its name</source>
        <translation>Aller à une case par son nom</translation>
    </message>
    <message>
        <source>Its first letter</source>
        <translation>Son initiale</translation>
    </message>
    <message>
        <source>Shift and letter</source>
        <translation>Maj et lettre</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>{key} stands for a floor or a die.</source>
        <translation>{key} désigne un étage ou un dé.</translation>
    </message>
    <message>
        <source>All keys as at first</source>
        <translation>Toutes les touches comme au début</translation>
    </message>
    <message>
        <source>{key} is needed in the game itself.</source>
        <translation>Le jeu lui-même a besoin de {key}.</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”.</source>
        <translation>{key} sert déjà à «&#xa0;{command}&#xa0;».</translation>
    </message>
    <message>
        <source>{key} finds a character by its initial.</source>
        <translation>{key} trouve un personnage par son initiale.</translation>
    </message>
    <message>
        <source>This key composes an accent, or the system needs it.</source>
        <translation>Cette touche compose un accent, ou le système en a besoin.</translation>
    </message>
</context>
<context>
    <name>LastCountWords</name>
    <message>
        <source>The most special cards decide: {counts}.</source>
        <translation>Le nombre de cartes spéciales décide&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Level on special cards, too; the coins left over decide: {counts}.</source>
        <translation>Égalité aussi pour les cartes spéciales&#xa0;; les pièces restantes décident&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>no special cards</source>
        <translation>aucune carte spéciale</translation>
    </message>
    <message>
        <source>{points} in total</source>
        <translation>{points} au total</translation>
    </message>
    <message>
        <source>{end} points ended the game in round {round}.</source>
        <translation>{end} points ont mis fin à la partie, manche {round}.</translation>
    </message>
    <message>
        <source>{name} · {total}</source>
        <translation>{name} · {total}</translation>
    </message>
    <message>
        <source>with {points}</source>
        <translation>avec {points}</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} se partagent la victoire&#xa0;!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
    </message>
    <message>
        <source>{names} are tied on {points}.</source>
        <translation>{names} sont à égalité&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>{coins}: {points}, {left} left</source>
        <translation>{coins}&#xa0;: {points}, il en reste {left}</translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation>Le total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>{points} when the race was over</source>
        <translation>{points} à la fin de la course</translation>
    </message>
    <message>
        <source>Level on special cards and coins, too.</source>
        <translation>Égalité aussi pour les cartes spéciales et les pièces.</translation>
    </message>
    <message>
        <source>In a tie: {cards}; then {coins}</source>
        <translation>À égalité&#xa0;: {cards}&#xa0;; puis {coins}</translation>
    </message>
    <message>
        <source>{symbols} against {left} and {right}: {points}</source>
        <translation>{symbols} contre {left} et {right}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{end} points ended the game in round {round}. More symbols than both neighbours: 1 point each. {coins} coins: 1 point.</source>
        <translation>{end} points ont mis fin à la partie, manche {round}. Plus de symboles que les deux voisins&#xa0;: 1 point par symbole. {coins} pièces&#xa0;: 1 point.</translation>
    </message>
    <message>
        <source>In a tie</source>
        <translation>À égalité</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>done</source>
        <translation>faite</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>L’énigme du jour</translation>
    </message>
</context>
<context>
    <name>LegendWords</name>
    <message>
        <source>What it means</source>
        <translation>Ce qu’il veut dire</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>At once, when dice are placed: not in the evaluation</source>
        <translation>Tout de suite, quand des dés y sont posés&#xa0;: pas à l’évaluation</translation>
    </message>
    <message>
        <source>You get as many points as the red seal shows</source>
        <translation>Vous recevez autant de points que l’indique le sceau rouge</translation>
    </message>
    <message>
        <source>Any dice fit</source>
        <translation>Tous les dés conviennent</translation>
    </message>
    <message>
        <source>Compare this symbol with both neighbours</source>
        <translation>Comparez ce symbole avec vos deux voisins</translation>
    </message>
    <message>
        <source>You take a character from the salon</source>
        <translation>Vous prenez un personnage du salon</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signe</translation>
    </message>
    <message>
        <source>Choose the symbol to compare</source>
        <translation>Choisissez le symbole à comparer</translation>
    </message>
    <message>
        <source>You get a coin</source>
        <translation>Vous recevez une pièce</translation>
    </message>
    <message>
        <source>Put the gendarme on a free stop</source>
        <translation>Placez le gendarme sur une case libre</translation>
    </message>
    <message>
        <source>A special card: its drawing tells which one</source>
        <translation>Une carte spéciale&#xa0;: son dessin dit laquelle</translation>
    </message>
    <message>
        <source>Turn a die to any face</source>
        <translation>Tournez un dé sur la face de votre choix</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>À quoi elle sert</translation>
    </message>
    <message>
        <source>A citizen in your circle</source>
        <translation>Un citoyen dans votre cercle</translation>
    </message>
    <message>
        <source>Take coins from others</source>
        <translation>Prenez des pièces aux autres</translation>
    </message>
    <message>
        <source>A cross in your circle</source>
        <translation>Une croix dans votre cercle</translation>
    </message>
    <message>
        <source>A crown in your circle</source>
        <translation>Une couronne dans votre cercle</translation>
    </message>
    <message>
        <source>You pay a coin first</source>
        <translation>Vous payez d’abord une pièce</translation>
    </message>
</context>
<context>
    <name>LessonKeys</name>
    <message>
        <source>Cover my favourites</source>
        <translation>Cacher mes favoris</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Passer l’animation</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Que s’est-il passé&#xa0;?</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Liste des coups</translation>
    </message>
</context>
<context>
    <name>LoadDialog</name>
    <message>
        <source>This game was saved by a newer version of Viva il Re!</source>
        <translation>Cette partie a été enregistrée par une version plus récente de Viva il Re!</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Charger une partie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>No game has been saved yet.

“Save as…” in the menu saves the current game under a name; you will find it here. A game in progress is kept anyway: “Continue” on the first page brings it back.</source>
        <translation>Aucune partie n’a encore été enregistrée.

«&#xa0;Enregistrer sous…&#xa0;», dans le menu, enregistre la partie en cours sous un nom&#xa0;; vous la retrouverez ici. Une partie en cours est gardée de toute façon&#xa0;: «&#xa0;Continuer&#xa0;», sur la première page, y ramène.</translation>
    </message>
    <message>
        <source>There is no readable game in this file.</source>
        <translation>Ce fichier ne contient aucune partie lisible.</translation>
    </message>
</context>
<context>
    <name>Lore</name>
    <message>
        <source>Servants</source>
        <translation>Servants</translation>
    </message>
    <message>
        <source>Craftsmen</source>
        <translation>Artisans</translation>
    </message>
    <message>
        <source>Traders</source>
        <translation>Marchands</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Officiers</translation>
    </message>
    <message>
        <source>Dignitaries</source>
        <translation>Dignitaires</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Nobles</translation>
    </message>
    <message>
        <source>King’s Throne</source>
        <translation>Trône du Roi</translation>
    </message>
    <message>
        <source>to the Servants</source>
        <translation>chez les Servants</translation>
    </message>
    <message>
        <source>to the Craftsmen</source>
        <translation>chez les Artisans</translation>
    </message>
    <message>
        <source>to the Traders</source>
        <translation>chez les Marchands</translation>
    </message>
    <message>
        <source>to the Officers</source>
        <translation>chez les Officiers</translation>
    </message>
    <message>
        <source>to the Dignitaries</source>
        <translation>chez les Dignitaires</translation>
    </message>
    <message>
        <source>to the Nobles</source>
        <translation>chez les Nobles</translation>
    </message>
    <message>
        <source>to the King’s Throne</source>
        <translation>sur le Trône du Roi</translation>
    </message>
    <message>
        <source>on the Servants’ floor</source>
        <translation>à l’étage des Servants</translation>
    </message>
    <message>
        <source>on the Craftsmen’s floor</source>
        <translation>à l’étage des Artisans</translation>
    </message>
    <message>
        <source>on the Traders’ floor</source>
        <translation>à l’étage des Marchands</translation>
    </message>
    <message>
        <source>on the Officers’ floor</source>
        <translation>à l’étage des Officiers</translation>
    </message>
    <message>
        <source>on the Dignitaries’ floor</source>
        <translation>à l’étage des Dignitaires</translation>
    </message>
    <message>
        <source>on the Nobles’ floor</source>
        <translation>à l’étage des Nobles</translation>
    </message>
    <message>
        <source>on the King’s Throne</source>
        <translation>sur le Trône du Roi</translation>
    </message>
    <message>
        <source>{name}, floor {number}</source>
        <translation>{name}, étage {number}</translation>
    </message>
    <message>
        <source>WC of floor {number}</source>
        <translation>WC de l’étage {number}</translation>
    </message>
    <message>
        <source>dungeon of floor {number}</source>
        <translation>cachot de l’étage {number}</translation>
    </message>
    <message>
        <source>at the gate</source>
        <translation>devant la porte</translation>
    </message>
    <message>
        <source>beside the throne</source>
        <translation>à côté du trône</translation>
    </message>
    <message>
        <source>to the WC of floor {number}</source>
        <translation>aux WC de l’étage {number}</translation>
    </message>
    <message>
        <source>to the dungeon of floor {number}</source>
        <translation>au cachot de l’étage {number}</translation>
    </message>
    <message>
        <source>to the box</source>
        <translation>dans la boîte</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>hors du château</translation>
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
        <translation>Alighiero l’Écuyer</translation>
    </message>
    <message>
        <source>Beatrice the Enchantress</source>
        <translation>Beatrice l’Enchanteresse</translation>
    </message>
    <message>
        <source>Clemente the Sergeant</source>
        <translation>Clemente le Sergent</translation>
    </message>
    <message>
        <source>Dario the Antiquary</source>
        <translation>Dario l’Antiquaire</translation>
    </message>
    <message>
        <source>Ernesto the Duke</source>
        <translation>Ernesto le Duc honnête</translation>
    </message>
    <message>
        <source>Fiorello the Painter</source>
        <translation>Fiorello artiste du Pinceau</translation>
    </message>
    <message>
        <source>Gavino the Paladin</source>
        <translation>Gavino le Paladin</translation>
    </message>
    <message>
        <source>Irina the Farmer</source>
        <translation>Irina la Paysanne</translation>
    </message>
    <message>
        <source>Leonardo the Messenger</source>
        <translation>Leonardo Messager courageux</translation>
    </message>
    <message>
        <source>Merlino the Seer</source>
        <translation>Merlino le Devin</translation>
    </message>
    <message>
        <source>Natale the Innkeeper</source>
        <translation>Natale Hôte jovial</translation>
    </message>
    <message>
        <source>Odessa the Countess</source>
        <translation>Odessa la Comtesse</translation>
    </message>
    <message>
        <source>Piero the Cook</source>
        <translation>Piero le fier Cuisinier</translation>
    </message>
    <message>
        <source>Long live King {name}!</source>
        <translation>Vive le Roi {name}&#xa0;!</translation>
    </message>
    <message>
        <source>{name} is elected</source>
        <translation>l’unanimité pour {name}</translation>
    </message>
    <message>
        <source>{name} is eliminated</source>
        <translation>{name} quitte le château</translation>
    </message>
    <message>
        <source>Shall {name} be King?</source>
        <translation>La couronne pour {name}&#xa0;?</translation>
    </message>
    <message>
        <source>{player} takes the crown and proposes {character} as King: all vote!</source>
        <translation>{player} prend la couronne et propose {character} comme Roi&#xa0;: tout le monde vote&#xa0;!</translation>
    </message>
    <message>
        <source>{player} take the crown and propose {character} as King: all vote!</source>
        <comment>a team</comment>
        <translation>{player} prennent la couronne et proposent {character} comme Roi&#xa0;: tout le monde vote&#xa0;!</translation>
    </message>
    <message>
        <source>{character} is elected King.</source>
        <translation>Le nouveau Roi&#xa0;: {character}.</translation>
    </message>
    <message>
        <source>{character} is eliminated.</source>
        <translation>{character} quitte le château.</translation>
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
        <translation>Manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {number} begins with {player}.</source>
        <translation>La manche {number} commence par {player}.</translation>
    </message>
    <message>
        <source>End of round {number}: {scores}.</source>
        <translation>Fin de la manche {number}&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>End of round {number}</source>
        <translation>Fin de la manche {number}</translation>
    </message>
    <message>
        <source>New cards for round {number}.</source>
        <translation>Nouvelles cartes pour la manche {number}.</translation>
    </message>
    <message>
        <source>Equal totals: the favourites still in the castle decide.</source>
        <translation>Totaux égaux&#xa0;: les favoris encore au château départagent.</translation>
    </message>
    <message>
        <source>This was the last round: the highest total wins.</source>
        <translation>C’était la dernière manche&#xa0;: le total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>Round {number} is the last: the highest total wins.</source>
        <translation>La manche {number} est la dernière&#xa0;: le total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>Start round {number}</source>
        <translation>Commencer la manche {number}</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>My six favourites</source>
        <translation>Mes six favoris</translation>
    </message>
    <message>
        <source>Six favourites</source>
        <translation>Six favoris</translation>
    </message>
    <message>
        <source>The secret goals are dealt</source>
        <translation>On distribue les objectifs secrets</translation>
    </message>
    <message>
        <source>The secret goals are not dealt yet</source>
        <translation>Les objectifs secrets ne sont pas encore distribués</translation>
    </message>
    <message>
        <source>{player} take the crown and propose {character} as Queen: all vote!</source>
        <comment>a team</comment>
        <translation>{player} prennent la couronne et proposent {character} comme Reine&#xa0;: tout le monde vote&#xa0;!</translation>
    </message>
    <message>
        <source>{year} edition</source>
        <translation>Édition {year}</translation>
    </message>
    <message>
        <source>This edition is for three to six players, without teams.</source>
        <translation>Cette édition se joue de trois à six, sans équipes.</translation>
    </message>
    <message>
        <source>An estimate: the rest of the round was played {count} times from each moment.</source>
        <translation>Estimation&#xa0;: la fin de la manche a été jouée {count} fois depuis chaque moment.</translation>
    </message>
    <message>
        <source>{name}, to the left of the crown, begins the next round.</source>
        <translation>{name}, à gauche de la couronne, commence la prochaine manche.</translation>
    </message>
    <message>
        <source>Nobody yet: rejected candidates wait here.</source>
        <translation>Personne pour l’instant&#xa0;: les éliminés attendront ici.</translation>
    </message>
    <message>
        <source>{player} takes the crown and proposes {character} as Queen: all vote!</source>
        <translation>{player} prend la couronne et propose {character} comme Reine&#xa0;: tout le monde vote&#xa0;!</translation>
    </message>
    <message>
        <source>has the crown: the player on the left begins the next round</source>
        <translation>a la couronne&#xa0;: la manche suivante commencera à sa gauche</translation>
    </message>
    <message>
        <source>{name}, on the throne, is worth 10 points, every other favourite the number of its floor, an eliminated one nothing.</source>
        <translation>{name}, sur le trône, vaut 10 points&#xa0;; un autre favori vaut le numéro de son étage&#xa0;; un éliminé ne vaut rien.</translation>
    </message>
    <message>
        <source>A single No is enough to reject</source>
        <translation>Un seul Non suffit pour rejeter</translation>
    </message>
    <message>
        <source>{character} is elected Queen.</source>
        <translation>La nouvelle Reine&#xa0;: {character}.</translation>
    </message>
    <message>
        <source>Shall {name} be Queen?</source>
        <translation>La couronne pour {name}&#xa0;?</translation>
    </message>
    <message>
        <source>Long live Queen {name}!</source>
        <translation>Vive la Reine {name}&#xa0;!</translation>
    </message>
    <message>
        <source>Your Yes always comes back; a No is spent once revealed.</source>
        <translation>Le Oui revient toujours&#xa0;; un Non révélé est dépensé.</translation>
    </message>
    <message>
        <source>Is {about} a favourite? {before}% → {after}%</source>
        <translation>{about} parmi les favoris&#xa0;? {before}&#xa0;% → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>propose {character} as King</source>
        <translation>proposer {character} pour le trône</translation>
    </message>
    <message>
        <source>place a favourite {where}</source>
        <translation>placer un favori {where}</translation>
    </message>
    <message>
        <source>Hearts mark the true favourites.</source>
        <translation>Les cœurs marquent les vrais favoris.</translation>
    </message>
    <message>
        <source>place a non-favourite {where}</source>
        <translation>placer un non-favori {where}</translation>
    </message>
    <message>
        <source>Explain the round</source>
        <translation>Expliquer la manche</translation>
    </message>
    <message>
        <source>Round {number} explained</source>
        <translation>La manche {number} expliquée</translation>
    </message>
</context>
<context>
    <name>Lore2024</name>
    <message>
        <source>Vive le Roi!</source>
        <translation>Vive le Roi&#xa0;!</translation>
    </message>
    <message>
        <source>This edition is for two to eight players or teams.</source>
        <translation>Cette édition se joue de deux à huit joueurs ou équipes.</translation>
    </message>
    <message>
        <source>Servants</source>
        <comment>2024</comment>
        <translation>Serviteurs</translation>
    </message>
    <message>
        <source>Throne Room</source>
        <translation>Salle du Trône</translation>
    </message>
    <message>
        <source>to the Servants</source>
        <comment>2024</comment>
        <translation>chez les Serviteurs</translation>
    </message>
    <message>
        <source>to the Throne Room</source>
        <translation>dans la Salle du Trône</translation>
    </message>
    <message>
        <source>on the Servants’ floor</source>
        <comment>2024</comment>
        <translation>à l’étage des Serviteurs</translation>
    </message>
    <message>
        <source>in the Throne Room</source>
        <translation>dans la Salle du Trône</translation>
    </message>
    <message>
        <source>in the box</source>
        <translation>dans la boîte</translation>
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
        <translation>Bouffon</translation>
    </message>
    <message>
        <source>Anna (a woman)</source>
        <translation>Anna (une femme)</translation>
    </message>
    <message>
        <source>Bridget (a woman)</source>
        <translation>Bridget (une femme)</translation>
    </message>
    <message>
        <source>Clothilde (a woman)</source>
        <translation>Clothilde (une femme)</translation>
    </message>
    <message>
        <source>Dagobert (a man)</source>
        <translation>Dagobert (un homme)</translation>
    </message>
    <message>
        <source>Éloïse (a woman)</source>
        <translation>Éloïse (une femme)</translation>
    </message>
    <message>
        <source>Foidvo (a man)</source>
        <translation>Foidvo (un homme)</translation>
    </message>
    <message>
        <source>Gaston (a man)</source>
        <translation>Gaston (un homme)</translation>
    </message>
    <message>
        <source>Jeanne (a woman)</source>
        <translation>Jeanne (une femme)</translation>
    </message>
    <message>
        <source>Leonardo (a man)</source>
        <translation>Leonardo (un homme)</translation>
    </message>
    <message>
        <source>Merlin (a man)</source>
        <translation>Merlin (un homme)</translation>
    </message>
    <message>
        <source>Ouaf (a dog)</source>
        <translation>Ouaf (un chien)</translation>
    </message>
    <message>
        <source>Roméo (a man)</source>
        <translation>Roméo (un homme)</translation>
    </message>
    <message>
        <source>Victoria (a woman)</source>
        <translation>Victoria (une femme)</translation>
    </message>
    <message>
        <source>Jester (neither woman nor man)</source>
        <translation>Bouffon (ni femme ni homme)</translation>
    </message>
    <message>
        <source>the Jester</source>
        <translation>le Bouffon</translation>
    </message>
    <message>
        <source>{name} falls {where}</source>
        <translation>{name} tombe {where}</translation>
    </message>
    <message>
        <source>{name} goes {where}</source>
        <translation>{name} va {where}</translation>
    </message>
    <message>
        <source>Long live the King: {character}! All points are turned upside down.</source>
        <translation>Vive le Roi&#xa0;: {character}&#xa0;! Tous les points sont inversés.</translation>
    </message>
    <message>
        <source>Rejected: {character} falls {where}.</source>
        <translation>Rejet&#xa0;: {character} retombe {where}.</translation>
    </message>
    <message>
        <source>Rejected: {character} goes {where}.</source>
        <translation>Rejet&#xa0;: {character} va {where}.</translation>
    </message>
    <message>
        <source>Emissary of the Empire</source>
        <translation>Émissaire de l’Empire</translation>
    </message>
    <message>
        <source>Emissary</source>
        <translation>Émissaire</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message>
        <source>The dungeons come first: floors 3, 2, then 1.</source>
        <translation>D’abord les cachots&#xa0;: étages 3, 2, puis 1.</translation>
    </message>
    <message>
        <source>Long live the Jester!</source>
        <translation>Vive le Bouffon&#xa0;!</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>2024</comment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>2024</comment>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <comment>2024</comment>
        <translation>Round {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {number} begins with {player}.</source>
        <comment>2024</comment>
        <translation>Le round {number} commence par {player}.</translation>
    </message>
    <message>
        <source>Round {number} begins with {player}: everybody starts on {points} points.</source>
        <translation>Le round {number} commence par {player}&#xa0;: tout le monde part de {points} points.</translation>
    </message>
    <message>
        <source>End of round {number}: {scores}.</source>
        <comment>2024</comment>
        <translation>Fin du round {number}&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>End of round {number}</source>
        <comment>2024</comment>
        <translation>Fin du round {number}</translation>
    </message>
    <message>
        <source>New cards for round {number}.</source>
        <comment>2024</comment>
        <translation>Nouvelles cartes pour le round {number}.</translation>
    </message>
    <message>
        <source>{name} is worth 10 points, a favourite on a floor the number of the floor; dungeons cost 1 to 3, WCs and the box bring nothing.</source>
        <translation>{name} vaut 10 points, un Favori à un étage le numéro de l’étage&#xa0;; les cachots coûtent de 1 à 3 points, les WC et la boîte ne valent rien.</translation>
    </message>
    <message>
        <source>Equal totals: the highest favourite decides.</source>
        <translation>Totaux égaux&#xa0;: le Favori le plus haut départage.</translation>
    </message>
    <message>
        <source>This was the last round: the highest total wins.</source>
        <comment>2024</comment>
        <translation>C’était le dernier round&#xa0;: le total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>Round {number} is the last: the highest total wins.</source>
        <comment>2024</comment>
        <translation>Le round {number} est le dernier&#xa0;: le total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>Start round {number}</source>
        <comment>2024</comment>
        <translation>Commencer le round {number}</translation>
    </message>
    <message>
        <source>My six favourites</source>
        <comment>2024</comment>
        <translation>Mes six Favoris</translation>
    </message>
    <message>
        <source>Six favourites</source>
        <comment>2024</comment>
        <translation>Six Favoris</translation>
    </message>
    <message>
        <source>The Favourites are dealt</source>
        <translation>Les cartes Favoris sont distribuées</translation>
    </message>
    <message>
        <source>The Favourites are not dealt yet</source>
        <translation>Les cartes Favoris ne sont pas encore distribuées</translation>
    </message>
    <message>
        <source>Yes always comes back; No and Stomach-ache are spent.</source>
        <translation>Le Oui revient toujours&#xa0;; Non et Mal-au-Ventre sont dépensés.</translation>
    </message>
    <message>
        <source>{names} have the crown and begin the next round.</source>
        <translation>{names} ont la couronne et commencent le prochain round.</translation>
    </message>
    <message>
        <source>The Jester is King: all is turned upside down. Floors cost points, and dungeons bring some.</source>
        <translation>Le Bouffon est Roi&#xa0;: tout est inversé. Les étages coûtent des points, les cachots en rapportent.</translation>
    </message>
    <message>
        <source>A No rejects, a Stomach-ache cancels</source>
        <translation>Un Non rejette, un Mal-au-Ventre annule</translation>
    </message>
    <message>
        <source>An estimate: the rest of the round was played {count} times from each moment.</source>
        <comment>2024</comment>
        <translation>Estimation&#xa0;: la fin du round a été jouée {count} fois depuis chaque moment.</translation>
    </message>
    <message>
        <source>has the crown and begins the next round</source>
        <translation>a la couronne et commencera le prochain round</translation>
    </message>
    <message>
        <source>{name} has the crown and begins the next round.</source>
        <translation>{name} a la couronne et commence le prochain round.</translation>
    </message>
    <message>
        <source>have the crown and begin the next round</source>
        <translation>ont la couronne et commenceront le prochain round</translation>
    </message>
    <message>
        <source>Is {about} a favourite? {before}% → {after}%</source>
        <comment>2024</comment>
        <translation>{about} parmi les Favoris&#xa0;? {before}&#xa0;% → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>place a non-favourite {where}</source>
        <comment>2024</comment>
        <translation>placer un non-Favori {where}</translation>
    </message>
    <message>
        <source>place a favourite {where}</source>
        <comment>2024</comment>
        <translation>placer un Favori {where}</translation>
    </message>
    <message>
        <source>propose {character} for the throne</source>
        <translation>proposer {character} pour le trône</translation>
    </message>
    <message>
        <source>Hearts mark the true favourites.</source>
        <comment>2024</comment>
        <translation>Les cœurs marquent les vrais Favoris.</translation>
    </message>
    <message>
        <source>Explain the round</source>
        <comment>2024</comment>
        <translation>Expliquer le round</translation>
    </message>
    <message>
        <source>Round {number} explained</source>
        <comment>2024</comment>
        <translation>Le round {number} expliqué</translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Impossible d’écrire le fichier.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Rois</translation>
    </message>
    <message>
        <source>Nothing yet: games that people play to the end are remembered here.</source>
        <translation>Rien pour l’instant&#xa0;: les parties jouées jusqu’au bout resteront en mémoire ici.</translation>
    </message>
    <message>
        <source>Kings brought to the throne</source>
        <translation>Rois portés sur le trône</translation>
    </message>
    <message>
        <source>Wins by strongest opponent</source>
        <translation>Victoires selon l’adversaire le plus fort</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The file could not be deleted.</source>
        <translation>Impossible de supprimer le fichier.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read, and stay in it.</source>
        <translation>
            <numerusform>%n ligne du fichier est illisible et y reste.</numerusform>
            <numerusform>%n lignes du fichier sont illisibles et y restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The boldest No</source>
        <translation>Le Non le plus hardi</translation>
    </message>
    <message>
        <source>The closest finish</source>
        <translation>La fin la plus serrée</translation>
    </message>
    <message>
        <source>Whose memories</source>
        <translation>Souvenirs de qui</translation>
    </message>
    <message numerus="yes">
        <source>Lost by %n point(s)</source>
        <translation>
            <numerusform>Perdu de %n point</numerusform>
            <numerusform>Perdu de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} sur {games}</translation>
    </message>
    <message>
        <source>Written to “{name}”.</source>
        <translation>Enregistré dans «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Souvenirs</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n point(s)</source>
        <translation>
            <numerusform>Gagné de %n point</numerusform>
            <numerusform>Gagné de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>{before}% → {after}%</source>
        <translation>{before}&#xa0;% → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Forget everything…</source>
        <translation>&amp;Tout oublier…</translation>
    </message>
    <message>
        <source>Wins by game</source>
        <translation>Victoires par jeu</translation>
    </message>
    <message>
        <source>Decided by the tie-break</source>
        <translation>Décidé au départage</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of memories cannot be opened. It is left as it is.</source>
        <translation>Impossible d’ouvrir le fichier des souvenirs. Il reste tel quel.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Puzzles of the day solved: {number}.</source>
        <translation>Énigmes du jour résolues&#xa0;: {number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n jour de suite.</numerusform>
            <numerusform>%n jours de suite.</numerusform>
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
        <translation>Le système dit&#xa0;: {reason}. Faites de la place ou prenez un autre nom.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Viva il Re!</source>
        <translation>Cette partie a été enregistrée par une version plus récente de Viva il Re!</translation>
    </message>
    <message>
        <source>A new game takes its place. Saved as “{name}”, the old one can be played on later.</source>
        <translation>Une nouvelle partie va prendre sa place. Enregistrée sous «&#xa0;{name}&#xa0;», l’ancienne pourra être reprise plus tard.</translation>
    </message>
    <message>
        <source>Save and start</source>
        <translation>Enregistrer et commencer</translation>
    </message>
    <message>
        <source>Start without saving</source>
        <translation>Commencer sans enregistrer</translation>
    </message>
    <message>
        <source>Another one takes its place. Saved as “{name}”, the old one can be played on later.</source>
        <translation>Une autre va prendre sa place. Enregistrée sous «&#xa0;{name}&#xa0;», l’ancienne pourra être reprise plus tard.</translation>
    </message>
    <message>
        <source>Save and load</source>
        <translation>Enregistrer et charger</translation>
    </message>
    <message>
        <source>Load without saving</source>
        <translation>Charger sans enregistrer</translation>
    </message>
    <message>
        <source>The game that was played last is not finished.</source>
        <translation>La partie jouée en dernier n’est pas terminée.</translation>
    </message>
    <message>
        <source>Install the newer version to go on with it.</source>
        <translation>Installez la version plus récente pour la continuer.</translation>
    </message>
    <message>
        <source>The saved game cannot be read.</source>
        <translation>La partie enregistrée est illisible.</translation>
    </message>
    <message>
        <source>Start a new game; everything else is in order.</source>
        <translation>Commencez une nouvelle partie&#xa0;; tout le reste est en ordre.</translation>
    </message>
    <message>
        <source>The file is kept as {file}</source>
        <translation>Le fichier est conservé sous {file}</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Il n’y a pas de fichier {file}.</translation>
    </message>
    <message>
        <source>If it was moved, open it where it is now; otherwise start a new game.</source>
        <translation>S’il a été déplacé, ouvrez-le là où il est&#xa0;; sinon, commencez une nouvelle partie.</translation>
    </message>
    <message>
        <source>There is a game called “{name}” already.</source>
        <translation>Il y a déjà une partie nommée «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>It would be replaced by this one.</source>
        <translation>Celle-ci prendrait sa place.</translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation>La remplacer</translation>
    </message>
    <message>
        <source>Delete the game “{name}”?</source>
        <translation>Supprimer la partie «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>On ne pourra pas la récupérer.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>La supprimer</translation>
    </message>
    <message>
        <source>The game cannot be deleted ({reason}).</source>
        <translation>La partie ne peut pas être supprimée ({reason}).</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Enregistrée sous «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The game cannot be saved there.</source>
        <translation>La partie ne peut pas être enregistrée là.</translation>
    </message>
    <message>
        <source>Exported as “{name}”.</source>
        <translation>Exportée sous «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The system says: {reason}.</source>
        <translation>Le système dit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>It is damaged, or was never a game of Viva il Re!</source>
        <translation>Il est endommagé, ou n’a jamais été une partie de Viva il Re!</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The program ended while it was opening this game.</source>
        <translation>Le programme s’est arrêté en ouvrant cette partie.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Something went wrong. Sorry!</source>
        <translation>Quelque chose s’est mal passé. Toutes nos excuses&#xa0;!</translation>
    </message>
    <message>
        <source>The game is saved. You can play on, or go back to the start page.</source>
        <translation>La partie est enregistrée. Vous pouvez continuer à jouer ou revenir à l’accueil.</translation>
    </message>
    <message>
        <source>The program cannot start. Your games stay: try the newest version.</source>
        <translation>Le programme ne peut pas démarrer. Vos parties restent&#xa0;: essayez la version la plus récente.</translation>
    </message>
    <message>
        <source>What happened is written down in {file}, without names or secrets.</source>
        <translation>Ce qui s’est passé est noté dans {file}, sans noms ni secrets.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Vers l’accueil</translation>
    </message>
    <message>
        <source>The game was set aside.</source>
        <translation>La partie a été mise de côté.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game that was played last cannot be read now.</source>
        <translation>La dernière partie jouée ne peut pas être lue pour l’instant.</translation>
    </message>
    <message>
        <source>Another game would take its place for good.</source>
        <translation>Une autre partie prendrait sa place pour de bon.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>La remplacer</translation>
    </message>
    <message>
        <source>You can set it aside: the file is kept, and you start afresh.</source>
        <translation>On peut la laisser de côté&#xa0;: elle est conservée, et vous recommencez.</translation>
    </message>
    <message>
        <source>There is no readable game in this file.</source>
        <translation>Ce fichier ne contient aucune partie lisible.</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>La laisser de côté</translation>
    </message>
    <message>
        <source>Its window does not answer. Close it, on whichever computer it is.</source>
        <translation>Sa fenêtre ne répond pas. Fermez-la, sur quelque ordinateur qu’elle soit.</translation>
    </message>
    <message>
        <source>Viva il Re! is open already with the games in this folder.</source>
        <translation>Viva il Re! est déjà ouvert avec les parties de ce dossier.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>The saved game was changed elsewhere. The other version is kept as “{name}”.</source>
        <translation>La partie enregistrée a été modifiée ailleurs. L’autre version est conservée sous le nom «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Forget all games that were played?</source>
        <translation>Oublier toutes les parties jouées&#xa0;?</translation>
    </message>
    <message>
        <source>Their memories cannot be brought back. Saved games stay.</source>
        <translation>Ces souvenirs seront perdus pour de bon. Les parties enregistrées restent.</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Tout oublier</translation>
    </message>
    <message>
        <source>The settings cannot be read, and are as at first.</source>
        <translation>Les réglages sont illisibles, et sont comme au début.</translation>
    </message>
    <message>
        <source>Your games are in order.</source>
        <translation>Vos parties sont en ordre.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Continue: {game}</source>
        <translation>Continuer&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Which story tonight?</source>
        <translation>Quelle histoire ce soir&#xa0;?</translation>
    </message>
    <message>
        <source>Or continue: {games}</source>
        <translation>Ou continuez&#xa0;: {games}</translation>
    </message>
</context>
<context>
    <name>OpenCards</name>
    <message>
        <source>Everybody’s favourites</source>
        <translation>Favoris de chacun</translation>
    </message>
</context>
<context>
    <name>OpponentWords</name>
    <message>
        <source>Bluffs, finds out how each of you plays, and looks ahead to the end of the game.</source>
        <translation>Bluffe, découvre comment joue chacun de vous, et prévoit jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Looks at one stop at a time, and often not at the best one.</source>
        <translation>Regarde une case à la fois, et souvent pas la meilleure.</translation>
    </message>
    <message>
        <source>Plays each turn out many times, with your dice and its own.</source>
        <translation>Joue et rejoue chaque tour dans sa tête, avec vos dés et les siens.</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Garde ses Non</translation>
    </message>
    <message>
        <source>Spender</source>
        <translation>Brûle ses Non</translation>
    </message>
    <message>
        <source>Plays it straight</source>
        <translation>Joue sans surprise</translation>
    </message>
    <message>
        <source>Bluffs a lot</source>
        <translation>Bluffe souvent</translation>
    </message>
    <message>
        <source>Holds back its No</source>
        <translation>Garde ses Non</translation>
    </message>
    <message>
        <source>Spends its No early</source>
        <translation>Brûle vite ses Non</translation>
    </message>
    <message>
        <source>Plays a few rounds out in thought, and thinks of itself alone.</source>
        <translation>Joue quelques manches dans sa tête, et ne pense qu’à soi.</translation>
    </message>
    <message>
        <source>Plans all its dice together, but thinks little of later rounds.</source>
        <translation>Prévoit tous ses dés ensemble, mais pense peu aux manches suivantes.</translation>
    </message>
    <message>
        <source>Straight to the throne</source>
        <translation>Droit au trône</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>Agit d’abord</translation>
    </message>
    <message>
        <source>Hasty</source>
        <translation>La hâte</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>L’honneur</translation>
    </message>
    <message>
        <source>Keeps its No</source>
        <translation>Économise ses Non</translation>
    </message>
    <message>
        <source>Waits and counts</source>
        <translation>Attend et compte</translation>
    </message>
    <message>
        <source>Cheerful</source>
        <translation>La gaieté</translation>
    </message>
    <message>
        <source>Dramatic</source>
        <translation>Le drame</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Le savoir</translation>
    </message>
    <message>
        <source>Hides and waits</source>
        <translation>Se cache et attend</translation>
    </message>
    <message>
        <source>Bluffs, and smiles</source>
        <translation>Bluffe, l’air de rien</translation>
    </message>
    <message>
        <source>Never bluffs</source>
        <translation>Jamais de bluff</translation>
    </message>
    <message>
        <source>Unforgiving</source>
        <translation>La rancune</translation>
    </message>
    <message>
        <source>Vain</source>
        <translation>La vanité</translation>
    </message>
    <message>
        <source>Tries everything</source>
        <translation>Essaie tout</translation>
    </message>
    <message>
        <source>Shy</source>
        <translation>La timidité</translation>
    </message>
    <message>
        <source>Sly</source>
        <translation>La ruse</translation>
    </message>
    <message>
        <source>Notes who said No</source>
        <translation>Note qui a dit Non</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>La bonhomie</translation>
    </message>
    <message>
        <source>Stands by its friends</source>
        <translation>Fidèle à ses amis</translation>
    </message>
    <message>
        <source>Lifts its favourites, votes for them and for few others, often on a whim: a child can win.</source>
        <translation>Fait monter ses favoris, vote pour eux et pour peu d’autres, souvent sur un coup de tête&#xa0;: un enfant peut gagner.</translation>
    </message>
    <message>
        <source>Finds out how you play: where you say Yes easily it takes the crown, else it waits.</source>
        <translation>Découvre votre façon de jouer&#xa0;: prend la couronne là où vous dites Oui facilement, attend sinon.</translation>
    </message>
    <message>
        <source>Looks a little ahead, and goes for the crown early.</source>
        <translation>Voit un peu plus loin, et vise tôt la couronne.</translation>
    </message>
    <message>
        <source>Even temper</source>
        <translation>Humeur égale</translation>
    </message>
    <message>
        <source>Thunder first, thoughts later.</source>
        <translation>Le tonnerre d’abord, l’idée ensuite.</translation>
    </message>
    <message>
        <source>Bluffs a lot.</source>
        <translation>Bluffe beaucoup.</translation>
    </message>
    <message>
        <source>Writes down who said No.</source>
        <translation>Note qui a dit Non.</translation>
    </message>
    <message>
        <source>Hides, waits, and says No at last.</source>
        <translation>Se cache, attend, puis dit Non.</translation>
    </message>
    <message>
        <source>Bluffs a lot, and smiles.</source>
        <translation>Bluffe souvent, l’air de rien.</translation>
    </message>
    <message>
        <source>Never bluffs, never sulks.</source>
        <translation>Ni bluff, ni bouderie.</translation>
    </message>
    <message>
        <source>Looks bored, and keeps its No.</source>
        <translation>Semble s’ennuyer, et garde ses Non.</translation>
    </message>
    <message>
        <source>Plays it straight.</source>
        <translation>Joue sans parti pris.</translation>
    </message>
    <message>
        <source>Tries everything and regrets nothing.</source>
        <translation>Essaie tout, ne regrette rien.</translation>
    </message>
    <message>
        <source>Spends its No early.</source>
        <translation>Brûle vite ses Non.</translation>
    </message>
    <message>
        <source>Waits, counts and explains.</source>
        <translation>Attend, compte et explique.</translation>
    </message>
    <message>
        <source>Stands by its friends. Brings cake.</source>
        <translation>Fidèle à ses amis. Apporte le gâteau.</translation>
    </message>
    <message>
        <source>Holds back its No.</source>
        <translation>Garde ses Non.</translation>
    </message>
    <message>
        <source>Straight to the throne, at once.</source>
        <translation>Droit au trône, et tout de suite.</translation>
    </message>
</context>
<context>
    <name>OwnersFileWords</name>
    <message>
        <source>Board of the printed game…</source>
        <translation>Plateau du jeu imprimé…</translation>
    </message>
    <message>
        <source>The folder could not be opened: you will find it at the place named above.</source>
        <translation>Le dossier n’a pas pu être ouvert&#xa0;: vous le trouverez à l’endroit indiqué plus haut.</translation>
    </message>
    <message>
        <source>A folder has the name of the file. Give it another name, or move it away.</source>
        <translation>Un dossier porte le nom du fichier. Donnez-lui un autre nom, ou déplacez-le.</translation>
    </message>
    <message>
        <source>The file can be read. So far it says nothing that is not on our board.</source>
        <translation>Le fichier est lisible. Pour l’instant, il ne dit rien qui ne soit sur notre plateau.</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Ce qui est dans le fichier</translation>
    </message>
    <message>
        <source>The file is there, but it cannot be read from the disk.</source>
        <translation>Le fichier est là, mais il est impossible de le lire sur le disque.</translation>
    </message>
    <message>
        <source>About half of the printed board is published nowhere, so we have reconstructed it. If you own the game, write down in this file what your board says; what you leave out stays as ours. Games that have begun keep their board.

{file}</source>
        <translation>La moitié environ du plateau imprimé n’est publiée nulle part&#xa0;: nous l’avons reconstituée. Si vous possédez le jeu, notez dans ce fichier ce que dit votre plateau&#xa0;; ce que vous n’y mettez pas reste comme sur le nôtre. Les parties commencées gardent leur plateau.

{file}</translation>
    </message>
    <message>
        <source>As far as it is known, the rest reconstructed</source>
        <translation>Ce qu’on en sait, le reste reconstitué</translation>
    </message>
    <message>
        <source>Something of that name is there already: it stays as it is.</source>
        <translation>Quelque chose porte déjà ce nom&#xa0;: cela reste tel quel.</translation>
    </message>
    <message>
        <source>Your board is gone: ours is played.</source>
        <translation>Votre plateau a disparu&#xa0;: le nôtre est joué.</translation>
    </message>
    <message>
        <source>Our board</source>
        <translation>Notre plateau</translation>
    </message>
    <message>
        <source>Your board cannot be read.</source>
        <translation>Votre plateau est illisible.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Your printed board</source>
        <translation>Votre plateau imprimé</translation>
    </message>
    <message>
        <source>Your board has an error in line {line}: ours is played.</source>
        <translation>Votre plateau a une erreur à la ligne {line}&#xa0;: le nôtre est joué.</translation>
    </message>
    <message>
        <source>Board of the printed game</source>
        <translation>Plateau du jeu imprimé</translation>
    </message>
    <message>
        <source>With the values that you write down</source>
        <translation>Avec les valeurs que vous notez</translation>
    </message>
    <message>
        <source>The file can be read. Your own values:</source>
        <translation>Le fichier est lisible. Vos propres valeurs&#xa0;:</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ouvrir son dossier</translation>
    </message>
    <message>
        <source>Until this is put right, new games are played on our board.</source>
        <translation>Tant que ce n’est pas corrigé, les nouvelles parties se jouent sur notre plateau.</translation>
    </message>
    <message>
        <source>Your board cannot be read: ours is played.</source>
        <translation>Votre plateau est illisible&#xa0;: le nôtre est joué.</translation>
    </message>
    <message>
        <source>Your board has an error in line {line}.</source>
        <translation>Votre plateau a une erreur à la ligne {line}.</translation>
    </message>
    <message>
        <source>Begin the file</source>
        <translation>Créer le fichier</translation>
    </message>
    <message>
        <source>There is no such file yet. “Begin the file” writes one with all values of our board and an explanation of each; open it in any text editor.</source>
        <translation>Ce fichier n’existe pas encore. «&#xa0;Créer le fichier&#xa0;» en écrit un avec toutes les valeurs de notre plateau et leur explication&#xa0;; ouvrez-le dans n’importe quel éditeur de texte.</translation>
    </message>
    <message>
        <source>The file is there, but this program may not read it. Change its permissions.</source>
        <translation>Le fichier est là, mais ce programme n’a pas le droit de le lire. Changez ses droits d’accès.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Le fichier n’a pas pu être écrit&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>OwnersText</name>
    <message>
        <source>numbers: what one die, or the sum of two, has to show; or &quot;double&quot; for two dice that show the same. cost: coins to be paid first. coins, points: what the stop brings. more_, equal_: against each neighbour with fewer symbols, and with as many. action: &quot;gain&quot;, &quot;character&quot; or &quot;special&quot;. card: &quot;first_player&quot;, &quot;double_turn&quot;, &quot;joker&quot;, &quot;influence&quot; or &quot;extra_die&quot;.</source>
        <translation>numbers&#xa0;: ce que doit montrer un dé, ou la somme de deux&#xa0;; ou &quot;double&quot; pour deux dés identiques. cost&#xa0;: pièces à payer d’abord. coins, points&#xa0;: pièces et points que rapporte la case. more_, equal_&#xa0;: contre chaque voisin qui a moins de symboles, ou autant. action&#xa0;: &quot;gain&quot;, &quot;character&quot; (personnage) ou &quot;special&quot; (carte spéciale). card&#xa0;: &quot;first_player&quot; (premier joueur), &quot;double_turn&quot; (double tour), &quot;joker&quot;, &quot;influence&quot; ou &quot;extra_die&quot; (dé additionnel).</translation>
    </message>
    <message>
        <source>How many copies there are of each character, 44 in all. A name tells the symbols: c citizen, x cross, k crown.</source>
        <translation>Combien d’exemplaires il y a de chaque personnage, 44 en tout. Le nom dit les symboles&#xa0;: c citoyen, x croix, k couronne.</translation>
    </message>
    <message>
        <source>{where}. Reconstructed: {values}</source>
        <translation>{where}. Reconstitué&#xa0;: {values}</translation>
    </message>
    <message>
        <source>Where the markers start, by the number of players.</source>
        <translation>D’où partent les marqueurs, selon le nombre de joueurs.</translation>
    </message>
    <message>
        <source>The symbols of the special card “Extra influence”.</source>
        <translation>Les symboles de la carte spéciale «&#xa0;Influence supplémentaire&#xa0;».</translation>
    </message>
    <message>
        <source>The six start cards: coins, and each symbol so many times.</source>
        <translation>Les six cartes de départ&#xa0;: les pièces, et chaque symbole tant de fois.</translation>
    </message>
    <message>
        <source>Below stand all values of the board that the game comes with. Where yours says something else, take away the “#” before that line and write what yours says. Leave everything else as it is.</source>
        <translation>Voici toutes les valeurs du plateau livré avec le jeu. Là où le vôtre porte autre chose, enlevez le «&#xa0;#&#xa0;» devant cette ligne et écrivez ce que dit le vôtre. Laissez tout le reste tel quel.</translation>
    </message>
    <message>
        <source>The board of your printed game of Vienna.</source>
        <translation>Le plateau de votre jeu Vienna imprimé.</translation>
    </message>
</context>
<context>
    <name>PanelWords</name>
    <message>
        <source>Your turn, {name}</source>
        <translation>À vous, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{names} are thinking…</source>
        <translation>{names} réfléchissent…</translation>
    </message>
    <message>
        <source>It is {name}’s turn</source>
        <translation>C’est à {name} de jouer</translation>
    </message>
    <message>
        <source>The election of the King</source>
        <translation>L’élection du Roi</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Everybody chooses an Ambition</source>
        <translation>Chacun choisit une Ambition</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>your score</source>
        <translation>votre score</translation>
    </message>
    <message>
        <source>Choose a character to move up one floor.</source>
        <translation>Choisissez un personnage à faire monter d’un étage.</translation>
    </message>
    <message>
        <source>Moves a character up one floor.</source>
        <translation>Fait monter un personnage d’un étage.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Has voted</source>
        <translation>A voté</translation>
    </message>
    <message>
        <source>Votes now</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réfléchit…</translation>
    </message>
    <message>
        <source>The characters are shuffled</source>
        <translation>On mélange les personnages</translation>
    </message>
    <message>
        <source>The next round begins</source>
        <translation>La manche suivante commence</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>vos points</translation>
    </message>
    <message>
        <source>Choose a start card.</source>
        <translation>Choisissez une carte de départ.</translation>
    </message>
    <message>
        <source>Take a coin or a point.</source>
        <translation>Prenez une pièce ou un point.</translation>
    </message>
    <message>
        <source>Place the gendarme on a framed stop.</source>
        <translation>Le gendarme sur une case encadrée.</translation>
    </message>
    <message>
        <source>Play a second turn, or end yours.</source>
        <translation>Jouez un second tour, ou finissez.</translation>
    </message>
    <message>
        <source>Choose its new face.</source>
        <translation>Choisissez sa nouvelle face.</translation>
    </message>
    <message>
        <source>Turn a die to any face, or leave them.</source>
        <translation>Tournez un dé, ou laissez-les.</translation>
    </message>
    <message>
        <source>Choose the dice to reroll: 1 coin.</source>
        <translation>Choisissez les dés à relancer&#xa0;: 1 pièce.</translation>
    </message>
    <message>
        <source>Choose its new face: 1 coin.</source>
        <translation>Choisissez sa nouvelle face&#xa0;: 1 pièce.</translation>
    </message>
    <message>
        <source>Choose the die to turn by one: 1 coin.</source>
        <translation>Choisissez le dé à tourner&#xa0;: 1 pièce.</translation>
    </message>
    <message>
        <source>Choose one or two dice.</source>
        <translation>Choisissez un ou deux dés.</translation>
    </message>
    <message>
        <source>{dice}, 1 as any number: choose a stop.</source>
        <translation>{dice}, le 1 au choix&#xa0;: une case encadrée.</translation>
    </message>
    <message>
        <source>{dice} makes {sum}: choose a framed stop.</source>
        <translation>{dice} font {sum}&#xa0;: une case encadrée.</translation>
    </message>
    <message>
        <source>{dice} makes {sum}: only the Geheimbund.</source>
        <translation>{dice} font {sum}&#xa0;: seul le Geheimbund.</translation>
    </message>
    <message>
        <source>{dice} makes {sum}: go back for 1 coin.</source>
        <translation>{dice} font {sum}&#xa0;: en arrière, pour 1 pièce.</translation>
    </message>
    <message>
        <source>{dice}: choose a framed stop, or a second die.</source>
        <translation>{dice}&#xa0;: une case encadrée, ou un second dé.</translation>
    </message>
    <message>
        <source>{dice}: the Geheimbund, or add a die.</source>
        <translation>{dice}&#xa0;: le Geheimbund, ou un second dé.</translation>
    </message>
    <message>
        <source>{dice}: go back for 1 coin, or add a die.</source>
        <translation>{dice}&#xa0;: en arrière (1 pièce), ou un second dé.</translation>
    </message>
    <message>
        <source>Chooses a start card.</source>
        <translation>Choisit une carte de départ.</translation>
    </message>
    <message>
        <source>Throws the dice.</source>
        <translation>Lance les dés.</translation>
    </message>
    <message>
        <source>Places one or two dice.</source>
        <translation>Pose un ou deux dés.</translation>
    </message>
    <message>
        <source>Places the gendarme.</source>
        <translation>Place le gendarme.</translation>
    </message>
    <message>
        <source>Takes a coin or a point.</source>
        <translation>Prend une pièce ou un point.</translation>
    </message>
    <message>
        <source>May turn a die to any face.</source>
        <translation>Peut tourner un dé sur la face de son choix.</translation>
    </message>
    <message>
        <source>May play a second turn.</source>
        <translation>Peut jouer un second tour.</translation>
    </message>
    <message>
        <source>Chooses a character.</source>
        <translation>Choisit un personnage.</translation>
    </message>
    <message>
        <source>Chooses what to compare.</source>
        <translation>Choisit le symbole à comparer.</translation>
    </message>
    <message>
        <source>Takes coins from others.</source>
        <translation>Prend des pièces aux autres.</translation>
    </message>
    <message numerus="yes">
        <source>Race to %n point(s)</source>
        <translation>
            <numerusform>Course à %n point</numerusform>
            <numerusform>Course à %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Les autres joueurs</translation>
    </message>
    <message>
        <source>Plays now</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Plays next</source>
        <translation>Joue ensuite</translation>
    </message>
    <message>
        <source>All dice placed</source>
        <translation>Tous ses dés posés</translation>
    </message>
    <message>
        <source>white {face}</source>
        <translation>blanc {face}</translation>
    </message>
    <message>
        <source>dice {faces}</source>
        <translation>dés {faces}</translation>
    </message>
    <message>
        <source>In the salon</source>
        <translation>Au salon</translation>
    </message>
    <message>
        <source>The salon: people on display. Whoever wins one has it in the circle.</source>
        <translation>Le salon&#xa0;: les personnages à gagner. Ils rejoignent votre cercle.</translation>
    </message>
    <message>
        <source>Nobody is left this round.</source>
        <translation>Plus personne cette manche.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message numerus="yes">
        <source>everybody starts on %n point(s)</source>
        <translation>
            <numerusform>tout le monde part de %n point</numerusform>
            <numerusform>tout le monde part de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {one}, {second} {other}: {points} count</source>
        <translation>{first} {one}, {second} {other}&#xa0;: {points} comptent</translation>
    </message>
    <message>
        <source>open favourites of {name}: {names}</source>
        <translation>{name}, Favoris visibles&#xa0;: {names}</translation>
    </message>
    <message>
        <source>open favourites: {names}</source>
        <translation>Favoris visibles&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in its pile</source>
        <translation>
            <numerusform>%n carte dans sa pile</numerusform>
            <numerusform>%n cartes dans sa pile</numerusform>
        </translation>
    </message>
    <message>
        <source>Past votes are shown in this game.</source>
        <translation>Les votes passés sont montrés dans cette partie.</translation>
    </message>
    <message>
        <source>Past votes are not shown in this game.</source>
        <translation>Les votes passés ne sont pas montrés dans cette partie.</translation>
    </message>
    <message>
        <source>Chronicle with past votes</source>
        <translation>Chronique avec les votes passés</translation>
    </message>
    <message>
        <source>Our favourites</source>
        <translation>Nos Favoris</translation>
    </message>
    <message>
        <source>{name} bears the black seal and does not count as a favourite</source>
        <translation>{name} porte le sceau noir et ne compte pas comme Favori</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>Move {name} {where}, to the framed place.</source>
        <translation>Menez {name} {where}, à la place encadrée.</translation>
    </message>
    <message>
        <source>Move {name} up {where}, to the framed floor.</source>
        <translation>Faites monter {name} {where}, à l’étage encadré.</translation>
    </message>
    <message>
        <source>Place a character ({step} of {each}).</source>
        <comment>a team</comment>
        <translation>Placent un personnage ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Move a character up one floor.</source>
        <comment>a team</comment>
        <translation>Font monter un personnage d’un étage.</translation>
    </message>
    <message>
        <source>Tell only of one character</source>
        <translation>Ne raconter qu’un personnage</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>Toute la cour</translation>
    </message>
    <message>
        <source>Open to everybody now</source>
        <translation>Visibles de tous à présent</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s) right now</source>
        <translation>
            <numerusform>Total pour l’instant&#xa0;: %n point</numerusform>
            <numerusform>Total pour l’instant&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n now</source>
        <translation>
            <numerusform>Total&#xa0;: %n</numerusform>
            <numerusform>Total&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth {points} now: the lower counts</source>
        <translation>Totaux&#xa0;: {points}&#xa0;; le plus bas compte</translation>
    </message>
    <message>
        <source>Worth {points} now</source>
        <translation>Totaux&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{points} if the Jester is King: all upside down</source>
        <translation>{points} si le Bouffon est Roi&#xa0;: tout s’inverse</translation>
    </message>
    <message>
        <source>Ambition “{title}”: {points} {condition}.</source>
        <translation>Ambition «&#xa0;{title}&#xa0;»&#xa0;: {points} {condition}.</translation>
    </message>
    <message>
        <source>The Banished, {name}, does not count for it.</source>
        <translation>Le Banni, {name}, ne compte pas pour cette Ambition.</translation>
    </message>
    <message>
        <source>Met as things stand.</source>
        <translation>Remplie pour l’instant.</translation>
    </message>
    <message>
        <source>Not met right now.</source>
        <translation>Pas remplie pour l’instant.</translation>
    </message>
    <message>
        <source>Nobody’s favourites are open</source>
        <translation>Favoris cachés</translation>
    </message>
    <message>
        <source>My votes</source>
        <translation>Mes votes</translation>
    </message>
    <message>
        <source>Our votes</source>
        <translation>Nos votes</translation>
    </message>
    <message>
        <source>Played when a character reaches the throne</source>
        <translation>On vote quand un personnage atteint le trône</translation>
    </message>
    <message>
        <source>Nobody’s vote cards are open</source>
        <translation>Votes cachés</translation>
    </message>
    <message numerus="yes">
        <source>One Yes, %n No card(s) and a Stomach-ache</source>
        <translation>
            <numerusform>Un Oui, %n carte Non et un Mal-au-Ventre</numerusform>
            <numerusform>Un Oui, %n cartes Non et un Mal-au-Ventre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One Yes and %n No card(s)</source>
        <translation>
            <numerusform>Un Oui et %n Non</numerusform>
            <numerusform>Un Oui et %n Non</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {name} up to the framed floor.</source>
        <translation>Faites monter {name} à l’étage encadré.</translation>
    </message>
    <message>
        <source>{question} Everybody plays a card.</source>
        <translation>{question} Chacun pose une carte.</translation>
    </message>
    <message>
        <source>Choose a character ({step} of {each}).</source>
        <translation>Choisissez un personnage ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Place {name} on a framed floor ({step} of {each}).</source>
        <translation>Placez {name} à un étage encadré ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Places a character ({step} of {each}).</source>
        <translation>Place un personnage ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <comment>a team</comment>
        <translation>À vous, {name}</translation>
    </message>
    <message>
        <source>Choose a character at the gate ({step} of {each}).</source>
        <translation>Choisissez un personnage devant la porte ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <comment>a team</comment>
        <translation>Réfléchissent…</translation>
    </message>
    <message>
        <source>Vote now</source>
        <translation>Votent</translation>
    </message>
    <message>
        <source>Move {name} {where}, to the framed place.</source>
        <comment>a team</comment>
        <translation>Menez {name} {where}, à la place encadrée.</translation>
    </message>
    <message>
        <source>Choose a character ({step} of {each}).</source>
        <comment>a team</comment>
        <translation>Choisissez un personnage ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a team</comment>
        <translation>Attendent</translation>
    </message>
    <message>
        <source>Move {name} up to the framed floor.</source>
        <comment>a team</comment>
        <translation>Faites monter {name} à l’étage encadré.</translation>
    </message>
    <message>
        <source>Place {name} on a framed floor ({step} of {each}).</source>
        <comment>a team</comment>
        <translation>Placez {name} à un étage encadré ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Play next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouent</translation>
    </message>
    <message>
        <source>Have voted</source>
        <translation>Ont voté</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a team</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Move {name} up {where}, to the framed floor.</source>
        <comment>a team</comment>
        <translation>Faites monter {name} {where}, à l’étage encadré.</translation>
    </message>
    <message>
        <source>your score</source>
        <comment>a team</comment>
        <translation>votre score</translation>
    </message>
    <message>
        <source>Choose a character at the gate ({step} of {each}).</source>
        <comment>a team</comment>
        <translation>Choisissez un personnage devant la porte ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Choose a character to move up one floor.</source>
        <comment>a team</comment>
        <translation>Choisissez un personnage à faire monter d’un étage.</translation>
    </message>
    <message>
        <source>Choose a character.</source>
        <translation>Choisissez un personnage.</translation>
    </message>
    <message>
        <source>Take coins from the others.</source>
        <translation>Prenez des pièces aux autres.</translation>
    </message>
    <message>
        <source>Throw your dice.</source>
        <translation>Lancez vos dés.</translation>
    </message>
    <message>
        <source>Choose a symbol to compare.</source>
        <translation>Choisissez le symbole à comparer.</translation>
    </message>
    <message>
        <source>Won at stops with a person</source>
        <translation>Aux cases à personnage</translation>
    </message>
    <message numerus="yes">
        <source>%n No shown in this round</source>
        <translation>
            <numerusform>%n Non montré dans cette manche</numerusform>
            <numerusform>%n Non montrés dans cette manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Not like this</source>
        <translation>Pas comme cela</translation>
    </message>
    <message>
        <source>My secret notes</source>
        <translation>Mes notes secrètes</translation>
    </message>
    <message>
        <source>{name}, {character}: perhaps</source>
        <translation>{name}, {character}&#xa0;: peut-être</translation>
    </message>
    <message>
        <source>{name}, {character}: a favourite</source>
        <translation>{name}, {character}&#xa0;: un favori</translation>
    </message>
    <message>
        <source>{name}, {character}: nothing noted</source>
        <translation>{name}, {character}&#xa0;: rien de noté</translation>
    </message>
    <message>
        <source>{name}, {character}: no favourite</source>
        <translation>{name}, {character}&#xa0;: pas un favori</translation>
    </message>
    <message>
        <source>Each No that is shown is counted.</source>
        <translation>Chaque Non montré est compté.</translation>
    </message>
    <message>
        <source>{points} if {name} is crowned</source>
        <translation>{points} si {name} obtient la couronne</translation>
    </message>
    <message>
        <source>{points} if crowned</source>
        <comment>of a candidate, as short as this</comment>
        <translation>{points} si unanimité</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>who plays next</comment>
        <translation>Ensuite</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Corbeau</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Cygne</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Turquoise, key</source>
        <translation>Turquoise, clé</translation>
    </message>
    <message>
        <source>Charcoal, tower</source>
        <translation>Charbon, tour</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Grenouille</translation>
    </message>
    <message>
        <source>Crimson, star</source>
        <translation>Carmin, étoile</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Unicorn</source>
        <translation>Licorne</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Ours</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>Sanglier</translation>
    </message>
    <message>
        <source>Saffron, sun</source>
        <translation>Safran, soleil</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Écureuil</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Lièvre</translation>
    </message>
    <message>
        <source>AI · {level}</source>
        <translation>IA · {level}</translation>
    </message>
    <message>
        <source>Grey Eminence</source>
        <translation>Éminence grise</translation>
    </message>
    <message>
        <source>Tangerine, heart</source>
        <translation>Mandarine, cœur</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>Blaireau</translation>
    </message>
    <message>
        <source>Counsellor</source>
        <translation>Conseiller</translation>
    </message>
    <message>
        <source>Violet, bell</source>
        <translation>Violet, cloche</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Hérisson</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Hibou</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Cerf</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Cobalt, moon</source>
        <translation>Cobalt, lune</translation>
    </message>
    <message>
        <source>Emerald, leaf</source>
        <translation>Émeraude, feuille</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Courtisan</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>minus %n point(s)</source>
        <translation>
            <numerusform>moins %n point</numerusform>
            <numerusform>moins %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Start cards</source>
        <translation>Cartes de départ</translation>
    </message>
    <message>
        <source>Coins once, symbols for the whole game. The first player chooses last.</source>
        <translation>Les pièces une fois, les symboles toute la partie. Le premier joueur choisit en dernier.</translation>
    </message>
    <message>
        <source>{card} ({name} has it)</source>
        <translation>{card} (chez {name})</translation>
    </message>
    <message>
        <source>{symbol}: brings {points}</source>
        <translation>{symbol}&#xa0;: rapporte {points}</translation>
    </message>
    <message>
        <source>You have compared this symbol in this round.</source>
        <translation>Vous avez déjà comparé ce symbole dans cette manche.</translation>
    </message>
    <message>
        <source>It is not your choice.</source>
        <translation>Ce n’est pas à vous de choisir.</translation>
    </message>
    <message>
        <source>{coins} from {name}</source>
        <translation>{coins} à {name}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Take {what}</source>
        <translation>Prendre {what}</translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>Prendre %n pièce</numerusform>
            <numerusform>Prendre %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>With it: {symbols}</source>
        <translation>Avec cette carte&#xa0;: {symbols}</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Nobody has acted since your turn.</source>
        <translation>Personne n’a joué depuis votre tour.</translation>
    </message>
    <message>
        <source>At your turn you are told what has happened since the last one.</source>
        <translation>À votre tour, on vous dit ce qui s’est passé depuis le précédent.</translation>
    </message>
</context>
<context>
    <name>RecapSlip</name>
    <message numerus="yes">
        <source>%n earlier event(s)</source>
        <translation>
            <numerusform>%n événement précédent</numerusform>
            <numerusform>%n événements précédents</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Depuis votre tour</translation>
    </message>
    <message>
        <source>Esc puts it away</source>
        <translation>Échap le range</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>It is somebody else’s turn: wait for your name.</source>
        <translation>C’est le tour de quelqu’un d’autre&#xa0;: attendez votre nom.</translation>
    </message>
    <message>
        <source>The game is over: start a new one to go on playing.</source>
        <translation>La partie est finie&#xa0;: commencez-en une autre pour rejouer.</translation>
    </message>
    <message>
        <source>Not now: this belongs to another step of the round.</source>
        <translation>Pas maintenant&#xa0;: cela se fait à un autre moment de la manche.</translation>
    </message>
    <message>
        <source>There is no such stop in this town.</source>
        <translation>Cette case n’existe pas dans cette ville.</translation>
    </message>
    <message>
        <source>Dice lie there already: choose a free stop.</source>
        <translation>Il y a déjà des dés&#xa0;: choisissez une case inoccupée.</translation>
    </message>
    <message>
        <source>The gendarme stands there: nobody stops here this round.</source>
        <translation>Le gendarme y est posté&#xa0;: personne ne s’y arrête dans cette manche.</translation>
    </message>
    <message>
        <source>This stop takes two dice that show the same number.</source>
        <translation>Cette case demande un double&#xa0;: deux dés identiques.</translation>
    </message>
    <message>
        <source>The white die goes with one of yours; alone only into the Geheimbund.</source>
        <translation>Le dé blanc se pose avec un des vôtres&#xa0;; seul, au Geheimbund uniquement.</translation>
    </message>
    <message>
        <source>This stop lies behind your carriage, and you have no coin to go back.</source>
        <translation>Cette case est derrière votre calèche, et vous n’avez pas de pièce pour le cocher.</translation>
    </message>
    <message>
        <source>The gendarme stands on the street only.</source>
        <translation>Le gendarme ne se place que dans la rue.</translation>
    </message>
    <message>
        <source>You do not have these dice before you.</source>
        <translation>Vous n’avez pas ces dés devant vous.</translation>
    </message>
    <message>
        <source>Place one die or two.</source>
        <translation>Posez un dé ou deux.</translation>
    </message>
    <message>
        <source>You have no coin: dice are changed for a coin each.</source>
        <translation>Vous n’avez pas de pièce&#xa0;: modifier les dés en coûte une à chaque fois.</translation>
    </message>
    <message>
        <source>Choose which dice to reroll.</source>
        <translation>Choisissez les dés à relancer.</translation>
    </message>
    <message>
        <source>A die is turned by one: never from 6 to 1.</source>
        <translation>Un dé se tourne d’un chiffre&#xa0;: jamais de 6 à 1.</translation>
    </message>
    <message>
        <source>The die shows that already.</source>
        <translation>Le dé montre déjà ce chiffre.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>Un dé montre 1 à 6.</translation>
    </message>
    <message>
        <source>That start card is taken.</source>
        <translation>Cette carte de départ est prise.</translation>
    </message>
    <message>
        <source>That character is not in the salon.</source>
        <translation>Ce personnage n’est pas au salon.</translation>
    </message>
    <message>
        <source>You have compared this symbol in this round.</source>
        <translation>Vous avez déjà comparé ce symbole dans cette manche.</translation>
    </message>
    <message>
        <source>Take up to three coins from one player, or one each from two.</source>
        <translation>Prenez jusqu’à trois pièces à un joueur, ou une chacun à deux joueurs.</translation>
    </message>
    <message>
        <source>Your dice make {shown}; this stop takes {wanted}.</source>
        <translation>Vos dés font {shown}&#xa0;; cette case demande {wanted}.</translation>
    </message>
    <message>
        <source>New characters have come: that is final.</source>
        <translation>De nouveaux personnages sont arrivés&#xa0;: c’est définitif.</translation>
    </message>
    <message>
        <source>Not now: this belongs to another phase of the round.</source>
        <translation>Pas maintenant&#xa0;: cela se fait à un autre moment du jeu.</translation>
    </message>
    <message>
        <source>Already placed: choose a character at the gate.</source>
        <translation>Déjà placé&#xa0;: choisissez un personnage devant la porte.</translation>
    </message>
    <message>
        <source>Characters are placed on floors 1 to 4.</source>
        <translation>On place les personnages aux étages 1 à 4.</translation>
    </message>
    <message>
        <source>That floor is full: nobody else fits in.</source>
        <translation>Cet étage est plein&#xa0;: plus personne n’y entre.</translation>
    </message>
    <message>
        <source>A WC can only be entered while the floor beside it is full.</source>
        <translation>Aux WC seulement quand l’étage à côté est plein.</translation>
    </message>
    <message>
        <source>Somebody is in that WC already.</source>
        <translation>Ces WC sont déjà occupés.</translation>
    </message>
    <message>
        <source>A WC can only be left for the floor beside it.</source>
        <translation>On sort des WC seulement vers l’étage à côté.</translation>
    </message>
    <message>
        <source>Choose one of the two Ambition cards dealt to you.</source>
        <translation>Choisissez l’une des deux cartes Ambition reçues.</translation>
    </message>
    <message>
        <source>This character is not in the castle any more.</source>
        <translation>Ce personnage n’est plus dans le château.</translation>
    </message>
    <message>
        <source>Characters never move down, only up to the next floor.</source>
        <translation>On ne descend jamais&#xa0;: on monte à l’étage du dessus.</translation>
    </message>
    <message>
        <source>A WC can only be entered from the floor below, while the floor beside it is full.</source>
        <translation>Aux WC seulement depuis l’étage du dessous, quand l’étage à côté est plein.</translation>
    </message>
    <message>
        <source>One floor at a time.</source>
        <translation>Un seul étage à la fois&#xa0;: celui du dessus.</translation>
    </message>
    <message>
        <source>You have voted: your vote is sealed.</source>
        <translation>Vous avez voté&#xa0;: votre vote est scellé.</translation>
    </message>
    <message>
        <source>You do not have that card.</source>
        <translation>Vous n’avez plus cette carte.</translation>
    </message>
    <message>
        <source>Nobody of that name lives in the castle.</source>
        <translation>Personne de ce nom n’habite le château.</translation>
    </message>
    <message>
        <source>Everybody votes anew: this election was not over.</source>
        <translation>On revote&#xa0;: cette élection n’était pas terminée.</translation>
    </message>
    <message>
        <source>Read the votes first; the replay waits.</source>
        <translation>Lisez d’abord les votes&#xa0;; vous reverrez la partie ensuite.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Somebody else has acted since.</source>
        <translation>Quelqu’un d’autre a joué depuis.</translation>
    </message>
    <message>
        <source>The votes have been revealed: they are final.</source>
        <translation>Les votes sont révélés&#xa0;: c’est définitif.</translation>
    </message>
    <message>
        <source>A new round has begun.</source>
        <translation>De nouvelles cartes ont été distribuées.</translation>
    </message>
    <message>
        <source>Chance has decided since: that is final.</source>
        <translation>Le hasard a décidé depuis&#xa0;: c’est définitif.</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Étape de la partie</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>What everybody at the table saw.</source>
        <translation>Ce que tout le monde a vu à la table.</translation>
    </message>
    <message>
        <source>The curtain falls first: nobody else may look.</source>
        <translation>Le rideau tombe d’abord&#xa0;: personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>With the secrets of this seat.</source>
        <translation>Avec les secrets de cette place.</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Avant le début</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Cartes découvertes</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>{name} play again</source>
        <translation>{name} reprennent leur place</translation>
    </message>
    <message>
        <source>The computer plays for {name} ({level})</source>
        <translation>L’ordinateur joue pour {name} ({level})</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} reprend sa place</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
</context>
<context>
    <name>RetellingWords</name>
    <message>
        <source>Previous evaluation</source>
        <translation>Évaluation précédente</translation>
    </message>
    <message>
        <source>Next evaluation</source>
        <translation>Évaluation suivante</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Cartes de départ</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Everything has been face up all along.</source>
        <translation>Tout est resté visible du début à la fin.</translation>
    </message>
    <message>
        <source>All favourites and votes are face up.</source>
        <translation>Favoris et votes sont tous visibles.</translation>
    </message>
    <message>
        <source>Accession</source>
        <translation>Montée</translation>
    </message>
    <message>
        <source>Everybody has voted.</source>
        <translation>Tout le monde a voté.</translation>
    </message>
    <message>
        <source>Next election</source>
        <translation>Élection suivante</translation>
    </message>
    <message>
        <source>{player} have voted.</source>
        <translation>{player} ont voté.</translation>
    </message>
    <message>
        <source>Previous election</source>
        <translation>Élection précédente</translation>
    </message>
    <message>
        <source>{player} keeps “{title}”.</source>
        <translation>{player} garde «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Election</source>
        <translation>Élection</translation>
    </message>
    <message>
        <source>Ambition</source>
        <translation>Ambition</translation>
    </message>
    <message>
        <source>Quick form</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>All favourites, votes and Ambitions are face up.</source>
        <translation>Favoris, votes et Ambitions sont tous visibles.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>{player} has voted.</source>
        <translation>{player} a voté.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placement</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The game explained</source>
        <translation>La partie expliquée</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Previous tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Leave the explanation</source>
        <translation>Quitter l’explication</translation>
    </message>
    <message>
        <source>Still working it out: {percent}%</source>
        <translation>Calcul en cours&#xa0;: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The rest could not be worked out.</source>
        <translation>Le reste n’a pas pu être calculé.</translation>
    </message>
    <message>
        <source>All of it is worked out.</source>
        <translation>Tout est calculé.</translation>
    </message>
</context>
<context>
    <name>RoundSteps</name>
    <message>
        <source>Ambition</source>
        <translation>Ambition</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Accession</source>
        <translation>Montée</translation>
    </message>
    <message>
        <source>Election</source>
        <translation>Élection</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
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
        <translation>Les règles du jeu</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texte des règles</translation>
    </message>
</context>
<context>
    <name>RulesTools</name>
    <message>
        <source>Find in the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print the rules to a PDF file</source>
        <translation>Imprimer les règles dans un fichier PDF</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Écrit dans {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Impossible d’écrire {file}.</translation>
    </message>
    <message>
        <source>rules.pdf</source>
        <translation>règles.pdf</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Type a name with letters or numbers.</source>
        <translation>Saisissez un nom avec des lettres ou des chiffres.</translation>
    </message>
    <message>
        <source>There is a game of that name already.</source>
        <translation>Une partie porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Aucune partie n’a encore été enregistrée.</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Nom de la partie enregistrée</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>{moment} · finished</source>
        <translation>{moment} · terminée</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>Partie terminée</translation>
    </message>
</context>
<context>
    <name>SeatMenus</name>
    <message>
        <source>{name} plays again</source>
        <translation>{name} reprend sa place</translation>
    </message>
    <message>
        <source>{name} play again</source>
        <translation>{name} reprennent leur place</translation>
    </message>
    <message>
        <source>Let the computer play for {name}</source>
        <translation>Laisser l’ordinateur jouer pour {name}</translation>
    </message>
    <message>
        <source>Temper: {temper}</source>
        <translation>Caractère&#xa0;: {temper}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Remove this seat</source>
        <translation>Enlever cette place</translation>
    </message>
    <message>
        <source>Make it a team: a partner plays from this seat too</source>
        <translation>Former une équipe&#xa0;: un coéquipier joue aussi à cette place</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Partner’s name at seat {number}</source>
        <translation>Nom du coéquipier à la place {number}</translation>
    </message>
    <message>
        <source>A partner for seat {number}</source>
        <translation>Un coéquipier pour la place {number}</translation>
    </message>
    <message>
        <source>Send the partner of seat {number} away</source>
        <translation>Retirer le coéquipier de la place {number}</translation>
    </message>
    <message>
        <source>Send the partner away</source>
        <translation>Retirer le coéquipier</translation>
    </message>
    <message>
        <source>Level at seat {number}</source>
        <translation>Niveau à la place {number}</translation>
    </message>
    <message>
        <source>Move seat {number}</source>
        <translation>Déplacer la place {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Enlever la place {number}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>This is a team of two already</source>
        <translation>Cette équipe est au complet</translation>
    </message>
    <message>
        <source>Temper at seat {number}: {temper}</source>
        <translation>Caractère à la place {number}&#xa0;: {temper}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Qui joue à la place {number}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Mix the seats</source>
        <translation>Mélanger les places</translation>
    </message>
</context>
<context>
    <name>SecretsWords</name>
    <message>
        <source>What gave {name} away most</source>
        <translation>Les plus gros indices&#xa0;: {name}</translation>
    </message>
    <message>
        <source>No single thing gave much away.</source>
        <translation>Aucun geste n’a trahi grand-chose.</translation>
    </message>
    <message>
        <source>{name} voted Yes for {character}.</source>
        <translation>{name} a voté Oui pour {character}.</translation>
    </message>
    <message>
        <source>{name} voted Yes for {character}.</source>
        <comment>a team</comment>
        <translation>{name} ont voté Oui pour {character}.</translation>
    </message>
    <message>
        <source>{name} played the Stomach-ache for {character}.</source>
        <comment>a team</comment>
        <translation>{name} ont joué le Mal-au-Ventre pour {character}.</translation>
    </message>
    <message>
        <source>{name} voted No against {character}.</source>
        <comment>a team</comment>
        <translation>{name} ont voté Non contre {character}.</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>À qui est la carte</translation>
    </message>
    <message>
        <source>The longer a character’s bar, the surer a careful onlooker was.</source>
        <translation>Plus la barre d’un personnage est longue, plus un observateur attentif en était sûr.</translation>
    </message>
    <message>
        <source>{character} {percent}%</source>
        <translation>{character} {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}&#xa0;%</translation>
    </message>
    <message>
        <source>The whole card: {percent}%</source>
        <translation>Toute la carte&#xa0;: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cartes distribuées</translation>
    </message>
    <message>
        <source>All placed</source>
        <translation>Tous placés</translation>
    </message>
    <message>
        <source>nobody above 50%</source>
        <translation>personne au-dessus de 50&#xa0;%</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>{name} played the Stomach-ache for {character}.</source>
        <translation>{name} a joué le Mal-au-Ventre pour {character}.</translation>
    </message>
    <message>
        <source>{name} voted No against {character}.</source>
        <translation>{name} a voté Non contre {character}.</translation>
    </message>
    <message>
        <source>Election {number}</source>
        <translation>Élection {number}</translation>
    </message>
    <message>
        <source>What the table could guess: {name}</source>
        <translation>Ce que la table pouvait deviner&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The clearer a character, the surer a careful onlooker was.</source>
        <translation>Plus un personnage est net, plus un observateur attentif le soupçonnait.</translation>
    </message>
    <message>
        <source>What gave {name} away</source>
        <translation>Un gros indice&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Who was suspected</source>
        <translation>Qui était soupçonné</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>True card</source>
        <translation>Vraie carte</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The game cannot be saved now ({reason}). You can play on.</source>
        <translation>La partie ne peut pas être enregistrée ({reason}). Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>{name} gave no answer: a simple move was played instead.</source>
        <translation>{name} n’a pas répondu&#xa0;: un coup simple a été joué à sa place.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Crépuscule</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Curtain &amp;between players</source>
        <translation>&amp;Rideau entre les joueurs</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>&amp;Mark my favourites in the castle with a heart</source>
        <translation>&amp;Marquer mes favoris d’un cœur au château</translation>
    </message>
    <message>
        <source>When I come back: tell me what &amp;happened</source>
        <translation>À mon re&amp;tour, me dire ce qui s’est passé</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;Reduce motion: fades instead of movement</source>
        <translation>Ré&amp;duire les animations&#xa0;: fondus au lieu de déplacements</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>With two or more people</source>
        <translation>À partir de deux personnes</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Kind of settings</source>
        <translation>Genre de réglages</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Living &amp;castle: flags wave, the cat stretches</source>
        <translation>&amp;Château animé&#xa0;: les drapeaux flottent, le chat s’étire</translation>
    </message>
    <message>
        <source>&amp;Go on by itself after a rejected candidate, where I play alone (not with a screen reader)</source>
        <translation>&amp;Continuer automatiquement après un rejet, quand je joue seul (sauf avec un lecteur d’écran)</translation>
    </message>
    <message>
        <source>M&amp;usic</source>
        <translation>M&amp;usique</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Couper le son</translation>
    </message>
    <message>
        <source>During the game too</source>
        <translation>Pendant la partie aussi</translation>
    </message>
    <message>
        <source>&amp;Ambience</source>
        <translation>&amp;Ambiance</translation>
    </message>
    <message>
        <source>Music &amp;plays</source>
        <translation>&amp;Quand jouer la musique</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>&amp;Effects</source>
        <translation>&amp;Effets</translation>
    </message>
    <message>
        <source>At home and between rounds</source>
        <translation>À l’accueil et entre les manches</translation>
    </message>
    <message>
        <source>What the opponents &amp;say</source>
        <translation>Ce que &amp;disent les adversaires</translation>
    </message>
    <message>
        <source>Many remarks</source>
        <translation>Beaucoup de mots</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>A few remarks</source>
        <translation>Quelques mots</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>whatever the system wishes</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <comment>whatever the system wishes</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Lecture à voix haute</translation>
    </message>
    <message>
        <source>Open the &amp;curtain by pressing twice, not by holding</source>
        <translation>Ouvrir le &amp;rideau en appuyant deux fois, sans maintenir</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Say who has &amp;voted</source>
        <translation>Dire qui a &amp;voté</translation>
    </message>
    <message>
        <source>What others do</source>
        <translation>Ce que font les autres</translation>
    </message>
    <message>
        <source>&amp;Say what happens</source>
        <translation>&amp;Dire ce qui se passe</translation>
    </message>
    <message>
        <source>Tell ti&amp;ps, each of them once</source>
        <translation>Donner des ast&amp;uces, chacune une seule fois</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation>Touches à une seule &amp;lettre</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>size of text</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Large &amp;touch targets</source>
        <translation>Grandes cibles &amp;tactiles</translation>
    </message>
    <message>
        <source>After the first touch</source>
        <translation>Dès le premier contact du doigt</translation>
    </message>
    <message>
        <source>Read from a&amp;far: larger names, scores and votes</source>
        <translation>&amp;Lisible de loin&#xa0;: noms, scores et votes plus grands</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Whoever types this code at a table like yours is dealt the same.</source>
        <translation>Qui tape ce code à une table comme la vôtre reçoit la même donne.</translation>
    </message>
    <message>
        <source>Or play it again at once, everybody in the next chair, with what was there.</source>
        <translation>Ou rejouez-la tout de suite, chacun sur la chaise voisine, avec ce qui s’y trouvait.</translation>
    </message>
    <message>
        <source>Code of this deal</source>
        <translation>Code de cette donne</translation>
    </message>
    <message>
        <source>Swap chairs</source>
        <translation>Changer de chaise</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Partager cette donne</translation>
    </message>
</context>
<context>
    <name>SharedDeals</name>
    <message>
        <source>This code is of a newer version of the game.</source>
        <translation>Ce code vient d’une version plus récente du jeu.</translation>
    </message>
    <message>
        <source>A shared deal: it was played before, and somebody may know it.</source>
        <translation>Donne partagée&#xa0;: elle a déjà été jouée, et quelqu’un la connaît peut-être.</translation>
    </message>
    <message>
        <source>This is no code: compare it letter by letter.</source>
        <translation>Ce n’est pas un code&#xa0;: comparez-le lettre par lettre.</translation>
    </message>
    <message>
        <source>{game} (shared deal)</source>
        <translation>{game} (donne partagée)</translation>
    </message>
    <message>
        <source>The code is for {game} with {number} seats, and for the options of that game. Choose the same on the first page.</source>
        <translation>Le code est pour {game} avec {number} places, et pour les options de cette partie-là. Choisissez les mêmes sur la première page.</translation>
    </message>
</context>
<context>
    <name>SharedPill</name>
    <message>
        <source>It was played before, and somebody may know it.</source>
        <translation>Elle a déjà été jouée, et quelqu’un la connaît peut-être.</translation>
    </message>
    <message>
        <source>Shared deal</source>
        <translation>Donne partagée</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Pendant la relecture</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Ouvrir le rideau</translation>
    </message>
    <message>
        <source>Hold Space</source>
        <translation>Maintenir Espace</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Lecture, pause</translation>
    </message>
    <message>
        <source>One step back, forward</source>
        <translation>Une étape en arrière, en avant</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page ↑</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page ↓</translation>
    </message>
    <message>
        <source>Previous mark, next mark</source>
        <translation>Repère précédent, suivant</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>Au début, à la fin</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Moins vite, plus vite</translation>
    </message>
    <message>
        <source>Skip what moves; held, hurry it</source>
        <translation>Passer ce qui bouge&#xa0;; maintenue&#xa0;: accélérer</translation>
    </message>
</context>
<context>
    <name>Silence</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Aucun périphérique audio n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>Reconstructed</source>
        <translation>Reconstitué</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>place</source>
        <translation>emplacement</translation>
    </message>
    <message>
        <source>what for</source>
        <translation>action</translation>
    </message>
    <message>
        <source>gain for a tie</source>
        <translation>gain à égalité</translation>
    </message>
    <message>
        <source>Told elsewhere</source>
        <translation>Selon d’autres sources</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>symboles</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbole</translation>
    </message>
    <message>
        <source>coins and symbols</source>
        <translation>pièces et symboles</translation>
    </message>
    <message>
        <source>gain for more</source>
        <translation>gain en majorité</translation>
    </message>
    <message>
        <source>{name}: {values}</source>
        <translation>{name}&#xa0;: {values}</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Dans le livret</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>nombres</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>how many of each</source>
        <translation>nombre d’exemplaires</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>Starts of the markers</source>
        <translation>Départ des marqueurs</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Cartes de personnage</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Cartes de départ</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
</context>
<context>
    <name>StepCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>Rétabl&amp;ir</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Annuler votre dernier coup</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>R&amp;edo: {step}</source>
        <translation>Rétabl&amp;ir&#xa0;: {step}</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Do again what you took back</source>
        <translation>Rétablir ce que vous avez annulé</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>my start card</source>
        <translation>ma carte de départ</translation>
    </message>
    <message>
        <source>{character} {where}</source>
        <comment>a step: Odessa to the Nobles</comment>
        <translation>{character} {where}</translation>
    </message>
    <message>
        <source>white die from {was} to {face}</source>
        <translation>dé blanc de {was} à {face}</translation>
    </message>
    <message>
        <source>reroll {dice}</source>
        <translation>relancer {dice}</translation>
    </message>
    <message>
        <source>die from {was} to {face}</source>
        <translation>dé de {was} à {face}</translation>
    </message>
    <message>
        <source>{dice} on {stop}</source>
        <translation>{dice} sur la case {stop}</translation>
    </message>
    <message>
        <source>the gendarme to {stop}</source>
        <translation>le gendarme sur la case {stop}</translation>
    </message>
    <message>
        <source>double turn for later</source>
        <translation>double tour pour plus tard</translation>
    </message>
    <message>
        <source>no die turned</source>
        <translation>aucun dé tourné</translation>
    </message>
    <message>
        <source>second turn</source>
        <translation>second tour</translation>
    </message>
    <message>
        <source>my vote</source>
        <translation>mon vote</translation>
    </message>
    <message>
        <source>my Ambition</source>
        <translation>mon Ambition</translation>
    </message>
</context>
<context>
    <name>StopWords</name>
    <message>
        <source>The town</source>
        <translation>La ville</translation>
    </message>
    <message>
        <source>any dice</source>
        <translation>n’importe quels dés</translation>
    </message>
    <message>
        <source>two dice that show the same</source>
        <translation>deux dés identiques</translation>
    </message>
    <message>
        <source>for a {number}</source>
        <translation>pour un {number}</translation>
    </message>
    <message>
        <source>for a {some} or {last}</source>
        <translation>pour un {some} ou un {last}</translation>
    </message>
    <message numerus="yes">
        <source>For %n coin(s), if you have them: {effect}</source>
        <translation>
            <numerusform>En payant %n pièce, si vous l’avez&#xa0;: {effect}</numerusform>
            <numerusform>En payant %n pièces, si vous les avez&#xa0;: {effect}</numerusform>
        </translation>
    </message>
    <message>
        <source>At once: put the gendarme on a free stop, then take {coins} or {points}.</source>
        <translation>Aussitôt&#xa0;: placez le gendarme sur une case libre, puis prenez {coins} ou {points}.</translation>
    </message>
    <message>
        <source>At once: turn one of your other dice to any face.</source>
        <translation>Aussitôt&#xa0;: tournez l’un de vos autres dés sur la face de votre choix.</translation>
    </message>
    <message>
        <source>Take {gains}.</source>
        <translation>Prenez {gains}.</translation>
    </message>
    <message>
        <source>Take a character from the salon.</source>
        <translation>Prenez un personnage au salon.</translation>
    </message>
    <message>
        <source>Take the special card “{name}”.</source>
        <translation>Prenez la carte spéciale «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Take the special card “{name}” and {gains}.</source>
        <translation>Prenez la carte spéciale «&#xa0;{name}&#xa0;» et {gains}.</translation>
    </message>
    <message>
        <source>Compare a symbol that you have not compared in this round.</source>
        <translation>Comparez un symbole que vous n’avez pas encore comparé dans cette manche.</translation>
    </message>
    <message>
        <source>Take up to {most} coins from one player, or 1 each from two.</source>
        <translation>Prenez jusqu’à {most} pièces à un joueur, ou 1 chacun à deux joueurs.</translation>
    </message>
    <message>
        <source>Take 1 point for each special card before you.</source>
        <translation>Prenez 1 point par carte spéciale devant vous.</translation>
    </message>
    <message>
        <source>At once: take {gains} for each die. Any number of dice, at any time.</source>
        <translation>Aussitôt&#xa0;: prenez {gains} par dé. Autant de dés qu’on le souhaite, à tout moment.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{face} (white)</source>
        <translation>{face} (blanc)</translation>
    </message>
    <message>
        <source>Dice of {name} lie there: {faces}.</source>
        <translation>Dés posés par {name}&#xa0;: {faces}.</translation>
    </message>
    <message>
        <source>The gendarme stands there.</source>
        <translation>Le gendarme s’y trouve.</translation>
    </message>
    <message>
        <source>The chosen dice fit.</source>
        <translation>Les dés choisis conviennent.</translation>
    </message>
    <message numerus="yes">
        <source>It lies behind your carriage: %n coin(s) for the coachman.</source>
        <translation>
            <numerusform>Case déjà passée&#xa0;: %n pièce pour le cocher.</numerusform>
            <numerusform>Case déjà passée&#xa0;: %n pièces pour le cocher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your dice that fit: {ways}.</source>
        <translation>Vos dés qui conviennent&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source>The gendarme can be put there.</source>
        <translation>Le gendarme peut y être placé.</translation>
    </message>
    <message>
        <source>{symbols}: {more} per neighbour who has fewer, {equal} per neighbour who has as many.</source>
        <translation>{symbols}&#xa0;: {more} par voisin qui en a moins, {equal} par voisin qui en a autant.</translation>
    </message>
    <message>
        <source>None of your dice fit.</source>
        <translation>Aucun de vos dés ne convient.</translation>
    </message>
    <message>
        <source>for an {some} or {last}</source>
        <translation>pour un {some} ou un {last}</translation>
    </message>
    <message>
        <source>for an {number}</source>
        <translation>pour un {number}</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Curtain between human players</source>
        <translation>Rideau entre les joueurs humains</translation>
    </message>
    <message>
        <source>Mark my favourites with a heart</source>
        <translation>Marquer mes favoris d’un cœur</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
</context>
<context>
    <name>TableLeaves</name>
    <message>
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Ce qui est ouvert</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>À jouer</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votes</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Elsewhere on this page</source>
        <translation>Ailleurs sur cette page</translation>
    </message>
    <message>
        <source>Nothing to tell here</source>
        <translation>Rien à dire ici</translation>
    </message>
</context>
<context>
    <name>TemperButton</name>
    <message>
        <source>{temper}, as the animal: {animal}</source>
        <translation>{temper}, d’après l’animal&#xa0;: {animal}</translation>
    </message>
</context>
<context>
    <name>TipsAgain</name>
    <message>
        <source>Show all tips again</source>
        <translation>Revoir toutes les astuces</translation>
    </message>
</context>
<context>
    <name>TitlePicture</name>
    <message>
        <source>Who shall be King?</source>
        <translation>Qui sera Roi&#xa0;?</translation>
    </message>
    <message>
        <source>Who will be the talk of the town?</source>
        <translation>Qui fera parler tout Vienne&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
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
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Cover the favourites</source>
        <translation>Cacher les favoris</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Repère suivant</translation>
    </message>
    <message>
        <source>Previous mark</source>
        <translation>Repère précédent</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Options and variants</source>
        <translation>Options et variantes</translation>
    </message>
</context>
<context>
    <name>ViennaChances</name>
    <message>
        <source>Luck of dice and cards</source>
        <translation>La chance des dés et des cartes</translation>
    </message>
    <message>
        <source>after round {number}</source>
        <translation>après la manche {number}</translation>
    </message>
    <message>
        <source>Chance to win, as everybody saw it</source>
        <translation>Chances de victoire, aux yeux de tous</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au début</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message numerus="yes">
        <source>Each point: %n way(s) to play on in thought, with other dice.</source>
        <translation>
            <numerusform>Chaque point&#xa0;: la suite jouée %n fois en pensée, avec d’autres dés.</numerusform>
            <numerusform>Chaque point&#xa0;: la suite jouée %n fois en pensée, avec d’autres dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much dice, cards and the first watch changed the chance to win, all together.</source>
        <translation>Ce que les dés, les cartes et la première montre ont changé aux chances de victoire, en tout.</translation>
    </message>
</context>
<context>
    <name>ViennaForm</name>
    <message>
        <source>3 to 5 players, dice and carriages</source>
        <translation>De 3 à 5 joueurs, dés et calèches</translation>
    </message>
    <message>
        <source>Call the carriage</source>
        <translation>Appeler la calèche</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>{floor}, floor {n}: {character} may go here</source>
        <comment>table.floor.target</comment>
        <translation>{floor}, étage {n}&#xa0;: {character} peut y aller</translation>
    </message>
    <message>
        <source>{floor}, floor {n}, 1 of 4 places taken</source>
        <comment>table.floor.one</comment>
        <translation>{floor}, étage {n}, 1 place prise sur 4</translation>
    </message>
    <message>
        <source>may come out {to}</source>
        <comment>table.pawn.may_out</comment>
        <translation>peut sortir {to}</translation>
    </message>
    <message>
        <source>{character} out of the WC: {floor}, floor {n}</source>
        <comment>table.move.out</comment>
        <translation>{character} sort du WC&#xa0;: {floor}, étage {n}</translation>
    </message>
    <message>
        <source>{floor}, floor {n}, empty</source>
        <comment>table.floor.empty</comment>
        <translation>{floor}, étage {n}, vide</translation>
    </message>
    <message>
        <source>{character} into the WC of floor {n}</source>
        <comment>table.move.wc</comment>
        <translation>{character} au WC de l’étage {n}</translation>
    </message>
    <message>
        <source>{character} to the throne: then everybody votes</source>
        <comment>table.move.throne</comment>
        <translation>{character} sur le trône&#xa0;: tout le monde vote</translation>
    </message>
    <message>
        <source>cannot move now: the floor above is full</source>
        <comment>table.pawn.stuck</comment>
        <translation>ne peut pas monter&#xa0;: l’étage du dessus est plein</translation>
    </message>
    <message>
        <source>may be placed on floors {floors}</source>
        <comment>table.pawn.may_place</comment>
        <translation>peut se placer aux étages {floors}</translation>
    </message>
    <message>
        <source>{character} up to {floor}, floor {n}</source>
        <comment>table.move.up</comment>
        <translation>{character} monte&#xa0;: {floor}, étage {n}</translation>
    </message>
    <message>
        <source>{kind}; {state}</source>
        <comment>table.seat.how</comment>
        <translation>{kind}&#xa0;; {state}</translation>
    </message>
    <message>
        <source>Possible moves: {n}</source>
        <comment>table.moves</comment>
        <translation>Coups possibles&#xa0;: {n}</translation>
    </message>
    <message>
        <source>{character} on {floor}, floor {n}</source>
        <comment>table.move.place</comment>
        <translation>{character}&#xa0;: {floor}, étage {n}</translation>
    </message>
    <message>
        <source>My favourites, covered</source>
        <comment>table.favourites.covered</comment>
        <translation>Mes favoris, cachés</translation>
    </message>
    <message>
        <source>may move up to the throne: then everybody votes</source>
        <comment>table.pawn.may_throne</comment>
        <translation>peut monter sur le trône&#xa0;: tout le monde vote alors</translation>
    </message>
    <message>
        <source>Press to open them. They will be read aloud: put on headphones.</source>
        <comment>table.favourites.covered.how</comment>
        <translation>Appuyez pour les découvrir. Ils seront lus à voix haute&#xa0;: mettez un casque.</translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <comment>table.seat</comment>
        <translation>{name}, {points}</translation>
    </message>
    <message>
        <source>may go to the WC of floor {n}</source>
        <comment>table.pawn.may_wc</comment>
        <translation>peut aller au WC de l’étage {n}</translation>
    </message>
    <message>
        <source>{card}, {n} in hand</source>
        <comment>hall.ballot.several</comment>
        <translation>{card}, {n} en main</translation>
    </message>
    <message>
        <source>Enter: {button}.</source>
        <comment>hall.result.how</comment>
        <translation>Entrée&#xa0;: {button}.</translation>
    </message>
    <message>
        <source>{character} stays there.</source>
        <comment>say.stays</comment>
        <translation>{character} reste à sa place.</translation>
    </message>
    <message>
        <source>{name} have voted: {laid} of {all}.</source>
        <comment>say.voted.several</comment>
        <translation>{name} ont voté&#xa0;: {laid} sur {all}.</translation>
    </message>
    <message>
        <source>may move up {to}</source>
        <comment>table.pawn.may_up</comment>
        <translation>peut monter {to}</translation>
    </message>
    <message>
        <source>{throne}, floor 6, empty</source>
        <comment>table.throne.empty</comment>
        <translation>{throne}, étage 6, vide</translation>
    </message>
    <message>
        <source>WC of floor {n}, {who}, 0 points</source>
        <comment>table.wc</comment>
        <translation>WC de l’étage {n}, {who}, 0 point</translation>
    </message>
    <message>
        <source>The arrow keys go from character to character. Enter picks one up.</source>
        <comment>table.castle.how</comment>
        <translation>Les flèches vont d’un personnage à l’autre. Entrée le prend en main.</translation>
    </message>
    <message>
        <source>Dungeon of floor {n}, {who}, minus {points}</source>
        <comment>table.dungeon</comment>
        <translation>Cachot de l’étage {n}, {who}, moins {points}</translation>
    </message>
    <message>
        <source>{floor}, floor {n}, full</source>
        <comment>table.floor.full</comment>
        <translation>{floor}, étage {n}, plein</translation>
    </message>
    <message>
        <source>{floor}, floor {n}, {taken} of 4 places taken</source>
        <comment>table.floor</comment>
        <translation>{floor}, étage {n}, {taken} places prises sur 4</translation>
    </message>
    <message>
        <source>Eliminated characters: {n}</source>
        <comment>table.out</comment>
        <translation>Personnages éliminés&#xa0;: {n}</translation>
    </message>
    <message>
        <source>At the gate, characters: {n}</source>
        <comment>table.gate</comment>
        <translation>Devant la porte, personnages&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Enter makes the move. A letter jumps to a name.</source>
        <comment>table.moves.how</comment>
        <translation>Entrée joue le coup. Une lettre saute à un nom.</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>table.annex.empty</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Votes played: {laid} of {all}</source>
        <comment>hall.voters</comment>
        <translation>Votes posés&#xa0;: {laid} sur {all}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <comment>hall.card</comment>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Proposed by {player}. {rule}</source>
        <comment>hall.question.how</comment>
        <translation>Candidature proposée par {player}. {rule}</translation>
    </message>
    <message>
        <source>{name} is not one of my favourites. With this crown my six are worth {points}.</source>
        <comment>hall.stake.other</comment>
        <translation>{name} ne fait pas partie de mes favoris. Avec cette couronne, mes six favoris valent {points}.</translation>
    </message>
    <message>
        <source>{name} is one of my favourites. With this crown my six are worth {points}.</source>
        <comment>hall.stake.mine</comment>
        <translation>{name} fait partie de mes favoris. Avec cette couronne, mes six favoris valent {points}.</translation>
    </message>
    <message>
        <source>Your vote is sealed.</source>
        <comment>say.laid</comment>
        <translation>Votre vote est scellé.</translation>
    </message>
    <message>
        <source>You: {points} this time, {own} in total.</source>
        <comment>say.count.you</comment>
        <translation>Vous&#xa0;: {points} cette fois, {own} au total.</translation>
    </message>
    <message>
        <source>Is it really {name}? Press once more. Headphones on?</source>
        <comment>say.curtain_again</comment>
        <translation>C’est bien {name}&#xa0;? Appuyez encore une fois. Le casque est bien mis&#xa0;?</translation>
    </message>
    <message>
        <source>The curtain is down: {name} is next.</source>
        <comment>say.curtain</comment>
        <translation>Le rideau est tombé&#xa0;: c’est à {name}.</translation>
    </message>
    <message>
        <source>Taken back: {what}.</source>
        <comment>say.undone</comment>
        <translation>Annulé&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{head}. In the lead: {leader} with {total}.</source>
        <comment>say.count</comment>
        <translation>{head}. En tête&#xa0;: {leader} avec {total}.</translation>
    </message>
    <message>
        <source>{name} has voted: {laid} of {all}.</source>
        <comment>say.voted</comment>
        <translation>{name} a voté&#xa0;: {laid} sur {all}.</translation>
    </message>
    <message>
        <source>Is it really {name}? Press once more</source>
        <comment>curtain.open.again</comment>
        <translation>C’est bien {name}&#xa0;? Appuyez encore une fois</translation>
    </message>
    <message>
        <source>Hold for half a second; with a screen reader, press twice. Secrets will be read aloud: put on headphones first.</source>
        <comment>curtain.open.how</comment>
        <translation>Maintenez une demi-seconde&#xa0;; avec un lecteur d’écran, appuyez deux fois. Des secrets seront lus à voix haute&#xa0;: mettez d’abord un casque.</translation>
    </message>
    <message>
        <source>Cards covered.</source>
        <comment>say.covered</comment>
        <translation>Cartes cachées.</translation>
    </message>
    <message>
        <source>Turn a die</source>
        <comment>moves.turn</comment>
        <translation>Tourner un dé</translation>
    </message>
    <message>
        <source>Reroll dice</source>
        <comment>moves.reroll</comment>
        <translation>Relancer des dés</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>minus</comment>
        <translation>moins</translation>
    </message>
    <message>
        <source>Six favourites, worth {points} now</source>
        <comment>table.favourites.worth</comment>
        <translation>Six favoris, qui valent {points} pour l’instant</translation>
    </message>
    <message>
        <source>Done again: {what}.</source>
        <comment>say.redone</comment>
        <translation>Rétabli&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Move {name} {where}.</source>
        <comment>say.lift.team</comment>
        <translation>Menez {name} {where}.</translation>
    </message>
    <message>
        <source>Move {name} {where}.</source>
        <comment>say.lift</comment>
        <translation>Menez {name} {where}.</translation>
    </message>
    <message>
        <source>Place {name} on a possible floor ({step} of {each}).</source>
        <comment>say.place.team</comment>
        <translation>Placez {name} à un étage possible ({step} sur {each}).</translation>
    </message>
    <message>
        <source>Place {name} on a possible floor ({step} of {each}).</source>
        <comment>say.place</comment>
        <translation>Placez {name} à un étage possible ({step} sur {each}).</translation>
    </message>
    <message>
        <source>{character} in hand.</source>
        <comment>say.picked.one</comment>
        <translation>{character} en main.</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>pages</comment>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <comment>say.turn</comment>
        <translation>À {name} de jouer.</translation>
    </message>
    <message>
        <source>Stuck? The command Hint[, {hint_key},] tells a good move and says why.</source>
        <comment>say.tip.hint</comment>
        <translation>Une hésitation&#xa0;? La commande Conseil[, {hint_key},] donne un bon coup et dit pourquoi.</translation>
    </message>
    <message>
        <source>{character} in hand. Possible: {floors}.</source>
        <comment>say.picked</comment>
        <translation>{character} en main. Possible&#xa0;: {floors}.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <comment>end</comment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>count</comment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Choice of an Ambition</source>
        <comment>ambition</comment>
        <translation>Choix d’une Ambition</translation>
    </message>
    <message>
        <source>Something is being shown: Space skips it</source>
        <comment>skip</comment>
        <translation>Quelque chose se joue&#xa0;: Espace passe à la suite</translation>
    </message>
    <message>
        <source>Election</source>
        <comment>hall</comment>
        <translation>Élection</translation>
    </message>
    <message>
        <source>From here on secrets are read aloud. Put on headphones, then press [{cover_key} ]again.</source>
        <comment>say.headphones</comment>
        <translation>Des secrets vont être lus à voix haute. Mettez un casque, puis appuyez de nouveau[ sur {cover_key}].</translation>
    </message>
    <message>
        <source>The curtain is open. Your cards are covered: [{cover_key} opens|a press opens] them and reads them aloud.</source>
        <comment>say.curtain_open</comment>
        <translation>Le rideau est ouvert. Vos cartes sont cachées&#xa0;: [{cover_key} les découvre et les lit|un appui les découvre et les lit].</translation>
    </message>
    <message>
        <source>Nothing further right.</source>
        <comment>say.end.right</comment>
        <translation>Rien plus à droite.</translation>
    </message>
    <message>
        <source>Nothing higher.</source>
        <comment>say.end.up</comment>
        <translation>Rien plus haut.</translation>
    </message>
    <message>
        <source>A slip? [{undo_key} takes|The menu takes] your move back until somebody else plays.</source>
        <comment>say.tip.undo</comment>
        <translation>Une erreur&#xa0;? [{undo_key} annule|Le menu annule] tant que personne d’autre n’a joué.</translation>
    </message>
    <message>
        <source>Nothing further left.</source>
        <comment>say.end.left</comment>
        <translation>Rien plus à gauche.</translation>
    </message>
    <message>
        <source>Nothing lower.</source>
        <comment>say.end.down</comment>
        <translation>Rien plus bas.</translation>
    </message>
    <message>
        <source>Put away.</source>
        <comment>say.away</comment>
        <translation>Rangé.</translation>
    </message>
    <message>
        <source>{about}: full! Nobody can move up there until somebody leaves that floor.</source>
        <comment>say.tip.full</comment>
        <translation>{about}&#xa0;: plein&#xa0;! Plus personne n’y monte tant que personne n’en part.</translation>
    </message>
    <message>
        <source>By going back, for {coins}: {stops}.</source>
        <comment>town.fits.back</comment>
        <translation>En revenant, pour {coins}&#xa0;: {stops}.</translation>
    </message>
    <message>
        <source>carriage not set out yet</source>
        <comment>town.carriage.home</comment>
        <translation>calèche pas encore partie</translation>
    </message>
    <message>
        <source>Stop {number} of {all} along the street, row {row} of {rows}.</source>
        <comment>town.place</comment>
        <translation>Case {number} sur {all} le long de la rue, rangée {row} sur {rows}.</translation>
    </message>
    <message>
        <source>The carriage of {name} stands there.</source>
        <comment>town.carriage</comment>
        <translation>Ici se trouve la calèche&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>carriage at {stop}</source>
        <comment>town.carriage.at</comment>
        <translation>calèche à {stop}</translation>
    </message>
    <message>
        <source>Enter throws them.</source>
        <comment>town.throw</comment>
        <translation>Entrée les lance.</translation>
    </message>
    <message>
        <source>Your carriage stands there.</source>
        <comment>town.carriage.own</comment>
        <translation>Votre calèche s’y trouve.</translation>
    </message>
    <message>
        <source>Fits: {stops}.</source>
        <comment>town.fits</comment>
        <translation>Convient&#xa0;: {stops}.</translation>
    </message>
    <message>
        <source>Beside the street, at any time.</source>
        <comment>town.beside</comment>
        <translation>À côté de la rue, à tout moment.</translation>
    </message>
    <message>
        <source>{move}, by going back</source>
        <comment>moves.back</comment>
        <translation>{move}, en revenant</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <comment>choice</comment>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>Six favourites, worth {points} if {name} is crowned</source>
        <comment>table.favourites.crowned</comment>
        <translation>Six favoris, qui valent {points} si {name} obtient la couronne</translation>
    </message>
    <message>
        <source>then</source>
        <comment>then</comment>
        <translation>puis</translation>
    </message>
    <message>
        <source>Enter opens the moves of a name. A letter jumps to a name.</source>
        <comment>table.moves.how.about</comment>
        <translation>Entrée ouvre les coups d’un nom. Une lettre saute à un nom.</translation>
    </message>
    <message>
        <source>With headphones nobody else can hear it.</source>
        <comment>hall.lay.headphones</comment>
        <translation>Avec un casque, personne d’autre n’entend.</translation>
    </message>
    <message>
        <source>{key} does it too.</source>
        <comment>hall.lay.how</comment>
        <translation>{key} le fait aussi.</translation>
    </message>
    <message>
        <source>one of my favourites</source>
        <comment>table.pawn.mine</comment>
        <translation>un de mes favoris</translation>
    </message>
</context>
<context>
    <name>accessibility</name>
    <message>
        <source>High contrast for the whole game, with flat papers, dark walls and words of at least 7:1, comes where the system wishes it, or by Settings, Display. At dusk and by day words have at least 4.5:1.</source>
        <comment>seeing.contrast</comment>
        <translation>Le contraste élevé, pour tout le jeu, avec des papiers unis, des murs sombres et des mots à 7:1 au moins, vient quand le système le souhaite, ou par Réglages, Affichage. Au crépuscule et de jour, les mots ont au moins 4,5:1.</translation>
    </message>
    <message>
        <source>No colour stands alone: players have an emblem, an animal and a name, votes a word and a sign. The colours of the players differ for colour-blind eyes too.</source>
        <comment>seeing.colours</comment>
        <translation>Aucune couleur n’est seule&#xa0;: les joueurs ont un emblème, un animal et un nom, les votes un mot et un signe. Les couleurs des joueurs se distinguent aussi pour les yeux daltoniens.</translation>
    </message>
    <message>
        <source>Nothing is told by sound alone. {mute} mutes, and effects, music and ambience have a volume each.</source>
        <comment>hearing.all</comment>
        <translation>Rien n’est dit par le son seul. {mute} le coupe, et effets, musique et ambiance ont chacun leur volume.</translation>
    </message>
    <message>
        <source>Motion and time</source>
        <comment>motion</comment>
        <translation>Mouvement et temps</translation>
    </message>
    <message>
        <source>Screen reader, voice, switch</source>
        <comment>reading</comment>
        <translation>Lecteur d’écran, voix, contacteur</translation>
    </message>
    <message>
        <source>What was tried, and what was not</source>
        <comment>tried</comment>
        <translation>Ce qui a été essayé, et ce qui ne l’a pas été</translation>
    </message>
    <message>
        <source>Hearing</source>
        <comment>hearing</comment>
        <translation>Entendre</translation>
    </message>
    <message>
        <source>{moves} opens a list of all that can be played: letters and arrows find a move, Enter or a double click plays it.</source>
        <comment>hands.list</comment>
        <translation>{moves} ouvre la liste de tout ce qui peut se jouer&#xa0;: lettres et flèches trouvent un coup, Entrée ou un double clic le joue.</translation>
    </message>
    <message>
        <source>On Linux with X11, whole games were played to their end by a program that knows only what a screen reader is told, and others by keyboard alone.</source>
        <comment>tried.yes</comment>
        <translation>Sous Linux avec X11, des parties entières ont été jouées jusqu’au bout par un programme qui ne connaît que ce qui est dit à un lecteur d’écran, et d’autres au clavier seul.</translation>
    </message>
    <message>
        <source>Where several people share the screen, cards stay covered until the one who holds them has asked twice, with headphones on. The picture is there for everybody: cover it with the screen curtain of your screen reader.</source>
        <comment>reading.secrets</comment>
        <translation>Quand plusieurs personnes partagent l’écran, les cartes restent cachées tant que celle à qui elles sont ne l’a pas demandé deux fois, casque sur les oreilles. L’image, elle, est visible de tous&#xa0;: masquez-la avec le rideau d’écran de votre lecteur.</translation>
    </message>
    <message>
        <source>Reduced motion, fades instead of movement, comes where the system wishes it, or by Settings, Motion. Animations can be slower, quicker or off, and {skip} skips them.</source>
        <comment>motion.less</comment>
        <translation>Les animations réduites, des fondus au lieu de déplacements, viennent quand le système le souhaite, ou par Réglages, Mouvement. Les animations peuvent être plus lentes, plus rapides ou absentes, et {skip} les passe.</translation>
    </message>
    <message>
        <source>Every page is told to assistive technology, the castle floor by floor; a press picks up, plays and opens. What happens is said once and in its order, a result after all cards lie open.</source>
        <comment>reading.pages</comment>
        <translation>Chaque page est décrite aux technologies d’assistance, le château étage par étage&#xa0;; un appui prend, joue et ouvre. Ce qui se passe est dit une fois et dans l’ordre, un résultat après que toutes les cartes sont retournées.</translation>
    </message>
    <message>
        <source>Settings, Keys, changes the keys of commands and switches single letters off. {shortcuts} lists all keys.</source>
        <comment>hands.changed</comment>
        <translation>Réglages, Touches, change les touches des commandes et désactive les touches à une seule lettre. {shortcuts} les montre toutes.</translation>
    </message>
    <message>
        <source>Text from 100 to 200% of its size, or as large as the system’s, by Settings, Display. Where it gets too large for the window, pages give way, and scroll downwards at last. The smallest window has 720 by 450 pixels. {afar} makes names, scores and votes larger for those who sit across the table.</source>
        <comment>seeing.size</comment>
        <translation>Le texte va de 100 à 200&#xa0;% de sa taille, ou suit celle du système, par Réglages, Affichage. Quand il devient trop grand pour la fenêtre, les pages se resserrent, puis défilent vers le bas. La plus petite fenêtre fait 720 pixels sur 450. {afar} agrandit noms, scores et votes pour ceux qui sont de l’autre côté de la table.</translation>
    </message>
    <message>
        <source>Nothing has to be done in time, and nothing flashes more than three times a second. What goes by itself can be had again: {happened} tells what happened, and the chronicle keeps all of it.</source>
        <comment>motion.time</comment>
        <translation>Rien n’est chronométré, et rien ne clignote plus de trois fois par seconde. Ce qui disparaît de soi-même se retrouve&#xa0;: {happened} dit ce qui s’est passé, et la chronique garde tout.</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>hands</comment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Seeing</source>
        <comment>seeing</comment>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Prepared for screen readers; not yet tested by people who use one. Not tried: Orca, NVDA, VoiceOver, voice control, switches, a real touch screen; Windows, macOS, Wayland.</source>
        <comment>tried.no</comment>
        <translation>Préparé pour les lecteurs d’écran&#xa0;; pas encore essayé par des personnes qui en utilisent un. Non essayés&#xa0;: Orca, NVDA, VoiceOver, commande vocale, contacteurs, un vrai écran tactile&#xa0;; Windows, macOS, Wayland.</translation>
    </message>
    <message>
        <source>{tell} tells what hovering tells, wherever the keys are; so does the right button.</source>
        <comment>hands.told</comment>
        <translation>{tell} dit, là où sont les touches, ce que dit le survol&#xa0;; le bouton droit aussi.</translation>
    </message>
    <message>
        <source>By finger: tap and tap, drag, or rest on something, which tells what it is with its moves below. From the first touch on, or by Settings, Keys, everything that is pressed is at least 44 pixels large.</source>
        <comment>hands.finger</comment>
        <translation>Au doigt&#xa0;: toucher et toucher, glisser, ou rester sur un objet, qui dit alors ce qu’il est, avec ses coups en dessous. Dès le premier contact, ou par Réglages, Touches, tout ce qui se touche fait au moins 44 pixels.</translation>
    </message>
    <message>
        <source>The whole game is played by keyboard, or by mouse without ever dragging. {next_part} leads from part to part of a page: board, papers, tabs, bar, and round. The curtain opens by holding, or by two presses where Settings, Reading aloud, says so.</source>
        <comment>hands.keys</comment>
        <translation>Tout le jeu se joue au clavier, ou à la souris sans jamais rien faire glisser. {next_part} mène d’une partie de la page à l’autre&#xa0;: plateau, papiers, onglets, barre, et ainsi de suite. Le rideau s’ouvre en maintenant la touche, ou en appuyant deux fois si Réglages, Lecture à voix haute, le prévoit.</translation>
    </message>
</context>
<context>
    <name>controls</name>
    <message>
        <source>First choose a game from the list.</source>
        <comment>load.delete</comment>
        <translation>Choisissez d’abord une partie dans la liste.</translation>
    </message>
    <message>
        <source>No favourites are open.</source>
        <comment>cover</comment>
        <translation>Aucun favori n’est visible.</translation>
    </message>
    <message>
        <source>The hint is already there, or on its way.</source>
        <comment>hint.coming</comment>
        <translation>Le conseil est déjà là, ou en route.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <comment>no.game</comment>
        <translation>Il n’y a aucune partie sur la table.</translation>
    </message>
    <message>
        <source>Nothing has been played in this game yet.</source>
        <comment>load.replay</comment>
        <translation>Dans cette partie, rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <comment>ballot.lay</comment>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>First see how the vote ends: press Continue.</source>
        <comment>unread</comment>
        <translation>Regardez d’abord la fin du vote&#xa0;: appuyez sur Continuer.</translation>
    </message>
    <message>
        <source>Nothing is moving now.</source>
        <comment>skip</comment>
        <translation>Rien ne bouge en ce moment.</translation>
    </message>
    <message>
        <source>Seats can only change hands during a game.</source>
        <comment>seats</comment>
        <translation>On ne peut céder sa place que pendant une partie.</translation>
    </message>
    <message>
        <source>Throw first: then there is a hint.</source>
        <comment>hint.throw</comment>
        <translation>Lancez d’abord les dés&#xa0;: le conseil vient ensuite.</translation>
    </message>
    <message>
        <source>First choose one of your two cards.</source>
        <comment>ambition.keep</comment>
        <translation>Choisissez d’abord une de vos deux cartes.</translation>
    </message>
    <message>
        <source>First choose a game from the list.</source>
        <comment>load.load</comment>
        <translation>Choisissez d’abord une partie dans la liste.</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <comment>save.save</comment>
        <translation>Écrivez d’abord un nom.</translation>
    </message>
    <message>
        <source>There is nothing to guess now.</source>
        <comment>notes</comment>
        <translation>Il n’y a rien à deviner maintenant.</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>Yes: everybody must say it to crown a King. The card comes back to you.</source>
        <comment>vote.yes</comment>
        <translation>Oui&#xa0;: tout le monde doit le dire pour couronner un Roi. La carte vous revient.</translation>
    </message>
    <message>
        <source>What this favourite would bring if the round ended now.</source>
        <comment>badge</comment>
        <translation>Ce que ce favori rapporterait si la manche finissait maintenant.</translation>
    </message>
    <message>
        <source>Stomach-ache cards played in all elections.</source>
        <comment>column.aches</comment>
        <translation>Cartes Mal-au-Ventre posées dans toutes les élections.</translation>
    </message>
    <message>
        <source>Candidates this player moved up to the throne, elected or not.</source>
        <comment>column.proposed</comment>
        <translation>Candidats amenés sur le trône par ce joueur, élus ou non.</translation>
    </message>
    <message>
        <source>What this favourite would bring if the round ended now.</source>
        <comment>badge.2024</comment>
        <translation>Ce que ce Favori rapporterait si le round finissait maintenant.</translation>
    </message>
    <message>
        <source>Places on this floor: a filled figure is taken, an empty one is free. With two players, three at most.</source>
        <comment>pips.two</comment>
        <translation>Places à cet étage&#xa0;: figure pleine, place prise&#xa0;; vide, place libre. À deux joueurs, trois au plus.</translation>
    </message>
    <message>
        <source>A favourite who is elected King brings 10.</source>
        <comment>throne.value.2024</comment>
        <translation>Un Favori élu Roi rapporte 10.</translation>
    </message>
    <message>
        <source>Stomach-ache: the vote is cancelled, the candidate goes back to floor 5. Beats a No; then it is spent.</source>
        <comment>vote.mav</comment>
        <translation>Mal-au-Ventre&#xa0;: élection annulée, le candidat redescend à l’étage 5. Bat le Non&#xa0;; puis la carte est dépensée.</translation>
    </message>
    <message>
        <source>When a King is crowned, a favourite here brings the number of the floor.</source>
        <comment>floor.value.2024</comment>
        <translation>Lors du couronnement, un Favori rapporte ici le numéro de l’étage.</translation>
    </message>
    <message>
        <source>From the fourth rejection on: out of this round, 0 points.</source>
        <comment>box</comment>
        <translation>À partir du quatrième rejet&#xa0;: hors du round, 0 point.</translation>
    </message>
    <message>
        <source>No: a single one rejects the candidate. The card is then spent.</source>
        <comment>vote.no</comment>
        <translation>Non&#xa0;: un seul suffit pour refuser le candidat. La carte est alors dépensée.</translation>
    </message>
    <message>
        <source>Rejected in an election: out of this round, 0 points for everybody.</source>
        <comment>eliminated</comment>
        <translation>Élection perdue&#xa0;: hors de la manche, 0 point pour tous.</translation>
    </message>
    <message>
        <source>Candidates this player moved up to the throne who were elected King.</source>
        <comment>column.kings</comment>
        <translation>Candidats amenés sur le trône par ce joueur et élus Roi.</translation>
    </message>
    <message>
        <source>This floor is full: nobody can move up to it until somebody leaves it.</source>
        <comment>full</comment>
        <translation>Cet étage est plein&#xa0;: personne n’y monte tant que personne n’en part.</translation>
    </message>
    <message>
        <source>Places on this floor: a filled figure is taken, an empty one is free. Four at most.</source>
        <comment>pips</comment>
        <translation>Places à cet étage&#xa0;: figure pleine, place prise&#xa0;; vide, place libre. Quatre au plus.</translation>
    </message>
    <message>
        <source>When a King is crowned, a favourite here brings the number of the floor.</source>
        <comment>floor.value</comment>
        <translation>Lors du couronnement, un favori rapporte ici le numéro de l’étage.</translation>
    </message>
    <message>
        <source>“No” cards played in all elections of this game.</source>
        <comment>column.no</comment>
        <translation>Cartes Non posées dans toutes les élections de la partie.</translation>
    </message>
    <message>
        <source>A favourite who is elected King brings 10.</source>
        <comment>throne.value</comment>
        <translation>Un favori élu Roi rapporte 10.</translation>
    </message>
    <message>
        <source>{name}: colour and emblem, the same on the scoring track, in the Chronicle and here.</source>
        <comment>shield</comment>
        <translation>{name}&#xa0;: couleur et emblème, les mêmes sur l’échelle des points et dans la Chronique.</translation>
    </message>
    <message>
        <source>On your secret goal. Only you see the hearts.</source>
        <comment>heart.2024</comment>
        <translation>Sur votre carte Favoris. Personne d’autre ne voit les cœurs.</translation>
    </message>
    <message>
        <source>Called the last election. Whoever moves the new King up to the throne begins the next round.</source>
        <comment>crown.ticket.2024</comment>
        <translation>A déclenché la dernière élection. La personne qui fera monter le nouveau Roi commencera le round suivant.</translation>
    </message>
    <message>
        <source>The Jester: nobody’s favourite. With the Jester as King, all points are turned upside down.</source>
        <comment>jester</comment>
        <translation>Le Bouffon&#xa0;: Favori de personne. S’il est couronné, tous les points sont inversés.</translation>
    </message>
    <message>
        <source>Black seal: your Banished, who counts for nothing on your card.</source>
        <comment>seal</comment>
        <translation>Sceau noir&#xa0;: votre Banni. Il ne compte pas sur votre carte.</translation>
    </message>
    <message>
        <source>{name}: one place, 0 points. In from the floor below if this floor is full; out onto this floor.</source>
        <comment>wc</comment>
        <translation>{name}&#xa0;: une place, 0 point. On y entre d’en dessous si l’étage est plein&#xa0;; on sort à ce même étage.</translation>
    </message>
    <message>
        <source>{name}: a favourite here costs {points}, and brings as much if the Jester is King.</source>
        <comment>dungeon</comment>
        <translation>{name}&#xa0;: un Favori ici coûte {points}, et en rapporte autant si le Bouffon est Roi.</translation>
    </message>
    <message>
        <source>Emissary of the Empire: moves nobody; says Yes to his own, otherwise turns the top card of his pile.</source>
        <comment>emissary</comment>
        <translation>Émissaire de l’Empire&#xa0;: ne déplace personne&#xa0;; dit Oui aux siens, sinon retourne la première carte de sa pile.</translation>
    </message>
    <message>
        <source>Has not voted yet.</source>
        <comment>hourglass</comment>
        <translation>N’a pas encore voté.</translation>
    </message>
    <message>
        <source>On your secret goal. Only you see the hearts.</source>
        <comment>heart</comment>
        <translation>Sur votre objectif secret. Personne d’autre ne voit les cœurs.</translation>
    </message>
    <message>
        <source>Called the last election. The player to the left of the crown begins the next round.</source>
        <comment>crown.ticket</comment>
        <translation>A déclenché la dernière élection. La personne assise à gauche commencera la manche suivante.</translation>
    </message>
    <message>
        <source>{name}: colour and emblem, the same on the scoring track, in the Chronicle and here.</source>
        <comment>shield.2024</comment>
        <translation>{name}&#xa0;: couleur et emblème, les mêmes sur la piste de score et dans la Chronique.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Chronicle: all that has happened[ ({chronicle_key})]</source>
        <comment>chronicle.open</comment>
        <translation>Chronique&#xa0;: tout ce qui s’est passé[ ({chronicle_key})]</translation>
    </message>
    <message>
        <source>Covered: [press {cover_key} or ]click to look</source>
        <comment>cover.covered</comment>
        <translation>Cachés&#xa0;: [touche {cover_key} ou ]clic pour regarder</translation>
    </message>
    <message>
        <source>Click, or press 1, 2 or 3: yes, no, perhaps.[ {cover_key} covers them.]</source>
        <comment>notes.how</comment>
        <translation>Cliquez, ou tapez 1, 2 ou 3&#xa0;: oui, non, peut-être.[ {cover_key} les cache.]</translation>
    </message>
    <message>
        <source>A covered Ambition card: [press {cover_key} or ]click to look</source>
        <comment>ambition.covered</comment>
        <translation>Une carte Ambition cachée&#xa0;: [touche {cover_key} ou ]clic pour regarder</translation>
    </message>
    <message>
        <source>Secret[: press {cover_key} to cover]</source>
        <comment>cover.open</comment>
        <translation>Secret[&#xa0;: {cover_key} pour cacher]</translation>
    </message>
    <message>
        <source>Your notes are covered together with your favourites[: press {cover_key}].</source>
        <comment>notes.covered</comment>
        <translation>Vos notes sont cachées avec vos favoris[&#xa0;: appuyez sur {cover_key}].</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>A guided round</source>
        <comment>t.guided</comment>
        <translation>Une manche guidée</translation>
    </message>
    <message>
        <source>New in 2024: WC, dungeons, Stomach-ache</source>
        <comment>t.new</comment>
        <translation>Nouveau en 2024&#xa0;: WC, cachots, Mal-au-Ventre</translation>
    </message>
    <message>
        <source>The Jester</source>
        <comment>t.jester</comment>
        <translation>Le Bouffon</translation>
    </message>
    <message>
        <source>Ambition and the Banished</source>
        <comment>t.ambition</comment>
        <translation>L’Ambition et le Banni</translation>
    </message>
    <message>
        <source>The Emissary of the Empire</source>
        <comment>t.emissary</comment>
        <translation>L’Émissaire de l’Empire</translation>
    </message>
    <message>
        <source>The Royal wedding</source>
        <comment>t.wedding</comment>
        <translation>Le mariage royal</translation>
    </message>
    <message>
        <source>In teams</source>
        <comment>t.teams</comment>
        <translation>En équipe</translation>
    </message>
    <message>
        <source>The rule of 33</source>
        <comment>t.33</comment>
        <translation>La règle des 33</translation>
    </message>
    <message>
        <source>Two at one screen</source>
        <comment>t.curtain</comment>
        <translation>À deux, un seul écran</translation>
    </message>
    <message>
        <source>Who wants whom?</source>
        <comment>t.p1</comment>
        <translation>Qui veut qui&#xa0;?</translation>
    </message>
    <message>
        <source>Spend the No?</source>
        <comment>t.p2</comment>
        <translation>Dépenser le Non&#xa0;?</translation>
    </message>
    <message>
        <source>Keep the No?</source>
        <comment>t.p3</comment>
        <translation>Garder le Non&#xa0;?</translation>
    </message>
    <message>
        <source>Bait first?</source>
        <comment>t.p4</comment>
        <translation>Un appât d’abord&#xa0;?</translation>
    </message>
    <message>
        <source>Let somebody else do it?</source>
        <comment>t.p5</comment>
        <translation>Laisser faire un autre&#xa0;?</translation>
    </message>
    <message>
        <source>That is allowed, but let us try something else first. Look at what is shining.</source>
        <comment>try.other</comment>
        <translation>C’est permis, mais essayons d’abord autre chose. Regardez ce qui brille.</translation>
    </message>
    <message>
        <source>Let me show you: follow the arrow.</source>
        <comment>try.show</comment>
        <translation>Je vous montre&#xa0;: suivez la flèche.</translation>
    </message>
    <message>
        <source>Hello! I am the castle cat. I see everything and tell nobody. Let us play one round.</source>
        <comment>g.hello</comment>
        <translation>Bonjour&#xa0;! Je suis le chat du château. Je vois tout et ne dis rien. Jouons une manche.</translation>
    </message>
    <message>
        <source>This is your secret goal: six favourites. Only you see them. A heart marks them in the castle.</source>
        <comment>g.goal</comment>
        <translation>Voici votre objectif secret&#xa0;: six favoris, pour vos yeux seulement. Au château, ils portent un cœur.</translation>
    </message>
    <message>
        <source>You want them high up. Best of all: one of them on the King’s Throne.</source>
        <comment>g.aim</comment>
        <translation>Votre but&#xa0;: les amener tout en haut. Le mieux&#xa0;: l’un d’eux sur le Trône du Roi.</translation>
    </message>
    <message>
        <source>A good height, and nobody suspects a thing. Now the others place.</source>
        <comment>g.place1.done</comment>
        <translation>Bonne hauteur, et personne ne se méfie. Aux autres de placer.</translation>
    </message>
    <message>
        <source>Floor 4 shouts “he is mine!”. One floor lower is safer: floor 3.</source>
        <comment>g.place1.top</comment>
        <translation>L’étage 4 crie «&#xa0;il est à moi&#xa0;!&#xa0;». Un étage plus bas, c’est plus sûr&#xa0;: le 3.</translation>
    </message>
    <message>
        <source>That one is yours too. Keep it for later: first take Gavino, to floor 3.</source>
        <comment>g.place1.other</comment>
        <translation>C’est aussi un de vos favoris. Gardons-le pour plus tard&#xa0;: prenez Gavino, étage 3.</translation>
    </message>
    <message>
        <source>That one is not on your card. Begin with Gavino, who has a heart.</source>
        <comment>g.place1.stranger</comment>
        <translation>Celui-là n’est pas sur votre carte. Commencez par Gavino&#xa0;: il a un cœur.</translation>
    </message>
    <message>
        <source>Now a trick: Piero is not yours. Put him high, on floor 4. The others will guess wrong.</source>
        <comment>g.place2</comment>
        <translation>Une ruse&#xa0;: Piero n’est pas à vous. Mettez-le en haut, à l’étage 4. Les autres vont se tromper.</translation>
    </message>
    <message>
        <source>Now they think Piero is yours. That will come in handy.</source>
        <comment>g.place2.done</comment>
        <translation>Ils croient maintenant que Piero est à vous. Cela nous servira.</translation>
    </message>
    <message>
        <source>That one is yours. If all your favourites stand high, everybody will guess your card.</source>
        <comment>g.place2.mine</comment>
        <translation>C’est un de vos favoris. S’ils sont tous en haut, chacun devinera votre carte.</translation>
    </message>
    <message>
        <source>A trick must be seen. Floor 4, please.</source>
        <comment>g.place2.high</comment>
        <translation>Une ruse doit se voir. À l’étage 4, s’il vous plaît.</translation>
    </message>
    <message>
        <source>A floor holds four. Try to put Irina on floor 4, and see what happens.</source>
        <comment>g.full</comment>
        <translation>Un étage contient quatre personnages. Essayez de mettre Irina à l’étage 4, pour voir.</translation>
    </message>
    <message>
        <source>Full! The four little figures beside the name are all filled. No harm done: she goes back.</source>
        <comment>g.full.done</comment>
        <translation>Plein&#xa0;! Les quatre petits pions près du nom sont remplis. Rien n’est perdu&#xa0;: elle revient.</translation>
    </message>
    <message>
        <source>Put Irina on floor 2. Down there she is forgotten, and she can still climb.</source>
        <comment>g.place3</comment>
        <translation>Mettez Irina à l’étage 2. En bas, on l’oublie, et elle pourra monter.</translation>
    </message>
    <message>
        <source>A trick up high, Gavino in the middle, Irina low: a good mix.</source>
        <comment>g.place3.done</comment>
        <translation>Une ruse en haut, Gavino au milieu, Irina plus bas&#xa0;: bon mélange.</translation>
    </message>
    <message>
        <source>Nearly. Irina should not stand out: put her on floor 2.</source>
        <comment>g.place3.two</comment>
        <translation>Presque. Restons discrets&#xa0;: l’étage 2 pour Irina.</translation>
    </message>
    <message>
        <source>Leonardo is left over. Whoever is left over begins on floor 0, with the Servants.</source>
        <comment>g.left</comment>
        <translation>Il reste Leonardo. Celui qui reste commence à l’étage 0, chez les Servants.</translation>
    </message>
    <message>
        <source>See the number on your card: Irina is worth 3 now.</source>
        <comment>g.move1.done</comment>
        <translation>Regardez le chiffre sur votre carte&#xa0;: Irina vaut 3 maintenant.</translation>
    </message>
    <message>
        <source>Floor 4 is full: he has to wait. Irina has room above her.</source>
        <comment>g.wrong.full</comment>
        <translation>L’étage 4 est plein&#xa0;: il doit attendre. Au-dessus d’Irina, il y a de la place.</translation>
    </message>
    <message>
        <source>From floor 5 anybody could send him to the throne. Too early. Irina first.</source>
        <comment>g.move1.merlino</comment>
        <translation>De l’étage 5, chacun peut l’envoyer sur le trône. Trop tôt. Irina d’abord.</translation>
    </message>
    <message>
        <source>You may move anybody, yours or not. But Irina brings you a point.</source>
        <comment>g.move1.stranger</comment>
        <translation>On peut faire monter n’importe qui. Mais Irina vous rapporte un point.</translation>
    </message>
    <message>
        <source>You see: anybody may move anybody. Watch who moves whom up: it tells you a lot.</source>
        <comment>g.anybody</comment>
        <translation>Vous voyez&#xa0;: chacun peut faire monter n’importe qui. Qui fait monter qui&#xa0;? Cela en dit long.</translation>
    </message>
    <message>
        <source>There is room on floor 4 now. Odessa is yours: move her up.</source>
        <comment>g.move2</comment>
        <translation>Il y a de la place à l’étage 4. Odessa est à vous&#xa0;: faites-la monter.</translation>
    </message>
    <message>
        <source>That makes 4 points. Let us leave Gavino alone: others may move him up for us.</source>
        <comment>g.move2.done</comment>
        <translation>Cela fait 4 points. Laissons Gavino&#xa0;: d’autres le feront peut-être monter pour nous.</translation>
    </message>
    <message>
        <source>One floor more and there is a vote. Everybody still has three No. Wait a little.</source>
        <comment>g.move2.throne</comment>
        <translation>Encore un étage et l’on vote. Chacun a encore trois Non. Attendez un peu.</translation>
    </message>
    <message>
        <source>Do not crown Ernesto yourself: he is not on your card. Odessa is.</source>
        <comment>g.move2.ernesto</comment>
        <translation>Ne couronnez pas Ernesto vous-même&#xa0;: il n’est pas sur votre carte. Odessa y est.</translation>
    </message>
    <message>
        <source>He can wait. If you never touch him, nobody knows that he is yours.</source>
        <comment>g.move2.gavino</comment>
        <translation>Il peut attendre. Si vous n’y touchez pas, personne ne sait qu’il est à vous.</translation>
    </message>
    <message>
        <source>Ernesto is not yours: as King he would bring others 10, and you 0. Play a No.</source>
        <comment>g.vote1</comment>
        <translation>Ernesto n’est pas à vous&#xa0;: une fois Roi, il rapporterait 10 à d’autres, et 0 à vous. Posez un Non.</translation>
    </message>
    <message>
        <source>With four Yes he would be King, and you would get nothing for him. A No, please.</source>
        <comment>g.vote1.yes</comment>
        <translation>Avec quatre Oui, il serait Roi, et il ne vous rapporterait rien. Un Non, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Two said No. One is enough: Ernesto is eliminated and brings 0 to everybody.</source>
        <comment>g.vote1.result</comment>
        <translation>Deux Non. Un seul suffit&#xa0;: Ernesto est éliminé et rapporte 0 à tous.</translation>
    </message>
    <message>
        <source>Your No is spent: you have two left. Luc played one as well. Remember that.</source>
        <comment>g.vote1.spent</comment>
        <translation>Votre Non est dépensé&#xa0;: il vous en reste deux. Luc en a posé un aussi. Retenez-le.</translation>
    </message>
    <message>
        <source>Beatrice is yours and stands just below the throne. Be bold: move her up and see what they say.</source>
        <comment>g.move3</comment>
        <translation>Beatrice est à vous, juste sous le trône. Osez&#xa0;: faites-la monter, et voyons les votes.</translation>
    </message>
    <message>
        <source>Gavino is our secret. Take Beatrice.</source>
        <comment>g.move3.gavino</comment>
        <translation>Gavino est notre secret. Prenez Beatrice.</translation>
    </message>
    <message>
        <source>Possible, but let us try our luck with Beatrice.</source>
        <comment>g.move3.beatrice</comment>
        <translation>Possible, mais tentons notre chance avec Beatrice.</translation>
    </message>
    <message>
        <source>She is yours: Yes, of course. A Yes comes back to you every time.</source>
        <comment>g.vote2</comment>
        <translation>Elle est à vous&#xa0;: Oui, bien sûr. Le Oui vous revient à chaque fois.</translation>
    </message>
    <message>
        <source>A No against your own favourite? Sometimes clever, but not now. Play Yes.</source>
        <comment>g.vote2.no</comment>
        <translation>Un Non contre votre favorite&#xa0;? C’est malin, parfois. Mais pas maintenant&#xa0;: posez Oui.</translation>
    </message>
    <message>
        <source>Luc said No, so Beatrice is gone. A pity, but we learn: she is probably not Luc’s.</source>
        <comment>g.vote2.result</comment>
        <translation>Luc a dit Non. Beatrice est éliminée. Dommage, mais on apprend&#xa0;: elle n’est sans doute pas sur la carte de Luc.</translation>
    </message>
    <message>
        <source>Your Yes is back. Luc had three No and has played two: one is left. First we must lure it out.</source>
        <comment>g.count.no</comment>
        <translation>Votre Oui est revenu. Luc avait trois Non, il en a posé deux&#xa0;: il en reste un. À nous de le lui faire jouer.</translation>
    </message>
    <message>
        <source>Bluff! Send Piero to the throne. Luc believes that he is yours.</source>
        <comment>g.move4</comment>
        <translation>Bluffez&#xa0;! Envoyez Piero sur le trône. Luc croit qu’il est à vous.</translation>
    </message>
    <message>
        <source>Look as if you meant it.</source>
        <comment>g.move4.done</comment>
        <translation>Faites comme si vous y croyiez.</translation>
    </message>
    <message>
        <source>Luc still has a No: Gavino would be gone. Piero first, as bait.</source>
        <comment>g.move4.gavino</comment>
        <translation>Luc a encore un Non&#xa0;: Gavino serait éliminé. D’abord Piero, comme appât.</translation>
    </message>
    <message>
        <source>Merlino is yours, and there are still No cards out there. Risk Piero instead.</source>
        <comment>g.move4.merlino</comment>
        <translation>Merlino est à vous, et il reste des Non. Risquez plutôt Piero.</translation>
    </message>
    <message>
        <source>A fine move on another day. Now we want Luc’s last No: Piero to the throne.</source>
        <comment>g.move4.other</comment>
        <translation>Bon coup, un autre jour. Il nous faut le dernier Non de Luc&#xa0;: Piero sur le trône.</translation>
    </message>
    <message>
        <source>Your No is worth gold. Let Luc pay.</source>
        <comment>g.vote3.no</comment>
        <translation>Votre Non vaut de l’or. Laissez payer Luc.</translation>
    </message>
    <message>
        <source>Luc takes the bait: his third No. He has none left, so from now on he must say Yes.</source>
        <comment>g.vote3.result</comment>
        <translation>Luc mord à l’hameçon&#xa0;: son troisième Non. Il n’en a plus et doit désormais dire Oui.</translation>
    </message>
    <message>
        <source>Careful: a bluff is a risk. With four Yes, Piero would be King and bring you 0.</source>
        <comment>g.risk</comment>
        <translation>Attention&#xa0;: un bluff est un risque. Avec quatre Oui, Piero serait Roi&#xa0;: 0 pour vous.</translation>
    </message>
    <message>
        <source>Gavino! Now we see whether you read them well.</source>
        <comment>g.move5.done</comment>
        <translation>Gavino&#xa0;! Voyons si vous avez bien lu dans leur jeu.</translation>
    </message>
    <message>
        <source>Only Luc moved Merlino up. Marco and Amélie still hold No cards.</source>
        <comment>g.move5.merlino</comment>
        <translation>Seul Luc a fait monter Merlino. Marco et Amélie ont encore des Non.</translation>
    </message>
    <message>
        <source>Luc has no No left: this is the moment to crown somebody.</source>
        <comment>g.move5.other</comment>
        <translation>Luc n’a plus de Non&#xa0;: c’est le moment de couronner quelqu’un.</translation>
    </message>
    <message>
        <source>Yes for Gavino!</source>
        <comment>g.vote4</comment>
        <translation>Oui pour Gavino&#xa0;!</translation>
    </message>
    <message>
        <source>He is yours, and nobody seems against him. Yes!</source>
        <comment>g.vote4.no</comment>
        <translation>Il est à vous, et personne ne semble contre. Oui&#xa0;!</translation>
    </message>
    <message>
        <source>Four Yes: long live King Gavino! The round is over, and now we count.</source>
        <comment>g.king</comment>
        <translation>Quatre Oui&#xa0;: vive le Roi Gavino&#xa0;! La manche est finie, on compte.</translation>
    </message>
    <message>
        <source>Right: Luc. He never moved Gavino up. He said Yes because he had no No left.</source>
        <comment>g.guess.done</comment>
        <translation>Bravo&#xa0;: c’est Luc. Il ne l’a jamais fait monter. Il a dit Oui car il n’avait plus de Non.</translation>
    </message>
    <message>
        <source>Marco moved Gavino up to the Nobles. Why would he, if not for points? Guess again.</source>
        <comment>g.guess.marco</comment>
        <translation>Marco a fait monter Gavino chez les Nobles. Pourquoi, sinon pour les points&#xa0;? Encore un essai.</translation>
    </message>
    <message>
        <source>Amélie was the first to move him up. Guess again.</source>
        <comment>g.guess.amelie</comment>
        <translation>Amélie l’a fait monter la première. Encore un essai.</translation>
    </message>
    <message>
        <source>You: King Gavino 10, Merlino 5, Odessa 5, Irina 3, Alighiero 2, Beatrice 0. That makes 25.</source>
        <comment>g.count.own</comment>
        <translation>Vous&#xa0;: le Roi Gavino 10, Merlino 5, Odessa 5, Irina 3, Alighiero 2, Beatrice 0. Total&#xa0;: 25.</translation>
    </message>
    <message>
        <source>Marco: 21. He placed Ernesto high and sent him to the throne: Ernesto was his, and brings 0 now.</source>
        <comment>g.count.marco</comment>
        <translation>Marco&#xa0;: 21. Il a placé Ernesto haut et l’a mené sur le trône&#xa0;: Ernesto était à lui, et vaut 0.</translation>
    </message>
    <message>
        <source>Amélie: 18. She moved up Beatrice, Gavino, Piero and Odessa: all four are on her card.</source>
        <comment>g.count.amelie</comment>
        <translation>Amélie&#xa0;: 18. Elle a fait monter Beatrice, Gavino, Piero et Odessa&#xa0;: tous les quatre à elle.</translation>
    </message>
    <message>
        <source>Luc: 18. He moved up Merlino, Clemente, Alighiero: all his. His three No hit those of others.</source>
        <comment>g.count.luc</comment>
        <translation>Luc&#xa0;: 18. Il a fait monter Merlino, Clemente, Alighiero&#xa0;: à lui. Ses Non&#xa0;? Contre ceux des autres.</translation>
    </message>
    <message>
        <source>You win! A whole game has three rounds, and the points add up. Shall we go on?</source>
        <comment>g.end</comment>
        <translation>Vous gagnez&#xa0;! Une partie a trois manches, et les points s’ajoutent. On continue&#xa0;?</translation>
    </message>
    <message>
        <source>2024 is the same castle with some surprises. The Jester starts on floor 3 and is on nobody’s card.</source>
        <comment>n.hello</comment>
        <translation>2024&#xa0;: même château, quelques surprises. Le Bouffon part de l’étage 3 et n’est Favori de personne.</translation>
    </message>
    <message>
        <source>Leonardo is yours and wants to go up. Try floor 4.</source>
        <comment>n.full</comment>
        <translation>Leonardo est à vous et veut monter. Essayez l’étage 4.</translation>
    </message>
    <message>
        <source>Full. But because it is full, somebody may wait in the WC next to it.</source>
        <comment>n.full.done</comment>
        <translation>Plein. Mais comme c’est plein, quelqu’un peut attendre au WC, juste à côté.</translation>
    </message>
    <message>
        <source>Send Leonardo to the WC of floor 4. It holds one, and is worth 0.</source>
        <comment>n.wc</comment>
        <translation>Envoyez Leonardo au WC de l’étage 4. Une seule place, et 0 point.</translation>
    </message>
    <message>
        <source>The WC is occupied now: nobody else gets in.</source>
        <comment>n.wc.done</comment>
        <translation>Le WC est occupé&#xa0;: plus personne n’y entre.</translation>
    </message>
    <message>
        <source>There is only one place in the WC: keep it for Leonardo.</source>
        <comment>n.wc.leonardo</comment>
        <translation>Il n’y a qu’une place au WC&#xa0;: gardez-la pour Leonardo.</translation>
    </message>
    <message>
        <source>Floor 4 has room again. He comes out on the same floor: let Leonardo out.</source>
        <comment>n.out</comment>
        <translation>Il y a de la place à l’étage 4. On sort du WC au même étage&#xa0;: faites sortir Leonardo.</translation>
    </message>
    <message>
        <source>Leonardo stands on floor 4 now: 4 points. He got past the crowd.</source>
        <comment>n.out.done</comment>
        <translation>Leonardo est à l’étage 4&#xa0;: 4 points. Il a contourné la foule.</translation>
    </message>
    <message>
        <source>Jeanne is not yours. This time play your Stomach-ache: you have only one.</source>
        <comment>n.ache</comment>
        <translation>Jeanne n’est pas à vous. Cette fois, posez votre Mal-au-Ventre&#xa0;: vous n’en avez qu’un.</translation>
    </message>
    <message>
        <source>If everybody says Yes, she is Queen. Try the Stomach-ache.</source>
        <comment>n.ache.yes</comment>
        <translation>Si tous disent Oui, elle est Reine. Essayez le Mal-au-Ventre.</translation>
    </message>
    <message>
        <source>A No would work too, and send her to a dungeon. But let us see the new card first.</source>
        <comment>n.ache.no</comment>
        <translation>Un Non marcherait aussi&#xa0;: elle irait au cachot. Mais voyons d’abord la nouvelle carte.</translation>
    </message>
    <message>
        <source>Cancelled! She feels ill and goes back to floor 5. It beats even a No, and the card is spent.</source>
        <comment>n.ache.result</comment>
        <translation>Élection annulée&#xa0;! Elle redescend au 5. Cette carte bat même un Non, puis elle est dépensée.</translation>
    </message>
    <message>
        <source>Victoria is not yours. Now play a No.</source>
        <comment>n.no</comment>
        <translation>Victoria n’est pas à vous. Cette fois, posez un Non.</translation>
    </message>
    <message>
        <source>Let us see a rejection: play a No.</source>
        <comment>n.no.yes</comment>
        <translation>Voyons un rejet&#xa0;: posez un Non.</translation>
    </message>
    <message>
        <source>Rejected: off to the dungeon beside floor 3. Whoever has Victoria loses 3 points.</source>
        <comment>n.dungeon</comment>
        <translation>Rejet&#xa0;: au cachot de l’étage 3. Ceux qui ont Victoria perdent 3 points.</translation>
    </message>
    <message>
        <source>The first to be rejected goes to 3, the second to 2, the third to 1. Any others leave for the box.</source>
        <comment>n.dungeons</comment>
        <translation>Le premier rejeté va au 3, le deuxième au 2, le troisième au 1. Les suivants vont dans la boîte.</translation>
    </message>
    <message>
        <source>That is what is new. Markers start on 20, and a game has three coronations.</source>
        <comment>n.end</comment>
        <translation>Voilà les nouveautés. Les pions partent de 20, et trois couronnements font une partie.</translation>
    </message>
    <message>
        <source>A bad round: your favourites stand low, and Anna sits in a dungeon.</source>
        <comment>j.low</comment>
        <translation>Mauvais round&#xa0;: vos Favoris sont en bas, et Anna est au cachot.</translation>
    </message>
    <message>
        <source>If the Jester is crowned, all is upside down: floor 5 costs 5 points, and dungeons bring some.</source>
        <comment>j.rule</comment>
        <translation>Si le Bouffon est couronné, tout est inversé&#xa0;: l’étage 5 coûte 5, un cachot rapporte.</translation>
    </message>
    <message>
        <source>Send the Jester to the throne.</source>
        <comment>j.move</comment>
        <translation>Envoyez le Bouffon sur le trône.</translation>
    </message>
    <message>
        <source>A rejected Jester only falls back to floor 2, never into a dungeon.</source>
        <comment>j.move.done</comment>
        <translation>Un Bouffon rejeté retombe seulement à l’étage 2. Jamais de cachot pour lui.</translation>
    </message>
    <message>
        <source>Your favourites are too low for that. The Jester saves you.</source>
        <comment>j.move.other</comment>
        <translation>Vos Favoris sont trop bas pour cela. Le Bouffon vous sauve.</translation>
    </message>
    <message>
        <source>Play Yes and hope.</source>
        <comment>j.vote</comment>
        <translation>Posez Oui et espérez.</translation>
    </message>
    <message>
        <source>Then the world stays as it is, and you lose. Yes!</source>
        <comment>j.vote.no</comment>
        <translation>Alors le monde reste à l’endroit, et vous perdez. Oui&#xa0;!</translation>
    </message>
    <message>
        <source>Anna +3, Clothilde −2, Romeo −2, Leonardo −1, Foidvo −1, Merlin 0: you lose only 3.</source>
        <comment>j.count</comment>
        <translation>Anna +3, Clothilde −2, Roméo −2, Leonardo −1, Foidvo −1, Merlin 0&#xa0;: vous ne perdez que 3.</translation>
    </message>
    <message>
        <source>Marco loses 22: his favourites stood high. Losing the least is winning the most!</source>
        <comment>j.others</comment>
        <translation>Marco perd 22&#xa0;: ses Favoris étaient en haut. Qui perd le moins gagne le plus.</translation>
    </message>
    <message>
        <source>But nobody ever falls below 0 on the scoring track.</source>
        <comment>j.floor0</comment>
        <translation>Mais personne ne descend sous 0 sur la piste de score.</translation>
    </message>
    <message>
        <source>Before each round you get two Ambition cards and keep one. Nobody sees it.</source>
        <comment>a.hello</comment>
        <translation>Avant chaque round, vous recevez deux cartes Ambition et en gardez une. Personne ne la voit.</translation>
    </message>
    <message>
        <source>3 points if a woman is crowned, or 5 for two favourites in the WCs. Which is easier? The first.</source>
        <comment>a.choose</comment>
        <translation>3 points si une femme est couronnée, ou 5 avec deux Favoris aux WC. La plus facile&#xa0;? La première.</translation>
    </message>
    <message>
        <source>Anna and Clothilde are women, and both are yours. One coronation, two wishes.</source>
        <comment>a.choose.done</comment>
        <translation>Anna et Clothilde sont des femmes et font partie de vos Favoris. Deux souhaits d’un coup.</translation>
    </message>
    <message>
        <source>Two in the WCs at the end is rare, and there they are worth 0. Take the other card.</source>
        <comment>a.choose.wc</comment>
        <translation>Deux aux WC à la fin, c’est rare, et ils y valent 0. Prenez l’autre carte.</translation>
    </message>
    <message>
        <source>We also play with the Banished: Merlin has the black seal. For you he does not count.</source>
        <comment>a.seal</comment>
        <translation>On joue aussi avec le Banni&#xa0;: Merlin porte le sceau noir. Pour vous, il ne compte pas.</translation>
    </message>
    <message>
        <source>Three stand on floor 5. Who is good for both your card and your Ambition?</source>
        <comment>a.move</comment>
        <translation>Trois sont à l’étage 5. Qui convient à votre carte et à votre Ambition&#xa0;?</translation>
    </message>
    <message>
        <source>Anna: a favourite and a woman. Let us vote.</source>
        <comment>a.move.done</comment>
        <translation>Anna&#xa0;: sur votre carte, et femme. Votons.</translation>
    </message>
    <message>
        <source>Merlin is your Banished, and a man: he brings you nothing at all.</source>
        <comment>a.move.merlin</comment>
        <translation>Merlin est votre Banni, et c’est un homme&#xa0;: il ne vous rapporte rien.</translation>
    </message>
    <message>
        <source>A woman, so your Ambition is fulfilled. But she is not yours. Anna gives you both.</source>
        <comment>a.move.jeanne</comment>
        <translation>Une femme&#xa0;: l’Ambition est remplie. Mais elle n’est pas à vous. Anna fait les deux.</translation>
    </message>
    <message>
        <source>Look at floor 5: one of them serves you twice.</source>
        <comment>a.move.other</comment>
        <translation>Regardez l’étage 5&#xa0;: quelqu’un vous sert deux fois.</translation>
    </message>
    <message>
        <source>Yes for Anna!</source>
        <comment>a.vote</comment>
        <translation>Oui pour Anna&#xa0;!</translation>
    </message>
    <message>
        <source>She is your best hope. Play Yes.</source>
        <comment>a.vote.other</comment>
        <translation>C’est votre meilleure chance. Posez Oui.</translation>
    </message>
    <message>
        <source>Anna 10, Leonardo 3, Romeo 3, Clothilde 2, Foidvo 2: 20. And 3 for your Ambition: 23.</source>
        <comment>a.count</comment>
        <translation>Anna 10, Leonardo 3, Roméo 3, Clothilde 2, Foidvo 2&#xa0;: 20. Et 3 pour l’Ambition&#xa0;: 23.</translation>
    </message>
    <message>
        <source>Merlin stands on floor 5 and brings nothing: he is your Banished.</source>
        <comment>a.banished</comment>
        <translation>Merlin est à l’étage 5 et ne rapporte rien&#xa0;: c’est votre Banni.</translation>
    </message>
    <message>
        <source>The Emissary of the Empire plays with you. His six favourites lie open. He never moves anybody.</source>
        <comment>e.hello</comment>
        <translation>L’Émissaire de l’Empire joue avec vous. Ses six Favoris sont visibles. Il ne déplace personne.</translation>
    </message>
    <message>
        <source>Bridget is not his. So he turns over the top card of his pile, and nobody knows which it is.</source>
        <comment>e.stranger</comment>
        <translation>Bridget n’est pas à lui. Il retourne la première carte de sa pile&#xa0;: personne ne sait laquelle.</translation>
    </message>
    <message>
        <source>Keep your No. Play Yes and see what the Emissary does.</source>
        <comment>e.vote1</comment>
        <translation>Gardez votre Non. Posez Oui, et voyons ce que fait l’Émissaire.</translation>
    </message>
    <message>
        <source>Save that card. A Yes costs nothing here.</source>
        <comment>e.vote1.other</comment>
        <translation>Gardez cette carte. Ici, un Oui ne coûte rien.</translation>
    </message>
    <message>
        <source>His card was a No: Bridget goes to the dungeon, and his No is gone.</source>
        <comment>e.no</comment>
        <translation>C’était un Non&#xa0;: Bridget va au cachot, et ce Non est dépensé.</translation>
    </message>
    <message>
        <source>Anna is yours, and his too. For his own he always says Yes. Move her up.</source>
        <comment>e.move</comment>
        <translation>Anna est à vous, et à lui aussi. Pour les siens, il dit toujours Oui. Faites-la monter.</translation>
    </message>
    <message>
        <source>One Yes is certain: the Emissary’s.</source>
        <comment>e.move.done</comment>
        <translation>Un Oui est sûr&#xa0;: celui de l’Émissaire.</translation>
    </message>
    <message>
        <source>Look at his open card and at yours. Anna is on both.</source>
        <comment>e.move.other</comment>
        <translation>Regardez sa carte et la vôtre. Anna est sur les deux.</translation>
    </message>
    <message>
        <source>Yes for Anna.</source>
        <comment>e.vote2</comment>
        <translation>Oui pour Anna.</translation>
    </message>
    <message>
        <source>He scores too. He started on 40, you on 20.</source>
        <comment>e.count</comment>
        <translation>Il marque des points, lui aussi. Il est parti de 40, et vous de 20.</translation>
    </message>
    <message>
        <source>If he ends ahead of everybody, he wins and all of you lose. Do not feed him too much.</source>
        <comment>e.end</comment>
        <translation>S’il finit devant tous, il gagne et vous perdez tous. Ne le nourrissez pas trop.</translation>
    </message>
    <message>
        <source>Queen Victoria is crowned. She waits beside the throne for her other half.</source>
        <comment>w.first</comment>
        <translation>La Reine Victoria est couronnée. À côté du trône, elle attend sa moitié.</translation>
    </message>
    <message>
        <source>Now all favourites lie open till the end of the round. No more secrets!</source>
        <comment>w.open</comment>
        <translation>Tous les Favoris sont maintenant visibles, jusqu’à la fin du round. Plus de secret&#xa0;!</translation>
    </message>
    <message>
        <source>Read the cards of Marco and Amélie. Who on floor 5 is yours and also Marco’s?</source>
        <comment>w.read</comment>
        <translation>Lisez les cartes de Marco et d’Amélie. Qui, à l’étage 5, est à vous et à Marco&#xa0;?</translation>
    </message>
    <message>
        <source>Send up the one who is yours and has a friend at the table.</source>
        <comment>w.move</comment>
        <translation>Envoyez le personnage qui est à vous et qui a un ami à la table.</translation>
    </message>
    <message>
        <source>Romeo: yours and Marco’s. Only Amélie could say No.</source>
        <comment>w.move.done</comment>
        <translation>Roméo&#xa0;: à vous et à Marco. Seule Amélie peut dire Non.</translation>
    </message>
    <message>
        <source>That one is not on your card. Look again: Romeo.</source>
        <comment>w.move.jeanne</comment>
        <translation>Pas sur votre carte. Regardez encore&#xa0;: Roméo.</translation>
    </message>
    <message>
        <source>Somebody on floor 5, please: Romeo.</source>
        <comment>w.move.other</comment>
        <translation>Quelqu’un de l’étage 5&#xa0;: Roméo.</translation>
    </message>
    <message>
        <source>Yes for Romeo!</source>
        <comment>w.vote</comment>
        <translation>Oui pour Roméo&#xa0;!</translation>
    </message>
    <message>
        <source>He is yours. Play Yes.</source>
        <comment>w.vote.other</comment>
        <translation>Il est à vous. Posez Oui.</translation>
    </message>
    <message>
        <source>The second count: Romeo 10, Anna 3, Leonardo 3, Clothilde 2, Foidvo 2, Merlin 1. 21 for you.</source>
        <comment>w.count</comment>
        <translation>Second décompte&#xa0;: Roméo 10, Anna 3, Leonardo 3, Clothilde 2, Foidvo 2, Merlin 1. 21 pour vous.</translation>
    </message>
    <message>
        <source>A royal couple. Two counts in one round; the first one crowned is not counted again.</source>
        <comment>w.end</comment>
        <translation>Un couple royal. Deux décomptes en un round&#xa0;; la première tête couronnée n’est pas recomptée.</translation>
    </message>
    <message>
        <source>You two are a team: one turn, one hand of vote cards, but two secret goals.</source>
        <comment>m.hello</comment>
        <translation>Vous faites équipe&#xa0;: un seul tour, une seule main de cartes Vote, mais deux cartes Favoris.</translation>
    </message>
    <message>
        <source>In the end only the lower of the two scores counts. Help the one who is behind!</source>
        <comment>m.lower</comment>
        <translation>À la fin, seul le score le plus bas des deux compte. Aidez la personne qui est derrière&#xa0;!</translation>
    </message>
    <message>
        <source>One of you has 21 points in the castle, the other 12. Whose favourite should be crowned?</source>
        <comment>m.move</comment>
        <translation>Une carte vaut déjà 21 points, l’autre 12. Quel Favori couronner&#xa0;?</translation>
    </message>
    <message>
        <source>Jeanne is on the weaker card. Well spotted.</source>
        <comment>m.move.done</comment>
        <translation>Jeanne est sur la carte la plus faible. Bien vu.</translation>
    </message>
    <message>
        <source>Good for the one who is ahead, but the lower score counts. Take Jeanne.</source>
        <comment>m.move.anna</comment>
        <translation>Cela aide le score le plus haut, mais c’est le plus bas qui compte. Prenez Jeanne.</translation>
    </message>
    <message>
        <source>Somebody from floor 5 to the throne, please.</source>
        <comment>m.move.other</comment>
        <translation>Quelqu’un de l’étage 5, sur le trône.</translation>
    </message>
    <message>
        <source>One vote for both of you: Yes.</source>
        <comment>m.vote</comment>
        <translation>Un seul vote pour vous deux&#xa0;: Oui.</translation>
    </message>
    <message>
        <source>Play Yes: she is on one of your cards.</source>
        <comment>m.vote.other</comment>
        <translation>Posez Oui&#xa0;: elle est sur une de vos cartes.</translation>
    </message>
    <message>
        <source>21 and 17: the team scores 17. With Anna it would have been 26 and 12.</source>
        <comment>m.count</comment>
        <translation>21 et 17&#xa0;: l’équipe marque 17. Avec Anna, cela aurait fait 26 et 12.</translation>
    </message>
    <message>
        <source>You may show each other your cards. The other teams must not see them.</source>
        <comment>m.end</comment>
        <translation>Montrez-vous vos cartes si vous voulez. Les autres équipes ne doivent pas les voir.</translation>
    </message>
    <message>
        <source>Round three, a sad one: five of your favourites bring 0. Only Merlino brings 5.</source>
        <comment>z.zero</comment>
        <translation>Troisième manche, bien triste&#xa0;: cinq favoris valent 0. Seul Merlino vaut 5.</translation>
    </message>
    <message>
        <source>But in the third round exactly 0 points turn into 33! So Merlino is in the way.</source>
        <comment>z.rule</comment>
        <translation>Mais à la troisième manche, exactement 0 point, cela fait 33&#xa0;! Merlino est donc de trop.</translation>
    </message>
    <message>
        <source>Send Merlino to the throne yourself… to say No to him.</source>
        <comment>z.move</comment>
        <translation>Envoyez vous-même Merlino sur le trône… pour lui dire Non.</translation>
    </message>
    <message>
        <source>They think you want to crown him.</source>
        <comment>z.move.done</comment>
        <translation>Ils croient que vous voulez le couronner.</translation>
    </message>
    <message>
        <source>Merlino still brings 5, so no 33 for you. Get rid of him.</source>
        <comment>z.move.other</comment>
        <translation>Merlino vaut encore 5&#xa0;: donc pas de 33. Débarrassez-vous de lui.</translation>
    </message>
    <message>
        <source>Against your own favourite: No!</source>
        <comment>z.vote1</comment>
        <translation>Contre votre propre favori&#xa0;: Non&#xa0;!</translation>
    </message>
    <message>
        <source>A No from you? Nobody expects that.</source>
        <comment>z.vote1.done</comment>
        <translation>Un Non de votre part&#xa0;? Personne ne s’y attend.</translation>
    </message>
    <message>
        <source>As King he brings 10. 33 is more: play No.</source>
        <comment>z.vote1.yes</comment>
        <translation>Roi, il rapporte 10. 33, c’est plus&#xa0;: posez Non.</translation>
    </message>
    <message>
        <source>Natale is not yours. Normally a No, but now you want the round to end: Yes.</source>
        <comment>z.vote2</comment>
        <translation>Natale n’est pas à vous. D’habitude Non, mais la manche doit finir&#xa0;: Oui.</translation>
    </message>
    <message>
        <source>Then the round goes on, and one of yours might move up. End it: Yes.</source>
        <comment>z.vote2.no</comment>
        <translation>La manche continuerait, et l’un des vôtres pourrait monter. Finissez&#xa0;: Oui.</translation>
    </message>
    <message>
        <source>All six bring 0. Exactly 0 in the third round: 33 points for you!</source>
        <comment>z.end</comment>
        <translation>Vos six favoris valent 0. Exactement 0 à la troisième manche&#xa0;: 33 points pour vous&#xa0;!</translation>
    </message>
    <message>
        <source>Two people, one screen. Your favourites are secret, so a curtain falls between you.</source>
        <comment>c.hello</comment>
        <translation>Deux personnes, un écran. Vos favoris sont secrets&#xa0;: un rideau tombe entre vous.</translation>
    </message>
    <message>
        <source>It is your turn. The other player looks away, then you hold the button for half a second.</source>
        <comment>c.hold</comment>
        <translation>C’est à vous. L’autre détourne les yeux, puis vous tenez le bouton appuyé une demi-seconde.</translation>
    </message>
    <message>
        <source>A little longer: hold it till the curtain opens.</source>
        <comment>c.hold.short</comment>
        <translation>Un peu plus longtemps&#xa0;: gardez le bouton appuyé jusqu’à l’ouverture du rideau.</translation>
    </message>
    <message>
        <source>Now you see your six favourites, and nobody else does.</source>
        <comment>c.open</comment>
        <translation>Vous voyez vos six favoris, et personne d’autre ne les voit.</translation>
    </message>
    <message>
        <source>Now play: move Odessa up to floor 4.</source>
        <comment>c.move</comment>
        <translation>Jouez&#xa0;: faites monter Odessa à l’étage 4.</translation>
    </message>
    <message>
        <source>Done, and the curtain falls again.</source>
        <comment>c.move.done</comment>
        <translation>C’est fait, et le rideau retombe.</translation>
    </message>
    <message>
        <source>A slip? Take back the last move, here on the curtain, before the other one looks.</source>
        <comment>c.undo</comment>
        <translation>Une erreur&#xa0;? Annulez le dernier coup, ici, avant que l’autre ne regarde.</translation>
    </message>
    <message>
        <source>Taken back. Play it again when you like.</source>
        <comment>c.undo.done</comment>
        <translation>Annulé. Rejouez quand vous voulez.</translation>
    </message>
    <message>
        <source>Now it is the other player’s turn. Look away: no peeking!</source>
        <comment>c.other</comment>
        <translation>À l’autre maintenant. Détournez les yeux&#xa0;: interdit de regarder&#xa0;!</translation>
    </message>
    <message>
        <source>Other favourites, other plans. The hearts change as well.</source>
        <comment>c.secret</comment>
        <translation>D’autres favoris, d’autres plans. Les cœurs changent aussi.</translation>
    </message>
    <message>
        <source>That is all. With only one person at the table there is no curtain.</source>
        <comment>c.end</comment>
        <translation>C’est tout. Avec une seule personne à la table, pas de rideau.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>p.yes</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <comment>p.no</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Only Luc has a No left. He moves up only his own, and rejects all others while he can.</source>
        <comment>p1.story</comment>
        <translation>Seul Luc a encore un Non. Il ne fait monter que les siens, et refuse les autres tant qu’il peut.</translation>
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
        <translation>Luc a fait monter Merlino deux fois&#xa0;: il est à lui, le Oui est sûr. Roi Merlino, 22 points.</translation>
    </message>
    <message>
        <source>Is Gavino on Luc’s card? Nobody knows. If not, he is gone. Another one is certain.</source>
        <comment>p1.wrong.b</comment>
        <translation>Gavino est-il à Luc&#xa0;? On n’en sait rien. Sinon, il est éliminé. Un autre est sûr.</translation>
    </message>
    <message>
        <source>Piero is not yours. You can crown one of your own now.</source>
        <comment>p1.wrong.c</comment>
        <translation>Piero n’est pas à vous. Vous pouvez couronner l’un des vôtres maintenant.</translation>
    </message>
    <message>
        <source>Luc sent Natale to the throne. The others have no No left. You have one. Natale is not yours.</source>
        <comment>p2.story</comment>
        <translation>Luc a envoyé Natale, pas à vous, sur le trône. Les autres n’ont plus de Non. Vous, un seul.</translation>
    </message>
    <message>
        <source>After Luc it is your turn. Beatrice and Gavino are yours, on floor 5. What do you play?</source>
        <comment>p2.facts</comment>
        <translation>Après Luc, c’est à vous. Beatrice et Gavino, à vous, sont à l’étage 5. Que posez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Now nobody can say No. Your turn: Beatrice to the throne, and crowned! 20 instead of 15.</source>
        <comment>p2.right</comment>
        <translation>Plus personne ne peut refuser. À vous&#xa0;: Beatrice sur le trône, et couronnée&#xa0;! 20 au lieu de 15.</translation>
    </message>
    <message>
        <source>Then Natale is King, and you have 15. What is your last No for, if not for this?</source>
        <comment>p2.wrong</comment>
        <translation>Natale devient Roi, et vous avez 15. À quoi sert un dernier Non, sinon à cela&#xa0;?</translation>
    </message>
    <message>
        <source>Marco proposes Ernesto. He is not yours. Luc moves only his own, and rejects all others.</source>
        <comment>p3.story</comment>
        <translation>Marco propose Ernesto. Il n’est pas à vous. Luc ne joue que les siens et refuse tous les autres.</translation>
    </message>
    <message>
        <source>Luc placed or moved Alighiero, Clemente, Merlino, Dario, Leonardo, Odessa. What do you play?</source>
        <comment>p3.facts</comment>
        <translation>Luc a placé ou fait monter Alighiero, Clemente, Merlino, Dario, Leonardo, Odessa. Votre vote&#xa0;?</translation>
    </message>
    <message>
        <source>That makes six: his whole card. Ernesto is not on it, so Luc pays. You keep three No.</source>
        <comment>p3.right</comment>
        <translation>Cela fait six&#xa0;: toute sa carte. Ernesto n’y est pas, c’est Luc qui paie. Vous gardez trois Non.</translation>
    </message>
    <message>
        <source>It works, but Luc plays a No too. Count his six names: you could have saved yours.</source>
        <comment>p3.wrong</comment>
        <translation>Cela marche, mais Luc pose aussi un Non. Comptez ses six favoris&#xa0;: votre Non était de trop.</translation>
    </message>
    <message>
        <source>You want King Gavino. Only you and Luc still have a No, one each.</source>
        <comment>p4.story</comment>
        <translation>Vous voulez Gavino pour Roi. Il ne reste que deux Non&#xa0;: un pour Luc, un pour vous.</translation>
    </message>
    <message>
        <source>Luc’s six are known: no Gavino, no Piero. He rejects all but his own. What do you do?</source>
        <comment>p4.facts</comment>
        <translation>Les six de Luc sont connus&#xa0;: ni Gavino, ni Piero. Il refuse tous les autres. Que faites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Piero to the throne</source>
        <comment>p4.a</comment>
        <translation>Piero sur le trône</translation>
    </message>
    <message>
        <source>Gavino to the throne</source>
        <comment>p4.b</comment>
        <translation>Gavino sur le trône</translation>
    </message>
    <message>
        <source>Irina to floor 4</source>
        <comment>p4.c</comment>
        <translation>Irina à l’étage 4</translation>
    </message>
    <message>
        <source>Piero eats Luc’s last No. Now nobody can stop Gavino, and you still hold yours.</source>
        <comment>p4.right</comment>
        <translation>Piero avale le dernier Non de Luc. Plus rien n’arrête Gavino, et vous gardez le vôtre.</translation>
    </message>
    <message>
        <source>Luc plays his last No, and Gavino is gone. Somebody else must take that No.</source>
        <comment>p4.wrong.b</comment>
        <translation>Luc pose son dernier Non&#xa0;: Gavino est éliminé. Un autre doit prendre ce Non à sa place.</translation>
    </message>
    <message>
        <source>One point, but then somebody may send Gavino up, and Luc says No. Lure that No out first.</source>
        <comment>p4.wrong.c</comment>
        <translation>Un point, mais un autre peut envoyer Gavino, et Luc refusera. Faites d’abord sortir ce Non.</translation>
    </message>
    <message>
        <source>Luc says No to anyone you send up, and Yes to the others’ candidates. He has one No left.</source>
        <comment>p5.story</comment>
        <translation>Luc refuse tous ceux que vous envoyez, et dit Oui aux candidats des autres. Il a encore un Non.</translation>
    </message>
    <message>
        <source>Marco moves Gavino up whenever he can. Gavino is yours too, on floor 5. Marco is next. What now?</source>
        <comment>p5.facts</comment>
        <translation>Marco fait monter Gavino dès qu’il peut, et joue après vous. Gavino, au 5, est aussi à vous. Alors&#xa0;?</translation>
    </message>
    <message>
        <source>Irina to floor 3</source>
        <comment>p5.a</comment>
        <translation>Irina à l’étage 3</translation>
    </message>
    <message>
        <source>Gavino to the throne</source>
        <comment>p5.b</comment>
        <translation>Gavino sur le trône</translation>
    </message>
    <message>
        <source>Natale to floor 4</source>
        <comment>p5.c</comment>
        <translation>Natale à l’étage 4</translation>
    </message>
    <message>
        <source>Marco sends Gavino up, Luc says Yes: King Gavino. And Irina gave you one more: 23.</source>
        <comment>p5.right</comment>
        <translation>Marco envoie Gavino, Luc dit Oui&#xa0;: Gavino est Roi. Et Irina ajoute un point&#xa0;: 23.</translation>
    </message>
    <message>
        <source>Luc accepts nobody from you. Let Marco send Gavino up.</source>
        <comment>p5.wrong.b</comment>
        <translation>De vous, Luc n’accepte personne. Laissez Marco s’en charger.</translation>
    </message>
    <message>
        <source>Waiting is a good idea. But use the move for one of your own: one point more.</source>
        <comment>p5.wrong.c</comment>
        <translation>Attendre, bonne idée. Mais faites monter l’un des vôtres&#xa0;: un point de plus.</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>ui.next</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>ui.back</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>ui.show</comment>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <comment>ui.leave</comment>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson? You will find it again under Help, Learn to play.</source>
        <comment>ui.leave.ask</comment>
        <translation>Quitter la leçon&#xa0;? Elle vous attend dans Aide, Apprendre à jouer.</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <comment>ui.resume</comment>
        <translation>Reprendre la leçon</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>ui.again</comment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <comment>ui.step</comment>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Now the others play. Watch.</source>
        <comment>ui.wait</comment>
        <translation>Les autres jouent. Observez.</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <comment>ui.play</comment>
        <translation>Jouer une vraie partie</translation>
    </message>
    <message>
        <source>More lessons</source>
        <comment>ui.lessons</comment>
        <translation>Autres leçons</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <comment>ui.puzzles</comment>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>The castle cat</source>
        <comment>ui.coach</comment>
        <translation>Le chat du château</translation>
    </message>
    <message>
        <source>A lesson is never saved and changes nothing in your games.</source>
        <comment>ui.not.saved</comment>
        <translation>Une leçon n’est jamais enregistrée et ne change rien à vos parties.</translation>
    </message>
    <message>
        <source>Your game is waiting. It goes on after the lesson.</source>
        <comment>ui.paused</comment>
        <translation>Votre partie attend. Elle reprendra après la leçon.</translation>
    </message>
    <message>
        <source>First time? Play a guided round</source>
        <comment>home.first</comment>
        <translation>Première fois&#xa0;? Jouez une manche guidée</translation>
    </message>
    <message>
        <source>About five minutes, no rulebook needed</source>
        <comment>home.first.sub</comment>
        <translation>Environ cinq minutes, sans lire les règles</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>home.first.start</comment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>We know the game</source>
        <comment>home.first.no</comment>
        <translation>Nous connaissons le jeu</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <comment>home.learn</comment>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>The salon: people on display. At stops with a person you take one into your circle, and whoever acts first chooses first.</source>
        <comment>vg.salon</comment>
        <translation>Le salon&#xa0;: les personnages à gagner. Une case à personnage en fait entrer un dans votre cercle&#xa0;; le premier arrivé choisit.</translation>
    </message>
    <message>
        <source>Crosses: more than Marco, as many as Amélie, 3 points. One of the symbols brings 4.</source>
        <comment>ve.symbol.cross</comment>
        <translation>Les croix&#xa0;: plus que Marco, autant qu’Amélie, 3 points. Un des symboles en rapporte 4.</translation>
    </message>
    <message>
        <source>The round is over: 4 points for you, 2 for Marco, 1 for Amélie. And you have six coins.</source>
        <comment>vg.eval.end</comment>
        <translation>La manche est finie&#xa0;: 4 points pour vous, 2 pour Marco, 1 pour Amélie. Et vous avez six pièces.</translation>
    </message>
    <message>
        <source>Taken: Amélie’s die lies there. A stop is for one player.</source>
        <comment>vg.taken.done</comment>
        <translation>Occupée&#xa0;: le dé d’Amélie y est. Une case est pour un seul joueur.</translation>
    </message>
    <message>
        <source>Possible. But two coins for a single die are hard to beat: Naschmarkt!</source>
        <comment>vg.market.other</comment>
        <translation>Possible. Mais deux pièces pour un seul dé, qui dit mieux&#xa0;? Naschmarkt&#xa0;!</translation>
    </message>
    <message>
        <source>8 points for you, and you lead. That is what the red cards can do.</source>
        <comment>vc.end</comment>
        <translation>8 points pour vous&#xa0;: vous êtes en tête. Voilà ce que peuvent les cartes rouges.</translation>
    </message>
    <message>
        <source>A 1, a 3 and three 4s. They stay as they fell until you place them.</source>
        <comment>vg.dice</comment>
        <translation>Un 1, un 3 et trois 4. Ils restent tels quels jusqu’à ce que vous les posiez.</translation>
    </message>
    <message>
        <source>Your two 2s fit there. But then Gloriette would lie behind you: go there first.</source>
        <comment>ve.gloriette.pair</comment>
        <translation>Vos deux 2 y vont. Mais Gloriette serait derrière vous&#xa0;: allez-y d’abord.</translation>
    </message>
    <message>
        <source>Marco stopped at Café Landtmann: he takes the Joker from you. Three cards are left.</source>
        <comment>vc.lost</comment>
        <translation>Marco s’est arrêté au Café Landtmann&#xa0;: il vous prend le Joker. Il vous reste trois cartes.</translation>
    </message>
    <message>
        <source>You win! With one coin from each, Marco would have won.</source>
        <comment>ve.end</comment>
        <translation>Vous gagnez&#xa0;! Avec une pièce prise à chacun, Marco l’emportait.</translation>
    </message>
    <message>
        <source>Pestsäule compares citizens with both neighbours. Marco has as many as Amélie: one point.</source>
        <comment>vg.eval.pest</comment>
        <translation>Pestsäule compare les citoyens avec les deux voisins. Marco en a autant qu’Amélie&#xa0;: un point.</translation>
    </message>
    <message>
        <source>5 and 6 are 11: Gloriette. For a coin you will compare there whatever symbol you like.</source>
        <comment>ve.gloriette</comment>
        <translation>5 et 6 font 11&#xa0;: Gloriette. Pour une pièce, vous y comparerez le symbole de votre choix.</translation>
    </message>
    <message>
        <source>On the stop it goes on showing its 1.</source>
        <comment>vc.joker.done</comment>
        <translation>Sur la case, il continue de montrer son 1.</translation>
    </message>
    <message>
        <source>Parlament: a coin for a character. Soon Stephansdom will count crosses. Whom do you take?</source>
        <comment>vg.take</comment>
        <translation>Parlament&#xa0;: une pièce pour un personnage. Bientôt, Stephansdom comptera les croix. Qui prenez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Heuriger wants a pair too, but would bring you one point. Coins are worth more today.</source>
        <comment>ve.pair.heuriger</comment>
        <translation>Le Heuriger demande aussi un double, mais vous rapporterait un point. Aujourd’hui, les pièces valent mieux.</translation>
    </message>
    <message>
        <source>Where he stands nobody gets in. With two 6s Amélie could take your coins at Tiergarten: send him there.</source>
        <comment>vg.gendarme</comment>
        <translation>Là où il se tient, personne n’entre. Avec deux 6, Amélie pourrait vous prendre des pièces au Tiergarten&#xa0;: envoyez-y le gendarme.</translation>
    </message>
    <message>
        <source>25, and 1 because you have more citizens than both neighbours, and 2 for six coins: 28.</source>
        <comment>ve.count</comment>
        <translation>25, plus 1 car vous avez plus de citoyens que les deux voisins, plus 2 pour six pièces&#xa0;: 28.</translation>
    </message>
    <message>
        <source>Marco has 28 as well! Then special cards decide: you have one, Marco has none. After that coins would.</source>
        <comment>ve.tie</comment>
        <translation>Marco a aussi 28&#xa0;! Les cartes spéciales décident&#xa0;: vous en avez une, Marco aucune. Ensuite, ce serait les pièces.</translation>
    </message>
    <message>
        <source>A good idea: there are people there too. But take Parlament, right after Heldenplatz.</source>
        <comment>vg.parliament.albertina</comment>
        <translation>Bonne idée&#xa0;: il y a aussi un personnage. Mais prenez Parlament, juste après Heldenplatz.</translation>
    </message>
    <message>
        <source>There is a better end to this drive: both dice on Heuriger.</source>
        <comment>vc.pair.other</comment>
        <translation>Il y a une meilleure fin à cette promenade&#xa0;: les deux dés sur le Heuriger.</translation>
    </message>
    <message>
        <source>Both together are worth more: they fit Stephansdom.</source>
        <comment>vg.dom.other</comment>
        <translation>Les deux ensemble valent mieux&#xa0;: ils vont à Stephansdom.</translation>
    </message>
    <message>
        <source>All dice are placed. Only now the stops act, one after the other. Oper: a point for Marco.</source>
        <comment>vg.eval</comment>
        <translation>Tous les dés sont posés. Alors seulement les cases agissent, l’une après l’autre. Oper&#xa0;: un point pour Marco.</translation>
    </message>
    <message>
        <source>Three coins, a citizen, a cross and a crown. Now the others choose.</source>
        <comment>vg.start.done</comment>
        <translation>Trois pièces, un citoyen, une croix et une couronne. Aux autres de choisir.</translation>
    </message>
    <message>
        <source>A citizen and a cross more in your circle. That makes two crosses.</source>
        <comment>vg.eval.take</comment>
        <translation>Un citoyen et une croix de plus dans votre cercle. Cela fait deux croix.</translation>
    </message>
    <message>
        <source>Wait: first your last two dice should make a 9. Turn one 4 into a 5.</source>
        <comment>vg.turn.other</comment>
        <translation>Attendez&#xa0;: vos deux derniers dés doivent d’abord faire 9. Tournez un 4 en 5.</translation>
    </message>
    <message>
        <source>Everybody’s dice lie open. Amélie still has two 6s: remember them.</source>
        <comment>vg.open</comment>
        <translation>Les dés de chacun sont visibles. Amélie a encore deux 6&#xa0;: retenez-les.</translation>
    </message>
    <message>
        <source>You need four points, and Gloriette can bring them: the 5 and the 6 together.</source>
        <comment>ve.gloriette.other</comment>
        <translation>Il vous faut quatre points, et Gloriette peut les rapporter&#xa0;: le 5 et le 6 ensemble.</translation>
    </message>
    <message>
        <source>Rathaus: three struck coins are paid first. Marco has them, and gets 4 points: 25.</source>
        <comment>ve.rathaus</comment>
        <translation>Rathaus&#xa0;: on paie d’abord les trois pièces rayées. Marco les a, et reçoit 4 points&#xa0;: 25.</translation>
    </message>
    <message>
        <source>A point is good as well. But soon you will need a coin: take it.</source>
        <comment>vg.gain.point</comment>
        <translation>Un point, c’est bien aussi. Mais bientôt il vous faudra une pièce&#xa0;: prenez-la.</translation>
    </message>
    <message>
        <source>Not yet. Take the white die and your 6 together, for Belvedere.</source>
        <comment>vc.white.other</comment>
        <translation>Pas encore. Prenez ensemble le dé blanc et votre 6, pour le Belvedere.</translation>
    </message>
    <message>
        <source>Heuriger wants two alike: the Joker makes your 1 a 5. It brings a point for each special card.</source>
        <comment>vc.pair</comment>
        <translation>Le Heuriger demande un double&#xa0;: le Joker fait de votre 1 un 5. Il rapporte un point par carte spéciale.</translation>
    </message>
    <message>
        <source>Then your carriage would be past Krieau, and it only drives on. First the 1.</source>
        <comment>vg.krieau.other</comment>
        <translation>Votre calèche aurait dépassé Krieau, et elle ne fait qu’avancer. D’abord le 1.</translation>
    </message>
    <message>
        <source>A lesson is waiting: {lesson}</source>
        <comment>home.kept</comment>
        <translation>Une leçon vous attend&#xa0;: {lesson}</translation>
    </message>
    <message>
        <source>Now the Double turn: once a round, a second turn right after yours, before others take the good stops.</source>
        <comment>vc.double</comment>
        <translation>Voici le Double tour&#xa0;: une fois par manche, un second tour aussitôt, avant que d’autres prennent les bonnes cases.</translation>
    </message>
    <message>
        <source>You may keep it for later in the round. But Naschmarkt is still free: use it now.</source>
        <comment>vc.double.end</comment>
        <translation>Vous pouvez le garder pour plus tard. Mais Naschmarkt est encore libre&#xa0;: utilisez-le maintenant.</translation>
    </message>
    <message>
        <source>Naschmarkt takes your 3 and will bring two coins. Go there before you drive further.</source>
        <comment>vg.market</comment>
        <translation>Naschmarkt demande un 3 et rapportera deux pièces. Allez-y avant d’aller plus loin.</translation>
    </message>
    <message>
        <source>Gloriette is yours. Of which symbol do you have more than Marco and more than Amélie? Choose it.</source>
        <comment>ve.symbol</comment>
        <translation>Gloriette est à vous. De quel symbole avez-vous plus que Marco et plus qu’Amélie&#xa0;? Choisissez-le.</translation>
    </message>
    <message>
        <source>Vienna: a guided round</source>
        <comment>t.vguided</comment>
        <translation>Vienna&#xa0;: une manche guidée</translation>
    </message>
    <message>
        <source>Two crowns! Fine at Belvedere. But you are on the way to Stephansdom: take the cross.</source>
        <comment>vg.take.crowns</comment>
        <translation>Deux couronnes&#xa0;! Parfait au Belvedere. Mais vous allez à Stephansdom&#xa0;: prenez la croix.</translation>
    </message>
    <message>
        <source>That one lacks a symbol. Take the card with citizen, cross and crown.</source>
        <comment>vg.start.other</comment>
        <translation>Il y manque un symbole. Prenez la carte avec citoyen, croix et couronne.</translation>
    </message>
    <message>
        <source>Then Marco would keep three coins, and they are his 29th point. Take his.</source>
        <comment>ve.steal.amelie</comment>
        <translation>Marco garderait alors trois pièces&#xa0;: un 29e point pour lui. Prenez les siennes.</translation>
    </message>
    <message>
        <source>Stadtpark gives Amélie the watch: she will begin the next round.</source>
        <comment>vc.watch</comment>
        <translation>Stadtpark donne la montre à Amélie&#xa0;: elle commencera la prochaine manche.</translation>
    </message>
    <message>
        <source>Heuriger counts the cards that you have now: three, so three points. On the way they may change hands!</source>
        <comment>vc.heuriger</comment>
        <translation>Le Heuriger compte les cartes que vous avez à présent&#xa0;: trois, donc trois points. En route, elles peuvent changer de mains&#xa0;!</translation>
    </message>
    <message>
        <source>Then Naschmarkt would lie behind you, and the way back costs a coin. First the 3.</source>
        <comment>vg.market.far</comment>
        <translation>Naschmarkt serait derrière vous, et y revenir coûterait une pièce. D’abord le 3.</translation>
    </message>
    <message>
        <source>Amélie’s last die is in the Geheimbund: it takes any die and pays a coin at once.</source>
        <comment>vg.secret</comment>
        <translation>Le dernier dé d’Amélie est au Geheimbund&#xa0;: il accepte tous les dés et paie aussitôt une pièce.</translation>
    </message>
    <message>
        <source>Two dice count together: 4 and 5 are 9. Choose both, and off to Stephansdom!</source>
        <comment>vg.dom</comment>
        <translation>Deux dés s’additionnent&#xa0;: 4 et 5 font 9. Choisissez-les, et en route pour Stephansdom&#xa0;!</translation>
    </message>
    <message>
        <source>Crowns: as many as both, 2 points. One of the symbols brings 4.</source>
        <comment>ve.symbol.crown</comment>
        <translation>Les couronnes&#xa0;: autant que les deux autres, 2 points. Un des symboles en rapporte 4.</translation>
    </message>
    <message>
        <source>Down works too. But here up is better: a 5.</source>
        <comment>vg.turn.down</comment>
        <translation>Vers le bas, c’est permis aussi. Mais ici, mieux vaut vers le haut&#xa0;: un 5.</translation>
    </message>
    <message>
        <source>Four coins are tempting, but one symbol is not much. Take the card with all three.</source>
        <comment>vg.start.coins</comment>
        <translation>Quatre pièces, c’est tentant, mais un seul symbole, c’est peu. Prenez la carte qui a les trois.</translation>
    </message>
    <message>
        <source>A game near its end: everybody stands on 21. Whoever has 25 after an evaluation ends it.</source>
        <comment>ve.hello</comment>
        <translation>La partie touche à sa fin&#xa0;: chacun a 21 points. Dès que quelqu’un en a 25 après une évaluation, elle s’arrête.</translation>
    </message>
    <message>
        <source>That would cost a coin, and these dice are good. Keep them as they are.</source>
        <comment>vg.change</comment>
        <translation>Cela coûterait une pièce, et ces dés sont bons. Gardez-les tels quels.</translation>
    </message>
    <message>
        <source>With the Joker your 1s are any number. Naschmarkt wants a 3: put a 1 there.</source>
        <comment>vc.joker</comment>
        <translation>Avec le Joker, vos 1 sont le chiffre que vous voulez. Naschmarkt demande un 3&#xa0;: posez-y un 1.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <comment>t.vcards</comment>
        <translation>Les cartes spéciales</translation>
    </message>
    <message>
        <source>Nobody else has a citizen: twice 2 points. You have 25 now.</source>
        <comment>ve.citizens</comment>
        <translation>Personne d’autre n’a de citoyen&#xa0;: deux fois 2 points. Vous avez 25 points.</translation>
    </message>
    <message>
        <source>You have won four special cards, the red ones. They stay yours until an evaluation gives them to another.</source>
        <comment>vc.hello</comment>
        <translation>Vous avez gagné quatre cartes spéciales, les rouges. Elles sont à vous jusqu’à ce qu’une évaluation les donne à un autre.</translation>
    </message>
    <message>
        <source>Marco has the watch and begins. He threw all his dice and put a 2 on Oper.</source>
        <comment>vg.marco</comment>
        <translation>Marco a la montre&#xa0;: il commence. Il a lancé tous ses dés et posé un 2 sur Oper.</translation>
    </message>
    <message>
        <source>Three points, not bad. But Extra influence gives you two crowns: Belvedere brings four points.</source>
        <comment>vc.white.schoenbrunn</comment>
        <translation>Trois points, pas mal. Mais avec l’Influence vous avez deux couronnes&#xa0;: le Belvedere rapporte quatre points.</translation>
    </message>
    <message>
        <source>Amélie put a 4 on Heldenplatz. One or two dice a turn, then it is the next player’s turn.</source>
        <comment>vg.amelie</comment>
        <translation>Amélie a posé un 4 sur Heldenplatz. Un ou deux dés par tour, puis c’est au suivant.</translation>
    </message>
    <message>
        <source>Now you: throw your five dice!</source>
        <comment>vg.throw</comment>
        <translation>À vous&#xa0;: lancez vos cinq dés&#xa0;!</translation>
    </message>
    <message>
        <source>The white die goes with one of yours: 4 and 6 are 10, for Belvedere. There your crowns count.</source>
        <comment>vc.white</comment>
        <translation>Le dé blanc se pose avec un des vôtres&#xa0;: 4 et 6 font 10, pour le Belvedere. Là comptent vos couronnes.</translation>
    </message>
    <message>
        <source>Two dice alike: Tiergarten. There you take coins from others.</source>
        <comment>ve.pair</comment>
        <translation>Deux dés identiques&#xa0;: Tiergarten. On y prend des pièces aux autres.</translation>
    </message>
    <message>
        <source>Now a 4. Try to put it on Heldenplatz, and see what happens.</source>
        <comment>vg.taken</comment>
        <translation>Maintenant un 4. Essayez de le poser sur Heldenplatz, pour voir.</translation>
    </message>
    <message>
        <source>Count: six coins will be two points for you. Take three, from Marco.</source>
        <comment>ve.steal.other</comment>
        <translation>Comptez&#xa0;: six pièces feront deux points pour vous. Prenez-en trois à Marco.</translation>
    </message>
    <message>
        <source>That works too. But two coins for a 1 that counts as a 3: Naschmarkt!</source>
        <comment>vc.joker.other</comment>
        <translation>Cela irait aussi. Mais deux pièces pour un 1 qui compte comme un 3&#xa0;: Naschmarkt&#xa0;!</translation>
    </message>
    <message>
        <source>Each stop has its numbers. Krieau, where the street begins, takes a 1: choose the die, then the stop.</source>
        <comment>vg.krieau</comment>
        <translation>Chaque case a ses nombres. Krieau, au début de la rue, demande un 1&#xa0;: choisissez le dé, puis la case.</translation>
    </message>
    <message>
        <source>Both 2s together: Tiergarten.</source>
        <comment>ve.pair.other</comment>
        <translation>Les deux 2 ensemble&#xa0;: Tiergarten.</translation>
    </message>
    <message>
        <source>Two crowns, one of them by Extra influence: more than Marco, 3 points, and as many as Amélie, 1 point.</source>
        <comment>vc.crowns</comment>
        <translation>Deux couronnes, dont une grâce à l’Influence&#xa0;: plus que Marco, 3 points, et autant qu’Amélie, 1 point.</translation>
    </message>
    <message>
        <source>Four coins now. The others drive on.</source>
        <comment>vg.gain.done</comment>
        <translation>Quatre pièces à présent. Les autres avancent.</translation>
    </message>
    <message>
        <source>Your two crosses beat Marco’s one and Amélie’s one: 2 points and a coin each time. Four points!</source>
        <comment>vg.eval.dom</comment>
        <translation>Vos deux croix battent celle de Marco et celle d’Amélie&#xa0;: 2 points et 1 pièce à chaque fois. Quatre points&#xa0;!</translation>
    </message>
    <message>
        <source>The extra die is the white one: you throw six dice now.</source>
        <comment>vc.throw</comment>
        <translation>Le dé additionnel, c’est le blanc&#xa0;: vous lancez six dés.</translation>
    </message>
    <message>
        <source>A carriage stands at the foremost dice of its player. It drives on; the way back costs a coin.</source>
        <comment>vg.carriage</comment>
        <translation>Chaque calèche se tient au dé le plus avancé de son joueur. Elle avance&#xa0;; revenir en arrière coûte une pièce.</translation>
    </message>
    <message>
        <source>You have six coins, Marco none. Now for the last count.</source>
        <comment>ve.coins</comment>
        <translation>Vous avez six pièces, Marco aucune. Place au dernier décompte.</translation>
    </message>
    <message>
        <source>Hello! The castle cat, on holiday in Vienna. Let us drive through the town for one round.</source>
        <comment>vg.hello</comment>
        <translation>Bonjour&#xa0;! Le chat du château, en vacances à Vienne. Faisons ensemble une manche en calèche.</translation>
    </message>
    <message>
        <source>A 1 fits there too. But begin with Krieau, the first stop of the street.</source>
        <comment>vg.krieau.one</comment>
        <translation>Un 1 y va aussi. Mais commencez par Krieau, la première case de la rue.</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>home.kept.no</comment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Two 4s are left. For a coin you may turn a die by one: make one of them a 5.</source>
        <comment>vg.turn</comment>
        <translation>Il vous reste deux 4. Pour une pièce, un dé se tourne d’un chiffre&#xa0;: d’un 4, faites un 5.</translation>
    </message>
    <message>
        <source>He would be in somebody’s way there too. But two 6s fit Tiergarten, and the coins are yours.</source>
        <comment>vg.gendarme.other</comment>
        <translation>Il gênerait quelqu’un là aussi. Mais deux 6 vont au Tiergarten, et ce sont vos pièces.</translation>
    </message>
    <message>
        <source>First an ordinary turn: your 2 on Oper.</source>
        <comment>vc.oper</comment>
        <translation>D’abord un tour normal&#xa0;: votre 2 sur Oper.</translation>
    </message>
    <message>
        <source>Not now. One of your 4s takes you to Parlament.</source>
        <comment>vg.parliament.other</comment>
        <translation>Pas maintenant. Un de vos 4 vous mène à Parlament.</translation>
    </message>
    <message>
        <source>4 and 4 are 8: two points. But with a 5 there is more to be had.</source>
        <comment>vg.turn.riding</comment>
        <translation>4 et 4 font 8&#xa0;: deux points. Mais avec un 5, il y a mieux.</translation>
    </message>
    <message>
        <source>Extra influence counts like a character: one citizen, one cross and one crown more in your circle.</source>
        <comment>vc.influence</comment>
        <translation>L’Influence supplémentaire compte comme un personnage&#xa0;: un citoyen, une croix et une couronne de plus.</translation>
    </message>
    <message>
        <source>Tiergarten: up to three coins from one, or one from each. At the end three coins are a point. Whose?</source>
        <comment>ve.steal</comment>
        <translation>Tiergarten&#xa0;: jusqu’à trois pièces à un joueur, ou une à chacun. À la fin, trois pièces valent un point. À qui&#xa0;?</translation>
    </message>
    <message>
        <source>Naschmarkt is yours: two coins. And the die comes home.</source>
        <comment>vg.eval.market</comment>
        <translation>Naschmarkt est à vous&#xa0;: deux pièces. Et le dé revient.</translation>
    </message>
    <message>
        <source>Later. Oper lies near the beginning of the street: go there first.</source>
        <comment>vc.oper.other</comment>
        <translation>Plus tard. Oper est vers le début de la rue&#xa0;: allez-y d’abord.</translation>
    </message>
    <message>
        <source>Parlament takes a 4 as well: for a coin, somebody from the salon will join your circle.</source>
        <comment>vg.parliament</comment>
        <translation>Parlament demande aussi un 4&#xa0;: pour une pièce, quelqu’un du salon rejoindra votre cercle.</translation>
    </message>
    <message>
        <source>Keep two 4s for later: there is something better for them.</source>
        <comment>vg.parliament.two</comment>
        <translation>Gardez deux 4 pour plus tard&#xa0;: il y a mieux pour eux.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <comment>t.vend</comment>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>Café Central costs nothing. But Marco comes later and gets whoever is left.</source>
        <comment>vg.eval.central</comment>
        <translation>Le Café Central ne coûte rien. Mais Marco vient plus tard et prend celui qui reste.</translation>
    </message>
    <message>
        <source>And Schönbrunn: Marco has 28. The game will end, but only when all stops are done.</source>
        <comment>ve.schoenbrunn</comment>
        <translation>Puis Schönbrunn&#xa0;: Marco a 28 points. La partie finira, mais seulement après la dernière case.</translation>
    </message>
    <message>
        <source>And Krieau pays: a coin or a point. Take the coin: coins change dice.</source>
        <comment>vg.gain</comment>
        <translation>Et Krieau paie&#xa0;: une pièce ou un point. Prenez la pièce&#xa0;: les pièces modifient les dés.</translation>
    </message>
    <message>
        <source>So it goes on until somebody has 25 points. At the end three coins are worth one more. Shall we go on?</source>
        <comment>vg.end</comment>
        <translation>On continue jusqu’à ce que quelqu’un ait 25 points. À la fin, trois pièces en valent un. On continue&#xa0;?</translation>
    </message>
    <message>
        <source>A new throw costs a coin too, and nobody knows what falls. Turning is certain.</source>
        <comment>vg.turn.reroll</comment>
        <translation>Relancer coûte aussi une pièce, et nul ne sait ce qui tombera. Tourner, c’est sûr.</translation>
    </message>
    <message>
        <source>Gavino, yes, but on floor 3: high enough, and it gives nothing away.</source>
        <comment>g.place1.floor</comment>
        <translation>Gavino, oui, mais à l’étage 3&#xa0;: assez haut, et cela ne trahit rien.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>home.kept.start</comment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>What did you miss? This slip tells you.[ {happened_key} shows it again.]</source>
        <comment>c.happened</comment>
        <translation>Qu’avez-vous manqué&#xa0;? Ce billet le raconte.[ {happened_key} le montre de nouveau.]</translation>
    </message>
    <message>
        <source>Hidden. [Press {cover_key}|Click it] again to see it.</source>
        <comment>c.cover.done</comment>
        <translation>Cachée. [Encore {cover_key}|Encore un clic], et elle revient.</translation>
    </message>
    <message>
        <source>Somebody walking past? [Press {cover_key}, and your card turns over|Click your card, and it turns over]. Try it.</source>
        <comment>c.cover</comment>
        <translation>Quelqu’un passe&#xa0;? [Touche {cover_key}|Un clic]&#xa0;: votre carte se retourne. Essayez.</translation>
    </message>
    <message>
        <source>Beatrice on the throne! Now the others say what they think of her.</source>
        <comment>g.move3.done</comment>
        <translation>Beatrice sur le trône&#xa0;! Voyons ce que les autres pensent d’elle.</translation>
    </message>
    <message>
        <source>Now Marco moves Gavino up, and you have never moved him up yourself. Two others want him!</source>
        <comment>g.see.marco</comment>
        <translation>Et Marco fait monter Gavino, que vous n’avez jamais fait monter vous-même. Deux autres le veulent&#xa0;!</translation>
    </message>
    <message>
        <source>Only you and Amélie moved her up. Which one did both Amélie and Marco move up?</source>
        <comment>g.move5.odessa</comment>
        <translation>Vous et Amélie, c’est tout. Qui Amélie et Marco ont-ils fait monter tous les deux&#xa0;?</translation>
    </message>
    <message>
        <source>Before we see everybody’s favourites: which of the three does not have Gavino?</source>
        <comment>g.guess</comment>
        <translation>Avant de voir les favoris de chacun&#xa0;: lequel des trois n’a pas Gavino sur sa carte&#xa0;?</translation>
    </message>
    <message>
        <source>Beatrice was eliminated: 0. Among the Nobles she would have brought 5, as Queen 10.</source>
        <comment>g.count.beatrice</comment>
        <translation>Beatrice a été éliminée&#xa0;: 0. Chez les Nobles, elle aurait rapporté 5, et 10 comme Reine.</translation>
    </message>
    <message>
        <source>The whole game in five minutes: place, climb, vote, count</source>
        <comment>about.guided</comment>
        <translation>Toute la partie en cinq minutes&#xa0;: placer, monter, voter, compter</translation>
    </message>
    <message>
        <source>Share a screen, and keep your favourites secret</source>
        <comment>about.curtain</comment>
        <translation>Un écran pour tous, et des Favoris qui restent secrets</translation>
    </message>
    <message>
        <source>In the third round, exactly 0 points turn into 33</source>
        <comment>about.33</comment>
        <translation>À la troisième manche, 0 point tout juste en fait 33</translation>
    </message>
    <message>
        <source>Only one No is left: who is certain of a Yes?</source>
        <comment>about.p1</comment>
        <translation>Il ne reste qu’un Non&#xa0;: qui est sûr d’un Oui&#xa0;?</translation>
    </message>
    <message>
        <source>The last No at the table is yours</source>
        <comment>about.p2</comment>
        <translation>Le dernier Non de la table est le vôtre</translation>
    </message>
    <message>
        <source>Will somebody else play the No?</source>
        <comment>about.p3</comment>
        <translation>Un autre jouera-t-il le Non&#xa0;?</translation>
    </message>
    <message>
        <source>One No still stands in King Gavino’s way</source>
        <comment>about.p4</comment>
        <translation>Un Non barre encore la route du Roi Gavino</translation>
    </message>
    <message>
        <source>He accepts nobody from you: what now?</source>
        <comment>about.p5</comment>
        <translation>Il n’accepte personne de vous&#xa0;: que faire&#xa0;?</translation>
    </message>
    <message>
        <source>Begin here: these rules are in every game of 2024</source>
        <comment>about.new</comment>
        <translation>Commencez ici&#xa0;: ces règles valent dans toute partie de 2024</translation>
    </message>
    <message>
        <source>The crowned Jester turns all points upside down</source>
        <comment>about.jester</comment>
        <translation>Couronné, le Bouffon inverse tous les points</translation>
    </message>
    <message>
        <source>A second coronation, with all favourites open</source>
        <comment>about.wedding</comment>
        <translation>Un second couronnement, tous les Favoris visibles</translation>
    </message>
    <message>
        <source>The Empire votes too, and can win</source>
        <comment>about.emissary</comment>
        <translation>L’Empire vote aussi, et peut gagner</translation>
    </message>
    <message>
        <source>A secret wish brings points, a black seal takes some away</source>
        <comment>about.ambition</comment>
        <translation>Un vœu secret rapporte des points, un sceau noir en ôte</translation>
    </message>
    <message>
        <source>Two persons a team: the lower score counts</source>
        <comment>about.teams</comment>
        <translation>Deux par équipe&#xa0;: le plus petit score compte</translation>
    </message>
    <message>
        <source>Dice, carriages and stops: one round in ten minutes</source>
        <comment>about.vguided</comment>
        <translation>Dés, calèches et arrêts&#xa0;: une manche en dix minutes</translation>
    </message>
    <message>
        <source>What the red cards can do</source>
        <comment>about.vcards</comment>
        <translation>Ce que savent faire les cartes rouges</translation>
    </message>
    <message>
        <source>25 points, the last count, and a tie</source>
        <comment>about.vend</comment>
        <translation>25 points, le dernier décompte et une égalité</translation>
    </message>
    <message>
        <source>begun: go on where you left it</source>
        <comment>ui.waiting</comment>
        <translation>commencée&#xa0;: reprenez où vous en étiez</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <comment>ui.go.on</comment>
        <translation>Reprendre&#xa0;: {lesson}</translation>
    </message>
    <message>
        <source>At the end a favourite brings the number of its floor, 0 to 5. The throne is number 6, but a King brings 10!</source>
        <comment>g.values</comment>
        <translation>À la fin, un favori rapporte le numéro de son étage, de 0 à 5. Le trône porte le 6, mais un Roi rapporte 10&#xa0;!</translation>
    </message>
    <message>
        <source>And that is how it went.</source>
        <comment>ui.solved</comment>
        <translation>Et voilà comment cela s’est passé.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <comment>ui.next.puzzle</comment>
        <translation>Énigme suivante</translation>
    </message>
    <message>
        <source>You want points: 25 end the game. Dice take you to stops, which bring coins, people, special cards and points.</source>
        <comment>vg.aim</comment>
        <translation>Il vous faut des points&#xa0;: 25 finissent la partie. Vos dés vont sur des cases, qui rapportent pièces, personnages, cartes et points.</translation>
    </message>
    <message>
        <source>First a start card: coins for your purse, symbols for your circle, the people around you. Take the one with all three symbols.</source>
        <comment>vg.start</comment>
        <translation>D’abord une carte de départ&#xa0;: des pièces, et des symboles pour votre cercle, les gens autour de vous. Prenez celle qui a les trois.</translation>
    </message>
    <message>
        <source>Beside each name: the coins, and the citizens, crosses and crowns of that player’s circle. Some stops compare these.</source>
        <comment>vg.circle</comment>
        <translation>À côté de chaque nom&#xa0;: ses pièces, puis les citoyens, croix et couronnes de son cercle. Certaines cases les comparent.</translation>
    </message>
    <message>
        <source>A flash: this stop acts at once. The gendarme obeys you: choose where he stands.</source>
        <comment>vg.krieau.done</comment>
        <translation>Un éclair&#xa0;: cette case agit aussitôt. Le gendarme vous obéit&#xa0;: choisissez où il se tient.</translation>
    </message>
    <message>
        <source>The chronicle tells whom Luc has moved up. Gavino and Merlino are yours. Whom do you send to the throne?</source>
        <comment>p1.facts</comment>
        <translation>La chronique dit qui Luc a fait monter. Gavino et Merlino sont à vous. Qui menez-vous au trône&#xa0;?</translation>
    </message>
    <message>
        <source>Amélie sits left of the crown, so she goes on: she moves Gavino up! Perhaps he is on her card too.</source>
        <comment>g.see.amelie</comment>
        <translation>Amélie est à gauche de la couronne&#xa0;: c’est à elle. Elle fait monter Gavino&#xa0;! Peut-être l’a-t-elle aussi.</translation>
    </message>
    <message>
        <source>Say Yes: the card comes back to you, and the bluff looks true.</source>
        <comment>g.vote3</comment>
        <translation>Dites Oui&#xa0;: la carte vous revient, et le bluff paraît vrai.</translation>
    </message>
    <message>
        <source>Your turn! Amélie and Marco both moved up the same favourite of yours: send it to the throne! A click opens the chronicle, which knows whom.</source>
        <comment>g.move5</comment>
        <translation>À vous&#xa0;! Amélie et Marco ont tous deux fait monter l’un de vos Favoris&#xa0;: envoyez-le sur le trône&#xa0;! Un clic ouvre la chronique, qui le nomme.</translation>
    </message>
    <message>
        <source>Everybody places characters. Gavino is yours: drag him to floor 3, or click him, then the floor[{letter_key} (keys: G, then 3)].</source>
        <comment>g.place1</comment>
        <translation>Chacun place des personnages. Gavino est à vous&#xa0;: glissez-le à l’étage 3, ou cliquez sur lui, puis sur l’étage[{letter_key} (touches&#xa0;: G, puis 3)].</translation>
    </message>
    <message>
        <source>Now the Accession: each turn, one character climbs one floor. Irina has room above her: move her up.</source>
        <comment>g.move1</comment>
        <translation>La montée&#xa0;: à chaque tour, un personnage monte d’un étage. Irina a de la place&#xa0;: faites-la monter.</translation>
    </message>
    <message>
        <source>Marco sent Ernesto to the throne. Is he to be King? Everybody plays a card face down; then all are turned over, for all to see.</source>
        <comment>g.hall</comment>
        <translation>Marco a envoyé Ernesto sur le trône. Sera-t-il Roi&#xa0;? Chacun pose une carte face cachée, puis on les retourne toutes, devant tous.</translation>
    </message>
    <message>
        <source>Your card lies face down. Once all have voted, all cards are turned over together.</source>
        <comment>g.vote1.done</comment>
        <translation>Votre carte est face cachée. Quand tous auront voté, on les retournera toutes en même temps.</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>A slip? You can take your move back until somebody else plays.</source>
        <comment>tip.undo</comment>
        <translation>Une erreur&#xa0;? Vous pouvez annuler tant que personne d’autre n’a joué.</translation>
    </message>
    <message>
        <source>This is your last No. Once it is spent, you cannot say No again in this round.</source>
        <comment>tip.last.no</comment>
        <translation>C’est votre dernier Non. Ensuite, vous ne pourrez plus dire Non dans cette manche.</translation>
    </message>
    <message>
        <source>This floor is full, so the WC beside it is open: one place, 0 points.</source>
        <comment>tip.wc</comment>
        <translation>Cet étage est plein&#xa0;: le WC d’à côté est ouvert. Une place, 0 point.</translation>
    </message>
    <message>
        <source>“Watch again” shows every move and vote, with all cards open.</source>
        <comment>tip.replay</comment>
        <translation>«&#xa0;Revoir&#xa0;» montre chaque coup et chaque vote, toutes cartes découvertes.</translation>
    </message>
    <message>
        <source>Somebody else proposes one of yours. Perhaps you have a friend at the table.</source>
        <comment>tip.mine.on.throne.2024</comment>
        <translation>Quelqu’un d’autre propose un de vos Favoris. Vous avez peut-être un allié à la table.</translation>
    </message>
    <message>
        <source>Somebody else proposes one of yours. Perhaps you have a friend at the table.</source>
        <comment>tip.mine.on.throne</comment>
        <translation>Quelqu’un d’autre propose un de vos favoris. Vous avez peut-être un allié à la table.</translation>
    </message>
    <message>
        <source>Full! Nobody can move up there until somebody leaves that floor.</source>
        <comment>tip.full</comment>
        <translation>Plein&#xa0;! Plus personne n’y monte tant que personne n’en part.</translation>
    </message>
    <message>
        <source>This is your last No. Once it is spent, you cannot say No again in this round.</source>
        <comment>tip.last.no.2024</comment>
        <translation>C’est votre dernier Non. Ensuite, vous ne pourrez plus dire Non dans ce round.</translation>
    </message>
    <message>
        <source>One No is enough to reject. A No is spent; your Yes always comes back.</source>
        <comment>tip.vote</comment>
        <translation>Un seul Non suffit à refuser. Le Non est dépensé&#xa0;; votre Oui revient toujours.</translation>
    </message>
    <message>
        <source>Last round: whoever scores exactly 0 points in it gets 33 instead.</source>
        <comment>tip.33</comment>
        <translation>Dernière manche&#xa0;: si vous y marquez exactement 0 point, vous en recevez 33.</translation>
    </message>
    <message>
        <source>Somebody coming? [{cover_key} turns|A click turns] your card over.</source>
        <comment>tip.cover</comment>
        <translation>Quelqu’un approche&#xa0;? [La touche {cover_key}|Un clic] retourne votre carte.</translation>
    </message>
    <message>
        <source>[{happened_key} shows|The menu shows] you again what has happened since your turn.</source>
        <comment>tip.happened</comment>
        <translation>[{happened_key}|Le menu] montre de nouveau ce qui s’est passé depuis votre tour.</translation>
    </message>
    <message>
        <source>Stuck? The light bulb[ ({hint_key})] shows a good move and says why.</source>
        <comment>tip.hint</comment>
        <translation>Une hésitation&#xa0;? L’ampoule[ ({hint_key})] montre un bon coup et dit pourquoi.</translation>
    </message>
    <message>
        <source>A new secret goal, and all your No cards are back. Whoever sits left of the crown begins.</source>
        <comment>tip.new.round</comment>
        <translation>Un nouvel objectif secret, et tous vos Non sont revenus. Qui est à gauche de la couronne commence.</translation>
    </message>
</context>
</TS>
