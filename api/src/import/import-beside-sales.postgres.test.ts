import type { Category, Product, ProductList } from 'shared-contracts/api/products';
import { achats, api, karim, notifyOf } from '../testing/checkout';
import { soap } from '../testing/test-buyer';
import { checkCatalogue } from './check-catalogue';
import { storeCatalogue } from './store-catalogue';
import { row } from './testing/row';

it('while an import runs, orders are placed and paid, and every list is the old or the new one', async () => {
  const codes = [soap.productCode, ...Array.from({ length: 2500 }, (_, index) => `NEUF-${index}`)];
  const catalogue = await checkCatalogue(
    codes.map((code) => row(code, { designation: 'Importé', stock: '7' })),
    [],
  );
  const names = async () => [
    (await api.get<ProductList>('/products')).data.items.map(({ Designation }) => Designation),
    (await api.get<Category[]>('/products/categories')).data.map(({ code }) => code),
    (await api.search('savon')).map(({ Code }) => Code),
  ];
  const before = await names();
  await achats.fillCart([soap]);
  const paidId = await karim.startPaying([soap]);
  const meanwhile: unknown[] = [];
  async function* articles() {
    let read = 0;
    for await (const article of catalogue.articles) {
      // Two batches are written, and not committed.
      read += 1;
      if (read === 2200) {
        const { status } = await achats.orderOnAccount();
        const settled = await notifyOf(paidId);
        meanwhile.push(status, settled.status, (await karim.order(paidId)).status, await names());
      }
      yield article;
    }
  }

  await storeCatalogue(api.database.db, { ...catalogue, articles: articles() });

  expect(meanwhile).toEqual([200, 200, 'PAID', before]);
  const [listed, categories] = await names();
  expect(new Set(listed)).toEqual(new Set(['Importé']));
  expect(categories).toEqual(['MENAGE']);
  expect((await api.get<Product>(`/products/${soap.productCode}`)).data.available).toBe(true);
});
