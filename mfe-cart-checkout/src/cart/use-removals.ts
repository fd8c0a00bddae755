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
  /** Index among the lines at the time of removal. */
  readonly index: number;
}

type CartEntry = { readonly row: CartRow } | { readonly removal: Removal };

/** Merges removed lines into the rows, last removal first, so that each stored index is valid. */
function withRemovals(rows: readonly CartRow[], removals: readonly Removal[]): readonly CartEntry[] {
  return removals.reduceRight<readonly CartEntry[]>(
    (entries, removal) => entries.toSpliced(removal.index, 0, { removal }),
    rows.map((row) => ({ row })),
  );
}

export interface Removals {
  readonly entries: readonly CartEntry[];
  /** Name of the line removed last; null if no removal can be undone. */
  readonly lastName: string | null;
  /** Removes rows together; pass them in cart order. */
  remove(...removed: readonly CartRow[]): void;
  /** Puts the article that replaces an ended one into its place. */
  replace(row: CartRow, successor: Product): void;
  undo(removal: Removal): void;
  forget(): void;
}

/**
 * Removes lines from the cart and offers to restore them. The focus moves to the next line, to the previous
 * one, or to the element marked `data-empty-cart`. Lines have their code in `data-line`; an unknown article
 * has no link, so its first control is focused.
 */
export function useRemovals(rows: readonly CartRow[], list: RefObject<HTMLElement | null>): Removals {
  const http = useHttp();
  const queryClient = useQueryClient();
  const addToCart = useSetAtom(addToCartAtom);
  const removeLine = useSetAtom(removeLineAtom);
  const restoreLine = useSetAtom(restoreLineAtom);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const focusNext = useRef<string | null>(null);

  const inCart = (removal: Removal) => rows.some(({ line }) => line.productCode === removal.line.productCode);
  const waiting = removals.filter((removal) => !inCart(removal));
  const entries = withRemovals(rows, waiting);

  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-line], [data-empty-cart]') ?? [])];
    const next = all.find(({ dataset }) => (dataset.line ?? '') === focusNext.current);
    (next?.dataset.line === undefined ? next : next.querySelector<HTMLElement>('a, button'))?.focus();
    focusNext.current = null;
  });

  return {
    entries,
    lastName: waiting.at(-1)?.name ?? null,
    remove(...removed) {
      const positions = removed.map((row) => rows.indexOf(row));
      const [first = 0] = positions;
      const remains = (row: CartRow) => !removed.includes(row);
      const neighbour = rows.slice(first).find(remains) ?? rows.slice(0, first).findLast(remains);
      focusNext.current = neighbour?.line.productCode ?? '';
      // Each index assumes that the preceding rows are already removed.
      const newRemovals = removed.map(({ line, name }, before) => ({
        line,
        name,
        index: (positions[before] ?? 0) - before,
      }));
      setRemovals([...waiting, ...newRemovals]);
      for (const { line } of removed) removeLine(line.productCode);
    },
    replace({ line }, successor) {
      if (!addToCart({ productCode: successor.Code, quantity: line.quantity })) return;
      queryClient.setQueryData(productQuery(http, successor.Code).queryKey, successor);
      focusNext.current = successor.Code;
      removeLine(line.productCode);
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
