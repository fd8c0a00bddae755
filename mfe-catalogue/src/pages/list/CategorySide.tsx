import type { UseQueryResult } from '@tanstack/react-query';
import { UntilDataLate } from 'page-kit/page';
import type { Category, ProductSort } from 'shared-contracts/api/products';
import { Button } from 'shared-ui/button';
import { Note, Skeleton } from 'shared-ui/feedback';
import { CategoryMenu } from './CategoryMenu';
import styles from './list-skeleton.module.css';

export interface CategorySideProps {
  categories: UseQueryResult<Category[]>;
  categoryCode: string;
  subcategoryCode: string | undefined;
  sort: ProductSort | undefined;
}

/** The menu of categories, or why it is missing; the products beside it do not depend on it. */
export function CategorySide({ categories, categoryCode, subcategoryCode, sort }: CategorySideProps) {
  if (categories.data) {
    return (
      <CategoryMenu
        categories={categories.data}
        categoryCode={categoryCode}
        subcategoryCode={subcategoryCode}
        sort={sort}
      />
    );
  }
  if (categories.isPending) {
    return (
      <UntilDataLate>
        <Skeleton className={styles.side} />
      </UntilDataLate>
    );
  }
  return (
    <Note tone="bad" role="alert">
      <p>Erreur lors de la récupération des catégories</p>
      <Button
        variant="tertiary"
        size="small"
        busy={categories.isFetching}
        onClick={() => categories.refetch()}
      >
        Réessayer
      </Button>
    </Note>
  );
}
