tictactoe --audit --cols 4 > all; tail -n 1 all; grep -F -e "..../C.H./.... computer" -e "..../..CH/.... human" all
