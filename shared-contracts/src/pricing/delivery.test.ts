import {
  type DeliveryMode,
  deliveryFee,
  earliestDelivery,
  exactFromEuros,
  formatDay,
  freeDeliveryThreshold,
} from './index';

const paris = { postalCode: '75011', country: 'France' };
const lyon = { postalCode: '69003', country: 'France' };

it.each([
  ['75011', 'France', 30_000],
  ['77100', 'FRANCE', 30_000],
  ['78000', 'france', 30_000],
  ['91000', ' France ', 30_000],
  ['95 100', 'Francé', 30_000],
  ['96000', 'France', 50_000],
  ['69003', 'France', 50_000],
  ['20000', 'France', 50_000],
  ['97400', 'France', null],
  ['98000', 'France', null],
  ['75011', 'Belgique', null],
  ['7501', 'France', null],
  ['', 'France', null],
  ['75008', 'FR', 30_000],
  ['F-75008', 'FR', 30_000],
  ['75008', 'France métropolitaine', 30_000],
  ['20000', 'FR', 50_000],
  ['97400', 'RE', null],
  ['75011', 'BE', null],
])('promises free delivery to %p in %p from %p cents', (postalCode, country, threshold) => {
  expect(freeDeliveryThreshold({ postalCode, country })).toBe(threshold);
});

it.each([
  [paris, 299.9999, 2500],
  [paris, 300, 0],
  [lyon, 499.99, 2500],
  [lyon, 500, 0],
  [null, 900, 2500],
])('delivers to %j for goods of %p euros at %p cents', (destination, euros, cents) => {
  const ht = exactFromEuros(euros);

  expect(deliveryFee({ mode: 'standard', destination, ht, freeDelivery: 'apply' })).toBe(cents);
});

it('only tells of the thresholds where they are announced', () => {
  const choice = {
    mode: 'standard',
    destination: paris,
    ht: exactFromEuros(900),
    freeDelivery: 'announce',
  } as const;

  expect(deliveryFee(choice)).toBe(2500);
});

it('never changes the fees of the other modes', () => {
  const fee = (mode: DeliveryMode) =>
    deliveryFee({ mode, destination: paris, ht: exactFromEuros(900), freeDelivery: 'apply' });

  expect([fee('premium'), fee('retailer')]).toEqual([5500, 0]);
});

it.each([
  ['standard', '2026-04-30T10:00:00Z', '2026-05-05'], // a Thursday; Friday, Monday, Tuesday
  ['premium', '2026-04-30T10:00:00Z', '2026-05-05'],
  ['retailer', '2026-04-30T10:00:00Z', '2026-05-04'],
  ['standard', '2026-05-02T10:00:00Z', '2026-05-06'], // ordered on a Saturday
  ['retailer', '2026-05-08T21:30:00Z', '2026-05-12'], // still Friday in Paris
  ['retailer', '2026-05-07T22:30:00Z', '2026-05-12'], // already Friday in Paris, in summer
  ['retailer', '2026-01-08T22:30:00Z', '2026-01-12'], // still Thursday in Paris, in winter
] as const)('delivers %s ordered at %s from %s on', (mode, now, day) => {
  expect(earliestDelivery(mode, new Date(now))).toBe(day);
});

it.each([
  ['2026-04-30T10:00:00Z', '2026-05-06'], // 1 May
  ['2026-04-02T10:00:00Z', '2026-04-08'], // Easter Monday, 6 April 2026
  ['2026-05-12T10:00:00Z', '2026-05-18'], // Ascension, 14 May 2026
  ['2026-05-22T10:00:00Z', '2026-05-28'], // Whit Monday, 25 May 2026
  ['2024-03-29T10:00:00Z', '2024-04-04'], // Easter Monday, 1 April 2024
  ['2026-12-23T10:00:00Z', '2026-12-29'], // Christmas
])('skips public holidays where the shop asks for it: ordered at %s, delivered from %s on', (now, day) => {
  expect(earliestDelivery('standard', new Date(now), { skipPublicHolidays: true })).toBe(day);
});

it('names the day the French way', () => {
  expect(formatDay('2026-05-05')).toBe('mardi 5 mai');
  expect(formatDay('2026-05-01')).toBe('vendredi 1er mai');
  expect(formatDay('2026-05-11')).toBe('lundi 11 mai');
});
