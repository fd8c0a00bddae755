import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../button';
import styles from './LateNote.module.css';
import { Note } from './Note';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the device has no network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

export type Delay = 'slow' | 'offline';

/**
 * Why what is `pending` is late: it has lasted `after` ms, or the device has no network, which counts at once. Null before, and
 * from its end on. Another try meanwhile changes nothing: it moves no button from under the pointer.
 */
export function useDelay(pending: boolean, after: number): Delay | null {
  const online = useIsOnline();
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    // By a timer in both cases: what is in memory is there before it ends, and no sentence flashes up.
    const timer = setTimeout(() => setLate(true), online ? after : 0);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending, online, after]);

  if (!late) return null;
  return online ? 'slow' : 'offline';
}

/** What is said of something that has not come yet. */
export const delaySentences = {
  slow: 'Le chargement est toujours en cours, plus long que d’habitude.',
  offline: 'Vous êtes hors ligne. Le chargement reprendra au retour de la connexion.',
} as const satisfies Record<Delay, string>;

interface DelayNoteProps {
  delay: Delay;
  /** Asks again for what is on its way. */
  onRetry: () => void;
}

/**
 * Lies over the skeleton that follows it, which reserves the space. A note inside that skeleton is hidden with it.
 */
export function DelayNote({ delay, onRetry }: DelayNoteProps) {
  return (
    <div className={styles.late}>
      <DelaySentence delay={delay} onRetry={onRetry} />
    </div>
  );
}

interface DelaySentenceProps extends DelayNoteProps {
  className?: string | undefined;
}

/** The sentence where it stands, and its button. */
export function DelaySentence({ delay, onRetry, className }: DelaySentenceProps) {
  return (
    <Note tone="info" role="status" icon={delay === 'offline' ? 'offline' : undefined} className={className}>
      <span className={styles.row}>
        <span>{delaySentences[delay]}</span>
        <Button variant="secondary" size="small" onClick={onRetry}>
          Réessayer
        </Button>
      </span>
    </Note>
  );
}

interface LateNoteProps {
  /** ms after which the skeleton gives way. */
  after: number;
  /** Asks again for what is on its way. */
  onRetry: () => void;
}

/** Right before a skeleton: nothing until it is late, then why, with 'Réessayer'. Goes with the skeleton. */
export function LateNote({ after, onRetry }: LateNoteProps) {
  const delay = useDelay(true, after);
  return delay && <DelayNote delay={delay} onRetry={onRetry} />;
}

interface UntilLateProps extends LateNoteProps {
  /** The skeleton; without one the sentence speaks for many small ones, which stay. */
  children?: ReactNode;
}

/** A skeleton too small for the sentence to lie over it: the sentence replaces it. */
export function UntilLate({ after, onRetry, children }: UntilLateProps) {
  const delay = useDelay(true, after);
  if (!delay) return children;
  return <DelaySentence delay={delay} onRetry={onRetry} className={children ? undefined : styles.above} />;
}
