spellpath --memory 8589934592G
