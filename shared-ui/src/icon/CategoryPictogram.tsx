import { pictogramPaths } from 'shared-ui/drawings';
import { classNames } from '../class-names';
import { familyHue } from '../family';
import styles from './Icon.module.css';

export interface FamilyPictogramProps {
  /** Code or name of the family. */
  family: string;
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** Pictogram of a family in its own hue; always beside the family's name. */
export function FamilyPictogram({ family, size = 'm', className }: FamilyPictogramProps) {
  const hue = familyHue(family);
  return (
    <svg
      className={classNames(styles.icon, styles.pictogram, styles[size], className)}
      viewBox="0 0 24 24"
      data-fam={hue}
      aria-hidden="true"
    >
      <path d={pictogramPaths[hue]} />
    </svg>
  );
}
