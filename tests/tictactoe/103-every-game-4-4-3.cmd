every_game 4 4 3 computer 0 | sed "s/.*s, 0 draws/0 draws/"
