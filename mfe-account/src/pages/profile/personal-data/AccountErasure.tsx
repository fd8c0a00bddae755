import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from 'page-kit/forms';
import { orderDate } from 'page-kit/orders';
import { QueryFailure } from 'page-kit/page';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { longest } from 'shared-contracts/api/limits';
import type { DeletionRequest, NewDeletionRequest } from 'shared-contracts/api/personal-data';
import { retention } from 'shared-contracts/api/retention';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note, Refusal, Skeleton } from 'shared-ui/feedback';
import { PasswordField } from 'shared-ui/field';
import { PanelBox } from 'shared-ui/layout';
import { deletionRequestQuery } from '../account-queries';
import { Loading } from '../SectionSkeleton';
import styles from './PersonalDataSection.module.css';

/** The request to erase the account: not sent yet, or sent and still to be withdrawn. */
export function AccountErasure() {
  const query = useQuery(deletionRequestQuery(useHttp()));
  return (
    <PanelBox padded className={styles.box}>
      <h3>Supprimer mon compte</h3>
      {query.data ? (
        <Erasure request={query.data} />
      ) : query.error ? (
        <QueryFailure query={query} text="Votre demande ne peut pas être affichée pour le moment." />
      ) : (
        <Loading className={styles.waiting}>
          <Skeleton width="3/4" />
          <Skeleton width="1/2" height="l" />
        </Loading>
      )}
    </PanelBox>
  );
}

function Erasure({ request }: { readonly request: DeletionRequest }) {
  const [asking, setAsking] = useState(false);
  const { requestedAt, erasedFrom } = request;
  if (requestedAt) return <AskedErasure requestedAt={requestedAt} erasedFrom={erasedFrom ?? requestedAt} />;
  return (
    <>
      <p>
        Votre compte est effacé {retention.erasureDays}&nbsp;jours après votre demande. D’ici là vous pouvez
        la retirer.
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Demander la suppression de mon compte
      </Button>
      {asking && <AskForErasure onClose={() => setAsking(false)} />}
    </>
  );
}

interface AskedErasureProps {
  readonly requestedAt: string;
  readonly erasedFrom: string;
}

function AskedErasure({ requestedAt, erasedFrom }: AskedErasureProps) {
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
      <Note tone="warn" role="status">
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

/** Says what an erasure removes and keeps, and asks for the password, since a tab may be left open. */
function AskForErasure({ onClose }: { readonly onClose: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const titleId = useId();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  async function ask(given: NewDeletionRequest) {
    try {
      const request = await http.post<DeletionRequest>('users/deletion-request', given);
      queryClient.setQueryData(deletionRequestQuery(http).queryKey, request);
      toast.success('Demande enregistrée\u00a0: un e-mail vous la confirme');
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const field = error.code === 'wrong_password' ? 'password' : 'root';
      form.setError(field, { message: error.message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog open size="s" labelledBy={titleId} dismissable={!isSubmitting} onClose={onClose}>
      <form className="sph-stack" noValidate onSubmit={form.handleSubmit(ask)}>
        <h2 id={titleId}>Supprimer mon compte&#8239;?</h2>
        <p>Dans {retention.erasureDays}&nbsp;jours, si vous ne retirez pas votre demande&nbsp;:</p>
        <ul className={styles.effects}>
          <li>
            votre compte, vos adresses, votre panier, vos messages et vos connexions sont effacés&#8239;;
          </li>
          <li>
            les données de vos commandes restent {retention.orderYears}&nbsp;ans, comme la loi l’exige, mais
            séparées de tout compte&nbsp;: vous ne les verrez plus ici&#8239;;
          </li>
          <li>tant qu’un paiement par carte est attendu, l’effacement attend aussi.</li>
        </ul>
        <PasswordField
          label="Votre mot de passe"
          required
          error={errors.password?.message}
          {...form.register('password', { required: 'Écrivez votre mot de passe.' })}
          autoComplete="current-password"
          maxLength={longest.password}
        />
        <Refusal>{errors.root?.message}</Refusal>
        <div className="sph-cluster">
          <Button type="submit" busy={isSubmitting}>
            Demander la suppression
          </Button>
          <Button variant="secondary" data-autofocus disabled={isSubmitting} onClick={onClose}>
            Garder mon compte
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
