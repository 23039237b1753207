# the first two columns of 97654320 stay, three are cut; chomp_reference agrees
chomp 97654320
