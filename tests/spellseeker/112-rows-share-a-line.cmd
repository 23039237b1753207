printf 'ABBB BBAB\t-B-A' | spellseeker | spellchecker --longest
