/** Uses every tool of server-filesystem 2026.8.31, in the client's root. */
import type { Conversation } from "../clients.ts";
import { callEach } from "./tools.ts";

/** The client's root is empty and has no symbolic links in its path. */
export async function exerciseFilesystem(conversation: Conversation): Promise<void> {
  const { directory } = conversation;
  // It asks for the roots when the client has said that it is initialized.
  await conversation.wire.heard(/"roots\/list"/);
  const path = (name: string): string => `${directory}/${name}`;
  await callEach(conversation, {
    list_allowed_directories: [{}],
    create_directory: [{ path: path("sub") }],
    write_file: [
      { path: path("a.txt"), content: "one\ntwo\nthree\n" },
      { path: path("sub/b.png"), content: "no image" },
      { path: "/etc/netmon-test", content: "not allowed" },
    ],
    read_file: [{ path: path("a.txt") }],
    read_text_file: [{ path: path("a.txt"), head: 2 }, { path: path("missing.txt") }],
    read_media_file: [{ path: path("sub/b.png") }],
    read_multiple_files: [{ paths: [path("a.txt"), path("missing.txt")] }],
    edit_file: [
      { path: path("a.txt"), edits: [{ oldText: "two", newText: "zwei" }], dryRun: true },
      { path: path("a.txt"), edits: [{ oldText: "two", newText: "zwei" }] },
    ],
    list_directory: [{ path: directory }],
    list_directory_with_sizes: [{ path: directory, sortBy: "size" }],
    directory_tree: [{ path: directory }],
    move_file: [{ source: path("a.txt"), destination: path("sub/c.txt") }],
    search_files: [{ path: directory, pattern: "**/*.txt" }],
    get_file_info: [{ path: path("sub/c.txt") }],
  });
}
