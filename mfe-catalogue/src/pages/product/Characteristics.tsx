import { useId } from 'react';
import type { ProductFacts } from 'shared-contracts/api/products';
import { factRows } from 'shared-contracts/catalogue';
import styles from './Characteristics.module.css';

/** What is known of the article beside its name, a row each; nothing where that is nothing, or no text. */
export function Characteristics({ facts }: { facts: ProductFacts | null | undefined }) {
  const titleId = useId();
  const rows = factRows(facts);
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>Caractéristiques</h2>
      <table className={styles.table} aria-labelledby={titleId}>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
