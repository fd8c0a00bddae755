import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { outboxFolder } from '../app';
import { mails } from '../database/schema';
import { type Deliver, deliverBySmtp } from '../mail/deliver';
import { api } from '../testing/api';
import { contactMessage } from '../testing/forms';
import { MailServer } from '../testing/mail-server';
import { soap, TestBuyer } from '../testing/test-buyer';
import { createMailJob } from './send-mails';

const karimsAddress = 'karim@hotel-lumiere.example';
const leasAddress = 'lea@copro-gestion.example';

let karim: TestBuyer;
const mailServer = new MailServer();
beforeAll(async () => {
  karim = await TestBuyer.signIn(api, 'karim');
});
beforeEach(async () => {
  await api.database.db.delete(mails);
  await rm(outboxFolder(api.dataDirectory), { recursive: true, force: true });
  mailServer.received.length = 0;
  mailServer.connections = 0;
  mailServer.refuses = {};
  mailServer.hold = async () => {};
  await mailServer.listen();
});
afterEach(() => mailServer.close());

const bySmtp = (url = mailServer.url) => deliverBySmtp(api.environment, url);

function sendMails(deliver: Deliver = bySmtp(), signal?: AbortSignal): Promise<void> {
  const { environment, app, database } = api;
  return createMailJob({ db: database.db, environment, deliver, log: app.log })(signal);
}

const stored = () =>
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
const waitIsOver = () => api.database.db.update(mails).set({ dueAt: sql`now()` });
const askForReset = (email: string) => api.post('/auth/password/reset', { email });

async function order(): Promise<void> {
  const { orderId } = await karim.openFormFor([soap]);
  await karim.validate(orderId);
  await api.database.db.delete(mails).where(sql`${mails.kind} <> 'order-paid'`);
}

async function writeToCompany(): Promise<void> {
  await api.post('/contact', contactMessage);
  await api.database.db.delete(mails).where(eq(mails.kind, 'contact-received'));
}

describe('an email that the mail server does not accept yet', () => {
  it('is retried at growing intervals and arrives once', async () => {
    const { company } = api.environment;
    mailServer.refuses = { recipients: { [company.email]: 450 } };
    await writeToCompany();

    await sendMails();
    const refusedOnce = await stored();
    await sendMails();
    const beforeItsTime = await stored();
    await waitIsOver();
    await sendMails();
    const refusedTwice = await stored();
    mailServer.refuses = {};
    await waitIsOver();
    await sendMails();
    await waitIsOver();
    await sendMails();

    expect(refusedOnce).toMatchObject([{ attempts: 1, sentAt: null, wait: 30 }]);
    expect(beforeItsTime).toMatchObject([{ attempts: 1 }]);
    expect(refusedTwice).toMatchObject([{ attempts: 2, sentAt: null, wait: 60 }]);
    expect(await stored()).toMatchObject([{ attempts: 3, sentAt: expect.any(Date) }]);
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toContain('ana@lopez.example');
  });

  it('does not delay the others', async () => {
    mailServer.refuses = { recipients: { [leasAddress]: 450 } };
    await askForReset(leasAddress);
    await askForReset(karimsAddress);

    await sendMails();

    expect(await stored()).toMatchObject([
      { attempts: 1, sentAt: null },
      { attempts: 1, sentAt: expect.any(Date) },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of an order', order],
    ['of a visitor to the company', writeToCompany],
  ])('%s is retried every hour for ever', async (_, leave) => {
    mailServer.refuses = { message: 451 };
    await leave();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await waitIsOver();
      await sendMails();
    }
    const refused = await stored();

    mailServer.refuses = {};
    await waitIsOver();
    await sendMails();

    expect(refused).toMatchObject([{ attempts: 14, sentAt: null, refusedAt: null, wait: 3600 }]);
    expect(mailServer.received).toHaveLength(1);
  });

  it('with a link is given up after a day', async () => {
    mailServer.refuses = { message: 451 };
    await askForReset(karimsAddress);
    await sendMails();
    await api.later({ hours: 23 });
    await sendMails();
    const stillTried = await stored();
    await api.later({ hours: 2 });

    mailServer.refuses = {};
    await sendMails();

    expect(stillTried).toMatchObject([{ attempts: 2, refusedAt: null }]);
    expect(await stored()).toMatchObject([{ sentAt: null, refusedAt: expect.any(Date) }]);
    expect(mailServer.received).toEqual([]);
  });
});

describe('an email that the mail server refuses permanently', () => {
  it('is not retried when it has a link', async () => {
    mailServer.refuses = { recipients: { [karimsAddress]: 550 } };
    await askForReset(karimsAddress);

    await sendMails();
    const refused = await stored();
    await waitIsOver();
    await sendMails();

    expect(refused).toMatchObject([{ attempts: 1, sentAt: null, refusedAt: expect.any(Date) }]);
    expect(await stored()).toMatchObject([{ attempts: 1 }]);
  });

  it('is retried every hour when it is of an order, since the mailbox may be repaired', async () => {
    mailServer.refuses = { recipients: { [karimsAddress]: 550 } };
    await order();

    await sendMails();
    const refused = await stored();
    mailServer.refuses = {};
    await api.later({ hours: 1 });
    await sendMails();

    expect(refused).toMatchObject([{ attempts: 1, sentAt: null, refusedAt: null, wait: 3600 }]);
    expect(await stored()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) }]);
  });
});

it('a process that ends sends the current email and leaves the rest to the next process', async () => {
  const stop = new AbortController();
  mailServer.hold = async () => stop.abort();
  await askForReset(karimsAddress);
  await askForReset(leasAddress);

  await sendMails(bySmtp(), stop.signal);
  const left = await stored();
  mailServer.hold = async () => {};
  await sendMails();

  expect(left).toMatchObject([
    { attempts: 1, sentAt: expect.any(Date) },
    { attempts: 0, sentAt: null },
  ]);
  expect(mailServer.received).toHaveLength(2);
});

describe('a process that dies after writing an email to a file', () => {
  const folder = () => outboxFolder(api.dataDirectory);

  it('leaves one file when the email is written again', async () => {
    await askForReset(karimsAddress);
    await api.sendMails();
    const [name = ''] = await readdir(folder());
    await writeFile(join(folder(), `.${name}.tmp`), 'half an email');
    await api.database.db
      .update(mails)
      .set({ sentAt: null, dueAt: sql`now()` })
      .where(eq(mails.kind, 'reset'));

    await api.sendMails();

    expect(await stored()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) }]);
    expect(await readdir(folder())).toEqual([name]);
  });

  it('leaves the mailbox sorted, newest first', async () => {
    await askForReset(leasAddress);
    await askForReset(karimsAddress);
    await askForReset(leasAddress);
    await api.sendMails();

    const { data } = await api.get<{ to: string }[]>('/dev/mailbox.json');

    expect(data.slice(0, 3).map(({ to }) => to)).toEqual([leasAddress, karimsAddress, leasAddress]);
  });
});
