# 2 x 2 again: who begins wins, by eating 2 2 (case 301). On a bar of the human's choosing; a bar that is none is asked for
# again, and `new` asks for another one.
printf '%s\n' 2x 0x3 '2 x 2' b2 'B1' new 11 1,2 y q | chomp --play
