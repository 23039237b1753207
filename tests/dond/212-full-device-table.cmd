dond --table 1000 1000 > /dev/full
