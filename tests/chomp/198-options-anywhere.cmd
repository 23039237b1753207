chomp 74422 --all --method map
