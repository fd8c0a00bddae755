import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of PostgreSQL, by which a test can disconnect and reconnect the server. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private port = 0;

  constructor(private readonly target: URL) {
    this.server = createServer((socket) => {
      const onward = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => {}).on('close', () => this.sockets.delete(from) && to.destroy());
        from.on('data', (data) => to.write(data));
      }
    });
  }

  /** URL of the database through the relay. */
  get url(): string {
    return Object.assign(new URL(this.target), { port: String(this.port) }).href;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Closes all connections and refuses new ones. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
