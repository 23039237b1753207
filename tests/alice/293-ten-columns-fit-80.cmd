# a column takes no more than it needs; counted in characters
alice --draw data/alice/10x10.txt | sed 's/\xe2../x/g' | awk 'length > longest { longest = length } END { print (longest <= 80) }'
