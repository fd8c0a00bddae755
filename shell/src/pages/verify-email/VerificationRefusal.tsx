import { isApiError } from 'shared-contracts/http';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { reasonToRetry } from '../../sign-in/refusals';
import { isLinkOver } from '../link-over';
import { refusal } from './use-verification';
import styles from './VerifyEmailPage.module.css';

/** Why the address was not verified and what to do next; nothing without an error. */
export function VerificationRefusal({ error }: { readonly error: Error | null }) {
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
