#include "alice/search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <map>
#include <new>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace alice {

namespace {

constexpr unsigned word_bits = 64;
constexpr std::size_t block = 256; // states whose moves are made at a time

// The number of arrows in each set of them.
constexpr std::array<std::uint8_t, 256> arrow_counts = [] {
    std::array<std::uint8_t, 256> counts{};
    for (unsigned arrows = 0; arrows < counts.size(); ++arrows)
        counts[arrows] = static_cast<std::uint8_t>(std::popcount(arrows));
    return counts;
}();

// The set of arrows that go somewhere.
constexpr unsigned arrows_that(bool (*go)(const Direction &)) {
    unsigned arrows = 0;
    for (const Direction &direction : directions)
        if (go(direction)) arrows |= direction.bit;
    return arrows;
}
constexpr unsigned go_up = arrows_that([](const Direction &direction) { return direction.dr < 0; });
constexpr unsigned go_down = arrows_that([](const Direction &direction) { return direction.dr > 0; });
constexpr unsigned go_left = arrows_that([](const Direction &direction) { return direction.dc < 0; });
constexpr unsigned go_right = arrows_that([](const Direction &direction) { return direction.dc > 0; });

// The arrows that a walker cannot follow for d cells, since they lead off the board.
inline unsigned arrows_off(std::uint32_t r, std::uint32_t c, std::uint32_t d, std::uint32_t rows,
                           std::uint32_t cols) {
    return (r < d ? go_up : 0) | (rows - r <= d ? go_down : 0) | (c < d ? go_left : 0) |
           (cols - c <= d ? go_right : 0);
}

// A whole number below `base` or a sum of such, as large as need be.
class Natural {
  public:
    explicit Natural(std::uint64_t value = 0) : limbs_{value} {}

    Natural &operator+=(const Natural &other) {
        limbs_.resize(std::max(limbs_.size(), other.limbs_.size()));
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < limbs_.size(); ++i) {
            limbs_[i] += carry + (i < other.limbs_.size() ? other.limbs_[i] : 0);
            carry = limbs_[i] >= base;
            if (carry) limbs_[i] -= base;
        }
        if (carry) limbs_.push_back(carry);
        return *this;
    }
    std::string text() const {
        std::string text = std::to_string(limbs_.back());
        for (std::size_t i = limbs_.size(); i-- > 1;) {
            const std::string limb = std::to_string(limbs_[i - 1]);
            text.append(digits - limb.size(), '0') += limb;
        }
        return text;
    }

  private:
    static constexpr std::uint64_t base = 1'000'000'000'000'000'000;
    static constexpr std::size_t digits = 18;
    std::vector<std::uint64_t> limbs_; // the lowest first
};

} // namespace

Search::Search(std::uint32_t rows, std::uint32_t cols, Ways ways)
    : rows_(rows), cols_(cols), shift_(static_cast<unsigned>(std::bit_width(rows * cols - 1))),
      most_d_(std::min(std::max(rows, cols), ~Number{0} >> shift_)) {
    for (std::size_t k = 0; k < directions.size(); ++k)
        offsets_[k] = static_cast<Number>(directions[k].dr) * cols + static_cast<Number>(directions[k].dc);
    // Unlike a vector, calloc leaves pages that are never written to out of memory.
    const std::size_t numbers = (std::size_t{most_d_} + 1) << shift_;
    if (ways == Ways::ignored) {
        seen_.reset(static_cast<Word *>(std::calloc(numbers / word_bits + 1, sizeof(Word))));
        if (!seen_) throw std::bad_alloc();
    } else {
        stamps_.reset(static_cast<std::uint32_t *>(std::calloc(numbers, sizeof(std::uint32_t))));
        if (!stamps_) throw std::bad_alloc();
        for (std::uint32_t r = 0; r < rows; ++r)
            for (std::uint32_t c = 0; c < cols; ++c) places_.push_back({r, c});
    }
}

// The queue, with room for what a block of moves may reach. Large blocks of memory are not copied by realloc: they get
// other addresses.
Search::Number *Search::make_room(std::size_t count) {
    const std::size_t needed = count + block * directions.size() + 1;
    if (needed > room_) {
        const std::size_t room = needed + needed / 2;
        void *const larger = std::realloc(queue_.get(), room * sizeof(Number));
        if (!larger) throw std::bad_alloc();
        (void)queue_.release();
        queue_.reset(static_cast<Number *>(larger));
        room_ = room;
    }
    return queue_.get();
}

