/** Sections of the account; the URL names one by a query key without value, `/profile?address`. */
export const sections = ['informations', 'address', 'historique', 'listes', 'securite', 'donnees'] as const;
export type Section = (typeof sections)[number];

/** Returns the sections that the API supports: the last three need an API with extras. */
export const sectionsOf = (extras: boolean): readonly Section[] => (extras ? sections : sections.slice(0, 3));

/** Titles of the sections, also of their pages and in the menu. */
export const sectionTitles: Readonly<Record<Section, string>> = {
  informations: 'Mes informations',
  address: 'Mes adresses',
  historique: 'Historique de mes commandes',
  listes: 'Mes listes',
  securite: 'Sécurité',
  donnees: 'Mes données personnelles',
};

/** Returns the path of a section. */
export const sectionPath = (section: Section) => `/profile?${section}`;

/** Returns the first known key of the query, with or without a value; null without one. */
export function sectionOf(search: string): Section | null {
  return [...new URLSearchParams(search).keys()].find(isSection) ?? null;
}

const isSection = (key: string): key is Section => sections.some((section) => section === key);

/** Returns the id of the order that the URL names, `/profile?historique&commande={id}`. */
export function orderIdOf(search: string): string | null {
  return new URLSearchParams(search).get('commande') || null;
}

/** Returns the id of the customer whose account an emailed link opens; null for any other URL. */
export const accountOf = (search: string): string | null => new URLSearchParams(search).get('compte');
