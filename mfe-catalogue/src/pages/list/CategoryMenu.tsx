import type { UseQueryResult } from '@tanstack/react-query';
import { categoryDisplayName, subcategoryDisplayName } from 'page-kit/catalogue';
import { UntilDataLate } from 'page-kit/page';
import { useId, useState } from 'react';
import type { Category, ProductSort } from 'shared-contracts/api/products';
import { RetryNote, Skeleton } from 'shared-ui/feedback';
import { CategoryPictogram, categoryHue, Icon } from 'shared-ui/icon';
import { classNames } from 'shared-ui/styles';
import { sortedPath } from '../../listing/sort';
import skeleton from '../skeletons.module.css';
import styles from './CategoryMenu.module.css';

interface CategoryMenuProps extends Omit<LoadedMenuProps, 'categories'> {
  categories: UseQueryResult<Category[]>;
}

/** The menu of categories, or its skeleton or error; the products do not depend on it. */
export function CategoryMenu({ categories, ...path }: CategoryMenuProps) {
  if (categories.data) return <LoadedMenu categories={categories.data} {...path} />;
  if (categories.isPending) {
    return (
      <UntilDataLate>
        <Skeleton className={skeleton.side} />
      </UntilDataLate>
    );
  }
  return (
    <RetryNote busy={categories.isFetching} onRetry={() => void categories.refetch()}>
      Erreur lors de la récupération des catégories
    </RetryNote>
  );
}

interface LoadedMenuProps {
  categories: readonly Category[];
  /** Code in the URL's path. */
  categoryCode: string;
  subcategoryCode: string | undefined;
  sort: ProductSort | undefined;
}

/** Side menu of the categories, the current one expanded; below 1051 px the menu collapses into a button. */
function LoadedMenu({ categories, categoryCode, subcategoryCode, sort }: LoadedMenuProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav className={`${styles.menu} sph-inset-ring`} aria-label="Familles de produits">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        Toutes les familles
        <Icon name="chevron-down" />
      </button>
      <ul id={listId} className={classNames(`${styles.categories} sph-ruled`, open && styles.open)}>
        {categories.map((category) => (
          <li key={category.code} data-fam={categoryHue(category.name)}>
            <a
              href={sortedPath(sort, category.code)}
              className={classNames(styles.category, category.code === categoryCode && styles.current)}
              aria-current={category.code === categoryCode && !subcategoryCode ? 'page' : undefined}
            >
              <CategoryPictogram category={category.name} />
              {categoryDisplayName(category.name)}
            </a>
            {category.code === categoryCode && (
              <ul className={`${styles.subcategories} sph-links`}>
                {category.subcategories.map(({ code, name }) => (
                  <li key={code}>
                    <a
                      href={sortedPath(sort, category.code, code)}
                      aria-current={code === subcategoryCode ? 'page' : undefined}
                    >
                      {subcategoryDisplayName(name)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
