// The fast engine: propagation and search.
#include "gogen/solver.h"

namespace gogen {

namespace {

// The image of a cell: bit 0 of g mirrors the rows, bit 1 the columns; then bit 2 swaps rows and columns.
constexpr Cells image(unsigned g, Cells one) {
    const int r = g & 1 ? side - 1 - row_of(one) : row_of(one);
    const int c = g & 2 ? side - 1 - col_of(one) : col_of(one);
    return g & 4 ? cell(c, r) : cell(r, c);
}

// For each number of partners, the cells with at least as many neighbours.
constexpr auto roomy = [] {
    std::array<Cells, size> result{};
    for (unsigned degree = 0; degree < size; ++degree)
        for (const Cells one : members(all_cells))
            if (size_of(around(one)) >= degree) result[degree] |= one;
    return result;
}();

class Search {
  public:
    explicit Search(const Partners &partners) : partners_(partners) {}

    // Places the given letters all at once.
    std::optional<State> start(const Problem &problem) {
        State state{problem.domain, all_letters, all_cells, symmetries_of(problem)};
        for (unsigned a = 0; a < size; ++a)
            if (const Cells domain = problem.domain[a]; is_single(domain)) {
                if (!(domain & state.free)) return {};
                state.open &= ~letter(a);
                state.free &= ~domain;
            }
        Letters dirty = 0;
        for (unsigned a = 0; a < size; ++a) {
            Cells &domain = state.domain[a];
            if (state.open & letter(a)) domain &= state.free & roomy[size_of(partners_[a])];
            for (const unsigned b : numbers(partners_[a] & ~state.open)) domain &= around(problem.domain[b]);
            if (!domain) return {};
            if (domain != state.free) dirty |= letter(a);
        }
        if (!settle(state, dirty & state.open)) return {};
        return state;
    }

    // Returns false if the search is to end.
    bool descend(const State &state, const Visit &visit, const SearchOptions &options) {
        if (++stats.nodes % 256 == 0 && (stats.nodes >= options.most || (options.stop && options.stop())))
            return false;
        // While there are symmetries, a branch saves more than a sweep: middling groups are searched, too.
        const unsigned loose = state.symmetries ? options.loose / 2 : options.loose;
        const Letters candidates = loose > 0 ? in_large_groups(state, loose) : state.open;
        if (!candidates) return visit(state);

        // The lowest (2 cells - 1) / (2 open partners + 1 + failures / 32). The terms 1 favour a letter with
        // few cells over one with many partners; without them the boards with few givens take longer.
        // Fractions are compared by cross products. The unit of the failures is measured: it saves a fifth of
        // the nodes, and in the longest searches half.
        unsigned best = size;
        std::uint64_t best_cells = 1, best_pairs = 0;
        for (const unsigned a : numbers(candidates)) {
            const unsigned open_partners = size_of(partners_[a] & state.open);
            const std::uint64_t twice_cells = 2 * size_of(state.domain[a]) - 1;
            const std::uint64_t weighted_pairs = 32 * (2 * open_partners + 1) + failures_[a];
            if (best == size || twice_cells * best_pairs < best_cells * weighted_pairs) {
                best = a;
                best_cells = twice_cells;
                best_pairs = weighted_pairs;
            }
        }

        for (Cells choices = state.domain[best]; choices;) {
            const Cells choice = first_of(choices);
            choices ^= choice;
            State next = state;
            for (const unsigned g : numbers(state.symmetries)) {
                if (image(g, choice) == choice) continue;
                choices &= ~image(g, choice);
                next.symmetries &= ~(1u << g);
            }
            next.domain[best] = choice;
            if (!settle(next, letter(best))) ++failures_[best];
            else if (!descend(next, visit, options)) return false;
        }
        return true;
    }

    SearchStats stats;

  private:
    // Propagates from the letters whose domains have changed. Returns false if there is no solution.
    bool settle(State &state, Letters dirty) {
        do {
            while (dirty) {
                const unsigned a = number_of(dirty);
                dirty = rest_of(dirty);
                ++stats.propagations;
                const Cells here = state.domain[a];
                if (is_single(here) && (state.open & letter(a))) {
                    if (!(here & state.free)) return false; // another letter has just been placed there
                    state.open &= ~letter(a);
                    state.free &= ~here;
                }
                const Cells reach = around(here) & state.free;
                if (reach == state.free) continue; // no cell is too far away
                for (const Letters near : members(partners_[a] & state.open)) {
                    Cells &domain = state.domain[number_of(near)];
                    const Cells now = domain & reach;
                    if (now == domain) continue;
                    if (!now) return false;
                    domain = now;
                    dirty |= near;
                }
            }
            if (!share_cells(state, dirty)) return false;
        } while (dirty);
        return true;
    }

