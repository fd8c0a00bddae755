import type { UseQueryResult } from '@tanstack/react-query';
import { categoryDisplayName, categoryPath, subcategoryDisplayName } from 'page-kit/catalogue';
import { UntilDataLate } from 'page-kit/page';
import { useId, useState } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { RetryNote, Skeleton } from 'shared-ui/feedback';
import { CategoryPictogram, categoryHue, Icon } from 'shared-ui/icon';
import { classNames } from 'shared-ui/styles';
import skeleton from '../skeletons.module.css';
import styles from './CategoryMenu.module.css';

interface CategoryMenuProps {
  categories: UseQueryResult<Category[]>;
  /** Code in the URL's path. */
  categoryCode: string;
  subcategoryCode: string | undefined;
  /** Query of the links, with the sort of the lists. */
  search: string;
}

/**
 * Side menu of the categories, the current one expanded; below 1051 px the menu collapses into a button. The
 * products do not depend on it: it has its own skeleton and error.
 */
export function CategoryMenu({ categories, categoryCode, subcategoryCode, search }: CategoryMenuProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  if (categories.isPending) {
    return (
      <UntilDataLate>
        <Skeleton className={skeleton.side} />
      </UntilDataLate>
    );
  }
  if (!categories.data) {
    return (
      <RetryNote busy={categories.isFetching} onRetry={() => void categories.refetch()}>
        Erreur lors de la récupération des catégories
      </RetryNote>
    );
  }
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
        {categories.data.map((category) => (
          <li key={category.code} data-fam={categoryHue(category.name)}>
            <a
              href={categoryPath(category.code) + search}
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
                      href={categoryPath(category.code, code) + search}
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
