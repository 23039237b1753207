# the text's test case 2 has two shortest paths
alice --count data/alice/text-2.txt
