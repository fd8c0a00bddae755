import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { Facet } from 'shared-contracts/api/products';
import { Skeleton } from 'shared-ui/feedback';
import { ChosenFacets, type ChosenFacetsProps } from './ChosenFacets';
import { FacetMenu, facetRowId } from './FacetMenu';
import styles from './FacetRow.module.css';

export interface FacetRowProps extends ChosenFacetsProps {
  /** The facets to offer. */
  facets: readonly Facet[];
  /** The facets are loading. */
  isPending?: boolean | undefined;
}

/**
 * A row with a menu per facet and the chosen values. On phones the menus are in the dialog of `FilterButton`;
 * without JavaScript, its link shows them here.
 */
export function FacetRow({ facets, choice, hrefOf, isPending }: FacetRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useSingleOpenMenu(row);
  useRestoredFocus(row, choice);
  return (
    <div ref={row} className={`${styles.facets} sph-row`}>
      {isPending && <Skeleton width="1/2" className={styles.pending} />}
      {facets.length > 0 && (
        <fieldset id={facetRowId} aria-label="Filtrer les produits" className={styles.menus}>
          {facets.map((facet) => (
            <FacetMenu
              key={facet.key}
              className={styles.menu}
              panelClassName={styles.panel}
              facet={facet}
              choice={choice}
              hrefOf={hrefOf}
            />
          ))}
        </fieldset>
      )}
      <ChosenFacets choice={choice} hrefOf={hrefOf} />
    </div>
  );
}

/** Closes an open menu on Escape, and when another element is clicked or focused. */
function useSingleOpenMenu(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const open = () => [...(row.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];

    function closeOthers({ target }: Event) {
      for (const menu of open()) menu.open = target instanceof Node && menu.contains(target);
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      for (const menu of open()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    }
    document.addEventListener('click', closeOthers);
    document.addEventListener('focusin', closeOthers);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOthers);
      document.removeEventListener('focusin', closeOthers);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [row]);
}

/** Focuses the first control of the row when a focused link was removed together with its value. */
function useRestoredFocus(row: RefObject<HTMLElement | null>, choice: FactChoice) {
  const before = useRef(choice);

  useLayoutEffect(() => {
    if (before.current === choice) return;
    before.current = choice;
    if (document.activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>('summary, a')?.focus({ preventScroll: true });
  }, [row, choice]);
}
