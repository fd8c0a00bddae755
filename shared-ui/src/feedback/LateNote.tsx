import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './LateNote.module.css';
import { RetryNote } from './Note';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the device has a network connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Why a load is late. */
export type Delay = 'slow' | 'offline';

/**
 * Returns why a pending load is late: it has lasted `after` milliseconds, or the device is offline. Null
 * before and after. A retry does not reset it, so that the button does not move away from the pointer.
 */
export function useDelay(pending: boolean, after: number): Delay | null {
  const online = useIsOnline();
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    // A timer in both cases: cached data arrives before it fires, so that the note does not flash.
    const timer = setTimeout(() => setLate(true), online ? after : 0);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending, online, after]);

  if (!late) return null;
  return online ? 'slow' : 'offline';
}

/** Sentences for late content, by reason. */
export const delaySentences = {
  slow: 'Le chargement est toujours en cours, plus long que d’habitude.',
  offline: 'Vous êtes hors ligne. Le chargement reprendra au retour de la connexion.',
} as const satisfies Record<Delay, string>;

interface DelaySentenceProps {
  delay: Delay;
  /** Requests the pending content again. */
  onRetry: () => void;
  className?: string | undefined;
}

/** Renders the note with its button in the flow of the page. */
export function DelaySentence({ delay, onRetry, className }: DelaySentenceProps) {
  return (
    <RetryNote
      tone="info"
      icon={delay === 'offline' ? 'offline' : undefined}
      className={className}
      onRetry={onRetry}
    >
      {delaySentences[delay]}
    </RetryNote>
  );
}

interface DelayNoteProps extends Pick<DelaySentenceProps, 'onRetry'> {
  /** Null: nothing is rendered. */
  delay: Delay | null;
}

/** Renders the note over the skeleton that follows it; it must not be inside the hidden skeleton. */
export function DelayNote({ delay, onRetry }: DelayNoteProps) {
  if (!delay) return null;
  return (
    <div className={styles.late}>
      <DelaySentence delay={delay} onRetry={onRetry} />
    </div>
  );
}

interface LateNoteProps extends Pick<DelaySentenceProps, 'onRetry'> {
  /** Delay in milliseconds before the note is shown. */
  after: number;
}

/** Renders why loading is late, with 'Réessayer', else nothing. Mount it directly before its skeleton. */
export function LateNote({ after, onRetry }: LateNoteProps) {
  return <DelayNote delay={useDelay(true, after)} onRetry={onRetry} />;
}

interface UntilLateProps extends LateNoteProps {
  /** The skeleton. Without it, the note is for several small skeletons, which stay. */
  children?: ReactNode;
}

/** Renders a skeleton that is too small for an overlay: the note replaces it. */
export function UntilLate({ after, onRetry, children }: UntilLateProps) {
  const delay = useDelay(true, after);
  if (!delay) return children;
  return <DelaySentence delay={delay} onRetry={onRetry} className={children ? undefined : styles.above} />;
}
