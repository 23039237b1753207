# question 2: W and K have changed places, so WICKED cannot be spelt; no other word has a W or a K; the letters of words and solution are exchanged
solution='GETAX
WPFRJ
SYOKU
VMDQB
NHLIC'
sed 's/GETAX/GEATX/' <<< "$solution" > board
for word in $(tr A-Y DUFJRBEVPHAILGQCNXSWMKTOY < data/gogen/words-easy.txt); do
    echo "$word" > words
    gogen_exam valid words board
done
