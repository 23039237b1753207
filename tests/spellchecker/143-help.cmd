# the first line of the help; ours
spellchecker --help | sed -n 1p
