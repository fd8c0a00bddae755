import type { Product } from 'shared-contracts/api/products';
import { type SheetData, sheetContent } from './sheet-pdf';

const gloves: Product = {
  Code: 'GN-S100',
  Designation: 'Gants',
  Description: 'Sans poudre.',
  Reference: 'GN-S100',
  ImageUrl: '',
  PrixHT: 9.8,
  Category: null,
  SubCategory: null,
  variants: [],
  FTFilePath: '',
  FSFilePath: '',
  noticeFT: '',
  noticeFS: '',
};
const facts = { pack: { count: 100, unit: 'gant' }, size: 'S', ecolabel: 'Ecolabel européen' };

const read = (type: SheetData['type'], product: Product) =>
  JSON.stringify(sheetContent({ type, product, svg: null, company: {} as SheetData['company'] }));

describe('a sheet of an article', () => {
  it('contains a row for each known fact, and no heading without facts', () => {
    const sheet = read('ft', { ...gloves, facts });

    expect(sheet).toContain('"Caractéristiques"');
    expect(sheet).toContain('[{"text":"Conditionnement","bold":true},"Lot de\u00a0100"]');
    expect(sheet).toContain('[{"text":"Taille","bold":true},"S"]');
    expect(sheet).toContain('[{"text":"Écolabel","bold":true},"Ecolabel européen"]');
    expect(read('ft', gloves)).not.toContain('Caractéristiques');
  });

  it.each(['ft', 'fs'] as const)('of type %s contains the label of the article', (type) => {
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
});
