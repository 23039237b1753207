# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_spellseeker() { words=(spellseeker --time-limit 0.1) samples=("$data"/spell/e*.txt); }
