import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from 'bundler/free-port';
import type { Valkey } from 'iovalkey';
import { connectValkey } from 'server-kit/valkey';
import { api } from '../testing/api';
import { outcome, times } from '../testing/tries';
import { createRateLimits } from './rate-limits';

/** Path of the server found by the tests; without a server, their suite is skipped. */
const valkeyProgram = process.env.VALKEY_PATH ?? '';

/** A Valkey or Redis server for one test, without persistence. */
class ValkeyServer {
  private child: ChildProcess | undefined;

  constructor(private readonly port: number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  start(): void {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(valkeyProgram, options, { stdio: 'ignore' });
  }

  /** Freezes the server: connections stay open, but it does not respond. */
  fallSilent(): void {
    this.child?.kill('SIGSTOP');
  }

  async kill(): Promise<void> {
    const exited = this.child && once(this.child, 'exit');
    this.child?.kill('SIGKILL');
    await exited;
  }
}

(valkeyProgram ? describe : describe.skip)('two processes with a Valkey', () => {
  let server: ValkeyServer;
  let clients: readonly Valkey[];
  const warn = jest.fn();

  beforeAll(async () => {
    server = new ValkeyServer(await freePort());
    server.start();
    clients = [0, 1].map(() =>
      connectValkey(server.url, 'test', 'tries are counted in the database', { warn }),
    );
  });
  beforeEach(async () => {
    await connected();
    await api.database.sql.query({ text: 'delete from throttles' });
    warn.mockClear();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.kill();
  });

  const connected = () =>
    Promise.all(
      clients.map(
        (client) =>
          client.status === 'ready' || new Promise<void>((resolve) => client.once('ready', () => resolve())),
      ),
    );
  /** Counts parallel wrong passwords for one account from one network, alternating between both processes. */
  async function guess(count: number, account: string) {
    const both = clients.map((valkey) => createRateLimits(api.database.sql, valkey));
    const seen = await Promise.all(
      both.flatMap(({ guessesPerSource }) =>
        Array.from({ length: count / 2 }, () => outcome(guessesPerSource.count(account))),
      ),
    );
    const of = (what: string | number) => seen.filter((each) => each === what).length;
    return { counted: of('counted'), refused: of(429), others: seen.length - of('counted') - of(429) };
  }
  const rows = async () =>
    (await api.database.sql.query({ text: "select key from throttles where key like 'guess-place:%'" })).rows;

  it('double the wait after each further block, as with counters in the database', async () => {
    const [valkey] = clients;
    const { guessesPerSource } = createRateLimits(api.database.sql, valkey);
    await guess(12, 'lea');
    await valkey?.del(...(await valkey.keys('guess-place:*')));
    await times(10, () => outcome(guessesPerSource.count('lea')));

    const again = await guessesPerSource.count('lea').catch((refusal: unknown) => refusal);

    expect(again).toMatchObject({ message: 'Trop de tentatives. Réessayez dans 30 minutes.' });
  });

  it('share the counters of the database while it is silent, and its counters again after that', async () => {
    server.fallSilent();
    const during = await guess(30, 'karim');
    const counted = await rows();
    await server.kill();
    server.start();
    await connected();
    const after = await guess(30, 'karim');

    expect([during, after]).toEqual(Array(2).fill({ counted: 10, refused: 20, others: 0 }));
    expect(await rows()).toEqual(counted);
    expect(counted).toHaveLength(1);
    expect(warn.mock.calls).toEqual([
      ...Array(2).fill(['valkey away: tries are counted in the database']),
      ...Array(2).fill(['valkey is back']),
    ]);
  });
});
