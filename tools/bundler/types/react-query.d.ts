/** TanStack Query as `page-kit/facades/react-query` provides it: other values are types only. */
export type * from 'whole-react-query';
export {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from 'whole-react-query';
