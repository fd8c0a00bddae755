import { AddressBlock } from 'page-kit/account';
import { useCall } from 'page-kit/forms';
import { toast } from 'react-hot-toast/headless';
import type { Address } from 'shared-contracts/api/addresses';
import { Question } from 'shared-ui/dialog';
import { useAddressBook } from './use-address-book';

// Specification, section 8.
const success = 'Votre adresse a bien été supprimé';
const failure = "Erreur lors de la suppression de l'adresse";
/** Specification, section 5: the default shipping address cannot be deleted. */
export const defaultAddressRefusal = 'Impossible de supprimer votre adresse de livraison par défaut.';

interface DeleteAddressProps {
  readonly address: Address;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for confirmation before an address is deleted, since this cannot be undone. */
export function DeleteAddress({ address, onClose, onRemoved }: DeleteAddressProps) {
  const { remove } = useAddressBook();
  const { busy, refusal, run } = useCall((error) => {
    // It may have become the default address in another window.
    const text = error.status === 409 ? defaultAddressRefusal : failure;
    toast.error(text);
    return text;
  });

  const confirm = () =>
    run(async () => {
      await remove(address.id);
      toast.success(success);
      onClose();
      onRemoved();
    });

  return (
    <Question
      title={<>Supprimer cette adresse&#8239;?</>}
      confirmLabel="Supprimer"
      dismissLabel="Annuler"
      busy={busy}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <AddressBlock address={address} />
    </Question>
  );
}
