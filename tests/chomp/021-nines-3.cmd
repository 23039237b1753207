# 9^3, three columns of nine; found by several programs
chomp 999
