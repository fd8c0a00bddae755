import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import styles from './CategoriesFailure.module.css';

const refusal = 'Erreur lors de la récupération des catégories'; // specification, section 8

/** Stands where the categories should be. */
export function CategoriesFailure({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div className={styles.failure}>
      <Note tone="bad" role="alert">
        {refusal}
      </Note>
      <Button variant="secondary" size="small" icon="refresh" busy={retrying} onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  );
}

/** The categories for menu, mobile menu and home: one query, read by all of them. */
export function useCategories() {
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery(useHttp()));
  return {
    categories: data ?? [],
    pending: !data && !isError,
    failed: !data && isError,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
