# an empty path changes nothing; the same picture without PATH
cmp <(spellscreen data/spell/easy-3x4.txt) <({ cat data/spell/easy-3x4.txt; echo PATH; } | spellscreen)
