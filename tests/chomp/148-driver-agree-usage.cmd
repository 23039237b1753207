# The driver's own usage.
chomp_agree
