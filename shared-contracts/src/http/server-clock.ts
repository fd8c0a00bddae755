let ahead = 0;

/**
 * Learns the API's clock from an answer. One that a cache may have held is older than it says, so it only shows how far this
 * device's clock is behind at least.
 */
export function readServerClock(header: (name: string) => string | null): void {
  const found = Date.parse(header('date') ?? '') - Date.now();
  if (Number.isNaN(found)) return;
  const isFresh = /no-store/.test(header('cache-control') ?? '');
  ahead = isFresh ? found : Math.max(ahead, found);
}

/** This moment by the API's clock, to the second, as far as a response has named it; else by the device's. */
export const serverNow = () => new Date(Date.now() + ahead);
