# one move wins 9665410: five columns go down to two; chomp_reference agrees
chomp 9665410
