# letters two apart next to each other; the lab's message
printf 'AC\nPATH\n0 0\n0 1\n' | spellchecker
