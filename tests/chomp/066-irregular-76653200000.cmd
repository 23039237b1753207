# one move wins 76653200000: it eats all behind the second column; chomp_reference agrees
chomp 76653200000
