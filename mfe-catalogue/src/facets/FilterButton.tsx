import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from 'shared-ui/button';
import { SidePanel } from 'shared-ui/dialog';
import { Icon } from 'shared-ui/icon';
import { chosenOf, isNarrowed } from './choice';
import { ChosenCount, FacetName } from './FacetName';
import type { FacetRowProps } from './FacetRow';
import { FacetValues } from './FacetValues';
import styles from './FilterButton.module.css';
import { facetRowId } from './facet-row-id';

export interface FilterButtonProps extends FacetRowProps {
  /** How many products the choice leaves, in words. */
  counted: string;
}

/** On phones, opens the facets in a dialog; without a script it leads to them. */
export function FilterButton({ facets, choice, hrefOf, counted }: FilterButtonProps) {
  const { key } = useLocation();
  // Where the dialog was opened. What is chosen in it takes the place of its own entry in the history.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  if (facets.length === 0) return null;

  function open(event: MouseEvent) {
    event.preventDefault();
    setOpenedAt(key);
  }

  return (
    <>
      <a href={`#${facetRowId}`} className={styles.button} aria-haspopup="dialog" onClick={open}>
        <Icon name="filter" size="s" />
        Filtrer
        {isNarrowed(choice) && <ChosenCount count={chosenOf(choice).length} />}
      </a>
      {openedAt !== null && (
        <SidePanel
          open
          onClose={close}
          closeOnBack={openedAt === key}
          title="Filtrer"
          footer={(dismiss) => (
            <>
              <p role="status">{counted}</p>
              <div className={styles.actions}>
                {isNarrowed(choice) && (
                  <ButtonLink href={hrefOf({})} variant="secondary" data-replace>
                    Tout effacer
                  </ButtonLink>
                )}
                <Button onClick={dismiss}>Voir les produits</Button>
              </div>
            </>
          )}
        >
          {facets.map((facet) => (
            <details key={facet.key} className={styles.facet}>
              <summary>
                <FacetName of={facet.key} choice={choice} />
                <Icon name="chevron-down" size="s" />
              </summary>
              <FacetValues facet={facet} choice={choice} hrefOf={hrefOf} replaces />
            </details>
          ))}
        </SidePanel>
      )}
    </>
  );
}
