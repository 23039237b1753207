# columns of one letter in turn; the plain frontier method of spellchecker --longest finds this length
for ((r = 0; r < 8; r++)); do for ((c = 0; c < 8; c++)); do ((c % 2)) && printf B || printf A; done; echo; done | spellseeker | spellchecker
