import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { catalogueVersionIn } from '../catalogue/catalogue-version';
import { copyOnServer, type ServerDatabase } from '../testing/template-database';
import type { Database } from './database';
import { openPostgres } from './postgres';
import { products } from './schema';

/** A TCP proxy in front of PostgreSQL, by which a test can disconnect and reconnect the server. */
class Relay {
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

describe('a database with a replica', () => {
  let servers: readonly ServerDatabase[];
  let relay: Relay;
  let database: Database;

  beforeAll(async () => {
    servers = await Promise.all([copyOnServer(), copyOnServer()]);
    const [primary, replica] = servers;
    relay = new Relay(new URL(replica?.url ?? ''));
    await relay.open();
    database = openPostgres(primary?.url ?? '', { replicaUrl: relay.url });
    await database.db.delete(products).where(sql`code <> 'NS-5L-E'`);
  });
  afterAll(async () => {
    await database.close();
    await relay.close();
    for (const server of servers) await server.drop();
  });

  const count = async () =>
    (await database.replica?.db.select({ code: products.code }).from(products))?.length;

  it('reads the catalogue from the replica, and with one warning from the primary while the replica is away', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const fromReplica = await count();
    await relay.close();
    const fromPrimary = [await count(), await count()];
    const lag = await database.replica?.lagSeconds();
    await relay.open();

    expect(fromReplica).toBeGreaterThan(600);
    expect(fromPrimary).toEqual([1, 1]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('DATABASE_READ_URL')]]);
    expect(lag).toBeNull();
  });

  it('gives the catalogue another version as soon as its data comes from another server', async () => {
    let now = Math.ceil(performance.now()) + 10_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const version = catalogueVersionIn(database.replica?.sql ?? database.sql);
    await relay.close();
    const fromPrimary = await count();
    now += 4_500;
    const ofPrimary = await version();
    await relay.open();
    now += 500;

    const fromReplica = await count();

    expect(fromPrimary).toBe(1);
    expect(fromReplica).toBeGreaterThan(600);
    expect(await version()).not.toBe(ofPrimary);
  });
});
