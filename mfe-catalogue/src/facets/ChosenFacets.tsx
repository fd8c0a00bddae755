import type { FactChoice } from 'shared-contracts/api/fact-keys';
import { factLabels } from 'shared-contracts/catalogue';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/feedback';
import { Icon } from 'shared-ui/icon';
import styles from './ChosenFacets.module.css';
import { chosenOf, isNarrowed, toggled } from './facet-choice';

export interface ChosenFacetsProps {
  choice: FactChoice;
  /** URL of the list narrowed by a choice. */
  hrefOf: (choice: FactChoice) => string;
}

/** Each chosen value with the way to take it back; nothing while nothing is chosen. */
export function ChosenFacets({ choice, hrefOf }: ChosenFacetsProps) {
  if (!isNarrowed(choice)) return null;
  return (
    <ul className={styles.chosen} aria-label="Filtres choisis">
      {chosenOf(choice).map(({ key, value }) => (
        <li key={`${key} ${value}`}>
          <a
            href={hrefOf(toggled(choice, key, value))}
            rel="nofollow"
            className={styles.value}
            aria-label={`Retirer le filtre ${factLabels[key]}\u00a0: ${value}`}
          >
            {factLabels[key]}&nbsp;: {value}
            <Icon name="close" size="s" />
          </a>
        </li>
      ))}
      <li>
        <a href={hrefOf({})} className={styles.clear}>
          Tout effacer
        </a>
      </li>
    </ul>
  );
}

/** No article has all that is chosen: each way to ask for less. */
export function NothingMatches({ choice, hrefOf }: ChosenFacetsProps) {
  const chosen = chosenOf(choice);
  return (
    <EmptyState
      picture="indisponible"
      title="Aucun produit ne réunit ces critères"
      text="Retirez l’un d’eux pour en voir davantage."
    >
      {chosen.length > 1 &&
        chosen.map(({ key, value }) => (
          <ButtonLink
            key={`${key} ${value}`}
            href={hrefOf(toggled(choice, key, value))}
            rel="nofollow"
            variant="secondary"
          >
            Sans «&nbsp;{value}&nbsp;»
          </ButtonLink>
        ))}
      <ButtonLink href={hrefOf({})} variant={chosen.length > 1 ? 'tertiary' : 'secondary'}>
        Tout effacer
      </ButtonLink>
    </EmptyState>
  );
}
