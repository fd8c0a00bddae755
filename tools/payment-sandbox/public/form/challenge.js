import { elementOf, send } from './page.js';

const section = elementOf('challenge', HTMLElement);
const title = elementOf('challenge-title', HTMLElement);
const text = elementOf('challenge-text', HTMLElement);
const buttons = {
  confirm: elementOf('confirm', HTMLButtonElement),
  abandon: elementOf('abandon', HTMLButtonElement),
};

/**
 * Shows the bank's confirmation step until the cardholder decides or it times out.
 * @param {import('../frame-messages').Challenge} challenge
 * @param {string} amount formatted amount
 * @returns {Promise<'confirm' | 'abandon' | 'wait'>}
 */
export async function askCardholder({ confirmable, timeoutMs }, amount) {
  text.textContent = confirmable
    ? `Votre banque vous demande de confirmer le paiement de ${amount}.`
    : `Votre banque attend votre confirmation du paiement de ${amount} dans son application.`;
  buttons.confirm.hidden = !confirmable;
  setBusy(false);
  section.hidden = false;
  send({ type: 'challenge', open: true });
  /** @type {'confirm' | 'abandon' | 'wait'} */
  const decision = await new Promise((resolve) => {
    buttons.confirm.onclick = () => resolve('confirm');
    buttons.abandon.onclick = () => resolve('abandon');
    setTimeout(() => resolve('wait'), timeoutMs);
  });
  setBusy(true);
  return decision;
}

/** Focuses the title; called after the shop's page has focused this frame. */
export function focusChallenge() {
  title.focus();
}

export function closeChallenge() {
  if (section.hidden) return;
  section.hidden = true;
  send({ type: 'challenge', open: false });
}

/** @param {boolean} busy */
function setBusy(busy) {
  for (const button of Object.values(buttons)) {
    button.setAttribute('aria-disabled', String(busy));
    if (busy) button.onclick = null;
  }
}
