import type { Product } from 'shared-contracts/api/products';
import { TestApi } from '../testing/test-api';
import { TestBuyer } from '../testing/test-buyer';
import { checkCatalogue } from './check-catalogue';
import { storeCatalogue } from './store-catalogue';

const row = (fields: Readonly<Record<string, string>>) => ({
  place: 'ligne 2',
  fields: {
    code: 'PT-6',
    designation: 'Papier toilette, lot de 12',
    prix_ht: '9',
    tva: '20',
    famille: 'Ouate',
    sous_famille: 'Papier',
    ...fields,
  },
});
const imported = (fields: Readonly<Record<string, string>>) => checkCatalogue([row(fields)], []);

describe('what an imported file says of an article beside its name', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.open();
  });
  afterAll(() => api.close());
  const take = async (fields: Readonly<Record<string, string>>) => {
    await storeCatalogue(api.database.db, await imported(fields));
    return (await api.get<Product>('/products/PT-6')).data;
  };

  it('stands in the answer, each fact that is known and no other', async () => {
    const product = await take({
      lot_quantite: '6',
      lot_unite: 'rouleau',
      taille: '9,5 × 11 cm',
      couleur: 'blanc',
      ecolabel: 'Ecolabel européen',
    });

    expect(product.facts).toEqual({
      pack: { count: 6, unit: 'rouleau' },
      size: '9,5 × 11 cm',
      color: 'blanc',
      ecolabel: 'Ecolabel européen',
    });
  });

  it('is nothing when the file says nothing, whatever the name says', async () => {
    expect(await take({})).not.toHaveProperty('facts');
  });

  it('stays with an order as it was on the day', async () => {
    await take({ lot_quantite: '6', lot_unite: 'rouleau' });
    const buyer = await TestBuyer.signIn(api, 'achats');
    await api.fillCart(buyer.token, [{ productCode: 'PT-6', quantity: 2 }]);
    const placed = await buyer.orderOnAccount();

    await take({ lot_quantite: '12' });

    const order = await buyer.order(placed.data.orderId);
    expect(order.items[0]?.pack).toEqual({ count: 6, unit: 'rouleau' });
  });

  it('calls one of a pack a piece when the file does not name it', async () => {
    const { articles } = await imported({ lot_quantite: '100' });

    expect(articles[0]).toMatchObject({ packCount: 100, packUnit: 'pièce' });
  });

  it.each([
    [{ lot_unite: 'rouleau' }, /lot_quantite : valeur manquante/],
    [{ lot_quantite: '0' }, /lot_quantite : « 0 » : un lot contient au moins une pièce/],
    [{ contenance: 'x'.repeat(61) }, /contenance : plus de 60 caractères/],
  ])('is refused with the column: %j', async (fields, message) => {
    await expect(imported(fields)).rejects.toThrow(message);
  });
});
