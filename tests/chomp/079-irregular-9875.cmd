# one move wins 9875: two columns vanish; chomp_reference agrees
chomp 9875
