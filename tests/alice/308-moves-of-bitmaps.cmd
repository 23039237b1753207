# sets of cells moved as bitmaps, with vector instructions and without, land where their cells land one by one
alice_agree --moves 400 17
