import { AddressBlock } from 'page-kit/account';
import { toasted } from 'page-kit/forms';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Address } from 'shared-contracts/api/addresses';
import { useHttp } from 'shared-contracts/http';
import { countryCode } from 'shared-contracts/pricing';
import { Button } from 'shared-ui/button';
import { Pill } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import { CallQuestion } from '../CallQuestion';
import { useDraftedForm } from '../drafts';
import styles from './AddressCard.module.css';
import { AddressForm, emptyAddress, type TypedAddress } from './AddressForm';
import { useAddressBook } from './use-address-book';

// Specification, section 8.
const deletionFailure = "Erreur lors de la suppression de l'adresse";
/** Specification, section 5: the default shipping address cannot be deleted. */
const defaultAddressRefusal = 'Impossible de supprimer votre adresse de livraison par défaut.';

interface AddressCardProps {
  readonly address: Address;
  readonly onRemoved: () => void;
}

const typed = ({ id: _id, ...address }: Address): TypedAddress => ({
  ...emptyAddress,
  ...address,
  country: countryCode(address.country) ?? '',
});

/** Shows a saved address, with buttons to edit and delete it. */
export function AddressCard({ address, onRemoved }: AddressCardProps) {
  const linesId = useId();
  const look = { size: 'small', 'aria-describedby': linesId } as const;
  const http = useHttp();
  const { change, remove } = useAddressBook();
  const draft = `address ${address.id}`;
  const { open, setOpen, opener } = useDraftedForm(draft);
  const [deleting, setDeleting] = useState(false);

  async function save(changed: Partial<TypedAddress>) {
    // Another device may have changed the rest since; the specified call sends all of an address.
    await change(address.id, (await http.takesExtras()) ? changed : { ...typed(address), ...changed });
  }

  function askRemoval() {
    if (address.isDefaultShipping) toast.error(defaultAddressRefusal);
    else setDeleting(true);
  }

  async function confirmRemoval() {
    await remove(address.id);
    toast.success('Votre adresse a bien été supprimé');
    onRemoved();
  }

  return (
    <PanelBox as="li" padded className={classNames(styles.card, open && styles.editing)}>
      {open ? (
        <>
          <h3>Modifier l’adresse</h3>
          <AddressForm
            draft={draft}
            saved={typed(address)}
            success={"L'adresse a bien été mise à jour\u202f!"}
            failure="Erreur lors de la mise à jour de l'adresse"
            onSave={save}
            onClose={() => setOpen(false)}
          />
        </>
      ) : (
        <>
          <div className={styles.notes}>
            {address.isDefaultShipping && <Pill tone="info">Adresse de livraison par défaut</Pill>}
            {address.isDefaultBilling && <Pill tone="info">Adresse de facturation par défaut</Pill>}
          </div>
          <div id={linesId} className={styles.lines}>
            <AddressBlock address={address} />
          </div>
          <div className={`${styles.actions} sph-row`}>
            <Button {...look} ref={opener} variant="secondary" onClick={() => setOpen(true)}>
              Modifier
            </Button>
            <Button {...look} variant="tertiary" className={styles.delete} onClick={askRemoval}>
              Supprimer
            </Button>
          </div>
        </>
      )}
      {deleting && (
        <CallQuestion
          title={<>Supprimer cette adresse&#8239;?</>}
          confirmLabel="Supprimer"
          dismissLabel="Annuler"
          // It may have become the default address in another window.
          messageOf={({ status }) => toasted(status === 409 ? defaultAddressRefusal : deletionFailure)}
          onConfirm={confirmRemoval}
          onClose={() => setDeleting(false)}
        >
          <AddressBlock address={address} />
        </CallQuestion>
      )}
    </PanelBox>
  );
}
