import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from 'shared-contracts/http';
import { Button, TextLink } from 'shared-ui/button';
import { PasswordField } from 'shared-ui/field';
import { isAboutPassword } from './use-verification';
import { VerificationRefusal } from './VerificationRefusal';
import styles from './VerifyEmailPage.module.css';

interface RegistrationPasswordProps {
  /** @throws {ApiError} */
  readonly onTyped: (password: string) => Promise<void>;
}

/** Outside the browser of the registration: its password, or the way to another one. */
export function RegistrationPassword({ onTyped }: RegistrationPasswordProps) {
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<Error | null>(null);
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);

  async function send({ password }: { password: string }) {
    setFailure(null);
    try {
      await onTyped(password);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isAboutPassword(error))
        form.setError('password', { message: error.message }, { shouldFocus: true });
      else setFailure(error);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(send)}>
      <p>
        Ce n’est pas le navigateur de votre inscription&nbsp;: pour activer votre compte ici, saisissez le mot
        de passe que vous y avez choisi. Par «&nbsp;Mot de passe oublié&#8239;?&nbsp;», vous en choisissez un
        autre, ce qui active aussi votre compte.
      </p>
      <PasswordField
        label="Mot de passe choisi à l’inscription"
        required
        error={errors.password?.message}
        {...form.register('password', { required: 'Saisissez le mot de passe choisi à l’inscription.' })}
        autoComplete="current-password"
      />
      <TextLink href="/reset-password">Mot de passe oublié&#8239;?</TextLink>
      <VerificationRefusal error={failure} />
      <Button type="submit" busy={isSubmitting}>
        Activer mon compte
      </Button>
    </form>
  );
}
