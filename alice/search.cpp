#include "alice/search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <new>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>

namespace alice {

namespace {

// From how many cells a bitmap is faster than a list: a cell of a list takes about as long as so many words.
// Found by measuring 1000x1000: 40 % slower at 1, 20 % at 6.
constexpr std::size_t words_a_cell = 3;

constexpr std::array<Colour, colour_count> colours{Colour::yellow, Colour::black, Colour::red};

// Takes what is in the plane already out of a tile, adds the rest to the plane, and returns how many words of that are
// not 0.
std::size_t settle(Word *tile, Word *plane, std::size_t words) {
    std::array<Word, word_block> used{};
    for (std::size_t first = 0; first < words; first += word_block)
        for (std::size_t i = 0; i < word_block; ++i) {
            const Word fresh = tile[first + i] & ~plane[first + i];
            tile[first + i] = fresh;
            plane[first + i] |= fresh;
            used[i] += (fresh | (Word{0} - fresh)) >> 63;
        }
    return static_cast<std::size_t>(std::accumulate(used.begin(), used.end(), Word{0}));
}

} // namespace

// What a thread needs to itself. It is made when it is needed first.
struct Search::Worker {
    Bitmap from;                      // the bucket
    std::vector<std::uint32_t> found; // what it reaches first as a list, for as many as were ever needed
    Bitmap fresh;                     // for sorting that list: all zero between buckets
    Bitmap used;                      // a bit for each word of `fresh` that is not 0
    std::array<std::vector<std::uint32_t>, colour_count> coloured; // the list by colours
    std::vector<std::uint8_t> scratch;                             // of CellCode
    std::uint32_t longest_step = 0;
    std::vector<std::uint32_t> goal_arrivals;
};

void Search::Free::operator()(Word *words) const { std::free(words); }

Search::Search(const Maze &maze, State from, SearchOptions options)
    : maze_(maze), from_(from), options_(options), words_(MazeBits::words_for(maze.size())),
      cells_a_bitmap_(options.cells_a_bitmap != 0 ? options.cells_a_bitmap : words_ / words_a_cell + 1),
      bits_(maze, options.instructions), none_(words_), planes_(maze.longest_step() + std::size_t{3}),
      team_(std::max(1U, options.threads)) {
    for (auto &landings : landings_) landings.resize(planes_.size());
    for (unsigned i = 0; i < team_.members(); ++i) workers_.push_back(std::make_unique<Worker>());
}

Search::~Search() = default;

void Search::spend(std::size_t bytes) {
    if ((spent_ += bytes) > options_.memory)
        throw std::runtime_error("the search needs more than the " + std::to_string(options_.memory >> 20) +
                                 " MiB of memory that it may have");
}

Word *Search::touch_plane(std::uint32_t d) {
    if (!planes_[d]) {
        spend(words_ * sizeof(Word));
        // Unlike a vector, calloc leaves pages that are never written to out of memory.
        planes_[d].reset(static_cast<Word *>(std::calloc(words_, sizeof(Word))));
        if (!planes_[d]) throw std::bad_alloc();
    }
    return planes_[d].get();
}

std::unique_ptr<Word[]> Search::take_bitmap() {
    const std::lock_guard lock(mutex_);
    if (bitmaps_.empty()) {
        spend(words_ * sizeof(Word));
        return std::make_unique_for_overwrite<Word[]>(words_);
    }
    std::unique_ptr<Word[]> bitmap = std::move(bitmaps_.back());
    bitmaps_.pop_back();
    return bitmap;
}

void Search::give_back(std::unique_ptr<Word[]> bitmap) {
    const std::lock_guard lock(mutex_);
    bitmaps_.push_back(std::move(bitmap));
}

void Search::clear(Landing &landing) {
    for (auto &cells : landing.cells) cells.clear();
    if (landing.bitmap) give_back(std::move(landing.bitmap));
    landing.weight = 0;
}

// What this level reached with d, or null.
const Search::Landing *Search::landed(std::uint32_t d) const {
    if (d >= planes_.size()) return nullptr;
    const Landing *const landing = landings_[level_ % 2][d].get();
    return landing && landing->weight > 0 ? landing : nullptr;
}

// What the next level reaches with d.
Search::Landing &Search::landing(std::uint32_t d) {
    auto &landing = landings_[(level_ + 1) % 2][d];
    if (!landing) landing = std::make_unique<Landing>();
    return *landing;
}

std::uint64_t Search::states() const {
    std::uint64_t states = 0;
    for (std::uint32_t d = 0; d < planes(); ++d)
        for (std::size_t i = 0; i < words_ && has_plane(d); ++i)
            states += static_cast<std::uint64_t>(std::popcount(reached(d, i)));
    return states;
}

// Level 0: the start alone.
void Search::begin() {
    const std::uint32_t d = arrival(from_);
    assert(d < planes_.size());
    set_bit({touch_plane(d), words_}, from_.cell);
    static_assert(sizeof(Word) * 8 == word_bits);
    auto &start = landings_[0][d];
    start = std::make_unique<Landing>();
    start->cells[static_cast<std::size_t>(maze_.colours[from_.cell])].push_back(from_.cell);
    start->weight = 1;
    arrived_ = {d};
}

// The step sizes that states of this level leave with, in order, and about how many states there are.
std::vector<std::uint32_t> Search::buckets(std::uint64_t &weight) const {
    std::vector<std::uint32_t> result;
    weight = 0;
    for (const std::uint32_t d : arrived_) {
        const Landing &landing = *landed(d);
        weight += landing.weight;
        for (std::size_t k = 0; k < colour_count; ++k) {
            const std::uint32_t leaving = d + static_cast<std::uint32_t>(k) - 1;
            if (leaving < 1 || leaving > maze_.longest_step()) continue;
            if (landing.bitmap || !landing.cells[k].empty()) result.push_back(leaving);
        }
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

// Adds what this level has reached to the record, or drops the whole record if it is too large.
void Search::record_level() {
    recording_ = recorded_ <= options_.record;
    if (!recording_) {
        record_.clear();
        spent_ -= recorded_;
        return;
    }
    Record::Level level;
    for (const std::uint32_t d : arrived_) level.emplace_back(d, std::move(landings_[level_ % 2][d]->code));
    record_.add(std::move(level));
}

// Goes on to the next level after these buckets were expanded, if it has states.
bool Search::end_level(const std::vector<std::uint32_t> &done) {
    std::vector<std::uint32_t> arrived;
    for (const std::uint32_t d : done)
        if (landing(d).weight > 0) arrived.push_back(d);
    for (const std::uint32_t d : arrived_) clear(*landings_[level_ % 2][d]);
    arrived_ = std::move(arrived);
    if (arrived_.empty()) return false;
    ++level_;
    if (recording_) record_level();
    for (const auto &worker : workers_) {
        longest_step_ = std::max(longest_step_, worker->longest_step);
        goal_arrivals_.insert(goal_arrivals_.end(), worker->goal_arrivals.begin(),
                              worker->goal_arrivals.end());
    }
    std::sort(goal_arrivals_.begin(), goal_arrivals_.end());
    return true;
}

bool Search::run(const std::function<void()> &poll) {
    begin();
    if (from_.cell == maze_.goal) return true;
    while (true) {
        std::uint64_t weight = 0;
        const std::vector<std::uint32_t> leaving = buckets(weight);
        std::atomic<std::size_t> next = 0;
        const auto work = [&](unsigned member) {
            for (std::size_t i; (i = next++) < leaving.size();) expand(*workers_[member], leaving[i]);
        };
        if (team_.members() > 1 && leaving.size() > 1 && weight >= options_.share_from) team_.run(work);
        else work(0);
        if (!end_level(leaving)) return false;
        if (!goal_arrivals_.empty()) return true;
        if (poll) poll();
    }
}

void Search::expand(Worker &worker, std::uint32_t d) {
    std::size_t cells = 0;
    for (std::size_t k = 0; k < colour_count; ++k) {
        const Landing *const source = landed(d + 1 - static_cast<std::uint32_t>(k));
        if (source) cells += source->bitmap ? cells_a_bitmap_ : source->cells[k].size();
    }
    if (cells >= cells_a_bitmap_) expand_bitmap(worker, d);
    else expand_list(worker, d);
    if (landing(d).weight == 0) return;
    worker.longest_step = std::max(worker.longest_step, d);
    if (test_bit({planes_[d].get(), words_}, maze_.goal)) worker.goal_arrivals.push_back(d);
}

// Makes the moves of bucket d cell by cell.
void Search::expand_list(Worker &worker, std::uint32_t d) {
    std::size_t count = 0;
    for (std::size_t k = 0; k < colour_count; ++k) {
        const Landing *const source = landed(d + 1 - static_cast<std::uint32_t>(k));
        if (!source) continue;
        const std::size_t most = count + source->cells[k].size() * directions.size() + 1;
        if (worker.found.size() < most) worker.found.resize(most);
        count = make_moves(source->cells[k], d, worker.found.data(), count);
    }
    if (count == 0) return;
    sort_found(worker, count);
    enter(worker, count, landing(d));
}

// Sorts the first cells of worker.found.
void Search::sort_found(Worker &worker, std::size_t count) const {
    const auto begin = worker.found.begin(), end = begin + static_cast<std::ptrdiff_t>(count);
    const std::size_t used_words = words_ / word_bits + 1;
    if (count < used_words / 4) return std::sort(begin, end);
    worker.fresh.resize(words_);
    worker.used.resize(used_words);
    for (auto cell = begin; cell != end; ++cell) {
        set_bit(worker.fresh, *cell);
        set_bit(worker.used, *cell / word_bits);
    }
    auto out = begin;
    for (std::size_t u = 0; u < used_words; ++u)
        for (Word used = std::exchange(worker.used[u], 0); used != 0; used &= used - 1) {
            const std::size_t i = u * word_bits + static_cast<std::size_t>(std::countr_zero(used));
            for (Word word = std::exchange(worker.fresh[i], 0); word != 0; word &= word - 1)
                *out++ = static_cast<std::uint32_t>(i * word_bits +
                                                    static_cast<std::size_t>(std::countr_zero(word)));
        }
    assert(out == end);
}

// Enters the first cells of worker.found, which are in order, as what was reached.
void Search::enter(Worker &worker, std::size_t count, Landing &reached) {
    reached.weight = count;
    std::array<std::uint32_t *, colour_count> ends;
    for (std::size_t k = 0; k < colour_count; ++k) {
        if (worker.coloured[k].size() < count) worker.coloured[k].resize(count);
        ends[k] = worker.coloured[k].data();
    }
    for (std::size_t i = 0; i < count; ++i)
        *ends[static_cast<std::size_t>(maze_.colours[worker.found[i]])]++ = worker.found[i];
    for (std::size_t k = 0; k < colour_count; ++k)
        reached.cells[k].assign(worker.coloured[k].data(), ends[k]);
    if (recording_)
        keep({std::span<const std::uint32_t>(worker.found).first(count), worker.scratch}, reached);
}

// Keeps the code of what was reached for the record.
void Search::keep(CellCode code, Landing &reached) {
    recorded_ += code.size();
    spend(code.size());
    reached.code = std::move(code);
}

// Makes the moves of some cells with d, marks what they reach first, and writes it to found[count] and on. Returns the
// new count.
std::size_t Search::make_moves(std::span<const std::uint32_t> cells, std::uint32_t d, std::uint32_t *found,
                               std::size_t count) {
    const std::uint32_t rows = maze_.rows, cols = maze_.cols;
    Word *const plane = touch_plane(d);
    std::array<std::int64_t, directions.size()> offsets;
    for (std::size_t k = 0; k < directions.size(); ++k)
        offsets[k] = (std::int64_t{directions[k].dr} * cols + directions[k].dc) * d;
    // In blocks, and each of three steps for a whole block. So a wrong guess of the processor (how many moves are
    // there?) is settled before words of the plane are needed. These, and the arrows, are asked for a step ahead.
    constexpr std::size_t block = 512;
    std::array<std::uint8_t, block> moves;
    std::array<std::uint32_t, block * directions.size()> to;
    for (std::size_t begin = 0; begin < cells.size(); begin += block) {
        const std::size_t size = std::min(block, cells.size() - begin);
        for (std::size_t i = 0; i < size; ++i) __builtin_prefetch(&maze_.arrows[cells[begin + i]]);
        for (std::size_t i = 0; i < size; ++i) {
            const std::uint32_t cell = cells[begin + i], r = cell / cols, c = cell - r * cols;
            const unsigned off =
                (r < d ? vertical_arrows(-1) : 0) | (rows - r <= d ? vertical_arrows(1) : 0) |
                (c < d ? horizontal_arrows(-1) : 0) | (cols - c <= d ? horizontal_arrows(1) : 0);
            moves[i] = static_cast<std::uint8_t>(maze_.arrows[cell] & ~off);
        }
        std::size_t landings = 0;
        for (std::size_t i = 0; i < size; ++i)
            for (unsigned left = moves[i]; left != 0; left &= left - 1) {
                to[landings] = static_cast<std::uint32_t>(
                    cells[begin + i] + offsets[static_cast<std::size_t>(std::countr_zero(left))]);
                __builtin_prefetch(plane + to[landings++] / word_bits, 1);
            }
        for (std::size_t i = 0; i < landings; ++i) {
            Word &word = plane[to[i] / word_bits];
            const Word bit = Word{1} << to[i] % word_bits;
            found[count] = to[i]; // kept if it is new, without a branch that nobody can predict
            count += (word & bit) == 0;
            word |= bit;
        }
    }
    return count;
}

// Collects bucket d in worker.from.
void Search::gather(Worker &worker, std::uint32_t d) const {
    worker.from.resize(words_);
    std::array<const Word *, colour_count> sets, masks; // what arrived, and who leaves with d of it
    for (const Colour colour : colours) {
        const auto k = static_cast<std::size_t>(colour);
        const Landing *const source = landed(d + 1 - static_cast<std::uint32_t>(k));
        masks[k] = bits_.coloured(colour).data();
        sets[k] = source && source->bitmap ? source->bitmap.get() : none_.data();
    }
    Word *const from = worker.from.data();
    for (std::size_t first = 0; first < words_; first += word_block)
        for (std::size_t i = first; i < first + word_block; ++i)
            from[i] = (sets[0][i] & masks[0][i]) | (sets[1][i] & masks[1][i]) | (sets[2][i] & masks[2][i]);
    for (std::size_t k = 0; k < colour_count; ++k)
        if (const Landing *const source = landed(d + 1 - static_cast<std::uint32_t>(k)))
            for (const std::uint32_t cell : source->cells[k]) set_bit(worker.from, cell);
}

// Makes the moves of bucket d all at once.
void Search::expand_bitmap(Worker &worker, std::uint32_t d) {
    gather(worker, d);
    Word *const plane = touch_plane(d);
    std::unique_ptr<Word[]> fresh = take_bitmap();
    std::size_t used = 0; // words
    for (std::size_t first = 0; first < words_; first += tile_words) {
        const std::span<Word> tile(fresh.get() + first, std::min(tile_words, words_ - first));
        bits_.move(worker.from, d, first, tile);
        used += settle(tile.data(), plane + first, tile.size());
    }
    Landing &reached = landing(d);
    if (used >= cells_a_bitmap_) {
        reached.weight = used;
        if (recording_) keep({std::span<const Word>(fresh.get(), words_), worker.scratch}, reached);
        reached.bitmap = std::move(fresh);
        return;
    }
    // It is little: a list again.
    std::size_t count = 0;
    if (worker.found.size() < used * word_bits) worker.found.resize(used * word_bits);
    for (std::size_t i = 0; i < words_ && used > 0; ++i) {
        used -= fresh[i] != 0;
        for (Word word = fresh[i]; word != 0; word &= word - 1)
            worker.found[count++] =
                static_cast<std::uint32_t>(i * word_bits + static_cast<std::size_t>(std::countr_zero(word)));
    }
    give_back(std::move(fresh));
    if (count > 0) enter(worker, count, reached);
}

std::unique_ptr<Search> search_for_path(const Maze &maze, State from, SearchOptions options,
                                        const std::function<void(const Search &)> &poll) {
    while (true) {
        auto search = std::make_unique<Search>(maze, from, options);
        const bool solved = search->run([&] {
            if (poll) poll(*search);
        });
        if (!solved || search->has_record()) return search;
        options.record = SIZE_MAX;
    }
}

} // namespace alice
