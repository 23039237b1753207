# 215 standard input is not read; one roll of six faces, lab text
    UNIX> dond 6 1 -1 <&-
    1
