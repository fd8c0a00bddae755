import { FamilyPictogram } from 'shared-ui/icon';
import styles from './FamilyTile.module.css';

/** The pictogram of a family on a tile of its hue, before its name in the menus. */
export function FamilyTile({ family }: { readonly family: string }) {
  return (
    <span className={styles.tile}>
      <FamilyPictogram family={family} />
    </span>
  );
}
