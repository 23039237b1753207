# any white space separates rows; the same picture from lines
cmp <(spellscreen data/spell/easy-3x4.txt) <(printf '\r\n\nABBB BBAB\t\r\n\v-B-A' | spellscreen)
