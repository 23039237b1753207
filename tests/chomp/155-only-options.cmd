# Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
chomp --all
