import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from './pglite';

it('a database whose first start was interrupted is made anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-pglite-'));
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database/PG_VERSION'), '18');
  writeFileSync(join(folder, 'database.unfinished'), '');

  const database = await openPglite(folder);

  expect((await database.sql.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
  await database.close();
  rmSync(folder, { recursive: true });
});
