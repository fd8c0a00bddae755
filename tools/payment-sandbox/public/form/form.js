import {
  brandOf,
  digitsOf,
  expiryFault,
  formatExpiry,
  formatNumber,
  numberFault,
  readExpiry,
  securityCodeFault,
} from './card-fields.js';
import { askCardholder, closeChallenge, focusChallenge } from './challenge.js';
import { messageOf } from './error-texts.js';
import { elementOf, listen, send } from './page.js';

/** @typedef {import('../frame-messages').Field} Field */
/** @typedef {import('../frame-messages').PaymentError} PaymentError */
/** @typedef {import('../frame-messages').Submitted} Submitted */

const form = elementOf('card', HTMLFormElement);
const fieldset = elementOf('fields', HTMLElement);
const live = elementOf('live', HTMLElement);
const inputs = {
  pan: elementOf('pan', HTMLInputElement),
  expiryDate: elementOf('expiry', HTMLInputElement),
  securityCode: elementOf('security-code', HTMLInputElement),
};
const fields = /** @type {Field[]} */ (Object.keys(inputs));
const faultCodes = { pan: 'CLIENT_301', expiryDate: 'CLIENT_302', securityCode: 'CLIENT_303' };

/**
 * @type {{ formToken: string, publicKey: string, language: string, amount: string,
 *   testCards: readonly string[] }}
 */
let session = { formToken: '', publicKey: '', language: 'fr-FR', amount: '', testCards: [] };
let busy = false;

const faultOf = {
  pan: () => numberFault(inputs.pan.value, session.testCards),
  expiryDate: () => expiryFault(inputs.expiryDate.value, new Date()),
  securityCode: () => securityCodeFault(inputs.securityCode.value, brandOf(digitsOf(inputs.pan.value))),
};

const formatOf = { pan: formatNumber, expiryDate: formatExpiry, securityCode: digitsOf };

/** @param {Field} field @param {string | null} fault */
function showFault(field, fault) {
  const input = inputs[field];
  if (fault) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  elementOf(`${input.id}-error`, HTMLElement).textContent = fault ?? '';
}

/**
 * Formats the text and restores the caret after the same digit.
 * @param {HTMLInputElement} input
 * @param {(text: string) => string} format
 */
function reformat(input, format) {
  const { value, selectionStart } = input;
  const caret = selectionStart ?? value.length;
  const formatted = format(value);
  if (formatted === value) return;
  input.value = formatted;
  if (caret === value.length) return;
  let rest = digitsOf(value.slice(0, caret)).length;
  let position = 0;
  while (rest > 0 && position < formatted.length) if (/\d/.test(formatted.charAt(position++))) rest -= 1;
  input.setSelectionRange(position, position);
}

for (const field of fields) {
  const input = inputs[field];
  let edited = false;
  input.addEventListener('input', (event) => {
    const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete');
    edited = true;
    // The expiry is not reformatted during a deletion: the slash would be added back.
    if (field !== 'expiryDate' || !isDeletion) reformat(input, formatOf[field]);
    if (input.hasAttribute('aria-invalid') && !faultOf[field]()) showFault(field, null);
  });
  input.addEventListener('blur', () => {
    if (edited) showFault(field, faultOf[field]());
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  send({ type: 'enter' });
});
// A form with several fields and no button does not submit on Enter.
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') form.requestSubmit();
});

function faults() {
  return fields.flatMap((field) => {
    const fault = faultOf[field]();
    showFault(field, fault);
    return fault ? [{ errorCode: faultCodes[field], errorMessage: fault, field }] : [];
  });
}

/**
 * @param {PaymentError} error
 * @param {Pick<PaymentError, 'children' | 'answer'>} more
 */
function report(error, { children = [], answer = null } = {}) {
  const first = children[0];
  send({
    type: 'error',
    error: {
      detailedErrorCode: null,
      detailedErrorMessage: null,
      field: first?.field ?? null,
      ...error,
      errorMessage: messageOf(error, session.language),
      children,
      answer,
    },
  });
}

/**
 * @template Answer
 * @param {string} path
 * @param {object} body
 * @returns {Promise<Answer>}
 */
async function call(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

const credentials = () => ({ formToken: session.formToken, publicKey: session.publicKey });

/** @param {{ formToken: string, publicKey: string, language: string }} settings */
async function configure({ formToken, publicKey, language }) {
  session = { ...session, formToken, publicKey, language };
  const requestedToken = formToken;
  try {
    /** @type {import('../frame-messages').Session} */
    const answer = await call('/form/session', credentials());
    if (requestedToken !== session.formToken) return;
    if (answer.kind === 'refused') return report(answer.error);
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency: answer.currency });
    session = { ...session, amount: amount.format(answer.amount / 100), testCards: answer.testCards };
    for (const field of fields) showFault(field, null);
    setBusy(false);
    send({ type: 'ready', amount: session.amount });
  } catch {
    report({ errorCode: 'CLIENT_999', errorMessage: 'Technical error' });
  }
}

async function pay() {
  if (busy) return;
  const children = faults();
  if (children.length > 0)
    return report({ errorCode: 'CLIENT_300', errorMessage: 'Invalid form data' }, { children });
  const expiry = readExpiry(inputs.expiryDate.value);
  const card = {
    pan: digitsOf(inputs.pan.value),
    expiryMonth: expiry?.month,
    expiryYear: expiry?.year,
    securityCode: inputs.securityCode.value,
  };
  setBusy(true);
  live.textContent = 'Paiement en cours';
  try {
    /** @type {Submitted} */
    let result = await call('/form/pay', { ...credentials(), card });
    if (result.kind === 'challenge') {
      form.hidden = true;
      const decision = await askCardholder(result, session.amount);
      result = await call('/form/challenge', { id: result.id, decision });
    }
    conclude(result);
  } catch {
    conclude({ kind: 'refused', error: { errorCode: 'CLIENT_999', errorMessage: 'Technical error' } });
  }
}

/** @param {Submitted} result */
function conclude(result) {
  closeChallenge();
  form.hidden = false;
  live.textContent = '';
  if (result.kind === 'paid') return send({ type: 'paid', answer: result.answer });
  if (result.kind === 'challenge') throw new Error('unexpected second challenge');
  setBusy(false);
  // Like the provider, requires the security code again after a refusal.
  if (result.answer) inputs.securityCode.value = '';
  for (const child of result.children ?? [])
    showFault(child.field, faultOf[child.field]() ?? child.errorMessage);
  report(result.error, result);
}

/** @param {boolean} value */
function setBusy(value) {
  busy = value;
  fieldset.setAttribute('aria-busy', String(value));
  // Read-only instead of disabled, to preserve the focus.
  for (const input of Object.values(inputs)) input.readOnly = value;
}

listen((message) => {
  if (message.type === 'configure') void configure(message);
  if (message.type === 'pay') void pay();
  if (message.type !== 'focus') return;
  if (message.field === 'challenge') focusChallenge();
  else inputs[message.field]?.focus();
});

new ResizeObserver(() => {
  send({ type: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
send({ type: 'created' });
// Formats text entered before this script was loaded.
for (const field of fields) reformat(inputs[field], formatOf[field]);
