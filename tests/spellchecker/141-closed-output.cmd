# a closed standard output is an error; the system names the reason
spellchecker data/spell/20x20.txt >&-
