import { CategoryLinks } from '../components/CategoryLinks';
import styles from './Search.module.css';
import type { ShownHit } from './search-query';

/** Returns the note for a search that has results only without `word`. */
export const textWithout = (word: string) =>
  `Aucun produit ne réunit tous ces mots\u00a0: voici ceux qui répondent sans «\u00a0${word}\u00a0».`;

/** Shown when a search has no results, with links to the categories. */
export function NoResults() {
  return (
    <>
      <p className={styles.none}>
        <b>Aucun résultat</b>. Vérifiez l’orthographe ou choisissez une famille&nbsp;:
      </p>
      <CategoryLinks />
    </>
  );
}

/** Shows a note when no article matches all words. */
export function WordLeftOut({ products }: { readonly products: readonly ShownHit[] }) {
  const word = products[0]?.withoutWord;
  return word && <p className={styles.none}>{textWithout(word)}</p>;
}
