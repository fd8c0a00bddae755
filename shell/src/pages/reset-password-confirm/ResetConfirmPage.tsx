import { PageMeta } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { stripToken } from '../mailed-link';
import { NewPasswordForm } from './NewPasswordForm';
import styles from './ResetConfirmPage.module.css';

/** A new password, by the token of the mail; without a token it leads home. */
export function ResetConfirmPage() {
  const [parameters] = useSearchParams();
  const [token] = useState(() => parameters.get('token') ?? '');
  const [changed, setChanged] = useState(false);
  useEffect(stripToken, []);

  return (
    <Wrap>
      <PageMeta title="Nouveau mot de passe" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle title="Nouveau mot de passe" />
      <div className={styles.column}>
        {changed ? (
          <>
            <Note tone="ok">Votre nouveau mot de passe est enregistré.</Note>
            <ButtonLink href="/login" data-replace>
              Se connecter
            </ButtonLink>
          </>
        ) : (
          <NewPasswordForm token={token} onChanged={() => setChanged(true)} />
        )}
      </div>
    </Wrap>
  );
}
