# --help wins wherever it stands, and lists the options; these are all that options.cpp takes
alice --help | head -n 1; alice nowhere --help | grep -oE -- '--[a-z-]+' | sort -u | tr '\n' ' '
