# the labels of the picture: each step with its d; the d are worked out by hand
alice --svg data/alice/text-3.txt | grep -o '<tspan[^>]*>[0-9]*</tspan>[^<]*' | sed 's/<[^>]*>//g' | sort -n
