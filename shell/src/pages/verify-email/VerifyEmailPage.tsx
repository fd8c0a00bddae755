import { PageMeta } from 'page-kit/page-meta';
import { ButtonLink } from 'shared-ui/button';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { Note } from 'shared-ui/note';
import { Spinner } from 'shared-ui/skeleton';
import { refusal, useVerification } from './use-verification';
import styles from './VerifyEmailPage.module.css';

/** Verifies the e-mail address by the token of the mail, signs the customer in and leads on. */
export function VerifyEmailPage() {
  const { failed } = useVerification();
  return (
    <Wrap>
      <PageMeta title="Vérification de l’adresse e-mail" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle title="Vérification de l’adresse e-mail" />
      {failed ? <Refusal /> : <Spinner label="Vérification en cours…" />}
    </Wrap>
  );
}

function Refusal() {
  return (
    <div className={styles.refusal}>
      <Note tone="bad" role="alert">
        {refusal}
      </Note>
      <p>
        Le lien ne fonctionne qu’une fois et pour un temps limité. Si votre compte est déjà vérifié,
        connectez-vous&#8239;; sinon, écrivez-nous.
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/login" data-replace>
          Se connecter
        </ButtonLink>
        <ButtonLink href="/contact" variant="secondary">
          Nous contacter
        </ButtonLink>
      </div>
    </div>
  );
}
