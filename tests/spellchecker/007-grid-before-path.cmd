# the grid is checked before the path; the lab's order
printf 'AB\nA\nPATH\n9 9\n' | spellchecker
