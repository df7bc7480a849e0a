<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_US">
<context>
    <name>AdviceWords</name>
    <message numerus="yes">
        <source>that brings you about %n point(s) more than an average card.</source>
        <translation>
            <numerusform>that brings you about %n point more than an average card.</numerusform>
            <numerusform>that brings you about %n points more than an average card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this coronation brings you about %n point(s) less than an average card.</source>
        <translation>
            <numerusform>this coronation brings you about %n point less than an average card.</numerusform>
            <numerusform>this coronation brings you about %n points less than an average card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there your favourite counts %n point(s) at once.</source>
        <translation>
            <numerusform>there your favourite counts %n point at once.</numerusform>
            <numerusform>there your favourite counts %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this coronation brings you about %n point(s) more than an average card.</source>
        <translation>
            <numerusform>this coronation brings you about %n point more than an average card.</numerusform>
            <numerusform>this coronation brings you about %n points more than an average card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as King, worth about %n point(s) more to you than an average card.</source>
        <translation>
            <numerusform>as King, worth about %n point more to you than an average card.</numerusform>
            <numerusform>as King, worth about %n points more to you than an average card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardWords</name>
    <message numerus="yes">
        <source>{name}: %n false trail(s)</source>
        <translation>
            <numerusform>{name}: %n false trail</numerusform>
            <numerusform>{name}: %n false trails</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n citizen(s)</source>
        <translation>
            <numerusform>%n citizen</numerusform>
            <numerusform>%n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n cross</numerusform>
            <numerusform>%n crosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s)</source>
        <translation>
            <numerusform>%n crown</numerusform>
            <numerusform>%n crowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
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
    <name>CountWords</name>
    <message numerus="yes">
        <source>starts on %n point(s)</source>
        <comment>the Emissary</comment>
        <translation>
            <numerusform>starts on %n point</numerusform>
            <numerusform>starts on %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everybody starts on %n point(s)</source>
        <translation>
            <numerusform>everybody starts on %n point</numerusform>
            <numerusform>everybody starts on %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionsWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>slips</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at</source>
        <translation>
            <numerusform>%n decision looked at</numerusform>
            <numerusform>%n decisions looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clear slip(s)</source>
        <translation>
            <numerusform>%n clear slip</numerusform>
            <numerusform>%n clear slips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvaluatedWords</name>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n coin</numerusform>
            <numerusform>+%n coins</numerusform>
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
            <numerusform>−%n coin</numerusform>
            <numerusform>−%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalWords</name>
    <message numerus="yes">
        <source>%n election(s)</source>
        <translation>
            <numerusform>%n election</numerusform>
            <numerusform>%n elections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) rejected</source>
        <translation>
            <numerusform>%n candidate rejected</numerusform>
            <numerusform>%n candidates rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <translation>
            <numerusform>%n cancelled</numerusform>
            <numerusform>%n cancelled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallWords</name>
    <message numerus="yes">
        <source>%n Stomach-ache(s): {name} goes back {where}, nobody is rejected</source>
        <translation>
            <numerusform>A Stomach-ache: {name} goes back {where}, nobody is rejected</numerusform>
            <numerusform>%n Stomach-aches: {name} goes back {where}, nobody is rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in its pile</source>
        <translation>
            <numerusform>%n card in its pile</numerusform>
            <numerusform>%n cards in its pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message numerus="yes">
        <source>Reroll %n die(dice)</source>
        <translation>
            <numerusform>Reroll %n die</numerusform>
            <numerusform>Reroll %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single player(s)</source>
        <translation>
            <numerusform>%n single player</numerusform>
            <numerusform>%n single players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read, and stay in it.</source>
        <translation>
            <numerusform>%n line of the file cannot be read, and stays in it.</numerusform>
            <numerusform>%n lines of the file cannot be read, and stay in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won by %n point(s)</source>
        <translation>
            <numerusform>Won by %n point</numerusform>
            <numerusform>Won by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost by %n point(s)</source>
        <translation>
            <numerusform>Lost by %n point</numerusform>
            <numerusform>Lost by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelWords</name>
    <message numerus="yes">
        <source>everybody starts on %n point(s)</source>
        <translation>
            <numerusform>everybody starts on %n point</numerusform>
            <numerusform>everybody starts on %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in its pile</source>
        <translation>
            <numerusform>%n card in its pile</numerusform>
            <numerusform>%n cards in its pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s) right now</source>
        <translation>
            <numerusform>Worth %n point right now</numerusform>
            <numerusform>Worth %n points right now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n now</source>
        <translation>
            <numerusform>Worth %n now</numerusform>
            <numerusform>Worth %n now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One Yes, %n No card(s) and a Stomach-ache</source>
        <translation>
            <numerusform>One Yes, %n No card and a Stomach-ache</numerusform>
            <numerusform>One Yes, %n No cards and a Stomach-ache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One Yes and %n No card(s)</source>
        <translation>
            <numerusform>One Yes and %n No card</numerusform>
            <numerusform>One Yes and %n No cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Race to %n point(s)</source>
        <translation>
            <numerusform>Race to %n point</numerusform>
            <numerusform>Race to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n No shown in this round</source>
        <translation>
            <numerusform>%n No shown in this round</numerusform>
            <numerusform>%n No shown in this round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message numerus="yes">
        <source>minus %n point(s)</source>
        <translation>
            <numerusform>minus %n point</numerusform>
            <numerusform>minus %n points</numerusform>
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
    <name>QuestionWords</name>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>Take %n coin</numerusform>
            <numerusform>Take %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecapSlip</name>
    <message numerus="yes">
        <source>%n earlier event(s)</source>
        <translation>
            <numerusform>%n earlier event</numerusform>
            <numerusform>%n earlier events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopWords</name>
    <message numerus="yes">
        <source>For %n coin(s), if you have them: {effect}</source>
        <translation>
            <numerusform>For %n coin, if you have it: {effect}</numerusform>
            <numerusform>For %n coins, if you have them: {effect}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lies behind your carriage: %n coin(s) for the coachman.</source>
        <translation>
            <numerusform>It lies behind your carriage: %n coin for the coachman.</numerusform>
            <numerusform>It lies behind your carriage: %n coins for the coachman.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViennaChances</name>
    <message numerus="yes">
        <source>Each point: %n way(s) to play on in thought, with other dice.</source>
        <translation>
            <numerusform>Each point: %n way to play on in thought, with other dice.</numerusform>
            <numerusform>Each point: %n ways to play on in thought, with other dice.</numerusform>
        </translation>
    </message>
</context>
</TS>
