import { emailField, fieldAtFault, useEditedForm } from 'page-kit/forms';
import { useState } from 'react';
import type { EmailChange } from 'shared-contracts/api/users';
import { useUser } from 'shared-contracts/auth';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Note, Refusal } from 'shared-ui/feedback';
import { InputField, PasswordField } from 'shared-ui/field';
import formStyles from '../form.module.css';

const refusal = 'Erreur lors du changement de l’adresse e-mail';

const empty: EmailChange = { emailAddress: '', currentPassword: '' };

/** Form that changes the email address: the API sends a link to the new one, which makes it valid. */
export function EmailForm() {
  const http = useHttp();
  const { user } = useUser();
  const form = useEditedForm<EmailChange>(empty);
  const { errors, isSubmitting } = form.formState;
  const [requested, setRequested] = useState<string | null>(null);

  async function change(typed: EmailChange) {
    setRequested(null);
    try {
      await http.post('users/email', typed);
      form.reset(empty);
      setRequested(typed.emailAddress);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const field = fieldAtFault(error, typed);
      if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
      else form.setError('root', { message: error.status === 429 ? error.message : refusal });
    }
  }

  return (
    <form className="sph-stack" noValidate onSubmit={form.submit(change)}>
      {user && (
        <p>
          Votre adresse actuelle&nbsp;: <strong>{user.emailAddress}</strong>
        </p>
      )}
      <p className="sph-quiet">
        Les champs marqués d’une étoile sont obligatoires. La nouvelle adresse sert à vous connecter dès que
        vous l’avez confirmée&nbsp;; vos autres appareils sont alors déconnectés.
      </p>
      <InputField
        label="Nouvelle adresse e-mail"
        required
        {...form.field('emailAddress', emailField.rules)}
        {...emailField.input}
      />
      <PasswordField
        label="Votre mot de passe"
        required
        {...form.field('currentPassword', { required: 'Écrivez votre mot de passe actuel.' })}
        autoComplete="current-password"
      />
      <Refusal>{errors.root?.message}</Refusal>
      <div role="status">
        {requested && (
          <Note tone="ok">
            Un e-mail vient d’être envoyé à {requested}&nbsp;: ouvrez son lien dans l’heure pour confirmer
            cette adresse.
          </Note>
        )}
      </div>
      <div className={`${formStyles.actions} sph-row`}>
        <Button type="submit" busy={isSubmitting}>
          Changer l’adresse
        </Button>
      </div>
    </form>
  );
}
