# a walk with a cell a line; the solution of the text's test case 4
printf '(2, 0)\n(1, 0)\n(0, 0)\n(0, 2)\n(1, 1)\n(0, 1)\n' | alice --check - data/alice/text-4.txt
