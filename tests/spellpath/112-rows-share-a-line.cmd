printf 'ABBB BBAB\t-B-A' | spellpath
