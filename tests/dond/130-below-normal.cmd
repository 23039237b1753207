# below the least normal double: 0 or the nearest one, as the man page has it; 320-bit arithmetic by another method, dond_big
dond 3 650 0 | grep -Ecx '0|[0-9.]+e-3(0[89]|1[0-9])'
