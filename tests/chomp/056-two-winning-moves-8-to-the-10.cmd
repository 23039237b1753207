# two moves win the rectangle 8^10: that in the leftmost column is the answer; chomp_reference agrees
chomp 8888888888
