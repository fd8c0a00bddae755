import { slowAfter } from 'page-kit/page';
import classes from './unresponsive-page-note.module.css';

const failed = 'Cette page se lit, mais une partie de la boutique ne répond pas.';
const late =
  'Cette page se lit\u202f; le chargement du reste est toujours en cours, plus long que d’habitude.';
const clickRecorded = ' Votre clic est gardé.';
/** ms after which a button that was pressed says why nothing happens. */
const pressedAfter = 2000;

/** A line with 'Réessayer' below the server's page, which React has not taken over; it retries online as well. */
function retryLine(onRetry: () => void) {
  const line = document.createElement('div');
  line.className = classes.line ?? '';
  line.setAttribute('role', 'status');
  const text = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classes.button ?? '';
  button.textContent = 'Réessayer';
  button.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    onRetry();
  });
  line.append(text, button);
  return {
    say(sentence: string) {
      text.textContent = sentence;
      button.removeAttribute('aria-busy');
      // Left where it is while it is there: a visitor may be about to press.
      if (line.isConnected) return;
      document.body.append(line);
      window.addEventListener('online', onRetry);
    },
    remove() {
      line.remove();
      window.removeEventListener('online', onRetry);
    },
  };
}

interface Waiting {
  /** `again`: 'Réessayer' was pressed, or the connection has returned. */
  readonly prepare: (again: boolean) => Promise<void>;
  /** Selector of what does not answer yet. */
  readonly asleep: string;
  /** Aborts when the result is not needed any longer. */
  readonly left?: AbortSignal | undefined;
}

/**
 * Waits for the code of the server's page. A line offers another try when one fails, takes longer than 8 s, or
 * soon after a button was pressed. Resolves with the first that succeeds; never once the page is left.
 */
export function untilPrepared({ prepare, asleep, left }: Waiting): Promise<void> {
  return new Promise((resolve) => {
    const line = retryLine(() => follow(prepare(true)));
    let newest: Promise<void> | null = null;
    let sentence = '';
    let pressed = false;

    function say(text: string): void {
      sentence = text;
      line.say(pressed ? text + clickRecorded : text);
    }

    function notePress({ target }: Event): void {
      if (!(target instanceof Element && target.closest('button')?.closest(asleep))) return;
      pressed = true;
      if (sentence) say(sentence);
      else setTimeout(() => newest && !sentence && say(late), pressedAfter);
    }

    function stop(): void {
      newest = null;
      line.remove();
      window.removeEventListener('click', notePress, true);
    }

    function follow(attempt: Promise<void>): void {
      newest = attempt;
      const timer = setTimeout(() => newest === attempt && say(late), slowAfter);
      attempt.then(
        () => {
          if (!newest) return;
          stop();
          resolve();
        },
        () => newest === attempt && say(failed),
      );
      attempt.catch(() => undefined).finally(() => clearTimeout(timer));
    }

    window.addEventListener('click', notePress, true);
    left?.addEventListener('abort', stop);
    follow(prepare(false));
  });
}
