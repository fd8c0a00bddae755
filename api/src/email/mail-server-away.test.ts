import { type AddressInfo, createServer } from 'node:net';
import { asc, sql } from 'drizzle-orm';
import { mails } from '../database/schema';
import { createMailJob } from '../jobs/send-emails';
import { contactMessage } from '../testing/forms';
import { MailServer } from '../testing/mail-server';
import { TestApi } from '../testing/test-api';
import { deliverBySmtp } from './deliver';

let api: TestApi;
const mailServer = new MailServer();
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.delete(mails);
  mailServer.received.length = 0;
  mailServer.refuses = {};
  await mailServer.listen();
});
afterEach(() => mailServer.close());

/** `limit`: ms; short for a server that says nothing. */
function sendMails(url = mailServer.url, limit = 5_000): Promise<void> {
  const { environment, app, database } = api;
  const deliver = deliverBySmtp(environment, url, limit);
  return createMailJob({ db: database.db, environment, deliver, log: app.log })();
}

const stored = () =>
  api.database.db
    .select({
      attempts: mails.attempts,
      sentAt: mails.sentAt,
      wait: sql<number>`ceil(extract(epoch from ${mails.dueAt} - now()) / 30)::int * 30`,
    })
    .from(mails)
    .orderBy(asc(mails.createdAt));
const waitIsOver = () => api.database.db.update(mails).set({ dueAt: sql`now()` });

describe('while the mail server is away', () => {
  const count = 5;
  const attempts = async () => (await stored()).map((mail) => mail.attempts);

  async function enqueueEmails(): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const content = { subject: `Message ${index}` };
      await api.database.db.insert(mails).values({ kind: 'contact', content });
    }
  }

  it.each<[string, () => unknown]>([
    ['refuses connections', () => mailServer.close()],
    ['says that it is busy', () => (mailServer.refuses = { connect: 421 })],
    ['refuses to talk', () => (mailServer.refuses = { connect: 554 })],
    ['does not know the shop', () => (mailServer.refuses = { login: 535 })],
    ['refuses the shop as sender', () => (mailServer.refuses = { sender: 550 })],
    ['stops in the middle', () => (mailServer.refuses = { message: 421 })],
  ])('one attempt is made, not one for each email: the server %s', async (_, goAway) => {
    await enqueueEmails();
    await goAway();
    const connected = mailServer.connections;

    await sendMails();
    await sendMails();

    expect(await attempts()).toEqual([1, 0, 0, 0, 0]);
    expect(mailServer.connections - connected).toBeLessThanOrEqual(1);
  });

  it('one attempt is made: the server says nothing at all', async () => {
    const silent = createServer((socket) => socket.resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    await enqueueEmails();

    await sendMails(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 200);

    expect(await attempts()).toEqual([1, 0, 0, 0, 0]);
    await new Promise((resolve) => silent.close(resolve));
  });

  it('another attempt follows half a minute later, and all emails go when it is back', async () => {
    await enqueueEmails();
    await mailServer.close();
    await sendMails();
    await api.later({ seconds: 31 });
    await sendMails();
    const twice = await attempts();

    await mailServer.listen();
    await api.later({ minutes: 6 });
    await sendMails();

    expect(twice.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(mailServer.received).toHaveLength(count);
  });

  it('no email waits for longer than five minutes, however long it stays away', async () => {
    await api.database.db.insert(mails).values({ kind: 'contact', content: contactMessage });
    await mailServer.close();
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await waitIsOver();
      await sendMails();
    }
    const [mail] = await stored();

    await mailServer.listen();
    await api.later({ minutes: 5, seconds: 1 });
    await sendMails();

    expect(mail).toMatchObject({ attempts: 15, sentAt: null, wait: 300 });
    expect(mailServer.received).toHaveLength(1);
  });
});

it('a line break in the subject of an email adds no header', async () => {
  const deliver = deliverBySmtp(api.environment, mailServer.url);
  const subject = 'x\r\nBcc: all@world.example';

  await deliver({ id: 'one', createdAt: new Date() }, { to: 'a@b.example', subject, blocks: [] });

  const [headers] = (mailServer.received[0] ?? '').split(/\r?\n\r?\n/);
  expect(headers).toMatch(/^Subject: x/m);
  expect(headers).not.toMatch(/^Bcc:/m);
});
