# a wide table; 320-bit arithmetic, dond_big
diff <(dond --table 1000 5) <(dond_big --table 1000 5) && echo same
