import { useSetAtom } from 'jotai';
import { keepSortAtom, parseSort, sortSearch } from 'page-kit/sorting';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from 'shared-contracts/api/products';
import { Select } from 'shared-ui/field';
import { Icon, type IconName } from 'shared-ui/icon';
import styles from './ListBar.module.css';
import { chooseListView, type ListView, useListView } from './list-view';
import { sortLabels } from './sort';

export interface ListBarProps {
  count: number;
  sort: ProductSort | undefined;
}

/** How many products are shown, in which order and how. */
export function ListBar({ count, sort }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">{count === 1 ? '1 produit affiché' : `${count} produits affichés`}</p>
      <SortChoice sort={sort} />
      <ViewChoice />
    </div>
  );
}

function SortChoice({ sort }: Pick<ListBarProps, 'sort'>) {
  const [, setSearch] = useSearchParams();
  const keep = useSetAtom(keepSortAtom);
  const fieldId = useId();

  function choose(value: string) {
    const chosen = parseSort(value);
    keep(chosen);
    setSearch(sortSearch(chosen), { replace: true, preventScrollReset: true });
  }

  return (
    <div className={styles.sort}>
      <label htmlFor={fieldId}>Trier par</label>
      <Select
        id={fieldId}
        value={sort ?? ''}
        onChange={(event) => choose(event.target.value)}
        className={styles.select}
      >
        <option value="">Ordre du catalogue</option>
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

function ViewChoice() {
  const chosen = useListView();
  return (
    <fieldset className={styles.views} aria-label="Affichage">
      {views.map(({ view, icon, label }) => (
        <button key={view} type="button" aria-pressed={view === chosen} onClick={() => chooseListView(view)}>
          <Icon name={icon} size="s" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
