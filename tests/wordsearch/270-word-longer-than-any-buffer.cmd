# A word of 70,000 letters that is the row; by construction.
{ printf x; printf '%069999d' 0; echo; } > grid
cat grid | wordsearch - grid > out; printf 'Found %s at 0 0 to 0 69999\n' "$(cat grid)" | cmp - out && echo same
