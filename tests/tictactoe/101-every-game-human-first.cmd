every_game 3 3 3 human 0 | sed "s/.*draws, //"
