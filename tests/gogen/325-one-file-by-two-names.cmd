# Two names of one file, which the words would take from the board, are an error before anything is written.
try() { gogen --generate --seed 1 --board "$1" --words-out "$2" 2>&1; echo $?; }
mkdir folder; ln -s folder link
try new ./new; try folder/new link/../folder/new; try "$PWD/new" new; ls folder; [[ ! -e new ]] && echo nothing is written
echo old > file; ln -s file linked
try file linked; cat file
try new link/new; ls new link/new
