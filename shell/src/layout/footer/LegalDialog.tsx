import { useState } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { Spinner } from 'shared-ui/feedback';
import { OnDemand } from '../OnDemand';
import styles from './LegalDialog.module.css';
import type { LegalText } from './legal/LegalTexts';

/** Titles of the legal texts, in the footer and in the dialog. */
export const legalTitles: Readonly<Record<LegalText, string>> = {
  notice: 'Mentions légales',
  privacy: 'Politique de confidentialité',
};

const loadTexts = () =>
  import(/* webpackChunkName: "legal-texts" */ './legal/LegalTexts').then(({ LegalTexts }) => LegalTexts);

/** Dialog of the legal texts; their code is loaded when one is first opened. */
export function LegalDialog({ shown, onClose }: { shown: LegalText | null; onClose: () => void }) {
  // Keeps the text during the closing animation.
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  if (!last) return null;
  return (
    <Dialog open={shown !== null} onClose={onClose} label={legalTitles[last]}>
      <div className={`${styles.text} sph-bullets`}>
        <h2 tabIndex={-1} data-autofocus>
          {legalTitles[last]}
        </h2>
        <OnDemand load={loadTexts} props={{ text: last }} loading={<Spinner />} />
      </div>
    </Dialog>
  );
}
