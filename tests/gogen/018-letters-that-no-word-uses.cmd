# question 2: of the letters that no word uses two are exchanged, which is right; one of them is twice, or left out, or a Z: each letter is there once (the exam's text); the words, made up, run along rows and columns only
printf '%s\n' KFAC DJUW OSG ELGS THY > words
solution='IKFAX
RDJCE
BQUGL
PVWSM
YHTON'
sed 'y/XM/MX/' <<< "$solution" > one; sed 's/X/M/' <<< "$solution" > two; cat <<< "$solution" > three; sed 's/I/./' <<< "$solution" > four; sed 's/B/Z/' <<< "$solution" > five
gogen_exam valid words one two three four five
