# a table wider than what the method keeps; 320-bit arithmetic, dond_big
diff <(dond --table 130 30) <(dond_big --table 130 30) && echo same
