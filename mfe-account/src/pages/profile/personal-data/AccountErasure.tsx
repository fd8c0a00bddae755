import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from 'page-kit/forms';
import { orderDate } from 'page-kit/orders';
import { useLayoutEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { DeletionRequest } from 'shared-contracts/api/personal-data';
import { retention } from 'shared-contracts/api/retention';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Note, Refusal, Skeleton } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import { deletionRequestQuery } from '../account-queries';
import { Loaded } from '../Loaded';
import { Loading } from '../SectionSkeleton';
import styles from './PersonalDataSection.module.css';
import { RequestErasure } from './RequestErasure';

/** Lets the customer request the erasure of the account, or withdraw that request. */
export function AccountErasure() {
  const query = useQuery(deletionRequestQuery(useHttp()));
  const title = useRef<HTMLHeadingElement>(null);
  const requestedAt = query.data?.requestedAt;
  const shown = useRef(requestedAt);

  useLayoutEffect(() => {
    // The pressed button has unmounted.
    if (shown.current !== undefined && shown.current !== requestedAt) title.current?.focus();
    shown.current = requestedAt;
  }, [requestedAt]);

  return (
    <PanelBox padded className={`${styles.box} sph-stack`}>
      <h3 ref={title} tabIndex={-1}>
        Supprimer mon compte
      </h3>
      <Loaded
        query={query}
        failure="Votre demande ne peut pas être affichée pour le moment."
        skeleton={
          <Loading className={`${styles.waiting} sph-stack`}>
            <Skeleton width="3/4" />
            <Skeleton width="1/2" height="l" />
          </Loading>
        }
      >
        {(request) => <Erasure {...request} />}
      </Loaded>
    </PanelBox>
  );
}

function Erasure({ requestedAt, erasedFrom }: DeletionRequest) {
  const [requesting, setRequesting] = useState(false);
  if (requestedAt && erasedFrom) return <PlannedErasure requestedAt={requestedAt} erasedFrom={erasedFrom} />;
  return (
    <>
      <p>
        Votre compte est effacé {retention.erasureDays}&nbsp;jours après votre demande. D’ici là vous pouvez
        la retirer.
      </p>
      <Button variant="secondary" onClick={() => setRequesting(true)}>
        Demander la suppression de mon compte
      </Button>
      {requesting && <RequestErasure onClose={() => setRequesting(false)} />}
    </>
  );
}

function PlannedErasure({ requestedAt, erasedFrom }: Record<keyof DeletionRequest, string>) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { busy, refusal, run } = useCall();

  const withdraw = () =>
    run(async () => {
      const request = await http.delete<DeletionRequest>('users/deletion-request');
      queryClient.setQueryData(deletionRequestQuery(http).queryKey, request);
      toast.success('Demande retirée\u00a0: votre compte reste ouvert');
    });

  return (
    <>
      <Note tone="warn">
        Suppression demandée le {orderDate(requestedAt)}. Votre compte sera effacé à partir du{' '}
        {orderDate(erasedFrom)}, dès qu’aucun paiement par carte n’est plus attendu.
      </Note>
      <Refusal>{refusal}</Refusal>
      <Button variant="secondary" busy={busy} onClick={() => void withdraw()}>
        Retirer ma demande
      </Button>
    </>
  );
}
