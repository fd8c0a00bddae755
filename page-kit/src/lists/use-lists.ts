import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CartLine } from 'shared-contracts/api/cart';
import type {
  AddedListLines,
  NewShoppingList,
  ShoppingList,
  ShoppingListChange,
} from 'shared-contracts/api/lists';
// By its public name, so that a remote uses the shell's copy and its context.
import { type ApiError, type Http, isApiError, useHttp } from 'shared-contracts/http';
import { ignoreNotFound } from '../forms/use-call';

/** The customer's named lists, oldest first; null if the API has no lists. All remotes share the key. */
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

/** Formats a number of articles. */
export const articleCount = (count: number) => (count === 1 ? '1 article' : `${count} articles`);

/** Error codes whose message is written for the customer. */
const shownCodes = [
  'list_name_taken',
  'too_many_lists',
  'too_many_lines',
  'list_changed',
  'invalid_quantity',
];

/** Returns the reason why a list could not be changed, in French. */
export function listRefusal({ status, code, message }: ApiError): string {
  if (shownCodes.includes(code) || status === 429) return message;
  if (status === 404) return 'Cette liste n’existe plus.';
  return 'La liste n’a pas pu être enregistrée. Réessayez.';
}

/** Calls that change the customer's lists and update the cache with the response. They reject like `http`. */
export function useLists() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = listsQuery(http);
  const pathOf = (id: string) => `users/lists/${encodeURIComponent(id)}`;

  const show = (update: (lists: readonly ShoppingList[]) => readonly ShoppingList[]) =>
    queryClient.setQueryData(queryKey, (lists) => lists && update(lists));
  const replace = (changed: ShoppingList) =>
    show((lists) => lists.map((list) => (list.id === changed.id ? changed : list)));

  return {
    async create(name: string, lines: readonly CartLine[] = []) {
      const body: NewShoppingList = { name, lines: [...lines] };
      const created = await http.post<ShoppingList>('users/lists', body);
      show((lists) => [...lists, created]);
      return created;
    },
    /** Quantities are added to the existing ones. */
    async addLines(id: string, lines: readonly CartLine[]) {
      const body: AddedListLines = { lines: [...lines] };
      replace(await http.post<ShoppingList>(`${pathOf(id)}/lines`, body));
    },
    /** If the list was changed elsewhere, it is reloaded and the change is refused. */
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
    /** A list that no longer exists counts as deleted. */
    async remove(id: string) {
      await http.delete(pathOf(id)).catch(ignoreNotFound);
      show((lists) => lists.filter((list) => list.id !== id));
    },
  };
}
