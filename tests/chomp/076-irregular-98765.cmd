# one move wins a steep staircase, 98765: three columns vanish; chomp_reference agrees
chomp 98765
