import { type AddressInfo, createServer } from 'node:net';
import { mails } from '../database/schema';
import { api } from '../testing/api';
import { contactMessage } from '../testing/forms';
import { bySmtp, mailServer, sendMails, storedMails, waitIsOver } from '../testing/mail-job';

describe('a mail server that is away', () => {
  const emails = 5;
  /** Of each email, most first: several may have been stored in the same moment. */
  const attempts = async () => (await storedMails()).map((mail) => mail.attempts).toSorted((a, b) => b - a);

  async function storeEmails(): Promise<void> {
    for (let index = 0; index < emails; index += 1) {
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
  ])('costs one attempt for all emails together when it %s', async (_, goAway) => {
    await storeEmails();
    await goAway();
    const connected = mailServer.connections;

    await sendMails();
    await sendMails();

    expect(await attempts()).toEqual([1, 0, 0, 0, 0]);
    expect(mailServer.connections - connected).toBeLessThanOrEqual(1);
  });

  it('costs one attempt when it is silent', async () => {
    const silent = createServer((socket) => socket.resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    await storeEmails();

    await sendMails(bySmtp(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 200));

    expect(await attempts()).toEqual([1, 0, 0, 0, 0]);
    await new Promise((resolve) => silent.close(resolve));
  });

  it('is tried again half a minute later, and gets all emails when it is back', async () => {
    await storeEmails();
    await mailServer.close();
    await sendMails();
    await api.later({ seconds: 31 });
    await sendMails();
    const twice = await attempts();

    await mailServer.listen();
    await api.later({ minutes: 6 });
    await sendMails();

    expect(twice.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(mailServer.received).toHaveLength(emails);
  });

  it('delays no email by more than five minutes after its return', async () => {
    await api.database.db.insert(mails).values({ kind: 'contact', content: contactMessage });
    await mailServer.close();
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await waitIsOver();
      await sendMails();
    }
    const [mail] = await storedMails();

    await mailServer.listen();
    await api.later({ minutes: 5, seconds: 1 });
    await sendMails();

    expect(mail).toMatchObject({ attempts: 15, sentAt: null, wait: 300 });
    expect(mailServer.received).toHaveLength(1);
  });
});
