for s in 74422 33211 777754 431; do chomp --all --method map $s; done
