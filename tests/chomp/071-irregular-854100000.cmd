# one move wins 854100000: it cuts the first three columns; chomp_reference agrees
chomp 854100000
