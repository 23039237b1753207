#include "gogen/generator.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <random>

namespace gogen {

namespace {

constexpr std::uint64_t most_nodes = 8192;
constexpr int most_tries = 20000;

// What the standard says to the bit, unlike its distributions and shuffle.
class Random {
  public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}
    /// From 0 to n - 1.
    std::size_t below(std::size_t n) {
        const std::uint64_t excess = (std::mt19937_64::max() % n + 1) % n;
        std::uint64_t value = engine_();
        while (value > std::mt19937_64::max() - excess) value = engine_();
        return static_cast<std::size_t>(value % n);
    }
    template <typename List>
    void shuffle(List &list) {
        for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
    }

  private:
    std::mt19937_64 engine_;
};

struct Entry {
    std::string word;
    Letters letters;
    std::vector<std::pair<unsigned, unsigned>> pairs;
};

void add(Partners &partners, const Entry &entry) {
    for (const auto &[a, b] : entry.pairs) pair_up(partners, a, b);
}

// Whether each pair can stand somewhere by itself: of a solution, whether it spells the word.
bool spells(const Domains &domain, const Entry &entry) {
    return std::all_of(entry.pairs.begin(), entry.pairs.end(), [&](const auto &pair) {
        return (around(domain[pair.first]) & domain[pair.second]) != 0;
    });
}

// Up to two solutions, or none also where the search gets long.
std::vector<State> two_solutions(const State &state, const Partners &partners) {
    std::vector<State> found;
    SearchOptions options;
    std::uint64_t nodes = 0;
    options.poll = [&] { return (nodes += poll_nodes) < most_nodes; };
    const bool all = search(
        state, partners, [&](const State &solution) { return found.push_back(solution), found.size() < 2; },
        options);
    if (!all && found.size() < 2) found.clear();
    return found;
}

class Generator {
  public:
    Generator(const Words &dictionary, const GeneratorOptions &options);
    std::optional<Puzzle> run();

  private:
    bool draw_givens();
    bool draw_words();
    void minimize();
    Problem problem() const;
    Puzzle puzzle() const;

    const GeneratorOptions &options_;
    Random random_;
    std::vector<Entry> dictionary_;
    std::array<std::size_t, size> used_{}; // how many words have the letter

    // The puzzle in the making.
    std::vector<std::pair<unsigned, Cells>> givens_;
    std::vector<const Entry *> words_;
};

Generator::Generator(const Words &dictionary, const GeneratorOptions &options)
    : options_(options), random_(options.seed) {
    for (const std::string &word : dictionary) {
        Entry entry{word, letter(number_of_letter(word[0])), {}};
        for (std::size_t i = 1; i < word.size(); ++i) {
            entry.letters |= letter(number_of_letter(word[i]));
            const std::pair<unsigned, unsigned> pair =
                std::minmax({number_of_letter(word[i - 1]), number_of_letter(word[i])});
            if (std::find(entry.pairs.begin(), entry.pairs.end(), pair) == entry.pairs.end())
                entry.pairs.push_back(pair);
        }
        for (unsigned a = 0; a < size; ++a) used_[a] += entry.letters >> a & 1;
        dictionary_.push_back(std::move(entry));
    }
    std::sort(dictionary_.begin(), dictionary_.end(),
              [](const Entry &a, const Entry &b) { return a.word < b.word; });
}

// Letters by rarity, with some luck; cells that no symmetry keeps all in place.
bool Generator::draw_givens() {
    std::array<std::size_t, size> weight;
    for (unsigned a = 0; a < size; ++a) weight[a] = (used_[a] + 1) * (32 + random_.below(64));
    std::array<unsigned, size> letters;
    std::iota(letters.begin(), letters.end(), 0u);
    std::stable_sort(letters.begin(), letters.end(),
                     [&](unsigned a, unsigned b) { return weight[a] < weight[b]; });
    std::vector<Cells> cells;
    for (int i = 0; i < size; ++i)
        if (options_.givens != 9 || (i / side % 2 == 0 && i % side % 2 == 0)) cells.push_back(cell_at(i));
    random_.shuffle(cells);
    givens_.clear();
    for (std::size_t i = 0; i < static_cast<std::size_t>(options_.givens); ++i)
        givens_.emplace_back(letters[i], cells[i]);
    words_.clear();
    return symmetries_of(problem()) == 0;
}

bool Generator::draw_words() {
    std::vector<const Entry *> order;
    for (const Entry &entry : dictionary_) order.push_back(&entry);
    random_.shuffle(order);
    Partners partners{};
    State state = *settled(problem());
    std::vector<State> solutions = two_solutions(state, partners);
    const auto take = [&](const Entry *entry) {
        Partners more = partners;
        add(more, *entry);
        const std::optional<State> next = settled(state, more, entry->letters);
        if (!next) return false;
        std::vector<State> found = two_solutions(*next, more);
        if (found.empty()) return false;
        solutions = std::move(found);
        partners = more;
        state = *next;
        words_.push_back(entry);
        return true;
    };
    const auto spelt = [&](const Entry *entry) {
        return spells(solutions[0].domain, *entry) + spells(solutions[1].domain, *entry);
    };
    while (solutions.size() == 2) {
        const auto one =
            std::find_if(order.begin(), order.end(), [&](const Entry *entry) { return spelt(entry) == 1; });
        if (one != order.end() && take(*one)) continue;
        // Those that cannot be taken now never can.
        bool taken = false;
        std::erase_if(order, [&](const Entry *entry) {
            if (taken || spelt(entry) > 0) return false;
            return !spells(state.domain, *entry) || !(taken = take(entry));
        });
        if (!taken) return false;
    }
    if (words_.empty() && solutions.size() == 1) // the givens say it all: some word is to be there
        for (const Entry *entry : order)
            if (words_.empty() && spells(solutions[0].domain, *entry)) words_.push_back(entry);
    return solutions.size() == 1 && !words_.empty();
}

void Generator::minimize() {
    const auto thin = [this](auto &list, std::size_t least) {
        for (std::size_t i = list.size(); i-- > 0 && list.size() > least;) {
            const auto item = list[i];
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
            if (judge(problem(), options_.poll).solutions.size() != 1)
                list.insert(list.begin() + static_cast<std::ptrdiff_t>(i), item);
        }
    };
    thin(words_, 1);
    thin(givens_, 0);
}

Problem Generator::problem() const {
    Problem problem;
    for (const auto &[a, one] : givens_) problem.domain[a] = one;
    for (const Entry *entry : words_) add(problem.partners, *entry);
    return problem;
}

Puzzle Generator::puzzle() const {
    Puzzle puzzle{Board(size, '.'), {}};
    for (const auto &[a, one] : givens_)
        puzzle.board[static_cast<std::size_t>(index_of(one))] = letter_name(a);
    for (const Entry *entry : words_) puzzle.words.push_back(entry->word);
    std::sort(puzzle.words.begin(), puzzle.words.end());
    return puzzle;
}

std::optional<Puzzle> Generator::run() {
    for (int i = 0; i < most_tries && !dictionary_.empty(); ++i) {
        if (options_.poll) options_.poll();
        if (!draw_givens() || !draw_words()) continue;
        if (options_.minimal) minimize();
        Puzzle made = puzzle();
        if (!options_.difficulty || explain(made).difficulty == *options_.difficulty) return made;
    }
    return {};
}

} // namespace

std::optional<Puzzle> generate(const Words &dictionary, const GeneratorOptions &options) {
    return Generator(dictionary, options).run();
}

} // namespace gogen
