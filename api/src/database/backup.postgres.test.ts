import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRows, amountOfOrders } from '../testing/all-rows';
import { addOrders } from '../testing/many-orders';
import { copyOnServer, emptyOnServer } from '../testing/template-database';
import { backUp, restore } from './backup';
import { openPostgres } from './postgres';

const folder = mkdtempSync(join(tmpdir(), 'boutique-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const orders = Number(process.env.BACKUP_ORDERS || 1000);

async function read(url: string) {
  const database = openPostgres(url, { statementTimeout: 0 });
  await database.migrate();
  const content = { tables: await allRows(database), cents: await amountOfOrders(database) };
  await database.close();
  return content;
}

// The server as an npm package brings no pg_dump.
const itWithPrograms = spawnSync('pg_dump', ['--version']).status === 0 ? it : it.skip;

itWithPrograms(
  'a restored backup of PostgreSQL has every row, and a filled database is refused',
  async () => {
    const [shop, restored] = await Promise.all([copyOnServer(), emptyOnServer()]);
    const filled = openPostgres(shop.url, { statementTimeout: 0 });
    await addOrders(filled.db, orders);
    await filled.close();
    const stored = (databaseUrl: string) => ({ databaseUrl, dataDirectory: join(folder, 'data') });

    await backUp(stored(shop.url), join(folder, 'backup'));
    await restore(stored(restored.url), join(folder, 'backup'));

    const content = await read(restored.url);
    expect(content).toEqual(await read(shop.url));
    expect(content.tables.orders?.rows).toBeGreaterThan(orders);
    await expect(restore(stored(shop.url), join(folder, 'backup'))).rejects.toThrow(/contient des tables/);
    await Promise.all([shop.drop(), restored.drop()]);
  },
);
