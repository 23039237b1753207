# wrong options and unknown programs: usage and exit code 2; the head of faults
for words in '' 'nothing' '--limit' '--limit x dond' '--cut dond' 'dond dond'; do
    faults $words
    echo $?
done
PATH=/usr/bin:/bin "$(command -v faults)" dond
echo $?
