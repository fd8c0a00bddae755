/** ms for what is under way when no further visitor comes. */
const closeLimit = 10_000;

/** Ends the process: answers under way are finished, what hangs is cut off. */
export async function endProcess(server: { close(): PromiseLike<unknown> }): Promise<void> {
  setTimeout(() => process.exit(1), closeLimit).unref();
  await server.close();
  process.exit(0);
}
