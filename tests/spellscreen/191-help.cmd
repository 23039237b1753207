spellscreen --help | head -n 1
