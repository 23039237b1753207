# digits before PATH are rows of the grid; the lab's text
printf '12\n21\nPATH\n0 0\n0 1\n1 1\n' | spellchecker
