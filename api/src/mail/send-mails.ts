import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import { hashOf, newSecret } from '../account/secrets';
import type { Db } from '../database/database';
import { customers, linkTokens, mails, orderLines, orders } from '../database/schema';
import type { Deliver } from './deliver';
import type { Letter } from './letter';
import { contactLetter, orderLetter, resetLetter, verificationLetter } from './letters';

const mostAttempts = 12;
const firstRetrySeconds = 30;
const longestRetrySeconds = 3600;
const linkMinutes = 60;

const customerKinds: readonly string[] = ['order-placed', 'order-paid'];

type Mail = typeof mails.$inferSelect;

export interface MailWiring {
  readonly db: Db;
  readonly environment: Environment;
  readonly deliver: Deliver;
  readonly log: FastifyBaseLogger;
}

/** Sends all mails that are due. Several processes may do so at once: each takes other rows. */
export function createMailJob({ db, environment, deliver, log }: MailWiring) {
  /** A mail counts as tried before it is sent; if this process dies, its turn comes again later. */
  async function take(): Promise<Mail | undefined> {
    const wait = sql`least(${longestRetrySeconds}, ${firstRetrySeconds} * power(2, ${mails.attempts}))`;
    const next = sql`(select id from mails where sent_at is null and due_at <= now() and attempts < ${mostAttempts}
      order by due_at limit 1 for update skip locked)`;
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: sql`now() + make_interval(secs => ${wait})` })
      .where(eq(mails.id, next))
      .returning();
    return mail;
  }

  /** The token is born here, and only its hash is kept. */
  async function linkToken(customerId: string, purpose: 'verify' | 'reset'): Promise<string> {
    const token = newSecret();
    const expiresAt = new Date(Date.now() + linkMinutes * 60_000);
    await db.insert(linkTokens).values({ hash: hashOf(token), customerId, purpose, expiresAt });
    return token;
  }

  async function write(mail: Mail): Promise<Letter | null> {
    if (mail.kind === 'contact') return contactLetter(environment, mail.content ?? {});
    // Letters to the company are not written yet.
    if (mail.kind !== 'verify' && mail.kind !== 'reset' && !customerKinds.includes(mail.kind)) return null;
    const [customer] = await db
      .select()
      .from(customers)
      .where(eq(customers.id, mail.customerId ?? ''));
    if (!customer) return null;
    if (mail.kind === 'verify')
      return verificationLetter(environment, customer, await linkToken(customer.id, 'verify'));
    if (mail.kind === 'reset')
      return resetLetter(environment, customer, await linkToken(customer.id, 'reset'));
    const own = and(eq(orders.id, mail.orderId ?? ''), eq(orders.customerId, customer.id));
    const [order] = await db.select().from(orders).where(own);
    if (!order) return null;
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(orderLines.position);
    return orderLetter(environment, { customer, order, lines });
  }

  return async function sendMails(): Promise<void> {
    for (let mail = await take(); mail; mail = await take()) {
      try {
        const letter = await write(mail);
        if (letter) await deliver(mail.id, letter);
        await db.update(mails).set({ sentAt: sql`now()` }).where(eq(mails.id, mail.id));
      } catch (error) {
        log.error({ err: error, mailId: mail.id, attempts: mail.attempts }, 'mail not sent');
      }
    }
  };
}
