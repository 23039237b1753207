# 9^10, ten columns of nine, 92378 states; found by several programs
chomp 9999999999
