# What --difficulty asks for, --steps then says.
for d in easy medium hard; do gogen --generate --seed 1 --difficulty $d > out; sed -n 6p out; gogen --steps out | tail -n 1; done
