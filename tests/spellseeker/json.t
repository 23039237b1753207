# 430 the object of spellpath --json; each other
    UNIX> cmp <(spellseeker --json data/spell/10x15.txt) <(spellpath --json data/spell/10x15.txt) && echo the same
    the same
