# A picture of 5442: 14 squares besides the poison before the move and 12 after it, where two squares are dashed; one
# ring, around row 4, column 2 (5442 to 5332). Of a LOSS there is one bar and no ring. It is well-formed where there is a
# program that can say so.
count() { grep -c "class=\"$1\"" picture.svg; }
for state in 5442 33211; do
    chomp --svg "$state" > picture.svg
    echo "$state: $(count square) squares, $(count poison) poisoned, $(count eaten) eaten, $(count picked) picked"
    grep -o '>eat .*<\|>LOSS<' picture.svg
    if command -v xmllint > which; then xmllint --noout picture.svg; fi
done
