# any white space separates: tabs and empty lines; the lab's text
printf '\t AB \n\n  BA\t\nPATH\n\n 0\t0 \n' | spellchecker
