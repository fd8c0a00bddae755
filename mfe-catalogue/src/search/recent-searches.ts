import { keyOf, readStorage, writeStorage } from 'shared-contracts/storage';

/** The customer's: it goes with the sign-out. */
const storageKey = keyOf('customer', 'recent-searches');

const most = 5;

function parse(text: string): string[] | null {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, most) : null;
}

/** What was searched for on this device, the latest first. */
export const recentSearches = (): string[] => readStorage('local', storageKey, parse) ?? [];

export function rememberSearch(query: string): void {
  const queries = [query, ...recentSearches().filter((known) => known !== query)].slice(0, most);
  writeStorage('local', storageKey, JSON.stringify(queries));
}
