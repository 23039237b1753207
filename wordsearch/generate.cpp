// Hides words in a grid.
#include "wordsearch/generate.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <random>
#include <string>
#include <utility>

namespace wordsearch {

namespace {

constexpr int most_attempts = 48, most_attempts_of_message = 400;
constexpr std::uint64_t most_effort = 1'000'000'000; // before the last attempt, in places tried: some seconds
constexpr std::uint64_t effort_of_a_check = 64;      // whether words appear

class Generator {
  public:
    Generator(std::span<const Word> words, const NewPuzzleOptions &options)
        : options_(options), looked_for_(with_avoided(words, options.avoided)),
          index_(looked_for_, options.numbers), random_(options.seed), words_(words),
          start_(options.rows, options.cols), field_(start_) {
        assert(options.rows > 0 && options.cols > 0 && !options.directions.empty());
        for (const Word &word : words) pool_ += word.letters();
        for (const Word &word : looked_for_) {
            assert(word.size >= 2);
            longest_ = std::max(longest_, int(word.size));
        }
        alphabet_ = pool_ + std::u16string(options.filling);
        std::ranges::sort(alphabet_);
        alphabet_.erase(std::unique(alphabet_.begin(), alphabet_.end()), alphabet_.end());
        for (std::size_t i = 0; i < options.shape.size(); ++i) {
            const int at = int(i);
            *start_.at(at / options.cols, at % options.cols) = options.shape[i];
            cells_ -= options.shape[i] != 0;
        }
    }

    NewPuzzle run() {
        NewPuzzle puzzle;
        for (const Word &word : words_)
            if (word.size > std::max(options_.rows, options_.cols)) puzzle.too_long.push_back(word);
        if (!puzzle.too_long.empty()) return puzzle;
        const int attempts = has_message_ ? most_attempts_of_message : most_attempts;
        for (attempt_ = 0; attempt_ < attempts && (attempt_ == 0 || effort_ < most_effort); ++attempt_) {
            field_ = start_;
            // At first any place will do, which makes the best puzzles; when room is scarce, overlaps save
            // some.
            const std::vector<Word> unplaced = place_words(1U << std::min(attempt_ / 4, 11));
            if (unplaced.empty() && (!has_message_ || to_share_ == 0)) {
                if (puzzle.field && on_others_.size() >= puzzle.shared.size()) continue;
                if (fill()) {
                    puzzle.field = field_;
                    puzzle.places = places_;
                    puzzle.shared = on_others_;
                    if (on_others_.empty()) break;
                } else {
                    puzzle.filling_made_word = true;
                }
            }
            if (attempt_ == 0 || unplaced.size() < puzzle.unplaced.size()) puzzle.unplaced = unplaced;
        }
        std::ranges::sort(puzzle.places);
        return puzzle;
    }

