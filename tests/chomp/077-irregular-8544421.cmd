# a board of no special shape; chomp_reference agrees
chomp 8544421
