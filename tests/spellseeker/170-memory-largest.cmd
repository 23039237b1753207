echo AB | spellseeker --memory 8589934591G | spellchecker --longest
