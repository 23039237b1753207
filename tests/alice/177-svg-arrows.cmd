alice --svg data/alice/8x8.txt | grep -c 'l-*[0-9]* -*[0-9]*l.*z$'
