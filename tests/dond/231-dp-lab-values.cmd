# the values of the lab text by its own method
for game in '6 1 -1' '6 2 0' '6 2 1' '6 3 -1' '21 10 3' '20 100 3'; do dond --method=dp $game; done
