# question 2: two letters that no word uses are there twice, in the place of two others: all words can be traced, and all squares are full; each letter is there once (the exam's text); the words, made up, run along rows and columns only
printf '%s\n' HYN PWT LBM KRL SBTE > words
solution='JHKFV
XYRPO
CNLWA
USBTD
QIMEG'
cat <<< "$solution" > one; sed 'y/CJ/DV/' <<< "$solution" > two
gogen_exam valid words one two
