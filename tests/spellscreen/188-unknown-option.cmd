# an unknown option; message is ours
spellscreen --png data/spell/example.txt
