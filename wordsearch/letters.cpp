#include "wordsearch/letters.h"

#include "wordsearch/shell.h"

#include <algorithm>
#include <iterator>

namespace wordsearch {

namespace {

// Capital letters `first` to `last`, each `step` apart, and the small letter of the first.
struct CaseRange {
    char32_t first, last, step, small;
};

// The simple lowercase mappings of UnicodeData.txt (Unicode 14) for the blocks of Latin, Greek and Cyrillic, and the two
// small letters of CaseFolding.txt that are forms of another: long s and final sigma.
constexpr CaseRange case_ranges[] = {
    {0xC0, 0xD6, 1, 0xE0},       {0xD8, 0xDE, 1, 0xF8},       {0x100, 0x12E, 2, 0x101},
    {0x130, 0x130, 1, 0x69},     {0x132, 0x136, 2, 0x133},    {0x139, 0x147, 2, 0x13A},
    {0x14A, 0x176, 2, 0x14B},    {0x178, 0x178, 1, 0xFF},     {0x179, 0x17D, 2, 0x17A},
    {0x17F, 0x17F, 1, 0x73},     {0x181, 0x181, 1, 0x253},    {0x182, 0x184, 2, 0x183},
    {0x186, 0x186, 1, 0x254},    {0x187, 0x187, 1, 0x188},    {0x189, 0x18A, 1, 0x256},
    {0x18B, 0x18B, 1, 0x18C},    {0x18E, 0x18E, 1, 0x1DD},    {0x18F, 0x18F, 1, 0x259},
    {0x190, 0x190, 1, 0x25B},    {0x191, 0x191, 1, 0x192},    {0x193, 0x193, 1, 0x260},
    {0x194, 0x194, 1, 0x263},    {0x196, 0x196, 1, 0x269},    {0x197, 0x197, 1, 0x268},
    {0x198, 0x198, 1, 0x199},    {0x19C, 0x19C, 1, 0x26F},    {0x19D, 0x19D, 1, 0x272},
    {0x19F, 0x19F, 1, 0x275},    {0x1A0, 0x1A4, 2, 0x1A1},    {0x1A6, 0x1A6, 1, 0x280},
    {0x1A7, 0x1A7, 1, 0x1A8},    {0x1A9, 0x1A9, 1, 0x283},    {0x1AC, 0x1AC, 1, 0x1AD},
    {0x1AE, 0x1AE, 1, 0x288},    {0x1AF, 0x1AF, 1, 0x1B0},    {0x1B1, 0x1B2, 1, 0x28A},
    {0x1B3, 0x1B5, 2, 0x1B4},    {0x1B7, 0x1B7, 1, 0x292},    {0x1B8, 0x1B8, 1, 0x1B9},
    {0x1BC, 0x1BC, 1, 0x1BD},    {0x1C4, 0x1C4, 1, 0x1C6},    {0x1C5, 0x1C5, 1, 0x1C6},
    {0x1C7, 0x1C7, 1, 0x1C9},    {0x1C8, 0x1C8, 1, 0x1C9},    {0x1CA, 0x1CA, 1, 0x1CC},
    {0x1CB, 0x1DB, 2, 0x1CC},    {0x1DE, 0x1EE, 2, 0x1DF},    {0x1F1, 0x1F1, 1, 0x1F3},
    {0x1F2, 0x1F4, 2, 0x1F3},    {0x1F6, 0x1F6, 1, 0x195},    {0x1F7, 0x1F7, 1, 0x1BF},
    {0x1F8, 0x21E, 2, 0x1F9},    {0x220, 0x220, 1, 0x19E},    {0x222, 0x232, 2, 0x223},
    {0x23A, 0x23A, 1, 0x2C65},   {0x23B, 0x23B, 1, 0x23C},    {0x23D, 0x23D, 1, 0x19A},
    {0x23E, 0x23E, 1, 0x2C66},   {0x241, 0x241, 1, 0x242},    {0x243, 0x243, 1, 0x180},
    {0x244, 0x244, 1, 0x289},    {0x245, 0x245, 1, 0x28C},    {0x246, 0x24E, 2, 0x247},
    {0x370, 0x372, 2, 0x371},    {0x376, 0x376, 1, 0x377},    {0x37F, 0x37F, 1, 0x3F3},
    {0x386, 0x386, 1, 0x3AC},    {0x388, 0x38A, 1, 0x3AD},    {0x38C, 0x38C, 1, 0x3CC},
    {0x38E, 0x38F, 1, 0x3CD},    {0x391, 0x3A1, 1, 0x3B1},    {0x3A3, 0x3AB, 1, 0x3C3},
    {0x3C2, 0x3C2, 1, 0x3C3},    {0x3CF, 0x3CF, 1, 0x3D7},    {0x3D8, 0x3EE, 2, 0x3D9},
    {0x3F4, 0x3F4, 1, 0x3B8},    {0x3F7, 0x3F7, 1, 0x3F8},    {0x3F9, 0x3F9, 1, 0x3F2},
    {0x3FA, 0x3FA, 1, 0x3FB},    {0x3FD, 0x3FF, 1, 0x37B},    {0x400, 0x40F, 1, 0x450},
    {0x410, 0x42F, 1, 0x430},    {0x460, 0x480, 2, 0x461},    {0x48A, 0x4BE, 2, 0x48B},
    {0x4C0, 0x4C0, 1, 0x4CF},    {0x4C1, 0x4CD, 2, 0x4C2},    {0x4D0, 0x52E, 2, 0x4D1},
    {0x1E00, 0x1E94, 2, 0x1E01}, {0x1E9E, 0x1E9E, 1, 0xDF},   {0x1EA0, 0x1EFE, 2, 0x1EA1},
    {0x1F08, 0x1F0F, 1, 0x1F00}, {0x1F18, 0x1F1D, 1, 0x1F10}, {0x1F28, 0x1F2F, 1, 0x1F20},
    {0x1F38, 0x1F3F, 1, 0x1F30}, {0x1F48, 0x1F4D, 1, 0x1F40}, {0x1F59, 0x1F5F, 2, 0x1F51},
    {0x1F68, 0x1F6F, 1, 0x1F60}, {0x1F88, 0x1F8F, 1, 0x1F80}, {0x1F98, 0x1F9F, 1, 0x1F90},
    {0x1FA8, 0x1FAF, 1, 0x1FA0}, {0x1FB8, 0x1FB9, 1, 0x1FB0}, {0x1FBA, 0x1FBB, 1, 0x1F70},
    {0x1FBC, 0x1FBC, 1, 0x1FB3}, {0x1FC8, 0x1FCB, 1, 0x1F72}, {0x1FCC, 0x1FCC, 1, 0x1FC3},
    {0x1FD8, 0x1FD9, 1, 0x1FD0}, {0x1FDA, 0x1FDB, 1, 0x1F76}, {0x1FE8, 0x1FE9, 1, 0x1FE0},
    {0x1FEA, 0x1FEB, 1, 0x1F7A}, {0x1FEC, 0x1FEC, 1, 0x1FE5}, {0x1FF8, 0x1FF9, 1, 0x1F78},
    {0x1FFA, 0x1FFB, 1, 0x1F7C}, {0x1FFC, 0x1FFC, 1, 0x1FF3}};

// Small letters that Unicode has twice: those with an oxia are those with a tonos, and a dotted long s is a dotted s.
constexpr std::pair<char32_t, char32_t> same_letters[] = {
    {0x1F71, 0x3AC}, {0x1F73, 0x3AD}, {0x1F75, 0x3AE}, {0x1F77, 0x3AF}, {0x1F79, 0x3CC}, {0x1F7B, 0x3CD},
    {0x1F7D, 0x3CE}, {0x1FD3, 0x390}, {0x1FE3, 0x3B0}, {0x1FBE, 0x3B9}, {0x1E9B, 0x1E61}};

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

// Blocks of combining marks, and the points and vowel signs of Hebrew and Arabic.
constexpr std::pair<char32_t, char32_t> mark_blocks[] = {
    {0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5C7},   {0x610, 0x61A},
    {0x64B, 0x65F},   {0x670, 0x670},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
    {0x200C, 0x200D}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}};

bool is_mark(char32_t point) {
    return std::any_of(std::begin(mark_blocks), std::end(mark_blocks),
                       [point](const auto &block) { return point >= block.first && point <= block.second; });
}

char32_t small(char32_t point) {
    if (point < 0x80) return static_cast<unsigned char>(fold(static_cast<char>(point)));
    for (const CaseRange &range : case_ranges)
        if (point >= range.first && point <= range.last && (point - range.first) % range.step == 0) {
            point = range.small + (point - range.first);
            break;
        }
    for (const auto &[letter, same] : same_letters)
        if (point == letter) return same;
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

void append(std::string &text, char32_t point) {
    const auto byte = [&text](char32_t value) { text += static_cast<char>(value); };
    const auto tail = [&](int shift) { byte(0x80 | (point >> shift & 0x3F)); };
    if (point < 0x80) return byte(point);
    if (point < 0x800) byte(0xC0 | point >> 6);
    else if (point < 0x10000) byte(0xE0 | point >> 12);
    else byte(0xF0 | point >> 18);
    if (point >= 0x10000) tail(12);
    if (point >= 0x800) tail(6);
    tail(0);
}

std::u32string points_of(std::string_view letter) {
    std::u32string points;
    while (!letter.empty()) points += shell::take_code_point(letter).value_or(0xFFFD);
    return points;
}

std::string text_of(const std::u32string &points) {
    std::string text;
    for (const char32_t point : points) append(text, point);
    return text;
}

} // namespace

std::string letter_text(char32_t point) { return text_of(std::u32string(1, point)); }

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
        if (!mark || !is_mark(*mark)) break;
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
    else if (point >= 0x80)
        for (const CaseRange &range : case_ranges)
            if (const char32_t more = point - range.small; // wraps to a large number below the range
                more <= range.last - range.first && more % range.step == 0) {
                point = range.first + more;
                break;
            }
    return text_of(points);
}

