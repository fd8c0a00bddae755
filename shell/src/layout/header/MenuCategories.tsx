import { createContext, memo, Suspense } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { familyDisplayName, subcategoryDisplayName, useCategoryPath } from 'shared-contracts/catalogue';
import { Link } from 'shared-contracts/link';
import { familyHue } from 'shared-ui/family';
import { FamilyTile } from './FamilyTile';
import styles from './MenuFamilies.module.css';

/** The HTML of `MenuFamilies`, where it is known already: the server makes it once for all pages. Null in a browser. */
export const FamiliesMarkup = createContext<string | null>(null);

/** Entries of a list: each family with its sub-categories. */
export function MenuFamilies({ families }: { readonly families: readonly Category[] }) {
  const pathOf = useCategoryPath();
  return (
    <Suspense>
      {families.map((family) => (
        <Family key={family.code} family={family} pathOf={pathOf} />
      ))}
    </Suspense>
  );
}

interface FamilyProps {
  readonly family: Category;
  readonly pathOf: ReturnType<typeof useCategoryPath>;
}

/** In a boundary that is taken over late: the order that links carry comes as a property. A navigation closes the menu. */
const Family = memo(function Family({ family, pathOf }: FamilyProps) {
  return (
    <li className={styles.family} data-fam={familyHue(family.name)}>
      <Link className={styles.familyName} to={pathOf(family.code)}>
        <FamilyTile family={family.name} />
        {familyDisplayName(family.name)}
      </Link>
      <ul>
        {family.subcategories.map(({ code, name }) => (
          <li key={code}>
            <Link className={styles.subcategory} to={pathOf(family.code, code)}>
              {subcategoryDisplayName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
});
