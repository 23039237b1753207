for ((r = 0; r < 10; r++)); do for ((c = 0; c < 100; c++)); do ((r % 2)) && printf B || printf A; done; echo; done | spellpath
