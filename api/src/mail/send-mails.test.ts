import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { mails } from '../database/schema';
import { onEachDatabase } from '../testing/databases';
import { contactMessage } from '../testing/forms';
import { TestApi } from '../testing/test-api';
import { deliverBySmtp } from './deliver';
import { createMailJob } from './send-mails';

onEachDatabase(() => {
  /** A mail server that is busy at first, and takes mails once it is told to. */
  class MailServer {
    readonly received: string[] = [];
    isBusy = true;
    readonly server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_recipient, _session, done) =>
        done(this.isBusy ? Object.assign(new Error('mailbox busy'), { responseCode: 450 }) : null),
      onData: (stream, _session, done) => this.read(stream).then(() => done(), done),
    });

    private async read(stream: SMTPServerDataStream): Promise<void> {
      let text = '';
      for await (const part of stream) text += part;
      this.received.push(text);
    }

    async listen(): Promise<string> {
      await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', () => resolve()));
      return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
    }

    close = () => new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  let api: TestApi;
  const mailServer = new MailServer();
  let sendMails: () => Promise<void>;
  beforeAll(async () => {
    api = await TestApi.open();
    const deliver = deliverBySmtp(api.environment, await mailServer.listen());
    const { environment, app } = api;
    sendMails = createMailJob({ db: api.database.db, environment, deliver, log: app.log });
  });
  afterAll(async () => {
    await mailServer.close();
    await api.close();
  });

  const theMail = async () => {
    const [mail] = await api.database.db
      .select({
        attempts: mails.attempts,
        sentAt: mails.sentAt,
        wait: sql<number>`round(extract(epoch from ${mails.dueAt} - now()) / 10)::int * 10`,
      })
      .from(mails);
    return mail;
  };
  const waitIsOver = () => api.database.db.update(mails).set({ dueAt: sql`now()` });

  describe('a mail that the mail server refuses', () => {
    it('is tried again, later each time, and arrives once when the server takes it', async () => {
      await api.post('/contact', contactMessage);

      await sendMails();
      const refusedOnce = await theMail();
      await sendMails();
      const beforeItsTime = await theMail();
      await waitIsOver();
      await sendMails();
      const refusedTwice = await theMail();
      mailServer.isBusy = false;
      await waitIsOver();
      await sendMails();
      await waitIsOver();
      await sendMails();

      expect(refusedOnce).toEqual({ attempts: 1, sentAt: null, wait: 30 });
      expect(beforeItsTime).toMatchObject({ attempts: 1 });
      expect(refusedTwice).toEqual({ attempts: 2, sentAt: null, wait: 60 });
      expect(await theMail()).toMatchObject({ attempts: 3, sentAt: expect.any(Date) });
      expect(mailServer.received).toHaveLength(1);
      expect(mailServer.received[0]).toContain('ana@lopez.example');
    });
  });
});
