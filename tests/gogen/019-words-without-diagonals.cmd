# question 2: the words, made up, run along rows and columns only; with two letters of a word exchanged it breaks
printf '%s\n' HYN PWT LBM KRL SBTE > words
solution='JHKFV
XYRPO
CNLWA
USBTD
QIMEG'
cat <<< "$solution" > one; sed 'y/PT/TP/' <<< "$solution" > two
gogen_exam valid words one two
