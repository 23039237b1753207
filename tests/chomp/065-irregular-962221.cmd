# the move cuts the first two columns of 962221; chomp_reference agrees
chomp 962221
