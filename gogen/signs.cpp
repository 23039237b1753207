#include "gogen/signs.h"

#include "gogen/field.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <exception>
#include <functional>
#include <thread>
#include <vector>

namespace gogen {

namespace {

constexpr double exact = 9007199254740992.0; // 2^53

using Neighbours = std::array<std::vector<std::size_t>, size>;
const Neighbours neighbours = [] {
    Neighbours result;
    for (int p = 0; p < size; ++p)
        for (const Cells one : members(around(cell_at(p))))
            result[static_cast<std::size_t>(p)].push_back(static_cast<std::size_t>(index_of(one)));
    return result;
}();

// The factors of each group for four choices of signs at once.
class SignEvaluator {
  public:
    explicit SignEvaluator(const SignSum::Plan &plan) : plan_(plan), messages_(plan.messages.size()) {}

    void set(const Field &signs) {
        signs_ = signs;
        for (std::size_t k = 0; k < messages_.size(); ++k)
            sum_around(messages_[k], product(plan_.messages[k]));
    }
    // The two factors of the pin, for each of its cells; their products are to be added.
    void factors(const SignSum::Group &group, Field &first, Field &second);

  private:
    Field product(const SignSum::Numbers &messages) const {
        Field result = signs_;
        for (const std::size_t k : messages) result *= messages_[k];
        return result;
    }
    void pin(const SignSum::Group &group, std::size_t p, double *factor);

