chomp --method dp 33
