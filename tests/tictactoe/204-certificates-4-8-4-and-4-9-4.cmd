# The draw of 4,8,4 and the win of 4,9,4, as published, are proved; certificate_check judges
for n in 8 9; do
    tictactoe --analyze --rows 4 --cols $n --in-a-row 4 --certificate c | cut -d' ' -f1
    certificate_check c
done
