import { sql } from 'drizzle-orm';
import type { Passwords } from '../src/account/passwords';
import { tidyCatalogue } from '../src/catalogue/tidy-catalogue';
import type { Db } from '../src/database/database';
import { categories, customers } from '../src/database/schema';
import { seedCatalogue } from './seed-catalogue';
import { seedCustomersAndOrders } from './seed-customers';

/** Any number of its own: one process fills the database, the others wait. */
const seedLock = 1986_0600;

/** Fills an empty database with the demo data. @returns false when there were data already */
export async function seedWhenEmpty(db: Db, passwords: Passwords, now = new Date()): Promise<boolean> {
  const seeded = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await tx.$count(categories)) > 0 || (await tx.$count(customers)) > 0) return false;
    await seedCatalogue(tx);
    await seedCustomersAndOrders(tx, passwords, now);
    return true;
  });
  if (seeded) await tidyCatalogue(db);
  return seeded;
}
