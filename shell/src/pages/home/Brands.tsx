import { useEnvironment } from 'page-kit/page';
import { useCallback, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { breakpoints } from 'shared-ui/styles';
import styles from './Brands.module.css';
import { useScrollingStrip } from './use-scrolling-strip';

/** Number of brands that one click of a button scrolls. */
const stepInMarks = 2;

/** Renders the partner brands: a grid above 1100 px, else a row that scrolls by itself and can be paused. */
export function Brands() {
  const { partners } = useEnvironment().home;
  const titleId = useId();
  const row = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const isRow = useMedia(breakpoints['brand-row']);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const moves = isRow && !calm;
  useScrollingStrip(row, moves && !paused);

  function move(direction: 1 | -1) {
    const strip = row.current;
    const mark = strip?.querySelector('li');
    if (!strip || !mark) return;
    const distance = direction * stepInMarks * mark.offsetWidth;
    // Scrolling back from the start continues in the copy, which looks the same.
    if (moves && strip.scrollLeft + distance < 0) strip.scrollLeft += strip.scrollWidth / 2;
    strip.scrollBy({ left: distance, behavior: calm || !paused ? 'instant' : 'smooth' });
  }

  if (partners.length === 0) return null;
  return (
    <section className={styles.brands} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>Nos marques partenaires</h2>
          <p className="sph-quiet">{partners.length} fabricants au catalogue</p>
        </div>
        <div className={styles.controls}>
          {!calm && (
            <Button variant="secondary" size="small" onClick={() => setPaused(!paused)}>
              <Icon name={paused ? 'play' : 'pause'} size="s" />
              <span>{paused ? 'Reprendre le défilement' : 'Mettre en pause'}</span>
            </Button>
          )}
          <IconButton tone="round" icon="chevron-left" label="Précédent" onClick={() => move(-1)} />
          <IconButton tone="round" icon="chevron-right" label="Suivant" onClick={() => move(1)} />
        </div>
      </div>
      <section
        ref={row}
        className={styles.row}
        tabIndex={isRow ? 0 : undefined}
        aria-label="Liste des marques"
      >
        <Marks />
        {moves && <Marks copy />}
      </section>
    </section>
  );
}

/** Renders the brands; the copy makes the row endless and is hidden from assistive technology. */
function Marks({ copy = false }: { copy?: boolean }) {
  const { partners } = useEnvironment().home;
  return (
    <ul className={styles.marks} aria-hidden={copy || undefined}>
      {partners.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Whether a media query matches; false in the HTML and in the first render. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
