import type { Product } from 'shared-contracts/api/products';
import { api } from '../testing/api';

it('the picture of an article is immutable and cannot run scripts, and an unknown one gets 404', async () => {
  const { data } = await api.get<Product>('/products/SP-110-N35');

  const picture = await api.get<string>(`/${data.ImageUrl}`);

  expect(data.ImageUrl).toMatch(/^images\/SP-110-N35\.[0-9a-f]{16}\.svg$/);
  expect(picture.data).toMatch(/^<svg/);
  expect(picture.headers['cache-control']).toContain('immutable');
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await api.get('/images/SP-110-N35.0000000000000000.svg')).status).toBe(404);
});

it('the silhouette of a sub-category is cached for a day and cannot run scripts, and an unknown one gets 404', async () => {
  const bags = await api.get<string>('/images/subcategories/SACS-POUBELLE.svg');
  const paper = await api.get<string>('/images/subcategories/PAPIER-TOILETTE.svg');

  expect(bags.data).toMatch(/^<svg/);
  expect(paper.data).not.toBe(bags.data);
  expect(bags.headers['cache-control']).toContain('max-age=86400');
  expect(bags.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await api.get('/images/subcategories/NOT-DRAWN.svg')).status).toBe(404);
});
