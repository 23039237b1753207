# an option behind the operand; the text's test case 4 has one shortest solution
alice data/alice/text-4.txt --count
