# Every game of 4,4,3 with the computer first is the computer's: known, a win for the first player; every_game judges
every_game 4 4 3 computer 0 | sed "s/.*s, 0 draws/0 draws/"