std::string plain_letter(std::string_view letter) {
    if (letter == "ß") return "ss";
    std::u32string points = points_of(letter);
    if (points.size() > 1) {
        points.pop_back();
        return text_of(points);
    }
    for (const MarkedLetters &marked : marked_letters)
        if (const auto i = marked.composed.find(points[0]); i != marked.composed.npos)
            return text_of(std::u32string(1, marked.letters[i]));
    return std::string(letter);
}

bool is_left_out(std::string_view letter) {
    constexpr std::u32string_view left_out = U" \t-'`\u00A0\u00AD\u00B4\u02BC\u2018\u2019";
    const std::u32string points = points_of(letter);
    return left_out.find(points[0]) != left_out.npos || (points[0] >= 0x2000 && points[0] <= 0x2015);
}

bool is_unprintable(std::string_view letter) {
    const char32_t point = points_of(letter)[0];
    return point < ' ' || (point >= 0x7F && point < 0xA0) || (point >= 0x2028 && point < 0x202F) ||
           is_mark(point);
}

void Alphabet::number_letters() {
    if (numbers_.size() > most_letters)
        throw shell::InputError("more than " + std::to_string(most_letters) +
                                " different letters found, expected fewer");
    for (auto &[letter, number] : numbers_) {
        number = static_cast<Number>(letters_.size());
        letters_.push_back(letter);
    }
    for (int value = 0; value < (kind_ == LetterKind::utf8 ? 128 : 256); ++value) {
        const char byte = static_cast<char>(value);
        of_bytes_[static_cast<std::size_t>(value)] =
            number_of(std::string(1, kind_ == LetterKind::byte ? byte : fold(byte)));
    }
}

Number Alphabet::number_of(const std::string &letter) const {
    const auto place = numbers_.find(letter);
    return place == numbers_.end() ? Number(0) : place->second;
}

bool Alphabet::append(const std::string &letter, std::u16string &to) const {
    if (const Number number = number_of(letter); number != 0) {
        to += number;
        return true;
    }
    if (kind_ != LetterKind::utf8) return false;
    const std::string plain = plain_letter(letter);
    if (plain == letter) return false;
    for (std::string_view rest = plain; !rest.empty();)
        if (!append(*take_letter(rest), to)) return false;
    return true;
}

} // namespace wordsearch
