# a legal walk that is not shortest: the second solution that the text names
echo '(2,0) (1,0) (0,0) (2,2) (0,2) (1,1) (0,1)' | alice --check - data/alice/text-4.txt
