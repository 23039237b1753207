# walks that are malformed: errors with their places
while IFS= read -r walk; do printf '%b' "$walk" | alice --check - data/alice/text-4.txt 2>&1; echo $?; done <<'END'
The shortest path length was five steps.\n
The shortest path length was 5 moves.\n
The shortest path length was 5 steps.\nThe path was\n
-> (2, 0)
(2, 0) -> -> (1, 0)
(2, 0) -> (1 0)
(2, 0) -> (1,
(2, 0) -> (1, 0
(2, 0) -> (, 0)
(2, 0) -> (1, 0); (0, 0)
The path was (2, 0) -> (1, 0). The path was (2, 0).
( 2 ,\t0 )\t->(1 , 0)->\n(0,0)\n(2,0)
END
