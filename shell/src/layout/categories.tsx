import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, untilAnswered } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';
import { RetryNote } from 'shared-ui/feedback';

const refusal = 'Erreur lors de la récupération des catégories'; // specification, section 8

/** Loads the categories for menus and home page. `failed` stays true during retries, until one succeeds. */
export function useCategories() {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    ...categoriesQuery(useHttp()),
    refetchInterval: untilAnswered,
  });
  const failed = !data && errorUpdateCount > 0;
  return { categories: data ?? [], pending: !data && !failed, failed, isFetching, refetch };
}

/** Renders an error with a retry when the categories could not be fetched, else nothing. */
export function CategoriesFailure({ className }: { className?: string | undefined }) {
  const { failed, isFetching, refetch } = useCategories();
  if (!failed) return null;
  return (
    <div className={className}>
      <RetryNote busy={isFetching} onRetry={() => void refetch()}>
        {refusal}
      </RetryNote>
    </div>
  );
}
