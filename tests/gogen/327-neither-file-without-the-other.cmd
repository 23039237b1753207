# If the words cannot be written, the board is not written either.
gogen --generate --seed 1 --board board --words-out none/words; echo $?
mkdir folder; gogen --generate --seed 1 --board board --words-out folder; echo $?
[[ ! -e board ]] && echo nothing is written
