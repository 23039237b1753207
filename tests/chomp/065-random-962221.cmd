chomp 962221
