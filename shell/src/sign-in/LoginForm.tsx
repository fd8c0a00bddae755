import { useSetAtom } from 'jotai';
import { useEnvironment } from 'page-kit/page';
import { useEffect, useId, useLayoutEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Credentials, Tokens } from 'shared-contracts/api/auth';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { deviceMarks, signInAtom } from 'shared-contracts/auth';
import { type ApiError, isApiError, useHttp } from 'shared-contracts/http';
import { Button, TextLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { Checkbox, InputField, PasswordField } from 'shared-ui/field';
import styles from './form.module.css';
import { reasonToRetry } from './reason-to-retry';

/** Shown for every sign-in that fails (specification, section 8); the reason follows below. */
const signInRefusal = 'Erreur lors de la connexion';

const wrongCredentials =
  'Identifiant, adresse e-mail ou mot de passe incorrect. Vérifiez-les, ou choisissez un nouveau mot de passe par «\u00a0Mot de passe oublié\u202f?\u00a0».';

/** Returns why a sign-in was refused and the next step. The API explains a 403 (unverified account). */
export function refusalReason(error: ApiError): string {
  const { status, message } = error;
  if (status === 403 && message !== unknownError) return message;
  return status === 400 || status === 401 || status === 403 ? wrongCredentials : reasonToRetry(error);
}

interface LoginFormProps {
  /** State of the dialog around the form, if any; closing it clears the password and the refusal. */
  readonly dialog?: 'open' | 'closed';
}

/** Renders the sign-in form, by username or email. The parent handles the successful sign-in. */
export function LoginForm({ dialog }: LoginFormProps) {
  const http = useHttp();
  const signIn = useSetAtom(signInAtom);
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '', _remember_me: false } });
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] });
  const { errors, isSubmitting } = form.formState;
  const { hideAccountExistence } = useEnvironment().settings;
  // The API then gives the same response for an unknown account and for one that is not verified.
  const mayBeNew = hideAccountExistence && errors.root?.message === wrongCredentials;
  const refusalId = useId();

  const { setFocus, resetField, clearErrors } = form;
  // The dialog focuses its first field when it opens, but the form may load later.
  useLayoutEffect(() => {
    if (dialog === 'open') setFocus('username');
  }, [dialog, setFocus]);
  useEffect(() => {
    if (dialog !== 'closed') return;
    resetField('password');
    clearErrors();
  }, [dialog, resetField, clearErrors]);

  async function send(typed: Credentials) {
    try {
      const marks = await deviceMarks(http);
      const credentials: Credentials = { ...typed, username: typed.username.trim(), ...marks };
      signIn(await http.post<Tokens>('auth/login', credentials));
      form.reset();
    } catch (error) {
      if (!isApiError(error)) throw error;
      form.setError('root', { message: refusalReason(error) });
      form.setFocus('password');
    }
  }

  const isComplete = username.trim() !== '' && password !== '';
  return (
    <form className="sph-stack" noValidate onSubmit={form.handleSubmit(send)}>
      <InputField
        label="Identifiant ou adresse e-mail"
        required
        {...form.register('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label="Mot de passe"
        required
        {...form.register('password')}
        autoComplete="current-password"
        aria-invalid={errors.root ? true : undefined}
        aria-describedby={errors.root ? refusalId : undefined}
      />
      <div className={`${styles.row} sph-row`}>
        {dialog && <Checkbox label="Rester connecté" {...form.register('_remember_me')} />}
        <TextLink href="/reset-password">Mot de passe oublié&#8239;?</TextLink>
      </div>
      {errors.root && (
        <Note tone="bad" role="alert">
          <p id={refusalId}>{signInRefusal}</p>
          <p>{errors.root.message}</p>
          {mayBeNew && <p className="sph-quiet">Compte récent&#8239;? Vérifiez d’abord votre adresse.</p>}
        </Note>
      )}
      <Button
        type="submit"
        full
        busy={isSubmitting}
        disabledReason={isComplete ? undefined : 'Remplissez les deux champs pour vous connecter.'}
      >
        {dialog ? 'Me connecter' : 'Se connecter'}
      </Button>
    </form>
  );
}
