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
