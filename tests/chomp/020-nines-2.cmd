# 9^2, two columns of nine; found by several programs
chomp 99
