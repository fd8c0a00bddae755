import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRows, amountOfOrders } from '../testing/all-rows';
import { addOrders } from '../testing/many-orders';
import { expectSellsOn, visitShop } from '../testing/shop-visit';
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

// The npm package of the server does not contain pg_dump.
const itWithPrograms = spawnSync('pg_dump', ['--version']).status === 0 ? it : it.skip;

itWithPrograms(
  'a restored PostgreSQL backup has every row and accepts orders, and a non-empty database is refused',
  async () => {
    const [shop, restored] = await Promise.all([copyOnServer(), emptyOnServer()]);
    const filled = openPostgres(shop.url, { statementTimeout: 0 });
    await addOrders(filled.db, orders);
    await filled.close();
    const [dataDirectory, newDirectory] = [join(folder, 'data'), join(folder, 'new')];
    const sold = await visitShop({ DATABASE_URL: shop.url, DATA_DIR: dataDirectory });

    await backUp({ databaseUrl: shop.url, dataDirectory }, join(folder, 'backup'));
    await restore({ databaseUrl: restored.url, dataDirectory: newDirectory }, join(folder, 'backup'));

    const content = await read(restored.url);
    expect(content).toEqual(await read(shop.url));
    expect(content.tables.orders?.rows).toBeGreaterThan(orders);
    const nonEmpty = { databaseUrl: shop.url, dataDirectory: join(folder, 'none') };
    await expect(restore(nonEmpty, join(folder, 'backup'))).rejects.toThrow(/contient des tables/);
    await expectSellsOn(sold, { DATABASE_URL: restored.url, DATA_DIR: newDirectory });
    await Promise.all([shop.drop(), restored.drop()]);
  },
);
