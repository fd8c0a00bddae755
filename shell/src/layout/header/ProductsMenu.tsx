import { useId } from 'react';
import { ArrowLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { CategoriesFailure, useCategories } from '../categories';
import { MenuCategories } from './MenuCategories';
import styles from './ProductsMenu.module.css';
import { type Disclosure, useDisclosure } from './use-disclosure';

interface ProductsMenuProps extends Disclosure {
  readonly buttonClass: string | undefined;
}

/** Menu of all categories and sub-categories. Its links are in the HTML even when it is closed. */
export function ProductsMenu({ open, onOpen, onClose, buttonClass }: ProductsMenuProps) {
  const { categories } = useCategories();
  const { button, toggle, area } = useDisclosure({ open, onOpen, onClose });
  const panelId = useId();

  return (
    <li {...area}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        PRODUITS
        <Icon name="chevron-down" size="s" className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <Wrap className={styles.content}>
          {open && <CategoriesFailure />}
          <ul className={`${styles.categories} sph-links`}>
            <MenuCategories categories={categories} />
          </ul>
          <div className={`${styles.foot} sph-row`}>
            <ArrowLink href="/category-product">Tous les produits</ArrowLink>
            <p className="sph-quiet">
              Une référence précise&#8239;? Utilisez la recherche, par nom ou par code.
            </p>
          </div>
        </Wrap>
      </div>
    </li>
  );
}