    // Removes the cells that are taken from the domains, and reserves each cell that has one letter left for
    // that letter.
    bool share_cells(State &state, Letters &dirty) const {
        Cells once = 0, twice = 0;
        for (const Letters one : members(state.open)) {
            Cells &domain = state.domain[number_of(one)];
            const Cells now = domain & state.free;
            if (!now) return false;
            if (now != domain) dirty |= one;
            domain = now;
            twice |= once & now;
            once |= now;
        }
        if (once != state.free) return false;
        const Cells hidden = once & ~twice;
        if (!hidden) return true;
        for (const Letters one : members(state.open)) {
            Cells &domain = state.domain[number_of(one)];
            const Cells own = domain & hidden;
            if (!own || own == domain) continue;
            if (!is_single(own)) return false;
            domain = own;
            dirty |= one;
        }
        return true;
    }

    // The open letters in connected components of more than `loose`.
    Letters in_large_groups(const State &state, unsigned loose) const {
        Letters result = 0;
        for (Letters group = 0, rest = state.open; rest; rest &= ~group) {
            group = group_of(rest, partners_);
            if (size_of(group) > loose) result |= group;
        }
        return result;
    }

    const Partners &partners_;
    // Of each letter, how many of its choices propagation refuted.
    std::array<std::uint64_t, size> failures_{};
};

} // namespace

Symmetries symmetries_of(const Problem &problem) {
    Symmetries result = 0xfe;
    for (const Cells domain : problem.domain)
        for (const unsigned g : numbers(domain != all_cells ? result : 0))
            if (!domain || !is_single(domain) || image(g, domain) != domain) result &= ~(1u << g);
    return result;
}

Problem problem_of(const Puzzle &puzzle) {
    assert(puzzle.board.size() == size);
    Problem problem;
    for (std::size_t i = 0; i < size; ++i)
        if (const char c = puzzle.board[i]; c != '.') problem.domain[number_of_letter(c)] = cell_at(i);
    for (const std::string &word : puzzle.words)
        for (std::size_t i = 1; i < word.size(); ++i)
            pair_up(problem.partners, number_of_letter(word[i - 1]), number_of_letter(word[i]));
    return problem;
}

Board board_of(const Domains &domain) {
    Board board(size, '.');
    for (unsigned a = 0; a < size; ++a) board[index_of(domain[a])] = letter_name(a);
    return board;
}

Letters group_of(Letters set, const Partners &partners) {
    Letters group = first_of(set);
    for (Letters fresh = group; fresh;) {
        const Letters near = partners[number_of(fresh)] & set & ~group;
        group |= near;
        fresh = rest_of(fresh) | near;
    }
    return group;
}

std::optional<State> settled(const Problem &problem) { return Search(problem.partners).start(problem); }

bool search(const Problem &problem, const Visit &visit, const SearchOptions &options) {
    Search search(problem.partners);
    const std::optional<State> state = search.start(problem);
    const bool all = !state || search.descend(*state, visit, options);
    if (options.stats) *options.stats = search.stats;
    return all;
}

std::optional<Domains> solve(const Problem &problem, const SearchOptions &options) {
    std::optional<Domains> found;
    const auto first = [&](const State &state) {
        found = state.domain;
        return false;
    };
    search(problem, first, options);
    return found;
}

Uniqueness uniqueness_of(const Problem &problem, const SearchOptions &options, std::size_t enough) {
    Uniqueness result;
    std::vector<Domains> &solutions = result.solutions;
    const auto take = [&](const State &state) {
        solutions.push_back(state.domain);
        return solutions.size() < enough;
    };
    result.complete = search(problem, take, options) || solutions.size() == enough;
    // The search visits one solution of those that are images of each other.
    if (const Symmetries symmetries = symmetries_of(problem);
        solutions.size() == 1 && enough == 2 && symmetries) {
        solutions.push_back(solutions.front());
        for (Cells &one : solutions.back()) one = image(number_of(symmetries), one);
        result.complete = true;
    }
    return result;
}

} // namespace gogen
