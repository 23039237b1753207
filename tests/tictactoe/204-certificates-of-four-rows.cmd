# The draw of 4,8,4 and the wins of 4,9,4 and 4,10,4, as published, and of 4,11,4, 4,12,4 and 4,16,4 are proved; certificate_check judges
for n in 8 9 10 11 12 16; do
    tictactoe --analyze 4,$n,4 --certificate c | cut -d' ' -f1
    certificate_check c
done
