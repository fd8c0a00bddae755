/** Returns a function that shares a running or successful load; after a failure the next call loads again. */
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
