import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from 'shared-ui/styles';
import styles from './Tags.module.css';

interface TagsProps {
  label: string;
  /** Wraps to several lines; otherwise one line, which scrolls sideways. */
  wrapped?: boolean | undefined;
  children: ReactNode;
}

/** A row of short links. If it scrolls, the current link is scrolled to the first third of its width. */
export function Tags({ label, wrapped = false, children }: TagsProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3;
  }, []);

  return (
    <ul ref={row} className={classNames(styles.tags, !wrapped && styles.scrolling)} aria-label={label}>
      {children}
    </ul>
  );
}

interface TagProps {
  href: string;
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link in `Tags`; `current` marks the one to the page shown. */
export function Tag({ href, current = false, children }: TagProps) {
  return (
    <li>
      <a href={href} className={styles.tag} aria-current={current ? 'page' : undefined}>
        {children}
      </a>
    </li>
  );
}
