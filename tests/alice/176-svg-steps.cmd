alice --svg data/alice/text-3.txt | grep -o '<tspan[^>]*>[0-9]*</tspan>[^<]*' | sed 's/<[^>]*>//g' | sort -n
