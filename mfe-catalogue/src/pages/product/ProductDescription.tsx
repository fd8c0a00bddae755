import { HazardPictogram, type ShownProduct } from 'page-kit/catalogue';
import { type ReactNode, useId } from 'react';
import type { ProductFacts } from 'shared-contracts/api/products';
import { factRows, type Labelling, labellingOf } from 'shared-contracts/catalogue';
import styles from './ProductDescription.module.css';

/** Label, description and characteristics of an article; empty parts are omitted. */
export function ProductDescription({ product }: { product: ShownProduct }) {
  return (
    <>
      <Label labelling={labellingOf(product.labelling)} />
      <Description text={product.Description} />
      <Characteristics facts={product.facts} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

/** Hazards on the article's label, and the legal sentence for biocides. */
export function Label({ labelling }: { labelling: Labelling | null }) {
  if (!labelling) return null;
  const { pictograms, signalWord, statements, biocide } = labelling;
  if (statements.length === 0 && !biocide) return null;
  return (
    <Part title="Étiquette et précautions">
      {pictograms.length > 0 && (
        <ul className="sph-cluster" aria-label="Pictogrammes de danger">
          {pictograms.map((code) => (
            <li key={code}>
              <HazardPictogram code={code} className={styles.pictogram} />
            </li>
          ))}
        </ul>
      )}
      {statements.length > 0 && (
        <div>
          {signalWord && <p className={styles.signal}>{signalWord}</p>}
          <ul className={styles.statements}>
            {statements.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        </div>
      )}
      {biocide && <p className={styles.biocide}>{biocide}</p>}
    </Part>
  );
}

function Description({ text }: { text: string }) {
  // The index is the key, since a text may repeat a line.
  const lines = text.split('\n').map((line, index) => ({ line, index }));
  const paragraphs = lines.filter(({ line }) => line.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Part title="Description">
      {paragraphs.map(({ line, index }) => (
        <p key={index}>{line}</p>
      ))}
    </Part>
  );
}

/** Table of the article's characteristics. */
export function Characteristics({ facts }: { facts: ProductFacts | null | undefined }) {
  const rows = factRows(facts);
  if (rows.length === 0) return null;
  return (
    <Part title="Caractéristiques">
      <table className={styles.table} aria-label="Caractéristiques">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
