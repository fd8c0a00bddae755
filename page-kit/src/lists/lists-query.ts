import { queryOptions } from '@tanstack/react-query';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { type Http, isApiError } from 'shared-contracts/http';

/** The customer's named lists, oldest first; null where the API has none. One key, so that the account sees at once what was added elsewhere. */
export function listsQuery(http: Http) {
  return queryOptions({
    queryKey: ['lists'],
    queryFn: async ({ signal }): Promise<readonly ShoppingList[] | null> => {
      try {
        return await http.get<ShoppingList[]>('users/lists', { signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });
}
