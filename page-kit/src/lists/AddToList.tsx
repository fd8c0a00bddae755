import { useStore } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
// By their public names, so that a remote uses the shell's copy and its session.
import { isAuthenticatedAtom, openAuthDialogAtom } from 'shared-contracts/auth';
import { useExtras } from 'shared-contracts/http';
import { retryable } from 'shared-contracts/retryable';
import { Button, type ButtonProps } from 'shared-ui/button';
import { refuseUnreadable } from 'shared-ui/field';
import type { ListQuestionProps } from './ListQuestion';

const questionCode = retryable(() => import(/* webpackChunkName: "list-question" */ './ListQuestion'));

interface AddToListProps
  extends Pick<ListQuestionProps, 'lines'>,
    Pick<ButtonProps, 'size' | 'aria-describedby'> {}

/**
 * Button that adds lines to one of the customer's lists; opens the sign-in first for a visitor. The dialog's
 * code is loaded on the first press. Renders nothing if the API has no lists.
 */
export function AddToList({ lines, ...look }: AddToListProps) {
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<Awaited<ReturnType<typeof questionCode>> | null>(null);

  async function open(event: MouseEvent) {
    if (refuseUnreadable(event.currentTarget)) return;
    if (!store.get(isAuthenticatedAtom)) return store.set(openAuthDialogAtom);
    setBusy(true);
    const loaded = await questionCode().catch(() => null);
    setBusy(false);
    setCode(loaded);
    if (!loaded) toast.error('Vos listes n’ont pas pu être ouvertes. Vérifiez votre connexion et réessayez.');
  }

  if (!useExtras()) return null;
  return (
    <>
      <Button {...look} variant="secondary" icon="plus" busy={busy} onClick={(event) => void open(event)}>
        Ajouter à une liste
      </Button>
      {code && <code.ListQuestion lines={lines} onClose={() => setCode(null)} />}
    </>
  );
}
