chomp 222221
