import { PageMeta } from 'page-kit/page';
import { Button } from 'shared-ui/button';
import { Spinner } from 'shared-ui/feedback';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { isLinkOver } from '../link-over';
import { RegistrationPassword } from './RegistrationPassword';
import { isAboutPassword, useVerification, type Verification } from './use-verification';
import { VerificationRefusal } from './VerificationRefusal';
import styles from './VerifyEmailPage.module.css';

/** Verifies the e-mail address by the token of the mail, signs the customer in and leads on. */
export function VerifyEmailPage() {
  const verification = useVerification();
  return (
    <Wrap>
      <PageMeta title="Vérification de l’adresse e-mail" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle title="Vérification de l’adresse e-mail" />
      <div className={styles.column}>
        <Step {...verification} />
      </div>
    </Wrap>
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
