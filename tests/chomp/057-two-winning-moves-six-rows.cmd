# two moves win the rectangle 6^13: that in the leftmost column is the answer; chomp_reference agrees
chomp 6666666666666
