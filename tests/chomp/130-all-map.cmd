# --all by the map: the answers of cases 121, 124, 125 and 127.
for s in 74422 33211 777754 431; do chomp --all --method map $s; done
