import { useStore } from 'jotai';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
// By their public names, so that a remote uses the shell's copy and its session.
import { isAuthenticatedAtom, openAuthDialogAtom } from 'shared-contracts/auth';
import { useExtras } from 'shared-contracts/http';
import { retryable } from 'shared-contracts/retryable';
import { Button, type ButtonProps } from 'shared-ui/button';
import { refuseUnreadable } from 'shared-ui/field';
import type { ListQuestionProps } from './ListQuestion';

const questionCode = retryable(async () => {
  const { ListQuestion } = await import(/* webpackChunkName: "list-question" */ './ListQuestion');
  return ListQuestion;
});

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
  const [opened, setOpened] = useState<{ readonly Question: ComponentType<ListQuestionProps> } | null>(null);

  async function open(event: MouseEvent) {
    if (refuseUnreadable(event.currentTarget)) return;
    if (!store.get(isAuthenticatedAtom)) return store.set(openAuthDialogAtom);
    setBusy(true);
    const Question = await questionCode().catch(() => null);
    setBusy(false);
    if (Question) setOpened({ Question });
    else toast.error('Vos listes n’ont pas pu être ouvertes. Vérifiez votre connexion et réessayez.');
  }

  if (!useExtras()) return null;
  return (
    <>
      <Button {...look} variant="secondary" icon="plus" busy={busy} onClick={(event) => void open(event)}>
        Ajouter à une liste
      </Button>
      {opened && <opened.Question lines={lines} onClose={() => setOpened(null)} />}
    </>
  );
}
