# 9^6, six columns of nine; found by several programs
chomp 999999
