/** Maximum concurrent transfers. */
const width = 8;

/** Runs an action on each item, `width` at a time. @throws the first error, once all running ones settle */
export async function pooled<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
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
