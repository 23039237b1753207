# columns of one letter in turn; the plain frontier method of spellchecker --longest finds this length
for ((r = 0; r < 12; r++)); do for ((c = 0; c < 12; c++)); do ((c % 2)) && printf B || printf A; done; echo; done | spellseeker | spellchecker
