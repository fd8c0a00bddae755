import type { Product } from 'shared-contracts/api/products';
import { TestApi } from '../testing/test-api';
import { checkCatalogue } from './check-catalogue';
import { storeCatalogue } from './store-catalogue';

const row = (fields: Readonly<Record<string, string>>) => ({
  place: 'ligne 2',
  fields: {
    code: 'JAV-9',
    designation: 'Eau de Javel',
    prix_ht: '9',
    tva: '20',
    famille: 'Chimie',
    sous_famille: 'Désinfectants',
    ...fields,
  },
});
const imported = (fields: Readonly<Record<string, string>>) => checkCatalogue([row(fields)], []);

describe('the label of an article in an imported file', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.open();
  });
  afterAll(() => api.close());
  const take = async (fields: Readonly<Record<string, string>>) => {
    await storeCatalogue(api.database.db, await imported(fields));
    return (await api.get<Product>('/products/JAV-9')).data;
  };

  it('stands in the answer of the article', async () => {
    const { labelling } = await take({
      clp_pictogrammes: 'ghs09, GHS07',
      clp_avertissement: 'ATTENTION',
      clp_mentions: 'H319 Provoque une sévère irritation des yeux. | EUH031 Dégage un gaz toxique.',
      biocide: 'oui',
      classe_energie: 'f',
      eco_participation: '0,17 €',
    });

    expect(labelling).toEqual({
      pictograms: ['GHS07', 'GHS09'],
      signalWord: 'Attention',
      statements: ['H319 Provoque une sévère irritation des yeux.', 'EUH031 Dégage un gaz toxique.'],
      biocide: true,
      energyClass: 'F',
      ecoParticipation: 0.17,
    });
  });

  it('goes with the next file that has none', async () => {
    await take({ biocide: 'oui' });

    expect(await take({})).not.toHaveProperty('labelling');
  });
});

it.each([
  ['a pictogram that is none', { clp_pictogrammes: 'GHS07, GHS10' }, 'clp_pictogrammes'],
  ['another signal word', { clp_avertissement: 'Achtung' }, 'clp_avertissement'],
  ['a pictogram without its statement', { clp_pictogrammes: 'GHS07' }, 'clp_mentions'],
  ['a signal word without its statement', { clp_avertissement: 'Danger' }, 'clp_mentions'],
  ['a biocide that is perhaps one', { biocide: 'peut-être' }, 'biocide'],
  ['a class beyond G', { classe_energie: 'H' }, 'classe_energie'],
  ['a fee that is no figure', { eco_participation: 'gratuit' }, 'eco_participation'],
  ['a fee above the price', { eco_participation: '9,01' }, 'eco_participation'],
])('refuses %s and names the column', async (_what, fields, column) => {
  await expect(imported(fields)).rejects.toThrow(new RegExp(`ligne 2.*${column}`));
});
