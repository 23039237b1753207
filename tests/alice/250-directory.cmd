# a directory as a maze
alice data
