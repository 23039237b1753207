chomp_losses --list 3 8
