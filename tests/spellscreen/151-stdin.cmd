# standard input and a file make the same picture; each other
cmp <(spellscreen data/spell/easy-3x4.txt) <(spellscreen <data/spell/easy-3x4.txt)
