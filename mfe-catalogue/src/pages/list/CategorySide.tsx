import type { UseQueryResult } from '@tanstack/react-query';
import type { Category, ProductSort } from 'shared-contracts/api/products';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { Bone } from 'shared-ui/skeleton';
import { FamilyMenu } from './FamilyMenu';
import styles from './list-skeleton.module.css';

export interface FamilySideProps {
  families: UseQueryResult<Category[]>;
  category: string;
  subcategory: string | undefined;
  sort: ProductSort | undefined;
}

/** The menu of families, or why it is missing; the products beside it do not depend on it. */
export function FamilySide({ families, category, subcategory, sort }: FamilySideProps) {
  if (families.data) {
    return <FamilyMenu families={families.data} category={category} subcategory={subcategory} sort={sort} />;
  }
  if (families.isPending) return <Bone className={styles.side} />;
  return (
    <Note tone="bad" role="alert">
      <p>Erreur lors de la récupération des catégories</p>
      <Button variant="tertiary" size="small" busy={families.isFetching} onClick={() => families.refetch()}>
        Réessayer
      </Button>
    </Note>
  );
}
