import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { Facet } from 'shared-contracts/api/products';
import { factLabels } from 'shared-contracts/catalogue';
import { isChosen, toggled } from './choice';
import styles from './FacetValues.module.css';

export interface FacetValuesProps {
  facet: Facet;
  choice: FactChoice;
  /** URL of the list narrowed by a choice. */
  hrefOf: (choice: FactChoice) => string;
  /** The list takes the place of the one shown in the history. */
  replaces?: boolean | undefined;
}

/** Links that add a value to the choice, or take it back. */
export function FacetValues({ facet: { key, values }, choice, hrefOf, replaces }: FacetValuesProps) {
  return (
    <ul className={styles.values} aria-label={factLabels[key]}>
      {values.map(({ value, count }) => (
        <li key={value}>
          <a
            href={hrefOf(toggled(choice, key, value))}
            rel="nofollow"
            aria-current={isChosen(choice, key, value) ? 'true' : undefined}
            data-replace={replaces}
          >
            {`${value} (${count})`}
          </a>
        </li>
      ))}
    </ul>
  );
}
