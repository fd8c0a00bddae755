import { emailField, fieldAtFault, filled, personField, useEditedForm } from 'page-kit/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ContactMessage } from 'shared-contracts/api/contact-message';
import { longest } from 'shared-contracts/api/limits';
import { isPhoneNumber, phoneRefusal } from 'shared-contracts/api/phone-and-email';
import type { User } from 'shared-contracts/api/users';
import { useUser } from 'shared-contracts/auth';
import { ApiError, isApiError, useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Note, Refusal } from 'shared-ui/feedback';
import { ErrorSummary, Field, InputField, TextArea } from 'shared-ui/field';
import { takeFocus } from '../../layout/take-focus';
import styles from './ContactPage.module.css';

// Specification, section 8.
const success = 'Message envoyé\u202f!';
const refusal = "Erreur lors de l'envoi du formulaire";

type Message = Required<ContactMessage>;

const nothing: Message = {
  firstName: '',
  lastName: '',
  subject: '',
  phone: '',
  email: '',
  orderReference: '',
  message: '',
};

/** Renders the form for a message to the shop. It is emptied only after the message was sent. */
export function ContactForm({ orderReference = '' }: { orderReference?: string }) {
  const http = useHttp();
  const { user } = useUser();
  const form = useEditedForm<Message>({ ...nothing, orderReference });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  const [sent, setSent] = useState(false);

  // Does not overwrite what the customer typed before the profile was loaded.
  const fillIn = useEffectEvent(({ firstName, lastName, emailAddress }: User) => {
    if (!dirtyFields.firstName) form.setValue('firstName', firstName);
    if (!dirtyFields.lastName) form.setValue('lastName', lastName);
    if (!dirtyFields.email) form.setValue('email', emailAddress);
  });
  useEffect(() => {
    if (user) fillIn(user);
  }, [user]);

  async function send(message: Message) {
    setSent(false);
    try {
      const { status } = await http.request('POST', 'contact', message);
      if (status !== 201) throw new ApiError({ status, code: 'not_created' });
      toast.success(success);
      setSent(true);
      form.reset({
        ...nothing,
        ...(user && { firstName: user.firstName, lastName: user.lastName, email: user.emailAddress }),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const field = fieldAtFault(error, message);
      if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
      form.setError('root', { message: refusal });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)}>
      <p className={styles.explained}>Les champs marqués d’une étoile sont nécessaires pour vous répondre.</p>
      <ErrorSummary {...form.summary} />
      <div className={styles.two}>
        {(['lastName', 'firstName'] as const).map((name) => (
          <InputField key={name} starInLabel {...personField(form, name)} />
        ))}
        <InputField
          label="Adresse e-mail"
          required
          starInLabel
          {...form.field('email', emailField.rules)}
          {...emailField.input}
        />
        <InputField
          label="N° de téléphone"
          required
          starInLabel
          hint="Pour vous rappeler si la réponse demande une précision, jamais pour du démarchage."
          {...form.field('phone', {
            required: 'Écrivez votre numéro de téléphone.',
            validate: (typed) => isPhoneNumber(typed) || phoneRefusal,
          })}
          type="tel"
          autoComplete="tel"
          maxLength={longest.phone}
        />
        <InputField
          label="Objet"
          required
          starInLabel
          {...form.field('subject', filled('Dites en quelques mots de quoi il s’agit.'))}
          maxLength={longest.subject}
        />
        <InputField
          label="Référence de commande"
          optional
          {...form.field('orderReference')}
          autoComplete="off"
          maxLength={longest.orderReference}
        />
      </div>
      <Field label="Message" required starInLabel {...form.entry('message')}>
        {(control) => (
          <TextArea
            {...control}
            {...form.input('message', filled('Écrivez votre message.'))}
            rows={7}
            maxLength={longest.message}
          />
        )}
      </Field>
      <Refusal>{errors.root?.message}</Refusal>
      <Button type="submit" className={styles.submit} busy={isSubmitting}>
        Envoyer
      </Button>
      {sent && (
        <div ref={takeFocus} className={styles.sent} tabIndex={-1}>
          <Note tone="ok">
            Merci, votre demande nous est parvenue. Nous vous répondons pendant nos heures d’ouverture.
          </Note>
        </div>
      )}
    </form>
  );
}
