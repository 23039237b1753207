# both shortest paths of the text's test case 2, the printed one first
alice --all data/alice/text-2.txt
