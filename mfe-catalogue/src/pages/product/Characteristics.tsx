import { packLine } from 'page-kit/catalogue';
import { useId } from 'react';
import type { ProductFacts } from 'shared-contracts/api/products';
import styles from './Characteristics.module.css';

/** What is known of the article beside its name, a row each; nothing where that is nothing, or no text. */
export function Characteristics({ facts }: { facts: ProductFacts | null | undefined }) {
  const titleId = useId();
  const { pack, content, size, color, material, ecolabel } = facts ?? {};
  const rows = Object.entries({
    Conditionnement: packLine(pack, null),
    Contenance: content,
    Taille: size,
    Couleur: color,
    Matière: material,
    Écolabel: ecolabel,
  }).filter(([, value]) => value && typeof value === 'string');
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
