import { longest, orderSearchWords } from 'shared-contracts/api/limits';
import type { Order } from 'shared-contracts/api/orders';
import { sectionPath } from '../sections';

/** Statuses by which the history is filtered; the specification's words, and one for what it calls 'Inconnu'. */
export const statusTexts = {
  PAYMENT_PENDING: 'En attente de règlement',
  PAID: 'Payé',
  CANCELLED: 'Annulé',
} as const;
type Status = keyof typeof statusTexts;

/** What of the history is wanted; an empty text or null leaves that filter out. */
export interface HistoryFilter {
  /** Each word is part of a number of the order, or of code, reference or name of one of its articles. */
  readonly words: string;
  readonly status: Status | null;
  /** On the clock of Paris, as `2026-11`. */
  readonly month: string | null;
}

const isStatus = (text: string): text is Status => Object.hasOwn(statusTexts, text);

/** The status of that name; null for any other text. */
export const statusOf = (text: string): Status | null => (isStatus(text) ? text : null);

/** `?historique&recherche=gants&etat=PAID&mois=2026-11`; what is no such value counts as left out. */
export function historyFilterOf(search: string): HistoryFilter {
  const query = new URLSearchParams(search);
  const month = query.get('mois') ?? '';
  return {
    words: (query.get('recherche') ?? '').trim().slice(0, longest.orderSearch),
    status: statusOf(query.get('etat') ?? ''),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

/** The history as it is filtered, or one of its orders, from which the way back leads to the same filter. */
export function historyPath({ words, status, month }: HistoryFilter, orderId?: string): string {
  const query = new URLSearchParams({
    ...(words && { recherche: words }),
    ...(status && { etat: status }),
    ...(month && { mois: month }),
    ...(orderId !== undefined && { commande: orderId }),
  });
  return [sectionPath('historique'), query.toString()].filter(Boolean).join('&');
}

export const isFiltered = ({ words, status, month }: HistoryFilter) =>
  words !== '' || status !== null || month !== null;

/** Months that are offered; an older one may stand in the URL. */
const monthsOffered = 36;

/** From this month of Paris back, as `2026-11`. */
export function recentMonths(now: Date): readonly string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 'yyyy-mm'.length),
  );
}

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The orders that fit. Filters that the API has `applied`, by their names in its query, are left to it: it knows more, such as references. */
export function filterOrders(
  orders: readonly Order[],
  { words, status, month }: HistoryFilter,
  applied: ReadonlySet<string>,
): readonly Order[] {
  const left = (name: 'q' | 'status' | 'month') => !applied.has(name);
  const wanted = left('q') ? plain(words).split(/\s+/).filter(Boolean).slice(0, orderSearchWords) : [];
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
function monthOf(moment: Date): string {
  // Swedish dates are those of ISO 8601.
  parisMonth ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
  });
  return parisMonth.format(moment);
}
