import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from 'page-kit/account';
import { notify } from 'page-kit/forms';
import { PageMeta } from 'page-kit/page';
import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError, useHttp } from 'shared-contracts/http';
import { TextLink } from 'shared-ui/button';
import { ErrorState, Note } from 'shared-ui/feedback';
import { SectionSkeleton } from '../SectionSkeleton';
import { useTitleFocus } from '../use-title-focus';
import { AddressCard } from './AddressCard';
import styles from './AddressesSection.module.css';
import { cameFromCheckout, checkoutPath, NewAddress } from './NewAddress';

// Specification, section 8.
const loadFailure = 'Echec de la récupération des informations utilisateur';

/** The address book. A customer who was sent here by checkout finds the form open and goes back once it is saved. */
export function AddressesSection() {
  const fromCheckout = cameFromCheckout(useLocation().state);
  const { data: addresses, error, isFetching, refetch } = useQuery(addressesQuery(useHttp()));
  const titleId = useId();
  const { title, focusTitle } = useTitleFocus();
  useFailureNotice(error);

  if (!addresses && !error) return <SectionSkeleton section="address" />;
  return (
    <section aria-labelledby={titleId}>
      <PageMeta title="Mes adresses" />
      {fromCheckout && (
        <p className={styles.back}>
          <TextLink href={checkoutPath}>Retour à la commande</TextLink>
        </p>
      )}
      <NewAddress fromCheckout={fromCheckout}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          Mes adresses
        </h2>
      </NewAddress>
      {error && addresses && (
        <Note tone="bad" role="alert" className={styles.notice}>
          {loadFailure}
        </Note>
      )}
      {!addresses && (
        <ErrorState
          headingLevel={3}
          text={loadFailure}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {addresses?.length === 0 && <p className={styles.none}>Aucune adresse enregistré</p>}
      {addresses && addresses.length > 0 && (
        <ul className={styles.cards}>
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} onRemoved={focusTitle} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Once per failed load; a session that has ended is no failure, it leads to login. */
function useFailureNotice(error: Error | null): void {
  useEffect(() => {
    if (!error) return;
    console.error(error);
    const sessionEnded = isApiError(error) && (error.status === 401 || error.code === 'session_changed');
    if (!sessionEnded) notify(loadFailure);
  }, [error]);
}
