import { useStore } from 'jotai';
import { type ComponentType, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { CartLine } from 'shared-contracts/api/cart';
// By its public name, so that a remote meets the shell's copy and its session.
import { isAuthenticatedAtom, openAuthDialogAtom } from 'shared-contracts/auth';

/** What the dialog of `useListEntry` is given. */
export interface ListQuestionProps {
  readonly lines: readonly CartLine[];
  readonly onClose: () => void;
}

/** The entry to 'Ajouter à une liste': a visitor signs in first, a customer gets the dialog, whose code comes with the first press. */
export function useListEntry(load: () => Promise<ComponentType<ListQuestionProps>>) {
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ readonly Question: ComponentType<ListQuestionProps> } | null>(null);

  async function ask() {
    if (!store.get(isAuthenticatedAtom)) return store.set(openAuthDialogAtom);
    setBusy(true);
    const Question = await load().catch(() => null);
    setBusy(false);
    if (Question) setAsked({ Question });
    else toast.error('Vos listes n’ont pas pu être ouvertes. Vérifiez votre connexion et réessayez.');
  }

  return { busy, ask: () => void ask(), Question: asked?.Question, close: () => setAsked(null) };
}
