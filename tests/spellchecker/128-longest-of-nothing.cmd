printf -- '--\n--\n' | spellchecker --longest
