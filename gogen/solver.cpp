#include "gogen/solver.h"

#include <algorithm>

namespace gogen {

namespace {

// images[g][cell's number]: bit 0 of g turns the rows round, bit 1 the columns, bit 2 swaps rows and columns then.
constexpr auto images = [] {
    std::array<std::array<Cells, size>, 8> result{};
    for (unsigned g = 0; g < result.size(); ++g)
        for (int r = 0; r < side; ++r)
            for (int c = 0; c < side; ++c) {
                const int a = g & 1 ? side - 1 - r : r;
                const int b = g & 2 ? side - 1 - c : c;
                result[g][static_cast<unsigned>(side * r + c)] = g & 4 ? cell(b, a) : cell(a, b);
            }
    return result;
}();

// For each number of partners the cells with at least as many neighbours.
constexpr auto roomy = [] {
    std::array<Cells, size> result{};
    for (int degree = 0; degree < size; ++degree)
        for (int i = 0; i < size; ++i)
            if (size_of(around(cell_at(i))) >= degree) result[static_cast<unsigned>(degree)] |= cell_at(i);
    return result;
}();

class Search {
  public:
    explicit Search(const Partners &partners) : partners_(partners) {}

    std::optional<State> start(const Problem &problem) const;
    bool descend(const State &state, const std::function<bool(const State &)> &visit,
                 const SearchOptions &options);

    bool settle(State &state, Letters dirty) const;

  private:
    bool place(State &state, unsigned a, Letters &dirty) const;
    bool place_hidden(State &state, Letters &dirty) const;
    Letters in_large_groups(const State &state, int loose) const;

