// One pass over the body of a request, as it lies in the pieces that it came in: whether a word is in it, and what its
// JSON says of itself. No system call, no memory besides what is kept.
#ifndef NETMON_ADDON_REQUEST_SCAN_H
#define NETMON_ADDON_REQUEST_SCAN_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace netmon {

// The settings are the text of the JSON object without lists, strings of more than 62 bytes and objects inside of three.
class RequestScan {
 public:
  // words: ASCII in lower case, 2 to kLongestWord bytes each; found in either case.
  explicit RequestScan(const std::vector<std::string>& words);

  // false: more has to be known of this text, and nothing after it may be pushed. It has a word, a letter written as an
  // escape, a NUL, a backslash outside of strings or more closing brackets than opening ones, or it is not UTF-8.
  bool push(const uint8_t* bytes, size_t size);
  // The same at the end of the text.
  bool end() const { return continuations_ == 0; }
  const std::string& settings() const { return settings_; }

  static constexpr size_t kLongestWord = 32;

 private:
  struct Word {
    std::string text;
    // Two places, rare together, by which it is looked for: those of `_`, or of its first byte, and of its last one.
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
  void open_string(const uint8_t* at);
  void close_string(const uint8_t* at);
  void keep(const uint8_t* from, const uint8_t* to);

  std::vector<Word> words_;
  std::string settings_;
  // The last bytes before this piece.
  std::string before_;

  // Objects and lists around this place.
  size_t level_ = 0;
  // The level whose contents are left out; 0: none is.
  size_t hidden_ = 0;
  bool in_string_ = false;
  // The next byte is escaped.
  bool escaped_ = false;
  // Up to here this piece is in the settings, or left out.
  const uint8_t* shown_ = nullptr;
  // That string's first bytes in earlier pieces.
  std::string string_;

  // Bytes of a character that are to come, and what the next may be.
  int continuations_ = 0;
  uint8_t lowest_ = 0;
  uint8_t highest_ = 0;
};

}  // namespace netmon

#endif
