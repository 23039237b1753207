# question 2: each letter is in one cell (the exam's text), also one that no word uses: a W in the place of the K, a P in that of the J; the letters of words and solution are exchanged
solution='OBPFK
NIUGJ
XWSDR
LYAEH
MQTCV'
printf 'HER\nXIBO\n' > words
sed 's/F/P/' <<< "$solution" > one; cat <<< "$solution" > two; sed 's/Q/V/' <<< "$solution" > three
gogen_exam valid words one two three
