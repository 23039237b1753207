# an answer that cannot be written is an error; the system names the reason
spellchecker data/spell/20x20.txt > /dev/full
