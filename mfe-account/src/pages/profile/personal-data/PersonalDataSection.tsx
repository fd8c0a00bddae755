import { saveFile, useCall } from 'page-kit/forms';
import { toast } from 'react-hot-toast/headless';
import type { PersonalData } from 'shared-contracts/api/personal-data';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import { SectionFrame } from '../SectionFrame';
import frame from '../SectionFrame.module.css';
import { AccountErasure } from './AccountErasure';
import styles from './PersonalDataSection.module.css';

/** Lets the customer download their personal data, and request the erasure of the account. */
export function PersonalDataSection() {
  return (
    <SectionFrame section="donnees">
      <div className={frame.boxes}>
        <DataCopy />
        <AccountErasure />
      </div>
    </SectionFrame>
  );
}

function DataCopy() {
  const http = useHttp();
  const { busy, refusal, run } = useCall();

  const download = () =>
    run(async () => {
      const data = await http.get<PersonalData>('users/personal-data');
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'mes-donnees.json');
      toast.success('Vos données ont été téléchargées');
    });

  return (
    <PanelBox padded className={`${styles.box} sph-stack`}>
      <h3>Emporter mes données</h3>
      <p>
        Un fichier contient tout ce que la boutique garde de vous&nbsp;: compte, adresses, commandes et
        paiements, messages, connexions. Il ne contient ni votre mot de passe ni vos cartes, que nous n’avons
        pas.
      </p>
      <Refusal>{refusal}</Refusal>
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        Télécharger mes données
      </Button>
    </PanelBox>
  );
}
