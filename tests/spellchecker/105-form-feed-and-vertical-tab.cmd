printf 'AB\fBA\vPATH\v1 1\f' | spellchecker
