for i in {1..5000}; do printf 'A\nB\n'; done | spellseeker | spellchecker --longest
