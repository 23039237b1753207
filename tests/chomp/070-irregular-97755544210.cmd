# eleven columns with a zero: the move leaves two rows of 97755544210; chomp_reference agrees
chomp 97755544210
