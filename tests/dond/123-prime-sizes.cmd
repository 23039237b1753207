# prime numbers, so nothing comes out even; 320-bit arithmetic by another method, dond_big
dond 999999937 2147483647 41
