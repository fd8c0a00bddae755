import { useRef, useState } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { familyDisplayName, subcategoryDisplayName, useCategoryPath } from 'shared-contracts/catalogue';
import { Link } from 'shared-contracts/link';
import { SidePanel } from 'shared-ui/dialog';
import { familyHue } from 'shared-ui/family';
import { Icon } from 'shared-ui/icon';
import { CategoriesFailure } from '../CategoriesFailure';
import { useCategories } from '../use-categories';
import { FamilyTile } from './FamilyTile';
import styles from './MobileMenu.module.css';
import { mainLinks } from './main-links';
import { NavLink } from './NavLink';
import { useCatalogueDownload } from './use-catalogue-download';

/** Below 1051 px: families, then the sub-categories of one, with the navigation always at the foot. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const [family, setFamily] = useState<Category | null>(null);
  const [left, setLeft] = useState<string | null>(null);

  function back() {
    setLeft(family?.code ?? null);
    setFamily(null);
  }
  return (
    <SidePanel open onClose={onClose} closeOnBack title="Menu">
      <div className={styles.column}>
        {family ? (
          <Subcategories family={family} onBack={back} onFollow={onClose} />
        ) : (
          <Families focused={left} onChoose={setFamily} />
        )}
        <Navigation onFollow={onClose} />
      </div>
    </SidePanel>
  );
}

/** Each step gives the focus to its first control; the callback runs when that appears. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface FamiliesProps {
  /** Code of the family that was left; its entry takes the focus back. */
  readonly focused: string | null;
  readonly onChoose: (family: Category) => void;
}

function Families({ focused, onChoose }: FamiliesProps) {
  const { categories, failed, retrying, retry } = useCategories();
  const returning = useRef(focused).current;
  return (
    <>
      {failed && (
        <div className={styles.failure}>
          <CategoriesFailure onRetry={retry} retrying={retrying} />
        </div>
      )}
      <ul className={styles.list}>
        {categories.map((family) => (
          <li key={family.code} data-fam={familyHue(family.name)}>
            <button
              ref={family.code === returning ? takeFocus : undefined}
              type="button"
              className={styles.entry}
              onClick={() => onChoose(family)}
            >
              <FamilyTile family={family.name} />
              <span className={styles.family}>{familyDisplayName(family.name)}</span>
              <Icon name="chevron-right" size="s" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SubcategoriesProps {
  readonly family: Category;
  readonly onBack: () => void;
  readonly onFollow: () => void;
}

function Subcategories({ family, onBack, onFollow }: SubcategoriesProps) {
  const pathOf = useCategoryPath();
  const name = familyDisplayName(family.name);
  return (
    <div data-fam={familyHue(family.name)}>
      <button ref={takeFocus} type="button" className={styles.back} onClick={onBack}>
        <Icon name="chevron-left" size="s" />
        Retour aux familles
      </button>
      <h3 className={styles.title}>
        <FamilyTile family={family.name} />
        {name}
      </h3>
      <ul className={styles.list}>
        <li>
          <Link className={styles.entry} to={pathOf(family.code)} onClick={onFollow}>
            <b>Toute la famille</b>
          </Link>
        </li>
        {family.subcategories.map((subcategory) => (
          <li key={subcategory.code}>
            <Link className={styles.entry} to={pathOf(family.code, subcategory.code)} onClick={onFollow}>
              {subcategoryDisplayName(subcategory.name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Navigation({ onFollow }: { onFollow: () => void }) {
  const { year, link } = useCatalogueDownload();
  return (
    <nav className={styles.navigation} aria-label="Navigation principale">
      <NavLink to="/category-product" onClick={onFollow}>
        PRODUITS
      </NavLink>
      {mainLinks.map(({ to, text }) => (
        <NavLink key={to} to={to} onClick={onFollow}>
          {text}
        </NavLink>
      ))}
      <a {...link} className={styles.catalogue}>
        <Icon name="file-download" size="s" />
        Télécharger le catalogue {year} (PDF)
      </a>
    </nav>
  );
}
