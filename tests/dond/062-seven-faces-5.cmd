for i in 0 1 2 3 4 5 6; do dond 7 5 $i; done
