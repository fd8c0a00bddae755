import { VisuallyHidden } from '../layout';
import { classNames } from '../styles';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: 'full' | '3/4' | '1/2' | '1/4' | undefined;
  /** Height of a line of text, a price, a button or a 4:3 picture. */
  height?: 's' | 'm' | 'l' | 'picture' | undefined;
  className?: string | undefined;
}

const widths = { full: undefined, '3/4': styles.threeQuarters, '1/2': styles.half, '1/4': styles.quarter };

/** Renders a placeholder that reserves the space of loading content. */
export function Skeleton({ width = 'full', height = 's', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[height], widths[width], className)}
      aria-hidden="true"
    />
  );
}

/** Renders the text of a skeleton, for assistive technology. */
export const LoadingText = (props: { readonly children: string }) => (
  <VisuallyHidden as="p" data-loading {...props} />
);

/** Renders a spinner with its text. */
export function Spinner({ label = 'Chargement…' }: { label?: string | undefined }) {
  return (
    <p className={styles.spinnerBox} data-loading>
      <span className={classNames('sph-spinner', styles.spinner)} aria-hidden="true" />
      {label}
    </p>
  );
}

/** Renders the skeleton of an unknown page: title and some text, as high as most windows. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <LoadingText>Chargement de la page</LoadingText>
      <Skeleton width="1/2" height="l" />
      <Skeleton width="3/4" />
      <Skeleton />
      <Skeleton width="3/4" />
    </div>
  );
}
