import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** Reply codes with which the server refuses at each step of SMTP; a step without a code succeeds. */
export interface MailServerRefusals {
  connect?: number;
  login?: number;
  sender?: number;
  message?: number;
  recipients?: Readonly<Record<string, number>>;
}

/** A mail server that accepts emails, or refuses them as configured by a test. */
export class MailServer {
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
