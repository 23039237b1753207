chomp --stats 33333 2>/dev/null
