# capitals, comments, blank lines, blanks within cells, and - for a blank cell; the answer of the text's test case 4, the others by the rules
alice <<'END'
# the maze of the text, as somebody types it

  3
S = ( 2, 0 )     # start
g=(0 , 1)

R:( r , dr,d )  GOAL  y:(DL)
# the middle row
b:(U) B : (u) b:(dl)

b:(u, r) b:(r)  b:(u)  # the last
END
printf '3\ns=(0,0)\ng=(0,2)\nb:(r) - goal\n' | alice
printf '3\ns=(0,0)\ng=(0,2)\nr:(r) - goal\n' | alice
