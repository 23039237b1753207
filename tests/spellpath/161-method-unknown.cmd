spellpath --method magic
