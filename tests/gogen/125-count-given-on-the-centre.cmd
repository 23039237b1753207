# A given on the centre, which all symmetries keep: laid by plain recursion, the other letters anywhere.
printf '.....\n.....\n..A..\n.....\n.....\n' > board; echo ABC > words; gogen --count board words
