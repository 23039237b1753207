# - is standard input; the same picture from a file
cmp <(spellscreen --svg data/spell/easy-3x4.txt) <(spellscreen - --svg <data/spell/easy-3x4.txt)
