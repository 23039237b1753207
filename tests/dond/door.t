# 354 a file of another kind is taken for text: each kind by the bytes that its format prescribes, at their place, and nothing else
    UNIX> while read -r bytes; do printf "${bytes//_/ }" >f; shell_toy read - 1 f 2>&1; done << 'END' | cut -d: -f3-
    > \037\213\010
    > \3757zXZ\000
    > BZh91AY&SY
    > (\265/\375
    > PK\003\004\000.........................mimetypeapplication/vnd.oasis.opendocument.spreadsheet
    > PK\003\004\000.........................mimetypeapplication/vnd.oasis.opendocument.text
    > PK\003\004\024\000..xl/workbook.xml
    > PK\003\004\024\000..word/document.xml
    > PK\003\004plain
    > \320\317\021\340
    > {\\rtf1
    > %%PDF-1.4
    > \211PNG
    > \377\330\377\340
    > GIF89a
    > RIFF\000...WEBP
    > \000\000\000.ftypmp42
    > \177ELF
    > \n_<!DocType_HTML>
    > <HTML>
    > <svg_xmlns
    > <?xml_version
    > END
    > printf 'RIFF....WEBP xl/ word/ GIF <sv PK\n' >f; shell_toy read - 1 f
     gzip data found, expected text: zcat f | toy -
     xz data found, expected text: xzcat f | toy -
     bzip2 data found, expected text: bzcat f | toy -
     zstd data found, expected text: zstdcat f | toy -
     a spreadsheet found, expected text: save it as CSV
     an office document found, expected text: save it as plain text
     a spreadsheet found, expected text: save it as CSV
     an office document found, expected text: save it as plain text
     a zip archive found, expected text: unzip -p f | toy -
     an office document found, expected text: save it as plain text
     an RTF document found, expected text: save it as plain text
     a PDF found, expected text: pdftotext -layout f - | toy -
     a picture (PNG) found, expected text: type what it shows
     a picture (JPEG) found, expected text: type what it shows
     a picture (GIF) found, expected text: type what it shows
     a picture (WebP) found, expected text: type what it shows
     a picture or film found, expected text: type what it shows
     an executable program found, expected text: give it a text file
     a web page (HTML) found, expected text: paste the text of the page
     a web page (HTML) found, expected text: paste the text of the page
     a picture (SVG) found, expected text: type what it shows
     XML found, expected text: paste its text
    RIFF....WEBP xl/ word/ GIF <sv PK

# 355 UTF-16 and UTF-32 are read wrongly: each order with a mark and without, a pair of surrogates (U+1F600, 😀), and what is no character: a half of a pair, half a unit at the end, a number beyond Unicode; by the Unicode standard, D91 and D92
    UNIX> while read -r bytes; do printf "$bytes" >f; shell_toy read - 1 f; echo; done << 'END'
    > \377\376a\000\254\040
    > \376\377\000a\040\254
    > \377\376\000\000a\000\000\000\000\366\001\000
    > \000\000\376\377\000\000\000a\000\001\366\000
    > a\000b\000
    > \000a\000b
    > a\000\000\000b\000\000\000
    > \000\000\000a\000\000\000b
    > \377\376=\330\000\336!\000
    > \376\377\330=\336\000\000!
    > \377\376=\330a\000
    > \377\376\000\336a\000
    > \377\376=\330
    > \377\376a\000b
    > \376\377\000ab
    > \377\376\000\000a\000\000\000\000\000\021\000
    > END
    a€
    a€
    a😀
    a😀
    ab
    ab
    ab
    ab
    😀!
    😀!
    �a
    �a
    �
    a�
    a�
    a�

# 356 a table is misread, or text is taken for one: by the head of table.h; cells of one character are put together, an empty one is -
    UNIX> while read -r bytes; do printf "$bytes" >f; shell_toy read - 1 f 2>&1; echo .; done << 'END'
    > a|b\nc|\n
    > |a|b|\n|-|-|\n|c|d|\n
    > |\ta | b |\n|---|:-:|\n| | d |\n
    > +==+==+\n|a|b|\n+--+--+\n|c|d|\n+--+--+\nend
    > |a\n|b\n
    > |a|b|\n|c|d|e\n
    > |a|b|\n||c|\n
    > "a",","\nb,c\n
    > title\na;b\nc;d\n;\n
    > a;b\nc;d\n;\n\nx,y\nz,w\n
    > a\t\tb\nc\td\te\n
    > é,b\nc,d\n
    > END
    toy: f:1: cells separated by '|' found
    ab
    c-
    .
    toy: f:1: cells separated by '|' found
    ab
    --
    cd
    .
    toy: f:1: cells separated by '|' found
    ab

    -d
    .
    toy: f:2: cells separated by '|' found

    ab

    cd

    end
    .
    toy: f:1: cells separated by '|' found
    -a
    -b
    .
    toy: f:1: cells separated by '|' found
    -ab-
    -cde
    .
    toy: f:1: cells separated by '|' found
    ab
    -c
    .
    toy: f:1: cells separated by ',' found
    a,
    bc
    .
    toy: f:2: cells separated by ';' found
    title
    ab
    cd
    --
    .
    toy: f:1: cells separated by ';' found
    ab
    cd


    xy
    zw
    .
    toy: f:1: cells separated by tabs found
    a-b
    cde
    .
    toy: f:1: cells separated by ',' found
    éb
    cd
    .

# 357 what is no table stays as it is: pairs, lines of different widths, cells that are too long, tabs without an empty cell between, quotes without an end, a rule without rows, one line; longer cells have a blank between
    UNIX> for bytes in '(1,2)\n(3,4)\n' 'a,b\nc,d,e\n' 'ab,c\nd,e\nf,g\n' 'a\tb\n\tc\n' '\ta\tb\n\tc\td\n' 'a,"b\nc,d\n' '|---|\nabc\n' 'a,b\n' 'a\nb\n'; do
    >     printf "$bytes" >f; shell_toy read - 1 f 2>&1 | cmp - f && echo stays
    > done; printf 'ab,\nd,e\n' >f; shell_toy read . 2 f
    stays
    stays
    stays
    stays
    stays
    stays
    stays
    stays
    stays
    ab .
    d e
    2> toy: f:1: cells separated by ',' found

# 358 typographic signs of each kind, the first and last of each row and their neighbours, which stay; by Unicode's charts
    UNIX> printf '[ ][ ][ ][​][⁠][ ][ ][　]\n[‐][―][−][‖]\n[‘][‛][‹][›][‗]\n[“][‟][«][»][†]\n[·][•][‣]\n[─][━][═][┄]\n[│][┃][║][┌][╋][╌][╒][╬][╭]\n' >f; shell_toy read - 1 f
    [ ][ ][ ][][][ ][ ][ ]
    [-][-][-][‖]
    [']['][']['][‗]
    ["]["]["]["][†]
    [*][*][‣]
    [-][-][-][┄]
    [|][|][|][+][+][╌][+][+][╭]

# 359 what is not UTF-8 is called by what it can be: bytes from 0xA0 on are letters in Latin-1, those from 0x80 in Windows-1252, too
    UNIX> for bytes in 'caf\351' '\223caf\351\224'; do printf "$bytes" >f; shell_toy read - 1 f; echo; done
    not UTF-8; if the file is Latin-1, convert it: iconv -f latin1 -t utf-8 f
    not UTF-8; if the file is Windows-1252, convert it: iconv -f cp1252 -t utf-8 f

# 360 -o FILE: what standard output would have is not in the file, or is still printed
    UNIX> echo a >f; shell_toy read - 1 f -o out; cat out; shell_toy read - 1 f -o /dev/stdout | cat; shell_toy read - 1 f --output -
    a
    a
    a
