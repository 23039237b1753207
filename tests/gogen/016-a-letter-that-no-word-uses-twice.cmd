# question 2: each letter is in one cell (the exam's text), also one that no word uses: a P in the place of the F, a V in that of the Q; the words, made up, run along rows and columns only
solution='OBPFK
NIUGJ
XWSDR
LYAEH
MQTCV'
printf 'HEA\nXNOB\n' > words
sed 's/F/P/' <<< "$solution" > one; cat <<< "$solution" > two; sed 's/Q/V/' <<< "$solution" > three
gogen_exam valid words one two three
