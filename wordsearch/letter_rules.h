// What letters do in the languages of the world, in one table. letters.h says what a letter is.
//
// Sources: UnicodeData.txt, SpecialCasing.txt, CaseFolding.txt and DerivedGeneralCategory.txt of Unicode 14;
// GraphemeBreakTest.txt's rule GB9c for conjuncts; CLDR's transliteration Latin-ASCII for letters with a
// stroke.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace wordsearch {

enum class Effect {
    capital, // pairs: a capital and its small letter
    dotted,  // pairs as above, in languages that have a small letter without a dot
    same,    // pairs: the first is always the second
    lacking, // pairs: in a grid that lacks the first, the second stands for it
    two,     // triples: in such a grid, the next two do
    umlaut,  // triples: so do the next two, or the first without its mark
    marked,  // a mark, then pairs: a letter with the mark, and without
};

/// How many letters make a group of these: a pair or a triple.
constexpr std::size_t group_size(Effect effect) {
    return effect == Effect::two || effect == Effect::umlaut ? 3 : 2;
}

struct LetterRule {
    Effect effect;
    std::u32string_view letters;
};

// clang-format off
inline constexpr LetterRule letter_rules[] = {
    // Latin, Greek, Cyrillic, Armenian: the simple lowercase mappings.
    {Effect::capital,
     U"AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz"
     U"ÀàÁáÂâÃãÄäÅåÆæÇçÈèÉéÊêËëÌìÍíÎîÏïÐðÑñÒòÓóÔôÕõÖöØøÙùÚúÛûÜüÝýÞþĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġ"
     U"ĢģĤĥĦħĨĩĪīĬĭĮįĲĳĴĵĶķĹĺĻļĽľĿŀŁłŃńŅņŇňŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸÿŹźŻżŽžƁɓƂƃ"
     U"ƄƅƆɔƇƈƉɖƊɗƋƌƎǝƏəƐɛƑƒƓɠƔɣƖɩƗɨƘƙƜɯƝɲƟɵƠơƢƣƤƥƦʀƧƨƩʃƬƭƮʈƯưƱʊƲʋƳƴƵƶƷʒƸƹƼƽǄǆǅǆǇǉǈǉǊǌǋǌǍǎǏǐǑǒǓǔǕǖǗǘǙǚ"
     U"ǛǜǞǟǠǡǢǣǤǥǦǧǨǩǪǫǬǭǮǯǱǳǲǳǴǵǶƕǷƿǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȝȞȟȠƞȢȣȤȥȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺⱥȻȼ"
     U"ȽƚȾⱦɁɂɃƀɄʉɅʌɆɇɈɉɊɋɌɍɎɏͰͱͲͳͶͷͿϳΆάΈέΉήΊίΌόΎύΏώΑαΒβΓγΔδΕεΖζΗηΘθΙιΚκΛλΜμΝνΞξΟοΠπΡρΣσΤτΥυΦφΧχΨψΩωΪϊ"
     U"ΫϋϏϗϘϙϚϛϜϝϞϟϠϡϢϣϤϥϦϧϨϩϪϫϬϭϮϯϴθϷϸϹϲϺϻϽͻϾͼϿͽЀѐЁёЂђЃѓЄєЅѕІіЇїЈјЉљЊњЋћЌќЍѝЎўЏџАаБбВвГгДдЕеЖжЗзИиЙй"
     U"КкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯяѠѡѢѣѤѥѦѧѨѩѪѫѬѭѮѯѰѱѲѳѴѵѶѷѸѹѺѻѼѽѾѿҀҁҊҋҌҍҎҏҐґҒғҔҕҖҗҘҙ"
     U"ҚқҜҝҞҟҠҡҢңҤҥҦҧҨҩҪҫҬҭҮүҰұҲҳҴҵҶҷҸҹҺһҼҽҾҿӀӏӁӂӃӄӅӆӇӈӉӊӋӌӍӎӐӑӒӓӔӕӖӗӘәӚӛӜӝӞӟӠӡӢӣӤӥӦӧӨөӪӫӬӭӮӯӰӱӲӳӴӵӶӷ"
     U"ӸӹӺӻӼӽӾӿԀԁԂԃԄԅԆԇԈԉԊԋԌԍԎԏԐԑԒԓԔԕԖԗԘԙԚԛԜԝԞԟԠԡԢԣԤԥԦԧԨԩԪԫԬԭԮԯԱաԲբԳգԴդԵեԶզԷէԸըԹթԺժԻիԼլԽխԾծԿկՀհՁձՂղՃճ"
     U"ՄմՅյՆնՇշՈոՉչՊպՋջՌռՍսՎվՏտՐրՑցՒւՓփՔքՕօՖֆḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷ"
     U"ḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕ"
     U"ẞßẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỻ"
     U"ỼỽỾỿἈἀἉἁἊἂἋἃἌἄἍἅἎἆἏἇἘἐἙἑἚἒἛἓἜἔἝἕἨἠἩἡἪἢἫἣἬἤἭἥἮἦἯἧἸἰἹἱἺἲἻἳἼἴἽἵἾἶἿἷὈὀὉὁὊὂὋὃὌὄὍὅὙὑὛὓὝὕὟὗὨὠὩὡὪὢὫὣὬὤ"
     U"ὭὥὮὦὯὧᾈᾀᾉᾁᾊᾂᾋᾃᾌᾄᾍᾅᾎᾆᾏᾇᾘᾐᾙᾑᾚᾒᾛᾓᾜᾔᾝᾕᾞᾖᾟᾗᾨᾠᾩᾡᾪᾢᾫᾣᾬᾤᾭᾥᾮᾦᾯᾧᾸᾰᾹᾱᾺὰΆάᾼᾳῈὲΈέῊὴΉήῌῃῘῐῙῑῚὶΊίῨῠῩῡῪὺΎύῬῥῸὸ"
     U"ΌόῺὼΏώῼῳⱠⱡⱢɫⱣᵽⱤɽⱧⱨⱩⱪⱫⱬⱭɑⱮɱⱯɐⱰɒⱲⱳⱵⱶⱾȿⱿɀ"},
    // Turkish and Azeri: SpecialCasing.txt; others have the capital with a dot only by mistake.
    {Effect::dotted, U"I\u0131\u0130i"},
    {Effect::same, U"\u0130i"},
    // Long s, final sigma, Greek letters that Unicode has twice.
    {Effect::same,
     U"ſsςσάάέέήήίίόόύύώώιιΐΐΰΰẛṡ"},
    // Georgian capitals, which only headlines have.
    {Effect::same,
     U"ᲐაᲑბᲒგᲓდᲔეᲕვᲖზᲗთᲘიᲙკᲚლᲛმᲜნᲝოᲞპᲟჟᲠრᲡსᲢტᲣუᲤფᲥქᲦღᲧყᲨშᲩჩᲪცᲫძᲬწᲭჭᲮხᲯჯᲰჰᲱჱᲲჲᲳჳᲴჴᲵჵᲶჶᲷჷᲸჸᲹჹᲺჺᲽჽᲾჾᲿჿ"},
    // Hebrew: final forms, and presentation forms without their points.
    {Effect::same,
     U"\u05DD\u05DE\u05DF\u05E0\u05E5\u05E6\u05E3\u05E4\u05DA\u05DB\uFB1D\u05D9\uFB1F\u05F2"
     U"\uFB20\u05E2\uFB21\u05D0\uFB22\u05D3\uFB23\u05D4\uFB24\u05DB\uFB25\u05DC\uFB26\u05DE"
     U"\uFB27\u05E8\uFB28\u05EA\uFB2A\u05E9\uFB2B\u05E9\uFB2C\u05E9\uFB2D\u05E9\uFB2E\u05D0"
     U"\uFB2F\u05D0\uFB30\u05D0\uFB31\u05D1\uFB32\u05D2\uFB33\u05D3\uFB34\u05D4\uFB35\u05D5"
     U"\uFB36\u05D6\uFB38\u05D8\uFB39\u05D9\uFB3A\u05DB\uFB3B\u05DB\uFB3C\u05DC\uFB3E\u05DE"
     U"\uFB40\u05E0\uFB41\u05E1\uFB43\u05E4\uFB44\u05E4\uFB46\u05E6\uFB47\u05E7\uFB48\u05E8"
     U"\uFB49\u05E9\uFB4A\u05EA\uFB4B\u05D5\uFB4C\u05D1\uFB4D\u05DB\uFB4E\u05E4"},
    // Arabic: presentation forms; CompatibilityDecomposition.
    {Effect::same,
     U"\uFB50\u0671\uFB51\u0671\uFB52\u067B\uFB53\u067B\uFB54\u067B\uFB55\u067B\uFB56\u067E"
     U"\uFB57\u067E\uFB58\u067E\uFB59\u067E\uFB5A\u0680\uFB5B\u0680\uFB5C\u0680\uFB5D\u0680"
     U"\uFB5E\u067A\uFB5F\u067A\uFB60\u067A\uFB61\u067A\uFB62\u067F\uFB63\u067F\uFB64\u067F"
     U"\uFB65\u067F\uFB66\u0679\uFB67\u0679\uFB68\u0679\uFB69\u0679\uFB6A\u06A4\uFB6B\u06A4"
     U"\uFB6C\u06A4\uFB6D\u06A4\uFB6E\u06A6\uFB6F\u06A6\uFB70\u06A6\uFB71\u06A6\uFB72\u0684"
     U"\uFB73\u0684\uFB74\u0684\uFB75\u0684\uFB76\u0683\uFB77\u0683\uFB78\u0683\uFB79\u0683"
     U"\uFB7A\u0686\uFB7B\u0686\uFB7C\u0686\uFB7D\u0686\uFB7E\u0687\uFB7F\u0687\uFB80\u0687"
     U"\uFB81\u0687\uFB82\u068D\uFB83\u068D\uFB84\u068C\uFB85\u068C\uFB86\u068E\uFB87\u068E"
     U"\uFB88\u0688\uFB89\u0688\uFB8A\u0698\uFB8B\u0698\uFB8C\u0691\uFB8D\u0691\uFB8E\u06A9"
     U"\uFB8F\u06A9\uFB90\u06A9\uFB91\u06A9\uFB92\u06AF\uFB93\u06AF\uFB94\u06AF\uFB95\u06AF"
     U"\uFB96\u06B3\uFB97\u06B3\uFB98\u06B3\uFB99\u06B3\uFB9A\u06B1\uFB9B\u06B1\uFB9C\u06B1"
     U"\uFB9D\u06B1\uFB9E\u06BA\uFB9F\u06BA\uFBA0\u06BB\uFBA1\u06BB\uFBA2\u06BB\uFBA3\u06BB"
     U"\uFBA4\u06C0\uFBA5\u06C0\uFBA6\u06C1\uFBA7\u06C1\uFBA8\u06C1\uFBA9\u06C1\uFBAA\u06BE"
     U"\uFBAB\u06BE\uFBAC\u06BE\uFBAD\u06BE\uFBAE\u06D2\uFBAF\u06D2\uFBB0\u06D3\uFBB1\u06D3"
     U"\uFBD3\u06AD\uFBD4\u06AD\uFBD5\u06AD\uFBD6\u06AD\uFBD7\u06C7\uFBD8\u06C7\uFBD9\u06C6"
     U"\uFBDA\u06C6\uFBDB\u06C8\uFBDC\u06C8\uFBDE\u06CB\uFBDF\u06CB\uFBE0\u06C5\uFBE1\u06C5"
     U"\uFBE2\u06C9\uFBE3\u06C9\uFBE4\u06D0\uFBE5\u06D0\uFBE6\u06D0\uFBE7\u06D0\uFBE8\u0649"
     U"\uFBE9\u0649\uFBFC\u06CC\uFBFD\u06CC\uFBFE\u06CC\uFBFF\u06CC\uFE80\u0621\uFE81\u0622"
     U"\uFE82\u0622\uFE83\u0623\uFE84\u0623\uFE85\u0624\uFE86\u0624\uFE87\u0625\uFE88\u0625"
     U"\uFE89\u0626\uFE8A\u0626\uFE8B\u0626\uFE8C\u0626\uFE8D\u0627\uFE8E\u0627\uFE8F\u0628"
     U"\uFE90\u0628\uFE91\u0628\uFE92\u0628\uFE93\u0629\uFE94\u0629\uFE95\u062A\uFE96\u062A"
     U"\uFE97\u062A\uFE98\u062A\uFE99\u062B\uFE9A\u062B\uFE9B\u062B\uFE9C\u062B\uFE9D\u062C"
     U"\uFE9E\u062C\uFE9F\u062C\uFEA0\u062C\uFEA1\u062D\uFEA2\u062D\uFEA3\u062D\uFEA4\u062D"
     U"\uFEA5\u062E\uFEA6\u062E\uFEA7\u062E\uFEA8\u062E\uFEA9\u062F\uFEAA\u062F\uFEAB\u0630"
     U"\uFEAC\u0630\uFEAD\u0631\uFEAE\u0631\uFEAF\u0632\uFEB0\u0632\uFEB1\u0633\uFEB2\u0633"
     U"\uFEB3\u0633\uFEB4\u0633\uFEB5\u0634\uFEB6\u0634\uFEB7\u0634\uFEB8\u0634\uFEB9\u0635"
     U"\uFEBA\u0635\uFEBB\u0635\uFEBC\u0635\uFEBD\u0636\uFEBE\u0636\uFEBF\u0636\uFEC0\u0636"
     U"\uFEC1\u0637\uFEC2\u0637\uFEC3\u0637\uFEC4\u0637\uFEC5\u0638\uFEC6\u0638\uFEC7\u0638"
     U"\uFEC8\u0638\uFEC9\u0639\uFECA\u0639\uFECB\u0639\uFECC\u0639\uFECD\u063A\uFECE\u063A"
     U"\uFECF\u063A\uFED0\u063A\uFED1\u0641\uFED2\u0641\uFED3\u0641\uFED4\u0641\uFED5\u0642"
     U"\uFED6\u0642\uFED7\u0642\uFED8\u0642\uFED9\u0643\uFEDA\u0643\uFEDB\u0643\uFEDC\u0643"
     U"\uFEDD\u0644\uFEDE\u0644\uFEDF\u0644\uFEE0\u0644\uFEE1\u0645\uFEE2\u0645\uFEE3\u0645"
     U"\uFEE4\u0645\uFEE5\u0646\uFEE6\u0646\uFEE7\u0646\uFEE8\u0646\uFEE9\u0647\uFEEA\u0647"
     U"\uFEEB\u0647\uFEEC\u0647\uFEED\u0648\uFEEE\u0648\uFEEF\u0649\uFEF0\u0649\uFEF1\u064A"
     U"\uFEF2\u064A\uFEF3\u064A\uFEF4\u064A"},
    // Letters in full width, and kana in half width.
    {Effect::same,
     U"！!＃#＄$％%＆&＇'（(）)＊*＋+，,－-．.／/：:；;＜<＝=＞>？?＠@"
     U"ＡaＢbＣcＤdＥeＦfＧgＨhＩiＪjＫkＬlＭmＮnＯoＰpＱqＲrＳsＴtＵuＶvＷwＸxＹyＺz［[］]＾^＿_｀`"
     U"ａaｂbｃcｄdｅeｆfｇgｈhｉiｊjｋkｌlｍmｎnｏoｐpｑqｒrｓsｔtｕuｖvｗwｘxｙyｚz｛{｜|｝}～~"},
    {Effect::same,
     U"ｦヲｧァｨィｩゥｪェｫォｬャｭュｮョｯッｰーｱアｲイｳウｴエｵオｶカｷキｸクｹケｺコｻサｼシｽスｾセｿソﾀタﾁチﾂツﾃテﾄト"
     U"ﾅナﾆニﾇヌﾈネﾉノﾊハﾋヒﾌフﾍヘﾎホﾏマﾐミﾑムﾒメﾓモﾔヤﾕユﾖヨﾗラﾘリﾙルﾚレﾛロﾜワﾝン"},
    // Japanese: small kana.
    {Effect::lacking,
     U"ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわゕかゖけァアィイゥウェエォオッツャヤュユョヨヮワヵカ"
     U"ヶケ"},
    // Arabic and Persian: letters that look alike.
    {Effect::lacking, U"\u06CC\u064A\u064A\u06CC\u0649\u064A\u06A9\u0643\u0643\u06A9"},
    // Romanian: letters with a comma, which many keyboards have with a cedilla.
    {Effect::lacking, U"\u015F\u0219\u0163\u021B\u0219\u015F\u021B\u0163"},
    // Letters with a stroke, the i without a dot or with one, a Ukrainian g.
    {Effect::lacking, U"\u00F8o\u0142l\u0111d\u00F0d\u0127h\u0167t\u0268i\u0131ii\u0131\u0491\u0433"},
    // Ligatures and other letters of two.
    {Effect::two, U"\u00DFss\u0153oe\u00E6ae\u0133ij\u01C6d\u017E\u01C9lj\u01CCnj\u00FEth\uFB01fi\uFB02fl"
                  U"\u0587\u0565\u0582"},
    {Effect::two,
     U"\uFEF5\u0644\u0622\uFEF6\u0644\u0622\uFEF7\u0644\u0623\uFEF8\u0644\u0623\uFEF9\u0644\u0625"
     U"\uFEFA\u0644\u0625\uFEFB\u0644\u0627\uFEFC\u0644\u0627"},
    // German, Danish, Norwegian, Swedish.
    {Effect::umlaut, U"\u00E4ae\u00F6oe\u00FCue\u00E5aa\u00F8oe"},
    // The canonical compositions of small letters, also those that Unicode excludes.
    {Effect::marked,
     U"\u0300àaèeìiòoùuǜüǹnѐеѝиḕēṑōẁwầâằăềêồôờơừưỳyἂἀἃἁἒἐἓἑἢἠἣἡἲἰἳἱὂὀὃὁὒὐὓὑὢὠὣὡὰαὲεὴηὶιὸοὺυὼωῒϊῢϋ"
     U"\u0301áaéeíióoúuýyćcĺlńnŕrśsźzǘüǵgǻåǽæǿøΐϊάαέεήηίιΰϋόούυώωϓϒѓгќкḉçḗēḯïḱkḿmṍõṓōṕpṹũẃwấâắăếêốôớơ"
     U"ứưἄἀἅἁἔἐἕἑἤἠἥἡἴἰἵἱὄὀὅὁὔὐὕὑὤὠὥὡ\u0302âaêeîiôoûuĉcĝgĥhĵjŝsŵwŷyẑzậạệẹộọ\u0303ãañnõoĩiũuṽvẫâẵăẽeễê"
     U"ỗôỡơữưỹy\u0304āaēeīiōoūuǖüǟäǡȧǣæǭǫȫöȭõȱȯȳyӣиӯуḡgḹḷṝṛᾱαῑιῡυ\u0306ăaĕeğgĭiŏoŭuйиўуӂжӑаӗеḝȩặạᾰαῐι"
     U"ῠυ\u0307ċcėeġgżzȧaȯoḃbḋdḟfḣhṁmṅnṗpṙrṡsṥśṧšṩṣṫtẇwẋxẏyẛſii\u0308äaëeïiöoüuÿyϊιϋυϔϒёеїіӓаӛәӝжӟзӥи"
     U"ӧоӫөӭэӱуӵчӹыḧhṏõṻūẅwẍxẗt\u0309ảaẩâẳăẻeểêỉiỏoổôởơủuửưỷy\u030Aåaůuẘwẙy\u030Bőoűuӳу\u030Cčcďděeľl"
     U"ňnřršsťtžzǎaǐiǒoǔuǚüǧgǩkǯʒǰjȟh\u030Fȁaȅeȉiȍoȑrȕuѷѵ\u0311ȃaȇeȋiȏoȓrȗu\u0313ἀαἐεἠηἰιὀοὐυὠωῤρ"
     U"\u0314ἁαἑεἡηἱιὁοὑυὡωῥρ\u031Bơoưu\u0323ḅbḍdḥhḳkḷlṃmṇnṛrṣsṭtṿvẉwẓzạaẹeịiọoợơụuựưỵy\u0324ṳu\u0325"
     U"ḁa\u0326șsțt\u0327çcģgķkļlņnŗrşsţtȩeḑdḩh\u0328ąaęeįiųuǫo\u032Dḓdḙeḽlṋnṱtṷu\u032Eḫh\u0330ḛeḭiṵu"
     U"\u0331ḇbḏdḵkḻlṉnṟrṯtẕzẖh\u0342ἆἀἇἁἦἠἧἡἶἰἷἱὖὐὗὑὦὠὧὡᾶαῆηῖιῗϊῦυῧϋῶω\u0345ᾀἀᾁἁᾂἂᾃἃᾄἄᾅἅᾆἆᾇἇᾐἠᾑἡᾒἢᾓἣ"
     U"ᾔἤᾕἥᾖἦᾗἧᾠὠᾡὡᾢὢᾣὣᾤὤᾥὥᾦὦᾧὧᾲὰᾳαᾴάᾷᾶῂὴῃηῄήῇῆῲὼῳωῴώῷῶ\u0653\u0622\u0627\u0654\u0623\u0627"
     U"\u0624\u0648\u0626\u064A\u06C0\u06D5\u06C2\u06C1\u06D3\u06D2\u0655\u0625\u0627\u093Cऩनऱरऴळक़कख़ख"
     U"ग़गज़जड़डढ़ढफ़फय़य\u09BCড়ডঢ়ঢয়য\u0A3Cਲ਼ਲਸ਼ਸਖ਼ਖਗ਼ਗਜ਼ਜਫ਼ਫ\u0B3Cଡ଼ଡଢ଼ଢ\u0BD7ஔஒ\u3099がかぎきぐくげけごこざさじし"
     U"ずすぜせぞそだたぢちづつでてどとばはびひぶふべへぼほゔうゞゝガカギキグクゲケゴコザサジシズス"
     U"ゼセゾソダタヂチヅツデテドトバハビヒブフベヘボホヴウヷワヸヰヹヱヺヲヾヽ\u309Aぱはぴひぷふぺへ"
     U"ぽほパハピヒプフペヘポホ"},
};

