for ((r = 0; r < 14; r++)); do for ((c = 0; c < 14; c++)); do ((r % 2)) && printf B || printf A; done; echo; done | spellpath
