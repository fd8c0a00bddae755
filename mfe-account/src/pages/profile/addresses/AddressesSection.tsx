import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from 'page-kit/account';
import { notify } from 'page-kit/forms';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button, TextLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import { useDraftedForm } from '../drafts';
import { Loaded } from '../Loaded';
import { SectionFrame } from '../SectionFrame';
import frame from '../SectionFrame.module.css';
import { ContentSkeleton } from '../SectionSkeleton';
import { useTitleFocus } from '../use-title-focus';
import { AddressCard } from './AddressCard';
import styles from './AddressesSection.module.css';
import { AddressForm, emptyAddress, type TypedAddress } from './AddressForm';
import { useAddressBook } from './use-address-book';

// Specification, section 8.
const loadFailure = 'Echec de la récupération des informations utilisateur';

/** The only page that sends customers here and expects them back. */
const checkoutPath = '/purchase';

/** Name of the draft of a new address. */
const draft = 'address';

/** The address book. For a customer from checkout, the form is open and saving it returns to checkout. */
export function AddressesSection() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const fromCheckout = state?.returnTo === checkoutPath;
  const query = useQuery(addressesQuery(useHttp()));
  const { add } = useAddressBook();
  const { title, focusTitle } = useTitleFocus();
  const { open, setOpen, opener } = useDraftedForm(draft, fromCheckout);
  useFailureNotice(query.error);

  async function save(typed: Partial<TypedAddress>) {
    const { id } = await add({ ...emptyAddress, ...typed });
    if (fromCheckout) void navigate(checkoutPath, { replace: true, state: { addedAddress: id } });
  }

  return (
    <SectionFrame
      section="address"
      titleRef={title}
      action={
        !open && (
          <Button ref={opener} variant="secondary" icon="plus" onClick={() => setOpen(true)}>
            Ajouter une nouvelle adresse
          </Button>
        )
      }
    >
      {fromCheckout && (
        <p className={styles.back}>
          <TextLink href={checkoutPath}>Retour à la commande</TextLink>
        </p>
      )}
      {open && (
        <PanelBox padded className={styles.box}>
          <h3>Nouvelle adresse</h3>
          <AddressForm
            draft={draft}
            saved={emptyAddress}
            success="Votre adresse a bien été ajoutée"
            failure="Erreur lors de l'ajout d'adresse"
            onSave={save}
            onClose={() => setOpen(false)}
          />
        </PanelBox>
      )}
      {query.error && query.data && (
        <Note tone="bad" role="alert" className={styles.notice}>
          {loadFailure}
        </Note>
      )}
      <Loaded query={query} failure={loadFailure} skeleton={<ContentSkeleton section="address" />}>
        {(addresses) =>
          addresses.length === 0 ? (
            <p className={styles.none}>Aucune adresse enregistré</p>
          ) : (
            <ul className={frame.cards}>
              {addresses.map((address) => (
                <AddressCard key={address.id} address={address} onRemoved={focusTitle} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionFrame>
  );
}

/** Alerts once per failed load, except when the session has ended: that redirects to the login page. */
function useFailureNotice(error: Error | null): void {
  useEffect(() => {
    if (!error) return;
    const sessionEnded = isApiError(error) && (error.status === 401 || error.code === 'session_changed');
    if (!sessionEnded) notify(loadFailure);
  }, [error]);
}
