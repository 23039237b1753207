// A hash map with separate chaining: an array of chains, a pair (key, value) on chain number `hash mod number
// of chains`, and more chains whenever the pairs outnumber them.
//
// The pairs lie in one array, in the order in which their keys were first put, and a link is the number of a
// pair: half as long as a pointer. The number of chains is a prime, so that keys whose hashes have a pattern,
// as those of whole numbers do in most libraries, still spread over all chains (D. E. Knuth, The Art of
// Computer Programming, volume 3, section 6.4).
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace chomp {

/// A map from keys to values. Hash is a functor that agrees with == and does not throw. A look-up takes
/// constant time on average and allocates nothing; a put takes constant time on average over all puts so far.
/// Pointers to values hold until a new key is put.
template <typename Key, typename Value, typename Hash = std::hash<Key>>
class ChainedHashMap {
  public:
    /// The number of pairs.
    std::size_t size() const { return nodes_.size(); }
    /// The number of chains: never less than that of pairs.
    std::size_t number_of_chains() const { return chains_.size(); }

    static constexpr std::size_t most_pairs = UINT32_MAX;

    /// Gives the key this value, whether it had one or not. Throws what allocations, copies and moves throw.
    /// There may be at most most_pairs.
    void put(Key key, Value value) {
        if (Value *old = get(key)) {
            *old = std::move(value);
            return;
        }
        assert(size() < most_pairs);
        if (size() == chains_.size()) reserve(2 * size() + 1);
        nodes_.push_back({.key = std::move(key), .value = std::move(value), .next = end_of_chain});
        hang(static_cast<Link>(size() - 1));
    }

    /// The key's value, or nullptr when it has none.
    const Value *get(const Key &key) const {
        if (chains_.empty()) return nullptr;
        for (Link link = chains_[chain_of(key)]; link != end_of_chain; link = nodes_[link].next)
            if (nodes_[link].key == key) return &nodes_[link].value;
        return nullptr;
    }
    Value *get(const Key &key) { return const_cast<Value *>(std::as_const(*this).get(key)); }

    /// Makes room for this many pairs without further growth.
    void reserve(std::size_t pairs) {
        if (pairs <= chains_.size()) return;
        nodes_.reserve(pairs);
        chains_ = std::vector<Link>(prime_from(pairs), end_of_chain);
        for (Link link = 0; link < size(); ++link) hang(link);
    }

    /// The bytes that a map reserved for this many pairs takes.
    static constexpr std::size_t bytes(std::size_t pairs) { return pairs * (sizeof(Node) + sizeof(Link)); }

  private:
    using Link = std::uint32_t;
    struct Node {
        Key key;
        Value value;
        Link next;
    };
    static constexpr Link end_of_chain = most_pairs;

    std::size_t chain_of(const Key &key) const { return Hash{}(key) % chains_.size(); }

    void hang(Link link) {
        Link &first = chains_[chain_of(nodes_[link].key)];
        nodes_[link].next = std::exchange(first, link);
    }

    static std::size_t prime_from(std::size_t number) {
        const auto prime = [](std::size_t n) {
            for (std::size_t d = 3; d <= n / d; d += 2)
                if (n % d == 0) return false;
            return true;
        };
        for (number |= 1; !prime(number);) number += 2;
        return number;
    }

    std::vector<Node> nodes_;
    std::vector<Link> chains_; // the first node of each
};

} // namespace chomp
