import { CategoryPictogram } from 'shared-ui/icon';
import styles from './CategoryTile.module.css';

/** The pictogram of a category on a tile of its hue, before its name in the menus. */
export function CategoryTile({ category }: { readonly category: string }) {
  return (
    <span className={styles.tile}>
      <CategoryPictogram category={category} />
    </span>
  );
}
