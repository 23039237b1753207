# a long row does not make the small mazes of a sheet small: those of 3x3 and 5x5 have wider squares than the row of 30; all stay on the page
{ echo 30; echo 's=(0,0)'; echo 'g=(0,29)'; for ((i = 1; i < 30; ++i)); do printf 'b:(r) '; done; echo goal; } > row.txt
alice --svg --puzzle data/alice/3x3.txt row.txt data/alice/5x5.txt > sheet.svg
sed -n 's/.*<svg x="\([0-9]*\)" y="\([0-9]*\)" width="\([0-9]*\)" height="\([0-9]*\)".*/\1 \2 \3 \4/p' sheet.svg | awk '{ width[NR] = $3; on += $1 >= 150 && $2 >= 290 && $1 + $3 <= 1950 && $2 + $4 <= 2820 } END { print NR, on, (width[1] / 3 > 2 * width[2] / 30), (width[3] / 5 > 2 * width[2] / 30) }'
