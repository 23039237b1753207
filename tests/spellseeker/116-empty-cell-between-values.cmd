printf ',-.' | spellseeker | spellchecker --longest
