import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { deliverBySmtp } from '../email/mail-transport';
import { createMailJob } from '../jobs/send-emails';
import { api } from './api';

/** Reply codes with which the server refuses at each step of SMTP; a step without a code succeeds. */
interface MailServerRefusals {
  connect?: number;
  login?: number;
  sender?: number;
  message?: number;
  recipients?: Readonly<Record<string, number>>;
}

/** A mail server that accepts emails, or refuses them as configured by a test. */
class MailServer {
  /** Received messages with their headers, in the order of arrival. */
  readonly received: string[] = [];
  connections = 0;
  refuses: MailServerRefusals = {};
  /** Awaited before a message is accepted. */
  hold: () => Promise<unknown> = async () => {};
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private server = this.newServer();

  private newServer(): SMTPServer {
    const answer = (code: number | undefined) =>
      code ? Object.assign(new Error('refused by the test'), { responseCode: code }) : null;
    return new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => {
        this.connections += 1;
        done(answer(this.refuses.connect));
      },
      onAuth: ({ username }, _session, done) => done(answer(this.refuses.login), { user: username }),
      onMailFrom: (_sender, _session, done) => done(answer(this.refuses.sender)),
      onRcptTo: ({ address }, _session, done) => done(answer(this.refuses.recipients?.[address])),
      onData: (stream, _session, done) =>
        this.read(stream).then(() => done(answer(this.refuses.message)), done),
    });
  }

  private async read(stream: SMTPServerDataStream): Promise<void> {
    let text = '';
    for await (const part of stream) text += part;
    await this.hold();
    if (!this.refuses.message) this.received.push(text);
  }

  /** The `Message-ID` of each received message. */
  get messageIds(): string[] {
    return this.received.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1] ?? '');
  }

  /** Breaks all connections without a reply. */
  disconnect(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  /** Value for `SMTP_URL`. */
  get url(): string {
    return `smtp://shop:secret@127.0.0.1:${this.port}`;
  }

  /** Starts the server, after `close` on the same port. */
  async listen(): Promise<void> {
    this.server = this.newServer();
    this.server.server.on('connection', (socket: Socket) => this.sockets.add(socket));
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', () => resolve()));
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  close = () => new Promise<void>((resolve) => this.server.close(() => resolve()));
}

/** A mail server that each test starts with: it accepts every email. */
export const mailServer = new MailServer();

/** Sends the due emails as the job does. */
export const sendMails = (signal?: AbortSignal, deliver = deliverBySmtp(api.environment, mailServer.url)) =>
  createMailJob({ ...api.app.services, deliver, log: api.app.log })(signal);

beforeEach(async () => {
  await api.sql('with l as (delete from job_leases) delete from mails');
  mailServer.received.length = 0;
  mailServer.connections = 0;
  mailServer.refuses = {};
  mailServer.hold = async () => {};
  await mailServer.listen();
});
afterEach(async () => {
  mailServer.disconnect();
  await mailServer.close();
});
