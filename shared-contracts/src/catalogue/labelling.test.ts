import fc from 'fast-check';
import type { ProductLabelling } from '../api/products';
import { labellingLines, labellingOf } from '.';

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

  it('can be computed from any value that an API sends', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const labelling = labellingOf(given as ProductLabelling);

        expect(labelling === null || labellingLines(labelling).every((line) => line.length > 0)).toBe(true);
      }),
    );
  });
});
