import { useEffect, useState } from 'react';
import { useUser } from 'shared-contracts/auth';
import { storedWithCart } from '../../../storage/stored-with-cart';
import type { OpenRow } from './check-rows';

/** Text and rows of the quick order that are not in the cart yet. */
interface QuickOrderDraft {
  readonly text: string;
  readonly rows: readonly OpenRow[];
}

/** Restores the draft after a reload in the same tab. */
export const storedQuickOrder = storedWithCart<QuickOrderDraft>(
  'session',
  'quick-order',
  ({ text, rows }) => {
    if (typeof text !== 'string' || !Array.isArray(rows)) return null;
    return { text, rows: rows.flatMap(openRow) };
  },
);

/** Choices are not stored: the next check of the row loads them again. */
function openRow(stored: unknown, index: number): OpenRow[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { reference, quantity, reason, field } = stored as Partial<Record<keyof OpenRow, unknown>>;
  if (typeof reference !== 'string' || typeof quantity !== 'string') return [];
  return [
    {
      id: `stored-${index}`,
      reference,
      quantity,
      field: field === 'quantity' ? 'quantity' : 'reference',
      reason: typeof reason === 'string' ? reason : '',
      choices: [],
    },
  ];
}

const noDraft: QuickOrderDraft = { text: '', rows: [] };

const isBlank = ({ text, rows }: QuickOrderDraft) => text === '' && rows.length === 0;

const storedFor = (owner: string | null) => ({ owner, draft: storedQuickOrder.read(owner) ?? noDraft });

/** The draft of the customer; it comes with the profile, unless the visitor has typed something before. */
export function useStoredDraft() {
  const customerId = useUser().user?.id ?? null;
  const [{ owner, draft }, setState] = useState(() => storedFor(customerId));
  // After an expired session the draft stays with its owner.
  if (customerId !== null && customerId !== owner) {
    const typedByVisitor = owner === null && !isBlank(draft);
    setState(typedByVisitor ? { owner: customerId, draft } : storedFor(customerId));
  }

  // What the visitor typed becomes the customer's.
  useEffect(() => {
    if (owner !== null && !isBlank(draft)) storedQuickOrder.store(draft, owner);
  }, [draft, owner]);

  /** Stores at once, not by an effect: rows may come into the cart after the page is left. */
  function setDraft(next: QuickOrderDraft) {
    if (isBlank(next)) storedQuickOrder.remove(owner);
    else storedQuickOrder.store(next, owner);
    setState({ owner, draft: next });
  }
  return { draft, setDraft, readAgain: () => setState(storedFor(customerId)) };
}
