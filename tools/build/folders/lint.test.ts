import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folders-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function lint() {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'lint.mjs'), folder], {
    encoding: 'utf8',
  });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

describe('folders that import each other', () => {
  it('are reported even if no two files import each other', () => {
    write('src/cart/lines.ts', "export { pay } from '../payment/pay';");
    write('src/cart/total.ts', 'export const total = 1;');
    write('src/payment/pay.ts', "import { total } from '../cart/total';\nexport const pay = total;");

    expect(lint().lines).toEqual(['src: cart, payment: these folders import each other']);
  });

  it('are reported through a third folder, a type and a lazy import', () => {
    write('src/a/page.tsx', "export const page = () => <p>{String(import('../b/part'))}</p>;");
    write('src/b/part.ts', "import type { Name } from '../c/deep/name';\nexport type Part = Name;");
    write('src/c/deep/name.ts', "export type Name = import('../../a/page').Page;");

    expect(lint().lines).toEqual(['src: a, b, c: these folders import each other']);
  });
});

it('refuses a page that imports another page', () => {
  write('src/pages/cart/Cart.tsx', "import { title } from '../home/title';\nexport const Cart = title;");
  write('src/pages/home/title.ts', "export const title = 'Accueil';");

  expect(lint()).toEqual({
    status: 1,
    lines: ['src/pages/cart/Cart.tsx: imports src/pages/home/title.ts, which belongs to another page'],
  });
});

it('refuses that the product imports tools, tests or demo data, and that tools import the product', () => {
  const refused = [
    ['shell/server/pages/answer.ts', 'build-config/free-port', 'build-config/free-port'],
    ['mfe-catalogue/src/routes.ts', '../../tools/deploy/sign', 'tools/deploy/sign'],
    ['page-kit/src/http.ts', '../../tests/journeys/shop/page-weight', 'tests/journeys/shop/page-weight'],
    ['api/src/import/store.ts', 'demo-catalogue/pictures', 'demo-catalogue/pictures'],
    ['api/src/lacking.ts', '../seed/customers', 'api/seed/customers'],
    ['tools/commands/start.mjs', 'page-kit/http', 'page-kit/http'],
    ['tools/deploy/sign.ts', '../../tests/journeys/shop/page-weight', 'tests/journeys/shop/page-weight'],
  ] as const;
  for (const [file, specifier] of refused) write(file, `export type * from '${specifier}';`);

  const { status, lines } = lint();

  expect(status).toBe(1);
  expect(lines.sort()).toEqual(refused.map(([file, , path]) => `${file}: must not import ${path}`).sort());
});

it('accepts imports of tools in configuration, programs and tests, and folders that import in one direction', () => {
  write('api/rspack.config.mjs', "export { defineServer } from 'build-config/rspack/shop';");
  write('api/commands/main.ts', "export { seed } from '../seed/seed';");
  write('api/src/import/store.test.ts', "import 'demo-catalogue/pictures';");
  write('api/src/testing/test-api.ts', "import '../../seed/customers';");
  write('src/app.ts', "export { page } from './pages/home/page';");
  write('src/pages/home/page.ts', "import { total } from '../../cart/total';\nexport const page = total;");
  write('src/pages/home/parts/part.ts', "export { page } from '../page';");
  write('src/cart/total.ts', 'export const total = 1;');
  write('src/cart/total.test.ts', "import '../pages/home/page';");

  expect(lint()).toEqual({ status: 0, lines: [] });
});
