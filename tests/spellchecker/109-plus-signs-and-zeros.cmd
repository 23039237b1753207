# numbers with signs and leading zeros; as std::istream reads them in the lab's program
printf 'AB\nPATH\n+0 00\n-0 +001\n' | spellchecker
