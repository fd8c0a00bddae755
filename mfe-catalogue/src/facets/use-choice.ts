import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readChoice } from './choice';

/** What the URL chooses of the facets. With one of them the server renders by the query, so it knows them too. */
export function useChoice() {
  const [search] = useSearchParams();
  return useMemo(() => readChoice(search), [search]);
}
