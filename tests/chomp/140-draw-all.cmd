chomp --draw --all 74422
