every_game 3 3 3 computer 0 | sed "s/.*draws, //"
