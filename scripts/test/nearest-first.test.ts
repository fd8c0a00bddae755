import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import NearestFirst from './nearest-first.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boutique-nearest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `savedAt`: seconds since the epoch. */
function save(path: string, savedAt: number): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, savedAt, savedAt);
  return file;
}

it('brings the tests beside the file that was saved last before all others', async () => {
  const far = save('cart/Cart.test.tsx', 20);
  save('cart/Cart.tsx', 30);
  const near = save('product/Product.test.tsx', 10);
  save('product/Price.tsx', 40);
  const context = {
    config: { id: 'a', cacheDirectory: folder },
    // jest itself begins with what is largest.
    hasteFS: { getSize: (path: string) => (path === far ? 2 : 1) },
  };
  const tests = [far, near].map((path) => ({ path, context })) as unknown as Parameters<
    NearestFirst['sort']
  >[0];

  const sorted = await new NearestFirst({ contexts: [], globalConfig: {} as never }).sort(tests);

  expect(sorted.map(({ path }) => path)).toEqual([near, far]);
});
