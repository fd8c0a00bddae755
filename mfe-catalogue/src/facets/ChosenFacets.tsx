import type { FactChoice } from 'shared-contracts/api/fact-keys';
import { factLabels } from 'shared-contracts/catalogue';
import { Icon } from 'shared-ui/icon';
import styles from './ChosenFacets.module.css';
import { chosenOf, isNarrowed, toggled } from './facet-choice';

export interface ChosenFacetsProps {
  choice: FactChoice;
  /** Returns the URL of the list filtered by a choice. */
  hrefOf: (choice: FactChoice) => string;
}

/** Links that remove the chosen values; nothing while none is chosen. */
export function ChosenFacets({ choice, hrefOf }: ChosenFacetsProps) {
  if (!isNarrowed(choice)) return null;
  return (
    <ul className={`${styles.chosen} sph-row`} aria-label="Filtres choisis">
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
