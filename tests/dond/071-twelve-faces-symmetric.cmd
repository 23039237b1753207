for i in 0 11 1 10 2 9; do dond 12 9 $i; done
