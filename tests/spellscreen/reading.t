# 151 standard input and a file make the same picture; each other
    UNIX> cmp <(spellscreen data/spell/easy-3x4.txt) <(spellscreen <data/spell/easy-3x4.txt)

# 152 - is standard input; the same picture from a file
    UNIX> cmp <(spellscreen --svg data/spell/easy-3x4.txt) <(spellscreen - --svg <data/spell/easy-3x4.txt)

# 153 rows on one line, between tabs and blanks, are the same picture
    UNIX> cmp <(spellscreen data/spell/easy-3x4.txt) <(printf '\r\n\nABBB BBAB\t\r\n\v-B-A' | spellscreen)

# 154 an empty path changes nothing; the same picture without PATH
    UNIX> cmp <(spellscreen data/spell/easy-3x4.txt) <({ cat data/spell/easy-3x4.txt; echo PATH; } | spellscreen)

# 155 a path on one line; the same picture from lines
    UNIX> cmp <(printf 'AB PATH 0 0 0 1' | spellscreen) <(printf 'AB\nPATH\n0 0\n0 1\n' | spellscreen)
