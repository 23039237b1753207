// Makes puzzles with one solution.
#include "gogen/generate.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <random>
#include <sstream>
#include <utility>

namespace gogen {

namespace {

constexpr std::uint64_t most_nodes = 8192; // of a search for two solutions: longer ones are given up
constexpr int most_tries = 20000;

// Whether each pair of the word has neighbouring cells; in a solution, whether it spells the word.
bool spells(const Domains &domain, std::string_view word) {
    for (std::size_t i = 1; i < word.size(); ++i)
        if (!(around(domain[number_of_letter(word[i - 1])]) & domain[number_of_letter(word[i])]))
            return false;
    return true;
}

// Up to two solutions; none if the search takes too long.
std::vector<Domains> two_solutions(const Problem &problem) {
    Uniqueness result = uniqueness_of(problem, {.most = most_nodes});
    if (!result.complete) result.solutions.clear();
    return std::move(result.solutions);
}

class Generator {
  public:
    Generator(const Words &dictionary, const GeneratorOptions &options)
        : options_(options), engine_(options.seed), dictionary_(dictionary) {
        std::ranges::sort(dictionary_);
        for (const std::string &word : dictionary) {
            Letters letters = 0;
            for (const char c : word) letters |= letter(number_of_letter(c));
            for (const unsigned a : numbers(letters)) ++used_[a];
        }
    }

    std::optional<Generated> run() {
        for (int i = 0; i < most_tries && !stopped(); ++i) {
            if (!draw_givens() || !draw_words()) continue;
            if (options_.minimal) minimize();
            if (stopped()) break; // it may not be minimal
            std::ranges::sort(puzzle_.words);
            const Difficulty found = difficulty_of(puzzle_); // takes a fifth as long as making a puzzle
            if (found == options_.difficulty.value_or(found)) return Generated{puzzle_, found};
        }
        return {};
    }

  private:
    // From 0 to n - 1: the standard fixes the engine to the bit, but not its distributions and shuffle.
    std::size_t below(std::size_t n) { return engine_() % n; }
    template <typename List>
    void shuffle(List &list) {
        for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
    }
    bool stopped() const { return options_.stop && options_.stop(); }

    // Draws rare letters first, with some luck. Returns false if a symmetry leaves all the givens in place.
    bool draw_givens() {
        std::array<std::size_t, size> weight; // a factor of one to three: "some luck"
        for (unsigned a = 0; a < size; ++a) weight[a] = (used_[a] + 1) * (32 + below(64));
        std::array<unsigned, size> letters;
        std::iota(letters.begin(), letters.end(), 0u);
        std::ranges::stable_sort(letters, {}, [&](unsigned a) { return weight[a]; });
        givens_.clear();
        const bool as_newspapers = options_.givens == size_of(newspaper_cells);
        for (const Cells one : members(as_newspapers ? newspaper_cells : all_cells))
            givens_.push_back(index_of(one));
        shuffle(givens_);
        givens_.resize(options_.givens);
        puzzle_ = {Board(size, '.'), {}};
        for (std::size_t i = 0; i < givens_.size(); ++i) puzzle_.board[givens_[i]] = letter_name(letters[i]);
        return symmetries_of(problem_of(puzzle_)) == 0;
    }

    // Draws words until there is one solution. Returns false if there are not enough of them.
    bool draw_words() {
        Words &words = puzzle_.words;
        std::vector<std::string_view> order(dictionary_.begin(), dictionary_.end());
        shuffle(order);
        State state = *settled(problem_of(puzzle_));
        std::vector<Domains> solutions = two_solutions(problem_of(puzzle_));
        const auto take = [&](std::string_view word) {
            words.emplace_back(word);
            std::vector<Domains> found = two_solutions(problem_of(puzzle_));
            if (found.empty()) {
                words.pop_back();
                return false;
            }
            solutions = std::move(found);
            state = *settled(problem_of(puzzle_));
            return true;
        };
        const auto spelt = [&](std::string_view word) {
            return spells(solutions[0], word) + spells(solutions[1], word);
        };
        while (solutions.size() == 2) {
            const auto one =
                std::ranges::find_if(order, [&](std::string_view word) { return spelt(word) == 1; });
            if (one != order.end() && take(*one)) continue;
            // A word that cannot be taken now never can be.
            bool taken = false;
            std::erase_if(order, [&](std::string_view word) {
                if (taken || spelt(word) > 0) return false;
                return !spells(state.domain, word) || !(taken = take(word));
            });
            if (!taken) return false;
        }
        assert(solutions.size() == 1);
        for (const std::string_view word : order) // if the givens are enough: a puzzle has a word
            if (words.empty() && spells(solutions[0], word)) words.emplace_back(word);
        return !words.empty();
    }

    void minimize() {
        const auto needed = [this] { // what has just been removed
            const Uniqueness result = uniqueness_of(problem_of(puzzle_), {.stop = options_.stop});
            return result.solutions.size() != 1 || !result.complete;
        };
        Words &words = puzzle_.words;
        for (std::size_t i = words.size(); i-- > 0 && words.size() > 1;) {
            const Words before = words;
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
            if (needed()) words = before;
        }
        for (std::size_t i = givens_.size(); i-- > 0;) {
            const char letter = std::exchange(puzzle_.board[givens_[i]], '.');
            if (needed()) puzzle_.board[givens_[i]] = letter;
        }
    }

    const GeneratorOptions &options_;
    std::mt19937_64 engine_;
    Words dictionary_;
    std::array<std::size_t, size> used_{}; // how many words have the letter

