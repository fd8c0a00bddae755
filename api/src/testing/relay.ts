import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between API and PostgreSQL, so that a test can take the server away and bring it back. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private port = 0;

  constructor(private readonly target: URL) {
    this.server = createServer((socket) => {
      const onward = connect(Number(target.port), target.hostname);
      for (const each of [socket, onward]) {
        this.sockets.add(each);
        each.on('error', () => {}).on('close', () => this.sockets.delete(each));
      }
      socket.pipe(onward).pipe(socket);
    });
  }

  /** Address of the database through the relay. */
  get url(): string {
    return Object.assign(new URL(this.target), { port: String(this.port) }).href;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Cuts what is connected and lets nobody in. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
