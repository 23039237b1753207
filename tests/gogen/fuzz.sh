# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_gogen-board() { words=(gogen - "$data/gogen/easy_words.txt") samples=("$data"/gogen/*_board.txt); }
reader_gogen-words() { words=(gogen --steps "$data/gogen/easy_board.txt" -) samples=("$data"/gogen/*_words.txt); }
reader_gogen-check() { words=(gogen --check - "$data/gogen/easy_words.txt") samples=("$data"/gogen/easy_{solution,wrong_1}.txt); }
reader_gogen-count() { words=(gogen --count "$data/gogen/easy_board.txt" -) samples=("$data"/gogen/*_words.txt); }
