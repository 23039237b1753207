for i in 0 1 2 3 4 5; do dond 6 3 $i; done
