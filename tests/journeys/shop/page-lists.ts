import { category, list, product } from './public-pages';

/** Paths, with the main heading of each page. */
export type Pages = readonly (readonly [path: string, heading: RegExp])[];

export const shellPages: Pages = [
  ['/', /hygiène/i],
  ['/about', /propos/],
  ['/commitment', /engagement/],
  ['/cgv', /conditions/i],
  ['/accessibilite', /accessibilité/],
  ['/contact', /contact/i],
  ['/login', /connexion/i],
  ['/reset-password', /mot de passe/i],
  ['/reset-password/confirm?token=x', /mot de passe/i],
  ['/verify-email?token=x&change', /adresse e-mail/],
  ['/verify-email', /Vérification/],
];

export const cataloguePages: Pages = [
  ['/category-product', /familles/],
  [list, /Sacs poubelle/],
  [product, /Sac poubelle 110 L/],
  ['/recherche?q=sac+110l', /Résultat de recherche/],
  [`${category}/SACS-POUBELLE/INCONNU-1`, /introuvable/],
];

export const customerPages: Pages = [
  ['/order', /panier/],
  ['/purchase', /Commande/],
  ...['informations', 'address', 'historique', 'listes', 'securite', 'donnees'].map(
    (section) => [`/profile?${section}`, /Mon compte/] as const,
  ),
];
