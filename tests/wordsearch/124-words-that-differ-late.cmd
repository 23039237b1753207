# Words that differ in a late letter; wordsearch_reference, the lecture's program written independently, finds the same.
printf 'internationalization\ninternationalisation\nnoitazilanoitanretni\n' > grid.txt; printf 'international\ninternationalisation\ninternationalise\ninternationalism\ninternationalization\ninternationalize\n' > words.txt
wordsearch grid.txt words.txt
