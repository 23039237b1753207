cmp <(spellscreen data/spell/easy-3x4.txt) <(spellscreen <data/spell/easy-3x4.txt)
