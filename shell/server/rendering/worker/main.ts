// Must be the first import.
import './public-path';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import * as reactJsxDevRuntime from 'react/jsx-dev-runtime';
import * as reactJsxRuntime from 'react/jsx-runtime';
import { isApiError } from 'shared-contracts/http';
import { libraries } from '../../../src/federation/libraries';
import { createRemotePages } from '../../../src/federation/remote-pages';
import { loaderOf } from '../../../src/federation/use-federation';
import { createRoutes } from '../../../src/routes';
import { requestHeaders } from '../request-headers';
import type { HtmlTemplate, RemoteCode, RenderJob, WorkerInit, WorkerMessage } from '../worker-messages';
import { apiFetch } from './api-fetch';
import { createRenderer } from './create-renderer';
import { PageCompressor } from './page-compressor';

/** The modules that a remote's server bundle can require, as instances of the shell. */
const sharedModules: Readonly<Record<string, object>> = {
  ...libraries,
  'react/jsx-runtime': reactJsxRuntime,
  'react/jsx-dev-runtime': reactJsxDevRuntime,
};

/** Implements `require` for a remote's server bundle. @throws when the module is not shared */
function requireShared(request: string): unknown {
  const found = sharedModules[request];
  if (!found) throw new Error(`demande '${request}', que la boutique ne partage pas`);
  return found;
}

/** Evaluates a server bundle: trusted code of another team, isolated by the worker, not by this function. */
function evaluateBundle({ name, hash, source }: RemoteCode): unknown {
  const filename = `${name}-${hash}.cjs`;
  const evaluate = compileFunction(source, ['exports', 'require', 'module'], { filename });
  const module: { exports: { default?: unknown } } = { exports: {} };
  evaluate(module.exports, requireShared, module);
  return module.exports.default;
}

interface Preloadable {
  readonly handle?: { preload?(): Promise<unknown> };
  readonly children?: readonly Preloadable[];
}

/** Loads the code of every page, so that a version whose code throws is refused before visitors get it. */
async function preloadAll(routes: readonly Preloadable[]): Promise<void> {
  await Promise.all(
    routes.flatMap(({ handle, children = [] }) => [handle?.preload?.(), preloadAll(children)]),
  );
}

/** Milliseconds for the first page: its code is compiled meanwhile, and no visitor waits for it. */
const warmUpLimit = 3000;

/** Bytes outside the V8 heap, such as buffers, that a worker may keep after a page; V8 limits only its heap. */
const externalLimit = 256_000_000;

const init = workerData as WorkerInit;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker of the shell server');
const post = (message: WorkerMessage, transferred: readonly ArrayBuffer[] = []) =>
  port.postMessage(message, transferred);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Members of `process` that give access to files, native code or other processes (decision 009). */
const restricted = 'getBuiltinModule binding _linkedBinding dlopen kill _kill report loadEnvFile'.split(' ');
// Once this worker's own modules are loaded.
for (const name of restricted) Object.defineProperty(process, name, { value: undefined });
globalThis.fetch = apiFetch(globalThis.fetch);

async function start() {
  const { remote, environment, owners, firstPath, deadline } = init;
  const pages = createRemotePages(
    loaderOf(async () => remote && evaluateBundle(remote)),
    owners,
  );
  if (remote) await pages.learn(remote.name);
  await preloadAll(createRoutes({ owners, pages }) as readonly Preloadable[]);
  const render = createRenderer({ environment, owners, deadline, remote: remote?.name ?? null, pages });
  if (firstPath === null) return render;
  await render(firstPath, () => new Uint8Array(), warmUpLimit).catch((error: unknown) => {
    // While the API is down, a good version fails as well.
    if (!isApiError(error)) throw error;
  });
  return render;
}

// For promises that the code of a page does not await.
process.on('unhandledRejection', (reason) => console.error(reason));

start().then(
  (render) => {
    const templates = new Map<string, HtmlTemplate>();
    const compressor = new PageCompressor();

    async function run({ id, target, page, limit }: RenderJob, template: HtmlTemplate | undefined) {
      try {
        if (!template) throw new Error(`pas de cadre pour ${page}`);
        const outcome = await render(target, (parts) => compressor.compress(template, parts), limit);
        post({ kind: 'done', id, outcome }, outcome.kind === 'page' ? [outcome.html.buffer] : []);
      } catch (error) {
        post({ kind: 'failed', id, reason: reasonOf(error) });
      }
      if (process.memoryUsage().external > externalLimit) post({ kind: 'full' });
    }

    port.on('message', (job: RenderJob) => {
      if (job.template) templates.set(job.page, job.template);
      // All queued jobs are read first: rendering each at once would delay pages that wait for the API.
      // The template is read now, since a newer one may arrive before the job runs.
      const template = templates.get(job.page);
      setImmediate(() => requestHeaders.run(job.headers, run, job, template));
    });
    post({ kind: 'ready' });
  },
  (error: unknown) => post({ kind: 'refused', reason: reasonOf(error) }),
);
