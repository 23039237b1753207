gogen $'--a\033b\n'
