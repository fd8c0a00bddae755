import { useQueryClient } from '@tanstack/react-query';
import { useCall } from 'page-kit/forms';
import { useState } from 'react';
import { profileQuery, useUser } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { Button, ButtonLink } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import { reasonToRetry } from '../../sign-in/reason-to-retry';
import { isLinkOver, LinkResult, MailedLinkPage } from '../MailedLinkPage';

/** Confirms a new email address with the token of the email, on a click: email scanners open links too. */
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

function Confirmation({ token, onConfirmed }: { token: string | null; onConfirmed: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [isOver, setOver] = useState(false);
  const { busy, refusal, run } = useCall((error) => {
    setOver(isLinkOver(error));
    return isLinkOver(error) ? error.message : reasonToRetry(error);
  });

  const confirm = () =>
    run(async () => {
      await http.post('auth/email/confirm', { token });
      void queryClient.invalidateQueries({ queryKey: profileQuery(http).queryKey });
      onConfirmed();
    });

  return (
    <>
      {!isOver && <p>Confirmez que cette adresse est la vôtre&nbsp;: elle devient celle de votre compte.</p>}
      <Refusal>{refusal}</Refusal>
      <Button busy={busy} disabled={isOver} onClick={() => void confirm()}>
        Confirmer cette adresse
      </Button>
      {isOver && <ButtonLink href="/profile?securite">Demander un nouveau lien</ButtonLink>}
    </>
  );
}
