for d in easy medium hard; do gogen --generate --difficulty $d > out; sed -n 1,5p out > board; sed 1,6d out > words; sed -n 6p out; gogen --steps board words | tail -n 1; done
