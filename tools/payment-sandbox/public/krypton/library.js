import { forms, PaymentForm } from './payment-form.js';
import {
  announce,
  config,
  done,
  KR,
  label,
  listenerFor,
  make,
  removeEventCallbacks,
  shopPage,
  styleSheet,
} from './settings.js';

/** @typedef {Element | string | readonly Element[]} Target an element, its selector, or what jQuery makes of it */

/** @type {Readonly<Record<string, string>>} */
const shortNames = {
  'kr-public-key': 'publicKey',
  'kr-form-token': 'formToken',
  'kr-language': 'language',
};

/** @param {Target} target */
function elementOf(target) {
  const element = typeof target === 'string' ? document.querySelector(target) : [target].flat()[0];
  if (!(element instanceof HTMLElement)) throw new Error(`CLIENT_501: no element for ${target}`);
  return element;
}

/** @param {HTMLElement} container */
function render(container) {
  const existing = [...forms.values()].find((form) => form.container === container);
  if (existing) return existing;
  // A form whose container the page threw away without removing it.
  for (const form of [...forms.values()]) if (!form.container.isConnected) form.remove();
  const token = container.getAttribute('kr-form-token');
  if (token) config.formToken = token;
  const form = new PaymentForm(container);
  forms.set(form.id, form);
  return form;
}

/** @param {HTMLElement} element @returns {HTMLElement | null} */
function containerIn(element) {
  const known = '.kr-embedded, .kr-smart-form';
  return element.matches(known) ? element : element.querySelector(known);
}

/** @param {Target} [target] */
async function renderElements(target) {
  const element = target === undefined ? document.body : elementOf(target);
  const container = containerIn(element);
  if (!container) throw new Error('CLIENT_501: no .kr-embedded element');
  return done({ formId: render(container).id });
}

/** @param {Target} target */
async function addForm(target) {
  const element = elementOf(target);
  let container = containerIn(element);
  if (!container) {
    container = make('div', 'kr-embedded');
    element.append(container);
  }
  return done({ formId: render(container).id });
}

/** @param {Readonly<Record<string, unknown>>} changes */
async function setFormConfig(changes) {
  for (const [name, value] of Object.entries(changes))
    Object.assign(config, { [shortNames[name] ?? name]: value });
  for (const form of forms.values()) form.configure();
  return done();
}

/** The form of an id, or the first. @param {string} [formId] */
const chosen = (formId = '') => forms.get(formId) ?? [...forms.values()][0];
/** @param {(form: PaymentForm) => void} change */
const each = (change) => async () => {
  for (const form of forms.values()) change(form);
  return done();
};
/** @param {boolean} visible */
const showing = (visible) => async (/** @type {string} */ formId) => {
  const form = chosen(formId);
  if (form) form.container.hidden = !visible;
  return done();
};

/** Fields by the class of their element. @type {ReadonlyMap<string, import('../messages').Field>} */
const fieldOfClass = new Map([
  ['kr-pan', 'pan'],
  ['kr-expiry', 'expiryDate'],
  ['kr-security-code', 'securityCode'],
]);

const events = [
  'onSubmit',
  'onError',
  'onLoaded',
  'onFormCreated',
  'onFormReady',
  'onFormValid',
  'onBrandChanged',
  'onFocus',
  'onBlur',
  'on3dSecureAbort',
  'onPopinClosed',
  'onOrderUpdate',
  'onTransactionCreated',
  'onInstallmentChanged',
];

Object.assign(KR, {
  ...Object.fromEntries(events.map((event) => [event, listenerFor(event)])),
  setFormConfig,
  setFormToken: (/** @type {string} */ formToken) => setFormConfig({ formToken }),
  renderElements,
  addForm,
  attachForm: addForm,
  showForm: showing(true),
  hideForm: showing(false),
  openPopin: showing(true),
  closePopin: async (/** @type {string} */ formId) => {
    await showing(false)(formId);
    await announce('onPopinClosed');
    return done();
  },
  removeForms: each((form) => form.remove()),
  removeEventCallbacks,
  /** Rejects with the error when a field is at fault, as the provider's does. @param {string} formId */
  validateForm: async (formId) => {
    const error = (await chosen(formId)?.validate()) ?? null;
    if (!error) return done(null);
    throw { KR, result: error };
  },
  submit: async (/** @type {string} */ formId) => {
    await chosen(formId)?.pay();
    return done();
  },
  setShopName: () => done(),
  setHelpVisibility: () => done(),
  fields: {
    focus: async (/** @type {string} */ fieldClass) => {
      const field = fieldOfClass.get(fieldClass);
      if (!field) throw new Error(`CLIENT_501: no field ${fieldClass}`);
      chosen()?.focus(field);
      return done();
    },
  },
  button: {
    onClick: listenerFor('button.onClick'),
    setLabel: async (/** @type {string} */ template) => {
      label.template = template;
      return each((form) => form.button.refresh())();
    },
    showSpinner: each((form) => {
      form.button.state = 'busy';
    }),
    hideSpinner: each((form) => {
      form.button.state = 'ready';
    }),
    disable: each((form) => {
      form.button.state = 'disabled';
    }),
    enable: each((form) => {
      form.button.state = 'ready';
    }),
    hide: each((form) => {
      form.button.hidden = true;
    }),
    show: each((form) => {
      form.button.hidden = false;
    }),
  },
});

if (!document.querySelector(`link[href="${styleSheet}"]`)) {
  document.head.append(make('link', '', { rel: 'stylesheet', href: styleSheet }));
}
shopPage.KR = KR;
KR.ready = true;
if (!config['kr-spa-mode']) {
  const start = () => containerIn(document.body) && renderElements(document.body);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else void start();
}
