# --longest has one value; the message is ours
spellchecker --longest=other data/spell/example.txt
