(echo AB PATH; head -c 100000 /dev/zero | tr '\0' x) | spellchecker
