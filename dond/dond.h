// Dice or no dice: an s-sided die, faces 0..s-1, is rolled t times for a prize. A roll loses if it equals the
// previous roll or is one away from it; the very first roll cannot lose. What is the chance of the prize? (It
// is also the fair offer for stopping now, as a share of the prize.)
//
// Conventions. f_n(i) is the chance of surviving n more rolls after the last roll i. f_0 = 1, and f_{n+1}(i)
// is the sum of f_n(j) over the faces j with |i - j| >= 2, divided by s. With nothing rolled yet the chance
// of t > 0 rolls is the mean of f_{t-1}. Face i and its mirror image s-1-i have the same chance.
//
// Method. A roll multiplies f by the matrix A = (J - T) / s, J all ones and T ones on and beside the
// diagonal. The allowed faces are added up from prefix sums; we never subtract three neighbours from the
// total. So nothing cancels, and an impossible game has chance 0 and not 1e-17.
//
// Many faces: the nearness of an edge matters less and less with depth. The eigenvectors of A end in powers
// of a root r of r^2 + (1 + lambda s) r + 1 = 0, which is about -1/s, so 32 faces deep the edge's share is
// about s^-32. Of more than 64 faces we keep the 32 at either edge; the faces between have the value of the
// innermost kept face.
//
// Many rolls: this is the power method (R. von Mises), f_n tends to lambda^n times the dominant eigenvector.
// By the interlacing theorem the other eigenvalues of J - T lie in (-3, 1), between those of -T, while lambda
// s is at least the mean row sum s - 3 + 2/s. So each roll shrinks the other eigenvectors, relative to the
// dominant, to less than 3 / (s - 3 + 2/s), which is under 1/2 from s = 9 on. For s = 3..8 the characteristic
// polynomials give at most 0.48 too, for mirror-symmetric vectors, and rolls here keep f exactly symmetric.
// 128 rolls leave less than 2^-128. One and two faces lose at once.
//
// From then on a roll is a factor lambda = 1 - d. Each face loses against three, those at the edges against
// two, and A is symmetric, so
//     d = (3 - 2 f(0) / sum of f) / s.
// d, about 3/s, has its full relative precision at every s, and so has (1-d)^n = exp(n log1p(-d)).
//
// Precision. Everything is in long double, 64 bits of mantissa or more on the machines we run on, and nothing
// cancels, so the relative error is some units of 2^-64 up to exp. The logarithm of a normal double is at
// least -708, so exp costs ten bits. What is left, 2^-54, is less than half a unit of a double's last place,
// and the sixth digit is right even at decimal ties such as 0.08096175 for 10 8 0; plain double arithmetic
// gets one wrong (10 8 3). The range of long double, 10^-4932, is why nothing has to be scaled. For 1,491
// random games the six digits agreed with arithmetic of 130 digits.
//
// Cost: at most 128 rolls of 64 faces, under a millisecond at every size.
//
// Known answers, as s t last-roll: 6 1 0..5: 0.666667 0.5 0.5 0.5 0.5 0.666667; 6 3 -1: 0.314815; 1 2 -1: 0;
// 20 100 3: 1.61021e-07; 10^9 10^9 -1: about e^-3.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace dond {

constexpr std::int64_t max_sides = 1'000'000'000'000'000'000;
constexpr std::int64_t max_rolls = 1'000'000'000'000'000'000;
constexpr std::int64_t nothing_rolled = -1;

/// A number for each face of one die: chances here, counts in exact.h.
template <typename Number>
class Faces {
  public:
    /// The number of each face is 1. sides is at least 1.
    explicit Faces(std::int64_t sides)
        : sides_(sides), kept_(static_cast<std::size_t>(std::min<std::int64_t>(sides, 64)), Number{1}) {}

    Number at(std::int64_t face) const {
        const std::int64_t depth = std::min(face, sides_ - 1 - face);
        return kept_[std::min(static_cast<std::size_t>(depth), (kept_.size() - 1) / 2)];
    }

    /// The sum over all faces.
    Number sum() const { return std::accumulate(kept_.begin(), kept_.end(), between()); }

    /// A roll: each face gets the sum over the faces that may follow it, divided by this. Returns the number
    /// of additions.
    std::uint64_t roll(Number divisor) {
        const std::size_t count = kept_.size(), half = (count + 1) / 2;
        std::vector<Number> prefix(count + 1); // prefix[k]: the sum over the first k
        std::partial_sum(kept_.begin(), kept_.end(), prefix.begin() + 1);
        const Number middle = between();
        for (std::size_t i = 0; i < half; ++i) {
            // By symmetry, the sum over the k faces above i + 1 equals prefix[k].
            const std::size_t below = i > 0 ? i - 1 : 0, above = count > i + 2 ? count - i - 2 : 0;
            kept_[i] = kept_[count - 1 - i] = (prefix[below] + prefix[above] + middle) / divisor;
        }
        return count + 2 * half;
    }

    void scale(Number factor) {
        for (Number &number : kept_) number *= factor;
    }

  private:
    // The sum over the faces that are not kept.
    Number between() const {
        return static_cast<Number>(sides_ - static_cast<std::int64_t>(kept_.size())) *
               kept_[(kept_.size() - 1) / 2];
    }

    std::int64_t sides_;
    std::vector<Number> kept_;
};

/// The chances f_n of a die of 1 to max_sides sides, at first for n = 0.
class Chances {
  public:
    explicit Chances(std::int64_t sides) : sides_(static_cast<long double>(sides)), faces_(sides) {}

    /// From f_n to f_{n+rolls}; rolls is at most max_rolls, and changes nothing below 1.
    void advance(std::int64_t rolls);
    /// f_n(last), or with nothing rolled yet the mean of f_n, the chance of n + 1 rolls. Below the normal
    /// doubles it may be 0.
    double after(std::int64_t last) const;
    std::uint64_t additions() const { return additions_; }

  private:
    long double sides_;
    Faces<long double> faces_;
    std::uint64_t additions_ = 0;
};

/// A chance, and the number of additions that it took.
struct Answer {
    double chance;
    std::uint64_t additions;
};

/// The chance of surviving this many rolls after the last one, which may be nothing_rolled; ranges as above.
Answer chance(std::int64_t sides, std::int64_t rolls, std::int64_t last);

/// chance() by the lab's table. Throws std::runtime_error if that takes too long.
Answer chance_by_dp(std::int64_t sides, std::int64_t rolls, std::int64_t last);

} // namespace dond
