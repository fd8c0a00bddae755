import { useState } from 'react';
import { keyOf, readStorage, writeStorage } from 'shared-contracts/storage';
import { TextLink } from 'shared-ui/button';
import { useCloseOnFollow } from './close-search';
import styles from './RecentSearches.module.css';
import { resultsPath } from './search-query';

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

/** What was searched for on this device, to be searched for again. */
export function RecentSearches() {
  const [queries] = useState(recentSearches);
  const closing = useCloseOnFollow();
  if (queries.length === 0) return null;
  return (
    <nav aria-label="Recherches récentes" className={styles.recent} {...closing}>
      <h2>Recherches récentes</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <TextLink href={resultsPath(query)}>{query}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
