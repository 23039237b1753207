# a board of no special shape; chomp_reference agrees
chomp 98631
