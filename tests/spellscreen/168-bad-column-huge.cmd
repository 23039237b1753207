{ cat data/spell/easy-3x4.txt; printf 'PATH\n0 99999999999999999999\n'; } | spellscreen
