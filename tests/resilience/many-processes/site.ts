import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { debianPrograms, startTestPostgres } from '../../../tools/setup/postgres.mjs';
import { untilLive } from '../shop/own-shop';
import { Server } from '../shop/server';
import { makeNextShell, publish } from '../two-shells/shells';
import { type Name, onLoopback } from './loopback';
import { makeNextApi } from './next-api';
import { accountOf, Program } from './program';

/** A process that is killed and started again, shells and APIs with the next build. */
export interface Part {
  readonly name: string;
  readonly kill: () => Promise<unknown>;
  readonly start: () => Promise<unknown>;
  /** Whether the API has no database without it. */
  readonly isDatabase?: boolean;
  /** Whether it counts purchases for rate limits; buying must continue without it. */
  readonly countsTries?: boolean;
}

/** Paths of the programs from Debian's packages. */
export interface Paths {
  readonly nginx: string;
  readonly pgbouncer: string;
  readonly valkey: string;
}

/** Creates a replica of a PostgreSQL server, which replicates once it is started. */
function copyOf(url: string, data: string, replicaUrl: string): Program {
  const account = accountOf('postgres');
  const programs = debianPrograms() ?? '';
  const { port, username } = new URL(url);
  mkdirSync(data);
  if (account.uid && account.gid) chownSync(data, account.uid, account.gid);
  const from = ['-h', '127.0.0.1', '-p', port, '-U', username];
  execFileSync(join(programs, 'pg_basebackup'), [...from, '-D', data, '-R', '-c', 'fast'], {
    ...account,
    cwd: data,
  });
  chmodSync(data, 0o700);
  const options = ['-p', new URL(replicaUrl).port, '-k', data, '-c', 'listen_addresses=127.0.0.1'];
  return new Program(join(programs, 'postgres'), ['-D', data, ...options], replicaUrl, account);
}

/** Starts the processes of `compose.yaml` on this machine. `stop` stops them and removes their files. */
export async function startSite(paths: Paths) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-many-'));
  // Servers under other accounts read files in it.
  chmodSync(folder, 0o755);
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ending.reverse()) await end();
  };
  try {
    const postgres = await startTestPostgres();
    ending.push(postgres.stop);
    const { stopAtOnce, start: startPostgres } = postgres;
    const places = await onLoopback(folder, postgres.url);
    const [nextShell, nextApi] = [makeNextShell(), makeNextApi()];
    ending.push(nextShell.remove, nextApi.remove);

    const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
    const nginxOf = (file: string, url: string) =>
      new Program(
        paths.nginx,
        ['-c', file, '-p', folder, '-g', `daemon off; master_process off;${asRoot}`],
        url,
      );
    const pgbouncer = new Program(
      paths.pgbouncer,
      [places.pgbouncer],
      places.urlOf('pgbouncer:6432'),
      accountOf('postgres'),
    );
    const valkey = new Program(paths.valkey, [places.valkey], places.urlOf('valkey:6379'));
    const replica = copyOf(postgres.url, join(folder, 'replica'), places.urlOf('replica:5432'));
    const remotes = nginxOf(places.remotes, places.urlOf('remotes:8080'));
    const nginx = nginxOf(places.nginx, places.url);

    const published = join(folder, 'assets');
    for (const project of [root, nextShell.folder]) publish(project, published);
    const server = (script: string, name: Name, service: string, data = service) => {
      const { port } = new URL(places.urlOf(name));
      return new Server(script, places.urlOf(name), {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        ...places.variablesOf(service),
        DATABASE_READ_URL: postgres.url.replace(/:\d+\//, `:${places.portOf('replica:5432')}/`),
        API_PORT: port,
        SHELL_PORT: port,
        PAYMENT_SANDBOX_PORT: port,
        // Differs from the images, so that every page is rendered on a slow machine, too.
        RENDER_DEADLINE_MS: '60000',
        SHELL_ASSETS_DIR: published,
        DATA_DIR: join(folder, data),
        SANDBOX_IPN_RETRY_SECONDS: '10',
      });
    };
    const sandbox = server('tools/payment-sandbox/dist/main.mjs', 'payment-sandbox:4100', 'payment-sandbox');
    // Both APIs share one data folder, as in compose.yaml.
    const apis = (['api-1:4000', 'api-2:4000'] as const).map((name) =>
      server('api/dist/main.mjs', name, 'api-1', 'api'),
    );
    const shells = (['shell-1:3000', 'shell-2:3000'] as const).map((name) =>
      server('shell/dist/server/main.mjs', name, name.slice(0, 'shell-1'.length)),
    );
    const first = [pgbouncer, replica, valkey, remotes, nginx, sandbox];
    ending.push(...[...first, ...apis, ...shells].map(({ kill }) => kill));
    await Promise.all(first.map((each) => each.start()));
    await Promise.all(apis.map((api) => api.start()));
    const startShell = async (shell: Server, project = root) => {
      await shell.start(project);
      await untilLive(shell.url);
    };
    for (const shell of shells) await startShell(shell);

    const parts: readonly Part[] = [
      ...shells.map((shell, index) => ({
        name: `shell ${index + 1}`,
        kill: shell.kill,
        start: () => startShell(shell, nextShell.folder),
      })),
      ...apis.map((api, index) => ({
        name: `API ${index + 1}`,
        kill: api.kill,
        start: () => api.start(nextApi.folder),
      })),
      { name: 'nginx', kill: nginx.kill, start: () => nginx.start() },
      { name: 'host of remotes', kill: remotes.kill, start: () => remotes.start() },
      { name: 'replica', kill: replica.kill, start: () => replica.start() },
      { name: 'PgBouncer', kill: pgbouncer.kill, start: () => pgbouncer.start(), isDatabase: true },
      { name: 'PostgreSQL', kill: stopAtOnce, start: startPostgres, isDatabase: true },
      { name: 'Valkey', kill: valkey.kill, start: () => valkey.start(), countsTries: true },
    ];
    return {
      parts,
      sandbox,
      url: places.url,
      api: new Server('', places.apiUrl, {}),
      apiUrls: apis.map(({ url }) => url),
      /** URLs that must respond before the next fault. */
      ready: [...apis, ...shells].map(({ url }) => `${url}/ready`),
      database: { DATABASE_URL: postgres.url },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
