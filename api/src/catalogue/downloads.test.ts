import type { Product } from 'shared-contracts/api/products';
import { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

describe('a download of the catalogue', () => {
  it.each(['GET', 'HEAD'] as const)('responds 304 to %s while the article is unchanged', async (method) => {
    const { headers } = await api.get('/products/SP-110-N35');

    const again = await api.call(method, '/products/SP-110-N35', {
      headers: { 'if-none-match': String(headers.etag) },
    });

    expect(headers['cache-control']).toMatch(/^public, max-age=/);
    expect(again).toMatchObject({ status: 304, data: '' });
  });

  it('is compressed to less than a fifth', async () => {
    const plain = await api.call('GET', '/products?category=CHIMIE', {
      headers: { 'accept-encoding': 'identity' },
    });

    const packed = await api.call('GET', '/products?category=CHIMIE', {
      headers: { 'accept-encoding': 'gzip, br' },
    });

    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(String(packed.data).length).toBeLessThan(Number(plain.headers['content-length']) / 5);
  });

  it('has pictures that are immutable and cannot run scripts', async () => {
    const { data } = await api.get<Product>('/products/SP-110-N35');

    const picture = await api.get<string>(`/${data.ImageUrl}`);

    expect(data.ImageUrl).toMatch(/^images\/SP-110-N35\.[0-9a-f]{16}\.svg$/);
    expect(picture.data).toMatch(/^<svg/);
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await api.get('/images/SP-110-N35.0000000000000000.svg')).status).toBe(404);
  });

  it('has silhouettes for sub-categories, and responds 404 without one', async () => {
    const bags = await api.get<string>('/images/subcategories/SACS-POUBELLE.svg');
    const wipes = await api.get<string>('/images/subcategories/PAPIER-TOILETTE.svg');

    expect(bags.data).toMatch(/^<svg/);
    expect(wipes.data).not.toBe(bags.data);
    expect(bags.headers['cache-control']).toContain('max-age=86400');
    expect(bags.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await api.get('/images/subcategories/NOT-DRAWN.svg')).status).toBe(404);
  });
});
