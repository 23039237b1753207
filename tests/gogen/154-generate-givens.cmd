for n in 24 15 8 6; do gogen --generate --givens $n > out; sed -n 1,5p out > board; sed 1,6d out > words; sed -n 6p out; grep -o "[A-Y]" board | wc -l; gogen --unique board words; done
