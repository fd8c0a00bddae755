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

/** Dialog of a legal text, open while it is mounted; their code is loaded when one is first opened. */
export function LegalDialog({ shown, onClose }: { shown: LegalText; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} label={legalTitles[shown]}>
      <div className={`${styles.text} sph-bullets`}>
        <h2 tabIndex={-1} data-autofocus>
          {legalTitles[shown]}
        </h2>
        <OnDemand load={loadTexts} props={{ text: shown }} loading={<Spinner />} />
      </div>
    </Dialog>
  );
}
