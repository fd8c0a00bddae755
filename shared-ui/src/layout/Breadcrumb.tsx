import styles from './Breadcrumb.module.css';

/** Renders the breadcrumb, whose last item is the page shown; phones show only the link to the parent. */
export function Breadcrumb({ items }: { items: readonly { label: string; href: string }[] }) {
  return (
    <nav className={`${styles.breadcrumb} sph-quiet sph-links`} aria-label="Fil d’Ariane">
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={href}>
            <a href={href} aria-current={index === items.length - 1 ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
