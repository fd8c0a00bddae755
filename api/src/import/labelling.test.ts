import type { Product } from 'shared-contracts/api/products';
import { allOf } from '../testing/all-of';
import { api } from '../testing/api';
import { checkCatalogue } from './check-catalogue';
import { storeCatalogue } from './store-catalogue';
import { row } from './testing/row';

type Fields = Readonly<Record<string, string>>;

const checked = (fields: Fields) => checkCatalogue([row('PT-6', fields)], []);

const imported = async (fields: Fields) => {
  await storeCatalogue(api.database.db, await checked(fields));
  return (await api.get<Product>('/products/PT-6')).data;
};

it('the response has the imported facts and label of an article until an import removes them', async () => {
  const product = await imported({
    ean: '3 017620 422003',
    lot_quantite: '6',
    lot_unite: 'rouleau',
    taille: '9,5 × 11 cm',
    couleur: 'blanc',
    ecolabel: 'Ecolabel européen',
    clp_pictogrammes: 'ghs09, GHS07',
    clp_avertissement: 'ATTENTION',
    clp_mentions: 'H319 Provoque une sévère irritation des yeux. | EUH031 Dégage un gaz toxique.',
    biocide: 'oui',
    classe_energie: 'f',
    eco_participation: '0,17 €',
  });
  const emptied = await imported({});

  expect(product.facts).toEqual({
    pack: { count: 6, unit: 'rouleau' },
    size: '9,5 × 11 cm',
    color: 'blanc',
    ecolabel: 'Ecolabel européen',
    gtin: '3017620422003',
  });
  expect(product.labelling).toEqual({
    pictograms: ['GHS07', 'GHS09'],
    signalWord: 'Attention',
    statements: ['H319 Provoque une sévère irritation des yeux.', 'EUH031 Dégage un gaz toxique.'],
    biocide: true,
    energyClass: 'F',
    ecoParticipation: 0.17,
  });
  expect(emptied).not.toHaveProperty('facts');
  expect(emptied).not.toHaveProperty('labelling');
});

it('a pack without a unit is counted in pieces', async () => {
  const { articles } = await checked({ lot_quantite: '100' });

  expect(await allOf(articles)).toMatchObject([{ packCount: 100, packUnit: 'pièce' }]);
});

it.each<[string, Fields, string]>([
  ['a unit without a count', { lot_unite: 'rouleau' }, 'lot_quantite : valeur manquante'],
  ['an empty pack', { lot_quantite: '0' }, 'lot_quantite : « 0 » : un lot contient au moins une pièce'],
  ['a long fact', { contenance: 'x'.repeat(61) }, 'contenance : plus de 60 caractères'],
  ['an unknown pictogram', { clp_pictogrammes: 'GHS07, GHS10' }, 'clp_pictogrammes'],
  ['an unknown signal word', { clp_avertissement: 'Achtung' }, 'clp_avertissement'],
  ['a pictogram without its statement', { clp_pictogrammes: 'GHS07' }, 'clp_mentions'],
  ['a signal word without its statement', { clp_avertissement: 'Danger' }, 'clp_mentions'],
  ['a biocide value other than oui', { biocide: 'peut-être' }, 'biocide'],
  ['an energy class beyond G', { classe_energie: 'H' }, 'classe_energie'],
  ['a fee that is not a number', { eco_participation: 'gratuit' }, 'eco_participation'],
  ['a fee above the price', { eco_participation: '10,01' }, 'eco_participation'],
])('an import with %s is refused with the name of the column', async (_what, fields, message) => {
  await expect(checked(fields)).rejects.toThrow(new RegExp(`PT-6.*${message}`));
});
