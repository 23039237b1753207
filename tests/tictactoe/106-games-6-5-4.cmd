every_game 6 5 4 computer 20 | sed "s/.*s, 0 draws/0 draws/"; every_game 5 5 4 human 10 | sed "s/.*draws, //"
