import styles from './Breadcrumb.module.css';

interface BreadcrumbItem {
  label: string;
  /** Missing if the item is not a link. */
  href?: string | undefined;
}

/** Renders the breadcrumb; phones show only the link to the parent. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav className={`${styles.breadcrumb} sph-quiet sph-links`} aria-label="Fil d’Ariane">
      <ol>
        {items.map(({ label, href }, index) => {
          const current = index === items.length - 1 ? 'page' : undefined;
          return (
            <li key={href ?? label}>
              {href ? (
                <a href={href} aria-current={current}>
                  {label}
                </a>
              ) : (
                <span aria-current={current}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
