import { cartLimit } from 'shared-contracts/api/limits';

/** Texts of the specification, section 8: the singular is for exactly one. */
export const added = (quantity: number) =>
  quantity === 1 ? 'Le produit a été ajouté au panier' : 'Les produits ont été ajoutés au panier';

/** Why new lines stay out of a full cart. */
export const cartIsFull = `Un panier compte ${cartLimit}\u00a0articles différents au plus\u00a0: commandez-les d’abord, ou retirez-en.`;
