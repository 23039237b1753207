# 9^4, four columns of nine; found by several programs
chomp 9999
