import { useQuery } from '@tanstack/react-query';
import type { Category } from 'shared-contracts/api/products';
import {
  categoriesQuery,
  familyDisplayName,
  subcategoryDisplayName,
  useCategoryPath,
} from 'shared-contracts/catalogue';
import { useHttp } from 'shared-contracts/http';
import { Link } from 'shared-contracts/link';
import { PageMeta } from 'shared-contracts/page-meta';
import { ErrorState } from 'shared-ui/empty-state';
import { familyHue } from 'shared-ui/family';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { familyPictures } from 'shared-ui/pictures';
import { Trail } from '../../components/Trail';
import styles from './CategoriesPage.module.css';
import { CategoriesSkeleton } from './CategoriesSkeleton';

/** All families with their sub-categories. */
export function CategoriesPage() {
  const { data: families, isError, isFetching, refetch } = useQuery(categoriesQuery(useHttp()));

  if (!families && !isError) return <CategoriesSkeleton />;
  return (
    <Wrap>
      <PageMeta
        title="Nos familles de produits"
        description="Toutes les familles de produits d’hygiène et d’entretien pour les professionnels, avec leurs sous-catégories."
        path="category-product"
      />
      <Trail steps={[{ label: 'Familles de produits', href: '/category-product' }]} />
      <PageTitle title="Nos familles de produits" className={styles.title} />
      {families ? (
        <ul className={styles.families}>
          {families.map((family) => (
            <Family key={family.code} family={family} />
          ))}
        </ul>
      ) : (
        <ErrorState
          title="Erreur lors de la récupération des catégories"
          text="Les familles de produits ne répondent pas. Votre panier est conservé."
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
    </Wrap>
  );
}

function Family({ family: { code, name, subcategories } }: { family: Category }) {
  const pathOf = useCategoryPath();
  const hue = familyHue(name);
  return (
    <li className={styles.family} data-fam={hue}>
      <Link to={pathOf(code)} className={styles.head}>
        <h2>{familyDisplayName(name)}</h2>
        <img src={familyPictures[hue]} alt="" width={240} height={180} />
      </Link>
      <ul className={styles.parts}>
        {subcategories.map((part) => (
          <li key={part.code}>
            <Link to={pathOf(code, part.code)}>{subcategoryDisplayName(part.name)}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
