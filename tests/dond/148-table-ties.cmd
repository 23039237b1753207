dond --table 10 9 | sed -n 2p
