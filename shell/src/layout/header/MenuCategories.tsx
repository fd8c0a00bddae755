import { categoryDisplayName, subcategoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { memo, Suspense } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { CategoryPictogram, categoryHue } from 'shared-ui/icon';
import styles from './MenuCategories.module.css';

/** Entries of a list: each category with its sub-categories. */
export function MenuCategories({ categories }: { readonly categories: readonly Category[] }) {
  const pathOf = useCategoryPath();
  return (
    <Suspense>
      {categories.map((category) => (
        <CategoryEntry key={category.code} category={category} pathOf={pathOf} />
      ))}
    </Suspense>
  );
}

interface CategoryEntryProps {
  readonly category: Category;
  readonly pathOf: ReturnType<typeof useCategoryPath>;
}

/** In a boundary that is hydrated late: the order that links carry comes as a property. A navigation closes the menu. */
const CategoryEntry = memo(function CategoryEntry({ category, pathOf }: CategoryEntryProps) {
  return (
    <li className={styles.category} data-fam={categoryHue(category.name)}>
      <a className={styles.categoryName} href={pathOf(category.code)}>
        <CategoryTile category={category.name} />
        {categoryDisplayName(category.name)}
      </a>
      <ul>
        {category.subcategories.map(({ code, name }) => (
          <li key={code}>
            <a className={styles.subcategory} href={pathOf(category.code, code)}>
              {subcategoryDisplayName(name)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
});

/** The pictogram of a category on a tile of its hue, before its name in the menus. */
export function CategoryTile({ category }: { readonly category: string }) {
  return (
    <span className={styles.tile}>
      <CategoryPictogram category={category} />
    </span>
  );
}
