# two columns, 63: the left one is cut to one more than the right; chomp_reference agrees
chomp 63
