# Random games: the computer wins all it begins of 6,5,4, a known win, and loses none of 5,5,4, a known draw; every_game judges
every_game 6 5 4 computer 20 | sed "s/.*s, 0 draws/0 draws/"; every_game 5 5 4 human 10 | sed "s/.*draws, //"
