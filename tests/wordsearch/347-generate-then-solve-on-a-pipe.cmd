# What --generate prints is read back and solved, whatever the words look like: nothing is unused, and (--unique) each is
# there.
printf '%s\n' 'ice cream' CODE-GO don\'t Straße 'Äpfel, Öl' ёлка λόγος saw was level cat catalog > list
for seed in 1 2 3; do
    wordsearch --generate 14 14 list --seed $seed > puzzle
    wordsearch --unused - < puzzle; wordsearch --count --unique puzzle; sed '1,/^$/d' puzzle | cmp - <(tr ',' '\n' < list | sed 's/^ //') && echo same
    sed '/^$/q' puzzle | grep -c '[a-z -]'
done
for directions in 1 3 5 8; do for seed in 1 2 3 4 5; do wordsearch --generate 12 12 data/wordsearch/words4.txt --directions $directions --seed $seed | wordsearch --count --unique -; done; done | uniq -c | tr -s ' '
