import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CartLine } from 'shared-contracts/api/cart';
import type {
  AddedListLines,
  NewShoppingList,
  ShoppingList,
  ShoppingListChange,
} from 'shared-contracts/api/lists';
// By its public name, so that a remote meets the shell's copy and its context.
import { type ApiError, type Http, isApiError, useHttp } from 'shared-contracts/http';

/** The customer's named lists, oldest first; null where the API has none. One key for all parts. */
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

/** Codes whose message the API writes for the customer. */
const shownCodes = new Set([
  'list_name_taken',
  'too_many_lists',
  'too_many_lines',
  'list_changed',
  'invalid_quantity',
]);

/** Why a list could not be changed, in French. */
export function listRefusal({ status, code, message }: ApiError): string {
  if (shownCodes.has(code) || status === 429) return message;
  if (status === 404) return 'Cette liste n’existe plus.';
  return 'La liste n’a pas pu être enregistrée. Réessayez.';
}

/** The calls that change the customer's lists. What the API answers shows at once. Reject as `http` does. */
export function useLists() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = listsQuery(http);
  const pathOf = (id: string) => `users/lists/${encodeURIComponent(id)}`;

  const show = (update: (lists: readonly ShoppingList[]) => readonly ShoppingList[]) =>
    queryClient.setQueryData(queryKey, (known) => known && update(known));
  const replace = (changed: ShoppingList) =>
    show((lists) => lists.map((list) => (list.id === changed.id ? changed : list)));

  return {
    /** Also the undo of `remove`: the list comes back under another id. */
    async create(name: string, lines: readonly CartLine[] = []) {
      const body: NewShoppingList = { name, lines: [...lines] };
      const created = await http.post<ShoppingList>('users/lists', body);
      show((lists) => [...lists, created]);
      return created;
    },
    /** Quantities are added to those of the list. */
    async addLines(id: string, lines: readonly CartLine[]) {
      const body: AddedListLines = { lines: [...lines] };
      replace(await http.post<ShoppingList>(`${pathOf(id)}/lines`, body));
    },
    /** A list that was changed elsewhere is read again, and the change refused. */
    async change({ id, version }: ShoppingList, change: Omit<ShoppingListChange, 'version'>) {
      try {
        const body: ShoppingListChange = { version, ...change };
        replace(await http.patch<ShoppingList>(pathOf(id), body));
      } catch (error) {
        if (isApiError(error) && error.code === 'list_changed')
          await queryClient.refetchQueries({ queryKey });
        throw error;
      }
    },
    /** One that is gone already counts as deleted. */
    async remove(id: string) {
      try {
        await http.delete(pathOf(id));
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      show((lists) => lists.filter((list) => list.id !== id));
    },
  };
}
