cmp <(spellscreen data/spell/easy-3x4.txt) <({ cat data/spell/easy-3x4.txt; echo PATH; } | spellscreen)
