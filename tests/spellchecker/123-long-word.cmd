# of a long word the start is shown; the rule for messages
(echo AB PATH; head -c 100000 /dev/zero | tr '\0' x) | spellchecker
