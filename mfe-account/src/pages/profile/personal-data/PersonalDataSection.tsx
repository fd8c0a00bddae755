import { PageMeta } from 'page-kit/page';
import { useId } from 'react';
import { AccountErasure } from './AccountErasure';
import { DataCopy } from './DataCopy';
import styles from './PersonalDataSection.module.css';

/** What the customer may do about what the shop knows: take it along, and have it erased. */
export function PersonalDataSection() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <PageMeta title="Mes données personnelles" />
      <h2 id={titleId}>Mes données personnelles</h2>
      <DataCopy />
      <AccountErasure />
    </section>
  );
}
