// One pass over the body of a request, in the pieces that it arrived in: whether it contains a word, and the settings
// in its JSON. No system call, no memory besides what is kept.
#ifndef NETMON_ADDON_REQUEST_SCAN_H
#define NETMON_ADDON_REQUEST_SCAN_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace netmon {

// The settings are the text of the JSON object without lists, strings of more than 62 bytes and objects nested deeper
// than three levels.
class RequestScan {
 public:
  // A list of tools, by its offsets in the whole text.
  struct List {
    // Its key, behind that of the object it is in and a dot, if it is not the outermost.
    std::string path;
    size_t from = 0;
    size_t to = 0;
  };

  // words: ASCII in lower case, 2 to kLongestWord bytes each; matched in either case. lists_only: the text may have
  // letters written as escapes, except in the keys of lists and of objects around them.
  explicit RequestScan(const std::vector<std::string>& words, bool lists_only = false);

  // false: the whole text must be examined, and nothing more may be pushed. It has a word, a letter written as an
  // escape, an object in place of a list of declarations, a NUL, a backslash outside strings or more closing brackets
  // than opening ones, or it is not UTF-8.
  bool push(const uint8_t* bytes, size_t size);
  // Like push, at the end of the text.
  bool end() const { return continuations_ == 0; }
  const std::string& settings() const { return settings_; }
  // In the order of the text; keys are matched in either case.
  const std::vector<List>& lists() const { return lists_; }

  static constexpr size_t kLongestWord = 32;

 private:
  struct Word {
    std::string text;
    // Two positions that rarely match together, used to search for it: that of `_`, or the first byte, and the last byte.
    size_t rare = 0;
    size_t last = 0;
  };
  bool may_begin_word(const uint8_t* group) const;
  bool has_word(const uint8_t* bytes, size_t size) const;
  bool has_word_across(const uint8_t* bytes, size_t size);
  bool utf8(const uint8_t* bytes, size_t size);
  bool structure(const uint8_t* bytes, size_t left);
  uint64_t after_backslash(uint64_t backslashes);
  bool bracket(const uint8_t* at);
  bool open_list(size_t from);
  bool is_single() const;
  std::string last_key() const;
  void open_string(const uint8_t* at);
  void close_string(const uint8_t* at);
  void keep(const uint8_t* from, const uint8_t* to);

  std::vector<Word> words_;
  bool lists_only_;
  // Maximum bytes of a string to keep.
  size_t longest_;
  std::string settings_;
  std::vector<List> lists_;
  // The key of the object at the second level.
  std::string outer_key_;
  // This piece, and the number of bytes before it.
  const uint8_t* piece_ = nullptr;
  size_t passed_ = 0;
  bool in_tools_ = false;
  // The last bytes before this piece.
  std::string before_;

  // Number of objects and lists around this position.
  size_t level_ = 0;
  // The level whose contents are omitted; 0: none.
  size_t hidden_ = 0;
  bool in_string_ = false;
  // Whether the next byte is escaped.
  bool escaped_ = false;
  // End of the part of this piece that is in the settings or omitted.
  const uint8_t* shown_ = nullptr;
  // First bytes, in earlier pieces, of the current string.
  std::string string_;

  // Number of bytes still to come of a character, and the range of the next one.
  int continuations_ = 0;
  uint8_t lowest_ = 0;
  uint8_t highest_ = 0;
};

}  // namespace netmon

#endif
