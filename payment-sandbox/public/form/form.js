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
import { messageOf } from './messages.js';
import { listen, tell } from './parent-page.js';

const form = document.getElementById('card');
const fieldset = document.getElementById('fields');
const live = document.getElementById('live');
const inputs = {
  pan: document.getElementById('pan'),
  expiryDate: document.getElementById('expiry'),
  securityCode: document.getElementById('security-code'),
};
const faultCodes = { pan: 'CLIENT_301', expiryDate: 'CLIENT_302', securityCode: 'CLIENT_303' };

let session = { formToken: '', publicKey: '', language: 'fr-FR', amount: '', testCards: [] };
let brand = null;
let wasValid = false;
let busy = false;

const faultOf = {
  pan: () => numberFault(inputs.pan.value, session.testCards),
  expiryDate: () => expiryFault(inputs.expiryDate.value, new Date()),
  securityCode: () => securityCodeFault(inputs.securityCode.value, brand),
};

function showFault(field, fault) {
  const input = inputs[field];
  if (fault) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  document.getElementById(`${input.id}-error`).textContent = fault ?? '';
}

function cardInfo() {
  return { bin: digitsOf(inputs.pan.value).slice(0, 6), brand: brand ?? '' };
}

function noteChange() {
  const before = brand;
  brand = brandOf(digitsOf(inputs.pan.value));
  if (brand !== before) tell('brand', { cardInfo: cardInfo() });
  const valid = Object.values(faultOf).every((fault) => fault() === null);
  if (valid && !wasValid) tell('valid', { cardInfo: cardInfo() });
  wasValid = valid;
}

/** Writes the text in its usual form and leaves the caret after the same digit. */
function reformat(input, format) {
  const { value, selectionStart } = input;
  const caret = selectionStart ?? value.length;
  const formatted = format(value);
  if (formatted === value) return;
  input.value = formatted;
  if (caret === value.length) return;
  let left = digitsOf(value.slice(0, caret)).length;
  let position = 0;
  while (left > 0 && position < formatted.length) if (/\d/.test(formatted[position++])) left -= 1;
  input.setSelectionRange(position, position);
}

for (const [field, input] of Object.entries(inputs)) {
  let edited = false;
  input.addEventListener('input', (event) => {
    edited = true;
    if (field === 'pan') reformat(input, formatNumber);
    // While something is deleted the slash is left alone, or it could never be removed.
    if (field === 'expiryDate' && !event.inputType?.startsWith('delete')) reformat(input, formatExpiry);
    if (field === 'securityCode') reformat(input, digitsOf);
    noteChange();
    if (input.hasAttribute('aria-invalid') && !faultOf[field]()) showFault(field, null);
  });
  input.addEventListener('focus', () => tell('focus', { field }));
  input.addEventListener('blur', () => {
    tell('blur', { field });
    if (edited) showFault(field, faultOf[field]());
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell('enter');
});
// A form without a button and with several fields does not submit on Enter by itself.
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') form.requestSubmit();
});

function faults() {
  return Object.keys(inputs).flatMap((field) => {
    const fault = faultOf[field]();
    showFault(field, fault);
    return fault ? [{ errorCode: faultCodes[field], errorMessage: fault, field }] : [];
  });
}

function report(error, { children = [], answer = null } = {}) {
  const first = children[0];
  tell('error', {
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

async function configure({ formToken, publicKey, language }) {
  session = { ...session, formToken, publicKey, language };
  const wanted = formToken;
  try {
    const answer = await call('/form/session', credentials());
    if (wanted !== session.formToken) return;
    if (answer.kind === 'refused') return report(answer.error);
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency: answer.currency });
    session = { ...session, amount: amount.format(answer.amount / 100), testCards: answer.testCards };
    for (const field of Object.keys(inputs)) showFault(field, null);
    setBusy(false);
    tell('ready', { amount: session.amount });
  } catch {
    report({ errorCode: 'CLIENT_999', errorMessage: 'Technical error' });
  }
}

function validate() {
  const children = faults();
  return children.length > 0
    ? { errorCode: 'CLIENT_300', errorMessage: 'Invalid form data', children }
    : null;
}

async function pay() {
  if (busy) return;
  const invalid = validate();
  if (invalid) return report(invalid, invalid);
  const { month, year } = readExpiry(inputs.expiryDate.value);
  const card = {
    pan: digitsOf(inputs.pan.value),
    expiryMonth: month,
    expiryYear: year,
    securityCode: inputs.securityCode.value,
  };
  setBusy(true);
  live.textContent = 'Paiement en cours';
  try {
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

function conclude(result) {
  closeChallenge();
  form.hidden = false;
  live.textContent = '';
  if (result.kind === 'paid') return tell('paid', { answer: result.answer });
  setBusy(false);
  // The provider asks for the code again after a refusal.
  if (result.answer) inputs.securityCode.value = '';
  for (const child of result.children ?? [])
    showFault(child.field, faultOf[child.field]() ?? child.errorMessage);
  noteChange();
  report(result.error, result);
}

function setBusy(value) {
  busy = value;
  fieldset.setAttribute('aria-busy', String(value));
  // Not disabled: the focus stays where it is.
  for (const input of Object.values(inputs)) input.readOnly = value;
}

listen((type, detail) => {
  if (type === 'configure') void configure(detail);
  if (type === 'pay') void pay();
  if (type === 'validate') tell('validated', { call: detail.call, error: validate() });
  if (type === 'focus' && detail.field === 'challenge') focusChallenge();
  else if (type === 'focus') inputs[detail.field]?.focus();
});

new ResizeObserver(() => {
  tell('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
tell('created');
