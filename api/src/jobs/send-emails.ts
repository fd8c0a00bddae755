import { and, eq, getTableColumns, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../database/database';
import { linkMailKinds, mails } from '../database/schema';
import { type Deliver, DeliveryUnavailable, EmailRefused } from '../email/mail-transport';
import { createEmailRenderer, type Mail } from '../email/render-email';

const firstRetrySeconds = 30;
const longestRetrySeconds = 3600;
/** Delay while the mail server is unreachable: for all emails, and at most for the email that was tried. */
const unreachableSeconds = 30;
const longestUnreachableSeconds = 300;

/** Emails given up after a day: links expire in an hour, and an erased address must not be stored longer. */
const expiringKinds: readonly Mail['kind'][] = [...linkMailKinds, 'contact-received', 'account-erased'];
const expiryHours = 24;

export interface MailDeps {
  readonly db: Db;
  readonly environment: Environment;
  readonly deliver: Deliver;
  readonly log: FastifyBaseLogger;
}

type DueMail = Mail & { readonly isExpired: boolean };

const inSeconds = (seconds: number | SQL) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Creates the job that sends all due emails; processes lock different rows. Retries are spaced up to an hour.
 * When the mail server is unreachable, the pass stops and only the email that was tried counts an attempt.
 * @returns the work of one pass; an aborted signal stops it after the current email
 */
export function createMailJob({ db, environment, deliver, log }: MailDeps) {
  const renderEmail = createEmailRenderer(db, environment);

  /** Takes the next due email and counts the attempt; if this process crashes, it is due again later. */
  async function take(): Promise<DueMail | undefined> {
    // A larger exponent would overflow.
    const wait = sql`least(${longestRetrySeconds}, ${firstRetrySeconds} * power(2, least(${mails.attempts}, 16)))`;
    const next = sql`(select id from mails where sent_at is null and refused_at is null and due_at <= now()
      order by due_at, created_at limit 1 for update skip locked)`;
    const canExpire = inArray(mails.kind, [...expiringKinds]);
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: inSeconds(wait) })
      .where(eq(mails.id, next))
      .returning({
        ...getTableColumns(mails),
        isExpired: sql<boolean>`${canExpire} and ${mails.createdAt} < now() - make_interval(hours => ${expiryHours})`,
      });
    return mail;
  }

  const change = (mail: Mail, values: Partial<Record<'sentAt' | 'refusedAt' | 'dueAt', SQL>>) =>
    db.update(mails).set(values).where(eq(mails.id, mail.id));

  async function send(mail: Mail): Promise<void> {
    const email = await renderEmail(mail);
    if (email) await deliver(mail, email);
    await change(mail, { sentAt: sql`now()` });
  }

  async function waitForServer(mail: Mail): Promise<void> {
    await change(mail, { dueAt: sql`least(${mails.dueAt}, ${inSeconds(longestUnreachableSeconds)})` });
    const otherDueMails = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNull(mails.refusedAt), lte(mails.dueAt, sql`now()`)))
      .for('update', { skipLocked: true });
    await db
      .update(mails)
      .set({ dueAt: inSeconds(unreachableSeconds) })
      .where(inArray(mails.id, otherDueMails));
  }

  async function refusedForGood(mail: Mail): Promise<void> {
    await change(
      mail,
      expiringKinds.includes(mail.kind)
        ? { refusedAt: sql`now()` }
        : { dueAt: inSeconds(longestRetrySeconds) },
    );
  }

  return async function sendMails(signal?: AbortSignal): Promise<void> {
    for (let mail = await take(); mail; mail = signal?.aborted ? undefined : await take()) {
      const { id: mailId, kind, orderId, attempts } = mail;
      const details = { mailId, kind, orderId, attempts };
      if (mail.isExpired) {
        log.error(details, 'mail given up after a day');
        await change(mail, { refusedAt: sql`now()` });
        continue;
      }
      try {
        await send(mail);
      } catch (error) {
        if (error instanceof DeliveryUnavailable) {
          log.error({ err: error, ...details }, 'mail server away');
          return waitForServer(mail);
        }
        log.error({ err: error, ...details }, 'mail not sent');
        if (error instanceof EmailRefused) await refusedForGood(mail);
      }
    }
  };
}
