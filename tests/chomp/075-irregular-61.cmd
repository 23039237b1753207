# two columns, 61: the left one is cut to two; chomp_reference agrees
chomp 61
