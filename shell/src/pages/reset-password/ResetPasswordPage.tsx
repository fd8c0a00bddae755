import { PageMeta } from 'page-kit/page';
import { useState } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { PageTitle, Wrap } from 'shared-ui/layout';
import styles from './ResetPasswordPage.module.css';
import { ResetRequestForm } from './ResetRequestForm';

/** Asks for the mail that leads to a new password. */
export function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Wrap>
      <PageMeta title="Mot de passe oublié" />
      <PageTitle title={'Mot de passe oublié\u202f?'} />
      <div className={styles.column}>
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
      </div>
    </Wrap>
  );
}

function Sent({ address }: { address: string }) {
  return (
    <>
      <Note tone="ok" role="status">
        <h2 className={styles.sent}>Requête prise en compte</h2>
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
