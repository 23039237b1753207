echo AB | spellpath --memory 8589934591G
