# a random seed is reported, and makes the same maze again; seeds go up to 2^64 - 1
alice --generate 4 4 > one.txt 2> seed.txt; sed 's/[0-9]*$/N/' seed.txt; alice --generate 4 4 --seed "$(sed 's/seed: //' seed.txt)" | cmp - one.txt; alice --generate 4 4 --seed 18446744073709551615 | alice --count; alice --generate 4 4 --seed 18446744073709551616
