# a closed standard output is an error; the system names the reason
spellpath data/spell/example.txt >&-
