// A hash map with separate chaining: an array of chains, a pair (key, value) on chain number `hash mod number
// of chains`, and more chains whenever the pairs outnumber them.
//
// The nodes lie in a pool of blocks, in the order in which their keys were first put, and a link is the
// number of a node in the pool: half as long as a pointer. The number of chains is a prime, so that keys
// whose hashes have a pattern, as those of whole numbers do in most libraries, still spread over all chains
// (D. E. Knuth, The Art of Computer Programming, volume 3, section 6.4).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

namespace chomp {

/// A map from keys to values. Hash and Equal are functors that agree and do not throw. Looking up takes
/// constant time in the mean and allocates nothing; putting takes constant time in the mean over all puts so
/// far. Pointers and references to values hold until the map is assigned to or destroyed.
template <typename Key, typename Value, typename Hash = std::hash<Key>, typename Equal = std::equal_to<Key>>
class ChainedHashMap {
  public:
    ChainedHashMap() = default;
    ChainedHashMap(const ChainedHashMap &other) : ChainedHashMap() {
        reserve(other.size_);
        other.for_each([this](const Key &key, const Value &value) { add(key, value); });
    }
    ChainedHashMap(ChainedHashMap &&other) noexcept { swap(other); }
    ChainedHashMap &operator=(ChainedHashMap other) noexcept {
        swap(other);
        return *this;
    }
    ~ChainedHashMap() {
        for (Link link = 0; link < size_; ++link) std::destroy_at(&node(link));
    }

    /// The number of pairs.
    std::size_t size() const { return size_; }
    /// The number of chains: never less than that of pairs.
    std::size_t number_of_chains() const { return chains_.size(); }

    static constexpr std::size_t most_pairs = UINT32_MAX;

    /// Gives the key this value, whether it had one or not. Throws std::length_error beyond most_pairs, and
    /// what allocations, copies and moves throw; the map is then as before.
    void put(Key key, Value value) {
        if (Value *old = get(key)) {
            *old = std::move(value);
            return;
        }
        if (size_ >= chains_.size()) reserve(2 * static_cast<std::size_t>(size_) + 1);
        add(std::move(key), std::move(value));
    }

    /// The key's value, or nullptr when it has none.
    const Value *get(const Key &key) const {
        if (chains_.empty()) return nullptr;
        for (Link link = chains_[chain_of(key)]; link != end_of_chain;) {
            const Node &each = node(link);
            if (Equal{}(each.key, key)) return &each.value;
            link = each.next;
        }
        return nullptr;
    }
    Value *get(const Key &key) { return const_cast<Value *>(std::as_const(*this).get(key)); }

    bool contains_key(const Key &key) const { return get(key) != nullptr; }

    /// Calls visit(key, value) for every pair, in the order in which the keys were first put. visit may not
    /// put.
    template <typename Visit>
    void for_each(Visit visit) const {
        for (Link link = 0; link < size_; ++link) visit(node(link).key, node(link).value);
    }

    /// Makes room for this many pairs without further growth.
    void reserve(std::size_t pairs) {
        if (pairs <= chains_.size()) return;
        std::vector<Link> chains(prime_from(pairs), end_of_chain);
        chains_.swap(chains);
        for (Link link = 0; link < size_; ++link) hang(link);
    }

    /// The bytes that a map reserved for this many pairs takes when it is full.
    static constexpr std::size_t bytes(std::size_t pairs) {
        return (pairs + block_size) * sizeof(Slot) + pairs * sizeof(Link);
    }

    void swap(ChainedHashMap &other) noexcept {
        blocks_.swap(other.blocks_);
        chains_.swap(other.chains_);
        std::swap(size_, other.size_);
    }

  private:
    using Link = std::uint32_t;
    struct Node {
        Key key;
        Value value;
        Link next;
    };
    union Slot { // room for a node
        Slot() {}
        ~Slot() {}
        Node node;
    };
    static constexpr Link end_of_chain = most_pairs;
    static constexpr std::size_t block_size = 1024;

    Node &node(Link link) const { return blocks_[link / block_size][link % block_size].node; }
    std::size_t chain_of(const Key &key) const { return Hash{}(key) % chains_.size(); }

    /// Puts a new key; there is a chain for it.
    template <typename AnyKey, typename AnyValue>
    void add(AnyKey &&key, AnyValue &&value) {
        if (size_ == most_pairs) throw std::length_error("a hash map cannot hold that many pairs");
        if (size_ / block_size == blocks_.size())
            blocks_.push_back(std::make_unique_for_overwrite<Slot[]>(block_size));
        ::new (static_cast<void *>(&node(size_)))
            Node{std::forward<AnyKey>(key), std::forward<AnyValue>(value), end_of_chain};
        hang(size_++);
    }

    void hang(Link link) {
        Link &first = chains_[chain_of(node(link).key)];
        node(link).next = std::exchange(first, link);
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

    std::vector<std::unique_ptr<Slot[]>> blocks_;
    std::vector<Link> chains_; // the first node of each
    Link size_ = 0;
};

} // namespace chomp
