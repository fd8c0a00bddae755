import { categoryDisplayName, subcategoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { memo, Suspense } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { CategoryPictogram, categoryHue } from 'shared-ui/icon';
import styles from './MenuCategories.module.css';

/** Renders the list items of the categories with their sub-categories. */
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

/** Hydrated late, in a Suspense boundary: `pathOf`, which adds the chosen sort to links, is a property. */
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

/** Renders the pictogram of a category on a tile in its hue, before its name in the menus. */
export function CategoryTile({ category }: { readonly category: string }) {
  return (
    <span className={styles.tile}>
      <CategoryPictogram category={category} />
    </span>
  );
}
