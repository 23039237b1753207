# the last line may lack its line feed; the answer of the text's test case 4
printf '%s' "$(cat data/alice/text-4.txt)" | alice
