# a table whose chances reach 0; its ends are known
dond --table 6 333333 | sed -n '2p;$p'
