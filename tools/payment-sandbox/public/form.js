/** The page of the card form, in a frame of the shop's page; the sandbox checks what is typed. */
const shopOrigin = new URLSearchParams(location.search).get('origin') ?? '';

/** @typedef {{ errorCode: string, errorMessage: string, field: string }} FieldError */
/** @typedef {{ kind: 'open', amount: number, currency: string }} Open */
/** @typedef {{ kind: 'challenge', id: string, confirmable: boolean, timeoutMs: number }} Challenge */
/** @typedef {{ kind: 'paid', answer: object }} Paid */
/** @typedef {{ kind: 'refused', error: object, children: FieldError[], answer: object | null }} Refused */

const form = /** @type {HTMLFormElement} */ (document.getElementById('card'));
const challenge = /** @type {HTMLElement} */ (document.getElementById('challenge'));
const inputs = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll('input')]);
let credentials = { formToken: '', publicKey: '' };
let amount = '';
let isBusy = false;

const send = (/** @type {object} */ message) => window.parent.postMessage(message, shopOrigin);

/** @type {(id: string, text: string) => void} */
function write(id, text) {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

/** Calls the sandbox. @type {(path: string, body: object) => Promise<Open | Challenge | Paid | Refused>} */
async function call(path, body) {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.ok) return await response.json();
  } catch {
    // Like a status of failure.
  }
  const errorMessage =
    'La réponse de la banque ne nous est pas parvenue. Votre paiement est peut-être enregistré.';
  return { kind: 'refused', error: { errorCode: 'CLIENT_999', errorMessage }, children: [], answer: null };
}

/** @param {Refused} refused */
function report({ error, children, answer }) {
  for (const input of inputs) {
    const fault = children.find(({ field }) => field === input.id);
    input.setAttribute('aria-invalid', String(fault !== undefined));
    write(`${input.id}-error`, fault?.errorMessage ?? '');
  }
  send({ type: 'error', error: { ...error, children, answer, field: children[0]?.field } });
}

/** @param {boolean} busy */
function setBusy(busy) {
  isBusy = busy;
  write('live', busy ? 'Paiement en cours' : '');
  // Read-only instead of disabled, to preserve the focus.
  for (const input of inputs) input.readOnly = busy;
}

/** @param {typeof credentials} next */
async function configure(next) {
  credentials = next;
  const session = await call('/form/session', credentials);
  if (credentials !== next) return;
  if (session.kind === 'refused') return report(session);
  if (session.kind !== 'open') return;
  const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: session.currency });
  amount = format.format(session.amount / 100);
  send({ type: 'ready', amount });
}

/** Shows the bank's confirmation until the cardholder decides or it times out. @param {Challenge} challenge */
async function askCardholder({ id, confirmable, timeoutMs }) {
  const where = confirmable ? '' : ' dans son application';
  write('challenge-text', `Votre banque attend votre confirmation du paiement de ${amount}${where}.`);
  const [confirm, abandon] = challenge.querySelectorAll('button');
  if (!confirm || !abandon) throw new Error('the page has no buttons');
  confirm.hidden = !confirmable;
  show(true);
  const decision = await new Promise((resolve) => {
    confirm.onclick = () => resolve('confirm');
    abandon.onclick = () => resolve('abandon');
    setTimeout(resolve, timeoutMs, 'wait');
  });
  const result = await call('/form/challenge', { id, decision });
  show(false);
  return result;
}

/** @param {boolean} isOpen whether the confirmation replaces the fields */
function show(isOpen) {
  challenge.hidden = !isOpen;
  form.hidden = isOpen;
  send({ type: 'challenge', open: isOpen });
}

async function pay() {
  if (isBusy) return;
  setBusy(true);
  const [pan = '', expiry = '', securityCode = ''] = inputs.map(({ value }) => value);
  // Browsers fill in 12/2028.
  const [, month, year] = /^\s*(\d\d?)\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? [];
  const card = { pan, expiryMonth: month, expiryYear: year && `20${year}`, securityCode };
  let result = await call('/form/pay', { ...credentials, card });
  if (result.kind === 'challenge') result = await askCardholder(result);
  setBusy(false);
  if (result.kind === 'paid') return send({ type: 'paid', answer: result.answer });
  if (result.kind !== 'refused') return;
  // Like the provider, requires the security code again after a refusal.
  if (result.answer) for (const input of inputs) if (input.id === 'securityCode') input.value = '';
  report(result);
}

form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') send({ type: 'enter' });
});
window.addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== window.parent || from !== shopOrigin) return;
  if (data.type === 'configure') void configure(data);
  if (data.type === 'pay') void pay();
  if (data.type === 'focus') document.getElementById(data.id)?.focus();
});
new ResizeObserver(() => {
  send({ type: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
send({ type: 'created' });
