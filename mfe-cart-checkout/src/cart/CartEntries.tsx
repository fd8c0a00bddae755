import type { ComponentType } from 'react';
import { RemovedLine } from './RemovedLine';
import type { CartRow } from './use-cart-view';
import type { Removals } from './use-removals';

interface CartEntriesProps {
  readonly removals: Removals;
  readonly Line: ComponentType<{ row: CartRow; onRemove: () => void }>;
}

/** Items of a list: the lines of the cart in order, removed ones with their way back. */
export function CartEntries({ removals, Line }: CartEntriesProps) {
  return removals.entries.map((entry) =>
    'row' in entry ? (
      <Line key={entry.row.line.productCode} row={entry.row} onRemove={() => removals.remove(entry.row)} />
    ) : (
      <RemovedLine
        key={entry.removal.line.productCode}
        removal={entry.removal}
        onUndo={() => removals.undo(entry.removal)}
      />
    ),
  );
}
