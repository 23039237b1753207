for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done | spellseeker --method memo --memory 5M
