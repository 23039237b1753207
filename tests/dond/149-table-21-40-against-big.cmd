diff <(dond --table 21 40) <(dond_big --table 21 40) && echo same
