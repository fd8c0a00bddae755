import { useSetAtom } from 'jotai';
import { emailField, fieldAtFault, newPassword, personField, useEditedForm } from 'page-kit/forms';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Registration } from 'shared-contracts/api/auth';
import { shortest } from 'shared-contracts/api/limits';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import { ErrorSummary, InputField, PasswordField } from 'shared-ui/field';
import styles from './form.module.css';
import { registeredEmailAtom } from './registered-email';
import { keepRegistrationMark } from './registration-mark';

// Specification, section 8.
const sent = 'Un mail vous a été envoyé pour vérifier votre compte.';
const taken = 'Un compte existe déjà à cette adresse mail.';
const refusal = 'Une erreur est survenue.';

const nothing: Registration = {
  firstName: '',
  lastName: '',
  companyName: '',
  emailAddress: '',
  password: '',
};

interface RegistrationFormProps {
  /** When it becomes false, the password is cleared. */
  readonly active: boolean;
  readonly onRegistered: () => void;
}

/** Renders the registration form. It does not sign in: the email address must be verified first. */
export function RegistrationForm({ active, onRegistered }: RegistrationFormProps) {
  const http = useHttp();
  const setRegisteredEmail = useSetAtom(registeredEmailAtom);
  const form = useEditedForm<Registration>(nothing);
  const { errors, isSubmitting } = form.formState;

  const { resetField } = form;
  useEffect(() => {
    if (!active) resetField('password');
  }, [active, resetField]);

  async function send(registration: Registration) {
    try {
      const mark = keepRegistrationMark();
      await http.post('auth/register', { ...registration, ...((await http.takesExtras()) && { mark }) });
      toast.success(sent);
      setRegisteredEmail(registration.emailAddress);
      form.reset();
      onRegistered();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409)
        return form.setError('emailAddress', { message: taken }, { shouldFocus: true });
      const field = fieldAtFault(error, registration);
      if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
      form.setError('root', { message: refusal });
    }
  }

  return (
    <form className="sph-stack" noValidate onSubmit={form.submit(send)}>
      <ErrorSummary {...form.summary} />
      <div className={styles.two}>
        {(['firstName', 'lastName'] as const).map((name) => (
          <InputField key={name} {...personField(form, name)} />
        ))}
      </div>
      <InputField {...personField(form, 'companyName')} />
      <InputField
        label="Adresse e-mail"
        required
        {...form.field('emailAddress', emailField.rules)}
        {...emailField.input}
      />
      <PasswordField
        label="Mot de passe"
        required
        hint={`${shortest.password}\u00a0caractères au minimum. * Champ obligatoire.`}
        {...form.field('password', newPassword(shortest.password))}
        autoComplete="new-password"
      />
      <Refusal>{errors.root?.message}</Refusal>
      <Button type="submit" variant="secondary" full busy={isSubmitting}>
        Créer mon compte
      </Button>
    </form>
  );
}
