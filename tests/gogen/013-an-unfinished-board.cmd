# question 2: a solution has every letter, and a board that is not done has not (the exam's text); the letters of words and solution are exchanged
tr A-Y EAMWRSNQXLUIYFGDVHKJCTBOP < data/gogen/words-easy.txt > words
tr A-Y EAMWRSNQXLUIYFGDVHKJCTBOP < data/gogen/board-easy.txt > one
cat > other <<'END'
FNBUH
JXMRW
KPOTA
QCEGS
VLYID
END
gogen_exam valid words one other
