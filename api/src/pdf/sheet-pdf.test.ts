import type { Product } from 'shared-contracts/api/products';
import { product } from '../../../shared-contracts/src/testing/shop-data';
import { type SheetData, sheetContent } from './sheet-pdf';

const gloves = product({ Code: 'GN-S100' });
const facts = { pack: { count: 100, unit: 'gant' }, size: 'S', ecolabel: 'Ecolabel européen' };

const read = (type: SheetData['type'], product: Product) =>
  JSON.stringify(sheetContent({ type, product, svg: null, company: {} as SheetData['company'] }));

it('a sheet of an article contains a row for each known fact, and no heading without facts', () => {
  const sheet = read('ft', { ...gloves, facts });

  expect(sheet).toContain('"Caractéristiques"');
  const row = (label: string, value: string) => JSON.stringify([{ text: label, bold: true }, value]);
  expect(sheet).toContain(
    [row('Conditionnement', 'Lot de\u00a0100'), row('Taille', 'S'), row('Écolabel', facts.ecolabel)].join(),
  );
  expect(read('ft', gloves)).not.toContain('Caractéristiques');
});

it.each(['ft', 'fs'] as const)('a sheet of type %s contains the label of the article', (type) => {
  const labelling = {
    pictograms: ['GHS05' as const],
    signalWord: 'Danger' as const,
    statements: ['H314 Provoque de graves brûlures.'],
    biocide: true,
  };
  const sheet = read(type, { ...gloves, labelling });

  expect(sheet).toContain('"svg":"<svg');
  expect(sheet).toContain('Danger\u00a0: H314 Provoque de graves brûlures.');
  expect(sheet).toContain('Utilisez les produits biocides avec précaution.');
});
