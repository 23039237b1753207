# 158 a block wider than a state, and no memory to lengthen the path: the best path and a bound; the form is ours
    UNIX> for i in {1..60}; do printf 'AB%.0s' {1..30}; echo; done | spellpath --method sweep --memory 1200K 2>&1 > /dev/null | grep -Ec '^spellpath: best [1-3][0-9]{3}, at most 3[0-9]{3}$'
    1
    exit 1

