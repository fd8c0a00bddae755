import { categoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { type MouseEventHandler, type ReactNode, useEffect, useRef } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { classNames } from 'shared-ui/styles';
import styles from './Tags.module.css';

interface TagsProps {
  label: string;
  /** Wraps to several lines; otherwise one line, which scrolls sideways. */
  wrapped?: boolean | undefined;
  children: ReactNode;
}

/** A row of short links. If it scrolls, the current link is scrolled into view. */
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
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

export function Tag({ href, current = false, onClick, children }: TagProps) {
  return (
    <li>
      <a href={href} className={styles.tag} aria-current={current ? 'page' : undefined} onClick={onClick}>
        {children}
      </a>
    </li>
  );
}

interface CategoryLinksProps {
  categories: readonly Category[];
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Links to all categories, for pages without other content. */
export function CategoryLinks({ categories, onClick }: CategoryLinksProps) {
  const pathOf = useCategoryPath();
  return (
    <Tags label="Familles de produits" wrapped>
      {categories.map(({ code, name }) => (
        <Tag key={code} href={pathOf(code)} onClick={onClick}>
          {categoryDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
