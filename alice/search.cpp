// The fast search, level by level, and all shortest paths.
#include "alice/search.h"

#include "shell/text.h"
#include "shell/threads.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <map>
#include <mutex>
#include <stdexcept>
#include <utility>

namespace alice {

namespace {

constexpr unsigned word_bits = 64;
constexpr std::size_t block = 512; // states whose moves are made at a time

// Adds to a whole number in decimal, as large as need be. The last digit comes first.
void add(std::string &number, const std::string &more) {
    int carry = 0;
    for (std::size_t i = 0; i < more.size() || carry > 0; ++i) {
        if (i == number.size()) number += '0';
        carry += number[i] - '0' + (i < more.size() ? more[i] - '0' : 0);
        number[i] = static_cast<char>('0' + carry % 10);
        carry /= 10;
    }
}

} // namespace

Search::Search(Number rows, Number cols, const SearchOptions &options)
    : rows_(rows), cols_(cols), shift_(std::max(6U, static_cast<unsigned>(std::bit_width(rows * cols - 1)))),
      most_d_(std::min(std::max(rows, cols) - 1, ~Key{0} >> shift_)), options_(options) {
    options_.threads = std::clamp(options.threads, 1U, unsigned{groups});
    for (std::size_t k = 0; k < directions.size(); ++k)
        offsets_[k] = static_cast<Key>(directions[k].r * cols + directions[k].c);
    const std::size_t numbers = (std::size_t{most_d_} + 1) << shift_, words = numbers / word_bits + 1;
    const std::size_t needed = words * sizeof(Word);
    if (options.memory < needed) refuse_memory();
    // Room for all possible states. Unused room costs no memory, since nothing is written there.
    room_ = std::min(std::size_t{rows} * cols * most_d_ + 1, (options.memory - needed) / sizeof(Key));
    if (options.counts_ways) marks_.resize(numbers);
    else seen_.resize(words);
    queue_ = std::make_unique_for_overwrite<Key[]>(room_);
}

void Search::refuse_memory() const {
    throw std::runtime_error("the search needs more than the " + std::to_string(options_.memory >> 20) +
                             " MiB of memory that it may have");
}

bool Search::run(const Maze &maze, State from, const std::function<void()> &poll) {
    assert(maze.rows == rows_ && maze.cols == cols_);
    assert(states() == 0 || !marks_.empty()); // bits are never cleared
    if (mark_ > UINT32_MAX / 2) {
        std::ranges::fill(marks_, 0);
        mark_ = 0;
    }
    mark_ += 2;
    const Number oldest = mark_;
    maze_ = &maze;
    from_ = from;
    solved_ = from.cell == maze.goal;

    // Level 0: the start alone. Its state may be reached again, by an arrival with a d that makes it leave
    // with from.d. It counts as seen. If no such d exists, it cannot be reached again, and gets a number that
    // no arrival has.
    Key start = number(from.cell, 0);
    for (Number d = 1; d <= most_d_; ++d)
        if (leaving(maze.colours[from.cell], d) == from.d) start = number(from.cell, d);
    if (marks_.empty()) seen_[start / word_bits] = Word{1} << start % word_bits;
    else marks_[start] = mark_;
    queue_[0] = start;
    begins_.assign({0, 1});
    end_ = 1;
    next_ = {};
    next_.front().push_back({0, 1});

    for (std::size_t first = 0, last = 1; first < last && !solved_; first = std::exchange(last, end_)) {
        mark_ += 2;
        if (marks_.empty()) mark_bits(first, last);
        else mark_ways(first, last, oldest);
        if (last < end_) begins_.push_back(end_);
        if (poll) poll();
    }
    return solved_;
}

// Calls land(state), which returns what to call with each number that this state of the queue can move to.
template <typename Land>
void Search::make_moves(std::size_t begin, std::size_t end, Land land) const {
    for (std::size_t i = begin; i < end; ++i) {
        const Key from = queue_[i];
        const auto [at, d] = state(from);
        unsigned left = maze_->moves({at, d});
        if (d > most_d_ && left != 0)
            throw std::runtime_error("the search needs steps of more than " + std::to_string(most_d_) +
                                     " cells, too many for a maze of " +
                                     shell::count_of(maze_->size(), "cell"));
        const auto land_on = land(from);
        for (; left != 0; left &= left - 1) land_on(number(at, d) + d * offsets_[direction_of(left)]);
    }
}

// The moves of a level where ways are counted. Marks before the oldest are of earlier mazes.
void Search::mark_ways(std::size_t first, std::size_t last, Number oldest) {
    make_moves(first, last, [&](Key from) {
        return [&, many = marks_[from] & 1](Key to) {
            if (marks_[to] < oldest) {
                marks_[to] = mark_ | many;
                queue_[end_++] = to;
                solved_ |= cell(to) == maze_->goal;
            } else if (marks_[to] == mark_) {
                marks_[to] = mark_ | 1;
            }
        };
    });
}

// The moves of a level where each number has a bit. Threads take one group of its states after another.
void Search::mark_bits(std::size_t first, std::size_t last) {
    const auto parts = std::exchange(next_, {});
    std::atomic<std::size_t> taken = 0;
    std::atomic<bool> at_goal = false;
    std::mutex appending;
    shell::side_by_side(last - first < options_.few ? 1 : options_.threads, [&](unsigned) {
        std::array<std::array<Key, block>, groups> found;
        std::array<std::size_t, groups> sizes{};
        const bool alone = options_.threads == 1;
        const auto append = [&](std::size_t group) {
            std::unique_lock lock(appending);
            const std::size_t at = end_, size = std::exchange(sizes[group], 0);
            if (size > room_ - at) refuse_memory();
            end_ += size;
            next_[group].push_back({at, end_});
            lock.unlock();
            std::copy_n(found[group].data(), size, queue_.get() + at);
        };
        for (std::size_t group = taken++; group < groups; group = taken++)
            for (const Part part : parts[group]) {
                std::array<Key, block * directions.size()> fresh;
                const std::size_t count = keep_new(part, fresh.data());
                for (const Key number : std::span(fresh.data(), count)) {
                    const Number at = cell(number);
                    const std::size_t to = alone ? 0 : maze_->arrived(at, number >> shift_).d % groups;
                    found[to][sizes[to]++] = number;
                    if (sizes[to] == block) append(to);
                    if (at == maze_->goal) at_goal = true;
                }
            }
        for (std::size_t group = 0; group < groups; ++group)
            if (sizes[group] > 0) append(group);
    });
    solved_ = at_goal;
}

// Makes the moves of a part of a level. Returns how many of the numbers they land on have no bit yet; sets
// their bits, and leaves them in `fresh`.
std::size_t Search::keep_new(Part part, Key *fresh) {
    Key *landings = fresh;
    make_moves(part.begin, part.end, [&](Key) {
        return [&](Key to) {
            __builtin_prefetch(&seen_[to / word_bits], 1);
            *landings++ = to;
        };
    });
    std::size_t count = 0;
    for (const Key to : std::span(fresh, landings)) {
        Word &word = seen_[to / word_bits];
        const Word bit = Word{1} << to % word_bits;
        fresh[count] = to; // kept if it is new, without an unpredictable branch
        count += (word & bit) == 0;
        word |= bit;
    }
    return count;
}

Path Search::path() const {
    Path first;
    if (solved()) Solutions(*this).each(1, [&first](const Path &path) { first = path; });
    return first;
}

Path shortest_path(const Maze &maze, State from) {
    Search search(maze.rows, maze.cols);
    search.run(maze, from);
    return search.path();
}

bool Search::several() const {
    assert(!marks_.empty());
    unsigned ways = 0;
    for (const Key number : level(levels()))
        if (cell(number) == maze_->goal) ways += 1 + (marks_[number] & 1);
    return ways > 1;
}

Solutions::Solutions(const Search &search) : layers_(search.levels() + 1) {
    assert(search.solved());
    const Maze &maze = *search.maze_;
    layers_.back().push_back({State{maze.goal, 0}, {}});
    std::map<Search::Key, Number> nodes; // of the layer above; all numbers of the goal have one
    for (const Search::Key number : search.level(search.levels()))
        if (search.cell(number) == maze.goal) nodes.emplace(number, 0);
    for (std::size_t n = search.levels(); n-- > 0;) {
        // The moves into these nodes. Their numbers are in the order of step sizes.
        std::vector<Node> &layer = layers_[n], &above = layers_[n + 1];
        std::map<Search::Key, Number> before;
        for (const Search::Key number : search.level(n)) {
            const State state = search.state(number);
            if (state.d < nodes.begin()->first >> search.shift_ ||
                state.d > nodes.rbegin()->first >> search.shift_)
                continue;
            maze.each_move(state, [&](State next) {
                const auto to = nodes.find(search.number(next.cell, state.d));
                if (to == nodes.end()) return;
                const auto node = before.try_emplace(number, static_cast<Number>(layer.size()));
                if (node.second) layer.push_back({state, {}});
                above[to->second].before.push_back(node.first->second);
            });
        }
        for (Node &node : above)
            std::ranges::sort(node.before, std::greater{},
                              [&layer](Number i) { return layer[i].state.cell; });
        nodes = std::move(before);
    }
    assert(layers_.front().size() == 1);
}

std::string Solutions::count() const {
    std::vector<std::string> ways{"1"}; // the last digit first
    for (std::size_t n = 1; n < layers_.size(); ++n) {
        std::vector<std::string> above(layers_[n].size(), "0");
        for (std::size_t i = 0; i < above.size(); ++i)
            for (const Number node : layers_[n][i].before) add(above[i], ways[node]);
        ways = std::move(above);
    }
    return {ways.front().rbegin(), ways.front().rend()};
}

void Solutions::each(std::uint64_t most, const std::function<void(const Path &)> &visit) const {
    // The path's nodes, and by which of its predecessors each is entered.
    std::vector<const Node *> nodes(layers_.size());
    std::vector<std::size_t> entered(layers_.size());
    Path path(layers_.size());
    for (; most > 0; --most) {
        Number node = 0;
        for (std::size_t n = layers_.size(); n-- > 0;) {
            nodes[n] = &layers_[n][node];
            path[n] = nodes[n]->state;
            if (n > 0) node = nodes[n]->before[entered[n]];
        }
        visit(path);
        // The next path differs as near to the start as it can.
        std::size_t n = 1;
        while (n < nodes.size() && entered[n] + 1 == nodes[n]->before.size()) entered[n++] = 0;
        if (n == nodes.size()) return;
        ++entered[n];
    }
}

} // namespace alice
