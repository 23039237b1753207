# a picture without a path, complete to its end
alice --svg data/alice/text-1.txt | grep -e title -e '</svg>'
