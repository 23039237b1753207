printf 'TIC\nNR\nJAM\nRED\nSIP\n' | gogen --check data/gogen/easy_solution.txt -
