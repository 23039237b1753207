# a length whose walk does not come, and an arrow to nowhere: errors with their places
printf 'The shortest path length was 5 steps.\nThe shortest path length was 5 steps.\n' | alice --check - data/alice/text-4.txt
printf '(2,0) ->\n' | alice --check - data/alice/text-4.txt
