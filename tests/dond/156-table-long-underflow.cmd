dond --table 6 333333 | sed -n '2p;$p'
