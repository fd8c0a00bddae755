import { eq } from 'drizzle-orm';
import { stock } from '../database/schema';
import type { TestApi } from './test-api';

/** Returns the pieces of an article in stock; null when unknown. */
export async function stockOf({ database }: TestApi, code: string): Promise<number | null> {
  const [row] = await database.db.select().from(stock).where(eq(stock.code, code));
  return row?.quantity ?? null;
}

/** Sets the pieces of an article in stock; null when unknown. */
export async function setStock({ database }: TestApi, code: string, quantity: number | null): Promise<void> {
  await database.db.delete(stock).where(eq(stock.code, code));
  if (quantity !== null) await database.db.insert(stock).values({ code, quantity });
}
