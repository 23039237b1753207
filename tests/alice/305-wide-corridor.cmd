# 200000 cells in a row and in a column: 199999 steps; a time that goes with the square of the width would be over the limit
{ echo 200000; echo 's=(0,0)'; echo 'g=(0,199999)'; for ((i = 1; i < 200000; ++i)); do printf 'b:(r) '; done; echo goal; } > wide.txt
alice wide.txt | sed -n 1p; { echo 1; echo 's=(0,0)'; echo 'g=(199999,0)'; for ((i = 1; i < 200000; ++i)); do echo 'b:(d)'; done; echo goal; } | alice | sed -n 1p
