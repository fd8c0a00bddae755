import { useQuery } from '@tanstack/react-query';
import {
  categoriesQuery,
  categoryDisplayName,
  subcategoryDisplayName,
  useCategoryPath,
} from 'page-kit/catalogue';
import { PageMeta, QueryFailure } from 'page-kit/page';
import type { Category } from 'shared-contracts/api/products';
import { useHttp } from 'shared-contracts/http';
import { categoryHue } from 'shared-ui/icon';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { categoryPictures } from 'shared-ui/pictures';
import { CatalogueBreadcrumb } from '../../components/CatalogueBreadcrumb';
import { CategoriesSkeleton } from '../skeletons';
import styles from './CategoriesPage.module.css';

/** Page of all categories with their sub-categories. */
export function Component() {
  const query = useQuery(categoriesQuery(useHttp()));
  const { data: categories } = query;

  if (!categories && !query.isError) return <CategoriesSkeleton />;
  return (
    <Wrap>
      <PageMeta
        title="Nos familles de produits"
        description="Toutes les familles de produits d’hygiène et d’entretien pour les professionnels, avec leurs sous-catégories."
        path="category-product"
      />
      <CatalogueBreadcrumb steps={[{ label: 'Familles de produits', href: '/category-product' }]} />
      <PageTitle title="Nos familles de produits" className={styles.title} />
      {categories ? (
        <ul className={styles.categories}>
          {categories.map((category) => (
            <CategoryEntry key={category.code} category={category} />
          ))}
        </ul>
      ) : (
        <QueryFailure
          query={query}
          title="Erreur lors de la récupération des catégories"
          text="Les familles de produits ne répondent pas. Votre panier est conservé."
        />
      )}
    </Wrap>
  );
}

function CategoryEntry({ category: { code, name, subcategories } }: { category: Category }) {
  const pathOf = useCategoryPath();
  const hue = categoryHue(name);
  return (
    <li className={styles.category} data-fam={hue}>
      <a href={pathOf(code)} className={styles.head}>
        <h2>{categoryDisplayName(name)}</h2>
        <img src={categoryPictures[hue]} alt="" width={240} height={180} />
      </a>
      <ul className={`${styles.subcategories} sph-links sph-quiet`}>
        {subcategories.map((subcategory) => (
          <li key={subcategory.code}>
            <a href={pathOf(code, subcategory.code)}>{subcategoryDisplayName(subcategory.name)}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}
