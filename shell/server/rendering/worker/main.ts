// First of all.
import './public-path';
import { parentPort, workerData } from 'node:worker_threads';
import { isApiError } from 'shared-contracts/http';
import { createRoutes } from '../../../src/routes';
import type { RenderFrame, RenderJob, WorkerAnswer, WorkerInit } from '../protocol';
import { rememberingFetch } from './api-fetch';
import { createRenderer, readRoutes } from './create-renderer';
import { isLate } from './deadline';
import { evaluateBundle } from './evaluate-bundle';
import { PageWriter } from './page-writer';
import { closeMachine } from './remote-bundle';
import { uncompressedFetch } from './uncompressed-fetch';

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

/** ms; the first page compiles as it goes, and no visitor waits for it. */
const warmUpLimit = 3000;

/** A URL that every version has: the first page without a variable part. */
function plainPath(routes: readonly { path?: string }[]): string {
  const paths = routes.map(({ path }) => path ?? ':');
  return `/${paths.find((path) => !path.includes(':') && !path.includes('*')) ?? ''}`;
}

const init = workerData as WorkerInit;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker of the shell server');
const answer = (message: WorkerAnswer, handedOver: readonly ArrayBuffer[] = []) =>
  port.postMessage(message, handedOver);

closeMachine();
globalThis.fetch = rememberingFetch(uncompressedFetch(globalThis.fetch));

async function take() {
  const { remote, environment, owners, deadline } = init;
  const routes = remote ? evaluateBundle(remote.source, `${remote.name}-${remote.hash}.cjs`) : null;
  const pages = await readRoutes(remote?.name ?? '', routes ?? [{ id: 'none' }], owners);
  await preloadAll(createRoutes({ owners, pages }) as readonly Preloadable[]);
  const render = createRenderer({ environment, owners, deadline, remote: remote?.name ?? null, pages });
  if (remote && !remote.isRendered) return render;
  await render(remote ? plainPath(pages.routes(remote.name)) : '/', warmUpLimit).catch((error: unknown) => {
    // Without the API, or late, a good version fails as well.
    if (!isApiError(error) && !isLate(error)) throw error;
  });
  return render;
}

// A promise that a page's code forgot is told and costs nothing more.
process.on('unhandledRejection', (reason) => console.error(reason));

take().then(
  (render) => {
    const frames = new Map<string, RenderFrame>();
    const writer = new PageWriter();

    async function finish({ id, pathname, page }: RenderJob, frame: RenderFrame | undefined) {
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

    const begin = (job: RenderJob, frame: RenderFrame | undefined) => {
      finish(job, frame).catch((error: unknown) =>
        answer({
          kind: 'failed',
          id: job.id,
          reason: error instanceof Error ? error.message : String(error),
          late: isLate(error),
        }),
      );
    };
    port.on('message', (job: RenderJob) => {
      if (job.frame) frames.set(job.page, job.frame);
      // Jobs are taken until none is left before any socket is read: pages made at once from what is remembered would
      // keep those that wait for the API past their deadline. With the frame of now: a newer one may come before its turn.
      setImmediate(begin, job, frames.get(job.page));
    });
    answer({ kind: 'ready' });
  },
  (error: unknown) =>
    answer({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) }),
);
