import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { bodyIn } from './encodings';

const page = brotliCompressSync('<h1>Balais</h1>');

it('gives a page as it is kept, in gzip, or unpacked', async () => {
  expect(await bodyIn('br', page)).toBe(page);
  expect(gunzipSync(await bodyIn('gzip', page)).toString()).toBe('<h1>Balais</h1>');
  expect((await bodyIn(null, page)).toString()).toBe('<h1>Balais</h1>');
});

it('packs a page once for all who take gzip alone', async () => {
  const [first, second] = await Promise.all([bodyIn('gzip', page), bodyIn('gzip', page)]);

  expect(second).toBe(first);
  expect(await bodyIn('gzip', page)).toBe(first);
});
