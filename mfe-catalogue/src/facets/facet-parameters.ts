import type { FactKey } from 'shared-contracts/api/fact-keys';

/** Key of each facet in the query of a URL; `remote.json` has them in this order. */
export const facetParameters: Readonly<Record<FactKey, string>> = {
  content: 'contenance',
  size: 'taille',
  color: 'couleur',
  material: 'matiere',
  ecolabel: 'ecolabel',
};
