tictactoe --audit --cols 4 | tail -n 1; tictactoe --audit --cols 4 | grep -F -e "..../C.H./.... computer" -e "..../..CH/.... human"
