import { useQuery } from '@tanstack/react-query';
import { UntilDataLate } from 'page-kit/page';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { longest } from 'shared-contracts/api/limits';
import { useHttp } from 'shared-contracts/http';
import { TextLink } from 'shared-ui/button';
import { Spinner } from 'shared-ui/feedback';
import { SearchField } from 'shared-ui/field';
import { Wrap } from 'shared-ui/layout';
import { recentSearches } from '../storage/recent-searches-and-products';
import { CloseSearch, useCloseOnFollow } from './close-search';
import styles from './Search.module.css';
import { SearchResults } from './SearchResults';
import { askedQuery, resultsPage, resultsPath, searchQuery } from './search-query';

export interface SearchProps {
  /** Called on Escape, on the close button, and when a result is followed. */
  onClose: () => void;
  /** Text typed while the search was loading. */
  typed?: string;
  /** True if Enter was pressed after that text. */
  submitted?: boolean;
}

/** Search of the catalogue below the shop's header. A failed search is logged and shows nothing. */
export function Search({ onClose, typed = '', submitted = false }: SearchProps) {
  const [text, setText] = useState(typed);
  const query = useDebouncedQuery(text);
  const navigate = useNavigate();
  const { data: products, isLoading, error } = useQuery(searchQuery(useHttp(), query));
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (error) console.error('The search failed:', error);
  }, [error]);

  /** Arrow keys move from the field through the results and skip their buttons. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  }

  function showAll() {
    const submittedQuery = askedQuery(text);
    if (submittedQuery === '') return;
    onClose();
    void navigate(resultsPath(submittedQuery));
  }

  const pendingSubmit = useRef(submitted);
  useEffect(() => {
    if (pendingSubmit.current) showAll();
    pendingSubmit.current = false;
  });

  function move(by: 1 | -1) {
    const stops = [field.current, ...(panel.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.max(here, 0) + by]?.focus();
  }

  return (
    <CloseSearch value={onClose}>
      <section ref={panel} aria-label="Recherche" onKeyDown={press}>
        <Wrap className={styles.wrap}>
          <SearchField
            ref={field}
            maxLength={longest.searchText}
            text={text}
            onType={setText}
            action={resultsPage}
            onSubmit={showAll}
            onClose={onClose}
          />
          {text === '' && <RecentSearches />}
          {isLoading && (
            <UntilDataLate key={query}>
              <SlowSpinner />
            </UntilDataLate>
          )}
          <SearchResults query={query} products={products} />
        </Wrap>
      </section>
    </CloseSearch>
  );
}

/** Time in milliseconds after which a note says that the search is still running. */
const slowAfter = 4000;

function SlowSpinner() {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);

  return <Spinner label={slow ? 'Recherche toujours en cours…' : 'Recherche en cours…'} />;
}

/** Debounce in milliseconds: specification, section 9. */
const debounce = 500;

/** Returns the debounced query of the typed text; empty below 3 characters. */
function useDebouncedQuery(text: string): string {
  const [debounced, setDebounced] = useState('');
  const next = askedQuery(text);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(next), next ? debounce : 0);
    return () => clearTimeout(timer);
  }, [next]);

  return next && debounced;
}

/** Links to the recent searches on this device. */
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
