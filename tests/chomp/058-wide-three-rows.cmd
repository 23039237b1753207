# far from square; chomp_reference agrees
chomp 3333333333333333333333333333333333333333
