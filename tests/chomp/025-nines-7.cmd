# 9^7, seven columns of nine; found by several programs
chomp 9999999
