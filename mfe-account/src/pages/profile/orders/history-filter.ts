import { folded } from 'page-kit/catalogue';
import { longest, monthForm, orderSearchWords } from 'shared-contracts/api/limits';
import type { Order } from 'shared-contracts/api/orders';
import { parisDate } from 'shared-contracts/pricing';
import { sectionPath } from '../sections';

/** Statuses to filter by, with the specification's texts; CANCELLED is an extra. */
export const statusTexts = {
  PAYMENT_PENDING: 'En attente de règlement',
  PAID: 'Payé',
  CANCELLED: 'Annulé',
} as const;
/** States of the goods to filter by, if the API returns them. */
export const goodsTexts = { shipped: 'Expédié', delivered: 'Livré' } as const;
type Goods = keyof typeof goodsTexts;
type Status = keyof typeof statusTexts | Goods;

/** Filter of the history; an empty text or null disables that part. */
export interface HistoryFilter {
  /** Each word must occur in a number of the order, or in the code, reference or name of an article. */
  readonly words: string;
  readonly status: Status | null;
  /** Month in Paris time, such as `2026-11`. */
  readonly month: string | null;
}

/** Whether a status is one of the goods. */
export const isGoods = (text: string): text is Goods => Object.hasOwn(goodsTexts, text);
const isStatus = (text: string): text is Status => Object.hasOwn(statusTexts, text) || isGoods(text);

/** Returns the text if it is a status, otherwise null. */
export const statusOf = (text: string): Status | null => (isStatus(text) ? text : null);

/** Parses `?historique&recherche=gants&etat=PAID&mois=2026-11`; invalid values are ignored. */
export function historyFilterOf(search: string): HistoryFilter {
  const query = new URLSearchParams(search);
  const month = query.get('mois') ?? '';
  return {
    words: (query.get('recherche') ?? '').trim().slice(0, longest.orderSearch),
    status: statusOf(query.get('etat') ?? ''),
    month: monthForm.test(month) ? month : null,
  };
}

/** Returns the path of the filtered history, or of an order, which links back to the same filter. */
export function historyPath({ words, status, month }: HistoryFilter, orderId?: string): string {
  const query = new URLSearchParams({
    ...(words && { recherche: words }),
    ...(status && { etat: status }),
    ...(month && { mois: month }),
    ...(orderId !== undefined && { commande: orderId }),
  });
  return [sectionPath('historique'), query.toString()].filter(Boolean).join('&');
}

/** Whether any part of the filter is set. */
export const isFiltered = ({ words, status, month }: HistoryFilter) =>
  words !== '' || status !== null || month !== null;

/** Number of months in the select; the URL may have an older one. */
const monthsOffered = 36;

/** Returns the latest months in Paris time, newest first, such as `2026-11`. */
export function recentMonths(now: Date): readonly string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 'yyyy-mm'.length),
  );
}

/** Returns the orders that match. Skips filters that the API has `applied`: it searches more data. */
export function filterOrders(orders: readonly Order[], filter: HistoryFilter, applied: ReadonlySet<string>) {
  const { words, status, month } = filter;
  const requiredWords = applied.has('q')
    ? []
    : folded(words).split(/\s+/).filter(Boolean).slice(0, orderSearchWords);
  return orders.filter(
    (order) =>
      (status === null || applied.has(isGoods(status) ? 'fulfilment' : 'status') || isIn(status, order)) &&
      (month === null || applied.has('month') || isOf(month, order)) &&
      hasAll(order, requiredWords),
  );
}

function isIn(state: Status, { status, fulfilment }: Order): boolean {
  if (state === 'shipped') return fulfilment === 'shipped' || fulfilment === 'partly-shipped';
  return (state === 'delivered' ? fulfilment : status) === state;
}

function hasAll({ orderNumber, purchaseOrderNumber = '', items }: Order, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const texts = [
    orderNumber,
    purchaseOrderNumber,
    ...items.flatMap((item) => [item.productCode, item.designation]),
  ];
  const plainTexts = texts.map(folded);
  return words.every((word) => plainTexts.some((text) => text.includes(word)));
}

function isOf(month: string, { createdAt }: Order): boolean {
  const placed = new Date(createdAt ?? Number.NaN);
  return !Number.isNaN(placed.getTime()) && monthOf(placed) === month;
}

/** Returns the month of a date in Paris, such as `2026-11`. */
const monthOf = (date: Date) => parisDate(date).slice(0, 'yyyy-mm'.length);
