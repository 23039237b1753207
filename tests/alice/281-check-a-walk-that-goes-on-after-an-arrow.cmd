# an arrow at the end of a line or at the start of one joins lines; the solution of the text's test case 4
printf '(2,0) -> (1,0) ->\n(0,0) -> (0,2)\n-> (1,1) -> (0,1)\n' | alice --check - data/alice/text-4.txt