// Sets of code points, as the first of each run and the first behind it.

/// Combining marks: General_Category M.
inline constexpr std::u32string_view marks =
    U"\u0300\u0370\u0483\u048A\u0591\u05BE\u05BF\u05C0\u05C1\u05C3\u05C4\u05C6\u05C7\u05C8\u0610\u061B"
    U"\u064B\u0660\u0670\u0671\u06D6\u06DD\u06DF\u06E5\u06E7\u06E9\u06EA\u06EE\u0711\u0712\u0730\u074B"
    U"\u07A6\u07B1\u07EB\u07F4\u07FD\u07FE\u0816\u081A\u081B\u0824\u0825\u0828\u0829\u082E\u0859\u085C"
    U"\u0898\u08A0\u08CA\u08E2\u08E3\u0904\u093A\u093D\u093E\u0950\u0951\u0958\u0962\u0964\u0981\u0984"
    U"\u09BC\u09BD\u09BE\u09CE\u09D7\u09D8\u09E2\u09E4\u09FE\u0A04\u0A3C\u0A52\u0A70\u0A72\u0A75\u0A76"
    U"\u0A81\u0A84\u0ABC\u0ABD\u0ABE\u0ACE\u0AE2\u0AE4\u0AFA\u0B04\u0B3C\u0B3D\u0B3E\u0B58\u0B62\u0B64"
    U"\u0B82\u0B83\u0BBE\u0BCE\u0BD7\u0BD8\u0C00\u0C05\u0C3C\u0C3D\u0C3E\u0C57\u0C62\u0C64\u0C81\u0C84"
    U"\u0CBC\u0CBD\u0CBE\u0CD7\u0CE2\u0CE4\u0D00\u0D04\u0D3B\u0D3D\u0D3E\u0D4E\u0D57\u0D58\u0D62\u0D64"
    U"\u0D81\u0D84\u0DCA\u0DE0\u0DF2\u0DF4\u0E31\u0E32\u0E34\u0E3B\u0E47\u0E4F\u0EB1\u0EB2\u0EB4\u0EBD"
    U"\u0EC8\u0ECE\u0F18\u0F1A\u0F35\u0F36\u0F37\u0F38\u0F39\u0F3A\u0F3E\u0F40\u0F71\u0F85\u0F86\u0F88"
    U"\u0F8D\u0FBD\u0FC6\u0FC7\u102B\u103F\u1056\u105A\u105E\u1061\u1062\u1065\u1067\u106E\u1071\u1075"
    U"\u1082\u108E\u108F\u1090\u109A\u109E\u135D\u1360\u1712\u1716\u1732\u1735\u1752\u1754\u1772\u1774"
    U"\u17B4\u17D4\u17DD\u17DE\u180B\u180E\u180F\u1810\u1885\u1887\u18A9\u18AA\u1920\u193C\u1A17\u1A1C"
    U"\u1A55\u1A80\u1AB0\u1B05\u1B34\u1B45\u1B6B\u1B74\u1B80\u1B83\u1BA1\u1BAE\u1BE6\u1BF4\u1C24\u1C38"
    U"\u1CD0\u1CD3\u1CD4\u1CE9\u1CED\u1CEE\u1CF4\u1CF5\u1CF7\u1CFA\u1DC0\u1E00\u20D0\u20F1\u2CEF\u2CF2"
    U"\u2D7F\u2D80\u2DE0\u2E00\u302A\u3030\u3099\u309B\uA66F\uA673\uA674\uA67E\uA69E\uA6A0\uA6F0\uA6F2"
    U"\uA802\uA803\uA806\uA807\uA80B\uA80C\uA823\uA828\uA82C\uA82D\uA880\uA882\uA8B4\uA8C6\uA8E0\uA8F2"
    U"\uA8FF\uA900\uA926\uA92E\uA947\uA954\uA980\uA984\uA9B3\uA9C1\uA9E5\uA9E6\uAA29\uAA37\uAA43\uAA44"
    U"\uAA4C\uAA4E\uAA7B\uAA7E\uAAB0\uAAB1\uAAB2\uAAB5\uAAB7\uAAB9\uAABE\uAAC0\uAAC1\uAAC2\uAAEB\uAAF0"
    U"\uAAF5\uAAF7\uABE3\uABEB\uABEC\uABEE\uFB1E\uFB1F\uFE00\uFE10\uFE20\uFE30\U000E0100\U000E01F0";
