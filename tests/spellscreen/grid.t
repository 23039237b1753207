# 211 on squares, the cells of a row are at one height and there is no half row below; by hand: a cell is 100 wide, the margin 15
    UNIX> printf 'AB\nPATH 0 0 0 1\n' >board; for grid in square4 square8; do spellscreen --svg --grid $grid board | grep -o -e 'viewBox.*"' -e '<text x.*' -e 'M80.*'; done
    viewBox="-15 -15 230 130"
    M80 50L120 50
    <text x="50" y="72">A</text>
    <text x="150" y="72">B</text>
    viewBox="-15 -15 230 130"
    M80 50L120 50
    <text x="50" y="72">A</text>
    <text x="150" y="72">B</text>

# 212 a path over a corner, as jgraph text; by hand: the line is the middle 40 % of the way from (0.5, 1.5) to (1.5, 0.5)
    UNIX> printf 'A-\n-B\nPATH 0 0 1 1\n' | spellscreen --grid square8 | grep ^newline
    newline linethickness 4 color 0.85 0 0 pts 0.8 1.2 1.2 0.8
