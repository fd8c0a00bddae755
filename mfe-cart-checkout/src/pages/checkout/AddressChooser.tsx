import { AddressBlock } from 'page-kit/account';
import { type FormEvent, useId, useState } from 'react';
import type { Address } from 'shared-contracts/api/addresses';
import { Button } from 'shared-ui/button';
import { closeAsBack, Dialog } from 'shared-ui/dialog';
import styles from './AddressChooser.module.css';
import { NewAddressLink } from './NewAddressLink';

export interface AddressChooserProps {
  title: string;
  addresses: readonly Address[];
  chosen: string | null;
  onChoose: (id: string) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Dialog that lists the address book; nothing changes before 'Valider'. */
export function AddressChooser({ title, addresses, chosen, onChoose, onAdd, onClose }: AddressChooserProps) {
  const titleId = useId();
  const [draft, setDraft] = useState(chosen);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft !== null && draft !== chosen) onChoose(draft);
    closeAsBack(onClose);
  }

  return (
    <Dialog open closeOnBack labelledBy={titleId} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <fieldset className={styles.choices}>
          <legend className="sph-visually-hidden">Adresses enregistrées</legend>
          {addresses.map((address) => (
            <label key={address.id} className={styles.choice}>
              <input
                type="radio"
                name={titleId}
                value={address.id}
                checked={address.id === draft}
                onChange={() => setDraft(address.id)}
              />
              <AddressBlock address={address} />
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit">Valider</Button>
          <NewAddressLink onLeave={onAdd} replace />
        </div>
      </form>
    </Dialog>
  );
}
