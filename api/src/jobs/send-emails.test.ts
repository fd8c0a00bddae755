import { createServer } from 'node:net';
import { listening } from '../../../tests/kit/listening';
import { mails } from '../database/schema';
import { deliverBySmtp } from '../email/mail-transport';
import { api } from '../testing/api';
import { karim } from '../testing/buyers';
import { contactMessage } from '../testing/forms';
import { mailServer, sendMails } from '../testing/mail-server';
import { soap } from '../testing/test-buyer';

const karimsAddress = 'karim@hotel-lumiere.example';
const leasAddress = 'lea@copro-gestion.example';

const stored = () =>
  api.sql<{ attempts: number; sentAt: Date | null }>(
    `select attempts, sent_at as "sentAt", refused_at as "refusedAt", ceil(extract(epoch from due_at - now()) / 30)::int * 30 as wait
      from mails order by created_at`,
  );

async function sendAgain(): Promise<void> {
  await api.sql('delete from job_leases');
  await api.sql('update mails set due_at = now()');
  await sendMails();
}

/** Sends after this number of earlier attempts. */
async function sendAfter(attempts: number): Promise<void> {
  await api.sql('update mails set attempts = $1', attempts);
  await sendAgain();
}

const resetFor = (email: string) => api.post('/auth/password/reset', { email });

async function order(): Promise<void> {
  await karim.buy([soap]);
  await api.sql("delete from mails where kind <> 'order-paid'");
}

async function writeToCompany(): Promise<void> {
  await api.post('/contact', contactMessage);
  await api.sql("delete from mails where kind = 'contact-received'");
}

