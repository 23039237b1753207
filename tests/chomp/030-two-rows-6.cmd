# two rows, the lower one longer by one: a LOSS; a known result
chomp 222221
