# any white space separates: a number a line; the lab's text
printf 'AB\nBA\nPATH\n0\n0\n0\n1\n' | spellchecker
