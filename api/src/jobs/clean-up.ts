import { and, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database';
import {
  catalogueChanges,
  idempotentAnswers,
  linkTokens,
  mails,
  refreshTokens,
  sessions,
  throttles,
} from '../database/schema';
import { deleteInParts, finishAll } from '../database/short-transactions';
import { retentionSteps } from '../personal-data/apply-retention';
import { answersStoredFor } from '../server/idempotency';

const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Creates the job that deletes expired rows, and personal data past its retention. */
export function createCleanUp(db: Db, log: FastifyBaseLogger) {
  return async function cleanUp(): Promise<void> {
    const isOld = or(lt(mails.sentAt, ago(30)), lt(mails.refusedAt, ago(30)));
    await finishAll([
      () => deleteInParts(db, sessions, or(lt(sessions.expiresAt, ago(1)), lt(sessions.revokedAt, ago(1)))),
      // A used token stays for a month after its successor was used, to recognise a stolen copy.
      () =>
        deleteInParts(
          db,
          refreshTokens,
          sql`exists (select from refresh_tokens child
        where child.parent = refresh_tokens.hash and child.used_at < ${ago(30)})`,
        ),
      () => deleteInParts(db, linkTokens, lt(linkTokens.expiresAt, ago(1))),
      () => deleteInParts(db, throttles, lt(throttles.expire, Date.now())),
      () => deleteInParts(db, idempotentAnswers, lt(idempotentAnswers.startedAt, ago(answersStoredFor))),
      // Emails about an order stay as long as the order: the row prevents a second email about the same event.
      () => deleteInParts(db, mails, and(isOld, isNull(mails.orderId), ne(mails.kind, 'contact'))),
      // Folds the rows into their sum, which is the version of the catalogue.
      () =>
        db.execute(sql`with folded as (delete from ${catalogueChanges} returning count)
        insert into ${catalogueChanges} select sum(count) from folded having count(*) > 0`),
      ...retentionSteps(db, log),
    ]);
  };
}
