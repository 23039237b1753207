chomp --method map 9999999999999999 2>&1
