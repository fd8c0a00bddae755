let ahead = 0;

/** Reads the API's clock from a response; a cached response is older and only gives a lower bound. */
export function readServerClock(header: (name: string) => string | null): void {
  const found = Date.parse(header('date') ?? '') - Date.now();
  if (Number.isNaN(found)) return;
  const isFresh = /no-store/.test(header('cache-control') ?? '');
  ahead = isFresh ? found : Math.max(ahead, found);
}

/** Returns the current time of the API's clock, to the second; of the device's clock before any response. */
export const serverNow = () => new Date(Date.now() + ahead);
