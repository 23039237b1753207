chomp --method map 99999999999999
