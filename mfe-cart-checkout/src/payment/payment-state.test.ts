/** @jest-environment node */
import { idlePayment, type PaymentEvent, type PaymentState, paymentReducer } from './payment-state';

const refusal = { text: 'Carte refusée', canRetry: false };
const lost = { text: 'Confirmation perdue', accepted: true, canRetry: true };
const due = { amount: 900, goodsHT: 750, vat: 150, deliveryFee: 0 };
const changed = { shown: { ...due, amount: 800 }, due, message: 'Le montant a changé' };

const after = (...events: readonly PaymentEvent[]): PaymentState =>
  events.reduce(paymentReducer, idlePayment);
const begun = { type: 'begun', amount: 800 } as const;
const ready = [begun, { type: 'opening' }, { type: 'codeLoaded' }, { type: 'formReady' }] as const;
const submitted = [...ready, { type: 'submitted' }] as const;

it.each<[string, readonly PaymentEvent[], Partial<PaymentState>]>([
  ['an opened form', ready, { stage: 'ready', amount: 800, message: null }],
  [
    'a refused card',
    [...submitted, { type: 'cardRefused', message: refusal }],
    { stage: 'ready', message: refusal },
  ],
  ['a payment accepted by the API', [...submitted, { type: 'paid' }], { stage: 'paid', amount: 800 }],
  [
    'a form whose iframes are loaded after a failure',
    [begun, { type: 'opening' }, { type: 'formFailed', message: refusal }, { type: 'formReady' }],
    { stage: 'ready' },
  ],
  [
    'a validation without a response',
    [...submitted, { type: 'validationFailed', message: lost }],
    { stage: 'ready', message: lost, failure: lost.text },
  ],
  [
    'a refused validation, without a message',
    [...submitted, { type: 'validationFailed', message: null }],
    { stage: 'ready', message: null, failure: null },
  ],
  [
    'a confirmed change of the amount',
    [begun, { type: 'opening' }, { type: 'amountChanged', changed }, { type: 'confirmed', amount: 900 }],
    { stage: 'asking', amount: 900, changed },
  ],
  [
    'a retry while the code is late, with its button',
    [begun, { type: 'opening' }, { type: 'codeLate' }, { type: 'opening' }],
    { stage: 'opening', message: expect.objectContaining({ code: 'late' }) },
  ],
  [
    'that another tab is paying',
    [begun, { type: 'closed', failure: 'Un autre onglet paie' }],
    { stage: 'idle', failure: 'Un autre onglet paie' },
  ],
  [
    'the next payment without the previous failure',
    [begun, { type: 'closed', failure: 'Refusé' }, begun],
    { failure: null },
  ],
])('shows %s', (_what, events, shown) => {
  expect(after(...events)).toMatchObject(shown);
});

it.each<[string, readonly PaymentEvent[], PaymentEvent]>([
  [
    'a form that is ready after the dialog has closed',
    [begun, { type: 'opening' }, { type: 'closed' }],
    { type: 'formReady' },
  ],
  [
    'a refusal after the payment',
    [...submitted, { type: 'paid' }],
    { type: 'cardRefused', message: refusal },
  ],
  [
    'a late code after it has failed',
    [begun, { type: 'opening' }, { type: 'formFailed', message: refusal }],
    { type: 'codeLate' },
  ],
  ['a payment that was never started', [], { type: 'paid' }],
])('ignores %s', (_what, events, late) => {
  const state = after(...events);

  expect(paymentReducer(state, late)).toBe(state);
});
