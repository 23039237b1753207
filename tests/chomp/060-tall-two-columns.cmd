# far from square; chomp_reference agrees
chomp 97
