# A picture of the puzzle: 25 squares, nine of them with a bold letter.
gogen --generate --seed 1 --svg > out; head -c 4 out; echo; grep -c "<circle" out; grep -c "font-weight" out
