import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'bundler/free-port';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { expectSellsOn, visitShop } from '../testing/shop-visit';
import { copyOnServer, emptyOnServer } from '../testing/template-database';
import { backUp, restore } from './backup';

const folder = temporaryFolder();

// The npm package of the server does not contain pg_dump.
const itWithPrograms = spawnSync('pg_dump', ['--version']).status === 0 ? it : it.skip;

itWithPrograms(
  'a shop restored from PostgreSQL sells on, and a database with tables or that is absent is refused',
  async () => {
    const [shop, restored] = await Promise.all([copyOnServer(), emptyOnServer()]);
    const [dataDirectory, newDirectory] = [join(folder, 'data'), join(folder, 'new')];
    const sold = await visitShop({ DATABASE_URL: shop.url, DATA_DIR: dataDirectory });

    await backUp({ databaseUrl: shop.url, dataDirectory }, join(folder, 'backup'));
    await restore({ databaseUrl: restored.url, dataDirectory: newDirectory }, join(folder, 'backup'));

    const nonEmpty = { databaseUrl: shop.url, dataDirectory: join(folder, 'none') };
    await expect(restore(nonEmpty, join(folder, 'backup'))).rejects.toThrow(/contient des tables/);
    const missing = { ...nonEmpty, databaseUrl: `${restored.url}-none` };
    await expect(restore(missing, join(folder, 'backup'))).rejects.toThrow(
      /^DATABASE_URL : base inaccessible/,
    );
    await expectSellsOn(sold, { DATABASE_URL: restored.url, DATA_DIR: newDirectory });
    await Promise.all([shop.drop(), restored.drop()]);
  },
);

/** Path of the program found by the tests. */
const pgbouncer = process.env.PGBOUNCER_PATH ?? '';

(pgbouncer ? it : it.skip)('a backup and a restore through PgBouncer are refused', async () => {
  const [server, port, file] = [await emptyOnServer(), await freePort(), join(folder, 'pgbouncer.ini')];
  const { hostname, port: serverPort, pathname } = new URL(server.url);
  const pooled = { databaseUrl: `postgres://shop@127.0.0.1:${port}${pathname}`, dataDirectory: folder };
  writeFileSync(
    file,
    `[databases]\n* = host=${hostname} port=${serverPort} user=shop\n[pgbouncer]\nauth_type = any\n` +
      `pool_mode = transaction\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\n`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const account = process.getuid?.() === 0 && { uid: Number(execFileSync('id', ['-u', 'postgres'])) };
  const child = spawn(pgbouncer, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...account });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stderr)) if (line.includes('process up')) break;
  mkdirSync(join(folder, 'of-pool'));
  writeFileSync(join(folder, 'of-pool/database.dump'), '');

  const backup = backUp(pooled, join(tmpdir(), 'boutique-never'));
  const restoring = restore({ ...pooled, dataDirectory: join(folder, 'never') }, join(folder, 'of-pool'));

  await expect(backup).rejects.toThrow(/^DATABASE_URL passe par un pooler/);
  await expect(restoring).rejects.toThrow(/^DATABASE_URL passe par un pooler/);
  child.kill();
  await Promise.all([ended, server.drop()]);
});
