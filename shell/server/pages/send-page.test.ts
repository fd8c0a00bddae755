import { brotliCompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { bodyIn, encodingFor } from './send-page';

const words = [' ', ...'br gzip identity * ; q=0 q=0.5 q=x , " W/" __proto__'.split(' ')];
const headerPart = fc.oneof(fc.constantFrom(...words), anyText);
const header = fc.array(headerPart).map((parts) => parts.join(''));

it('an Accept-Encoding header selects Brotli, else gzip, else nothing, whatever it contains', () => {
  const headers = ['gzip, deflate, br', 'br;q=0, gzip', 'deflate'];
  expect(headers.map((each) => encodingFor(each))).toEqual(['br', 'gzip', null]);
  fc.assert(
    fc.property(fc.oneof(header, fc.array(header), fc.constant(undefined)), (value) => {
      expect(['br', 'gzip', null]).toContain(encodingFor(value));
    }),
    runs,
  );
});

it('a page is compressed with gzip once for all clients', async () => {
  const page = brotliCompressSync('<h1>Balais</h1>');

  const [first, second] = await Promise.all([bodyIn('gzip', page), bodyIn('gzip', page)]);

  expect(gunzipSync(first).toString()).toBe('<h1>Balais</h1>');
  expect(second).toBe(first);
  expect(await bodyIn('gzip', page)).toBe(first);
});
