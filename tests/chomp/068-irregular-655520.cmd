# one move wins 655520: it eats three columns whole; chomp_reference agrees
chomp 655520
