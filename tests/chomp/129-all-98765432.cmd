chomp --all 98765432
