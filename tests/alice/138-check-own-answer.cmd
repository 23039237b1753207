# alice's own answer is a walk; the text's test case 4
alice data/alice/text-4.txt | alice --check - data/alice/text-4.txt
