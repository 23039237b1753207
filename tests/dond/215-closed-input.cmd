# standard input is not read; one roll of six faces, lab text
dond 6 1 -1 <&-
