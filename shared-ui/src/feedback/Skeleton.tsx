import { classNames } from '../styles';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: 'full' | '3/4' | '1/2' | '1/4' | undefined;
  /** A line of text, a price, a button or a 4:3 picture. */
  height?: 's' | 'm' | 'l' | 'picture' | undefined;
  className?: string | undefined;
}

const widths = { full: undefined, '3/4': styles.threeQuarters, '1/2': styles.half, '1/4': styles.quarter };

/** Keeps the room of something that is still loading. */
export function Skeleton({ width = 'full', height = 's', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[height], widths[width], className)}
      aria-hidden="true"
    />
  );
}
