import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { fieldAtFault, notify } from 'page-kit/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Tokens } from 'shared-contracts/api/auth';
import { signInAtom } from 'shared-contracts/auth';
import { ApiError, isApiError, useHttp } from 'shared-contracts/http';
import { Button, ButtonLink, TextLink } from 'shared-ui/button';
import { Note, Spinner } from 'shared-ui/feedback';
import { PasswordField } from 'shared-ui/field';
import { takeOrderIntent } from '../../sign-in/order-intent';
import { reasonToRetry } from '../../sign-in/reason-to-retry';
import { dropRegistrationMark, registrationMark } from '../../sign-in/registration-mark';
import { isLinkOver, MailedLinkPage, stripToken } from '../MailedLinkPage';
import styles from '../MailedLinkPage.module.css';
import { NewEmail } from './NewEmail';

const refusal = "Echec de la vérification de l'email utilisateur"; // specification, section 8

/** Whether the API requires the password of the registration, or refused the typed password. */
const isAboutPassword = (error: unknown) =>
  isApiError(error) && fieldAtFault(error, { password: '' }) !== null;

/**
 * Verifies the email address with the emailed token, then signs in and redirects to the checkout, if the
 * customer registered to order, else home. Without a registration in this browser it waits for `start`: email
 * scanners open links too. The query client caches one attempt per token: a remount does not verify again.
 */
function useVerification(token: string | null) {
  const http = useHttp();
  const signIn = useSetAtom(signInAtom);
  const navigate = useNavigate();
  const [registeredHere] = useState(() => registrationMark() !== '');

  async function verify(body?: { password: string }): Promise<'/purchase' | '/'> {
    try {
      if (!token) throw new ApiError({ status: 400, code: 'no_token' });
      const mark = (await http.takesExtras()) && { mark: registrationMark() };
      const query = new URLSearchParams({ token, ...mark });
      signIn(await http.post<Tokens>(`auth/verify?${query}`, body));
      dropRegistrationMark();
      toast.success('Compte vérifié\u202f!');
      return takeOrderIntent() ? '/purchase' : '/';
    } catch (error) {
      if (!isAboutPassword(error)) notify(refusal);
      throw error;
    }
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verification', token],
    queryFn: () => verify(),
    enabled: registeredHere || !token,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

  useEffect(() => {
    if (data) void navigate(data, { replace: true });
  }, [data, navigate]);
  return {
    /** Error of the last attempt without a password. */
    error,
    isRunning: isFetching,
    /** Whether this is the browser of the registration, where the page verifies without a click. */
    registeredHere,
    start: () => void refetch(),
    /** Verifies with the password of the registration. @throws {ApiError} */
    startWith: async (password: string) => void navigate(await verify({ password }), { replace: true }),
  };
}

/** Opens the link of a registration, or with `change` that of a new address. */
export function Component() {
  const [parameters] = useSearchParams();
  const [[token, isNew]] = useState(() => [parameters.get('token'), parameters.has('change')] as const);
  useEffect(stripToken, []);
  if (isNew) return <NewEmail token={token} />;
  return (
    <MailedLinkPage title="Vérification de l’adresse e-mail">
      <Registration token={token} />
    </MailedLinkPage>
  );
}

function Registration({ token }: { readonly token: string | null }) {
  const { error, isRunning, registeredHere, start, startWith } = useVerification(token);
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

/** Asks for the password of the registration in another browser, with a link to reset it. */
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
    <form className={`${styles.form} sph-stack`} noValidate onSubmit={form.handleSubmit(send)}>
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
          <div className="sph-cluster">
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
