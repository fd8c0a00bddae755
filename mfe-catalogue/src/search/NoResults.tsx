import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';
import { CategoryLinks } from '../components/Tags';
import { useCloseOnFollow } from './close-search';
import styles from './Search.module.css';
import type { ShownHit } from './search-query';

/** What a buyer reads where no article had all words, and `word` was left out. */
export const textWithout = (word: string) =>
  `Aucun produit ne réunit tous ces mots\u00a0: voici ceux qui répondent sans «\u00a0${word}\u00a0».`;

/** What a search says that finds nothing, with the way to the categories. */
export function NoResults() {
  const { data: categories = [] } = useQuery(categoriesQuery(useHttp()));
  return (
    <>
      <p className={styles.none}>
        <b>Aucun résultat</b>. Vérifiez l’orthographe ou choisissez une famille&nbsp;:
      </p>
      <CategoryLinks categories={categories} {...useCloseOnFollow()} />
    </>
  );
}

/** Says so when no article had all words. */
export function WordLeftOut({ products }: { readonly products: readonly ShownHit[] }) {
  const word = products[0]?.withoutWord;
  return word && <p className={styles.none}>{textWithout(word)}</p>;
}
