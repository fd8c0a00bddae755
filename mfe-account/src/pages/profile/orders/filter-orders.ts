import type { Order } from 'shared-contracts/api/orders';
import type { HistoryFilter } from '../sections';

/** As many words as the API looks for. */
const mostWords = 6;

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The orders that fit. Filters that the API has `applied`, by their names in its query, are left to it: it knows more, such as references. */
export function filterOrders(
  orders: readonly Order[],
  { words, status, month }: HistoryFilter,
  applied: ReadonlySet<string>,
): readonly Order[] {
  const left = (name: 'q' | 'status' | 'month') => !applied.has(name);
  const wanted = left('q') ? plain(words).split(/\s+/).filter(Boolean).slice(0, mostWords) : [];
  return orders.filter(
    (order) =>
      (status === null || !left('status') || order.status === status) &&
      (month === null || !left('month') || isOf(month, order)) &&
      hasAll(order, wanted),
  );
}

function hasAll({ orderNumber, purchaseOrderNumber = '', items }: Order, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const texts = [
    orderNumber,
    purchaseOrderNumber,
    ...items.flatMap((item) => [item.productCode, item.designation]),
  ];
  const plainTexts = texts.map(plain);
  return words.every((word) => plainTexts.some((text) => text.includes(word)));
}

function isOf(month: string, { createdAt }: Order): boolean {
  const placed = new Date(createdAt ?? Number.NaN);
  return !Number.isNaN(placed.getTime()) && monthOf(placed) === month;
}

let parisMonth: Intl.DateTimeFormat | undefined;

/** The month of a moment in Paris, as `2026-11`. @throws {RangeError} on an invalid date */
export function monthOf(moment: Date): string {
  // Swedish dates are those of ISO 8601.
  parisMonth ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
  });
  return parisMonth.format(moment);
}
