import { parseSort } from 'page-kit/page';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from 'shared-contracts/api/products';
import { Select } from 'shared-ui/field';
import { Icon, type IconName } from 'shared-ui/icon';
import styles from './ListBar.module.css';
import { chooseListView, type ListView, useListView } from './list-view';
import { sortLabels } from './sort';

/** Class of the section with facets, bar and cards. */
export const { listed } = styles;

interface ListBarProps {
  /** Number of products, as a text. */
  counted: string;
  /** `FilterButton`, for phones, and `SortChoice`. */
  children: ReactNode;
}

/** Shows the number of products and lets the visitor filter and sort them and choose the view. */
export function ListBar({ counted, children }: ListBarProps) {
  return (
    <div className={`${styles.bar} sph-row`}>
      <p role="status">{counted}</p>
      {children}
      <ViewChoice />
    </div>
  );
}

interface SortChoiceProps {
  sort: ProductSort | undefined;
  /** Label of the default sort. */
  unsorted: string;
  onSort?: (sort: ProductSort | undefined) => void;
}

/** Writes the chosen sort to the URL. */
export function SortChoice({ sort, unsorted, onSort }: SortChoiceProps) {
  const [search, setSearch] = useSearchParams();
  const fieldId = useId();

  function choose(value: string) {
    const chosen = parseSort(value);
    onSort?.(chosen);
    const next = new URLSearchParams(search);
    if (chosen) next.set('tri', chosen);
    else next.delete('tri');
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <div className={`${styles.sort} sph-row`}>
      <label htmlFor={fieldId}>Trier par</label>
      <Select
        id={fieldId}
        value={sort ?? ''}
        onChange={(event) => choose(event.target.value)}
        className={styles.select}
      >
        <option value="">{unsorted}</option>
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

const views: readonly { view: ListView; icon: IconName; label: string }[] = [
  { view: 'tiles', icon: 'grid', label: 'Vignettes' },
  { view: 'table', icon: 'table', label: 'Tableau' },
];

/** Lets the visitor choose the view, in windows wide enough for the table. */
function ViewChoice() {
  const chosen = useListView();
  return (
    <fieldset className={`${styles.views} sph-inset-ring`} aria-label="Affichage">
      {views.map(({ view, icon, label }) => (
        <button key={view} type="button" aria-pressed={view === chosen} onClick={() => chooseListView(view)}>
          <Icon name={icon} size="s" />
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
