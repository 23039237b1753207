printf '\t AB \n\n  BA\t\nPATH\n\n 0\t0 \n' | spellchecker
