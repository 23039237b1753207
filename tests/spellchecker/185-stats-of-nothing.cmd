# --stats is about --longest; the message is ours
spellchecker --stats data/spell/example.txt
