for i in 5 6 7; do dond 13 6 $i; done
