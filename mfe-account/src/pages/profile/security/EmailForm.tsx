import { emailField, useEditedForm } from 'page-kit/forms';
import { useState } from 'react';
import type { EmailChange } from 'shared-contracts/api/users';
import { useUser } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { Note } from 'shared-ui/feedback';
import { InputField, PasswordField } from 'shared-ui/field';
import { AccountForm } from '../AccountForm';

const empty: EmailChange = { emailAddress: '', currentPassword: '' };

/** Form that changes the email address: the API sends a link to the new one, which makes it valid. */
export function EmailForm() {
  const http = useHttp();
  const { user } = useUser();
  const form = useEditedForm<EmailChange>(empty);
  const [requested, setRequested] = useState<string | null>(null);

  async function change(typed: EmailChange) {
    setRequested(null);
    await http.post('users/email', typed);
    form.reset(empty);
    setRequested(typed.emailAddress);
  }

  return (
    <AccountForm
      form={form}
      note="La nouvelle adresse sert à vous connecter dès que vous l’avez confirmée&nbsp;; vos autres appareils sont alors déconnectés."
      submitLabel="Changer l’adresse"
      failure="Erreur lors du changement de l’adresse e-mail"
      onSend={change}
    >
      {user && (
        <p>
          Votre adresse actuelle&nbsp;: <strong>{user.emailAddress}</strong>
        </p>
      )}
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
      <div role="status">
        {requested && (
          <Note tone="ok">
            Un e-mail vient d’être envoyé à {requested}&nbsp;: ouvrez son lien dans l’heure pour confirmer
            cette adresse.
          </Note>
        )}
      </div>
    </AccountForm>
  );
}
