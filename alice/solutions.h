// The shortest solutions, read off the record of a search from the goal backwards.
//
// Every state of the level before that a move leads from belongs to a solution, since all states of a level can be
// reached in as many steps as its number. So this makes a graph without dead ends, whose paths are the solutions: their
// number is the sum over its links, level by level, and the one to print takes the largest link at each node.
#pragma once

#include "alice/search.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace alice {

enum class Which { printed, all };

class Solutions {
  public:
    /// Of a search that has reached the goal: the one to print, or all.
    Solutions(const Search &search, Which which);

    std::size_t steps() const { return layers_.size() - 1; }
    /// How many there are, in decimal.
    std::string count() const;
    /// Calls visit with the states of each in turn, start first, until it returns false. From the goal backwards the
    /// largest cell comes first.
    void each(const std::function<bool(const std::vector<State> &)> &visit) const;
    /// The first of them.
    std::vector<State> first() const;

  private:
    struct Node {
        State state;
        std::size_t links = 0, links_end = 0; // to the layer before
    };
    std::vector<std::vector<Node>> layers_; // the last has one node, for the goal
    std::vector<std::uint32_t> links_;
};

/// A path as the answer has it.
std::string path_text(const Maze &maze, const std::vector<State> &path);

} // namespace alice
