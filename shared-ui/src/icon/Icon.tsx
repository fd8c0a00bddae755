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

/** Decoration beside a text or inside a named control: hidden from assistive technology. */
export function Icon({ name, size = 'm', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** Pictogram of a category in its own hue; always beside the category's name. */
export function CategoryPictogram({ category }: { category: string }) {
  const hue = categoryHue(category);
  return (
    <svg
      className={classNames(styles.icon, styles.pictogram)}
      viewBox="0 0 24 24"
      data-fam={hue}
      aria-hidden="true"
    >
      <path d={pictogramPaths[hue]} />
    </svg>
  );
}
