import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import { isApiError, isMissing, useHttp } from 'shared-contracts/http';
import { Button, IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { reasonToRetry } from '../sign-in/refusals';
import styles from './strip.module.css';

interface RegisteredNoteProps {
  readonly address: string;
  readonly onClose: () => void;
}

/** Says how a visitor who has just registered continues, and has the email sent again: the toast is gone after 3 s. */
export function RegisteredNote({ address, onClose }: RegisteredNoteProps) {
  const http = useHttp();
  const { company } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [missing, setMissing] = useState(false);

  async function resend() {
    setBusy(true);
    try {
      await http.post('auth/verify/resend', { email: address });
      setOutcome('L’e-mail vient d’être renvoyé.');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setMissing(isMissing(error));
      setOutcome(
        isMissing(error) ? `Rien reçu\u202f? Écrivez-nous à ${company.email}.` : reasonToRetry(error),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Wrap className={styles.row}>
      <Icon name="mail" size="s" />
      <div className={styles.words}>
        <p>
          <b>Activez votre compte</b>{' '}
          <span>
            par le lien de l’e-mail envoyé à {address}&#8239;; pensez à regarder dans les indésirables.
          </span>{' '}
          <span>{outcome}</span>
        </p>
        {!missing && (
          <Button variant="tertiary" size="small" busy={busy} onClick={() => void resend()}>
            Renvoyer l’e-mail
          </Button>
        )}
      </div>
      <IconButton icon="close" label="Masquer ce message" onClick={onClose} />
    </Wrap>
  );
}
