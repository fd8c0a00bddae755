import { sql } from 'drizzle-orm';
import { mails } from '../database/schema';
import { type Deliver, deliverBySmtp } from '../email/deliver';
import { createMailJob } from '../jobs/send-emails';
import { api } from './api';
import { MailServer } from './mail-server';

/** A mail server that accepts everything, and no stored email, before each test. */
export const mailServer = new MailServer();

beforeEach(async () => {
  await api.database.db.delete(mails);
  mailServer.received.length = 0;
  mailServer.connections = 0;
  mailServer.refuses = {};
  mailServer.hold = async () => {};
  await mailServer.listen();
});
afterEach(() => mailServer.close());

/** @param limit ms; short for a server that is silent */
export const bySmtp = (url = mailServer.url, limit = 5_000) => deliverBySmtp(api.environment, url, limit);

export function sendMails(deliver: Deliver = bySmtp(), signal?: AbortSignal): Promise<void> {
  const { environment, app, database } = api;
  return createMailJob({ db: database.db, environment, deliver, log: app.log })(signal);
}

/** The stored emails, oldest first; `wait` in seconds, rounded up to half minutes. */
export const storedMails = () =>
  api.database.db
    .select({
      kind: mails.kind,
      attempts: mails.attempts,
      sentAt: mails.sentAt,
      refusedAt: mails.refusedAt,
      wait: sql<number>`ceil(extract(epoch from ${mails.dueAt} - now()) / 30)::int * 30`,
    })
    .from(mails)
    .orderBy(mails.createdAt);

/** All emails are due now. */
export const waitIsOver = () => api.database.db.update(mails).set({ dueAt: sql`now()` });
