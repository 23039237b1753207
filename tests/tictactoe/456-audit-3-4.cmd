# on 3x4 the table takes bounds for values; the two positions shown are known ones
tictactoe --audit --cols 4 > all; tail -n 1 all; grep -F -e "..../C.H./.... computer" -e "..../..CH/.... human" all
