#pragma once
// The chances as fractions in lowest terms.
//
// Of s^n equally likely ways to roll n times, c_n(i) survive after the last roll i, and c_{n+1}(i) is the sum of c_n over
// all faces, less those of i and its neighbours: whole numbers may be subtracted. An edge is felt one face further inwards
// with each roll, so that after n rolls the faces n or more from either edge have the same count, and a few counts do
// for every s.
//
// c / s^n is reduced one factor s at a time: the part gcd(c, s) leaves both. What stays of that factor then has no divisor
// in common with c, nor with what is left of c later.
//
// A fraction is given if it fits 128 bits. In that range gcd(c, s^n) was below 2^8 wherever it was looked at (s to 40, and
// 64, 81, 100, 128, 1000, 1024), so counts of 192 bits are more than enough.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dond {

/// A whole number below 2^256.
class Natural {
  public:
    Natural(std::uint64_t value = 0) : words_{value} {}
    Natural &operator+=(const Natural &other);
    /// The other one is not larger.
    Natural &operator-=(const Natural &other);
    Natural &operator*=(std::uint64_t by);
    /// Divides it, and returns the remainder.
    std::uint64_t divide(std::uint64_t by);
    /// Whether it is below 2^(64 n).
    bool fits(std::size_t n) const;
    std::string text() const;

  private:
    std::array<std::uint64_t, 4> words_; // the lowest first
};

/// The ways to survive of one die, at first for no roll.
class Ways {
  public:
    /// sides is from 1 to max_sides.
    explicit Ways(std::int64_t sides);

    /// From n rolls to n + 1.
    void roll();
    /// The chance of surviving them after the last roll: `17/54`, `1` or `0`; nothing if that takes more than 128 bits.
    std::optional<std::string> after(std::int64_t last) const;
    /// The chance of one roll more with nothing rolled yet.
    std::optional<std::string> mean() const;

  private:
    Natural sum() const;
    const Natural &count(std::int64_t face) const;

    std::int64_t sides_;
    std::int64_t rolls_ = 0;
    std::vector<Natural> counts_ = {1}; // of the faces from the edge on; the others have that of the last
    bool too_many_ = false;             // no fraction fits any more
};

/// The chance of surviving this many rolls after the last one, as dond.h has it, exactly.
std::optional<std::string> exact_chance(std::int64_t sides, std::int64_t rolls, std::int64_t last);

/// The values of table(), exactly.
std::vector<std::optional<std::string>> exact_table(std::int64_t sides, std::int64_t rows);

} // namespace dond
