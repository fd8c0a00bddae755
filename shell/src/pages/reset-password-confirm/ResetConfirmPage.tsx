import { useSetAtom } from 'jotai';
import { newPassword, notify, passwordMismatch, repeatedPassword } from 'page-kit/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router-dom';
import { shortest } from 'shared-contracts/api/limits';
import { signOutAtom } from 'shared-contracts/auth';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button, ButtonLink, TextLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { PasswordField } from 'shared-ui/field';
import { reasonToRetry } from '../../sign-in/reason-to-retry';
import { isLinkOver, LinkResult, MailedLinkPage, stripToken } from '../MailedLinkPage';
import styles from '../MailedLinkPage.module.css';

/** Sets a new password with the token of the email. The route redirects home without a token. */
export function Component() {
  const [parameters] = useSearchParams();
  const [token] = useState(() => parameters.get('token') ?? '');
  const [changed, setChanged] = useState(false);
  const endSession = useSetAtom(signOutAtom);
  useEffect(stripToken, []);

  /** Ends the session of this browser: the API has revoked it, or it is another customer's. */
  function finish() {
    endSession('expired');
    setChanged(true);
  }

  return (
    <MailedLinkPage title="Nouveau mot de passe">
      {changed ? (
        <>
          <LinkResult>Votre nouveau mot de passe est enregistré.</LinkResult>
          <ButtonLink href="/login" data-replace>
            Se connecter
          </ButtonLink>
        </>
      ) : (
        <NewPasswordForm token={token} onChanged={finish} />
      )}
    </MailedLinkPage>
  );
}

// Specification, sections 5 and 8.
const success =
  'Modification de mot de passe réussie. Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.';
const refusal = 'Une erreur est survenue.';

// Shown on the page, since the toast closes.
const expired = 'Ce lien a déjà servi ou n’est plus valable.';

function NewPasswordForm({ token, onChanged }: { readonly token: string; readonly onChanged: () => void }) {
  const http = useHttp();
  const form = useForm({ defaultValues: { password: '', repeated: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send({ password, repeated }: { password: string; repeated: string }) {
    if (password !== repeated) {
      form.setError('repeated', { message: passwordMismatch });
      notify(passwordMismatch);
      form.setFocus('repeated');
      return;
    }
    try {
      await http.post('auth/password/reset/confirm', { token, password });
      toast.success(success);
      onChanged();
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(refusal);
      form.setError('root', { message: isLinkOver(error) ? expired : reasonToRetry(error) });
    }
  }

  return (
    <form className={`${styles.form} sph-stack`} noValidate onSubmit={form.handleSubmit(send)}>
      <PasswordField
        label="Nouveau mot de passe"
        required
        hint={`${shortest.resetPassword}\u00a0caractères au minimum, ${shortest.password} ou plus de préférence.`}
        error={errors.password?.message}
        {...form.register('password', newPassword(shortest.resetPassword))}
        autoComplete="new-password"
      />
      <PasswordField
        label="Confirmez le mot de passe"
        required
        error={errors.repeated?.message}
        {...form.register('repeated', repeatedPassword)}
        autoComplete="new-password"
      />
      {errors.root && (
        <Note tone="bad" role="alert">
          <p>{errors.root.message}</p>
          {errors.root.message === expired && (
            <TextLink href="/reset-password">Demander un nouveau lien</TextLink>
          )}
        </Note>
      )}
      <Button type="submit" busy={isSubmitting}>
        Confirmer
      </Button>
    </form>
  );
}
