# As case 231, with another seed.
gogen_agree 100 20261121
