for i in 0 1 2 3; do dond 4 1 $i; done
