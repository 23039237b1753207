# any white space separates words; lab text
printf 'AB\fBA\vPATH\v1 1\f' | spellchecker
