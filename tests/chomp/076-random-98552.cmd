chomp 98552
