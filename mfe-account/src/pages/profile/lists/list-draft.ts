import { useAtomValue, useStore } from 'jotai';
import type { CartLine } from 'shared-contracts/api/cart';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { listDraftsAtom } from '../drafts';

/** Returns the unsaved lines of a list, null without changes. They survive leaving the section. */
export function useListDraft({ id }: ShoppingList) {
  const store = useStore();
  const draft = useAtomValue(listDraftsAtom)[id] ?? null;

  return {
    draft,
    setDraft: (lines: readonly CartLine[]) =>
      store.set(listDraftsAtom, { ...store.get(listDraftsAtom), [id]: lines }),
    /** Keeps a draft that has changed since the last render. */
    dropDraft: () => {
      const { [id]: current, ...others } = store.get(listDraftsAtom);
      if (current === draft) store.set(listDraftsAtom, others);
    },
  };
}
