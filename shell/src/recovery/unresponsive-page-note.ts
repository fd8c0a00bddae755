import { slowAfter } from 'page-kit/page';
import { buttonClass } from 'shared-ui/button';
import classes from './unresponsive-page-note.module.css';

const failed = 'Cette page se lit, mais une partie de la boutique ne répond pas.';
const late =
  'Cette page se lit\u202f; le chargement du reste est toujours en cours, plus long que d’habitude.';

/** Creates a note with 'Réessayer' below an unhydrated page. */
function createNote(onRetry: () => void) {
  const line = document.createElement('div');
  line.className = classes.line ?? '';
  line.setAttribute('role', 'status');
  const text = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = buttonClass({ variant: 'secondary', size: 'small' }) ?? '';
  button.textContent = 'Réessayer';
  button.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    onRetry();
  });
  line.append(text, button);
  return {
    show(sentence: string) {
      text.textContent = sentence;
      button.removeAttribute('aria-busy');
      // Not inserted again: a visitor may be about to click.
      if (!line.isConnected) document.body.append(line);
    },
    isShown: () => line.isConnected,
    remove: () => line.remove(),
  };
}

interface Waiting {
  /** `byVisitor`: 'Réessayer' was clicked, or the connection has returned. */
  readonly prepare: (byVisitor: boolean) => Promise<void>;
  /** Aborts when the result is no longer needed. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Waits for the code of the server's page. A note offers a retry when an attempt fails or takes longer than 8 s;
 * such an attempt is also repeated when the connection returns. Resolves once any succeeds; never once aborted.
 */
export function untilPrepared({ prepare, signal }: Waiting): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => follow(prepare(true));
    const note = createNote(retry);
    /** The attempt that began last; null once stopped. */
    let newest: Promise<void> | null = null;
    /** The connection has returned since the newest attempt began: if it fails, it may have begun offline. */
    let isOnlineAgain = false;

    function onOnline(): void {
      isOnlineAgain = true;
      if (note.isShown()) retry();
    }

    function stop(): void {
      newest = null;
      note.remove();
      window.removeEventListener('online', onOnline);
    }

    function follow(attempt: Promise<void>): void {
      newest = attempt;
      isOnlineAgain = false;
      const timer = setTimeout(() => newest === attempt && note.show(late), slowAfter);
      attempt
        .then(
          () => {
            if (!newest) return;
            stop();
            resolve();
          },
          () => {
            if (newest !== attempt) return;
            if (isOnlineAgain) retry();
            else note.show(failed);
          },
        )
        .finally(() => clearTimeout(timer));
    }

    signal?.addEventListener('abort', stop);
    window.addEventListener('online', onOnline);
    follow(prepare(false));
  });
}
