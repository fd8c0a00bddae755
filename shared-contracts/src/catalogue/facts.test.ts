import type { Pack } from '../api/products';
import { exactFromCents } from '../pricing';
import { factRows, packLine } from '.';

const gloves = { count: 100, unit: 'gant' };
const line = (pack: unknown, cents: number | null) =>
  packLine(pack as Pack, cents === null ? null : exactFromCents(cents))?.replace(/[\u00a0\u202f]/g, ' ') ??
  null;

it('the rows of an article begin with its pack, then the known facts in the order of the labels', () => {
  const rows = factRows({ ecolabel: 'Ecolabel européen', content: '5 L', pack: { count: 2, unit: 'bidon' } });

  expect(rows).toEqual([
    ['Conditionnement', expect.stringMatching(/^Lot\sde\s2/)],
    ['Contenance', '5 L'],
    ['Écolabel', 'Ecolabel européen'],
  ]);
});

it.each([null, undefined, {}, { content: '' }, { size: 42, color: ['bleu'] }])(
  'the invalid or empty facts %j have no row',
  (facts) => {
    expect(factRows(facts as Parameters<typeof factRows>[0])).toEqual([]);
  },
);

it.each([
  [{ count: 100, unit: 'pièce' }, 2490, 'Lot de 100 · 0,25 € HT / pièce'],
  [{ count: 1000, unit: 'agitateur' }, 58_000, 'Lot de 1 000 · 0,58 € HT / agitateur'],
  [gloves, 999, 'Lot de 100 · 0,0999 € HT / gant'],
  [gloves, 980, 'Lot de 100 · 0,098 € HT / gant'],
  [{ count: 100_000, unit: 'paille' }, 40, 'Lot de 100 000 · 0,00 € HT / paille'],
  [gloves, null, 'Lot de 100'],
  [{ count: 1, unit: 'gant' }, 980, null],
  [undefined, 980, null],
])('the pack %j at %p cents is shown as %p', (pack, cents, text) => {
  expect(line(pack, cents)).toBe(text);
});

it.each([null, 'lot de 6', {}, { count: '6', unit: 'rouleau' }, { count: 2.5 }, { count: 1e300 }])(
  'the invalid pack %j is not shown',
  (pack) => {
    expect(line(pack, null)).toBeNull();
  },
);
