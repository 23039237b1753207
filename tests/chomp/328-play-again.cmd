# All answers to `Another game`: on 11, the human leaves the poison to the computer by eating 1 2 (case 001). 1 is over at
# once, and lost for whoever begins. The drawings are left out.
printf '%s\n' '1 2' maybe 'y y' yes '1 2' u b1 new 1 no | chomp --play 11 | grep -v -e '^$' -e X -e '^  1'
for answer in q quit; do echo $answer | chomp --play --first computer 1; done | grep -v -e '^$' -e X -e '^  1'
chomp --play 1 < /dev/null | grep -v -e '^$' -e X -e '^  1'
