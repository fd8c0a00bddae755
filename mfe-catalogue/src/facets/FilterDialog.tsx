import { Button, ButtonLink } from 'shared-ui/button';
import { SidePanel } from 'shared-ui/dialog';
import { FacetMenu } from './FacetMenu';
import type { FacetRowProps } from './FacetRow';
import styles from './FilterDialog.module.css';
import { isNarrowed } from './facet-choice';

export interface FilterDialogProps extends FacetRowProps {
  /** Number of matching products, as a text. */
  counted: string;
  onClose: () => void;
}

/** Shows the facets in a panel over the page. Each choice replaces the history entry. */
export function FilterDialog({ facets, choice, hrefOf, counted, onClose }: FilterDialogProps) {
  return (
    <SidePanel
      open
      onClose={onClose}
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
          className={`${styles.facet} sph-inset-ring`}
          facet={facet}
          choice={choice}
          hrefOf={hrefOf}
          replaces
        />
      ))}
    </SidePanel>
  );
}
