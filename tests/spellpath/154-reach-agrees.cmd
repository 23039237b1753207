# what a search can still reach; a plain flood fill
reach_agree 200 20261121
