# (r,c) of an even column does not touch (r-1,c+1); the lab's definition
printf 'BA\nAB\nPATH\n1 0\n0 1\n' | spellchecker
