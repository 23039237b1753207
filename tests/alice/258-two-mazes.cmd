# two mazes where one is read
alice a.txt b.txt
