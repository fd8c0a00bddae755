import { useId } from 'react';
import { ArrowLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { CategoriesFailure, useCategories } from '../CategoriesFailure';
import { MenuCategories } from './MenuCategories';
import styles from './ProductsMenu.module.css';
import { useDisclosure } from './use-disclosure';

/** Milliseconds after which a pointer that stays is taken for an intent. */
const hoverDelay = 300;

interface ProductsMenuProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Something else is open under the header: a pointer passing by must not replace it. */
  readonly still: boolean;
  readonly buttonClass: string | undefined;
}

/** PRODUITS with all categories and sub-categories. Every link is in the HTML, open or not. */
export function ProductsMenu({ open, onOpen, onClose, still, buttonClass }: ProductsMenuProps) {
  const { categories } = useCategories();
  const disclosure = { open, onOpen, onClose, hoverDelay: still ? null : hoverDelay };
  const { button, toggle, area } = useDisclosure<HTMLLIElement>(disclosure);
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
          <ul className={styles.categories}>
            <MenuCategories categories={categories} />
          </ul>
          <div className={styles.foot}>
            <ArrowLink href="/category-product">Tous les produits</ArrowLink>
            <p>Une référence précise&#8239;? Utilisez la recherche, par nom ou par code.</p>
          </div>
        </Wrap>
      </div>
    </li>
  );
}
