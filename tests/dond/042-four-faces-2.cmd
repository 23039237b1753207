for i in 0 1 2 3; do dond 4 2 $i; done
