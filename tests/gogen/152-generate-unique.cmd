# Nine givens on the even rows and columns, and one solution, for three seeds.
for seed in 1 2 3; do gogen --generate --seed $seed > out; sed -n 1,5p out > board; sed 1,6d out > words; sed -n 6p out; gogen --unique board words; grep -o "[A-Y]" board | wc -l; grep -c "^[A-Y][.][A-Y][.][A-Y]$" board; grep -c "^[.]*$" board; done
