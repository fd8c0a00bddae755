import { longest } from 'shared-contracts/api/limits';

/** Parts of the account; the URL names one by a bare query key, `/profile?address`. */
export const sections = ['informations', 'address', 'historique', 'listes', 'securite', 'donnees'] as const;
export type Section = (typeof sections)[number];

/** Those that need an API with extras are the last three. */
export const sectionsOf = (extras: boolean): readonly Section[] => (extras ? sections : sections.slice(0, 3));

export const sectionTitles: Readonly<Record<Section, string>> = {
  informations: 'Mes informations',
  address: 'Mes adresses',
  historique: 'Historique de mes commandes',
  listes: 'Mes listes',
  securite: 'Sécurité',
  donnees: 'Mes données personnelles',
};

export const sectionPath = (section: Section) => `/profile?${section}`;

/** First known key of the query, with or without a value; null when there is none. */
export function sectionOf(search: string): Section | null {
  return [...new URLSearchParams(search).keys()].find(isSection) ?? null;
}

const isSection = (key: string): key is Section => sections.some((section) => section === key);

/** The order whose detail is asked for, `/profile?historique&commande={id}`. */
export function orderIdOf(search: string): string | null {
  return new URLSearchParams(search).get('commande') || null;
}

/** Where a customer reports something about an order. */
export const contactPath = (orderId: string) => `/contact?orderReference=${encodeURIComponent(orderId)}`;

/** The page of the checkout that shows one order, and takes up its payment. */
export const confirmationPath = (orderId: string) => `/invoice/${encodeURIComponent(orderId)}`;

/** Statuses by which the history is filtered; the specification's words, and one for what it calls 'Inconnu'. */
export const statusTexts = {
  PAYMENT_PENDING: 'En attente de règlement',
  PAID: 'Payé',
  CANCELLED: 'Annulé',
} as const;
export type Status = keyof typeof statusTexts;

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
