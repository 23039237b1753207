# options that mean nothing without another, or with another: misuse
for words in '--generate 3 3 --rounds 2' '--generate 3 3 --seconds 2' '--generate 3 3 --count' '--puzzle --all' '--puzzle --play x' '--puzzle - -' '--hardest' '--length 3'; do alice $words; echo $?; done 2>&1
