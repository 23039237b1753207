chomp ''
