#include "alice/search.h"

#include "alice/memory.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>

namespace alice {

namespace {

// Bits of directions[]: those that go up, down, left and right.
constexpr unsigned ups = 0x07, downs = 0xe0, lefts = 0x29, rights = 0x94;

} // namespace

// What a thread needs to itself.
struct Search::Worker {
    explicit Worker(const Search &search)
        : found(std::make_unique_for_overwrite<std::uint32_t[]>(search.maze_.size() + 8)),
          fresh(search.words_), columns(search.maze_.cols) {}

    // Room for so many bytes, of which the caller then keeps what it used by `kept`.
    std::uint8_t *room(Search &search, std::size_t bytes) {
        if (left < bytes) {
            left = std::max(bytes, std::size_t{1} << 21);
            search.spend(left);
            blocks.push_back(std::make_unique_for_overwrite<std::uint8_t[]>(left));
            next = blocks.back().get();
        }
        return next;
    }
    void kept(std::uint8_t *end) {
        left -= static_cast<std::size_t>(end - next);
        next = end;
    }

    std::unique_ptr<std::uint32_t[]> found; // the cells landed on for the first time, as they are found
    std::vector<std::uint64_t> fresh;       // the same as bits, all zero between uses
    std::vector<std::uint8_t> columns;      // the directions in which a column can be left
    std::vector<std::unique_ptr<std::uint8_t[]>> blocks;
    std::uint8_t *next = nullptr;
    std::size_t left = 0;
    std::uint64_t states = 0; // of the level in the making
    std::uint32_t longest_step = 0;
    std::vector<std::uint32_t> goal_arrivals;
};

void Search::Free::operator()(std::uint64_t *words) const { std::free(words); }

Search::Search(const Maze &maze, SearchOptions options)
    : maze_(maze), options_(options), words_(maze.size() / 64 + 1), memory_(usable_memory()),
      planes_(maze.longest_step() + std::size_t{3}), team_(std::max(1U, options_.threads)),
      landed_(maze.longest_step() + std::size_t{3}) {
    for (unsigned i = 0; i < team_.members(); ++i) workers_.push_back(std::make_unique<Worker>(*this));
    first_step_ = static_cast<std::uint32_t>(1 + (options_.start_counts ? maze.change(maze.start) : 0));
    touch_plane(arrival({maze.start, first_step_}))[maze.start / 64] |= std::uint64_t{1} << maze.start % 64;
    states_ = 1;
    levels_.push_back(0);
    if (first_step_ < 1 || first_step_ > maze.longest_step()) return;
    Worker &worker = *workers_[0];
    std::uint8_t *const code = worker.room(*this, 8);
    std::uint8_t *end = code;
    for (std::uint32_t rest = maze.start;; rest >>= 7) {
        *end++ = static_cast<std::uint8_t>(rest < 128 ? rest : rest | 128);
        if (rest < 128) break;
    }
    worker.kept(end);
    cells_.push_back({code, 1, first_step_});
}

Search::~Search() = default;

std::span<const Search::Cells> Search::level(std::size_t number) const {
    const std::size_t end = number + 1 < levels_.size() ? levels_[number + 1] : cells_.size();
    return std::span(cells_).subspan(levels_[number], end - levels_[number]);
}

void Search::spend(std::size_t bytes) {
    if ((spent_ += bytes) > memory_)
        throw std::runtime_error("the search needs more than the " + std::to_string(memory_ >> 20) +
                                 " MiB of memory that it may have");
}

std::uint64_t *Search::touch_plane(std::uint32_t d) {
    if (!planes_[d]) {
        spend(words_ * sizeof(std::uint64_t));
        // Unlike a vector calloc leaves pages that are never written to out of memory.
        planes_[d].reset(static_cast<std::uint64_t *>(std::calloc(words_, sizeof(std::uint64_t))));
        if (!planes_[d]) throw std::bad_alloc();
    }
    return planes_[d].get();
}

bool Search::run(const std::function<void()> &poll) {
    if (maze_.start == maze_.goal) return true;
    while (true) {
        // The buckets of the last level: cells_ holds those of one d together.
        const std::span<const Cells> from = level(levels());
        if (from.empty()) break;
        std::vector<std::span<const Cells>> buckets;
        std::uint64_t count = 0;
        for (std::size_t i = 0, end = 0; i < from.size(); i = end) {
            while (end < from.size() && from[end].d == from[i].d) count += from[end++].count;
            buckets.push_back(from.subspan(i, end - i));
        }
        std::atomic<std::size_t> next = 0;
        const auto work = [&](unsigned member) {
            for (std::size_t i; (i = next++) < buckets.size();) expand(*workers_[member], buckets[i]);
        };
        if (team_.members() > 1 && buckets.size() > 1 && count >= options_.share_from) team_.run(work);
        else work(0);

        const std::uint64_t before = states_;
        for (const auto &worker : workers_) states_ += std::exchange(worker->states, 0);
        if (states_ == before) break;
        for (const auto &worker : workers_) {
            longest_step_ = std::max(longest_step_, worker->longest_step);
            goal_arrivals_.insert(goal_arrivals_.end(), worker->goal_arrivals.begin(),
                                  worker->goal_arrivals.end());
        }

        // What was landed by d and colour becomes buckets by the d to leave with.
        const std::uint32_t least = from.front().d - 1, most = from.back().d + 1;
        const std::size_t begin = cells_.size();
        for (std::uint32_t d = std::max(1U, least); d <= std::min(most, maze_.longest_step()); ++d)
            for (const Colour colour : {Colour::yellow, Colour::black, Colour::red}) {
                const auto change = static_cast<std::uint32_t>(colour) - 1;
                Cells cells = std::exchange(landed_[d - change][static_cast<std::size_t>(colour)], {});
                cells.d = d;
                if (cells.count > 0) cells_.push_back(cells);
            }
        levels_.push_back(begin);
        if (!goal_arrivals_.empty()) {
            std::sort(goal_arrivals_.begin(), goal_arrivals_.end());
            return true;
        }
        if (poll) poll();
    }
    return false;
}

// Makes the moves of a bucket, and records what they land on for the first time.
void Search::expand(Worker &worker, std::span<const Cells> bucket) {
    const std::uint32_t d = bucket.front().d, rows = maze_.rows, cols = maze_.cols;
    std::uint64_t *const plane = touch_plane(d);

    std::array<std::int64_t, 8> offsets;
    for (std::size_t k = 0; k < directions.size(); ++k)
        offsets[k] = static_cast<std::int64_t>(d) *
                     (static_cast<std::int64_t>(directions[k].dr) * cols + directions[k].dc);
    for (std::uint32_t c = 0; c < cols; ++c)
        worker.columns[c] = static_cast<std::uint8_t>(~((c < d ? lefts : 0) | (c + d >= cols ? rights : 0)));
    // In blocks, and each of three steps for a whole block: so a guess of the processor that went wrong (how many moves
    // are there?) is settled before the cache is asked for words of the plane, and many of those are asked for at once.
    constexpr std::size_t block = 512;
    std::array<std::uint32_t, block> from;
    std::array<std::uint8_t, block> moves;
    std::array<std::uint32_t, block * directions.size()> to;
    std::uint32_t *const found = worker.found.get();
    std::uint32_t count = 0;
    for (const Cells &cells : bucket) {
        const std::uint8_t *code = cells.code;
        std::uint32_t cell = 0, row = 0; // the latter is the first cell of the row
        unsigned open = ~ups & ~(d >= rows ? downs : 0);
        for (std::uint32_t rest = cells.count; rest > 0;) {
            const std::uint32_t here = std::min<std::uint32_t>(rest, block);
            rest -= here;
            for (std::uint32_t i = 0; i < here; ++i) {
                cell += take_gap(code);
                if (cell - row >= cols) {
                    const std::uint32_t r = cell / cols;
                    row = r * cols;
                    open = ~((r < d ? ups : 0) | (r + d >= rows ? downs : 0));
                }
                from[i] = cell;
                moves[i] = static_cast<std::uint8_t>(maze_.arrows[cell] & open & worker.columns[cell - row]);
            }
            std::size_t landings = 0;
            for (std::uint32_t i = 0; i < here; ++i)
                for (unsigned left = moves[i]; left != 0; left &= left - 1)
                    to[landings++] = static_cast<std::uint32_t>(
                        from[i] + offsets[static_cast<std::size_t>(std::countr_zero(left))]);
            for (std::size_t i = 0; i < landings; ++i) {
                std::uint64_t &word = plane[to[i] / 64];
                const std::uint64_t bit = std::uint64_t{1} << to[i] % 64;
                found[count] = to[i]; // kept if it is new, without a branch that nobody can predict
                count += (word & bit) == 0;
                word |= bit;
            }
        }
    }
    if (count == 0) return;
    worker.states += count;
    worker.longest_step = std::max(worker.longest_step, d);
    if (plane[maze_.goal / 64] >> maze_.goal % 64 & 1) worker.goal_arrivals.push_back(d);
    record(worker, d, count);
}

// Codes the cells in worker.found, which arrived with d, as buckets for the next level.
void Search::record(Worker &worker, std::uint32_t d, std::uint32_t count) {
    // Gaps add up to the number of cells at most: of those that need more than one byte there are few.
    const std::size_t most = count + std::min<std::size_t>(std::size_t{4} * count, maze_.size() / 64 + 8);
    std::uint8_t *const begin = worker.room(*this, 3 * most);
    std::uint32_t *const found = worker.found.get();
    if (count < words_ / 64) {
        std::sort(found, found + count);
    } else { // by way of bits
        const std::span<std::uint64_t> fresh(worker.fresh);
        for (std::uint32_t i = 0; i < count; ++i) fresh[found[i] / 64] |= std::uint64_t{1} << found[i] % 64;
        std::uint32_t *next = found;
        for (std::size_t i = 0; i < fresh.size(); ++i) {
            if (fresh[i] == 0) continue;
            for (std::uint64_t word = std::exchange(fresh[i], 0); word != 0; word &= word - 1)
                *next++ =
                    static_cast<std::uint32_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(word)));
        }
    }
    std::array<std::uint8_t *, 3> ends{begin, begin + most, begin + 2 * most};
    std::array<std::uint32_t, 3> last{}, counts{};
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto colour = static_cast<std::size_t>(maze_.colours[found[i]]);
        std::uint32_t gap = found[i] - std::exchange(last[colour], found[i]);
        std::uint8_t *end = ends[colour];
        for (; gap >= 1 << 14; gap >>= 7) *end++ = static_cast<std::uint8_t>(gap | 128);
        // Then one byte or two, without a branch: the second is written in any case.
        const bool two = gap >= 128;
        end[0] = static_cast<std::uint8_t>(gap | static_cast<unsigned>(two) << 7);
        end[1] = static_cast<std::uint8_t>(gap >> 7);
        ends[colour] = end + 1 + two;
        ++counts[colour];
    }
    std::uint8_t *kept = begin;
    for (std::size_t k = 0; k < 3; ++k) {
        const std::uint8_t *const from = begin + k * most;
        const auto to_leave_with = static_cast<std::int64_t>(d) + static_cast<std::int64_t>(k) - 1;
        if (counts[k] == 0 || to_leave_with < 1 || to_leave_with > maze_.longest_step()) continue;
        landed_[d][k] = {kept, counts[k], 0};
        kept = std::copy(from, static_cast<const std::uint8_t *>(ends[k]), kept);
    }
    worker.kept(kept);
}

} // namespace alice
