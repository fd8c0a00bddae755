import { categoryDisplayName, subcategoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { useState } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { categoryHue, Icon } from 'shared-ui/icon';
import { CategoriesFailure, useCategories } from '../categories';
import { takeFocus } from '../take-focus';
import { useCatalogueDownload } from './CatalogueLink';
import { Greeting } from './Greeting';
import { MainLink, mainLinks } from './MainLinks';
import { CategoryTile } from './MenuCategories';
import styles from './MobileMenu.module.css';

/** Content of the menu below 1051 px: the categories, then the sub-categories of one, and the navigation. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const [category, setCategory] = useState<Category | null>(null);
  const [previous, setPrevious] = useState<string | null>(null);

  function back() {
    setPrevious(category?.code ?? null);
    setCategory(null);
  }
  return (
    <div className={styles.column}>
      <Greeting className={styles.greeting} />
      {category ? (
        <Subcategories category={category} onBack={back} onFollow={onClose} />
      ) : (
        <Categories focused={previous} onChoose={setCategory} />
      )}
      <Navigation onFollow={onClose} />
    </div>
  );
}

interface CategoriesProps {
  /** Code of the category that was shown before; its entry is focused. */
  readonly focused: string | null;
  readonly onChoose: (category: Category) => void;
}

function Categories({ focused, onChoose }: CategoriesProps) {
  const { categories } = useCategories();
  return (
    <>
      <CategoriesFailure className={styles.failure} />
      <ul className="sph-ruled sph-inset-ring">
        {categories.map((category) => (
          <li key={category.code} data-fam={categoryHue(category.name)}>
            <button
              ref={category.code === focused ? takeFocus : undefined}
              type="button"
              className={styles.entry}
              onClick={() => onChoose(category)}
            >
              <CategoryTile category={category.name} />
              <span className={styles.category}>{categoryDisplayName(category.name)}</span>
              <Icon name="chevron-right" size="s" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SubcategoriesProps {
  readonly category: Category;
  readonly onBack: () => void;
  readonly onFollow: () => void;
}

function Subcategories({ category, onBack, onFollow }: SubcategoriesProps) {
  const pathOf = useCategoryPath();
  const name = categoryDisplayName(category.name);
  return (
    <div className="sph-inset-ring" data-fam={categoryHue(category.name)}>
      <button ref={takeFocus} type="button" className={styles.back} onClick={onBack}>
        <Icon name="chevron-left" size="s" />
        Retour aux familles
      </button>
      <h3 className={styles.title}>
        <CategoryTile category={category.name} />
        {name}
      </h3>
      <ul className="sph-ruled">
        <li>
          <a className={styles.entry} href={pathOf(category.code)} onClick={onFollow}>
            <b>Toute la famille</b>
          </a>
        </li>
        {category.subcategories.map((subcategory) => (
          <li key={subcategory.code}>
            <a className={styles.entry} href={pathOf(category.code, subcategory.code)} onClick={onFollow}>
              {subcategoryDisplayName(subcategory.name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Navigation({ onFollow }: { onFollow: () => void }) {
  const catalogue = useCatalogueDownload();
  return (
    <nav className={`${styles.navigation} sph-links`} aria-label="Navigation principale">
      <MainLink href="/category-product" onClick={onFollow}>
        PRODUITS
      </MainLink>
      {mainLinks.map(({ href, text }) => (
        <MainLink key={href} href={href} onClick={onFollow}>
          {text}
        </MainLink>
      ))}
      {catalogue && (
        <a {...catalogue.link} className={styles.catalogue}>
          <Icon name="file-download" size="s" />
          Télécharger le catalogue {catalogue.year} (PDF)
        </a>
      )}
    </nav>
  );
}
