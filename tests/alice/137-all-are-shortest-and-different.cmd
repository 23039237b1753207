# 12870 is 16 choose 8; each path is judged by --check
n=9
{ echo $n; echo 's=(0,0)'; echo "g=($((n-1)),$((n-1)))"; for ((r = 0; r < n; ++r)); do for ((c = 0; c < n; ++c)); do ((r == n-1 && c == n-1)) && printf goal || printf 'b:(r,d) '; done; echo; done; } > maze.txt
alice --all maze.txt > all.txt; sort -u all.txt | wc -l; alice --check all.txt maze.txt | sort | uniq -c | tr -s ' '
