# a closed standard output is an error; the system names the reason
spellscreen data/spell/example.txt >&-
