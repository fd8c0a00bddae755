import { useState } from 'react';
import { TextLink } from 'shared-ui/button';
import { recentSearches } from '../storage/latest';
import { useCloseOnFollow } from './close-search';
import styles from './RecentSearches.module.css';
import { resultsPath } from './search-query';

/** What was searched for on this device, to be searched for again. */
export function RecentSearches() {
  const [queries] = useState(recentSearches.read);
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
