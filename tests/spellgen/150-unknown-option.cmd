# an unknown option; message is ours
spellgen --svg 3 4 5
