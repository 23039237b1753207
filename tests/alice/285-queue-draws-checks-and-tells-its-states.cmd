# pictures and verdicts by the queue are those of the fast search; its states are those that can be left, and the goal
alice --method queue --draw data/alice/text-4.txt | cmp - <(alice --draw data/alice/text-4.txt) && alice --method queue --svg data/alice/text-4.txt | cmp - <(alice --svg data/alice/text-4.txt) && echo same
alice data/alice/text-4.txt | alice --method queue --stats --check - data/alice/text-4.txt 2>&1 | grep -v -e seconds -e peak
