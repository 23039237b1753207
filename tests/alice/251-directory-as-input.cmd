# a directory as standard input
alice < data