/// Of these and of format characters, those that may be left out: points of Hebrew, vowel signs of Arabic,
/// its tatweel, joiners, variants of a letter.
inline constexpr std::u32string_view ignored =
    U"\u0591\u05C8\u0610\u061B\u0640\u0641\u064B\u0653\u0656\u0660\u0670\u0671\u06D6\u06EE\u200C"
    U"\u200E\uFE00\uFE10";
/// Signs between letters: blanks, dashes (General_Category Zs and Pd), apostrophes, soft hyphens.
inline constexpr std::u32string_view left_out =
    U"\t\n !'(-.`a\u00A0\u00A1\u00AD\u00AE\u00B4\u00B5\u02BC\u02BD\u058A\u058B\u05BE\u05BF\u05F3"
    U"\u05F5\u2000\u2016\u2018\u201A"
    U"\u202F\u2030\u205F\u2061\u3000\u3001\uFEFF\uFF00";
/// What is no letter to print: control characters, ends of lines and paragraphs, marks of direction.
inline constexpr std::u32string_view controls = {U"\0 \x7F\u00A0\u2028\u202F", 6};
/// Hebrew and Arabic, with their neighbours and presentation forms.
inline constexpr std::u32string_view from_right = U"\u0590\u0900\uFB1D\uFE00\uFE70\uFF00";
/// The zeros of scripts, each with nine digits behind it: General_Category Nd.
inline constexpr std::u32string_view zeros =
    U"\u0660\u06F0\u07C0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0DE6\u0E50\u0ED0\u0F20"
    U"\u1040\u1090\u17E0\u1810\u1946\u19D0\u1A80\u1A90\u1B50\u1BB0\u1C40\u1C50\uA620\uA8D0\uA900\uA9D0"
    U"\uA9F0\uAA50\uABF0\uFF10";
