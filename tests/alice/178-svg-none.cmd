alice --svg data/alice/text-1.txt | grep -e title -e '</svg>'
