# 305 half a second for half a GB of bits: 100000 cells in a row and in a column: 99999 steps; a time that goes with the square of the width would be over the limit
    UNIX> { echo 100000; echo 's=(0,0)'; echo 'g=(0,99999)'; yes 'b:(r) ' 2> gone | head -n 99999 | tr -d '\n'; echo goal; } > wide.txt
    > alice wide.txt | sed -n 1p; { echo 1; echo 's=(0,0)'; echo 'g=(99999,0)'; yes 'b:(d)' 2> gone | head -n 99999; echo goal; } | alice | sed -n 1p
    The shortest path length was 99999 steps.
    The shortest path length was 99999 steps.
