# without --seed a random one, which standard error says; the same seed makes the same board
spellgen 5 6 7 >board 2>seed
grep -Evx 'seed: [0-9]+' seed
spellgen --seed "$(sed 's/.* //' seed)" 5 6 7 | cmp - board && shape 5 6 7 <board
