# a chance of about a tenth; 320-bit arithmetic by another method, dond_big
dond 1000000 770000 500000
