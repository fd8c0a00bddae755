import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { listening } from '../../../tools/commands/shop/listening';
import { root } from '../../../tools/setup/paths.mjs';

const renderer = join(root, 'shell/dist/render/worker.mjs');
const catalogue = join(root, 'mfe-catalogue/dist/browser');

/** Runs in the thread of the render worker, beside it: empties the heap and tells its size. */
const heapProbe = `
import { parentPort } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');
parentPort.on('message', async ({ id }) => {
  if (id !== 'heap') return;
  for (let turn = 0; turn < 3; turn += 1) { gc(); await new Promise((resolve) => setTimeout(resolve, 50)); }
  parentPort.postMessage({ kind: 'heap', id, bytes: process.memoryUsage().heapUsed });
});
await import(${JSON.stringify(`file://${renderer}`)});
`;

/** A message of the render worker, or of the probe beside it. */
interface Told {
  readonly kind: string;
  readonly id: number | string;
  readonly reason?: string;
  readonly page?: unknown;
  readonly bytes?: number;
}

/** Answers what the API said once, again and again: the figures are then those of the rendering alone. */
export async function startEcho(api: string) {
  const known = new Map<string, { status: number; body: Buffer }>();
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    let told = known.get(url);
    if (!told) {
      const answer = await fetch(`${api}${url}`);
      told = { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
      known.set(url, told);
    }
    const { status, body } = told;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const nothing = new Uint8Array();
/** Nothing stands around the page: the figures are those of the rendering. */
const frame = {
  page: 'proof',
  beforeHead: nothing,
  beforeBody: nothing,
  beforeData: nothing,
  end: nothing,
};

/** The shell's render worker with the catalogue's server bundle, without the server around it. */
export async function startRenderWorker(apiUrl: string) {
  const { server } = JSON.parse(readFileSync(join(catalogue, 'remote.json'), 'utf8'));
  const environment = JSON.parse(readFileSync(join(root, 'environments/local.json'), 'utf8'));
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(heapProbe)}`), {
    env: {},
    workerData: {
      environment: { ...environment, api: { url: apiUrl } },
      owners: environment.remotes,
      deadline: 5000,
      remote: {
        name: 'mfe-catalogue',
        source: readFileSync(join(catalogue, server.file), 'utf8'),
        hash: 'proof',
        isRendered: true,
      },
    },
  });
  const waiting = new Map<number | string, (answer: Told) => void>();
  let nextId = 0;
  await new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (answer: Told) => {
      if (answer.kind === 'ready') resolve();
      else if (answer.kind === 'refused') reject(new Error(answer.reason));
      else if (answer.id !== 'heap' || answer.kind === 'heap') {
        waiting.get(answer.id)?.(answer);
        waiting.delete(answer.id);
      }
    });
  });
  const ask = (message: { readonly id: number | string; readonly [name: string]: unknown }) =>
    new Promise<Told>((resolve) => {
      waiting.set(message.id, resolve);
      worker.postMessage(message);
    });
  return {
    async render(pathname: string) {
      nextId += 1;
      const answer = await ask({ id: nextId, pathname, page: 'proof', frame: nextId === 1 ? frame : null });
      if (answer.kind !== 'page') throw new Error(`${pathname}: ${answer.reason ?? answer.kind}`);
      return answer.page;
    },
    /** MB after garbage collection. */
    async heap() {
      return ((await ask({ id: 'heap', pathname: '/' })).bytes ?? Number.NaN) / 1e6;
    },
    stop: () => worker.terminate(),
  };
}
