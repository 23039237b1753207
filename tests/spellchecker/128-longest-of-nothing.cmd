# a grid without cells; its longest path is empty
printf -- '--\n--\n' | spellchecker --longest
