import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, untilAnswered } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import styles from './CategoriesFailure.module.css';

const refusal = 'Erreur lors de la récupération des catégories'; // specification, section 8

/** Loads the categories. `failed` stays true during retries, until one succeeds. */
function useCategoriesQuery() {
  const query = useQuery({ ...categoriesQuery(useHttp()), refetchInterval: untilAnswered });
  return { ...query, failed: !query.data && query.errorUpdateCount > 0 };
}

/** Renders an error with a retry when the categories could not be fetched, else nothing. */
export function CategoriesFailure({ className }: { className?: string | undefined }) {
  const { failed, isFetching, refetch } = useCategoriesQuery();
  if (!failed) return null;
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

/** Returns the categories for menu, mobile menu and home page, which share one query. */
export function useCategories() {
  const { data, failed } = useCategoriesQuery();
  return { categories: data ?? [], pending: !data && !failed };
}
