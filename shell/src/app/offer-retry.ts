import { slowAfter } from '../federation/slow-after';
import classes from './offer-retry.module.css';

const failed = 'Cette page se lit, mais une partie de la boutique ne répond pas.';
const late =
  'Cette page se lit\u202f; le chargement du reste est toujours en cours, plus long que d’habitude.';

/**
 * A line with 'Réessayer' below the server's page, which also tries again when the connection returns. Made without React,
 * which has not taken the page over yet.
 */
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
      // Left in its place while it is there: somebody may be about to press.
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

/**
 * Waits for the code of the server's page. Its content stays; a line offers another try when the first one fails or takes
 * longer than 8 s, while it goes on. Resolves with the first try that succeeds.
 */
export function untilPrepared(
  prepare: () => Promise<void>,
  prepareAgain: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve) => {
    const line = retryLine(() => follow(prepareAgain()));
    let newest: Promise<void> | null = null;

    function follow(attempt: Promise<void>): void {
      newest = attempt;
      const say = (sentence: string) => newest === attempt && line.say(sentence);
      const timer = setTimeout(() => say(late), slowAfter);
      attempt.then(
        () => {
          newest = null;
          line.remove();
          resolve();
        },
        () => say(failed),
      );
      attempt.catch(() => undefined).finally(() => clearTimeout(timer));
    }

    follow(prepare());
  });
}
