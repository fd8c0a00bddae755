import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { openPglite } from './pglite';

const folder = temporaryFolder();
const unusable = join(folder, 'new');

it.each([
  ['a full disk', { name: 'ErrnoError', errno: 51 }, `Le disque de ${unusable} est plein : `],
  ['a missing permission', { code: 'EACCES' }, `Ce compte ne peut pas écrire dans ${unusable} : `],
])('%s is reported in one line that names the data folder and DATA_DIR', async (_fault, error, start) => {
  jest.spyOn(PGlite, 'create').mockRejectedValueOnce(error);

  const opening = openPglite(unusable);

  const failure = await opening.catch((reason: Error) => reason);
  expect(failure).toMatchObject({ name: 'StartError', message: expect.stringMatching(/^.*DATA_DIR\.$/) });
  expect(failure).toMatchObject({ message: expect.stringContaining(start) });
});

it('a database whose first start was interrupted is created again', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database/PG_VERSION'), '18');
  writeFileSync(join(folder, 'database.unfinished'), '');

  const database = await openPglite(folder);

  expect((await database.sql.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
  await database.close();
});
