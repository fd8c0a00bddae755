import type { FactChoice, FactKey } from 'shared-contracts/api/fact-keys';
import { factLabels } from 'shared-contracts/catalogue';
import styles from './FacetName.module.css';

/** Name of a facet, with the number of its chosen values. */
export function FacetName({ of: key, choice }: { of: FactKey; choice: FactChoice }) {
  const count = choice[key]?.length ?? 0;
  return (
    <span>
      <span>{factLabels[key]}</span>
      {count > 0 && <ChosenCount count={count} />}
    </span>
  );
}

/** How many values are chosen. */
export const ChosenCount = ({ count }: { count: number }) => (
  <>
    {' '}
    <span className={styles.count}>{count}</span>
  </>
);
