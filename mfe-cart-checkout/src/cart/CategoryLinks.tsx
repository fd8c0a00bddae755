import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, categoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';
import styles from './CategoryLinks.module.css';

export interface CategoryLinksProps {
  /** The link replaces the current entry in the history. */
  replace?: boolean;
}

/** Ways into the catalogue of an empty cart. */
export function CategoryLinks({ replace = false }: CategoryLinksProps) {
  const pathOf = useCategoryPath();
  const categories = useQuery(categoriesQuery(useHttp()));

  if (categories.isError) {
    return <p className={styles.failure}>Erreur lors de la récupération des catégories</p>;
  }
  return (
    <ul className={styles.categories}>
      {categories.data?.map(({ code, name }) => (
        <li key={code}>
          <a className={styles.category} href={pathOf(code)} data-replace={replace}>
            {categoryDisplayName(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
