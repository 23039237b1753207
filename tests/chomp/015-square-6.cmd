# the square of 6: eat all but the first row and column; a known result
chomp 666666
