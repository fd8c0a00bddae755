import styles from './list-table.module.css';

/** Names of the columns, where the products are shown as a table. */
export function TableHead() {
  return (
    <div className={styles.head} aria-hidden="true">
      <span>Référence</span>
      <span>Désignation</span>
      <span>Prix HT</span>
      <span>Quantité</span>
    </div>
  );
}