    const SignSum::Plan &plan_;
    Field signs_;
    std::vector<Field> messages_, links_, weights_;
};

void SignEvaluator::factors(const SignSum::Group &group, Field &first, Field &second) {
    first = signs_;
    second.at.fill(1);
    for (std::size_t k = 0; k < group.messages.size(); ++k)
        (k < group.split ? first : second) *= messages_[group.messages[k]];
    if (group.links.empty()) return;
    links_.resize(group.links.size());
    weights_.clear();
    for (const SignSum::Link &link : group.links) weights_.push_back(product(link.messages));
    for (std::size_t p = 0; p < size; ++p) pin(group, p, second.cell(p));
}

// Multiplies the factor by the sums of the links, with the pin on that cell.
void SignEvaluator::pin(const SignSum::Group &group, std::size_t p, double *factor) {
    for (std::size_t l = 0; l < group.links.size(); ++l) {
        const SignSum::Link &link = group.links[l];
        const Field &weight = weights_[l];
        if (link.near && !link.last && link.links.empty()) {
            Field message{};
            for (const std::size_t q : neighbours[p])
                for (const std::size_t s : neighbours[q])
                    for (std::size_t i = 0; i < lanes; ++i) message.cell(s)[i] += weight.cell(q)[i];
            links_[l] = message;
            continue;
        }
        Field here{};
        if (link.near)
            for (const std::size_t q : neighbours[p]) std::copy_n(weight.cell(q), lanes, here.cell(q));
        else here = weight;
        for (const std::size_t k : link.links) here *= links_[k];
        if (!link.last) {
            sum_around(links_[l], here);
            continue;
        }
        std::array<double, lanes> sum{};
        for (std::size_t q = 0; q < size; ++q)
            for (std::size_t i = 0; i < lanes; ++i) sum[i] += here.cell(q)[i];
        for (std::size_t i = 0; i < lanes; ++i) factor[i] *= sum[i];
    }
}

// Chooses how the factors of the last group are split. Returns false if they are inexact in any case.
bool split_last(SignSum::Plan &plan) {
    SignSum::Group &group = plan.groups.back();
    SignEvaluator evaluator(plan);
    Field first, second;
    first.at.fill(1);
    evaluator.set(first);
    for (group.split = group.messages.size() + 1; group.split-- > 0;) {
        evaluator.factors(group, first, second);
        double most = 0, sum = 0;
        for (std::size_t p = 0; p < size; ++p) {
            most = std::max({most, first.cell(p)[0], second.cell(p)[0]});
            sum += first.cell(p)[0] * second.cell(p)[0];
        }
        group.narrow = sum < exact;
        if (most < exact) return true;
    }
    return false;
}

// The cells in the order in which bits choose their signs: the ring of the border, the ring within, the centre.
constexpr std::array<std::size_t, size> rings = {0,  1,  2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20,
                                                 15, 10, 5, 6, 7, 8, 13, 18, 17, 16, 11, 12};
constexpr unsigned border = 16, inner = 8;

// For each orbit of choices of signs on the border one choice, and how many there are in the orbit.
std::vector<std::pair<std::uint32_t, unsigned>> border_orbits() {
    std::vector<std::pair<std::uint32_t, unsigned>> orbits;
    for (std::uint32_t signs = 0; signs < 1u << border; ++signs) {
        std::array<std::uint32_t, 8> images{}; // the four quarter turns, of the ring and of its mirror image
        for (unsigned g = 0; g < images.size(); ++g)
            for (unsigned i = 0; i < border; ++i)
                if (signs >> (g & 4 ? (border - i) % border : i) & 1)
                    images[g] |= 1u << (i + border / 4 * (g & 3)) % border;
        std::sort(images.begin(), images.end());
        if (images[0] != signs) continue;
        const auto different = std::unique(images.begin(), images.end()) - images.begin();
        orbits.emplace_back(signs, static_cast<unsigned>(different));
    }
    return orbits;
}

Wide wide_of(double value) {
    const auto number = static_cast<std::int64_t>(value);
    return {number < 0 ? ~std::uint64_t{0} : 0, static_cast<std::uint64_t>(number)};
}

// Signs as bits chose them, the first of them for each lane.
Field signs_of(std::uint32_t minus, std::uint32_t next) {
    Field signs;
    for (std::size_t i = 0; i < lanes; ++i, minus += next)
        for (unsigned k = 0; k < size; ++k) signs.cell(rings[k])[i] = minus >> k & 1 ? -1 : 1;
    return signs;
}

// What the lanes give, times the values.
void multiply_groups(std::array<Wide, lanes> &values, SignEvaluator &evaluator, const SignSum::Plan &plan) {
    Field first, second;
    for (const SignSum::Group &group : plan.groups) {
        evaluator.factors(group, first, second);
        std::array<double, lanes> sum{};
        std::array<Wide, lanes> wide;
        if (group.narrow) {
            first *= second;
            for (std::size_t p = 0; p < size; ++p)
                for (std::size_t i = 0; i < lanes; ++i) sum[i] += first.cell(p)[i];
        } else {
            for (std::size_t p = 0; p < size; ++p)
                for (std::size_t i = 0; i < lanes; ++i)
                    wide[i] = wide[i] + wide_of(first.cell(p)[i]) * wide_of(second.cell(p)[i]);
        }
        for (std::size_t i = 0; i < lanes; ++i)
            values[i] = values[i] * (group.narrow ? wide_of(sum[i]) : wide[i]);
    }
}

// The sum over all choices of the inner signs, with these on the border.
Wide sum_over_inner(SignEvaluator &evaluator, const SignSum::Plan &plan, const std::vector<Wide> &powers,
                    std::uint32_t outer) {
    static const std::vector<Field> inner_signs = [] {
        std::vector<Field> result;
        for (std::uint32_t in = 0; in < 1u << inner; in += lanes)
            result.push_back(signs_of(in << border, 1u << border));
        return result;
    }();
    const Field outer_signs = signs_of(outer, 0);
    Wide total;
    for (std::uint32_t in = 0; in < 1u << inner; in += lanes) {
        std::array<Wide, lanes> values;
        for (std::uint32_t i = 0; i < lanes; ++i) {
            const auto minus = static_cast<std::size_t>(size_of(outer) + size_of(in + i));
            values[i] = minus % 2 == 0 ? powers[minus] : Wide{} - powers[minus];
        }
        Field signs = inner_signs[in / lanes];
        signs *= outer_signs;
        evaluator.set(signs);
        multiply_groups(values, evaluator, plan);
        for (const Wide value : values) total = total + value;
    }
    return total;
}

} // namespace

Letters SignSum::connected(unsigned from, Letters without) const {
    Letters group = letter(from);
    for (Letters fresh = group; fresh;) {
        const Letters near = partners_[number_of(fresh)] & ~group & ~without;
        group |= near;
        fresh = rest_of(fresh) | near;
    }
    return group;
}

// Whether connected letters form a tree.
bool SignSum::is_tree(Letters letters) const {
    int ends = 0;
    for (const unsigned a : numbers(letters)) ends += size_of(partners_[a] & letters);
    return ends == 2 * (size_of(letters) - 1);
}

// The number of the letter's message to those `without`; its other partners are the roots of trees.
std::size_t SignSum::message(Plan &plan, unsigned from, Letters without) const {
    Numbers factors;
    for (const unsigned a : numbers(partners_[from] & ~without))
        factors.push_back(message(plan, a, without | letter(from)));
    std::sort(factors.begin(), factors.end());
    const auto same = std::find(plan.messages.begin(), plan.messages.end(), factors);
    if (same != plan.messages.end()) return static_cast<std::size_t>(same - plan.messages.begin());
    ++plan.cost;
    plan.messages.push_back(factors);
    return plan.messages.size() - 1;
}

// Adds the links of a tree with several partners of the pin.
void SignSum::add_links(Plan &plan, Group &group, unsigned pin, Letters tree) const {
    const auto ends_of = [&](Letters letters) {
        Letters ends = 0;
        for (const Letters one : members(letters))
            if (size_of(partners_[number_of(one)] & letters) <= 1) ends |= one;
        return ends;
    };
    Letters core = tree; // without the branches in which there is no partner of the pin
    while (const Letters branch = ends_of(core) & ~partners_[pin]) core &= ~branch;
    std::array<std::size_t, size> link_of{};
    for (Letters rest = core; rest;) {
        const Letters ends =
            is_single(ends_of(rest)) || ends_of(rest) != rest ? ends_of(rest) : first_of(rest);
        for (const Letters one : members(ends)) {
            const unsigned a = number_of(one);
            Link link;
            for (const unsigned b : numbers(partners_[a] & core & ~rest)) link.links.push_back(link_of[b]);
            for (const unsigned b : numbers(partners_[a] & tree & ~core))
                link.messages.push_back(message(plan, b, one));
            link.near = (partners_[pin] & one) != 0;
            link.last = one == rest;
            std::sort(link.messages.begin(), link.messages.end());
            std::sort(link.links.begin(), link.links.end());
            const auto same = std::find(group.links.begin(), group.links.end(), link);
            link_of[a] =
                link.last ? group.links.size() : static_cast<std::size_t>(same - group.links.begin());
            if (link_of[a] < group.links.size()) continue;
            plan.cost += link.last ? size : link.near && link.links.empty() ? 2 * size : 4 * size;
            group.links.push_back(link);
        }
        rest &= ~ends;
    }
}

// The plan with one more group, pinned at that letter; nothing if that leaves a cycle or a sum too large.
std::optional<SignSum::Plan> SignSum::pinned(Plan plan, unsigned pin, Letters letters) const {
    plan.groups.emplace_back();
    for (Letters rest = letters & ~letter(pin); rest;) {
        const Letters tree = connected(number_of(rest), letter(pin)), near = partners_[pin] & tree;
        rest &= ~tree;
        if (!is_tree(tree)) return {};
        if (is_single(near))
            plan.groups.back().messages.push_back(message(plan, number_of(near), letter(pin)));
        else add_links(plan, plan.groups.back(), pin, tree);
    }
    if (!split_last(plan)) return {};
    if (!plan.groups.back().narrow) plan.cost += 4;
    return plan;
}

SignSum::SignSum(const Partners &partners) : partners_(partners) {
    for (Letters rest = all_letters; rest && possible_;) {
        const Letters letters = connected(number_of(rest), 0);
        rest &= ~letters;
        if (is_single(letters)) {
            ++alone_;
            continue;
        }
        std::optional<Plan> best;
        for (const unsigned pin : numbers(letters)) {
            auto plan = pinned(plan_, pin, letters);
            if (plan && (!best || plan->cost < best->cost)) best = std::move(plan);
        }
        if (best) plan_ = *best;
        possible_ = best.has_value();
    }
}

std::uint64_t SignSum::steps() const { return (plan_.cost + plan_.groups.size() + 1) * 3'000'000; }

// What the letters in no pair give, for each number of signs that are -1.
std::vector<Wide> SignSum::powers() const {
    std::vector<Wide> powers(size + 1, Wide{0, 1});
    for (int minus = 0; minus <= size; ++minus)
        for (int k = 0; k < alone_; ++k)
            powers[static_cast<std::size_t>(minus)] =
                powers[static_cast<std::size_t>(minus)] * wide_of(size - 2 * minus);
    return powers;
}

Wide SignSum::weight(Cells minus) const {
    assert(possible_);
    Field signs;
    for (std::size_t p = 0; p < size; ++p)
        std::fill_n(signs.cell(p), lanes, minus & cell_at(static_cast<int>(p)) ? -1 : 1);
    std::array<Wide, lanes> values;
    values.fill(powers()[static_cast<std::size_t>(size_of(minus))]);
    SignEvaluator evaluator(plan_);
    evaluator.set(signs);
    multiply_groups(values, evaluator, plan_);
    return values[0];
}

Wide SignSum::run(const Poll &poll) const {
    assert(possible_);
    const auto orbits = border_orbits();
    const std::vector<Wide> powers = this->powers();

    std::atomic<std::size_t> next = 0;
    const auto work = [&](Wide &total, const Poll &watch) {
        SignEvaluator evaluator(plan_);
        for (std::size_t i; (i = next++) < orbits.size();) {
            const auto [signs, images] = orbits[i];
            total = total + sum_over_inner(evaluator, plan_, powers, signs) * Wide{0, images};
            if (watch) watch();
        }
    };
    std::vector<Wide> totals(std::clamp(std::thread::hardware_concurrency(), 1u, 8u));
    std::vector<std::thread> helpers; // no std::jthread: libc++ 19 has it as an experiment only
    helpers.reserve(totals.size());
    try {
        for (std::size_t t = 1; t < totals.size(); ++t)
            helpers.emplace_back(work, std::ref(totals[t]), Poll{});
    } catch (const std::exception &) { // no more threads, or no memory for one: the others do the work
    }
    std::exception_ptr stopped;
    try {
        work(totals[0], poll);
    } catch (...) {
        stopped = std::current_exception();
        next = orbits.size(); // nothing is left to take
    }
    for (std::thread &helper : helpers) helper.join();
    if (stopped) std::rethrow_exception(stopped);
    Wide sum;
    for (const Wide total : totals) sum = sum + total;
    // Half of the choices were left out by the central sign, so this is 2^24 times the number.
    assert((sum.low & 0xffffff) == 0 && sum.high >> 44 == 0);
    return {sum.high >> 24, sum.high << 40 | sum.low >> 24};
}

} // namespace gogen
