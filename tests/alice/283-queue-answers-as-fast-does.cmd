# the described search gives the answers of the fast one; where the text's own method finds none the known answer is 3 steps
for maze in data/alice/*.txt; do cmp <(alice --method queue "$maze") <(alice --method fast "$maze") || echo "$maze"; done; alice --method queue data/alice/described-method.txt | sed -n 1p
