# question 4: a board that is solved already; the letters of words and solution are exchanged
tr A-Y GNPHFJQLYWKRXMCVAOTUBSIED < data/gogen/words-easy.txt > words
solution='MQIKO
UYPFH
TDESN
LBGCJ
AWXRV'
cat <<< "$solution" > board
gogen_exam solution words board
