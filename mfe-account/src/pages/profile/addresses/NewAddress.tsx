import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { PanelBox } from 'shared-ui/layout';
import { useHasDraft } from '../forms/use-kept-draft';
import { AddressForm, emptyAddress, type TypedAddress } from './AddressForm';
import styles from './NewAddress.module.css';
import { useAddressBook } from './use-address-book';

const draft = 'address';

interface NewAddressProps {
  readonly fromCheckout: boolean;
  /** The section's title, beside which the button stands. */
  readonly children: ReactNode;
}

/** The button that opens an empty form, and the form. */
export function NewAddress({ fromCheckout, children }: NewAddressProps) {
  const navigate = useNavigate();
  const { add } = useAddressBook();
  const hasDraft = useHasDraft(draft);
  // Null until the customer decides: until then open for customers from checkout and with a draft.
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? (fromCheckout || hasDraft);
  const { opener, focusOpener } = useFocusAfterClosing(open);

  function close() {
    focusOpener();
    setOpened(false);
  }

  async function save(address: TypedAddress) {
    await add(address);
    return () => {
      close();
      if (fromCheckout) void navigate(checkoutPath, { replace: true });
    };
  }

  return (
    <>
      <div className={styles.head}>
        {children}
        {!open && (
          <Button ref={opener} variant="secondary" icon="plus" onClick={() => setOpened(true)}>
            Ajouter une nouvelle adresse
          </Button>
        )}
      </div>
      {open && (
        <PanelBox padded className={styles.box}>
          <h3>Nouvelle adresse</h3>
          <AddressForm
            draft={draft}
            saved={emptyAddress}
            texts={{
              success: 'Votre adresse a bien été ajoutée',
              failure: "Erreur lors de l'ajout d'adresse",
            }}
            onSave={save}
            onCancel={close}
          />
        </PanelBox>
      )}
    </>
  );
}

/** The button is away while the form is open: it takes the focus once it is back. */
function useFocusAfterClosing(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wanted = useRef(false);

  useEffect(() => {
    if (open || !wanted.current) return;
    wanted.current = false;
    opener.current?.focus();
  }, [open]);

  return {
    opener,
    focusOpener: () => {
      wanted.current = true;
    },
  };
}

/** The one page that sends customers here for an address and wants them back. */
export const checkoutPath = '/purchase';

/** True for a customer who came from checkout: navigation state `{ returnTo: '/purchase' }`. */
export function cameFromCheckout(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'returnTo' in state && state.returnTo === checkoutPath
  );
}
