import { brotliDecompressSync } from 'node:zlib';
import { plainTemplate } from '../../testing/template';
import { PageCompressor } from './page-compressor';

const parts = (body: string) => ({ head: '<title>É</title>', body, rendered: '{"prix":"12 €"}' });
const html = (body: string) => `<head><title>É</title></head>${body}<script>{"prix":"12 €"}</script>`;

it('pages are compressed one after the other, each into a separate buffer', () => {
  const compressor = new PageCompressor();
  const long = '<p>Œillet 🧽</p>'.repeat(60_000);

  const pages = ['<p>Seau</p>', long, ''].map((body) => compressor.compress(plainTemplate, parts(body)));

  expect(pages.map((page) => brotliDecompressSync(page).toString())).toEqual([
    html('<p>Seau</p>'),
    html(long),
    html(''),
  ]);
  expect(pages[0]?.buffer.byteLength).toBe(pages[0]?.length);
});
