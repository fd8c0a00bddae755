import classes from './offer-retry.module.css';

/**
 * A line with 'Réessayer' below the server's page, made without React: React is not there yet. Resolves once an attempt
 * has succeeded; the line goes then.
 */
export function offerRetry(attempt: () => Promise<void>): Promise<void> {
  const line = document.createElement('div');
  line.className = classes.line ?? '';
  line.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = 'Cette page se lit, mais une partie de la boutique ne répond pas.';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classes.button ?? '';
  button.textContent = 'Réessayer';
  line.append(text, button);
  document.body.append(line);

  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      button.setAttribute('aria-busy', 'true');
      attempt().then(
        () => {
          line.remove();
          resolve();
        },
        () => button.removeAttribute('aria-busy'),
      );
    });
  });
}
