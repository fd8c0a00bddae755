import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { products, searchWords } from '../database/schema';

/**
 * To be called when the catalogue has been filled, outside a transaction. The embedded database has nobody else who does it:
 * without it new articles wait beside the index of texts, and plans read whole tables.
 */
export async function tidyCatalogue(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze ${products}, ${searchWords}`);
}
