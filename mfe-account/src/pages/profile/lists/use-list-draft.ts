import { useAtomValue, useSetAtom } from 'jotai';
import type { CartLine } from 'shared-contracts/api/cart';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { draftsAtom, dropDraftAtom, keepDraftAtom } from '../drafts';

/** A list has one owner, so its id says whose draft it is. */
const keyOf = ({ id }: ShoppingList) => `list ${id}`;

/** True when lines of this list were changed and not saved. */
export function useHasListDraft(list: ShoppingList): boolean {
  return keyOf(list) in useAtomValue(draftsAtom);
}

/** Lines of a list that were changed and not saved, null without any; they stay when the section is left. */
export function useListDraft(list: ShoppingList) {
  const kept = useAtomValue(draftsAtom)[keyOf(list)]?.lines as readonly CartLine[] | undefined;
  const keep = useSetAtom(keepDraftAtom);
  const drop = useSetAtom(dropDraftAtom);

  return {
    draft: kept ?? null,
    setDraft: (lines: readonly CartLine[]) => keep(keyOf(list), { lines }),
    dropDraft: () => drop(keyOf(list)),
  };
}
