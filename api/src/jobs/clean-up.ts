import { and, inArray, lt, or, sql } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../database/database';
import {
  catalogueChanges,
  idempotentAnswers,
  linkTokens,
  mails,
  refreshTokens,
  sessions,
  shortLivedMailKinds,
  throttles,
} from '../database/schema';
import { deletionIn, finishAll } from '../database/short-transactions';
import { type RetentionLog, retentionSteps } from '../personal-data/apply-retention';
import { answersStoredFor } from '../server/idempotency';

const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes expired rows, and personal data past its retention; returns early when the signal is aborted. */
export async function cleanUp(
  db: Db,
  log: RetentionLog,
  { unusedAccountYears }: Pick<Environment['settings'], 'unusedAccountYears'>,
  signal?: AbortSignal,
): Promise<void> {
  const deletion = deletionIn(db, signal);
  const isOld = or(lt(mails.sentAt, ago(30)), lt(mails.refusedAt, ago(30)));
  // A used token stays for a month after its successor was used, to recognise a stolen copy.
  const isFormerToken = sql`exists (select from refresh_tokens child
    where child.parent = refresh_tokens.hash and child.used_at < ${ago(30)})`;
  const works = [
    deletion(sessions, or(lt(sessions.expiresAt, ago(1)), lt(sessions.revokedAt, ago(1)))),
    deletion(refreshTokens, isFormerToken),
    deletion(linkTokens, lt(linkTokens.expiresAt, ago(1))),
    deletion(throttles, lt(throttles.expire, Date.now())),
    deletion(idempotentAnswers, lt(idempotentAnswers.startedAt, ago(answersStoredFor))),
    // Emails about an order stay as long as the order: the row prevents a second email about the same event.
    deletion(mails, and(isOld, inArray(mails.kind, shortLivedMailKinds))),
    // Folds the rows into their sum, which is the version of the catalogue.
    () =>
      db.execute(sql`with folded as (delete from ${catalogueChanges} returning count)
      insert into ${catalogueChanges} select sum(count) from folded having count(*) > 0`),
    ...retentionSteps(db, log, unusedAccountYears, signal),
  ];
  await finishAll(works, signal);
}
