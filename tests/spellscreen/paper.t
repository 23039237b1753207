# 195 --paper is a page in SVG: A4 is 210 x 297 mm, letter 8.5 x 11 inches, and the picture, 9.3 x 7.3 cells with its margin, fills the width less 15 mm on each side; the arithmetic
    UNIX> spellseeker data/spell/example.txt > board
    > for paper in a4 letter; do spellscreen --svg --paper $paper board | grep -oE '^<svg.*(width="[^ ]*" height="[^ ]*" viewBox=".*")|translate.*' | sed 's/.*width/width/'; done
    width="210mm" height="297mm" viewBox="0 0 210 297"
    translate(17.903 80.758) scale(0.193548)">
    width="215.9mm" height="279.4mm" viewBox="0 0 215.9 279.4"
    translate(17.998 69.738) scale(0.199892)">

# 196 the picture is the same on a page, but for its frame; the picture alone is checked elsewhere
    UNIX> spellseeker data/spell/example.txt > board
    > echo $(diff <(spellscreen --svg board) <(spellscreen --svg --paper a4 board) | grep -c '^[<>]') lines differ
    6 lines differ

# 197 in jgraph text a page is what the picture has to fit on: 60 columns are 7.268 inches wide on A4 and 7.5 on letter, within margins of half an inch; the arithmetic
    UNIX> for paper in a4 letter; do spellgen --seed 1 20 60 3 | spellscreen --paper $paper | awk '$1 == "bbox" { printf "%.1f\n", ($4 - $2) / 72 }'; done
    7.3
    7.5

# 198 a page of another size; message is ours
    UNIX> spellscreen --paper a5 data/spell/example.txt
    2> spellscreen: --paper is 'a5', expected a4 or letter
    exit 2

# 199 On a terminal the picture is in characters, and a line says how to get another, but for what only jgraph has; script makes a terminal
    UNIX> need script || exit 77
    > for option in --svg --dark ''; do script -qec "spellscreen $option data/spell/easy-ones.txt 2> err.txt" log | grep -cE 'newgraph|<svg|^1 *1'; cat err.txt; done
    1
    1
    spellscreen: for a picture add `| jgraph -P >page.ps`, or --svg -o FILE
    2
    spellscreen: for a picture add `| jgraph -P >page.ps`, or --svg -o FILE

# 114 In characters: each cell of the path has its number, and a cell that touches the last one stands beside it, two lines above or below it, or a line and a column on. By hand.
    UNIX> printf 'AD\nBC\n-D\n\nPATH\n0 0\n1 0\n1 1\n' | spellscreen --plain; echo; printf 'AB-\nBAB\n\nPATH\n0 1\n1 1\n1 2\n' | spellscreen --grid square4 --text; spellscreen --plain --svg data/spell/example.txt
       D
    A1
       C3
    B2
       D

    A  B1
    B  A2 B3
    2> spellscreen: --text is --plain here
    2> spellscreen: --plain and --svg found, expected one of them
    exit 2

# 200 a title and a text make a page, and stand above the picture; & is escaped as XML has it; A4 is the default
    UNIX> spellscreen --svg --title 'Klasse 5b & 5c' --rules 'Finde den längsten Weg.' data/spell/easy-ones.txt | sed -n '/<text.*>\(K\|F\)/s/.*">//p; s/.*\(width="210mm"\).*/\1/p'
    width="210mm"
    Klasse 5b &amp; 5c</text>
    Finde den längsten Weg.</text>

# 201 a title without --svg; the error convention
    UNIX> spellscreen --title X data/spell/easy-ones.txt
    2> spellscreen: --title found, expected --svg with it
    exit 2
