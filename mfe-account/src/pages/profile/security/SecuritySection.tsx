import { useQueryClient } from '@tanstack/react-query';
import { newPassword, passwordMismatch, repeatedPassword } from 'page-kit/forms';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { shortest } from 'shared-contracts/api/limits';
import type { PasswordChange } from 'shared-contracts/api/users';
import { useUser } from 'shared-contracts/auth';
import { type ApiError, isApiError, useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import { PasswordField } from 'shared-ui/field';
import { PanelBox } from 'shared-ui/layout';
import { sessionsQuery } from '../account-queries';
import formStyles from '../form.module.css';
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

const success = 'Votre mot de passe a été changé. Vos autres appareils sont déconnectés.';
const refusal = 'Erreur lors de la modification du mot de passe';

interface Passwords extends PasswordChange {
  readonly repeated: string;
}

const emptyPasswords: Passwords = { currentPassword: '', password: '', repeated: '' };

const isThrottled = ({ status }: ApiError) => status === 429;

/** Form that changes the password. The API signs out all other devices. */
function PasswordForm() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { user } = useUser();
  const form = useForm<Passwords>({ defaultValues: emptyPasswords });
  const { errors, isSubmitting } = form.formState;

  async function change({ currentPassword, password }: Passwords) {
    try {
      await http.post('users/password', { currentPassword, password } satisfies PasswordChange);
      form.reset();
      toast.success(success);
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(http).queryKey });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'wrong_password')
        form.setError('currentPassword', { message: error.message }, { shouldFocus: true });
      else form.setError('root', { message: isThrottled(error) ? error.message : refusal });
    }
  }

  return (
    <form className="sph-stack" noValidate onSubmit={form.handleSubmit(change)}>
      <p className="sph-quiet">
        Les champs marqués d’une étoile sont obligatoires. Vos autres appareils seront déconnectés.
      </p>
      {/* Password managers store the password with this username. */}
      <input type="text" autoComplete="username" value={user?.emailAddress ?? ''} readOnly hidden />
      <PasswordField
        label="Mot de passe actuel"
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { required: 'Écrivez votre mot de passe actuel.' })}
        autoComplete="current-password"
      />
      <PasswordField
        label="Nouveau mot de passe"
        required
        hint={`${shortest.password}\u00a0caractères au minimum.`}
        error={errors.password?.message}
        {...form.register('password', newPassword(shortest.password))}
        autoComplete="new-password"
      />
      <PasswordField
        label="Confirmez le mot de passe"
        required
        error={errors.repeated?.message}
        {...form.register('repeated', {
          ...repeatedPassword,
          validate: (repeated, { password }) => repeated === password || passwordMismatch,
        })}
        autoComplete="new-password"
      />
      <Refusal>{errors.root?.message}</Refusal>
      <div className={`${formStyles.actions} sph-row`}>
        <Button type="submit" busy={isSubmitting}>
          Changer le mot de passe
        </Button>
      </div>
    </form>
  );
}
