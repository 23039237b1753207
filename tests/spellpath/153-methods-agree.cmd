# every method on drawn boards, ended early too; Held and Karp's dynamic program where the board is small, else each other
methods_agree 32 20261121