/// Emoji and other pictographs.
inline constexpr std::u32string_view pictures = U"\U0001F000\U0001FB00";
/// Punctuation and symbols: General_Category P and S.
inline constexpr std::u32string_view signs =
    U"\u0021\u0030\u003A\u0041\u005B\u0061\u007B\u007F\u00A1\u00AA\u00AB\u00AD\u00AE\u00B2\u00B4\u00B5"
    U"\u00B6\u00B9\u00BB\u00BC\u00BF\u00C0\u00D7\u00D8\u00F7\u00F8\u02C2\u02C6\u02D2\u02E0\u02E5\u02EC"
    U"\u02ED\u02EE\u02EF\u0300\u0375\u0376\u037E\u037F\u0384\u0386\u0387\u0388\u03F6\u03F7\u0482\u0483"
    U"\u055A\u0560\u0589\u0590\u05BE\u05BF\u05C0\u05C1\u05C3\u05C4\u05C6\u05C7\u05F3\u05F5\u0606\u0610"
    U"\u061B\u061C\u061D\u0620\u066A\u066E\u06D4\u06D5\u06DE\u06DF\u06E9\u06EA\u06FD\u06FF\u0700\u070E"
    U"\u07F6\u07FA\u07FE\u0800\u0830\u083F\u085E\u085F\u0888\u0889\u0964\u0966\u0970\u0971\u09F2\u09F4"
    U"\u09FA\u09FC\u09FD\u09FE\u0A76\u0A77\u0AF0\u0AF2\u0B70\u0B71\u0BF3\u0BFB\u0C77\u0C78\u0C7F\u0C80"
    U"\u0C84\u0C85\u0D4F\u0D50\u0D79\u0D7A\u0DF4\u0DF5\u0E3F\u0E40\u0E4F\u0E50\u0E5A\u0E5C\u0F01\u0F18"
    U"\u0F1A\u0F20\u0F34\u0F35\u0F36\u0F37\u0F38\u0F39\u0F3A\u0F3E\u0F85\u0F86\u0FBE\u0FC6\u0FC7\u0FDB"
    U"\u104A\u1050\u109E\u10A0\u10FB\u10FC\u1360\u1369\u1390\u139A\u1400\u1401\u166D\u166F\u169B\u169D"
    U"\u16EB\u16EE\u1735\u1737\u17D4\u17D7\u17D8\u17DC\u1800\u180B\u1940\u1946\u19DE\u1A00\u1A1E\u1A20"
    U"\u1AA0\u1AA7\u1AA8\u1AAE\u1B5A\u1B6B\u1B74\u1B7F\u1BFC\u1C00\u1C3B\u1C40\u1C7E\u1C80\u1CC0\u1CC8"
    U"\u1CD3\u1CD4\u1FBD\u1FBE\u1FBF\u1FC2\u1FCD\u1FD0\u1FDD\u1FE0\u1FED\u1FF0\u1FFD\u1FFF\u2010\u2028"
    U"\u2030\u205F\u207A\u207F\u208A\u208F\u20A0\u20C1\u2100\u2102\u2103\u2107\u2108\u210A\u2114\u2115"
    U"\u2116\u2119\u211E\u2124\u2125\u2126\u2127\u2128\u2129\u212A\u212E\u212F\u213A\u213C\u2140\u2145"
    U"\u214A\u214E\u214F\u2150\u218A\u244B\u249C\u24EA\u2500\u2776\u2794\u2C00\u2CE5\u2CEB\u2CF9\u2CFD"
    U"\u2CFE\u2D00\u2D70\u2D71\u2E00\u2E2F\u2E30\u2FFC\u3001\u3005\u3008\u3021\u3030\u3031\u3036\u3038"
    U"\u303D\u3040\u309B\u309D\u30A0\u30A1\u30FB\u30FC\u3190\u3192\u3196\u31A0\u31C0\u31E4\u3200\u321F"
    U"\u322A\u3248\u3250\u3251\u3260\u3280\u328A\u32B1\u32C0\u3400\u4DC0\u4E00\uA490\uA4C7\uA4FE\uA500"
    U"\uA60D\uA610\uA673\uA674\uA67E\uA67F\uA6F2\uA717\uA720\uA722\uA789\uA78B\uA828\uA82C\uA836\uA83A"
    U"\uA874\uA878\uA8CE\uA8D0\uA8F8\uA8FB\uA8FC\uA8FD\uA92E\uA930\uA95F\uA960\uA9C1\uA9CE\uA9DE\uA9E0"
    U"\uAA5C\uAA60\uAA77\uAA7A\uAADE\uAAE0\uAAF0\uAAF2\uAB5B\uAB5C\uAB6A\uAB6C\uABEB\uABEC\uFB29\uFB2A"
    U"\uFBB2\uFBC3\uFD3E\uFD50\uFDCF\uFDD0\uFDFC\uFE00\uFE10\uFE1A\uFE30\uFE6C\uFF01\uFF10\uFF1A\uFF21"
    U"\uFF3B\uFF41\uFF5B\uFF66\uFFE0\uFFEF\uFFFC\uFFFE";
