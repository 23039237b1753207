# - is standard input; the length is the lab's
spellpath - < data/spell/10x15.txt
