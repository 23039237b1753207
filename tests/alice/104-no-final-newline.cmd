printf '%s' "$(cat data/alice/text-4.txt)" | alice