  private:
    static std::vector<Word> with_avoided(std::span<const Word> words, std::span<const Word> avoided) {
        std::vector<Word> all(words.begin(), words.end());
        all.insert(all.end(), avoided.begin(), avoided.end());
        sort_words(all);
        return all;
    }
    std::size_t below(std::size_t n) { return std::size_t(random_() % n); }
    template <typename Items>
    void shuffle(Items &items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

    // Whether a word through the cell is not within the word put there, whose letter number `at` the cell is.
    // Empty cells, and those beyond the grid, are 0.
    bool word_appears(const Number *cell, const Match *within = nullptr, int at_cell = 0) {
        effort_ += effort_of_a_check;
        bool appears = false;
        for (std::uint8_t direction = 0; direction < steps.size() && !appears; ++direction) {
            const std::ptrdiff_t step = field_.step(direction);
            const bool same = within && within->direction == direction;
            const bool reverse = within && within->direction == opposite(direction);
            const Number *at = cell;
            for (int back = 0; *at != 0 && back < longest_; ++back, at -= step)
                index_.each_word(at, step, [&](std::uint32_t, std::uint32_t length) {
                    const int size = int(length);
                    // The place of its first letter within the word, or of its last if it runs the other way.
                    const int from = same ? at_cell - back : at_cell + back - size + 1;
                    const bool is_within = (same || reverse) && from >= 0 && from + size <= within->length;
                    appears = appears || (size > back && !is_within); // or else it ends before the cell
                });
        }
        return appears;
    }

    // Lays the word there, and notes which letters are new. Returns false, and lays nothing, if it does not
    // fit or may not be there.
    bool lay(const Match &place) {
        const auto [r, c] = place.last();
        if (r < 0 || r >= options_.rows || c < 0 || c >= options_.cols) return false;
        const std::u16string_view word = words_[place.word].letters();
        const std::ptrdiff_t step = field_.step(place.direction);
        Number *const first = at(place);
        laid_.clear();
        for (int i = 0; const Number letter : word) {
            const Number there = first[i * step];
            if (there == 0) laid_.push_back(i);
            else if (there != letter) return false;
            ++i;
        }
        for (const int i : laid_) first[i * step] = word[std::size_t(i)];
        const bool appears =
            std::ranges::any_of(laid_, [&](int i) { return word_appears(first + i * step, &place, i); });
        if (appears) take_back(place);
        return !appears;
    }
    // Takes back what lay() has just laid.
    void take_back(const Match &place) {
        for (const int i : laid_) at(place)[i * field_.step(place.direction)] = 0;
    }
    static bool has(const Match &place, Step cell) {
        for (int i = 0; i < place.length; ++i)
            if (place.cell(i) == cell) return true;
        return false;
    }
    Number *at(const Match &place) { return field_.at(place.r, place.c); }

    // Tries places until the word may be in `choices` of them, and lays it in the best: the one with the
    // fewest new letters, but with some. A direction is drawn first, then a place: a long word has few places
    // on the diagonals, so if all places were drawn alike, hardly any on a diagonal would be taken.
    bool place(std::uint32_t index, std::size_t choices) {
        const Word &word = words_[index];
        const auto cols = std::size_t(options_.cols);
        const std::size_t cells = std::size_t(options_.rows) * cols;
        std::vector<std::uint8_t> directions = options_.directions;
        shuffle(directions);
        std::optional<Match> best;
        std::size_t least = SIZE_MAX;
        for (const std::uint8_t direction : directions) {
            // All cells once, in an order of their own: a step that has no divisor in common with their
            // number.
            std::size_t cell = below(cells), step = 1 + below(cells);
            while (std::gcd(step, cells) != 1) ++step;
            for (std::size_t i = 0; i < cells && choices > 0; ++i, cell = (cell + step) % cells) {
                ++effort_;
                const Match place{.r = int(cell / cols),
                                  .c = int(cell % cols),
                                  .direction = direction,
                                  .length = word.size,
                                  .word = index};
                if (!lay(place)) continue;
                take_back(place);
                const std::size_t laid = laid_.size();
                if (has_message_ && word.size - laid > to_share_) continue;
                if (laid > 0) --choices;
                if (best && laid - 1 >= least - 1) continue; // none is SIZE_MAX then, the worst
                best = place;
                least = laid;
            }
        }
        if (!best || !lay(*best)) return false;
        if (has_message_) to_share_ -= word.size - least;
        // Without new letters it may lie wholly on the squares of another word.
        const auto is_on = [&](const Match &other) {
            return has(other, best->cell(0)) && has(other, best->last());
        };
        if (least == 0 && std::ranges::any_of(places_, is_on)) on_others_.push_back(word);
        places_.push_back(*best);
        return true;
    }

    std::vector<Word> place_words(std::size_t choices) {
        std::vector<std::uint32_t> order(words_.size());
        std::iota(order.begin(), order.end(), 0U);
        shuffle(order);
        std::ranges::stable_sort(order, std::greater(),
                                 [this](std::uint32_t word) { return words_[word].size; });
        to_share_ = pool_.size() + options_.message.size() - cells_;
        places_.clear();
        on_others_.clear();
        std::vector<Word> unplaced;
        for (const std::uint32_t word : order) {
            options_.progress(attempt_ + 1, places_.size());
            // Where letters are to be shared, places are looked at until one shares some.
            if (!place(word, has_message_ && to_share_ > 0 ? SIZE_MAX : choices))
                unplaced.push_back(words_[word]);
        }
        sort_words(unplaced);
        return unplaced;
    }

    bool fill_cell(Number &cell) {
        const auto goes = [&](Number letter) {
            cell = letter;
            return !word_appears(&cell);
        };
        for (int i = 0; i < 8; ++i)
            if (goes(pool_[below(pool_.size())])) return true;
        const std::size_t first = below(alphabet_.size());
        for (std::size_t i = 0; i < alphabet_.size(); ++i)
            if (goes(alphabet_[(first + i) % alphabet_.size()])) return true;
        return false;
    }

    // Fills the cells of no word: with the message if there is one.
    bool fill() {
        auto letter = options_.message.begin();
        for (int r = 0; r < options_.rows; ++r) {
            options_.progress(attempt_ + 1, words_.size());
            for (int c = 0; c < options_.cols; ++c) {
                Number &cell = *field_.at(r, c);
                if (cell != 0) continue;
                if (has_message_ ? word_appears(&(cell = *letter++)) : !fill_cell(cell)) return false;
            }
        }
        assert(letter == options_.message.end());
        return true;
    }

    const NewPuzzleOptions &options_;
    const bool has_message_ = !options_.message.empty();
    const std::vector<Word> looked_for_; // the words and those to avoid
    const Index index_;
    std::mt19937_64 random_;
    const std::span<const Word> words_;
    std::u16string pool_, alphabet_;
    int longest_ = 0; // letters of a word
    int attempt_ = 0;
    std::size_t to_share_ = 0; // with a message: letters that are still to be shared
    std::uint64_t effort_ = 0; // so far

    Field start_, field_; // with the letters of the shape, and with the words put so far
    std::size_t cells_ = std::size_t(options_.rows) * std::size_t(options_.cols); // for words
    std::vector<Match> places_;                                                   // of the words put so far
    std::vector<Word> on_others_; // of these, wholly on the squares of another one
    std::vector<int> laid_;       // of the word that is being put: which letters are new
};

} // namespace

NewPuzzle generate(std::span<const Word> words, const NewPuzzleOptions &options) {
    return Generator(words, options).run();
}

} // namespace wordsearch
