import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ignoreNotFound, toasted, useCall } from 'page-kit/forms';
import { formatMoment } from 'page-kit/orders';
import { useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Session } from 'shared-contracts/api/users';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Pill, Skeleton } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import { sessionsQuery } from '../account-queries';
import { Loaded } from '../Loaded';
import { Loading } from '../SectionSkeleton';
import { useSignOut } from '../use-sign-out';
import { useTitleFocus } from '../use-title-focus';
import styles from './SecuritySection.module.css';

const refusal = () => toasted('Erreur lors de la déconnexion de l’appareil');

/** Lists the signed-in devices, each with a sign-out button; this device signs out as from the menu. */
export function SessionList() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = sessionsQuery(http);
  const query = useQuery(sessionsQuery(http));
  const { signOut } = useSignOut();
  const { title, focusTitle } = useTitleFocus();
  const titleId = useId();
  const { busy, run } = useCall(refusal);
  const hasOthers = query.data?.some(({ current }) => !current) ?? false;

  /** `isEnded` selects the sessions to remove from the list. @throws {ApiError} */
  async function end(path: string, isEnded: (session: Session) => boolean, success: string): Promise<void> {
    await http.delete(path).catch(ignoreNotFound);
    queryClient.setQueryData(queryKey, (listed) => listed?.filter((session) => !isEnded(session)));
    void queryClient.invalidateQueries({ queryKey });
    toast.success(success);
    focusTitle();
  }

  const endOne = ({ id }: Session) =>
    end(`users/sessions/${encodeURIComponent(id)}`, (other) => other.id === id, 'Appareil déconnecté');
  const endOthers = () =>
    run(() => end('users/sessions', ({ current }) => !current, 'Vos autres appareils sont déconnectés'));

  return (
    <section aria-labelledby={titleId}>
      <div className={`${styles.head} sph-row`}>
        <h3 id={titleId} ref={title} tabIndex={-1}>
          Appareils connectés
        </h3>
        {hasOthers && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void endOthers()}>
            Déconnecter les autres appareils
          </Button>
        )}
      </div>
      <Loaded
        query={query}
        failure="Vos appareils ne peuvent pas être affichés pour le moment."
        skeleton={
          <Loading>
            <Skeleton className={styles.skeleton} />
          </Loading>
        }
      >
        {(sessions) => (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                onSignOut={async () => (session.current ? signOut() : endOne(session))}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

interface SessionCardProps {
  readonly session: Session;
  /** May reject with an `ApiError`. */
  readonly onSignOut: () => Promise<void>;
}

function SessionCard({ session, onSignOut }: SessionCardProps) {
  const { device, createdAt, lastUsedAt, current } = session;
  const nameId = useId();
  const { busy, run } = useCall(refusal);

  return (
    <PanelBox as="li" padded className={`${styles.session} sph-row`}>
      <div className={`${styles.facts} sph-quiet`}>
        <div className={`${styles.name} sph-row`}>
          <h4 id={nameId}>{device ?? 'Appareil inconnu'}</h4>
          {current && <Pill tone="info">Cet appareil</Pill>}
        </div>
        <p>Connecté depuis le {formatMoment(createdAt)}</p>
        <p>Dernière utilisation&nbsp;: {formatMoment(lastUsedAt)}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-describedby={nameId}
        onClick={() => void run(onSignOut)}
      >
        Déconnecter
      </Button>
    </PanelBox>
  );
}
