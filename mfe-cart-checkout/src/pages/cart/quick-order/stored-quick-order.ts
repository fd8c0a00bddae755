import { storedWithCart } from '../../../storage/stored-with-cart';
import type { OpenRow } from './check-rows';

/** Text and rows of the quick order that are not in the cart yet. */
export interface QuickOrderDraft {
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
