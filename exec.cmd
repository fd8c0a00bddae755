@rem Elsewhere `exec` is a word of the shell: npm's signals then reach the command itself.
@%*
