import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, untilAnswered } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';
import { RetryNote } from 'shared-ui/feedback';

const refusal = 'Erreur lors de la récupération des catégories'; // specification, section 8

/** Loads the categories. `failed` stays true during retries, until one succeeds. */
function useCategoriesQuery() {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    ...categoriesQuery(useHttp()),
    refetchInterval: untilAnswered,
  });
  return { data, failed: !data && errorUpdateCount > 0, isFetching, refetch };
}

/** Renders an error with a retry when the categories could not be fetched, else nothing. */
export function CategoriesFailure({ className }: { className?: string | undefined }) {
  const { failed, isFetching, refetch } = useCategoriesQuery();
  if (!failed) return null;
  return (
    <div className={className}>
      <RetryNote busy={isFetching} onRetry={() => void refetch()}>
        {refusal}
      </RetryNote>
    </div>
  );
}

/** Returns the categories for menu, mobile menu and home page, which share one query. */
export function useCategories() {
  const { data, failed } = useCategoriesQuery();
  return { categories: data ?? [], pending: !data && !failed };
}
