# question 4: no board with these givens is a solution, since two letters of a word are given that do not touch: false (the exam's text), at once for who uses masks; the solution itself can be solved; the letters of words and solution are exchanged
tr A-Y LSJHGIBWQKVXDPNARUOTECFMY < data/gogen/words-easy.txt > words
solution='PBFVU
TQJGH
OYMCS
WELNI
RKDXA'
printf 'P.F.U\n.....\nO.M.S\n.....\nE.D.A\n' > one; cat <<< "$solution" > two
gogen_exam solution words one two | sed '/^ /d'
