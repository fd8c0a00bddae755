import { useListEntry } from 'page-kit/lists';
import type { CartLine } from 'shared-contracts/cart';
import { useExtras } from 'shared-contracts/http';
import { retryable } from 'shared-contracts/retryable';
import { Button } from 'shared-ui/button';

const questionCode = retryable(async () => {
  const { ListQuestion } = await import(/* webpackChunkName: "list-question" */ './ListQuestion');
  return ListQuestion;
});

interface AddToListProps {
  readonly lines: readonly CartLine[];
}

/** Puts lines with their quantities into one of the customer's lists. */
export function AddToList({ lines }: AddToListProps) {
  const { busy, ask, Question, close } = useListEntry(questionCode);
  if (!useExtras()) return null;
  return (
    <>
      <Button variant="secondary" icon="plus" busy={busy} onClick={ask}>
        Ajouter à une liste
      </Button>
      {Question && <Question lines={lines} onClose={close} />}
    </>
  );
}
