import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Tokens } from 'shared-contracts/api/auth';
import type { Session } from 'shared-contracts/api/users';
import { type Db, hasId, type Tx } from '../database/database';
import { type Customer, customers, refreshTokens, sessions } from '../database/schema';
import { hashOf, newSecret } from '../secrets';
import type { AccessTokens, Bearer } from './access-tokens';
import { wrongLogin } from './account-refusals';
import { lockUnchanged } from './customer-repository';

const mostListed = 50;
/** Days after which an unused session expires, with and without “Rester connecté”; maximum age in days. */
const rememberedDays = 60;
const unusedDays = 2;
const mostDays = 90;

const isAlive = sql`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`;

/** Expiry of a session that is used now. */
const nextEnd = (since: SQL, remember: SQL) =>
  sql`least(now() + make_interval(days => case when ${remember} then ${rememberedDays}::int else ${unusedDays}::int end), ${since} + make_interval(days => ${mostDays}::int))`;

type NewSession = Pick<typeof sessions.$inferSelect, 'remember' | 'device'>;

/** A refresh token counts as stolen once its successor, or another successor of its parent, was used. */
const isCopy = sql<boolean>`exists (select from refresh_tokens child
    where child.parent = refresh_tokens.hash and child.used_at is not null)
  or exists (select from refresh_tokens sibling
    where sibling.parent = refresh_tokens.parent and sibling.hash <> refresh_tokens.hash and sibling.used_at is not null)`;

const hasToken = (hash: string) =>
  sql`${sessions.id} = (select ${refreshTokens.sessionId} from ${refreshTokens} where ${refreshTokens.hash} = ${hash})`;

const revoke = (executor: Db, which: SQL | undefined) =>
  executor
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ device: sessions.device });

/** Revokes one session of this customer; returns its device, or undefined when no valid one has this id. */
export async function endSession(executor: Db, customerId: string, id: string) {
  const own = and(eq(sessions.customerId, customerId), hasId(sessions.id, id), isAlive);
  const [ended] = await revoke(executor, own);
  return ended;
}

/** Revokes all sessions of a customer except `exceptId`; returns their devices. */
export function endSessions(executor: Db, customerId: string, exceptId?: string) {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  return revoke(executor, and(eq(sessions.customerId, customerId), others, isAlive));
}

/** Sessions, one per sign-in, and the refresh tokens that continue them. */
export function createSessionRepository(db: Db, accessTokens: AccessTokens) {
  async function tokensFor(executor: Db, bearer: Bearer, parent: string | null): Promise<Tokens> {
    const secret = newSecret();
    await executor
      .insert(refreshTokens)
      .values({ hash: hashOf(secret), sessionId: bearer.sessionId, parent });
    return { access_token: await accessTokens.issue(bearer), refresh_token: secret };
  }

  return {
    /** Begins a session. @throws {Refusal} 401 when the password was changed since `customer` was read */
    begin: async (tx: Tx, customer: Customer, { remember, device }: NewSession): Promise<Tokens> => {
      await lockUnchanged(tx, customer, wrongLogin);
      await tx
        .update(customers)
        .set({ lastSignInAt: sql`now()`, unusedNoticeAt: null })
        .where(eq(customers.id, customer.id));
      const expiresAt = nextEnd(sql`now()`, sql`${remember}::boolean`);
      const [session] = await tx
        .insert(sessions)
        .values({ customerId: customer.id, remember, device, expiresAt })
        .returning({ id: sessions.id });
      if (!session) throw new Error('a session was not stored');
      return tokensFor(tx, { id: customer.id, sessionId: session.id }, null);
    },

    /**
     * Issues a new pair of tokens; none when the refresh token is unknown, expired or revoked. A used token
     * stays valid until its successor is used, since the response may have been lost. After that it counts as
     * stolen: its session is revoked, and `copyOf` is the customer's id.
     */
    refresh: (refreshToken: string) =>
      db.transaction(async (tx): Promise<{ tokens: Tokens | null; copyOf?: string }> => {
        const hash = hashOf(refreshToken);
        // Locking the session makes concurrent refreshes run one after the other.
        const [session] = await tx
          .select({ id: sessions.customerId, sessionId: sessions.id })
          .from(sessions)
          .where(and(hasToken(hash), isAlive))
          .for('update');
        if (!session) return { tokens: null };
        const [token] = await tx.select({ isCopy }).from(refreshTokens).where(eq(refreshTokens.hash, hash));
        if (!token || token.isCopy) {
          await revoke(tx, eq(sessions.id, session.sessionId));
          return { tokens: null, copyOf: session.id };
        }
        const firstUse = and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt));
        await tx.update(refreshTokens).set({ usedAt: sql`now()` }).where(firstUse);
        await tx
          .update(sessions)
          .set({
            lastUsedAt: sql`now()`,
            expiresAt: nextEnd(sql`${sessions.createdAt}`, sql`${sessions.remember}`),
          })
          .where(eq(sessions.id, session.sessionId));
        return { tokens: await tokensFor(tx, session, hash) };
      }),

    /** Whether the customer's session is neither revoked nor expired. */
    lives: async ({ id, sessionId }: Bearer) => {
      const own = and(hasId(sessions.id, sessionId), eq(sessions.customerId, id), isAlive);
      return (await db.select({ id: sessions.id }).from(sessions).where(own)).length > 0;
    },

    /** Lists the valid sessions: the current one first, then by last use, newest first. */
    list: async ({ id: customerId, sessionId }: Bearer): Promise<Session[]> => {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.customerId, customerId), isAlive))
        .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt), sessions.id)
        .limit(mostListed);
      return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: id === sessionId,
      }));
    },

    /** Revokes the session of a refresh token. */
    end: async (refreshToken: string) => {
      await revoke(db, hasToken(hashOf(refreshToken)));
    },

    /** Revokes a session of any customer: only its device and the API have the id. */
    endById: async (id: string) => {
      await revoke(db, hasId(sessions.id, id));
    },
  };
}
