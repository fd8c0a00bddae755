import pLimit from 'p-limit';

/** Runs an action on each item, eight at a time. @throws the first error, once all running ones settle */
export async function pooled<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const limit = pLimit({ concurrency: 8, rejectOnClear: true });
  const actions = items.map((item) =>
    limit(act, item).catch((error) => {
      limit.clearQueue();
      throw error;
    }),
  );
  // Actions start in order, so that the first failure precedes those that were never started.
  const results = await Promise.allSettled(actions);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
