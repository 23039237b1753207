# 156 the grid is printed a row a line; lab text
    UNIX> printf 'AB BA' | spellseeker | sed -n 1,3p
    AB
    BA
    PATH
