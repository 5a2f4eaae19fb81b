package toolserver

// The descriptions of the tools for models. Detection reads these like any server's, and must find nothing.

const readDescription = `Reads a file. Text comes with line numbers, each followed by a tab: up to 2,000 lines from the beginning, ` +
	`or ` + "`limit`" + ` lines from line ` + "`offset`" + `. Images are shown; notebooks come as their cells and outputs, a PDF as the text of its ` +
	`first 10 pages, or of ` + "`pages`" + `. ` +
	`Directories and binary files give an error.`

const writeDescription = `Writes a file whole, and makes the directories it needs. A file that exists has to be read with Read first, ` +
	`and is replaced. To change a part of a file use Edit.`

const editDescription = `Replaces a text in a file. The file has to be read with Read first. ` + "`old_string`" + ` must match exactly ` +
	`and be unique in the file, or ` + "`replace_all`" + ` be true. Line numbers that Read shows are not part of the text.`

const bashDescription = `Runs a command with bash. The working directory is kept for the next command, variables are not. ` +
	`The result has the exit code, if it is not 0, and what was printed. Long output is cut in the middle and kept whole in a ` +
	`file. A command that takes longer than the timeout goes on in the background. ` +
	`To read, write or search files use the other tools.`

const globDescription = `Lists files whose path matches a pattern such as "**/*.ts" or "src/**/test_*.py", oldest change first. ` +
	`Files that git ignores are left out.`

const grepDescription = `Searches the content of files with ripgrep. Gives the files that match, or with ` + "`output_mode`" +
	` "content" the lines, or with "count" the numbers of matches. Files that git ignores are left out.`
