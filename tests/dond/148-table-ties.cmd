# the ties in a table; 320-bit arithmetic by another method, dond_big
dond --table 10 9 | sed -n 2p
