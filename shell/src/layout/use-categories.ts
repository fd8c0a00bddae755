import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, untilAnswered } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';

/** The categories for menu, mobile menu and home: one query, read by all of them. */
export function useCategories() {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    ...categoriesQuery(useHttp()),
    refetchInterval: untilAnswered,
  });
  // A repeated call is no news: the message stays until there is an answer.
  const failed = !data && errorUpdateCount > 0;
  return {
    categories: data ?? [],
    pending: !data && !failed,
    failed,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
