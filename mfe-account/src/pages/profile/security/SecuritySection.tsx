import { useQueryClient } from '@tanstack/react-query';
import { newPassword, passwordMismatch, repeatedPassword, useEditedForm } from 'page-kit/forms';
import { useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import { shortest } from 'shared-contracts/api/limits';
import type { PasswordChange } from 'shared-contracts/api/users';
import { useUser } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { PasswordField } from 'shared-ui/field';
import { PanelBox } from 'shared-ui/layout';
import { AccountForm } from '../AccountForm';
import { sessionsQuery } from '../account-queries';
import { SectionFrame } from '../SectionFrame';
import frame from '../SectionFrame.module.css';
import { EmailForm } from './EmailForm';
import styles from './SecuritySection.module.css';
import { SessionList } from './SessionList';

/** The password, the email address and the signed-in devices. */
export function SecuritySection() {
  const passwordId = useId();
  const emailId = useId();
  return (
    <SectionFrame section="securite">
      <div className={frame.boxes}>
        <PanelBox as="section" padded className={styles.box} aria-labelledby={passwordId}>
          <h3 id={passwordId}>Mot de passe</h3>
          <PasswordForm />
        </PanelBox>
        <PanelBox as="section" padded className={styles.box} aria-labelledby={emailId}>
          <h3 id={emailId}>Adresse e-mail</h3>
          <EmailForm />
        </PanelBox>
        <SessionList />
      </div>
    </SectionFrame>
  );
}

interface Passwords extends PasswordChange {
  readonly repeated: string;
}

const emptyPasswords: Passwords = { currentPassword: '', password: '', repeated: '' };

/** Form that changes the password. The API signs out all other devices. */
function PasswordForm() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { user } = useUser();
  const form = useEditedForm<Passwords>(emptyPasswords);

  async function change({ currentPassword, password }: Passwords) {
    await http.post('users/password', { currentPassword, password } satisfies PasswordChange);
    form.reset();
    toast.success('Votre mot de passe a été changé. Vos autres appareils sont déconnectés.');
    void queryClient.invalidateQueries({ queryKey: sessionsQuery(http).queryKey });
  }

  return (
    <AccountForm
      form={form}
      note="Vos autres appareils seront déconnectés."
      submitLabel="Changer le mot de passe"
      failure="Erreur lors de la modification du mot de passe"
      onSend={change}
    >
      {/* Password managers store the password with this username. */}
      <input type="text" autoComplete="username" value={user?.emailAddress ?? ''} readOnly hidden />
      <PasswordField
        label="Mot de passe actuel"
        required
        {...form.field('currentPassword', { required: 'Écrivez votre mot de passe actuel.' })}
        autoComplete="current-password"
      />
      <PasswordField
        label="Nouveau mot de passe"
        required
        hint={`${shortest.password}\u00a0caractères au minimum.`}
        {...form.field('password', newPassword(shortest.password))}
        autoComplete="new-password"
      />
      <PasswordField
        label="Confirmez le mot de passe"
        required
        {...form.field('repeated', {
          ...repeatedPassword,
          validate: (repeated, { password }) => repeated === password || passwordMismatch,
        })}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
