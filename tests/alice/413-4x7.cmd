# a board that is not square, which the text does not promise; alice_reference agrees
alice data/alice/4x7.txt
