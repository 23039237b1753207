# a die whose number of faces is no double; 320-bit arithmetic by another method, dond_big
dond 9007199254740993 9007199254740993 2
