{ cat data/spell/easy-3x4.txt; printf 'PATH\n5 0\n'; } | spellscreen
