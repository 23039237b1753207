# two cells take 13 columns; columns of crowded cells get wider than five, up to 80 in all, and the drawing lower
printf '2\ns=(0,0)\ng=(0,1)\nb:(r) goal\n' | alice --draw | head -n 1; alice --draw data/alice/8x8.txt | sed 's/\xe2../x/g' | awk '{ width = length } END { print (width > 49 && width <= 80), (NR <= 50) }'
