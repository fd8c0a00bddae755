import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, familyDisplayName, useCategoryPath } from 'shared-contracts/catalogue';
import { useHttp } from 'shared-contracts/http';
import { Link } from 'shared-contracts/link';
import styles from './FamilyLinks.module.css';

export interface FamilyLinksProps {
  /** The link takes the place of the current entry in the history. */
  replace?: boolean;
}

/** Ways into the catalogue for somebody who has nothing yet. */
export function FamilyLinks({ replace = false }: FamilyLinksProps) {
  const pathOf = useCategoryPath();
  const categories = useQuery(categoriesQuery(useHttp()));

  if (categories.isError) {
    return <p className={styles.failure}>Erreur lors de la récupération des catégories</p>;
  }
  return (
    <ul className={styles.families}>
      {categories.data?.map(({ code, name }) => (
        <li key={code}>
          <Link className={styles.family} to={pathOf(code)} replace={replace}>
            {familyDisplayName(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
