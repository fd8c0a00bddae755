import { useId, useState } from 'react';
import type { Category, ProductSort } from 'shared-contracts/api/products';
import { familyDisplayName, subcategoryDisplayName } from 'shared-contracts/catalogue';
import { Link } from 'shared-contracts/link';
import { classNames } from 'shared-ui/class-names';
import { familyHue } from 'shared-ui/family';
import { FamilyPictogram, Icon } from 'shared-ui/icon';
import styles from './FamilyMenu.module.css';
import { sortedPath } from './sort';

export interface FamilyMenuProps {
  families: readonly Category[];
  /** Codes of the address. */
  category: string;
  subcategory: string | undefined;
  sort: ProductSort | undefined;
}

/** Side menu of the families, the current one unfolded; below 1051 px the whole menu folds into one button. */
export function FamilyMenu({ families, category, subcategory, sort }: FamilyMenuProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav className={styles.menu} aria-label="Familles de produits">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        Toutes les familles
        <Icon name="chevron-down" />
      </button>
      <ul id={listId} className={classNames(styles.families, open && styles.open)}>
        {families.map((family) => (
          <li key={family.code} data-fam={familyHue(family.name)}>
            <Link
              to={sortedPath(sort, family.code)}
              className={classNames(styles.family, family.code === category && styles.current)}
              aria-current={family.code === category && !subcategory ? 'page' : undefined}
            >
              <FamilyPictogram family={family.name} />
              {familyDisplayName(family.name)}
            </Link>
            {family.code === category && (
              <ul className={styles.parts}>
                {family.subcategories.map(({ code, name }) => (
                  <li key={code}>
                    <Link
                      to={sortedPath(sort, family.code, code)}
                      aria-current={code === subcategory ? 'page' : undefined}
                    >
                      {subcategoryDisplayName(name)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
