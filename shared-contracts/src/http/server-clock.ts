let ahead = 0;

/** Learns the API's clock. A cached response is older than it says, so it only shows a minimum. */
export function readServerClock(header: (name: string) => string | null): void {
  const found = Date.parse(header('date') ?? '') - Date.now();
  if (Number.isNaN(found)) return;
  const isFresh = /no-store/.test(header('cache-control') ?? '');
  ahead = isFresh ? found : Math.max(ahead, found);
}

/** Now by the API's clock, to the second; without a response by the device's. */
export const serverNow = () => new Date(Date.now() + ahead);
