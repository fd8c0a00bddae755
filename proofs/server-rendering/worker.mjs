import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../../scripts/setup/paths.mjs';

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

/** Answers what the API said once, again and again: the figures are then those of the rendering alone. */
export async function startEcho(api) {
  const known = new Map();
  const server = createServer(async (request, response) => {
    if (!known.has(request.url)) {
      const answer = await fetch(`${api}${request.url}`);
      known.set(request.url, { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) });
    }
    const { status, body } = known.get(request.url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
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
export async function startRenderWorker(apiUrl) {
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
  const waiting = new Map();
  let nextId = 0;
  await new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (answer) => {
      if (answer.kind === 'ready') resolve();
      else if (answer.kind === 'refused') reject(new Error(answer.reason));
      else if (answer.id !== 'heap' || answer.kind === 'heap') {
        waiting.get(answer.id)?.(answer);
        waiting.delete(answer.id);
      }
    });
  });
  const ask = (message) =>
    new Promise((resolve) => {
      waiting.set(message.id, resolve);
      worker.postMessage(message);
    });
  return {
    async render(pathname) {
      nextId += 1;
      const answer = await ask({ id: nextId, pathname, page: 'proof', frame: nextId === 1 ? frame : null });
      if (answer.kind !== 'page') throw new Error(`${pathname}: ${answer.reason ?? answer.kind}`);
      return answer.page;
    },
    /** MB after garbage collection. */
    async heap() {
      return (await ask({ id: 'heap', pathname: '/' })).bytes / 1e6;
    },
    stop: () => worker.terminate(),
  };
}
