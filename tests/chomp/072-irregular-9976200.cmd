# the first column stays in 9976200, the next ones are cut; chomp_reference agrees
chomp 9976200
