import { iconPaths, pictogramPaths } from 'shared-ui/icon-paths';
import { classNames } from '../styles';
import { categoryHue } from './category-hue';
import styles from './Icon.module.css';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** 18, 24 (default) or 32 px. */
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** Renders a decorative icon next to a text or in a named control: hidden from assistive technology. */
export function Icon({ name, size = 'm', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** Renders the pictogram of a category in its hue; always used next to the category's name. */
export function CategoryPictogram({ category }: { category: string }) {
  const hue = categoryHue(category);
  return (
    <svg
      className={`${styles.icon} ${styles.pictogram}`}
      viewBox="0 0 24 24"
      data-fam={hue}
      aria-hidden="true"
    >
      <path d={pictogramPaths[hue]} />
    </svg>
  );
}
