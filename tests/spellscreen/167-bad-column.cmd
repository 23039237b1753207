{ cat data/spell/easy-3x4.txt; printf 'PATH\n0 9\n'; } | spellscreen
