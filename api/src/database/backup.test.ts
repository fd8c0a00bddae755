import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { backUp, restore } from './backup';
import { lockFile } from './lock-file';

const folder = temporaryFolder();
const [shop, backup, restored] = [join(folder, 'shop'), join(folder, 'backup'), join(folder, 'restored')];
const embedded = (dataDirectory: string) => ({ databaseUrl: undefined, dataDirectory });

/** Returns the path of each file of a folder and a hash of its content. */
const filesOf = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(directory, path), createHash('sha256').update(readFileSync(path)).digest('hex')])
    .sort();

beforeAll(async () => {
  mkdirSync(join(shop, 'database/global'), { recursive: true });
  writeFileSync(join(shop, 'database/global/pg_control'), 'Contrôle');
  mkdirSync(join(shop, 'outbox'));
  writeFileSync(join(shop, 'outbox/1.eml'), 'Subject: Commande');
  await backUp(embedded(shop), backup);
});

it('a restored backup of the embedded database has the files of the data folder', async () => {
  await restore(embedded(restored), backup);

  expect(filesOf(restored).map(([path]) => path)).toEqual(['database/global/pg_control', 'outbox/1.eml']);
  expect(filesOf(restored)).toEqual(filesOf(shop));
});

it('a backup and a restored data folder are readable by their owner only', async () => {
  const target = join(folder, 'private');
  await restore(embedded(target), backup);

  const readable = [backup, target].flatMap((each) =>
    ['.', ...readdirSync(each, { recursive: true, encoding: 'utf8' })]
      .map((name) => join(each, name))
      .filter((file) => statSync(file).mode & 0o077),
  );

  expect(readable).toEqual([]);
});

it('a backup contains the files of a data folder that is a symbolic link', async () => {
  symlinkSync(shop, join(folder, 'link'));

  await backUp(embedded(join(folder, 'link')), join(folder, 'of-link'));

  expect(lstatSync(join(folder, 'of-link/data')).isDirectory()).toBe(true);
  expect(filesOf(join(folder, 'of-link/data'))).toEqual(filesOf(shop));
});

it('a backup leaves the unfinished one of another process into the same folder', async () => {
  const other = join(folder, 'twice.unfinished');
  mkdirSync(other);

  await backUp(embedded(shop), join(folder, 'twice'));

  expect(existsSync(other)).toBe(true);
});

describe('a copy that fails', () => {
  const faulty = join(folder, 'faulty');
  beforeAll(() => cpSync(backup, faulty, { recursive: true }));
  const fault = join(faulty, 'data/outbox/not-a-file');
  const mend = () => rmSync(fault, { force: true });
  beforeEach(() => execFileSync('mkfifo', [fault]));
  afterEach(mend);

  it('leaves no backup', async () => {
    const attempt = backUp(embedded(join(faulty, 'data')), join(folder, 'failed'));

    await expect(attempt).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/failed\.\S+\.unfinished : .* ; changez --to\.$/),
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  });

  it('leaves a data folder into which the next restore works, as does one that was killed', async () => {
    const target = join(folder, 'second-try');
    await expect(restore(embedded(target), faulty)).rejects.toThrow(/changez DATA_DIR\.$/);
    const left = readdirSync(target);
    mend();
    mkdirSync(join(target, 'restore.unfinished/database'), { recursive: true });

    await restore(embedded(target), faulty);

    expect(left).toEqual([]);
    expect(readdirSync(target).sort()).toEqual(['database', 'outbox']);
    expect(filesOf(target)).toEqual(filesOf(restored));
  });
});

it('a backup of the embedded database is refused while the shop runs', async () => {
  const unlock = await lockFile(join(shop, 'database.lock'));

  const attempt = backUp(embedded(shop), join(folder, 'other'));

  await expect(attempt).rejects.toThrow(/déjà utilisé par le processus \d+/);
  expect(existsSync(join(folder, 'other'))).toBe(false);
  unlock();
});

it('a backup into a folder that cannot be replaced is refused', async () => {
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'database.lock'), { recursive: true });

  await expect(backUp(embedded(shop), taken)).rejects.toThrow(/ENOTEMPTY.*; changez --to\.$/);
});

const none = embedded(join(folder, 'new'));
const away = { ...embedded(shop), databaseUrl: 'postgres://127.0.0.1:1/d' };

it.each([
  ['a backup into a folder with files', () => backUp(embedded(shop), backup), /existe déjà/],
  ['a backup into a file', () => backUp(embedded(shop), __filename), /existe déjà/],
  ['a backup into its own data', () => backUp(embedded(shop), join(shop, 'b')), /est dans .*DATA_DIR/],
  ['a backup without a database', () => backUp(none, 'other'), /^Aucune base/],
  ['a backup of an unreachable server', () => backUp(away, 'other'), /^DATABASE_URL : .*ECONNREFUSED/],
  ['a restore into a non-empty shop', () => restore(embedded(shop), backup), /n’est pas vide/],
  ['a restore from a folder without backup', () => restore(none, folder), /n’est pas une sauvegarde/],
  ['a restore into another kind of database', () => restore(away, backup), /retirez DATABASE_URL/],
])('%s is refused', async (_what, attempt, message) => {
  await expect(attempt()).rejects.toThrow(message);
});
