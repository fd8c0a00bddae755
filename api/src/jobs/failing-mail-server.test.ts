import { mails } from '../database/schema';
import { api } from '../testing/api';
import { mailServer, sendMails } from '../testing/mail-server';

/** Resolves when the mail server has received a message; it accepts the message after `accept`. */
let arrived: Promise<void>;
let accept: () => void;
beforeEach(() => {
  arrived = new Promise((resolve) => {
    mailServer.hold = () => {
      resolve();
      return new Promise<void>((done) => {
        accept = done;
      });
    };
  });
});
afterEach(() => jest.useRealTimers());

/** Sends the due emails a quarter of an hour, an hour, … later, as often as an email could still be due. */
async function sendLater(): Promise<void> {
  mailServer.hold = async () => {};
  for (const minutes of [15, 60, 60, 60, 60]) {
    await api.later({ minutes, seconds: 1 });
    await sendMails();
  }
}

const enqueue = (count = 1) =>
  api.sql("insert into mails (kind, content) select 'contact', '{}' from generate_series(1, $1::int)", count);
const stored = () => api.database.db.select().from(mails);
const moveClock = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
/** Moves with the real clock too, since the mail server delays its greeting. */
const fakeTimeouts = () =>
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });

describe('an email', () => {
  it.each([
    ['once when the mail server answers after 25 s', 25, 1],
    ['at most once more, with one Message-ID, when it answers after 11 minutes', 11 * 60, 2],
  ])('arrives %s', async (_, seconds, messages) => {
    fakeTimeouts();
    await enqueue();

    const sending = sendMails();
    await arrived;
    moveClock(seconds);
    accept();
    await sending;
    await sendLater();

    expect(mailServer.messageIds).toHaveLength(messages);
    expect(new Set(mailServer.messageIds).size).toBe(1);
    expect(await stored()).toMatchObject([{ attempts: messages, sentAt: expect.any(Date) }]);
  });

  it('is given up when the connection breaks after the message twice', async () => {
    await enqueue();
    mailServer.hold = async () => mailServer.disconnect();

    for (let hour = 0; hour < 4; hour += 1) {
      await sendMails();
      await api.later({ hours: 1, seconds: 1 });
    }

    expect(mailServer.messageIds).toHaveLength(2);
    expect(await stored()).toMatchObject([{ attempts: 3, sentAt: null, refusedAt: expect.any(Date) }]);
  });

  it('is taken by another process only when its delivery must have ended, and once', async () => {
    await enqueue();
    const delivery = sendMails();
    await arrived;

    await api.later({ minutes: 14 });
    await sendMails();
    const duringDelivery = await stored();
    await sendLater();

    expect(duringDelivery).toMatchObject([{ attempts: 1 }]);
    expect(mailServer.messageIds).toHaveLength(1);
    accept();
    await delivery;
  });
});

it('a mail server that breaks connections after messages is spared for half a minute', async () => {
  await enqueue(3);
  mailServer.hold = async () => mailServer.disconnect();

  await sendMails();
  await sendMails();
  const atOnce = mailServer.messageIds.length;
  await api.later({ seconds: 31 });
  await sendMails();

  expect([atOnce, mailServer.messageIds.length]).toEqual([1, 2]);
});

it('a mail server that was away for a day gets each email once, the newest link first, no expired one', async () => {
  const recipients = ['lea@copro-gestion.example', 'camille@nettoyage-durand.example'] as const;
  const [refused, late] = ['karim@hotel-lumiere.example', 'achats@ville-lavandes.example'] as const;
  const resetFor = (email: string) => api.post('/auth/password/reset', { email });
  const waiting = 5;
  mailServer.hold = async () => {};
  mailServer.refuses = { recipients: { [refused]: 550 } };
  await mailServer.close();
  await enqueue(waiting);
  await resetFor(late);
  for (const hours of [8, 8, 9]) {
    await sendMails();
    await api.later({ hours });
  }
  for (const email of [recipients[0], refused, recipients[1], recipients[0]]) await resetFor(email);
  await sendMails();
  const tried = (await stored()).filter(({ createdAt, dueAt }) => Number(createdAt) !== Number(dueAt));

  await mailServer.listen();
  await api.later({ minutes: 6 });
  await sendMails();

  expect(tried).toHaveLength(2);
  const received = mailServer.received.map((message) => /^To: (.*)$/m.exec(message)?.[1]);
  expect(received.slice(0, 2)).toEqual(recipients);
  expect(received).toHaveLength(waiting + 2);
  expect(new Set(mailServer.messageIds).size).toBe(waiting + 2);
});
