# a board of no special shape with one winning move; chomp_reference agrees
chomp 854100000
