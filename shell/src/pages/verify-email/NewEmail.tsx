import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery, useUser } from 'shared-contracts/auth';
import { type ApiError, isApiError, useHttp } from 'shared-contracts/http';
import { Button, ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import { reasonToRetry } from '../../sign-in/reason-to-retry';
import { isLinkOver, LinkResult, MailedLinkPage } from '../MailedLinkPage';

/**
 * Confirms a customer's new email address with the token of the email, on a click: email scanners open links
 * too.
 */
export function NewEmail({ token }: { readonly token: string | null }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const { user } = useUser();
  return (
    <MailedLinkPage title="Nouvelle adresse e-mail">
      {isConfirmed ? (
        <>
          <LinkResult>Votre nouvelle adresse e-mail est enregistrée.</LinkResult>
          <ButtonLink href={user ? '/profile?securite' : '/login'} data-replace>
            {user ? 'Voir mon compte' : 'Se connecter'}
          </ButtonLink>
        </>
      ) : (
        <Confirmation token={token} onConfirmed={() => setConfirmed(true)} />
      )}
    </MailedLinkPage>
  );
}

interface ConfirmationProps {
  readonly token: string | null;
  readonly onConfirmed: () => void;
}

function Confirmation({ token, onConfirmed }: ConfirmationProps) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function confirm() {
    setBusy(true);
    setError(null);
    try {
      await http.post('auth/email/confirm', { token });
      void queryClient.invalidateQueries({ queryKey: profileQuery(http).queryKey });
      onConfirmed();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure);
      setBusy(false);
    }
  }

  const isOver = isLinkOver(error);
  return (
    <>
      {!isOver && <p>Confirmez que cette adresse est la vôtre&nbsp;: elle devient celle de votre compte.</p>}
      {error && (
        <Note tone="bad" role="alert">
          {isOver ? error.message : reasonToRetry(error)}
        </Note>
      )}
      <Button busy={busy} disabled={isOver} onClick={() => void confirm()}>
        Confirmer cette adresse
      </Button>
      {isOver && <ButtonLink href="/profile?securite">Demander un nouveau lien</ButtonLink>}
    </>
  );
}
