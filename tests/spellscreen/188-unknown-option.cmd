spellscreen --png data/spell/example.txt
