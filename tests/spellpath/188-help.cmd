# the first line of the help; ours
spellpath --help | sed -n 1p
