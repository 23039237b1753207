# the first line of the help; ours
spellscreen --help | sed -n 1p
