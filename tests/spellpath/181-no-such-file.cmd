spellpath nosuch.txt
