import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../kit/temporary-folder';

const folder = temporaryFolder();

/** Lints a project with these sources. */
function lint(sources: Readonly<Record<string, string>>) {
  const project = mkdtempSync(join(folder, 'project-'));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const program = [join(__dirname, 'lint.mjs'), project];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter(Boolean).sort() };
}

it('reports folders that import each other, indirectly or without two such files, and pages that import pages', () => {
  const sources = {
    'src/cart/lines.ts': "export { pay } from '../payment/pay';",
    'src/cart/total.ts': 'export const total = 1;',
    'src/payment/pay.ts': "import { total } from '../cart/total';\nexport const pay = total;",
    'src/a/page.tsx': "export const page = () => <p>{String(import('../b/part'))}</p>;",
    'src/b/part.ts': "import type { Name } from '../c/deep/name';\nexport type Part = Name;",
    'src/c/deep/name.ts': "export type Name = import('../../a/page').Page;",
    'src/pages/cart/Cart.tsx': "import { title } from '../home/title';\nexport const Cart = title;",
    'src/pages/home/title.ts': "export const title = 'Accueil';",
  };

  expect(lint(sources)).toEqual({
    status: 1,
    lines: [
      'src/pages/cart/Cart.tsx: imports src/pages/home/title.ts, which belongs to another page',
      'src: a, b, c: these folders import each other',
      'src: cart, payment: these folders import each other',
    ],
  });
});

it('refuses that the product imports tools, tests or demo data, and that tools import the product', () => {
  const refused = [
    ['shell/server/pages/answer.ts', 'bundler/free-port', 'bundler/free-port'],
    ['mfe-catalogue/src/routes.ts', '../../tools/deploy/sign', 'tools/deploy/sign'],
    ['page-kit/src/http.ts', '../../tests/journeys/shop/page-weight', 'tests/journeys/shop/page-weight'],
    ['api/src/import/store.ts', 'demo-catalogue/pictures', 'demo-catalogue/pictures'],
    ['api/src/lacking.ts', '../seed/customers', 'api/seed/customers'],
    ['tools/commands/start.mjs', 'page-kit/http', 'page-kit/http'],
    ['tools/deploy/sign.ts', '../../tests/journeys/shop/page-weight', 'tests/journeys/shop/page-weight'],
  ] as const;
  const sources = refused.map(([file, specifier]) => [file, `export type * from '${specifier}';`]);

  const { status, lines } = lint(Object.fromEntries(sources));

  expect(status).toBe(1);
  expect(lines).toEqual(refused.map(([file, , path]) => `${file}: must not import ${path}`).sort());
});

it('accepts imports of tools in configuration, programs and tests, and folders that import in one direction', () => {
  const sources = {
    'api/rspack.config.mjs': "export { defineServer } from 'bundler/rspack/shop';",
    'api/commands/main.ts': "export { seed } from '../seed/seed';",
    'api/src/import/store.test.ts': "import 'demo-catalogue/pictures';",
    'api/src/testing/test-api.ts': "import '../../seed/customers';",
    'src/app.ts': "export { page } from './pages/home/page';",
    'src/pages/home/page.ts': "import { total } from '../../cart/total';\nexport const page = total;",
    'src/pages/home/parts/part.ts': "export { page } from '../page';",
    'src/cart/total.ts': 'export const total = 1;',
    'src/cart/total.test.ts': "import '../pages/home/page';",
  };

  expect(lint(sources)).toEqual({ status: 0, lines: [] });
});
