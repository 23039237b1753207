# the move leaves two rows of 8544421; chomp_reference agrees
chomp 8544421
