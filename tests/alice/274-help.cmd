alice --help | head -n 1; alice nowhere --help | grep -oE -- '--[a-z-]+' | sort -u | tr '\n' ' '
