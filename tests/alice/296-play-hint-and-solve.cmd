# hints are steps of the text's shortest path, also from elsewhere on the way; where there is no way it says so
play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
printf 'hint\nu\nsolve\nr\nu\nd\nhint\ndr\nhint\nsolve\n' | play
printf 'r\nr\nhint\n' | alice --play data/alice/dead-ends.txt | tail -n 1
