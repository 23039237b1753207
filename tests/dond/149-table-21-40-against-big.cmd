# a table of many rows; 320-bit arithmetic, dond_big
diff <(dond --table 21 40) <(dond_big --table 21 40) && echo same
