import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CartLine, removeLineAtom, restoreLineAtom } from 'shared-contracts/cart';
import type { CartRow } from './use-cart-view';

/** A line just taken out; it can be put back. */
export interface Removal {
  readonly line: CartLine;
  readonly name: string;
  /** Its position among the lines when it was taken out. */
  readonly index: number;
}

type CartEntry = { readonly row: CartRow } | { readonly removal: Removal };

/** Rows in order, with removed lines where they stood: the last removal is undone first, so each index fits again. */
function withRemovals(rows: readonly CartRow[], removals: readonly Removal[]): readonly CartEntry[] {
  return removals.reduceRight<readonly CartEntry[]>(
    (entries, removal) => entries.toSpliced(removal.index, 0, { removal }),
    rows.map((row) => ({ row })),
  );
}

export interface Removals {
  readonly entries: readonly CartEntry[];
  /** Name of the line that was taken out last; null if none waits to be undone. */
  readonly lastName: string | null;
  /** Takes rows out together; they are given in the order of the cart. */
  remove(...taken: readonly CartRow[]): void;
  undo(removal: Removal): void;
  forget(): void;
}

/**
 * Takes lines out of the cart and offers to put them back. The focus moves on with it: to the next line, to the one before,
 * or to the element marked `data-empty-cart`. Lines carry their code in `data-line`; an article that is not known has no link, so
 * the focus goes to its first control.
 */
export function useRemovals(rows: readonly CartRow[], list: RefObject<HTMLElement | null>): Removals {
  const removeLine = useSetAtom(removeLineAtom);
  const restoreLine = useSetAtom(restoreLineAtom);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const focusNext = useRef<string | null>(null);

  const inCart = (removal: Removal) => rows.some(({ line }) => line.productCode === removal.line.productCode);
  const waiting = removals.filter((removal) => !inCart(removal));
  const entries = withRemovals(rows, waiting);

  useEffect(() => {
    if (focusNext.current === null) return;
    const selector = focusNext.current
      ? `[data-line="${focusNext.current}"] :is(a, button)`
      : '[data-empty-cart]';
    list.current?.querySelector<HTMLElement>(selector)?.focus();
    focusNext.current = null;
  });

  return {
    entries,
    lastName: waiting.at(-1)?.name ?? null,
    remove(...taken) {
      const places = taken.map((row) => rows.indexOf(row));
      const [first = 0] = places;
      const stays = (row: CartRow) => !taken.includes(row);
      const neighbour = rows.slice(first).find(stays) ?? rows.slice(0, first).findLast(stays);
      focusNext.current = neighbour?.line.productCode ?? '';
      // Each position is that among the lines which the ones before have left.
      const gone = taken.map(({ line, name }, before) => ({
        line,
        name,
        index: (places[before] ?? 0) - before,
      }));
      setRemovals([...waiting, ...gone]);
      for (const { line } of taken) removeLine(line.productCode);
    },
    undo(removal) {
      const position = entries.findIndex((entry) => 'removal' in entry && entry.removal === removal);
      const index = entries.slice(0, position).filter((entry) => 'row' in entry).length;
      focusNext.current = removal.line.productCode;
      setRemovals(waiting.filter((other) => other !== removal));
      restoreLine({ line: removal.line, index });
    },
    forget: () => setRemovals([]),
  };
}
