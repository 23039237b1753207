# the move eats one square of the first column of 742; chomp_reference agrees
chomp 742
