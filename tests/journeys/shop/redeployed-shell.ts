import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/bundler/free-port.mjs';
import { listening } from '../../kit/listening';
import { Server } from '../../kit/server';
import { list } from './public-pages';
import { recordProcess, type ShopState, untilRendered } from './state';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Folder of another build of the same sources, with the layout of `shell/dist`; built once per shop. */
async function nextBuild(shop: ShopState): Promise<string> {
  const { buildNextVersion } = await import('../../kit/next-version.mjs');
  const folder = join(dirname(shop.environmentFile), 'shell-next');
  if (!existsSync(join(folder, 'server/main.mjs'))) await buildNextVersion('shell', folder);
  return folder;
}

interface Build {
  /** Folder of the files for browsers. */
  readonly browser: string;
  readonly port: number;
}

/** Starts a shell for the same API and remotes from a copy of a build. The global tear-down stops it. */
async function serve(shop: ShopState, built: string, more: object): Promise<Build> {
  const folder = mkdtempSync(join(dirname(shop.environmentFile), 'shell-'));
  const dist = join(folder, 'shell/dist');
  cpSync(built, dist, { recursive: true });
  cpSync(join(root, 'shell/package.json'), join(folder, 'shell/package.json'));
  for (const packages of ['node_modules', 'shell/node_modules'])
    symlinkSync(join(root, packages), join(folder, packages));
  const environment = { ...JSON.parse(readFileSync(shop.environmentFile, 'utf8')), ...more };
  writeFileSync(join(folder, 'environment.json'), JSON.stringify(environment));
  const port = await freePort();
  const server = new Server('shell/dist/server/main.mjs', `http://127.0.0.1:${port}`, {
    ...process.env,
    SHELL_PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    SHOP_ENVIRONMENT_FILE: join(folder, 'environment.json'),
  });
  await server.start(folder);
  recordProcess(server.child?.pid ?? 0);
  await untilRendered(server.url + list);
  return { browser: join(dist, 'browser'), port };
}

const started = new Map<string, Promise<Build>>();

/** Starts the process of a build when it is first needed; later tests share it. */
function build(shop: ShopState, which: 'first' | 'next', more: object): Promise<Build> {
  const key = which + JSON.stringify(more);
  const running = started.get(key);
  if (running) return running;
  const folder = which === 'first' ? Promise.resolve(join(root, 'shell/dist')) : nextBuild(shop);
  const starting = folder.then((built) => serve(shop, built, more));
  started.set(key, starting);
  return starting;
}

/**
 * Starts a second shell for the same API and remotes, at a new URL, from which the API allows public reads
 * only. `deploy` switches the URL to another build of the same sources, like a load balancer.
 * @param more fields that override those of the environment file
 */
export async function startSecondShell(shop: ShopState, more: Readonly<Record<string, unknown>> = {}) {
  let live = await build(shop, 'first', more);
  const front = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming;
    const inner = request({ host: '127.0.0.1', port: live.port, method, path, headers }, (fromShell) => {
      response.writeHead(fromShell.statusCode ?? 502, fromShell.headers);
      fromShell.pipe(response);
    });
    inner.on('error', () => response.destroy());
    incoming.pipe(inner);
  });
  front.unref();
  const url = `http://localhost:${await listening(front)}`;
  return {
    url,
    async deploy(): Promise<void> {
      live = await build(shop, 'next', more);
    },
  };
}
