# each step of the solution stands in one cell, also where cells are crowded and numbers have three digits; as many as the answer says
for maze in 4x4 8x8 20x20; do alice data/alice/$maze.txt | sed -n 's/.*was \([0-9]*\) steps.*/\1/p'; alice --draw data/alice/$maze.txt | grep -o '[0-9][0-9]*' | sort -n | uniq -c | awk '$1 == 1 && $2 == NR - 1 { n++ } END { print n - 1 }'; done
