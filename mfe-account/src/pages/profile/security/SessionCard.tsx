import { formatMoment } from 'page-kit/orders';
import { useId, useState } from 'react';
import type { Session } from 'shared-contracts/api/users';
import { Button } from 'shared-ui/button';
import { Pill } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import styles from './SecuritySection.module.css';

interface SessionCardProps {
  readonly session: Session;
  /** Resolves when it is done or was refused. */
  readonly onSignOut: () => Promise<void> | void;
}

/** A device that is signed in, since when, and the way out of it. */
export function SessionCard({ session, onSignOut }: SessionCardProps) {
  const { device, createdAt, lastUsedAt, current } = session;
  const nameId = useId();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    await onSignOut();
    setBusy(false);
  }

  return (
    <PanelBox as="li" padded className={styles.session}>
      <div className={styles.facts}>
        <div className={styles.name}>
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
        onClick={() => void signOut()}
      >
        Déconnecter
      </Button>
    </PanelBox>
  );
}
