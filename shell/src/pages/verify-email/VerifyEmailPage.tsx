import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from 'shared-contracts/http';
import { Button, ButtonLink, TextLink } from 'shared-ui/button';
import { Note, Spinner } from 'shared-ui/feedback';
import { PasswordField } from 'shared-ui/field';
import { reasonToRetry } from '../../sign-in/reason-to-retry';
import { isLinkOver, MailedLinkPage } from '../mailed-link';
import styles from '../mailed-link.module.css';
import { isAboutPassword, refusal, useVerification, type Verification } from './use-verification';

/** Verifies the e-mail address by the token of the mail, signs the customer in and leads on. */
export function Component() {
  const verification = useVerification();
  return (
    <MailedLinkPage title="Vérification de l’adresse e-mail">
      <Step {...verification} />
    </MailedLinkPage>
  );
}

function Step({ error, isRunning, registeredHere, start, startWith }: Verification) {
  if (isAboutPassword(error)) return <RegistrationPassword onTyped={startWith} />;
  if (isRunning && registeredHere) return <Spinner label="Vérification en cours…" />;
  return (
    <>
      <VerificationRefusal error={error} />
      {!isLinkOver(error) && (
        <>
          <p>
            Confirmez que cette adresse est la vôtre&nbsp;: votre compte est activé et vous êtes connecté.
          </p>
          <Button busy={isRunning} onClick={start}>
            Activer mon compte
          </Button>
        </>
      )}
    </>
  );
}

/** Outside the browser of the registration: its password, or the way to another one. */
function RegistrationPassword({ onTyped }: { readonly onTyped: (password: string) => Promise<void> }) {
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

/** Why the address was not verified and what to do next; nothing without an error. */
function VerificationRefusal({ error }: { readonly error: Error | null }) {
  if (!error) return null;
  const over = isLinkOver(error);
  return (
    <>
      <Note tone="bad" role="alert">
        <p>{refusal}</p>
        {isApiError(error) && !over && <p>{reasonToRetry(error)}</p>}
      </Note>
      {over && (
        <>
          <p>
            Le lien ne fonctionne qu’une fois et pour un temps limité. Connectez-vous&nbsp;: si votre compte
            n’est pas encore vérifié, un nouveau lien vous sera envoyé.
          </p>
          <div className={styles.actions}>
            <ButtonLink href="/login" data-replace>
              Se connecter
            </ButtonLink>
            <ButtonLink href="/contact" variant="secondary">
              Nous contacter
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
