import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { freePort } from '../../../tools/bundler/free-port.mjs';
import { root } from '../../../tools/workspace/paths.mjs';
import { listening } from '../../kit/listening';
import { Server } from '../../kit/server';
import { list } from './public-pages';
import { type ShopState, untilRendered } from './state';

/** Makes a project with another build of the shell, which is removed when this process ends. */
async function nextProject(): Promise<string> {
  const { copyNextShell } = await import('../../kit/next-version.mjs');
  const project = await copyNextShell();
  process.once('exit', () => rmSync(project, { recursive: true, force: true }));
  return project;
}

/** Starts the shell of a project for the same API and remotes, until this process ends. @returns its port */
async function serve(shop: ShopState, project: string, more: object): Promise<number> {
  const folder = mkdtempSync(join(dirname(shop.environmentFile), 'shell-'));
  const environment = { ...JSON.parse(readFileSync(shop.environmentFile, 'utf8')), ...more };
  writeFileSync(join(folder, 'environment.json'), JSON.stringify(environment));
  const port = await freePort();
  const server = new Server('shell/dist/server/main.mjs', `http://127.0.0.1:${port}`, {
    ...process.env,
    SHELL_PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    SHOP_ENVIRONMENT_FILE: join(folder, 'environment.json'),
  });
  await server.start(project);
  process.once('exit', () => server.child?.kill());
  await untilRendered(server.url + list);
  return port;
}

const started = new Map<string, Promise<number>>();

/** Starts the process of a build when it is first needed; later tests share it. */
function portOf(shop: ShopState, which: 'first' | 'next', more: object): Promise<number> {
  const key = which + JSON.stringify(more);
  const start = async () => serve(shop, which === 'first' ? root : await nextProject(), more);
  const port = started.get(key) ?? start();
  started.set(key, port);
  return port;
}

/**
 * Starts a second shell for the same API and remotes, at a new URL, from which the API allows public reads
 * only. `deploy` switches the URL to another build of the same sources, like a load balancer.
 * @param more fields that override those of the environment file
 */
export async function startSecondShell(shop: ShopState, more: Readonly<Record<string, unknown>> = {}) {
  let port = await portOf(shop, 'first', more);
  const front = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming;
    const inner = request({ host: '127.0.0.1', port, method, path, headers }, (fromShell) => {
      response.writeHead(fromShell.statusCode ?? 502, fromShell.headers);
      // An aborted stream aborts the other.
      pipeline(fromShell, response, () => {});
    });
    inner.on('error', () => response.destroy());
    incoming.pipe(inner);
  });
  front.unref();
  const url = `http://localhost:${await listening(front)}`;
  return {
    url,
    async deploy(): Promise<void> {
      port = await portOf(shop, 'next', more);
    },
  };
}
