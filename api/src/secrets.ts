import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Db, StartError } from './database/database';
import { signingKeys } from './database/schema';

/** 256 random bits for refresh tokens and mailed links. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Stored instead of the secret; a fast hash is enough for random values. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The secret of tokens and cursors: `JWT_SECRET`, else one generated once and shared by the database. */
export async function signingSecret(db: Db, given: string | undefined): Promise<string> {
  if (given) {
    if (given.length < 32) throw new StartError('JWT_SECRET doit compter au moins 32 caractères.');
    return given;
  }
  const fresh = { name: 'tokens', secret: randomBytes(48).toString('base64url') };
  await db.insert(signingKeys).values(fresh).onConflictDoNothing();
  const [stored] = await db.select().from(signingKeys).where(eq(signingKeys.name, fresh.name));
  return stored?.secret ?? fresh.secret;
}
