# the first line of the help; ours
spellgen --help | sed -n 1p
