import { forms, PaymentForm } from './payment-form.js';
import {
  config,
  done,
  KR,
  listenerFor,
  make,
  removeEventCallbacks,
  shopPage,
  styleSheet,
} from './settings.js';

/** Methods for single-page shops: one form in a container, which the shop removes later. */
Object.assign(KR, {
  onSubmit: listenerFor('onSubmit'),
  onError: listenerFor('onError'),
  onFormReady: listenerFor('onFormReady'),
  button: { onClick: listenerFor('button.onClick') },
  removeEventCallbacks,

  async setFormConfig(/** @type {Readonly<Record<string, unknown>>} */ changes) {
    const { 'kr-language': language = config.language, ...rest } = changes;
    Object.assign(config, { language, ...rest });
    for (const form of forms.values()) form.configure();
    return done();
  },

  async renderElements(/** @type {HTMLElement} */ element) {
    // Removes forms whose container the page has removed.
    for (const form of [...forms.values()]) if (!form.container.isConnected) form.remove();
    const form = new PaymentForm(element);
    forms.set(form.id, form);
    return done({ formId: form.id });
  },

  async removeForms() {
    for (const form of forms.values()) form.remove();
    return done();
  },
});

if (!document.querySelector(`link[href="${styleSheet}"]`))
  document.head.append(make('link', '', { rel: 'stylesheet', href: styleSheet }));
shopPage.KR = KR;
KR.ready = true;
