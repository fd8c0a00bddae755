import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { outboxFolder } from '../app';
import { mails } from '../database/schema';
import { api } from '../testing/api';
import { contactMessage } from '../testing/forms';
import { bySmtp, mailServer, sendMails, storedMails, waitIsOver } from '../testing/mail-job';
import { soap, TestBuyer } from '../testing/test-buyer';

const karimsAddress = 'karim@hotel-lumiere.example';
const leasAddress = 'lea@copro-gestion.example';

let karim: TestBuyer;
beforeAll(async () => {
  karim = await TestBuyer.signIn(api, 'karim');
});
beforeEach(() => rm(outboxFolder(api.dataDirectory), { recursive: true, force: true }));

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
    const refusedOnce = await storedMails();
    await sendMails();
    const beforeItsTime = await storedMails();
    await waitIsOver();
    await sendMails();
    const refusedTwice = await storedMails();
    mailServer.refuses = {};
    await waitIsOver();
    await sendMails();
    await waitIsOver();
    await sendMails();

    expect(refusedOnce).toMatchObject([{ attempts: 1, sentAt: null, wait: 30 }]);
    expect(beforeItsTime).toMatchObject([{ attempts: 1 }]);
    expect(refusedTwice).toMatchObject([{ attempts: 2, sentAt: null, wait: 60 }]);
    expect(await storedMails()).toMatchObject([{ attempts: 3, sentAt: expect.any(Date) }]);
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toContain('ana@lopez.example');
  });

  it('does not delay the others', async () => {
    mailServer.refuses = { recipients: { [leasAddress]: 450 } };
    await askForReset(leasAddress);
    await askForReset(karimsAddress);

    await sendMails();

    expect(await storedMails()).toMatchObject([
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
    const refused = await storedMails();

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
    const stillTried = await storedMails();
    await api.later({ hours: 2 });

    mailServer.refuses = {};
    await sendMails();

    expect(stillTried).toMatchObject([{ attempts: 2, refusedAt: null }]);
    expect(await storedMails()).toMatchObject([{ sentAt: null, refusedAt: expect.any(Date) }]);
    expect(mailServer.received).toEqual([]);
  });
});

describe('an email that the mail server refuses permanently', () => {
  it('is not retried when it has a link', async () => {
    mailServer.refuses = { recipients: { [karimsAddress]: 550 } };
    await askForReset(karimsAddress);

    await sendMails();
    const refused = await storedMails();
    await waitIsOver();
    await sendMails();

    expect(refused).toMatchObject([{ attempts: 1, sentAt: null, refusedAt: expect.any(Date) }]);
    expect(await storedMails()).toMatchObject([{ attempts: 1 }]);
  });

  it('is retried every hour when it is of an order, since the mailbox may be repaired', async () => {
    mailServer.refuses = { recipients: { [karimsAddress]: 550 } };
    await order();

    await sendMails();
    const refused = await storedMails();
    mailServer.refuses = {};
    await api.later({ hours: 1 });
    await sendMails();

    expect(refused).toMatchObject([{ attempts: 1, sentAt: null, refusedAt: null, wait: 3600 }]);
    expect(await storedMails()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) }]);
  });
});

it('a process that ends sends the current email and leaves the rest to the next process', async () => {
  const stop = new AbortController();
  mailServer.hold = async () => stop.abort();
  await askForReset(karimsAddress);
  await askForReset(leasAddress);

  await sendMails(bySmtp(), stop.signal);
  const left = await storedMails();
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

    expect(await storedMails()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) }]);
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
