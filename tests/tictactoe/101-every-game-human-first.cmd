# Every game there is, the human beginning; every_game, which knows the rules only, judges moves and verdicts; that none is lost is the known value of 3,3,3
every_game 3 3 3 human 0 | sed "s/.*draws, //"
