#ifndef NETMON_SHIM_FILES_H
#define NETMON_SHIM_FILES_H

#include "shim.h"

const int kMostFiles = 32;

struct NamedFile {
  const char* name = nullptr;
  int piped = -1;  // a copy of what came through a pipe
};

struct Files {
  NamedFile named[kMostFiles];
  int count = 0;
  int socket = -1;   // where the controller asks for them
  int handed = -1;   // its end
  int changes = -1;  // inotify(7)
};

// `arguments`: netmon's own, up to `--`.
void find_files(Files* files, char** arguments);
// Answers one request. False: the controller has closed its end.
bool hand_files(Files* files);
// Whether one of them may have changed.
bool files_changed(Files* files);

#endif
