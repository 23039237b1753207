# the output of --all is a list of walks; the text's test case 2
alice --all data/alice/text-2.txt | alice --check - data/alice/text-2.txt
