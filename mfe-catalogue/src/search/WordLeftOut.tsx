import styles from './Search.module.css';
import type { ShownHit } from './search-query';

export const textWithout = (word: string) =>
  `Aucun produit ne réunit tous ces mots\u00a0: voici ceux qui répondent sans «\u00a0${word}\u00a0».`;

/** Says so when no article had all words. */
export function WordLeftOut({ products }: { readonly products: readonly ShownHit[] }) {
  const word = products[0]?.withoutWord;
  return word && <p className={styles.none}>{textWithout(word)}</p>;
}
