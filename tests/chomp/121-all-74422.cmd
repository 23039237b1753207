chomp --all 74422
