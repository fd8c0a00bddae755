import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import styles from './CategoriesFailure.module.css';

const refusal = 'Erreur lors de la récupération des catégories'; // specification, section 8

const useCategoriesQuery = () => useQuery(categoriesQuery(useHttp()));

/** Shown instead of the categories when they could not be fetched, else nothing. */
export function CategoriesFailure({ className }: { className?: string | undefined }) {
  const { data, isError, isFetching, refetch } = useCategoriesQuery();
  if (data || !isError) return null;
  return (
    <div className={className}>
      <div className={styles.failure}>
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
        <Button
          variant="secondary"
          size="small"
          icon="refresh"
          busy={isFetching}
          onClick={() => void refetch()}
        >
          Réessayer
        </Button>
      </div>
    </div>
  );
}

/** The categories for menu, mobile menu and home: one query, read by all of them. */
export function useCategories() {
  const { data, isError } = useCategoriesQuery();
  return { categories: data ?? [], pending: !data && !isError };
}
