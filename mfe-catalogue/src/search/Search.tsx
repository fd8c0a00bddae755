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
  /** Escape, the closing button, or a followed result. */
  onClose: () => void;
  /** What was typed while the search was on its way. */
  typed?: string;
  /** Enter was pressed after it. */
  submitted?: boolean;
}

/** Search of the whole catalogue, below the shop's header. A failed search is logged and shows nothing. */
export function Search({ onClose, typed = '', submitted = false }: SearchProps) {
  const [text, setText] = useState(typed);
  const query = useAskedQuery(text);
  const navigate = useNavigate();
  const { data: products, isLoading, error } = useQuery(searchQuery(useHttp(), query));
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (error) console.error('The search failed:', error);
  }, [error]);

  /** Up and down lead from the field through the results; Tab passes by their buttons too. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  }

  function showAll() {
    const asked = askedQuery(text);
    if (asked === '') return;
    onClose();
    void navigate(resultsPath(asked));
  }

  const unanswered = useRef(submitted);
  useEffect(() => {
    if (unanswered.current) showAll();
    unanswered.current = false;
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

/** After so many milliseconds a note says that the search is still running. */
const patience = 4000;

function SlowSpinner() {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);

  return <Spinner label={slow ? 'Recherche toujours en cours…' : 'Recherche en cours…'} />;
}

/** ms; constant of the specification, section 9. */
const pause = 500;

/**
 * The query while a visitor types: the trimmed text after a pause of 500 ms, nothing below 3 characters.
 */
function useAskedQuery(text: string): string {
  const [asked, setAsked] = useState('');
  const wanted = askedQuery(text);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted ? pause : 0);
    return () => clearTimeout(timer);
  }, [wanted]);

  return wanted && asked;
}

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
