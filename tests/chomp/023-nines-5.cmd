# 9^5, five columns of nine; found by several programs
chomp 99999