// Level 0: the start alone.
void Search::begin(const Maze &maze, State from) {
    assert(maze.rows == rows_ && maze.cols == cols_);
    const std::size_t numbers = (std::size_t{std::min(found_.highest_d, most_d_)} + 1)
                                << shift_; // that were used
    if (seen_) std::fill_n(seen_.get(), numbers / word_bits + 1, 0);
    if (stamp_ > UINT32_MAX / 4) {
        std::fill_n(stamps_.get(), (std::size_t{most_d_} + 1) << shift_, 0);
        stamp_ = 0;
    }
    first_stamp_ = ++stamp_;
    maze_ = &maze;
    from_ = from;
    found_ = {};
    found_.goal = from.cell == maze.goal;

    // The start's state may be reached again, by an arrival with a d that makes it leave with from.d. It is seen already.
    // If no such d exists, it cannot be reached again, and its number does not matter.
    std::uint32_t d = 1;
    while (d < most_d_ && leaving(maze.colours[from.cell], d) != from.d) ++d;
    const Number start = number(from.cell, d);
    const bool again = leaving(maze.colours[from.cell], d) == from.d;
    if (seen_ && again) seen_[start / word_bits] |= Word{1} << start % word_bits;
    if (stamps_) stamps_[start] = again ? 2 * stamp_ : 0;
    found_.highest_d = d;
    make_room(0)[0] = start;
    count_ = 1;
    begins_.assign({0, 1});
}

bool Search::run(const Maze &maze, State from, std::size_t memory, const std::function<void()> &poll) {
    begin(maze, from);
    if (found_.goal) return true;
    if (stamps_) go_on<Ways::counted>([this] { begins_.push_back(count_); });
    else
        go_on<Ways::ignored>([&] {
            begins_.push_back(count_);
            if (memory != SIZE_MAX || found_.too_far) check_memory(memory);
            if (poll) poll();
        });
    return solved();
}

// Makes all moves level by level, and appends what they reach first to the queue, until the goal is among it or nothing is
// reached. Calls end_level after each level that reached something.
template <Search::Ways ways, typename EndLevel>
void Search::go_on(EndLevel end_level) {
    // Members in variables: for all that the compiler knows, a write to any of the arrays changes them.
    const std::uint8_t *const arrows = maze_->arrows.data();
    const Colour *const painted = maze_->colours.data();
    const Place *const places = places_.data();
    const Word *const seen = seen_.get();
    std::uint32_t *const stamps = stamps_.get();
    const std::uint32_t rows = rows_, cols = cols_, goal = maze_->goal, most_d = most_d_;
    const unsigned shift = shift_;
    const Number cell_mask = (Number{1} << shift) - 1;
    const std::array<Number, directions.size()> offsets = offsets_;
    std::array<Number, ways == Ways::ignored ? block * directions.size() : 1> landings;
    Found found = found_;
    const std::uint32_t oldest = 2 * first_stamp_;
    std::uint32_t stamp = 2 * stamp_;
    for (std::size_t first = 0, last = 1, fresh = 1; first < last && !found.goal;
         first = last, last = fresh) {
        stamp += 2;
        for (std::size_t begin = first; begin < last; begin += block) {
            Number *const queue = make_room(fresh);
            const std::size_t end = std::min(begin + block, last);
            std::size_t count = 0;
            for (std::size_t i = begin; i < end; ++i) {
                // The arrows that do not lead off the board.
                const std::uint32_t at = queue[i] & cell_mask;
                const std::uint32_t d = i == 0 ? from_.d : leaving(painted[at], queue[i] >> shift);
                const auto [r, c] = ways == Ways::counted ? places[at] : Place{at / cols, at % cols};
                const unsigned usable = d == 0 ? 0 : arrows[at];
                unsigned left = usable & ~arrows_off(r, c, d, rows, cols);
                if constexpr (ways == Ways::ignored) {
                    found.arrows += arrow_counts[usable];
                    found.stuck += d == 0;
                    if (d > most_d) {
                        found.too_far |= left != 0;
                        continue;
                    }
                    found.highest_d = std::max(found.highest_d, d);
                }
                // The moves. With bits, ask for the word that each needs and look at all of them later.
                const std::uint32_t many = ways == Ways::counted ? stamps[queue[i]] & 1 : 0;
                for (; left != 0; left &= left - 1) {
                    const auto k = static_cast<std::size_t>(std::countr_zero(left));
                    const Number to = (d << shift | at) + d * offsets[k];
                    if constexpr (ways == Ways::ignored) {
                        landings[count++] = to;
                        __builtin_prefetch(seen + to / word_bits, 1);
                    } else if (const std::uint32_t before = stamps[to]; before < oldest) {
                        stamps[to] = stamp | many;
                        queue[fresh++] = to;
                        found.goal |= (to & cell_mask) == goal;
                    } else if (before == stamp) {
                        stamps[to] = stamp | 1;
                    }
                }
            }
            if (ways == Ways::ignored) fresh = keep_new({landings.data(), count}, fresh, found);
        }
        stamp_ = stamp / 2;
        found_ = found;
        count_ = fresh;
        if (last < fresh) end_level();
    }
}

