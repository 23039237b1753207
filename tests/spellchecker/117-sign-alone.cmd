printf 'AB\nPATH\n- 0\n' | spellchecker
