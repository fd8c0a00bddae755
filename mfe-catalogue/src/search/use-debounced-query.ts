import { useEffect, useState } from 'react';
import { askedQuery } from './search-query';

/** Returns the query of the typed text, debounced by milliseconds; empty below 3 characters. */
export function useDebouncedQuery(text: string, debounce: number): string {
  const [debounced, setDebounced] = useState('');
  const next = askedQuery(text);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(next), next ? debounce : 0);
    return () => clearTimeout(timer);
  }, [next, debounce]);

  return next && debounced;
}
