import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Address } from 'shared-contracts/api/addresses';
import { isApiError } from 'shared-contracts/http';
import { AddressBlock } from 'shared-ui/address-block';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note } from 'shared-ui/note';
import styles from './DeleteAddress.module.css';
import { useAddressBook } from './use-address-book';

// Specification, section 8.
const success = 'Votre adresse a bien été supprimé';
const failure = "Erreur lors de la suppression de l'adresse";
/** Specification, section 5: the default shipping address stays. */
export const keptForDelivery = 'Impossible de supprimer votre adresse de livraison par défaut.';

interface DeleteAddressProps {
  readonly address: Address;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before an address is deleted, since nothing brings it back. */
export function DeleteAddress({ address, onClose, onRemoved }: DeleteAddressProps) {
  const titleId = useId();
  const { remove } = useAddressBook();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    try {
      await remove(address.id);
      toast.success(success);
      onClose();
      onRemoved();
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Another window may have made it the default meanwhile.
      const text = error.status === 409 ? keptForDelivery : failure;
      toast.error(text);
      setRefusal(text);
      setBusy(false);
    }
  }

  return (
    <Dialog open size="s" labelledBy={titleId} dismissable={!busy} onClose={onClose}>
      <div className={styles.question}>
        <h2 id={titleId}>Supprimer cette adresse&#8239;?</h2>
        <AddressBlock address={address} />
        {refusal && (
          <Note tone="bad" role="alert">
            {refusal}
          </Note>
        )}
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void confirm()}>
            Supprimer
          </Button>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            Annuler
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
