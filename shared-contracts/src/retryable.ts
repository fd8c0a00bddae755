/** Gives the load that is running or has succeeded; after a failed one, the next call starts another. */
export function retryable<T>(load: () => Promise<T>): () => Promise<T> {
  let latest: Promise<T> | null = null;

  return () => {
    if (latest) return latest;
    const current = load();
    latest = current;
    current.catch(() => {
      latest = null;
    });
    return current;
  };
}
