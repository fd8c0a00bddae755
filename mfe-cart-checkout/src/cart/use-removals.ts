import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { productQuery } from 'page-kit/catalogue';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Product } from 'shared-contracts/api/products';
import { addToCartAtom, type CartLine, removeLineAtom, restoreLineAtom } from 'shared-contracts/cart';
import { useHttp } from 'shared-contracts/http';
import type { CartRow } from './use-cart-view';

/** A removed line that can be restored. */
export interface Removal {
  readonly line: CartLine;
  readonly name: string;
  /** Its index among all lines, removed ones included. */
  readonly position: number;
}

type CartEntry = { readonly row: CartRow } | { readonly removal: Removal };

/** Inserts removed lines among the rows, at their positions. */
function withRemovals(rows: readonly CartRow[], removals: readonly Removal[]): readonly CartEntry[] {
  const entries: CartEntry[] = rows.map((row) => ({ row }));
  for (const removal of removals.toSorted((one, other) => one.position - other.position))
    entries.splice(removal.position, 0, { removal });
  return entries;
}

/** The lines as shown, and the actions that remove and restore them. */
export type Removals = ReturnType<typeof useRemovals>;

/**
 * Removes lines from the cart and offers to restore them. The focus moves to the next line, to the previous
 * one, or to the element marked `data-empty-cart`. Lines have their code in `data-line`; an unknown article
 * has no link, so its first control is focused.
 */
export function useRemovals(rows: readonly CartRow[], list: RefObject<HTMLElement | null>) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const addToCart = useSetAtom(addToCartAtom);
  const removeLine = useSetAtom(removeLineAtom);
  const restoreLine = useSetAtom(restoreLineAtom);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  /** Code of the line to focus after the next render; '' for the text of an empty cart. */
  const focusNext = useRef<string | null>(null);

  const inCart = new Set(rows.map(({ line }) => line.productCode));
  const undoable = removals.filter(({ line }) => !inCart.has(line.productCode));
  const entries = withRemovals(rows, undoable);

  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-line], [data-empty-cart]') ?? [])];
    const next = all.find(({ dataset }) => (dataset.line ?? '') === focusNext.current);
    (next?.dataset.line === undefined ? next : next.querySelector<HTMLElement>('a, button'))?.focus();
    focusNext.current = null;
  });

  return {
    entries,
    /** Name of the line removed last; null if no removal can be undone. */
    lastName: undoable.at(-1)?.name ?? null,
    /** Removes rows together; pass them in cart order. */
    remove(...removed: readonly CartRow[]) {
      const first = rows.findIndex((row) => removed.includes(row));
      const remains = (row: CartRow) => !removed.includes(row);
      const neighbour = rows.slice(first).find(remains) ?? rows.slice(0, first).findLast(remains);
      focusNext.current = neighbour?.line.productCode ?? '';
      const newRemovals = entries.flatMap((entry, position) =>
        'row' in entry && removed.includes(entry.row)
          ? { line: entry.row.line, name: entry.row.name, position }
          : [],
      );
      setRemovals([...undoable, ...newRemovals]);
      for (const { line } of removed) removeLine(line.productCode);
    },
    /** Puts the article that replaces an ended one into its place. */
    replace({ line }: CartRow, successor: Product) {
      if (!addToCart({ productCode: successor.Code, quantity: line.quantity })) return;
      queryClient.setQueryData(productQuery(http, successor.Code).queryKey, successor);
      focusNext.current = successor.Code;
      removeLine(line.productCode);
    },
    undo(removal: Removal) {
      const before = entries.findIndex((entry) => 'removal' in entry && entry.removal === removal);
      const index = entries.slice(0, before).filter((entry) => 'row' in entry).length;
      focusNext.current = removal.line.productCode;
      setRemovals(undoable.filter((other) => other !== removal));
      restoreLine({ line: removal.line, index });
    },
  };
}
