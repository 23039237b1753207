printf ',-.' | spellpath
