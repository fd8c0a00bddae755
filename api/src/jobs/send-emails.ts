import { and, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../database/database';
import { byUrgency, jobLeases, linkMailKinds, mails } from '../database/schema';
import { type Deliver, DeliveryUnavailable, EmailRefused, OutcomeUnknown } from '../email/mail-transport';
import { waitingLinks } from '../email/outbox';
import { createEmailRenderer, type Mail } from '../email/render-email';

const firstRetrySeconds = 30;
const longestRetrySeconds = 3600;
/** Pause of all deliveries while the mail server is unreachable, and longest delay of the email that was tried. */
const pauseSeconds = 30;
const longestUnreachableSeconds = 300;
/** An email taken this long ago, before or during its delivery, is due again: its process was killed. */
const renderSeconds = 60;
const deliverySeconds = 900;
/** An email that may have arrived is delivered once more, an hour later. */
const mostUnknownOutcomes = 2;

/** Emails given up after a day: links expire in an hour, and an erased address must not be stored longer. */
const expiringKinds: readonly Mail['kind'][] = [...linkMailKinds, 'contact-received', 'account-erased'];
const expiryHours = 24;

interface MailDeps {
  readonly db: Db;
  readonly environment: Environment;
  readonly deliver: Deliver;
  readonly log: FastifyBaseLogger;
}

type DueMail = Mail & { readonly isExpired: boolean };
type Change = Partial<Record<'sentAt' | 'refusedAt' | 'dueAt', SQL>> & { readonly unknownOutcomes?: number };

const job = 'mails';
const now = sql`now()`;
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Creates the job that sends all due emails, links first, the newest before all; processes lock different rows.
 * When the mail server is unreachable or breaks the connection, the pass stops, and all processes pause.
 * @returns the work of one pass; an aborted signal stops it after the current email
 */
export function createMailJob({ db, environment, deliver, log }: MailDeps) {
  const renderEmail = createEmailRenderer(db, environment);

  /** Takes the next due email and counts the attempt; if this process crashes, it is due again later. */
  async function take(): Promise<DueMail | undefined> {
    const next = sql`(select id from mails where sent_at is null and refused_at is null and due_at <= now()
      and not exists (select from job_leases where job = ${job} and leased_until > now())
      order by ${byUrgency} limit 1 for update skip locked)`;
    const canExpire = inArray(mails.kind, [...expiringKinds]);
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: inSeconds(renderSeconds) })
      .where(eq(mails.id, next))
      .returning({
        ...getTableColumns(mails),
        isExpired: sql<boolean>`${canExpire} and ${mails.createdAt} < now() - make_interval(hours => ${expiryHours})`,
      });
    return mail;
  }

  /** @returns false when the email has been withdrawn, or taken by another process */
  async function change({ id, attempts }: Mail, values: Change): Promise<boolean> {
    const taken = and(eq(mails.id, id), eq(mails.attempts, attempts));
    return (await db.update(mails).set(values).where(taken).returning({ id: mails.id })).length > 0;
  }

  /** Deletes the links that a customer has requested before this one and that still wait. */
  async function supersede({ customerId, kind, createdAt }: Mail): Promise<void> {
    if (customerId && linkMailKinds.some((each) => each === kind))
      await db.delete(mails).where(and(waitingLinks(customerId, [kind]), lt(mails.createdAt, createdAt)));
  }

  async function send(mail: Mail): Promise<void> {
    await supersede(mail);
    const email = await renderEmail(mail);
    const unknownOutcomes = mail.unknownOutcomes + 1;
    if (email && (await change(mail, { unknownOutcomes, dueAt: inSeconds(deliverySeconds) })))
      await deliver(mail, email);
    await change(mail, { sentAt: now }).catch((error) => {
      throw new OutcomeUnknown('delivery not recorded', { cause: error });
    });
  }

  async function pause(): Promise<void> {
    const leasedUntil = inSeconds(pauseSeconds);
    await db
      .insert(jobLeases)
      .values({ job, leasedUntil })
      .onConflictDoUpdate({ target: jobLeases.job, set: { leasedUntil } });
  }

  /** Schedules the next attempt. @returns true when the mail server cannot deliver other emails either */
  async function reschedule(mail: Mail, error: unknown): Promise<boolean> {
    const isAway = error instanceof DeliveryUnavailable;
    const isUnknown = error instanceof OutcomeUnknown;
    const isRefused = error instanceof EmailRefused;
    const longest = isAway ? longestUnreachableSeconds : longestRetrySeconds;
    const wait = isUnknown || isRefused ? longest : firstRetrySeconds * 2 ** (mail.attempts - 1);
    await change(mail, {
      dueAt: inSeconds(Math.min(wait, longest)),
      ...(!isUnknown && { unknownOutcomes: mail.unknownOutcomes }),
      ...(isRefused && expiringKinds.includes(mail.kind) && { refusedAt: now }),
    });
    return isAway || isUnknown;
  }

  return async function sendMails(signal?: AbortSignal): Promise<void> {
    for (let mail = await take(); mail; mail = signal?.aborted ? undefined : await take()) {
      const { id: mailId, kind, orderId, attempts, unknownOutcomes } = mail;
      const details = { mailId, kind, orderId, attempts };
      if (mail.isExpired || unknownOutcomes >= mostUnknownOutcomes) {
        const why = mail.isExpired ? 'mail given up after a day' : 'mail given up, it may have arrived';
        log.error(details, why);
        await change(mail, { refusedAt: now });
        continue;
      }
      try {
        await send(mail);
      } catch (error) {
        const isAway = error instanceof DeliveryUnavailable;
        log.error({ err: error, ...details }, isAway ? 'mail server away' : 'mail not sent');
        if (await reschedule(mail, error)) return pause();
      }
    }
  };
}
