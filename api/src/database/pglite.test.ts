import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { openPglite } from './pglite';

const folder = temporaryFolder();

it.each([
  ['a full disk', { name: 'ErrnoError', errno: 51 }, /^Le disque de .* est plein : .*DATA_DIR\.$/],
  ['a missing permission', { code: 'EACCES' }, /^Ce compte ne peut pas écrire dans .* : .*DATA_DIR\.$/],
])('%s is reported in one line that names the data folder', async (_fault, error, line) => {
  jest.spyOn(PGlite, 'create').mockRejectedValueOnce(error);

  await expect(openPglite(join(folder, 'new'))).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(line),
  });
});

it('a database whose first start was interrupted is created again', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database/PG_VERSION'), '18');
  writeFileSync(join(folder, 'database.unfinished'), '');

  const database = await openPglite(folder);

  expect((await database.sql.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
  await database.close();
});
