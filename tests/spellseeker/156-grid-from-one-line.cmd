# the grid is printed a row a line; lab text
printf 'AB BA' | spellseeker | sed -n 1,3p
