import { tell } from './parent-page.js';

const section = document.getElementById('challenge');
const title = document.getElementById('challenge-title');
const text = document.getElementById('challenge-text');
const buttons = { confirm: document.getElementById('confirm'), abandon: document.getElementById('abandon') };

/**
 * Shows the bank's confirmation step until the cardholder or the bank's clock ends it.
 * @param {{confirmable: boolean, timeoutMs: number}} challenge
 * @param {string} amount as shown to the cardholder
 * @returns {Promise<'confirm' | 'abandon' | 'wait'>}
 */
export async function askCardholder({ confirmable, timeoutMs }, amount) {
  text.textContent = confirmable
    ? `Votre banque vous demande de confirmer le paiement de ${amount}.`
    : `Votre banque attend votre confirmation du paiement de ${amount} dans son application.`;
  buttons.confirm.hidden = !confirmable;
  setBusy(false);
  section.hidden = false;
  tell('challenge', { open: true });
  const decision = await new Promise((resolve) => {
    buttons.confirm.onclick = () => resolve('confirm');
    buttons.abandon.onclick = () => resolve('abandon');
    setTimeout(resolve, timeoutMs, 'wait');
  });
  setBusy(true);
  return decision;
}

/** Once the shop's page has given the focus to this frame. */
export function focusChallenge() {
  title.focus();
}

export function closeChallenge() {
  if (section.hidden) return;
  section.hidden = true;
  tell('challenge', { open: false });
}

function setBusy(busy) {
  for (const button of Object.values(buttons)) {
    button.setAttribute('aria-disabled', String(busy));
    if (busy) button.onclick = null;
  }
}
