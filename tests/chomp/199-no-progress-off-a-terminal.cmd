# No progress where standard error is no terminal.
chomp --method map 9999999999999999 2>&1
