#include "wordsearch/letters.h"

#include "shell/text.h"

namespace wordsearch {

namespace {

// Each capital letter with its small one behind it: the simple lowercase mappings of UnicodeData.txt (Unicode
// 14) for the blocks of Latin, Greek and Cyrillic, and the two small letters of CaseFolding.txt that are
// forms of another: long s and final sigma. (clang-format takes some of the letters for wider than they are.)
// clang-format off
constexpr std::u32string_view case_pairs =
    U"ÀàÁáÂâÃãÄäÅåÆæÇçÈèÉéÊêËëÌìÍíÎîÏïÐðÑñÒòÓóÔôÕõÖöØøÙùÚúÛûÜüÝýÞþĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģ"
    U"ĤĥĦħĨĩĪīĬĭĮįİiĲĳĴĵĶķĹĺĻļĽľĿŀŁłŃńŅņŇňŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸÿŹźŻżŽžſsƁɓƂƃ"
    U"ƄƅƆɔƇƈƉɖƊɗƋƌƎǝƏəƐɛƑƒƓɠƔɣƖɩƗɨƘƙƜɯƝɲƟɵƠơƢƣƤƥƦʀƧƨƩʃƬƭƮʈƯưƱʊƲʋƳƴƵƶƷʒƸƹƼƽǄǆǅǆǇǉǈǉǊǌǋǌǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜ"
    U"ǞǟǠǡǢǣǤǥǦǧǨǩǪǫǬǭǮǯǱǳǲǳǴǵǶƕǷƿǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȝȞȟȠƞȢȣȤȥȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺⱥȻȼȽƚȾⱦ"
    U"ɁɂɃƀɄʉɅʌɆɇɈɉɊɋɌɍɎɏͰͱͲͳͶͷͿϳΆάΈέΉήΊίΌόΎύΏώΑαΒβΓγΔδΕεΖζΗηΘθΙιΚκΛλΜμΝνΞξΟοΠπΡρΣσΤτΥυΦφΧχΨψΩωΪϊΫϋςσϏϗ"
    U"ϘϙϚϛϜϝϞϟϠϡϢϣϤϥϦϧϨϩϪϫϬϭϮϯϴθϷϸϹϲϺϻϽͻϾͼϿͽЀѐЁёЂђЃѓЄєЅѕІіЇїЈјЉљЊњЋћЌќЍѝЎўЏџАаБбВвГгДдЕеЖжЗзИиЙйКкЛлМм"
    U"НнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯяѠѡѢѣѤѥѦѧѨѩѪѫѬѭѮѯѰѱѲѳѴѵѶѷѸѹѺѻѼѽѾѿҀҁҊҋҌҍҎҏҐґҒғҔҕҖҗҘҙҚқҜҝҞҟҠҡ"
    U"ҢңҤҥҦҧҨҩҪҫҬҭҮүҰұҲҳҴҵҶҷҸҹҺһҼҽҾҿӀӏӁӂӃӄӅӆӇӈӉӊӋӌӍӎӐӑӒӓӔӕӖӗӘәӚӛӜӝӞӟӠӡӢӣӤӥӦӧӨөӪӫӬӭӮӯӰӱӲӳӴӵӶӷӸӹӺӻӼӽӾӿԀԁ"
    U"ԂԃԄԅԆԇԈԉԊԋԌԍԎԏԐԑԒԓԔԕԖԗԘԙԚԛԜԝԞԟԠԡԢԣԤԥԦԧԨԩԪԫԬԭԮԯḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱ"
    U"ḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑ"
    U"ẒẓẔẕẞßẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ"
    U"ỺỻỼỽỾỿἈἀἉἁἊἂἋἃἌἄἍἅἎἆἏἇἘἐἙἑἚἒἛἓἜἔἝἕἨἠἩἡἪἢἫἣἬἤἭἥἮἦἯἧἸἰἹἱἺἲἻἳἼἴἽἵἾἶἿἷὈὀὉὁὊὂὋὃὌὄὍὅὙὑὛὓὝὕὟὗὨὠὩὡὪὢὫὣὬὤ"
    U"ὭὥὮὦὯὧᾈᾀᾉᾁᾊᾂᾋᾃᾌᾄᾍᾅᾎᾆᾏᾇᾘᾐᾙᾑᾚᾒᾛᾓᾜᾔᾝᾕᾞᾖᾟᾗᾨᾠᾩᾡᾪᾢᾫᾣᾬᾤᾭᾥᾮᾦᾯᾧᾸᾰᾹᾱᾺὰΆάᾼᾳῈὲΈέῊὴΉήῌῃῘῐῙῑῚὶΊίῨῠῩῡῪὺΎύῬῥῸὸΌό"
    U"ῺὼΏώῼῳ";
// clang-format on

// Small letters that Unicode has twice: those with an oxia are those with a tonos, and a dotted long s is a
// dotted s.
constexpr std::u32string_view same_letters = U"άάέέήήίίόόύύώώΐΐΰΰιιẛṡ";

// The other of a pair whose first letter, or second, is the point; 0 if there is none.
char32_t partner(std::u32string_view pairs, char32_t point, std::size_t which) {
    for (std::size_t i = which; i < pairs.size(); i += 2)
        if (pairs[i] == point) return pairs[i ^ 1];
    return 0;
}

// Letters that can carry a mark, and what they are with it.
struct MarkedLetters {
    char32_t mark;
    std::u32string_view letters, composed;
};

// The canonical compositions of UnicodeData.txt (Unicode 14) for the small letters of the same blocks.
constexpr MarkedLetters marked_letters[] = {
    {0x300, U"aeiouünеиēōwâăêôơưyἀἁἐἑἠἡἰἱὀὁὐὑὠὡαεηιουω᾿ϊ῾ϋ¨",
     U"àèìòùǜǹѐѝḕṑẁầằềồờừỳἂἃἒἓἢἣἲἳὂὃὒὓὢὣὰὲὴὶὸὺὼ῍ῒ῝ῢ῭"},
    {0x301, U"aeiouyclnrszügåæø¨ϊαεηιϋουωϒгкçēïkmõōpũwâăêôơưἀἁἐἑἠἡἰἱὀὁὐὑὠὡ᾿῾",
     U"áéíóúýćĺńŕśźǘǵǻǽǿ΅ΐάέήίΰόύώϓѓќḉḗḯḱḿṍṓṕṹẃấắếốớứἄἅἔἕἤἥἴἵὄὅὔὕὤὥ῎῞"},
    {0x302, U"aeioucghjswyzạẹọ", U"âêîôûĉĝĥĵŝŵŷẑậệộ"},
    {0x303, U"anoiuvâăeêôơưy", U"ãñõĩũṽẫẵẽễỗỡữỹ"},
    {0x304, U"aeiouüäȧæǫöõȯyиуgḷṛαιυ", U"āēīōūǖǟǡǣǭȫȭȱȳӣӯḡḹṝᾱῑῡ"},
    {0x306, U"aegiouиужаеȩạαιυ", U"ăĕğĭŏŭйўӂӑӗḝặᾰῐῠ"},
    {0x307, U"cegzaobdfhmnprsśšṣtwxyſ", U"ċėġżȧȯḃḋḟḣṁṅṗṙṡṥṧṩṫẇẋẏẛ"},
    {0x308, U"aeiouyιυϒеіаәжзиоөэучыhõūwxt", U"äëïöüÿϊϋϔёїӓӛӝӟӥӧӫӭӱӵӹḧṏṻẅẍẗ"},
    {0x309, U"aâăeêioôơuưy", U"ảẩẳẻểỉỏổởủửỷ"},
    {0x30A, U"auwy", U"åůẘẙ"},
    {0x30B, U"ouу", U"őűӳ"},
    {0x30C, U"cdelnrstzaiouügkʒjh", U"čďěľňřšťžǎǐǒǔǚǧǩǯǰȟ"},
    {0x30F, U"aeioruѵ", U"ȁȅȉȍȑȕѷ"},
    {0x311, U"aeioru", U"ȃȇȋȏȓȗ"},
    {0x313, U"αεηιουωρ", U"ἀἐἠἰὀὐὠῤ"},
    {0x314, U"αεηιουωρ", U"ἁἑἡἱὁὑὡῥ"},
    {0x31B, U"ou", U"ơư"},
    {0x323, U"bdhklmnrstvwzaeioơuưy", U"ḅḍḥḳḷṃṇṛṣṭṿẉẓạẹịọợụựỵ"},
    {0x324, U"u", U"ṳ"},
    {0x325, U"a", U"ḁ"},
    {0x326, U"st", U"șț"},
    {0x327, U"cgklnrstedh", U"çģķļņŗşţȩḑḩ"},
    {0x328, U"aeiuo", U"ąęįųǫ"},
    {0x32D, U"delntu", U"ḓḙḽṋṱṷ"},
    {0x32E, U"h", U"ḫ"},
    {0x330, U"eiu", U"ḛḭṵ"},
    {0x331, U"bdklnrtzh", U"ḇḏḵḻṉṟṯẕẖ"},
    {0x342, U"ἀἁἠἡἰἱὐὑὠὡα¨η᾿ιϊ῾υϋω", U"ἆἇἦἧἶἷὖὗὦὧᾶ῁ῆ῏ῖῗ῟ῦῧῶ"},
    {0x345, U"ἀἁἂἃἄἅἆἇἠἡἢἣἤἥἦἧὠὡὢὣὤὥὦὧὰαάᾶὴηήῆὼωώῶ", U"ᾀᾁᾂᾃᾄᾅᾆᾇᾐᾑᾒᾓᾔᾕᾖᾗᾠᾡᾢᾣᾤᾥᾦᾧᾲᾳᾴᾷῂῃῄῇῲῳῴῷ"},
};

// Blocks of code points, each by its first and last: combining marks with the points and vowel signs of
// Hebrew and Arabic.
constexpr std::u32string_view marks =
    U"\u0300\u036F\u0483\u0489\u0591\u05C7\u0610\u061A\u064B\u065F\u0670\u0670\u1AB0\u1AFF\u1DC0\u1DFF"
    U"\u200C\u200D\u20D0\u20FF\uFE00\uFE0F\uFE20\uFE2F";
// Signs of Latin-1, general punctuation, boxes and bullets, marks of Chinese, and those in full width.
constexpr std::u32string_view signs =
    U"\u00A1\u00A9\u00AB\u00B1\u00B4\u00B8\u00BB\u00BF\u2010\u205E\u2190\u21FF\u2500\u27BF\u3000\u3003"
    U"\u3008\u3011\uFF01\uFF0F\uFF1A\uFF20";

bool is_in_block(std::u32string_view blocks, char32_t point) {
    for (std::size_t i = 0; i < blocks.size(); i += 2)
        if (point >= blocks[i] && point <= blocks[i + 1]) return true;
    return false;
}

char32_t small(char32_t point) {
    if (point < 0x80) return static_cast<unsigned char>(fold(static_cast<char>(point)));
    for (const std::u32string_view pairs : {case_pairs, same_letters})
        if (const char32_t other = partner(pairs, point, 0)) return other;
    return point;
}

// The letter with the mark as one code point, or 0 if there is none.
char32_t composed(char32_t letter, char32_t mark) {
    for (const MarkedLetters &marked : marked_letters)
        if (marked.mark == mark)
            if (const auto i = marked.letters.find(letter); i != marked.letters.npos)
                return marked.composed[i];
    return 0;
}

// In UTF-8: a byte with the highest bits, and one for each six bits after them.
void append(std::string &text, char32_t point) {
    const auto byte = [&text](char32_t value) { text += static_cast<char>(value); };
    if (point < 0x80) return byte(point);
    int more = 1 + (point >= 0x800) + (point >= 0x10000);
    byte((0x1F80U >> more & 0xFF) | point >> 6 * more);
    while (more-- > 0) byte(0x80 | (point >> 6 * more & 0x3F));
}

std::u32string points_of(std::string_view letter) {
    std::u32string points;
    while (!letter.empty()) points += shell::take_code_point(letter).value_or(0xFFFD);
    return points;
}

std::string text_of(std::u32string_view points) {
    std::string text;
    for (const char32_t point : points) append(text, point);
    return text;
}

} // namespace

std::string_view without_blanks(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r"), text.size()));
    return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

std::string letter_text(char32_t point) { return text_of({&point, 1}); }

std::optional<std::string> take_letter(std::string_view &text, LetterKind kind) {
    if (kind != LetterKind::utf8) {
        std::string byte(text.substr(0, 1));
        text.remove_prefix(1);
        return byte;
    }
    const std::optional<char32_t> first = shell::take_code_point(text);
    if (!first) return {};
    std::u32string points(1, small(*first));
    while (!text.empty() && static_cast<unsigned char>(text[0]) >= 0x80) {
        std::string_view rest = text;
        const std::optional<char32_t> mark = shell::take_code_point(rest);
        if (!mark || !is_in_block(marks, *mark)) break;
        text = rest;
        if (const char32_t one = composed(points.back(), *mark)) points.back() = one;
        else if (*mark < 0xFE00 || *mark > 0xFE0F) points += *mark; // variants of a letter are the letter
    }
    return text_of(points);
}

std::string capital(std::string_view letter) {
    if (letter == "ß") return "SS";
    std::u32string points = points_of(letter);
    char32_t &point = points[0];
    if (point >= 'a' && point <= 'z') point -= 'a' - 'A';
    else if (const char32_t other = point >= 0x80 ? partner(case_pairs, point, 1) : 0) point = other;
    return text_of(points);
}

std::string plain_letter(std::string_view letter, bool in_two) {
    struct Pair {
        std::string_view letter, two;
        bool always; // has no mark that may be left out
    };
    constexpr Pair pairs[] = {{"ß", "ss", true},  {"œ", "oe", true},  {"æ", "ae", true},
                              {"ĳ", "ij", true},  {"ä", "ae", false}, {"ö", "oe", false},
                              {"ü", "ue", false}, {"å", "aa", false}, {"ø", "oe", false}};
    for (const Pair &pair : pairs)
        if (pair.letter == letter && (in_two || pair.always)) return std::string(pair.two);
    if (letter == "ø") return "o";
    std::u32string points = points_of(letter);
    if (points.size() > 1) {
        points.pop_back();
        return text_of(points);
    }
    for (const MarkedLetters &marked : marked_letters)
        if (const auto i = marked.composed.find(points[0]); i != marked.composed.npos)
            return letter_text(marked.letters[i]);
    return std::string(letter);
}

Sign sign_of(std::string_view letter) {
    const char32_t point = points_of(letter)[0];
    const auto is_one_of = [point](std::u32string_view points) { return points.find(point) != points.npos; };
    if (is_one_of(U" \t-'`\u00A0\u00AD\u00B4\u02BC\u2018\u2019")) return Sign::left_out;
    if (point >= 0x2000 && point <= 0x2015) return Sign::left_out; // blanks and dashes
    if (is_one_of(U"\"#([{\u00A1\u00AB\u00BF\u201A\u201C\u201E")) return Sign::opening;
    return is_one_of(U"!$%&)*+./:;<=>?@\\]^_|}~,") || is_in_block(signs, point) ? Sign::punctuation
                                                                                : Sign::letter;
}

bool is_unprintable(std::string_view letter) {
    const char32_t point = points_of(letter)[0];
    return point < ' ' || (point >= 0x7F && point < 0xA0) || (point >= 0x2028 && point < 0x202F) ||
           is_in_block(marks, point);
}

bool Alphabet::has(const std::string &letter) const {
    const auto place = letters_of_.find(letter);
    return place != letters_of_.end() && place->second.of_grid;
}

void Alphabet::number_letters() {
    if (kind_ == LetterKind::utf8)
        for (char letter = 'a'; letter <= 'z'; ++letter)
            letters_of_.emplace(std::string(1, letter), Entry{0, false});
    for (const auto &[letter, entry] : letters_of_) number_of(letter);
}

Number Alphabet::number_of(const std::string &letter) {
    Number &number = letters_of_.try_emplace(letter, Entry{0, false}).first->second.number;
    if (number == 0) {
        if (letters_.size() > most_letters)
            throw shell::InputError("more than " + std::to_string(most_letters) +
                                    " different letters found, expected fewer");
        number = static_cast<Number>(letters_.size());
        letters_.push_back(letter);
    }
    return number;
}

std::string Alphabet::in_grid(const std::string &letter, bool in_two) const {
    if (has(letter) || kind_ != LetterKind::utf8) return letter;
    const std::string plain = plain_letter(letter, in_two);
    if (plain == letter) return letter;
    std::string result;
    for (std::string_view rest = plain; !rest.empty();) {
        const std::string one = in_grid(*take_letter(rest));
        if (std::string_view first = one; !has(*take_letter(first))) return letter;
        result += one;
    }
    return result;
}

void Alphabet::append(const std::string &letter, std::u16string &to, bool in_two) {
    const std::string text = in_grid(letter, in_two);
    for (std::string_view rest = text; !rest.empty();) to += number_of(*take_letter(rest, kind_));
}

} // namespace wordsearch
