import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';

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
