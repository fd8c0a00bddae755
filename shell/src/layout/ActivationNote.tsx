import { useCall } from 'page-kit/forms';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import { isMissing, useHttp } from 'shared-contracts/http';
import { Button, IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { reasonToRetry } from '../sign-in/reason-to-retry';
import styles from './strip.module.css';

/** Explains the next step after a registration, and sends the email again: the toast closes after 3 s. */
export function ActivationNote({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const http = useHttp();
  const { company } = useEnvironment();
  const [sent, setSent] = useState(false);
  const nothingReceived = `Rien reçu\u202f? Écrivez-nous à ${company.email}.`;
  const { busy, refusal, run } = useCall((error) =>
    isMissing(error) ? nothingReceived : reasonToRetry(error),
  );

  const resend = () =>
    run(async () => {
      await http.post('auth/verify/resend', { email });
      setSent(true);
    });

  function close() {
    onClose();
    // The pressed button is gone; the page follows the strip.
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }

  return (
    <Wrap className={styles.row}>
      <Icon name="mail" size="s" />
      <div className={styles.words}>
        <p>
          <b>Activez votre compte</b>{' '}
          <span>
            par le lien de l’e-mail envoyé à {email}&#8239;; pensez à regarder dans les indésirables.
          </span>{' '}
          <span>{refusal ?? (sent && 'L’e-mail vient d’être renvoyé.')}</span>
        </p>
        {refusal !== nothingReceived && (
          <Button variant="tertiary" size="small" busy={busy} onClick={() => void resend()}>
            Renvoyer l’e-mail
          </Button>
        )}
      </div>
      <IconButton icon="close" label="Masquer ce message" onClick={close} />
    </Wrap>
  );
}
