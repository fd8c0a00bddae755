import { Button, ButtonLink } from 'shared-ui/button';
import { SidePanel } from 'shared-ui/dialog';
import { FacetMenu } from './FacetMenu';
import type { FacetRowProps } from './FacetRow';
import styles from './FilterDialog.module.css';
import { isNarrowed } from './facet-choice';

export interface FilterDialogProps extends FacetRowProps {
  /** How many products the choice leaves, in words. */
  counted: string;
  /** It was opened at the current entry of the history: Back closes it. */
  closeOnBack: boolean;
  onClose: () => void;
}

/** The facets in a panel over the page. A choice replaces its own entry in the history. */
export function FilterDialog({ facets, choice, hrefOf, counted, closeOnBack, onClose }: FilterDialogProps) {
  return (
    <SidePanel
      open
      onClose={onClose}
      closeOnBack={closeOnBack}
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
        <FacetMenu
          key={facet.key}
          className={styles.facet}
          facet={facet}
          choice={choice}
          hrefOf={hrefOf}
          replaces
        />
      ))}
    </SidePanel>
  );
}
