/** Files that are on their way at one time. */
const width = 8;

/** Does something with each, some at a time. @throws what the first one throws, after those on their way have ended */
export async function pooled(items, act) {
  const waiting = [...items];
  let failure = null;
  async function work() {
    while (waiting.length > 0 && !failure) {
      try {
        await act(waiting.shift());
      } catch (error) {
        failure ??= { error };
      }
    }
  }
  await Promise.all(Array.from({ length: width }, work));
  if (failure) throw failure.error;
}
