/** Texts of the specification, section 8: the singular is for exactly one. */
export const added = (quantity: number) =>
  quantity === 1 ? 'Le produit a été ajouté au panier' : 'Les produits ont été ajoutés au panier';
