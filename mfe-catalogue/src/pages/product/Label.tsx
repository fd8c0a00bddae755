import { HazardPictogram } from 'page-kit/catalogue';
import { useId } from 'react';
import type { Labelling } from 'shared-contracts/catalogue';
import styles from './Label.module.css';

/** Hazards of the article as its label has them, and the sentence for biocides. */
export function Label({ labelling }: { labelling: Labelling | null }) {
  const titleId = useId();
  if (!labelling) return null;
  const { pictograms, signalWord, statements, biocide } = labelling;
  if (statements.length === 0 && !biocide) return null;
  return (
    <section className={styles.label} aria-labelledby={titleId}>
      <h2 id={titleId}>Étiquette et précautions</h2>
      {pictograms.length > 0 && (
        <ul className={styles.pictograms} aria-label="Pictogrammes de danger">
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
    </section>
  );
}
