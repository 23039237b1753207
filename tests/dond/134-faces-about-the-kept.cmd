for s in 63 64 65 66 67; do dond $s 1000 31; dond $s 1000 -1; done
