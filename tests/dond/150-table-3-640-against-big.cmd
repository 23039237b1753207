# a table down to the least doubles; 320-bit arithmetic, dond_big
diff <(dond --table 3 640) <(dond_big --table 3 640) && echo same
