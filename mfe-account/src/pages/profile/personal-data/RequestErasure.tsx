import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { longest } from 'shared-contracts/api/limits';
import type { DeletionRequest, NewDeletionRequest } from 'shared-contracts/api/personal-data';
import { retention } from 'shared-contracts/api/retention';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Refusal } from 'shared-ui/feedback';
import { PasswordField } from 'shared-ui/field';
import { deletionRequestQuery } from '../account-queries';

/** Lists what an erasure deletes and what is retained. Requires the password, since a tab may be left open. */
export function RequestErasure({ onClose }: { readonly onClose: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const titleId = useId();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send(typed: NewDeletionRequest) {
    try {
      const request = await http.post<DeletionRequest>('users/deletion-request', typed);
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
      <form className="sph-stack sph-bullets" noValidate onSubmit={form.handleSubmit(send)}>
        <h2 id={titleId}>Supprimer mon compte&#8239;?</h2>
        <p>Dans {retention.erasureDays}&nbsp;jours, si vous ne retirez pas votre demande&nbsp;:</p>
        <ul>
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
