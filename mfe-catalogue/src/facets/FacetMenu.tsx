import type { Facet } from 'shared-contracts/api/products';
import { factLabels } from 'shared-contracts/catalogue';
import { Icon } from 'shared-ui/icon';
import type { ChosenFacetsProps } from './ChosenFacets';
import styles from './FacetMenu.module.css';
import { isChosen, toggled } from './facet-choice';

/** Target of the filter link on phones without JavaScript. */
export const facetRowId = 'filtres';

interface FacetMenuProps extends ChosenFacetsProps {
  facet: Facet;
  className: string | undefined;
  /** Class of the unfolded panel. */
  panelClassName?: string | undefined;
  /** The links replace the history entry. */
  replaces?: boolean | undefined;
}

/** A facet that unfolds its values, also without JavaScript. Its label shows how many values are chosen. */
export function FacetMenu({ facet, choice, hrefOf, className, panelClassName, replaces }: FacetMenuProps) {
  const { key, values } = facet;
  const count = choice[key]?.length ?? 0;
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
        <ul className={`${styles.values} sph-inset-ring`} aria-label={factLabels[key]}>
          {values.map(({ value, count: articles }) => (
            <li key={value}>
              <a
                href={hrefOf(toggled(choice, key, value))}
                rel="nofollow"
                aria-current={isChosen(choice, key, value) ? 'true' : undefined}
                data-replace={replaces}
              >
                {`${value} (${articles})`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Shows how many values are chosen, after the label of a facet or of the filter button. */
export const ChosenCount = ({ count }: { count: number }) => (
  <>
    {' '}
    <span className={styles.count}>{count}</span>
  </>
);
