import { useAtomValue } from 'jotai';
import { categoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { useEnvironment, useLateData } from 'page-kit/page';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { ArrowLink } from 'shared-ui/button';
import { DelaySentence, LoadingText, useDelay } from 'shared-ui/feedback';
import { categoryHue } from 'shared-ui/icon';
import { categoryPictures, shelf, wideShelf } from 'shared-ui/pictures';
import { breakpoints } from 'shared-ui/styles';
import { Fragment } from '../../federation/Fragment';
import { CategoriesFailure, useCategories } from '../../layout/categories';
import styles from './HeroAndCategories.module.css';

/** Renders the introduction of the shop and a tile per category, in one grid. */
export function HeroAndCategories() {
  const { founded } = useEnvironment().company;
  const { categories, pending } = useCategories();
  const pathOf = useCategoryPath();
  return (
    <div className={styles.grid}>
      <section className={styles.hero}>
        <div className={styles.shelf}>
          <picture>
            <source media={breakpoints['one-column']} srcSet={wideShelf} width="620" height="190" />
            <img src={shelf} alt="" width="330" height="440" fetchPriority="high" />
          </picture>
        </div>
        <div className={styles.text} data-on-dark>
          <div className={styles.intro}>
            <p>Depuis {founded}</p>
            <h1 tabIndex={-1}>L’hygiène professionnelle, du sac à l’ampoule</h1>
            <p>
              Tout ce qu’il faut pour tenir un lieu propre, rangé dans un seul catalogue et livré par un seul
              interlocuteur.
            </p>
            <ForCustomer slot="LastOrder" />
          </div>
          <div className={styles.facts}>
            <h2>9 familles de produits</h2>
            <ArrowLink className={styles.all} href="/category-product">
              Tout voir
            </ArrowLink>
          </div>
        </div>
        <ForCustomer slot="UsualArticles" />
      </section>
      {pending && <CategoriesSkeleton />}
      <CategoriesFailure className={styles.failure} />
      <ul className={styles.categories}>
        {categories.map(({ code, name }) => (
          <li key={code} data-fam={categoryHue(name)}>
            <a className={styles.category} href={pathOf(code)}>
              <span>{categoryDisplayName(name)}</span>
              <img src={categoryPictures[categoryHue(name)]} alt="" width="240" height="180" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nothing = () => null;

/** Covers a part of the hero with what a returning customer needs; the hero stays without session or response. */
function ForCustomer({ slot }: { readonly slot: 'LastOrder' | 'UsualArticles' }) {
  return (
    useAtomValue(isAuthenticatedAtom) && (
      <div className={styles.own}>
        <Fragment slot={slot} props={{}} loading={null} frame={nothing} />
      </div>
    )
  );
}

/** Indices of the tiles of a skeleton: the shop has nine categories. */
const tiles = Array.from({ length: 9 }, (_, index) => index);

function CategoriesSkeleton() {
  const { after, onRetry } = useLateData();
  const delay = useDelay(true, after);
  return (
    <>
      <LoadingText>Chargement des familles</LoadingText>
      {delay && (
        <div className={styles.failure}>
          <DelaySentence delay={delay} onRetry={onRetry} />
        </div>
      )}
      {/* the note takes the space of four categories */}
      {tiles.slice(delay ? 4 : 0).map((index) => (
        <div key={index} className={styles.skeleton} aria-hidden="true" />
      ))}
    </>
  );
}
