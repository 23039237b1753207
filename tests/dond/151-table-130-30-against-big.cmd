diff <(dond --table 130 30) <(dond_big --table 130 30) && echo same
