{ cat data/spell/easy-3x4.txt; printf 'PATH\n-1 0\n'; } | spellscreen
