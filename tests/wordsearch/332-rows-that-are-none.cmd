# What is no row of letters is refused with file and line, and the option that takes it; expected from the manual.
echo ab > words
for rows in 'abc\nab\n' 'a b c\na b\n' 'abc\nab cd\n' 'a,b,c\na,,c\n' 'abc\nabcd' 'abc\na\001c\n' 'abc\na\xffc\n' '\xe9t\xe9\n'; do
    printf "$rows" > grid; wordsearch grid words 2>&1; echo $?
done
