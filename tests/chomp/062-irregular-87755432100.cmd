# eleven columns with zeros: the move leaves two rows of 87755432100; chomp_reference agrees
chomp 87755432100
