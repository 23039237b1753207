# a closed standard output is an error; the system names the reason
spellseeker data/spell/example.txt >&-
