# a block wider than a state: the best path and a bound; the form is ours
for i in {1..60}; do printf 'AB%.0s' {1..30}; echo; done | spellpath --method sweep 2>&1 > /dev/null | grep -Ec '^spellpath: best [1-3][0-9]{3}, at most 3[0-9]{3}$'
