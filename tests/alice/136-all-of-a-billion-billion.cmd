# paths are listed as they are found, not collected: the reader of 1000 ends the list; they differ
n=50
{ echo $n; echo 's=(0,0)'; echo "g=($((n-1)),$((n-1)))"; for ((r = 0; r < n; ++r)); do for ((c = 0; c < n; ++c)); do ((r == n-1 && c == n-1)) && printf goal || printf 'b:(r,d) '; done; echo; done; } > maze.txt
alice --all maze.txt | head -n 1000 | sort -u | wc -l
