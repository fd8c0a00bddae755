import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vocabulary-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function lint() {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'lint.mjs'), folder], {
    encoding: 'utf8',
  });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

describe('somebody who writes a retired name', () => {
  it('is refused with file, line and the name to use', () => {
    writeFileSync(
      join(folder, 'mail.ts'),
      "import { send } from './send';\nexport const orderMail = send;\n",
    );

    expect(lint()).toEqual({ status: 1, lines: ['mail.ts:2: orderMail: use enqueueMail'] });
  });

  it('is refused whatever the name begins with', () => {
    writeFileSync(join(folder, 'app.tsx'), 'interface AppWiring {}\n// One of the families.\n');

    expect(lint()).toEqual({
      status: 1,
      lines: ['app.tsx:1: AppWiring: use …Deps', 'app.tsx:2: families: use categories'],
    });
  });

  it('is refused as the name of a file', () => {
    mkdirSync(join(folder, 'list'));
    writeFileSync(join(folder, 'list/category-order.ts'), '');

    expect(lint()).toEqual({
      status: 1,
      lines: ['list/category-order.ts: category-order: use category-sort'],
    });
  });
});

it('leaves longer names, documents and packages alone', () => {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/wiring.js'), 'const AppWiring = 1;');
  writeFileSync(join(folder, 'notes.md'), 'The `AppWiring` of before.');
  writeFileSync(join(folder, 'mail.ts'), 'const reorderMailbox = purchaseOrder;');

  expect(lint()).toEqual({ status: 0, lines: [] });
});

it('leaves what remotes of an earlier contract call so, beside the number of the contract', () => {
  writeFileSync(
    join(folder, 'keys.ts'),
    "export const earlier = [{ key: 'shared-ui/drawings', contract: 4 }];\nexport const useAdmission = 1;\n",
  );

  expect(lint()).toEqual({ status: 1, lines: ['keys.ts:2: useAdmission: use useRequireCustomer'] });
});
