# a path on one line; the same picture from lines
cmp <(printf 'AB PATH 0 0 0 1' | spellscreen) <(printf 'AB\nPATH\n0 0\n0 1\n' | spellscreen)
