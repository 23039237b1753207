# far from square; chomp_reference agrees
chomp 333333333333222222222111111111111111
