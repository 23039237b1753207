for i in 0 1 2 3 4; do dond 5 1 $i; done
