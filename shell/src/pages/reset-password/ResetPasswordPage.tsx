import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { longest } from 'shared-contracts/api/limits';
import { deviceMarks } from 'shared-contracts/auth';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button, ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { InputField } from 'shared-ui/field';
import { takeFocus } from '../../layout/take-focus';
import { MailedLinkPage } from '../MailedLinkPage';
import styles from '../MailedLinkPage.module.css';

/** Page that requests the email with a link to choose a new password. */
export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <MailedLinkPage title="Mot de passe oublié" heading={'Mot de passe oublié\u202f?'}>
      {sentTo === null ? (
        <>
          <p className={styles.lead}>
            Indiquez l’adresse e-mail de votre compte&nbsp;: vous y recevrez un lien pour choisir un nouveau
            mot de passe.
          </p>
          <ResetRequestForm onSent={setSentTo} />
        </>
      ) : (
        <Sent address={sentTo} />
      )}
    </MailedLinkPage>
  );
}

/** Confirms the request; its title is focused, since the form is gone. */
function Sent({ address }: { address: string }) {
  return (
    <>
      <Note tone="ok">
        <h2 ref={takeFocus} tabIndex={-1} className={styles.sent}>
          Requête prise en compte
        </h2>
        <p>
          Un e-mail va arriver à l’adresse {address}. Le lien qu’il contient est valable une seule
          fois&#8239;; pensez à regarder dans les indésirables.
        </p>
      </Note>
      <ButtonLink href="/" variant="secondary">
        Retour à l’accueil
      </ButtonLink>
    </>
  );
}

// Specification, sections 5 and 8.
const noAddress = 'Vous devez préciser votre adresse mail.';
const unknownAddress = 'Aucun compte ne correspond à cette adresse mail.';

/** Requests the reset email. A refusal is shown as a toast, and as a different text at the field. */
function ResetRequestForm({ onSent }: { onSent: (address: string) => void }) {
  const http = useHttp();
  const form = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  function refuse(toastText: string, message: string) {
    toast.error(toastText);
    form.setError('email', { message }, { shouldFocus: true });
  }

  async function send(values: { email: string }) {
    const email = values.email.trim().toLowerCase();
    if (email === '') return refuse(noAddress, 'Écrivez l’adresse e-mail de votre compte.');
    try {
      await http.post('auth/password/reset', { email, ...(await deviceMarks(http)) });
      onSent(email);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 404)
        refuse(unknownAddress, 'Vérifiez cette adresse\u00a0: elle n’est liée à aucun compte.');
      // Too many attempts: the message of the API states how long to wait.
      else if (error.status === 429) refuse(error.message, error.message);
      else refuse(error.message, 'La demande n’a pas pu être envoyée. Réessayez dans un instant.');
    }
  }

  return (
    <form className={`${styles.form} sph-stack`} noValidate onSubmit={form.handleSubmit(send)}>
      <InputField
        label="Adresse e-mail"
        required
        error={errors.email?.message}
        {...form.register('email', { onChange: () => form.clearErrors('email') })}
        type="email"
        autoComplete="email"
        maxLength={longest.emailAddress}
      />
      <Button type="submit" busy={isSubmitting}>
        Confirmer
      </Button>
    </form>
  );
}