// Appends to the queue, which ends at `fresh`, those landings whose bit is not set yet. Returns its new end.
std::size_t Search::keep_new(std::span<const Number> landings, std::size_t fresh, Found &found) {
    Word *const seen = seen_.get();
    Number *const queue = queue_.get();
    const std::uint32_t goal = maze_->goal;
    const Number cell_mask = (Number{1} << shift_) - 1;
    bool at_goal = false;
    for (const Number to : landings) {
        Word &word = seen[to / word_bits];
        const Word bit = Word{1} << to % word_bits;
        queue[fresh] = to; // kept if it is new, without a branch that nobody can predict
        fresh += (word & bit) == 0;
        word |= bit;
        at_goal |= (to & cell_mask) == goal;
    }
    found.goal |= at_goal;
    found.moves += landings.size();
    return fresh;
}

void Search::check_memory(std::size_t memory) const {
    if (found_.too_far)
        throw std::runtime_error("the search needs steps of more than " + std::to_string(most_d_) +
                                 " cells, too many for a maze of " + count_of(maze_->size(), "cell"));
    const std::uint64_t bits = (std::uint64_t{found_.highest_d} + 1) << shift_;
    if (bits / 8 + count_ * sizeof(Number) > memory)
        throw std::runtime_error("the search needs more than the " + std::to_string(memory >> 20) +
                                 " MiB of memory that it may have");
}

std::uint32_t Search::longest_step() const {
    std::uint32_t longest = 0;
    for (std::size_t i = 1; i < count_; ++i)
        longest = std::max(longest, static_cast<std::uint32_t>(queue_[i] >> shift_));
    return longest;
}

bool Search::unique() const {
    assert(stamps_);
    unsigned ways = 0;
    for (const Number number : level(levels()))
        if (cell(number) == maze_->goal) ways += 1 + (stamps_[number] & 1);
    return ways == 1;
}

std::vector<State> Search::path() const {
    if (!solved()) return {};
    if (levels() == 0) return {from_};
    std::vector<State> path(levels() + 1, State{maze_->goal, 0});
    std::optional<std::uint32_t> d; // of the move into the state that we have; any for the goal
    for (std::size_t n = levels(); n-- > 0;) {
        std::optional<Number> best;
        for (const Number from : level(n)) {
            const State before = state(n, from);
            if (d && before.d != *d) continue;
            if (best && before.cell < path[n].cell) continue;
            if (!direction_of(*maze_, before.cell, before.d, path[n + 1].cell)) continue;
            best = from;
            path[n] = before;
        }
        assert(best);
        d = *best >> shift_;
    }
    return path;
}

// The step sizes that a cell is left with in the states that were reached, or nothing.
std::string Search::step_sizes(std::uint32_t cell) const {
    std::vector<std::uint32_t> sizes;
    if (cell == from_.cell) sizes.push_back(from_.d);
    for (std::uint32_t d = 1; d <= std::min(found_.highest_d, most_d_); ++d)
        if ((seen_[number(cell, d) / word_bits] >> number(cell, d) % word_bits & 1) != 0)
            sizes.push_back(leaving(maze_->colours[cell], d));
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    std::string text;
    for (const std::uint32_t size : sizes) text += (text.empty() ? "" : ", ") + std::to_string(size);
    return text;
}

