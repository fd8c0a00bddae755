import { memo, Suspense, useId } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { familyDisplayName, subcategoryDisplayName, useCategoryAddress } from 'shared-contracts/catalogue';
import { Link } from 'shared-contracts/link';
import { familyHue } from 'shared-ui/family';
import { FamilyPictogram, Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { ArrowLink } from 'shared-ui/link';
import { CategoriesFailure } from '../CategoriesFailure';
import { useCategories } from '../use-categories';
import styles from './ProductsMenu.module.css';
import { useDisclosure } from './use-disclosure';

interface ProductsMenuProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Something else is open under the header: a pointer passing by must not replace it. */
  readonly still: boolean;
  readonly buttonClass: string | undefined;
}

/** PRODUITS with all families and sub-categories. Every link is in the HTML, open or not. */
export function ProductsMenu({ open, onOpen, onClose, still, buttonClass }: ProductsMenuProps) {
  const { categories, failed, retrying, retry } = useCategories();
  const { button, toggle, area } = useDisclosure<HTMLLIElement>({ open, onOpen, onClose, byHover: !still });
  const addressOf = useCategoryAddress();
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
          {failed && open && <CategoriesFailure onRetry={retry} retrying={retrying} />}
          <ul className={styles.families}>
            <Suspense>
              {categories.map((family) => (
                <Family key={family.code} family={family} addressOf={addressOf} />
              ))}
            </Suspense>
          </ul>
          <div className={styles.foot}>
            <ArrowLink href="/category-product" linkComponent={Link}>
              Tous les produits
            </ArrowLink>
            <p>Une référence précise&#8239;? Utilisez la recherche, par nom ou par code.</p>
          </div>
        </Wrap>
      </div>
    </li>
  );
}

interface FamilyProps {
  readonly family: Category;
  readonly addressOf: ReturnType<typeof useCategoryAddress>;
}

/** In a boundary that is taken over late: the order that links carry comes as a property. A navigation closes the menu. */
const Family = memo(function Family({ family, addressOf }: FamilyProps) {
  return (
    <li className={styles.family} data-fam={familyHue(family.name)}>
      <Link className={styles.familyName} to={addressOf(family.code)}>
        <span className={styles.pictogram}>
          <FamilyPictogram family={family.name} />
        </span>
        {familyDisplayName(family.name)}
      </Link>
      <ul>
        {family.subcategories.map(({ code, name }) => (
          <li key={code}>
            <Link className={styles.subcategory} to={addressOf(family.code, code)}>
              {subcategoryDisplayName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
});
