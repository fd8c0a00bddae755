import type { Own, Row } from '../series';

/** Packagings of a liquid: the picture follows the container. */
export const spray = (suffix: string, euros: number, own?: Own['picture']): Row => [
  suffix,
  'spray 750 ml',
  euros,
  { variant: '750 ml', picture: { shape: 'spray', ...own } },
];
export const flacon = (suffix: string, euros: number, own?: Own['picture']): Row => [
  suffix,
  'flacon 1 L',
  euros,
  { variant: '1 L', picture: { shape: 'flacon', ...own } },
];
export const bidon = (suffix: string, litres: 5 | 10 | 20, euros: number, own?: Own['picture']): Row => [
  suffix,
  `bidon ${litres} L`,
  euros,
  { variant: `${litres} L`, picture: { shape: 'bidon', size: { 5: 0.86, 10: 0.93, 20: 1 }[litres], ...own } },
];

/** Regulation (EU) 528/2012, article 72: every advertisement for a biocide carries this sentence. */
export const BIOCIDE =
  'Utilisez les produits biocides avec précaution. Avant toute utilisation, lisez l’étiquette et les informations concernant le produit.';