    Puzzle puzzle_;                   // in the making
    std::vector<std::size_t> givens_; // squares
};

// The words for puzzles if the user has no others: plain English, no Z, no double letter.
constexpr char plain_words[] = R"(
ACORN ACTOR ADVICE ALBUM ALMOND AMBER ANCHOR ANKLE ANSWER APRON ARCHED ARGUE ARMCHAIR ARTIST ATLAS AUTUMN
AVOID AWFUL AXLE BACON BADGE BAKERY BANJO BARLEY BASKET BATH BEACH BEARD BEHIND BELT BENCH BICYCLE BIRCH
BLANKET BLUSH BOARD BOLT BONES BORDER BOUQUET BOXED BOXING BRANCH BRAVE BREAD BRICK BRIDGE BROWN BRUSH
BUCKET BUGLE BUILD BULKY BUMPY BURST BUSY BUTCHER BYTE CABIN CACTUS CALMED CANDLE CANYON CARGO CASTLE CHALK
CHEF CHIMNEY CHORD CIDER CLAY CLERK CLOCK CLOUD CLOVER COBWEB COMET COPIED CORNET COUGH COUPLE CRADLE CRISP
CROWN CRUMB CUBE CURTAIN CUSHION CYMBAL DAIRY DAISY DANCE DAYLIGHT DELAY DENIM DESK DIVER DOCK DOLPHIN
DRAGON DRAWN DRIFT DRUM DUCK DUSK DUVET EAGLE EARTH ECHO EIGHTY ELBOW EMBARK ENJOY EQUAL EQUIP EXAM EXTRA
FABRIC FACTORY FALCON FARM FEATHER FENCING FERN FIDGET FIELD FINGER FISH FIVE FIXED FLAG FLUTE FOGHORN FOLK
FOREST FORKED FORTY FOX FROG FROSTY FRUIT FUDGE GALAXY GARDEN GHOST GINGER GLOBE GLOVE GNAT GOBLET GOLD
GRAPHIC GRAVY GROWTH GUIDE GULF GYMNAST HABIT HALF HAMPER HANDY HARVEST HAWK HEDGE HELMET HERB HIKE HINGED
HONEY HORSE HUMBLE HUSKY ICEBERG ICY IMPORT INJURE INSECT IVORY JACKET JADE JARGON JASMINE JAUNT JERSEY
JEWEL JOB JOCKEY JOIN JOKE JOURNEY JOY JUDGE JUICE JUMP JUNGLE JURY KARATE KAYAK KELP KERB KETCHUP KEY KIND
KING KITCHEN KITE KNIFE KNIGHT LABEL LADY LAMP LAUNCH LAWN LEMON LENGTH LIBRARY LIGHTS LILAC LINEN LION
LOBSTER LODGE LOFTY LUNCH LYRICS MAGNET MAJOR MAPLE MARBLE MARINE MASK MAYOR MELODY MILK MINUTE MIX MODERN
MONKEY MORNING MOTH MOUSE MUD MUSIC MYTH NAVY NECK NEPHEW NEWS NIGHT NOBLE NORTH NOVEL NUMBER NURSE OBJECT
OCEAN OCTAVE ONION ORBIT ORCHID OUTFIT OWL OXYGEN OYSTER PACKET PAINT PALACE PARK PASTRY PATH PEACH PENCIL
PHONE PIANO PICKLE PIGEON PILOT PIRATE PLANET PLUM POCKET POETRY POLITE PONY PORCH POWDER PRISM PUBLIC PULSE
PYTHON QUAKE QUAVER QUAY QUERY QUEST QUICK QUIET QUILT QUIRK QUOTE RADIO RAINBOW RANCH RAVEN RECIPE RHYTHM
RIBS RIVER ROCKET ROMP ROUGH ROUND ROYAL RUBY RUGBY RUSTIC SAILOR SALT SANDWICH SATURN SCARF SCHOLAR SCULPT
SHADOW SHAPE SHIP SHOVEL SIGH SILVER SIX SKATE SKETCH SKI SLOTH SMILE SMOKE SNOW SOCKET SOFA SPARK SPHINX
SPIDER SPONGE SPROUT SQUARE SQUID STAMP STORK STREAM SUGAR SWAMP SWIFT SWORD SYMBOL SYRUP TABLE TACKLE TALK
TAXI THIMBLE THORN THUMB TIGER TOAD TOPIC TORCH TOWEL TRAIN TRIPOD TROUGH TRUCK TULIP TUNDRA TURBAN TWIG TWO
TYPE UMPIRE UNCLE UNIFORM UNIQUE VALET VANISH VAULT VELVET VERB VICTORY VIDEO VIOLET VIXEN VOLUME VOTE VOWEL
VOYAGE WAGON WALK WALNUT WALRUS WATCH WAVE WAX WEDGE WHALE WHISK WIDTH WILD WIND WINTER WIRE WOLF WORK WORLD
WORM WRIST YACHT YARD YAWN YEARN YELP YOGURT YOLK YOUNG YOUTH
)";

} // namespace

Words small_dictionary() {
    std::istringstream in(plain_words);
    Words words(std::istream_iterator<std::string>(in), {});
    std::erase_if(words, [](const std::string &word) { return !is_spellable(word); });
    return words;
}

std::optional<Generated> generate(const Words &dictionary, const GeneratorOptions &options) {
    assert(1 <= options.givens && options.givens < size);
    return Generator(dictionary, options).run();
}

} // namespace gogen
