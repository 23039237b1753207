printf 'internationalization\ninternationalisation\nnoitazilanoitanretni\n' > grid.txt; printf 'international\ninternationalisation\ninternationalise\ninternationalism\ninternationalization\ninternationalize\n' > words.txt
wordsearch grid.txt words.txt
