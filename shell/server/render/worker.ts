import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createRoutes } from '../../src/routes';
import { createRenderer, readRoutes } from './create-renderer';
import type { RenderFrame, RenderOrder, WorkerAnswer, WorkerOrder } from './messages';
import { PageWriter } from './page-writer';
import { rememberingFetch } from './remembering-fetch';
import { requireShared } from './shared-modules';
import { uncompressedFetch } from './uncompressed-fetch';

/** Evaluates a remote's server bundle. Trusted code of another team: contained by the worker, not by this function. */
function evaluate(source: string, filename: string): unknown {
  const wrapper = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename,
  }).runInThisContext();
  const module: { exports: { default?: unknown } } = { exports: {} };
  wrapper(module.exports, requireShared, module);
  return module.exports.default;
}

interface Preloadable {
  readonly handle?: { preload?(): Promise<unknown> };
  readonly children?: readonly Preloadable[];
}

/** Loads the code of every page now: one that throws is refused before a visitor meets it. */
async function preloadAll(routes: readonly Preloadable[]): Promise<void> {
  await Promise.all(
    routes.map(async ({ handle, children }) =>
      Promise.all([handle?.preload?.(), preloadAll(children ?? [])]),
    ),
  );
}

/** ms; the first page compiles as it goes, and nobody waits for it. */
const warmUpLimit = 3000;

/** An address that every version has: the first page without a variable part. */
function plainPath(routes: unknown): string {
  const paths = (routes as readonly { path?: string }[]).map(({ path }) => path ?? ':');
  return `/${paths.find((path) => !path.includes(':') && !path.includes('*')) ?? ''}`;
}

const order = workerData as WorkerOrder;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker of the shell server');
const answer = (message: WorkerAnswer, handedOver: readonly ArrayBuffer[] = []) =>
  port.postMessage(message, handedOver);

globalThis.fetch = rememberingFetch(uncompressedFetch(globalThis.fetch));

async function take() {
  const { remote, environment, deadline } = order;
  const routes = remote ? evaluate(remote.source, `${remote.name}-${remote.hash}.cjs`) : null;
  const pages = await readRoutes(remote?.name ?? '', routes ?? [{ id: 'none' }]);
  await preloadAll(createRoutes(pages) as readonly Preloadable[]);
  const render = createRenderer({ environment, deadline, remote: remote?.name ?? null, pages });
  await render(routes ? plainPath(routes) : '/', warmUpLimit).catch(() => undefined);
  return render;
}

// A promise that a page's code forgot is told and costs nothing more.
process.on('unhandledRejection', (reason) => console.error(reason));

take().then(
  (render) => {
    const frames = new Map<string, RenderFrame>();
    const writer = new PageWriter();

    async function finish({ id, pathname, page }: RenderOrder, frame: RenderFrame | undefined) {
      if (!frame) throw new Error(`pas de cadre pour ${page}`);
      const result = await render(pathname);
      if ('redirect' in result) {
        answer({ kind: 'redirect', id, location: result.redirect, status: result.status });
        return;
      }
      const { parts, ...rest } = result;
      const html = writer.compress(frame, parts);
      answer({ kind: 'page', id, page: { ...rest, html } }, [html.buffer]);
    }

    const begin = (order: RenderOrder, frame: RenderFrame | undefined) => {
      finish(order, frame).catch((error: unknown) =>
        answer({
          kind: 'failed',
          id: order.id,
          reason: error instanceof Error ? error.message : String(error),
        }),
      );
    };
    port.on('message', (order: RenderOrder) => {
      if (order.frame) frames.set(order.page, order.frame);
      // Orders are taken until none is left before any socket is read: pages made at once from what is remembered would
      // keep those that wait for the API past their deadline. With the frame of now: a newer one may come before its turn.
      setImmediate(begin, order, frames.get(order.page));
    });
    answer({ kind: 'ready' });
  },
  (error: unknown) =>
    answer({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) }),
);
