/** @jest-environment node */
import { idlePayment, type PaymentEvent, type PaymentState, paymentReducer } from './payment-state';

const refusal = { text: 'Carte refusée', canRetry: false };

const after = (...events: readonly PaymentEvent[]): PaymentState =>
  events.reduce(paymentReducer, idlePayment);
const begun = { type: 'begun', amount: 800 } as const;
const opening = [begun, { type: 'opening' }] as const;
const ready = [...opening, { type: 'codeLoaded' }, { type: 'formReady' }] as const;
const submitted = [...ready, { type: 'submitted' }] as const;
const cardRefused = { type: 'cardRefused', message: refusal } as const;
const formFailed = { type: 'formFailed', message: refusal } as const;

it.each<[string, readonly PaymentEvent[], Partial<PaymentState>]>([
  ['the message of a refused card', [...submitted, cardRefused], { stage: 'ready', message: refusal }],
  ['no earlier failure', [begun, { type: 'closed', failure: 'Refusé' }, begun], { failure: null }],
])('a payment shows %s', (_what, events, shown) => {
  expect(after(...events)).toMatchObject(shown);
});

it.each<[string, readonly PaymentEvent[], PaymentEvent]>([
  [
    'a form that is ready after the dialog has closed',
    [...opening, { type: 'closed' }],
    { type: 'formReady' },
  ],
  ['a refusal after the payment', [...submitted, { type: 'paid' }], cardRefused],
  ['a late code after it has failed', [...opening, formFailed], { type: 'codeLate' }],
  ['a payment that was never started', [], { type: 'paid' }],
])('a payment ignores %s', (_what, events, next) => {
  const state = after(...events);

  expect(paymentReducer(state, next)).toBe(state);
});
