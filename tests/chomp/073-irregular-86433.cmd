# one move wins 86433: two columns go down to one; chomp_reference agrees
chomp 86433
