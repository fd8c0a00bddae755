import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tokens } from 'shared-contracts/api/auth';
import type { Db } from '../database/database';
import { refreshTokens, sessions } from '../database/schema';
import type { AccessTokens } from './access-tokens';
import { hashOf, newSecret } from './secrets';

const day = 24 * 60 * 60 * 1000;
const lifeOf = (remember: boolean) => (remember ? 60 * day : 2 * day);

/** Two tabs may refresh at once: a token used a moment ago still counts; later it is a stolen copy. */
const graceSeconds = 30;

export interface SessionRepository {
  begin(customerId: string, remember: boolean): Promise<Tokens>;
  /** A new pair for a refresh token; null when it is unknown, expired or revoked. A replayed one ends its session. */
  refresh(refreshToken: string): Promise<Tokens | null>;
  end(refreshToken: string): Promise<void>;
  endAll(customerId: string): Promise<void>;
}

export function createSessionRepository(db: Db, accessTokens: AccessTokens): SessionRepository {
  async function tokensFor(executor: Db, sessionId: string, customerId: string): Promise<Tokens> {
    const secret = newSecret();
    await executor.insert(refreshTokens).values({ hash: hashOf(secret), sessionId });
    return { access_token: await accessTokens.issue({ customerId, sessionId }), refresh_token: secret };
  }

  const revoke = (executor: Db, sessionId: string) =>
    executor.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.id, sessionId));

  return {
    begin: (customerId, remember) =>
      db.transaction(async (tx) => {
        const expiresAt = new Date(Date.now() + lifeOf(remember));
        const [session] = await tx
          .insert(sessions)
          .values({ customerId, remember, expiresAt })
          .returning({ id: sessions.id });
        if (!session) throw new Error('a session was not stored');
        return tokensFor(tx, session.id, customerId);
      }),

    refresh: (refreshToken) =>
      db.transaction(async (tx) => {
        const [token] = await tx
          .select({
            hash: refreshTokens.hash,
            used: refreshTokens.usedAt,
            late: sql<boolean>`coalesce(${refreshTokens.usedAt} < now() - make_interval(secs => ${graceSeconds}), false)`,
            sessionId: sessions.id,
            customerId: sessions.customerId,
            remember: sessions.remember,
          })
          .from(refreshTokens)
          .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
          .where(
            and(
              eq(refreshTokens.hash, hashOf(refreshToken)),
              isNull(sessions.revokedAt),
              gt(sessions.expiresAt, sql`now()`),
            ),
          )
          .for('update');
        if (!token) return null;
        if (token.late) {
          await revoke(tx, token.sessionId);
          return null;
        }
        if (!token.used) {
          await tx
            .update(refreshTokens)
            .set({ usedAt: sql`now()` })
            .where(eq(refreshTokens.hash, token.hash));
        }
        const expiresAt = new Date(Date.now() + lifeOf(token.remember));
        await tx.update(sessions).set({ expiresAt }).where(eq(sessions.id, token.sessionId));
        return tokensFor(tx, token.sessionId, token.customerId);
      }),

    end: async (refreshToken) => {
      const [token] = await db
        .select({ sessionId: refreshTokens.sessionId })
        .from(refreshTokens)
        .where(eq(refreshTokens.hash, hashOf(refreshToken)));
      if (token) await revoke(db, token.sessionId);
    },

    endAll: async (customerId) => {
      await db
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt)));
    },
  };
}
