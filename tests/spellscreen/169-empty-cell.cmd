{ cat data/spell/easy-3x4.txt; printf 'PATH\n2 0\n'; } | spellscreen