std::string Search::dead_ends() const {
    assert(!solved());
    // Each state but the start's was reached by one move that was the first into it.
    std::string text =
        "moves off the board: " + std::to_string(found_.arrows - found_.moves) +
        "\nstates with d < 1: " + std::to_string(found_.stuck) +
        "\nmoves into a state already reached: " + std::to_string(found_.moves - (count_ - 1)) + '\n';

    constexpr unsigned most_named = 8;
    unsigned entrances = 0;
    const Cell goal = maze_->at(maze_->goal);
    for (std::uint32_t at = 0; at < maze_->size(); ++at) {
        const Cell from = maze_->at(at);
        const std::int64_t d = std::max(std::abs(goal.r - from.r), std::abs(goal.c - from.c));
        if (!direction_of(*maze_, at, d, maze_->goal) || ++entrances > most_named) continue;
        const std::string reached = step_sizes(at);
        text += "the goal could be entered from " + text_of(from) + " with d " + std::to_string(d) +
                ", which is missing: it is " +
                (reached.empty() ? "never reached" : "reached with d " + reached) + '\n';
    }
    if (entrances > most_named)
        text += "and from " + count_of(entrances - most_named, "other cell") + " with a d that is missing\n";
    if (entrances == 0) text += "no arrow points to the goal\n";
    return text;
}

Solutions::Solutions(const Search &search) : layers_(search.levels() + 1) {
    assert(search.solved());
    const Maze &maze = *search.maze_;
    layers_.back().push_back({search.levels() == 0 ? search.from_ : State{maze.goal, 0}, {}});
    std::map<Search::Number, std::uint32_t> nodes; // of the layer above; all numbers of the goal have one
    for (const Search::Number number : search.level(search.levels()))
        if (search.cell(number) == maze.goal) nodes.emplace(number, 0);
    for (std::size_t n = search.levels(); n-- > 0;) {
        // The moves into these nodes. Their numbers are in the order of step sizes.
        std::vector<Node> &layer = layers_[n], &above = layers_[n + 1];
        std::map<Search::Number, std::uint32_t> before;
        for (const Search::Number number : search.level(n)) {
            const State state = search.state(n, number);
            if (state.d < nodes.begin()->first >> search.shift_ ||
                state.d > nodes.rbegin()->first >> search.shift_)
                continue;
            maze.each_move(state, [&](std::size_t, std::uint32_t cell) {
                const auto to = nodes.find(search.number(cell, state.d));
                if (to == nodes.end()) return;
                const auto node = before.try_emplace(number, static_cast<std::uint32_t>(layer.size()));
                if (node.second) layer.push_back({state, {}});
                above[to->second].before.push_back(node.first->second);
            });
        }
        for (Node &node : above)
            std::sort(node.before.begin(), node.before.end(), [&layer](std::uint32_t a, std::uint32_t b) {
                return layer[a].state.cell > layer[b].state.cell;
            });
        nodes = std::move(before);
    }
    assert(layers_.front().size() == 1);
}

std::uint64_t Solutions::states() const {
    std::uint64_t states = 0;
    for (const std::vector<Node> &layer : layers_) states += layer.size();
    return states - 1;
}

std::string Solutions::count() const {
    std::vector<Natural> ways{Natural(1)};
    for (std::size_t n = 1; n < layers_.size(); ++n) {
        std::vector<Natural> before = std::move(ways);
        ways.assign(layers_[n].size(), Natural());
        for (std::size_t i = 0; i < ways.size(); ++i)
            for (const std::uint32_t node : layers_[n][i].before) ways[i] += before[node];
    }
    return ways.front().text();
}

void Solutions::each(std::uint64_t most, const std::function<void(const std::vector<State> &)> &visit) const {
    // The node of each layer that the path is on, and how many of those before it were tried.
    std::vector<std::pair<const Node *, std::size_t>> on(layers_.size());
    std::vector<State> path(layers_.size());
    std::size_t n = layers_.size() - 1;
    const auto enter = [&](std::uint32_t node) {
        on[n] = {&layers_[n][node], 0};
        path[n] = on[n].first->state;
    };
    for (enter(0); n < layers_.size() && most > 0;) {
        auto &[node, tried] = on[n];
        if (tried < node->before.size()) {
            const std::uint32_t next = node->before[tried++];
            --n;
            enter(next);
            continue;
        }
        if (n == 0) {
            visit(path);
            --most;
        }
        ++n;
    }
}

} // namespace alice
