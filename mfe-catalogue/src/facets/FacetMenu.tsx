import type { Facet } from 'shared-contracts/api/products';
import { factLabels } from 'shared-contracts/catalogue';
import { Icon } from 'shared-ui/icon';
import type { ChosenFacetsProps } from './ChosenFacets';
import styles from './FacetMenu.module.css';
import { isChosen, toggled } from './facet-choice';

/** Where the link of phones leads without a script. */
export const facetRowId = 'filtres';

interface FacetMenuProps extends FacetValuesProps {
  className: string | undefined;
  /** Of what unfolds. */
  panelClassName?: string | undefined;
}

/** A facet that unfolds its values, also without a script; its name has the number of its chosen values. */
export function FacetMenu({ className, panelClassName, ...values }: FacetMenuProps) {
  const { key } = values.facet;
  const count = values.choice[key]?.length ?? 0;
  return (
    <details className={className}>
      <summary>
        <span>
          <span>{factLabels[key]}</span>
          {count > 0 && <ChosenCount count={count} />}
        </span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={panelClassName}>
        <FacetValues {...values} />
      </div>
    </details>
  );
}

/** How many values are chosen. */
export const ChosenCount = ({ count }: { count: number }) => (
  <>
    {' '}
    <span className={styles.count}>{count}</span>
  </>
);

interface FacetValuesProps extends ChosenFacetsProps {
  facet: Facet;
  /** The link replaces the entry of the history. */
  replaces?: boolean | undefined;
}

/** Links that add a value to the choice, or take it back. */
function FacetValues({ facet: { key, values }, choice, hrefOf, replaces }: FacetValuesProps) {
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
