import { desk } from '../../commands/orders/testing/order-desk';
import { api, emailsOf } from '../testing/api';
import { achats, karim } from '../testing/buyers';
import { dayBefore, type Given, parcel, part, report } from './testing/reports';

beforeEach(() => desk.clear());

const soap = (quantity: number) => ({ 'NS-5L-E': quantity });
const early = '2020-01-01';

it.each<[string, Given[], Given, RegExp]>([
  ['one article by two names', [], parcel('8X1', { ...soap(1), NS5LE: 1 }), /a NS-5L-E deux fois ici/],
  ['other pieces cancelled on one day', [part(soap(1))], part(soap(2)), /a déjà 1 × .* quantite, ou la date/],
  ['the cancellation of what has left', [parcel('8X1')], part(soap(1)), /plus que 0 × NS-5L-E, pas 1/],
  ['every article cancelled', [], part({ ...soap(3), 'SP-110-N35': 2 }), /videz article et quantite/],
  ['a cancellation before the order', [], part(soap(1), early), /corrigez date, qui est avant/],
  ['a part after the whole', [{ state: 'cancelled' }], part(soap(1)), /est annulée : retirez/],
  ['another article', [], parcel('8X1', { 'GN-M100': 1 }), /pas l’article GN-M100 : écrivez NS-5L-E, SP/],
  ['more than ordered', [], parcel('8X1', soap(4)), /n’attend plus que 3 × NS-5L-E, pas 4/],
  ['more than is left', [parcel('8X1', soap(2))], parcel('8X2', soap(2)), /que 1 × NS-5L-E, pas 2/],
  ['what has left already', [parcel('8X1')], parcel('8X2'), /est déjà expédiée en entier/],
  ['other articles of a shipment', [parcel('8X1', soap(2))], parcel('8X1', soap(1)), /avec 2 × NS-5L-E/],
  ['a delivery of nothing', [], { state: 'delivered' }, /n’est pas encore expédiée/],
  ['a delivery before its shipment', [parcel('8X1')], { state: 'delivered', on: early }, /corrigez date/],
  ['a shipment before the order', [], { ...parcel('8X1'), on: early }, /corrigez date, qui est avant/],
  ['a preparation after the shipment', [parcel('8X1')], { state: 'prepared' }, /ne revient pas en arrière/],
  ['a cancellation after the shipment', [parcel('8X1')], { state: 'cancelled' }, /ne s’annule plus/],
  ['a cancellation after the payment', [{ state: 'paid' }], { state: 'cancelled' }, /remboursez son client/],
  ['a shipment after the cancellation', [{ state: 'cancelled' }], parcel('8X1'), /est annulée : retirez/],
  ['a payment before the order', [], { state: 'paid', on: early }, /est du .* corrigez date, qui est avant/],
  ['an end before the order', [], { state: 'cancelled', on: early }, /corrigez date, qui est avant/],
  [
    'a shipment after its delivery',
    [
      { ...parcel('8X1'), on: dayBefore(2) },
      { state: 'delivered', on: dayBefore(1) },
    ],
    parcel('8X1'),
    /livré le .* corrigez date, qui est après/,
  ],
  ['a payment after the cancellation', [{ state: 'cancelled' }], { state: 'paid' }, /déjà terminée/],
])('a report of %s changes nothing and says why', async (_, earlier, given, reason) => {
  const { orderId, number } = await desk.orderOnAccount();
  await api.sql("update orders set created_at = now() - interval '5 days'");
  await report(number, ...earlier);
  const before = [await achats.order(orderId), await emailsOf(orderId)];

  const [said, counts] = await report(number, given);

  expect(said).toMatch(new RegExp(`^f\\.csv, Ligne 2 : ${number} .*\\.$`));
  expect(said).toMatch(reason);
  expect(counts).toBe('0 enregistrée, 0 sans effet, 1 refusée.');
  expect([await achats.order(orderId), await emailsOf(orderId)]).toEqual(before);
});

it('an unpaid card order is neither paid by a file nor shipped', async () => {
  const { orderId, number } = await desk.orderByCard();

  expect(await report(number, { state: 'paid' }, parcel('8X1'))).toEqual([
    expect.stringContaining('se paie par carte'),
    expect.stringContaining('n’est pas payée par sa carte'),
    expect.any(String),
  ]);
  expect((await karim.order(orderId)).fulfilment).toBeUndefined();
});

it('a report of an unknown order is refused with its number', async () => {
  expect((await report('CMD-2020-000001', { state: 'paid' }))[0]).toMatch(/pas de commande CMD-2020-000001/);
});
