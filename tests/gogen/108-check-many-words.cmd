# Each word that cannot be spelt is named, with the place where it breaks; worked out by hand.
printf 'TIC\nNR\nJAM\nRED\nSIP\n' | gogen --check data/gogen/easy_solution.txt -
