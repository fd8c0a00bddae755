import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './database/database';
import { signingKeys } from './database/schema';

/** Generates 256 random bits, for refresh tokens and emailed links. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Hashes a text, for instance a secret for storage: a fast hash is enough for random values. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Returns the secret of tokens and cursors: `JWT_SECRET`, or a generated one stored in the database. */
export async function signingSecret(db: Db, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const generated = { name: 'tokens', secret: randomBytes(48).toString('base64url') };
  await db.insert(signingKeys).values(generated).onConflictDoNothing();
  const [stored] = await db.select().from(signingKeys).where(eq(signingKeys.name, generated.name));
  return stored?.secret ?? generated.secret;
}
