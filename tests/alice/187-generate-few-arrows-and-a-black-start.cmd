# no cell has four arrows, and starts are black; awk looks them up
for n in 1 2 3 4 5; do alice --generate 4 5 --hardest --rounds 1 --length 12 --seed $n; done > mazes.txt; grep -c ',.*,.*,' <(tr ' ' '\n' < mazes.txt); awk '/^s=/ { split($0, s, /[(,)]/) } /^[byrg]/ { if (n++ == s[2]) print substr($(s[3] + 1), 1, 1) } /^g=/ { n = 0 }' mazes.txt | sort | uniq -c | tr -s ' '
