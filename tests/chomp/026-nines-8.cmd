# nine rows; the values for 9^n, found by several programs
chomp 99999999
