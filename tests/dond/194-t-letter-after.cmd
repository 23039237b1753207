dond 6 3x -1