    const Partners &partners_;
    std::uint64_t nodes_ = 0;
};

// The givens all at once.
std::optional<State> Search::start(const Problem &problem) const {
    State state{};
    state.domain = problem.domain;
    state.symmetries = symmetries_of(problem);
    Letters given = 0;
    for (unsigned a = 0; a < size; ++a) {
        const Cells domain = problem.domain[a];
        if (!domain) return {};
        if (!is_single(domain)) continue;
        if (domain & ~state.free) return {};
        given |= letter(a);
        state.free &= ~domain;
    }
    state.open = all_letters & ~given;
    Letters dirty = 0;
    for (Letters rest = all_letters; rest; rest = rest_of(rest)) {
        const unsigned a = number_of(rest);
        Cells &domain = state.domain[a];
        domain &= roomy[static_cast<unsigned>(size_of(partners_[a]))];
        if (!(given & first_of(rest))) domain &= state.free;
        for (Letters near = partners_[a] & given; near; near = rest_of(near))
            domain &= around(problem.domain[number_of(near)]);
        if (!domain) return {};
        if (domain != state.free) dirty |= first_of(rest);
    }
    if (!settle(state, dirty & state.open)) return {};
    return state;
}

// Propagates what has changed for the dirty letters. False: there is no solution.
bool Search::settle(State &state, Letters dirty) const {
    do {
        while (dirty) {
            const unsigned a = number_of(dirty);
            dirty = rest_of(dirty);
            if (is_single(state.domain[a]) && !place(state, a, dirty)) return false;
            const Cells reach = around(state.domain[a]);
            for (Letters near = partners_[a] & state.open; near; near = rest_of(near)) {
                Cells &domain = state.domain[number_of(near)];
                const Cells now = domain & reach;
                if (now == domain) continue;
                if (!now) return false;
                domain = now;
                dirty |= first_of(near);
            }
        }
        if (!place_hidden(state, dirty)) return false;
    } while (dirty);
    return true;
}

// A letter with one cell left takes it.
bool Search::place(State &state, unsigned a, Letters &dirty) const {
    const Cells taken = state.domain[a];
    state.open &= ~letter(a);
    state.free &= ~taken;
    for (Letters rest = state.open; rest; rest = rest_of(rest)) {
        Cells &domain = state.domain[number_of(rest)];
        if (!(domain & taken)) continue;
        domain &= ~taken;
        if (!domain) return false;
        dirty |= first_of(rest);
    }
    return true;
}

// A cell with one letter left is for that.
bool Search::place_hidden(State &state, Letters &dirty) const {
    Cells once = 0, twice = 0;
    for (Letters rest = state.open; rest; rest = rest_of(rest)) {
        const Cells domain = state.domain[number_of(rest)];
        twice |= once & domain;
        once |= domain;
    }
    if (once != state.free) return false;
    const Cells hidden = once & ~twice;
    if (!hidden) return true;
    for (Letters rest = state.open; rest; rest = rest_of(rest)) {
        Cells &domain = state.domain[number_of(rest)];
        const Cells own = domain & hidden;
        if (!own) continue;
        if (!is_single(own)) return false;
        domain = own;
        dirty |= first_of(rest);
    }
    return true;
}

// The open letters in connected components of more than so many.
Letters Search::in_large_groups(const State &state, int loose) const {
    Letters result = 0;
    for (Letters rest = state.open; rest;) {
        Letters group = first_of(rest);
        for (Letters fresh = group; fresh;) {
            const Letters near = partners_[number_of(fresh)] & rest & ~group;
            group |= near;
            fresh = rest_of(fresh) | near;
        }
        if (size_of(group) > loose) result |= group;
        rest &= ~group;
    }
    return result;
}

// False: the search is to end.
bool Search::descend(const State &state, const std::function<bool(const State &)> &visit,
                     const SearchOptions &options) {
    if (++nodes_ % poll_nodes == 0 && options.poll && !options.poll()) return false;
    const Letters candidates = options.loose > 0 ? in_large_groups(state, options.loose) : state.open;
    if (!candidates) return visit(state);

    unsigned best = size, best_cells = 1, best_pairs = 0;
    for (Letters rest = candidates; rest; rest = rest_of(rest)) {
        const unsigned a = number_of(rest);
        const Letters open_partners = partners_[a] & state.open;
        const auto twice_cells = static_cast<unsigned>(2 * size_of(state.domain[a]) - 1);
        const auto twice_pairs = static_cast<unsigned>(2 * size_of(open_partners) + 1);
        if (best == size || twice_cells * best_pairs < best_cells * twice_pairs) {
            best = a;
            best_cells = twice_cells;
            best_pairs = twice_pairs;
        }
    }

    for (Cells choices = state.domain[best]; choices;) {
        const Cells choice = first_of(choices);
        choices ^= choice;
        State next = state;
        for (unsigned left = state.symmetries; left; left = rest_of(left)) {
            const Cells twin = image(std::countr_zero(left), choice);
            if (twin == choice) continue;
            choices &= ~twin;
            next.symmetries &= static_cast<Symmetries>(~first_of(left));
        }
        next.domain[best] = choice;
        if (settle(next, letter(best)) && !descend(next, visit, options)) return false;
    }
    return true;
}

} // namespace

Cells image(int g, Cells one) {
    return images[static_cast<unsigned>(g)][static_cast<unsigned>(index_of(one))];
}

Symmetries symmetries_of(const Problem &problem) {
    unsigned result = 0xfe;
    for (const Cells domain : problem.domain)
        for (unsigned left = domain == all_cells ? 0 : result; left; left = rest_of(left))
            for (Cells rest = domain; rest; rest = rest_of(rest))
                if (!(image(std::countr_zero(left), first_of(rest)) & domain)) result &= ~first_of(left);
    return static_cast<Symmetries>(result);
}

std::optional<State> settled(const Problem &problem) { return Search(problem.partners).start(problem); }

std::optional<State> settled(const State &state, const Partners &partners, Letters changed) {
    State after = state;
    for (Letters rest = changed; rest; rest = rest_of(rest)) {
        Cells &domain = after.domain[number_of(rest)];
        // Propagation passes over pairs with a placed letter, which it was to do once and for all when placing that.
        for (Letters near = partners[number_of(rest)] & ~state.open; near; near = rest_of(near))
            domain &= around(state.domain[number_of(near)]);
        if (!domain) return {};
    }
    if (!Search(partners).settle(after, changed)) return {};
    return after;
}

bool search(const Problem &problem, const std::function<bool(const State &)> &visit,
            const SearchOptions &options) {
    const std::optional<State> state = settled(problem);
    return !state || search(*state, problem.partners, visit, options);
}

bool search(const State &state, const Partners &partners, const std::function<bool(const State &)> &visit,
            const SearchOptions &options) {
    return Search(partners).descend(state, visit, options);
}

static SearchOptions patient(const std::function<void()> &poll) {
    SearchOptions options;
    if (poll) options.poll = [&poll] { return poll(), true; };
    return options;
}

std::optional<State> solve(const Problem &problem, const std::function<void()> &poll) {
    std::optional<State> found;
    search(
        problem, [&](const State &state) { return found = state, false; }, patient(poll));
    return found;
}

Judgement judge(const Problem &problem, const std::function<void()> &poll) {
    Judgement result;
    std::vector<State> &solutions = result.solutions;
    search(
        problem, [&](const State &state) { return solutions.push_back(state), solutions.size() < 2; },
        patient(poll));
    const Symmetries symmetries = symmetries_of(problem);
    if (solutions.size() != 1 || symmetries == 0) return result;
    State twin = solutions.front();
    for (Cells &one : twin.domain) one = image(std::countr_zero(unsigned{symmetries}), one);
    solutions.push_back(twin);
    result.unique_up_to_symmetry = true;
    return result;
}

} // namespace gogen
