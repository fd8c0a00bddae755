import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tools/workspace/paths.mjs';
import { startTestPostgres } from '../../../tools/workspace/postgres.mjs';
import { copyProject } from '../../kit/copied-project.mjs';
import { copyNextShell } from '../../kit/next-version.mjs';
import { untilLive } from '../../kit/own-shop';
import { accountOf, nginxWith, Program } from '../../kit/program';
import { Server } from '../../kit/server';
import { onLoopback } from './loopback';

/** A process that is killed and started again, shells and APIs with the next build. */
interface Part {
  readonly name: string;
  readonly kill: () => Promise<unknown>;
  readonly start: () => Promise<unknown>;
  /** Whether the API has no database without it. */
  readonly isDatabase?: boolean;
}

const part = (name: string, { kill, start }: Program): Part => ({ name, kill, start });

/** Paths of the programs from Debian's packages. */
type Paths = Readonly<Record<'nginx' | 'pgbouncer' | 'valkey', string>>;

/** Sends a signal to a process and its children. */
async function signal(pid: number, name: NodeJS.Signals): Promise<void> {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const each of [pid, ...children.map(Number)]) process.kill(each, name);
}

/** Creates a project whose API reports another version in `/health`. @returns the root, which the caller removes */
function copyNextApi(): string {
  const folder = copyProject('api');
  cpSync(join(root, 'api/dist'), join(folder, 'api/dist'), { recursive: true });
  const main = join(folder, 'api/dist/main.mjs');
  writeFileSync(main, readFileSync(main, 'utf8').replace("'1.0.0'", "'1.0.1'"));
  return folder;
}

/** Starts the processes of `compose.yaml` on this machine. `stop` stops them and removes their files. */
export async function startSite(paths: Paths) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-many-'));
  // Servers under other accounts read files in it.
  chmodSync(folder, 0o755);
  const next = { shell: await copyNextShell(), api: copyNextApi() };
  const remove = (path: string) => rmSync(path, { recursive: true, force: true });
  const ending: (() => unknown)[] = [folder, next.shell, next.api].map((path) => () => remove(path));
  const stop = async () => {
    for (const end of ending.reverse()) await end();
  };
  try {
    const postgres = await startTestPostgres();
    ending.push(postgres.stop);
    const places = await onLoopback(folder, postgres.url);
    const [proxyPort, remotesPort] = ['shop.localhost:8080', 'remotes:8080'].map(places.portOf);
    const bouncerPort = places.portOf('pgbouncer:6432');
    const pgbouncer = new Program(paths.pgbouncer, [places.pgbouncer], bouncerPort, accountOf('postgres'));
    const valkey = new Program(paths.valkey, [places.valkey], places.portOf('valkey:6379'));
    const remotes = nginxWith(paths.nginx, places.remotes, folder, remotesPort ?? 0);
    const nginx = nginxWith(paths.nginx, places.nginx, folder, proxyPort ?? 0);

    const published = join(folder, 'assets');
    for (const project of [root, next.shell])
      execFileSync(process.execPath, [
        join(project, 'shell/dist/server/publish-assets.mjs'),
        '--to',
        published,
      ]);
    const server = (script: string, name: string, service: string, data = service) => {
      const port = String(places.portOf(name));
      return new Server(script, places.urlOf(name), {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        ...places.variablesOf(service),
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
    const apis = ['api-1:4000', 'api-2:4000'].map((name) =>
      server('api/dist/main.mjs', name, 'api-1', 'api'),
    );
    const shells = ['shell-1', 'shell-2'].map((name) =>
      server('shell/dist/server/main.mjs', `${name}:3000`, name),
    );
    const first = [pgbouncer, valkey, remotes, nginx, sandbox];
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
        start: () => startShell(shell, next.shell),
      })),
      ...apis.map((api, index) => ({
        name: `API ${index + 1}`,
        kill: api.kill,
        start: () => api.start(next.api),
      })),
      part('nginx', nginx),
      part('host of remotes', remotes),
      { ...part('PgBouncer', pgbouncer), isDatabase: true },
      { name: 'PostgreSQL', kill: postgres.stopAtOnce, start: postgres.start, isDatabase: true },
      {
        name: 'PostgreSQL, suspended',
        kill: () => signal(postgres.pid, 'SIGSTOP'),
        start: () => signal(postgres.pid, 'SIGCONT'),
        isDatabase: true,
      },
      part('Valkey', valkey),
    ];
    return {
      parts,
      sandbox,
      url: places.urlOf('shop.localhost:8080'),
      api: { url: places.urlOf('shop.localhost:8081') },
      /** URLs that must respond before the next fault. */
      ready: [...apis, ...shells].map(({ url }) => `${url}/ready`),
      database: { DATABASE_URL: postgres.url },
      /** Stops the second shell and starts it with another build. @returns the exit code */
      async replaceShell(project: 'first' | 'next') {
        const [, shell] = shells;
        const code = await shell?.stop();
        if (shell) await startShell(shell, project === 'next' ? next.shell : root);
        return code;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
