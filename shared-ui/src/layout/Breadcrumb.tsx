import styles from './Breadcrumb.module.css';

interface BreadcrumbItem {
  label: string;
  /** Missing where the step leads nowhere. */
  href?: string | undefined;
}

/** Where this page is in the shop; phones show the link up alone. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Fil d’Ariane">
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
