# 101 a decimal tie in the seventh digit, after the lowest face; 320-bit arithmetic by another method
    UNIX> dond 10 8 0
    0.0809617

# 102 a decimal tie in the seventh digit, after face 3; 320-bit arithmetic by another method
    UNIX> dond 10 8 3
    0.0720448

# 103 a decimal tie in the seventh digit, after face 4; 320-bit arithmetic by another method
    UNIX> dond 10 8 4
    0.0720636

# 104 a decimal tie: 1 - 2/s; 320-bit arithmetic by another method
    UNIX> dond 4000000 1 0
    1

# 105 a decimal tie of two rolls; 320-bit arithmetic by another method
    UNIX> dond 8000000 2 -1
    1

# 106 as many rolls as faces, about e^-3; 320-bit arithmetic by another method
    UNIX> dond 1000000000 1000000000 -1
    0.0497871

# 107 as many rolls as faces, after faces at the edge and in the middle; 320-bit arithmetic by another method
    UNIX> for i in 0 1 500000000 999999999; do dond 1000000000 1000000000 $i; done
    0.0497871
    0.0497871
    0.0497871
    0.0497871

# 108 the largest numbers, nothing rolled yet; 320-bit arithmetic by another method
    UNIX> dond 1000000000000000000 1000000000000000000 -1
    0.0497871

# 109 the largest numbers, after faces at the edge and in the middle; 320-bit arithmetic by another method
    UNIX> for i in 0 1 500000000000000000 999999999999999999; do dond 1000000000000000000 1000000000000000000 $i; done
    0.0497871
    0.0497871
    0.0497871
    0.0497871

# 110 the largest die, one roll; 320-bit arithmetic by another method
    UNIX> dond 1000000000000000000 1 3
    1

# 111 the largest die, two rolls; 320-bit arithmetic by another method
    UNIX> dond 1000000000000000000 2 -1
    1

# 112 no roll left is chance 1; lab text
    UNIX> dond 1000000000000000000 0 999999999999999999
    1

# 113 a die whose number of faces is no double; 320-bit arithmetic by another method
    UNIX> dond 9007199254740993 9007199254740993 2
    0.0497871

# 114 one face cannot be rolled twice: chance 0; the rules
    UNIX> dond 1 1000000000000000000 -1
    0

# 115 two faces cannot follow each other: chance 0; the rules
    UNIX> dond 2 1000000000000000000 -1
    0

# 116 three faces: too small a chance for a double; 320-bit arithmetic by another method
    UNIX> dond 3 1000000000000000000 -1
    0

# 117 six faces: too small a chance for a double; 320-bit arithmetic by another method
    UNIX> dond 6 1000000000000000000 -1
    0

# 118 after the middle one of three faces every roll loses: chance 0; the rules
    UNIX> dond 3 1000000000000000000 1
    0

# 119 as many faces as the method keeps; 320-bit arithmetic by another method
    UNIX> dond 64 1000000000000000000 3
    0

# 120 one face more than the method keeps; 320-bit arithmetic by another method
    UNIX> dond 65 1000000000000000000 3
    0

# 121 many faces and as many rolls; 320-bit arithmetic by another method
    UNIX> dond 1000000 1000000 0
    0.049787

# 122 a chance of about a tenth; 320-bit arithmetic by another method
    UNIX> dond 1000000 770000 500000
    0.0992611

# 123 prime numbers, so nothing comes out even; 320-bit arithmetic by another method
    UNIX> dond 999999937 2147483647 41
    0.0015925

# 124 200 rolls for each face; 320-bit arithmetic by another method
    UNIX> dond 1000000000000000 200000000000000000 7
    2.6504e-261

# 125 a chance of about 1e-300; 320-bit arithmetic by another method
    UNIX> dond 100000 23022000 -1
    1.11606e-300

# 126 3 faces, a chance near the least normal double, with two faces that may follow; 320-bit arithmetic by another method
    UNIX> dond 3 644 0
    5.41891e-308

# 127 5 faces, a chance near the least normal double; 320-bit arithmetic by another method
    UNIX> dond 5 1011 0
    2.57315e-308

# 128 100 faces, a chance near the least normal double after 23417 rolls; 320-bit arithmetic by another method
    UNIX> dond 100 23417 0
    2.26803e-308

# 129 a million faces, the least normal double after 236 million rolls; 320-bit arithmetic by another method
    UNIX> dond 1000000 236131942 0
    2.22508e-308

# 130 below the least normal double: 0 or the nearest one, as the man page has it; 320-bit arithmetic by another method
    UNIX> dond 3 650 0 | grep -Ecx '0|[0-9.]+e-3(0[89]|1[0-9])'
    1

# 131 far below the least double; 320-bit arithmetic by another method
    UNIX> dond 1000 1000000000 -1; dond 3 800 0; dond 3 801 -1
    0
    0
    0

# 132 66 faces, 127 rolls, one before the warm-up of 128 ends; 320-bit arithmetic by another method
    UNIX> for i in -1 0 33; do dond 66 127 $i; done
    0.00302749
    0.00293509
    0.00288994

# 133 7 and 80 faces, 127 to 130 rolls: no step where the warm-up of 128 ends; 320-bit arithmetic by another method
    UNIX> for t in 127 128 129 130; do dond 7 $t 3; dond 80 $t -1; done
    2.71279e-27
    0.00844261
    1.67658e-27
    0.00812869
    1.03617e-27
    0.00782643
    6.40385e-28
    0.00753542

# 134 faces about the 64 that are kept; 320-bit arithmetic by another method
    UNIX> for s in 63 64 65 66 67; do dond $s 1000 31; dond $s 1000 -1; done
    1.10623e-21
    1.16151e-21
    2.37436e-21
    2.49107e-21
    4.97636e-21
    5.21703e-21
    1.01957e-20
    1.0681e-20
    2.04413e-20
    2.1399e-20

# 135 a face and its mirror image have the same chance; symmetry
    UNIX> for s in 3 4 63 64 65 66 1000000000; do for i in 0 1 2; do [ "$(dond $s 200 $i)" = "$(dond $s 200 $((s - 1 - i)))" ] || echo $s $i; done; done; echo compared
    compared

# 136 leading zeros change nothing; the same game without them is a value of the lab text
    UNIX> dond 006 0000000000000000000000000000001 0003
    0.5

# 491 100 faces, 1000 rolls: a table whose every entry is summed anew is too slow for the lab; 320-bit arithmetic and a plain table agree
    UNIX> dond 100 1000 -1
    7.50417e-14

# 493 500 faces, 200 rolls: a table whose every entry is summed anew is too slow for the lab; 320-bit arithmetic and a plain table agree
    UNIX> dond 500 200 0
    0.301193

# 495 1000 faces, 10 rolls: a table whose every entry is summed anew is too slow for the lab; 320-bit arithmetic and a plain table agree
    UNIX> dond 1000 10 -1
    0.973339

# 496 1000 faces, 100 rolls: a table whose every entry is summed anew is too slow for the lab; 320-bit arithmetic and a plain table agree
    UNIX> dond 1000 100 500
    0.740631
