chomp $'7\n'
