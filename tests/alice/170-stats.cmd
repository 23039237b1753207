alice --stats data/alice/text-4.txt 2>&1 > /dev/null | sed 's/^\(seconds\|peak.*\): [0-9.]*$/\1/'
