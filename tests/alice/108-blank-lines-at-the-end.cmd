{ cat data/alice/text-4.txt; printf '\n \n\n'; } | alice
