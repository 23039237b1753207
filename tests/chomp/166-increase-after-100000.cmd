# Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
chomp $(printf '9%.0s' {1..100000})8x
