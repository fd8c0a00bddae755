import type { Pack, ProductLabelling } from '../api/products';
import { exactFromCents } from '../pricing';
import { factRows, labellingLines, labellingOf, packLine } from '.';

const gloves = { count: 100, unit: 'gant' };
const line = (pack: unknown, cents: number | null) =>
  packLine(pack as Pack, cents === null ? null : exactFromCents(cents))?.replace(/[\u00a0\u202f]/g, ' ') ??
  null;

it('the rows of an article are its pack, the known facts in the order of the labels, and its barcode', () => {
  const pack = { count: 2, unit: 'bidon' };
  const rows = factRows({ gtin: '3760123456784', ecolabel: 'Ecolabel européen', content: '5 L', pack });

  expect(rows).toEqual([
    ['Conditionnement', expect.stringMatching(/^Lot\sde\s2/)],
    ['Contenance', '5 L'],
    ['Écolabel', 'Ecolabel européen'],
    ['Code EAN', '3760123456784'],
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

const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '));

describe('the label of an article', () => {
  it('is written as one line for each piece of information that the law requires', () => {
    const labelling = labellingOf({
      pictograms: ['GHS09', 'GHS05'],
      signalWord: 'Danger',
      statements: ['H318 Provoque de graves lésions des yeux.', 'H410 Très toxique.'],
      biocide: true,
      energyClass: 'F',
      ecoParticipation: 0.17,
    });

    expect(labelling?.pictograms).toEqual(['GHS05', 'GHS09']);
    expect(labelling && plain(labellingLines(labelling))).toEqual([
      'Danger : H318 Provoque de graves lésions des yeux. H410 Très toxique.',
      'Utilisez les produits biocides avec précaution. Avant toute utilisation, lisez l’étiquette et les informations concernant le produit.',
      'Classe d’efficacité énergétique : F (de A à G)',
      'Prix dont 0,17 € HT d’éco-participation',
    ]);
  });

  it.each([
    null,
    undefined,
    {},
    { biocide: false, ecoParticipation: 0, pictograms: [], statements: [] },
    { pictograms: 'GHS05', signalWord: 'Achtung', statements: [4], biocide: 'oui', energyClass: 'A+++' },
  ])('is empty if the API sends nothing valid: %j', (given) => {
    expect(labellingOf(given as ProductLabelling)).toBeNull();
  });
});
