import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/build/free-port.mjs';
import { listening } from '../../../tools/setup/testing/listening';
import { Server } from '../../resilience/shop/server';
import { recordProcess, type ShopState } from './state';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Folder of another build of the same sources, as it is in `shell/dist`; made once per shop. */
async function nextBuild(shop: ShopState): Promise<string> {
  const { buildNextVersion } = await import('../../../tools/setup/testing/next-version.mjs');
  const folder = join(dirname(shop.environmentFile), 'shell-next');
  if (!existsSync(join(folder, 'server/main.mjs'))) await buildNextVersion('shell', folder);
  return folder;
}

interface Build {
  /** Folder of its files for browsers. */
  readonly browser: string;
  readonly port: number;
}

/** Starts a shell of its own before the same API and remotes, from a copy of a build. The set-up ends it. */
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
  return { browser: join(dist, 'browser'), port };
}

const started = new Map<string, Promise<Build>>();

/** A process starts when its build is first needed, and serves all later tests. */
function build(shop: ShopState, which: 'first' | 'next', more: object): Promise<Build> {
  const key = which + JSON.stringify(more);
  const known = started.get(key);
  if (known) return known;
  const folder = which === 'first' ? Promise.resolve(join(root, 'shell/dist')) : nextBuild(shop);
  const begun = folder.then((built) => serve(shop, built, more));
  started.set(key, begun);
  return begun;
}

/**
 * A second shell before the same API and remotes, at a URL of the test's own. The API lets its pages read what is public
 * alone. `deploy` lets another build of the same sources answer there, as a load balancer does. `more`: fields of its
 * environment file.
 */
export async function shellOfItsOwn(shop: ShopState, more: Readonly<Record<string, unknown>> = {}) {
  let live = await build(shop, 'first', more);
  const front = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const inner = request({ host: '127.0.0.1', port: live.port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    inner.on('error', () => answer.destroy());
    asked.pipe(inner);
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
