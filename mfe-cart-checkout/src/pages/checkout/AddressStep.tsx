import { AddressBlock, type AddressRole } from 'page-kit/account';
import { useId, useState } from 'react';
import type { Address } from 'shared-contracts/api/addresses';
import { VisuallyHidden } from 'shared-ui/layout';
import { AddressChooser } from './AddressChooser';
import styles from './AddressStep.module.css';
import { NewAddressLink } from './NewAddressLink';
import { Step } from './Step';

const texts = {
  delivery: { title: 'Adresse de livraison', changed: 'l’adresse de livraison' },
  billing: { title: 'Adresse de facturation', changed: 'l’adresse de facturation' },
} as const;

export interface AddressStepProps {
  number: number;
  purpose: AddressRole;
  address: Address | null;
  addresses: readonly Address[];
  onChoose: (id: string) => void;
  onAdd: () => void;
}

/** The chosen address with the way to another one. */
export function AddressStep({ number, purpose, address, addresses, onChoose, onAdd }: AddressStepProps) {
  const titleId = useId();
  const [choosing, setChoosing] = useState(false);
  const { title, changed } = texts[purpose];

  return (
    <Step
      number={number}
      done={address !== null}
      title={title}
      titleId={titleId}
      action={
        address && (
          <button type="button" className={styles.change} onClick={() => setChoosing(true)}>
            Modifier<VisuallyHidden> {changed}</VisuallyHidden>
          </button>
        )
      }
    >
      {address ? (
        <div className={styles.chosen}>
          <AddressBlock address={address} />
          {purpose === 'delivery' && (
            <NewAddressLink onLeave={onAdd} label="Ajouter une adresse" variant="tertiary" />
          )}
        </div>
      ) : (
        <div className={styles.none}>
          <p>Vous n’avez pas encore d’adresse enregistrée.</p>
          <NewAddressLink onLeave={onAdd} />
        </div>
      )}
      {choosing && (
        <AddressChooser
          title={`Modifier ${changed}`}
          addresses={addresses}
          chosen={address?.id ?? null}
          onClose={() => setChoosing(false)}
          onChoose={onChoose}
          onAdd={onAdd}
        />
      )}
    </Step>
  );
}