// clang-format on

/// Whether a rule has whole pairs or triples, or a mark and whole pairs.
constexpr bool is_whole(const LetterRule &rule) {
    const std::size_t rest = rule.letters.size() - (rule.effect == Effect::marked ? 1 : 0);
    return rest % group_size(rule.effect) == 0;
}
static_assert(std::all_of(std::begin(letter_rules), std::end(letter_rules), is_whole));

/// Behind these viramas a consonant goes on the letter: a conjunct.
inline constexpr std::u32string_view viramas = U"\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D";
/// What separates the words of a list: commas, semicolons, bars and slashes, the full stops of scripts that
/// have their own, quotes in corners, bullets, boxes and other shapes, numbers in circles. Each two are the
/// first of a run and the first behind it. Before a blank any sign is a bullet (words.cpp, is_label).
inline constexpr std::u32string_view word_separators =
    U"\t\n,-/0;<|}\u055D\u055E\u0589\u058A\u060C\u060D\u061B\u061C\u06D4\u06D5\u0964\u0966\u1362\u1365"
    U"\u2022\u2024\u2043\u2044\u2219\u221A\u2460\u2474\u25A0\u2600\u2605\u2607\u2610\u2613\u2713\u2719"
    U"\u2776\u2780\u3001\u3003\u300C\u3010\u30FB\u30FC\uFF0C\uFF0D\uFF0F\uFF10\uFF1B\uFF1C\uFF5C\uFF5D"
    U"\uFF61\uFF66";

} // namespace wordsearch
