for s in 999 998 987 975; do chomp $s; done
