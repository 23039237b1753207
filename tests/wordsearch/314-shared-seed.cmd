# A seed that is given is not said; another one is said and used, short enough to be typed, and not always the same.
wordsearch_shell seed 18446744073709551615
for _ in 1 2 3 4; do
    used=$(wordsearch_shell seed 2> said)
    [[ $used =~ ^[0-9]{1,10}$ && $(< said) = "seed: $used" ]] && echo "$used"
done | sort -u | wc -l
