# An option with control characters does not reach the terminal.
gogen $'--a\033b\n'
