# far below the least double; 320-bit arithmetic by another method, dond_big
dond 1000 1000000000 -1; dond 3 800 0; dond 3 801 -1
