import type { QueryClient } from '@tanstack/react-query';
import { listen } from '../events';
import { forgetAllOf } from '../storage';

/** First words of the query keys whose answers are the same for everybody. */
const publicData = ['categories', 'extras', 'product', 'products', 'search', 'stock'];

/**
 * At every sign-out, in this tab or another, drops what the query client holds of a customer and what is stored under a
 * key of theirs (`keyOf('customer', …)`), until the returned function is called.
 */
export function forgetCustomerOnSignOut(queryClient: QueryClient): () => void {
  return listen('account:signed-out', () => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => !publicData.includes(String(queryKey[0])) });
    forgetAllOf('customer', 'local', 'session');
  });
}
