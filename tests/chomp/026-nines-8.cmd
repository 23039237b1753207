# 9^8, eight columns of nine; found by several programs
chomp 99999999
