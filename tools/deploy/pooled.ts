/** Files that are on their way at one time. */
const width = 8;

/** Does something with each, some at a time. @throws what the first one throws, after those on their way have ended */
export async function pooled<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  // All take from one iterator.
  const waiting = items.values();
  const failures: unknown[] = [];
  async function work() {
    for (const item of waiting) {
      if (failures.length > 0) return;
      try {
        await act(item);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: width }, work));
  if (failures.length > 0) throw failures[0];
}
