alice --stats data/alice/100x100-none.txt 2>&1 > /dev/null | head -n 3
