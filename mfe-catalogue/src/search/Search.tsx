import { useQuery } from '@tanstack/react-query';
import { UntilDataLate } from 'page-kit/page';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { longest } from 'shared-contracts/api/limits';
import { useHttp } from 'shared-contracts/http';
import { closeAsBack } from 'shared-ui/dialog';
import { Spinner } from 'shared-ui/feedback';
import { SearchField } from 'shared-ui/field';
import { CategoryLinks } from '../components/CategoryLinks';
import styles from './Search.module.css';
import { SearchResults } from './SearchResults';
import { Suggestions, useCombobox } from './Suggestions';
import { askedQuery, resultsPage, resultsPath, searchQuery } from './search-query';
import { useDebouncedQuery } from './use-debounced-query';

/** Debounce in milliseconds: specification, section 9. */
const debounce = 500;

export interface SearchProps {
  /** Called on the close button, and when a link is followed. */
  onClose: () => void;
  /** Text typed while the search was loading. */
  typed?: string;
  /** True if Enter was pressed after that text. */
  submitted?: boolean;
}

/** Search of the catalogue in the dialog of the shop's header. A failed search is logged and shows nothing. */
export function Search({ onClose, typed = '', submitted = false }: SearchProps) {
  const [text, setText] = useState(useFirstText(typed));
  const query = useDebouncedQuery(text, debounce);
  const navigate = useNavigate();
  const [shown, setShown] = useState('');
  const { data, isLoading, isPlaceholderData, error } = useQuery({
    ...searchQuery(useHttp(), query),
    // The results shown stay until the next ones have loaded, unless a search failed in between.
    placeholderData: (before, last) => (last?.queryKey[1] === shown ? before : undefined),
  });
  if (shown !== query && !(query && isPlaceholderData)) setShown(query);
  const panel = useVisibleHeight();
  const field = useRef<HTMLInputElement>(null);
  const { list, field: combobox } = useCombobox(text);

  useEffect(() => {
    if (error) console.error('The search failed:', error);
  }, [error]);

  // The query of the page is replaced by typing.
  useLayoutEffect(() => {
    if (!typed) field.current?.select();
  }, [typed]);

  function showAll() {
    const submittedQuery = askedQuery(text);
    if (submittedQuery === '') return;
    onClose();
    void navigate(resultsPath(submittedQuery));
  }

  /** Closes the search also for a link to the page shown, which is no navigation. */
  function closeOnFollow({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
    const isLink = target instanceof Element && target.closest('a') !== null;
    const isElsewhere = metaKey || ctrlKey || shiftKey;
    if (isLink && !isElsewhere) onClose();
  }

  // Enter pressed while the search was loading counts once.
  const pendingSubmit = useRef(submitted);
  useEffect(() => {
    if (pendingSubmit.current) showAll();
    pendingSubmit.current = false;
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <search ref={panel} onClick={closeOnFollow} className={styles.panel}>
      <SearchField
        {...combobox}
        ref={field}
        maxLength={longest.searchText}
        text={text}
        onType={setText}
        onSubmit={showAll}
        onClose={() => closeAsBack(onClose)}
      />
      <div className={styles.body}>
        <Suggestions {...list} />
        {text.trim() === '' && (
          <div className={styles.families}>
            <CategoryLinks />
          </div>
        )}
        {isLoading && (
          <UntilDataLate key={query}>
            <Spinner label="Recherche en cours…" />
          </UntilDataLate>
        )}
        <SearchResults query={shown} products={query ? data : undefined} busy={isPlaceholderData} />
      </div>
    </search>
  );
}

/** Returns the text typed while the search was loading, else the query of the page of results. */
function useFirstText(typed: string): string {
  const { pathname, search } = useLocation();
  const query = pathname === resultsPage ? new URLSearchParams(search).get('q') : null;
  return typed || (query ?? '');
}

/** Returns a ref to the panel, which ends 8 px above the keyboard of a phone: it covers the end of the window. */
function useVisibleHeight() {
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const { visualViewport } = window;
    function resize() {
      if (!visualViewport || !panel.current) return;
      const { height, scale } = visualViewport;
      const { top } = panel.current.getBoundingClientRect();
      panel.current.style.maxHeight = `${height * scale - top - 8}px`;
    }
    resize();
    visualViewport?.addEventListener('resize', resize);
    return () => visualViewport?.removeEventListener('resize', resize);
  }, []);

  return panel;
}