describe('an email that the mail server refuses for now', () => {
  it('is retried with increasing delays, and arrives once', async () => {
    mailServer.refuses = { recipients: { [api.environment.company.email]: 450 } };
    await writeToCompany();

    await sendMails();
    const refusedOnce = await stored();
    await sendMails();
    const beforeRetry = await stored();
    await sendAgain();
    const refusedTwice = await stored();
    mailServer.refuses = {};
    await sendAgain();
    await sendAgain();

    expect(refusedOnce).toMatchObject([{ attempts: 1, sentAt: null, wait: 30 }]);
    expect(beforeRetry).toMatchObject([{ attempts: 1 }]);
    expect(refusedTwice).toMatchObject([{ attempts: 2, sentAt: null, wait: 60 }]);
    expect(await stored()).toMatchObject([{ attempts: 3, sentAt: expect.any(Date) }]);
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toContain('ana@lopez.example');
  });

  it('does not delay other emails', async () => {
    mailServer.refuses = { recipients: { [leasAddress]: 450 } };
    for (const email of [leasAddress, karimsAddress]) await resetFor(email);

    await sendMails();

    expect(await stored()).toMatchObject([
      { attempts: 1, sentAt: null },
      { attempts: 1, sentAt: expect.any(Date) },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['about an order', order],
    ['of a visitor to the company', writeToCompany],
  ])('%s is retried at least every hour, without limit', async (_, write) => {
    mailServer.refuses = { message: 451 };
    await write();
    await sendAfter(13);
    const refused = await stored();

    mailServer.refuses = {};
    await sendAgain();

    expect(refused).toMatchObject([{ attempts: 14, sentAt: null, refusedAt: null, wait: 3600 }]);
    expect(mailServer.received).toHaveLength(1);
  });

  it('with a link is given up after a day', async () => {
    mailServer.refuses = { message: 451 };
    await resetFor(karimsAddress);
    await sendMails();
    await api.later({ hours: 23 });
    await sendMails();
    const retried = await stored();
    await api.later({ hours: 2 });

    mailServer.refuses = {};
    await sendMails();

    expect(retried).toMatchObject([{ attempts: 2, refusedAt: null }]);
    expect(await stored()).toMatchObject([{ sentAt: null, refusedAt: expect.any(Date) }]);
    expect(mailServer.received).toEqual([]);
  });
});

it.each<[string, () => Promise<unknown>, object, number]>([
  ['given up when it contains a link', () => resetFor(karimsAddress), { refusedAt: expect.any(Date) }, 1],
  ['retried after an hour when it is about an order', order, { refusedAt: null, wait: 3600 }, 2],
])('an email that the mail server refuses permanently is %s', async (_, write, expected, attempts) => {
  mailServer.refuses = { recipients: { [karimsAddress]: 550 } };
  await write();

  await sendMails();
  const refused = await stored();
  mailServer.refuses = {};
  await api.later({ hours: 1 });
  await sendMails();

  expect(refused).toMatchObject([{ attempts: 1, sentAt: null, ...expected }]);
  expect(await stored()).toMatchObject([{ attempts }]);
});

it.each(['Bcc: b@x.example', ', b@x.example', '\r\nBcc: b@x.example', ' <b@x.example>'])(
  'an email to a stored address that ends with %j goes to no second address',
  async (end) => {
    const content = { email: `${karimsAddress}${end}` };
    await api.database.db.insert(mails).values({ kind: 'contact-received', content });

    await sendMails();

    expect(mailServer.received).toEqual([]);
    expect(await stored()).toMatchObject([{ sentAt: null, refusedAt: expect.any(Date) }]);
  },
);

describe('an unavailable mail server', () => {
  const attempts = async () => (await stored()).map((mail) => mail.attempts);
  const writeFive = () =>
    api.sql("insert into mails (kind, content) select 'contact', '{}' from generate_series(1, 5)");

  it.each<[string, () => unknown]>([
    ['accepts no connection', () => mailServer.close()],
    ['is busy', () => (mailServer.refuses = { connect: 421 })],
    ['refuses the connection', () => (mailServer.refuses = { connect: 554 })],
    ['refuses the login', () => (mailServer.refuses = { login: 535 })],
    ['refuses the sender', () => (mailServer.refuses = { sender: 550 })],
    ['closes the connection', () => (mailServer.refuses = { message: 421 })],
  ])('costs one attempt in total, not one per email, when it %s', async (_, fail) => {
    await writeFive();
    await fail();

    await sendMails();
    await sendMails();

    expect((await attempts()).toSorted()).toEqual([0, 0, 0, 0, 1]);
    expect(mailServer.connections).toBeLessThanOrEqual(1);
  });

  it('costs one attempt in total when it never responds', async () => {
    const silent = createServer((socket) => socket.resume());
    const url = `smtp://127.0.0.1:${await listening(silent)}`;
    await writeFive();

    await sendMails(undefined, deliverBySmtp(api.environment, url, 200));

    expect((await attempts()).toSorted()).toEqual([0, 0, 0, 0, 1]);
    await new Promise((resolve) => silent.close(resolve));
  });

  it('delays an email by at most five minutes after it is available again', async () => {
    await writeToCompany();
    await mailServer.close();
    await sendAfter(14);
    const [mail] = await stored();

    await mailServer.listen();
    await api.later({ minutes: 5, seconds: 1 });
    await sendMails();

    expect(mail).toMatchObject({ attempts: 15, sentAt: null, wait: 300 });
    expect(mailServer.received).toHaveLength(1);
  });
});

it('a stopping process delivers the current email and leaves the others to the next process', async () => {
  const stop = new AbortController();
  mailServer.hold = async () => stop.abort();
  await resetFor(leasAddress);
  await resetFor(karimsAddress);

  await sendMails(stop.signal);
  const afterStop = await stored();
  mailServer.hold = async () => {};
  await sendMails();

  expect(afterStop).toMatchObject([
    { attempts: 0, sentAt: null },
    { attempts: 1, sentAt: expect.any(Date) },
  ]);
  expect(mailServer.received).toHaveLength(2);
});

it('emails that are due are each sent once, though two processes send at the same time', async () => {
  await api.sql("insert into mails (kind, content) select 'contact', '{}' from generate_series(1, 8)");

  await Promise.all([sendMails(), sendMails()]);

  expect(mailServer.received).toHaveLength(8);
});
